//! Charts on any surface that plotters can draw on: the lines, bars and marks are the same on all of them.

use plotters::coord::Shift;
use plotters::element::{Circle, EmptyElement, Polygon, Rectangle, Text};
use plotters::prelude::{ChartBuilder, DrawingArea, DrawingBackend, LineSeries, PathElement, RGBColor};
use plotters::series::DashedLineSeries;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, IntoFont, ShapeStyle, TextStyle};

use crate::pages::{Chart, ChartKind};

/// Axes and words; style sheets give these colours others in the dark.
pub const INK: RGBColor = RGBColor(34, 34, 34);
/// Lines behind the curves.
pub const FAINT: RGBColor = RGBColor(204, 204, 204);
/// The ground, inside hollow marks and bars.
pub const PAPER: RGBColor = RGBColor(255, 255, 255);
/// The colours of the series; marks and dashes say the same without them.
pub const COLOURS: [RGBColor; 6] = [
    RGBColor(0, 83, 156),
    RGBColor(178, 74, 0),
    RGBColor(0, 111, 74),
    RGBColor(140, 32, 110),
    RGBColor(84, 84, 84),
    RGBColor(120, 94, 0),
];

/// How large things are on a surface, in its own units.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    /// Height of the letters; 1 where a letter is a unit.
    pub font: f64,
    /// Half a mark; 0 where marks are letters.
    pub mark: i32,
    /// Width of a line.
    pub stroke: u32,
    /// Length of the lines that lead from the axes to their words.
    pub tick: u32,
    /// Room under the axis.
    pub below: u32,
    /// Room left of the axis.
    pub left: u32,
    /// Room at the right and at the top.
    pub margin: u32,
    /// The most words along the bottom.
    pub across: usize,
    /// The most words along the side.
    pub upwards: usize,
}

impl Scale {
    /// Are marks letters?
    const fn letters(&self) -> bool {
        self.mark == 0
    }
}

/// So many letters fit under the bars of the narrowest chart.
const ROOM: usize = 56;

/// Draws a chart; a surface that cannot be drawn on is left as it is.
pub fn draw<B: DrawingBackend>(area: &DrawingArea<B, Shift>, chart: &Chart, scale: Scale) -> Option<()> {
    let ((x0, x1), (y0, y1)) = chart.range();
    let bars = chart.kind == ChartKind::Bars;
    let (left, right) = if bars {
        (f64::from(x0) - 0.5, f64::from(x1) + 0.5)
    } else {
        (f64::from(x0), f64::from(x1.max(x0.saturating_add(1))))
    };
    let room = (f64::from(y1) - f64::from(y0)) * 0.05;
    let low = if y0 < 0 { f64::from(y0) - room } else { 0.0 };
    let mut builder = ChartBuilder::on(area);
    builder.margin_right(scale.margin).margin_top(scale.margin);
    builder.x_label_area_size(scale.below).y_label_area_size(scale.left);
    let mut plot = builder.build_cartesian_2d(left..right, low..f64::from(y1) + room).ok()?;
    let font = ("sans-serif", scale.font).into_font().color(&INK);
    let whole = |value: &f64| (value.fract() == 0.0).then_some(*value);
    let place = |value: &f64| match whole(value) {
        Some(value) if bars => chart.places.get(index(value)).cloned().unwrap_or_default(),
        Some(value) => chart.places.get(index(value)).cloned().unwrap_or_else(|| format!("{value:.0}")),
        None => String::new(),
    };
    let count = |value: &f64| whole(value).map_or_else(String::new, |value| format!("{value:.0}"));
    let mut mesh = plot.configure_mesh();
    mesh.disable_x_mesh().bold_line_style(FAINT).light_line_style(PAPER.mix(0.0)).axis_style(INK);
    mesh.set_all_tick_mark_size(scale.tick);
    mesh.label_style(font).x_label_formatter(&place).y_label_formatter(&count);
    // Words under the bars are all written where there is room for them.
    let letters: usize = chart.places.iter().map(|words| words.chars().count() + 2).sum();
    let all = bars && letters > 0 && letters <= ROOM;
    let most = if all { chart.places.len() } else { scale.across };
    mesh.x_labels(most.min(usize::try_from(x1.saturating_sub(x0)).unwrap_or(1) + 1).max(2));
    let steps = usize::try_from(i64::from(y1) - i64::from(y0)).unwrap_or(1) + 1;
    mesh.y_labels(scale.upwards.min(steps).max(2)).draw().ok()?;
    if y0 < 0 {
        let nought = vec![(left, 0.0), (right, 0.0)];
        plot.draw_series(std::iter::once(PathElement::new(nought, INK))).ok()?;
    }
    for (no, series) in chart.series.iter().enumerate() {
        let colour = COLOURS[no % COLOURS.len()];
        let thick = ShapeStyle { color: colour.to_rgba(), filled: false, stroke_width: scale.stroke };
        for run in &series.runs {
            let points: Vec<(f64, f64)> = run.iter().map(|(x, y)| (f64::from(*x), f64::from(*y))).collect();
            if bars {
                let many = chart.series.len().max(1) as f64;
                let width = 0.8 / many;
                let boxes = points.iter().map(|(x, y)| {
                    let from = x - 0.4 + width * no as f64;
                    [(from, 0.0), (from + width * 0.92, *y)]
                });
                let boxes: Vec<_> = boxes.collect();
                let inside = if hollow(no) { PAPER.filled() } else { colour.filled() };
                plot.draw_series(boxes.iter().map(|corners| Rectangle::new(*corners, inside))).ok()?;
                plot.draw_series(boxes.iter().map(|corners| Rectangle::new(*corners, thick))).ok()?;
                continue;
            }
            if hollow(no) && !scale.letters() {
                let dash = scale.mark.saturating_mul(2);
                plot.draw_series(DashedLineSeries::new(points.clone(), dash, scale.mark, thick)).ok()?;
            } else {
                plot.draw_series(LineSeries::new(points.clone(), thick)).ok()?;
            }
            for point in points {
                mark(&plot, point, no, scale)?;
            }
        }
    }
    Some(())
}

/// Are the marks of a series hollow?
const fn hollow(series: usize) -> bool {
    series % 2 == 1
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small whole numbers; none below 0"
)]
fn index(value: f64) -> usize {
    if value < 0.0 { usize::MAX } else { value as usize }
}

type Plot<'a, B> = plotters::chart::ChartContext<
    'a,
    B,
    plotters::coord::cartesian::Cartesian2d<
        plotters::coord::types::RangedCoordf64,
        plotters::coord::types::RangedCoordf64,
    >,
>;

/// The mark of a series at a point.
fn mark<B: DrawingBackend>(plot: &Plot<'_, B>, at: (f64, f64), no: usize, scale: Scale) -> Option<()> {
    let area = plot.plotting_area();
    let colour = COLOURS[no % COLOURS.len()];
    let inside = if hollow(no) { PAPER.filled() } else { colour.filled() };
    let edge = ShapeStyle { color: colour.to_rgba(), filled: false, stroke_width: scale.stroke };
    if scale.letters() {
        let centre = Pos::new(HPos::Left, VPos::Top);
        let style: TextStyle<'_> = ("sans-serif", scale.font).into_font().color(&colour).pos(centre);
        return area.draw(&Text::new(Chart::mark(no).to_string(), at, style)).ok();
    }
    let size = scale.mark;
    match no % 6 {
        0 | 1 => {
            area.draw(&Circle::new(at, size, inside)).ok()?;
            area.draw(&Circle::new(at, size, edge)).ok()
        }
        2 | 3 => {
            let corners = [(0, -size), (size, size), (-size, size), (0, -size)].to_vec();
            area.draw(&(EmptyElement::at(at) + Polygon::new(corners.clone(), inside))).ok()?;
            area.draw(&(EmptyElement::at(at) + PathElement::new(corners, edge))).ok()
        }
        _ => {
            let corners = [(-size, -size), (size, size)];
            area.draw(&(EmptyElement::at(at) + Rectangle::new(corners, inside))).ok()?;
            area.draw(&(EmptyElement::at(at) + Rectangle::new(corners, edge))).ok()
        }
    }
}
