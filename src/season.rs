//! The matches that statistics read: packed results, kept in the database until a match changes.

use std::collections::HashSet;

use crate::commands::people::names;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::progress::Progress;
use ardoise_desk::records::{Block, Entry, Season, id_number};
use ardoise_desk::store::{PlayedMatch, Span, Store};

/// The matches of a span, players under the names they are read as; `with_deals`: with what their deals add up to.
///
/// # Errors
/// If the database cannot be read.
pub fn season(shell: &Shell, store: &Store, span: &Span, with_deals: bool) -> Result<Season, Failure> {
    let mut season = Season::new(names(store)?, with_deals);
    let hidden: HashSet<u128> = store.not_counted()?.iter().map(|id| id_number(id)).collect();
    let wanted = |id: u128, game: &str, rules: &str, opened: &str| {
        span.holds(game, rules, opened) && (hidden.is_empty() || !hidden.contains(&id))
    };
    let mut lacking = store.undigested()?;
    pack(shell, &lacking);
    let mut unknown = Vec::new();
    store.each_digest(&mut |block, body| {
        if season.load(body, &wanted).is_some() {
            lacking.retain(|other| *other != block);
        } else {
            unknown.push(block);
        }
    })?;
    // What another version of the program kept in another format is made anew; what cannot be kept is made each time.
    pack(shell, &unknown);
    for block in unknown.into_iter().chain(lacking) {
        season.load(&packed(&store.block(block)?), &wanted);
    }
    season.sort();
    Ok(season)
}

/// The results of a block of matches, packed.
#[must_use]
pub fn packed(results: &[PlayedMatch]) -> Vec<u8> {
    let mut block = Block::default();
    for (found, deals) in results {
        let entry = Entry {
            id: &found.id,
            game: &found.game,
            opened: &found.opened,
            rules: &found.rules,
            players: &found.players,
            over: found.over,
            winner: found.winner.as_deref(),
            totals: if found.points.is_empty() { &found.totals } else { &found.points },
        };
        block.add(&entry, deals.iter().map(|deal| (deal.contract.as_deref(), deal.score.as_slice())));
    }
    block.bytes()
}

/// Packs the results that statistics read, where matches have changed since that was last done.
///
/// # Errors
/// If the database cannot be read.
pub fn packed_up(shell: &Shell) -> Result<(), Failure> {
    if let Some(store) = shell.store_to_read()? {
        let lacking = store.undigested()?;
        drop(store);
        pack(shell, &lacking);
    }
    Ok(())
}

/// Packs these blocks; where nothing can be written, statistics do without.
fn pack(shell: &Shell, blocks: &[i64]) {
    if blocks.is_empty() {
        return;
    }
    let Ok(mut store) = shell.store() else { return };
    if store.is_read_only() {
        return;
    }
    let bar = Progress::new(shell, "progress-digest", Some(blocks.len()));
    for some in blocks.chunks(16) {
        let kept = store.together(|store| -> Result<(), Failure> {
            for block in some {
                store.keep_digest(*block, packed)?;
                bar.step();
            }
            Ok(())
        });
        if kept.is_err() {
            break;
        }
    }
}
