//! Which word can go on with an event: tried on the notation, then on the match.

use crate::complete::values::{Candidate, beginning};
use crate::shell::Shell;
use ardoise_desk::evening::{Evening, verbs};
use ardoise_rules::cards::{Suit, fold_word};
use ardoise_rules::engine::{AnyPlay, Camps, Choice, ENGINE_FORMS, Form, Kind};
use ardoise_rules::notation::{self, Tongue, describe};
use ardoise_rules::words::{Lang, plain};

/// The most figures that are offered.
const FIGURES: i32 = 40;

/// What can stand after the words of `add` (or, for a correction, of `amend`) and begins with `word`.
#[must_use]
pub fn offered(shell: &Shell, found: &Evening, words: &[String], word: &str, change: bool) -> Vec<Candidate> {
    let lang = shell.speaker.lang();
    let (before, words) = last_event(words, change);
    let play = after(found, &before, change);
    let play = play.as_ref();
    if words.is_empty() {
        let mut first = keywords(found, play, lang, word);
        if change {
            let verbs = [&verbs::REPLACE, &verbs::INSERT, &verbs::DROP];
            let verbs = verbs.map(|verb| (verb.word(lang).to_owned(), String::new()));
            first.extend(beginning(verbs.to_vec(), word));
        }
        return first;
    }
    let forms = [ENGINE_FORMS, found.play().forms()];
    let tongue = Tongue::typed(lang).at(found.game());
    let table = found.play().table();
    let line = |last: &str| {
        let last = if last.contains(' ') { format!("\"{last}\"") } else { last.to_owned() };
        format!("{} {last}", words.join(" "))
    };
    // Where any word goes, a text is being written.
    if notation::read_line(&forms, table, 1, &line("§§"), tongue).is_ok() {
        return Vec::new();
    }
    let takes = |line: &str| {
        let read = notation::read_line(&forms, table, 1, line, tongue).ok()?;
        let mut copy = play.copy();
        Some(read.events.iter().all(|(event, _)| copy.place(event).is_ok()))
    };
    let every = pool_of(found, lang);
    let goes_on = |begun: &str| every.iter().any(|(word, _)| takes(&format!("{begun} {word}")) == Some(true));
    let (mut whole, mut begun, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    for candidate in beginning(every.clone(), word) {
        let typed = line(&candidate.0);
        match notation::read_line(&forms, table, 1, &typed, tongue) {
            Ok(_) if takes(&typed) == Some(true) => whole.push(candidate),
            Err(error) if error.said.id != "sheet-missing" => {}
            Ok(_) | Err(_) if goes_on(&typed) => begun.push(candidate),
            Ok(_) | Err(_) => refused.push(candidate),
        }
    }
    whole.append(&mut begun);
    // A correction is of another deal: what this one refuses may be right there.
    if change || whole.is_empty() {
        whole.append(&mut refused);
    }
    whole
}

/// The match after the events typed before this one.
fn after(found: &Evening, before: &str, change: bool) -> Box<dyn AnyPlay> {
    let mut play = found.play().copy();
    let forms = [ENGINE_FORMS, found.play().forms()];
    let read = notation::read_line(&forms, play.table(), 1, before, Tongue::SHEET).ok().filter(|_| !change);
    for (event, _) in read.into_iter().flat_map(|line| line.events) {
        let _ = play.place(&event);
    }
    play
}

/// The events typed before, and the words of the one that is being typed.
fn last_event(words: &[String], change: bool) -> (String, Vec<String>) {
    let mut left: Vec<String> = Vec::new();
    let mut skip = 0;
    for (place, word) in words.iter().enumerate() {
        if skip > 0 {
            skip -= 1;
            continue;
        }
        match word.as_str() {
            "--reason" | "--match" | "--db" | "--lang" | "--color" => skip = 1,
            option if option.starts_with("--") || option == "-y" => {}
            // The deal that is corrected.
            _ if change && place == 0 => {}
            _ => left.push(word.clone()),
        }
    }
    if change {
        match left.first().map(|word| fold_word(word)).as_deref() {
            Some(verb) if verbs::REPLACE.is_named(verb) || verbs::INSERT.is_named(verb) => {
                left = left.into_iter().skip(2).collect();
            }
            Some(verb) if verbs::ADD.is_named(verb) => left = left.into_iter().skip(1).collect(),
            _ => {}
        }
    }
    let text = left.join(" ");
    let (before, event) = text.rsplit_once(',').unwrap_or(("", &text));
    (before.to_owned(), event.split_whitespace().map(str::to_owned).collect())
}

/// The keywords, those that are expected now first, in the user's language; in another where only that fits.
fn keywords(found: &Evening, play: &dyn AnyPlay, lang: Lang, word: &str) -> Vec<Candidate> {
    let expects = play.expects().events;
    let mut forms: Vec<&Form> = Vec::new();
    for form in found.play().forms().iter().chain(ENGINE_FORMS) {
        if forms.iter().all(|other| other.event != form.event) {
            forms.push(form);
        }
    }
    forms.sort_by_key(|form| expects.iter().position(|event| *event == form.event).unwrap_or(usize::MAX));
    let said = |lang: Lang| {
        // A keyword of two words is one candidate.
        let one = |form: &Form| form.word(lang).replace(' ', "-");
        let words = forms.iter().map(|form| (one(form), describe(form, lang)));
        beginning(words.collect(), word)
    };
    let others = || Lang::ALL.into_iter().map(said).find(|others| !others.is_empty());
    let own = said(lang);
    if own.is_empty() { others().unwrap_or_default() } else { own }
}

/// Every word that any field of the game's events could take.
fn pool_of(found: &Evening, lang: Lang) -> Vec<Candidate> {
    let table = found.play().table();
    let mut words: Vec<Candidate> = Vec::new();
    let mut put = |word: String, help: String| {
        if words.iter().all(|(known, _)| *known != word) {
            words.push((word, help));
        }
    };
    for name in &table.players {
        // A name of several words is known by its first.
        let first = name.split_whitespace().next().unwrap_or(name);
        let alone = table.players.iter().filter(|other| other.starts_with(first)).count() == 1;
        put(plain(if alone { first } else { name }), String::new());
    }
    if table.camps == Camps::Pairs {
        for account in table.accounts() {
            put(account.to_string(), plain(&table.account_name(account)));
        }
    }
    let fields = || found.play().forms().iter().chain(ENGINE_FORMS).flat_map(|form| form.fields);
    for field in fields() {
        let choices: &[Choice] = match field.kind {
            Kind::Suit(choices) => {
                Suit::ALL.into_iter().for_each(|suit| put(suit.word(lang).to_owned(), String::new()));
                choices
            }
            Kind::Level(_, _, choices)
            | Kind::PlayerOr(choices)
            | Kind::Camp(choices)
            | Kind::Choice(choices)
            | Kind::Labelled(choices, ..) => choices,
            Kind::Player
            | Kind::Account
            | Kind::Counts
            | Kind::Card
            | Kind::Cards
            | Kind::Number(..)
            | Kind::Half(..)
            | Kind::Signed
            | Kind::Text => &[],
        };
        choices.iter().for_each(|choice| put(choice.word(lang).to_owned(), String::new()));
    }
    for field in fields() {
        if let Kind::Level(min, max, _) | Kind::Number(min, max) = field.kind {
            let step = if max.saturating_sub(min) > 30 { 10 } else { 1 };
            let figures = (min..=max).filter(|n| n % step == 0);
            figures
                .take(usize::try_from(FIGURES).unwrap_or(0))
                .for_each(|n| put(n.to_string(), String::new()));
        }
    }
    words
}
