//! Sheets: their text read, placed event by event, and told apart from each other.

use std::io::{self, Read};

use ardoise_rules::engine::{Arg, Head, Report};
use ardoise_rules::notation::{self, Sheet};

use crate::evening::moment;
use crate::failure::{Failure, Refusal, as_text, trouble};

/// The largest sheet that is read, in bytes.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A sheet placed in a match of its own, at a moment.
#[derive(Debug)]
pub struct Placed {
    /// The sheet, its entries and the match after its last event.
    pub placed: notation::Placed,
    /// What is known of the match besides its deals; without an id.
    pub head: Head,
    /// When it was placed, Unix milliseconds: the moment at which it is recorded if it is a new match.
    pub at: i64,
}

impl Placed {
    /// The same, unless something is said in it that its own recorded cards disprove.
    ///
    /// # Errors
    /// With the line that contradicts what stands before it.
    pub fn certain(mut self) -> Result<Placed, Failure> {
        match self.placed.doubt.take() {
            Some((_, misplaced)) => Err(Refusal::from(*misplaced).into()),
            None => Ok(self),
        }
    }

    /// Everything there is to say of it.
    #[must_use]
    pub fn report(&self) -> Report {
        self.placed.play.report(&self.head)
    }
}

/// The text of a sheet, read from a file or from wherever it comes; `file` is how that is called.
///
/// # Errors
/// If it cannot be read as text, or is too large.
pub fn text(file: &str, input: io::Result<impl Read>) -> Result<String, Failure> {
    as_text(file, file_bytes(file, input)?)
}

/// The text of a table, which older spreadsheets write with a byte a letter (Windows-1252, of which Latin-1 is a part):
/// what is no UTF-8 is read so.
///
/// # Errors
/// If it cannot be read, or is too large.
pub fn table_text(file: &str, input: io::Result<impl Read>) -> Result<String, Failure> {
    let bytes = file_bytes(file, input)?;
    // A spreadsheet's "Unicode text" has two bytes a letter, and says in which order at its head.
    let wide = |read: fn([u8; 2]) -> u16| {
        let units = bytes[2..].chunks_exact(2).map(|pair| read([pair[0], pair[1]]));
        char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    };
    match bytes.get(..2) {
        Some([0xFF, 0xFE]) => return Ok(wide(u16::from_le_bytes)),
        Some([0xFE, 0xFF]) => return Ok(wide(u16::from_be_bytes)),
        _ => {}
    }
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().map(|byte| letter(*byte)).collect()))
}

/// What Windows-1252 has between 0x80 and 0x9F.
const BETWEEN: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// A letter of Windows-1252.
fn letter(byte: u8) -> char {
    let place = usize::from(byte).checked_sub(0x80);
    place.and_then(|place| BETWEEN.get(place).copied()).unwrap_or(char::from(byte))
}

/// The bytes of a file, or of wherever they come from; `file` is how that is called.
///
/// # Errors
/// If they cannot be read, or are too many.
pub fn file_bytes(file: &str, input: io::Result<impl Read>) -> Result<Vec<u8>, Failure> {
    let shown = || Arg::Text(file.to_owned());
    let mut bytes = Vec::new();
    input.and_then(|input| input.take(LARGEST + 1).read_to_end(&mut bytes)).map_err(|error| {
        Refusal::of("file-unreadable", vec![("file", shown()), ("detail", trouble(&error))])
    })?;
    if bytes.len() as u64 > LARGEST {
        return Err(Refusal::of("file-too-large", vec![("file", shown())]).into());
    }
    Ok(bytes)
}

/// Plays a sheet at a moment, in milliseconds since 1970; nothing is written anywhere.
///
/// # Errors
/// At the first event that cannot be true.
pub fn place(sheet: Sheet, at: i64) -> Result<Placed, Failure> {
    let placed = sheet.placed().map_err(|misplaced| Refusal::from(*misplaced))?;
    let head = placed.head("", &moment(at));
    Ok(Placed { placed, head, at })
}
