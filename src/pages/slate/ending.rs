//! What is told of a match that is over: by how much, its best deal, who took and who doubled, how long it lasted.

use crate::pages::deal::Told;
use crate::pages::doc::Doc;
use crate::pages::doc::figure;
use crate::pages::slate::board;
use crate::pages::slate::strip;
use ardoise_rules::engine::{AccountReport, DealReport, Report, Seat, StoredEvent};
use ardoise_rules::words::{Speaker, shown};
use serde_json::Value;

/// Longer than this a match was laid aside and taken up again: minutes of a day.
const DAY: i64 = 24 * 60;

/// The end of a match, in a few lines; `minutes` is the time from its first line to its last.
#[must_use]
pub fn ending(report: &Report, minutes: i64, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    lines(report, minutes, speaker).into_iter().for_each(|line| doc.text(line));
    doc
}

/// `Ana+Cy 1240 – Bob+Dee 960`.
#[must_use]
pub fn totals(report: &Report, speaker: &Speaker) -> String {
    let total = |account: &AccountReport| figure::total(report.sum_of(account.id), speaker);
    let each = report.accounts.iter().map(|account| format!("{} {}", shown(&account.name), total(account)));
    each.collect::<Vec<_>>().join(" – ")
}

/// A match that is over as a short text for a message.
#[must_use]
pub fn summary(report: &Report, minutes: i64, speaker: &Speaker) -> String {
    let game = speaker.option(report.head.game, "game-name").unwrap_or_else(|| report.head.game.to_owned());
    let day = figure::day(&report.head.opened, speaker);
    let mut text = vec![format!("{game} · {day}"), totals(report, speaker)];
    if report.standing.over {
        text.push(board::result(report, speaker));
    }
    text.extend(lines(report, minutes, speaker));
    text.join("\n")
}

fn lines(report: &Report, minutes: i64, speaker: &Speaker) -> Vec<String> {
    let lines = [gap(report, speaker), best(report, speaker), contracts(report, speaker)];
    let mut lines: Vec<String> = lines.into_iter().flatten().collect();
    lines.extend(raises(report, speaker));
    lines.push(length(report, minutes, speaker));
    lines
}

/// By how much the winner is ahead of the next; none where several or nobody won, nor where it is not points that were won.
fn gap(report: &Report, speaker: &Speaker) -> Option<String> {
    if report.parts.as_ref().is_some_and(|parts| !parts.by_points()) {
        return None;
    }
    let [winner] = report.standing.winners.as_slice() else { return None };
    let own = report.sum_of(*winner);
    let others = report.accounts.iter().filter(|account| account.id != *winner);
    let next = others.map(|account| report.sum_of(account.id)).min_by_key(|sum| (own - sum).abs())?;
    let count = (own - next).abs().to_string();
    let (own, next) = (figure::total(own, speaker), figure::total(next, speaker));
    Some(speaker.phrase("ending-gap", &[("count", &count), ("own", &own), ("next", &next)]))
}

/// The deal that gave one side most.
fn best(report: &Report, speaker: &Speaker) -> Option<String> {
    let counted = report.deals.iter().filter(|deal| deal.complete && !deal.annulled);
    let each = counted.flat_map(|deal| report.accounts.iter().map(move |account| (deal, account)));
    let of =
        |(deal, account): &(&DealReport, &ardoise_rules::engine::AccountReport)| deal.score.of(account.id);
    // Of several the first: later ones have to be better.
    let (deal, account) = each.reduce(|best, other| if of(&other) > of(&best) { other } else { best })?;
    let points = deal.score.of(account.id);
    if points <= 0 {
        return None;
    }
    let names: Vec<String> = report.table_of(deal).players.iter().map(|name| shown(name)).collect();
    let what = strip::played(report, deal, &names, speaker);
    let points = points.to_string();
    let (no, name) = (deal.no.to_string(), shown(&account.name));
    let facts = [("deal", no.as_str()), ("what", &what), ("account", &name), ("points", &points)];
    let id =
        if Told::new(report, deal, speaker).headline().is_empty() { "ending-best" } else { "ending-best-of" };
    Some(speaker.phrase(id, &facts))
}

/// A tally by name, in the order in which the names came.
#[derive(Default)]
struct Tally(Vec<(String, [u32; 2])>);

impl Tally {
    fn of(&mut self, report: &Report, deal: &DealReport, seat: Seat) -> &mut [u32; 2] {
        let name = shown(report.table_of(deal).name(seat));
        let place = self.0.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            self.0.push((name, [0, 0]));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }

    fn told(mut self, each: impl Fn(&str, [u32; 2]) -> String) -> Option<String> {
        self.0.sort_by_key(|(_, counts)| std::cmp::Reverse(*counts));
        let told: Vec<String> = self.0.iter().map(|(name, counts)| each(name, *counts)).collect();
        Some(told.join(", ")).filter(|told| !told.is_empty())
    }
}

/// Who took, and how many of the contracts were made.
fn contracts(report: &Report, speaker: &Speaker) -> Option<String> {
    let mut tally = Tally::default();
    for deal in report.deals.iter().filter(|deal| deal.complete) {
        let Some(made) = deal.undertaken.made else { continue };
        for seat in &deal.undertaken.by {
            let [count, kept] = tally.of(report, deal, *seat);
            *count += 1;
            *kept += u32::from(made);
        }
    }
    let each = tally.told(|name, [count, made]| {
        let (count, made) = (count.to_string(), made.to_string());
        speaker.phrase("ending-made", &[("player", name), ("made", &made), ("count", &count)])
    })?;
    Some(speaker.phrase("ending-contracts", &[("each", &each)]))
}

/// Who raised the stake and how often, word by word.
fn raises(report: &Report, speaker: &Speaker) -> Vec<String> {
    let forms = report.forms.iter().filter(|form| form.raise.is_some());
    let told = forms.filter_map(|form| {
        let mut tally = Tally::default();
        for deal in &report.deals {
            let said = |event: &&StoredEvent| form.is_of(event);
            for event in deal.events.iter().filter(said) {
                let number = event.get("player").and_then(Value::as_u64)?;
                let seat = Seat::at(usize::try_from(number).ok()?.checked_sub(1)?);
                tally.of(report, deal, seat)[0] += 1;
            }
        }
        let each = tally.told(|name, [count, _]| format!("{name} {count}"))?;
        let word = form.word(speaker.lang());
        Some(speaker.phrase("ending-raises", &[("word", word), ("each", &each)]))
    });
    told.collect()
}

/// How many deals, and how long they took.
fn length(report: &Report, minutes: i64, speaker: &Speaker) -> String {
    let count = report.deals.iter().filter(|deal| deal.complete).count().to_string();
    let (hours, rest) = ((minutes / 60).to_string(), format!("{:02}", minutes % 60));
    let time = match minutes {
        1..60 => speaker.phrase("ending-minutes", &[("minutes", &minutes.to_string())]),
        60..DAY => speaker.phrase("ending-hours", &[("hours", &hours), ("minutes", &rest)]),
        _ => return speaker.phrase("ending-deals", &[("count", &count)]),
    };
    speaker.phrase("ending-length", &[("count", &count), ("time", &time)])
}
