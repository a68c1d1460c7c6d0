//! One exchange with a place: what stands there is read, what is new comes in, what is missing is written and read again.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

use ardoise_rules::engine::Arg;

use crate::evening::open_families;
use crate::failure::{Failure, Refusal, trouble};
use crate::store::{Elsewhere, Reading, Store, StoreError};
use crate::sync::known::{Found, Known, Seen};
use crate::sync::place::{Fault, KEY, Object, Place, unread, unwritten};
use crate::sync::saved;
use crate::sync::seal::{Locked, Seal, locked};
use crate::sync::segment::{ENOUGH, Entry, Held, House, Log, Name, Unread, packed, unpacked};
use crate::sync::taken::taken;
use crate::sync::there::There;

/// What an exchange needs beside the database.
pub struct Syncing<'a> {
    /// The place.
    pub place: &'a dyn Place,
    /// How objects are closed and opened.
    pub seal: &'a dyn Seal,
    /// The folder of the saved houses, if there is one.
    pub houses: Option<&'a Path>,
    /// The file in which it is kept what was seen of the place; without one, everything is read each time.
    pub memory: Option<&'a Path>,
    /// What this machine calls itself there if it has not been there before: eight hexadecimal digits.
    pub device: String,
}

impl std::fmt::Debug for Syncing<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Syncing").field("device", &self.device).finish_non_exhaustive()
    }
}

/// What is wrong with an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// It was cut or changed: its bytes are not those of its name.
    Cut,
    /// A segment is not there that should be.
    Missing,
    /// It is not ours.
    Foreign,
    /// It is closed with another key.
    Sealed,
    /// A later version wrote it.
    Newer,
    /// It holds a match that cannot be read here.
    Unread,
    /// The place does not give it.
    Refused,
    /// It holds a name that was forgotten.
    Named,
    /// It says that a name was forgotten, and a log here says that this is not true.
    Untrue,
}

/// An object with what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Flaw {
    /// The object.
    pub object: String,
    /// What is wrong.
    pub what: What,
}

/// What came of an exchange, or would.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outcome {
    /// How many matches and contests are here.
    pub here: usize,
    /// How many are there.
    pub there: usize,
    /// How many were written there, new or recorded further.
    pub sent: usize,
    /// How many came here, new or recorded further.
    pub received: usize,
    /// How many names were forgotten elsewhere, and now here.
    pub forgotten: usize,
    /// How many entries of lists and saved houses came here, those that say what is forgotten among them.
    pub beside: usize,
    /// How many were written there, or would be.
    pub beside_sent: usize,
    /// Those of which something there is not here.
    pub missing_here: Vec<String>,
    /// Those of which something here is not there.
    pub missing_there: Vec<String>,
    /// Those recorded differently, none of whose copies is chosen.
    pub differ: Vec<String>,
    /// Matches here that are not sent, because they are not what was recorded.
    pub unsound: Vec<String>,
    /// The objects with which something is wrong.
    pub damaged: Vec<Flaw>,
    /// The objects that went because they held a name that was forgotten: the rest of it is written anew.
    pub cleared: Vec<String>,
}

/// After so many objects in a row that the place does not give, it is the place that fails.
const PATIENCE: usize = 3;

/// Is given the entries of a segment that is whole, with what it holds; says what it was found to be.
type Take<'a> = &'a mut dyn FnMut(&[Entry], Held) -> Result<Found, Failure>;

/// What was written at a place in one exchange.
struct Sent {
    /// How many matches.
    matches: usize,
    /// Those that are not, because they are damaged here.
    unsound: Vec<String>,
    /// How many entries beside.
    beside: usize,
    /// The logs that are here.
    ends: Vec<Elsewhere>,
}

/// What was read at a place in one exchange.
#[derive(Default)]
struct Read {
    /// Matches that changed here, by origin.
    received: BTreeSet<String>,
    /// Entries of lists that came.
    beside: usize,
    /// Saved houses that were read.
    houses: Vec<House>,
    /// Segments that should be there, with what they held where it is known.
    missing: BTreeMap<Name, Option<Held>>,
    /// What is wrong with objects of this exchange alone.
    flaws: BTreeSet<Flaw>,
    /// Objects that went because they held a name that was forgotten.
    cleared: BTreeSet<String>,
    /// The objects that were there.
    listed: BTreeSet<String>,
}

impl Syncing<'_> {
    /// Brings in what is there and writes what is missing. Doing it twice changes nothing; broken off anywhere, it goes on
    /// where it was.
    ///
    /// # Errors
    /// If the place does not answer, or the database cannot be written. What came in until then stays.
    pub fn exchange(
        &self,
        store: &mut Store,
        reading: &Reading<'_, Failure>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Outcome, Failure> {
        self.place.tidy();
        let mut known = self.known();
        let done = self.exchanged(&mut known, store, reading, tick);
        known.keep(self.memory);
        done
    }

    /// What an exchange would bring in and write; nothing is changed here or there.
    ///
    /// # Errors
    /// If the place does not answer, or the database cannot be read.
    pub fn status(
        &self,
        store: Option<&Store>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Outcome, Failure> {
        let mut known = self.known();
        // What is read here and not brought in is read again by the exchange: nothing of it is kept.
        let read = self.read(&mut known, &mut |_, held| Ok(Found::Segment(held, Vec::new())), tick)?;
        let ends = store.map_or(Ok(Vec::new()), Store::ends)?;
        let mut outcome = self.outcome(&known, store.map(|store| (store, ends.as_slice())), &read)?;
        if let Some(store) = store {
            outcome.beside_sent = self.beside(&mut known, store)?.len();
        }
        Ok(outcome)
    }

    fn known(&self) -> Known {
        let mut known = Known::load(self.memory);
        if known.device.is_empty() {
            known.device.clone_from(&self.device);
        }
        known
    }

    /// The same with what is remembered of the place.
    pub(in crate::sync) fn exchanged(
        &self,
        known: &mut Known,
        store: &mut Store,
        reading: &Reading<'_, Failure>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Outcome, Failure> {
        let (mut received, mut beside, mut forgotten) = (BTreeSet::new(), 0, 0);
        forgetting(known, store)?;
        let mut read = loop {
            let read = self.read(
                known,
                &mut |entries, held| {
                    let taken = taken(store, reading, entries, held)?;
                    received.extend(taken.matches);
                    beside += taken.beside;
                    forgotten += taken.forgotten;
                    Ok(taken.found)
                },
                tick,
            )?;
            // What was read before a name was forgotten is looked at again: it may hold it.
            if !forgetting(known, store)? {
                break read;
            }
        };
        (read.received, read.beside) = (received, beside);
        if let Some(folder) = self.houses {
            let houses = saved::brought(folder, known, &read.houses);
            read.beside +=
                houses.map_err(|error| Refusal::of("sync-houses", vec![("detail", trouble(&error))]))?;
        }
        let sent = self.send(known, store, reading, &mut read, tick)?;
        self.heal(known, store, &mut read)?;
        self.stamped(known)?;
        let mut outcome = self.outcome(known, Some((&*store, &sent.ends)), &read)?;
        (outcome.sent, outcome.received, outcome.beside) = (sent.matches, read.received.len(), read.beside);
        (outcome.unsound, outcome.forgotten, outcome.beside_sent) = (sent.unsound, forgotten, sent.beside);
        Ok(outcome)
    }

    /// Reads what stands at the place and is not known yet. `take` is given the entries of each segment that is whole, and
    /// says which logs of it could not be brought in.
    fn read(
        &self,
        known: &mut Known,
        take: Take<'_>,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Read, Failure> {
        let mut objects = self.place.list().map_err(unread)?;
        objects.retain(|object| object.name != KEY);
        let mut read =
            Read { listed: objects.iter().map(|object| object.name.clone()).collect(), ..Read::default() };
        let same = |known: &Known, object: &Object| {
            let seen = known.objects.get(&object.name);
            seen.is_some_and(|seen| {
                // What could not be opened may be opened with the key of today.
                (seen.size, &seen.stamp) == (object.size, &object.stamp)
                    && !matches!(seen.found, Found::Sealed | Found::Untrue)
            })
        };
        let mut new: Vec<&Object> = objects.iter().filter(|object| !same(known, object)).collect();
        // Segments first: a manifest is compared with what it speaks of.
        new.sort_by_key(|object| Name::read(&object.name).is_some_and(|(_, segment)| !segment));
        let (count, mut refused) = (new.len(), 0);
        for (no, object) in new.into_iter().enumerate() {
            let found = match Name::read(&object.name) {
                None => Found::Foreign,
                Some((name, segment)) => match self.place.get(&object.name) {
                    // Somebody put it in order since.
                    Err(Fault::Gone) => {
                        read.listed.remove(&object.name);
                        continue;
                    }
                    Err(fault) => {
                        refused += 1;
                        if refused >= PATIENCE {
                            return Err(unread(fault));
                        }
                        read.flaws.insert(Flaw { object: object.name.clone(), what: What::Refused });
                        continue;
                    }
                    Ok(bytes) => {
                        refused = 0;
                        if segment {
                            self.segment(&name, bytes, &mut read, take)?
                        } else {
                            match self.manifest(&name, bytes) {
                                Ok(held) if known.says_otherwise(&name, &held) => Found::Cut,
                                Ok(_) => Found::Manifest,
                                Err(found) => found,
                            }
                        }
                    }
                },
            };
            let (size, stamp) = (object.size, object.stamp.clone());
            known.objects.insert(object.name.clone(), Seen { size, stamp, found });
            tick(no + 1, count);
        }
        self.gone(known, &mut read);
        Ok(read)
    }

    /// What the bytes of a segment are.
    fn segment(
        &self,
        name: &Name,
        bytes: Vec<u8>,
        read: &mut Read,
        take: Take<'_>,
    ) -> Result<Found, Failure> {
        if !name.is_of(&bytes) {
            return Ok(Found::Cut);
        }
        let bytes = match self.seal.opened(bytes) {
            Ok(bytes) => bytes,
            Err(Locked::Key) => return Ok(Found::Sealed),
            Err(Locked::Failed(detail)) => {
                return Err(locked(detail));
            }
        };
        Ok(match unpacked(&bytes) {
            Err(Unread::Newer) => Found::Newer,
            Err(Unread::Strange) => Found::Foreign,
            Ok(entries) => {
                let held = Held::by(&entries);
                let found = take(&entries, held)?;
                let houses = entries.into_iter().filter_map(|entry| match entry {
                    Entry::House(house) => Some(house),
                    _ => None,
                });
                read.houses.extend(houses);
                found
            }
        })
    }

    /// What a manifest says, or what is wrong with it.
    fn manifest(&self, name: &Name, bytes: Vec<u8>) -> Result<Held, Found> {
        let bytes = self.seal.opened(bytes).map_err(|_| Found::Sealed)?;
        Held::unpacked(name, &bytes).ok_or(Found::Cut)
    }

    /// Finds segments that are not there any more, and forgets what is not.
    fn gone(&self, known: &mut Known, read: &mut Read) {
        let listed = std::mem::take(&mut read.listed);
        for object in &listed {
            let Some((name, false)) = Name::read(object) else { continue };
            let cut = known.objects.get(&name.object()).is_some_and(|seen| seen.found == Found::Cut);
            if !listed.contains(&name.object()) || cut {
                let held = match known.objects.get(object).map(|seen| &seen.found) {
                    Some(Found::Manifest) => {
                        self.place.get(object).ok().and_then(|bytes| self.manifest(&name, bytes).ok())
                    }
                    _ => None,
                };
                read.missing.insert(name, held);
            }
        }
        let lost: Vec<String> =
            known.objects.keys().filter(|object| !listed.contains(*object)).cloned().collect();
        for object in lost {
            let seen = known.objects.remove(&object).map(|seen| seen.found);
            // Read here once: what it held is known even where its manifest went with it. Where others hold it, somebody put
            // the place in order.
            if let (Some((name, true)), Some(Found::Segment(held, _))) = (Name::read(&object), seen)
                && (listed.contains(&name.manifest()) || !There::of(known).goes_as_far(&held))
            {
                read.missing.insert(name, Some(held));
            }
        }
        read.listed = listed;
    }

    /// The entries of lists and the saved houses here that the place does not hold.
    fn beside(&self, known: &mut Known, store: &Store) -> Result<Vec<Entry>, StoreError> {
        let mut entries = beside(known, store)?;
        if let Some(folder) = self.houses {
            let there = known.held().flat_map(|held| &held.houses);
            let there = there.map(|(name, digest, _)| (name.clone(), digest.clone())).collect();
            entries.extend(saved::missing(folder, known, &there));
        }
        Ok(entries)
    }

    /// Writes what is here and not there, and reads it again.
    fn send(
        &self,
        known: &mut Known,
        store: &mut Store,
        reading: &Reading<'_, Failure>,
        read: &mut Read,
        tick: &mut dyn FnMut(usize, usize),
    ) -> Result<Sent, Failure> {
        let mut ends = store.ends()?;
        let mut lacking = There::of(known).lacks(&ends);
        // Nobody writes a name again that was forgotten: whoever recorded it since did not know.
        let origins = lacking.iter().map(|log| log.origin.clone()).collect();
        let gone = store.gone(reading.names)?;
        if store.cleaned(&origins, &gone, reading)? {
            ends = store.ends()?;
            lacking = There::of(known).lacks(&ends);
        }
        let (mut sent, mut unsound) = (BTreeSet::new(), Vec::new());
        let mut entries = self.beside(known, store)?;
        let beside = entries.len();
        let (mut size, count) = (0, lacking.len());
        for (no, log) in lacking.into_iter().enumerate() {
            let (rows, damage) = store.read_proved(&log.id)?;
            if damage.is_some() {
                unsound.push(log.id);
                continue;
            }
            size += rows.iter().map(|row| row.payload.len() + row.author.len() + 80).sum::<usize>();
            let origin = (log.origin != log.id).then(|| log.origin.clone());
            entries.push(Entry::Log(Log::of(&log.id, origin, rows)));
            sent.insert(log.origin);
            if size >= ENOUGH {
                self.write(known, read, &std::mem::take(&mut entries))?;
                size = 0;
            }
            tick(no + 1, count);
        }
        if !entries.is_empty() {
            self.write(known, read, &entries)?;
        }
        Ok(Sent { matches: sent.len(), unsound, beside, ends })
    }

    /// Writes a segment and its manifest, and reads the segment again.
    fn write(&self, known: &mut Known, read: &mut Read, entries: &[Entry]) -> Result<(), Failure> {
        let held = Held::by(entries);
        let bytes = self.closed(packed(entries))?;
        let range = (known.written + 1, known.written + entries.len() as u64);
        let name = Name::of(&known.device, range, &bytes);
        // What stands there is believed when it has been read. One of that name that was cut gives way to these bytes.
        if !self.put_and_read(&name, &bytes)? {
            self.place.remove(&name.object()).map_err(unwritten)?;
            if !self.put_and_read(&name, &bytes)? {
                return Err(Refusal::of("sync-unkept", vec![("object", Arg::Text(name.object()))]).into());
            }
        }
        known.written = range.1;
        read.missing.remove(&name);
        read.listed.insert(name.object());
        self.write_manifest(known, &name, &held)?;
        let (size, stamp) = (bytes.len() as u64, String::new());
        known.objects.insert(name.object(), Seen { size, stamp, found: Found::Segment(held, Vec::new()) });
        Ok(())
    }

    /// Puts in order what can be: where everything that a segment held is here, and so is there, the one that was cut goes,
    /// and the manifest of one that is missing; a manifest that is cut or missing is made again from its segment.
    fn heal(&self, known: &mut Known, store: &Store, read: &mut Read) -> Result<(), Failure> {
        let gone = |known: &mut Known, object: &str| {
            known.objects.remove(object);
            self.place.remove(object).map_err(unwritten)
        };
        let lost = std::mem::take(&mut read.missing);
        for (name, held) in lost {
            let covered = match &held {
                Some(held) => There::of(known).lacks_nothing(held, store)?,
                None => false,
            };
            if !covered {
                read.missing.insert(name, held);
                continue;
            }
            let what = if read.listed.contains(&name.object()) { What::Cut } else { What::Missing };
            read.flaws.insert(Flaw { object: name.object(), what });
            for object in [name.object(), name.manifest()] {
                if read.listed.remove(&object) {
                    gone(known, &object)?;
                }
            }
        }
        // What holds a forgotten name goes when everything else of it stands there without the name.
        let named = known.objects.iter().filter_map(|(object, seen)| match &seen.found {
            Found::Named(held) => Some((Name::read(object)?.0, held.clone())),
            _ => None,
        });
        for (name, held) in named.collect::<Vec<_>>() {
            if There::of(known).lacks_nothing(&held, store)? {
                read.cleared.insert(name.object());
                for object in [name.object(), name.manifest()] {
                    read.listed.remove(&object);
                    gone(known, &object)?;
                }
            }
        }
        let whole = known.objects.iter().filter_map(|(object, seen)| match &seen.found {
            Found::Segment(held, _) => Some((Name::read(object)?.0, held.clone())),
            _ => None,
        });
        for (name, held) in whole.collect::<Vec<_>>() {
            match known.objects.get(&name.manifest()).map(|seen| &seen.found) {
                Some(Found::Cut) => {
                    read.flaws.insert(Flaw { object: name.manifest(), what: What::Cut });
                    gone(known, &name.manifest())?;
                }
                None if !read.listed.contains(&name.manifest()) => {}
                _ => continue,
            }
            self.write_manifest(known, &name, &held)?;
        }
        Ok(())
    }

    /// Writes a segment unless one of its name is there, and says whether what is there are these bytes.
    fn put_and_read(&self, name: &Name, bytes: &[u8]) -> Result<bool, Failure> {
        self.place.put(&name.object(), bytes).map_err(unwritten)?;
        let there = self.place.get(&name.object()).map_err(unread)?;
        Ok(name.is_of(&there))
    }

    /// Writes what a segment holds beside it.
    fn write_manifest(&self, known: &mut Known, name: &Name, held: &Held) -> Result<(), Failure> {
        let bytes = self.closed(held.packed(name))?;
        self.place.put(&name.manifest(), &bytes).map_err(unwritten)?;
        let (size, stamp) = (bytes.len() as u64, String::new());
        known.objects.insert(name.manifest(), Seen { size, stamp, found: Found::Manifest });
        Ok(())
    }

    fn closed(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Failure> {
        let closed = self.seal.closed(bytes);
        closed.map_err(locked)
    }

    /// Learns the marks of what was written: it needs not be read again.
    fn stamped(&self, known: &mut Known) -> Result<(), Failure> {
        if known.objects.values().any(|seen| seen.stamp.is_empty()) {
            for object in self.place.list().map_err(unread)? {
                let own = known.objects.get_mut(&object.name);
                if let Some(seen) = own.filter(|seen| seen.stamp.is_empty() && seen.size == object.size) {
                    seen.stamp = object.stamp;
                }
            }
        }
        Ok(())
    }

    /// What came of it, by the logs that are here.
    fn outcome(
        &self,
        known: &Known,
        here: Option<(&Store, &[Elsewhere])>,
        read: &Read,
    ) -> Result<Outcome, Failure> {
        let mut outcome = Outcome::default();
        let (store, ends) = here.unzip();
        let ends = ends.unwrap_or_default();
        let own: HashSet<(&str, i64, String)> =
            ends.iter().map(|log| (log.id.as_str(), log.last, log.head())).collect();
        let there = There::of(known);
        let mut missing = BTreeSet::new();
        for (id, last, link, origin) in known.held().flat_map(|held| &held.logs) {
            let here = own.contains(&(id.as_str(), *last, link.clone()));
            let origin = origin.as_ref().unwrap_or(id);
            let held = match store {
                Some(store) => here || store.holds(origin, id, *last, link)?,
                None => false,
            };
            if !held {
                missing.insert(origin.clone());
            }
        }
        outcome.missing_here = missing.into_iter().collect();
        let lacking = ends.iter().filter(|log| !there.holds(log)).map(|log| log.origin.clone());
        outcome.missing_there = lacking.collect::<BTreeSet<_>>().into_iter().collect();
        outcome.here = ends.iter().map(|log| &log.origin).collect::<BTreeSet<_>>().len();
        outcome.there = there.matches();
        if let Some(store) = store {
            outcome.differ = open_families(&store.forks()?).into_iter().map(|(origin, _)| origin).collect();
        }
        let mut flaws = read.flaws.clone();
        flaws.extend(
            read.missing
                .keys()
                .filter(|name| !read.listed.contains(&name.object()))
                .map(|name| Flaw { object: name.object(), what: What::Missing }),
        );
        for (object, seen) in &known.objects {
            let what = match &seen.found {
                Found::Segment(_, unread) if !unread.is_empty() => What::Unread,
                Found::Segment(..) | Found::Manifest => continue,
                Found::Cut => What::Cut,
                Found::Foreign => What::Foreign,
                Found::Sealed => What::Sealed,
                Found::Newer => What::Newer,
                Found::Named(_) => What::Named,
                Found::Untrue => What::Untrue,
            };
            flaws.insert(Flaw { object: object.clone(), what });
        }
        outcome.damaged = flaws.into_iter().collect();
        outcome.cleared = read.cleared.iter().cloned().collect();
        Ok(outcome)
    }
}

/// The entries of the lists here that the place does not hold.
fn beside(known: &Known, store: &Store) -> Result<Vec<Entry>, StoreError> {
    let there = There::of(known);
    let mut entries: Vec<Entry> = store.namings()?.iter().map(Entry::from).collect();
    entries.extend(store.choices()?.iter().map(Entry::from));
    entries.extend(store.forgotten()?.iter().map(Entry::from));
    entries.retain(|entry| !there.beside.contains(entry.digest().as_str()));
    Ok(entries)
}

/// Notes what is forgotten today. Where that is not what it was, everything is looked at again.
fn forgetting(known: &mut Known, store: &Store) -> Result<bool, StoreError> {
    let ids: Vec<String> = store.forgotten()?.into_iter().map(|forgotten| forgotten.id).collect();
    let today = ids.join(" ");
    let new = known.forgotten != today;
    if new {
        known.objects.clear();
        known.forgotten = today;
    }
    Ok(new)
}
