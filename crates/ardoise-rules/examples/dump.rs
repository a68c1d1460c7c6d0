//! Scratch: everything the games say after each line of each case, as hashes.
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;

use ardoise_rules::engine::{AnyGame, AnyPlay, Ask, ENGINE_FORMS, Head, OptionKind, Seat, Table};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{self, Hooks};

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn rulings(play: &dyn AnyPlay) -> String {
    let asks = [Ask::default(), Ask { player: Some(Seat::at(1)), trick: Some(3), points: Some(20) }];
    asks.iter().map(|ask| format!("{:#?}\n", play.rulings(ask))).collect()
}

fn say(full: bool, name: &str, text: &str) {
    if full {
        println!("=== {name}\n{text}");
    } else {
        println!("{name} {:016x}", hash(text));
    }
}

fn fresh(game: &'static dyn AnyGame, name: &str, full: bool, preset: &str, patch: &[(String, String)]) {
    let Ok(rules) = game.resolve(preset, patch) else { return };
    let count = *game.players(&rules).expect("players").start();
    let players = ["Ana", "Bob", "Cy", "Dee", "Eva"][..count].iter().map(|name| (*name).to_owned()).collect();
    let table = Table::new(players, game.camps(&rules, count).expect("camps"));
    let play = game.play(game.schema(), &rules, &table, None, None).expect("a match");
    say(full, &format!("rulings {name}"), &rulings(&*play));
    let charts = game.charts(&rules).expect("charts");
    say(full, &format!("charts {name}"), &format!("{charts:#?}"));
}

fn main() {
    let wanted = std::env::args().nth(1);
    for game in GAMES {
        for preset in game.info().presets {
            let name = format!("{} {}", game.id(), preset.name);
            fresh(*game, &name, wanted.as_ref().is_some_and(|w| name.contains(w)), preset.name, &[]);
        }
        for spec in game.specs() {
            let values: Vec<String> = match spec.kind {
                OptionKind::Choice(values) => values.iter().map(|value| (*value).to_owned()).collect(),
                OptionKind::WordOr(word, _, max) => vec![word.to_owned(), max.to_string()],
                _ => continue,
            };
            for value in values {
                let name = format!("{} {}={value}", game.id(), spec.id);
                fresh(
                    *game,
                    &name,
                    wanted.as_ref().is_some_and(|w| name.contains(w)),
                    game.id(),
                    &[(spec.id.to_owned(), value)],
                );
            }
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src/games")
            .join(game.id().replace('-', "_"))
            .join("cases");
        let mut files: Vec<_> =
            fs::read_dir(folder).expect("cases").map(|e| e.expect("entry").path()).collect();
        files.sort();
        for file in files {
            let text = fs::read_to_string(&file).expect("text");
            for (no, case) in text.split("\n## ").enumerate() {
                let name = format!("{}/{}#{no}", game.id(), file.file_name().unwrap().to_string_lossy());
                one(*game, &name, case, wanted.as_ref().is_some_and(|w| name.contains(w)));
            }
        }
    }
}

fn one(game: &'static dyn AnyGame, name: &str, case: &str, full: bool) {
    let lines: Vec<&str> =
        case.lines().skip(1).filter(|l| !l.trim().is_empty() && !l.trim_start().starts_with('#')).collect();
    let is_head = |line: &str| {
        let word = line.split_whitespace().next().unwrap_or_default();
        notation::HEAD_FORMS.iter().any(|form| form.is_named(word))
    };
    let heads = lines.iter().take_while(|l| is_head(l)).count();
    let head: String = lines[..heads].iter().map(|l| format!("{l}\n")).collect();
    let preset = head
        .lines()
        .filter_map(|l| l.trim().strip_prefix("rules "))
        .next_back()
        .map_or(game.id(), |n| n.split_whitespace().next().unwrap_or(n))
        .to_owned();
    let sets: Vec<(String, String)> = head
        .lines()
        .filter_map(|l| l.trim().strip_prefix("set "))
        .filter_map(|l| l.split('#').next()?.trim().split_once(' '))
        .map(|(id, v)| (id.trim().to_owned(), v.trim().trim_matches('"').to_owned()))
        .collect();
    let resolved = game.resolve(&preset, &sets).or_else(|_| game.resolve(&preset, &[]));
    let range = resolved.ok().and_then(|r| game.players(&r).ok()).unwrap_or(4..=4);
    let count = if range.contains(&4) { 4 } else { *range.start() };
    let mut text = format!("match {}\n", game.id());
    if !head.lines().any(|l| l.trim().starts_with("players ")) {
        text.push_str(&format!("players {}\n", ["Ana", "Bob", "Cy", "Dee", "Eve", "Flo"][..count].join(" ")));
    }
    text.push_str(&head);
    let names: Vec<&str> = GAMES.iter().map(|g| g.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let Ok(sheet) = notation::read_sheet(&text, &hooks) else { return };
    let opening = &sheet.opening;
    let Ok(mut play) =
        game.play(game.schema(), &opening.rules, &opening.table, opening.dealer, opening.start.as_ref())
    else {
        say(full, &format!("{name} refused"), "");
        return;
    };
    let head = Head {
        id: String::new(),
        title: None,
        game: game.id(),
        opened: String::new(),
        rules: opening.rules.clone(),
        start: opening.start.clone(),
        contest: None,
    };
    for (step, line) in lines[heads..].iter().filter(|l| !l.trim().starts_with("=>")).enumerate() {
        let forms = [ENGINE_FORMS, game.info().forms];
        let table = play.table().clone();
        let Ok(read) = notation::read_lines(&forms, &table, line, notation::Tongue::SHEET) else { continue };
        let mut answers = String::new();
        for (event, _) in read.iter().flat_map(|l| &l.events) {
            answers.push_str(&format!("{:?}\n", play.place(event).map(|_| ())));
        }
        answers.push_str(&format!(
            "{:#?}\n{:#?}\n{}",
            play.report(&head),
            play.expects(),
            play.left_behind()
        ));
        say(full, &format!("{name}.{step} report"), &answers);
        say(full, &format!("{name}.{step} rulings"), &rulings(&*play));
    }
}
