//! The draw of single players: new partners and opponents each round, as few again as can be.
//!
//! Where so many rounds are planned that a search could paint itself into a corner, the first draw lays down a design for
//! all of them. Otherwise, and as soon as the field changes, each round is searched for after the rounds before: tables
//! are drawn, and players change places as long as somebody meets again. In small fields every other round is then looked
//! at, so that nothing is left to believe.

use super::design;
use super::exact::{self, Least};
use super::field::{Field, MEETING, PARTNERS, Place, seated};
use super::{
    Certificate, Design, Drawn, EntryNo, Lot, NoDraw, Odd, Past, Plan, Proof, Seed, Sides, bound, byes,
    transversal,
};

/// Fields of at most so many players are looked through to the end.
const SMALL: usize = 24;

pub(super) fn draw(
    rounds: u16,
    field: &[EntryNo],
    odd: Odd,
    past: &[Past],
    plan: Option<&Plan>,
    seed: &Seed,
) -> Result<Drawn, NoDraw> {
    let least = if odd == Odd::Three { 3 } else { 4 };
    if field.len() < least || (odd == Odd::Three && field.len() == 5) {
        let least = if field.len() == 5 { 6 } else { least };
        return Err(NoDraw::TooFew { entries: field.len(), least });
    }
    if let Some(plan) = plan {
        if let Some(drawn) = design::next(plan, field, past, seed) {
            return Ok(drawn);
        }
    } else if past.is_empty()
        && let Some(plan) = planned(rounds, field, seed)
        && let Some(drawn) = design::next(&plan, field, past, seed)
    {
        return Ok(Drawn { plan: Some(plan), ..drawn });
    }
    Ok(search(field, odd, past, seed))
}

/// The design for a contest of so many rounds, where one is needed and there is one.
fn planned(rounds: u16, field: &[EntryNo], seed: &Seed) -> Option<Plan> {
    let (players, rounds) = (field.len(), usize::from(rounds));
    if 2 * rounds > players
        && let Some(most) = design::rounds(players).filter(|most| *most >= rounds)
    {
        return Some(design::lay(Design::Balanced, most, field, seed));
    }
    let known = transversal::without_meeting_again(players);
    let crowded = 12 * rounds > players && known > 1;
    crowded.then(|| design::lay(Design::Transversal, known, field, seed))
}

fn search(players: &[EntryNo], odd: Odd, past: &[Past], seed: &Seed) -> Drawn {
    let over = players.len() % 4;
    let mut seated = players.to_vec();
    let out = match odd {
        Odd::Exempt => byes::by_lot(players, over, past, &mut Lot::new(seed, "byes")),
        Odd::Three => {
            seated.extend(std::iter::repeat_n(0, (4 - over) % 4));
            Vec::new()
        }
    };
    seated.retain(|entry| !out.contains(entry));
    let field = Field::new(&seated, past);
    let mut lot = Lot::new(seed, "tables");
    let full = seated.iter().all(|entry| *entry != 0);
    let by_count = if full { bound::meetings(&field, past) } else { 0 };
    let mut found = Seating::drawn(&field, &mut lot);
    found.improve(&mut lot, by_count * MEETING);
    let mut tables = found.tables();
    let (partners, meetings) = repeats(&field, &tables);
    let mut certificate = Certificate {
        partners_again: partners,
        meetings_again: meetings,
        partners_bound: 0,
        bound: by_count,
        proof: Proof::None,
        matching: None,
    };
    if (partners, meetings) == (0, by_count) {
        certificate.proof = Proof::Bound;
    } else if let (true, Some(best)) =
        (full && seated.len() <= SMALL, exact::least(&field, (partners, meetings)))
    {
        if let Least::Better(better) = best {
            tables = better;
        }
        (certificate.partners_again, certificate.meetings_again) = repeats(&field, &tables);
        certificate.partners_bound = certificate.partners_again;
        certificate.bound = certificate.meetings_again;
        certificate.proof = Proof::Search;
    } else if partners > 0 && full {
        certificate.partners_bound = bound::partners(&field);
        if (partners, meetings) == (certificate.partners_bound, by_count) {
            certificate.proof = Proof::Bound;
        }
    }
    lot.shuffle(&mut tables);
    let mut tables: Vec<Sides> = tables.iter().map(|four| seats(&field, *four, &mut lot)).collect();
    // A table of three is the last to be called.
    tables.sort_by_key(|sides| sides.len() == 3);
    Drawn::of(tables, out, certificate)
}

/// The pairs that are partners again and those that meet again, counted.
fn repeats(field: &Field, tables: &[[Place; 4]]) -> (u32, u32) {
    let mut again = (0, 0);
    for &four in tables {
        again.0 += field.partners_again(four);
        again.1 += field.again(four);
    }
    again
}

/// Who sits where at one table: one of the best ways to make partners, by lot.
fn seats(field: &Field, four: [Place; 4], lot: &mut Lot) -> Sides {
    let mut entries = four.map(|place| field.entry(place));
    if entries.contains(&0) {
        entries.sort_unstable();
        let mut three: Vec<EntryNo> = entries[1..].to_vec();
        lot.shuffle(&mut three);
        return three.into_iter().map(|entry| vec![entry]).collect();
    }
    let ways = field.best_partners(four);
    let way = ways[lot.below(ways.len())].map(|place| field.entry(place));
    seated([way[0], way[1]], [way[2], way[3]], lot)
}

/// Tables of four that are being looked for: seat `s` of table `t` is at `4t + s`.
struct Seating<'a> {
    field: &'a Field,
    seats: Vec<Place>,
    costs: Vec<u32>,
    /// The tables at which something is repeated, and where each of them stands in this list.
    bad: Vec<usize>,
    listed: Vec<usize>,
    cost: u32,
}

const NOT_LISTED: usize = usize::MAX;

impl<'a> Seating<'a> {
    /// Tables by lot alone; empty chairs go to different tables.
    fn drawn(field: &'a Field, lot: &mut Lot) -> Seating<'a> {
        let mut seats: Vec<Place> = (0..field.len()).map(|place| place as Place).collect();
        lot.shuffle(&mut seats);
        let mut seating = Seating {
            field,
            costs: vec![0; seats.len() / 4],
            bad: Vec::new(),
            listed: vec![NOT_LISTED; seats.len() / 4],
            cost: 0,
            seats,
        };
        for table in 0..seating.costs.len() {
            let cost = field.cost(seating.four(table));
            seating.set(table, cost);
        }
        seating
    }

    fn four(&self, table: usize) -> [Place; 4] {
        [0, 1, 2, 3].map(|seat| self.seats[4 * table + seat])
    }

    fn tables(&self) -> Vec<[Place; 4]> {
        (0..self.costs.len()).map(|table| self.four(table)).collect()
    }

    fn set(&mut self, table: usize, cost: u32) {
        self.cost = self.cost - self.costs[table] + cost;
        self.costs[table] = cost;
        if cost > 0 && self.listed[table] == NOT_LISTED {
            self.listed[table] = self.bad.len();
            self.bad.push(table);
        } else if cost == 0 && self.listed[table] != NOT_LISTED {
            let at = self.listed[table];
            self.bad.swap_remove(at);
            if let Some(&moved) = self.bad.get(at) {
                self.listed[moved] = at;
            }
            self.listed[table] = NOT_LISTED;
        }
    }

    /// Lets players change places until `goal` is reached or a number of tries that depends on the field alone is spent:
    /// a change that repeats less is made, and one that repeats a little more sometimes, ever more rarely.
    fn improve(&mut self, lot: &mut Lot, goal: u32) {
        let size = self.seats.len();
        if self.costs.len() < 2 {
            return;
        }
        let tries: usize = if size <= 100 { 150_000 } else { 50_000 + 100 * size };
        // A field that is not crowded is settled by changes for the better alone; the others are warmed up once.
        let cold = tries / 6;
        let mut best = (self.cost, self.seats.clone());
        for attempt in 0..tries {
            if self.cost <= goal || self.bad.is_empty() {
                break;
            }
            let warmth = match attempt.checked_sub(cold) {
                Some(warm) => 2 * MEETING as usize * (tries - cold - warm) / (tries - cold),
                None => 0,
            };
            let number = lot.number();
            let table = self.bad[(number % self.bad.len() as u64) as usize];
            let seat = 4 * table + (number >> 32) as usize % 4;
            let other = (number >> 34) as usize % size;
            if other / 4 == table {
                continue;
            }
            let before = self.costs[table] + self.costs[other / 4];
            self.seats.swap(seat, other);
            let costs = [table, other / 4].map(|table| self.field.cost(self.four(table)));
            let after = costs[0] + costs[1];
            let allowed = before + if warmth > 0 { lot.below(warmth) as u32 } else { 0 };
            if after <= allowed && after < before + PARTNERS {
                self.set(table, costs[0]);
                self.set(other / 4, costs[1]);
                if self.cost < best.0 {
                    best = (self.cost, self.seats.clone());
                }
            } else {
                self.seats.swap(seat, other);
            }
        }
        if best.0 < self.cost {
            self.seats = best.1;
        }
    }
}
