//! A deal that is finished is not thrown away unasked.

use serde_json::json;

use crate::guided::ask;
use crate::guided::prompt::Terminal;
use crate::pages::figure::change;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::words;
use ardoise_desk::evening::Evening;
use ardoise_rules::engine::{AccountReport, Arg, DealNo, Report, common};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::Tongue;

/// Is a finished deal really to be thrown away? Asks on a terminal; `false` if the answer is no.
///
/// # Errors
/// Where nobody can be asked, with the words that say yes; status 130 on Ctrl-C.
pub fn agreed(shell: &mut Shell, before: &Report, deal: DealNo) -> Result<bool, Failure> {
    let terminal = if shell.json { None } else { Terminal::open(shell.look.color, &shell.speaker) };
    let Some(mut terminal) = terminal else {
        return Err(finished(deal).hint("void-say-yes", vec![]));
    };
    let question = question(shell, before, deal);
    shell.flush();
    let agreed = ask::sure(shell, &mut terminal, &question)?;
    if !agreed {
        shell.sentence("void-left", &[("deal", &deal.to_string())]);
    }
    Ok(agreed)
}

fn finished(deal: DealNo) -> Failure {
    Failure::of("void-finished", vec![("deal", Arg::from(deal))])
}

/// A finished deal is not thrown away by a line of a pipe: with the command that does it.
#[must_use]
pub fn unasked(deal: DealNo) -> Failure {
    finished(deal).hint("void-say-yes-line", vec![])
}

/// Words that undid or voided of old, in every language: what they mean today is asked.
pub fn old_words() -> impl Iterator<Item = &'static str> {
    let here = Lang::ALL.into_iter().flat_map(|lang| words::of(lang, "old-words-here"));
    words::names("old-words").chain(here)
}

/// Words that void or undo as commands and in old sheets, and that differ by a letter or mean something else besides.
/// At the table they are no answer: they ask which of the two is meant.
#[must_use]
pub fn is_old_word(folded: &str, tongue: Tongue) -> bool {
    let word = folded.split(' ').next().unwrap_or_default();
    words::names("old-words").chain(words::of(tongue.lang, "old-words-here")).any(|old| old == word)
}

/// The deal that would be void if the players said so now; none if none can be.
#[must_use]
pub fn aims_at(found: &Evening) -> Option<DealNo> {
    let void = json!({"event": common::ANNUL.event});
    found.play().copy().place(&void).ok().map(|placed| placed.deal)
}

/// The question whether a finished deal is void, with what stands to be lost.
#[must_use]
pub fn question(shell: &Shell, before: &Report, deal: DealNo) -> String {
    let (no, scores) = (deal.to_string(), scores(shell, before, deal));
    if scores.is_empty() {
        return shell.speaker.phrase("void-ask", &[("deal", &no)]);
    }
    shell.speaker.phrase("void-ask-points", &[("deal", &no), ("scores", &scores)])
}

/// The question whether a finished deal comes to something else, with what it is and what it would be.
#[must_use]
pub fn restating(shell: &Shell, reports: (&Report, &Report), deal: DealNo) -> String {
    compared(shell, "restate-ask", reports, deal)
}

/// That a finished deal came to something else.
#[must_use]
pub fn restated(shell: &Shell, reports: (&Report, &Report), deal: DealNo) -> String {
    compared(shell, "restated", reports, deal)
}

/// That a finished deal came to something else by what was added to it.
#[must_use]
pub fn added(shell: &Shell, reports: (&Report, &Report), deal: DealNo) -> String {
    compared(shell, "added", reports, deal)
}

/// A phrase with what a deal gave, and what it gives.
fn compared(shell: &Shell, id: &str, (before, after): (&Report, &Report), deal: DealNo) -> String {
    let stands = [before, after].map(|report| scores(shell, report, deal));
    let stands = match stands {
        // It gives what it gave, and says otherwise how.
        [was, is] if was == is => [before, after].map(|report| headline(shell, report, deal)),
        stands => stands,
    };
    let [was, is] = stands.map(|stands| if stands.is_empty() { "0".to_owned() } else { stands });
    shell.speaker.phrase(id, &[("deal", &deal.to_string()), ("was", &was), ("is", &is)])
}

/// What became of a deal, in short.
fn headline(shell: &Shell, report: &Report, deal: DealNo) -> String {
    let known = report.deal(deal);
    let said = known.and_then(|known| known.headline.as_ref());
    said.map(|said| shell.speaker.say(said, Some(&report.table))).unwrap_or_default()
}

/// What a deal gave each account that it gave anything.
fn scores(shell: &Shell, report: &Report, deal: DealNo) -> String {
    let known = report.deal(deal);
    let of = |account: &AccountReport| {
        let points = known?.score.of(account.id);
        let name = || ardoise_rules::words::plain(&account.name);
        (points != 0).then(|| format!("{} {}", name(), change(points, &shell.speaker)))
    };
    report.accounts.iter().filter_map(of).collect::<Vec<_>>().join(", ")
}
