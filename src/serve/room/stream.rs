//! News of a match for a page that is open: only how far it is, never what it says.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde_json::json;
use tokio::sync::watch;

use crate::serve::room::{Head, Room};
use ardoise_desk::store::End;
use ardoise_rules::engine::Seq;

/// How often the database is asked whether somebody else has written.
const PAUSE: Duration = Duration::from_millis(50);
/// Contests are read again so often at most: each change of a match at one of their tables is one of theirs.
const HALLS: Duration = Duration::from_millis(400);
/// How often a stream without news says that it is still there.
const ALIVE: Duration = Duration::from_secs(15);

/// The news of a match, from the entry after the one that a page has seen last.
pub fn stream(
    id: String,
    news: watch::Receiver<Head>,
    ending: watch::Receiver<bool>,
    seen: Option<Seq>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let told = seen.map(|seq| Head { end: End::from(seq), next: None });
    let events = unfold((id, news, ending, told), |(id, mut news, mut ending, told)| async move {
        let head = loop {
            let head = news.borrow_and_update().clone();
            if told.as_ref().is_none_or(|told| !told.end.agrees(&head.end) || told.next != head.next) {
                break head;
            }
            let (changed, ends) =
                (std::pin::pin!(news.changed()), std::pin::pin!(ending.wait_for(|ends| *ends)));
            match futures_util::future::select(changed, ends).await {
                futures_util::future::Either::Left((Ok(()), _)) => {}
                futures_util::future::Either::Left((Err(_), _)) | futures_util::future::Either::Right(_) => {
                    return None;
                }
            }
        };
        // What follows is told when it begins; of this match its own entries, and those first.
        let follows = told.as_ref().and_then(|told| {
            let new = |(next, _): &&(String, Seq)| told.next.as_ref().is_none_or(|(known, _)| known != next);
            head.next.as_ref().filter(new)
        });
        let (said, seq) = follows.map_or((&id, head.end.seq()), |(next, seq)| (next, *seq));
        let mut told_now = json!({"match": said, "seq": seq});
        // A page that has seen as many entries has seen others.
        let other = |told: &Head| told.end.seq() >= seq && !told.end.agrees(&head.end);
        if follows.is_none() && told.as_ref().is_some_and(other) {
            told_now["anew"] = true.into();
        }
        let event = Event::default().data(told_now.to_string());
        let event = if *said == id { event.id(seq.to_string()) } else { event };
        Some((Ok(event), (id, news, ending, Some(head))))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE))
}

/// Watches for what other programs write, until the server ends.
pub async fn watch_others(room: Arc<Room>) {
    let mut ending = room.ending();
    let mut known = room.version();
    let (mut changed, mut looked) = (false, tokio::time::Instant::now());
    while !*ending.borrow_and_update() {
        let _ = tokio::time::timeout(PAUSE, ending.changed()).await;
        let version = room.version();
        if version != known {
            known = version;
            changed = true;
            room.look_again();
        }
        if changed && looked.elapsed() >= HALLS {
            (changed, looked) = (false, tokio::time::Instant::now());
            room.look_at_halls();
        }
    }
}
