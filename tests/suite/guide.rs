//! The guides are true: every `console` block is run, in order, and shows what the program prints.
//!
//! A block fenced as `console` holds lines `$ ardoise …`, each followed by what the program answers; one fenced as
//! `console extracts` shows only the lines that matter, in their order. Each guide has a folder and a database of its own,
//! and every command is one minute later than the one before. A block fenced otherwise after `<!-- file: NAME -->` is a file
//! that the commands after it may read. Commands in the text between are run too, after the last block.
//! `ARDOISE_BLESS=1 cargo test guide` writes the answers into the guides; read the numbers before you keep them.

use std::fmt::Write as _;
use std::path::Path;

use ardoise::words::{names, speaker};
use ardoise_rules::lang::Lang;

use super::program::{Done, Place, project};

/// The guides, and the pages on contests: one evening of a hall; in every language.
fn pages(of: &str) -> impl Iterator<Item = (Lang, String)> {
    Lang::ALL.into_iter().map(move |lang| (lang, format!("docs/{of}.{}.md", lang.code())))
}

/// A block that shows the lines that matter, in their order, and not the others.
const EXTRACTS: &str = "console extracts";

/// A guide's own database and its clock.
struct Evening {
    place: Place,
    lang: &'static str,
    minutes: u32,
}

/// The head of a log at the foot of a page, which no two evenings share, as the guide shows it.
fn steady(answer: String) -> String {
    let marks = Lang::ALL.map(|lang| format!(" · {}", speaker(lang).phrase("sheet-log", &[("hash", "")])));
    let Some(mark) = marks.iter().find(|mark| answer.contains(*mark)) else { return answer };
    let line = |line: &str| match line.split_once(mark.as_str()) {
        Some((before, head)) if head.split(' ').all(|four| four.len() == 4) => {
            format!("{before}{mark}8fac 3f39 1f16 9086\n")
        }
        _ => format!("{line}\n"),
    };
    answer.lines().map(line).collect()
}

impl Evening {
    fn new(lang: &'static str) -> Evening {
        Evening { place: Place::new(), lang, minutes: 0 }
    }

    /// What the program answers to a line of the guide, both its streams, as a terminal would show them.
    fn answer(&mut self, line: &str) -> String {
        let mut args = words(line);
        if args.iter().any(|word| word.starts_with("7c1d2e")) {
            for (shown, id) in self.numbers() {
                args.iter_mut().for_each(|word| *word = word.replace(&shown, &id));
            }
        }
        let input = args.iter().position(|word| word == "<").map(|at| args.split_off(at).remove(1));
        let output = args.iter().position(|word| word == ">").map(|at| args.split_off(at).remove(1));
        let args: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
        let mut command = self.place.command(&args);
        let (hour, minute) = (20 + self.minutes / 60, self.minutes % 60);
        self.minutes += 1;
        assert!(hour < 24, "the evening of the guide is too long");
        command
            .current_dir(self.place.path(""))
            .env("ARDOISE_CONFIG", self.place.path(".config/ardoise"))
            .env("ARDOISE_LANG", self.lang)
            .env("TZ", "UTC")
            .env("ARDOISE_NOW", format!("2026-11-20T{hour:02}:{minute:02}:00Z"));
        if let Some(name) = input {
            command.stdin(std::fs::File::open(self.place.path(&name)).expect("a file of the guide"));
        }
        let done = Done::of(command.output().expect("the program runs"), &args);
        assert!(done.status < 2, "`{line}` ends with status {}: {}{}", done.status, done.out, done.err);
        if let Some(name) = output {
            self.place.write(&name, &done.out);
            return done.err;
        }
        let home = self.place.path("").display().to_string();
        let mut answer = (done.out + &done.err).replace(home.trim_end_matches('/'), "~");
        // Only an answer with a number of a match in it is worth asking for them.
        if answer.split(|c: char| !c.is_ascii_hexdigit()).any(|word| word.len() == 8) {
            for (shown, id) in self.numbers() {
                answer = answer.replace(&id, &shown);
            }
        }
        steady(answer)
    }

    /// The number under which the guide shows each match, in the order they were opened, and its own.
    fn numbers(&self) -> Vec<(String, String)> {
        let list = self.place.run(&["list", "--json", "--limit", "1000"]).ok().json();
        let ids = list["matches"].as_array().expect("matches").iter().rev();
        let numbers = ids.enumerate().flat_map(|(no, one)| {
            let id = one["id"].as_str().expect("an id");
            let shown = format!("7c1d2e{:02}", no + 1);
            let end = id.get(id.len() - 8..).expect("an end");
            [(format!("01a1fa8b-5e00-7000-8000-0000{shown}"), id.to_owned()), (shown, end.to_owned())]
        });
        numbers.collect()
    }

    /// The first picture of the current match on its page, on white paper.
    fn picture(&self) -> String {
        let page = self.place.run(&["--lang", self.lang, "print", "--format", "html"]).ok().out;
        let from = page.find("<svg").expect("a picture");
        let to = page.find("</svg>").expect("its end");
        let (head, inside) = page[from..to].split_once('>').expect("an element");
        let style = "<style>.fn{fill:#1c2325}.fo{fill:#565a56}.fl{fill:#d3c9b4}.fg{fill:#fff}.fa{fill:#0b4f8a}.fb{fill:#8a4b00}\
                     .sn,.so,.sl,.sg,.sa,.sb{fill:none}.sn{stroke:#1c2325}.so{stroke:#565a56}.sl{stroke:#d3c9b4}.sg{stroke:#fff}\
                     .sa{stroke:#0b4f8a}.sb{stroke:#8a4b00}text{font-family:sans-serif}</style>";
        format!("{head}>\n{style}<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>\n{inside}</svg>\n")
    }
}

/// Are the guides to be written anew?
fn bless() -> bool {
    std::env::var_os("ARDOISE_BLESS").is_some()
}

/// The words of a command line, quotes taken off.
fn words(line: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => all.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    all.extend(word);
    all
}

/// Whether an answer is what the guide shows: all of it, or lines of it in their order.
fn agrees(shown: &[&str], answer: &[&str], extracts: bool) -> bool {
    let mut rest = answer.iter();
    if extracts { shown.iter().all(|line| rest.any(|other| other == line)) } else { shown == answer }
}

/// `COMMAND`, for whatever is meant.
fn is_placeholder(word: &str) -> bool {
    word.len() > 2 && word.chars().all(char::is_uppercase)
}

/// Runs a guide; the text it should have, and what differs.
fn run(lang: &'static str, text: &str) -> (String, Vec<String>) {
    let mut evening = Evening::new(lang);
    let (mut wanted, mut differences) = (String::new(), Vec::new());
    let mut lines = text.lines().enumerate().peekable();
    let mut file: Option<String> = None;
    while let Some((no, line)) = lines.next() {
        let _ = writeln!(wanted, "{line}");
        if let Some(name) = line.strip_prefix("<!-- file: ").and_then(|rest| rest.strip_suffix(" -->")) {
            file = Some(name.to_owned());
            continue;
        }
        if let Some((_, picture)) = line.split_once("](pictures/") {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("docs/pictures")
                .join(picture.trim_end_matches(')'));
            let drawn = evening.picture();
            if bless() {
                std::fs::write(&path, &drawn).expect("the picture is written");
            } else if std::fs::read_to_string(&path).ok().as_ref() != Some(&drawn) {
                differences.push(format!("line {}: {picture} is not what the program draws", no + 1));
            }
        }
        let Some(kind) = line.strip_prefix("```") else { continue };
        let mut block = Vec::new();
        for (_, line) in lines.by_ref() {
            if line == "```" {
                break;
            }
            block.push(line);
        }
        if let Some(name) = file.take() {
            evening.place.write(&name, &(block.join("\n") + "\n"));
        }
        let extracts = kind == EXTRACTS;
        if kind != "console" && !extracts {
            let _ = writeln!(wanted, "{}", [block.as_slice(), &["```"]].concat().join("\n"));
            continue;
        }
        let mut at = 0;
        while let Some(command) = block.get(at) {
            let said = command
                .strip_prefix("$ ")
                .unwrap_or_else(|| panic!("line {}: not a command: {command}", no + at + 2));
            let end = block
                .iter()
                .skip(at + 1)
                .position(|line| line.starts_with("$ "))
                .map_or(block.len(), |n| at + 1 + n);
            let shown = &block[at + 1..end];
            let answer = evening.answer(said);
            let trimmed = answer.trim_end();
            let answer: Vec<&str> = if trimmed.is_empty() { Vec::new() } else { trimmed.lines().collect() };
            let _ = writeln!(wanted, "{command}");
            let keep = agrees(shown, &answer, extracts);
            if !keep {
                differences.push(format!("line {}: {command}\n{}", no + at + 2, answer.join("\n")));
            }
            for line in if keep { shown } else { &answer } {
                let _ = writeln!(wanted, "{line}");
            }
            at = end;
        }
        wanted.push_str("```\n");
    }
    // What is only mentioned in the text must at least be said rightly: a usage error has the status 2.
    for line in text.split('`').skip(1).step_by(2).filter(|span| span.starts_with("ardoise ")) {
        let mut words = line.split(' ').skip(1);
        let pattern = line.contains('…') || line.contains('\n') || words.clone().any(is_placeholder);
        let screen = words.next().is_some_and(|name| {
            let asks = ["watch", "play", "serve"].into_iter();
            asks.flat_map(|asks| names(asks).chain([asks])).any(|asks| asks == name)
        });
        // A command that is only named has no arguments.
        if !pattern && !screen && words.next().is_some() {
            evening.answer(line);
        }
    }
    (wanted, differences)
}

#[test]
fn the_guides_show_what_the_program_prints() {
    for (lang, path) in pages("guide").chain(pages("contest")) {
        let (wanted, differences) = run(lang.code(), &project(&path));
        if bless() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
            std::fs::write(&path, wanted).expect("the guide is written");
        } else {
            assert!(
                differences.is_empty(),
                "{path} (ARDOISE_BLESS=1 rewrites it):\n{}",
                differences.join("\n\n")
            );
        }
    }
}

/// The commands of a help page, as its language names them.
fn commands(page: &str, lang: Lang) -> Vec<String> {
    let head = speaker(lang).help("heading-commands").expect("a heading");
    let list = page.lines().skip_while(|line| !line.starts_with(head.trim())).skip(1);
    list.take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .filter(|name| name != "help")
        .collect()
}

/// The commands that have a page of the manual of their own, under another or not: their help shows them in groups.
fn manual(place: &Place, lang: &str, under: &str) -> Vec<String> {
    let folder = place.path(&format!("man-{lang}"));
    place.run(&["--lang", lang, "man", "--output", &folder.display().to_string()]).ok();
    let pages = std::fs::read_dir(folder).expect("the pages");
    let names = pages.map(|page| page.expect("a page").file_name().to_string_lossy().into_owned());
    let before = format!("ardoise-{under}");
    let own = names.filter_map(|name| Some(name.strip_prefix(&before)?.strip_suffix(".1")?.to_owned()));
    own.filter(|name| !name.contains('-')).collect()
}

#[test]
fn the_guides_speak_of_every_command() {
    for (lang, path) in pages("guide") {
        let place = Place::new();
        let guide = project(&path);
        let code = lang.code();
        let pages = ["", "rules", "referee", "players"];
        for group in pages {
            let page = place.run(
                &[&["--lang", code], group.split_whitespace().collect::<Vec<_>>().as_slice(), &["--help"]]
                    .concat(),
            );
            let page = page.ok().out;
            let names = if group.is_empty() { manual(&place, code, "") } else { commands(&page, lang) };
            assert!(names.len() > 3, "no commands in the help of `{group}`: {page}");
            let own = if group.is_empty() { String::new() } else { named(&place, lang, group) + " " };
            for name in names {
                let wanted = format!("ardoise {own}{name}");
                assert!(
                    guide
                        .match_indices(&wanted)
                        .any(|(at, _)| !guide[at + wanted.len()..].starts_with(char::is_alphanumeric)),
                    "{path} never shows `{wanted}`"
                );
            }
        }
    }
}

#[test]
fn the_page_on_contests_speaks_of_each_of_its_commands() {
    for (lang, path) in pages("contest") {
        let (place, page) = (Place::new(), project(&path));
        let name = named(&place, lang, "contest");
        let own = manual(&place, lang.code(), &format!("{name}-"));
        assert!(own.len() > 15, "{own:?}");
        for command in own {
            assert!(page.contains(&format!("ardoise {name} {command}")), "{path} never shows `{command}`");
        }
    }
}

/// The name of a command in a language, from its usage line.
fn named(place: &Place, lang: Lang, command: &str) -> String {
    let page = place.run(&["--lang", lang.code(), command, "--help"]).ok().out;
    let head = speaker(lang).help("heading-usage").expect("a heading");
    let usage = page.lines().find(|line| line.starts_with(&head));
    let usage = usage.unwrap_or_default().to_owned();
    let mut words = usage.split_whitespace().skip_while(|word| *word != "ardoise").skip(1);
    words.next().unwrap_or_default().to_owned()
}

#[test]
fn the_readme_leads_to_the_guides() {
    for (_, path) in pages("guide").chain(pages("contest")) {
        assert!(project("README.md").contains(&format!("]({path})")), "{path}");
    }
}
