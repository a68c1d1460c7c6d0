//! Numbers and texts in few bytes: numbers seven bits at a time, texts with their length before them.

/// Writes a number.
pub(super) fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Writes a number that may be below nought.
pub(super) fn put_signed(bytes: &mut Vec<u8>, number: i64) {
    put(bytes, ((number << 1) ^ (number >> 63)) as u64);
}

/// Writes a text.
pub(super) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}

/// Reads what was written; whatever does not answer the format ends it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes }
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for shift in (0..64).step_by(7) {
            let (byte, rest) = self.bytes.split_first()?;
            self.bytes = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if *byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// A number of things that follow, or a place among them: what no block can hold is refused.
    pub(super) fn size(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok().filter(|size| *size <= MOST)
    }

    pub(super) fn signed(&mut self) -> Option<i64> {
        let number = self.number()?;
        Some((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    pub(super) fn bytes(&mut self, size: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.bytes.split_at_checked(size)?;
        self.bytes = rest;
        Some(taken)
    }

    pub(super) fn text(&mut self) -> Option<&'a str> {
        let size = self.size()?;
        std::str::from_utf8(self.bytes(size)?).ok()
    }

    /// Texts with their number before them.
    pub(super) fn texts(&mut self) -> Option<Vec<&'a str>> {
        let count = self.size().filter(|count| *count <= self.bytes.len())?;
        (0..count).map(|_| self.text()).collect()
    }
}

/// No block holds more of anything.
const MOST: usize = 1 << 24;
