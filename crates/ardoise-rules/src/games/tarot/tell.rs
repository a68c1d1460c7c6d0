//! What the game tells: whose word it is, the deal in a few words, what must not be forgotten.

use serde_json::{Value, json};

use super::deal::Deal;
use super::event::Size;
use super::outcome::{Fault, Outcome, Played, Slam};
use super::reason::Reason;
use super::rules::{MisdealBid, Rules};
use super::score::{made, verdict};
use super::shape::{self, calls};
use crate::cards::Card;
use crate::engine::{Account, Expects, Seat, Setting, Undertaken};

/// Was anything told of what was counted?
fn is_counting(rules: &Rules, deal: &Deal) -> bool {
    deal.points(rules).is_some() || deal.pile.tricks.is_some() || deal.pile.bouts().is_some()
}

/// Who may speak now, and what is expected.
#[must_use]
pub(crate) fn expects(at: Setting<'_, Rules>, deal: &Deal) -> Expects {
    let rules = at.rules;
    if deal.outcome(rules).is_some() {
        return Expects::default();
    }
    let Some((taker, _)) = deal.bid_so_far() else {
        return Expects { to_act: deal.speaker(), events: vec!["bid", "pass", "petit-sec"] };
    };
    let mut events = Vec::new();
    let speaker = deal.speaker().filter(|_| !deal.is_on());
    let lacks = deal.lacks_partner(rules);
    let calling = lacks && deal.called.is_none() && !deal.is_on();
    // Who has the called card is enough to score the deal, and one key; the card itself may be told besides.
    // Once the count has begun it is told to its end first: a number is no seat then.
    let counting = is_counting(rules, deal);
    if lacks && !counting {
        events.push("partner");
    }
    if calling {
        events.push("call");
    }
    if deal.pile.bouts().is_none() {
        events.push("bouts");
    }
    if deal.points(rules).is_none() {
        events.push("points");
    }
    if deal.needs_tricks() {
        events.push("tricks");
    }
    if lacks && counting {
        events.push("partner");
    }
    if speaker.is_some() {
        events.extend(["bid", "pass"]);
    }
    events.extend(["petit", "poignee", "chelem", "capot"]);
    if rules.misere != super::rules::Miseres::Off {
        events.push("misere");
    }
    if deal.pile.is_empty() {
        events.extend(deal.of_chien());
    }
    // Whoever calls speaks; then the first after the dealer leads, or who announced every trick.
    let acts = speaker.unwrap_or_else(|| if calling { taker } else { deal.leader() });
    Expects { to_act: Some(acts), events }
}

fn played(at: Setting<'_, Rules>, deal: &Deal) -> Option<Played> {
    match deal.outcome(at.rules)? {
        Outcome::Played(played) => Some(played),
        Outcome::PassedOut | Outcome::PetitSec | Outcome::Annulled => None,
    }
}

/// The contract as JSON, or null.
#[must_use]
pub(crate) fn contract(at: Setting<'_, Rules>, deal: &Deal) -> Value {
    let Some((taker, contract)) = deal.bid_so_far() else { return Value::Null };
    let partner = deal.partner.flatten();
    let by: Vec<Seat> = std::iter::once(taker).chain(partner).collect();
    let multiplier = contract.worth(at.rules).map_or(1, |worth| worth.multiplier);
    let mut object = json!({
        "by": by,
        "said": [taker],
        "level": contract.id(),
        "suit": "none",
        "multiplier": multiplier,
    });
    if calls(at.rules) {
        object["called"] = json!(deal.called);
        object["partner"] = json!(partner);
    }
    let mut facts: Vec<Value> = Vec::new();
    if let Some(played) = played(at, deal) {
        object["made"] = json!(made(&played));
        if let Some(count) = played.count {
            object["bouts"] = json!(count.bouts);
            object["points"] = count.points.json();
            object["needed"] = json!(verdict(count).needed);
            facts.push(json!({"id": format!("bouts-{}", count.bouts), "by": by}));
        }
    }
    facts.extend(partner.map(|partner| json!({"id": "partner", "by": [partner]})));
    object["facts"] = Value::from(facts);
    object
}

/// What is told of a deal besides its contract: a slam, for each of the camp that made it.
#[must_use]
pub(crate) fn feats(at: Setting<'_, Rules>, deal: &Deal) -> Vec<(&'static str, Account)> {
    let Some(played) = played(at, deal) else { return Vec::new() };
    let has = |slams: &[Slam]| played.slams.iter().any(|slam| slams.contains(slam));
    let camp: Vec<Seat> = if has(&[Slam::Made, Slam::Unannounced]) {
        std::iter::once(played.taker).chain(played.partner).collect()
    } else if has(&[Slam::Defence]) {
        played.defenders
    } else {
        Vec::new()
    };
    camp.into_iter().map(|seat| ("slam", at.table.account(seat))).collect()
}

/// The deal in a few words.
#[must_use]
pub(crate) fn headline(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
    match deal.outcome(at.rules) {
        Some(Outcome::PassedOut) => return Some(Reason::HeadPassed),
        Some(Outcome::Annulled) => return Some(Reason::HeadAnnulled),
        Some(Outcome::PetitSec) => {
            return deal.petit_sec().map(|(player, _)| Reason::HeadPetitSec { player });
        }
        Some(Outcome::Played(_)) | None => {}
    }
    let (player, contract) = deal.bid_so_far()?;
    let count = deal.points(at.rules).zip(deal.pile.bouts());
    Some(match (deal.partner.flatten(), count) {
        (None, None) => Reason::HeadBid { player, contract },
        (Some(partner), None) => Reason::HeadWith { player, contract, partner },
        (None, Some((points, bouts))) => Reason::HeadPoints { player, contract, bouts, points },
        (Some(partner), Some((points, bouts))) => {
            Reason::HeadWithPoints { player, contract, partner, bouts, points }
        }
    })
}

/// The deal as its row on the sheet.
#[must_use]
pub(crate) fn undertaken(at: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
    let out: Vec<Seat> = at.table.seats().filter(|seat| !deal.actives.contains(seat)).collect();
    let void =
        matches!(deal.outcome(at.rules), Some(Outcome::PassedOut | Outcome::PetitSec | Outcome::Annulled));
    let Some((taker, contract)) = deal.bid_so_far().filter(|_| !void) else {
        return Undertaken { contract: headline(at, deal), out, ..Undertaken::default() };
    };
    let played = played(at, deal);
    let made = played.as_ref().and_then(made);
    let count = played.as_ref().and_then(|played| played.count);
    let by_revoke = played.as_ref().and_then(|played| played.fault).map(|fault| match fault {
        Fault::Defence(player) => Reason::SheetMadeRevoke { player },
        Fault::Attack(player) => Reason::SheetFailedRevoke { player },
    });
    let counted = made.map(|made| match (made, count) {
        (true, Some(count)) => Reason::SheetMade { bouts: count.bouts, points: count.points },
        (false, Some(count)) => Reason::SheetFailed { bouts: count.bouts, points: count.points },
        (true, None) => Reason::SheetMadeBare,
        (false, None) => Reason::SheetFailedBare,
    });
    Undertaken {
        contract: Some(Reason::SheetBid { contract }),
        by: std::iter::once(taker).chain(deal.partner.flatten()).collect(),
        raised: None,
        made,
        out,
        result: by_revoke.or(counted),
    }
}

/// What the table must not forget now.
#[must_use]
pub(crate) fn notices(at: Setting<'_, Rules>, deal: Option<&Deal>) -> Vec<Reason> {
    let mut notices = Vec::new();
    let Some(deal) = deal else { return notices };
    let out = at.table.seats().find(|seat| !deal.actives.contains(seat));
    notices.extend(out.map(|player| Reason::NoticeSitsOut { player }));
    notices.extend(deal.dry.iter().filter_map(|(player, excuse)| {
        let card = if *excuse { Some(Card::EXCUSE) } else { Card::trump(1) };
        card.map(|card| Reason::NoticeDry { player: *player, card })
    }));
    let Some((player, contract)) = deal.bid_so_far() else {
        if deal.outcome(at.rules).is_none() {
            let first = deal.actives.first().filter(|_| deal.words.is_empty());
            notices.extend(first.map(|first| at.rules.direction.speaks(*first, deal.dealer).into()));
            if deal.misdealt
                && at.rules.misdeal_bid == MisdealBid::Barred
                && deal.actives.contains(&deal.dealer)
            {
                notices.push(Reason::NoticeMayNotBid { player: deal.dealer });
            }
        }
        return notices;
    };
    if deal.outcome(at.rules).is_none() && is_counting(at.rules, deal) {
        // Once it is counted, what is missing is told, and no longer what it would pay.
        notices.extend(deal.pile.bouts().is_none().then_some(Reason::NoticeBouts));
        notices.extend(deal.points(at.rules).is_none().then_some(Reason::NoticePoints));
        notices.extend(deal.needs_tricks().then_some(Reason::NoticeTricks { player }));
    } else if let Ok(worth) = contract.worth(at.rules) {
        let base = |difference: i32| worth.multiplier.saturating_mul(worth.base.saturating_add(difference));
        let lost = base(super::score::rounded(at.rules, 1));
        notices.push(Reason::NoticePays { contract, made: base(0), lost });
    }
    if deal.lacks_partner(at.rules) {
        notices.push(Reason::NoticePartner { player });
    }
    notices
}

/// Trumps that take tricks: all but the excuse.
const TRUMPS: i32 = 21;

/// Did one camp take every trick, though a player of the other showed more trumps than all the others together can have? He takes
/// one with the last of them. One that he showed may be the excuse. Or has a camp fewer bouts than it was seen with: it won the last
/// trick with the petit, and the excuse that one of it showed is its own even there.
#[must_use]
pub(crate) fn cannot_be(at: Setting<'_, Rules>, deal: &Deal) -> bool {
    let Some(Outcome::Played(played)) = deal.outcome(at.rules) else { return false };
    let long = |(_, size): &&(Seat, Size)| 2 * (shape::trumps_shown(at.rules, *size) - 1) > TRUMPS;
    let swept = |by_attack: bool| {
        played.slams.iter().any(|slam| match slam {
            Slam::Made | Slam::Unannounced => by_attack,
            Slam::Defence => !by_attack,
            Slam::Failed | Slam::PetitMade | Slam::PetitFailed => false,
        })
    };
    let seen_with_two = |attack: bool| {
        let of_camp = |holder: &Seat| played.defenders.contains(holder) != attack;
        deal.pile.petit == Some(attack)
            && deal.poignees.iter().any(|(holder, _, excuse)| *excuse && of_camp(holder))
    };
    let bouts = deal.pile.bouts();
    let lacks = |attack: bool| bouts.is_some_and(|own| if attack { own < 2 } else { own > 1 });
    let lost = [true, false].into_iter().any(|attack| seen_with_two(attack) && lacks(attack));
    lost || played.poignees.iter().filter(long).any(|(holder, _)| swept(played.defenders.contains(holder)))
}
