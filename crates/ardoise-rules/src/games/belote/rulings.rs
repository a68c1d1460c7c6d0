//! What the rules prescribe for the irregularities of belote, where it is more than at any table.

use serde_json::json;

use super::deal::Deal;
use super::rules::{Players, Rules, WordOutOfTurn};
use crate::engine::{Article, Ask, Early, OutOfTurn, Revoke, Rulings, Setting, Usual};
use crate::games::jass::{self, Annonces};

const OUT_OF_TURN: Article = Article("belote.out-of-turn");
const FORGOTTEN: Article = Article("belote.forgotten");

/// What the house asks for what every table knows.
#[must_use]
pub(crate) fn usual(at: Setting<'_, Rules>, deal: &Deal) -> Usual {
    let rules = at.rules;
    let take = json!({"event": "take", "player": at.table.next(deal.dealer), "suit": "hearts"});
    let examples = match rules.players {
        Players::Four => vec![vec![take]],
        Players::Two => Vec::new(),
    };
    let word = match rules.word_out_of_turn {
        WordOutOfTurn::Points(points) => OutOfTurn::Points(points),
        WordOutOfTurn::Restored | WordOutOfTurn::SideBarred => OutOfTurn::Restored,
    };
    let declares = rules.annonces == Annonces::On;
    Usual {
        misdeal: Some(Article("belote.misdeal")),
        revoke: Revoke { examples, ..Revoke::of(Article("belote.revoke")) },
        card: Early { article: OUT_OF_TURN, cost: Some(rules.out_of_turn) },
        word: Early { article: OUT_OF_TURN, cost: Some(word) },
        asked: "irregular-bid-out-of-turn",
        exposed: Some((rules.exposed_card, Article("belote.exposed-card"))),
        declared: declares.then_some((rules.false_declaration, Article("belote.false-declaration"))),
        customs: jass::CUSTOMS,
    }
}

/// Every ruling, as the deal stands.
#[must_use]
pub(crate) fn rulings(rules: &Rules, deal: &Deal, ask: &Ask, usual: Rulings) -> Rulings {
    let declared = (rules.annonces == Annonces::On).then(|| jass::forgotten_declaration(FORGOTTEN));
    let belote = (rules.annonces != Annonces::Off)
        .then(|| jass::forgotten_rebelote(FORGOTTEN, rules.forgotten_rebelote, ask));
    usual
        .with("misdeal-again", |again| jass::barred(again, rules.misdeal, deal.dealer))
        .with("bid-out-of-turn", |word| match rules.word_out_of_turn {
            WordOutOfTurn::SideBarred => word.says("remedy-side-barred", Vec::new()),
            WordOutOfTurn::Restored | WordOutOfTurn::Points(_) => word,
        })
        .before("talk", declared.into_iter().chain(belote))
}
