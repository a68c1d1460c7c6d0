//! What happens at the table: a match is opened, events are recorded, taken back and put right.

pub mod add;
pub mod adopt;
pub mod amend;
pub mod close;
pub mod new;
pub mod play;
pub mod reseat;
pub mod serve;
pub mod undo;
