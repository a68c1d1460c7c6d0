//! What players show, as a cell of a table tells it: declarations, melds, poignées; one or several, and whose.

use crate::transfer::paper::key::{form, is_no, is_yes, kinds_shown};
use crate::transfer::paper::row::figures::number;
use crate::transfer::paper::row::sense::{Fault, Sense, quoted};
use crate::words;
use ardoise_rules::cards::{Card, Suit, fold_word};
use ardoise_rules::engine::{Choice, Field, Form, Kind};
use serde::Deserialize as _;
use serde_json::Value;

/// More than one thing that is shown is worth, whatever has a figure for its name.
const MOST_SHOWN: u32 = 200;

/// What stands between several things in one cell.
const BETWEEN: [char; 6] = [',', ';', '+', '&', '/', '\n'];

impl Sense<'_> {
    /// The things that a cell says were shown, each with whose it is where that was said before it: `Léa mariage royal + marjolet`. One
    /// where the event is none of things that are shown.
    pub(in crate::transfer::paper) fn several(&self, event: &str, cell: &str) -> Vec<String> {
        let fields = form(self.forms, event).map_or(&[][..], |form| form.fields);
        let whole = || vec![cell.to_owned()];
        let [Field { kind: Kind::Player, .. }, Field { kind: Kind::Choice(_), .. }, ..] = fields else {
            return whole();
        };
        let mut parts: Vec<Vec<&str>> = Vec::new();
        for part in cell.split(BETWEEN) {
            let words: Vec<&str> = part.split_whitespace().collect();
            let apart = words.split(|word| words::heading(&fold_word(word), "and"));
            parts.extend(apart.map(<[&str]>::to_vec));
        }
        if number(cell).is_ok() || parts.iter().any(Vec::is_empty) {
            return whole();
        }
        let mut holder = None;
        let named = parts.into_iter().map(|words| {
            let part = words.join(" ");
            match (self.holder_in(&words), &holder) {
                (Some(name), _) => holder = Some(name),
                (None, Some(name)) => return format!("{} {part}", quoted(name)),
                (None, None) => {}
            }
            part
        });
        named.collect()
    }

    /// Who holds what these words say was shown: a player before it, by the beginning of his name too, or anywhere by his whole name. No
    /// other word of it is one: « carré de rois » is not Dee's.
    fn holder_in(&self, words: &[&str]) -> Option<String> {
        let whole = |at: usize| {
            let behind = words[at..].join(" ");
            let begins = |name: &&String| {
                let words = name.split_whitespace().count();
                let begun = behind.split_whitespace().take(words).collect::<Vec<_>>().join(" ");
                fold_word(&begun) == fold_word(name)
            };
            self.players.iter().filter(begins).max_by_key(|name| name.len())
        };
        let first = words.first().filter(|word| !word.starts_with(|sign: char| sign.is_ascii_digit()));
        let begun = || self.players.get(self.seat(first?)?);
        (0..words.len()).find_map(whole).or_else(begun).cloned()
    }

    /// Four of a kind, by the figure: `4 dames`.
    pub(in crate::transfer::paper) fn four(&self, event: &str, folded: &str) -> Option<&'static str> {
        let rank = folded.strip_prefix("4 ")?.replace(' ', "-");
        let kinds = form(self.forms, event)?.choices();
        let named = |kind: &&Choice| {
            words::headings("four").any(|four| kind.is_named(&format!("{}-{rank}", fold_word(four))))
        };
        Some(kinds.iter().find(named)?.word(self.lang))
    }

    /// What a cell says in the column of one kind of what players show: whose it is, or that it is the taker's.
    pub(in crate::transfer::paper) fn of_kind(
        &self,
        event: &str,
        kind: &str,
        cell: &str,
        known: (Option<&str>, &[String]),
    ) -> Result<Option<String>, Fault> {
        let folded = fold_word(cell);
        if is_no(&folded) {
            return Ok(None);
        }
        let whose = if is_yes(&folded) { "" } else { cell };
        self.event(event, format!("{kind} {whose}").trim(), known)
    }

    /// What somebody showed, where a pad does not say with which card: it changes nothing where nobody of the other side shows as much.
    pub(in crate::transfer::paper) fn shown(
        &self,
        event: &str,
        cell: &str,
        (bidder, told): (Option<&str>, &[String]),
    ) -> Result<Option<String>, Fault> {
        let Some(form) = form(self.forms, event).filter(|_| self.pad) else { return Ok(None) };
        let Some(kinds) = kinds_shown(form) else { return Ok(None) };
        if let Some(points) = cell.parse().ok().filter(|_| bidder.is_some())
            && let Some(several) = worth(kinds, points)
        {
            return self.shown_for(form, &several, (bidder, told)).map(Some);
        }
        let (mut kind, mut holder, mut card) = (None, None, None);
        for word in cell.split_whitespace() {
            let folded = fold_word(word);
            if words::heading(&folded, "of") {
                continue;
            }
            if let Some(named) = kinds.iter().find(|known| known.is_named(&folded)).filter(|_| kind.is_none())
            {
                kind = Some(named);
            } else if holder.is_none() && self.seat(word).is_some() {
                holder = Some(self.named(word));
            } else if holder.is_none()
                && let Some(player) = self.of_side(event, &folded)
            {
                holder = Some(quoted(player));
            } else if card.is_none() {
                card = Some(word);
            } else {
                return Ok(None);
            }
        }
        let Some(kind) = kind else { return Ok(None) };
        // Four of a kind are worth what their rank says.
        let any = || (form.four != Some(kind.id)).then(|| self.unseen(told));
        let Some(card) = card.map(ToOwned::to_owned).or_else(any) else { return Ok(None) };
        let holder = holder.map_or_else(|| self.beside(bidder, 0).map(|name| quoted(&name)), Ok)?;
        Ok(Some(format!("{} {holder} {} {card}", form.word(self.lang), kind.word(self.lang))))
    }

    /// Several things that a side showed: by one of its players, then by his partner.
    fn shown_for(
        &self,
        form: &Form,
        kinds: &[&Choice],
        (holder, told): (Option<&str>, &[String]),
    ) -> Result<String, Fault> {
        let (mut told, mut shown) = (told.to_vec(), Vec::new());
        for (place, kind) in kinds.iter().enumerate() {
            let holder = self.beside(holder, if place % 2 == 0 { 0 } else { self.players.len() / 2 })?;
            let (word, kind, card) = (form.word(self.lang), kind.word(self.lang), self.unseen(&told));
            let line = format!("{word} {} {kind} {card}", quoted(&holder));
            told.push(line.clone());
            shown.push(line);
        }
        Ok(shown.join(", "))
    }

    /// The ace of a suit that nothing which was told of the deal names.
    fn unseen(&self, told: &[String]) -> String {
        let told = self.read(told).into_iter();
        let named = |event: &Value| {
            let suit = event.get("suit").and_then(|suit| Suit::deserialize(suit).ok());
            let card = event.get("card").and_then(|card| Card::deserialize(card).ok());
            suit.or_else(|| card?.suit())
        };
        let named: Vec<Suit> = told.filter_map(|event| named(&event)).collect();
        // By their signs they are read in every language.
        let free = [(Suit::Clubs, "A♣"), (Suit::Diamonds, "A♦"), (Suit::Spades, "A♠"), (Suit::Hearts, "A♥")];
        let ace = free.iter().find(|(suit, _)| !named.contains(suit)).unwrap_or(&free[0]);
        ace.1.to_owned()
    }
}

/// The kinds of what players show that are so many points together, by the figures that are words for them: the dearest first.
fn worth(kinds: &'static [Choice], points: u32) -> Option<Vec<&'static Choice>> {
    let (mut left, mut found) = (points, Vec::new());
    while left > 0 {
        let named = |worth: &u32| kinds.iter().find(|kind| kind.is_named(&worth.to_string()));
        let (kind, worth) =
            (1..=left.min(MOST_SHOWN)).rev().find_map(|worth| Some((named(&worth)?, worth)))?;
        found.push(kind);
        left -= worth;
    }
    (!found.is_empty() && found.len() <= Suit::ALL.len()).then_some(found)
}
