//! What stands on the terminal while the server runs: its address, the code for the next phone, who is here, what happened.

use std::time::Duration;

use crate::render::{Canvas, Ink};
use crate::serve::qr;
use crate::serve::room::places::Place;
use crate::serve::room::{Heard, Room};
use crate::serve::slate::time_of;
use crate::shell::window::{Stroke, Window};
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
    window: Window,
    question: Question,
    happened: Vec<String>,
}

impl Screen {
    /// The screen, where standard input and output are a terminal.
    #[must_use]
    pub fn open() -> Option<Screen> {
        Some(Screen { window: Window::open()?, question: Question::None, happened: Vec::new() })
    }

    /// Draws what there is and answers the keys; true once the server is to stop.
    pub fn turn(&mut self, room: &Room, lines: &[Heard], speaker: &Speaker) -> bool {
        self.happened.extend(lines.iter().map(|line| line.told(speaker)));
        let surplus = self.happened.len().saturating_sub(KEPT);
        self.happened.drain(..surplus);
        while let Some(stroke) = self.window.stroke(Duration::ZERO) {
            if self.key(stroke, room, speaker) {
                return true;
            }
        }
        let mut canvas = self.window.canvas();
        draw(&mut canvas, room, self.question, &self.happened, speaker);
        self.window.show(canvas).is_err()
    }

    fn key(&mut self, stroke: Stroke, room: &Room, speaker: &Speaker) -> bool {
        let yes = speaker.word("yes").chars().next();
        self.question = match (self.question, stroke) {
            (_, Stroke::Stop) => return true,
            (question, Stroke::Resized) => question,
            (Question::Stop, Stroke::Letter(letter)) if Some(letter.to_ascii_lowercase()) == yes => {
                return true;
            }
            (Question::None, Stroke::Letter('q' | 'Q')) => Question::Stop,
            (Question::None, Stroke::Letter('r' | 'R')) => Question::Whom(0),
            (Question::Whom(number), Stroke::Letter(digit)) if digit.is_ascii_digit() => {
                let digit = digit.to_digit(10).unwrap_or(0);
                Question::Whom(number.saturating_mul(10).saturating_add(digit))
            }
            (Question::Whom(number), Stroke::Enter) => {
                if room.places().revoke(number) {
                    self.happened.push(speaker.phrase("serve-revoked", &[("number", &number.to_string())]));
                }
                Question::None
            }
            (Question::Whom(_), Stroke::Backspace) => Question::Whom(0),
            _ => Question::None,
        };
        false
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

fn draw(canvas: &mut Canvas, room: &Room, question: Question, happened: &[String], speaker: &Speaker) {
    let (address, code) = invitation(room);
    let picture = qr::lines(&address);
    let wide = picture.first().map_or(0, |line| line.chars().count());
    let height = canvas.height();
    let fits = canvas.width() > wide + 24 && height > picture.len();
    if fits {
        for (row, line) in picture.iter().enumerate() {
            canvas.write(row, 0, line, Ink::Paper);
        }
    }
    let column = if fits { wide + 2 } else { 0 };
    let mut lines = vec![
        (room.address.clone(), Ink::Bold),
        (speaker.phrase("serve-screen-code", &[("code", &spaced(&code))]), Ink::Plain),
        (String::new(), Ink::Plain),
        (speaker.word("serve-screen-here"), Ink::Bold),
    ];
    let here = room.places().everybody();
    if here.is_empty() {
        lines.push((speaker.word("serve-screen-nobody"), Ink::Plain));
    }
    lines.extend(here.iter().map(|held| {
        let what = match &held.place {
            Some(Place::Player(name)) => plain(name),
            Some(place) => speaker.word(&format!("serve-place-{}", place.id())),
            None => "…".to_owned(),
        };
        (format!("{:>3}  {what} · {}", held.number, time_of(held.seen, speaker)), Ink::Plain)
    }));
    lines.push((String::new(), Ink::Plain));
    let room_left = height.saturating_sub(lines.len() + 2);
    let from = happened.len().saturating_sub(room_left);
    lines.extend(happened[from..].iter().map(|line| (line.clone(), Ink::Plain)));
    for (row, (line, ink)) in lines.iter().enumerate() {
        canvas.write(row, column, line, *ink);
    }
    let asked = match question {
        Question::None => speaker.word("serve-screen-keys"),
        Question::Stop => format!("{} ({})", speaker.word("serve-screen-stop"), speaker.word("ask-yes-no")),
        Question::Whom(number) => {
            let number = if number == 0 { String::new() } else { number.to_string() };
            speaker.phrase("serve-screen-whom", &[("number", &format!("{number}_"))])
        }
    };
    // The question stands whatever else has no room.
    let row = (lines.len() + 1).min(height - 1);
    canvas.write(row, column, &asked, Ink::Bold);
}
