//! An evening at the desk: drafts that write nothing, and records that are whole or not there.

use std::sync::atomic::{AtomicU32, Ordering};

use ardoise_rules::games::{self, GAMES};
use ardoise_rules::notation::{Hooks, Opening, Tongue, read_sheet};

use super::{Change, Draft, Evening};
use crate::store::{Access, Filter, NamingKind, Span, Store};
use crate::{Desk, Failure, Key, Which, records};

/// A folder that goes with the test.
pub(crate) struct Folder(std::path::PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("ardoise-evening-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn path(&self, name: &str) -> std::path::PathBuf {
        self.0.join(name)
    }

    pub(crate) fn desk(&self, author: &str) -> Desk {
        let store = Store::open(&self.0.join("ardoise.db"), Access::ReadWrite).unwrap();
        Desk::new(store, || 1_795_000_000_000, author)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn opening() -> Opening {
    opened("match whist\nplayers Ana Bob Cy Dee\n")
}

fn opened(head: &str) -> Opening {
    let names: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let hooks = Hooks { find_game: &games::find, games: &names, find_house: &|_, _| None, houses: &[] };
    read_sheet(head, &hooks).unwrap().opening
}

fn said(evening: &Evening, text: &str) -> Draft {
    let lines = evening.read(text, Tongue::SHEET).unwrap();
    evening.draft(Change::Events { lines, as_played: false }).unwrap()
}

/// Nine tricks are three points above six.
const NINE: &str = "deal, trump hearts, tricks ana 9";

#[test]
fn a_draft_writes_nothing_and_a_record_all_of_it() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let evening = desk.start(&opening()).unwrap().evening;
    let draft = said(&evening, NINE);
    assert_eq!(draft.differs().deals, [1]);
    assert_eq!((draft.differs().before.0[0].1, draft.differs().after.0[0].1), (0, 3));
    assert_eq!(desk.store().head(evening.id()).unwrap(), 1);
    let written = draft.entries().len();
    let after = desk.record(draft).unwrap().evening;
    assert_eq!(after.head(), 1 + i64::try_from(written).unwrap());
    assert_eq!(desk.store().head(evening.id()).unwrap(), after.head());
    let last = after.records().last().unwrap();
    assert_eq!((last.author.as_str(), last.at), ("Ana", 1_795_000_000_000));
    assert_eq!(desk.evening(Which::Last).unwrap().records(), after.records());
}

#[test]
fn who_comes_second_is_told_what_was_written() {
    let folder = Folder::new();
    let (mut one, mut two) = (folder.desk("Ana"), folder.desk("Bob"));
    one.start(&opening()).unwrap();
    let (mine, theirs) = (one.evening(Which::Last).unwrap(), two.evening(Which::Last).unwrap());
    let first = one.record(said(&mine, NINE)).unwrap().evening;
    let Err(Failure::Moved(moved)) = two.record(said(&theirs, "deal, trump spades, tricks bob 8")) else {
        panic!("it was written over another record");
    };
    assert_eq!(moved.since, 1);
    assert_eq!(moved.meanwhile().count(), first.records().len() - 1);
    assert!(moved.meanwhile().all(|record| record.author == "Ana"));
    assert_eq!(two.store().head(first.id()).unwrap(), first.head());
}

#[test]
fn what_is_sent_again_is_recorded_once() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let evening = desk.start(&opening()).unwrap().evening;
    let key = Key::read("0198F2A0-0000-7000-8000-000000000001").unwrap();
    assert!(!desk.knows(evening.id(), &key).unwrap());
    let first = desk.record_once(&key, said(&evening, NINE)).unwrap();
    // The answer was lost: the same again, from the page as it was, on another connection.
    let again = folder.desk("Ana").record_once(&key, said(&evening, NINE)).unwrap();
    assert_eq!((first.again, again.again), (false, true));
    assert_eq!(again.evening.records(), first.evening.records());
    assert!(desk.knows(evening.id(), &key).unwrap());
    // Another request of the same words is another deal.
    let other = Key::read("0198f2a0-0000-7000-8000-000000000002").unwrap();
    let more = desk.record_once(&other, said(&again.evening, NINE)).unwrap();
    assert_eq!((more.again, more.evening.report().deals.len()), (false, 2));
    assert!(desk.store().verify().unwrap().is_empty());
    assert_eq!(Key::read("once"), None);
}

#[test]
fn what_was_taken_back_can_be_restored() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let evening = desk.start(&opening()).unwrap().evening;
    let played = desk.record(said(&evening, NINE)).unwrap().evening;
    let undo = Change::Undo { count: 1, reason: String::new() };
    let undone = desk.record(played.draft(undo.clone()).unwrap()).unwrap().evening;
    assert_eq!(undone.report().deals.len(), 0);
    let refused = undone.draft(undo).unwrap_err();
    assert_eq!(refused.said.id, "nothing-to-undo");
    let redo = Change::Redo { count: 1, reason: String::new() };
    let redone = desk.record(undone.draft(redo).unwrap()).unwrap().evening;
    assert_eq!(redone.report().totals, played.report().totals);
    // Nothing is ever taken out of the log.
    assert_eq!(redone.head(), played.head() + 2);
    // What another command stood behind does not come back with it, though that one was taken back as well.
    let undo = Change::Undo { count: 1, reason: String::new() };
    let undone = desk.record(redone.draft(undo.clone()).unwrap()).unwrap().evening;
    let other = desk.record(said(&undone, "tricks Bob 9")).unwrap().evening;
    let undone = desk.record(other.draft(undo).unwrap()).unwrap().evening;
    let redo = |count| Change::Redo { count, reason: String::new() };
    assert_eq!(undone.draft(redo(2)).unwrap_err().said.id, "nothing-to-redo");
    let redone = desk.record(undone.draft(redo(1)).unwrap()).unwrap().evening;
    assert_eq!(redone.report().totals, other.report().totals);
}

#[test]
fn commands_that_were_taken_back_together_are_counted_one_by_one_when_they_come_back() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let mut evening = desk.start(&opening()).unwrap().evening;
    for tricks in [7, 8, 7, 8] {
        let deal = format!("deal, trump hearts, tricks bob {tricks}");
        evening = desk.record(said(&evening, &deal)).unwrap().evening;
    }
    let totals = |evening: &Evening| -> Vec<i32> {
        evening.report().deals.iter().map(|deal| deal.score.0.last().unwrap().1).collect()
    };
    assert_eq!(totals(&evening), [1, 2, 1, 2]);
    for left in [2, 0] {
        let undo = Change::Undo { count: 2, reason: String::new() };
        evening = desk.record(evening.draft(undo).unwrap()).unwrap().evening;
        assert_eq!(evening.report().deals.len(), left);
    }
    let redo = |count| Change::Redo { count, reason: String::new() };
    assert_eq!(evening.draft(redo(5)).unwrap_err().said.id, "nothing-to-redo");
    // Two of them are what was taken back last; for three, all that went with the third comes back.
    for (count, retractions) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        let back = evening.draft(redo(count)).unwrap();
        assert_eq!(back.differs().commands.len(), retractions, "{count} of four");
    }
    let two = desk.record(evening.draft(redo(2)).unwrap()).unwrap().evening;
    assert_eq!(totals(&two), [1, 2]);
    let four = desk.record(two.draft(redo(2)).unwrap()).unwrap().evening;
    assert_eq!(totals(&four), [1, 2, 1, 2]);
}

#[test]
fn a_deal_begins_once_wherever_it_is_said_again() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let evening = desk.start(&opening()).unwrap().evening;
    let evening = desk.record(said(&evening, "deal bob, trump hearts, tricks ana 9")).unwrap().evening;
    for text in ["insert 2 deal cy", "insert 3 deal cy", "add deal cy"] {
        let amendment = evening.read_amendment(1, text, Tongue::SHEET, "").unwrap();
        let refused = evening.draft(Change::Amend(amendment)).map(|draft| draft.differs().deals.clone());
        assert_eq!(refused.unwrap_err().said.id, "amend-begins-once", "{text}");
    }
}

#[test]
fn rules_for_other_camps_or_other_players_are_not_adopted() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let evening = desk.start(&opened("match manille\nplayers Ana Bob Cy Dee\n")).unwrap().evening;
    let adopted = |option: &str, value: &str| {
        let set = [(option.to_owned(), value.to_owned())];
        let rules = games::find("manille").unwrap().resolve("manille", &set).unwrap();
        evening
            .draft(Change::Adopt { rules, reason: String::new() })
            .map(|draft| draft.differs().deals.clone())
    };
    assert_eq!(adopted("sides", "each").unwrap_err().said.id, "adopt-other-table", "nobody has a partner");
    assert_eq!(adopted("players", "3").unwrap_err().said.id, "adopt-other-table", "three of four");
    assert_eq!(adopted("renonce-penalty", "20").unwrap(), [1]);
}

#[test]
fn the_name_that_was_given_last_holds_though_the_clock_went_back() {
    const EVENING: i64 = 1_795_000_000_000;
    const HOUR: i64 = 3_600_000;
    let folder = Folder::new();
    folder.desk("Ana").start(&opening()).unwrap();
    for (now, name, target) in [(EVENING, "Ana", "Anna"), (EVENING - HOUR, "Anna", "Ana")] {
        let store = Store::open(&folder.path("ardoise.db"), Access::ReadWrite).unwrap();
        let mut desk = Desk::new(store, move || now, "Ana");
        let season = records::season(desk.store(), &Span::default(), false, &mut |_| {}).unwrap();
        desk.read_as(&season, NamingKind::Rename, name, target).unwrap();
        assert_eq!(records::names(desk.store()).unwrap().of("Ana"), target);
    }
}

#[test]
fn a_row_that_a_later_version_wrote_is_not_read_as_one_of_today() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let evening = desk.start(&opening()).unwrap().evening;
    let after = desk.record(said(&evening, NINE)).unwrap().evening;
    let rows = desk.store().read(after.id()).unwrap();
    assert!(super::records(after.id(), rows.clone()).is_ok());
    for place in 0..rows.len() {
        let mut later = rows.clone();
        let mut entry: serde_json::Value = serde_json::from_str(&later[place].payload).unwrap();
        entry["schema"] = serde_json::json!(9999);
        later[place].payload = entry.to_string();
        let refused = super::records(after.id(), later);
        assert!(matches!(refused, Err(Failure::Damaged(_))), "row {place}: {refused:?}");
    }
}

#[test]
fn whoever_watches_sees_that_somebody_else_wrote() {
    let folder = Folder::new();
    let mut ana = folder.desk("Ana");
    let evening = ana.start(&opening()).unwrap().evening;
    let bob = folder.desk("Bob");
    let before = bob.version().unwrap();
    assert_eq!(bob.version().unwrap(), before, "nobody wrote");
    ana.record(said(&evening, NINE)).unwrap();
    assert_ne!(bob.version().unwrap(), before, "Ana wrote");
    assert_eq!(bob.head(evening.id()).unwrap(), ana.head(evening.id()).unwrap());
    assert_eq!(bob.find(Which::Last).unwrap().as_deref(), Some(evening.id()));
    let listed = bob.list(&Filter { player: Some("cy".to_owned()), ..Filter::default() }).unwrap();
    assert_eq!(listed.iter().map(|found| found.id.as_str()).collect::<Vec<_>>(), [evening.id()]);
    assert!(bob.list(&Filter { player: Some("eve".to_owned()), ..Filter::default() }).unwrap().is_empty());
}

#[test]
fn what_is_done_together_is_there_whole_or_not_at_all() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let evening = desk.start(&opening()).unwrap().evening;
    let failed = desk.together(|desk| {
        let evening = desk.record(said(&evening, NINE))?.evening;
        desk.record(said(&evening, NINE))?;
        Err::<(), Failure>(crate::failure::no_match())
    });
    assert!(matches!(failed, Err(Failure::Refused(_))), "{failed:?}");
    assert_eq!(desk.head(evening.id()).unwrap(), 1, "the first of the two went with the second");
    desk.together(|desk| desk.record(said(&evening, NINE)).map(|_| ())).unwrap();
    assert_eq!(desk.evening(Which::Last).unwrap().report().deals.len(), 1);
}
