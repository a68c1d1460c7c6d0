//! Classic belote: a card is turned up, and whoever takes must have more than the others.

mod cardplay;
mod deal;
mod event;
mod reason;
mod rules;
mod rulings;
mod score;
mod standing;
mod tell;

use std::ops::RangeInclusive;

use serde_json::Value;

use self::deal::{Deal, Outcome};
use self::event::Event;
use self::reason::Reason;
use self::rules::{Players, Rules};
use self::standing::Carry;
use super::jass;
use crate::cards::{Card, Cards, Strength};
use crate::engine::{
    Account, Advice, Article, Ask, Camps, Cardplay, Chart, Duty, Expects, Finding, Game, Goal, Info, Layout,
    Narrow, Posed, Position, Rulings, Said, Score, Seat, Setting, Stance, Standing, Start, Tally, Tricks,
    Umpire, Undertaken, Usual, Wager,
};

/// The game.
#[derive(Debug, Clone)]
pub struct Belote;

impl Game for Belote {
    const ID: &'static str = "belote";
    const INFO: Info = crate::info!(aliases &["belote-classique", "belote-simple"], start event::START, presets rules::PRESETS, words jass::WORDS);
    type Rules = Rules;
    type Event = Event;
    type Deal = Deal;
    type Outcome = Outcome;
    type Carry = Carry;
    type Reason = Reason;

    fn couple(rules: &mut Rules, explicit: &dyn Fn(&str) -> bool) {
        rules::couple(rules, explicit);
    }

    fn clashes(rules: &Rules) -> Vec<Reason> {
        rules::clashes(rules)
    }

    fn players(rules: &Rules) -> RangeInclusive<usize> {
        rules.seats()..=rules.seats()
    }

    fn camps(rules: &Rules, _: usize) -> Camps {
        match rules.players {
            Players::Four => Camps::Pairs,
            Players::Two => Camps::Singles,
        }
    }

    fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
        standing::begin(at.rules, start)
    }

    fn deal(_: Setting<'_, Rules>, _: &Carry, dealer: Seat) -> Deal {
        Deal::new(dealer)
    }

    fn redeal(_: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Deal {
        deal.again()
    }

    fn dealer(deal: &Deal) -> Seat {
        deal.dealer
    }

    fn apply(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, event: &Event) -> Result<Deal, Reason> {
        let (rules, deal) = (at.rules, *deal);
        match event {
            Event::Turn { card } => deal.turn(*card),
            Event::Take { player, suit, round } => deal.take(at, *player, *suit, *round),
            Event::Pass { player } => deal.pass(at, *player, false),
            Event::SecondPass { player } => deal.pass(at, *player, true),
            Event::Points { counts } => deal.count(rules, |tally, of| tally.points::<Reason>(of, counts)),
            Event::Down {} => deal.fallen(at),
            Event::Tricks { counts } => deal.count(rules, |tally, of| tally.tricks::<Reason>(of, counts)),
            Event::Capot { side } => deal.count(rules, |tally, of| tally.sweep(of, *side, None)),
            Event::LastTrick { side } => deal.count(rules, |tally, of| tally.der(of, *side)),
            Event::Revoke { player, .. } => deal.count(rules, |tally, _| tally.revoke(*player)),
            Event::Belote { player, suit } => {
                deal.announce(rules, |tally, trump| tally.belote(rules.house(), trump, *player, *suit))
            }
            Event::Declare { player, kind, card } => deal
                .announce(rules, |tally, trump| tally.declare(rules.house(), trump, *player, *kind, *card)),
            Event::Misdeal { player } => deal.misdeal(rules, *player),
            Event::Annul { .. } => Ok(deal.annul()),
        }
    }

    fn outcome(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Outcome> {
        deal.outcome(at)
    }

    fn score(at: Setting<'_, Rules>, carry: &Carry, outcome: &Outcome) -> Score<Reason> {
        score::score(at.rules, carry, outcome)
    }

    fn adjust(_: Setting<'_, Rules>, mut carry: Carry, points: &[(Account, i32)]) -> Carry {
        carry.race.post(points);
        carry
    }

    fn carry(at: Setting<'_, Rules>, carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
        standing::carry(at.rules, carry, outcome, score)
    }

    fn annulled(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Annulled | Outcome::PassedOut)
    }

    fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
        standing::next_dealer(at, outcome, dealer)
    }

    fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
        standing::standing(at, carry)
    }

    fn goal(rules: &Rules) -> Goal {
        rules.finish().into()
    }

    fn expects(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Expects {
        tell::expects(at, deal)
    }

    fn contract(at: Setting<'_, Rules>, deal: &Deal) -> Value {
        tell::contract(at, deal)
    }
}

impl Tricks for Belote {
    fn to_play(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        cardplay::to_play(at.rules, deal)
    }

    fn layout(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(cardplay::layout(at, deal))
    }

    fn pose(rules: &Rules) -> Option<Layout> {
        Some(cardplay::pose(rules))
    }

    fn stance(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, _: &Cardplay, _: usize) -> Option<Stance> {
        cardplay::stance(at.rules, deal)
    }

    fn posed(rules: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        cardplay::posed(rules, posed)
    }

    fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        rules.owed().narrow(stance, &jass::strength(stance.trumps), position, hand)
    }

    fn article(duty: Duty) -> Article {
        cardplay::article(duty)
    }

    fn strength(_: &Rules, stance: &Stance) -> Strength {
        jass::strength(stance.trumps)
    }

    fn partners(_: &Rules, seats: usize, _: &Stance, player: Seat) -> u8 {
        cardplay::partners(seats, player)
    }

    fn worth(rules: &Rules, stance: &Stance, card: Card) -> i32 {
        cardplay::worth(rules, stance, card)
    }

    fn last_worth(rules: &Rules, stance: &Stance) -> i32 {
        rules.scale(stance.trumps.into()).der()
    }

    fn from_cards(
        at: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        _: &Cardplay,
        tally: &Tally,
    ) -> Result<Deal, Said> {
        deal.shown(at.rules, tally)
    }

    fn known(_: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Vec<(Seat, Cards)> {
        cardplay::known(deal)
    }

    fn seen(
        at: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        told: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Vec<Finding<Said>> {
        cardplay::seen(at, deal, told, cards)
    }
}

impl Advice for Belote {
    fn headline(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        tell::headline(at, deal)
    }

    fn undertaken(at: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
        tell::undertaken(at, deal)
    }

    fn feats(at: Setting<'_, Rules>, deal: &Deal) -> Vec<(&'static str, Account)> {
        tell::feats(at, deal)
    }

    fn notices(at: Setting<'_, Rules>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        tell::notices(at, carry, deal)
    }

    fn doubts(_: Setting<'_, Rules>, deal: &Deal) -> Vec<Reason> {
        tell::doubts(deal)
    }

    fn charts(rules: &Rules) -> Vec<Chart> {
        match rules.players {
            Players::Four => vec![tell::marks(rules, jass::Trump::Hearts)],
            Players::Two => Vec::new(),
        }
    }

    fn pays(rules: &Rules, wager: &Wager<'_>) -> Option<Result<Chart, Reason>> {
        Some(tell::pays(rules, wager))
    }

    fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
        rulings::usual(at, deal)
    }

    fn rulings(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, ask: &Ask, usual: Rulings) -> Rulings {
        rulings::rulings(at.rules, deal, ask, usual)
    }
}
