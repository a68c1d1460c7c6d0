//! What a game must tell the engine for a match to be kept.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::setting::{Expects, Goal, Setting, Standing};
use super::spoken::Spoken;
use crate::engine::event::{Field, Form};
use crate::engine::options::{Preset, Rules, schema_of};
use crate::engine::say::{Catalogue, Say};
use crate::engine::score::{Race, Score};
use crate::engine::table::{Account, Camps, Seat};
use crate::lang::{self, Texts};

/// What a game is made of besides its rules: names, forms, presets and words.
#[derive(Debug, Clone, Copy)]
pub struct Info {
    /// Other names under which it is opened.
    pub names: lang::Spoken,
    /// The events it knows, in the order in which help shows them.
    pub forms: &'static [Form],
    /// What `start` may carry besides the totals.
    pub start: &'static [Field],
    /// Its presets; the first is the one named like the game.
    pub presets: &'static [Preset],
    /// The words it shares with other games (Fluent): they are looked for after its own.
    pub shared_words: &'static [Texts],
    /// Its words (Fluent).
    pub words: Texts,
    /// The words of its options and presets (Fluent).
    pub option_words: Texts,
    /// Its rulebook (Markdown).
    pub rulebook: Texts,
    /// The ids of every reason with the names of its figures.
    pub catalogue: &'static [&'static Catalogue],
}

/// What a game is made of besides its rules, taken from its types and from the files of its folder: `keywords.*.txt`, `words.*.ftl`,
/// `options.*.ftl`, `rulebook.*.md`. Only for the `INFO` of a game; words shared with others are named as `words`.
#[macro_export]
macro_rules! info {
    (start $start:expr, presets $presets:expr $(, words $words:expr)?) => {
        $crate::engine::Info {
            names: $crate::spoken!($crate::languages!(texts! "keywords." ".txt"), "game"),
            forms: <Self::Event as $crate::engine::Spoken>::FORMS,
            start: $start,
            presets: $presets,
            shared_words: &[$($words)?],
            words: $crate::languages!(texts! "words." ".ftl"),
            option_words: $crate::languages!(texts! "options." ".ftl"),
            rulebook: $crate::languages!(texts! "rulebook." ".md"),
            catalogue: <Self::Reason as $crate::engine::Say>::CATALOGUES,
        }
    };
}

/// What was carried in from a paper sheet.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Start {
    /// Totals by account.
    pub totals: Vec<(Account, i32)>,
    /// The game's own fields, as its `start` form stores them.
    pub fields: serde_json::Map<String, Value>,
}

impl Start {
    /// A number among the game's own fields, nought if it is not there.
    #[must_use]
    pub fn number(&self, field: &str) -> i32 {
        let number = self.fields.get(field).and_then(Value::as_i64).unwrap_or(0);
        i32::try_from(number).unwrap_or(0).max(0)
    }

    /// A race between so many accounts, with the totals and the deals that were carried in.
    #[must_use]
    pub fn race(start: Option<&Start>, accounts: usize) -> Race {
        let mut race = Race::new(accounts);
        if let Some(start) = start {
            race.post(&start.totals);
            race.deals = start.number("deals").unsigned_abs();
        }
        race
    }
}

/// A card game as the engine sees it: what a match needs. Every function is pure and total. Cards are told by
/// [`super::Tricks`], advice by [`super::Advice`]; both may be left empty.
///
/// What may be asked before anybody sits down is asked of the rules alone (`&Rules`): what they take, what goes
/// together, what a single position allows. What is asked of a match comes with its [`Setting`]: the rules of the deal in
/// question and who plays it.
pub trait Game: Sized + Clone + Debug + 'static {
    /// The id under which matches are stored; never renamed.
    const ID: &'static str;
    /// The schema of rules and events as stored.
    const SCHEMA: u16 = schema_of(Self::Rules::SPECS);
    /// Names, forms, presets, words.
    const INFO: Info;
    /// The house rules, complete.
    type Rules: Rules;
    /// What is seen at the table.
    type Event: Spoken;
    /// A deal in progress or done: a state machine.
    type Deal: Clone + Debug;
    /// What a deal came to: all that scoring sees.
    type Outcome: Clone + Debug;
    /// What passes from deal to deal: totals, parts, doubled deals, quotas.
    type Carry: Clone + Debug + PartialEq;
    /// Reasons, findings, refusals.
    type Reason: Say + Clone + Debug + PartialEq;
    /// What can be typed at a table with these rules: the forms of the game, in the words that this table has for things.
    fn forms(rules: &Self::Rules) -> &'static [Form] {
        let _ = rules;
        Self::INFO.forms
    }
    /// Moves the defaults that follow another option, unless the table set them itself.
    fn couple(rules: &mut Self::Rules, explicit: &dyn Fn(&str) -> bool) {
        let _ = (rules, explicit);
    }
    /// The options that cannot go together.
    fn clashes(rules: &Self::Rules) -> Vec<Self::Reason> {
        let _ = rules;
        Vec::new()
    }
    /// How many players these rules take.
    fn players(rules: &Self::Rules) -> RangeInclusive<usize>;
    /// How the players count.
    fn camps(rules: &Self::Rules, players: usize) -> Camps;
    /// The state before the first deal, with what was carried in from paper.
    ///
    /// # Errors
    /// If the start cannot be true.
    fn begin(at: Setting<'_, Self::Rules>, start: Option<&Start>) -> Result<Self::Carry, Self::Reason>;
    /// How many points wait for the next deal to say whose they are: a deal was level.
    fn waiting(_: &Self::Carry) -> i32 {
        0
    }
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
    /// Points that are due while the deal is still open: they count at once, and are lines of it before it closes.
    fn due(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal) -> Score<Self::Reason> {
        let _ = (at, carry, deal);
        Score::default()
    }
    /// Who is ahead if the table stops here, several where they are level. By the totals, unless the game says otherwise.
    fn ahead(at: Setting<'_, Self::Rules>, carry: &Self::Carry) -> Vec<Account> {
        let totals = Self::standing(at, carry).totals;
        at.table.ahead(|place| totals.get(place).copied())
    }
    /// Do those who are level when the table stops share the victory, or is the match drawn?
    fn level_share(at: Setting<'_, Self::Rules>) -> bool {
        let _ = at;
        false
    }
    /// The totals that pass from deal to deal: the referee's own points are added to them before the deal they are written in.
    fn race(carry: &mut Self::Carry) -> &mut Race;
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
    /// The contract as JSON: `{"by": [1], "level": 100, "suit": "hearts", "multiplier": 1}`, or null. What is told besides,
    /// [`super::Advice::feats`], is added to it as `feats`.
    fn contract(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Value;
    /// Must the referee's own points of one command sum to zero?
    fn zero_sum(rules: &Self::Rules) -> bool {
        let _ = rules;
        false
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
        for spec in Self::Rules::SPECS {
            if let Some((schema, behaviour)) = spec.since
                && schema > from
                && !options.contains_key(spec.id)
            {
                options.insert(spec.id.to_owned(), Value::from(behaviour));
            }
        }
        options
    }
}
