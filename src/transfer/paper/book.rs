//! The first sheet of a workbook of a spreadsheet, as lines of cells.

use std::io::Cursor;

use calamine::{Data, Reader as _, Xlsx, XlsxError};

/// A line of cells, with its number in the sheet, from 1.
type Line = (usize, Vec<String>);

/// The lines that are not empty, and the names of the sheets behind this one in which something stands.
///
/// # Errors
/// If it is no workbook.
pub fn rows(bytes: Vec<u8>) -> Result<(Vec<Line>, Vec<String>), XlsxError> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes))?;
    let Some(range) = book.worksheet_range_at(0).transpose()? else { return Ok((Vec::new(), Vec::new())) };
    let first = range.start().and_then(|(row, _)| usize::try_from(row).ok()).unwrap_or(0);
    let lines = (first + 1..).zip(range.rows());
    let told = lines.filter(|(_, row)| row.iter().any(|cell| *cell != Data::Empty));
    let told = told.map(|(line, row)| (line, row.iter().map(cell).collect())).collect();
    let others = book.sheet_names().into_iter().skip(1);
    let others = others.filter(|name| book.worksheet_range(name).is_ok_and(|range| !range.is_empty()));
    Ok((told, others.collect()))
}

/// A cell as it would be typed: whole numbers without a point.
fn cell(cell: &Data) -> String {
    match cell {
        Data::Float(number) if number.fract() == 0.0 => format!("{number:.0}"),
        other => other.to_string(),
    }
}
