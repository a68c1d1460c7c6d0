//! Cards on the table: what fell, what may fall, what it proves of the hands; knows no game.

mod cardplay;
mod evidence;
mod legality;
mod obligations;
mod posed;
mod tally;
mod umpire;

pub use cardplay::{Cardplay, Layout, Shown, Trick};
pub(crate) use evidence::Evidence;
pub use legality::{Duties, Duty, Narrow, Position, SEATS, Stance, Trumps, across};
pub use obligations::{Climb, Obligations, Ruff};
pub use posed::{Asked, Judge, Phase, Posed, Ruled, TrickRuled};
pub use tally::{Taken, Tally};
pub use umpire::Umpire;
