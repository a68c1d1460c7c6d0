//! What can be typed after `ardoise`. Help and errors get their words in `localise.rs`.
#![allow(missing_docs, reason = "clap would print doc comments; the words are in locales/*/help.ftl")]

mod contest;
mod people;
mod print;
mod referee;
mod serve;
mod sync;
mod transfer;

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::line::word::one_of;

use ardoise_rules::games;

pub use contest::{ContestArgs, ContestCommand, NewContestArgs, OddArg, Sheet};
pub use people::{PlayerOrder, PlayersArgs, PlayersCommand, SpanArgs, StatsArgs};
pub use print::{Format, PaperArg, PrintArgs};
pub use referee::{LegalArgs, PosedArgs, RefereeArgs, RefereeCommand, RulingArgs, TrickArgs};
pub use serve::ServeArgs;
pub use sync::{ClosedArgs, SyncArgs, SyncCommand};
pub use transfer::{BackupArgs, ChooseArgs, ExportArgs, ExportFormat, ImportArgs, PaperArgs, RestoreArgs};

#[derive(Debug, Clone, Args)]
pub struct Global {
    #[arg(long, global = true, value_name = "PATH")]
    pub db: Option<PathBuf>,
    #[arg(long = "match", global = true, value_name = "ID")]
    pub match_id: Option<String>,
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, global = true, value_parser = one_of::<When>(), value_name = "WHEN", default_value = "auto")]
    pub color: When,
    #[arg(long, global = true, hide = true)]
    pub force: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum When {
    Auto,
    Always,
    Never,
}

/// What the option for the first dealer is called in the other languages.
fn dealers() -> Vec<&'static str> {
    crate::words::names("dealer").collect()
}

#[derive(Debug, Clone, Args)]
pub struct NewArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "PLAYER", num_args = 0..)]
    pub players: Vec<String>,
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    #[arg(long, value_name = "NAME", aliases = dealers())]
    pub dealer: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    pub teams: Vec<String>,
    #[arg(long, value_name = "A 2950 B 2900")]
    pub start: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub date: Option<String>,
}

#[derive(Debug, Args)]
pub struct AddArgs {
    #[arg(long)]
    pub as_played: bool,
    #[arg(long, short)]
    pub yes: bool,
    #[arg(long)]
    pub dry_run: bool,
    #[arg(
        value_name = "EVENT",
        required = true,
        num_args = 1..,
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub events: Vec<String>,
}

#[derive(Debug, Args)]
pub struct PlayArgs {
    #[arg(long)]
    pub lines: bool,
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct ShowArgs {
    #[arg(value_name = "ID")]
    pub id: Option<String>,
    #[arg(long)]
    pub hash: bool,
    #[arg(long, value_name = "SEQ")]
    pub at: Option<i64>,
}

/// Which matches of the list are meant.
#[derive(Debug, Args)]
pub struct WhichArgs {
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    #[arg(long, conflicts_with = "over")]
    pub open: bool,
    #[arg(long)]
    pub over: bool,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub since: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub until: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD", conflicts_with_all = ["since", "until", "month", "year"])]
    pub day: Option<String>,
    #[arg(long, value_name = "YYYY-MM", conflicts_with_all = ["since", "until", "year"])]
    pub month: Option<String>,
    #[arg(long, value_name = "YYYY", conflicts_with_all = ["since", "until"])]
    pub year: Option<String>,
}

impl WhichArgs {
    /// Is only a part of the list meant?
    pub fn is_part(&self) -> bool {
        let named = [&self.game, &self.player, &self.since, &self.until, &self.day, &self.month, &self.year];
        named.iter().any(|text| text.is_some()) || self.open || self.over
    }
}

#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[command(flatten)]
    pub which: WhichArgs,
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub limit: u32,
    #[arg(long, value_parser = one_of::<ListOrderArg>(), value_name = "ORDER", default_value = "day")]
    pub sort: ListOrderArg,
}

/// In which order matches are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ListOrderArg {
    /// The latest day first.
    Day,
    /// The last written to first.
    Written,
}

#[derive(Debug, Args)]
pub struct CountArgs {
    #[arg(value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub count: u32,
    #[arg(long, value_name = "TEXT")]
    pub reason: Option<String>,
}

#[derive(Debug, Args)]
pub struct CloseArgs {
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub day: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub reason: Option<String>,
}

#[derive(Debug, Args)]
pub struct AmendArgs {
    #[arg(value_name = "DEAL")]
    pub deal: String,
    #[arg(long, value_name = "TEXT")]
    pub reason: Option<String>,
    #[arg(long, short)]
    pub yes: bool,
    #[arg(long)]
    pub dry_run: bool,
    #[arg(value_name = "CHANGE", num_args = 0.., allow_negative_numbers = true)]
    pub change: Vec<String>,
}

#[derive(Debug, Args)]
pub struct AdoptArgs {
    #[arg(value_name = "NAME|FILE")]
    pub rules: Option<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    #[arg(long, value_name = "TEXT")]
    pub reason: Option<String>,
}

#[derive(Debug, Args)]
pub struct ReseatArgs {
    #[arg(value_name = "PLAYER")]
    pub player: String,
    #[arg(value_name = "NAME")]
    pub with: String,
    #[arg(long, value_name = "TEXT")]
    pub reason: Option<String>,
}

#[derive(Debug, Args)]
pub struct WatchArgs {
    #[arg(value_name = "ID")]
    pub id: Option<String>,
    /// Sounds when something was recorded.
    #[arg(long)]
    pub bell: bool,
}

#[derive(Debug, Args)]
pub struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

#[derive(Debug, Args)]
pub struct ManArgs {
    #[arg(long, value_name = "DIR")]
    pub output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct ConfigArgs {
    #[arg(value_name = "KEY")]
    pub key: Option<String>,
    #[arg(long, requires = "key")]
    pub unset: bool,
    #[arg(value_name = "VALUE", num_args = 0..)]
    pub value: Vec<String>,
}

#[derive(Debug, Args)]
pub struct LogArgs {
    #[arg(long, value_name = "SEQ")]
    pub at: Option<i64>,
}

#[derive(Debug, Args)]
pub struct ExplainArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[arg(value_name = "DEAL")]
    pub deal: Option<String>,
    #[arg(long, value_name = "LINE")]
    pub why: Option<usize>,
}

#[derive(Debug, Args)]
pub struct ScoreArgs {
    #[arg(value_name = "FILE|-")]
    pub file: PathBuf,
    #[arg(long)]
    pub explain: bool,
}

#[derive(Debug, Args)]
pub struct RulesArgs {
    #[command(subcommand)]
    pub command: Option<RulesCommand>,
}

#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    List {
        #[arg(value_name = "GAME")]
        game: Option<String>,
    },
    Show {
        #[command(flatten)]
        leaf: LeafArgs,
        #[arg(value_name = "NAME|FILE")]
        name: Option<String>,
        #[arg(long = "set", value_name = "KEY=VALUE")]
        set: Vec<String>,
        #[arg(long)]
        marks: bool,
    },
    Booklet {
        #[command(flatten)]
        leaf: LeafArgs,
        #[arg(value_name = "NAME|FILE")]
        name: Option<String>,
        #[arg(long = "set", value_name = "KEY=VALUE")]
        set: Vec<String>,
    },
    Diff {
        #[command(flatten)]
        leaf: LeafArgs,
        #[arg(value_name = "NAME|FILE")]
        one: String,
        #[arg(value_name = "NAME|FILE")]
        other: String,
    },
    Options {
        #[command(flatten)]
        leaf: LeafArgs,
        #[arg(value_name = "GAME")]
        game: Option<String>,
    },
    Search {
        #[arg(value_name = "WORD", required = true, num_args = 1..)]
        words: Vec<String>,
    },
    Glossary {
        #[arg(value_name = "WORD")]
        word: Option<String>,
    },
    Article {
        #[command(flatten)]
        leaf: LeafArgs,
        #[arg(value_name = "ARTICLE")]
        id: Option<String>,
    },
    Guess(GuessArgs),
    Save {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long, value_name = "NAME|FILE")]
        rules: Option<String>,
        #[arg(long = "set", value_name = "KEY=VALUE")]
        set: Vec<String>,
        #[arg(long)]
        force: bool,
    },
}

/// What can be typed after `ardoise rules guess`.
#[derive(Debug, Args)]
pub struct GuessArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "FILE|-", num_args = 0..=2)]
    pub pads: Vec<PathBuf>,
    #[arg(long, value_parser = one_of::<FiguresArg>(), value_name = "FIGURES")]
    pub figures: Option<FiguresArg>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    #[arg(long, value_name = "NAME")]
    pub save: Option<String>,
    #[arg(long, requires = "save")]
    pub force: bool,
    #[arg(long, value_name = "MAP")]
    pub map: Option<String>,
    #[arg(long, value_name = "PLAYER,…")]
    pub players: Option<String>,
    #[arg(long, value_name = "NAME", aliases = dealers())]
    pub dealer: Option<String>,
}

/// What the figures of a pad are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FiguresArg {
    /// What each deal brought.
    Deals,
    /// The totals after each deal.
    Totals,
}

#[derive(Debug, Args)]
pub struct RescoreArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[arg(value_name = "ID|FILE")]
    pub target: Option<String>,
    #[arg(long, value_name = "NAME|FILE", required = true, num_args = 1..)]
    pub rules: Vec<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

/// The word of the games for a stake that is raised, as an option bears it.
fn raise(level: usize) -> &'static str {
    games::raises(level).next().map_or("raise", |form| form.event)
}

/// The words of the other games for it.
fn raises(level: usize) -> Vec<&'static str> {
    games::raises(level).skip(1).map(|form| form.event).collect()
}

#[derive(Debug, Args)]
pub struct ConvertArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "N", conflicts_with = "bid")]
    pub points: Option<i32>,
    #[arg(long, value_name = "SCALE", requires = "points")]
    pub from: Option<String>,
    #[arg(long, value_name = "SCALE", requires = "points")]
    pub to: Option<String>,
    #[arg(long, value_name = "LEVEL")]
    pub bid: Option<String>,
    #[arg(long, value_name = "SUIT", requires = "bid")]
    pub suit: Option<String>,
    #[arg(long = raise(0), requires = "bid", aliases = raises(0))]
    pub raised: bool,
    #[arg(long = raise(1), requires = "bid", aliases = raises(1))]
    pub raised_again: bool,
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
pub struct CheckArgs {
    #[arg(value_name = "SIDE N", num_args = 0.., allow_hyphen_values = true)]
    pub totals: Vec<String>,
    #[arg(long)]
    pub repair: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["totals", "repair"])]
    pub against: Option<PathBuf>,
}

/// What can be typed after a command that shows a page.
#[derive(Debug, Clone, Default, Args)]
pub struct LeafArgs {
    #[arg(id = "leaf", long = "output", short = 'o', value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long, value_parser = one_of::<PaperArg>(), value_name = "PAPER", default_value = "a4")]
    pub paper: PaperArg,
}
