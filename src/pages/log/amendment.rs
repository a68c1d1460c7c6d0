//! What an amendment changes, as a page and for machines.

use serde_json::{Value, json};

use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::json::standing_json;
use crate::pages::log::change::difference;
use ardoise_desk::evening::{Draft, Evening};
use ardoise_rules::engine::{DealNo, Report, Table as Players};
use ardoise_rules::words::{Speaker, plain};

/// The change and what it does to the match, as a page.
#[must_use]
pub fn amendment(
    found: &Evening,
    amended: &Draft,
    before: &Report,
    after: &Report,
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    doc.heading(speaker.phrase("amend-preview", &[("deal", &deal_of(amended).to_string())]));
    let told =
        |event: &Value, table: &Players| plain(&speaker.told_event(found.play().forms(), event, table));
    for (no, old, new) in texts(found, amended, told) {
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
    doc.blocks.extend(staying(found, amended, speaker).blocks);
    doc.blocks.extend(difference(before, after, speaker, &amended.differs().deals).blocks);
    doc
}

/// What is said of figures that stay those of the side which had taken.
#[must_use]
pub fn staying(found: &Evening, amended: &Draft, speaker: &Speaker) -> Doc {
    let table = found.play().table_at(deal_of(amended));
    let told = |event: &Value| plain(&speaker.told_event(found.play().forms(), event, table));
    let deal = deal_of(amended).to_string();
    let mut doc = Doc::default();
    for (old, new) in &amended.differs().stay {
        let told = [("old", told(old)), ("new", told(new)), ("deal", deal.clone())];
        let line = speaker.phrase("amend-stays", &told.each_ref().map(|(name, text)| (*name, text.as_str())));
        doc.toned(line, Tone::Strong);
    }
    doc
}

fn texts(
    found: &Evening,
    amended: &Draft,
    words: impl Fn(&Value, &Players) -> String,
) -> Vec<(Option<usize>, Option<String>, Option<String>)> {
    let table = found.play().table_at(deal_of(amended));
    let text = |event: &Value| words(event, table);
    let changes = amended.differs().events.iter();
    changes.map(|event| (event.no, event.before.as_ref().map(text), event.after.as_ref().map(text))).collect()
}

/// The deal that is put right.
fn deal_of(amended: &Draft) -> DealNo {
    amended.differs().deals.first().copied().unwrap_or(0)
}

/// The same for machines.
#[must_use]
pub fn amendment_json(
    speaker: &Speaker,
    found: &Evening,
    amended: &Draft,
    before: &Report,
    after: &Report,
    kept: bool,
) -> Value {
    let written = |event: &Value, table: &Players| speaker.event(found.play().forms(), event, table);
    let changes: Vec<_> = texts(found, amended, written)
        .into_iter()
        .map(|(no, old, new)| json!({"no": no, "before": old, "after": new}))
        .collect();
    let side = |report: &Report| {
        let deal = report.deal(deal_of(amended));
        json!({
            "score": deal.map(|deal| &deal.score), "totals": report.totals, "parts": report.parts,
            "standing": standing_json(report, speaker),
        })
    };
    let of_deal = found.play().table_at(deal_of(amended));
    let stay = amended.differs().stay.iter();
    let stays: Vec<_> = stay
        .map(|(old, new)| json!({"event": written(old, of_deal), "other": written(new, of_deal)}))
        .collect();
    let misfits: Vec<_> = amended
        .differs()
        .misfits
        .iter()
        .map(|misfit| {
            let table = amended.after().play().table_at(misfit.deal);
            json!({
                "deal": misfit.deal, "event": speaker.event(found.play().forms(), &misfit.event, table),
                "text": speaker.say(&misfit.said, Some(table)),
            })
        })
        .collect();
    json!({
        "format": 1, "deal": deal_of(amended), "kept": kept, "changes": changes,
        "before": side(before), "after": side(after), "misfits": misfits, "stays": stays,
    })
}

/// The events of a deal with the numbers by which they are put right.
#[must_use]
pub fn events(deal: DealNo, texts: Vec<String>, speaker: &Speaker) -> Doc {
    let no = deal.to_string();
    let mut doc = Doc::default();
    doc.heading(speaker.phrase("amend-deal", &[("deal", &no)]));
    if texts.is_empty() {
        doc.text(speaker.word("amend-empty"));
    } else {
        let columns =
            vec![Column::figures(speaker.word("amend-no")), Column::words(speaker.word("amend-event"))];
        let rows = texts
            .into_iter()
            .enumerate()
            .map(|(place, text)| vec![Cell::toned((place + 1).to_string(), Tone::Strong), Cell::plain(text)])
            .collect();
        doc.table(Table { columns, rows });
    }
    doc.toned(speaker.phrase("amend-how", &[("deal", &no)]), Tone::Faint);
    doc
}
