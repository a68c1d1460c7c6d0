//! `ardoise new`: opens a match.

use std::fmt::Write as _;

use crate::evening;
use crate::houses;
use crate::line::args::NewArgs;
use crate::line::days;
use crate::pages::Scope;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::transfer::sheets;
use ardoise_desk::evening::Evening;
use ardoise_desk::store::Store;
use ardoise_rules::games;
use ardoise_rules::notation::{HEAD_FORMS, HeadKey, Opening};

/// Opens a match and shows its empty slate.
///
/// # Errors
/// If a game, player, rule, option or value is wrong.
pub fn run(shell: &mut Shell, args: &NewArgs) -> Result<(), Failure> {
    let args = &usual(shell, args);
    let ready = ready(shell, args)?;
    let mut store = shell.store()?;
    let report = evening::start(shell, &mut store, &ready)?.report();
    evening::show(shell, &report, Scope::Whole);
    if !shell.json {
        shell.sentence("new-opened", &[]);
    }
    Ok(())
}

/// The arguments, with the user's usual players and rules where none are named.
fn usual(shell: &Shell, args: &NewArgs) -> NewArgs {
    let mut args = args.clone();
    let Some(game) = games::find(&args.game) else { return args };
    if args.rules.is_none() {
        args.rules = shell.config.rules.get(game.id()).cloned();
    }
    let commas = args.players.iter().any(|name| name.contains(','));
    if args.players.is_empty() || commas {
        let rules = houses::resolve(shell, game, args.rules.as_deref(), &[]).ok();
        let range = rules.and_then(|rules| game.players(&rules).ok());
        if commas {
            let fits = range.as_ref().is_some_and(|range| range.contains(&args.players.len()));
            args.players = without_commas(&args.players, fits);
            return args;
        }
        let table = shell.config.table_of(|count| range.as_ref().is_none_or(|range| range.contains(&count)));
        args.players = table.cloned().unwrap_or_default();
    }
    args
}

/// Names between which commas were typed: `Ana,Bob,Cy,Dee` where that makes a table, or `Ana, Bob, Cy, Dee`.
fn without_commas(names: &[String], fits: bool) -> Vec<String> {
    let parts =
        names.iter().flat_map(|name| if fits { vec![name.as_str()] } else { name.split(',').collect() });
    let bare = parts.map(|name| name.trim_matches(|letter: char| letter == ',' || letter.is_whitespace()));
    bare.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Opens a match.
///
/// # Errors
/// If a game, player, rule, option or value is wrong.
pub fn open(shell: &Shell, store: &mut Store, args: &NewArgs) -> Result<Evening, Failure> {
    evening::start(shell, store, &ready(shell, args)?)
}

/// Reads the arguments; nothing is written, not even a database.
fn ready(shell: &Shell, args: &NewArgs) -> Result<Opening, Failure> {
    if let Some(file) = args.rules.as_deref().filter(|name| std::path::Path::new(name).is_file()) {
        // What is wrong with a file of rules is told as such.
        houses::find(shell, file, games::find(&args.game))?;
    }
    let day = args.date.clone().or_else(|| days::day_here(shell.now()));
    let args = &NewArgs { date: day, ..args.clone() };
    let sheet = sheets::read(shell, &head(args, shell.speaker.lang().french())?)
        .map_err(|error| Failure::from(*error))?;
    Ok(sheets::placed(shell, sheet)?.sheet.opening)
}

/// The arguments as the head of a sheet: one grammar, one set of refusals.
fn head(args: &NewArgs, french: bool) -> Result<String, Failure> {
    let word =
        |key: HeadKey| HEAD_FORMS.iter().find(|form| form.key == key).map_or("", |form| form.word(french));
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    let bare = |text: &str| {
        let simple = text.chars().all(|letter| letter.is_alphanumeric() || "-'’./_".contains(letter));
        if simple && !text.is_empty() { text.to_owned() } else { quoted(text) }
    };
    let mut text = format!("{} {}", word(HeadKey::Match), bare(&args.game));
    if let Some(title) = &args.title {
        let _ = write!(text, " {}", quoted(title));
    }
    let players: Vec<String> = args.players.iter().map(|name| bare(name)).collect();
    let _ = write!(text, "\n{} {}", word(HeadKey::Players), players.join(" "));
    if let Some(date) = &args.date {
        let _ = write!(text, "\n{} {}", word(HeadKey::Date), bare(date));
    }
    if let Some(rules) = &args.rules {
        let _ = write!(text, "\n{} {}", word(HeadKey::Rules), bare(rules));
    }
    for (key, value) in houses::read_sets(&args.set)? {
        let _ = write!(text, "\n{} {} {}", word(HeadKey::Set), bare(&key), bare(&value));
    }
    if let Some(dealer) = &args.dealer {
        let _ = write!(text, "\n{} {}", word(HeadKey::Dealer), bare(dealer));
    }
    if let Some(start) = &args.start {
        let _ = write!(text, "\n{} {start}", word(HeadKey::Start));
    }
    text.push('\n');
    Ok(text)
}
