//! The play of the cards: following, ruffing and climbing, who takes a trick, what it counts, and false announcements.

use super::auction::Phase;
use super::count;
use super::deal::{self, Deal};
use super::event::Event;
use super::level::{Level, Slam};
use super::outcome::{Contract, Outcome};
use super::reason::Reason;
use super::rules::Rules;
use super::tell;
use crate::cards::{Card, Cards, Order, PIQUET, Rank, Strength, Suit};
use crate::engine::{
    Article, Cardplay, Duty, Finding, FindingKind, Layout, Narrow, Posed, Position, Said, Say as _, Seat,
    Setting, Stance, Tally, Trumps, Umpire,
};
use crate::games::jass::{self, Seen, false_claims};

/// The plain order the other way round.
static REVERSED: Order = Order::strongest_first(&[
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ten,
    Rank::Ace,
]);

/// The order of the cards is reversed.
const SCHMURTZ: u8 = 1;
/// Every trick was announced.
const SLAM: u8 = 2;

/// How the cards lie.
pub(crate) fn layout(at: Setting<'_, Rules>, deal: &Deal) -> Layout {
    lie(at.rules, tell::leader(at.rules, deal))
}

/// How the cards lie in a position.
pub(crate) fn pose(rules: &Rules) -> Layout {
    lie(rules, Seat::at(0))
}

/// All thirty-two cards with four; with two each has nine, and the talon is never turned.
fn lie(rules: &Rules, leader: Seat) -> Layout {
    let tricks = rules.tricks();
    Layout { tricks, hand: tricks, ..jass::all((0..rules.seats()).map(Seat::at), leader) }
}

/// The deal when its first card falls.
///
/// # Errors
/// If there is no contract, or the deal is void.
pub(crate) fn to_play(deal: &Deal) -> Result<Deal, Said> {
    if deal.annulled || deal.misdealt.lost_to.is_some() || deal.auction.phase == Phase::PassedOut {
        return Err(Umpire::DealVoid.said());
    }
    deal.begin_play().map(|(deal, _)| deal).map_err(|reason| reason.said())
}

/// What decides legality, once there is a contract.
pub(crate) fn stance(deal: &Deal) -> Option<Stance> {
    let Contract { by, level, trump, .. } = deal.contract()?;
    let trumps = trump.into();
    Some(match level {
        Level::Points(_) => Stance { trumps, alone: None, own: 0 },
        Level::Slam(slam) => Stance { trumps, alone: Some(by), own: own(slam) },
    })
}

const fn own(slam: Slam) -> u8 {
    match slam {
        Slam::Schmurtz => SLAM | SCHMURTZ,
        Slam::Capot | Slam::CapotBelote | Slam::Generale | Slam::GeneraleBelote => SLAM,
    }
}

/// What decides legality in a position: whoever is named has announced every trick.
///
/// # Errors
/// If there is no such contract.
pub(crate) fn posed(posed: &Posed<'_>) -> Result<Stance, Umpire> {
    let own = match posed.contract {
        None if posed.alone.is_some() => SLAM,
        None => 0,
        Some("schmurtz") => SLAM | SCHMURTZ,
        Some("capot" | "capot-belote" | "generale" | "generale-belote") => SLAM,
        Some(points) if points.parse::<u16>().is_ok() => 0,
        Some(other) => return Err(Umpire::NoSuchContract { contract: other.to_owned() }),
    };
    Ok(Stance { trumps: posed.trumps, alone: posed.alone, own })
}

/// What beats what.
pub(crate) fn strength(stance: &Stance) -> Strength {
    let usual = jass::strength(stance.trumps);
    let reversed = stance.trumps == Trumps::None && stance.own & SCHMURTZ != 0;
    if reversed { Strength { plain: &REVERSED, ..usual } } else { usual }
}

/// What a hand may play.
#[inline]
pub(crate) fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
    if position.trick.is_empty() {
        return lead(rules, stance, position, N::free(hand), hand);
    }
    let owed = jass::owed(rules.climb_over_partner.yes(), rules.undertrump, rules.undertrump_partner);
    owed.narrow(stance, &strength(stance), position, hand)
}

/// The defence may not lead a top card against an announced capot, where the house bars it.
fn lead<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, free: N, hand: Cards) -> N {
    let defends = stance.alone.is_some_and(|by| by != position.player && !position.partner(by));
    if !rules.capot_lead_ban.yes() || stance.own & SLAM == 0 || position.no > 1 || !defends {
        return free;
    }
    let strength = strength(stance);
    let top = |card: &Card| strength.order(card.suit().unwrap_or(Suit::Hearts)).stronger(*card).is_empty();
    free.must(hand.minus(PIQUET.iter().filter(top).collect()), Duty::Lead)
}

/// The article of a duty.
pub(crate) const fn article(duty: Duty) -> Article {
    Article(match duty {
        Duty::Follow => "coinche.follow",
        Duty::Rise => "coinche.climb",
        Duty::Ruff | Duty::Overruff => "coinche.ruff",
        Duty::Undertrump => "coinche.undertrump",
        Duty::SparePartner => "coinche.undertrump-partner",
        Duty::Lead => "coinche.lead",
    })
}

/// What a card counts under the count in force.
pub(crate) fn worth(rules: &Rules, stance: &Stance, card: Card) -> i32 {
    let is_trump = card.suit().is_some() && card.suit() == stance.trumps.suit();
    count::scale(rules, stance.trumps.into()).worth(card, is_trump)
}

/// The last trick's own points.
pub(crate) fn last_worth(rules: &Rules, stance: &Stance) -> i32 {
    count::scale(rules, stance.trumps.into()).der()
}

/// The deal with what its cards tell.
///
/// # Errors
/// If something else was counted by hand.
pub(crate) fn from_cards(rules: &Rules, deal: &Deal, tally: &Tally) -> Result<Deal, Said> {
    let Some(contract) = deal.contract() else { return Ok(*deal) };
    Ok(Deal { tally: deal.tally.shown(deal::count(rules, contract), tally)?, ..*deal })
}

/// A capot or générale with belote whose belote nobody recorded: it keeps its score, and the table is told.
fn unrecorded(rules: &Rules, deal: &Deal) -> Option<Finding<Said>> {
    let Some(Outcome::Played(played)) = deal.outcome(rules) else { return None };
    let Contract { by, level, trump, .. } = played.contract;
    let Level::Slam(slam) = level else { return None };
    let lacks = slam.belote() && played.belotes[played.contract.taker()] == 0;
    lacks.then(|| Finding {
        kind: FindingKind::Unproved,
        trick: 0,
        player: by,
        card: None,
        article: Article("coinche.slams"),
        reason: Reason::NoBeloteRecorded { by, level, trump }.said(),
    })
}

/// A belote that the recorded cards disprove.
pub(crate) fn disproved(deal: &Deal, told: &[(usize, Event)], cards: &Cardplay) -> Option<Said> {
    let claims = told.iter().filter_map(|(_, event)| match event {
        Event::Belote { player, suit } => Some((*player, *suit)),
        _ => None,
    });
    let trump = deal.contract().map(|contract| contract.trump);
    Some(Reason::from(jass::false_belote(trump, claims, cards)?).said())
}

/// Belotes and declarations whose cards were elsewhere, and a belote that was bid and not recorded.
pub(crate) fn seen(
    rules: &Rules,
    deal: &Deal,
    told: &[(usize, Event)],
    cards: &Cardplay,
) -> Vec<Finding<Said>> {
    let claims = told.iter().filter_map(|(_, event)| match event {
        Event::Belote { player, suit } => Some(Seen::Belote(*player, *suit)),
        Event::Declare { player, kind, card } => Some(Seen::Declared(*player, *kind, *card)),
        _ => None,
    });
    let trump = deal.contract().map(|contract| contract.trump);
    let articles = [Article("coinche.belote"), Article("coinche.annonces")];
    let mut found: Vec<Finding<Said>> = unrecorded(rules, deal).into_iter().collect();
    found.extend(false_claims::<Reason>(trump, claims, cards, articles));
    found
}
