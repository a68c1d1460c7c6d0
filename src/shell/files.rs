//! Files that commands read and write, and what keeps them from it.

use std::path::Path;
use std::sync::OnceLock;

use crate::shell::failure::{Failure, trouble};
use ardoise_desk::files::{self, Unwritten};
use ardoise_desk::store::StoreError;
use ardoise_desk::transfer;
use ardoise_rules::engine::Arg;

/// The text of a file, or of standard input for `-`.
///
/// # Errors
/// If it cannot be read as text, or is too large.
pub fn text(path: &Path) -> Result<String, Failure> {
    let file = path.display().to_string();
    if path.as_os_str() == "-" {
        return Ok(transfer::text(&file, Ok(std::io::stdin().lock()))?);
    }
    Ok(transfer::text(&file, files::opened(path))?)
}

/// The text of a table, or of standard input for `-`; one in the letters of older spreadsheets too.
///
/// # Errors
/// If it cannot be read, or is too large.
pub fn table(path: &Path) -> Result<String, Failure> {
    let file = path.display().to_string();
    // It can be read once, and a table is read in several ways.
    static TYPED: OnceLock<String> = OnceLock::new();
    if path.as_os_str() == "-" {
        if let Some(known) = TYPED.get() {
            return Ok(known.clone());
        }
        let text = transfer::table_text(&file, Ok(std::io::stdin().lock()))?;
        return Ok(TYPED.get_or_init(|| text).clone());
    }
    Ok(transfer::table_text(&file, files::opened(path))?)
}

/// The bytes of a file.
///
/// # Errors
/// If it cannot be read, or is too large.
#[cfg(feature = "xlsx")]
pub fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    Ok(transfer::file_bytes(&path.display().to_string(), files::opened(path))?)
}

/// Writes a file whole, over an ordinary one if there is one, but never over a database or through a link.
///
/// # Errors
/// If it cannot be written.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    files::write(path, bytes.as_ref()).map_err(unwritten)
}

/// A file that was not written: what stood in its place is as it was.
#[must_use]
pub fn unwritten(error: Unwritten) -> Failure {
    match error {
        Unwritten::Io { path, error } => unwritable(&path, &error),
        other => StoreError::from(other).into(),
    }
}

/// A file that cannot be written.
#[must_use]
pub fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    let file = Arg::Text(path.display().to_string());
    Failure::of("file-unwritable", vec![("file", file), ("detail", trouble(error))])
}
