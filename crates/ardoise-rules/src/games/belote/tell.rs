//! What the slate says about a deal: whose word it is, the contract, the headline, what a take pays.

use serde_json::{Value, json};

use super::Belote;
use super::came;
use super::deal::{Deal, Outcome, Played, Taken};
use super::event::Event;
use super::reason::Reason;
use super::rules::{Players, Rules, TaCount};
use super::rulings;
use super::score::{self, Verdict};
use super::standing::Carry;
use crate::engine::{
    Account, Advice, Arg, Ask, Chart, ChartRole, Expects, Race, Rulings, Say as _, Seat, Setting, Side,
    Undertaken, Usual, Wager,
};
use crate::games::jass::{self, Annonces, Atout, CLASSIC, EVERY, Figure, Refusal, Settled};

/// What may be said now.
#[must_use]
pub(crate) fn expects(at: Setting<'_, Rules>, deal: &Deal) -> Expects {
    let two = at.rules.players == Players::Two;
    let leader = Some(at.table.next(deal.dealer));
    if deal.outcome(at).is_some() {
        let mut events = vec!["belote", "revoke"];
        if deal.tally.may_be_sweep() {
            events.insert(0, "capot");
        }
        return Expects { to_act: None, events };
    }
    if !two && let Some(speaker) = deal.speaker(at.table) {
        let mut events = vec!["take", "pass"];
        if deal.turned.is_none() && !deal.second_round() {
            events.push("turn");
        }
        return Expects { to_act: Some(speaker), events };
    }
    let mut events = vec!["points", "capot", "tricks"];
    if !two {
        events.insert(1, "down");
    }
    if two && deal.turned.is_none() {
        events.insert(0, "turn");
    }
    if at.rules.annonces != Annonces::Off {
        events.push("belote");
    }
    if at.rules.annonces == Annonces::On {
        events.push("declare");
    }
    Expects { to_act: leader, events }
}

/// Was it made? None where it is not known, or both sides are equal.
fn made(rules: &Rules, outcome: &Outcome, taken: Taken) -> Option<bool> {
    match outcome {
        Outcome::Played(played) => match score::verdict(rules, played, taken) {
            Verdict::Made => Some(true),
            Verdict::Failed => Some(false),
            Verdict::Equal => None,
        },
        Outcome::Revoked { by, .. } => Some(by.index() != taken.side()),
        Outcome::Annulled | Outcome::PassedOut | Outcome::Misdealt(_) => None,
    }
}

/// The contract as JSON.
#[must_use]
pub(crate) fn contract(at: Setting<'_, Rules>, deal: &Deal) -> Value {
    let Some(taken) = deal.taken else { return Value::Null };
    let mut value = json!({
        "by": [taken.by.number()],
        "level": "take",
        "suit": taken.trump.id(),
        "multiplier": 1,
        "round": if taken.second { 2 } else { 1 },
    });
    if let Some(outcome) = deal.outcome(at) {
        value["made"] = Value::from(made(at.rules, &outcome, taken));
    }
    value
}

impl Advice for Belote {
    fn counts_to(at: Setting<'_, Rules>, deal: &Deal) -> Option<i32> {
        deal.trump(at.rules).map(|trump| at.rules.scale(trump).total())
    }

    fn came_of_marks(taker: Seat, marks: [i32; 2], told: &[Event]) -> Option<Vec<Event>> {
        came::events(taker, marks, told)
    }

    fn headline(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        let Some(outcome) = deal.outcome(at) else {
            return deal.taken.map(|taken| Reason::HeadOpen { trump: taken.trump });
        };
        Some(match outcome {
            Outcome::Annulled => Reason::HeadAnnulled,
            Outcome::PassedOut => Reason::HeadPassedOut,
            Outcome::Misdealt(_) => Reason::HeadMisdeal,
            Outcome::Revoked { by, .. } => Reason::HeadRevoked { by: at.rules.account(by.index()) },
            Outcome::Played(played) => match played.taken {
                None => Reason::HeadTwo { first: played.points[0], second: played.points[1] },
                Some(taken) => {
                    let (trump, points) = (taken.trump, played.points[taken.side()]);
                    match (score::verdict(at.rules, &played, taken), played.sweep) {
                        (Verdict::Equal, _) => Reason::HeadLitige { trump, points },
                        (Verdict::Made, Some(_)) => Reason::HeadCapot { trump },
                        (Verdict::Failed, Some(_)) => Reason::HeadDry { trump },
                        (Verdict::Made, None) => Reason::HeadMade { trump, points },
                        (Verdict::Failed, None) if played.down => Reason::HeadDown { trump },
                        (Verdict::Failed, None) => Reason::HeadFailed { trump, points },
                    }
                }
            },
        })
    }

    fn undertaken(at: Setting<'_, Rules>, deal: &Deal) -> Undertaken<Reason> {
        let outcome = deal.outcome(at);
        let void = matches!(outcome, Some(Outcome::Annulled | Outcome::PassedOut | Outcome::Misdealt(_)));
        let Some(taken) = deal.taken.filter(|_| !void) else {
            return Undertaken { contract: Self::headline(at, deal), ..Undertaken::default() };
        };
        let trump = taken.trump;
        let contract =
            if taken.second { Reason::SheetTakeSecond { trump } } else { Reason::SheetTake { trump } };
        let result = outcome.and_then(|outcome| match outcome {
            Outcome::Played(played) => {
                let belote =
                    Arg::Term(match (played.belotes[taken.side()], played.belotes[1 - taken.side()]) {
                        (0, 0) => "belote-nobody",
                        (_, 0) => "belote-taker",
                        (0, _) => "belote-defence",
                        _ => "belotes-both",
                    });
                let points = played.points[taken.side()];
                Some(match score::verdict(at.rules, &played, taken) {
                    Verdict::Equal => Reason::SheetLitige { points, belote },
                    Verdict::Made if played.sweep.is_some() => Reason::SheetCapot { belote },
                    Verdict::Made => Reason::SheetMade { points, belote },
                    Verdict::Failed if played.down => Reason::SheetDown { belote },
                    Verdict::Failed => Reason::SheetFailed { points, belote },
                })
            }
            Outcome::Revoked { by, .. } => Some(Reason::SheetRevoked { by: at.rules.account(by.index()) }),
            Outcome::Annulled | Outcome::PassedOut | Outcome::Misdealt(_) => None,
        });
        Undertaken {
            contract: Some(contract),
            by: vec![taken.by],
            made: outcome.and_then(|outcome| made(at.rules, &outcome, taken)),
            result,
            ..Undertaken::default()
        }
    }

    fn feats(at: Setting<'_, Rules>, deal: &Deal) -> Vec<(&'static str, Account)> {
        let Some(Outcome::Played(played)) = deal.outcome(at) else { return Vec::new() };
        jass::feats(at.rules.camps(), played.sweep, played.belotes)
    }

    fn notices(at: Setting<'_, Rules>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
        let mut notices = Vec::new();
        if carry.held != 0 && !carry.race.over {
            notices.push(Reason::HeldNow { points: carry.held });
        }
        let Some(deal) = deal else { return notices };
        if at.rules.players == Players::Two || deal.outcome(at).is_some() {
            return notices;
        }
        match deal.taken {
            Some(Taken { by: taker, .. }) if !deal.playing => notices.push(match deal.turned {
                Some(card) => Reason::RestOfCardsTurned { taker, card },
                None => Reason::RestOfCards { taker },
            }),
            Some(_) => {}
            None => {
                let player = deal.speaker(at.table).unwrap_or(deal.dealer);
                notices.push(Reason::SpeaksFirst { player, dealer: deal.dealer });
                if deal.bars_dealer(at.rules) {
                    notices.push(Reason::MayNotTake { by: deal.dealer });
                }
            }
        }
        notices
    }

    fn doubts(_: Setting<'_, Rules>, deal: &Deal) -> Vec<Reason> {
        deal.tally.may_be_sweep().then_some(Reason::CapotWanted).into_iter().collect()
    }

    fn settles(at: Setting<'_, Rules>, deal: &Deal) -> Option<Value> {
        deal.tally.swept(deal.count_of(at.rules))
    }

    fn contradicts(at: Setting<'_, Rules>, deal: &Deal) -> Option<Reason> {
        if let Some((card, by)) = deal.turned_elsewhere() {
            return Some(Refusal::CardElsewhere { card, by }.into());
        }
        let Some(Outcome::Played(played)) = deal.outcome(at) else { return None };
        let taken = played.taken.filter(|_| deal.down && !played.down)?;
        let made = score::verdict(at.rules, &played, taken) == Verdict::Made;
        made.then(|| Reason::SaidDown { points: played.points[taken.side()] })
    }

    fn cannot_be(at: Setting<'_, Rules>, deal: &Deal) -> bool {
        deal.trump(at.rules).is_some_and(|trump| deal.tally.swept_past_the_jack(trump))
    }

    fn charts(rules: &Rules) -> Vec<Chart> {
        match rules.players {
            Players::Four if rules.ta_count == TaCount::Proportional => {
                vec![marks(rules, Atout::Hearts), conversion(rules)]
            }
            Players::Four => vec![marks(rules, Atout::Hearts)],
            Players::Two => Vec::new(),
        }
    }

    fn convert(rules: &Rules, points: i32, from: &str, to: Option<&str>) -> Option<Result<Chart, Reason>> {
        let has = rules.players == Players::Four && rules.ta_count == TaCount::Proportional;
        has.then(|| converted(rules, points, from, to))
    }

    fn pays(rules: &Rules, wager: &Wager<'_>) -> Option<Result<Chart, Reason>> {
        let level = crate::cards::fold_word(wager.level);
        let take = <super::event::Event as crate::engine::Spoken>::FORMS
            .iter()
            .any(|form| form.event == "take" && form.is_named(&level));
        let word = if take { wager.suit.unwrap_or("hearts") } else { wager.level };
        let trump = match crate::cards::fold_word(word).as_str() {
            word if Atout::None.is_named(word) => Some(Atout::None).filter(|_| rules.sans_atout.on()),
            word if Atout::All.is_named(word) => Some(Atout::All).filter(|_| rules.tout_atout.on()),
            suit => crate::cards::read_suit(suit).map(Atout::from),
        };
        let trump = trump.filter(|_| wager.raised == 0 && rules.players == Players::Four);
        let chart = trump.map(|trump| marks(rules, trump));
        Some(chart.ok_or_else(|| Reason::NoSuchTake { asked: word.to_owned() }))
    }

    fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
        rulings::usual(at, deal)
    }

    fn rulings(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, ask: &Ask, usual: Rulings) -> Rulings {
        rulings::rulings(at.rules, deal, ask, usual)
    }
}

/// What both sides mark for each way in which a take can come out.
fn marks(rules: &Rules, trump: Atout) -> Chart {
    let taken = Taken { by: Seat::at(0), trump, second: false };
    let carry = Carry { race: Race::new(2), held: 0, winner: None };
    let total = rules.scale(trump).total();
    let result =
        |points: i32, swept: Option<usize>| played(taken, [points, total - points], swept.map(Side::at));
    let comes =
        |points: &i32, verdict: Verdict| score::verdict(rules, &result(*points, None), taken) == verdict;
    let made = (0..=total).find(|points| comes(points, Verdict::Made));
    let level = (0..=total).find(|points| comes(points, Verdict::Equal));
    let failed = (0..=total).rev().find(|points| comes(points, Verdict::Failed));
    let rows = [
        ("row-capot", Some(total), Some(0)),
        ("row-made", made, None),
        ("row-level", level, None),
        ("row-failed", failed, None),
        ("row-dry", Some(0), Some(1)),
    ];
    let rows = rows.into_iter().filter_map(|(row, points, swept)| {
        let points = points?;
        let score = score::score(rules, &carry, &Outcome::Played(result(points, swept)));
        let of = |side: usize| score.of(Account::Side(Side::at(side)));
        Some(vec![Arg::Term(row).into(), points.into(), of(0).into(), of(1).into()])
    });
    let columns = [Reason::ColumnOutcome, Reason::ColumnPoints, Reason::ColumnTaker, Reason::ColumnDefence];
    Chart {
        id: "marks",
        role: Some(ChartRole::Marks),
        title: Reason::ChartMarks.said(),
        columns: columns.iter().map(crate::engine::Say::said).collect(),
        rows: rows.collect(),
    }
}

/// What counts by tens at tout-atout are on the scale of a suit, and what is marked for them.
fn conversion(rules: &Rules) -> Chart {
    let total = rules.scale(Atout::All).total();
    let rows = (0..total).step_by(10).chain([total]).map(|points| {
        let real = score::real(rules, Atout::All, points);
        vec![points.into(), real.into(), score::rounded(rules, real).into()]
    });
    Chart {
        id: "points",
        role: Some(ChartRole::Lookup),
        title: Reason::ChartPoints.said(),
        columns: [Reason::ColumnTa, Reason::ColumnSuit, Reason::ColumnMark]
            .iter()
            .map(|one| one.said())
            .collect(),
        rows: rows.collect(),
    }
}

/// The name of a scale in the messages.
fn short(trump: Atout) -> String {
    if trump == Atout::All { "ta" } else { "classic" }.to_owned()
}

/// A number of one scale on the other, exactly and as it is marked.
fn converted(rules: &Rules, points: i32, from: &str, to: Option<&str>) -> Result<Chart, Reason> {
    let read = |text: &str| match crate::cards::fold_word(text).as_str() {
        word if CLASSIC.is_named(word) => Ok(Atout::Hearts),
        word if Atout::All.is_named(word) => Ok(Atout::All),
        _ => Err(Reason::NoSuchScale { asked: text.to_owned() }),
    };
    let from = read(from)?;
    let other = if from == Atout::All { Atout::Hearts } else { Atout::All };
    // Every scale but its own is the other one.
    let to = to.filter(|word| !EVERY.is_named(&crate::cards::fold_word(word))).map_or(Ok(other), read)?;
    let total = rules.scale(from).total();
    if !(0..=total).contains(&points) {
        return Err(Reason::ValueTooMuch { points, total });
    }
    let exact = Figure::of(i64::from(points) * i64::from(rules.scale(to).total()), i64::from(total));
    let mark = score::rounded(rules, score::real(rules, from, points));
    Ok(Chart {
        id: "value",
        role: None,
        title: Reason::ChartValue { points, from: short(from) }.said(),
        columns: [Reason::ColumnExact { to: short(to) }, Reason::ColumnMark]
            .iter()
            .map(|one| one.said())
            .collect(),
        rows: vec![vec![exact.into(), mark.into()]],
    })
}

fn played(taken: Taken, points: [i32; 2], sweep: Option<Side>) -> Played {
    Played { taken: Some(taken), down: false, points, sweep, belotes: [0; 2], annonces: Settled::default() }
}
