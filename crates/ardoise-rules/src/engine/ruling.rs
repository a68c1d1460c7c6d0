//! Rulings: what the rules prescribe for an irregularity, what other tables do, and what is then recorded.

use serde_json::{Value, json};

use super::{
    Account, Arg, Article, Game, Line, OptionKind, OptionValue, Play, Said, Say as _, Seat, Setting, Unit,
};

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
            question: Said::shell(question, Vec::new()),
            prescribes: Vec::new(),
            customs: Vec::new(),
            events: Vec::new(),
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
        self.prescribes.push(Said::shell(id, args));
        self
    }

    /// With what another table does.
    #[must_use]
    pub fn custom(mut self, id: &'static str) -> Ruling {
        self.customs.push(Said::shell(id, Vec::new()));
        self
    }

    /// With events to record.
    #[must_use]
    pub fn records(mut self, events: Vec<Value>) -> Ruling {
        self.events.extend(events);
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

/// Tries events out on a deal; none if one of them cannot be.
#[must_use]
pub fn trial<G: Game>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    events: &[Value],
) -> Option<Trial> {
    let deal = after::<G>(at, carry, deal, events)?;
    let Some(outcome) = G::outcome(at, carry, &deal) else {
        let (void, dealer) = (G::undealt(&deal), G::dealer(&deal));
        return Some(Trial { lines: Vec::new(), over: false, void, dealer });
    };
    let score = G::score(at, carry, &outcome).map(|reason| reason.said());
    Some(Trial {
        lines: score.lines().to_vec(),
        over: true,
        void: G::annulled(&outcome),
        dealer: G::next_dealer(at, &outcome, G::dealer(&deal)),
    })
}

/// The deal after events; none if one of them cannot be.
#[must_use]
pub fn after<G: Game>(
    at: Setting<'_, G::Rules>,
    carry: &G::Carry,
    deal: &G::Deal,
    events: &[Value],
) -> Option<G::Deal> {
    events.iter().try_fold(deal.clone(), |deal, event| {
        let typed: G::Event = serde_json::from_value(event.clone()).ok()?;
        G::apply(at, carry, &deal, &typed).ok()
    })
}

impl<G: Game> Play<G> {
    /// What the rules prescribe for each irregularity, as the match stands.
    #[must_use]
    pub fn rulings(&self, ask: &Ask) -> Vec<Ruling> {
        let coming = || {
            let (at, carry) = (self.at(self.current()), self.carry());
            let mut found = G::rulings(at, &carry, &G::deal(at, &carry, self.next_dealer()), ask);
            // What ends the coming deal must not end the one before it.
            let ends = |ruling: &&mut Ruling| {
                let called = |name: &str| ruling.events.iter().any(|event| event["event"] == name);
                ruling.moment == Moment::Dealing && called("annul") && !called("misdeal")
            };
            for ruling in found.iter_mut().filter(ends) {
                ruling.events.insert(0, json!({"event": "deal"}));
            }
            found
        };
        let Some(last) = self.deals().last() else { return coming() };
        let mut found = G::rulings(self.at(last.no), &last.before, &last.state, ask);
        if last.outcome.is_some() {
            for (ruling, coming) in found.iter_mut().zip(coming()) {
                if ruling.moment == Moment::Dealing && ruling.id == coming.id {
                    *ruling = coming;
                }
            }
        }
        found
    }
}

crate::choices! {
    /// What becomes of a card that was shown out of turn.
    pub enum Exposed { FirstOccasion = "first-occasion", CountsAsPlayed = "counts-as-played" }
    /// Who marks what was announced and is not there.
    pub enum FalseDeclared { ToOtherSide = "to-other-side", Lost = "lost" }
}

/// What it costs to play or speak out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutOfTurn {
    /// Nothing: the turn is restored.
    Restored,
    /// The deal is lost for so many points.
    Points(i32),
}

impl OutOfTurn {
    /// What the option may be set to.
    pub const KIND: OptionKind = OptionKind::WordOr("restored", 1, 1000);
}

impl OptionValue for OutOfTurn {
    fn read(text: &str, kind: OptionKind) -> Option<OutOfTurn> {
        let OptionKind::WordOr(word, min, max) = kind else { return None };
        if text == word {
            return Some(OutOfTurn::Restored);
        }
        let points = text.parse().ok()?;
        (min..=max).contains(&points).then_some(OutOfTurn::Points(points))
    }

    fn write(&self) -> String {
        match self {
            OutOfTurn::Restored => "restored".to_owned(),
            OutOfTurn::Points(points) => points.to_string(),
        }
    }

    fn json(&self) -> Value {
        match self {
            OutOfTurn::Restored => Value::from("restored"),
            OutOfTurn::Points(points) => Value::from(*points),
        }
    }
}
