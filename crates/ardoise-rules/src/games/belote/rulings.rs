//! What the rules prescribe for each irregularity of belote.

use serde_json::json;

use super::Belote;
use super::deal::Deal;
use super::rules::{Players, Rules, WordOutOfTurn};
use super::standing::Carry;
use crate::engine::remedy::{self, Revoke};
use crate::engine::{Article, Ask, OutOfTurn, Ruling, Setting};
use crate::games::jass::{self, Annonces};

const OUT_OF_TURN: Article = Article("belote.out-of-turn");
const FORGOTTEN: Article = Article("belote.forgotten");

/// Every ruling, as the deal stands.
#[must_use]
pub fn rulings(at: Setting<'_, Rules>, carry: &Carry, deal: &Deal, ask: &Ask) -> Vec<Ruling> {
    let rules = at.rules;
    let [misdeal, again] = remedy::misdeals::<Belote>(at, carry, deal, Article("belote.misdeal"));
    let again = if rules.misdeal.bars(2) {
        again.says("remedy-no-right-to-bid", vec![("player", deal.dealer.into())])
    } else {
        again
    };
    let take = json!({"event": "take", "player": at.table.next(deal.dealer), "suit": "hearts"});
    let examples = match rules.players {
        Players::Four => vec![vec![take]],
        Players::Two => Vec::new(),
    };
    let how = Revoke { article: Article("belote.revoke"), only: None, count: &[], examples: &examples };
    let [revoke, in_time, both] = remedy::revokes::<Belote>(at, carry, deal, ask, &how);
    let played =
        Ruling::new("out-of-turn", "led-out-of-turn", OUT_OF_TURN, "irregular-out-of-turn").dealing();
    let spoken =
        Ruling::new("bid-out-of-turn", "auction", OUT_OF_TURN, "irregular-bid-out-of-turn").dealing();
    let word = match rules.word_out_of_turn {
        WordOutOfTurn::Points(points) => OutOfTurn::Points(points),
        WordOutOfTurn::Restored | WordOutOfTurn::SideBarred => OutOfTurn::Restored,
    };
    let spoken = remedy::out_of_turn::<Belote>(at, ask, word, "remedy-word-withdrawn", spoken);
    let spoken = match rules.word_out_of_turn {
        WordOutOfTurn::SideBarred => spoken.says("remedy-side-barred", Vec::new()),
        WordOutOfTurn::Restored | WordOutOfTurn::Points(_) => spoken,
    };
    let mut found = vec![
        misdeal.custom("custom-misdeal-contests"),
        again.custom("custom-misdeal-contests"),
        revoke.custom("custom-revoke-lost"),
        in_time,
        both,
        remedy::out_of_turn::<Belote>(at, ask, rules.out_of_turn, "remedy-turn-restored-exposed", played)
            .custom("custom-out-of-turn-162"),
        spoken.custom("custom-out-of-turn-162"),
        remedy::exposed(rules.exposed_card, Article("belote.exposed-card")),
    ];
    if rules.annonces == Annonces::On {
        let article = Article("belote.false-declaration");
        found.push(remedy::false_declaration::<Belote>(at, ask, rules.false_declaration, article));
        found.push(jass::forgotten_declaration(FORGOTTEN));
    }
    if rules.annonces != Annonces::Off {
        found.push(jass::forgotten_rebelote(FORGOTTEN, rules.forgotten_rebelote, ask));
    }
    found.extend([remedy::talk(), remedy::quit()]);
    found
}
