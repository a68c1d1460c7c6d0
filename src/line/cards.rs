//! Cards and suits as they are typed on the command line, in the letters of the language shown.

use std::borrow::Cow;

use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::cards::{Card, cards_meant, fold_word, suits_meant};
use ardoise_rules::engine::{Arg, Say as _};
use ardoise_rules::notation::{letter_left_open, suit_word};

/// Cards: words separated by blanks or commas.
///
/// # Errors
/// At the first word that is no card, or that could be two.
pub fn cards(shell: &Shell, text: &str) -> Result<Vec<Card>, Failure> {
    let words =
        text.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty());
    words.map(|word| card(shell, word)).collect()
}

fn card(shell: &Shell, word: &str) -> Result<Card, Failure> {
    let tongue = shell.tongue();
    match cards_meant(word, tongue.letters).as_slice() {
        [card] => Ok(*card),
        [] => Err(Failure::shell("referee-card", vec![("text", Arg::Text(word.to_owned()))])),
        several => {
            let readings: Vec<String> = several.iter().map(|card| card.shown(tongue.french)).collect();
            Err(Failure::refused(letter_left_open(word, &readings).said()))
        }
    }
}

/// A word that may name a suit, as it stands in sheets; another word as it is.
///
/// # Errors
/// If its letter could be two suits.
pub fn suit<'a>(shell: &Shell, word: &'a str) -> Result<Cow<'a, str>, Failure> {
    let tongue = shell.tongue();
    match suits_meant(&fold_word(word), tongue.letters) {
        [suit] => Ok(Cow::Borrowed(suit.id())),
        [] => Ok(Cow::Borrowed(word)),
        several => {
            let readings: Vec<String> =
                several.iter().map(|suit| suit_word(*suit, tongue.french).to_owned()).collect();
            Err(Failure::refused(letter_left_open(word, &readings).said()))
        }
    }
}
