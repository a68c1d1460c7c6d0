//! Questions of the shell: yes or no in the user's language.

use std::io::{IsTerminal as _, Write as _};

use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::signals;

/// Asks yes or no: o/n in French, y/n in English, and the arrows. Escape is no.
///
/// # Errors
/// Status 130 on Ctrl-C.
pub fn confirm(shell: &Shell, terminal: &mut Terminal, question: &str) -> Result<bool, Failure> {
    sure(shell, terminal, &shell.speaker.word(question))
}

/// The same with the question as it is asked.
///
/// # Errors
/// Status 130 on Ctrl-C.
pub fn sure(shell: &Shell, terminal: &mut Terminal, title: &str) -> Result<bool, Failure> {
    // « bob 90 pique » and « olga 90 pique » are lines that were typed too early, and no yes.
    let yes = Item { records: true, ..Item::new(shell.speaker.word("yes")) };
    let items = [yes, Item::new(shell.speaker.word("no"))];
    let help = shell.speaker.word("ask-yes-no");
    let menu = Menu { eager: true, closes: true, help: &help, ..Menu::new(title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => Ok(place == 0),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Ok(false),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}

/// A line that is asked for: nothing is said around the question, the answer and what is wrong with it, in no language.
#[derive(Debug)]
pub struct Bare;

impl dialoguer::theme::Theme for Bare {
    fn format_error(&self, f: &mut dyn std::fmt::Write, wrong: &str) -> std::fmt::Result {
        f.write_str(wrong)
    }

    fn format_input_prompt(
        &self,
        f: &mut dyn std::fmt::Write,
        prompt: &str,
        usual: Option<&str>,
    ) -> std::fmt::Result {
        match usual {
            Some(usual) => write!(f, "{prompt} [{usual}] "),
            None => write!(f, "{prompt} "),
        }
    }

    fn format_input_prompt_selection(
        &self,
        f: &mut dyn std::fmt::Write,
        prompt: &str,
        answer: &str,
    ) -> std::fmt::Result {
        write!(f, "{prompt} {answer}")
    }
}

/// Asks yes or no in a line, where no menu can be drawn. Anything but yes is no.
#[must_use]
pub fn line(shell: &Shell, title: &str) -> bool {
    let words = [shell.speaker.word("yes"), shell.speaker.word("no")];
    let mut err = std::io::stderr();
    let _ =
        err.write_all(format!("{title} ({}/{}) ", words[0], words[1]).as_bytes()).and_then(|()| err.flush());
    let typed = signals::awaited(|| {
        let mut typed = String::new();
        let _ = std::io::stdin().read_line(&mut typed);
        typed
    });
    let typed = typed.unwrap_or_default().trim().to_lowercase();
    !typed.is_empty() && words[0].starts_with(&typed)
}

/// Asks whether a house is to be replaced: a word and Enter, and Enter alone keeps it. Without a terminal it is kept.
#[must_use]
pub fn replace(shell: &Shell, name: &str) -> bool {
    let on_terminal = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
    if shell.json || !on_terminal {
        return false;
    }
    let words = [shell.speaker.word("yes"), shell.speaker.word("no")];
    let is = |word: &str, typed: &str| {
        let typed = typed.trim().to_lowercase();
        !typed.is_empty() && word.starts_with(&typed)
    };
    let wrong = shell.speaker.word("ask-yes-no");
    let answered = dialoguer::Input::<String>::with_theme(&Bare)
        .with_prompt(shell.speaker.phrase("ask-replace", &[("name", name)]))
        .default(words[1].clone())
        .validate_with(
            |typed: &String| {
                if words.iter().any(|word| is(word, typed)) { Ok(()) } else { Err(wrong.clone()) }
            },
        )
        .interact_text();
    answered.is_ok_and(|typed| is(&words[0], &typed))
}
