//! Whist à la couleur: each player for himself, with a partner or alone, deal by deal.

mod auction;
mod call;
mod cardplay;
mod cells;
mod charts;
mod contract;
mod deal;
mod event;
mod grid;
mod names;
mod outcome;
mod presets;
mod reason;
mod rules;
mod rulings;
mod score;
mod standing;
mod tell;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use serde_json::Value;

use contract::Family;
use deal::Deal;
use event::Event;
use outcome::Outcome;
use reason::Reason;
use rules::Rules;
use standing::Carry;

use crate::cards::{Cards, Strength};
use crate::engine::{
    Account, Advice, Article, Camps, Cardplay, Chart, Duty, Expects, Finding, Form, Game, Goal, Info, Layout,
    Narrow, Posed, Position, Race, Said, Score, Seat, Setting, Stance, Standing, Start, Tally, Tricks,
    Umpire, Undertaken, Usual,
};

/// The game.
#[derive(Debug, Clone)]
pub struct ColourWhist;

impl Game for ColourWhist {
    const ID: &'static str = "colour-whist";
    const INFO: Info = crate::info!(start event::START, presets presets::PRESETS);
    type Rules = Rules;
    type Event = Event;
    type Deal = Deal;
    type Outcome = Outcome;
    type Carry = Carry;
    type Reason = Reason;

    fn forms(rules: &Rules) -> &'static [Form] {
        rules.forms()
    }

    fn couple(rules: &mut Rules, explicit: &dyn Fn(&str) -> bool) {
        rules::couple(rules, explicit);
    }

    fn clashes(rules: &Rules) -> Vec<Reason> {
        rules::clashes(rules)
    }

    fn players(_: &Rules) -> RangeInclusive<usize> {
        4..=6
    }

    fn camps(_: &Rules, _: usize) -> Camps {
        Camps::Singles
    }

    fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
        standing::begin(at, start)
    }

    fn deal(at: Setting<'_, Rules>, carry: &Carry, dealer: Seat) -> Deal {
        Deal::new(at, dealer, carry.doubled)
    }

    fn dealer(deal: &Deal) -> Seat {
        deal.dealer
    }

    fn apply(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, event: &Event) -> Result<Deal, Reason> {
        deal.apply(at, event)
    }

    fn outcome(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Outcome> {
        deal.outcome(at.rules)
    }

    fn score(at: Setting<'_, Rules>, _: &Carry, outcome: &Outcome) -> Score<Reason> {
        score::score(at.rules, outcome)
    }

    fn level_share(_: Setting<'_, Rules>) -> bool {
        true
    }

    fn race(carry: &mut Carry) -> &mut Race {
        &mut carry.race
    }

    fn carry(at: Setting<'_, Rules>, carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
        standing::carry(at.rules, carry, outcome, score)
    }

    fn annulled(outcome: &Outcome) -> bool {
        match outcome {
            Outcome::Played(_) => false,
            Outcome::PassedOut | Outcome::Annulled | Outcome::Void => true,
        }
    }

    fn next_dealer(at: Setting<'_, Rules>, outcome: &Outcome, dealer: Seat) -> Seat {
        standing::next_dealer(at, outcome, dealer)
    }

    fn standing(at: Setting<'_, Rules>, carry: &Carry) -> Standing<Reason> {
        standing::standing(at, carry)
    }

    fn expects(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Expects {
        tell::expects(at, deal)
    }

    fn contract(at: Setting<'_, Rules>, deal: &Deal) -> Value {
        tell::contract(at, deal)
    }

    fn goal(rules: &Rules) -> Goal {
        rules.stop().into()
    }

    fn zero_sum(rules: &Rules) -> bool {
        rules.settlement == rules::Settlement::Shared
    }
}

impl Tricks for ColourWhist {
    fn to_play(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        cardplay::to_play(at.rules, deal)
    }

    fn layout(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(cardplay::layout(at, deal))
    }

    fn pose(_: &Rules) -> Option<Layout> {
        Some(cardplay::pose())
    }

    fn stance(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, cards: &Cardplay, no: usize) -> Option<Stance> {
        cardplay::stance(at.rules, deal, cards, no)
    }

    fn posed(_: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        posed.suit_or_none()
    }

    fn duties<N: Narrow>(_: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        cardplay::duties(stance, position, hand)
    }

    fn article(duty: Duty) -> Article {
        cardplay::article(duty)
    }

    fn strength(_: &Rules, stance: &Stance) -> Strength {
        cardplay::strength(stance)
    }

    fn seen(
        _: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        _: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Vec<Finding<Said>> {
        cardplay::seen(deal, cards)
    }

    fn from_cards(
        at: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        cards: &Cardplay,
        tally: &Tally,
    ) -> Result<Deal, Said> {
        cardplay::from_cards(at.rules, deal, cards, tally)
    }
}

impl Advice for ColourWhist {
    fn in_force(rules: &Rules, cell: &str) -> Option<i32> {
        let (contract, column) = cell.strip_prefix("contract.")?.split_once('.')?;
        let row = rules.row(contract::Contract::of(contract)?);
        row.offered.then(|| row.number(column)).flatten()
    }

    fn undertaken(at: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
        tell::undertaken(at, deal)
    }

    fn contradicts(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        tell::contradicts(at.rules, deal)
    }

    fn headline(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        tell::headline(at, deal)
    }

    fn came_by(difference: i32, told: &[Event]) -> Option<Vec<Event>> {
        let bid = told.iter().rev().find_map(|event| match event {
            Event::Bid { player, contract, .. } => Some((*player, *contract)),
            _ => None,
        });
        // So many beyond what the source asks for: a house that asks for another number of tricks is told in tricks.
        let (player, contract) = bid.filter(|(_, contract)| contract.family() != Family::Exactly)?;
        let tricks = Rules::default().row(contract).tricks.saturating_add(difference);
        let possible = (0..=i32::from(contract.deal_tricks())).contains(&tricks);
        possible.then(|| vec![Event::Tricks { counts: vec![(Account::Seat(player), tricks)] }])
    }

    fn levels() -> Vec<&'static str> {
        contract::Contract::ALL.iter().map(|contract| contract.id()).collect()
    }

    fn notices(at: Setting<'_, Rules>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        tell::notices(at, deal.map_or(carry.doubled, |deal| deal.doubled), deal)
    }

    fn charts(rules: &Rules) -> Vec<Chart> {
        charts::charts(rules)
    }

    fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
        rulings::usual(at, deal)
    }
}
