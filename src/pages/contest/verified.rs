//! Draws that were made again: identical, or where not.

use super::id_of;
use crate::pages::doc::{Doc, Tone};
use ardoise_desk::contest::Verified;
use ardoise_rules::words::{Speaker, shown};

/// A contest whose draws were made again.
#[derive(Debug, Clone)]
pub struct VerifiedContest {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its rounds.
    pub rounds: Vec<Verified>,
}

impl VerifiedContest {
    /// Does every draw come out as it was recorded?
    #[must_use]
    pub fn identical(&self) -> bool {
        self.rounds.iter().all(|round| round.doubts.is_empty())
    }
}

/// What came of drawing contests again.
#[must_use]
pub fn verified(contests: &[VerifiedContest], speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    for contest in contests {
        doc.heading(shown(&contest.title));
        let count = contest.rounds.len().to_string();
        if contest.rounds.is_empty() {
            doc.text(speaker.word("contest-verify-nothing"));
        } else if contest.identical() {
            doc.text(speaker.phrase("contest-identical", &[("count", &count)]));
        }
        for round in &contest.rounds {
            let no = round.round.to_string();
            for doubt in &round.doubts {
                let id = format!("contest-doubt-{}", id_of(doubt));
                doc.toned(speaker.phrase(&id, &[("round", &no)]), Tone::Alarm);
            }
            if round.redrawn > 0 {
                let times = round.redrawn.to_string();
                doc.text(speaker.phrase("contest-redrawn", &[("round", &no), ("count", &times)]));
            }
        }
        let bare: Vec<String> = contest
            .rounds
            .iter()
            .filter(|round| !round.sealed)
            .map(|round| round.round.to_string())
            .collect();
        if !bare.is_empty() {
            let facts = [("count", bare.len().to_string()), ("rounds", bare.join(", "))];
            doc.toned(speaker.phrase_of("contest-not-sealed", &facts), Tone::Faint);
        }
    }
    doc
}
