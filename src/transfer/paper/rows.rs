//! A row of a table as a line of the notation: which column says what, and what the words of its cells stand for.

use std::collections::BTreeMap;

use crate::line::figure::{thousands, without_noughts};
use crate::transfer::paper::key::{COUNTS, Key, came, form, is_no, is_passed, is_yes, raising};
use crate::transfer::paper::table::partners;
use crate::words;
use ardoise_rules::cards::{fold_word, suits_meant};
use ardoise_rules::engine::{Arg, Field, Form, Half, Kind, Need, Say as _};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{Slip, Tongue, letter_left_open};
use ardoise_rules::words::plain;

/// The event of whoever takes, where nothing is bid.
const TAKE: &str = "take";

/// A row of a table.
pub struct Row {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its cells.
    pub cells: Vec<String>,
}

/// A total that was not added right.
#[derive(Debug, Clone)]
pub struct Addition {
    /// Its line in the file, from 1.
    pub line: usize,
    /// What is written.
    pub written: i64,
    /// The total above it.
    pub last: i64,
    /// What was marked beside it.
    pub mark: i64,
}

/// What is wrong with a row.
pub struct Fault {
    /// The message.
    pub id: &'static str,
    /// What it needs.
    pub args: Vec<(&'static str, Arg)>,
}

/// How rows are read.
pub struct Sense<'a> {
    /// Which column is what.
    pub keys: &'a [(Key, usize)],
    /// Words of the table and what they stand for.
    pub values: &'a BTreeMap<String, String>,
    /// The players.
    pub players: &'a [String],
    /// What may be said in the game.
    pub forms: &'static [Form],
    /// In whose words it is said.
    pub lang: Lang,
    /// Does the column of the raised stake say by how much it is multiplied?
    pub multiplied: bool,
    /// The columns of what was made in which nothing stands but signs: made, or failed.
    pub signs: Vec<usize>,
    /// The columns whose figures say what was made beyond what was bid, with a sign.
    pub beyond: Vec<usize>,
    /// Is the table a pad to be explained? Then who took says enough where no column says in what.
    pub pad: bool,
}

/// Does a column that says whether the stake was raised hold multipliers: a 2 or a 4 somewhere, or a 1 in every row? Not where players
/// are named by their numbers, nor where anything else stands there.
#[must_use]
pub fn multiplied(keys: &[(Key, usize)], rows: &[Row]) -> bool {
    let raise = keys.iter().find(|(key, _)| matches!(key, Key::Raise(_))).map(|(_, place)| *place);
    let Some(place) = raise else { return false };
    let mut told = rows.iter().map(|row| row.cells.get(place).map_or("", String::as_str)).peekable();
    let told_of = |cell: &str| times(cell).is_some_and(|times| times > 1);
    let bidder = keys.iter().find(|(key, _)| *key == Key::Bidder).map(|(_, place)| *place);
    let numbered = |row: &Row| {
        let cell = bidder.and_then(|place| row.cells.get(place));
        cell.is_some_and(|cell| cell.parse::<u32>().is_ok())
    };
    let other = |cell: &str| times(cell).is_none() && !is_no(&fold_word(cell));
    if rows.iter().any(numbered) || told.clone().any(other) {
        return false;
    }
    told.peek().is_some() && (told.clone().any(told_of) || rows.len() > 1 && told.all(|cell| cell == "1"))
}

/// The columns of what was made whose figures have a plus before them, or a minus, or are nought: a count has no sign.
#[must_use]
pub fn beyond(keys: &[(Key, usize)], rows: &[Row]) -> Vec<usize> {
    let counts = keys.iter().filter(|(key, _)| matches!(key, Key::Count(_, None))).map(|(_, place)| *place);
    let signed = |place: &usize| {
        let cells = rows.iter().filter_map(|row| row.cells.get(*place));
        let figures = cells.filter(|cell| cell.chars().any(|letter| letter.is_ascii_digit()));
        let mut plus = false;
        figures.into_iter().all(|cell| {
            plus |= cell.starts_with('+');
            cell.starts_with(['+', '-', '−', '–']) || cell == "0"
        }) && plus
    };
    counts.filter(signed).collect()
}

/// The columns of what was made in which a plus stands, or a minus, and no figure.
#[must_use]
pub fn signs(keys: &[(Key, usize)], rows: &[Row]) -> Vec<usize> {
    let counts = keys.iter().filter(|(key, _)| matches!(key, Key::Count(_, None))).map(|(_, place)| *place);
    let signed = |place: &usize| {
        let mut cells = rows.iter().filter_map(|row| row.cells.get(*place)).filter(|cell| !cell.is_empty());
        cells.clone().any(|cell| cell == "+") && cells.all(|cell| cell == "+" || is_dash(cell))
    };
    counts.filter(signed).collect()
}

/// By how much a cell multiplies: `1`, `2`, `x4`.
fn times(cell: &str) -> Option<u32> {
    let bare = cell.trim_start_matches(['x', 'X', '×', '*']).trim();
    bare.parse().ok().filter(|times| [1, 2, 4].contains(times))
}

impl Sense<'_> {
    /// A row as a line of events, with the number of its deal; `last` is the number in the row before.
    ///
    /// # Errors
    /// If a cell cannot mean anything.
    pub fn line(&self, row: &Row, last: Option<&str>) -> Result<Option<(Option<String>, String)>, Fault> {
        if row.cells.iter().all(|cell| cell.is_empty()) {
            return Ok(None);
        }
        self.one_thing_each(row)?;
        self.one_suit_each(row)?;
        let deal = self.cell(row, &Key::Deal);
        let mut events = Vec::new();
        let same = deal.is_some() && deal.as_deref() == last;
        // Lines of the notation open their deals themselves, unless a column says which deal it is.
        let own = deal.is_none() && self.keys.iter().any(|(key, _)| *key == Key::Events);
        if !same && !own {
            let dealer = self.cell(row, &Key::Dealer).map(|name| format!(" {}", quoted(&name)));
            events.push(format!("{}{}", self.keyword("deal"), dealer.unwrap_or_default()));
        }
        let contract = self.cell(row, &Key::Contract);
        let (bidder, partner) = self.bidders(row)?;
        let said = |word: &Option<String>| word.as_deref().map(fold_word);
        let nobody =
            |word: String| is_passed(&word) && !self.players.iter().any(|name| fold_word(name) == word);
        let passed = said(&contract).is_some_and(|word| is_passed(&word));
        if passed || said(&deal).is_some_and(nobody) || said(&bidder).is_some_and(nobody) {
            events.push(self.keyword("annul").to_owned());
            return Ok(Some((deal, events.join(", "))));
        }
        self.bid(row, bidder.as_deref(), contract.as_deref(), &mut events)?;
        events.extend(partner.or_else(|| self.alone(row).filter(|_| bidder.is_some() && contract.is_some())));
        self.fields(row, &mut events);
        for (key, place) in self.keys {
            let Some(cell) = self.value(row, *place) else { continue };
            let folded = fold_word(&cell);
            match key {
                Key::Raise(_) if self.multiplied && times(&cell).is_some() => {
                    let levels = match times(&cell) {
                        Some(4) => 0..2,
                        Some(2) => 0..1,
                        _ => 0..0,
                    };
                    self.raise(bidder.as_deref(), levels, &mut events)?;
                }
                Key::Raise(level) => {
                    if is_no(&folded) {
                        continue;
                    }
                    match self.stake(&folded).filter(|_| *level == 0) {
                        Some(raised) => self.raise(bidder.as_deref(), 0..raised + 1, &mut events)?,
                        None if is_yes(&folded) || form(self.forms, &folded).is_some() => {
                            self.raise(bidder.as_deref(), *level..level + 1, &mut events)?;
                        }
                        None => {
                            let word = raising(self.forms, *level).map_or("", |form| form.word(self.lang));
                            events.push(format!("{word} {}", quoted(&cell)));
                        }
                    }
                }
                Key::Event(event) => {
                    let event = self.holder_of(event, &folded).unwrap_or(event);
                    let word = self.keyword(event);
                    if self.counts_of_a_side(event) && folded.parse::<u32>().is_ok() {
                        events
                            .push(format!("{word} {} {folded}", quoted(&self.beside(bidder.as_deref(), 0)?)));
                        continue;
                    }
                    if is_no(&folded) {
                        continue;
                    }
                    if let Some(player) = self.of_side(event, &folded) {
                        events.push(format!("{word} {}", quoted(player)));
                    } else if is_yes(&folded) || self.is_worth(event, &folded) {
                        events.push(format!("{word} {}", quoted(&self.beside(bidder.as_deref(), 0)?)));
                    } else if bidder.is_some() && self.lacks_player(event, &cell) {
                        events.push(format!("{word} {} {cell}", quoted(&self.beside(bidder.as_deref(), 0)?)));
                    } else {
                        events.push(format!("{word} {}", self.named(&cell)));
                    }
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
        let before = events.len();
        self.counts(row, bidder.as_deref(), &mut events)?;
        if events.len() == before
            && let Some(cell) = self.cell(row, &Key::Came)
        {
            let word = came(&fold_word(&cell), self.forms).ok_or_else(|| Fault {
                id: "paper-no-result",
                args: vec![("cell", Arg::Text(plain(&cell)))],
            })?;
            events.push(word.word(self.lang).to_owned());
        }
        for (key, place) in self.keys {
            if let (Key::Note, Some(cell)) = (key, self.value(row, *place)) {
                events.push(format!("{} {}", self.keyword("note"), quoted(&cell)));
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

    /// Is it a line of words in one cell, as `Second half` or `Winners: us`, which tells of no deal?
    pub fn is_remark(&self, row: &Row) -> bool {
        let mut told = row.cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
        let (Some((place, cell)), None) = (told.next(), told.next()) else { return false };
        let folded = fold_word(cell);
        let column = self.keys.iter().find(|(_, at)| *at == place).map(|(key, _)| key);
        if column == Some(&Key::Deal) {
            return false;
        }
        !matches!(column, Some(Key::Events | Key::Lines | Key::Note | Key::Contract | Key::Event(_)))
            && !cell.chars().any(|letter| letter.is_ascii_digit())
            && !is_no(&folded)
            && !is_dash(cell)
            && !is_passed(&folded)
            && !self.is_player(&folded)
            && cell.split_whitespace().nth(1).is_some()
    }

    /// Stands a word in the place of the number of the deal, where others have a number? Then it is a sum on the way, or a remark.
    pub fn is_unnumbered(&self, row: &Row, rows: &[Row]) -> bool {
        let deal = self.keys.iter().find(|(key, _)| *key == Key::Deal).map(|(_, place)| *place);
        let cell = |row: &Row| deal.and_then(|place| row.cells.get(place)).cloned().unwrap_or_default();
        let numbered = |cell: &String| cell.chars().any(|letter| letter.is_ascii_digit());
        let own = cell(row);
        let word = own.chars().any(char::is_alphabetic) && !numbered(&own) && !is_passed(&fold_word(&own));
        let tells = |key: &Key| {
            matches!(key, Key::Bidder | Key::Contract | Key::Suit | Key::Events | Key::Lines | Key::Event(_))
        };
        let mut told = self.keys.iter().filter(|(key, _)| tells(key));
        word && !told.any(|(_, place)| self.value(row, *place).is_some())
            && rows.iter().any(|row| numbered(&cell(row)))
    }

    /// That a row tells a deal whole which the last such row told already: its contract and what was made, under the same number. A
    /// number that comes back later is that of another match.
    ///
    /// # Errors
    /// If it does.
    pub fn once(&self, row: &Row, told: &mut Option<(String, usize)>) -> Result<(), Fault> {
        let Some(deal) = self.cell(row, &Key::Deal) else { return Ok(()) };
        let of = |wanted: &dyn Fn(&Key) -> bool| {
            self.keys.iter().any(|(key, place)| wanted(key) && self.value(row, *place).is_some())
        };
        let taken = of(&|key| matches!(key, Key::Contract | Key::Bidder | Key::Suit));
        if !taken || !of(&|key| matches!(key, Key::Count(..) | Key::Against(_))) {
            return Ok(());
        }
        match told.replace((deal.clone(), row.line)) {
            Some((known, line)) if known == deal => {
                let args = vec![("deal", Arg::Text(plain(&deal))), ("line", Arg::from(line))];
                Err(Fault { id: "paper-twice", args })
            }
            _ => Ok(()),
        }
    }

    /// Is it the row under a table that sums its columns? It says so in a cell, and nothing of a deal.
    pub fn sums(&self, row: &Row) -> bool {
        let named = |cell: &String| {
            let folded = fold_word(cell.trim_end_matches([':', ' ']));
            words::heading(&folded, "sum") && !self.players.iter().any(|name| fold_word(name) == folded)
        };
        let tells =
            |key: &Key| matches!(key, Key::Contract | Key::Suit | Key::Events | Key::Lines | Key::Event(_));
        row.cells.iter().any(named)
            && !self
                .keys
                .iter()
                .any(|(key, place)| tells(key) && row.cells.get(*place).is_some_and(|cell| !cell.is_empty()))
    }

    /// A cell says one thing: what its column is for. A comma, or what begins a remark, would begin another event.
    fn one_thing_each(&self, row: &Row) -> Result<(), Fault> {
        for (key, place) in self.keys {
            if !matches!(key, Key::Contract | Key::Suit | Key::Event(_) | Key::Field(..)) {
                continue;
            }
            let Some(cell) = row.cells.get(*place) else { continue };
            let mapped = self.values.keys().any(|word| fold_word(word) == fold_word(cell));
            if cell.contains([',', '#']) && number(cell).is_err() && !mapped {
                return Err(Fault { id: "paper-two-things", args: vec![("cell", Arg::Text(plain(cell)))] });
            }
        }
        Ok(())
    }

    /// A letter that is two suits to who reads that language (C is cœur or carreau) says none of them.
    fn one_suit_each(&self, row: &Row) -> Result<(), Fault> {
        let of_suit = |field: &Field| matches!(field.kind, Kind::Suit(_));
        for (key, place) in self.keys {
            let fields = match key {
                Key::Contract | Key::Suit => &[][..],
                Key::Event(event) | Key::Field(event, _) => {
                    form(self.forms, event).map_or(&[][..], |form| form.fields)
                }
                _ => continue,
            };
            let Some(cell) = self.value(row, *place) else { continue };
            let text = if matches!(key, Key::Contract | Key::Suit) { apart(&cell) } else { cell };
            // The suit is said last; a letter before it may be the beginning of a name.
            let last = text.split_whitespace().next_back().unwrap_or_default();
            let said = match key {
                Key::Field(_, name) => fields.iter().any(|field| field.name == *name && of_suit(field)),
                Key::Event(_) => {
                    fields.iter().any(of_suit) && (text != last || fields.first().is_some_and(of_suit))
                }
                _ => true,
            };
            let meant = suits_meant(&fold_word(last), Tongue::typed(self.lang).letters);
            if said && meant.len() > 1 {
                let readings: Vec<String> =
                    meant.iter().map(|suit| suit.word(self.lang).to_owned()).collect();
                let said = letter_left_open(&plain(last), &readings).said();
                return Err(Fault { id: said.id, args: said.args });
            }
        }
        Ok(())
    }

    /// The word of an event.
    fn keyword<'a>(&self, event: &'a str) -> &'a str {
        form(self.forms, event).map_or(event, |form| form.word(self.lang))
    }

    /// The cell of a column, with what its word stands for; none if it is empty.
    fn value(&self, row: &Row, place: usize) -> Option<String> {
        let cell = row.cells.get(place).filter(|cell| !cell.is_empty())?;
        let folded = fold_word(cell);
        let stands = self.values.iter().find(|(word, _)| fold_word(word) == folded);
        Some(stands.map_or_else(|| cell.clone(), |(_, value)| value.clone()))
    }

    fn cell(&self, row: &Row, wanted: &Key) -> Option<String> {
        let place = self.keys.iter().find(|(key, _)| key == wanted).map(|(_, place)| *place)?;
        self.value(row, place)
    }

    /// What was bid: `bid` where the game has it, else the choice of trumps.
    fn bid(
        &self,
        row: &Row,
        bidder: Option<&str>,
        contract: Option<&str>,
        events: &mut Vec<String>,
    ) -> Result<(), Fault> {
        let suit = self.cell(row, &Key::Suit);
        if contract.is_none() && suit.is_none() {
            if self.pad
                && self.takes_in_nothing()
                && let Some(bidder) = bidder
            {
                events.push(format!("{} {}", self.keyword(TAKE), quoted(bidder)));
            }
            return Ok(());
        }
        let word = ["bid", TAKE, "trump"].into_iter().find(|word| form(self.forms, word).is_some());
        let word = word.ok_or_else(|| Fault { id: "paper-no-bid", args: Vec::new() })?;
        let form = form(self.forms, word);
        let mut line = self.keyword(word).to_owned();
        if let Some(bidder) = bidder {
            line.push_str(&format!(" {}", quoted(bidder)));
        }
        let mut raised = None;
        for cell in [contract, suit.as_deref()].into_iter().flatten() {
            for word in apart(cell).split_whitespace() {
                match self.raised(word) {
                    Some(level) => raised = raised.max(Some(level)),
                    None => line.push_str(&format!(" {}", self.suit_of(form, word).unwrap_or(word))),
                }
            }
        }
        events.push(line);
        self.raise(bidder, raised.map_or(0..0, |level| 0..level + 1), events)
    }

    /// May somebody take without a word of the suit, and has it no column?
    fn takes_in_nothing(&self) -> bool {
        let columns = self.keys.iter().any(|(key, _)| matches!(key, Key::Suit | Key::Contract));
        let optional = |form: &Form| form.fields.iter().skip(1).all(|field| field.need == Need::Optional);
        !columns && form(self.forms, TAKE).is_some_and(optional)
    }

    /// The suit that a letter stands for among those who write so (`T` is trèfle in French), where a suit is bid.
    fn suit_of(&self, form: Option<&Form>, letter: &str) -> Option<&'static str> {
        let bids_suits = form?.fields.iter().any(|field| matches!(field.kind, Kind::Suit(_)));
        let alone = letter.chars().count() == 1 && letter.chars().all(char::is_alphabetic);
        match *suits_meant(&fold_word(letter), Tongue::typed(self.lang).letters) {
            [suit] if bids_suits && alone => Some(suit.word(self.lang)),
            _ => None,
        }
    }

    /// Who took, and what is said of the partner who stands with him in the cell: `Ana+Cy`. Partners by their places need no word.
    fn bidders(&self, row: &Row) -> Result<(Option<String>, Option<String>), Fault> {
        let Some(cell) = self.cell(row, &Key::Bidder) else { return Ok((None, None)) };
        // On a pad it is enough which side took: which of two partners did changes no figure.
        let side = ["points-a", "points-b"].iter().position(|id| words::heading(&fold_word(&cell), id));
        if let Some(player) = side.and_then(|side| self.players.get(side)) {
            let sides = self.pad && self.players.len() == 4 && !self.is_player(&fold_word(&cell));
            return Ok((Some(if sides { player.clone() } else { cell }), None));
        }
        let Some([one, other]) = partners(&cell).filter(|_| !self.is_player(&fold_word(&cell))) else {
            return Ok((Some(cell), None));
        };
        let [Some(first), Some(second)] = [&one, &other].map(|name| self.seat(name)) else {
            return Ok((Some(cell), None));
        };
        let joins = ["support", "partner"].into_iter().find_map(|event| form(self.forms, event));
        let across = self.players.len() == 4 && (first + 2) % 4 == second;
        if first == second || joins.is_none() && !across {
            let args = vec![("name", Arg::Text(plain(&cell))), ("known", Arg::Names(self.players.to_vec()))];
            return Err(Fault { id: "paper-stranger", args });
        }
        let joins = joins.filter(|form| form.event != "partner" || self.players.len() > 4);
        let partner = joins.map(|form| format!("{} {}", form.word(self.lang), quoted(&other)));
        Ok((Some(one), partner))
    }

    /// That whoever took plays alone, where the column of the partner stands empty.
    fn alone(&self, row: &Row) -> Option<String> {
        self.keys.iter().find_map(|(key, place)| {
            let Key::Event(event) = key else { return None };
            let form = form(self.forms, event).filter(|form| form.leads && self.players.len() > 4)?;
            let [Field { kind: Kind::PlayerOr([alone, ..]), .. }] = form.fields else { return None };
            let cell = row.cells.get(*place).map_or("", String::as_str);
            is_no(&fold_word(cell)).then(|| format!("{} {}", form.word(self.lang), alone.word(self.lang)))
        })
    }

    /// The place of a player by his name, the beginning of it or his number.
    fn seat(&self, name: &str) -> Option<usize> {
        let folded = fold_word(name);
        let exact = self.players.iter().position(|player| fold_word(player) == folded);
        let begun = || {
            let mut begun =
                (0..self.players.len()).filter(|at| fold_word(&self.players[*at]).starts_with(&folded));
            begun.next().filter(|_| begun.next().is_none())
        };
        let numbered = || folded.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < self.players.len());
        exact.or_else(begun).or_else(numbered)
    }

    /// One of the other side raised the stake, and one of this side raised it again: nobody says who.
    fn raise(
        &self,
        bidder: Option<&str>,
        levels: std::ops::Range<usize>,
        events: &mut Vec<String>,
    ) -> Result<(), Fault> {
        for level in levels {
            let word = raising(self.forms, level).map_or("", |form| form.word(self.lang));
            events.push(format!("{word} {}", quoted(&self.beside(bidder, 1 - level)?)));
        }
        Ok(())
    }

    /// Does a word behind a contract say that its stake was raised, once (nought) or twice: `coinché`, `x2`? Not where a column of
    /// its own says it.
    fn raised(&self, word: &str) -> Option<usize> {
        let headed = |level: &usize| self.keys.iter().any(|(key, _)| key == &Key::Raise(*level));
        self.stake(&fold_word(word)).filter(|level| !headed(level))
    }

    /// The stake that a folded word says was raised, once (nought) or twice.
    fn stake(&self, folded: &str) -> Option<usize> {
        let levels = [["x2", "×2", "x", "×"], ["x4", "×4", "xx", "××"]];
        let level = levels.iter().position(|known| known.contains(&folded)).or_else(|| {
            let headed = ["raise", "raise-again"].iter().position(|id| words::heading(folded, id));
            headed.or_else(|| {
                self.forms.iter().filter(|form| form.is_named(folded)).find_map(|form| form.raise)
            })
        })?;
        raising(self.forms, level).map(|_| level)
    }

    /// Does that event say a number of somebody, so that a figure alone is of whoever took?
    fn counts_of_a_side(&self, word: &str) -> bool {
        let fields = form(self.forms, word).map_or(&[][..], |form| form.fields);
        let holder = |field: &Field| {
            matches!(field.kind, Kind::Player | Kind::Account | Kind::PlayerOr(_) | Kind::Camp(_))
        };
        fields.first().is_some_and(holder)
            && fields.iter().any(|field| matches!(field.kind, Kind::Number(..)))
    }

    /// The event that says who holds a card, where the column of the card has a player's name, or that nobody holds it.
    fn holder_of(&self, word: &str, folded: &str) -> Option<&'static str> {
        let own = form(self.forms, word)?;
        own.fields.iter().find(|field| matches!(field.kind, Kind::Card))?;
        let holds = self.forms.iter().find(|form| match form.fields {
            [Field { kind: Kind::PlayerOr(choices), .. }] => {
                form.column && (self.is_player(folded) || choices.iter().any(|word| word.is_named(folded)))
            }
            _ => false,
        });
        holds.map(|form| form.event)
    }

    /// Is a player said first with that event, and nobody's name in the cell? Then it is of whoever took.
    fn lacks_player(&self, word: &str, cell: &str) -> bool {
        let first = form(self.forms, word).and_then(|form| form.fields.first());
        let begins = fold_word(cell.split_whitespace().next().unwrap_or_default());
        first.is_some_and(|field| matches!(field.kind, Kind::Player)) && !self.is_player(&begins)
    }

    /// A player of the side that a cell names (`Us`, `Eux`), where the event is of a player of two sides.
    fn of_side(&self, event: &str, folded: &str) -> Option<&String> {
        let first = form(self.forms, event)?.fields.first()?;
        let place = ["points-a", "points-b"].iter().position(|id| words::heading(folded, id))?;
        let sides = matches!(first.kind, Kind::Player) && matches!(self.players.len(), 2 | 4);
        self.players.get(place).filter(|_| sides && !self.is_player(folded))
    }

    /// Is it what the event is worth, where it says no number of its own: `20` in the column of the belote? Then it is a yes.
    fn is_worth(&self, event: &str, folded: &str) -> bool {
        let fields = form(self.forms, event).map_or(&[][..], |form| form.fields);
        let number = |field: &Field| matches!(field.kind, Kind::Number(..) | Kind::Level(..) | Kind::Counts);
        let player = matches!(fields.first().map(|field| field.kind), Some(Kind::Player));
        let places = self.players.len();
        player && !fields.iter().any(number) && folded.parse::<usize>().is_ok_and(|figure| figure > places)
    }

    /// A cell that begins with a name of several words, so that the name is read as one.
    fn named(&self, cell: &str) -> String {
        let words: Vec<&str> = cell.split_whitespace().collect();
        let longest = self.players.iter().filter_map(|name| {
            let of = name.split_whitespace().count();
            let begins = words.get(..of).is_some_and(|begin| fold_word(&begin.join(" ")) == fold_word(name));
            begins.then_some((of, name))
        });
        let Some((of, name)) = longest.max_by_key(|(of, _)| *of) else { return cell.to_owned() };
        let rest = words[of..].iter().map(|word| format!(" {word}")).collect::<String>();
        quoted(name) + &rest
    }

    /// Is that the name of a player, a beginning of one, or his number?
    fn is_player(&self, folded: &str) -> bool {
        folded.starts_with('"')
            || folded.parse::<usize>().is_ok_and(|no| (1..=self.players.len()).contains(&no))
            || self.players.iter().any(|name| fold_word(name).starts_with(folded))
    }

    /// A word in the place of a figure that says what a side made: a capot.
    fn made(&self, cell: &str) -> Option<&'static str> {
        let form = self.forms.iter().find(|form| {
            let folded = fold_word(cell);
            form.is_named(&folded)
        })?;
        let alone = matches!(
            form.fields,
            [] | [Field { kind: Kind::Account | Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_), .. }]
        );
        alone.then_some(form.event)
    }

    /// What was made, of a figure with a plus before it: so much beyond what was bid, where that is a number of the same kind.
    fn beyond(&self, row: &Row, cell: &str, figure: &str) -> Result<String, Fault> {
        let bids = |form: &Form| form.fields.iter().any(|field| matches!(field.kind, Kind::Level(..)));
        let level = self
            .cell(row, &Key::Contract)
            .and_then(|cell| apart(&cell).split_whitespace().find_map(|word| word.parse::<i32>().ok()));
        let level = level.filter(|_| form(self.forms, "bid").is_some_and(bids));
        match (level, figure.parse::<i32>()) {
            (Some(level), Ok(beyond)) => Ok(level.saturating_add(beyond).to_string()),
            _ => {
                let said = Slip::Beyond { word: plain(cell) }.said();
                Err(Fault { id: said.id, args: said.args })
            }
        }
    }

    /// Events of which several columns say a field each.
    fn fields(&self, row: &Row, events: &mut Vec<String>) {
        let mut said: Vec<(&str, String)> = Vec::new();
        for (key, place) in self.keys {
            let (Key::Field(event, field), Some(cell)) = (key, self.value(row, *place)) else { continue };
            let text = format!("{field}={}", if cell.contains(' ') { quoted(&cell) } else { cell });
            match said.iter_mut().find(|(known, _)| known == event) {
                Some((_, line)) => line.push_str(&format!(" {text}")),
                None => said.push((event, text)),
            }
        }
        events.extend(said.into_iter().map(|(event, fields)| format!("{} {fields}", self.keyword(event))));
    }

    /// What was counted: for each account that has a column, else for the side that took.
    fn counts(&self, row: &Row, bidder: Option<&str>, events: &mut Vec<String>) -> Result<(), Fault> {
        for event in COUNTS {
            let mut parts = Vec::new();
            for (key, place) in self.keys {
                let Some(cell) = self.value(row, *place) else { continue };
                let (word, account, against) = match key {
                    Key::Count(word, account) => (word, account.as_deref(), false),
                    Key::Against(word) => (word, None, true),
                    _ => continue,
                };
                if word != event || is_dash(&cell) && !self.signs.contains(place) {
                    continue;
                }
                let holder = match (account, bidder) {
                    (Some(account), _) => self.account(account),
                    (None, Some(_)) if against => self.against(event, bidder)?,
                    (None, Some(bidder)) => quoted(bidder),
                    (None, None) => {
                        return Err(Fault {
                            id: "paper-whose",
                            args: vec![("cell", Arg::Text(plain(&cell)))],
                        });
                    }
                };
                let signed = account.is_none() && self.signs.contains(place);
                if let Some(word) = came(&cell, self.forms).filter(|_| signed) {
                    events.push(word.word(self.lang).to_owned());
                    continue;
                }
                if let Some(word) = self.made(&cell) {
                    let bare = form(self.forms, word).is_some_and(|form| form.fields.is_empty());
                    let holder = if bare { String::new() } else { format!(" {holder}") };
                    events.push(format!("{}{holder}", self.keyword(word)));
                    continue;
                }
                let mut figure = number(&cell)?;
                if account.is_none() && self.beyond.contains(place) {
                    figure = self.beyond(row, &cell, &figure)?;
                }
                let stands = |form: &&Form| form.counted.iter().any(|own| own.to_string() == figure);
                match self.forms.iter().find(stands) {
                    Some(form) => events.push(format!("{} {holder}", form.word(self.lang))),
                    None => parts.push((holder, figure)),
                }
            }
            // Beside every trick of one side, nothing is left for the other.
            let swept =
                self.forms.iter().filter(|form| !form.counted.is_empty()).map(|form| form.word(self.lang));
            if swept.into_iter().any(|word| events.iter().any(|event| event.starts_with(&format!("{word} "))))
            {
                parts.retain(|(_, figure)| figure != "0");
            }
            if !parts.is_empty() {
                let parts: Vec<String> =
                    parts.iter().map(|(holder, figure)| format!("{holder} {figure}")).collect();
                events.push(format!("{} {}", self.keyword(event), parts.join(" ")));
            }
        }
        Ok(())
    }

    fn totals(&self, row: &Row, events: &mut Vec<String>) -> Result<(), Fault> {
        let mut parts = Vec::new();
        for (key, place) in self.keys {
            if let (Key::Total(account), Some(cell)) = (key, self.value(row, *place))
                && !is_dash(&cell)
            {
                parts.push(format!("{} {}", self.account(account), number(&cell)?));
            }
        }
        if !parts.is_empty() {
            events.push(format!("{} {}", self.keyword("check"), parts.join(" ")));
        }
        Ok(())
    }

    /// A row of figures and nothing else: a deal of which nothing is known but what it brought. They are totals where those
    /// before are known, else what the deal brought.
    ///
    /// # Errors
    /// If a cell is no number.
    pub fn added(
        &self,
        row: &Row,
        headings: &[String],
        mut before: Option<&mut BTreeMap<String, i64>>,
    ) -> Result<Option<(Option<String>, String)>, Fault> {
        let deal = self.keys.iter().find(|(key, _)| *key == Key::Deal);
        let named =
            deal.and_then(|(_, place)| Some(format!("{} {}", headings.get(*place)?, row.cells.get(*place)?)));
        let dealer = self.cell(row, &Key::Dealer).map(|name| format!(" {}", quoted(&name)));
        let mut events = vec![format!("{}{}", self.keyword("deal"), dealer.unwrap_or_default())];
        events.push(self.keyword("annul").to_owned());
        let mut told = false;
        for (key, place) in self.keys {
            let (Key::Total(account), Some(cell)) = (key, self.value(row, *place)) else { continue };
            if is_dash(&cell) {
                continue;
            }
            let account = self.account(account);
            let figure = whole(&cell)?;
            told = true;
            let known =
                before.as_mut().and_then(|before| before.insert(account.clone(), figure)).unwrap_or(0);
            if figure != known {
                let text = quoted_always(named.as_deref().unwrap_or_default());
                events.push(format!("{} {account} {:+} {text}", self.keyword("adjust"), figure - known));
            }
        }
        Ok(told.then(|| (None, events.join(", "))))
    }

    /// What stands in a column of totals and is not the total above it with what was marked beside it: the line, what is written, and
    /// what was added. None where most of it is not: then they are no such totals.
    pub fn additions(&self, rows: &[&Row], (marks, totals): (usize, usize)) -> Option<Vec<Addition>> {
        let (mut wrong, mut told, mut last) = (Vec::new(), 0, None);
        let cell = |row: &Row, place: usize| self.value(row, place).filter(|cell| !is_dash(cell));
        for row in rows {
            let Some(written) = cell(row, totals) else { continue };
            let written = whole(&written).ok()?;
            let mark = cell(row, marks).map_or(Some(0), |cell| whole(&cell).ok())?;
            if let Some(last) = last.replace(written) {
                told += 1;
                if last + mark != written {
                    wrong.push(Addition { line: row.line, written, last, mark });
                }
            }
        }
        (told > 1 && wrong.len() * 2 < told).then_some(wrong)
    }

    /// The last row of figures, where what it has are the sums of those above: surely no deal where it alone has no number, and
    /// hardly one where no row has any.
    pub fn sum_below(&self, rows: &[&Row], figures_only: bool) -> Option<(usize, bool)> {
        let tells = |row: &Row| {
            let mut told = self.keys.iter().filter(|(key, _)| key.records());
            told.any(|(_, place)| self.value(row, *place).is_some())
        };
        let deal = self.keys.iter().find(|(key, _)| *key == Key::Deal).map(|(_, place)| *place);
        let named = |row: &Row| deal.is_some_and(|deal| self.value(row, deal).is_some());
        let figures = |row: &Row| -> Option<Vec<i64>> {
            let totals = self.keys.iter().filter(|(key, _)| matches!(key, Key::Total(_)));
            totals
                .map(|(_, place)| {
                    let cell = self.value(row, *place).filter(|cell| !is_dash(cell));
                    cell.map_or(Some(0), |cell| whole(&cell).ok())
                })
                .collect()
        };
        let told = |row: &&&Row| {
            self.figures_told(row) != Some(false) && row.cells.iter().any(|cell| !cell.is_empty())
        };
        let told: Vec<&Row> = rows.iter().filter(told).copied().collect();
        let (last, above) = told.split_last()?;
        if above.len() < 2 || named(last) || deal.is_some() && !above.iter().all(|row| named(row)) {
            return None;
        }
        // Where deals are told besides, a sum tells of none.
        if !figures_only && (tells(last) || !above.iter().any(|row| tells(row))) {
            return None;
        }
        let below = figures(last).filter(|all| !all.is_empty())?;
        let mut sums = vec![0; below.len()];
        for row in above {
            sums.iter_mut().zip(figures(row)?).for_each(|(sum, figure)| *sum += figure);
        }
        (sums == below).then_some((last.line, deal.is_some() || !figures_only))
    }

    /// Does a row of figures lack some of them, and has it any? None where it lacks none, or tells nothing at all.
    pub fn figures_told(&self, row: &Row) -> Option<bool> {
        let figures = || self.keys.iter().filter(|(key, _)| matches!(key, Key::Total(_)));
        let told = figures().filter(|(_, place)| self.value(row, *place).is_some()).count();
        let tells = row.cells.iter().any(|cell| !cell.is_empty());
        (tells && told < figures().count()).then_some(told > 0)
    }

    /// The account of a column: a side, or a player by name or number.
    fn account(&self, folded: &str) -> String {
        match folded {
            "a" | "b" => folded.to_uppercase(),
            _ => self
                .players
                .iter()
                .find(|name| fold_word(name) == folded)
                .map_or_else(|| folded.to_owned(), |n| quoted(n)),
        }
    }

    /// Those against the side that took: the camp of that name where the game has one, else whoever sits behind the bidder.
    fn against(&self, event: &str, bidder: Option<&str>) -> Result<String, Fault> {
        let camps = form(self.forms, event).and_then(|form| {
            form.fields.iter().find_map(|field| match field.kind {
                Kind::Camp(camps) => camps.get(1),
                _ => None,
            })
        });
        camps.map_or_else(
            || self.beside(bidder, 1).map(|name| quoted(&name)),
            |camp| Ok(camp.word(self.lang).to_owned()),
        )
    }

    /// The player so many seats after the one who took: a bare yes does not say who.
    fn beside(&self, bidder: Option<&str>, seats: usize) -> Result<String, Fault> {
        let fault = || Fault { id: "paper-who", args: Vec::new() };
        let bidder = fold_word(bidder.ok_or_else(fault)?);
        let mut named =
            self.players.iter().enumerate().filter(|(_, name)| fold_word(name).starts_with(&bidder));
        let exact = self.players.iter().position(|name| fold_word(name) == bidder);
        let by_number = bidder.parse::<usize>().ok().and_then(|no| no.checked_sub(1));
        let place = exact.or_else(|| named.next().map(|(place, _)| place)).or(by_number).ok_or_else(fault)?;
        self.players.get((place + seats) % self.players.len()).cloned().ok_or_else(fault)
    }
}

/// A dash where a figure would stand: nothing was written.
fn is_dash(cell: &str) -> bool {
    matches!(cell, "-" | "–" | "—" | "−" | "x" | "X" | "×" | "/")
}

/// A number, as spreadsheets and people write it: `1 240`, `1.240`, `1'240`, `110,0`, `52,5`, `−33`.
fn number(cell: &str) -> Result<String, Fault> {
    // What stands behind a figure in brackets is a remark: `262 (chute)`.
    let figure =
        cell.split_once('(').filter(|(_, rest)| rest.ends_with(')')).map_or(cell, |(figure, _)| figure);
    let bare = figure.replace(['−', '–'], "-");
    let bare = bare.trim().trim_end_matches("pts").trim_end_matches('.').trim();
    // A blank stands behind a sign, or between thousands; two figures in a cell are not one.
    let bare =
        bare.strip_prefix('-').map_or_else(|| bare.to_owned(), |rest| format!("-{}", rest.trim_start()));
    let bare = bare.strip_prefix('+').map_or(bare.as_str(), str::trim_start);
    let bare = &thousands(bare).unwrap_or_else(|| bare.to_owned());
    let whole = without_noughts(bare);
    let half = || Half::read(whole).map(|half| half.json().to_string());
    let number = whole.parse::<i32>().ok().map(|number| number.to_string()).or_else(half);
    number.ok_or_else(|| Fault { id: "paper-no-number", args: vec![("cell", Arg::Text(plain(cell)))] })
}

/// A whole number, as totals are.
fn whole(cell: &str) -> Result<i64, Fault> {
    let figure = number(cell)?.parse();
    figure.map_err(|_| Fault { id: "paper-no-number", args: vec![("cell", Arg::Text(plain(cell)))] })
}

/// A cell in which level and suit stand together: `100♥`, `110 Cœur`, `90P`.
fn apart(cell: &str) -> String {
    let mut text = String::with_capacity(cell.len() + 1);
    let mut digit = false;
    for letter in cell.chars() {
        if digit && !letter.is_ascii_digit() && letter != ' ' {
            text.push(' ');
        }
        // A word with a hyphen (`solo-6`) is one word.
        digit = letter.is_ascii_digit() && text.chars().all(|known| known.is_ascii_digit());
        text.push(letter);
    }
    text
}

/// Words of any kind in quotes.
fn quoted_always(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A name as the notation reads it: in quotes where a bare word would be read otherwise.
fn quoted(text: &str) -> String {
    let bare = text.chars().all(char::is_alphanumeric);
    if bare { text.to_owned() } else { quoted_always(text) }
}
