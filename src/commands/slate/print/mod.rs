//! `ardoise print`: a match, an evening or a player's year on paper.

mod blank;
mod chosen;
mod occasion;
mod rendered;

use serde_json::json;

use self::blank::blank;
use self::chosen::{Chosen, choose, sound};
use self::rendered::{ENDINGS, rendered};
use crate::evening;
use crate::line::args::{Format, PrintArgs};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::shell::leaf::unknown_ending;
use crate::transfer::carried;
use ardoise_rules::engine::Said;
use ardoise_rules::words::plain;

/// Prints what was asked for, on standard output or into a file.
///
/// # Errors
/// If there is no such match, or the file cannot be written.
pub fn run(shell: &mut Shell, args: &PrintArgs) -> Result<(), Failure> {
    let asked = if shell.json { Some(Format::Json) } else { args.format };
    let format = match (asked, args.output.as_deref().filter(|path| path.as_os_str() != "-")) {
        (Some(format), _) => format,
        (None, None) => Format::Text,
        (None, Some(path)) => Format::of(path).ok_or_else(|| unknown_ending(path, ENDINGS))?,
    };
    if matches!(format, Format::Pdf | Format::Png) && args.output.is_none() && shell.on_terminal() {
        return Err(Failure::Usage(Said::of("print-pdf-terminal", vec![])));
    }
    if let [rules, names @ ..] = args.blank.as_slice() {
        return blank(shell, args, (rules, names), format);
    }
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let mut damaged = None;
    let chosen = choose(shell, &desk, args, &mut damaged)?;
    let whole = if args.hash { sound(desk.store())? } else { None };
    // One damaged match does not keep the others from the paper; it is named.
    let told = matches!(&chosen, Chosen::One(one) if one.unsound().is_some());
    let count = chosen.matches().len();
    // A sheet has one set of rules and one of players, and so have its lines in a table: what they cannot carry of a match is told.
    let sheets = matches!(format, Format::Sheet | Format::Csv | Format::Xlsx);
    let carried = chosen.matches().iter().filter(|_| sheets);
    let lacking: Vec<String> = carried.flat_map(|found| carried::sheet(shell, found).1).collect();
    let bytes = rendered(shell, args, format, (chosen, whole.as_ref()))?;
    let whole = || match damaged {
        Some(_) if told => Err(Failure::Told(3)),
        Some(said) => Err(Failure::Damaged(said)),
        None => Ok(()),
    };
    let Some(path) = args.output.as_ref().filter(|path| path.as_os_str() != "-") else {
        shell.bytes(&bytes);
        carried::tell(shell, &lacking);
        return whole();
    };
    files::write(path, &bytes)?;
    shell.note_recorded();
    let file = plain(&path.display().to_string());
    if shell.json {
        shell.value(&json!({"format": 1, "file": file, "matches": count, "bytes": bytes.len()}));
    } else {
        shell.sentence("paper-written", &[("file", &file), ("count", &count.to_string())]);
    }
    carried::tell(shell, &lacking);
    whole()
}
