//! A chart drawn with letters, for a terminal: told apart by its marks, not by colour.

use std::convert::Infallible;

use plotters::prelude::IntoDrawingArea;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};
use unicode_width::UnicodeWidthStr as _;

use super::chart::{COLOURS, FAINT, INK, PAPER, Scale, draw};
use crate::pages::Chart;

/// The lines between the marks of the first series, the second, …
const LINES: [char; 6] = ['∙', ':', '-', '~', '"', '*'];

/// The chart as lines no wider than `width`.
#[must_use]
pub fn letters(chart: &Chart, width: usize) -> Vec<String> {
    let columns = width.clamp(30, 100);
    let rows = 17;
    let (_, (low, high)) = chart.range();
    let left = [low, high].map(|number| number.to_string().width()).into_iter().max().unwrap_or(1) + 2;
    let scale = Scale {
        font: 1.0,
        mark: 0,
        stroke: 1,
        tick: 1,
        below: 3,
        left: u32::try_from(left).unwrap_or(8),
        margin: 1,
        across: columns / 8,
        upwards: 6,
    };
    let mut sheet = Sheet { columns, rows, cells: vec![' '; columns * rows] };
    {
        let area = (&mut sheet).into_drawing_area();
        if draw(&area, chart, scale).is_none() {
            return Vec::new();
        }
    }
    let rows = sheet.cells.chunks(columns);
    rows.map(|row| row.iter().collect::<String>().trim_end().to_owned())
        .skip_while(String::is_empty)
        .collect()
}

/// A sheet of letters.
struct Sheet {
    columns: usize,
    rows: usize,
    cells: Vec<char>,
}

impl Sheet {
    fn put(&mut self, (x, y): BackendCoord, letter: char) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        if x >= self.columns || y >= self.rows {
            return;
        }
        let Some(cell) = self.cells.get_mut(y * self.columns + x) else { return };
        let rank = |letter: char| match letter {
            ' ' => 0,
            '·' => 1,
            '─' | '│' => 2,
            '┼' => 3,
            letter if LINES.contains(&letter) => 4,
            _ => 5,
        };
        *cell = match (*cell, letter) {
            ('─', '│') | ('│', '─') => '┼',
            // Two sides at the same place: neither hides the other.
            (old, new) if rank(old) == 5 && rank(new) == 5 && old != new => '◆',
            (old, new) if rank(new) >= rank(old) => new,
            (old, _) => old,
        };
    }
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for &mut Sheet {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        (u32::try_from(self.columns).unwrap_or(30), u32::try_from(self.rows).unwrap_or(16))
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, color: BackendColor) -> Drawn {
        if color.alpha > 0.3 {
            let is = |known: &plotters::style::RGBColor| (known.0, known.1, known.2) == color.rgb;
            let series = COLOURS.iter().position(is).unwrap_or(0);
            self.put(point, LINES[series % LINES.len()]);
        }
        Ok(())
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Drawn {
        let color = style.color();
        let of = |known: plotters::style::RGBColor| (known.0, known.1, known.2) == color.rgb;
        if color.alpha < 0.3 {
            return Ok(());
        }
        if of(FAINT) {
            for x in from.0.min(to.0)..=from.0.max(to.0) {
                if x % 2 == 0 {
                    self.put((x, from.1), '·');
                }
            }
        } else if of(INK) && from.1 == to.1 {
            (from.0.min(to.0)..=from.0.max(to.0)).for_each(|x| self.put((x, from.1), '─'));
        } else if of(INK) {
            (from.1.min(to.1)..=from.1.max(to.1)).for_each(|y| self.put((from.0, y), '│'));
        } else if !of(PAPER) {
            return plotters_backend::rasterizer::draw_line(self, from, to, style);
        }
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, at: BackendCoord) -> Drawn {
        let wide = i32::try_from(text.width()).unwrap_or(0);
        let anchor = style.anchor();
        let x = match anchor.h_pos {
            HPos::Left => at.0,
            HPos::Right => at.0 - wide,
            HPos::Center => at.0 - wide / 2,
        };
        let y = match anchor.v_pos {
            VPos::Top | VPos::Center => at.1,
            VPos::Bottom => at.1 - 1,
        };
        for (letter, x) in text.chars().zip(x..) {
            self.put((x, y), letter);
        }
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        _: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        Ok((u32::try_from(text.width()).unwrap_or(0), 1))
    }
}
