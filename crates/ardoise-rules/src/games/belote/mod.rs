//! Classic belote: a card is turned up, and whoever takes must have more than the others.

mod came;
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
use self::rules::Rules;
use self::standing::Carry;
use super::jass;
use crate::engine::{Camps, Expects, Game, Goal, Info, Race, Score, Seat, Setting, Standing, Start};

/// The game.
#[derive(Debug, Clone)]
pub struct Belote;

impl Game for Belote {
    const ID: &'static str = "belote";
    const INFO: Info = crate::info!(start event::START, presets rules::PRESETS, words jass::WORDS);
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

    fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
        standing::begin(at.rules, start)
    }

    fn waiting(carry: &Carry) -> i32 {
        carry.held
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

    fn race(carry: &mut Carry) -> &mut Race {
        &mut carry.race
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
