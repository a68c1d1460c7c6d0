//! The tables of the game: what the contracts are worth, and what a bid pays.

use super::contract::Contract;
use super::event::Size;
use super::outcome::{Count, Outcome, Played};
use super::pile::Pile;
use super::reason::Reason;
use super::rules::Rules;
use super::score;
use super::shape::{Shape, calls, needed, poignee_value, trumps_shown};
use crate::cards::fold_word;
use crate::engine::{
    Account, Arg, Chart, ChartCell, ChartRole, Half, NEVER, Said, Say as _, Seat, Typed as _, Wager,
};

fn heads(reasons: &[Reason]) -> Vec<Said> {
    reasons.iter().map(|reason| reason.said()).collect()
}

/// The contracts of the table, each made by nought and lost by one, for one defender.
#[must_use]
pub(crate) fn charts(rules: &Rules) -> Vec<Chart> {
    let rows = Contract::ALL.into_iter().filter_map(|contract| {
        let worth = contract.worth(rules).ok()?;
        let lost = worth.base.saturating_add(score::rounded(rules, 1)).saturating_mul(worth.multiplier);
        let made = worth.base.saturating_mul(worth.multiplier);
        let row: Vec<ChartCell> = vec![contract.into_cell(), made.into(), lost.saturating_neg().into()];
        Some(row)
    });
    let contracts = Chart {
        id: "contracts",
        role: Some(ChartRole::Contracts),
        title: Reason::ChartContracts.said(),
        columns: heads(&[Reason::ColumnContract, Reason::ColumnMade, Reason::ColumnLost]),
        rows: rows.collect(),
    };
    vec![contracts, wall(rules)]
}

/// The same for the wall, with what is added to a contract: made and lost as the attack marks them.
fn wall(rules: &Rules) -> Chart {
    let never = || ChartCell::from(Arg::Text(NEVER.to_owned()));
    let mut rows: Vec<Vec<ChartCell>> = Vec::new();
    for contract in Contract::ALL {
        let Ok(worth) = contract.worth(rules) else { continue };
        let lost = worth.base.saturating_add(score::rounded(rules, 1)).saturating_mul(worth.multiplier);
        let times = if rules.petit_multiplied.yes() { worth.multiplier } else { 1 };
        rows.push(vec![
            contract.into_cell(),
            worth.base.saturating_mul(worth.multiplier).into(),
            lost.saturating_neg().into(),
            rules.petit_value.saturating_mul(times).into(),
        ]);
    }
    let mut told = |what: Reason, made: i32, lost: Option<i32>| {
        let what = what.said();
        let lost = lost.map_or_else(never, |lost| lost.saturating_neg().into());
        rows.push(vec![ChartCell::said(Arg::Term(what.id), what), made.into(), lost, never()]);
    };
    for size in [Size::Simple, Size::Double, Size::Triple] {
        let (trumps, value) = (trumps_shown(rules, size), poignee_value(rules, size));
        told(Reason::RowPoignee { size, trumps }, value, Some(value));
    }
    told(Reason::RowSlam, rules.chelem_made, Some(rules.chelem_failed));
    told(Reason::RowSlamUnannounced, rules.chelem_unannounced, None);
    if rules.petit_chelem.on() {
        told(Reason::RowSmallSlam, rules.petit_chelem_made, Some(rules.petit_chelem_failed));
    }
    let columns =
        heads(&[Reason::ColumnContract, Reason::ColumnMade, Reason::ColumnLost, Reason::ColumnPetit]);
    Chart::wall(Reason::ChartWall.said(), columns, rows)
}

impl Contract {
    fn into_cell(self) -> ChartCell {
        crate::engine::Arg::from(self).into()
    }

    /// The contract of a word.
    fn read(word: &str) -> Option<Contract> {
        let id = Contract::KIND.choices().iter().find(|choice| choice.is_named(word))?.id;
        Contract::ALL.into_iter().find(|contract| contract.id() == id)
    }
}

/// What each player would mark for the results of a bid, by bouts: lost by ten, lost by one, made, made by ten and by
/// twenty.
///
/// # Errors
/// If these rules know no such bid.
pub(crate) fn pays(rules: &Rules, wager: &Wager<'_>) -> Result<Chart, Reason> {
    let asked = || Reason::NoSuchContract { asked: wager.level.to_owned() };
    let word: Vec<&str> = wager.level.split_whitespace().collect();
    let contract = Contract::read(&fold_word(&word.join("-"))).ok_or_else(asked)?;
    contract.worth(rules).map_err(|(option, value)| Reason::Withheld {
        contract,
        option: option.to_owned(),
        value,
    })?;
    let partnered = calls(rules);
    let players = usize::try_from(Shape::of(rules).players).unwrap_or(4);
    let partner = partnered.then_some(Seat::at(1));
    let defenders: Vec<Seat> = (usize::from(partnered) + 1..players).map(Seat::at).collect();
    let mut rows = Vec::new();
    for bouts in 0..=3 {
        for difference in [-10, -1, 0, 10, 20] {
            let points = needed(bouts) + difference;
            if !Pile::allows(Shape::of(rules), contract, bouts, Half::whole(points)) {
                continue;
            }
            let played = Played {
                contract,
                taker: Seat::at(0),
                partner,
                defenders: defenders.clone(),
                count: Some(Count { points: Half::whole(points), bouts }),
                petit: None,
                poignees: Vec::new(),
                miseres: Vec::new(),
                slams: Vec::new(),
                fault: None,
            };
            let lines = score::score(rules, &Outcome::Played(played));
            let of = |seat: Seat| lines.of(Account::Seat(seat));
            let mut row: Vec<ChartCell> = vec![bouts.into(), points.into(), of(Seat::at(0)).into()];
            row.extend(partner.map(|partner| ChartCell::from(of(partner))));
            row.extend(defenders.first().map(|seat| ChartCell::from(of(*seat))));
            rows.push(row);
        }
    }
    let mut columns = vec![Reason::ColumnBouts, Reason::ColumnPoints, Reason::ColumnTaker];
    columns.extend(partnered.then_some(Reason::ColumnPartner));
    columns.push(Reason::ColumnDefender);
    let title = Reason::ChartPays { contract }.said();
    Ok(Chart { id: "pays", role: None, title, columns: heads(&columns), rows })
}
