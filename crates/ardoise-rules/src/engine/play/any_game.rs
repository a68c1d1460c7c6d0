//! The one place where a game's types are forgotten: the registry, the store and the shell see only this.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::again::{Again, Scored};
use super::any_play::AnyPlay;
use super::matched::{Play, Told, fits};
use crate::cards::Suit;
use crate::engine::event::{Form, TableEvent};
use crate::engine::game::{Advice, Chart, Goal, Info, Spoken as _, Start, Tricks, Wager, read_rules};
use crate::engine::journal::RuleSet;
use crate::engine::options::{
    Agree, OptionSpec, OptionValue as _, Rules, RulesError, SetError, TABLE_OPTIONS, Titles, fold_value,
};
use crate::engine::referee::Bench;
use crate::engine::say::{Engine, Said, Say};
use crate::engine::table::{Camps, Seat, Table};
use crate::engine::tricks::{Judge, Umpire};

/// A game of the registry.
pub trait AnyGame: Sync {
    /// The id under which matches are stored.
    fn id(&self) -> &'static str;
    /// The schema of its rules and events.
    fn schema(&self) -> u16;
    /// Names, forms, presets and words.
    fn info(&self) -> Info;
    /// What can be typed at a table with these rules: the same forms, in the words that this table has for things.
    fn forms(&self, rules: &RuleSet) -> &'static [Form] {
        let _ = rules;
        self.info().forms
    }
    /// Its options.
    fn specs(&self) -> &'static [OptionSpec];
    /// The ids of every cell of its tables.
    fn cells(&self) -> Vec<String> {
        Vec::new()
    }
    /// Can that event, as it is stored, only begin a deal?
    fn opens(&self, event: &Value) -> bool {
        let _ = event;
        false
    }
    /// Are its trumps a suit of the pack, beside the four?
    fn own_trumps(&self) -> bool {
        false
    }
    /// What a table may set beside: its game's options, then those of every table.
    fn settable(&self) -> Vec<&'static OptionSpec> {
        self.specs().iter().chain(TABLE_OPTIONS).collect()
    }
    /// The titles of its options, values and presets.
    fn titles(&self) -> Titles {
        let info = self.info();
        Titles { words: info.option_words, specs: self.specs(), presets: info.presets }
    }
    /// What a table sets, by the ids that are stored: what was named by its title stands there by its id, all else as it is.
    fn named(&self, sets: &[(String, String)]) -> Vec<(String, String)> {
        let titles = self.titles();
        let one = |(option, value): &(String, String)| {
            let id = titles.option(option).map_or_else(|| option.clone(), str::to_owned);
            let value = titles.value(&id, value).map_or_else(|| value.clone(), str::to_owned);
            (id, value)
        };
        sets.iter().map(one).collect()
    }
    /// Complete rules from a preset and what a table sets beside it, named by ids or by titles.
    ///
    /// # Errors
    /// If a name or value is unknown or options clash.
    fn resolve(&self, preset: &str, patch: &[(String, String)]) -> Result<RuleSet, RulesError>;
    /// What a table would have to set beside `preset` to get these rules.
    ///
    /// # Errors
    /// If the preset is unknown.
    fn patch(&self, preset: &str, rules: &RuleSet) -> Result<Vec<(String, String)>, RulesError>;
    /// How many players these rules take.
    ///
    /// # Errors
    /// If the stored rules cannot be read.
    fn players(&self, rules: &RuleSet) -> Result<RangeInclusive<usize>, Said>;
    /// The preset for so many players, where a table names none: the usual one if it takes them, else the first that does.
    /// None does where what the table sets beside it does not go with the usual one.
    fn suiting(&self, players: usize, patch: &[(String, String)]) -> Option<&'static str> {
        let seats = |preset: &str| {
            let rules = self.resolve(preset, patch).ok()?;
            Some(self.players(&rules).ok()?.contains(&players))
        };
        let presets = self.info().presets;
        seats(presets.first()?.name)?;
        presets.iter().map(|preset| preset.name).find(|preset| seats(preset) == Some(true))
    }
    /// How so many players count under these rules.
    ///
    /// # Errors
    /// If the stored rules cannot be read.
    fn camps(&self, rules: &RuleSet, players: usize) -> Result<Camps, Said>;
    /// How far a match goes by these rules.
    ///
    /// # Errors
    /// If the stored rules cannot be read.
    fn goal(&self, rules: &RuleSet) -> Result<Goal, Said> {
        let _ = rules;
        Ok(Goal::default())
    }
    /// Do the points of a table always sum to zero by these rules?
    ///
    /// # Errors
    /// If the stored rules cannot be read.
    fn zero_sum(&self, rules: &RuleSet) -> Result<bool, Said> {
        let _ = rules;
        Ok(false)
    }
    /// An event stored under an older schema, as it would be stored today.
    fn upcast(&self, from: u16, event: Value) -> Value {
        let _ = from;
        event
    }
    /// The tables that go with these rules: marks, conversions, equivalences.
    ///
    /// # Errors
    /// If the stored rules cannot be read.
    fn charts(&self, rules: &RuleSet) -> Result<Vec<Chart>, Said> {
        let _ = rules;
        Ok(Vec::new())
    }
    /// What came of a deal that somebody took, by what his side marked for it and what the other did, as events beside those that were told
    /// of it; none where that does not show.
    fn came_of_marks(&self, taker: Seat, marks: [i32; 2], told: &[Value]) -> Option<Vec<Value>> {
        let _ = (taker, marks, told);
        None
    }
    /// What stands in a cell of a table of the rules where nothing is written over it; none where that is no number, or they cannot be read.
    fn in_force(&self, rules: &RuleSet, cell: &str) -> Option<i32> {
        let _ = (rules, cell);
        None
    }
    /// What came of a deal of which a pad tells by how much more was made than was needed, or less, as events beside those that were told;
    /// none where that does not show.
    fn came_by(&self, difference: i32, told: &[Value]) -> Option<Vec<Value>> {
        let _ = (difference, told);
        None
    }
    /// The levels of contracts that are no figures, the lowest first; each stands above every figure.
    fn levels(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// One value of a scale of points on the others; none where the game converts nothing.
    ///
    /// # Errors
    /// If the stored rules cannot be read, or there is no such scale or value.
    fn convert(
        &self,
        rules: &RuleSet,
        points: i32,
        from: &str,
        to: Option<&str>,
    ) -> Result<Option<Chart>, Said> {
        let _ = (rules, points, from, to);
        Ok(None)
    }
    /// What each side would mark for each result of a bid; none where the game cannot say.
    ///
    /// # Errors
    /// If the stored rules cannot be read, or know no such bid.
    fn pays(&self, rules: &RuleSet, wager: &Wager<'_>) -> Result<Option<Chart>, Said> {
        let _ = (rules, wager);
        Ok(None)
    }
    /// The rules ready to judge positions.
    ///
    /// # Errors
    /// If the stored rules cannot be read, or the game is recorded without cards.
    fn judge(&self, rules: &RuleSet) -> Result<Box<dyn Judge>, Said> {
        let _ = rules;
        Err(Umpire::NoCardsHere.said())
    }
    /// A match before its first deal.
    ///
    /// # Errors
    /// If the stored rules cannot be read or the start cannot be true.
    fn play(
        &self,
        schema: u16,
        rules: &RuleSet,
        table: &Table,
        dealer: Option<Seat>,
        start: Option<&Start>,
    ) -> Result<Box<dyn AnyPlay>, Said>;
    /// The deals of a table, each as its events are stored today, ready to be scored by one set of rules after another.
    ///
    /// # Errors
    /// If an event cannot be read.
    fn again(
        &self,
        table: &Table,
        dealer: Option<Seat>,
        start: Option<&Start>,
        deals: &[Vec<Value>],
    ) -> Result<Box<dyn Again>, Said> {
        let _ = (table, dealer, start, deals);
        Err(Engine::NoOpening.said())
    }
}

impl std::fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

/// A game of the registry made from its types.
#[derive(Debug)]
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The game with its types forgotten.
    #[must_use]
    pub const fn new() -> Self {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Tricks + Advice> Erased<G> {
    fn make(preset: &str, patch: &[(String, String)]) -> Result<G::Rules, RulesError> {
        let found = G::INFO.presets.iter().find(|known| known.name == preset);
        let Some(found) = found else { return Err(RulesError::UnknownPreset { name: preset.to_owned() }) };
        let mut rules = G::Rules::default();
        for (id, value) in found.sets {
            Self::set(&mut rules, id, value)?;
        }
        for (id, value) in patch {
            Self::set(&mut rules, id, value)?;
        }
        let explicit =
            |id: &str| found.sets.iter().any(|(set, _)| *set == id) || patch.iter().any(|(set, _)| set == id);
        G::couple(&mut rules, &explicit);
        let clashes = G::clashes(&rules);
        if clashes.is_empty() {
            Ok(rules)
        } else {
            Err(RulesError::Clash(clashes.iter().map(Say::said).collect()))
        }
    }

    fn set(rules: &mut G::Rules, id: &str, value: &str) -> Result<(), RulesError> {
        let spec = G::Rules::SPECS.iter().find(|spec| spec.id == id);
        rules.set(id, value).map_err(|error| match (error, spec) {
            (SetError::Value, Some(spec)) => {
                RulesError::BadValue { id: id.to_owned(), value: value.to_owned(), kind: spec.kind }
            }
            (SetError::Cell(known), _) => {
                RulesError::BadCell { id: id.to_owned(), value: value.to_owned(), known }
            }
            (SetError::NoCell, _) => RulesError::UnknownCell { id: id.to_owned() },
            (SetError::Unknown | SetError::Value, _) => RulesError::UnknownOption { id: id.to_owned() },
        })
    }

    fn write(rules: &G::Rules) -> Map<String, Value> {
        let mut options = Map::new();
        rules.write(&mut options);
        options
    }
}

/// What a table sets of its game's options, and whether it asks for agreement.
fn divided(patch: &[(String, String)]) -> Result<(Vec<(String, String)>, Agree), RulesError> {
    let mut own = Vec::with_capacity(patch.len());
    let mut agree = Agree::Off;
    for (id, value) in patch {
        if id != Agree::ID {
            own.push((id.clone(), value.clone()));
            continue;
        }
        agree = Agree::read(&fold_value(value), Agree::KIND).ok_or_else(|| RulesError::BadValue {
            id: id.clone(),
            value: value.clone(),
            kind: Agree::KIND,
        })?;
    }
    Ok((own, agree))
}

/// A stored value as the word that sets it.
fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Events as the game has them, but for those that it does not read.
fn events_of<G: Tricks>(told: &[Value]) -> Vec<G::Event> {
    told.iter().filter_map(|event| serde_json::from_value(event.clone()).ok()).collect()
}

impl<G: Tricks + Advice> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn schema(&self) -> u16 {
        G::SCHEMA
    }

    fn info(&self) -> Info {
        G::INFO
    }

    fn specs(&self) -> &'static [OptionSpec] {
        G::Rules::SPECS
    }

    fn cells(&self) -> Vec<String> {
        G::Rules::cells().into_iter().map(|(id, _)| id).collect()
    }

    fn opens(&self, event: &Value) -> bool {
        match super::matched::read_event::<G>(event) {
            Ok(Told::Game(event)) => event.opens(),
            Ok(Told::Table(TableEvent::Deal { .. })) => true,
            Ok(Told::Table(_)) | Err(_) => false,
        }
    }

    fn own_trumps(&self) -> bool {
        let lies = G::pose(&G::Rules::default());
        lies.is_some_and(|layout| !layout.pack.suit(Suit::Trumps).is_empty())
    }

    fn resolve(&self, preset: &str, patch: &[(String, String)]) -> Result<RuleSet, RulesError> {
        let (own, agree) = divided(&self.named(patch))?;
        let mut options = Self::write(&Self::make(preset, &own)?);
        if agree.asked() {
            options.insert(Agree::ID.to_owned(), agree.json());
        }
        Ok(RuleSet { preset: preset.to_owned(), options: options.into() })
    }

    fn patch(&self, preset: &str, rules: &RuleSet) -> Result<Vec<(String, String)>, RulesError> {
        let base = Self::write(&Self::make(preset, &[])?);
        let agree = Agree::of(&rules.options);
        let mut wanted = Map::clone(&rules.options);
        wanted.shift_remove(Agree::ID);
        let differs = |from: &Map<String, Value>| -> Vec<(String, String)> {
            let differing = wanted.iter().filter(|(id, value)| from.get(*id) != Some(*value));
            differing.map(|(id, value)| (id.clone(), word(value))).collect()
        };
        let mut patch = differs(&base);
        for _ in 0..wanted.len() {
            let made = match Self::make(preset, &patch) {
                Ok(rules) => Self::write(&rules),
                Err(_) => Map::new(),
            };
            let missing: Vec<_> =
                differs(&made).into_iter().filter(|(id, _)| patch.iter().all(|(set, _)| set != id)).collect();
            if missing.is_empty() {
                break;
            }
            patch.extend(missing);
        }
        if agree.asked() {
            patch.push((Agree::ID.to_owned(), agree.write()));
        }
        Ok(patch)
    }

    fn players(&self, rules: &RuleSet) -> Result<RangeInclusive<usize>, Said> {
        Ok(G::players(&read_rules::<G>(G::SCHEMA, rules)?))
    }

    fn camps(&self, rules: &RuleSet, players: usize) -> Result<Camps, Said> {
        Ok(G::camps(&read_rules::<G>(G::SCHEMA, rules)?, players))
    }

    fn forms(&self, rules: &RuleSet) -> &'static [Form] {
        read_rules::<G>(G::SCHEMA, rules).map_or(G::INFO.forms, |rules| G::forms(&rules))
    }

    fn goal(&self, rules: &RuleSet) -> Result<Goal, Said> {
        Ok(G::goal(&read_rules::<G>(G::SCHEMA, rules)?))
    }

    fn zero_sum(&self, rules: &RuleSet) -> Result<bool, Said> {
        Ok(G::zero_sum(&read_rules::<G>(G::SCHEMA, rules)?))
    }

    fn upcast(&self, from: u16, event: Value) -> Value {
        if from == G::SCHEMA { event } else { G::upcast(from, event) }
    }

    fn charts(&self, rules: &RuleSet) -> Result<Vec<Chart>, Said> {
        Ok(G::charts(&read_rules::<G>(G::SCHEMA, rules)?))
    }

    fn came_of_marks(&self, taker: Seat, marks: [i32; 2], told: &[Value]) -> Option<Vec<Value>> {
        let came = G::came_of_marks(taker, marks, &events_of::<G>(told))?;
        came.iter().map(|event| serde_json::to_value(event).ok()).collect()
    }

    fn in_force(&self, rules: &RuleSet, cell: &str) -> Option<i32> {
        G::in_force(&read_rules::<G>(G::SCHEMA, rules).ok()?, cell)
    }

    fn came_by(&self, difference: i32, told: &[Value]) -> Option<Vec<Value>> {
        let came = G::came_by(difference, &events_of::<G>(told))?;
        came.iter().map(|event| serde_json::to_value(event).ok()).collect()
    }

    fn levels(&self) -> Vec<&'static str> {
        G::levels()
    }

    fn convert(
        &self,
        rules: &RuleSet,
        points: i32,
        from: &str,
        to: Option<&str>,
    ) -> Result<Option<Chart>, Said> {
        let chart = G::convert(&read_rules::<G>(G::SCHEMA, rules)?, points, from, to);
        chart.transpose().map_err(|reason| reason.said())
    }

    fn pays(&self, rules: &RuleSet, wager: &Wager<'_>) -> Result<Option<Chart>, Said> {
        G::pays(&read_rules::<G>(G::SCHEMA, rules)?, wager).transpose().map_err(|reason| reason.said())
    }

    fn judge(&self, rules: &RuleSet) -> Result<Box<dyn Judge>, Said> {
        let bench = Bench::<G>::new(read_rules::<G>(G::SCHEMA, rules)?);
        bench.map(|bench| Box::new(bench) as Box<dyn Judge>).ok_or_else(|| Umpire::NoCardsHere.said())
    }

    fn play(
        &self,
        schema: u16,
        rules: &RuleSet,
        table: &Table,
        dealer: Option<Seat>,
        start: Option<&Start>,
    ) -> Result<Box<dyn AnyPlay>, Said> {
        let (rules, agree) = (read_rules::<G>(schema, rules)?, Agree::of(&rules.options));
        if !fits::<G>(&rules, table) {
            return Err(Engine::NoOpening.said());
        }
        Ok(Box::new(Play::<G>::new(rules, table.clone(), dealer, start)?.agreeing(agree)))
    }
    fn again(
        &self,
        table: &Table,
        dealer: Option<Seat>,
        start: Option<&Start>,
        deals: &[Vec<Value>],
    ) -> Result<Box<dyn Again>, Said> {
        Ok(Box::new(Scored::<G>::new(table, dealer, start, deals)?))
    }
}
