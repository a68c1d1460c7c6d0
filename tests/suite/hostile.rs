//! Input made to break things: cases that fuzzing found, names and notes that would steer a terminal, things too large.

#![allow(clippy::print_stderr, reason = "names the case at hand")]

use std::fs;
use std::path::Path;

use super::driven;
use super::faults::Chance;
use super::program::Place;

/// What reads the bytes of a corpus.
type Target = fn(&[u8]);

const TARGETS: [(&str, Target); 12] = [
    ("sheet", driven::sheet),
    ("events", driven::events),
    ("rules", driven::rules),
    ("rows", driven::rows),
    ("positions", driven::positions),
    ("imports", driven::imports),
    ("arguments", driven::arguments),
    ("mapping", driven::mapping),
    ("sequences", driven::sequences),
    ("papers", driven::papers),
    ("slips", driven::slips),
    ("pages_of_a_file", driven::pages_of_a_file),
];

/// How long each target is given what chance makes, in seconds: `ARDOISE_FUZZ_SECONDS=600` is ten minutes.
fn seconds() -> Option<u64> {
    std::env::var("ARDOISE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok())
}

/// Only these targets, by name: `ARDOISE_FUZZ_TARGETS=rows,slips`.
fn asked(target: &str) -> bool {
    std::env::var("ARDOISE_FUZZ_TARGETS").map_or(true, |names| names.split(',').any(|name| name == target))
}

/// A seed with some of its bytes otherwise, cut, or mixed with another.
fn mutated(chance: &mut Chance, seeds: &[Vec<u8>]) -> Vec<u8> {
    let pick = |chance: &mut Chance| seeds[chance.below(seeds.len() as u64) as usize].clone();
    let mut case = if chance.below(8) == 0 { Vec::new() } else { pick(chance) };
    for _ in 0..=chance.below(6) {
        let at = chance.below(case.len() as u64 + 1) as usize;
        match chance.below(5) {
            0 => case.insert(at, chance.below(256) as u8),
            1 if at < case.len() => case[at] = chance.below(256) as u8,
            2 if chance.below(4) == 0 => case.truncate(at),
            3 => {
                let other = pick(chance);
                let from = chance.below(other.len() as u64 + 1) as usize;
                case.truncate(at);
                case.extend_from_slice(&other[from..]);
            }
            _ => (0..chance.below(24)).for_each(|_| case.push(chance.below(256) as u8)),
        }
    }
    case.truncate(8192);
    case
}

#[test]
#[allow(clippy::disallowed_methods, reason = "a run that lasts as long as it is asked to")]
fn what_chance_makes_breaks_nothing() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    if !fuzz.is_dir() {
        return;
    }
    let mut chance = Chance::new();
    for (target, drive) in TARGETS.into_iter().filter(|(target, _)| asked(target)) {
        let files = fs::read_dir(fuzz.join(target)).expect("a folder of cases");
        let mut seeds: Vec<_> = files.map(|file| file.expect("a case").path()).collect();
        seeds.sort();
        let seeds: Vec<Vec<u8>> = seeds.iter().map(|path| fs::read(path).expect("a case")).collect();
        let begun = std::time::Instant::now();
        let mut rounds = 0_u64;
        while seconds().map_or(rounds < 12, |seconds| begun.elapsed().as_secs() < seconds) {
            let case = mutated(&mut chance, &seeds);
            if let Err(panic) = std::panic::catch_unwind(|| drive(&case)) {
                let kept = std::env::temp_dir().join(format!("ardoise-{target}-{rounds}"));
                fs::write(&kept, &case).expect("the case is kept");
                eprintln!("{}", kept.display());
                std::panic::resume_unwind(panic);
            }
            rounds += 1;
        }
        eprintln!("{target}: {rounds} cases");
    }
}

#[test]
fn surroundings_and_settings_may_say_anything() {
    let mut chance = Chance::new();
    let names = [
        "ARDOISE_LANG",
        "LANG",
        "LC_ALL",
        "ARDOISE_MATCH",
        "ARDOISE_AUTHOR",
        "ARDOISE_NOW",
        "COLUMNS",
        "NO_COLOR",
        "TERM",
        "TZ",
    ];
    let texts = [
        "",
        "0",
        "-1",
        "fr",
        "fr_FR.UTF-8",
        "C",
        "xx",
        "99999999999999999999",
        "1969-12-31T23:59:59Z",
        "9999-12-31T00:00:00Z",
        "\u{9b}2J",
        "\u{202e}abc",
        "../..",
        "a b",
    ];
    let settings = [
        "lang = \"fr\"\n",
        "lang = 3\n",
        "players = [[\"Ana\"]]\n",
        "players = \"x\"\n",
        "[rules]\ncoinche = \"contree\"\n",
        "rules = 7\n",
        "color = \"\u{202e}\"\n",
        "[",
        "= =\n",
        "\u{feff}lang = \"en\"\n",
        "x = { y = { z = 1 } }\n",
    ];
    let commands: [&[&str]; 8] = [
        &["show"],
        &["list", "--json"],
        &["new", "coinche", "Ana", "Bob", "Cy", "Dee"],
        &["add", "note x"],
        &["check"],
        &["config"],
        &["print"],
        &["stats"],
    ];
    let place = Place::new();
    for _ in 0..seconds().map_or(24, |seconds| seconds * 8) {
        fs::create_dir_all(place.path("config")).expect("a folder");
        let mut text: Vec<u8> = Vec::new();
        for _ in 0..chance.below(4) {
            text.extend(settings[chance.below(settings.len() as u64) as usize].bytes());
        }
        if chance.below(3) == 0 {
            let at = chance.below(text.len() as u64 + 1) as usize;
            text.insert(at, chance.below(256) as u8);
        }
        fs::write(place.path("config/config.toml"), &text).expect("settings");
        let args = commands[chance.below(commands.len() as u64) as usize];
        let mut command = place.command(args);
        for _ in 0..chance.below(4) {
            let name = names[chance.below(names.len() as u64) as usize];
            command.env(name, texts[chance.below(texts.len() as u64) as usize]);
        }
        let output = command.output().expect("the program runs");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(matches!(output.status.code(), Some(0..=3)), "{args:?} {text:?}: {err}");
        for said in [&out, &err] {
            assert!(!said.contains(steers), "{args:?} {text:?}: {said:?}");
            assert!(!said.contains("panicked"), "{said}");
        }
    }
}

#[test]
fn cases_that_fuzzing_found_stay_mended() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    // The cases lie with the targets of fuzzing, a workspace of its own that a package does not carry.
    if !fuzz.is_dir() {
        return;
    }
    for (target, drive) in TARGETS {
        for kind in ["seeds", "found"] {
            for file in fs::read_dir(fuzz.join(kind).join(target)).expect("a folder of cases") {
                let path = file.expect("a case").path();
                let case = fs::read(&path).expect("a case");
                eprintln!("{}", path.display());
                drive(&case);
            }
        }
    }
}

/// What would turn a terminal red, move its cursor, ring, retitle it, or turn the reading order round.
const NASTY: [&str; 7] = [
    "\u{1b}[31mred\u{1b}[0m",
    "\u{9b}2J",
    "\u{1b}]0;title\u{7}",
    "a\u{8}\u{8}b",
    "x\ry",
    "\u{202e}abc",
    "a\u{2066}b\u{200f}c",
];

fn steers(letter: char) -> bool {
    letter != '\n' && ardoise_rules::words::steers(letter)
}

#[track_caller]
fn tame(place: &Place, args: &[&str]) {
    let done = place.run(args);
    for text in [&done.out, &done.err] {
        assert!(!text.contains(steers), "{args:?} prints {text:?}");
    }
    assert!([0, 1, 2, 3].contains(&done.status));
}

const SHOWING: [&[&str]; 9] = [
    &[],
    &["show"],
    &["explain"],
    &["log"],
    &["list"],
    &["check"],
    &["undo"],
    &["rules", "show"],
    &["--lang", "fr", "show"],
];

#[test]
fn names_and_notes_never_steer_a_terminal() {
    for nasty in NASTY {
        let place = Place::new();
        tame(&place, &["new", "whist", nasty, "Bob", "Cy", "Dee", "--title", nasty]);
        place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--title", nasty]);
        for args in [
            vec!["add", "note", nasty],
            vec!["add", nasty],
            vec!["add", "tricks", nasty, "9"],
            vec!["add", "adjust", "A", "5", nasty],
            vec!["undo", "--reason", nasty],
            vec!["show", nasty],
            vec!["explain", nasty],
            vec!["list", "--player", nasty, "--game", nasty],
            vec!["rules", "show", nasty],
            vec!["rules", "article", nasty],
            vec!["rules", "save", nasty],
            vec!["new", nasty, "Ana", "Bob"],
            vec!["new", "whist", "Ana", "Bob", "Cy", "Dee", "--set", nasty],
            vec!["new", "whist", "Ana", "Bob", "Cy", "Dee", "--rules", nasty],
            vec!["import", nasty],
            vec!["--lang", nasty],
            vec![nasty],
        ] {
            tame(&place, &args);
        }
        for args in SHOWING {
            tame(&place, args);
        }
        let sheet =
            format!("match whist \"{nasty}\"\nplayers \"{nasty}\" Bob Cy Dee\ntricks Bob 9\nnote {nasty}\n");
        let path = place.write("nasty.sheet", &sheet);
        for command in ["score", "play", "import"] {
            tame(&place, &[command, &path]);
        }
        for args in SHOWING {
            tame(&place, args);
        }
    }
}

#[test]
fn rows_written_by_others_never_steer_a_terminal() {
    for nasty in NASTY {
        let place = Place::new();
        place.say("new whist Ana Bob Cy Dee --title Title").ok();
        place.say("add note harmless").ok();
        let other = rusqlite::Connection::open(place.db()).expect("a database");
        other.execute_batch("DROP TRIGGER event_kept").expect("no guard");
        for (from, to) in [("Ana", nasty), ("Title", nasty), ("harmless", nasty), ("winner", nasty)] {
            let json = serde_json::to_string(to).expect("json");
            let sql = "UPDATE event SET payload = replace(payload, ?1, ?2), author = ?3";
            other.execute(sql, [from, json.trim_matches('"'), nasty]).expect("an edit");
        }
        let sql = "UPDATE match SET title = ?1, winner = ?1, rules = ?1, opened = ?1, game = ?1, players = json_array(?1)";
        other.execute(sql, [nasty]).expect("an edit");
        for args in SHOWING {
            tame(&place, args);
        }
        tame(&place, &["export"]);
    }
}

#[test]
fn what_is_too_large_is_refused_in_a_sentence() {
    let place = Place::new();
    let long = "x".repeat(20_000);
    place.run(&["new", "whist", &long, "Bob", "Cy", "Dee"]).refused(1, "");
    place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--title", &long]).refused(1, "");
    assert!(!place.db().exists());
    place.say("new whist Ana Bob Cy Dee").ok();
    place.run(&["add", "note", &long]).refused(1, "");
    place.run(&["add", &long]).refused(1, "");
    let many = vec!["note x"; 10_000].join(", ");
    place.run(&["add", &many]).refused(1, "");
    place.feed(&["play"], &format!("note {long}\n")).refused(1, "-:1");
    let rules = place.write("long.toml", &format!("game = \"whist\"\n# {}\n", "x".repeat(2_000_000)));
    place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--rules", &rules]).refused(1, "large");
    place.say("add undo").refused(1, "");
    assert_eq!(place.say("log --json").ok().json()["log"].as_array().map(Vec::len), Some(1));
    let names: Vec<String> = (0..500).map(|no| format!("P{no}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    place.run(&[&["new", "whist"], names.as_slice()].concat()).refused(1, "");
    let lines =
        place.write("many.sheet", &format!("match whist\nplayers Ana Bob Cy Dee\n{}", "\n".repeat(200_000)));
    place.run(&["score", &lines]).refused(1, "100");
    // Of a table every row is looked at once, however many there are.
    let rows = place.write("many.csv", &format!("bidder,contract\n{}", "Ana,100\n".repeat(100_001)));
    place.run(&["import", &rows, "--game", "coinche", "--players", "Ana,Bob,Cy,Dee"]).refused(1, "large");
}

#[test]
fn bytes_that_are_no_text_are_refused_in_a_sentence() {
    let place = Place::new();
    let path = place.path("bytes.sheet");
    fs::write(&path, [b"match whist\n".as_slice(), &[0xff, 0xfe, 0, 0xc3, 0x28]].concat()).expect("a file");
    let path = path.display().to_string();
    for command in ["score", "play", "import"] {
        place.run(&[command, &path]).refused(1, "text");
    }
    place.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee", "--rules", &path]).refused(1, "");
    for command in ["score", "play", "import"] {
        place.run(&[command, "/"]).refused(1, "");
        place.run(&[command, "/nowhere/at/all"]).refused(1, "");
    }
}

#[test]
fn letters_that_pass_for_others_are_refused_at_a_table_and_told_in_a_list() {
    let place = Place::new();
    // A Cyrillic А before Latin letters; a whole Cyrillic name beside its Latin twin.
    place.run(&["new", "whist", "\u{410}na", "Bob", "Cy", "Dee"]).refused(1, "several alphabets");
    let twin = "\u{410}\u{41d}\u{41d}\u{410}";
    place.run(&["new", "whist", "AHHA", twin, "Cy", "Dee"]).refused(1, "look the same");
    // Our letters in another dress: small capitals, wide, raised, in circles and squares; and capitals for small ones.
    for dressed in [
        "\u{1d00}\u{274}\u{1d00}",
        "A\u{274}a",
        "\u{ff21}\u{ff2e}\u{ff21}",
        "\u{1d43}\u{207f}\u{1d43}",
        "\u{24b6}\u{24dd}\u{24d0}",
        "\u{1f170}\u{1f17d}\u{1f170}",
        "\u{1d400}\u{1d427}\u{1d41a}",
    ] {
        place.run(&["new", "whist", "Ana", dressed, "Cy", "Dee"]).refused(1, "");
    }
    place.run(&["new", "whist", "Bob", "\u{412}\u{41e}\u{412}", "Cy", "Dee"]).refused(1, "look the same");
    place.run(&["new", "whist", "bob", "\u{412}\u{41e}\u{412}", "Cy", "Dee"]).refused(1, "look the same");
    // One alphabet, whichever it is, and letters of ours that resemble each other are names.
    for names in [
        ["\u{411}\u{43e}\u{440}\u{438}\u{441}", "Bob", "Cy", "Dee"],
        ["I\u{15f}\u{131}l", "\u{c9}lo\u{ef}se", "Mama", "Marna"],
        ["\u{7530}\u{4e2d}", "Ilan", "lIan", "\u{3a0}\u{3ad}\u{3c4}\u{3c1}\u{3bf}\u{3c2}"],
    ] {
        place.run(&[&["new", "whist"], names.as_slice()].concat()).ok();
    }
    place.run(&["players", "rename", "Bob", "B\u{43e}b"]).refused(1, "several alphabets");
    place.run(&["new", "whist", "AHHA", "Bob", "Cy", "Dee"]).ok();
    place.run(&["new", "whist", twin, "Bob", "Cy", "Dee"]).ok();
    place.say("players").ok().shows("look the same in different letters");
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_refused_and_one_that_is_handed_over_is_read() {
    let place = Place::new();
    let sheet = "match whist\nplayers Ana Bob Cy Dee\n";
    std::fs::write(place.path("whole.sheet"), sheet).expect("a sheet");
    for name in ["pipe.sheet", "pipe.toml"] {
        let made = std::process::Command::new("mkfifo").arg(place.path(name)).status();
        assert!(made.is_ok_and(|status| status.success()));
    }
    for line in [
        "score pipe.sheet",
        "import pipe.sheet",
        "rules show ./pipe.toml",
        "referee deal pipe.sheet",
        "referee positions pipe.sheet",
        "rules guess whist pipe.sheet",
    ] {
        let done = place.say(line);
        assert!(done.status == 1 && done.err.contains("it is no ordinary file"), "{line}: {}", done.err);
    }
    assert_eq!(place.feed(&["score", "-"], sheet).status, 0);
    assert_eq!(place.feed(&["score", "/dev/stdin"], sheet).status, 0);
}

#[test]
fn a_file_that_is_no_utf_8_is_answered_with_how_it_is_converted() {
    let place = Place::new();
    std::fs::write(place.path("latin.toml"), b"game = \"coinche\" # \xe9t\xe9\n").expect("a file");
    std::fs::write(place.path("wide.sheet"), b"\xff\xfem\0a\0").expect("a file");
    for (line, told) in
        [("rules show ./latin.toml", "iconv -f LATIN1"), ("score wide.sheet", "iconv -f UTF-16")]
    {
        let done = place.say(line);
        assert!(done.status == 1 && done.err.contains(told), "{line}: {}", done.err);
    }
}
