//! Marjolet: two players, melds, brisques, sixteen tricks.

mod cardplay;
mod charts;
mod deal;
mod event;
mod facts;
mod meld;
mod outcome;
mod reason;
mod rules;
mod rulings;
mod score;
mod slate;
mod standing;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use serde_json::Value;

use deal::Deal;
use event::{Event, MeldKind};
use facts::Facts;
use meld::Meld;
use outcome::{Count, Course, End, Gain, Gains, Outcome, What};
use reason::Reason;
use rules::{BothOver, Brisques, Exchange, ExchangeWhen, MeldRight};
use rules::{MayMust, Rules, SevenPlayed};
use standing::Carry;

use crate::cards::{Card, Cards, Strength};
use crate::engine::{
    Account, Advice, Article, Ask, Camps, Cardplay, Duty, Expects, Finding, Game, Goal, Info, Layout, Narrow,
    Posed, Position, Race, Rulings, Said, Score, Seat, Setting, Stance, Standing, Start, Tally, Tricks,
    Umpire, Undertaken, Usual,
};

/// The game.
#[derive(Clone, Debug)]
pub struct Marjolet;

/// The rules and the two players, as every question to the game brings them.
type At<'a> = Setting<'a, Rules>;

impl Game for Marjolet {
    const ID: &'static str = "marjolet";
    const INFO: Info = crate::info!(start &[], presets rules::PRESETS);
    type Rules = Rules;
    type Event = Event;
    type Deal = Deal;
    type Outcome = Outcome;
    type Carry = Carry;
    type Reason = Reason;

    fn clashes(_: &Rules) -> Vec<Reason> {
        Vec::new()
    }

    fn players(_: &Rules) -> RangeInclusive<usize> {
        2..=2
    }

    fn camps(_: &Rules, _: usize) -> Camps {
        Camps::Singles
    }

    fn begin(at: At<'_>, start: Option<&Start>) -> Result<Carry, Reason> {
        standing::begin(at, start)
    }

    fn deal(_: At<'_>, _: &Carry, dealer: Seat) -> Deal {
        Deal::new(dealer)
    }

    fn dealer(deal: &Deal) -> Seat {
        deal.dealer()
    }

    fn apply(at: At<'_>, _: &Carry, deal: &Deal, event: &Event) -> Result<Deal, Reason> {
        deal::apply(at, *deal, event)
    }

    fn outcome(at: At<'_>, _: &Carry, deal: &Deal) -> Option<Outcome> {
        deal.outcome(at.rules)
    }

    fn score(at: At<'_>, _: &Carry, outcome: &Outcome) -> Score<Reason> {
        score::score(at, outcome)
    }

    fn race(carry: &mut Carry) -> &mut Race {
        &mut carry.race
    }

    fn carry(at: At<'_>, carry: Carry, _: &Outcome, score: &Score<Reason>) -> Carry {
        carry.close(at.rules, score)
    }

    fn annulled(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Annulled)
    }

    fn next_dealer(at: At<'_>, _: &Outcome, dealer: Seat) -> Seat {
        at.table.next(dealer)
    }

    fn standing(at: At<'_>, carry: &Carry) -> Standing<Reason> {
        standing::standing(at, carry)
    }

    fn expects(at: At<'_>, _: &Carry, deal: &Deal) -> Expects {
        slate::expects(at, deal)
    }

    fn contract(at: At<'_>, deal: &Deal) -> Value {
        slate::contract(at, deal)
    }

    fn goal(rules: &Rules) -> Goal {
        Goal { points: Some(rules.target), ..Goal::default() }
    }
}

impl Tricks for Marjolet {
    fn to_play(_: At<'_>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        cardplay::to_play(deal)
    }

    fn layout(at: At<'_>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(cardplay::layout(at, deal))
    }

    fn pose(_: &Rules) -> Option<Layout> {
        Some(cardplay::pose())
    }

    fn stance(_: At<'_>, _: &Carry, deal: &Deal, _: &Cardplay, no: usize) -> Option<Stance> {
        cardplay::stance(deal, no)
    }

    fn posed(_: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        cardplay::posed(posed)
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

    fn worth(rules: &Rules, _: &Stance, card: Card) -> i32 {
        cardplay::worth(rules, card)
    }

    fn last_worth(rules: &Rules, _: &Stance) -> i32 {
        rules.last_trick
    }

    fn card_points(at: At<'_>, _: &Deal, tally: &Tally) -> Vec<(Account, i32)> {
        cardplay::points(at, tally)
    }

    fn from_cards(at: At<'_>, _: &Carry, deal: &Deal, cards: &Cardplay, tally: &Tally) -> Result<Deal, Said> {
        cardplay::from_cards(at, deal, tally, cards)
    }

    fn seen(
        at: At<'_>,
        _: &Carry,
        deal: &Deal,
        told: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Vec<Finding<Said>> {
        cardplay::seen(at, deal, told, cards)
    }
}

impl Advice for Marjolet {
    fn undertaken(at: At<'_>, deal: &Deal) -> Undertaken<Reason> {
        slate::undertaken(at, deal)
    }

    fn headline(at: At<'_>, deal: &Deal) -> Option<Reason> {
        slate::headline(at, deal)
    }

    fn notices(at: At<'_>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        slate::notices(at, carry, deal)
    }

    fn charts(rules: &Rules) -> Vec<crate::engine::Chart> {
        charts::charts(rules)
    }

    fn usual(at: Setting<'_, Rules>, _: &Deal) -> Usual {
        rulings::usual(at)
    }

    fn rulings(_: Setting<'_, Rules>, _: &Carry, _: &Deal, _: &Ask, usual: Rulings) -> Rulings {
        rulings::rulings(usual)
    }
}
