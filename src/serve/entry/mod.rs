//! A deal entered on one screen: what is asked, found through the game's forms by trying, with the answers so far.
//!
//! The questions follow the deal as it would be told at the terminal: what is undertaken, what was said on top, what came
//! of it. As long as an answer is missing the first possible one stands in for it, so that the whole deal is on the screen.

pub mod amended;
pub mod enter;

mod field;
mod question;
mod values;
mod walk;
mod wording;

use serde_json::json;

use self::walk::Walk;
use ardoise_desk::evening::Evening;
use ardoise_rules::engine::common;
use ardoise_rules::words::Speaker;

pub use self::question::{Answers, Button, Entry, Face, Question};

/// Asks for the deal that is open, or for the next one. None where no deal can come.
#[must_use]
pub fn ask(found: &Evening, answers: &[(String, String)], speaker: &Speaker) -> Option<Entry> {
    let report = found.report();
    let next = report.next.as_ref()?;
    let mut play = found.play().copy();
    let fresh = report.deals.iter().all(|deal| deal.no != next.deal);
    if fresh {
        play.place(&json!({"event": common::DEAL.event})).ok()?;
    }
    let answers = answers.iter().map(|(name, value)| (name.as_str(), value.trim())).collect();
    let mut walk = Walk {
        found,
        report: &report,
        speaker,
        answers,
        play,
        deal: next.deal,
        events: Vec::new(),
        questions: Vec::new(),
        exact: true,
        missing: None,
        asked: Vec::new(),
        player_told: false,
        done: false,
    };
    walk.whole();
    Some(walk.entry())
}

/// Are there answers to its questions among these fields?
#[must_use]
pub fn answered(fields: &[(String, String)]) -> bool {
    fields.iter().any(|(name, _)| name.contains('.') || name == "what")
}
