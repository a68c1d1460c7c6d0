//! The marking table: what each side marks for each outcome at each stake, as cells that a house may write itself.

pub(crate) mod terms;

use self::terms::{Bonus, Terms};
use crate::engine::{Arg, CellKind, OptionKind, SetError};

/// What a deal came to, as the marking table sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// A contract in points, made.
    Made,
    /// A contract in points, failed.
    Failed,
    /// A contract in points, made with all eight tricks.
    Capot,
    /// An announced capot, made.
    CapotMade,
    /// An announced capot, made by one player alone where that counts as a générale.
    CapotAlone,
    /// An announced capot, failed.
    CapotFailed,
    /// An announced capot, failed without a trick.
    CapotDry,
    /// All eight tricks by one player who had not announced it.
    Generale,
    /// An announced générale, made.
    GeneraleMade,
    /// An announced générale, failed.
    GeneraleFailed,
    /// A contract in points, failed without a trick.
    DefenceCapot,
}

impl Row {
    /// Every row, in the order in which the table is printed.
    pub const ALL: [Row; 11] = [
        Row::Made,
        Row::Failed,
        Row::Capot,
        Row::CapotMade,
        Row::CapotAlone,
        Row::CapotFailed,
        Row::CapotDry,
        Row::Generale,
        Row::GeneraleMade,
        Row::GeneraleFailed,
        Row::DefenceCapot,
    ];

    /// The id, as in `marks.made.plain.taker`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Row::Made => "made",
            Row::Failed => "failed",
            Row::Capot => "capot",
            Row::CapotMade => "capot-made",
            Row::CapotAlone => "capot-alone",
            Row::CapotFailed => "capot-failed",
            Row::CapotDry => "capot-dry",
            Row::Generale => "generale",
            Row::GeneraleMade => "generale-made",
            Row::GeneraleFailed => "generale-failed",
            Row::DefenceCapot => "defence-capot",
        }
    }

    /// The row whose cells it takes where the house has not written its own.
    #[must_use]
    pub const fn follows(self) -> Option<Row> {
        match self {
            Row::CapotDry => Some(Row::CapotFailed),
            Row::CapotAlone => Some(Row::Generale),
            Row::Made
            | Row::Failed
            | Row::Capot
            | Row::CapotMade
            | Row::CapotFailed
            | Row::Generale
            | Row::GeneraleMade
            | Row::GeneraleFailed
            | Row::DefenceCapot => None,
        }
    }

    /// Has the taker's side won the deal?
    #[must_use]
    pub const fn won(self) -> bool {
        match self {
            Row::Made | Row::Capot | Row::CapotMade | Row::CapotAlone | Row::Generale | Row::GeneraleMade => {
                true
            }
            Row::Failed | Row::CapotFailed | Row::CapotDry | Row::GeneraleFailed | Row::DefenceCapot => false,
        }
    }
}

/// How often the stake was raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stake {
    /// Not at all.
    Plain,
    /// Once.
    Coinched,
    /// Twice.
    Surcoinched,
}

impl Stake {
    /// Every stake, lowest first.
    pub const ALL: [Stake; 3] = [Stake::Plain, Stake::Coinched, Stake::Surcoinched];

    /// The id, as in `marks.made.plain.taker`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Stake::Plain => "plain",
            Stake::Coinched => "coinched",
            Stake::Surcoinched => "surcoinched",
        }
    }
}

/// One cell of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// What the taker's side marks.
    Taker,
    /// What the defence marks.
    Defence,
    /// Who marks the taker's belote.
    TakerBelote,
    /// Who marks the defence's belote.
    DefenceBelote,
    /// Who marks the taker's declarations.
    TakerAnnonces,
    /// Who marks the defence's declarations.
    DefenceAnnonces,
}

impl Part {
    /// Every cell of a row.
    pub const ALL: [Part; 6] = [
        Part::Taker,
        Part::Defence,
        Part::TakerBelote,
        Part::DefenceBelote,
        Part::TakerAnnonces,
        Part::DefenceAnnonces,
    ];

    /// The id, as in `marks.made.plain.taker`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Part::Taker => "taker",
            Part::Defence => "defence",
            Part::TakerBelote => "taker-belote",
            Part::DefenceBelote => "defence-belote",
            Part::TakerAnnonces => "taker-annonces",
            Part::DefenceAnnonces => "defence-annonces",
        }
    }
}

/// The address of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// What the deal came to.
    pub row: Row,
    /// The stake.
    pub stake: Stake,
    /// Which cell of that row.
    pub part: Part,
}

impl Cell {
    /// Every cell of the table.
    pub fn all() -> impl Iterator<Item = Cell> {
        let stakes = |row| Stake::ALL.into_iter().map(move |stake| (row, stake));
        let rows = Row::ALL.into_iter().flat_map(stakes);
        rows.flat_map(|(row, stake)| Part::ALL.into_iter().map(move |part| Cell { row, stake, part }))
    }

    /// Reads `made.coinched.taker`.
    #[must_use]
    pub fn read(text: &str) -> Option<Cell> {
        let mut words = text.split('.');
        let mut word = || words.next().unwrap_or_default();
        let row = word();
        let row = Row::ALL.into_iter().find(|known| known.id() == row)?;
        let stake = word();
        let stake = Stake::ALL.into_iter().find(|known| known.id() == stake)?;
        let part = word();
        let part = Part::ALL.into_iter().find(|known| known.id() == part)?;
        words.next().is_none().then_some(Cell { row, stake, part })
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.row.id(), self.stake.id(), self.part.id())
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Arg {
        Arg::Text(cell.to_string())
    }
}

/// One row of the table at one stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marks {
    /// What the taker's side marks.
    pub taker: Terms,
    /// What the defence marks.
    pub defence: Terms,
    /// The taker's belote and the defence's.
    pub belote: [Bonus; 2],
    /// The taker's declarations and the defence's.
    pub annonces: [Bonus; 2],
}

impl Marks {
    /// The text of one cell.
    #[must_use]
    pub fn text(&self, part: Part) -> String {
        match part {
            Part::Taker => self.taker.to_string(),
            Part::Defence => self.defence.to_string(),
            Part::TakerBelote => self.belote[0].to_string(),
            Part::DefenceBelote => self.belote[1].to_string(),
            Part::TakerAnnonces => self.annonces[0].to_string(),
            Part::DefenceAnnonces => self.annonces[1].to_string(),
        }
    }

    fn put(&mut self, part: Part, content: Content) {
        match (part, content) {
            (Part::Taker, Content::Terms(terms)) => self.taker = terms,
            (Part::Defence, Content::Terms(terms)) => self.defence = terms,
            (Part::TakerBelote, Content::Bonus(bonus)) => self.belote[0] = bonus,
            (Part::DefenceBelote, Content::Bonus(bonus)) => self.belote[1] = bonus,
            (Part::TakerAnnonces, Content::Bonus(bonus)) => self.annonces[0] = bonus,
            (Part::DefenceAnnonces, Content::Bonus(bonus)) => self.annonces[1] = bonus,
            (Part::Taker | Part::Defence, Content::Bonus(_)) => {}
            (
                Part::TakerBelote | Part::DefenceBelote | Part::TakerAnnonces | Part::DefenceAnnonces,
                Content::Terms(_),
            ) => {}
        }
    }
}

/// What a house may write into a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    Terms(Terms),
    Bonus(Bonus),
}

/// The cells a house has written itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Overrides {
    cells: Vec<(Cell, Content)>,
}

impl Overrides {
    /// Every cell with what it may hold.
    pub fn kinds() -> impl Iterator<Item = (String, CellKind)> {
        Cell::all().map(|cell| {
            let kind = match cell.part {
                Part::Taker | Part::Defence => CellKind::Sum(&["points", "their-points", "bid"]),
                Part::TakerBelote | Part::DefenceBelote | Part::TakerAnnonces | Part::DefenceAnnonces => {
                    CellKind::Of(OptionKind::Choice(&["own", "other", "none", "2*own", "2*other"]))
                }
            };
            (cell.to_string(), kind)
        })
    }

    /// Is it a cell that tables leave alone? None is.
    #[must_use]
    pub const fn odd(_: &str) -> bool {
        false
    }

    /// What was written into a cell, if anything was.
    #[must_use]
    pub fn get(&self, cell: &str) -> Option<String> {
        let cell = Cell::read(cell)?;
        self.cells.iter().find(|(known, _)| *known == cell).map(|(_, content)| show(*content))
    }

    /// Writes a cell; `default` gives it back to the options.
    ///
    /// # Errors
    /// If there is no such cell, or the text cannot be read: the terms that can be written.
    pub fn set(&mut self, cell: &str, text: &str) -> Result<(), SetError> {
        let cell = Cell::read(cell).ok_or(SetError::NoCell)?;
        let content = match cell.part {
            _ if text == "default" => None,
            Part::Taker | Part::Defence => {
                let terms = ["points", "their-points", "bid", "160 + 2*bid", "default"];
                let read = Terms::read(text).map(Content::Terms);
                Some(read.ok_or_else(|| SetError::Cell(terms.map(str::to_owned).to_vec()))?)
            }
            Part::TakerBelote | Part::DefenceBelote | Part::TakerAnnonces | Part::DefenceAnnonces => {
                let terms = ["own", "other", "none", "2*own", "default"];
                let read = Bonus::read(text).map(Content::Bonus);
                Some(read.ok_or_else(|| SetError::Cell(terms.map(str::to_owned).to_vec()))?)
            }
        };
        self.cells.retain(|(known, _)| *known != cell);
        self.cells.extend(content.map(|content| (cell, content)));
        Ok(())
    }

    /// Every cell that was written, with its text.
    pub fn entries(&self) -> impl Iterator<Item = (String, String)> {
        self.cells.iter().map(|(cell, content)| (cell.to_string(), show(*content)))
    }

    /// Puts the cells a house has written over those of the options.
    pub fn over(&self, row: Row, stake: Stake, marks: &mut Marks) {
        for (cell, content) in &self.cells {
            if cell.row == row && cell.stake == stake {
                marks.put(cell.part, *content);
            }
        }
    }
}

fn show(content: Content) -> String {
    match content {
        Content::Terms(terms) => terms.to_string(),
        Content::Bonus(bonus) => bonus.to_string(),
    }
}
