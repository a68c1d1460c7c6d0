//! The lines of a deal, in the order of the Laws: revokes, tricks, honours; then the game and the rubber.

use super::event::Way;
use super::outcome::{Each, Hand, Outcome, Revoke, SIDES, TRICKS};
use super::reason::Reason;
use super::rules::{
    GameBonus, GameValue, HonoursBasis, HonoursNearGame, Rubber, Rules, SameDealOrder, SevenValue,
};
use super::standing::Carry;
use crate::engine::{Account, Article, Score, Side};

/// The side that has won the game with these totals, if one has.
#[must_use]
pub(crate) fn game_winner(rules: &Rules, totals: Each, outcome: &Outcome) -> Option<Side> {
    let stopped = stopped(rules, outcome);
    let there = |side: Side| Some(side) != stopped && totals.of(side) >= rules.game();
    let tricks = outcome.hand().map_or(Each::default(), |hand| hand.tricks);
    let rank = |side: &Side| (totals.of(*side), tricks.of(*side));
    SIDES.into_iter().filter(|side| there(*side)).max_by_key(rank)
}

/// The side that revoked and so cannot win the game in this deal, where the rules have it.
fn stopped(rules: &Rules, outcome: &Outcome) -> Option<Side> {
    let first = outcome.hand().and_then(|hand| hand.revokes.first());
    first.filter(|_| rules.revoker_cannot_win.on()).map(|revoke| revoke.side)
}

/// The lines of a deal.
#[must_use]
pub(crate) fn score(rules: &Rules, carry: &Carry, outcome: &Outcome) -> Score<Reason> {
    let totals = carry.totals();
    let mut slate = Slate { rules, outcome, before: totals, totals, score: Score::with_capacity(6) };
    if let Some(hand) = outcome.hand() {
        slate.revokes(hand);
        slate.tricks(hand);
        slate.honours(hand);
        slate.stop();
    }
    slate.game(carry);
    slate.score
}

/// What the tricks of the side that has more of them are worth, and what the other side's few add where the bonus goes by
/// them.
#[must_use]
pub(crate) const fn tricks_worth(rules: &Rules, tricks: i32) -> (i32, i32) {
    let points = (tricks - 6).saturating_mul(rules.trick_points);
    let bonus = match (rules.game_bonus, TRICKS - tricks) {
        (GameBonus::ByTricks, 0) => 3,
        (GameBonus::ByTricks, 1 | 2) => 2,
        (GameBonus::ByTricks, 3 | 4) => 1,
        (GameBonus::ByTricks | GameBonus::ByScore | GameBonus::ByDifference | GameBonus::Off, _) => 0,
    };
    (points, bonus)
}

/// A score being written, with the totals as they stand after each line.
struct Slate<'a> {
    rules: &'a Rules,
    outcome: &'a Outcome,
    before: Each,
    totals: Each,
    score: Score<Reason>,
}

impl Slate<'_> {
    fn write(&mut self, side: Side, amount: i32, article: &'static str, reason: Reason) {
        self.totals.add(side, amount);
        self.score.points(Account::Side(side), amount, Article(article), reason);
    }

    /// Has the other side won the game before this side counts? Then this side writes nothing more.
    fn too_late(&self, side: Side) -> bool {
        let winner = match self.rules.same_deal_order {
            SameDealOrder::RevokeTricksHonours => game_winner(self.rules, self.totals, self.outcome),
            SameDealOrder::Simultaneous => None,
        };
        winner.is_some_and(|winner| winner != side)
    }

    fn revokes(&mut self, hand: &Hand) {
        for revoke in &hand.revokes {
            match revoke.way {
                Way::Add => self.add_penalty(revoke),
                Way::Deduct => self.deduct_penalty(revoke),
                Way::Transfer => {
                    self.add_penalty(revoke);
                    self.deduct_penalty(revoke);
                }
            }
        }
    }

    fn add_penalty(&mut self, revoke: &Revoke) {
        let Revoke { player, side, .. } = *revoke;
        let points = self.rules.revoke_points;
        let open = !self.too_late(side);
        self.totals.add(side.other(), points);
        let reason = if open && self.too_late(side) {
            Reason::RevokeFirst { player, points }
        } else {
            Reason::RevokeAdd { player, points }
        };
        self.score.points(Account::Side(side.other()), points, Article("whist.revoke"), reason);
    }

    fn deduct_penalty(&mut self, revoke: &Revoke) {
        let Revoke { player, side, .. } = *revoke;
        let points = self.rules.revoke_points;
        let taken = points.min(self.totals.of(side)).max(0);
        let reason = if taken == points {
            Reason::RevokeDeduct { player, points }
        } else {
            Reason::RevokeFloor { player, points, taken }
        };
        self.write(side, -taken, "whist.revoke", reason);
    }

    fn tricks(&mut self, hand: &Hand) {
        let Some(side) = SIDES.into_iter().find(|side| hand.tricks.of(*side) > 6) else { return };
        if self.too_late(side) {
            return;
        }
        let tricks = hand.tricks.of(side);
        let each = self.rules.trick_points;
        let (points, bonus) = tricks_worth(self.rules, tricks);
        self.totals.add(side, points.saturating_add(bonus));
        let late = hand.honours.filter(|honours| honours.side != side && self.too_late(honours.side));
        let reason = match late {
            Some(honours) => Reason::TricksFirst { tricks, each, points, side: Account::Side(honours.side) },
            None => Reason::Tricks { tricks, each, points },
        };
        self.score.points(Account::Side(side), points, Article("whist.tricks"), reason);
        if bonus > 0 {
            let reason = Reason::TricksBonus { tricks: TRICKS - tricks, points: bonus };
            self.score.points(Account::Side(side), bonus, Article("whist.game-bonus"), reason);
        }
    }

    fn honours(&mut self, hand: &Hand) {
        let Some(honours) = hand.honours else { return };
        let (side, count) = (honours.side, honours.count);
        if self.too_late(side) {
            return;
        }
        let score = self.before.of(side);
        let barred = match self.rules.honours_near_game {
            HonoursNearGame::Barred => score >= self.rules.game() - 1,
            HonoursNearGame::Allowed => false,
        };
        if !self.rules.honours.on() {
            self.write(side, 0, "whist.honours", Reason::HonoursOff { honours: count });
        } else if barred {
            self.write(side, 0, "whist.honours-near-game", Reason::HonoursBarred { honours: count, score });
        } else {
            let basis = match self.rules.honours_basis {
                HonoursBasis::Held => "held",
                HonoursBasis::Captured => "captured",
            };
            let points = honours.points();
            self.write(side, points, "whist.honours", Reason::Honours { honours: count, basis, points });
        }
    }

    /// A side that revoked stops one point below the game, where the rules have it.
    fn stop(&mut self) {
        let Some(side) = stopped(self.rules, self.outcome) else { return };
        let stop = (self.rules.game() - 1).max(self.before.of(side));
        let total = self.totals.of(side);
        if total > stop {
            self.write(side, stop - total, "whist.revoker-stops", Reason::RevokerStops { total, stop });
        }
    }

    /// What the rubber gets when this deal ends a game.
    fn game(&mut self, carry: &Carry) {
        let Some(side) = game_winner(self.rules, self.totals, self.outcome) else { return };
        let to = Account::Side(side);
        let (score, against) = (self.totals.of(side), self.totals.of(side.other()));
        match self.rules.game_value() {
            GameValue::ByScore => {
                let (points, reason) = if against >= self.rules.single_from {
                    (1, Reason::Single { score, against, points: 1 })
                } else if against > 0 {
                    (2, Reason::Double { score, against, points: 2 })
                } else {
                    (3, Reason::Treble { score, points: 3 })
                };
                self.score.rubber(to, points, Article("whist.game-bonus"), reason);
            }
            GameValue::ByDifference => {
                let step = match against {
                    _ if against >= self.rules.single_from => 1,
                    1.. => 2,
                    _ => 3,
                };
                let points = score.saturating_sub(against).saturating_add(4 + step);
                let reason = Reason::Difference { score, against, step, points };
                self.score.rubber(to, points, Article("whist.game-bonus"), reason);
            }
            GameValue::BySeven(value) => {
                let game = self.rules.game();
                let (points, reason) = match value {
                    SevenValue::SevenMinusLoser => {
                        let points = game.saturating_sub(against);
                        (points, Reason::SevenMinusLoser { game, against, points })
                    }
                    SevenValue::WithOvershoot => {
                        let points = score.saturating_sub(against);
                        (points, Reason::SevenOvershoot { score, against, points })
                    }
                };
                self.score.rubber(to, points, Article("whist.seven-value"), reason);
            }
            GameValue::None => {}
        }
        let games = carry.won(side).saturating_add(1);
        let whole = self.rules.rubber == Rubber::BestOfThree && games >= self.rules.games();
        if whole && self.rules.rubber_bonus > 0 {
            let reason = Reason::RubberBonus { games, against: carry.won(side.other()) };
            self.score.rubber(to, self.rules.rubber_bonus, Article("whist.rubber-bonus"), reason);
        }
    }
}
