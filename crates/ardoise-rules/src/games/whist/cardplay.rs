//! The play of the cards: following, ruffing where the house obliges, who takes a trick, and honours said wrongly.

use super::deal::Deal;
use super::event::Event;
use super::outcome::{SIDES, side_of};
use super::reason::Reason;
use super::rules::{HonoursBasis, Rules, VoidPlay};
use crate::cards::orders::ACE_KING;
use crate::cards::{Card, Cards, FULL, Rank, Strength};
use crate::engine::{
    Account, Article, Cardplay, Duty, Finding, FindingKind, Layout, Narrow, Obligations, Position, Ruff,
    Said, Say as _, Seat, Setting, Stance, Tally, Umpire,
};

const HONOURS: [Rank; 4] = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack];

/// How many tricks there are.
const TRICKS: usize = 13;

/// How the cards lie.
pub(crate) fn layout(at: Setting<'_, Rules>, deal: &Deal) -> Layout {
    Layout::dealt(FULL, at.table.seats().collect(), at.table.next(deal.dealer()), TRICKS)
}

/// How the cards lie in a position.
pub(crate) fn pose() -> Layout {
    Layout::dealt(FULL, (0..4).map(Seat::at).collect(), Seat::at(0), TRICKS)
}

/// The deal when its first card falls: the calls are over.
///
/// # Errors
/// If the deal is void.
pub(crate) fn to_play(deal: &Deal) -> Result<Deal, Said> {
    if deal.annulled() { Err(Umpire::DealVoid.said()) } else { Ok(deal.calls_over()) }
}

/// What decides legality, once the trump is known.
pub(crate) fn stance(deal: &Deal) -> Option<Stance> {
    let trump = deal.making().trump()?;
    Some(Stance { trumps: trump.suit().into(), alone: None, own: 0 })
}

/// What beats what.
pub(crate) const fn strength(stance: &Stance) -> Strength {
    Strength::one_order(stance.trumps.suit(), &ACE_KING)
}

/// What a hand may play.
#[inline]
pub(crate) fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
    let ruff = if rules.void_play == VoidPlay::MustTrump { Ruff::Always } else { Ruff::Never };
    Obligations { ruff, ..Obligations::FOLLOW }.narrow(stance, &strength(stance), position, hand)
}

/// The article of a duty.
pub(crate) const fn article(duty: Duty) -> Article {
    Article(match duty {
        Duty::Follow | Duty::Rise | Duty::SparePartner | Duty::Lead => "whist.follow",
        Duty::Ruff | Duty::Overruff | Duty::Undertrump => "whist.void",
    })
}

/// The deal with what its cards tell.
///
/// # Errors
/// If other tricks were counted by hand.
pub(crate) fn from_cards(deal: &Deal, tally: &Tally) -> Result<Deal, Said> {
    let tricks = [0, 1].map(|side| {
        let count = tally.count(|seat: Seat| seat.index() % 2 == side);
        i32::try_from(count).unwrap_or(0)
    });
    deal.by_cards(tricks)
}

/// The dealer held the card he turned.
pub(crate) fn known(deal: &Deal) -> Vec<(Seat, Cards)> {
    deal.making().card().into_iter().map(|card| (deal.dealer(), Cards::EMPTY.with(card))).collect()
}

/// Honours said of a side when the other has played too many of them.
pub(crate) fn seen(
    at: Setting<'_, Rules>,
    deal: &Deal,
    told: &[(usize, Event)],
    cards: &Cardplay,
) -> Vec<Finding<Said>> {
    let trump = deal.making().trump().and_then(crate::cards::Trump::suit);
    let (Some(trump), HonoursBasis::Held) = (trump, at.rules.honours_basis) else { return Vec::new() };
    let honours: Cards = HONOURS.into_iter().map(|rank| Card::new(trump, rank)).collect();
    let held = |side| {
        let own = at.table.seats().filter(|seat| at.table.account(*seat) == Account::Side(side));
        let cards =
            own.fold(Cards::EMPTY, |all, seat| all.or(cards.played_by(seat)).or(cards.shown_by(seat)));
        i32::try_from(cards.and(honours).len()).unwrap_or(0)
    };
    let claim =
        |event: &Event| if let Event::Honours { side, count } = event { Some((*side, *count)) } else { None };
    let last = told.iter().rev().find_map(|(_, event)| claim(event));
    let Some((account, said)) = last else { return Vec::new() };
    let Some(side) = side_of(account) else { return Vec::new() };
    let other = SIDES.into_iter().find(|other| *other != side).unwrap_or(side);
    let (own, most) = (held(side), 4 - held(other));
    let complete = own + held(other) == 4;
    if said <= most && (!complete || said == own) {
        return Vec::new();
    }
    let player = at.table.seats_of(account).first().copied().unwrap_or(Seat::at(0));
    let reason = Reason::FalseHonours { account, said, counted: if complete { own } else { most } };
    let article = Article("whist.honours");
    vec![Finding {
        kind: FindingKind::Irregular,
        trick: 0,
        player,
        card: None,
        article,
        reason: reason.said(),
    }]
}
