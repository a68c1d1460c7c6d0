//! The copies in a folder: when each was made, why and what it holds, as its name says.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime};

use crate::files::{self, BESIDE};

/// Why a copy was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The first of a day on which something was recorded.
    Daily,
    /// It was asked for.
    Asked,
    /// Before much was brought in.
    Import,
    /// Before lists were made anew.
    Repair,
    /// Before a copy took its place.
    Restore,
    /// Before a name was taken out.
    Forget,
}

impl Why {
    const ALL: [Why; 6] = [Why::Daily, Why::Asked, Why::Import, Why::Repair, Why::Restore, Why::Forget];

    /// The word in the name of the file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Why::Daily => "daily",
            Why::Asked => "asked",
            Why::Import => "import",
            Why::Repair => "repair",
            Why::Restore => "restore",
            Why::Forget => "forget",
        }
    }
}

/// A copy that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptCopy {
    /// The file.
    pub path: PathBuf,
    /// When it was made, Unix milliseconds, to the second.
    pub at: i64,
    /// Why.
    pub why: Why,
    /// The first digits of the head of the whole database it holds.
    pub head: String,
}

/// So many digits of the head stand in the name of a copy.
pub(super) const DIGITS: usize = 16;
/// How the name of the file begins in which a copy is made ready to take the place of the database.
pub(super) const SCRATCH: &str = ".restored.";
/// How a moment is written in the name of a copy.
const MOMENT: &str = "%Y%m%d-%H%M%S";
/// A day in milliseconds.
pub(super) const DAY: i64 = 86_400_000;

/// Where copies of the database at `path` are kept: a folder beside it.
#[must_use]
pub fn copies_folder(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(".copies");
    path.with_file_name(name)
}

/// Does a copy say that it was made after a moment, by more than a day? A clock was ahead then: nobody knows when that was.
pub(super) const fn is_ahead(copy: &KeptCopy, now: i64) -> bool {
    copy.at > now.saturating_add(DAY)
}

/// The copies in a folder, newest first, and behind them those of a clock that was ahead of `now`; what is named otherwise is
/// none.
#[must_use]
pub fn copies_in(folder: &Path, now: i64) -> Vec<KeptCopy> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    // What is no ordinary file is no copy, whatever its name: a pipe would be waited for.
    let files = entries.map(|entry| entry.path()).filter(|path| path.is_file());
    let mut found: Vec<KeptCopy> = files.filter_map(read).collect();
    // Of two of one second the file knows which is the later.
    let written = |copy: &KeptCopy| fs::metadata(&copy.path).and_then(|known| known.modified()).ok();
    found.sort_by_cached_key(|copy| {
        (is_ahead(copy, now), Reverse((copy.at, written(copy))), Reverse(copy.path.clone()))
    });
    found
}

/// `ardoise.20261120-203000.daily.0123456789abcdef.db`
fn read(path: PathBuf) -> Option<KeptCopy> {
    let name = path.file_name()?.to_str()?.strip_suffix(".db")?.to_owned();
    let mut parts = name.rsplit('.');
    let head = parts.next().filter(|head| head.len() == DIGITS)?;
    let word = parts.next()?;
    let why = Why::ALL.into_iter().find(|why| why.word() == word)?;
    let at = moment(parts.next()?)?;
    parts.next()?;
    Some(KeptCopy { at, why, head: head.to_owned(), path })
}

/// How the names of copies before a schema begin.
pub(super) fn before_schema(path: &Path) -> String {
    format!("{}.schema-", path.file_stem().unwrap_or_default().to_string_lossy())
}

/// Is it the name of a copy that is being written, or of what SQLite puts beside that?
/// `.ardoise.20261120-203000.daily.0123456789abcdef.db.Ab12Cd.partial-journal`
pub(super) fn is_partial(name: &str) -> bool {
    let Some((name, end)) = name.strip_prefix('.').and_then(|name| name.rsplit_once(files::PARTIAL)) else {
        return false;
    };
    let copy = name.rsplit_once('.').map(|(copy, _)| PathBuf::from(copy));
    (end.is_empty() || BESIDE.contains(&end)) && copy.and_then(read).is_some()
}

/// The name of the copy beside which SQLite put a file of this name.
pub(super) fn beside_of(name: &str) -> Option<&str> {
    let copy = BESIDE.iter().find_map(|end| name.strip_suffix(end))?;
    read(PathBuf::from(copy)).map(|_| copy)
}

/// A moment as it stands in the name of a copy, in UTC: `20261120-203000`.
pub(super) fn written(at: i64) -> String {
    DateTime::from_timestamp_millis(at).unwrap_or_default().format(MOMENT).to_string()
}

/// The moment that stands in the name of a copy, in milliseconds.
fn moment(text: &str) -> Option<i64> {
    let figures = text.len() == 15 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let at = NaiveDateTime::parse_from_str(text, MOMENT).ok().filter(|_| figures)?;
    Some(at.and_utc().timestamp_millis())
}

/// A copy of that day, made up for tests.
#[cfg(test)]
pub(super) fn copy(day: i64, why: Why) -> KeptCopy {
    let path = PathBuf::from(format!("x.{}.{}.0123456789abcdef.db", written(day * DAY), why.word()));
    read(path).expect("the name of a copy")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_when_why_and_what() {
        // 2026-11-20 is day 20777; 2024-02-29 is day 19782.
        assert_eq!(written(20_777 * DAY + 73_800_000), "20261120-203000");
        assert_eq!(written(19_782 * DAY), "20240229-000000");
        assert_eq!(moment("20261120-203000"), Some(20_777 * DAY + 73_800_000));
        for day in [-1, 0, 59, 60, 19_782, 20_777, 2_000_000] {
            assert_eq!(moment(&written(day * DAY)), Some(day * DAY), "{day}");
        }
        for none in ["20261320-203000", "20261120-253000", "2026112-0203000", "+0261120-203000"] {
            assert_eq!(moment(none), None, "{none}");
        }
        let known = copy(20_777, Why::Import);
        assert_eq!((known.why, known.at, &*known.head), (Why::Import, 20_777 * DAY, "0123456789abcdef"));
        for other in
            ["ardoise.db", "x.20261120-203000.other.0123456789abcdef.db", "x.daily.0123456789abcdef.db"]
        {
            assert_eq!(read(PathBuf::from(other)), None, "{other}");
        }
    }
}
