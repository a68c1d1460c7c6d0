//! What the rules prescribe for each irregularity of whist à la couleur.

use serde_json::json;

use super::ColourWhist;
use super::deal::Deal;
use super::rules::Rules;
use super::standing::Carry;
use crate::engine::remedy::{self, Revoke};
use crate::engine::{Article, Ask, Ruling, Setting};

const REVOKE: Article = Article("colour-whist.revoke");
const MISDEAL: Article = Article("colour-whist.deal");
const EXPOSED: Article = Article("colour-whist.exposed-card");

/// Every ruling, as the deal stands.
#[must_use]
pub fn rulings(at: Setting<'_, Rules>, carry: &Carry, deal: &Deal, ask: &Ask) -> Vec<Ruling> {
    let [misdeal, again] = remedy::misdeals::<ColourWhist>(at, carry, deal, MISDEAL);
    let speaker = at.table.next(deal.dealer);
    let bid =
        |contract: &str| json!({"event": "bid", "player": speaker, "contract": contract, "suit": "hearts"});
    let alone = json!({"event": "bid", "player": speaker, "contract": "petite-misere"});
    let examples = [vec![bid("solo-6")], vec![alone]];
    let how = Revoke { article: REVOKE, only: None, count: &[], examples: &examples };
    let [revoke, in_time, both] = remedy::revokes::<ColourWhist>(at, carry, deal, ask, &how);
    vec![
        misdeal.custom("custom-deal-passes"),
        again.custom("custom-deal-passes"),
        revoke,
        in_time,
        both,
        Ruling::new("out-of-turn", "led-out-of-turn", remedy::TURN, "irregular-out-of-turn")
            .says("remedy-turn-restored-exposed", Vec::new())
            .says("remedy-no-points", Vec::new())
            .records(remedy::note()),
        Ruling::new("bid-out-of-turn", "auction", remedy::WORD, "irregular-bid-out-of-turn")
            .dealing()
            .says("remedy-word-withdrawn", Vec::new())
            .says("remedy-no-points", Vec::new())
            .records(remedy::note()),
        remedy::exposed(at.rules.exposed_card, EXPOSED),
        remedy::talk(),
        remedy::quit(),
    ]
}
