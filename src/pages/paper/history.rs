//! A match as it is put on paper: table, curve, explanations, rules, signatures.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::pages::deal::{carried_in, deal_body, deal_title};
use crate::pages::doc::figure::abreast;
use crate::pages::doc::{Block, Cell, Column, Doc, Table, Tone};
use crate::pages::paper::deals_chart;
use crate::pages::paper::seal;
use crate::pages::paper::sheet::{
    Amended, Occasion, foot, remarks, rules_line, sheet_of, signatures, slate_of,
};
use crate::pages::paper::totals_chart;
use crate::pages::rules::{house_name, value_words};
use crate::pages::slate::closing;
use ardoise_rules::engine::{AnyGame, Report};
use ardoise_rules::words::{Speaker, plain};

/// What is put on paper beside the sheet itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extent {
    /// Every point of every deal, and the points of each deal as bars.
    pub explained: bool,
    /// Every rule in force with its value.
    pub rules: bool,
    /// The hash of the log with the number of its last entry, to compare two copies by eye.
    pub sealed: bool,
    /// Where and when.
    pub occasion: Occasion,
    /// What was put right, by the id of its match.
    pub amended: BTreeMap<String, Vec<Amended>>,
}

/// A match on paper.
#[must_use]
pub fn history(report: &Report, game: &dyn AnyGame, extent: &Extent, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    doc.blocks.push(Block::Slate(slate_of(report, &extent.occasion, speaker)));
    doc.blocks.push(Block::Rich(rules_line(report, game, speaker)));
    doc.blocks.push(Block::Sheet(sheet_of(report, speaker)));
    doc.blocks.extend(totals_chart(report, speaker).map(Block::Chart));
    if !report.standing.over {
        doc.blocks.extend(closing(report, speaker).blocks);
    }
    let amended = extent.amended.get(&report.head.id).map_or(&[][..], Vec::as_slice);
    let remarks = remarks(report, amended, speaker);
    if !remarks.is_empty() {
        doc.blocks.push(Block::Rich(remarks));
    }
    doc.blocks.push(signatures(report, speaker));
    let foot = foot(report, speaker);
    if !foot.is_empty() {
        doc.blocks.push(Block::Foot(foot));
    }
    if let Some(seal) = extent.sealed.then(|| seal(report, speaker)).flatten() {
        doc.blocks.push(Block::Foot(seal));
    }
    if extent.explained || extent.rules {
        doc.blocks.push(Block::Break);
    }
    if extent.explained {
        if let Some(chart) = deals_chart(report, speaker) {
            doc.section(2, chart.title.clone());
            doc.blocks.push(Block::Chart(chart));
        }
        explained(&mut doc, report, speaker, 2);
    }
    if extent.rules {
        rules(&mut doc, report, game, speaker, 2);
    }
    doc
}

fn explained(doc: &mut Doc, report: &Report, speaker: &Speaker, level: u8) {
    if report.deals.is_empty() && report.start.is_none() {
        return;
    }
    doc.section(level, speaker.word("paper-explained"));
    if let Some((_, lines)) = &report.start {
        let table = carried_in(report, lines, speaker);
        let caption = speaker.word("slate-start");
        doc.blocks.push(Block::Fold {
            summary: caption.clone(),
            blocks: vec![Block::Captioned { caption, table }],
        });
    }
    for deal in &report.deals {
        let mut inner = Doc::default();
        deal_body(&mut inner, report, deal, speaker);
        let no = deal.no.to_string();
        let caption = speaker.phrase("paper-lines", &[("deal", &no)]);
        let blocks = inner.blocks.into_iter().map(|block| match block {
            Block::Table(table) => Block::Captioned { caption: caption.clone(), table },
            other => other,
        });
        let score = abreast(report.accounts.iter().map(|account| deal.score.of(account.id)), speaker);
        let summary = format!("{} · {score}", deal_title(report, deal, speaker));
        doc.blocks.push(Block::Fold { summary, blocks: blocks.collect() });
    }
}

/// The rules in force: what differs from the game's own, then every option on demand.
fn rules(doc: &mut Doc, report: &Report, game: &dyn AnyGame, speaker: &Speaker, level: u8) {
    doc.section(level, speaker.word("paper-rules-in-force"));
    let rules = &report.head.rules;
    let usual = game.resolve(game.id(), &[]).ok();
    let differs = |id: &str, value: &Value| {
        usual.as_ref().and_then(|usual| usual.options.get(id)).is_none_or(|usual| usual != value)
    };
    let own: Vec<_> = rules.options.iter().filter(|(id, value)| differs(id, value)).collect();
    let count = own.len().to_string();
    let name = house_name(game.id(), &rules.preset, speaker);
    doc.text(speaker.phrase("paper-rules-words", &[("name", &name), ("count", &count)]));
    let table = |options: &[(&String, &Value)]| Table {
        columns: vec![
            Column::words(speaker.word("rules-meaning")),
            Column::words(speaker.word("rules-value")),
        ],
        rows: options
            .iter()
            .map(|(id, value)| {
                let tone = if differs(id, value) { Tone::Strong } else { Tone::Plain };
                let what = speaker.option(game.id(), &format!("option-{id}")).unwrap_or_else(|| plain(id));
                vec![Cell::plain(what), Cell::toned(value_words(game, id, value, speaker), tone)]
            })
            .collect(),
    };
    if !own.is_empty() {
        doc.captioned(speaker.word("paper-rules-own"), table(&own));
    }
    adopted(doc, report, game, speaker);
    let all: Vec<_> = rules.options.iter().collect();
    let caption = speaker.word("paper-rules-all");
    let count = all.len().to_string();
    doc.blocks.push(Block::Fold {
        summary: speaker.phrase("paper-rules-count", &[("count", &count)]),
        blocks: vec![Block::Captioned { caption, table: table(&all) }],
    });
}

/// What the table agreed on in mid-match, and from which deal.
fn adopted(doc: &mut Doc, report: &Report, game: &dyn AnyGame, speaker: &Speaker) {
    let mut before = &report.head.rules;
    for (from, rules) in &report.adopted {
        doc.text(speaker.phrase("adopted", &[("deal", &from.to_string())]));
        for (id, value) in rules.options.iter().filter(|(id, value)| before.options.get(*id) != Some(*value))
        {
            let what = speaker.option(game.id(), &format!("option-{id}")).unwrap_or_else(|| plain(id));
            doc.text(speaker.setting(&what, &value_words(game, id, value, speaker)));
        }
        before = rules;
    }
}
