//! Opening a match question by question: the game, the players in order, the rules, who plays with whom, the first dealer.

use crate::evening::opening;
use crate::guided::prompt::{Answer, Chosen, Figure, Item, Menu, Terminal};
use crate::guided::teams;
use crate::line::args::NewArgs;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::evening::{Evening, records};
use ardoise_desk::store::{Filter, Summary};
use ardoise_rules::engine::{AnyGame, Camps, Entry, RuleSet};
use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation;
use ardoise_rules::words::{Speaker, plain};

/// How many earlier matches are looked at for names and rules.
const RECENT: usize = 40;
/// The most players any table has.
const MOST: usize = 8;

/// What has been answered so far.
#[derive(Default)]
struct Opening {
    game: Option<&'static dyn AnyGame>,
    players: Vec<String>,
    rules: Option<(String, Vec<String>)>,
}

/// Asks for a new match and opens it; none where Escape left the first question.
///
/// # Errors
/// If it cannot be opened; status 130 on Ctrl-C.
pub fn open(shell: &mut Shell, desk: &mut Desk, terminal: &mut Terminal) -> Result<Option<Evening>, Failure> {
    let recent = desk.list(&Filter { limit: Some(RECENT), ..Filter::default() })?;
    let mut opening = Opening::default();
    let mut step = 0;
    loop {
        let answer = match STEPS[step] {
            Step::Game => game(shell, terminal, &recent, &mut opening),
            Step::Players => players(shell, terminal, &recent, &mut opening),
            Step::Rules => rules(shell, desk, terminal, &recent, &mut opening),
            Step::Target => target(shell, terminal, &mut opening),
            Step::Teams => teams(shell, terminal, &mut opening),
            Step::Dealer => {
                let dealer = dealer(shell, terminal, &opening);
                match dealer {
                    Answer::Given(dealer) => match make(shell, desk, &opening, &dealer) {
                        Ok(found) => return Ok(Some(found)),
                        Err(failure) => {
                            shell.fail(&failure);
                            Answer::Back
                        }
                    },
                    Answer::Back => Answer::Back,
                    Answer::Interrupted => Answer::Interrupted,
                }
            }
        };
        let asked = |place: &usize| asked(shell, &opening, STEPS[*place]);
        match answer {
            Answer::Given(()) => step = (step + 1..STEPS.len()).find(asked).unwrap_or(step),
            Answer::Back => match (0..step).rev().find(asked) {
                Some(before) => step = before,
                None => return Ok(None),
            },
            Answer::Interrupted => return Err(Failure::Told(130)),
        }
    }
}

/// The questions of an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Game,
    Players,
    Rules,
    Target,
    Teams,
    Dealer,
}

/// In their order.
const STEPS: [Step; 6] = [Step::Game, Step::Players, Step::Rules, Step::Target, Step::Teams, Step::Dealer];

/// The option by which a match goes to so many points, in every game that has one.
const TARGET: &str = "target";

/// Is that asked, by what was answered so far?
fn asked(shell: &Shell, opening: &Opening, step: Step) -> bool {
    match step {
        Step::Game | Step::Players | Step::Rules | Step::Dealer => true,
        Step::Target => points_of(shell, opening).is_some(),
        // Two against two, by the rules that were chosen.
        Step::Teams => chosen(shell, opening)
            .is_some_and(|(game, rules)| game.camps(&rules, opening.players.len()) == Ok(Camps::Pairs)),
    }
}

/// The complete rules that were chosen.
fn chosen(shell: &Shell, opening: &Opening) -> Option<(&'static dyn AnyGame, RuleSet)> {
    let (game, (name, sets)) = opening.game.zip(opening.rules.as_ref())?;
    let sets: Vec<(String, String)> = sets
        .iter()
        .filter_map(|set| set.split_once('='))
        .map(|(id, value)| (id.into(), value.into()))
        .collect();
    Some((game, shell.houses().resolve(game, Some(name), &sets).ok()?))
}

/// How many points the match goes to, where one option says so.
fn points_of(shell: &Shell, opening: &Opening) -> Option<i32> {
    let (game, rules) = chosen(shell, opening)?;
    let points = game.goal(&rules).ok()?.points?;
    let option = rules.options.get(TARGET)?.as_i64()?;
    (option == i64::from(points)).then_some(points)
}

/// How many points the match goes to: those of the rules, or others.
fn target(shell: &Shell, terminal: &mut Terminal, opening: &mut Opening) -> Answer<()> {
    let titles = [shell.speaker.word("new-which-target")];
    let help = shell.speaker.word("new-target-keys");
    let mut fault = String::new();
    loop {
        let old = points_of(shell, opening);
        let figure = Figure {
            titles: &titles,
            at: 0,
            old,
            signed: false,
            speaker: &shell.speaker,
            help: &help,
            fault: &fault,
        };
        let points = match figure.ask(terminal) {
            Answer::Given((_, points)) => points,
            Answer::Back => return Answer::Back,
            Answer::Interrupted => return Answer::Interrupted,
        };
        if Some(points) == old {
            return Answer::Given(());
        }
        let Some((name, sets)) = opening.rules.clone() else { return Answer::Back };
        let mut with = sets.clone();
        with.retain(|set| set.split_once('=').is_none_or(|(id, _)| id != TARGET));
        with.push(format!("{TARGET}={points}"));
        let before = opening.rules.replace((name.clone(), with));
        if points_of(shell, opening) == Some(points) {
            return Answer::Given(());
        }
        opening.rules = before;
        fault = shell.speaker.phrase("new-target-not", &[("points", &points.to_string())]);
    }
}

/// Who plays with whom: as they were named, or turned.
fn teams(shell: &mut Shell, terminal: &mut Terminal, opening: &mut Opening) -> Answer<()> {
    let Some(orders) = teams::orders(&opening.players) else { return Answer::Given(()) };
    teams::ask(shell, terminal, &orders, [""; 3], true).map(|order| opening.players = order.to_vec())
}

fn make(shell: &mut Shell, desk: &mut Desk, opening: &Opening, dealer: &str) -> Result<Evening, Failure> {
    let (rules, set) = opening.rules.clone().unwrap_or_default();
    let args = NewArgs {
        game: opening.game.map_or("", |game| game.id()).to_owned(),
        players: opening.players.clone(),
        rules: Some(rules).filter(|name| !name.is_empty()),
        set,
        dealer: Some(dealer.to_owned()),
        title: None,
        teams: Vec::new(),
        start: None,
        date: None,
    };
    opening::open(shell, desk, &args)
}

fn item_of<T>(answer: Answer<Chosen>, given: impl FnOnce(usize) -> Option<T>) -> Answer<T> {
    match answer {
        Answer::Given(Chosen::Item(place)) => given(place).map_or(Answer::Back, Answer::Given),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Answer::Back,
        Answer::Interrupted => Answer::Interrupted,
    }
}

/// Which game: those played lately first.
fn game(shell: &Shell, terminal: &mut Terminal, recent: &[Summary], opening: &mut Opening) -> Answer<()> {
    which_game(shell, terminal, recent).map(|game| {
        if opening.game.is_none_or(|known| known.id() != game.id()) {
            opening.players.clear();
        }
        opening.game = Some(game);
    })
}

/// Which game: those of the matches that are named first.
pub fn which_game(
    shell: &Shell,
    terminal: &mut Terminal,
    recent: &[Summary],
) -> Answer<&'static dyn AnyGame> {
    let mut games: Vec<&'static dyn AnyGame> = GAMES.to_vec();
    let last = |game: &&'static dyn AnyGame| recent.iter().position(|known| known.game == game.id());
    games.sort_by_key(|game| last(game).unwrap_or(usize::MAX));
    let items: Vec<Item> = games
        .iter()
        .map(|game| {
            let name = shell.speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
            Item::new(name).key(game.id())
        })
        .collect();
    let title = shell.speaker.word("new-which-game");
    let help = shell.speaker.word("ask-keys-choice");
    let menu = Menu { at: Some(0), help: &help, ..Menu::new(&title, &items) };
    item_of(menu.ask(terminal), |place| games.get(place).copied())
}

/// How many players the rules of a game take, by its presets.
fn counts(game: &'static dyn AnyGame) -> Vec<usize> {
    let presets = game.info().presets.iter().filter_map(|preset| game.resolve(preset.name, &[]).ok());
    let ranges: Vec<_> = presets.filter_map(|rules| game.players(&rules).ok()).collect();
    (1..=MOST).filter(|count| ranges.iter().any(|range| range.contains(count))).collect()
}

/// Who plays, in order of play: those of the last match at once, or one name after another.
fn players(shell: &Shell, terminal: &mut Terminal, recent: &[Summary], opening: &mut Opening) -> Answer<()> {
    let Some(game) = opening.game else { return Answer::Back };
    let counts = counts(game);
    let most = counts.last().copied().unwrap_or(MOST);
    let mut names = std::mem::take(&mut opening.players);
    if let Some(name) = names.pop() {
        terminal.stands(name);
    }
    let mut fault = String::new();
    loop {
        if names.len() == most {
            opening.players = names;
            return Answer::Given(());
        }
        match one_player(shell, terminal, recent, (game, &counts), &names, &fault) {
            Answer::Given(Named::Table(table)) => names = table,
            Answer::Given(Named::Enough) => {
                opening.players = names;
                return Answer::Given(());
            }
            Answer::Given(Named::One(name)) => {
                // Several may be named at once, as `new` and a sheet have them.
                let several = name.split([',', ';']).map(str::trim).filter(|name| !name.is_empty());
                let mut several: Vec<String> = several.map(str::to_owned).collect();
                // Two sides may stand with nothing but a blank between them.
                if name.split_whitespace().all(|word| word.split('+').count() == 2) {
                    several = name.split_whitespace().map(str::to_owned).collect();
                }
                let with: Vec<String> =
                    names.iter().cloned().chain(notation::in_order_of_play(several)).collect();
                if with.len() > most {
                    let [most, found] = [most, with.len()].map(|count| count.to_string());
                    fault = shell.speaker.phrase("new-many-players", &[("most", &most), ("found", &found)]);
                    continue;
                }
                match notation::read_names(&with) {
                    Ok(read) => {
                        names = read;
                        fault.clear();
                    }
                    Err((_, slip)) => {
                        fault = shell.speaker.say(&ardoise_rules::engine::Say::said(&slip), None);
                    }
                }
            }
            Answer::Back => {
                fault.clear();
                // What was typed stands there again.
                match names.pop() {
                    Some(name) => terminal.stands(name),
                    None => return Answer::Back,
                }
            }
            Answer::Interrupted => return Answer::Interrupted,
        }
        if let Some(full) = Some(&names).filter(|names| names.len() == most) {
            opening.players.clone_from(full);
            return Answer::Given(());
        }
    }
}

/// What was answered to "who sits there?".
enum Named {
    Table(Vec<String>),
    Enough,
    One(String),
}

fn one_player(
    shell: &Shell,
    terminal: &mut Terminal,
    recent: &[Summary],
    (game, counts): (&'static dyn AnyGame, &[usize]),
    names: &[String],
    fault: &str,
) -> Answer<Named> {
    let speaker = &shell.speaker;
    let mut items = Vec::new();
    let mut meant = Vec::new();
    if names.is_empty() {
        let mut tables: Vec<&Vec<String>> = Vec::new();
        let own = recent.iter().filter(|known| known.game == game.id());
        for known in own.chain(recent).filter(|known| counts.contains(&known.players.len())) {
            if !tables.contains(&&known.players) && tables.len() < 3 {
                tables.push(&known.players);
            }
        }
        let usual = shell.config.players.iter().filter(|table| counts.contains(&table.len()));
        let mut offered: Vec<&Vec<String>> = Vec::new();
        for table in usual.chain(tables) {
            // The same players in another order are the same table.
            let same = |known: &&Vec<String>| table.iter().all(|name| known.contains(name));
            if offered.iter().any(|known| known.len() == table.len() && same(known)) {
                continue;
            }
            offered.push(table);
            items.push(Item::new(plain(&table.join(" "))).hint(speaker.word("new-same-table")));
            meant.push(Named::Table(table.clone()));
        }
    } else if counts.contains(&names.len()) {
        items.push(Item::new(speaker.word("new-enough")));
        meant.push(Named::Enough);
    }
    let mut seen: Vec<&String> = names.iter().collect();
    for name in recent.iter().flat_map(|known| &known.players) {
        if !seen.contains(&name) {
            seen.push(name);
            items.push(Item::new(plain(name)));
            meant.push(Named::One(name.clone()));
        }
    }
    let no = (names.len() + 1).to_string();
    let title = speaker.phrase("new-which-player", &[("no", &no)]);
    let help = speaker.word("new-player-keys");
    let at = (!items.is_empty()).then_some(0);
    let menu = Menu { at, free: true, help: &help, fault, ..Menu::new(&title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) if place < meant.len() => Answer::Given(meant.swap_remove(place)),
        Answer::Given(Chosen::Line(name)) => Answer::Given(Named::One(name)),
        Answer::Given(Chosen::Item(_)) | Answer::Back => Answer::Back,
        Answer::Interrupted => Answer::Interrupted,
    }
}

/// By which rules: those of the last match of the game as they were, then presets and houses, recent ones first.
fn rules(
    shell: &Shell,
    desk: &Desk,
    terminal: &mut Terminal,
    recent: &[Summary],
    opening: &mut Opening,
) -> Answer<()> {
    let Some(game) = opening.game else { return Answer::Back };
    let speaker = &shell.speaker;
    let fits = |name: &str, sets: &[(String, String)]| {
        let rules = game.resolve(name, sets).ok();
        let range = rules.and_then(|rules| game.players(&rules).ok());
        range.is_some_and(|range| range.contains(&opening.players.len()))
    };
    let mut items = Vec::new();
    let mut meant: Vec<(String, Vec<String>)> = Vec::new();
    if let Some((label, preset, sets)) =
        last_rules(desk, recent, game).filter(|(_, preset, sets)| fits(preset, sets))
    {
        items.push(
            Item::new(speaker.phrase("new-same-rules", &[("day", &pages::figure::day(&label, speaker))]))
                .hint(said(game, &preset, &sets, speaker)),
        );
        meant.push((preset, sets.iter().map(|(id, value)| format!("{id}={value}")).collect()));
    }
    let used = |name: &str| recent.iter().position(|known| known.game == game.id() && known.rules == name);
    let mut names: Vec<(String, String)> = Vec::new();
    if let Some(usual) = shell.config.rules.get(game.id()) {
        names.push((usual.clone(), speaker.word("new-usual-rules")));
    }
    let mut presets: Vec<_> = game.info().presets.iter().filter(|preset| fits(preset.name, &[])).collect();
    presets.sort_by_key(|preset| used(preset.name).unwrap_or(usize::MAX));
    for preset in presets {
        let meaning = speaker.option(game.id(), &format!("preset-{}", preset.name)).unwrap_or_default();
        names.push((preset.name.to_owned(), meaning));
    }
    for name in shell.houses().saved() {
        let named = shell.houses().find(&name, Some(game)).ok();
        let own = named.filter(|named| named.game.id() == game.id() && fits(&named.preset, &named.sets));
        if let Some(named) = own {
            let meaning = said(game, &named.preset, &named.sets, speaker);
            let house = speaker.word("rules-house");
            names.push((name, speaker.phrase("paper-colon", &[("what", &house), ("words", &meaning)])));
        }
    }
    for (name, meaning) in names {
        if meant.iter().any(|(known, sets)| *known == name && sets.is_empty()) {
            continue;
        }
        items.push(called(game, &name, meaning, speaker));
        meant.push((name, Vec::new()));
    }
    let title = speaker.word("new-which-rules");
    let help = speaker.word("ask-keys-choice");
    let menu = Menu { at: Some(0), told: true, help: &help, ..Menu::new(&title, &items) };
    item_of(menu.ask(terminal), |place| {
        opening.rules = meant.get(place).cloned();
        opening.rules.as_ref().map(|_| ())
    })
}

/// Rules as a choice: those that come with the game by their title, a house by the name that was typed for it.
pub(super) fn called(game: &dyn AnyGame, name: &str, meaning: String, speaker: &Speaker) -> Item {
    let presets = game.info().presets;
    if !presets.iter().any(|preset| preset.name == name) {
        return Item::new(name).hint(meaning);
    }
    let title = heading_of(&meaning);
    let alike = presets.iter().filter(|preset| {
        let meaning = speaker.option(game.id(), &format!("preset-{}", preset.name));
        meaning.is_some_and(|meaning| heading_of(&meaning) == title)
    });
    // Of two that are called alike the whole is said.
    let title = if alike.count() > 1 { meaning.clone() } else { title };
    Item::new(title).key(name).hint(meaning)
}

/// The beginning of what rules mean, which is what people call them.
fn heading_of(meaning: &str) -> String {
    let ends = [": ", ", ", " ("].into_iter().filter_map(|end| meaning.find(end)).min();
    meaning[..ends.unwrap_or(meaning.len())].trim_end().to_owned()
}

/// Rules in words: what the preset means, and what is set beside it.
fn said(game: &dyn AnyGame, preset: &str, sets: &[(String, String)], speaker: &Speaker) -> String {
    let meaning = speaker.option(game.id(), &format!("preset-{preset}")).unwrap_or_default();
    let named = |id: &str, value: &str| speaker.option(game.id(), &format!("option-{id}-{value}")).is_some();
    let sets = sets.iter().map(|(id, value)| {
        let meaning = pages::meaning(game, id, value, speaker);
        match named(id, value) {
            true => meaning,
            false => speaker.setting(&meaning, value),
        }
    });
    std::iter::once(meaning).chain(sets).filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Options with their values.
type Sets = Vec<(String, String)>;

/// The rules of the last match of a game: its day, the preset and what was set beside it.
fn last_rules(desk: &Desk, recent: &[Summary], game: &'static dyn AnyGame) -> Option<(String, String, Sets)> {
    let last = recent.iter().find(|known| known.game == game.id())?;
    let (records, _) = records(&last.id, desk.store().read(&last.id).ok()?).ok()?;
    let Some(Entry::Open(opened)) = records.first().map(|record| &record.entry) else { return None };
    let rules = &opened.rules;
    let game = games::find(game.id())?;
    let sets = game.patch(&rules.preset, rules).ok()?;
    Some((last.opened.clone(), rules.preset.clone(), sets))
}

/// Who deals first.
fn dealer(shell: &Shell, terminal: &mut Terminal, opening: &Opening) -> Answer<String> {
    let items: Vec<Item> = opening.players.iter().map(|name| Item::new(plain(name))).collect();
    let title = shell.speaker.word("new-which-dealer");
    let help = shell.speaker.word("ask-keys-choice");
    let menu = Menu { at: Some(0), help: &help, ..Menu::new(&title, &items) };
    item_of(menu.ask(terminal), |place| opening.players.get(place).cloned())
}
