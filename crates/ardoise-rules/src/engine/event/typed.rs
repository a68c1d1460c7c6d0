//! How values are typed: what a field of an event takes follows from its type.

use super::form::{Choice, Kind, Need};
use crate::cards::{Card, Suit, Trump};
use crate::engine::say::Half;
use crate::engine::table::{Account, Seat};

/// A value that an event can carry.
pub trait Typed {
    /// How it is typed.
    const KIND: Kind;
    /// Must it be there?
    const NEED: Need = Need::Required;
    /// Is it left out of the stored event?
    fn absent(&self) -> bool {
        false
    }
}

macro_rules! typed {
    ($($type:ty => $kind:expr;)*) => {
        $(impl Typed for $type { const KIND: Kind = $kind; })*
    };
}

typed! {
    Seat => Kind::Player;
    Account => Kind::Account;
    Vec<(Account, i32)> => Kind::Counts;
    Suit => Kind::Suit(&[]);
    Trump => Kind::Suit(&[Choice::with("none", crate::keyword!("none"))]);
    Card => Kind::Card;
    Vec<Card> => Kind::Cards;
    i32 => Kind::Number(0, i32::MAX);
    u8 => Kind::Number(0, u8::MAX as i32);
    String => Kind::Text;
}

/// The most points, in halves, that a count with halves can have.
const MOST_HALVES: i32 = 2000;

impl Typed for Half {
    const KIND: Kind = Kind::Half(0, MOST_HALVES);
}

impl<T: Typed> Typed for Option<T> {
    const KIND: Kind = T::KIND;
    const NEED: Need = Need::Optional;

    fn absent(&self) -> bool {
        self.is_none()
    }
}

/// Declares a closed list of words: the enum, how it is stored and typed, and its terms in reasons. The words of every
/// language stand in `keywords.*.txt` beside it.
#[macro_export]
macro_rules! terms {
    ($( $(#[$meta:meta])* $vis:vis enum $name:ident {
        $( $(#[$vmeta:meta])* $variant:ident = $id:literal ),* $(,)?
    } )*) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $vis enum $name { $( $(#[$vmeta])* #[serde(rename = $id)] $variant ),* }
        impl $name {
            /// The word as stored, which is also its term in reasons.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $( $name::$variant => $id ),* }
            }
        }
        impl $crate::engine::Typed for $name {
            const KIND: $crate::engine::Kind = $crate::engine::Kind::Choice(&[
                $( $crate::engine::Choice::with($id, $crate::keyword!($id)) ),*
            ]);
        }
        impl From<$name> for $crate::engine::Arg {
            fn from(term: $name) -> $crate::engine::Arg {
                $crate::engine::Arg::Term(term.id())
            }
        }
    )* };
}
