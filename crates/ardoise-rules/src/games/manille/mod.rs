//! Manille in all its forms: four players, belge, bavarde, aléatoire, three players, two players.

mod cardplay;
mod charts;
mod count;
mod deal;
mod event;
mod expects;
mod notices;
mod outcome;
mod reason;
mod rules;
mod rulings;
mod score;
mod shape;
mod shares;
mod speech;
mod standing;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use serde_json::{Value, json};

use crate::cards::{Card, Cards, Strength};
use crate::engine::{
    Account, Advice, Article, Ask, Camps, Cardplay, Duty, Expects, Game, Goal, Info, Layout, Narrow, Posed,
    Position, Race, Rulings, Said, Score, Seat, Setting, Stance, Standing, Start, Tally, Tricks, Umpire,
    Undertaken, Usual,
};

use deal::{Deal, Ruling};
use event::Event;
use event::{is_voiture, trump_word};
use outcome::{End, Fault, Outcome, Stakes};
use reason::Reason;
use rules::ManilleRules;
use shape::{Camp, Shape};
use standing::Carry;

/// The game of Manille.
#[derive(Clone, Debug)]
pub struct Manille;

impl Game for Manille {
    const ID: &'static str = "manille";
    const INFO: Info = crate::info!(start event::START, presets rules::PRESETS);
    type Rules = ManilleRules;
    type Event = Event;
    type Deal = Deal;
    type Outcome = Outcome;
    type Carry = Carry;
    type Reason = Reason;

    fn couple(rules: &mut ManilleRules, explicit: &dyn Fn(&str) -> bool) {
        rules::couple(rules, explicit);
    }

    fn clashes(rules: &ManilleRules) -> Vec<Reason> {
        rules::clashes(rules)
    }

    fn players(rules: &ManilleRules) -> RangeInclusive<usize> {
        rules.players.seats()..=rules.players.seats()
    }

    fn camps(rules: &ManilleRules, _players: usize) -> Camps {
        match rules.players {
            rules::Players::Four if rules.each() => Camps::Singles,
            rules::Players::Four => Camps::Pairs,
            rules::Players::Three | rules::Players::Two => Camps::Singles,
        }
    }

    fn begin(at: Setting<'_, ManilleRules>, start: Option<&Start>) -> Result<Carry, Reason> {
        standing::begin(at, start)
    }

    fn deal(at: Setting<'_, ManilleRules>, carry: &Carry, dealer: Seat) -> Deal {
        Deal::new(at, carry, dealer)
    }

    fn redeal(at: Setting<'_, ManilleRules>, carry: &Carry, deal: &Deal) -> Deal {
        deal.again(at, carry, deal.dealer)
    }

    fn dealt_by(at: Setting<'_, ManilleRules>, carry: &Carry, deal: &Deal, dealer: Seat) -> Deal {
        deal.again(at, carry, dealer)
    }

    fn dealer(deal: &Deal) -> Seat {
        deal.dealer
    }

    fn apply(
        at: Setting<'_, ManilleRules>,
        carry: &Carry,
        deal: &Deal,
        event: &Event,
    ) -> Result<Deal, Reason> {
        deal::apply(at, carry, *deal, event)
    }

    fn outcome(at: Setting<'_, ManilleRules>, _carry: &Carry, deal: &Deal) -> Option<Outcome> {
        deal.outcome(at)
    }

    fn score(at: Setting<'_, ManilleRules>, _carry: &Carry, outcome: &Outcome) -> Score<Reason> {
        score::score(at, outcome)
    }

    fn due(at: Setting<'_, ManilleRules>, _carry: &Carry, deal: &Deal) -> Score<Reason> {
        score::due(at, deal)
    }

    fn ahead(at: Setting<'_, ManilleRules>, carry: &Carry) -> Vec<Account> {
        standing::ahead(at, carry)
    }

    fn race(carry: &mut Carry) -> &mut Race {
        &mut carry.race
    }

    fn carry(at: Setting<'_, ManilleRules>, carry: Carry, outcome: &Outcome, score: &Score<Reason>) -> Carry {
        standing::after(at, carry, outcome, score)
    }

    fn annulled(outcome: &Outcome) -> bool {
        match outcome.end {
            End::Counted { .. } | End::Shared { .. } => false,
            End::Fault { .. } | End::Annulled => true,
        }
    }

    fn next_dealer(at: Setting<'_, ManilleRules>, outcome: &Outcome, dealer: Seat) -> Seat {
        standing::next_dealer(at, outcome, dealer)
    }

    fn standing(at: Setting<'_, ManilleRules>, carry: &Carry) -> Standing<Reason> {
        standing::standing(at, carry)
    }

    fn expects(at: Setting<'_, ManilleRules>, _carry: &Carry, deal: &Deal) -> Expects {
        expects::expects(at, deal)
    }

    fn contract(at: Setting<'_, ManilleRules>, deal: &Deal) -> Value {
        let Some(hand) = deal.hand() else { return Value::Null };
        let spoken = hand.spoken;
        let mut value = json!({
            "by": [spoken.chooser],
            "level": if is_voiture(spoken.trump) { "voiture" } else { "trump" },
            "suit": spoken.trump.id(),
            "multiplier": Stakes::of(at.rules, &spoken, deal.carried).multiplier(),
            "contre": spoken.contre,
            "surcontre": spoken.surcontre,
            "carried": deal.carried,
            "turned": deal.turned,
            "exchange": hand.exchange,
        });
        let doubled: Vec<Seat> = [spoken.contre, spoken.surcontre].into_iter().flatten().collect();
        if !doubled.is_empty() {
            value["doubled"] = json!(doubled);
        }
        if let Some(outcome) = deal.outcome(at) {
            value["made"] = Value::from(outcome.made(at));
        }
        value
    }

    fn goal(rules: &ManilleRules) -> Goal {
        let plays_off = rules.tie_match == rules::TieMatch::OneMoreDeal;
        match rules.match_format {
            rules::MatchFormat::Manches => {
                Goal { points: Some(rules.manche_target), plays_off, ..Goal::default() }
            }
            rules::MatchFormat::Deals => Goal { deals: Some(rules.deals), plays_off, ..Goal::default() },
        }
    }

    fn zero_sum(rules: &ManilleRules) -> bool {
        rules.players == rules::Players::Three
    }
}

impl Tricks for Manille {
    fn duties<N: Narrow>(_: &ManilleRules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        cardplay::duties(stance, position, hand)
    }

    fn article(duty: Duty) -> Article {
        cardplay::article(duty)
    }

    fn strength(_: &ManilleRules, stance: &Stance) -> Strength {
        cardplay::strength(stance)
    }

    fn to_play(_: Setting<'_, ManilleRules>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        cardplay::to_play(deal)
    }

    fn layout(at: Setting<'_, ManilleRules>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(cardplay::layout(at, deal))
    }

    fn pose(rules: &ManilleRules) -> Option<Layout> {
        Some(cardplay::pose(rules))
    }

    fn stance(
        at: Setting<'_, ManilleRules>,
        _: &Carry,
        deal: &Deal,
        _: &Cardplay,
        _: usize,
    ) -> Option<Stance> {
        cardplay::stance(at, deal)
    }

    fn posed(rules: &ManilleRules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        cardplay::posed(rules, posed)
    }

    fn partners(_: &ManilleRules, seats: usize, stance: &Stance, player: Seat) -> u8 {
        cardplay::partners(seats, stance, player)
    }

    fn worth(_: &ManilleRules, _: &Stance, card: Card) -> i32 {
        cardplay::worth(card)
    }

    fn trick_worth(rules: &ManilleRules, _: &Stance) -> i32 {
        rules.trick_point
    }

    fn from_cards(
        at: Setting<'_, ManilleRules>,
        _: &Carry,
        deal: &Deal,
        _: &Cardplay,
        tally: &Tally,
    ) -> Result<Deal, Said> {
        cardplay::from_cards(at, deal, tally)
    }

    fn card_points(at: Setting<'_, ManilleRules>, deal: &Deal, tally: &Tally) -> Vec<(Account, i32)> {
        cardplay::points(at, deal, tally)
    }

    fn known(_: Setting<'_, ManilleRules>, _: &Carry, deal: &Deal) -> Vec<(Seat, Cards)> {
        deal.turned.into_iter().map(|card| (deal.dealer, Cards::EMPTY.with(card))).collect()
    }
}

impl Advice for Manille {
    fn counts_to(at: Setting<'_, ManilleRules>, _: &Deal) -> Option<i32> {
        Some(Shape::of(at.rules).total())
    }

    fn headline(at: Setting<'_, ManilleRules>, deal: &Deal) -> Option<Reason> {
        let outcome = deal.outcome(at);
        let end = outcome.map(|outcome| outcome.end);
        let Some(hand) = deal.hand() else {
            return matches!(end, Some(End::Annulled)).then_some(Reason::HeadAnnulled);
        };
        let (trump, player) = (trump_word(hand.spoken.trump), hand.spoken.chooser);
        let multiplier = Stakes::of(at.rules, &hand.spoken, deal.carried).multiplier();
        Some(match end {
            None => Reason::HeadOpen { trump, player, multiplier },
            Some(End::Annulled) => Reason::HeadAnnulled,
            Some(End::Counted { dealer: points }) => {
                let others = Shape::of(at.rules).total() - points;
                Reason::HeadCounted { trump, player, multiplier, points, others }
            }
            Some(End::Shared { points }) => {
                let own = points[player.index() % 4];
                let others = Shape::of(at.rules).total() - own;
                Reason::HeadCounted { trump, player, multiplier, points: own, others }
            }
            Some(End::Fault { player: offender, fault: Fault::Revoke }) => {
                Reason::HeadRevoke { trump, player, multiplier, offender }
            }
            Some(End::Fault { player: offender, fault: Fault::Lie }) => {
                Reason::HeadLie { trump, player, multiplier, offender }
            }
        })
    }

    fn undertaken(at: Setting<'_, ManilleRules>, deal: &Deal) -> Undertaken<Reason> {
        let Some(hand) = deal.hand() else {
            return Undertaken { contract: Self::headline(at, deal), ..Undertaken::default() };
        };
        let spoken = hand.spoken;
        let multiplier = Stakes::of(at.rules, &spoken, deal.carried).multiplier();
        let outcome = deal.outcome(at);
        let result = outcome.map(|outcome| match outcome.end {
            End::Counted { dealer } => {
                let others = Shape::of(at.rules).total() - dealer;
                match Camp::of(at.table, outcome.dealer, spoken.chooser) {
                    Camp::Dealer => Reason::SheetCounted { points: dealer, others },
                    Camp::Other => Reason::SheetCounted { points: others, others: dealer },
                }
            }
            End::Shared { points } => {
                let own = points[spoken.chooser.index() % 4];
                Reason::SheetCounted { points: own, others: Shape::of(at.rules).total() - own }
            }
            End::Fault { player, fault: Fault::Revoke } => Reason::SheetRevoke { player },
            End::Fault { player, fault: Fault::Lie } => Reason::SheetLie { player },
            End::Annulled => Reason::HeadAnnulled,
        });
        Undertaken {
            contract: Some(Reason::SheetTrump { trump: trump_word(spoken.trump) }),
            by: vec![spoken.chooser],
            raised: match (spoken.contre, spoken.surcontre) {
                (None, _) if multiplier == 1 => None,
                (None, _) => Some(Reason::SheetTimes { multiplier }),
                (Some(_), None) => Some(Reason::SheetContre { multiplier }),
                (Some(_), Some(_)) => Some(Reason::SheetSurcontre { multiplier }),
            },
            made: None,
            out: Vec::new(),
            result,
        }
    }

    fn notices(at: Setting<'_, ManilleRules>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        notices::notices(at, carry, deal)
    }

    fn charts(rules: &ManilleRules) -> Vec<crate::engine::Chart> {
        charts::charts(rules)
    }

    fn usual(at: Setting<'_, ManilleRules>, deal: &Deal) -> Usual {
        rulings::usual(at, deal)
    }

    fn rulings(
        at: Setting<'_, ManilleRules>,
        carry: &Carry,
        deal: &Deal,
        ask: &Ask,
        usual: Rulings,
    ) -> Rulings {
        rulings::rulings(at, carry, deal, ask, usual)
    }
}
