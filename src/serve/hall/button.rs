//! What the buttons of a hall's pages ask for: one word each, on the page and in what it sends.

use crate::serve::change::{Fields, field};

/// What a button asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    const ALL: [Button; 13] = [
        Button::Result,
        Button::Agree,
        Button::Dispute,
        Button::Play,
        Button::Forfeit,
        Button::Card,
        Button::Enter,
        Button::Withdraw,
        Button::Return,
        Button::Draw,
        Button::Lock,
        Button::Take,
        Button::Undo,
    ];

    /// Its word in the field `act`.
    pub const fn word(self) -> &'static str {
        match self {
            Button::Result => "result",
            Button::Agree => "agree",
            Button::Dispute => "dispute",
            Button::Play => "play",
            Button::Forfeit => "forfeit",
            Button::Card => "card",
            Button::Enter => "enter",
            Button::Withdraw => "withdraw",
            Button::Return => "return",
            Button::Draw => "draw",
            Button::Lock => "lock",
            Button::Take => "take",
            Button::Undo => "undo",
        }
    }

    /// The button by which fields were sent, if it is one of these.
    pub fn of(fields: &Fields) -> Option<Button> {
        let word = field(fields, "act");
        Button::ALL.into_iter().find(|button| button.word() == word)
    }
}
