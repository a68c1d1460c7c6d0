//! The round that is drawn next: who plays in it, what it is drawn from, and the draw.

use std::collections::HashSet;

use super::draw::{self, EntryNo, Format, Groups, Input, NoDraw, Odd, Past};
use super::event::{Drawing, OddRule};
use super::lot::{MOST_ROUNDS, Seed};
use super::refusal::Refusal;
use super::standings::standings;
use super::state::{Contest, Entry, Presence, Round};

impl Contest {
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
    pub(super) fn entries_of(&self, round: &Round) -> HashSet<EntryNo> {
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

    pub(super) fn may_draw(&self) -> Result<(), Refusal> {
        if self.closed {
            return Err(Refusal::Over);
        }
        if let Some(round) = self.rounds.last().filter(|round| !round.locked) {
            return Err(Refusal::NotLocked { round: round.drawing.round });
        }
        if self.next_round() > MOST_ROUNDS {
            return Err(Refusal::MostRounds { most: MOST_ROUNDS });
        }
        Ok(())
    }
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
