//! What stands on the terminal while the server runs: its address, the code for the next phone, who is here, what happened.

use std::io::IsTerminal as _;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use crate::serve::places::Place;
use crate::serve::qr;
use crate::serve::room::Room;
use crate::serve::slate::time_of;
use ardoise_rules::words::{Speaker, plain};

/// So many lines of what happened are kept.
const KEPT: usize = 200;

/// What the keys ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    /// Nothing.
    None,
    /// Is it to stop?
    Stop,
    /// Whose place is taken away? The digits so far.
    Whom(u32),
}

/// The screen.
pub struct Screen {
    window: DefaultTerminal,
    question: Question,
    happened: Vec<String>,
}

impl Screen {
    /// The screen, where standard input and output are a terminal.
    #[must_use]
    pub fn open() -> Option<Screen> {
        if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
            return None;
        }
        let window = ratatui::try_init().ok()?;
        Some(Screen { window, question: Question::None, happened: Vec::new() })
    }

    /// Draws what there is and answers the keys; true once the server is to stop.
    pub fn turn(&mut self, room: &Room, lines: &[String], speaker: &Speaker) -> bool {
        self.happened.extend(lines.iter().cloned());
        let surplus = self.happened.len().saturating_sub(KEPT);
        self.happened.drain(..surplus);
        while let Ok(true) = event::poll(Duration::ZERO) {
            match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    if self.key(key.code, key.modifiers, room, speaker) {
                        return true;
                    }
                }
                Ok(_) => {}
                Err(_) => return true,
            }
        }
        let (question, happened) = (self.question, &self.happened);
        self.window.draw(|frame| draw(frame, room, question, happened, speaker)).is_err()
    }

    fn key(&mut self, code: KeyCode, modifiers: KeyModifiers, room: &Room, speaker: &Speaker) -> bool {
        if code == KeyCode::Char('c') && modifiers.contains(KeyModifiers::CONTROL) {
            return true;
        }
        let yes = speaker.word("yes").chars().next();
        self.question = match (self.question, code) {
            (Question::Stop, KeyCode::Char(letter)) if Some(letter.to_ascii_lowercase()) == yes => {
                return true;
            }
            (Question::None, KeyCode::Char('q' | 'Q')) => Question::Stop,
            (Question::None, KeyCode::Char('r' | 'R')) => Question::Whom(0),
            (Question::Whom(number), KeyCode::Char(digit)) if digit.is_ascii_digit() => {
                let digit = digit.to_digit(10).unwrap_or(0);
                Question::Whom(number.saturating_mul(10).saturating_add(digit))
            }
            (Question::Whom(number), KeyCode::Enter) => {
                if room.places().revoke(number) {
                    self.happened.push(speaker.phrase("serve-revoked", &[("number", &number.to_string())]));
                }
                Question::None
            }
            (Question::Whom(_), KeyCode::Backspace) => Question::Whom(0),
            _ => Question::None,
        };
        false
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

/// The address that lets the next person in.
#[must_use]
pub fn invitation(room: &Room) -> (String, String) {
    let places = room.places();
    let invitation = places.invitation();
    (format!("{}join#{}", room.address, invitation.token), invitation.code.clone())
}

/// Six digits as they are read out.
#[must_use]
pub fn spaced(code: &str) -> String {
    let (first, second) = code.split_at(code.len() / 2);
    format!("{first} {second}")
}

fn draw(
    frame: &mut ratatui::Frame<'_>,
    room: &Room,
    question: Question,
    happened: &[String],
    speaker: &Speaker,
) {
    let (address, code) = invitation(room);
    let picture = qr::lines(&address);
    let wide = picture.first().map_or(0, |line| line.chars().count());
    let area = frame.area();
    let columns = [Constraint::Length(u16::try_from(wide + 2).unwrap_or(u16::MAX)), Constraint::Min(20)];
    let fits = usize::from(area.width) > wide + 24 && usize::from(area.height) > picture.len();
    let (left, right) = if fits {
        let [left, right] = Layout::horizontal(columns).areas(area);
        (Some(left), right)
    } else {
        (None, area)
    };
    if let Some(left) = left {
        // Dark on light, whatever the terminal's own colours are: that is what a camera reads.
        let style = Style::new().fg(Color::Black).bg(Color::White);
        let lines: Vec<Line<'_>> =
            picture.iter().map(|line| Line::from(Span::styled(line.as_str(), style))).collect();
        frame.render_widget(Paragraph::new(lines), left);
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![
        Line::from(Span::styled(room.address.clone(), bold)),
        Line::from(speaker.phrase("serve-screen-code", &[("code", &spaced(&code))])),
        Line::default(),
        Line::from(Span::styled(speaker.word("serve-screen-here"), bold)),
    ];
    let here = room.places().everybody();
    if here.is_empty() {
        lines.push(Line::from(speaker.word("serve-screen-nobody")));
    }
    lines.extend(here.iter().map(|held| {
        let what = match &held.place {
            Some(Place::Player(name)) => plain(name),
            Some(place) => speaker.word(&format!("serve-place-{}", place.id())),
            None => "…".to_owned(),
        };
        Line::from(format!("{:>3}  {what} · {}", held.number, time_of(held.seen, speaker)))
    }));
    lines.push(Line::default());
    let room_left = usize::from(right.height).saturating_sub(lines.len() + 2);
    let from = happened.len().saturating_sub(room_left);
    lines.extend(happened[from..].iter().map(|line| Line::from(line.as_str())));
    lines.push(Line::default());
    lines.push(Line::from(Span::styled(
        match question {
            Question::None => speaker.word("serve-screen-keys"),
            Question::Stop => {
                format!("{} ({})", speaker.word("serve-screen-stop"), speaker.word("ask-yes-no"))
            }
            Question::Whom(number) => {
                let number = if number == 0 { String::new() } else { number.to_string() };
                speaker.phrase("serve-screen-whom", &[("number", &format!("{number}_"))])
            }
        },
        bold,
    )));
    frame.render_widget(Paragraph::new(lines), right);
}
