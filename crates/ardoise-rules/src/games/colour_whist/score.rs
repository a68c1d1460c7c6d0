//! The lines of a deal, from the table of contracts.

use super::cells::Row;
use super::contract::{Contract, Family};
use super::outcome::{Fault, Outcome, Played, Taker};
use super::reason::Reason;
use super::rules::{AbondancePays, RevokePrice, Rules, Settlement, TwoDeclarers};
use crate::engine::{Account, Article, Called, Score, Seat};

const PRICES: Article = Article("colour-whist.prices");
const FAILED: Article = Article("colour-whist.failed");
const REVOKE: Article = Article("colour-whist.revoke");
const SEVERAL: Article = Article("colour-whist.several");
const SETTLEMENT: Article = Article("colour-whist.settlement");
const ALL_PASS: Article = Article("colour-whist.all-pass");
/// The tricks of a whole deal.
const EVERY: i32 = 13;

/// Did a declarer keep his contract? A revoke decides before the tricks.
#[must_use]
pub(crate) fn made(row: &Row, taker: &Taker) -> bool {
    match (taker.fault, taker.tricks) {
        (Some(Fault::Declarer(_)), _) => false,
        (Some(Fault::Defender(_)), _) => true,
        (None, None) => taker.said.unwrap_or(true),
        (None, Some(tricks)) => match row.contract.family() {
            Family::Exactly => tricks == row.tricks,
            Family::Pair | Family::AtLeast => tricks >= row.tricks,
        },
    }
}

/// The price of a contract as it was played: a base and so many times a rate.
#[derive(Debug, Clone, Copy)]
struct Price {
    /// The contract whose price it is.
    paid: Called,
    made: bool,
    all: bool,
    base: i32,
    count: i32,
    rate: i32,
}

impl Price {
    const fn unit(self) -> i32 {
        self.base.saturating_add(self.count.saturating_mul(self.rate))
    }
}

/// The row that pays a contract made with so many tricks: its own, or that of the highest abondance these tricks make.
fn paid_row(rules: &Rules, row: &Row, tricks: i32) -> Row {
    const ABONDANCES: [Contract; 4] =
        [Contract::Abondance, Contract::Abondance10, Contract::Abondance11, Contract::Abondance12];
    if rules.abondance_pays == AbondancePays::Called || !ABONDANCES.contains(&row.contract) {
        return *row;
    }
    let rows = ABONDANCES.into_iter().map(|contract| rules.row(contract));
    let made = rows.filter(|made| made.offered && made.tricks <= tricks && made.tricks >= row.tricks);
    made.max_by_key(|made| made.tricks).unwrap_or(*row)
}

/// What a contract is worth that is only said to be made or lost; none where that depends on the tricks.
fn said_price(rules: &Rules, row: &Row, made_it: bool) -> Option<Price> {
    let counted = (0..=i32::from(row.contract.deal_tricks())).map(|tricks| Taker {
        seat: Seat::at(0),
        contract: row.contract,
        tricks: Some(tricks),
        said: None,
        fault: None,
    });
    let mut prices =
        counted.filter(|taker| made(row, taker) == made_it).map(|taker| price(rules, row, &taker));
    let first = prices.next()?;
    let defence = |price: &Price| price.count.saturating_mul(row.defence_missing);
    let own = rules.settlement == Settlement::Own && !made_it;
    let same = |other: &Price| {
        other.unit() == first.unit()
            && other.paid == first.paid
            && (!own || defence(other) == defence(&first))
    };
    prices.all(|other| same(&other)).then_some(Price { all: false, ..first })
}

/// Is what a contract pays known once it is said to be made, or lost, without its tricks?
#[must_use]
pub(crate) fn without_tricks(rules: &Rules, contract: Contract, made: bool) -> bool {
    said_price(rules, &rules.row(contract), made).is_some()
}

/// What a deal was worth to each side.
fn price(rules: &Rules, row: &Row, taker: &Taker) -> Price {
    if let (None, None, Some(said)) = (taker.tricks, taker.fault, taker.said)
        && let Some(price) = said_price(rules, row, said)
    {
        return price;
    }
    let made = made(row, taker);
    let base_only = taker.fault.is_some() && rules.revoke_price == RevokePrice::Base;
    let tricks = taker.tricks.filter(|_| !base_only).unwrap_or(row.tricks);
    if !made {
        let missing = match row.contract.family() {
            Family::Exactly => (tricks - row.tricks).abs(),
            Family::Pair | Family::AtLeast => (row.tricks - tricks).max(0),
        };
        return Price {
            paid: row.called,
            made,
            all: false,
            base: row.lost,
            count: missing,
            rate: row.missing,
        };
    }
    let row = &paid_row(rules, row, tricks);
    if let Some(all) = row.all.filter(|_| tricks == EVERY) {
        return Price { paid: row.called, made, all: true, base: all, count: 0, rate: 0 };
    }
    let extra = match row.contract.family() {
        Family::Exactly => 0,
        Family::Pair | Family::AtLeast if base_only => 0,
        Family::Pair | Family::AtLeast => (tricks.min(row.over_to) - row.over_from).max(0),
    };
    Price { paid: row.called, made, all: false, base: row.won, count: extra, rate: row.over }
}

/// The score of a deal.
#[must_use]
pub(crate) fn score(rules: &Rules, outcome: &Outcome) -> Score<Reason> {
    let Outcome::Played(played) = outcome else { return Score::default() };
    let mut lines = Score::with_capacity(8);
    match rules.settlement {
        Settlement::Own => own(rules, played, &mut lines),
        Settlement::Shared => shared(rules, played, &mut lines),
    }
    if played.doubled {
        for seat in played.actives.seats() {
            let to = Account::Seat(*seat);
            let points = lines.of(to);
            if points != 0 {
                lines.points(to, points, ALL_PASS, Reason::Doubled { points });
            }
        }
    }
    lines
}

/// Do all declarers win or lose together? A colour or a trou always; a misère where the table says so.
#[must_use]
pub(crate) fn together(rules: &Rules, played: &Played) -> bool {
    let Some(first) = played.takers().first() else { return false };
    let same = played.takers().iter().all(|taker| taker.contract == first.contract);
    first.contract.pair() || (same && rules.two_declarers == TwoDeclarers::Joint)
}

/// The declarer who decides a contract played together: the first who lost it, else the first.
fn decisive<'a>(row: &Row, played: &'a Played) -> Option<&'a Taker> {
    let lost = played.takers().iter().find(|taker| !made(row, taker));
    lost.or_else(|| played.takers().first())
}

fn shared(rules: &Rules, played: &Played, lines: &mut Score<Reason>) {
    let takers = played.takers();
    if together(rules, played) || takers.len() == 1 {
        let Some(first) = takers.first() else { return };
        let row = rules.row(first.contract);
        let Some(taker) = decisive(&row, played) else { return };
        let price = price(rules, &row, taker);
        let defenders = played.actives.seats().len() - takers.len();
        let times = i32::try_from(defenders / takers.len()).unwrap_or(1);
        for each in takers {
            gains(lines, each.seat, &row, taker, price, times);
        }
        for seat in played.actives.seats() {
            if !played.takes(*seat) {
                pays(lines, *seat, &row, taker, price);
            }
        }
        return;
    }
    if rules.two_declarers == TwoDeclarers::Stake {
        return stakes(rules, played, lines);
    }
    if rules.two_declarers == TwoDeclarers::Table || rules.two_declarers == TwoDeclarers::Joint {
        for taker in takers {
            let row = rules.row(taker.contract);
            let price = price(rules, &row, taker);
            let others = played.actives.seats().len() - 1;
            gains(lines, taker.seat, &row, taker, price, i32::try_from(others).unwrap_or(3));
            for seat in played.actives.seats() {
                if *seat != taker.seat {
                    pays(lines, *seat, &row, taker, price);
                }
            }
        }
        return;
    }
    separate(rules, played, lines);
}

/// The share of the player in that place, when `players` share `sum`: whoever comes first takes what is over.
const fn share(sum: i32, players: i32, place: i32) -> i32 {
    sum.div_euclid(players) + if place < sum.rem_euclid(players) { 1 } else { 0 }
}

/// Writes what so many players share, one after the other.
fn shares(lines: &mut Score<Reason>, seats: &[Seat], sum: i32, reason: impl Fn(i32) -> Reason) {
    let players = i32::try_from(seats.len()).unwrap_or(1).max(1);
    for (place, seat) in (0..players).zip(seats) {
        lines.points(Account::Seat(*seat), share(sum, players, place), SEVERAL, reason(players));
    }
}

/// Each declarer at a stake of three prices: it comes from, or goes to, those who did not declare; where all did, the
/// winners share the stakes of the losers.
fn stakes(rules: &Rules, played: &Played, lines: &mut Score<Reason>) {
    const PRICES_AT_STAKE: i32 = 3;
    let mut others: Vec<Seat> =
        played.actives.seats().iter().copied().filter(|seat| !played.takes(*seat)).collect();
    let all = others.is_empty();
    let priced = |taker: &Taker| {
        let row = rules.row(taker.contract);
        (row, price(rules, &row, taker))
    };
    if all {
        let won = |taker: &&Taker| priced(taker).1.made;
        others = played.takers().iter().filter(won).map(|taker| taker.seat).collect();
        if others.is_empty() || others.len() == played.takers().len() {
            for taker in played.takers() {
                lines.points(Account::Seat(taker.seat), 0, SEVERAL, Reason::StakesReturned);
            }
            return;
        }
    }
    let mut balance = 0_i32;
    for taker in played.takers() {
        let (row, price) = priced(taker);
        if all && price.made {
            continue;
        }
        gains(lines, taker.seat, &row, taker, price, PRICES_AT_STAKE);
        let stake = price.unit().saturating_mul(PRICES_AT_STAKE);
        balance = if price.made { balance.saturating_sub(stake) } else { balance.saturating_add(stake) };
    }
    shares(lines, &others, balance, |players| Reason::StakesShared { balance, players });
}

/// Each declarer settles his price with the defenders only, who share the balance.
fn separate(rules: &Rules, played: &Played, lines: &mut Score<Reason>) {
    let takers = played.takers();
    if takers.len() == played.actives.seats().len() {
        return;
    }
    let mut balance = 0_i32;
    for taker in takers {
        let row = rules.row(taker.contract);
        let price = price(rules, &row, taker);
        gains(lines, taker.seat, &row, taker, price, 1);
        balance = if price.made {
            balance.saturating_add(price.unit())
        } else {
            balance.saturating_sub(price.unit())
        };
    }
    let seats: Vec<Seat> =
        played.actives.seats().iter().copied().filter(|seat| !played.takes(*seat)).collect();
    shares(lines, &seats, -balance, |defenders| Reason::Separate { balance: -balance, defenders });
}

/// Each camp marks its own: the attack its price, the defence its price when the contract is lost.
fn own(rules: &Rules, played: &Played, lines: &mut Score<Reason>) {
    let decisive = |row: &Row| if together(rules, played) { decisive(row, played).copied() } else { None };
    let mut settled = false;
    for each in played.takers() {
        let row = rules.row(each.contract);
        let one = decisive(&row);
        let taker = one.unwrap_or(*each);
        let attack = price(rules, &row, &taker);
        gains(lines, each.seat, &row, &taker, attack, 1);
        if attack.made || settled {
            continue;
        }
        settled = one.is_some();
        let defence = Price { base: row.defence, rate: row.defence_missing, ..attack };
        for seat in played.actives.seats() {
            if !played.takes(*seat) {
                receives(lines, *seat, &row, &taker, defence, SETTLEMENT);
            }
        }
    }
}

/// The lines of a declarer, `times` his price.
fn gains(lines: &mut Score<Reason>, to: Seat, row: &Row, taker: &Taker, price: Price, times: i32) {
    let to = Account::Seat(to);
    let (contract, base) = (row.called, price.base);
    let amount = base.saturating_mul(times);
    let extra = price.count.saturating_mul(price.rate).saturating_mul(times);
    let (count, rate) = (price.count, price.rate);
    let (needed, tricks) = (row.tricks, taker.tricks.unwrap_or(row.tricks));
    match (taker.fault, price.made) {
        (Some(Fault::Defender(player)), _) => {
            let reason = Reason::MadeByRevoke { contract, price: base, times, player };
            lines.points(to, amount, REVOKE, reason);
        }
        (Some(Fault::Declarer(player)), _) => {
            let reason = Reason::FailedByRevoke { contract, price: base, times, player };
            lines.points(to, -amount, REVOKE, reason);
        }
        (None, true) if price.all => {
            lines.points(to, amount, PRICES, Reason::MadeAll { contract, price: base, times });
        }
        (None, true) if price.paid != row.called => {
            let paid = price.paid;
            lines.points(to, amount, PRICES, Reason::MadeAs { contract, paid, price: base, times });
        }
        (None, true) => lines.points(to, amount, PRICES, Reason::Made { contract, price: base, times }),
        (None, false) if taker.tricks.is_none() => {
            lines.points(to, -amount, FAILED, Reason::FailedBare { contract, price: base, times });
        }
        (None, false) => {
            let reason = Reason::Failed { contract, price: base, times, tricks, needed };
            lines.points(to, -amount, FAILED, reason);
        }
    }
    if extra == 0 {
        return;
    }
    if price.made {
        lines.points(to, extra, PRICES, Reason::Over { extra: count, rate, times });
    } else {
        lines.points(to, -extra, FAILED, Reason::Missing { missing: count, rate, times });
    }
}

/// The lines of an opponent of `taker`.
fn pays(lines: &mut Score<Reason>, to: Seat, row: &Row, taker: &Taker, price: Price) {
    if !price.made {
        receives(lines, to, row, taker, price, FAILED);
        return;
    }
    let account = Account::Seat(to);
    let (player, contract) = (taker.seat, row.called);
    let reason = if price.all {
        Reason::PaidAll { player, contract, price: price.base }
    } else if price.paid != row.called {
        Reason::PaidAs { player, contract, paid: price.paid, price: price.base }
    } else {
        Reason::Paid { player, contract, price: price.base }
    };
    lines.points(account, -price.base, PRICES, reason);
    let extra = price.count.saturating_mul(price.rate);
    if extra != 0 {
        let reason = Reason::PaidOver { player, extra: price.count, rate: price.rate };
        lines.points(account, -extra, PRICES, reason);
    }
}

/// What an opponent gets from a contract lost.
fn receives(lines: &mut Score<Reason>, to: Seat, row: &Row, taker: &Taker, price: Price, article: Article) {
    let to = Account::Seat(to);
    let (player, contract) = (taker.seat, row.called);
    lines.points(to, price.base, article, Reason::Received { player, contract, price: price.base });
    let extra = price.count.saturating_mul(price.rate);
    if extra != 0 {
        let reason = Reason::ReceivedMissing { player, missing: price.count, rate: price.rate };
        lines.points(to, extra, article, reason);
    }
}
