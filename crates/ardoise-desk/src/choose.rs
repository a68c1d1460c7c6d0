//! Matches and contests that were recorded differently on two machines: the copies there are, and which of them counts.

use ardoise_rules::engine::{Arg, DealNo, Happened, Report, StoredEvent, is_beside};
use ardoise_rules::words::plain;

use crate::desk::Desk;
use crate::evening::{Evening, Which, conflict_among, opens_only, short_id};
use crate::failure::{Failure, Refusal};
use crate::hall::Hall;
use crate::journal;
use crate::store::{Choice, Fork, Kind, Standing, match_id};

/// A copy of a match, with what its log leads to.
#[derive(Debug)]
pub struct Copy {
    /// Its id, and how it stands to the others.
    pub fork: Fork,
    /// The match as it was recorded there.
    pub found: Evening,
    /// Everything there is to say of it.
    pub report: Report,
}

fn counts(fork: &Fork) -> bool {
    matches!(fork.standing, Standing::Counts | Standing::Chosen)
}

/// A match with several copies.
#[derive(Debug)]
pub struct Family {
    /// The copies that are seen; the one that counts comes first.
    pub copies: Vec<Copy>,
    /// Was one of them chosen?
    pub chosen: bool,
    /// The first deal that is not the same in all of them.
    pub differs_from: Option<DealNo>,
    /// Do they go on by the same rules, and with the same players?
    pub goes_on_alike: bool,
}

/// A contest with several copies: those who run it look at them, there are no deals to set side by side.
#[derive(Debug)]
pub struct HallFamily {
    /// The copies that are seen, each with how it stands to the others; the one that counts comes first.
    pub copies: Vec<(Fork, Hall)>,
    /// Was one of them chosen?
    pub chosen: bool,
}

/// What was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// The match that all of them are.
    pub origin: String,
    /// The copy that counts.
    pub id: String,
    /// The copies that are put aside.
    pub aside: Vec<String>,
    /// Was it another before?
    pub new: bool,
}

impl Desk {
    /// Every match with copies, those first of which none was chosen.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn families(&self) -> Result<Vec<Family>, Failure> {
        let forks = self.forks()?;
        let families = self.forked(&forks, Kind::Match)?.into_iter().map(|family| self.family(family));
        // Where the others say no more, nothing is to be chosen.
        families.filter(|family| family.as_ref().map_or(true, |family| family.copies.len() > 1)).collect()
    }

    /// Every contest with copies, those first of which none was chosen.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn hall_families(&self) -> Result<Vec<HallFamily>, Failure> {
        let forks = self.forks()?;
        let mut families = Vec::new();
        for family in self.forked(&forks, Kind::Contest)? {
            let mut copies = Vec::new();
            for fork in family.iter().filter(|fork| fork.standing != Standing::Beneath) {
                copies.push((fork.clone(), self.hall(Which::Named(&fork.id))?));
            }
            copies.sort_by_key(|(fork, _)| (!counts(fork), fork.id.clone()));
            let chosen = copies.first().is_some_and(|(first, _)| first.standing == Standing::Chosen);
            families.push(HallFamily { copies, chosen });
        }
        families.retain(|family| family.copies.len() > 1);
        Ok(families)
    }

    /// The copies of one kind of log, those first of which none was chosen.
    fn forked<'a>(&self, forks: &'a [Fork], kind: Kind) -> Result<Vec<&'a [Fork]>, Failure> {
        let mut families = Vec::new();
        for family in forks.chunk_by(|a, b| a.origin == b.origin) {
            if journal::kind(&self.store().read(&family[0].id)?) == kind {
                families.push(family);
            }
        }
        families.sort_by_key(|family| !family.iter().any(|fork| fork.standing == Standing::Counts));
        Ok(families)
    }

    fn family(&self, forks: &[Fork]) -> Result<Family, Failure> {
        let mut copies = Vec::new();
        for fork in forks.iter().filter(|fork| fork.standing != Standing::Beneath) {
            let (found, _) = Evening::of_rows(&fork.id, self.store().read(&fork.id)?, None)?;
            let report = found.report();
            copies.push(Copy { fork: fork.clone(), found, report });
        }
        copies.sort_by_key(|copy| (!counts(&copy.fork), copy.fork.id.clone()));
        let chosen = copies.first().is_some_and(|first| first.fork.standing == Standing::Chosen);
        let differs_from = differs_from(&copies);
        let goes_on_alike = copies.windows(2).all(|pair| {
            let (one, other) = (pair[0].found.force(), pair[1].found.force());
            one.rules == other.rules && one.tables == other.tables
        });
        Ok(Family { copies, chosen, differs_from, goes_on_alike })
    }

    /// Writes down that a copy counts, and why; `text` is its id, or a few characters of it.
    ///
    /// # Errors
    /// If there is no such copy, it may be several, or the database cannot be written.
    pub fn choose(&mut self, text: &str, reason: &str) -> Result<Chosen, Failure> {
        let id = self.store().resolve_as(text, &[Kind::Match, Kind::Contest])?;
        let family = self.store().family(&id)?;
        let Some(own) = family.iter().find(|fork| fork.id == id) else {
            let args = vec![("match", Arg::Text(short_id(&id)))];
            return Err(Refusal::of("choose-no-copies", args).hint("choose-list", vec![]).into());
        };
        // The id of the match itself stands for all of its copies: it says nothing about which.
        let digits: String = text.trim().replace('-', "").to_lowercase();
        let bare = id.replace('-', "");
        if !(bare.starts_with(&digits) || bare.ends_with(&digits)) {
            let seen = family.iter().filter(|fork| fork.standing != Standing::Beneath);
            let ids: Vec<String> = seen.map(|fork| short_id(&fork.id)).collect();
            let args = vec![("match", Arg::Text(plain(text))), ("copies", Arg::Names(ids))];
            return Err(Refusal::of("choose-which", args).into());
        }
        let choices = self.store().choices()?;
        let last = choices.iter().rfind(|choice| choice.origin == own.origin);
        let new = last.is_none_or(|last| last.chosen != id);
        if new {
            let at = choices.last().map_or(0, |choice| choice.at + 1).max(self.now());
            let author = self.author().to_owned();
            let (origin, chosen, reason) = (own.origin.clone(), id.clone(), plain(reason));
            self.store_mut().choose(&Choice { id: match_id(at), at, author, origin, chosen, reason })?;
        }
        let aside = conflict_among(&family, &id).map(|conflict| conflict.others).unwrap_or_default();
        Ok(Chosen { origin: own.origin.clone(), id, aside, new })
    }
}

/// The first deal that is not the same in all copies, whatever is remarked beside it.
fn differs_from(copies: &[Copy]) -> Option<DealNo> {
    let first = copies.first()?;
    let deals = |copy: &Copy| -> Vec<(DealNo, Vec<StoredEvent>)> {
        let said = |events: &Vec<Happened>| {
            let said = events
                .iter()
                .map(|happened| &happened.event)
                .filter(|event| !opens_only(event) && !is_beside(event));
            said.cloned().collect()
        };
        copy.found.force().deals.iter().map(|(no, events)| (*no, said(events))).collect()
    };
    let own = deals(first);
    let parting = |copy: &Copy| {
        let other = deals(copy);
        let same = own.iter().zip(&other).take_while(|(a, b)| a == b).count();
        own.get(same).or_else(|| other.get(same)).map(|(no, _)| *no)
    };
    copies.iter().skip(1).filter_map(parting).min()
}
