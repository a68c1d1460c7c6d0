//! `ardoise completions` and `ardoise man`: made from the command line as it is parsed, in the user's language.

use std::path::Path;

use crate::complete;
use crate::line::commands::whole;
use crate::line::localise::{plain_command, worded};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;

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
        shell.raw(&String::from_utf8_lossy(&page));
        return Ok(());
    };
    std::fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
    pages(&command, folder)
}

/// A page for a command and for each of those below it.
fn pages(command: &clap::Command, folder: &Path) -> Result<(), Failure> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        pages(below, folder)?;
    }
    let man = clap_mangen::Man::new(command.clone());
    let (file, mut page) = (folder.join(man.get_filename()), Vec::new());
    man.render(&mut page).map_err(|error| files::unwritable(&file, &error))?;
    files::write(&file, page)
}
