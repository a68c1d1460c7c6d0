//! French tarot, for three, four and five: one against the others, with a partner who may be called.

mod cardplay;
mod charts;
mod contract;
mod deal;
mod event;
mod outcome;
mod pile;
mod reason;
mod rules;
mod rulings;
mod score;
mod shape;
mod standing;
mod tell;
mod worth;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use serde_json::Value;

use deal::Deal;
use event::Event;
use outcome::Outcome;
use reason::Reason;
use rules::Rules;
use standing::Carry;

use crate::cards::{Card, Cards, Strength};
use crate::engine::{
    Account, Advice, Article, Ask, Camps, Cardplay, Chart, Duty, Expects, Finding, Game, Goal, Half, Info,
    Layout, Narrow, Posed, Position, Race, Rulings, Said, Score, Seat, Setting, Spoken, Stance, Standing,
    Start, Tally, Tricks, Umpire, Undertaken, Usual, Wager,
};

/// The points of all cards.
const ALL_POINTS: i32 = event::ALL_HALVES / 2;

/// The game.
#[derive(Debug, Clone)]
pub struct Tarot;

impl Game for Tarot {
    const ID: &'static str = "tarot";
    const INFO: Info = Info {
        names: crate::spoken!(crate::languages!(texts! "keywords." ".txt"), "game"),
        forms: Event::FORMS,
        start: event::START,
        presets: rules::PRESETS,
        shared_words: &[],
        words: crate::languages!(texts! "words." ".ftl"),
        option_words: crate::languages!(texts! "options." ".ftl"),
        rulebook: crate::languages!(texts! "rulebook." ".md"),
        catalogue: <Reason as crate::engine::Say>::CATALOGUES,
    };
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

    fn camps(_: &Rules, _: usize) -> Camps {
        Camps::Singles
    }

    fn begin(at: Setting<'_, Rules>, start: Option<&Start>) -> Result<Carry, Reason> {
        Ok(Carry { race: Start::race(start, at.table.len()) })
    }

    fn deal(at: Setting<'_, Rules>, _: &Carry, dealer: Seat) -> Deal {
        Deal::new(at, dealer)
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
            Outcome::PassedOut | Outcome::PetitSec | Outcome::Annulled => true,
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

    fn zero_sum(_: &Rules) -> bool {
        true
    }
}

impl Tricks for Tarot {
    fn to_play(_: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        cardplay::to_play(deal)
    }

    fn layout(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(cardplay::layout(at.rules, deal))
    }

    fn pose(rules: &Rules) -> Option<Layout> {
        Some(cardplay::pose(rules))
    }

    fn stance(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, _: &Cardplay, _: usize) -> Option<Stance> {
        Some(cardplay::stance(at.rules, deal))
    }

    fn posed(rules: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        cardplay::posed(rules, posed)
    }

    fn calls(rules: &Rules) -> bool {
        shape::calls(rules)
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

    fn takes(
        at: Setting<'_, Rules>,
        deal: &Deal,
        before: &[Option<Seat>],
        trick: &crate::engine::Trick,
    ) -> Option<Seat> {
        cardplay::takes(at.rules, deal, before, trick)
    }

    const UNITS: i32 = 2;

    fn worth(_: &Rules, _: &Stance, card: Card) -> i32 {
        shape::halves(card)
    }

    fn from_shown(_: Setting<'_, Rules>, _: &Carry, deal: &Deal, cards: &Cardplay) -> Result<Deal, Said> {
        cardplay::from_shown(deal, cards)
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

    fn beside(at: Setting<'_, Rules>, deal: &Deal, tally: &Tally) -> Option<usize> {
        cardplay::beside(at.rules, deal, tally)
    }

    fn disproved(
        at: Setting<'_, Rules>,
        deal: &Deal,
        told: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Option<Said> {
        cardplay::disproved(at.rules, deal, told, cards)
    }

    fn aside(_: Setting<'_, Rules>, deal: &Deal) -> Vec<(Option<Seat>, Cards)> {
        deal.aside()
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

impl Advice for Tarot {
    fn undertaken(at: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
        tell::undertaken(at, deal)
    }

    fn headline(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        tell::headline(at, deal)
    }

    fn feats(at: Setting<'_, Rules>, deal: &Deal) -> Vec<(&'static str, Account)> {
        tell::feats(at, deal)
    }

    fn in_force(rules: &Rules, cell: &str) -> Option<i32> {
        let (contract, column) = cell.strip_prefix("contract.")?.split_once('.')?;
        let contract = contract::Contract::ALL.into_iter().find(|known| known.id() == contract)?;
        let worth = contract.worth(rules).ok()?;
        match column {
            "base" => Some(worth.base),
            "multiplier" => Some(worth.multiplier),
            _ => None,
        }
    }

    fn came_by(difference: i32, told: &[Event]) -> Option<Vec<Event>> {
        let known = told.iter().find_map(|event| match event {
            Event::Bouts { count, .. } => *count,
            _ => None,
        });
        let points = |bouts: i32| shape::needed(bouts).saturating_add(difference);
        // With how many bouts it was made changes no figure; nor did anybody make all points, or none.
        let possible = |bouts: &i32| (1..ALL_POINTS).contains(&points(*bouts));
        let bouts = known.or_else(|| [2, 1, 3, 0].into_iter().find(possible)).filter(possible)?;
        let count = Event::Bouts { side: None, count: Some(bouts), cards: None };
        let points = Event::Points { side: None, points: Half::whole(points(bouts)) };
        Some(Some(count).filter(|_| known.is_none()).into_iter().chain([points]).collect())
    }

    fn levels() -> Vec<&'static str> {
        contract::Contract::ALL.into_iter().map(contract::Contract::id).collect()
    }

    fn contradicts(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        deal.contradicts(at.rules)
    }

    fn notices(at: Setting<'_, Rules>, _: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        tell::notices(at, deal)
    }

    fn cannot_be(at: Setting<'_, Rules>, deal: &Deal) -> bool {
        tell::cannot_be(at, deal)
    }

    fn charts(rules: &Rules) -> Vec<Chart> {
        charts::charts(rules)
    }

    fn pays(rules: &Rules, wager: &Wager<'_>) -> Option<Result<Chart, Reason>> {
        Some(charts::pays(rules, wager))
    }

    fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
        rulings::usual(at, deal)
    }

    fn rulings(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, _: &Ask, usual: Rulings) -> Rulings {
        rulings::rulings(at.rules, deal, usual)
    }
}
