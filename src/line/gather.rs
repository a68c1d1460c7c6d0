//! Options typed behind the events of `add` and the totals of `check`: they are put before them, and never taken for words of a note.

use std::ffi::OsString;

use crate::words;
use ardoise_rules::cards::fold_word;

/// Those that stand alone, and those that a value follows.
const FLAGS: [&str; 8] = ["--json", "--dry-run", "--as-played", "--yes", "-y", "--force", "--help", "-h"];
const VALUED: [&str; 4] = ["--match", "--db", "--lang", "--color"];
/// The commands that take them behind what is told.
const COMMANDS: [&str; 2] = ["add", "check"];

/// The words of the command line with the options of an `add` before its events, and those of a `check` before its totals. Behind `--` every word is one of an event.
#[must_use]
pub fn gathered(argv: Vec<OsString>) -> Vec<OsString> {
    let is = |word: &OsString, list: &[&str]| list.iter().any(|known| word == known);
    let mut at = 1;
    while let Some(word) = argv.get(at).filter(|word| word.to_string_lossy().starts_with("--")) {
        at += if is(word, &VALUED) { 2 } else { 1 };
    }
    let named = |word: &OsString| {
        let folded = fold_word(&word.to_string_lossy());
        COMMANDS.contains(&folded.as_str()) || words::named(&folded).is_some_and(|id| COMMANDS.contains(&id))
    };
    if !argv.get(at).is_some_and(named) {
        return argv;
    }
    let (mut before, mut events) = (argv[..=at].to_vec(), Vec::new());
    let mut words = argv.into_iter().skip(at + 1);
    while let Some(word) = words.next() {
        let text = word.to_string_lossy();
        let assigned = text.split_once('=').is_some_and(|(name, _)| VALUED.contains(&name));
        if word == "--" {
            events.push(word);
            events.extend(words.by_ref());
        } else if assigned || is(&word, &FLAGS) {
            before.push(word);
        } else if is(&word, &VALUED) {
            before.push(word);
            before.extend(words.next());
        } else {
            events.push(word);
        }
    }
    before.extend(events);
    before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_an_add_may_stand_behind_its_events() {
        let mut line = crate::line::localise::plain_command();
        line.build();
        let add = line.find_subcommand("add").expect("a command");
        for option in add.get_arguments().filter_map(|arg| Some((format!("--{}", arg.get_long()?), arg))) {
            let (name, arg) = option;
            let list: &[&str] = if arg.get_action().takes_values() { &VALUED } else { &FLAGS };
            assert!(list.contains(&name.as_str()), "{name}");
        }
    }

    #[test]
    fn options_of_an_add_come_before_its_events() {
        let gathered = |line: &str| {
            let words = gathered(line.split(' ').map(OsString::from).collect());
            words.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(gathered("ardoise check A 10 B -20 --json"), "ardoise check --json A 10 B -20");
        let line = gathered("ardoise add note x --match 12 --dry-run");
        assert_eq!(line, "ardoise add --match 12 --dry-run note x");
        assert_eq!(
            gathered("ardoise --lang fr noter adjust A +20 x --json"),
            "ardoise --lang fr noter --json adjust A +20 x"
        );
        assert_eq!(gathered("ardoise add annul --yes"), "ardoise add --yes annul");
        // By whatever name the command is called.
        for name in ["ajouter", "Noter", "noteer", "ADD"] {
            assert_eq!(gathered(&format!("ardoise {name} note x -y")), format!("ardoise {name} -y note x"));
        }
        assert_eq!(gathered("ardoise vérifier A 1 --json"), "ardoise vérifier --json A 1");
        assert_eq!(gathered("ardoise add -- note --json"), "ardoise add -- note --json");
        assert_eq!(gathered("ardoise add adjust A -20 x --db=y"), "ardoise add --db=y adjust A -20 x");
        assert_eq!(gathered("ardoise list --json"), "ardoise list --json");
    }
}
