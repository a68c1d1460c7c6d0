//! What is said of a contract: how high, in what, by whom.

use serde::{Deserialize, Serialize};

use crate::engine::{Arg, Choice, Kind, Seat, Typed};
use crate::games::jass::Atout;

/// A contract to take every trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slam {
    /// Every trick by the side.
    Capot,
    /// The same, outranking it.
    CapotBelote,
    /// A capot with the order of the cards reversed.
    Schmurtz,
    /// Every trick by the bidder himself.
    Generale,
    /// The same, outranking it.
    GeneraleBelote,
}

impl Slam {
    /// All of them, the lowest first.
    pub const ALL: [Slam; 5] =
        [Slam::Capot, Slam::Schmurtz, Slam::CapotBelote, Slam::Generale, Slam::GeneraleBelote];

    /// The word as stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Slam::Capot => "capot",
            Slam::CapotBelote => "capot-belote",
            Slam::Schmurtz => "schmurtz",
            Slam::Generale => "generale",
            Slam::GeneraleBelote => "generale-belote",
        }
    }

    /// Does it say that the bidder's side has the belote?
    #[must_use]
    pub const fn belote(self) -> bool {
        matches!(self, Slam::CapotBelote | Slam::GeneraleBelote)
    }

    /// Must the bidder take every trick himself?
    #[must_use]
    pub const fn alone(self) -> bool {
        match self {
            Slam::Generale | Slam::GeneraleBelote => true,
            Slam::Capot | Slam::CapotBelote | Slam::Schmurtz => false,
        }
    }

    /// Where it stands among contracts to take every trick.
    #[must_use]
    pub const fn rank(self) -> i64 {
        match self {
            Slam::Capot | Slam::Schmurtz => 1,
            Slam::CapotBelote => 2,
            Slam::Generale => 3,
            Slam::GeneraleBelote => 4,
        }
    }
}

/// How high a bid is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Level {
    /// So many points.
    Points(i32),
    /// Every trick.
    Slam(Slam),
}

impl Typed for Level {
    const KIND: Kind = Kind::Level(
        1,
        999,
        &[
            Choice::with("capot", crate::keyword!("capot")),
            Choice::with("capot-belote", crate::keyword!("capot-belote")),
            Choice::with("generale", crate::keyword!("generale")),
            Choice::with("generale-belote", crate::keyword!("generale-belote")),
            Choice::with("schmurtz", crate::keyword!("schmurtz")),
        ],
    );
}

impl From<Level> for Arg {
    fn from(level: Level) -> Arg {
        match level {
            Level::Points(points) => Arg::from(points),
            Level::Slam(slam) => Arg::Term(slam.id()),
        }
    }
}

/// A bid that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bid {
    /// By whom.
    pub by: Seat,
    /// How high.
    pub level: Level,
    /// In what.
    pub trump: Atout,
}
