//! Whole contests played out: late arrivals, withdrawals, returns, results read wrongly and corrected. After each, what
//! must always hold is counted by other means. `ARDOISE_SIMULATED=440,4000` plays larger halls.

use std::collections::{HashMap, HashSet};

use ardoise_rules::engine::RuleSet;

use super::*;

/// A hall with its secretary: everything it does is a row of the journal.
struct Hall {
    rows: Vec<Row>,
    contest: Contest,
    lot: Lot,
}

impl Hall {
    fn open(opening: Opening, entries: u32, seed: &str) -> Hall {
        let contest = Contest::new(opening.clone()).expect("a contest");
        let mut hall = Hall { rows: Vec::new(), contest, lot: Lot::new(&Seed::of(seed, 1, &[]), "hall") };
        hall.rows.push(Row {
            seq: 1,
            op: 1,
            at: 0,
            author: String::new(),
            event: Event::Open(Box::new(opening)),
        });
        for _ in 0..entries {
            hall.arrives();
        }
        hall
    }

    #[track_caller]
    fn write(&mut self, event: Event) {
        let seq = self.rows.len() as i64 + 1;
        self.contest.apply(&event, seq).expect("what a hall does");
        self.rows.push(Row { seq, op: seq, at: seq, author: String::new(), event });
    }

    fn arrives(&mut self) {
        let no = self.contest.entries.len() as EntryNo + 1;
        let pair = self.contest.opening.format == Format::Pairs;
        let names = if pair { vec![format!("A{no}"), format!("B{no}")] } else { vec![format!("P{no}")] };
        self.write(Event::Enter { no, names, club: None, house: false });
    }

    /// Somebody of those who play, or of those who left.
    fn somebody(&mut self, presence: Presence) -> Option<EntryNo> {
        let found: Vec<EntryNo> = self
            .contest
            .entries
            .iter()
            .filter(|entry| entry.presence == presence)
            .map(|entry| entry.no)
            .collect();
        let at = self.lot.below(found.len());
        found.get(at).copied()
    }

    fn round(&mut self) {
        let round = self.contest.next_round();
        let number = Sealed::number("simulated", round).expect("a number");
        let dice = [(); 3].map(|()| self.lot.below(6) as u8 + 1);
        let drawing = self.contest.draw(&number, &dice).expect("a draw");
        let tables = drawing.drawn.tables.len() as u32;
        self.write(Event::Draw(Box::new(drawing)));
        for table in 1..=tables {
            if self.lot.below(40) == 0 {
                let side = self.lot.below(2) as u8;
                let also = if self.lot.below(4) == 0 { vec![1 - side] } else { Vec::new() };
                self.write(Event::Forfeit { round, table, side, also, reason: None });
            } else {
                let scores = [(); 2].map(|()| self.lot.below(200) as i64).to_vec();
                self.write(Event::Result { round, table, scores, reason: None, by: None });
            }
        }
        self.write(Event::Lock { round });
        let table = self.lot.below(tables as usize) as u32 + 1;
        if self.contest.rounds[usize::from(round) - 1].tables[table as usize - 1].absent.is_empty() {
            let scores = [(); 2].map(|()| self.lot.below(200) as i64).to_vec();
            self.write(Event::Result { round, table, scores, reason: Some("misread".to_owned()), by: None });
        }
        if self.lot.below(2) == 0 {
            self.arrives();
        }
        if self.lot.below(2) == 0
            && let Some(entry) = self.somebody(Presence::In)
        {
            self.write(Event::Withdraw { entry, reason: None });
        }
        if self.lot.below(3) == 0
            && let Some(entry) = self.somebody(Presence::Withdrawn)
        {
            self.write(Event::Return { entry });
        }
    }
}

fn opening(format: Format, rounds: u16, odd: OddRule) -> Opening {
    Opening {
        title: "A simulated contest".to_owned(),
        game: "a-game".to_owned(),
        format,
        rules: RuleSet { preset: "house".to_owned(), options: serde_json::Map::new().into() },
        rounds,
        deals: 8,
        alone: false,
        counting: Counting::Matches,
        limit: Some(100),
        criteria: vec![Criterion::Margin, Criterion::Scored],
        odd,
        pool: None,
        through: None,
        date: None,
        met: false,
        sealed: Some(Sealed::seal("simulated")),
    }
}

/// Nobody in two places; no partner and, while the field is not crowded, nobody at a table twice; byes within one.
fn counted(contest: &Contest, crowded: bool) {
    let (mut partners, mut met) = (HashSet::new(), HashSet::new());
    let mut byes: HashMap<EntryNo, u32> = HashMap::new();
    for round in &contest.rounds {
        let drawn = &round.drawing.drawn;
        let mut seen = HashSet::new();
        assert!(drawn.tables.iter().flatten().flatten().chain(&drawn.out).all(|entry| seen.insert(*entry)));
        let mut again = (0, 0);
        for sides in &drawn.tables {
            let seats: Vec<EntryNo> = sides.concat();
            for (nth, one) in seats.iter().enumerate() {
                for other in &seats[nth + 1..] {
                    again.1 += u32::from(!met.insert((*one.min(other), *one.max(other))));
                }
            }
            for side in sides.iter().filter(|side| side.len() == 2) {
                again.0 += u32::from(!partners.insert((side[0].min(side[1]), side[0].max(side[1]))));
            }
        }
        assert_eq!(again, (drawn.certificate.partners_again, drawn.certificate.meetings_again));
        assert_eq!(again.0, 0, "a partner twice");
        assert!(crowded || again.1 == 0, "a meeting twice in round {}", drawn.tables.len());
        for entry in &drawn.out {
            *byes.entry(*entry).or_default() += 1;
        }
    }
    assert!(byes.values().all(|times| *times == 1), "exempt twice: {byes:?}");
}

/// The standings by plain addition over all tables, for contests without exempt rounds or forfeits in it.
fn added_up(contest: &Contest) -> Vec<(i64, i64, i64, EntryNo)> {
    let mut found = Vec::new();
    for entry in &contest.entries {
        let (mut rounds, mut idle) = (Vec::new(), 0);
        for round in &contest.rounds {
            idle += i64::from(round.drawing.drawn.out.contains(&entry.no));
            for table in &round.tables {
                let Some(side) = table.sides.iter().position(|side| side.contains(&entry.no)) else {
                    continue;
                };
                match &table.scores {
                    Some(scores) => {
                        let margin = (scores[side] - scores[1 - side]).clamp(-100, 100);
                        rounds.push([1 + margin.signum(), margin, scores[side]]);
                    }
                    None if table.absent.is_empty() => {}
                    None => idle += i64::from(!table.absent.contains(&(side as u8))),
                }
            }
        }
        let count = rounds.len() as i64;
        let total = [0, 1, 2].map(|which| {
            let sum: i64 = rounds.iter().map(|round| round[which]).sum();
            // The average, a half upwards.
            let mean = if count == 0 { 0 } else { (sum as f64 / count as f64 + 0.5).floor() as i64 };
            sum + idle * mean
        });
        found.push((-total[0], -total[1], -total[2], entry.no));
    }
    found.sort_unstable();
    found
}

#[track_caller]
fn holds(hall: &Hall, crowded: bool) {
    counted(&hall.contest, crowded);
    let folded = fold(&hall.rows).expect("a contest");
    assert_eq!((&folded.contest, folded.problems.len()), (&hall.contest, 0));
    let ranked: Vec<(i64, i64, i64, EntryNo)> = standings(&hall.contest, None)
        .iter()
        .map(|one| (-one.points, -one.margin, -one.scored, one.entry))
        .collect();
    assert_eq!(ranked, added_up(&hall.contest));
    let verified = verify(&hall.rows).expect("a contest");
    assert_eq!(verified.len(), hall.contest.rounds.len());
    assert!(verified.iter().all(|one| one.doubts.is_empty() && one.sealed), "{verified:?}");
}

#[test]
fn halls_keep_their_promises() {
    let larger = std::env::var("ARDOISE_SIMULATED").unwrap_or_default();
    let larger = larger.split(',').filter_map(|size| size.parse().ok());
    for players in [41, 60].into_iter().chain(larger) {
        let mut hall = Hall::open(opening(Format::Individual, 4, OddRule::Average), players, "individual");
        for _ in 0..4 {
            hall.round();
        }
        holds(&hall, players < 60);
        let mut hall = Hall::open(opening(Format::Pairs, 5, OddRule::Average), players / 2, "pairs");
        for _ in 0..5 {
            hall.round();
        }
        holds(&hall, false);
    }
}
