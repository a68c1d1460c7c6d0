//! Questions at a terminal: forms become answers. It names no game.
//!
//! Nothing is asked unless standard input and standard error are terminals. While a question stands the terminal
//! is raw, so Ctrl-C is a key like another; between questions it is as it was found, and the cursor is never hidden.

mod form;
mod item;
mod menu;
mod number;
mod terminal;
mod typed;

pub use form::{Guide, numbered};
pub use item::{Item, Quick, lettered};
pub use menu::{Chosen, Menu};
pub use number::Figure;
pub use terminal::{Terminal, without_typed_ahead};

/// What came of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<T> {
    /// It was answered.
    Given(T),
    /// One step back: Escape.
    Back,
    /// Ctrl-C, or the terminal is gone.
    Interrupted,
}

impl<T> Answer<T> {
    /// The same answer with what was given changed.
    pub fn map<S>(self, change: impl FnOnce(T) -> S) -> Answer<S> {
        match self {
            Answer::Given(given) => Answer::Given(change(given)),
            Answer::Back => Answer::Back,
            Answer::Interrupted => Answer::Interrupted,
        }
    }
}
