//! A chart as an inline SVG picture.

use plotters::prelude::{IntoDrawingArea, SVGBackend};

use super::chart::{Scale, draw};
use crate::pages::Chart;

/// Width and height of a picture.
pub const SIZE: (u32, u32) = (560, 280);

/// What is inside the `svg` element; empty if nothing can be drawn.
#[must_use]
pub fn svg(chart: &Chart) -> String {
    let scale = Scale {
        font: 19.0,
        mark: 4,
        stroke: 2,
        tick: 5,
        below: 30,
        left: 58,
        margin: 14,
        across: 10,
        upwards: 6,
    };
    let mut text = String::new();
    let drawn = {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        draw(&area, chart, scale).and_then(|()| area.present().ok())
    };
    let inside = text.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"));
    match (drawn, inside) {
        (Some(()), Some((inside, _))) => inside.trim().to_owned(),
        _ => String::new(),
    }
}
