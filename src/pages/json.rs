//! A match as JSON: the values of its report, with the words of one language beside them.

use ardoise_rules::engine::{Account, DealReport, Report, StandingReport};
use ardoise_rules::words::Speaker;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use crate::pages::deal::Told;

/// Everything there is to say about a match.
#[must_use]
pub fn match_json(report: &Report, speaker: &Speaker) -> Value {
    json!(MatchJson::of(report, speaker))
}

/// The same, made deal by deal while it is written.
#[derive(Clone)]
pub struct MatchJson<'a> {
    report: &'a Report,
    speaker: &'a Speaker,
    database: Option<Value>,
}

impl<'a> MatchJson<'a> {
    /// A match in the words of a language.
    #[must_use]
    pub const fn of(report: &'a Report, speaker: &'a Speaker) -> MatchJson<'a> {
        MatchJson { report, speaker, database: None }
    }

    /// The same with what is known of its whole database at its end.
    #[must_use]
    pub fn within(self, database: Option<Value>) -> MatchJson<'a> {
        MatchJson { database, ..self }
    }
}

/// The deals of a match, each made when it is its turn.
struct Deals<'a>(&'a Report, &'a Speaker);

impl Serialize for Deals<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.deals.iter().map(|deal| deal_json(self.0, deal, self.1)))
    }
}

impl Serialize for MatchJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (before, after) = around(self.report, self.speaker);
        let mut map = serializer.serialize_map(None)?;
        before.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))?;
        map.serialize_entry("deals", &Deals(self.report, self.speaker))?;
        after.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))?;
        if let Some(database) = &self.database {
            map.serialize_entry("database", database)?;
        }
        map.end()
    }
}

/// What stands before the deals of a match and behind them.
fn around(report: &Report, speaker: &Speaker) -> (Map<String, Value>, Map<String, Value>) {
    let head = &report.head;
    let mut matched = json!({
        "id": head.id, "title": head.title, "game": head.game,
        "opened": head.opened, "rules": head.rules, "hash": report.hash,
    });
    if let Some(contest) = &head.contest {
        matched["contest"] = json!(contest);
    }
    if let Some(conflict) = &report.conflict {
        matched["conflict"] = json!(conflict);
    }
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("format", json!(1));
    put("match", matched);
    put("players", json!(report.table.players));
    put("accounts", json!(report.accounts));
    if let Some((totals, lines)) = &report.start {
        let lines: Vec<Value> =
            lines.iter().map(|line| worded(line, speaker.say(&line.reason, Some(&report.table)))).collect();
        put("start", json!({"totals": totals, "lines": lines}));
    }
    let before = std::mem::take(&mut map);
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("totals", json!(report.totals));
    put("parts", json!(report.parts));
    put("standing", standing_json(report, speaker));
    put("next", json!(report.next));
    put("notices", report.notices.iter().map(|said| speaker.say(said, Some(&report.table))).collect());
    (before, map)
}

/// A deal of a match.
#[must_use]
pub fn deal_json(report: &Report, deal: &DealReport, speaker: &Speaker) -> Value {
    let told = Told::bare(report, deal, speaker);
    let lines: Vec<Value> = deal.lines.iter().map(|line| worded(line, told.line(line))).collect();
    let findings = deal.findings.iter().map(|finding| worded(finding, told.finding(finding)));
    let findings: Vec<Value> = findings.collect();
    let mut value = json!({
        "no": deal.no, "dealer": deal.dealer, "complete": deal.complete, "annulled": deal.annulled,
        "contract": deal.contract, "headline": told.headline(), "events": told.notation(),
        "score": deal.score, "totals": deal.totals, "lines": lines, "findings": findings,
        "notes": deal.notes, "problems": problems_json(report, deal, speaker),
    });
    if deal.amended {
        value["amended"] = json!(true);
    }
    if let Some((agreement, consent)) = deal.agreement.as_ref().zip(report.consent(deal)) {
        let awaits = agreement.awaits(&report.table_of(deal));
        let disputed = agreement.disputed.iter().map(|(seat, why)| json!({"by": seat, "text": why}));
        value["agreement"] = json!({
            "state": consent, "by": agreement.by, "agreed": agreement.agreed,
            "disputed": disputed.collect::<Vec<_>>(), "awaits": awaits,
        });
    }
    if let Some(players) = &deal.players {
        value["players"] = json!(players);
    }
    value
}

/// What does not fit in a deal, in words.
#[must_use]
pub fn problems_json(report: &Report, deal: &DealReport, speaker: &Speaker) -> Value {
    let told = Told::bare(report, deal, speaker);
    deal.problems.iter().map(|problem| told.problem(problem)).collect()
}

/// How the match stands: who has won is an account, a list of them, or null.
#[must_use]
pub fn standing_json(report: &Report, speaker: &Speaker) -> Value {
    let StandingReport { over, winners, draw, closed, needs, waiting: _ } = &report.standing;
    let winner = match winners.as_slice() {
        [] => Value::Null,
        [one] => json!(one),
        several => json!(several),
    };
    let needs = needs.iter().map(|(account, said)| (account, speaker.say(said, Some(&report.table))));
    let needs: Map<String, Value> =
        needs.map(|(account, text): (&Account, String)| (account.to_string(), Value::from(text))).collect();
    let mut value = json!({"over": over, "winner": winner, "draw": draw, "needs": needs});
    if let Some(closed) = closed {
        value["closed"] = json!(closed);
    }
    value
}

/// A value with its words beside it.
fn worded(value: &impl Serialize, text: String) -> Value {
    let mut value = json!(value);
    value["text"] = Value::from(text);
    value
}
