//! How one comes to a place: the code for those who cannot scan, then who one is.

use maud::{Markup, html};

use crate::serve::asking::Asking;
use crate::serve::frame::languages;
use crate::serve::slate::you;
use ardoise_rules::words::{Speaker, shown};

/// The middle of the page for somebody who is not in yet: the code that the terminal shows.
#[must_use]
pub fn code(asking: &Asking, speaker: &Speaker, said: Option<&str>) -> Markup {
    html! {
        h1 { (speaker.word("serve-join")) }
        @if let Some(said) = said { p.alarm role="alert" { (said) } }
        p { (speaker.word("serve-scan")) }
        form method="post" action="/join" {
            p { label for="code" { (speaker.word("serve-code")) } }
            p { input #code name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="7" required; }
            button.go { (speaker.word("serve-come-in")) }
        }
        p { a href="/" { (speaker.word("serve-only-look")) } }
        (languages(asking))
    }
}

/// The middle of the page for somebody who is in: which place he takes.
#[must_use]
pub fn place(asking: &Asking, speaker: &Speaker, players: &[String]) -> Markup {
    let button =
        |value: &str, label: String| html! { button.go name="place" value=(value) dir="auto" { (label) } };
    html! {
        h1 { (speaker.word("serve-who")) }
        @if asking.place().is_some() { p { (you(asking, speaker)) } }
        form.places method="post" action="/join" {
            @for player in players { (button(player, shown(player))) }
            @for id in ["scribe", "referee", "onlooker"] {
                button name="place" value=(id) { (speaker.word(&format!("serve-place-{id}"))) }
            }
        }
        p { a href="/" { (speaker.word("serve-slate")) } }
        (languages(asking))
    }
}
