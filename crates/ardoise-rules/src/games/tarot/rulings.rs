//! What the rules prescribe for the irregularities of tarot, where it is more than at any table.

use serde_json::{Value, json};

use super::deal::Deal;
use super::reason::Reason;
use super::rules::{MisdealBid, MisdealCard, PetitSec, Renonce, Rules};
use crate::engine::{
    Article, Early, Moment, Revoke, Ruling, Rulings, Say as _, Setting, Usual, WORD, remedy,
};

const REVOKE: Article = Article("tarot.revoke");
const PETIT_SEC: Article = Article("tarot.petit-sec");
const ECART: Article = Article("tarot.ecart");
const POIGNEE: Article = Article("tarot.poignee");
const CHIEN: Article = Article("tarot.chien");
const EXPOSED: Article = Article("tarot.exposed-card");

/// What the house asks for what every table knows.
#[must_use]
pub(crate) fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
    let rules = at.rules;
    let taker = at.table.next(deal.dealer);
    let mut example = vec![json!({"event": "bid", "player": taker, "contract": "garde"})];
    if super::shape::calls(rules) {
        example.push(json!({"event": "partner", "holder": "none"}));
    }
    Usual {
        misdeal: Some(Article("tarot.misdeal")),
        revoke: Revoke { examples: vec![example], ..Revoke::of(REVOKE) },
        card: Early { article: Article("tarot.out-of-turn"), cost: Some(rules.out_of_turn) },
        word: Early { article: WORD, cost: Some(rules.out_of_turn) },
        ..Usual::default()
    }
}

/// Every ruling, as the deal stands.
#[must_use]
pub(crate) fn rulings(rules: &Rules, deal: &Deal, usual: Rulings) -> Rulings {
    let mut events = Vec::new();
    let usual = usual
        .with("misdeal", |ruling| misdealt(rules, deal, ruling))
        .with("revoke", |ruling| {
            events.clone_from(&ruling.events);
            revoked(rules, ruling)
        })
        // The deal in which it happens is the one it costs.
        .with("out-of-turn", |card| Ruling { moment: Moment::Playing, ..card })
        .before("bid-out-of-turn", [remedy::exposed(rules.exposed_card, EXPOSED)]);
    usual.before("talk", [petit_sec(rules), ecart(rules, deal, events), poignee(), chien()])
}

/// Which cards may be dealt again, and what it costs the dealer.
fn misdealt(rules: &Rules, deal: &Deal, mut ruling: Ruling) -> Ruling {
    let which = match rules.misdeal_card {
        MisdealCard::Any => Reason::MisdealAny,
        MisdealCard::CourtOrTrump => Reason::MisdealCourt,
    };
    ruling.prescribes.push(which.said());
    if rules.misdeal_bid == MisdealBid::Barred {
        ruling.prescribes.push(Reason::NoticeMayNotBid { player: deal.dealer }.said());
    }
    ruling
}

/// What a revoke costs: where no price is known the table decides, and the referee writes it.
fn revoked(rules: &Rules, ruling: Ruling) -> Ruling {
    match rules.renonce {
        Renonce::LostDeal => ruling,
        Renonce::Adjust => Ruling::new("revoke", "revoke", REVOKE, "irregular-revoke")
            .of_player()
            .says("remedy-silent", Vec::new())
            .says("remedy-table-decides", Vec::new())
            .records(ruling.events),
    }
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
fn ecart(rules: &Rules, deal: &Deal, mut events: Vec<Value>) -> Ruling {
    let ruling =
        own("wrong-ecart", "chien", ECART, Reason::AskedEcart, &[Reason::EcartInTime, Reason::EcartRevoke]);
    let taker = deal.bid_so_far().map(|(taker, _)| taker);
    let ruling = match rules.renonce {
        Renonce::Adjust => ruling.says("remedy-table-decides", Vec::new()),
        Renonce::LostDeal => ruling,
    };
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
    own("chien-seen", "chien", CHIEN, Reason::AskedChien, &[])
        .says("remedy-table-decides", Vec::new())
        .records(remedy::note())
}
