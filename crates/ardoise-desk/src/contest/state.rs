//! A contest as its journal leaves it, and what can happen to it next.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::draw::{self, EntryNo, Format, Groups, Input, NoDraw, Odd, Past, Sides};
use super::event::{Drawing, Event, OddRule, Opening, Prize};
use super::lot::{MOST_ROUNDS, Seed};
use super::refusal::Refusal;
use super::standings::standings;

/// Does an entry play?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// It plays.
    In,
    /// It plays no further round.
    Withdrawn,
    /// It was knocked out.
    Out,
}

/// A player, or a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its drawn number.
    pub no: EntryNo,
    /// Who plays now.
    pub names: Vec<String>,
    /// The club.
    pub club: Option<String>,
    /// Does it play?
    pub presence: Presence,
    /// The first round it could play.
    pub from: u16,
    /// Does it only fill tables?
    pub house: bool,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its number, from 1.
    pub no: u32,
    /// Who sits there.
    pub sides: Sides,
    /// The match played there, if it is kept.
    pub id: Option<String>,
    /// The points of each side.
    pub scores: Option<Vec<i64>>,
    /// When that was recorded, Unix milliseconds.
    pub told: i64,
    /// The sides that did not play, from 0; where it is one or more there are no points.
    pub absent: Vec<u8>,
    /// Was it decided, with a reason?
    pub decided: bool,
    /// Do its players write the deals of the match themselves?
    pub own: bool,
    /// The side one of whose players said what the table gave, from 0.
    pub by: Option<u8>,
    /// What each side said of it last.
    pub words: Vec<Word>,
}

/// Whether a side, or all of them, stand by what was written of their table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The side, from 0; none: all of them.
    pub side: Option<u8>,
    /// Does it stand by it?
    pub agrees: bool,
    /// What was written then; empty: whatever is.
    pub scores: Vec<i64>,
}

impl Table {
    /// What a side said of what is written now; who wrote it stands by it.
    fn word(&self, side: u8) -> Option<bool> {
        let scores = self.scores.as_ref()?;
        let holds = |word: &&Word| word.scores.is_empty() || word.scores == *scores;
        let said = |of: Option<u8>| self.words.iter().filter(holds).rfind(|word| word.side == of);
        let own = said(Some(side)).or_else(|| said(None)).map(|word| word.agrees);
        own.or((self.by == Some(side)).then_some(true))
    }

    fn every_side(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.sides.len()).map(|side| side as u8)
    }

    /// The sides that do not stand by what is written.
    #[must_use]
    pub fn disputed(&self) -> Vec<u8> {
        self.every_side().filter(|side| self.word(*side) == Some(false)).collect()
    }

    /// Do two sides stand by what it gave, and none not?
    #[must_use]
    pub fn agreed(&self) -> bool {
        let stand = self.every_side().filter(|side| self.word(*side) == Some(true)).count();
        stand > 1 && self.disputed().is_empty()
    }

    /// The sides whose word is waited for before the round is locked: where a player said what the table gave, and where a
    /// side does not stand by it.
    #[must_use]
    pub fn awaits(&self) -> Vec<u8> {
        let asked = self.own || self.by.is_some() || !self.disputed().is_empty();
        if !asked || self.scores.is_none() || self.agreed() {
            return Vec::new();
        }
        self.every_side().filter(|side| self.word(*side) != Some(true)).collect()
    }

    fn checked_side(&self, side: Option<u8>) -> Result<(), Refusal> {
        let (expected, given) = (self.sides.len(), side.map_or(0, usize::from));
        let table = self.no;
        if given < expected { Ok(()) } else { Err(Refusal::Scores { table, expected, given: given + 1 }) }
    }

    /// Is it known what it gave?
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.scores.is_some() || !self.absent.is_empty()
    }

    /// The side that won, if one did.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        if !self.absent.is_empty() {
            let mut present = self.every_side().filter(|side| !self.absent.contains(side)).map(usize::from);
            return present.next().filter(|_| self.sides.len() == 2);
        }
        let scores = self.scores.as_ref()?;
        let most = scores.iter().max()?;
        let mut best = scores.iter().enumerate().filter(|(_, score)| *score == most);
        let (side, _) = best.next()?;
        best.next().is_none().then_some(side)
    }
}

/// A round that was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its draw.
    pub drawing: Drawing,
    /// Its tables.
    pub tables: Vec<Table>,
    /// Do its results stand?
    pub locked: bool,
    /// When it was drawn, Unix milliseconds.
    pub at: i64,
}

impl Round {
    /// Are brackets played, in which at every table somebody must win?
    #[must_use]
    pub fn has_brackets(&self) -> bool {
        !self.drawing.drawn.brackets.is_empty()
    }

    /// The numbers of the tables that still play.
    #[must_use]
    pub fn missing(&self) -> Vec<u32> {
        self.tables.iter().filter(|table| !table.is_done()).map(|table| table.no).collect()
    }

    /// The numbers of the tables whose sides do not all stand by what they gave, where that is asked.
    #[must_use]
    pub fn awaiting(&self) -> Vec<u32> {
        self.tables.iter().filter(|table| !table.awaits().is_empty()).map(|table| table.no).collect()
    }
}

/// How far a contest is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Entries are taken, nothing is drawn.
    Open,
    /// It is being played.
    Running,
    /// It has been played.
    Over,
}

/// A contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// What it is played by.
    pub opening: Opening,
    /// Its entries, by number.
    pub entries: Vec<Entry>,
    /// Its rounds.
    pub rounds: Vec<Round>,
    /// What there is to win.
    pub prizes: Vec<Prize>,
    /// Was it closed?
    pub closed: bool,
}

impl Contest {
    /// A contest that has just been opened.
    pub fn new(opening: Opening) -> Result<Contest, Refusal> {
        if opening.rounds == 0 || opening.rounds > MOST_ROUNDS {
            return Err(Refusal::Rounds { rounds: opening.rounds, most: MOST_ROUNDS });
        }
        let fixed = match opening.odd {
            OddRule::Points(points) | OddRule::Fixed(points) => Some(points),
            OddRule::Average | OddRule::Three | OddRule::House => None,
        };
        for number in [fixed, opening.limit].into_iter().flatten() {
            within(number)?;
        }
        Ok(Contest { opening, entries: Vec::new(), rounds: Vec::new(), prizes: Vec::new(), closed: false })
    }

    /// How far it is.
    #[must_use]
    pub fn state(&self) -> State {
        let played = self.rounds.last().is_some_and(|round| round.locked)
            && match self.opening.format {
                Format::Pools => matches!(self.input(), Err(NoDraw::Over)),
                Format::Individual | Format::Design | Format::Pairs => {
                    self.planned().is_some_and(|rounds| self.rounds.len() >= usize::from(rounds))
                }
            };
        match (self.closed || played, self.rounds.is_empty()) {
            (true, _) => State::Over,
            (false, true) => State::Open,
            (false, false) => State::Running,
        }
    }

    /// Are its entries pairs?
    #[must_use]
    pub const fn is_of_pairs(&self) -> bool {
        matches!(self.opening.format, Format::Pairs | Format::Pools)
    }

    /// Has a table given a result, so that there is something to stand by?
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.rounds.iter().flat_map(|round| &round.tables).any(Table::is_done)
    }

    /// How many entries a draw needs at least.
    #[must_use]
    pub const fn least(&self) -> usize {
        match self.opening.format {
            Format::Individual | Format::Design => 4,
            Format::Pairs => 2,
            Format::Pools => 3,
        }
    }

    /// How many rounds there will be, as far as that is known: brackets go on until everything is played out, and a
    /// design has no more rounds than it has.
    #[must_use]
    pub fn planned(&self) -> Option<u16> {
        let design = || match self.rounds.first().and_then(|round| round.drawing.drawn.plan.as_ref()) {
            Some(plan) => u16::try_from(plan.rounds.len()).ok(),
            None => draw::rounds_of_design(self.field().len()).and_then(|rounds| u16::try_from(rounds).ok()),
        };
        match self.opening.format {
            Format::Individual | Format::Pairs => Some(self.opening.rounds),
            Format::Design => design().map(|rounds| rounds.min(self.opening.rounds)),
            Format::Pools => None,
        }
    }

    /// An entry.
    #[must_use]
    pub fn entry(&self, no: EntryNo) -> Option<&Entry> {
        self.entries.get((no as usize).checked_sub(1)?)
    }

    /// A round, by its number.
    #[must_use]
    pub fn round(&self, no: u16) -> Option<&Round> {
        self.rounds.get(usize::from(no).checked_sub(1)?)
    }

    /// A table of a round, both by their numbers.
    #[must_use]
    pub fn table(&self, round: u16, no: u32) -> Option<&Table> {
        self.round(round)?.tables.iter().find(|table| table.no == no)
    }

    /// The number of the round that is drawn next.
    #[must_use]
    pub fn next_round(&self) -> u16 {
        self.rounds.len() as u16 + 1
    }

    /// Who plays in the next round, by number. House players only as far as they are needed.
    #[must_use]
    pub fn field(&self) -> Vec<EntryNo> {
        let playing =
            |house: bool| move |entry: &&Entry| entry.house == house && entry.presence == Presence::In;
        let mut field: Vec<EntryNo> =
            self.entries.iter().filter(playing(false)).map(|entry| entry.no).collect();
        if self.opening.odd == OddRule::House {
            let lacking = match self.opening.format {
                Format::Individual => (4 - field.len() % 4) % 4,
                Format::Design => (0..4).find(|more| draw::has_design(field.len() + more)).unwrap_or(0),
                Format::Pairs => field.len() % 2,
                Format::Pools => 0,
            };
            let house: Vec<EntryNo> =
                self.entries.iter().filter(playing(true)).map(|entry| entry.no).collect();
            if house.len() >= lacking {
                field.extend(&house[..lacking]);
                field.sort_unstable();
            }
        }
        field
    }

    /// What the rounds so far were.
    fn past(&self) -> Vec<Past> {
        let past = |round: &Round| Past {
            tables: round.drawing.drawn.tables.clone(),
            out: round.drawing.drawn.out.clone(),
        };
        self.rounds.iter().map(past).collect()
    }

    /// What the next round is drawn from.
    pub fn input(&self) -> Result<Input, NoDraw> {
        let past = self.past();
        let plan = self.rounds.first().and_then(|round| round.drawing.drawn.plan.clone());
        match self.opening.format {
            Format::Individual => {
                let odd = if self.opening.odd == OddRule::Three { Odd::Three } else { Odd::Exempt };
                Ok(Input::Individual { rounds: self.opening.rounds, field: self.field(), odd, past, plan })
            }
            Format::Design => Ok(Input::Design { field: self.field(), past, plan }),
            Format::Pairs => {
                let field = self.field();
                let mut ranking: Vec<EntryNo> =
                    standings(self, None).iter().map(|standing| standing.entry).collect();
                ranking.retain(|entry| field.contains(entry));
                // Whoever is not ranked, a house pair, plays with the last.
                ranking.extend(
                    field.iter().filter(|entry| !ranking.contains(entry)).copied().collect::<Vec<_>>(),
                );
                Ok(Input::Pairs { ranking, past })
            }
            Format::Pools => self.groups(past).map(Input::Pools),
        }
    }

    /// What pools and brackets are drawn from.
    fn groups(&self, past: Vec<Past>) -> Result<Groups, NoDraw> {
        let pools = self.rounds.first().map(|round| round.drawing.drawn.pools.clone()).unwrap_or_default();
        let size = self.opening.pool.unwrap_or(4);
        let through = self.opening.through.unwrap_or(2);
        let mut groups = Groups {
            size,
            through,
            field: self.field(),
            pools,
            ranking: Vec::new(),
            brackets: Vec::new(),
            past,
        };
        let of_pools = groups.rounds_of_pools();
        if self.rounds.is_empty() || self.rounds.len() < of_pools {
            return Ok(groups);
        }
        groups.ranking = self.by_places(&groups, of_pools as u16);
        if let Some(last) = self.rounds.get(of_pools..).and_then(<[Round]>::last) {
            groups.brackets = last
                .drawing
                .drawn
                .brackets
                .iter()
                .map(|places| advanced(places, last, &groups.field))
                .collect();
            let left =
                groups.brackets.iter().any(|places| places.iter().filter(|entry| **entry != 0).count() > 1);
            if !left {
                return Err(NoDraw::Over);
            }
        }
        Ok(groups)
    }

    /// Everybody by his place in his pool, and those of one place by their standing.
    fn by_places(&self, groups: &Groups, rounds: u16) -> Vec<EntryNo> {
        let mut taken = vec![0; groups.pools.len()];
        let mut places: Vec<(usize, usize, EntryNo)> = Vec::new();
        for (rank, standing) in standings(self, Some(rounds)).iter().enumerate() {
            if let Some(pool) = groups.pools.iter().position(|pool| pool.0.contains(&standing.entry)) {
                places.push((taken[pool], rank, standing.entry));
                taken[pool] += 1;
            }
        }
        places.sort_unstable();
        places.into_iter().map(|(_, _, entry)| entry).collect()
    }

    /// The contest as it was when a round was drawn, with the results of the rounds before it as they stand now: who was there then
    /// and, of a bracket, who is through by these results.
    pub(super) fn before(&self, drawing: &Drawing) -> Contest {
        let mut then = self.clone();
        then.rounds.truncate(usize::from(drawing.round).saturating_sub(1));
        let drawn = &drawing.drawn;
        let mut there: HashSet<EntryNo> =
            drawn.tables.iter().flatten().flatten().chain(&drawn.out).copied().collect();
        let last = then.rounds.last().filter(|round| round.has_brackets());
        there.extend(last.map(|round| self.entries_of(round)).unwrap_or_default());
        for entry in &mut then.entries {
            entry.presence = if there.contains(&entry.no) { Presence::In } else { Presence::Withdrawn };
        }
        then.knock_out();
        then
    }

    /// Who played at a table of a round, and did not withdraw.
    fn entries_of(&self, round: &Round) -> HashSet<EntryNo> {
        let seated = round.tables.iter().flat_map(|table| table.sides.concat());
        let stays =
            |entry: &EntryNo| self.entry(*entry).is_some_and(|entry| entry.presence != Presence::Withdrawn);
        seated.filter(stays).collect()
    }

    /// Draws the next round: nothing is recorded. `number` is the sealed number of the round, empty where there is none.
    pub fn draw(&self, number: &str, dice: &[u8]) -> Result<Drawing, Refusal> {
        self.may_draw()?;
        let round = self.next_round();
        let seed = Seed::of(number, round, dice);
        let input = self.input().map_err(|why| Refusal::NoDraw { why })?;
        let drawn = draw::draw(&input, &seed).map_err(|why| Refusal::NoDraw { why })?;
        let (algorithm, version) = input.algorithm();
        Ok(Drawing {
            round,
            algorithm: algorithm.to_owned(),
            version,
            number: number.to_owned(),
            dice: dice.to_vec(),
            seed,
            input: input.digest(),
            drawn,
        })
    }

    fn may_draw(&self) -> Result<(), Refusal> {
        if let Some(round) = self.rounds.last().filter(|round| !round.locked) {
            return Err(Refusal::NotLocked { round: round.drawing.round });
        }
        if self.next_round() > MOST_ROUNDS {
            return Err(Refusal::Over);
        }
        Ok(())
    }

    /// The contest after an event that was written at `at`; `self` is left as it was where the event cannot be.
    pub fn apply(&mut self, event: &Event, at: i64) -> Result<(), Refusal> {
        if self.closed
            && !matches!(event, Event::Result { .. } | Event::Prizes { .. } | Event::Retract { .. })
        {
            return Err(Refusal::Over);
        }
        match event {
            Event::Open(_) => Err(Refusal::OpensOnce),
            Event::Enter { no, names, club, house } => self.enter(*no, names, club.as_deref(), *house),
            Event::Withdraw { entry, .. } => self.withdraw(*entry),
            Event::Return { entry } => self.come_back(*entry),
            Event::Replace { entry, names, .. } => {
                self.checked_names(names, Some(*entry))?;
                self.entry_mut(*entry)?.names.clone_from(names);
                Ok(())
            }
            Event::Draw(drawing) => self.seat_everybody(drawing, at),
            Event::Seat { round, table, id, own } => {
                let found = self.playing(*round, *table)?;
                (found.id, found.own) = (Some(id.clone()), *own);
                Ok(())
            }
            Event::Result { round, table, scores, reason, by } => {
                self.result((*round, *table), scores, reason.is_some(), *by, at)
            }
            Event::Forfeit { round, table, side, also, reason } => {
                let mut sides: Vec<u8> = std::iter::once(*side).chain(also.iter().copied()).collect();
                sides.sort_unstable();
                sides.dedup();
                self.forfeit((*round, *table), sides, reason.is_some(), at)
            }
            Event::Agree { round, table, side, scores, disputes } => {
                let found = self.playing(*round, *table)?;
                // What a match gave is written when the round is locked: until then it stands in the word itself.
                if !found.is_done() && (found.id.is_none() || scores.is_empty()) {
                    return Err(Refusal::Missing { round: *round, tables: vec![*table] });
                }
                found.checked_side(*side)?;
                if side.is_none() {
                    found.words.clear();
                }
                found.words.retain(|word| word.side != *side);
                found.words.push(Word { side: *side, agrees: !disputes, scores: scores.clone() });
                Ok(())
            }
            Event::Lock { round } => {
                let found = self.round_mut(*round)?;
                if found.locked {
                    return Err(Refusal::Locked { round: *round });
                }
                let tables = found.missing();
                if !tables.is_empty() {
                    return Err(Refusal::Missing { round: *round, tables });
                }
                let tables = found.awaiting();
                if !tables.is_empty() {
                    return Err(Refusal::NotAgreed { round: *round, tables });
                }
                found.locked = true;
                self.knock_out();
                Ok(())
            }
            Event::Prizes { prizes } => {
                self.prizes.clone_from(prizes);
                Ok(())
            }
            Event::Close => {
                self.closed = true;
                Ok(())
            }
            // What is taken back is left out before anything is folded.
            Event::Retract { .. } => Ok(()),
        }
    }

    fn entry_mut(&mut self, no: EntryNo) -> Result<&mut Entry, Refusal> {
        let found = (no as usize).checked_sub(1).and_then(|at| self.entries.get_mut(at));
        found.ok_or(Refusal::NoEntry { entry: no })
    }

    fn round_mut(&mut self, no: u16) -> Result<&mut Round, Refusal> {
        let found = usize::from(no).checked_sub(1).and_then(|at| self.rounds.get_mut(at));
        found.ok_or(Refusal::NoRound { round: no })
    }

    fn table_mut(&mut self, round: u16, table: u32) -> Result<&mut Table, Refusal> {
        let tables = &mut self.round_mut(round)?.tables;
        let found = (table as usize).checked_sub(1).and_then(|at| tables.get_mut(at));
        found.ok_or(Refusal::NoTable { round, table })
    }

    /// A table of a round that is not locked.
    fn playing(&mut self, round: u16, table: u32) -> Result<&mut Table, Refusal> {
        if self.round_mut(round)?.locked {
            return Err(Refusal::Locked { round });
        }
        self.table_mut(round, table)
    }

    fn checked_names(&self, names: &[String], besides: Option<EntryNo>) -> Result<(), Refusal> {
        let expected = match self.opening.format {
            Format::Individual | Format::Design => 1,
            Format::Pairs | Format::Pools => 2,
        };
        if names.len() != expected || names.iter().any(|name| name.trim().is_empty()) {
            let given = names.iter().filter(|name| !name.trim().is_empty()).count();
            return Err(Refusal::Names { expected, given });
        }
        let others = || self.entries.iter().filter(|entry| Some(entry.no) != besides);
        let taken = |name: &String| others().any(|entry| entry.names.contains(name));
        let twice = names.iter().enumerate().find(|(nth, name)| taken(name) || names[..*nth].contains(name));
        twice.map_or(Ok(()), |(_, name)| Err(Refusal::NameTaken { name: name.clone() }))
    }

    fn enter(
        &mut self,
        no: EntryNo,
        names: &[String],
        club: Option<&str>,
        house: bool,
    ) -> Result<(), Refusal> {
        let next = self.entries.len() as EntryNo + 1;
        if no != next {
            return Err(Refusal::NotNext { given: no, next });
        }
        let fixed = matches!(self.opening.format, Format::Design | Format::Pools);
        if fixed && !self.rounds.is_empty() {
            return Err(Refusal::Closed);
        }
        self.checked_names(names, None)?;
        self.entries.push(Entry {
            no,
            names: names.to_vec(),
            club: club.map(ToOwned::to_owned),
            presence: Presence::In,
            from: self.next_round(),
            house,
        });
        Ok(())
    }

    fn withdraw(&mut self, no: EntryNo) -> Result<(), Refusal> {
        let entry = self.entry_mut(no)?;
        if entry.presence != Presence::In {
            return Err(Refusal::Withdrawn { entry: no });
        }
        entry.presence = Presence::Withdrawn;
        Ok(())
    }

    fn come_back(&mut self, no: EntryNo) -> Result<(), Refusal> {
        let entry = self.entry_mut(no)?;
        if entry.presence != Presence::Withdrawn {
            return Err(Refusal::Playing { entry: no });
        }
        entry.presence = Presence::In;
        Ok(())
    }

    fn seat_everybody(&mut self, drawing: &Drawing, at: i64) -> Result<(), Refusal> {
        self.may_draw()?;
        let next = self.next_round();
        if drawing.round != next {
            return Err(Refusal::NotNext { given: drawing.round.into(), next: next.into() });
        }
        let mut left: HashSet<EntryNo> = self.field().into_iter().collect();
        let seated = drawing.drawn.tables.iter().flatten().flatten().chain(&drawing.drawn.out);
        for entry in seated {
            if !left.remove(entry) {
                return Err(Refusal::WrongSeats { entry: *entry });
            }
        }
        let alone = self.opening.alone;
        let table = |(nth, sides): (usize, &Sides)| Table {
            no: nth as u32 + 1,
            sides: if alone { seats(sides).map(|entry| vec![entry]).collect() } else { sides.clone() },
            id: None,
            scores: None,
            told: 0,
            absent: Vec::new(),
            decided: false,
            own: false,
            by: None,
            words: Vec::new(),
        };
        let tables = drawing.drawn.tables.iter().enumerate().map(table).collect();
        self.rounds.push(Round { drawing: drawing.clone(), tables, locked: false, at });
        Ok(())
    }

    fn result(
        &mut self,
        (round, table): (u16, u32),
        scores: &[i64],
        with_reason: bool,
        by: Option<u8>,
        at: i64,
    ) -> Result<(), Refusal> {
        let in_bracket = self.put_right(round, with_reason)?.has_brackets();
        for score in scores {
            within(*score)?;
        }
        let found = self.table_mut(round, table)?;
        if scores.len() != found.sides.len() {
            return Err(Refusal::Scores { table, expected: found.sides.len(), given: scores.len() });
        }
        if in_bracket && scores.windows(2).all(|two| two[0] == two[1]) {
            return Err(Refusal::Undecided { table });
        }
        found.checked_side(by)?;
        (found.scores, found.by, found.told) = (Some(scores.to_vec()), by, at);
        found.decided = with_reason;
        found.absent.clear();
        self.knock_out_again(round, table);
        Ok(())
    }

    /// A side did not play, or several of the table.
    fn forfeit(
        &mut self,
        (round, table): (u16, u32),
        absent: Vec<u8>,
        with_reason: bool,
        at: i64,
    ) -> Result<(), Refusal> {
        self.put_right(round, with_reason)?;
        let found = self.table_mut(round, table)?;
        for side in &absent {
            found.checked_side(Some(*side))?;
        }
        (found.absent, found.scores, found.by, found.told) = (absent, None, None, at);
        found.decided = with_reason;
        self.knock_out_again(round, table);
        Ok(())
    }

    /// The round of which something is said once more: with a reason where it was locked.
    fn put_right(&mut self, round: u16, with_reason: bool) -> Result<&Round, Refusal> {
        let found = self.round_mut(round)?;
        if found.locked && !with_reason { Err(Refusal::NeedsReason { round }) } else { Ok(found) }
    }

    /// Who was knocked out at a table of the last round, which was locked, may be another than was thought.
    fn knock_out_again(&mut self, round: u16, table: u32) {
        let Some(last) = self.rounds.last().filter(|last| last.drawing.round == round) else { return };
        if last.has_brackets() && last.locked {
            let seated = last.tables[table as usize - 1].sides.concat();
            for entry in &mut self.entries {
                if seated.contains(&entry.no) && entry.presence == Presence::Out {
                    entry.presence = Presence::In;
                }
            }
            self.knock_out();
        }
    }

    /// Whoever lost in a bracket is out.
    fn knock_out(&mut self) {
        let Some(round) = self.rounds.last().filter(|round| round.has_brackets()) else {
            return;
        };
        let lost = |table: &Table| {
            let winner = table.winner();
            table
                .sides
                .iter()
                .enumerate()
                .filter(move |(side, _)| winner != Some(*side))
                .flat_map(|(_, s)| s.clone())
                .collect::<Vec<_>>()
        };
        let lost: Vec<EntryNo> = round.tables.iter().flat_map(lost).collect();
        for entry in &mut self.entries {
            if lost.contains(&entry.no) && entry.presence == Presence::In {
                entry.presence = Presence::Out;
            }
        }
    }
}

/// The entries at a table in the order of their seats: the first of each side, then the second of each.
pub fn seats(sides: &Sides) -> impl Iterator<Item = EntryNo> + '_ {
    let longest = sides.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest).flat_map(|nth| sides.iter().filter_map(move |side| side.get(nth).copied()))
}

/// The points of a table, and whatever is counted with them, stay below this: sums of all rounds then fit.
const MOST_POINTS: i64 = 1_000_000_000;

fn within(number: i64) -> Result<(), Refusal> {
    let most = MOST_POINTS;
    if (-most..=most).contains(&number) { Ok(()) } else { Err(Refusal::TooLarge { number, most }) }
}

/// The places of a bracket after a round: of each two, who won, or who had nobody to play.
fn advanced(places: &[EntryNo], round: &Round, field: &[EntryNo]) -> Vec<EntryNo> {
    let won = |entry: EntryNo| {
        let table = round.tables.iter().find(|table| table.sides.iter().flatten().any(|one| *one == entry));
        table.is_none_or(|table| table.winner().is_some_and(|side| table.sides[side].contains(&entry)))
    };
    let playing = |entry: EntryNo| entry != 0 && field.contains(&entry) && won(entry);
    places.chunks(2).map(|two| two.iter().copied().find(|entry| playing(*entry)).unwrap_or(0)).collect()
}
