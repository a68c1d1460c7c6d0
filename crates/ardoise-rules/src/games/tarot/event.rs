//! What is seen at the table, and how it is typed.

use serde::{Deserialize, Serialize};

use super::contract::Contract;
use crate::cards::Card;
use crate::engine::common::CAME;
use crate::engine::{Choice, Field, Half, Kind, Role, Seat, Typed};

crate::terms! {
    /// A camp, by its word.
    pub enum Camp {
        /// The taker, and his partner if he has one.
        Attack = "attack",
        /// All the others.
        Defence = "defence",
    }
    /// Nobody held the called card but the taker, or it lay in the chien.
    pub enum Nobody { None = "none" }
    /// How many trumps were shown.
    pub enum Size { Simple = "simple", Double = "double", Triple = "triple" }
    /// That the excuse was among the trumps shown.
    pub enum Among { Excuse = "excuse" }
    /// That all tricks but a few are announced.
    pub enum Small { Petit = "petit" }
    /// What a hand lacks.
    pub enum Misere {
        /// No trump.
        Trumps = "trumps",
        /// No court card.
        Heads = "heads",
        /// Neither.
        Double = "double",
    }
}

/// A camp by its word, or by one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Of {
    /// By its word.
    Camp(Camp),
    /// By a player.
    Player(Seat),
}

impl Typed for Of {
    const KIND: Kind = Kind::Camp(Camp::KIND.choices());
}

/// Whose the petit of the last trick is: a camp by its word, or by what it came to for the taker.
const PETIT: &[Choice] = &[
    Choice::with(Camp::Attack.id(), crate::keyword!("petit-attack")),
    Choice::with(Camp::Defence.id(), crate::keyword!("petit-defence")),
];

/// Who held the called card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Holder {
    /// Nobody who could be a partner.
    Nobody(Nobody),
    /// A player.
    Player(Seat),
}

impl Typed for Holder {
    const KIND: Kind = Kind::PlayerOr(Nobody::KIND.choices());
}

/// Points of a whole deal, in halves.
pub(crate) const ALL_HALVES: i32 = 182;

crate::events! {
    /// An event of the game.
    pub enum Event {
        /// A contract is bid.
        opens Bid = "bid" .in_role(Role::Contract) { player: Seat, contract: Contract },
        opens Pass,
        /// A player holds the petit, or the excuse, and no other trump.
        opens PetitSec = "petit-sec" .voiding() { player: Seat, excuse: Option<Among> },
        /// The taker calls a card.
        Call = "call" .in_role(Role::Called).headed() { player: Seat, card: Card },
        /// Who held the called card.
        Partner = "partner" .in_role(Role::Partner).headed().leading() { holder: Holder },
        /// Every trick is announced, or all but a few.
        Chelem = "chelem" .headed().announcing("capot").akin(&["declare", "meld"]) { player: Seat, small: Option<Small> },
        /// The chien is turned.
        Chien = "chien" { cards: Vec<Card> },
        /// What was laid away, as far as it was shown.
        Ecart = "ecart" { cards: Vec<Card> },
        /// Trumps are shown.
        Poignee = "poignee" .headed().tacit().akin(&["declare", "meld"]) { player: Seat, size: Size, excuse: Option<Among> },
        /// A hand without trumps, or without court cards.
        Misere = "misere" .headed().akin(&["declare", "meld"]) { player: Seat, lacks: Misere },
        /// The petit was in the last trick, won by that camp.
        Petit = "petit" .headed().tacit() { side: Of as Kind::Camp(PETIT) },
        /// How many bouts, or which, lie in the pile of a camp: the attack’s where none is said.
        Bouts = "bouts" .headed().of_both() { side: Option<Of>, count: Option<i32> as Kind::Number(0, 3), cards: Option<Vec<Card>> },
        /// The points in the pile of a camp: the attack’s where none is said.
        Points = "points" .in_role(Role::Points).akin(CAME).of_both() { side: Option<Of>, points: Half as Kind::Half(0, ALL_HALVES) },
        /// Every trick was won by a camp.
        Capot = "capot" .headed().counted(&[91]) { side: Of },
        /// So many tricks were won by a camp.
        Tricks = "tricks" .in_role(Role::Tricks).of_both() { side: Of, count: i32 as Kind::Number(0, 24) },
        Revoke {} of 24,
        opens Misdeal,
        Annul,
    }
}

/// What `start` may carry besides the totals.
pub(crate) const START: &[Field] = &[Field::optional("deals", Kind::Number(0, 9999))];
