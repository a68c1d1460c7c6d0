//! What a cell says in the column of something that happens: that it did, whose it is, how many or of what suit.

use crate::transfer::paper::key::{Key, form, is_no, is_yes, kinds_shown};
use crate::transfer::paper::row::figures::number;
use crate::transfer::paper::row::sense::{Fault, Row, Sense, apart, quoted};
use crate::words;
use ardoise_rules::cards::{Card, Rank, fold_word};
use ardoise_rules::engine::{Arg, Field, Form, Kind, Need, Role, Say as _};
use ardoise_rules::notation::letter_left_open;
use ardoise_rules::words::plain;

/// Cards that a cell joins (`21 + Excuse`, `petit et 21`), side by side, of an event that may name some.
fn cards_joined(fields: &[Field], cell: &str) -> Option<String> {
    let joined = |word: &&str| ["+", "&", "/"].contains(word) || words::heading(&fold_word(word), "and");
    let apart = cell.replace(['+', '&', '/'], " + ");
    let (joins, cards): (Vec<&str>, Vec<&str>) = apart.split_whitespace().partition(joined);
    let named = fields.iter().any(|field| matches!(field.kind, Kind::Cards));
    (named && !joins.is_empty() && cards.len() > 1).then(|| cards.join(" "))
}

/// Is it said of a player, and needs nothing else?
pub(in crate::transfer::paper) fn needs_a_player(form: &Form) -> bool {
    let optional = |rest: &[Field]| rest.iter().all(|field| field.need == Need::Optional);
    matches!(form.fields, [Field { kind: Kind::Player, .. }, rest @ ..] if optional(rest))
}

impl Sense<'_> {
    /// What a cell in the column of an event says, beside what was told of the deal; none where it says that nothing happened.
    pub(in crate::transfer::paper) fn event(
        &self,
        event: &str,
        cell: &str,
        (bidder, told): (Option<&str>, &[String]),
    ) -> Result<Option<String>, Fault> {
        let folded = fold_word(cell.trim_end_matches('.'));
        let event = self.holder_of(event, &folded).unwrap_or(event);
        let word = self.keyword(event);
        let fields = form(self.forms, event).map_or(&[][..], |form| form.fields);
        self.names_no_number(fields, &folded)?;
        let called = self.king_called(event, &folded);
        let cards = cards_joined(fields, cell);
        let cell = match fields {
            [Field { kind: Kind::Camp(_), .. }, ..] => cards.as_deref().unwrap_or(cell.trim_end_matches('.')),
            _ => called.as_deref().unwrap_or(cell),
        };
        if let Some(shown) = self.shown(event, cell, (bidder, told))? {
            return Ok(Some(shown));
        }
        // Of what players show a column may have another event too.
        let shows = form(self.forms, event).is_some_and(|form| kinds_shown(form).is_some());
        if let Some(other) = self.named_alone(&folded).filter(|_| shows) {
            return Ok(Some(format!("{} {}", other.word(self.lang), quoted(&self.beside(bidder, 0)?))));
        }
        if let Some(came) = form(self.forms, event).and_then(|form| form.announces) {
            let said = ["announced", "unannounced"].iter().position(|id| words::heading(&folded, id));
            if let Some(said) = said.and_then(|said| [event, came].get(said).copied()) {
                return Ok(Some(format!("{} {}", self.keyword(said), quoted(&self.beside(bidder, 0)?))));
            }
        }
        // A yes, or who it is of, is the first of its sizes; a size alone is of whoever took.
        if let [
            Field { kind: Kind::Player, .. },
            Field { kind: Kind::Choice(sizes), need: Need::Required, .. },
            rest @ ..,
        ] = fields
            && rest.iter().all(|field| field.need == Need::Optional)
            && !is_no(&folded)
        {
            // `simple (Luc)` says both.
            let apart = cell.split_once([' ', '(']);
            let both = apart.map(|(one, other)| (one.trim(), other.trim().trim_matches(['(', ')'])));
            let both = both.filter(|(_, other)| self.is_player(&fold_word(other)));
            let said = both.map_or_else(|| folded.clone(), |(size, _)| fold_word(size));
            let size = sizes.iter().find(|size| size.is_named(&said));
            let behind = both.filter(|_| size.is_some()).map(|(_, holder)| holder);
            let figure = folded.parse::<usize>().is_ok() && !self.numbered;
            let alone = Some(cell).filter(|_| size.is_none() && !figure && self.is_player(&folded));
            let holder = behind.or(alone);
            if size.is_some() || holder.is_some() || is_yes(&folded) {
                let taker = || self.beside(bidder, 0).map(|name| quoted(&name));
                let name = holder.map_or_else(taker, |holder| Ok(self.named(holder)))?;
                let size = size.or(sizes.first()).map_or("", |size| size.word(self.lang));
                return Ok(Some(format!("{word} {name} {size}")));
            }
        }
        let taker = || self.beside(bidder, 0).map(|name| quoted(&name));
        if self.counts_of_a_side(event) && folded.parse::<u32>().is_ok() {
            return Ok(Some(format!("{word} {} {folded}", taker()?)));
        }
        if is_no(&folded) {
            return Ok(None);
        }
        let seats = ["taker", "against"].iter().position(|id| words::heading(&folded, id));
        let of_camp = seats.filter(|_| matches!(fields.first(), Some(Field { kind: Kind::Player, .. })));
        Ok(Some(if let Some(player) = self.of_side(event, &folded) {
            format!("{word} {}", quoted(player))
        } else if let Some(seats) = of_camp {
            format!("{word} {}", quoted(&self.beside(bidder, seats)?))
        } else if is_yes(&folded)
            || self.is_worth(event, &folded)
            || form(self.forms, event).is_some_and(|form| form.is_named(&folded))
        {
            format!("{word} {}", taker()?)
        } else if bidder.is_some() && self.lacks_player(event, cell) {
            format!("{word} {} {cell}", taker()?)
        } else {
            format!("{word} {}", self.named(cell))
        }))
    }

    /// The event of a player that a cell names and that needs nothing else: `belote`.
    fn named_alone(&self, folded: &str) -> Option<&'static Form> {
        self.forms.iter().find(|form| needs_a_player(form) && form.is_named(folded))
    }

    /// One of a side that has a column: which of them changes no figure.
    pub(in crate::transfer::paper) fn one_of(&self, side: &str) -> Option<&String> {
        let sides = self.players.len() == 4 && self.players.iter().all(|name| fold_word(name) != side);
        let side = ["a", "b"].iter().position(|own| *own == side).filter(|_| sides);
        side.and_then(|side| self.players.get(side))
    }

    /// What a cell says in a column of one player: that it happened, what he had, or another event of his that the cell names.
    pub(in crate::transfer::paper) fn of_player(
        &self,
        event: &str,
        player: &str,
        cell: &str,
        told: &[String],
    ) -> Result<Option<String>, Fault> {
        let folded = fold_word(cell);
        let fields = form(self.forms, event).map_or(&[][..], |form| form.fields);
        let of_player = fields.first().is_some_and(|field| matches!(field.kind, Kind::Player));
        let of_side = self.one_of(player).filter(|_| of_player);
        let who = of_side.map_or_else(|| self.account(player), |name| quoted(name));
        if is_no(&folded) {
            return Ok(None);
        }
        if let Some(other) = self.named_alone(&folded) {
            return Ok(Some(format!("{} {who}", other.word(self.lang))));
        }
        if let Some(holder) = of_side
            && let Some(shown) = self.shown(event, cell, (Some(holder), told))?
        {
            return Ok(Some(shown));
        }
        let yes = is_yes(&folded) || of_side.is_some() && self.is_worth(event, &folded);
        let what = self.four(event, &folded).unwrap_or(cell);
        let what = if yes { String::new() } else { format!(" {what}") };
        Ok(Some(format!("{} {who}{what}", self.keyword(event))))
    }

    /// What a sign says in a column in which plus and minus stand: of the camp that takes, or of the other one.
    pub(in crate::transfer::paper) fn of_camp(&self, event: &str, cell: &str) -> Option<String> {
        let Kind::Camp([attack, defence, ..]) = form(self.forms, event)?.fields.first()?.kind else {
            return None;
        };
        let camp = if cell.starts_with(['-', '–', '—', '−']) { defence } else { attack };
        Some(format!("{} {}", self.keyword(event), camp.word(self.lang)))
    }

    /// Events of which several columns say a field each.
    pub(in crate::transfer::paper) fn fields(&self, row: &Row, events: &mut Vec<String>) {
        let mut said: Vec<(&str, String)> = Vec::new();
        for (key, place) in self.keys {
            let (Key::Field(event, field), Some(cell)) = (key, self.value(row, *place)) else { continue };
            let text = format!("{field}={}", if cell.contains(' ') { quoted(&cell) } else { cell });
            match said.iter_mut().find(|(known, _)| known == event) {
                Some((_, line)) => line.push_str(&format!(" {text}")),
                None => said.push((event, text)),
            }
        }
        events.extend(said.into_iter().map(|(event, fields)| format!("{} {fields}", self.keyword(event))));
    }

    /// The king of a suit that stands alone in the column of called cards: kings are called.
    fn king_called(&self, event: &str, folded: &str) -> Option<String> {
        let fields = form(self.forms, event).filter(|form| form.role == Some(Role::Called))?.fields;
        let card = fields.iter().any(|field| matches!(field.kind, Kind::Card));
        match *self.suits.meant(folded) {
            [suit] if card && !self.is_player(folded) => Some(Card::new(suit, Rank::King).code()),
            _ => None,
        }
    }

    /// The event that says who holds a card, where the column of the card has a player's name, or that nobody holds it.
    fn holder_of(&self, word: &str, folded: &str) -> Option<&'static str> {
        let own = form(self.forms, word)?;
        own.fields.iter().find(|field| matches!(field.kind, Kind::Card))?;
        let holds = self.forms.iter().find(|form| match form.fields {
            [Field { kind: Kind::PlayerOr(choices), .. }] => {
                form.column && (self.is_player(folded) || choices.iter().any(|word| word.is_named(folded)))
            }
            _ => false,
        });
        holds.map(|form| form.event)
    }

    /// Does that event say a number of somebody, so that a figure alone is of whoever took?
    pub(in crate::transfer::paper) fn counts_of_a_side(&self, word: &str) -> bool {
        let fields = form(self.forms, word).map_or(&[][..], |form| form.fields);
        let holder = |field: &Field| {
            matches!(field.kind, Kind::Player | Kind::Account | Kind::PlayerOr(_) | Kind::Camp(_))
        };
        fields.first().is_some_and(holder)
            && fields.iter().any(|field| matches!(field.kind, Kind::Number(..)))
    }

    /// Is it what the event is worth, where it says no number of its own: `20` in the column of the belote? Then it is a yes.
    fn is_worth(&self, event: &str, folded: &str) -> bool {
        let fields = form(self.forms, event).map_or(&[][..], |form| form.fields);
        let number = |field: &Field| matches!(field.kind, Kind::Number(..) | Kind::Level(..) | Kind::Counts);
        let player = matches!(fields.first().map(|field| field.kind), Some(Kind::Player));
        let places = self.players.len();
        player && !fields.iter().any(number) && folded.parse::<usize>().is_ok_and(|figure| figure > places)
    }

    /// A cell says one thing: what its column is for. A comma, or what begins a remark, would begin another event.
    pub(in crate::transfer::paper) fn one_thing_each(&self, row: &Row) -> Result<(), Fault> {
        for (key, place) in self.keys {
            if !matches!(
                key,
                Key::Contract | Key::Suit | Key::Event(_) | Key::Of(..) | Key::Kind(..) | Key::Field(..)
            ) {
                continue;
            }
            let Some(cell) = row.cells.get(*place) else { continue };
            let mapped = self.values.keys().any(|word| fold_word(word) == fold_word(cell));
            // That the stake was raised may stand behind a comma.
            let raised = |part: &str| self.raised(part.trim()).is_some();
            let of_shown =
                matches!(key, Key::Event(event) | Key::Of(event, _) if self.several(event, cell).len() > 1);
            let of_bid = *key == Key::Contract && cell.split(',').skip(1).all(raised);
            if cell.contains([',', '#']) && number(cell).is_err() && !mapped && !of_bid && !of_shown {
                return Err(Fault { id: "paper-two-things", args: vec![("cell", Arg::Text(plain(cell)))] });
            }
        }
        Ok(())
    }

    /// A letter that is two suits to who reads that language (C is cœur or carreau) says none of them.
    pub(in crate::transfer::paper) fn one_suit_each(&self, row: &Row) -> Result<(), Fault> {
        let of_suit = |field: &Field| matches!(field.kind, Kind::Suit(_));
        for (key, place) in self.keys {
            let fields = match key {
                Key::Contract | Key::Suit => &[][..],
                Key::Event(event) | Key::Field(event, _) => {
                    form(self.forms, event).map_or(&[][..], |form| form.fields)
                }
                _ => continue,
            };
            let Some(cell) = self.value(row, *place) else { continue };
            let text = if matches!(key, Key::Contract | Key::Suit) { apart(&cell) } else { cell };
            // The suit is said last; a letter before it may be the beginning of a name.
            let mut words: Vec<&str> = text.split_whitespace().collect();
            if *key == Key::Contract && self.marked_raised(&words).is_some() {
                words.pop();
            }
            let last = words.pop().unwrap_or_default();
            let said = match key {
                Key::Field(_, name) => fields.iter().any(|field| field.name == *name && of_suit(field)),
                Key::Event(_) => {
                    fields.iter().any(of_suit) && (text != last || fields.first().is_some_and(of_suit))
                }
                _ => true,
            };
            let meant = self.suits.meant(&fold_word(last));
            if said && meant.len() > 1 {
                let readings: Vec<String> =
                    meant.iter().map(|suit| suit.word(self.lang).to_owned()).collect();
                let said = letter_left_open(&plain(last), &readings).said();
                return Err(Fault { id: said.id, args: said.args });
            }
        }
        Ok(())
    }
}
