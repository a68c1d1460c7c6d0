//! Whole pages in every language, as they are shown and as they are served: `snapshots` holds them, and `INSTA_UPDATE=always` writes them
//! anew.

use insta::assert_snapshot;

use super::print::Desk;
use super::program::Place;
use super::served::Served;

/// When all of it happens.
const NOW: &str = "2026-11-20T21:00:00Z";

/// An evening of manille: seven deals, of which the referee takes points back in the last, a note, and points carried in.
fn evening(desk: &Desk) {
    let new = ["new", "manille", "Ana", "Bob", "Cy", "Dee", "--title", "Chez Zoé", "--start", "A 12 B 30"];
    desk.ok(&new);
    for line in [
        "deal, trump hearts, points A 50",
        "deal, trump none, points B 45",
        "deal, trump spades, points A 62",
        "adjust A -7 \"misdeal\"",
        "note \"a glass fell\"",
        "deal, trump diamonds, points B 34",
    ] {
        desk.ok(&["add", line]);
    }
}

/// What is another thing each time: the id of the match and the hash of its log.
fn marks(desk: &Desk) -> Vec<(String, &'static str)> {
    let shown = desk.json(&["--json"]);
    let digits = |key: &str| -> Vec<char> {
        shown["match"][key].as_str().unwrap_or_default().chars().filter(|digit| *digit != '-').collect()
    };
    let (id, hash) = (digits("id"), digits("hash"));
    let four: Vec<String> = hash.chunks(4).take(4).map(|digits| digits.iter().collect()).collect();
    let last: String = id.iter().skip(id.len().saturating_sub(8)).collect();
    let marks = [(last, "[match]"), (four.join(" "), "[hash]")];
    marks.into_iter().filter(|(mark, _)| !mark.is_empty()).collect()
}

/// Compares a text with what is kept of it.
#[track_caller]
pub fn kept(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(name, text));
}

/// Compares a page in French and in English with what is kept of it.
#[track_caller]
fn page(desk: &Desk, name: &str, args: &[&str]) {
    for lang in ["fr", "en"] {
        let said = desk.run(lang, NOW, args);
        assert_eq!(said.status, 0, "{args:?}: {}", said.err);
        let text = said.text();
        // The style of a page is that of all of them; its elements stand on lines of their own, to be read.
        let text = match (text.split_once("<style>"), text.split_once("</style>")) {
            (Some((head, _)), Some((_, body))) => {
                format!("{head}<style>…</style>{body}").replace("><", ">\n<")
            }
            _ => text,
        };
        let text = marks(desk).into_iter().fold(text, |text, (mark, mask)| text.replace(&mark, mask));
        kept(&format!("{name}.{lang}"), &text);
    }
}

#[test]
fn a_match() {
    let desk = Desk::new();
    evening(&desk);
    page(&desk, "slate", &["show"]);
    page(&desk, "explain", &["explain", "all"]);
    page(&desk, "stats", &["stats", "ana"]);
    page(&desk, "ruling", &["referee", "ruling", "manille", "revoke", "--player", "bob"]);
    page(&desk, "rulings", &["referee", "ruling", "manille"]);
}

#[test]
fn on_paper() {
    let desk = Desk::new();
    evening(&desk);
    page(&desk, "print.md", &["print", "--format", "markdown", "--explain"]);
    page(&desk, "print.txt", &["print", "--format", "text"]);
    page(&desk, "print.html", &["print", "--format", "html"]);
}

#[test]
fn rules() {
    let desk = Desk::new();
    page(&desk, "rules", &["rules", "show", "manille"]);
    page(&desk, "rules-list", &["rules"]);
    page(&desk, "rules-diff", &["rules", "diff", "manille", "belge"]);
    page(&desk, "article", &["rules", "article", "manille.count"]);
}

#[test]
fn help() {
    let desk = Desk::new();
    page(&desk, "help", &["--help"]);
    page(&desk, "help-add", &["add", "--help"]);
    page(&desk, "nothing-yet", &[]);
}

#[test]
fn a_question_to_the_referee() {
    let desk = Desk::new();
    let legal =
        ["referee", "legal", "coinche", "--trump", "spades", "--trick", "9H 8H KS", "--hand", "JS 7S A♣"];
    page(&desk, "legal", &legal);
}

/// A page as it is served, with its elements on lines of their own; ids, which are others each time, are masked, and how far it is.
fn as_served(body: &str) -> String {
    let letters: Vec<char> = body.chars().collect();
    let is_id = |at: usize| {
        let part = |(place, letter): (usize, &char)| match place {
            8 | 13 | 18 | 23 => *letter == '-',
            _ => letter.is_ascii_hexdigit(),
        };
        letters.get(at..at + 36).is_some_and(|id| id.iter().enumerate().all(part))
    };
    let (mut text, mut at) = (String::with_capacity(body.len()), 0);
    while at < letters.len() {
        if is_id(at) {
            text.push_str("[id]");
            at += 36;
        } else {
            text.push(letters[at]);
            at += 1;
        }
    }
    // How far a hall is, is told by the clock.
    let text =
        match text.split_once("data-s=\"").and_then(|(head, rest)| Some((head, rest.split_once('"')?.1))) {
            Some((head, rest)) => format!("{head}data-s=\"[n]\"{rest}"),
            None => text,
        };
    text.replace("><", ">\n<")
}

/// The pages of a match on a phone and on the wall, and those of a hall, in every language.
#[test]
fn what_is_served() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --title Zoé --date 2026-11-20").ok();
    place.say("add take ana hearts, belote ana, points ana 100").ok();
    place.say("add take bob spades").ok();
    let found = place.say("show --json").ok().json()["match"]["id"].as_str().expect("an id").to_owned();
    let served = Served::start(&place, "scribe", &[]);
    let hall = Place::new();
    hall.say("contest new pairs manille --title Lion --secret lion --date 2026-11-20").ok();
    let entered = hall.say("contest enter Zoé+Ana Bob+Yves Cy+Wim Dee+Alban --json").ok().json();
    hall.say("contest draw --dice 4 2 6").ok();
    hall.say("contest result 1 30 20").ok();
    let of_hall = format!("/c/{}", entered["contest"]["id"].as_str().expect("an id"));
    let in_hall = Served::start(&hall, "scribe", &["--contest"]);
    let of_match = format!("/m/{found}");
    for (server, name, page) in [
        (&served, "slate", of_match.clone()),
        (&served, "enter", format!("{of_match}/enter")),
        (&served, "deal", format!("{of_match}/deal/1")),
        (&in_hall, "hall-table", format!("{of_hall}/1/1")),
        (&in_hall, "hall-standings", format!("{of_hall}/standings")),
    ] {
        for lang in ["fr", "en", "nl"] {
            let own = format!("Authorization: Bearer {}\r\nAccept-Language: {lang}\r\n", server.token);
            let page = server.get(&page, &own);
            assert_eq!(page.status, 200, "{name} {lang}: {}", page.body);
            kept(&format!("served-{name}.{lang}"), &as_served(&page.body));
        }
    }
}
