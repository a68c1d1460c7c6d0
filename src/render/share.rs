//! A picture of a match to share: 1080 × 1080, the slate with names, totals, ring and curve.

use super::chart::{Scale, chart};
use super::picture::{Anchor, Ink, Picture, about_as_wide};
use super::svg::{Colours, escaped, short, svg};
use crate::pages::{Chart, Slate};

/// How wide and high the picture is.
const SIZE: f32 = 1080.0;
/// How thick the frame is.
const FRAME: f32 = 32.0;
/// Where things begin and end.
const SIDE: (f32, f32) = (76.0, 1004.0);

/// The picture as an SVG file that needs nothing else.
#[must_use]
pub fn share(slate: &Slate, day: &str, curve: Option<&Chart>) -> String {
    let count = slate.accounts.len().max(1);
    let each = (SIDE.1 - SIDE.0) / f32::from(u16::try_from(count).unwrap_or(1));
    let mut board = Picture::new(SIZE, SIZE);
    board.line(vec![(SIDE.0, 378.0), (SIDE.1, 378.0)], 6.0, &[], Ink::Full);
    let mut serif = String::new();
    let mut place = |x: f32, y: f32, size: f32, anchor: &str, text: &str| {
        let (x, y, size, text) = (short(x), short(y), short(size), escaped(text));
        serif.push_str(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    };
    let fitted =
        |text: &str, size: f32, room: f32| size.min(size * room / about_as_wide(text, size).max(1.0));
    place(SIDE.0, 166.0, fitted(&slate.title, 68.0, SIDE.1 - SIDE.0), "start", &slate.title);
    for (no, account) in slate.accounts.iter().enumerate() {
        let left = SIDE.0 + each * f32::from(u16::try_from(no).unwrap_or(0));
        let middle = left + each / 2.0;
        if no > 0 {
            board.line(vec![(left, 246.0), (left, 650.0)], 6.0, &[], Ink::Full);
        }
        let names: Vec<&str> = account.name.split(" + ").collect();
        let first = if names.len() > 1 { 290.0 } else { 330.0 };
        for (row, name) in names.iter().enumerate() {
            let text = if row == 0 { (*name).to_owned() } else { format!("+ {name}") };
            let size = fitted(&text, 46.0, each - 70.0);
            let y = first + 56.0 * f32::from(u16::try_from(row).unwrap_or(0));
            if row == 0 {
                board.mark(
                    (middle - about_as_wide(&text, size) / 2.0 - 4.0, y - size * 0.32),
                    size * 0.36,
                    4.0,
                    no,
                );
            }
            place(middle + if row == 0 { size * 0.5 } else { 0.0 }, y, size, "middle", &text);
        }
        let size = fitted(&account.total, 140.0, each * 0.72);
        place(middle, 485.0 + size * 0.3, size, "middle", &account.total);
        if account.won {
            let half = (about_as_wide(&account.total, size) / 2.0 + size * 0.25).min(each / 2.0 - 8.0);
            let round: Vec<(f32, f32)> = (0..=48u8)
                .map(|step| {
                    let turn = f32::from(step) / 48.0 * std::f32::consts::TAU - 0.4;
                    let (sin, cos) = turn.sin_cos();
                    (middle + half * cos + 3.0 * sin, 487.0 + (size * 0.66) * sin - half * 0.035 * cos)
                })
                .collect();
            board.line(round, 6.0, &[], Ink::Full);
        }
        let size = fitted(&account.under, 36.0, each - 20.0);
        board.words((middle, 638.0), size, account.won, Ink::Full, Anchor::Middle, &account.under);
    }
    board.words((SIDE.0, 100.0), 30.0, false, Ink::Soft, Anchor::Start, day);
    let scale = Scale { width: 928.0, height: 290.0, font: 23.0, stroke: 4.5, mark: 6.5, names: false };
    let curve = curve.map_or_else(String::new, |drawn| svg(&chart(drawn, scale), Colours::Slate));
    let label = slate.accounts.iter().map(|account| format!("{} {}", account.name, account.total));
    let label = escaped(&format!("{}: {}", slate.title, label.collect::<Vec<_>>().join(", ")));
    let inside = short(SIZE - 2.0 * FRAME);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1080\" height=\"1080\" viewBox=\"0 0 1080 1080\" role=\"img\" \
         aria-label=\"{label}\">\n<rect width=\"1080\" height=\"1080\" fill=\"#b98b52\"/>\n<rect x=\"{FRAME}\" y=\"{FRAME}\" \
         width=\"{inside}\" height=\"{inside}\" fill=\"#263234\"/>\n<path stroke=\"#5d4322\" d=\"M32 0V32M32 1048V1080M1048 0V32M1048 \
         1048V1080\"/>\n<g font-family=\"'Liberation Sans', Roboto, 'Segoe UI', sans-serif\">{}</g>\n<g font-family=\"'Palatino \
         Linotype', Palatino, P052, 'TeX Gyre Pagella', 'Noto Serif', serif\" font-weight=\"700\" \
         fill=\"#f6f2e7\">{serif}</g>\n<g transform=\"translate(76 720)\" font-family=\"'Liberation Sans', Roboto, 'Segoe UI', \
         sans-serif\">{curve}</g>\n</svg>\n",
        svg(&board, Colours::Slate)
    )
}
