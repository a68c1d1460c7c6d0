//! What the rules prescribe for the irregularities of whist, where it is more than at any table.

use serde_json::json;

use super::rules::{Called, Rules};
use crate::engine::{Article, Revoke, Ruling, Rulings, Usual, remedy};

const REVOKE: Article = Article("whist.revoke");
const BOTH: Article = Article("whist.both-revoke");
const OUT_OF_TURN: Article = Article("whist.out-of-turn");
const EXPOSED: Article = Article("whist.exposed-card");
const HONOURS: Article = Article("whist.honours");

/// What the house asks for what every table knows.
#[must_use]
pub(crate) fn usual() -> Usual {
    // The price of a revoke does not depend on the tricks: an even hand shows it.
    let count = vec![json!({"event": "tricks", "counts": [["A", 7]]})];
    Usual {
        misdeal: Some(Article("whist.misdeal")),
        revoke: Revoke { only: Some(REVOKE), count, ..Revoke::of(REVOKE) },
        customs: &[("misdeal", "custom-same-dealer"), ("misdeal-again", "custom-same-dealer")],
        ..Usual::default()
    }
}

/// Every ruling, as the deal stands.
#[must_use]
pub(crate) fn rulings(rules: &Rules, usual: Rulings) -> Rulings {
    let exposed =
        called("exposed-card", "exposed-card", EXPOSED, "irregular-exposed-card", rules.exposed_card);
    let led = "irregular-out-of-turn";
    let usual = usual
        .with("revoke-both", |both| Ruling { article: BOTH, ..both })
        .with("out-of-turn", |_| {
            called("out-of-turn", "led-out-of-turn", OUT_OF_TURN, led, rules.out_of_turn)
        })
        .before("bid-out-of-turn", [exposed]);
    if rules.honours.on() { usual.before("talk", honours()) } else { usual }
}

/// Honours that were claimed wrongly, or too late.
fn honours() -> [Ruling; 2] {
    let wrongly = Ruling::new("false-declaration", "false-declaration", HONOURS, "irregular-false-honours")
        .says("remedy-declaration-struck", Vec::new())
        .says("remedy-no-points", Vec::new())
        .records(remedy::note());
    let late = Ruling::new("forgotten-declaration", "honours", HONOURS, "irregular-forgotten-honours")
        .says("remedy-too-late", Vec::new())
        .records(remedy::note());
    [wrongly, late]
}

/// A card led or shown too early: the other side may call it, or it is played when it can be.
fn called(
    id: &'static str,
    topic: &'static str,
    article: Article,
    question: &'static str,
    option: Called,
) -> Ruling {
    let ruling = Ruling::new(id, topic, article, question);
    let ruling = match option {
        Called::Called => ruling.says("remedy-called", Vec::new()).custom("custom-first-occasion"),
        Called::FirstOccasion => {
            ruling.says("remedy-turn-restored-exposed", Vec::new()).custom("custom-called")
        }
    };
    ruling.says("remedy-no-points", Vec::new()).records(remedy::note())
}
