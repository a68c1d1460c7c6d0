//! The values of a field that are put on buttons: those that fit, while they are few.

use serde_json::Value;

use ardoise_rules::cards::{Card, Cards, Rank, Suit};
use ardoise_rules::engine::{Field, Form, Given, Kind, Offer, answer_text};

/// So many figures are buttons; more are typed.
const FIGURES: usize = 18;
/// So many cards are buttons, a whole pack of piquet; one of more is typed.
const CARDS: usize = 32;

/// The values of a field that are buttons; none where there are too many, and one is typed.
pub(super) fn fitting(
    offer: &Offer<'_>,
    form: &Form,
    field: &Field,
    (given, answer): (&Given, Option<&str>),
) -> Option<Vec<Value>> {
    match (offer.domain(field), field.kind) {
        (Some(domain), Kind::Camp(_)) => Some(camps(offer.fitting(form, given, domain), answer)),
        (Some(domain), _) => Some(Offer::few(offer.fitting(form, given, domain), FIGURES)),
        (None, Kind::Card) => {
            Some(offer.fitting(form, given, every_card())).filter(|cards| cards.len() <= CARDS)
        }
        (None, _) => None,
    }
}

/// A camp is asked for by its word: each of its players would say the same. The one who was said before stays.
pub(super) fn camps(values: Vec<Value>, answer: Option<&str>) -> Vec<Value> {
    let said = |value: &Value| answer == Some(answer_text(value).as_str());
    values.into_iter().filter(|value| value.is_string() || said(value)).collect()
}

/// Every card, aces and courts first: a row of four of each, then trumps that are no suit.
fn every_card() -> Vec<Value> {
    let low = Rank::ALL.into_iter().filter(|rank| *rank != Rank::Ace);
    let ranks = std::iter::once(Rank::Ace).chain(low.rev());
    let suited = ranks.flat_map(|rank| Suit::ALL.into_iter().map(move |suit| Card::new(suit, rank)));
    let others = Cards::UNIVERSE.iter().filter(|card| card.rank().is_none());
    suited.chain(others).map(|card| Value::from(card.code())).collect()
}
