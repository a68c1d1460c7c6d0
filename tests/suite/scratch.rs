//! Where tests write: a folder of its own for each, that goes when it is let go. Fuzz targets and tests share it.

use std::path::{Path, PathBuf};

/// The folder above everything that tests write: in memory where there is one and no other was asked for, so that some
/// thousand runs of the program wait for no disk.
pub fn above() -> PathBuf {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() && std::env::var_os("TMPDIR").is_none() {
        memory.to_path_buf()
    } else {
        std::env::temp_dir()
    }
}

/// A folder of its own.
pub struct Scratch(pub PathBuf);

impl Scratch {
    /// An empty one.
    pub fn new() -> Scratch {
        let folder = above().join(format!("ardoise-{}", uuid::Uuid::now_v7()));
        std::fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
