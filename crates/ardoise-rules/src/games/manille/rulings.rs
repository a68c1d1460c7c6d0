//! What the rules prescribe for the irregularities of manille, where it is more than at any table.

use serde_json::{Value, json};

use super::Manille;
use super::deal::Deal;
use super::outcome::At;
use super::rules::{Contre, Talk};
use super::standing::Carry;
use crate::engine::{Article, Ask, Early, Revoke, Ruling, Rulings, Usual, after, remedy, trial};

const CONTRE: Article = Article("manille.contre");
const LIE: Article = Article("manille.lie");
const OUT_OF_TURN: Article = Article("manille.out-of-turn");

/// What the house asks for what every table knows.
#[must_use]
pub(crate) fn usual(at: At<'_>, deal: &Deal) -> Usual {
    let turn = json!({"event": "turn", "card": "AH"});
    let voiture = json!({"event": "trump", "suit": "none"});
    let contre = json!({"event": "contre", "player": at.table.next(deal.dealer)});
    let examples = vec![vec![hearts()], vec![voiture, contre], vec![turn]];
    let early = Early { article: OUT_OF_TURN, cost: Some(at.rules.out_of_turn) };
    Usual {
        misdeal: Some(Article("manille.misdeal")),
        revoke: Revoke { examples, ..Revoke::of(Article("manille.renonce")) },
        card: early,
        word: early,
        exposed: Some((at.rules.exposed_card, Article("manille.exposed-card"))),
        customs: &[
            ("misdeal", "custom-misdeal-belgian"),
            ("misdeal-again", "custom-misdeal-belgian"),
            ("out-of-turn", "custom-out-of-turn-contests"),
            ("bid-out-of-turn", "custom-out-of-turn-contests"),
        ],
        ..Usual::default()
    }
}

/// A choice of trump, to show something by.
fn hearts() -> Value {
    json!({"event": "trump", "suit": "hearts"})
}

/// Every ruling, as the deal stands.
#[must_use]
pub(crate) fn rulings(at: At<'_>, carry: &Carry, deal: &Deal, ask: &Ask, usual: Rulings) -> Rulings {
    let usual = match at.rules.contre {
        Contre::Off => usual,
        Contre::Alone | Contre::Answered => usual.before("exposed-card", [contre_wrong_player()]),
    };
    match at.rules.talk {
        Talk::Bavarde => usual.with("talk", |_| lie(at, carry, deal, ask)),
        Talk::Muette => usual,
    }
}

fn contre_wrong_player() -> Ruling {
    Ruling::new("contre-wrong-player", "coinche", CONTRE, "irregular-contre-wrong-player")
        .dealing()
        .says("remedy-double-withdrawn", Vec::new())
        .says("remedy-no-points", Vec::new())
        .records(remedy::note())
}

/// A lie where partners may question each other.
fn lie(at: At<'_>, carry: &Carry, deal: &Deal, ask: &Ask) -> Ruling {
    let ruling = Ruling::new("lie", "talk", LIE, "irregular-lie").of_player();
    let player = ask.player.unwrap_or_else(|| at.table.next(deal.dealer));
    let lied = [json!({"event": "lie", "player": player})];
    let now = trial::<Manille>(at, carry, deal, &lied);
    let shown = || {
        let deal = after::<Manille>(at, carry, deal, &[hearts()])?;
        trial::<Manille>(at, carry, &deal, &lied)
    };
    let ruling = if now.is_some() { ruling } else { ruling.says("remedy-example", Vec::new()) };
    let ruling = ruling.says("remedy-if-lied", vec![("player", player.into())]);
    let ruling = match now.or_else(shown) {
        Some(trial) => ruling
            .marks(&trial, &at.table.accounts(), None)
            .says("remedy-next-dealer", vec![("player", trial.dealer.into())]),
        None => ruling.says("remedy-silent", Vec::new()),
    };
    ruling.records(vec![json!({"event": "lie", "player": ask.player})])
}
