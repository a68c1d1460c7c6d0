//! The customs that several games leave to the table: what an irregularity costs, what whoever cannot go over a ruff may play.

use serde_json::Value;

use super::rules::{OptionKind, OptionValue};

crate::choices! {
    /// What becomes of a card that was shown out of turn.
    pub enum Exposed { FirstOccasion = "first-occasion", CountsAsPlayed = "counts-as-played" }
    /// May whoever cannot go over a ruff throw another suit?
    pub enum Undertrump { Must = "must", Free = "free" }
    /// May a higher trump be kept back while one goes under a partner's ruff?
    pub enum UndertrumpPartner { Free = "free", Barred = "barred" }
    /// Who marks what was announced and is not there.
    pub enum FalseDeclared { ToOtherSide = "to-other-side", Lost = "lost" }
}

/// What it costs to play or speak out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutOfTurn {
    /// Nothing: the turn is restored.
    Restored,
    /// The deal is lost for so many points.
    Points(i32),
}

impl OutOfTurn {
    /// What the option may be set to.
    pub const KIND: OptionKind = OptionKind::WordOr("restored", 1, 1000);
}

impl OptionValue for OutOfTurn {
    fn read(text: &str, kind: OptionKind) -> Option<OutOfTurn> {
        let OptionKind::WordOr(word, min, max) = kind else { return None };
        if text == word {
            return Some(OutOfTurn::Restored);
        }
        let points = text.parse().ok()?;
        (min..=max).contains(&points).then_some(OutOfTurn::Points(points))
    }

    fn write(&self) -> String {
        match self {
            OutOfTurn::Restored => "restored".to_owned(),
            OutOfTurn::Points(points) => points.to_string(),
        }
    }

    fn json(&self) -> Value {
        match self {
            OutOfTurn::Restored => Value::from("restored"),
            OutOfTurn::Points(points) => Value::from(*points),
        }
    }
}
