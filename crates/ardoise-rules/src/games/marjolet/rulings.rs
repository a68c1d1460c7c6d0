//! What the rules prescribe for each irregularity of marjolet.

use super::deal::Deal;
use super::standing::Carry;
use super::{Marjolet, MarjoletRules};
use crate::engine::remedy;
use crate::engine::{Article, Ask, Ruling, Setting};

const REVOKE: Article = Article("marjolet.revoke");
const MISDEAL: Article = Article("marjolet.misdeal");
const EXPOSED: Article = Article("marjolet.exposed-card");
const FALSE: Article = Article("marjolet.false-declaration");
const MELD: Article = Article("marjolet.meld-right");

/// Every ruling, as the deal stands.
#[must_use]
pub fn rulings(at: Setting<'_, MarjoletRules>, carry: &Carry, deal: &Deal, ask: &Ask) -> Vec<Ruling> {
    let [misdeal, again] = remedy::misdeals::<Marjolet>(at, carry, deal, MISDEAL);
    let taken_back = |id: &'static str, question: &'static str| {
        Ruling::new(id, "revoke", REVOKE, question)
            .says("remedy-corrected", Vec::new())
            .says("remedy-no-points", Vec::new())
            .records(remedy::note())
    };
    vec![
        misdeal,
        again,
        taken_back("revoke", "irregular-revoke"),
        taken_back("revoke-in-time", "irregular-revoke-in-time"),
        taken_back("revoke-both", "irregular-revoke-both"),
        Ruling::new("out-of-turn", "led-out-of-turn", remedy::TURN, "irregular-out-of-turn")
            .says("remedy-turn-restored-exposed", Vec::new())
            .says("remedy-no-points", Vec::new())
            .records(remedy::note()),
        remedy::exposed(at.rules.exposed_card, EXPOSED),
        remedy::false_declaration::<Marjolet>(at, ask, at.rules.false_declaration, FALSE),
        Ruling::new("forgotten-declaration", "meld", MELD, "irregular-forgotten-meld")
            .says("remedy-meld-later", Vec::new())
            .records(remedy::note()),
        remedy::quit(),
    ]
}
