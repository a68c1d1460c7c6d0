//! Objects that only those can read who have a key: closed with `age` before they leave this machine.

use std::path::Path;

use ardoise_desk::sync::{Place, Plain, Seal};

use crate::shell::Shell;
use crate::shell::config::Remembered;
use crate::shell::failure::Failure;

/// How the objects of a place are closed.
///
/// # Errors
/// If the key cannot be read, or nobody says the passphrase.
pub fn seal<'a>(
    shell: &Shell,
    place: &'a dyn Place,
    with: &Remembered,
) -> Result<Box<dyn Seal + 'a>, Failure> {
    match &with.key {
        Some(key) => keyed::of_file(Path::new(key)),
        None if with.passphrase => keyed::of_passphrase(shell, place),
        None => Ok(Box::new(Plain)),
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

    pub(super) fn of_file<'a>(_: &Path) -> Result<Box<dyn Seal + 'a>, Failure> {
        Err(Failure::shell("sync-no-age", vec![]))
    }

    pub(super) fn of_passphrase<'a>(_: &Shell, _: &'a dyn Place) -> Result<Box<dyn Seal + 'a>, Failure> {
        Err(Failure::shell("sync-no-age", vec![]))
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
    use crate::shell::failure::trouble;

    pub(super) fn of_file<'a>(path: &Path) -> Result<Box<dyn Seal + 'a>, Failure> {
        let file = || ("file", Arg::Text(plain(&path.display().to_string())));
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::shell("file-unreadable", vec![file(), ("detail", trouble(&error))]))?;
        let line = text.lines().map(str::trim).find(|line| line.starts_with("AGE-SECRET-KEY-"));
        let key = line.and_then(|line| line.parse::<Identity>().ok());
        let key =
            key.ok_or_else(|| Failure::shell("sync-no-key", vec![file()]).hint("sync-make-key", vec![]))?;
        Ok(Box::new(Keyed { key: OnceCell::from(key), opening: None }))
    }

    pub(super) fn of_passphrase<'a>(
        shell: &Shell,
        place: &'a dyn Place,
    ) -> Result<Box<dyn Seal + 'a>, Failure> {
        let said = std::env::var("ARDOISE_PASSPHRASE").ok().filter(|said| !said.is_empty());
        let said = match said {
            Some(said) => said,
            None => asked(shell).ok_or_else(|| Failure::shell("sync-no-passphrase", vec![]))?,
        };
        Ok(Box::new(Keyed { key: OnceCell::new(), opening: Some((SecretString::from(said), place)) }))
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
