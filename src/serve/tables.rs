//! The tables of a room, each with its slate and its wall.

use maud::{Markup, html};

use crate::pages::figure::abreast;
use crate::serve::address;
use crate::serve::asking::Asking;
use crate::serve::frame::languages;
use ardoise_desk::store::Summary;
use ardoise_rules::words::{Speaker, shown};

/// The middle of the page.
#[must_use]
pub fn middle(asking: &Asking, speaker: &Speaker, list: &[Summary], contests: &[Summary]) -> Markup {
    html! {
        h1 { (speaker.word("serve-tables")) }
        @if !contests.is_empty() {
            ul.tables {
                @for contest in contests {
                    li {
                        a href=(address::of_contest(&contest.id, "")) dir="auto" { (contest.title.as_deref().map(shown).unwrap_or_default()) }
                        span { (speaker.word("hall-contest")) }
                        a href=(address::of_contest(&contest.id, "/wall")) { (speaker.word("serve-wall")) }
                    }
                }
            }
        }
        @if list.is_empty() && contests.is_empty() { p { (speaker.word("no-match-yet")) } }
        ul.tables {
            @for summary in list {
                li {
                    a href=(address::of_match(&summary.id, "")) dir="auto" {
                        (summary.title.as_deref().map_or_else(|| speaker.option(&summary.game, "game-name").unwrap_or_default(), shown))
                    }
                    span { (summary.players.iter().map(|name| shown(name)).collect::<Vec<_>>().join(", ")) }
                    b { (abreast(summary.totals.iter().map(|(_, points)| *points), speaker)) }
                    @if !summary.over { span.chip { (speaker.word("change-open")) } }
                    a href=(address::of_match(&summary.id, "/wall")) { (speaker.word("serve-wall")) }
                }
            }
        }
        @if asking.place().is_none() { p { a.go href="/join" { (speaker.word("serve-join")) } } }
        (languages(asking))
    }
}
