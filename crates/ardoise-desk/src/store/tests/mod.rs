//! Tests of the store, and what they share: a scratch folder, rows and projections.
#![allow(clippy::unwrap_used)]

mod damage;
mod errors;
mod files;
mod import;
mod log;
mod merge;
mod projections;
mod schema;

use std::fs;
use std::path::PathBuf;

use rusqlite::Connection;
use uuid::Uuid;

use super::*;

/// The ids of three matches, in the order in which they were made.
const IDS: [&str; 3] = [
    "0199f2a0-0000-7000-8000-0000000000a1",
    "0199f2a1-0000-7000-8000-00000000b2a1",
    "0199f2b0-0000-7000-8000-0000c3c3c3c3",
];

/// A folder of its own for one test.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("ardoise-{}", Uuid::now_v7()));
        fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    fn db(&self) -> PathBuf {
        self.0.join("ardoise.db")
    }

    fn store(&self) -> Store {
        Store::open(&self.db(), Access::ReadWrite).unwrap()
    }

    /// Another program on the same file, which knows nothing of the store.
    fn sqlite(&self) -> Connection {
        Connection::open(self.db()).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn row(kind: &str, deal: Option<i64>) -> NewRow {
    NewRow { kind: kind.to_owned(), deal, schema: 1, payload: format!(r#"{{"said":"{kind}"}}"#) }
}

fn opening() -> Vec<NewRow> {
    vec![row(FIRST_KIND, None)]
}

/// A match with so many deals, all complete.
fn projection(deals: i64) -> Projection {
    Projection {
        kind: Kind::Match,
        game: "coinche".to_owned(),
        title: None,
        opened: "2026-11-03".to_owned(),
        rules: "ffb".to_owned(),
        players: ["Anne", "Bob", "Chloé", "Élodie"].map(str::to_owned).to_vec(),
        former: Vec::new(),
        played: deals,
        points: Vec::new(),
        over: false,
        winners: Vec::new(),
        totals: vec![("A".to_owned(), 100 * deals), ("B".to_owned(), 62 * deals)],
        deals: (1..=deals).map(deal).collect(),
        engine: "0.1.0".to_owned(),
    }
}

fn deal(no: i64) -> DealProjection {
    DealProjection {
        no,
        complete: true,
        contract: Some(r#"{"level":80}"#.to_owned()),
        score: vec![("A".to_owned(), 100), ("B".to_owned(), 62)],
    }
}

/// A store with a match of so many deals, one row each after the first.
#[track_caller]
fn played(store: &mut Store, id: &str, deals: i64, at: i64) {
    let mut head = store.create_match(id, &opening(), at, "anne", &projection(0)).unwrap();
    for no in 1..=deals {
        head = store.append(id, head, &[row("play", Some(no))], at + no, "anne", &projection(no)).unwrap();
    }
    assert_eq!(head, deals + 1);
}
