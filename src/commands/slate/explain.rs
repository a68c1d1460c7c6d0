//! `ardoise explain`: every point with its arithmetic and its article.

use serde_json::json;

use crate::evening::{self, amendment};
use crate::line::args::ExplainArgs;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::verbs;
use ardoise_rules::engine::{Arg, Report};

/// Explains a deal, by its number, `all` of them, or the last one.
///
/// # Errors
/// If there is no such deal.
pub fn run(shell: &mut Shell, args: &ExplainArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let report = evening::load(shell, &desk, None, None)?.report();
    let last = report.deals.last().map_or(0, |deal| deal.no);
    let only = match args.deal.as_deref().map(ardoise_rules::cards::fold_word).as_deref() {
        Some(text) if verbs::ALL.is_named(text) => None,
        Some(text) if !amendment::is_last(text) => {
            let known = text.parse::<u32>().ok().filter(|no| report.deals.iter().any(|deal| deal.no == *no));
            let asked = || vec![("deal", Arg::Text(text.to_owned())), ("last", Arg::from(last))];
            Some(known.ok_or_else(|| Failure::of("no-such-deal", asked()))?)
        }
        Some(_) | None => {
            let complete = report.deals.iter().rev().find(|deal| deal.complete);
            Some(complete.map_or(last, |deal| deal.no))
        }
    };
    if let Some(line) = args.why {
        return why(shell, &report, only.unwrap_or(last), line);
    }
    if shell.json {
        let asked = report.deals.iter().filter(|deal| only.is_none_or(|no| no == deal.no));
        let deals: Vec<_> = asked.map(|deal| pages::deal_json(&report, deal, &shell.speaker)).collect();
        shell.value(&json!({"format": 1, "deals": deals}));
        return Ok(());
    }
    if report.deals.is_empty() {
        shell.sentence("explain-empty", &[]);
        return Ok(());
    }
    let page = pages::explain(&report, &shell.speaker, only);
    shell.page(&page);
    Ok(())
}

/// From a line of the score to its article.
fn why(shell: &mut Shell, report: &Report, no: u32, line: usize) -> Result<(), Failure> {
    let deal = report.deal(no);
    let found = deal.and_then(|deal| Some((deal, deal.lines.get(line.checked_sub(1)?)?)));
    let (deal, found) = found.ok_or_else(|| {
        let count = deal.map_or(0, |deal| deal.lines.len());
        Failure::of("no-such-line", vec![("deal", Arg::from(no)), ("count", Arg::from(count))])
    })?;
    if !shell.json {
        let text = pages::Told::new(report, deal, &shell.speaker).line(found);
        let text = format!("{} — {text}\n\n", pages::figure::change(found.amount, &shell.speaker));
        shell.raw(&text);
    }
    crate::commands::rules::article(shell, Some(found.article.0))
}
