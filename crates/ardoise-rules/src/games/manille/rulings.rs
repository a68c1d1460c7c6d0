//! What the rules prescribe for each irregularity of manille.

use serde_json::json;

use super::Manille;
use super::deal::Deal;
use super::outcome::At;
use super::rules::{Contre, Talk};
use super::standing::Carry;
use crate::engine::remedy::{self, Revoke};
use crate::engine::{Article, Ask, Ruling, after, trial};

const RENONCE: Article = Article("manille.renonce");
const MISDEAL: Article = Article("manille.misdeal");
const CONTRE: Article = Article("manille.contre");
const LIE: Article = Article("manille.lie");
const OUT_OF_TURN: Article = Article("manille.out-of-turn");
const EXPOSED: Article = Article("manille.exposed-card");

/// Every ruling, as the deal stands.
#[must_use]
pub fn rulings(at: At<'_>, carry: &Carry, deal: &Deal, ask: &Ask) -> Vec<Ruling> {
    let rules = at.rules;
    let [misdeal, again] = remedy::misdeals::<Manille>(at, carry, deal, MISDEAL);
    let turn = json!({"event": "turn", "card": "AH"});
    let trump = json!({"event": "trump", "suit": "hearts"});
    let voiture = json!({"event": "trump", "suit": "none"});
    let contre = json!({"event": "contre", "player": at.table.next(deal.dealer)});
    let examples = [vec![trump], vec![voiture, contre], vec![turn]];
    let how = Revoke { article: RENONCE, only: None, count: &[], examples: &examples };
    let [revoke, in_time, both] = remedy::revokes::<Manille>(at, carry, deal, ask, &how);
    let played =
        Ruling::new("out-of-turn", "led-out-of-turn", OUT_OF_TURN, "irregular-out-of-turn").dealing();
    let spoken =
        Ruling::new("bid-out-of-turn", "auction", OUT_OF_TURN, "irregular-word-out-of-turn").dealing();
    let mut found = vec![
        misdeal.custom("custom-misdeal-belgian"),
        again.custom("custom-misdeal-belgian"),
        revoke,
        in_time,
        both,
        remedy::out_of_turn::<Manille>(at, ask, rules.out_of_turn, "remedy-turn-restored-exposed", played)
            .custom("custom-out-of-turn-contests"),
        remedy::out_of_turn::<Manille>(at, ask, rules.out_of_turn, "remedy-word-withdrawn", spoken)
            .custom("custom-out-of-turn-contests"),
    ];
    if rules.contre != Contre::Off {
        found.push(
            Ruling::new("contre-wrong-player", "coinche", CONTRE, "irregular-contre-wrong-player")
                .dealing()
                .says("remedy-double-withdrawn", Vec::new())
                .says("remedy-no-points", Vec::new())
                .records(remedy::note()),
        );
    }
    found.push(remedy::exposed(rules.exposed_card, EXPOSED));
    found.push(match rules.talk {
        Talk::Bavarde => lie(at, carry, deal, ask, &examples[0]),
        Talk::Muette => remedy::talk(),
    });
    found.push(remedy::quit());
    found
}

/// A lie where partners may question each other.
fn lie(at: At<'_>, carry: &Carry, deal: &Deal, ask: &Ask, example: &[serde_json::Value]) -> Ruling {
    let ruling = Ruling::new("lie", "talk", LIE, "irregular-lie").of_player();
    let player = ask.player.unwrap_or_else(|| at.table.next(deal.dealer));
    let lied = [json!({"event": "lie", "player": player})];
    let now = trial::<Manille>(at, carry, deal, &lied);
    let shown = || {
        let deal = after::<Manille>(at, carry, deal, example)?;
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
