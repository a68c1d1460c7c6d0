//! A sheet kept on paper or in a spreadsheet (CSV), read as a sheet of the notation by a mapping of its columns.

#[cfg(feature = "xlsx")]
mod book;
mod columns;
mod contract;
mod csv;
mod figures;
mod key;
mod mapping;
mod printed;
mod rows;
mod seated;
mod stake;
mod table;
mod teams;

use std::path::Path;

use crate::line::args::{FiguresArg, PaperArgs};
use crate::shell::failure::Failure;
use crate::shell::files;
use crate::transfer::paper::columns::{Columns, Reader};
use crate::transfer::paper::csv::table;
use crate::transfer::paper::figures::Addition;
use crate::transfer::paper::mapping::{Mapping, mapping, players, sets};
use crate::transfer::paper::printed::printed;
#[cfg(feature = "xlsx")]
use crate::transfer::paper::table::Reading;
use crate::transfer::paper::table::Table;
use crate::words;
use ardoise_desk::evening::everybody_passes;
use ardoise_desk::houses::Houses;
use ardoise_rules::engine::{self, AnyGame, Arg, Camps, Form, Said};
use ardoise_rules::games;
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{HEAD_FORMS, HeadKey};
use ardoise_rules::words::plain;

pub use columns::Named;
pub use csv::is_table;
pub use printed::several;

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
    /// The first row whose deal has a lower number than the one before it: its line, and both numbers.
    pub behind: Option<(usize, String, String)>,
    /// The line under the table that sums its columns, and does not say so; and whether it is surely no deal.
    pub summed: Option<(usize, bool)>,
    /// The lines of words that tell of no deal.
    pub remarks: Vec<String>,
    /// The players, where nobody said who plays and the table says it, or names nobody.
    pub seated: Option<Said>,
    /// The totals that were not added right, each under its heading.
    pub additions: Vec<(String, Addition)>,
}

impl Aside {
    /// What is said of it.
    #[must_use]
    pub fn told(&self) -> Vec<Said> {
        let columns = (!self.columns.is_empty())
            .then(|| Said::shell("paper-unused", vec![("columns", Arg::Names(self.columns.clone()))]));
        let sheets = self.sheets.as_ref().map(|(read, others)| {
            let args = vec![("sheet", Arg::Text(read.clone())), ("sheets", Arg::Names(others.clone()))];
            Said::shell("paper-sheets", args)
        });
        let behind = self.behind.as_ref().map(|(line, deal, last)| {
            let word = |text: &String| Arg::Text(text.clone());
            Said::shell(
                "paper-behind",
                vec![("line", Arg::from(*line)), ("deal", word(deal)), ("last", word(last))],
            )
        });
        let lines = |id: &'static str, lines: &[String]| {
            let args = || vec![("count", Arg::from(lines.len())), ("lines", Arg::Names(lines.to_vec()))];
            (!lines.is_empty()).then(|| Said::shell(id, args()))
        };
        let rows = lines("paper-no-figure", &self.empty).into_iter();
        let rows = rows.chain(lines("paper-lacks-figure", &self.lacking));
        let rows = rows.chain(lines("paper-remarks", &self.remarks));
        let summed = self.summed.map(|(line, surely)| {
            let id = if surely { "paper-summed" } else { "paper-summed-perhaps" };
            Said::shell(id, vec![("line", Arg::from(line))])
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
            Said::shell("paper-addition", args)
        });
        let seated = self.seated.clone().into_iter();
        seated.chain(columns).chain(sheets).chain(behind).chain(rows).chain(summed).chain(additions).collect()
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
        return Err(Failure::shell("paper-several", of).hint("paper-one", vec![]));
    }
    if let Some(paper) = printed.pop() {
        return Ok(paper);
    }
    if tables.iter().all(|table| table.headings.iter().all(String::is_empty)) {
        return Err(Failure::shell("paper-empty", vec![("file", Arg::Text(file))]));
    }
    // An example is of the first game where none was named.
    let first = || Arg::Text(games::GAMES.first().map_or("", |game| game.id()).to_owned());
    let game = args.game.as_deref().or(mapping.game.as_deref());
    let game = game.ok_or_else(|| {
        Failure::shell("paper-no-game", vec![("file", Arg::Text(file.clone()))])
            .hint(how, vec![("game", first())])
    })?;
    let game = games::find(game).ok_or_else(|| ardoise_desk::unknown_game(game))?;
    let mut players = players(args, mapping);
    let (mut table, others) = told_page(tables, &players, game.info().forms);
    let mut seated = None;
    if players.is_empty() && named == Named::Figures {
        if let Some(headed) = seated::headed(&table, game) {
            let names = Arg::Names(headed.clone());
            seated = Some(Said::shell("paper-headed", vec![("players", names)]));
            players = headed;
        } else if seated::nobody_named(&table, game) {
            let word = words::speaker(lang).word("guess-names");
            players = word.split_whitespace().take(SIDES).map(str::to_owned).collect();
            let side = |first: usize| Arg::Names(players.iter().skip(first).step_by(2).cloned().collect());
            seated = Some(Said::shell("paper-unnamed", vec![("one", side(0)), ("other", side(1))]));
        }
    }
    if players.is_empty() {
        let args = vec![("file", Arg::Text(file)), ("game", Arg::Text(game.id().to_owned()))];
        return Err(Failure::shell("paper-no-players", args.clone()).hint(how, args));
    }
    table.fits(&file)?;
    let reader = Reader { houses, args, mapping, game, players: &players, named, file: &file };
    if named == Named::Figures && reader.camps() == Some(Camps::Pairs) {
        let said = teams::mapped(args.map.as_deref(), mapping);
        table.name_sides(&players, &said, game.info().forms);
    }
    let mut columns = Columns::of(&mut table, &reader)?;
    let totals_only = columns.totals_only();
    let keys = &columns.keys;
    let mut text = head(game.id(), &players, args, mapping, lang);
    let mut lines: Vec<Option<usize>> = vec![None; text.lines().count()];
    let sense = rows::Sense {
        multiplied: stake::multiplied(keys, &table.rows),
        signs: figures::signs(keys, &table.rows, game.info().forms),
        beyond: figures::beyond(keys, &table.rows),
        suits: rows::SuitLetters::of(keys, &table.rows, lang),
        partners: rows::columns_of_partners(keys, &table.rows, &players, game.info().forms),
        keys,
        values: &mapping.values,
        players: &players,
        forms: game.info().forms,
        lang,
        pad: named == Named::Figures,
        passes: all_may_pass(game, &players).unwrap_or_default(),
    };
    let mut before = std::collections::BTreeMap::new();
    let (mut last, mut behind) = (None, None);
    let (mut empty, mut lacking) = (Vec::new(), Vec::new());
    let mut whole = None;
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
    for row in rows.into_iter().filter(|row| summed != Some((row.line, true))) {
        // Where nothing is told but totals, what each row adds to them is noted as points by hand.
        let read = if totals_only {
            let before = Some(&mut before).filter(|_| args.figures != Some(FiguresArg::Deals));
            sense.added(row, &table.headings, before)
        } else {
            sense.once(row, &mut whole).and_then(|()| sense.line(row, last.as_deref()))
        };
        let read = read.map_err(|fault| {
            let failure = Failure::shell(fault.id, fault.args).input(plain(&row.cells.join(" ; ")));
            with_unused(failure, &columns.unused).file(file.clone()).span(row.line, 1, 1)
        })?;
        if totals_only && let Some(told) = sense.figures_told(row) {
            let rows = if told { &mut lacking } else { &mut empty };
            rows.push(row.line.to_string());
        }
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
    let bare = columns.bare && !totals_only;
    let sheets = (!others.is_empty()).then_some((table.name, others));
    let aside =
        Aside { columns: columns.unused, sheets, empty, lacking, behind, summed, remarks, additions, seated };
    Ok(Paper { text, lines, aside, by_hand: true, bare })
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
    let no_book = |_| Failure::shell("paper-no-book", vec![("file", Arg::Text(file.to_owned()))]);
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
    Err(Failure::shell("no-xlsx", vec![]))
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
        let told = (vec![table(text, &file)?], file);
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
    fn lines_that_tell_of_the_evening_may_stand_above_the_headings_and_these_again_on_each_page() {
        let head = "No;Taker;Contract;Points;Us;Them";
        let deals = "deal, bid Ana 100 hearts, points Ana 112, check A 210 B 50\n\
                     deal, bid Bob 90 spades, points Bob 70, check A 460 B 50";
        let rows = ["1;Ana;100 hearts;112;210;50", "2;Bob;90 spades;70;460;50"];
        for above in [
            "",
            "Club, 12 May, table 3\n",
            "Date;12 May\nTable;3\n\n",
            "Played at;Jean's;;;;\nNorth;Ana;Bob;Cy;Dee;\n",
        ] {
            let table = format!("{above}{head}\n{}\n\n{head}\n{}\n", rows[0], rows[1]);
            assert_eq!(read(&table), (deals.to_owned(), vec![]), "{above}");
        }
    }

    #[test]
    fn cells_are_read_as_people_write_them() {
        for (rows, deals) in [
            // Whose belote it is, or what it is worth: then it is the taker's.
            ("Ana;100 hearts;Us;112", "deal, bid Ana 100 hearts, belote Ana, points Ana 112"),
            ("Ana;100 hearts;Eux;112", "deal, bid Ana 100 hearts, belote Bob, points Ana 112"),
            ("Cy;100 hearts;20;112", "deal, bid Cy 100 hearts, belote Cy, points Cy 112"),
            ("Ana;90 X hearts;;100", "deal, bid Ana 90 hearts, coinche Bob, points Ana 100"),
            ("Ana;90 hearts;;100\nSubtotal;;;", "deal, bid Ana 90 hearts, points Ana 100"),
        ] {
            let table = format!(
                "Qui;Contract;Belote;Pts faits;We;They\n{}\n",
                rows.replace('\n', ";210;X\n") + ";210;X"
            );
            let deals: Vec<String> = deals.lines().map(|deal| format!("{deal}, check A 210")).collect();
            assert_eq!(read(&table), (deals.join("\n"), vec![]), "{rows}");
        }
    }

    /// The deals of a table of that game.
    fn deals(game: &str, players: &str, text: &str) -> String {
        let players = Some(players.to_owned());
        let args = PaperArgs { game: Some(game.to_owned()), players, ..PaperArgs::default() };
        let told = (vec![table(text, "pad.csv").map_err(drop).expect("a table")], "pad.csv".to_owned());
        let houses = Houses::new(None);
        let how = (Named::Figures, Lang::CANONICAL);
        let paper = sheet(&houses, told, (&args, &Mapping::default()), how).map_err(drop).expect("a pad");
        let deals = paper.text.lines().filter(|line| line.starts_with("deal"));
        deals.map(|deal| deal.split(", check").next().unwrap_or(deal)).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn columns_have_no_order_of_time_and_a_result_may_stand_beside_the_points() {
        for (table, told) in [
            (
                "Taker;Contract;Belote;Coinche;Points;Us;Them\nAna;100 hearts;Ana;x;112;420;0\n",
                "deal, bid Ana 100 hearts, coinche Bob, belote Ana, points Ana 112",
            ),
            (
                "Preneur;Contrat;Fait/Chuté;Points;Nous;Eux\nAna;100 hearts;F;112;210;50\n",
                "deal, bid Ana 100 hearts, points Ana 112",
            ),
            (
                "Preneur;Contrat;Contré ?;Points;Nous;Eux\nAna;100 hearts;oui;112;210;50\n",
                "deal, bid Ana 100 hearts, coinche Bob, points Ana 112",
            ),
            (
                "Preneur;Contrat;Points;Nous;Eux\nAna;100 hearts;75 dedans;210;50\n",
                "deal, bid Ana 100 hearts, points Ana 75",
            ),
            // A K says that the C beside it is no diamond; a T, that it is no club.
            (
                "Preneur;Contrat;Points;Nous;Eux\nAna;100 C;75;0;260\nBob;90 K;97;70;190\nCy;80 T;90;0;1\n",
                "deal, bid Ana 100 hearts, points Ana 75\ndeal, bid Bob 90 diamonds, points Bob 97\n\
                 deal, bid Cy 80 clubs, points Cy 90",
            ),
            (
                "Preneur;Contrat;Annonces;Points;Nous;Eux\nAna;100 hearts;tierce Bob;75;0;260\n\
                 Bob;90 spades;20;97;70;190\nCy;80 clubs;carré de 10 Cy;97;70;190\n",
                "deal, bid Ana 100 hearts, declare Bob tierce A♣, points Ana 75\n\
                 deal, bid Bob 90 spades, declare Bob tierce A♣, points Bob 97\n\
                 deal, bid Cy 80 clubs, declare Cy carre 10, points Cy 97",
            ),
        ] {
            assert_eq!(deals("coinche", "Ana,Bob,Cy,Dee", table), told, "{table}");
        }
    }

    #[test]
    fn a_contract_is_read_in_whatever_order_its_cell_has() {
        for (table, told) in [
            (
                "Preneur;Contrat;Points;Nous;Eux\nAna;SA 100;110;210;50\nBob;♥ 90;75;0;260\nCy;250 (capot) ♥;162;500;0\n",
                "deal, bid Ana 100 SA, points Ana 110\ndeal, bid Bob 90 ♥, points Bob 75\n\
                 deal, bid Cy capot ♥, points Cy 162",
            ),
            // A letter behind a suit that is told doubles: alone it would be one.
            (
                "Preneur;Contrat;Points;Nous;Eux\nAna;100♥ C;112;420;0\nBob;90♣ SC;97;0;760\n",
                "deal, bid Ana 100 ♥, coinche Bob, points Ana 112\n\
                 deal, bid Bob 90 ♣, coinche Cy, surcoinche Bob, points Bob 97",
            ),
            // Who took may stand in it, where he has no column; and what was made behind a yes or a no.
            (
                "Contrat;Réalisé;Nous;Eux\nCy 100 ♥;oui (112);210;50\nE 80 ♠;non (70);80;170\n",
                "deal, bid Cy 100 ♥, points Cy 112\ndeal, bid Bob 80 ♠, points Bob 70",
            ),
            (
                "Preneur;Contrat;Points réalisés;Nous;Eux\nAna;100 ♥;112;210;50\n",
                "deal, bid Ana 100 ♥, points Ana 112",
            ),
        ] {
            assert_eq!(deals("coinche", "Ana,Bob,Cy,Dee", table), told, "{table}");
        }
    }

    #[test]
    fn what_a_game_has_of_its_own_is_read_as_tables_have_it() {
        let four = "Ana,Bob,Cy,Dee";
        for (game, players, table, told) in [
            // Plus and minus say whose the petit was; every point is every trick; a yes is the least poignée.
            (
                "tarot",
                four,
                "Preneur;Contrat;Bouts;Points;Petit;Poignée;Ana;Bob;Cy;Dee\nAna;garde;2;50;+;x;0;0;0;0\n\
                 Bob;garde;3;91;;;0;0;0;0\nCy;garde;1;57;-;Bob;0;0;0;0\nDee;garde;1;57;;30;0;0;0;0\n",
                "deal, bid Ana garde, bouts Ana 2, petit attack, poignee Ana simple, points Ana 50\n\
                 deal, bid Bob garde, bouts Bob 3, capot Bob\n\
                 deal, bid Cy garde, bouts Cy 1, petit defence, poignee Bob simple, points Cy 57\n\
                 deal, bid Dee garde, bouts Dee 1, poignee Dee double, points Dee 57",
            ),
            // Whoever deals chooses, and the others say contre.
            (
                "manille",
                four,
                "Donneur;Atout;Contre;Points;Nous;Eux\nAna;♥;oui;40;12;0\n",
                "deal Ana, trump ♥, contre Bob, points Ana 40",
            ),
            (
                "manille",
                "Ana,Bob,Cy",
                "Donneur;Atout;Points;Ana;Bob;Cy\nAna;♥;36;12;-6;-6\n",
                "deal Ana, trump ♥, points Ana 36",
            ),
            // Of a called card the suit is that of a king; what stands between brackets says whose points they are.
            (
                "tarot",
                "Ana,Bob,Cy,Dee,Eve",
                "Preneur;Contrat;Roi appelé;Bouts (attaque);Points attaque\nAna;Garde contre le chien;Pique;2;50\n\
                 Bob;garde ss chien;Coeur;1;57\n",
                "deal, bid Ana Garde contre le chien, call Ana KS, bouts Ana 2, points Ana 50\n\
                 deal, bid Bob garde ss chien, call Bob KH, bouts Bob 1, points Bob 57",
            ),
            (
                "manille",
                four,
                "Donneur;Atout;Nous (points);Eux (points);Marque Nous;Marque Eux\nAna;♥;40;20;6;0\n",
                "deal Ana, trump ♥, points A 40 B 20",
            ),
            // What is told of one player may have a column of his.
            (
                "marjolet",
                "Ana,Bob",
                "Retourne;Annonces Ana;Annonces Bob;Brisques Ana;Brisques Bob;Dernier pli;Ana;Bob\n\
                 9 coeur;mariage pique;sept;5;3;Ana;80;40\n8 pique;;marjolet coeur;3;5;Bob;110;130\n",
                "deal, turn 9 coeur, meld Ana mariage pique, seven Bob, last-trick Ana, brisques Ana 5 Bob 3\n\
                 deal, turn 8 pique, meld Bob marjolet coeur, last-trick Bob, brisques Ana 3 Bob 5",
            ),
            (
                "manille",
                "Ana,Bob,Cy",
                "Deler;Troef;Punten Ana;Ana;Bob;Cy\nAna;harten;37;14;-7;-7\n",
                "deal Ana, trump harten, points Ana 37",
            ),
            // Whoever won is who took where nobody takes.
            ("whist", four, "Hand,Won by,Tricks,Us,Them\n1,Us,9,3,0\n", "deal, tricks Ana 9"),
            // What is headed like a number holds words: it is what was played for.
            (
                "colour-whist",
                four,
                "Ronde;Speler;Spel;Slagen;Ana;Bob;Cy;Dee\n1;Ana;abondance;9;0;0;0;0\n2;Bob;solo 6;7;0;0;0;0\n",
                "deal, bid Ana abondance, tricks Ana 9\ndeal, bid Bob solo 6, tricks Bob 7",
            ),
            (
                "colour-whist",
                four,
                "Joueur;Jeu;Levées;Ana;Bob;Cy;Dee\nAna;abondance;9;0;0;0;0\n",
                "deal, bid Ana abondance, tricks Ana 9",
            ),
        ] {
            assert_eq!(deals(game, players, table), told, "{table}");
        }
    }

    #[test]
    fn whose_points_they_are_is_not_guessed_where_they_are_recorded() {
        let players = Some("Ana,Bob,Cy,Dee".to_owned());
        let args = PaperArgs { game: Some("manille".to_owned()), players, ..PaperArgs::default() };
        let rows = table("Donneur;Atout;Points\nAna;♥;40\n", "pad.csv").map_err(drop).expect("a table");
        let told = (vec![rows], "pad.csv".to_owned());
        let how = (Named::Unread, Lang::CANONICAL);
        let refused = sheet(&Houses::new(None), told, (&args, &Mapping::default()), how).err();
        assert!(refused.is_some_and(
            |failure| matches!(failure, Failure::Refused(refusal) if refusal.said.id == "paper-whose")
        ));
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
