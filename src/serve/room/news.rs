//! News: how far each match, or each contest, is of which somebody waits for it.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::watch;

use super::held;
use ardoise_desk::store::End;
use ardoise_rules::engine::Seq;

/// How far a match is, for whoever waits for news.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The end of its log.
    pub end: End,
    /// The match that the same players began after it, with its last entry.
    pub next: Option<(String, Seq)>,
}

/// How far each is of which somebody has asked for news, by id.
#[derive(Debug, Default)]
pub struct News(Mutex<HashMap<String, watch::Sender<Head>>>);

impl News {
    /// The news of one of them, where somebody has asked for it before.
    pub fn of(&self, id: &str) -> Option<watch::Receiver<Head>> {
        held(&self.0).get(id).map(watch::Sender::subscribe)
    }

    /// The news of one of them, which is so far where nobody has asked for it before.
    pub fn from(&self, id: &str, head: Head) -> watch::Receiver<Head> {
        held(&self.0).entry(id.to_owned()).or_insert_with(|| watch::Sender::new(head)).subscribe()
    }

    /// How far one of them was when somebody was told last.
    pub fn told(&self, id: &str) -> Option<Head> {
        held(&self.0).get(id).map(|sender| sender.borrow().clone())
    }

    /// Those of which somebody waits for news; those of nobody are forgotten.
    pub fn awaited(&self) -> Vec<String> {
        let mut heads = held(&self.0);
        heads.retain(|_, sender| sender.receiver_count() > 0);
        heads.keys().cloned().collect()
    }

    /// One of them was written to: whoever waits is told how far it has grown.
    pub fn grown(&self, id: &str, end: End) {
        self.tell(id, |known| {
            let newer = end.seq() > known.end.seq();
            if newer {
                known.end = end;
            }
            newer
        });
    }

    /// One of them is so far now; a copy that took its place may be shorter.
    pub fn stands(&self, id: &str, head: Head) {
        self.tell(id, |known| {
            let other = *known != head;
            if other {
                *known = head;
            }
            other
        });
    }

    fn tell(&self, id: &str, news: impl FnOnce(&mut Head) -> bool) {
        if let Some(sender) = held(&self.0).get(id) {
            sender.send_if_modified(news);
        }
    }
}
