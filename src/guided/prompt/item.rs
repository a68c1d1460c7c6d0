//! One thing to choose: what it says, and the letters and words under which it is found.

use ardoise_rules::cards::fold_word;

/// What the first letter of a choice does where a line may be typed instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quick {
    /// Like any word: the cursor goes to the first that begins so.
    Word,
    /// The cursor goes there, and no other choice is taken by that letter.
    Enter,
    /// It is chosen.
    Letter,
}

/// One thing to choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// What it says.
    pub label: String,
    /// A word on it, shown faintly behind.
    pub hint: String,
    /// Other words under which it is found, by their first letters too.
    pub keys: Vec<String>,
    /// Words under which it is found only when they are typed whole: those of other languages.
    pub whole: Vec<String>,
    /// What its first letter does where a line may be typed.
    pub quick: Quick,
    /// The letter that chooses it where its first letter is also another's; or a sign, which begins no line.
    pub letter: Option<char>,
    /// Is it recorded at once, with nothing asked before?
    pub records: bool,
    /// Is it found by several letters only?
    pub guarded: bool,
    /// Is it a suit? What begins two of them is neither.
    pub suit: bool,
}

/// So many letters of a guarded choice are meant.
pub(super) const GUARD: usize = 3;

impl Item {
    /// A choice that says only its name.
    #[must_use]
    pub fn new(label: impl Into<String>) -> Item {
        Item {
            label: label.into(),
            hint: String::new(),
            keys: Vec::new(),
            whole: Vec::new(),
            quick: Quick::Word,
            letter: None,
            records: false,
            guarded: false,
            suit: false,
        }
    }

    /// The same with a word on it.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Item {
        self.hint = hint.into();
        self
    }

    /// The same, found under another word too.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Item {
        self.keys.push(key.into());
        self
    }

    /// The same, found under another word where that is typed whole.
    #[must_use]
    pub fn whole(mut self, word: impl Into<String>) -> Item {
        self.whole.push(word.into());
        self
    }

    /// The same, a suit.
    #[must_use]
    pub const fn suit(mut self) -> Item {
        self.suit = true;
        self
    }

    /// The same, chosen by its letter even where a line may be typed.
    #[must_use]
    pub fn quick(mut self) -> Item {
        self.quick = Quick::Letter;
        self
    }

    /// What is shown of it: with its letter where that is not its first.
    pub(super) fn shown(&self) -> String {
        match self.letter.filter(|letter| !self.label_begins(&letter.to_string())) {
            Some(letter) => format!("{} ({letter})", self.label),
            None => self.label.clone(),
        }
    }

    pub(super) fn label_begins(&self, typed: &str) -> bool {
        begins(&self.label, typed)
    }

    pub(super) fn begins(&self, typed: &str) -> bool {
        self.label_begins(typed) || self.keys.iter().any(|key| begins(key, typed))
    }

    /// Does it begin a word of it, in any language?
    pub(super) fn may_begin(&self, typed: &str) -> bool {
        self.begins(typed) || self.whole.iter().any(|word| begins(word, typed))
    }

    pub(super) fn is(&self, typed: &str) -> bool {
        let typed = typed.replace('-', " ");
        let words = std::iter::once(&self.label).chain(&self.keys).chain(&self.whole);
        words.into_iter().any(|word| fold_word(word).replace('-', " ") == typed)
    }

    /// Is its first word that, and whole? Then it is meant rather than a longer word that begins so.
    pub(super) fn opens_with(&self, typed: &str) -> bool {
        !typed.is_empty()
            && fold_word(&self.label).strip_prefix(typed).is_some_and(|rest| rest.starts_with(' '))
    }
}

/// Gives each of the choices whose first letter is also another's a letter of its own, as far as they go; where `keeps`,
/// the first of them keeps its own.
pub fn lettered(items: &mut [Item], keeps: bool, among: impl Fn(&Item) -> bool) {
    let initial = |item: &Item| bare(&item.label).chars().next();
    let firsts: Vec<Option<char>> = items.iter().filter(|item| among(item)).map(initial).collect();
    let mut taken: Vec<char> = firsts.iter().flatten().copied().collect();
    let mut kept = Vec::new();
    for item in items.iter_mut().filter(|item| among(item)) {
        let first = initial(item);
        if keeps && !kept.contains(&first) {
            kept.push(first);
            item.letter = first;
            continue;
        }
        if firsts.iter().filter(|other| **other == first).count() < 2 {
            continue;
        }
        let free = bare(&item.label).chars().find(|letter| letter.is_alphabetic() && !taken.contains(letter));
        taken.extend(free);
        item.letter = free;
    }
}

/// Does a word begin so, signs before its first letter, hyphens and accents aside?
pub(super) fn begins(word: &str, typed: &str) -> bool {
    bare(word).replace('-', " ").starts_with(&typed.replace('-', " "))
}

pub(super) fn bare(word: &str) -> String {
    fold_word(word).trim_start_matches(|letter: char| !letter.is_alphanumeric()).to_owned()
}
