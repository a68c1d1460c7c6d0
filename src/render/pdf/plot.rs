//! A drawing as things on a page.

use super::ops::{ACCOUNTS, GROUND, INK, Op, RULE, SOFT, Type, WOOD};
use crate::render::face::Face;
use crate::render::picture::{Anchor, Ink, Picture, Rgb, STICKS, Thing};

const fn colour(ink: Ink) -> Rgb {
    match ink {
        Ink::Full => INK,
        Ink::Soft => SOFT,
        Ink::Line => RULE,
        Ink::Ground => GROUND,
        Ink::Account(account) => ACCOUNTS[account % STICKS],
        Ink::Wood => WOOD,
    }
}

/// The drawing with its upper left corner at that place, each of its units so many points long.
pub fn ops(picture: &Picture, faces: &[Face; 3], (left, top): (f32, f32), unit: f32) -> Vec<Op> {
    let place = |(x, y): &(f32, f32)| (left + x * unit, top + y * unit);
    let each = picture.things.iter().map(|thing| match thing {
        Thing::Line { points, width, dash, ink } => Op::Line {
            points: points.iter().map(place).collect(),
            width: width * unit,
            dash: dash.iter().map(|length| length * unit).collect(),
            colour: colour(*ink),
        },
        Thing::Shape { points, ink } => {
            Op::Shape { points: points.iter().map(place).collect(), colour: colour(*ink) }
        }
        Thing::Disc { at, radius, ink } => {
            Op::Circle { at: place(at), radius: radius * unit, line: None, colour: colour(*ink) }
        }
        Thing::Words { at, size, cut, ink, anchor, text } => {
            let kind = Type::new(size * unit, *cut, colour(*ink));
            let (x, y) = place(at);
            let wide = kind.width(faces, text);
            let x = match anchor {
                Anchor::Start => x,
                Anchor::Middle => x - wide / 2.0,
                Anchor::End => x - wide,
            };
            Op::Text { x, y, kind, text: text.clone() }
        }
    });
    each.collect()
}
