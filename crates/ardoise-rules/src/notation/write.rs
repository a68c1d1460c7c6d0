//! Events, the head of a sheet and whole sheets, as text that reads back as the same.

use serde_json::{Map, Value};

use super::event::read_formed;
use super::head::{HEAD_FORMS, HeadKey};
use super::split_line;
use super::value::find_choice;
use super::words::{is_plain, quote};
use super::{Opening, Tongue};
use crate::cards::{read_card, read_suit};
use crate::engine::{Account, AnyGame, Choice, ENGINE_FORMS, Field, Form, Kind, Seat, Start, Table, tag};
use crate::lang::{Lang, fold_word};

/// How far a text goes to be read back without doubt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Care {
    /// Bare words wherever a bare word says it.
    Bare,
    /// Names and texts between quotes.
    Quoted,
    /// Every field by its name.
    Named,
}

/// An event as one line. It reads back as the same event, at the same table.
#[must_use]
pub fn write_event(forms: &[&[Form]], event: &Value, table: &Table, lang: Lang) -> String {
    written(forms, event, table, lang, false)
}

/// The same as people read it: a side is called by its first player. It reads back as the same event too.
#[must_use]
pub fn tell_event(forms: &[&[Form]], event: &Value, table: &Table, lang: Lang) -> String {
    written(forms, event, table, lang, true)
}

fn written(forms: &[&[Form]], event: &Value, table: &Table, lang: Lang, told: bool) -> String {
    let Some(form) = forms.iter().copied().flatten().find(|form| form.is_of(event)) else {
        return unformed(&tidy(event), tag(event));
    };
    let event = tidy(event);
    let cares = [Care::Bare, Care::Quoted, Care::Named];
    let other = Some(Lang::CANONICAL).filter(|other| *other != lang);
    for lang in std::iter::once(lang).chain(other) {
        for care in cares {
            let text = Writer { table, lang, care, told }.event(form, &event);
            if reads_back(forms, table, &text, &event) {
                return text;
            }
        }
    }
    Writer { table, lang: Lang::CANONICAL, care: Care::Named, told: false }.event(form, &event)
}

fn reads_back(forms: &[&[Form]], table: &Table, text: &str, event: &Map<String, Value>) -> bool {
    let Ok(parts) = split_line(1, text) else { return false };
    let [part] = parts.as_slice() else { return false };
    read_formed(forms, table, &part.words, Tongue::SHEET)
        .is_ok_and(|(read, _)| read.as_object() == Some(event))
}

/// The event without what says nothing and what no line can hold.
fn tidy(event: &Value) -> Map<String, Value> {
    let fields = event.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null());
    let clean = |value: &Value| match value {
        Value::String(text) if text.contains(|c: char| c.is_control() && c != '\t') => {
            Value::from(text.replace(|c: char| c.is_control() && c != '\t', " "))
        }
        other => other.clone(),
    };
    fields.map(|(name, value)| (name.clone(), clean(value))).collect()
}

/// An event that no form describes, to be seen but not read.
fn unformed(event: &Map<String, Value>, tag: &str) -> String {
    let mut text = tag.to_owned();
    for (name, value) in event.iter().filter(|(name, _)| *name != "event") {
        let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        text.push_str(&format!(" {name}={}", quote(&shown)));
    }
    text
}

/// A name or a text as words: bare if it can be.
pub(super) fn words_or_quotes(text: &str) -> String {
    let bare = !text.is_empty() && text.split(' ').all(is_plain);
    if bare { text.to_owned() } else { quote(text) }
}

/// A name as one word.
pub(super) fn name_word(name: &str) -> String {
    if is_plain(name) { name.to_owned() } else { quote(name) }
}

#[derive(Clone, Copy)]
struct Writer<'a> {
    table: &'a Table,
    lang: Lang,
    care: Care,
    /// Is a side called by its first player?
    told: bool,
}

impl Writer<'_> {
    fn event(self, form: &Form, event: &Map<String, Value>) -> String {
        let mut text = form.word(self.lang).to_owned();
        for field in form.fields {
            let Some(value) = event.get(field.name) else { continue };
            let written = self.value(field.kind, value);
            text.push(' ');
            if self.care == Care::Named {
                text.push_str(&format!("{}={written}", field.name));
            } else {
                if let Kind::Labelled(labels, ..) = field.kind {
                    let label = labels.first().map_or(field.name, |label| self.choice(label));
                    text.push_str(&format!("{label} "));
                }
                text.push_str(&written);
            }
        }
        text
    }

    fn choice(self, choice: &Choice) -> &'static str {
        choice.word(self.lang)
    }

    fn name(self, name: &str) -> String {
        if self.care == Care::Bare { name_word(name) } else { quote(name) }
    }

    fn value(self, kind: Kind, value: &Value) -> String {
        let text = value.as_str().unwrap_or_default();
        let shown = || value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match kind {
            Kind::Player => match value.as_u64().and_then(|n| usize::try_from(n).ok()) {
                Some(n) if (1..=self.table.len()).contains(&n) => self.name(self.table.name(Seat::at(n - 1))),
                _ => shown(),
            },
            Kind::PlayerOr(choices) | Kind::Camp(choices) => match find_choice(choices, text) {
                Some(choice) => self.choice(choice).to_owned(),
                None => self.value(Kind::Player, value),
            },
            Kind::Account => self.account(text),
            Kind::Counts => self.counts(value),
            Kind::Suit(choices) => match (find_choice(choices, text), read_suit(text)) {
                (Some(choice), _) => self.choice(choice).to_owned(),
                (None, Some(suit)) => suit.word(self.lang).to_owned(),
                (None, None) => self.name(&shown()),
            },
            Kind::Card => self.card(text),
            Kind::Cards => {
                let codes = value.as_array().into_iter().flatten();
                let cards: Vec<String> =
                    codes.map(|code| self.card(code.as_str().unwrap_or_default())).collect();
                self.listed(&cards.join(" "))
            }
            Kind::Signed => value.as_i64().map_or_else(shown, |n| format!("{n:+}")),
            Kind::Level(_, _, choices) | Kind::Choice(choices) => match find_choice(choices, text) {
                Some(choice) => self.choice(choice).to_owned(),
                None => shown(),
            },
            Kind::Half(..) => shown().replace('.', &self.lang.habits().decimal.to_string()),
            Kind::Number(..) | Kind::Labelled(..) => shown(),
            Kind::Text => match self.care {
                Care::Bare => words_or_quotes(text),
                Care::Quoted | Care::Named => quote(text),
            },
        }
    }

    /// Several words under one name stand between quotes.
    fn listed(self, words: &str) -> String {
        if self.care == Care::Named { quote(words) } else { words.to_owned() }
    }

    fn account(self, stored: &str) -> String {
        match stored.parse() {
            Ok(Account::Seat(seat)) if self.table.has(seat) => self.name(self.table.name(seat)),
            Ok(side @ Account::Side(_)) if self.told => match self.table.seats_of(side).first() {
                Some(seat) => self.name(self.table.name(*seat)),
                None => stored.to_owned(),
            },
            _ => stored.to_owned(),
        }
    }

    fn counts(self, value: &Value) -> String {
        let pairs = value.as_array().into_iter().flatten().filter_map(Value::as_array);
        let words = pairs.map(|pair| {
            let stored = pair.first().and_then(Value::as_str).unwrap_or_default();
            let figure = pair.get(1).map(Value::to_string).unwrap_or_default();
            // Between quotes no name can stand: there a seat is its number.
            let holder = if self.care == Care::Named { stored.to_owned() } else { self.account(stored) };
            format!("{holder} {figure}")
        });
        self.listed(&words.collect::<Vec<_>>().join(" "))
    }

    fn card(self, code: &str) -> String {
        match read_card(code) {
            Some(card) => {
                let shown = card.shown(self.lang);
                let is_canonical = self.lang == Lang::CANONICAL;
                if is_canonical || read_card(&shown) != Some(card) { card.code() } else { shown }
            }
            None => code.to_owned(),
        }
    }
}

/// A value of `start`: quotes are for what may be taken for a key of the line.
pub(super) fn write_value(
    kind: Kind,
    value: &Value,
    table: &Table,
    lang: Lang,
    is_key: impl Fn(&str) -> bool,
) -> String {
    let care = if kind == Kind::Counts || kind == Kind::Text { Care::Quoted } else { Care::Bare };
    match (kind, value.as_str()) {
        (Kind::Text, Some(text)) if is_plain(text) && !is_key(text) => text.to_owned(),
        _ => {
            let text = Writer { table, lang, care, told: false }.value(kind, value);
            if is_key(&text) { quote(&text) } else { text }
        }
    }
}

/// The head of a sheet, one line for each thing it says.
#[must_use]
pub fn write_head(game: &dyn AnyGame, opening: &Opening, lang: Lang) -> String {
    write_opening(game.info().start, opening, lang)
}

/// The same, for what the game keeps between deals.
pub(super) fn write_opening(fields: &[Field], opening: &Opening, lang: Lang) -> String {
    let mut text = String::new();
    let mut line = |key: HeadKey, rest: String| {
        let form = HEAD_FORMS.iter().find(|form| form.key == key);
        let word = form.map_or("", |form| form.word(lang));
        text.push_str(&format!("{word} {rest}\n"));
    };
    let title = opening.title.as_ref().map(|title| one_line(title)).filter(|title| !title.is_empty());
    let title = title.map_or_else(String::new, |title| format!(" {}", quote(&title)));
    line(HeadKey::Match, format!("{}{title}", opening.game));
    if let Some(date) = &opening.date {
        line(HeadKey::Date, date.clone());
    }
    let table = &opening.table;
    let names: Vec<String> = table.players.iter().map(|name| name_word(name)).collect();
    line(HeadKey::Players, names.join(" "));
    if !table.teams.is_empty() {
        let names: Vec<String> = table.teams.iter().map(|name| name_word(name)).collect();
        line(HeadKey::Teams, names.join(" "));
    }
    line(HeadKey::Rules, name_word(&opening.rules.preset));
    for (option, value) in &opening.sets {
        line(HeadKey::Set, format!("{option} {}", words_or_quotes(value)));
    }
    if let Some(dealer) = opening.dealer {
        line(HeadKey::Dealer, name_word(table.name(dealer)));
    }
    if let Some(start) = opening.start.as_ref().filter(|s| !s.totals.is_empty() || !s.fields.is_empty()) {
        line(HeadKey::Start, write_start(fields, table, start, lang));
    }
    text
}

/// A text without line ends and other control characters, blanks at the ends cut.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

fn write_start(fields: &[Field], table: &Table, start: &Start, lang: Lang) -> String {
    let is_key = |word: &str| fields.iter().any(|field| field.name == fold_word(word));
    let mut words = Vec::new();
    for (account, total) in &start.totals {
        let holder = match account {
            Account::Side(_) => account.to_string(),
            Account::Seat(seat) => {
                let name = table.name(*seat);
                if is_plain(name) && !is_key(name) { name.to_owned() } else { quote(name) }
            }
        };
        words.push(format!("{holder} {total}"));
    }
    for field in fields {
        if let Some(value) = start.fields.get(field.name) {
            let value = write_value(field.kind, value, table, lang, is_key);
            words.push(format!("{} {value}", field.name));
        }
    }
    words.join(" ")
}

/// A whole sheet: the head, a blank line, then a line for each list of events; an empty list is a blank line.
#[must_use]
pub fn write_sheet(game: &dyn AnyGame, opening: &Opening, lines: &[Vec<Value>], lang: Lang) -> String {
    let forms = [ENGINE_FORMS, game.forms(&opening.rules)];
    let mut text = write_head(game, opening, lang);
    text.push('\n');
    for events in lines {
        let written: Vec<String> =
            events.iter().map(|event| write_event(&forms, event, &opening.table, lang)).collect();
        text.push_str(&written.join(", "));
        text.push('\n');
    }
    text
}
