//! Everything there is to say of a contest, as one value: the contract of `contest show --json`.

use serde::Serialize;

use super::draw::{Certificate, EntryNo, Format, Sides};
use super::event::{Criterion, Opening, Prize};
use super::standings::{Standing, Why, standings};
use super::state::{Contest, Presence, Round, State};
use super::table::{Table, side_letter};

/// A contest with all that can be read off it.
#[derive(Debug, Clone, Serialize)]
pub struct Shown<'a> {
    /// What it is.
    pub contest: Head<'a>,
    /// Its entries.
    pub entries: Vec<ShownEntry<'a>>,
    /// Its rounds.
    pub rounds: Vec<ShownRound<'a>>,
    /// Where everybody stands.
    pub standings: Vec<ShownStanding>,
    /// What there is to win.
    pub prizes: &'a [Prize],
}

/// What a contest is.
#[derive(Debug, Clone, Serialize)]
pub struct Head<'a> {
    /// Its id.
    pub id: &'a str,
    /// How far it is.
    pub state: State,
    /// What it is played by.
    #[serde(flatten)]
    pub opening: &'a Opening,
}

/// An entry.
#[derive(Debug, Clone, Serialize)]
pub struct ShownEntry<'a> {
    /// Its number.
    pub no: EntryNo,
    /// Who plays.
    pub names: &'a [String],
    /// The club.
    pub club: Option<&'a str>,
    /// Does it play?
    pub state: Presence,
    /// The first round it could play.
    pub from: u16,
    /// Does it only fill tables?
    pub house: bool,
}

/// A round.
#[derive(Debug, Clone, Serialize)]
pub struct ShownRound<'a> {
    /// Its number.
    pub no: u16,
    /// Do its results stand?
    pub locked: bool,
    /// How it was drawn.
    pub draw: ShownDraw<'a>,
    /// Its tables.
    pub tables: Vec<ShownTable<'a>>,
    /// Who sat at none.
    pub out: Vec<Out>,
}

/// How a round was drawn.
#[derive(Debug, Clone, Serialize)]
pub struct ShownDraw<'a> {
    /// The name of the way.
    pub algorithm: &'a str,
    /// Its version.
    pub version: u16,
    /// The sealed number.
    pub number: &'a str,
    /// What the hall threw.
    pub dice: &'a [u8],
    /// The seed.
    pub seed: &'a str,
    /// The digest of what it was drawn from.
    pub input: String,
    /// What it claims.
    pub certificate: &'a Certificate,
}

/// A table.
#[derive(Debug, Clone, Serialize)]
pub struct ShownTable<'a> {
    /// Its number.
    pub no: u32,
    /// Who sits there.
    pub sides: &'a Sides,
    /// The match.
    #[serde(rename = "match")]
    pub id: Option<&'a str>,
    /// What it gave.
    pub result: Option<serde_json::Map<String, serde_json::Value>>,
    /// The side that did not play: `A`, `B`, …; of several the first.
    pub forfeit: Option<String>,
    /// The sides that did not play, all of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<String>,
    /// Do both sides stand by it?
    pub agreed: bool,
    /// The sides whose word is waited for: `A`, `B`, …
    pub awaits: Vec<String>,
    /// The sides that do not stand by it.
    pub disputed: Vec<String>,
}

/// Somebody without a table.
#[derive(Debug, Clone, Serialize)]
pub struct Out {
    /// The entry.
    pub entry: EntryNo,
    /// Why: `bye`, or `absent`.
    pub why: &'static str,
    /// What the round is worth to it.
    pub points: i64,
}

/// Where an entry stands.
#[derive(Debug, Clone, Serialize)]
pub struct ShownStanding {
    /// Its rank.
    pub rank: u32,
    /// The entry.
    pub entry: EntryNo,
    /// Its points.
    pub points: i64,
    /// Tables won.
    pub wins: u32,
    /// By how much it won and lost.
    pub margin: i64,
    /// Points made at tables.
    pub scored: i64,
    /// The points of its opponents.
    pub opponents: i64,
    /// Rounds it was exempt.
    pub byes: u32,
    /// What parts it from the one before.
    pub tie: Option<Criterion>,
    /// Round by round.
    pub rounds: Vec<super::standings::Part>,
}

/// Everything there is to say of a contest.
#[must_use]
pub fn show<'a>(id: &'a str, contest: &'a Contest) -> Shown<'a> {
    let standings = standings(contest, None);
    let entries = contest
        .entries
        .iter()
        .map(|entry| ShownEntry {
            no: entry.no,
            names: &entry.names,
            club: entry.club.as_deref(),
            state: entry.presence,
            from: entry.from,
            house: entry.house,
        })
        .collect();
    Shown {
        contest: Head { id, state: contest.state(), opening: &contest.opening },
        entries,
        rounds: contest.rounds.iter().map(|round| shown_round(contest, round, &standings)).collect(),
        standings: standings.iter().map(shown_standing).collect(),
        prizes: &contest.prizes,
    }
}

/// Where everybody stands after a round, as it stands in JSON.
#[must_use]
pub fn standings_json(contest: &Contest, after: Option<u16>) -> serde_json::Value {
    let rows: Vec<ShownStanding> = standings(contest, after).iter().map(shown_standing).collect();
    serde_json::to_value(rows).unwrap_or_default()
}

fn shown_standing(standing: &Standing) -> ShownStanding {
    ShownStanding {
        rank: standing.rank,
        entry: standing.entry,
        points: standing.points,
        wins: standing.wins,
        margin: standing.margin,
        scored: standing.scored,
        opponents: standing.opponents,
        byes: standing.byes,
        tie: standing.tie.map(|tie| tie.criterion),
        rounds: standing.parts.clone(),
    }
}

fn shown_round<'a>(contest: &'a Contest, round: &'a Round, standings: &[Standing]) -> ShownRound<'a> {
    let drawing = &round.drawing;
    let bye = |entry: &EntryNo| {
        let parts =
            standings.iter().find(|standing| standing.entry == *entry).map(|standing| &standing.parts);
        let part = parts
            .and_then(|parts| parts.iter().find(|part| part.round == drawing.round && part.why == Why::Bye));
        Out { entry: *entry, why: "bye", points: part.map_or(0, |part| part.points) }
    };
    let mut out: Vec<Out> = drawing.drawn.out.iter().map(bye).collect();
    let seated: Vec<EntryNo> = drawing.drawn.tables.iter().flatten().flatten().copied().collect();
    if contest.opening.format != Format::Pools {
        let absent = |no: &EntryNo| !seated.contains(no) && !drawing.drawn.out.contains(no);
        let known = contest.entries.iter().filter(|entry| !entry.house && entry.from <= drawing.round);
        let known: Vec<EntryNo> = known.map(|entry| entry.no).filter(absent).collect();
        out.extend(known.into_iter().map(|entry| Out { entry, why: "absent", points: 0 }));
    }
    ShownRound {
        no: drawing.round,
        locked: round.locked,
        draw: ShownDraw {
            algorithm: &drawing.algorithm,
            version: drawing.version,
            number: &drawing.number,
            dice: &drawing.dice,
            seed: drawing.seed.digits(),
            input: format!("sha256:{}", drawing.input),
            certificate: &drawing.drawn.certificate,
        },
        tables: round.tables.iter().map(shown_table).collect(),
        out,
    }
}

fn shown_table(table: &Table) -> ShownTable<'_> {
    let side = |nth: usize| side_letter(nth).to_string();
    let result = table.scores.as_ref().map(|scores| {
        scores.iter().enumerate().map(|(nth, score)| (side(nth), serde_json::Value::from(*score))).collect()
    });
    ShownTable {
        no: table.no,
        sides: &table.sides,
        id: table.id.as_deref(),
        result,
        forfeit: table.absent.first().map(|absent| side(usize::from(*absent))),
        absent: table.absent.iter().map(|absent| side(usize::from(*absent))).collect(),
        agreed: table.agreed(),
        awaits: table.awaits().into_iter().map(|nth| side(usize::from(nth))).collect(),
        disputed: table.disputed().into_iter().map(|nth| side(usize::from(nth))).collect(),
    }
}
