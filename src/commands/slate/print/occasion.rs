//! What a printed sheet says of the evening besides its deals: when it was played, and what was put right.

use std::collections::BTreeMap;

use super::chosen::{Chosen, Record};
use crate::line::args::PrintArgs;
use crate::pages::{self, Amended, CareerTold, Doc, Extent, Occasion, Played};
use crate::shell::Shell;
use ardoise_desk::evening::{Evening, moment};
use ardoise_rules::engine::{DealReport, Entry, Report, Seq, day_of};
use ardoise_rules::games::GAMES;
use ardoise_rules::words::plain;

pub(super) fn paper_of(shell: &Shell, args: &PrintArgs, chosen: Chosen) -> Doc {
    let amended = amendments(shell, chosen.matches());
    let extent = |occasion: Occasion| Extent {
        explained: args.explain,
        rules: args.rules,
        sealed: args.hash,
        occasion,
        amended,
    };
    let played = |found: Vec<Evening>| -> Vec<Played> {
        found.into_iter().map(|found| (found.report(), found.game())).collect()
    };
    match chosen {
        Chosen::One(one) => {
            let extent = extent(occasion(args, Some(&one)));
            let (report, game) = (one.report(), one.game());
            drop(one);
            pages::history(&report, game, &extent, &shell.speaker)
        }
        Chosen::Day(day, read, found) => {
            let day = pages::figure::day(&day, &shell.speaker);
            let title = shell.speaker.phrase("evening-title", &[("day", &day)]);
            let extent = extent(occasion(args, None));
            pages::evening(&title, &played(found), &|name| read.of(name), &extent, &shell.speaker)
        }
        Chosen::Period { title, names, read, found, career } => {
            let is = |name: &str| names.iter().any(|known| known == name);
            match career {
                Some(record) => {
                    let Record { career, rating, course } = &*record;
                    let told = CareerTold { career, rating: *rating, course, games: GAMES };
                    pages::year(&title, &is, &played(found), told, args.hash, &shell.speaker)
                }
                None => {
                    let extent = extent(occasion(args, None));
                    pages::evening(&title, &played(found), &|name| read.of(name), &extent, &shell.speaker)
                }
            }
        }
    }
}

/// Where and when: as it was said, and the times of one match as its log has them.
pub(super) fn occasion(args: &PrintArgs, one: Option<&Evening>) -> Occasion {
    let (began, ended) = one.and_then(times).unzip();
    Occasion {
        place: args.place.clone(),
        table: args.table.clone(),
        round: args.round.clone(),
        arbiter: args.arbiter.clone(),
        began: args.begin.clone().or(began),
        ended: args.end.clone().or(if args.begin.is_some() { None } else { ended }),
    }
}

/// What was put right in matches, with what it was before.
fn amendments(shell: &Shell, found: &[Evening]) -> BTreeMap<String, Vec<Amended>> {
    let each = found.iter().filter(|one| !one.force().amended.is_empty()).map(|one| {
        let report = one.report();
        let amended = report.deals.iter().filter(|deal| deal.amended);
        let amended = amended.filter_map(|deal| amendment(shell, one, &report, deal.no));
        (report.head.id.clone(), amended.collect())
    });
    each.collect()
}

/// The last correction of a deal: when, and the points before it.
fn amendment(shell: &Shell, one: &Evening, report: &Report, deal: u32) -> Option<Amended> {
    let records = one.records();
    let of = |seq: Seq| records.iter().find(|record| record.seq == seq).and_then(|other| other.entry.deal());
    let live = &one.force().live;
    let last = records.iter().rev().find(|record| match &record.entry {
        Entry::Amend { seq, .. } => live.contains(&record.seq) && of(*seq) == Some(deal),
        _ => false,
    })?;
    let before = records.iter().filter(|record| record.op < last.op).cloned().collect();
    let before = Evening::of_records(one.id(), before).ok().map(|before| before.report());
    let before = before.as_ref().and_then(|report| report.deal(deal));
    let before = before.filter(|deal| deal.complete);
    let points =
        |deal: &DealReport| report.accounts.iter().map(|account| deal.score.of(account.id)).collect();
    let (clock, day) = (time_here(last.at)?, moment(last.at));
    let clock = plain(&pages::figure::clock(&clock, &shell.speaker));
    let when = if report.head.day() == day_of(&day) {
        shell.speaker.phrase("sheet-at", &[("clock", &clock)])
    } else {
        let day = plain(&pages::figure::day(&day, &shell.speaker));
        shell.speaker.phrase("sheet-on-at", &[("day", &day), ("clock", &clock)])
    };
    let who = plain(&last.author);
    // Of whom nothing is known stands nothing.
    let known = !who.is_empty() && who != "?";
    let by = |when: &str| shell.speaker.phrase("sheet-when-by", &[("when", when), ("who", &who)]);
    let when = if known { by(&when) } else { when };
    Some(Amended { deal, when, before: before.map(points) })
}

/// The time of the day of a moment, at this place.
fn time_here(at: i64) -> Option<String> {
    let moment = chrono::DateTime::from_timestamp_millis(at)?.with_timezone(&chrono::Local);
    Some(moment.format("%H:%M").to_string())
}

/// So long an evening may be; what is longer was recorded on several days.
const EVENING: i64 = 16 * 3_600_000;
/// So short nothing is played: the match was typed in afterwards.
const TYPED: i64 = 5 * 60_000;

/// When a match was begun and ended, at the hour of this place, if it was recorded while it was played.
fn times(one: &Evening) -> Option<(String, String)> {
    let (first, last) = (one.records().first()?.at, one.records().last()?.at);
    let day = one.day();
    if !(TYPED..EVENING).contains(&(last - first)) || !one.play().over() || !moment(first).starts_with(day) {
        return None;
    }
    Some((time_here(first)?, time_here(last)?))
}
