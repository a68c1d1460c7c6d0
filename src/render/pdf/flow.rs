//! From a page of any length to pages of paper: what stands where, and where a page ends.

use super::ops::{ALARM, INK, Op, RED, SOFT, Type};
use super::tree::{Piece, Role, Tree};
use crate::pages::{Cell, Tone};
use crate::render::face::Face;
use crate::render::picture::Cut;

/// A heading, for the contents that a reader shows beside the pages.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    /// 1, 2, 3.
    pub level: u8,
    /// The words.
    pub title: String,
    /// The page, from 0.
    pub page: usize,
    /// How far down.
    pub y: f32,
}

/// Height of the letters of the text.
pub const SIZE: f32 = 9.0;
/// From one line to the next, in parts of the height of the letters.
pub const LEADING: f32 = 1.36;
/// Room at the sides.
pub const SIDE: f32 = 34.0;
/// Room above.
pub const ABOVE: f32 = 31.0;
/// Room below, where the number of the page stands.
pub const BELOW: f32 = 36.0;

/// How close things stand: rows get lower and the curve shorter before a second page is opened.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Density {
    /// Above and below the words of a row of the sheet.
    pub air: f32,
    /// How high a curve is.
    pub chart: f32,
    /// How high the totals on the slate are, in parts of their usual height.
    pub totals: f32,
    /// Above the lines to sign.
    pub sign: f32,
}

impl Density {
    /// From wide to close.
    pub const ALL: [Density; 5] = [
        Density { air: 2.7, chart: 194.0, totals: 1.0, sign: 30.0 },
        Density { air: 1.9, chart: 170.0, totals: 1.0, sign: 28.0 },
        Density { air: 1.3, chart: 140.0, totals: 0.9, sign: 26.0 },
        Density { air: 0.85, chart: 112.0, totals: 0.85, sign: 24.0 },
        Density { air: 0.4, chart: 96.0, totals: 0.75, sign: 22.0 },
    ];
}

/// Pages being filled.
pub struct Flow<'a> {
    /// The letters.
    pub faces: &'a [Face; 3],
    /// Words put behind the caption of a table that goes on overleaf.
    pub continued: &'a dyn Fn(&str) -> String,
    /// Width and height of the paper.
    paper: (f32, f32),
    /// The pages so far: each thing with the piece it belongs to, if it is not an ornament.
    pub pages: Vec<Vec<(Option<Piece>, Op)>>,
    /// What the pieces are.
    pub tree: Tree,
    /// The headings so far.
    pub marks: Vec<Mark>,
    /// On which page each heading stands, if all were filled before.
    pub known: Vec<usize>,
    /// How far down the page is filled.
    pub y: f32,
    /// How close things stand.
    pub density: Density,
    /// So many rows of a sheet stand on a page.
    pub rows: usize,
}

impl<'a> Flow<'a> {
    /// The first page, empty.
    pub fn new(faces: &'a [Face; 3], paper: (f32, f32), continued: &'a dyn Fn(&str) -> String) -> Flow<'a> {
        Flow {
            faces,
            continued,
            paper,
            pages: vec![Vec::new()],
            tree: Tree::default(),
            marks: Vec::new(),
            known: Vec::new(),
            y: ABOVE,
            density: Density::ALL[0],
            rows: usize::MAX,
        }
    }

    /// Where lines begin.
    #[must_use]
    pub const fn left(&self) -> f32 {
        SIDE
    }

    /// How long lines may be.
    #[must_use]
    pub fn room(&self) -> f32 {
        self.paper.0 - 2.0 * SIDE
    }

    /// How much room there is below.
    #[must_use]
    pub fn rest(&self) -> f32 {
        self.paper.1 - BELOW - self.y
    }

    /// How much fits on an empty page.
    #[must_use]
    pub fn whole(&self) -> f32 {
        self.paper.1 - BELOW - ABOVE
    }

    /// Begins a new page.
    pub fn turn(&mut self) {
        self.pages.push(Vec::new());
        self.tree.part_pieces();
        self.y = ABOVE;
    }

    /// Begins a new page unless that much fits on this one.
    pub fn need(&mut self, height: f32) {
        if self.rest() < height && self.y > ABOVE {
            self.turn();
        }
    }

    /// Puts a thing on the page, as a piece of the part that is open.
    pub fn put(&mut self, op: Op) {
        let piece = self.tree.piece();
        if let Some(page) = self.pages.last_mut() {
            page.push((piece, op));
        }
    }

    /// Puts an ornament on the page: somebody who hears the page misses nothing without it.
    pub fn adorn(&mut self, op: Op) {
        self.tree.part_pieces();
        if let Some(page) = self.pages.last_mut() {
            page.push((None, op));
        }
    }

    /// Does something as an ornament.
    pub fn ornaments(&mut self, work: impl FnOnce(&mut Self)) {
        self.tree.hide(true);
        work(self);
        self.tree.hide(false);
    }

    /// Does something as a part of the document.
    pub fn part(&mut self, role: Role, work: impl FnOnce(&mut Self)) {
        self.tree.begin(role);
        work(self);
        self.tree.end();
    }

    /// Leaves room, except at the top of a page.
    pub fn skip(&mut self, height: f32) {
        if self.y > ABOVE {
            self.y += height;
        }
    }

    /// A paragraph, which may go on overleaf; within another part, its words.
    pub fn paragraph(&mut self, text: &str, kind: Type) {
        if self.tree.is_open() {
            self.words(text, kind);
        } else {
            self.part(Role::Paragraph, |flow| flow.words(text, kind));
        }
    }

    /// Words in lines, as pieces of the part that is open.
    pub fn words(&mut self, text: &str, kind: Type) {
        let lines = kind.face(self.faces, text).lines(text, kind.size, self.room());
        let step = kind.size * LEADING;
        for line in spaced(text, lines) {
            self.need(step);
            self.y += step;
            let y = self.y - step * 0.26;
            self.coloured((self.left(), y), kind, &line);
        }
    }

    /// Words in which hearts and diamonds are red.
    pub fn coloured(&mut self, (mut x, y): (f32, f32), kind: Type, text: &str) {
        const RED_SIGNS: [char; 2] = ['♥', '♦'];
        if !text.contains(RED_SIGNS) {
            self.put(Op::Text { x, y, kind, text: text.to_owned() });
            return;
        }
        let mut rest = text;
        while !rest.is_empty() {
            let first_red = rest.starts_with(RED_SIGNS);
            let end = match first_red {
                true => rest.char_indices().nth(1).map_or(rest.len(), |(at, _)| at),
                false => rest.find(RED_SIGNS).unwrap_or(rest.len()),
            };
            let (part, after) = rest.split_at(end);
            let kind = if first_red { Type { colour: RED, ..kind } } else { kind };
            let wide = kind.width(self.faces, part);
            self.put(Op::Text { x, y, kind, text: part.to_owned() });
            x += wide;
            rest = after;
        }
    }
}

/// Lines with the space they were broken at, so that who hears or copies them finds words and not one word.
pub fn spaced(text: &str, lines: Vec<String>) -> Vec<String> {
    let mut rest = text.trim_start();
    let space = |mut line: String| {
        let Some(after) = rest.strip_prefix(line.as_str()) else { return line };
        rest = after.trim_start();
        if rest.len() < after.len() && !rest.is_empty() {
            line.push(' ');
        }
        line
    };
    lines.into_iter().map(space).collect()
}

/// A line cut with an ellipsis where it is too long.
pub fn fitted(face: &Face, text: &str, size: f32, room: f32) -> String {
    let mut lines = face.lines(text, size, room);
    if lines.len() <= 1 {
        return lines.pop().unwrap_or_default();
    }
    let mut first =
        face.lines(text, size, room - face.width("…", size)).into_iter().next().unwrap_or_default();
    first.push('…');
    first
}

/// The letters of a tone.
pub const fn toned(tone: Tone, size: f32) -> Type {
    match tone {
        Tone::Plain => Type::new(size, Cut::Plain, INK),
        Tone::Strong => Type::new(size, Cut::Bold, INK),
        Tone::Faint => Type::new(size, Cut::Plain, SOFT),
        Tone::Alarm => Type::new(size, Cut::Bold, ALARM),
    }
}

/// The letters of a cell.
pub const fn letters(cell: &Cell, size: f32) -> Type {
    toned(cell.tone, size)
}
