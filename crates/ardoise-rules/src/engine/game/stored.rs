//! Rules as they are stored, of whatever schema, as those of today.

use super::core::Game;
use crate::engine::journal::RuleSet;
use crate::engine::options::Rules as _;
use crate::engine::say::{Engine, Said, Say as _};

/// Complete rules read back from an opening or an adoption.
///
/// # Errors
/// If an option is missing, unknown or wrong.
pub fn read_rules<G: Game>(schema: u16, rules: &RuleSet) -> Result<G::Rules, Said> {
    let upcast;
    let options = if schema == G::SCHEMA {
        &rules.options
    } else {
        upcast = G::upcast_rules(schema, rules.options.clone());
        &upcast
    };
    G::Rules::read(options).map_err(|option| Engine::UnreadableRules { option }.said())
}
