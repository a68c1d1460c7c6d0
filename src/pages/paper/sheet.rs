//! A match as one sheet to pin up: slate, rules by name, deals, remarks, signatures, foot.

use serde_json::Value;

use crate::pages::deal;
use crate::pages::doc::figure::{change, clock, day, rank, total, typeset};
use crate::pages::doc::{Block, Rich, capital};
use crate::pages::doc::{Mark, RowKind, Sheet, SheetRow, Signed, Slate, SlateAccount, Span, Weight};
use crate::pages::lists::id_shown;
use crate::pages::rules::option;
use ardoise_rules::engine::{Account, AnyGame, Consent, DealReport, Report, Said, Seat, Unit};
use ardoise_rules::games;
use ardoise_rules::words::{Speaker, plain, shown};

/// Where and when a match was played, as far as anybody said so.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Occasion {
    /// The place.
    pub place: Option<String>,
    /// The table.
    pub table: Option<String>,
    /// The round of a contest.
    pub round: Option<String>,
    /// Who was the referee.
    pub arbiter: Option<String>,
    /// When it began: `20:40`.
    pub began: Option<String>,
    /// When it ended.
    pub ended: Option<String>,
}

/// A deal of which a line was put right, for the note under the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amended {
    /// The deal.
    pub deal: u32,
    /// When, and by whom where that is known, in words: `at 22:05 by Zoé`.
    pub when: String,
    /// What each account had for it before; none where the deal had not been scored.
    pub before: Option<Vec<i32>>,
}

/// The option by which games say how far they go.
const TARGET: &str = "target";
/// So many differences from the rules' name stand on the page; the rest is counted.
const DIFFERENCES: usize = 4;

/// The names of an account: `Hélène + Zoé`.
#[must_use]
pub fn account_name(report: &Report, place: usize) -> String {
    let Some(account) = report.accounts.get(place) else { return String::new() };
    let names: Vec<String> = account.seats.iter().map(|seat| shown(report.table.name(*seat))).collect();
    if names.is_empty() { shown(&account.name) } else { names.join(" + ") }
}

/// The slate of a match: names, totals, what is missing or by how much it was won.
#[must_use]
pub fn slate_of(report: &Report, occasion: &Occasion, speaker: &Speaker) -> Slate {
    let game = speaker.option(report.head.game, "game-name").unwrap_or_else(|| report.head.game.to_owned());
    let title = report.head.title.as_deref().map(shown);
    let accounts = report.accounts.iter().enumerate().map(|(place, account)| SlateAccount {
        name: match report.table.team(account.id) {
            Some(team) => {
                let (team, players) = (shown(team), account_name(report, place));
                speaker.phrase("paper-colon", &[("what", &team), ("words", &players)])
            }
            None => account_name(report, place),
        },
        total: total(report.sum_of(account.id), speaker),
        under: under(report, place, speaker),
        won: report.standing.over && report.standing.winners.contains(&account.id),
    });
    let mut line = Vec::new();
    if title.is_some() {
        line.push(game.clone());
    }
    line.push(when(report, occasion, speaker));
    let table =
        occasion.table.as_deref().map(|table| speaker.phrase("sheet-table", &[("table", &shown(table))]));
    let place = [occasion.place.as_deref().map(shown), table];
    let place: Vec<String> = place.into_iter().flatten().collect();
    if !place.is_empty() {
        line.push(place.join(", "));
    }
    line.extend(
        occasion.round.as_deref().map(|round| speaker.phrase("sheet-round", &[("round", &shown(round))])),
    );
    line.extend(
        occasion.arbiter.as_deref().map(|name| speaker.phrase("sheet-arbiter", &[("name", &shown(name))])),
    );
    Slate { title: title.unwrap_or(game), line: line.join(" · "), accounts: accounts.collect() }
}

/// `Thursday 19 November 2026, 20:40 to 23:15`.
fn when(report: &Report, occasion: &Occasion, speaker: &Speaker) -> String {
    let day = plain(&day(&report.head.opened, speaker));
    let clock = |time: &str| plain(&clock(time, speaker));
    match (occasion.began.as_deref(), occasion.ended.as_deref()) {
        (Some(from), Some(to)) => {
            let (from, to) = (clock(from), clock(to));
            format!("{day}, {}", speaker.phrase("sheet-from-to", &[("from", &from), ("to", &to)]))
        }
        (Some(from), None) => format!("{day}, {}", speaker.phrase("sheet-from", &[("from", &clock(from))])),
        (None, _) => day,
    }
}

/// What stands under a total.
fn under(report: &Report, place: usize, speaker: &Speaker) -> String {
    let Some(account) = report.accounts.get(place) else { return String::new() };
    let own = report.sum_of(account.id);
    let sums: Vec<i32> = report.accounts.iter().map(|account| report.sum_of(account.id)).collect();
    let best_other =
        sums.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, sum)| *sum).max().unwrap_or(0);
    let points = |number: i32| total(number, speaker);
    if !report.standing.over {
        let goal = report.goal.points.filter(|_| report.parts.is_none());
        let won = report.parts.as_ref().filter(|parts| parts.any_won());
        if let Some(parts) = won {
            let number = parts.won.of(account.id).to_string();
            return speaker.phrase(&format!("sheet-won-{}", parts.name), &[("number", &number)]);
        }
        return match goal {
            Some(goal) if goal > own => speaker.phrase("sheet-to-go", &[("points", &points(goal - own))]),
            _ if sums.len() > 2 => ranked(&sums, own, speaker),
            _ => String::new(),
        };
    }
    if report.standing.winners.contains(&account.id) {
        let number = account.seats.len().to_string();
        let parts = report.parts.as_ref().filter(|parts| !parts.by_points());
        return match parts {
            Some(_) => {
                let (won, lost) = (own.to_string(), best_other.to_string());
                speaker.phrase("sheet-wins-parts", &[("number", &number), ("won", &won), ("lost", &lost)])
            }
            None if own > best_other => {
                let margin = points(own.saturating_sub(best_other));
                speaker.phrase("sheet-wins-by", &[("number", &number), ("points", &margin)])
            }
            None => speaker.phrase("sheet-wins", &[("number", &number)]),
        };
    }
    if report.standing.draw {
        return speaker.word("sheet-drawn");
    }
    let goal = report.goal.points.filter(|goal| *goal > own && report.parts.is_none());
    match goal {
        _ if sums.len() > 2 => ranked(&sums, own, speaker),
        Some(goal) => speaker.phrase("sheet-short", &[("points", &points(goal - own))]),
        None => String::new(),
    }
}

fn ranked(sums: &[i32], own: i32, speaker: &Speaker) -> String {
    rank(sums.iter().filter(|sum| **sum > own).count() + 1, speaker)
}

/// The target in bold, then the rules by their name and what differs from them.
#[must_use]
pub fn rules_line(report: &Report, game: &dyn AnyGame, speaker: &Speaker) -> Rich {
    let mut line = Vec::new();
    let goal = match (report.goal.points, report.goal.deals) {
        (Some(points), _) => Some(speaker.phrase("sheet-target", &[("target", &total(points, speaker))])),
        (None, Some(deals)) => Some(speaker.phrase("sheet-of-deals", &[("count", &deals.to_string())])),
        (None, None) => None,
    };
    line.extend(goal.map(|goal| Span::new(format!("{goal} "), Weight::Bold)));
    let rules = &report.head.rules;
    let name = speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
    let known = speaker.option(game.id(), &format!("preset-{}", rules.preset));
    let text = match known {
        Some(meaning) => {
            speaker.phrase("sheet-rules", &[("game", &name), ("meaning", &option::lower(&meaning))])
        }
        None => {
            let house = shown(&rules.preset);
            speaker.phrase("sheet-rules-house", &[("name", &house), ("game", &name)])
        }
    };
    line.push(Span::new(text, Weight::Plain));
    let differs = differences(report, game, speaker);
    if differs.is_empty() {
        line.push(Span::new(".", Weight::Plain));
        return line;
    }
    line.push(Span::new(format!("{}; ", speaker.word("before-semicolon")), Weight::Plain));
    line.push(Span::new(format!("{} ", speaker.word("sheet-ours")), Weight::Bold));
    line.push(Span::new(format!("{}.", in_short(&differs, speaker)), Weight::Plain));
    line
}

/// The first of several differences, and how many more there are.
fn in_short(differs: &[String], speaker: &Speaker) -> String {
    let mut said: Vec<String> = differs.iter().take(DIFFERENCES).cloned().collect();
    if differs.len() > DIFFERENCES {
        let rest = (differs.len() - DIFFERENCES).to_string();
        said.push(speaker.phrase("sheet-more", &[("count", &rest)]));
    }
    let semicolon = format!("{}; ", speaker.word("before-semicolon"));
    said.join(&semicolon)
}

/// What differs from the rules of that name: `the target: 2 000 (not 1 000)`.
fn differences(report: &Report, game: &dyn AnyGame, speaker: &Speaker) -> Vec<String> {
    let rules = &report.head.rules;
    let usual = game.resolve(&rules.preset, &[]).or_else(|_| game.resolve(game.id(), &[])).ok();
    // The target stands in front in bold.
    let told = |id: &str, value: &Value| id == TARGET && value.as_i64() == report.goal.points.map(i64::from);
    usual.map_or_else(Vec::new, |usual| option::differences(game, rules, &usual, &told, speaker))
}

/// The deals of a match.
#[must_use]
pub fn sheet_of(report: &Report, speaker: &Speaker) -> Sheet {
    let names: Vec<String> = (0..report.accounts.len()).map(|place| account_name(report, place)).collect();
    let shorts: Vec<String> =
        if names.len() == 2 { vec!["A".to_owned(), "B".to_owned()] } else { short_names(&names) };
    let heads = ["sheet-no", "sheet-dealer", "sheet-contract", "sheet-result", "sheet-points"];
    let played = report.deals.iter().filter(|deal| deal.complete).count().to_string();
    Sheet {
        caption: speaker.phrase("sheet-count", &[("count", &played)]),
        heads: heads.map(|id| speaker.word(id)),
        accounts: names.into_iter().zip(shorts).collect(),
        rows: rows(report, speaker),
        ruled: false,
    }
}

/// Short forms for the heads of narrow columns: `J.-Pierre`, then `J.-P.`; never two alike.
#[must_use]
pub fn short_names(names: &[String]) -> Vec<String> {
    const ROOM: usize = 9;
    let initial = |part: &str| part.chars().next().map_or_else(String::new, |letter| format!("{letter}."));
    let first = |name: &str| match name.split_once('-') {
        Some((before, rest)) => format!("{}-{rest}", initial(before)),
        None => name.to_owned(),
    };
    let second = |name: &str| name.split('-').map(initial).collect::<Vec<_>>().join("-");
    let long = |name: &str| name.chars().count() > ROOM;
    let short = |name: &String| {
        let once = first(name);
        if long(&once) && name.contains('-') { second(name) } else { once }
    };
    // What could be read as another's name is nobody's.
    let taken = |form: &String, place: usize| {
        let others = names.iter().enumerate().filter(|(other, _)| *other != place);
        others.map(|(_, name)| name).any(|name| [name.clone(), first(name), second(name)].contains(form))
    };
    let shortened = |(place, name): (usize, &String)| {
        let form = short(name);
        if long(name) && !taken(&form, place) { form } else { name.clone() }
    };
    names.iter().enumerate().map(shortened).collect()
}

fn rows(report: &Report, speaker: &Speaker) -> Vec<SheetRow> {
    let mut rows = Vec::new();
    if let Some((totals, _)) = &report.start {
        let marks = report.accounts.iter();
        let marks = marks.map(|account| Mark {
            points: String::new(),
            total: total(totals.of(account.id), speaker),
            leads: false,
        });
        rows.push(beside(
            vec![Span::new(speaker.word("sheet-carried"), Weight::Slanted)],
            Vec::new(),
            marks.collect(),
        ));
    }
    for (place, deal) in report.deals.iter().enumerate() {
        let opening = |account: Account| deal.totals.of(account).saturating_sub(deal.score.of(account));
        let before = place.checked_sub(1).and_then(|place| report.deals.get(place));
        let fresh = report.parts.is_some()
            && before.is_some_and(|before| {
                report.accounts.iter().any(|account| opening(account.id) != before.totals.of(account.id))
            });
        rows.push(deal_row(report, deal, fresh, speaker));
        rows.extend(adjustments(report, deal, speaker));
        rows.extend(bonus(report, deal, speaker));
    }
    rows
}

const fn beside(contract: Rich, result: Rich, marks: Vec<Mark>) -> SheetRow {
    SheetRow {
        kind: RowKind::Beside,
        no: String::new(),
        dealer: String::new(),
        contract,
        result,
        marks,
        findings: Vec::new(),
    }
}

/// What the referee gave by hand, under the deal it is written in: a row for each reason.
fn adjustments(report: &Report, deal: &DealReport, speaker: &Speaker) -> Vec<SheetRow> {
    let lines: Vec<_> = deal.adjustments().collect();
    let mut reasons: Vec<&Said> = Vec::new();
    for line in &lines {
        if !reasons.contains(&&line.reason) {
            reasons.push(&line.reason);
        }
    }
    let mut running: Vec<i32> = report
        .accounts
        .iter()
        .map(|account| deal.totals.of(account.id).saturating_sub(deal.adjusted(account.id)))
        .collect();
    let mut rows = Vec::new();
    for reason in reasons {
        let mut marks = Vec::new();
        for (place, account) in report.accounts.iter().enumerate() {
            let own = lines.iter().filter(|line| line.reason == *reason && line.to == account.id);
            let sum: i32 = own.map(|line| line.amount).sum();
            running[place] = running[place].saturating_add(sum);
            let said = sum != 0;
            marks.push(Mark {
                points: if said { change(sum, speaker) } else { String::new() },
                total: if said { total(running[place], speaker) } else { String::new() },
                leads: false,
            });
        }
        let why = reason
            .args
            .iter()
            .find_map(|(name, arg)| (*name == "text").then(|| speaker.arg("shell", arg, None)));
        rows.push(beside(
            vec![Span::new(speaker.word("sheet-adjustment"), Weight::Slanted)],
            vec![Span::new(why.unwrap_or_default(), Weight::Slanted)],
            marks,
        ));
    }
    rows
}

/// What counts for the whole and not for the part: game values, rubber bonus.
fn bonus(report: &Report, deal: &DealReport, speaker: &Speaker) -> Option<SheetRow> {
    let lines: Vec<_> = deal.lines.iter().filter(|line| line.unit == Unit::Rubber).collect();
    if lines.is_empty() {
        return None;
    }
    let marks = report.accounts.iter().map(|account| {
        let sum: i32 = lines.iter().filter(|line| line.to == account.id).map(|line| line.amount).sum();
        let points = if sum == 0 { String::new() } else { change(sum, speaker) };
        Mark { points, total: String::new(), leads: false }
    });
    Some(beside(vec![Span::new(speaker.word("slate-bonus"), Weight::Slanted)], Vec::new(), marks.collect()))
}

fn deal_row(report: &Report, deal: &DealReport, fresh: bool, speaker: &Speaker) -> SheetRow {
    let table = report.table_of(deal);
    let undertaken = &deal.undertaken;
    let say = |said: &Said| speaker.say(&typeset(said, speaker), Some(&table));
    let nothing = report.accounts.iter().all(|account| deal.score.of(account.id) == 0);
    let unsaid = undertaken.by.is_empty() && undertaken.result.is_none();
    let void = nothing && (deal.annulled || deal.complete && unsaid);
    let mut contract: Rich = Vec::new();
    let what = undertaken.contract.as_ref().map(say);
    match what {
        Some(what) if void => contract.push(Span::new(what, Weight::Soft)),
        Some(what) => contract.push(Span::new(capital(&what), Weight::Bold)),
        None if void => contract.push(Span::new(speaker.word("slate-annulled"), Weight::Soft)),
        None => {}
    }
    for (place, seat) in undertaken.by.iter().enumerate() {
        let key = key_of(report, *seat);
        let before = if place == 0 { " " } else { " + " };
        contract.push(Span::new(before, Weight::Plain));
        contract.push(Span { text: shown(table.name(*seat)), weight: Weight::Plain, key });
    }
    contract
        .extend(undertaken.raised.as_ref().map(|said| Span::new(format!(" {}", say(said)), Weight::Bold)));
    let mut result: Rich = Vec::new();
    let chip = deal::chip(report, deal, speaker);
    if let Some((consent, word)) = &chip {
        let (sign, weight) =
            if *consent == Consent::Disputed { ("‡ ", Weight::AlarmChip) } else { ("", Weight::Chip) };
        result.push(Span::new(format!("{sign}{word}"), weight));
        result.push(Span::new(" ", Weight::Plain));
    }
    match (undertaken.result.as_ref().map(say), undertaken.made) {
        (Some(text), Some(false)) => {
            let end = text.find([' ', ',']).unwrap_or(text.len());
            result.push(Span::new(&text[..end], Weight::Bold));
            result.push(Span::new(&text[end..], Weight::Plain));
        }
        (Some(text), _) => result.push(Span::new(text, Weight::Plain)),
        (None, _) if !deal.complete => result.push(Span::new(speaker.word("sheet-open-deal"), Weight::Soft)),
        (None, _) => result.push(Span::new("–", Weight::Soft)),
    }
    let closed = |account: Account| deal.totals.of(account).saturating_sub(deal.adjusted(account));
    let best = report.accounts.iter().map(|account| closed(account.id)).max();
    let alone = report.accounts.iter().filter(|account| Some(closed(account.id)) == best).count();
    let marks = report.accounts.iter().map(|account| {
        let own = closed(account.id);
        let out = !account.seats.is_empty() && account.seats.iter().all(|seat| undertaken.out.contains(seat));
        let points = match (deal.complete, out || void) {
            (false, _) => String::new(),
            (true, true) => "–".to_owned(),
            (true, false) => {
                change(deal.score.of(account.id).saturating_sub(deal.adjusted(account.id)), speaker)
            }
        };
        let total = if deal.complete { total(own, speaker) } else { String::new() };
        Mark { points, total, leads: deal.complete && Some(own) == best && alone < report.accounts.len() }
    });
    let told = crate::pages::deal::Told::new(report, deal, speaker);
    let findings = deal::proved(deal).map(|finding| told.finding(finding));
    let problems = deal.problems.iter().map(|problem| told.problem(problem));
    SheetRow {
        kind: match (void, fresh) {
            (_, true) => RowKind::Part,
            (true, false) => RowKind::Void,
            (false, false) => RowKind::Deal,
        },
        no: format!(
            "{}{}{}",
            deal.no,
            if deal.amended { "†" } else { "" },
            if chip.is_some_and(|(consent, _)| consent == Consent::Disputed) { "‡" } else { "" },
        ),
        dealer: shown(table.name(deal.dealer)),
        contract,
        result,
        marks: marks.collect(),
        findings: findings.chain(problems).collect(),
    }
}

/// The place of the account that a seat counts under.
fn key_of(report: &Report, seat: Seat) -> Option<usize> {
    let account = report.table.account(seat);
    report.accounts.iter().position(|known| known.id == account)
}

/// What was noted, each remark with its deal, in one paragraph.
#[must_use]
pub fn remarks(report: &Report, amended: &[Amended], speaker: &Speaker) -> Rich {
    let mut said: Vec<Span> = Vec::new();
    let mut add = |text: String, weight: Weight| {
        let text = if said.is_empty() { text } else { format!("\u{2003}{text}") };
        said.push(Span::new(text, weight));
    };
    for deal in &report.deals {
        let no = deal.no.to_string();
        if deal.amended {
            let known = amended.iter().find(|known| known.deal == deal.no);
            add(amended_said(report, deal, known, speaker), Weight::Plain);
        }
        for dispute in deal::disputes(report, deal, speaker) {
            add(dispute, Weight::Alarm);
        }
        for note in &deal.notes {
            let words = speaker.phrase("sheet-remark", &[("deal", &no), ("text", &shown(note))]);
            add(words, Weight::Plain);
        }
    }
    let mut before = &report.head.rules;
    for (from, rules) in &report.adopted {
        let changed = games::find(report.head.game)
            .map_or_else(Vec::new, |game| option::differences(game, rules, before, &|_, _| false, speaker));
        before = rules;
        let (from, what) = (from.to_string(), in_short(&changed, speaker));
        let id = if changed.is_empty() { "sheet-adopted" } else { "sheet-adopted-what" };
        add(speaker.phrase(id, &[("deal", &from), ("what", &what)]), Weight::Plain);
    }
    for (name, last) in report.former() {
        let facts = [("name", shown(name)), ("deal", last.to_string())];
        add(speaker.phrase_of("paper-until", &facts), Weight::Plain);
    }
    if report.deals.iter().any(|deal| !deal.undertaken.out.is_empty()) {
        add(speaker.word("sheet-rests"), Weight::Plain);
    }
    said
}

/// `† Deal 9 corrected at 22:20: +200 · +60 instead of +180 · +60`, the accounts in their order.
fn amended_said(report: &Report, deal: &DealReport, known: Option<&Amended>, speaker: &Speaker) -> String {
    let no = deal.no.to_string();
    let Some(known) = known else { return speaker.phrase("sheet-amended", &[("deal", &no)]) };
    let points = |each: &[i32]| {
        let each: Vec<String> = each.iter().map(|points| change(*points, speaker)).collect();
        each.join(" · ")
    };
    let after: Vec<i32> = report.accounts.iter().map(|account| deal.score.of(account.id)).collect();
    let before = known.before.as_deref();
    let (id, before) = match before {
        Some(before) if deal.complete && before != after => ("sheet-amended-points", points(before)),
        Some(_) | None => ("sheet-amended-when", String::new()),
    };
    let after = points(&after);
    speaker
        .phrase(id, &[("deal", no.as_str()), ("when", &known.when), ("after", &after), ("before", &before)])
}

/// Lines for all players to sign, with the contracts each made and failed.
#[must_use]
pub fn signatures(report: &Report, speaker: &Speaker) -> Block {
    let judged = report.deals.iter().any(|deal| deal.undertaken.made.is_some());
    let tally = |seat: Seat| {
        let own = report.deals.iter().map(|deal| &deal.undertaken).filter(|deal| deal.by.contains(&seat));
        own.fold((0, 0), |(made, failed), deal| match deal.made {
            Some(true) => (made + 1, failed),
            Some(false) => (made, failed + 1),
            None => (made, failed),
        })
    };
    let signed = |seat: Seat| {
        let tally = tally(seat);
        let counted = |id: &str, count: u32| speaker.phrase(id, &[("count", &count.to_string())]);
        let said = [counted("sheet-made-count", tally.0), counted("sheet-failed-count", tally.1)];
        Signed { name: shown(report.table.name(seat)), tally: judged.then_some(tally), said }
    };
    let names = report.table.seats().map(signed);
    Block::Signatures(names.collect(), ["sheet-made", "sheet-failed"].map(|id| speaker.word(id)))
}

/// The id of the match and the hash of its log, to compare two copies by eye.
#[must_use]
pub fn foot(report: &Report, speaker: &Speaker) -> String {
    let mut parts = Vec::new();
    if deal::all_agreed(report) {
        parts.push(speaker.word("agree-all"));
    }
    if !report.head.id.is_empty() {
        parts.push(speaker.phrase("sheet-match", &[("id", &id_shown(&report.head.id))]));
    }
    if let Some(hash) = &report.hash {
        let hash: String = crate::pages::paper::digits(hash).replace('-', " ").chars().take(19).collect();
        parts.push(speaker.phrase("sheet-log", &[("hash", &hash)]));
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn shortened(names: &[&str], wanted: &[&str]) {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(short_names(&names), wanted);
    }

    #[test]
    fn short_names_are_never_two_alike() {
        shortened(
            &["Anne", "Bob", "Jean-Pierre", "Dirk", "Zoé"],
            &["Anne", "Bob", "J.-Pierre", "Dirk", "Zoé"],
        );
        shortened(&["Michèle-Antoinette", "Hélène"], &["M.-A.", "Hélène"]);
        let alike = ["Marie-Antoinette", "Michèle-Antoinette"];
        shortened(&alike, &alike);
        shortened(&["Jean-Pierre", "Joan-Pierre"], &["Jean-Pierre", "Joan-Pierre"]);
    }
}
