//! What stands around every page: its head, its language, its styles, and the strip that says how old it is.

use std::sync::LazyLock;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::pages::Doc;
use crate::render::{Imprint, inner, look};
use crate::serve::asking::Asking;
use ardoise_rules::engine::Seq;
use ardoise_rules::words::{Lang, Speaker};

/// The styles of the pages of a table.
pub const TABLE: &str = "/table.css";
/// The styles of the wall.
pub const WALL: &str = "/wall.css";
/// What is added to the styles of a page that is put on paper.
pub const PAPER: &str = "/paper.css";
/// What is added to the styles on the pages of a contest.
pub const HALL: &str = "/hall.css";
/// The script of all pages.
pub const SCRIPT: &str = "/table.js";

/// The script, and nothing needs it: as it is sent, without what only people read in it.
pub static SCRIPT_TEXT: LazyLock<String> = LazyLock::new(|| {
    let lines = include_str!("table.js").lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).collect::<Vec<_>>().join("\n")
});

/// The styles at an address of ours; none where there are none.
#[must_use]
pub fn styles(path: &str) -> Option<String> {
    let layers: &[&str] = match path {
        TABLE => &[look::TOKENS, look::SLATE, look::SHEET, look::TABLE],
        WALL => &[look::TOKENS, look::SLATE, look::WALL],
        PAPER => &[look::PRINT],
        HALL => &[look::HALL],
        _ => return None,
    };
    Some(tight(&layers.concat()))
}

/// Styles without the blanks and signs that only people need.
fn tight(styles: &str) -> String {
    let line = styles.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = ["{", "}", ";", ","].iter().fold(line.replace(": ", ":"), |text, sign| {
        text.replace(&format!(" {sign}"), sign).replace(&format!("{sign} "), sign)
    });
    text.replace(";}", "}")
}

/// What a page is besides its middle.
#[derive(Debug, Clone, Copy, Default)]
pub struct Frame<'a> {
    /// What it is called.
    pub title: &'a str,
    /// The address of the match or contest of which it waits for news, with the entry it was made of.
    pub of: Option<(&'a str, Seq)>,
    /// Does it keep what is typed, and only says that there is news?
    pub typing: bool,
    /// Is it the wall?
    pub wall: bool,
    /// Does it ask for something? Then it is not loaded again by itself where there are no scripts.
    pub form: bool,
    /// Is it of a contest, or does it ask for a place in a hall?
    pub hall: bool,
    /// Is it put on paper by the browser?
    pub paper: bool,
}

/// A page around its middle, or its middle alone where that is asked for.
#[must_use]
pub fn frame(asking: &Asking, frame: Frame<'_>, middle: &Markup) -> Markup {
    if asking.part {
        return middle.clone();
    }
    let Frame { title, of, typing, wall, form, hall, paper } = frame;
    let (age, now, news) =
        asking.speak(|speaker| ["serve-age", "serve-lost", "serve-news"].map(|id| speaker.word(id))).into();
    html! {
        (DOCTYPE)
        html lang=(asking.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(if wall { "dark" } else { "light dark" });
                title { (title) }
                link rel="stylesheet" href=(if wall { WALL } else { TABLE });
                @if hall && !wall { link rel="stylesheet" href=(HALL); }
                @if paper { link rel="stylesheet" href=(PAPER); }
                link rel="icon" href="data:,";
                script src=(SCRIPT) defer {}
                @if of.is_some() && !typing && !form { noscript { meta http-equiv="refresh" content="20"; } }
            }
            body class=[wall.then_some("wall")] data-m=[of.map(|(at, _)| at)] data-s=[of.map(|(_, seq)| seq)]
                data-age=(age) data-lost=(now) data-news=(news) data-typing[typing] data-wall[wall] {
                p #age role="status" hidden {}
                main { (middle) }
            }
        }
    }
}

/// The languages of the page, each a link but for the one it is in.
#[must_use]
pub fn languages(asking: &Asking) -> Markup {
    html! {
        p.langs {
            @for lang in Lang::ALL {
                @let name = lang.habits().name;
                @if lang == asking.lang {
                    b { (name) }
                } @else {
                    a href=(format!("?lang={}", lang.code())) lang=(lang.code()) { (name) }
                }
                " "
            }
        }
    }
}

/// Blocks of a page as the pages of a table show them; the numbers of deals are links to `deals` and the number.
#[must_use]
pub fn blocks(doc: &Doc, asking: &Asking, speaker: &Speaker, deals: Option<&str>) -> Markup {
    let suits = ["spades", "hearts", "diamonds", "clubs"].map(|suit| speaker.word(&format!("suit-{suit}")));
    let imprint = Imprint { lang: asking.lang.code(), made: "", open: false, suits: &suits };
    made(inner(doc, imprint, deals))
}

/// Words that are HTML already.
#[must_use]
pub fn made(text: String) -> Markup {
    PreEscaped(text)
}
