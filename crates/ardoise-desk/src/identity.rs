//! The id of a sheet: the one it carries, or one made from what it says.

use ardoise_rules::notation;

/// What stands before it.
const BEFORE: &str = "# id ";

/// The line that carries an id.
#[must_use]
pub(crate) fn line(id: &str) -> String {
    format!("{BEFORE}{id}\n")
}

/// The id a sheet carries in a comment on its first lines: `# id 0198…`.
#[must_use]
pub(crate) fn carried(text: &str) -> Option<String> {
    let lines = text.lines().take(5);
    let mut ids = lines.filter_map(|line| line.trim().strip_prefix(BEFORE));
    uuid::Uuid::parse_str(ids.next()?.trim()).ok().map(|id| id.hyphenated().to_string())
}

/// The id of a sheet that carries none: made from its head and its first deal.
#[must_use]
pub(crate) fn made(placed: &notation::Placed) -> String {
    let opening = &placed.sheet.opening;
    let first = placed.entries.iter().filter(|entry| entry.deal().is_none_or(|deal| deal == 1));
    let mut text = serde_json::json!({
        "game": opening.game, "title": opening.title, "date": opening.date, "players": opening.table.players,
        "rules": opening.rules, "dealer": opening.dealer,
        "start": opening.start.as_ref().map(|start| (&start.totals, &start.fields)),
    })
    .to_string();
    for entry in first {
        text.push_str(&serde_json::to_string(entry).unwrap_or_default());
    }
    let mut bytes = [0u8; 16];
    bytes[..8].copy_from_slice(&fnv(text.bytes()).to_be_bytes());
    bytes[8..].copy_from_slice(&fnv(text.bytes().rev()).to_be_bytes());
    uuid::Builder::from_custom_bytes(bytes).into_uuid().hyphenated().to_string()
}

/// FNV-1a, 64 bits: the same on every machine and in every version.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
