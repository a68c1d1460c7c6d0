//! `ardoise config`: the settings shown, set and taken away.

use std::path::Path;

use serde_json::json;

use crate::line::args::ConfigArgs;
use crate::pages;
use crate::shell::Shell;
use crate::shell::config::{Config, file, unreadable, write};
use crate::shell::failure::Failure;
use ardoise_rules::engine::Arg;
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation;
use ardoise_rules::words::{Lang, plain};

/// Shows the settings, shows one, sets one, or takes one away.
///
/// # Errors
/// If there is no such setting, the value cannot be, or the file cannot be written.
pub fn run(shell: &mut Shell, args: &ConfigArgs) -> Result<(), Failure> {
    let path = file().ok_or_else(|| Failure::of("no-data-folder", vec![]))?;
    let config = Config::load().map_err(|(path, line, detail)| unreadable(&path, line, &detail))?;
    match (&args.key, args.unset) {
        (None, _) => show(shell, &path, &config),
        (Some(key), true) => {
            write(&path, key, None)?;
            shell.note_recorded();
            shell.sentence("config-unset", &[("key", key)]);
        }
        (Some(key), false) if args.value.is_empty() => {
            let known = settings(&config).into_iter().find(|(known, _)| known == key);
            let (_, value) = known.ok_or_else(|| unknown(key))?;
            if shell.json {
                shell.value(&json!({"format": 1, "key": key, "value": value}));
            } else {
                shell.raw(&format!("{}\n", plain(&value)));
            }
        }
        (Some(key), false) => {
            let value = checked(shell, key, &args.value)?;
            write(&path, key, Some(&value))?;
            shell.note_recorded();
            shell.sentence("config-set", &[("key", key), ("value", &args.value.join(" "))]);
        }
    }
    Ok(())
}

fn unknown(key: &str) -> Failure {
    let known = GAMES.iter().map(|game| format!("rules.{}", game.id()));
    let known: Vec<String> =
        ["lang", "color", "players"].map(str::to_owned).into_iter().chain(known).collect();
    let args = vec![("key", Arg::Text(plain(key))), ("known", Arg::Text(known.join(", ")))];
    Failure::of("config-unknown", args)
}

/// Every setting with its value; empty where it is not set.
fn settings(config: &Config) -> Vec<(String, String)> {
    let tables: Vec<String> = config.players.iter().map(|table| table.join(" ")).collect();
    let mut all = vec![
        ("lang".to_owned(), config.lang.clone().unwrap_or_default()),
        ("color".to_owned(), config.color.clone().unwrap_or_default()),
        ("players".to_owned(), tables.join(" / ")),
    ];
    for game in GAMES {
        let rules = config.rules.get(game.id()).cloned().unwrap_or_default();
        all.push((format!("rules.{}", game.id()), rules));
    }
    all
}

fn show(shell: &mut Shell, path: &Path, config: &Config) {
    let file = path.display().to_string();
    if shell.json {
        let values: serde_json::Map<_, _> =
            settings(config).into_iter().map(|(key, value)| (key, json!(value))).collect();
        shell.value(&json!({"format": 1, "file": file, "settings": values}));
        return;
    }
    let page = pages::settings(&settings(config), &file, &shell.speaker);
    shell.page(&page);
}

/// A value as it stands in the file.
fn checked(shell: &Shell, key: &str, value: &[String]) -> Result<String, Failure> {
    let joined = value.join(" ");
    let quoted = |text: &str| toml::Value::String(text.to_owned()).to_string();
    let wrong = |known: &str| {
        let args = vec![
            ("key", Arg::Text(plain(key))),
            ("value", Arg::Text(plain(&joined))),
            ("known", Arg::Text(known.to_owned())),
        ];
        Err(Failure::of("config-value", args))
    };
    match key {
        "lang" => match Lang::read(&joined) {
            Some(lang) => Ok(quoted(lang.code())),
            None => wrong(&Lang::codes(", ")),
        },
        "color" if matches!(joined.as_str(), "auto" | "always" | "never") => Ok(quoted(&joined)),
        "color" => wrong("auto, always, never"),
        "players" => {
            let names: Vec<String> = joined.split_whitespace().map(str::to_owned).collect();
            let names = notation::read_names(&names)
                .map_err(|(_, slip)| Failure::refused(ardoise_rules::engine::Say::said(&slip)))?;
            Ok(toml::Value::Array(names.into_iter().map(toml::Value::String).collect()).to_string())
        }
        _ => match key.strip_prefix("rules.").and_then(games::find) {
            Some(game) => {
                shell.houses().find(&joined, Some(game))?;
                Ok(quoted(&joined))
            }
            None => Err(unknown(key)),
        },
    }
}
