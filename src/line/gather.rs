//! Options typed behind the events of `add` and the totals of `check`: they are put before them, and never taken for words of a note.

use std::ffi::OsString;

const FLAGS: [&str; 5] = ["--json", "--dry-run", "--as-played", "--help", "-h"];
const VALUED: [&str; 4] = ["--match", "--db", "--lang", "--color"];

/// The words of the command line with the options of an `add` before its events, and those of a `check` before its totals. Behind `--` every word is one of an event.
#[must_use]
pub fn gathered(argv: Vec<OsString>) -> Vec<OsString> {
    let is = |word: &OsString, list: &[&str]| list.iter().any(|known| word == known);
    let mut at = 1;
    while let Some(word) = argv.get(at).filter(|word| word.to_string_lossy().starts_with("--")) {
        at += if is(word, &VALUED) { 2 } else { 1 };
    }
    if !argv
        .get(at)
        .is_some_and(|word| is(word, &["add", "noter", "noteer", "check", "verifier", "controleer"]))
    {
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
        assert_eq!(gathered("ardoise add -- note --json"), "ardoise add -- note --json");
        assert_eq!(gathered("ardoise add adjust A -20 x --db=y"), "ardoise add --db=y adjust A -20 x");
        assert_eq!(gathered("ardoise list --json"), "ardoise list --json");
    }
}
