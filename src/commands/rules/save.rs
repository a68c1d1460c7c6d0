//! `ardoise rules save`: the rules of a house, kept in a file.

use std::path::PathBuf;

use serde_json::json;

use crate::commands::rules::{asked, patch_of};
use crate::guided::ask;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;
use ardoise_desk::houses::{self, House};
use ardoise_rules::engine::{AnyGame, Arg};

/// Keeps rules under a name; a house of that name is only replaced when that is wanted.
///
/// # Errors
/// If the name cannot be one, there is such a house, or the file cannot be written.
pub fn save(
    shell: &mut Shell,
    name: &str,
    rules: Option<&str>,
    set: &[String],
    force: bool,
) -> Result<(), Failure> {
    let (game, rules) = asked(shell, rules, set)?;
    let folded = named(game, name)?;
    let (preset, patch) = patch_of(game, &rules);
    vacant(shell, &folded, force)?;
    let saved = kept(shell, game, &folded, (preset, patch))?;
    if shell.json {
        let file = saved.path.display().to_string();
        shell.value(&json!({"format": 1, "file": file, "house": saved.house}));
    } else {
        saved.told(shell);
    }
    Ok(())
}

/// The name under which a house of a game is kept.
///
/// # Errors
/// If it cannot be one, or is that of a preset.
pub fn named(game: &dyn AnyGame, name: &str) -> Result<String, Failure> {
    let folded = ardoise_rules::cards::fold_word(name);
    if !houses::is_plain_name(&folded) {
        return Err(Failure::of("bad-house-name", vec![("name", Arg::Text(name.to_owned()))]));
    }
    if game.info().presets.iter().any(|preset| preset.name == folded) {
        return Err(Failure::of("house-is-preset", vec![("name", Arg::Text(folded))]));
    }
    Ok(folded)
}

/// May a house be kept under that name? One that is there is only replaced when that is wanted.
///
/// # Errors
/// If there is such a house, and it stays.
pub fn vacant(shell: &Shell, folded: &str, force: bool) -> Result<(), Failure> {
    let houses = shell.houses();
    let path = houses.folder()?.join(format!("{folded}.toml"));
    if path.exists() && !force && !ask::replace(shell, folded) {
        return Err(Failure::of("house-exists", vec![("file", Arg::Text(path.display().to_string()))]));
    }
    Ok(())
}

/// A house that was kept.
pub struct Kept {
    name: String,
    /// Its file.
    pub path: PathBuf,
    /// What stands in it.
    pub house: House,
}

impl Kept {
    /// Says where it is.
    pub fn told(&self, shell: &mut Shell) {
        shell.sentence("house-saved", &[("name", &self.name), ("file", &self.path.display().to_string())]);
    }
}

/// Keeps a preset and what is set beside it in the folder of the houses, over whatever house has that name.
///
/// # Errors
/// If the file cannot be written.
pub fn kept(
    shell: &mut Shell,
    game: &dyn AnyGame,
    folded: &str,
    (preset, patch): (String, Vec<(String, String)>),
) -> Result<Kept, Failure> {
    let mut table = toml::Table::new();
    for (id, value) in patch {
        let value = value.parse::<i64>().map_or(toml::Value::String(value), toml::Value::Integer);
        table.insert(id, value);
    }
    let saved = House { game: game.id().to_owned(), preset: Some(preset), set: table };
    let houses = shell.houses();
    let folder = houses.folder()?;
    let path = folder.join(format!("{folded}.toml"));
    let text = toml::to_string(&saved).unwrap_or_default();
    std::fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
    files::write(&path, text)?;
    shell.note_recorded();
    Ok(Kept { name: folded.to_owned(), path, house: saved })
}
