//! The deals of a match on paper: columns as wide as they must be, stems between the accounts, heads on every page.

use super::flow::{Flow, LEADING, SIZE};
use super::ops::{ACCOUNTS, INK, Op, RULE, SOFT, Type};
use super::slate::{self, Bit, bits, broken, weighed};
use super::tree::Role;
use crate::pages::{RowKind, Sheet, SheetRow, Weight};
use crate::render::picture::{Cut, STICKS};

/// Room at either side of a cell.
const PAD: f32 = 3.6;
/// The height of the letters of heads.
const HEAD: f32 = 8.0;

/// How high a row is in which somebody writes: 7.8 mm.
const RULED: f32 = 22.0;

/// Words that have less room than this beside the figures stand above them.
const NARROW: f32 = 110.0;
/// The least height of the letters of figures.
const LEAST: f32 = 6.5;

/// How wide the columns are: number, dealer, contract, result, then points and total of each account.
struct Widths {
    no: f32,
    dealer: f32,
    contract: f32,
    result: f32,
    marks: Vec<(f32, f32)>,
    /// How high the letters of the figures are.
    size: f32,
    /// Do the words stand above the figures of their row, for want of room beside them?
    above: bool,
    /// Do the points stand above the total too?
    stacked: bool,
}

impl Widths {
    /// How wide the columns of the accounts are together.
    fn accounts(&self) -> f32 {
        self.marks.iter().map(|(points, total)| points + total + 3.0 * PAD).sum()
    }
}

/// A page narrower than this is a card: what is written by hand on it is written small.
pub(super) const CARD: f32 = 300.0;

/// Puts the sheet on the pages.
pub fn sheet(flow: &mut Flow<'_>, sheet: &Sheet) {
    flow.y += 3.0;
    let caption = Type::new(11.0, Cut::Serif, INK);
    flow.need(caption.size * LEADING + 60.0);
    flow.part(Role::Paragraph, |flow| flow.words(&sheet.caption, caption));
    flow.y += 1.0;
    let widths = widths(flow, sheet);
    let mut on_page = 0;
    flow.part(Role::Table, |flow| {
        heads(flow, sheet, &widths, true);
        for row in &sheet.rows {
            let mut laid = laid(flow, row, &widths);
            if sheet.ruled {
                laid.height = laid.height.max(RULED);
            }
            if on_page >= flow.rows || flow.rest() < laid.height {
                flow.turn();
                flow.ornaments(|flow| heads(flow, sheet, &widths, false));
                on_page = 0;
            }
            drawn(flow, row, &laid, &widths);
            on_page += 1;
        }
    });
    flow.y += 2.0;
}

fn widths(flow: &Flow<'_>, sheet: &Sheet) -> Widths {
    let plain = Type::new(SIZE, Cut::Plain, INK);
    let bold = Type::new(SIZE, Cut::Bold, INK);
    let soft = Type::new(HEAD, Cut::Plain, SOFT);
    let heads = |place: usize| soft.width(flow.faces, &sheet.heads[place]);
    let most = |of: &dyn Fn(&SheetRow) -> f32, head: f32| sheet.rows.iter().map(of).fold(head, f32::max);
    let pair = sheet.accounts.len() == 2;
    let marks: Vec<(f32, f32)> = sheet
        .accounts
        .iter()
        .enumerate()
        .map(|(place, (_, short))| {
            let mark = |row: &SheetRow| row.marks.get(place).cloned();
            let points = |row: &SheetRow| mark(row).map_or(0.0, |mark| plain.width(flow.faces, &mark.points));
            let total = |row: &SheetRow| mark(row).map_or(0.0, |mark| bold.width(flow.faces, &mark.total));
            let serif = Type::new(8.5, Cut::Serif, INK);
            let hand = match (sheet.ruled, pair) {
                (false, _) => (0.0, 0.0),
                (true, true) if flow.room() < CARD => (16.0, 28.0),
                (true, true) => (40.0, 48.0),
                (true, false) => (20.0, 26.0),
            };
            let points = most(&points, if pair { heads(4) } else { 0.0 }).max(hand.0);
            let key = if pair { 11.0 } else { 0.0 };
            let total = most(&total, hand.1);
            let short = serif.width(flow.faces, short) + key;
            (points, if pair { total.max(short) } else { total.max(short - points - PAD) })
        })
        .collect();
    let words = Widths {
        no: most(&|row| plain.width(flow.faces, &row.no), heads(0)),
        dealer: most(&|row| plain.width(flow.faces, &row.dealer), heads(1)),
        contract: most(&|row| slate::width(flow, &row.contract, SIZE), heads(2)) + 1.0,
        result: most(&|row| slate::width(flow, &row.result, SIZE), heads(3)) + 1.0,
        marks,
        size: SIZE,
        above: false,
        stacked: false,
    };
    shared(flow, sheet, words)
}

/// Widths as they fit on the page: what is left is shared out, what lacks is taken from the words.
fn shared(flow: &Flow<'_>, sheet: &Sheet, mut widths: Widths) -> Widths {
    if sheet.accounts.len() > 3 && !sheet.ruled {
        widths.dealer = 0.0;
    }
    let all = widths.accounts();
    let dealer = if widths.dealer > 0.0 { widths.dealer + 2.0 * PAD } else { 0.0 };
    let mut room = flow.room() - all - widths.no - 2.0 * PAD - dealer - 4.0 * PAD;
    if widths.contract + widths.result > room && widths.dealer > 0.0 && room < 200.0 {
        room += dealer;
        widths.dealer = 0.0;
    }
    let wanted = widths.contract + widths.result;
    if wanted > room && room < NARROW && !sheet.ruled {
        return above(flow, widths);
    }
    if wanted <= room {
        // What is left is shared out, so that the table is as wide as the page.
        let columns = if widths.dealer > 0.0 { 3.0 } else { 2.0 };
        let share = (room - wanted) / columns;
        widths.contract += share;
        widths.result += share;
        if widths.dealer > 0.0 {
            widths.dealer += share;
        }
    } else {
        // Where nothing is ever said of a result its room is for what is written by hand.
        let spare = sheet.ruled && sheet.rows.iter().all(|row| row.result.is_empty());
        let least = if spare { 0.0 } else { 60.0_f32.min(room / 2.0) };
        let contract = (room * widths.contract / wanted).clamp(least, (room - least).max(least));
        widths.contract = contract;
        widths.result = room - contract;
    }
    widths
}

/// The same where the words of a row stand above its figures, which have the page to themselves.
fn above(flow: &Flow<'_>, mut widths: Widths) -> Widths {
    widths.above = true;
    widths.dealer = 0.0;
    let room = flow.room() - widths.no - 6.0 * PAD;
    let most = room - (room * widths.result / (widths.contract + widths.result)).min(room / 2.0);
    widths.contract = widths.contract.min(most);
    widths.result = room - widths.contract;
    // Figures that are wider than the page get smaller together.
    let pads = widths.marks.len() as f32 * 3.0 * PAD;
    let fit = |widths: &Widths| SIZE * ((flow.room() - pads) / (widths.accounts() - pads)).min(1.0);
    if fit(&widths) < LEAST {
        widths.stacked = true;
        for (points, total) in &mut widths.marks {
            (*points, *total) = (0.0, points.max(*total));
        }
    }
    widths.size = fit(&widths);
    let scale = widths.size / SIZE;
    let spare = (flow.room() - pads - (widths.accounts() - pads) * scale).max(0.0);
    let spare = spare / widths.marks.len().max(1) as f32;
    for (points, total) in &mut widths.marks {
        let spare = if widths.stacked { (0.0, spare) } else { (spare / 2.0, spare / 2.0) };
        (*points, *total) = (*points * scale + spare.0, *total * scale + spare.1);
    }
    widths
}

/// A row broken into lines.
struct Laid {
    contract: Vec<Vec<Bit>>,
    result: Vec<Vec<Bit>>,
    findings: Vec<String>,
    height: f32,
}

fn step() -> f32 {
    SIZE * 1.24
}

fn laid(flow: &Flow<'_>, row: &SheetRow, widths: &Widths) -> Laid {
    let contract = broken(flow, &row.contract, SIZE, widths.contract + 0.5);
    let result = broken(flow, &row.result, SIZE, widths.result + 0.5);
    let lines = contract.len().max(result.len()).max(1);
    let alarm = weighed(Weight::Alarm, HEAD);
    let findings: Vec<String> = row
        .findings
        .iter()
        .flat_map(|text| {
            let text = format!("▸ {text}");
            alarm.face(flow.faces, &text).lines(&text, HEAD, flow.room() - 30.0)
        })
        .collect();
    let below = findings.len() as f32 * HEAD * 1.3;
    let figures = if widths.stacked { 2.0 * step() } else { step() };
    let figures = if widths.above { figures } else { 0.0 };
    Laid {
        height: figures + lines as f32 * step() + 2.0 * flow.density.air + 0.6 + below,
        contract,
        result,
        findings,
    }
}

/// Where the columns begin.
fn begins(flow: &Flow<'_>, widths: &Widths) -> [f32; 5] {
    let no = flow.left() + PAD / 2.0;
    let dealer = no + widths.no + 2.0 * PAD;
    let contract = if widths.dealer > 0.0 { dealer + widths.dealer + 2.0 * PAD } else { dealer };
    let result = contract + widths.contract + 2.0 * PAD;
    let marks = flow.left() + flow.room() - widths.accounts();
    [no, dealer, contract, result, marks]
}

fn line(points: Vec<(f32, f32)>, width: f32, colour: crate::render::picture::Rgb) -> Op {
    Op::Line { points, width, dash: Vec::new(), colour }
}

fn heads(flow: &mut Flow<'_>, sheet: &Sheet, widths: &Widths, first: bool) {
    let pair = sheet.accounts.len() == 2;
    let top = flow.y;
    let own = if pair { 14.0 } else { 23.0 };
    let height = if widths.above { own + 12.0 } else { own };
    let base = top + height - 4.0;
    let words = if widths.above { top + 9.0 } else { base };
    let [no, dealer, contract, result, mut x] = begins(flow, widths);
    let soft = Type::new(HEAD, Cut::Plain, SOFT);
    let serif = |place: usize| Type::new(8.5, Cut::Serif, ACCOUNTS[place % STICKS]);
    let cells = |flow: &mut Flow<'_>| {
        let places = [(no, 0), (dealer, 1), (contract, 2), (result, 3)];
        for (x, head) in places.into_iter().filter(|(_, head)| *head != 1 || widths.dealer > 0.0) {
            let op = Op::Text { x, y: words, kind: soft, text: sheet.heads[head].clone() };
            cell(flow, first, Role::Head, |flow| flow.put(op));
        }
        for (place, (_, short)) in sheet.accounts.iter().enumerate() {
            let (points, total) = widths.marks[place];
            let kind = serif(place);
            let end = x + points + total + 3.0 * PAD - PAD;
            if pair {
                let text = &sheet.heads[4];
                let at = x + PAD + points - soft.width(flow.faces, text);
                let op = Op::Text { x: at, y: base, kind: soft, text: text.clone() };
                cell(flow, first, Role::Head, |flow| flow.put(op));
            }
            let at = end - kind.width(flow.faces, short);
            cell(flow, first, Role::Head, |flow| {
                let spot = if pair { (at - 6.5, base - 2.8) } else { (end - 4.0, base - 13.0) };
                slate::key(flow, spot, 3.0, place);
                flow.put(Op::Text { x: at, y: base, kind, text: short.clone() });
            });
            x += points + total + 3.0 * PAD;
        }
    };
    let mut cells = cells;
    if first {
        flow.part(Role::Row, |flow| cells(flow));
    } else {
        cells(flow);
    }
    stems(flow, widths, top + height - own, top + height);
    flow.y = top + height;
    let (left, right, y) = (flow.left(), flow.left() + flow.room(), flow.y);
    flow.adorn(line(vec![(left, y), (right, y)], 1.5, INK));
}

fn cell(flow: &mut Flow<'_>, tagged: bool, role: Role, work: impl FnOnce(&mut Flow<'_>)) {
    if tagged {
        flow.part(role, work);
    } else {
        work(flow);
    }
}

/// The stems at the left of each account.
fn stems(flow: &mut Flow<'_>, widths: &Widths, top: f32, bottom: f32) {
    let [.., mut x] = begins(flow, widths);
    for (points, total) in &widths.marks {
        flow.adorn(line(vec![(x, top), (x, bottom)], 1.4, INK));
        x += points + total + 3.0 * PAD;
    }
}

fn drawn(flow: &mut Flow<'_>, row: &SheetRow, laid: &Laid, widths: &Widths) {
    let (top, air) = (flow.y, flow.density.air);
    let lines = laid.contract.len().max(laid.result.len()).max(1) as f32;
    let middle = top + air + (lines - 1.0) * step() / 2.0 + step() * 0.78;
    let (ends, figures) = if widths.above {
        let words = top + air + lines * step();
        (words, words + step() * 0.78)
    } else {
        (top, middle)
    };
    let [no, dealer, contract, result, marks] = begins(flow, widths);
    let plain = Type::new(SIZE, Cut::Plain, INK);
    let bold = Type::new(widths.size, Cut::Bold, INK);
    let soft = Type::new(widths.size, Cut::Plain, SOFT);
    if row.kind == RowKind::Part {
        let (left, right) = (flow.left(), flow.left() + flow.room());
        flow.adorn(line(vec![(left, top), (right, top)], 1.5, INK));
    }
    stems(flow, widths, ends, top + laid.height);
    flow.part(Role::Row, |flow| {
        let texts = [(no, &row.no), (dealer, &row.dealer)];
        for (place, (x, text)) in
            texts.into_iter().enumerate().filter(|(place, _)| *place == 0 || widths.dealer > 0.0)
        {
            let room = if place == 0 { f32::MAX } else { widths.dealer + PAD };
            let text =
                if place == 0 { text.clone() } else { super::flow::fitted(&flow.faces[0], text, SIZE, room) };
            flow.part(Role::Cell, |flow| flow.put(Op::Text { x, y: middle, kind: plain, text }));
        }
        for (x, rich) in [(contract, &laid.contract), (result, &laid.result)] {
            flow.part(Role::Cell, |flow| {
                let lower = middle - (rich.len() as f32 - 1.0) * step() / 2.0;
                for (place, line) in rich.iter().enumerate() {
                    bits(flow, (x, lower + place as f32 * step()), line, SIZE);
                }
                if rich.iter().all(Vec::is_empty) {
                    flow.put(Op::Text { x, y: middle, kind: plain, text: String::new() });
                }
            });
        }
        let mut x = marks;
        for (mark, (points, total)) in row.marks.iter().zip(&widths.marks) {
            let (wide, end) = (soft.width(flow.faces, &mark.points), x + PAD + points);
            let at = if widths.stacked { end + PAD + total - wide } else { end - wide };
            let op = Op::Text { x: at, y: figures, kind: soft, text: mark.points.clone() };
            flow.part(Role::Cell, |flow| flow.put(op));
            let wide = bold.width(flow.faces, &mark.total);
            let at = x + 2.0 * PAD + points + total - wide;
            let figures = if widths.stacked { figures + step() } else { figures };
            let op = Op::Text { x: at, y: figures, kind: bold, text: mark.total.clone() };
            flow.part(Role::Cell, |flow| flow.put(op));
            if mark.leads {
                flow.adorn(line(vec![(at, figures + 2.0), (at + wide, figures + 2.0)], 0.7, INK));
            }
            x += points + total + 3.0 * PAD;
        }
    });
    let mut y = top + laid.height - laid.findings.len() as f32 * HEAD * 1.3;
    if !laid.findings.is_empty() {
        let kind = weighed(Weight::Alarm, HEAD);
        flow.part(Role::Row, |flow| {
            flow.part(Role::Cell, |flow| {
                for text in &laid.findings {
                    y += HEAD * 1.3;
                    flow.put(Op::Text { x: no + 14.0, y: y - HEAD * 0.4, kind, text: text.clone() });
                }
            });
        });
    }
    flow.y = top + laid.height;
    let (left, right, y) = (flow.left(), flow.left() + flow.room(), flow.y);
    flow.adorn(line(vec![(left, y), (right, y)], 0.6, RULE));
}
