//! A pack of cards: suits, ranks, cards, sets of cards and trick winners. It knows no game.

mod card;
mod notation;
pub mod orders;
mod pack;
mod trick;
mod trump;
mod words;

pub use crate::lang::fold_word;
pub use card::{Card, Rank, Suit};
pub use notation::{
    Letters, NotCards, SuitsMeant, cards_meant, next_card, next_four, read_card, read_cards, read_rank,
    read_suit, suits_meant,
};
pub use pack::{Cards, FULL, PIQUET};
pub use trick::{Order, Strength};
pub use trump::Trump;
pub(crate) use words::is_trumps;

#[cfg(test)]
mod tests;
