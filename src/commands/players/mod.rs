//! `ardoise stats` and `ardoise players`: records, and names that are one player.

pub mod forget;

use std::collections::BTreeMap;

use serde_json::json;

use crate::line::args::{PlayersArgs, PlayersCommand, SpanArgs, StatsArgs};
use crate::line::days::span_end;
use crate::pages::{self, Doc, ListedPlayer};
use crate::season::season;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::players::{Joined, unknown_player};
use ardoise_desk::records::{Career, Rating, Season, Tally, names, ratings};
use ardoise_desk::store::{NamingKind, Span};
use ardoise_rules::cards::fold_word;
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{look_alike, look_of};
use ardoise_rules::words::plain;

fn span(args: &SpanArgs) -> Result<Span, Failure> {
    let game = match &args.game {
        Some(name) => {
            Some(games::find(name).ok_or_else(|| ardoise_desk::houses::unknown_game(name))?.id().to_owned())
        }
        None => None,
    };
    let year = args.year.map(|year| format!("{year:04}"));
    Ok(Span {
        game,
        rules: args.rules.clone(),
        since: args
            .since
            .as_deref()
            .map(span_end)
            .transpose()
            .map_err(Failure::Usage)?
            .or_else(|| year.clone()),
        until: args.until.as_deref().map(span_end).transpose().map_err(Failure::Usage)?.or(year),
    })
}

/// The record of a player, or all players.
///
/// # Errors
/// If there is no such player.
pub fn stats(shell: &mut Shell, args: &StatsArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let Some(wanted) = &args.player else { return list(shell, &args.span) };
    let Some(desk) = shell.desk_to_read()? else { return Err(unknown_player(wanted).into()) };
    let span = span(&args.span)?;
    let season = season(shell, &desk, &span, true)?;
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
    let career = Career::of(&season, player, partner);
    let rating = match partner {
        Some(_) => None,
        None => ratings(season.players.len(), &season.matches).get(player as usize).copied(),
    };
    let name = plain(season.name(player));
    let title = match partner.map(|partner| plain(season.name(partner))) {
        Some(partner) => shell.speaker.phrase("stats-pair", &[("name", &name), ("partner", &partner)]),
        None => name.clone(),
    };
    if shell.json {
        let partner = partner.map(|partner| season.name(partner).to_owned());
        shell.value(&json!({
            "format": 1, "player": season.name(player), "with": partner, "career": career,
            "rating": rating.map(rating_json),
        }));
        return Ok(());
    }
    let page = pages::career(&title, &career, rating, GAMES, &shell.speaker);
    shell.page(&page);
    Ok(())
}

fn rating_json(rating: Rating) -> serde_json::Value {
    json!({
        "method": "weng-lin", "estimate": rating.estimate, "uncertainty": rating.uncertainty,
        "matches": rating.matches,
    })
}

/// All players, or what is done to their names.
///
/// # Errors
/// If a name is unknown, or the database cannot be written.
pub fn players(shell: &mut Shell, args: &PlayersArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    match &args.command {
        None => list(shell, &args.span),
        Some(PlayersCommand::Rename { name, target }) => join(shell, NamingKind::Rename, name, target),
        Some(PlayersCommand::Merge { name, target }) => join(shell, NamingKind::Merge, name, target),
        Some(PlayersCommand::Split { name }) => split(shell, name),
        Some(PlayersCommand::Forget { name, yes }) => forget::run(shell, name, *yes),
        Some(PlayersCommand::Log) => log(shell),
    }
}

fn list(shell: &mut Shell, args: &SpanArgs) -> Result<(), Failure> {
    let span = span(args)?;
    let (season, aliases) = match shell.desk_to_read()? {
        Some(desk) => (season(shell, &desk, &span, false)?, names(desk.store())?.aliases()),
        None => (Season::default(), Vec::new()),
    };
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
    let sure = |player: &ListedPlayer| player.rating.estimate - 2.0 * player.rating.uncertainty;
    listed.sort_by(|a, b| sure(b).total_cmp(&sure(a)).then_with(|| a.name.cmp(&b.name)));
    if shell.json {
        let rows: Vec<_> = listed
            .iter()
            .map(|player| {
                json!({
                    "name": player.name, "aliases": player.aliases, "matches": player.tally.matches,
                    "over": player.tally.over, "won": player.tally.won, "rating": rating_json(player.rating),
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "players": rows}));
        return Ok(());
    }
    let page: Doc = pages::players(&listed, &shell.speaker);
    shell.page(&page);
    // Two lines that nobody could tell apart are told.
    let mut looks: BTreeMap<String, &str> = BTreeMap::new();
    for player in &listed {
        match looks.insert(look_of(&player.name), &player.name) {
            Some(other) if look_alike(other, &player.name) => {
                let (name, other) = (plain(&player.name), plain(other));
                shell.sentence("players-alike", &[("name", &name), ("other", &other)]);
            }
            _ => {}
        }
    }
    Ok(())
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
        let when = crate::line::days::minute_here(entry.at);
        let line = format!("{when}  {}  {what}\n", plain(&entry.author));
        shell.raw(&line);
    }
    Ok(())
}
