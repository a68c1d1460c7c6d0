//! `ardoise play` at a terminal: question by question, only what is possible now.

use serde_json::{Value, json};

use crate::commands::ruling::Case;
use crate::evening;
use crate::evening::Hearing;
use crate::evening::amendment;
use crate::evening::back as taken;
use crate::guided::ask;
use crate::guided::correction;
use crate::guided::opening;
use crate::guided::prompt::{Answer, Chosen, Guide, Item, Menu, Terminal};
use crate::guided::ruling;
use crate::guided::screen;
use crate::guided::voiding;
use crate::pages::{self, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::evening::Evening;
use ardoise_desk::store::Store;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Ask, ENGINE_FORMS, Form, Kind, Report, Seat, common};
use ardoise_rules::notation::{Tongue, keyword};
use ardoise_rules::words::plain;

/// What one line of the menu does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// Records the line that was probably meant by the last one.
    Meant,
    /// Asks for an event.
    Event(&'static Form),
    Undo,
    Redo,
    Amend,
    Explain,
    Ruling,
    Slate,
    New,
    Quit,
}

/// Words that undid or voided of old: what they mean today is asked.
const OLD: &[&str] = &["annule", "annuler", "annul", "reprendre"];

/// What follows a step.
enum Next {
    Go,
    Leave,
}

/// Plays the current match, or a new one, to its end.
///
/// # Errors
/// If the database cannot be used; status 130 on Ctrl-C.
pub fn run(shell: &mut Shell, store: &mut Store, terminal: &mut Terminal) -> Result<(), Failure> {
    shell.flush();
    let current = match evening::load(shell, store, None, None) {
        Ok(found) => Some(found),
        Err(_) if shell.match_id.is_none() && store.last_touched()?.is_none() => None,
        Err(failure) => return Err(failure),
    };
    let over = current.as_ref().is_none_or(|found| found.report().standing.over);
    let mut found = match current {
        Some(found) if !over || shell.match_id.is_some() => found,
        _ => match opening::open(shell, store, terminal)? {
            Some(found) => found,
            None => return Ok(()),
        },
    };
    shell.match_id = Some(found.id().to_owned());
    screen::show(shell, terminal, &found.report(), None);
    let mut meant = None;
    loop {
        shell.measure();
        match step(shell, store, terminal, &mut found, meant.take()) {
            Ok(Next::Go) => {}
            Ok(Next::Leave) => return Ok(()),
            Err(failure @ (Failure::Told(_) | Failure::Damaged(_))) => return Err(failure),
            Err(failure) => {
                shell.fail(&failure);
                meant = failure.meant().map(str::to_owned);
                found = evening::load(shell, store, None, None)?;
            }
        }
    }
}

/// One question and what is done with its answer.
fn step(
    shell: &mut Shell,
    store: &mut Store,
    terminal: &mut Terminal,
    found: &mut Evening,
    meant: Option<String>,
) -> Result<Next, Failure> {
    let report = found.report();
    let (mut steps, mut items, mut at) = choices(shell, found, &report);
    if let Some(line) = &meant {
        steps.insert(0, Step::Meant);
        items.insert(0, Item::new(plain(line)).hint(shell.speaker.word("play-meant")));
        at = 0;
    }
    let title = screen::question(shell, &report);
    let help = format!("{}\n{}", shell.speaker.word("play-keys"), shell.speaker.word("play-always"));
    let rows = screen::menu_rows(terminal);
    let menu = Menu {
        at: Some(at),
        free: true,
        lines: OLD,
        help: &help,
        rows,
        trace: false,
        ..Menu::new(&title, &items)
    };
    match menu.ask(terminal) {
        Answer::Interrupted => Err(Failure::Told(130)),
        Answer::Back => Ok(Next::Go),
        Answer::Given(Chosen::Line(line)) => typed(shell, store, terminal, found, &line),
        Answer::Given(Chosen::Item(place)) => match steps.get(place) {
            Some(Step::Event(form)) => event(shell, store, terminal, found, form),
            Some(Step::Undo) => back(shell, store, terminal, found, true),
            Some(Step::Redo) => back(shell, store, terminal, found, false),
            Some(Step::Amend) => correction::correct(shell, store, terminal, found).map(|()| Next::Go),
            Some(Step::Ruling) => ruling(shell, store, terminal, found),
            Some(Step::Meant) => {
                let tongue = shell.tongue();
                record(shell, store, terminal, found, &meant.unwrap_or_default(), tongue)
            }
            Some(Step::Explain) => explain(shell, found, None),
            Some(Step::Slate) => {
                evening::show(shell, &report, Scope::Whole);
                shell.flush();
                Ok(Next::Go)
            }
            Some(Step::New) => {
                if let Some(new) = opening::open(shell, store, terminal)? {
                    *found = new;
                    shell.match_id = Some(found.id().to_owned());
                    screen::show(shell, terminal, &found.report(), None);
                }
                Ok(Next::Go)
            }
            Some(Step::Quit) | None => Ok(Next::Leave),
        },
    }
}

/// The lines of the menu: what is expected, what else is possible, and what is always at hand; and the likely one.
fn choices(shell: &Shell, found: &Evening, report: &Report) -> (Vec<Step>, Vec<Item>, usize) {
    let speaker = &shell.speaker;
    let french = speaker.lang().french();
    let guide = guide(shell, found, report);
    let mut steps = Vec::new();
    let mut items = Vec::new();
    let forms = || found.game().info().forms.iter().chain(ENGINE_FORMS);
    let mut put = |form: &'static Form, hint: String| {
        let word = keyword(form, french);
        let item = form.aliases.iter().fold(Item::new(word).key(form.event), |item, alias| item.key(*alias));
        steps.push(Step::Event(form));
        items.push(item.hint(hint));
    };
    let mut at = 0;
    let mut count = 0;
    if let Some(next) = &report.next {
        let expected = next.expects.iter().filter_map(|event| forms().find(|form| form.event == *event));
        for form in expected {
            let figure = matches!(form.fields, [field] if field.kind == Kind::Counts);
            if figure && contract(report).is_some() && at == 0 {
                at = count;
                let hint = speaker.phrase("play-figure", &[("account", &guide.likely_account())]);
                put(form, hint);
            } else {
                put(form, String::new());
            }
            count += 1;
        }
    }
    let mut known: Vec<&str> = report.next.iter().flat_map(|next| next.expects.iter().copied()).collect();
    known.push("check");
    for form in forms() {
        if !known.contains(&form.event)
            && let Some(deal) = guide.possible(form)
        {
            let now = report.next.as_ref().map_or(deal, |next| next.deal);
            let hint = speaker.phrase("play-other-deal", &[("deal", &deal.to_string())]);
            put(form, if deal == now { String::new() } else { hint });
        }
        known.push(form.event);
    }
    let always = [
        (Step::Undo, "play-undo", &["undo", "u"][..]),
        (Step::Redo, "play-redo", &["redo", "refaire"]),
        (Step::Amend, "play-amend", &["amend", "corriger"]),
        (Step::Explain, "play-explain", &["explain", "expliquer"]),
        (Step::Ruling, "play-ruling", &["ruling", "arbitre", "decision", "referee"]),
        (Step::Slate, "play-slate", &["show", "voir"]),
        (Step::New, "play-new", &["new", "nouveau"]),
        (Step::Quit, "play-quit", &["quit", "quitter", "q", "exit"]),
    ];
    for (step, id, keys) in always {
        let hint = match step {
            Step::Undo => taken::describe_last(shell, found, true),
            Step::Redo => taken::describe_last(shell, found, false),
            _ => Some(speaker.word(&format!("{id}-hint"))),
        };
        let Some(hint) = hint else { continue };
        let item = keys.iter().fold(Item::new(speaker.word(id)), |item, key| item.key(*key));
        steps.push(step);
        items.push(item.hint(hint));
    }
    (steps, items, at)
}

/// The contract of the open deal, if it has one.
fn contract(report: &Report) -> Option<&Value> {
    let open = report.deals.last().filter(|deal| !deal.complete)?;
    let made = !open.contract.is_null() && open.contract.get("by").is_some();
    made.then_some(&open.contract)
}

/// The questions of this moment.
fn guide<'a>(shell: &'a Shell, found: &'a Evening, report: &Report) -> Guide<'a> {
    Guide::new(found.play(), &shell.speaker, likely(report))
}

/// Who stands first: the declarer, else whose turn it is.
fn likely(report: &Report) -> Option<Seat> {
    let by = contract(report).and_then(|contract| contract.get("by")?.get(0)?.as_u64());
    let by = by.and_then(|n| usize::try_from(n).ok()).filter(|n| *n > 0).map(|n| Seat::at(n - 1));
    by.or(report.next.as_ref().and_then(|next| next.to_act))
}

/// Asks for an event. What is expected of the next deal opens it, even where it could correct the last one.
fn event(
    shell: &mut Shell,
    store: &mut Store,
    terminal: &mut Terminal,
    found: &mut Evening,
    form: &Form,
) -> Result<Next, Failure> {
    let report = found.report();
    let next = report.next.as_ref().filter(|next| next.expects.contains(&form.event)).map(|next| next.deal);
    let fresh = next.filter(|no| report.deals.iter().all(|deal| deal.no != *no));
    let mut play = found.play().copy();
    let opened = fresh.is_some() && play.place(&json!({"event": "deal"})).is_ok();
    let guide = Guide::new(play.as_ref(), &shell.speaker, likely(&report));
    let event = match guide.ask(terminal, form) {
        Answer::Given(event) => event,
        Answer::Back => return Ok(Next::Go),
        Answer::Interrupted => return Err(Failure::Told(130)),
    };
    let text = evening::event_text(found.game(), &event, found.play().table());
    let alone = found.play().copy().place(&event).is_ok_and(|placed| Some(placed.deal) == fresh);
    let line = if opened && !alone { format!("deal, {text}") } else { text };
    let tongue = shell.tongue().written();
    record(shell, store, terminal, found, &line, tongue)
}

/// A line typed at the prompt: a figure alone, a word of the program, or events.
fn typed(
    shell: &mut Shell,
    store: &mut Store,
    terminal: &mut Terminal,
    found: &mut Evening,
    line: &str,
) -> Result<Next, Failure> {
    let report = found.report();
    if let Ok(figure) = line.trim().parse::<i32>()
        && contract(&report).is_some()
    {
        let forms = found.game().info().forms;
        let expects = report.next.iter().flat_map(|next| &next.expects);
        let counts = expects.filter_map(|event| forms.iter().find(|form| form.event == *event));
        let mut counts = counts.filter(|form| matches!(form.fields, [field] if field.kind == Kind::Counts));
        let guide = guide(shell, found, &report);
        if let Some(event) = counts.find_map(|form| guide.bare_figure(form, figure)) {
            let text = evening::event_text(found.game(), &event, found.play().table());
            let tongue = shell.tongue().written();
            return record(shell, store, terminal, found, &text, tongue);
        }
    }
    let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    match fold_word(word).as_str() {
        text if voiding::is_old_word(text, shell.tongue()) => {
            old_word(shell, store, terminal, found, rest.trim())
        }
        "amend" | "corriger" if !rest.is_empty() => {
            let (deal, change) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
            correction::correct_so(shell, store, terminal, found, deal, change).map(|()| Next::Go)
        }
        "explain" | "expliquer" => explain(shell, found, Some(rest.trim())),
        "help" | "aide" | "?" => {
            crate::guided::help::help(shell, found);
            shell.flush();
            Ok(Next::Go)
        }
        _ => {
            let tongue = shell.tongue();
            record(shell, store, terminal, found, line, tongue)
        }
    }
}

/// What a word that undid or voided of old may mean today is asked.
fn old_word(
    shell: &mut Shell,
    store: &mut Store,
    terminal: &mut Terminal,
    found: &mut Evening,
    rest: &str,
) -> Result<Next, Failure> {
    let speaker = &shell.speaker;
    let mut steps: Vec<Option<bool>> = Vec::new();
    let mut items: Vec<Item> = Vec::new();
    if let Some(what) = taken::describe_last(shell, found, true) {
        items.push(Item::new(speaker.word("play-undo")).hint(what));
        steps.push(Some(true));
    }
    if let Some(deal) = voiding::aims_at(found) {
        let hint = speaker.phrase("play-other-deal", &[("deal", &deal.to_string())]);
        items.push(Item::new(keyword(&common::ANNUL, speaker.lang().french())).hint(hint));
        steps.push(Some(false));
    }
    items.push(Item::new(speaker.word("old-word-nothing")));
    steps.push(None);
    let title = speaker.word("old-word-which");
    let help = speaker.word("ask-keys-choice");
    let menu = Menu { eager: true, help: &help, ..Menu::new(&title, &items) };
    let step = match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => steps.get(place).copied().flatten(),
        Answer::Given(Chosen::Line(_)) | Answer::Back => None,
        Answer::Interrupted => return Err(Failure::Told(130)),
    };
    match step {
        Some(true) => back(shell, store, terminal, found, true),
        Some(false) => {
            let tongue = shell.tongue().written();
            record(shell, store, terminal, found, &format!("annul {rest}"), tongue)
        }
        None => Ok(Next::Go),
    }
}

/// Records a line and shows what it changed: the slate after a deal, a word otherwise.
fn record(
    shell: &mut Shell,
    store: &mut Store,
    terminal: &mut Terminal,
    found: &mut Evening,
    line: &str,
    tongue: Tongue,
) -> Result<Next, Failure> {
    let before = found.report();
    let mut draft = evening::said(found, line, Hearing { tongue, as_played: false });
    if let Err(Failure::Refused(refusal)) = &draft
        && let Some(article) = refusal.article
    {
        // Against the rules, not impossible: the table may keep it as a fact.
        let text = shell.speaker.say(&refusal.said, refusal.table.as_ref());
        shell.aside(&format!("{text} [{article}]"));
        if !ask::confirm(shell, terminal, "play-as-played")? {
            return Ok(Next::Go);
        }
        draft = evening::said(found, line, Hearing { tongue, as_played: true });
    }
    let draft = draft?;
    if let Some(deal) = draft.differs().voided
        && !ask::sure(shell, terminal, &voiding::question(shell, &before, deal))?
    {
        return Ok(Next::Go);
    }
    *found = evening::record(shell, store, draft)?;
    let report = found.report();
    screen::after(shell, terminal, &before, &report, line);
    Ok(Next::Go)
}

fn back(
    shell: &mut Shell,
    store: &mut Store,
    terminal: &Terminal,
    found: &mut Evening,
    back: bool,
) -> Result<Next, Failure> {
    taken::last(shell, store, back)?;
    *found = evening::load(shell, store, Some(found.id()), None)?;
    screen::show(shell, terminal, &found.report(), None);
    Ok(Next::Go)
}

/// What the rules prescribe after an irregularity, and its record if the table says so.
fn ruling(
    shell: &mut Shell,
    store: &mut Store,
    terminal: &mut Terminal,
    found: &mut Evening,
) -> Result<Next, Failure> {
    let play = found.play().copy();
    let case = Case {
        game: found.game(),
        table: play.table().clone(),
        play,
        match_id: Some(found.id().to_owned()),
        rules: found.about().rules.preset.clone(),
    };
    let Some(events) = ruling::ask(shell, terminal, &case, Ask::default())? else {
        return Ok(Next::Go);
    };
    let line: Vec<String> =
        events.iter().map(|event| evening::event_text(case.game, event, &case.table)).collect();
    let tongue = shell.tongue().written();
    record(shell, store, terminal, found, &line.join(", "), tongue)
}

fn explain(shell: &mut Shell, found: &Evening, deal: Option<&str>) -> Result<Next, Failure> {
    let report = found.report();
    let asked =
        deal.filter(|text| !text.is_empty()).map(|text| amendment::number(found, text)).transpose()?;
    let last = report.deals.iter().rev().find(|deal| deal.complete).map(|deal| deal.no);
    if report.deals.is_empty() {
        shell.sentence("explain-empty", &[]);
    } else {
        let page = pages::explain(&report, &shell.speaker, asked.or(last));
        shell.page(&page);
    }
    shell.flush();
    Ok(Next::Go)
}
