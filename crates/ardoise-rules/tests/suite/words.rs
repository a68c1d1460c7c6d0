//! Every message of the rules exists in every language with the same figures, and nothing is said without words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ardoise_rules::engine::{ENGINE_FORMS, Engine, Form, Kind, OptionKind, Say, Umpire};
use ardoise_rules::games::GAMES;
use ardoise_rules::lang::{Lang, Texts, fold_word};
use ardoise_rules::notation;
use ardoise_rules::words::{Speaker, figures};

/// The words of the engine and the referee.
const OWN: [Texts; 4] = [
    ardoise_rules::languages!(texts! "../../src/words/locales/" "/engine.ftl"),
    ardoise_rules::languages!(texts! "../../src/words/locales/" "/referee.ftl"),
    ardoise_rules::languages!(texts! "../../src/words/locales/" "/rulings.ftl"),
    COMMON,
];
const COMMON: Texts = ardoise_rules::languages!(texts! "../../src/words/locales/" "/common.ftl");

/// Every language says the same messages with the same figures as the canonical one.
#[track_caller]
fn same(what: &str, texts: Texts) {
    let wanted = figures(texts[Lang::CANONICAL.place()]);
    let ids = |own: &BTreeSet<&str>, other: &BTreeSet<&str>| {
        own.difference(other).map(|id| (*id).to_owned()).collect::<Vec<_>>()
    };
    for lang in Lang::ALL {
        let said = figures(texts[lang.place()]);
        let (own, all) = (said.keys().copied().collect(), wanted.keys().copied().collect());
        assert_eq!(ids(&own, &all), [""; 0], "{what}: only in {lang:?}");
        assert_eq!(ids(&all, &own), [""; 0], "{what}: not in {lang:?}");
        for (id, used) in &said {
            assert_eq!(used, &wanted[id], "{what}: {id} has other figures in {lang:?}");
        }
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
fn the_engine_and_the_referee_say_the_same_in_every_language() {
    for texts in OWN {
        same(texts[Lang::CANONICAL.place()].lines().next().unwrap_or_default(), texts);
    }
    same("notation", notation::WORDS);
    let canonical = OWN.map(|texts| texts[Lang::CANONICAL.place()]).concat();
    let known = figures(&canonical);
    for (id, given) in Engine::CATALOGUE.iter().chain(Umpire::CATALOGUE) {
        let used = known.get(id).unwrap_or_else(|| panic!("no words for {id}"));
        assert!(used.iter().all(|name| given.contains(name)), "{id} uses a figure it does not get");
    }
}

#[test]
fn the_games_say_the_same_in_every_language() {
    for game in GAMES {
        let info = game.info();
        let own = info.shared_words.iter().copied().chain([info.words]);
        let mut known = figures(COMMON[Lang::CANONICAL.place()]);
        for texts in own {
            same(&format!("{} words", game.id()), texts);
            known.extend(figures(texts[Lang::CANONICAL.place()]));
        }
        same(&format!("{} options", game.id()), info.option_words);
        for (id, given) in info.catalogue.iter().copied().flatten() {
            let used = known.get(id).unwrap_or_else(|| panic!("{}: no words for {id}", game.id()));
            let stray: Vec<_> = used.iter().filter(|name| !given.contains(name)).collect();
            assert!(stray.is_empty(), "{}: {id} uses {stray:?}, which it does not get", game.id());
        }
    }
}

#[test]
fn every_event_is_told_in_a_few_words() {
    for lang in Lang::ALL {
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
            for lang in Lang::ALL {
                let short = titles.short(spec.id, lang);
                assert!(short.is_some(), "{}: the title of {} is another option's too", game.id(), spec.id);
            }
        }
    }
}

#[test]
fn every_option_value_and_preset_is_described() {
    for game in GAMES {
        let known = figures(game.info().option_words[Lang::CANONICAL.place()]);
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

/// The lines of a file of keywords: what they are for, and the words.
fn lines(text: &str) -> Vec<(&str, Vec<&str>)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split_once('='))
        .map(|(id, words)| (id.trim(), words.split(',').map(str::trim).collect()))
        .collect()
}

/// The canonical language has a line where it has more words than the one that is stored; all others have every line, but
/// for letters and words that they do not use, and for other names of a game.
#[test]
fn every_language_has_a_word_for_every_keyword() {
    let folders = ["cards", "engine/event", "engine/options", "games/jass", "notation", "positions"]
        .map(str::to_owned)
        .into_iter();
    let games = GAMES.iter().map(|game| format!("games/{}", game.id().replace('-', "_")));
    for folder in folders.chain(games) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(&folder);
        let read = |lang: Lang| fs::read_to_string(path.join(format!("keywords.{}.txt", lang.code())));
        let texts =
            Lang::ALL.map(|lang| (lang, read(lang).unwrap_or_else(|_| panic!("{folder}: no {lang:?}"))));
        let needed = |id: &&str| !id.starts_with("letters-") && *id != "game";
        let every: BTreeSet<&str> =
            texts.iter().flat_map(|(_, text)| lines(text)).map(|(id, _)| id).filter(needed).collect();
        for (lang, text) in &texts {
            let own: Vec<&str> = lines(text).into_iter().map(|(id, _)| id).filter(needed).collect();
            let unique: BTreeSet<&str> = own.iter().copied().collect();
            assert_eq!(own.len(), unique.len(), "{folder}: a line stands twice in {lang:?}");
            if *lang != Lang::CANONICAL {
                assert_eq!(unique, every, "{folder}: {lang:?}");
            }
        }
    }
}

/// What is printed reads back, in every language: no word of one event is another event's, no word of a list stands for two.
#[test]
fn no_word_means_two_things() {
    for game in GAMES {
        let forms: Vec<&Form> = ENGINE_FORMS.iter().chain(game.info().forms).collect();
        for form in &forms {
            for word in form.words().map(|word| fold_word(word).replace(' ', "-")) {
                let meant = forms.iter().filter(|other| other.is_named(&word) && other.event != form.event);
                // A canonical keyword goes before other words.
                let others: Vec<&str> = meant.map(|other| other.event).collect();
                assert!(
                    others.is_empty() || form.event == word || others.contains(&word.as_str()),
                    "{}: {word} is {} and {others:?}",
                    game.id(),
                    form.event
                );
            }
            for field in form.fields {
                let (Kind::Choice(choices)
                | Kind::PlayerOr(choices)
                | Kind::Camp(choices)
                | Kind::Suit(choices)
                | Kind::Level(_, _, choices)
                | Kind::Labelled(choices, ..)) = field.kind
                else {
                    continue;
                };
                for choice in choices {
                    let words = choice.spoken.every().iter().chain([&choice.id]);
                    for word in words.map(|word| fold_word(word).replace(' ', "-")) {
                        let meant = choices.iter().filter(|other| other.is_named(&word)).count();
                        assert_eq!(meant, 1, "{}: {} {word}", game.id(), form.event);
                    }
                }
            }
        }
    }
}
