//! What is seen at the table, and how it is typed.

use serde::{Deserialize, Serialize};

use super::bid::{Level, Trump};
use super::declare::Kind as Declared;
use crate::cards::{Card, Suit};
use crate::engine::{Account, Choice, Field, Form, Kind, Seat, common};

/// An event of the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A player bids.
    Bid {
        /// Who.
        player: Seat,
        /// How high.
        level: Level,
        /// In what.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suit: Option<Trump>,
    },
    /// A player passes.
    Pass {
        /// Who.
        player: Seat,
    },
    /// An opponent doubles.
    Coinche {
        /// Who.
        player: Seat,
    },
    /// The coinched side redoubles.
    Surcoinche {
        /// Who.
        player: Seat,
    },
    /// King and queen of trumps in one hand.
    Belote {
        /// Whose.
        player: Seat,
        /// In which suit, at tout-atout.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suit: Option<Suit>,
    },
    /// A declaration.
    Declare {
        /// Whose.
        player: Seat,
        /// What.
        kind: Declared,
        /// Its highest card, or any of the four.
        card: Card,
    },
    /// Points counted.
    Points {
        /// By side.
        counts: Vec<(Account, i32)>,
    },
    /// Tricks counted.
    Tricks {
        /// By side.
        counts: Vec<(Account, i32)>,
    },
    /// A side took every trick.
    Capot {
        /// Which.
        side: Account,
    },
    /// A player took every trick.
    Generale {
        /// Who.
        player: Seat,
    },
    /// A side took the last trick.
    Der {
        /// Which.
        side: Account,
    },
    /// A revoke, ruled by the table.
    Revoke {
        /// Who.
        player: Seat,
        /// In which trick.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trick: Option<i32>,
    },
    /// A misdeal.
    Misdeal {
        /// Who.
        player: Seat,
    },
    /// A worthless hand.
    Weak {
        /// Whose.
        player: Seat,
    },
    /// The deal is void.
    Annul {
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
}

crate::spoken! {
    Event opens with Bid | Pass | Weak | Misdeal;
    misdeal Misdeal;
    weak Weak; revoke Revoke;
    annul Annul;
}

const PLAYER: Field = Field::new("player", Kind::Player);

/// The suits and what else a contract may be in.
pub const SUITS: &[Choice] = &[
    Choice::with("none", &["sans-atout", "sa", "nt", "voiture"]),
    Choice::with("all", &["tout-atout", "ta"]),
];

/// The contracts that are not a number.
pub const LEVELS: &[Choice] = &[
    Choice::new("capot"),
    Choice::with("capot-belote", &["capot-belote"]),
    Choice::with("generale", &["generale"]).spelled("générale"),
    Choice::with("generale-belote", &["generale-belotee", "generale-belote"]).spelled("générale-belotée"),
    Choice::with("schmurtz", &["schmurtz", "capot-schmurtz"]),
];

/// The declarations.
pub const KINDS: &[Choice] = &[
    Choice::with("tierce", &["20", "trois"]),
    Choice::with("cinquante", &["50", "quarte"]),
    Choice::with("cent", &["100", "quinte"]),
    Choice::with("carre", &["carre", "four"]).spelled("carré"),
];

/// The events of the game, in the order in which help shows them.
pub const FORMS: &[Form] = &[
    common::DEAL,
    Form::new(
        "bid",
        &["contrat", "enchere"],
        &[
            PLAYER,
            Field::new("level", Kind::Level(1, 999, LEVELS)),
            Field::optional("suit", Kind::Suit(SUITS)),
        ],
    ),
    common::PASS,
    Form::new("coinche", &["contre", "double"], &[PLAYER]).raising(0),
    Form::new("surcoinche", &["surcontre", "redouble"], &[PLAYER]).raising(1),
    Form::new("belote", &[], &[PLAYER, Field::optional("suit", Kind::Suit(&[]))]),
    Form::new(
        "declare",
        &["annonce"],
        &[PLAYER, Field::new("kind", Kind::Choice(KINDS)), Field::new("card", Kind::Card)],
    ),
    common::POINTS,
    common::CAPOT,
    Form::new("generale", &[], &[PLAYER]).spelled("générale"),
    common::TRICKS,
    Form::new("der", &["dix-de-der"], &[Field::new("side", Kind::Account)]),
    common::REVOKE,
    common::MISDEAL,
    common::WEAK,
    common::REDEAL,
    common::ANNUL,
];
