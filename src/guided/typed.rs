//! What is typed at the menu of the table: a figure, a word of the program, or events.

use serde_json::{Value, json};

use crate::evening;
use crate::evening::amendment;
use crate::evening::back as taken;
use crate::guided::correction;
use crate::guided::event::{event, figure, fresh_for};
use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::guided::record::{Next, back, record};
use crate::guided::ruling;
use crate::guided::seat;
use crate::guided::voiding;
use crate::pages::{self, Case};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::words;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Change, Evening, event_text};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Ask, ENGINE_FORMS, Need, Record, Report, Say as _, common};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{self, Slip, nearest};
use ardoise_rules::words::plain;

/// A line typed at the prompt: a figure alone, a word of the program, or events.
pub(super) fn typed(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    line: &str,
) -> Result<Next, Failure> {
    if notation::is_beyond(line.trim()) {
        return Err(Failure::refused(Slip::Beyond { word: plain(line.trim()) }.said()));
    }
    if let Ok(number) = line.trim().parse::<i32>()
        && let Some(next) = figure(shell, desk, terminal, found, number)?
    {
        return Ok(next);
    }
    let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let folded = fold_word(line.trim());
    let mut forms = found.play().forms().iter().chain(ENGINE_FORMS);
    if let Some(form) = forms.find(|form| form.is_named(&folded))
        && !voiding::is_old_word(&folded, shell.tongue())
        && form.fields.iter().any(|field| field.need == Need::Required)
    {
        // A keyword alone: what belongs to it is asked.
        return event(shell, desk, terminal, found, form, &Vec::new());
    }
    let folded = fold_word(word);
    match words::named(&folded).unwrap_or(&folded) {
        _ if voiding::is_old_word(&folded, shell.tongue()) => {
            old_word(shell, desk, terminal, found, rest.trim())
        }
        "amend" if !rest.is_empty() => {
            let (deal, change) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
            correction::correct_so(shell, desk, terminal, found, deal, change).map(|()| Next::Go)
        }
        "undo" if rest.is_empty() => back(shell, desk, terminal, found, true),
        "redo" if rest.is_empty() => back(shell, desk, terminal, found, false),
        "dealer" if rest.is_empty() => dealer(shell, desk, terminal, found),
        "reseat" => seat::reseat(shell, desk, terminal, found, rest.trim()).map(|()| Next::Go),
        "rules" if rest.is_empty() => {
            rules(shell, found);
            Ok(Next::Go)
        }
        "explain" => explain(shell, found, Some(rest.trim())),
        "help" | "?" => {
            crate::guided::help::help(shell, found);
            shell.flush();
            Ok(Next::Go)
        }
        _ => {
            let tongue = shell.tongue();
            let line = of_next(shell, found, line.to_owned());
            let done = record(shell, desk, terminal, found, &line, tongue);
            let takes = |meant: &&str| {
                rest.is_empty()
                    || matches!(words::named(&fold_word(meant)), Some("amend" | "explain" | "reseat"))
            };
            let meant = prompt_word(found, &folded, shell.speaker.lang()).filter(takes);
            match (done, meant) {
                (Err(failure), Some(meant)) if failure.knows_no_word() => {
                    let said = Slip::UnknownKeyword { word: plain(word) }.said();
                    let meant = format!("{meant} {rest}");
                    Err(Failure::refused(said).did_you_mean(Arg::Text(plain(meant.trim()))))
                }
                (done, _) => done,
            }
        }
    }
}

/// A line as it answers the question of the next deal: that is opened where the same event, chosen, would open it.
pub(super) fn of_next(shell: &Shell, found: &Evening, line: String) -> String {
    let (play, tongue) = (found.play(), shell.tongue());
    let forms = [ENGINE_FORMS, play.forms()];
    let read = notation::read_lines(&forms, play.table(), &line, tongue).unwrap_or_default();
    let events: Vec<Value> = read.into_iter().flat_map(|line| line.events).map(|(event, _)| event).collect();
    let report = found.report();
    let next = report.next.as_ref().map(|next| next.deal);
    let opens = |event: &Value| {
        let form = forms.iter().copied().flatten().find(|form| form.is_of(event));
        form.is_some_and(|form| fresh_for(shell, found, &report, form).is_some())
    };
    let alone = events.first().and_then(|first| play.copy().place(first).ok()).map(|placed| placed.deal);
    if alone != next && events.iter().any(opens) {
        return format!("{}, {line}", common::DEAL.word(tongue.lang));
    }
    line
}

/// The word of the prompt that a word is nearest to, if the keyword of no event is as near.
fn prompt_word(found: &Evening, folded: &str, lang: Lang) -> Option<&'static str> {
    const WORDS: [&str; 9] =
        ["undo", "redo", "explain", "show", "amend", "ruling", "rules", "reseat", "quit"];
    let own = || WORDS.into_iter().map(|word| words::name(lang, word));
    let forms = found.play().forms().iter().chain(ENGINE_FORMS);
    let events = forms.flat_map(|form| form.spoken.of(lang).iter().copied().chain([form.word(lang)]));
    let nearest = nearest(folded, events.chain(own()))?;
    own().find(|word| *word == nearest)
}

/// What a word that undid or voided of old may mean today is asked.
fn old_word(
    shell: &mut Shell,
    desk: &mut Desk,
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
        items.push(Item::new(common::ANNUL.word(speaker.lang())).hint(hint));
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
        Some(true) => back(shell, desk, terminal, found, true),
        Some(false) => {
            let tongue = shell.tongue().written();
            record(shell, desk, terminal, found, &format!("annul {rest}"), tongue)
        }
        None => Ok(Next::Go),
    }
}

/// Who deals is said; where it can still be somebody else, that is asked, and recorded.
pub(super) fn dealer(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
) -> Result<Next, Failure> {
    let report = found.report();
    let Some(next) = &report.next else { return Ok(Next::Go) };
    let named = only_named(found, &report);
    if !named && report.deals.iter().any(|deal| deal.no == next.deal) {
        shell.raw(&format!("{}\n", pages::whose_turn(&report, &shell.speaker).unwrap_or_default()));
        shell.flush();
        return Ok(Next::Go);
    }
    let asked = seat::which(shell, terminal, found, "play-who-deals-ask", Some(next.dealer))?;
    let Some(seat) = asked.filter(|seat| *seat != next.dealer) else { return Ok(Next::Go) };
    if named {
        // Nothing is said of the deal but who deals it: that was a slip.
        let change = Change::Undo { count: 1, reason: String::new() };
        *found = evening::record(shell, desk, found.draft(change).map_err(Failure::Refused)?)?;
    }
    let event = json!({"event": common::DEAL.event, "dealer": seat.number()});
    let text = event_text(found.game(), &event, found.play().table());
    let tongue = shell.tongue().written();
    record(shell, desk, terminal, found, &text, tongue)
}

/// Is nothing said of the open deal but who deals it, and was that the last command?
fn only_named(found: &Evening, report: &Report) -> bool {
    let last = found.undoable().first().copied();
    let mut command = found.records().iter().filter(|record| Some(record.op) == last);
    let named = |record: &Record| {
        let played = record.entry.played();
        played.is_some_and(|(_, event)| common::DEAL.is_of(event))
    };
    command.next().is_some_and(named)
        && command.next().is_none()
        && report.deals.last().is_some_and(|deal| !deal.complete && deal.events.len() == 1)
}

/// The rules in force, option by option.
pub(super) fn rules(shell: &mut Shell, found: &Evening) {
    let rules = found.rules_at(found.play().current());
    let patch = found.game().patch(&rules.preset, rules).unwrap_or_default();
    let page = pages::rules(found.game(), rules, &patch, &shell.speaker);
    shell.page(&page);
    shell.flush();
}

pub(super) fn explain(shell: &mut Shell, found: &Evening, deal: Option<&str>) -> Result<Next, Failure> {
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

/// What the rules prescribe after an irregularity, and its record if the table says so.
pub(super) fn ruling(
    shell: &mut Shell,
    desk: &mut Desk,
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
    let line: Vec<String> = events.iter().map(|event| event_text(case.game, event, &case.table)).collect();
    let tongue = shell.tongue().written();
    record(shell, desk, terminal, found, &line.join(", "), tongue)
}
