//! What a table calls its contracts of thirteen tricks: they have one name where there is one, and others where there are two.

use super::contract::{BIDDEN, Contract};
use super::event::Event;
use super::rules::{ChelemTable, Rules, SlamHand};
use crate::engine::{Called, Choice, Field, Form, Kind, Spoken as _};
use crate::lang::Spoken;

/// The contracts of thirteen tricks that a table has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Thirteen {
    /// One.
    Alone,
    /// Two, the higher one with the hand on the table.
    OnTable,
    /// Two, and in neither does the hand lie open.
    Above,
}

impl Rules {
    const fn thirteen(&self) -> Thirteen {
        match (self.chelem_table, self.chelem_table_hand) {
            (ChelemTable::Off, _) => Thirteen::Alone,
            (ChelemTable::On | ChelemTable::Custom, SlamHand::Open) => Thirteen::OnTable,
            (ChelemTable::On | ChelemTable::Custom, SlamHand::Closed) => Thirteen::Above,
        }
    }

    /// What this table calls a contract.
    #[must_use]
    pub const fn called(&self, contract: Contract) -> Called {
        let term = match (contract, self.thirteen()) {
            (Contract::Chelem, Thirteen::OnTable) => "chelem-closed",
            (Contract::Chelem, Thirteen::Above) => "chelem-lower",
            (Contract::ChelemTable, Thirteen::Above) => "chelem-higher",
            _ => contract.id(),
        };
        Called { id: contract.id(), term }
    }

    /// Is it played with the hand exposed?
    #[must_use]
    pub const fn exposed(&self, contract: Contract) -> bool {
        match contract {
            Contract::AbondanceTable | Contract::GrandeMisereTable => true,
            Contract::ChelemTable => matches!(self.chelem_table_hand, SlamHand::Open),
            _ => false,
        }
    }

    /// What can be typed at this table.
    #[must_use]
    pub const fn forms(&self) -> &'static [Form] {
        match self.thirteen() {
            Thirteen::Alone => &ALONE,
            Thirteen::OnTable => Event::FORMS,
            Thirteen::Above => &ABOVE,
        }
    }
}

/// How many forms the game has, and how many contracts can be bid.
const FORMS: usize = Event::FORMS.len();
const BIDS: usize = BIDDEN.len();
/// The form of a bid, and the fields it has.
const BID: Form = Event::FORMS[0];
const FIELDS: usize = BID.fields.len();

static ALONE: [Form; FORMS] = forms(&ALONE_FIELDS);
static ALONE_FIELDS: [Field; FIELDS] = fields(&ALONE_BIDS);
static ALONE_BIDS: [Choice; BIDS] =
    bids(crate::keyword!("chelem-alone"), crate::keyword!("chelem-table-unknown"));

static ABOVE: [Form; FORMS] = forms(&ABOVE_FIELDS);
static ABOVE_FIELDS: [Field; FIELDS] = fields(&ABOVE_BIDS);
static ABOVE_BIDS: [Choice; BIDS] = bids(crate::keyword!("chelem-lower"), crate::keyword!("chelem-higher"));

/// The contracts that can be bid, the two of thirteen tricks under these words.
const fn bids(lower: Spoken, higher: Spoken) -> [Choice; BIDS] {
    let mut bids = BIDDEN;
    bids[BIDS - 2] = Choice::with(Contract::Chelem.id(), lower);
    bids[BIDS - 1] = Choice::with(Contract::ChelemTable.id(), higher);
    bids
}

/// The fields of a bid, with these contracts.
const fn fields(bids: &'static [Choice]) -> [Field; FIELDS] {
    let mut fields = [BID.fields[0]; FIELDS];
    let mut at = 1;
    while at < FIELDS {
        let field = BID.fields[at];
        fields[at] = match field.kind {
            Kind::Choice(_) => Field { kind: Kind::Choice(bids), ..field },
            _ => field,
        };
        at += 1;
    }
    fields
}

/// The forms of the game, with these fields of a bid.
const fn forms(fields: &'static [Field]) -> [Form; FORMS] {
    let mut forms = [Form { fields, ..BID }; FORMS];
    let mut at = 1;
    while at < FORMS {
        forms[at] = Event::FORMS[at];
        at += 1;
    }
    forms
}
