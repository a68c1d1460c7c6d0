//! Rules as they are stored, of whatever schema, as those of today.

use serde_json::Map;

use super::core::Game;
use crate::engine::journal::RuleSet;
use crate::engine::options::{Rules as _, TABLE_OPTIONS};
use crate::engine::say::{Engine, Said, Say as _};

/// Complete rules read back from an opening or an adoption.
///
/// # Errors
/// If an option is missing, unknown or wrong.
pub(crate) fn read_rules<G: Game>(schema: u16, rules: &RuleSet) -> Result<G::Rules, Said> {
    let own;
    let of_table = |id: &&str| rules.options.contains_key(*id);
    let table: Vec<&str> = TABLE_OPTIONS.iter().map(|spec| spec.id).filter(of_table).collect();
    let options = if schema == G::SCHEMA && table.is_empty() {
        &*rules.options
    } else {
        let mut options = Map::clone(&rules.options);
        for id in table {
            options.shift_remove(id);
        }
        own = if schema == G::SCHEMA { options } else { G::upcast_rules(schema, options) };
        &own
    };
    G::Rules::read(options).map_err(|option| Engine::UnreadableRules { option }.said())
}
