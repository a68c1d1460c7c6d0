//! Two logs brought together.

use super::*;

/// The rows of a match of three deals, from another machine.
fn elsewhere() -> Vec<Row> {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 3, 10);
    store.read(IDS[0]).unwrap()
}

#[test]
fn importing_twice_changes_nothing() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let rows = elsewhere();
    assert_eq!(store.import_rows(IDS[0], &rows, &projection(3)).unwrap(), Imported::Added(4));
    assert_eq!(store.import_rows(IDS[0], &rows, &projection(3)).unwrap(), Imported::Same);
    assert_eq!(store.read(IDS[0]).unwrap(), rows);
    assert_eq!(store.projection(IDS[0]).unwrap(), Some(projection(3)));
    assert_eq!(store.list(&Filter::default()).unwrap()[0].touched, 13);
    assert_eq!(store.verify().unwrap(), []);
}

#[test]
fn the_tail_is_added_and_a_shorter_log_takes_nothing_away() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let rows = elsewhere();
    assert_eq!(store.import_rows(IDS[0], &rows[..2], &projection(1)).unwrap(), Imported::Added(2));
    assert_eq!(store.import_rows(IDS[0], &rows, &projection(3)).unwrap(), Imported::Added(2));
    assert_eq!(store.import_rows(IDS[0], &rows[..1], &projection(0)).unwrap(), Imported::Same);
    assert_eq!(store.import_rows(IDS[0], &[], &projection(0)).unwrap(), Imported::Same);
    assert_eq!(store.read(IDS[0]).unwrap(), rows);
    assert_eq!(store.projection(IDS[0]).unwrap(), Some(projection(3)));
}

#[test]
fn a_row_that_differs_writes_nothing() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let rows = elsewhere();
    store.import_rows(IDS[0], &rows[..3], &projection(2)).unwrap();
    let changes: [fn(&mut Row); 4] = [
        |row| row.payload = "{}".to_owned(),
        |row| row.author = "bob".to_owned(),
        |row| row.at += 1,
        |row| row.deal = None,
    ];
    for change in changes {
        let mut other = rows.clone();
        change(&mut other[2]);
        assert_eq!(store.import_rows(IDS[0], &other, &projection(9)).unwrap(), Imported::Conflict { seq: 3 });
    }
    assert_eq!(store.read(IDS[0]).unwrap(), rows[..3]);
    assert_eq!(store.projection(IDS[0]).unwrap(), Some(projection(2)));
}

#[test]
fn rows_that_do_not_follow_are_refused() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let rows = elsewhere();
    let gap = |expected, found| StoreError::Gap { id: IDS[0].to_owned(), expected, found };
    assert_eq!(store.import_rows(IDS[0], &rows[1..], &projection(3)).unwrap_err(), gap(1, 2));
    let holed = [rows[0].clone(), rows[2].clone()];
    assert_eq!(store.import_rows(IDS[0], &holed, &projection(3)).unwrap_err(), gap(2, 3));
    let twice = [rows[0].clone(), rows[0].clone()];
    assert_eq!(store.import_rows(IDS[0], &twice, &projection(3)).unwrap_err(), gap(2, 1));
    assert!(matches!(store.import_rows("x", &rows, &projection(3)), Err(StoreError::NotAnId { .. })));
    assert_eq!(store.ids().unwrap(), Vec::<String>::new());
    store.import_rows(IDS[0], &rows[..1], &projection(0)).unwrap();
    assert_eq!(store.import_rows(IDS[0], &rows[2..], &projection(3)).unwrap_err(), gap(2, 3));
    assert_eq!(store.import_rows(IDS[0], &rows[1..], &projection(3)).unwrap(), Imported::Added(3));
}
