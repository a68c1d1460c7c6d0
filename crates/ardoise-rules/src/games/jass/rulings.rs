//! What the rules prescribe for announcements that were forgotten.

use serde_json::json;

use super::BELOTE_POINTS;
use super::options::ForgottenRebelote;
use crate::engine::{Article, Ask, Ruling, remedy};

/// A declaration that was not said in time.
#[must_use]
pub fn forgotten_declaration(article: Article) -> Ruling {
    Ruling::new("forgotten-declaration", "declaration", article, "irregular-forgotten-declaration")
        .says("remedy-too-late", Vec::new())
        .records(remedy::note())
}

/// A belote of which the second word was not said.
#[must_use]
pub fn forgotten_rebelote(article: Article, house: ForgottenRebelote, ask: &Ask) -> Ruling {
    let ruling = Ruling::new("forgotten-rebelote", "belote", article, "irregular-forgotten-rebelote");
    match house {
        ForgottenRebelote::ToleratedOnce => ruling
            .of_player()
            .says("remedy-belote-kept", vec![("points", BELOTE_POINTS.into())])
            .says("remedy-once-a-side", Vec::new())
            .custom("custom-belote-lost")
            .records(vec![json!({"event": "belote", "player": ask.player})])
            .records(remedy::note()),
        ForgottenRebelote::Lost => belote_lost(ruling),
    }
}

/// The belote is not marked.
#[must_use]
pub fn belote_lost(ruling: Ruling) -> Ruling {
    ruling
        .says("remedy-belote-lost", vec![("points", BELOTE_POINTS.into())])
        .custom("custom-belote-tolerated")
        .records(remedy::note())
}
