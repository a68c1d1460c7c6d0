//! Charts as drawings: axes, curves with their marks, the target, and names at the ends of the lines; hatched bars.

use super::picture::{Anchor, Cut, DASHES, Ink, Picture, STICKS, about_as_wide};
use crate::pages::{Chart, ChartKind, Series};

/// For what place a chart is drawn. One drawing is never stretched for another place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    /// How wide.
    pub width: f32,
    /// How high.
    pub height: f32,
    /// The height of the letters.
    pub font: f32,
    /// How thick a curve is.
    pub stroke: f32,
    /// Half a mark.
    pub mark: f32,
    /// Are the names at the ends whole, or only letters?
    pub names: bool,
}

/// A phone, a card.
pub const NARROW: Scale =
    Scale { width: 400.0, height: 250.0, font: 14.0, stroke: 2.5, mark: 4.2, names: false };
/// A wide page, and paper.
pub const WIDE: Scale =
    Scale { width: 720.0, height: 265.0, font: 11.0, stroke: 2.0, mark: 3.6, names: true };

/// A wall: read from across the room.
pub const WALL: Scale =
    Scale { width: 620.0, height: 420.0, font: 25.0, stroke: 5.0, mark: 7.0, names: false };

/// The chart as a drawing.
#[must_use]
pub fn chart(chart: &Chart, scale: Scale) -> Picture {
    match chart.kind {
        ChartKind::Curve => curve(chart, scale),
        ChartKind::Bars => bars(chart, scale),
    }
}

/// Round steps of an axis: the first, the last and the distance.
#[must_use]
pub fn steps(low: i32, high: i32, most: i64) -> (i64, i64, i64) {
    let span = (i64::from(high) - i64::from(low)).max(1);
    let mut step = 1;
    'found: for power in 0..10u32 {
        for factor in [1, 2, 5] {
            step = factor * 10i64.pow(power);
            let (first, last) = (i64::from(low).div_euclid(step), -(-i64::from(high)).div_euclid(step));
            if last - first <= most || span / step == 0 {
                break 'found;
            }
        }
    }
    (i64::from(low).div_euclid(step) * step, -(-i64::from(high)).div_euclid(step) * step, step)
}

/// Where things stand in the drawing.
struct Field {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    low: f32,
    high: f32,
}

impl Field {
    fn down(&self, value: f32) -> f32 {
        self.bottom - (value - self.low) / (self.high - self.low) * (self.bottom - self.top)
    }
}

#[expect(clippy::cast_precision_loss, reason = "points and places are far below what a float holds")]
const fn float(number: i64) -> f32 {
    number as f32
}

/// The axis of points: its lines and words, and where things stand.
fn axes(picture: &mut Picture, chart: &Chart, scale: Scale, (low, high): (i32, i32), right: f32) -> Field {
    let most = if scale.height < 180.0 { 4 } else { 6 };
    let (first, last, step) = steps(low, high, most);
    let words = |value: i64| chart.figure(i32::try_from(value).unwrap_or(i32::MAX));
    let mut value = first;
    let mut widest = about_as_wide(&chart.upwards, scale.font * 0.9) * 0.6;
    while value <= last {
        widest = widest.max(about_as_wide(&words(value), scale.font));
        value += step;
    }
    let field = Field {
        left: widest + scale.font * 0.5,
        right,
        top: scale.font * 1.9,
        bottom: scale.height - scale.font * 1.7,
        low: float(first),
        high: float(last),
    };
    let soft = scale.font * 0.9;
    picture.words(
        (0.0, scale.font * 0.9),
        soft,
        Cut::Plain,
        Ink::Soft,
        Anchor::Start,
        &chart.upwards.to_lowercase(),
    );
    let mut value = first;
    while value <= last {
        let y = field.down(float(value));
        let (ink, width) = if value == 0 { (Ink::Full, 1.5) } else { (Ink::Line, 1.0) };
        picture.line(vec![(field.left, y), (field.right, y)], width, &[], ink);
        let at = (field.left - scale.font * 0.4, y + scale.font * 0.35);
        picture.words(at, scale.font, Cut::Plain, Ink::Full, Anchor::End, &words(value));
        value += step;
    }
    field
}

fn curve(chart: &Chart, scale: Scale) -> Picture {
    let mut picture = Picture::new(scale.width, scale.height);
    let ((x0, x1), range) = chart.range();
    let x1 = x1.max(x0.saturating_add(1));
    let ends: Vec<(usize, i32)> = chart
        .series
        .iter()
        .enumerate()
        .filter_map(|(place, series)| Some((place, series.runs.last()?.last()?.1)))
        .collect();
    let two_lines = scale.names && chart.series.len() <= 2;
    let name = |place: usize| {
        let series = &chart.series[place];
        if scale.names || chart.series.len() > 2 { series.name.clone() } else { letter(place) }
    };
    // A letter tells lines apart: one line alone needs none.
    let alone = !scale.names && chart.series.len() == 1;
    let label = |(place, value): &(usize, i32)| match two_lines {
        true => vec![chart.figure(*value), name(*place)],
        false if alone => vec![chart.figure(*value)],
        false => vec![format!("{} {}", chart.figure(*value), name(*place))],
    };
    let room = ends.iter().flat_map(&label).map(|text| about_as_wide(&text, scale.font)).fold(0.0, f32::max);
    let room = room.max(about_as_wide(&chart.across, scale.font)).min(scale.width * 0.4) + scale.font * 1.2;
    let right = scale.width - room;
    let field = axes(&mut picture, chart, scale, range, right);
    let across = |x: i32| {
        let part = float(i64::from(x) - i64::from(x0)) / float(i64::from(x1) - i64::from(x0));
        field.left + part * (field.right - field.left)
    };
    along(&mut picture, chart, scale, &field, (x0, x1), &across);
    if let Some((goal, words)) = &chart.goal {
        let y = field.down(float(i64::from(*goal)));
        picture.line(vec![(field.left, y), (field.right, y)], 1.8, &[1.8, 2.4], Ink::Full);
        let at = (field.left + scale.font * 0.5, y - scale.font * 0.4);
        picture.words(at, scale.font, Cut::Plain, Ink::Full, Anchor::Start, words);
    }
    // A part begins anew at nought behind a rule.
    if let Some(series) = chart.series.first() {
        for run in series.runs.iter().skip(1) {
            if let Some((x, _)) = run.first() {
                let x = across(*x);
                picture.line(vec![(x, field.top), (x, field.bottom)], 1.0, &[], Ink::Soft);
            }
        }
    }
    for (place, series) in chart.series.iter().enumerate() {
        for run in &series.runs {
            let points: Vec<(f32, f32)> =
                run.iter().map(|(x, y)| (across(*x), field.down(float(i64::from(*y))))).collect();
            picture.line(points, scale.stroke, DASHES[place % STICKS], Ink::Account(place));
        }
    }
    for (place, series) in chart.series.iter().enumerate() {
        for run in &series.runs {
            for (x, y) in run.iter().skip(1) {
                let at = (across(*x), field.down(float(i64::from(*y))));
                picture.mark(at, scale.mark, scale.stroke * 0.85, place);
            }
        }
    }
    names(&mut picture, scale, &field, &ends, &label);
    picture
}

/// The letter of an account.
fn letter(place: usize) -> String {
    char::from(b'A' + u8::try_from(place % 26).unwrap_or(0)).to_string()
}

/// The deals along the bottom.
fn along(
    picture: &mut Picture,
    chart: &Chart,
    scale: Scale,
    field: &Field,
    (x0, x1): (i32, i32),
    across: &dyn Fn(i32) -> f32,
) {
    let count = (x1 - x0).max(1);
    let each = (field.right - field.left) / float(i64::from(count));
    let wide = about_as_wide(&x1.to_string(), scale.font) + scale.font * 0.5;
    let stride = [1, 2, 4, 5, 10, 20, 50]
        .into_iter()
        .find(|stride| each * float(i64::from(*stride)) >= wide && (*stride > 1 || count <= 16));
    let stride = stride.unwrap_or(100);
    let y = field.bottom + scale.font * 1.25;
    let words = |x: i32| {
        let place = usize::try_from(x).ok().and_then(|place| chart.places.get(place));
        place.cloned().unwrap_or_else(|| x.to_string())
    };
    let mut x = if stride == 1 { x0 + 1 } else { x0 };
    while x <= x1 {
        picture.words((across(x), y), scale.font, Cut::Plain, Ink::Full, Anchor::Middle, &words(x));
        x += stride;
    }
    let at = (field.right + scale.font, y);
    picture.words(at, scale.font * 0.9, Cut::Plain, Ink::Soft, Anchor::Start, &chart.across.to_lowercase());
}

/// Total and name at the end of each line, pushed apart.
fn names(
    picture: &mut Picture,
    scale: Scale,
    field: &Field,
    ends: &[(usize, i32)],
    label: &dyn Fn(&(usize, i32)) -> Vec<String>,
) {
    let high = |lines: usize| scale.font * 1.2 * float(i64::try_from(lines).unwrap_or(1));
    let mut placed: Vec<(usize, f32, Vec<String>)> =
        ends.iter().map(|end| (end.0, field.down(float(i64::from(end.1))), label(end))).collect();
    placed.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut floor = scale.font * 0.2;
    for (_, y, lines) in &mut placed {
        let top = (*y - high(lines.len()) / 2.0).max(floor);
        floor = top + high(lines.len());
        *y = top;
    }
    // Above the word under the axis, where there is room for all of them there.
    let all: f32 = placed.iter().map(|(_, _, lines)| high(lines.len())).sum();
    let above = scale.height - scale.font * 1.4;
    let mut ceiling = if all <= above { above } else { scale.height - scale.font * 0.2 };
    for (_, y, lines) in placed.iter_mut().rev() {
        *y = y.min(ceiling - high(lines.len()));
        ceiling = *y;
    }
    for (place, top, lines) in placed {
        for (row, text) in lines.iter().enumerate() {
            let y = top + scale.font * 0.95 + high(row);
            let at = (field.right + scale.font * 0.7, y);
            let cut = if lines.len() == 1 || row == 0 { Cut::Bold } else { Cut::Plain };
            picture.words(at, scale.font, cut, Ink::Account(place), Anchor::Start, text);
        }
    }
}

/// Which bars are whose, above them on the right, where there is room beside what is counted.
fn key(picture: &mut Picture, chart: &Chart, scale: Scale) {
    let (size, base) = (scale.font * 0.9, scale.font * 0.9);
    let wide = |series: &Series| about_as_wide(&series.name, size) + size * 2.4;
    let beside = about_as_wide(&chart.upwards, size) + size;
    if chart.series.len() < 2 || beside + chart.series.iter().map(wide).sum::<f32>() > scale.width {
        return;
    }
    let mut right = scale.width;
    for (no, series) in chart.series.iter().enumerate().rev() {
        picture.words((right, base), size, Cut::Plain, Ink::Full, Anchor::End, &series.name);
        let left = right - about_as_wide(&series.name, size) - size * 1.2;
        picture.bar((left, base - size * 0.75), (size * 0.8, size * 0.8), 1.2, no);
        right -= wide(series);
    }
}

/// Bars over so many times the middle one are cut.
const TALL: i64 = 3;

fn bars(chart: &Chart, scale: Scale) -> Picture {
    let mut picture = Picture::new(scale.width, scale.height);
    let mut sizes: Vec<i64> =
        chart.points().map(|(_, y)| i64::from(y).abs()).filter(|size| *size > 0).collect();
    sizes.sort_unstable();
    let limit = sizes.get(sizes.len() / 2).map_or(1, |middle| middle.saturating_mul(TALL).max(1));
    let limit = i32::try_from(limit).unwrap_or(i32::MAX);
    let cut = |y: i32| y.clamp(limit.saturating_neg(), limit);
    let (mut low, mut high) = (0, 1);
    for (_, y) in chart.points() {
        low = low.min(cut(y));
        high = high.max(cut(y));
    }
    let field = axes(&mut picture, chart, scale, (low, high), scale.width - scale.font);
    key(&mut picture, chart, scale);
    let count = chart.places.len().max(1);
    let each = (field.right - field.left) / float(i64::try_from(count).unwrap_or(1));
    let many = float(i64::try_from(chart.series.len().max(1)).unwrap_or(1));
    let wide = each * 0.84 / many;
    for (no, series) in chart.series.iter().enumerate() {
        for (x, y) in series.runs.iter().flatten().filter(|(_, y)| *y != 0) {
            let left = field.left
                + each * (float(i64::from(*x)) + 0.08)
                + wide * float(i64::try_from(no).unwrap_or(0));
            let (nought, end) = (field.down(0.0), field.down(float(i64::from(cut(*y)))));
            let (top, height) = (nought.min(end), (nought - end).abs());
            picture.bar((left, top), (wide * 0.9, height), 1.2, no);
            let over = cut(*y) != *y;
            if over {
                let (middle, r) = (left + wide * 0.45, wide * 0.7);
                let at = if *y > 0 { top + 6.0 } else { top + height - 6.0 };
                for shift in [-2.5, 2.5] {
                    let y = at + shift;
                    picture.line(vec![(middle - r, y + 3.0), (middle + r, y - 3.0)], 4.0, &[], Ink::Ground);
                    picture.line(vec![(middle - r, y + 3.0), (middle + r, y - 3.0)], 1.2, &[], Ink::Full);
                }
            }
            let text = chart.figure(*y);
            let size = scale.font * 0.85;
            let fits = about_as_wide(&text, size) <= wide * 1.15;
            if over || fits {
                let at = if *y > 0 { top - 3.0 } else { top + height + size };
                let cut = if over { Cut::Bold } else { Cut::Plain };
                picture.words((left + wide * 0.45, at), size, cut, Ink::Account(no), Anchor::Middle, &text);
            }
        }
    }
    let room = about_as_wide("00", scale.font) + scale.font * 0.4;
    let longest = chart.places.iter().map(|text| about_as_wide(text, scale.font)).fold(room, f32::max);
    let stride =
        [1, 2, 4, 5, 10, 20].into_iter().find(|stride| each * float(*stride) >= longest).unwrap_or(50);
    for (place, text) in chart.places.iter().enumerate().step_by(usize::try_from(stride).unwrap_or(1)) {
        let x = field.left + each * (float(i64::try_from(place).unwrap_or(0)) + 0.5);
        let at = (x, field.bottom + scale.font * 1.25);
        picture.words(at, scale.font, Cut::Plain, Ink::Full, Anchor::Middle, text);
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_steps() {
        assert_eq!(steps(0, 2340, 6), (0, 2500, 500));
        assert_eq!(steps(-70, 101, 6), (-100, 150, 50));
        assert_eq!(steps(0, 1, 6), (0, 1, 1));
        assert_eq!(steps(0, 4090, 6), (0, 5000, 1000));
    }
}
