//! A deal to be put right: which one is meant, and what the typed changes come to.

use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::{Change, Draft, Evening};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, DealNo, Report, common};
use ardoise_rules::notation::Tongue;

/// The deal that is meant: its number, or the last one.
///
/// # Errors
/// If the match has no such deal.
pub fn number(found: &Evening, text: &str) -> Result<DealNo, Failure> {
    let (slots, last) = (&found.force().slots, found.last_deal());
    let folded = fold_word(text);
    let wanted = if is_last(&folded) { Some(last) } else { folded.parse().ok() };
    wanted.filter(|no| slots.contains_key(no)).ok_or_else(|| {
        Failure::of("no-such-deal", vec![("deal", Arg::Text(text.to_owned())), ("last", Arg::from(last))])
    })
}

/// The deal that is meant and what of it: `3 points ana 90`, or `deal 3 points ana 90`.
///
/// # Errors
/// If the match has no such deal.
pub fn aimed<'a>(found: &Evening, deal: &str, change: &'a str) -> Result<(DealNo, &'a str), Failure> {
    let change = change.trim();
    let (next, rest) = change.split_once(' ').unwrap_or((change, ""));
    if common::DEAL.is_named(&fold_word(deal)) && next.parse::<DealNo>().is_ok() {
        return Ok((number(found, next)?, rest.trim()));
    }
    Ok((number(found, deal)?, change))
}

/// Does a folded word name the last deal?
pub fn is_last(folded: &str) -> bool {
    folded == "last" || crate::words::named(folded) == Some("last")
}

/// Reads the changes and works out what they come to; nothing is written.
///
/// # Errors
/// If a change cannot be read, or what it puts in cannot be true.
pub fn work_out(
    found: &Evening,
    deal: DealNo,
    text: &str,
    tongue: Tongue,
    reason: &str,
) -> Result<Draft, Failure> {
    Ok(found.draft(Change::Amend(found.read_amendment(deal, text, tongue, reason)?))?)
}

/// Says that a correction is kept: the deal is put right, or something of it is still to be told where another follows it.
pub fn kept(shell: &mut Shell, (before, after): (&Report, &Report), deal: DealNo) {
    let complete = |report: &Report| report.deals.iter().any(|one| one.no == deal && one.complete);
    let followed = after.deals.iter().any(|one| one.no > deal);
    let id = if followed && complete(before) && !complete(after) { "amend-kept-open" } else { "amend-kept" };
    shell.sentence(id, &[("deal", &deal.to_string())]);
}
