//! Several machines that exchange through a folder, as their users type it.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::program::{Done, Place};

/// Three machines and a folder that all of them reach.
struct Club {
    machines: [Place; 3],
    shared: PathBuf,
}

impl Club {
    fn new() -> Club {
        let machines = [Place::new(), Place::new(), Place::new()];
        let shared = machines[0].path("shared");
        Club { machines, shared }
    }

    fn on(&self, no: usize, line: &str) -> Done {
        self.machines[no].say(line)
    }

    /// An exchange of one machine, as JSON.
    fn sync(&self, no: usize) -> Value {
        self.on(no, &format!("sync {} --json", self.shared.display())).ok().json()
    }

    /// Everybody meets until nobody has anything new.
    fn settled(&self) {
        for _ in 0..6 {
            let met: Vec<Value> = (0..3).map(|no| self.sync(no)).collect();
            let quiet =
                |met: &Value| ["sent", "received", "beside", "beside_sent"].iter().all(|key| met[key] == 0);
            if met.iter().all(quiet) {
                return;
            }
        }
        panic!("they never agree");
    }

    /// Every match of a machine with the hash of its log.
    fn heads(&self, no: usize) -> Vec<(String, String)> {
        let list = self.on(no, "list --json").ok().json();
        let ids = list["matches"].as_array().expect("matches").iter();
        let mut heads: Vec<(String, String)> = ids
            .map(|found| {
                let id = found["id"].as_str().expect("an id").to_owned();
                let shown = self.on(no, &format!("show {id} --json")).ok().json();
                (id, shown["match"]["hash"].as_str().expect("a hash").to_owned())
            })
            .collect();
        heads.sort();
        heads
    }

    fn objects(&self, folder: &str) -> Vec<PathBuf> {
        let files = fs::read_dir(self.shared.join(folder)).expect("a folder");
        let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
        files.sort();
        files
    }
}

#[test]
fn what_differs_is_kept_and_every_machine_shows_the_same() {
    let club = Club::new();
    club.on(0, "new coinche Ana Bob Cy Dee --dealer Dee --title one").ok();
    club.on(0, "add bid ana 100 hearts, points ana 112").ok();
    club.on(0, "players rename Dee Denise").ok();
    club.on(0, "rules save ours --rules contree --set target=1500").ok();
    let met = club.sync(0);
    assert_eq!((&met["sent"], &met["here"], &met["there"]), (&json!(1), &json!(1), &json!(1)), "{met}");
    let met = club.sync(1);
    assert_eq!((&met["received"], &met["beside"]), (&json!(1), &json!(2)), "{met}");
    club.sync(2);
    club.on(1, "rules show ours").ok();
    // The second and the third go on otherwise; the first opens another match.
    club.on(1, "add bid bob 90 spades, points bob 110").ok();
    club.on(2, "add bid cy 80 clubs, points cy 92").ok();
    club.on(0, "new whist Ana Bob Cy Dee --dealer Dee").ok();
    let status = club.on(1, &format!("sync {} --status --json", club.shared.display())).ok().json();
    assert_eq!(status["missing_there"].as_array().map(Vec::len), Some(1), "{status}");
    club.settled();
    for no in 0..3 {
        assert_eq!(club.heads(no), club.heads(0));
        assert_eq!(club.on(no, "choose --json").ok().json()["conflicts"].as_array().map(Vec::len), Some(1));
        club.on(no, "check").ok();
    }
    // One is chosen: the others hear of it.
    let heads = club.heads(0);
    let copies = club.on(0, "choose --json").ok().json();
    let copy = copies["conflicts"][0]["copies"][0]["id"].as_str().expect("an id").to_owned();
    assert!(heads.iter().any(|(id, _)| *id == copy), "{copies}");
    club.on(0, &format!("choose {copy}")).ok();
    club.settled();
    assert_eq!(club.sync(2)["differ"], json!([]));
    assert_eq!(club.heads(2), club.heads(0));
    // Another one is chosen on another machine: whoever had chosen is told, and the others are not.
    let other = copies["conflicts"][0]["copies"][1]["id"].as_str().expect("an id").to_owned();
    club.on(1, &format!("choose {other}")).ok();
    club.sync(1);
    assert_eq!(club.sync(1)["overruled"], json!([]));
    let [own, now] = [&copy, &other].map(|id| id[id.len() - 8..].to_owned());
    let told = club.on(0, &format!("sync {}", club.shared.display())).ok();
    let _ = told.shows(&format!("Another machine has chosen {now} in place of {own}"));
    assert_eq!(club.sync(2)["overruled"], json!([{"chosen": copy, "now": other}]));
    assert_eq!(club.sync(2)["overruled"], json!([]));
}

/// Rules that were adopted on one machine are not set aside by two remarks on another, where the deals are the same so far.
#[test]
fn other_rules_are_no_detail_of_a_log() {
    for (changed, said) in [("adopt --set target=500", "adopted"), ("add belote ana", "declared")] {
        let club = Club::new();
        club.on(0, "new coinche Ana Bob Cy Dee --dealer Dee").ok();
        club.on(0, "add bid ana 100 hearts, points ana 112").ok();
        club.on(0, "add bid bob 100 hearts").ok();
        club.settled();
        club.on(0, changed).ok();
        club.on(1, "add note one").ok();
        club.on(1, "add note two").ok();
        club.settled();
        for no in 0..2 {
            let told = club.on(no, "choose --json").ok().json();
            let found = &told["conflicts"][0];
            assert_eq!(found["chosen"], Value::Null, "{said}: {told}");
            assert_eq!(found["goes_on_alike"], json!(said != "adopted"), "{said}: {told}");
        }
    }
}

/// A sheet carries the day on which it was played, and what was recorded at the table counts when it comes home.
#[test]
fn a_sheet_that_comes_home_takes_no_place() {
    let club = Club::new();
    club.on(0, "new coinche Ana Bob Cy Dee --dealer Dee").ok();
    club.on(0, "add bid ana 100 hearts, points ana 112").ok();
    let sheet = club.machines[0].path("evening.sheet");
    club.on(0, &format!("export -o {}", sheet.display())).ok();
    let mut later = club.machines[1].command(&["import", &sheet.display().to_string()]);
    let later = later.env("ARDOISE_NOW", "2027-06-09T20:00:00Z").output().expect("it runs");
    Done::of(later, &["import"]).ok();
    let days = |no: usize| club.on(no, "list --json").ok().json()["matches"][0]["opened"].clone();
    assert!(days(1).as_str().expect("a day").starts_with("2026-"), "{}", days(1));
    let before = (days(0), club.on(0, "log").ok().out);
    let copy = club.machines[1].path("elsewhere.db");
    club.on(1, &format!("export --all -o {}", copy.display())).ok();
    club.on(0, &format!("import {}", copy.display())).ok();
    assert_eq!((days(0), club.on(0, "log").ok().out), before);
    assert_eq!(club.on(0, "choose --json").ok().json()["conflicts"], json!([]));
    club.settled();
    assert_eq!((days(0), club.on(0, "log").ok().out), before);
    club.on(0, "check").ok();
    club.on(1, "check").ok();
}

#[test]
fn a_contest_that_went_on_on_two_machines_is_shown_and_chosen() {
    let club = Club::new();
    for line in [
        "contest new pairs manille --title Cup --rounds 2",
        "contest enter Ana+Bob Cy+Dee Eve+Flo Gus+Hal",
        "contest draw --dice 4 2 6",
    ] {
        club.on(0, line).ok();
    }
    club.settled();
    club.on(0, "contest result 1 600 400").ok();
    club.on(1, "contest result 1 500 500").ok();
    club.settled();
    let apart = |no: usize| club.on(no, "choose --json").ok().json()["contests"].clone();
    let contest = apart(0)[0]["contest"].clone();
    for no in 0..3 {
        assert_eq!(club.sync(no)["differ"], json!([contest]));
        assert_eq!(apart(no), apart(0));
        club.on(no, "choose").ok().shows("Cup · Manille").shows("contest show --match");
    }
    let waits = apart(2)[0]["copies"][1]["id"].as_str().expect("a copy").to_owned();
    let result = |copy: &Value| {
        let id = copy["id"].as_str().expect("a copy");
        let shown = club.on(2, &format!("contest show --json --match {id}")).ok().json();
        shown["rounds"][0]["tables"][0]["result"].clone()
    };
    let copies = apart(2)[0]["copies"].as_array().expect("copies").clone();
    let results = copies.iter().map(result).collect::<Vec<_>>();
    assert_ne!(results[0], results[1], "each copy is shown as it was written");
    club.on(2, &format!("contest show --match {waits}")).ok().shows("Cup");
    club.on(2, &format!("choose {waits}")).ok().shows("counts from now on");
    let shared = club.shared.display().to_string();
    club.on(2, &format!("sync {shared} --status")).ok().shows("Also missing there: 1 entry");
    club.on(2, &format!("sync {shared}")).ok().shows("Also sent: 1 entry");
    club.on(2, &format!("sync {shared} --status")).ok().shows("Nothing is missing");
    club.settled();
    for no in 0..3 {
        let apart = apart(no);
        assert_eq!((&apart[0]["chosen"], &apart[0]["copies"][0]["id"]), (&json!(waits), &json!(waits)));
        assert_eq!(club.sync(no)["differ"], json!([]));
        let list = club.on(no, "contest list --json").ok().json();
        let contests = list["contests"].as_array().expect("contests");
        assert!(contests.iter().all(|found| found["conflict"] == json!(false)), "{list}");
        club.on(no, "check").ok();
    }
}

#[test]
fn objects_that_are_cut_lost_or_strange_are_named_and_cost_nothing_else() {
    let club = Club::new();
    for title in ["one", "two"] {
        club.on(0, &format!("new coinche Ana Bob Cy Dee --dealer Dee --title {title}")).ok();
        club.on(0, "add bid ana 100 hearts, points ana 112").ok();
        club.sync(0);
    }
    let segments = club.objects("segments");
    let name = |path: &PathBuf| format!("segments/{}", path.file_name().expect("a name").to_string_lossy());
    let whole = fs::read(&segments[0]).expect("a segment");
    fs::write(&segments[0], &whole[..whole.len() / 2]).expect("it is cut");
    fs::write(club.shared.join("segments/holiday.jpg"), b"no segment").expect("it is put there");
    let met = club.sync(1);
    assert_eq!(met["received"], 1, "{met}");
    assert_eq!(met["damaged"], json!([name(&segments[0]), "segments/holiday.jpg"]), "{met}");
    let shared = club.shared.display().to_string();
    club.on(1, &format!("sync {shared}")).ok().shows("Cut or changed: segments/");
    // Who has it writes it again.
    assert_eq!(club.sync(0)["sent"], 1);
    let met = club.sync(1);
    assert_eq!((&met["received"], &met["damaged"]), (&json!(1), &json!(["segments/holiday.jpg"])), "{met}");
    // Two are exchanged, one is lost.
    fs::remove_file(club.shared.join("segments/holiday.jpg")).expect("it goes");
    let segments = club.objects("segments");
    let (one, two) = (fs::read(&segments[0]).expect("one"), fs::read(&segments[1]).expect("two"));
    fs::write(&segments[0], two).expect("one");
    fs::write(&segments[1], one).expect("two");
    let met = club.sync(2);
    assert_eq!((&met["received"], met["damaged"].as_array().map(Vec::len)), (&json!(0), Some(2)), "{met}");
    club.settled();
    fs::remove_file(&club.objects("segments")[0]).expect("it goes");
    let met = club.sync(2);
    assert_eq!(met["damaged"].as_array().map(Vec::len), Some(1), "{met}");
    assert!(met["sent"].as_i64().is_some_and(|sent| sent > 0), "{met}");
    club.settled();
    for no in 0..3 {
        assert_eq!(club.heads(no), club.heads(0));
        assert_eq!(club.sync(no)["damaged"], json!([]));
    }
}

#[test]
fn targets_are_remembered_and_bad_ones_refused_with_one_sentence() {
    let place = Place::new();
    place.say("sync").refused(1, "No target is remembered.");
    place.say("sync list").ok().shows("No target is remembered.");
    place.say("sync ftp://club").refused(1, "is no target");
    place.say("sync s3://").refused(1, "is no bucket");
    #[cfg(not(feature = "s3"))]
    place.say("sync s3://club").refused(1, "without object stores");
    #[cfg(not(feature = "age"))]
    place.say("sync stick --passphrase").refused(1, "without encryption");
    for (lang, wrong, what_to_do) in [
        ("en", "there is no such file or folder", "Is the stick plugged in?"),
        ("fr", "fichier ou dossier introuvable", "La clé est-elle branchée ?"),
        ("nl", "er is geen bestand of map met die naam", "Zit de stick erin?"),
    ] {
        for line in ["sync no/such/folder", "sync no/such/folder --status"] {
            let done = place.say(&format!("{line} --lang {lang}")).refused(1, wrong);
            assert!(done.err.contains(what_to_do), "{}", done.err);
        }
    }
    let file = place.write("file.txt", "text");
    place.say(&format!("sync {file}")).refused(1, "cannot be exchanged with");
    place.say("sync remove stick").refused(1, "is not remembered");
    assert!(!place.db().exists(), "nothing was written");
    place.say("new coinche Ana Bob Cy Dee").ok();
    place.say(&format!("sync {}", place.db().display())).refused(1, "is a database");
    let status = place
        .say("sync stick --status")
        .ok()
        .shows("1 is missing there")
        .shows("the first exchange makes it");
    assert!(!place.path("stick").exists(), "{}", status.out);
    place.say("sync add stick").ok().shows("Remembered: ");
    place.say("sync --status").ok().shows("1 is missing there").shows("the first exchange makes it");
    place.say("sync add stick").ok().shows("Already remembered: ");
    place.say("sync add gone/folder").ok();
    let stick = place.path("stick").display().to_string();
    let listed = place.say("sync list --json").ok().json();
    assert_eq!(
        listed["targets"][0]["target"],
        json!(fs::canonicalize(place.path("")).expect("it").join("stick"))
    );
    assert!(stick.ends_with("stick"));
    // One that does not answer keeps the other from nothing.
    place.say("sync").refused_with_page(1, "gone/folder").shows("1 sent, 0 received");
    let done = place.say("sync --json");
    let both = done.json();
    assert_eq!((done.status, &both["targets"][0]["sent"]), (1, &json!(0)), "{both}");
    assert_eq!(both["targets"][1]["error"]["id"], "sync-no-folder", "{both}");
    place.say("sync remove gone/folder").ok();
    place.say("synchroniser liste --lang fr").ok();
    // A stick that was there and is not is no empty folder.
    fs::remove_dir_all(place.path("stick")).expect("it is pulled out");
    place.say("sync").refused_with_page(1, "plugged in");
    assert!(!place.path("stick").exists());
}

/// Does a name stand in a database or in the objects that are not closed?
fn named(club: &Club, name: &str) -> Vec<usize> {
    let holds = |bytes: Vec<u8>| bytes.windows(name.len()).any(|some| some == name.as_bytes());
    (0..3).filter(|no| fs::read(club.machines[*no].db()).is_ok_and(holds)).collect()
}

#[test]
fn a_name_that_is_forgotten_on_one_machine_is_forgotten_on_all_and_does_not_come_back() {
    let club = Club::new();
    club.on(0, "new coinche Ana Zoltan Cy Dee --dealer Dee").ok();
    club.on(0, "add bid ana 100 hearts, points ana 112").ok();
    club.on(0, "new whist Ana Bob Cy Dee").ok();
    club.settled();
    // The second one goes on with the old log, while the first one forgets.
    let coinche = club.on(1, "list --game coinche --json").ok().json()["matches"][0]["id"].clone();
    let coinche = coinche.as_str().expect("an id").to_owned();
    club.on(1, &format!("add --match {coinche} bid zoltan 90 spades, points zoltan 100")).ok();
    // A program was killed there while it wrote; another program is writing, and keeps what is its own.
    let left = club.shared.join("segments/.01a21244.segment.5bAhTc.partial");
    fs::copy(&club.objects("segments")[0], &left).expect("a copy");
    let writes = club.shared.join("manifest/.01a21244.manifest.Ab12Cd.partial");
    let at_work = fs::File::create(&writes).expect("a file");
    at_work.lock().expect("a lock");
    let done = club.on(0, "players forget zoltan --yes --json").ok().json();
    let pseudonym = done["pseudonym"].as_str().expect("a pseudonym").to_owned();
    let met = club.sync(0);
    assert!(!left.exists() && writes.exists(), "what was left goes with the next exchange");
    assert_eq!((&met["sent"], met["cleared"].as_array().map(Vec::len)), (&json!(2), Some(1)), "{met}");
    let met = club.sync(1);
    assert_eq!(
        (&met["forgotten"], &met["sent"], &met["differ"]),
        (&json!(1), &json!(1), &json!([])),
        "{met}"
    );
    // The third one was away all the time, and told nothing of it but what stands there.
    let shared = club.shared.display().to_string();
    club.on(2, &format!("sync {shared}")).ok().shows("1 name that was forgotten on another machine");
    club.settled();
    assert_eq!(named(&club, "Zoltan"), Vec::<usize>::new());
    for no in 0..3 {
        assert_eq!(club.heads(no), club.heads(0));
        assert!(club.on(no, "players --json").ok().out.contains(&pseudonym));
        assert_eq!(club.on(no, "list --json").ok().json()["matches"].as_array().map(Vec::len), Some(2));
        club.on(no, "check").ok();
        assert_eq!(club.sync(no)["damaged"], json!([]));
    }
}

/// The logs are others once a name is taken out of them, and the version that counts is the same.
#[test]
fn what_counts_counts_when_somebody_is_forgotten() {
    let club = Club::new();
    club.on(0, "new coinche Ana Bob Cy Dee --dealer Dee").ok();
    club.on(0, "add bid ana 100 hearts, points ana 131").ok();
    club.sync(0);
    club.sync(1);
    club.on(0, "add bid bob 90 spades, points bob 100").ok();
    club.on(1, "add bid bob 90 spades, points bob 110").ok();
    club.settled();
    let counting = || club.on(0, "show --json").ok().json()["totals"].clone();
    let before = counting();
    // The clock of the second one is behind: it recorded sooner.
    assert_eq!(before, json!({"A": 280, "B": 230}));
    for name in ["Ana", "Bob", "Cy", "Dee"] {
        club.on(0, &format!("players forget {name} --yes")).ok();
        assert_eq!(counting(), before, "{name}");
    }
}

/// A copy of before takes the place of what came from others: the next exchange brings it again.
#[test]
fn what_others_recorded_comes_back_after_a_restore() {
    let club = Club::new();
    club.on(0, "new coinche Ana Bob Cy Dee --dealer Dee").ok();
    let kept = club.machines[0].path("kept.db");
    fs::copy(club.machines[0].db(), &kept).expect("a copy");
    club.settled();
    club.on(1, "add bid bob 90 spades, points bob 100").ok();
    club.settled();
    let before = club.heads(0);
    let args = ["restore", &kept.display().to_string(), "--yes"].map(str::to_owned);
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let mut command = club.machines[0].command(&args);
    let done = Done::of(command.env_remove("ARDOISE_COPIES").output().expect("it runs"), &args);
    assert_eq!(done.status, 0, "{}{}", done.out, done.err);
    assert_ne!(club.heads(0), before);
    assert_eq!(club.sync(0)["received"], 1);
    assert_eq!(club.heads(0), before);
}

#[test]
fn a_database_brings_what_was_forgotten_and_an_old_one_does_not_bring_the_name_back() {
    let club = Club::new();
    club.on(0, "new coinche Ana Zoltan Cy Dee --dealer Dee").ok();
    let old = club.machines[1].path("old.db");
    fs::copy(club.machines[0].db(), &old).expect("a copy");
    club.on(1, &format!("import {}", old.display())).ok();
    club.on(0, "players forget zoltan --yes").ok().shows("reaches the other machines");
    let new = club.machines[0].db().display().to_string();
    let told = club.on(1, &format!("import {new} --json")).ok().json();
    assert_eq!(
        (&told["imported"][0]["forgotten"], &told["imported"][0]["differs"]),
        (&json!(1), &json!([])),
        "{told}"
    );
    assert_eq!(club.heads(0), club.heads(1));
    for no in 0..2 {
        club.on(no, &format!("import {}", old.display())).ok();
        assert_eq!(club.on(no, "list --json").ok().json()["matches"].as_array().map(Vec::len), Some(1));
    }
    assert_eq!(named(&club, "Zoltan"), Vec::<usize>::new());
}

#[cfg(feature = "age")]
#[test]
fn what_is_closed_is_read_only_with_the_key() {
    let club = Club::new();
    club.on(0, "new coinche Zoltan Bob Cy Dee --dealer Dee").ok();
    let shared = club.shared.display().to_string();
    let with = |no: usize, said: &str, more: &str| {
        let line = format!("sync {shared} {more} --json");
        let args: Vec<&str> = line.split_whitespace().collect();
        let mut command = club.machines[no].command(&args);
        Done::of(command.env("ARDOISE_PASSPHRASE", said).output().expect("the program runs"), &args)
    };
    assert_eq!(with(0, "four cards", "--passphrase").ok().json()["sent"], 1);
    for object in club.objects("segments") {
        assert!(fs::read(object).expect("it").starts_with(b"age-encryption.org/"));
    }
    let met = with(1, "", "").ok().json();
    assert_eq!((&met["received"], &met["flaws"][0]["what"]), (&json!(0), &json!("sealed")), "{met}");
    for (lang, said) in [
        ("en", "The key does not do it: it is another one."),
        ("fr", "La clé ne convient pas : c’en est une autre."),
        ("nl", "De sleutel past niet: het is een andere."),
    ] {
        let done = with(1, "five cards", &format!("--passphrase --lang {lang}"));
        assert_eq!((done.status, &done.json()["error"]["text"]), (1, &json!(said)));
        assert!(done.json()["error"]["hint"].is_string(), "{}", done.out);
    }
    assert_eq!(with(1, "four cards", "--passphrase").ok().json()["received"], 1);
    assert_eq!(club.heads(0), club.heads(1));
    let key = club.machines[2].write("key.txt", "no key");
    club.on(2, &format!("sync {shared} --key {key}")).refused(1, "holds no key");
    #[cfg(unix)]
    {
        let pipe = club.machines[2].path("pipe").display().to_string();
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
        club.on(2, &format!("sync {shared} --key {pipe}")).refused(1, "no ordinary file");
    }
}

/// What comes from elsewhere is not gone on with instead of the match that is being played here; of copies, the one that counts.
#[test]
fn what_comes_from_elsewhere_takes_no_place_at_the_table() {
    let club = Club::new();
    club.on(0, "new coinche Ana Bob Cy Dee --rules contree --dealer Dee").ok();
    club.sync(0);
    club.sync(1);
    for _ in 0..2 {
        club.on(0, "add bid ana 100 hearts, points ana 131").ok();
    }
    club.on(1, "add note later").ok();
    club.on(2, "new coinche Eve Fay Gus Hal").ok();
    club.on(2, "add bid 1 90 spades, points A 100").ok();
    club.sync(1);
    club.sync(2);
    club.sync(0);
    let shown = club.on(0, "show --json").ok().json();
    assert_eq!((&shown["players"][0], &shown["totals"]), (&json!("Ana"), &json!({"A": 460, "B": 60})));
    club.on(0, "add bid 2 90 spades, points B 95").ok();
    let shown = club.on(0, "show --json").ok().json();
    assert_eq!(shown["totals"], json!({"A": 530, "B": 250}), "{shown}");
    // One that is over leaves its place to what comes.
    club.on(0, "close").ok();
    let mut later = club.machines[2].command(&["new", "coinche", "Ida", "Jon", "Kim", "Leo"]);
    let later = later.env("ARDOISE_NOW", "2026-11-21T20:00:00Z").output().expect("the program runs");
    assert!(later.status.success());
    club.sync(2);
    club.sync(0);
    assert_eq!(club.on(0, "show --json").ok().json()["players"][0], json!("Ida"));
}
