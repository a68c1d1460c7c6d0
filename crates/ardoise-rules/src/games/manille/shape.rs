//! What the pack, the seats and the count make of a deal: tricks, total, par, and which counts tricks can give.

use crate::cards::{Card, Cards, PIQUET, Rank, Suit};
use crate::engine::{Account, Seat, Table};

use super::rules::ManilleRules;

/// The pack.
pub(crate) const PACK: Cards = PIQUET;

/// What a rank counts in every suit.
#[must_use]
pub(crate) const fn rank_points(rank: Rank) -> i32 {
    match rank {
        Rank::Ten => 5,
        Rank::Ace => 4,
        Rank::King => 3,
        Rank::Queen => 2,
        Rank::Jack => 1,
        Rank::Two
        | Rank::Three
        | Rank::Four
        | Rank::Five
        | Rank::Six
        | Rank::Seven
        | Rank::Eight
        | Rank::Nine
        | Rank::Knight => 0,
    }
}

/// What a card counts.
#[must_use]
pub(crate) fn card_points(card: Card) -> i32 {
    card.rank().map_or(0, rank_points)
}

/// What all cards of the pack count together.
const PACK_POINTS: i32 = {
    let (mut sum, mut suit) = (0, 0);
    while suit < Suit::ALL.len() {
        let mut rank = 0;
        while rank < Rank::ALL.len() {
            if PACK.has(Card::new(Suit::ALL[suit], Rank::ALL[rank])) {
                sum += rank_points(Rank::ALL[rank]);
            }
            rank += 1;
        }
        suit += 1;
    }
    sum
};

/// The dealer's camp, which chooses the trump, or the other one. With three players the other camp is the two defenders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Camp {
    /// The dealer, and his partner if he has one.
    Dealer,
    /// The others.
    Other,
}

impl Camp {
    /// The other one.
    #[must_use]
    pub(crate) const fn across(self) -> Camp {
        match self {
            Camp::Dealer => Camp::Other,
            Camp::Other => Camp::Dealer,
        }
    }

    /// The camp of a player.
    #[must_use]
    pub(crate) fn of(table: &Table, dealer: Seat, player: Seat) -> Camp {
        Camp::of_account(table, dealer, table.account(player))
    }

    /// The camp of an account.
    #[must_use]
    pub(crate) fn of_account(table: &Table, dealer: Seat, account: Account) -> Camp {
        if account == table.account(dealer) { Camp::Dealer } else { Camp::Other }
    }

    /// The accounts of the camp.
    pub(crate) fn accounts(self, table: &Table, dealer: Seat) -> impl Iterator<Item = Account> + use<'_> {
        let seats = table.seats().map(move |seat| (seat, table.account(seat)));
        seats
            .filter(move |(_, account)| Camp::of_account(table, dealer, *account) == self)
            .filter(|(seat, account)| seat.index() == account.index())
            .map(|(_, account)| account)
    }
}

/// The measures of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// How many play to a trick.
    pub seats: usize,
    /// How many tricks there are.
    pub tricks: usize,
    /// How many cards lie in the chien.
    pub chien: usize,
    /// What a trick counts by itself.
    pub trick_point: i32,
    /// Among how many the whole is shared when everybody counts the same: two camps, or each of four.
    pub shares: i32,
}

impl Shape {
    /// The measures under these rules.
    #[must_use]
    pub const fn of(rules: &ManilleRules) -> Shape {
        let seats = rules.players.seats();
        Shape {
            seats,
            tricks: PACK.len() / seats,
            chien: PACK.len() % seats,
            trick_point: rules.trick_point,
            shares: if rules.each() { 4 } else { 2 },
        }
    }

    /// What the cards count together.
    #[must_use]
    pub const fn card_total(self) -> i32 {
        PACK_POINTS
    }

    /// What the tricks count by themselves.
    #[must_use]
    pub const fn trick_total(self) -> i32 {
        self.trick_point * self.tricks as i32
    }

    /// What there is to count in a deal.
    #[must_use]
    pub const fn total(self) -> i32 {
        self.card_total() + self.trick_total()
    }

    /// Half of it, or a quarter where each of four plays for himself: what a camp must go beyond to mark.
    #[must_use]
    pub const fn par(self) -> i32 {
        self.total() / self.shares
    }

    /// Every count the dealer's camp can have, as bits, with so many tricks (any number if that is not known) and,
    /// with three players, these cards in the chien (any if they are not known).
    #[must_use]
    pub fn counts(self, tricks: Option<usize>, chien: Option<Cards>) -> u128 {
        let sums = sums(PACK.minus(chien.unwrap_or(Cards::EMPTY)));
        let (loose, shown) = match chien {
            Some(cards) => (0, cards.iter().map(card_points).sum()),
            None => (self.chien, 0),
        };
        let range = tricks.map_or(0..=self.tricks, |tricks| tricks..=tricks);
        range.fold(0, |all, tricks| {
            let cards = sums.get(tricks * self.seats + loose).copied().unwrap_or(0);
            all | u128::from(cards) << (shown + self.trick_point * i32::try_from(tricks).unwrap_or(0))
        })
    }
}

/// For each number of cards, the sums of points that so many cards of `pack` can make, as bits.
fn sums(pack: Cards) -> [u64; 33] {
    let mut sums = [0u64; 33];
    sums[0] = 1;
    for (seen, card) in pack.iter().enumerate() {
        let points = card_points(card);
        for taken in (0..=seen.min(31)).rev() {
            sums[taken + 1] |= sums[taken] << points;
        }
    }
    sums
}
