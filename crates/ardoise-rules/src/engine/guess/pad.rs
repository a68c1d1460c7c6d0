//! A pad: what was played at a table, and what was written of each deal.

use serde_json::Value;

use crate::cards::Suit;
use crate::engine::event::{Kind, TableEvent};
use crate::engine::game::Start;
use crate::engine::journal::RuleSet;
use crate::engine::play::{AnyGame, Came};
use crate::engine::reconcile::Paper;
use crate::engine::report::{Head, Report};
use crate::engine::say::Said;
use crate::engine::table::{Account, Camps, DealNo, Seat, Table};

/// Fewer deals than these are no match.
const DEALS_OF_A_MATCH: usize = 4;

/// How the figures of a pad are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// Each is what the deal brought.
    Deals,
    /// Each is the total after the deal.
    Totals,
}

/// A deal of a pad.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Written {
    /// What happened, as it is stored today.
    pub events: Vec<Value>,
    /// What was written; nothing where the table wrote nothing.
    pub figures: Paper,
}

impl Written {
    /// Writes figures down beside those that stand there; of one account the last counts.
    fn write(&mut self, said: Paper) {
        self.figures.retain(|(known, _)| said.iter().all(|(account, _)| account != known));
        self.figures.extend(said);
    }

    /// What the figures of more than two accounts sum to: nothing where none is wrong by itself.
    pub(super) fn sum(&self) -> Option<i64> {
        let sum = self.figures.iter().map(|(_, figure)| i64::from(*figure)).sum();
        (self.figures.len() > 2).then_some(sum)
    }
}

/// What a preset needs beside it so that so many can play; none where they cannot.
pub(super) fn seated(game: &dyn AnyGame, preset: &str, table: &Table) -> Option<Vec<(String, String)>> {
    let fits = |sets: &[(String, String)]| {
        let rules = game.resolve(preset, sets).ok()?;
        game.play(game.schema(), &rules, table, None, None).ok().map(|_| sets.to_vec())
    };
    let players = || vec![("players".to_owned(), table.len().to_string())];
    fits(&[]).or_else(|| fits(&players()))
}

/// Is it said beside the deals, and neither begins one nor belongs to what happened?
fn is_remark(event: &Value) -> bool {
    match TableEvent::read(event) {
        Ok(Some(event)) => !matches!(
            event,
            TableEvent::Deal { .. } | TableEvent::Redeal | TableEvent::Play { .. } | TableEvent::Trick { .. }
        ),
        Ok(None) | Err(_) => false,
    }
}

/// Is the end of one deal told, by the rules of some preset that allows it as it is told? None where no preset allows it.
#[must_use]
pub fn tells_its_end(game: &'static dyn AnyGame, table: &Table, events: &[Value]) -> Option<bool> {
    let ends = |name: &str| {
        let rules = seated(game, name, table).and_then(|sets| game.resolve(name, &sets).ok())?;
        let mut play = game.play(game.schema(), &rules, table, None, None).ok()?;
        events.iter().try_for_each(|event| play.place(event).map(|_| ())).ok()?;
        Some(play.complete() > 0)
    };
    let told = game.info().presets.iter().filter_map(|preset| ends(preset.name));
    told.fold(None, |known, ends| Some(known.unwrap_or(false) || ends))
}

/// What was played at a table, with what was written of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Pad {
    /// The players.
    pub table: Table,
    /// The first dealer, where he was named.
    pub dealer: Option<Seat>,
    /// What was carried in.
    pub start: Option<Start>,
    /// The deals, in order.
    pub deals: Vec<Written>,
    /// Is what came of the deals read from what was marked? Then the table itself told nothing of it: that a belote is read in one deal
    /// does not say that there was none in the others.
    pub by_marks: bool,
}

/// What is in the way of a deal.
#[derive(Debug, Clone, PartialEq)]
pub enum Hindrance {
    /// The rules refuse something that was told of it.
    Refused(Said),
    /// What came of it is not told.
    Unended,
}

impl Pad {
    /// The deals of a sheet, told apart by the rules that take most of what was told. A figure belongs to the deal before it.
    ///
    /// # Errors
    /// If no rules of the game are for this table.
    pub fn of(
        game: &'static dyn AnyGame,
        (table, dealer, start): (&Table, Option<Seat>, Option<&Start>),
        events: &[Value],
    ) -> Result<Pad, Said> {
        let mut best: Option<(usize, Vec<Written>)> = None;
        let mut refused = None;
        for preset in game.info().presets {
            let Some(rules) =
                seated(game, preset.name, table).and_then(|sets| game.resolve(preset.name, &sets).ok())
            else {
                continue;
            };
            let mut play = match game.play(game.schema(), &rules, table, dealer, start) {
                Ok(play) => play,
                Err(said) => {
                    refused.get_or_insert(said);
                    continue;
                }
            };
            let mut wrong = 0;
            let mut deals: Vec<(DealNo, Written)> = Vec::new();
            // Is what was written of the last deal the end of it, whatever comes, or only before what opens another?
            let (mut closed, mut written) = (false, false);
            // Did a line of its own begin the last deal? Then no rules end it before another begins.
            let mut marked = false;
            for event in events {
                let current = play.current();
                let mut refused = false;
                let no = if let Ok(placed) = play.place(event) {
                    placed.deal
                } else if play.over() {
                    // The table played on.
                    play.feed(current, 0, game.schema(), &event.clone().into());
                    play.settle();
                    current
                } else {
                    (wrong, refused) = (wrong + 1, true);
                    current
                };
                // What these rules do not know begins no deal by itself before the figures of the last one: it is told late of it.
                let late = refused && !written && !game.opens(event);
                let no = deals.last().filter(|_| late).map_or(no, |(last, _)| *last);
                let figures = figures(event);
                let remark = figures.is_some() || is_remark(event);
                let no = if figures.is_some() { deals.last().map_or(no, |(last, _)| *last) } else { no };
                let mark = matches!(TableEvent::read(event), Ok(Some(TableEvent::Deal { .. })));
                let ended = !remark && !late && (closed && !marked || (written && game.opens(event)));
                let other = deals.last().is_none_or(|(last, _)| *last != no) && (!marked || deals.is_empty());
                let begun = deals.last().is_some_and(|(_, deal)| !deal.events.is_empty());
                if ended || other || mark && begun {
                    deals.push((no, Written::default()));
                    (closed, written) = (false, false);
                    marked = mark;
                }
                if let Some((_, deal)) = deals.last_mut() {
                    match figures {
                        Some(said) => {
                            deal.write(said);
                            closed = play.current() != no;
                            written = true;
                        }
                        None => deal.events.push(event.clone()),
                    }
                }
            }
            let deals = deals.into_iter().map(|(_, deal)| deal).collect();
            if best.as_ref().is_none_or(|(least, _)| wrong < *least) {
                best = Some((wrong, deals));
            }
        }
        let pad = |deals| Pad { table: table.clone(), dealer, start: start.cloned(), deals, by_marks: false };
        match (best, refused) {
            (Some((_, deals)), _) => Ok(pad(deals)),
            (None, Some(said)) => Err(said),
            (None, None) => Ok(pad(Vec::new())),
        }
    }

    /// The same with a suit where none is told and no rules end a deal without one: hearts, for where the suits count alike, it
    /// changes no figure. Of how many deals that is so.
    #[must_use]
    pub fn suited(self, game: &'static dyn AnyGame) -> (Pad, usize) {
        self.suited_where(game, |ends| !ends)
    }

    /// The same where some rules end a deal without one and others do not: a pad that tells no suits tells none of those either. Of how
    /// many deals that is so; none where it is of none.
    #[must_use]
    pub fn suited_throughout(&self, game: &'static dyn AnyGame) -> Option<(Pad, usize)> {
        Some(self.clone().suited_where(game, |_| true)).filter(|(_, suited)| *suited > 0)
    }

    /// The same with what was counted under the first side in every deal, where each deal has one figure: whoever keeps a pad may count
    /// his own cards alone. None where that is what is told.
    #[must_use]
    pub fn of_first_side(&self, game: &'static dyn AnyGame) -> Option<Pad> {
        let first = *self.table.accounts().first()?;
        self.counted_for(game, |_, _| first)
    }

    /// The same with what was counted under the side that marked for the deal, as far as its figures show that.
    #[must_use]
    pub fn of_who_marked(&self, game: &'static dyn AnyGame) -> Option<Pad> {
        let second = *self.table.accounts().get(1)?;
        let first = *self.table.accounts().first()?;
        let brought = |deal: usize, account: Account| {
            let above = deal.checked_sub(1).and_then(|above| self.figure(above, account)).unwrap_or(0);
            let figure = self.figure(deal, account).unwrap_or(0);
            (figure, above)
        };
        // Totals never fall but where a match begins anew: what is more than above was marked.
        let totals = self.mostly_rises()
            && (1..self.deals.len())
                .any(|deal| [first, second].iter().all(|account| brought(deal, *account).0 > 0));
        let marked = |deal: usize, account: Account| {
            let (figure, above) = brought(deal, account);
            if totals && figure >= above { figure.saturating_sub(above) } else { figure }
        };
        self.counted_for(game, |deal, told| match marked(deal, first).cmp(&marked(deal, second)) {
            std::cmp::Ordering::Greater => first,
            std::cmp::Ordering::Less => second,
            std::cmp::Ordering::Equal => told,
        })
    }

    /// The same with the one count of each deal under the side that `whose` names, of the place of the deal and the side that is told.
    /// None where each deal has it so, or one has another count.
    fn counted_for(
        &self,
        game: &'static dyn AnyGame,
        whose: impl Fn(usize, Account) -> Account,
    ) -> Option<Pad> {
        if self.table.camps != Camps::Pairs {
            return None;
        }
        let mut pad = self.clone();
        let deals = pad.deals.iter_mut().enumerate();
        let events = deals.flat_map(|(at, deal)| deal.events.iter_mut().map(move |event| (at, event)));
        let counts = |event: &Value| game.info().forms.iter().any(|form| form.counts() && form.is_of(event));
        for (at, event) in events.filter(|(_, event)| counts(event)) {
            let told = event.get_mut("counts")?.as_array_mut()?;
            let [Value::Array(only)] = told.as_mut_slice() else { return None };
            let account = only.first_mut()?;
            let known = self
                .table
                .accounts()
                .into_iter()
                .find(|one| serde_json::to_value(one).ok().as_ref() == Some(&*account))?;
            *account = serde_json::to_value(whose(at, known)).ok()?;
        }
        (pad != *self).then_some(pad)
    }

    fn suited_where(mut self, game: &'static dyn AnyGame, wanted: impl Fn(bool) -> bool) -> (Pad, usize) {
        let (mut suited, mut others) = (0, Vec::new());
        for (place, deal) in self.deals.iter_mut().enumerate() {
            let mut with = deal.events.clone();
            let mut bare = false;
            for event in &mut with {
                let form = game.info().forms.iter().find(|form| form.is_of(event));
                let suits = form.into_iter().flat_map(|form| form.fields);
                for field in suits.filter(|field| matches!(field.kind, Kind::Suit(_))) {
                    if event.get(field.name).is_none() {
                        event[field.name] = Value::from(Suit::Hearts.id());
                        bare = true;
                    }
                }
            }
            let ends = |events: &[Value]| tells_its_end(game, &self.table, events) == Some(true);
            let wanted = bare && wanted(ends(&deal.events));
            if wanted && ends(&with) {
                deal.events = with;
                suited += 1;
            } else if wanted && !ends(&deal.events) {
                others.push((place, with));
            }
        }
        // What keeps a deal from being what it is told is not that it has no suit, where no other has one.
        for (place, with) in others.into_iter().filter(|_| suited > 0) {
            self.deals[place].events = with;
        }
        (self, suited)
    }

    /// Everything there is to say of the deals under some rules.
    ///
    /// # Errors
    /// If the rules cannot be read, or are not for this table.
    pub fn report(&self, game: &'static dyn AnyGame, rules: &RuleSet) -> Result<Report, Said> {
        let mut play = game.play(game.schema(), rules, &self.table, self.dealer, self.start.as_ref())?;
        for (place, deal) in self.deals.iter().enumerate() {
            let no = DealNo::try_from(place + 1).unwrap_or(DealNo::MAX);
            for event in &deal.events {
                play.feed(no, 0, game.schema(), &event.clone().into());
            }
        }
        play.settle();
        Ok(play.report(&Head::of_rules(game.id(), rules.clone(), self.start.clone())))
    }

    /// Why some rules do not allow a deal as it is told, or that its end is not told; the usual rules for such a table where none are
    /// known. None where they allow it.
    #[must_use]
    pub fn hindrance(
        &self,
        game: &'static dyn AnyGame,
        rules: Option<&RuleSet>,
        deal: DealNo,
    ) -> Option<Hindrance> {
        let usual = || {
            let mut presets = game.info().presets.iter();
            presets
                .find_map(|preset| game.resolve(preset.name, &seated(game, preset.name, &self.table)?).ok())
        };
        let rules = rules.cloned().or_else(usual)?;
        let place = usize::try_from(deal).ok()?.checked_sub(1)?;
        // By itself: whatever is in the way of those before it.
        let seats = self.table.len().max(1);
        let dealer = self.dealer.map(|first| Seat::at((first.index() + place) % seats));
        let mut play = game.play(game.schema(), &rules, &self.table, dealer, None).ok()?;
        let mut last = None;
        for event in &self.deals.get(place)?.events {
            match play.place(event) {
                Ok(placed) => last = Some(placed.deal),
                Err(said) => return Some(Hindrance::Refused(said)),
            }
        }
        play.settle();
        let report = play.report(&Head::of_rules(game.id(), rules, None));
        let ended = report.deals.iter().find(|deal| Some(deal.no) == last).is_some_and(|deal| deal.complete);
        (!ended).then_some(Hindrance::Unended)
    }

    /// The last deal of a match by some rules, where the pad goes on after it.
    #[must_use]
    pub(super) fn over_before(&self, game: &'static dyn AnyGame, rules: &RuleSet) -> Option<DealNo> {
        let mut play = game.play(game.schema(), rules, &self.table, self.dealer, self.start.as_ref()).ok()?;
        for (place, deal) in self.deals.iter().enumerate() {
            let last = DealNo::try_from(place).unwrap_or(DealNo::MAX);
            if last > 0 && play.over() {
                return Some(last);
            }
            for event in &deal.events {
                play.feed(last.saturating_add(1), 0, game.schema(), &event.clone().into());
            }
            play.settle();
        }
        None
    }

    /// How many deals have a figure.
    #[must_use]
    pub fn written(&self) -> usize {
        self.deals.iter().filter(|deal| !deal.figures.is_empty()).count()
    }

    /// Where an account stood before a deal, as it came.
    pub(super) fn before(&self, account: Account, came: &Came) -> i32 {
        came.before.get(account.index()).copied().unwrap_or(0)
    }

    /// What an account has after a deal, as it came, on a pad that goes on from part to part.
    pub(super) fn throughout(account: Account, came: &Came) -> i32 {
        let of = |all: &[i32]| all.get(account.index()).copied().unwrap_or(0);
        of(&came.throughout).saturating_add(of(&came.points))
    }

    /// Do its totals go on where by these deals, as they came, another part begins?
    pub(super) fn goes_on(&self, all: &[Came]) -> bool {
        self.deals.iter().zip(all).any(|(deal, came)| {
            deal.figures.iter().any(|(account, figure)| {
                Pad::throughout(*account, came) == *figure
                    && self.expected(Reading::Totals, *account, came) != *figure
            })
        })
    }

    /// What was written of a deal for an account.
    pub(super) fn figure(&self, deal: usize, account: Account) -> Option<i32> {
        let figures = &self.deals.get(deal)?.figures;
        figures.iter().find(|(of, _)| *of == account).map(|(_, figure)| *figure)
    }

    /// Is a deal, as it came, the one that was written? A total may go on from a wrong one.
    pub(super) fn agrees(&self, reading: Reading, deal: usize, came: &Came) -> bool {
        let Some(written) = self.deals.get(deal) else { return true };
        came.fits && written.figures.iter().all(|(account, _)| self.agrees_for(reading, deal, *account, came))
    }

    /// The same for one account, whether or not all that was told is possible.
    pub(super) fn agrees_for(&self, reading: Reading, deal: usize, account: Account, came: &Came) -> bool {
        let wanted = |deal: usize| self.figure(deal, account);
        let of = |all: &[i32]| all.get(account.index()).copied().unwrap_or(0);
        let Some(figure) = wanted(deal) else { return true };
        let points = of(&came.points);
        match reading {
            Reading::Deals => figure == points,
            Reading::Totals => {
                let last = deal.checked_sub(1).and_then(wanted);
                of(&came.before).saturating_add(points) == figure
                    || of(&came.throughout).saturating_add(points) == figure
                    || last.is_some_and(|last| last.saturating_add(points) == figure)
                    || figure == points && self.begins_anew(deal, came)
            }
        }
    }

    /// Do the totals begin again with a deal, as those of another match on the same sheet do: is there less than before for somebody, and
    /// what the deal brought for everybody?
    fn begins_anew(&self, deal: usize, came: &Came) -> bool {
        let Some(before) = deal.checked_sub(1) else { return false };
        let figures = self.deals.get(deal).map_or(&[][..], |deal| &deal.figures);
        let brought = |(account, figure): &(Account, i32)| {
            came.points.get(account.index()).is_some_and(|points| points == figure)
        };
        figures.len() > 1 && self.falls(before, deal) && figures.iter().all(brought) && self.mostly_rises()
    }

    /// Has somebody less written after a deal than after the one before?
    fn falls(&self, before: usize, deal: usize) -> bool {
        let figures = self.deals.get(deal).map_or(&[][..], |deal| &deal.figures);
        figures
            .iter()
            .any(|(account, figure)| self.figure(before, *account).is_some_and(|last| *figure < last))
    }

    /// Figures that fall in more than a few deals are no totals which begin again: no match is as short.
    fn mostly_rises(&self) -> bool {
        let falls = (1..self.deals.len()).filter(|deal| self.falls(deal - 1, *deal)).count();
        falls <= (self.deals.len() / DEALS_OF_A_MATCH).max(1)
    }

    /// What a deal lacks for an account to be as written: one figure, or two where a total may go on from a wrong one.
    pub(super) fn missing(&self, reading: Reading, deal: usize, account: Account, came: &Came) -> Vec<i64> {
        let figure = |deal: usize| self.figure(deal, account).map(i64::from);
        let Some(wanted) = figure(deal) else { return Vec::new() };
        let points = i64::from(self.expected(Reading::Deals, account, came));
        match reading {
            Reading::Deals => vec![wanted - points],
            Reading::Totals => {
                let own = wanted - i64::from(self.expected(Reading::Totals, account, came));
                let last = deal.checked_sub(1).and_then(figure).map(|last| wanted - last - points);
                let mut all = vec![own];
                all.extend(last.filter(|other| *other != own));
                all
            }
        }
    }

    /// Has each of two accounts in a deal what the other should have, as it came?
    pub(super) fn exchanged_between(&self, reading: Reading, two: &[(Account, i32)], came: &Came) -> bool {
        let [(one, first), (other, second)] = two else { return false };
        let before = |account: Account| {
            let of = |reading| self.expected(reading, account, came);
            of(reading).saturating_sub(of(Reading::Deals))
        };
        let brought = |account: Account| self.expected(Reading::Deals, account, came);
        let under = |account: Account, whose: Account| before(account).saturating_add(brought(whose));
        *first == under(*one, *other) && *second == under(*other, *one)
    }

    /// What should stand on the pad for an account, of a deal as it came.
    pub(super) fn expected(&self, reading: Reading, account: Account, came: &Came) -> i32 {
        let of = |all: &[i32]| all.get(account.index()).copied().unwrap_or(0);
        match reading {
            Reading::Deals => of(&came.points),
            Reading::Totals => of(&came.before).saturating_add(of(&came.points)),
        }
    }
}

/// The figures that an event writes down, if it is one that does.
fn figures(event: &Value) -> Option<Paper> {
    match TableEvent::read(event) {
        Ok(Some(TableEvent::Check(counts))) => Some(counts),
        Ok(_) | Err(_) => None,
    }
}
