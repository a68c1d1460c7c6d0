//! What the rules prescribe for each irregularity: those that every table knows follow from the events that a game has and from
//! what it states of them; it changes and adds what is its own.

use serde_json::{Value, json};

use super::trial::{after, trial};
use crate::engine::event::{TableEvent, common};
use crate::engine::game::{Advice, Ask, Early, Game, Revoke, Ruling, Rulings, Setting, Spoken, Usual};
use crate::engine::options::{Exposed, FalseDeclared, OutOfTurn};
use crate::engine::say::Say as _;
use crate::engine::score::Article;
use crate::engine::table::{Account, Seat, Table};

/// The article of a revoke that is corrected.
pub const IN_TIME: Article = Article("table.revoke-in-time");
/// The article of talk.
pub const TALK: Article = Article("table.talk");
/// The article of a player who leaves.
pub const QUIT: Article = Article("table.quit");

/// A note whose words are the irregularity.
#[must_use]
pub fn note() -> Vec<Value> {
    vec![json!({"event": common::NOTE.event, "text": null})]
}

/// Every ruling of a game, as the deal stands.
#[must_use]
pub fn rulings<G: Advice>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    ask: &Ask,
) -> Vec<Ruling> {
    let stated = G::usual(at, deal);
    let mut usual = usual::<G>(at, carry, deal, ask, &stated);
    for (id, custom) in stated.customs {
        usual = usual.with(id, |ruling| ruling.custom(custom));
    }
    G::rulings(at, carry, deal, ask, usual).all()
}

/// The irregularities that every table knows, as far as the game has them.
fn usual<G: Advice>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    ask: &Ask,
    stated: &Usual,
) -> Rulings {
    let dealer = G::dealer(deal);
    let mut found = Vec::new();
    if let Some(article) = stated.misdeal.filter(|_| G::Event::misdeal(dealer).is_some()) {
        found.extend(misdeals::<G>(at, carry, deal, article));
    }
    if G::Event::revoke(dealer, None).is_some() {
        found.extend(revokes::<G>(at, carry, deal, ask, &stated.revoke));
    } else {
        found.extend(corrected(stated.revoke.article));
    }
    let Early { article, cost } = stated.card;
    let card = Ruling::new("out-of-turn", "led-out-of-turn", article, "irregular-out-of-turn");
    let card = if cost.is_some() { card.dealing() } else { card };
    found.push(out_of_turn::<G>(at, ask, cost, "remedy-turn-restored-exposed", card));
    if G::Event::FORMS.contains(&common::PASS) {
        let Early { article, cost } = stated.word;
        let word = Ruling::new("bid-out-of-turn", "auction", article, stated.asked).dealing();
        found.push(out_of_turn::<G>(at, ask, cost, "remedy-word-withdrawn", word));
    }
    found.extend(stated.exposed.map(|(option, article)| exposed(option, article)));
    found.extend(stated.declared.map(|(option, article)| false_declaration::<G>(at, ask, option, article)));
    found.extend([talk(), quit()]);
    found.into_iter().collect()
}

/// The dealer dealt wrongly, now and once more.
fn misdeals<G: Game>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    article: Article,
) -> [Ruling; 2] {
    let dealer = G::dealer(deal);
    // How often it has happened is counted from a deal that was dealt once.
    let fresh = G::deal(at, carry, dealer);
    let first = Ruling::new("misdeal", "misdeal", article, "irregular-misdeal").dealing();
    let again = Ruling::new("misdeal-again", "misdeal", article, "irregular-misdeal-again").dealing();
    let Some(event) = stored(G::Event::misdeal(dealer)) else { return [first, again] };
    let times = |ruling: Ruling, count: usize| {
        let events = vec![event.clone(); count];
        misdealt::<G>(at, carry, &fresh, article, &events, ruling)
    };
    let once = std::slice::from_ref(&event);
    let first = misdealt::<G>(at, carry, deal, article, once, first);
    let passes = after::<G>(at, carry, &fresh, once).is_some_and(|deal| G::dealer(&deal) != dealer);
    let again = if passes {
        Ruling { prescribes: first.prescribes.clone(), ..again }
    } else {
        let again = times(again.says("remedy-time", vec![("times", 2.into())]), 2);
        let twice = [event.clone(), event.clone()];
        let ended = trial::<G>(at, carry, &fresh, &twice).is_none_or(|trial| trial.over);
        if ended { again } else { times(again.says("remedy-time", vec![("times", 3.into())]), 3) }
    };
    [first.records(vec![event.clone()]), again.records(vec![event.clone()])]
}

fn misdealt<G: Game>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    article: Article,
    events: &[Value],
    ruling: Ruling,
) -> Ruling {
    // A deal that was over cannot be misdealt any more: what it would have cost is that of the deal it was.
    let Some(now) = (1..=events.len()).rev().find_map(|count| trial::<G>(at, carry, deal, &events[..count]))
    else {
        return ruling.says("remedy-silent", Vec::new());
    };
    let accounts = at.table.accounts();
    let mut with_annul = events.to_vec();
    with_annul.extend(stored(G::Event::annul()));
    let counted = if now.over { Some(now.clone()) } else { trial::<G>(at, carry, deal, &with_annul) };
    let before = ruling.prescribes.len();
    let ruling = match &counted {
        Some(counted) => ruling.marks(counted, &accounts, Some(article)),
        None => ruling,
    };
    let ruling =
        if ruling.prescribes.len() == before { ruling.says("remedy-no-points", Vec::new()) } else { ruling };
    let same = now.dealer == G::dealer(deal) && !now.over;
    ruling.says(
        if same { "remedy-same-dealer" } else { "remedy-next-dealer" },
        vec![("player", now.dealer.into())],
    )
}

/// A revoke: noticed in time, proved afterwards, by both sides.
fn revokes<G: Advice>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    ask: &Ask,
    how: &Revoke,
) -> [Ruling; 3] {
    let in_time = Ruling::new("revoke-in-time", "revoke", IN_TIME, "irregular-revoke-in-time")
        .says("remedy-corrected", Vec::new())
        .says("remedy-no-points", Vec::new())
        .custom("custom-suit-barred")
        .custom("custom-injured-chooses")
        .records(note());
    [proved::<G>(at, carry, deal, ask, how), in_time, by_both::<G>(at, carry, deal, how)]
}

/// A revoke where no event prices it: it is taken back whenever it is noticed.
fn corrected(article: Article) -> [Ruling; 3] {
    let taken_back = |(id, question)| {
        Ruling::new(id, "revoke", article, question)
            .says("remedy-corrected", Vec::new())
            .says("remedy-no-points", Vec::new())
            .records(note())
    };
    [
        ("revoke", "irregular-revoke"),
        ("revoke-in-time", "irregular-revoke-in-time"),
        ("revoke-both", "irregular-revoke-both"),
    ]
    .map(taken_back)
}

/// An event of a game as it is stored.
fn stored<E: Spoken>(event: Option<E>) -> Option<Value> {
    event.and_then(|event| serde_json::to_value(event).ok())
}

/// A revoke by a player, or one whose player is still to be filled in.
fn revoke<G: Game>(player: Option<Seat>, trick: Option<u8>) -> Vec<Value> {
    let mut event = stored(G::Event::revoke(player.unwrap_or(Seat::at(0)), trick));
    if let (Some(event), None) = (&mut event, player) {
        event["player"] = Value::Null;
    }
    event.into_iter().collect()
}

fn proved<G: Advice>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    ask: &Ask,
    how: &Revoke,
) -> Ruling {
    let ruling = Ruling::new("revoke", "revoke", how.article, "irregular-revoke").of_player();
    let known = after::<G>(at, carry, deal, &revoke::<G>(ask.player.or(Some(Seat::at(0))), None)).is_some();
    let ruling = if known {
        let seats = ask.player.map_or_else(|| one_of_each(at.table), |seat| vec![seat]);
        seats.into_iter().fold(ruling, |ruling, seat| priced::<G>(at, carry, deal, (seat, ask), how, ruling))
    } else {
        how.examples.iter().fold(ruling, |ruling, said| {
            let Some(deal) = after::<G>(at, carry, deal, said) else { return ruling };
            let mut ruling = ruling.says("remedy-example", Vec::new());
            ruling.prescribes.extend(G::headline(at, &deal).map(|reason| reason.said()));
            let seat = ask.player.unwrap_or_else(|| at.table.after(G::dealer(&deal), 2));
            priced::<G>(at, carry, &deal, (seat, ask), how, ruling)
        })
    };
    let ruling = if ruling.prescribes.is_empty() { ruling.says("remedy-silent", Vec::new()) } else { ruling };
    let trick = ask.trick.filter(|_| ask.player.is_some());
    ruling.custom("custom-injured-chooses").records(revoke::<G>(ask.player, trick))
}

/// What a revoke of that player costs in this deal.
fn priced<G: Advice>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    (player, ask): (Seat, &Ask),
    how: &Revoke,
    ruling: Ruling,
) -> Ruling {
    let accounts = at.table.accounts();
    let ruling = ruling.says("remedy-if-revoked", vec![("player", player.into())]);
    let mut events = revoke::<G>(Some(player), ask.trick);
    let Some(now) = trial::<G>(at, carry, deal, &events) else {
        return ruling.says("remedy-silent", Vec::new());
    };
    if now.over {
        return ruling
            .marks(&now, &accounts, how.only)
            .says("remedy-next-dealer", vec![("player", now.dealer.into())]);
    }
    events.extend(how.count.iter().cloned());
    match trial::<G>(at, carry, deal, &events) {
        Some(counted) if counted.over => {
            ruling.marks(&counted, &accounts, how.only).says("remedy-count-on", Vec::new())
        }
        Some(_) | None => ruling.says("remedy-count-on", Vec::new()),
    }
}

/// The first seat of each account.
fn one_of_each(table: &Table) -> Vec<Seat> {
    table.accounts().into_iter().filter_map(|account| table.seats_of(account).first().copied()).collect()
}

fn by_both<G: Advice>(at: Setting<'_, G::Rules>, carry: &G::Carry, deal: &G::Deal, how: &Revoke) -> Ruling {
    let ruling = Ruling::new("revoke-both", "revoke", how.article, "irregular-revoke-both");
    let example = || how.examples.iter().find_map(|said| after::<G>(at, carry, deal, said));
    let known = after::<G>(at, carry, deal, &revoke::<G>(Some(Seat::at(0)), None)).is_some();
    let deal = if known { Some(deal.clone()) } else { example() };
    let void = deal.and_then(|deal| {
        let pairs = at.table.seats().flat_map(|one| at.table.seats().map(move |other| (one, other)));
        let mut trials = pairs
            .filter(|(one, other)| at.table.account(*one) != at.table.account(*other))
            .filter_map(|(one, other)| {
                let both = [revoke::<G>(Some(one), None), revoke::<G>(Some(other), None)].concat();
                trial::<G>(at, carry, &deal, &both)
            });
        trials.find(|trial| trial.void)
    });
    match void {
        Some(void) => ruling
            .says("remedy-deal-void", Vec::new())
            .says("remedy-same-dealer", vec![("player", void.dealer.into())])
            .records(vec![TableEvent::Redeal.stored()]),
        None => ruling
            .says("remedy-first-decides", Vec::new())
            .says("remedy-table-may-annul", Vec::new())
            .voiding(stored(G::Event::annul())),
    }
}

/// Points from the side of a player to everybody else, by the referee's hand.
fn pays<G: Game>(at: Setting<'_, G::Rules>, player: Option<Seat>, points: i32) -> Vec<Value> {
    let adjust = |side: Option<Account>, points: i32| json!({"event": common::ADJUST.event, "side": side, "points": points, "text": null});
    let Some(player) = player else { return vec![adjust(None, points)] };
    let own = at.table.account(player);
    let others: Vec<Account> = at.table.accounts().into_iter().filter(|account| *account != own).collect();
    let mut events: Vec<Value> = others.iter().map(|account| adjust(Some(*account), points)).collect();
    if G::zero_sum(at.rules) {
        let count = i32::try_from(others.len()).unwrap_or(1);
        events.push(adjust(Some(own), points.saturating_mul(count).saturating_neg()));
    }
    events
}

/// Something done out of turn, by what the table asks for it; `restored` is the sentence where it costs nothing.
#[must_use]
pub fn out_of_turn<G: Game>(
    at: Setting<'_, G::Rules>,
    ask: &Ask,
    cost: Option<OutOfTurn>,
    restored: &'static str,
    ruling: Ruling,
) -> Ruling {
    match cost {
        None | Some(OutOfTurn::Restored) => {
            ruling.says(restored, Vec::new()).says("remedy-no-points", Vec::new()).records(note())
        }
        Some(OutOfTurn::Points(points)) => ruling
            .of_player()
            .says("remedy-deal-lost", vec![("points", points.into())])
            .says("remedy-deal-passes", Vec::new())
            .records(pays::<G>(at, ask.player, points))
            .voiding(stored(G::Event::annul())),
    }
}

/// A card that was shown.
#[must_use]
pub fn exposed(option: Exposed, article: Article) -> Ruling {
    let ruling = Ruling::new("exposed-card", "exposed-card", article, "irregular-exposed-card");
    let ruling = match option {
        Exposed::FirstOccasion => {
            ruling.says("remedy-first-occasion", Vec::new()).custom("custom-counts-as-played")
        }
        Exposed::CountsAsPlayed => {
            ruling.says("remedy-counts-as-played", Vec::new()).custom("custom-first-occasion")
        }
    };
    ruling.says("remedy-no-points", Vec::new()).records(note())
}

/// Something announced that was not in the hand.
fn false_declaration<G: Game>(
    at: Setting<'_, G::Rules>,
    ask: &Ask,
    option: FalseDeclared,
    article: Article,
) -> Ruling {
    let ruling =
        Ruling::new("false-declaration", "false-declaration", article, "irregular-false-declaration");
    let ruling = ruling.says("remedy-declaration-struck", Vec::new());
    match option {
        FalseDeclared::ToOtherSide => {
            let ruling = match ask.points {
                Some(points) => {
                    ruling.says("remedy-declaration-passes-points", vec![("points", points.into())])
                }
                None => ruling.says("remedy-declaration-passes", Vec::new()),
            };
            let events = pays::<G>(at, ask.player, ask.points.unwrap_or(0));
            Ruling { needs_points: ask.points.is_none(), ..ruling }.of_player().records(events)
        }
        FalseDeclared::Lost => {
            ruling.says("remedy-no-points", Vec::new()).custom("custom-declaration-passes").records(note())
        }
    }
}

/// Talk between partners that the rules do not allow.
fn talk() -> Ruling {
    Ruling::new("talk", "talk", TALK, "irregular-talk")
        .says("remedy-warning", Vec::new())
        .says("remedy-table-decides", Vec::new())
        .records(note())
}

/// A player leaves before the end.
fn quit() -> Ruling {
    Ruling::new("quit", "quit", QUIT, "irregular-quit")
        .says("remedy-quit", Vec::new())
        .says("remedy-table-decides", Vec::new())
        .records(note())
}
