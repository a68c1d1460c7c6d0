//! Tables as a workbook of a spreadsheet: a sheet each, numbers as numbers, words never taken for formulas.

use rust_xlsxwriter::{Format, Workbook, XlsxError};

use crate::pages::{Field, Grid};

/// The workbook as bytes.
///
/// # Errors
/// If there are more rows or columns, or longer words, than a sheet holds.
pub fn xlsx(grids: &[Grid]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let (plain, bold, tenths) =
        (Format::new(), Format::new().set_bold(), Format::new().set_num_format("0.0"));
    for grid in grids {
        let sheet = book.add_worksheet();
        for (row, fields) in (0_u32..).zip(std::iter::once(&grid.heads).chain(&grid.rows)) {
            let words = if row == 0 { &bold } else { &plain };
            for (column, field) in (0_u16..).zip(fields) {
                // Larger figures than this are none of a card table.
                let figure = |number: i64| f64::from(i32::try_from(number).unwrap_or(i32::MAX));
                match field {
                    Field::Number(number) => sheet.write_number(row, column, figure(*number))?,
                    Field::Tenths(number) => {
                        sheet.write_number_with_format(row, column, figure(*number) / 10.0, &tenths)?
                    }
                    Field::Words(text) => sheet.write_string_with_format(row, column, text, words)?,
                    Field::Empty => sheet,
                };
            }
        }
        sheet.autofit();
    }
    book.save_to_buffer()
}
