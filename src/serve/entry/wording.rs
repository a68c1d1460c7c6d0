//! How a deal that is asked for is worded: what stands in front of a question, on a button, and of an answer in a sentence.

use serde_json::Value;

use super::question::{Button, Face};
use super::walk::Walk;
use crate::pages::capital;
use ardoise_rules::cards::{Suit, read_card};
use ardoise_rules::engine::{
    Account, Choice, Field, Form, Given, Kind, Need, Offer, Report, Seat, Table, answer_text,
};
use ardoise_rules::words::{Lang, shown};

impl Walk<'_> {
    pub(super) fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    pub(super) fn keyword(&self, form: &Form) -> String {
        form.word(self.lang()).replace('-', " ")
    }

    /// The word in front of a question: what is asked, or the word of the event where that was asked before.
    pub(super) fn label(&self, form: &Form, field: &Field, given: &Given) -> String {
        let id = match field.kind {
            Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_) | Kind::Account => "entry-who",
            // Trumps may be none, or all; what is shown is of a suit.
            Kind::Suit([]) => "entry-plain-suit",
            Kind::Suit(_) => "entry-suit",
            Kind::Level(..) => "entry-level",
            Kind::Card | Kind::Cards => "entry-card",
            // "Bouts", "points": how many of what.
            Kind::Number(..)
            | Kind::Half(..)
            | Kind::Signed
            | Kind::Choice(_)
            | Kind::Counts
            | Kind::Labelled(..)
            | Kind::Text => return self.title(form, given),
        };
        let word = self.speaker.word(id);
        if self.questions.iter().any(|asked| asked.label == word) {
            return self.title(form, given);
        }
        word
    }

    /// The word of the event; with what was answered just before where that was asked by the same word.
    pub(super) fn title(&self, form: &Form, given: &Given) -> String {
        let [title, another] = self.headings(form);
        let before = self.questions.last().map(|asked| &asked.label);
        let answered = form.fields.iter().zip(given).next_back();
        match answered {
            Some((field, Some(value))) if before == Some(&title) || before == Some(&another) => {
                format!("{title} · {}", self.button(field, value).label)
            }
            // A figure of nobody's camp is that of those who undertook the deal.
            Some((Field { kind: Kind::Camp([attack, ..]), .. }, None)) => {
                format!("{title} · {}", attack.word(self.lang()).replace('-', " "))
            }
            _ => title,
        }
    }

    /// What asks whether there is such an event, and whether there is another one.
    pub(super) fn headings(&self, form: &Form) -> [String; 2] {
        let keyword = self.keyword(form);
        [capital(&keyword), self.speaker.phrase("entry-another", &[("event", &keyword)])]
    }

    /// A value as a button.
    pub(super) fn button(&self, field: &Field, value: &Value) -> Button {
        let table = self.play.table();
        let text = answer_text(value);
        let word = |choices: &[Choice]| {
            let choice = choices.iter().find(|choice| choice.id == text)?;
            Some(choice.word(self.lang()).replace('-', " "))
        };
        match field.kind {
            Kind::PlayerOr(choices) | Kind::Camp(choices) if value.is_string() => {
                Button::new(text.clone(), word(choices).unwrap_or(text))
            }
            Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_) => {
                let seat = value.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(1);
                let seat = Seat::at(seat.saturating_sub(1));
                let key = key_of(self.report, table.account(seat));
                Button { key, ..Button::new(text, shown(table.name(seat))) }
            }
            Kind::Account => match text.parse::<Account>() {
                Ok(account) => {
                    let key = key_of(self.report, account);
                    Button { key, ..Button::new(text, account_name(table, account)) }
                }
                Err(_) => Button::new(text.clone(), text),
            },
            Kind::Suit(choices) => match Suit::ALL.iter().copied().find(|suit| suit.id() == text) {
                Some(suit) => {
                    let word = self.speaker.word(&format!("suit-{text}"));
                    Button { face: Some(Face::Suit(suit)), ..Button::new(text, word) }
                }
                None => Button::new(text.clone(), word(choices).unwrap_or(text)),
            },
            Kind::Level(_, _, choices) | Kind::Choice(choices) => {
                Button::new(text.clone(), word(choices).unwrap_or(text))
            }
            Kind::Card => match read_card(&text) {
                Some(card) => {
                    Button { face: Some(Face::Card(card)), ..Button::new(text, card.shown(self.lang())) }
                }
                None => Button::new(text.clone(), text),
            },
            Kind::Number(..)
            | Kind::Half(..)
            | Kind::Counts
            | Kind::Cards
            | Kind::Signed
            | Kind::Labelled(..)
            | Kind::Text => Button::new(text.clone(), text),
        }
    }

    /// An answer in words; none where it may be what stood there before anybody answered.
    pub(super) fn purpose(&self, name: &str, value: &str) -> Option<String> {
        let (prefix, name) = name.split_once('.')?;
        let form = self.form(prefix.trim_end_matches(|letter: char| letter.is_ascii_digit()))?;
        let keyword = self.keyword(form);
        if name == "figure" {
            return Some(format!("{keyword} {}", shown(value)));
        }
        let field = form.field(name)?;
        if field.need == Need::Optional && !matches!(field.kind, Kind::Choice(_)) {
            return None;
        }
        let domain = Offer::new(self.play.as_ref(), None).domain(field).unwrap_or_default();
        let known = domain.iter().find(|known| answer_text(known) == value);
        let value = known.map_or_else(|| shown(value), |known| self.button(field, known).label);
        Some(format!("{keyword} {value}"))
    }
}

/// The place of an account among those of the slate.
pub(super) fn key_of(report: &Report, account: Account) -> Option<usize> {
    report.accounts.iter().position(|known| known.id == account)
}

/// The names of an account: `Hélène + Zoé`.
pub(super) fn account_name(table: &Table, account: Account) -> String {
    let names = table.seats_of(account).into_iter().map(|seat| shown(table.name(seat)));
    names.collect::<Vec<_>>().join(" + ")
}
