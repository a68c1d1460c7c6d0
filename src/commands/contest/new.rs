//! `ardoise contest new`: opens a contest.

use crate::evening::contest::{Asked, open, show};
use crate::line::args::NewContestArgs;
use crate::pages::{self, figure};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::games;

/// Opens a contest and says what is next.
///
/// # Errors
/// If a game, rule, option or number is wrong.
pub fn run(shell: &mut Shell, args: &NewContestArgs) -> Result<(), Failure> {
    let hall = open(shell, &Asked::from(args))?;
    show(shell, &hall);
    if let Some(said) = pages::not_for_tables(&hall, &shell.speaker).filter(|_| !shell.json) {
        shell.raw(&format!("{said}\n"));
    }
    // A target stops a table before its deals are played.
    let opening = &hall.contest().opening;
    let goal = games::find(&opening.game).and_then(|game| game.goal(&opening.rules).ok());
    if let Some(points) = goal.and_then(|goal| goal.points).filter(|_| opening.deals > 0 && !shell.json) {
        let facts = [("points", figure::total(points, &shell.speaker)), ("deals", opening.deals.to_string())];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        shell.sentence("contest-target", &facts);
    }
    // A house of so many deals that cannot have those of a round.
    let own = goal.and_then(|goal| goal.deals).filter(|_| opening.deals > 0 && !shell.json);
    let planned = games::find(&opening.game).and_then(|game| game.goal(&hall.rules_at(1)).ok()?.deals);
    if let Some(own) = own.filter(|_| planned != Some(i32::from(opening.deals))) {
        let facts = [("own", own.to_string()), ("deals", opening.deals.to_string())];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        shell.sentence("contest-other-deals", &facts);
    }
    Ok(())
}
