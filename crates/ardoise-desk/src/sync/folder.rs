//! A folder as a place: a stick, a share of the network, a folder that another program carries.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use crate::failure::trouble;
use crate::files::{self, Over, Readers, Unwritten, Writing};
use crate::sync::place::{FOLDERS, Fault, Object, Place};

/// A folder.
#[derive(Debug, Clone)]
pub struct Folder {
    path: PathBuf,
    /// Is it still to be made? Then nothing stands there.
    unmade: bool,
}

impl Folder {
    /// The place that a folder is. It must be there: a stick that is not plugged in is no empty one.
    #[must_use]
    pub fn at(path: &Path) -> Folder {
        Folder { path: path.to_path_buf(), unmade: false }
    }

    /// The place that a folder will be, to be looked at before anything was carried there: it holds nothing.
    #[must_use]
    pub fn unmade(path: &Path) -> Folder {
        Folder { path: path.to_path_buf(), unmade: true }
    }

    fn path_of(&self, name: &str) -> PathBuf {
        name.split('/').fold(self.path.clone(), |path, part| path.join(part))
    }
}

impl Place for Folder {
    fn list(&self) -> Result<Vec<Object>, Fault> {
        let mut objects = match listed(&self.path, "") {
            Err(error) if self.unmade && error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            listed => listed.map_err(failed)?,
        };
        for folder in FOLDERS {
            match listed(&self.path.join(folder), &format!("{folder}/")) {
                Ok(below) => objects.extend(below),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(failed(error)),
            }
        }
        Ok(objects)
    }

    fn get(&self, name: &str) -> Result<Vec<u8>, Fault> {
        files::contents(&self.path_of(name)).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Fault::Gone,
            _ => failed(error),
        })
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Fault> {
        use io::Write as _;
        let to = self.path_of(name);
        if fs::symlink_metadata(&to).is_ok() {
            return Ok(());
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        // A name says which bytes bear it: who comes second writes the same over the same.
        let writing = Writing::begin(&to, Over::Replace, Readers::Usual).map_err(unwritten)?;
        writing.handle().map_err(unwritten)?.write_all(bytes).map_err(failed)?;
        writing.keep().map_err(unwritten)
    }

    fn tidy(&self) {
        let left = |name: &str| name.starts_with('.') && name.ends_with(files::PARTIAL);
        FOLDERS.iter().for_each(|folder| files::sweep(&self.path.join(folder), left));
    }

    fn remove(&self, name: &str) -> Result<(), Fault> {
        match fs::remove_file(self.path_of(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(error)),
            _ => Ok(()),
        }
    }
}

/// The files of a folder, but for those that hide: what is being written, and what other programs keep for themselves.
fn listed(folder: &Path, before: &str) -> io::Result<Vec<Object>> {
    let mut objects = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        // Taken away since the folder was read.
        let Ok(known) = entry.metadata() else { continue };
        // A pipe would be waited for, and holds nothing.
        let holds = known.is_file() || known.is_symlink();
        if name.starts_with('.') || !holds {
            continue;
        }
        let changed = known.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        let stamp = changed.map(|since| since.as_nanos().to_string()).unwrap_or_default();
        objects.push(Object { name: format!("{before}{name}"), size: known.len(), stamp });
    }
    Ok(objects)
}

fn failed(error: io::Error) -> Fault {
    Fault::Failed(trouble(&error))
}

fn unwritten(error: Unwritten) -> Fault {
    match error {
        Unwritten::Io { error, .. } => failed(error),
        other => Fault::Failed(other.to_string().into()),
    }
}
