//! The schema, the settings of a connection and the write-ahead log.

use super::*;
use crate::store::file::migrate;
use crate::store::log::chain;

#[test]
fn migrations_lead_to_the_schema() {
    let (migrated, whole) = (Connection::open_in_memory().unwrap(), Connection::open_in_memory().unwrap());
    chain::teach(&migrated).unwrap();
    migrate::steps(&migrated, 0, migrate::VERSION).unwrap();
    whole.execute_batch(migrate::SCHEMA).unwrap();
    assert_eq!(migrate::objects(&migrated).unwrap(), migrate::objects(&whole).unwrap());
    for conn in [&migrated, &whole] {
        assert_eq!(migrate::application_id(conn).unwrap(), migrate::APPLICATION_ID);
        assert_eq!(migrate::version(conn).unwrap(), migrate::VERSION);
    }
    migrate::steps(&migrated, migrate::VERSION, migrate::VERSION).unwrap();
}

#[test]
fn a_database_of_any_earlier_schema_is_brought_up_to_date() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/tests/schema-1.db");
    let rows = |conn: &Connection| -> Vec<(String, i64, String, String)> {
        let sql = "SELECT match, seq, kind, payload FROM event ORDER BY match, seq";
        let mut all = conn.prepare(sql).unwrap();
        let found =
            all.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))).unwrap();
        found.map(Result::unwrap).collect()
    };
    for reached in 1..migrate::VERSION {
        let scratch = Scratch::new();
        std::fs::copy(golden, scratch.db()).unwrap();
        let conn = scratch.sqlite();
        chain::teach(&conn).unwrap();
        migrate::steps(&conn, 1, reached).unwrap();
        let before = rows(&conn);
        assert_eq!((migrate::version(&conn).unwrap(), before.len()), (reached, 271));
        drop(conn);
        let store = scratch.store();
        assert_eq!(migrate::version(&store.conn).unwrap(), migrate::VERSION);
        assert_eq!(rows(&store.conn), before);
        assert_eq!(store.verify().unwrap(), []);
        let copy = scratch.0.join(format!("ardoise.schema-{reached}.db"));
        assert_eq!(migrate::version(&Connection::open(copy).unwrap()).unwrap(), reached);
    }
}

#[test]
fn settings_are_those_of_a_durable_log() {
    let scratch = Scratch::new();
    drop(scratch.store());
    scratch.sqlite().execute_batch("PRAGMA journal_mode = delete").unwrap();
    let store = scratch.store();
    let ask = |pragma: &str| {
        store.conn.query_row(pragma, [], |row| row.get::<_, rusqlite::types::Value>(0)).unwrap()
    };
    assert_eq!(ask("PRAGMA journal_mode"), "wal".to_owned().into());
    assert_eq!(ask("PRAGMA synchronous"), 2.into());
    assert_eq!(ask("PRAGMA foreign_keys"), 1.into());
}

#[test]
fn a_store_that_is_dropped_leaves_one_file() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 3, 1);
    let log = scratch.0.join("ardoise.db-wal");
    assert!(fs::metadata(&log).unwrap().len() > 0);
    drop(store);
    assert!(!log.exists());
    // One that only reads puts in order what a program that was killed has left.
    let mut store = scratch.store();
    played(&mut store, IDS[1], 1, 9);
    std::mem::forget(store);
    assert!(fs::metadata(&log).unwrap().len() > 0);
    assert_eq!(scratch.store().read(IDS[0]).unwrap().len(), 4);
}
