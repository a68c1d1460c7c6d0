//! What the rules prescribe for each irregularity of coinche.

use serde_json::json;

use super::Coinche;
use super::deal::Deal;
use super::options::{Annonces, CoincheOutOfTurn, ForgottenRebelote, Misdeal, Timing};
use super::rules::Rules;
use super::standing::Carry;
use crate::engine::remedy::{self, Revoke};
use crate::engine::{Article, Ask, Ruling, Setting};
use crate::games::jass;

const REVOKE: Article = Article("coinche.revoke");
const MISDEAL: Article = Article("coinche.misdeal");
const OUT_OF_TURN: Article = Article("coinche.out-of-turn");
const EXPOSED: Article = Article("coinche.exposed-card");
const FALSE: Article = Article("coinche.false-declaration");
const FORGOTTEN: Article = Article("coinche.forgotten");
const COINCHE: Article = Article("coinche.coinche");
const EARLY_COINCHE: Article = Article("coinche.coinche-out-of-turn");

/// Every ruling, as the deal stands.
#[must_use]
pub fn rulings(at: Setting<'_, Rules>, carry: &Carry, deal: &Deal, ask: &Ask) -> Vec<Ruling> {
    let rules = at.rules;
    let [misdeal, again] = remedy::misdeals::<Coinche>(at, carry, deal, MISDEAL);
    let again = match rules.misdeal {
        Misdeal::Third => again.says("remedy-no-right-to-bid", vec![("player", deal.dealer.into())]),
        Misdeal::Free | Misdeal::Second | Misdeal::AfterTrump => again,
    };
    let speaker = at.table.next(deal.dealer);
    let bid = json!({"event": "bid", "player": speaker, "level": 100, "suit": "hearts"});
    let coinche = json!({"event": "coinche", "player": at.table.next(speaker)});
    let examples = [vec![bid.clone()], vec![bid, coinche]];
    let how = Revoke { article: REVOKE, only: None, count: &[], examples: &examples };
    let [revoke, in_time, both] = remedy::revokes::<Coinche>(at, carry, deal, ask, &how);
    let played =
        Ruling::new("out-of-turn", "led-out-of-turn", OUT_OF_TURN, "irregular-out-of-turn").dealing();
    let spoken =
        Ruling::new("bid-out-of-turn", "auction", OUT_OF_TURN, "irregular-bid-out-of-turn").dealing();
    let mut found = vec![
        misdeal.custom("custom-misdeal-contests"),
        again.custom("custom-misdeal-contests"),
        revoke.custom("custom-revoke-lost"),
        in_time,
        both,
        remedy::out_of_turn::<Coinche>(at, ask, rules.out_of_turn, "remedy-turn-restored-exposed", played)
            .custom("custom-out-of-turn-162"),
        remedy::out_of_turn::<Coinche>(at, ask, rules.out_of_turn, "remedy-word-withdrawn", spoken)
            .custom("custom-out-of-turn-162"),
        wrong_player(),
        early(rules),
        remedy::exposed(rules.exposed_card, EXPOSED),
    ];
    if rules.annonces != Annonces::Off {
        found.extend([
            remedy::false_declaration::<Coinche>(at, ask, rules.false_declaration, FALSE),
            jass::forgotten_declaration(FORGOTTEN),
            jass::forgotten_rebelote(FORGOTTEN, rules.forgotten_rebelote, ask),
        ]);
        if rules.forgotten_rebelote == ForgottenRebelote::ToleratedOnce {
            found.push(forgotten_again());
        }
    }
    if rules.coinche_timing == Timing::Turn && rules.coinche_out_of_turn == CoincheOutOfTurn::WarningFirst {
        let again = Ruling::new(
            "coinche-out-of-turn-again",
            "coinche",
            EARLY_COINCHE,
            "irregular-coinche-out-of-turn-again",
        );
        let word = "remedy-double-withdrawn";
        found.push(remedy::out_of_turn::<Coinche>(at, ask, rules.out_of_turn, word, again.dealing()));
    }
    found.extend([remedy::talk(), remedy::quit()]);
    found
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

/// A side that was already forgiven once.
fn forgotten_again() -> Ruling {
    let again = "irregular-forgotten-rebelote-again";
    jass::belote_lost(Ruling::new("forgotten-rebelote-again", "belote", FORGOTTEN, again))
}
