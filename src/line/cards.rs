//! Cards and suits as they are typed on the command line, in the letters of the language shown.

use std::borrow::Cow;

use ardoise_desk::Refusal;
use ardoise_rules::cards::{Card, NotCards, fold_word, read_cards, suits_meant};
use ardoise_rules::engine::{Arg, Say as _};
use ardoise_rules::notation::{Tongue, letter_left_open};

/// Cards: words separated by blanks or commas, or spelled.
///
/// # Errors
/// At the first word that is no card, or that could be two.
pub fn cards(tongue: Tongue, text: &str) -> Result<Vec<Card>, Box<Refusal>> {
    read_cards(text, tongue.letters).map_err(|fault| {
        Box::new(match fault {
            NotCards::Unknown(word) => Refusal::of("referee-card", vec![("text", Arg::Text(word))]),
            NotCards::LeftOpen(word, cards) => {
                let readings: Vec<String> = cards.iter().map(|card| card.shown(tongue.lang)).collect();
                Refusal::new(letter_left_open(&word, &readings).said())
            }
        })
    })
}

/// A word that may name a suit, as it stands in sheets; another word as it is.
///
/// # Errors
/// If its letter could be two suits.
pub fn suit<'a>(tongue: Tongue, word: &'a str) -> Result<Cow<'a, str>, Box<Refusal>> {
    match &*suits_meant(&fold_word(word), tongue.letters) {
        [suit] => Ok(Cow::Borrowed(suit.id())),
        [] => Ok(Cow::Borrowed(word)),
        several => {
            let readings: Vec<String> =
                several.iter().map(|suit| suit.word(tongue.lang).to_owned()).collect();
            Err(Box::new(Refusal::new(letter_left_open(word, &readings).said())))
        }
    }
}
