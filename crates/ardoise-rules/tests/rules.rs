//! The tests of the rules as others see them, in one binary: each file of its own would link the whole crate again.

mod suite {
    pub mod cases;
    mod guess;
    mod histories;
    pub mod oracle;
    pub mod positions;
    mod reading;
    pub mod recorded;
    pub mod rulebooks;
    pub mod words;
}
