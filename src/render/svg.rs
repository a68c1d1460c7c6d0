//! A drawing as SVG: inside a page its colours are those of the page, alone it has its own.

use std::fmt::Write as _;

use super::picture::{Anchor, Cut, Ink, Picture, Thing, on_slate};

/// Where the colours come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    /// The style sheet of the page: `class="i0"`.
    Page,
    /// The slate, for a picture that stands alone.
    Slate,
}

/// What stands for the colours in the style sheet of a page.
const fn class(ink: Ink) -> char {
    match ink {
        Ink::Full => 'n',
        Ink::Soft => 'o',
        Ink::Line => 'l',
        Ink::Ground => 'g',
        Ink::Wood => 'w',
        Ink::Account(account) => ['a', 'b', 'c', 'd', 'e'][account % super::picture::STICKS],
    }
}

fn hex(ink: Ink) -> String {
    let (red, green, blue) = on_slate(ink);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A picture that stands alone: a file that needs nothing else, with a label for those who do not see it.
#[must_use]
pub fn alone(picture: &Picture, label: &str) -> String {
    let (width, height) = (short(picture.width), short(picture.height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" aria-label=\"{}\" font-family=\"'Liberation Sans', Roboto, 'Segoe UI', \
         sans-serif\">\n{}\n</svg>\n",
        escaped(label),
        svg(picture, Colours::Slate)
    )
}

/// What is inside the `svg` element.
#[must_use]
pub fn svg(picture: &Picture, colours: Colours) -> String {
    let line = |ink: Ink| match colours {
        Colours::Page => format!("class=\"s{}\"", class(ink)),
        Colours::Slate => format!("fill=\"none\" stroke=\"{}\"", hex(ink)),
    };
    let fill = |ink: Ink| match colours {
        Colours::Page => format!("class=\"f{}\"", class(ink)),
        Colours::Slate => format!("fill=\"{}\"", hex(ink)),
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
            Thing::Words { at: (x, y), size, cut, ink, anchor, text: words } => {
                let anchor = match anchor {
                    Anchor::Start => "",
                    Anchor::Middle => " text-anchor=\"middle\"",
                    Anchor::End => " text-anchor=\"end\"",
                };
                let weight = match cut {
                    Cut::Plain => "",
                    Cut::Bold => " font-weight=\"700\"",
                    Cut::Serif => {
                        " font-weight=\"700\" font-family=\"'Palatino Linotype', Palatino, P052, 'TeX Gyre Pagella', 'Noto \
                         Serif', serif\""
                    }
                };
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
