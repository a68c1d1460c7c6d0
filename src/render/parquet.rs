//! Columns as a Parquet file: typed cells, lists among them, compressed, in groups of rows.

use std::io::Write;
use std::sync::Arc;

use ::parquet::basic::Compression;
use ::parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use ::parquet::errors::Result;
use ::parquet::file::properties::WriterProperties;
use ::parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use ::parquet::schema::parser::parse_message_type;

/// The cells of one column; `None` is no value.
#[derive(Debug)]
pub enum Cells {
    /// Texts.
    Text(Vec<Option<String>>),
    /// Numbers and days of 32 bits.
    Int(Vec<Option<i32>>),
    /// Numbers and moments of 64 bits.
    Long(Vec<Option<i64>>),
    /// Yes and no.
    Flag(Vec<Option<bool>>),
    /// Lists of texts.
    Texts(Vec<Vec<String>>),
    /// Lists of numbers.
    Ints(Vec<Vec<i32>>),
}

/// A file that is written group by group.
pub struct Table<W: Write + Send> {
    writer: SerializedFileWriter<W>,
}

impl<W: Write + Send> std::fmt::Debug for Table<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Table")
    }
}

impl<W: Write + Send> Table<W> {
    /// Begins a file with a schema in the language of Parquet. Single cells are all optional in it, lists required.
    ///
    /// # Errors
    /// If the schema cannot be read, or nothing can be written.
    pub fn new(schema: &str, out: W) -> Result<Table<W>> {
        let schema = Arc::new(parse_message_type(schema)?);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        Ok(Table { writer: SerializedFileWriter::new(out, schema, Arc::new(properties))? })
    }

    /// Writes a group of rows: a column for each of the schema, all equally long.
    ///
    /// # Errors
    /// If nothing can be written.
    pub fn group(&mut self, columns: &[Cells]) -> Result<()> {
        let mut group = self.writer.next_row_group()?;
        for cells in columns {
            let Some(mut column) = group.next_column()? else { break };
            write(&mut column, cells)?;
            column.close()?;
        }
        group.close()?;
        Ok(())
    }

    /// Ends the file.
    ///
    /// # Errors
    /// If nothing can be written.
    pub fn close(self) -> Result<()> {
        self.writer.close().map(|_| ())
    }
}

fn write(column: &mut SerializedColumnWriter<'_>, cells: &Cells) -> Result<()> {
    match cells {
        Cells::Text(cells) => {
            let values: Vec<ByteArray> =
                cells.iter().flatten().map(|text| ByteArray::from(text.as_str())).collect();
            column.typed::<ByteArrayType>().write_batch(&values, Some(&present(cells)), None)?;
        }
        Cells::Int(cells) => {
            let values: Vec<i32> = cells.iter().flatten().copied().collect();
            column.typed::<Int32Type>().write_batch(&values, Some(&present(cells)), None)?;
        }
        Cells::Long(cells) => {
            let values: Vec<i64> = cells.iter().flatten().copied().collect();
            column.typed::<Int64Type>().write_batch(&values, Some(&present(cells)), None)?;
        }
        Cells::Flag(cells) => {
            let values: Vec<bool> = cells.iter().flatten().copied().collect();
            column.typed::<BoolType>().write_batch(&values, Some(&present(cells)), None)?;
        }
        Cells::Texts(lists) => {
            let values: Vec<ByteArray> =
                lists.iter().flatten().map(|text| ByteArray::from(text.as_str())).collect();
            let (there, again) = levels(lists);
            column.typed::<ByteArrayType>().write_batch(&values, Some(&there), Some(&again))?;
        }
        Cells::Ints(lists) => {
            let values: Vec<i32> = lists.iter().flatten().copied().collect();
            let (there, again) = levels(lists);
            column.typed::<Int32Type>().write_batch(&values, Some(&there), Some(&again))?;
        }
    }
    Ok(())
}

/// Definition levels of single cells.
fn present<T>(cells: &[Option<T>]) -> Vec<i16> {
    cells.iter().map(|cell| i16::from(cell.is_some())).collect()
}

/// Definition and repetition levels of lists: an empty list has one place, without a value.
fn levels<T>(lists: &[Vec<T>]) -> (Vec<i16>, Vec<i16>) {
    let (mut there, mut again) = (Vec::new(), Vec::new());
    for list in lists {
        there.push(i16::from(!list.is_empty()));
        again.push(0);
        for _ in list.iter().skip(1) {
            there.push(1);
            again.push(1);
        }
    }
    (there, again)
}
