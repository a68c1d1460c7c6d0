//! What is seen at a Manille table, and the forms in which it is typed.

use crate::cards::{Card, Trump};
use crate::engine::{Arg, Choice, Field, Kind, Role, Seat};

/// The suit's sign, or the word for sans-atout.
#[must_use]
pub(crate) fn trump_word(trump: Trump) -> Arg {
    trump.suit().map_or(Arg::Term("voiture"), Arg::Suit)
}

/// Is it sans-atout, the voiture?
#[must_use]
pub(crate) const fn is_voiture(trump: Trump) -> bool {
    matches!(trump, Trump::None)
}

crate::events! {
    /// One thing said or counted at the table.
    pub enum Event {
        /// The choice of trump, and who chose, when it is not the one whose turn it is.
        opens Trump = "trump" .in_role(Role::Trump) { player: Option<Seat>, suit: Trump },
        /// The choice is passed across.
        opens EnFace = "en-face" { player: Seat },
        /// Aléatoire: the last card dealt is turned.
        opens Turn = "turn" { card: Card },
        /// Contre.
        Contre = "contre" .raising(0) { player: Seat },
        /// Surcontre.
        Surcontre = "surcontre" .raising(1) { player: Seat },
        Pass,
        /// Three players: the dealer's blind exchange of so many cards.
        Exchange = "exchange" { cards: i32 as Kind::Number(0, 2) },
        Points,
        Tricks,
        Capot,
        /// Three players: what lay in the chien at the end.
        Chien = "chien" { cards: Vec<Card> },
        Revoke,
        /// Bavarde: a lie, ruled by the table.
        Lie = "lie" .blaming() { player: Seat },
        opens Weak,
        opens Misdeal,
        Annul,
    }
}

const YES_NO: &[Choice] =
    &[Choice::with("yes", crate::keyword!("yes")), Choice::with("no", crate::keyword!("no"))];

/// What `start` may carry besides the totals.
pub(crate) const START: &[Field] = &[
    // Won by each account, the first account first: `1-0`, `2-0-1-0`.
    Field::optional("manche", Kind::Text),
    Field::optional("carried", Kind::Level(0, 20, YES_NO)),
    Field::optional("choices-a", Kind::Number(0, 1000)),
    Field::optional("choices-b", Kind::Number(0, 1000)),
    Field::optional("choices-1", Kind::Number(0, 1000)),
    Field::optional("choices-2", Kind::Number(0, 1000)),
    Field::optional("choices-3", Kind::Number(0, 1000)),
    Field::optional("choices-4", Kind::Number(0, 1000)),
    Field::optional("no-trump-a", Kind::Number(0, 1000)),
    Field::optional("no-trump-b", Kind::Number(0, 1000)),
    Field::optional("no-trump-1", Kind::Number(0, 1000)),
    Field::optional("no-trump-2", Kind::Number(0, 1000)),
    Field::optional("no-trump-3", Kind::Number(0, 1000)),
    Field::optional("no-trump-4", Kind::Number(0, 1000)),
    Field::optional("deals", Kind::Number(0, 1000)),
];
