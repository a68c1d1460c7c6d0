//! `ardoise reseat`: another player from the next deal on.

use crate::evening;
use crate::line::args::ReseatArgs;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::Change;
use ardoise_rules::engine::Say as _;
use ardoise_rules::notation;
use ardoise_rules::words::plain;

/// A player replaced.
///
/// # Errors
/// If nobody of that name plays, or somebody of the new name does.
pub fn run(shell: &mut Shell, args: &ReseatArgs) -> Result<(), Failure> {
    let mut desk = shell.desk_to_read()?.map(|_| shell.desk()).transpose()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, None, None)?;
    let from = found.next_deal();
    let table = found.play().table_at(from);
    let seat = notation::read_player(table, &args.player).map_err(|slip| Failure::refused(slip.said()))?;
    let reason = args.reason.clone().unwrap_or_default();
    let draft = found.draft(Change::Reseat { seat, with: args.with.clone(), reason })?;
    let now = evening::record(shell, &mut desk, draft)?;
    let report = now.report();
    evening::show(shell, &report, Scope::Last(10));
    if !shell.json {
        let (old, new) = (plain(table.name(seat)), plain(now.play().table_at(from).name(seat)));
        shell.sentence("reseated", &[("deal", &from.to_string()), ("old", &old), ("new", &new)]);
    }
    Ok(())
}
