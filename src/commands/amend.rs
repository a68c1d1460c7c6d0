//! `ardoise amend`: puts a recorded deal right, after showing what that changes.

use serde_json::{Value, json};

use crate::evening::matches::{self, Match};
use crate::guided::prompt::Terminal;
use crate::line::args::AmendArgs;
use crate::pages::{self, Cell, Column, Doc, Scope, Tone};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Account, Arg, DealNo, Draft, ENGINE_FORMS, Entry, Form, Misfit, Report, Table};
use ardoise_rules::notation::{self, Words};
use ardoise_rules::words::plain;

/// An amendment worked out but not written.
pub struct Amended {
    /// The deal.
    pub deal: DealNo,
    /// What stood and what would stand.
    pub changes: Vec<(Option<usize>, Option<Value>, Option<Value>)>,
    /// The match as it would be.
    pub after: Match,
    /// The entries that make it so.
    pub entries: Vec<Entry>,
}

/// Shows the events of a deal, or puts it right.
///
/// # Errors
/// If there is no such deal, an event cannot be true, or nobody said yes.
pub fn run(shell: &mut Shell, args: &AmendArgs) -> Result<(), Failure> {
    let mut store =
        shell.store_to_read()?.map(|_| shell.store()).transpose()?.ok_or_else(matches::no_match)?;
    let found = matches::load(shell, &store, None, None)?;
    let deal = number(&found, &args.deal)?;
    if args.change.is_empty() {
        return events(shell, &found, deal);
    }
    let text = notation::split_args(&args.change);
    let amended = work_out(shell, &found, deal, &text, args.reason.as_deref().unwrap_or_default())?;
    let (before, report) = (found.report(), amended.after.report());
    let kept = args.yes && !args.dry_run;
    if shell.json {
        let value = as_json(shell, &found, &amended, &before, &report, kept);
        shell.value(&value);
    } else if !args.yes {
        let page = preview(shell, &found, &amended, &before, &report);
        shell.page(&page);
    }
    if args.dry_run {
        if !shell.json {
            shell.sentence("amend-dry", &[]);
        }
        return Ok(());
    }
    if !args.yes {
        shell.flush();
        let terminal = if shell.json { None } else { Terminal::open(shell.look.color) };
        let Some(mut terminal) = terminal else {
            return Err(if shell.json { Failure::Told(1) } else { Failure::shell("amend-say-yes", vec![]) });
        };
        if !crate::guided::ask::confirm(shell, &mut terminal, "amend-keep")? {
            shell.sentence("amend-left", &[]);
            return Ok(());
        }
    }
    matches::append(shell, &mut store, &found.id, found.head(), &amended.entries, &report)?;
    if !shell.json {
        shell.sentence("amend-kept", &[("deal", &deal.to_string())]);
        matches::show(shell, &report, Scope::Last(10));
    }
    Ok(())
}

/// The deal that is meant: its number, or the last one.
///
/// # Errors
/// If the match has no such deal.
pub fn number(found: &Match, text: &str) -> Result<DealNo, Failure> {
    let slots = &found.folded.force.slots;
    let last = slots.keys().next_back().copied().unwrap_or(0);
    let wanted = match fold_word(text).as_str() {
        "last" | "derniere" => Some(last),
        digits => digits.parse().ok(),
    };
    wanted.filter(|no| slots.contains_key(no)).ok_or_else(|| {
        Failure::shell("no-such-deal", vec![("deal", Arg::Text(text.to_owned())), ("last", Arg::from(last))])
    })
}

fn draft(found: &Match, deal: DealNo) -> Draft {
    let slots = found.folded.force.slots.get(&deal).map_or(&[][..], Vec::as_slice);
    Draft::new(found.folded.game, slots)
}

/// The events of a deal with their numbers.
fn events(shell: &mut Shell, found: &Match, deal: DealNo) -> Result<(), Failure> {
    let draft = draft(found, deal);
    let table = found.folded.play.table_at(deal);
    let texts: Vec<String> = draft
        .events()
        .iter()
        .map(|event| matches::event_shown(shell, found.folded.game, event, table))
        .collect();
    if shell.json {
        let rows: Vec<_> = texts
            .iter()
            .zip(draft.events())
            .enumerate()
            .map(|(place, (text, event))| json!({"no": place + 1, "text": text, "event": event}))
            .collect();
        shell.value(&json!({"format": 1, "deal": deal, "events": rows}));
        return Ok(());
    }
    let no = deal.to_string();
    let mut doc = Doc::default();
    doc.heading(shell.speaker.phrase("amend-deal", &[("deal", &no)]));
    if texts.is_empty() {
        doc.text(shell.speaker.word("amend-empty"));
    } else {
        let columns = vec![
            Column::figures(shell.speaker.word("amend-no")),
            Column::words(shell.speaker.word("amend-event")),
        ];
        let rows = texts
            .into_iter()
            .enumerate()
            .map(|(place, text)| vec![Cell::toned((place + 1).to_string(), Tone::Strong), Cell::plain(text)])
            .collect();
        doc.table(pages::Table { columns, rows });
    }
    doc.toned(shell.speaker.phrase("amend-how", &[("deal", &no)]), Tone::Faint);
    shell.page(&doc);
    Ok(())
}

/// Reads the changes and works out what they come to; nothing is written.
///
/// # Errors
/// If a change cannot be read, or what it puts in cannot be true.
pub fn work_out(
    shell: &Shell,
    found: &Match,
    deal: DealNo,
    text: &str,
    reason: &str,
) -> Result<Amended, Failure> {
    let work = Work { shell, found, deal, table: found.folded.play.table_at(deal).clone(), reason };
    let old = draft(found, deal);
    let mut new = old.clone();
    for (number, line) in text.lines().enumerate() {
        for words in notation::split_line(number + 1, line).map_err(|error| Failure::from(*error))? {
            work.change(&mut new, &old, &words)?;
        }
    }
    let changes = new.changes(&old);
    if changes.is_empty() {
        return Err(Failure::shell("amend-nothing", vec![("deal", Arg::from(deal))]));
    }
    let (after, entries) = work.fold(&old, &new)?;
    if let Some(misfit) = work.refused(&changes, &after) {
        return Err(Failure::refused(misfit.said.clone()).at(&work.table));
    }
    work.zero_sum(&old, &new, &after)?;
    Ok(Amended { deal, changes, after, entries })
}

/// What the words of a change are read against.
struct Work<'a> {
    shell: &'a Shell,
    found: &'a Match,
    deal: DealNo,
    table: Table,
    reason: &'a str,
}

impl Work<'_> {
    /// One change: `drop 2`, `replace 2 EVENT`, `insert 2 EVENT`, `add EVENT`, or an event alone.
    fn change(&self, new: &mut Draft, old: &Draft, words: &Words<'_>) -> Result<(), Failure> {
        let first = words.words.first().filter(|word| !word.quoted).map(|word| fold_word(&word.text));
        match first.as_deref() {
            Some("drop" | "remove" | "supprime" | "supprimer" | "ote" | "oter") => {
                if words.words.len() < 2 {
                    return Err(self.no_number("?"));
                }
                for word in &words.words[1..] {
                    if matches!(fold_word(&word.text).as_str(), "all" | "tout") {
                        for no in 1..=old.events().len() {
                            new.drop(no);
                        }
                        continue;
                    }
                    let no = word.text.parse().ok().filter(|no| new.get(*no).is_some());
                    new.drop(no.ok_or_else(|| self.no_number(&word.text))?);
                }
                Ok(())
            }
            Some("replace" | "remplace" | "remplacer") => {
                let (no, event) = self.numbered(new, words)?;
                new.replace(no, event);
                Ok(())
            }
            Some("insert" | "insere" | "inserer") => {
                let (no, event) = self.numbered(new, words)?;
                new.before(no, event);
                Ok(())
            }
            Some("add" | "ajoute" | "ajouter") => {
                let (_, event) = self.read(words, 1)?;
                let appended = {
                    let mut draft = new.clone();
                    draft.append(event.clone());
                    draft
                };
                self.first_fitting(new, old, vec![appended], &event)
            }
            _ => {
                let (form, event) = self.read(words, 0)?;
                let ways = new.taking(&form, &event);
                self.first_fitting(new, old, ways, &event)
            }
        }
    }

    fn no_number(&self, text: &str) -> Failure {
        let args = vec![("text", Arg::Text(plain(text))), ("deal", Arg::from(self.deal))];
        Failure::shell("amend-no-such-event", args)
    }

    /// `WORD 2 EVENT`.
    fn numbered(&self, new: &Draft, words: &Words<'_>) -> Result<(usize, Value), Failure> {
        let figure = words.words.get(1).map_or("?", |word| word.text.as_str());
        let no = figure.parse().ok().filter(|no| new.get(*no).is_some());
        let no = no.ok_or_else(|| self.no_number(figure))?;
        Ok((no, self.read(words, 2)?.1))
    }

    /// The event that begins at a word.
    fn read(&self, words: &Words<'_>, from: usize) -> Result<(Form, Value), Failure> {
        let rest = words.words.get(from..).unwrap_or_default().to_vec();
        if rest.is_empty() {
            return Err(Failure::shell("nothing-to-record", vec![]));
        }
        let forms = [ENGINE_FORMS, self.found.folded.game.info().forms];
        let part = Words { line: words.line, words: rest };
        let event = notation::read_event(&forms, &self.table, &part, self.shell.tongue())
            .map_err(|error| Failure::from(*error))?;
        let tag = event.get("event").and_then(Value::as_str).unwrap_or_default();
        let form = forms.iter().copied().flatten().find(|form| form.event == tag);
        let form = form.copied().ok_or_else(|| Failure::shell("nothing-to-record", vec![]))?;
        Ok((form, event))
    }

    fn fold(&self, old: &Draft, new: &Draft) -> Result<(Match, Vec<Entry>), Failure> {
        let entries = new.entries(old, self.found.folded.game.schema(), &plain(self.reason));
        let after = self.found.with(entries.clone(), self.shell.now(), &self.shell.author())?;
        Ok((after, entries))
    }

    /// Takes the likeliest way in which the event fits, and as much as can of what stood with it.
    fn first_fitting(
        &self,
        new: &mut Draft,
        old: &Draft,
        ways: Vec<Draft>,
        event: &Value,
    ) -> Result<(), Failure> {
        let before = self.misfits(&self.fold(old, new)?.0).len();
        let mut refusal = None;
        let mut best: Option<(usize, Draft)> = None;
        for way in ways {
            let (after, _) = self.fold(old, &way)?;
            let misfits = self.misfits(&after);
            if misfits.len() <= before && misfits.iter().all(|misfit| misfit.event != *event) {
                if best.as_ref().is_none_or(|(least, _)| misfits.len() < *least) {
                    best = Some((misfits.len(), way));
                }
                if misfits.is_empty() {
                    break;
                }
                continue;
            }
            // The words of the plainest way are kept: the event where it would naturally stand.
            let own = misfits.iter().find(|misfit| misfit.event == *event).or(misfits.first());
            if let Some(misfit) = own.filter(|_| refusal.is_none()) {
                refusal = Some(misfit.said.clone());
            }
        }
        match (best, refusal) {
            (Some((_, way)), _) => {
                *new = way;
                Ok(())
            }
            (None, Some(said)) => Err(Failure::refused(said).at(&self.table)),
            (None, None) => Err(Failure::shell("amend-nothing", vec![("deal", Arg::from(self.deal))])),
        }
    }

    fn misfits(&self, folded: &Match) -> Vec<Misfit> {
        let mut misfits = folded.folded.play.misfits();
        misfits.retain(|misfit| misfit.deal == self.deal);
        misfits
    }

    /// An event put in that cannot be true.
    fn refused(
        &self,
        changes: &[(Option<usize>, Option<Value>, Option<Value>)],
        after: &Match,
    ) -> Option<Misfit> {
        let put_in: Vec<&Value> = changes.iter().filter_map(|(_, _, now)| now.as_ref()).collect();
        self.misfits(after).into_iter().find(|misfit| put_in.contains(&&misfit.event))
    }

    /// The referee's own points put in or taken out sum to zero where the game does.
    fn zero_sum(&self, old: &Draft, new: &Draft, after: &Match) -> Result<(), Failure> {
        let mut posted = posted(new);
        posted.extend(posted_negative(old));
        after.folded.play.check_zero(&posted).map_err(|said| Failure::refused(said).at(&self.table))
    }
}

fn posted(draft: &Draft) -> Vec<(Account, i32)> {
    let adjusts = draft
        .events()
        .into_iter()
        .filter(|event| event.get("event").and_then(Value::as_str) == Some("adjust"));
    adjusts
        .filter_map(|event| {
            let side = serde_json::from_value(event.get("side")?.clone()).ok()?;
            let points = i32::try_from(event.get("points")?.as_i64()?).ok()?;
            Some((side, points))
        })
        .collect()
}

fn posted_negative(draft: &Draft) -> Vec<(Account, i32)> {
    posted(draft).into_iter().map(|(side, points)| (side, points.saturating_neg())).collect()
}

/// The change and what it does to the match, as a page.
#[must_use]
pub fn preview(shell: &Shell, found: &Match, amended: &Amended, before: &Report, after: &Report) -> Doc {
    let speaker = &shell.speaker;
    let mut doc = Doc::default();
    doc.heading(speaker.phrase("amend-preview", &[("deal", &amended.deal.to_string())]));
    for (no, old, new) in texts(shell, found, amended) {
        let no = no.map(|no| no.to_string()).unwrap_or_default();
        let line = match (old, new) {
            (Some(old), Some(new)) => {
                speaker.phrase("amend-replaced", &[("no", &no), ("old", &old), ("new", &new)])
            }
            (Some(old), None) => speaker.phrase("amend-dropped", &[("no", &no), ("old", &old)]),
            (None, Some(new)) => speaker.phrase("amend-added", &[("new", &new)]),
            (None, None) => continue,
        };
        doc.text(line);
    }
    doc.blocks.extend(pages::difference(before, after, speaker, &[amended.deal]).blocks);
    doc
}

fn texts(
    shell: &Shell,
    found: &Match,
    amended: &Amended,
) -> Vec<(Option<usize>, Option<String>, Option<String>)> {
    let table = found.folded.play.table_at(amended.deal);
    let text = |event: &Value| matches::event_shown(shell, found.folded.game, event, table);
    let changes = amended.changes.iter();
    changes.map(|(no, old, new)| (*no, old.as_ref().map(text), new.as_ref().map(text))).collect()
}

/// The same for machines.
#[must_use]
pub fn as_json(
    shell: &Shell,
    found: &Match,
    amended: &Amended,
    before: &Report,
    after: &Report,
    kept: bool,
) -> Value {
    let changes: Vec<_> = texts(shell, found, amended)
        .into_iter()
        .map(|(no, old, new)| json!({"no": no, "before": old, "after": new}))
        .collect();
    let side = |report: &Report| {
        let deal = report.deals.iter().find(|deal| deal.no == amended.deal);
        json!({
            "score": deal.map(|deal| &deal.score), "totals": report.totals, "parts": report.parts,
            "standing": pages::standing_json(report, &shell.speaker),
        })
    };
    let known: Vec<Misfit> = found.folded.play.misfits();
    let misfits: Vec<_> = amended
        .after
        .folded
        .play
        .misfits()
        .into_iter()
        .filter(|misfit| !known.contains(misfit))
        .map(|misfit| {
            let table = amended.after.folded.play.table_at(misfit.deal);
            json!({
                "deal": misfit.deal, "event": matches::event_shown(shell, found.folded.game, &misfit.event, table),
                "text": shell.speaker.say(&misfit.said, Some(table)),
            })
        })
        .collect();
    json!({
        "format": 1, "deal": amended.deal, "kept": kept, "changes": changes,
        "before": side(before), "after": side(after), "misfits": misfits,
    })
}
