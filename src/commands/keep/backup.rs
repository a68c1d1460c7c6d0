//! `ardoise backup`: a verified copy of the database, now.

use serde_json::json;

use crate::evening::{self, damage_said};
use crate::line::args::BackupArgs;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::store::copies_folder;

/// Copies the database into a folder and verifies the copy.
///
/// # Errors
/// If it cannot be written; status 3 if what was copied is damaged.
pub fn run(shell: &mut Shell, args: &BackupArgs) -> Result<(), Failure> {
    let desk = shell.desk_to_read()?.ok_or_else(evening::no_match)?;
    let folder = match &args.to {
        Some(folder) => folder.clone(),
        None => shell.copies_folder()?.unwrap_or(copies_folder(desk.store().path())),
    };
    let Some(backup) = desk.backup(&folder)? else {
        return Err(evening::no_match());
    };
    shell.note_recorded();
    let file = backup.copy.path.display().to_string();
    let Some(whole) = &backup.whole else { return Err(evening::no_match()) };
    if shell.json {
        shell.value(&json!({
            "format": 1, "file": file, "head": whole.head, "matches": whole.matches, "entries": whole.entries,
            "whole": backup.damages.is_empty(),
        }));
    } else {
        let (count, head) = (whole.matches.to_string(), pages::digits(&whole.head));
        let said = if backup.damages.is_empty() { "backup-kept" } else { "backup-damaged" };
        shell.sentence(said, &[("file", &file), ("count", &count), ("head", &head)]);
    }
    match backup.damages.first() {
        None => Ok(()),
        Some(_) if shell.json => Err(Failure::Told(3)),
        Some(damage) => Err(Failure::Damaged(damage_said(damage))),
    }
}
