//! Rules as pages: presets, options with their meaning, two sets side by side, articles and words.

use serde_json::{Map, Value};

use crate::pages::doc::{Block, Cell, Column, Doc, Row, Table, Tone};
use crate::pages::rules::option::value_words;
use ardoise_rules::engine::{AnyGame, ArticleText, OptionKind, OptionSpec, RuleSet, stored_value};
use ardoise_rules::words::{GlossaryEntry, Speaker, shown};

/// What rules are called where people read of them: the name of a preset in words, or that which a house was given.
#[must_use]
pub fn house_name(game: &str, preset: &str, speaker: &Speaker) -> String {
    speaker.option(game, &format!("name-{preset}")).unwrap_or_else(|| shown(preset))
}

/// The presets of games, and the houses that are saved.
#[must_use]
pub fn presets(games: &[&dyn AnyGame], houses: &[String], speaker: &Speaker) -> Doc {
    let columns = vec![
        Column::words(speaker.word("rules-game")),
        Column::words(speaker.word("rules-name")),
        Column::words(speaker.word("rules-meaning")),
    ];
    let mut rows: Vec<Row> = Vec::new();
    for game in games {
        for preset in game.info().presets {
            let meaning = speaker.option(game.id(), &format!("preset-{}", preset.name)).unwrap_or_default();
            rows.push(vec![
                Cell::plain(speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned())),
                Cell::toned(preset.name, Tone::Strong),
                Cell::plain(meaning),
            ]);
        }
    }
    for name in houses {
        rows.push(vec![
            Cell::plain(""),
            Cell::toned(name, Tone::Strong),
            Cell::plain(speaker.word("rules-house")),
        ]);
    }
    let mut doc = Doc::default();
    doc.table(Table { columns, rows });
    doc
}

/// Complete rules, option by option; `patch` is what they set beside their preset.
#[must_use]
pub fn rules(game: &dyn AnyGame, rules: &RuleSet, patch: &[(String, String)], speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let name = speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
    let house = house_name(game.id(), &rules.preset, speaker);
    doc.heading(speaker.phrase("rules-heading", &[("game", &name), ("name", &house)]));
    if let Some(meaning) = speaker.option(game.id(), &format!("preset-{}", rules.preset)) {
        doc.text(meaning);
    }
    let default = game.resolve(game.id(), &[]).ok();
    // What is read stands before what is typed.
    let columns =
        vec![Column::words(speaker.word("rules-meaning")), Column::words(speaker.word("rules-option"))];
    let rows = rules
        .options
        .iter()
        .map(|(id, value)| {
            let is_number = value.is_number();
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let usual = default.as_ref().and_then(|rules| rules.options.get(id));
            let usual = usual.map(|usual| usual.as_str().map_or_else(|| usual.to_string(), str::to_owned));
            let differs = usual.as_deref() != Some(value.as_str());
            let set_here = patch.iter().any(|(set, _)| set == id);
            let mark = if set_here {
                "● "
            } else if differs {
                "○ "
            } else {
                ""
            };
            let tone = if differs { Tone::Strong } else { Tone::Plain };
            let words = meaning(game, id, &value, speaker);
            // A number without words of its own is said as it is.
            let unsaid = is_number && speaker.option(game.id(), &format!("option-{id}-{value}")).is_none();
            let words = if unsaid { speaker.setting(&words, &value) } else { words };
            vec![Cell::toned(format!("{mark}{words}"), tone), Cell::plain(format!("{id}={value}"))]
        })
        .collect();
    doc.table(Table { columns, rows });
    doc.toned(speaker.word("rules-marks-legend"), Tone::Faint);
    doc
}

/// What an option does when it has that value.
#[must_use]
pub fn meaning(game: &dyn AnyGame, id: &str, value: &str, speaker: &Speaker) -> String {
    let option = speaker.option(game.id(), &format!("option-{id}")).unwrap_or_default();
    match speaker.option(game.id(), &format!("option-{id}-{value}")) {
        Some(value) => speaker.setting(&option, &value),
        None => option,
    }
}

/// Options that changed, with what each was and is, in words.
#[must_use]
pub fn options_changed(
    game: &dyn AnyGame,
    changed: &[(String, String, String)],
    speaker: &Speaker,
) -> Vec<String> {
    let lines = changed.iter().map(|(id, before, after)| {
        let what = speaker.option(game.id(), &format!("option-{id}")).unwrap_or_else(|| shown(id));
        let value = |text: &str| value_words(game, id, &Value::from(text), speaker);
        let words = format!("{} → {}", value(before), value(after));
        speaker.setting(&what, &words)
    });
    lines.collect()
}

/// Every option of a game with its values in words, the usual one marked, and what is typed for each.
#[must_use]
pub fn options(game: &dyn AnyGame, usual: &Map<String, Value>, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let name = speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
    doc.heading(speaker.phrase("options-heading", &[("game", &name)]));
    for spec in game.settable() {
        doc.gap();
        let text = speaker.option(game.id(), &format!("option-{}", spec.id)).unwrap_or_default();
        doc.toned(format!("{text} — {} [{}]", spec.id, spec.article), Tone::Strong);
        for line in values(game, spec, &value_text(stored_value(spec, usual).as_ref()), speaker) {
            doc.text(line);
        }
    }
    doc.gap();
    doc.toned(speaker.word("options-legend"), Tone::Faint);
    doc
}

/// The values of an option, a line each, the usual one marked.
fn values(game: &dyn AnyGame, spec: &OptionSpec, usual: &str, speaker: &Speaker) -> Vec<String> {
    let mark = |usual: bool| if usual { "●" } else { "○" };
    let word = |value: &str| {
        let said = speaker.option(game.id(), &format!("option-{}-{value}", spec.id));
        let said = said.or_else(|| (value == "none").then(|| speaker.word("options-none")));
        let line = said.map_or_else(|| value.to_owned(), |said| format!("{said} — {value}"));
        format!("  {} {line}", mark(value == usual))
    };
    let range = |min: i32, max: i32, words: &[&str]| {
        let [min, max] = [min, max].map(|n| n.to_string());
        let is_usual = !words.contains(&usual);
        let id = if is_usual { "options-usual" } else { "options-number" };
        let said = speaker.phrase(id, &[("usual", usual), ("min", &min), ("max", &max)]);
        format!("  {} {said}", mark(is_usual))
    };
    let with = |words: &[&str], min, max| {
        let lines = words.iter().map(|value| word(value));
        lines.chain([range(min, max, words)]).collect()
    };
    match spec.kind {
        OptionKind::Choice(values) => values.iter().map(|value| word(value)).collect(),
        OptionKind::Number(min, max) => with(&[], min, max),
        OptionKind::Limit(min, max) => with(&["none"], min, max),
        OptionKind::WordOr(words, min, max) => with(words, min, max),
        OptionKind::Cells(sample) => {
            let words = speaker.cell(game.id(), sample);
            let args = [("cell", sample), ("words", words.as_str())];
            vec![format!("  {}", speaker.phrase("options-cell", &args))]
        }
    }
}

/// A value of an option as it is written; nothing where there is none.
#[must_use]
pub fn value_text(value: Option<&Value>) -> String {
    value.map_or_else(String::new, |value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}

/// Articles by their ids and titles.
#[must_use]
pub fn contents<'a>(list: impl Iterator<Item = ArticleText<'a>>, speaker: &Speaker) -> Doc {
    let columns =
        vec![Column::words(speaker.word("explain-article")), Column::words(speaker.word("rules-title"))];
    let rows = list.map(|text| vec![Cell::toned(text.id, Tone::Strong), Cell::plain(text.title)]).collect();
    let mut doc = Doc::default();
    doc.table(Table { columns, rows });
    doc
}

/// An article, and how its options stand: in the match, or usually.
#[must_use]
pub fn article(
    text: &ArticleText<'_>,
    options: &[(String, String, String)],
    in_match: bool,
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    doc.heading(format!("{} — {}", text.id, text.title));
    doc.gap();
    for paragraph in text.body.split("\n\n") {
        let kept = paragraph.trim_start().starts_with(['|', '-', '*']);
        if kept {
            doc.blocks.push(Block::Lines(paragraph.lines().map(str::to_owned).collect()));
        } else {
            doc.text(paragraph.lines().collect::<Vec<_>>().join(" "));
        }
    }
    if !options.is_empty() {
        doc.gap();
        let id = if in_match { "article-options-match" } else { "article-options-default" };
        doc.toned(speaker.word(id), Tone::Strong);
        for (id, value, said) in options {
            // Cells that a house may write have no value of their own.
            let stands = if value == "null" { id.clone() } else { format!("{id} = {value}") };
            doc.text(format!("  {stands} — {said}"));
        }
    }
    doc
}

/// Two sets of rules side by side: the options that differ, each with both values.
#[must_use]
pub fn differing(
    game: &dyn AnyGame,
    names: [&str; 2],
    differing: &[(String, String, String)],
    speaker: &Speaker,
) -> Doc {
    let columns =
        vec![Column::words(speaker.word("rules-option")), Column::words(names[0]), Column::words(names[1])];
    // A cell of a table that one of them does not write over is as its other rules have it.
    let said = |id: &str, value: &str| {
        let words = speaker.option(game.id(), &format!("option-{id}-{value}"));
        let cell = || speaker.term_of_cell(game.id(), value).filter(|_| id.contains('.'));
        match words.or_else(cell) {
            _ if value.is_empty() => speaker.word("guess-default"),
            Some(text) => format!("{value} — {text}"),
            None => value.to_owned(),
        }
    };
    let rows = differing
        .iter()
        .map(|(id, a, b)| {
            let about = speaker.option(game.id(), &format!("option-{id}"));
            let cell = || id.contains('.').then(|| speaker.cell(game.id(), id));
            let about = about.or_else(cell).map_or_else(|| id.clone(), |text| format!("{id} — {text}"));
            vec![Cell::toned(about, Tone::Strong), Cell::plain(said(id, a)), Cell::plain(said(id, b))]
        })
        .collect();
    let mut doc = Doc::default();
    doc.table(Table { columns, rows });
    doc
}

/// An article that was searched for.
#[derive(Debug, Clone)]
pub struct FoundArticle {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The options that it explains.
    pub options: Vec<&'static str>,
}

/// What was found: words of the glossary, then articles.
#[must_use]
pub fn found(found: &[FoundArticle], entries: &[GlossaryEntry], speaker: &Speaker) -> Doc {
    let mut doc = glossary(entries);
    if !found.is_empty() {
        let columns = vec![
            Column::words(speaker.word("explain-article")),
            Column::words(speaker.word("rules-title")),
            Column::words(speaker.word("rules-option")),
        ];
        let row = |found: &FoundArticle| {
            vec![
                Cell::toned(found.id, Tone::Strong),
                Cell::plain(found.title),
                Cell::plain(found.options.join(", ")),
            ]
        };
        doc.table(Table { columns, rows: found.iter().map(row).collect() });
    }
    doc
}

/// Words of the card table with their meaning.
#[must_use]
pub fn glossary(entries: &[GlossaryEntry]) -> Doc {
    let mut doc = Doc::default();
    for entry in entries {
        doc.toned(entry.names.join(", "), Tone::Strong);
        doc.text(format!("  {}", entry.text.replace('\n', " ")));
    }
    doc
}
