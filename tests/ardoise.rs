//! All integration tests in one binary: each test file of its own would link the whole program again.

mod suite {
    pub mod agreement;
    pub mod architecture;
    pub mod browser;
    pub mod cli;
    pub mod completion;
    pub mod contest;
    pub mod copies;
    pub mod driven;
    pub mod evenings;
    pub mod faults;
    pub mod forgotten;
    pub mod golden;
    pub mod guess;
    pub mod guide;
    pub mod halls;
    pub mod hostile;
    pub mod keys;
    pub mod losing;
    pub mod pages;
    pub mod people;
    pub mod print;
    pub mod program;
    pub mod referee;
    pub mod rulings;
    pub mod seal;
    pub mod served;
    pub mod slips;
    #[cfg(feature = "s3")]
    pub mod stored;
    pub mod synced;
    pub mod table;
    pub mod terminal;
    pub mod transfer;
    pub mod words;
}
