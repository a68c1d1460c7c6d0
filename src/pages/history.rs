//! A match as it is put on paper: table, curve, explanations, rules, signatures.

use serde_json::Value;

use super::explain::{carried_in, deal_body, deal_title};
use super::slate::{closing, heading, notes, table};
use super::{Block, Cell, Column, Doc, Table, Tone, deals_chart, seal, totals_chart};
use ardoise_rules::engine::{AnyGame, Report};
use ardoise_rules::words::{Speaker, plain, shown};

/// What is put on paper beside the table itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// Every point of every deal.
    pub explained: bool,
    /// A line for each player to sign.
    pub signatures: bool,
    /// The hash of the log at the foot, to compare two copies by eye.
    pub sealed: bool,
}

/// A match on paper.
#[must_use]
pub fn history(report: &Report, game: &dyn AnyGame, extent: Extent, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    doc.title(heading(report, speaker));
    parts(&mut doc, report, game, extent, speaker, 2);
    doc
}

/// Everything under the title of a match, its headings at that level.
pub(super) fn parts(
    doc: &mut Doc,
    report: &Report,
    game: &dyn AnyGame,
    extent: Extent,
    speaker: &Speaker,
    level: u8,
) {
    facts(doc, report, speaker);
    doc.section(level, speaker.word("paper-deals"));
    if report.deals.is_empty() && report.start.is_none() {
        doc.text(speaker.word("explain-empty"));
    } else {
        let count = report.deals.len().to_string();
        let caption = speaker.phrase("paper-caption", &[("count", &count)]);
        doc.captioned(caption, table(report, &report.deals, 0, speaker, true));
    }
    notes(doc, report, &report.deals, speaker);
    doc.blocks.extend(closing(report, speaker).blocks);
    if extent.signatures {
        doc.section(level, speaker.word("paper-signatures"));
        let names = report.table.players.iter().map(|name| shown(name)).collect();
        doc.blocks.push(Block::Signatures { text: signed(report, speaker), names });
    }
    for chart in [totals_chart(report, speaker), deals_chart(report, speaker)].into_iter().flatten() {
        doc.section(level, chart.title.clone());
        doc.blocks.push(Block::Chart(chart));
    }
    if extent.explained {
        explained(doc, report, speaker, level);
    }
    rules(doc, report, game, extent, speaker, level);
    if let Some(seal) = extent.sealed.then(|| seal(report, speaker)).flatten() {
        doc.text(seal);
    }
}

/// Those who were replaced, each with the last deal he played.
fn replaced(report: &Report, speaker: &Speaker) -> Vec<String> {
    let words = |(name, last): (&str, u32)| {
        speaker.phrase("paper-until", &[("name", &shown(name)), ("deal", &last.to_string())])
    };
    report.former().into_iter().map(words).collect()
}

fn facts(doc: &mut Doc, report: &Report, speaker: &Speaker) {
    let mut facts = Vec::new();
    let mut fact = |id: &str, text: String| facts.push((speaker.word(id), text));
    fact("list-players", report.table.players.iter().map(|name| shown(name)).collect::<Vec<_>>().join(", "));
    let replaced = replaced(report, speaker);
    if !replaced.is_empty() {
        fact("paper-replaced", replaced.join(", "));
    }
    if report.accounts.iter().any(|account| account.seats.len() > 1) {
        let sides = report.accounts.iter().map(|account| format!("{} {}", account.id, shown(&account.name)));
        fact("paper-sides", sides.collect::<Vec<_>>().join(" · "));
    }
    fact("list-day", super::slate::day(report));
    let rules = speaker.option(report.head.game, &format!("preset-{}", report.head.rules.preset));
    let name = plain(&report.head.rules.preset);
    let named = |meaning: String| colon(&name, &meaning, speaker);
    fact("paper-rules", rules.map_or_else(|| name.clone(), named));
    fact("list-totals", totals(report));
    if !report.head.id.is_empty() {
        fact("list-id", report.head.id.clone());
    }
    doc.blocks.push(Block::Facts(facts));
}

/// `what: words`, as the language sets its colon.
fn colon(what: &str, words: &str, speaker: &Speaker) -> String {
    speaker.phrase("paper-colon", &[("what", what), ("words", words)])
}

/// `Ana+Cy 1240 – Bob+Dee 960`.
pub(super) fn totals(report: &Report) -> String {
    let each = report.accounts.iter();
    let each = each.map(|account| format!("{} {}", shown(&account.name), report.sum_of(account.id)));
    each.collect::<Vec<_>>().join(" – ")
}

/// What the players put their names to.
fn signed(report: &Report, speaker: &Speaker) -> String {
    let facts = [("totals", totals(report)), ("count", report.deals.len().to_string())];
    let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    speaker.phrase("paper-signed", &facts)
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
        let score: Vec<String> =
            report.accounts.iter().map(|account| deal.score.of(account.id).to_string()).collect();
        let summary = format!("{} · {}", deal_title(report, deal, speaker), score.join(" – "));
        doc.blocks.push(Block::Fold { summary, blocks: blocks.collect() });
    }
}

/// The rules in force: what differs from the game's own, then every option on demand.
fn rules(doc: &mut Doc, report: &Report, game: &dyn AnyGame, extent: Extent, speaker: &Speaker, level: u8) {
    doc.section(level, speaker.word("paper-rules-in-force"));
    let rules = &report.head.rules;
    let usual = game.resolve(game.id(), &[]).ok();
    let differs = |id: &str, value: &Value| {
        usual.as_ref().and_then(|usual| usual.options.get(id)).is_none_or(|usual| usual != value)
    };
    let own: Vec<_> = rules.options.iter().filter(|(id, value)| differs(id, value)).collect();
    let count = own.len().to_string();
    let name = plain(&rules.preset);
    doc.text(speaker.phrase("paper-rules-words", &[("name", &name), ("count", &count)]));
    let table = |options: &[(&String, &Value)]| Table {
        columns: vec![
            Column::words(speaker.word("rules-option")),
            Column::words(speaker.word("rules-value")),
            Column::words(speaker.word("rules-meaning")),
        ],
        rows: options
            .iter()
            .map(|(id, value)| {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                let tone = if differs(id, value) { Tone::Strong } else { Tone::Plain };
                vec![
                    Cell::plain(plain(id)),
                    Cell::toned(plain(&text), tone),
                    Cell::plain(meaning(game, id, &text, speaker)),
                ]
            })
            .collect(),
    };
    if !own.is_empty() {
        doc.captioned(speaker.word("paper-rules-own"), table(&own));
    }
    adopted(doc, report, game, speaker);
    if !extent.explained {
        return;
    }
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
            let value = plain(&value.as_str().map_or_else(|| value.to_string(), str::to_owned));
            doc.text(format!("  {} = {value} — {}", plain(id), meaning(game, id, &value, speaker)));
        }
        before = rules;
    }
}

/// What an option does when it has that value.
fn meaning(game: &dyn AnyGame, id: &str, value: &str, speaker: &Speaker) -> String {
    let option = speaker.option(game.id(), &format!("option-{id}")).unwrap_or_default();
    match speaker.option(game.id(), &format!("option-{id}-{value}")) {
        Some(value) => colon(&option, &value, speaker),
        None => option,
    }
}
