//! The user's own habits, in one small file: language, colour, usual players and rules.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::shell::failure::Failure;
use crate::shell::files;
use ardoise_rules::engine::Arg;
use ardoise_rules::games;
use ardoise_rules::words::{Lang, plain};

/// What the file says. What it does not say is as if it had never been asked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Config {
    /// The code of a language.
    pub lang: Option<String>,
    /// `auto`, `always` or `never`.
    pub color: Option<String>,
    /// The usual tables, each in order of play.
    pub players: Vec<Vec<String>>,
    /// The usual rules by game.
    pub rules: BTreeMap<String, String>,
    /// The places that are exchanged with.
    pub sync: Vec<Remembered>,
}

/// A place that is exchanged with, and how its objects are closed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remembered {
    /// What names it.
    pub target: String,
    /// The file of the key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Is it closed with a passphrase?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passphrase: bool,
}

impl Remembered {
    /// Several of them as they stand in the file.
    #[must_use]
    pub fn written(all: &[Remembered]) -> String {
        toml::Value::try_from(all).map(|value| value.to_string()).unwrap_or_default()
    }
}

/// The folder of the settings and houses; none where the system has no such place.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("ARDOISE_CONFIG").filter(|value| !value.is_empty()) {
        return Some(PathBuf::from(path));
    }
    use etcetera::BaseStrategy;
    Some(etcetera::choose_base_strategy().ok()?.config_dir().join("ardoise"))
}

/// The file of the settings.
#[must_use]
pub fn file() -> Option<PathBuf> {
    Some(folder()?.join("config.toml"))
}

impl Config {
    /// Reads the file; nothing where there is none.
    ///
    /// # Errors
    /// The file, the line and what is wrong with it.
    pub fn load() -> Result<Config, (PathBuf, usize, String)> {
        let Some(path) = file() else { return Ok(Config::default()) };
        match ardoise_desk::files::text(&path) {
            Ok(text) => Config::read(&text).map_err(|(line, detail)| (path, line, detail)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Config::default()),
            Err(error) => Err((path, 1, error.to_string())),
        }
    }

    fn read(text: &str) -> Result<Config, (usize, String)> {
        let table: toml::Table = toml::from_str(text).map_err(|error: toml::de::Error| {
            let line = error.span().and_then(|span| text.get(..span.start));
            (line.map_or(1, |before| before.matches('\n').count() + 1), error.message().to_owned())
        })?;
        let mut config = Config::default();
        for (key, value) in &table {
            let line = text.lines().position(|line| line.trim_start().starts_with(key.as_str()));
            let wrong = || (line.unwrap_or(0) + 1, key.clone());
            match (key.as_str(), value) {
                ("lang", toml::Value::String(text)) if Lang::read(text).is_some() => {
                    config.lang = Some(text.clone());
                }
                ("color", toml::Value::String(text))
                    if matches!(text.as_str(), "auto" | "always" | "never") =>
                {
                    config.color = Some(text.clone());
                }
                ("players", toml::Value::Array(array)) => {
                    config.players = tables(array).ok_or_else(wrong)?;
                }
                ("sync", value) => config.sync = value.clone().try_into().map_err(|_| wrong())?,
                ("rules", toml::Value::Table(rules)) => {
                    for (game, name) in rules {
                        let game = games::find(game).ok_or_else(|| (1, game.clone()))?;
                        let name = name.as_str().ok_or_else(wrong)?;
                        config.rules.insert(game.id().to_owned(), name.to_owned());
                    }
                }
                _ => return Err(wrong()),
            }
        }
        Ok(config)
    }

    /// The usual players of a game that takes so many.
    #[must_use]
    pub fn table_of(&self, fits: impl Fn(usize) -> bool) -> Option<&Vec<String>> {
        self.players.iter().find(|table| fits(table.len()))
    }
}

/// `["Ana", "Bob"]` is one table, `[["Ana", "Bob"], ["Cy", "Dee"]]` are two.
fn tables(array: &[toml::Value]) -> Option<Vec<Vec<String>>> {
    let names = |array: &[toml::Value]| -> Option<Vec<String>> {
        array.iter().map(|name| name.as_str().map(str::to_owned)).collect()
    };
    if array.iter().all(toml::Value::is_array) {
        return array.iter().map(|table| names(table.as_array()?)).collect();
    }
    names(array).map(|table| vec![table])
}

/// What is wrong with the file.
#[must_use]
pub fn unreadable(path: &Path, line: usize, detail: &str) -> Failure {
    let file = path.display().to_string();
    let args = vec![("file", Arg::Text(file.clone())), ("detail", Arg::Text(plain(detail)))];
    Failure::of("config-unreadable", args).file(file).span(line, 1, 1)
}

/// Changes one line of the file and leaves the others, remarks included, as they are.
///
/// # Errors
/// If the file cannot be read or written.
pub fn write(path: &Path, key: &str, value: Option<&str>) -> Result<(), Failure> {
    let unwritable = |error: std::io::Error| files::unwritable(path, &error);
    let text = match ardoise_desk::files::text(path) {
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
    use super::{Config, Remembered, changed};
    use ardoise_rules::games::GAMES;

    #[test]
    fn tables_and_rules_are_read() {
        let game = GAMES[0].id();
        let text = format!("players = [\"Ana\", \"Bob\"]\n[rules]\n{game} = \"long\"\n");
        let config = Config::read(&text).unwrap();
        assert_eq!(config.players, [["Ana", "Bob"]]);
        assert_eq!(config.rules.get(game).map(String::as_str), Some("long"));
        let places = [
            Remembered { target: "/media/\"stick\"".to_owned(), ..Remembered::default() },
            Remembered { target: "s3://club/a".to_owned(), key: Some("/k".to_owned()), passphrase: true },
        ];
        let text = changed(&text, "sync", Some(&Remembered::written(&places)));
        assert_eq!(Config::read(&text).unwrap().sync, places);
        assert_eq!(Config::read("lang = \"fr\"\nnoise = 1\n"), Err((2, "noise".to_owned())));
    }

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
