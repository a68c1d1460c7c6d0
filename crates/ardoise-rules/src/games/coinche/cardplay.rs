//! The play of the cards: following, ruffing and climbing, who takes a trick, what it counts, and false announcements.

use super::auction::Phase;
use super::bid::{Level, Slam, Trump};
use super::count;
use super::deal::{Counted, Deal};
use super::event::Event;
use super::outcome::{Contract, Outcome, Sweep};
use super::reason::Reason;
use super::rules::Rules;
use super::tell;
use crate::cards::orders::{ACE_TEN, JACK_NINE};
use crate::cards::{Card, Cards, Order, PIQUET, Rank, Strength, Suit};
use crate::engine::{
    Account, Article, Cardplay, Climb, Duty, Finding, FindingKind, Layout, Narrow, Obligations, Posed,
    Position, Ruff, Said, Say as _, Seat, Setting, Side, Stance, Tally, Trumps, Umpire, Undertrump,
    UndertrumpPartner,
};

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

/// How many tricks there are.
const TRICKS: usize = 8;

/// How the cards lie.
pub fn layout(at: Setting<'_, Rules>, deal: &Deal) -> Layout {
    Layout::dealt(PIQUET, at.table.seats().collect(), tell::leader(at.rules, deal), TRICKS)
}

/// How the cards lie in a position.
pub fn pose() -> Layout {
    Layout::dealt(PIQUET, (0..4).map(Seat::at).collect(), Seat::at(0), TRICKS)
}

/// The deal when its first card falls.
///
/// # Errors
/// If there is no contract, or the deal is void.
pub fn to_play(deal: &Deal) -> Result<Deal, Said> {
    if deal.annulled || deal.lost_to.is_some() || deal.auction.phase == Phase::PassedOut {
        return Err(Umpire::DealVoid.said());
    }
    deal.begin_play().map(|(deal, _)| deal).map_err(|reason| reason.said())
}

/// What decides legality, once there is a contract.
pub fn stance(deal: &Deal) -> Option<Stance> {
    let Contract { by, level, trump, .. } = deal.contract()?;
    let trumps = match trump {
        Trump::All => Trumps::All,
        Trump::None | Trump::Hearts | Trump::Diamonds | Trump::Clubs | Trump::Spades => trump.suit().into(),
    };
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
pub fn posed(posed: &Posed<'_>) -> Result<Stance, Umpire> {
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
pub fn strength(stance: &Stance) -> Strength {
    let plain = match stance.trumps {
        Trumps::All => &JACK_NINE,
        Trumps::None if stance.own & SCHMURTZ != 0 => &REVERSED,
        Trumps::None | Trumps::Suit(_) => &ACE_TEN,
    };
    Strength { trump: stance.trumps.suit(), plain, trumps: &JACK_NINE }
}

/// What a hand may play.
#[inline]
pub fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
    if position.trick.is_empty() {
        return lead(rules, stance, position, N::free(hand), hand);
    }
    let owed = Obligations {
        climb: Climb::Trumps,
        over_partner: rules.climb_over_partner.yes(),
        ruff: Ruff::UnlessPartner,
        overruff: true,
        undertrump: rules.undertrump == Undertrump::Must,
        spare_partner: rules.undertrump_partner == UndertrumpPartner::Barred,
    };
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
pub const fn article(duty: Duty) -> Article {
    Article(match duty {
        Duty::Follow => "coinche.follow",
        Duty::Rise => "coinche.climb",
        Duty::Ruff | Duty::Overruff => "coinche.ruff",
        Duty::Undertrump => "coinche.undertrump",
        Duty::SparePartner => "coinche.undertrump-partner",
        Duty::Lead => "coinche.lead",
    })
}

/// The trump of a stance, as the counts know it.
const fn trump(stance: &Stance) -> Trump {
    match stance.trumps {
        Trumps::None => Trump::None,
        Trumps::All => Trump::All,
        Trumps::Suit(Suit::Hearts) => Trump::Hearts,
        Trumps::Suit(Suit::Diamonds) => Trump::Diamonds,
        Trumps::Suit(Suit::Clubs) => Trump::Clubs,
        Trumps::Suit(Suit::Spades) => Trump::Spades,
    }
}

/// What a card counts under the count in force.
pub fn worth(rules: &Rules, stance: &Stance, card: Card) -> i32 {
    let is_trump = card.suit().is_some() && card.suit() == stance.trumps.suit();
    let values = count::scale(rules, trump(stance)).values(is_trump);
    const RANKS: [Rank; 8] =
        [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine, Rank::Eight, Rank::Seven];
    let place = RANKS.iter().position(|rank| Some(*rank) == card.rank());
    place.map_or(0, |place| values[place])
}

/// The last trick's own points.
pub fn last_worth(rules: &Rules, stance: &Stance) -> i32 {
    count::scale(rules, trump(stance)).der()
}

/// The deal with what its cards tell.
///
/// # Errors
/// If something else was counted by hand.
pub fn from_cards(deal: &Deal, tally: &Tally) -> Result<Deal, Said> {
    let mut deal = *deal;
    let on = |side: usize| move |seat: Seat| seat.index() % 2 == side;
    let sides = [0, 1];
    let points = sides.map(|side| tally.points(on(side)));
    let tricks = sides.map(|side| i32::try_from(tally.count(on(side))).unwrap_or(0));
    let account = |side: usize| Account::Side(Side::at(side));
    for side in sides {
        let known = |counted: Option<Counted>| counted.filter(|c| c.given[side]).map(|c| c.by_side[side]);
        if let Some(said) = known(deal.tally.points).filter(|said| *said != points[side]) {
            let reason = Umpire::CardsCountPoints { account: account(side), counted: points[side], said };
            return Err(reason.said());
        }
        if let Some(said) = known(deal.tally.tricks).filter(|said| *said != tricks[side]) {
            let reason = Umpire::CardsCountTricks { account: account(side), counted: tricks[side], said };
            return Err(reason.said());
        }
    }
    let swept = sides.into_iter().find(|side| tricks[1 - side] == 0);
    let first = tally.tricks.first().map(|taken| taken.winner);
    let alone = first.filter(|first| tally.tricks.iter().all(|taken| taken.winner == *first));
    let sweep = swept.map(|side| Sweep { side: Side::at(side), alone });
    let der = tally.last_winner().map(|seat| Side::at(seat.index() % 2));
    if let Some(said) = deal.tally.sweep {
        let same = sweep.is_some_and(|sweep| sweep.side == said.side);
        let alike = said.alone.is_none() || sweep.is_some_and(|sweep| sweep.alone == said.alone);
        if !same || !alike {
            return Err(Umpire::CardsSayOtherwise { account: Account::Side(said.side) }.said());
        }
    }
    if let Some(said) = deal.tally.der.filter(|said| Some(*said) != der) {
        return Err(Umpire::CardsSayOtherwise { account: Account::Side(said) }.said());
    }
    deal.tally.points = Some(Counted { by_side: points, given: [true, true] });
    deal.tally.tricks = Some(Counted { by_side: tricks, given: [true, true] });
    deal.tally.sweep = sweep;
    deal.tally.der = der;
    Ok(deal)
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

/// Belotes and declarations whose cards were elsewhere, and a belote that was bid and not recorded.
pub fn seen(rules: &Rules, deal: &Deal, told: &[(usize, Event)], cards: &Cardplay) -> Vec<Finding<Said>> {
    let mut found: Vec<Finding<Said>> = unrecorded(rules, deal).into_iter().collect();
    let mut say = |player, card, article, reason: Reason| {
        let (kind, trick, card) = (FindingKind::Irregular, 0, Some(card));
        found.push(Finding { kind, trick, player, card, article: Article(article), reason: reason.said() });
    };
    for (_, event) in told {
        match event {
            Event::Belote { player, suit } => {
                let suit = suit.or_else(|| deal.contract().and_then(|contract| contract.trump.suit()));
                let Some(suit) = suit else { continue };
                let pair = Cards::EMPTY.with(Card::new(suit, Rank::King)).with(Card::new(suit, Rank::Queen));
                if let Some((card, holder)) = cards.elsewhere(*player, pair) {
                    let player = *player;
                    say(player, card, "coinche.belote", Reason::FalseBelote { player, card, holder });
                }
            }
            Event::Declare { player, kind, card } => {
                let declared = super::declare::Declaration { by: *player, kind: *kind, card: *card };
                if let Some((card, holder)) = cards.elsewhere(*player, declared.cards()) {
                    let player = *player;
                    say(player, card, "coinche.annonces", Reason::FalseDeclaration { player, card, holder });
                }
            }
            Event::Bid { .. }
            | Event::Pass { .. }
            | Event::Coinche { .. }
            | Event::Surcoinche { .. }
            | Event::Points { .. }
            | Event::Tricks { .. }
            | Event::Capot { .. }
            | Event::Generale { .. }
            | Event::Der { .. }
            | Event::Revoke { .. }
            | Event::Misdeal { .. }
            | Event::Weak { .. }
            | Event::Annul { .. } => {}
        }
    }
    found
}
