//! `ardoise list`: the matches of the database.

use serde_json::json;

use crate::evening::warned_of;
use crate::line::args::{ListArgs, ListOrderArg, WhichArgs};
use crate::line::days;
use crate::pages::{self, ListedMatch};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{conflict_among, is_open};
use ardoise_desk::store::{Filter, Fork, Kind, ListOrder, Listed, Summary, ended_by};
use ardoise_rules::engine::{Account, Camps, Table};
use ardoise_rules::words::Speaker;

/// So many entries of the matches that are shown are read again to see whether they were edited.
const MOST: i64 = 100_000;

/// Lists matches, those of the latest day first, or the one last written to.
///
/// # Errors
/// If the database cannot be read.
pub fn run(shell: &mut Shell, args: &ListArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let order = match args.sort {
        ListOrderArg::Day => ListOrder::Day,
        ListOrderArg::Written => ListOrder::Written,
    };
    let filter = Filter { order, ..filter(&args.which, Some(args.limit))? };
    let (Listed { found, all }, forks) = match shell.desk_to_read()? {
        Some(desk) => {
            let listed = desk.listed(&filter, true)?;
            warned_of(shell, &desk, &listed.found, MOST)?;
            (listed, desk.forks()?)
        }
        None => (Listed::default(), Vec::new()),
    };
    if shell.json {
        let rows: Vec<_> = found
            .iter()
            .map(|found| {
                let totals: serde_json::Map<String, serde_json::Value> =
                    found.totals.iter().map(|(account, total)| (account.clone(), json!(total))).collect();
                let mut row = json!({
                    "id": found.id, "title": found.title, "game": found.game, "opened": found.opened,
                    "rules": found.rules, "players": found.players, "over": found.over,
                    "winner": (!found.winners.is_empty()).then(|| found.winners.join(",")), "totals": totals, "deals": found.deals,
                });
                if let (false, Some(row)) = (found.points.is_empty(), row.as_object_mut()) {
                    let points =
                        found.points.iter().map(|(account, points)| (account.clone(), json!(points)));
                    row.insert("points".to_owned(), serde_json::Value::Object(points.collect()));
                }
                if let (false, Some(row)) = (found.former.is_empty(), row.as_object_mut()) {
                    row.insert("former".to_owned(), json!(found.former));
                }
                if let (Some(conflict), Some(row)) = (conflict_among(&forks, &found.id), row.as_object_mut())
                {
                    row.insert("conflict".to_owned(), json!(conflict));
                }
                row
            })
            .collect();
        shell.value(&json!({"format": 1, "matches": rows, "all": all}));
        return Ok(());
    }
    let listed: Vec<ListedMatch> = found.iter().map(|found| listed(found, &forks, &shell.speaker)).collect();
    let page = pages::list(&listed, (all, order == ListOrder::Day), &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// The filter that is asked for, and at most so many matches.
///
/// # Errors
/// If there is no such game.
pub fn filter(args: &WhichArgs, limit: Option<u32>) -> Result<Filter, Failure> {
    let game = match &args.game {
        Some(name) => Some(ardoise_rules::games::find(name).ok_or_else(|| ardoise_desk::unknown_game(name))?),
        None => None,
    };
    let over = if args.open || args.over { Some(args.over) } else { None };
    let end = |text: &Option<String>| text.as_deref().map(days::span_end).transpose().map_err(Failure::Usage);
    let period = days::period(args.day.as_deref(), args.month.as_deref(), args.year.as_deref());
    let period = period.map_err(Failure::Usage)?;
    Ok(Filter {
        kind: Kind::Match,
        game: game.map(|game| game.id().to_owned()),
        player: args.player.clone(),
        over,
        since: end(&args.since)?.or_else(|| period.clone()),
        until: end(&args.until)?.or(period),
        limit: limit.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX)),
        order: ListOrder::default(),
    })
}

fn listed(found: &Summary, forks: &[Fork], speaker: &Speaker) -> ListedMatch {
    let sides = found.totals.iter().any(|(account, _)| account == "A");
    let camps = if sides { Camps::Pairs } else { Camps::Singles };
    let table = Table::new(found.players.clone(), camps);
    let name = |id: &String| {
        id.parse::<Account>().map_or_else(|_| id.clone(), |account| table.account_name(account))
    };
    let winners: Vec<String> = found.winners.iter().map(name).collect();
    let ends = ended_by(&found.totals, &found.points, &found.winners);
    // Those who are level at the end are named, as winners are.
    let most = ends.iter().map(|(_, total)| *total).max();
    let level: Vec<String> =
        ends.iter().filter(|(_, total)| Some(*total) == most).map(|(id, _)| name(id)).collect();
    ListedMatch {
        id: found.id.clone(),
        game: found.game.clone(),
        title: found.title.clone(),
        opened: found.opened.clone(),
        rules: found.rules.clone(),
        players: found.players.clone(),
        over: found.over,
        winner: speaker.all(&winners),
        level: speaker.all(&level),
        deals: found.deals,
        totals: pages::figure::abreast(ends.iter().map(|(_, total)| *total), speaker),
        conflict: is_open(forks, &found.id),
    }
}
