//! What is asked about a pad, and what is known beforehand.

use super::axes::House;
use super::pad::Reading;

/// What is asked: whose pad it is, and what is known beforehand.
#[derive(Debug, Clone, Default)]
pub struct Guess {
    /// Rules that the houses keep, to begin from beside the presets.
    pub houses: Vec<House>,
    /// Options whose values are known.
    pub known: Vec<(String, String)>,
    /// How the figures are meant, where that was said.
    pub reading: Option<Reading>,
    /// Options that nobody at the table knows: they are not asked for.
    pub unknown: Vec<String>,
}
