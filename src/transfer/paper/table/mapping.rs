//! What somebody said of the columns of a table: in a file, in words, or by their headings.

use std::path::PathBuf;

use serde::Deserialize;

use crate::line::args::PaperArgs;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::transfer::paper::key::Key;
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Form, Role, Said};
use ardoise_rules::notation;
use ardoise_rules::words::plain;

/// The mapping as a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(in crate::transfer::paper) struct Mapping {
    pub(in crate::transfer::paper) game: Option<String>,
    pub(in crate::transfer::paper) players: Vec<String>,
    pub(in crate::transfer::paper) rules: Option<String>,
    set: std::collections::BTreeMap<String, toml::Value>,
    pub(in crate::transfer::paper) date: Option<String>,
    pub(in crate::transfer::paper) title: Option<String>,
    pub(in crate::transfer::paper) dealer: Option<String>,
    pub(in crate::transfer::paper) columns: std::collections::BTreeMap<String, String>,
    pub(in crate::transfer::paper) values: std::collections::BTreeMap<String, String>,
}

pub(in crate::transfer::paper) fn mapping(args: &PaperArgs) -> Result<Mapping, Failure> {
    let Some(map) = args.map.as_deref().filter(|map| !map.contains('=')) else {
        return Ok(Mapping::default());
    };
    let path = PathBuf::from(map);
    let text = files::text(&path)?;
    toml::from_str(&text).map_err(|error| {
        let line =
            error.span().and_then(|span| text.get(..span.start)).map_or(1, |t| t.matches('\n').count() + 1);
        let detail =
            vec![("file", Arg::Text(map.to_owned())), ("detail", Arg::Text(error.message().to_owned()))];
        Failure::of("paper-bad-map", detail).file(map.to_owned()).span(line, 1, 1)
    })
}

pub(in crate::transfer::paper) fn players(args: &PaperArgs, mapping: &Mapping) -> Vec<String> {
    let Some(typed) = &args.players else { return mapping.players.clone() };
    let commas = typed.contains([',', ';']);
    let parts =
        typed.split(|letter: char| if commas { matches!(letter, ',' | ';') } else { letter.is_whitespace() });
    notation::in_order_of_play(parts.map(|name| plain(name.trim())).filter(|name| !name.is_empty()).collect())
}

/// Which column is what: as it was said, else as the headings say.
pub(in crate::transfer::paper) fn keys(
    headings: &[String],
    args: &PaperArgs,
    mapping: &Mapping,
    forms: &'static [Form],
    file: &str,
) -> Result<Vec<(Key, usize)>, Failure> {
    let typed = args.map.as_deref().filter(|map| map.contains('='));
    let mut said: Vec<(String, String)> = Vec::new();
    for part in typed.unwrap_or_default().split(',').filter(|part| !part.trim().is_empty()) {
        let (key, column) = part.split_once('=').ok_or_else(|| {
            Failure::Usage(Said::of("set-without-value", vec![("text", Arg::Text(plain(part)))]))
        })?;
        said.push((key.trim().to_owned(), column.trim().to_owned()));
    }
    said.extend(mapping.columns.iter().map(|(key, column)| (key.clone(), column.clone())));
    let listed = || Arg::Names(headings.iter().filter(|h| !h.is_empty()).cloned().collect());
    let mut keys = Vec::new();
    for (key, column) in &said {
        let read = Key::said(key, forms).ok_or_else(|| {
            let known = Arg::OneOf(Key::near(key, forms).into_iter().map(Arg::Text).collect());
            Failure::of("paper-no-key", vec![("key", Arg::Text(plain(key))), ("known", known)])
        })?;
        let place =
            headings.iter().position(|heading| fold_word(heading) == fold_word(column)).ok_or_else(|| {
                let args = vec![("column", Arg::Text(plain(column))), ("columns", listed())];
                Failure::of("paper-no-column", args).file(file.to_owned())
            })?;
        keys.push((read, place));
    }
    // Beside another column of the points of that side the one that is called by the side alone is what was marked.
    let told: Vec<usize> = keys.iter().map(|(_, place)| *place).collect();
    for ((key, _), (text, _)) in keys.iter_mut().zip(&said) {
        let others = headings.iter().enumerate().filter(|(place, _)| !told.contains(place));
        let twice =
            others.into_iter().any(|(_, heading)| Key::of_heading(heading, forms).as_ref() == Some(key));
        if let (Key::Count(_, Some(account)), true) = (&*key, twice && !text.contains([' ', '-'])) {
            *key = Key::Total(account.clone());
        }
    }
    // What was said of some columns leaves the others as their headings say.
    for (place, heading) in headings.iter().enumerate() {
        let same = |(at, other): (usize, &String)| at < place && fold_word(other) == fold_word(heading);
        let twice = headings.iter().enumerate().any(same) && !keys.iter().any(|(_, at)| *at == place);
        if twice && Key::of_heading(heading, forms).is_some() {
            let args = vec![("column", Arg::Text(heading.clone()))];
            return Err(Failure::of("paper-column-twice", args).file(file.to_owned()));
        }
        // Beside a column of points one that may say whether it was made says that: `Fait/Chuté`.
        let made = |heading: &str| {
            Key::of_heading(heading, forms).is_some_and(|key| key.counts_whole(Role::Points))
                && !words::heading(&fold_word(heading), "came")
        };
        let came = words::heading(&fold_word(heading), "came") && headings.iter().any(|other| made(other));
        let key = match Key::of_heading(heading, forms) {
            Some(key) if came && key.counts_whole(Role::Points) => Key::read("came", forms),
            key => key,
        };
        // A stake that is raised may stand in either of two columns: `Coinche`, `Contre`.
        let once = |key: &Key| !matches!(key, Key::Raise(_));
        if let Some(key) = key
            && !keys.iter().any(|(known, at)| *known == key && once(&key) || *at == place)
        {
            keys.push((key, place));
        }
    }
    Ok(keys)
}

/// Where two columns say what was counted by one side (`Points nous`, `Nous`), the one of a single word is what the table marked,
/// and so is that of the other side.
pub(in crate::transfer::paper) fn marked_beside(
    headings: &[String],
    keys: &mut Vec<(Key, usize)>,
    forms: &'static [Form],
) {
    let bare = |place: usize| headings[place].split_whitespace().count() == 1;
    let of_side = |place: &usize| match Key::of_heading(&headings[*place], forms) {
        Some(Key::Count(event, Some(account))) => Some((event, account)),
        _ => None,
    };
    let sided: Vec<usize> = (0..headings.len()).filter(|place| of_side(place).is_some()).collect();
    let twice = |place: &&usize| {
        sided.iter().any(|other| !bare(*other) && bare(**place) && of_side(other) == of_side(place))
    };
    if sided.iter().find(twice).is_none() {
        return;
    }
    keys.retain(|(_, place)| !sided.contains(place));
    for place in sided {
        if let Some((event, account)) = of_side(&place) {
            let key = if bare(place) { Key::Total(account) } else { Key::Count(event, Some(account)) };
            keys.push((key, place));
        }
    }
}

/// The options of the rules, those of the file first.
pub(in crate::transfer::paper) fn sets(args: &PaperArgs, mapping: &Mapping) -> Vec<(String, String)> {
    let typed = args.set.iter().filter_map(|set| set.split_once('='));
    let typed = typed.map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()));
    let filed = mapping.set.iter().map(|(key, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        (key.clone(), value)
    });
    filed.chain(typed).collect()
}
