//! What is known of a deal being played, and whether all of it can be true together.

use super::{Count, Course, End, Exchange, Gains, Meld, Reason, Rules, What};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::engine::{Seat, Told};

/// Each player plays sixteen cards in a deal: six dealt, ten drawn.
const PLAYED: usize = 16;

/// What was recorded of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Facts {
    /// The card turned.
    pub turn: Option<Card>,
    /// The suit under which a royal marriage was announced.
    pub stated: Option<Suit>,
    /// Melds and sevens, in the order in which they came.
    pub gains: Gains,
    /// Brisques.
    pub brisques: Option<Told>,
    /// The last trick, or the last six.
    pub end: Option<End>,
}

impl Facts {
    /// The trump suit, if it is known.
    #[must_use]
    pub fn trump(&self) -> Option<Suit> {
        self.turn.and_then(Card::suit).or(self.stated)
    }

    /// Was a seven turned? It is then that of trump.
    #[must_use]
    pub fn seven_turned(&self) -> bool {
        self.turn.is_some_and(|card| card.rank() == Some(Rank::Seven))
    }

    /// Can the seven of trump still be exchanged?
    #[must_use]
    pub fn exchange_open(&self, rules: &Rules) -> bool {
        self.gains.by(What::Exchange).is_none()
            && !(self.seven_turned() && rules.seven_exchange == Exchange::TurnUp)
    }

    /// Must the card turned still be recorded, because the worth of a meld hangs on it?
    #[must_use]
    pub fn needs_turn(&self, rules: &Rules) -> bool {
        let open =
            |meld: Meld| meld.hangs_on_trump(rules) && !meld.suit().is_some_and(|suit| self.plain(suit));
        self.trump().is_none() && self.gains.melds().any(|(_, meld)| open(meld))
    }

    /// Does a meld say that this suit is not trump?
    fn plain(&self, suit: Suit) -> bool {
        self.gains.melds().any(|(_, meld)| meld.plain() == Some(suit))
    }

    /// Must it still be said who drew the last card of the talon?
    #[must_use]
    pub fn needs_talon_last(&self, rules: &Rules) -> bool {
        rules.talon_last_card != 0 && self.gains.by(What::TalonLast).is_none()
    }

    /// The deal as it is scored, once everything that determines its score is known.
    #[must_use]
    pub fn count(&self, rules: &Rules, dealer: Seat) -> Option<Count> {
        if self.needs_turn(rules) || self.needs_talon_last(rules) {
            return None;
        }
        let (brisques, end) = (self.brisques?.by_side, self.end?);
        Some(Count { course: self.course(dealer), brisques, end })
    }

    /// What has earned points so far.
    #[must_use]
    pub fn course(&self, dealer: Seat) -> Course {
        Course { dealer, turn: self.turn, trump: self.trump(), gains: self.gains }
    }

    /// Can all of it be true?
    ///
    /// # Errors
    /// What excludes what. While the trump suit is unknown, only what is false whatever it is.
    pub fn check(&self, rules: &Rules) -> Result<(), Reason> {
        if let Some(trump) = self.trump() {
            return self.fits(rules, trump);
        }
        let mut found = None;
        for trump in Suit::ALL.into_iter().filter(|suit| !self.plain(*suit)) {
            let Err(reason) = self.fits(rules, trump) else { return Ok(()) };
            found = match found {
                None => Some(reason),
                Some(same) if same == reason => Some(same),
                Some(_) => Some(Reason::MeldsContradict),
            };
        }
        Err(found.unwrap_or(Reason::MeldsContradict))
    }

    /// Can all of it be true with this trump suit?
    fn fits(&self, rules: &Rules, trump: Suit) -> Result<(), Reason> {
        self.royal(trump)?;
        for (_, meld) in self.gains.melds() {
            match meld {
                Meld::Marriage(suit) if suit == trump => return Err(Reason::MarriageIsRoyal { suit }),
                Meld::JackQueen(suit) if suit == trump => return Err(Reason::JackQueenIsMarjolet { suit }),
                Meld::FourAces
                | Meld::FourTens
                | Meld::FourKings
                | Meld::FourQueens
                | Meld::RoyalMarriage
                | Meld::Marriage(_)
                | Meld::Marjolet(_)
                | Meld::JackQueen(_) => {}
            }
        }
        self.seven(rules)?;
        let mut held = self.shown(rules, trump)?;
        if let Some(by) = self.gains.by(What::Seven) {
            let seven = Card::new(trump, Rank::Seven);
            held[by.index()] = held[by.index()].with(seven);
        }
        for (place, cards) in held.into_iter().enumerate() {
            if cards.len() > PLAYED {
                return Err(Reason::TooManyCards { player: Seat::at(place), count: cards.len() });
            }
        }
        Ok(())
    }

    /// A royal marriage announced in a suit is in trump.
    fn royal(&self, trump: Suit) -> Result<(), Reason> {
        match self.stated {
            Some(suit) if suit != trump => Err(Reason::RoyalNotTrump { suit, trump }),
            Some(_) | None => Ok(()),
        }
    }

    /// The seven of trump: never exchanged for itself; under the talon, it comes to whoever draws last.
    fn seven(&self, rules: &Rules) -> Result<(), Reason> {
        let for_the_turn = rules.seven_exchange == Exchange::TurnUp;
        let exchanged = self.gains.by(What::Exchange).is_some() && for_the_turn;
        if let Some(card) = self.turn
            && self.seven_turned()
            && exchanged
        {
            return Err(Reason::ExchangeOfTurnedSeven { card });
        }
        match (self.gains.by(What::Seven), self.gains.by(What::TalonLast)) {
            (Some(player), Some(by)) if player != by && (exchanged || self.seven_turned()) => {
                Err(Reason::SevenDrawnLast { player, by })
            }
            (Some(_) | None, Some(_) | None) => Ok(()),
        }
    }

    /// The cards each player is known to have held: those of his melds, and the turned card he exchanged.
    /// A card that one of them has had in hand never comes to the other.
    ///
    /// # Errors
    /// If both would have held the same card.
    pub fn shown(&self, rules: &Rules, trump: Suit) -> Result<[Cards; 2], Reason> {
        let mut held = [Cards::EMPTY; 2];
        let taken = (self.turn, self.gains.by(What::Exchange));
        if let (Some(card), Some(by), Exchange::TurnUp) = (taken.0, taken.1, rules.seven_exchange) {
            held[by.index()] = held[by.index()].with(card);
        }
        for (player, meld) in self.gains.melds() {
            let cards = meld.cards(trump);
            let by = other(player);
            if let Some(card) = cards.and(held[by.index()]).iter().next() {
                let with = |(seat, shown): &(Seat, Meld)| *seat == by && shown.cards(trump).has(card);
                let meld = meld.term();
                return Err(match self.gains.melds().find(with) {
                    Some((_, shown)) => Reason::CardShown { card, player, meld, by, shown: shown.term() },
                    None => Reason::TurnUpTaken { card, player, meld, by },
                });
            }
            held[player.index()] = held[player.index()].or(cards);
        }
        Ok(held)
    }
}

/// The other player.
#[must_use]
pub(crate) const fn other(seat: Seat) -> Seat {
    Seat::at(1 - (seat.index() & 1))
}
