//! A contest drawn again, on another machine, from its journal alone.

use serde::Serialize;

use super::draw;
use super::event::{Event, Row};
use super::fold::{fold, in_force};
use super::lot::Seed;
use super::refusal::Refusal;

/// What is not as the journal says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doubt {
    /// This program does not know the way it was drawn, or not in this version.
    Unknown,
    /// The number is not the one that was sealed.
    Number,
    /// The seed is not what the number and the dice give.
    Seed,
    /// It was not drawn from what the journal says was known.
    Input,
    /// Another draw comes out.
    Result,
}

/// A draw that was made again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// The round.
    pub round: u16,
    /// The row of the journal.
    pub seq: i64,
    /// Was its number sealed before? Where none was, the dice alone decided.
    pub sealed: bool,
    /// Draws of this round that were made before and taken back.
    pub redrawn: u32,
    /// What is not as it should be; nothing, if the draw is identical.
    pub doubts: Vec<Doubt>,
}

/// Draws every round in force again, each from what the journal held before it.
pub fn verify(rows: &[Row]) -> Result<Vec<Verified>, Refusal> {
    let opened = fold(rows)?.contest.opening;
    let mut verified = Vec::new();
    for row in in_force(rows) {
        let Event::Draw(drawing) = &row.event else { continue };
        let mut doubts = Vec::new();
        let sealed = opened.sealed.as_ref();
        let known = sealed.is_some_and(|sealed| sealed.answers(&drawing.number, drawing.round));
        if sealed.is_some() && !drawing.number.is_empty() && !known {
            doubts.push(Doubt::Number);
        }
        if Seed::of(&drawing.number, drawing.round, &drawing.dice) != drawing.seed {
            doubts.push(Doubt::Seed);
        }
        let before: Vec<Row> = rows.iter().filter(|before| before.seq < row.seq).cloned().collect();
        let contest = fold(&before)?.contest;
        match contest.input() {
            Ok(input) if input.algorithm() != (drawing.algorithm.as_str(), drawing.version) => {
                doubts.push(Doubt::Unknown);
            }
            Ok(input) => {
                if input.digest() != drawing.input {
                    doubts.push(Doubt::Input);
                }
                if draw::draw(&input, &drawing.seed).as_ref() != Ok(&drawing.drawn) {
                    doubts.push(Doubt::Result);
                }
            }
            Err(_) => doubts.push(Doubt::Input),
        }
        let again =
            |before: &&Row| matches!(&before.event, Event::Draw(other) if other.round == drawing.round);
        let redrawn = before.iter().filter(again).count() as u32;
        verified.push(Verified { round: drawing.round, seq: row.seq, sealed: known, redrawn, doubts });
    }
    Ok(verified)
}
