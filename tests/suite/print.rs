//! What is put on paper: the shape of each format, nothing that was typed does harm, every number is the report's.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::program::Place;
use super::scratch::above;

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A folder with a database of its own.
pub struct Desk {
    folder: PathBuf,
}

/// What a command said.
pub struct Said {
    pub status: i32,
    out: Vec<u8>,
    pub err: String,
}

impl Said {
    pub fn text(&self) -> String {
        String::from_utf8(self.out.clone()).expect("UTF-8")
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Desk {
    pub fn new() -> Desk {
        let no = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = above().join(format!("ardoise-print-{}-{no}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Desk { folder }
    }

    /// Runs the program; nothing it does may take long.
    #[expect(clippy::disallowed_methods, reason = "a limit on the time of a test")]
    pub fn run(&self, lang: &str, now: &str, args: &[&str]) -> Said {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ardoise"))
            .args(args)
            .current_dir(&self.folder)
            .env("ARDOISE_DB", self.folder.join("db"))
            .env("TZ", "UTC")
            .env("ARDOISE_NOW", now)
            .env("ARDOISE_LANG", lang)
            .env("COLUMNS", "100")
            .env("USER", "tester")
            .env_remove("ARDOISE_MATCH")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        let (stdout, stderr) = (child.stdout.take().expect("out"), child.stderr.take().expect("err"));
        let out = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            stdout.take(20_000_000).read_to_end(&mut bytes).map(|_| bytes)
        });
        let err = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            stderr.take(1_000_000).read_to_end(&mut bytes).map(|_| bytes)
        });
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().expect("a child") {
                break status.code().unwrap_or(-1);
            }
            if begun.elapsed() > Duration::from_secs(60) {
                let _ = child.kill();
                panic!("{args:?} takes too long");
            }
            std::thread::sleep(Duration::from_millis(2));
        };
        let err = err.join().expect("a thread").expect("bytes");
        let out = out.join().expect("a thread").expect("bytes");
        Said { status, out, err: String::from_utf8_lossy(&err).into_owned() }
    }

    /// A file that it wrote.
    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.folder.join(file)).expect("the file")
    }

    #[track_caller]
    pub fn ok(&self, args: &[&str]) -> String {
        let said = self.run("en", "2026-11-20T21:00:00Z", args);
        assert_eq!(said.status, 0, "{args:?}: {}{}", String::from_utf8_lossy(&said.out), said.err);
        said.text()
    }

    pub fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.ok(args)).expect("JSON")
    }

    /// A match of manches with notes, a correction by the referee and points carried in.
    fn evening(&self, players: [&str; 4]) -> Value {
        let [a, b, c, d] = players;
        self.ok(&[
            "new",
            "manille",
            a,
            b,
            c,
            d,
            "--title",
            "Jeudi <b>soir</b> | *1*",
            "--start",
            "A 12 B 30",
        ]);
        let deals = [
            ("hearts", "A 50"),
            ("none", "B 45"),
            ("spades", "A 62"),
            ("diamonds", "B 34"),
            ("clubs", "A 7"),
            ("hearts", "B 68"),
            ("spades", "A 60"),
        ];
        for (trump, points) in deals {
            self.ok(&["add", &format!("deal, trump {trump}, points {points}")]);
        }
        self.ok(&["add", "adjust A -7 \"=1+1 <i>\""]);
        self.ok(&["add", "note \"@SUM(A1) <script>alert(2)</script>\""]);
        self.json(&["show", "--json"])
    }
}

const PLAYERS: [&str; 4] = ["Élodie", "Bob", "Zoé", "Dee"];
const HOSTILE: [&str; 4] = ["=cmd|'/C calc'!A0", "<script>alert(1)</script>", "דוד בן", "😀 محمد +1"];

/// Points then totals of each deal, by account.
fn numbers(report: &Value) -> Vec<Vec<i64>> {
    let accounts: Vec<&str> =
        report["accounts"].as_array().expect("accounts").iter().filter_map(|a| a["id"].as_str()).collect();
    let of = |deal: &Value, what: &str| -> Vec<i64> {
        accounts.iter().map(|id| deal[what][*id].as_i64().expect("a number")).collect()
    };
    let deals = report["deals"].as_array().expect("deals").iter();
    deals.map(|deal| [of(deal, "score"), of(deal, "totals")].concat()).collect()
}

/// Points and totals of each whole deal without points of the referee, as a page in English writes them.
fn written(report: &Value) -> Vec<[String; 4]> {
    let figure = |number: i64| number.to_string().replace('-', "\u{2212}");
    let change = |number: i64| if number > 0 { format!("+{number}") } else { figure(number) };
    let deals = report["deals"].as_array().expect("deals").iter();
    let plain = deals.filter(|deal| {
        let adjusted = |line: &Value| line["article"] == "table.adjust";
        deal["complete"] == true && !deal["lines"].as_array().expect("lines").iter().any(adjusted)
    });
    let of = |deal: &Value, what: &str, id: &str| deal[what][id].as_i64().expect("a number");
    let row = |deal: &Value| {
        let [a, b] = ["A", "B"].map(|id| [change(of(deal, "score", id)), figure(of(deal, "totals", id))]);
        let [[points_a, total_a], [points_b, total_b]] = [a, b];
        [points_a, total_a, points_b, total_b]
    };
    plain.map(row).collect()
}

#[test]
fn every_number_of_every_format_is_the_reports() {
    for players in [PLAYERS, HOSTILE] {
        let desk = Desk::new();
        let report = desk.evening(players);
        let (wanted, rows) = (numbers(&report), written(&report));
        assert!(wanted.len() >= 7 && rows.len() >= 6);

        let printed: Value = serde_json::from_str(&desk.ok(&["print", "--format", "json"])).expect("JSON");
        assert_eq!(printed, report);

        let csv = desk.ok(&["print", "--format", "csv"]);
        assert!(csv.starts_with('\u{feff}'));
        let mut reader = csv::Reader::from_reader(csv.trim_start_matches('\u{feff}').as_bytes());
        let read: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
        // Before the lines of the sheet, which stand last.
        let last_four = |row: &csv::StringRecord| -> Vec<i64> {
            row.iter().skip(row.len() - 5).take(4).filter_map(|cell| cell.parse().ok()).collect()
        };
        assert_eq!(read[1..].iter().map(last_four).collect::<Vec<_>>(), wanted, "csv");

        let text = desk.ok(&["print", "--format", "text"]);
        let markdown = desk.ok(&["print", "--format", "markdown"]);
        let bare = |line: &str| -> Vec<String> {
            let cells = line.split(['|', '│']).flat_map(str::split_whitespace);
            cells.map(|cell| cell.trim_matches('*').trim_start_matches('\\').to_owned()).collect()
        };
        let html = desk.ok(&["print", "--format", "html", "--explain"]);
        for row in &rows {
            let has = |page: &str| page.lines().any(|line| bare(line).windows(4).any(|cells| cells == row));
            assert!(has(&markdown), "markdown lacks {row:?}");
            assert!(has(&text), "text lacks {row:?}");
            let inside = |row: &str, figure: &String| row.contains(&format!(">{figure}</"));
            let there = html.split("<tr").any(|text| row.iter().all(|figure| inside(text, figure)));
            assert!(there, "html lacks {row:?}");
        }
        let explained = desk.ok(&["print", "--format", "markdown", "--explain"]);
        for deal in report["deals"].as_array().expect("deals") {
            for line in deal["lines"].as_array().expect("lines") {
                let amount = line["amount"].as_i64().expect("a number");
                let set = match amount {
                    0 => "0".to_owned(),
                    1.. => format!("+{amount}"),
                    ..0 => format!("\u{2212}{}", amount.unsigned_abs()),
                };
                assert!(html.contains(&format!("{set}</")), "html lacks the line {set}");
                assert!(explained.contains(&set), "markdown lacks the line {set}");
            }
        }
    }
}

#[test]
fn a_printed_sheet_counts_the_same() {
    let desk = Desk::new();
    let report = desk.evening(HOSTILE);
    desk.ok(&["print", "-o", "evening.sheet"]);
    let again = desk.json(&["score", "evening.sheet", "--json"]);
    assert_eq!(numbers(&again), numbers(&report));
    assert_eq!(again["totals"], report["totals"]);
}

#[test]
fn html_is_one_accessible_file() {
    let desk = Desk::new();
    let report = desk.evening(PLAYERS);
    for (lang, code) in [("fr", "<html lang=\"fr\">"), ("en", "<html lang=\"en\">")] {
        let all = ["print", "--format", "html", "--signatures", "--explain", "--rules"];
        let html = desk.run(lang, "2026-11-20T21:00:00Z", &all).text();
        assert!(html.starts_with("<!DOCTYPE html>") && html.contains(code));
        assert!(html.contains("name=\"viewport\"") && html.contains("prefers-color-scheme: dark"));
        assert!(html.contains("@page") && html.contains("table-header-group"));
        assert_eq!(html.matches("<h1").count(), 1);
        assert!(html.matches("scope=\"col\"").count() >= 8);
        assert!(html.matches("scope=\"row\"").count() >= 7);
        assert_eq!(html.matches("<table").count(), html.matches("<caption").count());
        // Two charts, each drawn for a narrow and for a wide page.
        assert_eq!(html.matches("viewBox=\"0 0 400").count(), 2);
        assert_eq!(html.matches("viewBox=\"0 0 720").count(), 2);
        let deals = report["deals"].as_array().expect("deals").len();
        assert_eq!(html.matches("<details open>").count(), deals + 2, "a start, the deals, the options");
        assert!(!html.contains("<script") && !html.contains("src=") && !html.contains("href="));
        assert!(html.contains("class=\"signatures\""));
        balanced(&html);
        ids_are_unique(&html);
    }
    let page = desk.ok(&["print", "--format", "html"]);
    assert!(!page.contains("<details"), "the page for the wall explains nothing");
}

/// Every element that is opened is closed, in order.
fn balanced(html: &str) {
    let body = html.split("</style>").nth(1).expect("a body");
    let mut open: Vec<&str> = vec!["html", "head"];
    for tag in body.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a whole tag");
        let name = tag.trim_start_matches('/').split([' ', '\n']).next().unwrap_or_default();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
        } else if !tag.ends_with('/') && !["meta", "wbr", "br"].contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

fn ids_are_unique(html: &str) {
    let mut ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
    for known in html.split("aria-labelledby=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(ids.contains(&known), "{known} labels nothing");
    }
}

#[test]
fn what_was_typed_does_no_harm() {
    let desk = Desk::new();
    desk.evening(HOSTILE);
    for format in ["text", "markdown", "html", "csv"] {
        let text = desk.ok(&["print", "--format", format, "--signatures", "--explain"]);
        assert!(!text.contains('\u{1b}') && !text.contains('\u{202e}'), "{format}");
        assert!(text.chars().all(|letter| !letter.is_control() || "\n\r".contains(letter)), "{format}");
    }
    let html = desk.ok(&["print", "--format", "html"]);
    assert!(!html.contains("<script") && !html.contains("<b>soir") && !html.contains("<i>"));
    assert!(html.contains("&lt;script&gt;"));
    balanced(&html);
    let markdown = desk.ok(&["print", "--format", "markdown"]);
    for line in markdown.lines().filter(|line| !line.starts_with("```")) {
        assert!(!line.replace("\\<", "").contains('<'), "{line}");
    }
    let csv = desk.ok(&["print", "--format", "csv"]);
    for field in csv.trim_start_matches('\u{feff}').split([',', '\n']) {
        let first = field.trim_start_matches('"').chars().next().unwrap_or(' ');
        let number = field.trim().parse::<i64>().is_ok();
        assert!(number || !"=+-@\t".contains(first), "{field}");
    }
    let pdf = desk.run("en", "2026-11-20T21:00:00Z", &["print", "--format", "pdf"]);
    assert!(pdf.out.starts_with(b"%PDF-1.7") && pdf.status == 0);
}

#[test]
fn notes_of_one_long_word_each_are_printed() {
    let desk = Desk::new();
    desk.evening(["Ana", "Bob", "Cy", "Dee"]);
    for _ in 0..5 {
        desk.ok(&["add", &format!("note {}", "z".repeat(2_000))]);
    }
    let pdf = desk.run("en", "2026-11-20T21:00:00Z", &["print", "--format", "pdf"]);
    assert!(pdf.out.starts_with(b"%PDF-1.7") && pdf.status == 0);
}

#[test]
fn the_file_says_which_format() {
    let desk = Desk::new();
    desk.evening(PLAYERS);
    let starts: [(&str, &[u8]); 9] = [
        ("a.html", b"<!DOCTYPE"),
        ("a.PDF", b"%PDF"),
        ("a.csv", "\u{feff}deal".as_bytes()),
        ("a.json", b"{"),
        ("a.md", b"# "),
        ("a.sheet", b"# id "),
        ("a.txt", b"Jeudi"),
        ("a.svg", b"<svg"),
        ("a.png", b"\x89PNG"),
    ];
    for (file, start) in starts {
        let said = desk.ok(&["print", "--output", file]);
        assert!(said.contains(file), "{said}");
        let bytes = fs::read(desk.folder.join(file)).expect("the file");
        assert!(bytes.starts_with(start), "{file}");
    }
    let unknown = desk.run("fr", "2026-11-20T21:00:00Z", &["print", "-o", "a.gif"]);
    assert_eq!(unknown.status, 2, "{}", unknown.err);
    assert!(unknown.err.contains("html, pdf, svg, png, md, txt, csv, xlsx, json, sheet"), "{}", unknown.err);
    assert!(!desk.folder.join("a.gif").exists());
    // A format that is named goes before the ending; the French names are the same.
    let french = desk.run("fr", "2026-11-20T21:00:00Z", &["imprimer", "--format", "csv", "-o", "b.html"]);
    assert_eq!(french.status, 0, "{}", french.err);
    let text = fs::read_to_string(desk.folder.join("b.html")).expect("the file");
    assert!(text.starts_with("\u{feff}donne;donneur;"), "{text}");
    let mut file = fs::File::create(desk.folder.join("folder")).expect("a file");
    file.write_all(b"x").expect("bytes");
    assert_eq!(desk.run("en", "2026-11-20T21:00:00Z", &["print", "-o", "folder/x.pdf"]).status, 1);
}

#[test]
fn everything_that_is_shown_can_be_put_into_a_file() {
    let desk = Desk::new();
    desk.evening(PLAYERS);
    for line in [
        "rules show",
        "rules options manille",
        "rules article manille.count",
        "rules diff manille belge",
        "rescore --rules belge",
        "stats bob",
        "players",
        "list",
        "explain 3",
        "referee ruling manille",
        "convert coinche",
    ] {
        for (ending, start) in [("html", "<!DOCTYPE"), ("pdf", "%PDF"), ("md", ""), ("txt", "")] {
            let file = format!("page.{ending}");
            let mut args: Vec<&str> = line.split(' ').collect();
            args.extend(["-o", &file]);
            let said = desk.ok(&args);
            assert!(said.contains(&file) && said.lines().count() == 1, "{line}: {said}");
            let bytes = fs::read(desk.folder.join(&file)).expect("the file");
            assert!(bytes.starts_with(start.as_bytes()) && bytes.len() > 40, "{line} {ending}");
            fs::remove_file(desk.folder.join(&file)).expect("the file");
        }
        let mut args: Vec<&str> = line.split(' ').collect();
        args.extend(["-o", "page.png"]);
        let refused = desk.run("en", "2026-11-20T21:00:00Z", &args);
        assert!(
            refused.status == 2 && refused.err.contains("html, pdf, md, txt, csv"),
            "{line}: {}",
            refused.err
        );
        assert!(!desk.folder.join("page.png").exists(), "{line}");
    }
    desk.ok(&["list", "-o", "list.csv"]);
    let list = fs::read_to_string(desk.folder.join("list.csv")).expect("the file");
    assert!(list.contains("Jeudi"), "{list}");
    let folder = desk.run("en", "2026-11-20T21:00:00Z", &["export", "--all", "--output", "x.csv"]);
    assert!(folder.status == 2 && !desk.folder.join("x.csv").exists(), "{}", folder.err);
}

#[test]
fn an_evening_and_a_year() {
    let desk = Desk::new();
    let days = [("2026-03-01", "A 60"), ("2026-11-20", "A 50"), ("2026-11-20", "B 60")];
    for (no, (day, points)) in days.iter().enumerate() {
        let now = format!("2026-11-20T1{no}:00:00Z");
        let new = ["new", "manille", "Ana", "Bob", "Cy", "Dee", "--date", day];
        assert_eq!(desk.run("en", &now, &new).status, 0);
        for _ in 0..20 {
            let line = format!("deal, trump none, points {points}");
            if desk.run("en", &now, &["add", &line]).status != 0 {
                break;
            }
        }
    }
    desk.ok(&["new", "whist", "Anatole", "Bob", "Cy", "Eve", "--date", "2026-11-20"]);
    let evening = desk.json(&["print", "--day", "2026-11-20", "--json"]);
    assert_eq!(evening["matches"].as_array().map(Vec::len), Some(3));
    let html = desk.ok(&["print", "--day", "2026-11-20", "--format", "html"]);
    assert_eq!(html.matches("<h1").count(), 1);
    balanced(&html);
    ids_are_unique(&html);
    let year = desk.ok(&["print", "--player", "ana", "--year", "2026"]);
    assert!(year.starts_with("Ana, 2026\n"), "{year}");
    assert!(year.contains("1\u{a0}Mar\u{a0}2026") && year.contains("lost") && year.contains("won"), "{year}");
    assert!(!year.contains("Anatole"));
    let csv = desk.ok(&["print", "--player", "ana", "--year", "2026", "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(csv.trim_start_matches('\u{feff}').as_bytes());
    let all = desk.json(&["print", "--player", "ana", "--year", "2026", "--json"]);
    let mut rows = reader.records().map(|row| row.expect("a row"));
    for report in all["matches"].as_array().expect("matches") {
        for deal in report["deals"].as_array().expect("deals") {
            for account in ["A", "B"] {
                let row = rows.next().expect("a row");
                assert_eq!(row[10], *account);
                assert_eq!(row[12].parse::<i64>().ok(), deal["score"][account].as_i64());
                assert_eq!(row[13].parse::<i64>().ok(), deal["totals"][account].as_i64());
            }
        }
    }
    assert!(rows.next().is_none());
    for (args, status) in [
        (&["print", "--player", "an", "--year", "2026"] as &[&str], 1),
        (&["print", "--player", "zoe"], 1),
        (&["print", "--day", "2026-13-01"], 1),
        (&["print", "--day", "2025-01-01"], 1),
        (&["print", "--day", "2026-11-20", "--format", "sheet"], 1),
        (&["print", "x", "--day", "2026-11-20"], 2),
        (&["print", "--format", "doc"], 2),
        (&["print", "--explain", "--brief"], 2),
    ] {
        assert_eq!(desk.run("en", "2026-11-20T21:00:00Z", args).status, status, "{args:?}");
    }
    let pdf = desk.run(
        "fr",
        "2026-11-20T21:00:00Z",
        &["print", "--year", "2026", "--format", "pdf", "--paper", "letter"],
    );
    assert!(pdf.out.starts_with(b"%PDF"));
}

#[test]
fn a_corrected_deal_says_when_and_what_stood_before() {
    let desk = Desk::new();
    desk.ok(&["new", "coinche", "Ana", "Bob", "Cy", "Dee"]);
    desk.ok(&["add", "bid ana 100 hearts, points ana 131"]);
    // Made with 131: 100 + 130 and 30. With 117, rounded to 120: 100 + 120 and 50 (162 − 117 = 45, rounded up).
    let amend = ["amend", "1", "replace 2 points ana 117", "--yes"];
    assert_eq!(desk.run("en", "2026-11-20T22:05:00Z", &amend).status, 0);
    let notes = |lang: &str| desk.run(lang, "2026-11-20T23:00:00Z", &["print"]).text().replace('\n', " ");
    assert!(
        notes("en").contains("† Deal 1 corrected at 22:05 by tester: +220 · +50 instead of +230 · +30"),
        "{}",
        notes("en")
    );
    let french = "† Donne 1 corrigée à 22\u{a0}h\u{a0}05 par tester\u{a0}: +220 · +50 au lieu de +230 · +30";
    assert!(notes("fr").contains(french), "{}", notes("fr"));
}

#[test]
fn a_target_that_stands_in_front_is_no_difference() {
    let desk = Desk::new();
    let new = ["new", "coinche", "Ana", "Bob", "Cy", "Dee", "--rules", "contree", "--set", "target=2000"];
    desk.ok(&new);
    let page = desk.ok(&["print"]);
    assert!(page.contains("Target 2,000."), "{page}");
    assert!(!page.contains("3,000"), "{page}");
    desk.ok(&[&new[..], &["--set", "min-bid=90"]].concat());
    let page = desk.ok(&["print"]);
    assert!(page.contains("90 (instead of 80)"), "{page}");
    assert!(!page.contains("3,000"), "{page}");
}

#[test]
fn explanations_set_their_figures_and_machines_get_them_bare() {
    let desk = Desk::new();
    desk.ok(&["new", "manille", "Ana", "Bob", "Cy", "Dee"]);
    desk.ok(&["add", "trump hearts, points A 50"]);
    desk.ok(&["add", "adjust A -1240 misdeal"]);
    let page = desk.run("fr", "2026-11-20T21:00:00Z", &["explain"]).text();
    assert!(page.contains("\u{2212}1\u{202f}240 + 16 = \u{2212}1\u{202f}224"), "{page}");
    assert!(desk.ok(&["print", "--format", "csv"]).contains("-12"), "a minus for machines");
    assert!(!desk.ok(&["print", "--json"]).contains('\u{2212}'));
}

#[test]
fn a_blank_sheet_has_the_columns_of_the_game_and_dealers_in_rotation() {
    let desk = Desk::new();
    let page = desk.ok(&["print", "--blank", "contree", "Ana", "Bob", "Cy", "Dee", "--format", "md"]);
    assert!(page.contains("Ana + Cy") && page.contains("Bob + Dee"), "{page}");
    let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = page.lines().map(cells).collect();
    let dealers: Vec<&str> = (1..=5)
        .map(|no: u32| {
            let row = rows.iter().find(|row| row.get(1) == Some(&no.to_string())).expect("a row");
            row[2].as_str()
        })
        .collect();
    assert_eq!(dealers, ["Ana", "Bob", "Cy", "Dee", "Ana"]);
    assert!(!desk.folder.join("db").exists(), "no match is opened");
    let said = desk.run("en", "2026-11-20T21:00:00Z", &["print", "--blank", "contree", "Ana", "Bob"]);
    assert_eq!((said.status, said.err.trim()), (1, "This sheet is for 4 players, and you name 2."));
    // Five seats, each an account of its own, with a line for each name.
    let five = desk.ok(&["print", "--blank", "colour-whist", "A", "B", "C", "D", "E", "--format", "html"]);
    assert!(five.contains("n5 ruled"), "{five}");
    let nobody = desk.ok(&["print", "--blank", "coinche"]);
    assert!(nobody.contains("1 ____________ + 3 ____________"), "{nobody}");
    assert!(
        desk.run("en", "2026-11-20T21:00:00Z", &["print", "--blank", "coinche", "-o", "x.csv"]).status != 0
    );
}

#[test]
fn a_booklet_has_every_article_in_order_with_our_values() {
    let desk = Desk::new();
    let booklet = ["rules", "booklet", "contree", "--set", "min-bid=90", "-o", "x.md"];
    desk.ok(&booklet);
    let text = fs::read_to_string(desk.folder.join("x.md")).expect("a file");
    let book = ardoise_rules::games::find("coinche").expect("a game").info().rulebook[1];
    let titles: Vec<&str> =
        ardoise_rules::engine::articles(book).iter().map(|article| article.title).collect();
    let headings: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## ")).skip(2).collect();
    assert_eq!(headings, titles, "in order");
    assert!(text.contains("here 90"), "{text}");
    assert!(!text.contains("`min-bid`") && !text.contains("\\`"), "no names of options");
    desk.ok(&["rules", "booklet", "contree", "-o", "x.pdf", "--paper", "a5"]);
    let pdf = fs::read(desk.folder.join("x.pdf")).expect("a file");
    assert!(pdf.starts_with(b"%PDF"));
    assert!(pdf.windows(6).any(|bytes| bytes == b"419.53"), "A5");
}

#[test]
fn a_card_of_marks_has_no_rows_that_the_house_does_not_play() {
    let desk = Desk::new();
    assert!(!desk.ok(&["rules", "show", "contree", "--marks"]).contains("générale"));
    assert!(desk.ok(&["rules", "show", "coinche", "--marks"]).contains("générale"));
}

#[test]
fn a_card_for_the_wall_says_what_our_contracts_are_worth() {
    let desk = Desk::new();
    let card = |args: &[&str]| {
        desk.ok(&[args, &["-o", "card.md"]].concat());
        fs::read_to_string(desk.folder.join("card.md")).expect("the file")
    };
    // Made: the bid and the points, twice both where it is coinched; failed: 160 and the bid, times the stake.
    let contree = card(&["convert", "coinche", "--rules", "contree"]);
    let row = contree.lines().find(|line| line.starts_with("| 110 ")).expect("a row");
    let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
    assert_eq!(cells, ["110", "110 + points", "220 + 2 × points", "270", "540", "1,080"], "{contree}");
    // That table bids from 80 to 160, and neither plays the générale nor converts anything.
    assert!(contree.contains("| 160 ") && !contree.contains("| 170 "), "{contree}");
    assert!(!contree.contains("générale") && !contree.contains("(258)"), "{contree}");
    // Solo 6 pays 8 and 2 for each trick more, from each of three: seven tricks are 30.
    let whist = card(&["convert", "colour-whist"]);
    let row = whist.lines().find(|line| line.starts_with("| solo 6 ")).expect("a row");
    let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
    assert_eq!((cells.len(), cells[7], cells[8]), (15, "24", "30"), "{whist}");
    // A misère is played for twelve tricks: thirteen cannot be.
    let row = whist.lines().find(|line| line.starts_with("| petite misère ")).expect("a row");
    assert!(row.trim_end().ends_with(" · |"), "{row}");
    desk.ok(&["convert", "colour-whist", "-o", "card.pdf"]);
    assert_eq!(pages(&fs::read(desk.folder.join("card.pdf")).expect("the file")), 1);
}

/// How many pages a PDF says that it has.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    let counts = text.split("/Count ").skip(1);
    let counts =
        counts.filter_map(|rest| rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok());
    counts.max().unwrap_or(0)
}

/// The rows of the card for the wall: the first cell of each and its figures.
fn card(desk: &Desk, args: &[&str]) -> Vec<(String, Vec<i64>)> {
    let said: serde_json::Value =
        serde_json::from_str(&desk.ok(&[&["convert"], args, &["--json"]].concat())).expect("JSON");
    let charts = said["charts"].as_array().expect("charts").clone();
    let wall = charts.into_iter().find(|chart| chart["id"] == "wall").expect("a card for the wall");
    let row = |row: &serde_json::Value| {
        let cells = row.as_array().expect("cells");
        let head = cells[0].as_str().map_or_else(|| cells[0].to_string(), str::to_owned);
        (head, cells[1..].iter().filter_map(serde_json::Value::as_i64).collect())
    };
    wall["rows"].as_array().expect("rows").iter().map(row).collect()
}

#[test]
fn every_game_has_a_card_for_the_wall_of_what_it_plays() {
    let desk = Desk::new();
    let has = |rows: &[(String, Vec<i64>)], head: &str, figures: &[i64]| {
        let found = rows.iter().find(|(known, _)| known == head);
        assert_eq!(found.map(|(_, figures)| figures.as_slice()), Some(figures), "{head} in {rows:?}");
    };
    // Tricks above six, honours by three and four, the treble of the Laws.
    let whist = card(&desk, &["whist"]);
    assert_eq!(whist[..7].iter().map(|(_, points)| points[0]).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    has(&whist, "row-treble", &[3]);
    has(&whist, "row-revoke", &[3]);
    let without = card(&desk, &["whist", "--set", "honours=off"]);
    assert!(without.iter().all(|(head, _)| head != "row-honours"), "{without:?}");
    // Half of 68 is 34; sans-atout, contre and surcontre double.
    let manille = card(&desk, &["manille"]);
    has(&manille, "35", &[1, 2, 4, 8]);
    has(&manille, "50", &[16, 32, 64, 128]);
    // Half of 60 is 30; the dealer alone against two.
    has(&card(&desk, &["manille", "--rules", "manille-3"]), "41", &[22, -11]);
    has(&card(&desk, &["manille", "--set", "contre=off", "--set", "voiture=off"]), "35", &[1]);
    // Fifty for the six last and ten for the last of them; a queen of trump is worth more in France.
    let marjolet = card(&desk, &["marjolet"]);
    has(&marjolet, "four-aces", &[100]);
    has(&marjolet, "row-marjolet", &[20]);
    has(&marjolet, "row-six-last", &[60]);
    let france = card(&desk, &["marjolet", "--rules", "marjolet-france"]);
    has(&france, "row-marjolet-trump", &[40]);
    has(&france, "row-marjolet-plain", &[20]);
    has(&france, "row-six-last", &[50]);
    // 25 once, twice, four and six times; the petit by as much; a slam of the federation.
    let tarot = card(&desk, &["tarot"]);
    has(&tarot, "prise", &[25, -26, 10]);
    has(&tarot, "garde-contre", &[150, -156, 60]);
    has(&tarot, "row-slam", &[400, -200]);
    assert!(tarot.iter().all(|(head, _)| head != "pousse" && head != "row-small-slam"), "{tarot:?}");
    for game in ["belote", "coinche", "colour-whist", "manille", "marjolet", "tarot", "whist"] {
        desk.ok(&["convert", game, "-o", "card.pdf", "--paper", "a5"]);
        // Coinche has its tables of equivalence behind it.
        let wanted = if game == "coinche" { 3 } else { 1 };
        assert_eq!(pages(&fs::read(desk.folder.join("card.pdf")).expect("the file")), wanted, "{game}");
    }
}

/// A sheet that is printed says what it cannot carry of the match, as one that is exported does.
#[test]
fn a_printed_sheet_says_what_it_cannot_carry() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree --dealer Dee").ok();
    place.run(&["add", "bid ana 100 hearts, points ana 131"]).ok();
    place.run(&["adopt", "--set", "belote-on-chute=kept"]).ok();
    place.run(&["add", "bid ana 100 hearts, belote ana, points ana 50"]).ok();
    let [printed, exported] =
        [["print", "--format", "sheet"], ["export", "--format", "sheet"]].map(|args| place.run(&args));
    assert_eq!((printed.status, printed.out), (0, exported.out));
    assert!(!printed.err.is_empty() && printed.err == exported.err, "{}", printed.err);
}

/// The end of an id may be digits that begin with a nought: it is no number.
#[test]
fn the_id_of_a_match_keeps_its_noughts() {
    let place = Place::new();
    let sheet = "# id 01990000-0000-7000-8000-000008275626\nmatch coinche\nplayers Ana Bob Cy Dee\n\ndeal, bid Ana 100 hearts, points A 131\n";
    place.run(&["import", &place.write("a.sheet", sheet)]).ok();
    place.say("print --format text").ok().shows("match 08275626");
}
