//! Places that several machines reach: what a target names, and the place behind it.

use std::path::{Path, PathBuf};

use ardoise_desk::files::is_database;
use ardoise_desk::sync::{Folder, Place};
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

use crate::shell::failure::{Failure, trouble};

/// What a target names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A folder.
    Folder(PathBuf),
}

impl Target {
    /// What somebody typed; a folder is named from the root on, so that it is the same one from everywhere.
    ///
    /// # Errors
    /// If nothing can be called so.
    pub fn typed(text: &str) -> Result<Target, Failure> {
        let wrong = |id| Failure::shell(id, vec![("target", Arg::Text(plain(text)))]);
        if text.trim().is_empty() || text.contains("://") {
            return Err(wrong("sync-unknown-target"));
        }
        let path = std::path::absolute(text).map_err(|_| wrong("sync-unknown-target"))?;
        // One that is still to be made is named as it will be.
        let above = || Some(path.parent()?.canonicalize().ok()?.join(path.file_name()?));
        let real = path.canonicalize().ok().or_else(above);
        Ok(Target::Folder(real.unwrap_or(path)))
    }

    /// How it is remembered and shown.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Target::Folder(path) => path.display().to_string(),
        }
    }

    /// The place. A folder where nothing was ever carried is made, if the folder above it is there: one that was there
    /// before and is gone is a stick that is not plugged in.
    ///
    /// # Errors
    /// If it is no folder, or is not there.
    pub fn place(&self, new: bool) -> Result<Box<dyn Place>, Failure> {
        match self {
            Target::Folder(path) => folder(path, new),
        }
    }
}

fn folder(path: &Path, new: bool) -> Result<Box<dyn Place>, Failure> {
    let file = || ("target", Arg::Text(plain(&path.display().to_string())));
    if is_database(path) {
        return Err(Failure::shell("sync-database", vec![file()]));
    }
    if new && !path.exists() && path.parent().is_some_and(Path::is_dir) {
        let made = std::fs::create_dir(path);
        made.map_err(|error| Failure::shell("sync-no-folder", vec![file(), ("detail", trouble(&error))]))?;
    }
    match std::fs::metadata(path) {
        Ok(known) if known.is_dir() => Ok(Box::new(Folder::at(path))),
        Ok(_) => Err(Failure::shell("sync-no-folder", vec![file(), ("detail", Arg::Term("io-no-folder"))])),
        Err(error) => Err(Failure::shell("sync-no-folder", vec![file(), ("detail", trouble(&error))])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_folder() {
        let typed = |text: &str| Target::typed(text).ok();
        for wrong in ["", " ", "s3://club", "ftp://club"] {
            assert_eq!(typed(wrong), None, "{wrong}");
        }
        let root = std::path::absolute("/no/such/folder").unwrap();
        assert_eq!(typed("/no/such/folder"), Some(Target::Folder(root)));
    }
}
