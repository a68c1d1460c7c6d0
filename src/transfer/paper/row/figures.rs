//! The figures of a row: what was made in a deal, what was marked, totals, and the sums that people write below them.

use std::collections::{BTreeMap, BTreeSet};

use crate::line::args::FiguresArg;
use crate::line::figure::{thousands, without_noughts};
use crate::transfer::paper::key::{Key, bid, came, form, is_made, is_no, is_yes, says_what_came};
use crate::transfer::paper::row::happened::needs_a_player;
use crate::transfer::paper::row::sense::{Fault, Row, Sense, apart, quoted};
use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, Field, Form, Half, Kind, Role, Said, Say as _, common};
use ardoise_rules::notation::{Slip, quote};
use ardoise_rules::words::plain;

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

/// The columns of what was made in which a plus stands, or a minus, and no figure; and those of what a camp did, in which both stand,
/// or figures with a sign (`+10`, `-10`), beside cells in which nothing does.
#[must_use]
pub fn signs(keys: &[(Key, usize)], rows: &[Row], forms: &'static [Form]) -> Vec<usize> {
    let cells = |place: usize| rows.iter().filter_map(move |row| row.cells.get(place));
    let counts = |place: usize| {
        let mut cells = cells(place).filter(|cell| !cell.is_empty());
        cells.clone().any(|cell| cell == "+") && cells.all(|cell| cell == "+" || is_dash(cell))
    };
    let camp = |event: &str| {
        let first = form(forms, event).and_then(|form| form.fields.first());
        first.is_some_and(|field| matches!(field.kind, Kind::Camp([_, _, ..])))
    };
    let of_camps = |place: usize| {
        let minus = |cell: &&String| cell.starts_with(['-', '–', '—', '−']);
        let signed = |cell: &&String| cell.starts_with('+') || minus(cell);
        let told = || cells(place).filter(|cell| !cell.is_empty());
        // One sign alone says it where a figure stands behind it: mostly there is but one in an evening.
        let figures = || told().all(|cell| cell.ends_with(|letter: char| letter.is_ascii_digit()));
        let both = || told().any(|cell| cell.starts_with('+')) && told().any(|cell| minus(&cell));
        // Without a sign it is for the camp that takes: more than the number of a player, and it says no more than that.
        let worth = |cell: &&String| cell.parse::<u32>().is_ok_and(|figure| figure >= WORTH);
        let camps = told().all(|cell| signed(&cell)) && (both() || figures())
            || told().all(|cell| worth(&cell) || signed(&cell) && figures());
        told().next().is_some() && camps && cells(place).any(String::is_empty)
    };
    let signed = keys.iter().filter(|(key, place)| match key {
        Key::Count(_, None) => counts(*place),
        Key::Event(event) => camp(event) && of_camps(*place),
        _ => false,
    });
    signed.map(|(_, place)| *place).collect()
}

/// So many letters of a word are enough of it beside a figure.
const SHORT: usize = 3;

/// A figure from which on it is what something is worth, and nobody's number.
const WORTH: u32 = 10;

/// So many blanks beside figures are no figure that was forgotten.
pub(in crate::transfer::paper) const MANY: usize = 2;

/// The cells of what was marked in which nothing stands, or a dash, and nought is meant: by their lines and columns. A table that writes
/// its noughts means none by that; where each plays for himself the others sum to nought. In totals it is nought only above the first
/// figure of a match, for below it what stands there stays: figures that fall are taken for none (`reading`, where it is said).
#[must_use]
pub fn noughts(keys: &[(Key, usize)], rows: &[Row], reading: Option<FiguresArg>) -> BTreeSet<(usize, usize)> {
    let mut noughts = BTreeSet::new();
    let marks = || keys.iter().filter(|(key, _)| matches!(key, Key::Total(_))).map(|(_, place)| *place);
    let cell =
        |row: &Row, place: usize| row.cells.get(place).map(String::as_str).unwrap_or_default().to_owned();
    let figure = |row: &Row, place: usize| whole(&cell(row, place)).ok();
    let figures = || marks().flat_map(|place| rows.iter().filter_map(move |row| figure(row, place)));
    if figures().any(|figure| figure == 0) {
        return noughts;
    }
    let of_sides =
        keys.iter().any(|(key, _)| matches!(key, Key::Total(account) if account == "a" || account == "b"));
    let sums_up = |row: &Row| marks().filter_map(|place| figure(row, place)).sum::<i64>() == 0;
    let told = |row: &&Row| marks().any(|place| figure(row, place).is_some()) && (of_sides || sums_up(row));
    let bare = |row: &Row, place: usize| cell(row, place).is_empty();
    let blanks = rows.iter().filter(told).filter(|row| marks().any(|place| bare(row, place))).count();
    let dashes = rows.iter().any(|row| marks().any(|place| is_dash(&cell(row, place))));
    let falls = |place: usize| {
        let column: Vec<i64> = rows.iter().filter_map(|row| figure(row, place)).collect();
        column.windows(2).any(|two| two[1] < two[0])
    };
    let anew = begun_anew(rows, &marks().collect::<Vec<_>>());
    let deals = match reading {
        Some(reading) => reading == FiguresArg::Deals,
        None => !of_sides || marks().any(falls),
    };
    for place in marks() {
        let left_out = |row: &Row, fresh: bool| bare(row, place) && (fresh || blanks >= MANY && !dashes);
        // A column in which nothing ever stands is of a side that was not written.
        if !rows.iter().any(|row| figure(row, place).is_some()) {
            continue;
        }
        let (mut above, mut begun) = (true, false);
        for row in rows {
            begun |= anew.contains(&row.line);
            above |= anew.contains(&row.line);
            above &= figure(row, place).is_none();
            // Where another match has begun nothing can stand above the first figure.
            let meant = is_dash(&cell(row, place)) || left_out(row, above && begun);
            if told(&row) && meant && (deals || above) {
                noughts.insert((row.line, place));
            }
        }
    }
    noughts
}

/// Do totals begin anew, each told with what stands above it? Something is less than above it then, and nothing more.
pub(in crate::transfer::paper) fn begins_anew(totals: impl Iterator<Item = (i64, i64)>) -> bool {
    let (mut less, mut more) = (false, false);
    for (now, above) in totals {
        less |= now < above;
        more |= now > above;
    }
    less && !more
}

/// The rows in which totals begin anew.
fn begun_anew(rows: &[Row], places: &[usize]) -> BTreeSet<usize> {
    let mut last: BTreeMap<usize, i64> = BTreeMap::new();
    let mut anew = BTreeSet::new();
    for row in rows {
        let figure = |place: &usize| whole(row.cells.get(*place)?).ok();
        let told: Vec<(usize, i64)> =
            places.iter().filter_map(|place| Some((*place, figure(place)?))).collect();
        if begins_anew(told.iter().filter_map(|(place, now)| Some((*now, *last.get(place)?)))) {
            anew.insert(row.line);
            last.clear();
        }
        last.extend(told);
    }
    anew
}

/// The figure of a cell in which what came of the deal stands beside it: `75 dedans`.
fn without_result<'a>(cell: &'a str, forms: &'static [Form]) -> &'a str {
    let bare = |part: &'a str| part.trim().trim_matches(['(', ')']);
    let apart = cell.split_once([' ', '\t', '(']).map(|(one, other)| (bare(one), bare(other)));
    match apart {
        Some((figure, word)) if number(figure).is_ok() && is_result(word, forms) => figure,
        Some((word, figure)) if number(figure).is_ok() && is_result(word, forms) => figure,
        _ => cell,
    }
}

/// What a word beside a figure says came of the deal: made, or failed.
fn result(cell: &str, forms: &'static [Form]) -> Option<bool> {
    let figure = without_result(cell, forms);
    let word = cell.replace(figure, "");
    let word = word.trim().trim_matches(['(', ')']);
    (!word.is_empty() && figure != cell).then(|| is_made(&fold_word(word), forms)).flatten()
}

/// By how much a contract was made, or failed, with a sign: `fait de 6`, `down by 6`.
pub(in crate::transfer::paper) fn by_how_much(cell: &str) -> Option<String> {
    let words: Vec<&str> = cell.split_whitespace().collect();
    let [word, by, figure] = words.as_slice() else { return None };
    let by = fold_word(by);
    let says = words::heading(&by, "of") || words::heading(&by, "by-how-much");
    let word = fold_word(word);
    let made = ["came-made", "came-failed"].iter().position(|id| words::heading(&word, id))?;
    let figure: u32 = figure.parse().ok().filter(|_| says)?;
    Some(if made == 0 { format!("+{figure}") } else { format!("-{figure}") })
}

/// The taker's figure of a cell that has those of both camps: `53/91`, of which he has the first.
fn of_both(cell: &str) -> &str {
    match cell.split_once('/').map(|(one, other)| (one.trim(), other.trim())) {
        Some((one, other)) if number(one).is_ok() && number(other).is_ok() => one,
        _ => cell,
    }
}

fn is_result(word: &str, forms: &'static [Form]) -> bool {
    let folded = fold_word(word);
    let named = form(forms, &folded).is_some_and(|form| form.made.is_some());
    // A sign or a letter beside a figure may be anything.
    let word = folded.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    named
        || word && (is_yes(&folded) || is_no(&folded))
        || ["came-made", "came-failed"].into_iter().any(|id| words::heading(&folded, id))
}

impl Sense<'_> {
    /// A word in the place of a figure that says what a side made: a capot.
    pub(in crate::transfer::paper) fn made(&self, cell: &str) -> Option<&'static str> {
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

    /// The same beside the figure that every trick counts: `162 capot`.
    fn made_beside(&self, cell: &str) -> Option<&'static str> {
        let (one, other) = cell.split_once(' ').map(|(one, other)| (one.trim(), other.trim()))?;
        let figure = |text: &str| number(text).is_ok();
        let word =
            self.made(if figure(one) { other } else { one }).filter(|_| figure(one) != figure(other))?;
        // What came of a contract says nothing else than its figure.
        form(self.forms, word).is_some_and(|form| form.made.is_none()).then_some(word)
    }

    /// The figure of a cell of a pad, and what a player had of which tables often say nothing: `97 + bel`, `104 belote`. What is recorded is
    /// not to be guessed: it may have been his partner's, or of the other side.
    fn had_beside<'a>(&self, cell: &'a str) -> Option<(&'a str, &'static Form)> {
        let mut parts = cell.split([' ', '+', '(', ')']).filter(|part| !part.is_empty());
        let (Some(one), Some(other), None) = (parts.next(), parts.next(), parts.next()) else { return None };
        let (figure, word) = if number(one).is_ok() { (one, other) } else { (other, one) };
        number(figure).ok()?;
        let folded = fold_word(word.trim_end_matches('.'));
        let begins = |word: &str| folded.len() >= SHORT && word.starts_with(&folded);
        let named = |form: &Form| form.is_named(&folded) || begins(form.word(self.lang));
        let had = |form: &&Form| form.tacit && needs_a_player(form) && named(form);
        self.forms.iter().find(had).map(|form| (figure, form))
    }

    /// What came of a deal of which a pad says by how much it was made, or failed, where the game needs no other figure.
    fn came_by(&self, figure: &str, told: &[String]) -> Option<Vec<String>> {
        let difference = figure.parse().ok().filter(|_| self.pad)?;
        Some(self.written(&self.game.came_by(difference, &self.read(told))?))
    }

    /// What was made, of a figure with a plus before it: so much beyond what was bid, where that is a number of the same kind.
    pub(in crate::transfer::paper) fn beyond(
        &self,
        row: &Row,
        cell: &str,
        figure: &str,
    ) -> Result<String, Fault> {
        let bids = |form: &Form| form.fields.iter().any(|field| matches!(field.kind, Kind::Level(..)));
        let level = self
            .cell(row, &Key::Contract)
            .and_then(|cell| apart(&cell).split_whitespace().find_map(|word| word.parse::<i32>().ok()));
        let level = level.filter(|_| bid(self.forms).is_some_and(bids));
        match (level, figure.parse::<i32>()) {
            (Some(level), Ok(beyond)) => Ok(level.saturating_add(beyond).to_string()),
            _ => {
                let said = Slip::Beyond { word: plain(cell) }.said();
                Err(Fault { id: said.id, args: said.args })
            }
        }
    }

    /// That a cell which is recorded says nothing beside its figure but what came of the deal, and that clearly.
    fn nothing_else(&self, counted: &Form, cell: &str) -> Result<(), Fault> {
        let fault = |id| Err(Fault { id, args: vec![("cell", Arg::Text(plain(cell)))] });
        let figure = without_result(cell, self.forms);
        if figure.trim_start_matches(['(', '-', '−', '–']).contains('(') {
            return fault("paper-beside-figure");
        }
        // « chuté 1 » is one that was made, or one that is missing.
        let failed = result(cell, self.forms) == Some(false) && !cell.starts_with(figure);
        if failed {
            let tricks = counted.role == Some(Role::Tricks);
            fault(if tricks { "paper-tricks-or-missing" } else { "paper-points-or-missing" })
        } else {
            Ok(())
        }
    }

    /// What a row says in words of what came of its deal, beside what was counted, with that word and the figure.
    pub(in crate::transfer::paper) fn said_to_have_come(&self, row: &Row) -> Option<(bool, String, String)> {
        let told = |(key, place): &(Key, usize)| {
            let cell = self.value(row, *place)?;
            let own = matches!(key, Key::Count(_, None)).then(|| result(&cell, self.forms)).flatten()?;
            let figure = without_result(&cell, self.forms);
            Some((
                own,
                cell.replace(figure, "").trim().trim_matches(['(', ')']).to_owned(),
                figure.to_owned(),
            ))
        };
        let figure = || {
            let mut counts =
                self.keys.iter().filter(|(key, _)| matches!(key, Key::Count(..) | Key::Against(_)));
            counts.find_map(|(_, place)| number(&self.value(row, *place)?).ok())
        };
        let in_words = || {
            let cell = self.cell(row, &Key::Came)?;
            let came = came(&fold_word(&cell), self.forms)?.made?;
            Some((came, cell, figure()?))
        };
        self.keys.iter().find_map(told).or_else(in_words)
    }

    /// What was counted: for each account that has a column, else for the side that took.
    pub(in crate::transfer::paper) fn counts(
        &self,
        row: &Row,
        bidder: Option<&str>,
        events: &mut Vec<String>,
    ) -> Result<(), Fault> {
        for counted in self.forms.iter().filter(|form| form.tells_a_count()) {
            let mut parts = Vec::new();
            for (key, place) in self.keys {
                let Some(cell) = self.value(row, *place) else { continue };
                let (own, account, against) = match key {
                    Key::Count(own, account) => (*own, account.as_deref(), false),
                    Key::Against(own) => (*own, None, true),
                    _ => continue,
                };
                if own != counted || is_dash(&cell) && !self.signs.contains(place) {
                    continue;
                }
                let holder = match (account, bidder) {
                    (Some(account), _) => self.account(account),
                    (None, Some(_)) if against => self.against(counted, bidder)?,
                    (None, Some(bidder)) => quoted(bidder),
                    (None, None) => {
                        return Err(Fault {
                            id: "paper-whose",
                            args: vec![("cell", Arg::Text(plain(&cell)))],
                        });
                    }
                };
                let (cell, had) = match self.had_beside(&cell).filter(|_| self.pad) {
                    Some((figure, had)) => (figure.to_owned(), Some(had.word(self.lang))),
                    None => (cell, None),
                };
                if let Some(word) = had.filter(|word| !events.iter().any(|event| event.starts_with(word))) {
                    let player = match account {
                        Some(account) => {
                            self.one_of(account).map_or_else(|| account.to_owned(), String::clone)
                        }
                        None => self.beside(bidder, usize::from(against))?,
                    };
                    events.push(format!("{word} {}", quoted(&player)));
                }
                let signed = account.is_none() && self.signs.contains(place);
                if let Some(word) = came(&cell, self.forms).filter(|_| signed) {
                    events.push(word.word(self.lang).to_owned());
                    continue;
                }
                let joined = if account.is_none() && !against { self.joined(row) } else { None };
                if let Some(word) = self.made(&cell).or_else(|| self.made_beside(&cell)) {
                    let bare = form(self.forms, word).is_some_and(|form| form.fields.is_empty());
                    let holders = std::iter::once(holder).chain(joined).map(|holder| format!(" {holder}"));
                    let holders: Vec<String> = if bare { vec![String::new()] } else { holders.collect() };
                    events.extend(holders.iter().map(|holder| format!("{}{holder}", self.keyword(word))));
                    continue;
                }
                // Of what is not counted a word says what came of it.
                let in_words = || came(&fold_word(&cell), self.forms);
                let figure = cell.chars().any(|letter| letter.is_ascii_digit());
                if let Some(word) =
                    in_words().filter(|_| self.pad && !figure && account.is_none() && !against)
                {
                    events.push(word.word(self.lang).to_owned());
                    continue;
                }
                if account.is_none() && !against && self.came_in_marks(&cell) {
                    continue;
                }
                if self.pad && account.is_none() && says_what_came(&cell, self.forms) {
                    let args = vec![("cell", Arg::Text(plain(&cell)))];
                    return Err(Fault { id: "paper-came-no-points", args });
                }
                // Two who declare each for himself: a figure of each, or none of both.
                if let Some((joined, [own, other])) = joined.zip(of_two(&cell)) {
                    parts.extend([(holder, own), (joined, other)]);
                    continue;
                }
                let own = if account.is_none() && !against { of_both(&cell) } else { &cell };
                if !self.pad {
                    self.nothing_else(counted, own)?;
                }
                let by = by_how_much(own).filter(|_| account.is_none());
                let mut figure = number(by.as_deref().unwrap_or_else(|| without_result(own, self.forms)))?;
                if account.is_none() && (by.is_some() || self.beyond.contains(place) || cell.starts_with('+'))
                {
                    if let Some(came) = self.came_by(&figure, events) {
                        events.extend(came);
                        continue;
                    }
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
                events.push(format!("{} {}", counted.word(self.lang), parts.join(" ")));
            }
        }
        Ok(())
    }

    pub(in crate::transfer::paper) fn totals(
        &self,
        row: &Row,
        events: &mut Vec<String>,
    ) -> Result<(), Fault> {
        let mut parts = Vec::new();
        for (key, place) in self.keys {
            let Key::Total(account) = key else { continue };
            if self.noughts.contains(&(row.line, *place)) {
                parts.push(format!("{} 0", self.account(account)));
            } else if let Some(cell) = self.value(row, *place).filter(|cell| !is_dash(cell)) {
                parts.push(format!("{} {}", self.account(account), number(&cell)?));
            }
        }
        if !parts.is_empty() {
            events.push(format!("{} {}", common::CHECK.word(self.lang), parts.join(" ")));
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
        let mut events = vec![format!("{}{}", common::DEAL.word(self.lang), dealer.unwrap_or_default())];
        events.push(common::ANNUL.word(self.lang).to_owned());
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
                let text = quote(named.as_deref().unwrap_or_default());
                events.push(format!(
                    "{} {account} {:+} {text}",
                    common::ADJUST.word(self.lang),
                    figure - known
                ));
            }
        }
        Ok(told.then(|| (None, events.join(", "))))
    }

    /// What stands in a column of totals and is not the total above it with what was marked beside it: the line, what is written, and
    /// what was added. None where most of it is not: then they are no such totals.
    pub fn additions(&self, rows: &[&Row], (marks, totals): (usize, usize)) -> Option<Vec<Addition>> {
        let (mut wrong, mut told) = (Vec::new(), 0);
        // What stood above, and what should have stood there: the next total goes on from either.
        let mut last: Option<(i64, i64)> = None;
        let cell = |row: &Row, place: usize| self.value(row, place).filter(|cell| !is_dash(cell));
        for row in rows {
            let Some(written) = cell(row, totals) else { continue };
            let written = whole(&written).ok()?;
            let mark = cell(row, marks).map_or(Some(0), |cell| whole(&cell).ok())?;
            let Some((above, right)) = last else {
                last = Some((written, written));
                continue;
            };
            told += 1;
            let adds = above + mark == written || right + mark == written;
            if !adds {
                wrong.push(Addition { line: row.line, written, last: right, mark });
            }
            last = Some((written, if adds { written } else { right + mark }));
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
    pub(in crate::transfer::paper) fn account(&self, folded: &str) -> String {
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
    pub(in crate::transfer::paper) fn against(
        &self,
        counted: &Form,
        bidder: Option<&str>,
    ) -> Result<String, Fault> {
        let camps = counted.fields.iter().find_map(|field| match field.kind {
            Kind::Camp(camps) => camps.get(1),
            _ => None,
        });
        camps.map_or_else(
            || self.beside(bidder, 1).map(|name| quoted(&name)),
            |camp| Ok(camp.word(self.lang).to_owned()),
        )
    }
}

/// A dash where a figure would stand: nothing was written.
pub(in crate::transfer::paper) fn is_dash(cell: &str) -> bool {
    matches!(cell, "-" | "–" | "—" | "−" | "x" | "X" | "×" | "/")
}

/// The figures of two who each count for himself: `0-2`, `0+0`, `1 / 0`; a nought alone is that of both. Two who count together are not
/// told twice: the line refuses that.
pub(in crate::transfer::paper) fn of_two(cell: &str) -> Option<[String; 2]> {
    let read = |text: &str| text.trim().parse::<u32>().ok();
    if read(cell) == Some(0) {
        return Some([0, 0].map(|figure| figure.to_string()));
    }
    let (own, other) = cell.split_once(['-', '–', '+', '/'])?;
    Some([read(own)?, read(other)?].map(|figure| figure.to_string()))
}

/// A number, as spreadsheets and people write it: `1 240`, `1.240`, `1'240`, `110,0`, `52,5`, `−33`.
pub(in crate::transfer::paper) fn number(cell: &str) -> Result<String, Fault> {
    // A figure in brackets is one below nothing, as accounts have it: `(66)`.
    let below = cell.trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let below = below.filter(|figure| figure.starts_with(|digit: char| digit.is_ascii_digit()));
    let below = below.map(|figure| format!("-{figure}"));
    let cell = below.as_deref().unwrap_or(cell);
    // What stands behind a figure in brackets is a remark: `262 (chute)`.
    let figure =
        cell.split_once('(').filter(|(_, rest)| rest.ends_with(')')).map_or(cell, |(figure, _)| figure);
    let bare = figure.replace(['−', '–'], "-");
    let bare = bare.trim().trim_end_matches("pts").trim_end_matches("pt").trim_end_matches('.').trim();
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

/// A sum under a column that is none of its figures: its line, the head of the column, what is written and what those above come to.
pub(in crate::transfer::paper) struct WrongSum {
    line: usize,
    column: String,
    written: i64,
    sum: i64,
}

impl WrongSum {
    /// What is said of it.
    pub(in crate::transfer::paper) fn said(&self) -> Said {
        let figure = |figure: i64| Arg::Text(figure.to_string());
        let args = vec![
            ("line", Arg::from(self.line)),
            ("column", Arg::Text(self.column.clone())),
            ("written", figure(self.written)),
            ("sum", figure(self.sum)),
        ];
        Said::of("paper-sum-other", args)
    }
}

impl Sense<'_> {
    /// The rows of sums whose figure is neither what the deals above come to, from the beginning or from the sum before, nor the last of
    /// their totals.
    pub(in crate::transfer::paper) fn wrong_sums(&self, headings: &[String], rows: &[Row]) -> Vec<WrongSum> {
        let mut wrong = Vec::new();
        for (key, place) in self.keys {
            if !matches!(key, Key::Count(_, Some(_)) | Key::Total(_)) {
                continue;
            }
            let (mut all, mut since, mut last, mut any) = (0_i64, 0_i64, None, false);
            for row in rows {
                let cell = row.cells.get(*place).map_or("", String::as_str);
                if cell.is_empty() || is_dash(cell) {
                    continue;
                }
                // Where something stands that is no figure, nothing can be said of the sum.
                let Ok(figure) = whole(cell) else { break };
                if !self.sums(row) {
                    (all, since, last, any) = (all + figure, since + figure, Some(figure), true);
                    continue;
                }
                if !any {
                    // What was carried in.
                    all += figure;
                    continue;
                }
                if ![all, since].contains(&figure) && last != Some(figure) {
                    let column = headings.get(*place).cloned().unwrap_or_default();
                    wrong.push(WrongSum { line: row.line, column, written: figure, sum: all });
                }
                since = 0;
            }
        }
        wrong
    }
}

/// A whole number, as totals are.
pub(in crate::transfer::paper) fn whole(cell: &str) -> Result<i64, Fault> {
    let figure = number(cell)?.parse();
    figure.map_err(|_| Fault { id: "paper-no-number", args: vec![("cell", Arg::Text(plain(cell)))] })
}
