//! A picture of a match to share: 1080 × 1080, the slate with names, totals, ring and curve.

use super::chart::{Scale, chart};
use super::picture::{Anchor, Cut, Ink, Picture, about_as_wide};
use crate::pages::{Chart, Slate, SlateAccount};

/// How wide and high the picture is.
const SIZE: f32 = 1080.0;
/// How thick the frame is.
const FRAME: f32 = 32.0;
/// Where things begin and end.
const SIDE: (f32, f32) = (76.0, 1004.0);

/// What it says to those who do not see it.
#[must_use]
pub fn label(slate: &Slate) -> String {
    let each = slate.accounts.iter().map(|account| format!("{} {}", account.name, account.total));
    format!("{}: {}", slate.title, each.collect::<Vec<_>>().join(", "))
}

/// The picture.
#[must_use]
pub fn share(slate: &Slate, day: &str, curve: Option<&Chart>) -> Picture {
    let count = slate.accounts.len().max(1);
    let each = (SIDE.1 - SIDE.0) / f32::from(u16::try_from(count).unwrap_or(1));
    let mut board = framed();
    board.line(vec![(SIDE.0, 378.0), (SIDE.1, 378.0)], 6.0, &[], Ink::Full);
    let fitted =
        |text: &str, size: f32, room: f32| size.min(size * room / about_as_wide(text, size).max(1.0));
    let serif = |board: &mut Picture, at: (f32, f32), size: f32, anchor: Anchor, text: &str| {
        board.words(at, size, Cut::Serif, Ink::Full, anchor, text);
    };
    let size = fitted(&slate.title, 68.0, SIDE.1 - SIDE.0);
    serif(&mut board, (SIDE.0, 166.0), size, Anchor::Start, &slate.title);
    // One size for all in a row: nobody stands smaller than the others. In narrow columns the mark stands above the name.
    let above = count > 2;
    let room = if above { each - 16.0 } else { each - 70.0 };
    let least = |size: f32, sizes: &mut dyn Iterator<Item = f32>| sizes.fold(size, f32::min);
    let accounts = || slate.accounts.iter();
    let rows = |account: &SlateAccount| {
        let names = account.name.split(" + ").enumerate();
        names
            .map(|(row, name)| if row == 0 { name.to_owned() } else { format!("+ {name}") })
            .collect::<Vec<_>>()
    };
    let name_size = least(46.0, &mut accounts().flat_map(rows).map(|text| fitted(&text, 46.0, room)));
    let total_size = least(140.0, &mut accounts().map(|account| fitted(&account.total, 140.0, each * 0.8)));
    let under_size = least(36.0, &mut accounts().map(|account| fitted(&account.under, 36.0, each - 20.0)));
    for (no, account) in accounts().enumerate() {
        let left = SIDE.0 + each * f32::from(u16::try_from(no).unwrap_or(0));
        let middle = left + each / 2.0;
        if no > 0 {
            board.line(vec![(left, 246.0), (left, 650.0)], 6.0, &[], Ink::Full);
        }
        let (names, size) = (rows(account), name_size);
        let first = if names.len() > 1 { 290.0 } else { 335.0 };
        for (row, text) in names.iter().enumerate() {
            let y = first + 56.0 * f32::from(u16::try_from(row).unwrap_or(0));
            let beside = row == 0 && !above;
            if beside {
                let x = middle - about_as_wide(text, size) / 2.0 - 4.0;
                board.mark((x, y - size * 0.32), size * 0.36, 4.0, no);
            } else if row == 0 {
                board.mark((middle, 268.0), 17.0, 4.0, no);
            }
            let x = middle + if beside { size * 0.5 } else { 0.0 };
            serif(&mut board, (x, y), size, Anchor::Middle, text);
        }
        let size = total_size;
        serif(&mut board, (middle, 485.0 + size * 0.3), size, Anchor::Middle, &account.total);
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
        let cut = if account.won { Cut::Bold } else { Cut::Plain };
        board.words((middle, 638.0), under_size, cut, Ink::Full, Anchor::Middle, &account.under);
    }
    board.words((SIDE.0, 100.0), 30.0, Cut::Plain, Ink::Soft, Anchor::Start, day);
    let scale = Scale { width: 928.0, height: 290.0, font: 23.0, stroke: 4.5, mark: 6.5, names: false };
    if let Some(drawn) = curve {
        board.place((SIDE.0, 720.0), chart(drawn, scale));
    }
    board
}

/// The empty slate in its frame, whose rails have a joint at either end.
fn framed() -> Picture {
    let mut board = Picture::new(SIZE, SIZE);
    let square = |from: f32, to: f32| vec![(from, from), (to, from), (to, to), (from, to)];
    board.shape(square(0.0, SIZE), Ink::Wood);
    board.shape(square(FRAME, SIZE - FRAME), Ink::Ground);
    for x in [FRAME, SIZE - FRAME] {
        for (from, to) in [(0.0, FRAME), (SIZE - FRAME, SIZE)] {
            board.line(vec![(x, from), (x, to)], 1.0, &[], Ink::Ground);
        }
    }
    board
}
