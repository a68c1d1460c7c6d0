//! Which rules a match is played by: a preset, a house file, and what is set beside it.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{self, AnyGame, Arg, Ask, RuleSet, Ruling, Table};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{self, Hooks, Sheet, SheetError, Wanted, nearest, said_of_rules_error};

use crate::evening::sheet_in_full;
use crate::failure::{Failure, Refusal, as_text, trouble, unknown_game};
use crate::files;
use crate::identity;

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

/// The houses that are saved in a folder, beside the presets of the games.
#[derive(Debug, Clone, Default)]
pub struct Houses {
    folder: Option<PathBuf>,
}

impl Houses {
    /// The houses of a folder; without one, there are presets and files.
    #[must_use]
    pub const fn new(folder: Option<PathBuf>) -> Houses {
        Houses { folder }
    }

    /// The folder.
    ///
    /// # Errors
    /// If there is none.
    pub fn folder(&self) -> Result<&Path, Failure> {
        self.folder.as_deref().ok_or_else(|| Refusal::of("no-data-folder", vec![]).into())
    }

    /// Finds rules by the name of a preset, of a saved house, or by a file. With `game`, only those of that game.
    ///
    /// # Errors
    /// If there are none of that name, or the file cannot be read.
    pub fn find(&self, name: &str, game: Option<&'static dyn AnyGame>) -> Result<Named, Failure> {
        let folded = fold_word(name);
        let mut games: Vec<&'static dyn AnyGame> = game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
        games.sort_by_key(|game| game.id() != folded);
        for game in &games {
            if let Some(preset) = game.info().presets.iter().find(|preset| preset.name == folded) {
                return Ok(Named { game: *game, preset: preset.name.to_owned(), sets: Vec::new() });
            }
        }
        if is_file_name(name) {
            return read(Path::new(name), game);
        }
        let saved = self.folder()?.join(format!("{folded}.toml"));
        if is_plain_name(&folded) && saved.is_file() {
            return read(&saved, game);
        }
        for game in &games {
            if let Some(preset) = game.titles().preset(name) {
                return Ok(Named { game: *game, preset: preset.to_owned(), sets: Vec::new() });
            }
        }
        // What a game is called in some language means its usual rules.
        let called = games::find(name).filter(|called| games.iter().any(|game| game.id() == called.id()));
        if let Some(game) = called {
            return Ok(Named { game, preset: game.id().to_owned(), sets: Vec::new() });
        }
        let presets = games.iter().flat_map(|game| game.info().presets.iter().map(|preset| preset.name));
        let mut known: Vec<String> = presets.map(str::to_owned).collect();
        known.extend(self.saved());
        let nearest = nearest(&folded, known.iter().map(String::as_str));
        let has = |game: &&&dyn AnyGame| game.info().presets.iter().any(|preset| preset.name == folded);
        let mut refusal = match GAMES.iter().find(has) {
            // Asked for a game that has none of that name.
            Some(other) => {
                let args = vec![("name", Arg::Text(name.to_owned())), ("game", Arg::game(other.id()))];
                Refusal::of("rules-of-another", args)
            }
            None => Refusal::of("unknown-rules", vec![("name", Arg::Text(name.to_owned()))]),
        };
        if nearest.is_none() {
            let (word, houses) = (name.to_owned(), self.saved());
            refusal.wanted = Some(Wanted::Rules { game: game.map(|game| game.id()), word, houses });
        }
        Err(meant(refusal, nearest).into())
    }

    /// Names under which houses are saved.
    #[must_use]
    pub fn saved(&self) -> Vec<String> {
        let Some(folder) = &self.folder else { return Vec::new() };
        let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
        let mut names: Vec<String> = entries
            .filter_map(Result::ok)
            .filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned))
            .collect();
        names.sort();
        names
    }

    /// The houses of a game that are saved; a file that cannot be read is none of them.
    #[must_use]
    pub fn kept(&self, game: &'static dyn AnyGame) -> Vec<engine::House> {
        let saved = self.saved().into_iter().filter_map(|name| {
            let found = self.find(&name, Some(game)).ok()?;
            Some(engine::House { name, preset: found.preset, sets: found.sets })
        });
        saved.collect()
    }

    /// Complete rules for a game.
    ///
    /// # Errors
    /// If a name, option or value is unknown or options clash.
    pub fn resolve(
        &self,
        game: &'static dyn AnyGame,
        rules: Option<&str>,
        sets: &[(String, String)],
    ) -> Result<RuleSet, Failure> {
        let named = match rules {
            Some(name) => self.find(name, Some(game))?,
            None => Named { game, preset: game.id().to_owned(), sets: Vec::new() },
        };
        let mut all = named.sets;
        all.extend(sets.iter().cloned());
        game.resolve(&named.preset, &all).map_err(|error| {
            let fault = said_of_rules_error(&error, game);
            let mut refusal = Refusal::new(fault.said);
            refusal.wanted = fault.wanted.filter(|_| fault.suggestion.is_none());
            meant(refusal, fault.suggestion).into()
        })
    }

    /// The rulings of a game's usual rules.
    #[must_use]
    pub fn rulings(&self, game: &'static dyn AnyGame) -> Option<Vec<Ruling>> {
        let rules = self.resolve(game, None, &[]).ok()?;
        let least = *game.players(&rules).ok()?.start();
        let players: Vec<String> = (1..=least).map(|number| number.to_string()).collect();
        let camps = game.camps(&rules, players.len()).ok()?;
        let play = game.play(game.schema(), &rules, &Table::new(players, camps), None, None).ok()?;
        Some(play.rulings(&Ask::default()))
    }

    /// Reads a sheet with all games and these houses.
    ///
    /// # Errors
    /// At the first line that cannot be read.
    pub fn sheet(&self, text: &str) -> Result<Sheet, Box<SheetError>> {
        let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
        let houses = self.saved();
        let find_house = |name: &str, game: &dyn AnyGame| {
            let game = games::find(game.id())?;
            // A sheet names a house; it does not reach for a file.
            if !is_plain_name(&fold_word(name)) {
                return None;
            }
            let found = self.find(name, Some(game)).ok()?;
            Some(notation::House { preset: found.preset, sets: found.sets })
        };
        let hooks =
            Hooks { find_game: &games::find, games: &names, find_house: &find_house, houses: &houses };
        let mut sheet =
            notation::read_sheet(text, &hooks).or_else(|error| match sheet_in_full(text, &hooks) {
                Some(full) => notation::read_sheet(&full, &hooks),
                None => Err(error),
            })?;
        sheet.recorded = identity::carried(text).is_some();
        Ok(sheet)
    }
}

/// A refusal with the word that was probably meant.
fn meant(refusal: Refusal, word: Option<String>) -> Refusal {
    match word {
        Some(word) => refusal.did_you_mean(Arg::Text(word)),
        None => refusal,
    }
}

/// Is a file meant, and no preset or saved house?
#[must_use]
pub fn is_file_name(name: &str) -> bool {
    name.ends_with(".toml") || name.contains(std::path::MAIN_SEPARATOR)
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
    let mut bytes = Vec::new();
    let file = files::opened(path).map(|file| file.take(LARGEST + 1));
    file.and_then(|mut file| file.read_to_end(&mut bytes)).map_err(|error| {
        Refusal::of("file-unreadable", vec![("file", shown()), ("detail", trouble(&error))])
    })?;
    if bytes.len() as u64 > LARGEST {
        return Err(Refusal::of("file-too-large", vec![("file", shown())]).into());
    }
    let text = as_text(&path.display().to_string(), bytes)?;
    let house: House = toml::from_str(&text).map_err(|error| {
        let detail = Arg::Text(error.message().to_owned());
        let refusal = Refusal::of("house-unreadable", vec![("file", shown()), ("detail", detail)]);
        match error.span() {
            Some(span) => {
                let line = text.get(..span.start).map_or(1, |before| before.matches('\n').count() + 1);
                refusal.file(path.display().to_string()).span(line, 1, 1)
            }
            None => refusal,
        }
    })?;
    let found = games::find(&house.game).ok_or_else(|| unknown_game(&house.game))?;
    if let Some(game) = game.filter(|game| game.id() != found.id()) {
        let args = vec![
            ("file", shown()),
            ("found", Arg::Text(found.id().to_owned())),
            ("wanted", Arg::Text(game.id().to_owned())),
        ];
        return Err(Refusal::of("house-of-another-game", args).into());
    }
    let preset = house.preset.clone().unwrap_or_else(|| found.id().to_owned());
    Ok(Named { game: found, preset, sets: house.sets() })
}
