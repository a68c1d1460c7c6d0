//! `ardoise stats` and the ranking: records of players, one or all of them.

use serde_json::json;

use super::list::{listed, order, player_json, rating_json};
use super::span::{read, span};
use crate::line::args::{SpanArgs, StatsArgs};
use crate::pages::{self, CareerTold, figure};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::players::unknown_player;
use ardoise_desk::records::{Among, Career, Order, Ranked, Season, course, rankings};
use ardoise_desk::store::Span;
use ardoise_rules::games::GAMES;
use ardoise_rules::words::{Speaker, plain};

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
            let nothing = || Failure::of("print-nothing", vec![]);
            Err(if all.find(name).is_empty() { unknown.into() } else { nothing() })
        }
        found => Ok(found?),
    };
    let player = found(wanted)?;
    let partner = args.with.as_deref().map(found).transpose()?;
    let opponent = args.against.as_deref().map(found).transpose()?;
    let career = Career::of(&season, player, Among { with: partner, against: opponent });
    if career.tally.matches == 0 {
        return Err(Failure::of("print-nothing", vec![]));
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
