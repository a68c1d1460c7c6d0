//! A player who is forgotten, and all of them in what is given away: names become pseudonyms wherever they stand.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ardoise_rules::cards::fold_word;

use crate::failure::Failure;
use crate::journal::READING;
use crate::pseudonyms::Pseudonyms;
use crate::records;
use crate::store::{Access, Filter, Forgotten, Rewrite, Store, StoreError, match_id};

/// The names of a database, those of one person together, in the order in which they came to the table.
#[derive(Debug, Clone, Default)]
pub struct People {
    /// What a person is called today, and every name that is read so.
    each: Vec<(String, Vec<String>)>,
}

impl People {
    /// Everybody who ever sat at a table of the database or entered a contest, and every name of the list of names.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn of(store: &Store) -> Result<People, StoreError> {
        let names = records::names(store)?;
        // Lists leave out who was replaced before he had finished a deal, and what was taken back; the log does not.
        let mut logs = store.list(&Filter::default())?;
        logs.sort_by(|a, b| (&a.opened, &a.id).cmp(&(&b.opened, &b.id)));
        let mut seated: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (log, payload) in store.naming_rows()? {
            seated.entry(log).or_default().extend(Pseudonyms::named(&payload));
        }
        let mut all = Vec::new();
        for found in logs {
            all.extend(seated.remove(&found.id).unwrap_or_default());
            all.extend(found.former.into_iter().chain(found.players));
        }
        // Contests, and matches that stand in no list.
        all.extend(seated.into_values().flatten());
        for naming in store.namings()? {
            all.extend([Some(naming.name), naming.target].into_iter().flatten());
        }
        let (mut people, mut places) = (People::default(), BTreeMap::new());
        for name in all {
            let today = names.of(&name);
            let place = *places.entry(fold_word(&today)).or_insert_with(|| {
                people.each.push((today.clone(), Vec::new()));
                people.each.len() - 1
            });
            let own = &mut people.each[place].1;
            for name in [name, today] {
                if !own.contains(&name) {
                    own.push(name);
                }
            }
        }
        Ok(people)
    }

    /// The same, and whoever wrote something down without ever playing: his name stands in the log too.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn and_authors(mut self, store: &Store) -> Result<People, StoreError> {
        for author in store.authors()? {
            // Behind the sign stands the machine.
            let name = author.split('@').next().unwrap_or_default();
            if !name.is_empty() && self.names_of(name).is_empty() {
                self.each.push((name.to_owned(), vec![name.to_owned()]));
            }
        }
        Ok(self)
    }

    /// Every name of the person who is called so.
    #[must_use]
    pub fn names_of(&self, name: &str) -> Vec<String> {
        let folded = fold_word(name);
        let own = self.each.iter().find(|(_, own)| own.iter().any(|own| fold_word(own) == folded));
        own.map(|(_, own)| own.clone()).unwrap_or_default()
    }

    /// A pseudonym that nobody bears, as `called` makes it of a number. The number is drawn, here of the id of the tombstone:
    /// machines that know nothing of each other must not call two people alike.
    #[must_use]
    pub fn unused(&self, id: &str, called: &dyn Fn(usize) -> String) -> String {
        let taken: BTreeSet<String> =
            self.each.iter().flat_map(|(_, own)| own).map(|name| fold_word(name)).collect();
        let drawn =
            id.get(id.len().saturating_sub(8)..).and_then(|digits| usize::from_str_radix(digits, 16).ok());
        let numbers = (drawn.unwrap_or(0)..).map(|number| 10_000 + number % 90_000);
        numbers.map(called).find(|name| !taken.contains(&fold_word(name))).unwrap_or_default()
    }

    /// The tombstone of one person: his names as digests, and those of others that hold words of them.
    #[must_use]
    pub fn forgotten(&self, id: &str, at: i64, name: &str, pseudonym: &str) -> Forgotten {
        let own = self.names_of(name);
        let others = self.each.iter().flat_map(|(_, all)| all).filter(|name| !own.contains(name));
        let others: Vec<String> = others.cloned().collect();
        let names = Pseudonyms::sealed(id, &own, &others, pseudonym);
        Forgotten { id: id.to_owned(), at, pseudonym: pseudonym.to_owned(), names, heads: Vec::new() }
    }

    /// Everybody under a pseudonym of his own, by his number among them.
    #[must_use]
    pub fn disguised(&self, called: &dyn Fn(usize) -> String) -> Pseudonyms {
        let each = (1..).zip(&self.each);
        Pseudonyms::new(
            each.flat_map(|(no, (_, own))| own.iter().map(move |name| (name.clone(), Some(called(no))))),
        )
    }
}

/// How many matches and contests would be written anew if somebody were forgotten: those of his table, and those of others
/// that name him in a title, a note or a reason.
///
/// # Errors
/// If the database cannot be read.
pub fn concerned(store: &Store, people: &People, name: &str, pseudonym: &str) -> Result<usize, StoreError> {
    let until = store.newest()?;
    let told = people.forgotten(&match_id(until), until, name, pseudonym);
    Pseudonyms::forgotten(&told).map_or(Ok(0), |names| store.concerned(&names))
}

/// Writes a pseudonym in the place of a name, in everything that was recorded, and leaves a tombstone for other machines; none
/// where the name stands nowhere.
///
/// # Errors
/// If a log is damaged, or the database cannot be written; then nothing was.
pub fn forget(
    store: &mut Store,
    people: &People,
    name: &str,
    pseudonym: &str,
    (id, at, author): (&str, i64, &str),
    tick: &mut dyn FnMut(usize, usize),
) -> Result<Option<Rewrite>, Failure> {
    // Clocks go wrong: everything that is here is meant.
    let until = at.max(store.newest()?);
    let new = people.forgotten(id, until, name, pseudonym);
    store.forget(&new, (at, author), &READING, tick)
}

/// Some matches in a new database in which everybody bears the pseudonym that he has in the whole one.
///
/// # Errors
/// If a log is damaged, or nothing can be written there.
pub fn disguised(
    store: &Store,
    ids: &[String],
    to: &Path,
    at: i64,
    called: &dyn Fn(usize) -> String,
) -> Result<Store, Failure> {
    let names = People::of(store)?.disguised(called);
    // Nobody is to forget anybody because of it.
    store.extract(ids, to, &[], &mut |_, _| ())?;
    let mut new = Store::open(to, Access::ReadWrite)?;
    let told = (&match_id(at)[..], at, "?");
    new.rewrite(told, &names.unknown("?"), true, &READING, &mut |_, _| ())?;
    new.erase()?;
    Ok(new)
}
