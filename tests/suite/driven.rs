//! Drives the parts of the program that read what others wrote, with any bytes. Fuzz targets and tests share it:
//! whatever is read, nothing panics, points are sums of their lines, and nothing that steers a terminal comes out.

use std::path::Path;

use ardoise::House;
use ardoise::pages::{self, Scope};
use ardoise::render::{self, Look, terminal};
use ardoise_desk::evening::{Amendment, Change, Correction, Evening, Lines};
use ardoise_desk::store::{Access, Store};
use ardoise_desk::{Desk, Which};
use ardoise_rules::engine::{
    AnyGame, ENGINE_FORMS, Entry, Head, Kind, Opened, Record, Report, RuleSet, Said, Seat, Table, Unit, fold,
    reconcile,
};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{self, Hooks, Opening};
use ardoise_rules::positions::Judges;
use serde_json::Value;

use super::scratch::Scratch;

/// A whole sheet.
pub fn sheet(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let read = match notation::read_sheet(text, &hooks) {
        Ok(read) => read,
        Err(error) => {
            let speaker = ardoise::words::speaker(Lang::Fr);
            let _ = (speaker.say(&error.said, None), error.caret(), error.hints(Lang::Fr));
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
    let written = notation::write_sheet(read.game, opening, &kept, Lang::Fr);
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
                            Entry::Play { deal: placed.deal, schema: game.schema(), event: event.into() },
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
    let read = text.split('\n').take(200).filter_map(|line| Entry::read(line).ok());
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
                    let text = notation::write_event(&forms, &happened.event, folded.play.table(), Lang::Fr);
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
        contest: None,
    }
}

fn opening(game: &dyn AnyGame, rules: &RuleSet, table: &Table) -> Record {
    let entry = Entry::Open(Box::new(Opened {
        game: game.id().to_owned(),
        schema: game.schema(),
        rules: rules.clone(),
        table: table.clone(),
        dealer: None,
        title: None,
        date: None,
        start: None,
        contest: None,
        after: None,
    }));
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
    Some(Table::new(players, camps))
}

/// What is typed on the command line: words of the program and, where a byte asks for it, text of the case itself. Commands
/// that wait for a terminal, or write beside the database, are left out.
pub fn arguments(bytes: &[u8]) {
    let folder = Scratch::new();
    let db = folder.0.join("a.db");
    assert_eq!(run(&db, &["new", "coinche", "Ana", "Bob", "Cy", "Dee"], Path::new("")), 0);
    for typed in bytes.split(|byte| *byte == b'\n').take(4) {
        let words = typed_words(typed);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let status = run(&db, &words, Path::new(""));
        assert!([0, 1, 2, 3].contains(&status), "{words:?}: {status}");
        let store = Store::open(&db, Access::ReadOnly).unwrap_or_else(|error| panic!("{words:?}: {error}"));
        assert_eq!(store.verify().unwrap_or_else(|error| panic!("{error}")), [], "{words:?}");
    }
}

const TYPED: [&str; 64] = [
    "add",
    "show",
    "list",
    "undo",
    "redo",
    "amend",
    "adopt",
    "reseat",
    "close",
    "explain",
    "log",
    "check",
    "stats",
    "players",
    "rename",
    "merge",
    "split",
    "rescore",
    "rules",
    "options",
    "show",
    "article",
    "convert",
    "referee",
    "legal",
    "trick",
    "choose",
    "export",
    "print",
    "--json",
    "--yes",
    "--dry-run",
    "--at",
    "--set",
    "--rules",
    "--reason",
    "--match",
    "--format",
    "--hash",
    "--lang",
    "fr",
    "en",
    "bid",
    "points",
    "note",
    "annul",
    "ana",
    "bob",
    "A",
    "B",
    "100",
    "-1",
    "80",
    "hearts",
    "coinche",
    "whist",
    "target=500",
    "1",
    "2",
    "drop",
    "replace",
    "all",
    "csv",
    "sheet",
];

fn typed_words(bytes: &[u8]) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = bytes;
    while let [first, more @ ..] = rest
        && words.len() < 12
    {
        rest = more;
        if *first < 192 {
            words.push(TYPED[usize::from(*first) % TYPED.len()].to_owned());
            continue;
        }
        let length = usize::from(*first - 192).min(more.len());
        let text = String::from_utf8_lossy(&more[..length]).replace(['/', '\0', '\\'], "x");
        // What begins so may name a file to be written; what is that alone is read from whoever runs this.
        words.push(if text.starts_with('-') { format!("x{text}") } else { text });
        rest = &more[length..];
    }
    words
}

/// A table kept on paper and the file that says how its headings are read, a line `%%` between them.
pub fn mapping(bytes: &[u8]) {
    let folder = Scratch::new();
    let db = folder.0.join("a.db");
    let [map, table, ..] = documents(bytes)[..] else { return };
    let (named, paper) = (folder.0.join("map.toml"), folder.0.join("p.csv"));
    if std::fs::write(&named, map).is_err() || std::fs::write(&paper, table).is_err() {
        return;
    }
    let named = named.display().to_string();
    let words = ["import", "--game", "coinche", "--players", "Ana,Bob,Cy,Dee", "--map", &named];
    if run(&db, &words, &paper) == 0 {
        assert!([0, 3].contains(&run(&db, &["check"], Path::new(""))));
        let before = content(&db);
        assert_eq!(run(&db, &words, &paper), 0, "the same again");
        assert_eq!(content(&db), before, "the same again");
    }
}

/// A match at a desk: events, what takes them back, restores and puts them right, other rules and players, in any order. What
/// is refused leaves no trace; what is recorded folds to what was promised, verifies, and stands in the lists.
pub fn sequences(bytes: &[u8]) {
    let Some((game, table, rules, rest)) = table(bytes) else { return };
    let folder = Scratch::new();
    let store =
        Store::open(&folder.0.join("a.db"), Access::ReadWrite).unwrap_or_else(|error| panic!("{error}"));
    let mut desk = Desk::new(store, || 0, "ana");
    let opening = Opening::stored(game, &rules, &table);
    let Ok(opened) = desk.start(&opening) else { panic!("{} does not open", game.id()) };
    let mut evening = opened.evening;
    for step in rest.chunks(4).take(48) {
        let [what, which, one, two] = [0, 1, 2, 3].map(|at| step.get(at).copied().unwrap_or_default());
        let head = evening.head();
        let draft = evening.draft(change(&evening, game, (what, which, one, two)));
        let Ok(draft) = draft else {
            assert_eq!(desk.store().head(evening.id()).ok(), Some(head), "what was refused");
            continue;
        };
        let promised = draft.report();
        let recorded = desk.record(draft).unwrap_or_else(|failure| panic!("{failure:?}"));
        let again = desk.evening(Which::Last).unwrap_or_else(|failure| panic!("{failure:?}"));
        assert_eq!(again.report().totals, promised.totals);
        assert_eq!(again.report().deals.len(), promised.deals.len());
        judge(&again.report());
        evening = recorded.evening;
    }
    assert_eq!(desk.store().verify().unwrap_or_else(|error| panic!("{error}")), []);
    let listed = desk.store().projection(evening.id()).ok().flatten();
    let own = ardoise_desk::evening::projection(&evening.report());
    assert_eq!(listed.map(|listed| listed.totals), Some(own.totals));
}

fn change(evening: &Evening, game: &dyn AnyGame, (what, which, one, two): (u8, u8, u8, u8)) -> Change {
    let reason = String::new();
    let count = usize::from(which % 3) + 1;
    let event = || event_from(game, evening.table(), (which, one, two));
    match what % 16 {
        0 | 1 => Change::Undo { count, reason },
        2 => Change::Redo { count, reason },
        3 | 4 => {
            let deal = u32::from(which) % evening.last_deal().max(1) + 1;
            let place = usize::from(one % 4) + 1;
            let correction = match two % 4 {
                0 => Correction::Drop(place),
                1 => Correction::Replace(place, event()),
                2 => Correction::Insert(place, event()),
                _ => Correction::Take(event()),
            };
            Change::Amend(Amendment { deal, corrections: vec![correction], reason })
        }
        5 => {
            let presets = game.info().presets;
            let preset = presets[usize::from(which) % presets.len()].name;
            match game.resolve(preset, &[]) {
                Ok(rules) => Change::Adopt { rules, reason },
                Err(_) => Change::Undo { count, reason },
            }
        }
        6 => Change::Reseat { seat: Seat::at(usize::from(which % 4)), with: format!("New {one}"), reason },
        _ => Change::Events { lines: Lines::from(vec![event()]), as_played: true },
    }
}

/// An event of the game or of the engine, its fields filled from two bytes.
fn event_from(game: &dyn AnyGame, table: &Table, (which, one, two): (u8, u8, u8)) -> Value {
    let forms: Vec<_> = game.info().forms.iter().chain(ENGINE_FORMS).collect();
    let form = forms[usize::from(which) % forms.len()];
    let accounts = table.accounts();
    let account = accounts[usize::from(one) % accounts.len()];
    let mut event = serde_json::json!({"event": form.event});
    for field in form.fields {
        event[field.name] = match field.kind {
            Kind::Player => serde_json::json!(usize::from(one) % table.len() + 1),
            Kind::Account => serde_json::json!(account),
            Kind::Counts => serde_json::json!([[account, i32::from(two)]]),
            Kind::Number(min, max) | Kind::Labelled(_, min, max) => {
                serde_json::json!(min + i32::from(two) % (max - min + 1).max(1))
            }
            Kind::Level(min, max, _) => {
                serde_json::json!((min + i32::from(two) % (max - min + 1).max(1)) / 10 * 10)
            }
            Kind::Suit(_) => {
                serde_json::json!(["hearts", "spades", "clubs", "diamonds"][usize::from(two % 4)])
            }
            Kind::Choice(choices) => serde_json::json!(
                choices.get(usize::from(two) % choices.len().max(1)).map(|choice| choice.id)
            ),
            Kind::Signed => serde_json::json!(i32::from(two) - 128),
            Kind::Text => serde_json::json!(format!("text {two}")),
            Kind::PlayerOr(_) | Kind::Camp(_) => serde_json::json!(usize::from(one) % table.len() + 1),
            Kind::Card | Kind::Cards | Kind::Half(..) => continue,
        };
    }
    event
}

/// A sheet as every kind of page: nothing steers a terminal, nothing of a table is markup, a PDF is one.
pub fn papers(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let Ok(read) = notation::read_sheet(text, &hooks) else { return };
    let Ok(placed) = read.placed() else { return };
    let head = placed.head("id", "2026-11-20");
    let (report, game) = (placed.play.report(&head), placed.sheet.game);
    let hidden = |letter: char| {
        ardoise_rules::words::steers(letter) && !matches!(letter, '\n' | '\t' | '\u{2068}' | '\u{2069}')
    };
    for lang in [Lang::Fr, Lang::En] {
        let speaker = ardoise::words::speaker(lang);
        let extent = pages::Extent {
            explained: true,
            rules: true,
            sealed: true,
            occasion: pages::Occasion::default(),
            amended: std::collections::BTreeMap::new(),
        };
        let doc = pages::history(&report, game, &extent, &speaker);
        for width in [30, 80, 400] {
            let shown = terminal(&doc, Look { width, color: false });
            assert!(!shown.contains(|letter: char| letter.is_control() && letter != '\n'), "{shown:?}");
        }
        assert!(!render::markdown(&doc).contains(hidden));
        let grid = pages::match_grid(&report, "", true, &speaker);
        let table = render::csv(&grid, Lang::En);
        for field in table.split(['\n', ',']) {
            let formula = field.trim_start_matches('"').starts_with(['=', '@']);
            assert!(!formula, "{field:?}");
        }
        let slate = pages::slate_of(&report, &pages::Occasion::default(), &speaker);
        let picture = render::share(&slate, "", pages::totals_chart(&report, &speaker).as_ref());
        let picture = render::alone(&picture, &render::label(&slate));
        assert!(picture.starts_with("<svg") && !picture.contains("<script"), "{picture}");
    }
}

/// `check SIDE N` on a sheet: each explanation says exactly what the difference is.
pub fn slips(bytes: &[u8]) {
    let [first, second, rest @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let Ok(placed) = notation::read_sheet(text, &hooks).map(|read| read.placed()) else { return };
    let Ok(placed) = placed else { return };
    let opening = opening_of(&placed);
    let entries = std::iter::once(opening).chain(placed.entries.iter().cloned());
    let records: Vec<Record> = entries.enumerate().map(|(no, entry)| record(no, entry)).collect();
    let Ok(folded) = fold("", &records, "2026-11-20", &games::find) else { return };
    let report = folded.play.report(&folded.head);
    let gaps = [i32::from(*first) - 128, i32::from(*second) - 128];
    let paper: Vec<_> = report
        .totals
        .0
        .iter()
        .zip(gaps)
        .map(|((account, total), gap)| (*account, total.saturating_add(gap)))
        .collect();
    let left = std::cell::Cell::new(400_u32);
    let on = || {
        left.set(left.get().saturating_sub(1));
        left.get() > 0
    };
    let found = reconcile(&folded, &report, &paper, &on);
    for slips in &found.explained {
        assert!(!slips.is_empty() && slips.len() < 3);
        for (account, said) in &paper {
            let own: i64 = slips
                .iter()
                .map(|slip| i64::from(slip.effect.get(account.index()).copied().unwrap_or(0)))
                .sum();
            assert_eq!(i64::from(report.totals.of(*account)) + own, i64::from(*said), "{slips:?}");
        }
    }
}

fn opening_of(placed: &notation::Placed) -> Entry {
    ardoise_desk::evening::opening_entry(&placed.sheet.opening, placed.sheet.game.schema())
}

/// A database of which some bytes are others: three at a time, where (two bytes) and what.
pub fn pages_of_a_file(bytes: &[u8]) {
    let folder = Scratch::new();
    let db = folder.0.join("a.db");
    assert_eq!(run(&db, &["new", "coinche", "Ana", "Bob", "Cy", "Dee"], Path::new("")), 0);
    assert_eq!(run(&db, &["add", "bid ana 100 hearts, points ana 112"], Path::new("")), 0);
    let Ok(mut file) = std::fs::read(&db) else { return };
    for patch in bytes.chunks(3) {
        let [high, low, byte] = [0, 1, 2].map(|at| patch.get(at).copied().unwrap_or_default());
        let at = (usize::from(high) << 8 | usize::from(low)) * 2;
        let place = at % file.len();
        file[place] = byte;
    }
    if std::fs::write(&db, &file).is_err() {
        return;
    }
    for words in [
        &["check"][..],
        &["show"],
        &["list"],
        &["log"],
        &["add", "note x"],
        &["check", "--repair"],
        &["stats"],
    ] {
        let status = run(&db, words, Path::new(""));
        assert!([0, 1, 2, 3].contains(&status), "{words:?}: {status}");
    }
}
