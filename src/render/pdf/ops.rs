//! What stands on a page, in points from its upper left corner, and how it is drawn.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;

use super::face::Face;

/// A colour.
pub type Rgb = (u8, u8, u8);

/// Black enough to read, soft enough for the eyes.
pub const INK: Rgb = (24, 24, 24);
/// What may be skipped.
pub const SOFT: Rgb = (90, 90, 90);
/// Lines between rows.
pub const RULE: Rgb = (190, 190, 190);
/// Behind the heads of tables.
pub const BACK: Rgb = (240, 238, 232);
/// What went wrong.
pub const ALARM: Rgb = (150, 50, 10);

/// Letters of one kind.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Type {
    /// Their height.
    pub size: f32,
    /// Are they bold?
    pub bold: bool,
    /// Their colour.
    pub colour: Rgb,
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
        /// The colour.
        colour: Rgb,
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
pub fn draw(surface: &mut Surface<'_>, faces: &[Face; 2], op: &Op) {
    match op {
        Op::Text { x, y, kind, text } => {
            words(surface, &faces[usize::from(kind.bold)], (*x, *y), *kind, text)
        }
        Op::Line { points, width, colour } => stroke(surface, through(points, false), *width, *colour),
        Op::Shape { points, colour } => fill(surface, through(points, true), *colour),
        Op::Circle { at, radius, line, colour } => match line {
            Some(width) => stroke(surface, circle(*at, *radius), *width, *colour),
            None => fill(surface, circle(*at, *radius), *colour),
        },
    }
}

fn words(surface: &mut Surface<'_>, face: &Face, (mut x, y): (f32, f32), kind: Type, text: &str) {
    surface.set_stroke(None);
    surface.set_fill(Some(paint(kind.colour)));
    for run in face.runs(text) {
        surface.draw_glyphs(Point::from_xy(x, y), &run.glyphs, face.font(), &run.text, kind.size, false);
        x += run.width * kind.size;
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

fn stroke(surface: &mut Surface<'_>, path: Option<Path>, width: f32, (red, green, blue): Rgb) {
    let Some(path) = path else { return };
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke {
        paint: rgb::Color::new(red, green, blue).into(),
        width,
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
