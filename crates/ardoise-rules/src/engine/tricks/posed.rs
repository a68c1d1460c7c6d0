//! A single position without a deal: who may play what, and who holds the trick.

use super::legality::{Duties, Duty, Stance, Trumps};
use super::umpire::Umpire;
use crate::engine::say::Half;
use crate::engine::score::Article;
use crate::engine::table::Seat;

use crate::cards::{Card, Cards};

/// How far a deal is, in a game where the duties come late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Phase {
    /// Cards are still drawn, or never were.
    #[default]
    Talon,
    /// The last cards are drawn.
    End,
}

/// What is said of a position besides its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Posed<'a> {
    /// What is trump.
    pub trumps: Trumps,
    /// Who plays alone.
    pub alone: Option<Seat>,
    /// How far the deal is.
    pub phase: Phase,
    /// The contract, in the game's own word, where it matters.
    pub contract: Option<&'a str>,
    /// The card that was called, where the game calls one.
    pub called: Option<Card>,
    /// Is it the first trick of the deal?
    pub first: bool,
}

impl Posed<'_> {
    /// What decides legality where a suit is trump, or none is.
    ///
    /// # Errors
    /// If every suit would be trump.
    pub const fn suit_or_none(&self) -> Result<Stance, Umpire> {
        match self.trumps {
            Trumps::All => Err(Umpire::NoSuchTrump { trump: self.trumps.id() }),
            trumps @ (Trumps::None | Trumps::Suit(_)) => Ok(Stance { trumps, alone: None, own: 0 }),
        }
    }
}

/// A position: a trick so far, and the hand of the player who comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked<'a> {
    /// What is said besides.
    pub posed: Posed<'a>,
    /// Who led, or leads.
    pub leader: Seat,
    /// The cards of the trick so far, from the leader's on.
    pub trick: &'a [Card],
    /// The hand.
    pub hand: Cards,
    /// Whose hand it is, if that was said.
    pub player: Option<Seat>,
}

/// The answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruled {
    /// What may be played, and why the rest may not.
    pub duties: Duties,
    /// Who holds the trick before this card.
    pub winning: Option<Seat>,
}

/// A trick that is judged by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrickRuled {
    /// Who wins it: his place, from the leader's on; none while nothing lies there that can win.
    pub place: Option<usize>,
    /// What its cards count, with what each trick counts.
    pub points: Half,
    /// What the last trick would count besides.
    pub last: Half,
}

/// The rules of one table, ready to judge positions.
pub trait Judge {
    /// How many play to a trick.
    fn seats(&self) -> usize;
    /// Has the pack trumps of its own, so that none need be named?
    fn own_trumps(&self) -> bool;
    /// Judges a position.
    ///
    /// # Errors
    /// If it cannot be.
    fn judge(&self, asked: &Asked<'_>) -> Result<Ruled, Umpire>;
    /// Judges a trick.
    ///
    /// # Errors
    /// If it cannot be.
    fn trick(&self, posed: &Posed<'_>, cards: &[Card]) -> Result<TrickRuled, Umpire>;
    /// The article of a duty.
    fn article(&self, duty: Duty) -> Article;
}
