//! What the combinations, the sevens, the tricks and the brisques are worth, as a card for the wall.

use super::meld::Meld;
use super::reason::Reason;
use super::rules::{Rules, SevenPlayed};
use super::score::SEVEN;
use crate::cards::Suit;
use crate::engine::{Arg, Chart, ChartCell, Say as _, YesNo};

/// The card of these rules, without what the house does not play.
#[must_use]
pub(crate) fn charts(rules: &Rules) -> Vec<Chart> {
    let trump = Some(Suit::Hearts);
    let worth = |meld: Meld| ChartCell::from(meld.points(rules, trump));
    let fours = [Meld::FourAces, Meld::FourTens, Meld::FourKings, Meld::FourQueens, Meld::RoyalMarriage];
    let mut rows: Vec<Vec<ChartCell>> =
        fours.into_iter().map(|meld| vec![Arg::Term(meld.term()).into(), worth(meld)]).collect();
    let mut told = |what: Reason, points: ChartCell| {
        let what = what.said();
        rows.push(vec![ChartCell::said(Arg::Term(what.id), what), points]);
    };
    told(Reason::RowMarriage, worth(Meld::Marriage(Suit::Spades)));
    if rules.marjolet_trump_queen == Meld::Marjolet(Suit::Spades).points(rules, trump) {
        told(Reason::RowMarjolet, worth(Meld::Marjolet(Suit::Spades)));
    } else {
        told(Reason::RowMarjoletTrump, worth(Meld::Marjolet(Suit::Hearts)));
        told(Reason::RowMarjoletPlain, worth(Meld::Marjolet(Suit::Spades)));
    }
    if rules.jack_queen_plain.on() {
        told(Reason::RowJackQueen, worth(Meld::JackQueen(Suit::Spades)));
    }
    let mut term = |term: &'static str, points: i32| {
        if points != 0 {
            rows.push(vec![Arg::Term(term).into(), points.into()]);
        }
    };
    term("turned-seven", rules.turned_seven);
    term("exchange", SEVEN);
    term("seven", if rules.seven_played == SevenPlayed::Never { 0 } else { SEVEN });
    term("talon-last", rules.talon_last_card);
    term("last-trick", rules.last_trick);
    let last = if rules.six_last_adds_last_trick == YesNo::Yes { rules.last_trick } else { 0 };
    let six = Reason::RowSixLast.said();
    rows.push(vec![ChartCell::said(Arg::Term(six.id), six), rules.six_last.saturating_add(last).into()]);
    let brisque = Reason::RowBrisque { cards: rules.brisques.term() }.said();
    rows.push(vec![ChartCell::said(Arg::Term(brisque.id), brisque), rules.brisque_value.into()]);
    let columns = vec![Reason::ColumnWhat.said(), Reason::ColumnPoints.said()];
    vec![Chart::wall(Reason::ChartWall.said(), columns, rows)]
}
