//! Paper for the hall: a card for each table, where everybody sits, blank cards, the wall.

use super::{
    contest_heading, contest_line, left_open, next_step, side_name, standings, tables, where_seated,
};
use crate::line::days;
use crate::pages::doc::{
    Block, Cell, Column, Doc, Mark, RowKind, Sheet, SheetRow, Signed, Slate, SlateAccount, Span, Table, Tone,
    Weight,
};
use crate::pages::figure;
use ardoise_desk::contest::{Contest, Drawing, Drawn, Proof, Table as Seats, side_letter};
use ardoise_desk::hall::Hall;
use ardoise_rules::cards::fold_word;
use ardoise_rules::words::{Speaker, shown};
use std::collections::HashSet;

/// So many rows where a round has no number of deals.
const ROWS: u16 = 12;
/// Never more on one card.
const MOST: u16 = 30;
/// Where somebody writes a name.
const LINE: &str = "______________";

/// What stands on a card.
struct Card {
    title: String,
    line: String,
    sides: Vec<String>,
    /// Who deals, seat by seat.
    dealers: Vec<String>,
}

/// The smallest leaf that holds the card of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaf {
    /// A quarter of a sheet.
    A6,
    /// Half of one.
    A5,
    /// A sheet.
    A4,
}

impl Leaf {
    /// The leaf for a card of so many deals.
    #[must_use]
    pub const fn of(deals: u16) -> Leaf {
        match deals {
            1..=5 => Leaf::A6,
            6..=10 => Leaf::A5,
            _ => Leaf::A4,
        }
    }

    /// As it is typed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Leaf::A6 => "a6",
            Leaf::A5 => "a5",
            Leaf::A4 => "a4",
        }
    }
}

/// A card for each table of a round, each on a page of its own where the paper is small.
#[must_use]
pub fn cards(hall: &Hall, round: u16, small: bool, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let contest = hall.contest();
    let Some(found) = contest.round(round) else { return doc };
    for (nth, table) in found.tables.iter().enumerate() {
        if nth > 0 {
            doc.blocks.push(if small || nth % 2 == 0 { Block::Break } else { Block::Gap });
        }
        doc.blocks.extend(card(hall, round, table, speaker).blocks);
    }
    doc
}

/// The card of a table.
#[must_use]
pub fn card(hall: &Hall, round: u16, table: &Seats, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let contest = hall.contest();
    let names = hall.seated(&table.sides);
    let facts = [("title", shown(&contest.opening.title)), ("round", round.to_string())];
    let mut line = speaker.phrase_of("contest-card-line", &facts);
    if let Some(first) = names.first() {
        line.push_str(&format!(" · {}", speaker.phrase("contest-card-dealer", &[("name", &shown(first))])));
    }
    let card = Card {
        title: speaker.phrase("contest-card-table", &[("table", &table.no.to_string())]),
        line,
        sides: table.sides.iter().map(|side| side_name(contest, side)).collect(),
        dealers: given(names.iter().map(|name| shown(name)).collect()),
    };
    filled(&mut doc, &card, contest.opening.deals, speaker);
    doc
}

/// What players of one table are called there: by their first words, where no two have the same.
fn given(names: Vec<String>) -> Vec<String> {
    let first = |name: &String| name.split_whitespace().next().unwrap_or_default().to_owned();
    let calls: Vec<String> = names.iter().map(first).collect();
    let known: HashSet<String> = calls.iter().map(|call| fold_word(call)).collect();
    if known.len() == names.len() { calls } else { names }
}

/// A card without names, for a table that is made up on the spot.
#[must_use]
pub fn blank(hall: &Hall, speaker: &Speaker) -> Doc {
    let contest = hall.contest();
    let mut doc = Doc::default();
    let pair = !contest.opening.alone;
    let line = |no: usize| format!("{no}\u{a0}{LINE}");
    let sides = if pair {
        vec![format!("{} + {}", line(1), line(3)), format!("{} + {}", line(2), line(4))]
    } else {
        (1..=4).map(line).collect()
    };
    let facts = [("title", shown(&contest.opening.title)), ("round", "____".to_owned())];
    let card = Card {
        title: speaker.phrase("contest-card-table", &[("table", "____")]),
        line: speaker.phrase_of("contest-card-line", &facts),
        sides,
        dealers: (1..=4).map(|seat| seat.to_string()).collect(),
    };
    filled(&mut doc, &card, contest.opening.deals, speaker);
    doc
}

fn filled(doc: &mut Doc, card: &Card, deals: u16, speaker: &Speaker) {
    let account = |name: &String| SlateAccount {
        name: name.clone(),
        total: String::new(),
        // Under the room for it.
        under: speaker.word("sheet-total"),
        won: false,
    };
    doc.blocks.push(Block::Slate(Slate {
        title: card.title.clone(),
        line: card.line.clone(),
        accounts: card.sides.iter().map(account).collect(),
    }));
    let rows = if deals == 0 { ROWS } else { deals.min(MOST) };
    let empty = Mark { points: String::new(), total: String::new(), leads: false };
    // Who deals stands where there is room on the smallest card: in the place of the contract.
    let dealer = |no: u16| {
        let name = card.dealers.get(usize::from(no - 1) % card.dealers.len().max(1));
        name.map(|name| Span::new(name.clone(), Weight::Plain)).into_iter().collect()
    };
    let row = |no: u16| SheetRow {
        kind: RowKind::Deal,
        no: no.to_string(),
        dealer: String::new(),
        contract: dealer(no),
        result: Vec::new(),
        marks: vec![empty.clone(); card.sides.len()],
        findings: Vec::new(),
    };
    let word = |id: &str| speaker.word(id);
    let heads = [word("sheet-no"), String::new(), word("sheet-dealer"), String::new(), word("sheet-points")];
    let letters = (0..card.sides.len()).map(|side| side_letter(side).to_string());
    doc.blocks.push(Block::Sheet(Sheet {
        caption: speaker.word("contest-card-deals"),
        heads,
        accounts: card.sides.iter().cloned().zip(letters).collect(),
        rows: (1..=rows).map(row).collect(),
        ruled: true,
    }));
    let total = |side: &String| Signed { name: side.clone(), tally: None, said: Default::default() };
    doc.text(speaker.word("contest-card-sign"));
    let tally = ["sheet-made", "sheet-failed"].map(|id| speaker.word(id));
    doc.blocks.push(Block::Signatures(card.sides.iter().map(total).collect(), tally));
}

/// "Where do I sit?": everybody by name in columns, a pair under each of its names, then the tables, then how it was drawn.
#[must_use]
pub fn drawn(hall: &Hall, round: u16, across: usize, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let contest = hall.contest();
    let Some(found) = contest.round(round) else { return doc };
    let facts = [("title", shown(&contest.opening.title)), ("round", round.to_string())];
    doc.blocks.push(Block::Slate(Slate {
        title: speaker.word("contest-where"),
        line: speaker.phrase_of("contest-card-line", &facts),
        accounts: Vec::new(),
    }));
    let seated = where_seated(hall, round);
    // Two names take the room of two.
    let names = contest.entries.iter().map(|entry| entry.names.len()).max().unwrap_or(1);
    let across = across.div_ceil(names.max(1)).max(1);
    let high = seated.len().div_ceil(across).max(1);
    let mut columns = Vec::new();
    for _ in 0..seated.len().div_ceil(high) {
        columns.push(Column::words(speaker.word("contest-name")));
        columns.push(Column::figures(speaker.word("contest-table")));
        columns.push(Column::words(speaker.word("contest-seat")));
    }
    let row = |at: usize| {
        let each = (0..columns.len() / 3).flat_map(|column| {
            let (name, table, seat) = seated
                .get(column * high + at)
                .map(|one| match &one.place {
                    Some((table, seat)) => (one.names.clone(), table.to_string(), seat.clone()),
                    None => (one.names.clone(), "–".to_owned(), speaker.word("contest-card-exempt")),
                })
                .unwrap_or_default();
            [Cell::plain(name), Cell::toned(table, Tone::Strong), Cell::toned(seat, Tone::Faint)]
        });
        each.collect()
    };
    let rows = (0..high).map(row).collect();
    doc.table(Table { columns, rows });
    doc.gap();
    doc.blocks.extend(tables(hall, round, speaker).blocks);
    doc.blocks.push(Block::Foot(how(contest, &found.drawing, speaker)));
    doc
}

/// How a round was drawn, and what is certain of it.
#[must_use]
pub fn how(contest: &Contest, drawing: &Drawing, speaker: &Speaker) -> String {
    let mut words = vec![certified(contest, &drawing.drawn, speaker)];
    if !drawing.dice.is_empty() {
        let dice: Vec<String> = drawing.dice.iter().map(ToString::to_string).collect();
        words.push(speaker.phrase("contest-dice", &[("dice", &dice.join(" "))]));
    }
    let sealed = contest.opening.sealed.as_ref();
    if let (false, Some(sealed)) = (drawing.number.is_empty(), sealed) {
        words.push(
            speaker.phrase("contest-sealed", &[("seal", sealed.digits().get(..16).unwrap_or_default())]),
        );
    }
    let seed = drawing.seed.digits().get(..16).unwrap_or_default();
    words.push(speaker.phrase("contest-seed", &[("seed", seed)]));
    words.join(" ")
}

/// What a draw repeats, how little it could with those who are exempt, and what shows it.
pub(super) fn certified(contest: &Contest, drawn: &Drawn, speaker: &Speaker) -> String {
    let certificate = &drawn.certificate;
    // Fixed pairs have the same partner always.
    let pairs = contest.is_of_pairs();
    let (partners, meetings) = (certificate.partners_again, certificate.meetings_again);
    if partners == 0 && meetings == 0 {
        let id = if pairs { "contest-nobody-again-pairs" } else { "contest-nobody-again" };
        return speaker.word(id);
    }
    let facts = [
        ("partners", partners.to_string()),
        ("meetings", meetings.to_string()),
        ("bound", certificate.bound.to_string()),
        ("exempt", drawn.out.len().to_string()),
    ];
    let id = if pairs { "contest-again-pairs" } else { "contest-again" };
    let again = speaker.phrase_of(id, &facts);
    let least = match certificate.proof {
        Proof::Design => "contest-proof-design",
        Proof::Bound => "contest-proof-bound",
        Proof::Dual => "contest-proof-dual",
        Proof::Search => "contest-proof-search",
        Proof::None => "contest-proof-none",
    };
    format!("{again} {}", speaker.phrase_of(least, &facts))
}

/// The wall of the hall: the round, since when, which tables still play, where the first stand.
#[must_use]
pub fn wall(hall: &Hall, speaker: &Speaker) -> Doc {
    let contest = hall.contest();
    let mut doc = Doc::default();
    let round = contest.rounds.last();
    let title = match round {
        Some(round) => speaker.phrase("contest-wall-round", &[("round", &round.drawing.round.to_string())]),
        None => shown(&contest.opening.title),
    };
    doc.blocks.push(Block::Slate(Slate {
        title,
        line: contest_heading(contest, speaker),
        accounts: Vec::new(),
    }));
    doc.text(contest_line(contest, speaker));
    if let Some(round) = round {
        let missing = round.missing();
        let minute = days::minute_here(round.at);
        let since = figure::clock(minute.get(11..).unwrap_or_default(), speaker);
        let facts = [
            ("since", since),
            ("count", missing.len().to_string()),
            ("tables", round.tables.len().to_string()),
        ];
        let left = left_open(contest, speaker).filter(|_| contest.closed);
        let closed = left.is_some();
        let id = if missing.is_empty() { "contest-wall-done" } else { "contest-wall-playing" };
        doc.text(match left {
            Some(left) => format!("{} {left}", speaker.word("contest-lead-over")),
            None => speaker.phrase_of(id, &facts),
        });
        // More than twelve say nothing to somebody who looks up for a moment.
        if !missing.is_empty() && missing.len() <= 12 && !closed {
            let numbers: Vec<String> = missing.iter().map(ToString::to_string).collect();
            doc.toned(numbers.join("   "), Tone::Strong);
        }
        doc.blocks.extend(standings(contest, None, None, speaker).blocks);
    } else {
        doc.text(next_step(hall, speaker));
    }
    doc
}
