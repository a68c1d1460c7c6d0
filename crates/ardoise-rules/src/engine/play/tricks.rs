//! The tricks of the last deal that has cards, as a report gives them.

use super::matched::Play;
use crate::engine::game::{Dealt, Tricks};
use crate::engine::report::{TrickReport, TricksReport};
use crate::engine::say::Half;
use crate::engine::score::ByAccount;
use crate::engine::table::Account;

/// The last deal that has cards.
pub(crate) fn tricks<G: Tricks>(play: &Play<G>) -> Option<TricksReport> {
    let with_cards = |dealt: &&Dealt<G>| !dealt.cards.tricks.is_empty();
    let dealt = play.deals().iter().rev().find(with_cards)?;
    let at = play.at(dealt.no);
    let walk = play.walk(dealt)?;
    let accounts = at.table.accounts();
    let tally = walk.tally();
    let points = G::card_points(at, &dealt.said, &tally);
    let halves = |units: i32| Half::of_units(units, G::UNITS);
    let number = |account: Account| {
        let units = points.iter().find(|(of, _)| *of == account).map_or(0, |(_, units)| *units);
        (account, halves(units))
    };
    let won = |account: &Account| {
        i32::try_from(tally.count(|seat| at.table.account(seat) == *account)).unwrap_or(0)
    };
    let closed = walk.tricks.iter().zip(&dealt.cards.tricks).filter(|(judged, _)| judged.closed);
    let tricks = closed.filter_map(|(judged, trick)| {
        let (leader, _) = trick.plays.first().copied()?;
        Some(TrickReport {
            leader,
            cards: trick.plays.clone(),
            winner: judged.winner?,
            points: halves(judged.points),
        })
    });
    Some(TricksReport {
        deal: dealt.no,
        tricks: tricks.collect(),
        points: accounts.iter().copied().map(number).collect(),
        tricks_won: ByAccount::new(&accounts, &accounts.iter().map(won).collect::<Vec<_>>()),
        complete: tally.complete,
        turn: if dealt.outcome.is_none() { walk.turn() } else { None },
    })
}
