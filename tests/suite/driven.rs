//! Drives the parts of the program that read what others wrote, with any bytes. Fuzz targets and tests share it:
//! whatever is read, nothing panics, points are sums of their lines, and nothing that steers a terminal comes out.

use std::path::{Path, PathBuf};

use ardoise::House;
use ardoise::pages::{self, Scope};
use ardoise::render::{Look, terminal};
use ardoise_desk::store::{Access, Store};
use ardoise_rules::engine::{
    AnyGame, ENGINE_FORMS, Entry, Head, Record, Report, RuleSet, Said, Table, Unit, fold,
};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{self, Hooks, Style};
use ardoise_rules::positions::Judges;
use ardoise_rules::words::Lang;
use serde_json::Value;

/// A whole sheet.
pub fn sheet(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let read = match notation::read_sheet(text, &hooks) {
        Ok(read) => read,
        Err(error) => {
            let speaker = ardoise::words::speaker(Lang::Fr);
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
    judge(&play.report(&head(read.game, &opening.rules)));
    // What was placed reads back from the notation as it was.
    let written = notation::write_sheet(read.game, opening, &kept, Style::French);
    let again =
        notation::read_sheet(&written, &hooks).unwrap_or_else(|error| panic!("{error:?} in {written:?}"));
    let events: Vec<Vec<Value>> =
        again.lines.iter().map(|line| line.events.iter().map(|(event, _)| event.clone()).collect()).collect();
    assert_eq!(events, kept, "{written:?}");
}

/// Event lines in a game chosen by the first byte; a line that is refused changes nothing.
pub fn events(bytes: &[u8]) {
    let Some((game, table, rules, rest)) = table(bytes) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let Ok(mut play) = game.play(game.schema(), &rules, &table, None, None) else { return };
    let speaker = ardoise::words::speaker(Lang::Fr);
    let forms = [ENGINE_FORMS, game.info().forms];
    let mut records = vec![opening(game, &rules, &table)];
    for line in text.split('\n').take(200) {
        match notation::read_line(&forms, &table, 1, line, notation::Tongue::SHEET) {
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
    let said = play.report(&head(game, &rules));
    judge(&said);
    // The journal folds back to the same match.
    let folded = fold("", &records, "2026-11-20", &games::find).unwrap_or_else(|said| panic!("{said:?}"));
    let mut again = folded.play.report(&folded.head);
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
            let speaker = ardoise::words::speaker(Lang::Fr);
            let _ = speaker.say(&notation::said_of_rules_error(&error, game).said, None);
        }
        Ok(rules) => {
            // Complete rules are what a patch of the preset gives.
            let patch = game.patch(preset, &rules).unwrap_or_else(|error| panic!("{error:?}"));
            let again = game.resolve(preset, &patch).unwrap_or_else(|error| panic!("{error:?}"));
            assert_eq!(again.options, rules.options, "{patch:?}");
            let Ok(players) = game.players(&rules) else { panic!("no players") };
            let Some(table) = seated(game, &rules, *players.start()) else { panic!("no camps") };
            let Ok(play) = game.play(game.schema(), &rules, &table, None, None) else { panic!("no match") };
            judge(&play.report(&head(game, &rules)));
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
        let speaker = ardoise::words::speaker(lang);
        match fold("id", &records, "2026-11-20", &games::find) {
            Err(said) => drop(speaker.say(&said, None)),
            Ok(folded) => {
                let report = folded.play.report(&folded.head);
                judge(&report);
                let _ = (folded.play.expects(), folded.play.findings());
                let forms = [ENGINE_FORMS, folded.game.info().forms];
                for happened in folded.force.deals.values().flatten() {
                    let text =
                        notation::write_event(&forms, &happened.event, folded.play.table(), Style::French);
                    assert!(!text.contains('\u{1b}'), "{text:?}");
                }
            }
        }
    }
}

/// Lines of positions: each gets one line of JSON back, which deals with every card of the hand, or says what is wrong.
pub fn positions(bytes: &[u8]) {
    let speaker = ardoise::words::speaker(Lang::Fr);
    let say = |said: &Said| speaker.say(said, None);
    let resolve = |game: &'static dyn AnyGame, preset: &str, sets: &[(String, String)]| {
        game.resolve(preset, sets).map_err(|error| notation::said_of_rules_error(&error, game).said)
    };
    let mut judges = Judges::new(&games::find, &resolve);
    for line in bytes.split(|byte| *byte == b'\n').take(100) {
        let mut out = Vec::new();
        judges.line(line, &mut out, &say);
        assert_eq!(out.iter().position(|byte| *byte == b'\n'), Some(out.len() - 1), "one line for a line");
        let answer: Value = serde_json::from_slice(&out).unwrap_or_else(|error| panic!("{error}"));
        if answer["error"].is_object() {
            continue;
        }
        // What nobody reads of a line may hold bytes that are no text.
        let Ok(asked) = serde_json::from_slice::<Value>(line) else { continue };
        let count = |of: &Value| of.as_array().map_or(usize::MAX, Vec::len);
        let (legal, barred) = (count(&answer["legal"]), count(&answer["barred"]));
        assert_eq!(legal.saturating_add(barred), count(&asked["hand"]), "{answer}");
        assert!(legal > 0 || barred == 0, "a hand of which no card may be played: {answer}");
        assert!(answer["winning"].is_null() || answer["winning"].is_u64(), "{answer}");
    }
}

/// Documents brought in one after the other, a line `%%` between them: what is recorded passes `check`, its export is
/// the same matches again, and a document that is refused leaves no trace.
pub fn imports(bytes: &[u8]) {
    let folder = Scratch::new();
    let db = folder.0.join("a.db");
    for (no, document) in documents(bytes).into_iter().take(4).enumerate() {
        let path = folder.0.join(format!("{no}.sheet"));
        if std::fs::write(&path, document).is_err() {
            return;
        }
        let before = content(&db);
        if run(&db, &["import"], &path) != 0 {
            assert_eq!(content(&db), before, "a document that was refused");
            continue;
        }
        let after = content(&db);
        assert!(before.iter().all(|(old, _)| after.iter().any(|(id, _)| id == old)), "a match is gone");
        assert_eq!(run(&db, &["import"], &path), 0, "the same again");
        assert_eq!(content(&db), after, "the same again");
    }
    if !db.exists() {
        return;
    }
    let ids: Vec<String> = content(&db).into_iter().map(|(id, _)| id).collect();
    // Totals of a paper sheet may differ from ours; the log and the lists are as they were written.
    assert!([0, 3].contains(&run(&db, &["check"], Path::new(""))));
    let store = Store::open(&db, Access::ReadOnly).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(store.verify().unwrap_or_else(|error| panic!("{error}")), []);
    drop(store);
    for id in ids {
        let sheet = folder.0.join("out.sheet");
        assert_eq!(run(&db, &["export", &id, "--output"], &sheet), 0);
        let before = content(&db);
        assert_eq!(run(&db, &["import"], &sheet), 0, "{:?}", std::fs::read_to_string(&sheet));
        assert_eq!(content(&db), before);
        let other = folder.0.join("b.db");
        assert_eq!(run(&other, &["import"], &sheet), 0);
        assert_eq!(content(&other).len(), 1);
        for file in ["b.db", "b.db-wal", "b.db-shm"] {
            let _ = std::fs::remove_file(folder.0.join(file));
        }
    }
}

/// What lies between lines of `%%`.
fn documents(bytes: &[u8]) -> Vec<&[u8]> {
    let mut found = Vec::new();
    let mut rest = bytes;
    while let Some(at) = rest.windows(4).position(|four| four == b"\n%%\n") {
        found.push(&rest[..=at]);
        rest = &rest[at + 4..];
    }
    found.push(rest);
    found
}

/// Runs a command as the program does, what it says thrown away.
fn run(db: &Path, words: &[&str], path: &Path) -> u8 {
    let mut argv: Vec<std::ffi::OsString> = vec!["ardoise".into(), "--json".into(), "--db".into(), db.into()];
    argv.extend(words.iter().map(std::ffi::OsString::from));
    if !path.as_os_str().is_empty() {
        argv.push(path.into());
    }
    ardoise::run_into(argv, Box::new(std::io::sink()))
}

/// The matches of a database with the hashes of their logs.
fn content(db: &Path) -> Vec<(String, Option<String>)> {
    let Ok(store) = Store::open(db, Access::ReadOnly) else { return Vec::new() };
    let ids = store.ids().unwrap_or_else(|error| panic!("{error}"));
    let hash = |id: &String| store.hash(id, None).unwrap_or_else(|error| panic!("{error}"));
    ids.into_iter().map(|id| (id.clone(), hash(&id))).collect()
}

/// A folder of its own, in memory where there is one.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        let memory = Path::new("/dev/shm");
        let above = if memory.is_dir() { memory.to_path_buf() } else { std::env::temp_dir() };
        let folder = above.join(format!("ardoise-{}", uuid::Uuid::now_v7()));
        std::fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
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
    let speaker = ardoise::words::speaker(Lang::En);
    drop(pages::match_json(report, &speaker));
    for page in [pages::slate(report, &speaker, Scope::Whole), pages::explain(report, &speaker, None)] {
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
