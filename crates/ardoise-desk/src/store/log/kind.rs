//! What a log is of: a match or a contest.

/// The kind of the first row of every match: what it is played by.
pub const FIRST_KIND: &str = "open";

/// What a log is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Kind {
    /// A match.
    #[default]
    Match,
    /// A contest.
    Contest,
}

impl Kind {
    /// The word as stored.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Match => "match",
            Kind::Contest => "contest",
        }
    }

    /// The kind of the first row of its log.
    #[must_use]
    pub const fn opens(self) -> &'static str {
        match self {
            Kind::Match => FIRST_KIND,
            Kind::Contest => "contest",
        }
    }

    /// What a log is of whose first row is of that kind; none if no log begins so.
    #[must_use]
    pub fn begun_by(first: &str) -> Option<Kind> {
        [Kind::Match, Kind::Contest].into_iter().find(|kind| kind.opens() == first)
    }
}
