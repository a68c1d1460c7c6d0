//! Points that may end in a half, counted exactly.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;

/// A number of points that may end in a half. It is kept in half points, and stored as a number: `43` or `43.5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Half(i32);

impl Half {
    /// So many half points.
    #[must_use]
    pub const fn of_halves(halves: i32) -> Half {
        Half(halves)
    }

    /// So many whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Half {
        Half(points.saturating_mul(2))
    }

    /// So many of the units of which `to_a_point`, one or two, make a point.
    #[must_use]
    pub const fn of_units(units: i32, to_a_point: i32) -> Half {
        if to_a_point == 2 { Half(units) } else { Half::whole(units) }
    }

    /// How many half points it is.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// The whole points below it.
    #[must_use]
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(2)
    }

    /// Does it end in a half?
    #[must_use]
    pub const fn is_half(self) -> bool {
        self.0 % 2 != 0
    }

    /// Reads `43`, `43.5`, `43,5`, `43½`, `43 ½` or `43 1/2`.
    #[must_use]
    pub fn read(text: &str) -> Option<Half> {
        let decimal = |sign: char| text.strip_suffix('5').and_then(|text| text.strip_suffix(sign));
        let sign = || text.strip_suffix('½').or_else(|| text.strip_suffix(" 1/2")).map(str::trim_end);
        let (digits, half) = match decimal('.').or_else(|| decimal(',')).or_else(sign) {
            Some(digits) => (digits, 1),
            None => (text.strip_suffix(".0").or_else(|| text.strip_suffix(",0")).unwrap_or(text), 0),
        };
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let whole: i32 = digits.parse().ok()?;
        whole.checked_mul(2)?.checked_add(half).map(Half)
    }

    /// Reads the answer to a question for points: as [`Half::read`], and `43,` or `43.` for `43½`. Only where nothing else can
    /// follow: in a line a comma ends the event, and a sentence ends in a point.
    #[must_use]
    pub fn answered(text: &str) -> Option<Half> {
        Half::read(text).or_else(|| Half::read(&format!("{}½", text.strip_suffix([',', '.'])?)))
    }

    /// As it stands in JSON: `43` or `43.5`.
    #[must_use]
    pub fn json(self) -> Value {
        if self.is_half() { Value::from(f64::from(self.0) / 2.0) } else { Value::from(self.0 / 2) }
    }

    /// Reads it from JSON; none of any other fraction.
    #[must_use]
    pub fn of_json(value: &Value) -> Option<Half> {
        if let Some(whole) = value.as_i64() {
            return i32::try_from(whole.checked_mul(2)?).ok().map(Half);
        }
        let twice = value.as_f64()? * 2.0;
        let exact = twice.fract() == 0.0 && twice.abs() <= f64::from(i32::MAX);
        // The test before it makes the conversion exact.
        exact.then_some(Half(twice as i32))
    }
}

impl std::fmt::Display for Half {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, half) = (self.0.unsigned_abs() / 2, self.is_half());
        match (whole, half) {
            (0, true) => write!(f, "{sign}½"),
            (whole, true) => write!(f, "{sign}{whole}½"),
            (whole, false) => write!(f, "{sign}{whole}"),
        }
    }
}

impl Serialize for Half {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Half {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Half, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Half::of_json(&value).ok_or_else(|| de::Error::custom(format!("{value} is no number of half points")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_exact_in_words_and_in_json() {
        for (text, halves, shown) in
            [("43.5", 87, "43½"), ("43,5", 87, "43½"), ("43½", 87, "43½"), ("43", 86, "43"), ("0.5", 1, "½")]
        {
            let half = Half::read(text).expect("points");
            assert_eq!((half.halves(), half.to_string().as_str()), (halves, shown), "{text}");
            assert_eq!(Half::of_json(&half.json()), Some(half), "{text}");
        }
        for text in ["", "4.25", "-3", "1.", ".5", "1,", ",5", "4,25", "99999999999"] {
            assert_eq!(Half::read(text), None, "{text}");
        }
        for text in ["43,", "43.", "43,5", "43½"] {
            assert_eq!(Half::answered(text), Some(Half::of_halves(87)), "{text}");
        }
        assert_eq!(Half::answered("43"), Some(Half::whole(43)));
        for text in ["", ",", ".", "43,,", "43,.", "-3,", "4.25,"] {
            assert_eq!(Half::answered(text), None, "{text}");
        }
        assert_eq!(Half::of_halves(87).json().to_string(), "43.5");
        assert_eq!(Half::whole(43).json().to_string(), "43");
        assert_eq!(Half::of_json(&Value::from(0.25)), None);
    }
}
