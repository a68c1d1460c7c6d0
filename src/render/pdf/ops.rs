//! What stands on a page, in points from its upper left corner, and how it is drawn.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;

use crate::render::face::Face;
use crate::render::picture::{Cut, Rgb, STICKS};

/// Black enough to read, soft enough for the eyes.
pub const INK: Rgb = (0x1c, 0x23, 0x25);
/// What may be skipped.
pub const SOFT: Rgb = (0x56, 0x5a, 0x56);
/// Lines between rows.
pub const RULE: Rgb = (0xd3, 0xc9, 0xb4);
/// The frame of the slate.
pub const WOOD: Rgb = (0xe2, 0xcb, 0xa6);
/// The paper.
pub const GROUND: Rgb = (0xff, 0xff, 0xff);
/// Hearts and diamonds.
pub const RED: Rgb = (0xb0, 0x19, 0x1b);
/// What went wrong.
pub const ALARM: Rgb = (0x93, 0x33, 0x0d);
/// The colours of the accounts.
pub const ACCOUNTS: [Rgb; STICKS] =
    [(0x0b, 0x4f, 0x8a), (0x8a, 0x4b, 0x00), (0x00, 0x66, 0x3f), (0x8a, 0x1f, 0x66), (0x4a, 0x4f, 0x52)];

/// Letters of one kind.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Type {
    /// Their height.
    pub size: f32,
    /// Their cut.
    pub cut: Cut,
    /// Do they lean?
    pub slanted: bool,
    /// Their colour.
    pub colour: Rgb,
}

impl Type {
    /// Upright letters.
    #[must_use]
    pub const fn new(size: f32, cut: Cut, colour: Rgb) -> Type {
        Type { size, cut, slanted: false, colour }
    }

    /// The face of a text.
    #[must_use]
    pub fn face<'a>(&self, faces: &'a [Face; 3], text: &str) -> &'a Face {
        Face::of(faces, self.cut, text)
    }

    /// How wide a text is in these letters.
    #[must_use]
    pub fn width(&self, faces: &[Face; 3], text: &str) -> f32 {
        self.face(faces, text).width(text, self.size)
    }
}

/// One thing on a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Op {
    /// A line of text; the place is the left end of its base line.
    Text {
        /// From the left.
        x: f32,
        /// From the top.
        y: f32,
        /// The letters.
        kind: Type,
        /// The words.
        text: String,
    },
    /// Lines through points.
    Line {
        /// The points.
        points: Vec<(f32, f32)>,
        /// How thick.
        width: f32,
        /// The lengths of dashes and gaps.
        dash: Vec<f32>,
        /// The colour.
        colour: Rgb,
    },
    /// A ring drawn by hand around a figure.
    Ring {
        /// Its middle.
        at: (f32, f32),
        /// Half its width and height.
        radii: (f32, f32),
        /// How thick.
        width: f32,
    },
    /// A filled shape.
    Shape {
        /// Its corners.
        points: Vec<(f32, f32)>,
        /// The colour.
        colour: Rgb,
    },
    /// A circle.
    Circle {
        /// Its centre.
        at: (f32, f32),
        /// Its radius.
        radius: f32,
        /// How thick its line is; none where it is filled.
        line: Option<f32>,
        /// The colour.
        colour: Rgb,
    },
}

/// The corners of a rectangle.
#[must_use]
pub fn corners(x: f32, y: f32, width: f32, height: f32) -> Vec<(f32, f32)> {
    vec![(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
}

/// Draws one thing.
pub fn draw(surface: &mut Surface<'_>, faces: &[Face; 3], op: &Op) {
    match op {
        Op::Text { x, y, kind, text } => {
            words(surface, kind.face(faces, text), (*x, *y), *kind, text);
        }
        Op::Line { points, width, dash, colour } => {
            stroke(surface, through(points, false), *width, dash, *colour);
        }
        Op::Ring { at, radii, width } => stroke(surface, ring(*at, *radii), *width, &[], INK),
        Op::Shape { points, colour } => fill(surface, through(points, true), *colour),
        Op::Circle { at, radius, line, colour } => match line {
            Some(width) => stroke(surface, circle(*at, *radius), *width, &[], *colour),
            None => fill(surface, circle(*at, *radius), *colour),
        },
    }
}

fn words(surface: &mut Surface<'_>, face: &Face, (mut x, y): (f32, f32), kind: Type, text: &str) {
    surface.set_stroke(None);
    surface.set_fill(Some(paint(kind.colour)));
    if kind.slanted {
        surface.push_transform(&Transform::from_row(1.0, 0.0, -0.2, 1.0, 0.2 * y, 0.0));
    }
    for run in face.runs(text) {
        surface.draw_glyphs(Point::from_xy(x, y), &run.glyphs, face.font(), &run.text, kind.size, false);
        x += run.width * kind.size;
    }
    if kind.slanted {
        surface.pop();
    }
}

fn paint((red, green, blue): Rgb) -> Fill {
    let paint = rgb::Color::new(red, green, blue).into();
    Fill { paint, opacity: NormalizedF32::ONE, rule: FillRule::default() }
}

fn fill(surface: &mut Surface<'_>, path: Option<Path>, colour: Rgb) {
    let Some(path) = path else { return };
    surface.set_stroke(None);
    surface.set_fill(Some(paint(colour)));
    surface.draw_path(&path);
}

fn stroke(surface: &mut Surface<'_>, path: Option<Path>, width: f32, dash: &[f32], (red, green, blue): Rgb) {
    let Some(path) = path else { return };
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke {
        paint: rgb::Color::new(red, green, blue).into(),
        width,
        line_join: LineJoin::Round,
        dash: (!dash.is_empty()).then(|| StrokeDash { array: dash.to_vec(), offset: 0.0 }),
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

fn through(points: &[(f32, f32)], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut points = points.iter();
    let (x, y) = points.next()?;
    path.move_to(*x, *y);
    for (x, y) in points {
        path.line_to(*x, *y);
    }
    if closed {
        path.close();
    }
    path.finish()
}

/// Four curves; the handle is the usual one for a quarter of a circle.
fn circle((x, y): (f32, f32), r: f32) -> Option<Path> {
    let k = r * 0.552_284_8;
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.cubic_to(x + r, y + k, x + k, y + r, x, y + r);
    path.cubic_to(x - k, y + r, x - r, y + k, x - r, y);
    path.cubic_to(x - r, y - k, x - k, y - r, x, y - r);
    path.cubic_to(x + k, y - r, x + r, y - k, x + r, y);
    path.close();
    path.finish()
}

/// A ring as a hand draws it: an ellipse that leans a little.
fn ring((x, y): (f32, f32), (rx, ry): (f32, f32)) -> Option<Path> {
    const K: f32 = 0.552_284_8;
    let (sin, cos) = (-2.0_f32).to_radians().sin_cos();
    let turned = |dx: f32, dy: f32| (x + dx * cos - dy * sin, y + dx * sin + dy * cos);
    let quarters = [
        [(1.0, K), (K, 1.0), (0.0, 1.0)],
        [(-K, 1.0), (-1.0, K), (-1.0, 0.0)],
        [(-1.0, -K), (-K, -1.04), (0.04, -1.03)],
        [(K, -1.02), (1.02, -K), (1.0, 0.0)],
    ];
    let mut path = PathBuilder::new();
    let (sx, sy) = turned(rx, 0.0);
    path.move_to(sx, sy);
    for quarter in quarters {
        let [(ax, ay), (bx, by), (cx, cy)] = quarter.map(|(dx, dy): (f32, f32)| turned(dx * rx, dy * ry));
        path.cubic_to(ax, ay, bx, by, cx, cy);
    }
    path.close();
    path.finish()
}
