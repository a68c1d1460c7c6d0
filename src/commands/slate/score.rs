//! `ardoise score`: scores a sheet without touching the database.

use crate::evening::{self, sheet};
use crate::line::args::ScoreArgs;
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;

/// Scores a sheet; findings are listed, only what cannot be true is refused, with its line.
///
/// # Errors
/// At the first line that cannot be read or cannot be true.
pub fn run(shell: &mut Shell, args: &ScoreArgs) -> Result<(), Failure> {
    let placed = sheet::place(shell, &args.file)?;
    let report = placed.report();
    evening::show(shell, &report, Scope::Whole);
    if args.explain && !shell.json {
        let page = pages::explain(&report, &shell.speaker, None);
        shell.raw("\n");
        shell.page(&page);
    }
    Ok(())
}
