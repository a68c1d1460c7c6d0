//! `ardoise rules`: presets and houses, options with their meaning, and the rulebook.

mod booklet;
pub mod convert;
mod diff;
mod guess;
mod save;
mod search;
mod typed;

use serde_json::json;

use crate::evening;
use crate::line::args::{RulesArgs, RulesCommand};
use crate::line::sets;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::houses::Named;
use ardoise_rules::engine::{
    AnyGame, Arg, ArticleText, Camps, ChartRole, OptionKind, OptionSpec, RuleSet, Table, articles,
    stored_value,
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
        | RulesCommand::Booklet { leaf, .. }
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
            convert::charts(shell, game, &rules, Some(ChartRole::Marks))
        }
        Some(RulesCommand::Show { name, set, marks: false, .. }) => show(shell, name.as_deref(), set),
        Some(RulesCommand::Booklet { name, set, .. }) => booklet::booklet(shell, name.as_deref(), set),
        Some(RulesCommand::Diff { one, other, .. }) => diff::run(shell, one, other),
        Some(RulesCommand::Options { game, .. }) => options(shell, game.as_deref()),
        Some(RulesCommand::Search { words }) => search::search(shell, words),
        Some(RulesCommand::Glossary { word }) => search::words(shell, word.as_deref()),
        Some(RulesCommand::Article { id, .. }) => article(shell, id.as_deref()),
        Some(RulesCommand::Guess(args)) => guess::run(shell, args),
        Some(RulesCommand::Save { name, rules, set, force }) => {
            save::save(shell, name, rules.as_deref(), set, *force)
        }
    }
}

fn chosen(name: &str) -> Result<&'static dyn AnyGame, Failure> {
    Ok(games::find(name).ok_or_else(|| ardoise_desk::unknown_game(name))?)
}

/// The game and rules of the current match, if there is one.
fn in_force(shell: &Shell) -> Option<(&'static dyn AnyGame, RuleSet)> {
    let desk = shell.desk_to_read().ok()??;
    let found = evening::load(shell, &desk, None, None).ok()?;
    Some((found.game(), found.about().rules.clone()))
}

fn list(shell: &mut Shell, game: Option<&str>) -> Result<(), Failure> {
    let only = game.map(chosen).transpose()?;
    let games = GAMES.iter().copied().filter(|game| only.is_none_or(|only| only.id() == game.id()));
    let games: Vec<&dyn AnyGame> = games.map(|game| game as &dyn AnyGame).collect();
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
    let page = pages::presets(&games, &houses, &shell.speaker);
    shell.page(&page);
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
    let (game, rules) = in_force(shell).ok_or_else(|| Failure::of("rules-which", vec![]))?;
    if sets.is_empty() {
        return Ok((game, rules));
    }
    let (preset, mut patch) = patch_of(game, &rules);
    patch.extend(sets);
    Ok((game, shell.houses().resolve(game, Some(&preset), &patch)?))
}

/// The preset that rules stand on, and what they set beside it. A house stands on the preset nearest to it.
pub(crate) fn patch_of(game: &'static dyn AnyGame, rules: &RuleSet) -> (String, Vec<(String, String)>) {
    let stored = Opening::stored(game, rules, &Table::new(Vec::new(), Camps::Singles));
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
    let page = pages::rules(game, &rules, &patch_of(game, &rules).1, &shell.speaker);
    shell.page(&page);
    Ok(())
}

fn options(shell: &mut Shell, game: Option<&str>) -> Result<(), Failure> {
    let game = match game {
        Some(name) => chosen(name)?,
        None => in_force(shell).map(|(game, _)| game).ok_or_else(|| Failure::of("rules-which", vec![]))?,
    };
    let default = game.resolve(game.id(), &[]).map(|rules| rules.options).unwrap_or_default();
    let usual = |spec: &OptionSpec| pages::value_text(stored_value(spec, &default).as_ref());
    if shell.json {
        let rows: Vec<_> =
            game.settable().into_iter().map(|spec| spec_json(shell, game, spec, &usual(spec))).collect();
        shell.value(&json!({"format": 1, "game": game.id(), "options": rows}));
        return Ok(());
    }
    let page = pages::options(game, &default, &shell.speaker);
    shell.page(&page);
    Ok(())
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
        OptionKind::WordOr(words, min, max) => {
            json!({"word": words.first(), "words": words, "min": min, "max": max})
        }
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
    let books = games::rulebooks(shell.speaker.lang());
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
                let failure = Failure::of("no-such-article", vec![("id", Arg::Text(wanted.clone()))]);
                return Err(match nearest(wanted, known) {
                    Some(word) => failure.did_you_mean(Arg::Text(word)),
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
    let page = pages::contents(list, &shell.speaker);
    shell.page(&page);
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
            let said = pages::meaning(game, spec.id, &value, &shell.speaker);
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
    let page = pages::article(text, &options, in_match, &shell.speaker);
    shell.page(&page);
}
