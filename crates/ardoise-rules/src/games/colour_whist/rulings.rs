//! By what the irregularities of whist à la couleur are ruled.

use serde_json::json;

use super::deal::Deal;
use super::rules::Rules;
use crate::engine::{Article, Revoke, Setting, Usual};

/// What the house asks for what every table knows.
#[must_use]
pub(crate) fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
    let speaker = at.table.next(deal.dealer);
    let solo = json!({"event": "bid", "player": speaker, "contract": "solo-6", "suit": "hearts"});
    let alone = json!({"event": "bid", "player": speaker, "contract": "petite-misere"});
    let examples = vec![vec![solo], vec![alone]];
    Usual {
        misdeal: Some(Article("colour-whist.deal")),
        revoke: Revoke { examples, ..Revoke::of(Article("colour-whist.revoke")) },
        asked: "irregular-bid-out-of-turn",
        exposed: Some((at.rules.exposed_card, Article("colour-whist.exposed-card"))),
        customs: &[("misdeal", "custom-deal-passes"), ("misdeal-again", "custom-deal-passes")],
        ..Usual::default()
    }
}
