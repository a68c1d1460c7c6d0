//! From a page of any length to pages of paper: what stands where, and where a page ends.

use super::face::Face;
use super::ops::{ALARM, INK, Op, RULE, SOFT, Type};
use super::plot::plot;
use super::table;
use super::tree::{Piece, Role, Tree};
use crate::pages::{Block, Cell, Chart, Tone};

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
/// How high a chart is.
const CHART: f32 = 170.0;
/// How high a line to sign is.
const SIGNATURE: f32 = 54.0;
/// Room at the sides.
const SIDE: f32 = 42.0;
/// Room above.
const ABOVE: f32 = 44.0;
/// Room below, where the number of the page stands.
const BELOW: f32 = 52.0;

/// Pages being filled.
pub struct Flow<'a> {
    /// The letters.
    pub faces: &'a [Face; 2],
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
    /// How far down the page is filled.
    pub y: f32,
}

impl<'a> Flow<'a> {
    /// The first page, empty.
    pub fn new(faces: &'a [Face; 2], paper: (f32, f32), continued: &'a dyn Fn(&str) -> String) -> Flow<'a> {
        Flow {
            faces,
            continued,
            paper,
            pages: vec![Vec::new()],
            tree: Tree::default(),
            marks: Vec::new(),
            y: ABOVE,
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
        let lines = self.faces[usize::from(kind.bold)].lines(text, kind.size, self.room());
        let step = kind.size * LEADING;
        for line in spaced(text, lines) {
            self.need(step);
            self.y += step;
            let y = self.y - step * 0.26;
            self.put(Op::Text { x: self.left(), y, kind, text: line });
        }
    }

    /// A heading: it never stands alone at the foot of a page.
    fn heading(&mut self, level: u8, title: &str, next: Option<&Block>) {
        let (size, before) = match level {
            0 | 1 => (17.0, 0.0),
            2 => (12.5, 14.0),
            _ => (10.5, 10.0),
        };
        self.skip(before);
        let under = match next {
            Some(Block::Chart(_)) => CHART + 60.0,
            Some(Block::Signatures { names, .. }) => {
                names.len().div_ceil(2) as f32 * SIGNATURE + 2.0 * SIZE * LEADING
            }
            Some(Block::Fold { .. }) => 120.0,
            Some(_) | None => 70.0,
        };
        self.need(size * LEADING + under.min(self.whole() / 2.0));
        self.marks.push(Mark { level, title: title.to_owned(), page: self.pages.len() - 1, y: self.y });
        let kind = Type { size, bold: true, colour: INK };
        self.part(Role::Heading(level.max(1), title.to_owned()), |flow| flow.words(title, kind));
        if level == 2 {
            let (x, y) = (self.left(), self.y + 1.0);
            let points = vec![(x, y), (x + self.room(), y)];
            self.adorn(Op::Line { points, width: 0.8, colour: RULE });
        }
        self.y += 4.0;
    }

    /// Everything on a page, one piece after the other.
    pub fn blocks(&mut self, blocks: &[Block]) {
        for (place, block) in blocks.iter().enumerate() {
            let next = blocks.get(place + 1);
            match block {
                Block::Title(title) => self.heading(1, title, next),
                Block::Heading(title) => self.heading(2, title, next),
                Block::Section { level, title } => self.heading(*level, title, next),
                Block::Text(cell) => {
                    self.paragraph(&cell.text, toned(cell.tone, SIZE));
                    self.y += 2.0;
                }
                Block::Lines(lines) => {
                    for line in lines {
                        self.paragraph(line, toned(Tone::Plain, SIZE));
                    }
                }
                Block::Table(table) => table::table(self, table, None),
                Block::Captioned { caption, table } => table::table(self, table, Some(caption)),
                Block::Facts(facts) => self.facts(facts),
                Block::Fold { summary, blocks } => {
                    self.skip(7.0);
                    self.need(90.0);
                    self.paragraph(summary, Type { size: SIZE + 0.5, bold: true, colour: INK });
                    self.y += 1.0;
                    self.blocks(blocks);
                }
                Block::Chart(chart) => self.chart(chart),
                Block::Signatures { text, names } => self.signatures(text, names),
                Block::Gap => self.skip(SIZE),
                Block::Break => {
                    if self.y > ABOVE {
                        self.turn();
                    }
                }
            }
        }
    }

    fn facts(&mut self, facts: &[(String, String)]) {
        let soft = Type { size: SIZE, bold: false, colour: SOFT };
        let plain = toned(Tone::Plain, SIZE);
        let widest = facts.iter().map(|(name, _)| self.faces[0].width(name, SIZE)).fold(40.0, f32::max);
        let inset = widest.min(self.room() / 3.0) + 12.0;
        let step = SIZE * LEADING;
        for (name, what) in facts {
            let lines = spaced(what, self.faces[0].lines(what, SIZE, self.room() - inset));
            self.part(Role::Paragraph, |flow| {
                for (place, line) in lines.into_iter().enumerate() {
                    flow.need(step);
                    flow.y += step;
                    let (x, y) = (flow.left(), flow.y - step * 0.26);
                    if place == 0 {
                        flow.put(Op::Text { x, y, kind: soft, text: format!("{name} ") });
                    }
                    flow.put(Op::Text { x: x + inset, y, kind: plain, text: line });
                }
            });
        }
        self.y += 4.0;
    }

    fn chart(&mut self, chart: &Chart) {
        let height = CHART;
        self.need(height + 40.0);
        self.paragraph(&chart.legend().join("     "), Type { size: SIZE, bold: true, colour: INK });
        let (x, y) = (self.left(), self.y + 2.0);
        let drawn = plot(chart, self.faces, (self.room(), height));
        self.part(Role::Figure(chart.alternative.clone()), |flow| {
            drawn.into_iter().for_each(|op| flow.put(moved(op, x, y)));
        });
        self.y += height + 4.0;
        self.paragraph(&chart.alternative, toned(Tone::Faint, SIZE - 0.5));
    }

    fn signatures(&mut self, text: &str, names: &[String]) {
        let columns = 2;
        let (gap, high) = (24.0, SIGNATURE);
        let rows = names.len().div_ceil(columns);
        let lines = self.faces[0].lines(text, SIZE, self.room()).len();
        self.need((rows as f32 * high + lines as f32 * SIZE * LEADING).min(self.whole()));
        self.paragraph(text, toned(Tone::Plain, SIZE));
        let width = (self.room() - gap) / columns as f32;
        for row in names.chunks(columns) {
            self.need(high);
            for (place, name) in row.iter().enumerate() {
                let x = self.left() + place as f32 * (width + gap);
                let y = self.y + high - 16.0;
                self.adorn(Op::Line { points: vec![(x, y), (x + width, y)], width: 0.6, colour: INK });
                let name = fitted(&self.faces[0], name, SIZE, width);
                let op = Op::Text { x, y: y + SIZE * 1.2, kind: toned(Tone::Plain, SIZE), text: name };
                self.part(Role::Paragraph, |flow| flow.put(op));
            }
            self.y += high;
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
        Tone::Plain => Type { size, bold: false, colour: INK },
        Tone::Strong => Type { size, bold: true, colour: INK },
        Tone::Faint => Type { size, bold: false, colour: SOFT },
        Tone::Alarm => Type { size, bold: true, colour: ALARM },
    }
}

/// The letters of a cell.
pub const fn letters(cell: &Cell, size: f32) -> Type {
    toned(cell.tone, size)
}

fn moved(op: Op, dx: f32, dy: f32) -> Op {
    let all = |points: Vec<(f32, f32)>| points.into_iter().map(|(x, y)| (x + dx, y + dy)).collect();
    match op {
        Op::Text { x, y, kind, text } => Op::Text { x: x + dx, y: y + dy, kind, text },
        Op::Line { points, width, colour } => Op::Line { points: all(points), width, colour },
        Op::Shape { points, colour } => Op::Shape { points: all(points), colour },
        Op::Circle { at: (x, y), radius, line, colour } => {
            Op::Circle { at: (x + dx, y + dy), radius, line, colour }
        }
    }
}
