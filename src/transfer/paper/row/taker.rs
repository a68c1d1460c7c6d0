//! Who took, and who plays beside him, as a row of a table tells it: `Ana+Cy`, a column of partners, a cell left empty.

use crate::transfer::paper::key::{Key, form, is_no, joining};
use crate::transfer::paper::row::sense::{Fault, Row, Sense, quoted};
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Field, Form, Kind, Role};
use ardoise_rules::words::plain;

/// Does nobody take, and choose trumps whoever deals?
pub(in crate::transfer::paper) fn dealer_chooses(forms: &'static [Form]) -> bool {
    let first = Role::Trump.among(forms).and_then(|form| form.fields.first());
    Role::Contract.among(forms).is_none() && first.is_some_and(|field| field.kind == Kind::Player)
}

/// Is what was counted that of whoever dealt: does no column say whose it is, or who took?
#[must_use]
pub fn counted_by_dealer(keys: &[(Key, usize)], forms: &'static [Form]) -> bool {
    let has = |wanted: fn(&Key) -> bool| keys.iter().any(|(key, _)| wanted(key));
    has(|key| matches!(key, Key::Count(_, None))) && !has(|key| *key == Key::Bidder) && dealer_chooses(forms)
}

/// The columns of partners: of those who may be one, of called cards in which players stand, and of takers of which some are two.
#[must_use]
pub fn columns_of_partners(
    keys: &[(Key, usize)],
    rows: &[Row],
    players: &[String],
    forms: &'static [Form],
) -> Vec<usize> {
    let named = |cell: &str| {
        let folded = fold_word(cell);
        folded.len() > 1 && players.iter().any(|name| fold_word(name).starts_with(&folded))
    };
    let of = |event: &str| {
        let fields = form(forms, event).map_or(&[][..], |form| form.fields);
        let card = fields.iter().any(|field| matches!(field.kind, Kind::Card));
        matches!(fields, [Field { kind: Kind::PlayerOr(_), .. }])
            || matches!(fields, [Field { kind: Kind::Player, .. }, ..]) && card
    };
    let holds = |place: &usize, told: &dyn Fn(&str) -> bool| {
        rows.iter().any(|row| row.cells.get(*place).is_some_and(|cell| told(cell)))
    };
    let two = |cell: &str| partners(cell).is_some_and(|two| two.iter().all(|one| named(one)));
    let columns = keys.iter().filter(|(key, place)| match key {
        Key::Event(event) => of(event) && holds(place, &named),
        Key::Bidder => holds(place, &two),
        _ => false,
    });
    columns.map(|(_, place)| *place).collect()
}

impl Sense<'_> {
    /// Who took, and what is said of the partner who stands with him in the cell: `Ana+Cy`. Partners by their places need no word.
    pub(in crate::transfer::paper) fn bidders(
        &self,
        row: &Row,
    ) -> Result<(Option<String>, Option<String>), Fault> {
        let Some(cell) = self.cell(row, &Key::Bidder) else { return Ok((None, None)) };
        // On a pad it is enough which side took: which of two partners did changes no figure.
        let folded = fold_word(&cell);
        if let Some(player) = self.side_player(&folded).or_else(|| self.at_compass(&folded)) {
            let sides = self.pad && self.players.len() == 4;
            return Ok((Some(if sides { player.clone() } else { cell }), None));
        }
        let Some([one, other]) = partners(&cell).filter(|_| !self.is_player(&folded)) else {
            // In the column of players a letter is the beginning of a name; where points are counted it would be a side.
            let letter = folded.chars().count() == 1 && folded.chars().all(char::is_alphabetic);
            let player = self.seat(&cell).filter(|_| letter).and_then(|seat| self.players.get(seat));
            return Ok((Some(player.cloned().unwrap_or(cell)), None));
        };
        let [Some(first), Some(second)] = [&one, &other].map(|name| self.seat(name)) else {
            return Ok((Some(cell), None));
        };
        let joins = Role::Partner.among(self.forms);
        let across = self.players.len() == 4 && (first + 2) % 4 == second;
        if first == second || joins.is_none() && !across {
            let args = vec![("name", Arg::Text(plain(&cell))), ("known", Arg::Names(self.players.to_vec()))];
            return Err(Fault { id: "paper-stranger", args });
        }
        // He who is named by a card is called among five and more.
        let joins = joins.filter(|_| joining(self.forms).is_some() || self.players.len() > 4);
        let partner = joins.map(|form| format!("{} {}", form.word(self.lang), quoted(&other)));
        Ok((Some(one), partner))
    }

    /// Who chose where nobody takes: whoever deals, where trumps are chosen by whose turn it is.
    pub(in crate::transfer::paper) fn chooser(&self, row: &Row) -> Option<String> {
        self.cell(row, &Key::Dealer).filter(|_| dealer_chooses(self.forms))
    }

    /// Who declares beside whoever took, each for himself or with him, as the line has him.
    pub(in crate::transfer::paper) fn joined(&self, row: &Row) -> Option<String> {
        let joining = joining(self.forms)?;
        let column = self.keys.iter().find(|(key, _)| *key == Key::Event(joining.event));
        let beside = column.and_then(|(_, place)| self.value(row, *place));
        if let Some(player) = beside.filter(|cell| self.is_player(&fold_word(cell))) {
            return Some(quoted(&player));
        }
        let bidder = self.cell(row, &Key::Bidder).filter(|cell| !self.is_player(&fold_word(cell)));
        let two =
            bidder.as_deref().and_then(partners).filter(|two| two.iter().all(|one| self.seat(one).is_some()));
        two.map(|[_, other]| quoted(&other))
    }

    /// That whoever took plays alone, where the column of the partner stands empty or names himself.
    pub(in crate::transfer::paper) fn alone(&self, row: &Row, bidder: Option<&str>) -> Option<String> {
        let leads = self.forms.iter().find(|form| form.leads && self.players.len() > 4)?;
        let [Field { kind: Kind::PlayerOr([alone, ..]), .. }] = leads.fields else { return None };
        let none = |(key, place): &(Key, usize)| {
            let cell = fold_word(row.cells.get(*place).map_or("", String::as_str));
            let named = self.seat(&cell);
            let himself = named.is_some() && bidder.is_some_and(|bidder| self.seat(bidder) == named);
            match key {
                // A column of called cards in which partners stand is one of partners.
                // What is recorded is not taken from a cell that was forgotten.
                Key::Event(event) if *event == leads.event || self.partners.contains(place) => {
                    is_no(&cell) && (self.pad || !cell.is_empty()) || himself
                }
                Key::Bidder => self.partners.contains(place) && named.is_some(),
                _ => false,
            }
        };
        let told = self.keys.iter().any(none);
        told.then(|| format!("{} {}", leads.word(self.lang), alone.word(self.lang)))
    }

    /// That the cell of the partner is not empty, where what is recorded hangs on it: it may have been forgotten.
    pub(in crate::transfer::paper) fn partner_told(&self, row: &Row) -> Result<(), Fault> {
        let leads = self.forms.iter().find(|form| form.leads && self.players.len() > 4 && !self.pad);
        let Some(leads) = leads else { return Ok(()) };
        let [Field { kind: Kind::PlayerOr([alone, ..]), .. }] = leads.fields else { return Ok(()) };
        let of_partner = |(key, place): &&(Key, usize)| match key {
            Key::Event(event) => *event == leads.event || self.partners.contains(place),
            _ => false,
        };
        let mut cells =
            self.keys.iter().filter(of_partner).map(|(_, place)| row.cells.get(*place)).peekable();
        if cells.peek().is_none() || !cells.all(|cell| cell.is_none_or(String::is_empty)) {
            return Ok(());
        }
        let args = vec![("alone", Arg::Text(alone.word(self.lang).to_owned()))];
        Err(Fault { id: "paper-partner-empty", args })
    }

    /// The player so many seats after the one who took: a bare yes does not say who.
    pub(in crate::transfer::paper) fn beside(
        &self,
        bidder: Option<&str>,
        seats: usize,
    ) -> Result<String, Fault> {
        let fault = || Fault { id: "paper-who", args: Vec::new() };
        let bidder = fold_word(bidder.ok_or_else(fault)?);
        let mut named =
            self.players.iter().enumerate().filter(|(_, name)| fold_word(name).starts_with(&bidder));
        let exact = self.players.iter().position(|name| fold_word(name) == bidder);
        let by_number = bidder.parse::<usize>().ok().and_then(|no| no.checked_sub(1));
        let place = exact.or_else(|| named.next().map(|(place, _)| place)).or(by_number).ok_or_else(fault)?;
        self.players.get((place + seats) % self.players.len()).cloned().ok_or_else(fault)
    }
}

/// The names of two partners who stand together.
pub(in crate::transfer::paper) fn partners(text: &str) -> Option<[String; 2]> {
    let signs = ["+", "&", "/"].into_iter().find_map(|sign| text.split_once(sign));
    let said = || words::headings("and").find_map(|and| text.split_once(&format!(" {and} ")));
    // In a word a hyphen may be the name's own.
    let dashes = || [" - ", "-"].into_iter().find_map(|dash| text.split_once(dash));
    let (one, other) = signs.or_else(said).or_else(dashes)?;
    Some([one, other].map(|name| name.trim().to_owned()))
}
