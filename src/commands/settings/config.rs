//! `ardoise config`: the settings shown, set and taken away.

use std::path::Path;

use serde_json::json;

use crate::line::args::ConfigArgs;
use crate::pages;
use crate::shell::config::{Config, file, unreadable};
use crate::shell::failure::Failure;
use crate::shell::{Shell, files};
use ardoise_rules::engine::Arg;
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation;
use ardoise_rules::words::{Lang, plain};

/// Shows the settings, shows one, sets one, or takes one away.
///
/// # Errors
/// If there is no such setting, the value cannot be, or the file cannot be written.
pub fn run(shell: &mut Shell, args: &ConfigArgs) -> Result<(), Failure> {
    let path = file().ok_or_else(|| Failure::shell("no-data-folder", vec![]))?;
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
    Failure::shell("config-unknown", args)
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
        Err(Failure::shell("config-value", args))
    };
    match key {
        "lang" => match Lang::read(&joined) {
            Some(lang) => Ok(quoted(lang.code())),
            None => wrong("fr, en"),
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

/// Changes one line of the file and leaves the others, remarks included, as they are.
fn write(path: &Path, key: &str, value: Option<&str>) -> Result<(), Failure> {
    let unwritable = |error: std::io::Error| files::unwritable(path, &error);
    let text = match std::fs::read_to_string(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        read => read.map_err(unwritable)?,
    };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(unwritable)?;
    }
    files::write(path, changed(&text, key, value))
}

fn changed(text: &str, key: &str, value: Option<&str>) -> String {
    let (section, name) = match key.strip_prefix("rules.") {
        Some(game) => ("[rules]", games::find(game).map_or(game, |game| game.id())),
        None => ("", key),
    };
    let fresh = value.map(|value| format!("{name} = {value}"));
    let mut lines: Vec<String> = Vec::new();
    let mut here = String::new();
    let mut done = false;
    let mut last_here = section.is_empty().then_some(0);
    for line in text.lines() {
        let trimmed = line.trim();
        if trimmed.starts_with('[') {
            here = trimmed.to_owned();
        }
        let names = trimmed.split_once('=').is_some_and(|(word, _)| word.trim().trim_matches('"') == name);
        if here == section && names {
            lines.extend(fresh.clone().filter(|_| !done));
            done = true;
        } else {
            lines.push(line.to_owned());
        }
        if here == section && !trimmed.is_empty() {
            last_here = Some(lines.len());
        }
    }
    if let Some(fresh) = fresh.filter(|_| !done) {
        match last_here {
            Some(place) => lines.insert(place, fresh),
            None => lines.extend([section.to_owned(), fresh]),
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::changed;
    use ardoise_rules::games::GAMES;

    #[test]
    fn one_line_changes_and_remarks_stay() {
        let game = GAMES[0].id();
        let key = format!("rules.{game}");
        let text = format!("# ours\nlang = \"en\"\n\n[rules]\n{game} = \"short\"\n");
        let french = changed(&text, "lang", Some("\"fr\""));
        assert_eq!(french, text.replace("\"en\"", "\"fr\""));
        let more = changed(&french, "color", Some("\"never\""));
        assert!(more.starts_with("# ours\nlang = \"fr\"\ncolor = \"never\"\n"), "{more}");
        assert_eq!(changed(&text, &key, None), "# ours\nlang = \"en\"\n\n[rules]\n");
        assert_eq!(changed("", &key, Some("\"long\"")), format!("[rules]\n{game} = \"long\"\n"));
    }
}
