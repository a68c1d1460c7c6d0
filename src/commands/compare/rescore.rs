//! `ardoise rescore`: a match or a sheet under other rules, deal by deal, the differences marked.

use std::path::Path;

use serde_json::json;

use crate::evening::{self, sheet};
use crate::line::args::RescoreArgs;
use crate::line::sets;
use crate::pages::{self, Cell, Column, Doc, Tone};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::engine::{AnyGame, Arg, DealNo, Head, Report, RuleSet, Seat, Start, Table};
use ardoise_rules::words::{Speaker, plain};

/// What was recorded, apart from the rules it was scored by.
struct Recorded {
    game: &'static dyn AnyGame,
    head: Head,
    table: Table,
    dealer: Option<Seat>,
    start: Option<Start>,
    events: Vec<(DealNo, serde_json::Value)>,
    /// What was played: for a match of the database, rules adopted and players replaced in mid-match included.
    played: Option<Report>,
}

/// A match as it would have been.
struct Version {
    name: String,
    report: Report,
    /// The deal after which it would have been over, where deals were recorded beyond it.
    ended: Option<DealNo>,
}

/// Compares what was with what it would have been.
///
/// # Errors
/// If the match, the sheet or one of the rules cannot be found, or they take another number of players.
pub fn run(shell: &mut Shell, args: &RescoreArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let recorded = recorded(shell, args.target.as_deref())?;
    let sets = sets::read(&args.set).map_err(Failure::Usage)?;
    let own = recorded.head.rules.preset.clone();
    let mut versions = vec![match &recorded.played {
        Some(report) => Version { name: own, report: report.clone(), ended: None },
        None => version(&recorded, own, &recorded.head.rules)?,
    }];
    for name in &args.rules {
        let rules = shell.houses().resolve(recorded.game, Some(name), &sets)?;
        let players = recorded.game.players(&rules).map_err(Failure::Damaged)?;
        if !players.contains(&recorded.table.len()) {
            let wanted = if players.start() == players.end() {
                players.start().to_string()
            } else {
                format!("{}–{}", players.start(), players.end())
            };
            let args = vec![
                ("game", Arg::Text(name.clone())),
                ("wanted", Arg::Text(wanted)),
                ("found", Arg::from(recorded.table.len())),
            ];
            return Err(Failure::shell("player-count", args));
        }
        versions.push(version(&recorded, name.clone(), &rules)?);
    }
    if shell.json {
        let all: Vec<_> =
            versions.iter().map(|version| version_json(version, &versions[0], &shell.speaker)).collect();
        shell.value(&json!({"format": 1, "rescored": all}));
        return Ok(());
    }
    let page = page(shell, &versions);
    shell.page(&page);
    Ok(())
}

fn recorded(shell: &Shell, target: Option<&str>) -> Result<Recorded, Failure> {
    if let Some(path) = target.map(Path::new).filter(|path| path.is_file() || path.as_os_str() == "-") {
        let placed = sheet::place(shell, path)?;
        let opening = placed.placed.sheet.opening.clone();
        let events = placed.placed.entries.iter().filter_map(|entry| match entry {
            ardoise_rules::engine::Entry::Play { deal, event, .. } => Some((*deal, event.clone())),
            _ => None,
        });
        return Ok(Recorded {
            game: placed.placed.sheet.game,
            head: placed.head.clone(),
            table: opening.table,
            dealer: opening.dealer,
            start: opening.start,
            events: events.collect(),
            played: None,
        });
    }
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let found = evening::load(shell, &desk, target, None)?;
    let (table, dealer) = match found.records().first().map(|record| &record.entry) {
        Some(ardoise_rules::engine::Entry::Open { table, dealer, .. }) => (table.clone(), *dealer),
        _ => (found.play().table().clone(), None),
    };
    let events = found.force().deals.values().flatten();
    let events = events.map(|happened| (happened.deal, happened.event.clone())).collect();
    let head = found.about().clone();
    let (game, start, played) = (found.game(), head.start.clone(), Some(found.report()));
    Ok(Recorded { game, start, head, table, dealer, events, played })
}

/// Plays what was recorded under some rules; what they do not allow is a problem of its deal.
fn version(recorded: &Recorded, name: String, rules: &RuleSet) -> Result<Version, Failure> {
    let Recorded { game, table, dealer, .. } = recorded;
    let start = recorded.start.as_ref();
    let camps = game.camps(rules, table.len()).map_err(Failure::Damaged)?;
    let table = Table { players: table.players.clone(), camps };
    let mut play = game.play(game.schema(), rules, &table, *dealer, start).map_err(Failure::refused)?;
    let mut last = 0;
    let mut ended = None;
    for (deal, event) in &recorded.events {
        if *deal != last {
            play.settle();
            if play.over() {
                ended = Some(last);
                break;
            }
            last = *deal;
        }
        // The paper's totals were those of the rules that were played.
        let of_paper = event.get("event").and_then(serde_json::Value::as_str) == Some("check");
        if !of_paper || *rules == recorded.head.rules {
            play.feed(*deal, 0, game.schema(), event);
        }
    }
    play.settle();
    let head = Head { rules: rules.clone(), ..recorded.head.clone() };
    Ok(Version { name, report: play.report(&head), ended })
}

/// The score of a deal in a version: none where the match was over before it.
fn score(version: &Version, no: DealNo) -> Option<String> {
    let deal = version.report.deals.iter().find(|deal| deal.no == no)?;
    let numbers: Vec<String> = deal.score.0.iter().map(|(_, points)| points.to_string()).collect();
    Some(numbers.join(" – "))
}

fn version_json(version: &Version, base: &Version, speaker: &Speaker) -> serde_json::Value {
    let deals: Vec<_> = version
        .report
        .deals
        .iter()
        .map(|deal| {
            json!({
                "no": deal.no, "score": deal.score, "totals": deal.totals, "complete": deal.complete,
                "differs": score(version, deal.no) != score(base, deal.no), "problems": pages::problems_json(&version.report, deal, speaker),
            })
        })
        .collect();
    json!({
        "rules": version.name, "deals": deals, "totals": version.report.totals, "parts": version.report.parts,
        "standing": pages::standing_json(&version.report, speaker), "ended_after": version.ended,
    })
}

fn page(shell: &Shell, versions: &[Version]) -> Doc {
    let speaker = &shell.speaker;
    let mut doc = Doc::default();
    let Some(base) = versions.first() else { return doc };
    let names: Vec<String> = base.report.accounts.iter().map(|account| plain(&account.name)).collect();
    doc.heading(names.join(" – "));
    let mut columns =
        vec![Column::figures(speaker.word("slate-no")), Column::words(speaker.word("slate-deal"))];
    columns.extend(versions.iter().map(|version| Column::figures(&version.name)));
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for deal in &base.report.deals {
        let mut row = vec![
            Cell::plain(deal.no.to_string()),
            Cell::plain(pages::Told::new(&base.report, deal, speaker).headline()),
        ];
        let ours = score(base, deal.no);
        for version in versions {
            let theirs = score(version, deal.no);
            let cell = match &theirs {
                None => Cell::toned("·", Tone::Faint),
                Some(text) if theirs == ours => Cell::plain(text),
                Some(text) => Cell::toned(format!("≠ {text}"), Tone::Strong),
            };
            row.push(cell);
        }
        rows.push(row);
    }
    let mut totals = vec![Cell::plain(""), Cell::toned(speaker.word("rescore-totals"), Tone::Strong)];
    for version in versions {
        let numbers = version.report.totals.0.iter().map(|(_, points)| points.to_string());
        totals.push(Cell::toned(numbers.collect::<Vec<_>>().join(" – "), Tone::Strong));
    }
    rows.push(totals);
    doc.table(pages::Table { columns, rows });
    for version in versions {
        let name = version.name.as_str();
        let result = if version.report.standing.over {
            pages::result(&version.report, speaker)
        } else {
            speaker.word("rescore-open")
        };
        doc.text(format!("{name} — {result}"));
        if let Some(no) = version.ended {
            doc.text(speaker.phrase("rescore-ended", &[("rules", name), ("deal", &no.to_string())]));
        }
        for deal in &version.report.deals {
            for problem in &deal.problems {
                let text = pages::Told::new(&version.report, deal, speaker).problem(problem);
                let facts = [("rules", name), ("deal", &deal.no.to_string()), ("text", &text)];
                doc.toned(speaker.phrase("rescore-problem", &facts), Tone::Alarm);
            }
        }
    }
    doc.toned(speaker.word("rescore-legend"), Tone::Faint);
    doc
}
