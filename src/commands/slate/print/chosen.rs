//! What is printed: a match, several, a player’s record, a year.

use std::collections::{BTreeMap, BTreeSet};

use crate::evening::{self, unsound_said};
use crate::line::args::PrintArgs;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::Evening;
use ardoise_desk::records::{self, Among, Career, Names, Rating, course};
use ardoise_desk::store::{Damage, Filter, Span, Store, Summary, Whole};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Said};
use ardoise_rules::lang::by_name;
use ardoise_rules::words::plain;

/// What is printed.
pub(super) enum Chosen {
    One(Box<Evening>),
    Day(String, Names, Vec<Evening>),
    Period {
        title: String,
        names: Vec<String>,
        read: Names,
        found: Vec<Evening>,
        career: Option<Box<Record>>,
    },
}

/// The record of a player: what he has done, his rating, and what it was after each match.
pub(super) struct Record {
    pub(super) career: Career,
    pub(super) rating: Option<Rating>,
    pub(super) course: Vec<f64>,
}

impl Chosen {
    pub(super) fn matches(&self) -> &[Evening] {
        match self {
            Chosen::One(one) => std::slice::from_ref(&**one),
            Chosen::Day(_, _, found) | Chosen::Period { found, .. } => found,
        }
    }
}

pub(super) fn choose(
    shell: &Shell,
    desk: &Desk,
    args: &PrintArgs,
    damaged: &mut Option<Said>,
) -> Result<Chosen, Failure> {
    if args.day.is_none() && args.player.is_none() && args.year.is_none() {
        let mut one = evening::load(shell, desk, args.id.as_deref(), None)?;
        one.sealed(desk.store().proved_hash(one.id(), None)?);
        *damaged = one.unsound().map(unsound_said);
        return Ok(Chosen::One(Box::new(one)));
    }
    let year = args.year.map(|year| format!("{year:04}"));
    let when = match &args.day {
        Some(day) => Some(read_day(day)?),
        None => year.clone(),
    };
    let filter = Filter { since: when.clone(), until: when, ..Filter::default() };
    let mut listed = desk.list(&filter)?;
    // Of a match that was recorded differently, the copy that counts.
    let hidden = desk.store().not_counted()?;
    listed.retain(|found| !hidden.contains(&found.id));
    let mut player = None;
    let names = match &args.player {
        Some(wanted) => {
            let read = records::names(desk.store())?;
            let known: BTreeSet<&String> =
                listed.iter().flat_map(|found| found.players.iter().chain(&found.former)).collect();
            let one = named(wanted, &known, &read)?;
            let is = |name: &&&String| fold_word(&read.of(name)) == fold_word(&one);
            let names: Vec<String> = known.iter().filter(is).map(|name| (*name).clone()).collect();
            listed.retain(|found| found.players.iter().chain(&found.former).any(|name| names.contains(name)));
            player = Some(one);
            names
        }
        None => Vec::new(),
    };
    if listed.is_empty() {
        return Err(Failure::of("print-nothing", vec![]).hint("print-look", vec![]));
    }
    // Sheets that name their day have no time: their tables stand in the order of their titles.
    let title = |one: &Summary| one.title.clone().unwrap_or_default();
    listed.sort_by(|a, b| {
        let same = || by_name(&title(a), &title(b)).then_with(|| a.id.cmp(&b.id));
        a.opened.cmp(&b.opened).then_with(same)
    });
    let mut found = Vec::with_capacity(listed.len());
    for summary in &listed {
        let (rows, unsound) = desk.store().read_proved(&summary.id)?;
        let mut one = match Evening::of_rows(&summary.id, rows, None).map_err(Failure::from) {
            Ok((one, _)) => {
                if let Some(unsound) = unsound {
                    damaged.get_or_insert(unsound_said(&unsound));
                }
                one
            }
            Err(Failure::Damaged(said)) if listed.len() > 1 => {
                damaged.get_or_insert(said);
                continue;
            }
            Err(other) => return Err(other),
        };
        one.sealed(desk.store().proved_hash(one.id(), None)?);
        found.push(one);
    }
    if let Some(day) = &args.day {
        return Ok(Chosen::Day(day.clone(), records::names(desk.store())?, found));
    }
    let name = player.as_deref().map(plain);
    let title = match (name, year) {
        (Some(name), Some(year)) => shell.speaker.phrase("year-title", &[("name", &name), ("year", &year)]),
        (Some(name), None) => name,
        (None, year) => year.unwrap_or_default(),
    };
    let career = match player {
        Some(player) => Some(record(shell, desk, args, &player)?),
        None => None,
    };
    Ok(Chosen::Period { title, names, read: records::names(desk.store())?, found, career })
}

/// The record of a player in the period.
pub(super) fn record(
    shell: &Shell,
    desk: &Desk,
    args: &PrintArgs,
    player: &str,
) -> Result<Box<Record>, Failure> {
    let year = args.year.map(|year| format!("{year:04}"));
    let span = Span { since: year.clone(), until: year, ..Span::default() };
    let season = crate::season::season(shell, desk, &span, true)?;
    let unknown = || Failure::of("print-nothing", vec![]);
    let place = season.find(player).first().copied().ok_or_else(unknown)?;
    let (rating, course) = course(season.players.len(), &season.matches, place);
    Ok(Box::new(Record { career: Career::of(&season, place, Among::default()), rating, course }))
}

fn read_day(text: &str) -> Result<String, Failure> {
    let day = chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d");
    let day = day.map(|day| day.format("%Y-%m-%d").to_string()).ok().filter(|day| day == text);
    day.ok_or_else(|| Failure::of("bad-date", vec![("text", Arg::Text(plain(text)))]))
}

/// The player as the list of names reads him: the one called so, or the only one whose name begins so.
pub(super) fn named(wanted: &str, known: &BTreeSet<&String>, read: &Names) -> Result<String, Failure> {
    let folded = fold_word(&read.of(wanted));
    let all: BTreeMap<String, String> =
        known.iter().map(|name| read.of(name)).map(|name| (fold_word(&name), name)).collect();
    if let Some(name) = all.get(&folded) {
        return Ok(name.clone());
    }
    let close: Vec<&String> = all
        .iter()
        .filter(|(name, _)| !folded.is_empty() && name.starts_with(&folded))
        .map(|(_, name)| name)
        .collect();
    let wanted = || ("name", Arg::Text(plain(wanted)));
    match close.as_slice() {
        [] => Err(Failure::of("print-no-player", vec![wanted()]).hint("print-look", vec![])),
        [one] => Ok((*one).clone()),
        several => {
            let names = Arg::Names(several.iter().map(|name| plain(name)).collect());
            Err(Failure::of("print-which-player", vec![wanted(), ("names", names)]))
        }
    }
}

/// The head of the whole database, if every log in it is what was recorded.
pub(super) fn sound(store: &Store) -> Result<Option<Whole>, Failure> {
    let whole = store.verify()?.iter().all(Damage::is_mendable);
    Ok(if whole { Some(store.whole()?) } else { None })
}
