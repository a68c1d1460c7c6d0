//! Writes what is recorded: one thread, which commits all that waits together. Nothing is acknowledged before its commit.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use crate::serve::room::next::next_at;
use ardoise_desk::evening::{Draft, Evening};
use ardoise_desk::hall::Hall;
use ardoise_desk::store::{End, Filter, StoreError};
use ardoise_desk::{Desk, Failure, Key, Refusal, Which};
use ardoise_rules::engine::{Entry, Opinion, Seq};
use ardoise_rules::notation::Opening;

/// So many requests are committed together at most.
const TOGETHER: usize = 512;
/// The next match at a table is looked for among so many.
const LATELY: usize = 1_000;
/// So many matches are kept as they were last written.
const KEPT: usize = 512;

/// What somebody wants to be recorded.
pub struct Request {
    /// In which match, and what was known of it; or a match that is to be opened.
    pub what: What,
    /// Who.
    pub author: String,
}

/// How a change is worked out on a match as it stands.
pub type Makes = Box<dyn FnOnce(&Evening) -> Result<Draft, Box<Refusal>> + Send>;

/// How a contest is changed as it stands; none where somebody else wrote what the change did not know of.
pub type Acts = Box<dyn FnOnce(&mut Desk, Hall) -> Result<Option<Acted>, Failure> + Send>;

/// What came of a change of a contest.
#[derive(Debug)]
pub struct Acted {
    /// The contest, or the match that was opened.
    pub id: String,
    /// Its last entry.
    pub seq: Seq,
    /// Did it stand there already?
    pub again: bool,
}

/// What is asked.
pub enum What {
    /// A change of a match.
    Change {
        /// The match.
        id: String,
        /// The last entry that was known.
        seq: Seq,
        /// The mark of the request, chosen by who asks.
        key: Key,
        /// The change.
        makes: Makes,
    },
    /// A change of a contest.
    Hall {
        /// The contest.
        id: String,
        /// The change.
        acts: Acts,
    },
    /// A new match, the next one at the table of another one.
    Open(Box<Opening>),
}

/// What came of it.
#[derive(Debug)]
pub enum Answer {
    /// It stands in the log.
    Recorded {
        /// Of which match.
        id: String,
        /// The last entry of the match now.
        seq: Seq,
        /// Did it stand there already?
        again: bool,
        /// Who was named as the author.
        author: String,
    },
    /// Somebody else wrote since; nothing was recorded.
    Stale,
    /// A request of that key was recorded, and said something else; nothing more was recorded.
    Changed,
    /// It cannot be.
    Refused(Box<Refusal>),
    /// The database does not do it.
    Failed(StoreError),
}

/// A request with whoever waits for its answer.
type Waiting = (Request, oneshot::Sender<Answer>);

/// The way to the thread that writes.
#[derive(Debug, Clone)]
pub struct Writer(Sender<Waiting>);

impl Writer {
    /// Starts the thread. `moved` is told of each match that has grown, after the commit and before the answer.
    pub fn start(
        desk: Desk,
        moved: impl Fn(&str, End) + Send + 'static,
    ) -> std::io::Result<(Writer, JoinHandle<()>)> {
        let (sender, receiver) = channel();
        let thread = std::thread::Builder::new().name("writer".to_owned());
        let thread = thread.spawn(move || Thread { desk, kept: HashMap::new() }.work(&receiver, &moved))?;
        Ok((Writer(sender), thread))
    }

    /// Records something; the answer comes after the commit. None if the server is ending.
    pub async fn record(&self, request: Request) -> Option<Answer> {
        let (answer, answered) = oneshot::channel();
        self.0.send((request, answer)).ok()?;
        answered.await.ok()
    }
}

/// The thread that writes.
struct Thread {
    desk: Desk,
    /// Matches as they were last written.
    kept: HashMap<String, Evening>,
}

impl Thread {
    fn work(mut self, waiting: &Receiver<Waiting>, moved: &dyn Fn(&str, End)) {
        while let Ok(first) = waiting.recv() {
            let mut batch = vec![first];
            while batch.len() < TOGETHER
                && let Ok(more) = waiting.try_recv()
            {
                batch.push(more);
            }
            let (requests, answers): (Vec<_>, Vec<_>) = batch.into_iter().unzip();
            let said = self.commit(requests);
            for (answer, said) in answers.into_iter().zip(said) {
                if let Answer::Recorded { id, seq, again: false, .. } = &said {
                    // What cannot be read this instant is at least so long.
                    moved(id, self.desk.end(id).unwrap_or_else(|_| End::from(*seq)));
                }
                // Whoever asked may have gone; what is recorded is recorded.
                let _ = answer.send(said);
            }
        }
    }

    /// Everything in one commit; where that fails, nothing of it was recorded.
    fn commit(&mut self, requests: Vec<Request>) -> Vec<Answer> {
        let count = requests.len();
        let mut said = Vec::with_capacity(count);
        let kept = &mut self.kept;
        let done: Result<(), StoreError> = self.desk.together(|desk| {
            said.extend(requests.into_iter().map(|request| answer(desk, kept, request)));
            Ok(())
        });
        match done {
            Ok(()) => said,
            Err(error) => {
                kept.clear();
                (0..count).map(|_| Answer::Failed(error.clone())).collect()
            }
        }
    }
}

fn answer(desk: &mut Desk, kept: &mut HashMap<String, Evening>, request: Request) -> Answer {
    let Request { what, author } = request;
    desk.sign(author.clone());
    let done = match what {
        What::Hall { id, acts } => {
            let hall = desk.hall(Which::Named(&id));
            return match hall.and_then(|hall| acts(desk, hall)) {
                Ok(Some(Acted { id, seq, again })) => Answer::Recorded { id, seq, again, author },
                Ok(None) => Answer::Stale,
                Err(failure) => told(failure),
            };
        }
        What::Open(opening) => open(desk, &opening),
        What::Change { id, seq, key, makes } => match change(desk, kept, &id, seq, &key, makes) {
            Ok(done) => done,
            Err(answer) => return answer,
        },
    };
    match done {
        Ok((recorded, again)) => {
            let (id, seq) = (recorded.evening.id().to_owned(), recorded.evening.head());
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(id.clone(), recorded.evening);
            Answer::Recorded { id, seq, again: again || recorded.again, author }
        }
        Err(failure) => told(failure),
    }
}

/// Opens the next match at a table; if it was opened already, it is that.
fn open(desk: &mut Desk, opening: &Opening) -> Done {
    let lately = desk.list(&Filter { limit: Some(LATELY), ..Filter::default() })?;
    let before = opening.after.as_deref().unwrap_or_default();
    match next_at(desk, &lately, before, &|_| false)? {
        Some(other) => {
            let evening = desk.evening(Which::Named(&other))?;
            Ok((ardoise_desk::Recorded { evening, again: true }, true))
        }
        None => desk.start(opening).map(|recorded| (recorded, false)),
    }
}

type Done = Result<(ardoise_desk::Recorded, bool), Failure>;

/// Works a change out on the match as it stands, and records it.
fn change(
    desk: &mut Desk,
    kept: &mut HashMap<String, Evening>,
    id: &str,
    seq: Seq,
    key: &Key,
    makes: Makes,
) -> Result<Done, Answer> {
    let end = desk.end(id).map_err(told)?;
    let (head, known) = (end.seq(), kept.remove(id));
    // A copy took its place, or a name was taken out of it: as many entries, and not those that a page was made of.
    let other = known.as_ref().is_some_and(|known| known.head() == head && !known.end().agrees(&end));
    let found = match known.filter(|known| known.end().agrees(&end)) {
        Some(known) => known,
        None => desk.evening(Which::Named(id)).map_err(told)?,
    };
    // What was recorded meanwhile may be this very request, sent once more.
    if let Some(before) = desk.before(id, key).map_err(told)? {
        return sent_again(found, &before, makes);
    }
    if other || head != seq && !only_opinions(&found, seq) {
        return Err(Answer::Stale);
    }
    let draft = makes(&found).map_err(Answer::Refused)?;
    Ok(desk.record_once(key, draft).map(|recorded| (recorded, false)))
}

/// A request whose key stands in the log is that request sent once more, if it says the same. It does not where somebody went back
/// to a form that was sent, and changed it.
fn sent_again(found: Evening, before: &Evening, makes: Makes) -> Result<Done, Answer> {
    match makes(before) {
        Ok(draft) if draft.is_in(&found) => {
            Ok(Ok((ardoise_desk::Recorded { evening: found, again: true }, true)))
        }
        Ok(_) | Err(_) => Err(Answer::Changed),
    }
}

/// Was nothing recorded since but that somebody agrees to a deal, or disputes one? That makes no page stale.
pub fn only_opinions(found: &Evening, seq: Seq) -> bool {
    let opinion =
        |entry: &Entry| matches!(entry, Entry::Play { event, .. } if Opinion::read(event).is_some());
    seq <= found.head()
        && found.records().iter().filter(|record| record.seq > seq).all(|record| opinion(&record.entry))
}

fn told(failure: Failure) -> Answer {
    match failure {
        Failure::Refused(refusal) => Answer::Refused(refusal),
        Failure::Moved(_) => Answer::Stale,
        Failure::Store(error) => Answer::Failed(error),
        Failure::Damaged(said) => Answer::Refused(Box::new(Refusal::new(said))),
    }
}
