//! The lines of a deal, in the order in which the points are earned at the table.

use super::{At, Count, Course, Gain, Outcome, Reason, SevenPlayed, What};
use crate::cards::Rank;
use crate::engine::{Account, Article, Score, Seat};

/// The article of the brisques, which both players count at the same moment.
pub(crate) const BRISQUES: Article = Article("marjolet.brisques");

/// The lines of a deal.
#[must_use]
pub(crate) fn score(at: At<'_>, outcome: &Outcome) -> Score<Reason> {
    match outcome {
        Outcome::Annulled => Score::default(),
        Outcome::Counted(count) => {
            let mut score = Score::with_capacity(count.course.gains.len() + 5);
            during(at, &count.course, &mut score);
            after(at, count, &mut score);
            score
        }
    }
}

/// What is earned while the cards are played: the seven turned, then melds and sevens as they came.
pub(crate) fn during(at: At<'_>, course: &Course, score: &mut Score<Reason>) {
    let rules = at.rules;
    if let Some(card) = course.turn
        && card.rank() == Some(Rank::Seven)
        && rules.turned_seven != 0
    {
        let to = Account::Seat(course.dealer);
        score.points(
            to,
            rules.turned_seven,
            Article("marjolet.turned-seven"),
            Reason::LineTurnedSeven { card },
        );
    }
    for Gain { by, what } in &course.gains {
        let to = Account::Seat(*by);
        match *what {
            What::Meld(meld) => {
                let points = meld.points(rules, course.trump);
                score.points(to, points, meld.article(), Reason::LineMeld { meld: meld.term() });
            }
            What::Exchange => {
                score.points(to, SEVEN, Article("marjolet.exchange"), Reason::LineExchange);
            }
            What::Seven => {
                let (points, reason) = seven(rules.seven_played, course.gains.by(What::Exchange));
                score.points(to, points, Article("marjolet.seven-played"), reason);
            }
            What::TalonLast if rules.talon_last_card != 0 => {
                let points = rules.talon_last_card;
                score.points(to, points, Article("marjolet.talon-last"), Reason::LineTalonLast);
            }
            What::TalonLast => {}
        }
    }
}

/// The seven of trump, exchanged or played.
pub(crate) const SEVEN: i32 = 10;

/// What the seven of trump pays when it is played.
const fn seven(rule: SevenPlayed, exchanged: Option<Seat>) -> (i32, Reason) {
    match (rule, exchanged) {
        (SevenPlayed::UnlessExchanged, Some(by)) => (0, Reason::LineSevenExchanged { by }),
        (SevenPlayed::UnlessExchanged, None) | (SevenPlayed::Always, Some(_) | None) => {
            (SEVEN, Reason::LineSeven)
        }
        (SevenPlayed::Never, Some(_) | None) => (0, Reason::LineSevenNever),
    }
}

/// What is counted once the last trick is played: that trick, then the brisques of both.
fn after(at: At<'_>, count: &Count, score: &mut Score<Reason>) {
    let rules = at.rules;
    let (end, last) = (count.end, rules.last_trick);
    let to = Account::Seat(end.by);
    let adds = rules.six_last_adds_last_trick.yes();
    if !end.six || adds {
        score.points(to, last, Article("marjolet.last-trick"), Reason::LineLastTrick);
    }
    if end.six {
        let reason = if adds { Reason::LineSixLast } else { Reason::LineSixLastAlone { last } };
        score.points(to, rules.six_last, Article("marjolet.six-last"), reason);
    }
    for (place, number) in count.brisques.into_iter().enumerate() {
        let value = rules.brisque_value;
        if number > 0 {
            let cards = rules.brisques.term();
            let reason = Reason::LineBrisques { count: number, value, cards };
            score.points(Account::Seat(Seat::at(place)), number * value, BRISQUES, reason);
        }
    }
}
