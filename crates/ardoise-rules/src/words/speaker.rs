//! Says reasons in words: Fluent messages, loaded only when something of theirs is said.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::fmt::Write as _;

use fluent_bundle::{FluentArgs, FluentValue};

use super::messages::{Words, minus};
use crate::cards::Suit;
use crate::engine::{Arg, ENGINE_FORMS, Form, Said, TABLE_WORDS, Table, Title, steers};
use crate::games::GAMES;
use crate::lang::{Lang, Texts};
use crate::notation;

/// What several games refuse in the same words: looked for in a game's own words first.
const COMMON: Texts = crate::languages!(texts! "locales/" "/common.ftl");

/// The words of the engine, the referee and the notation.
const RULES: [Texts; 6] = [
    crate::languages!(texts! "locales/" "/referee.ftl"),
    crate::languages!(texts! "locales/" "/rulings.ftl"),
    COMMON,
    notation::WORDS,
    TABLE_WORDS,
    crate::languages!(texts! "locales/" "/engine.ftl"),
];

/// The words that a program has of its own in one language: Fluent texts, looked through from the last to the first, so
/// that those it says most often stand last.
#[derive(Debug, Clone, Copy, Default)]
pub struct Locale {
    /// What it says.
    pub said: &'static [&'static str],
    /// What it says in its help, and nowhere else.
    pub help: &'static [&'static str],
}

/// Says things in one language.
pub struct Speaker {
    lang: Lang,
    own: Locale,
    shell: OnceCell<Words>,
    help: OnceCell<Words>,
    titles: OnceCell<String>,
    games: HashMap<&'static str, [OnceCell<Words>; 2]>,
}

impl std::fmt::Debug for Speaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Speaker").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Speaker {
    /// A speaker of that language, who knows the words of the rules.
    #[must_use]
    pub fn new(lang: Lang) -> Speaker {
        Speaker::with(lang, Locale::default())
    }

    /// The same, who knows the words of a program besides.
    #[must_use]
    pub fn with(lang: Lang, own: Locale) -> Speaker {
        let games = GAMES.iter().map(|game| (game.id(), [OnceCell::new(), OnceCell::new()])).collect();
        Speaker { lang, own, shell: OnceCell::new(), help: OnceCell::new(), titles: OnceCell::new(), games }
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without figures.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.phrase(id, &[])
    }

    /// A message with figures.
    #[must_use]
    pub fn phrase(&self, id: &str, args: &[(&str, &str)]) -> String {
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            // A figure that is written with its sign keeps it; digits that begin with a nought are those of an id, or a name.
            match value.parse::<i64>() {
                Ok(number) if number.to_string() == *value => fluent.set(*name, number),
                Ok(_) | Err(_) => fluent.set(*name, (*value).to_owned()),
            }
        }
        self.shell().say(id, &fluent).unwrap_or_else(|| id.to_owned())
    }

    /// The same with figures and names that were put together for it.
    #[must_use]
    pub fn phrase_of(&self, id: &str, facts: &[(&str, String)]) -> String {
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        self.phrase(id, &facts)
    }

    /// A message of the help; none where the help has no such words. It may name the languages, `{ $langs }`, and the games,
    /// `{ $games }`.
    #[must_use]
    pub fn help(&self, id: &str) -> Option<String> {
        let words = self.help.get_or_init(|| Words::new(self.lang, self.own.help.to_vec()));
        let mut fluent = FluentArgs::new();
        fluent.set("langs", Lang::codes("|"));
        fluent.set("games", self.titles.get_or_init(|| self.titles()).as_str());
        words.say(id, &fluent)
    }

    /// The games by their names.
    fn titles(&self) -> String {
        self.any(&GAMES.iter().filter_map(|game| self.option(game.id(), "game-name")).collect::<Vec<_>>())
    }

    /// The words of an option, a value or a preset of a game, or of an option of every table; none where there are none.
    #[must_use]
    pub fn option(&self, game: &str, id: &str) -> Option<String> {
        let own = self.game(game, 1)?.say(id, &FluentArgs::new());
        own.or_else(|| self.shell().say(id, &FluentArgs::new()).filter(|_| id.starts_with("option-")))
    }

    /// A message of a game without figures (a term, a heading).
    #[must_use]
    pub fn game_word(&self, game: &str, id: &str) -> Option<String> {
        self.game(game, 0)?.say(id, &FluentArgs::new())
    }

    /// A reason in words.
    #[must_use]
    pub fn say(&self, said: &Said, table: Option<&Table>) -> String {
        let words = self.game(said.scope, 0).unwrap_or_else(|| self.shell());
        let mut fluent = FluentArgs::new();
        for (name, arg) in &said.args {
            match arg {
                Arg::Number(number) => fluent.set(*name, FluentValue::from(*number)),
                other => fluent.set(*name, self.arg(said.scope, other, table)),
            }
        }
        words.say(said.id, &fluent).unwrap_or_else(|| fallback(said))
    }

    /// One figure in words.
    #[must_use]
    pub fn arg(&self, scope: &str, arg: &Arg, table: Option<&Table>) -> String {
        match arg {
            Arg::Number(number) => minus(&number.to_string()),
            Arg::Fraction(over, under) => minus(&fraction(*over, *under)),
            Arg::Half(half) => minus(&half.to_string()),
            Arg::Seat(seat) => match table {
                Some(table) if table.has(*seat) => shown(table.name(*seat)),
                _ => seat.number().to_string(),
            },
            Arg::Account(account) => match table {
                Some(table) => shown(&table.account_name(*account)),
                None => account.to_string(),
            },
            Arg::Suit(Suit::Trumps) => self.word("term-trumps"),
            Arg::Suit(suit) => suit.sign().to_string(),
            Arg::Card(card) => card.shown(self.lang),
            Arg::Cards(cards) => cards.iter().map(|card| card.shown(self.lang)).collect::<Vec<_>>().join(" "),
            Arg::Term(term) => self.term(scope, term),
            Arg::Called(called) => self.term(scope, called.term),
            Arg::Title(title) => self.titled(title),
            Arg::List(list) => self.all(&self.each(scope, list, table)),
            Arg::OneOf(list) => self.any(&self.each(scope, list, table)),
            Arg::Names(names) => self.all(&names.iter().map(|name| shown(name)).collect::<Vec<_>>()),
            Arg::Text(text) => plain(text),
        }
    }

    fn each(&self, scope: &str, list: &[Arg], table: Option<&Table>) -> Vec<String> {
        list.iter().map(|item| self.arg(scope, item, table)).collect()
    }

    /// People or things as a sentence lists them: `Ana, Bob and Cy`.
    #[must_use]
    pub fn all(&self, items: &[String]) -> String {
        self.series("list-and", items)
    }

    /// The same where one of them is meant: `Ana, Bob or Cy`.
    #[must_use]
    pub fn any(&self, items: &[String]) -> String {
        self.series("list-or", items)
    }

    /// Sentences of one kind one after the other: `tricks Ana 9; tricks Bob 10`.
    pub fn apart(&self, items: impl IntoIterator<Item = String>) -> String {
        let joined = items.into_iter().reduce(|before, item| self.joined("list-apart", before, &item));
        joined.unwrap_or_default()
    }

    fn series(&self, last: &str, items: &[String]) -> String {
        let mut items = items.iter().enumerate();
        let Some((_, first)) = items.next() else { return String::new() };
        let end = items.len();
        items.fold(first.clone(), |before, (place, item)| {
            self.joined(if place == end { last } else { "list-more" }, before, item)
        })
    }

    fn joined(&self, id: &str, before: String, item: &str) -> String {
        let mut fluent = FluentArgs::new();
        fluent.set("before", before);
        fluent.set("item", item);
        self.shell().say(id, &fluent).unwrap_or_default()
    }

    /// What has a title, by it, and the value it is set to.
    fn titled(&self, title: &Title) -> String {
        let cell = || title.id.contains('.').then(|| self.cell(title.game, &title.id));
        let words = self.option(title.game, &title.message).or_else(cell);
        let Some(words) = words else { return title.id.clone() };
        let Some(value) = &title.value else { return words };
        let said = self.option(title.game, &format!("{}-{value}", title.message));
        let said = said.unwrap_or_else(|| value.clone());
        self.setting(&words, &said)
    }

    /// What an option is set to: a question is answered, all else is followed by what it is.
    #[must_use]
    pub fn setting(&self, option: &str, value: &str) -> String {
        if option.ends_with('?') {
            return format!("{option} {value}");
        }
        self.phrase("setting", &[("option", option), ("value", value)])
    }

    /// A term as the game calls it, or as all games do.
    fn term(&self, scope: &str, term: &str) -> String {
        let id = format!("term-{term}");
        let own = self.game(scope, 0).and_then(|words| words.say(&id, &FluentArgs::new()));
        let shared = || self.shell().say(&id, &FluentArgs::new());
        own.or_else(shared).unwrap_or_else(|| term.to_owned())
    }

    fn shell(&self) -> &Words {
        self.shell.get_or_init(|| {
            let rules = RULES.iter().map(|texts| texts[self.lang.place()]);
            Words::new(self.lang, rules.chain(self.own.said.iter().copied()).collect())
        })
    }

    fn game(&self, id: &str, which: usize) -> Option<&Words> {
        let game = GAMES.iter().find(|game| game.id() == id)?;
        let cell = self.games.get(id)?.get(which)?;
        Some(cell.get_or_init(|| {
            let info = game.info();
            let place = self.lang.place();
            let sources = if which == 0 {
                let shared = info.shared_words.iter().map(|texts| texts[place]);
                std::iter::once(COMMON[place]).chain(shared).chain([info.words[place]]).collect()
            } else {
                vec![info.option_words[place]]
            };
            Words::new(self.lang, sources)
        }))
    }
}

impl Speaker {
    /// An event in the notation, with the keywords of this language.
    #[must_use]
    pub fn event(&self, forms: &[Form], event: &serde_json::Value, table: &Table) -> String {
        notation::write_event(&[ENGINE_FORMS, forms], event, table, self.lang)
    }

    /// The same as people read it: a side is called by its first player.
    #[must_use]
    pub fn told_event(&self, forms: &[Form], event: &serde_json::Value, table: &Table) -> String {
        notation::tell_event(&[ENGINE_FORMS, forms], event, table, self.lang)
    }
}

/// Text as it may be shown: what could steer a terminal or turn the direction of writing is left out.
#[must_use]
pub fn plain(text: &str) -> String {
    text.chars().filter(|letter| !steers(*letter)).collect()
}

/// Text on its way out, once more without what steers a terminal. Lines stay, and so does what [`shown`] puts around names.
#[must_use]
pub fn harmless(text: &str) -> std::borrow::Cow<'_, str> {
    let stays = |letter: char| matches!(letter, '\n' | '\t' | '\u{2068}' | '\u{2069}') || !steers(letter);
    if text.chars().all(stays) { text.into() } else { text.chars().filter(|letter| stays(*letter)).collect() }
}

/// A name as it may stand in a sentence: one written from right to left does not turn what stands beside it.
#[must_use]
pub fn shown(name: &str) -> String {
    let name = plain(name);
    let turns = |letter: char| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}');
    if name.contains(turns) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// A fraction as people write it: `90 2/5`, `12`, `-1/3`.
fn fraction(over: i64, under: i64) -> String {
    if under == 0 {
        return over.to_string();
    }
    let (whole, rest) = (over / under, (over % under).abs());
    match (whole, rest) {
        (whole, 0) => whole.to_string(),
        (0, rest) => format!("{}{rest}/{under}", if over < 0 { "-" } else { "" }),
        (whole, rest) => format!("{whole} {rest}/{under}"),
    }
}

fn fallback(said: &Said) -> String {
    let mut text = said.id.to_owned();
    for (name, arg) in &said.args {
        let _ = write!(text, " {name}={}", arg.json());
    }
    text
}
