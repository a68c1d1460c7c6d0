//! `ardoise rules diff`: two sets of rules side by side, only what differs, in words.

use serde_json::json;

use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::houses::Named;
use ardoise_rules::engine::Arg;

/// Compares two sets of rules of one game.
///
/// # Errors
/// If one of them is unknown, or they are of different games.
pub fn run(shell: &mut Shell, one: &str, other: &str) -> Result<(), Failure> {
    let Named { game, .. } = shell.houses().find(one, None)?;
    let Named { game: second, .. } =
        shell.houses().find(other, Some(game)).or_else(|_| shell.houses().find(other, None))?;
    if second.id() != game.id() {
        let args =
            vec![("one", Arg::Text(game.id().to_owned())), ("other", Arg::Text(second.id().to_owned()))];
        return Err(Failure::of("rules-of-two-games", args));
    }
    let left = shell.houses().resolve(game, Some(one), &[])?.options;
    let right = shell.houses().resolve(game, Some(other), &[])?.options;
    let ids = left.keys().chain(right.keys().filter(|id| !left.contains_key(*id)));
    let differing: Vec<(String, String, String)> = ids
        .filter(|id| left.get(*id) != right.get(*id))
        .map(|id| (id.clone(), pages::value_text(left.get(id)), pages::value_text(right.get(id))))
        .collect();
    if shell.json {
        let rows: Vec<_> = differing
            .iter()
            .map(|(id, a, b)| {
                json!({"option": id, "one": left.get(id), "other": right.get(id),
                "one_text": pages::meaning(game, id, a, &shell.speaker), "other_text": pages::meaning(game, id, b, &shell.speaker)})
            })
            .collect();
        shell.value(&json!({"format": 1, "game": game.id(), "one": one, "other": other, "options": rows}));
        return Ok(());
    }
    if differing.is_empty() {
        shell.sentence("rules-same", &[("one", one), ("other", other)]);
        return Ok(());
    }
    let page = pages::differing(game, [one, other], &differing, &shell.speaker);
    shell.page(&page);
    Ok(())
}
