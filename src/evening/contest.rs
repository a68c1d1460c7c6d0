//! The contest a command speaks of: found, opened, shown.

use serde_json::Value;

use crate::line::args::{NewContestArgs, OddArg};
use crate::line::days::{day_here, span_end};
use crate::line::sets;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::contest::{self, Counting, Criterion, Format, MOST_ROUNDS, OddRule, Opening, WON_TABLE};
use ardoise_desk::evening::conflict_of;
use ardoise_desk::hall::{Hall, no_contest};
use ardoise_desk::unknown_game;
use ardoise_desk::{Desk, Which};
use ardoise_rules::engine::{AnyGame, Arg, Camps, Preset, RuleSet, Said};
use ardoise_rules::games;

/// How many deals a round has where nothing is said.
pub const DEALS: u16 = 8;

/// The contest asked for, or the one last written to; to be written to.
///
/// # Errors
/// If there is none, or it cannot be read.
pub fn load(shell: &Shell, wanted: Option<&str>) -> Result<(Desk, Hall), Failure> {
    found(shell, shell.desk_if_any()?, wanted)
}

/// The same, to be read.
///
/// # Errors
/// If there is none, or it cannot be read.
pub fn read(shell: &Shell, wanted: Option<&str>) -> Result<(Desk, Hall), Failure> {
    found(shell, shell.desk_to_read()?, wanted)
}

fn found(shell: &Shell, desk: Option<Desk>, wanted: Option<&str>) -> Result<(Desk, Hall), Failure> {
    let desk = desk.ok_or_else(no_contest)?;
    let hall = desk.hall(wanted.map_or(Which::Last, Which::Named))?;
    if let Some(unsound) = hall.unsound() {
        shell.warn(&crate::evening::unsound_said(unsound));
    }
    // Until one is chosen, what is seen and drawn here is of this copy; who names one knows of the other.
    let conflict = if wanted.is_none() { conflict_of(desk.store(), hall.id())? } else { None };
    if let Some(conflict) = conflict.filter(|conflict| matches!(conflict.standing, "counts" | "waits")) {
        let others = Arg::Names(conflict.others.iter().map(|id| pages::id_shown(id)).collect());
        shell.warn(&Said::of("contest-conflict", vec![("others", others)]));
    }
    Ok((desk, hall))
}

/// A contest as JSON: everything there is to say of it.
#[must_use]
pub fn value(hall: &Hall) -> Value {
    let mut value = serde_json::json!({"format": 1});
    if let Ok(Value::Object(shown)) = serde_json::to_value(contest::show(hall.id(), hall.contest())) {
        for (key, part) in shown {
            value[key] = part;
        }
    }
    if !hall.differing().is_empty() {
        value["differs"] = serde_json::json!(hall.differing());
    }
    value
}

/// Shows a contest: its page, or its JSON.
pub fn show(shell: &mut Shell, hall: &Hall) {
    if shell.json {
        shell.value(&value(hall));
        return;
    }
    let page = pages::contest(hall, &shell.speaker);
    shell.page(&page);
}

/// What is asked of a new contest; what is left open takes what is usual for its format.
#[derive(Debug, Clone)]
pub struct Asked {
    /// How entries are paired.
    pub format: Format,
    /// The game.
    pub game: String,
    /// Its title.
    pub title: Option<String>,
    /// Preset, house or file.
    pub rules: Option<String>,
    /// Options, `key=value`.
    pub set: Vec<String>,
    /// How many rounds.
    pub rounds: Option<u16>,
    /// How many deals a round; 0 to the end of a match.
    pub deals: Option<u16>,
    /// What a round is worth.
    pub counting: Option<Counting>,
    /// The most by which a table counts.
    pub limit: Option<i64>,
    /// What parts equals.
    pub ties: Vec<Criterion>,
    /// What becomes of those who fill no table.
    pub odd: Option<OddRule>,
    /// The size of a pool.
    pub pool: Option<u16>,
    /// How many of a pool go on.
    pub through: Option<u16>,
    /// The day.
    pub date: Option<String>,
    /// What is sealed, where somebody chose it.
    pub secret: Option<String>,
}

impl From<&NewContestArgs> for Asked {
    fn from(args: &NewContestArgs) -> Asked {
        Asked {
            format: args.format.into(),
            game: args.game.clone(),
            title: args.title.clone(),
            rules: args.rules.clone(),
            set: args.set.clone(),
            rounds: args.rounds,
            deals: args.deals,
            counting: args.count.map(Into::into),
            limit: args.limit,
            ties: args.ties.iter().map(|tie| (*tie).into()).collect(),
            odd: args.odd.map(|odd| match odd {
                OddArg::Average => OddRule::Average,
                OddArg::Three => OddRule::Three,
                OddArg::House => OddRule::House,
                OddArg::Points(points) => OddRule::Fixed(points),
            }),
            pool: args.pool,
            through: args.through,
            date: args.date.clone(),
            secret: args.secret.clone(),
        }
    }
}

/// The rules that are meant, of a game that is named.
///
/// # Errors
/// If a game, rule or option is wrong.
pub fn rules(
    shell: &Shell,
    game: &str,
    rules: Option<&str>,
    set: &[String],
) -> Result<(&'static dyn AnyGame, RuleSet), Failure> {
    let game = games::find(game).ok_or_else(|| unknown_game(game))?;
    let usual = shell.config.rules.get(game.id()).map(String::as_str);
    let sets = sets::read(set).map_err(Failure::Usage)?;
    let rules = shell.houses().resolve(game, rules.or(usual), &sets)?;
    Ok((game, rules))
}

/// So many rounds where nothing is said: all of a design, until everything is played out in brackets.
#[must_use]
pub const fn usual_rounds(format: Format) -> u16 {
    match format {
        Format::Individual => 4,
        Format::Pairs => 5,
        Format::Design | Format::Pools => MOST_ROUNDS,
    }
}

/// Opens a contest.
///
/// # Errors
/// If a game, rule, option or number is wrong, or it cannot be written.
pub fn open(shell: &Shell, asked: &Asked) -> Result<Hall, Failure> {
    let (game, rules) = rules(shell, &asked.game, asked.rules.as_deref(), &asked.set)?;
    let by_three = |preset: &Preset| {
        let players = game.resolve(preset.name, &[]).ok().and_then(|rules| game.players(&rules).ok());
        players.is_some_and(|players| players.contains(&3))
    };
    if asked.odd == Some(OddRule::Three) && !game.info().presets.iter().any(by_three) {
        let name = shell.speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
        return Err(Failure::of("contest-no-three", vec![("game", Arg::Text(name))]));
    }
    let date = match &asked.date {
        Some(day) => Some(span_end(day).map_err(Failure::Usage)?),
        None => day_here(shell.now()),
    };
    let alone = game.camps(&rules, 4) == Ok(Camps::Singles);
    let single = matches!(asked.format, Format::Individual | Format::Design);
    let name = shell.speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
    let (counting, ties) = if single {
        (Counting::Points, vec![Criterion::Wins, Criterion::Margin, Criterion::Lot])
    } else {
        (
            Counting::Matches,
            vec![Criterion::DirectMeeting, Criterion::Margin, Criterion::Opponents, Criterion::Lot],
        )
    };
    let counting = asked.counting.unwrap_or(counting);
    if let (Some(OddRule::Fixed(points)), Counting::Matches) = (asked.odd, counting)
        && points > WON_TABLE
    {
        return Err(Failure::of("contest-odd-beyond", vec![("points", Arg::from(points))]));
    }
    let opening = Opening {
        title: asked.title.clone().unwrap_or(name),
        game: game.id().to_owned(),
        format: asked.format,
        rules,
        rounds: asked.rounds.unwrap_or_else(|| usual_rounds(asked.format)),
        deals: asked.deals.unwrap_or(DEALS),
        alone: alone && single,
        counting,
        limit: asked.limit,
        criteria: if asked.ties.is_empty() { ties } else { asked.ties.clone() },
        odd: asked.odd.unwrap_or(OddRule::Average),
        pool: asked.pool,
        through: asked.through,
        date,
        met: true,
        sealed: None,
    };
    Ok(shell.desk()?.open_contest(opening, asked.secret.as_deref())?)
}
