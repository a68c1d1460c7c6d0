//! A figure that is typed, for one of several holders.

use super::Answer;
use super::terminal::{Drawn, Key, Terminal, broken};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Say as _;
use ardoise_rules::notation::{self, Slip};
use ardoise_rules::words::{Speaker, plain};

/// The most signs that are taken: more than any figure has.
const SIGNS: usize = 12;

/// A question for a figure. With several titles the arrows go from one holder to the next.
#[derive(Debug, Clone)]
pub struct Figure<'a> {
    /// One question for each holder.
    pub titles: &'a [String],
    /// The holder that stands first.
    pub at: usize,
    /// The figure that stands until another is typed.
    pub old: Option<i32>,
    /// May it be negative?
    pub signed: bool,
    /// The words in which a figure that is none is refused.
    pub speaker: &'a Speaker,
    /// A word on the keys.
    pub help: &'a str,
    /// What is wrong with the last answer.
    pub fault: &'a str,
}

impl Figure<'_> {
    /// Asks it: the place of the holder, and the figure.
    pub fn ask(&self, terminal: &mut Terminal) -> Answer<(usize, i32)> {
        let Some(_raw) = terminal.listen() else { return Answer::Interrupted };
        let count = self.titles.len().max(1);
        // The rest of a word chosen before is letters, which a figure does not have.
        let mut spill = terminal.spill.take().unwrap_or_default();
        let mut begun = std::mem::take(&mut terminal.begun);
        terminal.entered = false;
        let (mut at, mut typed) = (self.at.min(count - 1), String::new());
        let standing = self.old.map_or_else(String::new, |old| old.to_string());
        let mut fault = self.fault.to_owned();
        // What was refused stays to be seen and put right; a figure typed behind it takes its place.
        let mut refused = false;
        loop {
            let shown = if typed.is_empty() { standing.clone() } else { typed.clone() };
            let title = self.titles.get(at).map_or("", String::as_str);
            let mut lines = broken(&fault, terminal.room());
            let asked = lines.len();
            lines.push(Drawn::strong(format!("{title} {shown}")));
            if !self.help.is_empty() {
                lines.push(Drawn::plain(self.help));
            }
            terminal.draw(&lines, asked);
            let key = terminal.key();
            if std::mem::take(&mut refused) && matches!(key, Key::Char(letter) if letter.is_ascii_digit()) {
                typed.clear();
            }
            match key {
                Key::Stop => return closed(terminal, Answer::Interrupted),
                Key::Escape if typed.is_empty() => return closed(terminal, Answer::Back),
                Key::Escape => typed.clear(),
                Key::Backspace => {
                    typed.pop();
                }
                Key::Up | Key::Left => at = (at + count - 1) % count,
                Key::Down | Key::Right => at = (at + 1) % count,
                Key::Char(letter) if typed.is_empty() && !begun.is_empty() && !letter.is_ascii_digit() => {
                    begun.push(letter);
                    if !goes_on(&mut spill, letter) {
                        // It goes on as another word: a line is being typed.
                        terminal.again = Some(begun);
                        return closed(terminal, Answer::Back);
                    }
                }
                // The Enter that ends the word that chose.
                Key::Enter if typed.is_empty() && spill.is_empty() && begun.chars().count() > 1 => {
                    begun.clear()
                }
                Key::Char(letter)
                    if typed.is_empty() && !letter.is_ascii_digit() && goes_on(&mut spill, letter) => {}
                // What is no figure is seen, and refused: nothing of it is left out.
                Key::Char(letter)
                    if typed.chars().count() < SIGNS && (letter != ' ' || !typed.is_empty()) =>
                {
                    typed.push(letter);
                }
                Key::Pasted => match terminal.pasted.pop_front() {
                    Some(figure)
                        if terminal.pasted.is_empty()
                            && notation::read_number(&figure, -notation::MOST, notation::MOST).is_ok() =>
                    {
                        typed = figure;
                    }
                    Some(_) | None => terminal.refuse_pasted(),
                },
                Key::Char(_) | Key::Resize => {}
                Key::Enter if shown.is_empty() => {}
                Key::Enter => match self.read(shown.trim()) {
                    Ok(figure) => {
                        terminal.entered = true;
                        terminal.close(&format!("{title} {figure}"));
                        return Answer::Given((at, figure));
                    }
                    Err(said) => (fault, refused) = (said, true),
                },
            }
        }
    }

    /// The figure, or what is wrong with it and what was probably meant.
    fn read(&self, typed: &str) -> Result<i32, String> {
        let least = if self.signed { -notation::MOST } else { 0 };
        let beyond = !self.signed && notation::is_beyond(typed);
        let read = if beyond {
            Err(Slip::Beyond { word: typed.to_owned() })
        } else {
            notation::read_number(typed, least, notation::MOST)
        };
        read.map_err(|slip| {
            let near = notation::figure_meant(typed).map(|word| Slip::HintNearest { word });
            let said = [Some(slip), near].into_iter().flatten();
            let said = said.map(|slip| plain(&self.speaker.say(&slip.said(), None)));
            said.collect::<Vec<_>>().join("\n")
        })
    }
}

/// Takes away a letter that only goes on with the word chosen just before; false if it does not.
fn goes_on(spill: &mut String, letter: char) -> bool {
    match spill.strip_prefix(&fold_word(&letter.to_string())) {
        Some(rest) => *spill = rest.to_owned(),
        None => return false,
    }
    true
}

fn closed<T>(terminal: &mut Terminal, answer: Answer<T>) -> Answer<T> {
    terminal.close("");
    answer
}
