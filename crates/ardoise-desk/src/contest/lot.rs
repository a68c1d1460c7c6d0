//! What decides by lot: numbers that anybody can compute again from what was sealed and what the hall threw.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The most rounds a contest may have: so many numbers are sealed at its beginning.
pub const MOST_ROUNDS: u16 = 100;
/// So many dice the hall throws for a round.
pub const DICE: usize = 3;

/// Is it what the hall threw: all the dice, each from 1 to 6?
#[must_use]
pub fn whole_throw(dice: &[u8]) -> bool {
    dice.len() == DICE && dice.iter().all(|face| (1..=6).contains(face))
}

/// A number that is sealed: whoever holds it can show that he held it from the beginning, and nobody else can guess it.
///
/// The number of round `r` is the secret hashed `MOST_ROUNDS - r` times, and what is published at the beginning is the
/// secret hashed `MOST_ROUNDS` times: the number of a round, hashed as often as its round says, gives what was published,
/// and tells nothing of the numbers of the rounds to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sealed(String);

impl Sealed {
    /// What is published of a secret: its seal.
    #[must_use]
    pub fn seal(secret: &str) -> Sealed {
        Sealed(hashed(secret, MOST_ROUNDS))
    }

    /// The number of a round, which the secret gives; none beyond the last round a contest may have.
    #[must_use]
    pub fn number(secret: &str, round: u16) -> Option<String> {
        (1..=MOST_ROUNDS).contains(&round).then(|| hashed(secret, MOST_ROUNDS - round))
    }

    /// Was this number sealed for this round?
    #[must_use]
    pub fn answers(&self, number: &str, round: u16) -> bool {
        (1..=MOST_ROUNDS).contains(&round) && hashed(number, round) == self.0
    }

    /// The seal, as hexadecimal digits.
    #[must_use]
    pub fn digits(&self) -> &str {
        &self.0
    }
}

/// A number hashed so many times.
fn hashed(number: &str, times: u16) -> String {
    (0..times).fold(number.to_owned(), |number, _| {
        hex::encode(Sha256::new().chain_update(b"ardoise number 1\n").chain_update(number).finalize())
    })
}

/// What a draw is decided by: 32 bytes, written as hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(String);

impl Seed {
    /// The seed of a round: the SHA-256 of the sealed number, of the round and of the dice in the order they were called.
    #[must_use]
    pub fn of(number: &str, round: u16, dice: &[u8]) -> Seed {
        let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
        let text = format!("ardoise draw 1\n{number}\n{round}\n{}\n", dice.join(" "));
        Seed(hex::encode(Sha256::digest(text)))
    }

    /// The seed, as hexadecimal digits.
    #[must_use]
    pub fn digits(&self) -> &str {
        &self.0
    }
}

/// A stream of numbers out of a seed.
///
/// Block `i` (from 0) is the SHA-256 of the digits of the seed, the purpose, a line feed and `i` as 64 bits, little end
/// first; it gives four numbers of 64 bits, little end first. Nothing else goes in, so every machine has the same stream.
#[derive(Debug, Clone)]
pub struct Lot {
    start: Sha256,
    block: u64,
    bytes: [u8; 32],
    used: usize,
}

impl Lot {
    /// The stream of a seed for one purpose: what is drawn for one does not move what is drawn for another.
    #[must_use]
    pub fn new(seed: &Seed, purpose: &str) -> Lot {
        let start = Sha256::new().chain_update(&seed.0).chain_update(purpose).chain_update(b"\n");
        Lot { start, block: 0, bytes: [0; 32], used: 32 }
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        if self.used == 32 {
            self.bytes = self.start.clone().chain_update(self.block.to_le_bytes()).finalize().into();
            self.block += 1;
            self.used = 0;
        }
        let mut eight = [0; 8];
        eight.copy_from_slice(&self.bytes[self.used..self.used + 8]);
        self.used += 8;
        u64::from_le_bytes(eight)
    }

    /// A number from 0 to `end - 1`, each as likely as any other; 0 when `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        if end < 2 {
            return 0;
        }
        // What is left over at the top would favour the small numbers: it is thrown again.
        let fair = u64::MAX - u64::MAX % end;
        loop {
            let number = self.number();
            if number < fair {
                return (number % end) as usize;
            }
        }
    }

    /// Puts things in an order, each order as likely as any other.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
