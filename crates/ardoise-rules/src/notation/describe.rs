//! How an event is written, in one line: `bid PLAYER LEVEL SUIT|none|all`.

use crate::engine::{Choice, Field, Form, Kind, Need};
use crate::lang::{Lang, Spoken};

/// The usage line of an event.
#[must_use]
pub fn describe(form: &Form, lang: Lang) -> String {
    let mut usage = form.word(lang).to_owned();
    for field in form.fields {
        usage.push(' ');
        match field.need {
            Need::Required => usage.push_str(&placeholder(field, lang)),
            Need::Optional => usage.push_str(&format!("[{}]", placeholder(field, lang))),
        }
    }
    usage
}

static PLAYER: Spoken = crate::keyword!("PLAYER");
static SIDE: Spoken = crate::keyword!("SIDE");
static SUIT: Spoken = crate::keyword!("SUIT");
static CARD: Spoken = crate::keyword!("CARD");
static LEVEL: Spoken = crate::keyword!("LEVEL");
static CONTRACT: Spoken = crate::keyword!("CONTRACT");
static WORD: Spoken = crate::keyword!("WORD");
static TEXT: Spoken = crate::keyword!("TEXT");

/// How many words of a list are spelled out in a usage line.
const SPELLED: usize = 5;

/// What stands for a field in a usage line.
#[must_use]
pub fn placeholder(field: &Field, lang: Lang) -> String {
    let put = |spoken: &Spoken| spoken.printed(lang).unwrap_or(field.name).to_owned();
    let spell = |choices: &[Choice]| -> Vec<String> {
        choices.iter().map(|choice| choice.word(lang).to_owned()).collect()
    };
    let among = |spoken: &Spoken, choices: &[Choice]| {
        std::iter::once(put(spoken)).chain(spell(choices)).collect::<Vec<_>>().join("|")
    };
    match field.kind {
        Kind::Player => put(&PLAYER),
        Kind::Account => put(&SIDE),
        Kind::PlayerOr(choices) | Kind::Camp(choices) => among(&PLAYER, choices),
        Kind::Counts => format!("{} N …", put(&SIDE)),
        Kind::Suit(choices) => among(&SUIT, choices),
        Kind::Card => put(&CARD),
        Kind::Cards => format!("{}…", put(&CARD)),
        Kind::Number(min, max) if max.saturating_sub(min) < 3 => {
            (min..=max).map(|n| n.to_string()).collect::<Vec<_>>().join("|")
        }
        Kind::Number(..) | Kind::Half(..) => "N".to_owned(),
        Kind::Signed => "±N".to_owned(),
        Kind::Level(..) => put(&LEVEL),
        Kind::Choice(choices) if choices.len() <= SPELLED => spell(choices).join("|"),
        Kind::Choice(_) if field.name == "contract" => put(&CONTRACT),
        // In the canonical language the name of the field is a word.
        Kind::Choice(_) => WORD.printed(lang).map_or_else(|| field.name.to_uppercase(), str::to_owned),
        Kind::Labelled(labels, ..) => {
            let label = labels.first().map_or(field.name, |label| label.word(lang));
            format!("{label} N")
        }
        Kind::Text => put(&TEXT),
    }
}
