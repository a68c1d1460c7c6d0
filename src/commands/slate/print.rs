//! `ardoise print`: a match, an evening or a player's year on paper.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Value, json};

use crate::evening::{self, unsound_said};
use crate::line::args::{Format, PrintArgs};
use crate::pages::{self, Amended, Block, CareerTold, Doc, Extent, MatchJson, Occasion, Played};
use crate::render::{self, Look};
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::shell::leaf::{self, unknown_ending};
use crate::shell::{self, Shell};
use ardoise_desk::Desk;
use ardoise_desk::evening::{Evening, moment};
use ardoise_desk::houses::Named;
use ardoise_desk::records::{self, Among, Career, Names, Rating, course};
use ardoise_desk::store::{Damage, Filter, Span, Store, Summary, Whole};
use ardoise_desk::transfer::sheet_of;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, DealReport, Entry, Report, Said, Seq, Table};
use ardoise_rules::games::GAMES;
use ardoise_rules::lang::by_name;
use ardoise_rules::notation::Opening;
use ardoise_rules::words::{Speaker, plain};

/// The endings of the files that a match is written to.
const ENDINGS: &str = "html, pdf, svg, png, md, txt, csv, xlsx, json, sheet";

/// What is printed.
enum Chosen {
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
struct Record {
    career: Career,
    rating: Option<Rating>,
    course: Vec<f64>,
}

impl Chosen {
    fn matches(&self) -> &[Evening] {
        match self {
            Chosen::One(one) => std::slice::from_ref(&**one),
            Chosen::Day(_, _, found) | Chosen::Period { found, .. } => found,
        }
    }
}

/// Prints what was asked for, on standard output or into a file.
///
/// # Errors
/// If there is no such match, or the file cannot be written.
pub fn run(shell: &mut Shell, args: &PrintArgs) -> Result<(), Failure> {
    let asked = if shell.json { Some(Format::Json) } else { args.format };
    let format = match (asked, args.output.as_deref().filter(|path| path.as_os_str() != "-")) {
        (Some(format), _) => format,
        (None, None) => Format::Text,
        (None, Some(path)) => Format::of(path).ok_or_else(|| unknown_ending(path, ENDINGS))?,
    };
    if matches!(format, Format::Pdf | Format::Png) && args.output.is_none() && shell.on_terminal() {
        return Err(Failure::Usage(Said::shell("print-pdf-terminal", vec![])));
    }
    if let [rules, names @ ..] = args.blank.as_slice() {
        return blank(shell, args, (rules, names), format);
    }
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let mut damaged = None;
    let chosen = choose(shell, &desk, args, &mut damaged)?;
    let whole = if args.hash { sound(desk.store())? } else { None };
    // One damaged match does not keep the others from the paper; it is named.
    let told = matches!(&chosen, Chosen::One(one) if one.unsound().is_some());
    let count = chosen.matches().len();
    let bytes = rendered(shell, args, format, (chosen, whole.as_ref()))?;
    let whole = || match damaged {
        Some(_) if told => Err(Failure::Told(3)),
        Some(said) => Err(Failure::Damaged(said)),
        None => Ok(()),
    };
    let Some(path) = args.output.as_ref().filter(|path| path.as_os_str() != "-") else {
        shell.bytes(&bytes);
        return whole();
    };
    files::write(path, &bytes)?;
    shell.note_recorded();
    let file = plain(&path.display().to_string());
    if shell.json {
        shell.value(&json!({"format": 1, "file": file, "matches": count, "bytes": bytes.len()}));
    } else {
        shell.sentence("paper-written", &[("file", &file), ("count", &count.to_string())]);
    }
    whole()
}

/// An empty sheet for a game by these rules: no match is opened.
fn blank(
    shell: &mut Shell,
    args: &PrintArgs,
    (rules, names): (&str, &[String]),
    format: Format,
) -> Result<(), Failure> {
    let Named { game, preset, sets } = shell.houses().find(rules, None)?;
    let rules = shell.houses().resolve(game, Some(&preset), &sets)?;
    let fits = game.players(&rules).map_err(Failure::Damaged)?;
    let usual = shell.config.table_of(|count| fits.contains(&count)).cloned();
    let names = if names.is_empty() { usual } else { Some(names.to_vec()) };
    let usual_count = if fits.contains(&4) { 4 } else { *fits.start() };
    let players = names.clone().unwrap_or_else(|| (1..=usual_count).map(|no| format!("J{no}")).collect());
    if !fits.contains(&players.len()) {
        let (least, most) = fits.into_inner();
        let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
        let facts = vec![("count", Arg::from(players.len())), ("seats", Arg::Text(seats))];
        return Err(Failure::shell("blank-players", facts));
    }
    let camps = game.camps(&rules, players.len()).map_err(Failure::Damaged)?;
    let opening = Opening::stored(game, &rules, &Table::new(players, camps));
    let report = Evening::opened(&opening, shell.now(), "")?.report();
    let doc = pages::blank(&report, game, names.is_some(), &shell.speaker);
    let kind = match format {
        Format::Html => leaf::Kind::Html,
        Format::Pdf => leaf::Kind::Pdf,
        Format::Markdown => leaf::Kind::Markdown,
        Format::Text => leaf::Kind::Text,
        Format::Csv | Format::Xlsx | Format::Svg | Format::Png | Format::Json | Format::Sheet => {
            return Err(Failure::Usage(Said::shell("blank-forms", vec![])));
        }
    };
    let bytes = leaf::bytes(shell, &doc, kind, leaf::paper(args.paper), true)?;
    let Some(path) = args.output.as_ref().filter(|path| path.as_os_str() != "-") else {
        shell.bytes(&bytes);
        return Ok(());
    };
    files::write(path, &bytes)?;
    shell.note_recorded();
    shell.sentence("output-written", &[("file", &plain(&path.display().to_string()))]);
    Ok(())
}

fn choose(
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
        return Err(Failure::shell("print-nothing", vec![]).hint("print-look", vec![]));
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
fn record(shell: &Shell, desk: &Desk, args: &PrintArgs, player: &str) -> Result<Box<Record>, Failure> {
    let year = args.year.map(|year| format!("{year:04}"));
    let span = Span { since: year.clone(), until: year, ..Span::default() };
    let season = crate::season::season(shell, desk, &span, true)?;
    let unknown = || Failure::shell("print-nothing", vec![]);
    let place = season.find(player).first().copied().ok_or_else(unknown)?;
    let (rating, course) = course(season.players.len(), &season.matches, place);
    Ok(Box::new(Record { career: Career::of(&season, place, Among::default()), rating, course }))
}

fn read_day(text: &str) -> Result<String, Failure> {
    let day = chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d");
    let day = day.map(|day| day.format("%Y-%m-%d").to_string()).ok().filter(|day| day == text);
    day.ok_or_else(|| Failure::shell("bad-date", vec![("text", Arg::Text(plain(text)))]))
}

/// The player as the list of names reads him: the one called so, or the only one whose name begins so.
fn named(wanted: &str, known: &BTreeSet<&String>, read: &Names) -> Result<String, Failure> {
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
        [] => Err(Failure::shell("print-no-player", vec![wanted()]).hint("print-look", vec![])),
        [one] => Ok((*one).clone()),
        several => {
            let names = Arg::Names(several.iter().map(|name| plain(name)).collect());
            Err(Failure::shell("print-which-player", vec![wanted(), ("names", names)]))
        }
    }
}

/// The head of the whole database, if every log in it is what was recorded.
fn sound(store: &Store) -> Result<Option<Whole>, Failure> {
    let whole = store.verify()?.iter().all(Damage::is_mendable);
    Ok(if whole { Some(store.whole()?) } else { None })
}

/// The head of the whole database, as it stands on paper.
fn head_told(shell: &Shell, whole: &Whole) -> String {
    let (head, entries) = (pages::digits(&whole.head), whole.entries.to_string());
    shell.speaker.phrase("check-head", &[("head", &head), ("entries", &entries)])
}

fn rendered(
    shell: &Shell,
    args: &PrintArgs,
    format: Format,
    (chosen, whole): (Chosen, Option<&Whole>),
) -> Result<Vec<u8>, Failure> {
    let found = chosen.matches();
    let reports = || found.iter().map(|found| found.report()).collect::<Vec<Report>>();
    let text = match format {
        Format::Json => return as_json(&chosen, &reports(), whole, &shell.speaker),
        Format::Sheet => match found {
            [one] if args.hash => sealed_sheet(shell, one, whole),
            [one] => sheet_of(one),
            several => {
                let count = Arg::from(several.len());
                let failure = Failure::shell("print-one-sheet", vec![("count", count)]);
                return Err(failure.hint("print-export", vec![]));
            }
        },
        Format::Csv | Format::Xlsx => {
            let lang = shell.speaker.lang();
            let grid = match (&chosen, reports().as_slice()) {
                (Chosen::One(found), [one]) => {
                    pages::match_grid(one, &sheet_of(found), args.hash, &shell.speaker)
                }
                _ => {
                    let matches: Vec<_> =
                        found.iter().map(|found| (found.report(), sheet_of(found))).collect();
                    pages::matches_grid(&matches, args.hash, &shell.speaker)
                }
            };
            if format == Format::Xlsx {
                return leaf::workbook(&[grid]);
            }
            render::csv(&grid, lang)
        }
        Format::Text => {
            let look = if args.output.is_some() { Look { color: false, ..shell.look } } else { shell.look };
            render::terminal(&page(shell, args, chosen, whole), look)
        }
        Format::Markdown => render::markdown(&page(shell, args, chosen, whole)),
        Format::Svg | Format::Png => {
            let [one] = found else {
                let count = Arg::from(found.len());
                return Err(Failure::shell("print-one-picture", vec![("count", count)]));
            };
            let report = one.report();
            let slate = pages::slate_of(&report, &Occasion::default(), &shell.speaker);
            let day = pages::figure::day(&report.head.opened, &shell.speaker);
            let curve = pages::totals_chart(&report, &shell.speaker);
            let picture = render::share(&slate, &plain(&day), curve.as_ref());
            if format == Format::Png {
                return render::png(&picture).ok_or_else(|| Failure::shell("print-png-failed", vec![]));
            }
            render::alone(&picture, &render::label(&slate))
        }
        Format::Html | Format::Pdf => {
            let kind = if format == Format::Html { leaf::Kind::Html } else { leaf::Kind::Pdf };
            let doc = page(shell, args, chosen, whole);
            return leaf::bytes(shell, &doc, kind, leaf::paper(args.paper), args.explain);
        }
    };
    Ok(text.into_bytes())
}

/// The sheet with the hash of its log, and the head of its database, as comments at its end.
fn sealed_sheet(shell: &Shell, one: &Evening, whole: Option<&Whole>) -> String {
    let seals = pages::seal(&one.report(), &shell.speaker).into_iter();
    let seals = seals.chain(whole.map(|whole| head_told(shell, whole)));
    let seals: String = seals.map(|seal| format!("# {seal}\n")).collect();
    format!("{}{}", sheet_of(one), if seals.is_empty() { seals } else { format!("\n{seals}") })
}

fn as_json(
    chosen: &Chosen,
    reports: &[Report],
    whole: Option<&Whole>,
    speaker: &Speaker,
) -> Result<Vec<u8>, Failure> {
    let matches: Vec<_> = reports.iter().map(|report| MatchJson::of(report, speaker)).collect();
    let database =
        whole.map(|whole| json!({"head": whole.head, "matches": whole.matches, "entries": whole.entries}));
    let mut bytes = Vec::new();
    let written = if let (Chosen::One(_), [one]) = (chosen, matches.as_slice()) {
        shell::json::write(&mut bytes, &one.clone().within(database))
    } else {
        let (day, title) = match chosen {
            Chosen::Day(day, ..) => (Some(json!(day)), None),
            Chosen::Period { title, .. } => (None, Some(json!(title))),
            Chosen::One(_) => (None, None),
        };
        shell::json::write(&mut bytes, &Several { format: 1, day, title, matches, database })
    };
    written.map_err(|error| {
        Failure::Damaged(Said::shell("unreadable-event", vec![("text", Arg::Text(error.to_string()))]))
    })?;
    Ok(bytes)
}

/// Several matches as JSON.
#[derive(Serialize)]
struct Several<'a> {
    format: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Value>,
    matches: Vec<MatchJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    database: Option<Value>,
}

/// The page; what was read for it is let go of before it is written.
fn page(shell: &Shell, args: &PrintArgs, chosen: Chosen, whole: Option<&Whole>) -> Doc {
    let mut doc = paper_of(shell, args, chosen);
    if let Some(whole) = whole {
        // Under what stands at the foot of the first page, or at the end.
        let foot = doc.blocks.iter().rposition(|block| matches!(block, Block::Foot(_)));
        let at = foot.map_or(doc.blocks.len(), |at| at + 1);
        doc.blocks.insert(at, Block::Foot(head_told(shell, whole)));
    }
    doc
}

fn paper_of(shell: &Shell, args: &PrintArgs, chosen: Chosen) -> Doc {
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
fn occasion(args: &PrintArgs, one: Option<&Evening>) -> Occasion {
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
    let before = before.as_ref().and_then(|report| report.deals.iter().find(|other| other.no == deal));
    let before = before.filter(|deal| deal.complete);
    let points =
        |deal: &DealReport| report.accounts.iter().map(|account| deal.score.of(account.id)).collect();
    let (clock, day) = (time_here(last.at)?, moment(last.at));
    let clock = plain(&pages::figure::clock(&clock, &shell.speaker));
    let when = if report.head.opened.get(..10) == day.get(..10) {
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
    let day = one.about().opened.get(..10)?;
    if !(TYPED..EVENING).contains(&(last - first)) || !one.play().over() || !moment(first).starts_with(day) {
        return None;
    }
    Some((time_here(first)?, time_here(last)?))
}
