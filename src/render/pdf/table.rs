//! Tables on paper: columns as wide as they must be, and heads that are there on every page.

use super::flow::{Flow, LEADING, SIZE, letters, spaced, toned};
use super::ops::{INK, Op, RULE, SOFT, Type};
use super::tree::Role;
use crate::pages::{Align, Column, Table, Tone};
use crate::render::picture::Cut;

/// How large the letters of a table are, and the room at either side of a cell.
#[derive(Clone, Copy)]
struct Fit {
    size: f32,
    pad: f32,
}

/// From what is usual to what can just be read: the first in which no word is broken is taken.
const FITS: [Fit; 4] = [
    Fit { size: SIZE, pad: 4.0 },
    Fit { size: SIZE - 1.0, pad: 3.0 },
    Fit { size: SIZE - 1.8, pad: 2.2 },
    Fit { size: SIZE - 2.6, pad: 1.6 },
];
/// Room above and below the words of a cell.
const AIR: f32 = 2.2;

/// So many rows of a table are not parted from one another at its end.
const LAST: usize = 4;

/// A row broken into lines.
struct Laid {
    cells: Vec<(Vec<String>, Type)>,
    height: f32,
    fit: Fit,
}

/// Puts a table on the pages.
pub fn table(flow: &mut Flow<'_>, table: &Table, caption: Option<&str>) {
    if table.columns.is_empty() {
        return;
    }
    let (widths, fit) = fitting(flow, table);
    let size = fit.size;
    let bold = Type::new(size - 1.0, Cut::Plain, SOFT);
    let titles = table.columns.iter().map(|column| (column.title.as_str(), bold));
    let head = laid(flow, titles.collect(), (&widths, fit), &table.columns);
    let rows: Vec<Laid> = table
        .rows
        .iter()
        .map(|row| {
            laid(
                flow,
                row.iter().map(|cell| (cell.text.as_str(), letters(cell, size))).collect(),
                (&widths, fit),
                &table.columns,
            )
        })
        .collect();
    let first = rows.first().map_or(0.0, |row| row.height);
    flow.skip(3.0);
    flow.need(head.height + first + size * LEADING + 6.0);
    flow.part(Role::Table, |flow| {
        let faint = toned(Tone::Faint, size - 0.5);
        if let Some(caption) = caption {
            flow.part(Role::Caption, |flow| flow.words(caption, faint));
            flow.y += 2.0;
        }
        drawn(flow, &head, table, &widths, Some(Role::Head));
        for (place, row) in rows.iter().enumerate() {
            // The last page of a table has several rows, or none.
            let kept = if place + LAST == rows.len() { &rows[place..] } else { std::slice::from_ref(row) };
            let high: f32 = kept.iter().map(|row| row.height).sum();
            if flow.rest() < high && (flow.rest() < row.height || high < flow.whole() / 2.0) {
                flow.turn();
                if let Some(caption) = caption {
                    let words = (flow.continued)(caption);
                    flow.ornaments(|flow| flow.words(&words, faint));
                    flow.y += 2.0;
                }
                // For the eyes only: who hears the table has heard its heads.
                drawn(flow, &head, table, &widths, None);
            }
            drawn(flow, row, table, &widths, Some(Role::Cell));
        }
    });
    flow.y += 5.0;
}

/// The least width of each column, in which no word is broken, and the width in which every cell has one line.
fn wishes(flow: &Flow<'_>, table: &Table, size: f32) -> (Vec<f32>, Vec<f32>) {
    let each = table.columns.iter().enumerate().map(|(place, column)| {
        let bold = &flow.faces[1];
        let mut word = bold.longest_word(&column.title, size);
        let mut line = bold.width(&column.title, size);
        for cell in table.rows.iter().filter_map(|row| row.get(place)) {
            let face = letters(cell, size).face(flow.faces, &cell.text);
            word = word.max(match column.align {
                Align::Left => face.longest_word(&cell.text, size),
                Align::Right => face.width(&cell.text, size),
            });
            line = line.max(face.width(&cell.text, size));
        }
        (word, line.max(word))
    });
    each.unzip()
}

/// How wide each column is: as wide as its words where there is room, else shared out by what each wants, in letters as
/// large as they can be.
fn fitting(flow: &Flow<'_>, table: &Table) -> (Vec<f32>, Fit) {
    let room = |fit: &Fit| flow.room() - 2.0 * fit.pad * table.columns.len() as f32;
    let fits = |fit: &&Fit| wishes(flow, table, fit.size).0.iter().sum::<f32>() <= room(fit);
    // What fits in no size is broken in the usual one.
    let fit = *FITS.iter().find(fits).unwrap_or(&FITS[0]);
    let (least, wanted) = wishes(flow, table, fit.size);
    (widths(table, room(&fit), &least, &wanted), fit)
}

fn widths(table: &Table, room: f32, least: &[f32], wanted: &[f32]) -> Vec<f32> {
    let least: Vec<f32> = least.iter().map(|width| width.min(room / 3.0)).collect();
    let all: f32 = wanted.iter().sum();
    let smallest: f32 = least.iter().sum();
    if all <= room {
        // What is left goes to the columns of words, so that tables of a page are of one width.
        let words = table.columns.iter().filter(|column| column.align == Align::Left).count();
        let share = if words == 0 { 0.0 } else { (room - all) / words as f32 };
        let extra = |place: usize| if table.columns[place].align == Align::Left { share } else { 0.0 };
        return wanted.iter().enumerate().map(|(place, width)| width + extra(place)).collect();
    }
    if smallest >= room {
        return cut_down(&least, room);
    }
    // Where the widest do with two lines each, the narrow ones keep theirs in one.
    let level = cut_down(wanted, room);
    let two = |place: usize| wanted[place] <= 1.6 * level[place] && least[place] <= level[place];
    if (0..wanted.len()).all(two) {
        return level;
    }
    let wish: f32 = wanted.iter().zip(&least).map(|(wanted, least)| (wanted - least).max(0.0)).sum();
    let share = if wish > 0.0 { (room - smallest) / wish } else { 0.0 };
    wanted
        .iter()
        .zip(&least)
        .map(|(wanted, least)| least + (wanted - least).max(0.0) * share.min(1.0))
        .collect()
}

/// The widest columns are cut down to one width, so that all fit; the narrow ones keep theirs.
fn cut_down(least: &[f32], room: f32) -> Vec<f32> {
    let mut sorted = least.to_vec();
    sorted.sort_by(f32::total_cmp);
    let mut kept = 0.0;
    let mut most = room / least.len().max(1) as f32;
    for (place, width) in sorted.iter().enumerate() {
        most = (room - kept) / (least.len() - place) as f32;
        if *width > most {
            break;
        }
        kept += width;
    }
    least.iter().map(|width| width.min(most)).collect()
}

fn laid(flow: &Flow<'_>, cells: Vec<(&str, Type)>, (widths, fit): (&[f32], Fit), columns: &[Column]) -> Laid {
    let step = fit.size * LEADING;
    // A row is never higher than half a page: what is longer is cut.
    let most = ((flow.whole() / 2.0 / step) as usize).max(2);
    let cells: Vec<(Vec<String>, Type)> = cells
        .into_iter()
        .zip(widths)
        .zip(columns)
        .map(|(((text, kind), width), column)| {
            let left = column.align == Align::Left;
            let mut lines = kind.face(flow.faces, text).lines(text, kind.size, *width + 0.2);
            if lines.len() > most {
                lines.truncate(most);
                if let Some(last) = lines.last_mut() {
                    last.push('…');
                }
            }
            (if left { spaced(text, lines) } else { lines }, kind)
        })
        .collect();
    let high = cells.iter().map(|(lines, _)| lines.len()).max().unwrap_or(1).max(1);
    Laid { cells, height: high as f32 * step + 2.0 * AIR, fit }
}

/// Draws a row: cells of that role, or, without one, the head once more.
fn drawn(flow: &mut Flow<'_>, row: &Laid, table: &Table, widths: &[f32], role: Option<Role>) {
    let left = flow.left();
    let full: f32 = widths.iter().map(|width| width + 2.0 * row.fit.pad).sum();
    let head = role != Some(Role::Cell);
    match role {
        Some(role) => flow.part(Role::Row, |flow| cells(flow, row, table, widths, Some(&role))),
        None => flow.ornaments(|flow| cells(flow, row, table, widths, None)),
    }
    flow.y += row.height;
    let y = flow.y;
    let (width, colour) = if head { (1.5, INK) } else { (0.6, RULE) };
    flow.adorn(Op::Line { points: vec![(left, y), (left + full, y)], width, dash: Vec::new(), colour });
}

/// The words of a row; heads stand on its lower edge.
fn cells(flow: &mut Flow<'_>, row: &Laid, table: &Table, widths: &[f32], role: Option<&Role>) {
    let step = row.fit.size * LEADING;
    let (top, mut x) = (flow.y, flow.left());
    for (((lines, kind), width), column) in row.cells.iter().zip(widths).zip(&table.columns) {
        let lower = match role {
            Some(Role::Cell) => 0.0,
            _ => row.height - 2.0 * AIR - lines.len() as f32 * step,
        };
        let words = |flow: &mut Flow<'_>| {
            for (place, line) in lines.iter().enumerate() {
                let y = top + AIR + lower + (place + 1) as f32 * step - step * 0.28;
                let shift = match column.align {
                    Align::Left => 0.0,
                    Align::Right => width - kind.width(flow.faces, line),
                };
                // An empty cell is a cell too.
                flow.coloured((x + row.fit.pad + shift, y), *kind, line);
            }
        };
        match role {
            Some(role) => flow.part(role.clone(), words),
            None => words(flow),
        }
        x += width + 2.0 * row.fit.pad;
    }
}
