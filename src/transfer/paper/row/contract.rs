//! What was played for, as a row of a table tells it: level, suit and stake in whatever order a cell has them, and who took.

use crate::transfer::paper::key::{Key, bid, is_passed, raising, taken};
use crate::transfer::paper::row::figures::is_dash;
use crate::transfer::paper::row::sense::{Fault, Row, Sense, apart, quoted};
use crate::words;
use ardoise_rules::cards::{Card, Rank, fold_word};
use ardoise_rules::engine::{AnyGame, Arg, Choice, Form, Kind, Role, Say as _, ended_by};
use ardoise_rules::notation::Slip;
use ardoise_rules::words::plain;

/// The letters behind a contract by which a stake is raised, once and twice.
pub(in crate::transfer::paper) const RAISED: [&[&str]; 2] = [&["c", "ch"], &["sc", "cc", "sch"]];

/// Is a word one of those among which a field of the event chooses?
fn names_choice(form: Option<&'static Form>, word: &str) -> bool {
    let folded = fold_word(word);
    let mut fields = form.into_iter().flat_map(|form| form.fields);
    fields.any(|field| field.kind.choices().iter().any(|one| one.is_named(&folded)))
}

/// Does a cell have a word of what may be bid in a game, or say that nobody did?
pub(in crate::transfer::paper) fn is_bid(cell: &str, forms: &'static [Form]) -> bool {
    let bid = bid(forms);
    let levels = |word: &str| {
        let mut fields = bid.into_iter().flat_map(|form| form.fields);
        fields.any(|field| matches!(field.kind, Kind::Level(_, _, named) if named.iter().any(|one| one.is_named(word))))
    };
    let whole = fold_word(cell);
    let words = apart(&whole);
    let said = |word: &str| word.parse::<u32>().is_ok() || names_choice(bid, word) || levels(word);
    is_passed(&whole)
        || is_dash(&whole)
        || names_choice(bid, &whole.replace(' ', "-"))
        || words.split(' ').any(said)
}

impl Sense<'_> {
    /// What was undertaken where the game has that, else the choice of trumps.
    pub(in crate::transfer::paper) fn bid(
        &self,
        row: &Row,
        bidder: Option<&str>,
        contract: Option<&str>,
        events: &mut Vec<String>,
    ) -> Result<(), Fault> {
        let suit = self.cell(row, &Key::Suit);
        if contract.is_none() && suit.is_none() {
            if self.pad
                && let Some(taken) = self.taken_in_nothing()
                && let Some(bidder) = bidder
            {
                events.push(format!("{} {}", taken.word(self.lang), quoted(bidder)));
            }
            return Ok(());
        }
        if let Some((held, _)) = contract.and_then(|contract| self.held(contract)) {
            events.push(self.holding(held, bidder));
            return Ok(());
        }
        let form = Role::Contract.among(self.forms).or_else(|| Role::Trump.among(self.forms));
        // On a pad a suit where none is chosen was turned: with which card of it changes no figure.
        if form.is_none() && self.pad && contract.is_none() {
            let suit = suit.map(|suit| fold_word(&suit));
            if let Some([suit]) = suit.as_deref().map(|suit| self.suits.meant(suit).to_vec()).as_deref()
                && let Some(turned) = self.forms.iter().find(|form| form.turns_up())
            {
                events.push(format!("{} {}", turned.word(self.lang), Card::new(*suit, Rank::Eight).code()));
            }
            return Ok(());
        }
        let own = form.ok_or_else(|| Fault { id: "paper-no-bid", args: Vec::new() })?;
        let mut line = own.word(self.lang).to_owned();
        if let Some(bidder) = bidder {
            line.push_str(&format!(" {}", quoted(bidder)));
        }
        let mut raised = None;
        for cell in [contract, suit.as_deref()].into_iter().flatten() {
            let cell = apart(&cell.replace(',', " "));
            let mut words: Vec<&str> = cell.split_whitespace().map(|word| self.unabbreviated(word)).collect();
            if let Some(level) = self.marked_raised(&words) {
                raised = raised.max(Some(level));
                words.pop();
            }
            self.without_of(&mut words);
            in_order(form, &mut words);
            let whole = |word: &str| {
                words.windows(2).any(|two| two.contains(&word) && names_choice(form, &two.join("-")))
            };
            for word in words.iter().copied() {
                match self.raised(word) {
                    Some(level) => raised = raised.max(Some(level)),
                    None => {
                        if !whole(word) {
                            self.says_one_thing(form, word)?;
                        }
                        line.push_str(&format!(" {}", self.suit_of(form, word).unwrap_or(word)));
                    }
                }
            }
        }
        events.push(line);
        let chooser = if raised.is_some() { self.chooser(row) } else { None };
        self.raise(bidder.or(chooser.as_deref()), raised.map_or(0..0, |level| 0..level + 1), events)
    }

    /// Leaves out the word between a level and its suit: `100 à cœur`.
    fn without_of(&self, words: &mut Vec<&str>) {
        let suit = |word: &&str| !self.suits.meant(&fold_word(word)).is_empty();
        let between = |two: &[&str]| words::heading(&fold_word(two[0]), "of") && suit(&two[1]);
        if let Some(at) = words.windows(2).position(between).filter(|at| *at > 0) {
            words.remove(at);
        }
    }

    /// A word without the point by which it was cut short (`g.`, `sans.`); one that says that the stake was raised keeps it.
    fn unabbreviated<'w>(&self, word: &'w str) -> &'w str {
        let bare =
            word.strip_suffix('.').filter(|bare| bare.chars().all(char::is_alphabetic) && !bare.is_empty());
        bare.filter(|_| self.raised(word).is_none()).unwrap_or(word)
    }

    /// That a word which is recorded is not the end of another one too: `misère`, of the petite and of the grande; and that a level is
    /// not what every trick counts. On a pad the figures say which it is.
    fn says_one_thing(&self, form: Option<&'static Form>, word: &str) -> Result<(), Fault> {
        if self.pad {
            return Ok(());
        }
        let fields = || form.into_iter().flat_map(|form| form.fields);
        let ambiguous = |readings: [&str; 2]| {
            let readings = readings.map(|reading| Arg::Text(reading.to_owned())).to_vec();
            let slip = Slip::Ambiguous { word: plain(word), readings: Arg::OneOf(readings) }.said();
            Err(Fault { id: slip.id, args: slip.args })
        };
        let level = word.parse().ok();
        let all = level.and_then(|level| {
            fields().find_map(|field| Some((field.name, field.every_trick(self.forms, level)?)))
        });
        if let Some((name, all)) = all {
            return ambiguous([all.word(self.lang), &format!("{name}={word}")]);
        }
        let choices = form.map_or(&[][..], Form::choices);
        let folded = fold_word(word);
        let Some(named) = choices.iter().find(|one| one.is_named(&folded)) else { return Ok(()) };
        match ended_by(choices, named, &folded).next() {
            Some(other) => ambiguous([other.word(self.lang), named.word(self.lang)]),
            None => Ok(()),
        }
    }

    /// Does a letter behind a suit that is told say that the stake was raised, once (nought) or twice: `100♥ C`, `90♣ SC`?
    pub(in crate::transfer::paper) fn marked_raised(&self, words: &[&str]) -> Option<usize> {
        let [.., suit, letters] = words else { return None };
        let letters = fold_word(letters.trim_end_matches('.'));
        let level = RAISED.iter().position(|known| known.contains(&letters.as_str()))?;
        let told = self.suits.meant(&fold_word(suit)).len() == 1;
        raising(self.forms, level).filter(|_| told).map(|_| level)
    }

    /// The form by which somebody takes without a word of the suit, where that has no column.
    fn taken_in_nothing(&self) -> Option<&'static Form> {
        let columns = self.keys.iter().any(|(key, _)| matches!(key, Key::Suit | Key::Contract));
        taken(self.forms).filter(|_| !columns)
    }

    /// The suit that a letter stands for among those who write so (`T` is trèfle in French), where a suit is bid.
    fn suit_of(&self, form: Option<&Form>, letter: &str) -> Option<&'static str> {
        let bids_suits = form?.fields.iter().any(|field| matches!(field.kind, Kind::Suit(_)));
        let alone = letter.chars().count() == 1 && letter.chars().all(char::is_alphabetic);
        match *self.suits.meant(&fold_word(letter)) {
            [suit] if bids_suits && alone => Some(suit.word(self.lang)),
            _ => None,
        }
    }

    /// Who took, and in which suit, where the column of who took says both and no other column says the suit: `Ana cœur`.
    pub(in crate::transfer::paper) fn suit_taken(&self, cell: &str) -> Option<(String, String)> {
        let told = self.keys.iter().any(|(key, _)| matches!(key, Key::Suit | Key::Contract));
        let (name, suit) = cell.rsplit_once(' ')?;
        let seat = self.seat(name.trim()).filter(|_| !told && !self.is_player(&fold_word(cell)))?;
        let one = self.suits.meant(&fold_word(suit)).len() == 1;
        let taker = self.players.get(seat).filter(|_| one && taken(self.forms).is_some())?;
        Some((taker.clone(), suit.to_owned()))
    }

    /// Who took, and what, where no column says who and both stand in the cell of the contract: `Ana 100 ♥`.
    pub(in crate::transfer::paper) fn taker_in(&self, cell: &str) -> Option<(String, String)> {
        let (taker, rest) = cell.split_once(' ')?;
        let folded = fold_word(taker);
        let player = || self.side_player(&folded).or_else(|| self.at_compass(&folded)).cloned();
        let named = self.seat(taker).filter(|_| folded.parse::<usize>().is_err());
        let taker = named.and_then(|seat| self.players.get(seat)).cloned().or_else(player)?;
        let headed = self.keys.iter().any(|(key, _)| *key == Key::Bidder);
        let bids = bid(self.forms).and_then(|form| form.fields.first());
        let first = bids.is_some_and(|field| field.kind == Kind::Player);
        (first && !headed).then(|| (taker, rest.trim().to_owned()))
    }
}

/// Puts the words of a bid in the order in which they are read: the level before what it is of (`SA 100`), and a word for it in place of the
/// figure that it stands beside (`250 (capot)`).
fn in_order(form: Option<&'static Form>, words: &mut Vec<&str>) {
    let choices = form.map_or(&[][..], Form::choices);
    let named = |words: &[&str]| {
        let joined = fold_word(&words.join("-"));
        choices.iter().any(|choice| choice.is_named(&joined))
    };
    // An ampersand is the word for it, and a figure may stand before what it is of: `6 seul`.
    if let Some(place) = words.iter().position(|word| *word == "&") {
        let read = words::headings("and").find(|and| {
            words[place] = and;
            named(words)
        });
        words[place] = read.unwrap_or("&");
    }
    if let [figure, word] = words[..]
        && !named(&[figure, word])
        && named(&[word, figure])
    {
        words.swap(0, 1);
    }
    let levels = form.into_iter().flat_map(|form| form.fields).find_map(|field| match field.kind {
        Kind::Level(_, _, choices) => Some(choices),
        _ => None,
    });
    let Some(levels) = levels else { return };
    words.iter_mut().for_each(|word| *word = word.trim_matches(['(', ')']));
    let figure = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let named = |word: &&str| levels.iter().any(|level| level.is_named(&fold_word(word)));
    if words.iter().any(named) {
        words.retain(|word| !figure(word));
    }
    words.sort_by_key(|word| !figure(word) && !named(word));
}

/// The lines of a table with the other contract that a word is used for, with that word and the contract: `misère`, which may be the
/// petite or the grande.
#[must_use]
pub fn otherwise(game: &'static dyn AnyGame, text: &str) -> Option<(String, String, &'static Choice)> {
    let choices = game.info().forms.iter().flat_map(|form| form.fields).map(|field| field.kind.choices());
    let mut words = text.split([' ', '\n', ',']).filter(|word| word.chars().all(char::is_alphabetic));
    let (word, other) = words.find_map(|word| {
        let folded = fold_word(word);
        choices.clone().find_map(|choices| {
            let named = choices.iter().find(|choice| choice.is_named(&folded))?;
            Some((word, ended_by(choices, named, &folded).next()?))
        })
    })?;
    let folded = fold_word(word);
    let lines = text.lines().map(|line| {
        let said = line.split(' ').map(|said| {
            let bare = said.trim_end_matches(',');
            if fold_word(bare) == folded { said.replacen(bare, other.id, 1) } else { said.to_owned() }
        });
        said.collect::<Vec<_>>().join(" ")
    });
    Some((lines.collect::<Vec<_>>().join("\n"), word.to_owned(), other))
}
