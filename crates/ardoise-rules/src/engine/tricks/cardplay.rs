//! The cards of a deal as they were recorded: shown hands and tricks, in the order in which they were said.

use super::legality::SEATS;
use super::umpire::Umpire;
use crate::engine::table::Seat;

use crate::cards::{Card, Cards};

/// How the cards lie when the play begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The pack.
    pub pack: Cards,
    /// Who holds cards, in order of play.
    pub seats: Vec<Seat>,
    /// Who leads to the first trick.
    pub leader: Seat,
    /// How many tricks there are.
    pub tricks: usize,
    /// How many cards each holds when the play begins.
    pub hand: usize,
    /// How many cards may be said of a hand besides, because they were laid away before the play.
    pub laid: usize,
    /// Whose hand may have been said before an exchange, and of how many cards that is at the most.
    pub swapped: Option<Seat>,
    /// See `swapped`.
    pub exchanged: usize,
    /// How many of each hand lie covered, to be turned when the card above is played.
    pub hidden: usize,
    /// After how many tricks cards are drawn.
    pub drawn: usize,
    /// Cards that may pass from one hand to the other.
    pub passing: Cards,
}

impl Layout {
    /// All cards are dealt at once and played to the last.
    #[must_use]
    pub fn dealt(pack: Cards, seats: Vec<Seat>, leader: Seat, tricks: usize) -> Layout {
        Layout {
            pack,
            seats,
            leader,
            tricks,
            hand: tricks,
            laid: 0,
            swapped: None,
            exchanged: 0,
            hidden: 0,
            drawn: 0,
            passing: Cards::EMPTY,
        }
    }

    /// How many cards may be said of a hand at the most, those that were laid away or exchanged among them.
    #[must_use]
    pub fn most(&self, seat: Seat) -> usize {
        self.hand + if self.swapped == Some(seat) { self.exchanged } else { self.laid }
    }

    /// How many cards there are to play in all.
    #[must_use]
    pub fn plays(&self) -> usize {
        self.tricks * self.seats.len()
    }

    /// How many cards a seat holds that has played so many.
    #[must_use]
    pub const fn left(&self, played: usize) -> usize {
        if played < self.drawn { self.hand } else { self.tricks.saturating_sub(played) }
    }

    /// The seats in order of play from that one on.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
        let start = self.seats.iter().position(|known| *known == seat).unwrap_or(0);
        (0..self.seats.len()).map(move |step| self.seats[(start + step) % self.seats.len()])
    }
}

/// A trick as far as it was played.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Trick {
    /// The cards in the order in which they fell, with who played them.
    pub plays: Vec<(Seat, Card)>,
    /// Has everybody played?
    pub closed: bool,
}

impl Trick {
    /// The first card of each player: a second one in the same trick cannot win it.
    #[must_use]
    pub fn own(&self) -> Vec<(Seat, Card)> {
        let mut own: Vec<(Seat, Card)> = Vec::with_capacity(self.plays.len());
        for play in &self.plays {
            if own.iter().all(|(seat, _)| *seat != play.0) {
                own.push(*play);
            }
        }
        own
    }

    /// Has that seat played to it?
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        self.plays.iter().any(|(player, _)| *player == seat)
    }
}

/// Cards a player is known to have held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// Who.
    pub seat: Seat,
    /// What.
    pub cards: Cards,
    /// How many cards had been played when it was said.
    pub after: usize,
}

/// The cards recorded of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cardplay {
    /// The tricks, the last one perhaps still open.
    pub tricks: Vec<Trick>,
    /// The hands that were said.
    pub shown: Vec<Shown>,
}

impl Cardplay {
    /// Is nothing recorded?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tricks.is_empty() && self.shown.is_empty()
    }

    /// Every card played, in order, with its trick from 0.
    pub fn plays(&self) -> impl Iterator<Item = (usize, Seat, Card)> + use<'_> {
        let tricks = self.tricks.iter().enumerate();
        tricks.flat_map(|(no, trick)| trick.plays.iter().map(move |(seat, card)| (no, *seat, *card)))
    }

    /// How many cards were played.
    #[must_use]
    pub fn count(&self) -> usize {
        self.tricks.iter().map(|trick| trick.plays.len()).sum()
    }

    /// The cards a seat was said to have held.
    #[must_use]
    pub fn shown_by(&self, seat: Seat) -> Cards {
        let own = self.shown.iter().filter(|shown| shown.seat == seat);
        own.fold(Cards::EMPTY, |all, shown| all.or(shown.cards))
    }

    /// The cards a seat played.
    #[must_use]
    pub fn played_by(&self, seat: Seat) -> Cards {
        self.plays().filter(|(_, player, _)| *player == seat).map(|(_, _, card)| card).collect()
    }

    /// A card of `cards` that somebody other than `player` played or showed, and who.
    #[must_use]
    pub fn elsewhere(&self, player: Seat, cards: Cards) -> Option<(Card, Seat)> {
        let played = self.plays().map(|(_, seat, card)| (card, seat));
        let shown = self.shown.iter().flat_map(|shown| shown.cards.iter().map(|card| (card, shown.seat)));
        played.chain(shown).find(|(card, seat)| *seat != player && cards.has(*card))
    }

    /// A card of `cards` that anybody played or showed, and who.
    #[must_use]
    pub fn anywhere(&self, cards: Cards) -> Option<(Card, Seat)> {
        let played = self.plays().map(|(_, seat, card)| (card, seat));
        let shown = self.shown.iter().flat_map(|shown| shown.cards.iter().map(|card| (card, shown.seat)));
        played.chain(shown).find(|(card, _)| cards.has(*card))
    }

    /// How many cards a seat had played when `fallen` cards had fallen in all.
    #[must_use]
    pub fn played_before(&self, seat: Seat, fallen: usize) -> usize {
        self.plays().take(fallen).filter(|(_, player, _)| *player == seat).count()
    }

    /// The trick to which cards still fall.
    #[must_use]
    pub fn open(&self) -> Option<&Trick> {
        self.tricks.last().filter(|trick| !trick.closed)
    }

    /// Is every card of the deal recorded?
    #[must_use]
    pub fn complete(&self, layout: &Layout) -> bool {
        self.count() == layout.plays()
            || self.tricks.iter().filter(|trick| trick.closed).count() == layout.tricks
    }

    /// A hand is said.
    ///
    /// # Errors
    /// If it cannot be true: cards not in the pack, too many, or said of somebody else.
    pub fn show(&mut self, layout: &Layout, player: Seat, cards: &[Card]) -> Result<(), Umpire> {
        seated(layout, player)?;
        let mut set = Cards::EMPTY;
        for card in cards {
            in_pack(layout, *card)?;
            if set.has(*card) {
                return Err(Umpire::CardNamedTwice { card: *card });
            }
            set = set.with(*card);
        }
        if layout.drawn == 0 {
            for other in layout.seats.iter().filter(|seat| **seat != player) {
                if let Some(card) = self.shown_by(*other).and(set).iter().next() {
                    return Err(Umpire::HandTwice { card, player, holder: *other });
                }
            }
        }
        let all = if layout.drawn == 0 { self.shown_by(player).or(set) } else { set };
        let most = layout.most(player);
        if all.len() > most {
            return Err(Umpire::HandTooLarge { player, count: all.len(), size: most });
        }
        self.shown.push(Shown { seat: player, cards: set, after: self.count() });
        Ok(())
    }

    /// One card falls.
    ///
    /// # Errors
    /// If it cannot: it is not in the pack, it fell before, or every card has been played.
    pub fn play(&mut self, layout: &Layout, player: Seat, card: Card) -> Result<(), Umpire> {
        seated(layout, player)?;
        in_pack(layout, card)?;
        if let Some((no, by, _)) = self.plays().find(|(_, _, played)| *played == card) {
            return Err(Umpire::CardTwice { card, player: by, trick: no + 1 });
        }
        if self.complete(layout) {
            return Err(Umpire::TooManyTricks { tricks: layout.tricks });
        }
        if self.plays().filter(|(_, by, _)| *by == player).count() >= layout.tricks {
            return Err(Umpire::NoCardLeft { player, tricks: layout.tricks });
        }
        if self.open().is_none() {
            self.tricks.push(Trick::default());
        }
        let all = self.count() + 1 == layout.plays();
        if let Some(trick) = self.tricks.last_mut() {
            trick.plays.push((player, card));
            trick.closed = all || layout.seats.iter().all(|seat| trick.has(*seat));
        }
        Ok(())
    }

    /// A whole trick falls, from its leader on; a card beyond the last player's is his who follows him.
    ///
    /// # Errors
    /// If it is not a whole trick, if another is still open, or if one of its cards cannot fall.
    pub fn trick(&mut self, layout: &Layout, leader: Seat, cards: &[Card]) -> Result<(), Umpire> {
        seated(layout, leader)?;
        if let Some(open) = self.open() {
            let missing = layout.seats.iter().find(|seat| !open.has(**seat)).copied().unwrap_or(leader);
            return Err(Umpire::TrickOpen { trick: self.tricks.len(), player: missing });
        }
        if cards.len() < layout.seats.len() || cards.len() > SEATS {
            return Err(Umpire::TrickSize { count: cards.len(), size: layout.seats.len() });
        }
        let order: Vec<Seat> = layout.from(leader).collect();
        let (whole, beyond) = cards.split_at(layout.seats.len());
        for (seat, card) in order.iter().zip(whole) {
            self.play(layout, *seat, *card)?;
        }
        for (seat, card) in order.iter().zip(beyond) {
            self.beyond(layout, *seat, *card)?;
        }
        Ok(())
    }

    /// A card too many falls to the trick that was just closed.
    fn beyond(&mut self, layout: &Layout, player: Seat, card: Card) -> Result<(), Umpire> {
        if let Some(trick) = self.tricks.last_mut() {
            trick.closed = false;
        }
        self.play(layout, player, card)
    }

    /// Whose turn it is, when `leader` is to lead to the next trick.
    #[must_use]
    pub fn turn(&self, layout: &Layout, leader: Seat) -> Option<Seat> {
        if self.complete(layout) {
            return None;
        }
        match self.open().and_then(|trick| trick.plays.first().map(|(seat, _)| (trick, *seat))) {
            None => Some(leader),
            Some((trick, first)) => layout.from(first).find(|seat| !trick.has(*seat)),
        }
    }
}

fn seated(layout: &Layout, player: Seat) -> Result<(), Umpire> {
    if layout.seats.contains(&player) { Ok(()) } else { Err(Umpire::HoldsNoCards { player }) }
}

fn in_pack(layout: &Layout, card: Card) -> Result<(), Umpire> {
    if layout.pack.has(card) { Ok(()) } else { Err(Umpire::NotOfThePack { card }) }
}
