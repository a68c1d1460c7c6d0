//! `ardoise stats` and `ardoise players`: records, and names that are one player.

pub mod forget;

use std::collections::BTreeMap;

use serde_json::json;

use crate::evening::warned_of;
use crate::line::args::{PlayerOrder, PlayersArgs, PlayersCommand, SpanArgs, StatsArgs};
use crate::line::days::{period, span_end};
use crate::pages::{self, CareerTold, Doc, ListedPlayer, figure};
use crate::season::season;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::players::{Joined, unknown_player};
use ardoise_desk::records::{
    Among, Career, Order, Ranked, Rating, Season, Tally, course, names, rankings, ratings,
};
use ardoise_desk::store::{Filter, ListOrder, NamingKind, Span};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Said;
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::lang::by_name;
use ardoise_rules::notation::{look_alike, looks_of};
use ardoise_rules::words::{Speaker, plain};

fn span(args: &SpanArgs) -> Result<Span, Failure> {
    let game = match &args.game {
        Some(name) => {
            Some(games::find(name).ok_or_else(|| ardoise_desk::unknown_game(name))?.id().to_owned())
        }
        None => None,
    };
    let end = |text: &Option<String>| text.as_deref().map(span_end).transpose().map_err(Failure::Usage);
    let year = args.year.map(|year| format!("{year:04}"));
    let whole =
        period(args.day.as_deref(), args.month.as_deref(), year.as_deref()).map_err(Failure::Usage)?;
    Ok(Span {
        game,
        rules: args.rules.clone(),
        since: end(&args.since)?.or_else(|| whole.clone()),
        until: end(&args.until)?.or(whole),
    })
}

/// So many matches, and so many of their entries, those written last, are read again to see whether they were edited.
const NEWEST: (usize, i64) = (1_000, 20_000);

/// The matches of a span; a warning where one of those written last is not what was recorded.
fn read(shell: &Shell, desk: &Desk, span: &Span, with_deals: bool) -> Result<Season, Failure> {
    let filter = Filter {
        game: span.game.clone(),
        since: span.since.clone(),
        until: span.until.clone(),
        limit: Some(NEWEST.0),
        order: ListOrder::Written,
        ..Filter::default()
    };
    let mut newest = desk.list(&filter)?;
    newest.retain(|found| span.rules.as_ref().is_none_or(|rules| found.rules == *rules));
    warned_of(shell, desk, &newest, NEWEST.1)?;
    season(shell, desk, span, with_deals)
}

/// The order that is asked for.
const fn order(asked: PlayerOrder) -> Order {
    match asked {
        PlayerOrder::Won => Order::Won,
        PlayerOrder::Share => Order::Share,
        PlayerOrder::Points => Order::Points,
        PlayerOrder::Margin => Order::Margin,
        PlayerOrder::Rating => Order::Rating,
        PlayerOrder::Matches => Order::Matches,
        PlayerOrder::Name => Order::Name,
    }
}

/// The record of a player, or the ranking of a period.
///
/// # Errors
/// If there is no such player.
pub fn stats(shell: &mut Shell, args: &StatsArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let Some(wanted) = &args.player else { return ranking(shell, args) };
    let Some(desk) = shell.desk_to_read()? else { return Err(unknown_player(wanted).into()) };
    let span = span(&args.span)?;
    let season = read(shell, &desk, &span, true)?;
    // Who plays, but not in these matches, is not unknown.
    let found = |name: &str| match season.one(name) {
        Err(unknown) if span != Span::default() && season.find(name).is_empty() => {
            let all = crate::season::season(shell, &desk, &Span::default(), false)?;
            let nothing = || Failure::shell("print-nothing", vec![]);
            Err(if all.find(name).is_empty() { unknown.into() } else { nothing() })
        }
        found => Ok(found?),
    };
    let player = found(wanted)?;
    let partner = args.with.as_deref().map(found).transpose()?;
    let opponent = args.against.as_deref().map(found).transpose()?;
    let career = Career::of(&season, player, Among { with: partner, against: opponent });
    if career.tally.matches == 0 {
        return Err(Failure::shell("print-nothing", vec![]));
    }
    let alone = partner.is_none() && opponent.is_none();
    let (rating, course) =
        if alone { course(season.players.len(), &season.matches, player) } else { (None, Vec::new()) };
    let name = |player: u32| plain(season.name(player));
    let own = name(player);
    let title = match (partner.map(name), opponent.map(name)) {
        (None, None) => own,
        (Some(partner), None) => shell.speaker.phrase("stats-pair", &[("name", &own), ("partner", &partner)]),
        (None, Some(opponent)) => {
            shell.speaker.phrase("stats-versus", &[("name", &own), ("opponent", &opponent)])
        }
        (Some(partner), Some(opponent)) => {
            let facts = [("name", own.as_str()), ("partner", &partner), ("opponent", &opponent)];
            shell.speaker.phrase("stats-with-versus", &facts)
        }
    };
    if shell.json {
        let named = |other: Option<u32>| other.map(|other| season.name(other).to_owned());
        shell.value(&json!({
            "format": 1, "player": season.name(player), "with": named(partner), "against": named(opponent),
            "career": career, "rating": rating.map(rating_json), "course": course,
        }));
        return Ok(());
    }
    let told = CareerTold { career: &career, rating, course: &course, games: GAMES };
    let page = pages::career(&title, told, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// What the ranking of a period is called.
fn ranking_title(args: &SpanArgs, speaker: &Speaker) -> String {
    let day = |text: &str| match text.len() {
        10 => figure::day(text, speaker),
        7 => figure::month(text, speaker),
        _ => plain(text),
    };
    let said = |id: &str, facts: &[(&str, &str)]| speaker.phrase(id, facts);
    let year = args.year.map(|year| year.to_string());
    match (&args.day, &args.month, &year, &args.since, &args.until) {
        (Some(text), ..) => said("ranking-of-day", &[("day", &day(text))]),
        (_, Some(text), ..) => said("ranking-of-month", &[("month", &day(text))]),
        (_, _, Some(year), ..) => said("ranking-of-year", &[("year", year)]),
        (.., Some(since), Some(until)) => {
            said("ranking-between", &[("since", &day(since)), ("until", &day(until))])
        }
        (.., Some(since), None) => said("ranking-since", &[("since", &day(since))]),
        (.., None, Some(until)) => said("ranking-until", &[("until", &day(until))]),
        (.., None, None) => speaker.word("ranking-title"),
    }
}

/// Who did how well in a period, game by game.
fn ranking(shell: &mut Shell, args: &StatsArgs) -> Result<(), Failure> {
    let span = span(&args.span)?;
    let season = match shell.desk_to_read()? {
        Some(desk) => read(shell, &desk, &span, true)?,
        None => Season::default(),
    };
    let order = args.sort.map_or(Order::default(), order);
    let found = rankings(&season, order);
    if shell.json {
        let players = listed(&season, &[], Order::Rating);
        let ranked = |list: &[Ranked]| -> Vec<serde_json::Value> {
            let row = |one: &Ranked| {
                json!({
                    "rank": one.rank, "names": one.names, "matches": one.tally.matches, "over": one.tally.over,
                    "won": one.tally.won, "deals": one.marked.deals, "points": one.marked.points,
                    "others": one.marked.others, "margin": one.marked.margin,
                    "rating": one.rating.map(rating_json),
                })
            };
            list.iter().map(row).collect()
        };
        let rankings: Vec<_> = found
            .iter()
            .map(|one| {
                json!({
                    "game": one.game, "matches": one.matches, "players": ranked(&one.players),
                    "pairs": ranked(&one.pairs),
                })
            })
            .collect();
        shell.value(&json!({
            "format": 1, "players": players.iter().map(player_json).collect::<Vec<_>>(), "rankings": rankings,
        }));
        return Ok(());
    }
    let title = ranking_title(&args.span, &shell.speaker);
    let page = pages::rankings(&title, &found, order, args.limit as usize, &shell.speaker);
    shell.page(&page);
    Ok(())
}

fn rating_json(rating: Rating) -> serde_json::Value {
    json!({
        "method": "weng-lin", "estimate": rating.estimate, "uncertainty": rating.uncertainty,
        "matches": rating.matches, "provisional": rating.provisional(),
    })
}

fn player_json(player: &ListedPlayer) -> serde_json::Value {
    json!({
        "name": player.name, "aliases": player.aliases, "matches": player.tally.matches,
        "over": player.tally.over, "won": player.tally.won, "rating": rating_json(player.rating),
    })
}

/// All players, or what is done to their names.
///
/// # Errors
/// If a name is unknown, or the database cannot be written.
pub fn players(shell: &mut Shell, args: &PlayersArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    match &args.command {
        None => list(shell, args),
        Some(PlayersCommand::Rename { name, target }) => join(shell, NamingKind::Rename, name, target),
        Some(PlayersCommand::Merge { name, target }) => join(shell, NamingKind::Merge, name, target),
        Some(PlayersCommand::Split { name }) => split(shell, name),
        Some(PlayersCommand::Forget { name, yes }) => forget::run(shell, name, *yes),
        Some(PlayersCommand::Log) => log(shell),
    }
}

fn list(shell: &mut Shell, args: &PlayersArgs) -> Result<(), Failure> {
    let span = span(&args.span)?;
    let order = args.sort.map_or(Order::Rating, order);
    if matches!(order, Order::Points | Order::Margin) {
        return Err(Failure::Usage(Said::shell("players-no-points", vec![])));
    }
    let (season, aliases) = match shell.desk_to_read()? {
        Some(desk) => (read(shell, &desk, &span, false)?, names(desk.store())?.aliases()),
        None => (Season::default(), Vec::new()),
    };
    let listed = listed(&season, &aliases, order);
    if shell.json {
        shell.value(&json!({"format": 1, "players": listed.iter().map(player_json).collect::<Vec<_>>()}));
        return Ok(());
    }
    let page: Doc = pages::players(&listed, order, &shell.speaker);
    shell.page(&page);
    // Two lines that nobody could tell apart are told.
    let mut looks: BTreeMap<String, &str> = BTreeMap::new();
    for player in &listed {
        let before = looks_of(&player.name).map(|look| looks.insert(look, &player.name));
        let other = before.into_iter().flatten().find(|other| look_alike(other, &player.name));
        if let Some(other) = other {
            let (name, other) = (plain(&player.name), plain(other));
            shell.sentence("players-alike", &[("name", &name), ("other", &other)]);
        }
    }
    Ok(())
}

/// The players of a season in that order, in all games together.
fn listed(season: &Season, aliases: &[(String, String)], order: Order) -> Vec<ListedPlayer> {
    let rated = ratings(season.players.len(), &season.matches);
    let mut tallies = vec![Tally::default(); season.players.len()];
    for played in &season.matches {
        for (player, seat) in played.everybody() {
            if let Some(tally) = tallies.get_mut(player as usize) {
                tally.matches += 1;
                // Who left before the end has neither won nor lost it.
                tally.over += u32::from(played.over && seat.is_some());
                tally.won += u32::from(seat.is_some_and(|seat| played.won_by(played.account(seat))));
            }
        }
    }
    let each = season.players.iter().zip(tallies).zip(rated);
    let mut listed: Vec<ListedPlayer> = each
        .map(|((name, tally), rating)| {
            let folded = fold_word(name);
            let others = aliases.iter().filter(|(alias, read)| fold_word(read) == folded && *alias != folded);
            ListedPlayer {
                name: name.clone(),
                aliases: others.map(|(alias, _)| alias.clone()).collect(),
                tally,
                rating,
            }
        })
        .collect();
    listed.sort_by(|a, b| {
        let sure = || b.rating.sure().total_cmp(&a.rating.sure());
        let share = |one: &ListedPlayer, by: &ListedPlayer| {
            u64::from(one.tally.won) * u64::from(by.tally.over.max(1))
        };
        let first = match order {
            Order::Won => b.tally.won.cmp(&a.tally.won),
            Order::Share => share(b, a).cmp(&share(a, b)),
            Order::Matches => b.tally.matches.cmp(&a.tally.matches),
            Order::Rating | Order::Points | Order::Margin => sure(),
            Order::Name => std::cmp::Ordering::Equal,
        };
        first.then_with(|| by_name(&a.name, &b.name))
    });
    listed
}

/// Writes down that a name is read as another.
fn join(shell: &mut Shell, kind: NamingKind, name: &str, target: &str) -> Result<(), Failure> {
    let mut desk = shell.desk()?;
    let season = season(shell, &desk, &Span::default(), false)?;
    let Joined { from, target, matches } = desk.read_as(&season, kind, name, target)?;
    if shell.json {
        shell.value(&json!({"format": 1, "name": from, "target": target, "matches": matches}));
        return Ok(());
    }
    let (from, target, count) = (plain(&from), plain(&target), matches.to_string());
    shell.sentence("players-renamed", &[("name", &from), ("target", &target), ("count", &count)]);
    Ok(())
}

/// Writes down that a name stands for itself again.
fn split(shell: &mut Shell, name: &str) -> Result<(), Failure> {
    let name = shell.desk()?.read_as_itself(name)?;
    if shell.json {
        shell.value(&json!({"format": 1, "name": name, "target": null}));
    } else {
        shell.sentence("players-split", &[("name", &name)]);
    }
    Ok(())
}

/// Who was called what, when, and who wrote it down.
fn log(shell: &mut Shell) -> Result<(), Failure> {
    let list = match shell.desk_to_read()? {
        Some(desk) => desk.store().namings()?,
        None => Vec::new(),
    };
    if shell.json {
        let rows: Vec<_> = list
            .iter()
            .map(|entry| {
                json!({
                    "id": entry.id, "at": ardoise_desk::evening::moment(entry.at), "author": entry.author,
                    "kind": entry.kind.word(), "name": entry.name, "target": entry.target,
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "names": rows}));
        return Ok(());
    }
    for entry in &list {
        let id = format!("players-log-{}", entry.kind.word());
        let (name, target) = (plain(&entry.name), plain(entry.target.as_deref().unwrap_or_default()));
        let what = shell.speaker.phrase(&id, &[("name", &name), ("target", &target)]);
        let when = figure::moment(entry.at, &shell.speaker);
        let line = format!("{when}  {}  {what}\n", plain(&entry.author));
        shell.raw(&line);
    }
    Ok(())
}
