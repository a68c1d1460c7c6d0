//! The help of many commands: every one of them on one screen, in groups, a few words on each.

use clap::Command;
use unicode_width::UnicodeWidthStr as _;

use super::short::{entry, listed};
use ardoise_rules::words::Speaker;

/// Commands in groups, and what the words of the help have before the names of these.
pub struct Overview {
    before: &'static str,
    groups: &'static [(&'static str, &'static [&'static str])],
}

/// The commands of the program as a card player looks for them.
pub const PROGRAM: Overview = Overview {
    before: "",
    groups: &[
        (
            "table",
            &[
                "new", "add", "play", "show", "watch", "serve", "amend", "undo", "redo", "close", "adopt",
                "reseat",
            ],
        ),
        ("rules", &["explain", "referee", "rules", "convert", "rescore", "score"]),
        ("records", &["list", "log", "stats", "players", "contest", "choose"]),
        ("paper", &["print", "sync", "export", "import"]),
        ("program", &["config", "completions", "man", "check", "backup", "restore"]),
    ],
};

/// The commands of a contest in the order in which a hall needs them.
pub const CONTEST: Overview = Overview {
    before: "contest-",
    groups: &[
        ("hall", &["new", "enter", "withdraw", "return", "replace"]),
        ("round", &["draw", "table", "result", "agree", "missing", "lock"]),
        ("ranks", &["standings", "prizes", "show", "list"]),
        ("paper", &["print", "verify", "log"]),
        ("end", &["undo", "close"]),
    ],
};

/// The width of what stands before the commands of a group.
const LABEL: usize = 10;

impl Overview {
    /// The commands in groups, under what they are commands of, for a window of so many columns.
    #[must_use]
    pub fn lines(&self, command: &Command, speaker: &Speaker, width: usize) -> Vec<String> {
        let before = self.before;
        let word = |id: &str| speaker.help(id).unwrap_or_default();
        let named = |name: &str| {
            let known =
                |sub: &&Command| sub.get_name() == name || sub.get_all_aliases().any(|alias| alias == name);
            command.get_subcommands().find(known).map_or(name, Command::get_name).to_owned()
        };
        let mut lines = vec![word(&format!("overview-{before}about"))];
        lines.push(format!("{} ardoise {}", word("heading-usage"), word(&format!("overview-{before}usage"))));
        let entries: Vec<Vec<(String, String)>> = self
            .groups
            .iter()
            .map(|(_, names)| {
                names.iter().map(|name| (named(name), word(&format!("short-{before}{name}")))).collect()
            })
            .collect();
        // Two columns where they fit, else one.
        let column = |from: usize| {
            let of_column = entries.iter().flat_map(|group| group.iter().skip(from).step_by(2));
            of_column
                .fold((0, 0), |(name, text), entry| (name.max(entry.0.width()), text.max(entry.1.width())))
        };
        let ((name, text), (next, rest)) = (column(0), column(1));
        let two = LABEL + name + 1 + text + 2 + next + 1 + rest <= width;
        for ((label, _), group) in self.groups.iter().zip(&entries) {
            for (row, pair) in group.chunks(if two { 2 } else { 1 }).enumerate() {
                let label = if row == 0 { word(&format!("group-{before}{label}")) } else { String::new() };
                let mut line = padded(&label, LABEL);
                for (at, (command, words)) in pair.iter().enumerate() {
                    let (own, wide) = if two && at == 1 {
                        (next, rest)
                    } else {
                        (name.max(if two { 0 } else { next }), text)
                    };
                    line.push_str(&padded(command, own + 1));
                    line.push_str(&padded(words, wide + 2));
                }
                lines.push(line.trim_end().to_owned());
            }
        }
        lines.push(String::new());
        lines
    }
}

/// The help of the program.
#[must_use]
pub fn program(command: &Command, speaker: &Speaker, width: usize) -> String {
    let mut lines = PROGRAM.lines(command, speaker, width);
    lines.extend(speaker.help("overview-after").unwrap_or_default().lines().map(str::to_owned));
    lines.join("\n") + "\n"
}

/// The help of contests.
#[must_use]
pub fn contest(command: &Command, speaker: &Speaker, width: usize) -> String {
    let mut lines = CONTEST.lines(command, speaker, width);
    let own = command.get_arguments().filter(|arg| arg.get_id() == "contest").map(entry);
    lines.extend(listed(&own.collect::<Vec<_>>(), width));
    lines.extend(speaker.help("options-everywhere"));
    lines.push(String::new());
    lines.extend(speaker.help("examples-contest").unwrap_or_default().lines().map(str::to_owned));
    lines.join("\n") + "\n"
}

/// A word with blanks after it, so many columns wide.
pub fn padded(word: &str, columns: usize) -> String {
    format!("{word}{}", " ".repeat(columns.saturating_sub(word.width())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_stands_in_the_overview() {
        let line = crate::line::localise::plain_command();
        let listed: Vec<&str> = PROGRAM.groups.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let shown = line.get_subcommands().filter(|command| !command.is_hide_set());
        for name in shown.map(Command::get_name).filter(|name| *name != "help") {
            assert!(listed.contains(&name), "{name}");
        }
    }
}
