//! A sheet from a file, played without touching the database.

use std::path::Path;

use crate::shell::failure::Failure;
use crate::shell::{Shell, files};
use ardoise_desk::transfer::{self, Placed};

/// Reads a sheet and plays it; nothing is written anywhere.
///
/// # Errors
/// At the first line that cannot be read or cannot be true.
pub fn place(shell: &Shell, path: &Path) -> Result<Placed, Failure> {
    let (file, text) = (path.display().to_string(), files::text(path)?);
    let sheet = shell.houses().sheet(&text).map_err(|error| Failure::from(*error).file(file.clone()))?;
    let placed = transfer::place(sheet, shell.now()).and_then(Placed::certain);
    Ok(placed.map_err(|failure| failure.file(file))?)
}
