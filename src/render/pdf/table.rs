//! Tables on paper: columns as wide as they must be, and heads that are there on every page.

use super::flow::{Flow, LEADING, SIZE, letters, toned};
use super::ops::{BACK, INK, Op, RULE, Type, corners};
use crate::view::{Align, Table, Tone};

/// Room at either side of a cell.
const PAD: f32 = 4.0;
/// Room above and below the words of a cell.
const AIR: f32 = 2.2;

/// A row broken into lines.
struct Laid {
    cells: Vec<(Vec<String>, Type)>,
    height: f32,
}

/// Puts a table on the pages.
pub fn table(flow: &mut Flow<'_>, table: &Table, caption: Option<&str>) {
    if table.columns.is_empty() {
        return;
    }
    let widths = widths(flow, table);
    let bold = Type { size: SIZE, bold: true, colour: INK };
    let titles = table.columns.iter().map(|column| (column.title.as_str(), bold));
    let head = laid(flow, titles.collect(), &widths);
    let rows: Vec<Laid> = table
        .rows
        .iter()
        .map(|row| {
            laid(flow, row.iter().map(|cell| (cell.text.as_str(), letters(cell, SIZE))).collect(), &widths)
        })
        .collect();
    let first = rows.first().map_or(0.0, |row| row.height);
    flow.skip(3.0);
    flow.need(head.height + first + SIZE * LEADING + 6.0);
    if let Some(caption) = caption {
        flow.paragraph(caption, toned(Tone::Faint, SIZE - 0.5));
        flow.y += 2.0;
    }
    drawn(flow, &head, table, &widths, true);
    for row in &rows {
        if flow.rest() < row.height {
            flow.turn();
            if let Some(caption) = caption {
                let words = (flow.continued)(caption);
                flow.paragraph(&words, toned(Tone::Faint, SIZE - 0.5));
                flow.y += 2.0;
            }
            drawn(flow, &head, table, &widths, true);
        }
        drawn(flow, row, table, &widths, false);
    }
    flow.y += 5.0;
}

/// How wide each column is: as wide as its words where there is room, else shared out by what each wants.
fn widths(flow: &Flow<'_>, table: &Table) -> Vec<f32> {
    let room = flow.room() - 2.0 * PAD * table.columns.len() as f32;
    let mut least = Vec::new();
    let mut wanted = Vec::new();
    for (place, column) in table.columns.iter().enumerate() {
        let bold = &flow.faces[1];
        let mut word = bold.longest_word(&column.title, SIZE);
        let mut line = bold.width(&column.title, SIZE);
        for cell in table.rows.iter().filter_map(|row| row.get(place)) {
            let face = &flow.faces[usize::from(letters(cell, SIZE).bold)];
            word = word.max(match column.align {
                Align::Left => face.longest_word(&cell.text, SIZE),
                Align::Right => face.width(&cell.text, SIZE),
            });
            line = line.max(face.width(&cell.text, SIZE));
        }
        least.push(word.min(room / 3.0));
        wanted.push(line.max(word));
    }
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

fn laid(flow: &Flow<'_>, cells: Vec<(&str, Type)>, widths: &[f32]) -> Laid {
    let step = SIZE * LEADING;
    // A row is never higher than half a page: what is longer is cut.
    let most = ((flow.whole() / 2.0 / step) as usize).max(2);
    let cells: Vec<(Vec<String>, Type)> = cells
        .into_iter()
        .zip(widths)
        .map(|((text, kind), width)| {
            let mut lines = flow.faces[usize::from(kind.bold)].lines(text, kind.size, *width + 0.2);
            if lines.len() > most {
                lines.truncate(most);
                if let Some(last) = lines.last_mut() {
                    last.push('…');
                }
            }
            (lines, kind)
        })
        .collect();
    let high = cells.iter().map(|(lines, _)| lines.len()).max().unwrap_or(1).max(1);
    Laid { cells, height: high as f32 * step + 2.0 * AIR }
}

fn drawn(flow: &mut Flow<'_>, row: &Laid, table: &Table, widths: &[f32], head: bool) {
    let step = SIZE * LEADING;
    let top = flow.y;
    let full: f32 = widths.iter().map(|width| width + 2.0 * PAD).sum();
    let left = flow.left();
    if head {
        flow.put(Op::Shape { points: corners(left, top, full, row.height), colour: BACK });
    }
    let mut x = left;
    for (((lines, kind), width), column) in row.cells.iter().zip(widths).zip(&table.columns) {
        let lower = if head { row.height - 2.0 * AIR - lines.len() as f32 * step } else { 0.0 };
        for (place, line) in lines.iter().enumerate() {
            let y = top + AIR + lower + (place + 1) as f32 * step - step * 0.28;
            let shift = match column.align {
                Align::Left => 0.0,
                Align::Right => width - flow.faces[usize::from(kind.bold)].width(line, kind.size),
            };
            if !line.is_empty() {
                flow.put(Op::Text { x: x + PAD + shift, y, kind: *kind, text: line.clone() });
            }
        }
        x += width + 2.0 * PAD;
    }
    flow.y += row.height;
    let y = flow.y;
    let width = if head { 0.9 } else { 0.4 };
    flow.put(Op::Line { points: vec![(left, y), (left + full, y)], width, colour: RULE });
}
