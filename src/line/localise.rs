//! Help and argument errors in the user's language: clap parses, the words are ours.

use std::error::Error as _;
use std::ffi::OsString;
use std::io::Write as _;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgAction, Args as _, Command, CommandFactory as _, FromArgMatches as _};
use serde_json::json;

use crate::line::args::Global;
use crate::line::commands::{Cli, Command as LineCommand, one, whole};
use crate::line::overview;
use crate::line::short::on_one_screen;
use crate::line::width;
use crate::words;
use ardoise_desk::trouble;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Said;
use ardoise_rules::notation::{NAMED, nearest};
use ardoise_rules::words::{Lang, Speaker, plain};

/// What is printed in the place of running a command.
#[derive(Debug)]
pub struct Answer {
    text: String,
    status: u8,
}

impl Answer {
    /// Prints it and gives the exit status.
    #[must_use]
    pub fn print(self, lang: Lang) -> u8 {
        let shown = if self.status == 0 || self.text.starts_with('{') {
            let mut out = std::io::stdout();
            out.write_all(self.text.as_bytes()).and_then(|()| out.flush())
        } else {
            std::io::stderr().write_all(self.text.as_bytes())
        };
        // A reader that has gone away has seen enough.
        match shown {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                let speaker = crate::words::speaker(lang);
                let said = Said::of("output-unwritable", vec![("detail", trouble(&error))]);
                let _ = writeln!(std::io::stderr(), "{}", speaker.say(&said, None));
                self.status.max(1)
            }
            Ok(()) | Err(_) => self.status,
        }
    }
}

/// Parses the command line.
///
/// # Errors
/// Help, the version, or what is wrong with the words, already in the user's language.
pub fn parse(mut argv: Vec<OsString>, lang: Lang) -> Result<Cli, Answer> {
    let speaker = crate::words::speaker(lang);
    let as_json = argv.iter().take_while(|word| *word != "--").any(|word| word == "--json");
    let mut read = read_words(&argv);
    while let Err(error) = &read
        && let Some(plain) = without_accents(error, &argv).or_else(|| option_in_words(error, &argv))
    {
        argv = plain;
        read = read_words(&argv);
    }
    read.and_then(|cli| match cli.global.lang.as_deref() {
        Some(asked) if Lang::read(asked).is_none() => {
            Err(clap::Error::raw(ErrorKind::InvalidValue, asked).with_cmd(&plain_command()))
        }
        _ => match stray_option(&cli, &argv) {
            Some(option) => {
                let mut error = clap::Error::new(ErrorKind::UnknownArgument).with_cmd(&plain_command());
                error.insert(ContextKind::InvalidArg, ContextValue::String(option));
                Err(error)
            }
            None => Ok(cli),
        },
    })
    .map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => help(argv, &speaker),
        // Who types `help` means `--help`.
        ErrorKind::InvalidSubcommand if asks_help(&error) => {
            let words = argv.iter().filter(|word| !is_help(word)).cloned();
            help(words.chain(["--help".into()]).collect(), &speaker)
        }
        ErrorKind::DisplayVersion => Answer { text: version(), status: 0 },
        _ => wrong(&error, &speaker, as_json),
    })
}

/// Reads the words. Most runs name one command, first: to define the others as well would take longer than to read the
/// words. Only where they do not fit is the whole command line defined, for what is then said of it.
fn read_words(argv: &[OsString]) -> Result<Cli, clap::Error> {
    let base = || flagged(Global::augment_args(Command::new("ardoise").disable_help_subcommand(true)));
    let few = match argv.get(1).map(|word| word.to_string_lossy()) {
        None => Some(base()),
        Some(word) if word.starts_with('-') => Some(base()),
        Some(word) => one(&word).map(|command| base().subcommand(command)),
    };
    let read = |command: Command| {
        command.try_get_matches_from(argv).and_then(|matches| Cli::from_arg_matches(&matches))
    };
    match few.map(read) {
        Some(Ok(cli)) => Ok(cli),
        Some(Err(error)) if error.kind() == ErrorKind::DisplayVersion => Err(error),
        Some(Err(_)) | None => read(plain_command()),
    }
}

/// The words with the name of a command that was typed with its accents as it is read: `règles` for `regles`.
fn without_accents(error: &clap::Error, argv: &[OsString]) -> Option<Vec<OsString>> {
    let Some(ContextValue::String(wrong)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    let folded = fold_word(wrong);
    if folded == *wrong {
        return None;
    }
    let place = argv.iter().position(|word| *word == OsString::from(wrong))?;
    let mut plain = argv.to_vec();
    plain[place] = folded.into();
    Some(plain)
}

/// The words with an option that was typed in another language as the program knows it: `--manche 2` for `--round 2`.
fn option_in_words(error: &clap::Error, argv: &[OsString]) -> Option<Vec<OsString>> {
    let unknown = error.kind() == ErrorKind::UnknownArgument;
    let Some(ContextValue::String(wrong)) = error.get(ContextKind::InvalidArg).filter(|_| unknown) else {
        return None;
    };
    let known = words::option(&fold_word(wrong.strip_prefix("--")?))?;
    let mut plain = argv.to_vec();
    let word = plain.iter_mut().find_map(|word| {
        let rest = word.to_str()?.strip_prefix(wrong.as_str())?.to_owned();
        (rest.is_empty() || rest.starts_with('=')).then_some((word, rest))
    });
    let (word, rest) = word?;
    *word = format!("--{known}{rest}").into();
    Some(plain)
}

/// What was typed for an option where `add` takes an event: none begins so.
fn stray_option(cli: &Cli, argv: &[OsString]) -> Option<String> {
    let Some(LineCommand::Add(args)) = &cli.command else { return None };
    let free = argv.iter().any(|word| word == "--");
    let begins = |place: usize| place == 0 || args.events[place - 1].ends_with(',');
    let stray = |(place, word): &(usize, &String)| begins(*place) && word.starts_with("--");
    args.events.iter().enumerate().find(stray).filter(|_| !free).map(|(_, word)| word.clone())
}

/// What really says what an option was typed for: who deals, who plays, or the commands that have it.
fn elsewhere(option: &str, speaker: &Speaker) -> Option<String> {
    let option = option.split(['=', ' ']).next().unwrap_or_default().trim_start_matches('-');
    let folded = fold_word(option);
    if folded == "dealer" || words::named(&folded) == Some("dealer") {
        return Some(speaker.word("usage-dealer"));
    }
    if folded == "players" {
        return Some(speaker.word("usage-players"));
    }
    let mut found = Vec::new();
    having(&whole(plain_command()), &folded, "", speaker.lang(), &mut found);
    found.truncate(NAMED);
    (!found.is_empty()).then(|| {
        let commands = speaker.all(&found);
        let option = format!("--{folded}");
        speaker.phrase("usage-elsewhere", &[("option", &option), ("commands", &commands)])
    })
}

/// The commands that take an option, as they are typed.
fn having(command: &Command, option: &str, path: &str, lang: Lang, found: &mut Vec<String>) {
    for sub in command.get_subcommands() {
        let below =
            if path.is_empty() { sub.get_name().to_owned() } else { format!("{path}-{}", sub.get_name()) };
        let takes = |arg: &clap::Arg| arg.get_long() == Some(option) && !arg.is_hide_set();
        if sub.get_arguments().any(takes) {
            let parts = below.match_indices('-').map(|(at, _)| &below[..at]).chain([&*below]);
            let typed: Vec<&str> = parts.map(|part| words::name(lang, part)).collect();
            found.push(format!("ardoise {}", typed.join(" ")));
        }
        having(sub, option, &below, lang, found);
    }
}

fn is_help(word: &OsString) -> bool {
    word.to_str().is_some_and(|word| word == "help" || words::named(word) == Some("help"))
}

fn asks_help(error: &clap::Error) -> bool {
    matches!(error.get(ContextKind::InvalidSubcommand), Some(ContextValue::String(word)) if is_help(&word.into()))
}

/// The version with the schema of the database, the same on every machine.
fn version() -> String {
    format!("ardoise {} (schema {})\n", env!("CARGO_PKG_VERSION"), ardoise_desk::store::VERSION)
}

/// The command as it is parsed; its words are only needed for help.
pub fn plain_command() -> Command {
    flagged(Cli::command())
}

/// With our own flags for help and version.
fn flagged(command: Command) -> Command {
    let version = clap::Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command.disable_help_flag(true).disable_version_flag(true);
    command.arg(help_flag()).arg(version).version(env!("CARGO_PKG_VERSION"))
}

fn help_flag() -> clap::Arg {
    clap::Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true)
}

/// Help is read in lines no longer than these.
const WIDEST_HELP: usize = 100;

/// The help of the command that was asked about, in words.
fn help(argv: Vec<OsString>, speaker: &Speaker) -> Answer {
    let width = width(WIDEST_HELP);
    let whole = argv.iter().any(|word| word == "--help");
    match asked(&mut explained(speaker, width, whole), argv, speaker) {
        Ok(text) => Answer { text, status: 0 },
        Err(error) => wrong(&error, speaker, false),
    }
}

/// The command line with all that its help says, in so many columns: whole, or what has room on one screen.
fn explained(speaker: &Speaker, width: usize, in_full: bool) -> Command {
    let mut command = worded(whole(plain_command()), speaker, "").term_width(width);
    let text = overview::program(&command, speaker, width);
    command = command.override_help(StyledStr::from(text));
    command.build();
    command = command.mut_subcommand(words::name(speaker.lang(), "contest"), |contest| {
        let text = overview::contest(&contest, speaker, width);
        contest.override_help(StyledStr::from(text))
    });
    command.mut_subcommands(|sub| folded(sub, speaker, (!in_full).then_some(width)))
}

/// What it answers to words that ask for help.
///
/// # Errors
/// If they name no command.
fn asked(
    explained: &mut Command,
    argv: Vec<OsString>,
    speaker: &Speaker,
) -> Result<String, Box<clap::Error>> {
    let text = match explained.try_get_matches_from_mut(argv) {
        Err(error) if error.kind() == ErrorKind::InvalidSubcommand => return Err(Box::new(error)),
        Err(error) => error.render().to_string(),
        Ok(_) => String::new(),
    };
    // The one word of a usage line that is clap's own.
    let options = speaker.help("heading-options").unwrap_or_default().trim().to_uppercase();
    Ok(text.replace("[OPTIONS]", &format!("[{options}]")))
}

/// A command whose help says in one line what every command takes, in a window of so many columns on one screen.
fn folded(command: Command, speaker: &Speaker, screen: Option<usize>) -> Command {
    let everywhere = |arg: &clap::Arg| arg.is_global_set() || arg.get_id() == "help";
    let before = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let line = speaker.help("options-everywhere").unwrap_or_default();
    let after = if before.is_empty() { line } else { format!("{line}\n\n{before}") };
    let command = command.mut_args(|arg| if everywhere(&arg) { arg.hide(true) } else { arg });
    let command = command.after_help(StyledStr::from(after));
    let command = match screen {
        Some(width) => on_one_screen(command, speaker, width),
        None => command,
    };
    command.mut_subcommands(|sub| folded(sub, speaker, screen))
}

/// The whole command with its words, for help, manual pages and completions.
#[must_use]
pub fn worded(command: Command, speaker: &Speaker, path: &str) -> Command {
    let name = command.get_name().to_owned();
    let path = match (path, name.as_str()) {
        ("", "ardoise") => "ardoise".to_owned(),
        ("ardoise", name) => name.to_owned(),
        (parent, name) => format!("{parent}-{name}"),
    };
    let word = |id: &str| speaker.help(id).unwrap_or_default();
    let arguments = word("heading-arguments");
    let options = word("heading-options");
    let mut command = command
        .about(word(&format!("cmd-{path}")))
        .subcommand_help_heading(word("heading-commands"))
        .subcommand_value_name(word("value-COMMAND"))
        .help_template(StyledStr::from(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            word("heading-usage")
        )));
    if let Some(examples) = speaker.help(&format!("examples-{path}")) {
        command = command.after_help(StyledStr::from(examples));
    }
    let mut place = 0;
    command = command.mut_args(|arg| {
        place += 1;
        // What every command takes stands last; the others as they are written down.
        let order = if arg.is_global_set() { place + 100 } else { place };
        let id = arg.get_id().to_string();
        let text = speaker.help(&format!("arg-{path}-{id}")).or_else(|| speaker.help(&format!("arg-{id}")));
        let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
        let names: Vec<String> =
            arg.get_value_names().unwrap_or_default().iter().map(|name| value_name(speaker, name)).collect();
        let arg = if names.is_empty() { arg } else { arg.value_names(names) };
        let valued = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
        arg.help(text.unwrap_or_default())
            .display_order(order)
            .help_heading(heading)
            .hide_default_value(valued)
            .hide_possible_values(valued)
    });
    command.mut_subcommands(|sub| {
        let below =
            if path == "ardoise" { sub.get_name().to_owned() } else { format!("{path}-{}", sub.get_name()) };
        renamed(worded(sub, speaker, &path), &below, speaker.lang())
    })
}

/// A command under the name of the user's language; its other names stay aliases.
fn renamed(command: Command, path: &str, lang: Lang) -> Command {
    let canonical = command.get_name().to_owned();
    let name = words::name(lang, path).to_owned();
    if name == canonical {
        return command;
    }
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let about = about.replace(&format!("({name})"), &format!("({canonical})"));
    let others: Vec<String> = words::names(path).filter(|other| *other != name).map(str::to_owned).collect();
    let command = command.alias(clap::builder::Resettable::Reset).name(name).alias(canonical);
    command.aliases(others).about(about)
}

/// What stands for a value, in the user's language: `PLAYER`, `JOUEUR`.
fn value_name(speaker: &Speaker, name: &str) -> String {
    if name == "LANG" {
        return Lang::codes("|");
    }
    let id: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    speaker.help(&format!("value-{id}")).unwrap_or_else(|| name.to_owned())
}

/// Arguments as clap names them (`<GAME>, <PLAYER>...`), in the user's language.
fn argument_names(speaker: &Speaker, given: &str) -> String {
    let mut named = String::new();
    let mut rest = given;
    while let Some((before, after)) = rest.split_once('<') {
        let Some((name, tail)) = after.split_once('>') else { break };
        named.push_str(before);
        named.push_str(&value_name(speaker, name));
        rest = tail.strip_prefix("...").unwrap_or(tail);
    }
    named.push_str(rest);
    named
}

/// What is said where a number was wanted, with the least and the most that it may be; none where something else is wrong.
fn numbers(error: &clap::Error) -> Option<(&'static str, String, String)> {
    let said = error.source().filter(|_| error.kind() == ErrorKind::ValueValidation)?.to_string();
    // So the parsers of clap, and those of the standard library, say it.
    let Some((_, range)) = said.split_once(" is not in ") else {
        let no_number = said.contains("invalid digit") || said.contains("empty string");
        return no_number.then(|| ("usage-no-number", String::new(), String::new()));
    };
    let (least, most) = range.split_once("..")?;
    let most = most.trim_start_matches('=');
    let id = if most.is_empty() { "usage-too-low" } else { "usage-out-of-range" };
    Some((id, least.to_owned(), most.to_owned()))
}

/// A usage error in words: status 2.
fn wrong(error: &clap::Error, speaker: &Speaker, as_json: bool) -> Answer {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let argument = argument_names(speaker, &plain(&context(ContextKind::InvalidArg)));
    // Of a word that may be left out, or come several times, its name is enough.
    let argument = argument.trim_end_matches("...").trim_start_matches('[').trim_end_matches(']').to_owned();
    let value = plain(&context(ContextKind::InvalidValue));
    let prior = argument_names(speaker, &plain(&context(ContextKind::PriorArg)));
    let sub = plain(&context(ContextKind::InvalidSubcommand));
    // What goes together with nothing may be a command.
    let argument = if argument.is_empty() { sub.clone() } else { argument };
    let valid: Vec<String> = match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(known)) => {
            known.iter().map(|id| words::value_in(speaker.lang(), id).to_owned()).collect()
        }
        _ => Vec::new(),
    };
    let valid = valid.join(", ");
    let id = match error.kind() {
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::InvalidValue if argument.is_empty() => "usage-lang",
        ErrorKind::InvalidValue if value.is_empty() => "usage-no-value",
        ErrorKind::InvalidValue if valid.is_empty() => "usage-bad-value",
        ErrorKind::InvalidValue => "usage-not-among",
        ErrorKind::ValueValidation => "usage-bad-value",
        ErrorKind::ArgumentConflict if argument == prior => "usage-twice",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        ErrorKind::MissingSubcommand => "usage-missing-command",
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => "usage-too-many",
        ErrorKind::TooFewValues => "usage-no-value",
        ErrorKind::InvalidUtf8 => "usage-utf8",
        _ => "usage-other",
    };
    let langs = Lang::codes(", ");
    let (said, least, most) = numbers(error).unwrap_or((id, String::new(), String::new()));
    let args = [
        ("least", least.as_str()),
        ("most", most.as_str()),
        ("argument", argument.as_str()),
        ("value", value.as_str()),
        ("prior", prior.as_str()),
        ("command", sub.as_str()),
        ("valid", valid.as_str()),
        ("langs", langs.as_str()),
    ];
    // A word that is no option has come too many.
    let unknown = error.kind() == ErrorKind::UnknownArgument;
    let beyond = unknown && !argument.starts_with('-');
    let mut text = speaker.phrase(if beyond { "usage-beyond" } else { said }, &args);
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    // The nearest stands last; a word of another language is said in the reader's.
    let proposed = |kind: &ContextKind| {
        let suggested = context(*kind);
        let word = match kind {
            // A command does something: it is proposed where the word may be a slip for it, and not where it only sounds like it.
            ContextKind::SuggestedSubcommand => {
                nearest(&sub, suggested.split(", ").filter(|word| word.len() > 1))?
            }
            _ => suggested.rsplit(", ").next()?.to_owned(),
        };
        let word = word.as_str();
        let word = match kind {
            ContextKind::SuggestedSubcommand if !words::spoken(speaker.lang(), word) => {
                words::name_for(speaker.lang(), word).unwrap_or(word)
            }
            ContextKind::SuggestedValue => words::value_in(speaker.lang(), word),
            _ => word,
        };
        Some(word.to_owned())
    };
    let hint = suggested.iter().filter_map(proposed).find(|word| !word.is_empty());
    let hint = hint.map(|word| speaker.phrase("did-you-mean", &[("word", &word)]));
    let hint =
        Some(&argument).filter(|_| unknown && !beyond).and_then(|option| elsewhere(option, speaker)).or(hint);
    if as_json {
        let value = json!({"error": {"id": id, "text": text, "hint": hint, "input": null, "span": null}});
        return Answer { text: format!("{value:#}\n"), status: 2 };
    }
    text.push('\n');
    if let Some(hint) = hint {
        text.push_str(&hint);
        text.push('\n');
    }
    text.push_str(&speaker.word("usage-help"));
    text.push('\n');
    Answer { text, status: 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command that is shown, as it is typed, those under another too.
    fn paths(command: &Command, above: &[&str], found: &mut Vec<Vec<String>>) {
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            let path = [above, &[sub.get_name()]].concat();
            found.push(path.iter().map(|&name| name.to_owned()).collect());
            paths(sub, &path, found);
        }
    }

    fn lines_in(text: &str, lines: usize, what: &str) {
        assert!(text.lines().count() <= lines, "{what}: {text}");
    }

    /// An option that stands in the list, and not only in an example.
    fn options(help: &str) -> impl Iterator<Item = &str> {
        let words = help.split_whitespace().filter(|word| word.starts_with("--") && word.len() > 2);
        words.map(|word| word.trim_end_matches([',', ';', '.', ':'])).filter(|option| {
            help.lines().any(|line| line.trim_start().starts_with('-') && line.contains(option))
        })
    }

    #[test]
    fn every_command_has_help_on_one_screen() {
        let mut commands = Vec::new();
        paths(&whole(plain_command()), &[], &mut commands);
        assert!(commands.len() > 75, "{commands:?}");
        for lang in Lang::ALL {
            let speaker = crate::words::speaker(lang);
            let [mut full, mut brief] = [true, false].map(|in_full| explained(&speaker, 80, in_full));
            let mut typed = |path: &[String], flag: &str| {
                let path = path.iter().map(OsString::from);
                let argv = ["ardoise".into()].into_iter().chain(path).chain([flag.into()]).collect();
                asked(if flag == "--help" { &mut full } else { &mut brief }, argv, &speaker)
                    .unwrap_or_default()
            };
            let program = typed(&[], "--help");
            lines_in(&program, 24, "ardoise");
            assert!(program.lines().all(|line| line.chars().count() <= 80), "{program}");
            for path in &commands {
                let what = format!("{} {}", lang.code(), path.join(" "));
                let help = typed(path, "--help");
                lines_in(&help, 50, &what);
                // What is typed in a hurry is answered on one screen, and leaves nothing out that is taken.
                let short = typed(path, "-h");
                lines_in(&short, 24, &what);
                assert!(short.lines().all(|line| line.chars().count() <= 80), "{what}: {short}");
                for option in options(&help) {
                    assert!(short.contains(option), "{what} -h has no {option}: {short}");
                }
                // What is taken stands in a column, or on a line of its own, and its words behind or below it.
                let lines: Vec<&str> = help.lines().collect();
                for pair in lines.windows(2).filter(|pair| pair[0].trim_start().starts_with(['-', '<', '[']))
                {
                    let said = pair[0].trim().contains("  ") || pair[1].starts_with("          ");
                    assert!(said, "{what}: no words for {}", pair[0]);
                }
                let example =
                    |line: &&str| line.trim_start().starts_with("ardoise ") || line.contains("(ardoise ");
                assert!(
                    lines.iter().filter(|line| example(line)).count() >= 2,
                    "{what} has not two examples: {help}"
                );
                let shown = path.len() > 1 || lang != Lang::En || program.contains(&format!(" {} ", path[0]));
                assert!(shown, "{what} is not in {program}");
            }
        }
    }
}
