//! What can stand in each place of the command line: games, players, rules, options, matches, events.

use crate::complete::events;
use crate::evening;
use crate::pages::id_shown;
use crate::shell::Shell;
use crate::words;
use ardoise_desk::evening::Evening;
use ardoise_desk::store::{Filter, Summary};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{AnyGame, Ask, OptionKind, articles, as_typed, day_of};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::words::{Lang, glossary, plain};

/// How many matches are looked at for names.
const RECENT: usize = 200;
/// How many matches are offered.
const OFFERED: usize = 40;

/// A candidate, and a word on it.
pub type Candidate = (String, String);

/// What stands in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Game,
    /// Anybody who ever played.
    Player,
    /// Somebody of the current match.
    Seated,
    Rules,
    Set,
    MatchId,
    MatchOrFile,
    /// A contest.
    Contest,
    /// Somebody who entered the contest last written to.
    Entry,
    Event,
    Change,
    Deal,
    Side,
    Irregularity,
    Article,
    Term,
    Setting,
    Lang,
}

impl What {
    /// What stands in the argument `id` of a command, by what its help calls it.
    #[must_use]
    pub fn of(command: &str, id: &str, value: &str) -> Option<What> {
        Some(match (command, id, value) {
            (_, _, "GAME") => What::Game,
            (_, _, "ENTRY") => What::Entry,
            (_, _, "CONTEST") => What::Contest,
            ("reseat", "player", _) | ("ruling", "player", _) => What::Seated,
            ("save", "name", _) | ("guess", "save", _) => return None,
            (_, "rules", "NAME") | (_, _, "NAME|FILE") => What::Rules,
            (_, _, "PLAYER" | "NAME") => What::Player,
            (_, _, "KEY=VALUE") => What::Set,
            (_, _, "ID") => What::MatchId,
            (_, _, "ID|FILE") => What::MatchOrFile,
            (_, _, "EVENT") => What::Event,
            (_, _, "CHANGE") => What::Change,
            (_, _, "DEAL") => What::Deal,
            (_, _, "SIDE N") => What::Side,
            (_, _, "IRREGULARITY") => What::Irregularity,
            (_, _, "ARTICLE") => What::Article,
            ("glossary" | "search", _, "WORD") => What::Term,
            (_, _, "KEY") => What::Setting,
            (_, _, "LANG") => What::Lang,
            _ => return None,
        })
    }
}

/// The words typed before the one in question, and where they are typed.
pub struct Context {
    shell: Shell,
    typed: Vec<String>,
}

impl Context {
    /// The words after `ardoise`, up to the one in question.
    #[must_use]
    pub fn new(shell: Shell, typed: Vec<String>) -> Context {
        Context { shell, typed }
    }

    /// What can stand in a place and begins with `word`.
    #[must_use]
    pub fn candidates(&self, what: What, word: &str) -> Vec<Candidate> {
        let found = match what {
            What::Game => GAMES.iter().map(|game| self.game(*game, word)).collect(),
            What::Player => self.players(),
            What::Seated => self.seated(),
            What::Rules => self.rules(),
            What::Set => return self.sets(word),
            What::MatchId | What::MatchOrFile => self.match_ids(),
            What::Contest => self.contests(),
            What::Entry => self.entries(),
            What::Event | What::Change => {
                let Some(found) = self.current() else { return Vec::new() };
                let verb = if what == What::Event { "add" } else { "amend" };
                let after =
                    self.typed.iter().position(|typed| typed == verb || words::named(typed) == Some(verb));
                let words = after.and_then(|at| self.typed.get(at + 1..)).unwrap_or_default();
                return events::offered(&self.shell, &found, words, word, what == What::Change);
            }
            What::Deal => self.deals(),
            What::Side => self.sides(),
            What::Irregularity => self.irregularities(),
            What::Article => self.articles(),
            What::Term => glossary(self.shell.speaker.lang())
                .into_iter()
                .filter_map(|entry| Some(((*entry.names.first()?).to_owned(), String::new())))
                .collect(),
            What::Setting => {
                let rules = GAMES.iter().map(|game| format!("rules.{}", game.id()));
                let keys = ["lang", "color", "players"].map(str::to_owned);
                keys.into_iter().chain(rules).map(|key| (key, String::new())).collect()
            }
            What::Lang => {
                Lang::ALL.map(|lang| (lang.code().to_owned(), lang.habits().name.to_owned())).to_vec()
            }
        };
        beginning(found, word)
    }

    fn current(&self) -> Option<Evening> {
        let desk = self.shell.desk_to_read().ok()??;
        evening::load(&self.shell, &desk, None, None).ok()
    }

    fn recent(&self) -> Vec<Summary> {
        let filter = Filter { limit: Some(RECENT), ..Filter::default() };
        let desk = self.shell.desk_to_read().ok().flatten();
        desk.and_then(|desk| desk.list(&filter).ok()).unwrap_or_default()
    }

    /// The contests, the one last written to first.
    fn contests(&self) -> Vec<Candidate> {
        let desk = self.shell.desk_to_read().ok().flatten();
        let found = desk.and_then(|desk| desk.contests().ok()).unwrap_or_default();
        let listed = found.into_iter().take(OFFERED);
        listed.map(|one| (id_shown(&one.id), plain(one.title.as_deref().unwrap_or_default()))).collect()
    }

    /// The numbers of those who entered the contest last written to, with their names.
    fn entries(&self) -> Vec<Candidate> {
        let Ok((_, hall)) = evening::contest::read(&self.shell, None) else { return Vec::new() };
        let entries = hall.contest().entries.iter();
        entries.map(|entry| (entry.no.to_string(), plain(&entry.names.join(" + ")))).collect()
    }

    fn game_name(&self, game: &dyn AnyGame) -> String {
        self.shell.speaker.option(game.id(), "game-name").unwrap_or_default()
    }

    /// A game by its name in the reader's language, if that is one word that begins as what was typed; else by its own.
    fn game(&self, game: &dyn AnyGame, word: &str) -> Candidate {
        let title = self.game_name(game);
        let name = fold_word(&title);
        let read = !name.contains(' ') && games::find(&name).is_some_and(|found| found.id() == game.id());
        let shown = if read && name.starts_with(&fold_word(word)) { name } else { game.id().to_owned() };
        (shown, title)
    }

    /// The game that was typed, else that of the current match; every game where there is neither.
    fn games(&self) -> Vec<&'static dyn AnyGame> {
        if let Some(game) = self.typed.iter().skip(1).find_map(|word| games::find(word)) {
            return vec![game];
        }
        match self.current() {
            Some(found) => vec![found.game()],
            None => GAMES.to_vec(),
        }
    }

    /// Those who ever played, the last ones first, without those already typed.
    fn players(&self) -> Vec<Candidate> {
        let mut names: Vec<String> = Vec::new();
        for name in self
            .shell
            .config
            .players
            .iter()
            .flatten()
            .cloned()
            .chain(self.recent().into_iter().flat_map(|known| known.players))
        {
            if !names.contains(&name) && !self.typed.contains(&name) {
                names.push(name);
            }
        }
        names.into_iter().map(|name| (plain(&name), String::new())).collect()
    }

    fn seated(&self) -> Vec<Candidate> {
        let Some(found) = self.current() else { return Vec::new() };
        found.play().table().players.iter().map(|name| (plain(name), String::new())).collect()
    }

    fn rules(&self) -> Vec<Candidate> {
        let games = self.games();
        let mut found: Vec<Candidate> = Vec::new();
        for game in &games {
            for preset in game.info().presets {
                let meaning = self.shell.speaker.option(game.id(), &format!("preset-{}", preset.name));
                found.push((preset.name.to_owned(), meaning.unwrap_or_default()));
            }
        }
        for name in self.shell.houses().saved() {
            let named = self.shell.houses().find(&name, None).ok();
            if named.is_none_or(|named| games.iter().any(|game| game.id() == named.game.id())) {
                found.push((name, self.shell.speaker.word("rules-house")));
            }
        }
        found
    }

    /// Options, then their values: by the words of the reader's language, and by what is stored where nothing else begins so.
    fn sets(&self, word: &str) -> Vec<Candidate> {
        let games = self.games();
        let specs = games.iter().flat_map(|game| game.settable().into_iter().map(move |spec| (*game, spec)));
        let Some((key, value)) = word.split_once('=') else {
            let named = specs.map(|(game, spec)| {
                let short = game.titles().short(spec.id, self.shell.speaker.lang());
                self.titled(game, &format!("option-{}", spec.id), spec.id.to_owned(), short)
            });
            let found = by_title(named.collect(), word).into_iter();
            return found.map(|(option, help)| (format!("{option}="), help)).collect();
        };
        let means = |game: &dyn AnyGame, id: &str| id == key || game.titles().option(key) == Some(id);
        let Some((game, spec)) = specs.into_iter().find(|(game, spec)| means(*game, spec.id)) else {
            return Vec::new();
        };
        let values: Vec<String> = match spec.kind {
            OptionKind::Choice(values) => values.iter().map(|value| (*value).to_owned()).collect(),
            OptionKind::Number(min, max) if max.saturating_sub(min) <= 30 => {
                (min..=max).map(|n| n.to_string()).collect()
            }
            OptionKind::Limit(..) => vec!["none".to_owned()],
            OptionKind::WordOr(words, ..) => words.iter().map(|word| (*word).to_owned()).collect(),
            OptionKind::Number(..) | OptionKind::Cells(_) => Vec::new(),
        };
        let named = values.into_iter().map(|stored| {
            let short = game.titles().short_value(spec.id, &stored, self.shell.speaker.lang());
            self.titled(game, &format!("option-{}-{stored}", spec.id), stored, short)
        });
        let found = by_title(named.collect(), value).into_iter();
        found.map(|(value, help)| (format!("{key}={value}"), help)).collect()
    }

    /// What has a title, by the ways in which it is typed. What is stored is a word of the canonical language.
    fn titled(&self, game: &dyn AnyGame, message: &str, stored: String, short: Option<String>) -> Titled {
        let lang = self.shell.speaker.lang();
        let whole = game.titles().whole(message, lang).filter(|_| lang != Lang::CANONICAL);
        let meaning = self.shell.speaker.option(game.id(), message).unwrap_or_default();
        Titled { stored, words: short.zip(whole), meaning }
    }

    /// The ends of the ids, as the list shows them.
    fn match_ids(&self) -> Vec<Candidate> {
        let offered = self.recent().into_iter().take(OFFERED).map(|known| {
            let end = id_shown(&known.id);
            let game = games::find(&known.game).map_or(known.game.clone(), |game| self.game_name(game));
            let day = day_of(&known.opened);
            (end, plain(&format!("{game}, {day}, {}", known.players.join(" "))))
        });
        offered.collect()
    }

    fn deals(&self) -> Vec<Candidate> {
        let Some(found) = self.current() else { return Vec::new() };
        let report = found.report();
        let deals = report.deals.iter().rev();
        deals
            .map(|deal| {
                (
                    deal.no.to_string(),
                    plain(&crate::pages::Told::new(&report, deal, &self.shell.speaker).headline()),
                )
            })
            .collect()
    }

    fn sides(&self) -> Vec<Candidate> {
        let Some(found) = self.current() else { return Vec::new() };
        let table = found.play().table();
        let names = |account: &ardoise_rules::engine::Account| {
            (account.to_string(), plain(&table.account_name(*account)))
        };
        table.accounts().iter().map(names).collect()
    }

    fn irregularities(&self) -> Vec<Candidate> {
        let asked = self.typed.iter().skip(1).find_map(|word| games::find(word));
        let Some(game) = asked else { return Vec::new() };
        let of_match = self.current().filter(|found| found.game().id() == game.id());
        let rulings = match of_match {
            Some(found) => found.play().rulings(&Ask::default()),
            None => self.shell.houses().rulings(game).unwrap_or_default(),
        };
        let words = |ruling: &ardoise_rules::engine::Ruling| {
            (ruling.id.to_owned(), self.shell.speaker.say(&ruling.question, None))
        };
        rulings.iter().map(words).collect()
    }

    fn articles(&self) -> Vec<Candidate> {
        let books = games::rulebooks(self.shell.speaker.lang());
        let all = books.iter().flat_map(|(_, book)| articles(book));
        all.map(|article| (article.id.to_owned(), article.title.to_owned())).collect()
    }
}

/// What can be typed by a title.
struct Titled {
    stored: String,
    /// The shortest beginning of the title that means nothing else, and the whole of it.
    words: Option<(String, String)>,
    meaning: String,
}

/// The candidates whose titles begin with a word; where there are none, those that are stored so.
fn by_title(all: Vec<Titled>, word: &str) -> Vec<Candidate> {
    let typed = as_typed(word);
    let named = |one: &Titled| {
        let (short, whole) = one.words.as_ref()?;
        let name = if short.starts_with(&typed) { short } else { whole };
        name.starts_with(&typed).then(|| (name.clone(), one.meaning.clone()))
    };
    let found: Vec<Candidate> = all.iter().filter_map(named).collect();
    if !found.is_empty() {
        return found;
    }
    beginning(all.into_iter().map(|one| (one.stored, one.meaning)).collect(), word)
}

/// The candidates that begin with a word, capitals and accents aside.
#[must_use]
pub fn beginning(mut found: Vec<Candidate>, word: &str) -> Vec<Candidate> {
    let folded = fold_word(word);
    found.retain(|(value, _)| fold_word(value).starts_with(&folded));
    found
}
