//! The page on which a deal is entered: a line of buttons a question, what it will give, and one button.

use maud::{Markup, html};

use crate::pages::figure::total;
use crate::pages::{MARKS, account_name};
use crate::serve::entry::{Answers, Button, Entry, Face, Question};
use crate::serve::slate::{Of, whose_turn};
use ardoise_rules::cards::Suit;
use ardoise_rules::engine::{DealNo, Report, Seq, common};

/// What a page is made again with: what was refused, and the marks of the form that was sent.
#[derive(Debug, Default)]
pub struct Again {
    /// What is said over the form: what another phone wrote, or why nothing was recorded.
    pub said: Option<String>,
    /// The mark of the request, kept so that it is recorded once.
    pub key: Option<String>,
    /// The line that was typed instead.
    pub line: Option<String>,
    /// The line that was probably meant by it.
    pub meant: Option<String>,
}

/// The middle of the page on which an old deal is put right: the form of the deal with its answers in place.
#[must_use]
pub fn amending(
    of: Of<'_>,
    deal: DealNo,
    entry: Option<&Entry>,
    (seq, again): (Seq, &Again),
    reason: &str,
) -> Markup {
    let speaker = of.speaker;
    let key = again.key.clone().unwrap_or_else(|| uuid::Uuid::now_v7().to_string());
    let back = of.at(&format!("/deal/{deal}"));
    html! {
        p.back { a href=(back) { "← " (speaker.phrase("change-deal", &[("deal", &deal.to_string())])) } }
        @if let Some(said) = &again.said { p.alarm role="alert" { (said) } }
        @match entry {
            Some(entry) => {
                form.entry method="post" action=(of.at("/amend")) data-look=(of.at("/amend")) {
                    input type="hidden" name="seq" value=(seq);
                    input type="hidden" name="key" value=(key);
                    input type="hidden" name="deal" value=(deal);
                    h1 { (speaker.phrase("serve-amend-deal", &[("deal", &deal.to_string())])) }
                    @for question in &entry.questions { (asked(question)) }
                    fieldset {
                        legend { (speaker.word("serve-amend-why")) }
                        div.row { input type="text" name="reason" aria-label=(speaker.word("serve-amend-why")) autocomplete="off" value=(reason); }
                    }
                    (preview(of, entry, "/amend", "serve-amend-look"))
                }
            }
            None => p { (speaker.word("serve-amend-by-line")) " " a href=(back) { (speaker.word("serve-amend")) } },
        }
    }
}

/// The middle of the page.
#[must_use]
pub fn middle(of: Of<'_>, entry: Option<&Entry>, seq: Seq, again: &Again) -> Markup {
    let speaker = of.speaker;
    let report = &of.shown.report;
    let key = again.key.clone().unwrap_or_else(|| uuid::Uuid::now_v7().to_string());
    html! {
        p.back { a href=(of.at("")) { "← " (speaker.word("serve-slate")) } }
        (strip(of))
        @if let Some(said) = &again.said { p.alarm role="alert" { (said) } }
        @if let Some(line) = &again.meant {
            form method="post" action=(of.at("/record")) {
                input type="hidden" name="seq" value=(seq);
                input type="hidden" name="key" value=(key);
                input type="hidden" name="line" value=(line);
                p { button.go { (speaker.word("serve-yes")) } }
            }
        }
        @match entry {
            Some(entry) => {
                form.entry name=(form_of(seq)) method="post" action=(of.at("/record")) data-look=(of.at("/enter")) {
                    input type="hidden" name=(form_of(seq));
                    input type="hidden" name="deal" value=(entry.deal);
                    input type="hidden" name="seq" value=(seq);
                    input type="hidden" name="key" value=(key);
                    h1 { (heading(of, entry)) }
                    @for question in &entry.questions { (asked(question)) }
                    (preview(of, entry, "/enter", "serve-record"))
                }
            }
            None => p { (crate::pages::result(report, speaker)) },
        }
        (other(of, seq, &key, again))
    }
}

/// What a form is called, by the entry that it is made of. On the way back a browser puts in what was chosen, by the place where
/// it stood: in the form of the next deal somebody else stands there.
fn form_of(seq: Seq) -> String {
    format!("since-{seq}")
}

/// Names and totals in a narrow frame.
fn strip(of: Of<'_>) -> Markup {
    let report = &of.shown.report;
    let names: Vec<String> = (0..report.accounts.len()).map(|place| account_name(report, place)).collect();
    let names = if names.len() > 2 { crate::pages::short_names(&names) } else { names };
    html! {
        ul.slate.strip style=(format!("--n:{}", names.len())) {
            @for (name, account) in names.iter().zip(&report.accounts) {
                li { span dir="auto" { (name) } b { (total(report.sum_of(account.id), of.speaker)) } }
            }
        }
    }
}

/// `Deal 11 · Jean-Pierre deals, Zoé speaks`.
fn heading(of: Of<'_>, entry: &Entry) -> Markup {
    let (report, speaker) = (&of.shown.report, of.speaker);
    html! {
        (speaker.phrase("change-deal", &[("deal", &entry.deal.to_string())]))
        @if let Some(next) = &report.next {
            span.soft { " · " (whose_turn(report, next, speaker)) }
        }
    }
}

fn asked(question: &Question) -> Markup {
    let Question { name, label, answers, chosen, fault } = question;
    let why = format!("why-{name}");
    let wrong = fault.is_some();
    let wide = answers.width().map(|width| format!("--w:{width}"));
    html! {
        fieldset class=[question.stands_above().then_some("over")] aria-describedby=[wrong.then_some(&why)] {
            legend { (label) }
            div.row.long[answers.have_long_words()].cards[answers.are_cards()] style=[wide] {
                @match answers {
                    Answers::Buttons(buttons) => { @for button in buttons { (option(name, button, chosen.as_deref())) } }
                    Answers::Figure => input type="number" inputmode="numeric" name=(name) aria-label=(label) value=[chosen.as_ref()] aria-invalid=[wrong.then_some("true")];,
                    Answers::Half => input type="text" inputmode="decimal" name=(name) aria-label=(label) autocomplete="off" value=[chosen.as_ref()] aria-invalid=[wrong.then_some("true")];,
                    Answers::Words => input type="text" name=(name) aria-label=(label) autocapitalize="off" autocomplete="off" value=[chosen.as_ref()] aria-invalid=[wrong.then_some("true")];,
                }
            }
            @if let Some(fault) = fault { p.fault id=(why) role="alert" { (fault) } }
        }
    }
}

const fn is_red(suit: Suit) -> bool {
    matches!(suit, Suit::Hearts | Suit::Diamonds)
}

fn option(name: &str, button: &Button, chosen: Option<&str>) -> Markup {
    const KEYS: [&str; MARKS.len()] = ["ka", "kb", "kc", "kd", "ke"];
    let here = chosen == Some(button.value.as_str());
    html! {
        label {
            input type="radio" name=(name) value=(button.value) checked[here];
            span dir="auto" {
                @if let Some(place) = button.key {
                    span class=(format!("k {}", KEYS[place % KEYS.len()])) aria-hidden="true" { (crate::pages::Chart::mark(place)) }
                }
                @match button.face {
                    Some(Face::Suit(suit)) => span class=(if is_red(suit) { "u red" } else { "u" }) role="img" aria-label=(button.label) { (suit.sign()) "\u{fe0e}" },
                    Some(Face::Card(card)) => span class=(if card.suit().is_some_and(is_red) { "u red" } else { "u" }) { (button.label) "\u{fe0e}" },
                    None => (button.label),
                }
            }
        }
    }
}

/// What the deal will give, and the button; what is missing where something is.
fn preview(of: Of<'_>, entry: &Entry, look: &str, go: &str) -> Markup {
    let speaker = of.speaker;
    let report: Option<Report> = entry.draft.as_ref().map(|draft| draft.report());
    let deal = report.as_ref().and_then(|report| report.deal(entry.deal));
    html! {
        @if let Some(lost) = &entry.lost { p.fault role="alert" { (speaker.phrase("serve-no-room", &[("what", lost)])) } }
        div.enter {
            div role="status" aria-live="polite" {
                @match deal {
                    Some(deal) => @for (place, account) in of.shown.report.accounts.iter().enumerate() {
                        div { (account_name(&of.shown.report, place)) " " b { (total(deal.score.of(account.id), speaker)) } }
                    },
                    None => {
                        @match (&entry.missing, &entry.refusal) {
                            (Some(missing), _) => (speaker.phrase("serve-missing", &[("what", missing)])),
                            (None, Some(refusal)) => (speaker.say(&refusal.said, refusal.table.as_ref())),
                            (None, None) => (speaker.word("serve-not-right")),
                        }
                    },
                }
            }
            button.look formmethod="get" formaction=(of.at(look)) { (speaker.word("serve-look")) }
            button.go.open[deal.is_none()] { (speaker.word(go)) }
        }
    }
}

/// Lines that may be typed now where the buttons will not do: that everybody passes, where that ends a deal, and a remark.
fn examples(of: Of<'_>) -> String {
    let word = |id: &str| of.speaker.word(id);
    let passes = of.shown.report.next.as_ref().is_some_and(|next| next.expects.contains(&common::PASS.event));
    let passing = passes.then(|| word("play-all-pass"));
    passing.into_iter().chain([word("serve-line-note")]).collect::<Vec<_>>().join(" · ")
}

/// Any line, as at the terminal; and a deal that everybody passed.
fn other(of: Of<'_>, seq: Seq, key: &str, again: &Again) -> Markup {
    let speaker = of.speaker;
    html! {
        details open[again.line.is_some()] {
            summary { (speaker.word("serve-other")) }
            form method="post" action=(of.at("/record")) {
                input type="hidden" name="seq" value=(seq);
                input type="hidden" name="key" value=(key);
                p { label for="line" { (speaker.phrase("serve-line", &[("lines", &examples(of))])) } }
                p { input #line name="line" autocapitalize="off" autocomplete="off" value=[again.line.as_ref()]; }
                button.go { (speaker.word("serve-record")) }
            }
        }
    }
}
