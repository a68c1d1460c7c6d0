//! What is said of lines that cannot be read, and which word it points at.

use super::*;
use crate::engine::Say;

/// The id of the error, the word it points at, and what it suggests.
#[track_caller]
fn wrong(line: &str, id: &str, word: &str, suggestion: Option<&str>) {
    let error = refused(&four(), line);
    let at: String =
        line.chars().skip(error.span.column - 1).take(error.span.width).collect::<String>().trim().to_owned();
    assert_eq!(
        (error.said.id, at.as_str(), error.suggestion.as_deref()),
        (id, word, suggestion),
        "{line}: {error}"
    );
}

#[test]
fn errors_point_at_the_word() {
    wrong("bdi ana 100 hearts", "sheet-unknown-keyword", "bdi", Some("bid"));
    wrong("contrta ana 100 coeur", "sheet-unknown-keyword", "contrta", Some("contrat"));
    wrong("zzz", "sheet-unknown-keyword", "zzz", None);
    wrong("ana bid 100 hearts", "sheet-keyword-first", "ana", Some("bid ana 100 hearts"));
    wrong("bid anna 100 hearts", "sheet-unknown-player", "anna", Some("Ana"));
    wrong("bid ana 300 hearts", "sheet-out-of-range", "300", None);
    wrong("bid ana hearts 100", "sheet-not-level", "hearts", None);
    wrong("bid ana 100 haerts", "sheet-not-suit", "haerts", Some("hearts"));
    wrong("contrat ana 100 carau", "sheet-not-suit", "carau", Some("carreau"));
    wrong("contrat ana 100 coeur; points ana 120", "sheet-semicolon", "coeur;", None);
    wrong("bid ana 100", "sheet-missing", "", None);
    wrong("bid ana 100 hearts now", "sheet-surplus", "now", None);
    wrong("bid ana 100 level=90 hearts", "sheet-not-suit", "100", None);
    wrong("bid level=80 level=90 ana hearts", "sheet-twice", "level=90", None);
    wrong("declare ana grande-miser", "sheet-not-choice", "grande-miser", Some("grande-misere"));
    wrong("play ana 11H", "sheet-not-card", "11H", None);
    wrong("trick ana 7H 8H foo", "sheet-not-card", "foo", None);
    wrong("points A", "sheet-missing", "", None);
    wrong("pile ana 43.25", "sheet-not-half", "43.25", None);
    wrong("pile attack 91.5", "sheet-out-of-range", "91.5", None);
    wrong("points A 112 B fifty", "sheet-not-number", "fifty", None);
    wrong("points A 112 cy 50", "sheet-account-twice", "cy", None);
    wrong("points eve 112", "sheet-unknown-side", "eve", None);
    wrong("points A 99999999999", "sheet-out-of-range", "99999999999", None);
    wrong("points A 1000001", "sheet-out-of-range", "1000001", None);
    wrong("adjust A +2147483647 gift", "sheet-out-of-range", "+2147483647", None);
    wrong("revoke ana trick 17", "sheet-out-of-range", "17", None);
    wrong("revoke ana trick", "sheet-missing", "", None);
    wrong("revoke ana 3", "sheet-not-label", "3", None);
    wrong("exchange 3", "sheet-out-of-range", "3", None);
    wrong("pass 5", "sheet-unknown-player", "5", None);
    wrong("note \"open", "sheet-unclosed", "\"open", None);
    wrong("note \"a\"b", "sheet-after-quote", "b", None);
    wrong("note a\u{7}b", "sheet-control", "\u{7}", None);
    wrong("note yes, we won", "sheet-comma-in-text", "we", None);
    wrong("players ana bob", "sheet-head-late", "players", None);
    wrong("note", "sheet-missing", "", None);
    wrong("\"bid\" ana 100 hearts", "sheet-unknown-keyword", "\"bid\"", Some("bid"));
}

#[test]
fn ambiguity_is_refused_with_the_readings() {
    let jeans = table(&["Jeanne", "Jean-Luc", "Cy", "Hugo"], Camps::Pairs);
    let error = refused(&jeans, "pass jea");
    assert_eq!(
        (error.said.id, error.expected),
        ("sheet-ambiguous-player", vec!["Jeanne".to_owned(), "Jean-Luc".to_owned()])
    );
    let error = refused(&jeans, "muddle h");
    assert_eq!(error.said.id, "sheet-ambiguous");
    assert_eq!(error.expected[..2], ["player=h", "suit=h"]);
}

#[test]
fn missing_words_are_named_in_the_language_of_the_keyword() {
    let error = refused(&four(), "contrat ana 100");
    assert_eq!(error.expected, ["COULEUR|sans-atout|tout-atout"]);
    assert_eq!(error.hints(Lang::Fr)[0].id, "sheet-hint-usage");
    let error = refused(&four(), "bid ana 100");
    assert_eq!(error.expected, ["SUIT|none|all"]);
}

#[test]
fn long_lines_are_refused() {
    let error = refused(&four(), &format!("note {}", "x".repeat(LONGEST_LINE)));
    assert_eq!(error.said.id, "sheet-line-too-long");
    assert!(error.caret().lines().next().expect("a line").chars().count() < 200);
}

#[test]
fn the_caret_stands_under_the_word() {
    let error = refused(&four(), "bid\tana 100 haerts");
    assert_eq!(error.caret(), "bid ana 100 haerts\n            ^^^^^^");
    assert_eq!(caret("note 日本 x", Span { line: 1, column: 9, width: 1 }), "note 日本 x\n          ^");
    let long = format!("{} here", "x".repeat(500));
    let shown = caret(&long, Span { line: 1, column: 502, width: 4 });
    let (line, mark) = shown.split_once('\n').expect("two lines");
    assert_eq!(line.chars().skip(mark.trim_end_matches('^').len()).collect::<String>(), "here");
}

/// The ids of a Fluent file, each with the names of its figures.
fn messages(words: &str) -> Vec<(&str, Vec<&str>)> {
    let lines = words.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut found: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in lines {
        if let Some((id, _)) = line.split_once(" = ").filter(|_| line.starts_with("sheet-")) {
            found.push((id, Vec::new()));
        }
        let figures = line.split('$').skip(1).filter_map(|rest| rest.split_whitespace().next());
        found.last_mut().expect("a message").1.extend(figures);
    }
    for (_, figures) in &mut found {
        figures.sort_unstable();
        figures.dedup();
    }
    found
}

#[test]
fn every_message_exists_in_both_languages_with_the_same_figures() {
    let mut catalogue: Vec<(&str, Vec<&str>)> =
        Slip::CATALOGUE.iter().map(|(id, figures)| (*id, figures.to_vec())).collect();
    for (_, figures) in &mut catalogue {
        figures.sort_unstable();
    }
    catalogue.sort_unstable();
    for words in WORDS {
        assert!(fluent_bundle::FluentResource::try_new(words.to_owned()).is_ok());
        let mut found = messages(words);
        found.sort_unstable();
        assert_eq!(found, catalogue);
    }
}

#[test]
fn a_name_with_letters_that_nobody_sees_is_refused() {
    use super::super::names::read_names;
    // A zero-width space, a soft hyphen, a mark that turns the writing, a byte-order mark.
    for hidden in [
        "B\u{200b}ob",
        "B\u{ad}ob",
        "Bob\u{202e}",
        "\u{feff}Bob",
        "B\u{2060}ob",
        "Bob\u{2800}",
        "Bob\u{fff9}",
        "\u{200d}",
        "\u{fe0f}\u{200c}",
        "\u{e0041}",
        "\u{206a}",
        "\u{e000}",
    ] {
        let refused = read_names(&["Ana", hidden]);
        assert!(matches!(refused, Err((1, _))), "{hidden:?}: {refused:?}");
    }
    // What joins is a letter among others: a family, a Persian name, a flag.
    for seen in [
        "Bob",
        "👨\u{200d}👩\u{200d}👧",
        "نرگس\u{200c}جان",
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    ] {
        assert!(read_names(&["Ana", seen]).is_ok(), "{seen:?}");
    }
}
