//! A deal in progress or done: two rounds of taking, then what was counted.

use super::event::Round;
use super::reason::Reason;
use super::rules::{AllPass, AnnoncesTie, Players, Rules, SaTaRound, SecondRound};
use crate::cards::{Card, PIQUET, Rank, Suit};
use crate::engine::{Common, Seat, Setting, Side, Table};
use crate::games::jass::{Atout, Count, Counted, Misdealt, Settled, Sweep};

/// How many words are said in the two rounds.
const WORDS: u8 = 8;

/// What was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// By whom.
    pub by: Seat,
    /// What is trump.
    pub trump: Atout,
    /// In the second round?
    pub second: bool,
}

impl Taken {
    /// The index of the taker's side.
    #[must_use]
    pub const fn side(&self) -> usize {
        self.by.index() % 2
    }
}

/// A deal that was played. Pairs are by side, A first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// What was taken; nothing where two play.
    pub taken: Option<Taken>,
    /// Was it only said that the taker is down? Then nobody knows the points.
    pub down: bool,
    /// The points as counted at the table.
    pub points: [i32; 2],
    /// Who took every trick, if a side did.
    pub sweep: Option<Side>,
    /// How many belotes.
    pub belotes: [u8; 2],
    /// What the declarations are worth.
    pub annonces: Settled,
}

/// What a deal came to: all that scoring sees, whether the result was typed or every card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The table annulled it.
    Annulled,
    /// Everybody passed twice.
    PassedOut,
    /// It was lost by a misdeal, to that side.
    Misdealt(Side),
    /// It was lost by a revoke of that side; with the belotes of each, and every declaration of the deal.
    Revoked {
        /// Who revoked.
        by: Side,
        /// The belotes by side.
        belotes: [u8; 2],
        /// What all declarations are worth together.
        annonces: i32,
    },
    /// It was played.
    Played(Played),
}

/// A deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// Who dealt it.
    pub dealer: Seat,
    /// The card that was turned up.
    pub turned: Option<Card>,
    /// What was taken.
    pub taken: Option<Taken>,
    /// Has the play begun?
    pub playing: bool,
    /// What was counted.
    pub tally: Counted,
    /// Was it said that the taker is down, without a figure?
    pub down: bool,
    words: u8,
    misdealt: Misdealt,
    annulled: bool,
}

impl Deal {
    /// A deal that was just dealt.
    #[must_use]
    pub fn new(dealer: Seat) -> Deal {
        Deal {
            dealer,
            turned: None,
            taken: None,
            playing: false,
            tally: Counted::default(),
            down: false,
            words: 0,
            misdealt: Misdealt::default(),
            annulled: false,
        }
    }

    /// The same deal dealt again.
    #[must_use]
    pub fn again(&self) -> Deal {
        Deal { misdealt: self.misdealt.again(), ..Deal::new(self.dealer) }
    }

    /// Whose word it is, until somebody takes or everybody has passed.
    #[must_use]
    pub fn speaker(&self, table: &Table) -> Option<Seat> {
        let open = self.taken.is_none() && self.words < WORDS;
        open.then(|| table.after(self.dealer, 1 + usize::from(self.words % 4)))
    }

    /// Is the second round going on?
    #[must_use]
    pub const fn second_round(&self) -> bool {
        self.words >= 4
    }

    /// Is it void?
    #[must_use]
    pub const fn is_void(&self) -> bool {
        self.annulled || self.misdealt.lost_to.is_some() || (self.taken.is_none() && self.words >= WORDS)
    }

    /// The trump, once it is known: what was taken, or the suit of the turned card where two play.
    #[must_use]
    pub fn trump(&self, rules: &Rules) -> Option<Atout> {
        match rules.players {
            Players::Four => self.taken.map(|taken| taken.trump),
            Players::Two => self.turned.and_then(Card::suit).map(Atout::from),
        }
    }

    /// Has the dealer lost the right to take?
    #[must_use]
    pub const fn bars_dealer(&self, rules: &Rules) -> bool {
        rules.misdeal.bars(self.misdealt.times)
    }

    /// The card that was turned up, where another than the taker said that he holds it; with the taker.
    #[must_use]
    pub fn turned_elsewhere(&self) -> Option<(Card, Seat)> {
        let (card, by) = (self.turned?, self.taken?.by);
        let belote = matches!(card.rank(), Some(Rank::King | Rank::Queen));
        let holder = card.suit().filter(|_| belote).and_then(|suit| self.tally.belotes[suit as usize % 4]);
        let said = [holder, self.tally.declared.holder(card)];
        said.into_iter().flatten().any(|seat| seat != by).then_some((card, by))
    }

    /// The card that is turned up.
    ///
    /// # Errors
    /// If it is not in the pack, or another one was turned up.
    pub fn turn(self, card: Card) -> Result<Deal, Reason> {
        if !PIQUET.has(card) {
            return Err(Common::NotInPack { card, cards: PIQUET.len() }.into());
        }
        match self.turned {
            Some(known) if known != card && self.words > 0 => Err(Reason::TurnedAgain { card: known }),
            Some(_) | None => Ok(Deal { turned: Some(card), ..self }),
        }
    }

    /// How far the words have come when a player speaks in a round; those before him have passed.
    fn reach(&self, table: &Table, player: Seat, second: bool) -> Option<u8> {
        let place = (0..4).find(|steps| table.after(self.dealer, 1 + usize::from(*steps)) == player)?;
        Some(place + if second { 4 } else { 0 }).filter(|words| *words >= self.words)
    }

    fn open(&self, rules: &Rules) -> Result<(), Reason> {
        if rules.players == Players::Two {
            return Err(Reason::NotForTwo);
        }
        if let Some(Taken { by, trump, .. }) = self.taken {
            return Err(Reason::TakenAlready { by, trump });
        }
        if self.words >= WORDS { Err(Reason::AllPassed) } else { Ok(()) }
    }

    /// A player passes; in the `second` round, where that was said.
    ///
    /// # Errors
    /// If nobody is asked any more, or he has passed twice.
    pub fn pass(self, at: Setting<'_, Rules>, player: Seat, second: bool) -> Result<Deal, Reason> {
        self.open(at.rules)?;
        let turn = self.speaker(at.table).unwrap_or(self.dealer);
        let first = self.reach(at.table, player, false).filter(|_| !second);
        let words = first.or_else(|| self.reach(at.table, player, true));
        let words = words.ok_or(Reason::HasSpoken { player, turn })?;
        Ok(Deal { words: words + 1, ..self })
    }

    /// A player takes.
    ///
    /// # Errors
    /// If the rules know no such take, or it is not for that player.
    pub fn take(
        self,
        at: Setting<'_, Rules>,
        player: Seat,
        suit: Option<Atout>,
        round: Option<Round>,
    ) -> Result<Deal, Reason> {
        let rules = at.rules;
        self.open(rules)?;
        if self.bars_dealer(rules) && player == self.dealer {
            return Err(Reason::NoRightToTake { by: player });
        }
        let turned = self.turned.and_then(Card::suit);
        let trump = suit.or(turned.map(Atout::from)).ok_or(Reason::SuitMissing)?;
        match trump {
            Atout::None if !rules.sans_atout.on() => return Err(Reason::NoSansAtout),
            Atout::All if !rules.tout_atout.on() => return Err(Reason::NoToutAtout),
            _ => {}
        }
        let other = turned.filter(|turned| trump.suit().is_some_and(|suit| suit != *turned));
        let late = trump.suit().is_none() && rules.sa_ta_round == SaTaRound::Second;
        let said = round.is_some() || self.second_round() || other.is_some() || late;
        let second = said || self.reach(at.table, player, false).is_none();
        if second
            && turned.is_some()
            && trump.suit() == turned
            && rules.second_round_suit == SecondRound::Other
        {
            return Err(Reason::TurnedSuit { suit: turned.unwrap_or(Suit::Hearts) });
        }
        let turn = self.speaker(at.table).unwrap_or(self.dealer);
        let words = self.reach(at.table, player, second).ok_or(Reason::HasSpoken { player, turn })?;
        Ok(Deal { taken: Some(Taken { by: player, trump, second }), words, ..self })
    }

    /// The dealer has misdealt.
    ///
    /// # Errors
    /// If it is not the dealer.
    pub fn misdeal(self, rules: &Rules, player: Seat) -> Result<Deal, Reason> {
        let misdealt = self.misdealt.once_more(rules.misdeal, self.dealer, player, self.taken.is_some())?;
        Ok(Deal { misdealt, ..Deal::new(self.dealer) })
    }

    /// The deal is void.
    #[must_use]
    pub const fn annul(self) -> Deal {
        Deal { annulled: true, ..self }
    }

    /// The deal when it is played: whoever said nothing has passed.
    ///
    /// # Errors
    /// If nobody took.
    pub fn begin_play(self, rules: &Rules) -> Result<Deal, Reason> {
        match rules.players {
            Players::Four if self.taken.is_none() && self.words >= WORDS => Err(Reason::AllPassed),
            Players::Four if self.taken.is_none() => Err(Reason::NobodyTook),
            Players::Four | Players::Two => Ok(Deal { playing: true, ..self }),
        }
    }

    /// How it is counted.
    #[must_use]
    pub fn count_of(&self, rules: &Rules) -> Count {
        let scale = rules.scale(self.trump(rules).unwrap_or(Atout::Hearts));
        let cards = PIQUET.len();
        Count { scale, tricks: cards / rules.seats(), cards, camps: rules.camps() }
    }

    /// Something is counted.
    ///
    /// # Errors
    /// If nobody took, or it cannot be.
    pub fn count<E: Into<Reason>>(
        self,
        rules: &Rules,
        counted: impl FnOnce(&mut Counted, Count) -> Result<(), E>,
    ) -> Result<Deal, Reason> {
        let mut deal = self.begin_play(rules)?;
        let of = deal.count_of(rules);
        counted(&mut deal.tally, of).map_err(Into::into)?;
        Ok(deal)
    }

    /// The taker is down: what the defence marks does not depend on the points.
    ///
    /// # Errors
    /// If nobody took, or the result is known already.
    pub fn fallen(self, at: Setting<'_, Rules>) -> Result<Deal, Reason> {
        if at.rules.players == Players::Two {
            return Err(Reason::NotForTwo);
        }
        let deal = self.begin_play(at.rules)?;
        if deal.outcome(at).is_some_and(|_| !deal.down) {
            return Err(Reason::ResultKnown);
        }
        Ok(Deal { down: true, ..deal })
    }

    /// Something is announced.
    ///
    /// # Errors
    /// If nobody took, or it cannot be.
    pub fn announce<E: Into<Reason>>(
        self,
        rules: &Rules,
        said: impl FnOnce(&mut Counted, Atout) -> Result<(), E>,
    ) -> Result<Deal, Reason> {
        let mut deal = self.begin_play(rules)?;
        let trump = deal.trump(rules).ok_or(Reason::TrumpUnknown)?;
        said(&mut deal.tally, trump).map_err(Into::into)?;
        Ok(deal)
    }

    /// What the deal came to, once that is known.
    #[must_use]
    pub fn outcome(&self, at: Setting<'_, Rules>) -> Option<Outcome> {
        let rules = at.rules;
        if self.annulled {
            return Some(Outcome::Annulled);
        }
        if let Some(side) = self.misdealt.lost_to {
            return Some(Outcome::Misdealt(side));
        }
        if rules.players == Players::Four && self.taken.is_none() {
            return (self.words >= WORDS).then_some(Outcome::PassedOut);
        }
        let (tally, trump) = (&self.tally, self.trump(rules).unwrap_or(Atout::Hearts));
        let belotes = tally.belotes();
        if let Some(player) = tally.revoke {
            let annonces = tally.declared.sum(rules.house(), trump);
            return Some(Outcome::Revoked { by: Side::of(player), belotes, annonces });
        }
        let first = match rules.annonces_tie {
            AnnoncesTie::Nobody => None,
            AnnoncesTie::FirstToSpeak => Some(at.table.next(self.dealer)),
        };
        let sweep = tally.sweep.map(|Sweep { side, .. }| side);
        let all = rules.scale(trump).total();
        let points = match (sweep, tally.points) {
            (Some(side), _) => [0, 1].map(|place| if place == side.index() { all } else { 0 }),
            (None, Some(points)) => points.by_side,
            (None, None) if self.down => [0, 0],
            (None, None) => return None,
        };
        let down = self.down && sweep.is_none() && tally.points.is_none();
        let annonces = tally.declared.settled(rules.house(), trump, first);
        Some(Outcome::Played(Played { taken: self.taken, down, points, sweep, belotes, annonces }))
    }
}

/// Does the same dealer deal again after everybody has passed?
#[must_use]
pub(crate) fn same_dealer(rules: &Rules, outcome: &Outcome) -> bool {
    *outcome == Outcome::PassedOut && rules.all_pass == AllPass::SameDealer
}
