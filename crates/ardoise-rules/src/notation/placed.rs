//! A sheet placed in a match of its own, event by event: its entries and its score.

use serde_json::Value;

use super::{Line, Sheet, Span};
use crate::engine::{AnyPlay, DealNo, Entry, Head, Report, Said, Sayings, Table, common, lay};

/// A sheet placed in a match of its own.
pub struct Placed {
    /// The sheet as read; its lines have become the entries.
    pub sheet: Sheet,
    /// The match after its last event.
    pub play: Box<dyn AnyPlay>,
    /// One entry an event, in order.
    pub entries: Vec<Entry>,
    /// The first deal of which something is said that its own counts or recorded cards contradict, and the line that does. What is
    /// recorded already goes on as it is; nothing new is recorded so.
    pub doubt: Option<(DealNo, Box<Misplaced>)>,
}

impl std::fmt::Debug for Placed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Placed")
            .field("sheet", &self.sheet)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

/// The event of a sheet that cannot be true.
#[derive(Debug, Clone, PartialEq)]
pub struct Misplaced {
    /// Why.
    pub said: Said,
    /// The players, so that the words can name them.
    pub table: Table,
    /// Its line as written; none where the head cannot be.
    pub text: Option<String>,
    /// Its place in the sheet.
    pub span: Option<Span>,
}

/// Are points given by hand all that stands in the line?
fn is_given(line: &Line) -> bool {
    let given = |(event, _): &(Value, Span)| common::ADJUST.is_of(event);
    !line.events.is_empty() && line.events.iter().all(given)
}

impl Sheet {
    /// Plays the sheet in a match of its own.
    ///
    /// # Errors
    /// At the first event that cannot be true.
    pub fn placed(mut self) -> Result<Placed, Box<Misplaced>> {
        let opening = &self.opening;
        let start = opening.start.as_ref();
        let schema = self.game.schema();
        let play = self.game.play(schema, &opening.rules, &opening.table, opening.dealer, start);
        let mut play = play.map_err(|said| {
            Box::new(Misplaced { said, table: opening.table.clone(), text: None, span: None })
        })?;
        if self.recorded {
            play.as_recorded();
        }
        let mut entries = Vec::with_capacity(self.lines.iter().map(|line| line.events.len()).sum());
        let mut sayings = Sayings::default();
        let mut doubt: Option<(DealNo, Box<Misplaced>)> = None;
        let mut lines = std::mem::take(&mut self.lines).into_iter().peekable();
        while let Some(line) = lines.next() {
            // Points given by hand sum to zero together where every deal does: on one line or on several.
            let alone = is_given(&line);
            let mut said = vec![line];
            while let Some(next) = lines.next_if(|next| alone && is_given(next)) {
                said.push(next);
            }
            let (mut events, mut spans, mut texts) = (Vec::new(), Vec::new(), Vec::new());
            for line in said {
                texts.push((spans.len(), line.text));
                let (own, places): (Vec<Value>, Vec<Span>) = line.events.into_iter().unzip();
                events.extend(own);
                spans.extend(places);
            }
            let text_of = |event: usize| {
                let line = texts.iter().rfind(|(first, _)| *first <= event);
                line.map(|(_, text)| text.clone())
            };
            match lay(self.game, play.as_mut(), &mut sayings, events) {
                Ok(laid) => {
                    for deal in laid.deals {
                        // What a later line of the same deal puts right was no contradiction.
                        if doubt.as_ref().is_some_and(|(other, _)| *other != deal) {
                            continue;
                        }
                        doubt = play.contradiction(deal).map(|said| {
                            let (table, span) = (play.table_at(deal).clone(), spans.last().copied());
                            let text = text_of(spans.len());
                            let new = || Box::new(Misplaced { said, table, text, span });
                            (deal, doubt.take().map_or_else(new, |(_, first)| first))
                        });
                    }
                    entries.extend(laid.entries);
                }
                Err((place, said)) => {
                    let span = spans.get(place).or(spans.last()).copied();
                    let table = play.table().clone();
                    return Err(Box::new(Misplaced { said, table, text: text_of(place), span }));
                }
            }
        }
        let doubt = doubt.filter(|_| !self.recorded);
        Ok(Placed { play, entries, sheet: self, doubt })
    }
}

impl Placed {
    /// What is known of the match besides its deals; `opened` is its moment where the sheet names no day.
    #[must_use]
    pub fn head(&self, id: &str, opened: &str) -> Head {
        let opening = &self.sheet.opening;
        Head {
            id: id.to_owned(),
            title: opening.title.clone(),
            game: self.sheet.game.id(),
            opened: opening.date.clone().unwrap_or_else(|| opened.to_owned()),
            rules: opening.rules.clone(),
            start: opening.start.clone(),
            contest: opening.contest.clone(),
        }
    }

    /// Every deal with its lines, the totals and how the match stands; without an id.
    #[must_use]
    pub fn report(&self) -> Report {
        self.play.report(&self.head("", ""))
    }
}
