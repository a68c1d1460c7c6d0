//! A deal explained: every point with its article, what was said, and how it is put right.

use maud::{Markup, html};

use crate::pages::figure::change;
use crate::pages::{Block, Span, Told, Weight, account_name};
use crate::serve::room::places::Deed;
use crate::serve::slate::{Of, agreement, points, time_of};
use ardoise_rules::engine::{Consent, DealReport, ENGINE_FORMS, FindingKind, Unit};
use ardoise_rules::notation::write_event;
use ardoise_rules::words::shown;

/// The middle of the page.
#[must_use]
pub fn middle(of: Of<'_>, deal: &DealReport) -> Markup {
    let (known, speaker) = (of.shown, of.speaker);
    let report = &known.report;
    let told = Told::new(report, deal, speaker);
    let table = report.table_of(deal);
    let title = match told.headline() {
        text if text.is_empty() => speaker.phrase("change-deal", &[("deal", &deal.no.to_string())]),
        text => speaker.phrase("serve-deal-titled", &[("deal", &deal.no.to_string()), ("what", &text)]),
    };
    let dealer = shown(table.name(deal.dealer));
    let words = |text: String, weight: Weight| of.block(Block::Rich(vec![Span::new(text, weight)]));
    html! {
        p { a href=(of.at("")) { "← " (speaker.word("serve-slate")) } }
        h1 dir="auto" { (words(title, Weight::Bold)) }
        p { (speaker.phrase("serve-dealer", &[("dealer", &dealer)])) " · " (points(of, deal)) }
        @if deal.lines.is_empty() {
            p { (speaker.word(if deal.complete { "explain-nothing" } else { "explain-unfinished" })) }
        } @else {
            table.why {
                caption.hid { (speaker.word("serve-why")) }
                thead { tr {
                    th scope="col" { (speaker.word("explain-who")) }
                    th.number scope="col" { (speaker.word("explain-points")) }
                    th scope="col" { (speaker.word("explain-why")) }
                } }
                tbody {
                    @for line in &deal.lines {
                        @let place = report.accounts.iter().position(|account| account.id == line.to);
                        tr {
                            th scope="row" dir="auto" { (place.map_or_else(String::new, |place| account_name(report, place))) }
                            td.number {
                                @if line.unit == Unit::Rubber { "(" (change(line.amount, speaker)) ")" } @else { (change(line.amount, speaker)) }
                            }
                            td { (words(told.line(line), Weight::Plain)) a href=(format!("/article/{}", line.article.0)) { (title_of(of, line.article.0)) } }
                        }
                    }
                }
            }
        }
        @for finding in deal.findings.iter().filter(|finding| finding.kind == FindingKind::Irregular) {
            p.alarm { "▸ " (told.finding(finding)) " " a href=(format!("/article/{}", finding.article.0)) { (title_of(of, finding.article.0)) } }
        }
        @for problem in &deal.problems { p.alarm { (told.problem(problem)) } }
        @for note in &deal.notes { p { (shown(note)) } }
        @match report.consent(deal) {
            Some(Consent::Agreed) => p { "✓ " (speaker.word("agree-agreed")) },
            Some(Consent::Entered | Consent::Disputed) => (agreement(of, deal)),
            None => @if let Some((author, at)) = known.entered.get(&deal.no) {
                p.soft { (speaker.phrase("serve-entered", &[("who", &shown(author)), ("time", &time_of(*at, speaker))])) }
            },
        }
        h2 { (speaker.word("serve-said")) }
        ol { @for event in told.events() { li dir="auto" { (words(event, Weight::Plain)) } } }
        @if of.may(Deed::Record) {
            @if deal.complete { p { a.go href=(of.at(&format!("/amend?deal={}", deal.no))) { (speaker.word("serve-amend")) } } }
            (amend(of, deal))
        }
    }
}

/// The form that puts the deal right, with what may be typed in it: the last thing said, said anew, left out, replaced.
fn amend(of: Of<'_>, deal: &DealReport) -> Markup {
    let (report, speaker) = (&of.shown.report, of.speaker);
    let table = report.table_of(deal);
    let forms = [ENGINE_FORMS, report.forms];
    let last = deal.events.last().map(|event| write_event(&forms, event, &table, speaker.lang()));
    let last = last.unwrap_or_default();
    let facts = [("count", deal.events.len().to_string()), ("event", shown(&last))];
    let how = speaker.phrase_of("serve-amend-how", &facts);
    html! {
        details {
            summary { (speaker.word(if deal.complete { "serve-amend-typed" } else { "serve-amend" })) }
            form method="post" action=(of.at("/amend")) {
                (of.marks())
                input type="hidden" name="deal" value=(deal.no);
                p { label for="change" { (how) } }
                p { input #change name="change" autocapitalize="off" autocomplete="off" required; }
                p { label for="reason" { (speaker.word("serve-amend-why")) } }
                p { input #reason name="reason" autocomplete="off"; }
                button.go { (speaker.word("serve-amend-look")) }
            }
        }
    }
}

/// The title of an article in the language of the page, or its id where there is none.
fn title_of(of: Of<'_>, id: &str) -> String {
    crate::serve::rules::title(of.asking.lang, id).unwrap_or_else(|| id.to_owned())
}
