//! `ardoise rules diff`: two sets of rules side by side, only what differs, in words.

use serde_json::json;

use crate::commands::rules::meaning;
use crate::pages::{Cell, Column, Doc, Table, Tone};
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
        return Err(Failure::shell("rules-of-two-games", args));
    }
    let left = shell.houses().resolve(game, Some(one), &[])?.options;
    let right = shell.houses().resolve(game, Some(other), &[])?.options;
    let ids = left.keys().chain(right.keys().filter(|id| !left.contains_key(*id)));
    let word = |value: Option<&serde_json::Value>| {
        value
            .map_or_else(String::new, |value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    };
    let differing: Vec<(String, String, String)> = ids
        .filter(|id| left.get(*id) != right.get(*id))
        .map(|id| (id.clone(), word(left.get(id)), word(right.get(id))))
        .collect();
    if shell.json {
        let rows: Vec<_> = differing
            .iter()
            .map(|(id, a, b)| {
                json!({"option": id, "one": left.get(id), "other": right.get(id),
                "one_text": meaning(shell, game, id, a), "other_text": meaning(shell, game, id, b)})
            })
            .collect();
        shell.value(&json!({"format": 1, "game": game.id(), "one": one, "other": other, "options": rows}));
        return Ok(());
    }
    if differing.is_empty() {
        shell.sentence("rules-same", &[("one", one), ("other", other)]);
        return Ok(());
    }
    let speaker = &shell.speaker;
    let columns = vec![Column::words(speaker.word("rules-option")), Column::words(one), Column::words(other)];
    let said = |id: &str, value: &str| match speaker.option(game.id(), &format!("option-{id}-{value}")) {
        Some(text) => format!("{value} — {text}"),
        None => value.to_owned(),
    };
    let rows = differing
        .iter()
        .map(|(id, a, b)| {
            let about = speaker.option(game.id(), &format!("option-{id}"));
            let about = about.map_or_else(|| id.clone(), |text| format!("{id} — {text}"));
            vec![Cell::toned(about, Tone::Strong), Cell::plain(said(id, a)), Cell::plain(said(id, b))]
        })
        .collect();
    let mut doc = Doc::default();
    doc.table(Table { columns, rows });
    shell.page(&doc);
    Ok(())
}
