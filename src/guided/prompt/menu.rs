//! A choice among a few: arrows, first letters, and where it is allowed a line typed instead.

use super::Answer;
use super::terminal::{Drawn, Key, Terminal, broken};
use ardoise_rules::cards::fold_word;

/// One thing to choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// What it says.
    pub label: String,
    /// A word on it, shown faintly behind.
    pub hint: String,
    /// Other words under which it is found.
    pub keys: Vec<String>,
}

impl Item {
    /// A choice that says only its name.
    #[must_use]
    pub fn new(label: impl Into<String>) -> Item {
        Item { label: label.into(), hint: String::new(), keys: Vec::new() }
    }

    /// The same with a word on it.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Item {
        self.hint = hint.into();
        self
    }

    /// The same, found under another word too.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Item {
        self.keys.push(key.into());
        self
    }

    fn label_begins(&self, typed: &str) -> bool {
        begins(&self.label, typed)
    }

    fn begins(&self, typed: &str) -> bool {
        self.label_begins(typed) || self.keys.iter().any(|key| begins(key, typed))
    }

    fn is(&self, typed: &str) -> bool {
        std::iter::once(&self.label).chain(&self.keys).any(|word| fold_word(word) == typed)
    }
}

/// Does a word begin so, signs before its first letter and accents aside?
fn begins(word: &str, typed: &str) -> bool {
    bare(word).starts_with(typed)
}

fn bare(word: &str) -> String {
    fold_word(word).trim_start_matches(|letter: char| !letter.is_alphanumeric()).to_owned()
}

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
    /// Words that are a line whatever choice begins so.
    pub lines: &'a [&'a str],
    /// Do the first letters of one choice choose it, without Enter?
    pub eager: bool,
    /// A word on the keys, under the choices: a line or two.
    pub help: &'a str,
    /// What is wrong with the last answer.
    pub fault: &'a str,
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
            lines: &[],
            eager: false,
            help: "",
            fault: "",
            rows: 8,
            trace: true,
        }
    }

    /// Asks it.
    pub fn ask(&self, terminal: &mut Terminal) -> Answer<Chosen> {
        let Some(_raw) = terminal.listen() else { return Answer::Interrupted };
        let mut state = State {
            at: self.at.filter(|at| *at < self.items.len()),
            typed: String::new(),
            spill: terminal.spill.take(),
            swallow: false,
        };
        loop {
            let (lines, asked) = self.drawn(&state, terminal.room());
            terminal.draw(&lines, asked);
            match self.heard(&mut state, terminal.key()) {
                None => {}
                Some(answer) => {
                    terminal.spill = self.spilling(&state, &answer);
                    terminal.close(&self.closing(&answer));
                    return answer;
                }
            }
        }
    }

    fn closing(&self, answer: &Answer<Chosen>) -> String {
        match answer {
            Answer::Given(Chosen::Item(place)) if self.trace => {
                format!("{} {}", self.title, self.items.get(*place).map_or("", |item| item.label.as_str()))
            }
            Answer::Given(Chosen::Line(line)) if self.trace => format!("{} {line}", self.title),
            Answer::Given(_) | Answer::Back | Answer::Interrupted => String::new(),
        }
    }

    /// What a key does; an answer ends the question.
    fn heard(&self, state: &mut State, key: Key) -> Option<Answer<Chosen>> {
        let count = self.items.len();
        match key {
            Key::Stop => return Some(Answer::Interrupted),
            Key::Escape if state.typed.is_empty() => return Some(Answer::Back),
            Key::Escape => state.typed.clear(),
            Key::Up | Key::Left if count > 0 => {
                state.at = Some(state.at.map_or(count - 1, |at| (at + count - 1) % count));
            }
            Key::Down | Key::Right if count > 0 => state.at = Some(state.at.map_or(0, |at| (at + 1) % count)),
            Key::Up | Key::Down | Key::Left | Key::Right | Key::Resize => {}
            Key::Backspace => {
                state.typed.pop();
                self.follow(state);
            }
            Key::Char(letter) => {
                state.typed.push(letter);
                let fits = self.follow(state);
                if !fits && state.spilt() {
                    return None;
                }
                if !fits && !self.free {
                    state.typed.pop();
                    return None;
                }
                if self.eager
                    && let [only] = self.matching(&state.typed).as_slice()
                {
                    return Some(Answer::Given(Chosen::Item(*only)));
                }
            }
            Key::Enter => return self.entered(state),
        }
        None
    }

    /// What is left of a word that was chosen by its first letters: hands that type it whole go on with it.
    fn spilling(&self, state: &State, answer: &Answer<Chosen>) -> Option<String> {
        let Answer::Given(Chosen::Item(place)) = answer else { return None };
        let item = self.items.get(*place).filter(|_| self.eager && !state.typed.is_empty())?;
        let typed = fold_word(&state.typed);
        let words = std::iter::once(&item.label).chain(&item.keys).map(|word| bare(word));
        words.into_iter().find_map(|word| word.strip_prefix(&typed).map(str::to_owned))
    }

    fn entered(&self, state: &mut State) -> Option<Answer<Chosen>> {
        let folded = fold_word(state.typed.trim());
        if std::mem::take(&mut state.swallow) && folded.is_empty() {
            return None;
        }
        if state.spill.take().is_some_and(|spill| !spill.is_empty() && spill == folded) {
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
        if let Some(exact) = self.items.iter().position(|item| item.is(&folded)) {
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
        if seen.is_empty() { places(&|item| item.begins(&folded)) } else { seen }
    }

    /// Goes to the first choice that begins with what was typed; false if none does.
    fn follow(&self, state: &mut State) -> bool {
        let folded = fold_word(&state.typed);
        let matching = self.matching(&state.typed);
        let stays = state.at.is_some_and(|at| matching.contains(&at));
        let exact = matching.iter().find(|place| self.items[**place].is(&folded));
        match exact.or(matching.first()) {
            Some(_) if stays && exact.is_none() => true,
            Some(place) => {
                state.at = Some(*place);
                true
            }
            None => false,
        }
    }

    /// The lines, and which of them asks.
    fn drawn(&self, state: &State, room: usize) -> (Vec<Drawn>, usize) {
        let mut lines = broken(self.fault, room);
        let asked = lines.len();
        lines.push(Drawn::strong(format!("{} {}", self.title, state.typed)));
        let rows = self.rows.max(3);
        let first = state.at.map_or(0, |at| (at + 1).saturating_sub(rows));
        // While a line is being typed the choices are not in the way.
        let rows = if self.free && state.typed.trim().contains(' ') { 0 } else { rows };
        let shown = self.items.iter().enumerate().skip(first).take(rows);
        let wide = self.items.iter().map(|item| item.label.chars().count()).max().unwrap_or(0);
        for (place, item) in shown {
            let mark = if Some(place) == state.at { "›" } else { " " };
            let more = place + 1 == first + rows && place + 1 < self.items.len();
            let more = if more { " ↓" } else { "" };
            let text = if item.hint.is_empty() {
                format!("{mark} {}{more}", item.label)
            } else {
                format!("{mark} {:wide$}  {}{more}", item.label, item.hint)
            };
            lines.push(if Some(place) == state.at { Drawn::strong(text) } else { Drawn::plain(text) });
        }
        lines.extend(self.help.lines().map(Drawn::plain));
        (lines, asked)
    }
}

/// What has been typed and where the cursor stands.
struct State {
    at: Option<usize>,
    typed: String,
    /// The rest of a word chosen just before: typed on, it is not an answer to this question.
    spill: Option<String>,
    /// That rest was typed: the Enter after it belongs to it.
    swallow: bool,
}

impl State {
    /// Takes away letters that only go on with the word chosen just before; false if they do not.
    fn spilt(&mut self) -> bool {
        let folded = fold_word(&self.typed);
        let Some(rest) = self.spill.as_deref().and_then(|spill| spill.strip_prefix(&folded)) else {
            return false;
        };
        self.spill = Some(rest.to_owned()).filter(|rest| !rest.is_empty());
        self.swallow = self.spill.is_none();
        self.typed.clear();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(menu: &Menu<'_>, keys: &[Key]) -> Option<Answer<Chosen>> {
        let mut state =
            State { at: menu.at, typed: String::new(), spill: Some("eur".into()), swallow: false };
        keys.iter().find_map(|key| menu.heard(&mut state, *key))
    }

    fn letters(text: &str) -> Vec<Key> {
        text.chars().map(Key::Char).collect()
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
        assert_eq!(play(&menu, &[Key::Char('c'), Key::Escape, Key::Escape]), Some(Answer::Back));
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
}
