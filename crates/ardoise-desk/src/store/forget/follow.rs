//! A name that is forgotten here, and the tombstones of other machines followed; two pseudonyms of one person made one.

use crate::store::Store;
use crate::store::error::{Result, StoreError};
use crate::store::forget::forgotten::{Forgotten, Names, joined};
use crate::store::forget::reading::Reading;
use crate::store::forget::rewrite::Rewrite;
use crate::store::lists::naming::Naming;
use crate::store::log::row::Row;
use crate::store::log::{chain, forks, ids, row};

impl Store {
    /// Forgets a name here, and leaves a tombstone for other machines; none where it stands nowhere.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one of the logs does not answer its chain: a new chain would hide that.
    pub fn forget<E: From<StoreError>>(
        &mut self,
        new: &Forgotten,
        (at, author): (i64, &str),
        reading: &Reading<'_, E>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Option<Rewrite>, E> {
        let Some(names) = reading.names.without(new) else { return Ok(None) };
        self.together(|store| {
            let done = store.rewrite((&new.id, at, author), names.as_ref(), true, reading, tick)?;
            if let Some((_, heads)) = &done {
                store.keep_forgotten(&Forgotten { heads: heads.clone(), ..new.clone() })?;
            }
            Ok(done.map(|(done, _)| done))
        })
    }

    /// Follows a tombstone of another machine: its name goes from everything here. No where a log at hand says that it is
    /// not true; then nothing was done.
    pub(in crate::store) fn follow<E: From<StoreError>>(
        &mut self,
        theirs: &Forgotten,
        reading: &Reading<'_, E>,
    ) -> Result<bool, E> {
        let Some(names) = reading.names.without(theirs) else { return Ok(false) };
        if ids::checked(&theirs.id).is_err() {
            return Ok(false);
        }
        for (id, last, old, new) in &theirs.heads {
            let Some(rows) = self.begins_as(id, *last, old)? else { continue };
            let becomes = names.rows(&rows).unwrap_or(rows);
            if chain::link_of(id, &becomes) != *new {
                return Ok(false);
            }
        }
        self.rewrite((&theirs.id, theirs.at, "?"), names.as_ref(), false, reading, &mut |_, _| ())?;
        self.keep_forgotten(theirs)?;
        self.persons(reading)?;
        Ok(true)
    }

    /// Makes one pseudonym of two where one entry of the list of names says the one here and the other elsewhere.
    pub(in crate::store) fn same_naming<E: From<StoreError>>(
        &mut self,
        theirs: &Naming,
        reading: &Reading<'_, E>,
    ) -> Result<(), E> {
        let own = Store::namings(self)?.into_iter().find(|own| own.id == theirs.id);
        let Some(own) = own.filter(|own| own != theirs) else { return Ok(()) };
        let pairs = [
            (Some(own.author), Some(&theirs.author)),
            (Some(own.name), Some(&theirs.name)),
            (own.target, theirs.target.as_ref()),
        ];
        let all = self.forgotten()?;
        // Those that make one of two say nothing of a person that they do not say of another one.
        let of = |name: &String| all.iter().find(|of| of.pseudonym == *name && !of.joins());
        for (ours, theirs) in pairs {
            let (Some(ours), Some(theirs)) = (ours, theirs) else { continue };
            let (Some(ours), Some(theirs)) = (of(&ours), of(theirs)) else { continue };
            if ours.id != theirs.id {
                let (first, second) = if ours.id < theirs.id { (ours, theirs) } else { (theirs, ours) };
                self.joined(&one_of_two(second, first, reading.names), reading)?;
            }
        }
        Ok(())
    }

    /// Keeps a tombstone that makes one pseudonym of two, and follows it.
    fn joined<E: From<StoreError>>(&mut self, one: &Forgotten, reading: &Reading<'_, E>) -> Result<(), E> {
        if self.keep_forgotten(one)?
            && let Some(names) = reading.names.without(one)
        {
            self.rewrite((&one.id, one.at, "?"), names.as_ref(), false, reading, &mut |_, _| ())?;
        }
        Ok(())
    }

    /// Makes one pseudonym of two where two machines forgot one person, each by itself.
    pub(in crate::store) fn persons<E: From<StoreError>>(
        &mut self,
        reading: &Reading<'_, E>,
    ) -> Result<(), E> {
        let all = self.forgotten()?;
        for (place, first) in all.iter().enumerate() {
            for second in &all[place + 1..] {
                if let Some(one) = self.one_person(first, second, reading)? {
                    self.joined(&one, reading)?;
                }
            }
        }
        Ok(())
    }

    /// The rows of a log up to one, if that one has this link here.
    fn begins_as(&self, id: &str, last: i64, link: &str) -> Result<Option<Vec<Row>>> {
        let rows = self.begins(id, last)?;
        Ok(rows.filter(|rows| chain::link_of(id, rows) == link))
    }

    fn begins(&self, id: &str, last: i64) -> Result<Option<Vec<Row>>> {
        let rows = self.look(|conn| Ok(row::rows(conn, id)?))?;
        Ok(usize::try_from(last).ok().and_then(|length| rows.get(..length).map(<[Row]>::to_vec)))
    }

    /// The tombstone that makes one pseudonym of two: of a log that one of them made anew there is another one here, and with one
    /// pseudonym in the place of the other they are the same, link by link.
    fn one_person<E: From<StoreError>>(
        &self,
        first: &Forgotten,
        second: &Forgotten,
        reading: &Reading<'_, E>,
    ) -> Result<Option<Forgotten>> {
        // One that makes one of two never leads back.
        if first.pseudonym == second.pseudonym || first.joins() || second.joins() {
            return Ok(None);
        }
        for (from, to) in [(second, first), (first, second)] {
            let renamed = one_of_two(from, to, reading.names);
            let Some(names) = reading.names.without(&renamed) else { continue };
            for (log, last, _, after) in &to.heads {
                let origin =
                    self.look(|conn| Ok(forks::origin_of(conn, log)?))?.unwrap_or_else(|| log.clone());
                for id in self.look(|conn| Ok(forks::logs_of(conn, &origin)?))? {
                    let rows = self.begins(&id, *last)?.and_then(|rows| names.rows(&rows));
                    if rows.is_some_and(|rows| chain::link_of(log, &rows) == *after) {
                        return Ok(Some(one_of_two(second, first, reading.names)));
                    }
                }
            }
        }
        Ok(None)
    }
}

/// The tombstone that puts one pseudonym in the place of another one, the same on every machine.
fn one_of_two(from: &Forgotten, to: &Forgotten, names: &dyn Names) -> Forgotten {
    let after = if from.id < to.id { &to.id } else { &from.id };
    let id = joined(after, &[&from.id, &to.id], 8);
    let sealed = names.sealed(&id, &from.pseudonym, &to.pseudonym);
    let (at, pseudonym) = (from.at.max(to.at), to.pseudonym.clone());
    Forgotten { id, at, pseudonym, names: sealed, heads: Vec::new() }
}
