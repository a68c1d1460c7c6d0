//! The page of a table in a hall: what it gave, who stands by it, and how its players enter it.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};

use super::button::Button;
use super::{Of, of_contest};
use crate::pages::figure::total;
use crate::pages::{Block, Doc, Slate, SlateAccount, contest_heading, entry_name, held_up, scores_of};
use crate::serve::address;
use crate::serve::answer::Visit;
use crate::serve::asking::Asking;
use crate::serve::frame::{Frame, languages};
use crate::serve::room::Room;
use crate::serve::room::places::Place;
use crate::serve::slate::{time_of, you};
use ardoise_desk::contest::{Event, Round, Table, in_force};

/// What a page is made again with: what was refused, and the figures that were typed.
#[derive(Debug, Default)]
pub struct Again {
    /// What is said over the form.
    pub said: Option<String>,
    /// What stood in its fields.
    pub typed: Vec<String>,
}

/// A table of a round.
pub async fn table(
    Visit { room, asking, .. }: Visit,
    Path((id, round, table)): Path<(String, u16, u32)>,
) -> Response {
    table_page(&room, &asking, &id, (round, table), StatusCode::OK, &Again::default())
}

/// The page of a table, with what was refused.
pub fn table_page(
    room: &Room,
    asking: &Asking,
    id: &str,
    (round, no): (u16, u32),
    status: StatusCode,
    again: &Again,
) -> Response {
    let framed = Frame { form: true, ..Frame::default() };
    of_contest(room, asking, id, (status, framed), &|of| {
        let (found, table) = of.contest().at((round, no)).ok()?;
        let title = of.phrase("hall-table-of", &[("table", no.to_string()), ("round", round.to_string())]);
        Some((title.clone(), middle(At { of, round: found, table }, title, again)))
    })
}

/// A table with its round.
#[derive(Clone, Copy)]
struct At<'a> {
    of: Of<'a>,
    round: &'a Round,
    table: &'a Table,
}

impl At<'_> {
    /// The side of who asks, where he sits here.
    fn side(&self) -> Option<u8> {
        match self.of.asking.place() {
            Some(Place::Player(name)) => self.of.shown.hall.side_of(self.table, name),
            Some(Place::Scribe | Place::Referee | Place::Onlooker) | None => None,
        }
    }

    /// Who sits on a side.
    fn name(&self, side: u8) -> String {
        let entries = self.table.sides.get(usize::from(side)).map(Vec::as_slice).unwrap_or_default();
        entries.iter().map(|no| entry_name(self.of.contest(), *no)).collect::<Vec<_>>().join(" + ")
    }

    fn names(&self, sides: &[u8]) -> String {
        self.of.speaker.all(&sides.iter().map(|side| self.name(*side)).collect::<Vec<_>>())
    }

    fn here(&self) -> String {
        self.of.at_table(self.round.drawing.round, self.table.no)
    }

    /// The figures that count now, as a form carries them.
    fn known(&self) -> String {
        known(self.table)
    }
}

/// What is written of a table as a form carries it: what it was made of. Its figures, or the side that did not come.
pub fn known(table: &Table) -> String {
    if !table.absent.is_empty() {
        return table.absent.iter().map(|side| format!("-{side}")).collect::<Vec<_>>().join(" ");
    }
    let scores = table.scores.as_deref().unwrap_or_default();
    scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn middle(at: At<'_>, title: String, again: &Again) -> Markup {
    let At { of, round, table } = at;
    let winner = table.winner().filter(|_| table.is_done());
    let account = |(nth, _): (usize, &Vec<u32>)| SlateAccount {
        name: at.name(nth as u8),
        total: table.scores.as_ref().map_or_else(|| "–".to_owned(), |scores| total(scores[nth], of.speaker)),
        under: String::new(),
        won: winner == Some(nth),
    };
    let slate = Slate {
        title,
        line: contest_heading(of.contest(), of.speaker),
        accounts: table.sides.iter().enumerate().map(account).collect(),
    };
    let open = !round.locked && round.drawing.round == of.round();
    let writes = of.runs() || (open && at.side().is_some());
    html! {
        (of.back())
        (of.blocks(&Doc { blocks: vec![Block::Slate(slate)] }))
        @if let Some(said) = &again.said { p.alarm role="alert" { (said) } }
        (state(at))
        @if writes { (entry(at, again)) }
        @else if open && of.asking.place().is_none() { p { a.go href="/join" { (of.word("serve-join")) } } }
        @if let Some(no) = of.seat().map(|(own, _)| own.no).filter(|no| *no != table.no) {
            p { a href=(of.at_table(of.round(), no)) { (of.phrase("hall-you-sit", &[("table", no.to_string())])) } }
        }
        p.foot { (you(of.asking, of.speaker)) " " a href="/join" { (of.word("serve-other-place")) } }
        (languages(of.asking))
    }
}

/// Who entered the result of a table that stands, and when: one that was taken back said nothing.
fn told_by(at: At<'_>) -> Option<(String, i64)> {
    let place = (at.round.drawing.round, at.table.no);
    let said = in_force(at.of.shown.hall.records())
        .into_iter()
        .rfind(|row| matches!(&row.event, Event::Result { round, table, .. } if (*round, *table) == place))?;
    Some((ardoise_rules::words::shown(&said.author), said.at))
}

/// How far the table is: open, being played, entered, agreed, disputed, locked.
fn state(at: At<'_>) -> Markup {
    let At { of, round, table } = at;
    let hall = &of.shown.hall;
    let played = hall.played(round.drawing.round, table.no);
    let (awaits, disputed) = (table.awaits(), table.disputed());
    let buttons = !round.locked && at.side().is_some_and(|side| awaits.contains(&side));
    let differs =
        hall.differing().iter().find(|one| (one.round, one.table) == (round.drawing.round, table.no));
    html! {
        section.box {
            @if !table.absent.is_empty() {
                p { b { (of.phrase("hall-absent", &[("who", at.names(&table.absent))])) } }
            } @else if let Some(scores) = &table.scores {
                p {
                    @if let Some((who, when)) = told_by(at) {
                        (of.phrase("hall-entered-by", &[("who", who), ("time", time_of(when, of.speaker))])) " · "
                    }
                    b {
                        @if !awaits.is_empty() { (of.phrase("hall-awaits", &[("who", at.names(&awaits))])) }
                        @else if table.agreed() { (of.word("hall-agreed")) }
                        @else { (scores_of(scores, of.speaker)) }
                    }
                }
                @if !disputed.is_empty() {
                    p.alarm { (of.phrase("hall-disputed", &[("count", disputed.len().to_string()), ("who", at.names(&disputed))])) }
                }
            } @else if let Some((played, why)) = played.and_then(|played| Some((played, held_up(&of.shown.hall, played, of.speaker)?))) {
                p.alarm { b { (why) } " · " (scores_of(&played.scores, of.speaker)) }
            } @else if let Some(played) = played {
                @let facts = [("deals", played.deals.to_string()), ("planned", of.contest().opening.deals.to_string())];
                p { b { (of.phrase("contest-under-way", &facts)) } " · " (scores_of(&played.scores, of.speaker)) }
            } @else {
                p { b { (of.word("hall-open")) } }
            }
            @if round.locked { p { (of.word("hall-locked")) } }
            @if let Some(one) = differs {
                p.alarm { (of.phrase(if one.given.is_some() { "hall-differs" } else { "hall-differs-open" }, &[("given", scores_of(one.given.as_deref().unwrap_or_default(), of.speaker))])) }
            }
            @if let Some(id) = &table.id { p { a href=(address::of_match(id, "")) { (of.word("hall-to-match")) } } }
            @if buttons {
                form.two method="post" action=(at.here()) {
                    input type="hidden" name="known" value=(at.known());
                    button.go name="act" value=(Button::Agree.word()) { (of.word("serve-agree")) }
                    button name="act" value=(Button::Dispute.word()) { (of.word("serve-dispute")) }
                }
            } @else if of.runs() && !round.locked && !awaits.is_empty() {
                form method="post" action=(at.here()) {
                    input type="hidden" name="known" value=(at.known());
                    button.go name="act" value=(Button::Agree.word()) { (of.word("hall-signed")) }
                }
            }
        }
    }
}

/// How the result is entered: the match, deal by deal, or its totals only.
fn entry(at: At<'_>, again: &Again) -> Markup {
    let At { of, round, table } = at;
    let result = result(at, again);
    html! {
        @if !round.locked && table.id.is_none() && !table.is_done() && of.shown.hall.plays(table) {
            form method="post" action=(at.here()) {
                button.go.wide name="act" value=(Button::Play.word()) { (of.word("hall-deals")) }
            }
        }
        @if table.is_done() || table.id.is_some() {
            details open[again.said.is_some()] {
                summary { (of.word(if table.is_done() { "hall-put-right" } else { "hall-only-result" })) }
                (result)
            }
        } @else {
            h2 { (of.word("hall-only-result")) }
            (result)
        }
    }
}

fn result(at: At<'_>, again: &Again) -> Markup {
    let At { of, round, table } = at;
    html! {
        form.result method="post" action=(at.here()) {
            input type="hidden" name="known" value=(at.known());
            @for nth in 0..table.sides.len() {
                @let name = format!("s{nth}");
                @let typed = again.typed.get(nth).filter(|text| !text.is_empty());
                label for=(name) dir="auto" { (at.name(nth as u8)) }
                input id=(name) name=(name) inputmode="numeric" autocomplete="off" required value=[typed];
            }
            @if round.locked {
                label for="reason" { (of.word("serve-amend-why")) }
                input #reason name="reason" required;
            }
            button.go name="act" value=(Button::Result.word()) { (of.word("hall-enter-result")) }
        }
        @if of.runs() {
            form.row.forfeits method="post" action=(at.here()) {
                input type="hidden" name="act" value=(Button::Forfeit.word());
                input type="hidden" name="known" value=(at.known());
                @if round.locked {
                    label for="absent-why" { (of.word("serve-amend-why")) }
                    input #absent-why name="reason" required;
                }
                @for nth in 0..table.sides.len() {
                    button name="side" value=(nth) dir="auto" { (of.phrase("hall-absent", &[("who", at.name(nth as u8))])) }
                }
                @if !round.has_brackets() {
                    @let all = (0..table.sides.len()).map(|nth| nth.to_string()).collect::<Vec<_>>().join(" ");
                    button name="side" value=(all) { (of.word("hall-nobody-came")) }
                }
            }
        }
    }
}
