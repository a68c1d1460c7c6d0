//! What an amendment changes, as a page and for machines.

use serde_json::{Value, json};

use super::amend::Amended;
use super::matches::{self, Match};
use super::shell::Shell;
use crate::view::{self, Doc};
use ardoise_rules::engine::{Misfit, Report};

/// The change and what it does to the match, as a page.
#[must_use]
pub fn preview(shell: &Shell, found: &Match, amended: &Amended, before: &Report, after: &Report) -> Doc {
    let speaker = &shell.speaker;
    let mut doc = Doc::default();
    doc.heading(speaker.phrase("amend-preview", &[("deal", &amended.deal.to_string())]));
    for (no, old, new) in texts(shell, found, amended) {
        let no = no.map(|no| no.to_string()).unwrap_or_default();
        let line = match (old, new) {
            (Some(old), Some(new)) => {
                speaker.phrase("amend-replaced", &[("no", &no), ("old", &old), ("new", &new)])
            }
            (Some(old), None) => speaker.phrase("amend-dropped", &[("no", &no), ("old", &old)]),
            (None, Some(new)) => speaker.phrase("amend-added", &[("new", &new)]),
            (None, None) => continue,
        };
        doc.text(line);
    }
    doc.blocks.extend(view::difference(before, after, speaker, &[amended.deal]).blocks);
    doc
}

fn texts(
    shell: &Shell,
    found: &Match,
    amended: &Amended,
) -> Vec<(Option<usize>, Option<String>, Option<String>)> {
    let table = found.folded.play.table_at(amended.deal);
    let text = |event: &Value| matches::event_shown(shell, found.folded.game, event, table);
    let changes = amended.changes.iter();
    changes.map(|(no, old, new)| (*no, old.as_ref().map(text), new.as_ref().map(text))).collect()
}

/// The same for machines.
#[must_use]
pub fn as_json(
    shell: &Shell,
    found: &Match,
    amended: &Amended,
    before: &Report,
    after: &Report,
    kept: bool,
) -> Value {
    let changes: Vec<_> = texts(shell, found, amended)
        .into_iter()
        .map(|(no, old, new)| json!({"no": no, "before": old, "after": new}))
        .collect();
    let side = |report: &Report| {
        let deal = report.deals.iter().find(|deal| deal.no == amended.deal);
        json!({
            "score": deal.map(|deal| &deal.score), "totals": report.totals, "parts": report.parts,
            "standing": report.standing,
        })
    };
    let known: Vec<Misfit> = found.folded.play.misfits();
    let misfits: Vec<_> = amended
        .after
        .folded
        .play
        .misfits()
        .into_iter()
        .filter(|misfit| !known.contains(misfit))
        .map(|misfit| {
            let table = amended.after.folded.play.table_at(misfit.deal);
            json!({
                "deal": misfit.deal, "event": matches::event_shown(shell, found.folded.game, &misfit.event, table),
                "text": shell.speaker.say(&misfit.said, Some(table)),
            })
        })
        .collect();
    json!({
        "format": 1, "deal": amended.deal, "kept": kept, "changes": changes,
        "before": side(before), "after": side(after), "misfits": misfits,
    })
}
