//! What `verify` finds in a database that was tampered with.

use super::*;

/// What is found once another program has run `sql` with the guards of the log taken away and put back.
#[track_caller]
fn case(sql: &str, expected: &[Damage]) {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 3, 10);
    played(&mut store, IDS[1], 1, 20);
    let other = scratch.sqlite();
    let guards: Vec<String> = {
        let mut all = other
            .prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'event'")
            .unwrap();
        all.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    other.execute_batch("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF").unwrap();
    other
        .execute_batch("DROP TRIGGER event_next; DROP TRIGGER event_kept; DROP TRIGGER event_stays")
        .unwrap();
    other.execute_batch(sql).unwrap();
    other.execute_batch(&guards.join(";\n")).unwrap();
    let found = store.verify().unwrap();
    // SQLite words its own findings (a constraint that does not hold) as it likes.
    let ours: Vec<_> = found.iter().filter(|damage| !matches!(damage, Damage::File { .. })).collect();
    assert_eq!(ours, expected.iter().collect::<Vec<_>>(), "{sql}");
}

fn id() -> String {
    IDS[0].to_owned()
}

#[test]
fn a_whole_database_has_nothing_to_tell() {
    case("", &[]);
}

#[test]
fn rows_that_are_missing_or_altered_are_named() {
    let edited = |seq| Damage::Edited { id: id(), seq };
    case("DELETE FROM event WHERE seq = 3", &[Damage::Gap { id: id(), expected: 3, found: 4 }]);
    let headless = [
        Damage::FirstKind { id: id(), kind: "play".to_owned() },
        Damage::Gap { id: id(), expected: 1, found: 2 },
    ];
    case(&format!("DELETE FROM event WHERE seq = 1 AND match = '{}'", IDS[0]), &headless);
    let op = Damage::Op { id: id(), seq: 4, op: 2 };
    case("UPDATE event SET op = 2 WHERE seq = 4", &[op, edited(4)]);
    case("UPDATE event SET payload = '{' WHERE seq = 4", &[edited(4), Damage::NotJson { id: id(), seq: 4 }]);
    let kind = Damage::FirstKind { id: id(), kind: "bid".to_owned() };
    case(
        &format!("UPDATE event SET kind = 'bid' WHERE seq = 1 AND match = '{}'", IDS[0]),
        &[kind, edited(1)],
    );
    case("DELETE FROM event WHERE seq = 4", &[Damage::Shortened { id: id(), expected: 4, last: 4 }]);
    case("DELETE FROM event WHERE seq > 2", &[Damage::Shortened { id: id(), expected: 3, last: 4 }]);
}

#[test]
fn a_silent_edit_no_longer_answers_the_chain() {
    for change in
        ["payload = '{}'", "author = 'bob'", "kind = 'bid'", "deal = 7", "deal = NULL", "schema = 2"]
    {
        let edited = Damage::Edited { id: id(), seq: 3 };
        case(&format!("UPDATE event SET {change} WHERE seq = 3 AND match = '{}'", IDS[0]), &[edited]);
    }
    case(
        "UPDATE event SET hash = zeroblob(32) WHERE seq = 2 AND match < '0199f2a1'",
        &[Damage::Edited { id: id(), seq: 2 }],
    );
    // Two rows that change places.
    let swap = format!(
        "UPDATE event SET seq = 15 - seq, op = 15 - op WHERE match = '{}' AND seq IN (2, 3);
         UPDATE event SET seq = seq - 10, op = op - 10 WHERE seq > 10",
        IDS[0]
    );
    case(&swap, &[Damage::Edited { id: id(), seq: 2 }]);
}

#[test]
fn two_copies_of_a_log_have_one_hash() {
    let (here, there) = (Scratch::new(), Scratch::new());
    let (mut one, mut other) = (here.store(), there.store());
    played(&mut one, IDS[0], 3, 10);
    assert_eq!(one.hash(IDS[1], None).unwrap(), None);
    let rows = one.read(IDS[0]).unwrap();
    other.import_rows(IDS[0], &rows[..2], &projection(1)).unwrap();
    assert_eq!(other.hash(IDS[0], None).unwrap(), one.hash(IDS[0], Some(2)).unwrap());
    assert_ne!(other.hash(IDS[0], None).unwrap(), one.hash(IDS[0], None).unwrap());
    other.import_rows(IDS[0], &rows, &projection(3)).unwrap();
    assert_eq!(other.hash(IDS[0], None).unwrap(), one.hash(IDS[0], None).unwrap());
    assert_eq!(other.verify().unwrap(), []);
    let first = "2c4ebeee";
    assert!(
        one.hash(IDS[0], Some(1)).unwrap().is_some_and(|hash| hash.len() == 64 && hash.starts_with(first))
    );
}

#[test]
fn nothing_is_added_behind_rows_that_are_missing() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 3, 10);
    let rows = store.read(IDS[0]).unwrap();
    scratch.sqlite().execute_batch("DROP TRIGGER event_stays; DELETE FROM event WHERE seq > 2").unwrap();
    let short = StoreError::Shortened { id: id(), expected: 4, found: 2 };
    let new = [row("play", Some(2))];
    assert_eq!(store.append(IDS[0], 2, &new, 20, "anne", &projection(2)).unwrap_err(), short);
    let missing = Damage::Shortened { id: id(), expected: 3, last: 4 };
    store.project(IDS[0], &projection(1), 11).unwrap();
    assert!(store.verify().unwrap().contains(&missing));
    // A copy of the log mends it.
    assert_eq!(store.import_rows(IDS[0], &rows, &projection(3)).unwrap(), Imported::Added(2));
    assert!(!store.verify().unwrap().contains(&missing));
}

#[test]
fn projections_without_a_log_and_a_log_without_projection_are_named() {
    let gone = format!("DELETE FROM event WHERE match = '{}'", IDS[0]);
    case(&gone, &[Damage::Orphan { id: id() }]);
    let gone = format!("DELETE FROM match WHERE id = '{}'", IDS[0]);
    case(&gone, &[Damage::OrphanDeals { id: id() }, Damage::Unprojected { id: id() }]);
    // Nothing but its deals is left: lists made anew would not bring it back.
    let gone = format!("DELETE FROM event WHERE match = '{0}'; DELETE FROM match WHERE id = '{0}'", IDS[0]);
    case(&gone, &[Damage::Orphan { id: id() }]);
}

#[test]
fn guards_that_are_missing_altered_or_strange_are_named() {
    let trigger = |name: &str| ("trigger".to_owned(), name.to_owned());
    let scratch = Scratch::new();
    let store = scratch.store();
    let weak = "DROP TRIGGER event_kept;
        CREATE TRIGGER event_kept BEFORE UPDATE ON event BEGIN SELECT 1; END;
        CREATE TRIGGER spy AFTER INSERT ON event BEGIN SELECT 1; END;
        DROP INDEX match_turn;
        DROP TRIGGER event_next;";
    scratch.sqlite().execute_batch(weak).unwrap();
    let (next, kept) = (trigger("event_next"), trigger("event_kept"));
    let expected = [
        Damage::GuardMissing { kind: "index".to_owned(), name: "match_turn".to_owned() },
        Damage::GuardAltered { kind: kept.0, name: kept.1, mendable: true },
        Damage::GuardMissing { kind: next.0, name: next.1 },
        Damage::Intruder { name: "spy".to_owned() },
    ];
    assert_eq!(store.verify().unwrap(), expected);
    let ids: std::collections::BTreeSet<_> = expected.iter().map(Damage::id).collect();
    assert_eq!(ids.len(), 3);
    assert!(expected.iter().all(|damage| damage.of().is_none() && !damage.args().is_empty()));
}

#[test]
fn a_page_that_was_overwritten_is_found() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    for deals in 0..60 {
        let id = format!("0199f2a0-0000-7000-8000-{deals:012x}");
        played(&mut store, &id, 3, deals);
    }
    drop(store);
    scratch.sqlite().execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    let mut bytes = fs::read(scratch.db()).unwrap();
    let pages = bytes.len() / 4096;
    bytes[(pages - 2) * 4096..(pages - 1) * 4096].fill(0x5a);
    fs::write(scratch.db(), bytes).unwrap();
    let found = Store::open(&scratch.db(), Access::ReadOnly).unwrap().verify().unwrap();
    assert!(found.iter().any(|damage| matches!(damage, Damage::File { .. })), "{found:?}");
}
