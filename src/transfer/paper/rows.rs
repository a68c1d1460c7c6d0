//! A row of a table as a line of the notation: which column says what, and what the words of its cells stand for.

use std::collections::BTreeMap;

use crate::transfer::paper::figures::{is_dash, number};
use crate::transfer::paper::key::{Key, came, form, is_no, is_passed, is_voided, is_yes, side_named};
use crate::words;
use ardoise_rules::cards::{Card, Letters, Rank, SuitsMeant, fold_word, suits_meant};
use ardoise_rules::engine::{AnyGame, Arg, Camps, ENGINE_FORMS, Field, Form, Kind, Need, Say as _, Table};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{
    Tongue, everybody_passes_in, letter_left_open, quote, read_lines, write_event,
};
use ardoise_rules::words::plain;
use serde_json::Value;

/// The event of whoever takes, where nothing is bid.
pub(super) const TAKE: &str = "take";

/// What both sides marked for each deal.
#[derive(Debug, Clone)]
pub struct Marks {
    /// By the line of its row.
    pub(super) of: BTreeMap<usize, [i32; 2]>,
    /// Are they differences of totals? A slip in one of these is one of two deals.
    pub(super) totals: bool,
}

/// A row of a table.
pub struct Row {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its cells.
    pub cells: Vec<String>,
}

/// What is wrong with a row.
pub struct Fault {
    /// The message.
    pub id: &'static str,
    /// What it needs.
    pub args: Vec<(&'static str, Arg)>,
}

/// How a table writes suits in single letters: as those who read its language do, unless its own letters are those of another.
#[derive(Debug, Clone, Copy)]
pub struct SuitLetters {
    letters: Letters,
    /// Is a C no diamond, since another letter is?
    hearts: bool,
    /// Are they those of harten, ruiten, klaveren and schoppen, of which an R tells?
    dutch: bool,
}

impl SuitLetters {
    /// Those of the columns of contracts and suits: P, C, K and T are French, and beside a K a C is cœur.
    #[must_use]
    pub fn of(keys: &[(Key, usize)], rows: &[Row], lang: Lang) -> SuitLetters {
        const FRENCH: [&str; 4] = ["p", "c", "k", "t"];
        const DUTCH: [&str; 4] = ["h", "r", "k", "s"];
        let suits = keys.iter().filter(|(key, _)| matches!(key, Key::Contract | Key::Suit));
        let cells = suits.flat_map(|(_, place)| rows.iter().filter_map(|row| row.cells.get(*place)));
        // The last of them; what stands behind it says that the stake was raised.
        let letter = |word: &str| word.len() == 1 && word != "x" && word.chars().all(char::is_alphabetic);
        let last = cells
            .filter_map(|cell| apart(cell).split_whitespace().rev().map(fold_word).find(|word| letter(word)));
        let told: Vec<String> = last.collect();
        let own = |letter: &&str| told.iter().any(|word| word == letter);
        // A K alone is a club to others.
        let trefle = own(&"t") || lang == Lang::Fr && own(&"p");
        let french = trefle && told.iter().all(|word| FRENCH.contains(&word.as_str()));
        let letters = Tongue::typed(if french { Lang::Fr } else { lang }).letters;
        let dutch = own(&"r") && told.iter().all(|word| DUTCH.contains(&word.as_str()));
        SuitLetters { letters, hearts: french && own(&"k"), dutch }
    }

    pub(super) fn meant(self, folded: &str) -> SuitsMeant {
        let said = match folded {
            "c" if self.hearts => "♥",
            "r" if self.dutch => "♦",
            "k" if self.dutch => "♣",
            folded => folded,
        };
        suits_meant(said, self.letters)
    }
}

/// The columns of partners: of those who may be one, of called cards in which players stand, and of takers of which some are two.
#[must_use]
pub fn columns_of_partners(
    keys: &[(Key, usize)],
    rows: &[Row],
    players: &[String],
    forms: &'static [Form],
) -> Vec<usize> {
    let named = |cell: &str| {
        let folded = fold_word(cell);
        folded.len() > 1 && players.iter().any(|name| fold_word(name).starts_with(&folded))
    };
    let of = |event: &str| {
        let fields = form(forms, event).map_or(&[][..], |form| form.fields);
        let card = fields.iter().any(|field| matches!(field.kind, Kind::Card));
        matches!(fields, [Field { kind: Kind::PlayerOr(_), .. }])
            || matches!(fields, [Field { kind: Kind::Player, .. }, ..]) && card
    };
    let holds = |place: &usize, told: &dyn Fn(&str) -> bool| {
        rows.iter().any(|row| row.cells.get(*place).is_some_and(|cell| told(cell)))
    };
    let two = |cell: &str| partners(cell).is_some_and(|two| two.iter().all(|one| named(one)));
    let columns = keys.iter().filter(|(key, place)| match key {
        Key::Event(event) => of(event) && holds(place, &named),
        Key::Bidder => holds(place, &two),
        _ => false,
    });
    columns.map(|(_, place)| *place).collect()
}

/// What the cells of a row tell of its deal.
pub(super) struct Told {
    /// Its number.
    deal: Option<String>,
    /// Who took.
    pub(super) bidder: Option<String>,
    /// What happened.
    pub(super) events: Vec<String>,
    /// Was it played, and not passed out or annulled?
    pub(super) played: bool,
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
    /// Are players named by their numbers: is there one in the column of who took, or of who deals?
    pub numbered: bool,
    /// The columns of partners.
    pub partners: Vec<usize>,
    /// The columns whose figures say what was made beyond what was bid, with a sign.
    pub beyond: Vec<usize>,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What both sides marked, by the line of the row, where that says what came of each deal.
    pub by_marks: Option<Marks>,
    /// What a single letter says of a suit.
    pub suits: SuitLetters,
    /// Is the table a pad to be explained? Then who took says enough where no column says in what.
    pub pad: bool,
    /// Is a deal of which nothing else is said over when everybody passes? In some games nobody passes.
    pub passes: bool,
}

/// Are players named by their numbers in the column of who took, or of who deals?
pub(super) fn numbered(keys: &[(Key, usize)], rows: &[Row]) -> bool {
    let named = keys.iter().filter(|(key, _)| matches!(key, Key::Bidder | Key::Dealer));
    let mut cells = named.flat_map(|(_, place)| rows.iter().filter_map(|row| row.cells.get(*place)));
    cells.any(|cell| cell.parse::<usize>().is_ok())
}

/// Does nobody take, and choose trumps whoever deals?
pub(super) fn dealer_chooses(forms: &'static [Form]) -> bool {
    let takes = ["bid", TAKE].into_iter().any(|word| form(forms, word).is_some());
    let fields = form(forms, "trump").map_or(&[][..], |form| form.fields);
    !takes && fields.first().is_some_and(|field| matches!(field.kind, Kind::Player))
}

/// The event of a card that is called.
const CALL: &str = "call";

/// The event of who declares beside another.
pub(super) const SUPPORT: &str = "support";

impl Sense<'_> {
    /// What is said of a deal that nobody took; in a game without passes it is annulled.
    fn all_passed(&self) -> &str {
        if self.passes { everybody_passes_in(self.lang) } else { self.keyword("annul") }
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
        if !came.is_empty() {
            // It says more than a word for it.
            let word = |form: &Form, event: &str| form.made.is_some() && form.word(self.lang) == event;
            events.retain(|event| !self.forms.iter().any(|form| word(form, event)));
        }
        events.extend(came);
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

    /// What the cells of a row tell of its deal, but for what was marked.
    pub(super) fn told(&self, row: &Row, last: Option<&str>) -> Result<Told, Fault> {
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
            events.push(format!("{}{}", self.keyword("deal"), dealer.unwrap_or_default()));
        }
        let mut contract = self.cell(row, &Key::Contract);
        let (mut bidder, partner) = self.bidders(row)?;
        if let Some((taker, rest)) = contract.as_deref().and_then(|cell| self.taker_in(cell)) {
            (bidder, contract) = (Some(taker), Some(rest));
        }
        let said = |word: &Option<String>| word.as_deref().map(fold_word);
        let nobody = |word: &String| !self.players.iter().any(|name| fold_word(name) == *word);
        let played_for = [contract.clone(), self.cell(row, &Key::Suit)];
        let played_for: Vec<String> = played_for.iter().filter_map(said).collect();
        let whose: Vec<String> = [said(&deal), said(&bidder)].into_iter().flatten().filter(nobody).collect();
        if played_for.iter().chain(&whose).any(|word| is_voided(word)) {
            events.push(self.keyword("annul").to_owned());
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
        if events.len() == before
            && let Some(cell) = self.cell(row, &Key::Came)
        {
            let word = came(&fold_word(&cell), self.forms).ok_or_else(|| Fault {
                id: "paper-no-result",
                args: vec![("cell", Arg::Text(plain(&cell)))],
            })?;
            events.push(word.word(self.lang).to_owned());
        }
        Ok(Told { deal, bidder, events, played: true })
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
        let tells = |key: &Key| key.tells_what_happened() || *key == Key::Note;
        !column.is_some_and(tells)
            && !cell.chars().any(|letter| letter.is_ascii_digit())
            && !is_no(&folded)
            && !is_dash(cell)
            && !is_passed(&folded)
            && !is_voided(&folded)
            && !self.is_player(&folded)
            && (cell.split_whitespace().nth(1).is_some() || cell.starts_with('(') && cell.ends_with(')'))
    }

    /// Stands a word in the place of the number of the deal, where others have a number? Then it is a sum on the way, or a remark.
    pub fn is_unnumbered(&self, row: &Row, rows: &[Row]) -> bool {
        let deal = self.keys.iter().find(|(key, _)| *key == Key::Deal).map(|(_, place)| *place);
        let cell = |row: &Row| deal.and_then(|place| row.cells.get(place)).cloned().unwrap_or_default();
        let numbered = |cell: &String| cell.chars().any(|letter| letter.is_ascii_digit());
        let own = cell(row);
        let word = own.chars().any(char::is_alphabetic)
            && !numbered(&own)
            && !is_passed(&fold_word(&own))
            && !is_voided(&fold_word(&own));
        let tells = |key: &Key| key.tells_what_happened() || matches!(key, Key::Bidder | Key::Suit);
        let mut told = self.keys.iter().filter(|(key, _)| tells(key));
        word && !told.any(|(_, place)| self.value(row, *place).is_some())
            && rows.iter().any(|row| numbered(&cell(row)))
    }

    /// What a cell in the column of an event says, beside what was told of the deal; none where it says that nothing happened.
    pub(super) fn event(
        &self,
        event: &str,
        cell: &str,
        (bidder, told): (Option<&str>, &[String]),
    ) -> Result<Option<String>, Fault> {
        let folded = fold_word(cell.trim_end_matches('.'));
        let event = self.holder_of(event, &folded).unwrap_or(event);
        let word = self.keyword(event);
        let fields = form(self.forms, event).map_or(&[][..], |form| form.fields);
        self.names_no_number(fields, &folded)?;
        let called = self.king_called(event, &folded);
        let cell = match fields {
            [Field { kind: Kind::Camp(_), .. }, ..] => cell.trim_end_matches('.'),
            _ => called.as_deref().unwrap_or(cell),
        };
        if let Some(shown) = self.shown(event, cell, (bidder, told))? {
            return Ok(Some(shown));
        }
        if let Some(came) = form(self.forms, event).and_then(|form| form.announces) {
            let said = ["announced", "unannounced"].iter().position(|id| words::heading(&folded, id));
            if let Some(said) = said.and_then(|said| [event, came].get(said).copied()) {
                return Ok(Some(format!("{} {}", self.keyword(said), quoted(&self.beside(bidder, 0)?))));
            }
        }
        // A yes, or who it is of, is the first of its sizes; a size alone is of whoever took.
        if let [
            Field { kind: Kind::Player, .. },
            Field { kind: Kind::Choice(sizes), need: Need::Required, .. },
            rest @ ..,
        ] = fields
            && rest.iter().all(|field| field.need == Need::Optional)
            && !is_no(&folded)
        {
            // `simple (Luc)` says both.
            let apart = cell.split_once([' ', '(']);
            let both = apart.map(|(one, other)| (one.trim(), other.trim().trim_matches(['(', ')'])));
            let both = both.filter(|(_, other)| self.is_player(&fold_word(other)));
            let said = both.map_or_else(|| folded.clone(), |(size, _)| fold_word(size));
            let size = sizes.iter().find(|size| size.is_named(&said));
            let behind = both.filter(|_| size.is_some()).map(|(_, holder)| holder);
            let figure = folded.parse::<usize>().is_ok() && !self.numbered;
            let alone = Some(cell).filter(|_| size.is_none() && !figure && self.is_player(&folded));
            let holder = behind.or(alone);
            if size.is_some() || holder.is_some() || is_yes(&folded) {
                let taker = || self.beside(bidder, 0).map(|name| quoted(&name));
                let name = holder.map_or_else(taker, |holder| Ok(self.named(holder)))?;
                let size = size.or(sizes.first()).map_or("", |size| size.word(self.lang));
                return Ok(Some(format!("{word} {name} {size}")));
            }
        }
        let taker = || self.beside(bidder, 0).map(|name| quoted(&name));
        if self.counts_of_a_side(event) && folded.parse::<u32>().is_ok() {
            return Ok(Some(format!("{word} {} {folded}", taker()?)));
        }
        if is_no(&folded) {
            return Ok(None);
        }
        let seats = ["taker", "against"].iter().position(|id| words::heading(&folded, id));
        let of_camp = seats.filter(|_| matches!(fields.first(), Some(Field { kind: Kind::Player, .. })));
        Ok(Some(if let Some(player) = self.of_side(event, &folded) {
            format!("{word} {}", quoted(player))
        } else if let Some(seats) = of_camp {
            format!("{word} {}", quoted(&self.beside(bidder, seats)?))
        } else if is_yes(&folded)
            || self.is_worth(event, &folded)
            || form(self.forms, event).is_some_and(|form| form.is_named(&folded))
        {
            format!("{word} {}", taker()?)
        } else if bidder.is_some() && self.lacks_player(event, cell) {
            format!("{word} {} {cell}", taker()?)
        } else {
            format!("{word} {}", self.named(cell))
        }))
    }

    /// That a figure in the column of what a player had is recorded as nobody's number, where players have names: it may be how many they
    /// were, or how large. One that is a kind of it says that, and a one is a yes.
    fn names_no_number(&self, fields: &[Field], folded: &str) -> Result<(), Fault> {
        let [Field { kind: Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_), .. }, others @ ..] = fields
        else {
            return Ok(());
        };
        let counts = others.iter().any(|field| matches!(field.kind, Kind::Number(..) | Kind::Half(..)));
        let word = folded.split_whitespace().next().unwrap_or_default();
        let kind = |field: &Field| matches!(field.kind, Kind::Choice(kinds) if kinds.iter().any(|kind| kind.is_named(word)));
        let kinds = others.iter().any(kind) || is_yes(folded) || is_no(folded);
        if self.pad || self.numbered || counts || kinds || word.parse::<usize>().is_err() {
            return Ok(());
        }
        Err(Fault { id: "paper-who", args: Vec::new() })
    }

    /// The king of a suit that stands alone in the column of called cards: kings are called.
    fn king_called(&self, event: &str, folded: &str) -> Option<String> {
        let fields = form(self.forms, event).filter(|_| event == CALL)?.fields;
        let card = fields.iter().any(|field| matches!(field.kind, Kind::Card));
        match *self.suits.meant(folded) {
            [suit] if card && !self.is_player(folded) => Some(Card::new(suit, Rank::King).code()),
            _ => None,
        }
    }

    /// The columns in which a row says that a player had something, and not who: whoever took.
    pub fn names_nobody(&self, row: &Row) -> Vec<usize> {
        let of_player = |event: &str| {
            let first = form(self.forms, event).and_then(|form| form.fields.first());
            first.is_some_and(|field| matches!(field.kind, Kind::Player))
        };
        let unnamed = self.keys.iter().filter(|(key, place)| match key {
            Key::Event(event) | Key::Kind(event, _) => {
                let cell = self.value(row, *place).filter(|_| !self.pad && !self.signs.contains(place));
                cell.is_some_and(|cell| is_yes(&fold_word(&cell))) && of_player(event)
            }
            _ => false,
        });
        unnamed.map(|(_, place)| *place).collect()
    }

    /// What a cell says in a column of one player: that it happened, what he had, or another event of his that the cell names.
    fn of_player(
        &self,
        event: &str,
        player: &str,
        cell: &str,
        told: &[String],
    ) -> Result<Option<String>, Fault> {
        let folded = fold_word(cell);
        // It is one of those of a side: which of them changes no figure.
        let sides = self.players.len() == 4 && self.players.iter().all(|name| fold_word(name) != player);
        let side = ["a", "b"].iter().position(|side| *side == player).filter(|_| sides);
        let fields = form(self.forms, event).map_or(&[][..], |form| form.fields);
        let of_player = fields.first().is_some_and(|field| matches!(field.kind, Kind::Player));
        let of_side = side.and_then(|side| self.players.get(side)).filter(|_| of_player);
        let who = of_side.map_or_else(|| self.account(player), |name| quoted(name));
        let own = |form: &&Form| {
            let alone = |rest: &[Field]| rest.iter().all(|field| field.need == Need::Optional);
            matches!(form.fields, [Field { kind: Kind::Player, .. }, rest @ ..] if alone(rest))
                && form.is_named(&folded)
        };
        if is_no(&folded) {
            return Ok(None);
        }
        if let Some(other) = self.forms.iter().find(own) {
            return Ok(Some(format!("{} {who}", other.word(self.lang))));
        }
        if let Some(holder) = of_side
            && let Some(shown) = self.shown(event, cell, (Some(holder), told))?
        {
            return Ok(Some(shown));
        }
        let yes = is_yes(&folded) || of_side.is_some() && self.is_worth(event, &folded);
        let what = self.four(event, &folded).unwrap_or(cell);
        let what = if yes { String::new() } else { format!(" {what}") };
        Ok(Some(format!("{} {who}{what}", self.keyword(event))))
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
        let tells = |key: &Key| key.tells_what_happened() || *key == Key::Suit;
        row.cells.iter().any(named)
            && !self
                .keys
                .iter()
                .any(|(key, place)| tells(key) && row.cells.get(*place).is_some_and(|cell| !cell.is_empty()))
    }

    /// A cell says one thing: what its column is for. A comma, or what begins a remark, would begin another event.
    fn one_thing_each(&self, row: &Row) -> Result<(), Fault> {
        for (key, place) in self.keys {
            if !matches!(
                key,
                Key::Contract | Key::Suit | Key::Event(_) | Key::Of(..) | Key::Kind(..) | Key::Field(..)
            ) {
                continue;
            }
            let Some(cell) = row.cells.get(*place) else { continue };
            let mapped = self.values.keys().any(|word| fold_word(word) == fold_word(cell));
            // That the stake was raised may stand behind a comma.
            let raised = |part: &str| self.raised(part.trim()).is_some();
            let of_shown =
                matches!(key, Key::Event(event) | Key::Of(event, _) if self.several(event, cell).len() > 1);
            let of_bid = *key == Key::Contract && cell.split(',').skip(1).all(raised);
            if cell.contains([',', '#']) && number(cell).is_err() && !mapped && !of_bid && !of_shown {
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
            let mut words: Vec<&str> = text.split_whitespace().collect();
            if *key == Key::Contract && self.marked_raised(&words).is_some() {
                words.pop();
            }
            let last = words.pop().unwrap_or_default();
            let said = match key {
                Key::Field(_, name) => fields.iter().any(|field| field.name == *name && of_suit(field)),
                Key::Event(_) => {
                    fields.iter().any(of_suit) && (text != last || fields.first().is_some_and(of_suit))
                }
                _ => true,
            };
            let meant = self.suits.meant(&fold_word(last));
            if said && meant.len() > 1 {
                let readings: Vec<String> =
                    meant.iter().map(|suit| suit.word(self.lang).to_owned()).collect();
                let said = letter_left_open(&plain(last), &readings).said();
                return Err(Fault { id: said.id, args: said.args });
            }
        }
        Ok(())
    }

    /// Events as lines.
    pub(super) fn written(&self, events: &[Value]) -> Vec<String> {
        let table = Table::new(self.players.to_vec(), Camps::Pairs);
        let forms = [ENGINE_FORMS, self.forms];
        events.iter().map(|event| write_event(&forms, event, &table, self.lang)).collect()
    }

    /// The events of lines as they are stored; none where one of them cannot be read.
    pub(super) fn read(&self, lines: &[String]) -> Vec<Value> {
        let table = Table::new(self.players.to_vec(), Camps::Pairs);
        let forms = [ENGINE_FORMS, self.forms];
        let read = read_lines(&forms, &table, &lines.join(", "), Tongue::typed(self.lang));
        read.into_iter().flatten().flat_map(|line| line.events).map(|(event, _)| event).collect()
    }

    /// Who chose where nobody takes: whoever deals, where trumps are chosen by whose turn it is.
    pub(super) fn chooser(&self, row: &Row) -> Option<String> {
        self.cell(row, &Key::Dealer).filter(|_| dealer_chooses(self.forms))
    }

    /// What a sign says in a column in which plus and minus stand: of the camp that takes, or of the other one.
    fn of_camp(&self, event: &str, cell: &str) -> Option<String> {
        let Kind::Camp([attack, defence, ..]) = form(self.forms, event)?.fields.first()?.kind else {
            return None;
        };
        let camp = if cell.starts_with('+') { attack } else { defence };
        Some(format!("{} {}", self.keyword(event), camp.word(self.lang)))
    }

    /// The word of an event.
    pub(super) fn keyword<'a>(&self, event: &'a str) -> &'a str {
        form(self.forms, event).map_or(event, |form| form.word(self.lang))
    }

    /// The cell of a column, with what its word stands for; none if it is empty.
    pub(super) fn value(&self, row: &Row, place: usize) -> Option<String> {
        // What nobody can read says nothing on a pad.
        let unread = |cell: &&String| self.pad && cell.chars().all(|sign| sign == '?');
        let cell = row.cells.get(place).filter(|cell| !cell.is_empty() && !unread(cell))?;
        let folded = fold_word(cell);
        let stands = self.values.iter().find(|(word, _)| fold_word(word) == folded);
        Some(stands.map_or_else(|| cell.clone(), |(_, value)| value.clone()))
    }

    pub(super) fn cell(&self, row: &Row, wanted: &Key) -> Option<String> {
        let place = self.keys.iter().find(|(key, _)| key == wanted).map(|(_, place)| *place)?;
        self.value(row, place)
    }

    /// Who took, and what is said of the partner who stands with him in the cell: `Ana+Cy`. Partners by their places need no word.
    fn bidders(&self, row: &Row) -> Result<(Option<String>, Option<String>), Fault> {
        let Some(cell) = self.cell(row, &Key::Bidder) else { return Ok((None, None)) };
        // On a pad it is enough which side took: which of two partners did changes no figure.
        let folded = fold_word(&cell);
        if let Some(player) = self.side_player(&folded).or_else(|| self.at_compass(&folded)) {
            let sides = self.pad && self.players.len() == 4;
            return Ok((Some(if sides { player.clone() } else { cell }), None));
        }
        let Some([one, other]) = partners(&cell).filter(|_| !self.is_player(&folded)) else {
            // In the column of players a letter is the beginning of a name; where points are counted it would be a side.
            let letter = folded.chars().count() == 1 && folded.chars().all(char::is_alphabetic);
            let player = self.seat(&cell).filter(|_| letter).and_then(|seat| self.players.get(seat));
            return Ok((Some(player.cloned().unwrap_or(cell)), None));
        };
        let [Some(first), Some(second)] = [&one, &other].map(|name| self.seat(name)) else {
            return Ok((Some(cell), None));
        };
        let joins = [SUPPORT, "partner"].into_iter().find_map(|event| form(self.forms, event));
        let across = self.players.len() == 4 && (first + 2) % 4 == second;
        if first == second || joins.is_none() && !across {
            let args = vec![("name", Arg::Text(plain(&cell))), ("known", Arg::Names(self.players.to_vec()))];
            return Err(Fault { id: "paper-stranger", args });
        }
        let joins = joins.filter(|form| form.event != "partner" || self.players.len() > 4);
        let partner = joins.map(|form| format!("{} {}", form.word(self.lang), quoted(&other)));
        Ok((Some(one), partner))
    }

    /// The player of the side that sits at a point of the compass, where that is the beginning of nobody's name.
    pub(super) fn at_compass(&self, folded: &str) -> Option<&String> {
        let side = ["compass-ns", "compass-ew"].iter().position(|side| words::heading(folded, side))?;
        self.players.get(side).filter(|_| self.pad && self.players.len() == 4 && !self.is_player(folded))
    }

    /// Who declares beside whoever took, each for himself or with him, as the line has him.
    pub(super) fn joined(&self, row: &Row) -> Option<String> {
        form(self.forms, SUPPORT)?;
        let column = self.keys.iter().find(|(key, _)| matches!(key, Key::Event(SUPPORT)));
        let beside = column.and_then(|(_, place)| self.value(row, *place));
        if let Some(player) = beside.filter(|cell| self.is_player(&fold_word(cell))) {
            return Some(quoted(&player));
        }
        let bidder = self.cell(row, &Key::Bidder).filter(|cell| !self.is_player(&fold_word(cell)));
        let two =
            bidder.as_deref().and_then(partners).filter(|two| two.iter().all(|one| self.seat(one).is_some()));
        two.map(|[_, other]| quoted(&other))
    }

    /// That whoever took plays alone, where the column of the partner stands empty or names himself.
    fn alone(&self, row: &Row, bidder: Option<&str>) -> Option<String> {
        let leads = self.forms.iter().find(|form| form.leads && self.players.len() > 4)?;
        let [Field { kind: Kind::PlayerOr([alone, ..]), .. }] = leads.fields else { return None };
        let none = |(key, place): &(Key, usize)| {
            let cell = fold_word(row.cells.get(*place).map_or("", String::as_str));
            let named = self.seat(&cell);
            let himself = named.is_some() && bidder.is_some_and(|bidder| self.seat(bidder) == named);
            match key {
                // A column of called cards in which partners stand is one of partners.
                // What is recorded is not taken from a cell that was forgotten.
                Key::Event(event) if *event == leads.event || self.partners.contains(place) => {
                    is_no(&cell) && (self.pad || !cell.is_empty()) || himself
                }
                Key::Bidder => self.partners.contains(place) && named.is_some(),
                _ => false,
            }
        };
        let told = self.keys.iter().any(none);
        told.then(|| format!("{} {}", leads.word(self.lang), alone.word(self.lang)))
    }

    /// That the cell of the partner is not empty, where what is recorded hangs on it: it may have been forgotten.
    fn partner_told(&self, row: &Row) -> Result<(), Fault> {
        let leads = self.forms.iter().find(|form| form.leads && self.players.len() > 4 && !self.pad);
        let Some(leads) = leads else { return Ok(()) };
        let [Field { kind: Kind::PlayerOr([alone, ..]), .. }] = leads.fields else { return Ok(()) };
        let of_partner = |(key, place): &&(Key, usize)| match key {
            Key::Event(event) => *event == leads.event || self.partners.contains(place),
            _ => false,
        };
        let mut cells =
            self.keys.iter().filter(of_partner).map(|(_, place)| row.cells.get(*place)).peekable();
        if cells.peek().is_none() || !cells.all(|cell| cell.is_none_or(String::is_empty)) {
            return Ok(());
        }
        let args = vec![("alone", Arg::Text(alone.word(self.lang).to_owned()))];
        Err(Fault { id: "paper-partner-empty", args })
    }

    /// The place of a player by his name, the beginning of it or his number.
    pub(super) fn seat(&self, name: &str) -> Option<usize> {
        seat_of(name, self.players)
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
        first.is_some_and(|field| matches!(field.kind, Kind::Player))
            && !self.is_player(&begins)
            && self.side_player(&begins).is_none()
    }

    /// The first player of the side that a word names as tables do (`Us`, `Eux`, `Équipe 1`), where that is nobody's name.
    pub(super) fn side_player(&self, folded: &str) -> Option<&String> {
        let place = side_named(folded)?;
        let sides = matches!(self.players.len(), 2 | 4) && !self.is_player(folded);
        self.players.get(place).filter(|_| sides)
    }

    /// A player of the side that a cell names (`Us`, `Eux`), where the event is of a player of two sides.
    pub(super) fn of_side(&self, event: &str, folded: &str) -> Option<&String> {
        let first = form(self.forms, event)?.fields.first()?;
        self.side_player(folded).filter(|_| matches!(first.kind, Kind::Player | Kind::Account))
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
    pub(super) fn named(&self, cell: &str) -> String {
        let words: Vec<&str> = cell.split_whitespace().collect();
        let longest = self.players.iter().filter_map(|name| {
            let of = name.split_whitespace().count();
            let begins = words.get(..of).is_some_and(|begin| fold_word(&begin.join(" ")) == fold_word(name));
            begins.then_some((of, name))
        });
        let side = words.first().and_then(|word| Some((1, self.side_player(&fold_word(word))?)));
        let Some((of, name)) = longest.max_by_key(|(of, _)| *of).or(side) else { return cell.to_owned() };
        let rest = words[of..].iter().map(|word| format!(" {word}")).collect::<String>();
        quoted(name) + &rest
    }

    /// Is that the name of a player, a beginning of one, or his number?
    pub(super) fn is_player(&self, folded: &str) -> bool {
        folded.starts_with('"')
            || folded.parse::<usize>().is_ok_and(|no| (1..=self.players.len()).contains(&no))
            || self.players.iter().any(|name| fold_word(name).starts_with(folded))
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

    /// The player so many seats after the one who took: a bare yes does not say who.
    pub(super) fn beside(&self, bidder: Option<&str>, seats: usize) -> Result<String, Fault> {
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

/// The place of one of these players by his name, the beginning of it or his number.
pub(super) fn seat_of(name: &str, players: &[String]) -> Option<usize> {
    let folded = fold_word(name);
    let exact = players.iter().position(|player| fold_word(player) == folded);
    let begun = || {
        let mut begun = (0..players.len()).filter(|at| fold_word(&players[*at]).starts_with(&folded));
        begun.next().filter(|_| begun.next().is_none())
    };
    let numbered = || folded.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < players.len());
    exact.or_else(begun).or_else(numbered)
}

/// A cell in which level and suit stand together: `100♥`, `110 Cœur`, `90P`.
pub(super) fn apart(cell: &str) -> String {
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

/// A name as the notation reads it: in quotes where a bare word would be read otherwise.
pub(super) fn quoted(text: &str) -> String {
    let bare = text.chars().all(char::is_alphanumeric);
    if bare { text.to_owned() } else { quote(text) }
}

/// The names of two partners who stand together.
pub(super) fn partners(text: &str) -> Option<[String; 2]> {
    let signs = ["+", "&", "/"].into_iter().find_map(|sign| text.split_once(sign));
    let said = || words::headings("and").find_map(|and| text.split_once(&format!(" {and} ")));
    // In a word a hyphen may be the name's own.
    let dashes = || [" - ", "-"].into_iter().find_map(|dash| text.split_once(dash));
    let (one, other) = signs.or_else(said).or_else(dashes)?;
    Some([one, other].map(|name| name.trim().to_owned()))
}
