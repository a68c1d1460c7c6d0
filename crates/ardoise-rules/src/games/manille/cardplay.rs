//! The play of the cards: following, going over, who takes a trick, what it counts, with four, three and two.

use super::deal::{Deal, Hand, Stage};
use super::outcome::At;
use super::rules::{ChienExchange, ManilleRules, Players};
use super::shape::{Camp, PACK, Shape, card_points};
use crate::cards::orders::TEN_ACE;
use crate::cards::{Card, Cards, Strength, Trump};
use crate::engine::{
    Account, Article, Climb, Duty, Layout, Narrow, Obligations, Posed, Position, Ruff, Said, Say as _, Seat,
    Stance, Tally, Umpire, across,
};

/// How many cards of each hand lie covered when two play.
const COVERED: usize = 4;

/// The stance where each of four plays for himself.
const EACH: u8 = 1;

fn own(rules: &ManilleRules) -> u8 {
    if rules.each() { EACH } else { 0 }
}

/// How the cards lie.
pub(crate) fn layout(at: At<'_>, deal: &Deal) -> Layout {
    let seats = at.table.seats().collect();
    let mut layout = lie(at.rules, seats, at.table.next(deal.dealer));
    let exchanged = deal.hand().is_none_or(|hand| hand.exchange != Some(0));
    let may = at.rules.players == Players::Three && at.rules.chien_exchange != ChienExchange::Off;
    layout.swapped = (may && exchanged).then_some(deal.dealer);
    layout.exchanged = Shape::of(at.rules).chien;
    layout
}

/// How the cards lie in a position.
pub(crate) fn pose(rules: &ManilleRules) -> Layout {
    lie(rules, (0..rules.players.seats()).map(Seat::at).collect(), Seat::at(0))
}

fn lie(rules: &ManilleRules, seats: Vec<Seat>, leader: Seat) -> Layout {
    let mut layout = Layout::dealt(PACK, seats, leader, Shape::of(rules).tricks);
    layout.hidden = if rules.players == Players::Two { COVERED } else { 0 };
    layout
}

/// The deal when its first card falls: whoever said nothing has passed.
///
/// # Errors
/// If there is no trump yet, or the deal is void.
pub(crate) fn to_play(deal: &Deal) -> Result<Deal, Said> {
    if deal.ruling == Some(super::Ruling::Annulled) {
        return Err(Umpire::DealVoid.said());
    }
    match deal.stage {
        Stage::Chosen(hand) => {
            Ok(Deal { stage: Stage::Chosen(Hand { silent: usize::MAX, ..hand }), ..*deal })
        }
        Stage::Turning => Err(super::Reason::TurnFirst { dealer: deal.dealer }.said()),
        Stage::Choosing { speaker, .. } => Err(super::Reason::TrumpFirst { speaker }.said()),
    }
}

/// What decides legality, once there is a trump.
pub(crate) fn stance(at: At<'_>, deal: &Deal) -> Option<Stance> {
    let trump: Trump = deal.hand()?.spoken.trump;
    let alone = (at.rules.players == Players::Three).then_some(deal.dealer);
    Some(Stance { trumps: trump.suit().into(), alone, own: own(at.rules) })
}

/// What decides legality in a position.
///
/// # Errors
/// If everything would be trump, or it is not said who of three plays alone.
pub(crate) fn posed(rules: &ManilleRules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
    let stance = posed.suit_or_none()?;
    match (rules.players, posed.alone) {
        (Players::Three, None) => Err(Umpire::WhoAlone),
        (Players::Three, alone) => Ok(Stance { alone, ..stance }),
        (Players::Four | Players::Two, _) => Ok(Stance { own: own(rules), ..stance }),
    }
}

/// What beats what.
pub(crate) const fn strength(stance: &Stance) -> Strength {
    Strength::one_order(stance.trumps.suit(), &TEN_ACE)
}

/// Follow, and unless the partner holds the trick take it.
const OWED: Obligations = Obligations {
    climb: Climb::Always,
    over_partner: false,
    ruff: Ruff::UnlessPartner,
    overruff: true,
    undertrump: false,
    spare_partner: false,
    exempt: Cards::EMPTY,
};

/// What a hand may play, looking only at cards already played.
#[inline]
pub(crate) fn duties<N: Narrow>(stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
    OWED.narrow(stance, &strength(stance), position, hand)
}

/// Partners sit across; of three, the two who defend are partners; of two, and where each plays for himself, nobody.
pub(crate) fn partners(seats: usize, stance: &Stance, player: Seat) -> u8 {
    match (seats, stance.alone) {
        (4, _) if stance.own != EACH => across(player),
        (3, Some(alone)) if alone != player => 0b111 & !(1 << alone.index()) & !(1 << player.index()),
        _ => 0,
    }
}

/// The article of a duty.
pub(crate) const fn article(duty: Duty) -> Article {
    Article(match duty {
        Duty::Follow | Duty::Lead => "manille.follow",
        Duty::Rise | Duty::SparePartner => "manille.overtake",
        Duty::Ruff | Duty::Overruff | Duty::Undertrump => "manille.ruff",
    })
}

/// The points by account: those of three have the dealer's with the chien, and the defenders' one pile.
pub(crate) fn points(at: At<'_>, deal: &Deal, tally: &Tally) -> Vec<(Account, i32)> {
    if at.rules.each() {
        let accounts = at.table.seats().map(|seat| (at.table.account(seat), tally.points(|by| by == seat)));
        return accounts.collect();
    }
    let camp = |camp: Camp| {
        let taken = tally.points(|seat| Camp::of(at.table, deal.dealer, seat) == camp);
        let left = if camp == Camp::Dealer && tally.complete { chien(tally) } else { 0 };
        taken + left
    };
    let accounts = at.table.accounts().into_iter();
    accounts.map(|account| (account, camp(Camp::of_account(at.table, deal.dealer, account)))).collect()
}

fn chien(tally: &Tally) -> i32 {
    tally.left.iter().map(card_points).sum()
}

/// What a card counts.
pub(crate) fn worth(card: Card) -> i32 {
    card_points(card)
}

/// The deal with what its cards tell.
///
/// # Errors
/// If something else was counted by hand.
pub(crate) fn from_cards(at: At<'_>, deal: &Deal, tally: &Tally) -> Result<Deal, Said> {
    let Stage::Chosen(hand) = deal.stage else { return Ok(*deal) };
    if at.rules.each() {
        let own = |place: usize| {
            let seat = |by: Seat| by.index() == place;
            (tally.points(seat), i32::try_from(tally.count(seat)).unwrap_or(0))
        };
        let shares = hand.tally.shares.by_cards([own(0), own(1), own(2), own(3)])?;
        let mut counted = hand.tally;
        counted.shares = shares;
        return Ok(Deal { stage: Stage::Chosen(Hand { tally: counted, ..hand }), ..*deal });
    }
    let dealers = |seat: Seat| Camp::of(at.table, deal.dealer, seat) == Camp::Dealer;
    let dealer = tally.points(dealers) + chien(tally);
    let counted = hand.tally.by_cards(at, deal.dealer, dealer, tally.count(dealers), tally.left)?;
    Ok(Deal { stage: Stage::Chosen(Hand { tally: counted, ..hand }), ..*deal })
}
