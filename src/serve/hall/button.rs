//! What the buttons of a hall's pages ask for: one word each, on the page and in what it sends.

use clap::ValueEnum;

use crate::line::word::word;
use crate::serve::change::{Fields, field};

/// What a button asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Button {
    /// What a table gave, from its page.
    Result,
    /// That a side stands by it, or that both have signed.
    Agree,
    /// That a side does not.
    Dispute,
    /// The deals of a table are recorded.
    Play,
    /// A side did not come, or several.
    Forfeit,
    /// What a table gave, off its card.
    Card,
    /// Players enter.
    Enter,
    /// Somebody leaves.
    Withdraw,
    /// Somebody comes back.
    Return,
    /// The next round is drawn.
    Draw,
    /// The round is over.
    Lock,
    /// What an amended match gives counts.
    Take,
    /// The last command is taken back.
    Undo,
}

impl Button {
    /// Its word in the field `act`.
    pub fn word(self) -> String {
        word(&self)
    }

    /// The button by which fields were sent, if it is one of these.
    pub fn of(fields: &Fields) -> Option<Button> {
        Button::from_str(field(fields, "act"), false).ok()
    }
}
