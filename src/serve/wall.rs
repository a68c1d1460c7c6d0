//! The wall: a match in big figures, for a television or a projector.

use maud::{Markup, html};

use crate::pages::figure::{change, total};
use crate::pages::{Block, MARKS, Weight};
use crate::pages::{Occasion, SheetRow, account_name, sheet_of, short_names, slate_of, totals_chart};
use crate::render::{WALL, drawn};
use crate::serve::frame::made;
use crate::serve::slate::{Of, whose_turn};
use ardoise_rules::engine::DealReport;
use ardoise_rules::words::shown;

/// So many of the last deals are shown.
const LAST: usize = 3;
/// The classes of the colours of the accounts.
const KEYS: [&str; MARKS.len()] = ["ka", "kb", "kc", "kd", "ke"];

fn key(place: usize) -> Markup {
    html! { span class=(format!("k {}", KEYS[place % KEYS.len()])) aria-hidden="true" { (crate::pages::Chart::mark(place)) } }
}

/// How wide a total is, in letter heights of the widest face that shows it.
fn ems(total: &str) -> f32 {
    let each = total.chars().map(|letter| match letter {
        '0'..='9' => 0.7,
        '−' => 0.85,
        _ => 0.35,
    });
    each.sum()
}

/// The middle of the page.
#[must_use]
pub fn middle(of: Of<'_>) -> Markup {
    let (report, speaker) = (&of.shown.report, of.speaker);
    let slate = slate_of(report, &Occasion::default(), speaker);
    let count = slate.accounts.len();
    let size = if count > 2 { "slate many" } else { "slate" };
    let names: Vec<String> = (0..count).map(|place| account_name(report, place)).collect();
    let names = if count > 2 { short_names(&names) } else { names };
    // A name is never cut and a total never touches its stem: both are as wide as the longest of them needs.
    let letters = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let digits = slate.accounts.iter().map(|account| ems(&account.total)).fold(0.0, f32::max);
    let goal =
        report.goal.points.map(|goal| speaker.phrase("sheet-goal", &[("target", &total(goal, speaker))]));
    html! {
        div class=(size) {
            header {
                h1 dir="auto" { (slate.title) }
                p { (slate.line) @if let Some(goal) = goal { " · " (goal) } "  " b #clock data-f=(speaker.word("clock")) {} }
            }
            ul.t style=(format!("--n:{count};--l:{letters};--d:{digits:.2}")) {
                @for (place, account) in slate.accounts.iter().enumerate() {
                    li class=[account.won.then_some("won")] {
                        span.name dir="auto" { span { (key(place)) "\u{a0}" (names.get(place).map_or("", String::as_str)) } }
                        span class=(if account.won { "total ring" } else { "total" }) { span { (account.total) } }
                        span.under { (account.under) }
                    }
                }
            }
            div.low {
                section { (now(of)) }
                figure { @if let Some(chart) = totals_chart(report, speaker) { (made(drawn(&chart, WALL))) } }
                section { (last(of)) }
            }
        }
    }
}

/// The deal in progress: what is undertaken, by whom, who deals; or what comes.
fn now(of: Of<'_>) -> Markup {
    let (report, speaker) = (&of.shown.report, of.speaker);
    let Some(next) = &report.next else {
        return html! { h2 { (crate::pages::result(report, speaker)) } };
    };
    let open = report.deals.last().filter(|deal| !deal.complete);
    let no = next.deal.to_string();
    html! {
        h2 { (speaker.phrase(if open.is_some() { "serve-wall-open" } else { "change-deal" }, &[("deal", &no)])) }
        @if let Some(deal) = open { (undertaken(of, deal)) }
        p { (whose_turn(report, next, speaker)) }
    }
}

fn undertaken(of: Of<'_>, deal: &DealReport) -> Markup {
    let (report, speaker) = (&of.shown.report, of.speaker);
    let table = report.table_of(deal);
    let say = |said: &ardoise_rules::engine::Said| speaker.say(said, Some(&table));
    let what = deal.undertaken.contract.as_ref().map(say).unwrap_or_default();
    let raised = deal.undertaken.raised.as_ref().map(say).unwrap_or_default();
    html! {
        p.contract { (of.block(Block::Rich(vec![crate::pages::Span::new(format!("{what} {raised}"), Weight::Bold)]))) }
        p {
            @for (at, seat) in deal.undertaken.by.iter().enumerate() {
                @if at > 0 { " + " }
                @if let Some(place) = report.accounts.iter().position(|account| account.id == table.account(*seat)) { (key(place)) " " }
                b { (shown(table.name(*seat))) }
            }
        }
    }
}

/// The last deals, the newest first.
fn last(of: Of<'_>) -> Markup {
    let (report, speaker) = (&of.shown.report, of.speaker);
    let sheet = sheet_of(report, speaker);
    let deals: Vec<&SheetRow> = sheet.rows.iter().filter(|row| !row.no.is_empty()).collect();
    let done: Vec<(&&SheetRow, &DealReport)> =
        deals.iter().zip(&report.deals).filter(|(_, deal)| deal.complete).collect();
    html! {
        @if !done.is_empty() {
            h2 { (speaker.phrase("serve-wall-last", &[("count", &done.len().min(LAST).to_string())])) }
            table { tbody {
                @for (row, deal) in done.iter().rev().take(LAST) {
                    tr {
                        td { (row.no) }
                        td { (of.block(Block::Rich(row.contract.clone()))) }
                        @if report.accounts.len() == 2 {
                            @for account in &report.accounts { td.number { (change(deal.score.of(account.id), speaker)) } }
                        } @else {
                            td.number { (best(of, deal)) }
                        }
                    }
                }
            } }
        }
    }
}

/// The most that a deal gave to anybody, where each plays for himself.
fn best(of: Of<'_>, deal: &DealReport) -> String {
    let accounts = of.shown.report.accounts.iter();
    let taker = deal.undertaken.by.first().map(|seat| of.shown.report.table_of(deal).account(*seat));
    let own = taker.map(|account| deal.score.of(account));
    let most = || accounts.map(|account| deal.score.of(account.id)).max().unwrap_or(0);
    change(own.unwrap_or_else(most), of.speaker)
}
