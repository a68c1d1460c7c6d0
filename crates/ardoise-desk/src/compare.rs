//! What was recorded, compared: scored by other rules, and held against the totals of its paper sheet.

use ardoise_rules::engine::{
    Account, AnyGame, Arg, DealNo, Entry, Head, Paper, Reconciled, Report, RuleSet, Seat, Slip, Start,
    StoredEvent, Table, common, reconcile,
};

use crate::evening::Evening;
use crate::failure::{Failure, Refusal};
use crate::transfer::Placed;

/// What was recorded, apart from the rules it was scored by.
#[derive(Debug)]
pub struct Facts {
    game: &'static dyn AnyGame,
    head: Head,
    table: Table,
    dealer: Option<Seat>,
    start: Option<Start>,
    events: Vec<(DealNo, StoredEvent)>,
    /// What was played: for a match of the database, rules adopted and players replaced in mid-match included.
    played: Option<Report>,
}

/// A match as it would have been.
#[derive(Debug)]
pub struct Version {
    /// The name of its rules.
    pub name: String,
    /// Everything there would be to say of it.
    pub report: Report,
    /// The deal after which it would have been over, where deals were recorded beyond it.
    pub ended: Option<DealNo>,
}

impl From<&Evening> for Facts {
    fn from(found: &Evening) -> Facts {
        let (table, dealer) = match found.records().first().map(|record| &record.entry) {
            Some(Entry::Open(opened)) => (opened.table.clone(), opened.dealer),
            _ => (found.play().table().clone(), None),
        };
        let events = found.force().deals.values().flatten();
        let events = events.map(|happened| (happened.deal, happened.event.clone())).collect();
        let head = found.about().clone();
        let (game, start, played) = (found.game(), head.start.clone(), Some(found.report()));
        Facts { game, start, head, table, dealer, events, played }
    }
}

impl From<&Placed> for Facts {
    fn from(sheet: &Placed) -> Facts {
        let opening = sheet.placed.sheet.opening.clone();
        let events = sheet.placed.entries.iter().filter_map(|entry| match entry {
            Entry::Play { deal, event, .. } => Some((*deal, event.clone())),
            _ => None,
        });
        Facts {
            game: sheet.placed.sheet.game,
            head: sheet.head.clone(),
            table: opening.table,
            dealer: opening.dealer,
            start: opening.start,
            events: events.collect(),
            played: None,
        }
    }
}

impl Facts {
    /// The game.
    #[must_use]
    pub const fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The match as it was scored, under the name of its own rules.
    ///
    /// # Errors
    /// If its rules cannot be read.
    pub fn own(&self) -> Result<Version, Failure> {
        let name = self.head.rules.preset.clone();
        match &self.played {
            Some(report) => Ok(Version { name, report: report.clone(), ended: None }),
            None => self.version(name, &self.head.rules),
        }
    }

    /// The match as other rules would have scored it.
    ///
    /// # Errors
    /// If they are for another number of players.
    pub fn by(&self, name: &str, rules: &RuleSet) -> Result<Version, Failure> {
        let players = self.game.players(rules).map_err(Failure::Damaged)?;
        if !players.contains(&self.table.len()) {
            let wanted = if players.start() == players.end() {
                players.start().to_string()
            } else {
                format!("{}–{}", players.start(), players.end())
            };
            let args = vec![
                ("game", Arg::Text(name.to_owned())),
                ("wanted", Arg::Text(wanted)),
                ("found", Arg::from(self.table.len())),
            ];
            return Err(Refusal::of("player-count", args).into());
        }
        self.version(name.to_owned(), rules)
    }

    /// Plays what was recorded under some rules; what they do not allow is a problem of its deal.
    fn version(&self, name: String, rules: &RuleSet) -> Result<Version, Failure> {
        let Facts { game, table, dealer, .. } = self;
        let start = self.start.as_ref();
        let camps = game.camps(rules, table.len()).map_err(Failure::Damaged)?;
        let table = Table { camps, ..table.clone() };
        let mut play = game.play(game.schema(), rules, &table, *dealer, start).map_err(Refusal::new)?;
        let mut last = 0;
        let mut ended = None;
        for (deal, event) in &self.events {
            if *deal != last {
                play.settle();
                if play.over() {
                    ended = Some(last);
                    break;
                }
                last = *deal;
            }
            // The paper's totals were those of the rules that were played.
            if !common::CHECK.is_of(event) || *rules == self.head.rules {
                play.feed(*deal, 0, game.schema(), event);
            }
        }
        play.settle();
        let head = Head { rules: rules.clone(), ..self.head.clone() };
        Ok(Version { name, report: play.report(&head), ended })
    }
}

/// The totals of a match beside those of its paper sheet.
#[derive(Debug)]
pub struct Compared {
    /// Each total: as the paper says it, and as it was counted.
    pub totals: Vec<(Account, i32, i32)>,
    /// What would explain a difference, the likeliest first; several slips together explain it.
    pub explained: Vec<Vec<Slip>>,
    /// Was everything tried? Else there may be others, and likelier ones.
    pub sure: bool,
}

impl Compared {
    /// Does the paper say what was counted?
    #[must_use]
    pub fn agree(&self) -> bool {
        self.totals.iter().all(|(_, said, counted)| said == counted)
    }
}

impl Evening {
    /// Holds the match against the totals of its paper sheet; slips are tried as long as `on` says that there is time.
    #[must_use]
    pub fn compared(&self, report: &Report, paper: &Paper, on: &dyn Fn() -> bool) -> Compared {
        let totals = paper.iter().map(|(account, said)| (*account, *said, report.totals.of(*account)));
        let mut compared = Compared { totals: totals.collect(), explained: Vec::new(), sure: true };
        if !compared.agree() {
            let Reconciled { explained, sure } = reconcile(self.folded(), report, paper, on);
            compared = Compared { explained, sure, ..compared };
        }
        compared
    }
}
