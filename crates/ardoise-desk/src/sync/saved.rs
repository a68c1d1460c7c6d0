//! Saved houses on several machines: a file that was changed follows, two that were changed differently both stay.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::files;
use crate::houses::is_plain_name;
use crate::sync::known::Known;
use crate::sync::segment::{Entry, House, digest};

/// The saved houses by name, as text. What cannot be read is not carried.
pub(in crate::sync) fn saved(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return BTreeMap::new() };
    let files = entries.filter_map(Result::ok).filter_map(|entry| {
        let name = entry.file_name().to_str()?.strip_suffix(".toml")?.to_owned();
        let text = crate::files::text(&entry.path()).ok()?;
        is_plain_name(&name).then_some((name, text))
    });
    files.collect()
}

/// Brings houses in that were read at the place: a new one, one that took the place of ours, or beside ours one that
/// differs, under a name with a few digits of its digest. Gives how many.
pub(in crate::sync) fn brought(folder: &Path, known: &mut Known, houses: &[House]) -> std::io::Result<usize> {
    let own = saved(folder);
    let before: BTreeMap<(String, String), Option<String>> = history(known);
    let mut own: BTreeMap<String, String> =
        own.into_iter().map(|(name, text)| (name, digest(text.as_bytes()))).collect();
    let mut count = 0;
    for house in houses.iter().filter(|house| is_plain_name(&house.name)) {
        let new = digest(house.text.as_bytes());
        let follows = |from: &str, to: &str| {
            let (mut at, mut passed) = (Some(to.to_owned()), BTreeSet::new());
            while let Some(digest) = at.filter(|digest| passed.insert(digest.clone())) {
                if digest == from {
                    return true;
                }
                at = before.get(&(house.name.clone(), digest)).cloned().flatten();
            }
            false
        };
        let name = match own.get(&house.name) {
            Some(ours) if follows(&new, ours) => {
                known.houses.entry(house.name.clone()).or_insert(new);
                continue;
            }
            // Changed here since both sides agreed: it is as if it came from the one that both had.
            Some(ours) if known.houses.get(&house.name) == Some(&new) && *ours != new => continue,
            Some(ours) if !follows(ours, &new) => format!("{}-{}", house.name, &new[..4]),
            _ => house.name.clone(),
        };
        if own.get(&name) == Some(&new) {
            continue;
        }
        std::fs::create_dir_all(folder)?;
        let to = folder.join(format!("{name}.toml"));
        files::write(&to, house.text.as_bytes()).map_err(std::io::Error::other)?;
        known.houses.insert(name.clone(), new.clone());
        own.insert(name, new);
        count += 1;
    }
    Ok(count)
}

/// The houses here that the place does not hold.
pub(in crate::sync) fn missing(
    folder: &Path,
    known: &mut Known,
    there: &BTreeSet<(String, String)>,
) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (name, text) in saved(folder) {
        let new = digest(text.as_bytes());
        if !there.contains(&(name.clone(), new.clone())) {
            let before = known.houses.get(&name).filter(|before| **before != new).cloned();
            entries.push(Entry::House(House { name: name.clone(), text, before }));
        }
        known.houses.insert(name, new);
    }
    entries
}

/// Which file took the place of which, by what was read at the place.
fn history(known: &Known) -> BTreeMap<(String, String), Option<String>> {
    let all = known.held().flat_map(|held| &held.houses);
    all.map(|(name, digest, before)| ((name.clone(), digest.clone()), before.clone())).collect()
}
