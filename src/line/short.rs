//! `-h`: what a command takes, a line for each, on one screen. `--help` says all of it.

use clap::builder::StyledStr;
use clap::{Arg, Command};
use unicode_width::UnicodeWidthStr as _;

use super::overview::padded;
use ardoise_rules::words::Speaker;

/// The rows of a small window.
pub const ROWS: usize = 24;

/// How wide the names are for which all the others leave room.
const WIDEST: usize = 24;

/// What stands before a remark that a text can do without.
const REMARKS: [&str; 1] = ["; "];

/// Where a text may be broken off besides; that more was to come is shown.
const BREAKS: [&str; 3] = [" (", ": ", ", "];

/// A command whose help fits a small window: as it is, or with a line for each of what it takes.
#[must_use]
pub fn on_one_screen(mut command: Command, speaker: &Speaker, width: usize) -> Command {
    if command.render_help().to_string().lines().count() <= ROWS {
        return command;
    }
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let usage = command.render_usage().to_string();
    let usage = usage.split_once(':').map_or(&*usage, |(_, words)| words.trim_start());
    let word = |id: &str| speaker.help(id).unwrap_or_default();
    let mut lines = vec![brief(&about, width), format!("{} {usage}", word("heading-usage"))];
    let subs = command.get_subcommands().filter(|sub| !sub.is_hide_set());
    let subs = subs.map(|sub| {
        let about = sub.get_about().map(ToString::to_string).unwrap_or_default();
        (sub.get_name().to_owned(), about)
    });
    let shown = || command.get_arguments().filter(|arg| !arg.is_hide_set());
    let args = shown().filter(|arg| arg.is_positional()).chain(shown().filter(|arg| !arg.is_positional()));
    lines.extend(listed(&subs.chain(args.map(entry)).collect::<Vec<_>>(), width));
    lines.push(brief(&word("options-everywhere"), width));
    lines.push(word("help-more"));
    command.override_help(StyledStr::from(lines.join("\n") + "\n"))
}

/// What stands in the list for something that a command takes.
#[must_use]
pub fn entry(arg: &Arg) -> (String, String) {
    let short = arg.get_short().filter(|_| arg.get_long().is_some());
    let name = short.map_or_else(|| arg.to_string(), |short| format!("-{short}, {arg}"));
    (name, arg.get_help().map(ToString::to_string).unwrap_or_default())
}

/// Names with their words beside them, a line for each.
#[must_use]
pub fn listed(entries: &[(String, String)], width: usize) -> Vec<String> {
    let wide = entries.iter().map(|(name, _)| name.width()).filter(|wide| *wide <= WIDEST).max().unwrap_or(0);
    let line = |(name, words): &(String, String)| {
        let name = padded(name, wide);
        let room = width.saturating_sub(name.width() + 4);
        format!("  {name}  {}", brief(words, room)).trim_end().to_owned()
    };
    entries.iter().map(line).collect()
}

/// A text in so many columns: whole, or as far as it says something.
fn brief(text: &str, width: usize) -> String {
    let text = text.lines().next().unwrap_or_default();
    if text.width() <= width {
        return text.to_owned();
    }
    let last = |signs: &[&str], width: usize| {
        let places = signs.iter().flat_map(|sign| text.match_indices(sign).map(|(at, _)| at));
        places.filter(|at| text[..*at].width() <= width).max().map(|at| text[..at].trim_end())
    };
    if let Some(whole) = last(&REMARKS, width) {
        return whole.to_owned();
    }
    let cut = last(&BREAKS, width.saturating_sub(1)).or_else(|| last(&[" "], width.saturating_sub(1)));
    format!("{}…", cut.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_ends_where_it_says_something() {
        assert_eq!(brief("Les règles", 20), "Les règles");
        assert_eq!(brief("La manche\u{202f}; sans elle, la dernière", 20), "La manche");
        assert_eq!(
            brief("Ce qui départage: victoires, marge, points", 36),
            "Ce qui départage: victoires, marge…"
        );
        assert_eq!(brief("Un mot après l’autre", 14), "Un mot après…");
    }
}
