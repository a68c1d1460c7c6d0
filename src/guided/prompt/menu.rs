//! A choice among a few: arrows, first letters, and where it is allowed a line typed instead.

use super::Answer;
use super::item::{GUARD, Item, Quick, bare};
use super::terminal::{Drawn, Key, Terminal, broken};
use super::typed::{Ended, State};
use ardoise_rules::cards::fold_word;

/// What was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// The item of that place.
    Item(usize),
    /// A line that was typed instead.
    Line(String),
}

/// A question with its choices.
#[derive(Debug, Clone)]
pub struct Menu<'a> {
    /// The question.
    pub title: &'a str,
    /// The choices, likely ones first.
    pub items: &'a [Item],
    /// The choice that stands first under the cursor: the likely one. With none, Enter alone chooses nothing.
    pub at: Option<usize>,
    /// May a line be typed instead?
    pub free: bool,
    /// How many of the choices, from the first, are chosen by their number too.
    pub numbered: usize,
    /// Words that are a line whatever choice begins so.
    pub lines: &'a [&'a str],
    /// Do the first letters of one choice choose it, without Enter?
    pub eager: bool,
    /// Does Enter right behind those letters still belong to this question? Yes and no are typed so.
    pub closes: bool,
    /// Does Enter alone record what was chosen just before? Then it is a line without words.
    pub confirms: bool,
    /// What is counted, if anything: whoever types a figure may go on with that word, `2 bouts`.
    pub unit: &'a str,
    /// A word on the keys, under the choices: a line or two.
    pub help: &'a str,
    /// What is wrong with the last answer.
    pub fault: &'a str,
    /// Is the word on the choice under the cursor told in full below, and those on the others not at all?
    pub told: bool,
    /// How many choices are seen at once.
    pub rows: usize,
    /// Is the question itself kept on the screen with its answer?
    pub trace: bool,
}

impl<'a> Menu<'a> {
    /// A question whose choices are found by their letters.
    #[must_use]
    pub const fn new(title: &'a str, items: &'a [Item]) -> Menu<'a> {
        Menu {
            title,
            items,
            at: None,
            free: false,
            numbered: 0,
            lines: &[],
            eager: false,
            closes: false,
            confirms: false,
            unit: "",
            help: "",
            fault: "",
            told: false,
            rows: 8,
            trace: true,
        }
    }

    /// Asks it.
    pub fn ask(&self, terminal: &mut Terminal) -> Answer<Chosen> {
        let Some(_raw) = terminal.listen() else { return Answer::Interrupted };
        let home = self.at.filter(|at| *at < self.items.len());
        let mut state = State {
            at: home,
            home,
            spill: terminal.spill.take(),
            closed: std::mem::take(&mut terminal.closed),
            chosen: std::mem::take(&mut terminal.chosen),
            entered: std::mem::take(&mut terminal.entered),
            begun: std::mem::take(&mut terminal.begun),
            rivals: std::mem::take(&mut terminal.rivals),
            nothing: terminal.nothing.clone(),
            ..State::default()
        };
        if self.free {
            state.begun.clear();
            state.rivals.clear();
            if let Some(typed) = terminal.again.take() {
                state.typed = typed;
                state.spill = None;
                self.follow(&mut state);
            }
            if let Some(standing) = terminal.standing.take() {
                state.typed.clone_from(&standing);
                state.standing = standing;
                self.follow(&mut state);
            }
        }
        // A line that was begun elsewhere may choose here with what is typed of it already.
        let mut begun = if self.free { self.quickly(&state.typed) } else { None };
        begun = begun.filter(|place| !self.holds(&mut state, *place));
        let mut entered = false;
        loop {
            let (lines, asked) = self.drawn(&state, terminal.room());
            terminal.draw(&lines, asked);
            if begun.is_none() && state.follows_an_answer() && terminal.pauses() {
                let typed = state.typed.len();
                begun = state.pause();
                if state.typed.len() != typed {
                    continue;
                }
            }
            let heard = match begun.take() {
                Some(place) => Some(Answer::Given(Chosen::Item(place))),
                None => {
                    // Of several lines that were pasted each is read where a line may be typed.
                    let waits = self.free && !terminal.pasted.is_empty();
                    let key = if waits { Key::Pasted } else { terminal.key() };
                    entered = key == Key::Enter;
                    if key == Key::Pasted {
                        self.pasted(&mut state, terminal)
                    } else {
                        self.heard(&mut state, key)
                    }
                }
            };
            match heard {
                None => {}
                Some(answer) => {
                    terminal.entered = entered;
                    terminal.spill = self.spilling(&state, &answer);
                    terminal.closed = self.closes && !entered;
                    terminal.unfinished = answer == Answer::Interrupted && !state.typed.is_empty();
                    terminal.chosen = self.eager;
                    terminal.again = state.again.take();
                    terminal.ahead = state.ahead.take();
                    if self.free && terminal.spill.is_some() {
                        terminal.rivals = self.rivals(&state, &answer);
                        terminal.begun = std::mem::take(&mut state.typed);
                    }
                    terminal.close(&self.closing(&answer));
                    return answer;
                }
            }
        }
    }

    /// A line that was pasted, behind what was typed of it; where no line may be typed it answers nothing.
    fn pasted(&self, state: &mut State, terminal: &mut Terminal) -> Option<Answer<Chosen>> {
        if !self.free {
            terminal.refuse_pasted();
            return None;
        }
        let line = terminal.pasted.pop_front()?;
        let typed = std::mem::take(&mut state.typed);
        let begun = if typed == state.standing { String::new() } else { typed };
        let line = format!("{begun}{line}");
        let exact = self.items.iter().position(|item| item.is(&fold_word(&line)));
        Some(Answer::Given(exact.map_or(Chosen::Line(line), Chosen::Item)))
    }

    fn closing(&self, answer: &Answer<Chosen>) -> String {
        match answer {
            Answer::Given(Chosen::Item(place)) if self.trace => {
                format!("{} {}", self.title, self.items.get(*place).map_or("", |item| item.label.as_str()))
            }
            // Enter alone answers nothing here: the question comes again.
            Answer::Given(Chosen::Line(line)) if line.is_empty() => String::new(),
            Answer::Given(Chosen::Line(line)) if self.trace => format!("{} {line}", self.title),
            Answer::Given(_) | Answer::Back | Answer::Interrupted => String::new(),
        }
    }

    /// What a key does; an answer ends the question.
    fn heard(&self, state: &mut State, key: Key) -> Option<Answer<Chosen>> {
        let count = self.items.len();
        let figure = std::mem::take(&mut state.figure);
        let held = std::mem::take(&mut state.held);
        match key {
            Key::Enter if (figure || held) && state.astray.is_empty() => {
                return state.waiting.take().map(|place| Answer::Given(Chosen::Item(place)));
            }
            // It goes on as a line, or as the word of what was held.
            Key::Char(_) if held => state.waiting = None,
            Key::Char(_) => {}
            _ => {
                if figure && key != Key::Backspace {
                    state.typed.clear();
                }
                state.waiting = None;
            }
        }
        if !matches!(key, Key::Char(_) | Key::Enter | Key::Resize) {
            (state.astray, state.ended) = (String::new(), Ended::No);
        }
        if !matches!(key, Key::Enter | Key::Resize) {
            state.chosen = false;
            state.entered = false;
        }
        match key {
            Key::Stop => return Some(Answer::Interrupted),
            Key::Escape if state.typed == state.standing => return Some(Answer::Back),
            Key::Escape => state.typed.clear(),
            Key::Up | Key::Left if count > 0 => {
                state.at = Some(state.at.map_or(count - 1, |at| (at + count - 1) % count));
            }
            Key::Down | Key::Right if count > 0 => state.at = Some(state.at.map_or(0, |at| (at + 1) % count)),
            Key::Up | Key::Down | Key::Left | Key::Right | Key::Resize | Key::Pasted => {}
            Key::Backspace => {
                state.standing.clear();
                // With nothing to take back nothing is chosen; with all of it taken back, what was before.
                match state.typed.pop() {
                    None => {}
                    Some(_) if state.typed.is_empty() => state.at = state.home,
                    Some(_) => {
                        self.follow(state);
                    }
                }
            }
            Key::Char(letter) => return self.letter(state, letter, figure),
            Key::Enter => return self.entered(state),
        }
        None
    }

    /// A letter was typed; `figure` where the one before may be the first digit of a figure.
    fn letter(&self, state: &mut State, letter: char, figure: bool) -> Option<Answer<Chosen>> {
        if state.ended == Ended::Seen {
            (state.astray, state.ended) = (String::new(), Ended::No);
        }
        if !self.free && state.is_line() {
            state.stray(letter);
            return None;
        }
        if figure && letter.is_ascii_digit() {
            // A figure of two digits is no choice: it is a line, a score that was typed too early.
            (state.waiting, state.at) = (None, state.home);
        } else if let Some(place) = state.waiting.take() {
            // The letter before might have gone on with another word: it did not, so it was the answer.
            if !state.rivals_with(letter) && state.is_other_word() {
                state.again = Some(format!("{}{}{letter}", state.begun, state.typed));
                return Some(Answer::Back);
            }
            if !state.rivals_with(letter) {
                state.ahead = Some(Key::Char(letter));
                return Some(Answer::Given(Chosen::Item(place)));
            }
        }
        // What stood there is replaced by what is typed.
        if !state.standing.is_empty() && std::mem::take(&mut state.standing) == state.typed {
            state.typed.clear();
        }
        if letter == ' ' && state.goes_on_apart() {
            return None;
        }
        let named = self.named_by(state, letter).filter(|_| !state.is_line());
        state.typed.push(letter);
        let going_on = state.going_on();
        let rivalled = state.rivalled();
        if state.is_other_word() && letter.is_alphabetic() && !going_on && !rivalled {
            // Whoever writes a word out and goes on otherwise writes another word: it was a line.
            let begun = std::mem::take(&mut state.begun);
            state.again = Some(format!("{begun}{}", state.typed));
            return Some(Answer::Back);
        }
        if let Some(place) = named.filter(|_| !going_on) {
            state.waiting = Some(place).filter(|_| rivalled);
            if rivalled {
                state.at = Some(place);
                return None;
            }
            if self.free && letter.is_ascii_digit() {
                // It may be the first of a figure: the next key, or none, says so.
                (state.waiting, state.at, state.figure) = (Some(place), Some(place), true);
                return None;
            }
            if self.holds(state, place) {
                return None;
            }
            return Some(Answer::Given(Chosen::Item(place)));
        }
        self.gone_on(state, letter, named, (going_on, rivalled))
    }

    /// A letter stands behind those before it, and chooses nothing by itself: it may go on with a choice, with the word chosen just
    /// before or with a rival of that, or begin a line; `named` is the choice whose letter it is.
    fn gone_on(
        &self,
        state: &mut State,
        letter: char,
        named: Option<usize>,
        (going_on, rivalled): (bool, bool),
    ) -> Option<Answer<Chosen>> {
        // Right after a letter that may have begun a line, only what is seen counts as an answer.
        let seen = |item: &Item| item.label_begins(&fold_word(&state.typed));
        let told = state.begun.is_empty() || !letter.is_alphabetic() || self.items.iter().any(seen);
        let fits = told && self.follow(state);
        if fits && going_on {
            // It begins a choice, and goes on with the word chosen just before: the next key says which.
            return None;
        }
        if fits && rivalled {
            // It may go on with another word of the question before: the next key, or none, says which.
            state.waiting =
                Some(self.matching(&state.typed)).filter(|found| found.len() == 1).map(|found| found[0]);
            return None;
        }
        let typed = state.typed.clone();
        if !fits && state.spilt() {
            state.at = named.or(state.home);
            if !state.begun.is_empty() {
                state.begun.push_str(&typed);
            }
            return None;
        }
        let begun = std::mem::take(&mut state.begun);
        if !fits && !begun.is_empty() {
            // The letter before chose something, but the word goes on as another: it was a line.
            state.again = Some(format!("{begun}{typed}"));
            return Some(Answer::Back);
        }
        if !fits && !self.free {
            state.typed.pop();
            state.stray(letter);
            return None;
        }
        if self.eager
            && !state.is_line()
            && let [only] = self.matching(&state.typed).as_slice()
            && !self.may_mean_another(&state.typed, *only)
        {
            let only = *only;
            return (!self.holds(state, only)).then_some(Answer::Given(Chosen::Item(only)));
        }
        match self.quickly(&state.typed) {
            Some(only) if !self.holds(state, only) => Some(Answer::Given(Chosen::Item(only))),
            _ => None,
        }
    }

    /// What is recorded at once is not recorded by letters that may begin a line: the next key, or none, says whether they do.
    fn holds(&self, state: &mut State, place: usize) -> bool {
        let holds = (self.free || self.closes) && self.items[place].records;
        if holds {
            (state.waiting, state.at, state.held) = (Some(place), Some(place), true);
        }
        holds
    }

    /// The choice that one key names: its number, or a letter of its own.
    fn named_by(&self, state: &State, key: char) -> Option<usize> {
        if !state.typed.is_empty() {
            return None;
        }
        if let Some(number) = key.to_digit(10) {
            return usize::try_from(number).ok()?.checked_sub(1).filter(|place| *place < self.numbered);
        }
        let key = fold_word(&key.to_string()).chars().next().or(Some(key));
        let own = |item: &Item| {
            let sign = item.letter.is_some_and(|letter| !letter.is_alphanumeric());
            item.letter.is_some() && item.letter == key && (self.eager || sign || item.quick == Quick::Letter)
        };
        self.items.iter().position(own)
    }

    /// The only choice that begins so among those that are chosen by their letters where a line may be typed.
    fn quickly(&self, typed: &str) -> Option<usize> {
        let folded = fold_word(typed);
        // Behind a blank it may be a line that goes on: « passe dee » is no « passe deux ».
        if !self.free || !folded.starts_with(char::is_alphabetic) || folded.contains(' ') {
            return None;
        }
        let quick = || self.items.iter().enumerate().filter(|(_, item)| item.quick != Quick::Word);
        let seen: Vec<usize> =
            quick().filter(|(_, item)| item.label_begins(&folded)).map(|(place, _)| place).collect();
        let keyed = || quick().filter(|(_, item)| item.begins(&folded)).map(|(place, _)| place).collect();
        let found: Vec<usize> = if seen.is_empty() { keyed() } else { seen };
        match found.as_slice() {
            [only] => Some(*only).filter(|only| self.items[*only].quick == Quick::Letter),
            _ => None,
        }
    }

    /// What is left of a word that was chosen by its first letters: hands that type it whole go on with it.
    fn spilling(&self, state: &State, answer: &Answer<Chosen>) -> Option<String> {
        let Answer::Given(Chosen::Item(place)) = answer else { return None };
        let item = self.items.get(*place)?;
        if state.typed.is_empty() || !self.eager && item.quick != Quick::Letter {
            return None;
        }
        let typed = fold_word(&state.typed);
        let words = std::iter::once(&item.label).chain(&item.keys).map(|word| bare(word));
        let rest = words.into_iter().find_map(|word| word.strip_prefix(&typed).map(str::to_owned));
        let counted = !self.unit.is_empty() && typed.bytes().all(|digit| digit.is_ascii_digit());
        let rest = rest.filter(|rest| !rest.is_empty()).or_else(|| counted.then(|| bare(self.unit)));
        // By a number or by a letter of its own no word was begun; but the letter may have begun a line.
        rest.or_else(|| typed.starts_with(char::is_alphabetic).then(String::new))
    }

    /// How the other choices that might have been meant go on behind what was typed of the one that was chosen.
    fn rivals(&self, state: &State, answer: &Answer<Chosen>) -> Vec<String> {
        let Answer::Given(Chosen::Item(chosen)) = answer else { return Vec::new() };
        let typed = fold_word(&state.typed);
        let others = self.items.iter().enumerate().filter(|(place, _)| place != chosen);
        let words =
            others.flat_map(|(_, item)| std::iter::once(&item.label).chain(&item.keys).chain(&item.whole));
        let rests = words.filter_map(|word| bare(word).strip_prefix(&typed).map(str::to_owned));
        rests.filter(|rest| !rest.is_empty() && !typed.is_empty()).collect()
    }

    fn entered(&self, state: &mut State) -> Option<Answer<Chosen>> {
        // What was typed is a line of its own, or another word: what its first letters found is no answer.
        // Where yes is asked for, one letter before it that is none makes it another word.
        if !self.free && (state.is_line() || self.closes && !state.astray.is_empty()) {
            // It stays to be seen until somebody has seen that it was no answer: the line behind it is none either.
            state.at = state.home;
            state.astray = state.line();
            state.typed.clear();
            state.ended = Ended::Unseen;
            return None;
        }
        if state.at.is_none() && self.between_suits(&state.typed) {
            return None;
        }
        let folded = fold_word(state.typed.trim());
        if self.confirms && state.at.is_none() && folded.is_empty() {
            // Pressed twice it confirms nothing.
            if state.entered {
                return None;
            }
            return Some(Answer::Given(Chosen::Line(String::new())));
        }
        if std::mem::take(&mut state.swallow) && folded.is_empty() {
            return None;
        }
        let records = state.at.and_then(|at| self.items.get(at)).is_some_and(|item| item.records);
        if state.entered && records && folded.is_empty() {
            return None;
        }
        let records = state.chosen && records;
        // A letter of its own that the word went on with may be meant.
        let closed = state.closed || state.spelled && state.at == state.home || records;
        let ended = |rest: String| !rest.is_empty() && rest == folded || closed && folded.is_empty();
        if state.spill.take().is_some_and(ended) {
            if !folded.is_empty() {
                state.at = state.home;
            }
            state.typed.clear();
            return None;
        }
        let typed = state.typed.trim();
        let item = || state.at.map(|at| Answer::Given(Chosen::Item(at)));
        if typed.is_empty() || !self.free {
            return item();
        }
        if self.lines.contains(&folded.as_str()) {
            return Some(Answer::Given(Chosen::Line(typed.to_owned())));
        }
        // A question may be typed with its mark: « qui donne ? ».
        let bare = folded.trim_end_matches(['?', ' ', '\u{a0}', '\u{202f}']);
        let exact = self.items.iter().position(|item| item.is(&folded) || item.is(bare) && !bare.is_empty());
        if let Some(exact) = exact.or_else(|| self.items.iter().position(|item| item.opens_with(&folded))) {
            return Some(Answer::Given(Chosen::Item(exact)));
        }
        match state.at.and_then(|at| self.items.get(at)) {
            Some(at) if at.begins(&folded) => item(),
            _ => Some(Answer::Given(Chosen::Line(typed.to_owned()))),
        }
    }

    /// The choices that begin with what was typed; what is seen goes before other words for it.
    fn matching(&self, typed: &str) -> Vec<usize> {
        let folded = fold_word(typed);
        let places = |begins: &dyn Fn(&Item) -> bool| -> Vec<usize> {
            let items = self.items.iter().enumerate();
            items.filter(|(_, item)| begins(item)).map(|(place, _)| place).collect()
        };
        let seen = places(&|item| item.label_begins(&folded));
        let mut found = if seen.is_empty() { places(&|item| item.begins(&folded)) } else { seen };
        // A word that is one of its own goes before one that only begins so; a letter alone is that of what is seen.
        let letter = !found.is_empty() && folded.chars().count() == 1;
        // Behind a blank the longer name goes on, and the shorter one may be done: « mariage », « mariage royal ».
        let done = if found.is_empty() { folded.as_str() } else { folded.trim_end() };
        let whole = places(&|item| item.is(done) && (!letter || item.label_begins(done)));
        found.retain(|place| !whole.contains(place));
        let goes_on = |place: &usize| {
            let (own, mut others) = (&self.items[*place].label, found.iter().filter(|other| *other != place));
            others.any(|other| begins_word_for_word(own, &self.items[*other].label))
        };
        let (longer, plain): (Vec<usize>, Vec<usize>) = found.iter().partition(|place| goes_on(place));
        found = [plain, longer].concat();
        let few = folded.chars().count() < GUARD;
        found.retain(|place| !(few && !folded.is_empty() && self.items[*place].guarded));
        whole.into_iter().chain(found).collect()
    }

    /// Do several letters begin another word for another choice? Then the next one says which is meant.
    fn may_mean_another(&self, typed: &str, only: usize) -> bool {
        let folded = fold_word(typed);
        let others = self.items.iter().enumerate().filter(|(place, _)| *place != only);
        folded.chars().count() > 1
            && !self.items[only].is(&folded)
            && others.into_iter().any(|(_, item)| item.may_begin(&folded))
    }

    /// Goes to the first choice that begins with what was typed; false if none does.
    fn follow(&self, state: &mut State) -> bool {
        let folded = fold_word(&state.typed);
        let matching = self.matching(&state.typed);
        let stays = state.at.is_some_and(|at| matching.contains(&at));
        let exact = matching.iter().find(|place| self.items[**place].is(&folded));
        let exact = exact.or_else(|| matching.iter().find(|place| self.items[**place].opens_with(&folded)));
        // A letter that begins two suits names neither: Enter would take one that was not meant (« c » : cœur, carreau).
        if exact.is_none() && self.between_suits(&state.typed) {
            state.at = None;
            return true;
        }
        match exact.or(matching.first()) {
            Some(_) if stays && exact.is_none() => true,
            Some(place) => {
                state.at = Some(*place);
                true
            }
            None => false,
        }
    }

    /// Do several suits begin with what is typed?
    fn between_suits(&self, typed: &str) -> bool {
        !typed.trim().is_empty()
            && self.matching(typed).iter().filter(|place| self.items[**place].suit).count() > 1
    }

    /// The lines, and which of them asks.
    fn drawn(&self, state: &State, room: usize) -> (Vec<Drawn>, usize) {
        let mut lines = broken(self.fault, room);
        let asked = lines.len();
        lines.push(Drawn::strong(format!("{} {}", self.title, state.line())));
        if state.ended != Ended::No {
            lines.extend(broken(&state.nothing, room));
        }
        let rows = self.rows.max(3);
        let first = state.at.map_or(0, |at| (at + 1).saturating_sub(rows));
        // While a line is being typed the choices are not in the way.
        let rows = if self.free && state.typed.trim().contains(' ') { 0 } else { rows };
        let shown = self.items.iter().enumerate().skip(first).take(rows);
        let wide = self.items.iter().map(|item| item.shown().chars().count()).max().unwrap_or(0);
        for (place, item) in shown {
            let mark = if Some(place) == state.at { "›" } else { " " };
            let more = place + 1 == first + rows && place + 1 < self.items.len();
            let more = if more { " ↓" } else { "" };
            let number = match place {
                _ if self.numbered == 0 => String::new(),
                place if place < self.numbered => format!("{} ", place + 1),
                _ => "  ".to_owned(),
            };
            let text = if item.hint.is_empty() || self.told {
                format!("{mark} {number}{}{more}", item.shown())
            } else {
                format!("{mark} {number}{:wide$}  {}{more}", item.shown(), item.hint)
            };
            lines.push(if Some(place) == state.at { Drawn::strong(text) } else { Drawn::plain(text) });
        }
        if let Some(at) = state.at.and_then(|at| self.items.get(at)).filter(|_| self.told && rows > 0) {
            lines.extend(broken(&at.hint, room));
        }
        lines.extend(broken(self.help, room));
        (lines, asked)
    }
}

/// Does a name of several words begin with the whole of another one?
fn begins_word_for_word(name: &str, other: &str) -> bool {
    bare(name).strip_prefix(&bare(other)).is_some_and(|rest| rest.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::super::item::lettered;
    use super::*;

    fn after(spill: &str, begun: &str, at: Option<usize>) -> State {
        State { at, home: at, spill: Some(spill.into()), begun: begun.into(), ..State::default() }
    }

    fn play(menu: &Menu<'_>, keys: &[Key]) -> Option<Answer<Chosen>> {
        let mut state = after("eur", "", menu.at);
        keys.iter().find_map(|key| menu.heard(&mut state, *key))
    }

    fn letters(text: &str) -> Vec<Key> {
        text.chars().map(Key::Char).collect()
    }

    /// What was typed stands in the order in which it was typed, though only part of it is of use here.
    #[test]
    fn letters_astray_stay_before_those_that_fit() {
        let figures = ["0", "1", "2", "3"].map(Item::new);
        let menu = Menu { eager: true, ..Menu::new("?", &figures) };
        let mut state = after("", "", None);
        letters("43").iter().for_each(|key| drop(menu.heard(&mut state, *key)));
        assert_eq!(state.line(), "43");
    }

    /// Who types what was counted behind the figure that chose has answered already: `2 bouts`.
    #[test]
    fn what_is_counted_may_be_typed_behind_its_figure() {
        let figures = ["0", "1", "2", "3"].map(Item::new);
        let menu = Menu { eager: true, unit: "bouts", ..Menu::new("?", &figures) };
        let mut state = after("", "", None);
        let chosen = menu.heard(&mut state, Key::Char('2'));
        assert_eq!(chosen, Some(Answer::Given(Chosen::Item(2))));
        let spill = menu.spilling(&state, &chosen.expect("an answer")).expect("the word");
        assert_eq!(spill, "bouts");
        let items = [Item::new("points"), Item::new("bouts")];
        let table = Menu { free: true, at: Some(0), ..Menu::new("?", &items) };
        let mut state = after(&spill, "", Some(0));
        let keys = [letters(" bouts"), vec![Key::Enter]].concat();
        assert_eq!(keys.iter().find_map(|key| table.heard(&mut state, *key)), None);
    }

    #[test]
    fn a_letter_is_that_of_the_name_that_is_seen() {
        let items = [Item::new("Christabelle").key("B"), Item::new("Bartholomew").key("A")];
        let menu = Menu { eager: true, ..Menu::new("?", &items) };
        let chosen =
            |letter| menu.heard(&mut State { spill: None, ..after("", "", None) }, Key::Char(letter));
        assert_eq!(chosen('b'), Some(Answer::Given(Chosen::Item(1))));
        assert_eq!(chosen('c'), Some(Answer::Given(Chosen::Item(0))));
        assert_eq!(chosen('a'), Some(Answer::Given(Chosen::Item(1))));
    }

    #[test]
    fn one_letter_is_enough_where_it_names_one_choice() {
        let items = ["♥ cœur", "♦ carreau", "♣ trèfle", "♠ pique"].map(Item::new);
        let menu = Menu { eager: true, ..Menu::new("?", &items) };
        assert_eq!(play(&menu, &letters("t")), Some(Answer::Given(Chosen::Item(2))));
        assert_eq!(play(&menu, &letters("c")), None);
        assert_eq!(play(&menu, &letters("ca")), Some(Answer::Given(Chosen::Item(1))));
        assert_eq!(play(&menu, &letters("xp")), Some(Answer::Given(Chosen::Item(3))));
        assert_eq!(play(&menu, &[Key::Down, Key::Enter]), Some(Answer::Given(Chosen::Item(0))));
        assert_eq!(play(&menu, &[Key::Enter]), None);
        assert_eq!(play(&menu, &[Key::Backspace, Key::Enter]), None);
        assert_eq!(play(&menu, &[Key::Char('c'), Key::Backspace, Key::Enter]), None);
        assert_eq!(
            play(&menu, &[Key::Down, Key::Backspace, Key::Enter]),
            Some(Answer::Given(Chosen::Item(0)))
        );
        assert_eq!(play(&menu, &[Key::Char('c'), Key::Escape, Key::Escape]), Some(Answer::Back));
    }

    #[test]
    fn a_figure_that_no_choice_has_chooses_none() {
        let items = ["80", "90", "100", "200", "210", "capot"].map(Item::new);
        let menu = Menu { eager: true, ..Menu::new("?", &items) };
        assert_eq!(
            play(&menu, &[letters("20"), vec![Key::Enter]].concat()),
            Some(Answer::Given(Chosen::Item(3)))
        );
        assert_eq!(play(&menu, &[letters("250"), vec![Key::Enter]].concat()), None);
        assert_eq!(play(&menu, &letters("27")), None);
    }

    #[test]
    fn one_key_is_enough_by_number_or_by_a_letter_of_its_own() {
        let mut items = ["Anna", "Anne", "Bob", "Annie"].map(Item::new);
        lettered(&mut items, false, |_| true);
        assert_eq!(items.each_ref().map(|item| item.letter), [Some('n'), Some('e'), None, Some('i')]);
        let menu = Menu { eager: true, ..Menu::new("?", &items) };
        let play = |menu: &Menu<'_>, keys: &[Key]| {
            let mut state = after("", "", menu.at);
            keys.iter().find_map(|key| menu.heard(&mut state, *key))
        };
        assert_eq!(play(&menu, &letters("e")), Some(Answer::Given(Chosen::Item(1))));
        assert_eq!(play(&menu, &letters("b")), Some(Answer::Given(Chosen::Item(2))));
        assert_eq!(play(&menu, &letters("a")), None);
        assert_eq!(play(&menu, &letters("anni")), Some(Answer::Given(Chosen::Item(3))));
        let suits = ["♥ cœur", "♦ carreau", "♣ trèfle", "♠ pique"].map(|suit| Item::new(suit).suit());
        for free in [false, true] {
            let menu = Menu { eager: true, free, numbered: 4, at: Some(0), ..Menu::new("?", &suits) };
            // A letter that begins two suits is none of them, whatever stands under the cursor; the next one says which.
            let c = [Key::Char('c'), Key::Enter];
            assert_eq!(play(&menu, &c), None);
            assert_eq!(
                play(&menu, &[&c[..], &letters("a"), &[Key::Enter]].concat()),
                Some(Answer::Given(Chosen::Item(1)))
            );
            assert_eq!(play(&menu, &[Key::Enter]), Some(Answer::Given(Chosen::Item(0))));
        }
        let menu = Menu { eager: true, numbered: 4, ..Menu::new("?", &suits) };
        assert_eq!(play(&menu, &letters("2")), Some(Answer::Given(Chosen::Item(1))));
        assert_eq!(play(&menu, &letters("5")), None);
    }

    #[test]
    fn two_digits_are_a_score_where_a_line_may_be_typed() {
        let suits = ["♥ hearts", "♦ diamonds", "♣ clubs", "♠ spades"].map(Item::new);
        let menu = Menu { free: true, numbered: 4, ..Menu::new("?", &suits) };
        let spades = Some(Answer::Given(Chosen::Item(3)));
        let typed = |text: &str| {
            let mut state = State { spill: None, ..after("", "", None) };
            let answer = letters(text).iter().find_map(|key| menu.heard(&mut state, *key));
            (answer, state)
        };
        let (answer, mut state) = typed("4");
        assert_eq!((answer, state.pause()), (None, Some(3)));
        assert_eq!(menu.heard(&mut typed("4").1, Key::Enter), spades);
        // A word behind it answers what is asked next.
        let (answer, state) = typed("4p");
        assert_eq!((answer, state.ahead), (spades, Some(Key::Char('p'))));
        let (answer, mut state) = typed("41");
        assert_eq!((answer, state.pause()), (None, None));
        assert_eq!(menu.heard(&mut state, Key::Enter), Some(Answer::Given(Chosen::Line("41".to_owned()))));
        let (_, mut state) = typed("4");
        assert_eq!(menu.heard(&mut state, Key::Backspace), None);
        assert_eq!((state.typed.as_str(), state.at), ("", None));
    }

    #[test]
    fn a_letter_chooses_where_a_line_may_be_typed_too() {
        let items = [
            Item::new("Zoé").quick(),
            Item::new("Cy").quick(),
            Item::new("contre").quick(),
            Item::new("points"),
        ];
        let menu = Menu { free: true, at: Some(0), ..Menu::new("?", &items) };
        assert_eq!(play(&menu, &letters("z")), Some(Answer::Given(Chosen::Item(0))));
        assert_eq!(play(&menu, &letters("c")), None);
        assert_eq!(play(&menu, &letters("co")), Some(Answer::Given(Chosen::Item(2))));
        assert_eq!(play(&menu, &letters("p")), None);
        assert_eq!(play(&menu, &letters("131")), None);
    }

    #[test]
    fn a_word_typed_whole_chooses_nothing_by_its_later_letters() {
        let mut items = ["Lieve", "Otto", "Karel", "Karin"].map(Item::new);
        lettered(&mut items, false, |_| true);
        let menu = Menu { eager: true, at: Some(3), ..Menu::new("klopt — wie?", &items) };
        let typed = |text: &str| {
            let mut state = after("lopt", "k", menu.at);
            let answer = letters(text).iter().find_map(|key| menu.heard(&mut state, *key));
            (answer, state)
        };
        for word in ["l", "lo", "lop", "lopt"] {
            assert_eq!(typed(word).0, None, "{word:?}");
        }
        assert_eq!(typed("loptl").0, Some(Answer::Given(Chosen::Item(0))));
        assert_eq!(typed("li").0, Some(Answer::Given(Chosen::Item(0))));
        assert_eq!(typed("o").0, Some(Answer::Given(Chosen::Item(1))));
        // Whoever has looked at the question means it.
        let mut looked = after("lopt", "k", menu.at);
        looked.pause();
        let answer = menu.heard(&mut looked, Key::Char('l'));
        assert_eq!(answer, Some(Answer::Given(Chosen::Item(0))));
        // Enter takes what the letter went to; after the whole word it belongs to the word.
        let entered = |text: &str| {
            let mut state = typed(text).1;
            menu.heard(&mut state, Key::Enter)
        };
        assert_eq!(entered("l"), Some(Answer::Given(Chosen::Item(0))));
        assert_eq!(entered("lopt"), None);
        assert_eq!(typed("lopt").1.at, Some(3));
        // It was a line, or another one: nothing of it is lost.
        for (text, line) in [("lopt ", "klopt "), ("lz", "klz")] {
            let (answer, state) = typed(text);
            assert_eq!((answer, state.again.as_deref()), (Some(Answer::Back), Some(line)));
        }
    }

    #[test]
    fn enter_behind_the_first_word_of_what_was_chosen_belongs_to_it() {
        // « a » has chosen « annuler la dernière saisie »: nobody types all of that.
        let items = ["♥ cœur", "♦ carreau", "♣ trèfle", "♠ pique"].map(Item::new);
        let menu = Menu { eager: true, at: Some(0), ..Menu::new("atout ?", &items) };
        for typed in ["nnuler", "nnul", "nn"] {
            let mut state = after("nnuler la derniere saisie", "", menu.at);
            let keys = [letters(typed), vec![Key::Enter]].concat();
            assert_eq!(keys.iter().find_map(|key| menu.heard(&mut state, *key)), None, "{typed}");
            let answer = menu.heard(&mut state, Key::Char('p'));
            assert_eq!(answer, Some(Answer::Given(Chosen::Item(3))), "{typed}");
            // Nor does it where it comes a moment later.
            let mut looked = after("nnuler la derniere saisie", "", menu.at);
            assert_eq!(letters(typed).iter().find_map(|key| menu.heard(&mut looked, *key)), None);
            looked.pause();
            assert_eq!(menu.heard(&mut looked, Key::Enter), None, "{typed}");
        }
    }

    #[test]
    fn a_letter_that_goes_on_with_another_word_of_the_question_before_waits_for_the_next() {
        // « c » has chosen contrat; « chuté » stood there too.
        let items = ["Ana", "Hélène", "Zoé"].map(Item::new);
        let menu = Menu { eager: true, at: Some(0), ..Menu::new("contrat — qui ?", &items) };
        let typed = |text: &str| {
            let mut state = State { rivals: vec!["hute".into()], ..after("ontrat", "c", menu.at) };
            let answer = letters(text).iter().find_map(|key| menu.heard(&mut state, *key));
            (answer, state)
        };
        let helene = Some(Answer::Given(Chosen::Item(1)));
        let (answer, mut state) = typed("h");
        assert_eq!((answer, state.at), (None, Some(1)));
        assert_eq!(state.pause(), Some(1));
        // The word went on: nothing of it is lost.
        let (answer, state) = typed("hu");
        assert_eq!((answer, state.again.as_deref()), (Some(Answer::Back), Some("chu")));
        // It did not: what was typed next answers what is asked next.
        let (answer, state) = typed("h1");
        assert_eq!((answer, state.ahead), (helene.clone(), Some(Key::Char('1'))));
        let (_, mut state) = typed("h");
        assert_eq!(menu.heard(&mut state, Key::Enter), helene);
        assert_eq!(typed("z").0, Some(Answer::Given(Chosen::Item(2))));
    }

    #[test]
    fn a_letter_of_its_own_waits_for_enter_where_it_goes_on_with_the_word_before() {
        let mut past = Item::new("past").quick();
        past.letter = Some('a');
        let items = [Item::new("punten"), past];
        let menu = Menu { free: true, at: Some(0), ..Menu::new("?", &items) };
        let typed = |keys: &[Key]| {
            let mut state = after("arel", "k", menu.at);
            let answer = keys.iter().find_map(|key| menu.heard(&mut state, *key));
            (answer, state.at)
        };
        assert_eq!(typed(&letters("arel")), (None, Some(0)));
        assert_eq!(typed(&letters("a")), (None, Some(1)));
        assert_eq!(typed(&[Key::Char('a'), Key::Enter]).0, Some(Answer::Given(Chosen::Item(1))));
    }

    #[test]
    fn words_typed_whole_answer_nothing_of_the_next_question() {
        let items = [Item::new("past").quick(), Item::new("punten"), Item::new("nota")];
        let menu = Menu { free: true, at: Some(1), ..Menu::new("?", &items) };
        let mut state = after("edereen past", "", menu.at);
        let keys = [letters("edereen past"), vec![Key::Enter]].concat();
        assert_eq!(keys.iter().find_map(|key| menu.heard(&mut state, *key)), None);
        // Nor does it leave the cursor where its letters led, whether Enter comes at once or later.
        assert_eq!(menu.heard(&mut state, Key::Enter), Some(Answer::Given(Chosen::Item(1))));
        let mut looked = after("edereen past", "", menu.at);
        assert_eq!(letters("edereen past").iter().find_map(|key| menu.heard(&mut looked, *key)), None);
        looked.pause();
        assert!(looked.typed.is_empty());
        assert_eq!(menu.heard(&mut looked, Key::Enter), None);
        assert_eq!(menu.heard(&mut looked, Key::Enter), Some(Answer::Given(Chosen::Item(1))));
    }

    #[test]
    fn a_line_that_begins_with_a_name_chooses_nothing_behind_it() {
        let items = ["alleen 7", "piccolissimo", "piccolo", "grote miserie"].map(Item::new);
        let menu = Menu { eager: true, ..Menu::new("?", &items) };
        for line in ["b past", "b mee", "b gaat mee", "past"] {
            // The rest of the name comes after a moment: nothing is known of the word before.
            let mut state = State { spill: None, ..after("", "", None) };
            let keys = [letters(line), vec![Key::Enter]].concat();
            let heard = keys.iter().find_map(|key| menu.heard(&mut state, *key));
            assert_eq!((heard, state.typed.as_str(), state.at), (None, "", None), "{line}");
            // What follows at once is another line; what follows when it was seen to be none is an answer.
            assert_eq!(menu.heard(&mut state, Key::Char('a')), None, "{line}");
            menu.heard(&mut state, Key::Enter);
            state.pause();
            assert_eq!(
                menu.heard(&mut state, Key::Char('a')),
                Some(Answer::Given(Chosen::Item(0))),
                "{line}"
            );
        }
        let piccolo = [letters("piccolo"), vec![Key::Enter]].concat();
        assert_eq!(play(&menu, &piccolo), Some(Answer::Given(Chosen::Item(2))));
    }

    #[test]
    fn a_word_of_another_language_is_found_whole_and_by_no_letter() {
        let items = [Item::new("renonce"), Item::new("redonne").whole("herdeelt").whole("redeal")];
        let menu = Menu { free: true, at: Some(1), ..Menu::new("?", &items) };
        let typed = |text: &str| play(&menu, &[letters(text), vec![Key::Enter]].concat());
        assert_eq!(typed("h"), Some(Answer::Given(Chosen::Line("h".into()))));
        assert_eq!(typed("herdeelt"), Some(Answer::Given(Chosen::Item(1))));
        assert_eq!(typed("red"), Some(Answer::Given(Chosen::Item(1))));
    }

    #[test]
    fn a_name_that_another_goes_on_with_is_taken_for_itself() {
        let items = ["marriage royal", "marriage", "margin"].map(Item::new);
        let menu = Menu { eager: true, ..Menu::new("laquelle ?", &items) };
        let entered = |text: &str| {
            let keys = [letters(text), vec![Key::Enter]].concat();
            let mut state = State::default();
            keys.iter().find_map(|key| menu.heard(&mut state, *key))
        };
        for (text, place) in [("marr", 1), ("marriage", 1), ("marriage ", 1), ("marriage r", 0), ("marg", 2)]
        {
            assert_eq!(entered(text), Some(Answer::Given(Chosen::Item(place))), "{text}");
        }
        let mut state = State::default();
        assert_eq!(letters("marriage ").iter().find_map(|key| menu.heard(&mut state, *key)), None);
    }

    #[test]
    fn a_line_may_be_typed_where_it_is_allowed() {
        let items = ["contrat", "points"].map(Item::new);
        let menu = Menu { free: true, at: Some(0), ..Menu::new("?", &items) };
        let typed = |text: &str| play(&menu, &[letters(text), vec![Key::Enter]].concat());
        assert_eq!(typed("p"), Some(Answer::Given(Chosen::Item(1))));
        assert_eq!(typed("points ana 131"), Some(Answer::Given(Chosen::Line("points ana 131".into()))));
        assert_eq!(typed("eur"), None);
        assert_eq!(typed("eur131"), Some(Answer::Given(Chosen::Line("131".into()))));
        assert_eq!(typed("e100 h"), Some(Answer::Given(Chosen::Line("100 h".into()))));
        assert_eq!(typed(""), Some(Answer::Given(Chosen::Item(0))));
    }

    #[test]
    fn enter_pressed_twice_records_nothing() {
        let mut items = ["0", "points"].map(Item::new);
        items[0].records = true;
        let menu = Menu { free: true, at: Some(0), ..Menu::new("?", &items) };
        let twice = || State { spill: None, entered: true, ..after("", "", menu.at) };
        let taken = Some(Answer::Given(Chosen::Item(0)));
        let mut state = twice();
        assert_eq!(menu.heard(&mut state, Key::Enter), None);
        // Whoever has looked at the question means it, or typed on.
        state.pause();
        assert_eq!(menu.heard(&mut state, Key::Enter), taken);
        let mut state = twice();
        assert_eq!([Key::Char('0'), Key::Enter].iter().find_map(|key| menu.heard(&mut state, *key)), taken);
        // What asks further may be taken at once.
        items[0].records = false;
        let menu = Menu { free: true, at: Some(0), ..Menu::new("?", &items) };
        assert_eq!(menu.heard(&mut twice(), Key::Enter), taken);
    }

    #[test]
    fn a_line_typed_where_yes_is_asked_for_is_no_yes() {
        let mut items = ["oui", "non"].map(Item::new);
        items[0].records = true;
        let menu = Menu { eager: true, closes: true, ..Menu::new("?", &items) };
        let typed = |text: &str| {
            let mut state = State::default();
            let answer = letters(text).iter().find_map(|key| menu.heard(&mut state, *key));
            (answer, state)
        };
        let [yes, no] = [0, 1].map(|place| Some(Answer::Given(Chosen::Item(place))));
        // Its letter waits for the next one, or for none.
        let (answer, mut state) = typed("o");
        assert_eq!((answer, state.pause()), (None, Some(0)));
        for word in ["o", "ou", "oui"] {
            assert_eq!(menu.heard(&mut typed(word).1, Key::Enter), yes, "{word}");
        }
        assert_eq!(typed("n").0, no);
        // A slip of a finger before it is forgiven to whoever waits.
        assert_eq!(typed("xo").1.pause(), Some(0));
        assert_eq!(menu.heard(&mut typed("xo").1, Key::Enter), None);
        for line in ["bob 90 pique", "olga 90 pique", "contrat bob", "pouo", "oo"] {
            let (answer, mut state) = typed(line);
            assert_eq!((answer, state.pause()), (None, None), "{line}");
            assert_eq!((menu.heard(&mut state, Key::Enter), state.ended), (None, Ended::Unseen), "{line}");
        }
    }

    #[test]
    fn enter_behind_yes_or_no_chooses_nothing_of_what_is_asked_next() {
        let items = ["trump hearts", "points"].map(Item::new);
        let menu = Menu { free: true, at: Some(0), ..Menu::new("?", &items) };
        let closed = || State { closed: true, ..after("es", "", menu.at) };
        let mut state = closed();
        assert_eq!(menu.heard(&mut state, Key::Enter), None);
        assert_eq!(menu.heard(&mut state, Key::Enter), Some(Answer::Given(Chosen::Item(0))));
        // Whoever has looked at the question means it.
        let mut looked = closed();
        looked.pause();
        assert_eq!(menu.heard(&mut looked, Key::Enter), Some(Answer::Given(Chosen::Item(0))));
        // Behind a letter it takes what asks further, and records nothing; an arrow between them means it.
        let mut items = ["Marie", "brisques"].map(Item::new);
        items[0].records = true;
        for (at, keys, answer) in [
            (0, &[Key::Enter][..], None),
            (1, &[Key::Enter], Some(1)),
            (0, &[Key::Enter, Key::Enter], Some(0)),
            (1, &[Key::Up, Key::Enter], Some(0)),
        ] {
            let menu = Menu { free: true, at: Some(at), ..Menu::new("?", &items) };
            let mut state = State { chosen: true, ..after("art", "", menu.at) };
            let heard = keys.iter().find_map(|key| menu.heard(&mut state, *key));
            assert_eq!(heard, answer.map(|place| Answer::Given(Chosen::Item(place))));
        }
    }
}
