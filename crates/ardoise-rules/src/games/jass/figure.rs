//! Exact numbers of points, and how they are rounded.

use crate::engine::Arg;

/// An exact number of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// Over.
    pub over: i64,
    /// Under; never nought.
    pub under: i64,
}

impl Figure {
    /// A whole number.
    #[must_use]
    pub const fn whole(points: i32) -> Figure {
        Figure { over: points as i64, under: 1 }
    }

    /// A fraction in its lowest terms.
    #[must_use]
    pub const fn of(over: i64, under: i64) -> Figure {
        let (mut a, mut b) = (over.unsigned_abs(), under.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        if a <= 1 {
            Figure { over, under }
        } else {
            Figure { over: over / a as i64, under: under / a as i64 }
        }
    }

    /// With so many points more.
    #[must_use]
    pub const fn plus(self, points: i32) -> Figure {
        Figure { over: self.over + points as i64 * self.under, under: self.under }
    }

    /// Is it at least as much?
    #[must_use]
    pub const fn reaches(self, other: Figure) -> bool {
        self.over * other.under >= other.over * self.under
    }

    /// Is it the same?
    #[must_use]
    pub const fn equals(self, other: Figure) -> bool {
        self.over * other.under == other.over * self.under
    }

    /// To the multiple of `step` that is not above it. Never below nought.
    #[must_use]
    pub fn rounded_down(self, step: i32) -> i32 {
        let whole = self.over.max(0) / (self.under * i64::from(step));
        i32::try_from(whole * i64::from(step)).unwrap_or(i32::MAX)
    }

    /// To the nearest multiple of `step`; a half goes up, or down. Never below nought.
    #[must_use]
    pub fn rounded(self, step: i32, half_up: bool) -> i32 {
        let (over, unit) = (self.over.max(0), self.under * i64::from(step));
        let (whole, rest) = (over / unit, over % unit);
        let up = if half_up { 2 * rest >= unit } else { 2 * rest > unit };
        i32::try_from((whole + i64::from(up)) * i64::from(step)).unwrap_or(i32::MAX)
    }
}

impl From<Figure> for Arg {
    fn from(figure: Figure) -> Arg {
        if figure.under == 1 { Arg::Number(figure.over) } else { Arg::Fraction(figure.over, figure.under) }
    }
}
