//! Everything there is to say about a match, as one value: the JSON of the program and the source of every page.

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::{Map, Value};

use super::by_account::ByAccount;
use super::mark::Mark;
use super::play::{Dealt, Play};
use super::reasons::Engine;
use super::{
    Account, Article, DealNo, FindingKind, Form, Game, RuleSet, Said, Say, Score, Seat, Start, Table, Unit,
};

/// Turns reasons and events into words of one language.
pub trait Voice {
    /// A reason in words.
    fn say(&self, said: &Said, table: &Table) -> String;
    /// An event in the notation of the sheets.
    fn event(&self, forms: &[Form], event: &Value, table: &Table) -> String;
    /// The same as people read it: in the language of the words.
    fn shown(&self, forms: &[Form], event: &Value, table: &Table) -> String {
        self.event(forms, event, table)
    }
}

/// What is known of a match besides its deals.
#[derive(Debug, Clone, PartialEq)]
pub struct Head {
    /// Its id; empty for a sheet that is not in a database.
    pub id: String,
    /// A title, if it has one.
    pub title: Option<String>,
    /// The game's id.
    pub game: &'static str,
    /// The day or moment it was opened.
    pub opened: String,
    /// The rules it was opened with.
    pub rules: RuleSet,
    /// What was carried in from paper.
    pub start: Option<Start>,
}

/// An account and who counts under it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AccountReport {
    /// `A`, `B`, or a seat number.
    pub id: Account,
    /// `Ana+Cy`, or `Ana`.
    pub name: String,
    /// The seats, from 1.
    pub seats: Vec<Seat>,
}

/// A line of a score.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LineReport {
    /// Who gets it.
    pub to: Account,
    /// How many points.
    pub amount: i32,
    /// What they count for.
    pub unit: Unit,
    /// The article behind it.
    pub article: Article,
    /// Why, with its figures.
    pub reason: Said,
    /// The same in words.
    pub text: String,
}

/// Something played against the rules.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FindingReport {
    /// Proved or not.
    pub kind: FindingKind,
    /// The trick, from 1.
    pub trick: u8,
    /// Who.
    pub player: Seat,
    /// The card.
    pub card: Option<crate::cards::Card>,
    /// The article it offends.
    pub article: Article,
    /// What happened.
    pub reason: Said,
    /// The same in words.
    pub text: String,
}

/// A deal.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DealReport {
    /// Its number.
    pub no: DealNo,
    /// Who dealt it.
    pub dealer: Seat,
    /// Is its score known?
    pub complete: bool,
    /// Was it annulled or passed out?
    pub annulled: bool,
    /// The contract, in the game's own keys; null where there is none.
    pub contract: Value,
    /// Contract and result in a few words.
    pub headline: String,
    /// What was recorded, in the notation.
    pub events: Vec<String>,
    /// The same in the language of the words.
    #[serde(skip)]
    pub shown: Vec<String>,
    /// Points of this deal by account.
    pub score: ByAccount,
    /// Totals at its close, within its part.
    pub totals: ByAccount,
    /// Every line.
    pub lines: Vec<LineReport>,
    /// What was played against the rules.
    pub findings: Vec<FindingReport>,
    /// Notes taken.
    pub notes: Vec<String>,
    /// Events that do not fit and totals that differ, in words.
    pub problems: Vec<String>,
    /// Who sat at the table, where they are not those who sit there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<String>>,
}

/// The parts of the match.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PartsReport {
    /// `manche`, `game`.
    pub name: &'static str,
    /// The number of the part now open.
    pub no: u32,
    /// Parts won by account.
    pub won: ByAccount,
    /// The points by which the whole is decided.
    pub points: ByAccount,
}

/// How the match stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StandingReport {
    /// Is it over?
    pub over: bool,
    /// An account, a list of them, or null.
    pub winner: Value,
    /// Over without a winner?
    pub draw: bool,
    /// What each account needs, in words.
    pub needs: Map<String, Value>,
}

/// What comes next.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct NextReport {
    /// The deal now open, or the one that comes.
    pub deal: DealNo,
    /// Who deals it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_act: Option<Seat>,
    /// What may be said.
    pub expects: Vec<&'static str>,
}

/// A whole match.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// Id, title, game, rules.
    pub head: Head,
    /// The players in order of play, as they sit now.
    pub table: Table,
    /// The accounts.
    pub accounts: Vec<AccountReport>,
    /// What was carried in from paper, with its lines.
    pub start: Option<(ByAccount, Vec<LineReport>)>,
    /// Every deal.
    pub deals: Vec<DealReport>,
    /// Totals of the part now open, or of the last one.
    pub totals: ByAccount,
    /// The parts, where there are any.
    pub parts: Option<PartsReport>,
    /// How it stands.
    pub standing: StandingReport,
    /// What comes next; none when it is over.
    pub next: Option<NextReport>,
    /// What the table must not forget now.
    pub notices: Vec<String>,
    /// The hash of its log, where it has one.
    pub hash: Option<String>,
    /// Rules adopted in mid-match, with the deal from which they hold.
    pub adopted: Vec<(DealNo, RuleSet)>,
    /// How it stands to other recordings of the same match, where there are any.
    pub conflict: Option<super::Conflict>,
    /// The number of the last entry of its log, where it has one.
    pub entry: Option<i64>,
}

impl Serialize for Report {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", &1)?;
        let head = serde_json::json!({
            "id": self.head.id, "title": self.head.title, "game": self.head.game,
            "opened": self.head.opened, "rules": self.head.rules, "hash": self.hash,
        });
        map.serialize_entry("match", &super::conflict::beside(head, self.conflict.as_ref()))?;
        map.serialize_entry("players", &self.table.players)?;
        map.serialize_entry("accounts", &self.accounts)?;
        if let Some((totals, lines)) = &self.start {
            map.serialize_entry("start", &serde_json::json!({"totals": totals, "lines": lines}))?;
        }
        map.serialize_entry("deals", &self.deals)?;
        map.serialize_entry("totals", &self.totals)?;
        map.serialize_entry("parts", &self.parts)?;
        map.serialize_entry("standing", &self.standing)?;
        map.serialize_entry("next", &self.next)?;
        map.serialize_entry("notices", &self.notices)?;
        map.end()
    }
}

/// The article behind points posted by hand.
const ADJUST: Article = Article("table.adjust");
/// The article behind points carried in from paper.
const START: Article = Article("table.start");

/// Builds the report of a match.
pub(super) fn report<G: Game>(play: &Play<G>, head: &Head, voice: &dyn Voice) -> Report {
    let at = play.at(play.current());
    let accounts = at.table.accounts();
    let standing = play.standing();
    let mut needs = Map::new();
    for (account, reason) in &standing.needs {
        needs.insert(account.to_string(), Value::from(voice.say(&reason.said(), at.table)));
    }
    let winner = match standing.winners.as_slice() {
        _ if standing.draw => Value::Null,
        [] => Value::Null,
        [one] => Value::from(one.to_string()),
        several => several.iter().map(ToString::to_string).collect(),
    };
    let carry = play.carry();
    let open = play.open_deal();
    let next = (!standing.over || open.is_some()).then(|| {
        let expects = play.expects();
        NextReport {
            deal: play.current(),
            dealer: open.map_or_else(|| play.next_dealer(), |open| G::dealer(&open.state)),
            to_act: expects.to_act,
            expects: expects.events,
        }
    });
    let notices = G::notices(at, &carry, open.map(|open| &open.state));
    Report {
        head: head.clone(),
        accounts: accounts
            .iter()
            .map(|account| AccountReport {
                id: *account,
                name: at.table.account_name(*account),
                seats: at.table.seats_of(*account),
            })
            .collect(),
        start: head.start.as_ref().map(|start| carried_in(start, at.table, voice)),
        deals: deals(play, voice),
        totals: ByAccount::new(&accounts, if standing.over { &standing.closing } else { &standing.totals }),
        parts: standing.parts.as_ref().map(|parts| PartsReport {
            name: parts.name,
            no: parts.no,
            won: ByAccount::new(
                &accounts,
                &parts.won.iter().map(|won| i32::try_from(*won).unwrap_or(i32::MAX)).collect::<Vec<_>>(),
            ),
            points: ByAccount::new(&accounts, &parts.points),
        }),
        standing: StandingReport { over: standing.over, winner, draw: standing.draw, needs },
        next,
        notices: notices.iter().map(|reason| voice.say(&reason.said(), at.table)).collect(),
        table: at.table.clone(),
        hash: None,
        adopted: Vec::new(),
        conflict: None,
        entry: None,
    }
}

fn carried_in(start: &Start, table: &Table, voice: &dyn Voice) -> (ByAccount, Vec<LineReport>) {
    let accounts = table.accounts();
    let mut lines = Vec::new();
    for (account, points) in &start.totals {
        let reason = Engine::CarriedIn.said();
        let text = voice.say(&reason, table);
        lines.push(LineReport {
            to: *account,
            amount: *points,
            unit: Unit::Points,
            article: START,
            reason,
            text,
        });
    }
    let of = |account: &Account| {
        start.totals.iter().filter(|(known, _)| known == account).map(|(_, points)| *points).sum()
    };
    let numbers: Vec<i32> = accounts.iter().map(of).collect();
    (ByAccount::new(&accounts, &numbers), lines)
}

fn deals<G: Game>(play: &Play<G>, voice: &dyn Voice) -> Vec<DealReport> {
    let last = play.deals().last().map_or(0, |last| last.no);
    play.deals().iter().map(|dealt| deal(play, dealt, dealt.no == last, voice)).collect()
}

fn deal<G: Game>(play: &Play<G>, dealt: &Dealt<G>, last: bool, voice: &dyn Voice) -> DealReport {
    let at = play.at(dealt.no);
    let mut accounts = at.table.accounts();
    let mut lines: Vec<LineReport> = Vec::new();
    for mark in &dealt.marks {
        if let Mark::Adjust { to, points, text } = mark {
            let reason = Engine::Adjusted { text: text.clone() }.said();
            let text = voice.say(&reason, at.table);
            lines.push(LineReport {
                to: *to,
                amount: *points,
                unit: Unit::Points,
                article: ADJUST,
                reason,
                text,
            });
        }
    }
    lines.extend(score_lines(&dealt.score, at.table, voice));
    // A table that somebody wrote into the log may have other accounts than the game gives points to.
    let strange: Vec<Account> =
        lines.iter().map(|line| line.to).filter(|to| !accounts.contains(to)).collect();
    for account in strange {
        if !accounts.contains(&account) {
            accounts.push(account);
        }
    }
    let sum = |account: &Account| {
        let own = lines.iter().filter(|line| line.to == *account && line.unit == Unit::Points);
        own.fold(0, |sum: i32, line| sum.saturating_add(line.amount))
    };
    let score: Vec<i32> = accounts.iter().map(sum).collect();
    let standing = G::standing(at, &dealt.after);
    // A deal still open belongs to the part now open, not to the one that closed before it.
    let counted = if dealt.outcome.is_some() { &standing.closing } else { &standing.totals };
    let mut problems: Vec<String> =
        dealt.problems.iter().map(|misfit| voice.say(&misfit.said, at.table)).collect();
    if dealt.outcome.is_none() && !last {
        problems.push(voice.say(&Engine::NoEnd { deal: dealt.no }.said(), at.table));
    }
    for mark in &dealt.marks {
        let Mark::Check(said) = mark else { continue };
        for (account, said) in said {
            let counted = counted.get(account.index()).copied().unwrap_or(0);
            if counted != *said {
                let differ = Engine::TotalsDiffer { account: *account, said: *said, counted };
                problems.push(voice.say(&differ.said(), at.table));
            }
        }
    }
    let found = super::referee::findings(at, dealt);
    DealReport {
        no: dealt.no,
        dealer: G::dealer(&dealt.state),
        complete: dealt.outcome.is_some(),
        annulled: dealt.outcome.as_ref().is_some_and(G::annulled),
        contract: G::contract(at, &dealt.state),
        headline: G::headline(at, &dealt.state).map_or_else(String::new, |r| voice.say(&r.said(), at.table)),
        events: dealt.events.iter().map(|(_, event)| voice.event(G::INFO.forms, event, at.table)).collect(),
        shown: dealt.events.iter().map(|(_, event)| voice.shown(G::INFO.forms, event, at.table)).collect(),
        score: ByAccount::new(&accounts, &score),
        totals: ByAccount::new(&accounts, counted),
        lines,
        findings: found
            .into_iter()
            .map(|finding| FindingReport {
                kind: finding.kind,
                trick: finding.trick,
                player: finding.player,
                card: finding.card,
                article: finding.article,
                text: voice.say(&finding.reason, at.table),
                reason: finding.reason,
            })
            .collect(),
        notes: dealt
            .marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Note(text) => Some(text.clone()),
                Mark::Adjust { .. } | Mark::Check(_) => None,
            })
            .collect(),
        problems,
        players: (at.table.players != play.at(play.current()).table.players)
            .then(|| at.table.players.clone()),
    }
}

fn score_lines<R: Say + Clone>(score: &Score<R>, table: &Table, voice: &dyn Voice) -> Vec<LineReport> {
    let lines = score.lines().iter();
    lines
        .map(|line| {
            let reason = line.reason.said();
            LineReport {
                to: line.to,
                amount: line.amount,
                unit: line.unit,
                article: line.article,
                text: voice.say(&reason, table),
                reason,
            }
        })
        .collect()
}
