//! What a report says of a deal, in words: its headline, events, lines, findings and problems.

use crate::pages::doc::figure::typeset;
use ardoise_rules::engine::{DealReport, ENGINE_FORMS, FindingKind, FindingReport, LineReport, Report, Said};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::write_event;
use ardoise_rules::words::Speaker;

/// A deal of a report and who puts it into words.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    report: &'a Report,
    deal: &'a DealReport,
    speaker: &'a Speaker,
    typeset: bool,
}

impl<'a> Told<'a> {
    /// That deal in that language, with figures as they stand on a page.
    #[must_use]
    pub const fn new(report: &'a Report, deal: &'a DealReport, speaker: &'a Speaker) -> Told<'a> {
        Told { report, deal, speaker, typeset: true }
    }

    /// The same for machines: figures as they are typed.
    #[must_use]
    pub const fn bare(report: &'a Report, deal: &'a DealReport, speaker: &'a Speaker) -> Told<'a> {
        Told { report, deal, speaker, typeset: false }
    }

    fn say(&self, said: &Said) -> String {
        let table = self.report.table_of(self.deal);
        if self.typeset {
            return self.speaker.say(&typeset(said, self.speaker), Some(&table));
        }
        self.speaker.say(said, Some(&table))
    }

    /// Contract and result in a few words; empty while there is nothing to say.
    #[must_use]
    pub fn headline(&self) -> String {
        self.deal.headline.as_ref().map_or_else(String::new, |said| self.say(said))
    }

    /// What was undertaken, with what was said on top of it; none of a deal without a contract.
    #[must_use]
    pub fn contract(&self) -> Option<String> {
        let undertaken = &self.deal.undertaken;
        let contract = self.say(undertaken.contract.as_ref()?);
        Some(match &undertaken.raised {
            Some(raised) => format!("{contract} {}", self.say(raised)),
            None => contract,
        })
    }

    /// What came of it; none while that is not known.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        self.deal.undertaken.result.as_ref().map(|said| self.say(said))
    }

    /// What was recorded, as people read it.
    #[must_use]
    pub fn events(&self) -> Vec<String> {
        let table = self.report.table_of(self.deal);
        let events = self.deal.events.iter();
        events.map(|event| self.speaker.told_event(self.report.forms, event, &table)).collect()
    }

    /// What was recorded, in the notation that is the same in every language.
    #[must_use]
    pub fn notation(&self) -> Vec<String> {
        let forms = [ENGINE_FORMS, self.report.forms];
        let table = self.report.table_of(self.deal);
        let events = self.deal.events.iter();
        events.map(|event| write_event(&forms, event, &table, Lang::CANONICAL)).collect()
    }

    /// Why a line was written.
    #[must_use]
    pub fn line(&self, line: &LineReport) -> String {
        self.say(&line.reason)
    }

    /// What was played against the rules.
    #[must_use]
    pub fn finding(&self, finding: &FindingReport) -> String {
        self.say(&finding.reason)
    }

    /// Why something does not fit, or what differs.
    #[must_use]
    pub fn problem(&self, problem: &Said) -> String {
        self.say(problem)
    }
}

/// What was proved against the rules: what may be so or not is no alarm.
pub(in crate::pages) fn proved(deal: &DealReport) -> impl Iterator<Item = &FindingReport> {
    deal.findings.iter().filter(|finding| finding.kind == FindingKind::Irregular)
}
