//! What can be typed after `ardoise stats` and `ardoise players`.
#![allow(missing_docs, reason = "clap would print doc comments; the words are in locales/help-print.*.ftl")]

use crate::line::args::LeafArgs;
use clap::{Args, Subcommand};

/// What can be typed after `ardoise stats`.
#[derive(Debug, Args)]
pub struct StatsArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[arg(value_name = "PLAYER")]
    pub player: Option<String>,
    #[arg(long, value_name = "NAME", requires = "player")]
    pub with: Option<String>,
    #[command(flatten)]
    pub span: SpanArgs,
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
    #[command(flatten)]
    pub span: SpanArgs,
}

/// What is done to names.
#[derive(Debug, Subcommand)]
pub enum PlayersCommand {
    #[command(alias = "renommer")]
    Rename {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(value_name = "NAME")]
        target: String,
    },
    #[command(alias = "reunir")]
    Merge {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(value_name = "NAME")]
        target: String,
    },
    #[command(alias = "separer")]
    Split {
        #[arg(value_name = "NAME")]
        name: String,
    },
    #[command(alias = "oublier")]
    Forget {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long, short)]
        yes: bool,
    },
    #[command(alias = "journal")]
    Log,
}
