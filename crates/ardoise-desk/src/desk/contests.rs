//! What is asked of the desk about contests: opened, read, changed, drawn, played.

use std::collections::HashMap;

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, InContest, Say as _};
use ardoise_rules::games;
use ardoise_rules::notation::{Opening as Match, Slip, look_alike, looks_of, read_name};

use crate::contest::{Effect, EntryNo, Event, Opening, Refusal as Taken, Sealed, Verified, effects, verify};
use crate::desk::Desk;
use crate::evening::{Evening, Which};
use crate::failure::{Failure, Refusal};
use crate::hall::{Change, Hall, bare, refused, row, tidy};
use crate::store::{Filter, Kind, NewRow, Summary, match_id};

/// A table with its match.
#[derive(Debug)]
pub struct Seated {
    /// The contest.
    pub hall: Hall,
    /// The match.
    pub evening: Evening,
    /// Was the match opened just now?
    pub new: bool,
}

/// A contest that was changed.
#[derive(Debug)]
pub struct Changed {
    /// The contest as it stands now.
    pub hall: Hall,
    /// What that moved in what was locked.
    pub moved: Vec<Effect>,
    /// Did it stand there already, so that nothing was written?
    pub again: bool,
}

/// Capitals and accents tell nobody apart: sheets and tables take such names for one.
fn named_apart(hall: &Hall, events: &[Event]) -> Result<(), Failure> {
    let mut known: HashMap<String, (EntryNo, &String)> = HashMap::new();
    let entries = &hall.contest().entries;
    known.extend(
        entries.iter().flat_map(|entry| entry.names.iter().map(|name| (fold_word(name), (entry.no, name)))),
    );
    let mut taken: Vec<String> = Vec::new();
    for event in events {
        let (no, names) = match event {
            Event::Enter { no, names, .. } | Event::Replace { entry: no, names, .. } => (*no, names),
            _ => continue,
        };
        for (place, name) in names.iter().enumerate() {
            let twice = names[..place].iter().any(|other| fold_word(other) == fold_word(name));
            let other = known.get(&fold_word(name)).filter(|(owner, _)| twice || *owner != no);
            taken.extend(other.map(|(_, known)| *known).or(twice.then_some(name)).cloned());
        }
        known.extend(names.iter().map(|name| (fold_word(name), (no, name))));
    }
    match (taken.len(), taken.first()) {
        (_, None) => seen_apart(hall, events),
        (1, Some(name)) if events.len() == 1 => {
            Err(refused(&Taken::NameTaken { name: name.clone() }, hall.contest()).into())
        }
        (count, Some(_)) => {
            let names = vec![("names", Arg::Names(taken)), ("count", Arg::from(count))];
            Err(Refusal::of("contest-names-taken", names).hint("contest-name-taken-hint", vec![]).into())
        }
    }
}

/// A name that could not stand at a table is none in a contest either; nor is one that looks like another one.
fn seen_apart(hall: &Hall, events: &[Event]) -> Result<(), Failure> {
    if !events.iter().any(|event| matches!(event, Event::Enter { .. } | Event::Replace { .. })) {
        return Ok(());
    }
    // Each look with the name that has it, and whose that is.
    let mut looks: HashMap<String, (EntryNo, String)> = HashMap::new();
    let known =
        hall.contest().entries.iter().flat_map(|entry| entry.names.iter().map(|name| (entry.no, name)));
    for (no, name) in known {
        looks.extend(looks_of(name).into_iter().map(|look| (look, (no, name.clone()))));
    }
    for event in events {
        let (no, names, replaces) = match event {
            Event::Enter { no, names, .. } => (*no, names, false),
            Event::Replace { entry: no, names, .. } => (*no, names, true),
            _ => continue,
        };
        for name in names {
            let own = looks_of(name);
            let mut others = own.iter().filter_map(|look| looks.get(look));
            let alike = others.find(|(owner, other)| !(replaces && *owner == no) && look_alike(other, name));
            let slip = match (read_name(name), alike) {
                (Err(slip), _) => slip,
                (Ok(()), Some((_, other))) => Slip::NameAlike { name: name.clone(), other: other.clone() },
                (Ok(()), None) => {
                    looks.extend(own.into_iter().map(|look| (look, (no, name.clone()))));
                    continue;
                }
            };
            return Err(Refusal::new(slip.said()).into());
        }
    }
    Ok(())
}

impl Desk {
    /// Opens a contest. Its draws are sealed by a secret that this database keeps: one that was chosen, or one that nobody
    /// knows.
    ///
    /// # Errors
    /// If it cannot be, or cannot be written.
    pub fn open_contest(&mut self, mut opening: Opening, secret: Option<&str>) -> Result<Hall, Failure> {
        let at = self.now();
        let id = match_id(at);
        // The random bits of two ids: nobody guesses them.
        let unknown = || format!("{}{}", match_id(at), match_id(at)).replace('-', "");
        let secret = secret.map_or_else(unknown, str::to_owned);
        opening.sealed = Some(Sealed::seal(&secret));
        if let Some(control) = opening.title.chars().find(|letter| letter.is_control()) {
            let slip = Slip::Control { code: format!("U+{:04X}", u32::from(control)) };
            return Err(Refusal::new(slip.said()).into());
        }
        opening.title = tidy(&opening.title);
        let event = Event::Open(Box::new(opening));
        let bare = |refusal: crate::contest::Refusal| Failure::from(bare(&refusal));
        let opened = written_as(0, std::slice::from_ref(&event), at, self.author());
        let mut hall = Hall::of_records(&id, opened).map_err(bare)?;
        let author = self.author().to_owned();
        self.together(|desk| -> Result<(), Failure> {
            let projection = hall.projection();
            desk.store_mut().create_match(&id, &[row(&event)], at, &author, &projection)?;
            hall.proven = desk.store().proven();
            Ok(desk.store_mut().keep_secret(&id, &secret)?)
        })?;
        Ok(hall)
    }

    /// A contest as it stands.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn hall(&self, which: Which<'_>) -> Result<Hall, Failure> {
        if let Which::Named(text) = which
            && let Some(kept) = self.kept_hall(&self.store().resolve_as(text, &[Kind::Contest])?)
            && let Some(hall) = kept.read_on(self.store())?
        {
            self.keep_hall(&hall);
            return Ok(hall);
        }
        let hall = Hall::load(self.store(), which, None)?;
        self.keep_hall(&hall);
        Ok(hall)
    }

    /// The contests, the one last written to first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn contests(&self) -> Result<Vec<Summary>, Failure> {
        Ok(self.store().list(&Filter { kind: Kind::Contest, ..Filter::default() })?)
    }

    /// Records a change of a contest as one command: all of it, only if nobody wrote to it since it was read. What a table gave, and
    /// that sides stand by it, is not recorded twice.
    ///
    /// # Errors
    /// If it cannot be, or cannot be written.
    pub fn change(&mut self, hall: &Hall, change: Change) -> Result<Changed, Failure> {
        if hall.is_recorded(&change) && self.end(hall.id())?.agrees(&hall.end()) {
            return Ok(Changed { hall: hall.clone(), moved: Vec::new(), again: true });
        }
        let events = hall.events(change)?;
        let after = self.happened(hall, &events)?;
        let moved = if hall.reopens(&events) { effects(hall.contest(), after.contest()) } else { Vec::new() };
        Ok(Changed { hall: after, moved, again: false })
    }

    fn happened(&mut self, hall: &Hall, events: &[Event]) -> Result<Hall, Failure> {
        let at = self.now();
        named_apart(hall, events)?;
        hall.with(events, at)?;
        self.written(hall, events, at)
    }

    fn written(&mut self, hall: &Hall, events: &[Event], at: i64) -> Result<Hall, Failure> {
        let author = self.author().to_owned();
        let mut after = hall.clone();
        let bare = |refusal: crate::contest::Refusal| Failure::from(bare(&refusal));
        after.goes_on(written_as(hall.head(), events, at, &author)).map_err(bare)?;
        let rows: Vec<NewRow> = events.iter().map(row).collect();
        self.store_mut().append(hall.id(), hall.end(), &rows, at, &author, &after.projection())?;
        after.proven = self.store().proven();
        after.look_at_tables(self.store())?;
        self.keep_hall(&after);
        Ok(after)
    }

    /// Draws the next round, with what the hall threw. The sealed number is used where this database has it.
    ///
    /// # Errors
    /// If the round before is not locked, or nothing can be drawn.
    pub fn draw_round(&mut self, hall: &Hall, dice: &[u8]) -> Result<Hall, Failure> {
        let round = hall.contest().next_round();
        let sealed = hall.contest().opening.sealed.as_ref();
        let secret = self.store().secret(hall.id())?;
        let number = secret.and_then(|secret| Sealed::number(&secret, round));
        let number = number.filter(|number| sealed.is_some_and(|sealed| sealed.answers(number, round)));
        let drawn = hall.recorded.draw(&number.unwrap_or_default(), dice);
        let drawing = drawn.map_err(|refusal| refused(&refusal, hall.contest()))?;
        self.happened(hall, &[Event::Draw(Box::new(drawing))])
    }

    /// The match of a table, opened if there is none; `own` where its players write the deals themselves.
    ///
    /// # Errors
    /// If there is no such table, or the match cannot be.
    pub fn table(&mut self, hall: Hall, (round, table): (u16, u32), own: bool) -> Result<Seated, Failure> {
        let (_, found) = hall.at((round, table))?;
        if let Some(id) = &found.id {
            let id = self.store().seen_as(id)?;
            let evening = self.evening(Which::Named(&id))?;
            return Ok(Seated { hall, evening, new: false });
        }
        let opening = match_of(&hall, round, table, &found.sides)?;
        // What was recorded at the table before its match was taken back is not lost: it goes on.
        if let Some(evening) = self.taken_back(&hall, (round, table), &opening)? {
            let id = evening.id().to_owned();
            let hall = self.happened(&hall, &[Event::Seat { round, table, id, own }])?;
            return Ok(Seated { hall, evening, new: false });
        }
        let (hall, evening) = self.together(|desk| -> Result<(Hall, Evening), Failure> {
            let evening = desk.start(&opening)?.evening;
            let hall =
                desk.happened(&hall, &[Event::Seat { round, table, id: evening.id().to_owned(), own }])?;
            Ok((hall, evening))
        })?;
        Ok(Seated { hall, evening, new: true })
    }

    /// The match that was opened last for a table and taken back, if the same players sit there.
    fn taken_back(&self, hall: &Hall, at: (u16, u32), opening: &Match) -> Result<Option<Evening>, Failure> {
        let opened = hall.records().iter().rev().find_map(|record| match &record.event {
            Event::Seat { round, table, id, .. } if (*round, *table) == at => Some(id),
            _ => None,
        });
        let Some(id) = opened else { return Ok(None) };
        // A match that never came here, or cannot be read, is not gone on with.
        let evening = self.evening(Which::Named(&self.store().seen_as(id)?)).ok();
        Ok(evening.filter(|evening| evening.play().table_at(1) == &opening.table))
    }

    /// Draws every round of a contest again.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn drawn_again(&self, hall: &Hall) -> Result<Vec<Verified>, Failure> {
        Ok(verify(hall.records()).map_err(|refusal| refused(&refusal, hall.contest()))?)
    }
}

/// Events as the rows behind the row `head`, of one command.
fn written_as(head: i64, events: &[Event], at: i64, author: &str) -> Vec<crate::contest::Row> {
    let op = head + 1;
    let row = |(seq, event): (i64, &Event)| crate::contest::Row {
        seq,
        op,
        at,
        author: author.to_owned(),
        event: event.clone(),
    };
    (op..).zip(events).map(row).collect()
}

/// The opening of the match at a table.
fn match_of(hall: &Hall, round: u16, table: u32, sides: &crate::contest::Sides) -> Result<Match, Failure> {
    let opening = &hall.contest().opening;
    let game = games::find(&opening.game).ok_or_else(|| crate::failure::unknown_game(&opening.game))?;
    let players = hall.seated(sides);
    let count = players.len();
    let range = game.players(&opening.rules).map_err(Refusal::new)?;
    if !range.contains(&count) {
        let args = vec![("table", Arg::from(table)), ("count", count.into())];
        return Err(Refusal::of("contest-no-match-for", args).into());
    }
    let camps = game.camps(&opening.rules, count).map_err(Refusal::new)?;
    let rules = hall.rules_at(round);
    Ok(Match {
        game: game.id(),
        title: Some(opening.title.clone()),
        date: opening.date.clone(),
        table: ardoise_rules::engine::Table::new(players, camps),
        rules,
        sets: Vec::new(),
        dealer: None,
        start: None,
        contest: Some(InContest { id: hall.id().to_owned(), round, table }),
        after: None,
    })
}
