//! `ardoise --help`: every command on one screen, in groups, a few words on each.

use clap::Command;
use unicode_width::UnicodeWidthStr as _;

use ardoise_rules::words::Speaker;

/// The commands as a card player looks for them.
const GROUPS: [(&str, &[&str]); 5] = [
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
];

/// The width of what stands before the commands of a group.
const LABEL: usize = 10;

/// The help of the program, for a window of so many columns.
#[must_use]
pub fn text(command: &Command, speaker: &Speaker, width: usize) -> String {
    let word = |id: &str| speaker.help(id).unwrap_or_default();
    let named = |name: &str| {
        let known =
            |sub: &&Command| sub.get_name() == name || sub.get_all_aliases().any(|alias| alias == name);
        command.get_subcommands().find(known).map_or(name, Command::get_name).to_owned()
    };
    let mut lines = vec![word("cmd-ardoise-short")];
    lines.push(format!("{} ardoise {}", word("heading-usage"), word("overview-usage")));
    let entries: Vec<(usize, Vec<(String, String)>)> = GROUPS
        .iter()
        .enumerate()
        .map(|(place, (_, names))| {
            (place, names.iter().map(|name| (named(name), word(&format!("short-{name}")))).collect())
        })
        .collect();
    // Two columns where they fit, else one.
    let column = |from: usize| {
        let of_column = entries.iter().flat_map(|(_, group)| group.iter().skip(from).step_by(2));
        of_column.fold((0, 0), |(name, text), entry| (name.max(entry.0.width()), text.max(entry.1.width())))
    };
    let ((name, text), (next, rest)) = (column(0), column(1));
    let two = LABEL + name + 1 + text + 2 + next + 1 + rest <= width;
    for (place, group) in &entries {
        for (row, pair) in group.chunks(if two { 2 } else { 1 }).enumerate() {
            let label = if row == 0 { word(&format!("group-{}", GROUPS[*place].0)) } else { String::new() };
            let mut line = padded(&label, LABEL);
            for (at, (command, words)) in pair.iter().enumerate() {
                let (own, wide) =
                    if two && at == 1 { (next, rest) } else { (name.max(if two { 0 } else { next }), text) };
                line.push_str(&padded(command, own + 1));
                line.push_str(&padded(words, wide + 2));
            }
            lines.push(line.trim_end().to_owned());
        }
    }
    lines.push(String::new());
    lines.extend(word("overview-after").lines().map(str::to_owned));
    lines.join("\n") + "\n"
}

/// A word with blanks after it, so many columns wide.
fn padded(word: &str, columns: usize) -> String {
    format!("{word}{}", " ".repeat(columns.saturating_sub(word.width())))
}
