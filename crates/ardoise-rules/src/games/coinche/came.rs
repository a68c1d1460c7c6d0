//! What came of a deal, by what was marked for it beside what was bid: the pad of a table that writes no points down.

use super::event::Event;
use super::level::Level;
use super::rules::Rules;
use crate::engine::Seat;
use crate::games::jass::{Atout, BELOTE_POINTS, Came, Declaration, Taker, without_declared};

/// What the cards of a deal count with the last trick, and how tables write that in tens.
const ALL: [i32; 2] = [162, 160];
/// Every trick, as tables mark it.
const SWEPT: [i32; 2] = [252, 250];
/// What the two figures of a deal sum to, each rounded by itself.
const SUMS: std::ops::RangeInclusive<i32> = 155..=172;

/// What was undertaken, and what is said of it without a figure.
#[derive(Debug, Clone, Copy)]
struct Undertaken {
    /// The bid, in points; none for every trick.
    bid: Option<i32>,
    /// By how much the stake was raised.
    stake: i32,
    /// Made, or failed.
    word: Option<bool>,
}

impl Undertaken {
    /// Is a figure one of those that tables add what was bid to, either of them multiplied or not?
    fn is_sum(self, figure: i32, with: [i32; 2]) -> bool {
        let bid = self.bid.unwrap_or(0);
        let stakes = [1, self.stake];
        with.iter().any(|with| {
            stakes.iter().any(|one| stakes.iter().any(|other| figure == with * one + bid * other))
        })
    }

    /// What was bid and nothing else, or cards and nothing else.
    fn is_flat(self, figure: i32) -> bool {
        let flat = |one: i32| figure == one || figure == one.saturating_mul(self.stake);
        ALL.into_iter().chain(self.bid).any(flat)
    }

    /// What is left of a figure without what was bid, as tables multiply it.
    fn beyond(self, figure: i32) -> impl Iterator<Item = i32> {
        let Undertaken { bid, stake, .. } = self;
        let bid = bid.unwrap_or(0);
        let whole = (figure % stake == 0).then_some(figure / stake - bid);
        [figure - bid, figure - bid * stake, figure].into_iter().chain(whole)
    }

    /// What came of a deal of which the side that took marked `own` and the other one `other`, without belotes and declarations.
    fn came(self, [own, other]: [i32; 2]) -> Option<Came> {
        let failed = || self.failed(own, other).filter(|_| self.word != Some(true));
        let made = || self.made(own, other).filter(|_| self.word != Some(false));
        failed().or_else(made)
    }

    fn failed(self, own: i32, other: i32) -> Option<Came> {
        if other <= 0 || own < 0 {
            return None;
        }
        let fell = self.is_sum(other, ALL) || self.is_flat(other);
        if own > 0 {
            // Whoever fails may keep what he made; a contract that is made leaves less to the others.
            // No cards count one.
            return (fell && other >= ALL[1] && (2..ALL[1]).contains(&own)).then_some(Came::Points(own));
        }
        if fell || self.bid.is_none() {
            return Some(Came::Down);
        }
        if self.is_sum(other, SWEPT) {
            return Some(Came::Swept(1));
        }
        // The others mark what they made beside what was bid.
        let theirs = self.beyond(other).find(|theirs| (ALL[0] / 2..=ALL[0]).contains(theirs))?;
        Some(Came::Points(ALL[0] - theirs))
    }

    fn made(self, own: i32, other: i32) -> Option<Came> {
        let Some(bid) = self.bid else { return (own > 0 && other == 0).then_some(Came::Swept(0)) };
        if own <= 0 || other < 0 {
            return None;
        }
        // Half of what the two figures leave open: it rounds to both. Where both are rounded down the taker may have all of it: then a
        // bid of 80 is made where it takes 82 too.
        let between = |points: i32, other: i32| {
            if points + other == ALL[1] { ALL[0] - other } else { (points + ALL[0] - other) / 2 }
        };
        if other > 0 {
            let others = [other, other / self.stake];
            let sums = self.beyond(own).flat_map(|points| others.map(move |other| (points, other)));
            let mut sums = sums.filter(|(points, other)| SUMS.contains(&points.saturating_add(*other)));
            let points = sums.next().map(|(points, other)| between(points, other));
            let alone = || (own == bid || own == bid * self.stake).then(|| ALL[0] - other);
            let points = points.or_else(alone)?;
            return (0..=ALL[0]).contains(&points).then_some(Came::Points(points));
        }
        if own == bid || own == bid * self.stake {
            return Some(Came::Made);
        }
        if self.is_sum(own, SWEPT) || SWEPT.contains(&own) {
            return Some(Came::Swept(0));
        }
        let points = self.beyond(own).find(|points| (ALL[1] / 2..=ALL[0]).contains(points));
        points.map(Came::Points).or((self.is_sum(own, ALL) && self.stake > 1).then_some(Came::Made))
    }
}

/// The same as events, but for those that were told.
pub(crate) fn events(taker: Seat, marks: [i32; 2], told: &[Event]) -> Option<Vec<Event>> {
    let mut stake = 1;
    let (mut bid, mut word, mut known) = (None, None, None);
    let mut declared = [0, 0];
    let mut by = Taker(taker);
    let house = Rules::default().house();
    for event in told {
        match event {
            Event::Bid { player, level, .. } => (by, bid) = (Taker(*player), Some(*level)),
            Event::Coinche { .. } => stake = 2,
            Event::Surcoinche { .. } => stake = 4,
            Event::Made {} => word = Some(true),
            Event::Down {} => word = Some(false),
            Event::Belote { player, .. } => known = Some(*player),
            Event::Declare { player, kind, card } => {
                let one = Declaration { by: *player, kind: *kind, card: *card }.value(house, Atout::Hearts);
                declared[by.side_of(*player)] += one;
            }
            Event::Points { .. } | Event::Tricks { .. } | Event::Capot { .. } | Event::Generale { .. } => {
                return None;
            }
            _ => {}
        }
    }
    let level = bid?;
    if by.side_of(taker) != 0 {
        return None;
    }
    let bid = match level {
        Level::Points(points) => Some(points),
        Level::Slam(_) => None,
    };
    let undertaken = Undertaken { bid, stake, word };
    let known = known.map(|player| by.side_of(player));
    let whose = match known {
        Some(side) => vec![Some(side), None, Some(1 - side)],
        // Who lost and has twenty kept his belote.
        None if marks[0] == BELOTE_POINTS => vec![Some(0), None, Some(1)],
        None => vec![None, Some(0), Some(1)],
    };
    let mut ways = whose.into_iter().flat_map(|belote| {
        without_declared(marks, declared).map(move |mut marks| {
            if let Some(side) = belote {
                marks[side] = marks[side].saturating_sub(BELOTE_POINTS);
            }
            (belote, marks)
        })
    });
    let shown = ways.find_map(|(belote, marks)| Some((undertaken.came(marks)?, belote)));
    // What was marked by nobody's reckoning says at least who had all of it.
    let (came, belote) = shown.or(match marks {
        [0, other] if other > 0 && word != Some(true) => Some((Came::Down, None)),
        [own, 0] if own > 0 && word != Some(false) && stake > 1 => Some((Came::Made, None)),
        _ => None,
    })?;
    let belote = belote.filter(|_| known.is_none());
    let belote = belote.map(|which| Event::Belote { player: by.player(which), suit: None });
    let came = match came {
        Came::Points(points) => Event::Points { counts: vec![(by.account(0), points)] },
        Came::Made => Event::Made {},
        Came::Down => Event::Down {},
        Came::Swept(which) => Event::Capot { side: by.account(which) },
    };
    let events = belote.into_iter().chain([came]);
    Some(events.filter(|event| !told.contains(event)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Account, Side};

    /// What the figures say of a deal that Ana took at a hundred hearts.
    fn came(marks: [i32; 2], stake: i32, belote: Option<usize>) -> Option<Vec<Event>> {
        let taker = Seat::at(0);
        let mut told =
            vec![Event::Bid { player: taker, level: Level::Points(100), suit: Some(Atout::Hearts) }];
        told.extend((stake > 1).then_some(Event::Coinche { player: Seat::at(1) }));
        told.extend((stake > 2).then_some(Event::Surcoinche { player: taker }));
        told.extend(belote.map(|seat| Event::Belote { player: Seat::at(seat), suit: None }));
        events(taker, marks, &told)
    }

    fn points(points: i32) -> Vec<Event> {
        vec![Event::Points { counts: vec![(Account::Side(Side::of(Seat::at(0))), points)] }]
    }

    #[test]
    fn two_figures_and_the_bid_say_what_came_of_a_deal() {
        let swept = |seat: usize| vec![Event::Capot { side: Account::Side(Side::of(Seat::at(seat))) }];
        for (marks, stake, expected) in [
            // 100 and what was made, in tens and not; what was made alone; the bid alone.
            ([190, 70], 1, points(92)),
            ([210, 50], 1, points(112)),
            ([210, 60], 1, points(106)),
            ([212, 50], 1, points(112)),
            ([112, 50], 1, points(112)),
            ([100, 50], 1, points(112)),
            ([100, 0], 1, vec![Event::Made {}]),
            ([350, 0], 1, swept(0)),
            ([262, 0], 1, points(162)),
            // Falls at 160 or 162 and what was bid, at one of these; what was made is kept.
            ([0, 260], 1, vec![Event::Down {}]),
            ([0, 262], 1, vec![Event::Down {}]),
            ([0, 160], 1, vec![Event::Down {}]),
            ([0, 100], 1, vec![Event::Down {}]),
            ([0, 350], 1, swept(1)),
            ([60, 260], 1, points(60)),
            // The others mark what they made, and the bid.
            ([0, 192], 1, points(70)),
            // Coinched, all of it twice, what was bid twice, what was made and bid twice; surcoinched.
            ([520, 0], 2, points(160)),
            ([360, 0], 2, points(160)),
            ([420, 0], 2, points(110)),
            ([460, 0], 2, points(130)),
            ([0, 360], 2, vec![Event::Down {}]),
            ([0, 1040], 4, vec![Event::Down {}]),
            ([312, 50], 2, points(112)),
        ] {
            assert_eq!(came(marks, stake, None), Some(expected), "{marks:?} × {stake}");
        }
        for marks in [[0, 0], [1, 260], [500, 400], [i32::MIN, i32::MAX]] {
            assert_eq!(came(marks, 1, None), None, "{marks:?}");
        }
    }

    #[test]
    fn a_belote_is_no_part_of_what_was_made() {
        assert_eq!(came([230, 50], 1, Some(0)), Some(points(112)));
        assert_eq!(came([210, 70], 1, Some(1)), Some(points(112)));
        assert_eq!(came([20, 260], 1, Some(0)), Some(vec![Event::Down {}]));
        assert_eq!(came([0, 280], 1, Some(0)), Some(vec![Event::Down {}]));
        // Untold it was whoever's it can have been.
        let own = Event::Belote { player: Seat::at(0), suit: None };
        assert_eq!(came([230, 50], 1, None), Some([vec![own.clone()], points(112)].concat()));
        assert_eq!(came([20, 260], 1, None), Some(vec![own, Event::Down {}]));
    }
}
