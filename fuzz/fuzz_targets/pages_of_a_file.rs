//! Any bytes as: pages of a file. What is asked of them is in tests/suite/driven.rs.
#![no_main]

use ardoise_fuzz::driven;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| driven::pages_of_a_file(bytes));
