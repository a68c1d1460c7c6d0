//! Names of one person, as they were found out: each name is read as another until it is split off again.

use std::collections::HashMap;

use ardoise_rules::cards::fold_word;

/// How names are read.
#[derive(Debug, Clone, Default)]
pub struct Names {
    read_as: HashMap<String, String>,
}

/// So many names may lead from one to the next.
const LONGEST: usize = 64;

impl Names {
    /// From now on a name is read as another.
    pub fn join(&mut self, name: &str, target: &str) {
        let (name, folded) = (fold_word(name), fold_word(target));
        // If the target was read as this name, that is turned round: a chain never comes back to where it began.
        if fold_word(&self.of(target)) == name {
            self.read_as.remove(&folded);
        }
        self.read_as.insert(name, target.to_owned());
    }

    /// From now on a name stands for itself again.
    pub fn split(&mut self, name: &str) {
        self.read_as.remove(&fold_word(name));
    }

    /// The name a name is read as.
    #[must_use]
    pub fn of(&self, name: &str) -> String {
        let mut read = name.to_owned();
        let mut folded = fold_word(name);
        for _ in 0..LONGEST {
            let Some(next) = self.read_as.get(&folded) else { break };
            let following = fold_word(next);
            read.clone_from(next);
            if following == folded {
                break;
            }
            folded = following;
        }
        read
    }

    /// The names that are read as another, each with that other.
    #[must_use]
    pub fn aliases(&self) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> =
            self.read_as.keys().map(|name| (name.clone(), self.of(name))).collect();
        all.sort();
        all
    }
}
