//! The sheets of a workbook of a spreadsheet, as lines of cells.

use std::io::Cursor;

use calamine::{Data, Reader as _, Xlsx, XlsxError};

/// A line of cells, with its number in the sheet, from 1.
pub type Line = (usize, Vec<String>);

/// A sheet of a workbook: its name, and its lines that are not empty.
pub type Page = (String, Vec<Line>);

/// The sheets of a workbook.
///
/// # Errors
/// If it is no workbook.
pub fn pages(bytes: Vec<u8>) -> Result<Vec<Page>, XlsxError> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes))?;
    let mut pages = Vec::new();
    for name in book.sheet_names() {
        // A page without cells, a chart, is none of a table.
        let range = book.worksheet_range(&name).unwrap_or_default();
        let first = range.start().and_then(|(row, _)| usize::try_from(row).ok()).unwrap_or(0);
        let lines = (first + 1..).zip(range.rows());
        let told = lines.filter(|(_, row)| row.iter().any(|cell| *cell != Data::Empty));
        pages.push((name, told.map(|(line, row)| (line, row.iter().map(cell).collect())).collect()));
    }
    Ok(pages)
}

/// A cell as it would be typed: whole numbers without a point, a moment by its day.
fn cell(cell: &Data) -> String {
    match cell {
        Data::DateTime(moment) => moment.as_datetime().map_or_else(String::new, |at| at.date().to_string()),
        Data::Float(number) if number.fract() == 0.0 => format!("{number:.0}"),
        other => other.to_string(),
    }
}
