//! How far deals are agreed, in words: what waits for whom, what is disputed by whom.

use ardoise_rules::engine::{Agreement, Consent, DealReport, Report, Seat};
use ardoise_rules::words::{Speaker, shown};

/// The word for a deal that is not simply agreed: `entered`, `disputed`.
#[must_use]
pub fn chip(report: &Report, deal: &DealReport, speaker: &Speaker) -> Option<(Consent, String)> {
    let consent = report.consent(deal).filter(|consent| *consent != Consent::Agreed)?;
    Some((consent, speaker.word(&format!("agree-{}", consent.id()))))
}

/// Whose agreement a deal waits for: `waits for Bob or Dee`; none where it waits for nobody.
#[must_use]
pub fn awaits(report: &Report, deal: &DealReport, speaker: &Speaker) -> Option<String> {
    let agreement = deal.agreement.as_ref()?;
    let table = report.table_of(deal);
    let seats = agreement.awaits(&table);
    if seats.is_empty() {
        return None;
    }
    let nobody = seats.len() == table.len() && table.len() > 1;
    let who = if nobody {
        speaker.word("agree-two")
    } else {
        let names: Vec<String> = seats.iter().map(|seat| shown(table.name(*seat))).collect();
        speaker.any(&names)
    };
    Some(speaker.phrase("agree-awaits", &[("who", &who)]))
}

/// Who disputes a deal, and why, a sentence each.
#[must_use]
pub fn disputes(report: &Report, deal: &DealReport, speaker: &Speaker) -> Vec<String> {
    let table = report.table_of(deal);
    let no = deal.no.to_string();
    let said = |(seat, why): &(Seat, String)| {
        let facts = [("deal", no.clone()), ("who", shown(table.name(*seat))), ("why", shown(why))];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        if why.is_empty() {
            speaker.phrase("agree-none-by", &facts[..2])
        } else {
            speaker.phrase("agree-none-why", &facts)
        }
    };
    let agreement: Option<&Agreement> = deal.agreement.as_ref();
    agreement.map_or_else(Vec::new, |agreement| agreement.disputed.iter().map(said).collect())
}

/// Is every finished deal of a match agreed, at a table that asks?
#[must_use]
pub fn all_agreed(report: &Report) -> bool {
    let mut consents = report.deals.iter().filter(|deal| deal.complete).map(|deal| report.consent(deal));
    !report.deals.is_empty() && consents.all(|consent| consent == Some(Consent::Agreed))
}
