//! What a deal looks like from outside: who acts, the contract as JSON, headline, notices.

use serde_json::{Value, json};

use super::call::Call;
use super::deal::Deal;
use super::outcome::{Fault, Outcome, Taker};
use super::reason::Reason;
use super::rules::{FourAces, ImpureTrump, Rules};
use super::score;
use crate::cards::Suit;
use crate::engine::{Arg, Expects, Seat, Setting, Undertaken};

/// Who may speak now, and what is expected.
#[must_use]
pub(crate) fn expects(at: Setting<'_, Rules>, deal: &Deal) -> Expects {
    let rules = at.rules;
    let first = deal.actives.first();
    if deal.outcome(rules).is_some() {
        return Expects { to_act: None, events: vec!["tricks", "revoke"] };
    }
    let trou = deal.auction.trou();
    if trou.is_some_and(|trou| trou.fill.is_none()) && !rules.trou_impure.on() {
        return Expects { to_act: None, events: vec!["fill"] };
    }
    let standing = deal.auction.standing(rules);
    if deal.counted() && !standing.is_empty() {
        // Each of two declarers counts for himself, and one has not yet.
        return Expects { to_act: None, events: vec!["tricks"] };
    }
    if deal.closed(rules) {
        let leads = standing.first().is_some_and(|call| rules.row(call.contract).declarer_leads);
        let declarer = standing.first().map(|call| call.party.first());
        let to_act = if leads { declarer } else { Some(first) };
        let mut events = vec!["tricks"];
        if deal.lacks_partner(rules).is_some() {
            events.push("fill");
        }
        return Expects { to_act, events };
    }
    let mut events = Vec::with_capacity(6);
    if deal.auction.silent() {
        events.extend(["bid", "pass"]);
        if rules.first_waits.on() {
            events.push("wait");
        }
        if rules.trou.on() {
            events.push("trou");
        }
    } else {
        let passed = deal.auction.passed();
        let others = |call: &Call| {
            deal.actives.seats().iter().any(|seat| !call.party.has(*seat) && !passed.contains(seat))
        };
        if deal.auction.last_call().is_some_and(|call| joinable(rules, call) && others(call)) {
            events.push("support");
        }
        events.extend(["bid", "pass"]);
        if !standing.is_empty() {
            events.push("tricks");
        }
        if deal.lacks_partner(rules).is_some_and(|call| call.contract.trou()) {
            events.push("fill");
        }
    }
    Expects { to_act: speaker(deal), events }
}

fn joinable(rules: &Rules, call: &Call) -> bool {
    call.party.seats().len() < rules.row(call.contract).by
}

/// Whose word it is: the next after the last speaker who has not passed.
fn speaker(deal: &Deal) -> Option<Seat> {
    let seats = deal.actives.seats();
    let last = deal.auction.last().and_then(|last| seats.iter().position(|seat| *seat == last));
    let start = last.map_or(0, |place| place + 1);
    let turn = (0..seats.len()).filter_map(|step| seats.get((start + step) % seats.len()).copied());
    turn.into_iter().find(|seat| !deal.auction.passed().contains(seat))
}

const fn suit_id(suit: Option<Suit>, trump: bool) -> Option<&'static str> {
    match (suit, trump) {
        (Some(suit), _) => Some(suit.id()),
        (None, true) => None,
        (None, false) => Some("none"),
    }
}

/// Each declarer of a deal that was played, with whether his contract was made.
fn made(at: Setting<'_, Rules>, deal: &Deal) -> Vec<(Seat, bool)> {
    let Some(Outcome::Played(played)) = deal.outcome(at.rules) else { return Vec::new() };
    let joint = score::together(at.rules, &played);
    let kept = |taker: &Taker| score::made(&at.rules.row(taker.contract), taker);
    let all = played.takers().iter().all(kept);
    played.takers().iter().map(|taker| (taker.seat, if joint { all } else { kept(taker) })).collect()
}

/// The contract as JSON, or null.
#[must_use]
pub(crate) fn contract(at: Setting<'_, Rules>, deal: &Deal) -> Value {
    let standing = deal.auction.standing(at.rules);
    let Some(top) = standing.last() else { return Value::Null };
    let mut by: Vec<Seat> = standing.iter().flat_map(|call| call.party.seats().iter().copied()).collect();
    by.sort_unstable();
    let row = at.rules.row(top.contract);
    let multiplier = if deal.doubled { 2 } else { 1 };
    let made = made(at, deal);
    let of = |seat: &Seat| made.iter().find(|(taker, _)| taker == seat).map(|(_, made)| *made);
    let all = |kept: bool| made.iter().all(|(_, made)| *made == kept);
    let mut object = json!({
        "by": by,
        "level": top.contract.id(),
        "suit": suit_id(top.suit, row.trump),
        "multiplier": multiplier,
        "tricks": row.tricks,
    });
    if !made.is_empty() {
        let kept = if all(true) { Some(true) } else { all(false).then_some(false) };
        object["made"] = Value::from(kept);
    }
    let each: Vec<Value> = standing
        .iter()
        .flat_map(|call| {
            let seats = call.party.seats().iter();
            seats.map(|seat| json!({"by": seat, "level": call.contract.id(), "made": of(seat)}))
        })
        .collect();
    // Two who declare together have one contract between them, others have one each.
    if each.len() > 1
        && !top.contract.pair()
        && let Some(object) = object.as_object_mut()
    {
        object.insert("each".to_owned(), Value::Array(each));
    }
    object
}

/// The deal in a few words.
#[must_use]
pub(crate) fn headline(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
    match deal.outcome(at.rules) {
        Some(Outcome::PassedOut) => return Some(Reason::HeadPassed),
        Some(Outcome::Annulled) => return Some(Reason::HeadAnnulled),
        Some(Outcome::Void) => return Some(Reason::HeadVoid),
        Some(Outcome::Played(_)) | None => {}
    }
    if let Some(call) = deal.lacks_partner(at.rules) {
        let player = call.party.first();
        let suit = call.suit.filter(|_| call.contract.colour());
        return Some(suit.map_or(Reason::HeadTrou { player }, |suit| Reason::HeadAlone { player, suit }));
    }
    let standing = deal.auction.standing(at.rules);
    let call = standing.first()?;
    let contract = at.rules.called(call.contract);
    let names = |call: &Call| call.party.seats().iter().copied().map(Arg::Seat).collect::<Vec<_>>();
    let players: Vec<Arg> = standing.iter().flat_map(names).collect();
    let first = deal.tricks(call.contract, call.party.first());
    if players.len() > 1 && !call.contract.pair() {
        let each =
            || standing.iter().flat_map(|call| call.party.seats().iter().map(move |seat| (call, *seat)));
        let results: Vec<Arg> =
            each().filter_map(|(call, seat)| deal.tricks(call.contract, seat).map(Arg::from)).collect();
        let contracts = standing.iter().map(|call| Arg::from(at.rules.called(call.contract))).collect();
        return Some(if results.is_empty() && standing.len() == 1 {
            Reason::HeadPlain { players, contract }
        } else {
            Reason::HeadSeveral { players, contracts, results }
        });
    }
    if let Some(made) = deal.said(call.party.first()).filter(|_| first.is_none()) {
        return Some(match (call.suit, made) {
            (Some(suit), true) => Reason::HeadSuitMade { players, contract, suit },
            (Some(suit), false) => Reason::HeadSuitFailed { players, contract, suit },
            (None, true) => Reason::HeadPlainMade { players, contract },
            (None, false) => Reason::HeadPlainFailed { players, contract },
        });
    }
    Some(match (call.suit, first) {
        (Some(suit), Some(tricks)) => Reason::HeadSuitTricks { players, contract, suit, tricks },
        (Some(suit), None) => Reason::HeadSuit { players, contract, suit },
        (None, Some(tricks)) => Reason::HeadPlainTricks { players, contract, tricks },
        (None, None) => Reason::HeadPlain { players, contract },
    })
}

/// The deal as its row on the sheet.
#[must_use]
pub(crate) fn undertaken(at: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
    let void = matches!(deal.outcome(at.rules), Some(Outcome::PassedOut | Outcome::Annulled | Outcome::Void));
    let out = at.table.seats().filter(|seat| !deal.actives.has(*seat)).collect();
    let standing = deal.auction.standing(at.rules);
    let Some(call) = standing.first().filter(|_| !void) else {
        return Undertaken { contract: headline(at, deal), out, ..Undertaken::default() };
    };
    let each = || standing.iter().flat_map(|call| call.party.seats().iter().map(move |seat| (call, *seat)));
    let contract = match (call.suit, standing.as_slice()) {
        (Some(suit), [call]) => Reason::SheetSuit { contract: at.rules.called(call.contract), suit },
        (None, [call]) => Reason::SheetPlain { contract: at.rules.called(call.contract) },
        (_, several) => {
            let contracts = several.iter().map(|call| Arg::from(at.rules.called(call.contract))).collect();
            Reason::SheetSeveral { contracts }
        }
    };
    let (made, all) =
        (made(at, deal), |made: &[(Seat, bool)], kept: bool| made.iter().all(|(_, is)| *is == kept));
    let verdict = match made.as_slice() {
        [] => None,
        made if all(made, true) => Some(true),
        made if all(made, false) => Some(false),
        _ => None,
    };
    let tricks: Vec<i32> = if call.contract.pair() {
        deal.tricks(call.contract, call.party.first()).into_iter().collect()
    } else {
        each().filter_map(|(call, seat)| deal.tricks(call.contract, seat)).collect()
    };
    let by_revoke = fault(at.rules, deal).filter(|_| verdict.is_some()).map(|fault| match fault {
        Fault::Defender(player) => Reason::SheetMadeRevoke { player },
        Fault::Declarer(player) => Reason::SheetFailedRevoke { player },
    });
    let counted = || match (verdict, tricks.as_slice()) {
        (_, []) if made.is_empty() => None,
        (Some(true), counted) if counted.len() < made.len() && !call.contract.pair() => {
            Some(Reason::SheetMadeBare)
        }
        (Some(false), counted) if counted.len() < made.len() && !call.contract.pair() => {
            Some(Reason::SheetFailedBare)
        }
        (Some(true), []) => Some(Reason::SheetMadeBare),
        (Some(false), []) => Some(Reason::SheetFailedBare),
        (Some(true), [tricks]) => Some(Reason::SheetMade { tricks: *tricks }),
        (Some(false), [tricks]) => Some(Reason::SheetFailed { tricks: *tricks }),
        (None, several) if several.len() < made.len() => {
            let of = |kept: bool| {
                made.iter().filter(|(_, made)| *made == kept).map(|(seat, _)| Arg::Seat(*seat)).collect()
            };
            Some(Reason::SheetMixed { made: of(true), failed: of(false) })
        }
        (verdict, several) => {
            let results = several.iter().copied().map(Arg::from).collect();
            Some(match verdict {
                Some(true) => Reason::SheetMadeEach { results },
                Some(false) => Reason::SheetFailedEach { results },
                None => Reason::SheetEach { results },
            })
        }
    };
    Undertaken {
        contract: Some(contract),
        by: each().map(|(_, seat)| seat).collect(),
        raised: deal.doubled.then_some(Reason::SheetDoubled),
        made: verdict,
        out,
        result: by_revoke.or_else(counted),
    }
}

/// The revoke that decides for a declarer.
fn fault(rules: &Rules, deal: &Deal) -> Option<Fault> {
    match deal.outcome(rules)? {
        Outcome::Played(played) => played.takers().iter().find_map(|taker| taker.fault),
        Outcome::PassedOut | Outcome::Annulled | Outcome::Void => None,
    }
}

/// What the table must not forget now.
#[must_use]
pub(crate) fn notices(at: Setting<'_, Rules>, doubled: bool, deal: Option<&Deal>) -> Vec<Reason> {
    let rules = at.rules;
    let mut notices = Vec::new();
    if doubled {
        notices.push(Reason::NoticeDoubled);
    }
    let Some(deal) = deal else { return notices };
    let out = at.table.seats().filter(|seat| !deal.actives.has(*seat)).map(Arg::Seat);
    let out: Vec<Arg> = out.collect();
    if !out.is_empty() {
        notices.push(Reason::NoticeSitsOut { players: out });
    }
    if let Some(call) = deal.lacks_partner(rules) {
        let player = call.party.first();
        let hearts = rules.trou_four_aces == FourAces::HighestHeart;
        let same = rules.impure_trump_from == ImpureTrump::SameTrick;
        notices.push(match (call.suit, rules.trou_impure.on()) {
            (Some(suit), _) => Reason::NoticeAlone { player, suit },
            (None, true) if same => Reason::NoticeImpureSame { player },
            (None, true) => Reason::NoticeImpureNext { player },
            (None, false) if hearts => Reason::NoticeTrouHearts { player },
            (None, false) => Reason::NoticeTrou { player },
        });
        return notices;
    }
    for call in deal.auction.standing(rules) {
        let row = rules.row(call.contract);
        let contract = rules.called(call.contract);
        let lost = row.lost.saturating_add(match call.contract.family() {
            super::contract::Family::Exactly => 0,
            super::contract::Family::Pair | super::contract::Family::AtLeast => row.missing,
        });
        notices.push(Reason::NoticePays { contract, tricks: row.tricks, won: row.won, lost });
        if call.contract.deal_tricks() == 12 {
            notices.push(Reason::NoticeDiscard);
        }
        if rules.exposed(call.contract) {
            notices.push(Reason::NoticeExposed { player: call.party.first() });
        }
    }
    notices
}

/// Why a contract that was said to be made, or down, is not what its tricks make of it.
#[must_use]
pub(crate) fn contradicts(rules: &Rules, deal: &Deal) -> Option<Reason> {
    let Some(Outcome::Played(played)) = deal.outcome(rules) else { return None };
    played.takers().iter().filter(|taker| taker.fault.is_none()).find_map(|taker| {
        let (said, tricks) = (deal.said(taker.seat)?, taker.tricks?);
        let made = score::made(&rules.row(taker.contract), taker);
        (made != said).then_some(if said { Reason::SaidMade { tricks } } else { Reason::SaidDown { tricks } })
    })
}
