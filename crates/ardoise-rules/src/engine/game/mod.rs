//! What a game tells the engine, and the values it tells it by.

mod advice;
mod chart;
mod core;
mod dealt;
mod finding;
mod misfit;
mod ruling;
mod setting;
mod spoken;
mod stored;
mod tricks;
mod undertaken;
mod usual;

pub use self::core::{Game, Info, Start};
pub use advice::Advice;
pub use chart::{Chart, ChartCell, ChartRole, NEVER, Wager};
pub use dealt::Dealt;
pub use finding::{Finding, FindingKind};
pub use misfit::Misfit;
pub use ruling::{Ask, Moment, Ruling, Rulings, Trial};
pub use setting::{Expects, Goal, Parts, Setting, Standing};
pub use spoken::Spoken;
pub(crate) use stored::read_rules;
pub use tricks::Tricks;
pub use undertaken::Undertaken;
pub use usual::{Early, Revoke, TURN, Usual, WORD};
