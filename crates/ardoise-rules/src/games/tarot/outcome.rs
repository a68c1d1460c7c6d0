//! What a deal came to: all that scoring sees.

use super::contract::Contract;
use super::event::{Misere, Size};
use crate::engine::{Half, Seat};

/// Who revoked, where it decides the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The taker or his partner: the contract is lost.
    Attack(Seat),
    /// A defender: the contract is made.
    Defence(Seat),
}

/// Every trick, or all but a few.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slam {
    /// Announced and made by the attack.
    Made,
    /// Made by the attack without a word.
    Unannounced,
    /// Announced and not made.
    Failed,
    /// Made by the defence.
    Defence,
    /// All tricks but a few, announced and made.
    PetitMade,
    /// All tricks but a few, announced and not made.
    PetitFailed,
}

/// What the attack counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// Its points.
    pub points: Half,
    /// Its bouts.
    pub bouts: i32,
}

/// A deal that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// What was undertaken.
    pub contract: Contract,
    /// By whom.
    pub taker: Seat,
    /// Who held the called card, if somebody else did.
    pub partner: Option<Seat>,
    /// All the others who held cards.
    pub defenders: Vec<Seat>,
    /// What was counted; none where a revoke decides without it.
    pub count: Option<Count>,
    /// The camp that won the last trick with the petit in it: is it the attack?
    pub petit: Option<bool>,
    /// The poignées that were shown.
    pub poignees: Vec<(Seat, Size)>,
    /// The misères that were said.
    pub miseres: Vec<(Seat, Misere)>,
    /// The slams: one that was announced and missed, and that of the other camp, pay each.
    pub slams: Vec<Slam>,
    /// The revoke that decides.
    pub fault: Option<Fault>,
}

/// What a deal came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It was played.
    Played(Played),
    /// Everybody passed.
    PassedOut,
    /// A player held the petit and no other trump.
    PetitSec,
    /// It was annulled and counts as played.
    Annulled,
}
