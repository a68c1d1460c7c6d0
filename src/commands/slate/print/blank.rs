//! A sheet to be filled in by hand.

use crate::line::args::{Format, PrintArgs};
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::shell::leaf;
use ardoise_desk::evening::Evening;
use ardoise_desk::houses::Named;
use ardoise_rules::engine::{Arg, Said, Table};
use ardoise_rules::notation::Opening;
use ardoise_rules::words::plain;

/// An empty sheet for a game by these rules: no match is opened.
pub(super) fn blank(
    shell: &mut Shell,
    args: &PrintArgs,
    (rules, names): (&str, &[String]),
    format: Format,
) -> Result<(), Failure> {
    let Named { game, preset, sets } = shell.houses().find(rules, None)?;
    let rules = shell.houses().resolve(game, Some(&preset), &sets)?;
    let fits = game.players(&rules).map_err(Failure::Damaged)?;
    let usual = shell.config.table_of(|count| fits.contains(&count)).cloned();
    let names = if names.is_empty() { usual } else { Some(names.to_vec()) };
    let usual_count = if fits.contains(&4) { 4 } else { *fits.start() };
    let players = names.clone().unwrap_or_else(|| (1..=usual_count).map(|no| format!("J{no}")).collect());
    if !fits.contains(&players.len()) {
        let (least, most) = fits.into_inner();
        let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
        let facts = vec![("count", Arg::from(players.len())), ("seats", Arg::Text(seats))];
        return Err(Failure::of("blank-players", facts));
    }
    let camps = game.camps(&rules, players.len()).map_err(Failure::Damaged)?;
    let opening = Opening::stored(game, &rules, &Table::new(players, camps));
    let report = Evening::opened(&opening, shell.now(), "")?.report();
    let doc = pages::blank(&report, game, names.is_some(), &shell.speaker);
    let kind = match format {
        Format::Html => leaf::Kind::Html,
        Format::Pdf => leaf::Kind::Pdf,
        Format::Markdown => leaf::Kind::Markdown,
        Format::Text => leaf::Kind::Text,
        Format::Csv | Format::Xlsx | Format::Svg | Format::Png | Format::Json | Format::Sheet => {
            return Err(Failure::Usage(Said::of("blank-forms", vec![])));
        }
    };
    let bytes = leaf::bytes(shell, &doc, kind, leaf::paper(args.paper), true)?;
    let Some(path) = args.output.as_ref().filter(|path| path.as_os_str() != "-") else {
        shell.bytes(&bytes);
        return Ok(());
    };
    files::write(path, &bytes)?;
    shell.note_recorded();
    shell.sentence("output-written", &[("file", &plain(&path.display().to_string()))]);
    Ok(())
}
