//! Which rules a match is played by: a preset, a house file, and what is set beside it.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::shell::Shell;
use crate::shell::failure::{Failure, trouble};
use ardoise_rules::engine::{AnyGame, Arg, Ask, RuleSet, Ruling, Said, Table};
use ardoise_rules::games::GAMES;
use ardoise_rules::notation::{nearest, said_of_rules_error};

/// The largest house file that is read, in bytes.
const LARGEST: u64 = 1024 * 1024;

/// A house file: a preset of a game and what this table changes in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The game's id.
    pub game: String,
    /// The preset it starts from; the one named like the game if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Options with their values.
    #[serde(default)]
    pub set: toml::Table,
}

impl House {
    /// The options it sets, as words.
    #[must_use]
    pub fn sets(&self) -> Vec<(String, String)> {
        let mut sets = Vec::new();
        flatten("", &self.set, &mut sets);
        sets
    }
}

/// Options of a house; a table within the table is a path: `[set.marks.made]`.
fn flatten(prefix: &str, table: &toml::Table, sets: &mut Vec<(String, String)>) {
    for (key, value) in table {
        let id = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
        match value {
            toml::Value::Table(inner) => flatten(&id, inner, sets),
            toml::Value::String(text) => sets.push((id, text.clone())),
            toml::Value::Boolean(yes) => sets.push((id, if *yes { "yes" } else { "no" }.to_owned())),
            other => sets.push((id, other.to_string())),
        }
    }
}

/// Rules by name: which game they belong to, the preset and what is set beside it.
#[derive(Debug)]
pub struct Named {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The preset.
    pub preset: String,
    /// What is set beside it.
    pub sets: Vec<(String, String)>,
}

/// The folder of saved houses.
///
/// # Errors
/// If there is no configuration folder.
pub fn folder(shell: &Shell) -> Result<PathBuf, Failure> {
    Ok(shell.config_dir()?.join("houses"))
}

/// Finds rules by the name of a preset, of a saved house, or by a file. With `game`, only those of that game.
///
/// # Errors
/// If there are none of that name, or the file cannot be read.
pub fn find(shell: &Shell, name: &str, game: Option<&'static dyn AnyGame>) -> Result<Named, Failure> {
    let folded = ardoise_rules::cards::fold_word(name);
    let mut games: Vec<&'static dyn AnyGame> = game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
    games.sort_by_key(|game| game.id() != folded);
    for game in &games {
        if let Some(preset) = game.info().presets.iter().find(|preset| preset.name == folded) {
            return Ok(Named { game: *game, preset: preset.name.to_owned(), sets: Vec::new() });
        }
    }
    let path = Path::new(name);
    let looks_like_file = name.ends_with(".toml") || name.contains(std::path::MAIN_SEPARATOR);
    if looks_like_file {
        return read(path, game);
    }
    let saved = folder(shell)?.join(format!("{folded}.toml"));
    if is_plain_name(&folded) && saved.is_file() {
        return read(&saved, game);
    }
    let presets = games.iter().flat_map(|game| game.info().presets.iter().map(|preset| preset.name));
    let mut known: Vec<String> = presets.map(str::to_owned).collect();
    known.extend(saved_names(shell));
    let nearest = nearest(&folded, known.iter().map(String::as_str));
    let args = vec![("name", Arg::Text(name.to_owned())), ("known", Arg::Text(known.join(", ")))];
    let failure = Failure::shell("unknown-rules", args);
    Err(match nearest {
        Some(word) => failure.hint("did-you-mean", vec![("word", Arg::Text(word))]),
        None => failure,
    })
}

/// Names under which houses are saved.
#[must_use]
pub fn saved_names(shell: &Shell) -> Vec<String> {
    let Ok(folder) = folder(shell) else { return Vec::new() };
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned))
        .collect();
    names.sort();
    names
}

/// May this be the name of a file in the folder of houses?
#[must_use]
pub fn is_plain_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 60
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

fn read(path: &Path, game: Option<&'static dyn AnyGame>) -> Result<Named, Failure> {
    let shown = || Arg::Text(path.display().to_string());
    let mut text = String::new();
    let file = std::fs::File::open(path).map(|file| file.take(LARGEST + 1));
    file.and_then(|mut file| file.read_to_string(&mut text)).map_err(|error| {
        Failure::shell("file-unreadable", vec![("file", shown()), ("detail", trouble(&error))])
    })?;
    if text.len() as u64 > LARGEST {
        return Err(Failure::shell("file-too-large", vec![("file", shown())]));
    }
    let house: House = toml::from_str(&text).map_err(|error| {
        let detail = Arg::Text(error.message().to_owned());
        let failure = Failure::shell("house-unreadable", vec![("file", shown()), ("detail", detail)]);
        match error.span() {
            Some(span) => {
                let line = text.get(..span.start).map_or(1, |before| before.matches('\n').count() + 1);
                failure.file(path.display().to_string()).span(line, 1, 1)
            }
            None => failure,
        }
    })?;
    let found = ardoise_rules::games::find(&house.game).ok_or_else(|| unknown_game(&house.game))?;
    if let Some(game) = game.filter(|game| game.id() != found.id()) {
        let args = vec![
            ("file", shown()),
            ("found", Arg::Text(found.id().to_owned())),
            ("wanted", Arg::Text(game.id().to_owned())),
        ];
        return Err(Failure::shell("house-of-another-game", args));
    }
    let preset = house.preset.clone().unwrap_or_else(|| found.id().to_owned());
    Ok(Named { game: found, preset, sets: house.sets() })
}

/// No game is called so.
#[must_use]
pub fn unknown_game(name: &str) -> Failure {
    let known: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let args = vec![("name", Arg::Text(name.to_owned())), ("known", Arg::Text(known.join(", ")))];
    let failure = Failure::shell("unknown-game", args);
    match nearest(&ardoise_rules::cards::fold_word(name), known) {
        Some(word) => failure.hint("did-you-mean", vec![("word", Arg::Text(word))]),
        None => failure,
    }
}

/// `key=value` as it was typed.
///
/// # Errors
/// If there is no `=`.
pub fn read_sets(typed: &[String]) -> Result<Vec<(String, String)>, Failure> {
    let split = |text: &String| {
        let (key, value) = text.split_once('=').ok_or_else(|| {
            Failure::Usage(Said::shell("set-without-value", vec![("text", Arg::Text(text.clone()))]))
        })?;
        Ok((ardoise_rules::cards::fold_word(key.trim()), value.trim().to_owned()))
    };
    typed.iter().map(split).collect()
}

/// Complete rules for a game.
///
/// # Errors
/// If a name, option or value is unknown or options clash.
pub fn resolve(
    shell: &Shell,
    game: &'static dyn AnyGame,
    rules: Option<&str>,
    sets: &[(String, String)],
) -> Result<RuleSet, Failure> {
    let named = match rules {
        Some(name) => find(shell, name, Some(game))?,
        None => Named { game, preset: game.id().to_owned(), sets: Vec::new() },
    };
    let mut all = named.sets;
    all.extend(sets.iter().cloned());
    game.resolve(&named.preset, &all).map_err(|error| {
        let fault = said_of_rules_error(&error, game);
        let failure = Failure::refused(fault.said);
        match fault.suggestion {
            Some(word) => failure.hint("did-you-mean", vec![("word", Arg::Text(word))]),
            None => failure,
        }
    })
}

/// The rulings of a game's usual rules.
#[must_use]
pub fn rulings(shell: &Shell, game: &'static dyn AnyGame) -> Option<Vec<Ruling>> {
    let rules = resolve(shell, game, None, &[]).ok()?;
    let least = *game.players(&rules).ok()?.start();
    let players: Vec<String> = (1..=least).map(|number| number.to_string()).collect();
    let camps = game.camps(&rules, players.len()).ok()?;
    let play = game.play(game.schema(), &rules, &Table { players, camps }, None, None).ok()?;
    Some(play.rulings(&Ask::default()))
}
