//! One letter in the column of what somebody had: a player by his initial, where it might say yes too, or the event by its own.

use crate::transfer::paper::key::{Key, is_no, is_yes};
use crate::transfer::paper::table::Table;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Form;

impl Table {
    /// Puts the whole name in the place of an initial, in columns of what somebody had: `J` for Jean where others are named so in the
    /// same column, or where those who took are. Where every cell has the letter with which the event begins, it says yes.
    pub(in crate::transfer::paper) fn name_initials(
        &mut self,
        keys: &[(Key, usize)],
        players: &[String],
        forms: &[Form],
    ) {
        let named = |key: &Key| matches!(key, Key::Bidder | Key::Dealer);
        let takers = keys.iter().filter(|(key, _)| named(key)).any(|(_, place)| self.names(*place, players));
        for (key, place) in keys {
            let (Key::Event(event) | Key::Kind(event, _)) = key else { continue };
            if let Some(yes) = self.yes_beside_no(*place, takers) {
                for row in &mut self.rows {
                    let cell = row.cells.get_mut(*place).filter(|cell| letter_of(cell).is_some());
                    if let Some(cell) = cell {
                        *cell = if letter_of(cell) == Some(yes) { "x" } else { "-" }.to_owned();
                    }
                }
                continue;
            }
            let here = self.names(*place, players);
            let begins = |letter: char| {
                let form = forms.iter().find(|form| form.event == *event);
                form.is_some_and(|form| form.words().any(|word| fold_word(word).starts_with(letter)))
            };
            let all = self.only_letter(*place).filter(|letter| begins(*letter));
            for row in &mut self.rows {
                let Some(cell) = row.cells.get_mut(*place) else { continue };
                let Some(letter) = letter_of(cell) else { continue };
                // A cross is a sign: it is somebody's where others are named beside it.
                let own = of_letter(players, letter).filter(|_| here || takers && letter != 'x');
                if let Some(player) = own {
                    player.clone_into(cell);
                } else if all == Some(letter) {
                    "x".clone_into(cell);
                }
            }
        }
    }

    /// Puts a player of a side in the place of the letter with which the column of that side is headed (`A` and `B`, `N` for Nous and `E`
    /// for Eux), where no other letter stands in a column of who took or of what somebody had: which of two partners changes no figure.
    pub(in crate::transfer::paper) fn name_sides_by_letters(
        &mut self,
        keys: &[(Key, usize)],
        players: &[String],
    ) {
        let of = |side: &str| {
            let own = |key: &Key| *key == Key::Total(side.to_owned()) || key.counts_of() == Some(side);
            let heading = keys.iter().find(|(key, _)| own(key)).map(|(_, place)| &self.headings[*place])?;
            let folded = fold_word(heading);
            Some((folded.chars().next()?, folded.chars().count() == 1))
        };
        let (Some((one, alone)), Some((other, _))) = (of("a"), of("b")) else { return };
        let [first, second, ..] = players else { return };
        if one == other || players.len() != 4 {
            return;
        }
        // A letter that is no whole heading may be that of a player, and one that says no says that.
        let taken = |letter: char| !alone && players.iter().any(|name| fold_word(name).starts_with(letter));
        for (_, place) in
            keys.iter().filter(|(key, _)| matches!(key, Key::Bidder | Key::Event(_) | Key::Kind(..)))
        {
            let letters: Vec<char> =
                self.rows.iter().filter_map(|row| letter_of(row.cells.get(*place)?)).collect();
            let sides = letters.iter().all(|letter| [one, other].contains(letter));
            let both = letters.contains(&one) && letters.contains(&other);
            let no = letters.iter().any(|letter| is_no(&letter.to_string()));
            if !sides || taken(one) || taken(other) || no && !both {
                continue;
            }
            for row in &mut self.rows {
                let Some(cell) = row.cells.get_mut(*place) else { continue };
                match letter_of(cell) {
                    Some(letter) if letter == one => first.clone_into(cell),
                    Some(letter) if letter == other => second.clone_into(cell),
                    _ => {}
                }
            }
        }
    }

    /// Names a column a player by his initial, which says neither yes nor no?
    fn names(&self, place: usize, players: &[String]) -> bool {
        let mut cells = self.rows.iter().filter_map(|row| row.cells.get(place));
        cells.any(|cell| {
            let folded = fold_word(cell);
            let letter = letter_of(cell).filter(|_| !is_yes(&folded) && !is_no(&folded));
            letter.is_some_and(|letter| of_letter(players, letter).is_some())
        })
    }

    /// The letter that says yes where another says no by its first (`o` and `n`) and nothing else stands in the column: in every line, or
    /// where those who took are not named so.
    fn yes_beside_no(&self, place: usize, takers: bool) -> Option<char> {
        let cells = || self.rows.iter().filter_map(|row| row.cells.get(place));
        let mut yes = None;
        let mut no = false;
        for cell in cells().filter(|cell| !cell.is_empty()) {
            let letter = letter_of(cell)?;
            if letter == 'n' {
                no = true;
            } else if yes.is_some_and(|yes| yes != letter) || !is_yes(&letter.to_string()) {
                return None;
            } else {
                yes = Some(letter);
            }
        }
        yes.filter(|_| no && (!takers || cells().all(|cell| !cell.is_empty())))
    }

    /// The letter that stands in every cell of a column in which something stands.
    fn only_letter(&self, place: usize) -> Option<char> {
        let cells = self.rows.iter().filter_map(|row| row.cells.get(place));
        let mut told = cells.filter(|cell| !is_no(&fold_word(cell)));
        let letter = letter_of(told.next()?)?;
        told.all(|cell| letter_of(cell) == Some(letter)).then_some(letter)
    }
}

/// The letter that is all that stands in a cell.
fn letter_of(cell: &str) -> Option<char> {
    let folded = fold_word(cell.trim_end_matches('.'));
    let mut letters = folded.chars();
    letters.next().filter(|letter| letter.is_alphabetic() && letters.next().is_none())
}

/// The only player whose name begins with a letter.
fn of_letter(players: &[String], letter: char) -> Option<&String> {
    let mut own = players.iter().filter(|name| fold_word(name).starts_with(letter));
    own.next().filter(|_| own.next().is_none())
}
