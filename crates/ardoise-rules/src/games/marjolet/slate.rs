//! What the slate says of a deal: a few words, what must not be forgotten, what comes next.

use serde_json::{Map, Value, json};

use super::facts::Facts;
use super::{At, Carry, Course, Deal, MeldKind, Outcome, Reason, What, score};
use crate::engine::{Account, Arg, Expects, Score, Seat, Undertaken};

/// What may be said of a deal, the likely thing first.
#[must_use]
pub(crate) fn expects(at: At<'_>, deal: &Deal) -> Expects {
    let Some(facts) = deal.facts() else { return Expects::default() };
    let (rules, gains) = (at.rules, &facts.gains);
    let counted = facts.brisques.is_some() || facts.end.is_some();
    let mut events = Vec::new();
    let mut offer = |possible: bool, event: &'static str| {
        if possible && !events.contains(&event) {
            events.push(event);
        }
    };
    offer(facts.turn.is_none() && (!counted || facts.needs_turn(rules)), "turn");
    if counted {
        offer(facts.brisques.is_none(), "brisques");
        offer(facts.end.is_none(), "last-trick");
        offer(facts.end.is_none_or(|end| !end.six), "six-last");
        offer(facts.needs_talon_last(rules), "talon-last");
    }
    offer(true, "meld");
    offer(facts.exchange_open(rules), "exchange");
    offer(gains.by(What::Seven).is_none(), "seven");
    offer(gains.by(What::TalonLast).is_none() && rules.talon_last_card != 0, "talon-last");
    offer(true, "brisques");
    offer(true, "last-trick");
    offer(facts.end.is_none_or(|end| !end.six), "six-last");
    offer(facts.turn.is_none(), "turn");
    offer(true, "misdeal");
    offer(true, "annul");
    let unplayed = gains.is_empty() && !counted;
    Expects { to_act: unplayed.then(|| at.table.next(deal.dealer())), events }
}

/// The points earned while the cards are played.
fn live(at: At<'_>, course: &Course) -> Score<Reason> {
    let mut score = Score::default();
    score::during(at, course, &mut score);
    score
}

/// The points of each player's melds.
fn melded(at: At<'_>, facts: &Facts) -> [i32; 2] {
    let mut points = [0; 2];
    for (by, meld) in facts.gains.melds() {
        points[by.index()] += meld.points(at.rules, facts.trump());
    }
    points
}

/// The deal as JSON: the trump suit, the melds as they came, and their points so far.
#[must_use]
pub(crate) fn contract(at: At<'_>, deal: &Deal) -> Value {
    let Some(facts) = deal.facts() else { return Value::Null };
    if *facts == Facts::default() {
        return Value::Null;
    }
    let trump = facts.trump();
    let by_seat = |points: [i32; 2]| -> Map<String, Value> {
        at.table
            .seats()
            .zip(points)
            .map(|(seat, points)| (seat.number().to_string(), points.into()))
            .collect()
    };
    let melds: Vec<Value> = facts
        .gains
        .melds()
        .map(|(by, meld)| {
            let suit = if meld.kind() == MeldKind::RoyalMarriage { trump } else { meld.suit() };
            json!({"player": by, "kind": meld.kind(), "suit": suit, "points": meld.points(at.rules, trump)})
        })
        .collect();
    let score = live(at, &facts.course(deal.dealer()));
    let so_far = [0, 1].map(|place| score.of(Account::Seat(Seat::at(place))));
    json!({
        "by": [], "level": null, "suit": trump, "multiplier": 1,
        "turn": facts.turn,
        "melds": melds,
        "melded": by_seat(melded(at, facts)),
        "so-far": by_seat(so_far),
        "exchange": facts.gains.by(What::Exchange),
        "seven": facts.gains.by(What::Seven),
    })
}

/// The deal in a few words: trump, melds, and once they are counted brisques and the last trick.
#[must_use]
pub(crate) fn headline(at: At<'_>, deal: &Deal) -> Option<Reason> {
    let Some(facts) = deal.facts() else { return Some(Reason::HeadlineAnnulled) };
    if *facts == Facts::default() {
        return None;
    }
    let trump = facts.trump().map_or(Arg::Term("trump-unknown"), Arg::Suit);
    let [melded_first, melded_second] = melded(at, facts);
    let [first, second] = [0, 1].map(|place| Account::Seat(Seat::at(place)));
    Some(match (deal.outcome(at.rules), facts.gains.melds().next()) {
        (Some(Outcome::Counted(count)), _) => {
            let [brisques_first, brisques_second] = count.brisques;
            let (by, end) = (count.end.by, if count.end.six { "six-last" } else { "last-trick" });
            Reason::HeadlineCounted {
                trump,
                melded_first,
                melded_second,
                brisques_first,
                brisques_second,
                end,
                by,
            }
        }
        (Some(Outcome::Annulled), _) => Reason::HeadlineAnnulled,
        (None, Some(_)) => Reason::HeadlineMelds { trump, first, melded_first, second, melded_second },
        (None, None) => Reason::HeadlineTrump { trump },
    })
}

/// The deal as its row on the sheet: the trump, and what each melded and took.
#[must_use]
pub(crate) fn undertaken(at: At<'_>, deal: &Deal) -> Undertaken<Reason> {
    let head = headline(at, deal);
    let trump = deal.facts().and_then(Facts::trump);
    let (contract, result) = match head {
        Some(Reason::HeadlineCounted {
            trump: _,
            melded_first,
            melded_second,
            brisques_first,
            brisques_second,
            end,
            by,
        }) => {
            let result = Reason::SheetCounted {
                melded_first,
                melded_second,
                brisques_first,
                brisques_second,
                end,
                by,
            };
            (trump.map(|trump| Reason::SheetTrump { trump }), Some(result))
        }
        Some(Reason::HeadlineMelds { .. } | Reason::HeadlineTrump { .. }) => {
            (trump.map(|trump| Reason::SheetTrump { trump }), None)
        }
        other => (other, None),
    };
    Undertaken { contract, result, ..Undertaken::default() }
}

/// What the table must not forget: the melds so far while the deal is open, who has reached the target,
/// and why a match goes on, or was won with fewer points.
#[must_use]
pub(crate) fn notices(at: At<'_>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
    let mut notices = Vec::new();
    let (target, totals) = (at.rules.target, &carry.race.totals);
    if let (Some(player), true) = (carry.winner, carry.first) {
        notices.push(Reason::NoticeFirst { player, target });
    } else if carry.winner.is_none() && totals.iter().all(|total| *total >= target) {
        notices.push(Reason::NoticeLevel { target });
    }
    if let Some((deal, facts)) = deal.and_then(|deal| Some((deal, deal.facts()?))) {
        open(at, carry, deal, facts, &mut notices);
    }
    notices
}

/// What has been shown in the open deal, and who has reached the target with it.
fn open(at: At<'_>, carry: &Carry, deal: &Deal, facts: &Facts, notices: &mut Vec<Reason>) {
    let [melded_first, melded_second] = melded(at, facts);
    if facts.gains.melds().next().is_some() {
        let [first, second] = [0, 1].map(|place| Account::Seat(Seat::at(place)));
        notices.push(Reason::NoticeMelds { first, melded_first, second, melded_second });
    }
    let score = live(at, &facts.course(deal.dealer()));
    for player in at.table.seats() {
        let turned = (facts.seven_turned() && player == deal.dealer()).then_some("turned-seven");
        let own = facts.gains.iter().filter(|gain| gain.by == player).map(|gain| gain.what.term());
        let shown: Vec<Arg> = turned.into_iter().chain(own).map(Arg::Term).collect();
        let points = score.of(Account::Seat(player));
        if !shown.is_empty() {
            notices.push(Reason::NoticeShown { player, shown, points });
        }
        let before = carry.race.totals.get(player.index()).copied().unwrap_or(0);
        let total = before.saturating_add(points);
        if before < at.rules.target && total >= at.rules.target {
            notices.push(Reason::NoticeReached { player, total });
        }
    }
    if facts.needs_turn(at.rules) {
        notices.push(Reason::NoticeNeedsTurn);
    }
    if facts.brisques.is_some() && facts.end.is_some() && facts.needs_talon_last(at.rules) {
        notices.push(Reason::NoticeNeedsTalonLast);
    }
}
