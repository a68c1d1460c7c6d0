//! Everything there is to say about a match, as one value: the JSON of the program and the source of every page.

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::{Map, Value};

use super::by_account::ByAccount;
use super::{Account, Article, DealNo, FindingKind, Form, RuleSet, Said, Seat, Start, Table, Unit};

/// Turns reasons and events into words of one language.
pub trait Voice {
    /// A reason in words.
    fn say(&self, said: &Said, table: &Table) -> String;
    /// An event in the notation of the sheets.
    fn event(&self, forms: &[Form], event: &Value, table: &Table) -> String;
    /// The same as people read it: in the language of the words.
    fn shown(&self, forms: &[Form], event: &Value, table: &Table) -> String {
        self.event(forms, event, table)
    }
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
}

/// An account and who counts under it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AccountReport {
    /// `A`, `B`, or a seat number.
    pub id: Account,
    /// `Ana+Cy`, or `Ana`.
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
    /// The same in words.
    pub text: String,
}

/// Something played against the rules.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FindingReport {
    /// Proved or not.
    pub kind: FindingKind,
    /// The trick, from 1.
    pub trick: u8,
    /// Who.
    pub player: Seat,
    /// The card.
    pub card: Option<crate::cards::Card>,
    /// The article it offends.
    pub article: Article,
    /// What happened.
    pub reason: Said,
    /// The same in words.
    pub text: String,
}

/// A deal.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DealReport {
    /// Its number.
    pub no: DealNo,
    /// Who dealt it.
    pub dealer: Seat,
    /// Is its score known?
    pub complete: bool,
    /// Was it annulled or passed out?
    pub annulled: bool,
    /// The contract, in the game's own keys; null where there is none.
    pub contract: Value,
    /// Contract and result in a few words.
    pub headline: String,
    /// The same taken apart: what was undertaken, by whom, what came of it.
    #[serde(skip)]
    pub undertaken: super::Undertaken<Said>,
    /// What was recorded, in the notation.
    pub events: Vec<String>,
    /// The same in the language of the words.
    #[serde(skip)]
    pub shown: Vec<String>,
    /// Points of this deal by account.
    pub score: ByAccount,
    /// Totals at its close, within its part.
    pub totals: ByAccount,
    /// Every line.
    pub lines: Vec<LineReport>,
    /// What was played against the rules.
    pub findings: Vec<FindingReport>,
    /// Notes taken.
    pub notes: Vec<String>,
    /// Events that do not fit and totals that differ, in words.
    pub problems: Vec<String>,
    /// Who sat at the table, where they are not those who sit there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<String>>,
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

/// How the match stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StandingReport {
    /// Is it over?
    pub over: bool,
    /// An account, a list of them, or null.
    pub winner: Value,
    /// Over without a winner?
    pub draw: bool,
    /// What each account needs, in words.
    pub needs: Map<String, Value>,
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
    pub notices: Vec<String>,
    /// What ends it, as far as that is a number.
    pub goal: super::Goal,
    /// The hash of its log, where it has one.
    pub hash: Option<String>,
    /// Rules adopted in mid-match, with the deal from which they hold.
    pub adopted: Vec<(DealNo, RuleSet)>,
    /// How it stands to other recordings of the same match, where there are any.
    pub conflict: Option<super::Conflict>,
    /// The number of the last entry of its log, where it has one.
    pub entry: Option<i64>,
}

impl Serialize for Report {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", &1)?;
        let head = serde_json::json!({
            "id": self.head.id, "title": self.head.title, "game": self.head.game,
            "opened": self.head.opened, "rules": self.head.rules, "hash": self.hash,
        });
        map.serialize_entry("match", &super::conflict::beside(head, self.conflict.as_ref()))?;
        map.serialize_entry("players", &self.table.players)?;
        map.serialize_entry("accounts", &self.accounts)?;
        if let Some((totals, lines)) = &self.start {
            map.serialize_entry("start", &serde_json::json!({"totals": totals, "lines": lines}))?;
        }
        map.serialize_entry("deals", &self.deals)?;
        map.serialize_entry("totals", &self.totals)?;
        map.serialize_entry("parts", &self.parts)?;
        map.serialize_entry("standing", &self.standing)?;
        map.serialize_entry("next", &self.next)?;
        map.serialize_entry("notices", &self.notices)?;
        map.end()
    }
}
