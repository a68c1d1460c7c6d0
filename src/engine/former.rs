//! Those who sat at the table and were replaced.

use super::{DealNo, Report};

impl Report {
    /// Players who do not sit there any more, each with the last deal he played.
    #[must_use]
    pub fn former(&self) -> Vec<(&str, DealNo)> {
        let mut left: Vec<(&str, DealNo)> = Vec::new();
        for deal in &self.deals {
            let players = deal.players.iter().flatten().map(String::as_str);
            for name in players.filter(|name| !self.table.players.iter().any(|stays| stays == name)) {
                match left.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, last)) => *last = deal.no,
                    None => left.push((name, deal.no)),
                }
            }
        }
        left
    }
}
