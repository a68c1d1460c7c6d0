//! What is sent again is recorded once.

use serde_json::Value;

use crate::store::{NewRow, Row};

/// The mark of a request, chosen by whoever asks before the first try: what is sent again is recorded once.
///
/// It stands in the log, in the first entry that the request wrote, so that it is kept with it or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key(String);

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Key {
    /// Reads a UUID; none if it is not one.
    #[must_use]
    pub fn read(text: &str) -> Option<Key> {
        uuid::Uuid::try_parse(text.trim()).ok().map(|key| Key(key.hyphenated().to_string()))
    }

    /// Writes the key into a row.
    pub(crate) fn mark(&self, row: &mut NewRow) {
        if let Ok(Value::Object(mut payload)) = serde_json::from_str(&row.payload) {
            payload.insert("key".to_owned(), Value::String(self.0.clone()));
            row.payload = Value::Object(payload).to_string();
        }
    }

    /// Does a row bear the key?
    pub(crate) fn marks(&self, row: &Row) -> bool {
        row.payload.contains(&self.0)
            && serde_json::from_str::<Value>(&row.payload)
                .is_ok_and(|payload| payload["key"] == self.0.as_str())
    }
}
