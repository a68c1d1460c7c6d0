//! Words of a closed list, as arguments take them: in any language.

use std::ffi::OsStr;
use std::marker::PhantomData;

use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error, ValueEnum};

use crate::words;
use ardoise_rules::cards::fold_word;

/// The word of one of a list: what is typed for it, and what stands for it on a page or in a line for programs.
#[must_use]
pub fn word<T: ValueEnum>(one: &T) -> String {
    one.to_possible_value().map(|known| known.get_name().to_owned()).unwrap_or_default()
}

/// Reads one word of the list, in any language.
#[derive(Debug, Clone)]
pub struct OneOf<T>(PhantomData<T>);

/// A parser of the words of a list.
#[must_use]
pub const fn one_of<T: ValueEnum>() -> OneOf<T> {
    OneOf(PhantomData)
}

impl<T: ValueEnum + Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, typed: &OsStr) -> Result<T, Error> {
        let known: Vec<String> = T::value_variants().iter().map(word).collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let meant = typed.to_str().and_then(|typed| words::value(&fold_word(typed), &known));
        EnumValueParser::<T>::new().parse_ref(command, arg, meant.map_or(typed, OsStr::new))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let known = T::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        Some(Box::new(known.collect::<Vec<_>>().into_iter()))
    }
}
