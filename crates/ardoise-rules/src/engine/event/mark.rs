//! What the engine itself records within a deal: the referee's own points, notes, totals of the paper sheet.

use serde_json::Value;

use crate::engine::say::{Engine, Said, Say as _};
use crate::engine::table::{Account, Seat, Table};

/// Something the engine itself records within a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// The referee's own points.
    Adjust {
        /// Who gets them.
        to: Account,
        /// How many; may be negative.
        points: i32,
        /// Why.
        text: String,
    },
    /// A note.
    Note(String),
    /// Totals of the paper sheet.
    Check(Vec<(Account, i32)>),
}

/// The seat a field names, if it is there.
pub(crate) fn seat_of(event: &Value, field: &str, table: &Table) -> Result<Option<Seat>, Said> {
    let Some(value) = event.get(field) else { return Ok(None) };
    let seat: Seat = serde_json::from_value(value.clone())
        .map_err(|error| Engine::UnreadableEvent { text: error.to_string() }.said())?;
    if table.has(seat) { Ok(Some(seat)) } else { Err(Engine::NoSuchSeat { seat: seat.number() }.said()) }
}

/// Reads a mark.
pub(crate) fn read_mark(event: &Value, table: &Table) -> Result<Mark, Said> {
    let unreadable = |text: &str| Engine::UnreadableEvent { text: text.to_owned() }.said();
    let text = || event.get("text").and_then(Value::as_str).map(str::to_owned);
    let known = |account: Account| {
        if table.accounts().contains(&account) { Ok(account) } else { Err(unreadable("account")) }
    };
    match event.get("event").and_then(Value::as_str) {
        Some("adjust") => {
            let to = event.get("side").cloned().unwrap_or_default();
            let to = known(serde_json::from_value(to).map_err(|error| unreadable(&error.to_string()))?)?;
            let points = event.get("points").and_then(Value::as_i64).and_then(|n| i32::try_from(n).ok());
            let points = points.ok_or_else(|| unreadable("points"))?;
            Ok(Mark::Adjust { to, points, text: text().unwrap_or_default() })
        }
        Some("check") => {
            let counts = event.get("counts").cloned().unwrap_or_default();
            let counts: Vec<(Account, i32)> =
                serde_json::from_value(counts).map_err(|error| unreadable(&error.to_string()))?;
            for (account, _) in &counts {
                known(*account)?;
            }
            Ok(Mark::Check(counts))
        }
        _ => Ok(Mark::Note(text().unwrap_or_default())),
    }
}
