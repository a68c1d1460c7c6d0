//! From a match to its report: every deal with its lines, findings and totals.

use super::matched::Play;
use crate::engine::event::{Sayings, TableEvent};
use crate::engine::game::{Advice, Dealt, Setting, Start, Tricks};
use crate::engine::report::{
    ADJUST, AccountReport, Agreement, DealReport, FindingReport, Head, LineReport, NextReport, PartsReport,
    Report, StandingReport,
};
use crate::engine::say::{Engine, Said, Say};
use crate::engine::score::{Article, ByAccount, Score, Unit};
use crate::engine::table::{Account, Table};

/// The article behind points carried in from paper.
const START: Article = Article("table.start");

/// Builds the report of a match.
pub(crate) fn report<G: Tricks + Advice>(play: &Play<G>, head: &Head) -> Report {
    let at = play.at(play.current());
    let accounts = at.table.accounts();
    let standing = play.standing();
    let needs = standing.needs.iter().map(|(account, reason)| (*account, reason.said())).collect();
    let winners = if standing.draw { Vec::new() } else { standing.winners.clone() };
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
    let mut notices = G::notices(at, &carry, open.map(|open| &open.state));
    notices.extend(play.done_deal().into_iter().flat_map(|done| G::doubts(play.at(done.no), &done.state)));
    Report {
        head: head.clone(),
        forms: G::forms(at.rules),
        accounts: accounts
            .iter()
            .map(|account| AccountReport {
                id: *account,
                name: at.table.account_name(*account),
                seats: at.table.seats_of(*account),
            })
            .collect(),
        start: head.start.as_ref().map(|start| carried_in(start, at.table)),
        deals: deals(play),
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
        standing: StandingReport {
            over: standing.over,
            winners,
            draw: standing.draw,
            closed: play.closed().map(str::to_owned),
            needs,
            waiting: G::waiting(&carry),
        },
        next,
        notices: notices.iter().map(Say::said).collect(),
        table: at.table.clone(),
        goal: G::goal(at.rules),
        hash: None,
        adopted: Vec::new(),
        overrun: play.overrun(),
        conflict: None,
        entry: None,
    }
}

fn carried_in(start: &Start, table: &Table) -> (ByAccount, Vec<LineReport>) {
    let accounts = table.accounts();
    let mut lines = Vec::new();
    for (account, points) in &start.totals {
        let reason = Engine::CarriedIn.said();
        lines.push(LineReport { to: *account, amount: *points, unit: Unit::Points, article: START, reason });
    }
    let of = |account: &Account| {
        start.totals.iter().filter(|(known, _)| known == account).map(|(_, points)| *points).sum()
    };
    let numbers: Vec<i32> = accounts.iter().map(of).collect();
    (ByAccount::new(&accounts, &numbers), lines)
}

fn deals<G: Tricks + Advice>(play: &Play<G>) -> Vec<DealReport> {
    let last = play.deals().last().map_or(0, |last| last.no);
    let mut sayings = Sayings::default();
    play.deals().iter().map(|dealt| deal(play, dealt, dealt.no == last, &mut sayings)).collect()
}

fn deal<G: Tricks + Advice>(
    play: &Play<G>,
    dealt: &Dealt<G>,
    last: bool,
    sayings: &mut Sayings,
) -> DealReport {
    let at = play.at(dealt.no);
    let mut accounts = at.table.accounts();
    let mut lines: Vec<LineReport> = Vec::new();
    for mark in &dealt.marks {
        if let TableEvent::Adjust { to, points, text } = mark {
            let reason = if text.is_empty() {
                Engine::AdjustedAlone.said()
            } else {
                Engine::Adjusted { text: text.clone() }.said()
            };
            lines.push(LineReport { to: *to, amount: *points, unit: Unit::Points, article: ADJUST, reason });
        }
    }
    lines.extend(score_lines(&dealt.score));
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
    let mut problems: Vec<Said> = dealt.problems.iter().map(|misfit| misfit.said.clone()).collect();
    if dealt.outcome.is_none() && !last {
        problems.push(Engine::NoEnd { deal: dealt.no }.said());
    }
    for (place, mark) in dealt.marks.iter().enumerate() {
        let TableEvent::Check(said) = mark else { continue };
        // What is said in the middle of a deal speaks of the totals as they stood then.
        let meanwhile = dealt.meanwhile.iter().find(|(of, _)| *of == place).map(|(_, totals)| totals);
        let counted = meanwhile.unwrap_or(counted);
        for (account, said) in said {
            let counted = counted.get(account.index()).copied().unwrap_or(0);
            if counted != *said {
                let differ = Engine::TotalsDiffer { account: *account, said: *said, counted };
                problems.push(differ.said());
            }
        }
    }
    let found = crate::engine::referee::walk::findings(at, dealt);
    DealReport {
        no: dealt.no,
        dealer: G::dealer(&dealt.state),
        complete: dealt.outcome.is_some(),
        annulled: dealt.outcome.as_ref().is_some_and(G::annulled),
        contract: sayings.once(contract::<G>(at, &dealt.state).into()),
        headline: G::headline(at, &dealt.state).map(|reason| reason.said()),
        undertaken: G::undertaken(at, &dealt.state).said(),
        events: dealt.events.iter().map(|(_, event)| event.clone()).collect(),
        counts_to: G::counts_to(at, &dealt.state),
        score: ByAccount::new(&accounts, &score),
        totals: ByAccount::new(&accounts, counted),
        lines,
        amended: false,
        findings: found
            .into_iter()
            .map(|finding| FindingReport {
                kind: finding.kind,
                trick: finding.trick,
                player: finding.player,
                card: finding.card,
                article: finding.article,
                reason: finding.reason,
            })
            .collect(),
        notes: dealt
            .marks
            .iter()
            .filter_map(|mark| if let TableEvent::Note(text) = mark { Some(text.clone()) } else { None })
            .collect(),
        problems,
        agreement: (dealt.outcome.is_some() && play.agree_at(dealt.no).asked())
            .then(|| agreement(&dealt.marks)),
        players: (at.table.players != play.at(play.current()).table.players)
            .then(|| at.table.players.clone()),
    }
}

/// What the players said of a deal, each his last word.
fn agreement(marks: &[TableEvent]) -> Agreement {
    let mut agreement = Agreement::default();
    for mark in marks {
        if let TableEvent::Opinion(opinion) = mark {
            agreement.hear(opinion.player, opinion.agrees, &opinion.text);
        }
    }
    agreement
}

fn score_lines<R: Say + Clone>(score: &Score<R>) -> Vec<LineReport> {
    let lines = score.lines().iter();
    lines
        .map(|line| LineReport {
            to: line.to,
            amount: line.amount,
            unit: line.unit,
            article: line.article,
            reason: line.reason.said(),
        })
        .collect()
}

/// The contract as JSON, with what is told of the deal besides.
fn contract<G: Tricks + Advice>(at: Setting<'_, G::Rules>, deal: &G::Deal) -> serde_json::Value {
    let mut contract = G::contract(at, deal);
    let feats = G::feats(at, deal);
    if let (Some(contract), false) = (contract.as_object_mut(), feats.is_empty()) {
        contract.insert("feats".to_owned(), serde_json::json!(feats));
    }
    contract
}
