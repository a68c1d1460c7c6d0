//! A deal that one player opens by what he holds and another one fills: a trou, told as a contract with its partner.

use crate::transfer::paper::key::{Key, joining};
use crate::transfer::paper::row::sense::{Row, Sense, quoted};
use ardoise_rules::cards::{Suit, fold_word};
use ardoise_rules::engine::{Choice, Field, Form, Kind};
use serde_json::json;

impl Sense<'_> {
    /// What a player says who fills what another one holds, with the ways in which he may: its event, where the game has one.
    fn filling(&self) -> Option<(&'static Form, &'static [Choice])> {
        self.forms.iter().find_map(|form| match form.fields {
            [
                Field { kind: Kind::Player, .. },
                Field { kind: Kind::Suit(_), .. },
                Field { kind: Kind::Choice(ways), .. },
            ] => Some((form, *ways)),
            _ => None,
        })
    }

    /// The event of whoever holds it, where what was played for names that, with the words beside it.
    pub(in crate::transfer::paper) fn held<'a>(
        &self,
        contract: &'a str,
    ) -> Option<(&'static Form, Vec<&'a str>)> {
        self.filling()?;
        let mut words: Vec<&str> = contract.split_whitespace().collect();
        let holds = |form: &&Form, word: &str| {
            let [Field { kind: Kind::Player, name, .. }] = form.fields else { return false };
            // Whoever joins says it of himself too.
            form.is_named(&fold_word(word)) && self.game.opens(&json!({"event": form.event, *name: 1}))
        };
        let (place, form) = words
            .iter()
            .enumerate()
            .find_map(|(place, word)| Some((place, self.forms.iter().find(|form| holds(form, word))?)))?;
        words.remove(place);
        Some((form, words))
    }

    /// Who joined whoever holds it fills it: in which suit, and how, as the row says. On a pad neither changes a figure where it is not
    /// told, but for how: in the suit of the ace is the usual way.
    pub(in crate::transfer::paper) fn fill(&self, row: &Row, contract: Option<&str>, events: &mut [String]) {
        let Some((_, words)) = contract.and_then(|contract| self.held(contract)) else { return };
        let Some((filling, ways)) = self.filling() else { return };
        let joined = joining(self.forms).map(|form| format!("{} ", form.word(self.lang)));
        let Some(line) = joined.and_then(|word| events.iter_mut().find(|line| line.starts_with(&word)))
        else {
            return;
        };
        let suits = self.cell(row, &Key::Suit);
        let told = || words.iter().copied().chain(suits.as_deref());
        let suit = told().find_map(|word| match *self.suits.meant(&fold_word(word)) {
            [suit] => Some(suit),
            _ => None,
        });
        let suit = suit
            .or_else(|| self.pad.then_some(Suit::Hearts))
            .map_or_else(String::new, |suit| suit.sign().to_string());
        let rest: Vec<&str> =
            words.iter().copied().filter(|word| self.suits.meant(&fold_word(word)).len() != 1).collect();
        let way = ways.iter().find(|way| way.is_named(&fold_word(&rest.join("-"))));
        let way = way.or_else(|| ways.first().filter(|_| self.pad && rest.is_empty()));
        let way = way.map_or_else(|| rest.join(" "), |way| way.word(self.lang).to_owned());
        let name = line.split_once(' ').map_or("", |(_, name)| name);
        *line = format!("{} {name} {suit} {way}", filling.word(self.lang)).trim_end().to_owned();
    }

    /// The line of whoever holds it.
    pub(in crate::transfer::paper) fn holding(&self, held: &Form, bidder: Option<&str>) -> String {
        let holder = bidder.map_or_else(String::new, |bidder| format!(" {}", quoted(bidder)));
        format!("{}{holder}", held.word(self.lang))
    }
}
