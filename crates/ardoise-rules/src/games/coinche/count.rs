//! The counts: what is counted at the table, what it is worth on the classic scale, and what is marked.

use super::auction::bid;
use super::options::*;
use super::rules::Rules;
use crate::games::jass::{Atout, Figure, Scale};

/// The least tout-atout total of 258 that is worth 0, 10, … 160.
pub(crate) const TA_COLUMNS: [i32; 17] =
    [0, 17, 34, 49, 66, 81, 98, 113, 128, 145, 160, 177, 192, 209, 224, 241, 258];
/// The least sans-atout total of 130 that is worth 0, 10, … 160.
pub(crate) const SA_COLUMNS: [i32; 17] =
    [0, 9, 17, 25, 33, 41, 49, 57, 65, 73, 81, 89, 97, 105, 113, 121, 130];

/// How a count is brought to the scale of the bids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Method {
    /// It is on that scale.
    AsCounted,
    /// By the table of 17 columns.
    Table(&'static [i32; 17]),
    /// Times a fraction.
    Times(i64, i64),
    /// The cards times a fraction, the last trick added afterwards.
    CardsTimes(i64, i64),
}

/// What the cards are worth at the table under this trump.
#[must_use]
pub(crate) const fn scale(rules: &Rules, trump: Atout) -> Scale {
    match trump {
        Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => Scale::Suit,
        Atout::None => match rules.sa_count {
            SaCount::As19 => Scale::As19,
            SaCount::Table | SaCount::Proportional | SaCount::Native | SaCount::Times152 => Scale::SaNative,
        },
        Atout::All => match rules.ta_count {
            TaCount::Scale160 => Scale::Ta160,
            TaCount::Ffb => Scale::TaFfb,
            TaCount::Pagat => Scale::TaPagat,
            TaCount::TwoThirds => Scale::TaNoDer,
            TaCount::Table
            | TaCount::Proportional
            | TaCount::Plus50
            | TaCount::Native
            | TaCount::Times152 => Scale::TaNative,
        },
    }
}

/// How the count under this trump is brought to the scale of the bids.
#[must_use]
pub(crate) fn method(rules: &Rules, trump: Atout) -> Method {
    let table = |columns, over, under| match rules.between_columns {
        Between::Nearest | Between::Floor => Method::Table(columns),
        Between::Proportional => Method::Times(over, under),
    };
    match trump {
        Atout::Hearts | Atout::Diamonds | Atout::Clubs | Atout::Spades => Method::AsCounted,
        Atout::None => match rules.sa_count {
            SaCount::As19 | SaCount::Native => Method::AsCounted,
            SaCount::Table => table(&SA_COLUMNS, 162, 130),
            SaCount::Proportional => Method::Times(162, 130),
            SaCount::Times152 => Method::CardsTimes(152, 120),
        },
        Atout::All => match rules.ta_count {
            TaCount::Scale160 | TaCount::Ffb | TaCount::Pagat | TaCount::Plus50 | TaCount::Native => {
                Method::AsCounted
            }
            TaCount::Table => table(&TA_COLUMNS, 162, 258),
            TaCount::Proportional => Method::Times(162, 258),
            TaCount::TwoThirds => Method::Times(2, 3),
            TaCount::Times152 => Method::CardsTimes(152, 248),
        },
    }
}

/// Must it be known who took the last trick before anything can be marked?
#[must_use]
pub(crate) fn needs_der(rules: &Rules, trump: Atout) -> bool {
    matches!(method(rules, trump), Method::CardsTimes(..))
}

/// All the points as they are marked when one side gets them: 160, or what the scale in use gives.
#[must_use]
pub(crate) fn flat_total(rules: &Rules, trump: Atout, exact: bool) -> i32 {
    let own_scale = bid::native(rules, trump) || (trump == Atout::All && rules.ta_count == TaCount::Plus50);
    match (own_scale, exact) {
        (true, true) => scale(rules, trump).total(),
        (true, false) => Figure::whole(scale(rules, trump).total()).rounded(10, true),
        (false, true) => 162,
        (false, false) => 160,
    }
}

/// The classic total of the last column that a native total reaches.
#[must_use]
pub(crate) fn column_floor(columns: &[i32; 17], native: i32) -> i32 {
    let reached = columns.iter().take_while(|column| native >= **column).count();
    i32::try_from(reached).unwrap_or(0).saturating_sub(1).max(0) * 10
}

/// The classic total of the column nearest to a native total; a tie goes up, or down.
#[must_use]
pub(crate) fn column_nearest(columns: &[i32; 17], native: i32, half_up: bool) -> i32 {
    let floor = column_floor(columns, native);
    let place = usize::try_from(floor / 10).unwrap_or(0);
    match (columns.get(place), columns.get(place + 1)) {
        (Some(below), Some(above)) => {
            let (down, up) = (native - below, above - native);
            if up < down || (up == down && half_up) { floor + 10 } else { floor }
        }
        _ => floor,
    }
}

/// What a total counted at the table is worth when a contract is judged.
#[must_use]
pub(crate) fn real(rules: &Rules, trump: Atout, counted: i32, der: bool) -> Figure {
    match method(rules, trump) {
        Method::AsCounted => Figure::whole(counted),
        Method::Table(columns) => Figure::whole(column_floor(columns, counted)),
        Method::Times(over, under) => Figure::of(i64::from(counted) * over, under),
        Method::CardsTimes(over, under) => {
            let last = if der { 10 } else { 0 };
            Figure::of((i64::from(counted) - last) * over + last * under, under)
        }
    }
}

/// What a total counted at the table is worth towards a bid above which so many points more are needed: by the table of
/// columns those are points of its own scale.
#[must_use]
pub(crate) fn beyond(rules: &Rules, trump: Atout, counted: i32, der: bool, margin: i32) -> Figure {
    match method(rules, trump) {
        Method::Table(_) => real(rules, trump, counted - margin, der),
        Method::AsCounted | Method::Times(..) | Method::CardsTimes(..) => {
            real(rules, trump, counted, der).plus(-margin)
        }
    }
}

/// Does a half go up?
#[must_use]
pub(crate) fn half_up(rules: &Rules) -> bool {
    match rules.rounding {
        Rounding::HalfDown => false,
        Rounding::Complement | Rounding::ComplementDefence => rules.complement_half == ComplementHalf::Up,
        Rounding::HalfUp | Rounding::None | Rounding::Down | Rounding::LessOneByFive | Rounding::Winner => {
            true
        }
    }
}

/// A number of points as a side marks it; `won` says whether that side has won the deal.
#[must_use]
pub(crate) fn rounded(rules: &Rules, figure: Figure, half_up: bool, won: bool) -> i32 {
    match rules.rounding {
        Rounding::None => figure.rounded(1, half_up),
        Rounding::Winner if !won => figure.rounded(1, half_up),
        Rounding::Down => figure.rounded_down(rules.bid_step),
        Rounding::LessOneByFive => figure.plus(-1).rounded(5, half_up),
        Rounding::HalfUp
        | Rounding::HalfDown
        | Rounding::Complement
        | Rounding::ComplementDefence
        | Rounding::Winner => figure.rounded(rules.bid_step, half_up),
    }
}

/// How far points are rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Grain {
    /// As the table rounds the points of a side.
    Rounded,
    /// To whole points: the line they stand in is rounded.
    Line,
    /// To whole points: the deal is marked exactly.
    Exact,
}

/// What the two sides mark for their tricks, the taker's side first; `won` says which of them has won the deal.
#[must_use]
pub(crate) fn marks(
    rules: &Rules,
    trump: Atout,
    counted: [i32; 2],
    der: [bool; 2],
    won: [bool; 2],
    grain: Grain,
) -> [i32; 2] {
    let up = half_up(rules);
    let one = |side: usize| {
        let as_marked = |figure: Figure| match grain {
            Grain::Rounded => rounded(rules, figure, up, won[side]),
            Grain::Line | Grain::Exact => figure.rounded(1, up),
        };
        match method(rules, trump) {
            Method::Table(columns) => match rules.between_columns {
                Between::Nearest if rules.rounding == Rounding::Down => column_floor(columns, counted[side]),
                Between::Floor => column_floor(columns, counted[side]),
                Between::Nearest | Between::Proportional => column_nearest(columns, counted[side], up),
            },
            Method::AsCounted | Method::Times(..) | Method::CardsTimes(..) => {
                as_marked(real(rules, trump, counted[side], der[side]))
            }
        }
    };
    let rest = |of: i32| (flat_total(rules, trump, false) - of).max(0);
    match rules.rounding {
        Rounding::Complement if grain != Grain::Exact => {
            let taker = one(0);
            [taker, rest(taker)]
        }
        Rounding::ComplementDefence if grain != Grain::Exact => {
            let defence = one(1);
            [rest(defence), defence]
        }
        Rounding::HalfUp
        | Rounding::HalfDown
        | Rounding::None
        | Rounding::Complement
        | Rounding::ComplementDefence
        | Rounding::Down
        | Rounding::LessOneByFive
        | Rounding::Winner => [one(0), one(1)],
    }
}
