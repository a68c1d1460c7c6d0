//! What passes from deal to deal: the game, the rubber, its end and its winner.

use serde_json::Value;

use super::deal::Deal;
use super::outcome::{Each, Outcome, SIDES, side_of};
use super::reason::Reason;
use super::rules::{HonoursNearGame, RubberTotal, RubberWinner, Rules};
use super::score::game_winner;
use super::trump::fixed;
use crate::engine::{Account, Parts, Race, Score, Setting, Side, Standing, Start, Table, Unit};

/// The state between two deals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carry {
    /// Totals and games.
    pub race: Race,
    /// Points of the rubber that no game was played for: values of games and the bonus.
    values: Each,
}

impl Carry {
    /// The state before the first deal, with what was carried in from paper.
    ///
    /// # Errors
    /// If the start cannot be true.
    pub fn begin(rules: &Rules, start: Option<&Start>) -> Result<Carry, Reason> {
        let mut carry = Carry { race: Race::new(2), values: Each::default() };
        let Some(start) = start else { return Ok(carry) };
        for (account, points) in &start.totals {
            side_of(*account).ok_or(Reason::NoSuchSide)?;
            if !(0..rules.game()).contains(points) {
                let most = rules.game() - 1;
                return Err(Reason::StartPoints {
                    side: *account,
                    points: *points,
                    game: rules.game(),
                    most,
                });
            }
        }
        carry.race.post(&start.totals);
        carry.race.won = games(rules, start.fields.get("games"))?.to_vec();
        carry.race.deals = number(start, "deals")?;
        let least = carry.race.won.iter().sum();
        if start.fields.contains_key("deals") && carry.race.deals < least {
            return Err(Reason::StartDeals { deals: carry.race.deals, least });
        }
        for (side, field) in SIDES.into_iter().zip(["rubber-a", "rubber-b"]) {
            let points = i32::try_from(number(start, field)?).unwrap_or(i32::MAX);
            carry.values.add(side, points);
            if let Some(whole) = carry.race.whole.get_mut(side.index()) {
                *whole = whole.saturating_add(points);
            }
        }
        Ok(carry)
    }

    /// The points of the open game.
    #[must_use]
    pub fn totals(&self) -> Each {
        Each::from_accounts(&self.race.totals)
    }

    /// The games a side has won.
    #[must_use]
    pub fn won(&self, side: Side) -> u32 {
        self.race.won.get(side.index()).copied().unwrap_or(0)
    }

    /// The number of the next deal in the rubber, from 1.
    #[must_use]
    pub const fn next_deal(&self) -> u32 {
        self.race.deals.saturating_add(1)
    }

    /// The state after a deal.
    #[must_use]
    pub fn after(mut self, rules: &Rules, outcome: &Outcome, score: &Score<Reason>) -> Carry {
        self.race.add(score);
        for side in SIDES {
            self.values.add(side, score.sum(Account::Side(side), Unit::Rubber));
        }
        if let Some(winner) = game_winner(rules, self.totals(), outcome) {
            self.race.close_part(Account::Side(winner));
            self.race.over |= self.won(winner) >= rules.games();
        }
        self
    }

    /// The points by which the rubber is decided.
    fn rubber(&self, rules: &Rules) -> Each {
        match rules.rubber_total {
            RubberTotal::AllPoints => Each::from_accounts(&self.race.whole),
            RubberTotal::GameValues => self.values,
        }
    }

    /// The side that has won the rubber: the one with more points, or with more games.
    fn winner(&self, rules: &Rules) -> Option<Side> {
        let points = self.rubber(rules);
        let rank = |side: &Side| match rules.rubber_winner {
            RubberWinner::Points => (points.of(*side), self.won(*side)),
            RubberWinner::Games => (0, self.won(*side)),
        };
        SIDES.into_iter().max_by_key(rank).filter(|_| self.race.over)
    }

    /// Who is ahead if the table stops here: by what decides the rubber, then by the game now open.
    #[must_use]
    pub fn ahead(&self, rules: &Rules, table: &Table) -> Vec<Account> {
        let points = self.rubber(rules);
        table.ahead(|place| {
            let side = Side::at(place);
            let (points, won, open) = (points.of(side), self.won(side), self.totals().of(side));
            match rules.rubber_winner {
                RubberWinner::Points => (i64::from(points), i64::from(won), open),
                RubberWinner::Games => (i64::from(won), i64::from(points), open),
            }
        })
    }

    /// How the match stands.
    #[must_use]
    pub fn standing(&self, rules: &Rules) -> Standing<Reason> {
        let played: u32 = self.race.won.iter().sum();
        let over = self.race.over;
        let need = |place: usize| {
            let side = Side::at(place);
            let points = rules.game().saturating_sub(self.totals().of(side)).max(0);
            let last = self.won(side).saturating_add(1) >= rules.games();
            if last { Reason::NeedsLastGame { points } } else { Reason::NeedsGame { points } }
        };
        let winners = self.winner(rules).map(Account::Side).into_iter().collect();
        Standing {
            parts: Some(Parts {
                name: "game",
                no: if over { played } else { played.saturating_add(1) },
                won: self.race.won.clone(),
                points: self.rubber(rules).0.to_vec(),
            }),
            ..Standing::of(&SIDES.map(Account::Side), &self.race, winners, need)
        }
    }

    /// What the table must not forget now.
    #[must_use]
    pub fn notices(&self, at: Setting<'_, Rules>, deal: Option<&Deal>) -> Vec<Reason> {
        if self.race.over {
            return Vec::new();
        }
        let mut notices = Vec::new();
        if let Some(deal) = deal.filter(|deal| deal.fresh() && deal.thrown_in() > 0) {
            notices.push(Reason::NoticeThrownIn { dealer: deal.dealer() });
        }
        let number = self.next_deal();
        if let Some(trump) = fixed(at.rules, number) {
            notices.push(Reason::NoticeFixed { deal: number, trump });
        }
        if at.rules.honours.on() && at.rules.honours_near_game == HonoursNearGame::Barred {
            let near = |side: &Side| self.totals().of(*side) >= at.rules.game() - 1;
            let barred = |side: Side| Reason::NoticeBarred {
                side: Account::Side(side),
                score: self.totals().of(side),
            };
            notices.extend(SIDES.into_iter().filter(near).map(barred));
        }
        notices
    }
}

/// The games carried in, `1-0`: none of them may have ended the match.
fn games(rules: &Rules, field: Option<&Value>) -> Result<[u32; 2], Reason> {
    let Some(field) = field else { return Ok([0, 0]) };
    let unreadable = Reason::StartUnreadable { field: "games" };
    let text = field.as_str().ok_or_else(|| unreadable.clone())?;
    let read = |word: &str| word.parse::<u32>().map_err(|_| unreadable.clone());
    let (a, b) = text.split_once('-').ok_or_else(|| unreadable.clone())?;
    let won = [read(a)?, read(b)?];
    if won.iter().any(|won| *won >= rules.games()) {
        return Err(Reason::StartGames { games: text.to_owned() });
    }
    Ok(won)
}

fn number(start: &Start, field: &'static str) -> Result<u32, Reason> {
    let Some(value) = start.fields.get(field) else { return Ok(0) };
    let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
    number.filter(|number| *number <= 9999).ok_or(Reason::StartUnreadable { field })
}
