//! The arguments of a command as lines of the notation.

use super::split_line;
use super::words::quote;

/// The arguments of a command as one text for [`super::read_lines`]: an argument with blanks where an event may
/// begin is a line of its own; inside an event it is one word between quotes; a comma at its end ends the event;
/// an empty argument is an empty text.
#[must_use]
pub fn split_args<S: AsRef<str>>(args: &[S]) -> String {
    let mut text = String::new();
    let mut begins = true;
    for arg in args {
        let arg = arg.as_ref();
        if begins && arg.contains(char::is_whitespace) {
            fresh_line(&mut text);
            text.push_str(arg);
            text.push('\n');
            continue;
        }
        if !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        }
        let (body, comma) = match arg.strip_suffix(',') {
            Some(body) => (body, ","),
            None => (arg, ""),
        };
        if !body.is_empty() || comma.is_empty() {
            text.push_str(&word(body));
        }
        text.push_str(comma);
        begins = !comma.is_empty();
    }
    text.truncate(text.trim_end_matches('\n').len());
    text
}

fn fresh_line(text: &mut String) {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
}

/// An argument as one word; one that already is a word of the notation stays as it is.
fn word(arg: &str) -> String {
    let text = arg.replace(char::is_control, " ");
    let odd = |text: &str| text.contains(char::is_whitespace) || text.contains('"');
    if !text.is_empty() && !text.starts_with('#') && (!odd(&text) || is_one_word(&text)) {
        return text;
    }
    match text.split_once('=') {
        Some((key, value)) if is_key(key) => format!("{key}={}", quote(value)),
        _ => quote(&text),
    }
}

fn is_one_word(text: &str) -> bool {
    let Ok(events) = split_line(1, text) else { return false };
    match events.as_slice() {
        [event] => matches!(event.words.as_slice(), [word] if word.span.width == text.chars().count()),
        _ => false,
    }
}

/// May it stand before `=`?
fn is_key(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'))
}
