//! What happens in a contest: the events of its journal, as they are stored.

use ardoise_rules::engine::RuleSet;
use serde::{Deserialize, Serialize};

use super::draw::{Drawn, EntryNo, Format};
use super::lot::{Sealed, Seed};

/// What a round is worth to an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// The points made at the table.
    Points,
    /// Two for a table won, one for a draw.
    Matches,
    /// As [`Counting::Matches`]; equal ones are first parted by the points made at the tables.
    Both,
    /// The points by which the table was won or lost.
    Margin,
}

/// What parts entries with as many points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// Tables won.
    Wins,
    /// All points by which tables were won, less those by which they were lost.
    Margin,
    /// All points made at tables.
    Scored,
    /// What those who are equal did against one another.
    DirectMeeting,
    /// The points of all opponents together.
    Opponents,
    /// The lot, from the seed of the last draw.
    Lot,
}

/// What becomes of the entries that fill no table, and what a round without a table is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OddRule {
    /// Exempt, with the average of the rounds that were played.
    Average,
    /// Exempt, with so many points and a won table, whatever counts: as contests were opened before `Fixed`. A side whose
    /// opponents did not come has the same.
    Points(i64),
    /// Exempt, with a round that is worth so many points; where won tables count these are 0, 1 or 2.
    Fixed(i64),
    /// They make tables of three.
    Three,
    /// House players fill the tables.
    House,
}

/// What a contest is played by: the first event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// A title for people.
    pub title: String,
    /// The id of the game.
    pub game: String,
    /// How entries are paired.
    pub format: Format,
    /// The complete rules of every match.
    pub rules: RuleSet,
    /// How many rounds are planned.
    pub rounds: u16,
    /// How many deals a round has; 0 where a match is played to its end.
    pub deals: u16,
    /// Does each count for himself at a table? Then a table has as many sides as players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
    /// What a round is worth.
    pub counting: Counting,
    /// The most by which a table counts as won or lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// What parts equals, first criterion first.
    pub criteria: Vec<Criterion>,
    /// What becomes of those who fill no table.
    pub odd: OddRule,
    /// How many entries a pool should have, where there are pools.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<u16>,
    /// How many of each pool go to the main bracket.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub through: Option<u16>,
    /// The day, ISO 8601.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Does a direct meeting part only equals who have all met? In contests opened before this was asked, whoever met none of the
    /// others stands behind them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub met: bool,
    /// The seal of the secret that decides the draws together with the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Sealed>,
}

/// A draw as it is recorded: with everything needed to draw it again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawing {
    /// The round.
    pub round: u16,
    /// The name of the way it was drawn.
    pub algorithm: String,
    /// Its version.
    pub version: u16,
    /// The sealed number of the round; empty where none was sealed.
    pub number: String,
    /// What the hall threw.
    pub dice: Vec<u8>,
    /// The seed that the number, the round and the dice give.
    pub seed: Seed,
    /// The digest of what it was drawn from.
    pub input: String,
    /// What came out.
    #[serde(flatten)]
    pub drawn: Drawn,
}

/// A prize: what the entries of some ranks are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prize {
    /// The first rank.
    pub from: u32,
    /// The last rank.
    pub to: u32,
    /// What it is.
    pub text: String,
}

/// An event of the journal of a contest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first: what it is played by.
    Open(Box<Opening>),
    /// An entry.
    Enter {
        /// Its number: the next.
        no: EntryNo,
        /// The player, or the two of a pair.
        names: Vec<String>,
        /// The club.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        club: Option<String>,
        /// Does he only fill tables? Then he is in no standings.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        house: bool,
    },
    /// An entry plays no further round.
    Withdraw {
        /// The entry.
        entry: EntryNo,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// An entry that was withdrawn plays again from the next round on.
    Return {
        /// The entry.
        entry: EntryNo,
    },
    /// Others play on under the number and with the points of an entry.
    Replace {
        /// The entry.
        entry: EntryNo,
        /// Who plays from now on.
        names: Vec<String>,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A round is drawn.
    Draw(Box<Drawing>),
    /// A match is opened for a table.
    Seat {
        /// The round.
        round: u16,
        /// The table.
        table: u32,
        /// The id of the match.
        #[serde(rename = "match")]
        id: String,
        /// Do its players write the deals themselves? Then both sides stand by what it gives before the round is locked.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        own: bool,
    },
    /// What a table gave.
    Result {
        /// The round.
        round: u16,
        /// The table.
        table: u32,
        /// The points of each side, in the order of the draw.
        scores: Vec<i64>,
        /// Why it is said again, where the round was locked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        /// The side that says so, from 0, where one of its players does: then another side stands by it before the round is
        /// locked. None where the secretary reads it off a card that both have signed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u8>,
    },
    /// A side did not play, or several of one table.
    Forfeit {
        /// The round.
        round: u16,
        /// The table.
        table: u32,
        /// The side, from 0.
        side: u8,
        /// The other sides of the table that did not play either.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<u8>,
        /// Why it is said, where the round was locked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A side stands by what is written of its table, or does not; the last word of a side is the one that counts.
    Agree {
        /// The round.
        round: u16,
        /// The table.
        table: u32,
        /// The side, from 0; none: all of them, as the secretary has it from the card or from the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<u8>,
        /// What was written when it was said; empty: whatever is written. It counts as long as that is what is written.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        scores: Vec<i64>,
        /// Does it not stand by it?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        disputes: bool,
    },
    /// A round is over: its results stand.
    Lock {
        /// The round.
        round: u16,
    },
    /// What there is to win.
    Prizes {
        /// All of it, in the order of ranks.
        prizes: Vec<Prize>,
    },
    /// The contest is over, before the last of its rounds or after more.
    Close,
    /// Takes back a command; taking back that restores it.
    Retract {
        /// The first row of the command.
        op: i64,
        /// Why.
        reason: String,
    },
}

impl Event {
    /// The tag of the event, as stored beside it.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Event::Open(_) => "contest",
            Event::Enter { .. } => "enter",
            Event::Withdraw { .. } => "withdraw",
            Event::Return { .. } => "return",
            Event::Replace { .. } => "replace",
            Event::Draw(_) => "draw",
            Event::Seat { .. } => "seat",
            Event::Result { .. } => "result",
            Event::Forfeit { .. } => "forfeit",
            Event::Agree { .. } => "agree",
            Event::Lock { .. } => "lock",
            Event::Prizes { .. } => "prizes",
            Event::Close => "close",
            Event::Retract { .. } => "retract",
        }
    }

    /// The round an event speaks of.
    #[must_use]
    pub fn round(&self) -> Option<u16> {
        match self {
            Event::Draw(drawing) => Some(drawing.round),
            Event::Seat { round, .. }
            | Event::Result { round, .. }
            | Event::Forfeit { round, .. }
            | Event::Agree { round, .. }
            | Event::Lock { round } => Some(*round),
            Event::Open(_)
            | Event::Enter { .. }
            | Event::Withdraw { .. }
            | Event::Return { .. }
            | Event::Replace { .. }
            | Event::Prizes { .. }
            | Event::Close
            | Event::Retract { .. } => None,
        }
    }
}

/// An event with its place in the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its number, from 1.
    pub seq: i64,
    /// The number of the first row of the command that wrote it.
    pub op: i64,
    /// When it was written, Unix milliseconds.
    pub at: i64,
    /// Who wrote it.
    pub author: String,
    /// The event.
    #[serde(flatten)]
    pub event: Event,
}
