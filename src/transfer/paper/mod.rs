//! A sheet kept on paper or in a spreadsheet (CSV), read as a sheet of the notation by a mapping of its columns.

mod key;
mod lines;
mod marks;
mod numbering;
mod row;
mod source;
mod table;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::path::Path;

use crate::line::args::{FiguresArg, PaperArgs};
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::transfer::paper::key::Key;
use crate::transfer::paper::lines::{Lines, Tells};
use crate::transfer::paper::numbering::Numbering;
use crate::transfer::paper::row::figures::{Addition, WrongSum};
use crate::transfer::paper::row::sense::{Marks, Sense, SuitLetters};
use crate::transfer::paper::row::{figures, players, stake, taker};
#[cfg(feature = "xlsx")]
use crate::transfer::paper::source::book;
use crate::transfer::paper::source::csv::table;
use crate::transfer::paper::source::printed::printed;
#[cfg(feature = "xlsx")]
use crate::transfer::paper::table::Reading;
use crate::transfer::paper::table::columns::{Columns, Reader};
use crate::transfer::paper::table::mapping::{Mapping, mapping, players, sets};
use crate::transfer::paper::table::{Table, day, seated, teams};
use crate::words;
use ardoise_desk::evening::everybody_passes;
use ardoise_desk::houses::Houses;
use ardoise_desk::transfer::Prepared;
use ardoise_rules::engine::{self, AnyGame, Arg, Camps, Form, Said};
use ardoise_rules::games;
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{HEAD_FORMS, HeadKey};
use ardoise_rules::words::plain;

pub use row::contract::otherwise;
pub use source::csv::is_table;
pub use source::printed::{Figures, several};
pub use table::columns::Named;

/// What is left aside of a table.
#[derive(Debug, Clone, Default)]
pub struct Aside {
    /// The columns that say nothing of the match.
    pub columns: Vec<String>,
    /// The sheet of its workbook that was read, and the names of the others in which something stands.
    pub sheets: Option<(String, Vec<String>)>,
    /// The lines of a table of figures that tell of a deal and have no figure.
    pub empty: Vec<String>,
    /// Those that have one of some sides and not of all.
    pub lacking: Vec<String>,
    /// The numbers of its deals.
    pub numbering: Numbering,
    /// Are the deals told by their places in the table?
    pub placed: bool,
    /// The line under the table that sums its columns, and does not say so; and whether it is surely no deal.
    pub summed: Option<(usize, bool)>,
    /// The lines of words that tell of no deal.
    pub remarks: Vec<String>,
    /// The players, where nobody said who plays and the table says it, or names nobody.
    pub seated: Option<Said>,
    /// The totals that were not added right, each under its heading.
    pub additions: Vec<(String, Addition)>,
    /// What stands in a few cells of columns that are left aside.
    pub beside: Vec<Beside>,
    /// The columns of what a player had in which some lines name nobody, and those lines: it is the taker's.
    pub unnamed: Vec<(String, Vec<String>)>,
    /// Is what was made read from what was marked?
    pub by_marks: bool,
    /// Where two partners have not the same figure.
    pub apart: Vec<Said>,
    /// The sums under its columns that are others than those of the figures above.
    pub wrong_sums: Vec<Said>,
    /// The words that say otherwise than what was marked beside them.
    pub contradicted: Vec<Said>,
    /// What is still to be told of the last deal.
    pub unfinished: Option<Said>,
}

/// A cell of a column that is left aside, in which most deals have nothing.
#[derive(Debug, Clone)]
pub struct Beside {
    /// The deal in the order of the table, from 1.
    pub deal: usize,
    /// The heading.
    pub heading: String,
    /// What stands there.
    pub cell: String,
}

impl Aside {
    /// What is said of it.
    #[must_use]
    pub fn told(&self) -> Vec<Said> {
        let columns = (!self.columns.is_empty())
            .then(|| Said::of("paper-unused", vec![("columns", Arg::Names(self.columns.clone()))]));
        let sheets = self.sheets.as_ref().map(|(read, others)| {
            let args = vec![("sheet", Arg::Text(read.clone())), ("sheets", Arg::Names(others.clone()))];
            Said::of("paper-sheets", args)
        });
        let unnamed = self.unnamed.iter().map(|(column, lines)| {
            let args = vec![
                ("count", Arg::from(lines.len())),
                ("lines", Arg::Names(lines.clone())),
                ("column", Arg::Text(column.clone())),
            ];
            Said::of("paper-takers", args)
        });
        let lines = |id: &'static str, lines: &[String]| {
            let args = || vec![("count", Arg::from(lines.len())), ("lines", Arg::Names(lines.to_vec()))];
            (!lines.is_empty()).then(|| Said::of(id, args()))
        };
        let rows = lines("paper-no-figure", &self.empty).into_iter();
        let rows = rows.chain(lines("paper-lacks-figure", &self.lacking));
        let rows = rows.chain(lines("paper-remarks", &self.remarks));
        let summed = self.summed.map(|(line, surely)| {
            let id = if surely { "paper-summed" } else { "paper-summed-perhaps" };
            Said::of(id, vec![("line", Arg::from(line))])
        });
        let additions = self.additions.iter().map(|(column, wrong)| {
            let figure = |figure: i64| Arg::Text(figure.to_string());
            let args = vec![
                ("line", Arg::from(wrong.line)),
                ("column", Arg::Text(column.clone())),
                ("written", figure(wrong.written)),
                ("last", figure(wrong.last)),
                ("mark", Arg::Text(format!("{:+}", wrong.mark).replace('+', "+ ").replace('-', "− "))),
                ("right", figure(wrong.last + wrong.mark)),
            ];
            Said::of("paper-addition", args)
        });
        let by_marks = self.by_marks.then(|| Said::of("paper-by-marks", vec![]));
        let seated = self.seated.clone().into_iter().chain(by_marks);
        let told = seated
            .chain(columns)
            .chain(sheets)
            .chain(self.numbering.told_behind())
            .chain(rows)
            .chain(summed)
            .chain(additions);
        let told = told.chain(unnamed).chain(self.numbering.told(self.placed));
        let told = told.chain(self.apart.iter().cloned()).chain(self.contradicted.iter().cloned());
        told.chain(self.wrong_sums.iter().cloned()).chain(self.unfinished.clone()).collect()
    }
}

/// A sheet made of a table.
pub struct Paper {
    /// The sheet.
    pub text: String,
    /// For each of its lines, the line of the table it comes from; none for those of the head.
    pub lines: Vec<Option<usize>>,
    /// What is left aside.
    pub aside: Aside,
    /// Was it kept by hand? Then nothing in it says that a match without an end of its own is over.
    pub by_hand: bool,
    /// Does it tell nothing but what was counted, by columns of the sides?
    bare: bool,
    /// Are its counts those of whoever dealt, since no column says whose they are?
    pub by_dealer: bool,
    /// The figures that a table which `print` wrote has beside the lines of its sheet.
    pub figures: Vec<Figures>,
    /// What its rows say in words of what came of deals beside their figures.
    pub came: Vec<SaidToHaveCome>,
}

/// What a row says in words of what came of its deal.
#[derive(Debug, Clone)]
pub struct SaidToHaveCome {
    /// The deal, in the order of the table.
    deal: usize,
    /// Its line.
    line: usize,
    /// Made, or failed.
    made: bool,
    /// The word, and the figure that it stands beside.
    told: (String, String),
}

impl Paper {
    /// That its words agree with its figures, and what is still to be told of its last deal.
    ///
    /// # Errors
    /// At the first deal of which a word says that it was made, and the figure that it failed, or the other way round.
    pub fn agrees(&self, sheet: &Prepared, file: &str) -> Result<Option<Said>, Failure> {
        for SaidToHaveCome { deal, line, made, told: (word, figure) } in &self.came {
            let counted = deal.checked_sub(1).and_then(|place| sheet.counted.get(place));
            if counted.and_then(|counted| counted.made).is_some_and(|counted| counted != *made) {
                let args = vec![("word", Arg::Text(plain(word))), ("figure", Arg::Text(plain(figure)))];
                let id = if *made { "figure-says-down" } else { "figure-says-made" };
                return Err(Failure::of(id, args).file(file.to_owned()).span(*line, 1, 1));
            }
        }
        let last = sheet.counted.last().filter(|last| self.by_hand && last.open);
        Ok(last.map(|last| Said::of("paper-unfinished", vec![("deal", last.deal.into())])))
    }

    /// A failure in its sheet as one in the table, with what may be missing.
    #[must_use]
    pub fn failed(&self, failure: Failure, file: &str) -> Failure {
        let failure = at_line(failure, file, &self.lines);
        if self.bare {
            return failure.or_hint("paper-figures-how", vec![]);
        }
        with_unused(failure, &self.aside.columns)
    }
}

/// Is the file a table?
#[must_use]
pub fn is_paper(path: &Path, args: &PaperArgs) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
    match ending.as_deref() {
        Some("csv" | "tsv" | "xlsx") => true,
        Some("sheet") => false,
        _ => args.map.is_some() || args.game.is_some(),
    }
}

/// A failure in the sheet as one in the table it comes from.
fn at_line(failure: Failure, file: &str, lines: &[Option<usize>]) -> Failure {
    let line = match &failure {
        Failure::Refused(refusal) => refusal.span.map_or(0, |(line, _, _)| line),
        Failure::Usage(_) | Failure::Damaged(_) | Failure::Told(_) => 0,
    };
    let of_table = line.checked_sub(1).and_then(|line| lines.get(line).copied().flatten());
    match of_table {
        Some(line) => failure.file(file.to_owned()).span(line, 1, 1),
        // A line of the head was made from the options, and stands nowhere in the table.
        None => match failure {
            Failure::Refused(mut refusal) => {
                refusal.span = None;
                Failure::Refused(refusal).file(file.to_owned())
            }
            other => other.file(file.to_owned()),
        },
    }
}

/// Reads a table as a sheet.
///
/// # Errors
/// If it cannot be read, a column is missing, or a row says nothing.
pub fn read(
    houses: &Houses,
    path: &Path,
    args: &PaperArgs,
    (named, lang): (Named, Lang),
) -> Result<Paper, Failure> {
    let file = path.display().to_string();
    let mapping = mapping(args)?;
    let tables = opened(path, &file)?;
    sheet(houses, (tables, file), (args, &mapping), (named, lang))
}

/// The sheet that a table is, or the first of those of a workbook that has one.
fn sheet(
    houses: &Houses,
    (tables, file): (Vec<Table>, String),
    (args, mapping): (&PaperArgs, &Mapping),
    (named, lang): (Named, Lang),
) -> Result<Paper, Failure> {
    let how = if named == Named::Figures { "paper-how-guess" } else { "paper-how" };
    let mut printed = tables.first().map(printed).unwrap_or_default();
    if printed.len() > 1 {
        let of = vec![("file", Arg::Text(file.clone())), ("count", Arg::from(printed.len()))];
        return Err(Failure::of("paper-several", of).hint("paper-one", vec![]));
    }
    if let Some(paper) = printed.pop() {
        return Ok(paper);
    }
    if tables.iter().all(|table| table.headings.iter().all(String::is_empty)) {
        return Err(Failure::of("paper-empty", vec![("file", Arg::Text(file))]));
    }
    let game = game_of((args, mapping), &file, how)?;
    let mut players = players(args, mapping);
    let (mut table, others) = told_page(tables, &players, game.info().forms);
    let seated = seat(&mut players, &table, game, (named, lang));
    if players.is_empty() {
        let args = vec![("file", Arg::Text(file)), ("game", Arg::Text(game.id().to_owned()))];
        return Err(Failure::of("paper-no-players", args.clone()).hint(how, args));
    }
    table.fits(&file)?;
    let reader = Reader { houses, args, mapping, game, players: &players, named, file: &file };
    if named == Named::Figures && reader.camps() == Some(Camps::Pairs) {
        let said = teams::mapped(args.map.as_deref(), mapping);
        table.name_sides(&players, &said, game.info().forms);
    }
    let mut columns = Columns::of(&mut table, &reader)?;
    if named == Named::Figures && reader.camps() == Some(Camps::Pairs) {
        table.name_sides_by_letters(&columns.keys, &players);
    }
    table.name_initials(&columns.keys, &players, game.info().forms);
    let totals_only = columns.totals_only();
    let dated = args.date.is_some() || mapping.date.is_some() || named == Named::Figures;
    let day = if dated { None } else { day::day(&table, &file, lang)? };
    if let Some((heading, _)) = &day {
        columns.unused.retain(|unused| unused != heading);
    }
    if let Some(fault) = marks::under_one_side(&table, &columns.keys)
        && named != Named::Figures
        && args.map.is_none()
    {
        return Err(Failure::of(fault.id, fault.args).hint("paper-made-or-marked-how", vec![]).file(file));
    }
    let shows = |keys: &[(Key, usize)], marks: &Marks| {
        let sense = sense_of((&table, keys), &reader, lang, Some(marks.clone()));
        sense.mended(&table.rows).shown_by_marks(&table.rows)
    };
    let found = marks::told(&table, &columns.keys, shows).filter(|_| named == Named::Figures);
    let marks = found.map(|(keys, marks)| {
        columns.keys = keys;
        marks
    });
    if let Some(first) = reader.deals_unsaid(&table, &columns.keys) {
        columns.keys.push((Key::Dealer, table.deal_in_turn(&players, first)));
    }
    let by_marks = marks.is_some();
    let keys = &columns.keys;
    let day = day.as_ref().map(|(_, day)| day);
    let mut lines = Lines::behind(head(game.id(), &players, (args, mapping, day), lang));
    let shows = |marks: &Marks| {
        sense_of((&table, keys), &reader, lang, Some(marks.clone())).shown_by_marks(&table.rows)
    };
    let marks = marks.or_else(|| {
        let words = marks::beside_words(&table, keys, game.info().forms, shows);
        words.filter(|_| named == Named::Figures)
    });
    let mut sense = sense_of((&table, keys), &reader, lang, marks).mended(&table.rows);
    sense.beyond.extend(columns.differences);
    let sparse = table.sparse(&columns.unused);
    let rows = table.rows.iter().filter(|row| !sense.sums(row) && !table.heads_again(row));
    let (remarks, rows): (Vec<_>, Vec<_>) =
        rows.partition(|row| sense.is_unnumbered(row, &table.rows) || !totals_only && sense.is_remark(row));
    let remarks: Vec<String> = remarks.into_iter().map(|row| row.line.to_string()).collect();
    let of_deals = if totals_only { args.figures == Some(FiguresArg::Deals) } else { sense.pad };
    let mut additions = Vec::new();
    for (marks, totals) in &columns.totals {
        if let Some(wrong) = sense.additions(&rows, (*marks, *totals)) {
            let heading = table.headings[*totals].clone();
            columns.unused.retain(|unused| *unused != heading);
            additions.extend(wrong.into_iter().map(|wrong| (heading.clone(), wrong)));
        }
    }
    let summed = sense.sum_below(&rows, totals_only).filter(|_| of_deals);
    let tells = match (totals_only, args.figures) {
        (false, _) => Tells::Deals,
        (true, Some(FiguresArg::Deals)) => Tells::Marks,
        (true, _) => Tells::Totals,
    };
    for row in rows.into_iter().filter(|row| summed != Some((row.line, true))) {
        let read = lines.row(row, (&table, &sense), tells, (&sparse, &columns.unused));
        read.map_err(|failure| failure.file(file.clone()))?;
    }
    if lines.is_empty() {
        return Err(Failure::of("paper-empty", vec![("file", Arg::Text(file))]));
    }
    let bare = columns.bare && !totals_only;
    let by_dealer = sense.pad && taker::counted_by_dealer(keys, game.info().forms);
    let sheets = (!others.is_empty()).then_some((table.name, others));
    let aside = Aside {
        columns: columns.unused,
        sheets,
        empty: lines.empty,
        lacking: lines.lacking,
        numbering: lines.numbering,
        placed: sense.pad,
        summed,
        remarks,
        additions,
        seated,
        beside: lines.beside,
        unnamed: lines.unnamed,
        by_marks,
        apart: columns.apart,
        wrong_sums: sense.wrong_sums(&table.headings, &table.rows).iter().map(WrongSum::said).collect(),
        contradicted: lines.contradicted,
        unfinished: None,
    };
    let Lines { text, of: lines, came, .. } = lines;
    Ok(Paper { text, lines, aside, by_hand: true, bare, by_dealer, figures: Vec::new(), came })
}

/// The game that a table is of.
///
/// # Errors
/// If none is named, or there is no such game.
fn game_of(
    (args, mapping): (&PaperArgs, &Mapping),
    file: &str,
    how: &'static str,
) -> Result<&'static dyn AnyGame, Failure> {
    // An example is of the first game where none was named.
    let first = || Arg::Text(games::GAMES.first().map_or("", |game| game.id()).to_owned());
    let named = args.game.as_deref().or(mapping.game.as_deref()).ok_or_else(|| {
        Failure::of("paper-no-game", vec![("file", Arg::Text(file.to_owned()))])
            .hint(how, vec![("game", first())])
    })?;
    Ok(games::find(named).ok_or_else(|| ardoise_desk::unknown_game(named))?)
}

/// Seats those whom a pad names at the heads of its columns, or two sides that nobody names, where it is not said who plays; what is said
/// of that.
fn seat(
    players: &mut Vec<String>,
    table: &Table,
    game: &'static dyn AnyGame,
    (named, lang): (Named, Lang),
) -> Option<Said> {
    if !players.is_empty() || named != Named::Figures {
        return None;
    }
    if let Some(headed) = seated::headed(table, game) {
        players.clone_from(&headed);
        return Some(Said::of("paper-headed", vec![("players", Arg::Names(headed))]));
    }
    seated::nobody_named(table, game).then(|| {
        let word = words::speaker(lang).word("guess-names");
        players.extend(word.split_whitespace().take(SIDES).map(str::to_owned));
        let side = |first: usize| Arg::Names(players.iter().skip(first).step_by(2).cloned().collect());
        Said::of("paper-unnamed", vec![("one", side(0)), ("other", side(1))])
    })
}

/// How the rows of a table are read by its columns.
fn sense_of<'a>(
    (table, keys): (&Table, &'a [(Key, usize)]),
    reader: &Reader<'a>,
    lang: Lang,
    by_marks: Option<Marks>,
) -> Sense<'a> {
    let Reader { game, players, mapping, named, args, .. } = *reader;
    let forms = game.info().forms;
    Sense {
        multiplied: stake::multiplied(keys, &table.rows),
        signs: figures::signs(keys, &table.rows, forms),
        numbered: players::numbered(keys, &table.rows),
        beyond: figures::beyond(keys, &table.rows),
        suits: SuitLetters::of(keys, &table.rows, lang),
        partners: taker::columns_of_partners(keys, &table.rows, players, forms),
        keys,
        values: &mapping.values,
        players,
        forms,
        lang,
        noughts: if named == Named::Figures {
            figures::noughts(keys, &table.rows, args.figures)
        } else {
            BTreeSet::new()
        },
        pad: named == Named::Figures,
        game,
        by_marks,
        passes: all_may_pass(game, players).unwrap_or_default(),
    }
}

/// So many play where two sides are named and nobody else.
const SIDES: usize = 4;

/// Is a deal over when everybody passes? None where these players cannot play the game.
fn all_may_pass(game: &'static dyn AnyGame, players: &[String]) -> Option<bool> {
    let rules = game.resolve(game.suiting(players.len(), &[])?, &[]).ok()?;
    let camps = game.camps(&rules, players.len()).ok()?;
    let table = engine::Table::new(players.to_vec(), camps);
    let play = game.play(game.schema(), &rules, &table, None, None).ok()?;
    Some(everybody_passes(play.as_ref()).is_some_and(|(_, ends)| ends))
}

/// A failure with the columns that say nothing, where it has no other hint: one of them may say what is missing.
fn with_unused(failure: Failure, unused: &[String]) -> Failure {
    if unused.is_empty() {
        return failure;
    }
    failure.or_hint("paper-unused", vec![("columns", Arg::Names(unused.to_vec()))])
}

/// The table in which something stands that is headed as a table of the game is, else the first one; and the names of the others.
fn told_page(mut tables: Vec<Table>, players: &[String], forms: &'static [Form]) -> (Table, Vec<String>) {
    let place = tables.iter_mut().position(|table| table.find_head(players, forms)).unwrap_or(0);
    let table = if tables.is_empty() { Table::default() } else { tables.remove(place) };
    let others = tables.into_iter().filter(|other| !other.headings.is_empty());
    (table, others.map(|other| other.name).collect())
}

/// The tables of a file: one, or those of a workbook.
fn opened(path: &Path, file: &str) -> Result<Vec<Table>, Failure> {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("xlsx")) {
        return workbook(path, file);
    }
    Ok(vec![table(files::table(path)?.trim_start_matches('\u{feff}'), file)?])
}

/// The sheets of a workbook as tables.
#[cfg(feature = "xlsx")]
fn workbook(path: &Path, file: &str) -> Result<Vec<Table>, Failure> {
    let bytes = files::bytes(path)?;
    if bytes.is_empty() {
        return Ok(Vec::new());
    }
    let no_book = |_| Failure::of("paper-no-book", vec![("file", Arg::Text(file.to_owned()))]);
    let pages = book::pages(bytes).map_err(no_book)?;
    let of_page = |(name, rows): book::Page| {
        let mut reading = Reading::default();
        for (line, cells) in rows {
            reading.add(line, cells.iter().map(String::as_str), file)?;
        }
        Ok(Table { name, ..reading.table() })
    };
    pages.into_iter().map(of_page).collect()
}

/// Built without workbooks.
#[cfg(not(feature = "xlsx"))]
fn workbook(_: &Path, _: &str) -> Result<Vec<Table>, Failure> {
    Err(Failure::of("no-xlsx", vec![]))
}

/// The head of the sheet.
fn head(
    game: &str,
    players: &[String],
    (args, mapping, day): (&PaperArgs, &Mapping, Option<&String>),
    lang: Lang,
) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace(['"', '\n', '\r'], " "));
    let word =
        |key: HeadKey| HEAD_FORMS.iter().find(|form| form.key == key).map_or("", |form| form.word(lang));
    let mut text = format!("{} {game}", word(HeadKey::Match));
    if let Some(title) = args.title.as_ref().or(mapping.title.as_ref()) {
        text.push_str(&format!(" {}", quoted(title)));
    }
    text.push('\n');
    let mut line = |key: HeadKey, rest: String| text.push_str(&format!("{} {rest}\n", word(key)));
    if let Some(date) = args.date.as_ref().or(mapping.date.as_ref()).or(day) {
        line(HeadKey::Date, quoted(date));
    }
    line(HeadKey::Players, players.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(" "));
    if let Some(rules) = args.rules.as_ref().or(mapping.rules.as_ref()) {
        line(HeadKey::Rules, quoted(rules));
    }
    for (key, value) in sets(args, mapping) {
        line(HeadKey::Set, format!("{key} {}", quoted(&value)));
    }
    if let Some(dealer) = args.dealer.as_ref().or(mapping.dealer.as_ref()) {
        line(HeadKey::Dealer, quoted(dealer));
    }
    text.push('\n');
    text
}
