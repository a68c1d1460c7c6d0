//! What a deal came to, in a few lines: what changed on the slate.

use crate::pages::deal::told::Told;
use crate::pages::doc::figure::change;
use crate::pages::doc::{Doc, Tone};
use ardoise_rules::engine::{DealReport, Report, Unit};
use ardoise_rules::words::{Speaker, plain};

/// What one deal changed, in at most `most` lines.
#[must_use]
pub fn changed(report: &Report, deal: &DealReport, speaker: &Speaker, most: usize) -> Doc {
    let mut doc = Doc::default();
    let told = Told::new(report, deal, speaker);
    let headline = told.headline();
    let no = deal.no.to_string();
    let scores: Vec<String> = report
        .accounts
        .iter()
        .map(|account| format!("{} {}", plain(&account.name), change(deal.score.of(account.id), speaker)))
        .collect();
    let facts = [("deal", no.as_str()), ("headline", headline.as_str()), ("scores", &scores.join(", "))];
    let id = if headline.is_empty() { "brief-deal" } else { "brief-deal-headline" };
    doc.toned(speaker.phrase(id, &facts), Tone::Strong);
    let lines: Vec<_> = deal.lines.iter().filter(|line| line.amount != 0).collect();
    let room = most.saturating_sub(1);
    let shown = if lines.len() > room { room.saturating_sub(1) } else { lines.len() };
    for line in lines.iter().take(shown) {
        let name = report.accounts.iter().find(|account| account.id == line.to);
        let name = name.map_or_else(String::new, |account| plain(&account.name));
        let amount = match line.unit {
            Unit::Points => change(line.amount, speaker),
            Unit::Rubber => format!("({})", change(line.amount, speaker)),
        };
        let what = format!("{name} {amount}");
        let words = speaker.phrase("paper-colon", &[("what", &what), ("words", &told.line(line))]);
        doc.toned(format!("  {words}"), Tone::Faint);
    }
    if shown < lines.len() && room > 0 {
        let rest = (lines.len() - shown).to_string();
        doc.toned(speaker.phrase("brief-more", &[("count", &rest)]), Tone::Faint);
    }
    doc
}
