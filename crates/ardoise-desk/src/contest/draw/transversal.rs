//! Schedules in which nobody meets anybody twice: transversal designs over a ring, worked out when they are needed.
//!
//! Four groups of `q` players are named `(g, x)`, where `x` is an element of a ring of `q` elements. In round `r`, table
//! `t` takes `(g, t + e(g)·r)` from each group, where the four `e(g)` differ by units. Two players of different groups
//! then sit at one table in exactly one of the `q` rounds, and two of one group in none; the groups are what is left for
//! further rounds. A ring with four such elements exists whenever no prime of `q` leaves a power below four; for twelve,
//! which no ring serves, a difference matrix does the same.

use super::design;

/// For a group of twelve elements, two by six: what is added for the third and the fourth group in each round. The first
/// group adds nothing, the second the round itself; any two of the four differ by each element once.
const TWELVE: [[usize; 12]; 2] =
    [[0, 3, 7, 10, 2, 11, 9, 6, 4, 1, 5, 8], [0, 2, 1, 7, 10, 4, 11, 9, 3, 5, 8, 6]];

/// How many rounds so many players can play before anybody meets anybody again, by the schedules this program knows.
#[must_use]
pub fn without_meeting_again(players: usize) -> usize {
    if players == 0 || !players.is_multiple_of(4) {
        return 0;
    }
    match Spread::of(players / 4) {
        Some(_) => players / 4 + without_meeting_again(players / 4),
        None => 1,
    }
}

/// The tables of a round, by places; none beyond the last.
pub(super) fn round(players: usize, round: usize) -> Option<Vec<[usize; 4]>> {
    if players == 0 || !players.is_multiple_of(4) {
        return None;
    }
    let quarter = players / 4;
    let Some(spread) = Spread::of(quarter) else {
        return (round == 0)
            .then(|| (0..quarter).map(|table| [0, 1, 2, 3].map(|seat| 4 * table + seat)).collect());
    };
    if round < quarter {
        let apart = [0, 1, 2, 3].map(|group| spread.apart(group, round));
        let seat = |table: usize| {
            let mut places = [0; 4];
            for (group, place) in places.iter_mut().enumerate() {
                *place = group * quarter + spread.plus(table, apart[group]);
            }
            places
        };
        return Some((0..quarter).map(seat).collect());
    }
    let inside = self::round(quarter, round - quarter)?;
    let tables = (0..4).flat_map(|group| inside.iter().map(move |four| four.map(|at| group * quarter + at)));
    Some(tables.collect())
}

/// How four groups of one size are spread over the tables.
#[derive(Debug)]
enum Spread {
    Ring(Ring),
    Twelve,
}

impl Spread {
    fn of(size: usize) -> Option<Spread> {
        if size == 12 { Some(Spread::Twelve) } else { Ring::of(size).map(Spread::Ring) }
    }

    /// What is added to the table for a group in a round.
    fn apart(&self, group: usize, round: usize) -> usize {
        match (self, group) {
            (Spread::Ring(ring), _) => ring.times(ring.everywhere(group), round),
            (Spread::Twelve, 0) => 0,
            (Spread::Twelve, 1) => round,
            (Spread::Twelve, group) => TWELVE[group - 2][round],
        }
    }

    fn plus(&self, one: usize, other: usize) -> usize {
        match self {
            Spread::Ring(ring) => ring.plus(one, other),
            Spread::Twelve => design::plus(&[2, 6], one, other),
        }
    }
}

/// A product of finite fields. An element is a number below the size: its digits are those of the fields' elements, each
/// of which is again a number whose digits, to the base of the prime, are the coefficients of a polynomial.
#[derive(Debug)]
struct Ring {
    fields: Vec<Finite>,
}

impl Ring {
    fn of(size: usize) -> Option<Ring> {
        let mut fields = Vec::new();
        let (mut left, mut prime) = (size, 2);
        while left > 1 {
            let mut power = 0;
            while left.is_multiple_of(prime) {
                left /= prime;
                power += 1;
            }
            if power > 0 {
                fields.push(Finite::new(prime, power)?);
            }
            prime += 1;
        }
        (size > 1).then_some(Ring { fields })
    }

    /// The element that is `element` in each of the fields.
    fn everywhere(&self, element: usize) -> usize {
        self.join(|_, _| element, 0, 0)
    }

    fn plus(&self, one: usize, other: usize) -> usize {
        self.join(|field, [x, y]| field.plus(x, y), one, other)
    }

    fn times(&self, one: usize, other: usize) -> usize {
        self.join(|field, [x, y]| field.times(x, y), one, other)
    }

    fn join(&self, of: impl Fn(&Finite, [usize; 2]) -> usize, one: usize, other: usize) -> usize {
        let (mut result, mut weight) = (0, 1);
        for field in &self.fields {
            result += weight * of(field, [one, other].map(|element| element / weight % field.size));
            weight *= field.size;
        }
        result
    }
}

/// A finite field of at least four elements.
#[derive(Debug)]
struct Finite {
    prime: usize,
    power: u32,
    size: usize,
    /// The polynomial by which is divided, without its highest term.
    modulus: usize,
}

impl Finite {
    fn new(prime: usize, power: u32) -> Option<Finite> {
        let size = prime.pow(power);
        if size < 4 {
            return None;
        }
        (0..size)
            .map(|modulus| Finite { prime, power, size, modulus })
            .find(|field| power == 1 || field.is_primitive())
    }

    /// Do the powers of `x` reach every element but 0? Then each of them has an inverse.
    fn is_primitive(&self) -> bool {
        let mut element = 1;
        for step in 1..self.size {
            element = self.times(element, self.prime);
            if element <= 1 {
                return element == 1 && step == self.size - 1;
            }
        }
        false
    }

    fn plus(&self, one: usize, other: usize) -> usize {
        self.digits(|digit| one / digit % self.prime + other / digit % self.prime)
    }

    fn scaled(&self, element: usize, by: usize) -> usize {
        self.digits(|digit| element / digit % self.prime * by)
    }

    fn digits(&self, of: impl Fn(usize) -> usize) -> usize {
        let (mut result, mut digit) = (0, 1);
        for _ in 0..self.power {
            result += of(digit) % self.prime * digit;
            digit *= self.prime;
        }
        result
    }

    fn times(&self, one: usize, other: usize) -> usize {
        if self.power == 1 {
            return one * other % self.prime;
        }
        let top = self.size / self.prime;
        let (mut sum, mut shifted, mut left) = (0, one, other);
        while left > 0 {
            sum = self.plus(sum, self.scaled(shifted, left % self.prime));
            left /= self.prime;
            // Multiplied by x: the highest term comes back as the polynomial's others, taken away.
            let highest = shifted / top;
            let back = self.scaled(self.modulus, (self.prime - highest) % self.prime);
            shifted = self.plus(shifted % top * self.prime, back);
        }
        sum
    }
}
