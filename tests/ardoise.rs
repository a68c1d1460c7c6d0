//! All integration tests in one binary: each test file of its own would link the whole program again.

mod suite {
    pub mod architecture;
    pub mod cases;
    pub mod cli;
    pub mod completion;
    pub mod driven;
    pub mod evenings;
    pub mod faults;
    pub mod golden;
    pub mod guide;
    pub mod hostile;
    pub mod losing;
    pub mod oracle;
    pub mod people;
    pub mod positions;
    pub mod print;
    pub mod program;
    pub mod recorded;
    pub mod referee;
    pub mod rulebooks;
    pub mod rulings;
    pub mod seal;
    pub mod slips;
    pub mod table;
    pub mod terminal;
    pub mod transfer;
    pub mod words;
}
