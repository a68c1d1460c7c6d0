//! What the head of a sheet opens: a game, complete rules, players, the first dealer, totals carried in.

use serde_json::{Map, Value};

use super::describe::placeholder;
use super::error::{Fault, SheetError, one_of};
use super::fill::fill_one;
use super::head::head_key;
use super::names::{account_at, account_called, player_at};
use super::value::{MOST, Reader, number};
use super::{Head, RulesFault, Slip, Told, Word, nearest, said_of_rules_error, split_line};
use crate::cards::Letters;
use crate::engine::{
    AnyGame, Arg, Camps, Field, InContest, Need, RuleSet, RulesError, Said, Seat, Start, Table,
};
use crate::lang::{Lang, fold_word};

/// Rules saved by a house: a preset and what it sets beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// The preset it starts from.
    pub preset: String,
    /// The options it sets.
    pub sets: Vec<(String, String)>,
}

/// What a sheet is read with: games and houses are not its own.
#[derive(Clone, Copy)]
pub struct Hooks<'a> {
    /// The game of that name.
    pub find_game: &'a dyn Fn(&str) -> Option<&'static dyn AnyGame>,
    /// The names of the games, to suggest the nearest.
    pub games: &'a [&'a str],
    /// The house of that name for a game.
    pub find_house: &'a dyn Fn(&str, &dyn AnyGame) -> Option<House>,
    /// The names of the houses, to suggest the nearest.
    pub houses: &'a [String],
}

/// What the head of a sheet says, understood: all that opens a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Opening {
    /// The id of the game.
    pub game: &'static str,
    /// A title for people.
    pub title: Option<String>,
    /// The day, `2026-11-20`.
    pub date: Option<String>,
    /// Players and camps.
    pub table: Table,
    /// The complete rules.
    pub rules: RuleSet,
    /// What was set beside the preset or the house named in `rules`.
    pub sets: Vec<(String, String)>,
    /// The first dealer, where he was named.
    pub dealer: Option<Seat>,
    /// What was carried in from a paper sheet.
    pub start: Option<Start>,
    /// The table of a contest at which it is played; no sheet says that.
    pub contest: Option<InContest>,
    /// The match at whose table it is the next one; no sheet says that.
    pub after: Option<String>,
}

impl Opening {
    /// The opening of a stored match, as it is printed: the preset its rules come from, or the nearest of the
    /// game where they come from a house, and what is set beside it.
    #[must_use]
    pub fn stored(game: &dyn AnyGame, rules: &RuleSet, table: &Table) -> Opening {
        let presets = game.info().presets.iter().map(|preset| preset.name);
        let known = presets.clone().any(|name| name == rules.preset);
        let candidates = presets.filter(|name| !known || *name == rules.preset);
        let patched = candidates.map(|name| (name.to_owned(), game.patch(name, rules).unwrap_or_default()));
        let nearest = patched.min_by_key(|(_, sets)| sets.len());
        let (preset, sets) = nearest.unwrap_or_else(|| (rules.preset.clone(), Vec::new()));
        Opening {
            game: game.id(),
            title: None,
            date: None,
            table: table.clone(),
            rules: RuleSet { preset, options: rules.options.clone() },
            sets,
            dealer: None,
            start: None,
            contest: None,
            after: None,
        }
    }
}

/// Understands a head: finds the game, makes the rules, seats the players.
///
/// # Errors
/// If something it names does not exist or does not go together; the error points at the word.
pub fn open(head: &Head, hooks: &Hooks<'_>) -> Result<(&'static dyn AnyGame, Opening), Box<SheetError>> {
    let game = find_game(head, hooks)?;
    let (rules, sets) = make_rules(head, game, hooks)?;
    let table = seat_players(head, game, &rules)?;
    let (dealer, start) = read_people(head, game.info().start, &table)?;
    let (title, date) = (head.title.clone(), head.date.clone());
    let game_id = game.id();
    let opening =
        Opening { game: game_id, title, date, table, rules, sets, dealer, start, contest: None, after: None };
    Ok((game, opening))
}

/// What needs the players of the table: the first dealer, and what is carried in.
pub(super) fn read_people(
    head: &Head,
    fields: &[Field],
    table: &Table,
) -> Result<(Option<Seat>, Option<Start>), Box<SheetError>> {
    let dealer = head.dealer.as_ref().map(|told| dealer(told, table)).transpose()?;
    let start = head
        .start
        .as_ref()
        .map(|(line, words)| read_start(fields, table, words).map_err(|fault| fault.on(line)));
    Ok((dealer, start.transpose()?))
}

fn find_game(head: &Head, hooks: &Hooks<'_>) -> Result<&'static dyn AnyGame, Box<SheetError>> {
    let told = &head.game;
    (hooks.find_game)(&told.text).ok_or_else(|| {
        let named = hooks.games.iter().filter_map(|name| (hooks.find_game)(name));
        let named = named.map(|game| Arg::game(game.id())).collect();
        let slip = Slip::UnknownGame { word: told.text.clone(), games: named };
        let near = nearest(&told.text, hooks.games.iter().copied());
        told.fault(slip).suggesting(near).on(&told.line)
    })
}

fn fault_at(told: &Told, fault: RulesFault) -> Box<SheetError> {
    let RulesFault { said, expected, suggestion, wanted } = fault;
    Box::new(Fault {
        said,
        slip: None,
        span: told.span,
        expected,
        suggestion,
        form: None,
        known: Vec::new(),
        wanted,
    })
    .on(&told.line)
}

fn said_at(told: &Told, said: Said) -> Box<SheetError> {
    fault_at(told, RulesFault::only(said))
}

type Sets = Vec<(String, String)>;

fn make_rules(
    head: &Head,
    game: &'static dyn AnyGame,
    hooks: &Hooks<'_>,
) -> Result<(RuleSet, Sets), Box<SheetError>> {
    let presets = game.info().presets;
    let mut sets: Sets = Vec::new();
    for (option, value) in &head.sets {
        let typed = (fold_word(&option.text), value.text.clone());
        for (id, value) in game.named(&[typed]) {
            sets.retain(|(known, _)| *known != id);
            sets.push((id, value));
        }
    }
    let (name, preset, mut patch) = match &head.rules {
        None => {
            let usual = presets.first().map_or(game.id(), |preset| preset.name);
            let suits = game.suiting(head.players.len(), &sets).unwrap_or(usual).to_owned();
            (suits.clone(), suits, Vec::new())
        }
        Some(told) => {
            let folded = fold_word(&told.text);
            let own = presets.iter().find(|preset| preset.name == folded);
            let house = || (hooks.find_house)(&told.text, game);
            match (own, game.titles().preset(&told.text)) {
                (Some(preset), _) => (preset.name.to_owned(), preset.name.to_owned(), Vec::new()),
                (None, titled) => match (house(), titled) {
                    (Some(House { preset, sets }), _) => (told.text.clone(), preset, sets),
                    (None, Some(preset)) => (preset.to_owned(), preset.to_owned(), Vec::new()),
                    (None, None) => {
                        return Err(fault_at(told, RulesFault::unknown(&told.text, game, hooks.houses)));
                    }
                },
            }
        }
    };
    patch.retain(|(id, _)| sets.iter().all(|(known, _)| known != id));
    patch.extend(sets.iter().cloned());
    match game.resolve(&preset, &patch) {
        Ok(made) => Ok((RuleSet { preset: name, options: made.options }, sets)),
        Err(error) => {
            let told = culprit(head, game, &error);
            Err(fault_at(told, said_of_rules_error(&error, game)))
        }
    }
}

/// The word of the head that a rules error speaks of.
fn culprit<'a>(head: &'a Head, game: &dyn AnyGame, error: &RulesError) -> &'a Told {
    let rules = head.rules.as_ref().unwrap_or(&head.game);
    let titles = game.titles();
    let names = |typed: &str, id: &str| fold_word(typed) == id || titles.option(typed) == Some(id);
    let set = |id: &str| head.sets.iter().rev().find(|(option, _)| names(&option.text, id));
    match error {
        RulesError::UnknownPreset { .. } => rules,
        RulesError::UnknownOption { id } | RulesError::UnknownCell { id } => {
            set(id).map_or(rules, |(option, _)| option)
        }
        RulesError::BadValue { id, .. } | RulesError::BadCell { id, .. } => {
            set(id).map_or(rules, |(_, value)| value)
        }
        RulesError::Clash(clashes) => {
            let named = clashes.iter().flat_map(|said| &said.args).find_map(|(_, arg)| match arg {
                Arg::Text(text) => set(text),
                Arg::Term(term) => set(term),
                Arg::Called(called) => set(called.id),
                Arg::Title(title) => title.message.strip_prefix("option-").and_then(set),
                Arg::Number(_)
                | Arg::Fraction(..)
                | Arg::Half(_)
                | Arg::Seat(_)
                | Arg::Account(_)
                | Arg::Suit(_)
                | Arg::Card(_)
                | Arg::Cards(_)
                | Arg::List(_)
                | Arg::OneOf(_)
                | Arg::Names(_) => None,
            });
            named.or_else(|| head.sets.last()).map_or(rules, |(option, _)| option)
        }
    }
}

fn seat_players(head: &Head, game: &dyn AnyGame, rules: &RuleSet) -> Result<Table, Box<SheetError>> {
    let (first, count) = (&head.players[0], head.players.len());
    let allowed = game.players(rules).map_err(|said| said_at(first, said))?;
    if !allowed.contains(&count) {
        let (min, max) = (*allowed.start(), *allowed.end());
        let allowed = if min == max { min.to_string() } else { format!("{min}–{max}") };
        let slip = Slip::PlayerCount { count, allowed };
        let last = &head.players[count - 1];
        let span = if count > max { head.players[max].span } else { first.span }.to(last.span);
        return Err(Fault::new(slip, span).on(&first.line));
    }
    let camps = game.camps(rules, count).map_err(|said| said_at(first, said))?;
    let players = head.players.iter().map(|told| told.text.clone()).collect();
    let table = Table::new(players, camps);
    Ok(Table { teams: teams(head, &table)?, ..table })
}

/// What the sides are called: two names that mean nobody else at the table.
fn teams(head: &Head, table: &Table) -> Result<Vec<String>, Box<SheetError>> {
    for told in &head.teams {
        let slip = if table.camps == Camps::Singles {
            Slip::TeamsNone
        } else if account_called(table, &told.text) {
            Slip::TeamNamed { name: told.text.clone() }
        } else {
            continue;
        };
        return Err(told.fault(slip).on(&told.line));
    }
    Ok(head.teams.iter().map(|told| told.text.clone()).collect())
}

fn dealer(told: &Told, table: &Table) -> Result<Seat, Box<SheetError>> {
    let parts = split_line(told.span.line, &told.line)?;
    let mut words = parts.iter().flat_map(|part| &part.words);
    match words.find(|word| word.span == told.span) {
        Some(word) => player_at(table, word).map(|(seat, _)| seat).map_err(|fault| fault.on(&told.line)),
        None => Ok(Seat::at(0)),
    }
}

/// `start A 2950 B 2900 key value…`: totals, then what the game keeps between deals.
fn read_start(fields: &[Field], table: &Table, words: &[Word]) -> Result<Start, Box<Fault>> {
    let end = words.last().map(|word| word.span.after()).unwrap_or_default();
    let keyword = words[0].text.as_str();
    let lang = head_key(keyword).map_or(Lang::CANONICAL, |form| form.lang_of(keyword));
    let reader = Reader { table, keyword, lang, letters: Letters::CANONICAL, four: None, end };
    let mut start = Start::default();
    let mut rest = words[1..].iter().peekable();
    while let Some(word) = rest.next_if(|word| start_key(fields, word).is_none()) {
        let account = account_at(table, word).map_err(|fault| key_wanted(fields, table, word, fault))?;
        if start.totals.iter().any(|(other, _)| *other == account) {
            return Err(Fault::new(Slip::AccountTwice { word: word.text.clone() }, word.span));
        }
        let Some(figure) = rest.next() else { return Err(reader.missing("N".to_owned())) };
        start.totals.push((account, number(figure, -MOST, MOST)?));
    }
    let mut found: Map<String, Value> = Map::new();
    while let Some(word) = rest.next() {
        let Some((field, value)) = start_key(fields, word) else { break };
        let mut values: Vec<Word> = value.into_iter().collect();
        while let Some(more) = rest.next_if(|word| start_key(fields, word).is_none()) {
            values.push(more.clone());
        }
        let value = fill_one(reader, field, &values)?;
        if found.insert(field.name.to_owned(), value).is_some() {
            return Err(Fault::new(Slip::Twice { word: word.text.clone() }, word.span));
        }
    }
    for field in fields {
        if let Some(value) = found.remove(field.name) {
            start.fields.insert(field.name.to_owned(), value);
        } else if field.need == Need::Required {
            return Err(reader.missing(format!("{} {}", field.name, placeholder(field, reader.lang))));
        }
    }
    Ok(start)
}

/// The field of the game that a word of `start` names, with its value where it is `key=value`.
fn start_key<'a>(fields: &'a [Field], word: &Word) -> Option<(&'a Field, Option<Word>)> {
    if word.quoted {
        return None;
    }
    let find = |key: &str| {
        let folded = fold_word(key);
        fields.iter().find(|field| field.name == folded)
    };
    if let Some((key, value)) = word.named() {
        return find(key).map(|field| (field, Some(value)));
    }
    find(&word.text).map(|field| (field, None))
}

/// A word of `start` that is neither a holder nor a key.
fn key_wanted(fields: &[Field], table: &Table, word: &Word, fault: Box<Fault>) -> Box<Fault> {
    if matches!(fault.slip, Some(Slip::AmbiguousPlayer { .. })) {
        return fault;
    }
    let mut known: Vec<String> = table.accounts().into_iter().map(|a| table.account_name(a)).collect();
    known.extend(fields.iter().map(|field| field.name.to_owned()));
    let near =
        nearest(&word.text, fields.iter().map(|field| field.name)).or_else(|| fault.suggestion.clone());
    let slip = Slip::StartKey { word: word.text.clone(), known: one_of(&known) };
    Fault::new(slip, word.span).expecting(known).suggesting(near)
}
