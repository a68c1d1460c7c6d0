//! A drawing as SVG: inside a page its colours are those of the page, alone it has its own.

use std::fmt::Write as _;

use super::picture::{Anchor, Ink, Picture, Thing};

/// Where the colours come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    /// The style sheet of the page: `class="i0"`.
    Page,
    /// The slate, for a picture that stands alone.
    Slate,
}

/// The colours of the slate: ink, soft, line, ground, then the accounts.
const SLATE: [&str; 9] =
    ["#f6f2e7", "#c3cac5", "#56666a", "#263234", "#9fd2ff", "#ffd27a", "#8fe3b4", "#ffb3dc", "#e3e3e3"];

const fn place(ink: Ink) -> usize {
    match ink {
        Ink::Full => 0,
        Ink::Soft => 1,
        Ink::Line => 2,
        Ink::Ground => 3,
        Ink::Account(account) => 4 + account % super::picture::STICKS,
    }
}

/// What is inside the `svg` element.
#[must_use]
pub fn svg(picture: &Picture, colours: Colours) -> String {
    const NAMES: [&str; 9] = ["n", "o", "l", "g", "a", "b", "c", "d", "e"];
    let line = |ink: Ink| match colours {
        Colours::Page => format!("class=\"s{}\"", NAMES[place(ink)]),
        Colours::Slate => format!("fill=\"none\" stroke=\"{}\"", SLATE[place(ink)]),
    };
    let fill = |ink: Ink| match colours {
        Colours::Page => format!("class=\"f{}\"", NAMES[place(ink)]),
        Colours::Slate => format!("fill=\"{}\"", SLATE[place(ink)]),
    };
    let mut text = String::new();
    for thing in &picture.things {
        let _ = match thing {
            Thing::Line { points, width, dash, ink } => {
                let dash = if dash.is_empty() {
                    String::new()
                } else {
                    let each: Vec<String> = dash.iter().map(|length| short(*length)).collect();
                    format!(" stroke-dasharray=\"{}\"", each.join(" "))
                };
                let width = short(*width);
                write!(text, "<path {} stroke-width=\"{width}\"{dash} d=\"{}\"/>", line(*ink), path(points))
            }
            Thing::Shape { points, ink } => write!(text, "<path {} d=\"{}Z\"/>", fill(*ink), path(points)),
            Thing::Disc { at: (x, y), radius, ink } => {
                let (x, y, r) = (short(*x), short(*y), short(*radius));
                write!(text, "<circle {} cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>", fill(*ink))
            }
            Thing::Words { at: (x, y), size, bold, ink, anchor, text: words } => {
                let anchor = match anchor {
                    Anchor::Start => "",
                    Anchor::Middle => " text-anchor=\"middle\"",
                    Anchor::End => " text-anchor=\"end\"",
                };
                let weight = if *bold { " font-weight=\"700\"" } else { "" };
                let (x, y, size) = (short(*x), short(*y), short(*size));
                let words = escaped(words);
                let ink = fill(*ink);
                write!(
                    text,
                    "<text {ink} x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{anchor}>{words}</text>"
                )
            }
        };
    }
    text
}

fn path(points: &[(f32, f32)]) -> String {
    let mut text = String::new();
    for (place, (x, y)) in points.iter().enumerate() {
        let _ = write!(text, "{}{} {}", if place == 0 { "M" } else { "L" }, short(*x), short(*y));
    }
    text
}

/// A length with at most one digit behind the point.
#[must_use]
pub fn short(length: f32) -> String {
    let text = format!("{length:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

/// Words that mean nothing to SVG but themselves.
#[must_use]
pub fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
