//! What can be typed after `ardoise sync`.
#![allow(
    missing_docs,
    reason = "clap would print doc comments; the words are in locales/*/help-transfer.ftl"
)]

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What can be typed after `ardoise sync`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct SyncArgs {
    #[command(subcommand)]
    pub command: Option<SyncCommand>,
    #[arg(value_name = "TARGET")]
    pub target: Option<String>,
    #[arg(long)]
    pub status: bool,
    #[command(flatten)]
    pub closed: ClosedArgs,
}

/// How a shared place is closed to others.
#[derive(Debug, Default, Args)]
pub struct ClosedArgs {
    #[arg(long, value_name = "FILE", conflicts_with = "passphrase")]
    pub key: Option<PathBuf>,
    #[arg(long)]
    pub passphrase: bool,
}

/// What is done to the remembered targets.
#[derive(Debug, Subcommand)]
pub enum SyncCommand {
    Add {
        #[arg(value_name = "TARGET")]
        target: String,
        #[command(flatten)]
        closed: ClosedArgs,
    },
    List,
    Remove {
        #[arg(value_name = "TARGET")]
        target: String,
    },
}
