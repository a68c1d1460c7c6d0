//! Drives the parts of the program that read what others wrote, with any bytes. Fuzz targets and tests share it:
//! whatever is read, nothing panics, points are sums of their lines, and nothing that steers a terminal comes out.

use ardoise::cli::House;
use ardoise::engine::{AnyGame, ENGINE_FORMS, Entry, Head, Record, Report, RuleSet, Table, Unit, fold};
use ardoise::games::{self, GAMES};
use ardoise::i18n::{Lang, Speaker};
use ardoise::render::{Look, terminal};
use ardoise::sheet::{self, Hooks, Style};
use ardoise::view::{self, Scope};
use serde_json::Value;

/// A whole sheet.
pub fn sheet(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let read = match sheet::read_sheet(text, &hooks) {
        Ok(read) => read,
        Err(error) => {
            let speaker = Speaker::new(Lang::Fr);
            let _ = (speaker.say(&error.said, None), error.caret(), error.hints(true));
            return;
        }
    };
    let opening = &read.opening;
    let start = opening.start.as_ref();
    let schema = read.game.schema();
    let Ok(mut play) = read.game.play(schema, &opening.rules, &opening.table, opening.dealer, start) else {
        return;
    };
    let mut kept: Vec<Vec<Value>> = Vec::new();
    for line in &read.lines {
        for (event, _) in &line.events {
            if play.place(event).is_ok() {
                kept.push(vec![event.clone()]);
            }
        }
    }
    judge(&play.report(&head(read.game, &opening.rules), &Speaker::new(Lang::En)));
    // What was placed reads back from the notation as it was.
    let written = sheet::write_sheet(read.game, opening, &kept, Style::French);
    let again =
        sheet::read_sheet(&written, &hooks).unwrap_or_else(|error| panic!("{error:?} in {written:?}"));
    let events: Vec<Vec<Value>> =
        again.lines.iter().map(|line| line.events.iter().map(|(event, _)| event.clone()).collect()).collect();
    assert_eq!(events, kept, "{written:?}");
}

/// Event lines in a game chosen by the first byte; a line that is refused changes nothing.
pub fn events(bytes: &[u8]) {
    let Some((game, table, rules, rest)) = table(bytes) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let Ok(mut play) = game.play(game.schema(), &rules, &table, None, None) else { return };
    let speaker = Speaker::new(Lang::Fr);
    let forms = [ENGINE_FORMS, game.info().forms];
    let mut records = vec![opening(game, &rules, &table)];
    for line in text.split('\n').take(200) {
        match sheet::read_line(&forms, &table, 1, line) {
            Err(error) => drop((speaker.say(&error.said, Some(&table)), error.caret())),
            Ok(read) => {
                for (event, _) in read.events {
                    match play.place(&event) {
                        Ok(placed) => records.push(record(
                            records.len(),
                            Entry::Play { deal: placed.deal, schema: game.schema(), event },
                        )),
                        Err(said) => drop(speaker.say(&said, Some(&table))),
                    }
                }
            }
        }
    }
    let _ = (play.expects(), play.findings());
    let said = play.report(&head(game, &rules), &speaker);
    judge(&said);
    // The journal folds back to the same match.
    let folded = fold("", &records, "2026-11-20", &games::find).unwrap_or_else(|said| panic!("{said:?}"));
    let mut again = folded.play.report(&folded.head, &speaker);
    again.head = said.head.clone();
    assert_eq!(said, again);
}

/// A file of house rules.
pub fn rules(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(house) = toml::from_str::<House>(text) else { return };
    let Some(game) = games::find(&house.game) else { return };
    let preset = house.preset.as_deref().unwrap_or(game.id());
    match game.resolve(preset, &house.sets()) {
        Err(error) => {
            let speaker = Speaker::new(Lang::Fr);
            let _ = speaker.say(&sheet::said_of_rules_error(&error, game).said, None);
        }
        Ok(rules) => {
            // Complete rules are what a patch of the preset gives.
            let patch = game.patch(preset, &rules).unwrap_or_else(|error| panic!("{error:?}"));
            let again = game.resolve(preset, &patch).unwrap_or_else(|error| panic!("{error:?}"));
            assert_eq!(again.options, rules.options, "{patch:?}");
            let Ok(players) = game.players(&rules) else { panic!("no players") };
            let Some(table) = seated(game, &rules, *players.start()) else { panic!("no camps") };
            let Ok(play) = game.play(game.schema(), &rules, &table, None, None) else { panic!("no match") };
            judge(&play.report(&head(game, &rules), &Speaker::new(Lang::En)));
        }
    }
}

/// Rows of a database as somebody may have left them: one payload a line, after an opening unless there is one.
pub fn rows(bytes: &[u8]) {
    let Some((game, table, rules, rest)) = table(bytes) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let read = text.split('\n').take(200).filter_map(|line| serde_json::from_str::<Entry>(line).ok());
    let mut records: Vec<Record> = Vec::new();
    for entry in read {
        if records.is_empty() && !matches!(entry, Entry::Open { .. }) {
            records.push(opening(game, &rules, &table));
        }
        records.push(record(records.len(), entry));
    }
    for lang in [Lang::Fr, Lang::En] {
        let speaker = Speaker::new(lang);
        match fold("id", &records, "2026-11-20", &games::find) {
            Err(said) => drop(speaker.say(&said, None)),
            Ok(folded) => {
                let report = folded.play.report(&folded.head, &speaker);
                judge(&report);
                let _ = (folded.play.expects(), folded.play.findings());
                let forms = [ENGINE_FORMS, folded.game.info().forms];
                for happened in folded.force.deals.values().flatten() {
                    let text =
                        sheet::write_event(&forms, &happened.event, folded.play.table(), Style::French);
                    assert!(!text.contains('\u{1b}'), "{text:?}");
                }
            }
        }
    }
}

/// Points are sums of their lines, and no page steers a terminal.
fn judge(report: &Report) {
    for deal in &report.deals {
        for account in &report.accounts {
            let own = deal.lines.iter().filter(|line| line.to == account.id && line.unit == Unit::Points);
            let sum: i64 = own.map(|line| i64::from(line.amount)).sum();
            assert_eq!(
                sum.clamp(i64::from(i32::MIN), i64::from(i32::MAX)),
                i64::from(deal.score.of(account.id)),
                "deal {}",
                deal.no
            );
        }
    }
    serde_json::to_string(report).unwrap_or_else(|error| panic!("{error}"));
    let speaker = Speaker::new(Lang::En);
    for page in [view::slate(report, &speaker, Scope::Whole), view::explain(report, &speaker, None)] {
        let text = terminal(&page, Look { width: 60, color: false });
        let steers = |letter: char| letter.is_control() && letter != '\n';
        assert!(!text.contains(steers), "{text:?}");
    }
}

fn head(game: &'static dyn AnyGame, rules: &RuleSet) -> Head {
    Head {
        id: String::new(),
        title: None,
        game: game.id(),
        opened: "2026-11-20".to_owned(),
        rules: rules.clone(),
        start: None,
    }
}

fn opening(game: &dyn AnyGame, rules: &RuleSet, table: &Table) -> Record {
    let entry = Entry::Open {
        game: game.id().to_owned(),
        schema: game.schema(),
        rules: rules.clone(),
        table: table.clone(),
        dealer: None,
        title: None,
        date: None,
        start: None,
    };
    record(0, entry)
}

fn record(before: usize, entry: Entry) -> Record {
    let seq = before as i64 + 1;
    Record { seq, op: seq, at: 0, author: String::new(), entry }
}

/// A game and one of its presets, chosen by the first two bytes.
fn table(bytes: &[u8]) -> Option<(&'static dyn AnyGame, Table, RuleSet, &[u8])> {
    let [game, preset, rest @ ..] = bytes else { return None };
    let game = GAMES[usize::from(*game) % GAMES.len()];
    let presets = game.info().presets;
    let preset = presets[usize::from(*preset) % presets.len()].name;
    let rules = game.resolve(preset, &[]).ok()?;
    let players = *game.players(&rules).ok()?.start();
    Some((game, seated(game, &rules, players)?, rules, rest))
}

fn seated(game: &dyn AnyGame, rules: &RuleSet, players: usize) -> Option<Table> {
    let names = ["Ana", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"];
    let players: Vec<String> = names.iter().take(players).map(|name| (*name).to_owned()).collect();
    let camps = game.camps(rules, players.len()).ok()?;
    Some(Table { players, camps })
}
