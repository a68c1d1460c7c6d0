//! All integration tests in one binary: each test file of its own would link the whole program again.

mod suite {
    pub mod architecture;
    pub mod cases;
    pub mod cli;
    pub mod print;
    pub mod program;
    pub mod rulebooks;
    pub mod rulings;
    pub mod words;
}
