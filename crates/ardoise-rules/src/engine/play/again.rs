//! Deals scored again and again, under one set of rules after another: what finding rules is made of.

use serde_json::{Map, Value};

use super::matched::{Play, Told, fits, read_event};
use crate::engine::event::TableEvent;
use crate::engine::game::{Setting, Start, Tricks};
use crate::engine::journal::RuleSet;
use crate::engine::options::{CellKind, Preset, Rules, RulesError};
use crate::engine::say::Said;
use crate::engine::table::{DealNo, Seat, Table};

/// What a deal comes to under some rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Came {
    /// Is all that was told of it possible, and is it finished?
    pub fits: bool,
    /// The points of each account, the referee's own included.
    pub points: Vec<i32>,
    /// The totals it began with, within its part; only where they are [asked for](Again::with_totals).
    pub before: Vec<i32>,
    /// The same of a pad that goes on from part to part: where it began, and what every deal before this one brought.
    pub throughout: Vec<i32>,
}

/// The deals of one table, ready to be scored by other rules: first the rules are [`put`](Again::put), then it is asked
/// what the deals come to.
pub trait Again {
    /// How many deals there are.
    fn len(&self) -> usize;
    /// Are there none?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Are totals told too?
    fn with_totals(&mut self, totals: bool);
    /// Every cell of the tables of the game.
    fn cells(&self) -> Vec<(String, CellKind)>;
    /// Is it a cell that tables leave alone?
    fn odd(&self, cell: &str) -> bool;
    /// A preset with what is set beside it, to vary from: its number.
    ///
    /// # Errors
    /// If a name or value is unknown.
    fn ground(&mut self, preset: &str, sets: &[(String, String)]) -> Result<usize, RulesError>;
    /// Puts rules in force: a ground with options set beside it. False where they cannot be set, or are not for this table.
    fn put(&mut self, ground: usize, sets: &[(&str, &str)]) -> bool;
    /// Do the rules in force go together?
    fn sound(&self) -> bool;
    /// The value of an option or a cell of the rules in force.
    fn value(&self, id: &str) -> Option<String>;
    /// The rules in force, complete, under the name of their preset.
    fn rules(&self) -> RuleSet;
    /// What every deal up to that one (from nought) comes to under the rules in force, each after those before it.
    fn chain(&mut self, last: usize) -> Vec<Came>;
    /// Takes what the rules in force leave before each deal as that from which [`deal`](Again::deal) goes on.
    fn anchor(&mut self);
    /// What one deal (from nought) comes to under the rules in force, after the deals before it as they were anchored.
    fn deal(&mut self, deal: usize) -> Came;
    /// The same, and whether it leaves to the deal after it what was anchored there.
    fn leaves(&mut self, deal: usize) -> (Came, bool);
    /// What a deal (from nought) would come to as the first of a match under the rules in force.
    fn first(&mut self, deal: usize) -> Came;
    /// The same as the second of a match, behind another deal.
    fn second(&mut self, before: usize, deal: usize) -> Came;
}

/// A preset and what is set beside it, before what follows from them.
struct Ground<R> {
    preset: &'static Preset,
    sets: Vec<String>,
    rules: R,
}

/// The state before a deal: what the deals before it left, who deals, the totals of its part and of all parts.
struct Before<G: Tricks> {
    carry: G::Carry,
    dealer: Seat,
    totals: Vec<i32>,
    throughout: Vec<i32>,
}

/// Rules that were put in force last, as they were before the last of what is set beside them: the next ones mostly differ in that.
struct Laid<R> {
    ground: usize,
    sets: Vec<(String, String)>,
    /// The rules after so many of the sets.
    after: Vec<(usize, R)>,
}

impl<R: Rules> Laid<R> {
    /// A ground with options set beside it; none where they cannot be set.
    fn put(&mut self, (no, ground): (usize, &R), sets: &[(&str, &str)]) -> Option<R> {
        if self.ground != no {
            (self.ground, self.sets, self.after) = (no, Vec::new(), Vec::new());
        }
        let known = self.sets.iter().zip(sets);
        let same = known.take_while(|((id, value), set)| (id.as_str(), value.as_str()) == **set).count();
        if same < sets.len() {
            self.sets.truncate(same);
            self.after.retain(|(set, _)| *set <= same);
        }
        let nearest = self.after.iter().filter(|(set, _)| *set <= same).max_by_key(|(set, _)| *set);
        let (mut done, mut rules) =
            nearest.map_or_else(|| (0, ground.clone()), |(set, rules)| (*set, rules.clone()));
        while let Some((id, value)) = sets.get(done) {
            let last = done > 0 && done + 1 == sets.len();
            if last && self.after.iter().all(|(set, _)| *set != done) {
                let more = sets.get(self.sets.len()..done).unwrap_or_default();
                self.sets.extend(more.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())));
                self.after.push((done, rules.clone()));
            }
            rules.set(id, value).ok()?;
            done += 1;
        }
        Some(rules)
    }
}

/// The deals of one table in a game.
pub(crate) struct Scored<G: Tricks> {
    table: Table,
    dealer: Seat,
    start: Option<Start>,
    deals: Vec<Vec<Told<G::Event>>>,
    grounds: Vec<Ground<G::Rules>>,
    laid: Laid<G::Rules>,
    /// The ground of the rules in force.
    now: usize,
    /// The deal that was scored last, under the rules in force.
    play: Play<G>,
    anchored: Vec<Before<G>>,
    totals: bool,
}

impl<G: Tricks> Scored<G> {
    /// The deals of a table, each as its events are stored.
    ///
    /// # Errors
    /// If an event cannot be read.
    pub(crate) fn new(
        table: &Table,
        dealer: Option<Seat>,
        start: Option<&Start>,
        deals: &[Vec<Value>],
    ) -> Result<Self, Said> {
        let deals = deals.iter().map(|deal| deal.iter().map(read_event::<G>).collect());
        let rules = G::Rules::default();
        let play = Play::new(rules.clone(), table.clone(), dealer, start)
            .or_else(|_| Play::new(rules, table.clone(), dealer, None))?;
        Ok(Scored {
            table: table.clone(),
            dealer: dealer.filter(|seat| table.has(*seat)).unwrap_or(Seat::at(0)),
            start: start.cloned(),
            deals: deals.collect::<Result<_, Said>>()?,
            grounds: Vec::new(),
            laid: Laid { ground: 0, sets: Vec::new(), after: Vec::new() },
            now: 0,
            play,
            anchored: Vec::new(),
            totals: false,
        })
    }

    fn at(&self) -> Setting<'_, G::Rules> {
        Setting { rules: self.play.rules(), table: &self.table }
    }

    fn totals_of(&self, carry: &G::Carry) -> Vec<i32> {
        if self.totals { G::standing(self.at(), carry).totals } else { Vec::new() }
    }

    fn opening(&self) -> Option<Before<G>> {
        let carry = G::begin(self.at(), self.start.as_ref()).ok()?;
        let totals = self.totals_of(&carry);
        Some(Before { carry, dealer: self.dealer, throughout: totals.clone(), totals })
    }

    /// One deal after another, each as it came and with what it left.
    fn walk(&mut self, last: usize, mut each: impl FnMut(Came, Before<G>)) {
        let Some(mut before) = self.opening() else { return };
        for deal in 0..=last.min(self.deals.len().saturating_sub(1)) {
            let came = self.one(deal, &before);
            let (carry, dealer) = (self.play.carry(), self.play.next_dealer());
            let totals = self.totals_of(&carry);
            let brought = came.throughout.iter().zip(&came.points);
            let throughout = brought.map(|(before, points)| before.saturating_add(*points)).collect();
            each(came, std::mem::replace(&mut before, Before { carry, dealer, totals, throughout }));
        }
    }

    /// A deal from a state: what it comes to.
    fn one(&mut self, deal: usize, before: &Before<G>) -> Came {
        let no = DealNo::try_from(deal + 1).unwrap_or(DealNo::MAX);
        let told = self.deals.get(deal).map_or(&[] as &[_], Vec::as_slice);
        let fits = self.play.alone((no, &before.carry, before.dealer), told);
        let dealt = self.play.deals().last();
        let fits = fits && dealt.is_some_and(|dealt| dealt.outcome.is_some());
        let marks = dealt.map_or(&[] as &[_], |dealt| dealt.marks.as_slice());
        let points = self.table.accounts().into_iter().map(|account| {
            let adjusted = marks.iter().map(|mark| match mark {
                TableEvent::Adjust { to, points, .. } if *to == account => *points,
                _ => 0,
            });
            let own = dealt.map_or(0, |dealt| dealt.score.of(account));
            adjusted.fold(own, i32::saturating_add)
        });
        let (points, throughout) = (points.collect(), before.throughout.clone());
        Came { fits, points, before: before.totals.clone(), throughout }
    }

    /// The same from what was anchored before it, which is not changed.
    fn anchored(&mut self, deal: usize) -> Option<Came> {
        let anchored = std::mem::take(&mut self.anchored);
        let came = anchored.get(deal).map(|before| self.one(deal, before));
        self.anchored = anchored;
        came
    }
}

impl<G: Tricks> Again for Scored<G> {
    fn len(&self) -> usize {
        self.deals.len()
    }

    fn with_totals(&mut self, totals: bool) {
        self.totals = totals;
    }

    fn cells(&self) -> Vec<(String, CellKind)> {
        G::Rules::cells()
    }

    fn odd(&self, cell: &str) -> bool {
        G::Rules::odd(cell)
    }

    fn ground(&mut self, preset: &str, sets: &[(String, String)]) -> Result<usize, RulesError> {
        let found = G::INFO.presets.iter().find(|known| known.name == preset);
        let preset = found.ok_or_else(|| RulesError::UnknownPreset { name: preset.to_owned() })?;
        let mut rules = G::Rules::default();
        let own = preset.sets.iter().copied();
        for (id, value) in own.chain(sets.iter().map(|(id, value)| (id.as_str(), value.as_str()))) {
            rules.set(id, value).map_err(|_| RulesError::UnknownOption { id: id.to_owned() })?;
        }
        self.grounds.push(Ground { preset, sets: sets.iter().map(|(id, _)| id.clone()).collect(), rules });
        Ok(self.grounds.len() - 1)
    }

    fn put(&mut self, ground: usize, sets: &[(&str, &str)]) -> bool {
        let Some(base) = self.grounds.get(ground) else { return false };
        let Some(mut rules) = self.laid.put((ground, &base.rules), sets) else { return false };
        let explicit = |id: &str| {
            sets.iter().any(|(set, _)| *set == id)
                || base.preset.sets.iter().any(|(set, _)| *set == id)
                || base.sets.iter().any(|set| set == id)
        };
        G::couple(&mut rules, &explicit);
        let fitting = fits::<G>(&rules, &self.table);
        self.now = ground;
        self.play.under(rules);
        fitting
    }

    fn sound(&self) -> bool {
        G::clashes(self.play.rules()).is_empty()
    }

    fn value(&self, id: &str) -> Option<String> {
        self.play.rules().get(id)
    }

    fn rules(&self) -> RuleSet {
        let mut options = Map::new();
        self.play.rules().write(&mut options);
        let preset = self.grounds.get(self.now).map_or(G::ID, |ground| ground.preset.name);
        RuleSet { preset: preset.to_owned(), options: options.into() }
    }

    fn chain(&mut self, last: usize) -> Vec<Came> {
        let mut all = Vec::with_capacity(last + 1);
        self.walk(last, |came, _| all.push(came));
        all
    }

    fn anchor(&mut self) {
        let mut anchored = Vec::with_capacity(self.deals.len());
        self.walk(self.deals.len().saturating_sub(1), |_, before| anchored.push(before));
        self.anchored = anchored;
    }

    fn deal(&mut self, deal: usize) -> Came {
        self.anchored(deal).unwrap_or_default()
    }

    fn leaves(&mut self, deal: usize) -> (Came, bool) {
        let came = self.anchored(deal).unwrap_or_default();
        let left = self.play.deals().last().map(|dealt| &dealt.after);
        let same = self
            .anchored
            .get(deal + 1)
            .is_none_or(|next| left == Some(&next.carry) && self.play.next_dealer() == next.dealer);
        (came, same)
    }

    fn first(&mut self, deal: usize) -> Came {
        self.opening().map_or_else(Came::default, |before| self.one(deal, &before))
    }

    fn second(&mut self, before: usize, deal: usize) -> Came {
        let Some(opening) = self.opening() else { return Came::default() };
        let possible = self.one(before, &opening).fits;
        let (carry, dealer) = (self.play.carry(), self.play.next_dealer());
        let before = Before { carry, dealer, totals: Vec::new(), throughout: Vec::new() };
        let came = self.one(deal, &before);
        Came { fits: possible && came.fits, ..came }
    }
}
