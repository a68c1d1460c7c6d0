//! A table that stops: whether it may, and the record of it.

use crate::evening;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Change, Evening, Lines};
use ardoise_rules::engine::{Report, TableEvent};
use ardoise_rules::words::plain;

/// Records that the table stops, and gives the report of the match that is over.
///
/// # Errors
/// If nothing was played, a deal is open, or the match is over.
pub fn close(
    shell: &Shell,
    desk: &mut Desk,
    found: &Evening,
    reason: Option<&str>,
) -> Result<Report, Failure> {
    let draft = found.draft(stop(reason))?;
    Ok(evening::record(shell, desk, draft)?.report())
}

/// Could the table stop here?
#[must_use]
pub fn may(found: &Evening) -> bool {
    found.draft(stop(None)).is_ok()
}

/// The table stops, with a word on why.
fn stop(reason: Option<&str>) -> Change {
    let event = TableEvent::Close(reason.map(plain).unwrap_or_default());
    Change::Events { lines: Lines::from(vec![event.stored()]), as_played: true }
}
