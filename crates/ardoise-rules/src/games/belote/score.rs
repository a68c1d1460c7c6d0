//! The lines of a deal: made, fallen, capot, litige; belotes and declarations; revokes and misdeals that are paid.

use super::deal::{Outcome, Played, Taken};
use super::reason::Reason;
use super::rules::{
    AnnoncesCount, AnnoncesOnCapot, DefenceCapot, FallBase, Litige, LitigeBelote, LitigeLast, Renonce,
    Rounding, Rules, TaCount,
};
use super::standing::Carry;
use crate::engine::{Article, MatchFormat, Score};
use crate::games::jass::{AnnoncesOnChute, Atout, BELOTE_POINTS, BeloteOnChute, ComplementHalf, Figure};

type Lines = Score<Reason>;

const COUNTS: Article = Article("belote.counts");
const MARKS: Article = Article("belote.marks");
const FAILED: Article = Article("belote.failed");
const CAPOT: Article = Article("belote.capot");
/// The article of the belote: matches that may not be won by it look for its lines.
pub(crate) const BELOTE: Article = Article("belote.belote");
const ANNONCES: Article = Article("belote.annonces");
const LITIGE: Article = Article("belote.litige");
const REVOKE: Article = Article("belote.revoke");
const MISDEAL: Article = Article("belote.misdeal");

/// How a deal came out for the taker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// He has more.
    Made,
    /// He has less.
    Failed,
    /// Both have as many.
    Equal,
}

/// What a count is worth on the scale of 162.
pub(crate) fn real(rules: &Rules, trump: Atout, points: i32) -> Figure {
    match (trump, rules.ta_count) {
        (Atout::All, TaCount::Proportional) => Figure::of(i64::from(points) * 162, 258),
        _ => Figure::whole(points),
    }
}

const fn bonus(belotes: u8) -> i32 {
    BELOTE_POINTS * belotes as i32
}

/// Is what was taken made? A capot is, whatever is declared.
#[must_use]
pub(crate) fn verdict(rules: &Rules, played: &Played, taken: Taken) -> Verdict {
    let (taker, other) = (taken.side(), 1 - taken.side());
    if played.down {
        return Verdict::Failed;
    }
    if let Some(side) = played.sweep {
        return if side.index() == taker { Verdict::Made } else { Verdict::Failed };
    }
    let total = |side: usize| {
        let belote = if rules.belote_counts.yes() { bonus(played.belotes[side]) } else { 0 };
        let annonces = match rules.contract_counts_annonces {
            AnnoncesCount::Both => played.annonces.marked[side],
            AnnoncesCount::No => 0,
        };
        real(rules, taken.trump, played.points[side]).plus(belote + annonces)
    };
    match (total(taker), total(other)) {
        (own, theirs) if own.equals(theirs) => match rules.litige {
            Litige::TakerLoses => Verdict::Failed,
            Litige::TakerMakes => Verdict::Made,
            Litige::Held | Litige::Replay => Verdict::Equal,
        },
        (own, theirs) if own.reaches(theirs) => Verdict::Made,
        _ => Verdict::Failed,
    }
}

/// A number of points as a side marks it.
pub(crate) fn rounded(rules: &Rules, figure: Figure) -> i32 {
    let whole = figure.rounded(1, true);
    let ten = |half_up: bool| Figure::whole(whole).rounded(10, half_up);
    match rules.rounding {
        Rounding::None => whole,
        Rounding::HalfUp => ten(true),
        Rounding::HalfDown => ten(false),
        Rounding::Complement | Rounding::ComplementDefence => {
            ten(rules.complement_half == ComplementHalf::Up)
        }
    }
}

/// What the taker's side and the defence mark for their tricks when both mark theirs.
fn marked(rules: &Rules, trump: Atout, [taker, defence]: [i32; 2]) -> [i32; 2] {
    let one = |points: i32| rounded(rules, real(rules, trump, points));
    let all = Figure::whole(real(rules, trump, taker + defence).rounded(1, true)).rounded(10, false);
    match rules.rounding {
        Rounding::Complement => [one(taker), (all - one(taker)).max(0)],
        Rounding::ComplementDefence => [(all - one(defence)).max(0), one(defence)],
        Rounding::None | Rounding::HalfUp | Rounding::HalfDown => [one(taker), one(defence)],
    }
}

/// The lines of a deal.
#[must_use]
pub(crate) fn score(rules: &Rules, carry: &Carry, outcome: &Outcome) -> Lines {
    let mut score = Score::with_capacity(6);
    match outcome {
        Outcome::Annulled | Outcome::PassedOut => {}
        Outcome::Misdealt(side) => {
            let points = rules.misdeal_cost;
            score.points(rules.account(side.index()), points, MISDEAL, Reason::MisdealCost { points });
        }
        Outcome::Revoked { by, belotes, annonces } => {
            let innocent = 1 - by.index();
            revoked(rules, &mut score, by.index(), *annonces);
            for side in [innocent, by.index()] {
                kept_belote(rules, &mut score, side, belotes[side]);
            }
            held_won(rules, &mut score, carry, innocent);
        }
        Outcome::Played(played) => match played.taken {
            Some(taken) => {
                contract(rules, carry, &mut score, played, taken);
                unmarked(rules, &mut score, played);
            }
            None => each_his_own(rules, &mut score, played),
        },
    }
    score
}

fn revoked(rules: &Rules, score: &mut Lines, by: usize, annonces: i32) {
    let innocent = rules.account(1 - by);
    let points = match rules.renonce {
        Renonce::LostDeal => fall(rules),
        Renonce::Points(points) => points,
    };
    score.points(innocent, points, REVOKE, Reason::Revoked { points });
    if rules.renonce == Renonce::LostDeal && annonces != 0 {
        score.points(innocent, annonces, ANNONCES, Reason::RevokeAnnonces { points: annonces });
    }
    score.points(rules.account(by), 0, REVOKE, Reason::RevokeNothing);
}

/// What a fall is worth.
fn fall(rules: &Rules) -> i32 {
    match rules.fall_base {
        FallBase::Flat162 => rounded(rules, Figure::whole(162)),
        FallBase::Flat160 => 160,
    }
}

fn kept_belote(rules: &Rules, score: &mut Lines, side: usize, belotes: u8) {
    let points = bonus(belotes);
    if points != 0 {
        score.points(rules.account(side), points, BELOTE, Reason::Belote { points });
    }
}

/// Declarations or belotes: of the side that has them, of the other one, or of nobody.
fn goes(rules: &Rules, score: &mut Lines, from: usize, to: Option<usize>, article: Article, points: i32) {
    let belote = article == BELOTE;
    let (to, amount, reason) = match to {
        _ if points == 0 => return,
        Some(to) if to == from && belote => (to, points, Reason::Belote { points }),
        Some(to) if to == from => (to, points, Reason::Annonces { points }),
        Some(to) if belote => (to, points, Reason::BeloteMoved { points, from: rules.account(from) }),
        Some(to) => (to, points, Reason::AnnoncesMoved { points, from: rules.account(from) }),
        None => (from, 0, Reason::BonusLost { points }),
    };
    score.points(rules.account(to), amount, article, reason);
}

/// The declarations that bring nothing, and why; a deal that is played again has no lines.
fn unmarked(rules: &Rules, score: &mut Lines, played: &Played) {
    if score.lines().is_empty() {
        return;
    }
    let level = played.annonces.level;
    for (side, points) in played.annonces.unmarked.into_iter().enumerate().filter(|(_, points)| *points != 0)
    {
        let reason = if level { Reason::AnnoncesLevel { points } } else { Reason::AnnoncesBeaten { points } };
        score.points(rules.account(side), 0, ANNONCES, reason);
    }
}

/// The points of an earlier litige go to the winner of the deal.
fn held_won(rules: &Rules, score: &mut Lines, carry: &Carry, winner: usize) {
    if carry.held != 0 {
        score.points(rules.account(winner), carry.held, LITIGE, Reason::HeldWon { points: carry.held });
    }
}

fn contract(rules: &Rules, carry: &Carry, score: &mut Lines, played: &Played, taken: Taken) {
    let (taker, defence) = (taken.side(), 1 - taken.side());
    let counted = [played.points[taker], played.points[defence]];
    let count = |side: usize| real(rules, taken.trump, played.points[side]);
    let marks = marked(rules, taken.trump, counted);
    let pair = [taker, defence];
    match verdict(rules, played, taken) {
        Verdict::Made => {
            let capot = played.sweep.is_some();
            if capot {
                let points = rounded(rules, Figure::whole(rules.capot_value));
                score.points(rules.account(taker), points, CAPOT, Reason::Capot { points });
                score.points(rules.account(defence), 0, CAPOT, Reason::Nothing);
            } else {
                marks_lines(rules, score, pair, [count(taker), count(defence)], marks);
            }
            for side in pair {
                goes(rules, score, side, Some(side), BELOTE, bonus(played.belotes[side]));
            }
            let to = match rules.annonces_on_capot {
                _ if !capot => Some(defence),
                AnnoncesOnCapot::Kept => Some(defence),
                AnnoncesOnCapot::ToTaker => Some(taker),
                AnnoncesOnCapot::Lost => None,
            };
            goes(rules, score, taker, Some(taker), ANNONCES, played.annonces.marked[taker]);
            goes(rules, score, defence, to, ANNONCES, played.annonces.marked[defence]);
            held_won(rules, score, carry, taker);
        }
        Verdict::Failed => {
            let dry = played.sweep.is_some() && rules.defence_capot == DefenceCapot::CapotValue;
            let (points, article, reason) = if dry {
                let points = rounded(rules, Figure::whole(rules.capot_value));
                (points, CAPOT, Reason::FallenDry { points })
            } else {
                (fall(rules), FAILED, Reason::Fallen { points: fall(rules) })
            };
            score.points(rules.account(taker), 0, FAILED, Reason::Failed);
            score.points(rules.account(defence), points, article, reason);
            let belote = match rules.belote_on_chute {
                BeloteOnChute::Kept => Some(taker),
                BeloteOnChute::ToDefence => Some(defence),
                BeloteOnChute::Lost => None,
            };
            let annonces = match rules.annonces_on_chute {
                AnnoncesOnChute::ToDefence => Some(defence),
                AnnoncesOnChute::Lost => None,
            };
            goes(rules, score, taker, belote, BELOTE, bonus(played.belotes[taker]));
            goes(rules, score, defence, Some(defence), BELOTE, bonus(played.belotes[defence]));
            goes(rules, score, taker, annonces, ANNONCES, played.annonces.marked[taker]);
            goes(rules, score, defence, Some(defence), ANNONCES, played.annonces.marked[defence]);
            held_won(rules, score, carry, defence);
        }
        Verdict::Equal if rules.litige == Litige::Replay => {}
        Verdict::Equal => {
            let counted = count(defence);
            score.points(
                rules.account(defence),
                marks[1],
                LITIGE,
                Reason::Counted { counted, points: marks[1] },
            );
            goes(rules, score, defence, Some(defence), BELOTE, bonus(played.belotes[defence]));
            goes(rules, score, defence, Some(defence), ANNONCES, played.annonces.marked[defence]);
            let (held, kept) = staked(rules, played, taken);
            goes(rules, score, taker, Some(taker), BELOTE, kept);
            if is_last(rules, carry) && rules.litige_last == LitigeLast::BothMark {
                score.points(rules.account(taker), held, LITIGE, Reason::LitigeLast { points: held });
            } else {
                score.points(rules.account(taker), 0, LITIGE, Reason::LitigeHeld { points: held });
            }
        }
    }
}

/// What the taker puts in at equal totals, and what he marks of his belote at once.
fn staked(rules: &Rules, played: &Played, taken: Taken) -> (i32, i32) {
    let (taker, defence) = (taken.side(), 1 - taken.side());
    let marks = marked(rules, taken.trump, [played.points[taker], played.points[defence]]);
    let belote = bonus(played.belotes[taker]);
    let (put, kept) = match rules.litige_belote {
        LitigeBelote::Staked => (belote, 0),
        LitigeBelote::Kept => (0, belote),
    };
    (marks[0] + put + played.annonces.marked[taker], kept)
}

/// Is this the last deal of a match by deals?
fn is_last(rules: &Rules, carry: &Carry) -> bool {
    rules.match_format == MatchFormat::Deals && rules.finish().left(&carry.race).is_some_and(|left| left <= 1)
}

/// What a deal leaves for the winner of the next.
#[must_use]
pub(crate) fn held(rules: &Rules, carry: &Carry, outcome: &Outcome) -> i32 {
    match outcome {
        Outcome::Played(played) => match played.taken {
            Some(taken)
                if rules.litige == Litige::Held
                    && !is_last(rules, carry)
                    && verdict(rules, played, taken) == Verdict::Equal =>
            {
                staked(rules, played, taken).0
            }
            Some(_) | None => 0,
        },
        Outcome::Annulled | Outcome::PassedOut | Outcome::Misdealt(_) | Outcome::Revoked { .. } => 0,
    }
}

/// The taker's line and the defence's, one of them perhaps the rest of the other.
fn marks_lines(rules: &Rules, score: &mut Lines, sides: [usize; 2], counted: [Figure; 2], marks: [i32; 2]) {
    let rest = match rules.rounding {
        Rounding::Complement => Some(1),
        Rounding::ComplementDefence => Some(0),
        Rounding::None | Rounding::HalfUp | Rounding::HalfDown => None,
    };
    for place in [0, 1] {
        let points = marks[place];
        let reason = if rest == Some(place) {
            Reason::Rest { points, total: marks[0] + marks[1] }
        } else {
            Reason::Counted { counted: counted[place], points }
        };
        score.points(rules.account(sides[place]), points, MARKS, reason);
    }
}

/// Two players: each marks what he made.
fn each_his_own(rules: &Rules, score: &mut Lines, played: &Played) {
    for side in [0, 1] {
        let to = rules.account(side);
        match played.sweep {
            Some(winner) if winner.index() == side => {
                let points = rounded(rules, Figure::whole(rules.capot_value));
                score.points(to, points, CAPOT, Reason::Capot { points });
            }
            Some(_) => score.points(to, 0, CAPOT, Reason::Nothing),
            None => {
                let counted = Figure::whole(played.points[side]);
                let points = rounded(rules, counted);
                score.points(to, points, COUNTS, Reason::Counted { counted, points });
            }
        }
        kept_belote(rules, score, side, played.belotes[side]);
    }
}
