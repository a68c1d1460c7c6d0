//! What is seen at a Manille table, and the forms in which it is typed.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Trump};
use crate::engine::{Account, Arg, Choice, Field, Form, Kind, Seat, common};

/// The suit's sign, or the word for sans-atout.
#[must_use]
pub fn trump_word(trump: Trump) -> Arg {
    trump.suit().map_or(Arg::Term("voiture"), Arg::Suit)
}

/// Is it sans-atout, the voiture?
#[must_use]
pub const fn is_voiture(trump: Trump) -> bool {
    matches!(trump, Trump::None)
}

/// One thing said or counted at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The choice of trump.
    Trump {
        /// Who chose, when it is not the one whose turn it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<Seat>,
        /// What was chosen.
        suit: Trump,
    },
    /// The choice is passed across.
    EnFace {
        /// By whom.
        player: Seat,
    },
    /// Aléatoire: the last card dealt is turned.
    Turn {
        /// The card.
        card: Card,
    },
    /// Contre.
    Contre {
        /// By whom.
        player: Seat,
    },
    /// Surcontre.
    Surcontre {
        /// By whom.
        player: Seat,
    },
    /// A pass in the round of contre or of surcontre.
    Pass {
        /// By whom.
        player: Seat,
    },
    /// Three players: the dealer's blind exchange.
    Exchange {
        /// How many cards.
        cards: i32,
    },
    /// Card points counted.
    Points {
        /// By whom, and how many.
        counts: Vec<(Account, i32)>,
    },
    /// Tricks counted.
    Tricks {
        /// By whom, and how many.
        counts: Vec<(Account, i32)>,
    },
    /// Every trick to one camp.
    Capot {
        /// Which.
        side: Account,
    },
    /// Three players: what lay in the chien at the end.
    Chien {
        /// Its cards.
        cards: Vec<Card>,
    },
    /// A revoke, ruled by the table.
    Revoke {
        /// By whom.
        player: Seat,
        /// In which trick.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trick: Option<i32>,
    },
    /// Bavarde: a lie, ruled by the table.
    Lie {
        /// By whom.
        player: Seat,
    },
    /// A hand of sevens, eights and nines only: its holder asks for a new deal.
    Weak {
        /// Who asks.
        player: Seat,
    },
    /// A misdeal.
    Misdeal {
        /// By whom.
        player: Seat,
    },
    /// The deal is void and counts as played.
    Annul {
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
}

crate::spoken! {
    Event opens with Trump | EnFace | Turn | Weak | Misdeal;
    misdeal Misdeal;
    weak Weak; revoke Revoke;
    annul Annul;
}

const PLAYER: Field = Field::new("player", Kind::Player);

/// Sans-atout beside the four suits.
const NO_TRUMP: &[Choice] = &[Choice::with("none", &["sans-atout", "voiture", "sa", "nt"])];

/// Every form, in the order in which help shows them.
pub const FORMS: &[Form] = &[
    Form::new(
        "trump",
        &["atout"],
        &[Field::optional("player", Kind::Player), Field::new("suit", Kind::Suit(NO_TRUMP))],
    ),
    Form::new("en-face", &["en-face", "passe-parole"], &[PLAYER]),
    Form::new("turn", &["retourne"], &[Field::new("card", Kind::Card)]),
    Form::new("contre", &["coinche", "double"], &[PLAYER]).raising(0),
    Form::new("surcontre", &["surcoinche", "redouble"], &[PLAYER]).raising(1),
    common::PASS,
    Form::new("exchange", &["echange"], &[Field::new("cards", Kind::Number(0, 2))]).spelled("échange"),
    common::POINTS,
    common::TRICKS,
    common::CAPOT,
    Form::new("chien", &[], &[Field::new("cards", Kind::Cards)]),
    common::REVOKE,
    Form::new("lie", &["mensonge"], &[PLAYER]),
    common::WEAK,
    common::MISDEAL,
    common::ANNUL,
];

const YES_NO: &[Choice] = &[Choice::with("yes", &["oui"]), Choice::with("no", &["non"])];

/// Manches won as they are written in `start`: first account first.
const MANCHES: &[Choice] = &[
    Choice::new("0-0"),
    Choice::new("1-0"),
    Choice::new("0-1"),
    Choice::new("1-1"),
    Choice::new("2-0"),
    Choice::new("0-2"),
    Choice::new("2-1"),
    Choice::new("1-2"),
    Choice::new("2-2"),
    Choice::new("3-0"),
    Choice::new("0-3"),
    Choice::new("3-1"),
    Choice::new("1-3"),
    Choice::new("3-2"),
    Choice::new("2-3"),
    Choice::new("3-3"),
    Choice::new("4-0"),
    Choice::new("0-4"),
    Choice::new("4-1"),
    Choice::new("1-4"),
    Choice::new("4-2"),
    Choice::new("2-4"),
    Choice::new("4-3"),
    Choice::new("3-4"),
    Choice::new("4-4"),
    Choice::new("0-0-0"),
    Choice::new("1-0-0"),
    Choice::new("0-1-0"),
    Choice::new("0-0-1"),
    Choice::new("1-1-0"),
    Choice::new("1-0-1"),
    Choice::new("0-1-1"),
    Choice::new("1-1-1"),
];

/// What `start` may carry besides the totals.
pub const START: &[Field] = &[
    Field::optional("manche", Kind::Choice(MANCHES)),
    Field::optional("carried", Kind::Level(0, 20, YES_NO)),
    Field::optional("choices-a", Kind::Number(0, 1000)),
    Field::optional("choices-b", Kind::Number(0, 1000)),
    Field::optional("choices-1", Kind::Number(0, 1000)),
    Field::optional("choices-2", Kind::Number(0, 1000)),
    Field::optional("choices-3", Kind::Number(0, 1000)),
    Field::optional("no-trump-a", Kind::Number(0, 1000)),
    Field::optional("no-trump-b", Kind::Number(0, 1000)),
    Field::optional("no-trump-1", Kind::Number(0, 1000)),
    Field::optional("no-trump-2", Kind::Number(0, 1000)),
    Field::optional("no-trump-3", Kind::Number(0, 1000)),
    Field::optional("deals", Kind::Number(0, 1000)),
];
