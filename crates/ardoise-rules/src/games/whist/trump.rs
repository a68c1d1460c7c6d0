//! The trump of a deal: fixed beforehand, turned up, or called by the players in turn.

use super::reason::Reason;
use super::rules::{AnnounceOrder, Rules, TrumpMethod};
use crate::cards::{Card, FULL, Trump};
use crate::engine::{Common, Seat, Table};

/// The trumps of a cycle of deals, in order.
const CYCLE: [Trump; 5] = [Trump::Hearts, Trump::Diamonds, Trump::Spades, Trump::Clubs, Trump::None];

/// The trump that the rules fix for the deal of that number, from 1, where they fix one.
#[must_use]
pub(crate) fn fixed(rules: &Rules, deal: u32) -> Option<Trump> {
    let place = deal.saturating_sub(1);
    let cycle = |suits: u32| CYCLE.get((place % suits) as usize).copied();
    let fifth = rules.fifth_hand_no_trump.on();
    match rules.trump_method {
        TrumpMethod::CycleNt => cycle(5),
        TrumpMethod::Cycle => cycle(if fifth { 5 } else { 4 }),
        TrumpMethod::TurnedLastCard | TrumpMethod::Announced => {
            (fifth && deal.is_multiple_of(5)).then_some(Trump::None)
        }
    }
}

/// How high a call of it ranks.
fn rank(trump: Trump, order: AnnounceOrder) -> u8 {
    match (trump, order) {
        (Trump::None, _) => 5,
        (Trump::Hearts, AnnounceOrder::HeartsFirst) | (Trump::Spades, AnnounceOrder::SpadesFirst) => 4,
        (Trump::Diamonds, AnnounceOrder::HeartsFirst) | (Trump::Hearts, AnnounceOrder::SpadesFirst) => 3,
        (Trump::Spades, AnnounceOrder::HeartsFirst) | (Trump::Diamonds, AnnounceOrder::SpadesFirst) => 2,
        (Trump::Clubs, _) => 1,
    }
}

/// How the trump of a deal comes about, and how far that is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Making {
    /// The rules fix it for the deal of that number.
    Fixed {
        /// What is trump.
        trump: Trump,
        /// The number of the deal in the rubber.
        deal: u32,
    },
    /// The dealer's last card is turned up.
    Turned {
        /// The card, if it was recorded.
        card: Option<Card>,
        /// The trump, if it was said without a card or in spite of it.
        said: Option<Trump>,
    },
    /// The players call in turn.
    Calls(Calls),
}

/// Calls for trump, in turn from the dealer's left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Calls {
    /// The card turned up, which makes trump if nobody calls.
    pub card: Option<Card>,
    /// The standing call.
    pub standing: Option<(Seat, Trump)>,
    /// Who speaks next.
    pub turn: Seat,
    /// Passes since the standing call.
    pub passes: u8,
}

impl Making {
    /// The beginning, for the deal of that number.
    #[must_use]
    pub fn new(rules: &Rules, table: &Table, deal: u32, dealer: Seat) -> Making {
        if let Some(trump) = fixed(rules, deal) {
            return Making::Fixed { trump, deal };
        }
        match rules.trump_method {
            TrumpMethod::Announced => {
                Making::Calls(Calls { card: None, standing: None, turn: table.next(dealer), passes: 0 })
            }
            TrumpMethod::TurnedLastCard | TrumpMethod::Cycle | TrumpMethod::CycleNt => {
                Making::Turned { card: None, said: None }
            }
        }
    }

    /// The trump, as far as it is known.
    #[must_use]
    pub fn trump(self) -> Option<Trump> {
        let up = |card: Option<Card>| card.and_then(Card::suit).map(Trump::from);
        match self {
            Making::Fixed { trump, .. } => Some(trump),
            Making::Turned { card, said } => said.or_else(|| up(card)),
            Making::Calls(calls) => calls.standing.map(|(_, trump)| trump).or_else(|| up(calls.card)),
        }
    }

    /// The card turned up, if it was recorded.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Making::Fixed { .. } => None,
            Making::Turned { card, .. } => card,
            Making::Calls(calls) => calls.card,
        }
    }

    /// Who called the trump, where somebody did.
    #[must_use]
    pub fn caller(self) -> Option<Seat> {
        match self {
            Making::Fixed { .. } | Making::Turned { .. } => None,
            Making::Calls(calls) => calls.standing.map(|(player, _)| player),
        }
    }

    /// Who must speak, while the calls go on.
    #[must_use]
    pub fn speaks(self) -> Option<Seat> {
        match self {
            Making::Fixed { .. } | Making::Turned { .. } => None,
            Making::Calls(calls) => (!calls.closed()).then_some(calls.turn),
        }
    }

    /// The same when the cards are played: nobody calls any more.
    #[must_use]
    pub fn over(self) -> Making {
        match self {
            Making::Calls(calls) => {
                Making::Calls(Calls { passes: calls.passes.max(calls.last_pass()), ..calls })
            }
            Making::Fixed { .. } | Making::Turned { .. } => self,
        }
    }

    /// The card that was turned up.
    pub fn turn_up(self, card: Card) -> Result<Making, Reason> {
        let suit = card.suit().filter(|_| FULL.has(card)).ok_or(Common::NotInPack { card, cards: 52 })?;
        match self {
            Making::Fixed { trump, deal } if trump != Trump::from(suit) => {
                Err(Reason::TrumpFixed { trump, said: suit.into(), deal })
            }
            Making::Fixed { .. } => Ok(self),
            Making::Turned { said: Some(said), .. } if said != Trump::from(suit) => {
                Err(Reason::TurnedDiffers { card, said })
            }
            Making::Turned { said, .. } => Ok(Making::Turned { card: Some(card), said }),
            Making::Calls(calls) => Ok(Making::Calls(Calls { card: Some(card), ..calls })),
        }
    }

    /// The trump that was said or called.
    pub fn say(
        self,
        rules: &Rules,
        table: &Table,
        player: Option<Seat>,
        said: Trump,
    ) -> Result<Making, Reason> {
        if let Making::Fixed { trump, deal } = self {
            return if trump == said { Ok(self) } else { Err(Reason::TrumpFixed { trump, said, deal }) };
        }
        if said == Trump::None && !rules.no_trump.on() {
            return Err(Reason::NoTrumpOff);
        }
        match self {
            Making::Fixed { .. } => Ok(self),
            Making::Turned { card, .. } => match card.filter(|card| card.suit() != said.suit()) {
                Some(card) if said != Trump::None => Err(Reason::TurnedDiffers { card, said }),
                Some(_) | None => Ok(Making::Turned { card, said: Some(said) }),
            },
            Making::Calls(calls) => calls.call(rules, table, player, said).map(Making::Calls),
        }
    }

    /// A player passes.
    pub fn pass(self, table: &Table, player: Seat) -> Result<Making, Reason> {
        match self {
            Making::Fixed { .. } | Making::Turned { .. } => Err(Reason::NobodyCalls { player }),
            Making::Calls(calls) => calls.pass(table, player).map(Making::Calls),
        }
    }
}

impl Calls {
    /// Is it over: three passes after a call, or four without one?
    #[must_use]
    pub const fn closed(self) -> bool {
        self.passes >= self.last_pass()
    }

    const fn last_pass(self) -> u8 {
        if self.standing.is_some() { 3 } else { 4 }
    }

    /// The passes when `player` comes to speak: those before him who said nothing have passed.
    fn reach(self, table: &Table, player: Seat) -> Result<u8, Reason> {
        if self.closed() {
            return Err(Reason::CallsOver { player });
        }
        let skipped = (0..4_u8).find(|steps| table.after(self.turn, usize::from(*steps)) == player);
        match skipped.map(|skipped| self.passes.saturating_add(skipped)) {
            Some(passes) if passes < self.last_pass() => Ok(passes),
            Some(_) | None => Err(Reason::NotInTurn { player, turn: self.turn }),
        }
    }

    fn call(self, rules: &Rules, table: &Table, player: Option<Seat>, said: Trump) -> Result<Calls, Reason> {
        let player = player.unwrap_or(self.turn);
        self.reach(table, player)?;
        let rank = |trump: Trump| rank(trump, rules.announce_order);
        match self.standing {
            Some((holder, trump)) if rank(said) <= rank(trump) => {
                Err(Reason::CallTooLow { said, trump, holder })
            }
            Some(_) | None => Ok(Calls {
                card: self.card,
                standing: Some((player, said)),
                turn: table.next(player),
                passes: 0,
            }),
        }
    }

    fn pass(self, table: &Table, player: Seat) -> Result<Calls, Reason> {
        let passes = self.reach(table, player)?.saturating_add(1);
        Ok(Calls { turn: table.next(player), passes, ..self })
    }
}
