//! The slate of a small window: a deal is one line, no name is broken, and the total stands with its change.

use unicode_width::UnicodeWidthStr;

use crate::pages::deal::Told;
use crate::pages::doc::Doc;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{DealReport, Report, Seat};
use ardoise_rules::words::{Speaker, shown};

/// The narrowest page that is written.
const NARROWEST: usize = 30;
/// So many letters of a name are kept at least, where the name has them.
const LETTERS: usize = 3;
/// The room that what was played is left at least.
const DEAL: usize = 24;

/// The last deals of a match, each on one line no wider than `width`, under a line that names the columns.
#[must_use]
pub fn strip(report: &Report, speaker: &Speaker, most: usize, width: usize) -> Doc {
    let width = width.max(NARROWEST);
    let deals = &report.deals[report.deals.len().saturating_sub(most)..];
    let mut doc = Doc::default();
    let cells: Vec<Vec<String>> = deals.iter().map(|deal| figures(report, deal)).collect();
    let wide = cells.iter().flatten().map(|cell| cell.width()).max().unwrap_or(0);
    let short: Vec<String> = shortened(&report.table.players);
    let dealer = short.iter().map(|name| name.width()).max().unwrap_or(0);
    let no =
        report.deals.last().map_or(1, |deal| deal.no.to_string().len()).max(speaker.word("slate-no").width());
    let accounts = report.accounts.len().max(1);
    let room = width.saturating_sub(no + dealer + DEAL + 4) / accounts;
    let names = names(report, &short, room.saturating_sub(2).max(wide));
    let columns: Vec<usize> = names.iter().map(|name| name.width().max(wide)).collect();
    let taken: usize = columns.iter().map(|column| column + 2).sum();
    let room = width.saturating_sub(no + dealer + 4 + taken).max(8);
    let line = |no_of: &str, dealt: &str, text: &str, cells: &[String]| {
        let mut line = format!("{}{no_of}  {}", pad(no, no_of), left(dealt, dealer));
        line.push_str(&format!("  {}", left(&clipped(text, room), room)));
        for (cell, column) in cells.iter().zip(&columns) {
            line.push_str(&format!("  {}{cell}", pad(*column, cell)));
        }
        line.trim_end().to_owned()
    };
    let mut lines = vec![line(&speaker.word("slate-no"), "", &speaker.word("slate-deal"), &names)];
    for (deal, cells) in deals.iter().zip(&cells) {
        let dealt = short.get(deal.dealer.index()).map_or("", String::as_str);
        lines.push(line(&deal.no.to_string(), dealt, &played(report, deal, &short, speaker), cells));
    }
    doc.blocks.push(crate::pages::doc::Block::Lines(lines));
    doc
}

/// What was played, by whom, and what came of it.
pub(super) fn played(report: &Report, deal: &DealReport, short: &[String], speaker: &Speaker) -> String {
    let told = Told::new(report, deal, speaker);
    let mut text = told.headline();
    let by: Vec<&str> = deal.undertaken.by.iter().filter_map(|seat| name_of(short, *seat)).collect();
    if let Some((contract, result)) = text.split_once(", ").filter(|_| !by.is_empty()) {
        text = format!("{contract} {}, {result}", by.join("+"));
    }
    if deal.annulled && text.is_empty() {
        text = speaker.word("slate-annulled");
    }
    if !deal.complete && text.is_empty() {
        text = speaker.word("slate-open");
    }
    if crate::pages::slate::proved(deal).next().is_some() {
        text.push_str(" ⚑");
    }
    if !deal.problems.is_empty() {
        text.push_str(" ⚠");
    }
    text
}

fn name_of(short: &[String], seat: Seat) -> Option<&str> {
    short.get(seat.index()).map(String::as_str)
}

/// The total of each account after a deal, and what the deal gave.
fn figures(report: &Report, deal: &DealReport) -> Vec<String> {
    let each = report.accounts.iter();
    each.map(|account| format!("{} {:+}", deal.totals.of(account.id), deal.score.of(account.id))).collect()
}

/// The names of the accounts, as much of them as fits: whole, by what tells the players apart, or by their letter.
fn names(report: &Report, short: &[String], room: usize) -> Vec<String> {
    let whole: Vec<String> = report.accounts.iter().map(|account| shown(&account.name)).collect();
    let of_seats = |letters: usize| -> Vec<String> {
        let each = report.accounts.iter().map(|account| {
            let names = account.seats.iter().filter_map(|seat| name_of(short, *seat));
            names.map(|name| name.chars().take(letters).collect()).collect::<Vec<String>>().join("+")
        });
        each.collect()
    };
    let fits = |names: &[String]| names.iter().all(|name| name.width() <= room);
    let ids = || report.accounts.iter().map(|account| account.id.to_string()).collect();
    [whole, of_seats(usize::MAX)].into_iter().find(|names| fits(names)).unwrap_or_else(ids)
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
        let letters = (LETTERS..most).find(|letters| apart(*letters)).unwrap_or(most);
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
    fn what_does_not_fit_is_cut_with_a_mark() {
        assert_eq!(clipped("110 ♥ Hél, fait (131)", 40), "110 ♥ Hél, fait (131)");
        assert_eq!(clipped("110 ♥ Hél, fait (131)", 11), "110 ♥ Hél,…");
    }
}
