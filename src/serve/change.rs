//! What somebody wants to change from a page: read from its form, tried, shown, and worded again when it comes back.

use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use serde::Serialize;
use serde_json::{Value, json};

use crate::pages;
use crate::serve::asking::{Asking, meant};
use crate::serve::room::places::Place;
use crate::serve::rules;
use crate::serve::slate::Of;
use crate::shell::failure::refusal_json;
use ardoise_desk::Refusal;
use ardoise_desk::evening::{Amendment, Change, Draft, Evening, Lines};
use ardoise_rules::engine::{Arg, Ask, Entry, Opinion, Ruling, Said, Seat, Seq, TableEvent};
use ardoise_rules::notation::Tongue;
use ardoise_rules::words::Speaker;

/// The fields of a form.
pub type Fields = Vec<(String, String)>;

/// A field of a form, without blanks around it; empty where it is not there.
#[must_use]
pub fn field<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.trim())
}

/// A change that can be worked out on a match as it stands, as often as it is asked for.
#[derive(Debug, Clone)]
pub enum Wish {
    /// Event lines, as they are typed in that tongue.
    Said(String, Tongue),
    /// Events that were chosen.
    Events(Vec<Value>),
    /// What the rules prescribe.
    Ruled(Vec<Value>),
    /// The last command taken back.
    Undo,
    /// A deal put right, as other answers in its form have it.
    Amended(Amendment),
    /// A deal put right, as it is typed.
    Amend {
        /// The deal.
        deal: u32,
        /// The corrections.
        text: String,
        /// Why.
        reason: String,
        /// In whose words.
        tongue: Tongue,
    },
}

impl Wish {
    /// Works it out; nothing is written.
    ///
    /// # Errors
    /// If it cannot be.
    pub fn draft(&self, found: &Evening) -> Result<Draft, Box<Refusal>> {
        match self {
            Wish::Said(text, tongue) => {
                let lines = found.read(text, *tongue)?;
                found.draft(Change::Events { lines, as_played: false })
            }
            Wish::Events(events) => {
                found.draft(Change::Events { lines: Lines::from(events.clone()), as_played: false })
            }
            Wish::Ruled(events) => found.draft(Change::ruling(events.clone())),
            Wish::Amended(amendment) => found.draft(Change::Amend(amendment.clone())),
            Wish::Undo => found.draft(Change::Undo { count: 1, reason: String::new() }),
            Wish::Amend { deal, text, reason, tongue } => {
                let amendment = found.read_amendment(*deal, text, *tongue, reason)?;
                found.draft(Change::Amend(amendment))
            }
        }
    }
}

/// That somebody in this place may write what a change writes: a player agrees for himself alone, and the points that a referee gives
/// are not his to write, whatever the line is in which he says so; nor does he take back by which rules the table plays, or who sits
/// at it.
///
/// # Errors
/// If he may not.
pub fn allowed(place: Option<&Place>, found: &Evening, draft: &Draft) -> Result<(), Box<Refusal>> {
    let Some(Place::Player(name)) = place else { return Ok(()) };
    let refused = |event: &Value| match TableEvent::read(event) {
        Ok(Some(TableEvent::Opinion(opinion))) if found.table().name(opinion.player) != name => {
            Some("serve-agree-own")
        }
        Ok(Some(TableEvent::Adjust { .. })) => Some("serve-only-referee"),
        // So is what costs a side points for what it did wrong.
        Ok(_) if found.play().forms().iter().any(|form| form.blames && form.is_of(event)) => {
            Some("serve-only-referee")
        }
        Ok(_) | Err(_) => None,
    };
    let id = draft.entries().iter().find_map(|entry| match entry {
        Entry::Play { event, .. } => refused(&event.value()),
        // Neither what is put there, nor what stood there and goes.
        Entry::Amend { .. } => {
            let put_right = draft.differs().events.iter();
            put_right.flat_map(|changed| [&changed.before, &changed.after]).flatten().find_map(refused)
        }
        // What another one said is his to take back, and so are the points of the referee.
        Entry::Retract { op, .. } => {
            let mut command = found.records().iter().filter(|record| record.op == *op);
            command.find_map(|record| match &record.entry {
                Entry::Play { event, .. } => refused(&event.value()),
                Entry::Amend { with, .. } => with.iter().find_map(refused),
                Entry::Adopt { .. } | Entry::Reseat { .. } => Some("serve-table-not-yours"),
                Entry::Open(_) | Entry::Retract { .. } => None,
            })
        }
        Entry::Open(_) | Entry::Adopt { .. } | Entry::Reseat { .. } => None,
    });
    id.map_or(Ok(()), |id| Err(Box::new(Refusal::of(id, vec![]))))
}

/// Do the fields of the form of agreeing say that somebody does not?
#[must_use]
pub fn disputes(fields: &[(String, String)]) -> bool {
    field(fields, "agrees") == "no"
}

/// What a player says of a deal, from the fields of its form.
///
/// # Errors
/// If nobody of that name plays here, or the deal is no number.
pub fn opinion(fields: &[(String, String)], seat: Option<Seat>, seq: Seq) -> Result<Wish, Box<Refusal>> {
    let seat = seat.ok_or_else(|| Box::new(Refusal::of("serve-not-seated", vec![])))?;
    let agrees = !disputes(fields);
    let deal = match field(fields, "deal") {
        "" => None,
        text => Some(deal_of(text)?),
    };
    let text = if agrees { String::new() } else { ardoise_rules::words::plain(field(fields, "text")) };
    let opinion = Opinion { player: seat, agrees, deal, entry: Some(seq), text };
    Ok(Wish::Events(vec![TableEvent::Opinion(opinion).stored()]))
}

/// The number of a deal.
///
/// # Errors
/// If it is none.
pub fn deal_of(text: &str) -> Result<u32, Box<Refusal>> {
    text.parse().map_err(|_| {
        let args = vec![("deal", Arg::Text(ardoise_rules::words::plain(text)))];
        Box::new(Refusal::of("serve-no-deal", args))
    })
}

/// The rulings of a match, for somebody and something where that was said.
#[must_use]
pub fn rulings(found: &Evening, fields: &[(String, String)]) -> Vec<Ruling> {
    found.play().rulings(&ask_of(found, fields))
}

fn ask_of(found: &Evening, fields: &[(String, String)]) -> Ask {
    let seat = field(fields, "player").parse::<usize>().ok().filter(|number| *number > 0);
    let seat = seat.map(|number| Seat::at(number - 1)).filter(|seat| found.table().has(*seat));
    Ask {
        player: seat,
        trick: field(fields, "trick").parse().ok(),
        points: field(fields, "points").parse().ok(),
    }
}

/// What a ruling records, from the fields of its form.
///
/// # Errors
/// If there is no such ruling, or it wants to know more.
pub fn ruled(found: &Evening, fields: &[(String, String)], speaker: &Speaker) -> Result<Wish, Box<Refusal>> {
    let rulings = rulings(found, fields);
    let id = field(fields, "ruling");
    let Some(ruling) = rulings.iter().find(|ruling| ruling.id == id) else {
        let known = Arg::Names(rulings.iter().map(|ruling| ruling.id.to_owned()).collect());
        let word = Arg::Text(ardoise_rules::words::plain(id));
        let args = vec![("word", word), ("known", known)];
        return Err(Refusal::of("ruling-unknown", args).into());
    };
    let ask = ask_of(found, fields);
    if ruling.needs_player && ask.player.is_none() {
        return Err(Refusal::of("ruling-needs-player", vec![]).article(ruling.article).into());
    }
    if ruling.needs_points {
        return Err(Refusal::of("ruling-needs-points", vec![]).article(ruling.article).into());
    }
    let events = pages::ruled_events(speaker, ruling);
    if events.is_empty() {
        return Err(Refusal::of("ruling-nothing", vec![]).article(ruling.article).into());
    }
    Ok(Wish::Ruled(events))
}

/// The middle of the page of rulings: all of them, or the one that is asked about, in words only: what happened, what follows, and
/// what the article says.
#[must_use]
pub fn ruling_page(of: Of<'_>, found: &Evening, fields: &[(String, String)], writes: bool) -> Markup {
    let speaker = of.speaker;
    let rulings = rulings(found, fields);
    let chosen = rulings.iter().find(|ruling| ruling.id == field(fields, "ruling"));
    let Some(ruling) = chosen else {
        return html! {
            p { a href=(of.at("")) { "← " (speaker.word("serve-slate")) } }
            h1 { (speaker.word("serve-ruling")) }
            ul.articles {
                @for ruling in &rulings {
                    li { a href=(of.at(&format!("/ruling?ruling={}", ruling.id))) { (speaker.say(&ruling.question, None)) } }
                }
            }
        };
    };
    let said = |what: &Said| speaker.say(what, Some(found.table()));
    let player = field(fields, "player");
    let records = !ruling.events.is_empty();
    html! {
        p { a href=(of.at("/ruling")) { "← " (speaker.word("serve-ruling")) } }
        h1 { (said(&ruling.question)) }
        @for what in &ruling.prescribes { p { b { (said(what)) } } }
        @if writes && records {
            form method="post" action=(of.at("/ruling")) {
                (of.marks())
                input type="hidden" name="ruling" value=(ruling.id);
                @if ruling.needs_player || !player.is_empty() {
                    p { label for="player" { (speaker.word("entry-who")) } }
                    select #player name="player" {
                        @for seat in found.table().seats() {
                            option value=(seat.number()) selected[player == seat.number().to_string()] { (found.table().name(seat)) }
                        }
                    }
                }
                @if ruling.needs_points {
                    p { label for="points" { (speaker.word("explain-points")) } }
                    p { input #points type="number" inputmode="numeric" name="points" required; }
                }
                button.go { (speaker.word("serve-amend-look")) }
            }
        } @else if records {
            p.soft { (speaker.word("serve-only-referee")) }
        }
        (rules::article_below(of, ruling.article.0))
        @if !ruling.customs.is_empty() {
            h2 { (speaker.word("serve-customs")) }
            @for custom in &ruling.customs { p { (said(custom)) } }
        }
    }
}

/// What a change would do, with the question whether it is meant.
#[must_use]
pub fn preview(of: Of<'_>, found: &Evening, draft: &Draft, act: &str, fields: &[(String, String)]) -> Markup {
    let speaker = of.speaker;
    let (before, after) = (found.report(), draft.report());
    let commands = draft.differs().commands.iter();
    let taken: Vec<String> = commands.map(|op| pages::command_described(found, *op, speaker)).collect();
    let difference = pages::difference(&before, &after, speaker, &draft.differs().deals);
    html! {
        h1 { (speaker.word("serve-sure")) }
        @for what in &taken { p dir="auto" { b { (speaker.phrase("serve-taken", &[("what", what)])) } } }
        (of.blocks(&difference))
        (meant(speaker, (&of.at(&format!("/{act}")), &of.at("")), fields))
    }
}

/// What a change would do, for programs.
#[must_use]
pub fn would(draft: &Draft) -> Value {
    let differs = draft.differs();
    let totals = json!({"before": differs.before, "after": differs.after});
    json!({"deals": differs.deals, "voided": differs.voided, "totals": totals})
}

/// A refusal in the words of the command line: what is wrong, then what to do.
#[must_use]
pub fn refused(refusal: &Refusal, speaker: &Speaker) -> String {
    let mut text = speaker.say(&refusal.said, refusal.table.as_ref());
    let table = refusal.table.as_ref();
    let mut hints = refusal.sheet.as_ref().map(|sheet| speaker.hints(sheet, table)).unwrap_or_default();
    // What is typed at a terminal is a button here.
    let hint = refusal.hint.as_ref().filter(|hint| !hint.typed);
    hints.extend(hint.map(|hint| speaker.say(&hint.said, table)));
    for hint in hints {
        text.push('\n');
        text.push_str(hint.trim_start());
    }
    text
}

/// A refusal for programs.
#[must_use]
pub fn refused_value(refusal: &Refusal, asking: &Asking) -> Response {
    Asking::value(StatusCode::UNPROCESSABLE_ENTITY, &asking.speak(|speaker| refusal_json(refusal, speaker)))
}

/// An entry that was recorded meanwhile.
#[derive(Debug, Serialize)]
pub struct Meanwhile {
    /// Its number.
    pub seq: Seq,
    /// Who wrote it.
    pub author: String,
    /// What it says.
    pub text: String,
}

/// What was recorded after an entry, for a page that is stale: who wrote what.
#[must_use]
pub fn meanwhile(found: &Evening, seq: Seq, speaker: &Speaker) -> Vec<Meanwhile> {
    let later = found.records().iter().filter(|record| record.seq > seq);
    let told = later.map(|record| Meanwhile {
        seq: record.seq,
        author: record.author.clone(),
        text: pages::recorded_told(found, record, speaker),
    });
    told.collect()
}
