//! Everything that a page consists of, one piece after the other.

use super::flow::{ABOVE, Flow, LEADING, Mark, SIZE, fitted, spaced, toned};
use super::ops::{INK, Op, RULE, SOFT, Type};
use super::plot::ops as drawn;
use super::slate::Signature;
use super::tree::Role;
use super::{sheet, slate, table};
use crate::pages::{Block, Chart, Signed, Tone};
use crate::render::chart::{Scale, WIDE, chart as plotted};
use crate::render::picture::Cut;

/// The least height of the letters of a chart.
const LETTERS: f32 = 7.5;

impl Flow<'_> {
    /// A heading: it never stands alone at the foot of a page.
    fn heading(&mut self, level: u8, title: &str, next: Option<&Block>) {
        let (size, before) = match level {
            0 | 1 => (17.0, 0.0),
            2 => (12.5, 14.0),
            _ => (10.5, 10.0),
        };
        self.skip(before);
        let under = match next {
            Some(Block::Chart(_)) => self.density.chart + 12.0,
            Some(Block::Fold { .. }) => 120.0,
            Some(_) | None => 70.0,
        };
        self.need(size * LEADING + under.min(self.whole() / 2.0));
        self.marks.push(Mark { level, title: title.to_owned(), page: self.pages.len() - 1, y: self.y });
        let kind = Type::new(size, Cut::Serif, INK);
        self.part(Role::Heading(level.max(1), title.to_owned()), |flow| flow.words(title, kind));
        if level == 2 {
            let (x, y) = (self.left(), self.y + 1.0);
            let points = vec![(x, y), (x + self.room(), y)];
            self.adorn(Op::Line { points, width: 0.8, dash: Vec::new(), colour: RULE });
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
                    self.paragraph(summary, Type::new(SIZE + 0.5, Cut::Bold, INK));
                    self.y += 1.0;
                    self.blocks(blocks);
                }
                Block::Chart(chart) => self.chart(chart),
                Block::Signatures(signed, words) => self.signatures(signed, words),
                Block::Slate(slate) => slate::slate(self, slate),
                Block::Sheet(sheet) => sheet::sheet(self, sheet),
                Block::Rich(line) => {
                    self.y += 2.0;
                    self.part(Role::Paragraph, |flow| slate::rich(flow, line, SIZE));
                    self.y += 1.0;
                }
                Block::Foot(text) => {
                    self.y += 3.0;
                    self.paragraph(text, Type::new(8.0, Cut::Plain, SOFT));
                }
                Block::Gap => self.skip(SIZE),
                Block::Contents(titles) => self.contents(titles),
                Block::Break => {
                    if self.y > ABOVE {
                        self.turn();
                    }
                }
            }
        }
    }

    /// Headings with dots up to the number of their page.
    fn contents(&mut self, titles: &[(u8, String)]) {
        let first = self.marks.len();
        for (place, (level, title)) in titles.iter().enumerate() {
            let (kind, inset) = match level {
                ..=2 => (Type::new(SIZE + 0.5, Cut::Serif, INK), 0.0),
                3.. => (Type::new(SIZE - 0.5, Cut::Plain, INK), 12.0),
            };
            let step = kind.size * LEADING;
            self.need(step);
            self.y += step;
            let (from, to, y) = (self.left() + inset, self.left() + self.room(), self.y - step * 0.26);
            let number =
                self.known.get(first + place).map_or_else(String::new, |page| (page + 1).to_string());
            let wide = kind.width(self.faces, &number);
            let room = to - from - wide - 24.0;
            let text = fitted(kind.face(self.faces, title), title, kind.size, room);
            let end = from + kind.width(self.faces, &text);
            self.part(Role::Paragraph, |flow| {
                flow.put(Op::Text { x: from, y, kind, text: format!("{text} ") });
                flow.put(Op::Text { x: to - wide, y, kind, text: number });
            });
            let points = vec![(end + 5.0, y), (to - wide - 5.0, y)];
            self.adorn(Op::Line { points, width: 0.7, dash: vec![0.7, 2.4], colour: SOFT });
        }
        self.y += 4.0;
    }

    fn facts(&mut self, facts: &[(String, String)]) {
        let soft = Type::new(SIZE, Cut::Plain, SOFT);
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
        // On small paper the letters stay as high, and the axes get shorter.
        let unit = (self.room() / WIDE.width).max(LETTERS / WIDE.font);
        let height = self.density.chart;
        self.need(height + 6.0);
        let picture = plotted(chart, Scale { width: self.room() / unit, height: height / unit, ..WIDE });
        let place = (self.left(), self.y + 4.0);
        let faces = self.faces;
        self.part(Role::Figure(format!("{}. {}", chart.title, chart.alternative)), |flow| {
            drawn(&picture, faces, place, unit).into_iter().for_each(|op| flow.put(op));
        });
        self.y += height + 6.0;
    }

    /// A line for each to sign, at most five beside one another.
    fn signatures(&mut self, signed: &[Signed], words: &[String; 2]) {
        let gap = 14.0;
        let columns = signed.len().clamp(1, 5);
        let width = (self.room() - gap * (columns - 1) as f32) / columns as f32;
        for row in signed.chunks(columns) {
            let row = row.iter().map(|one| Signature::fitted(self.faces, one, words, width));
            let row: Vec<Signature> = row.collect();
            let lower = row.iter().map(Signature::lower).fold(0.0, f32::max);
            let high = self.density.sign + 12.0 + lower;
            self.need(high);
            for (place, one) in row.iter().enumerate() {
                let x = self.left() + place as f32 * (width + gap);
                let y = self.y + self.density.sign;
                self.adorn(Op::Line {
                    points: vec![(x, y), (x + width, y)],
                    width: 0.8,
                    dash: Vec::new(),
                    colour: INK,
                });
                self.part(Role::Paragraph, |flow| one.put(flow, words, (x, y + 9.5)));
            }
            self.y += high;
        }
    }
}
