//! Reasons, findings and refusals as values: an id and its figures. Their words live in the rulebooks' folders.

use serde::Serialize;
use serde_json::{Map, Value};

use super::Half;
use crate::engine::table::{Account, Seat};

use crate::cards::{Card, Cards, Suit, Trump};

/// One figure or name inside a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// An exact fraction, numerator and denominator.
    Fraction(i64, i64),
    /// Points that may end in a half.
    Half(Half),
    /// A player.
    Seat(Seat),
    /// A side, or a player who counts for himself.
    Account(Account),
    /// A suit.
    Suit(Suit),
    /// A card.
    Card(Card),
    /// Several cards.
    Cards(Cards),
    /// A term with a word of its own in each language: message `term-<id>`.
    Term(&'static str),
    /// A term that this table has another name for.
    Called(Box<Called>),
    /// A game, or an option, a value or a preset of one, by its title.
    Title(Box<Title>),
    /// Several terms, cards or names, all of them.
    List(Vec<Arg>),
    /// Several of which one is meant.
    OneOf(Vec<Arg>),
    /// Several names as they were typed, all of them; programs read them as one text.
    Names(Vec<String>),
    /// Text as it was typed.
    Text(String),
}

/// A term that tables have different names for: programs know it by its id, people by the word of `term-<term>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called {
    /// What it is.
    pub id: &'static str,
    /// What it is called here.
    pub term: &'static str,
}

/// Something of a game that has a title: a message of the game's option words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Title {
    /// The game.
    pub game: &'static str,
    /// The message: `game-name`, `option-target`, `option-target-mode-reach`, `preset-contree`.
    pub message: String,
    /// The value it is set to, where it is told with one.
    pub value: Option<String>,
    /// The id that is typed and stored; of an option with its value, both.
    pub id: String,
}

macro_rules! arg_from {
    ($($from:ty => |$value:ident| $arg:expr;)*) => {
        $(impl From<$from> for Arg { fn from($value: $from) -> Arg { $arg } })*
    };
}

arg_from! {
    i32 => |n| Arg::Number(i64::from(n));
    i64 => |n| Arg::Number(n);
    u32 => |n| Arg::Number(i64::from(n));
    u16 => |n| Arg::Number(i64::from(n));
    u8 => |n| Arg::Number(i64::from(n));
    usize => |n| Arg::Number(i64::try_from(n).unwrap_or(i64::MAX));
    Half => |half| Arg::Half(half);
    Seat => |seat| Arg::Seat(seat);
    Account => |account| Arg::Account(account);
    Suit => |suit| Arg::Suit(suit);
    Trump => |trump| trump.suit().map_or(Arg::Term("no-trump"), Arg::Suit);
    Card => |card| Arg::Card(card);
    Cards => |cards| Arg::Cards(cards);
    &'static str => |term| Arg::Term(term);
    Called => |called| Arg::Called(Box::new(called));
    String => |text| Arg::Text(text);
    Vec<Arg> => |list| Arg::List(list);
}

impl Arg {
    /// A game by its name.
    #[must_use]
    pub fn game(id: &'static str) -> Arg {
        Arg::titled(id, "game-name".to_owned(), id)
    }

    /// An option of a game.
    #[must_use]
    pub fn option(game: &'static str, id: &str) -> Arg {
        Arg::titled(game, format!("option-{id}"), id)
    }

    /// A value of an option of a game.
    #[must_use]
    pub fn value(game: &'static str, option: &str, value: &str) -> Arg {
        Arg::titled(game, format!("option-{option}-{value}"), value)
    }

    /// An option of a game with its value, as they are written together (`target=1000`); without one the option alone.
    #[must_use]
    pub fn setting(game: &'static str, written: &str) -> Arg {
        let (option, value) = match written.split_once(['=', ' ']) {
            Some((option, value)) => (option, Some(value.to_owned())),
            None => (written, None),
        };
        let message = format!("option-{option}");
        Arg::Title(Box::new(Title { game, message, value, id: written.to_owned() }))
    }

    /// A preset of a game.
    #[must_use]
    pub fn preset(game: &'static str, name: &str) -> Arg {
        Arg::titled(game, format!("preset-{name}"), name)
    }

    fn titled(game: &'static str, message: String, id: &str) -> Arg {
        Arg::Title(Box::new(Title { game, message, value: None, id: id.to_owned() }))
    }

    /// The figure as it stands in JSON: numbers as numbers, all else as text in its stored form.
    #[must_use]
    pub fn json(&self) -> Value {
        match self {
            Arg::Number(n) => Value::from(*n),
            Arg::Fraction(n, d) => Value::from(format!("{n}/{d}")),
            Arg::Half(half) => half.json(),
            Arg::Seat(seat) => Value::from(seat.number()),
            Arg::Account(account) => Value::from(account.to_string()),
            Arg::Suit(suit) => Value::from(suit.id()),
            Arg::Card(card) => Value::from(card.code()),
            Arg::Cards(cards) => Value::from(cards.iter().map(Card::code).collect::<Vec<_>>()),
            Arg::Term(term) => Value::from(*term),
            Arg::Called(called) => Value::from(called.id),
            Arg::Title(title) => Value::from(title.id.as_str()),
            Arg::List(list) | Arg::OneOf(list) => Value::from(list.iter().map(Arg::json).collect::<Vec<_>>()),
            Arg::Names(names) => Value::from(names.join(", ")),
            Arg::Text(text) => Value::from(text.as_str()),
        }
    }
}

/// Ids of messages with the names of their figures.
pub type Catalogue = [(&'static str, &'static [&'static str])];

/// Something that can be said in words: the typed reasons of the games and of the engine.
pub trait Say {
    /// Where the words are: a game's id, or `shell` for the program's own.
    const SCOPE: &'static str;
    /// Every id with the names of its figures, for the test that no word is missing.
    const CATALOGUE: &'static Catalogue;
    /// The same, with those that are taken over from elsewhere.
    const CATALOGUES: &'static [&'static Catalogue] = &[Self::CATALOGUE];
    /// The id of the message.
    fn id(&self) -> &'static str;
    /// The figures in it, in the order of the catalogue.
    fn args(&self) -> Vec<(&'static str, Arg)>;
    /// The same, with its type forgotten.
    fn said(&self) -> Said {
        Said { scope: Self::SCOPE, id: self.id(), args: self.args() }
    }
}

/// A reason whose type is forgotten: what reports, tables and the store see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// A game's id, or `shell`.
    pub scope: &'static str,
    /// The id of the message.
    pub id: &'static str,
    /// Its figures.
    pub args: Vec<(&'static str, Arg)>,
}

impl Said {
    /// A message by its id, one of those that belong to no game.
    #[must_use]
    pub fn of(id: &'static str, args: Vec<(&'static str, Arg)>) -> Said {
        Said { scope: "shell", id, args }
    }

    /// The id and the figures as a JSON object.
    #[must_use]
    pub fn json(&self) -> Value {
        let mut object = Map::new();
        object.insert("id".to_owned(), Value::from(self.id));
        for (name, arg) in &self.args {
            object.insert((*name).to_owned(), arg.json());
        }
        Value::Object(object)
    }
}

impl Serialize for Said {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

/// Declares an enum of reasons with the message id of each; its fields are the figures of the message. What stands after
/// `also` is taken over whole, and said as one of these.
#[macro_export]
macro_rules! reasons {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident in $scope:literal $( also { $( $other:ident($from:ty) ),* $(,)? } )? {
            $( $(#[$vmeta:meta])* $variant:ident = $id:literal $( { $($field:ident : $ty:ty),* $(,)? } )? ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[allow(missing_docs)]
        $vis enum $name {
            $( $( $other($from), )* )?
            $( $(#[$vmeta])* $variant $( { $($field : $ty),* } )? ),*
        }
        impl $crate::engine::Say for $name {
            const SCOPE: &'static str = $scope;
            const CATALOGUE: &'static $crate::engine::Catalogue =
                &[ $( ($id, &[ $( $(stringify!($field)),* )? ]) ),* ];
            const CATALOGUES: &'static [&'static $crate::engine::Catalogue] = &[
                <$name as $crate::engine::Say>::CATALOGUE,
                $( $( <$from as $crate::engine::Say>::CATALOGUE, )* )?
            ];
            fn id(&self) -> &'static str {
                match self {
                    $( $( $name::$other(reason) => $crate::engine::Say::id(reason), )* )?
                    $( $name::$variant $( { $($field: _),* } )? => $id ),*
                }
            }
            fn args(&self) -> Vec<(&'static str, $crate::engine::Arg)> {
                match self {
                    $( $( $name::$other(reason) => $crate::engine::Say::args(reason), )* )?
                    $( $name::$variant $( { $($field),* } )? =>
                        vec![ $( $( (stringify!($field), $crate::engine::Arg::from($field.clone())) ),* )? ] ),*
                }
            }
        }
        $( $(
            impl From<$from> for $name {
                fn from(reason: $from) -> $name {
                    $name::$other(reason)
                }
            }
        )* )?
    };
}
