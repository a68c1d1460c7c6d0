//! Why the desk did not do what was asked: values, whose words are found by whoever tells them.

use ardoise_rules::engine::{AnyGame, Arg, Article, Engine, Record, Said, Say as _, Seq, Table};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{Misplaced, SheetError, Wanted, nearest};

use crate::store::StoreError;

/// Why nothing was done.
#[derive(Debug)]
pub enum Failure {
    /// What was asked cannot be.
    Refused(Box<Refusal>),
    /// Somebody else wrote since the match was read.
    Moved(Box<Moved>),
    /// The database does not do it.
    Store(StoreError),
    /// What is recorded cannot be read.
    Damaged(Said),
}

/// What a refusal comes to for whoever goes on from it; most are told, and that is all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Upshot {
    /// What was asked cannot be.
    #[default]
    No,
    /// Nothing was asked.
    Nothing,
    /// There is no contest yet.
    NoContest,
    /// Somebody else wrote meanwhile: what was read is no longer so.
    Moved,
    /// The database did not do it, whatever was asked.
    Store,
}

/// What to do about a refusal.
#[derive(Debug, Clone)]
pub struct Hint {
    /// What it says.
    pub said: Said,
    /// Is that something to be typed at a terminal? On a page there is a button for it, or a field.
    pub typed: bool,
}

impl From<Said> for Hint {
    fn from(said: Said) -> Hint {
        Hint { said, typed: false }
    }
}

/// A refusal with the place it speaks of.
#[derive(Debug, Clone)]
pub struct Refusal {
    /// What is wrong.
    pub said: Said,
    /// The article behind it, where it is a rule.
    pub article: Option<&'static str>,
    /// What it comes to for whoever goes on.
    pub upshot: Upshot,
    /// What to do about it.
    pub hint: Option<Hint>,
    /// The file it stands in, if it stands in one.
    pub file: Option<String>,
    /// The event or line that was refused.
    pub input: Option<String>,
    /// Line, column and width of the word in question, from 1.
    pub span: Option<(usize, usize, usize)>,
    /// The players, so that the words can name them.
    pub table: Option<Table>,
    /// The reading of the notation that failed, with its own words.
    pub sheet: Option<Box<SheetError>>,
    /// The whole line that was probably meant, if the match would take it.
    pub meant: Option<String>,
    /// What was wanted in the place of a word of the rules, where no sheet says so.
    pub wanted: Option<Wanted>,
}

impl Refusal {
    /// A refusal that speaks of no particular input.
    #[must_use]
    pub fn new(said: Said) -> Refusal {
        Refusal {
            said,
            article: None,
            upshot: Upshot::No,
            hint: None,
            file: None,
            input: None,
            span: None,
            table: None,
            sheet: None,
            meant: None,
            wanted: None,
        }
    }

    /// A refusal of the desk's own: the id of its message, with its figures.
    #[must_use]
    pub fn of(id: &'static str, args: Vec<(&'static str, Arg)>) -> Refusal {
        Refusal::new(Said::of(id, args))
    }

    /// There is nothing in what was said.
    #[must_use]
    pub fn nothing() -> Refusal {
        Refusal { upshot: Upshot::Nothing, ..Refusal::of("nothing-to-record", vec![]) }
    }

    /// What was not taken of what was told; points posted by hand that leave a sum are said together.
    #[must_use]
    pub fn posted(said: Said) -> Refusal {
        let apart = said.id == Engine::NotZeroSum { sum: 0 }.said().id;
        let refusal = Refusal::new(said);
        if apart { refusal.hint("adjust-together", vec![]) } else { refusal }
    }

    /// The same with the word that was probably meant.
    #[must_use]
    pub fn did_you_mean(self, word: Arg) -> Refusal {
        self.hint("did-you-mean", vec![("word", word)])
    }

    /// The same with a hint.
    #[must_use]
    pub fn hint(mut self, id: &'static str, args: Vec<(&'static str, Arg)>) -> Refusal {
        self.hint = Some(Said::of(id, args).into());
        self
    }

    /// The same with a hint that names what is typed at a terminal.
    #[must_use]
    pub fn typed(mut self, id: &'static str, args: Vec<(&'static str, Arg)>) -> Refusal {
        self.hint = Some(Hint { said: Said::of(id, args), typed: true });
        self
    }

    /// The same with the table it speaks of.
    #[must_use]
    pub fn at(mut self, table: &Table) -> Refusal {
        self.table = Some(table.clone());
        self
    }

    /// The same with the file it stands in.
    #[must_use]
    pub fn file(mut self, file: impl Into<String>) -> Refusal {
        self.file = Some(file.into());
        self
    }

    /// The same with the place of the words in question: line, column and width, from 1.
    #[must_use]
    pub fn span(mut self, line: usize, column: usize, width: usize) -> Refusal {
        self.span = Some((line, column, width));
        self
    }

    /// The same with the article behind it.
    #[must_use]
    pub fn article(mut self, article: Article) -> Refusal {
        self.article = Some(article.0);
        self
    }
}

impl Failure {
    /// The same failure in a file, where it is a refusal.
    #[must_use]
    pub fn file(mut self, file: impl Into<String>) -> Failure {
        if let Failure::Refused(refusal) = &mut self {
            refusal.file = Some(file.into());
        }
        self
    }
}

/// What the system says of a file: a term with words of its own where it is one of the usual things.
#[must_use]
pub fn trouble(error: &std::io::Error) -> Arg {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::NotFound => Arg::Term("io-not-found"),
        ErrorKind::PermissionDenied => Arg::Term("io-denied"),
        ErrorKind::IsADirectory => Arg::Term("io-folder"),
        ErrorKind::NotADirectory => Arg::Term("io-no-folder"),
        ErrorKind::StorageFull => Arg::Term("io-full"),
        ErrorKind::InvalidInput => Arg::Term("io-special"),
        ErrorKind::ReadOnlyFilesystem => Arg::Term("io-read-only"),
        _ => Arg::Text(error.to_string()),
    }
}

/// The bytes of a file as a text; `file` is how that is called.
///
/// # Errors
/// If they are none in UTF-8, with how the file is converted.
pub(crate) fn as_text(file: &str, bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        // Two bytes a letter are marked at the head; others have one.
        let wide = matches!(error.as_bytes(), [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]);
        let hint = if wide { "file-not-text-hint-wide" } else { "file-not-text-hint" };
        Refusal::of("file-not-text", vec![("file", Arg::Text(file.to_owned()))]).hint(hint, vec![]).into()
    })
}

/// Somebody else wrote since the match was read: nothing was recorded.
#[derive(Debug)]
pub struct Moved {
    /// What the database says of it.
    pub error: StoreError,
    /// The match.
    pub id: String,
    /// The last entry that was known.
    pub since: Seq,
    /// The log as it stands now; empty where it cannot be read.
    pub records: Vec<Record>,
}

impl Moved {
    /// What was written meanwhile.
    pub fn meanwhile(&self) -> impl Iterator<Item = &Record> {
        self.records.iter().filter(|record| record.seq > self.since)
    }
}

/// There is no match yet: how to begin.
#[must_use]
pub fn no_match() -> Failure {
    Refusal::of("no-match-yet", vec![]).typed("how-to-begin", vec![]).into()
}

/// The games by their names.
pub(crate) fn games_named() -> Arg {
    Arg::List(GAMES.iter().map(|game| Arg::game(game.id())).collect())
}

/// The game whose name, in any language, is nearest to a word, if one is near enough.
fn near(word: &str) -> Option<&'static dyn AnyGame> {
    let titled = |game: &dyn AnyGame| Lang::ALL.map(|lang| game.titles().game(lang));
    let names = GAMES.iter().flat_map(|game| {
        let own = game.info().names.every().iter().copied().chain([game.id()]);
        own.chain(titled(*game).into_iter().flatten())
    });
    nearest(word, names).and_then(|name| games::find(&name))
}

/// No game is called so.
#[must_use]
pub fn unknown_game(name: &str) -> Refusal {
    let args = vec![("name", Arg::Text(name.to_owned())), ("known", games_named())];
    let refusal = Refusal::of("unknown-game", args);
    match near(name) {
        Some(game) => refusal.did_you_mean(Arg::game(game.id())),
        None => refusal,
    }
}

impl From<SheetError> for Refusal {
    fn from(error: SheetError) -> Refusal {
        let mut refusal = Refusal::new(error.said.clone());
        refusal.input = Some(error.line_text.clone());
        refusal.span = Some((error.span.line, error.span.column, error.span.width));
        refusal.sheet = Some(Box::new(error));
        refusal
    }
}

impl From<Misplaced> for Refusal {
    fn from(misplaced: Misplaced) -> Refusal {
        let mut refusal = Refusal::new(misplaced.said).at(&misplaced.table);
        refusal.input = misplaced.text;
        refusal.span = misplaced.span.map(|span| (span.line, span.column, span.width));
        refusal
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(Box::new(refusal))
    }
}

impl From<SheetError> for Failure {
    fn from(error: SheetError) -> Failure {
        Refusal::from(error).into()
    }
}

impl From<Box<Refusal>> for Failure {
    fn from(refusal: Box<Refusal>) -> Failure {
        Failure::Refused(refusal)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}
