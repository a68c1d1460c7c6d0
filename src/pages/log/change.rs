//! Two states of a match side by side: the points, totals and end that differ.

use crate::pages::deal::Told;
use crate::pages::doc::figure::total;
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use ardoise_rules::engine::{ByAccount, DealReport, Report};
use ardoise_rules::words::{Speaker, plain};

/// How many changed deals are shown before the rest is only counted.
const SHOWN: usize = 8;

/// What differs between two states of one match. The deals named in `always` are shown even where they agree.
#[must_use]
pub fn difference(before: &Report, after: &Report, speaker: &Speaker, always: &[u32]) -> Doc {
    let mut doc = Doc::default();
    let changed: Vec<(u32, Option<&DealReport>, Option<&DealReport>)> = numbers(before, after)
        .into_iter()
        .map(|no| (no, deal(before, no), deal(after, no)))
        .filter(|(no, old, new)| always.contains(no) || scores(*old) != scores(*new))
        .collect();
    let mut columns = vec![Column::words("")];
    columns.extend(after.accounts.iter().map(|account| Column::figures(plain(&account.name))));
    let mut rows = Vec::new();
    for (no, old, new) in changed.iter().take(SHOWN) {
        let mut row = vec![Cell::plain(speaker.phrase("change-deal", &[("deal", &no.to_string())]))];
        row.extend(after.accounts.iter().map(|account| {
            let score = |deal: Option<&DealReport>| deal.map(|deal| deal.score.of(account.id));
            step(score(*old), score(*new), speaker)
        }));
        rows.push(row);
    }
    let mut totals = vec![Cell::toned(speaker.word("change-totals"), Tone::Strong)];
    totals.extend(cells(after, &before.totals, &after.totals, speaker));
    rows.push(totals);
    if let (Some(old), Some(new)) = (&before.parts, &after.parts)
        && (old.won != new.won || old.points != new.points)
    {
        let mut row = vec![Cell::plain(speaker.word(&format!("part-{}", new.name)))];
        row.extend(cells(after, &old.won, &new.won, speaker));
        rows.push(row);
        // What decides, where that is what the parts add up to.
        if old.points != new.points && new.points != new.won {
            let mut row = vec![Cell::plain(speaker.word("change-whole"))];
            row.extend(cells(after, &old.points, &new.points, speaker));
            rows.push(row);
        }
    }
    doc.table(Table { columns, rows });
    if changed.len() > SHOWN {
        let rest = (changed.len() - SHOWN).to_string();
        doc.toned(speaker.phrase("change-more", &[("count", &rest)]), Tone::Faint);
    }
    dealers(&mut doc, before, after, speaker);
    ending(&mut doc, before, after, speaker);
    if let Some(no) = after.overrun.filter(|_| before.overrun != after.overrun) {
        doc.toned(speaker.phrase("slate-overrun", &[("deal", &no.to_string())]), Tone::Alarm);
    }
    for deal in &after.deals {
        let known = self::deal(before, deal.no).map_or(&[][..], |old| old.problems.as_slice());
        let no = deal.no.to_string();
        let told = Told::new(after, deal, speaker);
        for problem in deal.problems.iter().filter(|problem| !known.contains(problem)) {
            doc.toned(
                speaker.phrase("change-misfit", &[("deal", &no), ("text", &told.problem(problem))]),
                Tone::Alarm,
            );
        }
        let found = self::deal(before, deal.no).map_or(&[][..], |old| old.findings.as_slice());
        for finding in deal.findings.iter().filter(|finding| !found.contains(finding)) {
            let text = speaker.phrase("slate-finding", &[("deal", &no), ("text", &told.finding(finding))]);
            doc.toned(format!("{text} [{}]", finding.article.0), Tone::Alarm);
        }
    }
    doc
}

fn deal(report: &Report, no: u32) -> Option<&DealReport> {
    report.deal(no)
}

fn numbers(before: &Report, after: &Report) -> Vec<u32> {
    let mut numbers: Vec<u32> = before.deals.iter().chain(&after.deals).map(|deal| deal.no).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn scores(deal: Option<&DealReport>) -> Option<(&ByAccount, bool, bool)> {
    deal.map(|deal| (&deal.score, deal.complete, deal.annulled))
}

fn cells(report: &Report, old: &ByAccount, new: &ByAccount, speaker: &Speaker) -> Vec<Cell> {
    let accounts = report.accounts.iter();
    accounts.map(|account| step(Some(old.of(account.id)), Some(new.of(account.id)), speaker)).collect()
}

/// `160 → 180`, or the one figure where nothing changes.
fn step(old: Option<i32>, new: Option<i32>, speaker: &Speaker) -> Cell {
    let figure = |figure: Option<i32>| figure.map_or_else(|| "–".to_owned(), |figure| total(figure, speaker));
    if old == new {
        Cell::toned(figure(new), Tone::Faint)
    } else {
        Cell::toned(format!("{} → {}", figure(old), figure(new)), Tone::Strong)
    }
}

/// The first deal that another player deals now.
fn dealers(doc: &mut Doc, before: &Report, after: &Report, speaker: &Speaker) {
    let moved = after.deals.iter().find_map(|new| {
        let old = deal(before, new.no)?;
        (old.dealer != new.dealer).then_some((new.no, old.dealer, new.dealer))
    });
    let next = match (&before.next, &after.next) {
        (Some(old), Some(new)) if old.deal == new.deal && old.dealer != new.dealer => {
            Some((new.deal, old.dealer, new.dealer))
        }
        _ => None,
    };
    if let Some((no, old, new)) = moved.or(next) {
        let (no, old, new) = (no.to_string(), plain(after.table.name(old)), plain(after.table.name(new)));
        doc.text(speaker.phrase("change-dealer", &[("deal", &no), ("old", &old), ("new", &new)]));
    }
}

/// What changes about the end of the match.
fn ending(doc: &mut Doc, before: &Report, after: &Report, speaker: &Speaker) {
    let (old, new) = (&before.standing, &after.standing);
    if (old.over, &old.winners, old.draw) == (new.over, &new.winners, new.draw) {
        return;
    }
    let told = |report: &Report| {
        if report.standing.over {
            crate::pages::slate::result(report, speaker)
        } else {
            speaker.word("change-open")
        }
    };
    let text = speaker.phrase("change-end", &[("old", &told(before)), ("new", &told(after))]);
    doc.toned(text, Tone::Alarm);
}
