//! A score as a list of lines: no number without its reason.

use serde::Serialize;

use crate::engine::table::Account;

/// What a line counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Points of the deal, which also enter the total.
    Points,
    /// Points that count for the whole match and not for the part now open.
    Rubber,
}

/// The id of an article of a rulebook, such as `coinche.marks`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Article(pub &'static str);

/// One line of a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<R> {
    /// Who gets it.
    pub to: Account,
    /// How many points; may be negative.
    pub amount: i32,
    /// What the points count for.
    pub unit: Unit,
    /// The rule behind it.
    pub article: Article,
    /// Why, with its figures.
    pub reason: R,
}

/// The score of a deal. A total is a sum of its lines and cannot drift from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score<R> {
    lines: Vec<Line<R>>,
}

impl<R> Default for Score<R> {
    fn default() -> Self {
        Score { lines: Vec::new() }
    }
}

impl<R> Score<R> {
    /// An empty score with room for `lines` lines.
    #[must_use]
    pub fn with_capacity(lines: usize) -> Self {
        Score { lines: Vec::with_capacity(lines) }
    }

    /// Writes points of the deal.
    pub fn points(&mut self, to: Account, amount: i32, article: Article, reason: R) {
        self.lines.push(Line { to, amount, unit: Unit::Points, article, reason });
    }

    /// Writes points that count for the whole match only.
    pub fn rubber(&mut self, to: Account, amount: i32, article: Article, reason: R) {
        self.lines.push(Line { to, amount, unit: Unit::Rubber, article, reason });
    }

    /// The lines in the order in which they were written.
    #[must_use]
    pub fn lines(&self) -> &[Line<R>] {
        &self.lines
    }

    /// The sum of an account's lines of one unit. Saturates instead of overflowing.
    #[must_use]
    pub fn sum(&self, to: Account, unit: Unit) -> i32 {
        self.lines
            .iter()
            .filter(|line| line.to == to && line.unit == unit)
            .fold(0, |sum: i32, line| sum.saturating_add(line.amount))
    }

    /// What an account has of one article.
    #[must_use]
    pub fn under(&self, to: Account, article: Article) -> i32 {
        let lines = self.lines.iter().filter(|line| line.to == to && line.article == article);
        lines.map(|line| line.amount).sum()
    }

    /// The points of an account in this deal.
    #[must_use]
    pub fn of(&self, to: Account) -> i32 {
        self.sum(to, Unit::Points)
    }

    /// The same lines with their reasons changed.
    pub fn map<S>(self, mut reason: impl FnMut(R) -> S) -> Score<S> {
        let lines = self
            .lines
            .into_iter()
            .map(|line| Line {
                to: line.to,
                amount: line.amount,
                unit: line.unit,
                article: line.article,
                reason: reason(line.reason),
            })
            .collect();
        Score { lines }
    }
}
