//! How every file is written: beside its place first, made sure of, then given its name; whole or not at all.

use std::fs;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};
use thiserror::Error;

/// How the name of a file ends that is being written.
pub(crate) const PARTIAL: &str = ".partial";

/// The first bytes of every SQLite database.
pub(crate) const MAGIC: &[u8] = b"SQLite format 3\0";

/// Is the file an SQLite database? What cannot be read is none.
#[must_use]
pub fn is_database(path: &Path) -> bool {
    let mut first = [0_u8; 16];
    // To open a pipe would wait for ever, or take what somebody else was to read.
    fs::metadata(path).is_ok_and(|known| known.is_file())
        && fs::File::open(path).and_then(|mut file| file.read_exact(&mut first)).is_ok()
        && first == MAGIC
}

/// What a file holds. A pipe or a socket, which would be waited for, is none to be read so, nor a device without an end.
///
/// # Errors
/// As the system has it.
pub fn contents(path: &Path) -> io::Result<Vec<u8>> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        const MOST: u64 = 1 << 20;
        let kind = fs::metadata(path)?.file_type();
        if kind.is_fifo() || kind.is_socket() {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        }
        if kind.is_char_device() || kind.is_block_device() {
            let mut bytes = Vec::new();
            let read = fs::File::open(path)?.take(MOST).read_to_end(&mut bytes)?;
            let ends = u64::try_from(read).is_ok_and(|read| read < MOST);
            return if ends { Ok(bytes) } else { Err(io::Error::from(io::ErrorKind::InvalidInput)) };
        }
    }
    fs::read(path)
}

/// The same as a text.
///
/// # Errors
/// As the system has it; `InvalidData` where it is no text.
pub fn text(path: &Path) -> io::Result<String> {
    String::from_utf8(contents(path)?).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))
}

/// Opens a file to read what somebody wrote into it. A pipe or a socket with a name of its own would be waited for and is
/// refused; one that the shell hands over (`<(…)`, standard input) is read.
///
/// # Errors
/// As the system has it; `InvalidInput` for what would be waited for.
pub fn opened(path: &Path) -> io::Result<fs::File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        let handed = ["/dev/fd", "/dev/stdin", "/proc/self/fd"].iter().any(|place| path.starts_with(place));
        let kind = fs::metadata(path)?.file_type();
        if !handed && (kind.is_fifo() || kind.is_socket()) {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        }
    }
    fs::File::open(path)
}

/// Why a file was not written. What stood in its place is as it was.
#[derive(Debug, Error)]
pub enum Unwritten {
    /// A database, or a file beside one, stands there.
    #[error("{} is a database", .0.display())]
    Database(PathBuf),
    /// What stands there is no ordinary file: a link, a folder, a pipe, a device.
    #[error("{} is no ordinary file", .0.display())]
    Special(PathBuf),
    /// Something stands there, and nothing was to be replaced.
    #[error("{} exists", .0.display())]
    Exists(PathBuf),
    /// The system refused.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
}

/// Who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Whoever the user lets read new files.
    Usual,
    /// Its owner alone: databases and their copies.
    Owner,
}

/// May a file that stands there be replaced?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Over {
    /// An ordinary one, yes.
    Replace,
    /// No.
    Keep,
}

/// A file that is being written. Dropped before [`Writing::keep`], it leaves nothing behind.
#[derive(Debug)]
pub struct Writing {
    partial: NamedTempFile,
    to: PathBuf,
    over: Over,
}

impl Writing {
    /// Begins a file that will bear the name `to`.
    ///
    /// # Errors
    /// If what stands there may not be replaced, or nothing can be written beside it.
    pub fn begin(to: &Path, over: Over, readers: Readers) -> Result<Writing, Unwritten> {
        let known = standing(to)?;
        if known.is_some() && over == Over::Keep {
            return Err(Unwritten::Exists(to.to_path_buf()));
        }
        let mut builder = Builder::new();
        let stem = to.file_name().map(|name| format!(".{}.", name.to_string_lossy())).unwrap_or_default();
        builder.prefix(&stem).suffix(PARTIAL);
        sweep(folder_of(to), |name| name.starts_with(&stem) && name.contains(PARTIAL));
        #[cfg(unix)]
        if readers == Readers::Usual {
            use std::os::unix::fs::PermissionsExt as _;
            // What is replaced keeps its readers; of a new file the user's mask decides.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        #[cfg(not(unix))]
        let _ = readers;
        let partial = begun(&builder, folder_of(to)).map_err(|error| failed(to, error))?;
        if let Some(known) = known.filter(|_| readers == Readers::Usual) {
            fs::set_permissions(partial.path(), known.permissions()).map_err(|error| failed(to, error))?;
        }
        Ok(Writing { partial, to: to.to_path_buf(), over })
    }

    /// The file before it has its name: for who writes by path.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.partial.path()
    }

    /// Another handle on the file before it has its name.
    ///
    /// # Errors
    /// If the system gives none.
    pub fn handle(&self) -> Result<fs::File, Unwritten> {
        self.partial.as_file().try_clone().map_err(|error| failed(&self.to, error))
    }

    /// Makes the file last and gives it its name.
    ///
    /// # Errors
    /// If the system refuses; then nothing of it is left.
    pub fn keep(self) -> Result<(), Unwritten> {
        let Writing { partial, to, over } = self;
        partial.as_file().sync_all().map_err(|error| failed(&to, error))?;
        // Looked at again: something may have come there meanwhile.
        if standing(&to)?.is_some() && over == Over::Keep {
            return Err(Unwritten::Exists(to));
        }
        let kept = match over {
            Over::Replace => partial.persist(&to),
            Over::Keep => partial.persist_noclobber(&to),
        };
        kept.map_err(|refused| failed(&to, refused.error))?;
        settled(&to).map_err(|error| failed(&to, error))
    }
}

/// Makes the name of a file last.
///
/// # Errors
/// If the system refuses.
pub(crate) fn settled(to: &Path) -> io::Result<()> {
    if cfg!(unix) {
        fs::File::open(folder_of(to)).and_then(|folder| folder.sync_all())?;
    }
    Ok(())
}

/// A file that is only there for a while, with a lock as long as somebody writes to it: what is not locked was left by a program that
/// was killed, and is swept away.
///
/// # Errors
/// If it cannot be made.
pub(crate) fn begun(builder: &Builder<'_, '_>, folder: &Path) -> io::Result<NamedTempFile> {
    loop {
        let file = builder.tempfile_in(folder)?;
        // Where nothing can be locked, age decides.
        if !cfg!(unix) || file.as_file().lock().is_err() || file.path().exists() {
            return Ok(file);
        }
        // Swept away before it was locked.
    }
}

/// How the files end that SQLite puts beside a database.
pub(crate) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Does somebody write to a file of [`begun`], or to the one beside which SQLite put it? None where that cannot be known.
fn is_written(path: &Path) -> Option<bool> {
    if !cfg!(unix) {
        return None;
    }
    let name = path.to_str()?;
    let own = BESIDE.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
    match fs::File::open(own).map(|file| file.try_lock()) {
        Ok(Ok(())) => Some(false),
        Ok(Err(fs::TryLockError::WouldBlock)) => Some(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Some(false),
        Ok(Err(fs::TryLockError::Error(_))) | Err(_) => None,
    }
}

/// Takes away what a program that was killed left beside what it was writing: it may hold names that were forgotten since. Where it
/// cannot be known whether somebody is at work on it, once nobody has written to it for an hour. What cannot be taken away stays.
pub fn sweep(folder: &Path, left: impl Fn(&str) -> bool) {
    const LATE: Duration = Duration::from_secs(3600);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let own = entry.file_name().to_str().is_some_and(&left);
        let Some(known) = entry.metadata().ok().filter(|known| own && known.is_file()) else { continue };
        let since = known.modified().ok().and_then(|at| at.elapsed().ok());
        let goes = is_written(&entry.path())
            .map_or_else(|| since.is_some_and(|since| since >= LATE), |written| !written);
        if goes {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes a file whole, over an ordinary one if there is one; never over a database, a link or what is no file.
///
/// # Errors
/// If it cannot be written; then what stood there is as it was.
pub fn write(to: &Path, bytes: &[u8]) -> Result<(), Unwritten> {
    let mut writing = Writing::begin(to, Over::Replace, Readers::Usual)?;
    writing.partial.write_all(bytes).map_err(|error| failed(to, error))?;
    writing.keep()
}

/// The same, for its owner alone.
///
/// # Errors
/// If it cannot be written; then what stood there is as it was.
pub fn write_private(to: &Path, bytes: &[u8]) -> Result<(), Unwritten> {
    let mut writing = Writing::begin(to, Over::Replace, Readers::Owner)?;
    writing.partial.write_all(bytes).map_err(|error| failed(to, error))?;
    writing.keep()
}

/// Do these bytes stand anywhere in a file?
///
/// # Errors
/// If it cannot be read.
pub fn holds(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    const AT_ONCE: usize = 1 << 20;
    let (finder, mut file) = (memchr::memmem::Finder::new(bytes), fs::File::open(path)?);
    let (mut window, mut kept) = (vec![0; AT_ONCE + bytes.len()], 0);
    loop {
        let read = file.read(&mut window[kept..])?;
        let full = kept + read;
        if finder.find(&window[..full]).is_some() {
            return Ok(true);
        }
        if read == 0 {
            return Ok(false);
        }
        // What is cut at the end is whole with what comes next.
        let rest = full.min(bytes.len().saturating_sub(1));
        window.copy_within(full - rest..full, 0);
        kept = rest;
    }
}

/// Lets only its owner read a file or look into a folder that is there, where others could.
///
/// # Errors
/// If the system refuses.
pub fn keep_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let known = fs::metadata(path)?;
        let own = if known.is_dir() { 0o700 } else { 0o600 };
        if known.permissions().mode() & 0o077 != 0 {
            fs::set_permissions(path, fs::Permissions::from_mode(own))?;
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Makes a folder, and those above it, that only its owner may look into; one that is there stays as it is.
///
/// # Errors
/// If the system refuses.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// What stands under a name: an ordinary file that is no database, or nothing.
fn standing(path: &Path) -> Result<Option<fs::Metadata>, Unwritten> {
    let name = path.to_string_lossy();
    let beside = BESIDE.iter().filter_map(|end| name.strip_suffix(end));
    let of_database = beside.map(Path::new).any(is_database);
    match fs::symlink_metadata(path) {
        _ if of_database => Err(Unwritten::Database(path.to_path_buf())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed(path, error)),
        Ok(known) if !known.is_file() => Err(Unwritten::Special(path.to_path_buf())),
        Ok(_) if is_database(path) => Err(Unwritten::Database(path.to_path_buf())),
        Ok(known) => Ok(Some(known)),
    }
}

pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

fn failed(path: &Path, error: io::Error) -> Unwritten {
    Unwritten::Io { path: path.to_path_buf(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn what_a_killed_program_left_goes_with_the_next_file_of_that_name() {
        let folder = scratch();
        let put = |name: &str, hours: u64| {
            let file = fs::File::create(folder.path().join(name)).unwrap();
            let at = file.metadata().unwrap().modified().unwrap() - Duration::from_secs(hours * 3600 + 60);
            file.set_modified(at).unwrap();
            file
        };
        put(".slate.md.Ab12Cd.partial", 1);
        put(".slate.md.Ab12Cd.partial-journal", 1);
        put(".other.md.Ab12Cd.partial", 1);
        put(".slate.md.mine", 1);
        // Another one is still at work, on the file and on what SQLite put beside it.
        let others = put(".slate.md.Ef34Gh.partial", 0);
        others.lock().unwrap();
        put(".slate.md.Ef34Gh.partial-journal", 0);
        let to = folder.path().join("slate.md");
        write(&to, b"one").unwrap();
        let left = [
            ".other.md.Ab12Cd.partial",
            ".slate.md.Ef34Gh.partial",
            ".slate.md.Ef34Gh.partial-journal",
            ".slate.md.mine",
            "slate.md",
        ];
        assert_eq!(names(folder.path()), left);
        if cfg!(unix) {
            // Killed a moment ago.
            drop(others);
            write(&to, b"two").unwrap();
            assert_eq!(names(folder.path()), [left[0], left[3], left[4]]);
        }
        // What is being written is in nobody's way.
        let one = Writing::begin(&to, Over::Replace, Readers::Usual).unwrap();
        write(&to, b"three").unwrap();
        one.keep().unwrap();
    }

    #[test]
    fn a_file_is_written_whole_and_alone() {
        let folder = scratch();
        let to = folder.path().join("slate.md");
        write(&to, b"one").unwrap();
        write(&to, b"two").unwrap();
        assert_eq!(fs::read(&to).unwrap(), b"two");
        assert_eq!(names(folder.path()), ["slate.md"]);
    }

    #[test]
    fn what_is_begun_and_not_kept_leaves_the_old_file() {
        let folder = scratch();
        let to = folder.path().join("slate.md");
        write(&to, b"old").unwrap();
        let writing = Writing::begin(&to, Over::Replace, Readers::Usual).unwrap();
        writing.handle().unwrap().write_all(b"half").unwrap();
        drop(writing);
        assert_eq!(fs::read(&to).unwrap(), b"old");
        assert_eq!(names(folder.path()), ["slate.md"]);
        assert!(matches!(Writing::begin(&to, Over::Keep, Readers::Usual), Err(Unwritten::Exists(_))));
    }

    #[cfg(unix)]
    #[test]
    fn links_and_special_files_are_refused_and_readers_are_kept() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = scratch();
        let (to, link) = (folder.path().join("slate.md"), folder.path().join("link.md"));
        write(&to, b"old").unwrap();
        std::os::unix::fs::symlink(&to, &link).unwrap();
        assert!(matches!(write(&link, b"new"), Err(Unwritten::Special(_))));
        assert!(matches!(write(folder.path(), b"new"), Err(Unwritten::Special(_))));
        assert!(matches!(write(Path::new("/dev/null"), b"new"), Err(Unwritten::Special(_))));
        assert_eq!(fs::read(&to).unwrap(), b"old");
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        fs::set_permissions(&to, fs::Permissions::from_mode(0o640)).unwrap();
        write(&to, b"new").unwrap();
        assert_eq!(mode(&to), 0o640);
        let own = folder.path().join("own.db");
        Writing::begin(&own, Over::Keep, Readers::Owner).unwrap().keep().unwrap();
        assert_eq!(mode(&own), 0o600);
        private_folder(&folder.path().join("a/b")).unwrap();
        assert_eq!((mode(&folder.path().join("a")), mode(&folder.path().join("a/b"))), (0o700, 0o700));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("config.toml");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        assert_eq!(contents(&pipe).unwrap_err().kind(), io::ErrorKind::InvalidInput);
        assert_eq!(text(&pipe).unwrap_err().kind(), io::ErrorKind::InvalidInput);
        assert_eq!(contents(Path::new("/dev/zero")).unwrap_err().kind(), io::ErrorKind::InvalidInput);
        assert_eq!(contents(Path::new("/dev/null")).unwrap(), b"");
        let named = folder.path().join("ardoise.20261120-203000.daily.0123456789abcdef.db");
        std::fs::rename(&pipe, &named).unwrap();
        assert!(crate::store::copies_in(folder.path(), 0).is_empty());
    }
}
