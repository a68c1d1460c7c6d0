//! The play of the cards: following suit, who leads, what is trump trick by trick, and what the tricks come to.

use super::call::Call;
use super::deal::Deal;
use super::event::Place;
use super::reason::Reason;
use super::rules::{ImpureTrump, Rules};
use crate::cards::orders::ACE_KING;
use crate::cards::{Card, Cards, FULL, Rank, Strength, Suit};
use crate::engine::{
    Article, Cardplay, Duty, Finding, FindingKind, Layout, Narrow, Obligations, Position, Said, Say as _,
    Seat, Setting, Stance, Tally, Trumps, Umpire,
};

/// How many tricks there are when nobody laid a card away.
const TRICKS: usize = 13;

/// The contract that is played, the highest where there are several.
fn top(rules: &Rules, deal: &Deal) -> Option<Call> {
    deal.auction.standing(rules).first().copied()
}

/// How the cards lie: four hold cards, the declarer of a great contract leads, and a petite misère has twelve tricks.
pub(crate) fn layout(at: Setting<'_, Rules>, deal: &Deal) -> Layout {
    let seats = deal.actives.seats().to_vec();
    let Some(call) = top(at.rules, deal) else {
        return Layout::dealt(FULL, seats, deal.actives.first(), TRICKS);
    };
    let leads = at.rules.row(call.contract).declarer_leads;
    let leader = if leads { call.party.first() } else { deal.actives.first() };
    let tricks = usize::from(call.contract.deal_tricks());
    Layout { laid: TRICKS - tricks, ..Layout::dealt(FULL, seats, leader, tricks) }
}

/// How the cards lie in a position.
pub(crate) fn pose() -> Layout {
    Layout::dealt(FULL, (0..4).map(Seat::at).collect(), Seat::at(0), TRICKS)
}

/// The deal when its first card falls: whoever said nothing has passed.
///
/// # Errors
/// If there is no contract, or the deal is void.
pub(crate) fn to_play(rules: &Rules, deal: &Deal) -> Result<Deal, Said> {
    if deal.passed_out(rules) {
        return Err(Umpire::DealVoid.said());
    }
    let alone = deal.lacks_partner(rules).filter(|call| call.contract.trou() && !rules.trou_impure.on());
    if let Some(call) = alone {
        return Err(Reason::FillFirst { player: call.party.first() }.said());
    }
    deal.begin(rules).map_err(|reason| reason.said())
}

/// What is trump in trick `no`, counted from 0.
pub(crate) fn stance(rules: &Rules, deal: &Deal, cards: &Cardplay, no: usize) -> Option<Stance> {
    let call = top(rules, deal)?;
    let trumps = if call.contract.trou() && rules.trou_impure.on() {
        let revealed = fourth_ace(call.party.first(), cards);
        let from = revealed.filter(|(trick, ..)| match rules.impure_trump_from {
            ImpureTrump::SameTrick => no >= *trick,
            ImpureTrump::NextTrick => no > *trick,
        });
        from.map(|(_, _, suit)| suit).into()
    } else if rules.row(call.contract).trump {
        Trumps::Suit(call.suit?)
    } else {
        Trumps::None
    };
    Some(Stance { trumps, alone: None, own: 0 })
}

/// The trick in which the fourth ace of an impure trou falls, who plays it, and its suit.
fn fourth_ace(holder: Seat, cards: &Cardplay) -> Option<(usize, Seat, Suit)> {
    let (trick, seat, card) =
        cards.plays().find(|(_, seat, card)| *seat != holder && card.rank() == Some(Rank::Ace))?;
    Some((trick, seat, card.suit()?))
}

/// What beats what.
pub(crate) const fn strength(stance: &Stance) -> Strength {
    Strength::one_order(stance.trumps.suit(), &ACE_KING)
}

/// What a hand may play: the led suit, else anything.
#[inline]
pub(crate) fn duties<N: Narrow>(stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
    Obligations::FOLLOW.narrow(stance, &strength(stance), position, hand)
}

/// The article of a duty: there is but one.
pub(crate) const fn article(_: Duty) -> Article {
    Article("colour-whist.follow")
}

/// The deal with what its cards tell.
///
/// # Errors
/// If something else was counted by hand.
pub(crate) fn from_cards(rules: &Rules, deal: &Deal, cards: &Cardplay, tally: &Tally) -> Result<Deal, Said> {
    let mut deal = deal.clone();
    if let Some(call) = top(rules, &deal).filter(|call| call.contract.trou() && rules.trou_impure.on())
        && let Some((_, partner, suit)) = fourth_ace(call.party.first(), cards)
    {
        deal.auction.fill(rules, partner, suit, Place::In).map_err(|reason| reason.said())?;
    }
    deal.by_cards(rules, |seat| i32::try_from(tally.count(|winner| winner == seat)).unwrap_or(0))
}

/// A trou announced by a hand that is known to have held fewer than three aces.
pub(crate) fn seen(deal: &Deal, cards: &Cardplay) -> Vec<Finding<Said>> {
    let Some(player) = deal.auction.trou().map(|trou| trou.holder) else { return Vec::new() };
    let aces = Suit::ALL.into_iter().map(|suit| Card::new(suit, Rank::Ace));
    let own = cards.shown_by(player).or(cards.played_by(player));
    let may = aces.filter(|ace| {
        let away = cards.elsewhere(player, Cards::EMPTY.with(*ace)).is_some();
        own.has(*ace) || (!away && own.len() < TRICKS)
    });
    let aces = may.count();
    let reason = Reason::TrouFewAces { player, aces }.said();
    let article = Article("colour-whist.trou");
    let few = Finding { kind: FindingKind::Irregular, trick: 0, player, card: None, article, reason };
    if aces < 3 { vec![few] } else { Vec::new() }
}
