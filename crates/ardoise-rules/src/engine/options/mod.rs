//! House rules as data: ids, values, presets, clashes.

mod customs;
mod error;
mod finish;
pub mod grid;
mod rules;
mod titles;

pub use customs::{
    Agree, Direction, Exposed, FalseDeclared, OutOfTurn, TABLE_OPTIONS, Undertrump, UndertrumpPartner,
    stored_value,
};
pub use error::RulesError;
pub use finish::{Finish, MatchEnd, MatchFormat, Missing, Stop, TargetMode};
pub use rules::{
    CellKind, Limit, OnOff, OptionKind, OptionSpec, OptionValue, Preset, Rules, SetError, YesNo, fold_value,
    noted, points_in, schema_of,
};
pub use titles::{TABLE_WORDS, Titles, as_typed};
