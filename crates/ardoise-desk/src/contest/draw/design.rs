//! Rounds of a design: a place for everybody, laid down at the first draw, and each round worked out from it.
//!
//! A whist tournament for `v` players is kept as its initial round: the players are the elements of a group of `v`
//! (`v` = 4n + 1) or `v - 1` elements (`v` = 4n, with one player who never moves, `x`), and the other rounds come from
//! the initial one by adding each element of the group. `a+b-c+d` is a table at which a and b play c and d. Where no initial
//! round is kept, a schedule in which nobody meets twice gives one: each of its tables is played three times, with each
//! partner once, and then each of its four groups plays the design for so many.

use super::field::{Field, seated};
use super::{
    Certificate, Design, Drawn, EntryNo, Lot, NoDraw, Past, Plan, Proof, Seed, Sides, bound, transversal,
};

/// The initial rounds, one a line: the number of players, the group as its cyclic factors, the tables.
const INITIAL: &str = include_str!("initial_rounds.txt");

/// Is there a design for so many players in which everybody is once beside and twice against everybody?
#[must_use]
pub fn has_design(players: usize) -> bool {
    rounds(players).is_some()
}

/// How many rounds the design for so many players has; none if there is none.
#[must_use]
pub fn rounds(players: usize) -> Option<usize> {
    let known = initial(players).is_some() || groups(players).is_some_and(|group| rounds(group).is_some());
    known.then(|| players - usize::from(players.is_multiple_of(4)))
}

/// The size of the four groups from which the design for so many players is composed.
fn groups(players: usize) -> Option<usize> {
    let group = players / 4;
    let last = group.checked_sub(1)?;
    (players.is_multiple_of(16) && transversal::round(players, last).is_some()).then_some(group)
}

/// A table of an initial round: two who are partners, then their opponents; none is the player who stays.
type Table = [Option<usize>; 4];

/// The group and the tables of the initial round for so many players.
fn initial(players: usize) -> Option<(Vec<usize>, Vec<Table>)> {
    INITIAL.lines().find_map(|line| {
        let (head, tables) = line.split_once(':')?;
        let (number, group) = head.split_once(' ')?;
        if number.parse() != Ok(players) {
            return None;
        }
        let group = group.split('x').map(str::parse).collect::<Result<_, _>>().ok()?;
        let four = |table: &str| {
            let mut seats = table.split(['+', '-']).map(|seat| seat.parse().ok());
            [(); 4].map(|()| seats.next().flatten())
        };
        Some((group, tables.split_whitespace().map(four).collect()))
    })
}

/// The tables of a round of a design, by places: the first two against the last two.
pub(super) fn tables(design: Design, players: usize, round: usize) -> Option<Vec<[usize; 4]>> {
    match design {
        Design::Transversal => transversal::round(players, round),
        Design::Balanced => match initial(players) {
            Some((group, initial)) => {
                let moved = |element: Option<usize>| match element {
                    Some(element) => plus(&group, element, round),
                    None => players - 1,
                };
                (round < rounds(players)?).then(|| initial.iter().map(|four| four.map(moved)).collect())
            }
            None => composed(players, round),
        },
    }
}

/// The tables of a round of a design composed from four groups.
fn composed(players: usize, round: usize) -> Option<Vec<[usize; 4]>> {
    let group = groups(players)?;
    if let Some(within) = round.checked_sub(3 * group) {
        let inside = tables(Design::Balanced, group, within)?;
        return Some(
            (0..4).flat_map(|nth| inside.iter().map(move |four| four.map(|at| nth * group + at))).collect(),
        );
    }
    let partners = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]][round % 3];
    let fours = transversal::round(players, round / 3)?;
    Some(fours.into_iter().map(|four| partners.map(|seat| four[seat])).collect())
}

/// The sum of two elements of a product of cyclic groups.
pub(super) fn plus(group: &[usize], one: usize, other: usize) -> usize {
    let (mut sum, mut weight) = (0, 1);
    for &size in group {
        sum += weight * ((one / weight + other / weight) % size);
        weight *= size;
    }
    sum
}

/// Gives each entry a place by lot, and the rounds their order.
pub(super) fn lay(design: Design, rounds: usize, field: &[EntryNo], seed: &Seed) -> Plan {
    let mut lot = Lot::new(seed, "plan");
    let mut places = field.to_vec();
    lot.shuffle(&mut places);
    let mut rounds: Vec<u16> = (0..rounds).map(|round| round as u16).collect();
    lot.shuffle(&mut rounds);
    Plan { design, places, rounds }
}

/// The next round of a plan, if the field and all rounds before are those of the plan.
pub(super) fn next(plan: &Plan, field: &[EntryNo], past: &[Past], seed: &Seed) -> Option<Drawn> {
    let sorted = |entries: &[EntryNo]| {
        let mut entries = entries.to_vec();
        entries.sort_unstable();
        entries
    };
    let same_field = sorted(field) == sorted(&plan.places);
    let kept = past.iter().enumerate().all(|(nth, round)| {
        let fours = |tables: &mut dyn Iterator<Item = Vec<EntryNo>>| {
            let mut fours: Vec<Vec<EntryNo>> = tables.map(|four| sorted(&four)).collect();
            fours.sort_unstable();
            fours
        };
        let planned = of_plan(plan, nth).unwrap_or_default();
        fours(&mut planned.into_iter().map(|four| four.to_vec()))
            == fours(&mut round.tables.iter().map(|sides| sides.concat()))
    });
    if !same_field || !kept {
        return None;
    }
    let fours = of_plan(plan, past.len())?;
    let mut lot = Lot::new(seed, "tables");
    let tables = called(plan.design, fours, &mut lot);
    Some(certified(tables, field, past))
}

/// The entries at each table of the round `nth` of a plan.
fn of_plan(plan: &Plan, nth: usize) -> Option<Vec<[EntryNo; 4]>> {
    let round = usize::from(*plan.rounds.get(nth)?);
    let tables = tables(plan.design, plan.places.len(), round)?;
    Some(tables.into_iter().map(|four| four.map(|place| plan.places[place])).collect())
}

/// Tables in an order by lot, and who sits where at them; partners too, where the design leaves them open.
fn called(design: Design, mut fours: Vec<[EntryNo; 4]>, lot: &mut Lot) -> Vec<Sides> {
    lot.shuffle(&mut fours);
    fours
        .into_iter()
        .map(|mut four| {
            if design == Design::Transversal {
                lot.shuffle(&mut four);
            }
            let [a, b, c, d] = four;
            seated([a, b], [c, d], lot)
        })
        .collect()
}

/// The round of a contest by design.
pub(super) fn draw(
    field: &[EntryNo],
    past: &[Past],
    plan: Option<&Plan>,
    seed: &Seed,
) -> Result<Drawn, NoDraw> {
    let laid = match plan {
        Some(plan) => plan.clone(),
        None => {
            let rounds = rounds(field.len()).ok_or(NoDraw::NoDesign { entries: field.len() })?;
            lay(Design::Balanced, rounds, field, seed)
        }
    };
    let mut fours = of_plan(&laid, past.len()).ok_or(NoDraw::DesignOver)?;
    // Where somebody is gone, those who would have sat with him are exempt: the others keep what the design gives them.
    fours.retain(|four| four.iter().all(|entry| field.contains(entry)));
    let mut lot = Lot::new(seed, "tables");
    let tables = called(Design::Balanced, fours, &mut lot);
    let drawn = certified(tables, field, past);
    Ok(Drawn { plan: plan.is_none().then_some(laid), ..drawn })
}

/// A round of a design with what can be said of it.
fn certified(tables: Vec<Sides>, entries: &[EntryNo], past: &[Past]) -> Drawn {
    let seats: Vec<EntryNo> = tables.iter().flatten().flatten().copied().collect();
    let out: Vec<EntryNo> = entries.iter().filter(|entry| !seats.contains(entry)).copied().collect();
    let field = Field::new(&seats, past);
    let (mut partners, mut meetings) = (0, 0);
    for table in 0..tables.len() {
        let four = [0, 1, 2, 3].map(|seat| (4 * table + seat) as u16);
        partners += u32::from(field.partnered(four[0], four[1]) > 0)
            + u32::from(field.partnered(four[2], four[3]) > 0);
        meetings += field.again(four);
    }
    let certificate = Certificate {
        partners_again: partners,
        meetings_again: meetings,
        partners_bound: 0,
        bound: bound::meetings(&field, past),
        proof: Proof::Design,
        matching: None,
    };
    Drawn::of(tables, out, certificate)
}
