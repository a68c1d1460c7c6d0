//! The terminal as one window: a whole screen shown at a time, keys in, and left as it was found.

use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::style::{
    Attribute, Color, Print, ResetColor, SetAttribute, SetBackgroundColor, SetForegroundColor,
};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{execute, queue};

use crate::render::{Canvas, Ink};
use crate::signals;

/// What came from the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// A letter or a digit.
    Letter(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Takes back a digit.
    Backspace,
    /// Any other key.
    Other,
    /// The window has another size.
    Resized,
    /// Ctrl-C, no terminal any more, or the system asks for it where that is heeded.
    Stop,
}

/// The shortest look at the keyboard.
const LEAST: Duration = Duration::from_millis(1);

/// The window. What stood on the terminal before comes back when it goes.
#[derive(Debug)]
pub struct Window {
    shown: Option<Canvas>,
}

impl Window {
    /// The window, where standard input and standard output are a terminal that has one.
    #[must_use]
    pub fn open() -> Option<Window> {
        if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
            return None;
        }
        enable_raw_mode().ok()?;
        // From here on it is put back, whatever happens.
        let window = Window { shown: None };
        execute!(std::io::stdout(), EnterAlternateScreen, Hide).ok()?;
        Some(window)
    }

    /// An empty screen as large as the window.
    #[must_use]
    pub fn canvas(&self) -> Canvas {
        let (columns, rows) = size().unwrap_or((80, 24));
        Canvas::new(usize::from(columns).max(1), usize::from(rows).max(1))
    }

    /// Shows a screen: the rows that are not as they were.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub fn show(&mut self, canvas: Canvas) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        let before = self
            .shown
            .take()
            .filter(|shown| shown.width() == canvas.width() && shown.height() == canvas.height());
        if before.is_none() {
            queue!(out, Clear(ClearType::All))?;
        }
        for (row, pieces) in canvas.rows().iter().enumerate() {
            if before.as_ref().is_some_and(|before| before.rows()[row] == *pieces) {
                continue;
            }
            queue!(out, MoveTo(0, place(row)), Clear(ClearType::CurrentLine))?;
            for piece in pieces {
                queue!(out, MoveTo(place(piece.column), place(row)))?;
                match piece.ink {
                    Ink::Plain => {}
                    Ink::Bold => queue!(out, SetAttribute(Attribute::Bold))?,
                    Ink::Leading => {
                        queue!(out, SetAttribute(Attribute::Bold), SetAttribute(Attribute::Reverse))?;
                    }
                    Ink::Faint => queue!(out, SetAttribute(Attribute::Dim))?,
                    Ink::Paper => {
                        queue!(out, SetForegroundColor(Color::Black), SetBackgroundColor(Color::White))?;
                    }
                }
                queue!(out, Print(&piece.text), ResetColor, SetAttribute(Attribute::Reset))?;
            }
        }
        out.flush()?;
        self.shown = Some(canvas);
        Ok(())
    }

    /// The next key, if one comes within this time.
    #[must_use]
    pub fn stroke(&self, within: Duration) -> Option<Stroke> {
        // A key that waits already is read only while some time is left.
        match event::poll(within.max(LEAST)) {
            _ if signals::is_ending() => return Some(Stroke::Stop),
            Ok(true) => {}
            Ok(false) => return None,
            Err(_) => return Some(Stroke::Stop),
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => Some(match key.code {
                KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => Stroke::Stop,
                KeyCode::Char(letter) => Stroke::Letter(letter),
                KeyCode::Enter => Stroke::Enter,
                KeyCode::Esc => Stroke::Escape,
                KeyCode::Backspace => Stroke::Backspace,
                _ => Stroke::Other,
            }),
            Ok(Event::Resize(..)) => Some(Stroke::Resized),
            Ok(_) => None,
            Err(_) => Some(Stroke::Stop),
        }
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // A terminal that is gone needs nothing put back.
        let _ = execute!(std::io::stdout(), Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

fn place(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}
