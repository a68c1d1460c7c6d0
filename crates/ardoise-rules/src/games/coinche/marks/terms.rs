//! What stands in a cell of the marking table: a sum of multiples, or who marks a belote and how many times.

/// A sum of whole multiples: `160 + 2*bid`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Terms {
    /// The points of the side itself.
    pub points: i32,
    /// The points of the other side.
    pub their_points: i32,
    /// The bid.
    pub bid: i32,
    /// Points that depend on nothing.
    pub flat: i32,
}

impl Terms {
    /// Nothing at all.
    pub const NONE: Terms = Terms { points: 0, their_points: 0, bid: 0, flat: 0 };
    /// The points of the side itself, once.
    pub const POINTS: Terms = Terms { points: 1, their_points: 0, bid: 0, flat: 0 };
    /// The bid, once.
    pub const BID: Terms = Terms { points: 0, their_points: 0, bid: 1, flat: 0 };

    /// Points that depend on nothing.
    #[must_use]
    pub const fn flat(flat: i32) -> Terms {
        Terms { points: 0, their_points: 0, bid: 0, flat }
    }

    /// So many times as much.
    #[must_use]
    pub const fn times(self, factor: i32) -> Terms {
        Terms {
            points: self.points.saturating_mul(factor),
            their_points: self.their_points.saturating_mul(factor),
            bid: self.bid.saturating_mul(factor),
            flat: self.flat.saturating_mul(factor),
        }
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Terms) -> Terms {
        Terms {
            points: self.points.saturating_add(other.points),
            their_points: self.their_points.saturating_add(other.their_points),
            bid: self.bid.saturating_add(other.bid),
            flat: self.flat.saturating_add(other.flat),
        }
    }

    /// Reads `2*points + bid - 10`.
    #[must_use]
    pub fn read(text: &str) -> Option<Terms> {
        if let Some(flat) = Terms::small(text).filter(|_| !text.starts_with('+')) {
            return Some(Terms::flat(flat));
        }
        let mut sum = Terms::NONE;
        let spaced = text.replace('+', " + ").replace(" -", " - ").replace('×', "*").replace(" * ", "*");
        let mut sign = 1;
        let mut expects_term = true;
        for word in spaced.split_whitespace() {
            match word {
                "+" if !expects_term => (sign, expects_term) = (1, true),
                "-" => (sign, expects_term) = (-1, true),
                _ if expects_term => {
                    sum = sum.and(Terms::term(word)?.times(sign));
                    (sign, expects_term) = (1, false);
                }
                _ => return None,
            }
        }
        if expects_term { None } else { Some(sum) }
    }

    /// A number that a house may write.
    fn small(text: &str) -> Option<i32> {
        text.parse().ok().filter(|n| (-100_000..=100_000).contains(n))
    }

    fn term(word: &str) -> Option<Terms> {
        if let Some(flat) = Terms::small(word) {
            return Some(Terms::flat(flat));
        }
        let (factor, name) = match word.split_once('*') {
            Some((factor, name)) => match Terms::small(factor) {
                Some(factor) => (factor, name),
                None => (Terms::small(name)?, factor),
            },
            None => (1, word),
        };
        let term = match name {
            "points" => Terms::POINTS,
            "their-points" => Terms { their_points: 1, ..Terms::NONE },
            "bid" => Terms::BID,
            _ => return None,
        };
        Some(term.times(factor))
    }
}

impl std::fmt::Display for Terms {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let named = [(self.points, "points"), (self.their_points, "their-points"), (self.bid, "bid")];
        let mut first = true;
        let mut sign = |f: &mut std::fmt::Formatter<'_>, negative: bool| {
            let sign = match (first, negative) {
                (true, true) => "-",
                (true, false) => "",
                (false, true) => " - ",
                (false, false) => " + ",
            };
            first = false;
            f.write_str(sign)
        };
        if self.flat != 0 {
            sign(f, self.flat < 0)?;
            write!(f, "{}", self.flat.unsigned_abs())?;
        }
        for (factor, name) in named.into_iter().filter(|(factor, _)| *factor != 0) {
            sign(f, factor < 0)?;
            match factor.unsigned_abs() {
                1 => f.write_str(name)?,
                factor => write!(f, "{factor}*{name}")?,
            }
        }
        if *self == Terms::NONE { f.write_str("0") } else { Ok(()) }
    }
}

/// Who marks a belote or declarations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeper {
    /// The side that has them.
    Own,
    /// The other side.
    Other,
    /// Nobody.
    Nobody,
}

/// Who marks a belote or declarations, and how many times.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bonus {
    /// Who.
    pub to: Keeper,
    /// How many times.
    pub times: i32,
}

impl Bonus {
    /// Nobody marks them.
    pub const NONE: Bonus = Bonus { to: Keeper::Nobody, times: 0 };
    /// The side that has them marks them once.
    pub const OWN: Bonus = Bonus { to: Keeper::Own, times: 1 };

    /// The side that has them marks them so many times.
    #[must_use]
    pub const fn own(times: i32) -> Bonus {
        Bonus { to: Keeper::Own, times }
    }

    /// The other side marks them so many times.
    #[must_use]
    pub const fn other(times: i32) -> Bonus {
        Bonus { to: Keeper::Other, times }
    }

    /// Reads `own`, `other`, `none`, `2*own`.
    #[must_use]
    pub fn read(text: &str) -> Option<Bonus> {
        let text: String = text.replace('×', "*").split_whitespace().collect();
        let (times, name) = match text.split_once('*') {
            Some((times, name)) => (times.parse().ok().filter(|n| (0..=100).contains(n))?, name),
            None => (1, text.as_str()),
        };
        match name {
            _ if times == 0 => Some(Bonus::NONE),
            "none" => Some(Bonus::NONE),
            "own" => Some(Bonus::own(times)),
            "other" => Some(Bonus::other(times)),
            _ => None,
        }
    }
}

impl std::fmt::Display for Bonus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = match self.to {
            Keeper::Own => "own",
            Keeper::Other => "other",
            Keeper::Nobody => return f.write_str("none"),
        };
        if self.times == 1 { f.write_str(name) } else { write!(f, "{}*{name}", self.times) }
    }
}
