//! Everything there is to say about a match, as one value and without a word: numbers, events and reasons. Pages and
//! JSON are made of it in some language.

use std::borrow::Cow;

use serde::Serialize;

use super::agreement::{Agreement, Consent};
use super::conflict::Conflict;
use crate::engine::event::{Form, StoredEvent};
use crate::engine::game::{FindingKind, Goal, Start, Undertaken};
use crate::engine::journal::{InContest, RuleSet};
use crate::engine::say::Said;
use crate::engine::score::{Article, ByAccount, Unit};
use crate::engine::table::{Account, DealNo, Seat, Table};

/// The article behind points posted by hand.
pub(crate) const ADJUST: Article = Article("table.adjust");

/// The day of a moment as it is written, `2026-11-17` of `2026-11-17T21:05`; what is shorter stays as it is.
#[must_use]
pub fn day_of(moment: &str) -> &str {
    moment.get(..10).unwrap_or(moment)
}

/// What is known of a match besides its deals.
#[derive(Debug, Clone, PartialEq)]
pub struct Head {
    /// Its id; empty for a sheet that is not in a database.
    pub id: String,
    /// A title, if it has one.
    pub title: Option<String>,
    /// The game's id.
    pub game: &'static str,
    /// The day or moment it was opened.
    pub opened: String,
    /// The rules it was opened with.
    pub rules: RuleSet,
    /// What was carried in from paper.
    pub start: Option<Start>,
    /// The table of a contest, if it is played at one.
    pub contest: Option<InContest>,
}

impl Head {
    /// Of a match that stands in no database: its rules, and what was carried in.
    #[must_use]
    pub fn of_rules(game: &'static str, rules: RuleSet, start: Option<Start>) -> Head {
        Head { id: String::new(), title: None, game, opened: String::new(), rules, start, contest: None }
    }

    /// The day it was opened, `2026-11-17`.
    #[must_use]
    pub fn day(&self) -> &str {
        day_of(&self.opened)
    }
}

/// An account and who counts under it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AccountReport {
    /// `A`, `B`, or a seat number.
    pub id: Account,
    /// `Ana+Cy`, or `Ana`; what the side is called, where the table gave it a name.
    pub name: String,
    /// The seats, from 1.
    pub seats: Vec<Seat>,
}

/// A line of a score.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LineReport {
    /// Who gets it.
    pub to: Account,
    /// How many points.
    pub amount: i32,
    /// What they count for.
    pub unit: Unit,
    /// The article behind it.
    pub article: Article,
    /// Why, with its figures.
    pub reason: Said,
}

/// Something played against the rules.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FindingReport {
    /// Proved or not.
    pub kind: FindingKind,
    /// The trick, from 1.
    pub trick: u8,
    /// Who; where it is one of several and nobody knows which, who of them played last.
    pub player: Seat,
    /// The card.
    pub card: Option<crate::cards::Card>,
    /// The article it offends.
    pub article: Article,
    /// What happened.
    pub reason: Said,
}

/// A deal.
#[derive(Debug, Clone, PartialEq)]
pub struct DealReport {
    /// Its number.
    pub no: DealNo,
    /// Who dealt it.
    pub dealer: Seat,
    /// Is its score known?
    pub complete: bool,
    /// Was it annulled or passed out?
    pub annulled: bool,
    /// The contract, in the game's own keys; null where there is none. Held once with those of other deals that are the same.
    pub contract: StoredEvent,
    /// Contract and result in short; none while there is nothing to say of it.
    pub headline: Option<Said>,
    /// The same taken apart: what was undertaken, by whom, what came of it.
    pub undertaken: Undertaken<Said>,
    /// What was recorded, as it is stored.
    pub events: Vec<StoredEvent>,
    /// What the counts of all sides come to, where that hangs on the rules.
    pub counts_to: Option<i32>,
    /// Points of this deal by account.
    pub score: ByAccount,
    /// Totals at its close, within its part.
    pub totals: ByAccount,
    /// Every line.
    pub lines: Vec<LineReport>,
    /// Was a line of it put right later?
    pub amended: bool,
    /// What was played against the rules.
    pub findings: Vec<FindingReport>,
    /// Notes taken.
    pub notes: Vec<String>,
    /// Events that do not fit and totals that differ.
    pub problems: Vec<Said>,
    /// Who stands behind it, where the table asks and it is finished.
    pub agreement: Option<Agreement>,
    /// Who sat at the table, where they are not those who sit there now.
    pub players: Option<Vec<String>>,
}

impl DealReport {
    /// The points that the referee gave by hand, line by line.
    pub fn adjustments(&self) -> impl Iterator<Item = &LineReport> {
        self.lines.iter().filter(|line| line.article == ADJUST)
    }

    /// What the referee gave an account by hand.
    #[must_use]
    pub fn adjusted(&self, account: Account) -> i32 {
        let own = self.adjustments().filter(|line| line.to == account);
        own.fold(0, |sum: i32, line| sum.saturating_add(line.amount))
    }

    /// Of those who undertook it together, the first who has no figure yet where another has one.
    #[must_use]
    pub fn uncounted(&self, forms: &[Form], table: &Table) -> Option<Seat> {
        let counts = |event: &&StoredEvent| forms.iter().find(|form| form.counts() && form.is_of(event));
        let pairs = self.events.iter().filter_map(|event| event[counts(&event)?.fields[0].name].as_array());
        let told: Vec<Account> = pairs.flatten().filter_map(|pair| pair[0].as_str()?.parse().ok()).collect();
        let without = self.undertaken.by.iter().copied().find(|seat| !told.contains(&table.account(*seat)));
        without.filter(|_| !told.is_empty())
    }

    /// What an account has of the deal itself, without what the referee gave.
    #[must_use]
    pub fn played(&self, account: Account) -> i32 {
        self.score.of(account).saturating_sub(self.adjusted(account))
    }
}

/// The parts of the match.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PartsReport {
    /// `manche`, `game`.
    pub name: &'static str,
    /// The number of the part now open.
    pub no: u32,
    /// Parts won by account.
    pub won: ByAccount,
    /// The points by which the whole is decided.
    pub points: ByAccount,
}

impl PartsReport {
    /// Do points decide the whole, and not how many parts were won?
    #[must_use]
    pub fn by_points(&self) -> bool {
        self.points != self.won
    }

    /// Has somebody won a part?
    #[must_use]
    pub fn any_won(&self) -> bool {
        self.won.0.iter().any(|(_, won)| *won > 0)
    }
}

/// How the match stands.
#[derive(Debug, Clone, PartialEq)]
pub struct StandingReport {
    /// Is it over?
    pub over: bool,
    /// Who has won: several where a victory is shared, nobody while it is open or where it is drawn.
    pub winners: Vec<Account>,
    /// Over without a winner?
    pub draw: bool,
    /// Why the table stopped before the end, if it did; the word may be empty.
    pub closed: Option<String>,
    /// What each account needs.
    pub needs: Vec<(Account, Said)>,
    /// How many points wait for the next deal to say whose they are.
    pub waiting: i32,
}

/// What comes next.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct NextReport {
    /// The deal now open, or the one that comes.
    pub deal: DealNo,
    /// Who deals it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_act: Option<Seat>,
    /// What may be said.
    pub expects: Vec<&'static str>,
}

/// A whole match.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// Id, title, game, rules.
    pub head: Head,
    /// The events its game knows, by which those of its deals are written.
    pub forms: &'static [Form],
    /// The players in order of play, as they sit now.
    pub table: Table,
    /// The accounts.
    pub accounts: Vec<AccountReport>,
    /// What was carried in from paper, with its lines.
    pub start: Option<(ByAccount, Vec<LineReport>)>,
    /// Every deal.
    pub deals: Vec<DealReport>,
    /// Totals of the part now open, or of the last one.
    pub totals: ByAccount,
    /// The parts, where there are any.
    pub parts: Option<PartsReport>,
    /// How it stands.
    pub standing: StandingReport,
    /// What comes next; none when it is over.
    pub next: Option<NextReport>,
    /// What the table must not forget now.
    pub notices: Vec<Said>,
    /// What ends it, as far as that is a number.
    pub goal: Goal,
    /// The hash of its log, where it has one.
    pub hash: Option<String>,
    /// Rules adopted in mid-match, with the deal from which they hold.
    pub adopted: Vec<(DealNo, RuleSet)>,
    /// The deal after which it was over, where others follow all the same: an earlier deal was put right since.
    pub overrun: Option<DealNo>,
    /// How it stands to other recordings of the same match, where there are any.
    pub conflict: Option<Conflict>,
    /// The number of the last entry of its log, where it has one.
    pub entry: Option<i64>,
}

impl Report {
    /// A deal, by its number.
    #[must_use]
    pub fn deal(&self, no: DealNo) -> Option<&DealReport> {
        self.deals.iter().find(|deal| deal.no == no)
    }

    /// How far a deal is agreed, where the table asks.
    #[must_use]
    pub fn consent(&self, deal: &DealReport) -> Option<Consent> {
        let table = self.table_of(deal);
        deal.agreement.as_ref().map(|agreement| agreement.consent(&table))
    }

    /// The players of a deal: those who sit there now, unless somebody was replaced since.
    #[must_use]
    pub fn table_of(&self, deal: &DealReport) -> Cow<'_, Table> {
        match &deal.players {
            Some(players) => Cow::Owned(Table { players: players.clone(), ..self.table.clone() }),
            None => Cow::Borrowed(&self.table),
        }
    }
}
