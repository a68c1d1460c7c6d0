//! The tricks of a deal as a value: who led, who won, what they count.

use serde::Serialize;

use super::dealt::Dealt;
use super::play::Play;
use super::{ByAccount, DealNo, Game, Seat};
use crate::cards::Card;

/// One trick.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrickReport {
    /// Who led it.
    pub leader: Seat,
    /// Its cards, in the order in which they fell, with who played them.
    pub cards: Vec<(Seat, Card)>,
    /// Who won it.
    pub winner: Seat,
    /// What it counts.
    pub points: i32,
}

/// The tricks of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TricksReport {
    /// The deal.
    pub deal: DealNo,
    /// Its closed tricks.
    pub tricks: Vec<TrickReport>,
    /// Card points by account, the last trick's own included.
    pub points: ByAccount,
    /// Tricks by account.
    pub tricks_won: ByAccount,
    /// Is every card recorded?
    pub complete: bool,
    /// Whose turn it is.
    pub turn: Option<Seat>,
}

/// The last deal that has cards.
pub(super) fn tricks<G: Game>(play: &Play<G>) -> Option<TricksReport> {
    let with_cards = |dealt: &&Dealt<G>| !dealt.cards.tricks.is_empty();
    let dealt = play.deals().iter().rev().find(with_cards)?;
    let at = play.at(dealt.no);
    let walk = play.walk(dealt)?;
    let accounts = at.table.accounts();
    let tally = walk.tally();
    let points = G::card_points(at, &dealt.said, &tally);
    let number =
        |account: &super::Account| points.iter().find(|(of, _)| of == account).map_or(0, |(_, n)| *n);
    let won = |account: &super::Account| {
        i32::try_from(tally.count(|seat| at.table.account(seat) == *account)).unwrap_or(0)
    };
    let closed = walk.tricks.iter().zip(&dealt.cards.tricks).filter(|(judged, _)| judged.closed);
    let tricks = closed.filter_map(|(judged, trick)| {
        let (leader, _) = trick.plays.first().copied()?;
        Some(TrickReport {
            leader,
            cards: trick.plays.clone(),
            winner: judged.winner?,
            points: judged.points,
        })
    });
    Some(TricksReport {
        deal: dealt.no,
        tricks: tricks.collect(),
        points: ByAccount::new(&accounts, &accounts.iter().map(number).collect::<Vec<_>>()),
        tricks_won: ByAccount::new(&accounts, &accounts.iter().map(won).collect::<Vec<_>>()),
        complete: tally.complete,
        turn: if dealt.outcome.is_none() { walk.turn() } else { None },
    })
}
