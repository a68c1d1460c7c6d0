//! `ardoise rules guess`: the rules by which a pad was written.

use std::cell::RefCell;
use std::path::Path;
use std::time::Duration;

use crate::commands::rules::save;
use crate::guided::ask::Bare;
use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::line::args::{FiguresArg, GuessArgs, PaperArgs};
use crate::line::sets;
use crate::pages;
use crate::shell::failure::Failure;
use crate::shell::{Shell, clock, files};
use crate::transfer::paper;
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{
    self, AnyGame, Arg, Bearing, Camps, ENGINE_FORMS, Guess, Guessed, Pad, Reading, Said, Table, common,
    guess, part,
};
use ardoise_rules::games;
use ardoise_rules::notation::{self, Opening, Sheet, Tongue};

/// So long a table waits for an answer, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Finds the rules of a pad, or of two and where they part.
///
/// # Errors
/// If a pad cannot be read, or has no figures. Status 1 where no rules explain it.
pub fn run(shell: &mut Shell, args: &GuessArgs) -> Result<(), Failure> {
    shell.onto(&args.leaf)?;
    let game = games::find(&args.game).ok_or_else(|| ardoise_desk::unknown_game(&args.game))?;
    let name = args.save.as_deref().map(|name| save::named(game, name)).transpose()?;
    if let Some(name) = &name {
        save::vacant(shell, name, args.force)?;
    }
    if name.is_some() && args.pads.len() > 1 {
        return Err(Failure::shell("guess-save-one", vec![]));
    }
    let known = sets::read(&args.set).map_err(Failure::Usage)?;
    shell.houses().resolve(game, None, &known)?;
    let reading = args.figures.map(|figures| match figures {
        FiguresArg::Deals => Reading::Deals,
        FiguresArg::Totals => Reading::Totals,
    });
    let mut asked = Guess { houses: shell.houses().kept(game), known, reading, unknown: Vec::new() };
    let sheets = match args.pads.as_slice() {
        [] => vec![typed(shell, game, args)?],
        files => files.iter().map(|file| read(shell, game, file, args)).collect::<Result<_, _>>()?,
    };
    let own = |sheet: &Sheet| sheet.opening.sets.iter().any(|set| !asked.known.contains(set));
    let head = sheets.first().filter(|(sheet, _)| sheet.head.rules.is_some() || own(sheet));
    if let Some((sheet, _)) = head {
        let own = Opening::stored(game, &sheet.opening.rules, &sheet.opening.table);
        let name = shell.speaker.word("guess-head");
        asked.houses.push(engine::House { name, preset: own.rules.preset, sets: own.sets });
    }
    let pads: Vec<Pad> = sheets.into_iter().map(|(_, pad)| pad).collect();
    if let [one, other] = pads.as_slice() {
        return both(shell, game, args, &asked, [one, other]);
    }
    let Some(pad) = pads.first() else { return Ok(()) };
    let mut found = search(game, pad, &asked)?;
    if shell.json {
        shell.value(&pages::guessed_json(game, &pad.retold(&found), &found));
    } else {
        loop {
            shell.page(&pages::guessed(game, &pad.retold(&found), &found, &shell.speaker));
            if args.leaf.output.is_some() {
                break;
            }
            match question(shell, game, &found)? {
                Reply::Said(option, value) => asked.known.push((option, value)),
                Reply::Unknown(option) => asked.unknown.push(option),
                Reply::End => break,
            }
            found = search(game, pad, &asked)?;
        }
    }
    // Of rules that changed on the way those in use now are kept.
    let kept = if found.changed { found.answers.last() } else { found.answers.first() };
    let Some(best) = kept else { return Err(Failure::Told(1)) };
    if let Some(name) = name {
        let sets = best.set.iter().map(|set| (set.id.clone(), set.value.clone())).collect();
        let kept = save::kept(shell, game, &name, (best.preset.to_owned(), sets))?;
        if !shell.json {
            kept.told(shell);
            if found.changed {
                shell.sentence("guess-kept-last", &[("deal", &best.from.to_string())]);
            } else if found.answers.len() > 1 {
                shell.sentence("guess-kept-simplest", &[("count", &found.answers.len().to_string())]);
            }
            if best.explains < found.of && !found.changed {
                let [explains, of] = [best.explains, found.of].map(|count| count.to_string());
                shell.sentence("guess-kept-part", &[("explains", &explains), ("of", &of)]);
            }
        }
    }
    Ok(())
}

fn search(game: &'static dyn AnyGame, pad: &Pad, asked: &Guess) -> Result<Guessed, Failure> {
    guess(game, pad, asked, &clock::patience(PATIENCE)).map_err(Failure::refused)
}

/// Two pads: the rules of each, and where they part.
fn both(
    shell: &mut Shell,
    game: &'static dyn AnyGame,
    args: &GuessArgs,
    asked: &Guess,
    pads: [&Pad; 2],
) -> Result<(), Failure> {
    let found = [search(game, pads[0], asked)?, search(game, pads[1], asked)?];
    let retold = [pads[0].retold(&found[0]), pads[1].retold(&found[1])];
    let pads = [&retold[0], &retold[1]];
    let parting = part(game, pads, [&found[0], &found[1]]);
    let names: Vec<String> = args.pads.iter().map(|pad| pad.display().to_string()).collect();
    let names = [names[0].as_str(), names[1].as_str()];
    if shell.json {
        shell.value(&pages::parted_json(game, pads, &found, &parting));
    } else {
        shell.page(&pages::parted(game, names, pads, (&found, &parting), &shell.speaker));
    }
    Ok(())
}

/// Reads a pad: a sheet with what was written, or a table kept on paper.
fn read(
    shell: &mut Shell,
    game: &'static dyn AnyGame,
    path: &Path,
    args: &GuessArgs,
) -> Result<(Sheet, Pad), Failure> {
    let file = path.display().to_string();
    let about = PaperArgs {
        map: args.map.clone(),
        players: args.players.clone(),
        dealer: args.dealer.clone(),
        set: args.set.clone(),
        ..PaperArgs::default()
    };
    // Only a table needs to be told who plays: a sheet says it itself.
    let piped = path.as_os_str() == "-" && (about.players.is_some() || about.map.is_some());
    let as_table = piped || paper::is_paper(path, &about);
    let houses = shell.houses();
    let text = if as_table { String::new() } else { files::text(path)? };
    let told_by = |preset: Option<&str>| -> Result<(Sheet, Vec<Said>), Failure> {
        if !as_table {
            let text = preset.map_or_else(|| text.clone(), |preset| with_rules(&text, preset));
            let sheet = houses.sheet(&text).map_err(|error| Failure::from(*error).file(file.clone()))?;
            return Ok((sheet, Vec::new()));
        }
        let rules = preset.map(str::to_owned);
        let about = PaperArgs { game: Some(game.id().to_owned()), rules, ..about.clone() };
        let paper = paper::read(&houses, path, &about, (paper::Named::Figures, shell.speaker.lang()))?;
        let sheet = houses.sheet(&paper.text).map_err(|error| paper.failed(Failure::from(*error), &file))?;
        Ok((sheet, paper.aside.told()))
    };
    // Who plays with whom is a rule too: what reads by the rules of others, as where each plays for himself, is theirs.
    let (sheet, aside) = told_by(None).or_else(|failure| {
        let others = game.info().presets.iter().filter_map(|preset| told_by(Some(preset.name)).ok());
        let known = |(sheet, _): &(Sheet, Vec<Said>)| sheet.opening.table.camps != Camps::Pairs;
        let (mut sheet, aside) = others.into_iter().find(known).ok_or(failure)?;
        sheet.head.rules = None;
        Ok::<_, Failure>((sheet, aside))
    })?;
    aside.iter().for_each(|said| shell.warn(said));
    if sheet.game.id() != game.id() {
        let of = |game: &dyn AnyGame| Arg::Text(game.id().to_owned());
        let args = vec![("file", Arg::Text(file)), ("found", of(sheet.game)), ("wanted", of(game))];
        return Err(Failure::shell("guess-other-game", args));
    }
    let (pad, suited) = told(&sheet, &file, as_table)?.suited(game);
    if suited > 0 {
        shell.warn(&Said::shell("guess-suited", vec![("count", Arg::from(suited))]));
    }
    Ok((sheet, pad))
}

/// A sheet as it stands under some rules, where it names none.
fn with_rules(text: &str, preset: &str) -> String {
    let head = text.find('\n').map_or(text.len(), |end| end + 1);
    format!("{}rules {preset}\n{}", &text[..head], &text[head..])
}

/// The pad that a sheet is.
fn told(sheet: &Sheet, file: &str, as_table: bool) -> Result<Pad, Failure> {
    let opening = &sheet.opening;
    let events: Vec<_> =
        sheet.lines.iter().flat_map(|line| &line.events).map(|(event, _)| event.clone()).collect();
    let of = (&opening.table, opening.dealer, opening.start.as_ref());
    let pad =
        Pad::of(sheet.game, of, &events).map_err(|said| Failure::refused(said).file(file.to_owned()))?;
    if pad.written() == 0 {
        // A table of figures and nothing else: they are counts of nobody's deal, or points by hand.
        let figure = |event: &serde_json::Value| {
            let own = sheet.game.info().forms.iter().find(|form| event["event"] == form.event);
            own.is_none_or(|form| form.counts() || form.bearing == Bearing::Voids)
        };
        let adds = |event: &serde_json::Value| event["event"] != "deal" && event["event"] != "note";
        let figures = events.iter().all(figure) && events.iter().any(adds);
        // Of a table the figures under the sides were read as what was made: another column would have to say that.
        let forms = sheet.game.info().forms;
        let counts = |event: &serde_json::Value| {
            forms.iter().any(|form| event["event"] == form.event && form.counts())
        };
        let (id, hint) = match figures {
            true => ("guess-no-deals", "guess-how"),
            false if as_table && events.iter().any(counts) => ("guess-no-made", "guess-no-made-hint"),
            false => ("guess-no-figures", "guess-how"),
        };
        let failure = Failure::shell(id, vec![("file", Arg::Text(file.to_owned()))]);
        return Err(failure.hint(hint, vec![]));
    }
    Ok(pad)
}

/// A pad typed deal by deal: what happened, then what was written.
fn typed(shell: &mut Shell, game: &'static dyn AnyGame, args: &GuessArgs) -> Result<(Sheet, Pad), Failure> {
    if shell.json || !shell.on_terminal() || Terminal::open(false, &shell.speaker).is_none() {
        return Err(Failure::shell("guess-no-pad", vec![]).hint("guess-how", vec![]));
    }
    let rules = shell.houses().resolve(game, None, &asked_sets(args)?)?;
    let least = game.players(&rules).map_err(Failure::Damaged)?;
    let players = match args.players.as_deref() {
        Some(players) => players.replace([',', ';'], " "),
        None => {
            let names = shell.speaker.word("guess-names");
            names.split_whitespace().take(*least.start()).collect::<Vec<_>>().join(" ")
        }
    };
    let mut text = format!("match {}\nplayers {players}\n", game.id());
    for (id, value) in asked_sets(args)? {
        text.push_str(&format!("set {id} \"{value}\"\n"));
    }
    if let Some(dealer) = &args.dealer {
        text.push_str(&format!("dealer {dealer}\n"));
    }
    text.push('\n');
    let houses = shell.houses();
    let read = |text: &str| houses.sheet(text).map_err(|error| Failure::from(*error));
    let head = read(&text)?;
    let opening = text.clone();
    let begin = shell.speaker.phrase("guess-typed", &[("players", &players)]);
    shell.aside(&begin);
    let table = &head.opening.table;
    let accounts: Vec<String> = table.accounts().iter().map(|account| table.account_name(*account)).collect();
    let accounts = accounts.join(", ");
    let mut deals: Vec<String> = Vec::new();
    loop {
        let no = (deals.len() + 1).to_string();
        // What was told of it before its end.
        let begun = RefCell::new(String::new());
        let ends = |told: &str| {
            let alone = read(&format!("{opening}{told}\n"))?;
            let events = alone.lines.iter().flat_map(|line| &line.events).map(|(event, _)| event.clone());
            Ok::<_, Failure>(engine::tells_its_end(game, &alone.opening.table, &events.collect::<Vec<_>>()))
        };
        let fits = |line: &str| {
            if line.trim().is_empty() || takes_back(line) {
                return Ok(());
            }
            let alone = ends(line)?;
            let joined = format!("{}{line}", begun.borrow());
            // It goes on with what was told, or tells the deal anew.
            let (told, end) = match ends(&joined) {
                Ok(Some(end)) => (joined, Some(end)),
                Ok(None) | Err(_) => (line.to_owned(), alone),
            };
            if end == Some(false) {
                *begun.borrow_mut() = format!("{told}\n");
                return Err(Failure::shell("guess-no-end", vec![]));
            }
            *begun.borrow_mut() = told;
            Ok(())
        };
        let prompt = shell.speaker.phrase("guess-ask-deal", &[("deal", &no)]);
        let Some(typed) = asked(shell, &prompt, fits)? else { break };
        if takes_back(&typed) {
            let last = deals.len().to_string();
            match deals.pop() {
                Some(_) => shell.aside(&shell.speaker.phrase("guess-taken-back", &[("deal", &last)])),
                None => shell.aside(&shell.speaker.word("guess-none-typed")),
            }
            continue;
        }
        let line = begun.take();
        // Each begins a deal, whatever the rules make of the one before.
        let begins = common::DEAL.word(ardoise_rules::lang::Lang::CANONICAL);
        // What was written may be told with the deal.
        let alone = read(&format!("{opening}{line}\n"))?;
        if alone
            .lines
            .iter()
            .flat_map(|line| &line.events)
            .any(|(event, _)| event["event"] == common::CHECK.event)
        {
            deals.push(format!("{begins}\n{line}\n"));
            continue;
        }
        let word = common::CHECK.word(shell.speaker.lang());
        let figures = |line: &str| format!("{word} {}", told_of(table, line));
        let fits = |line: &str| {
            if takes_back(line) {
                return Ok(());
            }
            let read = notation::read_line(&[ENGINE_FORMS], table, 1, &figures(line), Tongue::SHEET);
            read.map(|_| ()).map_err(|error| Failure::from(*error))
        };
        let prompt = shell.speaker.phrase("guess-ask-figures", &[("deal", &no), ("accounts", &accounts)]);
        let Some(written) = asked(shell, &prompt, fits)? else {
            shell.aside(&shell.speaker.phrase("guess-left-out", &[("deal", &no)]));
            break;
        };
        // The deal itself was wrong: it is told anew.
        if takes_back(&written) {
            continue;
        }
        deals.push(format!("{begins}\n{line}\n{}\n", figures(&written)));
    }
    text.push_str(&deals.concat());
    let sheet = read(&text)?;
    let pad = told(&sheet, "-", false)?;
    Ok((sheet, pad))
}

/// Is it the word that takes back what was typed last?
fn takes_back(line: &str) -> bool {
    words::named(&fold_word(line.trim())) == Some("undo")
}

/// Figures without a name are those of the accounts in their order.
fn told_of(table: &Table, line: &str) -> String {
    let mut figures: Vec<&str> =
        line.split(|sign: char| sign.is_whitespace() || matches!(sign, '/' | ';' | ',' | ':')).collect();
    figures.retain(|figure| !matches!(*figure, "" | "-" | "–" | "—"));
    // The word may stand before them, as in a sheet.
    if figures.first().is_some_and(|word| common::CHECK.is_named(&fold_word(word))) {
        figures.remove(0);
    }
    // As the heads of a pad call the sides: `Nous 210 Eux 50`.
    let side = |word: &&str| {
        let heads = |id| words::heading(&fold_word(word), id);
        match table.camps {
            Camps::Pairs if heads("points-a") => Some("A"),
            Camps::Pairs if heads("points-b") => Some("B"),
            _ => None,
        }
    };
    let named: Vec<&str> = figures.iter().map(|word| side(word).unwrap_or(word)).collect();
    let line = named.join(" ");
    let accounts = table.accounts();
    if figures.len() != accounts.len() || figures.iter().any(|figure| figure.parse::<i32>().is_err()) {
        return line;
    }
    let each = accounts.iter().zip(figures).map(|(account, figure)| format!("{account} {figure}"));
    each.collect::<Vec<_>>().join(" ")
}

fn asked_sets(args: &GuessArgs) -> Result<Vec<(String, String)>, Failure> {
    sets::read(&args.set).map_err(Failure::Usage)
}

/// A line that is typed until it can be read; none for an empty one.
fn asked(
    shell: &Shell,
    prompt: &str,
    fits: impl Fn(&str) -> Result<(), Failure>,
) -> Result<Option<String>, Failure> {
    let typed = dialoguer::Input::<String>::with_theme(&Bare)
        .with_prompt(shell.speaker.phrase("paper-colon", &[("what", prompt), ("words", "")]).trim_end())
        .allow_empty(true)
        .validate_with(|typed: &String| match fits(typed) {
            _ if typed.trim().is_empty() => Ok(()),
            Ok(()) => Ok(()),
            Err(failure) => Err(shell.failure_text(&failure)),
        })
        .interact_text();
    let typed = typed.map_err(|_| Failure::Told(130))?;
    Ok(Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty()))
}

/// What came of a question.
enum Reply {
    /// So the table counts.
    Said(String, String),
    /// Nobody knows: something else is asked.
    Unknown(String),
    /// Nothing is left to be asked, or nobody wants to be.
    End,
}

/// Asks what would decide most.
fn question(shell: &mut Shell, game: &'static dyn AnyGame, found: &Guessed) -> Result<Reply, Failure> {
    let Some((ask, option)) = found.ask.as_ref().and_then(|ask| Some((ask, ask.option.as_ref()?))) else {
        return Ok(Reply::End);
    };
    shell.flush();
    let Some(mut terminal) = Terminal::open(false, &shell.speaker).filter(|_| shell.on_terminal()) else {
        return Ok(Reply::End);
    };
    let said = |value: &String| Item::new(pages::value_said(game, option, value, &shell.speaker));
    let mut items: Vec<Item> = ask.values.iter().map(said).collect();
    items.push(Item::new(shell.speaker.word("guess-unknown")));
    let title = pages::value_said(game, option, "", &shell.speaker);
    match Menu::new(&title, &items).ask(&mut terminal) {
        Answer::Given(Chosen::Item(place)) => {
            let value = ask.values.get(place).cloned();
            Ok(value.map_or(Reply::Unknown(option.clone()), |value| Reply::Said(option.clone(), value)))
        }
        Answer::Given(Chosen::Line(_)) | Answer::Back => Ok(Reply::End),
        Answer::Interrupted => Err(Failure::Told(130)),
    }
}
