//! The head of a sheet, and a whole sheet, as text that reads back as the same.

use serde_json::Value;

use super::head::{HEAD_FORMS, HeadKey};
use super::words::{is_plain, quote};
use super::write::{name_word, words_or_quotes, write_value};
use super::{Opening, Style, write_event};
use crate::cards::fold_word;
use crate::engine::{Account, AnyGame, ENGINE_FORMS, Field, Start, Table};

/// The head of a sheet, one line for each thing it says.
#[must_use]
pub fn write_head(game: &dyn AnyGame, opening: &Opening, style: Style) -> String {
    write_opening(game.info().start, opening, style)
}

/// The same, for what the game keeps between deals.
pub(super) fn write_opening(fields: &[Field], opening: &Opening, style: Style) -> String {
    let mut text = String::new();
    let mut line = |key: HeadKey, rest: String| {
        let form = HEAD_FORMS.iter().find(|form| form.key == key);
        let word = form.map_or("", |form| form.word(style.french()));
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
    line(HeadKey::Rules, name_word(&opening.rules.preset));
    for (option, value) in &opening.sets {
        line(HeadKey::Set, format!("{option} {}", words_or_quotes(value)));
    }
    if let Some(dealer) = opening.dealer {
        line(HeadKey::Dealer, name_word(table.name(dealer)));
    }
    if let Some(start) = opening.start.as_ref().filter(|s| !s.totals.is_empty() || !s.fields.is_empty()) {
        line(HeadKey::Start, write_start(fields, table, start, style));
    }
    text
}

/// A text without line ends and other control characters, blanks at the ends cut.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

fn write_start(fields: &[Field], table: &Table, start: &Start, style: Style) -> String {
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
            let value = write_value(field.kind, value, table, style, is_key);
            words.push(format!("{} {value}", field.name));
        }
    }
    words.join(" ")
}

/// A whole sheet: the head, a blank line, then a line for each list of events; an empty list is a blank line.
#[must_use]
pub fn write_sheet(game: &dyn AnyGame, opening: &Opening, lines: &[Vec<Value>], style: Style) -> String {
    let forms = [ENGINE_FORMS, game.info().forms];
    let mut text = write_head(game, opening, style);
    text.push('\n');
    for events in lines {
        let written: Vec<String> =
            events.iter().map(|event| write_event(&forms, event, &opening.table, style)).collect();
        text.push_str(&written.join(", "));
        text.push('\n');
    }
    text
}
