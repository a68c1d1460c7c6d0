//! Rows as CSV that LibreOffice and Excel open right, and that runs nothing there.

use std::borrow::Cow;

use csv::{QuoteStyle, Terminator, WriterBuilder};

use crate::pages::{Field, Grid};
use ardoise_rules::words::Lang;

/// The rows as CSV: UTF-8 with its mark, so that Excel reads accents; lines end as the standard says.
#[must_use]
pub fn csv(grid: &Grid, lang: Lang) -> String {
    let mut writer = WriterBuilder::new()
        .delimiter(lang.habits().column)
        .terminator(Terminator::CRLF)
        .quote_style(QuoteStyle::Necessary)
        .from_writer(Vec::new());
    for row in std::iter::once(&grid.heads).chain(&grid.rows) {
        // Writing into memory cannot fail, and rows are as long as the headings.
        let _ = writer.write_record(row.iter().map(|field| text(field, lang).into_owned()));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    format!("\u{feff}{}", String::from_utf8_lossy(&bytes))
}

fn text(field: &Field, lang: Lang) -> Cow<'_, str> {
    match field {
        Field::Tenths(number) => {
            let mark = lang.habits().decimal;
            let (sign, number) = (if *number < 0 { "-" } else { "" }, number.unsigned_abs());
            Cow::Owned(format!("{sign}{}{mark}{}", number / 10, number % 10))
        }
        Field::Number(number) => Cow::Owned(number.to_string()),
        Field::Words(words) => harmless(words),
        Field::Empty => Cow::Borrowed(""),
    }
}

/// Words that a spreadsheet would take for a formula get an apostrophe before them.
fn harmless(words: &str) -> Cow<'_, str> {
    let first = words.trim_start_matches([' ', '\u{a0}', '\u{feff}']).chars().next();
    let risky = ['=', '+', '-', '@', '\t', '\r', '\n', '|', '%', '＝', '＋', '－', '＠', '\u{2212}'];
    match first {
        Some(first) if risky.contains(&first) => Cow::Owned(format!("'{words}")),
        Some(_) | None => Cow::Borrowed(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(field: Field) -> String {
        let grid = Grid { heads: vec![field], rows: Vec::new() };
        csv(&grid, Lang::En).trim_start_matches('\u{feff}').trim_end().to_owned()
    }

    #[test]
    fn formulas_are_words() {
        for name in ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "\tx", " =1+1", "＝1"] {
            let written = one(Field::Words(name.to_owned()));
            assert!(written.trim_start_matches('"').starts_with('\''), "{name}: {written}");
        }
        assert_eq!(one(Field::Words("Zoé".to_owned())), "Zoé");
    }

    #[test]
    fn numbers_stay_numbers() {
        assert_eq!(one(Field::Number(-120)), "-120");
    }

    #[test]
    fn quotes_and_separators_are_quoted() {
        assert_eq!(one(Field::Words("a\"b,c".to_owned())), "\"a\"\"b,c\"");
    }
}
