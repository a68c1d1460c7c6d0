//! What is said of what was brought in.

use serde_json::{Value, json};

use super::sources::{Ready, Source};
use crate::pages::{self, id_shown};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::transfer::paper::Aside;
use ardoise_desk::evening::{Evening, moment};
use ardoise_desk::store::{Brought, Merged};
use ardoise_desk::transfer::Taken;
use ardoise_rules::engine::{DealNo, day_of};
use ardoise_rules::words::{Speaker, plain};

/// More files than this are told together.
const TOLD: usize = 20;

/// That another match was being played, and is not the one that commands speak of now.
pub(super) fn left_told(shell: &mut Shell, played: &Evening) {
    if shell.json {
        return;
    }
    let names: Vec<String> = played.table().players.iter().map(|name| plain(name)).collect();
    let facts = [("names", names.join(", ")), ("id", id_shown(played.id()))];
    let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    shell.sentence("imported-left", &facts);
}

/// Says on standard error what is left aside of a table.
pub(super) fn aside_told(shell: &Shell, aside: &Aside) {
    aside.told().iter().filter(|_| !shell.json).for_each(|said| shell.warn(said));
}

/// Shows what would be imported: the sheets.
pub(super) fn shown(shell: &mut Shell, sources: &[Source], ready: Vec<Ready>) -> Result<(), Failure> {
    for ready in &ready {
        aside_told(shell, &ready.aside);
    }
    if shell.json {
        let sheets: Vec<Value> = ready
            .iter()
            .map(|Ready { prepared, .. }| json!({"file": prepared.file, "sheet": prepared.text}))
            .collect();
        let databases = sources.iter().filter(|source| matches!(source, Source::Database(..))).count();
        shell.value(&json!({"format": 1, "sheets": sheets, "databases": databases}));
        return Ok(());
    }
    for ready in &ready {
        shell.raw(&ready.prepared.text);
    }
    // Beside the sheets, which may be written to a file.
    let unlike: Vec<Unlike> = ready.iter().filter_map(|ready| Unlike::of(shell, ready)).collect();
    unlike.iter().for_each(|file| shell.aside(file.text(&shell.speaker).trim_end()));
    Ok(())
}

pub(super) fn told(shell: &mut Shell, outcomes: &[Outcome]) {
    if shell.json {
        let rows: Vec<Value> = outcomes.iter().map(row).collect();
        shell.value(&json!({"format": 1, "imported": rows}));
        return;
    }
    let sheets: Vec<&Taken> = outcomes
        .iter()
        .filter_map(|o| if let Outcome::Sheet(taken, _) = o { Some(taken) } else { None })
        .collect();
    if sheets.len() > TOLD {
        let count =
            |test: &dyn Fn(&Taken) -> bool| sheets.iter().filter(|taken| test(taken)).count().to_string();
        let new = count(&|taken| taken.new);
        let more = count(&|taken| !taken.new && taken.events > 0);
        let same = count(&|taken| !taken.new && taken.events == 0);
        shell.sentence("imported-many", &[("new", &new), ("more", &more), ("same", &same)]);
    }
    for outcome in outcomes {
        match outcome {
            Outcome::Sheet(taken, file) if sheets.len() <= TOLD => {
                let id = match (taken.new, taken.events) {
                    (true, _) => "imported-new",
                    (false, 0) => "imported-same",
                    (false, _) => "imported-more",
                };
                let count = taken.events.to_string();
                shell.sentence(id, &[("file", file), ("id", &taken.id), ("count", &count)]);
            }
            Outcome::Sheet(..) => {}
            Outcome::Database(merged, file) => merged_told(shell, merged, file),
        }
    }
    undated_told(shell, outcomes);
}

/// Which new matches stand under the day on which they were brought in, because their sheets name none.
fn undated_told(shell: &mut Shell, outcomes: &[Outcome]) {
    let undated = outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::Sheet(taken, file) if taken.new && !taken.dated => Some(file),
        Outcome::Sheet(..) | Outcome::Database(..) => None,
    });
    let undated: Vec<&String> = undated.collect();
    let Some(first) = undated.first() else { return };
    let today = moment(shell.now());
    let day = plain(&pages::figure::day(&today, &shell.speaker));
    let (count, iso) = (undated.len().to_string(), day_of(&today));
    let facts = [("count", count.as_str()), ("file", &plain(first)), ("day", &day), ("iso", iso)];
    shell.sentence("imported-undated", &facts);
}

/// What a file says otherwise than its deals come to.
pub(super) struct Unlike {
    file: String,
    /// Deal by deal.
    told: Vec<String>,
    /// Are they figures beside the lines of a sheet?
    beside: bool,
}

impl Unlike {
    /// None where it says the same.
    pub(super) fn of(shell: &Shell, ready: &Ready) -> Option<Unlike> {
        let prepared = &ready.prepared;
        let told = ready.unlike().map(|(deal, said)| {
            let words = shell.speaker.say(said, Some(&prepared.table));
            shell
                .speaker
                .phrase("imported-unlike-deal", &[("deal", &deal.to_string()), ("words", &plain(&words))])
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| Unlike {
            file: plain(&prepared.file),
            told,
            beside: !ready.beside.is_empty(),
        })
    }

    /// The same as lines.
    fn text(&self, speaker: &Speaker) -> String {
        let id = if self.beside { "imported-unlike-lines" } else { "imported-unlike" };
        let count = self.told.len().to_string();
        let mut text = speaker.phrase(id, &[("file", &self.file), ("count", &count)]);
        self.told.iter().take(DEALS).for_each(|told| text.push_str(&format!("\n  {told}")));
        text.push_str(if self.told.len() > DEALS { "\n  …\n" } else { "\n" });
        text
    }
}

/// The most deals of a file that are told.
const DEALS: usize = 5;

/// Which files say otherwise than their deals come to.
pub(super) fn unlike_told(shell: &mut Shell, unlike: &[Unlike]) {
    if !shell.json {
        unlike.iter().take(TOLD).for_each(|file| shell.raw(&file.text(&shell.speaker)));
    }
}

/// Which matches go on behind the deal after which they were over by their figures: a file, and that deal.
pub(super) fn overrun_told(shell: &mut Shell, overrun: &[(String, DealNo)]) {
    if shell.json {
        return;
    }
    for (file, deal) in overrun.iter().take(TOLD) {
        shell.sentence("imported-overrun", &[("file", &plain(file)), ("deal", &deal.to_string())]);
    }
}

/// Which matches are open because a table does not say that they ended.
pub(super) fn open_told(shell: &mut Shell, open: &[(String, String)]) {
    let Some((file, id)) = open.first().filter(|_| !shell.json) else { return };
    let (count, id) = (open.len().to_string(), id_shown(id));
    shell.sentence("imported-open", &[("count", &count), ("file", &plain(file)), ("id", &id)]);
}

fn merged_told(shell: &mut Shell, merged: &Merged, file: &str) {
    let file = plain(file);
    let longer = |brought: &Brought| matches!(brought, Brought::Longer(_));
    let count = |test: &dyn Fn(&Brought) -> bool| {
        merged.matches.iter().filter(|(_, brought)| test(brought)).count().to_string()
    };
    let (new, more) = (count(&|brought| *brought == Brought::New), count(&longer));
    let same = merged.same.to_string();
    let facts = [("file", file.as_str()), ("new", &new), ("more", &more), ("same", &same)];
    shell.sentence("imported-db", &facts);
    if merged.forgotten > 0 {
        shell.sentence("sync-forgotten", &[("count", &merged.forgotten.to_string())]);
    }
    if !merged.untrue.is_empty() {
        shell.sentence("sync-flaw-untrue", &[("object", &file)]);
    }
    let beside = merged.names + merged.choices;
    if beside > 0 {
        let (names, choices) = (merged.names.to_string(), merged.choices.to_string());
        shell.sentence("imported-beside", &[("names", &names), ("choices", &choices)]);
    }
    let differs = merged.matches.iter().filter(|(_, brought)| *brought == Brought::Differs);
    let copies: Vec<String> = differs.map(|(id, _)| id_shown(id)).collect();
    if !copies.is_empty() {
        shell.sentence("imported-differs", &[("copies", &pages::a_few(&copies))]);
    }
}

pub(super) fn row(outcome: &Outcome) -> Value {
    match outcome {
        Outcome::Sheet(taken, file) => {
            json!({"file": file, "match": taken.id, "new": taken.new, "events": taken.events, "dated": taken.dated})
        }
        Outcome::Database(merged, file) => {
            let ids = |test: &dyn Fn(&Brought) -> bool| -> Vec<&String> {
                merged.matches.iter().filter(|(_, brought)| test(brought)).map(|(id, _)| id).collect()
            };
            json!({
                "file": file, "new": ids(&|brought| *brought == Brought::New),
                "longer": ids(&|brought| matches!(brought, Brought::Longer(_))),
                "differs": ids(&|brought| *brought == Brought::Differs),
                "same": merged.same, "names": merged.names, "choices": merged.choices,
                "forgotten": merged.forgotten, "untrue": merged.untrue,
            })
        }
    }
}

/// What came of a file.
pub(super) enum Outcome {
    Sheet(Taken, String),
    Database(Merged, String),
}
