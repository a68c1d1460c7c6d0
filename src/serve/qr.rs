//! Addresses as QR codes, on a terminal and on a page.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The light border that a camera needs, in modules.
const QUIET: usize = 2;

/// The modules of a code with their border: is each dark? None for what is too long for any code.
fn modules(text: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let side = width + 2 * QUIET;
    let dark = |x: usize, y: usize| {
        let inside = (QUIET..QUIET + width).contains(&x) && (QUIET..QUIET + width).contains(&y);
        inside && colors[(y - QUIET) * width + x - QUIET] == Color::Dark
    };
    Some((0..side).map(|y| (0..side).map(|x| dark(x, y)).collect()).collect())
}

/// Two rows of modules a line, to be shown dark on light.
#[must_use]
pub fn lines(text: &str) -> Vec<String> {
    let rows = modules(text).unwrap_or_default();
    let sign = |upper: bool, lower: bool| match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let line = |pair: &[Vec<bool>]| {
        let lower = |x: usize| pair.get(1).is_some_and(|row| row[x]);
        pair[0].iter().enumerate().map(|(x, upper)| sign(*upper, lower(x))).collect()
    };
    rows.chunks(2).map(line).collect()
}

/// A code as a drawing.
#[must_use]
pub fn drawing(text: &str, label: &str) -> Markup {
    let rows = modules(text).unwrap_or_default();
    let mut path = String::new();
    for (y, row) in rows.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] {
                path.push_str(&format!("M{x} {y}h{0}v1h-{0}z", run.len()));
            }
            x += run.len();
        }
    }
    let size = format!("0 0 {0} {0}", rows.len());
    html! {
        svg.qr role="img" aria-label=(label) viewBox=(size) {
            rect width="100%" height="100%" fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_its_border() {
        let rows = modules("http://192.168.1.20:7462/join#0123").unwrap();
        let side = rows.len();
        assert!(rows.iter().all(|row| row.len() == side && !row[0] && !row[side - 1]));
        // The corners that a camera looks for: seven dark modules in a row.
        for (x, y) in [(QUIET, QUIET), (side - QUIET - 7, QUIET), (QUIET, side - QUIET - 7)] {
            assert!(rows[y][x..x + 7].iter().all(|dark| *dark), "{x} {y}");
        }
        let lines = lines("http://192.168.1.20:7462/join#0123");
        assert_eq!(lines.len(), side.div_ceil(2));
    }
}
