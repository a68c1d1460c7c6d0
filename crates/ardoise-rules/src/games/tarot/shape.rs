//! How the cards lie by the number of players: hands, chien, tricks, poignées.

use super::event::Size;
use super::rules::{Five, Players, PoigneeCounts, PoigneeValues, Rules};
use crate::cards::{Card, Cards, Rank};

/// The cards of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// How many hold cards: the cards of a trick.
    pub players: i32,
    /// How many cards each holds: the tricks of the deal.
    pub hand: i32,
    /// How many lie in the chien.
    pub chien: i32,
}

impl Shape {
    /// The cards by these rules.
    #[must_use]
    pub const fn of(rules: &Rules) -> Shape {
        match (rules.players, rules.five) {
            (Players::Three, _) => Shape { players: 3, hand: 24, chien: 6 },
            (Players::Four, _) | (Players::Five, Five::DeadDealer) => {
                Shape { players: 4, hand: 18, chien: 6 }
            }
            (Players::Five, Five::CalledKing) => Shape { players: 5, hand: 15, chien: 3 },
            (Players::Five, Five::Alone) => Shape { players: 5, hand: 14, chien: 8 },
        }
    }

    /// Can a count end in a half? Only where a trick has an odd number of cards.
    #[must_use]
    pub const fn halves(self) -> bool {
        self.players % 2 == 1
    }
}

/// Is a card called, so that the taker may have a partner?
#[must_use]
pub(crate) fn calls(rules: &Rules) -> bool {
    rules.players == Players::Five && rules.five == Five::CalledKing
}

/// How many trumps a poignée shows.
#[must_use]
pub(crate) fn trumps_shown(rules: &Rules, size: Size) -> i32 {
    let by_size = match (Shape::of(rules).players, rules.poignee_counts) {
        (3, _) => [13, 15, 18],
        (4, _) => [10, 13, 15],
        (_, PoigneeCounts::Fft) => [8, 10, 13],
        (_, PoigneeCounts::FiveTriple15) => [8, 10, 15],
    };
    by_size[place(size)]
}

/// What a poignée is worth.
#[must_use]
pub(crate) fn poignee_value(rules: &Rules, size: Size) -> i32 {
    let by_size = match rules.poignee_values {
        PoigneeValues::P20 => [20, 30, 40],
        PoigneeValues::P10 => [10, 20, 40],
        PoigneeValues::P60 => [20, 40, 60],
    };
    by_size[place(size)]
}

const fn place(size: Size) -> usize {
    match size {
        Size::Simple => 0,
        Size::Double => 1,
        Size::Triple => 2,
    }
}

/// The points that a taker with so many bouts needs.
#[must_use]
pub(crate) const fn needed(bouts: i32) -> i32 {
    match bouts {
        0 => 56,
        1 => 51,
        2 => 41,
        _ => 36,
    }
}

/// The three bouts: the twenty-one, the petit and the excuse.
#[must_use]
pub(crate) fn bouts() -> Cards {
    [Card::trump(21), Card::trump(1), Some(Card::EXCUSE)].into_iter().flatten().collect()
}

/// What a card counts, in half points.
#[must_use]
pub(crate) fn halves(card: Card) -> i32 {
    if bouts().has(card) {
        return 9;
    }
    match card.rank() {
        Some(Rank::King) => 9,
        Some(Rank::Queen) => 7,
        Some(Rank::Knight) => 5,
        Some(Rank::Jack) => 3,
        _ => 1,
    }
}
