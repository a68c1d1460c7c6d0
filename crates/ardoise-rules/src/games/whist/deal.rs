//! A deal of whist from the turned card to the count: what each event makes of it, and what it cannot make.

use serde_json::{Value, json};

use super::event::{Event, Way};
use super::outcome::{Each, Hand, Honours, Outcome, Revoke, SIDES, TRICKS, side_of};
use super::reason::Reason;
use super::rules::{HonoursBasis, RevokeMode, Rules};
use super::trump::Making;
use crate::cards::Trump;
use crate::engine::{
    Account, Arg, Common, Expects, Miscount, Said, Say as _, Seat, Setting, Side, Table, Told, Umpire,
    Undertaken,
};

/// How far the deal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Trump is being made, or tricks are being played.
    Open,
    /// The tricks are counted: the deal is complete.
    Counted(Told),
    /// The deal is void.
    Annulled,
}

/// A deal in progress or done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    dealer: Seat,
    /// How often both sides revoked in it, so that it was dealt again.
    thrown_in: u32,
    making: Making,
    stage: Stage,
    honours: Option<Honours>,
    revokes: Vec<Revoke>,
    fresh: bool,
}

impl Deal {
    /// The count so far, if the tricks are counted.
    const fn counted(&self) -> Option<Told> {
        match self.stage {
            Stage::Counted(count) => Some(count),
            Stage::Open | Stage::Annulled => None,
        }
    }

    /// How many revokes are paid for in it.
    fn revoke_count(&self) -> u32 {
        u32::try_from(self.revokes.len()).unwrap_or(u32::MAX)
    }

    /// The deal of that number of the rubber, from 1, before anything is known of it.
    #[must_use]
    pub fn new(at: Setting<'_, Rules>, number: u32, dealer: Seat) -> Deal {
        Deal {
            dealer,
            thrown_in: 0,
            making: Making::new(at.rules, at.table, number, dealer),
            stage: Stage::Open,
            honours: None,
            revokes: Vec::new(),
            fresh: true,
        }
    }

    /// Who deals.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Is nothing recorded since it was dealt?
    #[must_use]
    pub const fn fresh(&self) -> bool {
        self.fresh
    }

    /// How often both sides revoked in it.
    #[must_use]
    pub const fn thrown_in(&self) -> u32 {
        self.thrown_in
    }

    /// How the trump comes about.
    #[must_use]
    pub const fn making(&self) -> Making {
        self.making
    }

    /// The deal after an event of its own; `number` is its number in the rubber.
    ///
    /// # Errors
    /// If the event cannot be true.
    pub fn after(&self, at: Setting<'_, Rules>, number: u32, event: &Event) -> Result<Deal, Reason> {
        let mut next = self.clone();
        next.fresh = false;
        if self.stage == Stage::Annulled && !matches!(event, Event::Misdeal { .. } | Event::Annul { .. }) {
            return Err(Common::DealAnnulled.into());
        }
        match event {
            Event::Turn { card } => next.making = next.making.turn_up(*card)?,
            Event::Trump { player, suit } => {
                let player = player.map(|player| seated(at.table, player)).transpose()?;
                next.making = next.making.say(at.rules, at.table, player, *suit)?;
            }
            Event::Pass { player } => next.making = next.making.pass(at.table, seated(at.table, *player)?)?,
            Event::Tricks { counts } => next.stage = Stage::Counted(count(self.counted(), counts)?),
            Event::Capot { side } => {
                next.stage = Stage::Counted(count(self.counted(), &[(*side, TRICKS)])?);
            }
            Event::Honours { side, count } => next.honours = Some(next.honours_of(*side, *count)?),
            Event::Revoke { player, trick, mode } => {
                let player = seated(at.table, *player)?;
                let side = side_of(at.table.account(player)).ok_or(Reason::NoSuchSide)?;
                let way = read_way(at.rules, *mode)?;
                if next.revokes.iter().any(|revoke| revoke.side != side) {
                    let again = Deal::new(at, number, self.dealer);
                    return Ok(Deal { thrown_in: self.thrown_in.saturating_add(1), ..again });
                }
                next.revoked(Revoke { player, side, trick: *trick, way });
            }
            Event::Misdeal { player } if *player != self.dealer => {
                return Err(Reason::MisdealNotDealer { player: *player, dealer: self.dealer });
            }
            Event::Misdeal { .. } => return Ok(Deal::new(at, number, at.table.next(self.dealer))),
            Event::Annul { .. } => next.stage = Stage::Annulled,
        }
        next.possible(at.rules)?;
        Ok(next)
    }

    fn honours_of(&self, account: Account, count: i32) -> Result<Honours, Reason> {
        let side = side_of(account).ok_or(Reason::NoSuchSide)?;
        if !(3..=4).contains(&count) {
            return Err(Reason::HonoursCount { honours: count });
        }
        match self.honours.filter(|known| known.side != side) {
            Some(known) => Err(Reason::HonoursOtherSide {
                side: account,
                honours: count,
                holder: Account::Side(known.side),
                held: known.count,
                left: 4_i32.saturating_sub(known.count),
            }),
            None => Ok(Honours { side, count }),
        }
    }

    /// Records a revoke; said again of the same player and trick, it is the same revoke.
    fn revoked(&mut self, revoke: Revoke) {
        let same = self.revokes.iter_mut().rev().find(|known| {
            known.player == revoke.player
                && (known.trick == revoke.trick || known.trick.is_none() || revoke.trick.is_none())
        });
        match same {
            Some(known) => *known = Revoke { trick: revoke.trick.or(known.trick), ..revoke },
            None => self.revokes.push(revoke),
        }
    }

    /// Can all that was recorded be true together?
    fn possible(&self, rules: &Rules) -> Result<(), Reason> {
        let Some(Honours { side, count }) = self.honours else { return Ok(()) };
        let account = Account::Side(side);
        if self.making.trump() == Some(Trump::None) {
            return Err(Reason::HonoursNoTrump { side: account });
        }
        // Whoever holds three honours of four wins every trick in which one of them falls, but for
        // the one trick that the fourth can take; four fall in two tricks at least.
        let least = match rules.honours_basis {
            HonoursBasis::Held if count >= 4 => 2,
            HonoursBasis::Held | HonoursBasis::Captured => 1,
        };
        match self.stage {
            Stage::Counted(counted) if counted.by_side[side.index()] < least => {
                Err(Reason::HonoursTooFewTricks {
                    side: account,
                    honours: count,
                    tricks: counted.by_side[side.index()],
                    least,
                })
            }
            Stage::Counted(_) | Stage::Open | Stage::Annulled => Ok(()),
        }
    }

    /// Is it void?
    #[must_use]
    pub fn annulled(&self) -> bool {
        self.stage == Stage::Annulled
    }

    /// The deal when its cards are played: whoever has not called has passed.
    #[must_use]
    pub fn calls_over(&self) -> Deal {
        Deal { making: self.making.over(), fresh: false, ..self.clone() }
    }

    /// The deal with the tricks that all its cards tell.
    ///
    /// # Errors
    /// If others were counted by hand.
    pub fn by_cards(&self, tricks: [i32; 2]) -> Result<Deal, Said> {
        if self.stage == Stage::Annulled {
            return Ok(self.clone());
        }
        let told = Told::proved(self.counted(), tricks).map_err(|(side, said)| {
            let account = Account::Side(Side::at(side));
            Umpire::CardsCountTricks { account, counted: tricks[side], said }.said()
        })?;
        Ok(Deal { stage: Stage::Counted(told), ..self.clone() })
    }

    /// What the deal came to, once that is known.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Open => None,
            Stage::Annulled => Some(Outcome::Annulled),
            Stage::Counted(count) => Some(Outcome::Played(Hand {
                tricks: Each(count.by_side),
                honours: self.honours,
                revokes: self.revokes.clone(),
            })),
        }
    }

    /// What may be said now.
    #[must_use]
    pub fn expects(&self, table: &Table) -> Expects {
        if self.stage != Stage::Open {
            let events = match self.stage {
                Stage::Annulled => vec!["deal"],
                Stage::Open | Stage::Counted(_) => vec!["deal", "honours", "revoke", "tricks"],
            };
            return Expects { to_act: None, events };
        }
        let leader = table.next(self.dealer);
        let makes: &[&'static str] = match self.making {
            Making::Calls(calls) if !calls.closed() => &["trump", "pass", "turn"],
            Making::Turned { card: None, said: None } => &["turn", "trump"],
            Making::Calls(_) | Making::Turned { .. } | Making::Fixed { .. } => &[],
        };
        let rest = ["tricks", "honours", "revoke", "misdeal", "redeal", "annul"];
        let events = makes.iter().copied().chain(rest).collect();
        Expects { to_act: Some(self.making.speaks().unwrap_or(leader)), events }
    }

    /// The trump as JSON, with who called it or the card that was turned up; null while it is unknown.
    #[must_use]
    pub fn contract(&self) -> Value {
        let Some(trump) = self.making.trump() else { return Value::Null };
        let by: Vec<Seat> = self.making.caller().into_iter().collect();
        let mut contract = json!({"by": by, "level": null, "suit": trump.id(), "multiplier": 1});
        if let (Some(object), Some(card)) = (contract.as_object_mut(), self.making.card()) {
            object.insert("turned".to_owned(), json!(card));
        }
        contract
    }

    /// What is told of it besides its trump: every trick taken by a side.
    #[must_use]
    pub fn feats(&self) -> Vec<(&'static str, Account)> {
        let Some(count) = self.counted() else { return Vec::new() };
        let swept = SIDES.into_iter().filter(|side| count.by_side[side.index()] == TRICKS);
        swept.map(|side| ("slam", Account::Side(side))).collect()
    }

    /// The deal as its row on the sheet: trump, who called it, tricks and honours.
    #[must_use]
    pub fn undertaken(&self) -> Undertaken<Reason> {
        let contract = match (&self.stage, self.making.trump()) {
            (Stage::Annulled, _) => Some(Reason::HeadAnnulled),
            (_, trump) => trump.map(|trump| Reason::HeadTrump { trump }),
        };
        let result = self.counted().map(|count| {
            let [tricks, against] = SIDES.map(|side| count.by_side[side.index()]);
            let revokes = self.revoke_count();
            match self.honours {
                Some(honours) => Reason::SheetHonours {
                    tricks,
                    against,
                    side: Account::Side(honours.side),
                    honours: honours.count,
                    revokes,
                },
                None => Reason::SheetTricks { tricks, against, revokes },
            }
        });
        let by = self.making.caller().into_iter().collect();
        Undertaken { contract, by, result, ..Undertaken::default() }
    }

    /// Trump and tricks, for the row of the deal.
    #[must_use]
    pub fn headline(&self) -> Option<Reason> {
        let trump = self.making.trump();
        match (self.stage, trump) {
            (Stage::Annulled, _) => Some(Reason::HeadAnnulled),
            (Stage::Open, None) => None,
            (Stage::Open, Some(trump)) => Some(Reason::HeadTrump { trump }),
            (Stage::Counted(count), trump) => {
                let [tricks, against] = SIDES.map(|side| count.by_side[side.index()]);
                let honours = self.honours.map(|honours| honours.count);
                let revokes = self.revoke_count();
                Some(match (trump, honours) {
                    (Some(trump), None) => Reason::HeadTrumpTricks { trump, tricks, against, revokes },
                    (None, None) => Reason::HeadTricks { tricks, against, revokes },
                    (Some(trump), Some(honours)) => {
                        Reason::HeadTrumpTricksHonours { trump, tricks, against, honours, revokes }
                    }
                    (None, Some(honours)) => Reason::HeadTricksHonours { tricks, against, honours, revokes },
                })
            }
        }
    }
}

fn seated(table: &Table, player: Seat) -> Result<Seat, Reason> {
    if table.has(player) { Ok(player) } else { Err(Reason::NoSuchPlayer { seat: player.number() }) }
}

/// The way in which a penalty is taken, if the rules let the claimant say it so.
fn read_way(rules: &Rules, way: Option<Way>) -> Result<Way, Reason> {
    let allowed: &[Way] = match rules.revoke_mode {
        RevokeMode::ClaimantChooses => &[Way::Add, Way::Deduct],
        RevokeMode::AddOnly => &[Way::Add],
        RevokeMode::DeductOnly => &[Way::Deduct],
        RevokeMode::Transfer => &[Way::Transfer],
    };
    match way {
        None => Ok(allowed.first().copied().unwrap_or(Way::Add)),
        Some(way) if allowed.contains(&way) => Ok(way),
        Some(way) => Err(Reason::RevokeWay {
            way: way.id(),
            allowed: Arg::OneOf(allowed.iter().map(|way| Arg::Term(way.id())).collect()),
            mode: rules.revoke_mode.id().to_owned(),
        }),
    }
}

/// A count of tricks after the one before it.
fn count(before: Option<Told>, counts: &[(Account, i32)]) -> Result<Told, Reason> {
    for (account, _) in counts {
        side_of(*account).ok_or(Reason::NoSuchSide)?;
    }
    Told::count(counts, TRICKS, before).map_err(|miscount| match miscount {
        Miscount::Nobody => Reason::TricksMissing,
        Miscount::Range(side, tricks) => Reason::TricksRange { side, tricks },
        Miscount::Sum([first, second]) => not_thirteen(first, second),
        Miscount::Against { side, said, left } => Reason::TricksDiffer {
            side: Account::Side(Side::at(side)),
            said,
            counted: left,
            holder: Account::Side(Side::at(side).other()),
            held: TRICKS - left,
        },
    })
}

/// Why two counts of tricks cannot stand together, with the likely slip.
fn not_thirteen(first: i32, second: i32) -> Reason {
    let sum = first + second;
    let most = first.max(second);
    if sum > TRICKS {
        Reason::TricksOver { first, second, sum, extra: sum - TRICKS, most, rest: TRICKS - most }
    } else if first.min(second) == 0 && (1..=7).contains(&most) {
        Reason::TricksAsPoints { first, second, sum, points: most, tricks: most + 6, rest: TRICKS - 6 - most }
    } else {
        Reason::TricksUnder { first, second, sum, missing: TRICKS - sum, most, rest: TRICKS - most }
    }
}
