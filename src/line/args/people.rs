//! What can be typed after `ardoise stats` and `ardoise players`.
#![allow(missing_docs, reason = "clap would print doc comments; the words are in locales/*/help-print.ftl")]

use crate::line::args::LeafArgs;
use clap::{Args, Subcommand, ValueEnum};

use crate::line::word::one_of;

/// What can be typed after `ardoise stats`.
#[derive(Debug, Args)]
pub struct StatsArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[arg(value_name = "PLAYER")]
    pub player: Option<String>,
    #[arg(long, value_name = "NAME", requires = "player")]
    pub with: Option<String>,
    #[arg(long, value_name = "NAME", requires = "player")]
    pub against: Option<String>,
    #[arg(long, value_parser = one_of::<PlayerOrder>(), value_name = "ORDER", conflicts_with = "player")]
    pub sort: Option<PlayerOrder>,
    #[arg(long, value_name = "N", default_value_t = 100, conflicts_with = "player")]
    pub limit: u32,
    #[command(flatten)]
    pub span: SpanArgs,
}

/// By what players are ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PlayerOrder {
    /// Matches won.
    Won,
    /// Matches won of those that are over.
    Share,
    /// Points a deal.
    Points,
    /// Margin a deal.
    Margin,
    /// The rating less two deviations.
    Rating,
    /// Matches played.
    Matches,
    /// The name.
    Name,
}

/// Which matches count.
#[derive(Debug, Args)]
pub struct SpanArgs {
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub rules: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub since: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub until: Option<String>,
    #[arg(long, value_name = "YYYY-MM-DD", conflicts_with_all = ["since", "until", "month", "year"])]
    pub day: Option<String>,
    #[arg(long, value_name = "YYYY-MM", conflicts_with_all = ["since", "until", "year"])]
    pub month: Option<String>,
    #[arg(long, value_name = "YYYY", conflicts_with_all = ["since", "until"], value_parser = clap::value_parser!(u16).range(1..=9999))]
    pub year: Option<u16>,
}

/// What can be typed after `ardoise players`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct PlayersArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[command(subcommand)]
    pub command: Option<PlayersCommand>,
    #[arg(long, value_parser = one_of::<PlayerOrder>(), value_name = "ORDER")]
    pub sort: Option<PlayerOrder>,
    #[command(flatten)]
    pub span: SpanArgs,
}

/// What is done to names.
#[derive(Debug, Subcommand)]
pub enum PlayersCommand {
    Rename {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(value_name = "NAME")]
        target: String,
    },
    Merge {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(value_name = "NAME")]
        target: String,
    },
    Split {
        #[arg(value_name = "NAME")]
        name: String,
    },
    Forget {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long, short)]
        yes: bool,
    },
    Log,
}
