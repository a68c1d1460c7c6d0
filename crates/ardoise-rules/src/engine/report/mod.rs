//! Everything there is to say of a match: numbers and values, no words.

mod agreement;
mod besides;
mod conflict;
mod tricks;
mod whole;

pub use agreement::{Agreement, Consent};
pub use besides::tells_winners;
pub use conflict::Conflict;
pub use tricks::{TrickReport, TricksReport};
pub(crate) use whole::ADJUST;
pub use whole::{
    AccountReport, DealReport, FindingReport, Head, LineReport, NextReport, PartsReport, Report,
    StandingReport, day_of,
};
