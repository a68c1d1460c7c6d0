//! `ardoise check A 540 B 320`: the totals beside those of the paper, and the slips that explain a difference.

use std::time::Duration;

use crate::evening;
use crate::pages;
use crate::shell::failure::Failure;
use crate::shell::{Shell, clock};
use ardoise_rules::engine::{Arg, Paper, common};
use ardoise_rules::notation::Tongue;

/// So long a table waits for an explanation.
const PATIENCE: Duration = Duration::from_millis(800);

/// Compares, explains, and says how to put the slate right if the paper is.
///
/// # Errors
/// Status 1 where the totals differ.
pub fn run(shell: &mut Shell, words: &[String]) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, None, None)?;
    let line = format!("{} {}", common::CHECK.word(shell.speaker.lang()), words.join(" "));
    let read = found.read(&line, Tongue::typed(shell.speaker.lang()))?;
    let counts = read.events().first().and_then(|event| event.get("counts").cloned()).unwrap_or_default();
    let paper: Paper = serde_json::from_value(counts).unwrap_or_default();
    let report = found.report();
    let compared = found.compared(&report, &paper, &clock::patience(PATIENCE));
    if shell.json {
        let value = pages::compared_json(&found, &report, &compared, &shell.speaker);
        shell.value(&value);
        return if compared.agree() { Ok(()) } else { Err(Failure::Told(1)) };
    }
    if compared.agree() {
        shell.sentence("totals-agree", &[]);
        return Ok(());
    }
    let page = pages::compared(&found, &report, &compared, &shell.speaker);
    shell.page(&page);
    let count = compared.explained.len();
    let why = if count == 0 { "totals-disagree" } else { "totals-explained" };
    Err(Failure::of(why, vec![("count", Arg::from(count))]))
}
