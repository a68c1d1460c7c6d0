//! An event asked for, field by field, and recorded where it belongs.

use serde_json::Value;

use crate::guided::prompt::{Answer, Guide, Terminal};
use crate::guided::record::{Next, record};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Evening, event_text};
use ardoise_rules::engine::{
    AnyPlay, Bearing, DealNo, DealReport, Form, Given, Report, Seat, TableEvent, event_of,
};
use ardoise_rules::words::plain;

/// The match with its next deal opened, where one is to come.
pub(super) fn opened(found: &Evening, now: Option<DealNo>, report: &Report) -> Option<Box<dyn AnyPlay>> {
    let fresh = now.is_some_and(|no| report.deals.iter().all(|deal| deal.no != no));
    let mut play = found.play().copy();
    (fresh && play.place(&TableEvent::Deal { dealer: None }.stored()).is_ok()).then_some(play)
}

/// The contract of the open deal, if it has one.
pub(super) fn contract(report: &Report) -> Option<&Value> {
    let open = report.deals.last().filter(|deal| !deal.complete)?;
    let by = open.contract.get("by").and_then(|by| by.get(0)).and_then(Value::as_u64);
    by.is_some().then_some(&open.contract)
}

/// The questions of this moment.
pub(super) fn guide<'a>(shell: &'a Shell, found: &'a Evening, report: &Report) -> Guide<'a> {
    Guide::new(found.game(), found.play(), &shell.speaker, likely(found, report))
}

/// Who stands first: the declarer, else whose turn it is; once a figure was told, the declarer who has none yet, else whose turn it
/// is, else the declarer.
pub(super) fn likely(found: &Evening, report: &Report) -> Option<Seat> {
    let by = contract(report).and_then(|contract| contract.get("by")?.get(0)?.as_u64());
    let by = by.and_then(|n| usize::try_from(n).ok()).filter(|n| *n > 0).map(|n| Seat::at(n - 1));
    let acts = report.next.as_ref().and_then(|next| next.to_act);
    let forms = found.play().forms();
    let told = |event: &Value| forms.iter().any(|form| form.counts() && form.is_of(event));
    let open = report.deals.last().filter(|deal| !deal.complete);
    match open.filter(|deal| deal.events.iter().any(|event| told(event))) {
        Some(deal) => deal.uncounted(forms, &report.table).or(acts).or(by),
        None => by.or(acts),
    }
}

/// Asks for an event, of which the first answers may be given.
pub(super) fn event(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    form: &Form,
    given: &Given,
) -> Result<Next, Failure> {
    let report = found.report();
    let fresh = fresh_for(shell, found, &report, form);
    let play = fresh.as_deref().unwrap_or(found.play());
    let owned = contract(&report).is_some();
    let guide =
        Guide::new(found.game(), play, &shell.speaker, likely(found, &report)).of(found.about()).owned(owned);
    if !guide.asks(form, given)
        && let Some(chosen) = chosen(found, form, given)
    {
        return with_next(shell, desk, terminal, found, form, chosen);
    }
    match guide.ask(terminal, form, given) {
        Answer::Given(event) => {
            let next = place(shell, desk, terminal, found, form, &event)?;
            match missing(found, found.play(), form) {
                Some(missing) => self::event(shell, desk, terminal, found, missing, &Vec::new()),
                None => Ok(next),
            }
        }
        Answer::Back => Ok(Next::Go),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}

/// The first thing that is still missing of the deal in `play`, where it is asked at once behind an event of that form.
fn missing(found: &Evening, play: &dyn AnyPlay, form: &Form) -> Option<&'static Form> {
    let expects = play.expects().events;
    let told =
        form.leads && found.force().deals.contains_key(&play.current()) && !expects.contains(&form.event);
    let first = expects.first().filter(|_| told)?;
    play.forms().iter().find(|form| form.event == *first && form.bearing == Bearing::Tells)
}

/// An event that was chosen, and is recorded with the answer to the question behind it.
pub(super) struct ChosenFirst {
    event: Value,
    /// The match as it stands with it.
    play: Box<dyn AnyPlay>,
    /// What is asked behind it.
    missing: &'static Form,
}

/// The event that these answers make, where what is missing behind it is asked at once.
pub(super) fn chosen(found: &Evening, form: &Form, given: &Given) -> Option<ChosenFirst> {
    let event = event_of(form, given);
    let mut play = found.play().copy();
    play.place(&event).ok()?;
    let missing = missing(found, &*play, form)?;
    Some(ChosenFirst { event, play, missing })
}

/// Asks what is missing behind an event that was chosen by a letter, and records both together: a letter alone records
/// nothing, it may begin a line. Enter alone records the event by itself, and asks again.
fn with_next(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    form: &Form,
    first: ChosenFirst,
) -> Result<Next, Failure> {
    let ChosenFirst { event, play, missing } = first;
    let told = plain(&shell.speaker.told_event(play.forms(), &event, play.table()));
    let guide = Guide::new(found.game(), &*play, &shell.speaker, likely(found, &found.report()))
        .of(found.about())
        .behind(told);
    match guide.ask(terminal, missing, &Vec::new()) {
        Answer::Given(second) => {
            let both = [event, second].map(|event| event_text(found.game(), &event, found.play().table()));
            let tongue = shell.tongue().written();
            record(shell, desk, terminal, found, &both.join(", "), tongue)
        }
        Answer::Back if terminal.confirmed() => {
            place(shell, desk, terminal, found, form, &event)?;
            self::event(shell, desk, terminal, found, missing, &Vec::new())
        }
        Answer::Back => Ok(Next::Go),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}

/// The match with its next deal opened, if an event of that form is said of it. What is expected of the next deal opens it,
/// even where it could correct the last one; but what is said after a count, and the last deal lacks, belongs to that.
pub(super) fn fresh_for(
    shell: &Shell,
    found: &Evening,
    report: &Report,
    form: &Form,
) -> Option<Box<dyn AnyPlay>> {
    let next = report.next.as_ref().filter(|next| next.expects.contains(&form.event))?;
    let place = |event: &str| next.expects.iter().position(|expected| *expected == event);
    let forms = found.play().forms();
    let count = forms.iter().filter(|form| form.counts()).filter_map(|form| place(form.event)).min();
    let after_count = count.is_some_and(|count| place(form.event) > Some(count));
    let told = |deal: &DealReport| deal.events.iter().any(|event| form.is_of(event));
    if after_count
        && form.bearing == Bearing::Tells
        && let Some(last) = report.deals.last().filter(|last| last.complete && !last.annulled && !told(last))
        && guide(shell, found, report).possible(form) == Some(last.no)
    {
        return None;
    }
    opened(found, Some(next.deal), report)
}

/// Records an event that was answered for.
pub(super) fn place(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    form: &Form,
    event: &Value,
) -> Result<Next, Failure> {
    let report = found.report();
    let fresh = fresh_for(shell, found, &report, form).and(report.next.as_ref().map(|next| next.deal));
    let text = event_text(found.game(), event, found.play().table());
    let alone = found.play().copy().place(event).is_ok_and(|placed| Some(placed.deal) == fresh);
    let line = if fresh.is_some() && !alone { format!("deal, {text}") } else { text };
    let tongue = shell.tongue().written();
    // What is refused is shown as people read it.
    let told = shell.speaker.told_event(found.play().forms(), event, found.play().table());
    record(shell, desk, terminal, found, &line, tongue).map_err(|failure| failure.input(plain(&told)))
}

/// A figure alone: it counts for the taker; without one it is asked for whom.
pub(super) fn figure(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    figure: i32,
) -> Result<Option<Next>, Failure> {
    let report = found.report();
    let forms = found.play().forms();
    let expects = report.next.iter().flat_map(|next| &next.expects);
    let forms = expects.filter_map(|event| forms.iter().find(|form| form.event == *event && form.counts()));
    let forms: Vec<&Form> = forms.collect();
    for form in forms {
        let guide = guide(shell, found, &report);
        let account = if contract(&report).is_some() {
            guide.offer.accounts().first().copied()
        } else if opened(found, report.next.as_ref().map(|next| next.deal), &report).is_some()
            || guide.possible(form).is_some()
        {
            match guide.holder(terminal, form, "") {
                Answer::Given(account) => Some(account),
                Answer::Back => return Ok(Some(Next::Go)),
                Answer::Interrupted => return Err(Failure::Told(130)),
            }
        } else {
            None
        };
        if let Some(event) = account.and_then(|account| guide.figure_for(form, account, figure)) {
            return place(shell, desk, terminal, found, form, &event).map(Some);
        }
    }
    Ok(None)
}
