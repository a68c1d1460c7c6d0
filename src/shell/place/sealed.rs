//! Objects that only those can read who have a key: closed with `age` before they leave this machine.

use std::path::Path;

use ardoise_desk::sync::{Place, Plain, Seal};

use crate::shell::Shell;
use crate::shell::config::Remembered;
use crate::shell::failure::Failure;

/// What the objects of a place are closed with.
pub struct Secret(Option<keyed::Key>);

impl Secret {
    /// As it is remembered, or said now: before anything is made or written at the place.
    ///
    /// # Errors
    /// If the key cannot be read, or nobody says the passphrase.
    pub fn of(shell: &Shell, with: &Remembered) -> Result<Secret, Failure> {
        Ok(Secret(match &with.key {
            Some(key) => Some(keyed::of_file(Path::new(key))?),
            None if with.passphrase => Some(keyed::of_passphrase(shell)?),
            None => None,
        }))
    }

    /// How the objects of a place are closed and opened with it.
    #[must_use]
    pub fn seal<'a>(self, place: &'a dyn Place) -> Box<dyn Seal + 'a> {
        match self.0 {
            Some(key) => key.seal(place),
            None => Box::new(Plain),
        }
    }
}

/// Can a key be read from this file?
///
/// # Errors
/// If not.
pub fn checked(path: &Path) -> Result<(), Failure> {
    keyed::of_file(path).map(drop)
}

#[cfg(not(feature = "age"))]
mod keyed {
    use super::*;

    /// There is none without encryption.
    pub(super) enum Key {}

    impl Key {
        pub(super) fn seal<'a>(self, _: &'a dyn Place) -> Box<dyn Seal + 'a> {
            match self {}
        }
    }

    pub(super) fn of_file(_: &Path) -> Result<Key, Failure> {
        Err(Failure::of("sync-no-age", vec![]))
    }

    pub(super) fn of_passphrase(_: &Shell) -> Result<Key, Failure> {
        Err(Failure::of("sync-no-age", vec![]))
    }
}

#[cfg(feature = "age")]
mod keyed {
    use std::cell::OnceCell;

    use age::secrecy::{ExposeSecret as _, SecretString};
    use age::x25519::Identity;
    use ardoise_desk::sync::{AGE, Fault, KEY, Locked};
    use ardoise_rules::engine::Arg;
    use ardoise_rules::words::plain;

    use super::*;

    /// What opens and closes.
    pub(super) enum Key {
        /// Of a file.
        Own(Identity),
        /// Lies at the place, closed with this passphrase.
        Behind(SecretString),
    }

    impl Key {
        pub(super) fn seal<'a>(self, place: &'a dyn Place) -> Box<dyn Seal + 'a> {
            Box::new(match self {
                Key::Own(key) => Keyed { key: OnceCell::from(key), opening: None },
                Key::Behind(said) => Keyed { key: OnceCell::new(), opening: Some((said, place)) },
            })
        }
    }

    pub(super) fn of_file(path: &Path) -> Result<Key, Failure> {
        let file = || ("file", Arg::Text(plain(&path.display().to_string())));
        let text = crate::shell::files::text(path)?;
        let line = text.lines().map(str::trim).find(|line| line.starts_with("AGE-SECRET-KEY-"));
        let key = line.and_then(|line| line.parse::<Identity>().ok());
        let key =
            key.ok_or_else(|| Failure::of("sync-no-key", vec![file()]).hint("sync-make-key", vec![]))?;
        Ok(Key::Own(key))
    }

    pub(super) fn of_passphrase(shell: &Shell) -> Result<Key, Failure> {
        let said = std::env::var("ARDOISE_PASSPHRASE").ok().filter(|said| !said.is_empty());
        let said = match said {
            Some(said) => said,
            None => asked(shell).ok_or_else(|| Failure::of("sync-no-passphrase", vec![]))?,
        };
        Ok(Key::Behind(SecretString::from(said)))
    }

    /// Asks at the terminal; what is typed is not shown.
    fn asked(shell: &Shell) -> Option<String> {
        let terminal = console::Term::stderr();
        if shell.json || !terminal.is_term() {
            return None;
        }
        terminal.write_str(&(shell.speaker.word("sync-passphrase") + " ")).ok()?;
        terminal.read_secure_line().ok().filter(|line| !line.is_empty())
    }

    /// A key; with a passphrase, it lies at the place and is fetched when the first object is to be closed or opened.
    struct Keyed<'a> {
        key: OnceCell<Identity>,
        opening: Option<(SecretString, &'a dyn Place)>,
    }

    impl Keyed<'_> {
        fn key(&self) -> Result<&Identity, Arg> {
            if let Some(key) = self.key.get() {
                return Ok(key);
            }
            let Some((said, place)) = &self.opening else { return Err(Arg::Term("sync-wrong-key")) };
            let fetched = |fault| match fault {
                Fault::Gone => Arg::Term("io-not-found"),
                Fault::Failed(detail) => detail,
            };
            let closed = match place.get(KEY) {
                Err(Fault::Gone) => {
                    let new = Identity::generate().to_string();
                    let lock = age::scrypt::Recipient::new(said.clone());
                    let closed = age::encrypt(&lock, new.expose_secret().as_bytes());
                    place
                        .put(KEY, &closed.map_err(|error| Arg::Text(error.to_string()))?)
                        .map_err(fetched)?;
                    // Somebody may have been quicker: his key counts.
                    place.get(KEY).map_err(fetched)?
                }
                there => there.map_err(fetched)?,
            };
            let wrong = || Arg::Term("sync-wrong-key");
            let text =
                age::decrypt(&age::scrypt::Identity::new(said.clone()), &closed).map_err(|_| wrong())?;
            let text = String::from_utf8(text).map_err(|_| wrong())?;
            let key = text.parse::<Identity>().map_err(|_| wrong())?;
            Ok(self.key.get_or_init(|| key))
        }
    }

    impl Seal for Keyed<'_> {
        fn closed(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Arg> {
            let closed = age::encrypt(&self.key()?.to_public(), &bytes);
            closed.map_err(|error| Arg::Text(error.to_string()))
        }

        fn opened(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Locked> {
            // What lies open where all is closed is not from one of us.
            if !bytes.starts_with(AGE) {
                return Err(Locked::Key);
            }
            age::decrypt(self.key().map_err(Locked::Failed)?, &bytes).map_err(|_| Locked::Key)
        }
    }
}
