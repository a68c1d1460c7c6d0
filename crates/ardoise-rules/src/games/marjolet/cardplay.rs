//! The play of the cards: ten free tricks, then six with duties; brisques, the sevens, and melds against the cards.

use super::facts::other;
use super::{
    At, Brisques, Deal, Event, Exchange, ExchangeWhen, MayMust, Meld, MeldRight, Reason, Rules, What,
};
use crate::cards::orders::ACE_TEN;
use crate::cards::{Card, Cards, PIQUET, Rank, Strength, Suit};
use crate::engine::{
    Account, Article, Cardplay, Climb, Duty, Finding, FindingKind, Layout, Narrow, Obligations, Phase, Posed,
    Position, Ruff, Said, Say as _, Seat, Stance, Tally, Trumps, Umpire,
};

/// The talon is gone.
const END: u8 = 1;

/// How many tricks there are, after how many the talon is gone, and how many cards a hand has.
const TRICKS: usize = 16;
const TALON: usize = 10;
const HAND: usize = 6;

fn lie(seats: Vec<Seat>, leader: Seat) -> Layout {
    Layout { hand: HAND, drawn: TALON, ..Layout::dealt(PIQUET, seats, leader, TRICKS) }
}

/// How the cards lie. The seven of trump and the card turned may pass from hand to hand.
pub(crate) fn layout(at: At<'_>, deal: &Deal) -> Layout {
    let mut layout = lie(at.table.seats().collect(), other(deal.dealer()));
    if let Some(facts) = deal.facts()
        && facts.gains.by(What::Exchange).is_some()
    {
        let seven = facts.trump().map(|trump| Card::new(trump, Rank::Seven));
        layout.passing = match at.rules.seven_exchange {
            Exchange::TurnUp => seven.into_iter().chain(facts.turn).collect(),
            Exchange::AnyCard => PIQUET,
        };
    }
    layout
}

/// How the cards lie in a position.
pub(crate) fn pose() -> Layout {
    lie(vec![Seat::at(0), Seat::at(1)], Seat::at(0))
}

/// The deal when its first card falls.
///
/// # Errors
/// If it is void.
pub(crate) fn to_play(deal: &Deal) -> Result<Deal, Said> {
    if deal.facts().is_none() { Err(Umpire::DealVoid.said()) } else { Ok(*deal) }
}

/// What decides legality in trick `no`, counted from 0, once the trump is known.
pub(crate) fn stance(deal: &Deal, no: usize) -> Option<Stance> {
    let trump = deal.facts()?.trump()?;
    Some(Stance { trumps: Trumps::Suit(trump), alone: None, own: if no < TALON { 0 } else { END } })
}

/// What decides legality in a position.
///
/// # Errors
/// If no suit is trump.
pub(crate) fn posed(posed: &Posed<'_>) -> Result<Stance, Umpire> {
    let own = match posed.phase {
        Phase::Talon => 0,
        Phase::End => END,
    };
    match posed.trumps {
        Trumps::Suit(_) => Ok(Stance { trumps: posed.trumps, alone: None, own }),
        Trumps::None | Trumps::All => Err(Umpire::NoSuchTrump { trump: posed.trumps.id() }),
    }
}

/// What beats what.
pub(crate) const fn strength(stance: &Stance) -> Strength {
    Strength::one_order(stance.trumps.suit(), &ACE_TEN)
}

/// What a hand may play: anything while there is a talon; then follow, higher if possible, and ruff where one must.
#[inline]
pub(crate) fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
    if stance.own & END == 0 {
        return N::free(hand);
    }
    let ruff = match rules.six_last_trump {
        MayMust::Must => Ruff::Always,
        MayMust::May => Ruff::Never,
    };
    let owed = Obligations { climb: Climb::Always, ruff, ..Obligations::FOLLOW };
    owed.narrow(stance, &strength(stance), position, hand)
}

/// The article of a duty.
pub(crate) const fn article(duty: Duty) -> Article {
    Article(match duty {
        Duty::Follow | Duty::Lead => "marjolet.follow",
        Duty::Rise | Duty::SparePartner => "marjolet.rise",
        Duty::Ruff | Duty::Overruff | Duty::Undertrump => "marjolet.ruff",
    })
}

fn is_brisque(rules: &Rules, card: Card) -> bool {
    match (rules.brisques, card.rank()) {
        (_, Some(Rank::Ace))
        | (Brisques::AcesTens, Some(Rank::Ten))
        | (Brisques::AcesKings, Some(Rank::King)) => true,
        (Brisques::AcesTens | Brisques::AcesKings, _) => false,
    }
}

/// What a card counts for whoever takes it.
pub(crate) fn worth(rules: &Rules, card: Card) -> i32 {
    if is_brisque(rules, card) { rules.brisque_value } else { 0 }
}

/// Who took the last trick, and whether all six after the talon.
fn end(tally: &Tally) -> Option<(Seat, bool)> {
    let by = tally.last_winner()?;
    Some((by, tally.tricks.iter().skip(TALON).all(|taken| taken.winner == by)))
}

/// The points of the cards: brisques, the last trick, and the six last.
pub(crate) fn points(at: At<'_>, tally: &Tally) -> Vec<(Account, i32)> {
    let rules = at.rules;
    let mut points = tally.by_account(at.table);
    if let Some((by, true)) = end(tally) {
        let adds = rules.six_last_adds_last_trick.yes();
        let six = rules.six_last - if adds { 0 } else { rules.last_trick };
        for (_, own) in points.iter_mut().filter(|(account, _)| *account == Account::Seat(by)) {
            *own += six;
        }
    }
    points
}

/// The deal with what its cards tell.
///
/// # Errors
/// If something else was counted by hand.
pub(crate) fn from_cards(at: At<'_>, deal: &Deal, tally: &Tally, cards: &Cardplay) -> Result<Deal, Said> {
    let Some(facts) = deal.facts() else { return Ok(*deal) };
    let rules = at.rules;
    let of = [0, 1].map(|seat| {
        let taken = tally.cards(|winner| winner.index() == seat);
        i32::try_from(taken.iter().filter(|card| is_brisque(rules, *card)).count()).unwrap_or(0)
    });
    let Some((by, six)) = end(tally) else { return Ok(*deal) };
    let seven = facts.trump().map(|trump| Card::new(trump, Rank::Seven));
    let seven = cards.plays().find(|(_, _, card)| Some(*card) == seven).map(|(_, seat, _)| seat);
    let talon = tally.tricks.get(TALON - 1).map(|taken| other(taken.winner));
    deal.by_cards(rules, of, by, six, seven, talon)
}

/// Melds and exchanges against the cards, and against the moment at which they were made.
pub(crate) fn seen(at: At<'_>, deal: &Deal, told: &[(usize, Event)], cards: &Cardplay) -> Vec<Finding<Said>> {
    if cards.tricks.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let trump = deal.facts().and_then(super::Facts::trump);
    let plays: Vec<(usize, Seat, Card)> = cards.plays().collect();
    let mut melded: Vec<usize> = Vec::new();
    for (moment, event) in told {
        let moment = *moment;
        let before = &plays[..moment.min(plays.len())];
        let trick = before.last().map_or(0, |(no, _, _)| no + 1);
        // Before any card was recorded it is not known when something was said.
        let kind = if moment == 0 { FindingKind::Unproved } else { FindingKind::Irregular };
        let mut say = |player, card, article, reason: Reason, kind| {
            let trick = u8::try_from(trick).unwrap_or(0);
            found.push(Finding {
                kind,
                trick,
                player,
                card,
                article: Article(article),
                reason: reason.said(),
            });
        };
        let winner = won_last(cards, moment, trump);
        match event {
            Event::Meld { player, kind: shown, suit } => {
                let player = *player;
                let all = Meld::read(*shown, *suit).ok().zip(trump).map(|(meld, trump)| meld.cards(trump));
                let all = all.unwrap_or(Cards::EMPTY).minus(deal_passing(at, deal));
                let gone: Cards = before.iter().map(|(_, _, card)| *card).collect();
                let later = cards.elsewhere(player, all).map(|(card, _)| card);
                if let Some(card) = all.and(gone).iter().next().or(later) {
                    let proved = FindingKind::Irregular;
                    let reason = Reason::FalseMeld { player, card };
                    say(player, Some(card), "marjolet.one-pack", reason, proved);
                }
                let right = match at.rules.meld_right {
                    MeldRight::TrickWinner => winner == Some(player),
                    MeldRight::Both => winner.is_some() || moment == 0,
                };
                if !right {
                    say(player, None, "marjolet.meld-right", Reason::MeldOutOfTurn { player }, kind);
                } else if at.rules.one_meld_per_trick.on() && melded.contains(&moment) {
                    say(player, None, "marjolet.one-meld", Reason::MeldTooMany { player }, kind);
                }
                if !at.rules.meld_after_talon.yes() && trick > TALON {
                    let reason = Reason::MeldTooLate { player };
                    say(player, None, "marjolet.meld-after-talon", reason, kind);
                }
                melded.push(moment);
            }
            Event::Exchange { player } => {
                let player = *player;
                let early = at.rules.seven_exchange_when == ExchangeWhen::AfterWinningATrick;
                if early && (winner != Some(player) || trick >= TALON) {
                    let reason = Reason::ExchangeOutOfTurn { player };
                    say(player, None, "marjolet.exchange", reason, kind);
                }
            }
            Event::Turn { .. }
            | Event::Seven { .. }
            | Event::TalonLast { .. }
            | Event::Brisques { .. }
            | Event::LastTrick { .. }
            | Event::SixLast { .. }
            | Event::Misdeal { .. }
            | Event::Annul { .. } => {}
        }
    }
    found
}

/// The cards that may have changed hands.
fn deal_passing(at: At<'_>, deal: &Deal) -> Cards {
    layout(at, deal).passing
}

/// Who has just won a trick when so many cards have fallen; nobody while a trick is open.
fn won_last(cards: &Cardplay, moment: usize, trump: Option<Suit>) -> Option<Seat> {
    let mut fallen = 0;
    for trick in &cards.tricks {
        fallen += trick.plays.len();
        if fallen == moment && trick.closed {
            let own = trick.own();
            let strength = Strength::one_order(trump, &ACE_TEN);
            let hand: Vec<Card> = own.iter().map(|(_, card)| *card).collect();
            return strength.winner(&hand).map(|place| own[place].0);
        }
    }
    None
}
