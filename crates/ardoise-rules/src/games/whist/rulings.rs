//! What the rules prescribe for each irregularity of whist.

use serde_json::json;

use super::Whist;
use super::deal::Deal;
use super::rules::{Called, Rules};
use super::standing::Carry;
use crate::engine::remedy::{self, Revoke};
use crate::engine::{Article, Ask, Ruling, Setting};

const REVOKE: Article = Article("whist.revoke");
const BOTH: Article = Article("whist.both-revoke");
const MISDEAL: Article = Article("whist.misdeal");
const OUT_OF_TURN: Article = Article("whist.out-of-turn");
const EXPOSED: Article = Article("whist.exposed-card");
const HONOURS: Article = Article("whist.honours");

/// Every ruling, as the deal stands.
#[must_use]
pub fn rulings(at: Setting<'_, Rules>, carry: &Carry, deal: &Deal, ask: &Ask) -> Vec<Ruling> {
    let rules = at.rules;
    let [misdeal, again] = remedy::misdeals::<Whist>(at, carry, deal, MISDEAL);
    // The price of a revoke does not depend on the tricks: an even hand shows it.
    let count = [json!({"event": "tricks", "counts": [["A", 7]]})];
    let how = Revoke { article: REVOKE, only: Some(REVOKE), count: &count, examples: &[] };
    let [revoke, in_time, both] = remedy::revokes::<Whist>(at, carry, deal, ask, &how);
    let mut found = vec![
        misdeal.custom("custom-same-dealer"),
        again.custom("custom-same-dealer"),
        revoke,
        in_time,
        Ruling { article: BOTH, ..both },
        called("out-of-turn", "led-out-of-turn", OUT_OF_TURN, "irregular-out-of-turn", rules.out_of_turn),
        called("exposed-card", "exposed-card", EXPOSED, "irregular-exposed-card", rules.exposed_card),
        Ruling::new("bid-out-of-turn", "auction", remedy::WORD, "irregular-word-out-of-turn")
            .dealing()
            .says("remedy-word-withdrawn", Vec::new())
            .says("remedy-no-points", Vec::new())
            .records(remedy::note()),
    ];
    if rules.honours.on() {
        found.push(
            Ruling::new("false-declaration", "false-declaration", HONOURS, "irregular-false-honours")
                .says("remedy-declaration-struck", Vec::new())
                .says("remedy-no-points", Vec::new())
                .records(remedy::note()),
        );
        found.push(
            Ruling::new("forgotten-declaration", "honours", HONOURS, "irregular-forgotten-honours")
                .says("remedy-too-late", Vec::new())
                .records(remedy::note()),
        );
    }
    found.extend([remedy::talk(), remedy::quit()]);
    found
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
