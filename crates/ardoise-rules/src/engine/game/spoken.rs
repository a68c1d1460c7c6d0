//! What the engine must know of the events of a game: which begin a deal, which throw it in, and how the table rules.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::table::Seat;

/// An event of a game: a fact seen at the table.
pub trait Spoken: Serialize + DeserializeOwned + Clone + Debug {
    /// Can it only begin a deal?
    fn opens(&self) -> bool;
    /// The dealer who dealt wrongly, if it says so.
    fn misdealt(&self) -> Option<Seat> {
        None
    }
    /// Does it throw the cards in, so that the deal begins again?
    fn throws_in(&self) -> bool {
        self.misdealt().is_some()
    }
    /// That a player dealt wrongly; none where the game has no such event.
    #[must_use]
    fn misdeal(player: Seat) -> Option<Self> {
        let _ = player;
        None
    }
    /// That a player revoked, as the table rules; none where the game has no such event.
    #[must_use]
    fn revoke(player: Seat, trick: Option<u8>) -> Option<Self> {
        let _ = (player, trick);
        None
    }
    /// That the deal is void and counts as played; none where the game has no such event.
    #[must_use]
    fn annul() -> Option<Self> {
        None
    }
}

/// Says of the events of a game which begin a deal, and which of them are the misdeal, the worthless hand, the revoke
/// and the void deal that the engine asks for.
#[macro_export]
macro_rules! spoken {
    (
        $event:ident opens with $( $opens:ident )|+ ;
        misdeal $misdeal:ident;
        $( weak $weak:ident; )?
        $( revoke $revoke:ident $( { $field:ident: $value:expr } )?; )?
        annul $annul:ident;
    ) => {
        impl $crate::engine::Spoken for $event {
            fn opens(&self) -> bool {
                matches!(self, $( $event::$opens { .. } )|+)
            }
            fn misdealt(&self) -> Option<$crate::engine::Seat> {
                if let $event::$misdeal { player } = self { Some(*player) } else { None }
            }
            fn throws_in(&self) -> bool {
                matches!(self, $event::$misdeal { .. } $( | $event::$weak { .. } )?)
            }
            fn misdeal(player: $crate::engine::Seat) -> Option<Self> {
                Some($event::$misdeal { player })
            }
            $( fn revoke(player: $crate::engine::Seat, trick: Option<u8>) -> Option<Self> {
                Some($event::$revoke { player, trick: trick.map(Into::into) $(, $field: $value)? })
            } )?
            fn annul() -> Option<Self> {
                Some($event::$annul { text: None })
            }
        }
    };
}
