//! Draws: who sits where in a round, from an input and a seed and nothing else, so that anybody can draw it again.

mod bound;
mod byes;
mod design;
mod exact;
mod field;
mod individual;
mod matching;
mod pools;
mod ranking;
mod transversal;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub(super) use super::lot::Lot;
use super::lot::Seed;

pub use design::{has_design, rounds as rounds_of_design};
pub use matching::{Dual, cheapest};
pub use pools::{Groups, Pool};
pub use transversal::without_meeting_again;

#[cfg(test)]
mod tests;

/// The drawn number of an entry, from 1. 0 stands for an empty chair where a draw reckons with one.
pub type EntryNo = u32;

/// How a contest pairs its entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Single players, new partners and opponents each round.
    Individual,
    /// Single players, everybody once beside and twice against everybody.
    Design,
    /// Fixed pairs, by lot and then by their places in the ranking.
    Pairs,
    /// Fixed pairs in small groups, then knocked out.
    Pools,
}

/// Who sits at a table: its sides, each with its entries in the order of their seats.
///
/// The first of the first side sits beside the first of the second, then the second of the first, and so on.
pub type Sides = Vec<Vec<EntryNo>>;

/// A round that was drawn before: what a later draw looks back upon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// Its tables.
    pub tables: Vec<Sides>,
    /// Who was exempt.
    pub out: Vec<EntryNo>,
}

/// What becomes of the entries that fill no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Odd {
    /// They are exempt.
    Exempt,
    /// Tables of three are made.
    Three,
}

/// Everything a draw is made from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "format", rename_all = "kebab-case")]
pub enum Input {
    /// Single players with drawn partners.
    Individual {
        /// How many rounds are planned.
        rounds: u16,
        /// Who plays, in the order of their numbers.
        field: Vec<EntryNo>,
        /// What becomes of those who fill no table.
        odd: Odd,
        /// The rounds before.
        past: Vec<Past>,
        /// What the first draw laid down for all rounds, as long as the field has stayed the same.
        plan: Option<Plan>,
    },
    /// Single players by design.
    Design {
        /// Who plays.
        field: Vec<EntryNo>,
        /// The rounds before.
        past: Vec<Past>,
        /// What the first draw laid down.
        plan: Option<Plan>,
    },
    /// Fixed pairs.
    Pairs {
        /// Who plays, first in the ranking first; in the first round the order does not matter.
        ranking: Vec<EntryNo>,
        /// The rounds before.
        past: Vec<Past>,
    },
    /// Pools and brackets.
    Pools(Groups),
}

impl Input {
    /// The name of the way it is drawn, and its version.
    #[must_use]
    pub const fn algorithm(&self) -> (&'static str, u16) {
        match self {
            Input::Individual { .. } => ("individual", 1),
            Input::Design { .. } => ("design", 1),
            Input::Pairs { .. } => ("ranking", 1),
            Input::Pools(_) => ("pools", 1),
        }
    }

    /// The digest of the input, as hexadecimal digits: two draws with the same digest were made from the same.
    #[must_use]
    pub fn digest(&self) -> String {
        let text = serde_json::to_string(self).expect("numbers and names can always be written");
        hex::encode(Sha256::digest(text))
    }
}

/// A schedule laid down at the first draw: each entry has a place in a design that holds for all its rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The design.
    pub design: Design,
    /// The entry at each place of the design.
    pub places: Vec<EntryNo>,
    /// The rounds of the design, in the order in which they are played.
    pub rounds: Vec<u16>,
}

/// A design: which rounds it has is known beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Design {
    /// Everybody once beside and twice against everybody.
    Balanced,
    /// Nobody meets anybody twice.
    Transversal,
}

/// Why a draw is as good as it can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// It is a round of a design, which was counted once and for all.
    Design,
    /// No round can have fewer repeats, for a reason that can be counted: see `bound`.
    Bound,
    /// The dual of the matching.
    Dual,
    /// Every other round of those who play was looked at.
    Search,
    /// None: there may be a round with fewer repeats, though not with fewer than `bound`.
    None,
}

/// What a draw claims of itself. A test, or another program, can count it anew from the tables and the rounds before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certificate {
    /// Pairs of partners of this round who have been partners before.
    pub partners_again: u32,
    /// Pairs at one table in this round who have been at one table before.
    pub meetings_again: u32,
    /// The least number of pairs that had to be partners again in this round, after the rounds before, where those play who do.
    #[serde(default)]
    pub partners_bound: u32,
    /// The least number of pairs that had to meet again in this round, after the rounds before, where those play who do: who is exempt is
    /// drawn first.
    pub bound: u32,
    /// What shows it.
    pub proof: Proof,
    /// Where a matching of least cost was looked for: what it costs, and the prices that show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matching: Option<(i64, Dual)>,
}

/// What a draw gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The tables, table 1 first.
    pub tables: Vec<Sides>,
    /// Who is exempt.
    pub out: Vec<EntryNo>,
    /// What it claims.
    pub certificate: Certificate,
    /// The schedule it laid down for the rounds to come, if it is the first and laid one down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
    /// The groups it laid down, if it is the first round of pools.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<Pool>,
    /// Who stands at which place of each bracket, if it is a round of brackets; 0 where a place is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brackets: Vec<Vec<EntryNo>>,
}

impl Drawn {
    fn of(tables: Vec<Sides>, out: Vec<EntryNo>, certificate: Certificate) -> Drawn {
        Drawn { tables, out, certificate, plan: None, pools: Vec::new(), brackets: Vec::new() }
    }
}

/// Why nothing could be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub enum NoDraw {
    /// Fewer entries than one table needs.
    TooFew {
        /// How many there are.
        entries: usize,
        /// How many are needed.
        least: usize,
    },
    /// More entries than this program draws.
    TooMany {
        /// How many there are.
        entries: usize,
        /// How many there may be.
        most: usize,
    },
    /// There is no design for so many players: it takes a multiple of four, or one more, and at most 64.
    NoDesign {
        /// How many there are.
        entries: usize,
    },
    /// All rounds of the design have been played.
    DesignOver,
    /// Everything has been played out.
    Over,
}

/// The most entries that are drawn: what two of them have in common takes a byte.
const MOST: usize = 10_000;

/// Draws a round.
pub fn draw(input: &Input, seed: &Seed) -> Result<Drawn, NoDraw> {
    let planned = |plan: &Option<Plan>| plan.as_ref().map_or(0, |plan| plan.places.len());
    let entries = match input {
        Input::Individual { field, plan, .. } | Input::Design { field, plan, .. } => {
            field.len().max(planned(plan))
        }
        Input::Pairs { ranking, .. } => ranking.len(),
        Input::Pools(groups) => groups.field.len(),
    };
    if entries > MOST {
        return Err(NoDraw::TooMany { entries, most: MOST });
    }
    match input {
        Input::Individual { rounds, field, odd, past, plan } => {
            individual::draw(*rounds, field, *odd, past, plan.as_ref(), seed)
        }
        Input::Design { field, past, plan } => design::draw(field, past, plan.as_ref(), seed),
        Input::Pairs { ranking, past } => ranking::draw(ranking, past, seed),
        Input::Pools(groups) => pools::draw(groups, seed),
    }
}
