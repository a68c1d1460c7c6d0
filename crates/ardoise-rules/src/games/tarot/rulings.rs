//! What the rules prescribe for each irregularity of tarot.

use serde_json::json;

use super::Tarot;
use super::deal::Deal;
use super::reason::Reason;
use super::rules::{MisdealBid, MisdealCard, Renonce, Rules};
use super::standing::Carry;
use crate::engine::remedy::{self, Revoke};
use crate::engine::{Article, Ask, Ruling, Say as _, Setting};

const REVOKE: Article = Article("tarot.revoke");
const MISDEAL: Article = Article("tarot.misdeal");
const OUT_OF_TURN: Article = Article("tarot.out-of-turn");
const EXPOSED: Article = Article("tarot.exposed-card");

/// Every ruling, as the deal stands.
#[must_use]
pub fn rulings(at: Setting<'_, Rules>, carry: &Carry, deal: &Deal, ask: &Ask) -> Vec<Ruling> {
    let rules = at.rules;
    let [mut misdeal, again] = remedy::misdeals::<Tarot>(at, carry, deal, MISDEAL);
    let which = match rules.misdeal_card {
        MisdealCard::Any => Reason::MisdealAny,
        MisdealCard::CourtOrTrump => Reason::MisdealCourt,
    };
    misdeal.prescribes.push(which.said());
    if rules.misdeal_bid == MisdealBid::Barred {
        misdeal.prescribes.push(Reason::NoticeMayNotBid { player: deal.dealer }.said());
    }
    let taker = at.table.next(deal.dealer);
    let mut example = vec![json!({"event": "bid", "player": taker, "contract": "garde"})];
    if super::shape::calls(rules) {
        example.push(json!({"event": "partner", "holder": "none"}));
    }
    let examples = [example];
    let how = Revoke { article: REVOKE, only: None, count: &[], examples: &examples };
    let [revoke, in_time, both] = remedy::revokes::<Tarot>(at, carry, deal, ask, &how);
    let revoke = match rules.renonce {
        Renonce::LostDeal => revoke,
        // No price is known: the table decides, and the referee writes it.
        Renonce::Adjust => Ruling::new("revoke", "revoke", REVOKE, "irregular-revoke")
            .of_player()
            .says("remedy-silent", Vec::new())
            .says("remedy-table-decides", Vec::new())
            .records(revoke.events),
    };
    let word = remedy::out_of_turn::<Tarot>(
        at,
        ask,
        rules.out_of_turn,
        "remedy-word-withdrawn",
        Ruling::new("bid-out-of-turn", "auction", remedy::WORD, "irregular-word-out-of-turn").dealing(),
    );
    let card = remedy::out_of_turn::<Tarot>(
        at,
        ask,
        rules.out_of_turn,
        "remedy-turn-restored-exposed",
        Ruling::new("out-of-turn", "led-out-of-turn", OUT_OF_TURN, "irregular-out-of-turn"),
    );
    vec![
        misdeal,
        again,
        revoke,
        in_time,
        both,
        card,
        remedy::exposed(rules.exposed_card, EXPOSED),
        word,
        remedy::talk(),
        remedy::quit(),
    ]
}
