//! Rules that cannot be made, said in words, with what is right.

use super::error::list;
use super::{Slip, nearest};
use crate::engine::{AnyGame, OptionKind, RulesError, Said, Say};

/// Why rules could not be made, what could have been said, and what was probably meant.
#[derive(Debug, Clone, PartialEq)]
pub struct RulesFault {
    /// The sentence; of options that clash, the game's own.
    pub said: Said,
    /// The names or values that are right.
    pub expected: Vec<String>,
    /// The nearest of them.
    pub suggestion: Option<String>,
}

impl RulesFault {
    fn new(slip: Slip, wrong: &str, expected: Vec<String>) -> RulesFault {
        let suggestion = nearest(wrong, expected.iter().map(String::as_str));
        RulesFault { said: slip.said(), expected, suggestion }
    }

    /// A name that is neither a preset of the game nor one of these houses.
    #[must_use]
    pub fn unknown(name: &str, game: &dyn AnyGame, houses: &[String]) -> RulesFault {
        let mut known: Vec<String> =
            game.info().presets.iter().map(|preset| preset.name.to_owned()).collect();
        known.extend(houses.iter().cloned());
        let slip = Slip::UnknownRules { word: name.to_owned(), known: list(&known) };
        RulesFault::new(slip, name, known)
    }
}

/// The sentence for rules that could not be made; the values that are right are in it or in `expected`.
#[must_use]
pub fn said_of_rules_error(error: &RulesError, game: &dyn AnyGame) -> RulesFault {
    match error {
        RulesError::UnknownPreset { name } => RulesFault::unknown(name, game, &[]),
        RulesError::UnknownOption { id } => unknown_option(id, game),
        RulesError::BadValue { id, value, kind } => bad_value(id, value, *kind),
        RulesError::BadCell { id, value, known } => {
            let slip = Slip::BadCell { option: id.clone(), word: value.clone(), known: list(known) };
            let cell = id.rsplit('.').next().unwrap_or(id);
            let mut fault = RulesFault::new(slip, value, known.clone());
            let near_cell = || nearest(cell, known.iter().map(String::as_str));
            fault.suggestion = fault.suggestion.or_else(near_cell);
            fault
        }
        RulesError::Clash(clashes) => RulesFault {
            said: clashes.first().cloned().unwrap_or_else(|| Slip::Clash.said()),
            expected: Vec::new(),
            suggestion: None,
        },
    }
}

fn unknown_option(id: &str, game: &dyn AnyGame) -> RulesFault {
    let specs = game.settable();
    let cells = specs.iter().find_map(|spec| match spec.kind {
        OptionKind::Cells(sample) if spec.id == id => Some(sample),
        OptionKind::Cells(_)
        | OptionKind::Choice(_)
        | OptionKind::Number(..)
        | OptionKind::Limit(..)
        | OptionKind::WordOr(..) => None,
    });
    if let Some(sample) = cells {
        let slip = Slip::CellWanted { option: id.to_owned(), sample: sample.to_owned() };
        return RulesFault { said: slip.said(), expected: vec![sample.to_owned()], suggestion: None };
    }
    let known = specs.iter().map(|spec| spec.id.to_owned()).collect();
    RulesFault::new(Slip::UnknownOption { option: id.to_owned() }, id, known)
}

fn bad_value(id: &str, value: &str, kind: OptionKind) -> RulesFault {
    let (option, word) = (id.to_owned(), value.to_owned());
    match kind {
        OptionKind::Choice(values) => {
            let known: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
            RulesFault::new(Slip::BadChoice { option, word, known: list(&known) }, value, known)
        }
        OptionKind::Number(min, max) => {
            let expected = vec![format!("{min}…{max}")];
            let said = Slip::BadNumber { option, word, min, max }.said();
            RulesFault { said, expected, suggestion: None }
        }
        OptionKind::Limit(min, max) => word_or("none", option, word, min, max),
        OptionKind::WordOr(known, min, max) => word_or(known, option, word, min, max),
        OptionKind::Cells(sample) => {
            let said = Slip::CellWanted { option, sample: sample.to_owned() }.said();
            RulesFault { said, expected: vec![sample.to_owned()], suggestion: None }
        }
    }
}

/// The option takes one word, or a number in a range.
fn word_or(known: &str, option: String, word: String, min: i32, max: i32) -> RulesFault {
    let expected = vec![known.to_owned(), format!("{min}…{max}")];
    let suggestion = nearest(&word, [known]);
    let said = Slip::BadLimit { option, word, known: known.to_owned(), min, max }.said();
    RulesFault { said, expected, suggestion }
}
