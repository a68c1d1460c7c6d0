//! The questions of a deal on a page, as far as they are answered: labels, the buttons or the field of each, and how wide they are.

use serde_json::Value;

use ardoise_desk::Refusal;
use ardoise_desk::evening::Draft;
use ardoise_rules::cards::{Card, Suit};
use ardoise_rules::engine::{Arg, DealNo};

/// What a button shows in place of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// The sign of a suit.
    Suit(Suit),
    /// A card.
    Card(Card),
}

/// A button.
#[derive(Debug, Clone, PartialEq)]
pub struct Button {
    /// What it stands for.
    pub value: String,
    /// What it says.
    pub label: String,
    /// The account whose key it carries.
    pub key: Option<usize>,
    /// The suit or the card it shows.
    pub face: Option<Face>,
}

impl Button {
    pub(super) fn new(value: impl Into<String>, label: impl Into<String>) -> Button {
        Button { value: value.into(), label: label.into(), key: None, face: None }
    }
}

/// How a question is answered.
#[derive(Debug, Clone, PartialEq)]
pub enum Answers {
    /// By one of these.
    Buttons(Vec<Button>),
    /// By a figure that is typed.
    Figure,
    /// By a figure in which a half may stand.
    Half,
    /// By words that are typed: a card, a few words.
    Words,
}

/// So many letters of a word have room on the narrowest button.
const SHORT: usize = 6;
/// So many have room on the usual one for long words.
const LONG: usize = 9;
/// More of them are broken.
const MOST_LETTERS: usize = 24;
/// So wide is a letter on such a button, in hundredths of the usual size.
const LETTER: usize = 43;
/// So much stands around them, in tenths.
const MARGIN: usize = 4;

impl Answers {
    /// The letters of the longest word that a button says.
    fn longest(&self) -> usize {
        let Answers::Buttons(buttons) = self else { return 0 };
        let said = buttons.iter().filter(|button| button.face.is_none());
        said.map(|button| longest_word(&button.label)).max().unwrap_or(0)
    }

    /// Does a button say a word that would be broken on the narrowest one?
    #[must_use]
    pub fn have_long_words(&self) -> bool {
        self.longest() > SHORT
    }

    /// How wide a button must be for its longest word, where the usual width will not do. Four stand two by two.
    #[must_use]
    pub fn width(&self) -> Option<String> {
        let tenths = self.longest().min(MOST_LETTERS) * LETTER / 10 + MARGIN;
        let wide = format!("{}.{}rem", tenths / 10, tenths % 10);
        let four = matches!(self, Answers::Buttons(buttons) if buttons.len() == 4);
        (self.longest() > LONG).then(|| if four { format!("max({wide},min(40%,8rem))") } else { wide })
    }

    /// Are they cards, four in a row?
    #[must_use]
    pub fn are_cards(&self) -> bool {
        let card = |button: &Button| matches!(button.face, Some(Face::Card(_)));
        matches!(self, Answers::Buttons(buttons) if buttons.iter().any(card))
    }
}

/// So many letters of a word have room beside the buttons.
const BESIDE: usize = 8;

/// The letters of the longest word: a name with a hyphen is one.
fn longest_word(text: &str) -> usize {
    text.split(' ').map(|word| word.chars().count()).max().unwrap_or(0)
}

/// A question on the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// The name of its answer.
    pub name: String,
    /// The word in front.
    pub label: String,
    /// How it is answered.
    pub answers: Answers,
    /// What was answered; empty is an answer where nothing need be said.
    pub chosen: Option<String>,
    /// Why that cannot be.
    pub fault: Option<String>,
}

impl Question {
    /// Does its label say a word that would be broken beside the buttons? Then it stands above them.
    #[must_use]
    pub fn stands_above(&self) -> bool {
        longest_word(&self.label) > BESIDE
    }
}

/// A deal as far as it is answered.
#[derive(Debug)]
pub struct Entry {
    /// The deal.
    pub deal: DealNo,
    /// Its questions.
    pub questions: Vec<Question>,
    /// Its events as far as they are answered.
    pub events: Vec<Value>,
    /// What it will be, if nothing is missing and nothing is refused.
    pub draft: Option<Draft>,
    /// The label of the first question without an answer.
    pub missing: Option<String>,
    /// Why it cannot be, where no question is to blame.
    pub refusal: Option<Box<Refusal>>,
    /// An answer that has no place beside the others, in words.
    pub lost: Option<String>,
}

impl Entry {
    /// Why it is not to be recorded as it stands: an answer that cannot be, what cannot be beside the rest, or what is missing.
    #[must_use]
    pub fn why(&self) -> Box<Refusal> {
        let text = |text: &String| Arg::Text(text.clone());
        let fault =
            self.questions.iter().find_map(|question| Some((&question.label, question.fault.as_ref()?)));
        if let Some((question, fault)) = fault {
            let args = vec![("question", text(question)), ("fault", text(fault))];
            return Refusal::of("serve-fault", args).into();
        }
        let missing =
            || Some(Refusal::of("serve-missing", vec![("what", text(self.missing.as_ref()?))]).into());
        self.refusal.clone().or_else(missing).unwrap_or_else(|| Refusal::nothing().into())
    }

    /// An answer that is none: to a question that is not asked, or none of those that may be given to it.
    #[must_use]
    pub fn unheard<'a>(&self, answers: &'a [(String, String)]) -> Option<(&'a str, &'a str)> {
        let heard = |name: &str, value: &str| {
            self.questions.iter().filter(|question| question.name == name).any(|question| {
                !matches!(question.answers, Answers::Buttons(_)) || question.chosen.as_deref() == Some(value)
            })
        };
        let own = |name: &str| name.contains('.') || FORKS.contains(&name);
        let mut answers = answers.iter().map(|(name, value)| (name.as_str(), value.trim()));
        answers.find(|(name, value)| own(name) && !value.is_empty() && !heard(name, value))
    }
}

/// The questions which form it is.
const FORKS: [&str; 2] = ["what", "end"];
