//! A player who is forgotten, pseudonyms in what is given away, and who may read the files.

use std::fs;
use std::path::Path;

use serde_json::json;

use super::program::{Done, Place};

fn on(place: &Place, day: u32, line: &str) -> Done {
    let args: Vec<&str> = line.split_whitespace().collect();
    run(place, day, &args)
}

fn run(place: &Place, day: u32, args: &[&str]) -> Done {
    let mut command = place.command(args);
    command.env_remove("ARDOISE_COPIES").env("ARDOISE_NOW", format!("2026-11-{day:02}T20:00:00Z"));
    // What other tests are writing in the common folder meanwhile is nothing of his.
    command.env("TMPDIR", place.path(""));
    Done::of(command.output().expect("the program runs"), args)
}

/// Do the bytes of a name stand in a file, or in one that SQLite put beside it?
fn holds(place: &Place, file: &Path, name: &str) -> bool {
    let beside = ["", "-wal", "-shm", "-journal"].map(|end| {
        let mut path = file.as_os_str().to_owned();
        path.push(end);
        std::path::PathBuf::from(path)
    });
    assert!(file.starts_with(place.path("")));
    let found = beside.iter().filter_map(|path| fs::read(path).ok());
    found.into_iter().any(|bytes| bytes.windows(name.len()).any(|some| some == name.as_bytes()))
}

/// Two matches with Zoltan, also called Zolly, in names, a title, a note, a reason and who types; one without him that
/// names him in its title.
fn played() -> Place {
    let place = Place::new();
    run(
        &place,
        1,
        &["new", "coinche", "Ana", "Zoltan", "Cy", "Dee", "--dealer", "Dee", "--title", "At Zoltan’s"],
    )
    .ok();
    on(&place, 1, "add bid ana 100 hearts, points ana 112").ok();
    run(&place, 1, &["add", "note zoltan was late"]).ok();
    run(
        &place,
        1,
        &["amend", "1", "replace", "2", "points", "ana", "122", "--yes", "--reason", "said Zoltan"],
    )
    .ok();
    on(&place, 2, "new whist Ana Zolly Cy Dee").ok();
    let mut typed = place.command(&["add", "tricks", "zolly", "9"]);
    typed.env("ARDOISE_AUTHOR", "Zoltan").env("ARDOISE_NOW", "2026-11-02T20:30:00Z");
    assert!(typed.output().expect("the program runs").status.success());
    run(&place, 2, &["new", "whist", "Ana", "Bob", "Cy", "Dee", "--title", "For Zoltan"]).ok();
    on(&place, 2, "players merge Zolly Zoltan").ok();
    on(&place, 2, "stats ana").ok();
    place
}

#[test]
fn a_name_leaves_every_byte_of_the_database_and_copies_that_hold_it_are_named() {
    let place = played();
    let before = on(&place, 3, "check --json").ok().json();
    let points = on(&place, 3, "show --json").ok().json()["totals"].clone();
    assert!(holds(&place, &place.db(), "Zoltan"));
    on(&place, 3, "players forget Nobody --yes").refused(1, "Nobody");
    on(&place, 3, "players forget zoltan").refused_with_page(1, "--yes").shows("“Player …” in 3 matches");
    assert!(holds(&place, &place.db(), "Zoltan"), "nobody said yes");
    let done = on(&place, 3, "players forget zoltan --yes --json").ok().json();
    assert_eq!((&done["matches"], &done["erased"]), (&json!(3), &json!(true)));
    // Its number is drawn, so that no other machine gives it to somebody else.
    let pseudonym = done["pseudonym"].as_str().expect("a pseudonym").to_owned();
    let number = pseudonym.strip_prefix("Player ").expect("a player");
    assert!(number.len() == 5 && number.bytes().all(|byte| byte.is_ascii_digit()), "{pseudonym}");
    assert_eq!(done["head_before"], before["head"]);
    for name in ["Zoltan", "zoltan", "Zolly", "zolly"] {
        assert!(!holds(&place, &place.db(), name), "{name}");
    }
    // Every copy was made while he was known, the last just before.
    let copies = done["copies"].as_array().expect("copies");
    let kept = fs::read_dir(place.path("ardoise.copies")).expect("copies");
    let kept: Vec<_> = kept.map(|file| file.expect("a copy").file_name()).collect();
    assert_eq!(copies.len(), kept.len(), "{copies:?} {kept:?}");
    // The record stands, and says that it was written anew.
    let after = on(&place, 3, "check --json").ok().json();
    assert_eq!(after["entries"], before["entries"]);
    assert_ne!(after["head"], before["head"]);
    assert_eq!(
        (&after["rewrites"][0]["head"], &after["rewrites"][0]["matches"]),
        (&before["head"], &json!(3))
    );
    on(&place, 3, "check").ok().shows("with pseudonyms in the place of names: 3 matches");
    assert_eq!(on(&place, 3, "show --json").ok().json()["totals"], points);
    // One person, one pseudonym: both of his names.
    let players = on(&place, 3, "players --json").ok().json();
    let names: Vec<&str> = players["players"]
        .as_array()
        .expect("players")
        .iter()
        .filter_map(|one| one["name"].as_str())
        .collect();
    assert!(
        names.contains(&pseudonym.as_str()) && !names.iter().any(|name| name.starts_with("Zol")),
        "{names:?}"
    );
    assert_eq!(
        run(&place, 3, &["stats", &pseudonym, "--json"]).ok().json()["career"]["tally"]["matches"],
        json!(2)
    );
    for (command, words) in
        [("log", format!("{pseudonym} was late")), ("list --json", format!("At {pseudonym}’s"))]
    {
        let first = on(&place, 3, "list --game coinche --json").ok().json()["matches"][0]["id"].clone();
        let line = if command == "log" {
            format!("log --match {}", first.as_str().expect("an id"))
        } else {
            command.to_owned()
        };
        on(&place, 3, &line).ok().shows(&words);
    }
    on(&place, 3, "stats zoltan").refused(1, "zoltan");
    // An older copy differs, and it is said why.
    let copy = copies[0].as_str().expect("a file").to_owned();
    let told = on(&place, 3, &format!("check --against {copy}"));
    assert!(told.status == 3 && told.out.contains("written anew"), "{}", told.out);
    // The guards stand again.
    let other = rusqlite::Connection::open(place.db()).expect("a database");
    assert!(other.execute("UPDATE event SET author = 'x'", []).is_err());
    drop(other);
    on(&place, 4, "add note y").ok();
    on(&place, 4, "check").ok();
}

#[test]
fn who_finished_no_deal_or_whose_seat_was_taken_back_is_forgotten_too() {
    let place = Place::new();
    on(&place, 1, "new coinche Ana Bob Cy Zoltan").ok();
    run(&place, 1, &["reseat", "Zoltan", "Eve", "--reason", "Zoltan is ill"]).ok();
    on(&place, 1, "reseat Bob Wilma").ok();
    on(&place, 1, "undo").ok();
    let whole = place.path("away.db");
    on(&place, 2, &format!("export --all --pseudonyms --output {}", whole.display())).ok();
    let sheet = on(&place, 2, "export --pseudonyms");
    assert_eq!(sheet.status, 0, "{}", sheet.err);
    for name in ["Ana", "Zoltan", "Eve", "Wilma"] {
        assert!(!holds(&place, &whole, name), "{name}");
        assert!(!sheet.out.contains(name) && !sheet.err.contains(name), "{name}: {}", sheet.out);
    }
    for name in ["Zoltan", "Wilma"] {
        on(&place, 3, &format!("players forget {name} --yes")).ok();
        assert!(!holds(&place, &place.db(), name), "{name}");
    }
    on(&place, 3, "check").ok();
}

#[test]
fn whoever_reads_an_edited_log_is_told_once() {
    let place = played();
    super::faults::tampered(
        &place,
        "UPDATE event SET payload = replace(payload, '122', '132') WHERE match = (SELECT id FROM match WHERE game = 'coinche')",
    );
    on(&place, 3, "check --repair");
    let file = place.path("list.html");
    let id = on(&place, 3, "list --game coinche --json").json()["matches"][0]["id"].clone();
    let id = id.as_str().expect("an id");
    for line in [
        "list".to_owned(),
        "list --json".to_owned(),
        format!("list --output {}", file.display()),
        "stats".to_owned(),
        "stats ana --json".to_owned(),
        "players".to_owned(),
        format!("show --match {id}"),
        format!("add --match {id} note x"),
        format!("undo --match {id}"),
    ] {
        let done = on(&place, 3, &line);
        assert_eq!(done.err.matches("is not what was recorded").count(), 1, "{line}: {}", done.err);
    }
    for line in [format!("show --match {id} --hash"), format!("show --match {id} --hash --json")] {
        let done = on(&place, 3, &line);
        assert_eq!(
            (done.status, done.err.matches("is not what was recorded").count()),
            (3, 1),
            "{line}: {}",
            done.err
        );
        assert!(!done.out.contains("\"hash\": \""), "{}", done.out);
    }
    // What is not of it says nothing.
    for line in ["list --game whist", "stats --game whist", "players --game whist"] {
        assert_eq!(on(&place, 3, line).ok().err, "", "{line}");
    }
}

#[test]
fn a_damaged_log_is_not_written_anew() {
    let place = played();
    super::faults::tampered(
        &place,
        "UPDATE event SET author = 'x' WHERE seq = 2 AND match = (SELECT id FROM match WHERE game = 'coinche')",
    );
    let done = on(&place, 3, "players forget zoltan --yes");
    assert_eq!(done.status, 3, "{}", done.err);
    assert!(holds(&place, &place.db(), "Zolly"), "all of it or nothing");
    assert_eq!(on(&place, 3, "check --json").json()["rewrites"], json!([]));
}

#[test]
fn what_is_given_away_under_pseudonyms_names_nobody() {
    let place = played();
    let whole = place.path("away.db");
    on(&place, 3, &format!("export --all --pseudonyms --output {}", whole.display())).ok();
    let folder = place.path("sheets");
    on(&place, 3, &format!("export --all --pseudonyms --output {}", folder.display())).ok();
    let sheets: Vec<_> =
        fs::read_dir(&folder).expect("sheets").map(|entry| entry.expect("a sheet").path()).collect();
    assert_eq!(sheets.len(), 3);
    for name in ["Ana", "Zoltan", "Zolly", "zoltan", "Bob", "ana"] {
        assert!(!holds(&place, &whole, name), "{name}");
        for sheet in &sheets {
            assert!(!holds(&place, sheet, name), "{name} in {}", sheet.display());
        }
    }
    // Ana came first; Zoltan second, under both of his names; the same in every form.
    for sheet in &sheets {
        let text = fs::read_to_string(sheet).expect("a sheet");
        let second = if text.contains("Player 5") { "Player 5" } else { "Player 2" };
        assert!(
            text.contains(&format!("players \"Player 1\" \"{second}\" \"Player 3\" \"Player 4\"")),
            "{text}"
        );
    }
    let other = Place::new();
    on(&other, 3, &format!("import {}", whole.display())).ok();
    on(&other, 3, "check").ok();
    assert_eq!(on(&other, 3, "list --json").ok().json()["matches"].as_array().map(Vec::len), Some(3));
    on(&other, 3, "export --pseudonyms").ok();
    // Here everybody is still who he is.
    on(&place, 3, "players").ok().shows("Zoltan");
}

#[cfg(unix)]
#[test]
fn what_was_open_to_others_is_closed() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = played();
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    let folder = place.path("ardoise.copies");
    let open =
        |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("a mode");
    let copy = fs::read_dir(&folder).expect("copies").next().expect("a copy").expect("a copy").path();
    open(&place.db(), 0o644);
    open(&folder, 0o755);
    open(&copy, 0o644);
    on(&place, 4, "add note z").ok();
    assert_eq!((mode(&place.db()), mode(&folder), mode(&copy)), (0o600, 0o700, 0o600));
}

#[test]
fn the_head_of_the_whole_database_goes_on_paper() {
    let place = played();
    let head = on(&place, 3, "check --json").ok().json()["head"].as_str().expect("a head").to_owned();
    let groups: Vec<&str> = (0..5).map(|no| &head[no * 4..no * 4 + 4]).collect();
    let told = format!("Head of the whole database: {}", groups.join("-"));
    for format in ["text", "markdown", "html", "sheet"] {
        on(&place, 3, &format!("print --hash --format {format}")).ok().shows(&told);
        assert!(!on(&place, 3, &format!("print --format {format}")).ok().out.contains(&told));
    }
    assert_eq!(on(&place, 3, "print --hash --json").ok().json()["database"]["head"], json!(head));
    // Not of a database of which a log was edited.
    super::faults::tampered(
        &place,
        "UPDATE event SET author = 'x' WHERE seq = 2 AND match = (SELECT id FROM match WHERE game = 'coinche')",
    );
    assert!(!on(&place, 3, "print --hash --format text").out.contains("Head of the whole"));
}

#[test]
fn unknown_keys_are_written_as_escapes_in_every_json() {
    let place = Place::new();
    let nasty = "fo\u{9b}\u{202e}o";
    let line =
        json!({"game": "coinche", "rules": {nasty: "1"}, "trump": "hearts", "hand": ["7H"]}).to_string();
    let done = place.feed(&["referee", "positions", "-"], &format!("{line}\n"));
    assert!(done.out.contains("\\u009b") && !done.out.contains('\u{9b}'), "{:?}", done.out);
    assert!(!done.out.contains('\u{202e}'), "{:?}", done.out);
}

/// The database is reached by a link in another folder: what was copied under the name of the file itself is named too.
#[cfg(unix)]
#[test]
fn copies_beside_the_file_are_named_where_the_database_is_a_link() {
    let place = played();
    let kept = |folder: &Path| fs::read_dir(folder).map_or(0, |files| files.flatten().count());
    let (own, linked) = (place.path("ardoise.copies"), place.path("desk/ardoise.copies"));
    assert!(kept(&own) > 0, "copies were made under its own name");
    fs::create_dir(place.path("desk")).expect("a folder");
    let link = place.path("desk/ardoise.db");
    std::os::unix::fs::symlink(place.db(), &link).expect("a link");
    let link = link.display().to_string();
    let args = ["--db", &link, "players", "forget", "zoltan", "--yes", "--json"];
    let done = run(&place, 3, &args).ok().json();
    let copies = done["copies"].as_array().expect("copies");
    assert_eq!(copies.len(), kept(&own) + kept(&linked), "{copies:?}");
    let of = |folder: &Path| {
        let named = copies.iter().filter_map(|file| file.as_str());
        named.filter(|file| Path::new(file).parent() == Some(folder)).count()
    };
    assert_eq!((of(&own), of(&linked)), (kept(&own), kept(&linked)), "{copies:?}");
}

/// What another machine forgot comes with the matches, and nothing of it is missing here afterwards.
#[test]
fn a_database_in_which_somebody_was_forgotten_is_all_here_once_it_is_brought_in() {
    let there = Place::new();
    on(&there, 1, "new coinche Ana Zoltan Cy Dee --dealer Dee").ok();
    on(&there, 1, "add bid ana 100 hearts, points ana 112").ok();
    on(&there, 2, "new whist Ana Bob Cy Zoltan").ok();
    on(&there, 3, "players forget zoltan --yes").ok();
    let given = there.path("given.db").display().to_string();
    on(&there, 3, &format!("export --all --output {given}")).ok();
    let here = Place::new();
    on(&here, 4, &format!("import {given}")).ok();
    let told = on(&here, 4, &format!("check --against {given} --json")).ok().json();
    assert_eq!((&told["lists"], &told["missing"]), (&json!(0), &json!([])), "{told}");
    // What it says itself of its own logs stays a row that a copy of it holds.
    let copy = here.path("copy.db");
    fs::copy(there.db(), &copy).expect("a copy");
    let told = on(&there, 5, &format!("check --against {} --json", copy.display())).ok().json();
    assert_eq!(told["lists"], json!(0), "{told}");
}

/// Sides and whoever typed may be called after somebody; a copy from before brings the name back, and says so.
#[test]
fn sides_and_whoever_typed_are_forgotten_and_a_copy_that_remembers_says_so() {
    let place = Place::new();
    run(&place, 1, &["new", "coinche", "Zoltan", "Bob", "Cy", "Dee", "--teams", "Les Zoltan,Zoltan+Dee"])
        .ok();
    let mut typed = place.command(&["add", "note", "x"]);
    typed.env("ARDOISE_AUTHOR", "zoltan@laptop").env("ARDOISE_NOW", "2026-11-01T20:30:00Z");
    assert!(typed.output().expect("the program runs").status.success());
    on(&place, 1, "backup").ok();
    let given = place.path("given.db").display().to_string();
    on(&place, 1, &format!("export --all --pseudonyms --output {given}")).ok();
    assert!(!holds(&place, Path::new(&given), "oltan"));
    on(&place, 2, "players forget zoltan --yes").ok();
    assert!(!holds(&place, &place.db(), "oltan"));
    // Who could not read which copies still know him asks again.
    let again = on(&place, 2, "players forget zoltan --yes");
    assert!(again.status == 1 && again.out.contains(".asked."), "{} {}", again.out, again.err);
    let copies = on(&place, 2, "restore --json").ok().json();
    let asked = copies["copies"].as_array().expect("copies").iter().find(|copy| copy["why"] == "asked");
    let no = asked.expect("a copy")["no"].to_string();
    let told = on(&place, 2, &format!("restore {no}"));
    assert!(told.out.contains("One name that was forgotten comes back with it."), "{}", told.out);
    assert_eq!(on(&place, 2, &format!("restore {no} --json")).json()["names"], json!(1));
}

/// A whole database under pseudonyms has its contests too, and matches and contests are counted apart.
#[test]
fn contests_go_with_a_database_under_pseudonyms() {
    let place = Place::new();
    place.say("contest new pairs belote --title Open --rounds 1 --deals 2 --secret s").ok();
    place.say("contest enter Ana+Bob Cy+Dee Eve+Fay Gus+Hal").ok();
    place.say("contest draw --dice 1 1 1").ok();
    place.say("contest result 1 200 124").ok();
    place.say("new belote Ana Bob Cy Dee").ok();
    let to = place.path("away.db").display().to_string();
    let told = place.run(&["export", "--all", "--pseudonyms", "-o", &to]).ok();
    assert!(told.out.contains("1 match written") && told.out.contains("And one contest."), "{}", told.out);
    let standings = place.run(&["--db", &to, "contest", "standings"]).ok();
    assert!(standings.out.contains("+76") && standings.out.contains("Player"), "{}", standings.out);
    assert!(!standings.out.contains("Ana"), "{}", standings.out);
}
