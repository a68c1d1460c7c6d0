//! `ardoise contest new`: opens a contest.

use crate::evening::contest::{Asked, open, show};
use crate::line::args::NewContestArgs;
use crate::pages::figure;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::hall::Hall;
use ardoise_rules::games;

/// So many sit at a table that is drawn.
const TABLE: usize = 4;

/// Says that the rules are for another number of players than sit at the tables that are drawn.
fn not_for_tables(shell: &mut Shell, hall: &Hall) {
    let opening = &hall.contest().opening;
    let range = games::find(&opening.game).and_then(|game| game.players(&opening.rules).ok());
    let Some(range) = range.filter(|range| !range.contains(&TABLE) && !shell.json) else { return };
    let players = match (range.start(), range.end()) {
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from}–{to}"),
    };
    shell.sentence("contest-not-for-four", &[("players", &players)]);
}

/// Opens a contest and says what is next.
///
/// # Errors
/// If a game, rule, option or number is wrong.
pub fn run(shell: &mut Shell, args: &NewContestArgs) -> Result<(), Failure> {
    let hall = open(shell, &Asked::from(args))?;
    show(shell, &hall);
    not_for_tables(shell, &hall);
    // A target stops a table before its deals are played.
    let opening = &hall.contest().opening;
    let goal = games::find(&opening.game).and_then(|game| game.goal(&opening.rules).ok());
    if let Some(points) = goal.and_then(|goal| goal.points).filter(|_| opening.deals > 0 && !shell.json) {
        let facts = [("points", figure::total(points, &shell.speaker)), ("deals", opening.deals.to_string())];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        shell.sentence("contest-target", &facts);
    }
    Ok(())
}
