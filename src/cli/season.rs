//! The matches that statistics read: packed results, kept in the database until a match changes.

use super::failure::Failure;
use super::people::names;
use super::progress::Progress;
use super::shell::Shell;
use crate::stats::{Block, Entry, Season};
use crate::store::{PlayedMatch, Span, Store};

/// The matches of a span, players under the names they are read as.
///
/// # Errors
/// If the database cannot be read.
pub fn season(store: &Store, span: &Span) -> Result<Season, Failure> {
    let mut season = Season::new(names(store)?);
    let hidden = store.not_counted()?;
    let wanted = |id: &str, game: &str, rules: &str, opened: &str| {
        span.holds(game, rules, opened) && !hidden.contains(id)
    };
    for (block, kept) in store.digests()? {
        // What is not kept, or is not of this format, is made here and not kept.
        if kept.and_then(|kept| season.load(kept, &wanted)).is_none() {
            season.load(packed(&store.block(block)?), &wanted);
        }
    }
    season.sort();
    Ok(season)
}

/// The results of a block of matches, packed.
fn packed(results: &[PlayedMatch]) -> Vec<u8> {
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
            totals: &found.totals,
        };
        block.add(&entry, deals.iter().map(|deal| (deal.contract.as_deref(), deal.score.as_slice())));
    }
    block.bytes()
}

/// Packs the results that statistics read, where matches have changed since that was last done. Where nothing can be
/// written, statistics make them each time.
///
/// # Errors
/// If the database cannot be read.
pub fn packed_up(shell: &Shell) -> Result<(), Failure> {
    let Some(store) = shell.store_to_read()? else { return Ok(()) };
    if store.lacks_digests()? == 0 {
        return Ok(());
    }
    let lacking: Vec<i64> =
        store.digests()?.into_iter().filter(|(_, kept)| kept.is_none()).map(|(block, _)| block).collect();
    drop(store);
    let Ok(mut store) = shell.store() else { return Ok(()) };
    if store.is_read_only() {
        return Ok(());
    }
    let bar = Progress::new(shell, "progress-digest", Some(lacking.len()));
    for blocks in lacking.chunks(16) {
        let kept = store.together(|store| -> Result<(), Failure> {
            for block in blocks {
                store.keep_digest(*block, packed)?;
                bar.step();
            }
            Ok(())
        });
        if kept.is_err() {
            break;
        }
    }
    Ok(())
}
