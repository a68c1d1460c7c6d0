//! The hash of a log on paper: the same in every format, another one after an edit, and only where it is asked for.

use std::process::Command;

use super::program::Place;

fn played() -> Place {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee --date 2026-11-20").ok();
    place.say("add tricks ana 7").ok();
    place
}

/// The five groups of four digits that `show --hash` prints.
fn digits(place: &Place) -> String {
    let shown = place.say("show --hash").ok();
    let digits = shown.out.trim_end().rsplit(' ').next().expect("a hash").to_owned();
    assert_eq!(digits.len(), 24, "{digits}");
    assert!(
        digits.split('-').all(|four| four.len() == 4 && four.bytes().all(|byte| byte.is_ascii_hexdigit()))
    );
    digits
}

#[test]
fn every_format_carries_the_hash_of_the_slate() {
    let place = played();
    let digits = digits(&place);
    for format in ["text", "markdown", "html", "csv", "sheet"] {
        for period in ["", "--day 2026-11-20", "--year 2026", "--player Ana --year 2026"] {
            if format == "sheet" && !period.is_empty() {
                continue;
            }
            let printed = place.say(&format!("print --format {format} --hash {period}")).ok().out;
            assert!(printed.contains(&digits), "{format} {period}: {printed}");
            let without = place.say(&format!("print --format {format} {period}")).ok().out;
            assert!(!without.contains(&digits), "{format} {period}: {without}");
        }
    }
    for (lang, words) in [("en", "Hash after entry 2: "), ("fr", "Empreinte après la ligne 2 : ")] {
        let printed = place.run(&["--lang", lang, "print", "--hash"]).ok().out.replace('\u{a0}', " ");
        assert!(printed.contains(&format!("{words}{digits}")), "{printed}");
    }
    let json = place.say("print --hash --json").ok().json();
    let hash = json["match"]["hash"].as_str().expect("a hash").to_owned();
    assert_eq!(hash.len(), 64);
    assert!(hash.starts_with(&digits.replace('-', "")[..20]));
    let day = place.say("print --hash --json --day 2026-11-20").ok().json();
    assert_eq!(day["matches"][0]["match"]["hash"], hash.as_str());
}

#[test]
fn the_hash_of_a_pdf_is_its_last_line() {
    let place = played();
    let path = place.path("sheet.pdf").display().to_string();
    let text = || Command::new("pdftotext").args([path.as_str(), "-"]).output();
    place.run(&["print", "--hash", "--output", &path]).ok();
    match text() {
        Ok(text) => assert!(String::from_utf8_lossy(&text.stdout).contains(&digits(&place))),
        // Where nothing reads a PDF back: it holds more than without.
        Err(_) => {
            let long = std::fs::metadata(&path).expect("a file").len();
            place.run(&["print", "--output", &path]).ok();
            assert!(long > std::fs::metadata(&path).expect("a file").len());
        }
    }
}

#[test]
fn two_copies_differ_on_paper_after_an_entry() {
    let place = played();
    let before = digits(&place);
    place.say("add note x").ok();
    assert_ne!(digits(&place), before);
    let sheet = place.say("print --format sheet --hash").ok().out;
    // It is a comment: the sheet reads as without.
    let path = place.write("copy.sheet", &sheet);
    assert!(sheet.contains(&format!("# Hash after entry 3: {}", digits(&place))), "{sheet}");
    place.run(&["import", &path]).ok();
    assert_eq!(place.say("log --json").ok().json()["log"].as_array().map(Vec::len), Some(3));
}
