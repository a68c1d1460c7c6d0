//! `ardoise rules guess`: the rules by which a pad was written.

use std::path::Path;
use std::time::Duration;

use crate::commands::rules::save;
use crate::commands::rules::typed::typed;
use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::line::args::{FiguresArg, GuessArgs, PaperArgs};
use crate::line::sets;
use crate::pages;
use crate::shell::failure::Failure;
use crate::shell::{Shell, clock, files};
use crate::transfer::paper;
use ardoise_rules::engine::{
    self, AnyGame, Arg, Bearing, Camps, DealNo, Guess, Guessed, Pad, Reading, Said, Say as _, common, guess,
    part,
};
use ardoise_rules::games;
use ardoise_rules::notation::{self, Opening, Sheet};

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
        return Err(Failure::of("guess-save-one", vec![]));
    }
    let known = sets::read(&args.set).map_err(Failure::Usage)?;
    shell.houses().resolve(game, None, &known)?;
    let reading = args.figures.map(|figures| match figures {
        FiguresArg::Deals => Reading::Deals,
        FiguresArg::Totals => Reading::Totals,
    });
    let mut asked = Guess { houses: shell.houses().kept(game), known, reading, unknown: Vec::new() };
    let sheets = match args.pads.as_slice() {
        [] => vec![typed(shell, game, args).map(|(sheet, pad)| (sheet, Readings::from(pad)))?],
        files => files.iter().map(|file| read(shell, game, file, args)).collect::<Result<_, _>>()?,
    };
    let own = |sheet: &Sheet| sheet.opening.sets.iter().any(|set| !asked.known.contains(set));
    let head = sheets.first().filter(|(sheet, _)| sheet.head.rules.is_some() || own(sheet));
    if let Some((sheet, _)) = head {
        let own = Opening::stored(game, &sheet.opening.rules, &sheet.opening.table);
        let name = shell.speaker.word("guess-head");
        asked.houses.push(engine::House { name, preset: own.rules.preset, sets: own.sets });
    }
    let (mut pads, mut beside) = (Vec::new(), Vec::new());
    for (_, mut readings) in sheets {
        beside.append(&mut readings.beside);
        pads.push(likelier(shell, game, readings, &asked)?);
    }
    if let [one, other] = pads.as_slice() {
        both(shell, game, args, [one, other]);
        return Ok(());
    }
    let Some((pad, mut found)) = pads.pop() else { return Ok(()) };
    if shell.json {
        shell.value(&pages::guessed_json(game, &pad.retold(&found), &found));
    } else {
        loop {
            shell.page(&pages::guessed(game, &pad.retold(&found), &found, &shell.speaker));
            in_doubt(&found, std::mem::take(&mut beside)).iter().for_each(|said| shell.warn(said));
            if args.leaf.output.is_some() {
                break;
            }
            match question(shell, game, &found)? {
                Reply::Said(option, value) => asked.known.push((option, value)),
                Reply::Unknown(option) => asked.unknown.push(option),
                Reply::End => break,
            }
            found = search(game, &pad, &asked)?;
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
            if let Some(last) = best.over {
                shell.sentence("guess-kept-over", &[("deal", &last.to_string())]);
            }
        }
    }
    Ok(())
}

/// Of a pad that reads in two ways the one that takes less to explain, with its rules.
fn likelier(
    shell: &mut Shell,
    game: &'static dyn AnyGame,
    readings: Readings,
    asked: &Guess,
) -> Result<(Pad, Guessed), Failure> {
    let own = search(game, &readings.pad, asked)?;
    // What no rules allow says nothing, and is no simpler for that.
    let cost = |found: &Guessed| {
        let refused = found.impossible.len() + found.not_allowed.len();
        (refused, found.answers.first().map_or(u32::MAX, |best| best.cost))
    };
    // Rules that change on the way are no simple ones: what explains every deal by the same is, but for one that may be a slip.
    let whole = |found: &Guessed| {
        let best = found.answers.first();
        let slip = usize::from(!found.slips.is_empty());
        !found.changed && best.is_some_and(|best| best.explains + slip >= found.of && best.slips.is_empty())
    };
    let (mut likeliest, mut told) = ((readings.pad, own), None);
    for Otherwise { pad: other, said, only } in readings.otherwise {
        if cost(&likeliest.1) == (0, 0) && whole(&likeliest.1) {
            break;
        }
        if likeliest.0.counts_as(&other, game, asked).map_err(Failure::refused)? {
            continue;
        }
        let found = search(game, &other, asked)?;
        if only.is_some_and(|only| only != found.reading) {
            continue;
        }
        let likelier = if likeliest.1.changed { whole(&found) } else { cost(&found) < cost(&likeliest.1) };
        if likelier {
            (likeliest, told) = ((other, found), Some(said));
        }
    }
    if let Some(said) = told {
        shell.warn(&said);
    }
    Ok(likeliest)
}

/// What stands beside the deals of which the figures are told to be wrong, or to count more than was told, in columns that are left aside.
fn in_doubt(found: &Guessed, beside: Vec<paper::Beside>) -> Vec<Said> {
    let best = found.answers.first().map_or(&[][..], |best| &best.slips);
    let slips = found.slips.iter().chain(best).map(|slip| slip.deal);
    let deals: Vec<DealNo> = slips.chain(found.unsaid.iter().map(|unsaid| unsaid.deal)).collect();
    let doubted =
        beside.into_iter().filter(|cell| deals.iter().any(|deal| usize::try_from(*deal) == Ok(cell.deal)));
    let said = doubted.map(|cell| {
        let [heading, cell_text] = [cell.heading, cell.cell].map(Arg::Text);
        Said::of(
            "guess-beside",
            vec![("deal", Arg::from(cell.deal)), ("heading", heading), ("cell", cell_text)],
        )
    });
    said.collect()
}

/// A pad as it reads by the notation, and otherwise where a word of a table is used for two contracts or a suit may be left out, with
/// what is said of that.
pub(super) struct Readings {
    pad: Pad,
    otherwise: Vec<Otherwise>,
    /// What stands in a few cells of columns that are left aside.
    beside: Vec<paper::Beside>,
}

/// Another way in which a pad reads.
struct Otherwise {
    pad: Pad,
    /// What is said where it is the likelier one.
    said: Said,
    /// What its figures are in that reading, where it stands and falls with that.
    only: Option<Reading>,
}

impl From<Pad> for Readings {
    fn from(pad: Pad) -> Readings {
        Readings { pad, otherwise: Vec::new(), beside: Vec::new() }
    }
}

fn search(game: &'static dyn AnyGame, pad: &Pad, asked: &Guess) -> Result<Guessed, Failure> {
    guess(game, pad, asked, &clock::patience(PATIENCE)).map_err(Failure::refused)
}

/// Two pads: the rules of each, and where they part.
fn both(shell: &mut Shell, game: &'static dyn AnyGame, args: &GuessArgs, both: [&(Pad, Guessed); 2]) {
    let retold = both.map(|(pad, found)| pad.retold(found));
    let (pads, found) = (retold.each_ref(), both.map(|(_, found)| found));
    let parting = part(game, pads, found);
    let names: Vec<String> = args.pads.iter().map(|pad| pad.display().to_string()).collect();
    let names = [names[0].as_str(), names[1].as_str()];
    if shell.json {
        shell.value(&pages::parted_json(game, pads, found, &parting));
    } else {
        shell.page(&pages::parted(game, names, pads, (found, &parting), &shell.speaker));
    }
}

/// A file as it reads: as a sheet, with what is left aside of a table, and the lines of the sheet that it was made.
struct Told {
    sheet: Sheet,
    aside: Vec<Said>,
    lines: String,
    beside: Vec<paper::Beside>,
    /// Are the counts those of whoever dealt, since no column says whose they are?
    by_dealer: bool,
    /// Is what was made read from what was marked?
    by_marks: bool,
}

/// Reads a pad: a sheet with what was written, or a table kept on paper.
fn read(
    shell: &mut Shell,
    game: &'static dyn AnyGame,
    path: &Path,
    args: &GuessArgs,
) -> Result<(Sheet, Readings), Failure> {
    let file = path.display().to_string();
    let about = PaperArgs {
        map: args.map.clone(),
        players: args.players.clone(),
        dealer: args.dealer.clone(),
        set: args.set.clone(),
        figures: args.figures,
        ..PaperArgs::default()
    };
    // Only a table needs to be told who plays: a sheet says it itself.
    let described = about.players.is_some() || about.map.is_some();
    let named = paper::is_paper(path, &about) || described && path.as_os_str() == "-";
    let houses = shell.houses();
    let text = if named { String::new() } else { files::text(path)? };
    // Whatever a file is called, what looks like a table is one.
    let as_table = named || path.is_file() && paper::is_table(&text, described);
    let told_as = |preset: Option<&str>, figures: Option<FiguresArg>| -> Result<Told, Failure> {
        if !as_table {
            let text = preset.map_or_else(|| text.clone(), |preset| with_rules(&text, preset));
            let sheet = houses.sheet(&text).map_err(|error| Failure::from(*error).file(file.clone()))?;
            return Ok(Told {
                sheet,
                aside: Vec::new(),
                lines: String::new(),
                beside: Vec::new(),
                by_dealer: false,
                by_marks: false,
            });
        }
        let rules = preset.map(str::to_owned);
        let about = PaperArgs { game: Some(game.id().to_owned()), rules, figures, ..about.clone() };
        let paper = paper::read(&houses, path, &about, (paper::Named::Figures, shell.speaker.lang()))?;
        let sheet = houses.sheet(&paper.text).map_err(|error| paper.failed(Failure::from(*error), &file))?;
        let aside = paper.aside.told();
        let (by_dealer, by_marks) = (paper.by_dealer, paper.aside.by_marks);
        Ok(Told { sheet, aside, lines: paper.text, beside: paper.aside.beside, by_dealer, by_marks })
    };
    let told_by = |preset: Option<&str>| told_as(preset, args.figures);
    // Who plays with whom is a rule too: what reads by the rules of others, as where each plays for himself, is theirs.
    let Told { mut sheet, aside, lines, beside, by_dealer, by_marks } = told_by(None).or_else(|failure| {
        let others = game.info().presets.iter().filter_map(|preset| told_by(Some(preset.name)).ok());
        let known = |told: &Told| told.sheet.opening.table.camps != Camps::Pairs;
        let mut found = others.into_iter().find(known).ok_or(failure)?;
        found.sheet.head.rules = None;
        Ok::<_, Failure>(found)
    })?;
    aside.iter().for_each(|said| shell.warn(said));
    if sheet.game.id() != game.id() {
        let of = |game: &dyn AnyGame| Arg::Text(game.id().to_owned());
        let args = vec![("file", Arg::Text(file)), ("found", of(sheet.game)), ("wanted", of(game))];
        return Err(Failure::of("guess-other-game", args));
    }
    // A table has it in its head already, and so may a sheet.
    if let (Some(dealer), None) = (&args.dealer, sheet.opening.dealer) {
        let seat = notation::read_player(&sheet.opening.table, dealer);
        sheet.opening.dealer = Some(seat.map_err(|slip| Failure::refused(slip.said()))?);
    }
    let of_sheet = |sheet: &Sheet| -> Result<(Pad, usize), Failure> {
        Ok(Pad { by_marks, ..told(sheet, &file, as_table)? }.suited(game))
    };
    let (pad, suited) = of_sheet(&sheet)?;
    if suited > 0 {
        shell.warn(&Said::of("guess-suited", vec![("count", Arg::from(suited))]));
    }
    let as_lines = |lines: &str| {
        let mut read = houses.sheet(lines).ok()?;
        read.opening.dealer = sheet.opening.dealer;
        Some(of_sheet(&read).ok()?.0)
    };
    let by_words = paper::otherwise(game, &lines).and_then(|(lines, word, choice)| {
        let meant = choice.word(shell.speaker.lang()).replace('-', " ");
        let args = vec![("word", Arg::Text(word)), ("meant", Arg::Text(meant))];
        Some((as_lines(&lines)?, Said::of("guess-meant", args)))
    });
    // What stands below a total and is none is what stood there, or nought.
    let stays = || {
        let other = told_as(None, Some(FiguresArg::Totals)).ok().filter(|other| other.lines != lines)?;
        Some((as_lines(&other.lines)?, Said::of("guess-stays", vec![])))
    };
    let stays = if as_table && args.figures.is_none() { stays() } else { None };
    let whose = |pad: Option<Pad>, id: &'static str, names: Vec<String>| {
        Some((pad.filter(|_| by_dealer)?, Said::of(id, vec![("side", Arg::Names(names))])))
    };
    let first = sheet.opening.table.players.iter().step_by(2).cloned().collect();
    let suited = || {
        let (pad, suited) = pad.suited_throughout(game)?;
        Some((pad, Said::of("guess-suited", vec![("count", Arg::from(suited))])))
    };
    let other = |(pad, said): (Pad, Said)| Otherwise { pad, said, only: None };
    let others = [
        by_words.map(other),
        stays.map(|stays| Otherwise { only: Some(Reading::Totals), ..other(stays) }),
        whose(pad.of_first_side(game), "guess-first-side", first).map(other),
        whose(pad.of_who_marked(game), "guess-who-marked", Vec::new()).map(other),
    ];
    let mut otherwise: Vec<Otherwise> = others.into_iter().flatten().collect();
    if otherwise.is_empty() {
        otherwise.extend(suited().map(other));
    }
    Ok((sheet, Readings { pad, otherwise, beside }))
}

/// A sheet as it stands under some rules, where it names none.
fn with_rules(text: &str, preset: &str) -> String {
    let head = text.find('\n').map_or(text.len(), |end| end + 1);
    format!("{}rules {preset}\n{}", &text[..head], &text[head..])
}

/// The pad that a sheet is.
///
/// # Errors
/// If it has no figures.
pub(super) fn told(sheet: &Sheet, file: &str, as_table: bool) -> Result<Pad, Failure> {
    let opening = &sheet.opening;
    let events: Vec<_> =
        sheet.lines.iter().flat_map(|line| &line.events).map(|(event, _)| event.clone()).collect();
    let of = (&opening.table, opening.dealer, opening.start.as_ref());
    let pad =
        Pad::of(sheet.game, of, &events).map_err(|said| Failure::refused(said).file(file.to_owned()))?;
    if pad.written() == 0 {
        // A table of figures and nothing else: they are counts of nobody's deal, or points by hand.
        let figure = |event: &serde_json::Value| {
            let own = sheet.game.info().forms.iter().find(|form| form.is_of(event));
            own.is_none_or(|form| form.counts() || form.bearing == Bearing::Voids)
        };
        let adds = |event: &serde_json::Value| !common::DEAL.is_of(event) && !common::NOTE.is_of(event);
        let figures = events.iter().all(figure) && events.iter().any(adds);
        // Of a table the figures under the sides were read as what was made: another column would have to say that.
        let forms = sheet.game.info().forms;
        let of_both = |event: &serde_json::Value| {
            let told = event.get("counts").and_then(serde_json::Value::as_array).map_or(0, Vec::len);
            told > 1 && forms.iter().any(|form| form.is_of(event) && form.counts())
        };
        let (id, hint) = match figures {
            true => ("guess-no-deals", "guess-how"),
            false if as_table && events.iter().any(of_both) => ("guess-no-made", "guess-no-made-hint"),
            false if as_table => ("guess-no-marks", "guess-no-marks-hint"),
            false => ("guess-no-figures", "guess-how"),
        };
        let failure = Failure::of(id, vec![("file", Arg::Text(file.to_owned()))]);
        return Err(failure.hint(hint, vec![]));
    }
    Ok(pad)
}

pub(super) fn asked_sets(args: &GuessArgs) -> Result<Vec<(String, String)>, Failure> {
    sets::read(&args.set).map_err(Failure::Usage)
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
