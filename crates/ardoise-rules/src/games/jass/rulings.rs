//! What the rules prescribe in every game of the family: announcements that were forgotten, a dealer who misdeals again.

use serde_json::json;

use super::BELOTE_POINTS;
use super::options::{ForgottenRebelote, Misdeal};
use crate::engine::{Article, Ask, Ruling, Seat, remedy};

/// What other tables do.
pub(crate) const CUSTOMS: &[(&str, &str)] = &[
    ("misdeal", "custom-misdeal-contests"),
    ("misdeal-again", "custom-misdeal-contests"),
    ("revoke", "custom-revoke-lost"),
    ("out-of-turn", "custom-out-of-turn-162"),
    ("bid-out-of-turn", "custom-out-of-turn-162"),
];

/// A dealer who misdealt again, where that costs him his bid.
#[must_use]
pub(crate) fn barred(again: Ruling, house: Misdeal, dealer: Seat) -> Ruling {
    if house.bars(2) { again.says("remedy-no-right-to-bid", vec![("player", dealer.into())]) } else { again }
}

/// A declaration that was not said in time.
#[must_use]
pub(crate) fn forgotten_declaration(article: Article) -> Ruling {
    Ruling::new("forgotten-declaration", "declaration", article, "irregular-forgotten-declaration")
        .says("remedy-too-late", Vec::new())
        .records(remedy::note())
}

/// A belote of which the second word was not said.
#[must_use]
pub(crate) fn forgotten_rebelote(article: Article, house: ForgottenRebelote, ask: &Ask) -> Ruling {
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
pub(crate) fn belote_lost(ruling: Ruling) -> Ruling {
    ruling
        .says("remedy-belote-lost", vec![("points", BELOTE_POINTS.into())])
        .custom("custom-belote-tolerated")
        .records(remedy::note())
}
