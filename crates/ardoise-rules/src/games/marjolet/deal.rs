//! A deal as a state machine: what each recorded event makes of it, and what cannot be true.

use super::facts::Facts;
use super::{At, End, Event, Meld, Outcome, Reason, Rules, SevenPlayed, What};
use crate::cards::{Card, PIQUET, Suit};
use crate::engine::{Account, Common, Miscount, Said, Say as _, Seat, Told, Umpire};

/// All the brisques of the pack.
pub(crate) const BRISQUES: i32 = 8;

/// A deal in progress or done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    dealer: Seat,
    state: State,
}

/// How far it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// It is played, or counted: what is known of it says which.
    Played(Facts),
    /// It is void and counts as played.
    Annulled,
}

impl Deal {
    /// A deal of which nothing is known yet.
    #[must_use]
    pub fn new(dealer: Seat) -> Deal {
        Deal { dealer, state: State::Played(Facts::default()) }
    }

    /// Who deals it.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What is known of it; none if it was annulled.
    #[must_use]
    pub const fn facts(&self) -> Option<&Facts> {
        match &self.state {
            State::Played(facts) => Some(facts),
            State::Annulled => None,
        }
    }

    /// The deal with what all its cards tell: brisques, the last tricks, who played the seven of trump and
    /// who drew last.
    ///
    /// # Errors
    /// If something else was said.
    pub fn by_cards(
        &self,
        rules: &Rules,
        brisques: [i32; 2],
        by: Seat,
        six: bool,
        seven: Option<Seat>,
        talon: Option<Seat>,
    ) -> Result<Deal, Said> {
        let State::Played(mut facts) = self.state else { return Ok(*self) };
        facts.brisques = Some(Told::proved(facts.brisques, brisques).map_err(|(seat, said)| {
            let account = Account::Seat(Seat::at(seat));
            Reason::CardsCountBrisques { account, counted: brisques[seat], said }.said()
        })?);
        let otherwise = |seat: Seat| Umpire::CardsSayOtherwise { account: Account::Seat(seat) }.said();
        if let Some(end) = facts.end.filter(|end| end.by != by || (end.six && !six)) {
            return Err(otherwise(end.by));
        }
        facts.end = Some(End { by, six });
        for (what, cards, pays) in [
            (What::Seven, seven, pays_seven(rules, &facts)),
            (What::TalonLast, talon, rules.talon_last_card != 0),
        ] {
            match (facts.gains.by(what), cards) {
                (Some(said), Some(true_one)) if said != true_one => return Err(otherwise(said)),
                (None, Some(player)) if pays => facts.gains.push(player, what),
                (Some(_) | None, Some(_) | None) => {}
            }
        }
        Ok(Deal { state: State::Played(facts), ..*self })
    }

    /// What it came to, once that is known.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        match &self.state {
            State::Played(facts) => facts.count(rules, self.dealer).map(Outcome::Counted),
            State::Annulled => Some(Outcome::Annulled),
        }
    }
}

/// Does the seven of trump pay when it is played?
fn pays_seven(rules: &Rules, facts: &Facts) -> bool {
    match rules.seven_played {
        SevenPlayed::Always => true,
        SevenPlayed::UnlessExchanged => facts.gains.by(What::Exchange).is_none(),
        SevenPlayed::Never => false,
    }
}

/// The deal after an event.
///
/// # Errors
/// If the event cannot be true beside what is already known.
pub(crate) fn apply(at: At<'_>, deal: Deal, event: &Event) -> Result<Deal, Reason> {
    let dealer = deal.dealer;
    let State::Played(mut facts) = deal.state else {
        return match event {
            Event::Misdeal { player } => misdealt(at, dealer, *player),
            Event::Turn { .. }
            | Event::Meld { .. }
            | Event::Exchange { .. }
            | Event::Seven { .. }
            | Event::TalonLast { .. }
            | Event::Brisques { .. }
            | Event::LastTrick { .. }
            | Event::SixLast { .. }
            | Event::Annul { .. } => Err(Common::DealAnnulled.into()),
        };
    };
    match event {
        Event::Turn { card } => facts.turn = Some(in_pack(*card)?),
        Event::Meld { player, kind, suit } => {
            let player = known(at, *player)?;
            let meld = Meld::read(*kind, *suit)?;
            melded(at.rules, &mut facts, player, meld, *suit)?;
        }
        Event::Exchange { player } => {
            let player = known(at, *player)?;
            once(&facts, What::Exchange, |by| Reason::ExchangedBefore { by })?;
            facts.gains.push(player, What::Exchange);
        }
        Event::Seven { player } => {
            let player = known(at, *player)?;
            once(&facts, What::Seven, |by| Reason::SevenBefore { by })?;
            facts.gains.push(player, What::Seven);
        }
        Event::TalonLast { player } => {
            let player = known(at, *player)?;
            once(&facts, What::TalonLast, |by| Reason::TalonLastBefore { by })?;
            facts.gains.push(player, What::TalonLast);
        }
        Event::Brisques { counts } => {
            facts.brisques = Some(told(at, facts.brisques, counts)?);
        }
        Event::LastTrick { player } => {
            let player = known(at, *player)?;
            facts.end = Some(ended(facts.end, player, false)?);
        }
        Event::SixLast { player } => {
            let player = known(at, *player)?;
            facts.end = Some(ended(facts.end, player, true)?);
        }
        Event::Misdeal { player } => return misdealt(at, dealer, *player),
        Event::Annul { .. } => return Ok(Deal { dealer, state: State::Annulled }),
    }
    facts.check(at.rules)?;
    Ok(Deal { dealer, state: State::Played(facts) })
}

/// A seat that this table has.
fn known(at: At<'_>, seat: Seat) -> Result<Seat, Reason> {
    if at.table.has(seat) { Ok(seat) } else { Err(Reason::NoSuchPlayer) }
}

/// A card of the pack of thirty-two.
fn in_pack(card: Card) -> Result<Card, Reason> {
    if PIQUET.has(card) { Ok(card) } else { Err(Common::NotInPack { card, cards: 32 }.into()) }
}

/// What happens once in a deal must not have happened.
fn once(facts: &Facts, what: What, before: impl FnOnce(Seat) -> Reason) -> Result<(), Reason> {
    match facts.gains.by(what) {
        Some(by) => Err(before(by)),
        None => Ok(()),
    }
}

/// Writes a combination down. Whether it was the player's turn to meld is a matter of the tricks.
fn melded(
    rules: &Rules,
    facts: &mut Facts,
    player: Seat,
    meld: Meld,
    suit: Option<Suit>,
) -> Result<(), Reason> {
    match (meld, suit, facts.trump()) {
        (Meld::JackQueen(suit), _, trump) if !rules.jack_queen_plain.on() => {
            return Err(if trump == Some(suit) {
                Reason::JackQueenIsMarjolet { suit }
            } else {
                Reason::JackQueenOff { suit }
            });
        }
        (Meld::RoyalMarriage, Some(suit), Some(trump)) if suit != trump => {
            return Err(Reason::RoyalNotTrump { suit, trump });
        }
        (Meld::RoyalMarriage, Some(suit), _) => facts.stated = Some(suit),
        (
            Meld::FourAces
            | Meld::FourTens
            | Meld::FourKings
            | Meld::FourQueens
            | Meld::RoyalMarriage
            | Meld::Marriage(_)
            | Meld::Marjolet(_)
            | Meld::JackQueen(_),
            _,
            _,
        ) => {}
    }
    once(facts, What::Meld(meld), |by| Reason::MeldedBefore { meld: meld.term(), by })?;
    facts.gains.push(player, What::Meld(meld));
    Ok(())
}

/// The brisques after a count of them.
fn told(at: At<'_>, before: Option<Told>, counts: &[(Account, i32)]) -> Result<Told, Reason> {
    let mut said = [false; 2];
    for (account, _) in counts {
        let Account::Seat(seat) = *account else { return Err(Reason::NoSuchPlayer) };
        let player = known(at, seat)?;
        if std::mem::replace(&mut said[player.index()], true) {
            return Err(Reason::BrisquesTwice { player });
        }
    }
    let player = |place: usize| Seat::at(place);
    Told::count(counts, BRISQUES, before).map_err(|miscount| match miscount {
        Miscount::Nobody => Reason::BrisquesOfNobody,
        Miscount::Range(account, count) => out_of_range(at.rules, player(account.index()), count),
        Miscount::Sum([first, second]) => {
            Reason::BrisquesSum { first, second, sum: first + second, missing: BRISQUES - first }
        }
        Miscount::Against { side, said: count, left } => {
            let told = BRISQUES - left;
            let (player, by) = (player(side), player(1 - side));
            Reason::BrisquesDisagree { player, count, by, told, sum: count + told }
        }
    })
}

/// More than eight brisques, or fewer than none: most often points instead of cards.
fn out_of_range(rules: &Rules, player: Seat, count: i32) -> Reason {
    let value = rules.brisque_value;
    match (count.checked_rem(value), count.checked_div(value)) {
        (Some(0), Some(cards)) if (1..=BRISQUES).contains(&cards) => {
            Reason::BrisquesInPoints { player, count, cards, value }
        }
        (_, _) => Reason::BrisquesRange { player, count },
    }
}

/// The end of the play; whoever won the last six also won the last.
fn ended(before: Option<End>, by: Seat, six: bool) -> Result<End, Reason> {
    match before {
        Some(end) if end.by != by => Err(Reason::LastTrickBefore { player: by, by: end.by }),
        Some(end) => Ok(End { by, six: six || end.six }),
        None => Ok(End { by, six }),
    }
}

/// After a misdeal the same dealer deals again, and nothing is scored.
fn misdealt(at: At<'_>, dealer: Seat, player: Seat) -> Result<Deal, Reason> {
    let player = known(at, player)?;
    if player == dealer { Ok(Deal::new(dealer)) } else { Err(Common::NotTheDealer { player, dealer }.into()) }
}
