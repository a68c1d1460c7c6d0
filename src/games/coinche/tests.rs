//! What the cases cannot say: speed of reading, properties, tables.
