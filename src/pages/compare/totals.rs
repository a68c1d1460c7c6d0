//! The totals of a match beside those of its paper sheet, and the slips that explain a difference.

use serde_json::{Value, json};

use crate::pages::doc::figure::{change, total, typeset};
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::rules::value_words;
use ardoise_desk::compare::Compared;
use ardoise_desk::evening::{Amendment, Change, Correction, Evening, verbs};
use ardoise_rules::engine::{Account, Report, Said, Slip, Way};
use ardoise_rules::words::{Speaker, plain};

/// The totals beside those of the paper, and what explains the difference.
#[must_use]
pub fn compared(found: &Evening, report: &Report, compared: &Compared, speaker: &Speaker) -> Doc {
    let name = |account: Account| {
        let known = report.accounts.iter().find(|known| known.id == account);
        known.map_or_else(String::new, |known| plain(&known.name))
    };
    let mut doc = Doc::default();
    let columns = vec![
        Column::words(""),
        Column::figures(speaker.word("check-paper")),
        Column::figures(speaker.word("check-slate")),
        Column::figures(speaker.word("check-gap")),
    ];
    let lines = compared
        .totals
        .iter()
        .map(|(account, said, counted)| {
            let gap = said.saturating_sub(*counted);
            let tone = if gap == 0 { Tone::Faint } else { Tone::Strong };
            vec![
                Cell::plain(name(*account)),
                Cell::plain(total(*said, speaker)),
                Cell::plain(total(*counted, speaker)),
                Cell::toned(if gap == 0 { "=".to_owned() } else { change(gap, speaker) }, tone),
            ]
        })
        .collect();
    doc.table(Table { columns, rows: lines });
    for (place, slips) in compared.explained.iter().enumerate() {
        let texts: Vec<String> = slips.iter().map(|slip| words(found, report, slip, speaker)).collect();
        let tone = if place == 0 { Tone::Strong } else { Tone::Plain };
        doc.toned(format!("{}. {}", place + 1, texts.join(&speaker.word("check-and"))), tone);
        // Half of an explanation put right would leave other totals than the paper's.
        let fixes: Option<Vec<String>> = slips.iter().map(|slip| fix(found, slip, speaker)).collect();
        for fix in fixes.into_iter().flatten() {
            doc.toned(format!("   {}", speaker.phrase("check-fix", &[("command", &fix)])), Tone::Faint);
        }
    }
    if !compared.sure {
        doc.toned(speaker.word("check-unsure"), Tone::Faint);
    }
    doc
}

/// A slip in words.
fn words(found: &Evening, report: &Report, slip: &Slip, speaker: &Speaker) -> String {
    let table = slip.deal.map_or_else(|| found.play().table(), |deal| found.play().table_at(deal));
    let event = |event: &Value| speaker.event(found.play().forms(), event, table);
    let name = |account: Account| plain(&table.account_name(account));
    let why = |said: &Said| speaker.say(&typeset(said, speaker), Some(table));
    let effects = report.accounts.iter().zip(&slip.effect).filter(|(_, amount)| **amount != 0);
    let effect: Vec<String> = effects
        .map(|(account, amount)| format!("{} {}", plain(&account.name), change(*amount, speaker)))
        .collect();
    let (id, facts): (&str, Vec<(&str, String)>) = match &slip.way {
        Way::Without(missing) => ("slip-without", vec![("event", event(missing))]),
        Way::With(extra) => ("slip-with", vec![("event", event(extra))]),
        Way::Instead(ours, theirs) => {
            ("slip-instead", vec![("event", event(ours)), ("other", event(theirs))])
        }
        Way::Rule(option, ours, theirs) => {
            let game = found.game();
            let title = speaker.option(game.id(), &format!("option-{option}"));
            let said = |value: &str| value_words(game, option, &Value::from(value), speaker);
            let facts = vec![
                ("option", title.unwrap_or_else(|| plain(option))),
                ("ours", said(ours)),
                ("theirs", said(theirs)),
            ];
            (if slip.deal.is_some() { "slip-rule" } else { "slip-rule-whole" }, facts)
        }
        Way::LineLeft(to, amount, text) => (
            "slip-line-left",
            vec![("who", name(*to)), ("amount", total(*amount, speaker)), ("text", why(text))],
        ),
        Way::LineTurned(to, amount, text) => (
            "slip-line-turned",
            vec![("who", name(*to)), ("amount", total(*amount, speaker)), ("text", why(text))],
        ),
        Way::Columns if slip.deal.is_some() => ("slip-columns", vec![]),
        Way::Columns => ("slip-columns-whole", vec![]),
        Way::DealLeft => ("slip-deal-left", vec![]),
        Way::DealTwice => ("slip-deal-twice", vec![]),
        Way::Addition(account, amount) => {
            ("slip-addition", vec![("who", name(*account)), ("amount", change(*amount, speaker))])
        }
    };
    let deal = slip.deal.map(|deal| deal.to_string()).unwrap_or_default();
    let mut all: Vec<(&str, &str)> = vec![("deal", &deal)];
    all.extend(facts.iter().map(|(name, text)| (*name, text.as_str())));
    format!("{} ({})", speaker.phrase(id, &all), effect.join(", "))
}

/// The command that makes the slate say what the paper says, where there is one and the rules take it.
fn fix(found: &Evening, slip: &Slip, speaker: &Speaker) -> Option<String> {
    let deal = slip.deal?;
    let table = found.play().table_at(deal);
    let text = |event: &Value| speaker.event(found.play().forms(), event, table);
    let place = |event: &Value| {
        let events = found.force().deals.get(&deal)?;
        events.iter().position(|happened| *happened.event == *event).map(|place| place + 1)
    };
    let lang = speaker.lang();
    let amend = crate::words::name(lang, "amend");
    let (drop, replace) = (verbs::DROP.word(lang), verbs::REPLACE.word(lang));
    let (change, correction) = match &slip.way {
        Way::With(event) => (text(event), Correction::Take(event.clone())),
        Way::Without(event) => {
            let place = place(event)?;
            (format!("{drop} {place}"), Correction::Drop(place))
        }
        Way::Instead(ours, theirs) => {
            let place = place(ours)?;
            (format!("{replace} {place} {}", text(theirs)), Correction::Replace(place, theirs.clone()))
        }
        Way::DealLeft => (format!("{drop} {}", verbs::ALL.word(lang)), Correction::DropAll),
        Way::Rule(..)
        | Way::LineLeft(..)
        | Way::LineTurned(..)
        | Way::Columns
        | Way::DealTwice
        | Way::Addition(..) => return None,
    };
    let amendment = Amendment { deal, corrections: vec![correction], reason: String::new() };
    found.draft(Change::Amend(amendment)).ok().map(|_| format!("ardoise {amend} {deal} {change}"))
}

fn slip_json(found: &Evening, report: &Report, slip: &Slip, speaker: &Speaker) -> Value {
    let kind = match &slip.way {
        Way::Without(_) => "event-not-on-paper",
        Way::With(_) => "event-only-on-paper",
        Way::Instead(..) => "event-otherwise",
        Way::Rule(..) => "rule-otherwise",
        Way::LineLeft(..) => "line-left-out",
        Way::LineTurned(..) => "line-other-side",
        Way::Columns => "columns-swapped",
        Way::DealLeft => "deal-missing",
        Way::DealTwice => "deal-twice",
        Way::Addition(..) => "addition",
    };
    let effect: serde_json::Map<String, Value> = report
        .accounts
        .iter()
        .zip(&slip.effect)
        .map(|(account, amount)| (account.id.to_string(), json!(amount)))
        .collect();
    json!({
        "deal": slip.deal, "kind": kind, "text": words(found, report, slip, speaker), "effect": effect,
        "fix": fix(found, slip, speaker),
    })
}

/// The same as JSON.
#[must_use]
pub fn compared_json(found: &Evening, report: &Report, compared: &Compared, speaker: &Speaker) -> Value {
    let totals = compared.totals.iter();
    let totals: Vec<_> = totals
        .map(|(account, said, counted)| json!({"account": account, "said": said, "counted": counted}))
        .collect();
    let explained = compared.explained.iter();
    let explained: Vec<Vec<Value>> = explained
        .map(|slips| slips.iter().map(|slip| slip_json(found, report, slip, speaker)).collect())
        .collect();
    json!({"format": 1, "agree": compared.agree(), "totals": totals, "explanations": explained, "sure": compared.sure})
}
