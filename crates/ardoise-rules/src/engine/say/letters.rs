//! Letters that steer a terminal, turn the direction of reading or hide; JSON without them.

/// Does a letter steer a terminal, or turn the order in which the others are read, or hide?
#[must_use]
pub fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// JSON in which what could steer a terminal is written as an escape: it only ever stands within strings.
#[must_use]
pub fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for letter in json.chars() {
        if letter != '\n' && steers(letter) {
            text.push_str(&format!("\\u{:04x}", u32::from(letter)));
        } else {
            text.push(letter);
        }
    }
    text
}
