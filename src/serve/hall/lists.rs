//! The lists of a hall: who sits where, the tables of the round, where everybody stands and why, the cards to be printed.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};

use super::{Of, of_contest};
use crate::pages::{
    card, entry_name, points_of, reasons, side_names, standing_beside, standings_title, table_result,
    where_seated as seated,
};
use crate::serve::answer::{Visit, see_other};
use crate::serve::change::field;
use crate::serve::frame::Frame;
use crate::serve::qr;
use crate::serve::room::places::HallTable;
use ardoise_desk::contest::standings as reckoned;

/// So many rows stand on a page of a list.
const ROWS: usize = 30;
/// So many names stand on a page; they are listed without being asked for where there are no more.
const FEW: usize = 60;

/// What the form that asks for a name is called: its label.
pub(super) fn searched(of: Of<'_>) -> Markup {
    html! { label for="name" { (of.word("contest-where")) } }
}

/// A form that asks for a name; its label stands above it.
pub(super) fn search(of: Of<'_>, typed: &str) -> Markup {
    html! {
        form.find method="get" action=(of.at("/where")) {
            input #name name="name" autocomplete="name" placeholder=(of.word("hall-name")) value=(typed);
            button { (of.word("hall-find")) }
        }
    }
}

/// Where somebody sits, by any part of his name.
pub async fn where_seated(Visit { room, asking, query }: Visit, Path(id): Path<String>) -> Response {
    let name = field(&query, "name").to_owned();
    let framed = Frame { form: true, ..Frame::default() };
    of_contest(&room, &asking, &id, (StatusCode::OK, framed), &|of| {
        let title = of.word("contest-where");
        let all = seated(&of.shown.hall, of.round());
        let asked = !name.is_empty() || all.len() <= FEW;
        let found: Vec<_> = all.iter().filter(|one| one.is_meant_by(&name)).collect();
        let facts = [("from", 1), ("to", FEW), ("count", found.len())];
        let facts = facts.map(|(fact, count)| (fact, count.to_string()));
        let middle = html! {
            (of.back())
            h1 { (searched(of)) }
            (search(of, &name))
            @if asked {
                table.seats { tbody {
                    @for one in found.iter().take(FEW) {
                        tr {
                            td dir="auto" { (one.names) }
                            @match &one.place {
                                Some((table, seat)) => {
                                    td { a href=(of.at_table(of.round(), *table)) { (of.phrase("contest-card-table", &[("table", table.to_string())])) } }
                                    td.soft { (seat) }
                                }
                                None => td colspan="2" { (of.word("hall-exempt")) },
                            }
                        }
                    }
                } }
                @if found.len() > FEW { p { (of.phrase("hall-range", &facts)) } }
                @if found.is_empty() { p role="status" { (of.word("hall-nobody-sits")) } }
            }
        };
        Some((title, middle))
    })
}

/// The tables of a round: the last one, or the one that is asked for.
pub async fn tables(Visit { room, asking, query }: Visit, Path(id): Path<String>) -> Response {
    let from = from_of(&query);
    let wanted: Option<u16> = field(&query, "round").parse().ok();
    of_contest(&room, &asking, &id, (StatusCode::OK, Frame::default()), &|of| {
        let no = wanted.unwrap_or(of.round());
        let title = of.word("serve-tables");
        let Some(round) = of.contest().round(no) else {
            return Some((
                title.clone(),
                html! { (of.back()) h1 { (title) } p { (of.word("contest-standings-none")) } },
            ));
        };
        let id = if round.locked { "contest-round-locked" } else { "contest-round-drawn" };
        let middle = html! {
            (of.back())
            h1 { (of.phrase(id, &[("round", no.to_string())])) }
            @if of.round() > 1 {
                nav { @for other in 1..=of.round() { @if other != no { a href=(of.at(&format!("/tables?round={other}"))) { (of.phrase("contest-round-drawn", &[("round", other.to_string())])) } } } }
            }
            ul.tables {
                @for table in round.tables.iter().skip(from).take(ROWS) {
                    @let (result, _) = table_result(&of.shown.hall, round, table, of.speaker);
                    li {
                        a href=(of.at_table(no, table.no)) { b { (table.no) } }
                        span dir="auto" { (side_names(of.contest(), table, of.speaker)) }
                        b { (result) }
                    }
                }
            }
            (turning(of, &format!("/tables?round={no}&"), from, round.tables.len()))
        };
        Some((title, middle))
    })
}

/// Where everybody stands.
pub async fn standings(Visit { room, asking, query }: Visit, Path(id): Path<String>) -> Response {
    let from = from_of(&query);
    of_contest(&room, &asking, &id, (StatusCode::OK, Frame::default()), &|of| {
        let count = of.contest().entries.iter().filter(|entry| !entry.house).count();
        let middle = html! {
            (of.back())
            @if of.contest().is_counted() {
                (standings_of(of, from, ROWS))
                (turning(of, "/standings?", from, count))
            } @else {
                h1 { (of.word("hall-standings")) }
                p { (of.word("contest-standings-none")) }
            }
        };
        Some((of.word("hall-standings"), middle))
    })
}

/// So many of the standings, from one of them on; each name leads to its reasons.
pub(super) fn standings_of(of: Of<'_>, from: usize, count: usize) -> Markup {
    let contest = of.contest();
    let all = reckoned(contest, None);
    let margin = of.word("contest-margin");
    html! {
        h2 { (standings_title(contest, None, of.speaker)) }
        table.ranks {
            thead { tr {
                th.number scope="col" { (of.word("contest-rank")) }
                th scope="col" { (of.word("contest-name")) }
                th.number scope="col" { (of.word("contest-points")) }
                th.number scope="col" { (margin) }
            } }
            tbody {
                @for one in all.iter().skip(from).take(count) {
                    tr {
                        td.number { b { (one.rank) } }
                        th scope="row" dir="auto" {
                            a href=(of.at(&format!("/entry/{}", one.entry))) { (entry_name(contest, one.entry)) }
                            @let beside = standing_beside(one, contest, of.speaker);
                            @if !beside.is_empty() { div.soft { (beside) } }
                        }
                        td.number { b { (points_of(contest, one.points, of.speaker)) } }
                        td.number { (crate::pages::figure::change(one.margin, of.speaker)) }
                    }
                }
            }
        }
    }
}

/// Why somebody stands where he does.
pub async fn explain(Visit { room, asking, .. }: Visit, Path((id, no)): Path<(String, u32)>) -> Response {
    of_contest(&room, &asking, &id, (StatusCode::OK, Frame::default()), &|of| {
        of.contest().entry(no)?;
        let middle = html! {
            p.back { a href=(of.at("/standings")) { "← " (of.word("hall-standings")) } }
            (of.blocks(&reasons(of.contest(), no, None, of.speaker)))
        };
        Some((entry_name(of.contest(), no), middle))
    })
}

/// The cards of the round for a printer, each with the code that lets its players in.
pub async fn cards(Visit { room, asking, .. }: Visit, Path(id): Path<String>) -> Response {
    if !super::runs(&asking) {
        return see_other("/join");
    }
    let framed = Frame { form: true, paper: true, ..Frame::default() };
    of_contest(&room, &asking, &id, (StatusCode::OK, framed), &|of| {
        let no = of.round();
        let round = of.contest().round(no)?;
        let mut places = of.room.places();
        let middle = html! {
            @for table in &round.tables {
                @let named = HallTable { contest: of.shown.hall.id().to_owned(), round: no, table: table.no };
                @let address = format!("{}join#{}", of.room.address, places.card(&named));
                section.card {
                    (of.blocks(&card(&of.shown.hall, no, table, of.speaker)))
                    div.code { (qr::drawing(&address, &address)) p { (of.word("hall-card-how")) } }
                }
            }
        };
        Some((of.phrase("contest-wall-round", &[("round", no.to_string())]), middle))
    })
}

fn from_of(query: &crate::serve::change::Fields) -> usize {
    field(query, "from").parse::<usize>().unwrap_or(1).saturating_sub(1)
}

/// The way to the rows before and after; nothing where all of them are shown.
fn turning(of: Of<'_>, to: &str, from: usize, count: usize) -> Markup {
    let last = (from + ROWS).min(count);
    let facts = [("from", (from + 1).to_string()), ("to", last.to_string()), ("count", count.to_string())];
    html! {
        @if count > ROWS {
            nav {
                @if from > 0 { a rel="prev" href=(of.at(&format!("{to}from={}", (from + 1).saturating_sub(ROWS).max(1)))) { "← " (of.word("hall-before")) } }
                span { (of.phrase("hall-range", &facts)) }
                @if last < count { a rel="next" href=(of.at(&format!("{to}from={}", last + 1))) { (of.word("hall-after")) " →" } }
            }
        }
    }
}
