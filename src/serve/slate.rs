//! The page of a match: the slate, what waits for agreement, what comes next, the deals, the curve.

use chrono::{DateTime, Local};
use maud::{Markup, html};

use crate::evening::OfRound;
use crate::pages::figure::{clock, total};
use crate::pages::{
    self, Block, Doc, Occasion, Sheet, SheetRow, account_name, awaits, contest_heading, plays, sheet_of,
    slate_of, totals_chart,
};
use crate::serve::address;
use crate::serve::asking::Asking;
use crate::serve::frame::{self, languages};
use crate::serve::room::places::{Deed, Place};
use crate::serve::room::{Room, Shown, Shows};
use ardoise_rules::engine::{Agree, Consent, DealReport, NextReport, Report, Said};
use ardoise_rules::words::{Speaker, shown};

/// So many deals stand on the page of a match that goes on; the rest is a tap away.
const DEALS: usize = 6;

/// Everything a page of a match is made of.
#[derive(Clone, Copy)]
pub struct Of<'a> {
    /// What all requests share.
    pub room: &'a Room,
    /// Who asks.
    pub asking: &'a Asking,
    /// The match.
    pub shown: &'a Shown,
    /// The words.
    pub speaker: &'a Speaker,
}

impl Of<'_> {
    /// The address of the match, or of something of it.
    #[must_use]
    pub fn at(&self, rest: &str) -> String {
        address::of_match(&self.shown.report.head.id, rest)
    }

    /// May who asks do that here?
    #[must_use]
    pub fn may(&self, deed: Deed) -> bool {
        self.asking.may(deed, &self.shown.report.table.players)
    }

    /// Blocks of a page as the pages of a table show them.
    #[must_use]
    pub fn blocks(&self, doc: &Doc) -> Markup {
        frame::blocks(doc, self.asking, self.speaker, Some(&self.at("/deal/")))
    }

    /// One block.
    #[must_use]
    pub fn block(&self, block: Block) -> Markup {
        self.blocks(&Doc { blocks: vec![block] })
    }

    /// What a form of this match must carry: the entry it was made of, and a mark of its own.
    #[must_use]
    pub fn marks(&self) -> Markup {
        html! {
            input type="hidden" name="seq" value=(self.shown.seq);
            input type="hidden" name="key" value=(uuid::Uuid::now_v7());
        }
    }
}

/// Who deals, and who speaks or plays.
#[must_use]
pub fn whose_turn(report: &Report, next: &NextReport, speaker: &Speaker) -> String {
    let dealer = shown(report.table.name(next.dealer));
    let dealer = speaker.phrase("serve-dealer", &[("dealer", &dealer)]);
    let id = if plays(report, next) { "serve-plays" } else { "serve-speaks" };
    let turn = next.to_act.map(|seat| speaker.phrase(id, &[("player", &shown(report.table.name(seat)))]));
    std::iter::once(dealer).chain(turn).collect::<Vec<_>>().join(", ")
}

/// The time of day at the table, from milliseconds since 1970.
#[must_use]
pub fn time_of(at: i64, speaker: &Speaker) -> String {
    let moment = DateTime::from_timestamp_millis(at).unwrap_or_default();
    clock(&moment.with_timezone(&Local).format("%H:%M").to_string(), speaker)
}

/// The middle of the page. `whole` shows every deal.
#[must_use]
pub fn middle(of: Of<'_>, whole: bool) -> Markup {
    let Of { asking, shown, speaker, .. } = of;
    let report = &shown.report;
    let slate = slate_of(report, &Occasion::default(), speaker);
    html! {
        (of.block(Block::Slate(slate)))
        (agreements(of))
        (next(of))
        @let played = played_out(of);
        @if let Some(said) = &played { p.alarm dir="auto" { (speaker.say(said, None)) } }
        @if let Some(table) = link(of) { (table) }
        @if of.may(Deed::Record) {
            @if report.next.is_some() {
                p { a.go[played.is_none()] href=(of.at("/enter")) { (speaker.word("serve-enter")) } }
            } @else if let Some(next) = of.room.follows(&report.head.id) {
                p { a.go href=(address::of_match(&next, "")) { (speaker.word("serve-next")) } }
            } @else if report.head.contest.is_none() {
                form method="post" action=(of.at("/next")) {
                    (of.marks())
                    button.go { (speaker.word("serve-next")) }
                }
            }
        } @else if asking.place().is_none() {
            p { a.go href="/join" { (speaker.word("serve-join")) } }
        }
        (deals(of, whole))
        @if let Some(chart) = totals_chart(report, speaker) { (of.block(Block::Chart(chart))) }
        (foot(of))
    }
}

/// What comes next, and what must not be forgotten.
fn next(of: Of<'_>) -> Markup {
    // What each still needs, and his rank, stand on the slate itself.
    html! {
        @if let Some(parts) = pages::parts(&of.shown.report, of.speaker) { p dir="auto" { (parts) } }
        (of.blocks(&pages::coming(&of.shown.report, of.speaker)))
    }
}

/// The deals: the last one on top as long as the match goes on.
fn deals(of: Of<'_>, whole: bool) -> Markup {
    let report = &of.shown.report;
    if report.deals.is_empty() && report.start.is_none() {
        return html! {};
    }
    let mut sheet = sheet_of(report, of.speaker);
    let mut hidden = 0;
    if report.next.is_some() || !whole {
        let mut groups = grouped(&sheet);
        if report.next.is_some() {
            groups.reverse();
            sheet.caption = of.speaker.word("serve-deals");
        }
        if !whole && groups.len() > DEALS {
            let keep = if report.next.is_some() { 0 } else { groups.len() - DEALS };
            hidden = groups.len() - DEALS;
            groups = groups[keep..keep + DEALS].to_vec();
        }
        sheet.rows = groups.concat();
    }
    html! {
        (of.block(Block::Sheet(sheet)))
        @if hidden > 0 {
            p { a href=(of.at("?all=1")) { (of.speaker.phrase("serve-all-deals", &[("count", &hidden.to_string())])) } }
        }
    }
}

/// The rows of each deal with what stands under it.
fn grouped(sheet: &Sheet) -> Vec<Vec<SheetRow>> {
    let mut groups: Vec<Vec<SheetRow>> = Vec::new();
    for row in &sheet.rows {
        match groups.last_mut() {
            Some(group) if row.no.is_empty() => group.push(row.clone()),
            _ => groups.push(vec![row.clone()]),
        }
    }
    groups
}

/// The deals that wait for somebody, each in a box; with buttons where they wait for who asks.
fn agreements(of: Of<'_>) -> Markup {
    let report = &of.shown.report;
    let waits = |deal: &&DealReport| report.consent(deal).is_some_and(|consent| consent != Consent::Agreed);
    let open: Vec<&DealReport> = report.deals.iter().filter(waits).collect();
    html! { @for deal in open.iter().rev().take(2) { (agreement(of, deal)) } }
}

/// What was entered, by whom and when, and whose agreement it waits for.
#[must_use]
pub fn agreement(of: Of<'_>, deal: &DealReport) -> Markup {
    let Of { shown: known, speaker, .. } = of;
    let report = &known.report;
    let Some(agreement) = &deal.agreement else { return html! {} };
    let table = report.table_of(deal);
    let own = match of.asking.place() {
        Some(Place::Player(name)) if of.may(Deed::Agree) => {
            table.seats().find(|seat| table.name(*seat) == *name)
        }
        _ => None,
    };
    let awaited = own.is_some_and(|seat| agreement.awaits(&table).contains(&seat));
    let headline = pages::Told::new(report, deal, speaker).headline();
    let no = deal.no.to_string();
    let title = speaker.phrase("serve-deal-titled", &[("deal", &no), ("what", &headline)]);
    html! {
        section.box {
            h2 { (of.block(Block::Rich(vec![pages::Span::new(title, pages::Weight::Bold)]))) }
            p { (points(of, deal)) }
            p {
                @if let Some((author, at)) = known.entered.get(&deal.no) {
                    (speaker.phrase("serve-entered", &[("who", &shown(author)), ("time", &time_of(*at, speaker))]))
                    " · "
                }
                b { (awaits(report, deal, speaker).unwrap_or_default()) }
            }
            @for dispute in pages::disputes(report, deal, speaker) { p.alarm { (dispute) } }
            @if awaited {
                form.two method="post" action=(of.at("/agree")) {
                    (of.marks())
                    input type="hidden" name="deal" value=(deal.no);
                    input type="hidden" name="sure" value="1";
                    button.go name="agrees" value="yes" { (speaker.word("serve-agree")) }
                    button name="agrees" value="no" { (speaker.word("serve-dispute")) }
                }
            }
        }
    }
}

/// What a deal gave: `Ana + Cy 240 · Bob + Dee 30`.
#[must_use]
pub fn points(of: Of<'_>, deal: &DealReport) -> Markup {
    let report = &of.shown.report;
    html! {
        @for (place, account) in report.accounts.iter().enumerate() {
            @if place > 0 { " · " }
            (account_name(report, place)) " "
            b { (total(deal.score.of(account.id), of.speaker)) }
        }
    }
}

/// Where one can go from here.
fn foot(of: Of<'_>) -> Markup {
    let Of { room, asking, shown: known, speaker, .. } = of;
    html! {
        nav {
            a href=(of.at("/rules")) { (speaker.word("serve-rules")) }
            a href=(of.at("/wall")) { (speaker.word("serve-wall")) }
            a href=(of.at("/ruling")) { (speaker.word("serve-ruling")) }
            @if *room.shows() == Shows::All { a href="/" { (speaker.word("serve-tables")) } }
        }
        @if known.undoable && of.may(Deed::Record) {
            form method="post" action=(of.at("/undo")) {
                (of.marks())
                button { (speaker.word("serve-undo")) }
            }
        }
        @if Agree::of(&known.report.head.rules.options).asked() && pages::all_agreed(&known.report) {
            p.foot { (speaker.word("agree-all")) }
        }
        p.foot { (you(asking, speaker)) " " a href="/join" { (speaker.word("serve-other-place")) } }
        (languages(asking))
    }
}

/// What who asks is at the table.
#[must_use]
pub fn you(asking: &Asking, speaker: &Speaker) -> String {
    match asking.place() {
        Some(Place::Player(name)) => speaker.phrase("serve-you-player", &[("name", &shown(name))]),
        Some(place) => speaker.word(&format!("serve-you-{}", place.id())),
        None => speaker.word("serve-you-onlooker"),
    }
}

/// That a table of a contest has played the deals of its round, or more of them than count.
fn played_out(of: Of<'_>) -> Option<Said> {
    let report = &of.shown.report;
    let at = report.head.contest.as_ref()?;
    let hall = of.room.hall(&at.id).ok()?;
    let deals = report.deals.iter().filter(|deal| deal.complete).count();
    let far = OfRound::of(&hall.hall, at, deals).filter(|far| far.played >= far.counted && !far.level)?;
    let beyond = far.played > far.counted;
    (beyond || report.next.is_some())
        .then(|| far.said(if beyond { "contest-beyond" } else { "contest-round-played" }))
}

/// The way from the page of a match to its table in the hall: first of all once the match has given its result.
fn link(of: Of<'_>) -> Option<Markup> {
    let place = of.shown.report.head.contest.as_ref()?;
    let shown = of.room.hall(&place.id).ok()?;
    let hall = &shown.hall;
    let table = hall.contest().table(place.round, place.table)?;
    let to = address::of_table(hall.id(), place.round, place.table);
    let (round, no) = (place.round.to_string(), place.table.to_string());
    let facts = [("round", round.as_str()), ("table", no.as_str())];
    Some(html! {
        @if table.is_done() {
            p { a.go href=(to) { (of.speaker.phrase("hall-result-of", &facts)) } }
        } @else {
            p { a href=(to) dir="auto" { (of.speaker.phrase("hall-table-of", &facts)) " · " (contest_heading(hall.contest(), of.speaker)) } }
        }
    })
}
