//! Who enters a contest, as it is typed, and which entry a text names.

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Arg;
use ardoise_rules::games;

use super::{Hall, refused, tidy};
use crate::contest::{EntryNo, Event, in_force};
use crate::failure::{Failure, Refusal};

/// Somebody who enters.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entrant {
    /// The player, or the two of a pair.
    pub names: Vec<String>,
    /// The club.
    pub club: Option<String>,
    /// Does he only fill tables?
    pub house: bool,
}

/// The names of an entry as they are written: those of a pair with a plus between them.
#[must_use]
pub fn names_of(written: &str, pairs: bool) -> Vec<String> {
    if pairs {
        written.split('+').map(|name| name.trim().to_owned()).collect()
    } else {
        vec![written.to_owned()]
    }
}

/// Those who are named as they enter, each by itself or several with commas between them; of a pair a plus parts the two, with blanks
/// around it or without, and where pairs enter, two names without a plus are one.
///
/// # Errors
/// If two are named with a plus where everybody enters by himself.
pub fn entrants(written: &[String], pairs: bool) -> Result<Vec<Entrant>, Failure> {
    let mut named: Vec<String> = Vec::new();
    for one in written {
        let parts = one.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
        let parts: Vec<&str> = if one.trim().is_empty() { vec![""] } else { parts.collect() };
        for part in parts {
            match named.last_mut() {
                Some(last) if last.ends_with('+') || part.starts_with('+') => last.push_str(part),
                _ => named.push(part.to_owned()),
            }
        }
    }
    if let Some(two) = named.iter().find(|name| !pairs && name.contains('+')) {
        let args = vec![("name", Arg::Text(tidy(two)))];
        return Err(Refusal::of("contest-alone", args).typed("contest-names-one", vec![]).into());
    }
    let entrant = |names: Vec<String>| Entrant { names, ..Entrant::default() };
    Ok(match named.as_slice() {
        [one, other] if pairs && !named.iter().any(|name| name.contains('+')) => {
            vec![entrant(vec![one.clone(), other.clone()])]
        }
        named => named.iter().map(|name| entrant(names_of(name, pairs))).collect(),
    })
}

/// Does a folded name, or one of its words, begin so?
fn begins(name: &str, wanted: &str) -> bool {
    let parted = |before: char| !before.is_alphanumeric();
    name.match_indices(wanted).any(|(at, _)| name[..at].chars().next_back().is_none_or(parted))
}

impl Hall {
    /// Is there a match for so many as sit at a table? Otherwise it has totals only.
    #[must_use]
    pub fn plays(&self, table: &crate::contest::Table) -> bool {
        let opening = &self.contest().opening;
        let count = self.seated(&table.sides).len();
        let range = games::find(&opening.game).and_then(|game| game.players(&opening.rules).ok());
        range.is_some_and(|range| range.contains(&count))
    }

    /// The entry that a text names: its number, its names with a plus between them, or the name of a player, or a beginning of one, or
    /// of one of its words, that is his alone.
    ///
    /// # Errors
    /// If it is nobody, or several.
    pub fn entry(&self, text: &str) -> Result<EntryNo, Failure> {
        let entries = &self.contest().entries;
        if let Ok(no) = text.trim().parse::<EntryNo>() {
            let known = self.contest().entry(no).is_some();
            let refusal = crate::contest::Refusal::NoEntry { entry: no };
            return if known { Ok(no) } else { Err(refused(&refusal, self.contest()).into()) };
        }
        let together: Vec<String> = text.split('+').map(|name| fold_word(&tidy(name))).collect();
        let called = |names: &[String]| names.iter().map(|name| fold_word(name)).eq(together.iter().cloned());
        if together.len() > 1
            && let Some(entry) = entries.iter().find(|entry| called(&entry.names))
        {
            return Ok(entry.no);
        }
        let wanted = fold_word(&tidy(text));
        let whole = |name: &String| fold_word(name) == wanted;
        let part = |name: &String| begins(&fold_word(name), &wanted);
        for test in [&whole as &dyn Fn(&String) -> bool, &part] {
            let found: Vec<EntryNo> =
                entries.iter().filter(|entry| entry.names.iter().any(test)).map(|entry| entry.no).collect();
            match found.as_slice() {
                [] => {}
                [one] => return Ok(*one),
                several => {
                    let names: Vec<String> = several
                        .iter()
                        .filter_map(|no| self.contest().entry(*no))
                        .take(4)
                        .map(|entry| format!("{} {}", entry.no, entry.names.join(" + ")))
                        .collect();
                    let args = vec![("name", Arg::Text(tidy(text))), ("known", Arg::Names(names))];
                    return Err(Refusal::of("contest-several", args).into());
                }
            }
        }
        let nobody = Refusal::of("contest-nobody", vec![("name", Arg::Text(tidy(text)))]);
        Err(nobody.typed("contest-nobody-hint", vec![]).into())
    }

    /// The names of an entry in which somebody else plays; of a pair one name takes the place of the player who was named.
    ///
    /// # Errors
    /// If a pair was named, or its number, and one name for it.
    pub fn with_another(&self, no: EntryNo, named: &str, names: Vec<String>) -> Result<Vec<String>, Failure> {
        let [other] = names.as_slice() else { return Ok(names) };
        let Some([one, two]) = self.contest().entry(no).map(|entry| entry.names.as_slice()) else {
            return Ok(names);
        };
        let wanted = fold_word(&tidy(named));
        let meant = |name: &String| begins(&fold_word(name), &wanted);
        match (meant(one), meant(two)) {
            (true, false) => Ok(vec![other.clone(), two.clone()]),
            (false, true) => Ok(vec![one.clone(), other.clone()]),
            _ => {
                let args = vec![
                    ("one", Arg::Text(one.clone())),
                    ("two", Arg::Text(two.clone())),
                    ("name", Arg::Text(other.clone())),
                    ("entry", Arg::from(no)),
                ];
                Err(Refusal::of("contest-replace-whom", args).into())
            }
        }
    }

    /// Does its journal hold a draw of that round that was taken back?
    #[must_use]
    pub fn redrawn(&self, round: u16) -> bool {
        let kept: Vec<i64> = in_force(self.records()).iter().map(|record| record.seq).collect();
        self.records().iter().any(|record| {
            matches!(&record.event, Event::Draw(drawing) if drawing.round == round)
                && !kept.contains(&record.seq)
        })
    }
}
