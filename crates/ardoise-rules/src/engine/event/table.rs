//! What the engine itself records in every game, read once on its way in.

use serde_json::{Map, Value};

use super::form::common;
use super::stored::{StoredEvent, tag};
use crate::cards::Card;
use crate::engine::say::{Engine, Said, Say as _};
use crate::engine::table::{Account, DealNo, Seat, Seq, Table};

/// The keywords under which they are stored.
mod keyword {
    use super::common;

    pub(crate) const DEAL: &str = common::DEAL.event;
    pub(crate) const REDEAL: &str = common::REDEAL.event;
    pub(crate) const ADJUST: &str = common::ADJUST.event;
    pub(crate) const NOTE: &str = common::NOTE.event;
    pub(crate) const CHECK: &str = common::CHECK.event;
    pub(crate) const CLOSE: &str = common::CLOSE.event;
    pub(crate) const AGREED: &str = common::AGREED.event;
    pub(crate) const DISPUTED: &str = common::DISPUTED.event;
    pub(crate) const HAND: &str = common::HAND.event;
    pub(crate) const PLAY: &str = common::PLAY.event;
    pub(crate) const TRICK: &str = common::TRICK.event;
}

/// Something that is recorded in the same way in every game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableEvent {
    /// The next deal begins.
    Deal {
        /// Who really deals, if that was said.
        dealer: Option<Seat>,
    },
    /// The same dealer deals again.
    Redeal,
    /// The referee's own points.
    Adjust {
        /// Who gets them.
        to: Account,
        /// How many; may be negative.
        points: i32,
        /// Why.
        text: String,
    },
    /// A note.
    Note(String),
    /// Totals of the paper sheet.
    Check(Vec<(Account, i32)>),
    /// The table stops here, with a word on why.
    Close(String),
    /// A player agrees to a deal as it is written, or disputes it.
    Opinion(Opinion),
    /// Cards a player is known to have held.
    Hand {
        /// Who.
        player: Seat,
        /// What.
        cards: Vec<Card>,
    },
    /// One card falls.
    Play {
        /// Whose.
        player: Seat,
        /// Which.
        card: Card,
    },
    /// A whole trick, from its leader on.
    Trick {
        /// Who leads.
        player: Seat,
        /// Its cards.
        cards: Vec<Card>,
    },
}

/// What a player says of a deal as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opinion {
    /// Who.
    pub player: Seat,
    /// Does he agree? Else he disputes it.
    pub agrees: bool,
    /// The deal, where it is not the last one; an entry of the log says it by itself.
    pub deal: Option<DealNo>,
    /// The last entry of the log that he had seen, where he said so.
    pub entry: Option<Seq>,
    /// A word on why; may be empty.
    pub text: String,
}

/// Is it said about a deal, and no part of it? A remark, a comparison, an agreement.
#[must_use]
pub fn is_beside(event: &Value) -> bool {
    [common::NOTE, common::CHECK, common::AGREED, common::DISPUTED].iter().any(|form| form.is_of(event))
}

/// An event as its deal shows it: an opinion without the deal it stands in, nor an entry that only its own log has.
#[must_use]
pub(crate) fn in_its_deal(event: StoredEvent) -> StoredEvent {
    let beside = |field| event.get(field).is_some();
    if !(beside("deal") || beside("entry")) || Opinion::read(&event).is_none() {
        return event;
    }
    let mut own = event.value();
    if let Some(fields) = own.as_object_mut() {
        fields.shift_remove("deal");
        fields.shift_remove("entry");
    }
    own.into()
}

impl Opinion {
    /// The opinion that an event is, where it is one.
    #[must_use]
    pub fn read(event: &Value) -> Option<Opinion> {
        if ![common::AGREED, common::DISPUTED].iter().any(|form| form.is_of(event)) {
            return None;
        }
        match TableEvent::read(event) {
            Ok(Some(TableEvent::Opinion(opinion))) => Some(opinion),
            Ok(_) | Err(_) => None,
        }
    }
}

impl TableEvent {
    /// The points that the referee gives or takes by an event, and whose; none where it is another event or cannot be read.
    #[must_use]
    pub fn posted(event: &Value) -> Option<(Account, i32)> {
        if !common::ADJUST.is_of(event) {
            return None;
        }
        match TableEvent::read(event) {
            Ok(Some(TableEvent::Adjust { to, points, .. })) => Some((to, points)),
            Ok(_) | Err(_) => None,
        }
    }

    /// Reads an event of the engine; none where it is one of the game's.
    ///
    /// # Errors
    /// If a field is missing or cannot be read.
    pub fn read(event: &Value) -> Result<Option<TableEvent>, Said> {
        let kind = tag(event);
        let stored = Stored(event);
        let player = || stored.optional("player")?.ok_or_else(|| unreadable("player"));
        Ok(Some(match kind {
            keyword::DEAL => TableEvent::Deal { dealer: stored.optional("dealer")? },
            keyword::REDEAL => TableEvent::Redeal,
            keyword::ADJUST => {
                let to = stored.needed("side")?;
                let points = event.get("points").and_then(Value::as_i64).and_then(|n| i32::try_from(n).ok());
                let points = points.ok_or_else(|| unreadable("points"))?;
                TableEvent::Adjust { to, points, text: stored.text() }
            }
            keyword::NOTE => TableEvent::Note(stored.text()),
            keyword::CLOSE => TableEvent::Close(stored.text()),
            keyword::CHECK => TableEvent::Check(stored.needed("counts")?),
            keyword::AGREED | keyword::DISPUTED => TableEvent::Opinion(Opinion {
                player: player()?,
                agrees: kind == keyword::AGREED,
                deal: stored.optional("deal")?,
                entry: stored.optional("entry")?,
                text: stored.text(),
            }),
            keyword::HAND => TableEvent::Hand { player: player()?, cards: stored.needed("cards")? },
            keyword::PLAY => TableEvent::Play { player: player()?, card: stored.needed("card")? },
            keyword::TRICK => TableEvent::Trick { player: player()?, cards: stored.needed("cards")? },
            _ => return Ok(None),
        }))
    }

    /// The event as it is stored; [`TableEvent::read`] reads it back.
    #[must_use]
    pub fn stored(&self) -> Value {
        let (event, fields) = match self {
            TableEvent::Deal { dealer } => {
                (keyword::DEAL, vec![("dealer", dealer.map(|seat| seat.number().into()))])
            }
            TableEvent::Redeal => (keyword::REDEAL, Vec::new()),
            TableEvent::Adjust { to, points, text } => {
                let side = Some(Value::from(to.to_string()));
                let fields = vec![
                    ("side", side),
                    ("points", Some((*points).into())),
                    ("text", Some(text.as_str().into())),
                ];
                (keyword::ADJUST, fields)
            }
            TableEvent::Note(text) => (keyword::NOTE, vec![("text", Some(text.as_str().into()))]),
            TableEvent::Check(counts) => {
                let each = |(of, figure): &(Account, i32)| {
                    Value::from(vec![Value::from(of.to_string()), (*figure).into()])
                };
                (keyword::CHECK, vec![("counts", Some(counts.iter().map(each).collect()))])
            }
            TableEvent::Close(text) => (keyword::CLOSE, vec![("text", said(text))]),
            TableEvent::Opinion(Opinion { player, agrees, deal, entry, text }) => (
                if *agrees { keyword::AGREED } else { keyword::DISPUTED },
                vec![
                    ("player", Some(player.number().into())),
                    ("deal", deal.map(Value::from)),
                    ("entry", entry.map(Value::from)),
                    ("text", said(text)),
                ],
            ),
            TableEvent::Hand { player, cards } => (keyword::HAND, with_cards(*player, cards)),
            TableEvent::Trick { player, cards } => (keyword::TRICK, with_cards(*player, cards)),
            TableEvent::Play { player, card } => (
                keyword::PLAY,
                vec![("player", Some(player.number().into())), ("card", Some(card.code().into()))],
            ),
        };
        let mut stored = Map::from_iter([("event".to_owned(), Value::from(event))]);
        let told = fields.into_iter().filter_map(|(field, value)| Some((field.to_owned(), value?)));
        stored.extend(told);
        Value::Object(stored)
    }

    /// Does everything it names exist at this table?
    ///
    /// # Errors
    /// The seat or account that does not.
    pub fn seated(&self, table: &Table) -> Result<(), Said> {
        let seat = |seat: Seat| {
            if table.has(seat) { Ok(()) } else { Err(Engine::NoSuchSeat { seat: seat.number() }.said()) }
        };
        let accounts = table.accounts();
        let account =
            |account: &Account| if accounts.contains(account) { Ok(()) } else { Err(unreadable("account")) };
        match self {
            TableEvent::Deal { dealer } => dealer.map_or(Ok(()), seat),
            TableEvent::Redeal | TableEvent::Note(_) | TableEvent::Close(_) => Ok(()),
            TableEvent::Adjust { to, .. } => account(to),
            TableEvent::Check(counts) => counts.iter().try_for_each(|(of, _)| account(of)),
            TableEvent::Opinion(Opinion { player, .. })
            | TableEvent::Hand { player, .. }
            | TableEvent::Play { player, .. }
            | TableEvent::Trick { player, .. } => seat(*player),
        }
    }
}

fn unreadable(text: &str) -> Said {
    Engine::UnreadableEvent { text: text.to_owned() }.said()
}

/// A text, where there is one.
fn said(text: &str) -> Option<Value> {
    Some(text).filter(|text| !text.is_empty()).map(Value::from)
}

/// Somebody, and cards of his.
fn with_cards(player: Seat, cards: &[Card]) -> Vec<(&'static str, Option<Value>)> {
    let codes = cards.iter().map(|card| Value::from(card.code())).collect();
    vec![("player", Some(player.number().into())), ("cards", Some(codes))]
}

/// An event as it is stored.
#[derive(Clone, Copy)]
struct Stored<'a>(&'a Value);

impl Stored<'_> {
    fn needed<T: serde::de::DeserializeOwned>(self, field: &str) -> Result<T, Said> {
        let value = self.0.get(field).unwrap_or(&Value::Null);
        T::deserialize(value).map_err(|error| unreadable(&error.to_string()))
    }

    fn optional<T: serde::de::DeserializeOwned>(self, field: &str) -> Result<Option<T>, Said> {
        self.0.get(field).map(|_| self.needed(field)).transpose()
    }

    fn text(self) -> String {
        self.0.get("text").and_then(Value::as_str).map(str::to_owned).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_back() {
        let (ana, card) = (Seat::at(0), Card::new(crate::cards::Suit::Hearts, crate::cards::Rank::Ace));
        let opinion = |agrees: bool, text: &str| {
            let text = text.to_owned();
            TableEvent::Opinion(Opinion { player: ana, agrees, deal: Some(2), entry: None, text })
        };
        for event in [
            TableEvent::Deal { dealer: None },
            TableEvent::Deal { dealer: Some(Seat::at(2)) },
            TableEvent::Redeal,
            TableEvent::Adjust { to: Account::Seat(ana), points: -20, text: "late".to_owned() },
            TableEvent::Note("rain".to_owned()),
            TableEvent::Check(vec![(Account::Seat(ana), 12), (Account::Seat(Seat::at(1)), -12)]),
            TableEvent::Close(String::new()),
            TableEvent::Close("late".to_owned()),
            opinion(true, ""),
            opinion(false, "122"),
            TableEvent::Hand { player: ana, cards: vec![card] },
            TableEvent::Play { player: ana, card },
            TableEvent::Trick { player: ana, cards: vec![card, card] },
        ] {
            assert_eq!(TableEvent::read(&event.stored()), Ok(Some(event.clone())), "{event:?}");
        }
        assert_eq!(TableEvent::Close(String::new()).stored(), serde_json::json!({"event": "close"}));
    }
}
