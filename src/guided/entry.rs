//! `ardoise play` at a terminal: question by question, only what is possible now.

use serde_json::{Value, json};

use crate::evening;
use crate::evening::Hearing;
use crate::evening::amendment;
use crate::evening::back as taken;
use crate::evening::end;
use crate::guided::ask;
use crate::guided::correction;
use crate::guided::ending;
use crate::guided::opening;
use crate::guided::prompt::{Answer, Chosen, Guide, Item, Menu, Quick, Terminal, lettered, numbered};
use crate::guided::ruling;
use crate::guided::screen;
use crate::guided::seat;
use crate::guided::voiding::{self, old_words};
use crate::pages::{self, Case, Scope};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::words;
use ardoise_desk::evening::{Evening, event_text, everybody_passes as short_passes};
use ardoise_desk::{Desk, Upshot, Which};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{
    AnyPlay, Arg, Ask, Bearing, DealNo, DealReport, ENGINE_FORMS, Form, Given, Half, Kind, Need, Report,
    Say as _, Seat, Seq, common, event_of,
};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{self, Slip, Tongue, nearest};
use ardoise_rules::words::plain;

/// What one line of the menu does.
#[derive(Debug, Clone, PartialEq)]
enum Step {
    /// Records the line that was probably meant by the last one.
    Meant,
    /// Asks for an event, of which the first fields are answered.
    Event(&'static Form, Given),
    /// Records a line.
    Line(String),
    Undo,
    Redo,
    Amend,
    Explain,
    Ruling,
    Slate,
    Rematch,
    Share,
    Rules,
    Dealer,
    Reseat,
    New,
    Quit,
}

/// The sign that opens a correction at once: it begins no line, and stands beside the figures.
const AMEND: char = '/';

/// What the refusal of the last line leads to.
#[derive(Debug, Default)]
struct Refused {
    /// The line that was probably meant, which Enter takes.
    meant: Option<String>,
    /// Was other writing proposed, but no line that can be taken? Then Enter behind it is no answer to this question.
    corrected: bool,
}

/// What follows a step.
enum Next {
    Go,
    Leave,
    /// Ctrl-C where nothing was being asked of a deal.
    Stop,
}

/// Plays the current match, or a new one, to its end.
///
/// # Errors
/// If the database cannot be used; status 130 on Ctrl-C.
pub fn run(shell: &mut Shell, desk: &mut Desk, terminal: &mut Terminal) -> Result<(), Failure> {
    shell.flush();
    let current = match evening::load(shell, desk, None, None) {
        Ok(found) => Some(found),
        Err(_) if shell.match_id.is_none() && desk.find(Which::Last)?.is_none() => None,
        Err(failure) => return Err(failure),
    };
    let over = current.as_ref().is_none_or(|found| found.report().standing.over);
    let mut found = match current {
        Some(found) if !over || shell.match_id.is_some() => found,
        _ => match opening::open(shell, desk, terminal)? {
            Some(found) => found,
            None => return Ok(()),
        },
    };
    shell.match_id = Some(found.id().to_owned());
    screen::show(shell, terminal, &found.report(), None);
    let mut last = Refused::default();
    // What could not be written is not recorded, whatever was before it.
    let mut unwritten: Option<Seq> = None;
    loop {
        shell.measure();
        match step(shell, desk, terminal, &mut found, std::mem::take(&mut last)) {
            Ok(Next::Go) => unwritten = unwritten.filter(|head| *head == found.head()),
            Ok(Next::Leave) => return Ok(()),
            Ok(Next::Stop) if unwritten.is_none() && !terminal.is_unfinished() => {
                left(shell, &found);
                return Err(Failure::Told(130));
            }
            Ok(Next::Stop) | Err(Failure::Told(130)) => {
                shell.sentence("play-left-asked", &[]);
                shell.flush();
                return Err(Failure::Told(130));
            }
            Err(failure @ (Failure::Told(_) | Failure::Damaged(_))) => return Err(failure),
            Err(failure) => {
                shell.fail(&failure);
                left_out(shell, terminal.leave_out_pasted());
                unwritten = failure.is_of_store().then(|| found.head());
                last =
                    Refused { meant: failure.meant().map(str::to_owned), corrected: failure.is_corrected() };
                found = evening::load(shell, desk, None, None)?;
                if failure.comes_to(Upshot::Moved) {
                    // What was on the screen is no longer so.
                    screen::show(shell, terminal, &found.report(), None);
                }
            }
        }
    }
}

/// Says how many lines that were pasted behind one that was refused are not read.
pub fn left_out(shell: &mut Shell, lines: usize) {
    if lines > 0 {
        let said = shell.speaker.phrase("play-pasted-left", &[("count", &lines.to_string())]);
        shell.aside(&said);
    }
}

/// One question and what is done with its answer.
fn step(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    Refused { meant, corrected }: Refused,
) -> Result<Next, Failure> {
    let report = found.report();
    let Choices { mut steps, mut items, at, mut numbered, spread } = choices(shell, found, &report);
    let mut at = Some(at).filter(|_| !corrected);
    if let Some(line) = &meant {
        steps.insert(0, Step::Meant);
        let item = Item::new(plain(line)).hint(shell.speaker.word("play-meant"));
        items.insert(0, Item { records: true, ..item });
        at = Some(0);
        numbered = 0;
    }
    let title = screen::question(shell, &report);
    let help = format!("{}\n{}", shell.speaker.word("play-keys"), shell.speaker.word("play-always"));
    let rows = screen::menu_rows(terminal);
    let mut lines: Vec<&str> = old_words().collect();
    lines.extend(spread.iter().map(String::as_str));
    let menu = Menu {
        at,
        free: true,
        lines: &lines,
        numbered,
        help: &help,
        rows,
        trace: false,
        ..Menu::new(&title, &items)
    };
    match menu.ask(terminal) {
        Answer::Interrupted => Ok(Next::Stop),
        Answer::Back => Ok(Next::Go),
        Answer::Given(Chosen::Line(line)) => typed(shell, desk, terminal, found, &line),
        Answer::Given(Chosen::Item(place)) => match steps.get(place) {
            Some(Step::Event(form, given)) => event(shell, desk, terminal, found, form, given),
            Some(Step::Line(line)) => {
                let tongue = shell.tongue().written();
                record(shell, desk, terminal, found, line, tongue)
            }
            Some(Step::Undo) => back(shell, desk, terminal, found, true),
            Some(Step::Redo) => back(shell, desk, terminal, found, false),
            Some(Step::Amend) => correction::correct(shell, desk, terminal, found).map(|()| Next::Go),
            Some(Step::Ruling) => ruling(shell, desk, terminal, found),
            Some(Step::Meant) => {
                let tongue = shell.tongue();
                let line = of_next(shell, found, meant.unwrap_or_default());
                record(shell, desk, terminal, found, &line, tongue)
            }
            Some(Step::Explain) => explain(shell, found, None),
            Some(Step::Slate) => {
                evening::show(shell, &report, Scope::Whole);
                shell.flush();
                Ok(Next::Go)
            }
            Some(Step::Rematch) => {
                if let Some(new) = ending::rematch(shell, desk, terminal, found)? {
                    turn_to(shell, terminal, found, new);
                }
                Ok(Next::Go)
            }
            Some(Step::Share) => {
                ending::share(shell, terminal, found);
                Ok(Next::Go)
            }
            Some(Step::Rules) => {
                rules(shell, found);
                Ok(Next::Go)
            }
            Some(Step::Dealer) => dealer(shell, desk, terminal, found),
            Some(Step::Reseat) => seat::reseat(shell, desk, terminal, found, "").map(|()| Next::Go),
            Some(Step::New) => {
                if let Some(new) = opening::open(shell, desk, terminal)? {
                    turn_to(shell, terminal, found, new);
                }
                Ok(Next::Go)
            }
            Some(Step::Quit) | None => leave(shell, desk, terminal, found),
        },
    }
}

/// Goes on with another match.
fn turn_to(shell: &mut Shell, terminal: &Terminal, found: &mut Evening, new: Evening) {
    *found = new;
    shell.match_id = Some(found.id().to_owned());
    screen::show(shell, terminal, &found.report(), None);
}

/// Leaves; where nothing but the table ends the match, asks whether it has.
fn leave(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &Evening,
) -> Result<Next, Failure> {
    let open = found.report().goal.is_open();
    if open && end::may(found) && ask::confirm(shell, terminal, "ask-close")? {
        let report = end::close(shell, desk, found, None)?;
        screen::show_end(shell, terminal, &report, ending::minutes(found));
    }
    left(shell, found);
    Ok(Next::Leave)
}

/// Everything is noted, and how to come back.
fn left(shell: &mut Shell, found: &Evening) {
    shell.sentence(if found.play().over() { "play-left-over" } else { "play-left" }, &[]);
    shell.flush();
}

/// The rules in force, option by option.
fn rules(shell: &mut Shell, found: &Evening) {
    let rules = found.rules_at(found.play().current());
    let patch = found.game().patch(&rules.preset, rules).unwrap_or_default();
    let page = pages::rules(found.game(), rules, &patch, &shell.speaker);
    shell.page(&page);
    shell.flush();
}

/// Who really deals is asked, and recorded.
fn dealer(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
) -> Result<Next, Failure> {
    let Some(seat) = seat::which(shell, terminal, found, "play-who-deals-ask")? else { return Ok(Next::Go) };
    let event = json!({"event": "deal", "dealer": seat.number()});
    let text = event_text(found.game(), &event, found.play().table());
    let tongue = shell.tongue().written();
    record(shell, desk, terminal, found, &text, tongue)
}

/// The lines of the menu with what each does, and the likely one.
struct Choices {
    steps: Vec<Step>,
    items: Vec<Item>,
    at: usize,
    /// So many of the first are chosen by their number.
    numbered: usize,
    /// The words of the event whose first answers stand there in its place.
    spread: Vec<String>,
}

impl Choices {
    fn put(&mut self, step: Step, item: Item) {
        self.steps.push(step);
        self.items.push(item);
    }
}

/// A line of the menu found by a word of the prompt: by the first letters of the reader's own, by a whole one of any language.
fn named(item: Item, word: &'static str, lang: Lang) -> Item {
    let usable = |name: &&str| !old_words().any(|old| old == *name);
    let own = words::of(lang, word).chain((lang == Lang::CANONICAL).then_some(word));
    let item = own.filter(usable).fold(item, Item::key);
    words::names(word).filter(usable).fold(item.whole(word), Item::whole)
}

/// The keyword of a form as a line of the menu, found by the first letters of the reader's words for it, and by a whole one of
/// any language: a letter that begins a word nobody at the table speaks chooses nothing.
fn item_of(form: &Form, lang: Lang) -> Item {
    let item = form.spoken.of(lang).iter().copied().fold(Item::new(form.word(lang)), Item::key);
    form.words().fold(item, Item::whole)
}

/// Does it record the play, card by card? In every game that is the engine's.
fn of_cards(form: &Form) -> bool {
    ENGINE_FORMS.iter().any(|other| other.event == form.event)
        && form.fields.iter().any(|field| matches!(field.kind, Kind::Card | Kind::Cards))
}

/// What the menu offers: the next thing first, by the letters of whoever does it; what else is expected; what is also
/// possible; cards; what is always at hand; and last what would go to another deal.
fn choices(shell: &Shell, found: &Evening, report: &Report) -> Choices {
    let speaker = &shell.speaker;
    let lang = speaker.lang();
    let guide = guide(shell, found, report);
    let forms = || found.play().forms().iter().chain(ENGINE_FORMS);
    let form_of = |event: &str| forms().find(|form| form.event == event);
    let now = report.next.as_ref().map(|next| next.deal);
    let mut menu = Choices { steps: Vec::new(), items: Vec::new(), at: 0, numbered: 0, spread: Vec::new() };
    if report.standing.over {
        let hint = speaker.phrase("play-rematch-hint", &[("player", &plain(&ending::next_dealer(report)))]);
        let item = named(Item::new(speaker.word("play-rematch")), "rematch", lang);
        menu.put(Step::Rematch, item.hint(hint));
        let item = named(Item::new(speaker.word("play-share")), "share", lang);
        menu.put(Step::Share, item.hint(speaker.word("play-share-hint")));
    }
    let expects: Vec<&str> = report.next.iter().flat_map(|next| next.expects.iter().copied()).collect();
    let mut expected: Vec<&'static Form> = expects.iter().filter_map(|event| form_of(event)).collect();
    let taken = contract(report).is_some();
    if taken && let Some(place) = expected.iter().position(|form| form.counts()) {
        // With a contract the next thing is what it made.
        let figure = expected.remove(place);
        expected.insert(0, figure);
    }
    let fresh = opened(found, now, report);
    for (place, form) in expected.iter().copied().enumerate().filter(|(_, form)| !of_cards(form)) {
        if form.counts() && place == 0 && taken {
            let hint = speaker.phrase("play-figure", &[("account", &guide.likely_account())]);
            menu.put(Step::Event(form, Vec::new()), item_of(form, lang).hint(hint).quick());
            continue;
        }
        let asking = Guide::new(
            found.game(),
            fresh.as_deref().unwrap_or(found.play()),
            speaker,
            likely(found, report),
        )
        .of(found.about());
        if place == 0
            && let Some((given, values)) = asking.first(form)
        {
            let field = form.fields.get(given.len());
            for (value, item) in values {
                let mut given = given.clone();
                given.push(Some(value));
                let hint = form.word(lang).to_owned();
                menu.put(Step::Event(form, given), item.hint(hint).quick());
            }
            menu.numbered = field.map_or(0, |field| numbered(field, &menu.items));
            menu.spread = form.spoken.of(lang).iter().map(|word| fold_word(word)).collect();
            continue;
        }
        // What throws a deal away is not one key away.
        let item = item_of(form, lang);
        let item = if form.bearing == Bearing::Tells { item.quick() } else { item };
        menu.put(Step::Event(form, Vec::new()), item);
    }
    if let Some(passes) = everybody_passes(found).filter(|_| !taken) {
        let item = Item::new(speaker.word("play-all-pass")).quick();
        menu.put(Step::Line(passes), item);
    }
    let mut known = expects;
    known.push("check");
    let mut cards: Vec<&'static Form> = expected.into_iter().filter(|form| of_cards(form)).collect();
    let mut elsewhere = Vec::new();
    for form in forms() {
        if !known.contains(&form.event)
            && let Some(deal) = guide.possible(form)
        {
            match now {
                Some(now) if deal != now => elsewhere.push((form, deal)),
                // After the end everything that can be said is a correction.
                None => elsewhere.push((form, deal)),
                _ if of_cards(form) => cards.push(form),
                _ if form.bearing == Bearing::Tells
                    && ENGINE_FORMS.iter().all(|own| own.event != form.event) =>
                {
                    menu.put(Step::Event(form, Vec::new()), item_of(form, lang).quick());
                }
                _ => menu.put(Step::Event(form, Vec::new()), item_of(form, lang)),
            }
        }
        known.push(form.event);
    }
    for form in cards {
        menu.put(Step::Event(form, Vec::new()), item_of(form, lang));
    }
    let always = [
        (Step::Undo, "play-undo", &["undo"][..]),
        (Step::Redo, "play-redo", &["redo"]),
        (Step::Amend, "play-amend", &["amend"]),
        (Step::Explain, "play-explain", &["explain"]),
        (Step::Ruling, "play-ruling", &["ruling", "referee"]),
        (Step::Slate, "play-slate", &["show"]),
        (Step::Rules, "play-rules", &["rules"]),
        (Step::Dealer, "play-who-deals", &["dealer"]),
        (Step::Reseat, "play-reseat", &["reseat"]),
        (Step::New, "play-new", &["new", "next"]),
        (Step::Quit, "play-quit", &["quit"]),
    ];
    for (step, id, keys) in always {
        let hint = match step {
            Step::Undo => taken::describe_last(shell, found, true),
            Step::Redo => taken::describe_last(shell, found, false),
            _ => Some(speaker.word(&format!("{id}-hint"))),
        };
        let Some(hint) = hint else { continue };
        let item = keys.iter().fold(Item::new(speaker.word(id)), |item, key| named(item, key, lang));
        menu.put(step, item.hint(hint));
    }
    for (form, deal) in elsewhere {
        let hint = speaker.phrase("play-other-deal", &[("deal", &deal.to_string())]);
        menu.put(Step::Event(form, Vec::new()), item_of(form, lang).hint(hint));
    }
    // What is recorded at once, without a further question, is not one letter away from a line that begins so.
    let mut begins: Vec<char> = forms().filter_map(|form| initial(form.word(lang))).collect();
    begins.extend(
        ["play-undo", "play-amend", "play-explain", "play-quit", "play-new"]
            .iter()
            .filter_map(|id| initial(&speaker.word(id))),
    );
    let asking =
        Guide::new(found.game(), fresh.as_deref().unwrap_or(found.play()), speaker, likely(found, report))
            .of(found.about());
    for (place, (step, item)) in menu.steps.iter().zip(&mut menu.items).enumerate() {
        let at_once = match step {
            Step::Line(_) => true,
            Step::Event(form, given) => !asking.asks(form, given) && chosen(found, form, given).is_none(),
            _ => false,
        };
        let numbered = place < menu.numbered;
        if at_once && (numbered || initial(&item.label).is_none_or(|letter| begins.contains(&letter))) {
            item.quick = item.quick.min(Quick::Enter);
        }
        // Where words are typed next, a line that begins with the letter would be taken for them.
        if matches!(step, Step::Event(form, given) if asking.types_words(form, given)) {
            // The likely one keeps its letter: no other is taken by it.
            item.quick = if place == menu.at { Quick::Enter } else { Quick::Word };
        }
        // A word that begins with all of another one is not taken for it: « der » is no « dernière carte ».
        let label = fold_word(&item.label);
        if menu.spread.iter().any(|word| *word != label && label.starts_with(word)) {
            item.quick = item.quick.min(Quick::Enter);
        }
        item.records = at_once;
        // What takes something back is not a letter and Enter away from a line that begins so.
        item.guarded = match step {
            Step::Undo | Step::Redo => true,
            Step::Event(form, _) => matches!(form.bearing, Bearing::Voids | Bearing::Ends),
            _ => false,
        };
    }
    lettered(&mut menu.items, true, |item| item.quick != Quick::Word);
    // A number is a key of its own.
    let plain = |item: &&mut Item| item.quick != Quick::Letter;
    menu.items.iter_mut().filter(plain).for_each(|item| item.letter = None);
    menu.items.iter_mut().take(menu.numbered).for_each(|item| item.letter = None);
    if let Some(place) = menu.steps.iter().position(|step| *step == Step::Amend) {
        menu.items[place].letter = Some(AMEND);
    }
    menu
}

/// The first letter of what is typed for a word.
fn initial(word: &str) -> Option<char> {
    fold_word(word).chars().find(|letter| letter.is_alphanumeric())
}

/// The match with its next deal opened, where one is to come.
fn opened(found: &Evening, now: Option<DealNo>, report: &Report) -> Option<Box<dyn AnyPlay>> {
    let fresh = now.is_some_and(|no| report.deals.iter().all(|deal| deal.no != no));
    let mut play = found.play().copy();
    (fresh && play.place(&json!({"event": "deal"})).is_ok()).then_some(play)
}

/// The passes of everybody, one after the other, where they end the deal; none where somebody has bid.
fn everybody_passes(found: &Evening) -> Option<String> {
    let (passes, _) = short_passes(found.play()).filter(|(_, ends)| *ends)?;
    let table = found.play().table();
    let each = passes.iter().map(|pass| event_text(found.game(), pass, table));
    Some(each.collect::<Vec<_>>().join(", "))
}

/// The contract of the open deal, if it has one.
fn contract(report: &Report) -> Option<&Value> {
    let open = report.deals.last().filter(|deal| !deal.complete)?;
    let by = open.contract.get("by").and_then(|by| by.get(0)).and_then(Value::as_u64);
    by.is_some().then_some(&open.contract)
}

/// The questions of this moment.
fn guide<'a>(shell: &'a Shell, found: &'a Evening, report: &Report) -> Guide<'a> {
    Guide::new(found.game(), found.play(), &shell.speaker, likely(found, report))
}

/// Who stands first: the declarer, else whose turn it is; once a figure was told, the declarer who has none yet, else whose turn it
/// is, else the declarer.
fn likely(found: &Evening, report: &Report) -> Option<Seat> {
    let by = contract(report).and_then(|contract| contract.get("by")?.get(0)?.as_u64());
    let by = by.and_then(|n| usize::try_from(n).ok()).filter(|n| *n > 0).map(|n| Seat::at(n - 1));
    let acts = report.next.as_ref().and_then(|next| next.to_act);
    let forms = found.play().forms();
    let told = |event: &Value| forms.iter().any(|form| form.counts() && event["event"] == form.event);
    let open = report.deals.last().filter(|deal| !deal.complete);
    match open.filter(|deal| deal.events.iter().any(|event| told(event))) {
        Some(deal) => deal.uncounted(forms, &report.table).or(acts).or(by),
        None => by.or(acts),
    }
}

/// Asks for an event, of which the first answers may be given.
fn event(
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
struct ChosenFirst {
    event: Value,
    /// The match as it stands with it.
    play: Box<dyn AnyPlay>,
    /// What is asked behind it.
    missing: &'static Form,
}

/// The event that these answers make, where what is missing behind it is asked at once.
fn chosen(found: &Evening, form: &Form, given: &Given) -> Option<ChosenFirst> {
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
fn fresh_for(shell: &Shell, found: &Evening, report: &Report, form: &Form) -> Option<Box<dyn AnyPlay>> {
    let next = report.next.as_ref().filter(|next| next.expects.contains(&form.event))?;
    let place = |event: &str| next.expects.iter().position(|expected| *expected == event);
    let forms = found.play().forms();
    let count = forms.iter().filter(|form| form.counts()).filter_map(|form| place(form.event)).min();
    let after_count = count.is_some_and(|count| place(form.event) > Some(count));
    let told = |deal: &DealReport| {
        deal.events.iter().any(|event| event.get("event").and_then(Value::as_str) == Some(form.event))
    };
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
fn place(
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
fn figure(
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

/// A line typed at the prompt: a figure alone, a word of the program, or events.
fn typed(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &mut Terminal,
    found: &mut Evening,
    line: &str,
) -> Result<Next, Failure> {
    if let Ok(number) = line.trim().parse::<i32>()
        && let Some(next) = figure(shell, desk, terminal, found, number)?
    {
        return Ok(next);
    }
    // Points and a comma, without the half: nothing stands behind it that a comma could part.
    let half = Half::answered(line.trim()).filter(|_| Half::read(line.trim()).is_none());
    let whole = half.map(|half| half.to_string());
    let line = whole.as_deref().unwrap_or(line);
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
            let meant = prompt_word(found, &folded, shell.speaker.lang()).filter(|_| rest.is_empty());
            match (done, meant) {
                (Err(failure), Some(meant)) if failure.knows_no_word() => {
                    let said = Slip::UnknownKeyword { word: plain(word) }.said();
                    Err(Failure::refused(said).did_you_mean(Arg::Text(plain(meant))))
                }
                (done, _) => done,
            }
        }
    }
}

/// A line as it answers the question of the next deal: that is opened where the same event, chosen, would open it.
fn of_next(shell: &Shell, found: &Evening, line: String) -> String {
    let (play, tongue) = (found.play(), shell.tongue());
    let forms = [ENGINE_FORMS, play.forms()];
    let read = notation::read_lines(&forms, play.table(), &line, tongue).unwrap_or_default();
    let events: Vec<Value> = read.into_iter().flat_map(|line| line.events).map(|(event, _)| event).collect();
    let report = found.report();
    let next = report.next.as_ref().map(|next| next.deal);
    let opens = |event: &Value| {
        let form = forms.iter().copied().flatten().find(|form| event["event"] == form.event);
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

/// Records a line and shows what it changed: the slate after a deal, a word otherwise.
fn record(
    shell: &mut Shell,
    desk: &mut Desk,
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
    let mut draft = draft?;
    if let Some(deal) = draft.differs().voided
        && !ask::sure(shell, terminal, &voiding::question(shell, &before, deal))?
    {
        return Ok(Next::Go);
    }
    if draft.restated(found).is_some() {
        // A figure said again is a correction: it is shown before it is made.
        return correction::keep(shell, desk, terminal, found, draft).map(|()| Next::Go);
    }
    let mut settled = None;
    if let Some((asked, event)) = draft.after().play().doubt().filter(|_| found.play().doubt().is_none()) {
        // What would be scored otherwise is asked before it is recorded.
        let table = draft.after().play().table();
        shell.aside(&shell.speaker.say(&asked, Some(table)));
        let told = plain(&shell.speaker.told_event(found.play().forms(), &event, table));
        if ask::sure(shell, terminal, &shell.speaker.phrase("play-settles", &[("line", &told)]))? {
            let whole = format!("{line}, {}", event_text(found.game(), &event, table));
            draft = evening::said(found, &whole, Hearing { tongue, as_played: true })?;
            settled = Some(whole);
        }
    }
    let line = settled.as_deref().unwrap_or(line);
    *found = evening::record(shell, desk, draft)?;
    let report = found.report();
    if report.standing.over && !before.standing.over {
        screen::show_end(shell, terminal, &report, ending::minutes(found));
    } else {
        screen::after(shell, terminal, &before, &report, line);
    }
    Ok(Next::Go)
}

fn back(
    shell: &mut Shell,
    desk: &mut Desk,
    terminal: &Terminal,
    found: &mut Evening,
    back: bool,
) -> Result<Next, Failure> {
    if let Some(failure) = taken::moved(desk, found)? {
        return Err(failure);
    }
    taken::last(shell, desk, back)?;
    *found = evening::load(shell, desk, Some(found.id()), None)?;
    screen::show(shell, terminal, &found.report(), None);
    Ok(Next::Go)
}

/// What the rules prescribe after an irregularity, and its record if the table says so.
fn ruling(
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
