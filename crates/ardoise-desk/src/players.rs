//! Names that are one player: written down beside the matches, which stay as they are.

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Say as _};
use ardoise_rules::notation::{Slip, look_alike, read_name};
use ardoise_rules::words::plain;

use crate::desk::Desk;
use crate::failure::{Failure, Refusal};
use crate::records::{Played, Season, names};
use crate::store::{Naming, NamingKind, match_id};

/// A name that is read as another from now on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Joined {
    /// The name as it was read.
    pub from: String,
    /// The name as it is read now.
    pub target: String,
    /// How many matches that player has played.
    pub matches: usize,
}

/// Nobody is called so.
#[must_use]
pub fn unknown_player(name: &str) -> Refusal {
    Refusal::of("players-unknown", vec![("name", Arg::Text(plain(name)))])
}

impl Season {
    /// The only player that a name may mean, by number.
    ///
    /// # Errors
    /// If there is none, or there are several.
    pub fn one(&self, name: &str) -> Result<u32, Failure> {
        match self.find(name).as_slice() {
            [] => Err(unknown_player(name).into()),
            [one] => Ok(*one),
            several => {
                let names: Vec<String> = several.iter().map(|player| plain(self.name(*player))).collect();
                let args = vec![("name", Arg::Text(plain(name))), ("names", Arg::Names(names))];
                Err(Refusal::of("print-which-player", args).into())
            }
        }
    }
}

impl Desk {
    /// That nobody sits at a table twice, under two names of one player.
    ///
    /// # Errors
    /// If somebody does.
    pub(crate) fn sits_once(&self, players: &[String]) -> Result<(), Failure> {
        let Ok(names) = names(self.store()) else { return Ok(()) };
        let read: Vec<String> = players.iter().map(|name| fold_word(&names.of(name))).collect();
        for (place, name) in players.iter().enumerate() {
            let Some(other) = read[..place].iter().position(|known| *known == read[place]) else { continue };
            let (name, other) = (Arg::Text(plain(name)), Arg::Text(plain(&players[other])));
            let refusal = Refusal::of("players-one-twice", vec![("name", name.clone()), ("other", other)]);
            return Err(refusal.hint("players-one-twice-hint", vec![("name", name)]).into());
        }
        Ok(())
    }

    /// Writes down that a name is read as another: of the same player, or of one that is there already. `season` holds
    /// every match.
    ///
    /// # Errors
    /// If a name is unknown or cannot be one, both are one player already, or both sat at one table.
    pub fn read_as(
        &mut self,
        season: &Season,
        kind: NamingKind,
        name: &str,
        target: &str,
    ) -> Result<Joined, Failure> {
        let found = season.one(name)?;
        let from = season.name(found).to_owned();
        let target = self.target(season, kind, found, target)?;
        let other = season.find(&target).into_iter().find(|other| season.name(*other) == target);
        let both = |played: &&Played| other.is_some_and(|other| played.met(found, other));
        if let Some(played) = season.matches.iter().find(both) {
            let args = vec![
                ("name", Arg::Text(plain(&from))),
                ("target", Arg::Text(plain(&target))),
                ("day", Arg::Text(season.said(played.day).to_owned())),
            ];
            return Err(Refusal::of("players-together", args).into());
        }
        self.write_name(kind, from.clone(), Some(target.clone()))?;
        let own = |played: &&Played| played.everybody().any(|(player, _)| player == found);
        Ok(Joined { from, target, matches: season.matches.iter().filter(own).count() })
    }

    /// The name that is meant as the new one.
    fn target(&self, season: &Season, kind: NamingKind, found: u32, typed: &str) -> Result<String, Failure> {
        let typed = typed.trim();
        let target = plain(typed);
        let said = |id: &'static str| {
            let from = Arg::Text(plain(season.name(found)));
            Err(Refusal::of(id, vec![("name", from), ("target", Arg::Text(target.clone()))]).into())
        };
        // The name as it is read; itself where the list cannot be read.
        let read = names(self.store()).map_or_else(|_| target.clone(), |names| names.of(&target));
        let same = |other: &u32| fold_word(season.name(*other)) == fold_word(&read);
        let exact = season.find(&target).into_iter().find(same);
        match (kind, exact) {
            (NamingKind::Merge, Some(other)) if other == found => said("players-same"),
            (NamingKind::Merge, _) => {
                let other = season.one(&target)?;
                if other == found { said("players-same") } else { Ok(season.name(other).to_owned()) }
            }
            (_, Some(other)) if other != found => said("players-exists"),
            (_, Some(_)) if season.name(found) == target => said("players-same"),
            (_, _) if typed != target => {
                Err(Refusal::of("bad-name", vec![("name", Arg::Text(target))]).into())
            }
            (_, _) => {
                let other = season
                    .players
                    .iter()
                    .find(|name| *name != season.name(found) && look_alike(name, &target));
                let slip = other.map(|other| Slip::NameAlike { name: target.clone(), other: other.clone() });
                match read_name(&target).err().or(slip) {
                    None => Ok(target),
                    Some(slip) => Err(Refusal::new(slip.said()).into()),
                }
            }
        }
    }

    /// Writes down that a name stands for itself again, and gives the name.
    ///
    /// # Errors
    /// If it is read as no other, or the database cannot be written.
    pub fn read_as_itself(&mut self, name: &str) -> Result<String, Failure> {
        let folded = fold_word(name);
        if !names(self.store())?.aliases().iter().any(|(alias, _)| *alias == folded) {
            let args = vec![("name", Arg::Text(plain(name)))];
            return Err(Refusal::of("players-no-alias", args).into());
        }
        let name = plain(name);
        self.write_name(NamingKind::Split, name.clone(), None)?;
        Ok(name)
    }

    /// Adds an entry to the list of names, now or just after its last one: they are read in the order of their moments.
    fn write_name(&mut self, kind: NamingKind, name: String, target: Option<String>) -> Result<(), Failure> {
        let last = self.store().namings()?.last().map_or(0, |entry| entry.at + 1);
        let (at, author) = (self.now().max(last), self.author().to_owned());
        self.store_mut().add_naming(&Naming { id: match_id(at), at, author, kind, name, target })?;
        Ok(())
    }
}
