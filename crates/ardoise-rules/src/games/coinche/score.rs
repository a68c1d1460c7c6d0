//! The lines of a deal: every amount comes from a cell of the marking table, and says so.

use super::count::{self, Grain};
use super::judge::{self, Verdict};
use super::level::Level;
use super::marks::terms::{Bonus, Keeper, Terms};
use super::marks::{Cell, Marks, Part, Row, Stake};
use super::options::*;
use super::outcome::{Contract, Outcome, Played};
use super::reason::Reason;
use super::rules::Rules;
use super::standing::{self, Carry};
use super::table;
use crate::engine::{Account, Article, Score, Side};
use crate::games::jass::{BELOTE_POINTS, Figure};

type Lines = Score<Reason>;

const MARKS: Article = Article("coinche.marks");
const FAILED: Article = Article("coinche.failed");
const CAPOT: Article = Article("coinche.capot");
const GENERALE: Article = Article("coinche.generale");
const COINCHED: Article = Article("coinche.coinched");
/// The article of the belote: matches that may not be won by it look for its lines.
pub(crate) const BELOTE: Article = Article("coinche.belote");
const ANNONCES: Article = Article("coinche.annonces");
const ROUNDING: Article = Article("coinche.rounding");
const LITIGE: Article = Article("coinche.litige");
const REVOKE: Article = Article("coinche.revoke");
const MISDEAL: Article = Article("coinche.misdeal");

const fn account(rules: &Rules, side: usize) -> Account {
    rules.account(Side::at(side % 2))
}

/// The article behind a row of the table.
const fn article(row: Row, stake: Stake) -> Article {
    match (stake, row) {
        (Stake::Coinched | Stake::Surcoinched, _) => COINCHED,
        (Stake::Plain, Row::Made) => MARKS,
        (Stake::Plain, Row::Failed | Row::DefenceCapot) => FAILED,
        (Stake::Plain, Row::Capot | Row::CapotMade | Row::CapotFailed | Row::CapotDry) => CAPOT,
        (Stake::Plain, Row::CapotAlone | Row::Generale | Row::GeneraleMade | Row::GeneraleFailed) => GENERALE,
    }
}

/// The lines of a deal.
#[must_use]
pub(crate) fn score(rules: &Rules, carry: &Carry, outcome: &Outcome) -> Lines {
    match outcome {
        Outcome::Void(_) => Score::default(),
        Outcome::Misdealt(side) => {
            let mut score = Score::with_capacity(2);
            let points = rules.misdeal_cost;
            let to = account(rules, side.index());
            score.points(to, points, MISDEAL, Reason::MisdealCost { points });
            held_won(&mut score, carry, to);
            score
        }
        Outcome::Revoked(contract, side, points) => exact_at_the_end(rules, carry, outcome, |exact| {
            revoked(rules, carry, contract, (*side, *points), exact)
        }),
        Outcome::Played(played) => {
            exact_at_the_end(rules, carry, outcome, |exact| played_lines(rules, carry, played, exact))
        }
    }
}

/// The lines of a deal, exact where the deal ends the match by its exact marks and the table marks that deal exactly. A match that is
/// over is ended by no deal after it.
fn exact_at_the_end(rules: &Rules, carry: &Carry, outcome: &Outcome, lines: impl Fn(bool) -> Lines) -> Lines {
    if rules.last_deal_exact.yes() && !carry.race.over {
        let exact = lines(true);
        if standing::ends(rules, carry, outcome, &exact) {
            return exact;
        }
    }
    lines(false)
}

fn revoked(
    rules: &Rules,
    carry: &Carry,
    contract: &Contract,
    (by, counted): (Side, [i32; 2]),
    exact: bool,
) -> Lines {
    let mut score = Score::with_capacity(2);
    let to = account(rules, by.index() + 1);
    let row = match contract.level {
        Level::Points(_) => Row::Failed,
        Level::Slam(slam) if slam.alone() => Row::GeneraleFailed,
        Level::Slam(_) => Row::CapotFailed,
    };
    let flat = count::flat_total(rules, contract.trump, rules.fall_base == FallBase::Flat162);
    match rules.renonce {
        Renonce::Flat160 => score.points(to, flat, REVOKE, Reason::RevokeFlat { points: flat }),
        Renonce::LostDeal => {
            let cell = Cell { row, stake: contract.stake, part: Part::Defence };
            let terms = table::marks(rules, contract.trump, row, contract.stake).defence;
            let bid = judge::bid_value(rules, contract.level, contract.trump);
            let tricks = terms.flat.saturating_add(match (rules.fall_base, rules.players) {
                (FallBase::Flat160 | FallBase::Flat162, _) => 0,
                // All points are known to be so many, or those that were counted before the revoke was ruled.
                (FallBase::Both, Players::Four) => terms.points.saturating_mul(flat),
                (FallBase::Both, Players::Two) => {
                    let grain = if exact { Grain::Exact } else { Grain::Rounded };
                    let revoker = by.index() % 2;
                    let counted = [counted[revoker], counted[1 - revoker]];
                    let [his, theirs] =
                        count::marks(rules, contract.trump, counted, [false; 2], [false, true], grain);
                    let of_his = terms.their_points.saturating_mul(his);
                    terms.points.saturating_mul(theirs).saturating_add(of_his)
                }
            });
            let points = tricks.saturating_add(terms.bid.saturating_mul(bid));
            score.points(to, points, REVOKE, Reason::RevokeLost { points, cell, bid });
        }
    }
    if rules.rounding_at == RoundingAt::Line && !exact {
        round_line(rules, &mut score, to, true);
    }
    score.points(account(rules, by.index()), 0, REVOKE, Reason::RevokeNothing);
    held_won(&mut score, carry, to);
    score
}

/// What the names in a cell stand for.
#[derive(Clone, Copy)]
struct Values {
    counted: Figure,
    points: i32,
    their_points: i32,
    bid: i32,
}

fn played_lines(rules: &Rules, carry: &Carry, played: &Played, exact: bool) -> Lines {
    let verdict = judge::judge(rules, played);
    let contract = &played.contract;
    let counted = judge::counted(rules, played);
    let won = verdict.row.won();
    let won = if verdict.litige { [false, false] } else { [won, !won] };
    let grain = match rules.rounding_at {
        _ if exact => Grain::Exact,
        RoundingAt::Points => Grain::Rounded,
        // Each side's points are a line by themselves where nothing else is marked.
        RoundingAt::Line if verdict.litige => Grain::Rounded,
        RoundingAt::Line => Grain::Line,
    };
    let marked = count::marks(rules, contract.trump, counted, judge::der(played), won, grain);
    if verdict.litige {
        return litige(rules, played, &verdict, marked);
    }
    let (row, stake, taker) = (verdict.row, contract.stake, contract.taker());
    let marks = table::marks(rules, contract.trump, row, stake);
    let bid = judge::bid_value(rules, contract.level, contract.trump);
    let mut score = Score::with_capacity(6);
    for (place, part, terms) in [(0, Part::Taker, marks.taker), (1, Part::Defence, marks.defence)] {
        let values = Values {
            counted: verdict.real[place],
            points: marked[place],
            their_points: marked[1 - place],
            bid,
        };
        let side = if place == 0 { taker } else { taker + 1 };
        let cell = Cell { row, stake, part };
        side_lines(&mut score, account(rules, side), article(row, stake), cell, terms, values);
        if grain == Grain::Line {
            round_line(rules, &mut score, account(rules, side), won[place]);
        }
    }
    bonuses(rules, &mut score, played, row, &marks);
    held_won(&mut score, carry, account(rules, if row.won() { taker } else { taker + 1 }));
    score
}

/// The points of an earlier litige go to the winner of the deal.
fn held_won(score: &mut Lines, carry: &Carry, winner: Account) {
    if carry.held != 0 {
        score.points(winner, carry.held, LITIGE, Reason::HeldWon { points: carry.held });
    }
}

fn side_lines(score: &mut Lines, to: Account, article: Article, cell: Cell, terms: Terms, values: Values) {
    let Values { counted, points, their_points, bid } = values;
    if terms == Terms::NONE {
        let reason =
            if cell.row.won() { Reason::MarksNothing { cell } } else { Reason::FailedMarksNothing { cell } };
        score.points(to, 0, article, reason);
        return;
    }
    if terms.points != 0 {
        let amount = points.saturating_mul(terms.points);
        let reason = if terms.points == 1 {
            Reason::MarksPoints { counted, points, cell }
        } else {
            Reason::MarksPointsTimes { counted, points, times: terms.points, cell }
        };
        score.points(to, amount, article, reason);
    }
    if terms.their_points != 0 {
        let amount = their_points.saturating_mul(terms.their_points);
        score.points(
            to,
            amount,
            article,
            Reason::MarksTheirPoints { points: their_points, times: terms.their_points, cell },
        );
    }
    if terms.flat != 0 {
        score.points(to, terms.flat, article, Reason::MarksFlat { points: terms.flat, cell });
    }
    if terms.bid != 0 {
        let amount = bid.saturating_mul(terms.bid);
        let reason = if terms.bid == 1 {
            Reason::MarksBid { bid, cell }
        } else {
            Reason::MarksBidTimes { bid, times: terms.bid, cell }
        };
        score.points(to, amount, article, reason);
    }
}

/// Rounds all that a side marks so far in one go.
fn round_line(rules: &Rules, score: &mut Lines, to: Account, won: bool) {
    let sum = score.of(to);
    let rounded = count::rounded(rules, Figure::whole(sum), count::half_up(rules), won);
    if rounded != sum {
        score.points(to, rounded - sum, ROUNDING, Reason::LineRounded { sum, rounded });
    }
}

fn bonuses(rules: &Rules, score: &mut Lines, played: &Played, row: Row, marks: &Marks) {
    let (taker, stake) = (played.contract.taker(), played.contract.stake);
    let parts = [(Part::TakerBelote, Part::TakerAnnonces), (Part::DefenceBelote, Part::DefenceAnnonces)];
    for (place, (belote, annonces)) in parts.into_iter().enumerate() {
        let side = (taker + place) % 2;
        let [own, other] = [account(rules, side), account(rules, side + 1)];
        let count = i32::from(played.belotes[side]);
        if count != 0 {
            let cell = Cell { row, stake, part: belote };
            bonus(
                score,
                [own, other],
                BELOTE,
                marks.belote[place],
                BELOTE_POINTS * count,
                |points, times, moved| match moved {
                    Some(from) => Reason::BeloteMoved { points, times, from, cell },
                    None => Reason::Belote { points, times, cell },
                },
                cell,
            );
        }
        let worth = played.annonces.marked[side];
        if worth != 0 {
            let cell = Cell { row, stake, part: annonces };
            bonus(
                score,
                [own, other],
                ANNONCES,
                marks.annonces[place],
                worth,
                |points, times, moved| match moved {
                    Some(from) => Reason::AnnoncesMoved { points, times, from, cell },
                    None => Reason::Annonces { points, times, cell },
                },
                cell,
            );
        }
    }
    unmarked(rules, score, played);
}

/// The declarations that bring nothing, and why.
fn unmarked(rules: &Rules, score: &mut Lines, played: &Played) {
    let level = played.annonces.level;
    for (side, points) in played.annonces.unmarked.into_iter().enumerate().filter(|(_, points)| *points != 0)
    {
        let reason = if level { Reason::AnnoncesLevel { points } } else { Reason::AnnoncesBeaten { points } };
        score.points(account(rules, side), 0, ANNONCES, reason);
    }
}

fn bonus(
    score: &mut Lines,
    [own, other]: [Account; 2],
    article: Article,
    bonus: Bonus,
    worth: i32,
    reason: impl Fn(i32, i32, Option<Account>) -> Reason,
    cell: Cell,
) {
    let amount = worth.saturating_mul(bonus.times);
    match bonus.to {
        Keeper::Own => score.points(own, amount, article, reason(worth, bonus.times, None)),
        Keeper::Other => {
            score.points(other, amount, article, reason(worth, bonus.times, Some(own)));
        }
        Keeper::Nobody => score.points(own, 0, article, Reason::BonusLost { points: worth, cell }),
    }
}

/// Both sides have as many points: the defence marks its own, the taker's are held for the next deal.
fn litige(rules: &Rules, played: &Played, verdict: &Verdict, marked: [i32; 2]) -> Lines {
    let mut score = Score::with_capacity(4);
    let taker = played.contract.taker();
    if rules.litige == Litige::Replay {
        return score;
    }
    let counted = verdict.real;
    score.points(
        account(rules, taker + 1),
        marked[1],
        LITIGE,
        Reason::LitigeDefence { counted: counted[1], points: marked[1] },
    );
    score.points(account(rules, taker), 0, LITIGE, Reason::LitigeHeld { points: marked[0] });
    let marks = table::marks(rules, played.contract.trump, Row::Made, Stake::Plain);
    bonuses(rules, &mut score, played, Row::Made, &marks);
    score
}

/// The points of the taker that a deal leaves for the winner of the next.
#[must_use]
pub(crate) fn held(rules: &Rules, outcome: &Outcome) -> i32 {
    match outcome {
        Outcome::Played(played) if judge::judge(rules, played).litige && rules.litige == Litige::Held => {
            let counted = judge::counted(rules, played);
            count::marks(
                rules,
                played.contract.trump,
                counted,
                judge::der(played),
                [false, false],
                Grain::Rounded,
            )[0]
        }
        Outcome::Played(_) | Outcome::Void(_) | Outcome::Misdealt(_) | Outcome::Revoked(..) => 0,
    }
}
