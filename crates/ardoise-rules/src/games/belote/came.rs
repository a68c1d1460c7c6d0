//! What came of a deal, by what was marked for it: nothing is bid, so the two figures of a deal say it.

use super::event::Event;
use super::rules::Rules;
use crate::engine::Seat;
use crate::games::jass::{Atout, BELOTE_POINTS, Came, Declaration, Taker, without_declared};

/// What the cards of a deal count, with the last trick.
const ALL: i32 = 162;
/// The same as tables round it for a deal that is lost.
const LOST: [i32; 2] = [ALL, 160];
/// Every trick, as tables mark it.
const SWEPT: [i32; 2] = [252, 250];
/// What the two figures of a deal sum to where each is rounded to tens by itself.
const IN_TENS: [i32; 2] = [160, 170];

/// What came of a deal of which the side that took made `own` and the other one `other`, without a belote; `more` if it marked more.
fn bare([own, other]: [i32; 2], more: bool) -> Option<Came> {
    if own == 0 && LOST.contains(&other) {
        return Some(Came::Down);
    }
    if let (0, most) | (most, 0) = (own, other)
        && SWEPT.contains(&most)
    {
        return Some(Came::Swept(usize::from(own == 0)));
    }
    if own <= 0 || other <= 0 || !more {
        return None;
    }
    let sum = own.saturating_add(other);
    // Half of what the two figures leave open: it rounds to both.
    let in_tens = own % 10 == 0 && other % 10 == 0 && IN_TENS.contains(&sum);
    if in_tens {
        return Some(Came::Points((own + ALL - other) / 2));
    }
    (sum == ALL).then_some(Came::Points(own))
}

/// What came of a deal of which the side that took marked `own` and the other one `other`; and which of them marked the belote, told to
/// have been `told`’s.
fn came([own, other]: [i32; 2], told: Option<usize>) -> Option<(Came, Option<usize>)> {
    let less = |belote: Option<usize>| {
        let less = |side: usize, marks: i32| {
            if belote == Some(side) { marks.saturating_sub(BELOTE_POINTS) } else { marks }
        };
        [less(0, own), less(1, other)]
    };
    let as_made = |belote| {
        let cards = less(belote);
        bare(cards, cards[0] > cards[1]).map(|came| (came, belote))
    };
    // The belote may be what made it.
    let as_marked = |belote| bare(less(belote), own > other).map(|came| (came, belote));
    match told {
        // Of a deal that was lost it is kept, lost, or the other side's.
        Some(side) => {
            let whose = [Some(side), None, Some(1 - side)];
            whose.into_iter().find_map(|whose| as_made(whose).or_else(|| as_marked(whose)))
        }
        // Whose belote it was does not show where the deal was made: it is added to what was made by either.
        None => {
            let whose = [None, Some(0), Some(1)];
            whose.into_iter().find_map(as_made).or_else(|| whose.into_iter().find_map(as_marked))
        }
    }
}

/// The same as events, but for those that were told.
pub(crate) fn events(taker: Seat, marks: [i32; 2], told: &[Event]) -> Option<Vec<Event>> {
    let taker = Taker(taker);
    let known = told.iter().find_map(|event| match event {
        Event::Belote { player, .. } => Some(taker.side_of(*player)),
        _ => None,
    });
    let house = Rules::default().house();
    let declared = |side: usize| -> i32 {
        let own = told.iter().map(|event| match event {
            Event::Declare { player, kind, card } if taker.side_of(*player) == side => {
                Declaration { by: *player, kind: *kind, card: *card }.value(house, Atout::Hearts)
            }
            _ => 0,
        });
        own.sum()
    };
    let mut ways = without_declared(marks, [declared(0), declared(1)]);
    let (came, belote) = ways.find_map(|marks| came(marks, known))?;
    let belote = belote.filter(|_| known.is_none());
    let belote = belote.map(|which| Event::Belote { player: taker.player(which), suit: None });
    let came = match came {
        Came::Points(points) => Event::Points { counts: vec![(taker.account(0), points)] },
        // Nothing is undertaken: what is made is points.
        Came::Made => return None,
        Came::Down => Event::Down {},
        Came::Swept(which) => Event::Capot { side: taker.account(which) },
    };
    let events = belote.into_iter().chain([came]);
    Some(events.filter(|event| !told.contains(event)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Rank, Suit};
    use crate::engine::{Account, Side};
    use crate::games::jass::Kind as Declared;

    #[test]
    fn two_figures_say_what_came_of_a_deal() {
        for (marks, expected) in [
            ([97, 65], (Came::Points(97), None)),
            ([117, 65], (Came::Points(97), Some(0))),
            ([90, 92], (Came::Points(90), Some(1))),
            ([0, 162], (Came::Down, None)),
            ([20, 160], (Came::Down, Some(0))),
            ([0, 182], (Came::Down, Some(1))),
            ([0, 252], (Came::Swept(1), None)),
            ([270, 0], (Came::Swept(0), Some(0))),
            // 75 and the belote are more than 87; by the cards the other side's belote is likelier.
            ([95, 87], (Came::Points(95), Some(1))),
            // In tens: 98 to 104 round to these, 115 to 117, and 88 to 94 with the belote on top.
            ([100, 60], (Came::Points(101), None)),
            ([120, 50], (Came::Points(116), None)),
            ([110, 70], (Came::Points(91), Some(0))),
        ] {
            assert_eq!(came(marks, None), Some(expected), "{marks:?}");
        }
        for marks in [[81, 81], [101, 60], [65, 97], [0, 0], [i32::MIN, i32::MAX]] {
            assert_eq!(came(marks, None), None, "{marks:?}");
        }
    }

    #[test]
    fn what_was_declared_is_no_belote_and_not_made() {
        let taker = Seat::at(1);
        let declared = |by: usize, kind| Event::Declare {
            player: Seat::at(by),
            kind,
            card: Card::new(Suit::Clubs, Rank::Ace),
        };
        let points = |side, points| vec![Event::Points { counts: vec![(Account::Side(side), points)] }];
        let own = Side::of(taker);
        // 102 and 60 with a tierce of the taker's; 90 and 72 with one of the others'; a fall to which his own goes.
        assert_eq!(events(taker, [122, 60], &[declared(3, Declared::Tierce)]), Some(points(own, 102)));
        assert_eq!(events(taker, [90, 92], &[declared(0, Declared::Tierce)]), Some(points(own, 90)));
        assert_eq!(events(taker, [0, 212], &[declared(1, Declared::Cinquante)]), Some(vec![Event::Down {}]));
    }

    #[test]
    fn a_belote_that_was_told_is_not_told_again() {
        for (marks, side, expected) in [
            ([117, 65], 0, Came::Points(97)),
            ([95, 87], 0, Came::Points(75)),
            ([95, 87], 1, Came::Points(95)),
            // Kept by whoever lost, lost with the deal, or the other side's.
            ([20, 162], 0, Came::Down),
            ([0, 162], 0, Came::Down),
            ([0, 182], 0, Came::Down),
        ] {
            let came = came(marks, Some(side)).map(|(came, _)| came);
            assert_eq!(came, Some(expected), "{marks:?}");
        }
        let player = Seat::at(1);
        let told = [Event::Belote { player, suit: None }];
        assert_eq!(events(player, [20, 162], &told), Some(vec![Event::Down {}]));
    }
}
