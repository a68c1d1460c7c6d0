//! Judges positions by the line: JSON in, JSON out, as many a second as the pipe will carry.

mod line;

use std::collections::HashMap;

use serde_json::Value;

use crate::cards::{Card, Cards, fold_word};
use crate::engine::{AnyGame, Asked, Duties, Judge, Posed, RuleSet, Said, Seat, Trumps, escaped};

use line::{Line, Pile};
pub use line::{read_phase, read_trump};

/// Makes the rules that a line names: a preset or a house, and what is set beside it.
pub type Resolve<'a> = &'a dyn Fn(&'static dyn AnyGame, &str, &[(String, String)]) -> Result<RuleSet, Said>;
/// Finds a game by its name.
pub type Find<'a> = &'a dyn Fn(&str) -> Option<&'static dyn AnyGame>;

/// The most rules that are kept ready; beyond that they are made anew.
const KEPT: usize = 1024;

/// Rules ready to judge, by the text that names them.
type Ready = Result<Box<dyn Judge>, Said>;

/// Judges one line after the other.
pub struct Judges<'a> {
    find: Find<'a>,
    resolve: Resolve<'a>,
    ready: Vec<Ready>,
    known: HashMap<String, usize>,
    /// The rules of the last line: almost always those of the next.
    last: Option<(String, String, usize)>,
}

impl std::fmt::Debug for Judges<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Judges").field("rules", &self.known.keys()).finish_non_exhaustive()
    }
}

impl<'a> Judges<'a> {
    /// Nothing ready yet.
    #[must_use]
    pub fn new(find: Find<'a>, resolve: Resolve<'a>) -> Judges<'a> {
        Judges { find, resolve, ready: Vec::new(), known: HashMap::new(), last: None }
    }

    /// Judges one line and writes the answer, one line as well.
    pub fn line(&mut self, text: &[u8], out: &mut Vec<u8>, say: &dyn Fn(&Said) -> String) {
        if let Err(said) = self.judge(text, out) {
            let error = serde_json::json!({"error": {"id": said.id, "text": say(&said), "reason": said}});
            out.extend_from_slice(escaped(&error.to_string()).as_bytes());
        }
        out.push(b'\n');
    }

    fn judge(&mut self, text: &[u8], out: &mut Vec<u8>) -> Result<(), Said> {
        let line: Line<'_> = serde_json::from_slice(text).map_err(|error| unreadable(&error))?;
        let index = self.rules(&line)?;
        let judge = match self.ready.get(index) {
            Some(Ok(judge)) => judge.as_ref(),
            Some(Err(said)) => return Err(said.clone()),
            None => return Err(Said::of("cards-unknown", vec![])),
        };
        let asked = asked(judge, &line)?;
        let ruled = judge.judge(&asked).map_err(|reason| crate::engine::Say::said(&reason))?;
        write(out, &line.hand, &ruled.duties, ruled.winning, judge);
        Ok(())
    }

    /// The place of the rules of a line among those that are ready.
    fn rules(&mut self, line: &Line<'_>) -> Result<usize, Said> {
        let rules = line.rules.map_or("", serde_json::value::RawValue::get);
        if let Some((game, last, index)) = &self.last
            && *game == *line.game
            && last == rules
        {
            return Ok(*index);
        }
        let key = format!("{}\n{rules}", line.game);
        let index = match self.known.get(&key) {
            Some(index) => *index,
            None => {
                let made = self.make(&line.game, rules);
                if self.ready.len() >= KEPT {
                    self.ready.clear();
                    self.known.clear();
                }
                self.ready.push(made);
                self.known.insert(key, self.ready.len() - 1);
                self.ready.len() - 1
            }
        };
        self.last = Some((line.game.clone().into_owned(), rules.to_owned(), index));
        Ok(index)
    }

    fn make(&self, name: &str, rules: &str) -> Ready {
        let unknown = || Said::of("position-game", vec![("name", name.to_owned().into())]);
        let game = (self.find)(name).ok_or_else(unknown)?;
        let own = game.info().presets.first().map_or(game.id(), |preset| preset.name);
        let rules: Value = serde_json::from_str(if rules.is_empty() { "null" } else { rules })
            .map_err(|error| unreadable(&error))?;
        let (preset, sets) = match &rules {
            Value::Null => (own.to_owned(), Vec::new()),
            Value::String(preset) => (fold_word(preset), Vec::new()),
            Value::Object(options) => {
                let preset = options.get("preset").and_then(Value::as_str);
                let sets = options.iter().filter(|(id, _)| *id != "preset");
                let sets = sets.map(|(id, value)| (fold_word(id), word(value))).collect();
                (preset.map_or_else(|| own.to_owned(), fold_word), sets)
            }
            Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
                return Err(Said::of("position-rules", vec![]));
            }
        };
        game.judge(&(self.resolve)(game, &preset, &sets)?)
    }
}

/// An option's value as the word that sets it.
fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Null => "none".to_owned(),
        Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

fn unreadable(error: &serde_json::Error) -> Said {
    Said::of("position-unreadable", vec![("detail", error.to_string().into())])
}

/// The position of a line. The leader follows from the player, and the player from the leader.
fn asked<'a>(judge: &dyn Judge, line: &'a Line<'_>) -> Result<Asked<'a>, Said> {
    let seats = judge.seats().max(1);
    let trumps = match line.trump {
        Some(trump) => trump.0,
        // Where the pack has trumps of its own, nothing need be said of them.
        None if judge.own_trumps() => Trumps::None,
        None => return Err(Said::of("position-trump", vec![])),
    };
    let played = line.trick.cards().len();
    let leader = match (line.leader, line.player) {
        (Some(leader), _) => usize::from(leader),
        (None, Some(player)) => (usize::from(player) + seats * 8 - played.min(8)) % seats,
        (None, None) => return Err(Said::of("position-who", vec![])),
    };
    Ok(Asked {
        posed: Posed {
            trumps,
            alone: line.declarer.map(|seat| Seat::at(usize::from(seat))),
            phase: line.phase.0,
            contract: line.contract.as_deref(),
            called: line.called.map(|card| card.0),
            first: line.first,
        },
        leader: Seat::at(leader),
        trick: line.trick.cards(),
        hand: line.hand.set()?,
        player: line.player.map(|seat| Seat::at(usize::from(seat))),
    })
}

/// Writes the answer: no value is built for it.
fn write(out: &mut Vec<u8>, hand: &Pile, duties: &Duties, winning: Option<Seat>, judge: &dyn Judge) {
    let legal = duties.legal();
    out.extend_from_slice(b"{\"legal\":[");
    let mut first = true;
    for card in hand.cards().iter().filter(|card| legal.has(**card)) {
        if !first {
            out.push(b',');
        }
        first = false;
        quoted(out, *card);
    }
    out.extend_from_slice(b"],\"barred\":[");
    first = true;
    for card in hand.cards() {
        let Some(duty) = duties.breaks(*card) else { continue };
        if !first {
            out.push(b',');
        }
        first = false;
        out.extend_from_slice(b"{\"card\":");
        quoted(out, *card);
        out.extend_from_slice(b",\"article\":\"");
        out.extend_from_slice(judge.article(duty).0.as_bytes());
        out.extend_from_slice(b"\"}");
    }
    out.extend_from_slice(b"],\"winning\":");
    match winning {
        Some(seat) if seat.index() < 10 => out.push(b'0' + seat.index() as u8),
        Some(seat) => out.extend_from_slice(seat.index().to_string().as_bytes()),
        None => out.extend_from_slice(b"null"),
    }
    out.push(b'}');
}

/// A card in its ASCII notation, between quotes.
fn quoted(out: &mut Vec<u8>, card: Card) {
    out.push(b'"');
    match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => {
            out.extend_from_slice(rank.code().as_bytes());
            out.push(suit.letter() as u8);
        }
        (_, _) => out.extend_from_slice(card.code().as_bytes()),
    }
    out.push(b'"');
}

impl Pile {
    /// The cards as a set.
    fn set(&self) -> Result<Cards, Said> {
        let set: Cards = self.cards().iter().copied().collect();
        if set.len() == self.cards().len() {
            return Ok(set);
        }
        let mut seen = Cards::EMPTY;
        for card in self.cards() {
            if seen.has(*card) {
                let reason = crate::engine::Umpire::CardNamedTwice { card: *card };
                return Err(crate::engine::Say::said(&reason));
            }
            seen = seen.with(*card);
        }
        Ok(seen)
    }
}

#[cfg(test)]
mod tests;
