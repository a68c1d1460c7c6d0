//! The commands: their names, their French names and what each takes. What a command takes is only defined when it is
//! typed, because defining all of it would take longer than most commands do.
#![allow(missing_docs, reason = "the words are in locales/help.*.ftl")]

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Error, FromArgMatches, Subcommand};

use crate::line::args::*;

macro_rules! commands {
    ($($name:literal $(| $alias:literal)? => $variant:ident($args:ty),)+) => {
        /// What is to be done.
        #[derive(Debug)]
        pub enum Command {
            $($variant($args),)+
        }

        impl Subcommand for Command {
            fn augment_subcommands(command: clap::Command) -> clap::Command {
                command$(.subcommand(clap::Command::new($name)$(.alias($alias))?.defer(<$args>::augment_args)))+
            }

            fn augment_subcommands_for_update(command: clap::Command) -> clap::Command {
                Self::augment_subcommands(command)
            }

            fn has_subcommand(name: &str) -> bool {
                [$($name),+].contains(&name)
            }
        }

        impl FromArgMatches for Command {
            fn from_arg_matches(matches: &ArgMatches) -> Result<Command, Error> {
                match matches.subcommand() {
                    $(Some(($name, matches)) => <$args>::from_arg_matches(matches).map(Command::$variant),)+
                    Some(_) => Err(Error::new(ErrorKind::InvalidSubcommand)),
                    None => Err(Error::new(ErrorKind::MissingSubcommand)),
                }
            }

            fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
                *self = Command::from_arg_matches(matches)?;
                Ok(())
            }
        }

        /// One command, under either of its names, with what it takes.
        pub fn one(name: &str) -> Option<clap::Command> {
            match name {
                $($name $(| $alias)? => Some(<$args>::augment_args(clap::Command::new($name)$(.alias($alias))?)),)+
                _ => None,
            }
        }

        /// The command line with all that its commands take, for help, manual pages and completions.
        pub fn whole(command: clap::Command) -> clap::Command {
            command.mut_subcommands(|command| match command.get_name() {
                $($name => <$args>::augment_args(clap::Command::new($name)$(.alias($alias))?),)+
                _ => command,
            })
        }
    };
}

commands! {
    "new" | "nouveau" => New(NewArgs),
    "add" | "noter" => Add(AddArgs),
    "play" | "jouer" => Play(PlayArgs),
    "show" | "voir" => Show(ShowArgs),
    "list" | "liste" => List(ListArgs),
    "undo" | "annuler" => Undo(CountArgs),
    "redo" | "refaire" => Redo(CountArgs),
    "close" | "clore" => Close(CloseArgs),
    "amend" | "corriger" => Amend(AmendArgs),
    "adopt" | "adopter" => Adopt(AdoptArgs),
    "reseat" | "remplacer" => Reseat(ReseatArgs),
    "log" | "journal" => Log(LogArgs),
    "explain" | "expliquer" => Explain(ExplainArgs),
    "score" | "compter" => Score(ScoreArgs),
    "rules" | "regles" => Rules(RulesArgs),
    "rescore" | "recompter" => Rescore(RescoreArgs),
    "convert" | "convertir" => Convert(ConvertArgs),
    "export" | "exporter" => Export(ExportArgs),
    "import" | "importer" => Import(ImportArgs),
    "sync" | "synchroniser" => Sync(SyncArgs),
    "choose" | "choisir" => Choose(ChooseArgs),
    "referee" | "arbitre" => Referee(RefereeArgs),
    "check" | "verifier" => Check(CheckArgs),
    "backup" | "sauver" => Backup(BackupArgs),
    "restore" | "restaurer" => Restore(RestoreArgs),
    "print" | "imprimer" => Print(PrintArgs),
    "watch" | "veille" => Watch(WatchArgs),
    "serve" | "servir" => Serve(ServeArgs),
    "config" | "reglages" => Config(ConfigArgs),
    "completions" => Completions(CompletionsArgs),
    "man" | "manuel" => Man(ManArgs),
    "contest" | "concours" => Contest(ContestArgs),
    "stats" | "statistiques" => Stats(StatsArgs),
    "players" | "joueurs" => Players(PlayersArgs),
}
