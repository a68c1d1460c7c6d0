//! The slate: a row a deal, the totals, what comes next and what each side needs.

use super::strip::{self, strip};
use crate::pages::deal;
use crate::pages::deal::{Told, proved};
use crate::pages::doc::figure::{Thousands, change, total, typeset};
use crate::pages::doc::{Cell, Column, Doc, Row, Table, Tone};
use ardoise_rules::engine::{
    Account, AccountReport, Conflict, Consent, DealReport, Form, Kind, LineReport, NextReport, Report, Role,
    common,
};
use ardoise_rules::words::{Speaker, shown};

/// How much of the slate is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Every deal.
    Whole,
    /// The last deals only, with a word on those left out.
    Last(usize),
}

/// The slate of a match for a page of any width.
#[must_use]
pub fn slate(report: &Report, speaker: &Speaker, scope: Scope) -> Doc {
    slate_within(report, speaker, scope, usize::MAX)
}

/// The slate of a match for a window so many columns wide: a line a deal.
#[must_use]
pub fn slate_within(report: &Report, speaker: &Speaker, scope: Scope, width: usize) -> Doc {
    let mut doc = Doc::default();
    doc.heading(heading(report, speaker));
    doc.blocks.extend(deals(report, speaker, scope, width).blocks);
    doc.blocks.extend(closing(report, speaker).blocks);
    doc
}

/// The deals of a slate, with what is to be said of them.
#[must_use]
pub fn deals(report: &Report, speaker: &Speaker, scope: Scope, width: usize) -> Doc {
    let mut doc = Doc::default();
    let shown = match scope {
        Scope::Whole => report.deals.as_slice(),
        Scope::Last(most) => &report.deals[report.deals.len().saturating_sub(most)..],
    };
    let hidden = report.deals.len() - shown.len();
    if hidden > 0 {
        doc.toned(speaker.phrase("slate-earlier", &[("count", &hidden.to_string())]), Tone::Faint);
    }
    match width {
        usize::MAX => doc.table(table(report, shown, hidden, speaker)),
        // A window: a deal is one line, and no name is broken.
        _ if report.deals.is_empty() => {}
        width => doc.blocks.extend(strip(report, speaker, shown.len(), width).blocks),
    }
    notes(&mut doc, report, shown, speaker);
    doc
}

/// The day of a match, as a column has room for it.
pub(in crate::pages) fn day(report: &Report, speaker: &Speaker) -> String {
    shown(&crate::pages::doc::figure::short_day(&report.head.opened, speaker))
}

/// The title, the game with its rules, and the day.
#[must_use]
pub fn heading(report: &Report, speaker: &Speaker) -> String {
    let game = speaker.option(report.head.game, "game-name").unwrap_or_else(|| report.head.game.to_owned());
    let day = crate::pages::doc::figure::day(&report.head.opened, speaker);
    let preset = &report.head.rules.preset;
    let rules = crate::pages::rules::house_name(report.head.game, preset, speaker);
    let facts = if preset == report.head.game { game } else { format!("{game} ({rules})") };
    match &report.head.title {
        Some(title) => format!("{} · {facts} · {day}", shown(title)),
        None => format!("{facts} · {day}"),
    }
}

/// Two accounts have columns for points and totals; more have one column each, `34 (+12)`.
fn table(report: &Report, deals: &[DealReport], hidden: usize, speaker: &Speaker) -> Table {
    let pair = report.accounts.len() == 2;
    let names: Vec<String> = report.accounts.iter().map(|account| shown(&account.name)).collect();
    let mut columns = vec![
        Column::figures(speaker.word("slate-no")),
        Column::words(speaker.word("slate-dealer")).spare(),
        Column::words(speaker.word("slate-deal")),
    ];
    columns.extend(names.iter().map(Column::figures));
    if pair {
        columns.extend(names.iter().map(|name| Column::figures(format!("Σ {name}"))));
    }
    let mut rows = Vec::new();
    if let Some((totals, _)) = report.start.as_ref().filter(|_| hidden == 0) {
        let mut row = vec![Cell::plain(""), Cell::plain(""), Cell::plain(speaker.word("slate-start"))];
        figures(&mut row, report, pair, |account| (0, totals.of(account)), false);
        rows.push(row);
    }
    for deal in deals {
        rows.push(deal_row(report, deal, pair, speaker));
        rows.extend(adjustment_rows(report, deal, pair, speaker));
        if let Some(row) = part_row(report, deal, pair, speaker) {
            rows.push(row);
        }
    }
    Table { columns, rows }
}

fn deal_row(report: &Report, deal: &DealReport, pair: bool, speaker: &Speaker) -> Row {
    let seated = deal.players.as_ref().and_then(|players| players.get(deal.dealer.index()));
    let dealer = seated.map_or_else(|| report.table.name(deal.dealer), String::as_str);
    let mut text = Told::new(report, deal, speaker).headline();
    if deal.annulled && text.is_empty() {
        text = speaker.word("slate-annulled");
    }
    if !deal.complete {
        let open = speaker.word("slate-open");
        text = if text.is_empty() { open } else { format!("{text} · {open}") };
    }
    if deal.amended {
        let amended = speaker.word("slate-amended");
        text = if text.is_empty() { amended } else { format!("{text} · {amended}") };
    }
    if let Some((consent, word)) = deal::chip(report, deal, speaker) {
        let sign = if consent == Consent::Disputed { "‡ " } else { "" };
        text = if text.is_empty() { format!("{sign}{word}") } else { format!("{text} · {sign}{word}") };
    }
    if proved(deal).next().is_some() {
        text.push_str(" ⚑");
    }
    if !deal.problems.is_empty() {
        text.push_str(" ⚠");
    }
    let tone = if deal.problems.is_empty() { Tone::Plain } else { Tone::Alarm };
    let mut row = vec![Cell::plain(deal.no.to_string()), Cell::plain(shown(dealer)), Cell::toned(text, tone)];
    let before = |account| deal.totals.of(account).saturating_sub(deal.adjusted(account));
    figures(&mut row, report, pair, |account| (deal.played(account), before(account)), true);
    row
}

/// A row for each word with which the referee gave points by hand, under the deal they were written in.
fn adjustment_rows(report: &Report, deal: &DealReport, pair: bool, speaker: &Speaker) -> Vec<Row> {
    let told = Told::new(report, deal, speaker);
    let lines: Vec<&LineReport> = deal.adjustments().collect();
    let sum = |lines: &[&LineReport], account: Account| {
        let own = lines.iter().filter(|line| line.to == account);
        own.fold(0, |sum: i32, line| sum.saturating_add(line.amount))
    };
    let mut rows = Vec::new();
    let mut given = 0;
    for together in lines.chunk_by(|one, other| one.reason == other.reason) {
        given += together.len();
        let words = together.first().map_or_else(String::new, |line| told.line(line));
        let mut row = vec![Cell::plain(""), Cell::plain(""), Cell::plain(words)];
        let after = |account| deal.totals.of(account).saturating_sub(sum(&lines[given..], account));
        figures(&mut row, report, pair, |account| (sum(together, account), after(account)), true);
        rows.push(row);
    }
    rows
}

fn figures(
    row: &mut Row,
    report: &Report,
    pair: bool,
    of: impl Fn(Account) -> (i32, i32),
    with_points: bool,
) {
    let best = report.accounts.iter().map(|account| of(account.id).1).max();
    for account in &report.accounts {
        let (points, sum) = of(account.id);
        let tone = if best == Some(sum) { Tone::Strong } else { Tone::Plain };
        match (pair, with_points) {
            (true, true) => row.push(Cell::plain(figure(points))),
            (true, false) => row.push(Cell::plain("")),
            (false, true) => {
                let text = format!("{} ({})", figure(sum), signed(points));
                row.push(Cell::toned(text, tone));
            }
            (false, false) => row.push(Cell::toned(figure(sum), tone)),
        }
    }
    if pair {
        for account in &report.accounts {
            let (_, sum) = of(account.id);
            let tone = if best == Some(sum) { Tone::Strong } else { Tone::Plain };
            row.push(Cell::toned(figure(sum), tone));
        }
    }
}

/// A figure of the slate: columns are narrow and read one below the other, so thousands are not set apart.
pub(super) fn figure(number: i32) -> String {
    Thousands::together().set(i64::from(number))
}

/// The same with its sign.
pub(super) fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { figure(number) }
}

/// A row for what counts for the whole and not for the part: game values, rubber bonus.
fn part_row(report: &Report, deal: &DealReport, pair: bool, speaker: &Speaker) -> Option<Row> {
    use ardoise_rules::engine::Unit;
    let bonus: Vec<_> = deal.lines.iter().filter(|line| line.unit == Unit::Rubber).collect();
    if bonus.is_empty() {
        return None;
    }
    let mut row =
        vec![Cell::plain(""), Cell::plain(""), Cell::toned(speaker.word("slate-bonus"), Tone::Faint)];
    for account in &report.accounts {
        let sum: i32 = bonus.iter().filter(|line| line.to == account.id).map(|line| line.amount).sum();
        row.push(Cell::plain(if sum == 0 { String::new() } else { change(sum, speaker) }));
    }
    if pair {
        row.extend(report.accounts.iter().map(|_| Cell::plain("")));
    }
    Some(row)
}

fn notes(doc: &mut Doc, report: &Report, deals: &[DealReport], speaker: &Speaker) {
    for deal in deals {
        let told = Told::new(report, deal, speaker);
        let no = deal.no.to_string();
        for finding in proved(deal) {
            let text = speaker.phrase("slate-finding", &[("deal", &no), ("text", &told.finding(finding))]);
            doc.toned(text, Tone::Alarm);
        }
        for problem in &deal.problems {
            doc.toned(
                speaker.phrase("slate-problem", &[("deal", &no), ("text", &told.problem(problem))]),
                Tone::Alarm,
            );
        }
        for dispute in deal::disputes(report, deal, speaker) {
            doc.toned(dispute, Tone::Alarm);
        }
        for note in &deal.notes {
            doc.toned(speaker.phrase("slate-note", &[("deal", &no), ("text", &shown(note))]), Tone::Faint);
        }
    }
}

/// Is whoever acts next to play, and not to speak?
#[must_use]
pub fn plays(report: &Report, next: &NextReport) -> bool {
    // Where the first thing is nobody's word, as a card that is turned, nobody speaks.
    let form = |event: &&str| report.forms.iter().find(move |form| form.event == *event);
    let first = next.expects.first().and_then(form);
    let said = first.is_some_and(|form| form.fields.iter().any(|field| field.kind == Kind::Player));
    // Who may still pass speaks, whatever else may be told already.
    let auction = next.expects.contains(&common::PASS.event);
    let played = |event: &&str| [common::PLAY.event, common::TRICK.event].contains(event);
    let counted = |form: &Form| matches!(form.role, Some(Role::Points | Role::Tricks));
    let mut soon = next.expects.iter().take(2);
    !auction && (!said || soon.any(|event| played(event) || form(event).is_some_and(counted)))
}

/// How much is said under the table where a question tells what comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Parts won, ranks, what each side needs, what must not be forgotten; the names whole.
    Whole,
    /// The same by what tells the names apart.
    Brief,
    /// The same without the ranks, which the totals tell.
    Unranked,
    /// Neither ranks nor needs: what must not be forgotten only, and the parts won.
    Least,
}

/// Under the table, where a question tells what comes next: parts won, what each side needs, what must not be forgotten.
/// All of it once the match is over.
#[must_use]
pub fn needs(report: &Report, speaker: &Speaker, much: Needs) -> Doc {
    let mut report = Report { next: None, ..report.clone() };
    if much == Needs::Whole || report.standing.over {
        return closing(&report, speaker);
    }
    let short = strip::short_names(&report);
    for (account, name) in report.accounts.iter_mut().zip(short) {
        account.name = name;
    }
    if much == Needs::Least {
        report.standing.needs.clear();
    }
    under(&report, speaker, if much == Needs::Brief { Under::Whole } else { Under::Unranked })
}

/// Where a match by parts stands: which one is played, who won how many, what they add up to.
#[must_use]
pub fn parts(report: &Report, speaker: &Speaker) -> Option<String> {
    let parts = report.parts.as_ref()?;
    let word = speaker.word(&format!("part-{}", parts.name));
    let listed = |of: &dyn Fn(Account) -> i32| {
        let each = report.accounts.iter();
        each.map(|account| format!("{} {}", shown(&account.name), total(of(account.id), speaker)))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let no = parts.no.to_string();
    let won = listed(&|account| parts.won.of(account));
    let points = listed(&|account| parts.points.of(account));
    let id = if parts.by_points() { "slate-parts-points" } else { "slate-parts" };
    Some(speaker.phrase(id, &[("part", &word), ("no", &no), ("won", &won), ("points", &points)]))
}

/// Under the table: parts won, what comes next, what each side needs, what must not be forgotten.
#[must_use]
pub fn closing(report: &Report, speaker: &Speaker) -> Doc {
    under(report, speaker, Under::Whole)
}

/// The same beside a slate on which stands already who has how much, and what each needs: how it ended, what comes next, what must
/// not be forgotten.
#[must_use]
pub fn coming(report: &Report, speaker: &Speaker) -> Doc {
    under(report, speaker, Under::Coming)
}

/// How much of what stands under the table is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Under {
    Whole,
    Unranked,
    Coming,
}

/// Who deals the deal that is open, or comes, and whose turn it is; none where the match is over.
#[must_use]
pub fn whose_turn(report: &Report, speaker: &Speaker) -> Option<String> {
    let next = report.next.as_ref()?;
    let dealer = shown(report.table.name(next.dealer));
    let no = next.deal.to_string();
    Some(match next.to_act {
        Some(seat) => {
            let name = shown(report.table.name(seat));
            let id = if plays(report, next) { "slate-next-plays" } else { "slate-next" };
            speaker.phrase(id, &[("deal", &no), ("dealer", &dealer), ("player", &name)])
        }
        None => speaker.phrase("slate-next-deal", &[("deal", &no), ("dealer", &dealer)]),
    })
}

fn under(report: &Report, speaker: &Speaker, told: Under) -> Doc {
    let mut doc = Doc::default();
    if let Some(text) = parts(report, speaker).filter(|_| told != Under::Coming) {
        doc.text(text);
    }
    if told == Under::Whole && report.accounts.len() > 2 && !report.deals.is_empty() {
        doc.text(speaker.phrase("slate-ranks", &[("ranks", &ranks(report, speaker))]));
    }
    match report.standing.closed.as_deref().map(shown) {
        None => {}
        Some(why) if why.is_empty() => doc.text(speaker.word("slate-closed")),
        Some(why) => doc.text(speaker.phrase("slate-closed-why", &[("text", &why)])),
    }
    if report.standing.over {
        doc.toned(result(report, speaker), Tone::Strong);
    }
    if let Some(no) = report.overrun {
        doc.toned(speaker.phrase("slate-overrun", &[("deal", &no.to_string())]), Tone::Alarm);
    }
    if let Some(text) = whose_turn(report, speaker) {
        doc.toned(text, Tone::Strong);
    }
    let needs: Vec<String> = report
        .accounts
        .iter()
        .filter_map(|account| {
            let (_, need) = report.standing.needs.iter().find(|(id, _)| *id == account.id)?;
            Some(format!(
                "{} {}",
                shown(&account.name),
                speaker.say(&typeset(need, speaker), Some(&report.table))
            ))
        })
        .collect();
    if !needs.is_empty() && told != Under::Coming {
        let needs = needs.join(&speaker.word("slate-and"));
        doc.text(speaker.phrase("slate-needs", &[("needs", &needs)]));
    }
    // What was still to come does not come where the table has stopped.
    for notice in report.notices.iter().filter(|_| report.standing.closed.is_none()) {
        doc.text(speaker.say(&typeset(notice, speaker), Some(&report.table)));
    }
    if let Some(conflict) = &report.conflict {
        doc.toned(conflicting(conflict, speaker), Tone::Alarm);
    }
    doc
}

/// How a copy of a match stands to the others, in a sentence.
fn conflicting(conflict: &Conflict, speaker: &Speaker) -> String {
    let told = match (&conflict.counts, conflict.standing) {
        (Some(counts), "aside") => std::slice::from_ref(counts),
        _ => &conflict.others,
    };
    let others: Vec<String> = told.iter().map(|id| crate::pages::lists::id_shown(id)).collect();
    speaker.phrase(&format!("conflict-{}", conflict.standing), &[("others", &speaker.all(&others))])
}

/// Who stands where: `1. Bob 225, 2. Ana 11, 3. Cy -45`; equal totals share a rank.
fn ranks(report: &Report, speaker: &Speaker) -> String {
    let mut standing: Vec<(i32, String)> =
        report.accounts.iter().map(|account| (report.totals.of(account.id), shown(&account.name))).collect();
    standing.sort_by_key(|(total, _)| std::cmp::Reverse(*total));
    let rank = |total: i32| standing.iter().filter(|(other, _)| *other > total).count() + 1;
    let figure = |sum: i32| total(sum, speaker);
    let each = standing.iter().map(|(total, name)| format!("{}. {name} {}", rank(*total), figure(*total)));
    each.collect::<Vec<_>>().join(", ")
}

/// Who has won, in a sentence.
#[must_use]
pub fn result(report: &Report, speaker: &Speaker) -> String {
    let won = |account: &&AccountReport| report.standing.winners.contains(&account.id);
    match report.accounts.iter().filter(won).collect::<Vec<_>>().as_slice() {
        [] => speaker.word("slate-drawn"),
        [one] => {
            let number = one.seats.len().to_string();
            speaker.phrase("slate-won", &[("winner", &shown(&one.name)), ("number", &number)])
        }
        several => {
            let names: Vec<String> = several.iter().map(|account| shown(&account.name)).collect();
            speaker.phrase("slate-shared", &[("winners", &speaker.all(&names))])
        }
    }
}
