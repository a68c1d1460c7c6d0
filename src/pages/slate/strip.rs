//! The slate of a small window: a deal is one line, no name is broken, and the total stands with its change.

use std::borrow::Cow;

use unicode_width::UnicodeWidthStr;

use super::board::{figure, signed};
use crate::pages::deal;
use crate::pages::deal::{Told, proved};
use crate::pages::doc::{Block, Cell, Doc};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Account, Consent, DealReport, LineReport, Report, Seat, Unit};
use ardoise_rules::words::{Speaker, shown};

/// The narrowest page that is written.
const NARROWEST: usize = 30;
/// So many letters of a name are kept at least, where the name has them.
const LETTERS: usize = 3;
/// The room that what was played is left at least.
const DEAL: usize = 24;
/// The room that is made for it at most.
const LONGEST: usize = 36;

/// The last deals of a match, each on one line no wider than `width`, under a line that names the columns.
#[must_use]
pub fn strip(report: &Report, speaker: &Speaker, most: usize, width: usize) -> Doc {
    let deals = &report.deals[report.deals.len().saturating_sub(most)..];
    let mut doc = Doc::default();
    let drawn = Drawn::of(report, deals, speaker, width);
    doc.blocks.extend(drawn.legend.map(|legend| Block::Text(Cell::plain(legend))));
    doc.blocks.push(Block::Lines(std::iter::once(drawn.head).chain(drawn.rows).collect()));
    doc
}

/// A slate as lines of a window.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Who the letters over the columns are, where there is no room for names.
    pub legend: Option<String>,
    /// What stands over the columns.
    pub head: String,
    /// A line a deal, and one for what stands under a deal: points given by hand, what counts for the whole.
    pub rows: Vec<String>,
}

/// A line before it is as wide as the others.
struct Line {
    no: String,
    dealt: String,
    text: String,
    /// The same in the fewest words.
    brief: Option<String>,
    /// What else is to be said of the deal, and is never left out.
    mark: String,
    figures: Vec<Figure>,
}

/// What an account stands at, and by how much that changed.
#[derive(Default)]
struct Figure {
    total: String,
    change: String,
}

/// What is left out where what was played would be cut: who dealt, then, where there are more than two accounts, by how
/// much the totals changed.
#[derive(Clone, Copy)]
struct Shape {
    dealer: bool,
    change: bool,
    /// The blanks between two columns of figures.
    gap: usize,
}

impl Shape {
    /// The shapes in the order in which they are tried.
    fn all(accounts: usize) -> &'static [Shape] {
        const ALL: [Shape; 5] = [
            Shape { dealer: true, change: true, gap: 2 },
            Shape { dealer: false, change: true, gap: 2 },
            Shape { dealer: true, change: false, gap: 2 },
            Shape { dealer: false, change: false, gap: 2 },
            Shape { dealer: false, change: false, gap: 1 },
        ];
        if accounts > 2 { &ALL } else { &ALL[..2] }
    }

    /// A figure in this shape; what is no total, points for the whole match, always stays.
    fn cell(self, figure: &Figure) -> String {
        match (figure.total.is_empty(), figure.change.is_empty()) {
            (false, false) if self.change => format!("{} {}", figure.total, figure.change),
            (false, _) => figure.total.clone(),
            (true, _) => figure.change.clone(),
        }
    }
}

impl Drawn {
    /// These deals in lines no wider than `width`.
    #[must_use]
    pub fn of(report: &Report, deals: &[DealReport], speaker: &Speaker, width: usize) -> Drawn {
        let width = width.max(NARROWEST);
        let short: Vec<String> = shortened(&report.table.players);
        let mut lines: Vec<Line> = Vec::new();
        if let Some((totals, _)) = report.start.as_ref().filter(|_| deals.len() == report.deals.len()) {
            let each = report.accounts.iter().map(|account| figure(totals.of(account.id)));
            let figures = each.map(|total| Figure { total, change: String::new() }).collect();
            lines.push(Line::under(speaker.word("slate-start"), figures));
        }
        for deal in deals {
            lines.extend(lines_of(report, deal, &short, speaker));
        }
        let longest =
            lines.iter().map(|line| line.text.width() + line.mark.width()).max().unwrap_or(0).min(LONGEST);
        let tried = Shape::all(report.accounts.len()).iter().map(|shape| {
            let fitted = Fitted::of(report, &lines, &short, *shape, (width, longest.max(DEAL)), speaker);
            (fitted.room >= longest, fitted)
        });
        let mut last = None;
        for (fits, fitted) in tried {
            last = Some(fitted);
            if fits {
                break;
            }
        }
        let fitted = last.expect("there is always a shape");
        let rows = lines.iter().flat_map(|line| fitted.rows(line)).collect();
        Drawn { head: fitted.head(speaker), rows, legend: fitted.legend }
    }
}

/// How wide the columns of a slate are in some shape.
struct Fitted {
    shape: Shape,
    no: usize,
    no_word: String,
    dealer: usize,
    /// The room for what was played.
    room: usize,
    columns: Vec<usize>,
    names: Vec<String>,
    legend: Option<String>,
}

impl Fitted {
    /// The columns that these lines take in a window so many columns wide, with so much room for what was played.
    fn of(
        report: &Report,
        lines: &[Line],
        short: &[String],
        shape: Shape,
        (width, played): (usize, usize),
        speaker: &Speaker,
    ) -> Fitted {
        let cells = lines.iter().flat_map(|line| &line.figures).map(|figure| shape.cell(figure).width());
        let wide = cells.max().unwrap_or(0);
        let dealer = short.iter().map(|name| name.width() + 2).max().filter(|_| shape.dealer).unwrap_or(0);
        let no_word = speaker.word("slate-no");
        let no = report.deals.last().map_or(1, |deal| deal.no.to_string().len()).max(no_word.width());
        let accounts = report.accounts.len().max(1);
        let room = width.saturating_sub(no + dealer + played + 2) / accounts;
        let (names, legend) = names(report, short, room.saturating_sub(2).max(wide), speaker);
        let columns: Vec<usize> = names.iter().map(|name| name.width().max(wide)).collect();
        let taken: usize = columns.iter().map(|column| column + shape.gap).sum();
        let room = width.saturating_sub(no + dealer + 2 + taken).max(8);
        Fitted { shape, no, no_word, dealer, room, columns, names, legend }
    }

    fn head(&self, speaker: &Speaker) -> String {
        self.drawn((&self.no_word, ""), &speaker.word("slate-deal"), &self.names)
    }

    /// A line as rows: what has no room beside the figures goes on below them.
    fn rows(&self, line: &Line) -> Vec<String> {
        let cells: Vec<String> = line.figures.iter().map(|figure| self.shape.cell(figure)).collect();
        let texts = broken(&fitting(line, self.room), self.room);
        let mut texts = texts.iter();
        let first = texts.next().map_or("", String::as_str);
        let mut rows = vec![self.drawn((&line.no, &line.dealt), first, &cells)];
        rows.extend(texts.map(|text| self.drawn(("", ""), text, &[])));
        rows
    }

    fn drawn(&self, (no, dealt): (&str, &str), text: &str, cells: &[String]) -> String {
        let mut line = format!("{}{no}", pad(self.no, no));
        if self.dealer > 0 {
            line.push_str(&format!("  {}", left(dealt, self.dealer - 2)));
        }
        line.push_str(&format!("  {}", left(text, self.room)));
        for (cell, column) in cells.iter().zip(&self.columns) {
            line.push_str(&format!("{}{}{cell}", " ".repeat(self.shape.gap), pad(*column, cell)));
        }
        line.trim_end().to_owned()
    }
}

impl Line {
    /// A line under a deal.
    const fn under(text: String, figures: Vec<Figure>) -> Line {
        Line { no: String::new(), dealt: String::new(), text, brief: None, mark: String::new(), figures }
    }
}

/// A deal with what stands under it.
fn lines_of(report: &Report, deal: &DealReport, short: &[String], speaker: &Speaker) -> Vec<Line> {
    let told = Told::new(report, deal, speaker);
    let cell = |total: i32, change: i32| Figure { total: figure(total), change: signed(change) };
    let given: Vec<_> = deal.adjustments().collect();
    let given_to = |lines: &[&LineReport], account: Account| -> i32 {
        let own = lines.iter().filter(|line| line.to == account).map(|line| line.amount);
        own.fold(0, i32::saturating_add)
    };
    let each = |cell: &dyn Fn(Account) -> Figure| -> Vec<Figure> {
        report.accounts.iter().map(|account| cell(account.id)).collect()
    };
    let dealt = name_of(&seated(report, deal, short), deal.dealer).map(str::to_owned);
    let mut lines = vec![Line {
        no: deal.no.to_string(),
        dealt: clipped(&dealt.unwrap_or_default(), short.iter().map(|name| name.width()).max().unwrap_or(0)),
        text: undertaken(report, deal, short, speaker),
        brief: briefly(report, deal, short, speaker),
        mark: mark(report, deal, speaker),
        figures: each(&|account| {
            let total = deal.totals.of(account).saturating_sub(deal.adjusted(account));
            cell(total, deal.played(account))
        }),
    }];
    let mut told_of = 0;
    for together in given.chunk_by(|one, other| one.reason == other.reason) {
        told_of += together.len();
        let words = together.first().map_or_else(String::new, |line| told.line(line));
        let after = |account| deal.totals.of(account).saturating_sub(given_to(&given[told_of..], account));
        let figures = each(&|account| cell(after(account), given_to(together, account)));
        lines.push(Line::under(words, figures));
    }
    let bonus = |account: Account| -> i32 {
        let own = deal.lines.iter().filter(|line| line.unit == Unit::Rubber && line.to == account);
        own.map(|line| line.amount).sum()
    };
    if deal.lines.iter().any(|line| line.unit == Unit::Rubber) {
        let figures = each(&|account| match bonus(account) {
            0 => Figure::default(),
            points => Figure { change: signed(points), ..Figure::default() },
        });
        lines.push(Line::under(speaker.word("slate-bonus"), figures));
    }
    lines
}

/// What was played, by whom, what came of it, and what else is to be said of the deal.
pub(super) fn played(report: &Report, deal: &DealReport, short: &[String], speaker: &Speaker) -> String {
    format!("{}{}", undertaken(report, deal, short, speaker), mark(report, deal, speaker))
}

/// What was played, by whom, and what came of it.
fn undertaken(report: &Report, deal: &DealReport, short: &[String], speaker: &Speaker) -> String {
    let told = Told::new(report, deal, speaker);
    let short = seated(report, deal, short);
    let by: Vec<&str> = deal.undertaken.by.iter().filter_map(|seat| name_of(&short, *seat)).collect();
    let contract = told.contract().filter(|_| !by.is_empty());
    let text = match (contract, told.result()) {
        (Some(contract), Some(result)) => format!("{contract} {}, {result}", by.join("+")),
        (Some(contract), None) => format!("{contract} {}", by.join("+")),
        (None, _) => told.headline(),
    };
    match text.is_empty() {
        true if deal.annulled => speaker.word("slate-annulled"),
        true if !deal.complete => speaker.word("slate-open"),
        true | false => text,
    }
}

/// The same in the fewest words: the contract with whether it was made, or what was counted.
fn briefly(report: &Report, deal: &DealReport, short: &[String], speaker: &Speaker) -> Option<String> {
    let told = Told::new(report, deal, speaker);
    let short = seated(report, deal, short);
    let by: Vec<&str> = deal.undertaken.by.iter().filter_map(|seat| name_of(&short, *seat)).collect();
    match (told.contract().filter(|_| !by.is_empty()), deal.undertaken.made) {
        (Some(contract), Some(made)) => {
            Some(format!("{contract} {} {}", by.join("+"), if made { '✓' } else { '✗' }))
        }
        (Some(contract), None) => Some(format!("{contract} {}", by.join("+"))),
        (None, _) => told.headline().rsplit_once(';').map(|(_, counted)| counted.trim().to_owned()),
    }
}

/// What else is to be said of a deal: that it was amended, who agrees, what does not fit.
fn mark(report: &Report, deal: &DealReport, speaker: &Speaker) -> String {
    let mut mark = String::new();
    if deal.amended {
        mark.push_str(&format!(" · {}", speaker.word("slate-amended")));
    }
    if let Some((consent, word)) = deal::chip(report, deal, speaker) {
        let sign = if consent == Consent::Disputed { "‡ " } else { "" };
        mark.push_str(&format!(" · {sign}{word}"));
    }
    if proved(deal).next().is_some() {
        mark.push_str(" ⚑");
    }
    if !deal.problems.is_empty() {
        mark.push_str(" ⚠");
    }
    mark
}

/// The names of those who played a deal: where somebody was replaced since, the one who sat there then.
fn seated<'a>(report: &Report, deal: &DealReport, short: &'a [String]) -> Cow<'a, [String]> {
    let then = report.table_of(deal).players.clone();
    if then == report.table.players { short.into() } else { shortened(&then).into() }
}

fn name_of(short: &[String], seat: Seat) -> Option<&str> {
    short.get(seat.index()).map(String::as_str)
}

/// The names of the accounts, as much of them as fits: whole, by what tells the players apart, or by their letter; then
/// with a line that says who the letters are.
fn names(report: &Report, short: &[String], room: usize, speaker: &Speaker) -> (Vec<String>, Option<String>) {
    let whole: Vec<String> = report.accounts.iter().map(|account| shown(&account.name)).collect();
    let fits = |names: &Vec<String>| names.iter().all(|name| name.width() <= room);
    if let Some(names) = [whole.clone(), apart(report, short)].into_iter().find(fits) {
        return (names, None);
    }
    let ids: Vec<String> = report.accounts.iter().map(|account| account.id.to_string()).collect();
    let each = ids.iter().zip(&whole);
    let each = each.map(|(id, name)| speaker.phrase("paper-colon", &[("what", id), ("words", name)]));
    let legend = each.collect::<Vec<_>>().join(" · ");
    (ids, Some(legend))
}

/// The names of the accounts for a place so many columns wide: whole where they fit, else by what tells the players apart,
/// and cut where even that is too wide.
#[must_use]
pub fn fitting_names(report: &Report, room: usize) -> Vec<String> {
    let short = shortened(&report.table.players);
    let whole: Vec<String> = report.accounts.iter().map(|account| shown(&account.name)).collect();
    let names = if whole.iter().all(|name| name.width() <= room) { whole } else { apart(report, &short) };
    names.iter().map(|name| clipped(name, room.max(2))).collect()
}

/// The accounts by what tells their players apart.
fn apart(report: &Report, short: &[String]) -> Vec<String> {
    let each = report.accounts.iter().map(|account| {
        let names = account.seats.iter().filter_map(|seat| name_of(short, *seat));
        names.collect::<Vec<_>>().join("+")
    });
    each.collect()
}

/// The accounts of a match by what tells their players apart.
#[must_use]
pub fn short_names(report: &Report) -> Vec<String> {
    apart(report, &shortened(&report.table.players))
}

/// First names, shortened to what tells them apart where they are long.
fn shortened(players: &[String]) -> Vec<String> {
    let names: Vec<String> = players.iter().map(|name| shown(name)).collect();
    let folded: Vec<Vec<char>> = names.iter().map(|name| fold_word(name).chars().collect()).collect();
    let each = names.iter().enumerate().map(|(place, name)| {
        let apart = |letters: usize| {
            let own: Vec<char> = folded[place].iter().take(letters).copied().collect();
            let same = |other: &Vec<char>| other.iter().take(letters).copied().collect::<Vec<_>>() == own;
            folded.iter().enumerate().all(|(other, chars)| other == place || !same(chars))
        };
        let most = name.chars().count();
        if most <= LETTERS + 1 {
            return name.clone();
        }
        // A name that ends at a blank looks like the one that ends before it.
        let blank =
            |letters: usize| name.chars().nth(letters.saturating_sub(1)).is_some_and(char::is_whitespace);
        let letters = (LETTERS..most).find(|letters| apart(*letters) && !blank(*letters)).unwrap_or(most);
        name.chars().take(letters).collect()
    });
    each.collect()
}

/// The blanks before a text that ends a column.
fn pad(column: usize, text: &str) -> String {
    " ".repeat(column.saturating_sub(text.width()))
}

/// A text that begins a column.
fn left(text: &str, column: usize) -> String {
    format!("{text}{}", pad(column, text))
}

/// What was played, in as many of its words as there is room for, or in the fewest. Whole where nothing of that helps.
fn fitting(line: &Line, columns: usize) -> String {
    let room = columns.saturating_sub(line.mark.width());
    let found = shorter(&line.text, room).or_else(|| shorter(line.brief.as_deref()?, room));
    format!("{}{}", found.as_deref().unwrap_or(&line.text), line.mark)
}

/// A text without what stands in brackets, without what was on top, without the figure behind made or failed: the first of
/// these that fits.
fn shorter(text: &str, columns: usize) -> Option<String> {
    let bare = |text: &str| -> Option<String> {
        let (before, rest) = text.split_once(" (")?;
        let (_, after) = rest.split_once(')')?;
        Some(format!("{before}{after}"))
    };
    let plain = |text: &str| text.split_once(" + ").map(|(before, _)| before.to_owned());
    let verdict = |text: &str| {
        let (before, _) = text.rsplit_once(", ")?;
        before.contains(", ").then(|| before.to_owned())
    };
    let ways: [fn(&str) -> Option<String>; 3] = [bare, plain, verdict];
    let mut shorter = text.to_owned();
    for way in ways {
        if shorter.width() <= columns {
            break;
        }
        shorter = way(&shorter).unwrap_or(shorter);
    }
    Some(shorter).filter(|shorter| shorter.width() <= columns)
}

/// A text in lines that are not too wide, broken between words; every one after the first is set in.
fn broken(text: &str, columns: usize) -> Vec<String> {
    const IN: &str = "  ";
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let wide = line.width() + 1 + word.width();
        if line.trim().is_empty() {
            line.push_str(word);
        } else if wide <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(clipped(&line, columns));
            line = format!("{IN}{word}");
        }
    }
    lines.push(clipped(&line, columns));
    lines
}

/// As much of a text as fits.
fn clipped(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if kept.width() + 2 > columns {
            break;
        }
        kept.push(letter);
    }
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_names_keep_what_tells_them_apart() {
        let short =
            |names: &[&str]| shortened(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        assert_eq!(short(&["Hélène", "Jean-Pierre", "Zoé", "Michèle"]), ["Hél", "Jea", "Zoé", "Mic"]);
        assert_eq!(short(&["Anne-Marie", "Anne-Laure", "Bob", "Dédé"]), ["Anne-M", "Anne-L", "Bob", "Dédé"]);
        assert_eq!(short(&["Maximilien", "Maximilienne"]), ["Maximilien", "Maximilienn"]);
    }

    #[test]
    fn what_was_played_is_said_in_fewer_words_and_broken_between_them() {
        let fit = |text: &str, brief: Option<&str>, mark: &str, columns: usize| {
            let (brief, mark) = (brief.map(str::to_owned), mark.to_owned());
            fitting(&Line { brief, mark, ..Line::under(text.to_owned(), Vec::new()) }, columns)
        };
        let whole = "garde Zoé, réussie 49 (2 bouts)";
        assert_eq!(fit(whole, None, "", 31), whole);
        assert_eq!(fit(whole, None, "", 24), "garde Zoé, réussie 49");
        assert_eq!(fit("110 ♥ Max, fait 131 + belote", None, "", 20), "110 ♥ Max, fait 131");
        assert_eq!(
            fit("110 ♥ Max, fait 131 + belote", None, " · corrigée", 30),
            "110 ♥ Max, fait 131 · corrigée"
        );
        assert_eq!(fit("solo 6 ♥ Max, fait, 7 levées", None, "", 20), "solo 6 ♥ Max, fait");
        assert_eq!(fit("110 ♥ Max, fait 131", None, "", 12), "110 ♥ Max, fait 131");
        let brief = Some("garde sans Max+Bar ✓");
        assert_eq!(fit("garde sans Max+Bar, réussie 49", brief, "", 21), "garde sans Max+Bar ✓");
        assert_eq!(broken("grande misère Jea, chuté", 18), ["grande misère Jea,", "  chuté"]);
        assert_eq!(broken("110 ♥ Hél, fait 131", 19), ["110 ♥ Hél, fait 131"]);
        assert_eq!(broken("Anticonstitutionnel", 8), ["Anticon…"]);
    }

    #[test]
    fn what_does_not_fit_is_cut_with_a_mark() {
        assert_eq!(clipped("110 ♥ Hél, fait (131)", 40), "110 ♥ Hél, fait (131)");
        assert_eq!(clipped("110 ♥ Hél, fait (131)", 11), "110 ♥ Hél,…");
    }
}
