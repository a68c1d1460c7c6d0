//! How objects are closed before they leave this machine, and opened when they come back.

use ardoise_rules::engine::Arg;

use crate::failure::{Failure, Refusal};

/// Why an object cannot be opened.
#[derive(Debug)]
pub enum Locked {
    /// It was closed with another key, or with one and none was given, or not at all where all should be.
    Key,
    /// Something else; what it is.
    Failed(Arg),
}

/// Closes and opens objects.
pub trait Seal {
    /// The bytes as they may be seen by anybody.
    ///
    /// # Errors
    /// If they cannot be closed; what it is.
    fn closed(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Arg>;

    /// The bytes as they were.
    ///
    /// # Errors
    /// If they cannot be opened.
    fn opened(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Locked>;
}

/// What every object begins with that was closed by `age`.
pub const AGE: &[u8] = b"age-encryption.org/";

/// Objects stand in the place as they are.
#[derive(Debug, Clone, Copy, Default)]
pub struct Plain;

impl Seal for Plain {
    fn closed(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Arg> {
        Ok(bytes)
    }

    fn opened(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Locked> {
        if bytes.starts_with(AGE) { Err(Locked::Key) } else { Ok(bytes) }
    }
}

/// The key that was said is not the one of the place.
pub(super) fn locked(detail: Arg) -> Failure {
    Refusal::of("sync-locked", vec![("detail", detail)]).hint("sync-other-key", vec![]).into()
}
