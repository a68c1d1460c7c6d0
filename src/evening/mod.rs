//! The match a command speaks of: read, shown, and recorded with the words for what came between.

pub mod amendment;
pub mod back;
pub mod contest;
pub mod end;
pub mod opening;
pub mod sheet;

use serde_json::Value;

use crate::pages;
use crate::render::terminal;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Change, Draft, Evening};
use ardoise_desk::hall::Hall;
use ardoise_desk::store::{Damage, StoreError, Summary};
use ardoise_desk::{Desk, Failure as DeskFailure, Moved, Which};
use ardoise_rules::engine::{AnyGame, Arg, InContest, Report, Said, Seq, Table};
use ardoise_rules::notation::Tongue;

/// Reads the match asked for: by `wanted`, else `--match`, else the one last touched.
///
/// # Errors
/// If there is none, or it cannot be read.
pub fn load(shell: &Shell, desk: &Desk, wanted: Option<&str>, at: Option<Seq>) -> Result<Evening, Failure> {
    let which = wanted.or(shell.match_id.as_deref()).map_or(Which::Last, Which::Named);
    let found = desk.evening_at(which, at)?;
    if let Some(unsound) = found.unsound() {
        shell.warn(&unsound_said(unsound));
    }
    Ok(found)
}

/// Warns where one of the matches of a list is not what was recorded: its figures are those of the edited log.
///
/// # Errors
/// If the database cannot be read.
pub fn warned_of(shell: &Shell, desk: &Desk, found: &[Summary], most: i64) -> Result<(), Failure> {
    let ids = found.iter().map(|found| found.id.as_str());
    if let Some(unsound) = desk.store().first_unsound(ids, most)? {
        shell.warn(&unsound_said(&unsound));
    }
    Ok(())
}

/// Why a log is not what was recorded.
#[must_use]
pub fn unsound_said(unsound: &StoreError) -> Said {
    let args = unsound.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
    Said::of(unsound.id(), args)
}

/// What is damaged in a database.
#[must_use]
pub fn damage_said(damage: &Damage) -> Said {
    let args = damage.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
    Said::of(damage.id(), args)
}

/// There is no match yet: how to begin.
#[must_use]
pub fn no_match() -> Failure {
    ardoise_desk::no_match().into()
}

/// How event lines are taken.
#[derive(Debug, Clone, Copy)]
pub struct Hearing {
    /// In whose language they are read.
    pub tongue: Tongue,
    /// Is what is against the rules recorded as a fact?
    pub as_played: bool,
}

/// What event lines make of a match.
///
/// # Errors
/// At the first event that cannot be read, cannot be true, or is proved against the rules.
pub fn said(found: &Evening, text: &str, hearing: Hearing) -> Result<Draft, Failure> {
    let lines = found.read(text, hearing.tongue)?;
    Ok(found.draft(Change::Events { lines, as_played: hearing.as_played })?)
}

/// Records a draft, all of it or nothing, and gives the match as it stands then.
///
/// # Errors
/// If the log has moved on or cannot be written.
pub fn record(shell: &Shell, desk: &mut Desk, draft: Draft) -> Result<Evening, Failure> {
    // What is put right or taken back is not the deal that is too many.
    let told_anew = draft.entries().iter().all(|entry| entry.played().is_some());
    let found = desk.record(draft).map_err(|failure| told(shell, failure))?.evening;
    if let Some(said) = beyond(desk, &found) {
        shell.warn(&said);
        if told_anew {
            shell.warn(&Said::of("contest-beyond-back", vec![]));
        }
    } else if let Some(said) = stopped(desk, &found) {
        shell.warn(&said);
    }
    Ok(found)
}

/// How far a table of a contest is with the deals of its round.
#[derive(Debug, Clone, Copy)]
pub struct OfRound {
    /// The round.
    pub round: u16,
    /// How many deals count.
    pub counted: i64,
    /// How many it has played.
    pub played: i64,
    /// Is it drawn where somebody must win?
    pub level: bool,
}

impl OfRound {
    /// Of a match of so many finished deals at a table; none where matches are played to their end.
    #[must_use]
    pub fn of(hall: &Hall, at: &InContest, deals: usize) -> Option<OfRound> {
        let planned = i64::from(hall.contest().opening.deals);
        let far = hall.played(at.round, at.table);
        let counted = far.and_then(|far| far.counted).unwrap_or(planned);
        let played = i64::try_from(deals).unwrap_or(i64::MAX);
        let level = far.is_some_and(|far| far.level);
        (planned > 0).then_some(OfRound { round: at.round, counted, played, level })
    }

    /// A message about it.
    #[must_use]
    pub fn said(&self, id: &'static str) -> Said {
        let args = vec![
            ("round", Arg::from(u32::from(self.round))),
            ("planned", Arg::Number(self.counted)),
            ("played", Arg::Number(self.played)),
        ];
        Said::of(id, args)
    }
}

/// The same of a match that was found.
fn of_round(desk: &Desk, found: &Evening) -> Option<OfRound> {
    let at = found.about().contest.as_ref()?;
    let hall = desk.hall(Which::Named(&at.id)).ok()?;
    OfRound::of(&hall, at, found.play().complete())
}

/// That a table of a contest plays on when the deals of its round are played: those after them do not count there.
fn beyond(desk: &Desk, found: &Evening) -> Option<Said> {
    let far = of_round(desk, found).filter(|far| far.played > far.counted);
    far.map(|far| far.said("contest-beyond"))
}

/// That a table of a contest stopped before it had played the deals of its round.
fn stopped(desk: &Desk, found: &Evening) -> Option<Said> {
    let far = of_round(desk, found).filter(|far| found.play().over() && far.played < far.counted)?;
    found.report().standing.closed.is_some().then(|| far.said("contest-round-stopped"))
}

/// That a table of a contest has played the deals of its round, where what was recorded was the end of them and its match goes on;
/// and what becomes of points that wait for another deal.
#[must_use]
pub fn round_played(desk: &Desk, found: &Evening) -> Vec<Said> {
    let Some(far) = of_round(desk, found) else { return Vec::new() };
    let Some(far) = Some(far).filter(|far| far.played == far.counted && !found.play().over()) else {
        return Vec::new();
    };
    if far.level {
        return vec![far.said("contest-round-level")];
    }
    let waiting = found.report().standing.waiting;
    let lost = || Said::of("contest-round-waiting", vec![("points", Arg::from(waiting))]);
    let played = far.said(ROUND_PLAYED);
    std::iter::once(played).chain((waiting != 0).then(lost)).collect()
}

/// The same report where the round of a table is played: what comes next and what a side needs are told by the contest then.
#[must_use]
pub fn within_round(mut report: Report, told: &[Said]) -> Report {
    if told.iter().any(|said| said.id == ROUND_PLAYED) {
        report.standing.needs.clear();
        report.notices.clear();
        report.next = None;
    }
    report
}

/// That another deal does not count.
const ROUND_PLAYED: &str = "contest-round-played";

/// Do the same people sit there, in whatever order?
#[must_use]
pub fn same_players(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().all(|name| other.contains(name))
}

/// A failure of the desk, with the words for what somebody else wrote meanwhile.
pub fn told(shell: &Shell, failure: DeskFailure) -> Failure {
    match failure {
        DeskFailure::Moved(moved) => outrun(shell, *moved),
        other => other.into(),
    }
}

/// Somebody else was faster: who, and with what.
fn outrun(shell: &Shell, moved: Moved) -> Failure {
    const TOLD: usize = 8;
    // A copy that took the place of the database brings nothing that came after.
    let newer = moved.meanwhile().next().is_some();
    let now = Evening::of_records(&moved.id, moved.records.clone()).ok().filter(|_| newer);
    let told = now.map(|now| {
        let mut authors: Vec<String> = moved.meanwhile().map(|record| record.author.clone()).collect();
        authors.dedup();
        let mut events: Vec<String> = moved
            .meanwhile()
            .take(TOLD)
            .map(|record| pages::recorded_told(&now, record, &shell.speaker))
            .collect();
        if moved.meanwhile().count() > TOLD {
            events.push("…".to_owned());
        }
        vec![("who", Arg::Names(authors)), ("what", Arg::Text(events.join(", ")))]
    });
    let lost = Failure::from(moved.error);
    match told {
        Some(told) => lost.hint("moved-meanwhile", told),
        None => lost,
    }
}

/// An event as people read it, in their language.
#[must_use]
pub fn event_shown(shell: &Shell, game: &dyn AnyGame, event: &Value, table: &Table) -> String {
    shell.speaker.event(game.info().forms, event, table)
}

/// The lines of a screen that is counted on after an entry.
const SCREEN: usize = 24;

/// Shows a match: its slate, or its JSON. With [`pages::Scope::Last`] the slate fits on one screen.
pub fn show(shell: &mut Shell, report: &Report, scope: pages::Scope) {
    if shell.json {
        shell.report(report);
        return;
    }
    let slate = |scope| pages::slate_within(report, &shell.speaker, scope, shell.look.width);
    let mut page = slate(scope);
    if let pages::Scope::Last(most) = scope {
        let high = |page: &pages::Doc| terminal(page, shell.look).lines().count();
        let mut shown = most;
        while shown > 1 && high(&page) >= SCREEN {
            shown -= 1;
            page = slate(pages::Scope::Last(shown));
        }
    }
    shell.page(&page);
}
