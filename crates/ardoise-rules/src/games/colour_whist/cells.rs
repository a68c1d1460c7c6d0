//! The table of contracts: tricks, prices, trump, lead, rank; a house overrides it cell by cell.

use super::contract::{Contract, Family};
use super::rules::{
    AbondanceTrump, ChelemTable, EmballageValues, Rules, TrouOvertricks, TrouRank, TrouTricks, Undertricks,
};
use crate::engine::Called;
use crate::engine::grid::{self, Grid, Holds, NONE};

macro_rules! columns {
    ($( $(#[$meta:meta])* $name:ident = $id:literal, $kind:expr; )*) => {
        /// A column of the table.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Column { $( $(#[$meta])* $name ),* }

        impl Column {
            const ALL: &'static [Column] = &[ $( Column::$name ),* ];

            /// The word of the column, the last part of a cell's id.
            #[must_use]
            pub(crate) const fn id(self) -> &'static str {
                match self { $( Column::$name => $id ),* }
            }

            const fn holds(self) -> Holds {
                match self { $( Column::$name => $kind ),* }
            }
        }
    };
}

columns! {
    /// Tricks to take.
    Tricks = "tricks", Holds::Number(0, 13);
    /// The price when won; `none` takes the contract off the table.
    Won = "won", Holds::OrNone(0, 9999);
    /// What each trick beyond those asked adds.
    Over = "over", Holds::Number(0, 9999);
    /// Tricks beyond this number add nothing.
    OverTo = "over-to", Holds::Number(0, 13);
    /// The price when every trick is taken, in place of all else; `none` where there is no such price.
    All = "all", Holds::OrNone(0, 9999);
    /// The price when lost.
    Lost = "lost", Holds::Number(0, 9999);
    /// What each missing trick adds to it.
    Missing = "missing", Holds::Number(0, 9999);
    /// What each defender marks when it is lost, where the marks are each camp's own.
    Defence = "defence", Holds::Number(0, 9999);
    /// What each missing trick adds to that.
    DefenceMissing = "defence-missing", Holds::Number(0, 9999);
    /// Is there a trump?
    Trump = "trump", Holds::Words(&["none", "named"]);
    /// Who leads to the first trick.
    Lead = "lead", Holds::Words(&["next", "declarer"]);
    /// How many players may play it together.
    By = "by", Holds::Number(1, 4);
    /// Its place in the ladder.
    Rank = "rank", Holds::Number(0, 999);
}

/// The table of contracts, which a house may write over.
#[derive(Debug, Clone, PartialEq)]
pub struct Prices;

impl Grid for Prices {
    const ID: &'static str = "contract";

    fn rows() -> impl Iterator<Item = &'static str> {
        Contract::ALL.iter().map(|contract| contract.id())
    }

    fn columns() -> impl Iterator<Item = (&'static str, Holds)> {
        Column::ALL.iter().map(|column| (column.id(), column.holds()))
    }

    /// Abondances, misères and piccolos are flat in every reading of the source.
    fn odd(row: &str, column: &str) -> bool {
        let by_tricks = [Column::Over, Column::OverTo, Column::Missing, Column::DefenceMissing];
        let flat = Contract::of(row).is_some_and(|contract| source(contract).2 == 0);
        flat && by_tricks.into_iter().any(|known| known.id() == column)
    }
}

/// The cells that a house has written over the table.
pub(crate) type Cells = grid::Cells<Prices>;

/// What the house wrote in the cell of a contract.
#[must_use]
pub(crate) fn written(cells: &Cells, contract: Contract, column: Column) -> Option<i32> {
    cells.cell(contract.index(), column as usize)
}

/// A row of the table in force: the source's, the options and the house's cells put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The contract.
    pub contract: Contract,
    /// What the table calls it.
    pub called: Called,
    /// Tricks to take.
    pub tricks: i32,
    /// Tricks above this number are tricks beyond.
    pub over_from: i32,
    /// Is it on the table at all?
    pub offered: bool,
    /// The price when won.
    pub won: i32,
    /// What each trick beyond adds.
    pub over: i32,
    /// Tricks beyond this number add nothing.
    pub over_to: i32,
    /// The price when every trick is taken.
    pub all: Option<i32>,
    /// The price when lost.
    pub lost: i32,
    /// What each missing trick adds to it.
    pub missing: i32,
    /// What each defender marks when it is lost, where the marks are each camp's own.
    pub defence: i32,
    /// What each missing trick adds to that.
    pub defence_missing: i32,
    /// Is there a trump?
    pub trump: bool,
    /// Does the declarer lead?
    pub declarer_leads: bool,
    /// How many players may play it together.
    pub by: usize,
    /// Its place in the ladder.
    pub rank: i32,
}

impl Row {
    /// What stands in a column, where that is a number.
    #[must_use]
    pub fn number(&self, column: &str) -> Option<i32> {
        match Column::ALL.iter().find(|known| known.id() == column)? {
            Column::Tricks => Some(self.tricks),
            Column::Won => Some(self.won),
            Column::Over => Some(self.over),
            Column::OverTo => Some(self.over_to),
            Column::All => self.all,
            Column::Lost => Some(self.lost),
            Column::Missing => Some(self.missing),
            Column::Defence => Some(self.defence),
            Column::DefenceMissing => Some(self.defence_missing),
            Column::By => i32::try_from(self.by).ok(),
            Column::Trump | Column::Lead | Column::Rank => None,
        }
    }
}

/// The table of the source: tricks, price (none where the source does not have the contract), per trick
/// beyond, how many may play it, rank.
const fn source(contract: Contract) -> (i32, i32, i32, i32, i32) {
    match contract {
        Contract::Colour => (8, 4, 1, 2, 10),
        Contract::Trou => (8, 4, 1, 2, 10),
        Contract::TrouBeside => (9, 4, 1, 2, 10),
        Contract::Colour9 => (9, NONE, 1, 2, 12),
        Contract::Solo5 => (5, NONE, 0, 1, 15),
        Contract::Solo6 => (6, 8, 2, 1, 20),
        Contract::Colour10 => (10, 6, 1, 2, 25),
        Contract::PetiteMisere => (0, 10, 0, 2, 30),
        Contract::Solo7 => (7, 12, 3, 1, 40),
        Contract::Colour11 => (11, 7, 1, 2, 45),
        Contract::Piccolissimo => (2, 14, 0, 1, 50),
        Contract::Solo8 => (8, 16, 4, 1, 60),
        Contract::Colour12 => (12, 8, 1, 2, 65),
        Contract::Piccolo => (1, 18, 0, 2, 70),
        Contract::Colour13 => (13, NONE, 1, 2, 75),
        Contract::Abondance => (9, 22, 0, 1, 80),
        Contract::Abondance10 => (10, NONE, 0, 1, 82),
        Contract::Abondance11 => (11, NONE, 0, 1, 84),
        Contract::Abondance12 => (12, NONE, 0, 1, 86),
        Contract::GrandeMisere => (0, 28, 0, 1, 90),
        Contract::AbondanceTable => (9, 44, 0, 1, 100),
        Contract::GrandeMisereTable => (0, 56, 0, 1, 105),
        Contract::Chelem => (13, 100, 0, 1, 110),
        Contract::ChelemTable => (13, 200, 0, 1, 120),
    }
}

/// The solo that a higher colour outbids, whose price it has where the table minds.
fn solo_overcalled(contract: Contract) -> Option<Contract> {
    let pairs = [
        (Contract::Colour10, Contract::Solo6),
        (Contract::Colour11, Contract::Solo7),
        (Contract::Colour12, Contract::Solo8),
    ];
    pairs.into_iter().find(|(colour, _)| *colour == contract).map(|(_, solo)| solo)
}

/// The rank of a trou that outbids every abondance and nothing more.
const ABOVE_ABONDANCE: i32 = 88;
/// The rank of a trou that nothing outbids.
const TOP: i32 = i32::MAX;

impl Rules {
    /// The option that takes a contract off the table, if one does.
    #[must_use]
    pub fn withheld(&self, contract: Contract) -> Option<(&'static str, &'static str)> {
        let piccolo = matches!(contract, Contract::Piccolo | Contract::Piccolissimo);
        let higher = matches!(contract, Contract::Colour10 | Contract::Colour11 | Contract::Colour12);
        if piccolo && !self.piccolos.on() {
            Some(("piccolos", "off"))
        } else if contract == Contract::GrandeMisereTable && !self.grande_misere_table.on() {
            Some(("grande-misere-table", "off"))
        } else if contract == Contract::ChelemTable && self.chelem_table == ChelemTable::Off {
            Some(("chelem-table", "off"))
        } else if higher && !self.emballage_over_solo.on() {
            Some(("emballage-over-solo", "off"))
        } else if contract.trou() && !self.trou.on() {
            Some(("trou", "off"))
        } else {
            None
        }
    }

    /// The place of a contract in the ladder in force.
    #[must_use]
    pub fn rank(&self, contract: Contract) -> i32 {
        let rank = match (contract.trou(), self.trou_rank) {
            (false, _) | (true, TrouRank::WithCouleur) => source(contract).4,
            (true, TrouRank::AboveAbondance) => ABOVE_ABONDANCE,
            (true, TrouRank::Top) => TOP,
        };
        written(&self.contract, contract, Column::Rank).unwrap_or(rank)
    }

    /// The row of a contract in force.
    #[must_use]
    pub fn row(&self, contract: Contract) -> Row {
        let (tricks, price, over, by, _) = source(contract);
        let cell = |column: Column, base: i32| written(&self.contract, contract, column).unwrap_or(base);
        let parity = self.emballage_values == EmballageValues::SoloParity;
        let price = solo_overcalled(contract).filter(|_| parity).map_or(price, |solo| source(solo).1);
        let eights = contract == Contract::TrouBeside && self.trou_tricks == TrouTricks::Eight;
        let tricks = if eights { source(Contract::Trou).0 } else { tricks };
        let slam = matches!(
            contract,
            Contract::Abondance
                | Contract::Abondance10
                | Contract::Abondance11
                | Contract::Abondance12
                | Contract::AbondanceTable
                | Contract::Chelem
                | Contract::ChelemTable
        );
        let named = matches!(self.abondance_trump, AbondanceTrump::Declarer);
        let trump = if slam { named } else { !matches!(contract.family(), Family::Exactly) };
        let tricks = cell(Column::Tricks, tricks);
        let eight = matches!(self.trou_overtricks_from, TrouOvertricks::Eight);
        let over_from =
            if contract == Contract::TrouBeside && eight { self.row(Contract::Trou).tricks } else { tricks };
        let won = cell(Column::Won, price);
        let over = cell(Column::Over, over);
        let lost = cell(Column::Lost, won.max(0));
        let per_trick = matches!(self.undertricks, Undertricks::PerTrick);
        let missing = cell(Column::Missing, if per_trick { over } else { 0 });
        let all = cell(Column::All, NONE);
        Row {
            contract,
            called: self.called(contract),
            tricks,
            over_from,
            offered: won != NONE && self.withheld(contract).is_none(),
            won: won.max(0),
            over,
            over_to: cell(Column::OverTo, 13),
            all: (all != NONE).then_some(all),
            lost,
            missing,
            defence: cell(Column::Defence, lost),
            defence_missing: cell(Column::DefenceMissing, missing),
            trump: cell(Column::Trump, i32::from(trump)) == 1,
            declarer_leads: cell(Column::Lead, i32::from(slam)) == 1,
            by: usize::try_from(cell(Column::By, by)).unwrap_or(1),
            rank: self.rank(contract),
        }
    }
}
