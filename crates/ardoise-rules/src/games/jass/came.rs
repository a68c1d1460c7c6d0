//! What came of a deal, where a pad has nothing but what was marked for it.

use crate::engine::{Account, Seat, Side};

/// What the figures of a deal say of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Came {
    /// The points that whoever took made.
    Points(i32),
    /// He made what he had undertaken; by how much changes no figure.
    Made,
    /// He lost the deal.
    Down,
    /// Every trick is his side's (nought), or the other's.
    Swept(usize),
}

/// Whoever took, as the two figures of a deal see him: nought is his side, one the other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taker(pub Seat);

impl Taker {
    /// On which side somebody is.
    #[must_use]
    pub(crate) fn side_of(self, player: Seat) -> usize {
        usize::from(Side::of(player) != Side::of(self.0))
    }

    /// The account of a side.
    #[must_use]
    pub(crate) fn account(self, side: usize) -> Account {
        let own = Side::of(self.0);
        Account::Side(if side == 0 { own } else { own.other() })
    }

    /// Somebody of a side.
    #[must_use]
    pub(crate) fn player(self, side: usize) -> Seat {
        let own = Side::of(self.0);
        Seat::at(if side == 0 { own } else { own.other() }.index())
    }
}

/// What both sides marked without what each had declared, the likeliest first: declarations are kept by whoever had them, lost, or the
/// other side's.
pub(crate) fn without_declared(marks: [i32; 2], [own, other]: [i32; 2]) -> impl Iterator<Item = [i32; 2]> {
    let both = own.saturating_add(other);
    let mut ways = vec![[own, other], [0, both], [both, 0], [own, 0], [0, other], [0, 0]];
    if both == 0 {
        ways.truncate(1);
    }
    ways.into_iter().map(move |way| [marks[0].saturating_sub(way[0]), marks[1].saturating_sub(way[1])])
}
