//! A row of a table as a line of the notation: which column says what, and what the words of its cells stand for.

use crate::transfer::paper::key::{Key, came, is_passed, is_voided};
use crate::transfer::paper::row::figures::is_dash;
use crate::transfer::paper::row::sense::{Fault, Row, Sense, quoted};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Form, common};
use ardoise_rules::notation::everybody_passes_in;
use ardoise_rules::words::plain;

/// What the cells of a row tell of its deal.
pub(in crate::transfer::paper) struct Told {
    /// Its number.
    deal: Option<String>,
    /// Who took.
    pub(in crate::transfer::paper) bidder: Option<String>,
    /// What happened.
    pub(in crate::transfer::paper) events: Vec<String>,
    /// Was it played, and not passed out or annulled?
    pub(in crate::transfer::paper) played: bool,
}

impl Sense<'_> {
    /// What is said of a deal that nobody took; in a game without passes it is annulled.
    fn all_passed(&self) -> &str {
        if self.passes { everybody_passes_in(self.lang) } else { common::ANNUL.word(self.lang) }
    }

    /// Does an event as a line has it say what came of the deal?
    fn ends(&self, event: &str) -> bool {
        let of = |form: &&Form| event.split(' ').next() == Some(form.word(self.lang));
        self.forms.iter().filter(of).any(tells_the_end)
    }

    /// A row as a line of events, with the number of its deal; `last` is the number in the row before.
    ///
    /// # Errors
    /// If a cell cannot mean anything.
    pub fn line(&self, row: &Row, last: Option<&str>) -> Result<Option<(Option<String>, String)>, Fault> {
        if row.cells.iter().all(|cell| cell.is_empty()) {
            return Ok(None);
        }
        let Told { deal, bidder, mut events, played } = self.told(row, last)?;
        if !played {
            return Ok(Some((deal, events.join(", "))));
        }
        let known = (bidder.as_deref(), events.as_slice());
        let came = self.told_by_marks(row, known).or_else(|| self.told_by_one_mark(row, known));
        let came = came.unwrap_or_default();
        // What says how it ended says more than a word for it; a belote that the marks show beside it does not.
        if came.iter().any(|event| self.ends(event)) {
            let word = |form: &Form, event: &str| form.made.is_some() && form.word(self.lang) == event;
            events.retain(|event| !self.forms.iter().any(|form| word(form, event)));
        }
        events.extend(came);
        for (key, place) in self.keys {
            if let (Key::Note, Some(cell)) = (key, self.value(row, *place)) {
                events.push(format!("{} {}", common::NOTE.word(self.lang), quoted(&cell)));
            }
        }
        self.totals(row, &mut events)?;
        if let Some(bidder) =
            bidder.filter(|bidder| !events.iter().any(|event| event.contains(&quoted(bidder))))
        {
            // Nothing said who took: then at least he must be one of the players.
            if !self.is_player(&fold_word(&bidder)) {
                let args =
                    vec![("name", Arg::Text(plain(&bidder))), ("known", Arg::Names(self.players.to_vec()))];
                return Err(Fault { id: "paper-stranger", args });
            }
        }
        Ok(Some((deal, events.join(", "))))
    }

    /// What the cells of a row tell of its deal, but for what was marked.
    pub(in crate::transfer::paper) fn told(&self, row: &Row, last: Option<&str>) -> Result<Told, Fault> {
        self.one_thing_each(row)?;
        self.one_suit_each(row)?;
        let deal = self.cell(row, &Key::Deal);
        let mut events = Vec::new();
        let same = deal.is_some() && deal.as_deref() == last;
        // Lines of the notation open their deals themselves, unless a column says which deal it is or this row has none and begins one.
        let noted = self.keys.iter().any(|(key, _)| *key == Key::Events);
        let begins = |(key, place): &(Key, usize)| {
            matches!(key, Key::Dealer | Key::Bidder | Key::Contract | Key::Suit)
                && self.value(row, *place).is_some()
        };
        let told = self.cell(row, &Key::Events).is_none() && self.keys.iter().any(begins);
        let own = deal.is_none() && noted && !told;
        if !same && !own {
            let dealer = self.cell(row, &Key::Dealer).map(|name| format!(" {}", quoted(&name)));
            events.push(format!("{}{}", common::DEAL.word(self.lang), dealer.unwrap_or_default()));
        }
        let mut contract = self.cell(row, &Key::Contract);
        let (mut bidder, partner) = self.bidders(row)?;
        if let Some((taker, rest)) = contract.as_deref().and_then(|cell| self.taker_in(cell)) {
            (bidder, contract) = (Some(taker), Some(rest));
        }
        if let Some((taker, suit)) = bidder.as_deref().and_then(|cell| self.suit_taken(cell)) {
            (bidder, contract) = (Some(taker), Some(suit));
        }
        let said = |word: &Option<String>| word.as_deref().map(fold_word);
        let nobody = |word: &String| !self.players.iter().any(|name| fold_word(name) == *word);
        let played_for = [contract.clone(), self.cell(row, &Key::Suit)];
        let played_for: Vec<String> = played_for.iter().filter_map(said).collect();
        let whose: Vec<String> = [said(&deal), said(&bidder)].into_iter().flatten().filter(nobody).collect();
        if played_for.iter().chain(&whose).any(|word| is_voided(word)) {
            events.push(common::ANNUL.word(self.lang).to_owned());
            return Ok(Told { deal, bidder, events, played: false });
        }
        // A line of dashes is a deal of which there is nothing to say.
        let mut told =
            played_for.iter().chain(whose.iter().filter(|word| Some(*word) != said(&deal).as_ref()));
        let dashes = self.pad && told.clone().next().is_some() && told.all(|word| is_dash(word));
        let passed = dashes || played_for.iter().chain(&whose).any(|word| is_passed(word));
        if passed {
            events.push(self.all_passed().to_owned());
            return Ok(Told { deal, bidder, events, played: false });
        }
        self.bid(row, bidder.as_deref(), contract.as_deref(), &mut events)?;
        let alone = self.alone(row, bidder.as_deref()).filter(|_| bidder.is_some() && contract.is_some());
        if partner.is_none() && alone.is_none() && bidder.is_some() && contract.is_some() {
            self.partner_told(row)?;
        }
        events.extend(partner.or_else(|| alone.clone()));
        self.fields(row, &mut events);
        let taker = bidder.clone().or_else(|| self.chooser(row));
        // Columns have no order of time: the stake is raised before anything is shown.
        let (raises, others): (Vec<_>, Vec<_>) =
            self.keys.iter().partition(|(key, _)| matches!(key, Key::Raise(_)));
        for (key, place) in raises.into_iter().chain(others) {
            let Some(cell) = self.value(row, *place) else { continue };
            match key {
                Key::Raise(level) => self.stakes(&cell, *level, taker.as_deref(), &mut events)?,
                Key::Event(_) if alone.is_some() && self.partners.contains(place) => {}
                Key::Event(event) if self.signs.contains(place) => {
                    events.extend(self.of_camp(event, &cell));
                }
                Key::Event(event) => {
                    // Who deals chooses trumps, and held nothing for that.
                    let whose = if self.counts_of_a_side(event) { &bidder } else { &taker };
                    for cell in self.several(event, &cell) {
                        let said = self.event(event, &cell, (whose.as_deref(), &events))?;
                        events.extend(said);
                    }
                }
                Key::Of(event, player) => {
                    for cell in self.several(event, &cell) {
                        let said = self.of_player(event, player, &cell, &events)?;
                        events.extend(said);
                    }
                }
                Key::Kind(event, kind) => {
                    let said = self.of_kind(event, kind, &cell, (taker.as_deref(), &events))?;
                    events.extend(said);
                }
                Key::Events => events.push(cell),
                Key::Deal | Key::Dealer | Key::Bidder | Key::Contract | Key::Suit => {}
                Key::Count(..)
                | Key::Against(_)
                | Key::Total(_)
                | Key::Came
                | Key::Note
                | Key::Lines
                | Key::Field(..) => {}
            }
        }
        self.fill(row, contract.as_deref(), &mut events);
        let before = events.len();
        // On a pad the figures say whether that is right; what is recorded is not to be guessed.
        let counted = if self.pad { &taker } else { &bidder };
        self.counts(row, counted.as_deref(), &mut events)?;
        // Beside every trick of one side a word for what came of it says nothing more.
        if events.len() == before
            && !events.iter().any(|event| self.ends(event))
            && let Some(cell) = self.cell(row, &Key::Came)
        {
            match came(&fold_word(&cell), self.forms) {
                Some(word) => events.push(word.word(self.lang).to_owned()),
                None if self.came_in_marks(&cell) => {}
                None => {
                    let args = vec![("cell", Arg::Text(plain(&cell)))];
                    return Err(Fault { id: "paper-no-result", args });
                }
            }
        }
        Ok(Told { deal, bidder, events, played: true })
    }
}

/// Does an event say what came of a deal: what was counted, that it was made or failed, or that one side had every trick?
fn tells_the_end(form: &Form) -> bool {
    form.counts() || form.made.is_some() || !form.counted.is_empty()
}
