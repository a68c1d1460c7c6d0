//! An event as it is stored, held once by all who speak of it.

use std::collections::HashSet;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// An event as it is stored: the log, what of it is in force, its deal and the report hold the same one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StoredEvent(Arc<Value>);

/// The word under which an event is stored; empty where it has none.
#[must_use]
pub fn tag(event: &Value) -> &str {
    event.get("event").and_then(Value::as_str).unwrap_or_default()
}

impl From<Value> for StoredEvent {
    fn from(event: Value) -> Self {
        StoredEvent(Arc::new(event))
    }
}

impl Deref for StoredEvent {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.0
    }
}

impl StoredEvent {
    /// The event by itself, to make another one of it.
    #[must_use]
    pub fn value(&self) -> Value {
        Value::clone(&self.0)
    }
}

impl fmt::Display for StoredEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for StoredEvent {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for StoredEvent {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Value::deserialize(from).map(StoredEvent::from)
    }
}

/// The events of a match, each that is said again held once: of twenty thousand deals, most say what was said before.
#[derive(Debug, Default)]
pub struct Sayings(HashSet<StoredEvent>);

impl Sayings {
    /// The event, as it was said before if it was. Only the order of its fields may keep two apart that are equal.
    #[must_use]
    pub fn once(&mut self, event: StoredEvent) -> StoredEvent {
        match self.0.get(&event) {
            Some(known) if in_one_order(known, &event) => known.clone(),
            Some(_) => event,
            None => {
                self.0.insert(event.clone());
                event
            }
        }
    }
}

/// Have two events that are equal their fields in one order too? They are written as they are held.
fn in_one_order(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            one.iter().zip(other).all(|(one, other)| one.0 == other.0 && in_one_order(one.1, other.1))
        }
        (Value::Array(one), Value::Array(other)) => {
            one.iter().zip(other).all(|(one, other)| in_one_order(one, other))
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_said_again_is_held_once() {
        let mut sayings = Sayings::default();
        let first = sayings.once(json!({"event": "pass", "player": 1}).into());
        let again = sayings.once(json!({"event": "pass", "player": 1}).into());
        let other = sayings.once(json!({"event": "pass", "player": 2}).into());
        assert!(Arc::ptr_eq(&first.0, &again.0));
        assert!(!Arc::ptr_eq(&first.0, &other.0));
    }

    #[test]
    fn an_event_keeps_the_order_of_its_fields() {
        let mut sayings = Sayings::default();
        let _ = sayings.once(json!({"event": "points", "of": {"a": 1, "b": 2}}).into());
        let turned = sayings.once(json!({"event": "points", "of": {"b": 2, "a": 1}}).into());
        assert_eq!(turned.to_string(), r#"{"event":"points","of":{"b":2,"a":1}}"#);
    }
}
