//! What the columns of a table are: which are read, as what, and which are left aside.

use crate::line::args::{FiguresArg, PaperArgs};
use crate::shell::failure::Failure;
use crate::transfer::paper::key::{Key, came, form, is_passed, side_named};
use crate::transfer::paper::row::contract;
use crate::transfer::paper::row::figures::{self, number};
use crate::transfer::paper::row::players::seat_of;
use crate::transfer::paper::row::sense::Row;
use crate::transfer::paper::row::stake;
use crate::transfer::paper::row::taker::dealer_chooses;
use crate::transfer::paper::table::mapping::{Mapping, keys, marked_beside, sets};
use crate::transfer::paper::table::{LONGEST_HEADING, Table, account_of, bare_of_total};
use crate::words;
use ardoise_desk::houses::Houses;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{AnyGame, Arg, Camps, Form, Half, Kind, Role, Said};
use ardoise_rules::words::plain;

/// What a column under the name of a player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// Nobody knows whether points or totals: it is left aside.
    Unread,
    /// What was written of him, to be explained.
    Figures,
}

/// The columns of a table.
pub(in crate::transfer::paper) struct Columns {
    /// Those that are read, with their places.
    pub(in crate::transfer::paper) keys: Vec<(Key, usize)>,
    /// The headings of those that say nothing of the match.
    pub(in crate::transfer::paper) unused: Vec<String>,
    /// Is nothing told but what was counted, by columns of the sides?
    pub(in crate::transfer::paper) bare: bool,
    /// The column that tells by how much contracts were made or failed.
    pub(in crate::transfer::paper) differences: Option<usize>,
    /// Columns of what was marked, each with the column of its totals, which is not read.
    pub(in crate::transfer::paper) totals: Vec<(usize, usize)>,
    /// Where two partners have not the same figure.
    pub(in crate::transfer::paper) apart: Vec<Said>,
}

/// For whom a table is read.
pub(in crate::transfer::paper) struct Reader<'a> {
    pub(in crate::transfer::paper) houses: &'a Houses,
    pub(in crate::transfer::paper) args: &'a PaperArgs,
    pub(in crate::transfer::paper) mapping: &'a Mapping,
    pub(in crate::transfer::paper) game: &'static dyn AnyGame,
    pub(in crate::transfer::paper) players: &'a [String],
    /// What a column under the name of a player is.
    pub(in crate::transfer::paper) named: Named,
    pub(in crate::transfer::paper) file: &'a str,
}

impl Columns {
    /// The columns of a table, whose head is put in order.
    ///
    /// # Errors
    /// If what was said of them fits none, two say the same, or none says anything.
    pub(in crate::transfer::paper) fn of(table: &mut Table, reader: &Reader<'_>) -> Result<Columns, Failure> {
        let forms = reader.game.info().forms;
        table.head_in_two(reader.players, forms);
        let mut keys = keys(&table.headings, reader.args, reader.mapping, forms, reader.file)?;
        reader.who_attacked(table, &mut keys);
        undertaken_by_sides(table, &mut keys);
        rounds_of_taking(table, &mut keys);
        played_for(table, &mut keys, forms);
        came_in_words(table, &mut keys, forms);
        score_of_a_camp(table, &mut keys, forms);
        points_of_tricks(table, &mut keys, forms);
        let differences = by_how_much(table, &mut keys, forms);
        reader.of_players(table, &mut keys);
        reader.of_both(table, &mut keys);
        let mut totals = Vec::new();
        if reader.named == Named::Figures {
            marked_beside(&table.headings, &mut keys, forms);
            totals = running_sums(table, &keys, &of_accounts(&keys));
            keys.retain(|(_, place)| totals.iter().all(|(_, sum)| sum != place));
        } else if keys.iter().any(|(key, _)| matches!(key, Key::Count(_, None) | Key::Against(_))) {
            // What was made has a column of its own: beside it stands what was marked, which the rules say.
            keys.retain(|(key, _)| key.counts_of().is_none());
        }
        if reader.named != Named::Figures {
            // Without its card nothing that was shown can be recorded.
            keys.retain(|(key, _)| !matches!(key, Key::Kind(..)));
        }
        table.join(&keys);
        // Figures that were said to be what was marked are the deals, where nothing tells what was made in them.
        let figures =
            reader.args.figures.is_some() && !keys.iter().any(|(key, _)| key.counts_what_was_made());
        if figures && reader.has_figures(table, &keys) {
            keys.retain(|(key, _)| !key.records() || key.counts_of().is_some());
        }
        // Beside what was played, nobody knows what a figure under a name is, unless it was said to be a total.
        let counted = |(key, _): &(Key, usize)| !key.records() || matches!(key, Key::Count(_, Some(_)));
        let bare = keys.iter().all(counted);
        let as_figures = reader.as_figures(&keys, bare);
        if as_figures {
            marked(&mut keys);
        }
        let mut figured = table.figured(reader.players, &keys);
        figured.retain(|(_, place)| totals.iter().all(|(_, sum)| sum != place));
        totals.extend(running(table, &keys));
        if reader.named == Named::Figures {
            let camps = reader.camps();
            let own = figured
                .iter()
                .filter_map(|(seats, place)| Some((account_of(seats, reader.players, camps)?, *place)));
            totals.extend(running_sums(table, &keys, &own.chain(of_accounts(&keys)).collect::<Vec<_>>()));
            keys.retain(|(_, place)| totals.iter().all(|(_, sum)| sum != place));
        }
        figured.retain(|(_, place)| totals.iter().all(|(_, beside)| beside != place));
        let told = keys.iter().any(|(key, _)| key.records() || matches!(key, Key::Total(_)));
        if reader.args.figures.is_none() && !told {
            let headed = figured.iter().map(|(_, place)| table.headings[*place].as_str()).collect();
            // Beside columns that are not understood the figures are what they are: it is these that would tell.
            let unknown: Vec<String> = reader.unknown(table, &keys);
            if reader.named == Named::Figures && !unknown.is_empty() {
                let columns = vec![("columns", Arg::Names(unknown))];
                let failure = Failure::of("paper-nothing-played", columns).hint("paper-map", vec![]);
                return Err(failure.file(reader.file.to_owned()));
            }
            return Err(nothing_told(table, headed).file(reader.file.to_owned()));
        }
        let mut read: Vec<usize> = Vec::new();
        let mut apart = Vec::new();
        if reader.named == Named::Figures || as_figures {
            let camps = reader.camps();
            keys.retain(|(key, _)| camps != Some(Camps::Singles) || !reader.of_side(key));
            // Both columns of two partners are read.
            let used = |seats: &[usize]| camps == Some(Camps::Pairs) || seats.len() == 1;
            read.extend(figured.iter().filter(|(seats, _)| used(seats)).map(|(_, place)| *place));
            let of_camps = reader.of_camps(table, figured)?;
            keys.extend(of_camps.keys);
            apart = of_camps.apart;
        }
        read.extend(keys.iter().map(|(_, place)| *place));
        let headed = table.headings.iter().enumerate().filter(|(place, _)| !read.contains(place));
        let unused = headed
            .filter_map(
                |(place, heading)| {
                    if heading.is_empty() { table.letter(place) } else { Some(heading.clone()) }
                },
            )
            .collect();
        Ok(Columns { keys, unused, bare, differences, totals, apart })
    }

    /// Is nothing told but totals?
    pub(in crate::transfer::paper) fn totals_only(&self) -> bool {
        !self.keys.iter().any(|(key, _)| key.records())
    }
}

/// The columns of what each camp marked, and where two partners have not the same figure.
struct OfCamps {
    keys: Vec<(Key, usize)>,
    apart: Vec<Said>,
}

impl Reader<'_> {
    /// Columns of a pad in which both have their figure (`9-4`), where nobody takes: the first of them is that of the side, or of the player,
    /// who stands first. The other one becomes a column of its own.
    fn of_both(&self, table: &mut Table, keys: &mut Vec<(Key, usize)>) {
        let takes = keys.iter().any(|(key, _)| *key == Key::Bidder);
        let two = match self.camps() {
            Some(Camps::Pairs) => Some(["a".to_owned(), "b".to_owned()]),
            _ => <[String; 2]>::try_from(self.players.to_vec())
                .ok()
                .map(|two| two.map(|name| fold_word(&name))),
        };
        let Some([first, second]) = two.filter(|_| self.named == Named::Figures && !takes) else { return };
        let mut others = Vec::new();
        for (key, place) in keys.iter_mut() {
            let own = match *key {
                Key::Count(own, None) => Some(own),
                Key::Event(event) => form(self.game.info().forms, event),
                _ => None,
            };
            if let Some(form) = own.filter(|form| form.counts())
                && let Some(other) = table.halve(*place)
            {
                *key = Key::Count(form, Some(first.clone()));
                others.push((Key::Count(form, Some(second.clone())), other));
            }
        }
        keys.extend(others);
    }

    /// A column of the attack (`Attaque`) in which names stand alone says who took, where nothing else does.
    fn who_attacked(&self, table: &Table, keys: &mut Vec<(Key, usize)>) {
        let free = |place: &usize| keys.iter().all(|(key, at)| at != place && *key != Key::Bidder);
        let headed = |place: &usize| words::heading(&fold_word(&table.headings[*place]), "taker");
        let named = |cell: &&String| {
            let folded = fold_word(cell);
            let somebody = seat_of(cell, self.players).is_some() || side_named(&folded).is_some();
            somebody && folded.parse::<u32>().is_err() || is_passed(&folded)
        };
        let names = |place: &usize| {
            let mut cells = table.cells(*place).peekable();
            cells.peek().is_some() && cells.all(|cell| named(&cell))
        };
        let place = (0..table.headings.len()).filter(free).filter(headed).find(names);
        keys.extend(place.map(|place| (Key::Bidder, place)));
    }

    /// Who deals first, where the stake is said to be raised and nothing says by whom, nor who chose: on a pad they may have dealt in
    /// turn, for whoever of the other side raises, the deal is worth as much.
    pub(in crate::transfer::paper) fn deals_unsaid(
        &self,
        table: &Table,
        keys: &[(Key, usize)],
    ) -> Option<usize> {
        let forms = self.game.info().forms;
        let told = |place: usize| {
            let mut cells = table.rows.iter().filter_map(|row| row.cells.get(place));
            cells.any(|cell| stake::raises_behind(cell, forms))
        };
        let raised = keys.iter().any(|(key, place)| match key {
            Key::Raise(_) => true,
            Key::Suit | Key::Contract => told(*place),
            _ => false,
        });
        let dealt = keys.iter().any(|(key, _)| *key == Key::Dealer);
        if self.named != Named::Figures || !dealer_chooses(forms) || !raised || dealt {
            return None;
        }
        let first = self.args.dealer.as_deref().or(self.mapping.dealer.as_deref()).map(fold_word);
        let seat = |name: String| self.players.iter().position(|player| fold_word(player) == name);
        Some(first.and_then(seat).unwrap_or_default())
    }

    /// Does something stand under the sides or under the names of the players?
    fn has_figures(&self, table: &Table, keys: &[(Key, usize)]) -> bool {
        let of_side = |(key, _): &(Key, usize)| matches!(key, Key::Total(_)) || key.counts_of().is_some();
        keys.iter().any(of_side) || !table.figured(self.players, keys).is_empty()
    }

    /// Is what stands under the sides what was marked? It was said to be, or, on a pad to be explained, what was made stands in a column
    /// of its own.
    fn as_figures(&self, keys: &[(Key, usize)], bare: bool) -> bool {
        let figures = self.args.figures;
        let made = keys.iter().any(|(key, _)| key.counts_what_was_made());
        let marks = self.named == Named::Figures && made;
        figures == Some(FiguresArg::Totals) || figures.is_some() && bare || marks
    }

    /// The headings of columns in which something stands that nobody understands, and that name nobody who plays.
    fn unknown(&self, table: &Table, keys: &[(Key, usize)]) -> Vec<String> {
        let figured = table.figured(self.players, keys);
        let known = |place: usize| {
            keys.iter().any(|(_, at)| *at == place) || figured.iter().any(|(_, at)| *at == place)
        };
        let told = |place: usize| {
            table.rows.iter().any(|row| row.cells.get(place).is_some_and(|cell| !cell.is_empty()))
        };
        let headings = table.headings.iter().enumerate();
        let unknown =
            headings.filter(|(place, heading)| !heading.is_empty() && !known(*place) && told(*place));
        unknown.map(|(_, heading)| heading.clone()).collect()
    }

    /// The columns headed by a player and what is told of him (`Annonces Ana`, `Ana brisques`). What he counted is read where each plays for
    /// himself and what he marked has a column of its own, or is told by no figure of the table.
    fn of_players(&self, table: &Table, keys: &mut Vec<(Key, usize)>) {
        let pairs = self.camps() == Some(Camps::Pairs);
        let named = |text: &str| {
            self.players.iter().map(|name| fold_word(name)).find(|name| *name == fold_word(text))
        };
        let marked = |name: &String| table.headings.iter().any(|heading| fold_word(heading) == *name);
        // What he counted may be what he marked, but for what no game marks by itself.
        let counted = |key: &Key, name: &String| match key {
            Key::Count(form, _) if form.role == Some(Role::Points) => !pairs && marked(name),
            Key::Count(..) => !pairs && (marked(name) || self.named != Named::Figures),
            _ => !pairs && marked(name) || self.named != Named::Figures,
        };
        for (place, heading) in table.headings.iter().enumerate() {
            if keys.iter().any(|(_, at)| *at == place) {
                continue;
            }
            let before = heading.split_once(' ').and_then(|(name, word)| Some((named(name)?, word)));
            let behind = || heading.rsplit_once(' ').and_then(|(word, name)| Some((named(name)?, word)));
            let Some((player, word)) = before.or_else(behind) else { continue };
            if let Some(key) = Key::of_player(word, &player, self.game.info().forms)
                && counted(&key, &player)
                && (matches!(key, Key::Of(..)) || !keys.iter().any(|(known, _)| *known == key))
            {
                keys.push((key, place));
            }
        }
        keys.sort_by_key(|(_, place)| *place);
    }

    /// Who plays for whom by the rules that were said.
    pub(in crate::transfer::paper) fn camps(&self) -> Option<Camps> {
        let rules = self.args.rules.as_deref().or(self.mapping.rules.as_deref());
        let sets = sets(self.args, self.mapping);
        let rules = rules.or_else(|| self.game.suiting(self.players.len(), &sets));
        let rules = self.houses.resolve(self.game, rules, &sets).ok()?;
        self.game.camps(&rules, self.players.len()).ok()
    }

    /// What stands under players or partners as totals, one column a camp: partners have one total, whether it is written once or twice. Where they differ in a few
    /// lines of a pad that is to be explained, one of the two is a slip: the first is read, and both are told.
    fn of_camps(&self, table: &Table, figured: Vec<(Vec<usize>, usize)>) -> Result<OfCamps, Failure> {
        let camps = self.camps();
        let mut found: Vec<(String, usize)> = Vec::new();
        let mut apart = Vec::new();
        for (seats, place) in figured {
            let Some(account) = account_of(&seats, self.players, camps) else { continue };
            let Some((_, known)) = found.iter().find(|(known, _)| *known == account) else {
                found.push((account, place));
                continue;
            };
            let cell = |row: &Row, place: usize| row.cells.get(place).cloned().unwrap_or_default();
            let differ = |row: &&Row| cell(row, *known) != cell(row, place);
            let differing: Vec<&Row> = table.rows.iter().filter(differ).collect();
            let [one, other] = [*known, place].map(|place| table.headings[place].clone());
            let few = self.named == Named::Figures && 3 * differing.len() < table.rows.len();
            if let Some(row) = differing.first().filter(|_| !few) {
                let failure = Failure::of("paper-partners", vec![("names", Arg::Names(vec![one, other]))]);
                let failure = failure.input(plain(&row.cells.join(" ; ")));
                return Err(failure.file(self.file.to_owned()).span(row.line, 1, 1));
            }
            apart.extend(differing.into_iter().map(|row| {
                let text = |text: String| Arg::Text(plain(&text));
                let args = vec![
                    ("line", Arg::from(row.line)),
                    ("one", text(one.clone())),
                    ("figure", text(cell(row, *known))),
                    ("other", text(other.clone())),
                    ("beside", text(cell(row, place))),
                ];
                Said::of("paper-partners-apart", args)
            }));
        }
        let keys = found.into_iter().map(|(account, place)| (Key::Total(account), place)).collect();
        Ok(OfCamps { keys, apart })
    }

    /// Is it what stands under a side, and under no player of that name? Where each plays for himself it is nobody's.
    fn of_side(&self, key: &Key) -> bool {
        match key {
            Key::Count(_, Some(account)) | Key::Total(account) => {
                let named = self.players.iter().any(|player| fold_word(player) == fold_word(account));
                !named && matches!(account.as_str(), "a" | "b")
            }
            _ => false,
        }
    }
}

/// The columns of what was marked that have their totals in a column of their own: `Us` and `Total us`.
fn running(table: &Table, keys: &[(Key, usize)]) -> Vec<(usize, usize)> {
    let of = |heading: &str| fold_word(heading.trim());
    let read = |place: usize| keys.iter().find(|(_, at)| *at == place).map(|(key, _)| key);
    let places = (0..table.headings.len()).filter(|place| read(*place).is_none());
    let beside = places.filter_map(|place| {
        let name = of(bare_of_total(&table.headings[place])?);
        let own = |at: usize| {
            let heading = table.headings[at].as_str();
            of(heading) == name || bare_of_total(heading).is_some_and(|bare| of(bare) == name)
        };
        let marks =
            (0..table.headings.len()).find(|at| matches!(read(*at), Some(Key::Total(_))) && own(*at))?;
        Some((marks, place))
    });
    beside.collect()
}

/// The columns in which something stands under an account.
fn of_accounts(keys: &[(Key, usize)]) -> Vec<(String, usize)> {
    let own = keys.iter().filter_map(|(key, place)| match key {
        Key::Count(_, Some(account)) | Key::Total(account) => Some((account.clone(), *place)),
        _ => None,
    });
    own.collect()
}

/// Of columns that are headed by the same side or player, one in which what stands in another one is added up, each beside that one.
/// What a deal brought says more than what it led to.
fn running_sums(table: &Table, keys: &[(Key, usize)], headed: &[(String, usize)]) -> Vec<(usize, usize)> {
    let mut own: Vec<(&String, Vec<usize>)> = Vec::new();
    for (holder, place) in headed {
        match own.iter_mut().find(|(known, _)| *known == holder) {
            Some((_, places)) => places.push(*place),
            None => own.push((holder, vec![*place])),
        }
    }
    let most = own.iter().map(|(_, places)| places.len()).max().unwrap_or(0);
    let pairs = |marks: usize, sums: usize| {
        let own = own.iter().filter_map(move |(_, places)| Some((*places.get(marks)?, *places.get(sums)?)));
        own.collect::<Vec<_>>()
    };
    let mut found = Vec::new();
    for marks in 0..most {
        for sums in (0..most).filter(|sums| *sums != marks) {
            let pairs = pairs(marks, sums);
            let counts = pairs.iter().map(|pair| added_up(table, *pair));
            let [right, told, both] = counts.fold([0; 3], |all, own| [0, 1, 2].map(|at| all[at] + own[at]));
            // Once a figure is wrong the next but one goes on from it.
            if told > 1 && both > 0 && 2 * right > told && !counted_beside_totals(table, keys, &pairs) {
                found.extend(pairs);
            }
        }
    }
    found
}

/// Is what stands beside the totals of both sides what they made, and not what they marked? Mostly that is the same; where it is not,
/// neither side's total is what it had with that, while a slip of the pen is in one of them.
fn counted_beside_totals(table: &Table, keys: &[(Key, usize)], totals: &[(usize, usize)]) -> bool {
    let counts = |place: usize| keys.iter().any(|(key, at)| *at == place && key.counts_of().is_some());
    let [one, other] = *totals else { return false };
    if !counts(one.0) || !counts(other.0) {
        return false;
    }
    let added = |(marks, sums): (usize, usize)| {
        let figure = |row: &Row, place: usize| figures::whole(row.cells.get(place)?).ok();
        let mut last = None;
        let each = table.rows.iter().map(|row| {
            let (mark, sum) = (figure(row, marks), figure(row, sums));
            let above = last;
            last = sum.or(last);
            Some(above? + mark? == sum?)
        });
        each.collect::<Vec<Option<bool>>>()
    };
    let both = added(one).into_iter().zip(added(other)).filter_map(|(one, other)| one.zip(other));
    let wrong: Vec<(bool, bool)> = both.filter(|both| *both != (true, true)).collect();
    !wrong.is_empty() && wrong.iter().all(|both| *both == (false, false))
}

/// How often what stands in a column is what it had above with what stands beside it, how often that could be seen, and how often it is
/// where both were something. Noughts alone show nothing.
fn added_up(table: &Table, (marks, sums): (usize, usize)) -> [usize; 3] {
    let figure = |cells: &[String], place: usize| -> Option<i64> {
        figures::whole(cells.get(place).filter(|cell| !cell.is_empty())?).ok()
    };
    let (mut seen, mut last) = ([0; 3], None);
    for row in &table.rows {
        let (mark, sum) = (figure(&row.cells, marks), figure(&row.cells, sums));
        let above = last;
        last = sum.or(last);
        let (Some(mark), Some(sum), Some(above)) = (mark, sum, above) else { continue };
        let right = above + mark == sum;
        let shown =
            [right && (mark, above) != (0, 0), (mark, above) != (0, 0), right && mark != 0 && above != 0];
        seen = [0, 1, 2].map(|at| seen[at] + usize::from(shown[at]));
    }
    seen
}

/// What stands under the sides, read as what was marked: what each deal brought and what it led to stand side by side, and one of them
/// is enough.
fn marked(keys: &mut Vec<(Key, usize)>) {
    let counted: Vec<String> =
        keys.iter().filter_map(|(key, _)| key.counts_of().map(str::to_owned)).collect();
    keys.retain(|(key, _)| !matches!(key, Key::Total(account) if counted.contains(account)));
    for (key, _) in keys {
        if let Key::Count(_, Some(account)) = key {
            *key = Key::Total(account.clone());
        }
    }
}

/// The refusal of a table in which no column says anything, with those that are headed by players. A file that is no table has one
/// heading as long as its line.
fn nothing_told(table: &Table, headed: Vec<&str>) -> Failure {
    let short = |name: &str| match name.char_indices().nth(LONGEST_HEADING) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    };
    let names = |names: Vec<&str>| vec![("columns", Arg::Names(names.into_iter().map(short).collect()))];
    if headed.is_empty() {
        let every = table.headings.iter().map(String::as_str).filter(|heading| !heading.is_empty()).collect();
        Failure::of("paper-no-columns", names(every)).hint("paper-map", vec![])
    } else {
        Failure::of("paper-figures", names(headed)).hint("paper-figures-how", vec![])
    }
}

/// What either side undertook in a column of its own (`Contrat Nous`, `Contrat Eux`), of which every deal fills one: that says who took.
/// What in comes to stand in the first of them, and who in the second.
fn undertaken_by_sides(table: &mut Table, keys: &mut Vec<(Key, usize)>) {
    let side = |heading: &String| {
        let folded = fold_word(heading);
        let (first, last) = folded.split_once(' ')?;
        let mut ways = [(first, last), (last, first)].into_iter();
        ways.find(|(what, _)| words::heading(what, "contract"))
            .and_then(|(_, side)| Some((side_named(side)?, side.to_owned())))
    };
    let free = |place: usize| keys.iter().all(|(_, at)| *at != place);
    let of = |wanted: usize| {
        let headed = table.headings.iter().enumerate().filter(|(place, _)| free(*place));
        let mut own = headed.filter_map(|(place, heading)| {
            side(heading).filter(|(which, _)| *which == wanted).map(|(_, word)| (place, word))
        });
        own.next().filter(|_| own.next().is_none())
    };
    let told = |wanted: Key| keys.iter().any(|(key, _)| *key == wanted);
    let (taken, bid) = (told(Key::Bidder), told(Key::Contract));
    let (Some(one), Some(other), false) = (of(0), of(1), bid) else { return };
    let bid = |row: &Row, place: usize| {
        row.cells.get(place).filter(|cell| !cell.is_empty() && !figures::is_dash(cell)).cloned()
    };
    let undertaken = |row: &Row| match (bid(row, one.0), bid(row, other.0)) {
        (Some(cell), None) => Some((one.1.clone(), cell)),
        (None, Some(cell)) => Some((other.1.clone(), cell)),
        (None, None) => Some(<(String, String)>::default()),
        (Some(_), Some(_)) => None,
    };
    let Some(all) = table.rows.iter().map(undertaken).collect::<Option<Vec<_>>>() else { return };
    let (one, other) = (one.0, other.0);
    for (row, (side, cell)) in table.rows.iter_mut().zip(all) {
        row.cells.resize(row.cells.len().max(one + 1).max(other + 1), String::new());
        (row.cells[one], row.cells[other]) = (cell, if taken { String::new() } else { side });
    }
    keys.push((Key::Contract, one));
    if taken {
        table.headings[other].clear();
    } else {
        keys.push((Key::Bidder, other));
    }
}

/// The number that a cell has as a place in an order: `1er`, `2nd`.
fn in_order(cell: &str) -> Option<u32> {
    let folded = fold_word(cell);
    let behind = folded.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = folded.strip_suffix(behind)?.parse().ok()?;
    words::heading(behind, "ordinal").then_some(number)
}

/// In which round somebody took (`1er`, `2e`), under a heading of the numbers of the deals, says nothing of what was counted.
fn rounds_of_taking(table: &Table, keys: &mut Vec<(Key, usize)>) {
    let of_rounds = |place: usize| {
        let rounds: Option<Vec<u32>> = table.cells(place).map(|cell| in_order(cell)).collect();
        rounds.is_some_and(|rounds| rounds.len() > 1 && rounds.iter().all(|round| (1..=2).contains(round)))
    };
    keys.retain(|(key, place)| *key != Key::Deal || !of_rounds(*place));
}

/// Where words stand in a column that is headed like one with the numbers of the deals (`Jeu`, `Spel`), or like a second one of who took
/// (`Prise` beside `Preneur`), these are what was played for, if nothing else is.
fn played_for(table: &Table, keys: &mut Vec<(Key, usize)>, forms: &'static [Form]) {
    if keys.iter().any(|(key, _)| *key == Key::Contract) {
        return;
    }
    let read = |place: &usize| keys.iter().find(|(_, at)| at == place).map(|(key, _)| key);
    let free = |place: &usize| matches!(read(place), None | Some(Key::Deal));
    let deal = |place: &usize| Key::of_heading(&table.headings[*place], forms) == Some(Key::Deal);
    let again = |place: &usize| {
        read(place).is_none() && Key::of_heading(&table.headings[*place], forms) == Some(Key::Bidder)
    };
    // A second column of who took may be that of his side; one that says in what has the words of it.
    let bids = |place: &usize| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(*place));
        cells.into_iter().filter(|cell| !cell.is_empty()).all(|cell| contract::is_bid(cell, forms))
    };
    let either = |place: &usize| deal(place) || again(place) && bids(place);
    let words = |place: &usize| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(*place));
        let cells: Vec<&String> = cells.filter(|cell| !cell.is_empty()).collect();
        let word = |cell: &&&String| cell.chars().any(char::is_alphabetic) && in_order(cell).is_none();
        let told = cells.iter().filter(word).count();
        2 * told > cells.len()
    };
    let Some(place) = (0..table.headings.len()).filter(free).filter(either).find(words) else { return };
    keys.retain(|(_, at)| *at != place);
    keys.push((Key::Contract, place));
    // Another one beside it has the numbers.
    let left = |place: &usize| keys.iter().all(|(key, at)| at != place && *key != Key::Deal);
    let numbers = (0..table.headings.len()).filter(left).find(deal);
    keys.extend(numbers.map(|place| (Key::Deal, place)));
}

/// Do figures stand in a column, and more than the one and the nought that say yes and no? Beside them words may say what came of deals
/// of which nothing is counted; where no points are counted a figure may have a sign: so many tricks beyond what was bid.
fn told_in_figures(table: &Table, place: usize, forms: &'static [Form]) -> bool {
    let cells = table.rows.iter().filter_map(|row| row.cells.get(place)).filter(|cell| !cell.is_empty());
    let signs = Role::Points.among(forms).is_none();
    let signed =
        |cell: &str| signs && cell.starts_with(['+', '-', '−', '–']) && figures::number(cell).is_ok();
    let counted = |cell: &String| cell.parse::<u32>().is_ok_and(|figure| figure > 1) || signed(cell);
    let told = |cell: &String| {
        cell.parse::<u32>().is_ok() || counted(cell) || came(&fold_word(cell), forms).is_some()
    };
    cells.clone().any(counted) && cells.into_iter().all(told)
}

/// Says every cell of a column by how much a contract was made, or failed?
fn told_by_how_much(table: &Table, place: usize) -> bool {
    let cells = table.rows.iter().filter_map(|row| row.cells.get(place));
    let mut cells = cells.filter(|cell| !cell.is_empty()).peekable();
    cells.peek().is_some() && cells.all(|cell| figures::by_how_much(cell).is_some())
}

/// Where points are counted by halves and no column is headed by them, `Score` is what was counted, as long as no figure is more than a deal
/// has.
fn score_of_a_camp(table: &Table, keys: &mut Vec<(Key, usize)>, forms: &'static [Form]) {
    let most = |form: &Form| {
        form.fields.iter().find_map(|field| match field.kind {
            Kind::Half(_, most) => Some(most),
            _ => None,
        })
    };
    let points = Role::Points.among(forms).and_then(|form| Some((form, most(form)?)));
    let counted = keys.iter().any(|(key, _)| matches!(key, Key::Count(..) | Key::Against(_) | Key::Came));
    let (Some((points, most)), false) = (points, counted) else { return };
    let within = |place: usize| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(place)).filter(|cell| !cell.is_empty());
        let mut figures = cells.map(|cell| Half::answered(&number(cell).ok()?)).peekable();
        figures.peek().is_some()
            && figures.all(|figure| figure.is_some_and(|figure| (0..=most).contains(&figure.halves())))
    };
    let free = |place: usize| keys.iter().all(|(_, known)| *known != place);
    let mut scores = (0..table.headings.len())
        .filter(|place| fold_word(&table.headings[*place]) == "score" && free(*place) && within(*place));
    if let (Some(place), None) = (scores.next(), scores.next()) {
        keys.push((Key::Count(points, None), place));
    }
}

/// Where words alone stand in a column that may say what was made or what came of it (`Résultat`), they say what came of it; where
/// figures do, they say what was made.
fn came_in_words(table: &Table, keys: &mut [(Key, usize)], forms: &'static [Form]) {
    let says = |place: usize| {
        let mut cells =
            table.rows.iter().filter_map(|row| row.cells.get(place)).filter(|cell| !cell.is_empty());
        // A cross or a tick beside dashes is as good as a word; figures are none, and signs alone have a sense of their own.
        let figure = |cell: &String| cell.chars().any(|letter| letter.is_ascii_digit());
        let lettered =
            |cell: &String| !figure(cell) && !["+", "-", "–", "—", "−", "/"].contains(&cell.as_str());
        let word = |cell: &String| !figure(cell) && came(&fold_word(cell), forms).is_some();
        cells.clone().any(lettered) && cells.all(word)
    };
    for (key, place) in keys {
        let either = match key {
            Key::Count(_, None) => true,
            Key::Event(event) => form(forms, event).is_some_and(|form| form.made == Some(true)),
            _ => false,
        };
        if either
            && words::heading(&fold_word(&table.headings[*place]), "came")
            && says(*place)
            && let Some(word) = Key::read("came", forms)
        {
            *key = word;
        }
        let figures = told_in_figures(table, *place, forms);
        if *key == Key::Came
            && (figures || told_by_how_much(table, *place))
            && let Some(form) = (if figures { Role::Tricks } else { Role::Points }).among(forms)
        {
            *key = Key::Count(form, None);
        }
    }
}

/// A column of differences (`Écart`), whose figures all have a sign, or of words with a figure (`fait de 6`), tells what was made where
/// nothing else does.
fn by_how_much(table: &Table, keys: &mut Vec<(Key, usize)>, forms: &'static [Form]) -> Option<usize> {
    let counted = [Role::Points, Role::Tricks].into_iter().find_map(|role| role.among(forms))?;
    if keys.iter().any(|(key, _)| key.counts_what_was_made()) {
        return None;
    }
    let signed = |place: usize| {
        let mut cells =
            table.rows.iter().filter_map(|row| row.cells.get(place)).filter(|cell| !cell.is_empty());
        // A spreadsheet keeps no plus.
        let number = |cell: &String| figures::number(cell).is_ok_and(|figure| figure.parse::<i32>().is_ok());
        // A deal of which nothing is counted, as a misère, has a word.
        let told = |cell: &String| number(cell) || came(&fold_word(cell), forms).is_some();
        cells.clone().any(|cell| cell.starts_with(['+', '-', '−', '–']) && number(cell)) && cells.all(told)
    };
    let free = |place: &usize| keys.iter().all(|(_, at)| at != place);
    let headed = |place: &usize| {
        let folded = fold_word(&table.headings[*place]);
        let says = ["came", "beyond"].into_iter().any(|id| words::heading(&folded, id));
        says && (signed(*place) || told_by_how_much(table, *place))
    };
    let place = (0..table.headings.len()).filter(free).find(headed);
    keys.extend(place.map(|place| (Key::Count(counted, None), place)));
    place
}

/// No game has more tricks in a deal.
const MOST_TRICKS: u32 = 18;

/// Where a column of tricks has figures that no number of tricks is, they are the points in them (`Plis` at coinche).
fn points_of_tricks(table: &Table, keys: &mut [(Key, usize)], forms: &'static [Form]) {
    let Some(points) = Role::Points.among(forms) else { return };
    if keys.iter().any(|(key, _)| key.counts_whole(Role::Points)) {
        return;
    }
    let beyond = |place: usize| {
        let mut cells = table.rows.iter().filter_map(|row| row.cells.get(place));
        cells.any(|cell| cell.parse::<u32>().is_ok_and(|figure| figure > MOST_TRICKS))
    };
    for (key, place) in keys {
        if let Key::Count(form, _) = key
            && form.role == Some(Role::Tricks)
            && beyond(*place)
        {
            *form = points;
        }
    }
}
