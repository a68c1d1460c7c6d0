//! What the targets ask of what they drive, as the tests have it.

#[path = "../../tests/suite/driven.rs"]
pub mod driven;
#[path = "../../tests/suite/scratch.rs"]
pub mod scratch;
