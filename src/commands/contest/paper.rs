//! `ardoise contest print`: what hangs on the wall and lies on the tables of a hall.

use crate::evening::contest::read;
use crate::line::args::{LeafArgs, PaperArg, Sheet};
use crate::pages::{self, Doc};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::contest::Refusal;
use ardoise_desk::hall::refused;

/// So many columns of names on a page, and where the page is narrow.
const ACROSS: usize = 3;

/// Puts a paper of the hall into a file, or shows it.
///
/// # Errors
/// If the round is not drawn, or the file cannot be written.
pub fn run(
    shell: &mut Shell,
    wanted: Option<&str>,
    what: Sheet,
    leaf: &LeafArgs,
    round: Option<u16>,
) -> Result<(), Failure> {
    let (_, hall) = read(shell, wanted)?;
    let contest = hall.contest();
    let last = contest.rounds.len() as u16;
    let of_round = matches!(what, Sheet::Cards | Sheet::Draw);
    let no = round.unwrap_or(last);
    if (of_round || round.is_some()) && contest.round(no).is_none() {
        let refusal = Refusal::NoRound { round: round.unwrap_or(last + 1) };
        return Err(Failure::from(refused(&refusal, contest)).hint("contest-draw-first", vec![]));
    }
    shell.onto(leaf)?;
    let small = matches!(leaf.paper, PaperArg::A6 | PaperArg::A5);
    let across = if small || !shell.on_leaf() { 1 } else { ACROSS };
    let speaker = &shell.speaker;
    let titled = |doc: Doc| {
        let mut whole = Doc::default();
        whole.title(pages::contest_heading(contest, speaker));
        whole.text(pages::contest_line(contest, speaker));
        whole.blocks.extend(doc.blocks);
        whole
    };
    let page = match what {
        Sheet::Cards => pages::cards(&hall, no, small, speaker),
        Sheet::Draw => pages::drawn(&hall, no, across, speaker),
        Sheet::Standings => titled(pages::standings(contest, round, None, speaker)),
        Sheet::Prizes => titled(pages::prizes(contest, speaker)),
        Sheet::Blank => pages::blank_card(&hall, speaker),
        Sheet::Wall => pages::wall(&hall, speaker),
    };
    shell.page(&page);
    Ok(())
}
