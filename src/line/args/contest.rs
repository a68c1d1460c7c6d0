//! What can be typed after `ardoise contest`.
#![allow(missing_docs, reason = "clap would print doc comments; the words are in locales/*/help-contest.ftl")]

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::line::figure;
use crate::line::word::one_of;
use crate::words;
use ardoise_rules::cards::fold_word;

use crate::line::args::LeafArgs;
use ardoise_desk::contest::{Counting, Criterion, Format};

#[derive(Debug, Args)]
pub struct ContestArgs {
    #[arg(long = "contest", global = true, value_name = "CONTEST")]
    pub contest: Option<String>,
    #[command(subcommand)]
    pub command: Option<ContestCommand>,
}

#[derive(Debug, Subcommand)]
pub enum ContestCommand {
    New(NewContestArgs),
    Enter {
        #[arg(value_name = "ENTRANT", num_args = 0.., required_unless_present = "from")]
        names: Vec<String>,
        #[arg(long, value_name = "FILE")]
        from: Option<PathBuf>,
        #[arg(long, value_name = "TEXT")]
        club: Option<String>,
        #[arg(long)]
        house: bool,
    },
    Draw {
        #[arg(long, value_name = "N", num_args = 1..=8, value_parser = clap::value_parser!(u8).range(1..=6))]
        dice: Vec<u8>,
    },
    Table {
        #[arg(value_name = "N")]
        table: u32,
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    Result {
        #[arg(value_name = "N")]
        table: u32,
        #[arg(value_name = "POINTS", num_args = 0.., allow_negative_numbers = true, value_parser = points)]
        scores: Vec<i64>,
        #[arg(long, value_name = "SIDE", conflicts_with = "scores")]
        forfeit: Option<String>,
        #[arg(long, value_name = "N")]
        round: Option<u16>,
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    Agree {
        #[arg(value_name = "N", num_args = 1.., required = true)]
        tables: Vec<u32>,
    },
    Missing,
    Lock,
    Standings {
        #[command(flatten)]
        leaf: LeafArgs,
        #[arg(value_name = "ENTRY")]
        entry: Option<String>,
        #[arg(long, value_name = "N")]
        after: Option<u16>,
    },
    Withdraw {
        #[arg(value_name = "ENTRY")]
        entry: String,
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    Return {
        #[arg(value_name = "ENTRY")]
        entry: String,
    },
    Replace {
        #[arg(value_name = "ENTRY")]
        entry: String,
        #[arg(value_name = "ENTRANT")]
        with: String,
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    Prizes {
        #[arg(value_name = "RANK WORDS", num_args = 0..)]
        prizes: Vec<String>,
    },
    Print {
        #[arg(value_parser = one_of::<Sheet>(), value_name = "WHAT")]
        what: Sheet,
        #[command(flatten)]
        leaf: LeafArgs,
        #[arg(long, value_name = "N")]
        round: Option<u16>,
    },
    Verify {
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    List,
    Show {
        #[command(flatten)]
        leaf: LeafArgs,
    },
    Undo {
        #[arg(value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        count: u32,
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    Close,
    Log,
}

#[derive(Debug, Clone, Args)]
pub struct NewContestArgs {
    #[arg(value_parser = one_of::<FormatArg>(), value_name = "KIND")]
    pub format: FormatArg,
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    #[arg(long, value_name = "N")]
    pub rounds: Option<u16>,
    #[arg(long, value_name = "N")]
    pub deals: Option<u16>,
    #[arg(long, value_parser = one_of::<CountingArg>(), value_name = "WHAT")]
    pub count: Option<CountingArg>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=1_000_000))]
    pub limit: Option<i64>,
    #[arg(long, value_parser = one_of::<CriterionArg>(), value_name = "WHAT", value_delimiter = ',', num_args = 1..)]
    pub ties: Vec<CriterionArg>,
    #[arg(long, value_name = "ODD", value_parser = odd)]
    pub odd: Option<OddArg>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(3..=6))]
    pub pool: Option<u16>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=5))]
    pub through: Option<u16>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub date: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub secret: Option<String>,
}

/// How entries are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FormatArg {
    Individual,
    Design,
    Pairs,
    Pools,
}

impl From<FormatArg> for Format {
    fn from(word: FormatArg) -> Format {
        match word {
            FormatArg::Individual => Format::Individual,
            FormatArg::Design => Format::Design,
            FormatArg::Pairs => Format::Pairs,
            FormatArg::Pools => Format::Pools,
        }
    }
}

/// What a round is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CountingArg {
    Points,
    Matches,
    Both,
    Margin,
}

impl From<CountingArg> for Counting {
    fn from(word: CountingArg) -> Counting {
        match word {
            CountingArg::Points => Counting::Points,
            CountingArg::Matches => Counting::Matches,
            CountingArg::Both => Counting::Both,
            CountingArg::Margin => Counting::Margin,
        }
    }
}

/// What parts equals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CriterionArg {
    Wins,
    Margin,
    Scored,
    DirectMeeting,
    Opponents,
    Lot,
}

impl From<CriterionArg> for Criterion {
    fn from(word: CriterionArg) -> Criterion {
        match word {
            CriterionArg::Wins => Criterion::Wins,
            CriterionArg::Margin => Criterion::Margin,
            CriterionArg::Scored => Criterion::Scored,
            CriterionArg::DirectMeeting => Criterion::DirectMeeting,
            CriterionArg::Opponents => Criterion::Opponents,
            CriterionArg::Lot => Criterion::Lot,
        }
    }
}

/// What becomes of those who fill no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OddArg {
    Average,
    Three,
    House,
    Points(i64),
}

/// Reads `average`, `three`, `house` or a number of points.
fn odd(text: &str) -> Result<OddArg, String> {
    match words::value(&fold_word(text), &["average", "three", "house"]) {
        Some("average") => Ok(OddArg::Average),
        Some("three") => Ok(OddArg::Three),
        Some("house") => Ok(OddArg::House),
        _ => text.parse().map(OddArg::Points).map_err(|error: std::num::ParseIntError| error.to_string()),
    }
}

/// Reads points as a card has them.
fn points(text: &str) -> Result<i64, std::num::ParseIntError> {
    figure::points(text).map_or_else(|| text.parse(), Ok)
}

/// What is printed for the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Sheet {
    Cards,
    Draw,
    Standings,
    Prizes,
    Blank,
    Wall,
}
