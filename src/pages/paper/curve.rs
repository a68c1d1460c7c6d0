//! The charts of a match: its running totals, and the points of each deal.

use crate::pages::doc::figure::{Thousands, total};
use crate::pages::doc::{Chart, ChartKind, Series};
use crate::pages::paper::sheet::account_name;
use ardoise_rules::engine::{Account, Report};
use ardoise_rules::words::{Speaker, shown};

/// The running totals after each deal; the line begins afresh with each part. None before two deals are known.
#[must_use]
pub fn totals_chart(report: &Report, speaker: &Speaker) -> Option<Chart> {
    let complete: Vec<_> = report.deals.iter().filter(|deal| deal.complete).collect();
    if complete.len() < 2 {
        return None;
    }
    let series = report
        .accounts
        .iter()
        .enumerate()
        .map(|(place, account)| Series { name: account_name(report, place), runs: runs(report, account.id) })
        .collect();
    let alternative = in_words(report, complete.len(), speaker);
    Some(Chart {
        title: speaker.word("chart-totals"),
        kind: ChartKind::Curve,
        across: speaker.word("slate-deal"),
        upwards: speaker.word("chart-points"),
        places: Vec::new(),
        series,
        goal: report
            .goal
            .points
            .map(|goal| (goal, speaker.phrase("sheet-goal", &[("target", &total(goal, speaker))]))),
        thousands: Thousands::of(speaker),
        tenths: None,
        alternative,
    })
}

/// The totals of an account, deal by deal, from the line it begins on in each part.
fn runs(report: &Report, account: Account) -> Vec<Vec<(i32, i32)>> {
    let carried = report.start.as_ref().map_or(0, |(totals, _)| totals.of(account));
    let mut runs = Vec::new();
    let mut run = vec![(0, carried)];
    let mut last = 0;
    for deal in report.deals.iter().filter(|deal| deal.complete) {
        let total = deal.totals.of(account);
        if begins_afresh(report, deal.no) {
            runs.push(std::mem::take(&mut run));
            run.push((last, total.saturating_sub(deal.score.of(account))));
        }
        last = i32::try_from(deal.no).unwrap_or(i32::MAX);
        run.push((last, total));
    }
    runs.push(run);
    runs
}

/// Does a part begin with this deal? Then nobody's total goes on from the deal before.
fn begins_afresh(report: &Report, no: u32) -> bool {
    let place = report.deals.iter().position(|deal| deal.no == no).unwrap_or(0);
    let Some(before) = place.checked_sub(1).and_then(|place| report.deals.get(place)) else { return false };
    let deal = &report.deals[place];
    let opening = |account: Account| deal.totals.of(account).saturating_sub(deal.score.of(account));
    report.accounts.iter().any(|account| opening(account.id) != before.totals.of(account.id))
        && report.parts.is_some()
}

fn in_words(report: &Report, deals: usize, speaker: &Speaker) -> String {
    // Where the curve ends: a part that this deal closed is over, and the next one begins at nought. What the parts add up to decides.
    let last =
        report.deals.iter().rev().find(|deal| deal.complete).map_or(&report.totals, |deal| &deal.totals);
    let parts = report.parts.as_ref().filter(|parts| parts.any_won());
    let come_to = |account: Account| if parts.is_some() { report.in_all(account) } else { last.of(account) };
    let ends: Vec<String> = report
        .accounts
        .iter()
        .map(|account| format!("{} {}", shown(&account.name), total(come_to(account.id), speaker)))
        .collect();
    let (deals, ends) = (deals.to_string(), ends.join(", "));
    let mut text = match parts {
        None => speaker.phrase("chart-totals-words", &[("count", &deals), ("ends", &ends)]),
        Some(parts) => {
            let part = speaker.word(&format!("part-{}", parts.name)).to_lowercase();
            speaker.phrase("chart-parts-words", &[("count", &deals), ("part", &part), ("ends", &ends)])
        }
    };
    let complete = || report.deals.iter().filter(|deal| deal.complete);
    let scores = || complete().flat_map(|deal| report.accounts.iter().map(move |account| (deal, account)));
    if let Some(most) = scores().map(|(deal, account)| deal.score.of(account.id)).max() {
        let best: Vec<_> = scores().filter(|(deal, account)| deal.score.of(account.id) == most).collect();
        let points = total(most, speaker);
        text.push(' ');
        text.push_str(&match best.as_slice() {
            [(deal, account)] => {
                let (no, name) = (deal.no.to_string(), shown(&account.name));
                speaker.phrase("chart-best-words", &[("deal", &no), ("name", &name), ("points", &points)])
            }
            several => {
                let count = several.len().to_string();
                speaker.phrase("chart-best-several", &[("count", &count), ("points", &points)])
            }
        });
    }
    text
}

/// The points of each deal, side by side. None before two deals are known.
#[must_use]
pub fn deals_chart(report: &Report, speaker: &Speaker) -> Option<Chart> {
    let complete: Vec<_> = report.deals.iter().filter(|deal| deal.complete).collect();
    if complete.len() < 2 {
        return None;
    }
    let place = |place: usize| i32::try_from(place).unwrap_or(i32::MAX);
    let series = report
        .accounts
        .iter()
        .map(|account| {
            let points = complete.iter().enumerate().map(|(at, deal)| (place(at), deal.score.of(account.id)));
            Series { name: shown(&account.name), runs: vec![points.collect()] }
        })
        .collect();
    let each: Vec<String> = report
        .accounts
        .iter()
        .map(|account| {
            let points = complete.iter().map(|deal| total(deal.score.of(account.id), speaker));
            format!("{} {}", shown(&account.name), points.collect::<Vec<_>>().join(", "))
        })
        .collect();
    Some(Chart {
        title: speaker.word("chart-deals"),
        kind: ChartKind::Bars,
        across: speaker.word("slate-deal"),
        upwards: speaker.word("chart-points"),
        places: complete.iter().map(|deal| deal.no.to_string()).collect(),
        series,
        goal: None,
        thousands: Thousands::of(speaker),
        tenths: None,
        alternative: speaker.phrase("chart-deals-words", &[("each", &each.join(&speaker.word("slate-and")))]),
    })
}
