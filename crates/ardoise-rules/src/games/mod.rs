//! The games: one folder each, and the registry. Nothing outside this folder names a game.

/// Belote, classic.
pub mod belote;
/// Coinche, belote contrée.
pub mod coinche;
/// Whist à la couleur.
pub mod colour_whist;
pub(crate) mod jass;
/// Manille, in all its forms.
pub mod manille;
/// Marjolet, for two.
pub mod marjolet;
/// Tarot, for three, four and five.
pub mod tarot;
/// Whist, classic.
pub mod whist;

use crate::engine::{AnyGame, Erased, Form, SHARED};
use crate::lang::{Lang, fold_word, same_word};

/// Every game, in the order in which help shows them.
pub static GAMES: &[&dyn AnyGame] = &[
    &Erased::<coinche::Coinche>::new(),
    &Erased::<manille::Manille>::new(),
    &Erased::<marjolet::Marjolet>::new(),
    &Erased::<whist::Whist>::new(),
    &Erased::<colour_whist::ColourWhist>::new(),
    &Erased::<belote::Belote>::new(),
    &Erased::<tarot::Tarot>::new(),
];

/// The forms by which a stake is raised in any game: those of nought the first time, those of one on top of it.
pub fn raises(level: usize) -> impl Iterator<Item = &'static Form> {
    GAMES.iter().flat_map(|game| game.info().forms).filter(move |form| form.raise == Some(level))
}

/// The events that a folded word names in any game.
#[must_use]
pub fn events_named(folded: &str) -> Vec<&'static str> {
    let forms = GAMES.iter().flat_map(|game| game.info().forms);
    forms.filter(|form| form.is_named(folded)).map(|form| form.event).collect()
}

/// The game of that id, known by that other name, or called so in any language.
#[must_use]
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    // « Whist à la couleur » as it is printed, `whist-a-la-couleur` as it is typed in one word.
    let folded = fold_word(name.trim()).split_whitespace().collect::<Vec<_>>().join("-");
    let called = |game: &&dyn AnyGame| {
        let titles = game.titles();
        Lang::ALL.into_iter().filter_map(|lang| titles.game(lang)).any(|name| same_word(name, &folded))
    };
    let known = |game: &&dyn AnyGame| game.id() == folded || game.info().names.has(&folded);
    GAMES.iter().copied().find(known).or_else(|| GAMES.iter().copied().find(called))
}

/// The rulebooks in a language: the shared one, then each game's.
#[must_use]
pub fn rulebooks(lang: Lang) -> Vec<(Option<&'static dyn AnyGame>, &'static str)> {
    let place = lang.place();
    let mut books: Vec<(Option<&'static dyn AnyGame>, &'static str)> = vec![(None, SHARED[place])];
    books.extend(GAMES.iter().map(|game| (Some(*game), game.info().rulebook[place])));
    books
}
