//! The sheet notation: text to events and back, through the forms of the games. It names no game.
//!
//! [`read_sheet`] reads a whole sheet, [`read_lines`] the event lines typed at a table, [`read_event`] one event;
//! [`Sheet::placed`] plays a sheet; [`write_sheet`], [`write_head`] and [`write_event`] print what reads back as the same.

mod args;
mod describe;
mod error;
mod event;
mod fill;
mod head;
mod likely;
mod names;
mod nearest;
mod opening;
mod placed;
mod rules;
mod spoken;
mod text;
mod value;
mod words;
mod write;

pub use args::split_args;
pub use describe::{choice_word, describe, keyword, placeholder};
pub use error::{SheetError, Slip, Wanted, caret, letter_left_open};
pub use event::{read_event, read_line, read_lines};
pub use head::{HEAD_FORMS, Head, HeadForm, HeadKey, Told, head_forms, read_head};
pub use likely::likely_lines;
pub use names::{LONGEST_NAME, look_alike, look_of, read_names, read_player};
pub use nearest::{NAMED, by_nearness, nearest};
pub use opening::{Hooks, House, Opening, open};
pub use placed::{Misplaced, Placed};
pub use rules::{RulesFault, said_of_rules_error};
pub use text::{Line, MOST_LINES, Sheet, read_sheet};
pub use value::suit_word;
pub use words::{LONGEST_LINE, Span, Word, Words, split_line};
pub use write::{tell_event, write_event, write_head, write_sheet};

/// The words of this module's messages (Fluent), French then English.
pub const WORDS: [&str; 2] = [include_str!("words.fr.ftl"), include_str!("words.en.ftl")];

/// In whose language a line is read, and what is wrong with it said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tongue {
    /// Is what is wrong said with French words, whatever the language of the keyword?
    pub french: bool,
    /// What single letters of suits mean.
    pub letters: Letters,
}

impl Tongue {
    /// As sheets are read everywhere.
    pub const SHEET: Tongue = Tongue { french: false, letters: Letters::Canonical };

    /// As people type where that language is shown.
    #[must_use]
    pub const fn typed(french: bool) -> Tongue {
        Tongue { french, letters: if french { Letters::French } else { Letters::Canonical } }
    }

    /// The same at the table of a game: where the trumps are a suit of their own, they have their letter.
    #[must_use]
    pub fn at(self, game: &dyn AnyGame) -> Tongue {
        match self.letters {
            Letters::French if game.own_trumps() => Tongue { letters: Letters::FrenchTrumps, ..self },
            _ => self,
        }
    }

    /// The same with the letters of the sheets: for lines that were written down before.
    #[must_use]
    pub const fn written(self) -> Tongue {
        Tongue { letters: Letters::Canonical, ..self }
    }
}

/// Which keywords, suits and contracts are printed. Either reads back the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Style {
    /// The English canonical words, as stored.
    #[default]
    Canonical,
    /// The first French alias of each, spelled as on paper.
    French,
}

impl Style {
    /// Is it French?
    #[must_use]
    pub const fn french(self) -> bool {
        matches!(self, Style::French)
    }
}

use crate::cards::Letters;
use crate::engine::AnyGame;

#[cfg(test)]
mod tests;
