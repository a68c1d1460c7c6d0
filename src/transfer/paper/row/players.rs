//! Whom a cell names: a player by his name, the beginning of it or his number, one of a side, or nobody where somebody is wanted.

use crate::transfer::paper::key::{Key, form, is_no, is_yes, side_named};
use crate::transfer::paper::row::sense::{Fault, Row, Sense, quoted};
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Field, Kind};

/// Are players named by their numbers in the column of who took, or of who deals?
pub(in crate::transfer::paper) fn numbered(keys: &[(Key, usize)], rows: &[Row]) -> bool {
    let named = keys.iter().filter(|(key, _)| matches!(key, Key::Bidder | Key::Dealer));
    let mut cells = named.flat_map(|(_, place)| rows.iter().filter_map(|row| row.cells.get(*place)));
    cells.any(|cell| cell.parse::<usize>().is_ok())
}

impl Sense<'_> {
    /// The place of a player by his name, the beginning of it or his number.
    pub(in crate::transfer::paper) fn seat(&self, name: &str) -> Option<usize> {
        seat_of(name, self.players)
    }

    /// Is that the name of a player, a beginning of one, or his number?
    pub(in crate::transfer::paper) fn is_player(&self, folded: &str) -> bool {
        folded.starts_with('"')
            || folded.parse::<usize>().is_ok_and(|no| (1..=self.players.len()).contains(&no))
            || self.players.iter().any(|name| fold_word(name).starts_with(folded))
    }

    /// A cell that begins with a name of several words, so that the name is read as one.
    pub(in crate::transfer::paper) fn named(&self, cell: &str) -> String {
        let words: Vec<&str> = cell.split_whitespace().collect();
        let longest = self.players.iter().filter_map(|name| {
            let of = name.split_whitespace().count();
            let begins = words.get(..of).is_some_and(|begin| fold_word(&begin.join(" ")) == fold_word(name));
            begins.then_some((of, name))
        });
        let side = words.first().and_then(|word| Some((1, self.side_player(&fold_word(word))?)));
        let Some((of, name)) = longest.max_by_key(|(of, _)| *of).or(side) else { return cell.to_owned() };
        let rest = words[of..].iter().map(|word| format!(" {word}")).collect::<String>();
        quoted(name) + &rest
    }

    /// The first player of the side that a word names as tables do (`Us`, `Eux`, `Équipe 1`), where that is nobody's name.
    pub(in crate::transfer::paper) fn side_player(&self, folded: &str) -> Option<&String> {
        let place = side_named(folded)?;
        let sides = matches!(self.players.len(), 2 | 4) && !self.is_player(folded);
        self.players.get(place).filter(|_| sides)
    }

    /// A player of the side that a cell names (`Us`, `Eux`), where the event is of a player of two sides.
    pub(in crate::transfer::paper) fn of_side(&self, event: &str, folded: &str) -> Option<&String> {
        let first = form(self.forms, event)?.fields.first()?;
        self.side_player(folded).filter(|_| matches!(first.kind, Kind::Player | Kind::Account))
    }

    /// The player of the side that sits at a point of the compass, where that is the beginning of nobody's name.
    pub(in crate::transfer::paper) fn at_compass(&self, folded: &str) -> Option<&String> {
        let side = ["compass-ns", "compass-ew"].iter().position(|side| words::heading(folded, side))?;
        self.players.get(side).filter(|_| self.pad && self.players.len() == 4 && !self.is_player(folded))
    }

    /// Is a player said first with that event, and nobody's name in the cell? Then it is of whoever took.
    pub(in crate::transfer::paper) fn lacks_player(&self, word: &str, cell: &str) -> bool {
        let first = form(self.forms, word).and_then(|form| form.fields.first());
        let begins = fold_word(cell.split_whitespace().next().unwrap_or_default());
        first.is_some_and(|field| matches!(field.kind, Kind::Player))
            && !self.is_player(&begins)
            && self.side_player(&begins).is_none()
    }

    /// That a figure in the column of what a player had is recorded as nobody's number, where players have names: it may be how many they
    /// were, or how large. One that is a kind of it says that, and a one is a yes.
    pub(in crate::transfer::paper) fn names_no_number(
        &self,
        fields: &[Field],
        folded: &str,
    ) -> Result<(), Fault> {
        let [Field { kind: Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_), .. }, others @ ..] = fields
        else {
            return Ok(());
        };
        let counts = others.iter().any(|field| matches!(field.kind, Kind::Number(..) | Kind::Half(..)));
        let word = folded.split_whitespace().next().unwrap_or_default();
        let kind = |field: &Field| field.kind.choices().iter().any(|kind| kind.is_named(word));
        let kinds = others.iter().any(kind) || is_yes(folded) || is_no(folded);
        if self.pad || self.numbered || counts || kinds || word.parse::<usize>().is_err() {
            return Ok(());
        }
        Err(Fault { id: "paper-who", args: Vec::new() })
    }

    /// The columns in which a row says that a player had something, and not who: whoever took.
    pub fn names_nobody(&self, row: &Row) -> Vec<usize> {
        let of_player = |event: &str| {
            let first = form(self.forms, event).and_then(|form| form.fields.first());
            first.is_some_and(|field| matches!(field.kind, Kind::Player))
        };
        let unnamed = self.keys.iter().filter(|(key, place)| match key {
            Key::Event(event) | Key::Kind(event, _) => {
                let cell = self.value(row, *place).filter(|_| !self.pad && !self.signs.contains(place));
                cell.is_some_and(|cell| is_yes(&fold_word(&cell))) && of_player(event)
            }
            _ => false,
        });
        unnamed.map(|(_, place)| *place).collect()
    }
}

/// The place of one of these players by his name, the beginning of it or his number.
pub(in crate::transfer::paper) fn seat_of(name: &str, players: &[String]) -> Option<usize> {
    let folded = fold_word(name);
    let exact = players.iter().position(|player| fold_word(player) == folded);
    let begun = || {
        let mut begun = (0..players.len()).filter(|at| fold_word(&players[*at]).starts_with(&folded));
        begun.next().filter(|_| begun.next().is_none())
    };
    let numbered = || folded.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < players.len());
    exact.or_else(begun).or_else(numbered)
}
