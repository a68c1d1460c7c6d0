//! What the notation must do, with forms that no game owns.

mod errors;
mod events;
mod properties;
mod sheets;
mod toy;

use serde_json::Value;

use super::*;
use crate::engine::{Camps, ENGINE_FORMS, Form, Table};
use toy::FORMS;

fn forms() -> [&'static [Form]; 2] {
    [ENGINE_FORMS, FORMS]
}

fn table(names: &[&str], camps: Camps) -> Table {
    Table::new(names.iter().map(|name| (*name).to_owned()).collect(), camps)
}

fn four() -> Table {
    table(&["Ana", "Bob", "Cy", "Dee"], Camps::Pairs)
}

/// The only event of a line.
fn read_at(table: &Table, line: &str) -> Result<Value, Box<SheetError>> {
    let mut read = read_line(&forms(), table, 1, line, Tongue::SHEET)?;
    assert_eq!(read.events.len(), 1, "{line}");
    Ok(read.events.remove(0).0)
}

#[track_caller]
fn refused(table: &Table, line: &str) -> Box<SheetError> {
    match read_line(&forms(), table, 1, line, Tongue::SHEET) {
        Ok(read) => panic!("{line} was read as {:?}", read.events),
        Err(error) => error,
    }
}
