//! What `serve` takes.

use clap::{Args, ValueEnum};

use crate::line::word::one_of;

use ardoise_rules::engine::Agree;

#[derive(Debug, Args)]
pub struct ServeArgs {
    #[arg(long, value_name = "N", default_value_t = 7462)]
    pub port: u16,
    #[arg(long)]
    pub lan: bool,
    #[arg(long)]
    pub all: bool,
    #[arg(long, value_name = "CONTEST", num_args = 0..=1, conflicts_with_all = ["all", "agree"])]
    #[expect(
        clippy::option_option,
        reason = "left out, alone for the contest last written to, or one that is named"
    )]
    pub contest: Option<Option<String>>,
    #[arg(long, value_parser = one_of::<AgreeArg>(), value_name = "off|shown|required", conflicts_with = "all")]
    pub agree: Option<AgreeArg>,
    #[arg(long, value_name = "PLACE")]
    pub token: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum AgreeArg {
    Off,
    Shown,
    Required,
}

impl From<AgreeArg> for Agree {
    fn from(word: AgreeArg) -> Agree {
        match word {
            AgreeArg::Off => Agree::Off,
            AgreeArg::Shown => Agree::Shown,
            AgreeArg::Required => Agree::Required,
        }
    }
}
