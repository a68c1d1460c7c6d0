//! What puts damage right: a repair, or a kept copy in which it is whole.

use std::path::Path;

use ardoise_rules::engine::DealNo;

use crate::store::{Damage, KeptCopy, Store, copies_in, open_copy};

/// What can be done about something that is wrong in a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// It is read off the log, or no row of the log: a repair makes it anew.
    Repair,
    /// To bring this copy in adds what is missing, and changes nothing else.
    BringIn(KeptCopy),
    /// This copy, the so many-th of those that are kept, is whole there: it can take the place of the database.
    PutBack(usize, KeptCopy),
    /// No copy that is kept is whole there.
    Elsewhere,
    /// Another version of the program may be able to read it.
    Newer,
    /// The events of a deal of a match, by its id, are to be looked at and amended.
    Amend(DealNo, String),
}

/// The copies that are kept of a database, newest first, each opened once: those that cannot be opened help nobody.
#[derive(Debug, Default)]
pub struct Copies {
    kept: Vec<(KeptCopy, Option<Store>)>,
}

impl Copies {
    /// The copies in a folder.
    #[must_use]
    pub fn of(folder: &Path) -> Copies {
        let kept = copies_in(folder).into_iter().map(|copy| {
            let store = open_copy(&copy.path).ok();
            (copy, store)
        });
        Copies { kept: kept.collect() }
    }

    /// What can be done about each damage; `repaired`: they are still there after a repair. The same copy for as many as
    /// possible.
    #[must_use]
    pub fn against(&self, damages: &[Damage], repaired: bool) -> Vec<Remedy> {
        let left: Vec<&Damage> = damages.iter().filter(|damage| repaired || !damage.is_mendable()).collect();
        // Rows that are missing come with an import; where others are wrong too, only the whole copy puts all right.
        let missing = |damage: &Damage| matches!(damage, Damage::Shortened { .. } | Damage::Orphan { .. });
        let bring = left.iter().all(|damage| missing(damage));
        let found = |fit: &dyn Fn(&Store) -> bool| match self.first(fit) {
            None => Remedy::Elsewhere,
            Some((_, copy)) if bring => Remedy::BringIn(copy.clone()),
            Some((no, copy)) => Remedy::PutBack(no, copy.clone()),
        };
        let all = found(&|store| left.iter().all(|damage| is_whole_where(store, damage)));
        let each = |damage: &Damage| match &all {
            _ if damage.is_mendable() && !repaired => Remedy::Repair,
            Remedy::Elsewhere => found(&|store| is_whole_where(store, damage)),
            all => all.clone(),
        };
        damages.iter().map(each).collect()
    }

    /// The newest copy that is whole everywhere.
    #[must_use]
    pub fn whole(&self) -> Remedy {
        let found = self.first(is_sound);
        found.map_or(Remedy::Elsewhere, |(no, copy)| Remedy::PutBack(no, copy.clone()))
    }

    /// The newest copy that is fit.
    fn first(&self, fit: impl Fn(&Store) -> bool) -> Option<(usize, &KeptCopy)> {
        let mut numbered = (1..).zip(&self.kept);
        let found = numbered.find(|(_, (_, store))| store.as_ref().is_some_and(&fit));
        found.map(|(no, (copy, _))| (no, copy))
    }
}

/// Does a copy hold whole what is damaged here?
fn is_whole_where(copy: &Store, damage: &Damage) -> bool {
    let Some(id) = damage.of() else { return is_sound(copy) };
    let due = if let Damage::Shortened { last, .. } = damage { *last } else { 1 };
    copy.head(id).is_ok_and(|head| head >= due)
        && copy.verify_match(id).is_ok_and(|damages| damages.is_empty())
}

/// Is a copy whole but for what a repair makes anew, and does it hold anything?
fn is_sound(copy: &Store) -> bool {
    copy.verify().is_ok_and(|damages| damages.iter().all(Damage::is_mendable))
        && copy.whole().is_ok_and(|whole| whole.matches > 0)
}
