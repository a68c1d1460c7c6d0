//! A drawing as dots: PNG, in the colours of the slate and the letters that the program carries.

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use tiny_skia::{FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash, Transform};

use super::face::Face;
use super::picture::{Anchor, Ink, Picture, Thing, on_slate};

/// The drawing as a PNG file, a dot for each of its units; none if it has no size or the letters cannot be read.
#[must_use]
pub fn png(picture: &Picture) -> Option<Vec<u8>> {
    let whole = Rect::from_xywh(0.0, 0.0, picture.width.ceil(), picture.height.ceil())?.round()?;
    let mut dots = Pixmap::new(whole.width(), whole.height())?;
    let faces = Face::all()?;
    for thing in &picture.things {
        draw(&mut dots, &faces, thing);
    }
    dots.encode_png().ok()
}

fn draw(dots: &mut Pixmap, faces: &[Face; 3], thing: &Thing) {
    match thing {
        Thing::Line { points, width, dash, ink } => {
            let stroke = Stroke {
                width: *width,
                line_join: LineJoin::Round,
                dash: StrokeDash::new(dash.clone(), 0.0),
                ..Stroke::default()
            };
            if let Some(path) = through(points, false) {
                dots.stroke_path(&path, &paint(*ink), &stroke, Transform::identity(), None);
            }
        }
        Thing::Shape { points, ink } => fill(dots, through(points, true), *ink),
        Thing::Disc { at: (x, y), radius, ink } => {
            fill(dots, PathBuilder::from_circle(*x, *y, *radius), *ink);
        }
        Thing::Words { at: (x, y), size, cut, ink, anchor, text } => {
            let face = Face::of(faces, *cut, text);
            let wide = face.width(text, *size);
            let left = match anchor {
                Anchor::Start => *x,
                Anchor::Middle => x - wide / 2.0,
                Anchor::End => x - wide,
            };
            fill(dots, letters(face, (left, *y), *size, text), *ink);
        }
    }
}

/// The outlines of a line of letters; its place is the left end of the base line.
fn letters(face: &Face, (mut x, y): (f32, f32), size: f32, text: &str) -> Option<Path> {
    let font = FontRef::new(face.bytes()).ok()?;
    let outlines = font.outline_glyphs();
    let settings = || DrawSettings::unhinted(Size::new(size), LocationRef::default());
    let mut pen = Pen { path: PathBuilder::new(), left: x, base: y };
    for glyph in face.runs(text).iter().flat_map(|run| &run.glyphs) {
        pen.left = x + glyph.x_offset * size;
        pen.base = y - glyph.y_offset * size;
        if let Some(outline) = outlines.get(GlyphId::new(glyph.glyph_id.to_u32())) {
            outline.draw(settings(), &mut pen).ok()?;
        }
        x += glyph.x_advance * size;
    }
    pen.path.finish()
}

/// Draws outlines, which count upwards from their base line, where dots count downwards.
struct Pen {
    path: PathBuilder,
    left: f32,
    base: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.left + x, self.base - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.left + x, self.base - y);
    }

    fn quad_to(&mut self, by_x: f32, by_y: f32, x: f32, y: f32) {
        self.path.quad_to(self.left + by_x, self.base - by_y, self.left + x, self.base - y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let (left, base) = (self.left, self.base);
        self.path.cubic_to(left + ax, base - ay, left + bx, base - by, left + x, base - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

fn paint(ink: Ink) -> Paint<'static> {
    let (red, green, blue) = on_slate(ink);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, 0xff);
    paint
}

fn fill(dots: &mut Pixmap, path: Option<Path>, ink: Ink) {
    let Some(path) = path else { return };
    dots.fill_path(&path, &paint(ink), FillRule::Winding, Transform::identity(), None);
}

fn through(points: &[(f32, f32)], closed: bool) -> Option<Path> {
    let (first, rest) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.0, first.1);
    rest.iter().for_each(|(x, y)| path.line_to(*x, *y));
    if closed {
        path.close();
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::picture::Cut;

    /// The colour of a dot of a PNG file.
    fn dot(png: &[u8], x: u32, y: u32) -> (u8, u8, u8) {
        let dots = Pixmap::decode_png(png).expect("a PNG file");
        let dot = dots.pixel(x, y).expect("a dot of the picture");
        (dot.red(), dot.green(), dot.blue())
    }

    #[test]
    fn every_thing_leaves_its_dots() {
        let mut picture = Picture::new(120.0, 60.0);
        picture.shape(vec![(0.0, 0.0), (120.0, 0.0), (120.0, 60.0), (0.0, 60.0)], Ink::Ground);
        picture.line(vec![(0.0, 10.0), (120.0, 10.0)], 4.0, &[], Ink::Full);
        picture.mark((20.0, 40.0), 8.0, 2.0, 0);
        // A stem thicker than a dot: the middle of the letter is full.
        picture.words((80.0, 55.0), 50.0, Cut::Bold, Ink::Account(1), Anchor::Middle, "I");
        let png = png(&picture).expect("a picture");
        assert_eq!(dot(&png, 60, 10), on_slate(Ink::Full));
        assert_eq!(dot(&png, 20, 40), on_slate(Ink::Account(0)));
        assert_eq!(dot(&png, 80, 40), on_slate(Ink::Account(1)));
        assert_eq!(dot(&png, 110, 40), on_slate(Ink::Ground));
    }
}
