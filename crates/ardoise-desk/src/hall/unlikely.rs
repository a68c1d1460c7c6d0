//! Figures that a card hardly has: many times what others had, or what no deal of the game gives.

use ardoise_rules::games;

use super::{Hall, TABLE};

/// So many other tables make figures comparable.
const COMPARED: usize = 2;
/// More than this hardly any deal gives, doubled and redoubled.
const OF_A_DEAL: i64 = 5_000;

/// Figures that a card hardly has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unlikely {
    /// Fewer points than none.
    Below(i64),
    /// No points for anybody.
    Nothing,
    /// Many times what any other table had: a digit too many, or figures of another column.
    Above {
        /// The greatest of them.
        points: i64,
        /// The greatest that another table had.
        most: i64,
    },
    /// More than so many deals give at hardly any game.
    Beyond {
        /// The greatest of them.
        points: i64,
        /// How many deals a table plays.
        deals: u16,
    },
}

impl Hall {
    /// What is unlikely in the figures of a table: too many beside those of the others; and, at a game in which each deal brings
    /// points to somebody and hardly takes any away, fewer than none and none at all.
    #[must_use]
    pub fn unlikely(&self, at: (u16, u32), scores: &[i64]) -> Option<Unlikely> {
        let deals = self.contest.opening.deals;
        let most = i64::from(deals).saturating_mul(OF_A_DEAL);
        let beyond = scores.iter().copied().max().filter(|points| deals > 0 && *points > most);
        let above =
            beyond.map(|points| Unlikely::Beyond { points, deals }).or_else(|| self.above(at, scores));
        if above.is_some() || self.sums_to_zero(scores.len()) {
            return above;
        }
        let below = scores.iter().find(|score| **score < 0).map(|below| Unlikely::Below(*below));
        below.or_else(|| scores.iter().all(|score| *score == 0).then_some(Unlikely::Nothing))
    }

    /// Do the points of a table with so many sides sum to zero? Three play by the rules for three where the contest's are for four.
    #[must_use]
    pub fn sums_to_zero(&self, sides: usize) -> bool {
        let opening = &self.contest.opening;
        let Some(game) = games::find(&opening.game) else { return false };
        let players = game.players(&opening.rules);
        let three = sides == TABLE - 1 && players.is_ok_and(|players| !players.contains(&sides));
        let own = if three { game.suiting(sides, &[]) } else { None };
        let rules = own.and_then(|preset| game.resolve(preset, &[]).ok());
        game.zero_sum(rules.as_ref().unwrap_or(&opening.rules)).unwrap_or(false)
    }

    /// All tables play as many deals: together its sides hardly have four times what those of any other table have.
    fn above(&self, at: (u16, u32), scores: &[i64]) -> Option<Unlikely> {
        let of = |scores: &[i64]| {
            scores.iter().fold(0, |sum: i64, score| sum.saturating_add(score.saturating_abs()))
        };
        let rounds = self.contest.rounds.iter();
        let tables = rounds
            .flat_map(|round| round.tables.iter().map(|table| ((round.drawing.round, table.no), table)));
        let others: Vec<&Vec<i64>> =
            tables.filter(|(of, _)| *of != at).filter_map(|(_, table)| table.scores.as_ref()).collect();
        let greatest = others.iter().map(|scores| of(scores)).max().filter(|_| others.len() >= COMPARED)?;
        let most = others.into_iter().flatten().copied().max()?;
        let points = scores.iter().copied().max()?;
        (of(scores) >= greatest.max(1).saturating_mul(4) && points > most)
            .then_some(Unlikely::Above { points, most })
    }
}
