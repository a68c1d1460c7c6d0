//! What is said in short, as events of this match: a figure belongs to the taker, and everybody passes one by one.

use ardoise_rules::engine::{
    Account, AnyGame, AnyPlay, Arg, Bearing, DealNo, ENGINE_FORMS, Form, Head, Offer, Say as _, Sayings,
    Seat, TableEvent, common, count_of, event_of, lay,
};
use ardoise_rules::lang::{Lang, fold_word};
use ardoise_rules::notation::{self, Hooks, SheetError, Short, Slip, Tongue, Words};
use serde_json::{Value, json};

use super::counted::Told;
use super::{Evening, Lines};
use crate::failure::Refusal;

/// The most rounds in which everybody is asked.
const ROUNDS: usize = 2;
/// The most that a contract can need, in points.
const MOST_NEEDED: i32 = 300;
/// The most lines of a sheet that a hand wrote; each figure is asked of all deals before it.
const LONGEST_SHEET: usize = 1000;

/// The passes of everybody who is still asked, one after the other, and whether they end the deal; none where nobody is
/// asked, or somebody would still be.
#[must_use]
pub fn everybody_passes(play: &dyn AnyPlay) -> Option<(Vec<Value>, bool)> {
    let mut play = play.copy();
    let deal = play.current();
    let mut events = Vec::new();
    while events.len() <= ROUNDS * play.table().len() {
        let next = play.expects();
        let asked = next.to_act.filter(|_| next.events.contains(&common::PASS.event));
        let ends = play.current() != deal;
        let Some(seat) = asked.filter(|_| !ends) else {
            return Some((events, ends)).filter(|(events, _)| !events.is_empty());
        };
        let pass = json!({"event": common::PASS.event, "player": seat.number()});
        play.place(&pass).ok()?;
        events.push(pass);
    }
    None
}

/// Who took, by the contract of a deal as it is reported.
pub(super) fn taker(contract: &Value) -> Option<Seat> {
    let number = contract.get("by")?.get(0)?.as_u64()?;
    Some(Seat::at(usize::try_from(number).ok()?.checked_sub(1)?))
}

/// The contract of the last deal, as a figure sees it.
pub(super) struct Taken {
    /// The deal.
    deal: DealNo,
    /// Whose figure is next: the taker's, or that of whose turn it is once he has counted.
    pub(super) account: Account,
    /// Is all known of the deal?
    pub(super) complete: bool,
    /// Was a figure told of it?
    counted: bool,
}

impl Taken {
    /// None where nobody took.
    pub(super) fn of(play: &dyn AnyPlay, forms: &[Form], head: &Head) -> Option<Taken> {
        let report = play.report(head);
        let last = report.deals.last()?;
        let by = taker(&last.contract)?;
        let counts = |event: &Value| forms.iter().any(|form| form.counts() && form.is_of(event));
        let counted = last.events.iter().any(|event| counts(event));
        let turn = report.next.and_then(|next| next.to_act).filter(|_| counted && !last.complete);
        let account = Offer::new(play, Some(turn.unwrap_or(by))).accounts().first().copied()?;
        Some(Taken { deal: last.no, account, complete: last.complete, counted })
    }
}

/// Lines being read, and the match as they make it.
struct Heard<'a> {
    game: &'static dyn AnyGame,
    about: &'a Head,
    forms: [&'static [Form]; 2],
    tongue: Tongue,
    play: Box<dyn AnyPlay>,
    events: Vec<Value>,
    /// Can one of the events not be true? What is said behind it is not asked of the match.
    stuck: bool,
    /// Is it asked what reads in two ways? Sheets mean what the notation says.
    asks: bool,
}

/// Why lines are no lines said in short: they say no such thing, it is not known of whom, or what was said before cannot be true.
enum Unheard {
    Otherwise,
    Refused(Box<Refusal>),
    Stuck,
}

/// What is asked of a figure behind a word for a contract that failed.
pub(super) const MADE_OR_MISSING: &str = "made-or-missing";

/// Why a whole text is none of which something is said in short: nothing is, something else in it cannot be read, or it cannot be true.
enum NotShort {
    Otherwise,
    /// What stands behind something that is said in short.
    Behind(Box<SheetError>),
    Refused(Box<Refusal>),
}

impl Heard<'_> {
    /// What cannot be true is refused with its words when the lines are tried together.
    fn put(&mut self, event: Value) {
        let one = vec![event.clone()];
        self.stuck |= lay(self.game, self.play.as_mut(), &mut Sayings::default(), one).is_err();
        self.events.push(event);
    }

    /// The events from that one on as sheets have them.
    fn told(&self, from: usize) -> Vec<String> {
        let table = self.play.table();
        let events = self.events[from..].iter();
        events.map(|event| notation::write_event(&self.forms, event, table, Lang::CANONICAL)).collect()
    }

    /// Would the match take it for that deal?
    fn takes(&self, event: &Value, deal: DealNo) -> bool {
        self.play.copy().place(event).is_ok_and(|placed| placed.deal == deal)
    }

    fn short(&mut self, short: &Short<'_>) -> Result<(), Unheard> {
        match short {
            Short::EverybodyPasses => {
                let (passes, _) = everybody_passes(self.play.as_ref()).ok_or(Unheard::Otherwise)?;
                passes.into_iter().for_each(|pass| self.put(pass));
            }
            Short::Dealer(player) => {
                let table = self.play.table();
                let refused = |slip: Slip| Unheard::Refused(Refusal::new(slip.said()).at(table).into());
                let seat = notation::read_player(table, &player.text).map_err(refused)?;
                self.put(TableEvent::Deal { dealer: Some(seat) }.stored());
            }
            Short::Figure(figure) => {
                let event = self.figure(None, figure)?;
                self.put(event);
            }
            Short::Count(form, figure) => {
                let event = self.figure(Some(form), figure)?;
                self.put(event);
            }
            Short::Came(form, figure) => {
                let word = event_of(form, &vec![None; form.fields.len()]);
                let before = self.play.copy();
                // Where the figure counts, it says the rest.
                let said = self.takes(&word, self.play.current());
                if said {
                    self.put(word);
                }
                let event = self.figure(None, figure)?;
                if self.asks {
                    self.made_or_missing((form, figure), &event, before.as_ref())?;
                }
                self.put(event);
                if !said {
                    self.came_so(form, figure)?;
                }
            }
        }
        Ok(())
    }

    /// The figure comes to what the word before it says: a contract made, or down.
    fn came_so(&self, form: &Form, figure: &str) -> Result<(), Unheard> {
        let Some(made) = form.made else { return Ok(()) };
        let report = self.play.report(self.about);
        let counted = report.deals.last().and_then(|deal| deal.contract.get("made")?.as_bool());
        if counted.is_none_or(|counted| counted == made) {
            return Ok(());
        }
        let word = Arg::Text(form.word(self.tongue.lang).to_owned());
        let args = vec![("word", word), ("figure", Arg::Text(figure.to_owned()))];
        let id = if made { "figure-says-down" } else { "figure-says-made" };
        Err(Unheard::Refused(Refusal::of(id, args).into()))
    }

    /// Behind a word for a contract that failed, a figure may be what was made, or what was missing: « chuté 1 » at a solo of six is five
    /// tricks, and « chuté 70 » at a contract of a hundred is 70 points.
    fn made_or_missing(
        &self,
        (form, figure): (&Form, &str),
        event: &Value,
        before: &dyn AnyPlay,
    ) -> Result<(), Unheard> {
        let whole = |figure: &str| figure.parse::<i32>().ok();
        let (Some(false), Some(made)) = (form.made, whole(figure)) else { return Ok(()) };
        let counts = self.forms[1].iter().find(|form| form.is_of(event) && form.counts());
        let taken = Taken::of(before, self.forms[1], self.about);
        let (Some(counts), Some(taken)) = (counts, taken) else { return Ok(()) };
        let told = |made: i32| event_of(counts, &vec![Some(count_of(taken.account, made))]);
        let is_made = |made: i32| {
            let mut play = before.copy();
            play.place(&told(made)).ok()?;
            play.report(self.about).deals.last()?.contract.get("made")?.as_bool()
        };
        if is_made(made) != Some(false) {
            return Ok(());
        }
        let Some(needed) = (made + 1..=MOST_NEEDED).find(|count| is_made(*count) == Some(true)) else {
            return Ok(());
        };
        let other = needed - made;
        // Of points what is the more may well be what was made; tricks are mostly told by what is missing.
        let likely = common::TRICKS.is_of(event) || made < other;
        if other == made || !likely || is_made(other) != Some(false) {
            return Ok(());
        }
        // What was said before it in the same breath is not recorded either.
        let table = self.play.table();
        let line = |made: i32| {
            let events = self.events.iter().filter(|event| !form.is_of(event)).cloned().chain([told(made)]);
            let told = events.map(|event| notation::tell_event(&self.forms, &event, table, self.tongue.lang));
            told.collect::<Vec<_>>().join(", ")
        };
        let word = format!("{} {figure}", form.word(self.tongue.lang));
        let args = vec![
            ("word", Arg::Text(word)),
            ("made", Arg::Text(line(made))),
            ("missing", Arg::Text(line(other))),
        ];
        Err(Unheard::Refused(Refusal::of(MADE_OR_MISSING, args).into()))
    }

    /// The event that a figure says: of the form that was named, else of what is counted or wanted now.
    fn figure(&self, named: Option<&Form>, figure: &str) -> Result<Value, Unheard> {
        if self.stuck {
            return Err(Unheard::Stuck);
        }
        let whole: Option<i32> = figure.parse().ok();
        let expects = self.play.expects().events;
        let counts: Vec<&Form> = match named {
            Some(form) => vec![form],
            None => {
                let mut counts: Vec<&Form> = self
                    .forms
                    .iter()
                    .copied()
                    .flatten()
                    .filter(|form| form.counts() && form.bearing == Bearing::Tells)
                    .collect();
                let place = |form: &Form| expects.iter().position(|event| *event == form.event);
                counts.retain(|form| place(form).is_some() || self.possible(form));
                counts.sort_by_key(|form| place(form).unwrap_or(usize::MAX));
                counts
            }
        };
        let taken = Taken::of(self.play.as_ref(), self.forms[1], self.about);
        let open = taken.as_ref().is_some_and(|taken| !taken.complete);
        // A deal that is known by a word takes a figure once; one that has its figure is put right by more than another one.
        let taken = taken.filter(|taken| !taken.complete || !taken.counted);
        if let (Some(taken), Some(whole)) = (taken, whole) {
            let event = |form: &&Form| event_of(form, &vec![Some(count_of(taken.account, whole))]);
            let each: Vec<Value> = counts.iter().map(event).collect();
            if let Some(event) = each.iter().find(|event| self.takes(event, taken.deal)) {
                return Ok(event.clone());
            }
            // Of a deal that waits for it, it is refused in the words of the game.
            if let Some(event) = each.into_iter().next().filter(|_| open) {
                return Ok(event);
            }
        }
        if let Some(event) = self.wanted(&expects, figure).filter(|_| named.is_none()) {
            return Ok(event);
        }
        if let Some(refusal) = self.out_of_range(&expects, figure).filter(|_| named.is_none()) {
            return Err(Unheard::Refused(refusal.into()));
        }
        if let Some(line) = self.first_said().filter(|_| named.is_none_or(|form| !self.possible(form))) {
            let args = vec![("figure", Arg::Text(figure.to_owned())), ("line", Arg::Text(line))];
            return Err(Unheard::Refused(Refusal::of("figure-too-early", args).into()));
        }
        match (counts.first(), self.play.table().players.first()) {
            (Some(form), Some(player)) if !open => {
                let line = format!("{} {player} {figure}", form.word(self.tongue.lang));
                let args = vec![("figure", Arg::Text(figure.to_owned())), ("line", Arg::Text(line))];
                Err(Unheard::Refused(Refusal::of("figure-for-whom", args).into()))
            }
            _ => Err(Unheard::Otherwise),
        }
    }

    /// What a deal of which nothing is said yet begins with, as somebody says it; none where a deal is open, or a figure may be
    /// the first that is said of one.
    fn first_said(&self) -> Option<String> {
        let report = self.play.report(self.about);
        if report.deals.last().is_some_and(|deal| !deal.complete) {
            return None;
        }
        let expects = self.play.expects();
        let of = |event: &&str| self.forms[1].iter().find(|form| form.event == *event);
        let forms: Vec<&Form> = expects.events.iter().filter_map(of).collect();
        if forms.iter().any(|form| form.counts()) {
            return None;
        }
        let form = forms.into_iter().find(|form| form.bearing == Bearing::Tells)?;
        let given = Offer::new(self.play.as_ref(), expects.to_act).example(form, Vec::new())?;
        let event = event_of(form, &given);
        Some(notation::write_event(&self.forms, &event, self.play.table(), self.tongue.lang))
    }

    fn possible(&self, form: &Form) -> bool {
        Offer::new(self.play.as_ref(), None).possible(form).is_some()
    }

    /// A figure that belongs to nobody by itself: what is expected next, has not been told of this deal, and takes it.
    fn wanted(&self, expects: &[&str], figure: &str) -> Option<Value> {
        let (open, wanted) = self.waits_for(expects)?;
        // A figure alone is no player.
        let read = |form: &&Form| self.reads(form, figure)?.ok().filter(|event| !form.says_who_alone(event));
        let events: Vec<Value> = wanted.iter().filter_map(read).collect();
        // What reads as one of them only is refused in the words of the game.
        let refused = || events.first().filter(|_| events.len() == 1);
        events.iter().find(|event| self.takes(event, open)).or_else(refused).cloned()
    }

    /// That a figure is more than everything that is expected next can be, or less: by the widest of it.
    fn out_of_range(&self, expects: &[&str], figure: &str) -> Option<Refusal> {
        let (_, wanted) = self.waits_for(expects)?;
        let slips = wanted.iter().filter_map(|form| self.reads(form, figure)?.err()?.slip);
        let most = |slip: &Slip| match slip {
            Slip::OutOfRange { max, .. } => Some(*max),
            _ => None,
        };
        let widest = slips.filter(|slip| most(slip).is_some()).max_by_key(most)?;
        Some(Refusal::new(widest.said()).at(self.play.table()))
    }

    /// The deal that is open, and what belongs to nobody by itself and is still to be told of it.
    fn waits_for(&self, expects: &[&str]) -> Option<(DealNo, Vec<&'static Form>)> {
        let report = self.play.report(self.about);
        let open = report.deals.last().filter(|deal| !deal.complete)?;
        let told = |event: &str| open.events.iter().any(|told| told["event"] == event);
        let wanted = expects.iter().filter(|event| !told(event));
        let wanted = wanted.filter_map(|event| self.play.forms().iter().find(|form| form.event == *event));
        let wanted =
            wanted.filter(|form| form.bearing == Bearing::Tells && form.guessable() && !form.counts());
        Some((open.no, wanted.collect()))
    }

    /// A figure behind the word of an event, as that reads.
    fn reads(&self, form: &Form, figure: &str) -> Option<Result<Value, Box<SheetError>>> {
        let line = format!("{} {figure}", form.word(self.tongue.lang));
        let words = notation::split_line(1, &line).ok()?;
        Some(notation::read_event(&self.forms, self.play.table(), words.first()?, self.tongue))
    }

    /// An event as sheets have it, in short only where it is none in full; whether it was in short.
    fn written(&mut self, words: &Words<'_>) -> Result<bool, Unheard> {
        match notation::read_event(&self.forms, self.play.table(), words, self.tongue) {
            Ok(event) => self.put(event),
            Err(_) => {
                let short = self.words(words)?;
                // Nobody compares what a sheet says of a deal with its figure later.
                if let Some(Short::Came(form, figure)) = notation::read_short(&self.forms, words) {
                    self.came_so(form, figure)?;
                }
                return Ok(short);
            }
        }
        Ok(false)
    }

    /// What came of the deal in a word alone, and the figure that says by how much behind it: « chuté, plis 5 ». None where it is not that;
    /// what cannot be so leaves nothing behind.
    fn result_with(&mut self, words: &Words<'_>, next: &Words<'_>) -> Option<Result<(), Unheard>> {
        let event = notation::read_event(&self.forms, self.play.table(), words, self.tongue).ok()?;
        let alone = event.as_object().is_some_and(|fields| fields.len() == 1);
        let form = self.forms[1].iter().find(|form| alone && form.is_of(&event) && form.made.is_some())?;
        let (figure, counted) = match notation::read_short(&self.forms, next)? {
            Short::Count(_, figure) => (figure, true),
            Short::Figure(figure) => (figure, false),
            _ => return None,
        };
        let (play, told) = (self.play.copy(), self.events.len());
        // With its own word it is what was made.
        let asks = self.asks;
        self.asks = asks && !counted;
        let came = self.short(&Short::Came(form, figure));
        self.asks = asks;
        if came.is_err() {
            self.play = play;
            self.events.truncate(told);
        }
        Some(came)
    }

    fn words(&mut self, words: &Words<'_>) -> Result<bool, Unheard> {
        let forms = self.forms;
        if let Some(short) = notation::read_short(&forms, words) {
            self.short(&short)?;
            return Ok(true);
        }
        match notation::read_event(&forms, self.play.table(), words, self.tongue) {
            Ok(event) => self.put(event),
            Err(_) => return Err(Unheard::Otherwise),
        }
        Ok(false)
    }
}

impl Evening {
    /// Does a line say what came of the deal as a word with a figure?
    pub(super) fn tells_a_result(&self, text: &str) -> bool {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let came = |words: &Words<'_>| matches!(notation::read_short(&forms, words), Some(Short::Came(..)));
        let mut lines = text.lines().filter_map(|line| notation::split_line(1, line).ok());
        lines.any(|parts| parts.iter().any(came))
    }

    /// The events of lines of which some say it in short. None where none does, or the rest cannot be read.
    pub(super) fn in_short(&self, text: &str, tongue: Tongue) -> Option<Result<Lines, Box<Refusal>>> {
        match self.heard_in_short(text, tongue) {
            Ok(lines) => Some(Ok(lines)),
            Err(NotShort::Refused(refusal)) => Some(Err(refusal)),
            Err(NotShort::Otherwise | NotShort::Behind(_)) => None,
        }
    }

    /// What is wrong with a line of which the beginning is said in short: what was said so is not.
    pub(super) fn wrong_behind_short(&self, text: &str, tongue: Tongue) -> Option<SheetError> {
        match self.heard_in_short(text, tongue) {
            Err(NotShort::Behind(error)) => Some(*error),
            _ => None,
        }
    }

    fn heard_in_short(&self, text: &str, tongue: Tongue) -> Result<Lines, NotShort> {
        let otherwise = || NotShort::Otherwise;
        let forms: [&'static [Form]; 2] = [ENGINE_FORMS, self.play().forms()];
        let (game, about, play) = (self.game(), self.about(), self.play().copy());
        let mut heard =
            Heard { game, about, forms, tongue, play, events: Vec::new(), stuck: false, asks: true };
        let (mut short, mut told) = (false, Vec::new());
        for (number, line) in text.lines().enumerate() {
            let mut remark = false;
            let parts = notation::split_line(number + 1, line).map_err(|_| otherwise())?;
            let mut parts = parts.into_iter().peekable();
            while let Some(words) = parts.next() {
                let before = heard.events.clone();
                let said = match parts.peek().and_then(|next| heard.result_with(&words, next)) {
                    Some(Ok(())) => {
                        parts.next();
                        Ok(true)
                    }
                    Some(Err(Unheard::Refused(refusal))) => Err(Unheard::Refused(refusal)),
                    Some(Err(Unheard::Otherwise | Unheard::Stuck)) | None => heard.words(&words),
                };
                match said {
                    Ok(false) => {
                        let event = heard.events.last().ok_or_else(otherwise)?;
                        let refused =
                            self.event_in_two_ways(event, &words.words, &before, tongue, &mut remark);
                        if let Some(mut refusal) = refused {
                            let span = words.span();
                            refusal.input = Some(line.to_owned());
                            refusal.span = Some((span.line, span.column, span.width));
                            return Err(NotShort::Refused(refusal.into()));
                        }
                    }
                    Ok(true) => (short, remark) = (true, false),
                    Err(Unheard::Otherwise) => {
                        let read =
                            notation::read_event(&heard.forms, heard.play.table(), &words, heard.tongue);
                        return Err(read.err().filter(|_| short).map_or_else(otherwise, NotShort::Behind));
                    }
                    Err(Unheard::Refused(refusal)) => return Err(NotShort::Refused(refusal)),
                    // The match refuses what stuck, in its own words.
                    Err(Unheard::Stuck) => return Ok(Lines::from(heard.events)),
                }
                let new = heard.events.iter().skip(before.len());
                told.extend(new.map(|event| Told::new(event, &words.words, self.table())));
            }
        }
        if let Some((_, refusal)) = self.counted_twice(&told, tongue.lang).filter(|_| short) {
            return Err(NotShort::Refused(refusal.into()));
        }
        if short { Ok(Lines::from(heard.events)) } else { Err(otherwise()) }
    }
}

/// A sheet of which some lines say it in short, with those lines in full; none where no line does, or its head cannot be
/// read. What else is wrong with it stays as it is.
#[must_use]
pub fn sheet_in_full(text: &str, hooks: &Hooks<'_>) -> Option<String> {
    let (game, opening) = notation::open(&notation::read_head(text).ok()?, hooks).ok()?;
    let start = opening.start.as_ref();
    let play = game.play(game.schema(), &opening.rules, &opening.table, opening.dealer, start).ok()?;
    let forms: [&'static [Form]; 2] = [ENGINE_FORMS, game.forms(&opening.rules)];
    let about = Head::of_rules(game.id(), opening.rules.clone(), opening.start.clone());
    let tongue = Tongue::SHEET.at(game);
    let mut heard =
        Heard { game, about: &about, forms, tongue, play, events: Vec::new(), stuck: false, asks: false };
    let (mut full, mut any, mut head) = (String::with_capacity(text.len()), false, true);
    for (number, line) in text.split('\n').enumerate() {
        if number > LONGEST_SHEET {
            return None;
        }
        let (before, mut short, mut whole) = (heard.events.len(), false, true);
        for words in notation::split_line(number + 1, line).ok()? {
            head = head && begins_head(&words);
            if !head {
                let read = heard.written(&words);
                if matches!(read, Err(Unheard::Stuck)) {
                    // Something before it cannot be: that is what the sheet is refused for, and not for the figure behind it.
                    let told: Vec<String> = heard.told(before);
                    let cut = format!("{full}{}\n", told.join(", "));
                    let sheet = notation::read_sheet(&cut, hooks).ok();
                    if sheet.is_some_and(|sheet| sheet.placed().is_err()) {
                        return Some(cut);
                    }
                }
                short |= matches!(read, Ok(true));
                whole &= read.is_ok();
            }
        }
        if short && whole {
            any = true;
            full.push_str(&heard.told(before).join(", "));
        } else {
            full.push_str(line);
        }
        full.push('\n');
    }
    any.then_some(full)
}

/// Is it a line of the head of a sheet?
fn begins_head(words: &Words<'_>) -> bool {
    let first = words.words.first().filter(|word| !word.quoted);
    let folded = first.map(|word| fold_word(&word.text));
    folded.is_some_and(|folded| notation::HEAD_FORMS.iter().any(|form| form.is_named(&folded)))
}
