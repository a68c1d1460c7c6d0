//! What the rules prescribe for the irregularities of coinche, where it is more than at any table.

use serde_json::json;

use super::Coinche;
use super::deal::Deal;
use super::options::{Annonces, CoincheOutOfTurn, ForgottenRebelote, Timing};
use super::rules::Rules;
use crate::engine::{Article, Ask, Early, Revoke, Ruling, Rulings, Setting, Usual, remedy};
use crate::games::jass;

const OUT_OF_TURN: Article = Article("coinche.out-of-turn");
const FORGOTTEN: Article = Article("coinche.forgotten");
const COINCHE: Article = Article("coinche.coinche");
const EARLY_COINCHE: Article = Article("coinche.coinche-out-of-turn");

/// What the house asks for what every table knows.
#[must_use]
pub(crate) fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
    let rules = at.rules;
    let speaker = at.table.next(deal.dealer);
    let bid = json!({"event": "bid", "player": speaker, "level": 100, "suit": "hearts"});
    let coinche = json!({"event": "coinche", "player": at.table.next(speaker)});
    let examples = vec![vec![bid.clone()], vec![bid, coinche]];
    let early = Early { article: OUT_OF_TURN, cost: Some(rules.out_of_turn) };
    let announces = rules.annonces != Annonces::Off;
    Usual {
        misdeal: Some(Article("coinche.misdeal")),
        revoke: Revoke { examples, ..Revoke::of(Article("coinche.revoke")) },
        card: early,
        word: early,
        asked: "irregular-bid-out-of-turn",
        exposed: Some((rules.exposed_card, Article("coinche.exposed-card"))),
        declared: announces.then_some((rules.false_declaration, Article("coinche.false-declaration"))),
        customs: jass::CUSTOMS,
    }
}

/// Every ruling, as the deal stands.
#[must_use]
pub(crate) fn rulings(at: Setting<'_, Rules>, deal: &Deal, ask: &Ask, usual: Rulings) -> Rulings {
    let rules = at.rules;
    let mut own = Vec::new();
    if rules.annonces != Annonces::Off {
        own.push(jass::forgotten_declaration(FORGOTTEN));
        own.push(jass::forgotten_rebelote(FORGOTTEN, rules.forgotten_rebelote, ask));
        if rules.forgotten_rebelote == ForgottenRebelote::ToleratedOnce {
            own.push(forgotten_again());
        }
    }
    if rules.coinche_timing == Timing::Turn && rules.coinche_out_of_turn == CoincheOutOfTurn::WarningFirst {
        own.push(early_again(at, ask));
    }
    usual
        .with("misdeal-again", |again| jass::barred(again, rules.misdeal, deal.dealer))
        .before("exposed-card", [wrong_player(), early(rules)])
        .before("talk", own)
}

fn wrong_player() -> Ruling {
    Ruling::new("coinche-wrong-player", "coinche", COINCHE, "irregular-coinche-wrong-player")
        .dealing()
        .says("remedy-double-withdrawn", Vec::new())
        .says("remedy-no-points", Vec::new())
        .records(remedy::note())
}

fn early(rules: &Rules) -> Ruling {
    let ruling =
        Ruling::new("coinche-out-of-turn", "coinche", EARLY_COINCHE, "irregular-coinche-out-of-turn")
            .dealing();
    if rules.coinche_timing == Timing::AnyTime {
        return ruling.says("remedy-coinche-any-time", Vec::new()).custom("custom-coinche-turn");
    }
    let ruling = match rules.coinche_out_of_turn {
        CoincheOutOfTurn::Withdrawn => {
            ruling.says("remedy-double-withdrawn", Vec::new()).custom("custom-warning")
        }
        CoincheOutOfTurn::WarningFirst => ruling
            .says("remedy-double-withdrawn", Vec::new())
            .says("remedy-warning", Vec::new())
            .says("remedy-next-time-out-of-turn", Vec::new()),
    };
    ruling.says("remedy-no-points", Vec::new()).records(remedy::note())
}

/// A coinche out of turn after a warning: a bid out of turn.
fn early_again(at: Setting<'_, Rules>, ask: &Ask) -> Ruling {
    let again = "irregular-coinche-out-of-turn-again";
    let ruling = Ruling::new("coinche-out-of-turn-again", "coinche", EARLY_COINCHE, again).dealing();
    let cost = Some(at.rules.out_of_turn);
    remedy::out_of_turn::<Coinche>(at, ask, cost, "remedy-double-withdrawn", ruling)
}

/// A side that was already forgiven once.
fn forgotten_again() -> Ruling {
    let again = "irregular-forgotten-rebelote-again";
    jass::belote_lost(Ruling::new("forgotten-rebelote-again", "belote", FORGOTTEN, again))
}
