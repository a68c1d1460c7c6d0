//! From one machine to another: databases brought together, copies chosen, selections, tables kept on paper.

use std::fs;

use super::program::{Done, Place};

const PLAYERS: &str = "Ana,Bob,Cy,Dee";

/// Two machines that hold the same match, recorded further on each of them.
fn two() -> (Place, Place) {
    let (one, two) = (Place::new(), Place::new());
    one.run(&["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--title", "jeudi"]).ok();
    one.run(&["add", "bid ana 100 hearts, points ana 131"]).ok();
    bring(&one, &two).ok();
    one.run(&["add", "bid bob 80 spades, points bob 100"]).ok();
    two.say("list").ok();
    two.run(&["add", "bid bob 80 spades, points bob 90"]).ok();
    two.run(&["add", "bid cy 90 hearts, points cy 110"]).ok();
    (one, two)
}

/// Everything of one machine into another.
fn bring(from: &Place, into: &Place) -> Done {
    let file = from.path(&format!("{}.db", uuid::Uuid::now_v7())).display().to_string();
    from.run(&["export", "--all", "--output", &file]).ok();
    into.run(&["import", &file])
}

/// What is seen of a machine: everything that a comparison by eye would compare.
fn seen(place: &Place) -> String {
    // Not `check`: the head of a whole database also says in which order it was written.
    let lines = ["list", "list --json", "show", "show --json", "choose", "choose --json"];
    let more = ["stats", "players --json", "players log"];
    let each = lines.iter().chain(&more).map(|line| place.say(line).ok().out);
    each.collect::<Vec<_>>().join("\n")
}

fn copies(place: &Place) -> Vec<String> {
    let conflicts = place.say("choose --json").ok().json();
    let copies = conflicts["conflicts"][0]["copies"].as_array().expect("copies").clone();
    copies.iter().map(|copy| copy["id"].as_str().expect("an id").to_owned()).collect()
}

#[test]
fn two_copies_brought_together_in_both_orders_give_the_same() {
    let (one, two) = two();
    one.say("players rename Bob Robert").ok();
    // Both files are written before anything is brought together.
    let of = |place: &Place, name: &str| {
        let file = place.path(name).display().to_string();
        place.run(&["export", "--all", "--output", &file]).ok();
        file
    };
    let (first, second) = (of(&one, "first.db"), of(&two, "second.db"));
    one.run(&["import", &second]).ok().shows("Recorded differently on the two machines, all kept");
    two.run(&["import", &first]).ok().shows("Recorded differently on the two machines, all kept");
    assert_eq!(seen(&one), seen(&two));
    one.say("list").ok().shows("differently");
    one.say("show").ok().shows("Until one");
    one.say("check").ok().shows("was recorded differently").shows("The database is whole");
    // Again, and the other way round: nothing.
    let before = seen(&one);
    for file in [&first, &second] {
        one.run(&["import", file]).ok().shows("no new match, none recorded further, 1 unchanged");
    }
    assert_eq!(seen(&one), before);

    let waits = copies(&one)[1].clone();
    assert!(two.say("list --json").ok().json()["matches"][0]["conflict"]["of"].is_string());
    one.run(&["choose", &waits[28..], "--reason", "the sheet of Cy"]).ok().shows("counts from now on");
    bring(&one, &two).ok().shows("choices 1");
    assert_eq!(seen(&one), seen(&two));
    assert_eq!(two.say("show --json").ok().json()["match"]["id"], waits.as_str());
    assert_eq!(two.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(1));
    two.say("choose").ok().shows("set aside").shows("They differ from deal 2 on");
    // What is recorded now goes into the copy that was chosen.
    two.run(&["add", "bid dee 80 clubs, points dee 90"]).ok();
    bring(&two, &one).ok().shows("1 recorded further");
    assert_eq!(seen(&one), seen(&two));
    one.say("check").ok();
}

#[test]
fn the_match_itself_does_not_say_which_copy() {
    let (one, two) = two();
    let id = one.say("show --json").ok().json()["match"]["id"].as_str().expect("an id").to_owned();
    one.run(&["choose", &id]).refused(1, "only one copy");
    bring(&two, &one).ok();
    one.run(&["choose", &id]).refused(1, "has several copies");
    let shown = one.run(&["show", &id, "--json"]).ok().json();
    assert_eq!(shown["match"]["conflict"]["of"], id.as_str());
    let said = one.command(&["choisir", "--lang", "fr"]).output().expect("the program runs");
    assert!(String::from_utf8_lossy(&said.stdout).contains("Elles diffèrent à partir de la donne 2."));
    one.say("choose nowhere").refused(1, "");
}

#[test]
fn a_damaged_database_is_refused_whole_with_its_row() {
    let (one, two) = two();
    two.run(&["new", "whist", "Ana", "Bob", "Cy", "Dee"]).ok();
    let file = two.path("damaged.db").display().to_string();
    two.run(&["export", "--all", "--output", &file]).ok();
    let conn = rusqlite::Connection::open(&file).expect("a database");
    conn.execute_batch("DROP TRIGGER event_kept; UPDATE event SET author = 'eve' WHERE seq = 3")
        .expect("a change");
    drop(conn);
    let before = seen(&one);
    one.run(&["import", &file]).refused(1, "from entry 3 on");
    let sheet =
        one.write("good.sheet", "match whist\nplayers Ana Bob Cy Dee\ndeal, trump hearts, tricks A 8\n");
    one.run(&["import", &sheet, &file]).refused(1, "damaged.db");
    one.run(&[
        "import",
        &sheet,
        &one.write("bad.sheet", "match whist\nplayers Ana Bob Cy Dee\ndeal, trump hearts, tricks A 18\n"),
    ])
    .refused(1, "bad.sheet:3");
    assert_eq!(seen(&one), before);
    one.run(&["import", &one.write("text.db", "no database")]).refused(1, "text.db:1");
    let foreign = one.path("foreign.db");
    rusqlite::Connection::open(&foreign)
        .expect("a file")
        .execute_batch("CREATE TABLE t (x)")
        .expect("a table");
    one.run(&["import", &foreign.display().to_string()]).refused_with_page(3, "another program");
}

#[test]
fn a_database_is_read_and_never_written() {
    let (one, two) = two();
    let file = two.path("all.db");
    two.run(&["export", "--all", "--output", &file.display().to_string()]).ok();
    let golden = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/schema-1.db");
    let old = one.path("old.db");
    fs::copy(golden, &old).expect("a copy");
    for path in [&file, &old] {
        let before = fs::read(path).expect("a file");
        one.run(&["import", &path.display().to_string()]).ok();
        assert_eq!(fs::read(path).expect("a file"), before);
    }
    two.run(&["export", "--all", "--output", &file.display().to_string()]).refused(1, "exists");
    one.run(&["import", &one.db().display().to_string()]).ok().shows("no new match");
}

#[test]
fn a_selection_goes_out_as_sheets_or_as_a_database() {
    let place = Place::new();
    for (game, day) in [("whist", "2025-03-01"), ("whist", "2026-03-01"), ("coinche", "2026-04-01")] {
        place.run(&["new", game, "Ana", "Bob", "Cy", "Dee", "--date", day]).ok();
    }
    place.run(&["new", "whist", "Eve", "Bob", "Cy", "Dee", "--date", "2026-05-01"]).ok();
    let folder = place.path("sheets").display().to_string();
    place.run(&["export", "--game", "whist", "--player", "ana", "--output", &folder]).ok().shows("2 matches");
    let other = Place::new();
    other.run(&["import", &folder]).ok();
    assert_eq!(other.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(2));
    other.run(&["import", &folder]).ok().shows("nothing new");
    let file = place.path("some.sqlite").display().to_string();
    place.run(&["export", "--since", "2026-04", "--output", &file, "--json"]).ok();
    other.run(&["import", &file]).ok().shows("2 new matches");
    let one = place.path("one.db").display().to_string();
    place.run(&["export", "--output", &one]).ok().shows("1 match");
    place.say("export --format db").refused(2, "--output");
    // A sheet is no page: nothing is written under the name of one, but where it is asked for.
    let page = place.path("one.xlsx");
    let said = place.run(&["export", "-o", &page.display().to_string()]).refused(1, "A sheet is no page");
    assert!(said.err.contains("ardoise print -o"), "{}", said.err);
    assert!(!page.exists());
    place.run(&["export", "--format", "sheet", "-o", &page.display().to_string()]).ok();
    place.say("export --game poker --output x").refused(1, "poker");
    other.say("check").ok();
}

#[cfg(unix)]
#[test]
fn nothing_is_read_outside_of_what_was_named() {
    let place = Place::new();
    let outside = place.write("outside.sheet", "match whist\nplayers Ana Bob Cy Dee\n");
    fs::create_dir(place.path("in")).expect("a folder");
    std::os::unix::fs::symlink(&outside, place.path("in/link.sheet")).expect("a link");
    place.run(&["import", &place.path("in").display().to_string()]).refused(1, "leads out of its folder");
    fs::remove_file(place.path("in/link.sheet")).expect("it is there");
    place.run(&["import", &place.path("in").display().to_string()]).refused(1, "no sheet");
    let house = place.write("house.toml", "game = \"whist\"\npreset = \"whist\"\n");
    let sheet =
        place.write("reach.sheet", &format!("match whist\nplayers Ana Bob Cy Dee\nrules \"{house}\"\n"));
    place.run(&["import", &sheet]).refused(1, "reach.sheet:3");
    assert!(!place.db().exists());
}

#[test]
fn a_table_kept_on_paper_is_recorded_like_what_is_typed() {
    let place = Place::new();
    let table = place.write(
        "papier.csv",
        "\u{feff}N°;Donneur;Preneur;Contrat;Couleur;Contré;Belote;Points;Total A;Total B\r\n\
         1;Dee;Ana;100;Cœur;;;131;230;30\r\n2;Ana;Bob;80♠;;;Bob;100;;\r\n3;Bob;Cy;90;♦;oui;;110;;\r\n4;Cy;Dee;passe;;;;;;\r\n5;Dee;tous passent;;;;;;;\r\n",
    );
    let args = ["import", &table, "--game", "coinche", "--players", PLAYERS];
    place
        .run(&[&args[..], &["--dry-run"]].concat())
        .ok()
        .shows("deal Bob, bid Cy 90 ♦, coinche Dee, points Cy 110");
    assert!(!place.db().exists());
    place.run(&args).ok().shows("new match");
    place.run(&args).ok().shows("nothing new");
    let typed = Place::new();
    typed.run(&["new", "coinche", "Ana", "Bob", "Cy", "Dee"]).ok();
    for line in [
        "deal dee, bid ana 100 hearts, points ana 131",
        "deal ana, bid bob 80 spades, belote bob, points bob 100",
        "deal bob, bid cy 90 diamonds, coinche dee, points cy 110",
        "deal cy, annul",
        "deal dee, annul",
    ] {
        typed.run(&["add", line]).ok();
    }
    let (paper, typed) = (place.say("show --json").ok().json(), typed.say("show --json").ok().json());
    for key in ["totals", "standing", "next"] {
        assert_eq!(paper[key], typed[key]);
    }
    let scores = |shown: &serde_json::Value| -> Vec<serde_json::Value> {
        shown["deals"].as_array().expect("deals").iter().map(|deal| deal["score"].clone()).collect()
    };
    assert_eq!(scores(&paper), scores(&typed));
}

/// What is no sheet is answered in the reader's language alone.
#[test]
fn a_file_that_begins_with_no_game_is_told_how_one_begins() {
    let place = Place::new();
    let file = place.write("notes.sheet", "joueurs Ana Bob\n");
    let refused = place.run(&["--lang", "fr", "import", &file]).refused(1, "Une feuille commence par le jeu");
    assert!(!refused.err.contains("GAME"), "{}", refused.err);
}

#[test]
fn tables_of_tarot_and_belote_are_read_by_their_own_columns() {
    let place = Place::new();
    // 2 × (25 + 3) = 56; −4 × (25 + 1) = −104; 25 + 9, the petit 10 and a poignée of 20 = 64; 25 and whoever took shows one: 45.
    let tarot = place.write(
        "tarot.csv",
        "N°;Donneur;Preneur;Contrat;Bouts;Points;Petit;Poignée\n1;Cy;Ana;garde;2;43,5;;\n\
         2;Ana;Bob;garde sans;1;50,5;;\n3;Bob;Cy;prise;1;60;attaque;Ana simple\n\
         4;Cy;Ana;prise;1;51;;simple\n",
    );
    // The card that was called and who held it, in two columns or in one.
    let both = place.write(
        "five.csv",
        "Donne;Preneur;Contrat;Appelé;Associé;Bouts;Points\n1;Ana;garde;RP;Dee;2;52\n2;Bob;prise;;Cy;1;51\n",
    );
    let one = place.write(
        "one.csv",
        "Donne;Preneur;Contrat;Appelé;Bouts;Points\n1;Ana;garde;Dee;2;52\n2;Bob;prise;personne;1;51\n",
    );
    // 2 × (25 + 11) = 72: two shares of three to Ana, one to Dee. Then 25: 50 and 25, or 100 to Bob alone.
    for (table, totals) in [(both, [119, -22, -47, 47, -97]), (one, [119, 28, -97, 47, -97])] {
        let place = Place::new();
        place
            .run(&["--lang", "fr", "import", &table, "--game", "tarot", "--players", "Ana,Bob,Cy,Dee,Eve"])
            .ok();
        let seen = place.say("show --json").ok().json()["totals"].clone();
        let five: Vec<i64> = (1..=5).map(|seat| seen[seat.to_string()].as_i64().expect("a total")).collect();
        assert_eq!(five, totals);
    }
    place.run(&["import", &tarot, "--game", "tarot", "--players", "Ana,Bob,Cy"]).ok().shows("new match");
    place.say("show").ok().shows("1. Ana 242, 2. Cy 131, 3. Bob −373.");
    let belote = place.write(
        "belote.csv",
        "No;Dealer;Taker;Trump;Points\n1;Dee;Ana;hearts;97\n2;Ana;Bob;clubs;80\n3;Bob;Cy;spades;capot\n",
    );
    place.run(&["import", &belote, "--game", "belote", "--players", PLAYERS]).ok().shows("new match");
    // 97 and 65; 80 against 82 is lost: 162; every trick 252.
    let totals = place.say("show --json").ok().json();
    assert_eq!(totals["totals"], serde_json::json!({"A": 97 + 162 + 252, "B": 65}));
}

#[test]
fn a_bad_line_of_a_table_is_named_and_nothing_is_written() {
    let place = Place::new();
    let table = |text: &str| place.write("t.csv", text);
    let import = |path: &str, map: &[&str]| {
        place.run(&[&["import", path, "--game", "coinche", "--players", PLAYERS], map].concat())
    };
    let head = "No,Taker,Contract,Suit,Points\n1,Ana,100,hearts,131\n\n";
    import(&table(&format!("{head}2,Bob,80,spades,400\n")), &[]).refused(1, "t.csv:4:1: 400 points");
    import(&table(&format!("{head}2,Bob,80,spades,cent\n")), &[])
        .refused(1, "t.csv:4:1: “cent” is not a whole number");
    import(&table(&format!("{head}2,Zoe,80,spades,90\n")), &[]).refused(1, "t.csv:4:1:");
    import(&table(&format!("{head}2,Bob,80,spades,90,x\n")), &[])
        .refused(1, "t.csv:4:1: The line has 6 cells");
    import(&table(head), &["--map", "bidder=Preneur"]).refused(1, "no column “Preneur”");
    import(&table(head), &["--map", "teker=Taker"]).refused(1, "says nothing of a deal");
    import(&table("Foo,Bar\n1,2\n"), &[]).refused(1, "No column is recognised");
    import(&table("Taker,Contract,Points\n"), &[]).refused(1, "no deal");
    import(&table(&format!("{head}2,Bo\0b,80,spades,90\n")), &[])
        .refused(1, "t.csv:4:1: There is an invisible control character (U+0000) on this line: delete it.");
    place.run(&["import", &table(head)]).refused(1, "say of which game");
    place.run(&["import", &table(head), "--game", "coinche"]).refused(1, "say who plays");
    assert!(!place.db().exists());
    let map = place.write(
        "map.toml",
        "game = \"coinche\"\nplayers = [\"Ana\", \"Bob\", \"Cy\", \"Dee\"]\n[columns]\ndeal = \"No\"\n\
         \"bid.player\" = \"Taker\"\n\"bid.level\" = \"Contract\"\n\"bid.suit\" = \"Suit\"\nbidder = \"Taker\"\npoints = \"Points\"\n\
         [values]\nPi = \"spades\"\n",
    );
    let path = table(&format!("{head}2,Bob,80,pi,90\n"));
    place.run(&["import", &path, "--map", &map]).ok().shows("new match");
    let bad = place.write("bad.toml", "game = \"coinche\"\nfoo = 1\n");
    place.run(&["import", &path, "--map", &bad]).refused(1, "bad.toml:2");
}

#[test]
fn tables_of_other_games_are_read_too() {
    let place = Place::new();
    let import = |game: &str, text: &str, map: &[&str]| {
        let path = place.write(&format!("{game}.csv"), text);
        place.run(&[&["import", path.as_str(), "--game", game, "--players", PLAYERS], map].concat()).ok();
        place.say("check").ok();
        place.say("list --json").ok().json()["matches"][0]["deals"].as_i64().expect("deals")
    };
    let map = ["--map", "deal=Donne,suit=Atout,tricks-a=Nous,tricks-b=Eux"];
    assert_eq!(import("whist", "Donne;Atout;Nous;Eux\n1;pique;5;8\n2;cœur;7;6\n", &map), 2);
    assert_eq!(import("manille", "Donne\tAtout\tNous\tEux\n1\tpique\t38\t30\n", &[]), 1);
    let map = ["--map", "bidder=Joueur,contract=Annonce,suit=Couleur,tricks=Plis"];
    let text = "Joueur;Annonce;Couleur;Plis\nAna;solo-6;coeur;7\nBob;petite-misere;;0\n";
    assert_eq!(import("colour-whist", text, &map), 2);
    let events = place.write("m.csv", "Evenements\n\"deal, trump ana hearts, points 1 38\"\n");
    place.run(&["import", &events, "--game", "manille", "--players", PLAYERS, "--title", "events"]).ok();
}

#[cfg(feature = "parquet")]
#[test]
fn columns_hold_every_deal_and_every_entry() {
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    let (one, two) = two();
    bring(&two, &one).ok();
    one.say("undo").ok();
    one.run(&["import", "docs/examples/thursday.sheet", "docs/examples/wiezen.sheet"]).ok();
    let folder = one.path("analyses").display().to_string();
    one.run(&["export", "--all", "--format", "parquet", "--output", &folder]).ok();
    let rows = |name: &str| {
        let file = fs::File::open(one.path("analyses").join(name)).expect("a file");
        let reader = SerializedFileReader::new(file).expect("a Parquet file");
        reader.metadata().file_metadata().num_rows()
    };
    let listed = one.say("list --json").ok().json();
    let ids: Vec<String> = listed["matches"]
        .as_array()
        .expect("matches")
        .iter()
        .map(|found| found["id"].as_str().expect("an id").to_owned())
        .collect();
    let count = |key: &str, command: &[&str]| -> i64 {
        let each = ids.iter().map(|id| {
            let shown = one.run(&[command, &["--match", id, "--json"]].concat()).ok().json();
            shown[key].as_array().map_or(0, Vec::len) as i64
        });
        each.sum()
    };
    assert_eq!(rows("deals.parquet"), count("deals", &["show"]));
    assert_eq!(rows("events.parquet"), count("log", &["log"]));
    one.run(&["export", "--output", &one.path("x.parquet").display().to_string()]).ok();
    assert!(one.path("x-deals.parquet").exists() && one.path("x-events.parquet").exists());
}

/// The file alone, as people copy it.
fn copied(place: &Place) -> usize {
    let other = Place::new();
    std::fs::copy(place.db(), other.db()).expect("a copy");
    let listed = other.say("list --json").ok().json();
    listed["matches"]
        .as_array()
        .and_then(|all| all.first())
        .map_or(0, |one| usize::try_from(one["deals"].as_u64().unwrap_or_default()).unwrap_or_default())
}

#[test]
fn the_file_alone_is_a_copy_after_every_add() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    for deals in 1..=3 {
        place.say("add deal, bid ana 80 hearts, points ana 82").ok();
        assert_eq!((place.path("ardoise.db-wal").exists(), copied(&place)), (false, deals));
    }
}

#[test]
fn a_database_is_never_written_over() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    place.say("add deal, bid ana 80 hearts, points ana 82").ok();
    let db = place.db().display().to_string();
    // A page knows its kind by the ending: that of a database is none.
    place.say(&format!("print --output {db}")).refused(2, "no such ending");
    for line in ["print --format html --output", "export --format sheet --output"] {
        for end in ["", "-wal"] {
            place.say(&format!("{line} {db}{end}")).refused(1, "exists already");
        }
    }
    place.say("check").ok();
}

#[test]
fn a_log_that_was_edited_is_not_carried_away_as_a_whole_one() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    place.say("add deal, bid ana 80 hearts, points ana 82").ok();
    let conn = rusqlite::Connection::open(place.db()).expect("a database");
    let sql =
        "DROP TRIGGER event_kept; UPDATE event SET payload = replace(payload, '82', '92') WHERE seq = 4;
        CREATE TRIGGER event_kept BEFORE UPDATE ON event
        BEGIN SELECT raise(ABORT, 'ardoise: the log only grows: a row is never changed'); END;";
    conn.execute_batch(sql).expect("an edit");
    let id: String = conn.query_row("SELECT id FROM match", [], |row| row.get(0)).expect("a match");
    drop(conn);
    let to = place.path("one.db").display().to_string();
    place.say(&format!("export {id} --output {to}")).refused(3, "damaged");
    assert!(!place.path("one.db").exists());
    // A copy of the whole database is what the database is, and that is said.
    let all = place.path("all.db").display().to_string();
    place.say(&format!("export --all --output {all}")).refused_with_page(3, "from entry 4 on");
}

#[test]
fn a_log_without_its_end_becomes_no_whole_one() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    place.say("add deal, bid ana 80 hearts, points ana 82").ok();
    let conn = rusqlite::Connection::open(place.db()).expect("a database");
    let sql = "DROP TRIGGER event_stays; DELETE FROM event WHERE seq = 4;
        CREATE TRIGGER event_stays BEFORE DELETE ON event
        BEGIN SELECT raise(ABORT, 'ardoise: the log only grows: a row is never deleted'); END;";
    conn.execute_batch(sql).expect("a cut");
    drop(conn);
    let to = place.path("given.db").display().to_string();
    // Names, and a chain, that are written anew would hide it.
    place.say(&format!("export --all --pseudonyms --output {to}")).refused(3, "damaged");
    assert!(!place.path("given.db").exists());
    place.say("players forget Dee --yes").refused_with_page(3, "damaged");
    place.say("log").shows("Dee");
}

#[test]
fn a_quotation_mark_that_is_not_closed_is_refused_with_its_line() {
    let place = Place::new();
    let table =
        "No;Taker;Contract;Suit;Points\n1;Ana;100;hearts;112\n2;\"Bob;90;spades;70\n3;Cy;100;hearts;120\n";
    let file = place.write("c.csv", table);
    let line = format!("import {file} --game coinche --players Ana,Bob,Cy,Dee");
    place.say(&line).refused(1, ":3:1");
    assert!(!place.db().exists());
    // A quotation mark within a cell stays one.
    let table = "No;Taker;Contract;Suit;Points;Note\n1;Ana;100;hearts;112;\"a;b, \"\"c\"\"\"\n";
    place.write("c.csv", table);
    place.say(&format!("{line} --dry-run")).ok().shows(r#"note "a;b, \"c\"""#);
    // What is wrong with an option is no fault of a line of the table.
    let told = place.say(&format!("{line} --dealer Zed"));
    assert!(told.status == 1 && told.err.contains("c.csv: No player is called “Zed”"), "{}", told.err);
}

/// A deal of coinche with a remark of every kind of sign.
const DEAL: &str = "deal, bid Cy 110 hearts, belote Ana, points A 116, note \"Zoé, « la » 12; fin\"";

#[test]
fn what_print_writes_as_rows_is_read_back_as_the_same_match() {
    let (place, other) = (Place::new(), Place::new());
    let new = ["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--rules", "contree", "--title", "Jeudi soir"];
    place.run(&[new.as_slice(), &["--start", "A 500 B 120"]].concat()).ok();
    place.run(&["add", DEAL]).ok();
    place.say("add deal").ok();
    place.say("add bid bob 90 spades, points b 40").ok();
    for (lang, file) in [("en", "a.csv"), ("fr", "b.csv")] {
        let path = place.path(file).display().to_string();
        place.run(&["--lang", lang, "print", "-o", &path]).ok();
        other.run(&["import", &path]).ok();
    }
    // Both files are one match, and it is the one they were written from.
    let (ours, theirs) = (place.say("show --json").ok().json(), other.say("show --json").ok().json());
    assert_eq!(
        (&ours["id"], &ours["totals"], &ours["deals"]),
        (&theirs["id"], &theirs["totals"], &theirs["deals"])
    );
    assert_eq!(other.say("list --json").ok().json()["all"], 1);
    // What a hand changed in the figures and not in the lines is told: the lines count.
    let table = std::fs::read_to_string(place.path("a.csv")).expect("a table");
    let told = bring_table(&place, &table);
    assert!(!told.contains("The lines count"), "{told}");
    let points = place.say("show --json").ok().json()["deals"][0]["score"]["A"].to_string();
    let changed = table.replacen(&format!(",{points},"), ",999,", 1);
    let told = bring_table(&place, &changed);
    assert!(told.contains("The lines count:\n  Deal 1: Ana+Cy: the paper says 999"), "{told}");
}

/// What is said of a table that is brought into a new database.
fn bring_table(place: &Place, table: &str) -> String {
    let file = place.write("brought.csv", table);
    Place::new().run(&["import", &file]).ok().out
}

#[test]
fn a_table_says_its_day_and_where_its_totals_are_others() {
    let head = "Date,Bidder,Contract,Suit,Points,Total A,Total B\n";
    let deal = |day: &str, totals: &str| format!("{day},Ana,100,hearts,131,{totals}\n");
    let args = ["--game", "coinche", "--players", "Ana,Bob,Cy,Dee"];
    let import = |deals: &[String], more: &[&str]| {
        let place = Place::new();
        let file = place.write("t.csv", &format!("{head}{}", deals.concat()));
        let done = place.run(&[&["import", file.as_str()][..], &args, more].concat());
        (place, done)
    };
    let (place, done) = import(&[deal("1/3/25", "230,30"), deal("01/03/2025", "460,50")], &[]);
    let told = done.ok().out;
    assert!(told.contains("another total than its deals. The deals count:\n  Deal 2: Bob+Dee"), "{told}");
    let list = place.say("list --json").ok().json();
    assert!(list["matches"][0]["opened"].as_str().is_some_and(|day| day.starts_with("2025-03-01")), "{list}");
    let days = [deal("2025-03-01", "230,30"), deal("2025-03-02", "460,60")];
    import(&days, &[]).1.refused(1, "tells of 2 days, from Saturday 1 March 2025 to Sunday 2 March 2025");
    assert_eq!(import(&days, &["--date", "2025-03-02"]).1.status, 0);
}

/// A table of several matches holds them all: one is no pad, and what is in it twice is nothing new.
#[test]
fn what_print_writes_of_several_matches_is_read_back_as_those_matches() {
    let (place, other) = (Place::new(), Place::new());
    place
        .run(&["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--rules", "contree", "--start", "A 500 B 120"])
        .ok();
    place.run(&["add", DEAL]).ok();
    place.say("new whist Ana Bob Cy Dee").ok();
    place.say("add deal, trump hearts, honours A 4, tricks A 9").ok();
    place.say("add deal, trump spades, tricks B 8").ok();
    place.say("new tarot Ana Bob Cy").ok();
    place.say("add deal, bid bob garde, bouts 2, points 49.5").ok();
    let formats = if cfg!(feature = "xlsx") { vec!["csv", "xlsx"] } else { vec!["csv"] };
    for (lang, format) in ["en", "fr", "nl"].iter().flat_map(|lang| formats.iter().map(move |to| (lang, to)))
    {
        let path = place.path(&format!("{lang}.{format}")).display().to_string();
        place.run(&["--lang", lang, "print", "--player", "Ana", "--hash", "-o", &path]).ok();
        other.run(&["import", &path]).ok();
    }
    let listed = |of: &Place| {
        let list = of.say("list --json").ok().json()["matches"].clone();
        let mut ids: Vec<String> = list
            .as_array()
            .expect("a list")
            .iter()
            .map(|one| one["id"].as_str().expect("an id").into())
            .collect();
        ids.sort();
        ids
    };
    assert_eq!(listed(&place).len(), 3);
    assert_eq!(listed(&place), listed(&other));
    for id in listed(&place) {
        let shown = |of: &Place| of.say(&format!("show {id} --json")).ok().json();
        let (ours, theirs) = (shown(&place), shown(&other));
        assert_eq!((&ours["totals"], &ours["deals"]), (&theirs["totals"], &theirs["deals"]));
    }
    // Each is told; a pad is one match.
    let path = place.path("en.csv").display().to_string();
    assert_eq!(other.run(&["import", &path]).ok().out.matches("nothing new").count(), 3);
    let pad = ["rules", "guess", "coinche", &path, "--players", "Ana,Bob,Cy,Dee"];
    other.run(&pad).refused(1, "holds 3 matches, and one is meant");
}

#[test]
fn a_table_in_the_letters_of_older_spreadsheets_is_read() {
    let place = Place::new();
    let path = place.path("vieux.csv");
    // Zoé, Léa and œ as one byte each: é is E9 in Latin-1, œ is 9C in Windows-1252.
    let table = b"Preneur;Contrat;Couleur;Points;Remarque\nZo\xe9;80;coeur;90;un b\x9cuf\n";
    std::fs::write(&path, table).expect("a table");
    let players = ["--game", "coinche", "--players", "Zoé,Bob,Léa,Dee"];
    let args = [&["import", path.to_str().expect("a path")], players.as_slice()].concat();
    place.run(&args).ok();
    place.say("export").ok().shows("players Zoé Bob Léa Dee").shows("un bœuf");
}

#[test]
fn a_table_of_totals_only_leads_to_those_totals() {
    let place = Place::new();
    let file = place.write("t.csv", "donne;total A;total B\n1;110;52\n2;110;214\n3;272;214\n");
    place.run(&["import", &file, "--game", "coinche", "--players", "Ana,Bob,Cy,Dee"]).ok();
    let shown = place.say("show --json").ok().json();
    assert_eq!((&shown["totals"]["A"], &shown["totals"]["B"]), (&272.into(), &214.into()));
    // The pad of an evening that ended there: whoever was ahead has won, also of another table of that day.
    let file = place.write("u.csv", "donne;total A;total B\n1;20;142\n2;20;304\n");
    let other =
        ["import", &file, "--game", "coinche", "--players", "Eve,Flo,Gus,Hal", "--date", "2026-11-19"];
    place.run(&other).ok();
    let closed = place.run(&["close", "--day", "2026-11-19"]).ok();
    closed.shows("Flo");
    let over = place.say("show --json").ok().json();
    assert_eq!(over["standing"]["over"], true);
    assert_eq!(over["standing"]["winner"], "B");
    place.run(&["close", "--day", "2026-11-19"]).refused(1, "No match of that day is open.");
}

#[cfg(feature = "xlsx")]
#[test]
fn a_workbook_that_print_writes_is_read_back_as_the_same_match() {
    let (place, other) = (Place::new(), Place::new());
    place
        .run(&["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--rules", "contree", "--start", "A 500 B 120"])
        .ok();
    place.run(&["add", DEAL]).ok();
    place.say("add deal").ok();
    place.say("add bid bob 90 spades, points b 40").ok();
    for (lang, file) in [("en", "a.xlsx"), ("fr", "b.xlsx"), ("nl", "c.xlsx")] {
        let path = place.path(file).display().to_string();
        place.run(&["--lang", lang, "print", "-o", &path]).ok();
        assert!(fs::read(&path).expect("the workbook").starts_with(b"PK"));
        other.run(&["import", &path]).ok();
    }
    let (ours, theirs) = (place.say("show --json").ok().json(), other.say("show --json").ok().json());
    for key in ["id", "players", "totals", "deals"] {
        assert_eq!(ours[key], theirs[key], "{key}");
    }
    assert_eq!(other.say("list --json").ok().json()["all"], 1);
}

/// A pad as somebody types it into a spreadsheet in French: figures as numbers, halves, yes as a cross, an empty row
/// between two deals, the headings not in the first row.
#[cfg(feature = "xlsx")]
#[test]
fn a_pad_typed_into_a_spreadsheet_in_french_is_read() {
    let workbook = |place: &Place, name: &str, rows: &[&[&str]]| {
        let mut book = rust_xlsxwriter::Workbook::new();
        let sheet = book.add_worksheet();
        for (row, cells) in (2_u32..).zip(rows) {
            for (column, cell) in (1_u16..).zip(*cells) {
                match cell.replace(',', ".").parse::<f64>() {
                    Ok(number) => sheet.write_number(row, column, number).expect("a figure"),
                    Err(_) if cell.is_empty() => continue,
                    Err(_) => sheet.write_string(row, column, *cell).expect("a word"),
                };
            }
        }
        let path = place.path(name).display().to_string();
        book.save(&path).expect("a workbook");
        path
    };
    let place = Place::new();
    let coinche = workbook(
        &place,
        "coinche.xlsx",
        &[
            &[
                "N°",
                "Donneur",
                "Preneur",
                "Contrat",
                "Couleur",
                "Contré",
                "Belote",
                "Points",
                "Total Nous",
                "Total Eux",
            ],
            &["1", "Michèle", "Zoé", "100", "cœur", "", "", "131", "230", "30"],
            &["", "", "", "", "", "", "", "", "", ""],
            &["2", "Zoé", "Hélène", "80", "pique", "", "Hélène", "100"],
            &["3", "Hélène", "Léa", "90", "carreau", "x", "", "110"],
            &["4", "Léa", "Michèle", "passe"],
        ],
    );
    let names = ["--game", "coinche", "--players", "Zoé,Hélène,Léa,Michèle"];
    place.run(&[&["--lang", "fr", "import", &coinche], names.as_slice()].concat()).ok();
    let typed = Place::new();
    typed.run(&["new", "coinche", "Zoé", "Hélène", "Léa", "Michèle"]).ok();
    for line in [
        "deal michele, bid zoe 100 hearts, points zoe 131",
        "deal zoe, bid helene 80 spades, belote helene, points helene 100",
        "deal helene, bid lea 90 diamonds, coinche michele, points lea 110",
        "deal lea, annul",
    ] {
        typed.run(&["add", line]).ok();
    }
    let (paper, typed) = (place.say("show --json").ok().json(), typed.say("show --json").ok().json());
    assert_eq!(paper["totals"], typed["totals"]);
    assert_eq!(paper["deals"].as_array().map(Vec::len), Some(4));
    // A half of tarot is a number with a comma.
    let tarot = workbook(
        &place,
        "tarot.xlsx",
        &[
            &["Donne", "Preneur", "Contrat", "Bouts", "Points"],
            &["1", "Zoé", "garde", "2", "52,5"],
            &["2", "Léa", "prise", "1", "47"],
        ],
    );
    let names = ["--game", "tarot", "--rules", "tarot-fft-3", "--players", "Zoé,Hélène,Léa"];
    place.run(&[&["--lang", "fr", "import", &tarot], names.as_slice()].concat()).ok();
    // 25 + 12 (52,5 is 53 for whoever wins, of 41) for a garde twice; 25 + 4 for a prise that lacks four.
    let shown = place.say("show --json").ok().json();
    assert_eq!(shown["totals"], serde_json::json!({"1": 177, "2": -45, "3": -132}));
}

/// The table need not be on the first sheet: what stands there may be the address of the club.
#[cfg(feature = "xlsx")]
#[test]
fn the_sheet_of_a_workbook_that_is_headed_as_a_table_is_read() {
    let place = Place::new();
    let mut book = rust_xlsxwriter::Workbook::new();
    for (name, rows) in [
        ("Club", &[&["Club", "of the harbour"][..], &["Tables", "12"]][..]),
        ("Thursday", &[&["Taker", "Contract", "Suit", "Points"], &["Ana", "100", "hearts", "131"]]),
        ("Friday", &[&["Taker", "Contract", "Suit", "Points"], &["Bob", "80", "clubs", "92"]]),
    ] {
        let sheet = book.add_worksheet().set_name(name).expect("a name");
        for (row, cells) in (0_u32..).zip(rows) {
            for (column, cell) in (0_u16..).zip(*cells) {
                sheet.write_string(row, column, *cell).expect("a word");
            }
        }
    }
    let path = place.path("club.xlsx").display().to_string();
    book.save(&path).expect("a workbook");
    let done = place.run(&["import", &path, "--game", "coinche", "--players", PLAYERS, "--rules", "contree"]);
    assert_eq!(
        done.err,
        "Only the sheet “Thursday” of the workbook is read. Save each of the others (Club and Friday) as CSV and import \
         that.\n"
    );
    // 131 is 130 in tens, and the contract of 100; 31 is 30.
    assert_eq!(place.say("show --json").ok().json()["totals"], serde_json::json!({"A": 230, "B": 30}));
}

/// Rows that somebody sorted otherwise: who deals would be another, and a match might be two.
#[test]
fn deals_whose_numbers_go_back_are_told() {
    let place = Place::new();
    let head = "No,Taker,Contract,Suit,Points\n";
    let import = |rows: &str, more: &[&str]| {
        let path = place.write("t.csv", &format!("{head}{rows}"));
        place.run(&[&["import", &path, "--game", "coinche", "--players", PLAYERS], more].concat())
    };
    let behind = "Line 4: deal 1 stands behind deal 3. The deals are taken in the order of the lines.\n";
    let (back, on) = (
        "2,Bob,90,spades,100\n3,Ana,100,hearts,112\n1,Dee,80,clubs,92\n",
        "2,Bob,90,spades,100\n4,Ana,90,hearts,112\n",
    );
    for more in [&["--dry-run"][..], &[]] {
        let done = import(back, more);
        assert!(done.status == 0 && done.err.contains(behind), "{}", done.err);
    }
    assert!(!import(on, &[]).err.contains("stands behind"));
}

/// A row without figures is left out, and a figure that is missing is none: both are told.
#[test]
fn rows_that_lack_figures_are_told() {
    let place = Place::new();
    let path = place.write("t.csv", "Deal;Us;Them\n1;230;30\n2;0;\n3;;\n;;\n4;170;90\n");
    let more = ["--game", "coinche", "--rules", "contree", "--players", PLAYERS, "--figures", "deals"];
    let done = place.run(&[&["import", &path], more.as_slice()].concat());
    assert_eq!(
        (done.status, done.err.as_str()),
        (
            0,
            "Line 4 has no figure and is left out.\nLine 3 has no figure for one of the sides: nothing is counted for it there.\n"
        )
    );
    assert_eq!(place.say("show --json").ok().json()["totals"], serde_json::json!({"A": 400, "B": 120}));
}

#[cfg(not(feature = "xlsx"))]
#[test]
fn a_program_without_workbooks_says_what_it_knows() {
    let place = Place::new();
    place.run(&["import", "docs/examples/thursday.sheet"]).ok();
    let path = place.path("a.xlsx").display().to_string();
    let written = place.run(&["print", "-o", &path]);
    assert!(written.err.contains("CSV") && !place.path("a.xlsx").exists(), "{}", written.err);
    let file = place.write("b.xlsx", "PK");
    let read = place.run(&["import", &file, "--game", "coinche", "--players", PLAYERS]);
    assert!(read.status != 0 && read.err.contains("CSV"), "{}", read.err);
}

#[test]
fn what_was_put_right_stays_so_when_the_sheet_that_has_it_wrong_is_brought_in_again() {
    let place = Place::new();
    let sheet = "match coinche \"jeudi\"\ndate 2026-11-19\nplayers Ana Bob Cy Dee\nrules contree\n\
                 deal\nbid ana 100 hearts, points ana 131\ncheck A 999\n";
    let file = place.write("jeudi.sheet", sheet);
    place.run(&["import", &file]).ok();
    place.say("check").refused_with_page(3, "1 thing is wrong").shows("the paper says 999");
    // The line of the paper is withdrawn: it is the fourth of the deal.
    place.say("amend 1 drop 4 --yes").ok();
    place.say("check").ok();
    let log = place.say("log").ok().out;
    place.run(&["import", &file]).ok().shows("nothing new");
    assert_eq!(place.say("log").ok().out, log);
    // A deal more on the same sheet is one deal more, and the wrong line stays withdrawn.
    let longer = format!("{sheet}deal\nbid bob 80 spades, points bob 100\n");
    place.write("jeudi.sheet", &longer);
    place.run(&["import", &file]).ok().shows("3 events added");
    place.say("check").ok();
    place.run(&["import", &file]).ok().shows("nothing new");
}

/// A deal put right after others were played may end the match before them: its sheet reads back all the same, and says so; a
/// sheet that somebody wrote stops where the match is over.
#[test]
fn a_match_that_went_on_behind_its_end_reads_back() {
    let (place, other) = (Place::new(), Place::new());
    place.say("new coinche Ana Bob Cy Dee --rules contree --set target=400 --dealer Dee").ok();
    for deal in ["bid ana 100 hearts, points ana 131", "bid bob 80 hearts, points bob 100"] {
        place.say(&format!("add {deal}")).ok();
    }
    place.say("add bid bob 80 spades, points bob 100").ok();
    place.say("close").ok();
    let ended = "By these figures the match was over after deal 2.";
    place.say("amend 2 replace 1 bid ana 100 hearts, replace 2 capot ana --yes").ok().shows(ended);
    let sheet = place.say("export").ok().out;
    let file = other.write("late.sheet", &sheet);
    other.say(&format!("import {file} --dry-run")).ok();
    let brought = other.run(&["import", &file]).ok();
    brought.shows("by these figures the match was over after deal 2.");
    // Only that a deal was put right is not known there.
    let here = place.say("show").ok().out.replace(" · amended ", &" ".repeat(11));
    assert_eq!(other.say("show").ok().out, here);
    assert_eq!(other.say("export").ok().out, sheet);
    other.run(&["import", &file]).ok().shows("nothing new");
    // What it says behind the end is not the log's where the sheet is none of a log.
    let typed = other.write("typed.sheet", sheet.split_once('\n').expect("a line for the id").1);
    let refused = other.run(&["import", &typed]);
    assert!(refused.status == 1 && refused.err.contains("The match is over"), "{}", refused.err);
}

/// Clubs call two Michels Michel D. and Michel R., and whoever joined is a partner in their headings.
#[test]
fn names_of_several_words_stand_in_every_column_of_a_table() {
    let place = Place::new();
    let club = "Zoé,Michel D.,Odile,Michel R.";
    let read = |game: &str, players: &str, table: &str| {
        let path = place.write(&format!("{game}.csv"), table);
        place
            .run(&["--lang", "fr", "import", &path, "--game", game, "--players", players])
            .ok()
            .shows("nouvelle partie");
        place.say("show --json").ok().json()["totals"].clone()
    };
    // 97 and the belote of the defence; 8 + 1 tricks bring 5 to each of two; 2 × (25 + 9) = 68, of five, and a poignée of 20.
    let belote = "Preneur;Atout;Belote;Points\nZoé;pique;Michel D.;97\n";
    assert_eq!(read("belote", club, belote), serde_json::json!({"A": 97, "B": 85}));
    let whist = "Déclarant;Annonce;Couleur;Emballé par;Levées\nZoé;couleur;pique;Michel R.;9\n";
    assert_eq!(read("colour-whist", club, whist), serde_json::json!({"1": 5, "2": -5, "3": -5, "4": 5}));
    let tarot =
        "Preneur;Contrat;Bouts;Points;Partenaire;Poignée\nZoé;garde;2;50;Michel R.;michel d. simple\n";
    assert_eq!(
        read("tarot", "Zoé,Michel D.,Odile,Michel R.,Éloïse", tarot),
        serde_json::json!({"1": 176, "2": -88, "3": -88, "4": 88, "5": -88})
    );
    let alone = "Preneur;Contrat;Bouts;Points;Partenaire\nMichel R.;garde;2;50;seul\n";
    assert_eq!(
        read("tarot", "Zoé,Michel D.,Odile,Michel R.,Yves", alone),
        serde_json::json!({"1": -68, "2": -68, "3": -68, "4": 272, "5": -68})
    );
}

/// A figure in the column of what somebody had is no player's number where players have names: a one is a yes, of the taker, and more are
/// asked about. A column of what one of them showed is read, and not left aside with its points.
#[test]
fn what_stands_in_the_columns_of_players_is_no_number_of_theirs() {
    let place = Place::new();
    let import = |game: &str, players: &str, table: &str| {
        let path = place.write("pad.csv", table);
        place.run(&["import", &path, "--game", game, "--players", players, "--dry-run"])
    };
    let four = "Ana,Bob,Cy,Dee";
    for (game, table) in [
        ("belote", "Preneur;Atout;Points;Belote\nAna;pique;97;2\n"),
        ("tarot", "Preneur;Contrat;Bouts;Points;Poignée\nBob;garde;2;47;2\n"),
        ("tarot", "Preneur;Contrat;Bouts;Points;Poignée\nBob;garde;2;47;1 simple\n"),
        ("tarot", "Preneur;Contrat;Bouts;Points;Petit\nBob;garde;2;47;2\n"),
    ] {
        let refused = import(game, four, table);
        assert!(refused.status == 1 && refused.err.contains("Who?"), "{table}{}", refused.err);
    }
    let yes = import("tarot", four, "Preneur;Contrat;Bouts;Points;Poignée\nBob;garde;2;47;1\n");
    assert!(yes.out.contains("poignee Bob simple"), "{}", yes.out);
    // Where they are named by their numbers it is one.
    let numbered = import("belote", four, "Preneur;Atout;Points;Belote\n1;pique;97;2\n").ok();
    assert!(numbered.out.contains("belote 2"), "{}", numbered.out);
    let belote = import("belote", four, "Preneur;Atout;Points;Annonces Ana\nAna;pique;75;belote\n").ok();
    assert!(belote.out.ends_with("take Ana pique, belote Ana, points Ana 75\n"), "{}", belote.out);
    let melds = "Annonces Léa;Annonces Léa;Annonces Max;Brisques Léa;Brisques Max;Der\n\
                 mariage ♠;mariage royal;marjolet ♦;5;3;Léa\n";
    let melds = import("marjolet", "Léa,Max", melds).ok();
    let told = "meld Léa mariage ♠, meld Léa mariage royal, meld Max marjolet ♦, last-trick Léa, brisques Léa 5 Max 3\n";
    assert!(melds.out.ends_with(told), "{}", melds.out);
}

/// A trou under the contract is recorded with who filled it and how; where that is not told it is asked for.
#[test]
fn a_trou_in_a_table_says_how_it_was_filled() {
    let place = Place::new();
    let import = |cell: &str| {
        let path = place.write("pad.csv", &format!("Qui;Avec;Contrat;Plis\nAna;Cy;{cell};9\n"));
        place.run(&["import", &path, "--game", "colour-whist", "--players", "Ana,Bob,Cy,Dee", "--dry-run"])
    };
    let told = import("trou ♥ à côté").ok();
    assert!(told.out.ends_with("deal, trou Ana, fill Cy ♥ beside, tricks Ana 9\n"), "{}", told.out);
    let refused = import("trou");
    assert!(refused.status == 1 && refused.err.contains("fill PLAYER SUIT in|beside"), "{}", refused.err);
}

/// 250 is the capot to many tables, and a number to the notation: what is recorded is asked, as on the command line.
#[test]
fn a_contract_that_may_be_the_capot_is_asked_for() {
    let place = Place::new();
    let read = |contract: &str| {
        let path = place.write("c.csv", &format!("Preneur;Contrat;Atout;Points\nBob;{contract};pique;150\n"));
        place.run(&["--lang", "fr", "import", &path, "--game", "coinche", "--players", PLAYERS])
    };
    read("250").refused(1, "peut se lire de plusieurs façons\u{a0}: capot ou level=250");
    read("capot").ok();
    read("level=250").ok();
}

/// A yes names nobody: it is the taker's, and said so, for a belote of the defence makes another deal.
#[test]
fn what_a_column_gives_to_nobody_by_name_is_said_to_go_to_the_taker() {
    let place = Place::new();
    let path = place
        .write("b.csv", "Preneur;Atout;Belote;Points\nAna;pique;oui;81\nBob;coeur;Cy;90\nCy;coeur;x;92\n");
    let import = ["--lang", "fr", "import", &path, "--game", "belote", "--players", PLAYERS];
    let told = place.run(&import);
    assert_eq!(told.status, 0);
    assert!(
        told.err.contains("Belote sans nom (lignes 2 et 4) : c’est donné au preneur."),
        "{} {}",
        told.out,
        told.err
    );
}

#[test]
fn a_refused_row_names_the_columns_that_are_left_aside() {
    let place = Place::new();
    let path = place.write("w.csv", "Déclarant;Annonce;Couleur;Qui suit;Levées\nAna;couleur;pique;Cy;9\n");
    let import = ["--lang", "fr", "import", &path, "--game", "colour-whist", "--players", PLAYERS];
    let refused = place.run(&import).refused(1, "Personne n’a emballé");
    assert!(refused.err.contains("Colonnes laissées de côté : Qui suit."), "{}", refused.err);
    // The line that the row is said as has the reader’s words.
    assert!(refused.err.contains("annonce Ana couleur pique"), "{}", refused.err);
}

#[test]
fn a_pad_of_figures_under_names_is_read_when_it_is_said_what_they_are() {
    let place = Place::new();
    let pad = place.write("p.csv", "Donne;Ana;Bob;Cy;Dee\n1;30;30;-90;30\n2;-132;-132;396;-132\n");
    let import = |path: &str, game: &str, more: &[&str]| {
        let about = ["--lang", "fr", "import", path, "--game", game, "--players", PLAYERS];
        place.run(&[&about[..], more].concat())
    };
    let refused = import(&pad, "tarot", &[]).refused(1, "Rien que des chiffres sous Ana, Bob, Cy et Dee");
    assert!(refused.err.contains("--figures totaux"), "{}", refused.err);
    let told = import(&pad, "tarot", &["--figures", "totaux"]).ok();
    told.shows("reste en cours").shows("ardoise clore --match");
    let shown = place.say("show --json").ok().json();
    assert_eq!(shown["totals"], serde_json::json!({"1": -132, "2": -132, "3": 396, "4": -132}));
    assert_eq!(place.say("list --json").ok().json()["matches"][0]["deals"], 2);
    // The pad goes on: the same match does.
    let longer = "Donne;Ana;Bob;Cy;Dee\n1;30;30;-90;30\n2;-132;-132;396;-132\n3;0;0;0;0\n";
    import(&place.write("p.csv", longer), "tarot", &["--figures", "totaux"]).ok();
    let list = place.say("list --json").ok().json();
    assert_eq!((&list["all"], &list["matches"][0]["deals"]), (&1.into(), &3.into()));
    import(&pad, "tarot", &["--figures", "donnes", "--title", "donnes"]).ok();
    let shown = place.say("show --json").ok().json();
    assert_eq!(shown["totals"], serde_json::json!({"1": -102, "2": -102, "3": 306, "4": -102}));
}

/// Who took and what was bid may stand beside the figures: these count, as it was said.
#[test]
fn figures_count_beside_who_took() {
    for (game, table, figures, aside, totals) in [
        (
            "tarot",
            "Donne;Preneur;Contrat;Ana;Bob;Cy;Dee\n1;Ana;garde;204;-68;-68;-68\n2;Bob;petite;-68;204;-68;-68\n",
            "deals",
            "Columns left aside: Preneur and Contrat.",
            serde_json::json!({"1": 136, "2": 136, "3": -136, "4": -136}),
        ),
        (
            "belote",
            "Donne;Preneur;Nous;Eux\n1;Ana;97;65\n2;Bob;97;227\n",
            "totals",
            "Columns left aside: Preneur.",
            serde_json::json!({"A": 97, "B": 227}),
        ),
        ("whist", "Deal;Us;Them\n1;3;0\n2;0;4\n", "deals", "", serde_json::json!({"A": 3, "B": 4})),
    ] {
        let place = Place::new();
        let pad = place.write("p.csv", table);
        let about = ["import", &pad, "--game", game, "--players", PLAYERS];
        let done = place.run(&[&about[..], &["--figures", figures]].concat());
        assert_eq!((done.status, done.err.trim()), (0, aside), "{game}: {}", done.out);
        assert_eq!(place.say("show --json").ok().json()["totals"], totals, "{game}");
    }
}

/// A word in the place of the number of a deal: a deal that was passed out, a sum on the way or a remark.
#[test]
fn lines_without_a_number_are_no_deals() {
    let place = Place::new();
    let import = |table: &str, more: &[&str]| {
        let pad = place.write("p.csv", table);
        let about = ["import", &pad, "--game", "belote", "--players", PLAYERS];
        let done = place.run(&[&about[..], more].concat());
        assert_eq!(done.status, 0, "{}{}", done.out, done.err);
        (done.err, place.say("show --json").ok().json())
    };
    let words =
        "Donne;Preneur;Atout;Points\n1;Ana;coeur;97\nTous passent;;;\nRécréation;;;\n3;Cy;coeur;100\n";
    let (told, shown) = import(words, &["--title", "words"]);
    assert_eq!(told, "Line 4 tells of no deal: it is left out.\n");
    assert_eq!(shown["totals"], serde_json::json!({"A": 197, "B": 127}));
    let sums = "Donne;Nous;Eux\n1;97;65\n2;97;65\nMi-temps;194;130\n3;81;81\nSamen;275;211\n";
    let (told, shown) = import(sums, &["--figures", "deals", "--title", "sums"]);
    assert_eq!(told, "Lines 4 and 6 tell of no deal: they are left out.\n");
    assert_eq!(shown["totals"], serde_json::json!({"A": 275, "B": 211}));
    let totals = "Cumul Nous;Cumul Eux\n97;65\n194;130\n";
    let (_, shown) = import(totals, &["--figures", "totals", "--title", "totals"]);
    assert_eq!(shown["totals"], serde_json::json!({"A": 194, "B": 130}));
}

#[test]
fn partners_have_one_column_of_figures_or_two_that_are_the_same() {
    let place = Place::new();
    let import = |table: &str| {
        let path = place.write("c.csv", table);
        let about = ["--lang", "fr", "import", &path, "--game", "coinche", "--players", PLAYERS];
        place.run(&[&about[..], &["--figures", "totaux"]].concat())
    };
    for table in [
        "Donne;Ana+Cy;Bob & Dee\n1;110;52\n2;110;214\n",
        "Donne;Bob et Dee;Ana et Cy\n1;52;110\n2;214;110\n",
        "Donne;Ana;Bob;Cy;Dee\n1;110;52;110;52\n2;110;214;110;214\n",
        "Donne;Nous;Eux\n1;110;52\n2;110;214\n",
    ] {
        import(table).ok();
        assert_eq!(place.say("show --json").ok().json()["totals"], serde_json::json!({"A": 110, "B": 214}));
    }
    import("Donne;Ana;Bob;Cy;Dee\n1;110;52;52;110\n").refused(1, "Ana et Cy jouent ensemble");
    let path = place.write("m.csv", "Donne;Nous;Eux\n1;230;30\n");
    let bare = place.run(&["import", &path, "--game", "coinche", "--players", PLAYERS]);
    let bare = bare.refused(1, "m.csv:2:1");
    assert!(bare.err.contains("--figures totals"), "{}", bare.err);
}

/// What is said in short at a table is read in a sheet as well: it is written by the same hand.
#[test]
fn a_sheet_may_say_in_short_what_add_takes() {
    let place = Place::new();
    let head = "partie belote\njoueurs Ana \"Bob D.\" Cy Dee\ndonneur Dee\n\n";
    let short = "donne\nprend ana pique, belote bob, points 97\ntous passent\nprend bob coeur, 90\n";
    let full = "donne\nprend ana pique, belote bob, points ana 97\npasse bob, passe cy, passe dee, passe ana\n\
                passe bob, passe cy, passe dee, passe ana\nprend bob coeur, points bob 90\n";
    let (one, other) =
        (place.write("a.sheet", &format!("{head}{short}")), place.write("b.sheet", &format!("{head}{full}")));
    place.run(&["import", &one]).ok().shows("new match");
    place.run(&["import", &other]).ok().shows("nothing new");
    // What no deal can take is refused in its own words, those of the sheet's language.
    let wrong = place.write("c.sheet", &format!("{head}prend ana pique, belote bob rouge, points 97\n"));
    let refused = place.run(&["--lang", "fr", "import", &wrong]).refused(1, "c.sheet:5");
    assert!(refused.err.contains("coeur") || refused.err.contains("cœur"), "{}", refused.err);
    assert!(!refused.err.contains("hearts"), "{}", refused.err);
    // A word and its figure that do not go together are refused here as they are there.
    let down = |points: &str| place.write("e.sheet", &format!("{head}prend ana pique, dedans {points}\n"));
    place.run(&["import", &down("97")]).refused(1, "e.sheet:5");
    place.run(&["import", &down("70")]).ok().shows("new match");
    let two = place.write("d.sheet", &format!("{head}{short}\npartie tarot\n"));
    place.run(&["--lang", "fr", "import", &two]).refused(1, "une feuille par partie");
}

#[test]
fn a_cell_says_no_more_than_its_column() {
    let place = Place::new();
    let head = "No;Taker;Contract;Suit;Points\n";
    for cell in ["hearts, adjust A +900 x", "hearts # and more"] {
        let table = place.write("t.csv", &format!("{head}1;Ana;100;{cell};131\n"));
        place
            .run(&["import", &table, "--game", "coinche", "--players", PLAYERS])
            .refused(1, "A cell says one thing");
    }
    assert_eq!(place.say("list --json").ok().json()["matches"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_table_of_two_bytes_a_letter_is_read() {
    let text = "\u{feff}No\tTaker\tContract\tSuit\tPoints\n1\tÉlodie\t100\thearts\t131\n";
    for bytes in [u16::to_le_bytes as fn(u16) -> [u8; 2], u16::to_be_bytes] {
        let place = Place::new();
        let path = place.path("wide.csv");
        std::fs::write(&path, text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>()).expect("a file");
        place
            .run(&[
                "import",
                &path.display().to_string(),
                "--game",
                "coinche",
                "--players",
                "Élodie,Bob,Cy,Dee",
            ])
            .ok();
        place.say("show").ok().shows("Élodie");
    }
}

/// Two figures in a cell are not one of thousands, half a point is no total, and the sums under the columns are no deal.
#[test]
fn a_cell_holds_one_whole_figure_and_sums_are_no_deal() {
    let place = Place::new();
    let more = ["--game", "coinche", "--rules", "contree", "--players", PLAYERS, "--figures", "deals"];
    let import = |rows: &str| {
        let path = place.write("t.csv", &format!("Deal;Us;Them\n{rows}"));
        place.run(&[&["import", &path], more.as_slice()].concat())
    };
    for cell in ["230 40", "23 04", "2 3 0", "230,5", "0.5", "1 23", "230 4000"] {
        import(&format!("1;220;40\n2;{cell};30\n")).refused(1, &format!("“{cell}” is not a whole number."));
    }
    assert_eq!(import("1;1 220;40\n2;+30;- 20\n3;100 pts;60,00\n4;2 000,0;0\n").status, 0);
    let totals = place.say("show --json").ok().json()["totals"].clone();
    assert_eq!(totals, serde_json::json!({"A": 3350, "B": 80}));
    let done = import("1;97;65\n2;0;162\n;97;227\n");
    assert!(
        done.err.contains("Line 4 has no number and holds the sums of those above: it is left out.\n"),
        "{}",
        done.err
    );
    let totals = place.say("show --json").ok().json()["totals"].clone();
    assert_eq!(totals, serde_json::json!({"A": 97, "B": 227}));
    // Where no row has a number, it may be a deal: it is told.
    let path = place.write("bare.csv", "Us;Them\n97;65\n0;162\n97;227\n");
    let done = place.run(&[&["import", &path], more.as_slice()].concat());
    assert!(
        done.err.contains("Line 4 holds the sums of those above and is taken for a deal."),
        "{}",
        done.err
    );
    // A deal with a number may bring as much as all before it.
    import("1;97;65\n2;0;162\n3;97;227\n").ok();
    assert_eq!(place.say("show --json").ok().json()["totals"], serde_json::json!({"A": 194, "B": 454}));
}

/// What the command line asks, a table that is recorded does not decide by itself: a word beside a figure that says otherwise or belongs to
/// another column, a misère that may be either, honours of whoever dealt, a figure that may be what is missing.
#[test]
fn a_cell_that_is_recorded_says_one_thing() {
    let place = Place::new();
    let four = "--players Ana,Bob,Cy,Dee";
    for (game, table, wrong) in [
        ("coinche", "Taker;Bid;Suit;Points\nAna;100;hearts;97 (belote)\n", "97 (belote)”: beside the figure"),
        ("coinche", "Taker;Bid;Suit;Points\nAna;100;hearts;97 made\n", "“made” does not go with 97"),
        ("coinche", "Taker;Bid;Suit;Points\nAna;100;hearts;131 (-20)\n", "beside the figure"),
        ("coinche", "Taker;Bid;Suit;Points\nAna;100;hearts;failed 20\n", "or those that are missing"),
        ("coinche", "Taker;Bid;Suit;Points;Made\nAna;100;hearts;97;yes\n", "“yes” does not go with 97"),
        ("belote", "Taker;Suit;Points\nAna;hearts;70 made\n", "“made” does not go with 70"),
        ("tarot", "Taker;Contract;Bouts;Points\nAna;garde;2;made 35\n", "“made” does not go with 35"),
        ("colour-whist", "Declarer;Contract;Tricks\nAna;misere;0\n", "petite-misere or grande-misere"),
        (
            "colour-whist",
            "Declarer;Contract;Trump;Tricks\nAna;solo-6;hearts;failed 1\n",
            "or those that are missing",
        ),
        ("whist", "Dealer;Trump;Tricks Us;Honours\nAna;hearts;9;3\n", "Who?"),
    ] {
        let file = place.write("table.csv", table);
        let told = place.say(&format!("import {file} --game {game} {four}"));
        told.refused(1, wrong);
    }
    // A word that agrees is one more reason to believe the figure: 130 and 100, and 30.
    let file = place.write("table.csv", "Taker;Bid;Suit;Points\nAna;100;hearts;131 (made)\n");
    place.say(&format!("import {file} --game coinche {four}")).ok();
    place.say("show").ok().shows("230 +230");
    // A cell that was forgotten is no answer, and what a last deal lacks is told.
    let import = |game: &str, table: &str, players: &str| {
        let file = place.write("table.csv", table);
        place.say(&format!("import {file} --game {game} --players {players}"))
    };
    let partner = "Taker;Partner;Contract;Bouts;Points\nAna;Dee;garde;2;50\nBob;;garde;2;50\n";
    import("tarot", partner, "Ana,Bob,Cy,Dee,Eve").refused(1, "The cell of the partner is empty");
    let told = import("tarot", "Taker;Contract;Bouts;Points\nAna;garde;;50\n", "Ana,Bob,Cy,Dee");
    assert!(told.status == 0 && told.err.contains("Deal 1 is not finished"), "{}{}", told.out, told.err);
}

/// A sum under the columns that is none of its figures is told, and a figure under one side alone may be what was marked.
#[test]
fn wrong_sums_and_marks_under_one_side_are_told() {
    let place = Place::new();
    let four = "--players Ana,Bob,Cy,Dee";
    let import = |game: &str, table: &str| {
        let file = place.write("table.csv", table);
        place.say(&format!("import {file} --game {game} {four}"))
    };
    let rows = "Deal;Us;Them\n1;117;65\n2;0;182\n";
    for (sum, told) in [("300;247", true), ("117;247", false)] {
        let file = place.write("table.csv", &format!("{rows}Total;{sum}\n"));
        let done = place.say(&format!("import {file} --game belote {four} --figures deals"));
        let said = done.err.contains("Line 4, Us: 300 is written, and the lines above come to 117.");
        assert_eq!((done.status, said), (0, told), "{}", done.err);
    }
    // Totals end with themselves.
    let totals = "Taker;Bid;Suit;Points;Total Us;Total Them\nAna;100;hearts;131;230;30\nBob;90;spades;100;290;220\nTotal;;;;290;220\n";
    assert!(!import("coinche", totals).err.contains("come to"));
    import("manille", "Dealer;Trump;Us;Them\nAna;spades;7;\n")
        .refused(1, "“7” under one side, and nothing under the other");
    import("manille", "Dealer;Trump;Us;Them\nAna;spades;41;27\n").ok();
    import("manille", "Dealer;Trump;Points Us;Points Them\nBob;spades;;41\n").ok();
}
