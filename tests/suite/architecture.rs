//! The dependency rule: who may use whom, and what the pure modules must not touch.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ardoise_rules::games::GAMES;

/// The folders in a folder.
fn rooms(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// Every source file below a folder of one of the three floors, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source file");
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for floor in ["src", "crates/ardoise-desk/src", "crates/ardoise-rules/src"] {
        let folder = root.join(floor).join(folder);
        if folder.is_dir() {
            walk(&folder, &mut found);
        } else if folder.is_file() {
            let text = fs::read_to_string(&folder).expect("a source file");
            found.push((folder, text));
        }
    }
    // A package of the program does not carry the floors below it.
    assert!(!found.is_empty() || !root.join("crates").is_dir(), "no sources in {folder}");
    found
}

/// The lines of code of a file: comments are left out, and what is there for tests alone, which may look anywhere.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // Where the item for tests ends that is being passed over: at a line of that indent, or at the end of its first line.
    let mut ends: Option<usize> = None;
    let mut begins = false;
    text.lines().enumerate().filter_map(move |(no, line)| {
        let indent = line.len() - line.trim_start().len();
        if let Some(end) = ends {
            ends = (indent != end || !line.trim_start().starts_with('}')).then_some(end);
            return None;
        }
        if line.trim_start().starts_with("#[cfg(test)]") {
            begins = true;
        } else if begins && !line.trim_start().starts_with("#[") {
            begins = false;
            ends = (!line.ends_with([';', ',', '}'])).then_some(indent);
        } else if !begins && !line.trim_start().starts_with("//") {
            return Some((no + 1, line));
        }
        None
    })
}

#[test]
fn code_goes_on_behind_what_is_there_for_tests() {
    let text = "mod one;\n#[cfg(test)]\nmod tests;\nmod two;\n// said\nimpl A {\n    #[cfg(test)]\n    fn b() {\n        c();\n    }\n    \
                fn d() {}\n}\n";
    let lines: Vec<(usize, &str)> = code(text).collect();
    assert_eq!(lines, [(1, "mod one;"), (4, "mod two;"), (6, "impl A {"), (11, "    fn d() {}"), (12, "}")]);
}

/// Is a file there for tests alone?
fn is_of_tests(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs")
}

#[track_caller]
fn forbid(folder: &str, words: &[&str]) {
    for (path, text) in sources(folder) {
        if is_of_tests(&path) {
            continue;
        }
        for (no, line) in code(&text) {
            for word in words {
                assert!(!line.contains(word), "{}:{no} uses {word}: {line}", path.display());
            }
        }
    }
}

const IMPURE: &[&str] = &[
    "rusqlite",
    "clap",
    "dialoguer",
    "comfy_table",
    "console::",
    "std::fs",
    "std::env",
    "std::io",
    "SystemTime",
    "Instant",
    "chrono",
    "println!",
    "print!",
    "eprintln!",
];

#[test]
fn pure_modules_touch_nothing_outside() {
    for folder in ["lang", "cards", "engine", "games", "notation", "positions", "words", "records", "contest"]
    {
        forbid(folder, IMPURE);
    }
}

/// The parts of the program from the ground up: each looks only at those before it.
const PROGRAM: [&str; 12] = [
    "words", "signals", "line", "pages", "render", "shell", "season", "evening", "transfer", "guided",
    "complete", "serve",
];

/// The folder or the file of a part of the program.
fn part(name: &str) -> String {
    let file = format!("{name}.rs");
    if Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(&file).is_file() {
        file
    } else {
        name.to_owned()
    }
}

#[test]
fn parts_of_the_program_look_only_down() {
    for (floor, name) in PROGRAM.iter().enumerate() {
        let mut above: Vec<String> =
            PROGRAM[floor + 1..].iter().map(|above| format!("crate::{above}")).collect();
        above.push("crate::commands".to_owned());
        let above: Vec<&str> = above.iter().map(String::as_str).collect();
        forbid(&part(name), &above);
    }
}

/// What the crates do not say already: who may use whom inside one of them.
#[test]
fn layers_only_look_down() {
    forbid(
        "lang",
        &[
            "crate::cards",
            "crate::engine",
            "crate::games",
            "crate::notation",
            "crate::positions",
            "crate::words",
        ],
    );
    forbid(
        "cards",
        &["crate::engine", "crate::games", "crate::notation", "crate::positions", "crate::words"],
    );
    forbid("engine", &["crate::games", "crate::notation", "crate::positions", "crate::words"]);
    forbid("notation", &["crate::games", "crate::positions", "crate::words"]);
    forbid("positions", &["crate::notation", "crate::words"]);
    forbid("store", &["crate::records", "ardoise_rules::games", "ardoise_rules::cards"]);
    forbid("contest", &["crate::store", "crate::records", "crate::evening", "ardoise_rules::games"]);
    forbid("pages", &["ardoise_desk::store", "comfy_table"]);
    forbid(
        "guided/prompt",
        &["ardoise_rules::games", "ardoise_desk", "crate::pages", "crate::render", "crate::shell"],
    );
    forbid("render", &["ardoise_desk", "ardoise_rules::games", "engine::Play"]);
    for name in PROGRAM.iter().filter(|name| **name != "render").chain(&["commands"]) {
        forbid(&part(name), &["rusqlite", "comfy_table", "SELECT ", "INSERT "]);
    }
}

/// The folders of the engine from the ground up: each looks only at those before it.
const ENGINE: [&str; 13] = [
    "table",
    "say",
    "score",
    "options",
    "event",
    "tricks",
    "journal",
    "game",
    "referee",
    "report",
    "play",
    "reconcile",
    "guess",
];

#[test]
fn folders_of_the_engine_look_only_down() {
    for (floor, folder) in ENGINE.iter().enumerate() {
        for above in &ENGINE[floor + 1..] {
            let words = [format!("crate::engine::{above}::"), format!("super::super::{above}")];
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            forbid(&format!("engine/{folder}"), &words);
        }
        for (path, text) in sources(&format!("engine/{folder}")) {
            let whole = code(&text).any(|(_, line)| line.starts_with("use crate::engine::{"));
            assert!(!whole, "{} does not say in which folder of the engine it looks", path.display());
        }
    }
}

/// The paths that a text names from here on, as far as they are names: `a::{b, c::D}` is `a::b` and `a::c::D`.
fn named(text: &str, before: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let name = |text: &str| text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let (mut path, mut at) = (before.to_vec(), 0);
    loop {
        let long = name(&text[at..]);
        path.extend((long > 0).then(|| text[at..at + long].to_owned()));
        at += long;
        let Some(rest) = text[at..].strip_prefix("::") else { break };
        at += 2;
        if rest.starts_with('{') {
            at += 1;
            while at < text.len() && !text[at..].starts_with('}') {
                let item = text[at..].trim_start_matches([' ', '\n', ',']);
                at = text.len() - item.len();
                let long = named(item, &path, found);
                // What stands behind a name (`as other`) is no path.
                at += long + text[at + long..].find([',', '}']).unwrap_or(text.len() - at - long);
            }
            return at;
        }
    }
    found.push(path);
    at
}

/// The modules of a floor: each with the folder or file that it is, and the modules that its code names.
fn looked_at(floor: &Path) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let mut texts: BTreeMap<Vec<String>, String> = BTreeMap::new();
    for (path, text) in sources("") {
        let Ok(own) = path.strip_prefix(floor) else { continue };
        let mut module: Vec<String> =
            own.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
        module.pop_if(|last| last == "mod");
        let outside = |part: &String| ["tests", "main", "lib"].contains(&part.as_str());
        if !module.iter().any(outside) {
            texts.insert(module, code(&text).map(|(_, line)| format!("{line}\n")).collect());
        }
    }
    let mut looks = BTreeMap::new();
    for (module, text) in &texts {
        let is_folder = floor.join(module.join("/")).is_dir();
        let mut paths: Vec<Vec<String>> = Vec::new();
        for (start, base) in [("crate::", 0), ("super::", module.len() - 1), ("self::", module.len())] {
            for (at, _) in text.match_indices(start) {
                let inside = text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
                if !inside && (start != "self::" || is_folder) {
                    named(&text[at + start.len()..], &module[..base], &mut paths);
                }
            }
        }
        let known = |path: &Vec<String>| {
            let mut parts = (1..=path.len()).rev().map(|long| path[..long].to_vec());
            parts.find(|part| texts.contains_key(part) && part != module)
        };
        looks.insert(module.clone(), paths.iter().filter_map(known).collect());
    }
    looks
}

/// Folders never look at one another, however long the way round; inside a folder two files may.
#[test]
fn no_circle_joins_folders_or_more_than_two_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for floor in ["src", "crates/ardoise-desk/src", "crates/ardoise-rules/src"].map(|floor| root.join(floor))
    {
        // In each folder: which of its rooms, files or folders, look at which.
        let mut folders: BTreeMap<Vec<String>, BTreeSet<(String, String)>> = BTreeMap::new();
        for (module, others) in looked_at(&floor) {
            for other in others {
                let shared = module.iter().zip(&other).take_while(|(one, two)| one == two).count();
                if let (Some(from), Some(to)) = (module.get(shared), other.get(shared)) {
                    folders.entry(module[..shared].to_vec()).or_default().insert((from.clone(), to.clone()));
                }
            }
        }
        for (folder, mut ways) in folders {
            let rooms: BTreeSet<String> =
                ways.iter().flat_map(|(from, to)| [from.clone(), to.clone()]).collect();
            for middle in &rooms {
                let through = |(from, to): (&String, &String)| {
                    ways.contains(&(from.clone(), middle.clone()))
                        && ways.contains(&(middle.clone(), to.clone()))
                };
                let pairs = rooms.iter().flat_map(|from| rooms.iter().map(move |to| (from, to)));
                let new: Vec<(String, String)> =
                    pairs.filter(|pair| through(*pair)).map(|(a, b)| (a.clone(), b.clone())).collect();
                ways.extend(new);
            }
            for room in &rooms {
                let back = |other: &&String| {
                    *other != room
                        && ways.contains(&(room.clone(), (*other).clone()))
                        && ways.contains(&((*other).clone(), room.clone()))
                };
                let circle: Vec<&String> = rooms.iter().filter(back).collect();
                let is_folder = |room: &String| floor.join(folder.join("/")).join(room).is_dir();
                let files = !is_folder(room) && !circle.iter().any(|other| is_folder(other));
                assert!(
                    circle.is_empty() || files && circle.len() == 1,
                    "{}: {room} and {circle:?} look at one another",
                    floor.join(folder.join("/")).display()
                );
            }
        }
    }
}

#[test]
fn no_game_names_another_and_nobody_names_a_game() {
    let games: Vec<String> = GAMES.iter().map(|game| game.id().replace('-', "_")).collect();
    // What several games share has a room beside them, and looks at none of them either.
    for own in rooms("crates/ardoise-rules/src/games") {
        let others: Vec<String> =
            games.iter().filter(|other| **other != own).map(|other| format!("games::{other}")).collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        forbid(&format!("games/{own}"), &others);
    }
    let of_games = |path: &Path| path.components().any(|part| part.as_os_str() == "games");
    for (path, text) in sources(".") {
        if of_games(&path) || is_of_tests(&path) {
            continue;
        }
        for (no, line) in code(&text) {
            let lower = line.to_lowercase();
            let mut words = lower.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let named = words.find(|word| games.iter().any(|game| game == word));
            assert!(named.is_none(), "{}:{no} names {}: {line}", path.display(), named.unwrap_or_default());
        }
    }
}

/// Tables are read by what the forms of their game say of themselves, so that those of a game added later are read too.
#[test]
fn tables_are_read_without_the_events_of_a_game() {
    /// Words by which columns are typed and headed, which are events of some games besides.
    const COLUMNS: [&str; 2] = ["points", "tricks"];
    let events: BTreeSet<&str> =
        GAMES.iter().flat_map(|game| game.info().forms).map(|form| form.event).collect();
    assert!(COLUMNS.iter().all(|column| events.contains(column)));
    for (path, text) in sources("transfer") {
        if is_of_tests(&path) {
            continue;
        }
        let of_columns = path.ends_with("transfer/paper/key.rs");
        for (no, line) in code(&text) {
            let mut events = events.iter().filter(|event| !of_columns || !COLUMNS.contains(*event));
            // What is got out of a stored value is a field.
            let text = |event: &&&str| line.contains(&format!("\"{event}\""));
            let field = |event: &&&str| line.contains(&format!("get(\"{event}\")"));
            let named = events.find(|event| text(event) && !field(event));
            assert!(named.is_none(), "{}:{no} names {}: {line}", path.display(), named.unwrap_or(&""));
        }
    }
}

#[test]
fn every_file_says_what_it_is_for() {
    for (path, text) in sources(".") {
        let first = text.lines().next().unwrap_or_default();
        assert!(
            first.starts_with("//! ") && first.len() > 10,
            "{} does not say what it is for",
            path.display()
        );
    }
}
