//! A chart as things on a page: what plotters draws, kept as lines and letters.

use std::convert::Infallible;

use plotters::prelude::IntoDrawingArea;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};

use super::face::Face;
use super::ops::{Op, Type, corners};
use crate::pages::Chart;
use crate::render::chart::{Scale, draw};

/// Plotters counts in whole numbers: so many of them are a point.
const FINE: f32 = 8.0;

/// The chart in a box of that size, in points from its upper left corner.
pub fn plot(chart: &Chart, faces: &[Face; 2], (width, height): (f32, f32)) -> Vec<Op> {
    let fine = |points: f32| points * FINE;
    let scale = Scale {
        font: f64::from(fine(8.0)),
        mark: fine(2.2) as i32,
        stroke: fine(1.0) as u32,
        tick: fine(3.0) as u32,
        below: fine(16.0) as u32,
        left: fine(34.0) as u32,
        margin: fine(8.0) as u32,
        across: 16,
        upwards: 6,
    };
    let mut sheet = Sheet { size: (fine(width) as u32, fine(height) as u32), faces, ops: Vec::new() };
    let drawn = {
        let area = (&mut sheet).into_drawing_area();
        draw(&area, chart, scale)
    };
    if drawn.is_some() { sheet.ops } else { Vec::new() }
}

struct Sheet<'a> {
    size: (u32, u32),
    faces: &'a [Face; 2],
    ops: Vec<Op>,
}

fn points((x, y): BackendCoord) -> (f32, f32) {
    (x as f32 / FINE, y as f32 / FINE)
}

/// A line of one unit is as thin as a line may be.
fn thick<S: BackendStyle>(style: &S) -> f32 {
    (style.stroke_width() as f32 / FINE).max(0.5)
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for &mut Sheet<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, _: BackendCoord, _: BackendColor) -> Drawn {
        Ok(())
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Drawn {
        self.draw_path([from, to], style)
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        let color = style.color();
        if color.alpha > 0.0 {
            let points = path.into_iter().map(points).collect();
            self.ops.push(Op::Line { points, width: thick(style), colour: color.rgb });
        }
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let color = style.color();
        if color.alpha <= 0.0 {
            return Ok(());
        }
        let ((x, y), (right, bottom)) = (points(from), points(to));
        let mut points = corners(x, y, right - x, bottom - y);
        if fill {
            self.ops.push(Op::Shape { points, colour: color.rgb });
        } else {
            points.push((x, y));
            self.ops.push(Op::Line { points, width: thick(style), colour: color.rgb });
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        at: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let color = style.color();
        if color.alpha > 0.0 {
            let line = (!fill).then(|| thick(style));
            let radius = radius as f32 / FINE;
            self.ops.push(Op::Circle { at: points(at), radius, line, colour: color.rgb });
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        vert: I,
        style: &S,
    ) -> Drawn {
        let color = style.color();
        if color.alpha > 0.0 {
            let points = vert.into_iter().map(points).collect();
            self.ops.push(Op::Shape { points, colour: color.rgb });
        }
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, at: BackendCoord) -> Drawn {
        let size = style.size() as f32 / FINE;
        let (x, y) = points(at);
        let wide = self.faces[0].width(text, size);
        let anchor = style.anchor();
        let x = match anchor.h_pos {
            HPos::Left => x,
            HPos::Right => x - wide,
            HPos::Center => x - wide / 2.0,
        };
        let y = match anchor.v_pos {
            VPos::Top => y + size * 0.76,
            VPos::Center => y + size * 0.36,
            VPos::Bottom => y - size * 0.2,
        };
        let kind = Type { size, bold: false, colour: style.color().rgb };
        self.ops.push(Op::Text { x, y, kind, text: text.to_owned() });
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let size = style.size() as f32;
        Ok((self.faces[0].width(text, size) as u32, size as u32))
    }
}
