//! A deal as a by-value state machine: the turned card, the choice of trump, rulings, and what may be said now.

use crate::cards::{Card, Trump};
use crate::engine::Common;
use crate::engine::Seat;

use super::count::{Kind, Tally};
use super::event::{Event, is_voiture, trump_word};
use super::outcome::{At, End, Fault, Outcome, Spoken};
use super::reason::Reason;
use super::rules::{ChienExchange, EnFace, Maldonne, Players, Talk, TrumpMethod};
use super::shape::{Camp, PACK, Shape};
use super::speech;
use super::standing::Carry;

/// A deal in progress or done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// Who deals.
    pub dealer: Seat,
    /// How often each seat misdealt before.
    pub misdealt: [u8; 4],
    /// Doublings carried over from equal counts.
    pub carried: u8,
    /// The turned card.
    pub turned: Option<Card>,
    /// How far it is.
    pub stage: Stage,
    /// Was it annulled?
    pub ruling: Option<Ruling>,
}

/// How far a deal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The card that decides the trump is not turned yet.
    Turning,
    /// The trump is not chosen yet.
    Choosing {
        /// Who has the choice.
        speaker: Seat,
        /// How often it was passed across.
        crossed: u8,
    },
    /// The trump is known: contre, exchange, play and count.
    Chosen(Hand),
}

/// A deal whose trump is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    /// The choice, contre and surcontre.
    pub spoken: Spoken,
    /// How many have passed in the round of speech now open.
    pub silent: usize,
    /// The dealer's exchange with the chien.
    pub exchange: Option<i32>,
    /// What was counted.
    pub tally: Tally,
}

/// Why a deal is annulled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruling {
    /// Somebody did what must not be done.
    Fault {
        /// Who.
        player: Seat,
        /// What.
        fault: Fault,
    },
    /// The table so decided.
    Annulled,
}

impl Deal {
    /// A deal freshly dealt.
    #[must_use]
    pub fn new(at: At<'_>, carry: &Carry, dealer: Seat) -> Deal {
        let stage = match at.rules.trump_method {
            TrumpMethod::TurnedCard => Stage::Turning,
            TrumpMethod::DealerChoice => Stage::Choosing { speaker: dealer, crossed: 0 },
        };
        Deal { dealer, misdealt: [0; 4], carried: carry.carried, turned: None, stage, ruling: None }
    }

    /// The same deal dealt again by `dealer`; misdeals stay paid.
    #[must_use]
    pub fn again(self, at: At<'_>, carry: &Carry, dealer: Seat) -> Deal {
        Deal { misdealt: self.misdealt, ..Deal::new(at, carry, dealer) }
    }

    /// The deal whose trump is known, if it is.
    #[must_use]
    pub const fn hand(&self) -> Option<&Hand> {
        match &self.stage {
            Stage::Chosen(hand) => Some(hand),
            Stage::Turning | Stage::Choosing { .. } => None,
        }
    }

    /// What it came to, once that is known.
    #[must_use]
    pub fn outcome(&self, at: At<'_>) -> Option<Outcome> {
        let hand = self.hand();
        let end = match (self.ruling, hand) {
            (Some(Ruling::Annulled), _) => End::Annulled,
            (Some(Ruling::Fault { player, fault }), _) => End::Fault { player, fault },
            (None, Some(hand)) if at.rules.each() => {
                End::Shared { points: hand.tally.shares.all(Shape::of(at.rules))? }
            }
            (None, Some(hand)) => End::Counted { dealer: hand.tally.dealer_points(Shape::of(at.rules))? },
            (None, None) => return None,
        };
        let (dealer, misdealt, turned, carried) = (self.dealer, self.misdealt, self.turned, self.carried);
        Some(Outcome { dealer, misdealt, turned, spoken: hand.map(|hand| hand.spoken), carried, end })
    }
}

/// The deal after an event.
///
/// # Errors
/// If the event cannot be true.
pub(super) fn apply(at: At<'_>, carry: &Carry, deal: Deal, event: &Event) -> Result<Deal, Reason> {
    seated(at, event)?;
    match event {
        Event::Turn { card } => turn(deal, *card),
        Event::Trump { player, suit } => choose(at, carry, deal, *player, *suit),
        Event::EnFace { player } => across(at, deal, *player),
        Event::Contre { player } => with_hand(deal, |hand| speech::contre(at, &deal, hand, *player)),
        Event::Surcontre { player } => with_hand(deal, |hand| speech::surcontre(at, &deal, hand, *player)),
        Event::Pass { player } => match deal.stage {
            Stage::Choosing { speaker, .. } if at.rules.en_face != EnFace::Off => {
                Err(Reason::PassBeforeTrump { speaker })
            }
            Stage::Choosing { .. } | Stage::Turning | Stage::Chosen(_) => {
                with_hand(deal, |hand| speech::pass(at, &deal, hand, *player))
            }
        },
        Event::Exchange { cards } => with_hand(deal, |hand| exchange(at, hand, *cards)),
        Event::Points { counts } => counted(deal, |tally| tally.count(at, deal.dealer, Kind::Points, counts)),
        Event::Tricks { counts } => counted(deal, |tally| tally.count(at, deal.dealer, Kind::Tricks, counts)),
        Event::Capot { side } => counted(deal, |tally| tally.capot(at, deal.dealer, *side)),
        Event::Chien { cards } => counted(deal, |tally| tally.chien(at, cards)),
        Event::Revoke { player, trick } => {
            let tricks = Shape::of(at.rules).tricks;
            match trick.map(usize::from) {
                Some(no) if no == 0 || no > tricks => Err(Reason::NoSuchTrick { trick: no, tricks }),
                _ => rule(deal, *player, Fault::Revoke),
            }
        }
        Event::Lie { .. } if at.rules.talk == Talk::Muette => Err(Reason::LieWhereNobodyTalks),
        Event::Lie { player } => rule(deal, *player, Fault::Lie),
        Event::Weak { player } => weak(at, carry, deal, *player),
        Event::Misdeal { player } => misdeal(at, carry, deal, *player),
        Event::Annul { .. } => {
            open(&deal)?;
            Ok(Deal { ruling: Some(Ruling::Annulled), ..deal })
        }
    }
}

/// Is everybody whom the event names at the table?
fn seated(at: At<'_>, event: &Event) -> Result<(), Reason> {
    let player = match event {
        Event::Trump { player, .. } => *player,
        Event::EnFace { player }
        | Event::Contre { player }
        | Event::Surcontre { player }
        | Event::Pass { player }
        | Event::Revoke { player, .. }
        | Event::Lie { player }
        | Event::Weak { player }
        | Event::Misdeal { player } => Some(*player),
        Event::Turn { .. }
        | Event::Exchange { .. }
        | Event::Points { .. }
        | Event::Tricks { .. }
        | Event::Capot { .. }
        | Event::Chien { .. }
        | Event::Annul { .. } => None,
    };
    match player {
        Some(player) if !at.table.has(player) => Err(Reason::NotSeated { seat: player.number() }),
        Some(_) | None => Ok(()),
    }
}

/// A deal that was annulled takes no more.
fn open(deal: &Deal) -> Result<(), Reason> {
    match deal.ruling {
        Some(Ruling::Fault { player, fault: Fault::Revoke }) => Err(Reason::AnnulledByRevoke { player }),
        Some(Ruling::Fault { player, fault: Fault::Lie }) => Err(Reason::AnnulledByLie { player }),
        Some(Ruling::Annulled) => Err(Reason::AnnulledAlready),
        None => Ok(()),
    }
}

fn with_hand(deal: Deal, f: impl FnOnce(Hand) -> Result<Hand, Reason>) -> Result<Deal, Reason> {
    match deal.stage {
        Stage::Turning => Err(Reason::TurnFirst { dealer: deal.dealer }),
        Stage::Choosing { speaker, .. } => Err(Reason::TrumpFirst { speaker }),
        Stage::Chosen(hand) => Ok(Deal { stage: Stage::Chosen(f(hand)?), ..deal }),
    }
}

fn counted(deal: Deal, f: impl FnOnce(Tally) -> Result<Tally, Reason>) -> Result<Deal, Reason> {
    open(&deal)?;
    with_hand(deal, |hand| Ok(Hand { tally: f(hand.tally)?, ..hand }))
}

fn turn(deal: Deal, card: Card) -> Result<Deal, Reason> {
    open(&deal)?;
    match (deal.stage, card.suit()) {
        (Stage::Choosing { .. }, _) => Err(Reason::NothingTurned),
        (Stage::Chosen(_), _) => match deal.turned {
            Some(card) => Err(Reason::TurnedAlready { card }),
            None => Err(Reason::NothingTurned),
        },
        (Stage::Turning, Some(suit)) if PACK.has(card) => {
            let stage = Stage::Chosen(Hand::new(deal.dealer, Trump::from(suit)));
            Ok(Deal { turned: Some(card), stage, ..deal })
        }
        (Stage::Turning, Some(_) | None) => Err(Common::NotInPack { card, cards: 32 }.into()),
    }
}

impl Hand {
    fn new(chooser: Seat, trump: Trump) -> Hand {
        let spoken = Spoken { chooser, trump, contre: None, surcontre: None };
        Hand { spoken, silent: 0, exchange: None, tally: Tally::default() }
    }
}

/// How often the choice may be passed across.
pub(super) fn crossings(rule: EnFace) -> u8 {
    match rule {
        EnFace::Off => 0,
        EnFace::Once => 1,
        EnFace::PassBack => 2,
    }
}

/// How often the choice was passed across when `player` has it, what was left out being implied.
fn reach(at: At<'_>, deal: &Deal, player: Seat, speaker: Seat, crossed: u8) -> Result<u8, Reason> {
    let most = crossings(at.rules.en_face);
    let implied = crossed + u8::from(player != speaker);
    if Camp::of(at.table, deal.dealer, player) == Camp::Other {
        Err(Reason::NotTheChooser { player, speaker })
    } else if implied <= most {
        Ok(implied)
    } else if most == 0 {
        Err(Reason::EnFaceOff { dealer: deal.dealer })
    } else {
        Err(Reason::EnFaceSpent { speaker })
    }
}

fn choose(at: At<'_>, carry: &Carry, deal: Deal, player: Option<Seat>, trump: Trump) -> Result<Deal, Reason> {
    open(&deal)?;
    let (speaker, crossed) = match deal.stage {
        Stage::Turning => return Err(Reason::CardDecides { dealer: deal.dealer }),
        Stage::Chosen(hand) if deal.turned.is_none() => {
            return Err(Reason::TrumpChosen {
                player: hand.spoken.chooser,
                trump: trump_word(hand.spoken.trump),
            });
        }
        Stage::Chosen(_) => return Err(Reason::CardDecides { dealer: deal.dealer }),
        Stage::Choosing { speaker, crossed } => (speaker, crossed),
    };
    let chooser = player.unwrap_or(speaker);
    reach(at, &deal, chooser, speaker, crossed)?;
    if is_voiture(trump) {
        if !at.rules.voiture.on() {
            return Err(Reason::VoitureOff);
        }
    } else {
        let account = at.table.account(deal.dealer);
        let (owed, left) = (carry.owed(at, account), carry.choices_left(at, account, deal.dealer));
        if owed > 0 && left <= owed {
            return Err(Reason::SansAtoutOwed { account, owed, left });
        }
    }
    Ok(Deal { stage: Stage::Chosen(Hand::new(chooser, trump)), ..deal })
}

fn across(at: At<'_>, deal: Deal, player: Seat) -> Result<Deal, Reason> {
    open(&deal)?;
    let (speaker, crossed) = match deal.stage {
        Stage::Turning => return Err(Reason::CardDecides { dealer: deal.dealer }),
        Stage::Chosen(hand) if deal.turned.is_none() => {
            return Err(Reason::TrumpChosen {
                player: hand.spoken.chooser,
                trump: trump_word(hand.spoken.trump),
            });
        }
        Stage::Chosen(_) => return Err(Reason::CardDecides { dealer: deal.dealer }),
        Stage::Choosing { speaker, crossed } => (speaker, crossed),
    };
    let most = crossings(at.rules.en_face);
    if most == 0 && Camp::of(at.table, deal.dealer, player) == Camp::Dealer {
        return Err(Reason::EnFaceOff { dealer: deal.dealer });
    }
    let crossed = reach(at, &deal, player, speaker, crossed)? + 1;
    if crossed > most {
        return Err(Reason::EnFaceSpent { speaker: player });
    }
    let partner = at.table.after(player, at.table.len() / 2);
    Ok(Deal { stage: Stage::Choosing { speaker: partner, crossed }, ..deal })
}

fn exchange(at: At<'_>, hand: Hand, cards: i32) -> Result<Hand, Reason> {
    let most = i32::try_from(Shape::of(at.rules).chien).unwrap_or(0);
    if at.rules.players != Players::Three {
        Err(Reason::NoChien)
    } else if at.rules.chien_exchange == ChienExchange::Off {
        Err(Reason::ExchangeOff)
    } else if let Some(cards) = hand.exchange {
        Err(Reason::ExchangedAlready { cards })
    } else if !(0..=most).contains(&cards) {
        Err(Reason::ExchangeTooMany { cards, most })
    } else {
        Ok(Hand { exchange: Some(cards), ..hand })
    }
}

fn rule(deal: Deal, player: Seat, fault: Fault) -> Result<Deal, Reason> {
    open(&deal)?;
    let deal = with_hand(deal, Ok)?;
    Ok(Deal { ruling: Some(Ruling::Fault { player, fault }), ..deal })
}

fn weak(at: At<'_>, carry: &Carry, deal: Deal, player: Seat) -> Result<Deal, Reason> {
    open(&deal)?;
    if !at.rules.blank_hand_redeal.on() {
        return Err(Reason::WeakOff);
    }
    match deal.stage {
        Stage::Turning | Stage::Choosing { .. } => Ok(deal.again(at, carry, deal.dealer)),
        Stage::Chosen(_) => Err(Reason::WeakTooLate { player }),
    }
}

fn misdeal(at: At<'_>, carry: &Carry, deal: Deal, player: Seat) -> Result<Deal, Reason> {
    if player != deal.dealer {
        return Err(Common::NotTheDealer { player, dealer: deal.dealer }.into());
    }
    let dealer = match at.rules.maldonne {
        Maldonne::SameDealer => deal.dealer,
        Maldonne::NextDealer => at.table.next(deal.dealer),
    };
    let mut again = deal.again(at, carry, dealer);
    if let Some(times) = again.misdealt.get_mut(player.index()) {
        *times = times.saturating_add(1);
    }
    Ok(again)
}
