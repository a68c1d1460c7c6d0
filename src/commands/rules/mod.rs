//! `ardoise rules`: presets and houses, options with their meaning, and the rulebook.

pub mod convert;
mod diff;
mod save;
mod search;

use serde_json::json;

use crate::evening;
use crate::line::args::{RulesArgs, RulesCommand};
use crate::line::sets;
use crate::pages::{self, Block, Cell, Column, Doc, Row, Tone};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::houses::{self, Named};
use ardoise_rules::engine::{
    AnyGame, Arg, ArticleText, Camps, OptionKind, OptionSpec, RuleSet, Table, articles,
};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{Opening, nearest};

/// Answers a question about rules.
///
/// # Errors
/// If what is asked for does not exist.
pub fn run(shell: &mut Shell, args: &RulesArgs) -> Result<(), Failure> {
    if let Some(
        RulesCommand::Show { leaf, .. }
        | RulesCommand::Diff { leaf, .. }
        | RulesCommand::Options { leaf, .. }
        | RulesCommand::Article { leaf, .. },
    ) = &args.command
    {
        shell.onto(leaf)?
    }
    match &args.command {
        None => list(shell, None),
        Some(RulesCommand::List { game }) => list(shell, game.as_deref()),
        Some(RulesCommand::Show { name, set, marks: true, .. }) => {
            let (game, rules) = asked(shell, name.as_deref(), set)?;
            convert::charts(shell, game, &rules, Some("marks"))
        }
        Some(RulesCommand::Show { name, set, marks: false, .. }) => show(shell, name.as_deref(), set),
        Some(RulesCommand::Diff { one, other, .. }) => diff::run(shell, one, other),
        Some(RulesCommand::Options { game, .. }) => options(shell, game.as_deref()),
        Some(RulesCommand::Search { words }) => search::search(shell, words),
        Some(RulesCommand::Glossary { word }) => search::words(shell, word.as_deref()),
        Some(RulesCommand::Article { id, .. }) => article(shell, id.as_deref()),
        Some(RulesCommand::Save { name, rules, set, force }) => {
            save::save(shell, name, rules.as_deref(), set, *force)
        }
    }
}

fn chosen(name: &str) -> Result<&'static dyn AnyGame, Failure> {
    Ok(games::find(name).ok_or_else(|| houses::unknown_game(name))?)
}

/// The game and rules of the current match, if there is one.
fn in_force(shell: &Shell) -> Option<(&'static dyn AnyGame, RuleSet)> {
    let desk = shell.desk_to_read().ok()??;
    let found = evening::load(shell, &desk, None, None).ok()?;
    Some((found.game(), found.about().rules.clone()))
}

fn list(shell: &mut Shell, game: Option<&str>) -> Result<(), Failure> {
    let only = game.map(chosen).transpose()?;
    let games: Vec<_> = GAMES.iter().filter(|game| only.is_none_or(|only| only.id() == game.id())).collect();
    let houses = shell.houses().saved();
    if shell.json {
        let presets: Vec<_> = games
            .iter()
            .flat_map(|game| {
                game.info().presets.iter().map(|preset| {
                    let id = format!("preset-{}", preset.name);
                    let meaning = shell.speaker.option(game.id(), &id);
                    let sets: serde_json::Map<_, _> =
                        preset.sets.iter().map(|(id, value)| ((*id).to_owned(), json!(value))).collect();
                    json!({"game": game.id(), "name": preset.name, "text": meaning, "set": sets})
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "presets": presets, "houses": houses}));
        return Ok(());
    }
    let speaker = &shell.speaker;
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
    doc.table(pages::Table { columns, rows });
    shell.page(&doc);
    Ok(())
}

/// Complete rules: those of the current match, or those of a preset, house or file with options set beside it.
///
/// # Errors
/// If there are none of that name, or options clash.
pub fn asked(
    shell: &Shell,
    name: Option<&str>,
    set: &[String],
) -> Result<(&'static dyn AnyGame, RuleSet), Failure> {
    let sets = sets::read(set).map_err(Failure::Usage)?;
    if let Some(name) = name {
        let Named { game, .. } = shell.houses().find(name, None)?;
        return Ok((game, shell.houses().resolve(game, Some(name), &sets)?));
    }
    let (game, rules) = in_force(shell).ok_or_else(|| Failure::shell("rules-which", vec![]))?;
    if sets.is_empty() {
        return Ok((game, rules));
    }
    let (preset, mut patch) = patch_of(game, &rules);
    patch.extend(sets);
    Ok((game, shell.houses().resolve(game, Some(&preset), &patch)?))
}

/// The preset that rules stand on, and what they set beside it. A house stands on the preset nearest to it.
pub(crate) fn patch_of(game: &'static dyn AnyGame, rules: &RuleSet) -> (String, Vec<(String, String)>) {
    let stored = Opening::stored(game, rules, &Table { players: Vec::new(), camps: Camps::Singles });
    (stored.rules.preset, stored.sets)
}

fn show(shell: &mut Shell, name: Option<&str>, set: &[String]) -> Result<(), Failure> {
    let (game, rules) = asked(shell, name, set)?;
    if shell.json {
        let patch: serde_json::Map<_, _> =
            patch_of(game, &rules).1.into_iter().map(|(id, value)| (id, json!(value))).collect();
        shell.value(&json!({"format": 1, "game": game.id(), "rules": rules, "set": patch}));
        return Ok(());
    }
    let speaker = &shell.speaker;
    let mut doc = Doc::default();
    doc.heading(speaker.phrase("rules-heading", &[("game", game.id()), ("name", &rules.preset)]));
    if let Some(meaning) = speaker.option(game.id(), &format!("preset-{}", rules.preset)) {
        doc.text(meaning);
    }
    let (_, patch) = patch_of(game, &rules);
    let default = game.resolve(game.id(), &[]).ok();
    let columns = vec![
        Column::words(speaker.word("rules-option")),
        Column::words(speaker.word("rules-value")),
        Column::words(speaker.word("rules-meaning")),
    ];
    let rows = rules
        .options
        .iter()
        .map(|(id, value)| {
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
            vec![
                Cell::plain(format!("{mark}{id}")),
                Cell::toned(value.clone(), tone),
                Cell::plain(meaning(shell, game, id, &value)),
            ]
        })
        .collect();
    doc.table(pages::Table { columns, rows });
    doc.toned(speaker.word("rules-marks-legend"), Tone::Faint);
    shell.page(&doc);
    Ok(())
}

/// What an option does when it has that value.
#[must_use]
pub fn meaning(shell: &Shell, game: &dyn AnyGame, id: &str, value: &str) -> String {
    let option = shell.speaker.option(game.id(), &format!("option-{id}")).unwrap_or_default();
    match shell.speaker.option(game.id(), &format!("option-{id}-{value}")) {
        Some(value) => shell.speaker.phrase("paper-colon", &[("what", &option), ("words", &value)]),
        None => option,
    }
}

fn options(shell: &mut Shell, game: Option<&str>) -> Result<(), Failure> {
    let game = match game {
        Some(name) => chosen(name)?,
        None => in_force(shell).map(|(game, _)| game).ok_or_else(|| Failure::shell("rules-which", vec![]))?,
    };
    let default = game.resolve(game.id(), &[]).map(|rules| rules.options).unwrap_or_default();
    let usual = |spec: &OptionSpec| {
        let value = default.get(spec.id);
        value
            .map_or_else(String::new, |value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    };
    if shell.json {
        let rows: Vec<_> =
            game.specs().iter().map(|spec| spec_json(shell, game, spec, &usual(spec))).collect();
        shell.value(&json!({"format": 1, "game": game.id(), "options": rows}));
        return Ok(());
    }
    let mut doc = Doc::default();
    doc.heading(shell.speaker.phrase("options-heading", &[("game", game.id())]));
    for spec in game.specs() {
        doc.gap();
        let text = shell.speaker.option(game.id(), &format!("option-{}", spec.id)).unwrap_or_default();
        doc.toned(format!("{} — {text} [{}]", spec.id, spec.article), Tone::Strong);
        let lines = values(spec.kind, &usual(spec), |value| {
            shell.speaker.option(game.id(), &format!("option-{}-{value}", spec.id)).unwrap_or_default()
        });
        for line in lines {
            doc.text(line);
        }
    }
    doc.gap();
    doc.toned(shell.speaker.word("options-legend"), Tone::Faint);
    shell.page(&doc);
    Ok(())
}

/// The values of an option, a line each, the default marked.
fn values(kind: OptionKind, usual: &str, meaning: impl Fn(&str) -> String) -> Vec<String> {
    let mark = |value: &str| if value == usual { "●" } else { "○" };
    match kind {
        OptionKind::Choice(values) => values
            .iter()
            .map(|value| {
                let text = meaning(value);
                let text = if text.is_empty() { text } else { format!(" — {text}") };
                format!("  {} {value}{text}", mark(value))
            })
            .collect(),
        OptionKind::Number(min, max) => vec![format!("  ● {usual} ({min}…{max})")],
        OptionKind::Limit(min, max) => vec![format!("  ● {usual} (none, {min}…{max})")],
        OptionKind::WordOr(word, min, max) => vec![format!("  ● {usual} ({word}, {min}…{max})")],
        OptionKind::Cells(sample) => vec![format!("  {sample}")],
    }
}

fn spec_json(shell: &Shell, game: &dyn AnyGame, spec: &OptionSpec, usual: &str) -> serde_json::Value {
    let word = |id: String| shell.speaker.option(game.id(), &id);
    let values = match spec.kind {
        OptionKind::Choice(values) => values
            .iter()
            .map(|value| json!({"value": value, "text": word(format!("option-{}-{value}", spec.id))}))
            .collect(),
        OptionKind::Number(min, max) => json!({"min": min, "max": max}),
        OptionKind::Limit(min, max) => json!({"none": true, "min": min, "max": max}),
        OptionKind::WordOr(word, min, max) => json!({"word": word, "min": min, "max": max}),
        OptionKind::Cells(sample) => json!({"cell": sample}),
    };
    json!({
        "id": spec.id, "text": word(format!("option-{}", spec.id)), "default": usual, "values": values,
        "article": spec.article,
    })
}

/// One article, or the list of them.
///
/// # Errors
/// If there is no such article.
pub fn article(shell: &mut Shell, id: Option<&str>) -> Result<(), Failure> {
    let books = games::rulebooks(shell.speaker.lang().french());
    let wanted = id.map(ardoise_rules::cards::fold_word);
    let only = wanted.as_deref().and_then(games::find);
    let everything =
        books.iter().flat_map(|(game, book)| articles(book).into_iter().map(move |text| (*game, text)));
    let everything: Vec<_> = everything.collect();
    match (&wanted, only) {
        (None, _) => contents(shell, everything.iter().map(|(_, text)| *text)),
        (Some(_), Some(game)) => {
            let own = everything.iter().filter(|(of, _)| of.is_some_and(|of| of.id() == game.id()));
            contents(shell, own.map(|(_, text)| *text));
        }
        (Some(wanted), None) => {
            let found = everything.iter().find(|(_, text)| text.id == wanted);
            let Some((game, text)) = found else {
                let known = everything.iter().map(|(_, text)| text.id);
                let failure = Failure::shell("no-such-article", vec![("id", Arg::Text(wanted.clone()))]);
                return Err(match nearest(wanted, known) {
                    Some(word) => failure.hint("did-you-mean", vec![("word", Arg::Text(word))]),
                    None => failure.hint("articles-listed", vec![]),
                });
            };
            one_article(shell, *game, text);
        }
    }
    Ok(())
}

fn contents<'a>(shell: &mut Shell, list: impl Iterator<Item = ArticleText<'a>>) {
    if shell.json {
        let rows: Vec<_> = list.map(|text| json!({"id": text.id, "title": text.title})).collect();
        shell.value(&json!({"format": 1, "articles": rows}));
        return;
    }
    let columns = vec![
        Column::words(shell.speaker.word("explain-article")),
        Column::words(shell.speaker.word("rules-title")),
    ];
    let rows = list.map(|text| vec![Cell::toned(text.id, Tone::Strong), Cell::plain(text.title)]).collect();
    let mut doc = Doc::default();
    doc.table(pages::Table { columns, rows });
    shell.page(&doc);
}

fn one_article(shell: &mut Shell, game: Option<&'static dyn AnyGame>, text: &ArticleText<'_>) {
    let current = in_force(shell);
    let ours = |game: &dyn AnyGame| match &current {
        Some((playing, rules)) if playing.id() == game.id() => (rules.options.clone(), true),
        _ => (game.resolve(game.id(), &[]).map(|rules| rules.options).unwrap_or_default(), false),
    };
    let mut options: Vec<(String, String, String)> = Vec::new();
    let mut in_match = false;
    if let Some(game) = game {
        let (values, playing) = ours(game);
        in_match = playing;
        for spec in game.specs().iter().filter(|spec| spec.article == text.id) {
            let value = values.get(spec.id).cloned().unwrap_or_default();
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let said = meaning(shell, game, spec.id, &value);
            options.push((spec.id.to_owned(), value, said));
        }
    }
    if shell.json {
        let options: Vec<_> =
            options.iter().map(|(id, value, text)| json!({"id": id, "value": value, "text": text})).collect();
        shell.value(&json!({
            "format": 1, "id": text.id, "title": text.title, "text": text.body, "options": options,
        }));
        return;
    }
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
        doc.toned(shell.speaker.word(id), Tone::Strong);
        for (id, value, said) in options {
            doc.text(format!("  {id} = {value} — {said}"));
        }
    }
    shell.page(&doc);
}
