//! The terminal under a question: keys in, lines out, and left as it was found.

use std::collections::VecDeque;
use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

use crate::signals;
use ardoise_rules::words::{Speaker, plain};
use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{MoveToColumn, MoveUp};
use crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode, size};
use crossterm::{QueueableCommand as _, queue};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// A key as the questions understand it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// One up.
    Up,
    /// One down.
    Down,
    /// To the left.
    Left,
    /// To the right, or the tabulator.
    Right,
    /// The answer stands.
    Enter,
    /// One step back.
    Escape,
    /// Takes back a letter.
    Backspace,
    /// A letter or a digit.
    Char(char),
    /// Lines were pasted: they wait in the terminal.
    Pasted,
    /// Ctrl-C, Ctrl-D, no terminal any more, or the system asks for it.
    Stop,
    /// The window has another size.
    Resize,
}

/// A terminal that can be asked.
#[derive(Debug)]
pub struct Terminal {
    color: bool,
    /// What is said where a line is none of the choices.
    pub(super) nothing: String,
    /// How wide the lines of the question are, down to the one with the cursor.
    above: Vec<usize>,
    /// The rest of the word of which the first letters were enough.
    pub(super) spill: Option<String>,
    /// Does Enter right behind it belong to it too?
    pub(super) closed: bool,
    /// Was the last answer chosen by its first letters?
    pub(super) chosen: bool,
    /// Was the last question closed by Enter? Held too long or pressed twice, it comes again.
    pub(super) entered: bool,
    /// The letters that chose the last answer where a line might have been typed.
    pub(super) begun: String,
    /// How other choices of that question go on behind those letters: one of them may be the word that is being typed.
    pub(super) rivals: Vec<String>,
    /// What was typed of a line that was first taken for an answer.
    pub(super) again: Option<String>,
    /// A key that answers the next question.
    pub(super) ahead: Option<Key>,
    /// What stands in the next line that may be typed.
    pub(super) standing: Option<String>,
    /// Lines that were pasted, and that nobody has read yet.
    pub(super) pasted: VecDeque<String>,
    /// Was something typed that nobody answered with when the last question was broken off?
    pub(super) unfinished: bool,
}

impl Terminal {
    /// The terminal, if standard input and standard error are one that can move its cursor.
    #[must_use]
    pub fn open(color: bool, speaker: &Speaker) -> Option<Terminal> {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty());
        let dumb = dumb && !cfg!(windows);
        let terminal = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        if terminal && !dumb {
            signals::heed();
        }
        (terminal && !dumb).then_some(Terminal {
            color,
            nothing: speaker.word("ask-none-of-these"),
            above: Vec::new(),
            spill: None,
            closed: false,
            chosen: false,
            entered: false,
            begun: String::new(),
            rivals: Vec::new(),
            again: None,
            ahead: None,
            standing: None,
            pasted: VecDeque::new(),
            unfinished: false,
        })
    }

    /// Was the last question left by Enter alone? Asked once: what comes next begins anew.
    pub fn confirmed(&mut self) -> bool {
        std::mem::take(&mut self.entered)
    }

    /// Was the last question broken off in the middle of what was typed?
    #[must_use]
    pub const fn is_unfinished(&self) -> bool {
        self.unfinished
    }

    /// Leaves out what was pasted and not read yet, and says how many lines that is: behind a line that was refused the others may
    /// belong to another deal than they were meant for.
    pub fn leave_out_pasted(&mut self) -> usize {
        let left = self.pasted.len();
        self.pasted.clear();
        left
    }

    /// Pasted where one thing is asked, and no line: none of its letters is an answer.
    pub(super) fn refuse_pasted(&mut self) {
        self.pasted.clear();
        let mut err = std::io::stderr().lock();
        let _ = err.write_all(b"\x07").and_then(|()| err.flush());
    }

    /// Columns and rows; 80 by 24 where they are unknown.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        match size() {
            Ok((columns, rows)) if columns > 0 && rows > 0 => (usize::from(columns), usize::from(rows)),
            _ => (80, 24),
        }
    }

    /// What was answered before stands in the next line that may be typed: Enter keeps it, another letter replaces it.
    pub fn stands(&mut self, text: String) {
        self.standing = Some(text);
    }

    /// Puts a text on the clipboard, where the terminal takes it; others leave it be.
    pub fn copy(&self, text: &str) {
        let mut err = std::io::stderr().lock();
        let _ = queue!(err, CopyToClipboard::to_clipboard_from(text)).and_then(|()| err.flush());
    }

    /// The columns that a line of a question may fill.
    pub(super) fn room(&self) -> usize {
        self.size().0.saturating_sub(2).max(10)
    }

    /// Begins a question: keys arrive one by one until the answer is dropped.
    pub(super) fn listen(&mut self) -> Option<Raw> {
        self.above.clear();
        enable_raw_mode().ok().map(|()| {
            // A terminal that does not know it lets it be, and sends what is pasted as keys.
            let _ = queue!(std::io::stderr(), EnableBracketedPaste).and_then(|()| std::io::stderr().flush());
            Raw
        })
    }

    /// Does nothing come for as long as it takes to see a question? What is typed on comes sooner.
    pub(super) fn pauses(&self) -> bool {
        const LOOKED: std::time::Duration = std::time::Duration::from_millis(500);
        self.ahead.is_none() && event::poll(LOOKED).is_ok_and(|comes| !comes)
    }

    /// The next key.
    pub(super) fn key(&mut self) -> Key {
        if let Some(key) = self.ahead.take() {
            return key;
        }
        loop {
            match event::poll(signals::PAUSE) {
                _ if signals::is_ending() => return Key::Stop,
                Ok(true) => {}
                Ok(false) => continue,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(_) => return Key::Stop,
            }
            match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    if let Some(key) = understood(key) {
                        return key;
                    }
                }
                Ok(Event::Paste(text)) => {
                    // What stood in two cells stays two words.
                    let text = text.replace('\t', " ");
                    let lines = text.split(['\n', '\r']).map(|line| plain(line).trim().to_owned());
                    self.pasted.extend(lines.filter(|line| !line.is_empty()));
                    if !self.pasted.is_empty() {
                        return Key::Pasted;
                    }
                }
                Ok(Event::Resize(..)) => return Key::Resize,
                Ok(_) => {}
                Err(_) => return Key::Stop,
            }
        }
    }

    /// Draws the question anew over its last drawing. The cursor stands where letters appear: after line `asked`.
    pub(super) fn draw(&mut self, lines: &[Drawn], asked: usize) {
        let room = self.room();
        let mut err = std::io::stderr().lock();
        self.wipe(&mut err);
        let last = lines.len().saturating_sub(1);
        let mut column = 0;
        self.above.clear();
        for (place, line) in lines.iter().enumerate() {
            let text = if place == asked { clip_left(&line.text, room) } else { clip(&line.text, room) };
            if place == asked {
                column = u16::try_from(text.width()).unwrap_or(0);
            }
            if place <= asked {
                self.above.push(text.width());
            }
            let text = if self.color && line.strong { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text };
            let end = if place == last { "" } else { "\r\n" };
            let _ = write!(err, "{text}{end}");
        }
        let up = u16::try_from(last.saturating_sub(asked)).unwrap_or(0);
        if up > 0 {
            let _ = err.queue(MoveUp(up));
        }
        let _ = err.queue(MoveToColumn(column));
        let _ = err.flush();
    }

    /// Takes the question away. In a window that has become narrower its lines are broken into several.
    fn wipe(&self, err: &mut impl std::io::Write) {
        let (columns, _) = self.size();
        let rows = |width: usize| width.max(1).div_ceil(columns.max(1));
        let (asked, before) = self.above.split_last().map_or((0, &[][..]), |(last, before)| (*last, before));
        let up = before.iter().map(|width| rows(*width)).sum::<usize>() + asked / columns.max(1);
        if up > 0 {
            let _ = err.queue(MoveUp(u16::try_from(up).unwrap_or(u16::MAX)));
        }
        let _ = queue!(err, MoveToColumn(0), Clear(ClearType::FromCursorDown));
    }

    /// Replaces the question by one line that says what was answered.
    pub(super) fn close(&mut self, line: &str) {
        let (columns, _) = self.size();
        let mut err = std::io::stderr().lock();
        self.wipe(&mut err);
        if !line.is_empty() {
            let _ = write!(err, "{}\r\n", clip(line, columns.saturating_sub(1).max(10)));
        }
        let _ = err.flush();
        self.above.clear();
    }
}

/// Takes away what was typed ahead where whole lines are read, and says how many lines that is.
pub fn without_typed_ahead() -> usize {
    // What is there is there at once; who looks for no time at all sees nothing.
    const AT_ONCE: Duration = Duration::from_millis(20);
    let mut lines = 0;
    while event::poll(AT_ONCE).is_ok_and(|comes| comes) {
        match event::read() {
            Ok(Event::Key(key)) if understood(key) == Some(Key::Enter) => lines += 1,
            Ok(_) => {}
            Err(_) => break,
        }
    }
    lines
}

/// A line of a question.
#[derive(Debug, Clone, Default)]
pub(super) struct Drawn {
    pub text: String,
    pub strong: bool,
}

impl Drawn {
    pub fn plain(text: impl Into<String>) -> Drawn {
        Drawn { text: text.into(), strong: false }
    }

    pub fn strong(text: impl Into<String>) -> Drawn {
        Drawn { text: text.into(), strong: true }
    }
}

/// Keys arrive one by one as long as this lives.
#[derive(Debug)]
pub(super) struct Raw;

impl Drop for Raw {
    fn drop(&mut self) {
        let _ = queue!(std::io::stderr(), DisableBracketedPaste).and_then(|()| std::io::stderr().flush());
        let _ = disable_raw_mode();
    }
}

fn understood(key: KeyEvent) -> Option<Key> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c' | 'd') if control => Some(Key::Stop),
        // Enter pressed between two questions, while the terminal was as it was found.
        KeyCode::Char('j' | 'm') if control => Some(Key::Enter),
        KeyCode::Char('n') if control => Some(Key::Down),
        KeyCode::Char('p') if control => Some(Key::Up),
        KeyCode::Char('h') if control => Some(Key::Backspace),
        KeyCode::Char(_) if control => None,
        KeyCode::Char(letter) => Some(Key::Char(letter)),
        KeyCode::Enter => Some(Key::Enter),
        KeyCode::Esc => Some(Key::Escape),
        KeyCode::Backspace | KeyCode::Delete => Some(Key::Backspace),
        KeyCode::Up | KeyCode::BackTab => Some(Key::Up),
        KeyCode::Down => Some(Key::Down),
        KeyCode::Left => Some(Key::Left),
        KeyCode::Right | KeyCode::Tab => Some(Key::Right),
        _ => None,
    }
}

/// A sentence as lines that fit, broken between words.
pub(super) fn broken(text: &str, columns: usize) -> Vec<Drawn> {
    let mut lines = Vec::new();
    for sentence in text.lines() {
        if sentence.width() <= columns {
            lines.push(Drawn::plain(sentence));
            continue;
        }
        let mut line = String::new();
        for word in sentence.split(' ') {
            if !line.is_empty() && line.width() + 1 + word.width() > columns {
                lines.push(Drawn::plain(std::mem::take(&mut line)));
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(Drawn::plain(line));
    }
    lines
}

/// As much of a line as fits.
pub(super) fn clip(text: &str, columns: usize) -> String {
    let mut width = 0;
    let mut shown = String::new();
    for letter in text.chars() {
        let own = letter.width().unwrap_or(0);
        if width + own > columns {
            while width + 1 > columns {
                let Some(last) = shown.pop() else { break };
                width -= last.width().unwrap_or(0);
            }
            shown.push('…');
            return shown;
        }
        width += own;
        shown.push(letter);
    }
    shown
}

/// The end of a line, as much as fits: what is being typed stays in sight.
fn clip_left(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut shown: Vec<char> = Vec::new();
    let mut width = 1;
    for letter in text.chars().rev() {
        width += letter.width().unwrap_or(0);
        if width > columns {
            break;
        }
        shown.push(letter);
    }
    shown.push('…');
    shown.into_iter().rev().collect()
}
