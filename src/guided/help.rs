//! What can be said now, and how, at any prompt.

use crate::shell::Shell;
use ardoise_desk::evening::Evening;
use ardoise_rules::engine::ENGINE_FORMS;
use ardoise_rules::notation;

/// What can be said now, and how.
pub fn help(shell: &mut Shell, found: &Evening) {
    let lang = shell.speaker.lang();
    let expects = found.play().expects().events;
    let forms: Vec<_> = ENGINE_FORMS.iter().chain(found.play().forms()).collect();
    let usages = |now: bool| {
        let chosen = forms.iter().filter(|form| expects.contains(&form.event) == now);
        chosen.map(|form| notation::describe(form, lang)).collect::<Vec<_>>().join(" · ")
    };
    shell.sentence("play-help", &[("events", &usages(true))]);
    shell.sentence("play-help-also", &[("events", &usages(false))]);
}
