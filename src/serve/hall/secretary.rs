//! The secretary's page: the one next thing of the contest, and what else can be done at any moment.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};

use super::button::Button;
use super::{Of, of_contest};
use crate::pages::{Doc, amended_matches, contest_event, side_names, table_disputed};
use crate::serve::answer::{Visit, see_other};
use crate::serve::asking::Asking;
use crate::serve::change::{Fields, field};
use crate::serve::frame::Frame;
use crate::serve::room::Room;
use ardoise_desk::contest::{DICE, Event, Format, side_letter};
use ardoise_desk::hall::{Differing, Next};

/// So many tables are named; the rest is a page of its own.
const NAMED: usize = 60;

/// The secretary's page.
pub async fn secretary(Visit { room, asking, .. }: Visit, Path(id): Path<String>) -> Response {
    if !super::runs(&asking) {
        return see_other("/join");
    }
    secretary_page(&room, &asking, &id, StatusCode::OK, None, &Fields::new())
}

/// The same, with what was refused.
pub fn secretary_page(
    room: &Room,
    asking: &Asking,
    id: &str,
    status: StatusCode,
    said: Option<&str>,
    typed: &Fields,
) -> Response {
    let framed = Frame { form: true, ..Frame::default() };
    of_contest(room, asking, id, (status, framed), &|of| {
        Some((of.word("hall-secretary"), middle(of, said, typed)))
    })
}

fn middle(of: Of<'_>, said: Option<&str>, typed: &Fields) -> Markup {
    let hall = &of.shown.hall;
    html! {
        (of.back())
        h1 { (of.word("hall-secretary")) }
        @if let Some(said) = said { p.alarm role="alert" { b { (said) } } }
        @if let Some(last) = last(of).filter(|_| said.is_none()) { p dir="auto" { "✓ " (last) } }
        section.box { (next(of, typed)) }
        @for one in hall.differing() { (differing(of, one)) }
        @if of.round() > 0 && !matches!(hall.next(), Next::Draw { .. }) {
            nav {
                a href=(of.at("/cards")) { (of.word("hall-cards")) }
                a href=(of.at("/tables")) { (of.word("serve-tables")) }
                a href=(of.at("/standings")) { (of.word("hall-standings")) }
            }
        }
        @if !matches!(hall.next(), Next::Over) { (people(of, typed)) }
        @if !hall.undoable().is_empty() {
            (act(of, Button::Undo, html! {
                input type="hidden" name="head" value=(hall.head());
                button { (of.word("serve-undo")) }
            }))
        }
    }
}

/// What was done last: a card that was entered with its table and its names.
pub fn last(of: Of<'_>) -> Option<String> {
    let hall = &of.shown.hall;
    let op = hall.undoable().first().copied()?;
    let rows = hall.records().iter().filter(|row| row.op == op);
    let told = rows.map(|row| {
        let told = contest_event(hall, &row.event, of.speaker);
        let table = match &row.event {
            Event::Result { round, table, .. } => of.contest().table(*round, *table),
            _ => None,
        };
        match table {
            Some(table) => format!("{told} · {}", side_names(of.contest(), table, of.speaker)),
            None => told,
        }
    });
    Some(of.speaker.apart(told))
}

/// A form of the secretary.
fn act(of: Of<'_>, button: Button, fields: Markup) -> Markup {
    html! {
        form.act method="post" action=(of.at("/desk")) {
            input type="hidden" name="act" value=(button.word());
            (fields)
        }
    }
}

/// The one next thing, with its buttons.
fn next(of: Of<'_>, typed: &Fields) -> Markup {
    let hall = &of.shown.hall;
    match hall.next() {
        Next::Enter { entries, least } => html! {
            h2 { (of.word(if of.contest().is_of_pairs() { "contest-lead-pairs" } else { "contest-lead-players" })) }
            p { (of.phrase("hall-entered", &[("entries", entries.to_string()), ("least", least.to_string())])) }
            (enter(of, typed))
        },
        Next::Draw { round } => html! {
            h2 { (of.word("contest-lead-draw")) }
            (act(of, Button::Draw, html! {
                input type="hidden" name="round" value=(round);
                div.dice { @for die in 1..=DICE {
                    input name=(format!("d{die}")) type="number" inputmode="numeric" min="1" max="6" aria-label=(of.phrase("hall-die", &[("die", die.to_string())]));
                } }
                button.go { (of.phrase("hall-draw", &[("round", round.to_string())])) }
            }))
        },
        Next::Results { round, tables } => html! {
            h2 { (of.word("contest-lead-results")) }
            (numbers(of, round, &tables))
            (card(of, round, typed))
            p { a href=(of.at("/tables")) { (of.word("contest-act-missing")) } }
        },
        Next::Agree { round, tables } => html! {
            h2 { (of.word("contest-lead-agree")) }
            (numbers(of, round, &tables))
            @for no in &tables { @if let Some(said) = table_disputed(of.contest(), (round, *no), of.speaker) { p.alarm dir="auto" { (said) } } }
            p { (of.word("hall-agree-how")) }
        },
        Next::Lock { round } => html! {
            h2 { (of.word("contest-lead-lock")) }
            (act(of, Button::Lock, html! {
                input type="hidden" name="round" value=(round);
                button.go { (of.phrase("hall-lock", &[("round", round.to_string())])) }
            }))
        },
        Next::Over => {
            html! { h2 { (of.word("contest-lead-over")) } p { a.go href=(of.at("/standings")) { (of.word("hall-standings")) } } }
        }
    }
}

/// Tables by their numbers, each a link.
fn numbers(of: Of<'_>, round: u16, tables: &[u32]) -> Markup {
    html! {
        ul.numbers { @for no in tables.iter().take(NAMED) { li { a href=(of.at_table(round, *no)) { (no) } } } }
        @if tables.len() > NAMED { p { a href=(of.at("/tables")) { (of.word("serve-tables")) } } }
    }
}

/// What was typed in a field of a form that was refused.
fn again<'a>(typed: &'a Fields, button: Button, name: &str) -> Option<&'a str> {
    Some(field(typed, name)).filter(|text| Button::of(typed) == Some(button) && !text.is_empty())
}

/// A card that comes in: its table and the figures of its sides.
fn card(of: Of<'_>, round: u16, typed: &Fields) -> Markup {
    let sides =
        of.contest().round(round).and_then(|round| round.tables.iter().map(|table| table.sides.len()).max());
    act(
        of,
        Button::Card,
        html! {
            input type="hidden" name="round" value=(round);
            div.dice {
                input name="table" type="number" inputmode="numeric" min="1" required value=[again(typed, Button::Card, "table")] placeholder=(of.word("contest-table")) aria-label=(of.word("contest-table"));
                @for nth in 0..sides.unwrap_or(2) {
                    @let side = of.phrase("hall-side", &[("side", side_letter(nth).to_string())]);
                    input name=(format!("s{nth}")) inputmode="numeric" autocomplete="off" value=[again(typed, Button::Card, &format!("s{nth}"))] placeholder=(side) aria-label=(side);
                }
            }
            button.go { (of.word("hall-enter-result")) }
        },
    )
}

fn enter(of: Of<'_>, typed: &Fields) -> Markup {
    let how = of.word(if of.contest().is_of_pairs() { "hall-names-pair" } else { "hall-names" });
    act(
        of,
        Button::Enter,
        html! {
            label for="names" { (how) }
            input #names name="names" autocomplete="off" required value=[again(typed, Button::Enter, "names")];
            button.go { (of.word("hall-enter")) }
        },
    )
}

/// Who comes late, who leaves.
fn people(of: Of<'_>, typed: &Fields) -> Markup {
    let contest = of.contest();
    let closed =
        matches!(contest.opening.format, Format::Design | Format::Pools) && !contest.rounds.is_empty();
    html! {
        details {
            summary { (of.word("hall-people")) }
            @if !closed && !matches!(of.shown.hall.next(), Next::Enter { .. }) { (enter(of, typed)) }
            @for (button, id) in [(Button::Withdraw, "hall-withdraw"), (Button::Return, "hall-return")] {
                (act(of, button, html! {
                    label for=(button.word()) { (of.word("hall-number")) }
                    input id=(button.word()) name="name" autocomplete="off" required;
                    button { (of.word(id)) }
                }))
            }
        }
    }
}

/// A match that was put right after its result was recorded.
fn differing(of: Of<'_>, one: &Differing) -> Markup {
    let only = |hall| {
        let mut doc: Doc = amended_matches(hall, of.speaker);
        let at = of.shown.hall.differing().iter().position(|other| other == one);
        doc.blocks = at.and_then(|at| doc.blocks.into_iter().nth(at)).into_iter().collect();
        doc
    };
    html! {
        section.box {
            (of.blocks(&only(&of.shown.hall)))
            @if one.given.is_some() {
                (act(of, Button::Take, html! {
                    input type="hidden" name="round" value=(one.round);
                    input type="hidden" name="table" value=(one.table);
                    button.go { (of.word("hall-take")) }
                }))
            }
        }
    }
}
