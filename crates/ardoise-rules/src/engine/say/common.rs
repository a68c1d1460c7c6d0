//! Refusals and notices that several games have: each is worded once, and said as the game's own.

use crate::cards::Card;
use crate::engine::table::Seat;

crate::reasons! {
    /// What cannot be true, or is not to be forgotten, in any game that has such events.
    pub enum Common in "shell" {
        /// A misdeal by somebody who does not deal.
        NotTheDealer = "not-the-dealer" { player: Seat, dealer: Seat },
        /// Something more in a deal that is void.
        DealAnnulled = "deal-annulled",
        /// A card that the pack does not have; of so many cards.
        NotInPack = "not-in-pack" { card: Card, cards: usize },
        /// A count without the side it is of.
        NotASide = "not-a-side",
        /// Notice: whoever sits on the right of the dealer speaks first.
        SpeaksRight = "speaks-right" { player: Seat, dealer: Seat },
        /// Notice: whoever sits on his left does.
        SpeaksLeft = "speaks-left" { player: Seat, dealer: Seat },
    }
}
