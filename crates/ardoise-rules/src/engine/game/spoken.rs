//! The events of a game, each declared once: how it is typed and stored, whether it begins a deal or throws it in, and how
//! the table rules by it.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::event::Form;
use crate::engine::table::Seat;

/// An event of a game: a fact seen at the table.
pub trait Spoken: Serialize + DeserializeOwned + Clone + Debug {
    /// How the events are typed, in the order in which help shows them.
    const FORMS: &'static [Form];
    /// Can it only begin a deal?
    fn opens(&self) -> bool;
    /// The dealer who dealt wrongly, if it says so.
    fn misdealt(&self) -> Option<Seat> {
        None
    }
    /// Does it throw the cards in, so that the deal begins again?
    fn throws_in(&self) -> bool {
        self.misdealt().is_some() || self.weak()
    }
    /// Does somebody ask for a new deal because of a worthless hand?
    fn weak(&self) -> bool {
        false
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

/// Declares the events of a game, each once, in the order in which help shows them:
///
/// ```text
/// /// What it is.
/// opens Name = "keyword" { player: Seat, suit: Option<Suit> },
/// ```
///
/// The line gives the variant, how it is stored, and its form; the keywords of every language stand in `keywords.*.txt`
/// beside it. A field is typed as its type says ([`Typed`]), or `as` another
/// kind. `opens` stands before what can only begin a deal. The events that several games have are named and no more: `Pass`,
/// `Points`, `Tricks`, `Capot`, `Revoke`, `Weak`, `Misdeal`, `Annul`; a revoke may carry what the game asks besides, and say
/// how many tricks there are; a capot may say which figures stand for it where points are written.
///
/// [`Typed`]: crate::engine::Typed
#[macro_export]
macro_rules! events {
    (@kind $type:ty) => { <$type as $crate::engine::Typed>::KIND };
    (@kind $type:ty, $kind:expr) => { $kind };
    // All are read: what they come to.
    (@next [$($head:tt)*] $name:ident [$($variants:tt)*] [$($forms:tt)*] [$($opens:ident)*] [$($roles:tt)*]) => {
        $($head)*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(tag = "event", rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum $name { $($variants)* }
        impl $crate::engine::Spoken for $name {
            const FORMS: &'static [$crate::engine::Form] = &[$($forms)*];
            fn opens(&self) -> bool {
                matches!(self, $( $name::$opens { .. } )|*)
            }
            $($roles)*
        }
    };
    // The next one: does it open a deal?
    (@next $head:tt $name:ident $variants:tt $forms:tt [$($opens:ident)*] $roles:tt
        $(#[$doc:meta])* opens $event:ident $($rest:tt)*) => {
        $crate::events! { @event $head $name $variants $forms [$($opens)* $event] $roles [$(#[$doc])*] $event $($rest)* }
    };
    (@next $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt
        $(#[$doc:meta])* $event:ident $($rest:tt)*) => {
        $crate::events! { @event $head $name $variants $forms $opens $roles [$(#[$doc])*] $event $($rest)* }
    };
    // What several games have.
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Pass, $($rest:tt)*) => {
        $crate::events! { @shared $head $name $variants $forms $opens $roles
            [Pass { player: $crate::engine::Seat },] PASS [] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Points, $($rest:tt)*) => {
        $crate::events! { @shared $head $name $variants $forms $opens $roles
            [Points { counts: Vec<($crate::engine::Account, i32)> },] POINTS [] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Tricks, $($rest:tt)*) => {
        $crate::events! { @shared $head $name $variants $forms $opens $roles
            [Tricks { counts: Vec<($crate::engine::Account, i32)> },] TRICKS [] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Capot, $($rest:tt)*) => {
        $crate::events! { @shared $head $name $variants $forms $opens $roles
            [Capot { side: $crate::engine::Account },] CAPOT [] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt
        Capot of [$($figure:literal),*], $($rest:tt)*) => {
        $crate::events! { @role $head $name $variants $forms $opens $roles
            [Capot { side: $crate::engine::Account },]
            [$crate::engine::common::CAPOT.counted(&[$($figure),*]),] [] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Weak, $($rest:tt)*) => {
        $crate::events! { @shared $head $name $variants $forms $opens $roles
            [Weak { player: $crate::engine::Seat },] WEAK
            [fn weak(&self) -> bool { matches!(self, Self::Weak { .. }) }] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Misdeal, $($rest:tt)*) => {
        $crate::events! { @shared $head $name $variants $forms $opens $roles
            [Misdeal { player: $crate::engine::Seat },] MISDEAL
            [
                fn misdealt(&self) -> Option<$crate::engine::Seat> {
                    if let Self::Misdeal { player } = self { Some(*player) } else { None }
                }
                fn misdeal(player: $crate::engine::Seat) -> Option<Self> { Some(Self::Misdeal { player }) }
            ] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Annul, $($rest:tt)*) => {
        $crate::events! { @shared $head $name $variants $forms $opens $roles
            [Annul {
                #[serde(skip_serializing_if = "Option::is_none")]
                text: Option<String>
            },] ANNUL
            [fn annul() -> Option<Self> { Some(Self::Annul { text: None }) }] $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt Revoke, $($rest:tt)*) => {
        $crate::events! { @event $head $name $variants $forms $opens $roles $docs Revoke {} of 16, $($rest)* }
    };
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt $docs:tt
        Revoke { $($field:ident: Option<$type:ty>),* } of $tricks:literal, $($rest:tt)*) => {
        $crate::events! { @role $head $name $variants $forms $opens $roles
            [Revoke {
                player: $crate::engine::Seat,
                #[serde(skip_serializing_if = "Option::is_none")]
                trick: Option<u8>,
                $( #[serde(skip_serializing_if = "Option::is_none")] $field: Option<$type>, )*
            },]
            [
                $crate::engine::common::revoke(&[
                    $crate::engine::common::PLAYER,
                    $crate::engine::common::trick_no($tricks),
                    $( $crate::engine::Field::optional(
                        stringify!($field), <$type as $crate::engine::Typed>::KIND
                    ), )*
                ]),
            ]
            [
                fn revoke(player: $crate::engine::Seat, trick: Option<u8>) -> Option<Self> {
                    Some(Self::Revoke { player, trick $(, $field: None)* })
                }
            ] $($rest)* }
    };
    (@shared $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt
        $variant:tt $form:ident $role:tt $($rest:tt)*) => {
        $crate::events! { @role $head $name $variants $forms $opens $roles
            $variant [$crate::engine::common::$form,] $role $($rest)* }
    };
    (@role $head:tt $name:ident [$($variants:tt)*] [$($forms:tt)*] $opens:tt [$($roles:tt)*]
        [$($variant:tt)*] [$($form:tt)*] [$($role:tt)*] $($rest:tt)*) => {
        $crate::events! { @next $head $name [$($variants)* $($variant)*] [$($forms)* $($form)*] $opens
            [$($roles)* $($role)*] $($rest)* }
    };
    // What only this game has.
    (@event $head:tt $name:ident $variants:tt $forms:tt $opens:tt $roles:tt [$($docs:tt)*]
        $event:ident = $keyword:literal $( .$method:ident($($arg:expr),*) )* {
            $( $(#[$fdoc:meta])* $field:ident: $type:ty $(as $kind:expr)? ),* $(,)?
        }, $($rest:tt)*) => {
        $crate::events! { @role $head $name $variants $forms $opens $roles
            [
                $($docs)*
                #[serde(rename = $keyword)]
                $event { $(
                    $(#[$fdoc])*
                    #[serde(skip_serializing_if = "crate::engine::Typed::absent")]
                    $field: $type
                ),* },
            ]
            [
                $crate::engine::Form::new($keyword, $crate::keyword!($keyword), &[ $( $crate::engine::Field {
                    name: stringify!($field),
                    kind: $crate::events!(@kind $type $(, $kind)?),
                    need: <$type as $crate::engine::Typed>::NEED,
                } ),* ])$( .$method($($arg),*) )*,
            ]
            [] $($rest)* }
    };
    ($(#[$meta:meta])* pub enum $name:ident { $($events:tt)* }) => {
        $crate::events! { @next [$(#[$meta])*] $name [] [] [] [] $($events)* }
    };
}
