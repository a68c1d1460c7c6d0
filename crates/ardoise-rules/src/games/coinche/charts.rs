//! What the game can print: the marking table, the conversion of points, equal bids, what a bid would pay.

use super::auction::bid;
use super::count::{self, SA_COLUMNS, TA_COLUMNS};
use super::judge;
use super::level::{Level, Slam};
use super::marks::terms::{Bonus, Keeper, Terms};
use super::marks::{Marks, Part, Row, Stake};
use super::options::*;
use super::outcome::{Contract, Outcome, Played};
use super::reason::{Name, Reason};
use super::rules::Rules;
use super::score;
use super::standing;
use super::table;
use crate::cards::{fold_word, read_suit};
use crate::engine::{Arg, Chart, ChartCell, ChartRole, NEVER, Said, Say, Seat, Side, Wager};
use crate::games::jass::{Atout, CLASSIC, EVERY, Figure, Settled, Sweep};

/// Every table that goes with these rules.
#[must_use]
pub(crate) fn charts(rules: &Rules) -> Vec<Chart> {
    let mut charts = vec![marks(rules, Atout::Hearts, Reason::ChartMarks.said())];
    let suit = table::table(rules, Atout::Hearts);
    for trump in [Atout::None, Atout::All] {
        if table::table(rules, trump) != suit {
            charts.push(marks(rules, trump, Reason::ChartMarksAt { trump }.said()));
        }
    }
    // Who plays suits only has nothing to convert.
    if rules.sans_atout.on() || rules.tout_atout.on() {
        charts.push(points());
        charts.push(bids(rules));
    }
    charts.push(wall(rules));
    charts
}

/// The highest bid on the card of a house that sets no limit.
const CAPOT_BELOW: i32 = 160;

/// What our contracts are worth in a suit, for the wall: a row for each, made to the taker, failed to the defence.
fn wall(rules: &Rules) -> Chart {
    let table = table::table(rules, Atout::Hearts);
    let cell = |row: Row, stake: Stake, bid: i32| -> ChartCell {
        let Some((.., marks)) = table.iter().find(|(known, staked, _)| (*known, *staked) == (row, stake))
        else {
            return Arg::Text(NEVER.to_owned()).into();
        };
        let (part, terms) =
            if row.won() { (Part::Taker, marks.taker) } else { (Part::Defence, marks.defence) };
        let terms = Terms { flat: terms.flat.saturating_add(terms.bid.saturating_mul(bid)), bid: 0, ..terms };
        if (terms.points, terms.their_points) == (0, 0) {
            return terms.flat.into();
        }
        let told =
            if row.won() { Marks { taker: terms, ..*marks } } else { Marks { defence: terms, ..*marks } };
        ChartCell::said(Arg::Text(told.text(part)), sum_words(terms))
    };
    let line = |head: Arg, made: Row, failed: Row, bid: i32| -> Vec<ChartCell> {
        let mut cells = vec![head.into()];
        cells.extend([Stake::Plain, Stake::Coinched].map(|stake| cell(made, stake, bid)));
        cells.extend(Stake::ALL.map(|stake| cell(failed, stake, bid)));
        cells
    };
    let step = usize::try_from(rules.bid_step).unwrap_or(10).max(10);
    let most = rules.max_bid.0.unwrap_or(CAPOT_BELOW).max(rules.min_bid);
    let levels = (rules.min_bid..=most).step_by(step);
    let mut rows: Vec<Vec<ChartCell>> =
        levels.map(|level| line(level.into(), Row::Made, Row::Failed, level)).collect();
    rows.push(line(Arg::Term(Slam::Capot.id()), Row::CapotMade, Row::CapotFailed, rules.capot_bid));
    if rules.generale.on() {
        let generale = Arg::Term(Slam::Generale.id());
        rows.push(line(generale, Row::GeneraleMade, Row::GeneraleFailed, rules.generale_value));
    }
    let columns = heads(&[
        Reason::ColumnBid,
        Reason::ColumnMade,
        Reason::ColumnMadeCoinched,
        Reason::ColumnFailed,
        Reason::ColumnFailedCoinched,
        Reason::ColumnFailedSurcoinched,
    ]);
    Chart::wall(Reason::ChartWall.said(), columns, rows)
}

fn heads(reasons: &[Reason]) -> Vec<Said> {
    reasons.iter().map(Say::said).collect()
}

fn row_term(row: Row) -> Arg {
    Arg::Term(match row {
        Row::Made => "row-made",
        Row::Failed => "row-failed",
        Row::Capot => "row-capot",
        Row::CapotMade => "row-capot-made",
        Row::CapotAlone => "row-capot-alone",
        Row::CapotFailed => "row-capot-failed",
        Row::CapotDry => "row-capot-dry",
        Row::Generale => "row-generale",
        Row::GeneraleMade => "row-generale-made",
        Row::GeneraleFailed => "row-generale-failed",
        Row::DefenceCapot => "row-defence-capot",
    })
}

/// The marking table for a trump, without what the house does not play.
fn marks(rules: &Rules, trump: Atout, title: Said) -> Chart {
    let played = |row: Row| {
        let generale = matches!(row, Row::Generale | Row::GeneraleMade | Row::GeneraleFailed);
        rules.generale.on() || !generale
    };
    let rows = table::table(rules, trump).into_iter().filter(|(row, ..)| played(*row));
    let rows = rows.map(|(row, stake, marks)| {
        let bonuses = |one: Part, other: Part, pair: [Bonus; 2]| {
            let text = format!("{}, {}", marks.text(one), marks.text(other));
            ChartCell::said(Arg::Text(text), bonus_words(pair))
        };
        let sum = |part: Part, terms: Terms| ChartCell::said(Arg::Text(marks.text(part)), sum_words(terms));
        let Marks { taker, defence, belote, annonces } = marks;
        vec![
            row_term(row).into(),
            Arg::Term(stake.id()).into(),
            sum(Part::Taker, taker),
            sum(Part::Defence, defence),
            bonuses(Part::TakerBelote, Part::DefenceBelote, belote),
            bonuses(Part::TakerAnnonces, Part::DefenceAnnonces, annonces),
        ]
    });
    Chart {
        id: "marks",
        role: Some(ChartRole::Marks),
        title,
        columns: heads(&[
            Reason::ColumnOutcome,
            Reason::ColumnStake,
            Reason::ColumnTaker,
            Reason::ColumnDefence,
            Reason::ColumnBelote,
            Reason::ColumnAnnonces,
        ]),
        rows: rows.collect(),
    }
}

/// A sum in words: `160 + 2 × contract`.
fn sum_words(terms: Terms) -> Said {
    let named =
        [(terms.points, Name::Points), (terms.their_points, Name::TheirPoints), (terms.bid, Name::Bid)];
    let named: Vec<_> = named.into_iter().filter(|(times, _)| *times != 0).collect();
    let flat = terms.flat;
    let part = |place: usize| named.get(place).copied().unwrap_or((0, Name::Points));
    let ((n1, t1), (n2, t2), (n3, t3)) = (part(0), part(1), part(2));
    match (flat, named.len()) {
        (0, 0) => Reason::SumNothing,
        (_, 0) => Reason::SumFlat { flat },
        (0, 1) => Reason::SumOne { n1, t1 },
        (_, 1) => Reason::SumFlatOne { flat, n1, t1 },
        (0, 2) => Reason::SumTwo { n1, t1, n2, t2 },
        (_, 2) => Reason::SumFlatTwo { flat, n1, t1, n2, t2 },
        (0, _) => Reason::SumThree { n1, t1, n2, t2, n3, t3 },
        (_, _) => Reason::SumFlatThree { flat, n1, t1, n2, t2, n3, t3 },
    }
    .said()
}

/// Who marks the taker's bonus and who the defence's, in words.
fn bonus_words(pair: [Bonus; 2]) -> Said {
    let who = |bonus: Bonus, own: Name, other: Name| match bonus.to {
        Keeper::Own => own,
        Keeper::Other => other,
        Keeper::Nobody => Name::ToNobody,
    };
    let (t1, t2) =
        (who(pair[0], Name::ToTaker, Name::ToDefence), who(pair[1], Name::ToDefence, Name::ToTaker));
    Reason::SumBonus { n1: pair[0].times, t1, n2: pair[1].times, t2 }.said()
}

/// The conversion table of 17 columns.
fn points() -> Chart {
    let columns = (0i32..).step_by(10).zip(TA_COLUMNS).zip(SA_COLUMNS);
    Chart {
        id: "points",
        role: Some(ChartRole::Lookup),
        title: Reason::ChartPoints.said(),
        columns: heads(&[Reason::ColumnClassic, Reason::ColumnTa, Reason::ColumnSa]),
        rows: columns.map(|((classic, ta), sa)| vec![classic.into(), ta.into(), sa.into()]).collect(),
    }
}

/// The native bid of a trump that ranks as a classic one by the table of equal bids.
fn equal_bid(rules: &Rules, classic: i32, trump: Atout) -> Option<i32> {
    let wanted = bid::table_rank(rules, classic, Atout::Hearts);
    (60..=260)
        .step_by(10)
        .find(|level| bid::in_table(*level, trump) && bid::table_rank(rules, *level, trump) == wanted)
}

/// The table of equal bids.
fn bids(rules: &Rules) -> Chart {
    let cell = |level: Option<i32>| level.map_or_else(|| Arg::Term("dash").into(), ChartCell::from);
    let mut rows: Vec<Vec<ChartCell>> = (80..=160)
        .step_by(10)
        .map(|classic| {
            let [sa, ta] = [Atout::None, Atout::All].map(|trump| cell(equal_bid(rules, classic, trump)));
            vec![sa, classic.into(), ta]
        })
        .collect();
    for slam in [Slam::Capot, Slam::Generale] {
        rows.push([(); 3].map(|()| Arg::Term(slam.id()).into()).to_vec());
    }
    Chart {
        id: "bids",
        role: None,
        title: Reason::ChartBids.said(),
        columns: heads(&[Reason::ColumnSa, Reason::ColumnSuit, Reason::ColumnTa]),
        rows,
    }
}

/// A scale on which points can be counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scale {
    Classic,
    Sa,
    Ta,
}

impl Scale {
    const ALL: [Scale; 3] = [Scale::Classic, Scale::Ta, Scale::Sa];

    fn read(text: &str) -> Option<Scale> {
        match fold_word(text).as_str() {
            word if CLASSIC.is_named(word) => Some(Scale::Classic),
            word if Atout::None.is_named(word) => Some(Scale::Sa),
            word if Atout::All.is_named(word) => Some(Scale::Ta),
            _ => None,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Scale::Classic => "scale-classic",
            Scale::Sa => "scale-sa",
            Scale::Ta => "scale-ta",
        }
    }

    const fn short(self) -> &'static str {
        match self {
            Scale::Classic => "classic",
            Scale::Sa => "sa",
            Scale::Ta => "ta",
        }
    }

    const fn total(self) -> i32 {
        match self {
            Scale::Classic => 162,
            Scale::Sa => 130,
            Scale::Ta => 258,
        }
    }

    const fn columns(self) -> Option<&'static [i32; 17]> {
        match self {
            Scale::Classic => None,
            Scale::Sa => Some(&SA_COLUMNS),
            Scale::Ta => Some(&TA_COLUMNS),
        }
    }
}

/// One value of a scale on the others: exactly in proportion, and by the reading of the table in force.
///
/// # Errors
/// If there is no such scale, or no such value on it.
pub(crate) fn convert(rules: &Rules, points: i32, from: &str, to: Option<&str>) -> Result<Chart, Reason> {
    let scale = |text: &str| Scale::read(text).ok_or_else(|| Reason::NoSuchScale { asked: text.to_owned() });
    let from = scale(from)?;
    let to = match to.filter(|to| !EVERY.is_named(&fold_word(to))) {
        Some(to) => vec![scale(to)?],
        None => Scale::ALL.into_iter().filter(|scale| *scale != from).collect(),
    };
    if !(0..=from.total()).contains(&points) {
        return Err(Reason::ValueTooMuch { points, total: from.total() });
    }
    let rows = to.into_iter().map(|to| {
        let exact = Figure::of(i64::from(points) * i64::from(to.total()), i64::from(from.total()));
        let read = read_value(rules, points, exact, from, to);
        vec![Arg::Term(to.id()).into(), exact.into(), read.into()]
    });
    let title = Reason::ChartValue { points, from: from.short().to_owned() };
    Ok(Chart {
        id: "value",
        role: None,
        title: title.said(),
        columns: heads(&[Reason::ColumnScale, Reason::ColumnExact, Reason::ColumnRead]),
        rows: rows.collect(),
    })
}

/// A value as the table in force reads it: through the column it falls in.
fn read_value(rules: &Rules, points: i32, exact: Figure, from: Scale, to: Scale) -> i32 {
    let classic = match (rules.between_columns, from.columns()) {
        (Between::Proportional, _) => return exact.rounded(1, true),
        (Between::Floor, Some(columns)) => count::column_floor(columns, points),
        (Between::Nearest, Some(columns)) if rules.rounding == Rounding::Down => {
            count::column_floor(columns, points)
        }
        (Between::Nearest, Some(columns)) => {
            count::column_nearest(columns, points, rules.rounding != Rounding::HalfDown)
        }
        (Between::Floor, None) => points / 10 * 10,
        (Between::Nearest, None) if rules.rounding == Rounding::Down => points / 10 * 10,
        (Between::Nearest, None) => Figure::whole(points).rounded(10, rules.rounding != Rounding::HalfDown),
    };
    let place = usize::try_from(classic / 10).unwrap_or(0).min(16);
    match to.columns() {
        Some(columns) => columns[place],
        None => classic.min(160),
    }
}

/// What each side would mark for each result of a bid.
///
/// # Errors
/// If these rules know no such bid.
pub(crate) fn pays(rules: &Rules, wager: &Wager<'_>) -> Result<Chart, Reason> {
    let unknown = || Reason::NoSuchLevel { asked: wager.level.to_owned() };
    let word = fold_word(wager.level);
    let level = match word.parse::<i32>() {
        Ok(points) => Level::Points(points),
        Err(_) => {
            let slam = serde_json::from_value::<Slam>(serde_json::Value::from(word));
            Level::Slam(slam.map_err(|_| unknown())?)
        }
    };
    let suit = match wager.suit.map(fold_word) {
        None if level == Level::Slam(Slam::Schmurtz) => None,
        None => Some(Atout::Hearts),
        Some(word) => Some(read_trump(&word).ok_or_else(|| Reason::NoSuchLevel { asked: word.clone() })?),
    };
    let trump = bid::allowed(rules, level, suit)?;
    let stake = match wager.raised {
        0 => Stake::Plain,
        1 => Stake::Coinched,
        2 => Stake::Surcoinched,
        _ => return Err(Reason::NoSuchStake),
    };
    let title = Reason::ChartPays { level, trump, stake }.said();
    if rules.two() {
        return Ok(pays_two(rules, (level, trump, stake), title));
    }
    let contract = Contract { by: Seat::at(0), level, trump, stake };
    let rows = results(rules, contract).into_iter().map(|played| -> Vec<ChartCell> {
        let verdict = judge::judge(rules, &played);
        let carry = standing::Carry { race: crate::engine::Race::new(2), held: 0, winner: None };
        let lines = score::score(rules, &carry, &Outcome::Played(played));
        let points: ChartCell = match level {
            _ if played.sweep.is_some() => Arg::Term("dash").into(),
            Level::Slam(_) => Arg::Term("dash").into(),
            Level::Points(_) => played.points[0].into(),
        };
        let outcome = if verdict.litige { Arg::Term("row-litige") } else { row_term(verdict.row) };
        let [taker, defence] = [Side::A, Side::B].map(|side| lines.of(rules.account(side)));
        vec![outcome.into(), points, taker.into(), defence.into()]
    });
    let mut rows: Vec<_> = rows.collect();
    // Where there is no générale, every trick taken alone is every trick.
    rows.dedup();
    Ok(Chart {
        id: "pays",
        role: None,
        title,
        columns: heads(&[
            Reason::ColumnOutcome,
            Reason::ColumnPoints,
            Reason::ColumnTaker,
            Reason::ColumnDefence,
        ]),
        rows,
    })
}

/// What each of two players would mark: his points do not follow from the other's, so that they stay words.
fn pays_two(rules: &Rules, (level, trump, stake): (Level, Atout, Stake), title: Said) -> Chart {
    let bid = judge::bid_value(rules, level, trump);
    let worth = |terms: Terms| Terms { flat: terms.flat + terms.bid.saturating_mul(bid), bid: 0, ..terms };
    let rows = [Row::Made, Row::Failed].into_iter().map(|row| -> Vec<ChartCell> {
        let marks = table::marks(rules, trump, row, stake);
        let [taker, defence] = [marks.taker, marks.defence].map(|terms| {
            let terms = worth(terms);
            ChartCell::said(Arg::Text(terms.to_string()), sum_words(terms))
        });
        vec![row_term(row).into(), taker, defence]
    });
    Chart {
        id: "pays",
        role: None,
        title,
        columns: heads(&[Reason::ColumnOutcome, Reason::ColumnTaker, Reason::ColumnDefence]),
        rows: rows.collect(),
    }
}

fn read_trump(word: &str) -> Option<Atout> {
    let all = [Atout::Hearts, Atout::Diamonds, Atout::Clubs, Atout::Spades];
    match word {
        word if Atout::None.is_named(word) => Some(Atout::None),
        word if Atout::All.is_named(word) => Some(Atout::All),
        _ => read_suit(word).and_then(|suit| all.into_iter().find(|trump| trump.suit() == Some(suit))),
    }
}

/// The results a contract may have: each step of points from a fall to all of them, then every trick.
fn results(rules: &Rules, contract: Contract) -> Vec<Played> {
    let total = count::scale(rules, contract.trump).total();
    let with = |points: i32, sweep: Option<Sweep>| Played {
        contract,
        said: None,
        points: [points, total - points],
        sweep,
        der: Some(Side::A),
        belotes: [0; 2],
        annonces: Settled::default(),
    };
    let swept = |side: Side, alone: Option<Seat>| {
        with(if side == Side::A { total } else { 0 }, Some(Sweep { side, alone }))
    };
    let mut results = Vec::new();
    if matches!(contract.level, Level::Points(_)) {
        results.push(swept(Side::B, None));
        let needed = (0..=total).find(|points| judge::judge(rules, &with(*points, None)).row.won());
        if let Some(needed) = needed {
            results.push(with((needed - 1).max(0), None));
            results.push(with(needed, None));
            let above = (needed / 10 + 1) * 10;
            results.extend((above..=total).step_by(10).map(|points| with(points, None)));
        } else {
            results.push(with(0, None));
        }
    } else {
        results.push(with(0, None));
    }
    results.push(swept(Side::A, None));
    results.push(swept(Side::A, Some(contract.by)));
    results
}
