//! The look of every page, on paper and on screens: colours, letters and spaces in one place, then a layer for each thing.

/// Colours, letters, signs: every page has this layer.
pub const TOKENS: &str = include_str!("tokens.css");
/// The slate with the T.
pub const SLATE: &str = include_str!("slate.css");
/// Deals, curves, tables, signatures; what a printer needs.
pub const SHEET: &str = include_str!("sheet.css");
