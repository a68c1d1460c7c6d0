//! Sheets from files: read, placed event by event, and told apart from each other.

use std::io::Read as _;
use std::path::Path;

use crate::houses;
use crate::shell::Shell;
use crate::shell::failure::{Failure, trouble};
use ardoise_desk::Refusal;
use ardoise_desk::evening::moment;
use ardoise_rules::engine::{AnyGame, Arg, Head, Report};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{self, Hooks, Sheet, SheetError};

/// The largest sheet that is read, in bytes.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A sheet placed in a match of its own, at a moment.
pub struct Placed {
    /// The sheet, its entries and the match after its last event.
    pub placed: notation::Placed,
    /// What is known of the match besides its deals; without an id.
    pub head: Head,
    /// When it was placed, Unix milliseconds: the moment at which it is recorded if it is a new match.
    pub at: i64,
}

impl Placed {
    /// Everything there is to say of it.
    #[must_use]
    pub fn report(&self) -> Report {
        self.placed.play.report(&self.head)
    }
}

/// The text of a sheet: a file, or standard input for `-`.
///
/// # Errors
/// If it cannot be read as text.
pub fn text(path: &Path) -> Result<String, Failure> {
    let shown = || Arg::Text(path.display().to_string());
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| {
        Failure::shell("file-unreadable", vec![("file", shown()), ("detail", trouble(&error))])
    })?;
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::shell("file-too-large", vec![("file", shown())]));
    }
    String::from_utf8(bytes).map_err(|_| {
        Failure::shell("file-not-text", vec![("file", shown())]).hint("file-not-text-hint", vec![])
    })
}

/// Reads a sheet with the games and houses of this program.
///
/// # Errors
/// At the first line that cannot be read.
pub fn read(shell: &Shell, text: &str) -> Result<Sheet, Box<SheetError>> {
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let houses = houses::saved_names(shell);
    let find_house = |name: &str, game: &dyn AnyGame| {
        let game = games::find(game.id())?;
        // A sheet names a house; it does not reach for a file.
        if !houses::is_plain_name(&ardoise_rules::cards::fold_word(name)) {
            return None;
        }
        let found = houses::find(shell, name, Some(game)).ok()?;
        Some(notation::House { preset: found.preset, sets: found.sets })
    };
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &find_house, houses: &houses };
    notation::read_sheet(text, &hooks)
}

/// Reads a sheet and plays it; nothing is written anywhere.
///
/// # Errors
/// At the first line that cannot be read or cannot be true.
pub fn place(shell: &Shell, path: &Path) -> Result<Placed, Failure> {
    let shown = path.display().to_string();
    let sheet = read(shell, &text(path)?).map_err(|error| Failure::from(*error).file(shown.clone()))?;
    placed(shell, sheet).map_err(|failure| failure.file(shown))
}

/// Plays a sheet; nothing is written anywhere.
///
/// # Errors
/// At the first event that cannot be true.
pub fn placed(shell: &Shell, sheet: Sheet) -> Result<Placed, Failure> {
    let placed = sheet.placed().map_err(|misplaced| Failure::from(Box::new(Refusal::from(*misplaced))))?;
    let at = shell.now();
    let head = placed.head("", &moment(at));
    Ok(Placed { placed, head, at })
}

/// The id a sheet carries in a comment on its first lines: `# id 0198…`.
#[must_use]
pub fn carried_id(text: &str) -> Option<String> {
    let lines = text.lines().take(5);
    let mut ids = lines.filter_map(|line| line.trim().strip_prefix("# id "));
    uuid::Uuid::parse_str(ids.next()?.trim()).ok().map(|id| id.hyphenated().to_string())
}

/// The id of a sheet that carries none: made from its head and its first deal.
#[must_use]
pub fn own_id(placed: &notation::Placed) -> String {
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
