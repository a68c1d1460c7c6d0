//! Evenings of coinche made by numbers that look like chance: what several benches import.

use std::fmt::Write as _;

/// Numbers that look like chance and are the same in every run (xorshift).
pub struct Chance(u64);

impl Default for Chance {
    fn default() -> Chance {
        Chance(0x9e37_79b9_7f4a_7c15)
    }
}

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len() as u64) as usize]
    }

    /// The evening of that number as a sheet, with so many deals.
    pub fn evening(&mut self, no: u64, deals: u64) -> String {
        let (year, month, day) = (2010 + no % 16, 1 + no % 12, 1 + no % 28);
        let mut text = format!(
            "match coinche \"Evening {no}\"\ndate {year}-{month:02}-{day:02}\nplayers Ana Bob Cy Dee\n\
             rules contree\nset target 100000\ndealer Dee\n"
        );
        for _ in 0..deals {
            let who = self.of(&["ana", "bob", "cy", "dee"]);
            let level = 80 + 10 * self.below(5);
            let suit = self.of(&["hearts", "spades", "clubs", "diamonds"]);
            let points = 60 + self.below(81);
            let _ = write!(text, "\ndeal\nbid {who} {level} {suit}\npoints {who} {points}\n");
        }
        text
    }
}
