//! `ardoise completions` and `ardoise man`: made from the command line as it is parsed, in the user's language.

use std::path::Path;

use crate::complete;
use crate::line::commands::whole;
use crate::line::localise::{plain_command, worded};
use crate::shell::Shell;
use crate::shell::failure::{Failure, trouble};
use ardoise_rules::engine::Arg;

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
    let unwritable = |path: &Path, error: &std::io::Error| {
        let file = Arg::Text(path.display().to_string());
        Failure::shell("file-unwritable", vec![("file", file), ("detail", trouble(error))])
    };
    let Some(folder) = output else {
        let mut page = Vec::new();
        let rendered = clap_mangen::Man::new(command).render(&mut page);
        rendered.map_err(|error| unwritable(Path::new("-"), &error))?;
        shell.raw(&String::from_utf8_lossy(&page));
        return Ok(());
    };
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    clap_mangen::generate_to(command, folder).map_err(|error| unwritable(folder, &error))?;
    Ok(())
}
