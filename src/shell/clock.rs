//! The clock: the one place where it is read.

use std::time::{Duration, Instant, SystemTime};

/// Now, in milliseconds since 1970, negative before; `ARDOISE_NOW` stops the clock. What is recorded together is recorded
/// at one reading.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "time enters here")]
pub fn now() -> i64 {
    let fixed = std::env::var("ARDOISE_NOW").ok();
    let fixed = fixed.and_then(|text| chrono::DateTime::parse_from_rfc3339(&text).ok());
    fixed.map_or_else(|| millis(SystemTime::now()), |moment| moment.timestamp_millis())
}

/// Is there time left, of so much from now on?
#[expect(clippy::disallowed_methods, reason = "time enters here")]
pub fn patience(span: Duration) -> impl Fn() -> bool {
    let begun = Instant::now();
    move || begun.elapsed() < span
}

/// Milliseconds since 1970; a clock that was never set may be before.
fn millis(moment: SystemTime) -> i64 {
    let whole = |span: Duration| i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
    match moment.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(since) => whole(since),
        Err(before) => whole(before.duration()).saturating_neg(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_before_1970_is_a_clock() {
        let epoch = SystemTime::UNIX_EPOCH;
        assert_eq!(millis(epoch - Duration::from_millis(1500)), -1500);
        assert_eq!(millis(epoch + Duration::from_millis(1500)), 1500);
    }
}
