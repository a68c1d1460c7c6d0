//! Rulings: what the rules prescribe for an irregularity, what other tables do, and what is then recorded.

use serde_json::Value;

use crate::engine::say::{Arg, Said};
use crate::engine::score::{Article, Line, Unit};
use crate::engine::table::{Account, Seat};

/// What is known of the irregularity when a ruling is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ask {
    /// Who did it.
    pub player: Option<Seat>,
    /// In which trick, from 1.
    pub trick: Option<u8>,
    /// What a declaration was worth.
    pub points: Option<i32>,
}

/// Which deal an irregularity is about, once a deal is done and the next has not begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The deal that comes: dealing and speaking.
    Dealing,
    /// The deal that was played: cards and counting.
    Playing,
}

/// What the rules in force prescribe for one irregularity.
#[derive(Debug, Clone, PartialEq)]
pub struct Ruling {
    /// Its id, `revoke-in-time`.
    pub id: &'static str,
    /// The word of the glossary that it belongs to.
    pub topic: &'static str,
    /// Which deal it is about.
    pub moment: Moment,
    /// The article that decides.
    pub article: Article,
    /// The irregularity in words.
    pub question: Said,
    /// What the rules prescribe, with figures.
    pub prescribes: Vec<Said>,
    /// What other tables do, with the source.
    pub customs: Vec<Said>,
    /// What is recorded when it is applied; `null` stands for a player, a side or words that are to be filled in.
    pub events: Vec<Value>,
    /// Does it end a deal without a misdeal?
    pub voids: bool,
    /// Must it be said who did it before it can be recorded?
    pub needs_player: bool,
    /// Must it be said what was announced before it can be recorded?
    pub needs_points: bool,
}

impl Ruling {
    /// A ruling that prescribes nothing yet.
    #[must_use]
    pub fn new(id: &'static str, topic: &'static str, article: Article, question: &'static str) -> Ruling {
        Ruling {
            id,
            topic,
            moment: Moment::Playing,
            article,
            question: Said::of(question, Vec::new()),
            prescribes: Vec::new(),
            customs: Vec::new(),
            events: Vec::new(),
            voids: false,
            needs_player: false,
            needs_points: false,
        }
    }

    /// The same ruling about the deal that comes.
    #[must_use]
    pub fn dealing(mut self) -> Ruling {
        self.moment = Moment::Dealing;
        self
    }

    /// With one more sentence of the shell among what is prescribed.
    #[must_use]
    pub fn says(mut self, id: &'static str, args: Vec<(&'static str, Arg)>) -> Ruling {
        self.prescribes.push(Said::of(id, args));
        self
    }

    /// With what another table does.
    #[must_use]
    pub fn custom(mut self, id: &'static str) -> Ruling {
        self.customs.push(Said::of(id, Vec::new()));
        self
    }

    /// With events to record.
    #[must_use]
    pub fn records(mut self, events: Vec<Value>) -> Ruling {
        self.events.extend(events);
        self
    }

    /// It makes the deal void, by that event.
    #[must_use]
    pub fn voiding(mut self, event: Option<Value>) -> Ruling {
        self.voids = event.is_some();
        self.events.extend(event);
        self
    }

    /// It can only be recorded of somebody.
    #[must_use]
    pub fn of_player(mut self) -> Ruling {
        self.needs_player = true;
        self
    }

    /// With what a trial of it came to: the sums of each account, then the lines behind them.
    #[must_use]
    pub fn marks(mut self, trial: &Trial, accounts: &[Account], only: Option<Article>) -> Ruling {
        let counted = |line: &&Line<Said>| {
            line.unit == Unit::Points
                && line.amount != 0
                && only.is_none_or(|article| article == line.article)
        };
        for account in accounts {
            let own = trial.lines.iter().filter(counted).filter(|line| line.to == *account);
            let sum: i32 = own.map(|line| line.amount).sum();
            self = match sum {
                0 => self,
                1.. => self.says("remedy-marks", vec![("to", (*account).into()), ("points", sum.into())]),
                _ => self.says(
                    "remedy-loses",
                    vec![("to", (*account).into()), ("points", sum.saturating_neg().into())],
                ),
            };
        }
        let before = self.prescribes.len();
        for line in trial.lines.iter().filter(counted) {
            // Each of several players may have the same line: it is said once.
            if !self.prescribes[before..].contains(&line.reason) {
                self.prescribes.push(line.reason.clone());
            }
        }
        self
    }
}

/// The rulings of a game, in the order in which people read them.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rulings(Vec<Ruling>);

impl Rulings {
    /// The same with that ruling changed, if it is among them.
    #[must_use]
    pub fn with(mut self, id: &str, change: impl FnOnce(Ruling) -> Ruling) -> Rulings {
        if let Some(place) = self.0.iter().position(|ruling| ruling.id == id) {
            let changed = change(self.0.remove(place));
            self.0.insert(place, changed);
        }
        self
    }

    /// The same with others before that ruling; at the end where it is not among them.
    #[must_use]
    pub fn before(mut self, id: &str, own: impl IntoIterator<Item = Ruling>) -> Rulings {
        let place = self.0.iter().position(|ruling| ruling.id == id).unwrap_or(self.0.len());
        self.0.splice(place..place, own);
        self
    }

    /// The same without that ruling.
    #[must_use]
    pub fn without(mut self, id: &str) -> Rulings {
        self.0.retain(|ruling| ruling.id != id);
        self
    }

    /// All of them.
    #[must_use]
    pub fn all(self) -> Vec<Ruling> {
        self.0
    }
}

impl FromIterator<Ruling> for Rulings {
    fn from_iter<I: IntoIterator<Item = Ruling>>(rulings: I) -> Rulings {
        Rulings(rulings.into_iter().collect())
    }
}

/// What events would make of a deal.
#[derive(Debug, Clone, PartialEq)]
pub struct Trial {
    /// The lines, where the deal is then over.
    pub lines: Vec<Line<Said>>,
    /// Is the deal then over?
    pub over: bool,
    /// Is it then void, or thrown in?
    pub void: bool,
    /// Who deals next, or again.
    pub dealer: Seat,
}
