//! Places that several machines reach: what a target names, and the place behind it.

#[cfg(feature = "s3")]
mod objects;
pub mod sealed;

use std::path::{Path, PathBuf};

use ardoise_desk::files::is_database;
use ardoise_desk::sync::{Folder, Place};
use ardoise_rules::engine::Arg;
use ardoise_rules::words::plain;

use crate::shell::failure::{Failure, trouble};

/// What object stores begin with.
const STORE: &str = "s3://";

/// What a target names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A folder.
    Folder(PathBuf),
    /// A bucket of an object store, and what the names of our objects begin with.
    Objects {
        /// The bucket.
        bucket: String,
        /// Empty, or parts with `/` between them.
        prefix: String,
    },
}

impl Target {
    /// What somebody typed; a folder is named from the root on, so that it is the same one from everywhere.
    ///
    /// # Errors
    /// If nothing can be called so.
    pub fn typed(text: &str) -> Result<Target, Failure> {
        let wrong = |id| Failure::of(id, vec![("target", Arg::Text(plain(text)))]);
        if let Some(rest) = text.strip_prefix(STORE) {
            let (bucket, prefix) = rest.split_once('/').unwrap_or((rest, ""));
            let prefix = prefix.trim_matches('/');
            let fits = |part: &str| !part.is_empty() && part != "." && part != "..";
            if bucket.is_empty() || !(prefix.is_empty() || prefix.split('/').all(fits)) {
                return Err(wrong("sync-bucket"));
            }
            return Ok(Target::Objects { bucket: bucket.to_owned(), prefix: prefix.to_owned() });
        }
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
            Target::Objects { bucket, prefix } if prefix.is_empty() => format!("{STORE}{bucket}"),
            Target::Objects { bucket, prefix } => format!("{STORE}{bucket}/{prefix}"),
        }
    }

    /// Is it a folder that is still to be made, in one that is there?
    #[must_use]
    pub fn is_unmade(&self) -> bool {
        match self {
            Target::Folder(path) => !path.exists() && path.parent().is_some_and(Path::is_dir),
            Target::Objects { .. } => false,
        }
    }

    /// The place. A folder where nothing was ever carried (`new`) is made for an exchange, if the folder above it is there, and
    /// holds nothing where it is only looked at: one that was there before and is gone is a stick that is not plugged in.
    ///
    /// # Errors
    /// If it is no folder, is not there, or no object store can be spoken to.
    pub fn place(&self, new: bool, look: bool) -> Result<Box<dyn Place>, Failure> {
        match self {
            Target::Folder(path) if new && look && self.is_unmade() => Ok(Box::new(Folder::unmade(path))),
            Target::Folder(path) => folder(path, new && self.is_unmade()),
            Target::Objects { bucket, prefix } => objects(bucket, prefix),
        }
    }
}

fn folder(path: &Path, make: bool) -> Result<Box<dyn Place>, Failure> {
    let file = || ("target", Arg::Text(plain(&path.display().to_string())));
    if is_database(path) {
        return Err(Failure::of("sync-database", vec![file()]));
    }
    if make {
        let made = std::fs::create_dir(path);
        made.map_err(|error| Failure::of("sync-no-folder", vec![file(), ("detail", trouble(&error))]))?;
    }
    match std::fs::metadata(path) {
        Ok(known) if known.is_dir() => Ok(Box::new(Folder::at(path))),
        Ok(_) => Err(Failure::of("sync-no-folder", vec![file(), ("detail", Arg::Term("io-no-folder"))])),
        Err(error) => Err(Failure::of("sync-no-folder", vec![file(), ("detail", trouble(&error))])),
    }
}

#[cfg(feature = "s3")]
fn objects(bucket: &str, prefix: &str) -> Result<Box<dyn Place>, Failure> {
    Ok(Box::new(objects::Objects::at(bucket, prefix)?))
}

#[cfg(not(feature = "s3"))]
fn objects(_: &str, _: &str) -> Result<Box<dyn Place>, Failure> {
    Err(Failure::of("sync-no-s3", vec![]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_folder_or_a_bucket() {
        let objects = |bucket: &str, prefix: &str| Target::Objects {
            bucket: bucket.to_owned(),
            prefix: prefix.to_owned(),
        };
        let typed = |text: &str| Target::typed(text).ok();
        assert_eq!(typed("s3://club"), Some(objects("club", "")));
        assert_eq!(typed("s3://club/a/b/"), Some(objects("club", "a/b")));
        assert_eq!(typed("s3://club/a/b/").map(|target| target.name()).as_deref(), Some("s3://club/a/b"));
        for wrong in ["", " ", "s3://", "s3:///a", "s3://club/../a", "s3://club/a//b", "ftp://club"] {
            assert_eq!(typed(wrong), None, "{wrong}");
        }
        let root = std::path::absolute("/no/such/folder").unwrap();
        assert_eq!(typed("/no/such/folder"), Some(Target::Folder(root)));
    }
}
