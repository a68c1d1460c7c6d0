//! Every message exists in both languages with the same figures, and nothing is said without words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ardoise_rules::engine::{Engine, OptionKind, Say, Umpire};
use ardoise_rules::games::GAMES;

/// Messages of Fluent sources with the variables each uses.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = None;
    for line in source.lines() {
        let starts = line.chars().next().is_some_and(|letter| letter.is_ascii_alphabetic());
        if starts && let Some((id, _)) = line.split_once('=') {
            let id = id.trim().to_owned();
            assert!(found.insert(id.clone(), BTreeSet::new()).is_none(), "{id} is there twice");
            current = Some(id);
        }
        let Some(id) = &current else { continue };
        for part in line.split('$').skip(1) {
            let name: String =
                part.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect();
            found.get_mut(id).expect("a message").insert(name);
        }
    }
    found
}

#[track_caller]
fn same(what: &str, french: &str, english: &str) {
    let (french, english) = (messages(french), messages(english));
    let ids = |map: &BTreeMap<String, BTreeSet<String>>| map.keys().cloned().collect::<BTreeSet<_>>();
    let (fr, en) = (ids(&french), ids(&english));
    assert_eq!(fr.difference(&en).collect::<Vec<_>>(), Vec::<&String>::new(), "{what}: only in French");
    assert_eq!(en.difference(&fr).collect::<Vec<_>>(), Vec::<&String>::new(), "{what}: only in English");
    for (id, variables) in &french {
        assert_eq!(variables, &english[id], "{what}: {id} has other figures in the other language");
    }
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file of words")
}

#[test]
fn the_shell_says_the_same_in_both_languages() {
    for name in
        ["shell", "failures", "referee", "paper", "print", "table", "stats", "trust", "rulings", "transfer"]
    {
        same(
            name,
            &read(&format!("crates/ardoise-rules/src/words/locales/{name}.fr.ftl")),
            &read(&format!("crates/ardoise-rules/src/words/locales/{name}.en.ftl")),
        );
    }
    same("sheet", ardoise_rules::notation::WORDS[0], ardoise_rules::notation::WORDS[1]);
    let shell = ["shell", "failures", "table", "referee"]
        .map(|name| read(&format!("crates/ardoise-rules/src/words/locales/{name}.en.ftl")))
        .concat();
    let known = messages(&shell);
    for (id, figures) in Engine::CATALOGUE.iter().chain(Umpire::CATALOGUE) {
        let used = known.get(*id).unwrap_or_else(|| panic!("no words for {id}"));
        assert!(
            used.iter().all(|name| figures.contains(&name.as_str())),
            "{id} uses a figure it does not get"
        );
    }
}

fn help(lang: &str) -> String {
    let part = |name: &str| read(&format!("crates/ardoise-rules/src/words/locales/{name}.{lang}.ftl"));
    [part("help"), part("help-table"), part("help-overview"), part("help-transfer")].concat()
}

#[test]
fn the_help_has_words_for_both_languages() {
    let (french, english) = (messages(&help("fr")), messages(&help("en")));
    for id in english.keys() {
        assert!(french.contains_key(id), "{id} has no French words");
    }
    for id in french.keys().filter(|id| !id.starts_with("value-")) {
        assert!(english.contains_key(id), "{id} has no English words");
    }
}

#[test]
fn the_games_say_the_same_in_both_languages() {
    for game in GAMES {
        let info = game.info();
        same(&format!("{} words", game.id()), info.words[0], info.words[1]);
        same(&format!("{} options", game.id()), info.option_words[0], info.option_words[1]);
        let known = messages(info.words[1]);
        for (id, figures) in info.catalogue {
            let used = known.get(*id).unwrap_or_else(|| panic!("{}: no words for {id}", game.id()));
            let stray: Vec<_> = used.iter().filter(|name| !figures.contains(&name.as_str())).collect();
            assert!(stray.is_empty(), "{}: {id} uses {stray:?}, which it does not get", game.id());
        }
    }
}

#[test]
fn every_option_value_and_preset_is_described() {
    for game in GAMES {
        let known = messages(game.info().option_words[1]);
        assert!(known.contains_key("game-name"), "{} has no name", game.id());
        for spec in game.specs() {
            assert!(
                known.contains_key(&format!("option-{}", spec.id)),
                "{}: {} is not described",
                game.id(),
                spec.id
            );
            if let OptionKind::Choice(values) = spec.kind {
                for value in values {
                    let id = format!("option-{}-{value}", spec.id);
                    assert!(known.contains_key(&id), "{}: {id} is not described", game.id());
                }
            }
        }
        for preset in game.info().presets {
            let id = format!("preset-{}", preset.name);
            assert!(known.contains_key(&id), "{}: {id} is not described", game.id());
        }
    }
}
