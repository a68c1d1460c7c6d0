//! What a field could hold: every value where they are few, some to try where they are many.

use serde_json::Value;

use super::form::{Guide, counts};
use ardoise_rules::cards::Suit;
use ardoise_rules::engine::{Account, Choice, Field, Kind, Seat};

/// How many round figures are offered.
const TENS: usize = 60;
/// Cards to try a form with: a whole suit, and one of each other.
const SAMPLE: [&str; 16] =
    ["AH", "KH", "QH", "JH", "10H", "9H", "8H", "7H", "6H", "5H", "4H", "3H", "2H", "7S", "AD", "JC"];

impl Guide<'_> {
    /// Every value a field could hold; none where there are too many to try.
    pub(super) fn domain(&self, field: &Field) -> Option<Vec<Value>> {
        let words =
            |choices: &[Choice]| choices.iter().map(|choice| Value::from(choice.id)).collect::<Vec<_>>();
        match field.kind {
            Kind::Player => Some(self.seats().map(|seat| Value::from(seat.number())).collect()),
            Kind::Account => Some(self.accounts().iter().map(|one| Value::from(one.to_string())).collect()),
            Kind::Suit(choices) => {
                let mut suits: Vec<Value> = Suit::ALL.iter().map(|suit| Value::from(suit.id())).collect();
                suits.extend(words(choices));
                Some(suits)
            }
            Kind::Number(min, max) if max.saturating_sub(min) <= 30 => {
                Some((min..=max).map(Value::from).collect())
            }
            Kind::Level(min, max, choices) if max.saturating_sub(min) <= 30 => {
                Some((min..=max).map(Value::from).chain(words(choices)).collect())
            }
            // Of many levels the round ones are offered; any other can be typed as a line.
            Kind::Level(min, max, choices) => {
                let tens = (min..=max).filter(|n| n % 10 == 0).take(TENS).map(Value::from);
                Some(tens.chain(words(choices)).collect())
            }
            Kind::Choice(choices) => Some(words(choices)),
            Kind::Number(..)
            | Kind::Counts
            | Kind::Card
            | Kind::Cards
            | Kind::Signed
            | Kind::Labelled(..)
            | Kind::Text => None,
        }
    }

    /// A few values of a field that has too many: enough to see whether it could hold any.
    pub(super) fn samples(&self, field: &Field) -> Vec<Value> {
        match field.kind {
            Kind::Counts => {
                let figures = [0, 1, 2, 3, 5, 8, 10, 13, 40, 62, 80, 81, 100, 131];
                let accounts = self.accounts();
                let pairs = figures.iter().flat_map(|n| accounts.iter().map(|one| counts(*one, *n)));
                pairs.collect()
            }
            Kind::Card => SAMPLE.iter().map(|code| Value::from(*code)).collect(),
            Kind::Cards => SAMPLE.iter().map(|code| Value::from(vec![*code])).collect(),
            Kind::Signed => vec![Value::from(10)],
            Kind::Text => vec![Value::from("…")],
            Kind::Number(min, max) | Kind::Level(min, max, _) => {
                let tens = (min..=max).filter(|n| n % 10 == 0).take(TENS);
                tens.chain(min..=max.min(min.saturating_add(20))).map(Value::from).collect()
            }
            Kind::Player | Kind::Account | Kind::Suit(_) | Kind::Choice(_) | Kind::Labelled(..) => Vec::new(),
        }
    }

    /// The seats, the likely one first, then in order of play.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let table = self.play.table();
        let first = self.likely.filter(|seat| table.has(*seat)).unwrap_or(Seat::at(0));
        let order: Vec<Seat> = (0..table.len()).map(|step| table.after(first, step)).collect();
        order.into_iter()
    }

    /// The accounts, the likely one first.
    #[must_use]
    pub fn accounts(&self) -> Vec<Account> {
        let table = self.play.table();
        let mut accounts: Vec<Account> = Vec::new();
        for seat in self.seats() {
            let account = table.account(seat);
            if !accounts.contains(&account) {
                accounts.push(account);
            }
        }
        accounts
    }
}
