//! The hall at a glance: where one sits, which tables still play, where the first stand.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};

use super::{Of, lists, of_contest};
use crate::evening::contest;
use crate::pages::{Block, Doc, Slate, contest_heading, contest_line, left_open, prizes};
use crate::serve::answer::{Visit, failed};
use crate::serve::asking::Asking;
use crate::serve::frame::{Frame, languages};
use crate::serve::slate::{time_of, you};
use ardoise_desk::contest::State;

/// So many stand on the page of the hall.
const FIRST: usize = 10;
/// So many open tables are named on it.
const OPEN: usize = 60;

/// The hall, or its JSON.
pub async fn show(Visit { room, asking, .. }: Visit, Path(id): Path<String>) -> Response {
    if let Some(id) = id.strip_suffix(".json") {
        return match room.hall(id) {
            Ok(shown) => Asking::value(StatusCode::OK, &contest::value(&shown.hall)),
            Err(failure) => failed(&asking, &failure),
        };
    }
    of_contest(&room, &asking, &id, (StatusCode::OK, Frame::default()), &|of| {
        Some((contest_heading(of.contest(), of.speaker), middle(of)))
    })
}

fn middle(of: Of<'_>) -> Markup {
    let (contest, speaker) = (of.contest(), of.speaker);
    let slate = Slate {
        title: contest_heading(contest, speaker),
        line: contest_line(contest, speaker),
        accounts: Vec::new(),
    };
    html! {
        (of.blocks(&Doc { blocks: vec![Block::Slate(slate)] }))
        (own(of))
        (playing(of))
        nav {
            a href=(of.at("/tables")) { (of.word("serve-tables")) }
            a href=(of.at("/standings")) { (of.word("hall-standings")) }
            a href=(of.at("/wall")) { (of.word("serve-wall")) }
            @if of.runs() { a href=(of.at("/desk")) { b { (of.word("hall-secretary")) } } }
        }
        @if contest.is_counted() { (lists::standings_of(of, 0, FIRST)) }
        @if !contest.prizes.is_empty() { (of.blocks(&prizes(contest, speaker))) }
        p.foot { (you(of.asking, speaker)) " " a href="/join" { (of.word(if of.asking.place().is_some() { "serve-other-place" } else { "serve-join" })) } }
        (languages(of.asking))
    }
}

/// Where who asks sits; for everybody else, the way to find a seat.
fn own(of: Of<'_>) -> Markup {
    let round = of.round();
    html! {
        @if let Some((table, _)) = of.seat() {
            p { a.go href=(of.at_table(round, table.no)) { (of.phrase("hall-you-sit", &[("table", table.no.to_string())])) } }
        } @else if of.runs() {
            p { a.go href=(of.at("/desk")) { (of.word("hall-secretary")) } }
        }
        @if round > 0 { (lists::searched(of)) (lists::search(of, "")) }
    }
}

/// Which tables of the round still play, each a link.
fn playing(of: Of<'_>) -> Markup {
    let Some(round) = of.contest().rounds.last() else {
        return html! { p { (of.word("contest-standings-none")) } };
    };
    let missing = round.missing();
    let facts = [
        ("round", round.drawing.round.to_string()),
        ("since", time_of(round.at, of.speaker)),
        ("count", missing.len().to_string()),
        ("tables", round.tables.len().to_string()),
    ];
    if of.contest().state() == State::Over {
        return html! {
            p { b { (of.word("contest-lead-over")) } }
            @if let Some(left) = left_open(of.contest(), of.speaker) { p { (left) } }
        };
    }
    let id = match (round.locked, missing.is_empty()) {
        (true, _) => "contest-round-locked",
        (false, true) => "contest-none-missing",
        (false, false) => "contest-still-playing",
    };
    html! {
        p { b { (of.phrase(id, &facts)) } }
        @if !missing.is_empty() && missing.len() <= OPEN {
            ul.numbers { @for no in &missing { li { a href=(of.at_table(round.drawing.round, *no)) { (no) } } } }
        }
    }
}
