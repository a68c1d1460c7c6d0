//! A match under other rules, deal by deal.

use serde_json::json;

use crate::pages::deal::Told;
use crate::pages::doc::figure::abreast;
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::json::{problems_json, standing_json};
use crate::pages::rules::house_name;
use crate::pages::rules::option::differences;
use crate::pages::slate::result;
use ardoise_desk::compare::Version;
use ardoise_rules::engine::{Account, AnyGame, DealNo, DealReport, RuleSet, common};
use ardoise_rules::words::{Speaker, plain};

/// The score of a deal in a version: none where the match was over before it.
fn score(version: &Version, no: DealNo, speaker: &Speaker) -> Option<String> {
    let deal = version.report.deal(no)?;
    Some(abreast(deal.score.0.iter().map(|(_, points)| *points), speaker))
}

/// What the counts of a deal come to as it was played, and by other rules, where a count was told that is another one there: nobody knows
/// what the same cards count.
fn counted_otherwise(base: &Version, deal: &DealReport) -> Option<(String, String)> {
    let played = base.report.deal(deal.no)?;
    let (here, there) = (played.counts_to?, deal.counts_to?);
    // What cannot be is not taken as it stands.
    let taken = deal.problems.is_empty() && deal.events.iter().any(|event| common::POINTS.is_of(event));
    (here != there && taken).then(|| (here.to_string(), there.to_string()))
}

/// A version as JSON, beside the one that was played.
#[must_use]
pub fn version_json(version: &Version, base: &Version, speaker: &Speaker) -> serde_json::Value {
    let deals: Vec<_> = version
        .report
        .deals
        .iter()
        .map(|deal| {
            json!({
                "no": deal.no, "score": deal.score, "totals": deal.totals, "complete": deal.complete,
                "differs": score(version, deal.no, speaker) != score(base, deal.no, speaker), "problems": problems_json(&version.report, deal, speaker),
            })
        })
        .collect();
    json!({
        "rules": version.name, "deals": deals, "totals": version.report.totals, "parts": version.report.parts,
        "standing": standing_json(&version.report, speaker), "ended_after": version.ended,
    })
}

/// The name of rules over their column, with what options set beside them change in them.
#[must_use]
pub fn rescored_by(
    game: &dyn AnyGame,
    name: &str,
    changed: Option<(&RuleSet, &RuleSet)>,
    speaker: &Speaker,
) -> String {
    let house = house_name(game.id(), name, speaker);
    let differing = changed
        .map_or_else(Vec::new, |(rules, usual)| differences(game, rules, usual, &|_, _| false, speaker));
    if differing.is_empty() { house } else { format!("{house} ({})", differing.join(", ")) }
}

/// Versions of a match deal by deal, each under its title, the first one as it was played, the differences marked.
#[must_use]
pub fn rescored(versions: &[(String, Version)], speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let Some((_, base)) = versions.first() else { return doc };
    let names: Vec<String> = base.report.accounts.iter().map(|account| plain(&account.name)).collect();
    doc.heading(names.join(" – "));
    let mut columns =
        vec![Column::figures(speaker.word("slate-no")), Column::words(speaker.word("slate-deal"))];
    columns.extend(versions.iter().map(|(title, _)| Column::figures(title)));
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for deal in &base.report.deals {
        let mut row = vec![
            Cell::plain(deal.no.to_string()),
            Cell::plain(Told::new(&base.report, deal, speaker).headline()),
        ];
        let ours = score(base, deal.no, speaker);
        for (_, version) in versions {
            let theirs = score(version, deal.no, speaker);
            let cell = match &theirs {
                None => Cell::toned("·", Tone::Faint),
                Some(text) if theirs == ours => Cell::plain(text),
                Some(text) => Cell::toned(format!("≠ {text}"), Tone::Strong),
            };
            row.push(cell);
        }
        rows.push(row);
    }
    let mut last = |word: &str, of: &dyn Fn(&Version, Account) -> Option<i32>| {
        let mut row = vec![Cell::plain(""), Cell::toned(speaker.word(word), Tone::Strong)];
        row.extend(versions.iter().map(|(_, version)| {
            let each = base.report.accounts.iter().filter_map(|account| of(version, account.id));
            Cell::toned(abreast(each, speaker), Tone::Strong)
        }));
        rows.push(row);
    };
    if versions.iter().any(|(_, version)| version.report.parts.is_some()) {
        last("rescore-won", &|version, account| Some(version.report.parts.as_ref()?.won.of(account)));
    }
    last("rescore-totals", &|version, account| Some(version.report.in_all(account)));
    doc.table(Table { columns, rows });
    for (title, version) in versions {
        let name = title.as_str();
        let result = if version.report.standing.over {
            result(&version.report, speaker)
        } else {
            speaker.word("rescore-open")
        };
        doc.text(format!("{name} — {result}"));
        if let Some(no) = version.ended {
            doc.text(speaker.phrase("rescore-ended", &[("rules", name), ("deal", &no.to_string())]));
        }
        for deal in &version.report.deals {
            if let Some((here, there)) = counted_otherwise(base, deal) {
                let facts =
                    [("rules", name), ("deal", &deal.no.to_string()), ("here", &here), ("there", &there)];
                doc.toned(speaker.phrase("rescore-counted", &facts), Tone::Alarm);
            }
            for problem in &deal.problems {
                let text = Told::new(&version.report, deal, speaker).problem(problem);
                let facts = [("rules", name), ("deal", &deal.no.to_string()), ("text", &text)];
                doc.toned(speaker.phrase("rescore-problem", &facts), Tone::Alarm);
            }
        }
    }
    doc.toned(speaker.word("rescore-legend"), Tone::Faint);
    doc
}
