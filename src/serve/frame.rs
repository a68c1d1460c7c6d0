//! What stands around every page: its head, its language, its styles, and the strip that says how old it is.

use std::fmt::Display;
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
pub static SCRIPT_TEXT: LazyLock<String> =
    LazyLock::new(|| sent(include_str!("table.js"), minifier::js::minify));

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
    Some(sent(&layers.concat(), minifier::css::minify))
}

/// What is sent of a file: without what only people read in it; all of it where that cannot be told apart.
fn sent<'a, T: Display>(file: &'a str, tight: impl Fn(&'a str) -> Result<T, &'static str>) -> String {
    tight(file).map_or_else(|_| file.to_owned(), |tight| tight.to_string())
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
    let middle = &made(in_one_piece(&middle.0));
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

/// Elements whose text holds no elements, or would lose the line under it.
const PLAIN: [&str; 5] = ["a", "svg", "option", "title", "textarea"];

/// A page on which a word with a hyphen, as many names are, goes to the next line whole where that has room for it.
fn in_one_piece(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    let mut within: Option<&str> = None;
    let mut rest = page;
    while !rest.is_empty() {
        let (text, tags) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
        match within {
            Some(_) => out.push_str(text),
            None => text.split_inclusive([' ', '\n']).for_each(|piece| word(&mut out, piece)),
        }
        let (tag, after) = tags.split_at(tags.find('>').map_or(tags.len(), |end| end + 1));
        let name = tag.trim_start_matches(['<', '/']).split([' ', '>']).next().unwrap_or_default();
        within = match within {
            None => PLAIN.into_iter().find(|plain| *plain == name && !tag.starts_with("</")),
            Some(open) => Some(open).filter(|open| *open != name || !tag.starts_with("</")),
        };
        out.push_str(tag);
        rest = after;
    }
    out
}

/// A word and the blanks behind it: in one piece, with the signs that stand at it, if a hyphen parts its letters.
fn word(out: &mut String, piece: &str) {
    let word = piece.trim_end_matches([' ', '\n']);
    let letters: Vec<char> = word.chars().collect();
    let torn = |three: &[char]| matches!(three, [before, '-', after] if (before.is_alphabetic() || *before == '.') && after.is_alphabetic());
    if letters.windows(3).any(torn) {
        out.push_str(&format!("<bdi>{word}</bdi>{}", &piece[word.len()..]));
    } else {
        out.push_str(piece);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_hyphen_stays_in_one_piece_and_nothing_else_changes() {
        let whole = "<p title=\"Jean-Luc\">Donne 1\u{a0}: Ana 12\u{a0}- 3 &amp; −98 à 22-23 h</p><svg><text>Jean-Luc</text></svg>";
        assert_eq!(in_one_piece(whole), whole);
        assert_eq!(
            in_one_piece("<a href=\"/\"><b>Jean-Luc</b> parle</a> "),
            "<a href=\"/\"><b>Jean-Luc</b> parle</a> "
        );
        assert_eq!(
            in_one_piece("<h1>d’Hélène + Marie-Jeanne\u{a0}: 45, (M.-J.), fin</h1>Jean-Luc"),
            "<h1>d’Hélène + <bdi>Marie-Jeanne\u{a0}:</bdi> 45, <bdi>(M.-J.),</bdi> fin</h1><bdi>Jean-Luc</bdi>"
        );
    }
}
