//! Choosing a language, and figures in words.

use super::{Lang, Locale, Speaker};

#[test]
fn a_sign_that_is_written_is_said() {
    const SAID: &[&str] = &["margin = { $signed } { $margin ->\n    [one] point\n   *[other] points\n}\n"];
    let speaker = Speaker::with(Lang::En, Locale { said: SAID, help: &[] });
    let say = |signed: &str, margin: &str| -> String {
        let said = speaker.phrase("margin", &[("signed", signed), ("margin", margin)]);
        said.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect()
    };
    assert_eq!(say("+12", "12"), "+12 points");
    assert_eq!(say("+1", "1"), "+1 point");
    assert_eq!(say("-1", "-1"), "-1 point");
}

#[test]
fn the_first_wish_that_is_understood_wins() {
    assert_eq!(Lang::choose([None, Some("fr_BE.UTF-8"), Some("en")]), Lang::Fr);
    assert_eq!(Lang::choose([Some("de"), None, Some("C.UTF-8")]), Lang::En);
    assert_eq!(Lang::choose([Some("Français"), Some("en")]), Lang::Fr);
    assert_eq!(Lang::choose([None]), Lang::En);
}
