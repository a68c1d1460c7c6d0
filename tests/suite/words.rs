//! Every message of the program exists in every language with the same figures, and nothing is said without words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ardoise::line::commands::whole;
use ardoise::line::localise::plain_command;
use ardoise::words::locale;
use ardoise_rules::words::{Lang, Speaker, figures};

/// The ids of all messages of some texts; none stands twice.
#[track_caller]
fn ids(sources: &[&'static str]) -> BTreeSet<&'static str> {
    let mut known = BTreeSet::new();
    for source in sources {
        let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
        let found = figures(source);
        assert_eq!(
            source.lines().filter(begins).count(),
            found.len(),
            "{}",
            source.lines().next().unwrap_or("")
        );
        for id in found.into_keys() {
            assert!(known.insert(id), "{id} is there twice");
        }
    }
    known
}

#[test]
fn the_program_says_the_same_in_every_language() {
    let english = locale(Lang::En);
    for lang in Lang::ALL {
        let own = locale(lang);
        assert_eq!(ids(own.said), ids(english.said), "{}", lang.code());
        for (own, english) in own.said.iter().zip(english.said) {
            let (own, english) = (figures(own), figures(english));
            for (id, used) in &own {
                let other =
                    english.get(id).unwrap_or_else(|| panic!("{id} stands in another file in English"));
                assert_eq!(used, other, "{}: {id} has other figures in English", lang.code());
            }
        }
    }
}

#[test]
fn the_help_has_words_for_every_language() {
    let english = ids(locale(Lang::En).help);
    for lang in Lang::ALL {
        let own = ids(locale(lang).help);
        let lacking: Vec<_> = english.difference(&own).collect();
        assert!(lacking.is_empty(), "{}: no words for {lacking:?}", lang.code());
        // English words of the command line need no other names in English.
        let stray: Vec<_> = own.difference(&english).filter(|id| !id.starts_with("value-")).collect();
        assert!(stray.is_empty(), "no English words for {stray:?}");
    }
}

/// The source files of the program and, where it lies beside it, of the desk.
fn sources() -> Vec<String> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in ["src", "crates/ardoise-desk/src"] {
        walk(&root.join(folder), &mut found);
    }
    assert!(found.len() > 50, "the sources lie somewhere else");
    found.iter().map(|path| fs::read_to_string(path).expect("a source file")).collect()
}

/// The words that stand right behind these ones, as far as the quotation mark.
fn behind<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split_once('"').map(|(id, _)| id))
}

#[test]
fn what_the_program_and_the_desk_say_has_words() {
    let rules = Speaker::new(Lang::En);
    let own = ids(locale(Lang::En).said);
    let calls = [
        "Failure::shell(\"",
        "Refusal::of(\"",
        "Said::shell(\"",
        ".hint(\"",
        ".word(\"",
        ".phrase(\"",
        ".sentence(\"",
    ];
    let mut seen = 0;
    for text in sources() {
        // A call may go over several lines.
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
        for id in calls.iter().flat_map(|call| behind(&text, call)) {
            seen += 1;
            assert!(own.contains(id) || rules.word(id) != id, "no words for {id}");
        }
    }
    // The database names its failures in one list.
    for text in sources() {
        for rest in behind(&text, "=> \"store-") {
            seen += 1;
            assert!(own.contains(format!("store-{rest}").as_str()), "no words for store-{rest}");
        }
    }
    assert!(seen > 300, "only {seen} calls were found");
}

/// The lines of a file of names: for what, and the words.
fn names(lang: Lang, file: &str) -> Vec<(String, Vec<String>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/locales").join(lang.code()).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split_once('='))
        .map(|(id, words)| {
            (id.trim().to_owned(), words.split(',').map(|word| word.trim().to_owned()).collect())
        })
        .collect()
}

/// Every command has its name in every language, and no name is two commands. The canonical language has a line only where it
/// has more than one.
#[test]
fn every_command_has_a_name_in_every_language() {
    fn paths(command: &clap::Command, before: &str, found: &mut Vec<String>) {
        for sub in command.get_subcommands() {
            let path = format!("{before}{}", sub.get_name());
            paths(sub, &format!("{path}-"), found);
            found.push(path);
        }
    }
    let mut commands = Vec::new();
    paths(&whole(plain_command()), "", &mut commands);
    assert!(commands.len() > 50, "only {} commands", commands.len());
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::CANONICAL) {
        let known = names(lang, "names.txt");
        for path in &commands {
            assert!(known.iter().any(|(id, _)| id == path), "{}: {path} has no name", lang.code());
        }
        let first = Lang::ALL.into_iter().find(|lang| *lang != Lang::CANONICAL).expect("another language");
        for file in ["names.txt", "values.txt"] {
            let ids = |lang| names(lang, file).into_iter().map(|(id, _)| id).collect::<BTreeSet<_>>();
            assert_eq!(ids(lang), ids(first), "{}: {file}", lang.code());
        }
    }
    for file in ["names.txt"] {
        let mut meant: Vec<(String, String)> = Vec::new();
        for lang in Lang::ALL {
            for (id, words) in names(lang, file) {
                let folder = id.rsplit_once('-').map_or("", |(folder, _)| folder);
                meant.extend(words.iter().map(|word| (format!("{folder} {word}"), id.clone())));
            }
        }
        for (word, id) in &meant {
            let others: Vec<_> = meant.iter().filter(|(other, of)| other == word && of != id).collect();
            assert!(others.is_empty(), "{word} is {id} and {others:?}");
            assert!(!commands.contains(word) || word == id, "{word} is a command, and a name of {id}");
        }
    }
}
