//! What a game must tell the engine. A new game implements [`Game`] and nothing else names it.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::chart::{Chart, Wager};
use super::ruling::{Ask, Ruling};
use super::setting::{Expects, Goal, Setting, Standing};
use super::undertaken::Undertaken;
use crate::engine::event::{Field, Form};
use crate::engine::options::{Preset, Rules};
use crate::engine::say::{Said, Say};
use crate::engine::score::{Article, Score};
use crate::engine::table::{Account, Camps, Seat};
use crate::engine::tricks::{Cardplay, Duty, Layout, Narrow, Posed, Position, Stance, Tally, Umpire};

use crate::cards::{Card, Cards, Order, Strength};

/// What a game is made of besides its rules: names, forms, presets and words.
#[derive(Debug, Clone, Copy)]
pub struct Info {
    /// Other names under which it is opened, folded.
    pub aliases: &'static [&'static str],
    /// The events it knows, in the order in which help shows them.
    pub forms: &'static [Form],
    /// What `start` may carry besides the totals.
    pub start: &'static [Field],
    /// Its presets; the first is the one named like the game.
    pub presets: &'static [Preset],
    /// Its words (Fluent), French then English.
    pub words: [&'static str; 2],
    /// The words of its options and presets (Fluent), French then English.
    pub option_words: [&'static str; 2],
    /// Its rulebook (Markdown), French then English.
    pub rulebook: [&'static str; 2],
    /// The ids of every reason with the names of its figures.
    pub catalogue: &'static [(&'static str, &'static [&'static str])],
}

/// How sure a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FindingKind {
    /// Against the rules, proved by the cards.
    Irregular,
    /// Against the rules if the hand was as it may have been.
    Unproved,
}

/// Something played against the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding<R> {
    /// Proved or not.
    pub kind: FindingKind,
    /// The trick, from 1; 0 where it is not about a trick.
    pub trick: u8,
    /// Who did it.
    pub player: Seat,
    /// The card in question.
    pub card: Option<Card>,
    /// The article it offends.
    pub article: Article,
    /// What happened.
    pub reason: R,
}

/// What was carried in from a paper sheet.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Start {
    /// Totals by account.
    pub totals: Vec<(Account, i32)>,
    /// The game's own fields, as its `start` form stores them.
    pub fields: serde_json::Map<String, Value>,
}

/// A card game as the engine sees it. Every function is pure and total.
pub trait Game: Sized + Clone + Debug + 'static {
    /// The id under which matches are stored; never renamed.
    const ID: &'static str;
    /// The schema of rules and events as stored.
    const SCHEMA: u16;
    /// Options added since the first schema: the schema that brought each, its id, and what matches stored before it
    /// were played by.
    const ADDED: &'static [(u16, &'static str, &'static str)] = &[];
    /// Names, forms, presets, words.
    const INFO: Info;
    /// The house rules, complete.
    type Rules: Rules;
    /// What is seen at the table.
    type Event: Serialize + DeserializeOwned + Clone + Debug;
    /// A deal in progress or done: a state machine.
    type Deal: Clone + Debug;
    /// What a deal came to: all that scoring sees.
    type Outcome: Clone + Debug;
    /// What passes from deal to deal: totals, parts, doubled deals, quotas.
    type Carry: Clone + Debug;
    /// Reasons, findings, refusals.
    type Reason: Say + Clone + Debug + PartialEq;

    /// Moves the defaults that follow another option, unless the table set them itself.
    fn couple(rules: &mut Self::Rules, explicit: &dyn Fn(&str) -> bool);
    /// The options that cannot go together.
    fn clashes(rules: &Self::Rules) -> Vec<Self::Reason>;
    /// How many players these rules take.
    fn players(rules: &Self::Rules) -> RangeInclusive<usize>;
    /// How the players count.
    fn camps(rules: &Self::Rules, players: usize) -> Camps;
    /// The state before the first deal, with what was carried in from paper.
    ///
    /// # Errors
    /// If the start cannot be true.
    fn begin(at: Setting<'_, Self::Rules>, start: Option<&Start>) -> Result<Self::Carry, Self::Reason>;
    /// A new deal by `dealer`.
    fn deal(at: Setting<'_, Self::Rules>, carry: &Self::Carry, dealer: Seat) -> Self::Deal;
    /// The same deal dealt again by the same dealer; keeps what the first attempt left behind.
    fn redeal(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal) -> Self::Deal {
        Self::deal(at, carry, Self::dealer(deal))
    }
    /// The deal just dealt, when it turns out that `dealer` deals it; keeps what an earlier attempt left behind.
    fn dealt_by(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        dealer: Seat,
    ) -> Self::Deal {
        let _ = deal;
        Self::deal(at, carry, dealer)
    }
    /// Who deals this deal.
    fn dealer(deal: &Self::Deal) -> Seat;
    /// Did the last event throw the cards in, so that the deal begins again?
    fn undealt(deal: &Self::Deal) -> bool {
        let _ = deal;
        false
    }
    /// Can this event only begin a deal?
    fn opens(event: &Self::Event) -> bool;
    /// The deal after an event.
    ///
    /// # Errors
    /// If the event cannot be true; the deal is then as it was.
    fn apply(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        event: &Self::Event,
    ) -> Result<Self::Deal, Self::Reason>;
    /// What the deal came to, once that is known.
    fn outcome(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal)
    -> Option<Self::Outcome>;
    /// The lines of a deal.
    fn score(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        outcome: &Self::Outcome,
    ) -> Score<Self::Reason>;
    /// The state after the referee's own points, which count before the deal they are written in.
    fn adjust(at: Setting<'_, Self::Rules>, carry: Self::Carry, points: &[(Account, i32)]) -> Self::Carry;
    /// The state after a deal.
    fn carry(
        at: Setting<'_, Self::Rules>,
        carry: Self::Carry,
        outcome: &Self::Outcome,
        score: &Score<Self::Reason>,
    ) -> Self::Carry;
    /// Was the deal annulled or passed out?
    fn annulled(outcome: &Self::Outcome) -> bool;
    /// Who deals after this deal.
    fn next_dealer(at: Setting<'_, Self::Rules>, outcome: &Self::Outcome, dealer: Seat) -> Seat;
    /// How the match stands.
    fn standing(at: Setting<'_, Self::Rules>, carry: &Self::Carry) -> Standing<Self::Reason>;
    /// What ends a match, as far as it is a number.
    fn goal(rules: &Self::Rules) -> Goal {
        let _ = rules;
        Goal::default()
    }
    /// What may be said now.
    fn expects(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal) -> Expects;
    /// The contract as JSON: `{"by": [1], "level": 100, "suit": "hearts", "multiplier": 1}`, or null.
    fn contract(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Value;
    /// The deal in a few words, for its row on the slate: contract, tricks.
    fn headline(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Option<Self::Reason>;
    /// The deal as its row on the sheet: what was undertaken, by whom, and what came of it.
    fn undertaken(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Undertaken<Self::Reason> {
        Undertaken { contract: Self::headline(at, deal), ..Undertaken::default() }
    }
    /// What the table must not forget now: a doubled deal, sans-atout owed, what the standing bid pays.
    fn notices(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: Option<&Self::Deal>,
    ) -> Vec<Self::Reason>;
    /// The deal when its first card falls: what was not said is implied.
    ///
    /// # Errors
    /// If no card can fall yet, or none any more.
    fn to_play(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
    ) -> Result<Self::Deal, Said> {
        let _ = (at, carry);
        Ok(deal.clone())
    }
    /// How the cards lie; none in a game that is recorded without cards.
    fn layout(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal) -> Option<Layout> {
        let _ = (at, carry, deal);
        None
    }
    /// What decides legality and the winner in trick `no`, counted from 0; none while it is not known.
    fn stance(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        cards: &Cardplay,
        no: usize,
    ) -> Option<Stance> {
        let _ = (at, carry, deal, cards, no);
        None
    }
    /// The same for a position without a deal.
    ///
    /// # Errors
    /// If the game has no such trump, or must know more.
    fn posed(rules: &Self::Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        let _ = (rules, posed);
        Err(Umpire::NoCardsHere)
    }
    /// How the cards lie in a position without a deal.
    fn pose(rules: &Self::Rules) -> Option<Layout> {
        let _ = rules;
        None
    }
    /// What a hand may play. Written as if the hand were known.
    fn duties<N: Narrow>(rules: &Self::Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        let _ = (rules, stance, position);
        N::free(hand)
    }
    /// The article of a duty.
    fn article(duty: Duty) -> Article {
        let _ = duty;
        Article("table.trick")
    }
    /// What beats what.
    fn strength(rules: &Self::Rules, stance: &Stance) -> Strength {
        static NONE: Order = Order::strongest_first(&[]);
        let _ = rules;
        Strength { trump: stance.trumps.suit(), plain: &NONE, trumps: &NONE }
    }
    /// The partners of a player, one bit for each seat.
    fn partners(rules: &Self::Rules, seats: usize, stance: &Stance, player: Seat) -> u8 {
        let _ = (rules, seats, stance, player);
        0
    }
    /// What a card counts for whoever takes it.
    fn worth(rules: &Self::Rules, stance: &Stance, card: Card) -> i32 {
        let _ = (rules, stance, card);
        0
    }
    /// What a trick counts by itself.
    fn trick_worth(rules: &Self::Rules, stance: &Stance) -> i32 {
        let _ = (rules, stance);
        0
    }
    /// What the last trick counts besides.
    fn last_worth(rules: &Self::Rules, stance: &Stance) -> i32 {
        let _ = (rules, stance);
        0
    }
    /// The deal with everything that all its cards tell, in the counts it knows already.
    ///
    /// # Errors
    /// If what was counted by hand does not agree with the cards.
    fn from_cards(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        cards: &Cardplay,
        tally: &Tally,
    ) -> Result<Self::Deal, Said> {
        let _ = (at, carry, cards, tally);
        Ok(deal.clone())
    }
    /// The points of the cards by account.
    fn card_points(at: Setting<'_, Self::Rules>, deal: &Self::Deal, tally: &Tally) -> Vec<(Account, i32)> {
        let _ = deal;
        tally.by_account(at.table)
    }
    /// Cards whose holder is known without a hand: one that was turned up.
    fn known(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal) -> Vec<(Seat, Cards)> {
        let _ = (at, carry, deal);
        Vec::new()
    }
    /// What was said against the rules, as far as the cards tell. `told` are the events of the deal, each with
    /// the number of cards that had fallen before it.
    fn seen(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        told: &[(usize, Self::Event)],
        cards: &Cardplay,
    ) -> Vec<Finding<Said>> {
        let _ = (at, carry, deal, told, cards);
        Vec::new()
    }
    /// Must the referee's own points of one command sum to zero?
    fn zero_sum(at: Setting<'_, Self::Rules>) -> bool {
        let _ = at;
        false
    }
    /// The tables that go with these rules: marks, conversions, equivalences.
    fn charts(rules: &Self::Rules) -> Vec<Chart> {
        let _ = rules;
        Vec::new()
    }
    /// One value of a scale of points on the others; none where the game converts nothing.
    ///
    /// # Errors
    /// If there is no such scale, or no such value on it.
    fn convert(
        rules: &Self::Rules,
        points: i32,
        from: &str,
        to: Option<&str>,
    ) -> Option<Result<Chart, Self::Reason>> {
        let _ = (rules, points, from, to);
        None
    }
    /// What each side would mark for each result of a bid; none where the game cannot say.
    ///
    /// # Errors
    /// If these rules know no such bid.
    fn pays(rules: &Self::Rules, wager: &Wager<'_>) -> Option<Result<Chart, Self::Reason>> {
        let _ = (rules, wager);
        None
    }
    /// What the rules prescribe for each irregularity, the deal being as it is.
    fn rulings(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        ask: &Ask,
    ) -> Vec<Ruling> {
        let _ = (at, carry, deal, ask);
        Vec::new()
    }
    /// Brings an event stored under an older schema to the present one.
    fn upcast(from: u16, event: Value) -> Value {
        let _ = from;
        event
    }
    /// Brings rules stored under an older schema to the present one, with the old behaviour.
    fn upcast_rules(
        from: u16,
        mut options: serde_json::Map<String, Value>,
    ) -> serde_json::Map<String, Value> {
        for (schema, id, behaviour) in Self::ADDED {
            if *schema > from && !options.contains_key(*id) {
                options.insert((*id).to_owned(), Value::from(*behaviour));
            }
        }
        options
    }
}
