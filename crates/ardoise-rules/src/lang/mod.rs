//! Languages: which there are, what each writes in its own way, and its words for one thing. Nothing else lists them: what
//! a language says is found in files that carry its code.

mod fold;
mod habits;
mod spoken;

pub use fold::{by_name, fold_word, same_word};
pub use habits::Habits;
pub use spoken::{Spoken, Texts, count, ends, listed, lists, meant, words};

/// Calls a macro with every language: its name, the module of its habits and its code. A language is one line here, and its
/// files.
#[macro_export]
macro_rules! languages {
    (texts! $($with:tt)*) => { $crate::languages! { @each [$crate::texts] $($with)* } };
    ($then:ident! $($with:tt)*) => { $crate::languages! { @each [$then] $($with)* } };
    (@each [$($then:tt)+] $($with:tt)*) => {
        $($then)+! {
            [
                Fr fr "fr",
                En en "en",
                Nl nl "nl",
            ]
            $($with)*
        }
    };
}

/// The text of a file in every language, in the order of [`Lang::place`]: the files beside the one that asks for them
/// whose names have a code between these two. Called through [`languages!`](crate::languages).
#[macro_export]
macro_rules! texts {
    ([$($name:ident $module:ident $code:literal,)+] $before:literal $after:literal) => {
        [$(include_str!(concat!($before, $code, $after)),)+]
    };
}

macro_rules! declare {
    ([$($name:ident $module:ident $code:literal,)+]) => {
        $(mod $module;)+

        /// A language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Lang {
            $(
                #[doc = concat!("The language of the code `", $code, "`.")]
                $name,
            )+
        }

        impl Lang {
            /// All languages, in the order of their places.
            pub const ALL: [Lang; Lang::COUNT] = [$(Lang::$name,)+];

            /// How many languages there are.
            pub const COUNT: usize = [$($code,)+].len();

            /// The code: `fr`, `en`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Lang::$name => $code,)+ }
            }

            /// What it writes in its own way.
            #[must_use]
            pub const fn habits(self) -> &'static Habits {
                match self { $(Lang::$name => &$module::HABITS,)+ }
            }
        }
    };
}

languages!(declare!);

impl Lang {
    /// The language whose words are those that are stored: sheets are written in it, and who names no language of ours
    /// reads it.
    pub const CANONICAL: Lang = Lang::En;

    /// Reads a language or a locale: `fr`, `fr_BE.UTF-8`, `en-GB`, `français`.
    #[must_use]
    pub fn read(text: &str) -> Option<Lang> {
        let folded = fold_word(text.trim());
        Lang::ALL.into_iter().find(|lang| lang.habits().is_named(&folded))
    }

    /// The first of these wishes that names a language of ours; the canonical one if none does.
    #[must_use]
    pub fn choose<'a>(wishes: impl IntoIterator<Item = Option<&'a str>>) -> Lang {
        wishes.into_iter().flatten().find_map(Lang::read).unwrap_or(Lang::CANONICAL)
    }

    /// Its place among the texts that there are in every language.
    #[must_use]
    pub const fn place(self) -> usize {
        self as usize
    }

    /// Every code, as in a list of what can be chosen: `fr|en`.
    #[must_use]
    pub fn codes(between: &str) -> String {
        Lang::ALL.map(Lang::code).join(between)
    }
}
