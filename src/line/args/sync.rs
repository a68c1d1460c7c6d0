//! What can be typed after `ardoise sync`.
#![allow(
    missing_docs,
    reason = "clap would print doc comments; the words are in locales/help-transfer.*.ftl"
)]

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
}

/// What is done to the remembered targets.
#[derive(Debug, Subcommand)]
pub enum SyncCommand {
    #[command(alias = "ajouter")]
    Add {
        #[arg(value_name = "TARGET")]
        target: String,
    },
    #[command(alias = "liste")]
    List,
    #[command(alias = "retirer")]
    Remove {
        #[arg(value_name = "TARGET")]
        target: String,
    },
}
