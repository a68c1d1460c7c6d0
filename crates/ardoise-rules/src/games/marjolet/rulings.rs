//! What the rules prescribe for the irregularities of marjolet, where it is more or less than at any table.

use super::Rules;
use crate::engine::{Article, Revoke, Ruling, Rulings, Setting, Usual, remedy};

const MELD: Article = Article("marjolet.meld-right");

/// What the house asks for what every table knows.
#[must_use]
pub(crate) fn usual(at: Setting<'_, Rules>) -> Usual {
    Usual {
        misdeal: Some(Article("marjolet.misdeal")),
        revoke: Revoke::of(Article("marjolet.revoke")),
        exposed: Some((at.rules.exposed_card, Article("marjolet.exposed-card"))),
        declared: Some((at.rules.false_declaration, Article("marjolet.false-declaration"))),
        ..Usual::default()
    }
}

/// Every ruling: a combination may be melded later, and nobody has a partner to talk to.
#[must_use]
pub(crate) fn rulings(usual: Rulings) -> Rulings {
    let later = Ruling::new("forgotten-declaration", "meld", MELD, "irregular-forgotten-meld")
        .says("remedy-meld-later", Vec::new())
        .records(remedy::note());
    usual.without("talk").before("quit", [later])
}
