//! `ardoise players rename`, `merge`, `split` and `log`: names that are one player.

use serde_json::json;

use crate::pages::figure;
use crate::season::season;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::players::Joined;
use ardoise_desk::store::{NamingKind, Span};
use ardoise_rules::words::plain;

/// Writes down that a name is read as another.
pub(super) fn join(shell: &mut Shell, kind: NamingKind, name: &str, target: &str) -> Result<(), Failure> {
    let mut desk = shell.desk()?;
    let season = season(shell, &desk, &Span::default(), false)?;
    let Joined { from, target, matches } = desk.read_as(&season, kind, name, target)?;
    if shell.json {
        shell.value(&json!({"format": 1, "name": from, "target": target, "matches": matches}));
        return Ok(());
    }
    let (from, target, count) = (plain(&from), plain(&target), matches.to_string());
    shell.sentence("players-renamed", &[("name", &from), ("target", &target), ("count", &count)]);
    Ok(())
}

/// Writes down that a name stands for itself again.
pub(super) fn split(shell: &mut Shell, name: &str) -> Result<(), Failure> {
    let name = shell.desk()?.read_as_itself(name)?;
    if shell.json {
        shell.value(&json!({"format": 1, "name": name, "target": null}));
    } else {
        shell.sentence("players-split", &[("name", &name)]);
    }
    Ok(())
}

/// Who was called what, when, and who wrote it down.
pub(super) fn log(shell: &mut Shell) -> Result<(), Failure> {
    let list = match shell.desk_to_read()? {
        Some(desk) => desk.store().namings()?,
        None => Vec::new(),
    };
    if shell.json {
        let rows: Vec<_> = list
            .iter()
            .map(|entry| {
                json!({
                    "id": entry.id, "at": ardoise_desk::evening::moment(entry.at), "author": entry.author,
                    "kind": entry.kind.word(), "name": entry.name, "target": entry.target,
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "names": rows}));
        return Ok(());
    }
    for entry in &list {
        let id = format!("players-log-{}", entry.kind.word());
        let (name, target) = (plain(&entry.name), plain(entry.target.as_deref().unwrap_or_default()));
        let what = shell.speaker.phrase(&id, &[("name", &name), ("target", &target)]);
        let when = figure::moment(entry.at, &shell.speaker);
        let line = format!("{when}  {}  {what}\n", plain(&entry.author));
        shell.raw(&line);
    }
    Ok(())
}
