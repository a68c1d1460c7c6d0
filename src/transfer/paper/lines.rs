//! The lines of the sheet that a table is, row by row, and what its rows tell beside them.

use std::collections::BTreeMap;

use crate::shell::failure::Failure;
use crate::transfer::paper::numbering::Numbering;
use crate::transfer::paper::row::sense::{Row, Sense};
use crate::transfer::paper::table::Table;
use crate::transfer::paper::{Beside, SaidToHaveCome, with_unused};
use ardoise_rules::engine::{self, Said};
use ardoise_rules::words::plain;

/// How a table tells its deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tells {
    /// What was played, and what was marked.
    Deals,
    /// Nothing but what was marked of each.
    Marks,
    /// Nothing but the totals after each.
    Totals,
}

/// The lines of a sheet so far.
pub struct Lines {
    /// The sheet.
    pub text: String,
    /// For each of its lines, the line of the table it comes from; none for those of the head.
    pub of: Vec<Option<usize>>,
    /// The numbers of its deals.
    pub numbering: Numbering,
    /// The rows of a table of figures that have none.
    pub empty: Vec<String>,
    /// Those that have one of some sides and not of all.
    pub lacking: Vec<String>,
    /// What stands in a few cells of columns that are left aside.
    pub beside: Vec<Beside>,
    /// The columns of what a player had in which some rows name nobody, and these.
    pub unnamed: Vec<(String, Vec<String>)>,
    /// The words that say otherwise than what was marked beside them.
    pub contradicted: Vec<Said>,
    /// What rows say in words of what came of their deals.
    pub came: Vec<SaidToHaveCome>,
    /// The totals before the next row, where nothing else is told.
    before: BTreeMap<String, i64>,
    /// The first row that told its deal whole.
    whole: Option<(String, usize)>,
}

impl Lines {
    /// The sheet with nothing but its head.
    pub fn behind(head: String) -> Lines {
        Lines {
            of: vec![None; head.lines().count()],
            text: head,
            numbering: Numbering::default(),
            empty: Vec::new(),
            lacking: Vec::new(),
            beside: Vec::new(),
            unnamed: Vec::new(),
            contradicted: Vec::new(),
            came: Vec::new(),
            before: BTreeMap::new(),
            whole: None,
        }
    }

    /// Does it tell of nothing?
    pub fn is_empty(&self) -> bool {
        self.of.iter().all(Option::is_none)
    }

    /// One more row, of a table in which most deals have nothing in some columns (`sparse`) and which has others that say nothing
    /// (`unused`).
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn row(
        &mut self,
        row: &Row,
        (table, sense): (&Table, &Sense<'_>),
        tells: Tells,
        (sparse, unused): (&[usize], &[String]),
    ) -> Result<(), Failure> {
        // Where nothing is told but totals, what each row adds to them is noted as points by hand.
        let read = match tells {
            Tells::Deals => {
                let once = sense.once(row, &mut self.whole);
                once.and_then(|()| sense.line(row, self.numbering.last()))
            }
            Tells::Marks => sense.added(row, &table.headings, None),
            Tells::Totals => sense.added(row, &table.headings, Some(&mut self.before)),
        };
        let read = read.map_err(|fault| {
            let failure = Failure::of(fault.id, fault.args).input(plain(&row.cells.join(" ; ")));
            with_unused(failure, unused).span(row.line, 1, 1)
        })?;
        if tells != Tells::Deals
            && let Some(told) = sense.figures_told(row)
        {
            let rows = if told { &mut self.lacking } else { &mut self.empty };
            rows.push(row.line.to_string());
        }
        let Some((number, line)) = read else { return Ok(()) };
        self.numbering.row(row.line, number, line.starts_with(engine::common::DEAL.word(sense.lang)));
        let deal = self.numbering.deals;
        self.beside.extend(sparse.iter().filter_map(|place| {
            let cell = row.cells.get(*place).filter(|cell| !cell.is_empty())?;
            Some(Beside { deal, heading: table.headings[*place].clone(), cell: plain(cell) })
        }));
        for place in sense.names_nobody(row) {
            let (heading, line) = (&table.headings[place], row.line.to_string());
            match self.unnamed.iter_mut().find(|(known, _)| known == heading) {
                Some((_, lines)) => lines.push(line),
                None => self.unnamed.push((heading.clone(), vec![line])),
            }
        }
        if let Some((made, word, figure)) = sense.said_to_have_come(row).filter(|_| !sense.pad) {
            self.came.push(SaidToHaveCome { deal, line: row.line, made, told: (word, figure) });
        }
        self.contradicted.extend(sense.contradicted(row).filter(|_| sense.pad));
        self.text.push_str(&line);
        self.text.push('\n');
        self.of.push(Some(row.line));
        Ok(())
    }
}
