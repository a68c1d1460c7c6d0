//! Several matches on paper: those of a day, or of a player's year.

use std::collections::BTreeMap;

use crate::pages::CareerTold;
use crate::pages::doc::figure::{Thousands, month, short_month, total};
use crate::pages::doc::{Block, Cell, Chart, ChartKind, Column, Doc, Series, Table, Tone};
use crate::pages::paper::history::{Extent, history};
use crate::pages::players::match_columns;
use crate::pages::slate::{day, result, totals};
use ardoise_rules::engine::{Account, AnyGame, Report};
use ardoise_rules::lang::by_name;
use ardoise_rules::words::{Speaker, shown};

/// A match with its game.
pub type Played = (Report, &'static dyn AnyGame);

/// The matches of a day or a year: who won what, then each match. `read` gives the name a player is read as.
#[must_use]
pub fn evening(
    title: &str,
    played: &[Played],
    read: &dyn Fn(&str) -> String,
    extent: &Extent,
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    doc.title(title);
    doc.section(2, speaker.word("evening-matches"));
    let count = played.len().to_string();
    doc.captioned(speaker.phrase("evening-titled", &[("count", &count)]), matches_table(played, speaker));
    doc.section(2, speaker.word("evening-players"));
    let players = players_table(played, read, speaker);
    let count = players.rows.len().to_string();
    doc.captioned(speaker.phrase("evening-player-count", &[("count", &count)]), players);
    for (report, game) in played {
        doc.blocks.push(Block::Break);
        doc.blocks.extend(history(report, *game, extent, speaker).blocks);
    }
    doc
}

fn over(report: &Report, speaker: &Speaker) -> String {
    if report.standing.over { result(report, speaker) } else { speaker.word("list-open") }
}

fn game_name(report: &Report, speaker: &Speaker) -> String {
    speaker.option(report.head.game, "game-name").unwrap_or_else(|| report.head.game.to_owned())
}

fn matches_table(played: &[Played], speaker: &Speaker) -> Table {
    let columns = vec![
        Column::figures(speaker.word("slate-no")),
        Column::words(speaker.word("list-game")),
        Column::figures(speaker.word("list-deals")),
        Column::words(speaker.word("list-totals")),
        Column::words(speaker.word("evening-result")),
    ];
    let rows = played.iter().enumerate().map(|(place, (report, _))| {
        let game = game_name(report, speaker);
        let title = report.head.title.as_deref().map(shown);
        vec![
            Cell::plain((place + 1).to_string()),
            Cell::plain(title.map_or_else(|| game.clone(), |title| format!("{title} · {game}"))),
            Cell::plain(report.deals.iter().filter(|deal| deal.complete).count().to_string()),
            Cell::plain(totals(report, speaker)),
            Cell::toned(over(report, speaker), Tone::Strong),
        ]
    });
    Table { columns, rows: rows.collect() }
}

/// Each player with the matches played and won.
fn players_table(played: &[Played], read: &dyn Fn(&str) -> String, speaker: &Speaker) -> Table {
    let mut tally: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for (report, _) in played {
        let won = &report.standing.winners;
        for seat in report.table.seats() {
            let entry = tally.entry(shown(&read(report.table.name(seat)))).or_default();
            entry.0 += 1;
            entry.1 += u32::from(won.contains(&report.table.account(seat)));
        }
    }
    let mut rows: Vec<_> = tally.into_iter().collect();
    rows.sort_by(|(name, (_, won)), (other, (_, others))| others.cmp(won).then_with(|| by_name(name, other)));
    Table {
        columns: vec![
            Column::words(speaker.word("evening-player")),
            Column::figures(speaker.word("evening-played")),
            Column::figures(speaker.word("evening-won")),
        ],
        rows: rows
            .into_iter()
            .map(|(name, (matches, won))| {
                vec![Cell::plain(name), Cell::plain(matches.to_string()), Cell::plain(won.to_string())]
            })
            .collect(),
    }
}

/// The matches of a player in a period: his record, each match with its result, month by month. `is` knows the
/// player by a name as it was written.
#[must_use]
pub fn year(
    title: &str,
    is: &dyn Fn(&str) -> bool,
    played: &[Played],
    told: CareerTold<'_>,
    sealed: bool,
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    doc.title(title);
    crate::pages::players::facts(&mut doc, told, speaker);
    let seats: Vec<Option<(Account, bool)>> = played.iter().map(|(report, _)| own(report, is)).collect();
    let known = || played.iter().zip(&seats).filter_map(|((report, _), own)| own.map(|own| (report, own)));
    doc.section(2, speaker.word("year-matches"));
    let count = played.len().to_string();
    let rows = known().map(|(report, (own, stayed))| year_row(report, own, stayed, speaker)).collect();
    let columns = match_columns(speaker);
    doc.captioned(speaker.phrase("evening-titled", &[("count", &count)]), Table { columns, rows });
    let ended = known().filter(|(_, (_, stayed))| *stayed).map(|(report, (own, _))| (report, own));
    if let Some(chart) = months(ended, speaker) {
        doc.section(2, chart.title.clone());
        doc.blocks.push(Block::Chart(chart));
    }
    crate::pages::players::rest(&mut doc, told, speaker);
    if sealed {
        doc.section(2, speaker.word("seal-title"));
        let reports = played.iter().map(|(report, _)| report);
        let count = played.len().to_string();
        let caption = speaker.phrase("evening-titled", &[("count", &count)]);
        doc.captioned(caption, crate::pages::paper::seal::seals(reports, speaker));
    }
    doc
}

/// The account under which a player counts in a match, and whether he sat there at its end.
fn own(report: &Report, is: &dyn Fn(&str) -> bool) -> Option<(Account, bool)> {
    if let Some(seat) = report.table.seats().find(|seat| is(report.table.name(*seat))) {
        return Some((report.table.account(seat), true));
    }
    let before = report.deals.iter().rev().filter_map(|deal| deal.players.as_ref());
    let seat = before.flat_map(|players| players.iter().enumerate()).find(|(_, name)| is(name))?.0;
    let seat = report.table.seats().nth(seat)?;
    Some((report.table.account(seat), false))
}

fn year_row(report: &Report, own: Account, stayed: bool, speaker: &Speaker) -> Vec<Cell> {
    let name = |account: &ardoise_rules::engine::AccountReport| shown(&account.name);
    let (with, against): (Vec<_>, Vec<_>) = report.accounts.iter().partition(|account| account.id == own);
    let most = against.iter().map(|account| report.sum_of(account.id)).max();
    let won = &report.standing.winners;
    let result = match (report.standing.over, won.contains(&own)) {
        _ if !stayed => Cell::toned(speaker.word("year-replaced"), Tone::Faint),
        (false, _) => Cell::toned(speaker.word("list-open"), Tone::Faint),
        (true, true) if won.len() > 1 => Cell::toned(speaker.word("year-shared"), Tone::Strong),
        (true, true) => Cell::toned(speaker.word("year-best"), Tone::Strong),
        (true, false) if report.standing.draw => Cell::plain(speaker.word("list-drawn")),
        (true, false) => Cell::plain(speaker.word("year-lost")),
    };
    vec![
        Cell::plain(day(report, speaker)),
        Cell::plain(game_name(report, speaker)),
        Cell::plain(with.iter().copied().map(name).collect::<Vec<_>>().join(", ")),
        Cell::plain(against.iter().copied().map(name).collect::<Vec<_>>().join(", ")),
        Cell::plain(total(report.sum_of(own), speaker)),
        Cell::plain(most.map_or_else(String::new, |most| total(most, speaker))),
        result,
    ]
}

/// Matches won and not won in each month; none where all are of one month.
fn months<'a>(known: impl Iterator<Item = (&'a Report, Account)>, speaker: &Speaker) -> Option<Chart> {
    let mut tally: BTreeMap<String, [i32; 2]> = BTreeMap::new();
    for (report, own) in known.filter(|(report, _)| report.standing.over) {
        let at = shown(report.head.opened.get(..7).unwrap_or(&report.head.opened));
        let won = report.standing.winners.contains(&own);
        tally.entry(at).or_default()[usize::from(!won)] += 1;
    }
    if tally.len() < 2 {
        return None;
    }
    let names = ["year-month-won", "year-month-not"].map(|id| speaker.word(id));
    let series = names.iter().enumerate().map(|(which, name)| {
        let points = (0..).zip(tally.values()).map(|(at, counts)| (at, counts[which]));
        Series { name: name.clone(), runs: vec![points.collect()] }
    });
    let each: Vec<String> = tally
        .iter()
        .map(|(text, [won, not])| {
            let words = format!("{won} {}, {not} {}", names[0], names[1]);
            speaker.phrase("paper-colon", &[("what", &month(text, speaker)), ("words", &words)])
        })
        .collect();
    Some(Chart {
        title: speaker.word("year-months"),
        kind: ChartKind::Bars,
        across: String::new(),
        upwards: speaker.word("evening-played"),
        series: series.collect(),
        goal: None,
        thousands: Thousands::of(speaker),
        tenths: None,
        alternative: speaker.phrase("year-months-words", &[("each", &each.join(&speaker.word("slate-and")))]),
        places: tally.keys().map(|text| short_month(text, speaker)).collect(),
    })
}
