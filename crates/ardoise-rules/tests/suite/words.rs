//! Every message of the rules exists in every language with the same figures, and nothing is said without words.

use std::collections::BTreeSet;

use ardoise_rules::engine::{ENGINE_FORMS, Engine, OptionKind, Say, Umpire};
use ardoise_rules::games::GAMES;
use ardoise_rules::notation;
use ardoise_rules::words::{Lang, Speaker, figures};

/// The words of the engine and the referee, French then English.
const OWN: [[&str; 4]; 2] = [
    [
        include_str!("../../src/words/locales/fr/engine.ftl"),
        include_str!("../../src/words/locales/fr/referee.ftl"),
        include_str!("../../src/words/locales/fr/rulings.ftl"),
        include_str!("../../src/words/locales/fr/common.ftl"),
    ],
    [
        include_str!("../../src/words/locales/en/engine.ftl"),
        include_str!("../../src/words/locales/en/referee.ftl"),
        include_str!("../../src/words/locales/en/rulings.ftl"),
        include_str!("../../src/words/locales/en/common.ftl"),
    ],
];

#[track_caller]
fn same(what: &str, french: &str, english: &str) {
    let (french, english) = (figures(french), figures(english));
    let ids = |own: &BTreeSet<&str>, other: &BTreeSet<&str>| {
        own.difference(other).map(|id| (*id).to_owned()).collect::<Vec<_>>()
    };
    let (fr, en) = (french.keys().copied().collect(), english.keys().copied().collect());
    assert_eq!(ids(&fr, &en), [""; 0], "{what}: only in French");
    assert_eq!(ids(&en, &fr), [""; 0], "{what}: only in English");
    for (id, used) in &french {
        assert_eq!(used, &english[id], "{what}: {id} has other figures in the other language");
    }
}

#[test]
fn no_message_stands_twice() {
    for source in OWN.into_iter().flatten().chain(notation::WORDS) {
        let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
        let lines = source.lines().filter(begins).count();
        assert_eq!(lines, figures(source).len(), "{}", source.lines().next().unwrap_or_default());
    }
}

#[test]
fn the_engine_and_the_referee_say_the_same_in_both_languages() {
    for (french, english) in OWN[0].iter().zip(&OWN[1]) {
        same(french.lines().next().unwrap_or_default(), french, english);
    }
    same("notation", notation::WORDS[0], notation::WORDS[1]);
    let english = OWN[1].concat();
    let known = figures(&english);
    for (id, given) in Engine::CATALOGUE.iter().chain(Umpire::CATALOGUE) {
        let used = known.get(id).unwrap_or_else(|| panic!("no words for {id}"));
        assert!(used.iter().all(|name| given.contains(name)), "{id} uses a figure it does not get");
    }
}

#[test]
fn the_games_say_the_same_in_both_languages() {
    for game in GAMES {
        let info = game.info();
        for (french, english) in info.words[0].iter().zip(info.words[1]) {
            same(&format!("{} words", game.id()), french, english);
        }
        same(&format!("{} options", game.id()), info.option_words[0], info.option_words[1]);
        let mut known = figures(OWN[1][3]);
        known.extend(info.words[1].iter().flat_map(|source| figures(source)));
        for (id, given) in info.catalogue.iter().copied().flatten() {
            let used = known.get(id).unwrap_or_else(|| panic!("{}: no words for {id}", game.id()));
            let stray: Vec<_> = used.iter().filter(|name| !given.contains(name)).collect();
            assert!(stray.is_empty(), "{}: {id} uses {stray:?}, which it does not get", game.id());
        }
    }
}

#[test]
fn every_event_is_told_in_a_few_words() {
    for lang in [Lang::Fr, Lang::En] {
        let speaker = Speaker::new(lang);
        let games = GAMES.iter().flat_map(|game| game.info().forms);
        for form in games.chain(ENGINE_FORMS) {
            assert!(speaker.event_told(form).is_some(), "{lang:?}: nothing is said of {}", form.event);
        }
    }
}

#[test]
fn every_option_is_named_by_a_beginning_of_its_title_or_by_its_id_alone() {
    for game in GAMES {
        let titles = game.titles();
        for spec in game.settable() {
            assert_eq!(titles.option(spec.id), Some(spec.id), "{}", game.id());
            for french in [true, false] {
                let short = titles.short(spec.id, french);
                assert!(short.is_some(), "{}: the title of {} is another option's too", game.id(), spec.id);
            }
        }
    }
}

#[test]
fn every_option_value_and_preset_is_described() {
    for game in GAMES {
        let known = figures(game.info().option_words[1]);
        let described = |id: &str| assert!(known.contains_key(id), "{}: {id} is not described", game.id());
        described("game-name");
        for spec in game.specs() {
            described(&format!("option-{}", spec.id));
            if let OptionKind::Choice(values) = spec.kind {
                for value in values {
                    described(&format!("option-{}-{value}", spec.id));
                }
            }
        }
        for preset in game.info().presets {
            described(&format!("preset-{}", preset.name));
            described(&format!("name-{}", preset.name));
        }
    }
}
