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
mod short;
mod spoken;
mod text;
mod value;
mod words;
mod write;

pub use args::split_args;
pub use describe::{describe, placeholder};
pub use error::{SheetError, Slip, Wanted, caret, letter_left_open};
pub use event::{read_event, read_line, read_lines};
pub use head::{HEAD_FORMS, Head, HeadForm, HeadKey, Told, head_forms, read_head};
pub use likely::{likely_lines, lines_of_each};
pub use names::{LONGEST_NAME, in_order_of_play, look_alike, looks_of, read_name, read_names, read_player};
pub use nearest::{NAMED, alike, by_nearness, nearest};
pub use opening::{Hooks, House, Opening, open};
pub use placed::{Misplaced, Placed};
pub use rules::{RulesFault, said_of_rules_error};
pub use short::{Short, everybody_passes_in, passes_unnamed, read_short};
pub use spoken::{figures_alone, is_figure};
pub use text::{Line, MOST_LINES, Sheet, read_sheet};
pub use value::{MOST, figure_meant, is_beyond, read_number};
pub use words::{LONGEST_LINE, Span, Word, Words, as_word, quote, split_line};
pub use write::{tell_event, write_event, write_head, write_sheet};

/// The words of this module's messages (Fluent).
pub const WORDS: Texts = crate::languages!(texts! "words." ".ftl");

/// In whose language a line is read, and what is wrong with it said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tongue {
    /// With whose words what is wrong is said. Where it is the canonical language, it is said in that of the keyword.
    pub lang: Lang,
    /// What single letters of suits mean.
    pub letters: Letters,
}

impl Tongue {
    /// As sheets are read everywhere.
    pub const SHEET: Tongue = Tongue { lang: Lang::CANONICAL, letters: Letters::CANONICAL };

    /// As people type where that language is shown.
    #[must_use]
    pub const fn typed(lang: Lang) -> Tongue {
        Tongue { lang, letters: Letters::of(lang) }
    }

    /// The same at the table of a game: where the trumps are a suit of their own, they have their letter.
    #[must_use]
    pub fn at(self, game: &dyn AnyGame) -> Tongue {
        if game.own_trumps() { Tongue { letters: self.letters.with_trumps(), ..self } } else { self }
    }

    /// The same with the letters of the sheets: for lines that were written down before.
    #[must_use]
    pub const fn written(self) -> Tongue {
        Tongue { letters: Letters::CANONICAL, ..self }
    }
}

use crate::cards::Letters;
use crate::engine::AnyGame;
use crate::lang::{Lang, Texts};

#[cfg(test)]
mod tests;
