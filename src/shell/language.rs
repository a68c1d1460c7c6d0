//! In which language a run speaks.

use std::ffi::OsString;

use crate::shell::config::Config;
use ardoise_rules::words::Lang;

/// The language of this run: `--lang`, `ARDOISE_LANG`, the configuration file, the locale.
#[must_use]
pub fn of_run(argv: &[OsString]) -> Lang {
    let mut flag = None;
    let mut words = argv.iter().skip(1).map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        if word == "--" {
            break;
        }
        if word == "--lang" {
            flag = words.next().map(std::borrow::Cow::into_owned);
        } else if let Some(value) = word.strip_prefix("--lang=") {
            flag = Some(value.to_owned());
        }
    }
    let env = std::env::var("ARDOISE_LANG").ok().filter(|value| !value.is_empty());
    let locale = sys_locale::get_locale();
    let said = flag.is_some() || env.is_some();
    let config = if said { None } else { Config::load().ok().and_then(|config| config.lang) };
    Lang::choose([flag.as_deref(), env.as_deref(), config.as_deref(), locale.as_deref()])
}
