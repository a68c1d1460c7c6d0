//! The pages of the referee: cards that may be played, a trick, the tricks of a deal with what they show.

use crate::pages::deal::Told;
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use ardoise_rules::cards::Card;
use ardoise_rules::engine::{
    Article, DealReport, FindingKind, FindingReport, Half, Report, Seat, TrickRuled, TricksReport,
};
use ardoise_rules::words::{Speaker, shown};

fn faces(cards: &[Card], speaker: &Speaker) -> String {
    let words: Vec<String> = cards.iter().map(|card| card.shown(speaker.lang())).collect();
    words.join(" ")
}

/// Which cards may be played, and for each other card why not.
#[must_use]
pub fn legal(
    may: &[Card],
    barred: &[(Card, Article, &'static str)],
    master: Option<(Seat, Card)>,
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    if let Some((by, card)) = master {
        let args = [("seat", by.number().to_string()), ("card", faces(&[card], speaker))];
        doc.text(speaker.phrase("referee-master", &[("seat", &args[0].1), ("card", &args[1].1)]));
    }
    if may.is_empty() {
        doc.text(speaker.word("referee-none"));
    } else {
        doc.toned(speaker.phrase("referee-may", &[("cards", &faces(may, speaker))]), Tone::Strong);
    }
    for (card, article, duty) in barred {
        let (card, why) = (faces(&[*card], speaker), speaker.word(duty));
        let args = [("card", card.as_str()), ("why", &why), ("article", article.0)];
        doc.text(speaker.phrase("referee-barred", &args));
    }
    doc
}

/// Who takes a trick, and what it counts.
#[must_use]
pub fn trick(winner: Option<(Seat, Card)>, ruled: &TrickRuled, whole: bool, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let (points, last) = (ruled.points.to_string(), ruled.last.to_string());
    let Some((winner, card)) = winner else {
        doc.text(speaker.phrase("referee-nobody", &[("points", &points)]));
        return doc;
    };
    let (seat, card) = (winner.number().to_string(), faces(&[card], speaker));
    let args = [("seat", seat.as_str()), ("card", &card), ("points", &points), ("last", &last)];
    doc.text(speaker.phrase(if whole { "referee-takes" } else { "referee-holds" }, &args));
    if whole && ruled.last != Half::default() {
        doc.toned(speaker.phrase("referee-last", &args), Tone::Faint);
    }
    doc
}

/// The tricks of a deal, what they come to, and what was played against the rules.
#[must_use]
pub fn tricks(tricks: &TricksReport, report: &Report, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let deal = report.deal(tricks.deal);
    let columns = vec![
        Column::figures(speaker.word("referee-trick")),
        Column::words(speaker.word("referee-cards")),
        Column::words(speaker.word("referee-winner")),
        Column::figures(speaker.word("referee-points")),
    ];
    let rows = (1..).zip(&tricks.tricks).map(|(no, trick): (usize, _)| {
        let cards = trick.cards.iter().map(|(_, card)| *card).collect::<Vec<_>>();
        let leader = shown(report.table.name(trick.leader));
        vec![
            Cell::plain(no.to_string()),
            Cell::plain(
                speaker.phrase("paper-colon", &[("what", &leader), ("words", &faces(&cards, speaker))]),
            ),
            Cell::plain(shown(report.table.name(trick.winner))),
            Cell::plain(trick.points.to_string()),
        ]
    });
    doc.table(Table { columns, rows: rows.collect() });
    let sums: Vec<String> = report
        .accounts
        .iter()
        .map(|account| {
            let points = tricks.points_of(account.id).to_string();
            let count = tricks.tricks_won.of(account.id).to_string();
            let name = shown(&account.name);
            let args = [("account", name.as_str()), ("points", &points), ("tricks", &count)];
            speaker.phrase("referee-sum", &args)
        })
        .collect();
    doc.text(sums.join(" · "));
    if let Some(turn) = tricks.turn {
        doc.text(speaker.phrase("referee-turn", &[("player", &shown(report.table.name(turn)))]));
    }
    if !deal.is_some_and(|deal| findings(&mut doc, Told::new(report, deal, speaker), deal, speaker)) {
        doc.text(speaker.word("referee-clean"));
    }
    doc
}

/// What the cards of a deal show against the rules, the proved before the rest; was anything proved?
fn findings(doc: &mut Doc, told: Told<'_>, deal: &DealReport, speaker: &Speaker) -> bool {
    let line = |id: &str, finding: &FindingReport| {
        let (trick, text) = (finding.trick.to_string(), told.finding(finding));
        speaker.phrase(id, &[("trick", &trick), ("text", &text), ("article", finding.article.0)])
    };
    let (proved, unproved): (Vec<_>, Vec<_>) =
        deal.findings.iter().partition(|finding| finding.kind == FindingKind::Irregular);
    for finding in &proved {
        doc.toned(line("referee-finding", finding), Tone::Alarm);
    }
    for finding in &unproved {
        doc.toned(line("referee-unproved", finding), Tone::Faint);
    }
    !proved.is_empty()
}
