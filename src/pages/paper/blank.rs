//! A sheet for an evening without a machine: names, our rules and empty rows, dealers in rotation.

use crate::pages::doc::{Block, Doc};
use crate::pages::doc::{Mark, RowKind, Sheet, SheetRow, Signed, Slate, SlateAccount};
use crate::pages::paper::sheet::{rules_line, sheet_of, short_names};
use ardoise_rules::engine::{AnyGame, Report};
use ardoise_rules::words::{Speaker, shown};

/// So many rows where the rules do not say how many deals are played.
const ROWS: u32 = 22;
/// Never more: a page that is long enough for an evening.
const MOST: u32 = 40;
/// Where somebody writes a name.
const LINE: &str = "____________";

/// The empty sheet of a match that nobody has begun; without names, with a line for each.
#[must_use]
pub fn blank(report: &Report, game: &dyn AnyGame, named: bool, speaker: &Speaker) -> Doc {
    let name = |seat: ardoise_rules::engine::Seat| {
        if named { shown(report.table.name(seat)) } else { seat.number().to_string() }
    };
    let accounts: Vec<String> = report
        .accounts
        .iter()
        .map(|account| {
            let each = account
                .seats
                .iter()
                .map(|seat| if named { name(*seat) } else { format!("{} {LINE}", seat.number()) });
            each.collect::<Vec<_>>().join(" + ")
        })
        .collect();
    let mut doc = Doc::default();
    doc.blocks.push(Block::Slate(Slate {
        title: speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned()),
        line: speaker.word("blank-line"),
        accounts: accounts
            .iter()
            .map(|name| SlateAccount {
                name: name.clone(),
                total: String::new(),
                under: String::new(),
                won: false,
            })
            .collect(),
    }));
    doc.blocks.push(Block::Rich(rules_line(report, game, speaker)));
    let rows =
        report.goal.deals.and_then(|deals| u32::try_from(deals).ok()).map_or(ROWS, |deals| deals.min(MOST));
    let mut dealer = report.next.as_ref().map(|next| next.dealer);
    let empty = Mark { points: String::new(), total: String::new(), leads: false };
    let row = |no: u32| {
        let deals = dealer.map_or_else(String::new, name);
        dealer = dealer.map(|seat| report.table.next(seat));
        SheetRow {
            kind: RowKind::Deal,
            no: no.to_string(),
            dealer: deals,
            contract: Vec::new(),
            result: Vec::new(),
            marks: vec![empty.clone(); accounts.len()],
            findings: Vec::new(),
        }
    };
    let shorts =
        if named { short_names(&accounts) } else { (1..=accounts.len()).map(|no| no.to_string()).collect() };
    let heads = sheet_of(report, speaker);
    let known =
        if accounts.len() == 2 { heads.accounts } else { accounts.iter().cloned().zip(shorts).collect() };
    doc.blocks.push(Block::Sheet(Sheet {
        caption: speaker.word("blank-deals"),
        accounts: known,
        rows: (1..=rows).map(row).collect(),
        ruled: true,
        heads: heads.heads,
    }));
    let signed =
        report.table.seats().map(|seat| Signed { name: name(seat), tally: None, said: Default::default() });
    doc.blocks
        .push(Block::Signatures(signed.collect(), ["sheet-made", "sheet-failed"].map(|id| speaker.word(id))));
    doc.blocks.push(Block::Foot(speaker.word("blank-afterwards")));
    doc
}
