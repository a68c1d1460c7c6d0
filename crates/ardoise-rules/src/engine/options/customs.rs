//! The customs that several games leave to the table: what an irregularity costs, what whoever cannot go over a ruff may play.

use serde_json::{Map, Value};

use super::rules::{OptionKind, OptionSpec, OptionValue};
use crate::engine::say::Common;
use crate::engine::table::Seat;

crate::choices! {
    /// Which way the deal, the auction and the play go round.
    pub enum Direction { CounterClockwise = "counter-clockwise", Clockwise = "clockwise" }
    /// What becomes of a card that was shown out of turn.
    pub enum Exposed { FirstOccasion = "first-occasion", CountsAsPlayed = "counts-as-played" }
    /// May whoever cannot go over a ruff throw another suit?
    pub enum Undertrump { Must = "must", Free = "free" }
    /// May a higher trump be kept back while one goes under a partner's ruff?
    pub enum UndertrumpPartner { Free = "free", Barred = "barred" }
    /// Who marks what was announced and is not there.
    pub enum FalseDeclared { ToOtherSide = "to-other-side", Lost = "lost" }
    /// Does somebody of the other side say that he agrees to a deal as it is written?
    pub enum Agree {
        /// Nobody is asked.
        Off = "off",
        /// What nobody agreed to is marked.
        Shown = "shown",
        /// The next deal waits until the last one is agreed.
        Required = "required",
    }
}

impl Direction {
    /// Who speaks first, and on which side of the dealer he sits.
    #[must_use]
    pub const fn speaks(self, player: Seat, dealer: Seat) -> Common {
        match self {
            Direction::CounterClockwise => Common::SpeaksRight { player, dealer },
            Direction::Clockwise => Common::SpeaksLeft { player, dealer },
        }
    }
}

impl Agree {
    /// The id of the option.
    pub const ID: &'static str = "agree";

    /// What stored rules say; those that say nothing are of tables that were not asked.
    #[must_use]
    pub fn of(options: &Map<String, Value>) -> Agree {
        let word = options.get(Agree::ID).and_then(Value::as_str).unwrap_or_default();
        Agree::read(word, Agree::KIND).unwrap_or(Agree::Off)
    }

    /// Is anybody asked?
    #[must_use]
    pub const fn asked(self) -> bool {
        !matches!(self, Agree::Off)
    }
}

/// What stored rules say of an option; of one of every table that they do not name, its first value.
#[must_use]
pub fn stored_value(spec: &OptionSpec, options: &Map<String, Value>) -> Option<Value> {
    let of_table = TABLE_OPTIONS.iter().any(|own| own.id == spec.id);
    let first = || match spec.kind {
        OptionKind::Choice(values) if of_table => values.first().map(|value| Value::from(*value)),
        OptionKind::Choice(_)
        | OptionKind::Number(..)
        | OptionKind::Limit(..)
        | OptionKind::WordOr(..)
        | OptionKind::Cells(_) => None,
    };
    options.get(spec.id).cloned().or_else(first)
}

/// The options of every table, whatever is played there. They move no points; stored rules that lack one have its first value.
pub const TABLE_OPTIONS: &[OptionSpec] =
    &[OptionSpec { id: Agree::ID, kind: Agree::KIND, article: "table.agree", since: None }];

crate::points_or! {
    /// What it costs to play or speak out of turn.
    pub enum OutOfTurn in 1..=1000 {
        /// Nothing: the turn is restored.
        Restored = "restored",
    }
}
