//! The rules of one table as a judge of single positions.

use crate::engine::game::Tricks;
use crate::engine::say::Half;
use crate::engine::score::Article;
use crate::engine::table::Seat;
use crate::engine::tricks::{
    Asked, Duties, Duty, Judge, Layout, Posed, Position, Ruled, SEATS, Stance, TrickRuled, Umpire,
};

use crate::cards::{Card, Cards, Suit};

/// The rules of a game's table.
pub(crate) struct Bench<G: Tricks> {
    rules: G::Rules,
    layout: Layout,
}

impl<G: Tricks> Bench<G> {
    /// Rules ready to judge; none for a game without cards.
    pub(crate) fn new(rules: G::Rules) -> Option<Self> {
        let layout = G::pose(&rules).filter(|layout| (1..=SEATS).contains(&layout.seats.len()))?;
        Some(Bench { rules, layout })
    }

    fn place(&self, seat: Seat) -> Result<usize, Umpire> {
        let last = self.layout.seats.len() - 1;
        if seat.index() <= last {
            Ok(seat.index())
        } else {
            Err(Umpire::NoSuchPlace { seat: seat.index(), last })
        }
    }

    fn stance(&self, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        if let Some(alone) = posed.alone {
            self.place(alone)?;
        }
        if posed.trumps.suit() == Some(Suit::Trumps) && !self.own_trumps() {
            return Err(Umpire::NoSuchTrump { trump: posed.trumps.id() });
        }
        if posed.called.is_some() && !G::calls(&self.rules) {
            return Err(Umpire::NothingCalled);
        }
        G::posed(&self.rules, posed)
    }
}

impl<G: Tricks> Judge for Bench<G> {
    fn seats(&self) -> usize {
        self.layout.seats.len()
    }

    fn own_trumps(&self) -> bool {
        !self.layout.pack.suit(Suit::Trumps).is_empty()
    }

    fn judge(&self, asked: &Asked<'_>) -> Result<Ruled, Umpire> {
        let seats = self.layout.seats.len();
        let size = asked.trick.len();
        if size >= seats {
            return Err(Umpire::TrickFull { size: seats });
        }
        let leader = self.place(asked.leader)?;
        let after = |steps: usize| {
            let seat = leader + steps;
            Seat::at(if seat >= seats { seat - seats } else { seat })
        };
        let turn = after(size);
        if let Some(player) = asked.player
            && self.place(player)? != turn.index()
        {
            return Err(Umpire::NotHisTurn { player: player.index(), turn: turn.index() });
        }
        let mut seen = asked.hand;
        let mut trick = [(Seat::at(0), Card::new(Suit::Hearts, crate::cards::Rank::Ace)); SEATS];
        for (place, card) in asked.trick.iter().enumerate() {
            if seen.has(*card) {
                return Err(Umpire::CardNamedTwice { card: *card });
            }
            seen = seen.with(*card);
            trick[place] = (after(place), *card);
        }
        if let Some(card) = seen.minus(self.layout.pack).iter().next() {
            return Err(Umpire::NotOfThePack { card });
        }
        let most = self.layout.hand + self.layout.laid;
        if asked.hand.len() > most {
            return Err(Umpire::HandTooLarge { player: turn, count: asked.hand.len(), size: most });
        }
        let stance = self.stance(&asked.posed)?;
        let trick = &trick[..size];
        let partners = G::partners(&self.rules, seats, &stance, turn);
        let position = Position { trick, player: turn, partners, no: u8::from(asked.posed.first) };
        let duties: Duties = G::duties(&self.rules, &stance, &position, asked.hand);
        let strength = G::strength(&self.rules, &stance);
        let winning = match trick {
            [] => None,
            // A card that owes nothing holds nothing.
            _ if position.led(&strength).is_none() => None,
            [(seat, _)] => Some(*seat),
            _ => position.master(&strength).map(|(seat, _)| seat),
        };
        Ok(Ruled { duties, winning })
    }

    fn trick(&self, posed: &Posed<'_>, cards: &[Card]) -> Result<TrickRuled, Umpire> {
        let mut seen = Cards::EMPTY;
        for card in cards {
            if !self.layout.pack.has(*card) {
                return Err(Umpire::NotOfThePack { card: *card });
            }
            if seen.has(*card) {
                return Err(Umpire::CardNamedTwice { card: *card });
            }
            seen = seen.with(*card);
        }
        let size = self.layout.seats.len();
        let count = cards.len();
        if count > size || count == 0 {
            return Err(Umpire::TrickSize { count, size });
        }
        let stance = self.stance(posed)?;
        let strength = G::strength(&self.rules, &stance);
        let place = strength.led(cards.iter().copied()).and_then(|_| strength.winner(cards));
        let worth: i32 = cards.iter().map(|card| G::worth(&self.rules, &stance, *card)).sum();
        let last = G::last_worth(&self.rules, &stance);
        let points = |units: i32| Half::of_units(units, G::UNITS);
        Ok(TrickRuled {
            place,
            points: points(worth + G::trick_worth(&self.rules, &stance)),
            last: points(last),
        })
    }

    fn article(&self, duty: Duty) -> Article {
        G::article(duty)
    }
}
