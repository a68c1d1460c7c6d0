//! Rules that cannot be made, said in words, with what is right.

use super::error::one_of;
use super::{Slip, Wanted, nearest};
use crate::engine::{AnyGame, Arg, OptionKind, RulesError, Said, Say};

/// Why rules could not be made, what could have been said, and what was probably meant.
#[derive(Debug, Clone, PartialEq)]
pub struct RulesFault {
    /// The sentence; of options that clash, the game's own.
    pub said: Said,
    /// The names or values that are right.
    pub expected: Vec<String>,
    /// The nearest of them, where one is near.
    pub suggestion: Option<String>,
    /// What was wanted, of which people are told the nearest few.
    pub wanted: Option<Wanted>,
}

impl RulesFault {
    fn new(slip: Slip, wrong: &str, expected: Vec<String>) -> RulesFault {
        let suggestion = nearest(wrong, expected.iter().map(String::as_str));
        RulesFault { suggestion, expected, ..RulesFault::only(slip.said()) }
    }

    /// A sentence that says all there is to say.
    #[must_use]
    pub const fn only(said: Said) -> RulesFault {
        RulesFault { said, expected: Vec::new(), suggestion: None, wanted: None }
    }

    /// The same with what was wanted.
    fn wanting(self, wanted: Wanted) -> RulesFault {
        RulesFault { wanted: Some(wanted), ..self }
    }

    /// A name that is neither a preset of the game nor one of these houses.
    #[must_use]
    pub fn unknown(name: &str, game: &dyn AnyGame, houses: &[String]) -> RulesFault {
        let mut known: Vec<String> =
            game.info().presets.iter().map(|preset| preset.name.to_owned()).collect();
        known.extend(houses.iter().cloned());
        let slip = Slip::UnknownRules { word: name.to_owned(), game: Arg::game(game.id()) };
        let wanted = Wanted::Rules { game: Some(game.id()), word: name.to_owned(), houses: houses.to_vec() };
        RulesFault::new(slip, name, known).wanting(wanted)
    }
}

/// The sentence for rules that could not be made; the values that are right are in it or in `expected`.
#[must_use]
pub fn said_of_rules_error(error: &RulesError, game: &dyn AnyGame) -> RulesFault {
    match error {
        RulesError::UnknownPreset { name } => RulesFault::unknown(name, game, &[]),
        RulesError::UnknownOption { id } => unknown_option(id, game),
        RulesError::BadValue { id, value, kind } => bad_value(id, value, *kind, game),
        RulesError::UnknownCell { id } => {
            let said = Slip::UnknownCell { cell: id.clone(), game: Arg::game(game.id()) }.said();
            // Its words are told, and not the nearest id alone.
            let fault = RulesFault { expected: game.cells(), ..RulesFault::only(said) };
            fault.wanting(Wanted::Cell { game: game.id(), word: id.clone() })
        }
        RulesError::BadCell { id, value, known } => bad_cell(id, value, known, game),
        RulesError::Clash(clashes) => {
            RulesFault::only(clashes.first().cloned().unwrap_or_else(|| Slip::Clash.said()))
        }
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
        return cell_wanted(id, sample, game);
    }
    let known = specs.iter().map(|spec| spec.id.to_owned()).collect();
    let slip = Slip::UnknownOption { option: id.to_owned(), game: Arg::game(game.id()) };
    let wanted = Wanted::Option { game: game.id(), word: id.to_owned() };
    RulesFault::new(slip, id, known).wanting(wanted)
}

fn cell_wanted(id: &str, sample: &str, game: &dyn AnyGame) -> RulesFault {
    let said = Slip::CellWanted { option: Arg::option(game.id(), id), sample: sample.to_owned() }.said();
    RulesFault { expected: vec![sample.to_owned()], ..RulesFault::only(said) }
}

fn bad_value(id: &str, value: &str, kind: OptionKind, game: &dyn AnyGame) -> RulesFault {
    let (option, word) = (Arg::option(game.id(), id), value.to_owned());
    match kind {
        OptionKind::Choice(values) => {
            let known: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
            let wanted = Wanted::Value { game: game.id(), option: id.to_owned(), word: word.clone() };
            RulesFault::new(Slip::BadChoice { option, word }, value, known).wanting(wanted)
        }
        OptionKind::Number(min, max) => {
            let said = Slip::BadNumber { option, word, min, max }.said();
            RulesFault::only(said)
        }
        OptionKind::Limit(min, max) => {
            let word_for = Arg::Term("none");
            word_or(&[("none", word_for)], option, word, min, max)
        }
        OptionKind::WordOr(known, min, max) => {
            let known: Vec<_> =
                known.iter().map(|known| (*known, Arg::value(game.id(), id, known))).collect();
            word_or(&known, option, word, min, max)
        }
        OptionKind::Cells(sample) => cell_wanted(id, sample, game),
    }
}

/// What a cell may hold: a number in a range, perhaps a word besides; or words and terms.
fn bad_cell(id: &str, value: &str, known: &[String], game: &dyn AnyGame) -> RulesFault {
    let (option, word) = (Arg::option(game.id(), id), value.to_owned());
    let range = |known: &String| {
        let (min, max) = known.split_once('…')?;
        Some((min.parse().ok()?, max.parse().ok()?))
    };
    match (known.iter().find_map(range), known.len()) {
        (Some((min, max)), 1) => RulesFault::only(Slip::BadNumber { option, word, min, max }.said()),
        (Some((min, max)), _) => word_or(&[("none", Arg::Term("none"))], option, word, min, max),
        (None, _) => {
            let slip = Slip::BadCell { option, word: word.clone(), known: one_of(known) };
            let wanted = Wanted::Term { game: game.id(), word, known: known.to_vec() };
            RulesFault::new(slip, value, known.to_vec()).wanting(wanted)
        }
    }
}

/// The option takes one of a few words, or a number in a range.
fn word_or(known: &[(&'static str, Arg)], option: Arg, word: String, min: i32, max: i32) -> RulesFault {
    let suggestion = nearest(&word, known.iter().map(|(known, _)| *known));
    let known = vec![Arg::OneOf(known.iter().map(|(_, said)| said.clone()).collect())];
    let said = Slip::BadLimit { option, word, known, min, max }.said();
    RulesFault { suggestion, ..RulesFault::only(said) }
}
