//! What the rules prescribe for each irregularity of tarot.

use serde_json::json;

use super::Tarot;
use super::deal::Deal;
use super::reason::Reason;
use super::rules::{MisdealBid, MisdealCard, PetitSec, Renonce, Rules};
use super::standing::Carry;
use crate::engine::remedy::{self, Revoke};
use crate::engine::{Article, Ask, Ruling, Say as _, Setting};

const REVOKE: Article = Article("tarot.revoke");
const MISDEAL: Article = Article("tarot.misdeal");
const OUT_OF_TURN: Article = Article("tarot.out-of-turn");
const PETIT_SEC: Article = Article("tarot.petit-sec");
const ECART: Article = Article("tarot.ecart");
const POIGNEE: Article = Article("tarot.poignee");
const CONTRACTS: Article = Article("tarot.contracts");
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
    let table = [petit_sec(rules), ecart(rules, deal, &revoke), poignee(), chien()];
    let mut found =
        vec![misdeal, again, revoke, in_time, both, card, remedy::exposed(rules.exposed_card, EXPOSED), word];
    found.extend(table);
    found.extend([remedy::talk(), remedy::quit()]);
    found
}

/// An irregularity that only this game has, in its own words.
fn own(id: &'static str, topic: &'static str, article: Article, asked: Reason, says: &[Reason]) -> Ruling {
    let mut ruling = Ruling::new(id, topic, article, "");
    ruling.question = asked.said();
    ruling.prescribes.extend(says.iter().map(|said| said.said()));
    ruling
}

/// A petit sec that its holder kept to himself.
fn petit_sec(rules: &Rules) -> Ruling {
    let says =
        |said| own("petit-sec-unsaid", "weak-hand", PETIT_SEC, Reason::AskedPetitSec, &[said]).dealing();
    match rules.petit_sec {
        PetitSec::Annul => says(Reason::PetitSecFound)
            .of_player()
            .voiding(Some(json!({"event": "petit-sec", "player": null}))),
        PetitSec::Imprenable | PetitSec::Play => says(Reason::PetitSecNoVoid).records(remedy::note()),
    }
}

/// A discard of the wrong number, or with cards that may not lie there: put right, or a revoke of the taker.
fn ecart(rules: &Rules, deal: &Deal, revoke: &Ruling) -> Ruling {
    let ruling =
        own("wrong-ecart", "chien", ECART, Reason::AskedEcart, &[Reason::EcartInTime, Reason::EcartRevoke]);
    let taker = deal.bid_so_far().map(|(taker, _)| taker);
    let ruling = match rules.renonce {
        Renonce::Adjust => ruling.says("remedy-table-decides", Vec::new()),
        Renonce::LostDeal => ruling,
    };
    let mut events = revoke.events.clone();
    for event in events.iter_mut().filter(|event| event["event"] == "revoke") {
        event["player"] = json!(taker);
    }
    ruling.records(events)
}

/// A poignée that was shown and was none.
fn poignee() -> Ruling {
    own("false-poignee", "false-declaration", POIGNEE, Reason::AskedPoignee, &[Reason::PoigneeNone])
        .records(remedy::note())
}

/// Cards that nobody may see were looked at: no rule sets a price.
fn chien() -> Ruling {
    own("chien-seen", "chien", CONTRACTS, Reason::AskedChien, &[])
        .says("remedy-table-decides", Vec::new())
        .records(remedy::note())
}
