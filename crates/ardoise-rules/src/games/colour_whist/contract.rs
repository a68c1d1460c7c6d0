//! The contracts a table may know, from the colour at eight tricks to the chelem on the table.

use serde::{Deserialize, Serialize};

use crate::engine::{Choice, Kind, Typed};

/// What a contract asks of its declarers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// A trump suit and two players who count their tricks together.
    Pair,
    /// One player who must take at least so many tricks.
    AtLeast,
    /// Each declarer must take exactly so many tricks: misères and piccolos.
    Exactly,
}

macro_rules! contracts {
    ($( $(#[$meta:meta])* $name:ident = $id:literal $family:ident; )*) => {
        /// A contract. The order is that of the printed ladder; who outbids whom is a cell of the table.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Contract {
            $( $(#[$meta])* #[serde(rename = $id)] $name, )*
        }

        impl Contract {
            /// Every contract, those of the trou included.
            pub const ALL: &'static [Contract] = &[ $( Contract::$name ),* ];

            /// The word under which it is typed, stored and shown as a term.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $( Contract::$name => $id ),* }
            }

            /// What it asks.
            #[must_use]
            pub const fn family(self) -> Family {
                match self { $( Contract::$name => Family::$family ),* }
            }

            const fn choice(self) -> Choice {
                match self { $( Contract::$name => Choice::with($id, $crate::keyword!($id)) ),* }
            }
        }
    };
}

contracts! {
    /// A suit proposed by one player and joined by another: eight tricks.
    Colour = "colour" Pair;
    /// Three aces in one hand, the partner having filled in the suit of his ace.
    Trou = "trou" Pair;
    /// Three aces in one hand, the partner having filled beside it.
    TrouBeside = "trou-beside" Pair;
    /// The colour at nine tricks, in the tables that have it.
    Colour9 = "colour-9" Pair;
    /// Five tricks alone, in the tables that have it.
    Solo5 = "solo-5" AtLeast;
    /// Six tricks alone.
    Solo6 = "solo-6" AtLeast;
    /// The colour at ten tricks.
    Colour10 = "colour-10" Pair;
    /// No trick out of twelve.
    PetiteMisere = "petite-misere" Exactly;
    /// Seven tricks alone.
    Solo7 = "solo-7" AtLeast;
    /// The colour at eleven tricks.
    Colour11 = "colour-11" Pair;
    /// Exactly two tricks.
    Piccolissimo = "piccolissimo" Exactly;
    /// Eight tricks alone.
    Solo8 = "solo-8" AtLeast;
    /// The colour at twelve tricks.
    Colour12 = "colour-12" Pair;
    /// Exactly one trick.
    Piccolo = "piccolo" Exactly;
    /// The colour at thirteen tricks, in the tables that have it.
    Colour13 = "colour-13" Pair;
    /// Nine tricks alone.
    Abondance = "abondance" AtLeast;
    /// Ten tricks alone, in the tables that have it.
    Abondance10 = "abondance-10" AtLeast;
    /// Eleven tricks alone, in the tables that have it.
    Abondance11 = "abondance-11" AtLeast;
    /// Twelve tricks alone, in the tables that have it.
    Abondance12 = "abondance-12" AtLeast;
    /// No trick out of thirteen.
    GrandeMisere = "grande-misere" Exactly;
    /// Nine tricks alone, the hand exposed.
    AbondanceTable = "abondance-table" AtLeast;
    /// No trick, the hand exposed.
    GrandeMisereTable = "grande-misere-table" Exactly;
    /// Thirteen tricks.
    Chelem = "chelem" AtLeast;
    /// Thirteen tricks, the hand exposed.
    ChelemTable = "chelem-table" AtLeast;
}

/// How many contracts there are.
pub(crate) const CONTRACTS: usize = Contract::ALL.len();

impl Typed for Contract {
    const KIND: Kind = Kind::Choice(Contract::BIDS);
}

impl Contract {
    /// The words a player may bid, in rising order: every contract but those of the trou.
    pub const BIDS: &'static [Choice] = &BIDDEN;

    /// The contract of that word.
    #[must_use]
    pub fn of(id: &str) -> Option<Contract> {
        Contract::ALL.iter().copied().find(|contract| contract.id() == id)
    }

    /// Its place among [`Contract::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Do two players count their tricks together?
    #[must_use]
    pub const fn pair(self) -> bool {
        matches!(self.family(), Family::Pair)
    }

    /// Is it a colour that a partner must join?
    #[must_use]
    pub const fn colour(self) -> bool {
        self.pair() && !self.trou()
    }

    /// Is it the contract of three aces?
    #[must_use]
    pub const fn trou(self) -> bool {
        matches!(self, Contract::Trou | Contract::TrouBeside)
    }

    /// How many tricks there are in the deal: each player discards a card in the petite misère.
    #[must_use]
    pub const fn deal_tricks(self) -> u8 {
        if matches!(self, Contract::PetiteMisere) { 12 } else { 13 }
    }

    /// May it stand beside another misère or piccolo of the same deal? Twelve tricks stand alone.
    #[must_use]
    pub const fn beside(self) -> bool {
        matches!(self.family(), Family::Exactly) && self.deal_tricks() == 13
    }
}

/// The same, to be counted and changed.
pub(crate) const BIDDEN: [Choice; CONTRACTS - 2] = {
    let mut bids = [Contract::Colour.choice(); CONTRACTS - 2];
    let mut from = 0;
    let mut into = 0;
    while from < CONTRACTS {
        if !Contract::ALL[from].trou() {
            bids[into] = Contract::ALL[from].choice();
            into += 1;
        }
        from += 1;
    }
    bids
};
