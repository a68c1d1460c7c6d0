//! What was typed at a question so far, and what of it may still belong to the question before.

use super::terminal::Key;
use ardoise_rules::cards::fold_word;

/// What has been typed and where the cursor stands.
#[derive(Default)]
pub(super) struct State {
    pub(super) at: Option<usize>,
    /// Where it stood before anything was typed.
    pub(super) home: Option<usize>,
    pub(super) typed: String,
    /// The rest of a word chosen just before: typed on, it is not an answer to this question.
    pub(super) spill: Option<String>,
    /// Does Enter alone belong to that word too?
    pub(super) closed: bool,
    /// Was it chosen by its first letters? Enter right behind them records nothing.
    pub(super) chosen: bool,
    /// Was it given by Enter? Pressed twice, it records nothing either.
    pub(super) entered: bool,
    /// That rest was typed: the Enter after it belongs to it.
    pub(super) swallow: bool,
    /// What chose the answer before this question, and what was typed of it since: perhaps the beginning of a line.
    pub(super) begun: String,
    /// How other words that were to be chosen there go on.
    pub(super) rivals: Vec<String>,
    /// What is chosen if none of them is meant.
    pub(super) waiting: Option<usize>,
    /// Is that the number of a choice, where a line may be typed? Another digit makes it a figure.
    pub(super) figure: bool,
    /// Do letters wait that would record something, where a line may begin so too?
    pub(super) held: bool,
    /// Was the word that was chosen by its first letters gone on with?
    pub(super) spelled: bool,
    /// The key that said so answers the next question.
    pub(super) ahead: Option<Key>,
    /// A line that begins so is what was meant.
    pub(super) again: Option<String>,
    /// What stood in the line when it was asked for.
    pub(super) standing: String,
    /// The letters that belonged to nothing here: one is a slip of a finger; behind several it is a line of its own, and neither a
    /// letter nor Enter chooses.
    pub(super) astray: String,
    /// Did the line begin with one of these?
    pub(super) led_astray: bool,
    /// Was such a line ended?
    pub(super) ended: Ended,
    /// What is said of it then: that it is none of the choices.
    pub(super) nothing: String,
}

/// What became of a line that was no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Ended {
    /// It is still being typed.
    #[default]
    No,
    /// By Enter, and what comes at once was typed behind it unseen.
    Unseen,
    /// By Enter, and it was seen to be none: what comes now is another.
    Seen,
}

impl State {
    /// A letter that belongs to nothing here.
    pub(super) fn stray(&mut self, letter: char) {
        if self.astray.is_empty() {
            self.led_astray = self.typed.is_empty();
        }
        self.astray.push(letter);
    }

    /// All that was typed, in its order: letters astray stand before those that fit, or behind them.
    pub(super) fn line(&self) -> String {
        if self.led_astray && !self.astray.is_empty() {
            format!("{}{}", self.astray, self.typed)
        } else {
            format!("{}{}", self.typed, self.astray)
        }
    }

    /// Is what was typed another line than an answer to this question?
    pub(super) fn is_line(&self) -> bool {
        let figure = || !self.typed.is_empty() && self.typed.bytes().all(|digit| digit.is_ascii_digit());
        let digit = || self.astray.starts_with(|digit: char| digit.is_ascii_digit());
        self.astray.chars().nth(1).is_some() || digit() && figure()
    }

    /// May the next keys belong to what was answered just before?
    pub(super) fn follows_an_answer(&self) -> bool {
        self.spill.is_some()
            || !self.begun.is_empty()
            || self.entered
            || self.figure
            || self.held
            || self.ended == Ended::Unseen
    }

    /// Nothing came for a moment: whoever types a word whole has typed it, and the next letter is an answer of its own; so
    /// is the last one, if it waited for that.
    pub(super) fn pause(&mut self) -> Option<usize> {
        let typed = fold_word(self.typed.trim());
        if self.is_other_word() {
            self.waiting = None;
        }
        // Nobody types all of « annuler la dernière saisie »: the Enter behind its first word belongs to it.
        self.swallow |= self.spelled && typed.is_empty() && self.at == self.home;
        if self.spill.take().is_some_and(|rest| rest == typed && typed.chars().count() > 1) {
            // The whole word was typed: it is done, and an Enter behind it belongs to it.
            self.typed.clear();
            self.at = self.home;
            self.swallow = true;
        }
        self.begun.clear();
        self.rivals.clear();
        self.entered = false;
        (self.figure, self.held, self.spelled) = (false, false, false);
        if self.ended == Ended::Unseen {
            self.ended = Ended::Seen;
        }
        self.waiting.take()
    }

    /// Might what was typed go on with another word than the one that was chosen?
    pub(super) fn rivalled(&self) -> bool {
        let typed = fold_word(&self.typed);
        !self.begun.is_empty() && !typed.is_empty() && self.rivals.iter().any(|rest| rest.starts_with(&typed))
    }

    /// Would it still with that letter?
    pub(super) fn rivals_with(&self, letter: char) -> bool {
        let typed = fold_word(&format!("{}{letter}", self.typed));
        self.rivals.iter().any(|rest| rest.starts_with(&typed))
    }

    /// Is the word that was chosen by its first letters being written out, and not yet whole?
    pub(super) fn is_other_word(&self) -> bool {
        self.spelled && !self.begun.is_empty() && self.spill.as_deref().is_some_and(|rest| !rest.is_empty())
    }

    /// Does what was typed go on with the word chosen just before?
    pub(super) fn going_on(&self) -> bool {
        let typed = fold_word(&self.typed);
        !typed.is_empty() && self.spill.as_deref().is_some_and(|spill| spill.starts_with(&typed))
    }

    /// Takes away the blank between the words of what was chosen just before; false if there is none.
    pub(super) fn goes_on_apart(&mut self) -> bool {
        let rest = self.spill.as_deref().filter(|_| self.typed.is_empty());
        let Some(rest) = rest.and_then(|rest| rest.strip_prefix(' ')).map(str::to_owned) else {
            return false;
        };
        self.spill = Some(rest);
        true
    }

    /// Takes away letters that only go on with the word chosen just before; false if they do not.
    pub(super) fn spilt(&mut self) -> bool {
        let folded = fold_word(&self.typed);
        let Some(rest) = self.spill.as_deref().and_then(|spill| spill.strip_prefix(&folded)) else {
            return false;
        };
        self.spill = Some(rest.to_owned()).filter(|rest| !rest.is_empty());
        self.rivals =
            self.rivals.iter().filter_map(|rest| rest.strip_prefix(&folded)).map(str::to_owned).collect();
        self.swallow = self.spill.is_none();
        self.spelled = true;
        self.typed.clear();
        true
    }
}
