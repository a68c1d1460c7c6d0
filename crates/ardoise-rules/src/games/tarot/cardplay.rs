//! The play of the cards: what may be played, what wins, and what the two piles come to when every card is recorded.

use super::deal::{Deal, trumps};
use super::event::{ALL_HALVES, Event, Misere, Of, Size};
use super::reason::Reason;
use super::rules::{CallSelf, ExcuseLast, MisdealBid, MisereExcuse, PoigneeTime, Renonce, Rules};
use super::shape::{Shape, bouts, calls, halves, trumps_shown};
use crate::cards::orders::{KING_KNIGHT, TWENTY_ONE};
use crate::cards::{Card, Cards, Rank, Strength, Suit};
use crate::engine::{
    Article, Cardplay, Climb, Duty, Finding, FindingKind, Half, Layout, Narrow, Obligations, Posed, Position,
    Ruff, Said, Say as _, Seat, Setting, Stance, Tally, Trick, Trumps, Umpire,
};

/// The excuse: it owes nothing.
const EXCUSE: Cards = Cards::EMPTY.with(Card::EXCUSE);

/// Follow; void, ruff; go over every trump if one can, a partner's too, and play trump all the same if not.
const OWED: Obligations = Obligations {
    climb: Climb::Trumps,
    over_partner: true,
    ruff: Ruff::Always,
    overruff: true,
    undertrump: true,
    spare_partner: false,
    exempt: EXCUSE,
};

fn size(count: i32) -> usize {
    usize::try_from(count).unwrap_or(0)
}

/// How the cards lie.
#[must_use]
pub(crate) fn layout(rules: &Rules, deal: &Deal) -> Layout {
    let shape = Shape::of(rules);
    let dealt = Layout::dealt(Cards::UNIVERSE, deal.actives.clone(), deal.leader(), size(shape.hand));
    match deal.bid_so_far() {
        Some((taker, contract)) if contract.takes_chien() => {
            let chien = size(shape.chien);
            Layout { laid: chien, swapped: Some(taker), exchanged: chien, ..dealt }
        }
        _ => dealt,
    }
}

/// How the cards lie in a position.
#[must_use]
pub(crate) fn pose(rules: &Rules) -> Layout {
    let shape = Shape::of(rules);
    let seats = (0..size(shape.players)).map(Seat::at).collect();
    Layout::dealt(Cards::UNIVERSE, seats, Seat::at(0), size(shape.hand))
}

/// In the code of a stance: the petit is played like the excuse. Below it stands the called card.
const PETIT_KEPT: u8 = 0x80;

/// What decides legality: the trumps are always trump; the called card matters to the first lead, and whether the petit
/// was said to be dry.
#[must_use]
pub(crate) fn stance(rules: &Rules, deal: &Deal) -> Stance {
    let own = called(rules, deal.called) | if deal.keeps_petit() { PETIT_KEPT } else { 0 };
    Stance { trumps: Trumps::Suit(Suit::Trumps), alone: None, own }
}

/// The called card in the code of a stance, where it bars a lead.
fn called(rules: &Rules, called: Option<Card>) -> u8 {
    called.filter(|_| rules.call_lead_ban.on()).map_or(0, |card| card.index() + 1)
}

/// What decides legality in a position.
///
/// # Errors
/// If anything but the trumps is said to be trump.
pub(crate) fn posed(rules: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
    match posed.trumps {
        Trumps::None | Trumps::Suit(Suit::Trumps) => {
            let own = called(rules, posed.called);
            Ok(Stance { trumps: Trumps::Suit(Suit::Trumps), alone: None, own })
        }
        other => Err(Umpire::NoSuchTrump { trump: other.id() }),
    }
}

/// What beats what.
#[must_use]
pub(crate) const fn strength(stance: &Stance) -> Strength {
    Strength { trump: stance.trumps.suit(), plain: &KING_KNIGHT, trumps: &TWENTY_ONE, idle: kept(stance) }
}

/// The cards that are played like the excuse: they owe nothing, win nothing and stay with their camp.
const fn kept(stance: &Stance) -> Cards {
    match Card::trump(1) {
        Some(petit) if stance.own & PETIT_KEPT != 0 => EXCUSE.with(petit),
        _ => EXCUSE,
    }
}

/// What a hand may play.
#[inline]
pub(crate) fn duties<N: Narrow>(stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
    let strength = strength(stance);
    if position.no == 1
        && position.led(&strength).is_none()
        && let Some(called) = (stance.own & !PETIT_KEPT).checked_sub(1).and_then(Card::from_index)
        && let Some(suit) = called.suit()
    {
        // Nobody may name the suit of the called card in the first trick, but by that card.
        let free = Cards::UNIVERSE.minus(Cards::UNIVERSE.suit(suit)).with(called);
        return N::free(hand).must(free, Duty::Lead);
    }
    Obligations { exempt: kept(stance), ..OWED }.narrow(stance, &strength, position, hand)
}

/// The article of a duty.
#[must_use]
pub(crate) const fn article(duty: Duty) -> Article {
    Article(match duty {
        Duty::Follow => "tarot.follow",
        Duty::Lead => "tarot.lead",
        Duty::Rise | Duty::Ruff | Duty::Overruff | Duty::Undertrump | Duty::SparePartner => "tarot.trumps",
    })
}

/// The excuse led to the last trick by a camp that has won all the others takes it.
#[must_use]
pub(crate) fn takes(rules: &Rules, deal: &Deal, before: &[Option<Seat>], trick: &Trick) -> Option<Seat> {
    let (leader, card) = trick.plays.first().copied()?;
    if card != Card::EXCUSE || before.len() + 1 != size(Shape::of(rules).hand) {
        return None;
    }
    let camp = |seat: Seat| deal.camp(rules, Of::Player(seat)).ok();
    let own = camp(leader)?;
    before.iter().all(|winner| winner.and_then(camp) == Some(own)).then_some(leader)
}

/// The two piles of a deal whose cards are all recorded.
struct Piles {
    attack: Cards,
    /// What the bouts that stay with their camp bring the attack against low cards, in half points.
    exchange: i32,
    tricks: i32,
    petit: Option<bool>,
}

/// Sorts the cards of a deal into the two piles. `attacks` says of each seat whether it is the attack's.
fn piles(
    rules: &Rules,
    deal: &Deal,
    cards: &Cardplay,
    tally: &Tally,
    attacks: &dyn Fn(Seat) -> bool,
) -> Piles {
    let contre =
        deal.bid_so_far().is_some_and(|(_, contract)| contract == super::contract::Contract::GardeContre);
    let last = tally.tricks.len().saturating_sub(1);
    let excuse =
        cards.plays().find(|(_, _, card)| *card == Card::EXCUSE).map(|(no, seat, _)| (no, attacks(seat)));
    // Led to the last trick by a camp that won all the others, the excuse wins it.
    let all_before = |camp: bool| tally.tricks[..last].iter().all(|taken| attacks(taken.winner) == camp);
    let led = cards.tricks.get(last).and_then(|trick| trick.plays.first()).map(|(_, card)| *card);
    let wins = excuse.filter(|(no, camp)| *no == last && led == Some(Card::EXCUSE) && all_before(*camp));
    let winner = |no: usize| match wins {
        Some((last, camp)) if no == last => camp,
        _ => tally.tricks.get(no).is_some_and(|taken| attacks(taken.winner)),
    };
    let mut attack = if contre { Cards::EMPTY } else { tally.left };
    let mut tricks = 0;
    for (no, taken) in tally.tricks.iter().enumerate() {
        if winner(no) {
            attack = attack.or(taken.cards);
            tricks += 1;
        }
    }
    let mut exchange = 0;
    if let Some((no, camp)) = excuse {
        let lasts = no == last && !deal.keeps_excuse();
        let stays = wins.is_some() || (lasts && rules.excuse_last == ExcuseLast::TrickWinner);
        let owner = if lasts { !camp } else { camp };
        if !stays && winner(no) != owner {
            // The excuse goes to its owner against a low card.
            attack = if owner { attack.with(Card::EXCUSE) } else { attack.without(Card::EXCUSE) };
            exchange += if owner { -1 } else { 1 };
        }
    }
    let petit = Card::trump(1).filter(|_| !deal.keeps_petit());
    let held = Card::trump(1).filter(|_| deal.keeps_petit());
    if let Some((card, (no, seat, _))) =
        held.and_then(|petit| Some((petit, cards.plays().find(|(.., card)| *card == petit)?)))
        && winner(no) != attacks(seat)
    {
        attack = if attacks(seat) { attack.with(card) } else { attack.without(card) };
        exchange += if attacks(seat) { -1 } else { 1 };
    }
    let in_trick =
        |no: usize| tally.tricks.get(no).is_some_and(|taken| petit.is_some_and(|card| taken.cards.has(card)));
    let place = if wins.is_some() { last.saturating_sub(1) } else { last };
    Piles { attack, exchange, tricks, petit: in_trick(place).then(|| winner(place)) }
}

/// The deal with the partner, once anybody has shown the called card or played it.
///
/// # Errors
/// If another was said.
pub(crate) fn from_shown(deal: &Deal, cards: &Cardplay) -> Result<Deal, Said> {
    let Some((called, (taker, _))) = deal.called.zip(deal.bid_so_far()) else { return Ok(deal.clone()) };
    let fell = cards.plays().find(|(_, _, card)| *card == called).map(|(_, seat, _)| seat);
    let shown = || cards.shown.iter().find(|shown| shown.cards.has(called)).map(|shown| shown.seat);
    match fell.or_else(shown) {
        Some(holder) => partnered(deal, called, Some(holder).filter(|seat| *seat != taker)),
        None => Ok(deal.clone()),
    }
}

/// The deal with who held the called card; none if nobody but the taker did.
fn partnered(deal: &Deal, called: Card, partner: Option<Seat>) -> Result<Deal, Said> {
    if deal.partner.is_some_and(|said| said != partner) {
        return Err(Reason::CardsPartner { card: called }.said());
    }
    let mut deal = deal.clone();
    deal.partner = Some(partner);
    Ok(deal)
}

/// The deal with what its cards tell.
///
/// # Errors
/// If something else was counted by hand.
pub(crate) fn from_cards(rules: &Rules, deal: &Deal, cards: &Cardplay, tally: &Tally) -> Result<Deal, Said> {
    let mut deal = match deal.called.filter(|called| tally.left.has(*called)) {
        Some(called) => partnered(deal, called, None)?,
        None => deal.clone(),
    };
    if deal.lacks_partner(rules) {
        return Ok(deal);
    }
    let attacks = |seat: Seat| deal.camp(rules, Of::Player(seat)).unwrap_or(false);
    let piles = piles(rules, &deal, cards, tally, &attacks);
    let sum: i32 = piles.attack.iter().map(halves).sum();
    let counted = Half::of_halves((sum + piles.exchange).clamp(0, ALL_HALVES));
    let number = i32::try_from(piles.attack.and(bouts()).len()).unwrap_or(3);
    if let Some(said) = deal.pile.points.filter(|said| *said != counted) {
        return Err(Reason::CardsPoints { counted, said }.said());
    }
    if let Some(said) = deal.pile.bouts().filter(|said| *said != number) {
        return Err(Reason::CardsBouts { counted: number, said }.said());
    }
    let tricks = deal.pile.tricks.is_some_and(|said| said != piles.tricks);
    if tricks || deal.pile.petit.is_some_and(|said| Some(said) != piles.petit) {
        return Err(Reason::CardsOtherwise.said());
    }
    let shape = Shape::of(rules);
    let told = |pile: &mut super::pile::Pile| -> Result<(), Reason> {
        pile.count_points(shape, true, counted)?;
        pile.count_bouts(true, Some(number), None)?;
        pile.count_tricks(shape, true, piles.tricks)
    };
    told(&mut deal.pile).map_err(|reason| reason.said())?;
    deal.pile.petit = piles.petit;
    Ok(deal)
}

/// The recorded trick that what was counted leaves no room for, while some cards are not recorded.
#[must_use]
pub(crate) fn beside(rules: &Rules, deal: &Deal, tally: &Tally) -> Option<usize> {
    let camp = |seat: Seat| deal.camp(rules, Of::Player(seat)).ok();
    let of = |attack: bool| move |seat: Seat| camp(seat) == Some(attack);
    let tricks = || {
        let attack = deal.pile.tricks?;
        let defence = Shape::of(rules).hand - attack;
        tally.beyond(size(attack), of(true)).or_else(|| tally.beyond(size(defence), of(false)))
    };
    // The twenty-one goes with its trick, and the petit, where it is not kept.
    let bouts = || {
        let attack = deal.pile.bouts()?;
        let kept = [21, 1].map(|number| Card::trump(number).filter(|_| number == 21 || !deal.keeps_petit()));
        let sure: Cards = kept.into_iter().flatten().collect();
        let over = |camp: bool, most: i32| {
            let with =
                |taken: &crate::engine::Taken| of(camp)(taken.winner) && !taken.cards.and(sure).is_empty();
            let count = tally.cards(of(camp)).and(sure).len();
            (count > size(most)).then(|| tally.tricks.iter().rposition(with)).flatten()
        };
        over(true, attack).or_else(|| over(false, 3 - attack))
    };
    tricks().or_else(bouts)
}

/// What a player is known to have held.
fn held(cards: &Cardplay, seat: Seat) -> Cards {
    cards.shown_by(seat).or(cards.played_by(seat))
}

/// The cards of which a misère says that he has none, and he has.
fn belied(rules: &Rules, hand: Cards, lacks: Misere) -> [Cards; 2] {
    let barred = rules.misere_excuse == MisereExcuse::Barred;
    let trumps = if barred { trumps(hand) } else { hand.suit(Suit::Trumps) };
    let court =
        |card: &Card| matches!(card.rank(), Some(Rank::King | Rank::Queen | Rank::Knight | Rank::Jack));
    let heads: Cards = hand.iter().filter(court).collect();
    let only = |said: bool, cards: Cards| if said { cards } else { Cards::EMPTY };
    [only(lacks != Misere::Heads, trumps), only(lacks != Misere::Trumps, heads)]
}

/// What a misère said wrongly.
fn misere_belied(
    rules: &Rules,
    cards: &Cardplay,
    player: Seat,
    lacks: Misere,
) -> impl Iterator<Item = Reason> {
    let [trumps, heads] = belied(rules, held(cards, player), lacks);
    let trumps = Some(Reason::MisereTrumps { player, cards: trumps }).filter(|_| !trumps.is_empty());
    let heads = Some(Reason::MisereHeads { player, cards: heads }).filter(|_| !heads.is_empty());
    trumps.into_iter().chain(heads)
}

/// The poignée of more trumps than a hand has of which every card is known.
fn poignee_belied(rules: &Rules, cards: &Cardplay, player: Seat, shown: Size) -> Option<Reason> {
    let (hand, shown) = (held(cards, player), trumps_shown(rules, shown));
    let own = trumps(hand).len();
    let few = hand.len() >= size(Shape::of(rules).hand) && own < size(shown);
    few.then(|| Reason::PoigneeFew { player, shown, held: i32::try_from(own).unwrap_or(0) })
}

/// The excuse was shown, which says that no other trump is left in the hand, and one is.
fn poignee_kept(rules: &Rules, cards: &Cardplay, player: Seat, shown: Size) -> Option<Reason> {
    let known = trumps(held(cards, player)).without(Card::EXCUSE);
    let with = size(trumps_shown(rules, shown)).saturating_sub(1);
    (known.len() > with).then_some(Reason::PoigneeKept { player, cards: known })
}

/// What a petit or an excuse said to be alone cannot be: elsewhere, or beside another trump.
fn dry_belied(rules: &Rules, cards: &Cardplay, player: Seat, excuse: bool) -> Option<Reason> {
    let card = if excuse { Card::EXCUSE } else { Card::trump(1)? };
    let hand = held(cards, player);
    let whole = hand.len() >= size(Shape::of(rules).hand);
    if cards.elsewhere(player, Cards::EMPTY.with(card)).is_some() || whole && !hand.has(card) {
        return Some(Reason::DryElsewhere { player, card });
    }
    let others = trumps(hand).without(card);
    (!others.is_empty()).then_some(Reason::DryNot { player, cards: others })
}

/// The cards above a called one, all of which whoever calls it must hold.
fn above(card: Card) -> Cards {
    let ranks = [Rank::King, Rank::Queen, Rank::Knight, Rank::Jack];
    let above = ranks.iter().take_while(|rank| card.rank() != Some(**rank));
    above.flat_map(|rank| Suit::ALL.map(|suit| Card::new(suit, *rank))).collect()
}

/// What cannot be as it was said: a bid after a later player's, a slam announced in the play, a poignée after two cards, and
/// what the recorded cards disprove.
#[must_use]
pub(crate) fn disproved(
    rules: &Rules,
    deal: &Deal,
    told: &[(usize, Event)],
    cards: &Cardplay,
) -> Option<Said> {
    let late = || {
        told.iter().find_map(|(fallen, event)| match event {
            Event::Chelem { player, .. } if *fallen > 0 => Some(Reason::ChelemLate { player: *player }),
            Event::Poignee { player, .. } if cards.played_before(*player, *fallen) > 1 => {
                Some(Reason::PoigneePast { player: *player })
            }
            _ => None,
        })
    };
    let misere = || {
        deal.miseres.iter().find_map(|(player, lacks)| misere_belied(rules, cards, *player, *lacks).next())
    };
    let poignee = || {
        deal.poignees.iter().find_map(|(player, shown, excuse)| {
            let kept = || poignee_kept(rules, cards, *player, *shown).filter(|_| *excuse);
            poignee_belied(rules, cards, *player, *shown).or_else(kept)
        })
    };
    let dry = || {
        let said = deal.petit_sec().into_iter().chain(deal.dry.iter().copied());
        said.into_iter().find_map(|(player, excuse)| dry_belied(rules, cards, player, excuse))
    };
    let called = || {
        let (card, (taker, _)) = deal.called.filter(|_| calls(rules)).zip(deal.bid_so_far())?;
        let (above, own) = (above(card), cards.shown_by(taker));
        let whole = own.len() >= size(Shape::of(rules).hand);
        let other = cards.shown.iter().any(|shown| shown.seat != taker && !shown.cards.and(above).is_empty());
        let lacks = other || whole && !above.minus(own).is_empty();
        lacks.then_some(Reason::CallAbove { player: taker, card })
    };
    let found =
        deal.out_of_turn().or_else(late).or_else(misere).or_else(poignee).or_else(dry).or_else(called);
    // What the taker laid away he does not play either.
    let away = || {
        let (_, player, card) = cards.plays().find(|(.., card)| deal.away().has(*card))?;
        Some(Umpire::CardAside { card, player }.said())
    };
    found.map(|reason| reason.said()).or_else(away)
}

/// What was said and done against the rules, as far as the cards tell.
#[must_use]
pub(crate) fn seen(
    at: Setting<'_, Rules>,
    deal: &Deal,
    told: &[(usize, Event)],
    cards: &Cardplay,
) -> Vec<Finding<Said>> {
    let rules = at.rules;
    let mut found = Vec::new();
    let mut say = |player: Seat, card: Option<Card>, article: &'static str, reason: Reason| {
        let (article, reason) = (Article(article), reason.said());
        found.push(Finding { kind: FindingKind::Irregular, trick: 0, player, card, article, reason });
    };
    // Where a revoke decides the deal, the line of the score tells the first; one more decides nothing.
    let decides = rules.renonce == Renonce::LostDeal;
    for player in deal.revoked.iter().copied().skip(usize::from(decides)) {
        let reason = if decides { Reason::RevokeBeside { player } } else { Reason::RevokeRuled { player } };
        say(player, None, "tarot.revoke", reason);
    }
    if let Some(reason @ Reason::BidLate { player, .. }) = deal.out_of_turn() {
        say(player, None, "tarot.auction", reason);
    }
    if deal.misdealt && rules.misdeal_bid == MisdealBid::Barred {
        let player = deal.dealer;
        if deal.words.iter().any(|(seat, said)| *seat == player && said.is_some()) {
            say(player, None, "tarot.misdeal", Reason::MisdealtAndBid { player });
        }
    }
    let late = told.iter().filter(|(fallen, _)| *fallen > 0 && rules.poignee_time == PoigneeTime::BeforePlay);
    for (_, event) in late {
        if let Event::Poignee { player, .. } = event {
            say(*player, None, "tarot.poignee", Reason::PoigneeLate { player: *player });
        }
    }
    for (fallen, event) in told {
        match event {
            Event::Poignee { player, .. } if cards.played_before(*player, *fallen) > 0 => {
                say(*player, None, "tarot.poignee", Reason::PoigneePast { player: *player });
            }
            Event::Chelem { player, .. } if *fallen > 0 => {
                say(*player, None, "tarot.chelem", Reason::ChelemLate { player: *player });
            }
            _ => {}
        }
    }
    for (player, shown, excuse) in &deal.poignees {
        let kept = poignee_kept(rules, cards, *player, *shown).filter(|_| *excuse);
        for reason in poignee_belied(rules, cards, *player, *shown).into_iter().chain(kept) {
            say(*player, None, "tarot.poignee", reason);
        }
    }
    for (player, excuse) in deal.dry.iter().copied() {
        let own = if excuse { Some(Card::EXCUSE) } else { Card::trump(1) };
        let others = own.map_or(Cards::EMPTY, |own| trumps(held(cards, player)).without(own));
        if !others.is_empty() {
            say(player, own, "tarot.petit-sec", Reason::DryNot { player, cards: others });
        }
    }
    for (player, lacks) in deal.miseres.iter().copied() {
        for reason in misere_belied(rules, cards, player, lacks) {
            say(player, None, "tarot.misere", reason);
        }
    }
    if let (Some(card), Some((taker, _))) = (deal.called.filter(|_| calls(rules)), deal.bid_so_far()) {
        let own = held(cards, taker);
        if rules.call_self == CallSelf::Barred && own.has(card) {
            say(taker, Some(card), "tarot.call", Reason::CalledOneself { player: taker, card });
        }
        // A lower card may be called only by whoever holds all four above it.
        if cards.elsewhere(taker, above(card)).is_some() {
            say(taker, Some(card), "tarot.call", Reason::CallLow { player: taker, card });
        }
    }
    found
}

/// The deal when its first card falls.
///
/// # Errors
/// If there is no contract, or the deal is void.
pub(crate) fn to_play(deal: &Deal) -> Result<Deal, Said> {
    deal.begin().map_err(|reason| reason.said())
}
