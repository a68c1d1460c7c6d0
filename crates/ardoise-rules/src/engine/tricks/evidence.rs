//! What the recorded cards prove about the hands: what a player surely held at a moment, and what he might have held.

use super::cardplay::{Cardplay, Layout, Shown};
use super::legality::{Duty, SEATS};
use crate::engine::table::Seat;

use crate::cards::{Card, Cards};

/// The cards of a deal seen from each moment of its play.
#[derive(Debug)]
pub(crate) struct Evidence<'a> {
    layout: &'a Layout,
    cards: &'a Cardplay,
    plays: Vec<(Seat, Card)>,
    /// For each moment, what each seat plays from then on.
    later: Vec<[Cards; SEATS]>,
    /// For each moment, what was played before it.
    before: Vec<Cards>,
    /// What each seat is said to have held from the beginning.
    shown: [Cards; SEATS],
    /// Are the tricks recorded one after the other from the first?
    pub sure: bool,
}

impl<'a> Evidence<'a> {
    /// Gathers what is known. `facts` are cards whose holder the game knows: one that was turned up.
    pub(crate) fn new(layout: &'a Layout, cards: &'a Cardplay, facts: &[(Seat, Cards)], sure: bool) -> Self {
        let plays: Vec<(Seat, Card)> = cards.plays().map(|(_, seat, card)| (seat, card)).collect();
        let mut later = vec![[Cards::EMPTY; SEATS]; plays.len() + 1];
        for (moment, (seat, card)) in plays.iter().enumerate().rev() {
            later[moment] = later[moment + 1];
            let own = &mut later[moment][seat.index() % SEATS];
            *own = own.with(*card);
        }
        let mut before = vec![Cards::EMPTY; plays.len() + 1];
        for (moment, (_, card)) in plays.iter().enumerate() {
            before[moment + 1] = before[moment].with(*card);
        }
        let mut shown = [Cards::EMPTY; SEATS];
        if layout.drawn == 0 {
            for seat in &layout.seats {
                shown[seat.index() % SEATS] = cards.shown_by(*seat);
            }
        }
        for (seat, held) in facts {
            let own = &mut shown[seat.index() % SEATS];
            *own = own.or(*held);
        }
        Evidence { layout, cards, plays, later, before, shown, sure }
    }

    /// The card that falls at a moment, and who plays it.
    pub(crate) fn play(&self, moment: usize) -> (Seat, Card) {
        self.plays[moment]
    }

    /// How many cards that seat has played before the moment.
    fn played(&self, moment: usize, seat: Seat) -> usize {
        self.plays[..moment].iter().filter(|(player, _)| *player == seat).count()
    }

    /// Does what was said of this hand tell what was in it when the play began?
    fn certain(&self, seat: Seat) -> bool {
        self.layout.swapped != Some(seat) && self.shown[seat.index() % SEATS].len() <= self.layout.hand
    }

    /// The cards a seat surely holds at a moment, its next card among them.
    fn known(&self, moment: usize, seat: Seat) -> Cards {
        let place = seat.index() % SEATS;
        let later = self.later[moment][place];
        if self.layout.drawn > 0 {
            return later.or(self.shown_lately(moment, seat));
        }
        if !self.sure || !self.certain(seat) {
            return later;
        }
        let others = self.others(seat, |other| self.later[0][other]);
        later.or(self.shown[place].minus(self.before[moment]).minus(others))
    }

    /// Where cards are drawn: what the seat showed after the last draw, or before and has not played.
    fn shown_lately(&self, moment: usize, seat: Seat) -> Cards {
        let said = self.cards.shown.iter().filter(|shown| shown.seat == seat);
        let said = said.fold(Cards::EMPTY, |all, shown| all.or(shown.cards));
        let passed = self.others(seat, |other| self.later[0][other]).or(self.layout.passing);
        said.minus(self.before[moment]).minus(passed)
    }

    /// What the given sets of the other seats hold together.
    fn others(&self, seat: Seat, of: impl Fn(usize) -> Cards) -> Cards {
        let others = self.layout.seats.iter().filter(|other| **other != seat);
        others.fold(Cards::EMPTY, |all, other| all.or(of(other.index() % SEATS)))
    }

    /// All that the player at this moment might hold.
    pub(crate) fn might(&self, moment: usize) -> Cards {
        let (seat, _) = self.plays[moment];
        let known = self.known(moment, seat);
        let left = self.layout.left(self.played(moment, seat));
        if self.sure && known.len() >= left {
            return known;
        }
        let shown = self.shown[seat.index() % SEATS];
        // All that he ever held is told: what he laid away is not known, but he holds nothing else.
        let all = if self.layout.swapped == Some(seat) {
            shown.len() >= self.layout.most(seat)
        } else {
            shown.len() > self.layout.hand
        };
        if self.sure && self.layout.drawn == 0 && all {
            return shown.minus(self.before[moment]).or(known);
        }
        let theirs = self.layout.seats.iter().filter(|other| **other != seat);
        let theirs = theirs.fold(Cards::EMPTY, |all, other| all.or(self.known(moment, *other)));
        self.layout.pack.minus(self.before[moment]).minus(theirs).or(known)
    }

    /// The duty a card offends whatever the hand was, as far as it is known.
    pub(crate) fn proved(
        &self,
        moment: usize,
        judge: &impl Fn(Cards) -> Option<(Duty, Cards)>,
    ) -> Option<(Duty, Cards)> {
        let (seat, card) = self.plays[moment];
        let known = self.known(moment, seat);
        let offence = judge(known)?;
        if self.layout.hidden == 0 {
            return Some(offence);
        }
        // Cards he plays later may have lain covered; each needs another card that was played off it first.
        let own: Vec<Card> =
            self.plays[moment..].iter().filter(|(by, _)| *by == seat).map(|(_, card)| *card).collect();
        let seen = self.cards.shown.iter().filter(|shown| shown.seat == seat && shown.after <= moment);
        let seen = seen.fold(Cards::EMPTY.with(card), |all, shown| all.or(shown.cards));
        let search = Covered { own: &own, seen, gaps: !self.sure, judge };
        if search.excuses(1, 1, self.layout.hidden, known) { None } else { Some(offence) }
    }

    /// The duty a card offends because nobody else has room for all the cards that would make it an offence: one of them
    /// at least was his.
    pub(crate) fn left_over(
        &self,
        moment: usize,
        judge: &impl Fn(Cards) -> Option<(Duty, Cards)>,
    ) -> Option<(Duty, Cards)> {
        if !self.sure || !self.deals_all() {
            return None;
        }
        let (seat, _) = self.plays[moment];
        let known = self.known(moment, seat);
        let unseen = self.unseen(moment).iter();
        let telling: Cards = unseen.filter(|card| judge(known.with(*card)).is_some()).collect();
        let others = self.layout.seats.iter().filter(|other| **other != seat);
        let room: usize = others.map(|other| self.room(moment, *other)).sum();
        if telling.len() > room { judge(known.or(telling)) } else { None }
    }

    /// The cards that have not fallen before a moment and are in no hand that is known.
    fn unseen(&self, moment: usize) -> Cards {
        let seats = self.layout.seats.iter();
        let placed = seats.fold(self.before[moment], |all, seat| all.or(self.known(moment, *seat)));
        self.layout.pack.minus(placed)
    }

    /// How many cards of a hand are not known at a moment.
    fn room(&self, moment: usize, seat: Seat) -> usize {
        let left = self.layout.left(self.played(moment, seat));
        left.saturating_sub(self.known(moment, seat).len())
    }

    /// The cards that nobody has shown to this day and that the play of a moment denies: whoever plays so without one of them
    /// plays rightly, whoever holds one has revoked.
    pub(crate) fn denied(&self, moment: usize, judge: &impl Fn(Cards) -> Option<(Duty, Cards)>) -> Cards {
        if !self.sure || !self.deals_all() {
            return Cards::EMPTY;
        }
        let (seat, _) = self.plays[moment];
        let known = self.known(moment, seat);
        let unseen = self.unseen(self.plays.len());
        // Fewer cards never bar more: what all of them together do not bar none of them bars.
        if unseen.is_empty() || judge(known.or(unseen)).is_none() {
            return Cards::EMPTY;
        }
        unseen.iter().filter(|card| judge(known.with(*card)).is_some()).collect()
    }

    /// Players of whom one at least has revoked, as few as are sure, with the cards that show it: all of these players denied
    /// them, and the hands of the others have not room for so many. `denied` is what each seat denied by a play that may
    /// have been right.
    pub(crate) fn denials(&self, denied: &[Cards; SEATS]) -> Vec<(Vec<Seat>, Cards)> {
        let seats = &self.layout.seats;
        let now = self.plays.len();
        let unseen = self.unseen(now);
        let room: Vec<usize> = seats.iter().map(|seat| self.room(now, *seat)).collect();
        if !self.sure || !self.deals_all() || unseen.len() != room.iter().sum::<usize>() {
            return Vec::new();
        }
        let mut groups: Vec<u32> = (1..1 << seats.len()).collect();
        groups.sort_by_key(|group| group.count_ones());
        let mut found: Vec<(u32, Cards)> = Vec::new();
        for group in groups {
            let of = |place: &usize| group >> place & 1 == 1;
            let by_all = (0..seats.len()).filter(of);
            let cards = by_all.fold(unseen, |all, place| all.and(denied[seats[place].index() % SEATS]));
            let elsewhere: usize = (0..seats.len()).filter(|place| !of(place)).map(|place| room[place]).sum();
            if cards.len() > elsewhere && found.iter().all(|(fewer, _)| fewer & group != *fewer) {
                found.push((group, cards));
            }
        }
        let named = |group: u32| (0..seats.len()).filter(move |place| group >> place & 1 == 1);
        found
            .into_iter()
            .map(|(group, cards)| (named(group).map(|place| seats[place]).collect(), cards))
            .collect()
    }

    /// Does every card of the pack lie in a hand, for good?
    const fn deals_all(&self) -> bool {
        let Layout { drawn, hidden, laid, hand, .. } = *self.layout;
        drawn == 0
            && hidden == 0
            && laid == 0
            && self.layout.swapped.is_none()
            && self.layout.seats.len() * hand == self.layout.pack.len()
    }

    /// Another player who held the card.
    pub(crate) fn holder(&self, moment: usize, player: Seat, card: Card) -> Option<Seat> {
        if self.layout.passing.has(card) {
            return None;
        }
        let mut others = self.layout.seats.iter().copied().filter(|seat| *seat != player);
        if self.layout.drawn == 0 {
            return others.find(|seat| self.shown[seat.index() % SEATS].has(card));
        }
        others.find(|seat| {
            let said = |shown: &&Shown| shown.seat == *seat && shown.after <= moment;
            self.cards.shown.iter().filter(said).any(|shown| shown.cards.has(card))
        })
    }

    /// Was a whole hand said, without this card?
    pub(crate) fn not_in_hand(&self, moment: usize, player: Seat, card: Card) -> bool {
        if self.layout.passing.has(card) {
            return false;
        }
        if self.layout.drawn == 0 {
            let shown = self.shown[player.index() % SEATS];
            return self.layout.swapped != Some(player)
                && shown.len() >= self.layout.hand
                && !shown.has(card);
        }
        let played = |to: usize| self.played(to, player);
        self.cards.shown.iter().any(|shown| {
            let next = shown.after <= moment && played(shown.after) == played(moment);
            let whole = shown.cards.len() >= self.layout.left(played(moment));
            shown.seat == player && next && whole && !shown.cards.has(card)
        })
    }
}

/// Looks for covered cards that excuse a play.
struct Covered<'a, F> {
    /// The cards the player plays from this moment on.
    own: &'a [Card],
    /// Those that surely did not lie covered.
    seen: Cards,
    /// May tricks be missing between those recorded?
    gaps: bool,
    judge: &'a F,
}

impl<F: Fn(Cards) -> Option<(Duty, Cards)>> Covered<'_, F> {
    /// Can cards from `place` on have lain covered so that the play was right? `open` is how many cards played
    /// since the moment are still free to have covered one.
    fn excuses(&self, place: usize, open: usize, left: usize, hand: Cards) -> bool {
        if (self.judge)(hand).is_none() {
            return true;
        }
        let Some(card) = self.own.get(place) else { return false };
        let may = left > 0 && (self.gaps || open > 0) && !self.seen.has(*card);
        (may && self.excuses(place + 1, open.saturating_sub(1), left - 1, hand.without(*card)))
            || self.excuses(place + 1, open + 1, left, hand)
    }
}
