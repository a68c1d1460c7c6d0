//! The letters of the PDF and of pictures in dots: how wide words are, and where each glyph stands, in either direction of
//! writing.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use harfrust::{Direction, FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation as _;

use super::picture::Cut;

const PLAIN: &[u8] = include_bytes!("fonts/DejaVuSansCondensed.ttf");
const BOLD: &[u8] = include_bytes!("fonts/DejaVuSansCondensed-Bold.ttf");
const SERIF: &[u8] = include_bytes!("fonts/TeXGyrePagella-Bold.otf");
/// What stands for a letter that a face lacks.
const LACKING: char = '▯';

/// Words in one direction, ready to be drawn.
pub struct Run {
    /// The glyphs from left to right, in parts of the size of the letters.
    pub glyphs: Vec<KrillaGlyph>,
    /// What they say.
    pub text: String,
    /// How far they reach, in parts of the size of the letters.
    pub width: f32,
}

/// One of the three cuts.
pub struct Face {
    /// The file it was read from.
    bytes: &'static [u8],
    font: Font,
    letters: FontRef<'static>,
    data: ShaperData,
    units: f32,
    widths: RefCell<HashMap<String, f32>>,
    /// Glyph and width of what stands for a letter that is lacking, in parts of the size of the letters.
    lacking: Option<(u32, f32)>,
    /// Was a letter lacking?
    lacked: Cell<bool>,
}

impl Face {
    fn new(bytes: &'static [u8]) -> Option<Face> {
        let font = Font::new(bytes.into(), 0)?;
        let letters = FontRef::from_index(bytes, 0).ok()?;
        let data = ShaperData::new(&letters);
        let units = font.units_per_em();
        let lacked = Cell::new(false);
        let mut face =
            Face { bytes, font, letters, data, units, widths: RefCell::default(), lacking: None, lacked };
        let sign = face.shape(&LACKING.to_string(), false);
        face.lacking = sign
            .glyphs
            .first()
            .map(|glyph| (glyph.glyph_id.to_u32(), sign.width))
            .filter(|(glyph, _)| *glyph != 0);
        face.lacked.set(false);
        Some(face)
    }

    /// The plain and the bold letters and those of titles; none if the files inside the program are broken.
    #[must_use]
    pub fn all() -> Option<[Face; 3]> {
        Some([Face::new(PLAIN)?, Face::new(BOLD)?, Face::new(SERIF)?])
    }

    /// The face of a text: titles with letters that the serif lacks are set in the bold sans.
    #[must_use]
    pub fn of<'a>(faces: &'a [Face; 3], cut: Cut, text: &str) -> &'a Face {
        match cut {
            Cut::Plain => &faces[0],
            Cut::Serif if faces[2].has(text) => &faces[2],
            Cut::Bold | Cut::Serif => &faces[1],
        }
    }

    /// Has it every letter of a text?
    pub fn has(&self, text: &str) -> bool {
        let lacked = self.lacked.replace(false);
        let _ = self.measured(text);
        !self.lacked.replace(lacked)
    }

    /// Did a text lack a letter, so that a sign stands in its place?
    pub const fn lacked(&self) -> bool {
        self.lacked.get()
    }

    /// The file it was read from.
    #[must_use]
    pub const fn bytes(&self) -> &'static [u8] {
        self.bytes
    }

    /// The font as the PDF embeds it.
    pub fn font(&self) -> Font {
        self.font.clone()
    }

    /// A line as runs from left to right.
    pub fn runs(&self, line: &str) -> Vec<Run> {
        let bidi = BidiInfo::new(line, Some(Level::ltr()));
        let Some(paragraph) = bidi.paragraphs.first() else { return Vec::new() };
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        let of = |range: std::ops::Range<usize>| {
            let level = levels.get(range.start).copied().unwrap_or(Level::ltr());
            let text = line.get(range).unwrap_or_default();
            (!text.is_empty()).then(|| self.shape(text, level.is_rtl()))
        };
        runs.into_iter().filter_map(of).collect()
    }

    fn shape(&self, text: &str, right_to_left: bool) -> Run {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        buffer.set_direction(if right_to_left { Direction::RightToLeft } else { Direction::LeftToRight });
        let shaped = self.data.shaper(&self.letters).build().shape(buffer, ShapeOptions::new());
        let place = |cluster: u32| usize::try_from(cluster).unwrap_or(0).min(text.len());
        let mut starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| place(info.cluster)).collect();
        starts.sort_unstable();
        starts.dedup();
        let mut width = 0.0;
        let mut glyphs = Vec::with_capacity(shaped.len());
        for (info, at) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let start = place(info.cluster);
            let next = starts.partition_point(|known| *known <= start);
            let end = starts.get(next).copied().unwrap_or(text.len());
            let part = |units: i32| units as f32 / self.units;
            let (glyph, advance) = match self.lacking {
                Some(sign) if info.glyph_id == 0 => sign,
                _ => (info.glyph_id, part(at.x_advance)),
            };
            if info.glyph_id == 0 {
                self.lacked.set(true);
            }
            width += advance;
            glyphs.push(KrillaGlyph::new(
                GlyphId::new(glyph),
                advance,
                part(at.x_offset),
                part(at.y_offset),
                part(at.y_advance),
                start..end,
                None,
            ));
        }
        Run { glyphs, text: text.to_owned(), width }
    }

    /// How wide a line is, at that size of the letters.
    pub fn width(&self, line: &str, size: f32) -> f32 {
        if let Some(width) = self.widths.borrow().get(line) {
            return width * size;
        }
        let width = self.measured(line);
        self.widths.borrow_mut().insert(line.to_owned(), width);
        width * size
    }

    /// The longest word of a text.
    pub fn longest_word(&self, text: &str, size: f32) -> f32 {
        pieces(text).map(|piece| self.width(piece.trim_end(), size)).fold(0.0, f32::max)
    }

    /// Breaks a text into lines no wider than `room`: between words, else within one.
    pub fn lines(&self, text: &str, size: f32, room: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        let mut reach = 0.0;
        for piece in pieces(text) {
            let wide = self.width(piece, size);
            if reach + self.width(piece.trim_end(), size) <= room {
                line.push_str(piece);
                reach += wide;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line).trim_end().to_owned());
            }
            if wide <= room {
                line.push_str(piece);
                reach = wide;
                continue;
            }
            let mut rest = piece;
            while let Some(end) = self.fits(rest, size, room) {
                lines.push(rest[..end].to_owned());
                rest = &rest[end..];
            }
            line.push_str(rest);
            reach = self.width(rest, size);
        }
        lines.push(line.trim_end().to_owned());
        closed(lines)
    }

    /// Where a word that is wider than `room` is broken: behind as many letters as there is room for, and one at least; none
    /// if all of it fits.
    fn fits(&self, word: &str, size: f32, room: f32) -> Option<usize> {
        // Letters side by side are not as wide as each alone: that only says about how many to measure together.
        let (mut ends, mut alone, mut likely) = (Vec::new(), 0.0, 0);
        for (at, letter) in word.grapheme_indices(true) {
            ends.push(at + letter.len());
            alone += self.width(letter, size);
            if alone <= room {
                likely = ends.len();
            } else if alone > 2.0 * room + size {
                break;
            }
        }
        let fitting = |count: usize| self.measured(&word[..ends[count - 1]]) * size <= room;
        // So many fit, and so many do not; the gap is closed in steps that grow, then by halves.
        let (mut fit, mut over) = (0, ends.len() + 1);
        let (mut next, mut step) = (likely.max(1), 1);
        while over - fit > 1 {
            if fitting(next) {
                fit = next;
            } else {
                over = next;
            }
            next = match (fit, over > ends.len()) {
                (0, _) => over.saturating_sub(step).max(1),
                (_, true) => (fit + step).min(ends.len()),
                _ => fit + (over - fit) / 2,
            };
            step *= 2;
        }
        let end = *ends.get(fit.max(1) - 1)?;
        (end < word.len()).then_some(end)
    }

    fn measured(&self, line: &str) -> f32 {
        self.runs(line).iter().map(|run| run.width).sum()
    }
}

/// Names set apart from what stands beside them stay so where a line ends within one.
fn closed(lines: Vec<String>) -> Vec<String> {
    const APART: [char; 2] = ['\u{2066}', '\u{2068}'];
    const END: char = '\u{2069}';
    let mut open: Vec<char> = Vec::new();
    let mut whole = Vec::with_capacity(lines.len());
    for line in lines {
        let mut text: String = open.iter().collect();
        text.push_str(&line);
        for letter in line.chars() {
            if APART.contains(&letter) {
                open.push(letter);
            } else if letter == END {
                open.pop();
            }
        }
        text.extend(open.iter().map(|_| END));
        whole.push(text);
    }
    whole
}

/// Words with the blank after them; a `+` between two names ends a piece too.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive([' ', '+'])
}
