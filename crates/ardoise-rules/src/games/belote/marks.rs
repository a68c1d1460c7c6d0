//! What came of a deal, by what was marked for it: nothing is bid, so the two figures of a deal say it.

use super::event::Event;
use crate::engine::{Account, Seat, Side};

/// What the cards of a deal count, with the last trick.
const ALL: i32 = 162;
/// The same as tables round it for a deal that is lost.
const LOST: [i32; 2] = [ALL, 160];
/// Every trick, as tables mark it.
const SWEPT: [i32; 2] = [252, 250];
/// What king and queen of trumps count.
const BELOTE: i32 = 20;

/// What the figures of a deal say of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Came {
    /// The points that whoever took made.
    Points(i32),
    /// He lost the deal.
    Down,
    /// Every trick is his side's (nought), or the other's.
    Swept(usize),
}

/// What came of a deal of which the side that took marked `own` and the other one `other`; and which of them had the belote.
fn came(own: i32, other: i32) -> Option<(Came, Option<usize>)> {
    let bare = |own: i32, other: i32| {
        if own == 0 && LOST.contains(&other) {
            return Some(Came::Down);
        }
        if let (0, most) | (most, 0) = (own, other)
            && SWEPT.contains(&most)
        {
            return Some(Came::Swept(usize::from(own == 0)));
        }
        (own.saturating_add(other) == ALL && own > other && other > 0).then_some(Came::Points(own))
    };
    // Whose belote it was does not show where the deal was made: it is added to what was made by either.
    let with = || bare(own.saturating_sub(BELOTE), other).map(|came| (came, Some(0)));
    let against = || bare(own, other.saturating_sub(BELOTE)).map(|came| (came, Some(1)));
    bare(own, other).map(|came| (came, None)).or_else(with).or_else(against)
}

/// The same as events.
pub fn events(taker: Seat, [own, other]: [i32; 2]) -> Option<Vec<Event>> {
    let (came, belote) = came(own, other)?;
    let side = |which: usize| if which == 0 { Side::of(taker) } else { Side::of(taker).other() };
    let belote = belote.map(|which| Event::Belote { player: Seat::at(side(which).index()), suit: None });
    let came = match came {
        Came::Points(points) => Event::Points { counts: vec![(Account::Side(side(0)), points)] },
        Came::Down => Event::Down {},
        Came::Swept(which) => Event::Capot { side: Account::Side(side(which)) },
    };
    Some(belote.into_iter().chain([came]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_figures_say_what_came_of_a_deal() {
        assert_eq!(came(97, 65), Some((Came::Points(97), None)));
        assert_eq!(came(117, 65), Some((Came::Points(97), Some(0))));
        assert_eq!(came(90, 92), Some((Came::Points(90), Some(1))));
        assert_eq!(came(0, 162), Some((Came::Down, None)));
        assert_eq!(came(20, 160), Some((Came::Down, Some(0))));
        assert_eq!(came(0, 182), Some((Came::Down, Some(1))));
        assert_eq!(came(0, 252), Some((Came::Swept(1), None)));
        assert_eq!(came(270, 0), Some((Came::Swept(0), Some(0))));
        for (own, other) in [(81, 81), (100, 60), (65, 97), (0, 0), (i32::MIN, i32::MAX)] {
            assert_eq!(came(own, other), None, "{own} {other}");
        }
    }
}
