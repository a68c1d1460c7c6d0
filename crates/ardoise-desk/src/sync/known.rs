//! What was seen of a place before: which objects were read and found whole, and what they hold. Losing it costs time only.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::files;
use crate::sync::segment::{Held, Name, digest};

/// The file beside a database in which it is kept what was seen of a target.
#[must_use]
pub fn memory_of(db: &Path, target: &str) -> PathBuf {
    let name = &digest(target.as_bytes())[..16];
    db.with_extension("sync").join(format!("{name}.json"))
}

/// Another log stands in the database than the one that was read for: of every target, what was seen is read again.
pub(crate) fn read_again(db: &Path) {
    for entry in std::fs::read_dir(db.with_extension("sync")).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|ending| ending == "json") {
            let mut known = Known::load(Some(&path));
            known.objects.clear();
            known.keep(Some(&path));
        }
    }
}

/// What became of an object when it was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::sync) enum Found {
    /// A segment that is what its name says; the logs of it that could not be brought in.
    Segment(Held, Vec<String>),
    /// The same, and it holds a name that was forgotten since: what it holds without that name.
    Named(Held),
    /// It says that a name was forgotten, and a log here says that this is not true.
    Untrue,
    /// The manifest of a segment.
    Manifest,
    /// It is not what its name says.
    Cut,
    /// It has no name of ours.
    Foreign,
    /// It cannot be opened with the key that was given.
    Sealed,
    /// A later version wrote it.
    Newer,
}

/// An object as it was when it was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::sync) struct Seen {
    pub size: u64,
    pub stamp: String,
    pub found: Found,
}

/// What is known of a place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::sync) struct Known {
    /// The version that wrote it: another one may read what this one could not.
    pub version: String,
    /// What this machine calls itself there.
    pub device: String,
    /// How many entries it wrote there.
    pub written: u64,
    /// The objects by name.
    pub objects: BTreeMap<String, Seen>,
    /// The names that were forgotten when these objects were read.
    #[serde(default)]
    pub forgotten: String,
    /// The digests of the saved houses when both sides last agreed.
    pub houses: BTreeMap<String, String>,
}

impl Known {
    /// Reads it; nothing where there is none that this version wrote.
    pub(crate) fn load(file: Option<&Path>) -> Known {
        let text = file.and_then(|file| std::fs::read(file).ok());
        let known: Option<Known> = text.and_then(|text| serde_json::from_slice(&text).ok());
        let mut known = known.unwrap_or_default();
        if known.version != env!("CARGO_PKG_VERSION") {
            known.objects.clear();
            env!("CARGO_PKG_VERSION").clone_into(&mut known.version);
        }
        known
    }

    /// Keeps it. Where that is refused, the next time takes longer.
    pub(crate) fn keep(&self, file: Option<&Path>) {
        let Some(file) = file else { return };
        if let Some(folder) = file.parent() {
            let _ = files::private_folder(folder);
        }
        if let Ok(text) = serde_json::to_vec(self) {
            let _ = files::write(file, &text);
        }
    }
}

impl Known {
    /// Does a manifest not say what its segment holds?
    pub(crate) fn says_otherwise(&self, name: &Name, held: &Held) -> bool {
        let own = self.objects.get(&name.object()).map(|seen| &seen.found);
        matches!(own, Some(Found::Segment(own, _)) if own != held)
    }

    /// What the segments that were found whole hold.
    pub(crate) fn held(&self) -> impl Iterator<Item = &Held> {
        self.objects.values().filter_map(|seen| match &seen.found {
            Found::Segment(held, _) => Some(held),
            _ => None,
        })
    }
}
