//! Why rules could not be made from a preset and what a table sets beside it.

use super::rules::OptionKind;
use crate::engine::say::Said;

/// Why rules could not be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesError {
    /// The game has no preset of that name.
    UnknownPreset {
        /// What was asked for.
        name: String,
    },
    /// The game has no option of that id.
    UnknownOption {
        /// What was asked for.
        id: String,
    },
    /// The option cannot be set to that.
    BadValue {
        /// The option.
        id: String,
        /// What was asked for.
        value: String,
        /// What it can be set to.
        kind: OptionKind,
    },
    /// The tables of the game have no cell of that id.
    UnknownCell {
        /// What was asked for.
        id: String,
    },
    /// A cell of a table cannot hold that.
    BadCell {
        /// The cell.
        id: String,
        /// What was asked for.
        value: String,
        /// The words, the terms and the ranges that can be written.
        known: Vec<String>,
    },
    /// Options that cannot go together.
    Clash(Vec<Said>),
}
