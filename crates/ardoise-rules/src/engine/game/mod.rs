//! What a game tells the engine, and the values it tells it by.

mod chart;
mod core;
mod dealt;
mod misfit;
mod ruling;
mod setting;
mod stored;
mod undertaken;

pub use self::core::{Finding, FindingKind, Game, Info, Start};
pub use chart::{Chart, ChartCell, Wager};
pub use dealt::Dealt;
pub use misfit::Misfit;
pub use ruling::{Ask, Moment, Ruling, Trial};
pub use setting::{Expects, Goal, Parts, Setting, Standing};
pub use stored::read_rules;
pub use undertaken::Undertaken;
