//! The look of every page, on paper and on screens: colours, letters and spaces in one place, then a layer for each thing.

/// Colours, letters, signs: every page has this layer.
pub const TOKENS: &str = include_str!("tokens.css");
/// The slate with the T.
pub const SLATE: &str = include_str!("slate.css");
/// Deals, curves, tables, signatures.
pub const SHEET: &str = include_str!("sheet.css");
/// What a printer needs.
pub const PRINT: &str = include_str!("print.css");
/// Buttons, questions, boxes: what stands on the pages of a table.
pub const TABLE: &str = include_str!("table.css");
/// Seats, standings and forms of a hall.
pub const HALL: &str = include_str!("hall.css");
/// Big figures, for a television or a projector.
pub const WALL: &str = include_str!("wall.css");
