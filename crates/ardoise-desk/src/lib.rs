//! The desk behind the table: whoever asks comes here. It keeps the log of every match in one SQLite file and knows no
//! terminal and no words.

pub mod records;
pub mod store;
