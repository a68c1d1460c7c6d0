//! The numbers that a table gives its deals: which goes back, which is another than its place, which stands nowhere.

use ardoise_rules::engine::{Arg, Said};

/// The numbers of the deals so far.
#[derive(Debug, Clone, Default)]
pub struct Numbering {
    /// The number of the row before.
    last: Option<String>,
    /// How many deals have begun.
    pub deals: usize,
    /// The first row whose deal has a lower number than the one before it: its line, and both numbers.
    behind: Option<(usize, i64, i64)>,
    /// The first deal that has another number than its place in the table gives it.
    other: Option<(usize, i64)>,
    /// The numbers of deals that stand nowhere though those around them do, each with the line behind it.
    lacking: Vec<(i64, usize)>,
}

impl Numbering {
    /// The number of the row before, as it is written.
    pub fn last(&self) -> Option<&str> {
        self.last.as_deref()
    }

    /// A row, with the number of its deal as it is written; does it begin one?
    pub fn row(&mut self, line: usize, number: Option<String>, begins: bool) {
        let read = |number: &Option<String>| number.as_ref().and_then(|number| number.parse::<i64>().ok());
        let (own, before) = (read(&number), read(&self.last));
        if let (Some(own), Some(before), None) = (own, before, self.behind)
            && own < before
        {
            self.behind = Some((line, own, before));
        }
        self.deals += usize::from(begins);
        if let Some(own) = own.filter(|_| begins) {
            if self.other.is_none() && i64::try_from(self.deals).is_ok_and(|place| place != own) {
                self.other = Some((self.deals, own));
            }
            if let Some(missing) =
                before.map(|before| before.saturating_add(1)).filter(|next| *next == own.saturating_sub(1))
            {
                self.lacking.push((missing, line));
            }
        }
        self.last = number;
    }

    /// What is said of a number that goes back.
    pub fn told_behind(&self) -> Option<Said> {
        let (line, own, before) = self.behind?;
        let word = |number: i64| Arg::Text(number.to_string());
        let args = vec![("line", Arg::from(line)), ("deal", word(own)), ("last", word(before))];
        Some(Said::of("paper-behind", args))
    }

    /// What is said of numbers that are others than their places, where the deals are told by these (`placed`), and of those that stand
    /// nowhere.
    pub fn told(&self, placed: bool) -> Vec<Said> {
        let other = self.other.filter(|_| placed).map(|(deal, own)| {
            let args = vec![("deal", Arg::from(deal)), ("own", Arg::Text(own.to_string()))];
            Said::of("paper-counted-on", args)
        });
        let lacking = self.lacking.iter().map(|(number, line)| {
            let args = vec![("number", Arg::Text(number.to_string())), ("line", Arg::from(*line))];
            Said::of("paper-lacks-number", args)
        });
        other.into_iter().chain(lacking).collect()
    }
}
