//! The append-only journal of a match, and what of it is in force.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::engine::event::{Opinion, StoredEvent, in_its_deal, is_beside};
use crate::engine::table::{DealNo, Seat, Seq, Table};

/// Complete rules as stored: the preset they came from and the value of every option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSet {
    /// The preset or house they were made from; a name for people, never looked up to score.
    pub preset: String,
    /// Every option with its value. Shared: whoever keeps a match, its report and its first entry keeps them once.
    pub options: Arc<Map<String, Value>>,
}

/// The table of a contest at which a match is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InContest {
    /// The id of the contest.
    pub id: String,
    /// The round, from 1.
    pub round: u16,
    /// The number of the table, from 1.
    pub table: u32,
}

/// How a match began: row 1 of its journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The game's id.
    pub game: String,
    /// The schema of rules and events.
    pub schema: u16,
    /// The complete rules.
    pub rules: RuleSet,
    /// Players and camps.
    pub table: Table,
    /// Who deals first, if not the first player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Seat>,
    /// A title for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The day it was played, `2026-11-20`, if it was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// What was carried in from a paper sheet, as the game's `start` form stores it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// The table of a contest, if it is played at one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<Box<InContest>>,
    /// The match at whose table it is the next one, if it was opened as that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// One entry of the journal. Entries are only ever added. Most of them are events: what is large in the others is kept apart.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// Row 1: the game, the complete rules in force and the table.
    Open(Box<Opened>),
    /// Rules agreed in mid-match.
    Adopt {
        /// The first deal under them.
        from: DealNo,
        /// The schema of the rules.
        schema: u16,
        /// The complete rules.
        rules: Box<RuleSet>,
        /// Why.
        reason: String,
    },
    /// A player replaced.
    Reseat {
        /// The first deal of the new table.
        from: DealNo,
        /// The table from then on.
        table: Box<Table>,
        /// Why.
        reason: String,
    },
    /// Something that happened at the table.
    Play {
        /// The deal it belongs to.
        deal: DealNo,
        /// The schema of the event.
        schema: u16,
        /// The event: a game's, or one of the engine's (`deal`, `redeal`, `adjust`, `note`, `check`).
        event: StoredEvent,
    },
    /// Takes back a command; taking back a retraction restores it.
    Retract {
        /// The first entry of the command.
        op: Seq,
        /// Why.
        reason: String,
    },
    /// Puts other events in the place of one: replaces it, drops it, or inserts beside it.
    Amend {
        /// The entry whose event is replaced.
        seq: Seq,
        /// The schema of the events.
        schema: u16,
        /// What stands in its place.
        with: Vec<Value>,
        /// Why.
        reason: String,
    },
}

impl Entry {
    /// Reads an entry from the JSON it is stored as.
    ///
    /// ```
    /// use ardoise_rules::engine::Entry;
    ///
    /// let read = Entry::read(r#"{"entry":"retract","op":7,"reason":"typed twice"}"#);
    /// assert_eq!(read.map(|entry| (entry.kind(), entry.deal())).ok(), Some(("retract", None)));
    /// assert!(Entry::read(r#"{"entry":"forgive"}"#).is_err());
    /// ```
    ///
    /// # Errors
    /// If it is no JSON, or no entry.
    pub fn read(payload: &str) -> serde_json::Result<Entry> {
        serde_json::from_str(payload)
    }

    /// The tag of the entry, as stored beside it.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Entry::Open { .. } => "open",
            Entry::Adopt { .. } => "adopt",
            Entry::Reseat { .. } => "reseat",
            Entry::Play { .. } => "play",
            Entry::Retract { .. } => "retract",
            Entry::Amend { .. } => "amend",
        }
    }

    /// The deal an entry speaks of.
    #[must_use]
    pub const fn deal(&self) -> Option<DealNo> {
        match self {
            Entry::Play { deal, .. } => Some(*deal),
            Entry::Adopt { from, .. } | Entry::Reseat { from, .. } => Some(*from),
            Entry::Open { .. } | Entry::Retract { .. } | Entry::Amend { .. } => None,
        }
    }

    /// What was said of a deal, with the deal; none for another entry.
    #[must_use]
    pub const fn played(&self) -> Option<(DealNo, &StoredEvent)> {
        match self {
            Entry::Play { deal, event, .. } => Some((*deal, event)),
            _ => None,
        }
    }

    /// The schema of what it holds; 0 where it holds nothing of a game.
    #[must_use]
    pub const fn schema(&self) -> u16 {
        match self {
            Entry::Open(opened) => opened.schema,
            Entry::Adopt { schema, .. } | Entry::Play { schema, .. } | Entry::Amend { schema, .. } => *schema,
            Entry::Reseat { .. } | Entry::Retract { .. } => 0,
        }
    }
}

/// An entry with its place in the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// Its number, from 1.
    pub seq: Seq,
    /// The number of the first entry of the command that wrote it.
    pub op: Seq,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// Who wrote it.
    pub author: String,
    /// What it says.
    pub entry: Entry,
}

/// An event that is in force, in the order in which a deal is folded.
#[derive(Debug, Clone, PartialEq)]
pub struct Happened {
    /// The entry that wrote it, or that wrote what it replaces.
    pub seq: Seq,
    /// The deal it belongs to.
    pub deal: DealNo,
    /// The schema under which it was stored.
    pub schema: u16,
    /// The event.
    pub event: StoredEvent,
}

/// The place of an entry in its deal, with what stands there now: nothing where it was dropped.
#[derive(Debug, Clone, PartialEq)]
pub struct Slot {
    /// The entry whose place it is.
    pub seq: Seq,
    /// What stands there: schema and event.
    pub events: Vec<(u16, StoredEvent)>,
}

/// What the journal amounts to when everything taken back is taken back.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct InForce {
    /// The places by deal, empty ones too: something dropped can come back where it was.
    pub slots: BTreeMap<DealNo, Vec<Slot>>,
    /// The events by deal.
    pub deals: BTreeMap<DealNo, Vec<Happened>>,
    /// Rules adopted, by their first deal; later adoptions win.
    pub rules: BTreeMap<DealNo, (u16, RuleSet)>,
    /// Tables, by their first deal.
    pub tables: BTreeMap<DealNo, Table>,
    /// The deals of which a line was put right.
    pub amended: BTreeSet<DealNo>,
    /// The entries that are in force, retractions among them.
    pub live: BTreeSet<Seq>,
}

/// What of a journal is in force: entries that no retraction in force takes back, and of what was said about a deal what was
/// said of it as it is now. An agreement falls with what was agreed to, and comes back with it.
#[must_use]
pub fn in_force(records: &[Record]) -> InForce {
    let mut force = standing(records);
    let opinions = force.deals.iter().flat_map(|(deal, events)| {
        let own = events.iter().filter(|happened| Opinion::read(&happened.event).is_some());
        own.map(|happened| (*deal, happened.seq))
    });
    let lapsed: Vec<(DealNo, Seq)> = opinions
        .filter(|(deal, seq)| {
            let before = records.partition_point(|record| record.seq < *seq);
            let then = standing(&records[..before]);
            !substance(&then, *deal).eq(substance(&force, *deal))
        })
        .collect();
    for (deal, seq) in lapsed {
        for slot in force.slots.get_mut(&deal).into_iter().flatten().filter(|slot| slot.seq == seq) {
            slot.events.clear();
        }
        if let Some(events) = force.deals.get_mut(&deal) {
            events.retain(|happened| happened.seq != seq);
        }
    }
    force
}

/// What a deal is made of, without what was said about it.
fn substance(force: &InForce, deal: DealNo) -> impl Iterator<Item = (u16, &StoredEvent)> {
    let events = force.deals.get(&deal).into_iter().flatten().filter(|happened| !is_beside(&happened.event));
    events.map(|happened| (happened.schema, &happened.event))
}

/// Reads a journal backward: an entry is in force unless a retraction in force takes its command back.
fn standing(records: &[Record]) -> InForce {
    let mut retracted = BTreeSet::new();
    let mut live = Vec::with_capacity(records.len());
    for record in records.iter().rev() {
        if retracted.contains(&record.op) {
            continue;
        }
        if let Entry::Retract { op, .. } = record.entry {
            retracted.insert(op);
        }
        live.push(record);
    }
    live.reverse();
    let mut force = InForce { live: live.iter().map(|record| record.seq).collect(), ..InForce::default() };
    for record in &live {
        match &record.entry {
            Entry::Play { deal, schema, event } => {
                let slot = Slot { seq: record.seq, events: vec![(*schema, in_its_deal(event.clone()))] };
                force.slots.entry(*deal).or_default().push(slot);
            }
            Entry::Adopt { from, schema, rules, .. } => {
                force.rules.insert(*from, (*schema, RuleSet::clone(rules)));
            }
            Entry::Reseat { from, table, .. } => {
                force.tables.insert(*from, Table::clone(table));
            }
            Entry::Open { .. } | Entry::Retract { .. } | Entry::Amend { .. } => {}
        }
    }
    for record in &live {
        if let Entry::Amend { seq, schema, with, .. } = &record.entry
            && let Some((deal, slot)) = force
                .slots
                .iter_mut()
                .find_map(|(deal, slots)| Some((*deal, slots.iter_mut().find(|slot| slot.seq == *seq)?)))
        {
            force.amended.insert(deal);
            slot.events = with.iter().map(|event| (*schema, event.clone().into())).collect();
        }
    }
    for (deal, slots) in &force.slots {
        let standing = slots.iter().flat_map(|slot| {
            let events = slot.events.iter();
            events.map(|(schema, event)| Happened {
                seq: slot.seq,
                deal: *deal,
                schema: *schema,
                event: event.clone(),
            })
        });
        let standing: Vec<Happened> = standing.collect();
        if !standing.is_empty() {
            force.deals.insert(*deal, standing);
        }
    }
    force
}
