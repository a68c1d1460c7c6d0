//! Whist, classic: tricks above six, honours, games of five, seven or ten points, and the rubber.

mod cardplay;
mod charts;
mod deal;
mod event;
mod outcome;
mod reason;
mod rules;
mod rulings;
mod score;
mod standing;
#[cfg(test)]
mod tests;
mod trump;

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::cards::{Cards, Strength};
use crate::engine::{
    Account, Advice, Article, Ask, Camps, Cardplay, Duty, Expects, Finding, Game, Goal, Info, Layout, Narrow,
    Posed, Position, Race, Rulings, Said, Score, Seat, Setting, Stance, Standing, Start, Tally, Tricks,
    Umpire, Undertaken, Usual,
};

use deal::Deal;
use event::Event;
use outcome::Outcome;
use reason::Reason;
use rules::Rules;
use standing::Carry;

/// The game of whist.
#[derive(Debug, Clone, Copy)]
pub struct Whist;

impl Game for Whist {
    const ID: &'static str = "whist";
    const INFO: Info = crate::info!(start event::START, presets rules::PRESETS);
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

    fn players(_: &Rules) -> RangeInclusive<usize> {
        4..=4
    }

    fn camps(_: &Rules, _: usize) -> Camps {
        Camps::Pairs
    }

    fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
        Carry::begin(at.rules, start)
    }

    fn deal(at: Setting<'_, Rules>, carry: &Carry, dealer: Seat) -> Deal {
        Deal::new(at, carry.next_deal(), dealer)
    }

    fn dealer(deal: &Deal) -> Seat {
        deal.dealer()
    }

    fn undealt(deal: &Deal) -> bool {
        deal.fresh()
    }

    fn apply(at: Setting<'_, Rules>, carry: &Carry, deal: &Deal, event: &Event) -> Result<Deal, Reason> {
        deal.after(at, carry.next_deal(), event)
    }

    fn outcome(_: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Outcome> {
        deal.outcome()
    }

    fn score(at: Setting<'_, Rules>, carry: &Carry, outcome: &Outcome) -> Score<Reason> {
        score::score(at.rules, carry, outcome)
    }

    fn ahead(at: Setting<'_, Rules>, carry: &Carry) -> Vec<Account> {
        carry.ahead(at.rules, at.table)
    }

    fn race(carry: &mut Carry) -> &mut Race {
        &mut carry.race
    }

    fn carry(at: Setting<'_, Rules>, carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
        carry.after(at.rules, outcome, score)
    }

    fn annulled(outcome: &Outcome) -> bool {
        outcome.hand().is_none()
    }

    fn next_dealer(at: Setting<'_, Rules>, _: &Outcome, dealer: Seat) -> Seat {
        at.table.next(dealer)
    }

    fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
        carry.standing(at.rules)
    }

    fn expects(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Expects {
        deal.expects(at.table)
    }

    fn contract(_: Setting<'_, Rules>, deal: &Deal) -> Value {
        deal.contract()
    }

    fn goal(rules: &Rules) -> Goal {
        Goal { points: Some(rules.game()), ..Goal::default() }
    }
}

impl Tricks for Whist {
    fn to_play(_: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        cardplay::to_play(deal)
    }

    fn layout(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(cardplay::layout(at, deal))
    }

    fn pose(_: &Rules) -> Option<Layout> {
        Some(cardplay::pose())
    }

    fn stance(_: Setting<'_, Rules>, _: &Carry, deal: &Deal, _: &Cardplay, _: usize) -> Option<Stance> {
        cardplay::stance(deal)
    }

    fn posed(_: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        posed.suit_or_none()
    }

    fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        cardplay::duties(rules, stance, position, hand)
    }

    fn article(duty: Duty) -> Article {
        cardplay::article(duty)
    }

    fn strength(_: &Rules, stance: &Stance) -> Strength {
        cardplay::strength(stance)
    }

    fn partners(_: &Rules, _: usize, _: &Stance, player: Seat) -> u8 {
        crate::engine::across(player)
    }

    fn from_cards(
        _: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        _: &Cardplay,
        tally: &Tally,
    ) -> Result<Deal, Said> {
        cardplay::from_cards(deal, tally)
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

impl Advice for Whist {
    fn undertaken(_: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
        deal.undertaken()
    }

    fn headline(_: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        deal.headline()
    }

    fn feats(_: Setting<'_, Rules>, deal: &Deal) -> Vec<(&'static str, Account)> {
        deal.feats()
    }

    fn notices(at: Setting<'_, Rules>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        carry.notices(at, deal)
    }

    fn charts(rules: &Rules) -> Vec<crate::engine::Chart> {
        charts::charts(rules)
    }

    fn usual(_: Setting<'_, Rules>, _: &Deal) -> Usual {
        rulings::usual()
    }

    fn rulings(at: Setting<'_, Rules>, _: &Carry, _: &Deal, _: &Ask, usual: Rulings) -> Rulings {
        rulings::rulings(at.rules, usual)
    }
}
