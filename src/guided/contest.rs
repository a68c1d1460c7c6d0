//! A contest held by somebody who has never held one: how many come, which format, then always the one next thing.

use crate::evening::contest::{self, Asked, DEALS, load, show, usual_rounds};
use crate::guided::ask;
use crate::guided::opening::{called, which_game};
use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::line::args::{LeafArgs, PaperArg};
use crate::line::figure::points_of_line;
use crate::pages;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::contest::{Format, State, rounds_of_design, whole_throw};
use ardoise_desk::hall::{Change, Hall, Next, entrants};
use ardoise_desk::store::Filter;
use ardoise_desk::{Changed, Desk, Upshot, Which};
use ardoise_rules::engine::AnyGame;
use ardoise_rules::words::{Speaker, plain};

/// The formats in the order in which they are offered.
const FORMATS: [Format; 4] = [Format::Individual, Format::Design, Format::Pairs, Format::Pools];

/// Leads through a contest: opens one where there is none that goes on, then asks for the next thing until it is over.
///
/// # Errors
/// If it cannot be read or written; status 130 on Ctrl-C.
pub fn run(shell: &mut Shell, terminal: &mut Terminal, wanted: Option<&str>) -> Result<(), Failure> {
    let known = match load(shell, wanted) {
        Ok((_, hall)) => Some(hall),
        Err(failure) if failure.comes_to(Upshot::NoContest) => None,
        Err(failure) => return Err(failure),
    };
    let going = known.filter(|hall| wanted.is_some() || hall.contest().state() != State::Over);
    let hall = match going {
        Some(hall) => hall,
        None => match open(shell, terminal)? {
            Some(hall) => hall,
            None => return Ok(()),
        },
    };
    lead(shell, terminal, hall)
}

/// What has been answered so far.
#[derive(Default)]
struct Answers {
    game: Option<&'static dyn AnyGame>,
    players: usize,
    format: Option<Format>,
    rules: Option<String>,
    rounds: Option<u16>,
    deals: Option<u16>,
}

/// Asks for a new contest and opens it; none where Escape left the first question.
fn open(shell: &mut Shell, terminal: &mut Terminal) -> Result<Option<Hall>, Failure> {
    let mut answers = Answers::default();
    let mut step = 0;
    loop {
        let answer = match step {
            0 => {
                let recent = match shell.desk_to_read()? {
                    Some(desk) => desk.list(&Filter { limit: Some(40), ..Filter::default() })?,
                    None => Vec::new(),
                };
                which_game(shell, terminal, &recent).map(|game| answers.game = Some(game))
            }
            1 => number(shell, terminal, "contest-ask-players", None, 3..=10_000)
                .map(|count| answers.players = usize::from(count)),
            2 => format(shell, terminal, answers.players).map(|format| answers.format = Some(format)),
            3 => rules(shell, terminal, answers.game).map(|rules| answers.rules = Some(rules)),
            4 => rounds(shell, terminal, &answers).map(|rounds| answers.rounds = rounds),
            5 => number(shell, terminal, "contest-ask-deals", Some(DEALS), 0..=1000)
                .map(|deals| answers.deals = Some(deals)),
            _ => match line(shell, terminal, "contest-ask-title", "") {
                Answer::Given(title) => return Ok(Some(opened(shell, &answers, title)?)),
                Answer::Back => Answer::Back,
                Answer::Interrupted => Answer::Interrupted,
            },
        };
        match answer {
            Answer::Given(()) => step += 1,
            Answer::Back if step == 0 => return Ok(None),
            Answer::Back => step -= 1,
            Answer::Interrupted => return Err(Failure::Told(130)),
        }
    }
}

fn opened(shell: &Shell, answers: &Answers, title: String) -> Result<Hall, Failure> {
    contest::open(
        shell,
        &Asked {
            format: answers.format.unwrap_or(Format::Individual),
            game: answers.game.map_or("", |game| game.id()).to_owned(),
            title: Some(title).filter(|title| !title.trim().is_empty()),
            rules: answers.rules.clone(),
            set: Vec::new(),
            rounds: answers.rounds,
            deals: answers.deals,
            counting: None,
            limit: None,
            ties: Vec::new(),
            odd: None,
            pool: None,
            through: None,
            date: None,
            secret: None,
        },
    )
}

/// A line of text.
fn line(shell: &Shell, terminal: &mut Terminal, title: &str, fault: &str) -> Answer<String> {
    let title = shell.speaker.word(title);
    let help = shell.speaker.word("contest-ask-line");
    let menu = Menu { free: true, help: &help, fault, ..Menu::new(&title, &[]) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Line(line)) => Answer::Given(line),
        Answer::Given(Chosen::Item(_)) | Answer::Back => Answer::Back,
        Answer::Interrupted => Answer::Interrupted,
    }
}

/// A number within bounds; the usual one stands first.
fn number(
    shell: &Shell,
    terminal: &mut Terminal,
    title: &str,
    usual: Option<u16>,
    range: std::ops::RangeInclusive<u16>,
) -> Answer<u16> {
    let title = shell.speaker.word(title);
    let help = shell.speaker.word("contest-ask-number");
    let items: Vec<Item> = usual.iter().map(|usual| Item::new(usual.to_string())).collect();
    let mut fault = String::new();
    loop {
        let at = (!items.is_empty()).then_some(0);
        let menu = Menu { at, free: true, help: &help, fault: &fault, ..Menu::new(&title, &items) };
        match menu.ask(terminal) {
            Answer::Given(Chosen::Item(_)) => return usual.map_or(Answer::Back, Answer::Given),
            Answer::Given(Chosen::Line(line)) => match line.trim().parse() {
                Ok(number) if range.contains(&number) => return Answer::Given(number),
                Ok(_) | Err(_) => {
                    let (least, most) = (range.start().to_string(), range.end().to_string());
                    let facts = [("text", plain(&line)), ("least", least), ("most", most)];
                    fault = shell.speaker.phrase_of("contest-ask-not-number", &facts);
                }
            },
            Answer::Back => return Answer::Back,
            Answer::Interrupted => return Answer::Interrupted,
        }
    }
}

/// Which format, with what it means for so many players.
fn format(shell: &Shell, terminal: &mut Terminal, players: usize) -> Answer<Format> {
    let speaker = &shell.speaker;
    let items: Vec<Item> = FORMATS
        .into_iter()
        .map(|format| Item::new(pages::format_name(format, speaker)).hint(meaning(format, players, speaker)))
        .collect();
    let title = speaker.phrase("contest-ask-format", &[("players", &players.to_string())]);
    let help = speaker.word("ask-keys-choice");
    let menu = Menu { at: Some(0), told: true, help: &help, ..Menu::new(&title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => FORMATS.get(place).copied().map_or(Answer::Back, Answer::Given),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Answer::Back,
        Answer::Interrupted => Answer::Interrupted,
    }
}

/// What a format means for so many players.
fn meaning(format: Format, players: usize, speaker: &Speaker) -> String {
    let say = |id: &str, facts: &[(&str, usize)]| {
        let facts: Vec<(&str, String)> = facts.iter().map(|(name, n)| (*name, n.to_string())).collect();
        speaker.phrase_of(id, &facts)
    };
    let pairs = players / 2;
    match format {
        Format::Individual => {
            let (tables, exempt) = (players / 4, players % 4);
            // Nobody is exempt twice before everybody was once.
            let rounds = players.checked_div(exempt).unwrap_or(0);
            say("contest-means-individual", &[("tables", tables), ("exempt", exempt), ("rounds", rounds)])
        }
        Format::Design => match rounds_of_design(players) {
            Some(rounds) => say("contest-means-design", &[("rounds", rounds), ("tables", players / 4)]),
            None => {
                let above = (players + 1..=64).find(|count| rounds_of_design(*count).is_some());
                let below = (4..players).rev().find(|count| rounds_of_design(*count).is_some());
                let (below, above) = (below.unwrap_or_default(), above.unwrap_or_default());
                say("contest-means-no-design", &[("below", below), ("above", above)])
            }
        },
        Format::Pairs => {
            say("contest-means-pairs", &[("pairs", pairs), ("tables", pairs / 2), ("exempt", pairs % 2)])
        }
        Format::Pools => {
            let pools = pairs.div_ceil(4).min(pairs / 3).max(1);
            say("contest-means-pools", &[("pairs", pairs), ("pools", pools)])
        }
    }
}

/// By which rules: the presets of the game and the houses that were saved.
fn rules(shell: &Shell, terminal: &mut Terminal, game: Option<&'static dyn AnyGame>) -> Answer<String> {
    let Some(game) = game else { return Answer::Back };
    let speaker = &shell.speaker;
    let mut names: Vec<(String, String)> = Vec::new();
    if let Some(usual) = shell.config.rules.get(game.id()) {
        names.push((usual.clone(), speaker.word("new-usual-rules")));
    }
    for preset in game.info().presets {
        let meaning = speaker.option(game.id(), &format!("preset-{}", preset.name)).unwrap_or_default();
        names.push((preset.name.to_owned(), meaning));
    }
    for name in shell.houses().saved() {
        let own = shell.houses().find(&name, Some(game)).is_ok_and(|named| named.game.id() == game.id());
        if own {
            names.push((name, speaker.word("rules-house")));
        }
    }
    let items: Vec<Item> =
        names.iter().map(|(name, meaning)| called(game, name, meaning.clone(), speaker)).collect();
    let title = speaker.word("new-which-rules");
    let help = speaker.word("ask-keys-choice");
    let menu = Menu { at: Some(0), told: true, help: &help, ..Menu::new(&title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => {
            names.into_iter().nth(place).map_or(Answer::Back, |(name, _)| Answer::Given(name))
        }
        Answer::Given(Chosen::Line(_)) | Answer::Back => Answer::Back,
        Answer::Interrupted => Answer::Interrupted,
    }
}

/// How many rounds, where the format does not say.
fn rounds(shell: &Shell, terminal: &mut Terminal, answers: &Answers) -> Answer<Option<u16>> {
    match answers.format {
        Some(Format::Pools) | None => Answer::Given(None),
        Some(Format::Design) => {
            let all = rounds_of_design(answers.players).and_then(|rounds| u16::try_from(rounds).ok());
            let all = all.unwrap_or(usual_rounds(Format::Design));
            number(shell, terminal, "contest-ask-rounds", Some(all), 1..=all).map(Some)
        }
        Some(format @ (Format::Individual | Format::Pairs)) => {
            number(shell, terminal, "contest-ask-rounds", Some(usual_rounds(format)), 1..=100).map(Some)
        }
    }
}

/// What may be done at a moment of a contest.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Act {
    Draw,
    Lock,
    Cards,
    Missing,
    Standings,
    Late,
    Leave,
    Undo,
    Stop,
}

impl Act {
    /// What it says, and the message that says it.
    const fn id(self) -> &'static str {
        match self {
            Act::Draw => "contest-act-draw",
            Act::Lock => "contest-act-lock",
            Act::Cards => "contest-act-cards",
            Act::Missing => "contest-act-missing",
            Act::Standings => "contest-act-standings",
            Act::Late => "contest-act-late",
            Act::Leave => "contest-act-leave",
            Act::Undo => "contest-act-undo",
            Act::Stop => "contest-act-stop",
        }
    }
}

/// Asks for the next thing until the contest is over or somebody stops.
fn lead(shell: &mut Shell, terminal: &mut Terminal, mut hall: Hall) -> Result<(), Failure> {
    show(shell, &hall);
    shell.flush();
    // Before anybody is drawn it can still be another contest.
    let mut fault = String::new();
    if hall.contest().rounds.is_empty() {
        fault = pages::not_for_tables(&hall, &shell.speaker).unwrap_or_default();
    }
    loop {
        let next = hall.next();
        let acts: &[Act] = match next {
            Next::Enter { .. } => &[Act::Undo, Act::Stop],
            Next::Draw { round: 1 } => &[Act::Draw, Act::Late, Act::Undo, Act::Stop],
            Next::Draw { .. } => &[Act::Draw, Act::Standings, Act::Late, Act::Leave, Act::Undo, Act::Stop],
            Next::Results { .. } | Next::Agree { .. } => &[Act::Missing, Act::Cards, Act::Undo, Act::Stop],
            Next::Lock { .. } => &[Act::Lock, Act::Standings, Act::Undo, Act::Stop],
            Next::Over => &[Act::Standings, Act::Undo, Act::Stop],
        };
        let (title, help) = match &next {
            Next::Enter { .. } if hall.contest().is_of_pairs() => {
                ("contest-lead-pairs", "contest-lead-names")
            }
            Next::Enter { .. } => ("contest-lead-players", "contest-lead-names"),
            Next::Draw { round: 1 } => ("contest-lead-first", "contest-lead-first-dice"),
            Next::Draw { .. } => ("contest-lead-draw", "contest-lead-dice"),
            Next::Results { .. } => ("contest-lead-results", "contest-lead-table"),
            Next::Agree { .. } => ("contest-lead-agree", "contest-lead-agreed"),
            Next::Lock { .. } => ("contest-lead-lock", "contest-lead-table"),
            Next::Over => ("contest-lead-over", "ask-keys-choice"),
        };
        let (title, help) = (shell.speaker.word(title), shell.speaker.word(help));
        let items: Vec<Item> = acts.iter().map(|act| Item::new(shell.speaker.word(act.id()))).collect();
        // Names and figures are typed: a choice that stood under the cursor would swallow an empty Enter.
        let at = matches!(next, Next::Lock { .. } | Next::Over).then_some(0);
        let free = next != Next::Over;
        let menu = Menu { at, free, help: &help, fault: &fault, rows: 9, ..Menu::new(&title, &items) };
        let mut notes = Vec::new();
        let done = match menu.ask(terminal) {
            Answer::Given(Chosen::Item(place)) => match acts.get(place) {
                Some(Act::Stop) | None => return Ok(()),
                Some(act) => did(shell, terminal, &hall, *act),
            },
            Answer::Given(Chosen::Line(line)) => typed(shell, terminal, &mut notes, (&hall, &next), &line),
            Answer::Back => return Ok(()),
            Answer::Interrupted => return Err(Failure::Told(130)),
        };
        fault.clear();
        match done {
            Ok(Some(after)) => {
                hall = after;
                show(shell, &hall);
                shell.flush();
                fault = notes.join("\n");
            }
            Ok(None) => {}
            Err(failure @ Failure::Told(_)) => return Err(failure),
            Err(failure) => {
                fault = shell.failure_text(&failure).trim_end().to_owned();
                hall = shell.desk()?.hall(Which::Named(hall.id()))?;
            }
        }
    }
}

/// What a chosen act does; none where nothing has changed.
fn did(shell: &mut Shell, terminal: &mut Terminal, hall: &Hall, act: Act) -> Result<Option<Hall>, Failure> {
    let mut desk: Desk = shell.desk()?;
    let speaker = &shell.speaker;
    let page = match act {
        Act::Draw => return Ok(Some(desk.draw_round(hall, &[])?)),
        Act::Lock => return Ok(Some(desk.change(hall, Change::Lock)?.hall)),
        Act::Undo => {
            let after = desk.change(hall, Change::Undo { count: 1, reason: String::new() })?.hall;
            let said = pages::contest_undone(hall, &after, speaker);
            shell.raw(&format!("{said}\n"));
            return Ok(Some(after));
        }
        Act::Missing => pages::missing(hall, speaker),
        Act::Standings => pages::standings(hall.contest(), None, None, speaker),
        Act::Cards => {
            on_paper(shell, hall)?;
            return Ok(None);
        }
        Act::Late => {
            return match line(shell, terminal, "contest-lead-late", "") {
                Answer::Given(name) => entered(&mut desk, hall, &name).map(Some),
                Answer::Back => Ok(None),
                Answer::Interrupted => Err(Failure::Told(130)),
            };
        }
        Act::Leave => {
            return match line(shell, terminal, "contest-lead-leave", "") {
                Answer::Given(name) => {
                    let leaves = Change::Withdraw { entry: hall.entry(&name)?, reason: None };
                    Ok(Some(desk.change(hall, leaves)?.hall))
                }
                Answer::Back => Ok(None),
                Answer::Interrupted => Err(Failure::Told(130)),
            };
        }
        Act::Stop => return Ok(None),
    };
    shell.page(&page);
    shell.flush();
    Ok(None)
}

/// Puts the cards of the round and where everybody sits into files of the folder one is in.
fn on_paper(shell: &mut Shell, hall: &Hall) -> Result<(), Failure> {
    const ACROSS: usize = 3;
    let round = hall.contest().rounds.len() as u16;
    // A card is one leaf: as small as its deals allow.
    let card = match pages::Leaf::of(hall.contest().opening.deals) {
        pages::Leaf::A6 => PaperArg::A6,
        pages::Leaf::A5 => PaperArg::A5,
        pages::Leaf::A4 => PaperArg::A4,
    };
    let papers = [
        ("contest-file-cards", card, pages::cards(hall, round, true, &shell.speaker)),
        ("contest-file-draw", PaperArg::A4, pages::drawn(hall, round, ACROSS, &shell.speaker)),
    ];
    for (name, paper, page) in papers {
        let name = format!("{}-{round}.pdf", shell.speaker.word(name));
        shell.onto(&LeafArgs { output: Some(name.into()), paper })?;
        shell.page(&page);
        shell.put_down()?;
    }
    shell.flush();
    Ok(())
}

/// Enters whoever is named in a line, with commas between several.
fn entered(desk: &mut Desk, hall: &Hall, line: &str) -> Result<Hall, Failure> {
    let entered = entrants(&[line.to_owned()], hall.contest().is_of_pairs())?;
    Ok(desk.change(hall, Change::Enter(entered))?.hall)
}

/// What a line does that was typed: names, dice, or a table with its figures; none where it is thought better of.
fn typed(
    shell: &Shell,
    terminal: &mut Terminal,
    notes: &mut Vec<String>,
    (hall, next): (&Hall, &Next),
    line: &str,
) -> Result<Option<Hall>, Failure> {
    let mut desk = shell.desk()?;
    let unread = || {
        let text = ardoise_rules::engine::Arg::Text(plain(line));
        Failure::of("contest-lead-unread", vec![("text", text)])
    };
    match next {
        Next::Enter { .. } => entered(&mut desk, hall, line).map(Some),
        Next::Draw { round } => {
            let dice: Option<Vec<u8>> = line.split_whitespace().map(|word| word.parse::<u8>().ok()).collect();
            if dice.as_ref().is_some_and(|dice| !whole_throw(dice)) {
                return Err(Failure::of("contest-lead-no-dice", vec![]));
            }
            match dice {
                Some(dice) => Ok(Some(desk.draw_round(hall, &dice)?)),
                // Before the first draw whoever still comes is typed like the others; dice that no die shows are no name.
                None if *round == 1 && line.chars().any(char::is_alphabetic) => {
                    entered(&mut desk, hall, line).map(Some)
                }
                None => Err(unread()),
            }
        }
        Next::Results { round, .. } | Next::Agree { round, .. } | Next::Lock { round } => {
            let numbers = points_of_line(line);
            let Some((table, scores)) = numbers.as_deref().and_then(|all| all.split_first()) else {
                return Err(unread());
            };
            let at = (*round, u32::try_from(*table).map_err(|_| unread())?);
            if scores.is_empty() && matches!(next, Next::Agree { .. }) {
                if let Some(said) = pages::table_disputed(hall.contest(), at, &shell.speaker) {
                    let question = format!("{said} {}", shell.speaker.word("contest-would-agree"));
                    if !ask::sure(shell, terminal, &question)? {
                        return Ok(None);
                    }
                    notes.extend([said, shell.speaker.word("contest-agreed-anyway")]);
                }
                let signed = Change::Word { round: at.0, tables: vec![at.1], side: None, disputes: false };
                let Changed { hall: after, again, .. } = desk.change(hall, signed)?;
                notes.extend(again.then(|| shell.speaker.word("contest-signed-already")));
                return Ok(Some(after));
            }
            let stood = pages::stood(hall, at, Some(scores), &shell.speaker);
            let under_way = pages::under_way(hall, at, &shell.speaker);
            let gave = Change::Result { at, scores: scores.to_vec(), by: None, reason: None };
            let Changed { hall: after, again, .. } = desk.change(hall, gave)?;
            if again {
                notes.push(shell.speaker.word("contest-result-stands"));
                return Ok(Some(after));
            }
            // Told behind the page, where it is read.
            notes.extend(under_way);
            notes.extend(stood.map(|stood| shell.speaker.phrase("contest-replaced", &[("result", &stood)])));
            notes.extend(pages::unlikely(hall, at, scores, &shell.speaker));
            Ok(Some(after))
        }
        Next::Over => Err(unread()),
    }
}
