//! What lists and statistics keep of a match: read off its report, never the other way round.

use serde_json::Value;

use super::Evening;
use crate::failure::Failure;
use crate::store::{DealProjection, Kind, Projection, Row};
use ardoise_rules::engine::{DealReport, Report};

/// The version under which projections are written.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The results of a match as lists and statistics keep them.
#[must_use]
pub fn projection(report: &Report) -> Projection {
    let totals = |numbers: &ardoise_rules::engine::ByAccount| {
        numbers
            .0
            .iter()
            .map(|(account, number)| (account.to_string(), i64::from(*number)))
            .collect::<Vec<_>>()
    };
    Projection {
        kind: Kind::Match,
        game: report.head.game.to_owned(),
        title: report.head.title.clone(),
        opened: report.head.opened.clone(),
        rules: report.head.rules.preset.clone(),
        players: report.table.players.clone(),
        former: report.former().into_iter().map(|(name, _)| name.to_owned()).collect(),
        points: report.deciding().map(totals).unwrap_or_default(),
        played: report.deals.iter().map(|deal| i64::from(deal.complete)).sum(),
        over: report.standing.over,
        winners: report.standing.winners.iter().map(ToString::to_string).collect(),
        totals: totals(&report.totals),
        deals: report
            .deals
            .iter()
            .map(|deal| DealProjection {
                no: i64::from(deal.no),
                complete: deal.complete,
                contract: played(report, deal),
                score: totals(&deal.score),
            })
            .collect(),
        engine: ENGINE.to_owned(),
    }
}

/// What the log of a match leads to, read off its rows.
///
/// # Errors
/// The first row that cannot be read, or says what cannot be true.
pub fn leads_to(id: &str, rows: &[Row]) -> Result<Projection, Failure> {
    let (evening, bad) = Evening::of_rows(id, rows.to_vec(), None)?;
    match bad.into_iter().next() {
        Some(said) => Err(Failure::Damaged(said)),
        None => Ok(projection(&evening.report())),
    }
}

/// What was played in a deal, who dealt it once it is complete, which articles gave whom how many points, how far it is
/// agreed where the table asks, and who sat there if others do now.
fn played(report: &Report, deal: &DealReport) -> Option<String> {
    let mut played = deal.contract.as_object().cloned().unwrap_or_default();
    let given = deal.lines.iter().filter(|line| line.amount != 0);
    let articles: Vec<Value> =
        given.map(|line| serde_json::json!([line.to, line.article, line.amount])).collect();
    if !articles.is_empty() {
        played.insert("articles".to_owned(), Value::Array(articles));
    }
    if let Some(consent) = report.consent(deal) {
        played.insert("agreement".to_owned(), Value::from(consent.id()));
    }
    if deal.complete {
        played.insert("dealer".to_owned(), Value::from(deal.dealer.number()));
    }
    if let Some(players) = &deal.players {
        played.insert("players".to_owned(), serde_json::json!(players));
    }
    (!played.is_empty()).then(|| Value::Object(played).to_string())
}
