//! What puts damage right: a repair, or a kept copy in which it is whole.

use std::cell::OnceCell;
use std::path::Path;

use ardoise_rules::engine::DealNo;

use crate::store::{Damage, KeptCopy, Store, copies_in, open_copy, state_of};

/// What can be done about something that is wrong in a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// It is read off the log, or no row of the log: a repair makes it anew.
    Repair,
    /// To bring this copy in adds what is missing, and changes nothing else.
    BringIn(KeptCopy),
    /// This copy, the so many-th of those that are kept, is whole there: it can take the place of the database, which loses
    /// what was recorded since; how much is not known of a database that cannot be read.
    PutBack(usize, KeptCopy, Option<Loss>),
    /// No copy that is kept is whole there.
    Elsewhere,
    /// Another version of the program may be able to read it.
    Newer,
    /// The events of a deal of a match, by its id, are to be looked at and amended.
    Amend(DealNo, String),
}

/// What a database holds that a copy does not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Loss {
    /// So many matches and contests.
    pub matches: usize,
    /// So many entries, those of these matches among them.
    pub entries: i64,
}

impl Loss {
    /// What goes if a copy takes the place of a database; none where the list of its logs cannot be read.
    fn of(here: &Store, copy: &Store) -> Option<Loss> {
        let mut loss = Loss::default();
        for id in here.ids().ok()? {
            let kept = copy.head(&id).unwrap_or(0);
            loss.matches += usize::from(kept == 0);
            loss.entries += (here.head(&id).ok()? - kept).max(0);
        }
        Some(loss)
    }
}

/// A copy that is kept, with what it holds where it can be opened.
#[derive(Debug)]
struct Known {
    copy: KeptCopy,
    store: Option<Store>,
    /// Can it take the place of the database, or be brought in? All of it is read once.
    sound: OnceCell<bool>,
}

impl Known {
    fn is_sound(&self) -> bool {
        *self.sound.get_or_init(|| state_of(&self.copy).is_sound())
    }
}

/// The copies that are kept of a database, newest first, each opened once: those that cannot be opened help nobody.
#[derive(Debug, Default)]
pub struct Copies {
    kept: Vec<Known>,
}

impl Copies {
    /// The copies in a folder, as they are listed at a moment.
    #[must_use]
    pub fn of(folder: &Path, now: i64) -> Copies {
        let kept = copies_in(folder, now).into_iter().map(|copy| {
            let store = open_copy(&copy.path).ok();
            Known { copy, store, sound: OnceCell::new() }
        });
        Copies { kept: kept.collect() }
    }

    /// What can be done about each damage of a database, where it can be opened; `repaired`: they are still there after a
    /// repair. The same copy for as many as possible.
    #[must_use]
    pub fn against(&self, here: Option<&Store>, damages: &[Damage], repaired: bool) -> Vec<Remedy> {
        let left: Vec<&Damage> = damages.iter().filter(|damage| repaired || !damage.is_mendable()).collect();
        // Rows that are missing come with an import; where others are wrong too, only the whole copy puts all right.
        let missing = |damage: &Damage| matches!(damage, Damage::Shortened { .. } | Damage::Orphan { .. });
        let bring = left.iter().all(|damage| missing(damage));
        let found = |fit: &dyn Fn(&Store) -> bool| match self.first(fit) {
            Some((_, known)) if bring => Remedy::BringIn(known.copy.clone()),
            found => put_back(here, found),
        };
        let all = found(&|store| left.iter().all(|damage| is_whole_where(store, damage)));
        let each = |damage: &Damage| match &all {
            _ if damage.is_mendable() && !repaired => Remedy::Repair,
            Remedy::Elsewhere => found(&|store| is_whole_where(store, damage)),
            all => all.clone(),
        };
        damages.iter().map(each).collect()
    }

    /// The newest copy that is whole everywhere, for a database where it can be opened.
    #[must_use]
    pub fn whole(&self, here: Option<&Store>) -> Remedy {
        put_back(here, self.first(holds_something))
    }

    /// The newest copy that can be used, and is fit.
    fn first(&self, fit: impl Fn(&Store) -> bool) -> Option<(usize, &Known)> {
        let mut numbered = (1..).zip(&self.kept);
        numbered.find(|(_, known)| known.store.as_ref().is_some_and(&fit) && known.is_sound())
    }
}

fn put_back(here: Option<&Store>, found: Option<(usize, &Known)>) -> Remedy {
    let Some((no, known)) = found else { return Remedy::Elsewhere };
    let loss = here.zip(known.store.as_ref()).and_then(|(here, copy)| Loss::of(here, copy));
    Remedy::PutBack(no, known.copy.clone(), loss)
}

/// Does a copy that is whole hold what is damaged here?
fn is_whole_where(copy: &Store, damage: &Damage) -> bool {
    let Some(id) = damage.of() else { return holds_something(copy) };
    let due = if let Damage::Shortened { last, .. } = damage { *last } else { 1 };
    copy.head(id).is_ok_and(|head| head >= due)
}

fn holds_something(copy: &Store) -> bool {
    copy.whole().is_ok_and(|whole| whole.matches > 0)
}
