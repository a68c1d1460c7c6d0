//! `ardoise referee ruling`: what the rules prescribe after an irregularity, and how it is recorded.

use serde_json::{Value, json};

use crate::evening;
use crate::guided::prompt::Terminal;
use crate::guided::voiding;
use crate::line::args::RulingArgs;
use crate::line::sets;
use crate::pages::{self, Case, Scope, is_recordable, ruled_events, ruling_json};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Which;
use ardoise_desk::evening::{Change, Evening, Lines};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Ask, Ruling, Say as _, Seat, Table};
use ardoise_rules::games;
use ardoise_rules::notation::{Slip, nearest, read_player};
use ardoise_rules::words::{Lang, glossary, glossary_names, plain};

/// Gives a ruling, or lists those of a game.
///
/// # Errors
/// If the game, the irregularity or the player is unknown, or it cannot be recorded.
pub fn run(shell: &mut Shell, args: &RulingArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    if args.apply && (args.rules.is_some() || !args.set.is_empty()) {
        return Err(Failure::of("ruling-other-rules", vec![]));
    }
    let (case, found) = case(shell, args)?;
    let player = args.player.as_deref().map(|name| seat(&case.table, name)).transpose()?;
    let ask = Ask { player, trick: args.trick, points: args.points };
    let rulings = case.play.rulings(&ask);
    let asked = args.irregularity.join(" ");
    let terminal = Terminal::open(shell.look.color, &shell.speaker).filter(|_| !shell.json && !args.apply);
    let (chosen, also) = match (fold_word(asked.trim()).as_str(), terminal) {
        ("", Some(mut terminal)) => {
            let Some(events) = crate::guided::ruling::ask(shell, &mut terminal, &case, ask)? else {
                return Ok(());
            };
            return keep(shell, case, found, &events, args.yes);
        }
        ("", None) => {
            list(shell, &case, &rulings);
            return Ok(());
        }
        (words, _) => pick(&rulings, words).map_err(|failure| {
            failure.or_hint("ruling-all", vec![("game", Arg::Text(case.game.id().to_owned()))])
        })?,
    };
    if args.apply {
        return apply(shell, args, case, found, chosen);
    }
    if shell.json {
        let value = json!({"format": 1, "game": case.game.id(), "rules": case.rules,
            "match": case.match_id, "rulings": [ruling_json(&shell.speaker, &case, chosen)]});
        shell.value(&value);
        return Ok(());
    }
    let page = pages::ruling(&shell.speaker, &case, chosen, &also);
    shell.page(&page);
    if found.is_some_and(|found| wants_word(&found, ruled_events(&shell.speaker, chosen))) {
        shell.sentence("finding-kept", &[]);
    }
    Ok(())
}

/// Are these events, of a ruling, taken only from whoever says that they were played so?
fn wants_word(found: &Evening, events: Vec<Value>) -> bool {
    let typed = Change::Events { lines: Lines::from(events.clone()), as_played: false };
    !events.is_empty() && found.draft(typed).is_err() && found.draft(Change::ruling(events)).is_ok()
}

/// The current match if it is of that game and no other rules are asked for; else those rules.
fn case(shell: &Shell, args: &RulingArgs) -> Result<(Case, Option<Evening>), Failure> {
    let game = games::find(&args.game).ok_or_else(|| ardoise_desk::unknown_game(&args.game))?;
    let found = current(shell)?.filter(|found| found.game().id() == game.id());
    let own = args.rules.is_none() && args.set.is_empty();
    let names = match found {
        Some(found) if own => {
            let play = found.play().copy();
            let rules = found.about().rules.preset.clone();
            let table = play.table().clone();
            let case = Case { game, table, play, match_id: Some(found.id().to_owned()), rules };
            return Ok((case, Some(found)));
        }
        Some(found) => found.play().table().players.clone(),
        None => Vec::new(),
    };
    let rules = shell.houses().resolve(
        game,
        args.rules.as_deref(),
        &sets::read(&args.set).map_err(Failure::Usage)?,
    )?;
    let range = game.players(&rules).map_err(Failure::Damaged)?;
    // Other rules at the same table: its players keep their names.
    let players = if range.contains(&names.len()) {
        names
    } else {
        let name =
            |number: usize| shell.speaker.phrase("ruling-player-n", &[("number", &number.to_string())]);
        (1..=*range.start()).map(name).collect()
    };
    let camps = game.camps(&rules, players.len()).map_err(Failure::Damaged)?;
    let table = Table::new(players, camps);
    let play = game.play(game.schema(), &rules, &table, None, None).map_err(Failure::refused)?;
    Ok((Case { game, table, play, match_id: None, rules: rules.preset }, None))
}

/// The match asked for, or the one last touched.
fn current(shell: &Shell) -> Result<Option<Evening>, Failure> {
    let Some(desk) = shell.desk_to_read()? else { return Ok(None) };
    if shell.match_id.is_none() && desk.find(Which::Last)?.is_none() {
        return Ok(None);
    }
    evening::load(shell, &desk, None, None).map(Some)
}

/// A player by name, the beginning of a name, or the number of the seat.
fn seat(table: &Table, name: &str) -> Result<Seat, Failure> {
    read_player(table, name.trim()).map_err(|slip| match slip {
        Slip::AmbiguousPlayer { .. } => Failure::refused(slip.said()),
        _ => {
            let args = vec![("name", Arg::Text(plain(name))), ("names", Arg::Names(table.players.clone()))];
            Failure::of("ruling-no-player", args)
        }
    })
}

/// The ruling that is meant, and the others of its kind: by its id, by the glossary, or by its words in any language.
fn pick<'a>(rulings: &'a [Ruling], asked: &str) -> Result<(&'a Ruling, Vec<&'a Ruling>), Failure> {
    let id = asked.replace(' ', "-");
    let same_topic = |one: &Ruling| {
        rulings.iter().filter(|other| other.topic == one.topic && other.id != one.id).collect()
    };
    if let Some(found) = rulings.iter().find(|ruling| ruling.id == id) {
        return Ok((found, same_topic(found)));
    }
    let speakers = Lang::ALL.map(crate::words::speaker);
    let questions =
        |ruling: &Ruling| speakers.each_ref().map(|speaker| fold_word(&speaker.say(&ruling.question, None)));
    let topics: Vec<&str> = glossary(Lang::CANONICAL)
        .iter()
        .filter(|entry| glossary_names(entry.id).iter().any(|name| fold_word(name) == asked))
        .map(|entry| entry.id)
        .collect();
    let tests: [&dyn Fn(&Ruling) -> bool; 3] = [
        &|ruling| questions(ruling).contains(&asked.to_owned()),
        &|ruling| topics.contains(&ruling.topic),
        &|ruling| questions(ruling).iter().any(|text| asked.split(' ').all(|word| has(text, word))),
    ];
    let hits = tests.iter().find_map(|test| {
        let hits: Vec<&Ruling> = rulings.iter().filter(|ruling| test(ruling)).collect();
        (!hits.is_empty()).then_some(hits)
    });
    let known = |rulings: &mut dyn Iterator<Item = &Ruling>| {
        Arg::Names(rulings.map(|ruling| ruling.id.to_owned()).collect())
    };
    let word = || ("word", Arg::Text(plain(asked)));
    match hits.as_deref() {
        None => {
            let failure = Failure::of("ruling-unknown", vec![word(), ("known", known(&mut rulings.iter()))]);
            let entries = glossary(Lang::CANONICAL);
            let told = entries.iter().filter(|entry| rulings.iter().any(|ruling| ruling.topic == entry.id));
            let names = told.flat_map(|entry| glossary_names(entry.id)).collect::<Vec<_>>();
            Err(match nearest(asked, names.iter().map(AsRef::as_ref)) {
                Some(name) => failure.did_you_mean(Arg::Text(name)),
                None => failure,
            })
        }
        Some([one]) => Ok((one, same_topic(one))),
        // The plain case of several of one kind stands first among them.
        Some([first, rest @ ..]) if rest.iter().all(|other| other.topic == first.topic) => {
            Ok((first, rest.to_vec()))
        }
        Some(several) => {
            Err(Failure::of("ruling-several", vec![word(), ("ids", known(&mut several.iter().copied()))]))
        }
    }
}

/// Is this the beginning of a word of the text?
fn has(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).any(|known| known.starts_with(word))
}

fn list(shell: &mut Shell, case: &Case, rulings: &[Ruling]) {
    if shell.json {
        let listed: Vec<Value> =
            rulings.iter().map(|ruling| ruling_json(&shell.speaker, case, ruling)).collect();
        let value = json!({"format": 1, "game": case.game.id(), "rules": case.rules,
            "match": case.match_id, "rulings": listed});
        shell.value(&value);
        return;
    }
    let page = pages::rulings(&shell.speaker, case.game.id(), rulings);
    shell.page(&page);
}

/// Records a ruling in the current match.
fn apply(
    shell: &mut Shell,
    args: &RulingArgs,
    case: Case,
    found: Option<Evening>,
    ruling: &Ruling,
) -> Result<(), Failure> {
    if found.is_none() {
        return Err(Failure::of("ruling-no-match", vec![]));
    }
    if !is_recordable(ruling, args.player.is_some()) {
        let what = if ruling.needs_player && args.player.is_none() {
            "ruling-needs-player"
        } else {
            "ruling-needs-points"
        };
        return Err(Failure::of(what, vec![]).article(ruling.article));
    }
    let values = ruled_events(&shell.speaker, ruling);
    if values.is_empty() {
        return Err(Failure::of("ruling-nothing", vec![]).article(ruling.article));
    }
    keep(shell, case, found, &values, args.yes)
}

/// Records events in the current match.
fn keep(
    shell: &mut Shell,
    case: Case,
    found: Option<Evening>,
    events: &[Value],
    yes: bool,
) -> Result<(), Failure> {
    let Some(found) = found else { return Err(Failure::of("ruling-no-match", vec![])) };
    let mut desk = shell.desk()?;
    let table = case.table;
    let draft = found.draft(Change::ruling(events.to_vec()))?;
    if let Some(deal) = draft.differs().voided.filter(|_| !yes)
        && !voiding::agreed(shell, &found.report(), deal)?
    {
        return Ok(());
    }
    let report = evening::record(shell, &mut desk, draft)?.report();
    evening::show(shell, &report, Scope::Last(10));
    if !shell.json {
        let shown = |event| evening::event_shown(shell, case.game, event, &table);
        let texts: Vec<String> = events.iter().map(shown).collect();
        shell.sentence("ruling-applied", &[("what", &texts.join(", "))]);
    }
    Ok(())
}
