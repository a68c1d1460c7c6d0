//! What can be typed after `ardoise referee`.
#![allow(missing_docs, reason = "clap would print doc comments; the words are in locales/*/help.ftl")]

use crate::line::args::LeafArgs;
use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What can be asked of the referee.
#[derive(Debug, Args)]
pub struct RefereeArgs {
    #[command(subcommand)]
    pub command: RefereeCommand,
}

#[derive(Debug, Subcommand)]
pub enum RefereeCommand {
    Legal(LegalArgs),
    Trick(TrickArgs),
    Deal {
        #[arg(value_name = "FILE|-")]
        file: PathBuf,
    },
    Positions {
        #[arg(value_name = "FILE|-")]
        file: PathBuf,
    },
    Ruling(RulingArgs),
}

/// What both questions say besides the cards.
#[derive(Debug, Args)]
pub struct PosedArgs {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_name = "SUIT")]
    pub trump: Option<String>,
    #[arg(long, value_name = "N")]
    pub leader: Option<usize>,
    #[arg(long, value_name = "N")]
    pub declarer: Option<usize>,
    #[arg(long, value_name = "talon|end")]
    pub phase: Option<String>,
    #[arg(long, value_name = "CONTRACT")]
    pub contract: Option<String>,
    #[arg(long, value_name = "CARD")]
    pub called: Option<String>,
    #[arg(long)]
    pub first: bool,
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
pub struct LegalArgs {
    #[command(flatten)]
    pub posed: PosedArgs,
    #[arg(long, value_name = "CARDS", default_value = "")]
    pub trick: String,
    #[arg(long, value_name = "CARDS")]
    pub hand: String,
    #[arg(long, value_name = "N")]
    pub player: Option<usize>,
}

#[derive(Debug, Args)]
pub struct TrickArgs {
    #[command(flatten)]
    pub posed: PosedArgs,
    #[arg(long, value_name = "CARDS")]
    pub cards: String,
}

/// What is asked of the referee.
#[derive(Debug, Args)]
pub struct RulingArgs {
    #[command(flatten)]
    pub leaf: LeafArgs,
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(value_name = "IRREGULARITY", num_args = 0..)]
    pub irregularity: Vec<String>,
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=16))]
    pub trick: Option<u8>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(0..=1000))]
    pub points: Option<i32>,
    #[arg(long)]
    pub apply: bool,
    #[arg(long, short)]
    pub yes: bool,
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}
