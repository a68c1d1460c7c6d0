//! The matches that statistics read, packed where that is still to be done: with a bar if it lasts.

use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use ardoise_desk::Desk;
use ardoise_desk::records::{self, Season};
use ardoise_desk::store::Span;

/// The matches of a span, players under the names they are read as; `with_deals`: with what their deals add up to.
///
/// # Errors
/// If the database cannot be read.
pub fn season(shell: &Shell, desk: &Desk, span: &Span, with_deals: bool) -> Result<Season, Failure> {
    Ok(records::season(desk.store(), span, with_deals, &mut |blocks| pack(shell, blocks))?)
}

/// Packs the results that statistics read, where matches have changed since that was last done.
///
/// # Errors
/// If the database cannot be read.
pub fn packed_up(shell: &Shell) -> Result<(), Failure> {
    if let Some(desk) = shell.desk_to_read()? {
        let lacking = desk.store().undigested()?;
        drop(desk);
        pack(shell, &lacking);
    }
    Ok(())
}

/// Packs these blocks, where the database can be written.
fn pack(shell: &Shell, blocks: &[i64]) {
    if blocks.is_empty() {
        return;
    }
    let Ok(mut desk) = shell.desk() else { return };
    if desk.store().is_read_only() {
        return;
    }
    let bar = Progress::new(shell, "progress-digest", Some(blocks.len()));
    records::pack(desk.store_mut(), blocks, &|| bar.step());
}
