//! Where a table comes from: text with columns, a workbook, a page that `print` wrote.

#[cfg(feature = "xlsx")]
pub(super) mod book;
pub(super) mod csv;
pub(super) mod printed;
