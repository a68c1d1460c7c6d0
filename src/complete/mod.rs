//! What a shell offers after Tab: it runs the program again, which looks at the words typed so far and at the match.

mod events;
mod values;

use std::cell::RefCell;
use std::ffi::{OsStr, OsString};
use std::io::Write as _;

use clap::Command;
use clap::builder::ValueHint;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, complete};
use clap_complete::env::{Bash, CompleteEnv, Elvish, EnvCompleter, Fish, Powershell, Zsh};

use crate::complete::values::{Context, What};
use crate::line::args::{Global, When};
use crate::line::commands::whole;
use crate::line::localise::{plain_command, worded};
use crate::shell::{Shell, language};
use crate::words::value_in;
use ardoise_rules::cards::fold_word;
use ardoise_rules::words::Lang;

/// The variable by which the shell asks. An ordinary run looks no further than whether it is there.
const VAR: &str = "ARDOISE_COMPLETE";
/// What stands between the candidates for bash, unless the shell says otherwise.
const BETWEEN: &str = "\n";

thread_local! {
    /// What is known of the words typed so far: the engine hands its completers the last of them only.
    static CONTEXT: RefCell<Option<Context>> = const { RefCell::new(None) };
}

/// Answers a shell that asks what could be typed; none in an ordinary run. The status.
#[must_use]
pub fn answer(argv: &[OsString]) -> Option<u8> {
    let shell = std::env::var_os(VAR).filter(|value| !value.is_empty() && value != "0")?;
    let at = argv.iter().position(|word| word == "--").map_or(argv.len(), |place| place + 1);
    let mut words: Vec<OsString> = argv.get(at..).unwrap_or_default().to_vec();
    let given = std::env::var("_CLAP_COMPLETE_INDEX").ok().and_then(|text| text.parse::<usize>().ok());
    let mut index = given.unwrap_or(words.len().saturating_sub(1));
    if words.len() == index {
        words.push(OsString::new());
    }
    let lang = language::of_run(&words);
    let options = words.get(index).is_some_and(|word| word.to_string_lossy().starts_with('-'));
    let bash = shell.to_string_lossy().ends_with("bash");
    // Bash takes `key=value` for three words.
    let cut = if bash { rejoin(&mut words, &mut index) } else { 0 };
    if words.iter().any(|word| fold_word(&word.to_string_lossy()) != word.to_string_lossy()) {
        unaccented(&command(lang, options), &mut words, index);
    }
    let typed: Vec<String> = words.iter().take(index).skip(1).map(|word| lossy(word)).collect();
    let around = Shell::new(&global(&typed), lang, Box::new(std::io::sink()));
    CONTEXT.with(|context| *context.borrow_mut() = Some(Context::new(around, typed)));
    if bash && !words.is_empty() {
        let folder = std::env::current_dir().ok();
        let found =
            complete(&mut command(lang, options), words, index, folder.as_deref()).unwrap_or_default();
        let between = std::env::var("_CLAP_IFS").unwrap_or_else(|_| BETWEEN.to_owned());
        let texts: Vec<String> =
            found.iter().map(|candidate| lossy(candidate.get_value()).chars().skip(cut).collect()).collect();
        let _ = std::io::stdout().write_all(texts.join(&between).as_bytes());
        return Some(0);
    }
    let asked = CompleteEnv::with_factory(move || command(lang, options))
        .var(VAR)
        .bin("ardoise")
        .completer("ardoise");
    let folder = std::env::current_dir().ok();
    if argv.is_empty() {
        return Some(2);
    }
    let head = argv.iter().take(at).cloned();
    let asking = head.chain(words.into_iter().take(argv.len().saturating_sub(at))).collect::<Vec<_>>();
    Some(if asked.try_complete(asking, folder.as_deref()).is_ok() { 0 } else { 2 })
}

/// Writes the commands among the words typed so far, the one that is begun too, as they are named: without accents or capitals.
fn unaccented(command: &Command, words: &mut [OsString], index: usize) {
    let mut at = command;
    for (place, word) in words.iter_mut().enumerate().take(index + 1).skip(1) {
        let folded = fold_word(&word.to_string_lossy());
        let fits =
            |name: &str| if place == index { name.starts_with(&folded) } else { name == folded.as_str() };
        let named = |sub: &&Command| fits(sub.get_name()) || sub.get_all_aliases().any(fits);
        if !folded.is_empty()
            && let Some(sub) = at.get_subcommands().find(named)
        {
            *word = folded.into();
            at = sub;
        }
    }
}

fn lossy(word: &OsStr) -> String {
    word.to_string_lossy().into_owned()
}

/// Puts `key`, `=`, `value` together again; how many letters of the word the shell has already.
fn rejoin(words: &mut Vec<OsString>, index: &mut usize) -> usize {
    let is_equals = |word: Option<&OsString>| word.is_some_and(|word| word == "=");
    let at = *index;
    let (key, value) = match at {
        2.. if is_equals(words.get(at - 1)) => (at - 2, words[at].clone()),
        1.. if is_equals(words.get(at)) => (at - 1, OsString::new()),
        _ => return 0,
    };
    let mut joined = words[key].clone();
    joined.push("=");
    let cut = joined.to_string_lossy().chars().count();
    joined.push(value);
    words.splice(key..=at, [joined]);
    *index = key;
    cut
}

/// The options of every command, as far as they were typed.
fn global(typed: &[String]) -> Global {
    let value = |name: &str| {
        let after = typed.iter().position(|word| word == name).and_then(|at| typed.get(at + 1).cloned());
        after.or_else(|| {
            typed.iter().find_map(|word| word.strip_prefix(&format!("{name}="))).map(str::to_owned)
        })
    };
    Global {
        db: value("--db").map(Into::into),
        match_id: value("--match"),
        lang: None,
        json: false,
        color: When::Never,
        force: false,
    }
}

/// The command line in the user's language, with what can stand in each place. Options are offered where nothing
/// else is, or once a hyphen is typed.
fn command(lang: Lang, options: bool) -> Command {
    let command = worded(whole(plain_command()), &crate::words::speaker(lang), "");
    offered(if options { command } else { quiet(command) }, &whole(plain_command()), lang)
}

fn quiet(command: Command) -> Command {
    let command = command.mut_args(|arg| if arg.is_positional() { arg } else { arg.hide(true) });
    command.mut_subcommands(quiet)
}

/// A command whose places know what can stand in them. Their names are those of the plain one: the others are translated.
fn offered(command: Command, plain: &Command, lang: Lang) -> Command {
    let name = plain.get_name().to_owned();
    let mut command = command.mut_args(|arg| {
        let known = plain.get_arguments().find(|other| other.get_id() == arg.get_id());
        let names = known.and_then(|arg| arg.get_value_names()).unwrap_or_default();
        let value = names.first().map_or("", |name| name.as_str());
        if !arg.get_action().takes_values() {
            return arg;
        }
        match value {
            "DIR" => return arg.value_hint(ValueHint::DirPath),
            "FILE" | "FILE|-" | "SHEET|-" | "PATH" => return arg.value_hint(ValueHint::FilePath),
            _ => {}
        }
        match What::of(&name, arg.get_id().as_str(), value) {
            Some(what) => arg.add(ArgValueCompleter::new(move |word: &OsStr| candidates(what, word))),
            None => one_of_a_list(arg, lang),
        }
    });
    let subs: Vec<Command> = plain.get_subcommands().cloned().collect();
    for sub in &subs {
        let named = |other: &&Command| {
            other.get_name() == sub.get_name() || other.get_all_aliases().any(|alias| alias == sub.get_name())
        };
        let Some(shown) = command.get_subcommands().find(named).map(|other| other.get_name().to_owned())
        else {
            continue;
        };
        command = command.mut_subcommand(shown, |other| offered(other, sub, lang));
    }
    command
}

/// An argument that takes one word of a closed list offers it as the reader's language has it.
fn one_of_a_list(arg: clap::Arg, lang: Lang) -> clap::Arg {
    let listed: Vec<String> =
        arg.get_possible_values().iter().map(|known| value_in(lang, known.get_name()).to_owned()).collect();
    if listed.is_empty() {
        return arg;
    }
    arg.add(ArgValueCompleter::new(move |word: &OsStr| {
        let begun = fold_word(&word.to_string_lossy());
        let fits = listed.iter().filter(|word| fold_word(word).starts_with(&begun));
        fits.map(CompletionCandidate::new).collect()
    }))
}

fn candidates(what: What, word: &OsStr) -> Vec<CompletionCandidate> {
    let word = word.to_string_lossy();
    CONTEXT.with(|context| {
        let context = context.borrow();
        let found = context.as_ref().map(|context| context.candidates(what, &word)).unwrap_or_default();
        found
            .into_iter()
            .map(|(value, help)| {
                let help = Some(help).filter(|help| !help.is_empty());
                CompletionCandidate::new(value).help(help.map(Into::into))
            })
            .collect()
    })
}

/// What a shell reads once, so that it asks afterwards.
#[must_use]
pub fn registration(kind: clap_complete::Shell) -> String {
    let shell: &dyn EnvCompleter = match kind {
        clap_complete::Shell::Bash => &Bash,
        clap_complete::Shell::Elvish => &Elvish,
        clap_complete::Shell::Fish => &Fish,
        clap_complete::Shell::PowerShell => &Powershell,
        clap_complete::Shell::Zsh => &Zsh,
        _ => return String::new(),
    };
    let mut text = Vec::new();
    let _ = shell.write_registration(VAR, "ardoise", "ardoise", "ardoise", &mut text);
    // Bash hands an equals sign over as a word of its own: it must not be lost before its value is begun.
    let kept = r#"[[ "${COMP_WORDS[COMP_CWORD]}" == "=" ]] || words[COMP_CWORD]="$2""#;
    // Zsh would leave out what does not begin with the letters as they were typed: names are found without regard to case or
    // accents, and who fits is said already.
    let all = ["dirs -S '/' -r '/'", "'values' other"].map(|given| (given, format!("{given} -U")));
    // Behind an option that waits for its value, `target=`, zsh would set a blank.
    let open = [
        ("local -a other=()", "local -a other=() open=()"),
        (
            r#"other+=("$completion")"#,
            r#"if [[ "$value" == *= ]]; then open+=("$completion"); else other+=("$completion"); fi"#,
        ),
        ("[[ -n $other ]]", "[[ -n $open ]] && _describe -V 'values' open -S '' -U\n        [[ -n $other ]]"),
    ];
    let zsh = all.into_iter().chain(open.map(|(given, put)| (given, put.to_owned())));
    let text = String::from_utf8_lossy(&text).replace(r#"words[COMP_CWORD]="$2""#, kept);
    zsh.fold(text, |text, (given, put)| text.replace(given, &put))
}
