//! What is said at a table of whist, and how it is typed.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Trump};
use crate::engine::{Account, Choice, Field, Form, Kind, Seat, common};

/// How the penalty of one revoke is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Added to the other side.
    Add,
    /// Deducted from the side that revoked.
    Deduct,
    /// Passed from one side to the other.
    Transfer,
}

impl Way {
    /// The word as stored, which is also the term in which reasons speak of it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Way::Add => "add",
            Way::Deduct => "deduct",
            Way::Transfer => "transfer",
        }
    }
}

/// Something seen at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The dealer's last card is turned up.
    Turn {
        /// The card.
        card: Card,
    },
    /// The trump is said, or called.
    Trump {
        /// Who calls it, if not the player whose turn it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<Seat>,
        /// What is trump.
        suit: Trump,
    },
    /// A player does not call.
    Pass {
        /// Who.
        player: Seat,
    },
    /// A side has three or four honours.
    Honours {
        /// Which side.
        side: Account,
        /// How many.
        count: i32,
    },
    /// Tricks counted.
    Tricks {
        /// By side; the other side's follow.
        counts: Vec<(Account, i32)>,
    },
    /// A side took every trick.
    Capot {
        /// Which side.
        side: Account,
    },
    /// The table rules that a player revoked.
    Revoke {
        /// Who.
        player: Seat,
        /// In which trick.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trick: Option<u8>,
        /// How the penalty is taken, if that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mode: Option<Way>,
    },
    /// The dealer dealt wrongly.
    Misdeal {
        /// Who.
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
    Event opens with Turn | Trump | Pass | Misdeal;
    misdeal Misdeal;
    revoke Revoke { mode: None };
    annul Annul;
}

const NO_TRUMP: &[Choice] = &[Choice::with("none", &["sans-atout", "sa", "nt", "voiture"])];
const WAYS: &[Choice] = &[
    Choice::with("add", &["ajoute", "ajoutes"]),
    Choice::with("deduct", &["deduit", "deduits", "retire"]).spelled("déduit"),
    Choice::with("transfer", &["transfere", "transferes"]).spelled("transfère"),
];
const TRICK: Kind = Kind::Labelled(&[Choice::with("trick", &["pli", "levee"])], 1, 13);

/// What can be typed, in the order in which help shows it.
pub const FORMS: &[Form] = &[
    Form::new("turn", &["retourne"], &[Field::new("card", Kind::Card)]),
    Form::new(
        "trump",
        &["atout"],
        &[Field::optional("player", Kind::Player), Field::new("suit", Kind::Suit(NO_TRUMP))],
    ),
    common::PASS,
    common::TRICKS,
    Form::new(
        "honours",
        &["honneurs"],
        &[Field::new("side", Kind::Account), Field::new("count", Kind::Number(3, 4))],
    ),
    common::CAPOT,
    Form::new(
        "revoke",
        &["renonce"],
        &[
            Field::new("player", Kind::Player),
            Field::optional("trick", TRICK),
            Field::optional("mode", Kind::Choice(WAYS)),
        ],
    ),
    common::MISDEAL,
    common::ANNUL,
];

const GAMES: &[Choice] = &[Choice::new("0-0"), Choice::new("1-0"), Choice::new("0-1"), Choice::new("1-1")];

/// What a sheet may carry in besides the points of the open game.
pub const START: &[Field] = &[
    Field::optional("games", Kind::Choice(GAMES)),
    Field::optional("deals", Kind::Number(0, 999)),
    Field::optional("rubber-a", Kind::Number(0, 9999)),
    Field::optional("rubber-b", Kind::Number(0, 9999)),
];
