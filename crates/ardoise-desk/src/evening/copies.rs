//! Matches that were recorded differently on two machines: how one copy stands to the others.

use ardoise_rules::engine::Conflict;

use crate::store::{Fork, Result, Standing, Store};

/// How a match stands to its other copies, if it has any.
///
/// # Errors
/// If the database cannot be read.
pub fn conflict_of(store: &Store, id: &str) -> Result<Option<Conflict>> {
    Ok(conflict_among(&store.family(id)?, id))
}

/// The same, among all matches that have copies. None where no other copy is to be seen: what is beneath this one says the same.
#[must_use]
pub fn conflict_among(forks: &[Fork], id: &str) -> Option<Conflict> {
    let own = forks.iter().find(|fork| fork.id == id)?;
    let others = forks.iter().filter(|fork| fork.origin == own.origin && fork.id != id);
    let others = others.filter(|fork| fork.standing != Standing::Beneath).map(|fork| fork.id.clone());
    let others: Vec<String> = others.collect();
    if others.is_empty() {
        return None;
    }
    let counts = |fork: &&Fork| matches!(fork.standing, Standing::Counts | Standing::Chosen);
    let counts = forks.iter().filter(|fork| fork.origin == own.origin && fork.id != id).find(counts);
    Some(Conflict {
        of: own.origin.clone(),
        standing: own.standing.word(),
        others,
        counts: counts.map(|fork| fork.id.clone()),
    })
}

/// Is it one of several copies, none of which is chosen?
#[must_use]
pub fn is_open(forks: &[Fork], id: &str) -> bool {
    let open = |fork: &Fork| matches!(fork.standing, Standing::Counts | Standing::Waits);
    forks.iter().any(|fork| fork.id == id && open(fork))
}

/// The matches none of whose copies is chosen, each with its copies.
#[must_use]
pub fn open_families(forks: &[Fork]) -> Vec<(String, Vec<String>)> {
    let families = forks.chunk_by(|a, b| a.origin == b.origin);
    let open = families.filter(|family| family.iter().any(|fork| fork.standing == Standing::Counts));
    open.map(|family| {
        let seen = family.iter().filter(|fork| is_open(family, &fork.id));
        (family[0].origin.clone(), seen.map(|fork| fork.id.clone()).collect())
    })
    .collect()
}
