//! The records of a database: the matches that statistics read, packed until one of them changes, and the names as read.

use std::collections::HashSet;

use super::{Block, Deal, Entry, Names, Season, id_number};
use crate::store::{PlayedMatch, Result, Span, Store, StoreError, ended_by};

/// The names as the database reads them.
///
/// # Errors
/// If the database cannot be read.
pub fn names(store: &Store) -> Result<Names> {
    let mut names = Names::default();
    for naming in store.namings()? {
        match &naming.target {
            Some(target) => names.join(&naming.name, target),
            None => names.split(&naming.name),
        }
    }
    Ok(names)
}

/// The matches of a span, players under the names they are read as; `with_deals`: with what their deals add up to.
///
/// `pack` is handed the blocks that are not packed, or in a format of another version: it may [`pack`] them.
///
/// # Errors
/// If the database cannot be read.
pub fn season(store: &Store, span: &Span, with_deals: bool, pack: &mut dyn FnMut(&[i64])) -> Result<Season> {
    let mut season = Season::new(names(store)?, with_deals);
    let hidden: HashSet<u128> = store.not_counted()?.iter().map(|id| id_number(id)).collect();
    let wanted = |id: u128, game: &str, rules: &str, opened: &str| {
        span.holds(game, rules, opened) && (hidden.is_empty() || !hidden.contains(&id))
    };
    let mut lacking = store.undigested()?;
    pack(&lacking);
    let mut unknown = Vec::new();
    store.each_digest(&mut |block, body| {
        if season.load(body, &wanted).is_some() {
            lacking.retain(|other| *other != block);
        } else {
            unknown.push(block);
        }
    })?;
    // What another version of the program kept in another format is made anew; what cannot be kept is made each time.
    pack(&unknown);
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
            winners: &found.winners,
            totals: ended_by(&found.totals, &found.points, &found.winners),
        };
        let deals = deals.iter().map(|deal| Deal {
            no: u32::try_from(deal.no).unwrap_or(0),
            contract: deal.contract.as_deref(),
            score: &deal.score,
        });
        block.add(&entry, deals);
    }
    block.bytes()
}

/// Packs these blocks and tells of each; where nothing can be written, statistics do without.
pub fn pack(store: &mut Store, blocks: &[i64], step: &dyn Fn()) {
    if store.is_read_only() {
        return;
    }
    for some in blocks.chunks(16) {
        let kept = store.together(|store| -> Result<(), StoreError> {
            for block in some {
                store.keep_digest(*block, packed)?;
                step();
            }
            Ok(())
        });
        if kept.is_err() {
            break;
        }
    }
}
