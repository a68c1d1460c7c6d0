//! What all requests share: the matches that are shown, their state as it was last read, who is in, who waits for news.

pub mod guard;
mod heard;
mod news;
mod next;
pub mod places;
pub mod stream;
pub mod writer;

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::evening::same_players;
use crate::serve::room::guard::{Hosts, Rates};
pub use crate::serve::room::heard::{Done, Heard};
pub use crate::serve::room::news::Head;
use crate::serve::room::news::News;
use crate::serve::room::next::next_at;
use crate::serve::room::places::{Held, Place, Places};
use crate::serve::room::writer::{Writer, only_opinions};
use ardoise_desk::evening::Evening;
use ardoise_desk::hall::Hall;
use ardoise_desk::store::{End, Filter, Summary};
use ardoise_desk::{Desk, Failure, Key, Which};
use ardoise_rules::engine::{Report, Seq};
use ardoise_rules::words::plain;

/// Which matches are shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shows {
    /// The match of the table, and after it the next one of the same players.
    Table(String),
    /// Those that are open, and those that were written to lately.
    All,
    /// A contest, and the matches at its tables.
    Hall(String),
}

/// The matches of the last day are shown with those that are open, in milliseconds.
const LATELY: i64 = 24 * 3_600_000;
/// So many matches are on the list at most, and kept as they were last read.
const LISTED: usize = 1_000;

/// A match as it was read at its head.
#[derive(Debug)]
pub struct Shown {
    /// Everything there is to say.
    pub report: Report,
    /// Its last entry.
    pub seq: Seq,
    /// The end of its log.
    end: End,
    /// The last entry of each deal with who wrote it and when, by the number of the deal.
    pub entered: BTreeMap<u32, (String, i64)>,
    /// Its game.
    pub game: &'static dyn ardoise_rules::engine::AnyGame,
    /// May something be taken back?
    pub undoable: bool,
}

impl Shown {
    fn of(found: &Evening) -> Shown {
        let report = found.report();
        let made = |no: u32| Some((no, found.made_by(no).map(|record| (record.author.clone(), record.at))?));
        let entered = report.deals.iter().filter_map(|deal| made(deal.no)).collect();
        Shown {
            report,
            seq: found.head(),
            end: found.end(),
            entered,
            game: found.game(),
            undoable: !found.undoable().is_empty(),
        }
    }
}

/// A contest as it was read last.
#[derive(Debug)]
pub struct ShownHall {
    /// The contest.
    pub hall: Hall,
    /// A number that grows with everything that its pages show: its own entries, and those of the matches at its tables.
    pub seq: Seq,
    /// The version of the database that was read.
    version: i64,
}

/// What all requests share.
pub struct Room {
    shows: Shows,
    hosts: Hosts,
    /// The address that people are told.
    pub address: String,
    /// Who serves: the author of what a scribe writes.
    pub author: String,
    clock: Box<dyn Fn() -> i64 + Send + Sync>,
    reader: Mutex<Desk>,
    kept: Mutex<HashMap<String, Arc<Shown>>>,
    news: News,
    halls: Mutex<HashMap<String, Arc<ShownHall>>>,
    hall_news: News,
    places: Mutex<Places>,
    rates: Mutex<Rates>,
    /// Writes what is recorded.
    pub writer: Writer,
    /// Everything that is to be said on the terminal.
    said: Mutex<Vec<Heard>>,
    /// Is the server ending?
    ending: watch::Sender<bool>,
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room")
            .field("shows", &self.shows)
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// What a room is opened with.
pub struct Opening {
    /// Which matches are shown.
    pub shows: Shows,
    /// The addresses of the server.
    pub hosts: Hosts,
    /// The address that people are told.
    pub address: String,
    /// Who serves.
    pub author: String,
    /// The time in milliseconds since 1970.
    pub clock: Box<dyn Fn() -> i64 + Send + Sync>,
    /// Reads.
    pub reader: Desk,
    /// Writes.
    pub writer: Writer,
    /// Who is in already.
    pub places: Places,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Room {
    /// Opens a room.
    #[must_use]
    pub fn open(opening: Opening) -> Room {
        let Opening { shows, hosts, address, author, clock, reader, writer, places } = opening;
        Room {
            shows,
            hosts,
            address,
            author,
            clock,
            reader: Mutex::new(reader),
            kept: Mutex::default(),
            news: News::default(),
            halls: Mutex::default(),
            hall_news: News::default(),
            places: Mutex::new(places),
            rates: Mutex::default(),
            writer,
            said: Mutex::default(),
            ending: watch::Sender::new(false),
        }
    }

    /// The addresses of the server.
    pub const fn hosts(&self) -> &Hosts {
        &self.hosts
    }

    /// Which matches are shown.
    pub const fn shows(&self) -> &Shows {
        &self.shows
    }

    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        (self.clock)()
    }

    /// May that address ask once more?
    pub fn asks(&self, address: IpAddr) -> bool {
        let now = self.now();
        held(&self.rates).ask(address, now)
    }

    /// Who is in, and what lets the next one in.
    pub fn places(&self) -> MutexGuard<'_, Places> {
        held(&self.places)
    }

    /// Who shows a secret.
    pub fn who(&self, secret: &str) -> Option<Held> {
        let now = self.now();
        held(&self.places).who(secret, now)
    }

    /// Under whose name somebody writes.
    pub fn author_of(&self, place: &Place) -> String {
        match place {
            Place::Player(name) => name.clone(),
            Place::Referee => place.id().to_owned(),
            Place::Scribe | Place::Onlooker => self.author.clone(),
        }
    }

    /// Says something on the terminal: who came, what was recorded. Never a secret, never what was typed.
    pub fn say(&self, who: &str, done: Done) {
        held(&self.said).push(Heard { at: self.now(), who: plain(who), done });
    }

    /// What was said since this was last asked.
    pub fn heard(&self) -> Vec<Heard> {
        std::mem::take(&mut *held(&self.said))
    }

    /// Does something with a match as it stands.
    ///
    /// # Errors
    /// If it is not shown here or cannot be read.
    pub fn reading<T>(&self, id: &str, work: impl FnOnce(&Evening) -> T) -> Result<T, Failure> {
        if !self.is_shown(id)? {
            return Err(ardoise_desk::no_match());
        }
        let found = held(&self.reader).evening(Which::Named(id))?;
        Ok(work(&found))
    }

    /// A match as it stood before what a request of that key recorded in it. What cannot be read now is found out by whoever
    /// writes.
    pub fn before(&self, id: &str, key: &Key) -> Option<Evening> {
        held(&self.reader).before(id, key).ok().flatten()
    }

    /// A match as it stood after an entry; none where it cannot be read so.
    pub fn stood(&self, id: &str, seq: Seq) -> Option<Evening> {
        held(&self.reader).stood(id, seq).ok()
    }

    /// Has anybody recorded more than an agreement after an entry?
    pub fn is_stale(&self, id: &str, seq: Seq) -> bool {
        self.reading(id, |found| !only_opinions(found, seq)).unwrap_or(false)
    }

    /// A match as it stands, read anew only where it has grown.
    ///
    /// # Errors
    /// If it is not shown here or cannot be read.
    pub fn shown(&self, id: &str) -> Result<Arc<Shown>, Failure> {
        let end = held(&self.reader).end(id)?;
        if let Some(kept) = held(&self.kept).get(id).filter(|kept| kept.end.agrees(&end)) {
            return Ok(Arc::clone(kept));
        }
        let shown = Arc::new(self.reading(id, Shown::of)?);
        let mut kept = held(&self.kept);
        if kept.len() >= LISTED {
            kept.clear();
        }
        kept.insert(id.to_owned(), Arc::clone(&shown));
        Ok(shown)
    }

    /// The whole id of a match that is shown here, by its id or a part of it.
    ///
    /// # Errors
    /// If there is none.
    pub fn named(&self, text: &str) -> Result<String, Failure> {
        let found = held(&self.reader).find(Which::Named(text))?;
        let found = found.ok_or_else(ardoise_desk::no_match)?;
        if self.is_shown(&found)? { Ok(found) } else { Err(ardoise_desk::no_match()) }
    }

    /// Is that match shown here? A table shows its own and those of the same players.
    fn is_shown(&self, id: &str) -> Result<bool, Failure> {
        if held(&self.kept).contains_key(id) {
            return Ok(true);
        }
        match &self.shows {
            Shows::Table(own) if own == id => Ok(true),
            Shows::Table(own) => {
                let reader = held(&self.reader);
                let of =
                    |id: &str| reader.evening(Which::Named(id)).map(|found| found.table().players.clone());
                Ok(same_players(&of(own)?, &of(id)?))
            }
            Shows::Hall(own) => {
                let found = held(&self.reader).evening(Which::Named(id))?;
                Ok(found.about().contest.as_ref().is_some_and(|place| place.id == *own))
            }
            // However many there are: the list shows the last of them, but every open one is served.
            Shows::All => {
                let summary = held(&self.reader).summary(id)?;
                Ok(summary.is_some_and(|summary| self.is_lately(&summary)))
            }
        }
    }

    /// The match of the table now: the last one of the same players. None where several tables are shown.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn current(&self) -> Result<Option<String>, Failure> {
        let Shows::Table(own) = &self.shows else { return Ok(None) };
        let list = self.lately()?;
        let mut now = own.clone();
        // Each is later than the one before: that ends.
        while let Some((next, _)) = self.after(&held(&self.reader), &list, &now)? {
            now = next;
        }
        Ok(Some(now))
    }

    /// The next match at the table of a match, with its last entry.
    fn after(&self, reader: &Desk, list: &[Summary], id: &str) -> Result<Option<(String, Seq)>, Failure> {
        // At a table alone, whatever its players begin comes next; where several are shown, they may sit at two.
        let alone = matches!(self.shows, Shows::Table(_));
        let follows = |own: &Summary| alone || own.over;
        let Some(next) = next_at(reader, list, id, &follows)? else { return Ok(None) };
        let head = reader.head(&next)?;
        Ok(Some((next, head)))
    }

    /// The matches that were written to last.
    fn lately(&self) -> Result<Vec<Summary>, Failure> {
        held(&self.reader).list(&Filter { limit: Some(LISTED), ..Filter::default() })
    }

    /// The contests that are shown, the last written to first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn contests(&self) -> Result<Vec<Summary>, Failure> {
        let mut list = held(&self.reader).contests()?;
        list.retain(|summary| match &self.shows {
            Shows::Table(_) => false,
            Shows::Hall(own) => summary.id == *own,
            Shows::All => self.is_lately(summary),
        });
        Ok(list)
    }

    /// A contest as it stands, by its id or a part of it: read anew only where something was written.
    ///
    /// # Errors
    /// If it is not shown here or cannot be read.
    pub fn hall(&self, text: &str) -> Result<Arc<ShownHall>, Failure> {
        let version = held(&self.reader).version()?;
        let kept = held(&self.halls).get(text).cloned();
        if let Some(kept) = kept.as_ref().filter(|kept| kept.version == version) {
            return Ok(Arc::clone(kept));
        }
        let hall = held(&self.reader).hall(Which::Named(text))?;
        if !self.contests()?.iter().any(|summary| summary.id == hall.id()) {
            return Err(ardoise_desk::hall::no_contest());
        }
        let kept = kept.or_else(|| held(&self.halls).get(hall.id()).cloned());
        let seq = match &kept {
            Some(kept) if kept.hall.says_as(&hall) => kept.seq,
            // The time of day, which goes on growing when the server is started again.
            Some(kept) => self.now().max(kept.seq + 1),
            None => self.now(),
        };
        let id = hall.id().to_owned();
        let shown = Arc::new(ShownHall { hall, seq, version });
        held(&self.halls).insert(id, Arc::clone(&shown));
        Ok(shown)
    }

    /// News of a contest.
    ///
    /// # Errors
    /// If it is not there.
    pub fn hall_news(&self, id: &str) -> Result<watch::Receiver<Head>, Failure> {
        let head = Head { end: End::from(self.hall(id)?.seq), next: None };
        Ok(self.hall_news.from(id, head))
    }

    /// Somebody has written: looks at every contest of which somebody waits for news.
    pub fn look_at_halls(&self) {
        for id in self.hall_news.awaited() {
            // What cannot be read this instant is looked at again with the next change.
            let Ok(shown) = self.hall(&id) else { continue };
            self.hall_news.grown(&id, End::from(shown.seq));
        }
    }

    /// The matches that are shown, the last written to first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn list(&self) -> Result<Vec<Summary>, Failure> {
        let mut list = self.lately()?;
        list.retain(|summary| self.is_lately(summary));
        Ok(list)
    }

    /// Is it open, or was it written to lately?
    fn is_lately(&self, summary: &Summary) -> bool {
        !summary.over || summary.touched >= self.now().saturating_sub(LATELY)
    }

    /// News of a match: how far it is, and every change of that.
    ///
    /// # Errors
    /// If it is not there.
    pub fn news(&self, id: &str) -> Result<watch::Receiver<Head>, Failure> {
        match self.news.of(id) {
            Some(news) => Ok(news),
            None => Ok(self.news.from(id, self.head_now(id)?)),
        }
    }

    /// The match that the same players began after one, where they did.
    pub fn follows(&self, id: &str) -> Option<String> {
        let head = self.news.told(id).map_or_else(|| self.head_now(id), Ok);
        // Where that cannot be read this instant, whoever asks for the next match is led to it.
        head.ok()?.next.map(|(next, _)| next)
    }

    fn head_now(&self, id: &str) -> Result<Head, Failure> {
        self.head(&self.lately()?, id)
    }

    fn head(&self, list: &[Summary], id: &str) -> Result<Head, Failure> {
        let reader = held(&self.reader);
        Ok(Head { end: reader.end(id)?, next: self.after(&reader, list, id)? })
    }

    /// A match was written to here: whoever waits for news of it is told.
    pub fn moved(&self, id: &str, end: End) {
        self.news.grown(id, end);
    }

    /// A number that changes when somebody else has written.
    pub fn version(&self) -> Option<i64> {
        held(&self.reader).version().ok()
    }

    /// Somebody else has written: looks at every match of which somebody waits for news, and forgets those of nobody.
    pub fn look_again(&self) {
        let ids = self.news.awaited();
        if ids.is_empty() {
            return;
        }
        // What cannot be read this instant is looked at again with the next change.
        let Ok(list) = self.lately() else { return };
        for id in ids {
            if let Ok(head) = self.head(&list, &id) {
                self.news.stands(&id, head);
            }
        }
    }

    /// The server ends: every stream is told.
    pub fn end(&self) {
        self.ending.send_replace(true);
    }

    /// Whether the server is ending, and the news of it.
    pub fn ending(&self) -> watch::Receiver<bool> {
        self.ending.subscribe()
    }
}
