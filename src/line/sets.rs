//! Options as they are typed: `key=value`.

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Said};

/// Reads options with their values.
///
/// # Errors
/// If there is no `=`.
pub fn read(typed: &[String]) -> Result<Vec<(String, String)>, Said> {
    let split = |text: &String| {
        let without = || Said::of("set-without-value", vec![("text", Arg::Text(text.clone()))]);
        let (key, value) = text.split_once('=').ok_or_else(without)?;
        Ok((fold_word(key.trim()), value.trim().to_owned()))
    };
    typed.iter().map(split).collect()
}
