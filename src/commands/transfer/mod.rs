//! Matches carried in and out: sheets, databases, papers.

use std::collections::BTreeMap;

use crate::pages::id_shown;
use crate::shell::Shell;
use ardoise_desk::store::{Store, StoreError};

pub mod export;
pub mod import;
pub mod sync;

/// The copy that counts of each match or contest of which somebody chose one.
struct Chosen(BTreeMap<String, String>);

impl Chosen {
    /// As the last word has it.
    fn of(store: &Store) -> Result<Chosen, StoreError> {
        let choices = store.choices()?.into_iter();
        Ok(Chosen(choices.map(|choice| (choice.origin, choice.chosen)).collect()))
    }

    /// Those of which another machine has chosen another copy since, each with that one.
    fn overruled(&self, now: &Chosen) -> Vec<[String; 2]> {
        let other = |(origin, chosen): (&String, &String)| {
            let now = now.0.get(origin).filter(|now| *now != chosen)?;
            Some([chosen.clone(), now.clone()])
        };
        self.0.iter().filter_map(other).collect()
    }
}

/// Says which choices made here another machine has overruled.
fn overruled_told(shell: &mut Shell, overruled: &[[String; 2]]) {
    for [own, other] in overruled {
        shell.sentence("choice-overruled", &[("own", &id_shown(own)), ("other", &id_shown(other))]);
    }
}
