//! `ardoise completions` and `ardoise man`: made from the command line as it is parsed, in the user's language.

use std::path::Path;

use crate::complete;
use crate::line::commands::whole;
use crate::line::localise::{plain_command, worded};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;
use ardoise_rules::words::Speaker;

/// Completions for a shell: what it reads once, so that it asks the program after every Tab.
///
/// # Errors
/// Never; the signature is that of every command.
pub fn completions(shell: &mut Shell, kind: clap_complete::Shell) -> Result<(), Failure> {
    shell.raw(&complete::registration(kind));
    Ok(())
}

/// The manual: one page to standard output, or one page a command into a folder.
///
/// # Errors
/// If the folder cannot be written.
pub fn man(shell: &mut Shell, output: Option<&Path>) -> Result<(), Failure> {
    let mut command = worded(whole(plain_command()), &shell.speaker, "");
    command.build();
    let Some(folder) = output else {
        let mut page = Vec::new();
        let rendered = clap_mangen::Man::new(command).render(&mut page);
        rendered.map_err(|error| files::unwritable(Path::new("-"), &error))?;
        shell.raw(&headed(&page, &shell.speaker));
        return Ok(());
    };
    std::fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
    pages(&command, folder, &shell.speaker)
}

/// A page for a command and for each of those below it.
fn pages(command: &clap::Command, folder: &Path, speaker: &Speaker) -> Result<(), Failure> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        pages(below, folder, speaker)?;
    }
    let man = clap_mangen::Man::new(command.clone());
    let (file, mut page) = (folder.join(man.get_filename()), Vec::new());
    man.render(&mut page).map_err(|error| files::unwritable(&file, &error))?;
    files::write(&file, headed(&page, speaker))
}

/// The headings that a page is made with, and the words for them.
const HEADINGS: [(&str, &str); 5] = [
    ("NAME", "man-name"),
    ("SYNOPSIS", "man-synopsis"),
    ("DESCRIPTION", "man-description"),
    ("EXTRA", "man-examples"),
    ("VERSION", "man-version"),
];

/// A page with its headings in the user's language. What stands under the heading of the examples does not begin with that
/// word again.
fn headed(page: &[u8], speaker: &Speaker) -> String {
    let text = String::from_utf8_lossy(page);
    let examples = speaker.word("man-examples");
    let mut above = String::new();
    let lines = text.lines().filter_map(|line| {
        let Some(heading) = line.strip_prefix(".SH ").map(str::trim) else {
            let again =
                above == examples && line.trim_end_matches([':', ' ', '\u{a0}']).to_uppercase() == above;
            above.clear();
            return (!again).then(|| format!("{line}\n"));
        };
        let known = HEADINGS.iter().find(|(english, _)| *english == heading);
        above = known.map_or_else(|| heading.to_uppercase(), |(_, id)| speaker.word(id));
        Some(format!(".SH {above}\n"))
    });
    lines.collect()
}
