//! What a contest does not take, as refusals of the desk: with names instead of numbers.

use ardoise_rules::engine::Arg;

use crate::contest::{self, Contest, EntryNo, NoDraw, has_design};
use crate::failure::{Failure, Refusal, Upshot};

/// There is no contest yet: how to begin.
#[must_use]
pub fn no_contest() -> Failure {
    let refusal = Refusal { upshot: Upshot::NoContest, ..Refusal::of("contest-none-yet", vec![]) };
    refusal.typed("contest-how-to-begin", vec![]).into()
}

/// A refusal that speaks of no entry.
pub(crate) fn bare(refusal: &contest::Refusal) -> Refusal {
    told(refusal, &|no| no.to_string(), None)
}

/// What a contest refused, in the words of its entries.
#[must_use]
pub fn refused(refusal: &contest::Refusal, contest: &Contest) -> Refusal {
    let name = |no: EntryNo| {
        contest.entry(no).map_or_else(|| no.to_string(), |entry| format!("{no} {}", entry.names.join(" + ")))
    };
    told(refusal, &name, Some(contest))
}

fn told(refusal: &contest::Refusal, name: &dyn Fn(EntryNo) -> String, contest: Option<&Contest>) -> Refusal {
    use contest::Refusal as R;
    let text = |no: &EntryNo| Arg::Text(name(*no));
    match refusal {
        R::OpensOnce => Refusal::of("contest-opens-once", vec![]),
        R::Rounds { rounds, most } => {
            Refusal::of("contest-rounds", vec![("rounds", Arg::from(*rounds)), ("most", Arg::from(*most))])
        }
        R::Over => Refusal::of("contest-over", vec![]).typed("contest-over-hint", vec![]),
        R::MostRounds { most } => Refusal::of("contest-most-rounds", vec![("most", Arg::from(*most))])
            .typed("contest-most-rounds-hint", vec![]),
        R::Names { expected, given } => {
            let args = vec![("expected", Arg::from(*expected)), ("given", Arg::from(*given))];
            let hint = if *expected == 2 { "contest-names-pair" } else { "contest-names-one" };
            Refusal::of("contest-names", args).typed(hint, vec![])
        }
        R::NameTaken { name } => Refusal::of("contest-name-taken", vec![("name", Arg::Text(name.clone()))])
            .hint("contest-name-taken-hint", vec![]),
        R::NoEntry { entry } => {
            let most = contest.map_or(0, |contest| contest.entries.len());
            Refusal::of("contest-no-entry", vec![("entry", Arg::from(*entry)), ("most", Arg::from(most))])
        }
        R::NotNext { given, next } => {
            Refusal::of("contest-not-next", vec![("given", Arg::from(*given)), ("next", Arg::from(*next))])
        }
        R::Withdrawn { entry } => Refusal::of("contest-withdrawn", vec![("name", text(entry))]),
        R::Playing { entry } => Refusal::of("contest-playing", vec![("name", text(entry))]),
        R::Closed => Refusal::of("contest-closed", vec![]).typed("contest-closed-hint", vec![]),
        R::NotLocked { round } => {
            let args = vec![("round", Arg::from(*round))];
            Refusal::of("contest-not-locked", args).typed("contest-not-locked-hint", vec![])
        }
        R::NoDraw { why } => no_draw(*why),
        R::WrongSeats { entry } => Refusal::of("contest-wrong-seats", vec![("name", text(entry))]),
        R::NoRound { round } => {
            let drawn = contest.map_or(0, |contest| contest.rounds.len());
            let args = vec![("round", Arg::from(*round)), ("drawn", Arg::from(drawn))];
            Refusal::of("contest-no-round", args)
        }
        R::NoTable { round, table } => {
            let round_of = contest.and_then(|contest| contest.round(*round));
            let most = round_of.map_or(0, |round| round.tables.len());
            let args =
                vec![("round", Arg::from(*round)), ("table", Arg::from(*table)), ("most", Arg::from(most))];
            Refusal::of("contest-no-table", args)
        }
        R::Scores { table, expected, given } => {
            let args = vec![("expected", Arg::from(*expected)), ("given", Arg::from(*given))];
            Refusal::of("contest-scores", args).typed(
                "contest-scores-hint",
                vec![("table", Arg::from(*table)), ("example", figures_like(*expected))],
            )
        }
        R::TooLarge { number, most } => {
            Refusal::of("contest-too-large", vec![("number", Arg::from(*number)), ("most", Arg::from(*most))])
        }
        R::Undecided { table } => Refusal::of("contest-undecided", vec![("table", Arg::from(*table))]),
        R::NeedsReason { round } => {
            let args = vec![("round", Arg::from(*round))];
            Refusal::of("contest-needs-reason", args).typed("contest-needs-reason-hint", vec![])
        }
        R::Locked { round } => {
            let args = vec![("round", Arg::from(*round))];
            Refusal::of("contest-locked", args.clone()).typed("contest-locked-hint", args)
        }
        R::Missing { round, tables } => {
            Refusal::of("contest-missing", of_tables(*round, tables)).typed("contest-missing-hint", vec![])
        }
        R::NotAgreed { round, tables } => Refusal::of("contest-not-agreed", of_tables(*round, tables))
            .typed("contest-not-agreed-hint", vec![]),
    }
}

/// A round and some of its tables: how many, and the first of them.
fn of_tables(round: u16, tables: &[u32]) -> Vec<(&'static str, Arg)> {
    let first: Vec<String> = tables.iter().take(12).map(ToString::to_string).collect();
    let tables_told = if tables.len() > first.len() {
        Arg::Text(format!("{} …", first.join(", ")))
    } else {
        Arg::Names(first)
    };
    vec![("round", Arg::from(round)), ("count", Arg::from(tables.len())), ("tables", tables_told)]
}

fn no_draw(why: NoDraw) -> Refusal {
    match why {
        NoDraw::TooFew { entries, least } => {
            let args = vec![("entries", Arg::from(entries)), ("least", Arg::from(least))];
            Refusal::of("contest-too-few", args).typed("contest-too-few-hint", vec![])
        }
        NoDraw::TooMany { entries, most } => {
            Refusal::of("contest-too-many", vec![("entries", Arg::from(entries)), ("most", Arg::from(most))])
        }
        NoDraw::NoDesign { entries } => {
            let word =
                |number: Option<usize>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
            let below = word((4..entries).rev().find(|number| has_design(*number)));
            let above = word((entries + 1..=64).find(|number| has_design(*number)));
            let args = vec![
                ("entries", Arg::from(entries)),
                ("below", Arg::Text(below)),
                ("above", Arg::Text(above)),
            ];
            Refusal::of("contest-no-design", args).typed("contest-no-design-hint", vec![])
        }
        NoDraw::DesignOver => Refusal::of("contest-design-over", vec![]),
        NoDraw::Over => Refusal::of("contest-played-out", vec![]),
    }
}

/// So many figures as a card has them. Where three or four play each for himself, they sum to zero.
fn figures_like(sides: usize) -> Arg {
    let card = match sides {
        3 => "60 -40 -20",
        4 => "60 -40 10 -30",
        _ => "101 64",
    };
    Arg::Text(card.to_owned())
}
