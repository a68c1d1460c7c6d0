//! Coinche, also called belote coinchée or contrée, by every table's rules.

mod auction;
mod came;
mod cardplay;
mod charts;
mod count;
mod deal;
mod event;
mod judge;
mod level;
mod marks;
mod options;
mod outcome;
mod reason;
mod rules;
mod rulings;
mod score;
mod standing;
mod table;
mod tell;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use serde_json::{Value, json};

use self::deal::Deal;
use self::event::Event;
use self::outcome::{Outcome, Void};
use self::reason::Reason;
use self::rules::Rules;
use self::standing::Carry;
use crate::cards::{Card, Cards, Strength};
use crate::engine::{
    Account, Advice, Article, Ask, Camps, Cardplay, Chart, Duty, Expects, Field, Finding, Game, Goal, Info,
    Kind, Layout, Narrow, Posed, Position, Race, Rulings, Said, Score, Seat, Setting, Stance, Standing,
    Start, Tally, Tricks, Umpire, Undertaken, Usual, Wager,
};
use crate::games::jass;

/// The game.
#[derive(Debug, Clone)]
pub struct Coinche;

/// What `start` may carry besides the totals.
const START: &[Field] =
    &[Field::optional("held", Kind::Number(0, 1000)), Field::optional("deals", Kind::Number(0, 1000))];

impl Game for Coinche {
    const ID: &'static str = "coinche";
    const INFO: Info = crate::info!(start START, presets rules::PRESETS, words jass::WORDS);
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
        rules.camps()
    }

    fn begin(_: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
        standing::begin(start)
    }

    fn waiting(carry: &Carry) -> i32 {
        carry.held
    }

    fn deal(at: Setting<'_, Rules>, _: &Carry, dealer: Seat) -> Deal {
        Deal::new(at.rules, dealer)
    }

    fn redeal(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Deal {
        deal.again(at.rules)
    }

    fn dealer(deal: &Deal) -> Seat {
        deal.dealer
    }

    fn apply(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, event: &Event) -> Result<Deal, Reason> {
        let rules = at.rules;
        match event {
            Event::Bid { player, level, suit } => {
                if deal.may_not_bid(rules, *player) {
                    return Err(Reason::NoRightToBid { by: *player });
                }
                deal.say(|auction| auction.bid(rules, *player, *level, *suit))
            }
            Event::Pass { player } => deal.say(|auction| auction.pass(rules, *player)),
            Event::Coinche { player } => deal.say(|auction| auction.coinche(rules, *player)),
            Event::Surcoinche { player } => deal.say(|auction| auction.surcoinche(rules, *player)),
            Event::Belote { player, suit } => {
                deal.count(rules, |tally, _, of| tally.belote(rules.house(), of.trump, *player, *suit))
            }
            Event::Declare { player, kind, card } => deal
                .count(rules, |tally, _, of| tally.declare(rules.house(), of.trump, *player, *kind, *card)),
            Event::Points { counts } => {
                deal.count(rules, |tally, count, _| tally.points::<Reason>(count, counts))
            }
            Event::Made {} => deal.said_to_be(rules, true),
            Event::Down {} => deal.said_to_be(rules, false),
            Event::Tricks { counts } => {
                deal.count(rules, |tally, count, _| tally.tricks::<Reason>(count, counts))
            }
            Event::Capot { side } => deal.count(rules, |tally, count, _| tally.sweep(count, *side, None)),
            Event::Generale { player } => {
                let side = at.table.account(*player);
                deal.count(rules, |tally, count, _| tally.sweep(count, side, Some(*player)))
            }
            Event::Der { side } => deal.count(rules, |tally, count, _| tally.der(count, *side)),
            Event::Revoke { player, .. } => deal.count(rules, |tally, _, _| tally.revoke(*player)),
            Event::Misdeal { player } => deal.misdeal(rules, *player),
            Event::Weak { player } => deal.weak(rules, *player),
            Event::Annul { .. } => Ok(Deal { annulled: true, ..*deal }),
        }
    }

    fn outcome(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Outcome> {
        deal.outcome(at.rules)
    }

    fn score(at: Setting<'_, Rules>, carry: &Carry, outcome: &Outcome) -> Score<Reason> {
        score::score(at.rules, carry, outcome)
    }

    fn race(carry: &mut Carry) -> &mut Race {
        &mut carry.race
    }

    fn carry(at: Setting<'_, Rules>, carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
        standing::carry(at.rules, carry, outcome, score)
    }

    fn annulled(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Void(_))
    }

    fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
        let same = match outcome {
            Outcome::Void(Void::Annulled) => false,
            Outcome::Void(Void::PassedOut)
            | Outcome::Misdealt(_)
            | Outcome::Revoked(..)
            | Outcome::Played(_) => !standing::counts(at.rules, outcome),
        };
        if same { dealer } else { at.table.next(dealer) }
    }

    fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
        standing::standing(at, carry)
    }

    fn expects(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Expects {
        tell::expects(at.rules, deal)
    }

    fn contract(at: Setting<'_, Rules>, deal: &Deal) -> Value {
        tell::contract(at.rules, deal)
    }

    fn goal(rules: &Rules) -> Goal {
        let plays_off = rules.equal_end == options::EqualEnd::ExtraDeal;
        Goal { plays_off, ..rules.finish().into() }
    }
}

impl Tricks for Coinche {
    fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        cardplay::duties(rules, stance, position, hand)
    }

    fn article(duty: Duty) -> Article {
        cardplay::article(duty)
    }

    fn strength(_: &Rules, stance: &Stance) -> Strength {
        cardplay::strength(stance)
    }

    fn to_play(_: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        cardplay::to_play(deal)
    }

    fn layout(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(cardplay::layout(at, deal))
    }

    fn pose(rules: &Rules) -> Option<Layout> {
        Some(cardplay::pose(rules))
    }

    fn stance(_: Setting<'_, Rules>, _: &Carry, deal: &Deal, _: &Cardplay, _: usize) -> Option<Stance> {
        cardplay::stance(deal)
    }

    fn posed(_: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        cardplay::posed(posed)
    }

    fn partners(rules: &Rules, _: usize, _: &Stance, player: Seat) -> u8 {
        if rules.two() { 0 } else { crate::engine::across(player) }
    }

    fn worth(rules: &Rules, stance: &Stance, card: Card) -> i32 {
        cardplay::worth(rules, stance, card)
    }

    fn last_worth(rules: &Rules, stance: &Stance) -> i32 {
        cardplay::last_worth(rules, stance)
    }

    fn from_cards(
        at: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        _: &Cardplay,
        tally: &Tally,
    ) -> Result<Deal, Said> {
        cardplay::from_cards(at.rules, deal, tally)
    }

    fn beside(at: Setting<'_, Rules>, deal: &Deal, tally: &Tally) -> Option<usize> {
        deal.tally.beside(deal::count(at.rules, deal.contract()?), tally)
    }

    fn disproved(
        _: Setting<'_, Rules>,
        deal: &Deal,
        told: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Option<Said> {
        cardplay::disproved(deal, told, cards)
    }

    fn seen(
        at: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        told: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Vec<Finding<Said>> {
        cardplay::seen(at.rules, deal, told, cards)
    }
}

impl Advice for Coinche {
    fn counts_to(at: Setting<'_, Rules>, deal: &Deal) -> Option<i32> {
        deal.contract().map(|contract| count::scale(at.rules, contract.trump).total())
    }

    fn came_of_marks(taker: Seat, marks: [i32; 2], told: &[Event]) -> Option<Vec<Event>> {
        came::events(taker, marks, told)
    }

    fn headline(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        tell::headline(at.rules, deal)
    }

    fn undertaken(at: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
        tell::undertaken(at.rules, deal)
    }

    fn feats(at: Setting<'_, Rules>, deal: &Deal) -> Vec<(&'static str, Account)> {
        tell::feats(at.rules, deal)
    }

    fn levels() -> Vec<&'static str> {
        level::Slam::ALL.into_iter().map(level::Slam::id).collect()
    }

    fn notices(at: Setting<'_, Rules>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        tell::notices(at, carry, deal)
    }

    fn doubts(at: Setting<'_, Rules>, deal: &Deal) -> Vec<Reason> {
        tell::doubts(at.rules, deal)
    }

    fn settles(at: Setting<'_, Rules>, deal: &Deal) -> Option<Value> {
        let alone = tell::taken_alone(at.rules, deal);
        let alone = alone.map(|player| json!({"event": "generale", "player": player.number()}));
        alone.or_else(|| deal.tally.swept(deal::count(at.rules, deal.contract()?)))
    }

    fn contradicts(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        tell::contradicts(at.rules, deal)
    }

    fn cannot_be(_: Setting<'_, Rules>, deal: &Deal) -> bool {
        deal.contract().is_some_and(|contract| deal.tally.swept_past_the_jack(contract.trump))
    }

    fn charts(rules: &Rules) -> Vec<Chart> {
        charts::charts(rules)
    }

    fn convert(rules: &Rules, points: i32, from: &str, to: Option<&str>) -> Option<Result<Chart, Reason>> {
        Some(charts::convert(rules, points, from, to))
    }

    fn pays(rules: &Rules, wager: &Wager<'_>) -> Option<Result<Chart, Reason>> {
        Some(charts::pays(rules, wager))
    }

    fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
        rulings::usual(at, deal)
    }

    fn rulings(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, ask: &Ask, usual: Rulings) -> Rulings {
        rulings::rulings(at, deal, ask, usual)
    }
}
