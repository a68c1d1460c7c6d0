//! JSON as it goes out: written while it is made, so that it never stands whole in memory.

use std::io::{self, Write};

use ardoise_rules::words::escaped;
use serde::Serialize;

/// Writes a value over several lines, without what could steer a terminal, and ends the last line.
///
/// # Errors
/// What keeps it from being written; a value that is no JSON is `InvalidData`.
pub fn write(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer_pretty(Harmless(out), value)?;
    out.write_all(b"\n")
}

/// Lets through what stands in JSON, piece by piece; what could steer a terminal as an escape.
struct Harmless<'a>(&'a mut dyn Write);

impl Write for Harmless<'_> {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        let plain = |byte: &u8| matches!(byte, b'\n' | b' '..=b'~');
        match str::from_utf8(piece) {
            // Each piece is a text of its own: a word, a mark, what stands between two escapes.
            Ok(text) if !piece.iter().all(plain) => self.0.write_all(escaped(text).as_bytes())?,
            _ => self.0.write_all(piece)?,
        }
        Ok(piece.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_piece_by_piece_is_what_was_written_whole() {
        let value = serde_json::json!({
            "a": ["é", "\u{1b}[31m", "\u{9b}x", "\u{202e}", "line\nline", "\"\\", 1.5, null, true], "ключ\u{7f}": {},
        });
        let mut bytes = Vec::new();
        write(&mut bytes, &value).unwrap();
        let whole = escaped(&serde_json::to_string_pretty(&value).unwrap()) + "\n";
        assert_eq!(String::from_utf8(bytes).unwrap(), whole);
    }
}
