//! What a segment brings in here, and what it is found to be when that is done.

use crate::failure::Failure;
use crate::store::{Reading, Store, StoreError};
use crate::sync::known::Found;
use crate::sync::parcel::Parcel;
use crate::sync::segment::{Entry, Held};

/// What a segment brought, and what it was found to be.
pub(super) struct Taken {
    pub(super) matches: Vec<String>,
    pub(super) beside: usize,
    pub(super) forgotten: usize,
    pub(super) found: Found,
}

/// Brings in what a segment holds. Where one log of it cannot be read, the others come all the same.
pub(super) fn taken(
    store: &mut Store,
    reading: &Reading<'_, Failure>,
    entries: &[Entry],
    held: Held,
) -> Result<Taken, Failure> {
    let mut taken = Taken { matches: Vec::new(), beside: 0, forgotten: 0, found: Found::Untrue };
    let mut untrue = false;
    let mut bring = |store: &mut Store, parcel: &Parcel<'_>| -> Result<(), Failure> {
        let merged = store.merge(parcel, reading, &mut |_, _| ())?;
        for (id, _) in merged.matches {
            let family = store.family(&id)?;
            taken.matches.push(family.first().map_or(id, |fork| fork.origin.clone()));
        }
        taken.beside += merged.names + merged.choices + merged.forgotten;
        taken.forgotten += merged.forgotten;
        untrue |= !merged.untrue.is_empty();
        Ok(())
    };
    match bring(store, &Parcel::of(entries)) {
        Ok(()) => {}
        Err(failure) if is_ours(&failure) => return Err(failure),
        Err(_) => {
            bring(store, &Parcel::beside(entries))?;
            for entry in entries {
                let Entry::Log(log) = entry else { continue };
                match bring(store, &Parcel::one(log)) {
                    Err(failure) if is_ours(&failure) => return Err(failure),
                    Ok(()) | Err(_) => {}
                }
            }
        }
    }
    if untrue {
        return Ok(taken);
    }
    let gone = store.gone(reading.names)?;
    if !gone.is_empty() {
        let left: Vec<Entry> = entries.iter().filter_map(|entry| entry.without(&gone)).collect();
        let left = Held::by(&left);
        if left != held {
            taken.found = Found::Named(left);
            return Ok(taken);
        }
    }
    // What was said to come is here when its head is: computed there of the rows that were written.
    let mut unread = Vec::new();
    for (id, last, link, origin) in &held.logs {
        if !store.holds(origin.as_ref().unwrap_or(id), id, *last, link)? {
            unread.push(id.clone());
        }
    }
    taken.found = Found::Segment(held, unread);
    Ok(taken)
}

/// Is it our database that fails, whatever comes?
fn is_ours(failure: &Failure) -> bool {
    match failure {
        Failure::Store(error) => !matches!(
            error,
            StoreError::Gap { .. }
                | StoreError::NotAnId { .. }
                | StoreError::Unknown { .. }
                | StoreError::Moved { .. }
                | StoreError::Edited { .. }
                | StoreError::Shortened { .. }
        ),
        Failure::Refused(_) | Failure::Damaged(_) | Failure::Moved(_) => false,
    }
}
