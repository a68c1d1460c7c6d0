//! Choosing a language, and figures in words.

use super::{Lang, Locale, Speaker};
use crate::engine::{Arg, Seat};

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
    assert_eq!(say("-1", "-1"), "\u{2212}1 point");
    // A minus is one wherever a figure stands, a fraction and a half as well.
    let figures = [Arg::Number(-20), Arg::Fraction(-1, 3), Arg::Half(crate::engine::Half::of_halves(-3))];
    let said = figures.map(|figure| speaker.arg("shell", &figure, None));
    assert_eq!(said, ["\u{2212}20", "\u{2212}1/3", "\u{2212}1½"]);
}

#[test]
fn people_and_things_are_listed_as_in_a_sentence() {
    let names = ["Ana", "Bob", "Cy", "12"].map(str::to_owned);
    let told = |lang: Lang, count: usize| {
        let speaker = Speaker::new(lang);
        (speaker.all(&names[..count]), speaker.any(&names[..count]))
    };
    let both = |all: &str, any: &str| (all.to_owned(), any.to_owned());
    assert_eq!(told(Lang::Fr, 0), both("", ""));
    assert_eq!(told(Lang::Nl, 1), both("Ana", "Ana"));
    assert_eq!(told(Lang::Fr, 2), both("Ana et Bob", "Ana ou Bob"));
    assert_eq!(told(Lang::Fr, 4), both("Ana, Bob, Cy et 12", "Ana, Bob, Cy ou 12"));
    assert_eq!(told(Lang::En, 3), both("Ana, Bob and Cy", "Ana, Bob or Cy"));
    assert_eq!(told(Lang::Nl, 3), both("Ana, Bob en Cy", "Ana, Bob of Cy"));
    // In a reason they are listed the same way, and programs read what they read before.
    let seats = [0, 2].map(|place| Arg::Seat(Seat::at(place))).to_vec();
    let (all, any) = (Arg::List(seats.clone()), Arg::OneOf(seats));
    let names = Arg::Names(names[..3].to_vec());
    let dutch = Speaker::new(Lang::Nl);
    let said = [&all, &any, &names].map(|arg| dutch.arg("shell", arg, None));
    assert_eq!(said, ["1 en 3", "1 of 3", "Ana, Bob en Cy"]);
    assert_eq!(all.json(), serde_json::json!([1, 3]));
    assert_eq!(any.json(), serde_json::json!([1, 3]));
    assert_eq!(names.json(), serde_json::json!("Ana, Bob, Cy"));
}

#[test]
fn the_first_wish_that_is_understood_wins() {
    assert_eq!(Lang::choose([None, Some("fr_BE.UTF-8"), Some("en")]), Lang::Fr);
    assert_eq!(Lang::choose([Some("de"), None, Some("C.UTF-8")]), Lang::En);
    assert_eq!(Lang::choose([Some("Français"), Some("en")]), Lang::Fr);
    assert_eq!(Lang::choose([None]), Lang::En);
}
