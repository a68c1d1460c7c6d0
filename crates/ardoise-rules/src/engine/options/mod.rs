//! House rules as data: ids, values, presets, clashes.

mod customs;
mod error;
mod finish;
mod rules;

pub use customs::{
    Agree, Exposed, FalseDeclared, OutOfTurn, TABLE_OPTIONS, Undertrump, UndertrumpPartner, stored_value,
};
pub use error::RulesError;
pub use finish::{Finish, MatchFormat, TargetMode};
pub use rules::{
    Limit, OnOff, OptionKind, OptionSpec, OptionValue, Preset, Rules, SetError, YesNo, fold_value, limit,
    noted, number, schema_of,
};
