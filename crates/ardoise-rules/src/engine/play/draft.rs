//! A deal put right: events added, replaced and dropped at their places, as entries of the journal.

use serde_json::Value;

use super::any_game::AnyGame;
use crate::engine::event::{Field, Form, Kind, Need, common, tag};
use crate::engine::journal::{Entry, Slot};
use crate::engine::table::Seq;

/// One event of a draft, with the number under which the deal shows it, and whether this correction has put it there.
#[derive(Debug, Clone, PartialEq)]
struct Item {
    no: Option<usize>,
    event: Value,
    said: bool,
}

impl Item {
    const fn new(event: Value) -> Item {
        Item { no: None, event, said: true }
    }
}

/// The events of a deal while they are being put right. Numbers are those shown before the first change.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft {
    slots: Vec<(Seq, Vec<Item>)>,
}

impl Draft {
    /// The deal as it stands.
    #[must_use]
    pub fn new(game: &dyn AnyGame, slots: &[Slot]) -> Draft {
        let mut no = 0;
        let slots = slots.iter().map(|slot| {
            let items = slot.events.iter().map(|(schema, event)| {
                no += 1;
                Item { no: Some(no), event: game.upcast(*schema, event.value()), said: false }
            });
            (slot.seq, items.collect())
        });
        Draft { slots: slots.collect() }
    }

    /// The events in order.
    #[must_use]
    pub fn events(&self) -> Vec<&Value> {
        self.slots.iter().flat_map(|(_, items)| items).map(|item| &item.event).collect()
    }

    fn item(&self, no: usize) -> Option<(usize, usize)> {
        self.slots.iter().enumerate().find_map(|(slot, (_, items))| {
            items.iter().position(|item| item.no == Some(no)).map(|place| (slot, place))
        })
    }

    /// The event of that number; none if it is not there (any more).
    #[must_use]
    pub fn get(&self, no: usize) -> Option<&Value> {
        self.item(no).map(|(slot, place)| &self.slots[slot].1[place].event)
    }

    /// Has this correction put there what stands under that number?
    #[must_use]
    pub fn is_said(&self, no: usize) -> bool {
        self.item(no).is_some_and(|(slot, place)| self.slots[slot].1[place].said)
    }

    /// Takes an event out; its place stays. False if there is none of that number.
    pub fn drop(&mut self, no: usize) -> bool {
        let Some((slot, place)) = self.item(no) else { return false };
        self.slots[slot].1.remove(place);
        true
    }

    /// Puts another event in the place of one. False if there is none of that number.
    pub fn replace(&mut self, no: usize, event: Value) -> bool {
        let Some((slot, place)) = self.item(no) else { return false };
        let item = &mut self.slots[slot].1[place];
        (item.event, item.said) = (event, true);
        true
    }

    /// Puts an event before the one of that number. False if there is none of that number.
    pub fn before(&mut self, no: usize, event: Value) -> bool {
        let Some((slot, place)) = self.item(no) else { return false };
        self.slots[slot].1.insert(place, Item::new(event));
        true
    }

    /// Puts an event at the end. False if the deal has no place at all.
    pub fn append(&mut self, event: Value) -> bool {
        let Some((_, items)) = self.slots.last_mut() else { return false };
        items.push(Item::new(event));
        true
    }

    /// Puts an event before the `at`th event, counted from 0 as they stand now.
    fn insert(&mut self, at: usize, event: Value) {
        let mut left = at;
        for (_, items) in &mut self.slots {
            if left < items.len() {
                items.insert(left, Item::new(event));
                return;
            }
            left -= items.len();
        }
        self.append(event);
    }

    /// Takes out the events at these places, counted from 0, that stood there before the correction.
    fn forget(&mut self, places: impl Iterator<Item = usize>) {
        let places: Vec<usize> = places.collect();
        let mut at = 0;
        for (_, items) in &mut self.slots {
            items.retain(|item| {
                at += 1;
                item.no.is_none() || !places.contains(&(at - 1))
            });
        }
    }

    fn set(&mut self, at: usize, event: Value) {
        if let Some(item) = self.slots.iter_mut().flat_map(|(_, items)| items).nth(at) {
            (item.event, item.said) = (event, true);
        }
    }

    /// Every way to take in an event said without a place, the likely ones first: a figure takes the place of the figure of the
    /// same holder, and a trump or a turned card that of another, or stands before all else; anything else goes to the end or to
    /// the last place where it can stand; then before others of its kind, and at last in the place of the only one. A later group is
    /// for where nothing fits in those before it. But for cards on the table, what this correction has put there gives its place to
    /// nothing.
    #[must_use]
    pub fn taking(&self, form: &Form, event: &Value) -> [Vec<Draft>; 3] {
        let events = self.events();
        let said: Vec<bool> = self.slots.iter().flat_map(|(_, items)| items).map(|item| item.said).collect();
        let same_kind = |other: &&Value| tag(other) == tag(event);
        let lies = lies_on_the_table(form);
        // A figure of which nobody is named is that of whoever takes, and the other side's tells the same.
        let nobodys = |event: &Value| {
            form.fields.iter().filter_map(|field| field.people(event)).all(|people| people.is_empty())
        };
        let same_holder = |other: &Value| {
            form.same_holder(other, event) || has_figure(form) && (nobodys(other) || nobodys(event))
        };
        let held = |other: &&Value| same_kind(other) && (lies || same_holder(other));
        let own = events.iter().rposition(held);
        let open = own.filter(|at| lies || !said[*at]);
        let mut ways = Vec::new();
        let put = |at: usize| {
            let mut draft = self.clone();
            draft.set(at, event.clone());
            draft
        };
        let kin: Vec<usize> =
            (0..events.len()).filter(|at| events.get(*at).is_some_and(&same_kind)).collect();
        if (has_figure(form) || of_the_deal(form))
            && let Some(at) = open
        {
            ways.push(put(at));
        }
        let inserted = |at: usize| {
            let mut draft = self.clone();
            draft.insert(at, event.clone());
            draft
        };
        // It lay there before anything else was said.
        if lies && own.is_none() {
            let begun = events.first().is_some_and(|first| common::DEAL.is_of(first));
            ways.extend((usize::from(begun)..events.len()).map(inserted));
        }
        // Where both sides' figures were told, the other one told the same of the old figure.
        if has_figure(form) && !has_level(form) && kin.len() > 1 && kin.iter().all(|at| !said[*at]) {
            let at = own.unwrap_or(kin[0]);
            let mut draft = put(at);
            draft.forget(kin.iter().copied().filter(|other| *other != at));
            let told = form.fields.iter().filter_map(|field| field.people(event)).flatten().count();
            let place = if told > 1 { 0 } else { ways.len() };
            ways.insert(place, draft);
        }
        let mut appended = self.clone();
        appended.append(event.clone());
        ways.push(appended);
        if !has_figure(form)
            && let Some(at) = open
        {
            ways.push(put(at));
        }
        let only = kin.first().copied().filter(|at| kin.len() == 1 && own.is_none() && !said[*at]);
        if has_figure(form) {
            ways.extend(only.map(put));
        }
        // Of two of a kind the first may be what decides. Before what says the same of the same holder it would be overruled.
        let [behind, from] = [kin.last().copied(), own].map(|at| at.map_or(0, |at| at + 1));
        ways.extend((behind..events.len()).rev().map(inserted));
        let before = (from..behind.min(events.len())).rev().map(inserted).collect();
        [ways, before, only.map(put).into_iter().collect()]
    }

    /// The entries that turn `old` into this draft.
    #[must_use]
    pub fn entries(&self, old: &Draft, schema: u16, reason: &str) -> Vec<Entry> {
        let events = |items: &[Item]| items.iter().map(|item| item.event.clone()).collect::<Vec<_>>();
        let changed = self.slots.iter().zip(&old.slots).filter(|(new, old)| events(&new.1) != events(&old.1));
        changed
            .map(|((seq, items), _)| Entry::Amend {
                seq: *seq,
                schema,
                with: events(items),
                reason: reason.to_owned(),
            })
            .collect()
    }

    /// What changed, event by event: what stood there, and what stands there now.
    #[must_use]
    pub fn changes(&self, old: &Draft) -> Vec<(Option<usize>, Option<Value>, Option<Value>)> {
        let mut changes = Vec::new();
        for ((_, new), (_, old)) in self.slots.iter().zip(&old.slots) {
            for item in old {
                let now = new.iter().find(|other| other.no == item.no);
                if now.is_none_or(|now| now.event != item.event) {
                    changes.push((item.no, Some(item.event.clone()), now.map(|now| now.event.clone())));
                }
            }
            let fresh = new.iter().filter(|item| item.no.is_none());
            changes.extend(fresh.map(|item| (None, None, Some(item.event.clone()))));
        }
        changes
    }
}

/// Is it said of the deal and of nobody, as its trump is: one of them is in force?
fn of_the_deal(form: &Form) -> bool {
    form.fields.iter().all(|field| match field.kind {
        Kind::Suit(_) | Kind::Card | Kind::Cards | Kind::Choice(_) => true,
        Kind::Player | Kind::PlayerOr(_) => field.need == Need::Optional,
        Kind::Camp(_)
        | Kind::Account
        | Kind::Counts
        | Kind::Number(..)
        | Kind::Half(..)
        | Kind::Level(..)
        | Kind::Signed
        | Kind::Labelled(..)
        | Kind::Text => false,
    })
}

/// Is it the trump, or cards that lie on the table: turned, or in the chien?
fn lies_on_the_table(form: &Form) -> bool {
    let card = |field: &Field| matches!(field.kind, Kind::Suit(_) | Kind::Card | Kind::Cards);
    of_the_deal(form) && form.fields.iter().any(card)
}

/// Is it said how high: one of several bids, of which each stands?
fn has_level(form: &Form) -> bool {
    form.fields.iter().any(|field| matches!(field.kind, Kind::Level(..)))
}

/// Does the event give a figure, of which a holder has one?
fn has_figure(form: &Form) -> bool {
    form.fields.iter().any(|field| match field.kind {
        Kind::Counts | Kind::Number(..) | Kind::Half(..) | Kind::Level(..) => true,
        Kind::Player
        | Kind::PlayerOr(_)
        | Kind::Camp(_)
        | Kind::Account
        | Kind::Suit(_)
        | Kind::Card
        | Kind::Cards
        | Kind::Signed
        | Kind::Choice(_)
        | Kind::Labelled(..)
        | Kind::Text => false,
    })
}
