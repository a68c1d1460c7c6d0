//! Choosing a language.

use super::Lang;

#[test]
fn the_first_wish_that_is_understood_wins() {
    assert_eq!(Lang::choose([None, Some("fr_BE.UTF-8"), Some("en")]), Lang::Fr);
    assert_eq!(Lang::choose([Some("de"), None, Some("C.UTF-8")]), Lang::En);
    assert_eq!(Lang::choose([Some("Français"), Some("en")]), Lang::Fr);
    assert_eq!(Lang::choose([None]), Lang::En);
}
