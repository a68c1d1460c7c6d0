//! A place that several machines reach: objects with names, written once, never changed.

use ardoise_rules::engine::Arg;

use crate::failure::{Failure, Refusal};

/// An object as a place lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Object {
    /// Its name below the place, parts behind `/`.
    pub name: String,
    /// Its bytes.
    pub size: u64,
    /// The place's own mark of this version of it: another mark, and it is read anew.
    pub stamp: String,
}

/// Why a place did not do what was asked.
#[derive(Debug)]
pub enum Fault {
    /// There is no such object: somebody took it away since it was listed.
    Gone,
    /// The place does not answer, or refuses; what it says.
    Failed(Arg),
}

/// What a place can do. Any number of machines may ask at once; there is no lock.
pub trait Place {
    /// What stands there: everything below [`FOLDERS`], and files beside them, which are not ours.
    ///
    /// # Errors
    /// If the place cannot be read.
    fn list(&self) -> Result<Vec<Object>, Fault>;

    /// The bytes of an object.
    ///
    /// # Errors
    /// If it is gone, or cannot be read.
    fn get(&self, name: &str) -> Result<Vec<u8>, Fault>;

    /// Writes an object whole, unless there is one of that name: then nothing changes.
    ///
    /// # Errors
    /// If it cannot be written; then nothing of it is there.
    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Fault>;

    /// Takes away what a program that was killed left there and that is no object.
    fn tidy(&self) {}

    /// Takes an object away; one that is gone already is no failure.
    ///
    /// # Errors
    /// If the place refuses.
    fn remove(&self, name: &str) -> Result<(), Fault>;
}

/// The folders of a place in which our objects stand.
pub const FOLDERS: [&str; 2] = [SEGMENTS, MANIFEST];

/// Beside the folders: the key of the place, closed with a passphrase, where it has one.
pub const KEY: &str = "key.age";

/// Where segments stand.
pub(in crate::sync) const SEGMENTS: &str = "segments";

/// Where it stands what the segments hold.
pub(in crate::sync) const MANIFEST: &str = "manifest";

/// The place does not give what it is asked for.
pub(super) fn unread(fault: Fault) -> Failure {
    failed(fault, "sync-unread")
}

/// The place does not take what it is given.
pub(super) fn unwritten(fault: Fault) -> Failure {
    failed(fault, "sync-unwritten")
}

/// Why a place refuses, with what to do about it; where it says nothing that can be told, it does not answer.
fn failed(fault: Fault, refused: &'static str) -> Failure {
    let detail = match fault {
        Fault::Gone => Arg::Term("io-not-found"),
        Fault::Failed(detail) => detail,
    };
    let (id, advice) = match &detail {
        Arg::Term("io-full") => (refused, "sync-make-room"),
        Arg::Term("io-denied" | "io-read-only") => (refused, "sync-ask-rights"),
        Arg::Term("sync-no-bucket") => (refused, "sync-make-bucket"),
        Arg::Term("sync-no-rights") => (refused, "sync-say-who"),
        Arg::Term("sync-no-server") => ("sync-unreachable", "sync-check-address"),
        _ => ("sync-unreachable", "sync-again"),
    };
    Refusal::of(id, vec![("detail", detail)]).hint(advice, vec![]).into()
}
