//! The hall's wall: the round, since when, who still plays; where everybody stands and who sits where, page by page.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};

use super::{Of, of_contest};
use crate::pages::figure::change;
use crate::pages::{drawn_how, entry_name, left_open, points_of, standings_title, where_seated};
use crate::serve::answer::Visit;
use crate::serve::change::field;
use crate::serve::frame::Frame;
use ardoise_desk::contest::{Round, standings};

/// A page of the standings stays so long, in milliseconds.
const TURN: i64 = 20_000;
/// So many stand on a page.
const ROWS: usize = 10;
/// The standings are shown so far.
const PAGES: usize = 10;
/// More open tables say nothing to somebody who looks up for a moment.
const OPEN: usize = 12;

/// The wall.
pub async fn at_large(Visit { room, asking, query }: Visit, Path(id): Path<String>) -> Response {
    let wanted: Option<usize> = field(&query, "page").parse().ok();
    let framed = Frame { wall: true, ..Frame::default() };
    of_contest(&room, &asking, &id, (StatusCode::OK, framed), &|of| Some((of.title(), middle(of, wanted))))
}

fn middle(of: Of<'_>, wanted: Option<usize>) -> Markup {
    let contest = of.contest();
    let round = contest.rounds.last();
    html! {
        div.slate.hall {
            header {
                h1 dir="auto" { (of.title()) }
                p { (entered(of)) " · " (of.phrase("contest-deals", &[("deals", contest.opening.deals.to_string())])) " " b #clock data-f=(of.word("clock")) {} }
            }
            div.three {
                section { (now(of, round)) }
                section {
                    @if let Some(round) = round { (playing(of, round)) } @else { h2 { (of.word("hall-entries")) } p.since { (entered(of)) } }
                }
                section { (turning(of, wanted)) }
            }
            footer { @if let Some(round) = round { (drawn_how(contest, &round.drawing, of.speaker)) } }
        }
    }
}

/// The round and how long it has lasted.
fn now(of: Of<'_>, round: Option<&Round>) -> Markup {
    let Some(round) = round else {
        return html! { h2 { (of.word("contest-where")) } p.since { (of.word("hall-soon")) } };
    };
    let minutes = of.room.now().saturating_sub(round.at).max(0) / 60_000;
    html! {
        h2 { (of.word("hall-round")) }
        p { b.no { (round.drawing.round) }
            @if let Some(planned) = of.contest().planned() { " " b { (of.phrase("hall-of", &[("rounds", planned.to_string())])) } }
        }
        @if round.locked || of.contest().closed {
            p.since { (of.word("hall-round-over")) }
        } @else {
            h2 { (of.word("hall-since")) }
            p.since { (of.phrase("hall-minutes", &[("count", minutes.to_string())])) }
        }
    }
}

/// Which tables still play, what is done, what waits for agreement.
fn playing(of: Of<'_>, round: &Round) -> Markup {
    let (missing, all) = (round.missing(), round.tables.len());
    let (done, disputed, mut waiting) = (all - missing.len(), round.disputed(), round.awaiting());
    waiting.retain(|table| !disputed.contains(table));
    let share = (100 * done).checked_div(all).unwrap_or(0);
    let listed = |tables: &[u32]| html! { ul.open { @for no in tables { li { (no) } } } };
    if of.contest().closed {
        return html! {
            h2 { (of.word("contest-lead-over")) }
            @if let Some(left) = left_open(of.contest(), of.speaker) { p { (left) } }
        };
    }
    html! {
        h2 { (of.phrase("hall-still", &[("count", missing.len().to_string())])) }
        @if missing.len() <= OPEN { (listed(&missing)) }
        div.bar { span style=(format!("width:{share}%")) {} }
        p { (of.phrase("hall-done", &[("done", done.to_string())])) }
        @if !disputed.is_empty() {
            h2 { (of.phrase("hall-disputes", &[("count", disputed.len().to_string())])) }
            @if disputed.len() <= OPEN { (listed(&disputed)) }
        }
        @if !waiting.is_empty() {
            h2 { (of.phrase("hall-waiting", &[("count", waiting.len().to_string())])) }
            @if waiting.len() <= OPEN { (listed(&waiting)) }
        }
    }
}

/// How many play.
fn entered(of: Of<'_>) -> String {
    let count = of.contest().entries.iter().filter(|entry| !entry.house).count().to_string();
    let id = if of.contest().is_of_pairs() { "contest-of-pairs" } else { "contest-of-players" };
    of.phrase(id, &[("count", count)])
}

/// The standings after the last locked round, then who sits where: a page at a time, by the clock, so that every wall of the hall
/// shows the same one, with scripts or without.
fn turning(of: Of<'_>, wanted: Option<usize>) -> Markup {
    let contest = of.contest();
    let locked = contest.rounds.iter().take_while(|round| round.locked).count() as u16;
    // Of a contest that is over everything counts that is known.
    let after = Some(locked).filter(|_| !contest.closed);
    let all = if locked > 0 || contest.closed { standings(contest, after) } else { Vec::new() };
    let seated = if locked == of.round() || contest.closed {
        Vec::new()
    } else {
        where_seated(&of.shown.hall, of.round())
    };
    let ranked = all.len().div_ceil(ROWS).min(PAGES);
    // The two names of a pair take the whole width.
    let across = if contest.is_of_pairs() { 1 } else { 2 };
    let pages = ranked + seated.len().div_ceil(across * ROWS);
    if pages == 0 {
        return html! { h2 { (of.word("contest-standings-none")) } };
    }
    let clock = usize::try_from(of.room.now() / TURN).unwrap_or(0);
    let page = wanted.map_or(clock, |page| page.saturating_sub(1)) % pages;
    let range = |from: usize, rows: usize, count: usize| {
        let facts = [
            ("from", (from + 1).to_string()),
            ("to", (from + rows).min(count).to_string()),
            ("count", count.to_string()),
        ];
        of.phrase("hall-range", &facts)
    };
    if page < ranked {
        let from = page * ROWS;
        return html! {
            h2 { span { (standings_title(contest, after, of.speaker)) } span { (range(from, ROWS, all.len())) } }
            table { tbody {
                @for one in all.iter().skip(from).take(ROWS) {
                    tr {
                        td.number { (one.rank) }
                        @let name = entry_name(contest, one.entry);
                        // A long name is smaller: it is never cut.
                        td dir="auto" { span style=(format!("--l:{}", name.chars().count())) { (name) } }
                        td.points { (points_of(contest, one.points, of.speaker)) }
                        td.number { (one.wins) " · " (change(one.margin, of.speaker)) }
                    }
                }
            } }
        };
    }
    let from = (page - ranked) * across * ROWS;
    html! {
        h2 { span { (of.word("contest-where")) } span { (range(from, across * ROWS, seated.len())) } }
        div class=(if across == 1 { "seats one" } else { "seats" }) {
            @for column in seated[from..].chunks(ROWS).take(across) {
                table { tbody { @for one in column { tr { td dir="auto" { span style=(format!("--l:{}", one.names.chars().count())) { (one.names) } } td.points { @match &one.place { Some((table, _)) => (table), None => "–" } } } } } }
            }
        }
    }
}
