//! A sheet kept on paper or in a spreadsheet (CSV), read as a sheet of the notation by a mapping of its columns.

#[cfg(feature = "xlsx")]
mod book;
mod key;
mod rows;

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::line::args::{FiguresArg, PaperArgs};
use crate::pages::LINE;
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::transfer::paper::key::Key;
use crate::transfer::paper::rows::Row;
use crate::words;
use ardoise_desk::houses::Houses;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Camps, Form, Said};
use ardoise_rules::games;
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{HEAD_FORMS, HeadForm, HeadKey};
use ardoise_rules::words::plain;

/// The mapping as a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Mapping {
    game: Option<String>,
    players: Vec<String>,
    rules: Option<String>,
    set: std::collections::BTreeMap<String, toml::Value>,
    date: Option<String>,
    title: Option<String>,
    dealer: Option<String>,
    columns: std::collections::BTreeMap<String, String>,
    values: std::collections::BTreeMap<String, String>,
}

/// What is left aside of a table.
#[derive(Debug, Clone, Default)]
pub struct Aside {
    /// The columns that say nothing of the match.
    pub columns: Vec<String>,
    /// The sheets of its workbook behind the first.
    pub sheets: Vec<String>,
    /// The first row whose deal has a lower number than the one before it: its line, and both numbers.
    pub behind: Option<(usize, String, String)>,
}

impl Aside {
    /// What is said of it.
    #[must_use]
    pub fn told(&self) -> Vec<Said> {
        let names = |id: &'static str, of: &'static str, names: &[String]| {
            (!names.is_empty()).then(|| Said::shell(id, vec![(of, Arg::Names(names.to_vec()))]))
        };
        let behind = self.behind.as_ref().map(|(line, deal, last)| {
            let word = |text: &String| Arg::Text(text.clone());
            Said::shell(
                "paper-behind",
                vec![("line", Arg::from(*line)), ("deal", word(deal)), ("last", word(last))],
            )
        });
        let columns = names("paper-unused", "columns", &self.columns);
        columns.into_iter().chain(names("paper-sheets", "sheets", &self.sheets)).chain(behind).collect()
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
}

impl Paper {
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

/// What a column under the name of a player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// Nobody knows whether points or totals: it is left aside.
    Unread,
    /// What was written of him, to be explained.
    Figures,
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
    let table = opened(path, &file)?;
    sheet(houses, (table, file), (args, &mapping), (named, lang))
}

/// The sheet that a table is.
fn sheet(
    houses: &Houses,
    (mut table, file): (Table, String),
    (args, mapping): (&PaperArgs, &Mapping),
    (named, lang): (Named, Lang),
) -> Result<Paper, Failure> {
    let how = if named == Named::Figures { "paper-how-guess" } else { "paper-how" };
    let mut printed = printed(&table);
    if printed.len() > 1 {
        let of = vec![("file", Arg::Text(file.clone())), ("count", Arg::from(printed.len()))];
        return Err(Failure::shell("paper-several", of).hint("paper-one", vec![]));
    }
    if let Some(paper) = printed.pop() {
        return Ok(paper);
    }
    if table.headings.iter().all(String::is_empty) {
        return Err(Failure::shell("paper-empty", vec![("file", Arg::Text(file))]));
    }
    let game = args.game.as_deref().or(mapping.game.as_deref());
    let game = game.ok_or_else(|| {
        Failure::shell("paper-no-game", vec![("file", Arg::Text(file.clone()))]).hint(how, vec![])
    })?;
    let game = games::find(game).ok_or_else(|| ardoise_desk::unknown_game(game))?;
    let players = players(args, mapping);
    if players.is_empty() {
        let args = vec![("file", Arg::Text(file))];
        return Err(Failure::shell("paper-no-players", args).hint(how, vec![]));
    }
    table.head_in_two(&players, game.info().forms);
    let mut keys = keys(&table.headings, args, mapping, game.info().forms, &file)?;
    if named == Named::Figures {
        marked_beside(&table.headings, &mut keys, game.info().forms);
    }
    table.join(&keys);
    let figures = args.figures;
    // Beside what was played, nobody knows what a figure under a name is, unless it was said to be a total.
    let counted = |(key, _): &(Key, usize)| !key.records() || matches!(key, Key::Count(_, Some(_)));
    let bare = keys.iter().all(counted);
    // Where what was made stands in a column of its own, what stands under the sides of a pad is what it marked.
    let made = |(key, _): &(Key, usize)| matches!(key, Key::Count(_, None) | Key::Against(_) | Key::Events);
    let marks = named == Named::Figures && keys.iter().any(made);
    let as_figures = figures == Some(FiguresArg::Totals) || figures.is_some() && bare || marks;
    if as_figures {
        // What each deal brought and what it led to stand side by side: one of them is enough.
        let counted: Vec<String> =
            keys.iter().filter_map(|(key, _)| key.counts_of().map(str::to_owned)).collect();
        keys.retain(|(key, _)| !matches!(key, Key::Total(account) if counted.contains(account)));
        for (key, _) in &mut keys {
            if let Key::Count(_, Some(account)) = key {
                *key = Key::Total(account.clone());
            }
        }
    }
    let told =
        |keys: &[(Key, usize)]| keys.iter().any(|(key, _)| key.records() || matches!(key, Key::Total(_)));
    let figured = table.figured(&players, &keys);
    if figures.is_none() && !told(&keys) {
        // A file that is no table has one heading as long as its line.
        let short = |name: &String| match name.char_indices().nth(LONGEST_HEADING) {
            Some((end, _)) => format!("{}…", &name[..end]),
            None => name.clone(),
        };
        let names =
            |names: Vec<&String>| vec![("columns", Arg::Names(names.into_iter().map(short).collect()))];
        let of_players = figured.iter().map(|(_, place)| &table.headings[*place]).collect::<Vec<_>>();
        let failure = if of_players.is_empty() {
            let every = table.headings.iter().filter(|heading| !heading.is_empty()).collect();
            Failure::shell("paper-no-columns", names(every)).hint("paper-map", vec![])
        } else {
            Failure::shell("paper-figures", names(of_players)).hint("paper-figures-how", vec![])
        };
        return Err(failure.file(file));
    }
    let mut read: Vec<usize> = Vec::new();
    if named == Named::Figures || as_figures {
        let rules = args.rules.as_deref().or(mapping.rules.as_deref());
        let rules = houses.resolve(game, rules, &sets(args, mapping)).ok();
        let camps = rules.and_then(|rules| game.camps(&rules, players.len()).ok());
        // Where each plays for himself, what stands under a side is nobody's.
        let of_side = |key: &Key| match key {
            Key::Count(_, Some(account)) | Key::Total(account) => {
                let named = players.iter().any(|player| fold_word(player) == fold_word(account));
                !named && matches!(account.as_str(), "a" | "b")
            }
            _ => false,
        };
        keys.retain(|(key, _)| camps != Some(Camps::Singles) || !of_side(key));
        // Both columns of two partners are read.
        let used = |seats: &[usize]| camps == Some(Camps::Pairs) || seats.len() == 1;
        read.extend(figured.iter().filter(|(seats, _)| used(seats)).map(|(_, place)| *place));
        keys.extend(table.of_camps(figured, &players, camps, &file)?);
    }
    read.extend(keys.iter().map(|(_, place)| *place));
    let unused: Vec<String> = table
        .headings
        .iter()
        .enumerate()
        .filter(|(place, _)| !read.contains(place))
        .filter_map(
            |(place, heading)| if heading.is_empty() { table.letter(place) } else { Some(heading.clone()) },
        )
        .collect();
    let mut text = head(game.id(), &players, args, mapping, lang);
    let mut lines: Vec<Option<usize>> = vec![None; text.lines().count()];
    let sense = rows::Sense {
        multiplied: rows::multiplied(&keys, &table.rows),
        keys: &keys,
        values: &mapping.values,
        players: &players,
        forms: game.info().forms,
        lang,
        pad: named == Named::Figures,
    };
    // Where nothing is told but totals, what each row adds to them is noted as points by hand.
    let totals_only = !keys.iter().any(|(key, _)| key.records());
    let mut before = std::collections::BTreeMap::new();
    let (mut last, mut behind) = (None, None);
    let mut whole = None;
    for row in table.rows.iter().filter(|row| !sense.sums(row)) {
        let read = if totals_only {
            let before = Some(&mut before).filter(|_| figures != Some(FiguresArg::Deals));
            sense.added(row, &table.headings, before)
        } else {
            sense.once(row, &mut whole).and_then(|()| sense.line(row, last.as_deref()))
        };
        let read = read.map_err(|fault| {
            let failure = Failure::shell(fault.id, fault.args).input(plain(&row.cells.join(" ; ")));
            with_unused(failure, &unused).file(file.clone()).span(row.line, 1, 1)
        })?;
        let Some((deal, line)) = read else { continue };
        let number = |deal: &Option<String>| deal.as_ref().and_then(|deal| deal.parse::<i64>().ok());
        if behind.is_none()
            && let (Some(own), Some(before)) = (number(&deal), number(&last))
            && own < before
        {
            behind = Some((row.line, own.to_string(), before.to_string()));
        }
        last = deal;
        text.push_str(&line);
        text.push('\n');
        lines.push(Some(row.line));
    }
    if lines.iter().all(Option::is_none) {
        return Err(Failure::shell("paper-empty", vec![("file", Arg::Text(file))]));
    }
    let aside = Aside { columns: unused, sheets: table.others, behind };
    Ok(Paper { text, lines, aside, by_hand: true, bare: bare && !totals_only })
}

/// A failure with the columns that say nothing, where it has no other hint: one of them may say what is missing.
fn with_unused(failure: Failure, unused: &[String]) -> Failure {
    if unused.is_empty() {
        return failure;
    }
    failure.or_hint("paper-unused", vec![("columns", Arg::Names(unused.to_vec()))])
}

fn opened(path: &Path, file: &str) -> Result<Table, Failure> {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("xlsx")) {
        return workbook(path, file);
    }
    table(files::table(path)?.trim_start_matches('\u{feff}'), file)
}

/// The sheets of a table in which `print` wrote several matches; none where it is another table, or cannot be read.
#[must_use]
pub fn several(path: &Path) -> Vec<Paper> {
    let printed = opened(path, &path.display().to_string()).map(|table| printed(&table));
    printed.ok().filter(|printed| printed.len() > 1).unwrap_or_default()
}

/// The sheets of a table that `print` wrote: the lines of the notation stand in a column of their own.
fn printed(table: &Table) -> Vec<Paper> {
    let lines = |heading: &String| Key::of_heading(heading, &[]) == Some(Key::Lines);
    let Some(place) = table.headings.iter().position(lines) else { return Vec::new() };
    let mut papers: Vec<Paper> = Vec::new();
    for row in &table.rows {
        let Some(cell) = row.cells.get(place).filter(|cell| !cell.is_empty()) else { continue };
        // A spreadsheet's sign for words, before what could be a formula.
        let lines = || cell.trim_start_matches('\'').split(LINE).map(str::trim);
        if papers.is_empty() || lines().any(begins_sheet) {
            papers.push(Paper {
                text: String::new(),
                lines: Vec::new(),
                aside: Aside::default(),
                by_hand: false,
                bare: false,
            });
        }
        let Some(paper) = papers.last_mut() else { continue };
        for line in lines() {
            paper.text.push_str(line);
            paper.text.push('\n');
            paper.lines.push(Some(row.line));
        }
    }
    papers
}

/// Is it the line that names the game of a sheet?
fn begins_sheet(line: &str) -> bool {
    let first = line.split_whitespace().next().map(fold_word);
    let is = |form: &&HeadForm| form.key == HeadKey::Match;
    first.is_some_and(|first| HEAD_FORMS.iter().filter(is).any(|form| form.is_named(&first)))
}

fn mapping(args: &PaperArgs) -> Result<Mapping, Failure> {
    let Some(map) = args.map.as_deref().filter(|map| !map.contains('=')) else {
        return Ok(Mapping::default());
    };
    let path = PathBuf::from(map);
    let text = files::text(&path)?;
    toml::from_str(&text).map_err(|error| {
        let line =
            error.span().and_then(|span| text.get(..span.start)).map_or(1, |t| t.matches('\n').count() + 1);
        let detail =
            vec![("file", Arg::Text(map.to_owned())), ("detail", Arg::Text(error.message().to_owned()))];
        Failure::shell("paper-bad-map", detail).file(map.to_owned()).span(line, 1, 1)
    })
}

fn players(args: &PaperArgs, mapping: &Mapping) -> Vec<String> {
    let Some(typed) = &args.players else { return mapping.players.clone() };
    let commas = typed.contains([',', ';']);
    let parts =
        typed.split(|letter: char| if commas { matches!(letter, ',' | ';') } else { letter.is_whitespace() });
    parts.map(|name| plain(name.trim())).filter(|name| !name.is_empty()).collect()
}

/// A table as read.
struct Table {
    headings: Vec<String>,
    rows: Vec<Row>,
    /// The sheets behind the first in its workbook.
    others: Vec<String>,
}

impl Table {
    /// A heading over several columns has the names under it, in a line of their own: `Score` above `Ana+Cy` and `Bob+Dee`.
    fn head_in_two(&mut self, players: &[String], forms: &'static [Form]) {
        let Some(second) = self.rows.first() else { return };
        let of_side =
            |cell: &str| matches!(Key::of_heading(cell, forms), Some(Key::Count(_, Some(_)) | Key::Total(_)));
        let names = |cell: &str| headed_seats(cell, players).is_some() || of_side(cell);
        // A column that says something by itself, as that of who took, has names in its rows.
        let silent =
            |above: &str| headed_seats(above, players).is_none() && Key::of_heading(above, forms).is_none();
        let mut told = second.cells.iter().zip(&self.headings).filter(|(cell, _)| !cell.is_empty());
        let several = told.clone().nth(1).is_some();
        if !several || !told.all(|(cell, above)| names(cell) && silent(above)) {
            return;
        }
        for (above, cell) in self.headings.iter_mut().zip(self.rows.remove(0).cells) {
            if !cell.is_empty() {
                *above = cell;
            }
        }
    }

    /// A heading over two columns stands over the first: what stands beside a contract, without a heading of its own, belongs to it.
    fn join(&mut self, keys: &[(Key, usize)]) {
        let contract = keys.iter().find(|(key, _)| *key == Key::Contract).map(|(_, place)| *place);
        let Some(place) = contract.filter(|place| self.headings.get(place + 1).is_some_and(String::is_empty))
        else {
            return;
        };
        for row in &mut self.rows {
            if let Some(beside) = row.cells.get_mut(place + 1).map(std::mem::take)
                && let Some(cell) = row.cells.get_mut(place)
            {
                *cell = format!("{cell} {beside}").trim().to_owned();
            }
        }
    }

    /// A column without a heading in which something stands, by its letter in a spreadsheet.
    fn letter(&self, place: usize) -> Option<String> {
        let told = self.rows.iter().any(|row| row.cells.get(place).is_some_and(|cell| !cell.is_empty()));
        let letter =
            u8::try_from(place).ok().filter(|place| *place < 26).map(|place| char::from(b'A' + place));
        told.then(|| letter.map_or_else(|| "[…]".to_owned(), |letter| format!("[{letter}]")))
    }

    /// The columns that nothing was said of and that are headed by players, with the places of these at the table.
    fn figured(&self, players: &[String], keys: &[(Key, usize)]) -> Vec<(Vec<usize>, usize)> {
        let free =
            self.headings.iter().enumerate().filter(|(place, _)| keys.iter().all(|(_, at)| at != place));
        free.filter_map(|(place, heading)| Some((headed_seats(heading, players)?, place))).collect()
    }

    /// The same as totals, one column a camp: partners have one total, whether it is written once or twice.
    fn of_camps(
        &self,
        figured: Vec<(Vec<usize>, usize)>,
        players: &[String],
        camps: Option<Camps>,
        file: &str,
    ) -> Result<Vec<(Key, usize)>, Failure> {
        let mut found: Vec<(usize, usize)> = Vec::new();
        for (seats, place) in figured {
            let account = match (camps, &seats[..]) {
                (Some(Camps::Pairs), [seat, ..]) => seat % 2,
                (_, [seat]) => *seat,
                _ => continue,
            };
            let Some((_, known)) = found.iter().find(|(known, _)| *known == account) else {
                found.push((account, place));
                continue;
            };
            let cell = |row: &Row, place: usize| row.cells.get(place).cloned().unwrap_or_default();
            if let Some(row) = self.rows.iter().find(|row| cell(row, *known) != cell(row, place)) {
                let names = [*known, place].map(|place| self.headings[place].clone());
                let failure = Failure::shell("paper-partners", vec![("names", Arg::Names(names.to_vec()))]);
                let failure = failure.input(plain(&row.cells.join(" ; ")));
                return Err(failure.file(file.to_owned()).span(row.line, 1, 1));
            }
        }
        let account = |account: usize| match camps {
            Some(Camps::Pairs) => ["a", "b"][account % 2].to_owned(),
            _ => fold_word(&players[account]),
        };
        Ok(found.into_iter().map(|(of, place)| (Key::Total(account(of)), place)).collect())
    }
}

/// The places at the table of whom a heading names: a player, a side, two partners, or one of these with the word for a total.
fn headed_seats(heading: &str, players: &[String]) -> Option<Vec<usize>> {
    let seat = |name: &str| players.iter().position(|player| fold_word(player) == fold_word(name));
    // Two sides: of two players, or of two pairs across the table.
    let side = |heading: &str| {
        let place = ["side-a", "side-b"].iter().position(|id| words::heading(&fold_word(heading), id))?;
        match players.len() {
            2 => Some(vec![place]),
            4 => Some(vec![place, place + 2]),
            _ => None,
        }
    };
    let named = |heading: &str| {
        let alone = seat(heading).map(|seat| vec![seat]);
        alone.or_else(|| side(heading)).or_else(|| {
            let parts = AND.iter().find_map(|and| heading.split_once(and));
            parts.and_then(|(one, other)| Some(vec![seat(one.trim())?, seat(other.trim())?]))
        })
    };
    let total = |word: &str| words::heading(&fold_word(word), "total");
    let bare = || {
        let before = heading.split_once(' ').filter(|(word, _)| total(word)).map(|(_, name)| name);
        before.or_else(|| heading.rsplit_once(' ').filter(|(_, word)| total(word)).map(|(name, _)| name))
    };
    named(heading).or_else(|| named(bare()?.trim()))
}

/// What stands between the names of two partners at the head of a column.
const AND: [&str; 8] = ["+", "&", "/", " et ", " en ", " and ", " - ", "-"];

/// Is one cell of a line told, and no other?
fn is_title(cells: &[String]) -> bool {
    cells.iter().filter(|cell| !cell.is_empty()).count() == 1
}

/// May these be headings: several, and none that is a figure?
fn heads(cells: &[String]) -> bool {
    let figure = |cell: &String| {
        cell.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ',' | '-'))
    };
    let mut told = cells.iter().filter(|cell| !cell.is_empty()).peekable();
    told.peek().is_some() && !is_title(cells) && !told.any(figure)
}

/// A table that is being read: its first line has the headings.
#[derive(Default)]
struct Reading {
    headings: Option<Vec<String>>,
    rows: Vec<Row>,
}

/// Says a cell that the same stands there as above?
fn is_ditto(cell: &str) -> bool {
    DITTO.contains(&fold_word(cell).as_str())
}

/// What stands for what is above it, folded.
const DITTO: [&str; 7] = ["″", "〃", "''", "\"", "”", "idem", "id."];

impl Reading {
    /// Adds a line of the file.
    fn add<'a>(
        &mut self,
        line: usize,
        cells: impl Iterator<Item = &'a str>,
        file: &str,
    ) -> Result<(), Failure> {
        let at = |failure: Failure| failure.file(file.to_owned()).span(line, 1, 1);
        let mut read = Vec::new();
        for cell in cells {
            // A cell of a workbook may go over several lines.
            let control = |letter: &char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t');
            if let Some(control) = cell.chars().find(control) {
                let code = format!("U+{:04X}", u32::from(control));
                return Err(at(Failure::shell("paper-control", vec![("code", Arg::Text(code))])));
            }
            let long = cell.chars().count();
            if long > LONGEST_CELL {
                let args = vec![("found", Arg::from(long)), ("most", Arg::from(LONGEST_CELL))];
                return Err(at(Failure::shell("paper-long-cell", args)));
            }
            if read.len() >= MOST_COLUMNS {
                return Err(at(Failure::shell(
                    "paper-many-columns",
                    vec![("most", Arg::from(MOST_COLUMNS))],
                )));
            }
            read.push(plain(cell).trim().to_owned());
        }
        let cells = read;
        match &self.headings {
            None => self.headings = Some(cells),
            // A line above the headings that has one cell is the title of the table.
            Some(headings) if self.rows.is_empty() && is_title(headings) && heads(&cells) => {
                self.headings = Some(cells);
            }
            Some(headings)
                if cells.len() > headings.len() && cells[headings.len()..].iter().any(|c| !c.is_empty()) =>
            {
                let args = vec![("found", Arg::from(cells.len())), ("wanted", Arg::from(headings.len()))];
                let failure = Failure::shell("paper-too-wide", args).input(cells.join(" ; "));
                return Err(at(failure));
            }
            Some(_) if self.rows.len() >= MOST_ROWS => {
                return Err(Failure::shell("file-too-large", vec![("file", Arg::Text(file.to_owned()))]));
            }
            Some(_) => {
                let above = self.rows.last().map(|row| row.cells.clone()).unwrap_or_default();
                let cells = cells.into_iter().enumerate().map(|(column, cell)| match above.get(column) {
                    Some(above) if is_ditto(&cell) => above.clone(),
                    _ => cell,
                });
                self.rows.push(Row { line, cells: cells.collect() });
            }
        }
        Ok(())
    }

    fn table(self) -> Table {
        Table { headings: self.headings.unwrap_or_default(), rows: self.rows, others: Vec::new() }
    }
}

/// The first sheet of a workbook as a table.
#[cfg(feature = "xlsx")]
fn workbook(path: &Path, file: &str) -> Result<Table, Failure> {
    let bytes = files::bytes(path)?;
    if bytes.is_empty() {
        return Ok(Reading::default().table());
    }
    let no_book = |_| Failure::shell("paper-no-book", vec![("file", Arg::Text(file.to_owned()))]);
    let (rows, others) = book::rows(bytes).map_err(no_book)?;
    let mut reading = Reading::default();
    for (line, cells) in rows {
        reading.add(line, cells.iter().map(String::as_str), file)?;
    }
    Ok(Table { others, ..reading.table() })
}

/// Built without workbooks.
#[cfg(not(feature = "xlsx"))]
fn workbook(_: &Path, _: &str) -> Result<Table, Failure> {
    Err(Failure::shell("no-xlsx", vec![]))
}

/// So much of a heading is told.
const LONGEST_HEADING: usize = 40;

/// More letters than spreadsheets let a cell have are not read.
const LONGEST_CELL: usize = 32_767;

/// More columns are not read.
const MOST_COLUMNS: usize = 1000;

/// More rows than a sheet may have lines are not read.
const MOST_ROWS: usize = 100_000;

/// The line of a cell whose quotation mark is never closed.
fn unclosed(text: &str, separator: u8) -> Option<usize> {
    let (mut line, mut open, mut begins) = (1, None, true);
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, open) {
            (b'"', Some(_)) if bytes.peek() == Some(&b'"') => {
                bytes.next();
            }
            (b'"', Some(_)) => open = None,
            (b'"', None) if begins => open = Some(line),
            _ => {}
        }
        line += usize::from(byte == b'\n');
        begins = open.is_none() && (byte == separator || byte == b'\n' || (begins && byte == b' '));
    }
    open
}

/// Reads a table; the separator is the one that the first line has most of, behind a title that has none.
fn table(text: &str, file: &str) -> Result<Table, Failure> {
    let mut told = text.lines().filter(|line| !line.trim().is_empty());
    let first =
        told.clone().take(2).find(|line| line.contains([';', '\t', ','])).or(told.next()).unwrap_or_default();
    let count = |mark: u8| first.bytes().filter(|byte| *byte == mark).count();
    let separator = [b';', b'\t', b','].into_iter().rev().max_by_key(|mark| count(*mark)).unwrap_or(b',');
    if let Some(line) = unclosed(text, separator) {
        return Err(Failure::shell("paper-unclosed", vec![]).file(file.to_owned()).span(line, 1, 1));
    }
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator)
        .flexible(true)
        .has_headers(false)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let (mut reading, mut lines) = (Reading::default(), Lines::new(text));
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = error.position().map_or(1, csv::Position::line);
            let args = vec![("detail", Arg::Text(error.to_string()))];
            Failure::shell("paper-unreadable", args).file(file.to_owned()).span(whole(line), 1, 1)
        })?;
        let line = lines.of(record.position().map_or(0, csv::Position::byte));
        if record.iter().any(|cell| cell.contains('\n')) {
            return Err(Failure::shell("paper-quote", vec![]).file(file.to_owned()).span(line, 1, 1));
        }
        reading.add(line, record.iter(), file)?;
    }
    Ok(reading.table())
}

/// The lines of a text, counted as far as one place after another.
struct Lines<'a> {
    bytes: &'a [u8],
    counted: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    const fn new(text: &'a str) -> Lines<'a> {
        Lines { bytes: text.as_bytes(), counted: 0, line: 1 }
    }

    /// The line on which the record behind that byte begins, which is not before the last one asked for; blank lines are
    /// passed over.
    fn of(&mut self, byte: u64) -> usize {
        let place = usize::try_from(byte).unwrap_or(usize::MAX).clamp(self.counted, self.bytes.len());
        let blank = |byte: &&u8| matches!(byte, b'\n' | b'\r');
        let begins = place + self.bytes[place..].iter().take_while(blank).count();
        self.line += self.bytes[self.counted..begins].iter().filter(|byte| **byte == b'\n').count();
        self.counted = begins;
        self.line
    }
}

fn whole(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}

/// Which column is what: as it was said, else as the headings say.
fn keys(
    headings: &[String],
    args: &PaperArgs,
    mapping: &Mapping,
    forms: &'static [Form],
    file: &str,
) -> Result<Vec<(Key, usize)>, Failure> {
    let typed = args.map.as_deref().filter(|map| map.contains('='));
    let mut said: Vec<(String, String)> = Vec::new();
    for part in typed.unwrap_or_default().split(',').filter(|part| !part.trim().is_empty()) {
        let (key, column) = part.split_once('=').ok_or_else(|| {
            Failure::Usage(Said::shell("set-without-value", vec![("text", Arg::Text(plain(part)))]))
        })?;
        said.push((key.trim().to_owned(), column.trim().to_owned()));
    }
    said.extend(mapping.columns.iter().map(|(key, column)| (key.clone(), column.clone())));
    let listed = || Arg::Names(headings.iter().filter(|h| !h.is_empty()).cloned().collect());
    let mut keys = Vec::new();
    for (key, column) in &said {
        let read = Key::said(key, forms).ok_or_else(|| {
            let known = Arg::OneOf(Key::near(key, forms).into_iter().map(Arg::Text).collect());
            Failure::shell("paper-no-key", vec![("key", Arg::Text(plain(key))), ("known", known)])
        })?;
        let place =
            headings.iter().position(|heading| fold_word(heading) == fold_word(column)).ok_or_else(|| {
                let args = vec![("column", Arg::Text(plain(column))), ("columns", listed())];
                Failure::shell("paper-no-column", args).file(file.to_owned())
            })?;
        keys.push((read, place));
    }
    // What was said of some columns leaves the others as their headings say.
    for (place, heading) in headings.iter().enumerate() {
        let same = |(at, other): (usize, &String)| at < place && fold_word(other) == fold_word(heading);
        let twice = headings.iter().enumerate().any(same) && !keys.iter().any(|(_, at)| *at == place);
        if twice && Key::of_heading(heading, forms).is_some() {
            let args = vec![("column", Arg::Text(heading.clone()))];
            return Err(Failure::shell("paper-column-twice", args).file(file.to_owned()));
        }
        if let Some(key) = Key::of_heading(heading, forms)
            && !keys.iter().any(|(known, at)| *known == key || *at == place)
        {
            keys.push((key, place));
        }
    }
    Ok(keys)
}

/// Where two columns say what was counted by one side (`Points nous`, `Nous`), the one of a single word is what the table marked,
/// and so is that of the other side.
fn marked_beside(headings: &[String], keys: &mut Vec<(Key, usize)>, forms: &'static [Form]) {
    let bare = |place: usize| headings[place].split_whitespace().count() == 1;
    let of_side = |place: &usize| match Key::of_heading(&headings[*place], forms) {
        Some(Key::Count(event, Some(account))) => Some((event, account)),
        _ => None,
    };
    let sided: Vec<usize> = (0..headings.len()).filter(|place| of_side(place).is_some()).collect();
    let twice = |place: &&usize| {
        sided.iter().any(|other| !bare(*other) && bare(**place) && of_side(other) == of_side(place))
    };
    if sided.iter().find(twice).is_none() {
        return;
    }
    keys.retain(|(_, place)| !sided.contains(place));
    for place in sided {
        if let Some((event, account)) = of_side(&place) {
            let key = if bare(place) { Key::Total(account) } else { Key::Count(event, Some(account)) };
            keys.push((key, place));
        }
    }
}

/// The options of the rules, those of the file first.
fn sets(args: &PaperArgs, mapping: &Mapping) -> Vec<(String, String)> {
    let typed = args.set.iter().filter_map(|set| set.split_once('='));
    let typed = typed.map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()));
    let filed = mapping.set.iter().map(|(key, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        (key.clone(), value)
    });
    filed.chain(typed).collect()
}

/// The head of the sheet.
fn head(game: &str, players: &[String], args: &PaperArgs, mapping: &Mapping, lang: Lang) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace(['"', '\n', '\r'], " "));
    let word =
        |key: HeadKey| HEAD_FORMS.iter().find(|form| form.key == key).map_or("", |form| form.word(lang));
    let mut text = format!("{} {game}", word(HeadKey::Match));
    if let Some(title) = args.title.as_ref().or(mapping.title.as_ref()) {
        text.push_str(&format!(" {}", quoted(title)));
    }
    text.push('\n');
    let mut line = |key: HeadKey, rest: String| text.push_str(&format!("{} {rest}\n", word(key)));
    if let Some(date) = args.date.as_ref().or(mapping.date.as_ref()) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of coinche as a sheet.
    fn paper(text: &str) -> Result<Paper, Failure> {
        let players = Some("Ana,Bob,Cy,Dee".to_owned());
        let args = PaperArgs { game: Some("coinche".to_owned()), players, ..PaperArgs::default() };
        let file = "pad.csv".to_owned();
        let told = (table(text, &file)?, file);
        sheet(&Houses::new(None), told, (&args, &Mapping::default()), (Named::Figures, Lang::CANONICAL))
    }

    /// The lines that its deals become, and the columns that are left aside.
    fn read(text: &str) -> (String, Vec<String>) {
        let paper = paper(text).map_err(drop).expect("a pad");
        let deals = paper.text.lines().filter(|line| line.starts_with("deal"));
        (deals.collect::<Vec<_>>().join("\n"), paper.aside.columns)
    }

    #[test]
    fn a_raised_stake_is_read_in_whatever_column_it_stands() {
        for (table, deals) in [
            // By the numbers of the players: the second one raised it.
            (
                "Taker,Contract,Coinche,Points\n1,100 hearts,2,112\n3,80 clubs,,100\n",
                "deal, bid 1 100 hearts, coinche 2, points 1 112\ndeal, bid 3 80 clubs, points 3 100",
            ),
            (
                "Taker,Contract,,Points\nAna,100 hearts,coinched,112\nCy,80 clubs,coinched,100\n",
                "deal, bid Ana 100 hearts, coinche Bob, points Ana 112\n\
                 deal, bid Cy 80 clubs, coinche Dee, points Cy 100",
            ),
            (
                "Taker,Contract,Coinche,Points\nAna,100 hearts,1,112\nBob,90 spades,2,70\n",
                "deal, bid Ana 100 hearts, points Ana 112\ndeal, bid Bob 90 spades, coinche Cy, points Bob 70",
            ),
            // A column without a heading goes on with the one before it.
            (
                "Taker,Contract,,Points\nAna,100,hearts,112\nCy,80,clubs,100\n",
                "deal, bid Ana 100 hearts, points Ana 112\ndeal, bid Cy 80 clubs, points Cy 100",
            ),
        ] {
            let figures = |table: &str| {
                let mut lines = table.lines();
                let head = lines.next().map(|head| format!("{head},Us,Them\n")).unwrap_or_default();
                lines.fold(head, |rows, row| format!("{rows}{row},210,50\n"))
            };
            let checked = |deals: &str| {
                let lines = deals.lines().map(|deal| format!("{deal}, check A 210 B 50"));
                lines.collect::<Vec<_>>().join("\n")
            };
            assert_eq!(read(&figures(table)), (checked(deals), vec![]), "{table}");
        }
    }

    #[test]
    fn of_what_a_deal_brought_and_what_it_led_to_one_is_read() {
        let table = "Taker,Contract,Points,Us,Them,,Total us,Total them\n\
                     Ana,100 hearts,112,210,50,well played,210,50\nBob,90 spades,70,250,0,,460,50\n";
        let deals = "deal, bid Ana 100 hearts, points Ana 112, check A 210 B 50\n\
                     deal, bid Bob 90 spades, points Bob 70, check A 250 B 0";
        assert_eq!(
            read(table),
            (deals.to_owned(), ["[F]", "Total us", "Total them"].map(str::to_owned).to_vec())
        );
    }

    #[test]
    fn a_heading_may_stand_in_two_lines_or_say_whose_total_it_is() {
        let deals = "deal, bid Ana 100 hearts, points Ana 112, check A 210 B 50";
        for head in [
            "Taker;Contract;Points;Score;\n;;;Ana+Cy;Bob+Dee",
            "Taker;Contract;Points;Score;\n;;;Us;Them",
            "Taker;Contract;Points;;\n;;;Ana & Cy;Bob & Dee",
            "Taker;Contract;Points;Total Ana+Cy;Total Bob+Dee",
            "Taker;Contract;Points;Score Ana;Score Bob",
        ] {
            let table = format!("{head}\nAna;100 hearts;112;210;50\n");
            assert_eq!(read(&table), (deals.to_owned(), vec![]), "{head}");
        }
        // Names in columns that say something of a deal are no heading.
        let (deals, _) = read("Dealer,Taker,Contract,Points\nDee,Ana,,\nAna,Bob,90 spades,100\n");
        assert_eq!(deals, "deal Dee\ndeal Ana, bid Bob 90 spades, points Bob 100");
    }

    #[test]
    fn two_columns_of_one_name_are_refused() {
        let refused = paper("Taker;Contract;Points;Points\nAna;100 hearts;31;131\n").err();
        assert!(refused.is_some_and(
            |failure| matches!(failure, Failure::Refused(refusal) if refusal.said.id == "paper-column-twice")
        ));
        // Of two columns that say nothing nobody asks.
        let (deals, aside) = read("Taker;Contract;Points;Weather;Weather\nAna;100 hearts;131;sun;rain\n");
        assert_eq!((deals.as_str(), aside.len()), ("deal, bid Ana 100 hearts, points Ana 131", 2));
    }

    #[test]
    fn a_deal_that_two_rows_tell_whole_is_refused() {
        let rows = "No,Taker,Contract,Points\n1,Ana,100 hearts,112\n";
        let (deals, _) = read(&format!("{rows}2,Bob,90 spades,100\n"));
        assert_eq!(deals.lines().count(), 2);
        let refused = paper(&format!("{rows}1,Ana,100 hearts,112\n")).err();
        assert!(refused.is_some_and(
            |failure| matches!(failure, Failure::Refused(refusal) if refusal.said.id == "paper-twice")
        ));
    }

    #[test]
    fn sides_are_named_in_many_ways() {
        for (a, b) in [
            ("Us", "Them"),
            ("Nous", "Eux"),
            ("Wij", "Zij"),
            ("A", "B"),
            ("Score A", "Score B"),
            ("Équipe 1", "Équipe 2"),
        ] {
            let table = format!(
                "No;Taker;Contract;Points;{a};{b};Weather\n1;Ana;80 hearts;112;192;50;rain\n2;Bob;80 spades;70;240;0;sun\n"
            );
            let deals = "deal, bid Ana 80 hearts, points Ana 112, check A 192 B 50\n\
                         deal, bid Bob 80 spades, points Bob 70, check A 240 B 0";
            assert_eq!(read(&table), (deals.to_owned(), vec!["Weather".to_owned()]), "{a}, {b}");
        }
    }
}
