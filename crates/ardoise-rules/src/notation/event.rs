//! One event: its keyword, its named fields and the others, in the order of the form.

use serde_json::{Map, Value};

use super::error::{Fault, SheetError};
use super::fill::{fill, fill_one};
use super::head::head_key;
use super::names::is_player;
use super::value::{Reader, find_choice, join};
use super::{Line, Slip, Tongue, Word, Words, nearest, split_line};
use crate::engine::{Field, Form, Kind, Table};
use crate::lang::{Lang, fold_word};

/// The most words that together spell a keyword with hyphens: `six last`.
const JOINED: usize = 3;

/// The event that the words say, as it is stored.
///
/// # Errors
/// If they say none; the error points at the word.
pub fn read_event(
    forms: &[&[Form]],
    table: &Table,
    words: &Words<'_>,
    tongue: Tongue,
) -> Result<Value, Box<SheetError>> {
    read_formed(forms, table, &words.words, tongue)
        .map(|(event, _)| event)
        .map_err(|fault| fault.on(words.line))
}

/// The events of one line.
///
/// # Errors
/// If one of them cannot be read.
pub fn read_line(
    forms: &[&[Form]],
    table: &Table,
    number: usize,
    line: &str,
    tongue: Tongue,
) -> Result<Line, Box<SheetError>> {
    read_parts(forms, table, (number, tongue), line, &split_line(number, line)?)
}

/// The events of several lines, as typed at a prompt or as [`super::split_args`] makes them; lines without
/// events are left out.
///
/// # Errors
/// If one of them cannot be read.
pub fn read_lines(
    forms: &[&[Form]],
    table: &Table,
    text: &str,
    tongue: Tongue,
) -> Result<Vec<Line>, Box<SheetError>> {
    let mut lines = Vec::new();
    for (number, line) in text.trim_start_matches('\u{feff}').split('\n').enumerate() {
        let number = number + 1;
        let line = read_parts(forms, table, (number, tongue), line, &split_line(number, line)?)?;
        if !line.events.is_empty() {
            lines.push(line);
        }
    }
    Ok(lines)
}

/// The events of a line, or of what is left of it after the head.
pub(super) fn read_parts(
    forms: &[&[Form]],
    table: &Table,
    (line_no, tongue): (usize, Tongue),
    line: &str,
    parts: &[Words<'_>],
) -> Result<Line, Box<SheetError>> {
    let mut events = Vec::with_capacity(parts.len());
    let mut after_text = false;
    for part in parts {
        let read = read_formed(forms, table, &part.words, tongue);
        if read.is_err()
            && let Some(told) = read_of_both(forms, table, &part.words, tongue)
        {
            after_text = false;
            events.extend(told.map(|event| (event, part.span())));
            continue;
        }
        let (event, form) = read.map_err(|fault| {
            let fault = if after_text && matches!(fault.slip, Some(Slip::UnknownKeyword { .. })) {
                let word = part.words[0].text.clone();
                Fault::new(Slip::CommaInText { word }, part.words[0].span)
            } else {
                fault
            };
            fault.on(part.line)
        })?;
        let texts = form.fields.iter().filter(|field| matches!(field.kind, Kind::Text));
        after_text = texts.into_iter().any(|field| event.get(field.name).is_some());
        events.push((event, part.span()));
    }
    Ok(Line { line_no, text: line.trim_end_matches('\r').to_owned(), events })
}

/// The event that words say, and its form.
pub(super) fn read_formed<'a>(
    forms: &[&'a [Form]],
    table: &Table,
    words: &[Word],
    tongue: Tongue,
) -> Result<(Value, &'a Form), Box<Fault>> {
    let Some((form, width)) = find_keyword(forms, words) else {
        return Err(unknown(forms, table, words, tongue.lang));
    };
    let typed = join(&words[..width]).unwrap_or_default();
    let end = words.last().map(|word| word.span.after()).unwrap_or_default();
    let lang = if tongue.lang == Lang::CANONICAL { form.lang_of(&typed) } else { tongue.lang };
    let reader = Reader { table, keyword: &typed, lang, letters: tongue.letters, four: form.four, end };
    let values = read_fields(reader, form, &words[width..]).map_err(|fault| fault.about(form))?;
    let mut event = Map::with_capacity(values.len() + 1);
    event.insert("event".to_owned(), Value::from(form.event));
    for (name, value) in values {
        event.insert(name.to_owned(), value);
    }
    Ok((Value::Object(event), form))
}

/// What words tell of both camps in one: an event of each, of which one is named by its word.
fn read_of_both(forms: &[&[Form]], table: &Table, words: &[Word], tongue: Tongue) -> Option<[Value; 2]> {
    let (form, width) = find_keyword(forms, words).filter(|(form, _)| form.both)?;
    let side = form.fields.iter().find(|field| matches!(field.kind, Kind::Camp(_)))?.name;
    let (keyword, told) = words.split_at(width);
    // Three bouts by name on either side are the longest that is told so.
    (1..told.len().min(12)).find_map(|at| {
        let read = |part: &[Word]| {
            let words: Vec<Word> = keyword.iter().chain(part).cloned().collect();
            read_formed(forms, table, &words, tongue).ok().map(|(event, _)| event)
        };
        let [one, other] = [read(&told[..at])?, read(&told[at..])?];
        let (first, second) = (one.get(side), other.get(side)?);
        // Two names may be of one camp; of a camp told twice the second figure would put the first right.
        let apart = first != Some(second) && (first.is_none_or(Value::is_string) || second.is_string());
        let attack = first.is_none() && Some(second) == find_first(form, side).as_ref();
        (apart && !attack).then_some([one, other])
    })
}

/// The word of the camp that a count speaks of where none is named.
fn find_first(form: &Form, side: &str) -> Option<Value> {
    let field = form.fields.iter().find(|field| field.name == side)?;
    match field.kind {
        Kind::Camp([first, ..]) => Some(Value::from(first.id)),
        _ => None,
    }
}

/// The form whose keyword begins the words, the longest one first, and how many words it has.
pub(super) fn find_keyword<'a>(forms: &[&'a [Form]], words: &[Word]) -> Option<(&'a Form, usize)> {
    let every = || forms.iter().copied().flatten();
    (1..=words.len().min(JOINED)).rev().find_map(|width| {
        let joined = join(&words[..width])?;
        let canonical = every().find(|form| form.event == joined);
        let form = canonical.or_else(|| every().find(|form| form.spoken.has(&joined)))?;
        Some((form, width))
    })
}

/// The words begin no event.
fn unknown(forms: &[&[Form]], table: &Table, words: &[Word], lang: Lang) -> Box<Fault> {
    let Some(first) = words.first() else {
        return Fault::new(Slip::UnknownKeyword { word: String::new() }, super::Span::default());
    };
    let word = first.text.clone();
    if !first.quoted && head_key(&word).is_some() {
        return Fault::new(Slip::HeadLate { word }, first.span);
    }
    let player = is_player(table, first);
    if player
        && let Some((form, width)) = find_keyword(forms, &words[1..])
        && !form.swallows()
    {
        let keyword = words[1..=width].iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
        let mut swapped = vec![keyword.clone(), word.clone()];
        swapped.extend(words[width + 1..].iter().map(|word| word.text.clone()));
        let slip = Slip::KeywordFirst { word: word.clone(), keyword };
        let swapped = Some(swapped.join(" ")).filter(|_| form.proposable());
        return Fault::new(slip, first.span).known(forms, &word).suggesting(swapped);
    }
    // A word that may name a player is no slip of a keyword; and what is nearest to one that would throw the deal away or
    // swallow the line is not taken for another; one that costs points is, by a single slip.
    let every = || forms.iter().copied().flatten();
    let guessed = |near: &String| {
        let form = every().find(|form| form.words().any(|known| known == near));
        let slip = || strsim::osa_distance(&fold_word(&word), &fold_word(near)) <= 1;
        // What came of the deal is not turned into its contrary by a likeness of letters.
        let own = |form: &Form| form.spoken.of(lang).iter().any(|known| known == near);
        let told = |form: &Form| form.made.is_none() || slip() && own(form) && word.chars().count() > 3;
        form.is_some_and(|form| form.guessable() && told(form) || form.blames && !form.swallows() && slip())
    };
    // Of two that are as near, the one of the reader's language.
    let own = every().flat_map(|form| form.spoken.of(lang).iter().copied());
    let near = nearest(&word, own.chain(every().flat_map(Form::words)));
    let near = near.filter(|near| !player && guessed(near));
    // A word that the reader's language does not have is told as the one it prints for the same event; a sheet may be
    // in any language.
    let printed = |near: String| {
        let form = every().find(|form| form.words().any(|known| known == near));
        let foreign =
            form.filter(|form| lang != Lang::CANONICAL && !form.spoken.of(lang).contains(&near.as_str()));
        foreign.map_or(near, |form| form.word(lang).to_owned())
    };
    let near = near.map(printed);
    Fault::new(Slip::UnknownKeyword { word: word.clone() }, first.span).known(forms, &word).suggesting(near)
}

/// What a `name=value` word names.
#[derive(Clone, Copy, PartialEq)]
enum Named {
    Field(usize),
    /// The holder, or the number, of the one pair of a count.
    Holder,
    Figure,
}

fn named(form: &Form, word: &Word) -> Option<(Named, Word)> {
    let (key, value) = word.named()?;
    let key = fold_word(key);
    let labelled = |field: &Field| matches!(field.kind, Kind::Labelled(labels, ..) if find_choice(labels, &key).is_some());
    let field = form.fields.iter().position(|field| field.name == key || labelled(field));
    if let Some(field) = field {
        return Some((Named::Field(field), value));
    }
    if !form.fields.iter().any(|field| matches!(field.kind, Kind::Counts)) {
        return None;
    }
    match key.as_str() {
        "side" | "player" => Some((Named::Holder, value)),
        key if key == "n" || form.is_named(key) => Some((Named::Figure, value)),
        _ => None,
    }
}

/// A named list or text without quotes goes on to the next named word.
const fn goes_on(kind: Kind) -> bool {
    matches!(kind, Kind::Counts | Kind::Cards | Kind::Text)
}

fn read_fields(
    reader: Reader<'_>,
    form: &Form,
    words: &[Word],
) -> Result<Vec<(&'static str, Value)>, Box<Fault>> {
    let mut given: Vec<Option<Vec<Word>>> = vec![None; form.fields.len()];
    let mut pair: [Option<Word>; 2] = [None, None];
    let mut places: Vec<usize> = Vec::new();
    let mut others: Vec<Word> = Vec::new();
    let mut open: Option<usize> = None;
    for word in words {
        let Some((what, value)) = named(form, word) else {
            match open.and_then(|field| given[field].as_mut()) {
                Some(list) => list.push(word.clone()),
                None => others.push(word.clone()),
            }
            continue;
        };
        let twice = || Fault::new(Slip::Twice { word: word.text.clone() }, word.span);
        open = None;
        match what {
            Named::Field(field) => {
                let kind = form.fields[field].kind;
                let quoted = value.quoted;
                let split = quoted && matches!(kind, Kind::Counts | Kind::Cards);
                let list = if split { value.inner() } else { vec![value] };
                if given[field].replace(list).is_some() {
                    return Err(twice());
                }
                open = Some(field).filter(|_| goes_on(kind) && !quoted);
            }
            Named::Holder | Named::Figure => {
                let slot = usize::from(what == Named::Figure);
                if pair[slot].replace(value.clone()).is_some() {
                    return Err(twice());
                }
                places.push(others.len());
                others.push(value);
            }
        }
    }
    if let [Some(_), Some(_)] = pair
        && let [first, second] = places.as_slice()
    {
        // Whichever came first, the holder stands before the number.
        others[*first] = pair[0].take().unwrap_or_else(|| others[*first].clone());
        others[*second] = pair[1].take().unwrap_or_else(|| others[*second].clone());
    }
    let unnamed = || form.fields.iter().zip(&given).filter(|(_, given)| given.is_none());
    let rest: Vec<&Field> = unnamed().map(|(field, _)| field).collect();
    let mut values = fill(reader, &rest, &others)?;
    let mut fields = Vec::with_capacity(form.fields.len());
    for (field, given) in form.fields.iter().zip(&given) {
        let value = match given {
            Some(words) => Some(fill_one(reader, field, words)?),
            None => {
                values.iter().position(|value| value.name == field.name).map(|at| values.remove(at).value)
            }
        };
        fields.extend(value.map(|value| (field.name, value)));
    }
    Ok(fields)
}
