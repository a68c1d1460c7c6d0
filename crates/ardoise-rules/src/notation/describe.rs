//! How an event is written, in one line: `bid PLAYER LEVEL SUIT|none|all`.

use crate::engine::{Choice, Field, Form, Kind, Need};

/// The word of a choice: the canonical one, or its first French alias as it is spelled.
#[must_use]
pub fn choice_word(choice: &Choice, french: bool) -> &'static str {
    if french { choice.french() } else { choice.id }
}

/// The keyword of a form: the canonical one, or its first French alias as it is spelled.
#[must_use]
pub fn keyword(form: &Form, french: bool) -> &'static str {
    if french { form.french() } else { form.event }
}

/// The usage line of an event.
#[must_use]
pub fn describe(form: &Form, french: bool) -> String {
    let mut usage = keyword(form, french).to_owned();
    for field in form.fields {
        usage.push(' ');
        match field.need {
            Need::Required => usage.push_str(&placeholder(field, french)),
            Need::Optional => usage.push_str(&format!("[{}]", placeholder(field, french))),
        }
    }
    usage
}

/// How many words of a list are spelled out in a usage line.
const SPELLED: usize = 5;

/// What stands for a field in a usage line.
#[must_use]
pub fn placeholder(field: &Field, french: bool) -> String {
    let plain = |english: &str, other: &str| (if french { other } else { english }).to_owned();
    let spell = |choices: &[Choice]| -> Vec<&str> {
        choices.iter().map(|choice| choice_word(choice, french)).collect()
    };
    match field.kind {
        Kind::Player => plain("PLAYER", "JOUEUR"),
        Kind::Account => plain("SIDE", "CAMP"),
        Kind::PlayerOr(choices) => {
            let mut words = vec![if french { "JOUEUR" } else { "PLAYER" }];
            words.extend(spell(choices));
            words.join("|")
        }
        Kind::Counts => plain("SIDE N …", "CAMP N …"),
        Kind::Suit(choices) => {
            let mut words = vec![if french { "COULEUR" } else { "SUIT" }];
            words.extend(spell(choices));
            words.join("|")
        }
        Kind::Card => plain("CARD", "CARTE"),
        Kind::Cards => plain("CARD…", "CARTE…"),
        Kind::Number(min, max) if max.saturating_sub(min) < 3 => {
            (min..=max).map(|n| n.to_string()).collect::<Vec<_>>().join("|")
        }
        Kind::Number(..) | Kind::Half(..) => "N".to_owned(),
        Kind::Signed => "±N".to_owned(),
        Kind::Level(..) => plain("LEVEL", "NIVEAU"),
        Kind::Choice(choices) if choices.len() <= SPELLED => spell(choices).join("|"),
        Kind::Choice(_) => plain(&field.name.to_uppercase(), "MOT"),
        Kind::Labelled(labels, ..) => {
            let label = labels.first().map_or(field.name, |label| choice_word(label, french));
            format!("{label} N")
        }
        Kind::Text => plain("TEXT", "TEXTE"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::fold_word;
    use crate::engine::ENGINE_FORMS;

    #[test]
    fn what_is_spelled_reads_as_what_is_stored() {
        let folded = |word: &str| fold_word(word).replace(' ', "-");
        let mut spelled = 0;
        let forms = crate::games::GAMES.iter().flat_map(|game| game.info().forms).chain(ENGINE_FORMS);
        for form in forms {
            let plain = form.aliases.first().copied().unwrap_or(form.event);
            assert_eq!(folded(form.french()), plain);
            spelled += usize::from(form.spelled.is_some());
            for field in form.fields {
                let (Kind::Choice(choices)
                | Kind::PlayerOr(choices)
                | Kind::Suit(choices)
                | Kind::Level(_, _, choices)
                | Kind::Labelled(choices, ..)) = field.kind
                else {
                    continue;
                };
                for choice in choices {
                    let plain = choice.aliases.first().copied().unwrap_or(choice.id);
                    assert_eq!(folded(choice.french()), plain);
                    spelled += usize::from(choice.spelled.is_some());
                }
            }
        }
        assert!(spelled > 0, "nothing is spelled");
    }
}
