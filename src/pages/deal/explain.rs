//! Every point of a deal with its arithmetic and its article.

use crate::pages::deal::told::{Told, proved};
use crate::pages::doc::figure::{change, total, typeset};
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use ardoise_rules::engine::{DealReport, LineReport, Report, Unit};
use ardoise_rules::words::{Speaker, shown};

/// The explanation of some deals, or of all where `only` is none.
#[must_use]
pub fn explain(report: &Report, speaker: &Speaker, only: Option<u32>) -> Doc {
    let mut doc = Doc::default();
    if only.is_none()
        && let Some((_, lines)) = &report.start
    {
        doc.heading(speaker.word("slate-start"));
        doc.table(carried_in(report, lines, speaker));
    }
    for deal in report.deals.iter().filter(|deal| only.is_none_or(|no| no == deal.no)) {
        if !doc.blocks.is_empty() {
            doc.gap();
        }
        one(&mut doc, report, deal, speaker);
    }
    doc
}

fn one(doc: &mut Doc, report: &Report, deal: &DealReport, speaker: &Speaker) {
    doc.heading(deal_title(report, deal, speaker));
    deal_body(doc, report, deal, speaker);
}

/// What a deal was, in a line.
pub(in crate::pages) fn deal_title(report: &Report, deal: &DealReport, speaker: &Speaker) -> String {
    let no = deal.no.to_string();
    let seated = deal.players.as_ref().and_then(|players| players.get(deal.dealer.index()));
    let dealer = shown(seated.map_or_else(|| report.table.name(deal.dealer), String::as_str));
    let headline = Told::new(report, deal, speaker).headline();
    let facts = [("deal", no.as_str()), ("dealer", dealer.as_str()), ("headline", headline.as_str())];
    let id = if headline.is_empty() { "explain-deal" } else { "explain-deal-headline" };
    speaker.phrase(id, &facts)
}

/// What was said in a deal, every line of its score, and what was wrong with it.
pub(in crate::pages) fn deal_body(doc: &mut Doc, report: &Report, deal: &DealReport, speaker: &Speaker) {
    let no = deal.no.to_string();
    let told = Told::new(report, deal, speaker);
    doc.toned(told.events().iter().map(|event| shown(event)).collect::<Vec<_>>().join(", "), Tone::Faint);
    if deal.lines.is_empty() {
        let id = if deal.complete { "explain-nothing" } else { "explain-unfinished" };
        doc.text(speaker.word(id));
    } else {
        doc.table(lines_table(report, &deal.lines, &|line| told.line(line), speaker));
        for account in &report.accounts {
            let own = deal.lines.iter().filter(|line| line.to == account.id && line.unit == Unit::Points);
            let amounts: Vec<i32> = own.map(|line| line.amount).collect();
            if amounts.len() > 1 {
                let sum = deal.score.of(account.id);
                let (sum, name) = (total(sum, speaker), shown(&account.name));
                doc.text(format!("{name} {} = {sum}", addition(&amounts, speaker)));
            }
        }
    }
    for finding in proved(deal) {
        let text = speaker.phrase("slate-finding", &[("deal", &no), ("text", &told.finding(finding))]);
        doc.toned(format!("{text} [{}]", finding.article.0), Tone::Alarm);
    }
    for problem in &deal.problems {
        doc.toned(
            speaker.phrase("slate-problem", &[("deal", &no), ("text", &told.problem(problem))]),
            Tone::Alarm,
        );
    }
}

fn addition(amounts: &[i32], speaker: &Speaker) -> String {
    let mut text = String::new();
    for (place, amount) in amounts.iter().enumerate() {
        match (place, *amount) {
            (0, amount) => text.push_str(&total(amount, speaker)),
            (_, amount) if amount < 0 => {
                text.push_str(&format!(" − {}", total(amount.unsigned_abs(), speaker)))
            }
            (_, amount) => text.push_str(&format!(" + {}", total(amount, speaker))),
        }
    }
    text
}

/// What was carried in from paper.
pub(in crate::pages) fn carried_in(report: &Report, lines: &[LineReport], speaker: &Speaker) -> Table {
    lines_table(
        report,
        lines,
        &|line| speaker.say(&typeset(&line.reason, speaker), Some(&report.table)),
        speaker,
    )
}

fn lines_table(
    report: &Report,
    lines: &[LineReport],
    why: &dyn Fn(&LineReport) -> String,
    speaker: &Speaker,
) -> Table {
    let columns = vec![
        Column::words(speaker.word("explain-who")),
        Column::figures(speaker.word("explain-points")),
        Column::words(speaker.word("explain-why")),
        Column::words(speaker.word("explain-article")),
    ];
    let name = |line: &LineReport| {
        let account = report.accounts.iter().find(|account| account.id == line.to);
        account.map_or_else(String::new, |account| shown(&account.name))
    };
    let amount = |line: &LineReport| match line.unit {
        Unit::Points => change(line.amount, speaker),
        Unit::Rubber => format!("({})", change(line.amount, speaker)),
    };
    let rows = lines
        .iter()
        .map(|line| {
            vec![
                Cell::plain(name(line)),
                Cell::plain(amount(line)),
                Cell::plain(why(line)),
                Cell::toned(line.article.0, Tone::Faint),
            ]
        })
        .collect();
    Table { columns, rows }
}
