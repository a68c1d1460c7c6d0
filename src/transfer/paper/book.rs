//! The first sheet of a workbook of a spreadsheet, as lines of cells.

use std::io::Cursor;

use calamine::{Data, Reader as _, Xlsx, XlsxError};

/// The lines that are not empty, each with its number in the sheet, from 1.
///
/// # Errors
/// If it is no workbook.
pub fn rows(bytes: Vec<u8>) -> Result<Vec<(usize, Vec<String>)>, XlsxError> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes))?;
    let Some(range) = book.worksheet_range_at(0).transpose()? else { return Ok(Vec::new()) };
    let first = range.start().and_then(|(row, _)| usize::try_from(row).ok()).unwrap_or(0);
    let lines = (first + 1..).zip(range.rows());
    let told = lines.filter(|(_, row)| row.iter().any(|cell| *cell != Data::Empty));
    Ok(told.map(|(line, row)| (line, row.iter().map(cell).collect())).collect())
}

/// A cell as it would be typed: whole numbers without a point.
fn cell(cell: &Data) -> String {
    match cell {
        Data::Float(number) if number.fract() == 0.0 => format!("{number:.0}"),
        other => other.to_string(),
    }
}
