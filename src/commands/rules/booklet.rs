//! `ardoise rules booklet`: the rulebook of a game with the values of a house, to hand out.

use serde_json::json;

use crate::commands::rules::asked;
use crate::pages::{self, House};
use crate::shell::Shell;
use crate::shell::failure::Failure;

/// Shows the booklet of those rules.
///
/// # Errors
/// If there are none of that name, or options clash.
pub fn booklet(shell: &mut Shell, name: Option<&str>, set: &[String]) -> Result<(), Failure> {
    let (game, ours) = asked(shell, name, set)?;
    let usual = shell.houses().resolve(game, Some(game.id()), &[])?;
    let page = pages::booklet(House { game, ours: &ours, usual: &usual }, &shell.speaker);
    if shell.json {
        let text = crate::render::markdown(&page);
        shell.value(&json!({"format": 1, "game": game.id(), "rules": ours, "text": text}));
        return Ok(());
    }
    shell.page(&page);
    Ok(())
}
