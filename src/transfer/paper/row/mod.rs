//! One row of a table, read as a line of the notation: who took, what was played for, what happened, what the figures say.

pub(super) mod aside;
pub(super) mod contract;
pub(super) mod figures;
pub(super) mod filled;
pub(super) mod happened;
pub(super) mod line;
pub(super) mod players;
pub(super) mod sense;
pub(super) mod showing;
pub(super) mod stake;
pub(super) mod taker;
