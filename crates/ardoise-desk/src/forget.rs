//! A player who is forgotten, and all of them in what is given away: names become pseudonyms wherever they stand.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ardoise_rules::cards::fold_word;

use crate::contest::Event;
use crate::evening::Pseudonyms;
use crate::failure::Failure;
use crate::hall::Hall;
use crate::journal::Journal;
use crate::records;
use crate::store::{Access, Anew, Filter, Kind, Rewrite, Row, Store, StoreError, match_id};

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
        let mut matches = store.list(&Filter::default())?;
        matches.sort_by(|a, b| (&a.opened, &a.id).cmp(&(&b.opened, &b.id)));
        let mut all: Vec<String> =
            matches.into_iter().flat_map(|found| found.former.into_iter().chain(found.players)).collect();
        for contest in store.list(&Filter { kind: Kind::Contest, ..Filter::default() })? {
            // One that cannot be read is told when it is written anew.
            let Ok((hall, _)) = Hall::of_rows(&contest.id, store.read(&contest.id)?, None) else { continue };
            all.extend(hall.records().iter().flat_map(|record| match &record.event {
                Event::Enter { names, .. } | Event::Replace { names, .. } => names.clone(),
                _ => Vec::new(),
            }));
        }
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

    /// Every name of the person who is called so.
    #[must_use]
    pub fn names_of(&self, name: &str) -> Vec<String> {
        let folded = fold_word(name);
        let own = self.each.iter().find(|(_, own)| own.iter().any(|own| fold_word(own) == folded));
        own.map(|(_, own)| own.clone()).unwrap_or_default()
    }

    /// The first pseudonym that nobody bears, as `called` makes it of a number.
    #[must_use]
    pub fn unused(&self, called: &dyn Fn(usize) -> String) -> String {
        let taken: BTreeSet<String> =
            self.each.iter().flat_map(|(_, own)| own).map(|name| fold_word(name)).collect();
        (1..).map(called).find(|name| !taken.contains(&fold_word(name))).unwrap_or_default()
    }

    /// One person under a pseudonym, everybody else as he is called.
    #[must_use]
    pub fn without(&self, name: &str, pseudonym: &str) -> Pseudonyms {
        let own = self.names_of(name);
        let all = self.each.iter().flat_map(|(_, all)| all);
        Pseudonyms::new(all.map(|name| (name.clone(), own.contains(name).then(|| pseudonym.to_owned()))))
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

/// Writes pseudonyms in the place of names, in everything that was recorded; none where no name stands anywhere.
/// `unknown` is who wrote what nobody of the table wrote; none: whoever it was.
///
/// # Errors
/// If a log is damaged, or the database cannot be written; then nothing was.
pub fn forget(
    store: &mut Store,
    names: &Pseudonyms,
    (at, author): (i64, &str),
    unknown: Option<&str>,
    tick: &mut dyn FnMut(usize, usize),
) -> Result<Option<Rewrite>, Failure> {
    let written = |author: &str| match names.of(author) {
        Some(pseudonym) => Some(pseudonym.to_owned()),
        None => unknown.filter(|unknown| *unknown != author).map(str::to_owned),
    };
    let project = |id: &str, rows: &[Row]| -> Result<_, Failure> {
        Ok(Journal::of_rows(id, rows.to_vec())?.0.projection())
    };
    let anew = Anew {
        row: &|row| names.row(row, &written),
        name: &|name| names.of(name).map(str::to_owned),
        author: &written,
        text: &|text| names.text(text),
        project: &project,
    };
    store.rewrite(&match_id(at), (at, author), &anew, tick)
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
    store.extract(ids, to, &mut |_, _| ())?;
    let mut new = Store::open(to, Access::ReadWrite)?;
    forget(&mut new, &names, (at, "?"), Some("?"), &mut |_, _| ())?;
    new.erase()?;
    Ok(new)
}
