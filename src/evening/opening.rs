//! A match to be opened, as its head was typed or asked for.

use std::fmt::Write as _;

use crate::line::args::NewArgs;
use crate::line::days;
use crate::line::sets;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::Evening;
use ardoise_desk::houses::is_file_name;
use ardoise_desk::transfer;
use ardoise_rules::engine::Arg;
use ardoise_rules::games;
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{HEAD_FORMS, HeadKey, Opening, quote};

/// Opens a match.
///
/// # Errors
/// If a game, player, rule, option or value is wrong.
pub fn open(shell: &Shell, desk: &mut Desk, args: &NewArgs) -> Result<Evening, Failure> {
    Ok(desk.start(&ready(shell, args)?)?.evening)
}

/// Reads the arguments; nothing is written, not even a database.
///
/// # Errors
/// If a game, player, rule, option or value is wrong.
pub fn ready(shell: &Shell, args: &NewArgs) -> Result<Opening, Failure> {
    let args = &with_file(shell, named_in_words(args))?;
    let game = games::find(&args.game).ok_or_else(|| ardoise_desk::unknown_game(&args.game))?;
    if args.players.is_empty() {
        let name = Arg::game(game.id());
        return Err(Failure::of("new-who", vec![("name", name)])
            .hint("new-how", vec![("game", Arg::Text(args.game.clone()))]));
    }
    let day = args.date.clone().or_else(|| days::day_here(shell.now()));
    let args = &NewArgs { date: day, ..args.clone() };
    let head = head(args, shell.speaker.lang())?;
    let sheet = shell.houses().sheet(&head).map_err(|error| Failure::from(*error))?;
    Ok(transfer::place(sheet, shell.now())?.placed.sheet.opening)
}

/// The arguments with what a house file says in its place: a sheet names a house and reaches for no file.
fn with_file(shell: &Shell, args: NewArgs) -> Result<NewArgs, Failure> {
    let Some(file) = args.rules.as_deref().filter(|name| is_file_name(name)) else { return Ok(args) };
    let house = shell.houses().find(file, games::find(&args.game))?;
    let set = house.sets.iter().map(|(id, value)| format!("{id}={value}"));
    Ok(NewArgs { rules: Some(house.preset), set: set.chain(args.set).collect(), ..args })
}

/// The arguments with a game whose name was typed in several words, as it is printed: `new colour whist Ana Bob Cy Dee`.
fn named_in_words(args: &NewArgs) -> NewArgs {
    let named = |words: &usize| {
        let name = format!("{} {}", args.game, args.players[..*words].join(" "));
        games::find(&name).map(|_| (name, *words))
    };
    match (1..args.players.len()).rev().find_map(|words| named(&words)) {
        Some((game, words)) => NewArgs { game, players: args.players[words..].to_vec(), ..args.clone() },
        None => args.clone(),
    }
}

/// The arguments as the head of a sheet: one grammar, one set of refusals.
fn head(args: &NewArgs, lang: Lang) -> Result<String, Failure> {
    let word =
        |key: HeadKey| HEAD_FORMS.iter().find(|form| form.key == key).map_or("", |form| form.word(lang));
    let bare = |text: &str| {
        let simple = text.chars().all(|letter| letter.is_alphanumeric() || "-'’./_".contains(letter));
        if simple && !text.is_empty() { text.to_owned() } else { quote(text) }
    };
    let mut text = format!("{} {}", word(HeadKey::Match), bare(&args.game));
    if let Some(title) = &args.title {
        let _ = write!(text, " {}", quote(title));
    }
    let players: Vec<String> = args.players.iter().map(|name| bare(name)).collect();
    let _ = write!(text, "\n{} {}", word(HeadKey::Players), players.join(" "));
    if !args.teams.is_empty() {
        let teams: Vec<String> = args.teams.iter().map(|name| bare(name.trim())).collect();
        let _ = write!(text, "\n{} {}", word(HeadKey::Teams), teams.join(" "));
    }
    if let Some(date) = &args.date {
        let _ = write!(text, "\n{} {}", word(HeadKey::Date), bare(date));
    }
    if let Some(rules) = &args.rules {
        let _ = write!(text, "\n{} {}", word(HeadKey::Rules), bare(rules));
    }
    for (key, value) in sets::read(&args.set).map_err(Failure::Usage)? {
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
