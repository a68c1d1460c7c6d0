//! The report of a match for a page that shows no events: to write each of them out and read it back takes most of the
//! time of a report.

use serde_json::Value;

use crate::evening::matches::Match;
use crate::shell::Shell;
use ardoise_rules::engine::{Form, Report, Said, Table, Voice};
use ardoise_rules::words::Speaker;

/// Says reasons, and leaves events out.
struct Brief<'a>(&'a Speaker);

impl Voice for Brief<'_> {
    fn say(&self, said: &Said, table: &Table) -> String {
        self.0.say(said, Some(table))
    }

    fn event(&self, _: &[Form], _: &Value, _: &Table) -> String {
        String::new()
    }

    fn shown(&self, _: &[Form], _: &Value, _: &Table) -> String {
        String::new()
    }
}

impl Match {
    /// What a slate needs; everything where machines read it.
    #[must_use]
    pub fn brief(&self, shell: &Shell) -> Report {
        if shell.json {
            return self.report(shell);
        }
        self.told(&Brief(&shell.speaker))
    }
}
