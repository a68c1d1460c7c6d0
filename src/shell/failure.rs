//! What can go wrong, with the exit status it gives.

use ardoise_desk::store::StoreError;
pub use ardoise_desk::{Refusal, Upshot, trouble};
use ardoise_rules::engine::{Arg, Article, Said};
use ardoise_rules::notation::{SheetError, Slip};
use ardoise_rules::words::Speaker;
use serde_json::{Value, json};

/// A refusal for machines: its id and figures, its words, what to do, and where.
#[must_use]
pub fn refusal_json(refusal: &Refusal, speaker: &Speaker) -> Value {
    let words = |said: &Said| speaker.say(said, refusal.table.as_ref());
    let hint = refusal.hint.as_ref().map(|hint| words(&hint.said));
    let suggested = refusal.sheet.as_ref().and_then(|sheet| sheet.suggestion.clone());
    let hint = hint.or_else(|| suggested.map(|word| speaker.phrase("did-you-mean", &[("word", &word)])));
    let span =
        refusal.span.map(|(line, column, width)| json!({"line": line, "column": column, "width": width}));
    json!({"error": {
        "id": refusal.said.id, "text": words(&refusal.said), "reason": refusal.said, "article": refusal.article,
        "hint": hint, "input": refusal.input, "file": refusal.file, "span": span,
    }})
}

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// Refused or not found: status 1.
    Refused(Box<Refusal>),
    /// The words of the command line are off: status 2.
    Usage(Said),
    /// The data is damaged or cannot be read: status 3.
    Damaged(Said),
    /// Already told, with its status.
    Told(u8),
}

impl Failure {
    /// A refusal that speaks of no particular input.
    #[must_use]
    pub fn refused(said: Said) -> Failure {
        Failure::Refused(Box::new(Refusal::new(said)))
    }

    /// A refusal of the shell's own.
    #[must_use]
    pub fn of(id: &'static str, args: Vec<(&'static str, Arg)>) -> Failure {
        Failure::refused(Said::of(id, args))
    }

    /// The same failure with a hint, where it is a refusal.
    #[must_use]
    pub fn hint(mut self, id: &'static str, args: Vec<(&'static str, Arg)>) -> Failure {
        if let Failure::Refused(refusal) = &mut self {
            refusal.hint = Some(Said::of(id, args).into());
        }
        self
    }

    /// The same failure with a hint, where it is a refusal that has none.
    #[must_use]
    pub fn or_hint(self, id: &'static str, args: Vec<(&'static str, Arg)>) -> Failure {
        match &self {
            Failure::Refused(refusal) if refusal.hint.is_none() => self.hint(id, args),
            _ => self,
        }
    }

    /// The same failure with the word that was probably meant, where it is a refusal.
    #[must_use]
    pub fn did_you_mean(self, word: Arg) -> Failure {
        match self {
            Failure::Refused(refusal) => refusal.did_you_mean(word).into(),
            _ => self,
        }
    }

    /// The same failure with the words it speaks of.
    #[must_use]
    pub fn input(mut self, input: impl Into<String>) -> Failure {
        if let Failure::Refused(refusal) = &mut self {
            refusal.input = Some(input.into());
        }
        self
    }

    /// The same failure with the file it stands in.
    #[must_use]
    pub fn file(mut self, file: impl Into<String>) -> Failure {
        if let Failure::Refused(refusal) = &mut self {
            refusal.file = Some(file.into());
        }
        self
    }

    /// The same failure with the place of the words in their line.
    #[must_use]
    pub fn span(mut self, line: usize, column: usize, width: usize) -> Failure {
        if let Failure::Refused(refusal) = &mut self {
            refusal.span = Some((line, column, width));
        }
        self
    }

    /// The same failure with the article behind it.
    #[must_use]
    pub fn article(mut self, article: Article) -> Failure {
        if let Failure::Refused(refusal) = &mut self {
            refusal.article = Some(article.0);
        }
        self
    }

    /// The same failure on another line of its input: lines read one by one are all the first of theirs.
    #[must_use]
    pub fn line(mut self, line: usize) -> Failure {
        if let Failure::Refused(refusal) = &mut self {
            let (_, column, width) = refusal.span.unwrap_or((1, 1, 1));
            refusal.span = Some((line, column, width));
        }
        self
    }

    /// The whole line that was probably meant.
    #[must_use]
    pub fn meant(&self) -> Option<&str> {
        match self {
            Failure::Refused(refusal) => refusal.meant.as_deref(),
            Failure::Usage(_) | Failure::Damaged(_) | Failure::Told(_) => None,
        }
    }

    /// Did the database not do it, whatever was asked?
    #[must_use]
    pub fn is_of_store(&self) -> bool {
        self.comes_to(Upshot::Store) || self.comes_to(Upshot::Moved)
    }

    /// Is it a refusal that comes to that?
    #[must_use]
    pub fn comes_to(&self, upshot: Upshot) -> bool {
        matches!(self, Failure::Refused(refusal) if refusal.upshot == upshot)
    }

    /// Does the first word of a line begin no event?
    #[must_use]
    pub fn knows_no_word(&self) -> bool {
        let slip = |refusal: &Refusal| refusal.sheet.as_ref().and_then(|sheet| sheet.slip.clone());
        matches!(self, Failure::Refused(refusal) if matches!(slip(refusal), Some(Slip::UnknownKeyword { .. })))
    }

    /// The exit status.
    #[must_use]
    pub const fn status(&self) -> u8 {
        match self {
            Failure::Refused(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Damaged(_) => 3,
            Failure::Told(status) => *status,
        }
    }
}

impl From<SheetError> for Failure {
    fn from(error: SheetError) -> Failure {
        Failure::Refused(Box::new(Refusal::from(error)))
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(Box::new(refusal))
    }
}

impl From<Box<Refusal>> for Failure {
    fn from(refusal: Box<Refusal>) -> Failure {
        Failure::Refused(refusal)
    }
}

impl From<ardoise_desk::Failure> for Failure {
    fn from(failure: ardoise_desk::Failure) -> Failure {
        match failure {
            ardoise_desk::Failure::Refused(refusal) => Failure::Refused(refusal),
            ardoise_desk::Failure::Moved(moved) => moved.error.into(),
            ardoise_desk::Failure::Store(error) => error.into(),
            ardoise_desk::Failure::Damaged(said) => Failure::Damaged(said),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        let args = error.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
        let said = Said::of(error.id(), args);
        if error.is_damage() {
            return Failure::Damaged(said);
        }
        let upshot = match error {
            StoreError::Moved { .. } => Upshot::Moved,
            _ if error.is_of_name() => Upshot::No,
            _ => Upshot::Store,
        };
        Refusal { upshot, ..Refusal::new(said) }.into()
    }
}
