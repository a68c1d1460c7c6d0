//! `ardoise rules save`: the rules of a house, kept in a file.

use serde_json::json;

use crate::commands::rules::{asked, patch_of};
use crate::guided::ask;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;
use ardoise_desk::houses::{self, House};
use ardoise_rules::engine::Arg;

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
    let folded = ardoise_rules::cards::fold_word(name);
    if !houses::is_plain_name(&folded) {
        return Err(Failure::shell("bad-house-name", vec![("name", Arg::Text(name.to_owned()))]));
    }
    let (game, rules) = asked(shell, rules, set)?;
    if game.info().presets.iter().any(|preset| preset.name == folded) {
        return Err(Failure::shell("house-is-preset", vec![("name", Arg::Text(folded))]));
    }
    let mut table = toml::Table::new();
    let (preset, patch) = patch_of(game, &rules);
    for (id, value) in patch {
        let value = value.parse::<i64>().map_or(toml::Value::String(value), toml::Value::Integer);
        table.insert(id, value);
    }
    let saved = House { game: game.id().to_owned(), preset: Some(preset), set: table };
    let houses = shell.houses();
    let folder = houses.folder()?;
    let path = folder.join(format!("{folded}.toml"));
    if path.exists() && !force && !ask::replace(shell, &folded) {
        return Err(Failure::shell("house-exists", vec![("file", Arg::Text(path.display().to_string()))]));
    }
    let text = toml::to_string(&saved).unwrap_or_default();
    std::fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
    files::write(&path, text)?;
    shell.note_recorded();
    if shell.json {
        shell.value(&json!({"format": 1, "file": path.display().to_string(), "house": saved}));
    } else {
        shell.sentence("house-saved", &[("name", &folded), ("file", &path.display().to_string())]);
    }
    Ok(())
}
