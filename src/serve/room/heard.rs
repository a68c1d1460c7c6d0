//! What the terminal hears of the pages: who did what, as a program reads it and as somebody at the table does.

use clap::ValueEnum;

use crate::line::days;
use crate::line::word::word;
use crate::serve::room::places::Place;
use ardoise_rules::words::Speaker;

/// What somebody has done from a page. Its word is for a program that reads the terminal, and in the message that tells it to people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Done {
    /// Has taken a place.
    Join,
    /// Has recorded what happened.
    Record,
    /// Has taken back the last command.
    Undo,
    /// Has put a deal right.
    Amend,
    /// Stands by what is written.
    Agree,
    /// Does not.
    Dispute,
    /// Has recorded a ruling.
    Ruling,
    /// Has entered what a table gave.
    Result,
    /// Has written that a side did not come.
    Forfeit,
    /// Has opened the match of a table.
    Open,
    /// Has entered players.
    Enter,
    /// Has written that somebody leaves.
    Withdraw,
    /// Has written that somebody comes back.
    Return,
    /// Has drawn a round.
    Draw,
    /// Has ended one.
    Lock,
    /// Has let what an amended match gives count.
    Take,
}

/// Who did what, for the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// A player, or the word of another place.
    pub who: String,
    /// What was done.
    pub done: Done,
}

impl std::fmt::Display for Heard {
    /// As a program reads it: the minute, who, the act.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let player = if self.done == Done::Join && !self.is_of_a_place() { "player " } else { "" };
        write!(f, "{} {player}{} {}", days::minute_here(self.at), self.who, word(&self.done))
    }
}

impl Heard {
    /// Is it done from a place that is no player's?
    fn is_of_a_place(&self) -> bool {
        [Place::Scribe, Place::Referee, Place::Onlooker].iter().any(|place| place.id() == self.who)
    }

    /// As somebody reads it who looks at the screen of the table.
    #[must_use]
    pub fn told(&self, speaker: &Speaker) -> String {
        let minute = days::minute_here(self.at);
        let time = minute.rsplit(' ').next().unwrap_or_default();
        let place = format!("serve-place-{}", self.who);
        let who = if self.is_of_a_place() { speaker.word(&place) } else { self.who.clone() };
        let who = who.split(':').next().unwrap_or_default().trim().to_owned();
        speaker.phrase("serve-heard", &[("time", time), ("who", &who), ("act", &word(&self.done))])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::ValueEnum as _;

    use super::{Done, Heard};
    use ardoise_rules::words::Lang;

    #[test]
    fn everything_that_is_done_is_told_in_words_of_its_own() {
        for lang in Lang::ALL {
            let speaker = crate::words::speaker(lang);
            let told = |done| Heard { at: 0, who: "Ann".to_owned(), done }.told(&speaker);
            let all: BTreeSet<String> = Done::value_variants().iter().copied().map(told).collect();
            assert_eq!(all.len(), Done::value_variants().len(), "{all:#?}");
        }
    }
}
