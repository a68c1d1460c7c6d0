//! Matches as rows of a spreadsheet: numbers as numbers, names as names.

use crate::pages::doc::{Field, Grid};
use ardoise_rules::engine::{DealReport, Report, Unit, common};
use ardoise_rules::words::{Speaker, plain};

/// What ends a line of the sheet in a cell.
pub const LINE: char = '\u{23ce}';

/// What stands before the figures of a deal where one match has a table of its own.
pub const BEFORE_FIGURES: [&str; 5] = ["csv-deal", "csv-dealer", "csv-what", "csv-complete", "csv-void"];

/// The columns of a table of several matches.
pub const OF_SEVERAL: [&str; 16] = [
    "csv-match",
    "csv-day",
    "csv-game",
    "csv-title",
    "csv-rules",
    "csv-deal",
    "csv-dealer",
    "csv-what",
    "csv-complete",
    "csv-void",
    "csv-account",
    "csv-name",
    "csv-points",
    "csv-total",
    "csv-whole",
    "csv-lines",
];

/// One match: a row for each deal, columns for each account, then the lines of its sheet, by which it is read back;
/// `sealed`, one more for the hash of its log.
#[must_use]
pub fn match_grid(report: &Report, sheet: &str, sealed: bool, speaker: &Speaker) -> Grid {
    let rubber = report.deals.iter().any(|deal| deal.lines.iter().any(|line| line.unit == Unit::Rubber));
    let mut heads: Vec<Field> = BEFORE_FIGURES.map(|id| word(speaker, id)).into();
    let each = |heads: &mut Vec<Field>, id: &str| {
        for account in &report.accounts {
            heads.push(Field::Words(speaker.phrase(id, &[("name", &plain(&account.name))])));
        }
    };
    each(&mut heads, "csv-points-of");
    each(&mut heads, "csv-total-of");
    if rubber {
        each(&mut heads, "csv-whole-of");
    }
    let mut rows = Vec::new();
    if let Some((totals, _)) = &report.start {
        let mut row = vec![Field::Empty, Field::Empty, word(speaker, "slate-start")];
        row.resize(BEFORE_FIGURES.len() + report.accounts.len(), Field::Empty);
        row.extend(report.accounts.iter().map(|account| number(totals.of(account.id))));
        row.resize(heads.len(), Field::Empty);
        rows.push(row);
    }
    for deal in &report.deals {
        let mut row = deal_fields(report, deal, speaker);
        row.extend(report.accounts.iter().map(|account| number(deal.score.of(account.id))));
        row.extend(report.accounts.iter().map(|account| number(deal.totals.of(account.id))));
        if rubber {
            row.extend(report.accounts.iter().map(|account| Field::Number(whole(deal, account.id))));
        }
        rows.push(row);
    }
    let mut grid = Grid { heads, rows };
    grid.heads.push(word(speaker, "csv-lines"));
    let mut lines = sheet_lines(sheet, grid.rows.len(), report.start.is_some()).into_iter();
    grid.rows.iter_mut().for_each(|row| row.push(lines.next().map_or(Field::Empty, Field::Words)));
    if sealed {
        grid.heads.push(word(speaker, "seal-hash"));
        grid.rows.iter_mut().for_each(|row| row.push(hash(report)));
    }
    grid
}

/// The lines of a sheet for each of so many rows: its head in the first, which is no deal where points were carried in,
/// and each deal in its own. Where deals and rows do not answer each other all of it stands in the first row.
fn sheet_lines(sheet: &str, rows: usize, started: bool) -> Vec<String> {
    let lines = sheet.lines().map(|line| line.replace(LINE, " ").trim().to_owned());
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    let mut parts: Vec<Vec<String>> = vec![Vec::new()];
    for line in lines {
        let opens = |line: &str| line.split(' ').next() == Some(common::DEAL.event);
        // Points carried in have a row of their own; else the head stands with the first deal.
        let begun = started || parts.len() > 1 || parts[0].iter().any(|line| opens(line));
        if opens(&line) && begun {
            parts.push(Vec::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push(line);
        }
    }
    if parts.len() > rows {
        parts = vec![parts.concat()];
    }
    parts.into_iter().map(|part| part.join(&format!(" {LINE} "))).collect()
}

/// Several matches, each with its sheet: a row for each deal and account, so that any of them fit under the same headings, and
/// in the first row of a deal the lines of its sheet.
#[must_use]
pub fn matches_grid(matches: &[(Report, String)], sealed: bool, speaker: &Speaker) -> Grid {
    let mut heads = OF_SEVERAL.to_vec();
    if sealed {
        heads.push("seal-hash");
    }
    let mut rows = Vec::new();
    for (report, sheet) in matches {
        let mut lines = sheet_lines(sheet, report.deals.len(), false).into_iter();
        let day = report.head.day();
        for deal in &report.deals {
            let mut lines = lines.next();
            for account in &report.accounts {
                let mut row = vec![
                    words(&report.head.id),
                    words(day),
                    words(report.head.game),
                    words(report.head.title.as_deref().unwrap_or_default()),
                    words(&report.head.rules.preset),
                ];
                row.extend(deal_fields(report, deal, speaker));
                row.push(words(&account.id.to_string()));
                row.push(words(&account.name));
                row.push(number(deal.score.of(account.id)));
                row.push(number(deal.totals.of(account.id)));
                row.push(Field::Number(whole(deal, account.id)));
                row.push(lines.take().map_or(Field::Empty, Field::Words));
                if sealed {
                    row.push(hash(report));
                }
                rows.push(row);
            }
        }
    }
    Grid { heads: heads.into_iter().map(|id| word(speaker, id)).collect(), rows }
}

/// The hash of the log of a match as it stands under its slate.
fn hash(report: &Report) -> Field {
    report.hash.as_deref().map_or(Field::Empty, |hash| Field::Words(crate::pages::paper::digits(hash)))
}

fn deal_fields(report: &Report, deal: &DealReport, speaker: &Speaker) -> Vec<Field> {
    let yes = |is: bool| word(speaker, if is { "csv-yes" } else { "csv-no" });
    let seated = deal.players.as_ref().and_then(|players| players.get(deal.dealer.index()));
    vec![
        Field::Number(i64::from(deal.no)),
        words(seated.map_or_else(|| report.table.name(deal.dealer), String::as_str)),
        words(&crate::pages::deal::Told::bare(report, deal, speaker).headline()),
        yes(deal.complete),
        yes(deal.annulled),
    ]
}

/// What an account marked in a deal for the whole match and not for its part.
fn whole(deal: &DealReport, account: ardoise_rules::engine::Account) -> i64 {
    let own = deal.lines.iter().filter(|line| line.unit == Unit::Rubber && line.to == account);
    own.map(|line| i64::from(line.amount)).sum()
}

fn number(number: i32) -> Field {
    Field::Number(i64::from(number))
}

fn words(text: &str) -> Field {
    if text.is_empty() { Field::Empty } else { Field::Words(plain(text)) }
}

fn word(speaker: &Speaker, id: &str) -> Field {
    Field::Words(speaker.word(id))
}
