//! What is put on paper: the shape of each format, nothing that was typed does harm, every number is the report's.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

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
        let folder = std::env::temp_dir().join(format!("ardoise-print-{}-{no}", std::process::id()));
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

/// The same as the slate has them: what the referee gave by hand stands in a row of its own under its deal.
fn on_paper(report: &Value) -> Vec<Vec<i64>> {
    let deals = report["deals"].as_array().expect("deals").iter();
    let rows = deals.zip(numbers(report)).flat_map(|(deal, row)| {
        let lines = deal["lines"].as_array().expect("lines").iter();
        let by_hand: Vec<&Value> = lines.filter(|line| line["article"] == "table.adjust").collect();
        let given = |id: &str| -> i64 {
            let own = by_hand.iter().filter(|line| line["to"] == id);
            own.filter_map(|line| line["amount"].as_i64()).sum()
        };
        let given = [given("A"), given("B")];
        let own = row.iter().zip(given.iter().cycle()).map(|(number, given)| number - given).collect();
        let hand = [given.to_vec(), row[2..].to_vec()].concat();
        if by_hand.is_empty() { vec![own] } else { vec![own, hand] }
    });
    rows.collect()
}

/// The whole numbers among some cells, the last four of a row.
fn last_four<'a>(cells: impl Iterator<Item = &'a str>) -> Vec<i64> {
    let numbers: Vec<Option<i64>> = cells.map(|cell| cell.trim().trim_matches('*').parse().ok()).collect();
    numbers[numbers.len().saturating_sub(4)..].iter().copied().flatten().collect()
}

#[test]
fn every_number_of_every_format_is_the_reports() {
    for players in [PLAYERS, HOSTILE] {
        let desk = Desk::new();
        let report = desk.evening(players);
        let wanted = numbers(&report);
        assert!(wanted.len() >= 7);

        let printed: Value = serde_json::from_str(&desk.ok(&["print", "--format", "json"])).expect("JSON");
        assert_eq!(printed, report);

        let csv = desk.ok(&["print", "--format", "csv"]);
        assert!(csv.starts_with('\u{feff}'));
        let mut reader = csv::Reader::from_reader(csv.trim_start_matches('\u{feff}').as_bytes());
        let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
        let rows: Vec<Vec<i64>> = rows[1..].iter().map(|row| last_four(row.iter())).collect();
        assert_eq!(rows, wanted, "csv");

        let wanted = on_paper(&report);
        assert_eq!(wanted.len(), numbers(&report).len() + 1, "a row for what the referee gave");

        let text = desk.ok(&["print", "--format", "text"]);
        let rows: Vec<Vec<i64>> = text
            .lines()
            .map(|line| last_four(line.trim_matches('│').split("   ").filter(|cell| !cell.trim().is_empty())))
            .filter(|row| row.len() == 4)
            .collect();
        assert!(wanted.iter().filter(|row| rows.contains(row)).count() * 2 >= wanted.len(), "text");

        let markdown = desk.ok(&["print", "--format", "markdown"]);
        let rows: Vec<Vec<i64>> = markdown
            .lines()
            .filter(|line| line.starts_with('|'))
            .map(|line| last_four(line.trim_matches('|').replace("\\|", "").split('|')))
            .filter(|row| row.len() == 4)
            .collect();
        assert_eq!(rows, wanted, "markdown");

        let html = desk.ok(&["print", "--format", "html"]);
        let table =
            html.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).expect("a table");
        let rows: Vec<Vec<i64>> = table
            .split("<tr>")
            .map(|row| last_four(row.split("</td>").map(|cell| cell.rsplit('>').next().unwrap_or_default())))
            .map(|mut row| {
                row.truncate(4);
                row
            })
            .collect();
        for row in &wanted {
            assert!(
                table
                    .split("<tr>")
                    .any(|text| row.iter().all(|number| text.contains(&format!(">{number}</td>")))),
                "html lacks {row:?}: {rows:?}"
            );
        }
        for deal in report["deals"].as_array().expect("deals") {
            for line in deal["lines"].as_array().expect("lines") {
                let amount = line["amount"].as_i64().expect("a number");
                assert!(html.contains(&format!("{amount:+}</td>")), "html lacks the line {amount:+}");
                assert!(markdown.contains(&format!("{amount:+}")), "markdown lacks the line {amount:+}");
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
        let said = desk.run(lang, "2026-11-20T21:00:00Z", &["print", "--format", "html", "--signatures"]);
        let html = said.text();
        assert!(html.starts_with("<!DOCTYPE html>") && html.contains(code));
        assert!(html.contains("name=\"viewport\"") && html.contains("prefers-color-scheme: dark"));
        assert!(html.contains("@page") && html.contains("table-header-group"));
        assert_eq!(html.matches("<h1").count(), 1);
        assert!(html.matches("scope=\"col\"").count() >= 7);
        assert!(html.matches("scope=\"row\"").count() >= 7);
        assert_eq!(html.matches("<table").count(), html.matches("<caption").count());
        assert_eq!(html.matches("<svg role=\"img\"").count(), 2);
        let deals = report["deals"].as_array().expect("deals").len();
        assert_eq!(html.matches("<details>").count(), deals + 2, "a start, the deals, the options");
        assert!(!html.contains("<script") && !html.contains("src=") && !html.contains("href="));
        assert!(html.contains("class=\"signatures\""));
        balanced(&html);
        ids_are_unique(&html);
    }
    let open = desk.ok(&["print", "--format", "html", "--explain"]);
    assert!(open.contains("<details open>") && !open.contains("<details>"));
    let brief = desk.ok(&["print", "--format", "html", "--brief"]);
    assert!(!brief.contains("<details"));
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
    assert!(!html.contains("<script") && !html.contains("<b>") && !html.contains("<i>"));
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
fn the_file_says_which_format() {
    let desk = Desk::new();
    desk.evening(PLAYERS);
    let starts: [(&str, &[u8]); 7] = [
        ("a.html", b"<!DOCTYPE"),
        ("a.PDF", b"%PDF"),
        ("a.csv", "\u{feff}deal".as_bytes()),
        ("a.json", b"{"),
        ("a.md", b"# "),
        ("a.sheet", b"# id "),
        ("a.txt", b"Jeudi"),
    ];
    for (file, start) in starts {
        let said = desk.ok(&["print", "--output", file]);
        assert!(said.contains(file), "{said}");
        let bytes = fs::read(desk.folder.join(file)).expect("the file");
        assert!(bytes.starts_with(start), "{file}");
    }
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
    assert!(year.contains("2026-03-01") && year.contains("lost") && year.contains("won"), "{year}");
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
