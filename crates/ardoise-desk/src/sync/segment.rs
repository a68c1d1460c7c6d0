//! Segments: logs and lists as they are carried, many in one object, named by its digest.
//!
//! A segment is a line that says its format, and JSON lines, compressed: first what it is, then an entry a line. Every log
//! in it is whole, so that no segment needs another one. Its digest is the SHA-256 of its bytes as they stand in the place.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::store::{self, Choice, Forgotten, Gone, Head as Rewritten, Naming, NamingKind, Row};
use crate::sync::place::{MANIFEST, SEGMENTS};

/// The first line of a segment of this version.
const FORMAT: &str = "ardoise segment 1\n";

/// What every first line begins with.
const BEGINS: &str = "ardoise segment ";

/// The most that is unpacked of one object.
const LARGEST: u64 = 256 << 20;

/// Entries are gathered up to so many bytes; a log that is longer is one of its own.
pub(in crate::sync) const ENOUGH: usize = 4 << 20;

/// The name of a segment: who wrote it, which of his entries it holds, and its digest.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::sync) struct Name {
    device: String,
    first: u64,
    last: u64,
    digest: String,
}

impl Name {
    /// The name of a segment with these bytes.
    pub(crate) fn of(device: &str, (first, last): (u64, u64), bytes: &[u8]) -> Name {
        Name { device: device.to_owned(), first, last, digest: digest(bytes) }
    }

    /// Reads the name of an object, and whether it is the segment itself; none where it is not ours.
    pub(crate) fn read(object: &str) -> Option<(Name, bool)> {
        let (folder, file) = object.split_once('/')?;
        let segment = match folder {
            SEGMENTS => true,
            MANIFEST => false,
            _ => return None,
        };
        let stem = file.strip_suffix(if segment { ".segment" } else { ".manifest" })?;
        let mut parts = stem.split('-');
        let hex = |text: &str| text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let device = parts.next().filter(|part| part.len() == 8 && hex(part))?;
        let first = parts.next()?.parse().ok()?;
        let last = parts.next()?.parse().ok()?;
        let digest = parts.next().filter(|part| part.len() == 64 && hex(part))?;
        let name = Name { device: device.to_owned(), first, last, digest: digest.to_owned() };
        (parts.next().is_none() && name.stem() == stem).then_some((name, segment))
    }

    fn stem(&self) -> String {
        format!("{}-{:08}-{:08}-{}", self.device, self.first, self.last, self.digest)
    }

    /// The object that the segment is.
    pub(crate) fn object(&self) -> String {
        format!("{SEGMENTS}/{}.segment", self.stem())
    }

    /// The object that says what it holds.
    pub(crate) fn manifest(&self) -> String {
        format!("{MANIFEST}/{}.manifest", self.stem())
    }

    /// A digest of what is said of this segment and of no other.
    fn bound_to(&self, body: &str) -> String {
        digest(format!("{}\n{body}", self.stem()).as_bytes())
    }

    /// Do these bytes bear the name?
    pub(crate) fn is_of(&self, bytes: &[u8]) -> bool {
        digest(bytes) == self.digest
    }
}

/// The SHA-256 of bytes, in hexadecimal digits.
pub(in crate::sync) fn digest(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}

/// A log as it is carried: all of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::sync) struct Log {
    /// Its id.
    pub id: String,
    /// The match it is a copy of, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// Its rows, each as its columns.
    pub rows: Vec<Columns>,
}

/// The columns of a row: seq, op, at, author, kind, deal, schema, payload.
type Columns = (i64, i64, i64, String, String, Option<i64>, i64, String);

impl Log {
    /// A log with these rows.
    pub(crate) fn of(id: &str, origin: Option<String>, rows: Vec<Row>) -> Log {
        let columns =
            |row: Row| (row.seq, row.op, row.at, row.author, row.kind, row.deal, row.schema, row.payload);
        Log { id: id.to_owned(), origin, rows: rows.into_iter().map(columns).collect() }
    }

    /// Its rows.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let row = |(seq, op, at, author, kind, deal, schema, payload): Columns| Row {
            seq,
            op,
            at,
            author,
            kind,
            deal,
            schema,
            payload,
        };
        self.rows.iter().cloned().map(row).collect()
    }
}

/// A saved house as it is carried.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::sync) struct House {
    /// The name under which it is saved.
    pub name: String,
    /// The file.
    pub text: String,
    /// The digest of the file that it took the place of where it was changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// An entry of a segment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::sync) enum Entry {
    /// A log.
    Log(Log),
    /// An entry of the list of names: id, at, author, kind, name, target.
    Naming(String, i64, String, String, String, Option<String>),
    /// A choice between copies: id, at, author, origin, chosen, reason.
    Choice(String, i64, String, String, String, String),
    /// A saved house.
    House(House),
    /// A name that was forgotten: id, at, pseudonym, digests of names, logs before and after.
    Forgotten(String, i64, String, String, Vec<Rewritten>),
}

impl From<&Forgotten> for Entry {
    fn from(forgotten: &Forgotten) -> Entry {
        let Forgotten { id, at, pseudonym, names, heads } = forgotten.clone();
        Entry::Forgotten(id, at, pseudonym, names, heads)
    }
}

impl From<&Naming> for Entry {
    fn from(naming: &Naming) -> Entry {
        let Naming { id, at, author, kind, name, target } = naming.clone();
        Entry::Naming(id, at, author, kind.word().to_owned(), name, target)
    }
}

impl From<&Choice> for Entry {
    fn from(choice: &Choice) -> Entry {
        let Choice { id, at, author, origin, chosen, reason } = choice.clone();
        Entry::Choice(id, at, author, origin, chosen, reason)
    }
}

impl Entry {
    /// The digest of what it says: of lists beside the logs, that is what is compared.
    pub(crate) fn digest(&self) -> String {
        digest(text(self).as_bytes())
    }

    /// The entry of the list of names that it is.
    pub(crate) fn naming(&self) -> Option<Naming> {
        let Entry::Naming(id, at, author, kind, name, target) = self else { return None };
        let kind = NamingKind::read(kind);
        // As the list itself demands it.
        let target = target.clone().filter(|_| kind != NamingKind::Split);
        if target.is_none() && kind != NamingKind::Split {
            return None;
        }
        let (id, author, name) = (id.clone(), author.clone(), name.clone());
        Some(Naming { id, at: *at, author, kind, name, target })
    }

    /// The tombstone that it is.
    pub(crate) fn forgotten(&self) -> Option<Forgotten> {
        let Entry::Forgotten(id, at, pseudonym, names, heads) = self.clone() else { return None };
        Some(Forgotten { id, at, pseudonym, names, heads })
    }

    /// The same without names that were forgotten; none where nothing of it is left.
    pub(crate) fn without(&self, gone: &Gone) -> Option<Entry> {
        let log = |log: &Log| {
            let rows = gone.rows(&log.rows())?;
            Some(Some(Entry::Log(Log::of(&log.id, log.origin.clone(), rows))))
        };
        let new = match self {
            Entry::Log(own) => log(own),
            Entry::Naming(..) => {
                let new = self.naming().and_then(|naming| gone.naming(&naming));
                new.map(|naming| naming.as_ref().map(Entry::from))
            }
            Entry::Choice(..) => {
                let new = self.choice().and_then(|choice| gone.choice(&choice));
                new.map(|choice| Some(Entry::from(&choice)))
            }
            Entry::House(_) | Entry::Forgotten(..) => None,
        };
        new.unwrap_or_else(|| Some(self.clone()))
    }

    /// The choice that it is.
    pub(crate) fn choice(&self) -> Option<Choice> {
        let Entry::Choice(id, at, author, origin, chosen, reason) = self else { return None };
        let (id, author, origin) = (id.clone(), author.clone(), origin.clone());
        Some(Choice { id, at: *at, author, origin, chosen: chosen.clone(), reason: reason.clone() })
    }
}

/// What a segment says of itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::sync) struct Head {
    /// How many entries follow: fewer, and it was cut.
    pub entries: usize,
}

/// Why bytes are no segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sync) enum Unread {
    /// They are not what a segment is.
    Strange,
    /// A later version wrote it.
    Newer,
}

/// A segment as bytes.
pub(in crate::sync) fn packed(entries: &[Entry]) -> Vec<u8> {
    let mut packing = ZlibEncoder::new(FORMAT.as_bytes().to_vec(), Compression::default());
    let mut lines = text(&Head { entries: entries.len() }) + "\n";
    for entry in entries {
        lines.push_str(&text(entry));
        lines.push('\n');
    }
    let packed = packing.write_all(lines.as_bytes()).and_then(|()| packing.finish());
    packed.expect("memory takes what is written")
}

/// A value as a line of JSON.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts, numbers and lists always encode")
}

/// The entries of a segment.
pub(in crate::sync) fn unpacked(bytes: &[u8]) -> Result<Vec<Entry>, Unread> {
    let Some(body) = bytes.strip_prefix(FORMAT.as_bytes()) else {
        let newer = bytes.starts_with(BEGINS.as_bytes());
        return Err(if newer { Unread::Newer } else { Unread::Strange });
    };
    let mut text = String::new();
    let read = ZlibDecoder::new(body).take(LARGEST).read_to_string(&mut text);
    if read.is_err() {
        return Err(Unread::Strange);
    }
    let mut lines = text.lines();
    let head: Head = read_line(lines.next())?;
    let entries: Vec<Entry> = lines.map(|line| read_line(Some(line))).collect::<Result<_, _>>()?;
    if entries.len() == head.entries { Ok(entries) } else { Err(Unread::Strange) }
}

fn read_line<T: for<'a> Deserialize<'a>>(line: Option<&str>) -> Result<T, Unread> {
    line.and_then(|line| serde_json::from_str(line).ok()).ok_or(Unread::Strange)
}

/// What a segment holds, for whoever finds it missing or cut.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::sync) struct Held {
    /// Logs by id, length, the link of the last row, and the match they are a copy of.
    pub logs: Vec<(String, i64, String, Option<String>)>,
    /// The digests of the entries of lists and of houses.
    pub beside: Vec<String>,
    /// The houses: name, digest of the file, and of the one before.
    pub houses: Vec<(String, String, Option<String>)>,
}

impl Held {
    /// What these entries are; every link is computed of the rows.
    pub(crate) fn by(entries: &[Entry]) -> Held {
        let mut held = Held::default();
        for entry in entries {
            match entry {
                Entry::Log(log) => {
                    let rows = log.rows();
                    let last = rows.last().map_or(0, |row| row.seq);
                    let link = store::link_of(&log.id, &rows);
                    held.logs.push((log.id.clone(), last, link, log.origin.clone()));
                }
                Entry::House(house) => {
                    let digest = digest(house.text.as_bytes());
                    held.houses.push((house.name.clone(), digest, house.before.clone()));
                }
                Entry::Naming(..) | Entry::Choice(..) | Entry::Forgotten(..) => {
                    held.beside.push(entry.digest())
                }
            }
        }
        held
    }

    /// The manifest of the segment of that name: a first line with its digest, and JSON.
    pub(crate) fn packed(&self, of: &Name) -> Vec<u8> {
        let body = text(self);
        format!("{SAYS}{}\n{body}\n", of.bound_to(&body)).into_bytes()
    }

    /// Reads it; none where it is not what was written of that segment.
    pub(crate) fn unpacked(of: &Name, bytes: &[u8]) -> Option<Held> {
        let text = std::str::from_utf8(bytes).ok()?;
        let (first, body) = text.strip_prefix(SAYS)?.split_once('\n')?;
        let body = body.strip_suffix('\n')?;
        if of.bound_to(body) == first { serde_json::from_str(body).ok() } else { None }
    }
}

/// What the first line of a manifest begins with.
const SAYS: &str = "ardoise manifest 1 ";
