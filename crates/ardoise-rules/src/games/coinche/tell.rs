//! What the slate says about a deal: whose turn it is, the contract, the headline, what the bid pays.

use serde_json::{Value, json};

use super::auction::{self, Phase};
use super::count;
use super::deal::Deal;
use super::judge;
use super::level::{Bid, Level};
use super::marks::{Row, Stake};
use super::options::*;
use super::outcome::{Contract, Outcome, Played, Void};
use super::reason::Reason;
use super::rules::Rules;
use super::score;
use super::standing::Carry;
use super::table;
use crate::engine::{Account, Arg, Expects, Seat, Setting, Side, Undertaken};
use crate::games::jass::{self, Counted, Settled, Sweep};

/// Who leads to the first trick.
#[must_use]
pub(crate) fn leader(rules: &Rules, deal: &Deal) -> Seat {
    match deal.auction.bid {
        Some(Bid { by, level: Level::Slam(slam), .. })
            if slam.alone() && rules.generale_lead == GeneraleLead::Announcer =>
        {
            by
        }
        _ => auction::next(rules.seats(), deal.dealer),
    }
}

/// What may be said now.
#[must_use]
pub(crate) fn expects(rules: &Rules, deal: &Deal) -> Expects {
    let auction = &deal.auction;
    let complete = deal.outcome(rules).is_some();
    if complete {
        let mut events = vec!["belote", "revoke"];
        if !doubts(rules, deal).is_empty() {
            events.insert(0, "capot");
        }
        return Expects { to_act: None, events };
    }
    if auction.phase == Phase::Open && !deal.playing {
        let mut events = match (auction.bid, auction.coinche) {
            (None, _) => vec!["bid", "pass"],
            (Some(_), None) => vec!["pass", "bid", "coinche", "points"],
            (Some(_), Some(_)) => vec!["pass", "bid", "surcoinche", "points"],
        };
        words(rules, deal, &mut events);
        if auction.bid.is_none() && rules.low_hand == LowHand::Annul {
            events.push("weak");
        }
        return Expects { to_act: Some(auction.turn), events };
    }
    let slam = matches!(auction.bid, Some(Bid { level: Level::Slam(_), .. }));
    let alone = matches!(auction.bid, Some(Bid { level: Level::Slam(slam), .. }) if slam.alone());
    let mut events = match (slam, alone) {
        _ if rules.two() => vec!["points", "tricks"],
        (_, true) => vec!["generale", "tricks", "points", "capot"],
        (true, false) => vec!["capot", "tricks", "points", "generale"],
        (false, _) => vec!["points", "capot", "generale", "tricks"],
    };
    words(rules, deal, &mut events);
    if deal.contract().is_some_and(|contract| count::needs_der(rules, contract.trump)) {
        events.push("der");
    }
    if auction.stake() == Stake::Coinched && !deal.playing {
        events.insert(0, "surcoinche");
    }
    if rules.annonces != Annonces::Off {
        events.push("belote");
    }
    if rules.annonces == Annonces::On {
        events.push("declare");
    }
    // With one of two counts missing it is for that player to say his.
    let silent = deal.tally.points.filter(|points| rules.two() && !points.both());
    let to_act = silent.map_or_else(|| leader(rules, deal), |points| Seat::at(1 - points.side()));
    Expects { to_act: Some(to_act), events }
}

/// The words for a contract that is made or not, right after the figure: where nothing that is marked depends on it.
fn words(rules: &Rules, deal: &Deal, events: &mut Vec<&'static str>) {
    let Some(contract) = deal.contract() else { return };
    let after = events.iter().position(|event| *event == "points").map_or(events.len(), |place| place + 1);
    for (made, word) in [(false, "down"), (true, "made")] {
        if table::without_figure(rules, contract, made) {
            events.insert(after, word);
        }
    }
}

/// The contract as JSON.
#[must_use]
pub(crate) fn contract(rules: &Rules, deal: &Deal) -> Value {
    let Some(contract) = deal.contract() else { return Value::Null };
    let mut value = json!({
        "by": [contract.by.number()],
        "level": contract.level,
        "suit": contract.trump.id(),
        "multiplier": table::factor(rules, contract.stake),
        "stake": contract.stake.id(),
    });
    let doubled: Vec<Seat> = [deal.auction.coinche, deal.auction.surcoinche].into_iter().flatten().collect();
    if !doubled.is_empty() {
        value["doubled"] = json!(doubled);
    }
    match deal.outcome(rules) {
        Some(Outcome::Played(played)) => {
            let verdict = judge::judge(rules, &played);
            value["made"] = if verdict.litige { Value::Null } else { Value::from(verdict.row.won()) };
        }
        Some(Outcome::Revoked(contract, by, _)) => {
            value["made"] = Value::from(by.index() != contract.taker())
        }
        Some(Outcome::Void(_) | Outcome::Misdealt(_)) | None => {}
    }
    value
}

/// What is told of a deal besides its contract: every trick taken by a side, belotes.
#[must_use]
pub(crate) fn feats(rules: &Rules, deal: &Deal) -> Vec<(&'static str, Account)> {
    let Some(Outcome::Played(played)) = deal.outcome(rules) else { return Vec::new() };
    jass::feats(rules.camps(), played.sweep.map(|sweep| sweep.side), played.belotes)
}

/// Contract and result in a few words.
#[must_use]
pub(crate) fn headline(rules: &Rules, deal: &Deal) -> Option<Reason> {
    let head = |contract: Contract| (contract.level, contract.trump, contract.stake);
    match deal.outcome(rules) {
        None => deal.contract().map(|contract| {
            let (level, trump, stake) = head(contract);
            Reason::HeadOpen { level, trump, stake }
        }),
        Some(Outcome::Void(Void::Annulled)) => Some(Reason::HeadAnnulled),
        Some(Outcome::Void(Void::PassedOut)) => Some(Reason::HeadPassedOut { passes: rules.seats() }),
        Some(Outcome::Misdealt(_)) => Some(Reason::HeadMisdeal),
        Some(Outcome::Revoked(contract, by, _)) => {
            let (level, trump, stake) = head(contract);
            Some(Reason::HeadRevoked { level, trump, stake, by: rules.account(by) })
        }
        Some(Outcome::Played(played)) => {
            let (level, trump, stake) = head(played.contract);
            let verdict = judge::judge(rules, &played);
            let points = judge::counted(rules, &played)[0];
            Some(match verdict.row {
                _ if verdict.litige => Reason::HeadLitige { level, trump, stake },
                Row::Capot | Row::CapotAlone | Row::Generale => Reason::HeadSwept { level, trump, stake },
                Row::CapotMade | Row::GeneraleMade => Reason::HeadMade { level, trump, stake },
                Row::CapotFailed | Row::CapotDry | Row::GeneraleFailed => {
                    Reason::HeadFailed { level, trump, stake }
                }
                Row::Made if played.said.is_some() => Reason::HeadMade { level, trump, stake },
                Row::Failed if played.said.is_some() => Reason::HeadFailed { level, trump, stake },
                Row::Made => Reason::HeadMadeWith { level, trump, stake, points },
                Row::Failed | Row::DefenceCapot => Reason::HeadFailedWith { level, trump, stake, points },
            })
        }
    }
}

/// The deal as its row on the sheet.
#[must_use]
pub(crate) fn undertaken(rules: &Rules, deal: &Deal) -> Undertaken<Reason> {
    let of = |contract: Contract| Undertaken {
        contract: Some(Reason::SheetBid { level: contract.level, trump: contract.trump }),
        by: vec![contract.by],
        raised: match contract.stake {
            Stake::Plain => None,
            Stake::Coinched => Some(Reason::SheetRaised { stake: Arg::Term("coinched") }),
            Stake::Surcoinched => Some(Reason::SheetRaised { stake: Arg::Term("surcoinched") }),
        },
        ..Undertaken::default()
    };
    match deal.outcome(rules) {
        None => deal.contract().map(of).unwrap_or_default(),
        Some(Outcome::Void(_) | Outcome::Misdealt(_)) => {
            Undertaken { contract: headline(rules, deal), ..Undertaken::default() }
        }
        Some(Outcome::Revoked(contract, by, _)) => Undertaken {
            made: Some(by.index() != contract.taker()),
            result: Some(Reason::SheetRevoked { by: rules.account(by) }),
            ..of(contract)
        },
        Some(Outcome::Played(played)) => {
            let verdict = judge::judge(rules, &played);
            let points = judge::counted(rules, &played)[0];
            let taker = played.contract.taker();
            let belote = Arg::Term(match (played.belotes[taker], played.belotes[1 - taker]) {
                (0, 0) => "belote-nobody",
                (1, 0) => "belote-taker",
                (_, 0) => "belotes-taker",
                (0, 1) => "belote-defence",
                (0, _) => "belotes-defence",
                _ => "belotes-both",
            });
            let result = match verdict.row {
                _ if verdict.litige => Reason::SheetLitige { points, belote },
                Row::Capot | Row::CapotAlone | Row::Generale => Reason::SheetSwept { belote },
                Row::CapotMade | Row::GeneraleMade => Reason::SheetMade { belote },
                Row::CapotFailed | Row::CapotDry | Row::GeneraleFailed => Reason::SheetFailed { belote },
                Row::Made if played.said.is_some() => Reason::SheetMade { belote },
                Row::Failed if played.said.is_some() => Reason::SheetFailed { belote },
                Row::Made => Reason::SheetMadeWith { points, belote },
                Row::Failed | Row::DefenceCapot => Reason::SheetFailedWith { points, belote },
            };
            Undertaken {
                made: (!verdict.litige).then(|| verdict.row.won()),
                result: Some(result),
                ..of(played.contract)
            }
        }
    }
}

/// What a contract would pay with what is declared so far: the least the taker's side marks when it is made, and what a fall costs,
/// or costs at least where the falls are not all dear alike.
fn pays(rules: &Rules, carry: &Carry, contract: Contract, tally: &Counted) -> Reason {
    let taker = Side::at(contract.taker());
    let others = taker.other();
    let marked = |played: Played, side: Side| {
        let score = score::score(rules, &Carry { held: 0, ..carry.clone() }, &Outcome::Played(played));
        score.of(rules.account(side))
    };
    let ways = ways(rules, contract, tally);
    let least = |won: bool, side: Side| {
        let ended = ways.iter().filter(|way| {
            let verdict = judge::judge(rules, way);
            verdict.row.won() == won && !verdict.litige
        });
        let marks = ended.map(|way| marked(*way, side));
        marks.fold(None, |found: Option<(i32, i32)>, marks| {
            found.map_or(Some((marks, marks)), |(least, most)| Some((least.min(marks), most.max(marks))))
        })
    };
    let (made, _) = least(true, taker).unwrap_or_default();
    let (failed, dearest) = least(false, others).unwrap_or_default();
    let (by, others) = (rules.account(taker), rules.account(others));
    if rules.two() {
        return Reason::PaysTwo { by, made, others, failed };
    }
    if failed == dearest {
        Reason::Pays { by, made, others, failed }
    } else {
        Reason::PaysAtLeast { by, made, others, failed }
    }
}

/// The ways in which a contract may end with what is declared so far: by the lowest and the highest counts that it is made or lost by,
/// and with every trick on one side.
fn ways(rules: &Rules, contract: Contract, tally: &Counted) -> Vec<Played> {
    let taker = Side::at(contract.taker());
    let shown = tally.declared.settled(rules.house(), contract.trump, None);
    let total = count::scale(rules, contract.trump).total();
    let way = |annonces: Settled, points: i32, sweep: Option<Sweep>| {
        let mut by_side = [0; 2];
        by_side[taker.index()] = points;
        // Of two players neither's points follow from the other's: the least is that he has none.
        by_side[taker.other().index()] = if rules.two() { 0 } else { total - points };
        let der = Some(if points == 0 { taker.other() } else { taker });
        Played { contract, said: None, points: by_side, sweep, der, belotes: tally.belotes(), annonces }
    };
    let all = |side: Side, alone: Option<Seat>| {
        way(shown, if side == taker { total } else { 0 }, Some(Sweep { side, alone }))
    };
    let counted = |annonces: Settled| {
        let verdict = |points: i32| {
            let verdict = judge::judge(rules, &way(annonces, points, None));
            (verdict.row, verdict.litige)
        };
        let ends = |points: &i32| {
            let beside = [points - 1, points + 1].into_iter().filter(|beside| (0..=total).contains(beside));
            [0, total].contains(points)
                || beside.into_iter().any(|beside| verdict(beside) != verdict(*points))
        };
        (0..=total).filter(ends).map(|points| way(annonces, points, None)).collect::<Vec<_>>()
    };
    let mut ways = counted(shown);
    // With what the taker declared no count may be too low: he fails where the others declare better.
    if ways.iter().all(|way| judge::judge(rules, way).row.won()) {
        let lost = counted(Settled::default()).into_iter().filter(|way| !judge::judge(rules, way).row.won());
        ways.extend(lost);
    }
    ways.extend([all(taker, None), all(taker, Some(contract.by)), all(taker.other(), None)]);
    ways
}

/// What is to be asked about a deal that is done: all points on one side may be a capot.
#[must_use]
pub(crate) fn doubts(rules: &Rules, deal: &Deal) -> Vec<Reason> {
    let unsaid = deal.tally.may_be_sweep() && deal.tally.revoke.is_none();
    let played = deal.contract().is_some_and(|contract| matches!(contract.level, Level::Points(_)));
    let open = unsaid && played && !rules.two() && !deal.annulled;
    if let Some(player) = taken_alone(rules, deal) {
        return vec![Reason::GeneraleWanted { player }];
    }
    if open { vec![Reason::CapotWanted] } else { Vec::new() }
}

/// Who undertook to take every trick alone, where his side took them all and nobody said whether he did.
#[must_use]
pub(crate) fn taken_alone(rules: &Rules, deal: &Deal) -> Option<Seat> {
    let contract = deal.contract().filter(|_| !deal.annulled && !rules.two())?;
    let undertook = matches!(contract.level, Level::Slam(slam) if slam.alone());
    let sweep =
        deal.tally.sweep.filter(|sweep| sweep.alone.is_none() && sweep.side.index() == contract.taker())?;
    // Of recorded cards it is known who took the last trick, and every other one.
    let open = undertook && deal.said.is_none() && deal.tally.revoke.is_none() && deal.tally.der.is_none();
    open.then_some(contract.by).filter(|by| Side::of(*by) == sweep.side)
}

/// Why a contract that was said to be made, or down, is not what its points make of it.
#[must_use]
pub(crate) fn contradicts(rules: &Rules, deal: &Deal) -> Option<Reason> {
    let said = deal.said?;
    let Some(Outcome::Played(played)) = deal.outcome(rules) else { return None };
    let verdict = judge::judge(rules, &played);
    if played.said.is_some() || verdict.litige || verdict.row.won() == said {
        return None;
    }
    let points = judge::counted(rules, &played)[0];
    Some(if said { Reason::SaidMade { points } } else { Reason::SaidDown { points } })
}

/// What the table must not forget now.
#[must_use]
pub(crate) fn notices(at: Setting<'_, Rules>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
    let rules = at.rules;
    let mut notices = Vec::new();
    if carry.held != 0 && carry.winner.is_none() {
        notices.push(Reason::HeldNow { points: carry.held });
    }
    let Some(deal) = deal else { return notices };
    if deal.auction.bid.is_none() && deal.auction.phase == Phase::Open {
        let (player, dealer) = (auction::next(rules.seats(), deal.dealer), deal.dealer);
        notices.push(rules.direction.speaks(player, dealer).into());
    }
    if deal.may_not_bid(rules, deal.dealer) {
        notices.push(Reason::SpokenNoBid { by: deal.dealer });
    }
    if let Some(contract) = deal.contract()
        && deal.outcome(rules).is_none()
    {
        // Points alone do not say of a slam that every trick was taken.
        if matches!(contract.level, Level::Slam(_)) && deal.tally.may_be_sweep() {
            notices.push(Reason::CapotWanted);
        }
        let closed = deal.auction.phase == Phase::Closed;
        if closed && !deal.playing && rules.auction_after == AuctionAfter::Six {
            let dealer = deal.dealer;
            notices.push(if rules.two() {
                Reason::ThreeMoreCards { dealer }
            } else {
                Reason::TwoMoreCards { dealer }
            });
        }
        if let Level::Slam(slam) = contract.level
            && closed
        {
            let leader = leader(rules, deal);
            if slam.alone() && leader == contract.by {
                notices.push(Reason::LeadsOwn { player: leader });
            } else if rules.capot_lead_ban.yes() && !auction::together(leader, contract.by) {
                notices.push(Reason::NoTopLead);
            }
        }
        if deal.playing && count::needs_der(rules, contract.trump) && deal.tally.der.is_none() {
            notices.push(Reason::DerWanted);
        }
        if let Some(points) = deal.tally.points.filter(|points| rules.two() && !points.both()) {
            notices.push(Reason::CountWanted { player: Seat::at(1 - points.side()) });
        }
        notices.push(pays(rules, carry, contract, &deal.tally));
    }
    notices
}
