//! A contest as its journal leaves it, and what can happen to it next.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::draw::{self, EntryNo, Format, NoDraw, Sides};
use super::event::{Drawing, Event, OddRule, Opening, Prize};
use super::lot::MOST_ROUNDS;
use super::refusal::Refusal;
use super::table::{Table, Word, seats};

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

    /// A table, by its number.
    #[must_use]
    pub fn table(&self, no: u32) -> Option<&Table> {
        self.tables.iter().find(|table| table.no == no)
    }

    /// The numbers of the tables that still play.
    #[must_use]
    pub fn missing(&self) -> Vec<u32> {
        self.tables.iter().filter(|table| !table.is_done()).map(|table| table.no).collect()
    }

    /// The numbers of the tables of which a side does not stand by what is written.
    #[must_use]
    pub fn disputed(&self) -> Vec<u32> {
        self.tables.iter().filter(|table| !table.disputed().is_empty()).map(|table| table.no).collect()
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
        self.round(round)?.table(no)
    }

    /// A table of a round with the round.
    pub fn at(&self, (round, table): (u16, u32)) -> Result<(&Round, &Table), Refusal> {
        let found = self.round(round).ok_or(Refusal::NoRound { round })?;
        Ok((found, found.table(table).ok_or(Refusal::NoTable { round, table })?))
    }

    /// The number of the round that is drawn next.
    #[must_use]
    pub fn next_round(&self) -> u16 {
        self.rounds.len() as u16 + 1
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
    pub(super) fn knock_out(&mut self) {
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

/// The points of a table, and whatever is counted with them, stay below this: sums of all rounds then fit.
const MOST_POINTS: i64 = 1_000_000_000;

fn within(number: i64) -> Result<(), Refusal> {
    let most = MOST_POINTS;
    if (-most..=most).contains(&number) { Ok(()) } else { Err(Refusal::TooLarge { number, most }) }
}
