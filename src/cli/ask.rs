//! Questions of the shell: yes or no in the user's language.

use super::failure::Failure;
use super::shell::Shell;
use crate::prompt::{Answer, Chosen, Item, Menu, Terminal};

/// Asks yes or no: o/n in French, y/n in English, and the arrows. Escape is no.
///
/// # Errors
/// Status 130 on Ctrl-C.
pub fn confirm(shell: &Shell, terminal: &mut Terminal, question: &str) -> Result<bool, Failure> {
    let items = [Item::new(shell.speaker.word("yes")), Item::new(shell.speaker.word("no"))];
    let title = shell.speaker.word(question);
    let help = shell.speaker.word("ask-yes-no");
    let menu = Menu { eager: true, help: &help, ..Menu::new(&title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => Ok(place == 0),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Ok(false),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}
