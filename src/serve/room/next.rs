//! Which match follows another one at its table.

use crate::evening::same_players;
use ardoise_desk::store::Summary;
use ardoise_desk::{Desk, Failure};

/// The next match at the table of a match: the one that was opened as that. Where none was, and `follows` says that the players
/// of this match are free to have gone on, the last one that they began after it without saying so. Ids are made of the time: a
/// later match has a greater one.
///
/// # Errors
/// If one of them cannot be read.
pub fn next_at(
    desk: &Desk,
    list: &[Summary],
    id: &str,
    follows: &dyn Fn(&Summary) -> bool,
) -> Result<Option<String>, Failure> {
    let Some(own) = list.iter().find(|summary| summary.id == id) else { return Ok(None) };
    let (mut opened, mut begun) = (None, None);
    for later in list.iter().filter(|other| other.id > own.id && same_players(&other.players, &own.players)) {
        match desk.opened_after(&later.id)? {
            Some(before) if before == own.id => opened = opened.max(Some(&later.id)),
            Some(_) => {}
            None => begun = begun.max(Some(&later.id)),
        }
    }
    Ok(opened.or(begun.filter(|_| follows(own))).cloned())
}
