//! House rules as data: each option has one id, its values, its default and the article that explains it.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::cards::fold_word;

/// What an option may be set to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number in a range, both ends included.
    Number(i32, i32),
    /// `none`, or a whole number in a range.
    Limit(i32, i32),
    /// One of these words, or a whole number in a range.
    WordOr(&'static [&'static str], i32, i32),
    /// A table whose cells are set one by one (`marks.made.coinched.taker`); the text shows a cell.
    Cells(&'static str),
}

/// What a cell of a table may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellKind {
    /// What an option may be set to.
    Of(OptionKind),
    /// A sum of a number and multiples of these names: `160 + 2*bid`.
    Sum(&'static [&'static str]),
}

/// One option, described once for validation, help, completion and the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionSpec {
    /// The id that is typed and stored: `coinche-scope`.
    pub id: &'static str,
    /// What it may be set to.
    pub kind: OptionKind,
    /// The article of the rulebook that explains it.
    pub article: &'static str,
    /// The schema that brought it, and what matches stored before it were played by; none where it was always there.
    pub since: Option<(u16, &'static str)>,
}

/// The schema of rules with these options: the last one that brought any of them.
#[must_use]
pub const fn schema_of(specs: &[OptionSpec]) -> u16 {
    let mut schema = 1;
    let mut place = 0;
    while place < specs.len() {
        if let Some((since, _)) = specs[place].since
            && since > schema
        {
            schema = since;
        }
        place += 1;
    }
    schema
}

/// The last of some notes on an option, if there is one.
#[must_use]
pub const fn noted(notes: &[(u16, &'static str)]) -> Option<(u16, &'static str)> {
    match notes {
        [] => None,
        [.., last] => Some(*last),
    }
}

impl OptionKind {
    /// The same with its numbers in a range.
    ///
    /// # Panics
    /// If it has no numbers.
    #[must_use]
    pub const fn within(self, range: RangeInclusive<i32>) -> OptionKind {
        let (min, max) = (*range.start(), *range.end());
        match self {
            OptionKind::Number(..) => OptionKind::Number(min, max),
            OptionKind::Limit(..) => OptionKind::Limit(min, max),
            OptionKind::WordOr(words, ..) => OptionKind::WordOr(words, min, max),
            OptionKind::Choice(_) | OptionKind::Cells(_) => panic!("words have no range"),
        }
    }
}

/// A value that an option can hold.
pub trait OptionValue: Sized + Clone + PartialEq {
    /// What an option that holds it may be set to.
    const KIND: OptionKind;
    /// Reads a folded word; `None` if it is not among the values.
    fn read(text: &str, kind: OptionKind) -> Option<Self>;
    /// The word as stored.
    fn write(&self) -> String;
    /// The value as stored in JSON.
    fn json(&self) -> Value {
        Value::from(self.write())
    }
}

impl OptionValue for i32 {
    const KIND: OptionKind = OptionKind::Number(i32::MIN, i32::MAX);

    fn read(text: &str, kind: OptionKind) -> Option<i32> {
        let n = text.parse().ok()?;
        match kind {
            OptionKind::Number(min, max) if (min..=max).contains(&n) => Some(n),
            _ => None,
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }

    fn json(&self) -> Value {
        Value::from(*self)
    }
}

/// A number, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limit(pub Option<i32>);

impl OptionValue for Limit {
    const KIND: OptionKind = OptionKind::Limit(i32::MIN, i32::MAX);

    fn read(text: &str, kind: OptionKind) -> Option<Limit> {
        if text == "none" || crate::keyword!("none").has(text) {
            return Some(Limit(None));
        }
        let n = text.parse().ok()?;
        match kind {
            OptionKind::Limit(min, max) if (min..=max).contains(&n) => Some(Limit(Some(n))),
            _ => None,
        }
    }

    fn write(&self) -> String {
        self.0.map_or_else(|| "none".to_owned(), |n| n.to_string())
    }

    fn json(&self) -> Value {
        self.0.map_or_else(|| Value::from("none"), Value::from)
    }
}

/// Why an option could not be set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetError {
    /// No option has this id.
    Unknown,
    /// The value is not among those of the option.
    Value,
    /// No cell of a table has this id.
    NoCell,
    /// What cannot stand in a cell; the words, the terms and the ranges that can.
    Cell(Vec<String>),
}

/// The complete rules of a game: every option has a value.
pub trait Rules: Clone + PartialEq + Default + 'static {
    /// Every option, in the order in which people should read them.
    const SPECS: &'static [OptionSpec];

    /// Every cell of its tables: the id by which it is set, and what it may hold.
    #[must_use]
    fn cells() -> Vec<(String, CellKind)> {
        Vec::new()
    }
    /// Is it a cell that tables leave alone?
    #[must_use]
    fn odd(id: &str) -> bool {
        let _ = id;
        false
    }
    /// The value of an option as a word.
    fn get(&self, id: &str) -> Option<String>;
    /// Sets an option from a word.
    ///
    /// # Errors
    /// If there is no such option, or the word is not among its values.
    fn set(&mut self, id: &str, text: &str) -> Result<(), SetError>;
    /// Writes every option into a JSON object.
    fn write(&self, into: &mut Map<String, Value>);

    /// Reads complete rules back; the error names the option that is missing, unknown or wrong.
    ///
    /// # Errors
    /// The id of the first option that is missing or cannot be read.
    fn read(stored: &Map<String, Value>) -> Result<Self, String> {
        let mut rules = Self::default();
        for (id, value) in stored {
            let text = match value {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            rules.set(id, &text).map_err(|_| id.clone())?;
        }
        let plain = |spec: &&OptionSpec| !matches!(spec.kind, OptionKind::Cells(_));
        match Self::SPECS.iter().filter(plain).find(|spec| !stored.contains_key(spec.id)) {
            Some(missing) => Err(missing.id.to_owned()),
            None => Ok(rules),
        }
    }
}

/// A named set of rules: what it changes in the defaults of its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// The name that is typed and stored.
    pub name: &'static str,
    /// The options it sets.
    pub sets: &'static [(&'static str, &'static str)],
}

/// Folds a value as it was typed: lower case, no accents, blanks at the ends cut.
#[must_use]
pub fn fold_value(text: &str) -> String {
    fold_word(text.trim())
}

/// Declares the values of one option as an enum; the first is the one named first in `rules options`.
#[macro_export]
macro_rules! choices {
    ($( $(#[$meta:meta])* $vis:vis enum $name:ident {
        $( $(#[$vmeta:meta])* $variant:ident = $text:literal ),* $(,)? } )*) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs)]
        $vis enum $name { $( $(#[$vmeta])* $variant ),* }
        impl $crate::engine::OptionValue for $name {
            const KIND: $crate::engine::OptionKind = $crate::engine::OptionKind::Choice(&[ $($text),* ]);
            fn read(text: &str, _: $crate::engine::OptionKind) -> Option<Self> {
                match text { $( $text => Some($name::$variant), )* _ => None }
            }
            fn write(&self) -> String {
                match self { $( $name::$variant => $text ),* }.to_owned()
            }
        }
    )* };
}

/// The points of a text in the range of a kind that has a word beside them.
#[must_use]
pub fn points_in(text: &str, kind: OptionKind) -> Option<i32> {
    let OptionKind::WordOr(_, min, max) = kind else { return None };
    text.parse().ok().filter(|points| (min..=max).contains(points))
}

/// Declares an option that is one of these words, or a number of points in a range. The first word is the one that help
/// names; behind a semicolon, other words that say a number.
#[macro_export]
macro_rules! points_or {
    ($( $(#[$meta:meta])* $vis:vis enum $name:ident in $min:literal..=$max:literal {
        $( $(#[$vmeta:meta])* $variant:ident = $text:literal ),* $(,)?
        $(; $($alias:literal = $points:literal),* )?
    } )*) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis enum $name {
            $( $(#[$vmeta])* $variant, )*
            /// So many points.
            Points(i32),
        }
        impl $crate::engine::OptionValue for $name {
            const KIND: $crate::engine::OptionKind =
                $crate::engine::OptionKind::WordOr(&[ $($text),* ], $min, $max);
            fn read(text: &str, kind: $crate::engine::OptionKind) -> Option<Self> {
                match text {
                    $( $text => Some($name::$variant), )*
                    $($( $alias => Some($name::Points($points)), )*)?
                    _ => $crate::engine::points_in(text, kind).map($name::Points),
                }
            }
            fn write(&self) -> String {
                match self {
                    $( $name::$variant => $text.to_owned(), )*
                    $name::Points(points) => points.to_string(),
                }
            }
            fn json(&self) -> serde_json::Value {
                match self {
                    $name::Points(points) => serde_json::Value::from(*points),
                    $( $name::$variant => serde_json::Value::from($text), )*
                }
            }
        }
    )* };
}

/// Declares the complete rules of a game: one field, default, id and article an option; `in 0..=20` behind the id of a number;
/// `since N = "value"` where a later schema brought it and older matches were played by that value.
#[macro_export]
macro_rules! rules {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $( $(#[$fmeta:meta])* $field:ident : $ty:ty = $default:expr, $id:literal $(in $range:expr)?, $article:literal
                $(, since $since:literal = $old:literal )?; )*
        }
        $( cells { $( $(#[$cmeta:meta])* $cfield:ident : $cty:ty, $cid:literal, $csample:literal, $carticle:literal; )* } )?
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq)]
        #[allow(missing_docs)]
        $vis struct $name {
            $( $(#[$fmeta])* pub $field: $ty, )*
            $( $( $(#[$cmeta])* pub $cfield: $cty, )* )?
        }
        impl Default for $name {
            fn default() -> Self {
                $name { $( $field: $default, )* $( $( $cfield: <$cty>::default(), )* )? }
            }
        }
        impl $crate::engine::Rules for $name {
            const SPECS: &'static [$crate::engine::OptionSpec] = &[
                $( $crate::engine::OptionSpec {
                    id: $id, kind: <$ty as $crate::engine::OptionValue>::KIND $( .within($range) )?, article: $article,
                    since: $crate::engine::noted(&[ $( ($since, $old) )? ]),
                }, )*
                $( $( $crate::engine::OptionSpec {
                    id: $cid, kind: $crate::engine::OptionKind::Cells($csample), article: $carticle, since: None,
                }, )* )?
            ];
            $( fn cells() -> Vec<(String, $crate::engine::CellKind)> {
                let mut cells = Vec::new();
                $( cells.extend(<$cty>::kinds().map(|(cell, kind)| (format!(concat!($cid, ".{}"), cell), kind))); )*
                cells
            }
            fn odd(id: &str) -> bool {
                $( if let Some(cell) = id.strip_prefix(concat!($cid, ".")) {
                    return <$cty>::odd(cell);
                } )*
                false
            } )?
            fn get(&self, id: &str) -> Option<String> {
                use $crate::engine::OptionValue as _;
                match id {
                    $( $id => Some(self.$field.write()), )*
                    _ => {
                        $( $( if let Some(cell) = id.strip_prefix(concat!($cid, ".")) {
                            return self.$cfield.get(cell);
                        } )* )?
                        None
                    }
                }
            }
            fn set(&mut self, id: &str, text: &str) -> Result<(), $crate::engine::SetError> {
                use $crate::engine::OptionValue as _;
                let folded = $crate::engine::fold_value(text);
                match id {
                    $( $id => {
                        let kind = <$ty>::KIND $( .within($range) )?;
                        self.$field = <$ty>::read(&folded, kind).ok_or($crate::engine::SetError::Value)?;
                        Ok(())
                    } )*
                    _ => {
                        $( $( if let Some(cell) = id.strip_prefix(concat!($cid, ".")) {
                            return self.$cfield.set(cell, &folded);
                        } )* )?
                        Err($crate::engine::SetError::Unknown)
                    }
                }
            }
            fn write(&self, into: &mut serde_json::Map<String, serde_json::Value>) {
                use $crate::engine::OptionValue as _;
                $( into.insert($id.to_owned(), self.$field.json()); )*
                $( $( for (cell, text) in self.$cfield.entries() {
                    into.insert(format!(concat!($cid, ".{}"), cell), serde_json::Value::from(text));
                } )* )?
            }
        }
    };
}

choices! {
    /// A plain yes or no.
    pub enum YesNo { No = "no", Yes = "yes" }
    /// A rule that is in force or not.
    pub enum OnOff { Off = "off", On = "on" }
}

impl YesNo {
    /// Is it yes?
    #[must_use]
    pub const fn yes(self) -> bool {
        matches!(self, YesNo::Yes)
    }
}

impl OnOff {
    /// Is it on?
    #[must_use]
    pub const fn on(self) -> bool {
        matches!(self, OnOff::On)
    }
}
