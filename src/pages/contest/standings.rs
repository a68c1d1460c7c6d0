//! Where everybody stands, why, what a correction moved, and what there is to win.

use super::{entry_name, id_of, numbered, worth};
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use crate::pages::figure;
use ardoise_desk::contest::{
    self, Contest, Counting, Criterion, Effect, EntryNo, Standing, TieBreak, Why, standings as reckoned,
};
use ardoise_rules::words::{Speaker, shown};

/// Where everybody stands after a round, or the first of them.
#[must_use]
pub fn standings(contest: &Contest, after: Option<u16>, first: Option<usize>, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let all = reckoned(contest, after);
    let counting = contest.opening.counting;
    let mut columns = vec![
        Column::figures(speaker.word("contest-rank")),
        Column::words(speaker.word("contest-name")),
        Column::figures(speaker.word(match counting {
            Counting::Points => "contest-points",
            Counting::Matches | Counting::Both => "contest-match-points",
            Counting::Margin => "contest-margin",
        })),
        Column::figures(speaker.word("contest-wins")).spare(),
    ];
    if counting != Counting::Margin {
        columns.push(Column::figures(speaker.word("contest-margin")));
    }
    columns.push(Column::words(speaker.word("contest-parted")));
    let shown_rows = first.unwrap_or(all.len()).min(all.len());
    let rows = all[..shown_rows].iter().map(|one| {
        let mut row = vec![
            Cell::toned(one.rank.to_string(), Tone::Strong),
            Cell::plain(numbered(contest, one.entry)),
            Cell::toned(worth(counting, one.points, speaker), Tone::Strong),
            Cell::plain(one.wins.to_string()),
        ];
        if counting != Counting::Margin {
            row.push(Cell::plain(figure::change(one.margin, speaker)));
        }
        row.push(Cell::toned(beside(one, contest, speaker), Tone::Faint));
        row
    });
    doc.section(2, title(contest, after, speaker));
    doc.table(Table { columns, rows: rows.collect() });
    if shown_rows < all.len() {
        let more = (all.len() - shown_rows).to_string();
        doc.toned(speaker.phrase("contest-standings-more", &[("count", &more)]), Tone::Faint);
    }
    doc
}

/// After which round the standings are, and whether some of its results are still missing.
#[must_use]
pub fn title(contest: &Contest, after: Option<u16>, speaker: &Speaker) -> String {
    let known = contest.rounds.iter().filter(|round| round.locked).count();
    let last = contest.rounds.len();
    let round = after.map_or(last, |after| usize::from(after).min(last));
    let id = if round > known { "contest-standings-so-far" } else { "contest-standings-after" };
    if round == 0 {
        return speaker.word("contest-standings-none");
    }
    speaker.phrase(id, &[("round", &round.to_string())])
}

/// What stands beside an entry: what parts it from the one before, rounds without a table.
#[must_use]
pub fn beside(one: &Standing, contest: &Contest, speaker: &Speaker) -> String {
    let mut words = Vec::new();
    if let Some(tie) = &one.tie {
        words.push(parted(tie, contest, speaker));
    }
    if one.byes > 0 {
        words.push(speaker.phrase("contest-byes", &[("count", &one.byes.to_string())]));
    }
    words.join(" · ")
}

/// What parts an entry from the one before it.
fn parted(tie: &TieBreak, contest: &Contest, speaker: &Speaker) -> String {
    let signed = |number: i64| match tie.criterion {
        Criterion::Margin => figure::change(number, speaker),
        Criterion::Wins
        | Criterion::Scored
        | Criterion::DirectMeeting
        | Criterion::Opponents
        | Criterion::Lot => figure::total(number, speaker),
    };
    let facts =
        [("name", entry_name(contest, tie.from)), ("theirs", signed(tie.theirs)), ("own", signed(tie.own))];
    let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    speaker.phrase(&format!("contest-tie-{}", id_of(&tie.criterion)), &facts)
}

/// Why an entry stands where it does: round by round, then what parts it from the one before.
#[must_use]
pub fn reasons(contest: &Contest, entry: EntryNo, after: Option<u16>, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let all = reckoned(contest, after);
    let Some(own) = all.iter().find(|one| one.entry == entry) else { return doc };
    let counting = contest.opening.counting;
    let facts = [
        ("name", numbered(contest, entry)),
        ("rank", figure::rank(own.rank as usize, speaker)),
        ("points", worth(counting, own.points, speaker)),
        ("count", own.points.to_string()),
    ];
    doc.heading(speaker.phrase_of("contest-stands", &facts));
    for part in &own.parts {
        let round = contest.round(part.round);
        let table = round.and_then(|round| round.tables.iter().find(|table| Some(table.no) == part.table));
        let others: Vec<String> = part.against.iter().map(|no| entry_name(contest, *no)).collect();
        let beside = table.and_then(|table| table.sides.iter().find(|side| side.contains(&entry)));
        let beside: Vec<String> = beside
            .into_iter()
            .flatten()
            .filter(|no| **no != entry)
            .map(|no| entry_name(contest, *no))
            .collect();
        let scores = table.and_then(|table| table.scores.as_ref());
        let scores = scores.map(|scores| figure::abreast(scores.iter().copied(), speaker));
        let facts = [
            ("round", part.round.to_string()),
            ("table", part.table.map_or_else(String::new, |no| no.to_string())),
            ("points", figure::total(part.points, speaker)),
            ("margin", figure::change(part.margin, speaker)),
            ("scored", as_made(part, speaker)),
            ("with", beside.join(" + ")),
            ("paired", beside.len().to_string()),
            ("against", others.join(", ")),
            ("scores", scores.unwrap_or_default()),
        ];
        let id = match part.why {
            Why::Played => "contest-part-played",
            Why::Bye => "contest-part-bye",
            Why::Given => "contest-part-given",
            Why::Forfeit => "contest-part-forfeit",
        };
        doc.text(speaker.phrase_of(id, &facts));
    }
    if let Some(tie) = &own.tie {
        doc.text(speaker.phrase("contest-behind", &[("why", &parted(tie, contest, speaker))]));
    }
    doc
}

/// What a round without opponents is taken for, where that is not what it is worth; `none` where it is.
fn as_made(part: &ardoise_desk::contest::Part, speaker: &Speaker) -> String {
    if part.scored == part.points { "none".to_owned() } else { figure::total(part.scored, speaker) }
}

/// What a corrected result moved.
#[must_use]
pub fn moved(contest: &Contest, effects: &[Effect], speaker: &Speaker) -> Doc {
    const TOLD: usize = 12;
    let mut doc = Doc::default();
    let ranks = effects.iter().filter(|effect| matches!(effect, Effect::Rank { .. })).count();
    for effect in effects.iter().filter(|effect| matches!(effect, Effect::Rank { .. })).take(TOLD) {
        if let Effect::Rank { entry, from, to } = effect {
            let facts =
                [("name", numbered(contest, *entry)), ("from", from.to_string()), ("to", to.to_string())];
            doc.text(speaker.phrase_of("contest-moved-rank", &facts));
        }
    }
    if ranks > TOLD {
        doc.text(speaker.phrase("contest-moved-more", &[("count", &(ranks - TOLD).to_string())]));
    }
    for effect in effects {
        if let Effect::Draw { round, tables } = effect {
            let facts = [("round", round.to_string()), ("tables", tables.to_string())];
            doc.text(speaker.phrase_of("contest-moved-draw", &facts));
        }
    }
    if effects.is_empty() {
        doc.text(speaker.word("contest-moved-nothing"));
    }
    doc
}

/// How the last round is drawn again, where a corrected result would have drawn it otherwise and nothing of it is played yet.
#[must_use]
pub fn redrawn(contest: &Contest, effects: &[Effect], speaker: &Speaker) -> Option<String> {
    let last = contest.rounds.last().filter(|round| !round.tables.iter().any(|table| table.is_done()))?;
    let round = last.drawing.round;
    let otherwise = |effect: &Effect| matches!(effect, Effect::Draw { round: of, .. } if *of == round);
    let facts = || speaker.phrase("contest-moved-redraw", &[("round", &round.to_string())]);
    effects.iter().any(otherwise).then(facts)
}

/// What there is to win, and who has it as things stand.
#[must_use]
pub fn prizes(contest: &Contest, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if contest.prizes.is_empty() {
        doc.text(speaker.word("contest-no-prizes"));
        return doc;
    }
    let standing = if contest.rounds.is_empty() { Vec::new() } else { reckoned(contest, None) };
    let columns = vec![
        Column::words(speaker.word("contest-rank")),
        Column::words(speaker.word("contest-prize")),
        Column::words(speaker.word("contest-name")),
    ];
    let rows = contest.prizes.iter().map(|prize| {
        let rank = if prize.from == prize.to {
            prize.from.to_string()
        } else {
            format!("{}–{}", prize.from, prize.to)
        };
        let winners: Vec<String> = standing
            .iter()
            .filter(|one| (prize.from..=prize.to).contains(&one.rank))
            .map(|one| numbered(contest, one.entry))
            .collect();
        vec![
            Cell::toned(rank, Tone::Strong),
            Cell::plain(shown(&prize.text)),
            Cell::plain(winners.join(", ")),
        ]
    });
    let over = contest.state() == contest::State::Over;
    let id = if over { "contest-prizes-won" } else { "contest-prizes-so-far" };
    doc.section(2, speaker.word(id));
    doc.table(Table { columns, rows: rows.collect() });
    doc
}
