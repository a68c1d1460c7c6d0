//! Players and sides by name, beginning of a name or seat number; which names a player may have.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::MixedScript as _;
use unicode_security::confusable_detection::skeleton;

use super::error::{Fault, list, one_of};
use super::nearest::nearest_alone;
use super::{Slip, Word};
use crate::cards::fold_word;
use crate::engine::{Account, Camps, Seat, Table};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 40;

/// A name as names are compared.
pub(super) fn fold_name(name: &str) -> String {
    if name.contains(char::is_whitespace) {
        fold_word(&name.split_whitespace().collect::<Vec<_>>().join(" "))
    } else {
        fold_word(name)
    }
}

/// What stands between two partners: the sign of a slate, and what people write in its place.
const TOGETHER: [&str; 6] = ["+", "/", "&", " et ", " and ", " en "];

/// Two sides as a slate heads them, `Ana+Cy` and `Bob+Dee` (or `Ana/Cy`, `Ana et Cy`), as those four in order of play; other names as
/// they are.
#[must_use]
pub fn in_order_of_play(names: Vec<String>) -> Vec<String> {
    let side = |written: &String| -> Vec<String> {
        let sign = TOGETHER.into_iter().find(|sign| written.contains(sign)).unwrap_or("+");
        written.split(sign).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
    };
    let sides: Vec<Vec<String>> = names.iter().map(side).collect();
    match sides.as_slice() {
        [left, right] if left.len() == 2 && right.len() == 2 => {
            left.iter().zip(right).flat_map(|(left, right)| [left.clone(), right.clone()]).collect()
        }
        _ => names,
    }
}

/// Names as given, blanks at the ends cut.
///
/// # Errors
/// The place of the first name that no player may have, and why: empty, only digits, too long, or taken.
pub fn read_names<S: AsRef<str>>(given: &[S]) -> Result<Vec<String>, (usize, Slip)> {
    let mut names: Vec<String> = Vec::with_capacity(given.len());
    for (place, name) in given.iter().enumerate() {
        let name = name.as_ref().trim();
        check_name(name, &names).map_err(|slip| (place, slip))?;
        names.push(name.to_owned());
    }
    Ok(names)
}

/// Is it a letter that nobody sees, or that turns the others? What joins letters or chooses their form is none.
fn hides(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'
            | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}' | '\u{13430}'..='\u{1343f}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e001f}'
    )
}

/// Does it join letters or choose their form (emoji, Persian), or has it a form in one font only? A name of nothing else is not
/// seen.
fn joins(letter: char) -> bool {
    matches!(
        letter,
        '\u{200c}' | '\u{200d}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e01ef}'
            | '\u{f0000}'..='\u{10ffff}'
    )
}

fn check_name(name: &str, before: &[String]) -> Result<(), Slip> {
    let folded = fold_name(name);
    if folded.is_empty() {
        return Err(Slip::NameEmpty);
    }
    if name.chars().any(|c| c.is_control() || hides(c)) || name.chars().all(joins) {
        return Err(Slip::NameControl);
    }
    let name = name.to_owned();
    if name.chars().all(char::is_numeric) {
        return Err(Slip::NameDigits { name });
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(Slip::NameLong { name, max: LONGEST_NAME });
    }
    if let Some(other) = before.iter().find(|other| fold_name(other) == folded) {
        let other = other.clone();
        return Err(if other == name { Slip::NameAgain { name } } else { Slip::NameTwice { name, other } });
    }
    if mixes(&name) {
        return Err(Slip::NameMixed { name });
    }
    match before.iter().find(|other| look_alike(other, &name)) {
        Some(other) => Err(Slip::NameAlike { name, other: other.clone() }),
        None => Ok(()),
    }
}

/// Does a word of a name hold letters of several alphabets, one of which passes for a letter of ours?
fn mixes(name: &str) -> bool {
    let passes = |letter: char| {
        let mut alone = [0; 4];
        !letter.is_ascii() && skeleton(letter.encode_utf8(&mut alone)).all(|seen| seen.is_ascii_alphabetic())
    };
    let mut words = name.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| !word.is_single_script() && word.chars().any(passes))
}

/// Is this a name that a player may have by himself, whoever else plays?
///
/// # Errors
/// What is wrong with it.
pub fn read_name(name: &str) -> Result<(), Slip> {
    check_name(name.trim(), &[])
}

/// How a name looks as it is written, in small letters and in capitals: two names with one of these looks cannot be told apart
/// on a page.
#[must_use]
pub fn looks_of(name: &str) -> [String; 3] {
    let plain = plain_letters(name);
    [plain.to_lowercase(), plain.to_uppercase(), plain].map(|name| skeleton(&name).collect())
}

/// Are two names, written in different letters, the same to the eye? Letters of ours that resemble each other are no deceit.
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    one != other
        && !(one.is_ascii() && other.is_ascii())
        && looks_of(one).iter().zip(&looks_of(other)).any(|(one, other)| one == other)
}

/// A name with letters that are ours in another dress (small capitals, raised, in circles, wide) as they are usually written.
fn plain_letters(name: &str) -> String {
    const SMALL_CAPITALS: &str = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
    const THEIR_LETTERS: &str = "abcdefghijklmnopqrstuvwyz";
    let plain = |letter: char| {
        let small = SMALL_CAPITALS.chars().zip(THEIR_LETTERS.chars());
        let white = |first: u32| char::from_u32(u32::from('a') + u32::from(letter) - first);
        let found = match letter {
            '\u{1f150}'..='\u{1f169}' => white(0x1f150),
            '\u{1f170}'..='\u{1f189}' => white(0x1f170),
            _ => small.clone().find(|(capital, _)| *capital == letter).map(|(_, small)| small),
        };
        found.unwrap_or(letter)
    };
    // What joins letters or chooses their form is not seen.
    name.nfkc().map(plain).filter(|letter| !joins(*letter)).collect()
}

/// A player by name, unique beginning of a name, or seat number, as typed outside a sheet.
///
/// # Errors
/// If no player, or more than one, is called so.
pub fn read_player(table: &Table, word: &str) -> Result<Seat, Slip> {
    match find_player(table, word) {
        Found::One(seat, _) => Ok(seat),
        Found::Several(names) => {
            Err(Slip::AmbiguousPlayer { word: word.to_owned(), players: one_of(&names) })
        }
        Found::None => Err(Slip::UnknownPlayer { word: word.to_owned(), players: list(&table.players) }),
    }
}

enum Found {
    /// The seat, and whether it was found by its whole name or number.
    One(Seat, bool),
    Several(Vec<String>),
    None,
}

/// The player who bears exactly this name.
fn named(table: &Table, text: &str) -> Option<Seat> {
    let exact = table.seats().find(|seat| table.name(*seat) == text);
    exact.or_else(|| {
        let folded = fold_name(text);
        table.seats().find(|seat| fold_name(table.name(*seat)) == folded)
    })
}

fn find_player(table: &Table, text: &str) -> Found {
    if let Some(seat) = named(table, text) {
        return Found::One(seat, true);
    }
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let seat = text.parse().ok().filter(|n: &usize| (1..=table.len()).contains(n));
        return seat.map_or(Found::None, |n| Found::One(Seat::at(n - 1), true));
    }
    let folded = fold_name(text);
    if folded.is_empty() {
        return Found::None;
    }
    let begins: Vec<Seat> =
        table.seats().filter(|seat| fold_name(table.name(*seat)).starts_with(&folded)).collect();
    match begins.as_slice() {
        [] => Found::None,
        [seat] => Found::One(*seat, false),
        several => Found::Several(several.iter().map(|seat| table.name(*seat).to_owned()).collect()),
    }
}

/// Is the word the name or the beginning of the name of a player?
pub(super) fn is_player(table: &Table, word: &Word) -> bool {
    matches!(find_player(table, &word.text), Found::One(..) | Found::Several(_))
}

/// A player, and whether the word was his whole name or number.
pub(super) fn player_at(table: &Table, word: &Word) -> Result<(Seat, bool), Box<Fault>> {
    let names = || table.players.clone();
    match find_player(table, &word.text) {
        Found::One(seat, whole) => Ok((seat, whole)),
        Found::Several(players) => {
            let slip = Slip::AmbiguousPlayer { word: word.text.clone(), players: one_of(&players) };
            Err(Fault::new(slip, word.span).expecting(players))
        }
        Found::None => {
            let slip = Slip::UnknownPlayer { word: word.text.clone(), players: list(&table.players) };
            let near = nearest_alone(&word.text, table.players.iter().map(String::as_str));
            Err(Fault::new(slip, word.span).expecting(names()).suggesting(near))
        }
    }
}

/// Does somebody at the table, or a side by its letter, go by exactly this name?
pub(super) fn account_called(table: &Table, text: &str) -> bool {
    named(table, text).is_some()
        || table.accounts().iter().any(|account| account.to_string().eq_ignore_ascii_case(text))
}

/// The side whose team has a name that suits.
fn team_of(table: &Table, suits: impl Fn(&str) -> bool) -> Option<Account> {
    let mut found = table.accounts().into_iter().filter(|account| {
        let team = table.team(*account);
        team.is_some_and(|team| suits(&fold_name(team)))
    });
    found.next().filter(|_| found.next().is_none())
}

/// The side of players named together, as a slate names it: `Ana+Cy`, in any order.
fn side_of(table: &Table, text: &str) -> Option<Account> {
    let names: Vec<&str> = text.split('+').map(str::trim).collect();
    let sides = names.iter().map(|name| match find_player(table, name) {
        Found::One(seat, _) => Some(table.account(seat)),
        Found::Several(_) | Found::None => None,
    });
    let sides: Option<Vec<Account>> = sides.collect();
    match sides?.as_slice() {
        [first, others @ ..] if !others.is_empty() => {
            others.iter().all(|other| other == first).then_some(*first)
        }
        _ => None,
    }
}

/// A side by its letter, the name of its team, by any of its players or by all of them (`Ana+Cy`); a player where each plays
/// for himself.
pub(super) fn account_at(table: &Table, word: &Word) -> Result<Account, Box<Fault>> {
    match table.camps {
        Camps::Singles => player_at(table, word).map(|(seat, _)| table.account(seat)),
        Camps::Pairs => {
            let whole_name = if word.quoted { named(table, &word.text) } else { None };
            if let Some(seat) = whole_name {
                return Ok(table.account(seat));
            }
            let sides = table.accounts();
            if let Some(side) = sides.iter().find(|side| side.to_string().eq_ignore_ascii_case(&word.text)) {
                let letter = side.to_string();
                // A small letter may be the initial of somebody on the other side, as it is behind `bid`.
                let across = table.seats().find(|seat| {
                    let (name, letter) = (fold_name(table.name(*seat)), fold_name(&letter));
                    name != letter && name.starts_with(&letter) && table.account(*seat) != *side
                });
                // So may it be of what the other side is called.
                let small = fold_name(&letter);
                let called = team_of(table, |team| team != small && team.starts_with(&small));
                let called = called.filter(|other| other != side).and_then(|other| table.team(other));
                let across = across.map(|seat| table.name(seat).to_owned()).or(called.map(str::to_owned));
                return match across.filter(|_| !word.quoted && word.text != letter) {
                    Some(other) => {
                        let readings = vec![letter, other];
                        let slip = Slip::Ambiguous { word: word.text.clone(), readings: one_of(&readings) };
                        Err(Fault::new(slip, word.span).expecting(readings))
                    }
                    None => Ok(*side),
                };
            }
            let typed = fold_name(&word.text);
            if let Some(side) = team_of(table, |team| team == typed) {
                return Ok(side);
            }
            let begun = || team_of(table, |team| !typed.is_empty() && team.starts_with(&typed));
            let player = player_at(table, word);
            // The beginning of a player's name may be that of the other side's.
            if let Ok((seat, false)) = player
                && let Some(side) = begun().filter(|side| *side != table.account(seat))
                && let Some(team) = table.team(side)
            {
                let readings = vec![table.name(seat).to_owned(), team.to_owned()];
                let slip = Slip::Ambiguous { word: word.text.clone(), readings: one_of(&readings) };
                return Err(Fault::new(slip, word.span).expecting(readings));
            }
            let player = player.map(|(seat, _)| table.account(seat));
            let together = || side_of(table, &word.text);
            player.or_else(|fault| together().or_else(begun).ok_or(fault)).map_err(|fault| {
                let mut expected: Vec<String> = sides.iter().map(ToString::to_string).collect();
                expected.extend(table.teams.iter().cloned());
                expected.extend(fault.expected.iter().cloned());
                if matches!(fault.slip, Some(Slip::UnknownPlayer { .. })) {
                    let slip = Slip::UnknownSide { word: word.text.clone(), players: one_of(&table.players) };
                    Fault::new(slip, word.span).expecting(expected).suggesting(fault.suggestion)
                } else {
                    fault
                }
            })
        }
    }
}
