//! Every message of the program exists in every language with the same figures, and nothing is said without words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ardoise::words::locale;
use ardoise_rules::engine::OptionKind;
use ardoise_rules::games::GAMES;
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

/// What stands for a value in the help has a word in every language, but for letters that stand for a number.
#[test]
fn what_stands_for_a_value_has_words_in_every_language() {
    let named: BTreeSet<String> = sources()
        .iter()
        .flat_map(|text| behind(text, "value_name = \"").map(str::to_owned).collect::<Vec<_>>())
        .filter(|name| !["N", "ID", "LANG"].contains(&name.as_str()) && !name.starts_with("A "))
        .collect();
    assert!(named.len() > 40, "{named:?}");
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::CANONICAL) {
        let known = ids(locale(lang).help);
        for name in &named {
            let id: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
            assert!(known.contains(format!("value-{id}").as_str()), "{}: no word for {name}", lang.code());
        }
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
        "Failure::of(\"",
        "Refusal::of(\"",
        "Said::of(\"",
        ".hint(\"",
        ".typed(\"",
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
    // What stands in a sentence in the place of a detail.
    for text in sources() {
        for term in behind(&text, "Arg::Term(\"") {
            seen += 1;
            let id = format!("term-{term}");
            assert!(own.contains(id.as_str()) || rules.word(&id) != id, "no words for {id}");
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

/// A message that nothing says is one that three languages keep for nobody. A name is written whole, or made of a beginning and an end.
#[test]
fn every_message_is_said_somewhere() {
    let sources = sources().concat();
    let literals: BTreeSet<&str> = sources.split('"').skip(1).collect();
    let made: Vec<(&str, &str)> = literals
        .iter()
        .filter_map(|literal| Some((literal.split_once('{')?.0, literal.rsplit_once('}')?.1)))
        .chain(literals.iter().filter(|literal| literal.ends_with('-')).map(|begins| (*begins, "")))
        .filter(|(begins, ends)| {
            begins.len() + ends.len() > 4 && !begins.contains(' ') && !ends.contains(' ')
        })
        .collect();
    let is_said = |id: &str| {
        literals.contains(id)
            || made.iter().any(|(begins, ends)| id.starts_with(begins) && id.ends_with(ends))
    };
    let unsaid: Vec<_> = ids(locale(Lang::En).said).into_iter().filter(|id| !is_said(id)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
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

/// What commands, the prompt and arguments read is read in every language. The canonical one has a line only where it has more
/// than one word.
#[test]
fn names_and_values_have_words_in_every_language() {
    for file in ["names.txt", "values.txt", "headings.txt"] {
        let ids = |lang| {
            let ids = names(lang, file).into_iter().map(|(id, _)| id);
            ids.filter(|id| !id.starts_with("old-")).collect::<BTreeSet<_>>()
        };
        let others: Vec<Lang> = Lang::ALL.into_iter().filter(|lang| *lang != Lang::CANONICAL).collect();
        for lang in &others {
            assert_eq!(ids(*lang), ids(others[0]), "{}: {file}", lang.code());
        }
    }
}

/// Words that one language has and the others have not: small ones, and those of the card table that none shares.
fn own() -> BTreeMap<String, Lang> {
    let mut known = BTreeMap::new();
    for lang in Lang::ALL {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/suite/words/{}.txt", lang.code()));
        let text = fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {}", path.display()));
        let words: Vec<&str> =
            text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace).collect();
        assert!(words.len() > 100, "{} has few words", path.display());
        for word in words {
            let other = known.insert(word.to_owned(), lang);
            assert_eq!(other, None, "{word} is not only of {}", lang.code());
        }
    }
    known
}

/// Messages that name settings, arguments or keys of a table, which have one name everywhere.
const NAMING: [&str; 3] = ["arg-config-key", "examples-import", "position-who"];

/// What a text may say in the words of another language: a term of art, the name of a game and of a book.
const BORROWED: [&str; 3] = ["petit au bout", "whist à la couleur", "the laws of whist"];

/// What stands only where an article names its source: books with their chapters, each before those that it begins with.
const TITLES: [&str; 28] = [
    "règle du jeu de whist",
    "règle du jeu de marjolet",
    "le déroulement de la partie",
    "la fin de la partie",
    "le comptage des points",
    "compte des points",
    "la distribution",
    "choix de l’atout",
    "le jeu de la carte",
    "jeu de la carte",
    "distribution des cartes",
    "la donne",
    "les annonces",
    "capot et générale",
    "sans atout",
    "tout atout",
    "la coinche",
    "fin de partie",
    "fin de la partie",
    "fin du jeu",
    "le but du jeu",
    "les préparatifs du jeu",
    "“le jeu”",
    "“jeu”",
    "3 joueurs",
    "2 joueurs",
    "la découverte",
    "jeux de cartes inédits",
];

/// The words of other languages in a line, but for what it may borrow. A word stands for itself: no part of an option's name,
/// of a cell or of a figure. An option of the command line keeps its dashes, and is none either.
fn strangers(own: &BTreeMap<String, Lang>, lang: Lang, said: &str, borrowed: &[&str]) -> Vec<String> {
    let said = borrowed.iter().fold(said.to_lowercase(), |said, known| said.replace(known, ""));
    let words = said.split([' ', '\u{a0}', '\u{202f}', '’']);
    let words = words.map(|word| word.trim_matches(|letter: char| ".,:;?!…“”«»()[]*_".contains(letter)));
    let strange = |word: &&str| own.get(*word).is_some_and(|other| *other != lang);
    words.filter(strange).map(str::to_owned).collect()
}

/// Every file of that ending below some folders, with its language.
fn files(folders: &[&str], ending: &str) -> Vec<(Lang, PathBuf, String)> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, ending, found);
            } else if path.extension().is_some_and(|own| own == ending) {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in folders {
        walk(&root.join(folder), ending, &mut found);
    }
    let lang_of = |path: &Path| {
        let parts: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
        let of = |lang: &Lang| {
            let ending = format!(".{}.{ending}", lang.code());
            parts.contains(&lang.code()) || parts.last().is_some_and(|name| name.ends_with(&ending))
        };
        Lang::ALL.into_iter().find(of)
    };
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a file");
        lang_of(&path).map(|lang| (lang, path, text))
    };
    found.into_iter().filter_map(read).collect()
}

#[test]
fn no_message_has_words_of_another_language() {
    let (own, mut looked_at, mut wrong) = (own(), 0, Vec::new());
    for (lang, path, text) in files(&["src", "crates"], "ftl") {
        let mut id = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let said = match line.split_once(" =") {
                Some((begun, said)) if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) => {
                    id = begun;
                    said
                }
                _ => line,
            };
            if NAMING.contains(&id) {
                continue;
            }
            // Behind what a command does in English stands its other name, in brackets at the end.
            let said = if lang == Lang::CANONICAL && id.starts_with("cmd-") {
                said.rsplit_once(" (").map_or(said, |(said, _)| said)
            } else {
                said
            };
            // Before one of several ways to say it stands of what it depends.
            let said = match said.trim_start().trim_start_matches('*').split_once(']') {
                Some((chosen, said)) if chosen.starts_with('[') => said,
                _ => said,
            };
            looked_at += 1;
            let strange = strangers(&own, lang, said, &BORROWED).into_iter();
            wrong.extend(strange.map(|word| format!("{}: {id} says {word}", path.display())));
        }
    }
    assert!(looked_at > 5000, "only {looked_at} lines");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Rulebooks, the glossary and the guides, but for what is typed or printed in them.
#[test]
fn no_rulebook_and_no_guide_has_words_of_another_language() {
    let (own, mut looked_at, mut wrong) = (own(), 0, Vec::new());
    let books = [&BORROWED[..], &TITLES].concat();
    let texts = files(&["crates", "docs"], "md");
    let mut cited = String::new();
    for (lang, path, text) in &texts {
        let named = |kind: &str| path.ends_with(format!("{kind}.{}.md", lang.code()));
        let mut shown = false;
        let lines: Vec<&str> = text.lines().collect();
        for (no, line) in lines.iter().enumerate() {
            if line.starts_with("```") {
                shown = !shown;
            }
            // A word of the glossary is found by what others call it.
            let found_by = line.starts_with("## ") && named("glossary");
            // The guides of the others are named in their languages.
            if shown || found_by || line.starts_with("*[") {
                continue;
            }
            // What stands between backticks is typed.
            let said = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
            looked_at += 1;
            // An article names its source at its end.
            let next = lines[no + 1..].iter().find(|line| !line.is_empty());
            let source = named("rulebook") && next.is_none_or(|next| next.starts_with("## "));
            let borrowed = if source { &books } else { &BORROWED[..] };
            if source {
                cited += &line.to_lowercase();
            }
            let strange = strangers(&own, *lang, &said, borrowed).into_iter();
            wrong.extend(strange.map(|word| format!("{}:{}: {word}: {line}", path.display(), no + 1)));
        }
    }
    assert!(looked_at > 3000, "only {looked_at} lines");
    let unused: Vec<_> = TITLES.iter().filter(|title| !cited.contains(**title)).collect();
    assert!(unused.is_empty(), "cited nowhere: {unused:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Options and values are told in words: none of their titles names another option, or a cell, by what is stored for it.
#[test]
fn no_title_of_an_option_is_an_id() {
    // Words of the table that are ids too.
    const WORDS: [&str; 4] = ["sans-atout", "tout-atout", "capot-belote", "coinche"];
    for (game, lang) in GAMES.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let (titles, specs) = (game.titles(), game.settable());
        let title = |message: &str| titles.title(message, lang).unwrap_or_default();
        let mut said: Vec<&str> = Vec::new();
        for spec in &specs {
            said.push(title(&format!("option-{}", spec.id)));
            if let OptionKind::Choice(values) | OptionKind::WordOr(values, ..) = spec.kind {
                let words: Vec<&str> =
                    values.iter().map(|value| title(&format!("option-{}-{value}", spec.id))).collect();
                assert!(
                    words.iter().all(|words| !words.is_empty()),
                    "{} {}: {words:?}",
                    lang.code(),
                    spec.id
                );
                said.extend(words);
            }
        }
        for title in said {
            let words = title.split(|sign: char| !(sign.is_alphanumeric() || matches!(sign, '-' | '.')));
            for word in words.filter(|word| !WORDS.contains(word)) {
                let id = specs.iter().any(|spec| spec.id == word && word.contains('-'));
                let cell = game.cells().iter().any(|cell| cell == word);
                assert!(!id && !cell, "{} {}: {title}", lang.code(), game.id());
            }
        }
    }
}

/// A line never begins with a sign that belongs to the word before it.
#[test]
fn french_signs_stand_behind_a_space_that_does_not_break() {
    let mut plain = Vec::new();
    for (_, path, text) in files(&["src", "crates"], "ftl").into_iter().filter(|(lang, ..)| *lang == Lang::Fr)
    {
        for (no, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let within = [" : ", " ; ", " ? ", " ! ", "« ", " »"].iter().any(|sign| line.contains(sign));
            if within || [" :", " ;", " ?", " !"].iter().any(|sign| line.ends_with(sign)) {
                plain.push(format!("{}:{}: {line}", path.display(), no + 1));
            }
        }
    }
    assert!(plain.is_empty(), "{}", plain.join("\n"));
}

/// Nor does a line of a table, in any language, begin with the sign of the figure before it.
#[test]
fn a_sign_behind_a_figure_stays_with_it() {
    let mut plain = Vec::new();
    for (_, path, text) in files(&["src", "crates"], "ftl") {
        for (no, line) in text.lines().enumerate() {
            if ["} °", "} %", "} ±"].iter().any(|sign| line.contains(sign)) {
                plain.push(format!("{}:{}: {line}", path.display(), no + 1));
            }
        }
    }
    assert!(plain.is_empty(), "{}", plain.join("\n"));
}

/// What a message chooses its form by is not what elides the word before it: in French the forms whose words begin with a vowel were
/// never chosen.
#[test]
fn a_form_is_chosen_by_a_word_that_begins_with_a_vowel() {
    let speaker = ardoise::words::speaker(Lang::Fr);
    let heard = |act: &str| speaker.phrase("serve-heard", &[("time", "21:07"), ("who", "Ana"), ("act", act)]);
    for (act, said) in [
        ("record", "21:07 Ana a noté"),
        ("undo", "21:07 Ana a annulé une saisie"),
        ("amend", "21:07 Ana a corrigé une donne"),
        ("agree", "21:07 Ana est d’accord"),
        ("open", "21:07 Ana a ouvert une partie"),
        ("enter", "21:07 Ana a inscrit quelqu’un"),
        ("take", "21:07 Ana a repris ce que donne une partie"),
    ] {
        assert_eq!(heard(act), said);
    }
    let place = super::program::Place::new();
    place.say("contest new pairs manille --deals 2 --secret q --rounds 3").ok();
    place.say("contest enter A1+A2 B1+B2 C1+C2 D1+D2").ok();
    place.say("contest draw --dice 1 1 1").ok();
    place.say("contest result 1 1000 -160").ok();
    let told = place.run(&["--lang", "fr", "concours", "classement", "C1"]).ok();
    assert!(
        told.out.contains(", contre D1 + D2 (1\u{202f}000 /") && !told.out.contains("avec"),
        "{}",
        told.out
    );
}
