//! The orders in which cards beat each other, in the games that share them.

use super::{Card, Order, Rank};

/// Ace, king, queen, jack, ten … two.
pub static ACE_KING: Order = Order::strongest_first(&[
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
]);

/// Ace, ten, king, queen, jack, nine, eight, seven.
pub static ACE_TEN: Order = Order::strongest_first(&[
    Rank::Ace,
    Rank::Ten,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
]);

/// Ten, ace, king, queen, jack, nine, eight, seven.
pub static TEN_ACE: Order = Order::strongest_first(&[
    Rank::Ten,
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
]);

/// Jack, nine, ace, ten, king, queen, eight, seven: the trumps of many games with thirty-two cards.
pub static JACK_NINE: Order = Order::strongest_first(&[
    Rank::Jack,
    Rank::Nine,
    Rank::Ace,
    Rank::Ten,
    Rank::King,
    Rank::Queen,
    Rank::Eight,
    Rank::Seven,
]);

/// King, queen, knight, jack, ten … ace: the plain suits of a tarot pack.
pub static KING_KNIGHT: Order = Order::strongest_first(&[
    Rank::King,
    Rank::Queen,
    Rank::Knight,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
    Rank::Ace,
]);

/// The trumps of a tarot pack, twenty-one to one.
pub static TWENTY_ONE: Order = {
    let mut trumps = [Card::EXCUSE; 21];
    let mut number = 21;
    while number > 0 {
        if let Some(card) = Card::trump(number) {
            trumps[21 - number as usize] = card;
        }
        number -= 1;
    }
    Order::of_cards(&trumps)
};
