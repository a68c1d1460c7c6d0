//! Runs the worked cases of every game: sheet lines, and what must come of them.

use std::fs;
use std::path::{Path, PathBuf};

use ardoise_rules::engine::{AnyGame, AnyPlay, ENGINE_FORMS, FindingKind, Head, Report, Said};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{self, Hooks};
use ardoise_rules::words::{Lang, Speaker};
use serde_json::Value;

/// One case: a title, lines, and the place where it stands.
struct Case {
    place: String,
    lines: Vec<(usize, String)>,
}

fn cases(path: &Path) -> Vec<Case> {
    let text = fs::read_to_string(path).expect("a case file");
    let mut found: Vec<Case> = Vec::new();
    for (no, line) in text.lines().enumerate() {
        if let Some(title) = line.strip_prefix("## ") {
            found.push(Case { place: format!("{}:{} {title}", path.display(), no + 1), lines: Vec::new() });
        } else if let Some(case) = found.last_mut() {
            case.lines.push((no + 1, line.to_owned()));
        } else {
            assert!(
                line.trim().is_empty() || line.starts_with('#'),
                "{}: text before the first case",
                path.display()
            );
        }
    }
    found
}

/// Is it a line of a head, beside `match`?
fn is_head(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    notation::HEAD_FORMS.iter().any(|form| form.is_named(word))
}

struct Running {
    play: Box<dyn AnyPlay>,
    head: Head,
    speaker: Speaker,
    /// As its sheets are read.
    tongue: notation::Tongue,
    /// The refusal of the last line, not yet expected.
    refused: Option<Said>,
}

fn open(game: &'static dyn AnyGame, head: &str) -> Result<Running, String> {
    let rules = head.lines().filter_map(|line| line.trim().strip_prefix("rules ")).next_back();
    let preset = rules.map_or(game.id(), |name| name.split_whitespace().next().unwrap_or(name));
    let sets: Vec<(String, String)> = head
        .lines()
        .filter_map(|line| line.trim().strip_prefix("set "))
        .filter_map(|line| line.split('#').next()?.trim().split_once(' '))
        .map(|(id, value)| (id.trim().to_owned(), value.trim().trim_matches('"').to_owned()))
        .collect();
    let resolved = game.resolve(preset, &sets).or_else(|_| game.resolve(preset, &[]));
    let wanted = resolved.ok().and_then(|rules| game.players(&rules).ok()).unwrap_or(4..=4);
    let count = if wanted.contains(&4) { 4 } else { *wanted.start() };
    let mut text = format!("match {}\n", game.id());
    if !head.lines().any(|line| line.trim().starts_with("players ")) {
        let names = ["Ana", "Bob", "Cy", "Dee", "Eve", "Flo"];
        text.push_str(&format!("players {}\n", names[..count].join(" ")));
    }
    text.push_str(head);
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    let speaker = Speaker::new(Lang::En);
    let sheet = notation::read_sheet(&text, &hooks).map_err(|error| speaker.say(&error.said, None))?;
    let opening = &sheet.opening;
    let play = game
        .play(game.schema(), &opening.rules, &opening.table, opening.dealer, opening.start.as_ref())
        .map_err(|said| said.id.to_owned())?;
    let head = Head::of_rules(game.id(), opening.rules.clone(), opening.start.clone());
    let tongue = notation::Tongue::SHEET.at(game);
    Ok(Running { play, head, speaker, tongue, refused: None })
}

impl Running {
    fn event(&mut self, line: &str) -> Result<(), Said> {
        let forms = [ENGINE_FORMS, self.play.forms()];
        let table = self.play.table().clone();
        let lines = notation::read_lines(&forms, &table, line, self.tongue).map_err(|error| error.said)?;
        for (event, _) in lines.iter().flat_map(|line| &line.events) {
            for lang in Lang::ALL {
                let printed = notation::write_event(&forms, event, &table, lang);
                let again = notation::read_lines(&forms, &table, &printed, self.tongue)
                    .map_err(|error| error.said)?;
                let read: Vec<&Value> =
                    again.iter().flat_map(|line| &line.events).map(|(event, _)| event).collect();
                assert_eq!(read, [event], "{printed} reads back as something else");
            }
            self.play.place(event)?;
        }
        Ok(())
    }

    fn report(&self) -> Report {
        self.play.report(&self.head)
    }

    /// What the text after `=>` demands; an error says what is so instead.
    fn expect(&mut self, text: &str) -> Result<(), String> {
        if let Some(id) = text.strip_prefix("refused ") {
            let refused = self.refused.take().ok_or("nothing was refused")?;
            let words = self.speaker.say(&refused, Some(self.play.table()));
            return same(refused.id, id.trim(), &words);
        }
        if let Some(said) = self.refused.take() {
            return Err(format!("refused {}: {}", said.id, self.speaker.say(&said, Some(self.play.table()))));
        }
        let report = self.report();
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "totals" => {
                numbers(rest, &report, |id| report.deals.last().map_or(0, |deal| value(&deal.totals, id)))
            }
            "total" => numbers(rest, &report, |id| value(&report.totals, id)),
            "won" => {
                numbers(rest, &report, |id| report.parts.as_ref().map_or(-1, |parts| value(&parts.won, id)))
            }
            "whole" => numbers(rest, &report, |id| {
                report.parts.as_ref().map_or(-1, |parts| value(&parts.points, id))
            }),
            "line" => self.line(rest, &report),
            "needs" => {
                let (id, wanted) = rest.split_once(' ').ok_or("needs ACCOUNT WORDS")?;
                let wanted_of = account(id, &report);
                let need = report.standing.needs.iter().find(|(known, _)| known.to_string() == wanted_of);
                let words = need
                    .map_or_else(String::new, |(_, said)| self.speaker.say(said, Some(self.play.table())));
                let plain: String = words.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect();
                same(&plain, wanted.trim(), "what is needed")
            }
            "winner" => {
                let winners: Vec<String> = report.standing.winners.iter().map(ToString::to_string).collect();
                let winner = if winners.is_empty() { "none".to_owned() } else { winners.join(" ") };
                let wanted: Vec<String> =
                    rest.replace(',', " ").split_whitespace().map(|name| account(name, &report)).collect();
                same(&winner, &wanted.join(" "), "winner")
            }
            "draw" => {
                if report.standing.draw {
                    Ok(())
                } else {
                    Err("no draw".to_owned())
                }
            }
            "over" => {
                if report.standing.over {
                    Ok(())
                } else {
                    Err("not over".to_owned())
                }
            }
            "open" => {
                if report.standing.over {
                    Err("over".to_owned())
                } else {
                    Ok(())
                }
            }
            "annulled" => {
                let annulled = report.deals.last().is_some_and(|deal| deal.annulled);
                if annulled { Ok(()) } else { Err("not annulled".to_owned()) }
            }
            "unfinished" => {
                let complete = report.deals.last().is_some_and(|deal| deal.complete);
                if complete { Err("complete".to_owned()) } else { Ok(()) }
            }
            "deal" => {
                let no = report.deals.last().map_or(0, |deal| deal.no);
                same(&no.to_string(), rest.trim(), "number of the last deal")
            }
            "dealer" => {
                let dealer = report.next.as_ref().map_or("none", |next| report.table.name(next.dealer));
                same(dealer, rest.trim(), "dealer")
            }
            "acts" => {
                let seat = report.next.as_ref().and_then(|next| next.to_act);
                same(seat.map_or("none", |seat| report.table.name(seat)), rest.trim(), "to act")
            }
            "notice" => {
                let words = |said: &Said| self.speaker.say(said, Some(self.play.table()));
                let plain = |said: &Said| words(said).replace(['\u{2068}', '\u{2069}'], "");
                let said: Vec<String> = report.notices.iter().map(plain).collect();
                let there = said.iter().any(|words| words.trim_end_matches('.') == rest.trim());
                if there { Ok(()) } else { Err(format!("the notices are {said:?}")) }
            }
            "contradicts" => {
                // Stored it goes on; the desk records nothing new so.
                let said = self.play.contradiction(report.deals.last().map_or(0, |deal| deal.no));
                same(said.map_or("none", |said| said.id), rest.trim(), "contradiction")
            }
            "problems" => {
                let problems = report.deals.last().map_or(&[][..], |deal| &deal.problems);
                let ids: Vec<&str> = problems.iter().map(|said| said.id).collect();
                same(&ids.join(" "), &rest.trim().replace("none", ""), "problems")
            }
            "finding" | "proved" => {
                let findings = report.deals.last().map_or(&[][..], |deal| &deal.findings);
                let those =
                    findings.iter().filter(|one| word == "finding" || one.kind == FindingKind::Irregular);
                let found: Vec<&str> = those.map(|finding| finding.article.0).collect();
                let wanted: Vec<&str> = rest.split_whitespace().collect();
                same(&found.join(" "), &wanted.join(" ").replace("none", ""), "findings")
            }
            _ => numbers(text, &report, |id| report.deals.last().map_or(0, |deal| value(&deal.score, id))),
        }
    }

    fn line(&self, rest: &str, report: &Report) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [who, amount, article] = words.as_slice() else {
            return Err(format!("{rest:?} is not ACCOUNT AMOUNT ARTICLE"));
        };
        let who = account(who, report);
        let amount: i32 = amount.parse().map_err(|_| format!("{amount} is no number"))?;
        let lines = &report.deals.last().ok_or("no deal")?.lines;
        let there = lines
            .iter()
            .any(|line| line.to.to_string() == who && line.amount == amount && line.article.0 == *article);
        let all = lines.iter().map(|line| format!("{} {} {}", line.to, line.amount, line.article.0));
        if there { Ok(()) } else { Err(format!("the lines are: {}", all.collect::<Vec<_>>().join("; "))) }
    }
}

/// An account by its id, or by the name of a player of it.
fn account(name: &str, report: &Report) -> String {
    let by_name = report.table.seats().find(|seat| report.table.name(*seat) == name);
    by_name.map_or_else(|| name.to_owned(), |seat| report.table.account(seat).to_string())
}

fn value(numbers: &ardoise_rules::engine::ByAccount, id: &str) -> i32 {
    id.parse().map_or(i32::MIN, |account| numbers.of(account))
}

/// `A 210, B 50` against what is so; only the accounts that are named are compared.
fn numbers(text: &str, report: &Report, of: impl Fn(&str) -> i32) -> Result<(), String> {
    let words: Vec<String> = text.replace(',', " ").split_whitespace().map(str::to_owned).collect();
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(format!("{text:?} is not ACCOUNT NUMBER …"));
    }
    let mut wrong = Vec::new();
    for pair in words.chunks(2) {
        let id = account(&pair[0], report);
        let wanted: i32 = pair[1].parse().map_err(|_| format!("{:?} is no number", pair[1]))?;
        if of(&id) != wanted {
            wrong.push(format!("{} has {}", pair[0], of(&id)));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join(", ")) }
}

fn same(is: &str, wanted: &str, what: &str) -> Result<(), String> {
    if is == wanted { Ok(()) } else { Err(format!("{what}: it is {is:?}")) }
}

/// Runs one case; the error says which line, and why.
fn run(game: &'static dyn AnyGame, case: &Case) -> Result<usize, String> {
    let content = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let lines: Vec<&(usize, String)> = case.lines.iter().filter(|(_, line)| content(line)).collect();
    let heads = lines.iter().take_while(|(_, line)| is_head(line)).count();
    let head: String = lines[..heads].iter().map(|(_, line)| format!("{line}\n")).collect();
    let mut checked = 0;
    if let Some((no, first)) = lines.get(heads)
        && let Some(text) = first.trim().strip_prefix("=> rejected")
    {
        // The head itself must be refused: options that clash, a start that cannot be true.
        let error = open(game, &head).err().ok_or(format!("line {no}: the head was accepted"))?;
        return if error.contains(text.trim()) { Ok(1) } else { Err(format!("line {no}: {error}")) };
    }
    let mut running = open(game, &head).map_err(|error| format!("head: {error}"))?;
    for (no, line) in &lines[heads..] {
        if let Some(text) = line.trim().strip_prefix("=>") {
            let text = text.split('#').next().unwrap_or_default().trim();
            running.expect(text).map_err(|error| format!("line {no} `=> {text}`: {error}"))?;
            checked += 1;
            continue;
        }
        if let Some(said) = &running.refused {
            let words = running.speaker.say(said, Some(running.play.table()));
            return Err(format!("before line {no}: refused {}: {words}", said.id));
        }
        running.refused = running.event(line).err();
    }
    match &running.refused {
        Some(said) => Err(format!("the last line was refused: {}", said.id)),
        None if checked == 0 => Err("nothing is expected".to_owned()),
        None => Ok(checked),
    }
}

#[test]
fn every_case_comes_out_as_written() {
    let mut failed = Vec::new();
    let only = std::env::var("CASES").ok();
    for game in GAMES {
        let folder = game.id().replace('-', "_");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(folder).join("cases");
        let mut files: Vec<PathBuf> = fs::read_dir(&folder)
            .expect("a folder of cases")
            .map(|entry| entry.expect("an entry").path())
            .collect();
        files.sort();
        let mut checked = 0;
        for path in files {
            if only.as_ref().is_some_and(|only| !path.display().to_string().contains(only)) {
                continue;
            }
            for case in cases(&path) {
                match run(*game, &case) {
                    Ok(count) => checked += count,
                    Err(error) => failed.push(format!("{}\n    {error}", case.place)),
                }
            }
        }
        assert!(checked > 0 || only.is_some(), "{} has no cases", game.id());
    }
    assert!(failed.is_empty(), "{} cases failed:\n{}", failed.len(), failed.join("\n"));
}
