//! The commands: their names and what each takes. What a command takes is only defined when it is
//! typed, because defining all of it would take longer than most commands do.
#![allow(missing_docs, reason = "the words are in locales/*/help.ftl")]

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Error, FromArgMatches, Parser, Subcommand};

use crate::line::args::*;
use crate::words;

/// A line of the command line.
#[derive(Debug, Parser)]
#[command(name = "ardoise", version, disable_help_subcommand = true)]
pub struct Cli {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// A command that is found under its names in every language.
fn aliased(command: clap::Command, path: &str) -> clap::Command {
    command.aliases(words::names(path))
}

/// A command with what it takes; its own commands are found under their names in every language too.
fn taking<A: Args>(command: clap::Command, path: &'static str) -> clap::Command {
    A::augment_args(command).mut_subcommands(|sub| {
        let path = format!("{path}-{}", sub.get_name());
        aliased(sub, &path)
    })
}

macro_rules! commands {
    ($($name:literal => $variant:ident($args:ty),)+) => {
        /// What is to be done.
        #[derive(Debug)]
        pub enum Command {
            $($variant($args),)+
        }

        impl Subcommand for Command {
            fn augment_subcommands(command: clap::Command) -> clap::Command {
                command$(.subcommand(aliased(clap::Command::new($name), $name).defer(|command| taking::<$args>(command, $name))))+
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

        /// One command, under any of its names, with what it takes.
        pub fn one(name: &str) -> Option<clap::Command> {
            let known = if Command::has_subcommand(name) { name } else { words::named(name)? };
            match known {
                $($name => Some(taking::<$args>(aliased(clap::Command::new($name), $name), $name)),)+
                _ => None,
            }
        }

        /// The command line with all that its commands take, for help, manual pages and completions.
        pub fn whole(command: clap::Command) -> clap::Command {
            command.mut_subcommands(|command| match command.get_name() {
                $($name => taking::<$args>(aliased(clap::Command::new($name), $name), $name),)+
                _ => command,
            })
        }
    };
}

commands! {
    "new" => New(NewArgs),
    "add" => Add(AddArgs),
    "play" => Play(PlayArgs),
    "show" => Show(ShowArgs),
    "list" => List(ListArgs),
    "undo" => Undo(CountArgs),
    "redo" => Redo(CountArgs),
    "close" => Close(CloseArgs),
    "amend" => Amend(AmendArgs),
    "adopt" => Adopt(AdoptArgs),
    "reseat" => Reseat(ReseatArgs),
    "log" => Log(LogArgs),
    "explain" => Explain(ExplainArgs),
    "score" => Score(ScoreArgs),
    "rules" => Rules(RulesArgs),
    "rescore" => Rescore(RescoreArgs),
    "convert" => Convert(ConvertArgs),
    "export" => Export(ExportArgs),
    "import" => Import(ImportArgs),
    "sync" => Sync(SyncArgs),
    "choose" => Choose(ChooseArgs),
    "referee" => Referee(RefereeArgs),
    "check" => Check(CheckArgs),
    "backup" => Backup(BackupArgs),
    "restore" => Restore(RestoreArgs),
    "print" => Print(PrintArgs),
    "watch" => Watch(WatchArgs),
    "serve" => Serve(ServeArgs),
    "config" => Config(ConfigArgs),
    "completions" => Completions(CompletionsArgs),
    "man" => Man(ManArgs),
    "contest" => Contest(ContestArgs),
    "stats" => Stats(StatsArgs),
    "players" => Players(PlayersArgs),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::localise::plain_command;
    use ardoise_rules::words::Lang;

    fn paths(command: &clap::Command, before: &str, found: &mut Vec<String>) {
        for sub in command.get_subcommands() {
            let path = format!("{before}{}", sub.get_name());
            paths(sub, &format!("{path}-"), found);
            found.push(path);
        }
    }

    #[test]
    fn every_command_has_a_name_in_every_language_and_no_name_is_two_commands() {
        let command = whole(plain_command());
        let mut found = Vec::new();
        paths(&command, "", &mut found);
        assert!(found.len() > 50, "only {} commands", found.len());
        for path in &found {
            for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::CANONICAL) {
                assert!(words::of(lang, path).next().is_some(), "{}: {path} has no name", lang.code());
            }
        }
        command.debug_assert();
    }
}
