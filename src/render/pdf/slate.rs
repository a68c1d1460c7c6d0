//! The slate on paper: its frame, the T, names, totals with the ring; and lines of words of several weights.

use super::flow::{Flow, LEADING, SIDE};
use super::ops::{ALARM, GROUND, INK, Op, SOFT, Type, WOOD, corners};
use super::plot::ops as drawn;
use super::sheet::CARD;
use super::tree::Role;
use crate::pages::{Signed, Slate, Span, Weight};
use crate::render::face::Face;
use crate::render::picture::{Cut, Picture};

/// How thick the frame is.
const FRAME: f32 = 7.4;
/// How thick the lines of the frame are.
const EDGE: f32 = 0.85;
/// How thick the T is.
const STEM: f32 = 2.2;

/// Puts the slate on the page.
pub fn slate(flow: &mut Flow<'_>, slate: &Slate) {
    let (left, top, room) = (flow.left(), flow.y, flow.room());
    let inner = (left + FRAME + 16.0, room - 2.0 * FRAME - 32.0);
    let count = slate.accounts.len();
    let title = Type::new(if count == 0 { 22.0 } else { 17.0 }, Cut::Serif, INK);
    let line = Type::new(9.5, Cut::Plain, INK);
    let titles = title.face(flow.faces, &slate.title).lines(&slate.title, title.size, inner.1);
    let lines = line.face(flow.faces, &slate.line).lines(&slate.line, line.size, inner.1);
    let lines = if slate.line.is_empty() { Vec::new() } else { lines };
    let each = inner.1 / count.max(1) as f32;
    let mut name = Type::new(if count > 3 { 11.5 } else { 14.0 }, Cut::Serif, INK);
    // No name is broken inside: they get smaller together.
    let pieces = || slate.accounts.iter().flat_map(|account| account.name.split([' ', '-']));
    while name.size > 7.0 && pieces().any(|piece| name.width(flow.faces, piece) > each - name.size - 14.0) {
        name.size -= 0.5;
    }
    let names: Vec<Vec<String>> = slate
        .accounts
        .iter()
        .map(|account| names_of(flow, &account.name, name, each - name.size - 14.0))
        .collect();
    let high = names.iter().map(Vec::len).max().unwrap_or(0) as f32 * name.size * 1.2;
    let most = if flow.room() < CARD { 28.0 } else { 44.0 };
    let mut size = (most - 4.0 * count as f32).max(20.0) * flow.density.totals;
    let widest = |size: f32| {
        let kind = Type::new(size, Cut::Serif, INK);
        slate.accounts.iter().map(|account| kind.width(flow.faces, &account.total)).fold(0.0, f32::max)
    };
    while size > 12.0 && widest(size) + size * 0.9 > each {
        size -= 1.0;
    }
    let head = 5.0 + titles.len() as f32 * title.size * 1.22 + lines.len() as f32 * line.size * LEADING;
    let board = if count == 0 { 7.0 } else { 6.0 + high + 4.0 + STEM + size * 1.5 + 10.0 * 1.3 + 8.0 };
    let height = 2.0 * FRAME + head + board;
    flow.need(height);
    frame(flow, (left, top), (room, height));
    let mut y = top + FRAME + 5.0;
    flow.marks.push(super::flow::Mark {
        level: 1,
        title: slate.title.clone(),
        page: flow.pages.len() - 1,
        y,
    });
    flow.part(Role::Heading(1, slate.title.clone()), |flow| {
        for text in titles {
            y += title.size * 1.22;
            flow.put(Op::Text { x: inner.0, y: y - title.size * 0.3, kind: title, text });
        }
    });
    if !lines.is_empty() {
        flow.part(Role::Paragraph, |flow| {
            for text in lines {
                y += line.size * LEADING;
                flow.put(Op::Text { x: inner.0, y: y - line.size * 0.34, kind: line, text });
            }
        });
    }
    if count > 0 {
        board_of(flow, slate, &names, name, size, (inner.0, y + 6.0), (each, high));
    }
    flow.y = top + height + 4.0;
}

/// Names, bar, stems and totals.
fn board_of(
    flow: &mut Flow<'_>,
    slate: &Slate,
    names: &[Vec<String>],
    name: Type,
    size: f32,
    (left, top): (f32, f32),
    (each, high): (f32, f32),
) {
    let bar = top + high + 4.0;
    let wide = each * slate.accounts.len() as f32;
    flow.adorn(Op::Line {
        points: vec![(left, bar), (left + wide, bar)],
        width: STEM,
        dash: Vec::new(),
        colour: INK,
    });
    let foot = bar + size * 1.5 + 20.0;
    let total = Type::new(size, Cut::Serif, INK);
    for (place, (account, lines)) in slate.accounts.iter().zip(names).enumerate() {
        let from = left + each * place as f32;
        let middle = from + each / 2.0;
        if place > 0 {
            let points = vec![(from, top - 2.0), (from, foot)];
            flow.adorn(Op::Line { points, width: STEM, dash: Vec::new(), colour: INK });
        }
        flow.part(Role::Paragraph, |flow| {
            let step = name.size * 1.2;
            let lower = (high - lines.len() as f32 * step) / 2.0;
            for (row, text) in lines.iter().enumerate() {
                let text_wide = name.width(flow.faces, text);
                let room = if row == 0 { name.size } else { 0.0 };
                let x = middle - (text_wide + room) / 2.0;
                let y = top + lower + (row + 1) as f32 * step - step * 0.28;
                if row == 0 {
                    key(flow, (x + name.size * 0.32, y - name.size * 0.32), name.size * 0.34, place);
                }
                let blank = if row + 1 < lines.len() { " " } else { "" };
                flow.put(Op::Text { x: x + room, y, kind: name, text: format!("{text}{blank}") });
            }
        });
        let figure = total.width(flow.faces, &account.total);
        let base = bar + size * 1.08;
        if account.won {
            let at = (middle, base - size * 0.34);
            flow.adorn(Op::Ring { at, radii: (figure / 2.0 + size * 0.42, size * 0.58), width: STEM });
        }
        flow.part(Role::Paragraph, |flow| {
            flow.put(Op::Text {
                x: middle - figure / 2.0,
                y: base,
                kind: total,
                text: account.total.clone(),
            });
        });
        if !account.under.is_empty() {
            let cut = if account.won { Cut::Bold } else { Cut::Plain };
            let kind = Type::new(9.5, cut, INK);
            let kind = if kind.width(flow.faces, &account.under) > each - 6.0 {
                Type { size: 8.0, ..kind }
            } else {
                kind
            };
            let x = middle - kind.width(flow.faces, &account.under) / 2.0;
            let op = Op::Text { x, y: bar + size * 1.5 + 11.0, kind, text: account.under.clone() };
            flow.part(Role::Paragraph, |flow| flow.put(op));
        }
    }
}

/// The names of a side in lines: they break behind the `+`; one that is too long, between its words or at its hyphens.
fn names_of(flow: &Flow<'_>, text: &str, kind: Type, room: f32) -> Vec<String> {
    if kind.width(flow.faces, text) <= room {
        return vec![text.to_owned()];
    }
    let parts: Vec<&str> = text.split(" + ").collect();
    let last = parts.len() - 1;
    let mut lines = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        let whole = if place < last { format!("{part}\u{a0}+") } else { (*part).to_owned() };
        if kind.width(flow.faces, &whole) <= room {
            lines.push(whole);
            continue;
        }
        let mut line = String::new();
        for piece in whole.split_inclusive([' ', '-']) {
            if !line.is_empty() && kind.width(flow.faces, &format!("{line}{}", piece.trim_end())) > room {
                lines.push(std::mem::take(&mut line).trim_end().to_owned());
            }
            line.push_str(piece);
        }
        // One word that is wider than its column is broken within.
        lines.extend(kind.face(flow.faces, &line).lines(&line, kind.size, room));
    }
    lines
}

/// The wooden frame with an ink line inside and outside, and its joints.
fn frame(flow: &mut Flow<'_>, (x, y): (f32, f32), (width, height): (f32, f32)) {
    let inside = (x + FRAME, y + FRAME, width - 2.0 * FRAME, height - 2.0 * FRAME);
    flow.adorn(Op::Shape { points: corners(x, y, width, height), colour: WOOD });
    flow.adorn(Op::Shape { points: corners(inside.0, inside.1, inside.2, inside.3), colour: GROUND });
    let closed = |x: f32, y: f32, width: f32, height: f32| {
        let mut points = corners(x, y, width, height);
        points.extend([(x, y), (x + width, y)]);
        Op::Line { points, width: EDGE, dash: Vec::new(), colour: INK }
    };
    flow.adorn(closed(x + EDGE / 2.0, y + EDGE / 2.0, width - EDGE, height - EDGE));
    flow.adorn(closed(inside.0, inside.1, inside.2, inside.3));
    for at in [x + FRAME, x + width - FRAME] {
        for (from, to) in [(y, y + FRAME), (y + height - FRAME, y + height)] {
            let points = vec![(at, from), (at, to)];
            flow.adorn(Op::Line { points, width: EDGE, dash: Vec::new(), colour: INK });
        }
    }
}

/// The key of an account, as a piece of the part that is open.
pub fn key(flow: &mut Flow<'_>, at: (f32, f32), radius: f32, account: usize) {
    let mut picture = Picture::new(0.0, 0.0);
    picture.mark(at, radius, radius * 0.3, account);
    let faces = flow.faces;
    drawn(&picture, faces, (0.0, 0.0), 1.0).into_iter().for_each(|op| flow.put(op));
}

/// The letters of a weight.
pub const fn weighed(weight: Weight, size: f32) -> Type {
    match weight {
        Weight::Plain => Type::new(size, Cut::Plain, INK),
        Weight::Bold => Type::new(size, Cut::Bold, INK),
        Weight::Soft => Type::new(size, Cut::Plain, SOFT),
        Weight::Slanted | Weight::Chip => Type { slanted: true, ..Type::new(size, Cut::Plain, INK) },
        Weight::Alarm | Weight::AlarmChip => Type::new(size, Cut::Bold, ALARM),
    }
}

/// Words that are not broken, with the key before them.
#[derive(Debug, Clone)]
pub struct Bit {
    key: Option<usize>,
    text: String,
    kind: Type,
    width: f32,
}

/// Room for a key, in parts of the height of the letters.
const KEY: f32 = 1.05;

/// A line of several weights broken into lines no wider than `room`.
pub fn broken(flow: &Flow<'_>, line: &[Span], size: f32, room: f32) -> Vec<Vec<Bit>> {
    let mut lines: Vec<Vec<Bit>> = vec![Vec::new()];
    let mut reach = 0.0;
    for span in line {
        let kind = weighed(span.weight, size);
        let mut key = span.key;
        for word in span.text.split_inclusive(' ') {
            let own = if key.is_some() { KEY * size } else { 0.0 };
            let width = own + kind.width(flow.faces, word);
            let bare = own + kind.width(flow.faces, word.trim_end());
            if reach + bare > room && reach > 0.0 {
                lines.push(Vec::new());
                reach = 0.0;
            }
            if bare > room {
                // One word wider than the column is broken within.
                for piece in kind.face(flow.faces, word).lines(word, size, room - own) {
                    let width = own + kind.width(flow.faces, &piece);
                    lines.push(vec![Bit { key: key.take(), text: piece, kind, width }]);
                    reach = width;
                }
                if let (true, Some(last)) =
                    (word.ends_with(' '), lines.last_mut().and_then(|line| line.last_mut()))
                {
                    let blank = kind.width(flow.faces, " ");
                    last.text.push(' ');
                    last.width += blank;
                    reach += blank;
                }
                continue;
            }
            if let Some(last) = lines.last_mut() {
                last.push(Bit { key: key.take(), text: word.to_owned(), kind, width });
            }
            reach += width;
        }
    }
    lines.retain(|line| !line.is_empty());
    if lines.is_empty() {
        lines.push(Vec::new());
    }
    lines
}

/// How wide a line of several weights is in one line.
pub fn width(flow: &Flow<'_>, line: &[Span], size: f32) -> f32 {
    let each = line.iter().map(|span| {
        let key = if span.key.is_some() { KEY * size } else { 0.0 };
        let text =
            if std::ptr::eq(span, line.last().unwrap_or(span)) { span.text.trim_end() } else { &span.text };
        key + weighed(span.weight, size).width(flow.faces, text)
    });
    each.sum()
}

/// Puts the bits of a line on the page.
pub fn bits(flow: &mut Flow<'_>, (mut x, y): (f32, f32), line: &[Bit], size: f32) {
    for bit in line {
        let mut at = x;
        if let Some(account) = bit.key {
            key(flow, (x + size * 0.42, y - size * 0.34), size * 0.34, account);
            at += KEY * size;
        }
        flow.coloured((at, y), bit.kind, &bit.text);
        x += bit.width;
    }
}

/// A paragraph of several weights.
pub fn rich(flow: &mut Flow<'_>, line: &[Span], size: f32) {
    let step = size * LEADING;
    for bits_of in broken(flow, line, size, flow.room()) {
        flow.need(step);
        flow.y += step;
        bits(flow, (SIDE, flow.y - step * 0.26), &bits_of, size);
    }
}

/// How a name and what he made and failed stand under a line for him to sign: beside one another as strokes, or as words
/// in a line of their own where there is no room.
pub struct Signature {
    name: String,
    tally: Option<(u32, u32)>,
    /// Where the strokes begin from the left end of the line; none if they stand as words below.
    beside: Option<f32>,
    /// The lines of these words.
    below: Vec<String>,
}

impl Signature {
    /// So as it fits in that room; of contracts that failed the word stands before the strokes.
    pub fn fitted(faces: &[Face; 3], one: &Signed, [_, failed]: &[String; 2], room: f32) -> Signature {
        let name = super::flow::fitted(&faces[1], &one.name, SIGNED.size, room);
        let from = Type { cut: Cut::Bold, colour: INK, ..SIGNED }.width(faces, &name) + 4.0;
        let (won, lost) = one.tally.unwrap_or_default();
        let made = if won > 0 { strokes_wide(won) + 3.0 } else { 0.0 };
        let lost = if lost > 0 { SIGNED.width(faces, &failing(failed)) + strokes_wide(lost) } else { 0.0 };
        let beside = (from + made + lost < room).then_some(from);
        let told = <[u32; 2]>::from(one.tally.unwrap_or_default())
            .into_iter()
            .zip(&one.said)
            .filter(|(count, _)| *count > 0);
        let told: Vec<String> = told.map(|(_, said)| said.clone()).collect();
        let whole = told.join(" · ");
        let below = match beside {
            Some(_) => Vec::new(),
            None if told.is_empty() => Vec::new(),
            None if SIGNED.width(faces, &whole) <= room => vec![whole],
            None => told,
        };
        Signature { name, tally: one.tally, beside, below }
    }

    /// How much lower it reaches than its name.
    #[must_use]
    pub const fn lower(&self) -> f32 {
        self.below.len() as f32 * SECOND
    }

    /// Puts it below its line.
    pub fn put(&self, flow: &mut Flow<'_>, [_, failed]: &[String; 2], (x, y): (f32, f32)) {
        let bold = Type { cut: Cut::Bold, colour: INK, ..SIGNED };
        flow.put(Op::Text { x, y, kind: bold, text: self.name.clone() });
        let Some((won, lost)) = self.tally else { return };
        let Some(from) = self.beside else {
            let mut y = y;
            for text in &self.below {
                y += SECOND;
                flow.put(Op::Text { x, y, kind: SIGNED, text: text.clone() });
            }
            return;
        };
        let mut reach = x + from;
        if won > 0 {
            strokes(flow, (reach, y), won);
            reach += strokes_wide(won) + 3.0;
        }
        if lost > 0 {
            let label = failing(failed);
            let wide = SIGNED.width(flow.faces, &label);
            flow.put(Op::Text { x: reach, y, kind: SIGNED, text: label });
            strokes(flow, (reach + wide, y), lost);
        }
    }
}

/// The letters under a line to sign.
const SIGNED: Type = Type::new(8.0, Cut::Plain, SOFT);
/// How far a line of them is below the one before.
const SECOND: f32 = 10.0;

fn failing(word: &str) -> String {
    format!("· {word} ")
}

fn strokes_wide(count: u32) -> f32 {
    2.6 * count as f32 + 2.0
}

/// Strokes in fives.
fn strokes(flow: &mut Flow<'_>, (x, y): (f32, f32), count: u32) {
    let mut at = x + 1.0;
    for stroke in 1..=count {
        let points = if stroke % 5 == 0 {
            vec![(at - 11.0, y), (at, y - 5.5)]
        } else {
            vec![(at, y - 6.5), (at, y + 0.3)]
        };
        flow.adorn(Op::Line { points, width: 0.9, dash: Vec::new(), colour: INK });
        at += 2.6;
    }
}
