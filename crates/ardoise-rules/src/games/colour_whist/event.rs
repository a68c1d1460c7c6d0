//! What is seen at the table, and how it is typed.

use serde::{Deserialize, Serialize};

use super::contract::Contract;
use crate::cards::{Suit, Trump};
use crate::engine::{Account, Choice, Field, Form, Kind, Seat, common};

/// How the partner filled the trou.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// In the suit of his ace.
    In,
    /// In another suit.
    Beside,
}

/// An event of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first speaker waits.
    Wait { player: Seat },
    /// A contract is announced.
    Bid {
        player: Seat,
        contract: Contract,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suit: Option<Trump>,
    },
    /// A player joins the last caller.
    Support { player: Seat },
    /// A player holds three aces.
    Trou { player: Seat },
    /// The holder of the fourth ace fills the trou.
    Fill { player: Seat, suit: Suit, place: Place },
    /// A player speaks no more.
    Pass { player: Seat },
    /// Tricks counted.
    Tricks { counts: Vec<(Account, i32)> },
    /// The table rules that a player revoked.
    Revoke {
        player: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trick: Option<i32>,
    },
    /// The dealer dealt wrongly.
    Misdeal { player: Seat },
    /// The deal is void and counts as played.
    Annul {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
}

crate::spoken! {
    Event opens with Wait | Bid | Trou | Pass | Misdeal;
    misdeal Misdeal;
    revoke Revoke;
    annul Annul;
}

const PLAYER: Field = Field::new("player", Kind::Player);
const NO_TRUMP: Choice = Choice::with("none", &["sans-atout", "sa", "nt", "voiture"]);

/// The events it knows, in the order in which help shows them.
pub const FORMS: &[Form] = &[
    Form::new(
        "bid",
        &["annonce"],
        &[
            PLAYER,
            Field::new("contract", Kind::Choice(Contract::BIDS)),
            Field::optional("suit", Kind::Suit(&[NO_TRUMP])),
        ],
    ),
    Form::new("support", &["emballe"], &[PLAYER]),
    common::PASS,
    Form::new("wait", &["premier", "attends"], &[PLAYER]),
    Form::new("trou", &[], &[PLAYER]),
    Form::new(
        "fill",
        &["bouche"],
        &[
            PLAYER,
            Field::new("suit", Kind::Suit(&[])),
            Field::new(
                "place",
                Kind::Choice(&[
                    Choice::with("in", &["dans"]),
                    Choice::with("beside", &["a-cote"]).spelled("à-côté"),
                ]),
            ),
        ],
    ),
    common::TRICKS,
    common::REVOKE,
    common::MISDEAL,
    common::ANNUL,
];

/// What `start` may carry besides the totals.
pub const START: &[Field] = &[
    Field::optional("doubled", Kind::Choice(&[Choice::with("no", &["non"]), Choice::with("yes", &["oui"])])),
    Field::optional("deals", Kind::Number(0, 9999)),
];
