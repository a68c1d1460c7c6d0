//! Seats, sides, accounts and the numbers by which deals and journal entries are named.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A place at the table, counted in order of play. People and files see it from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat at an index from 0.
    #[must_use]
    pub const fn at(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// The index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        match u8::deserialize(deserializer)? {
            0 => Err(de::Error::custom("seats are counted from 1")),
            n => Ok(Seat(n - 1)),
        }
    }
}

/// A partnership, counted from 0; people see `A`, `B`, …
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Side(u8);

impl Side {
    /// The first partnership, that of seats 1 and 3.
    pub const A: Side = Side(0);
    /// The second partnership, that of seats 2 and 4.
    pub const B: Side = Side(1);

    /// The side at an index from 0.
    #[must_use]
    pub const fn at(index: usize) -> Side {
        Side(index as u8)
    }

    /// The side of a seat where two play against two.
    #[must_use]
    pub const fn of(seat: Seat) -> Side {
        Side(seat.0 % 2)
    }

    /// The other of two sides.
    #[must_use]
    pub const fn other(self) -> Side {
        Side(1 - self.0 % 2)
    }

    /// The index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of the side.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

/// Who a line of the score belongs to: a player who plays for himself, or a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Account {
    /// A player for himself.
    Seat(Seat),
    /// A partnership.
    Side(Side),
}

impl Account {
    /// The place of the account among those of its table, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Account::Seat(seat) => seat.index(),
            Account::Side(side) => side.index(),
        }
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Seat(seat) => write!(f, "{}", seat.number()),
            Account::Side(side) => write!(f, "{}", side.letter()),
        }
    }
}

impl std::str::FromStr for Account {
    type Err = String;

    /// Reads `A`, `B` or a seat number, as they are stored.
    fn from_str(text: &str) -> Result<Account, String> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Account::Side(Side(letter - b'A'))),
            [digit @ b'1'..=b'9'] => Ok(Account::Seat(Seat(digit - b'1'))),
            _ => Err(format!("no account is called {text:?}")),
        }
    }
}

impl Serialize for Account {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Account {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Account, D::Error> {
        let text = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// The number of a deal within its match, from 1. A redeal keeps its number.
pub type DealNo = u32;

/// The number of an entry within the journal of its match, from 1.
pub type Seq = i64;
