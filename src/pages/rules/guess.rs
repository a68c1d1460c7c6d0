//! The rules by which a pad was written, in words: what they differ in, what is not decided, what to ask, what is a slip.

use serde_json::{Map, Value, json};

use super::sets::value_text;
use crate::pages::deal::explain;
use crate::pages::doc::figure::total;
use crate::pages::doc::{Cell, Column, Doc, Table, Tone};
use ardoise_rules::engine::{
    Account, Answer, AnyGame, Arg, DealNo, ENGINE_FORMS, Field, Guessed, Hindrance, Kind, Pad, Parted,
    Parting, Reading, RuleSet, Said, Set, TableEvent, Wrong, stored_value, tag,
};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation;
use ardoise_rules::words::{Speaker, plain, shown};

/// The most options that are told as undecided, and answers that are told in full.
const FEW: usize = 8;

/// An option with a value, in words; without a value what it is about.
#[must_use]
pub fn value_said(game: &dyn AnyGame, id: &str, value: &str, speaker: &Speaker) -> String {
    let option = |id: &str| speaker.option(game.id(), id);
    if value.is_empty() {
        return title(game, id, speaker);
    }
    let own = option(&format!("option-{id}-{value}")).or_else(|| match value {
        "default" => Some(speaker.word("guess-default")),
        "none" => Some(speaker.word("guess-none")),
        _ => option(&format!("cell-{value}")),
    });
    own.unwrap_or_else(|| speaker.sum_of_cell(game.id(), value))
}

/// What an option or a cell is about: a cell by the words of its row and its column.
fn title(game: &dyn AnyGame, id: &str, speaker: &Speaker) -> String {
    if let Some(words) = speaker.option(game.id(), &format!("option-{id}")) {
        // A title that asks is put into sentences that ask, or tell.
        return words.trim_end_matches(['?', ' ', '\u{a0}', '\u{202f}']).to_owned();
    }
    speaker.cell(game.id(), id)
}

/// The name of rules as people call them, with what they are.
fn name(game: &dyn AnyGame, answer: &Answer, speaker: &Speaker) -> String {
    match &answer.house {
        Some(house) => house.clone(),
        None => match speaker.option(game.id(), &format!("preset-{}", answer.preset)) {
            Some(words) => speaker.phrase("guess-preset", &[("name", answer.preset), ("words", &words)]),
            None => answer.preset.to_owned(),
        },
    }
}

/// What an option is in the preset.
fn instead(game: &dyn AnyGame, preset: &RuleSet, set: &Set, speaker: &Speaker) -> String {
    let spec = game.settable().into_iter().find(|spec| spec.id == set.id);
    let value = spec.and_then(|spec| stored_value(spec, &preset.options));
    let value = value.or_else(|| preset.options.get(&set.id).cloned());
    let value = value_text(value.as_ref());
    if value.is_empty() {
        let number = game.in_force(preset, &set.id);
        return number.map_or_else(|| speaker.word("guess-default"), |number| total(number, speaker));
    }
    value_said(game, &set.id, &value, speaker)
}

/// What rules differ in from their preset, a line each.
fn differences(doc: &mut Doc, game: &dyn AnyGame, answer: &Answer, speaker: &Speaker) {
    let Ok(preset) = game.resolve(answer.preset, &[]) else { return };
    for set in answer.set.iter().filter(|set| !set.of_house) {
        let mut value = value_said(game, &set.id, &set.value, speaker);
        let numbers = set.also.iter().chain([&set.value]).filter_map(|value| value.parse::<i32>().ok());
        let (low, high) = numbers.fold((i32::MAX, i32::MIN), |(low, high), n| (low.min(n), high.max(n)));
        if !set.also.is_empty() && low < high {
            value =
                speaker.phrase("guess-between", &[("low", &low.to_string()), ("high", &high.to_string())]);
        }
        let what = title(game, &set.id, speaker);
        let usual = instead(game, &preset, set, speaker);
        let facts = [("what", what.as_str()), ("value", value.as_str()), ("usual", usual.as_str())];
        doc.text(format!("  • {}", speaker.phrase("guess-difference", &facts)));
    }
}

fn answer_told(
    doc: &mut Doc,
    game: &dyn AnyGame,
    (id, answer): (&str, &Answer),
    of: usize,
    speaker: &Speaker,
) {
    let name = name(game, answer, speaker);
    let differ = answer.set.iter().filter(|set| !set.of_house).count();
    let [differ, explains, of, from] =
        [differ, answer.explains, of, usize::try_from(answer.from).unwrap_or(1)].map(|n| n.to_string());
    let facts = [
        ("name", name.as_str()),
        ("differ", differ.as_str()),
        ("explains", explains.as_str()),
        ("of", of.as_str()),
        ("from", from.as_str()),
    ];
    doc.toned(speaker.phrase(id, &facts), Tone::Strong);
    differences(doc, game, answer, speaker);
    if !answer.alike.is_empty() {
        let names = answer.alike.iter().map(|name| (*name).to_owned()).collect();
        let args = vec![("count", Arg::from(answer.alike.len())), ("names", Arg::Names(names))];
        // What counts so by itself, and what does with the differences of the answer.
        let id = if answer.set.is_empty() { "guess-alike" } else { "guess-alike-so" };
        let told = plain(&speaker.say(&Said::of(id, args), None));
        doc.toned(format!("  {told}"), Tone::Faint);
    }
    if let Some(last) = answer.over {
        let told = speaker.phrase("guess-over", &[("deal", &last.to_string())]);
        doc.toned(format!("  {told}"), Tone::Faint);
    }
}

/// Why a deal cannot be as it is told.
fn hindered(pad: &Pad, deal: DealNo, hindrance: Hindrance, (id, speaker): (&str, &Speaker)) -> String {
    let deal = deal.to_string();
    match hindrance {
        Hindrance::Refused(said) => {
            let why = plain(&speaker.say(&said, Some(&pad.table)));
            speaker.phrase(id, &[("deal", &deal), ("why", &why)])
        }
        Hindrance::Unended => speaker.phrase("guess-unended", &[("deal", &deal)]),
    }
}

/// Where nothing explains a pad, the first deals that the usual rules do not allow as they are told, each with why.
fn hindrances(doc: &mut Doc, game: &'static dyn AnyGame, pad: &Pad, speaker: &Speaker) {
    let deals = (1..).take(pad.deals.len());
    let told = deals.filter_map(|deal| Some((deal, pad.hindrance(game, None, deal)?)));
    for (deal, hindrance) in told.take(HINDERED) {
        doc.toned(hindered(pad, deal, hindrance, ("guess-refused-usual", speaker)), Tone::Strong);
    }
}

/// So many of the deals that cannot be are told where nothing explains the pad.
const HINDERED: usize = 3;

/// Other rules, another slip.
fn other_slips(doc: &mut Doc, pad: &Pad, answer: &Answer, found: &Guessed, speaker: &Speaker) {
    for slip in answer.slips.iter().filter(|slip| !found.slips.contains(slip)) {
        doc.toned(format!("  {}", slip_said(pad, slip, "guess-slip-then", speaker)), Tone::Strong);
    }
}

/// What was found out about a pad.
#[must_use]
pub fn guessed(game: &'static dyn AnyGame, pad: &Pad, found: &Guessed, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    let of = found.of.to_string();
    // What explains more of the deals, or fewer, is told after the best and its slips.
    let most = found.answers.first().map_or(0, |best| best.explains);
    let (answers, whole): (Vec<&Answer>, Vec<&Answer>) =
        found.answers.iter().partition(|answer| found.changed || answer.explains == most);
    match answers.as_slice() {
        [] => {
            doc.toned(speaker.phrase("guess-nothing", &[("of", &of)]), Tone::Alarm);
            hindrances(&mut doc, game, pad, speaker);
        }
        _ if found.changed => changed_told(&mut doc, game, found, speaker),
        [only] => {
            let id = if only.explains == found.of { "guess-one" } else { "guess-most" };
            answer_told(&mut doc, game, (id, only), found.of, speaker);
        }
        several => {
            let count = several.len().to_string();
            let explains = several.iter().map(|answer| answer.explains).min().unwrap_or(found.of);
            let id = if explains == found.of { "guess-several" } else { "guess-several-most" };
            let explains = explains.to_string();
            let facts = [("count", count.as_str()), ("explains", &explains), ("of", &of)];
            doc.toned(speaker.phrase(id, &facts), Tone::Strong);
            for answer in several.iter().take(FEW) {
                answer_told(&mut doc, game, ("guess-among", answer), found.of, speaker);
                other_slips(&mut doc, pad, answer, found, speaker);
            }
        }
    }
    retold(&mut doc, game, pad, found, speaker);
    if !found.answers.is_empty() && found.reading == Reading::Totals {
        doc.toned(speaker.word("guess-totals"), Tone::Faint);
    }
    if !found.begins.is_empty() {
        let before = |(account, points): &(Account, i32)| {
            format!("{} {}", shown(&pad.table.account_name(*account)), total(*points, speaker))
        };
        let before: Vec<String> = found.begins.iter().map(before).collect();
        let first = found.slips.iter().any(|slip| slip.deal == 1);
        let id = if first { "guess-or-begins" } else { "guess-begins" };
        doc.toned(speaker.phrase(id, &[("totals", &before.join(", "))]), Tone::Strong);
    }
    let by = found.answers.first().map(|answer| &answer.rules);
    // Where nothing explains the pad, they are told already.
    for deal in found.impossible.iter().filter(|_| !found.answers.is_empty()) {
        let hindrance = pad.hindrance(game, by, *deal);
        let told = hindrance.map(|hindrance| hindered(pad, *deal, hindrance, ("guess-refused", speaker)));
        let unknown = || speaker.phrase("guess-impossible", &[("deal", &deal.to_string())]);
        doc.toned(told.unwrap_or_else(unknown), Tone::Strong);
    }
    slips_told(&mut doc, game, pad, found, speaker);
    for deal in &found.not_allowed {
        doc.toned(speaker.phrase("guess-not-allowed", &[("deal", &deal.to_string())]), Tone::Strong);
    }
    for answer in whole.iter().take(FEW) {
        doc.gap();
        let id = if answer.explains == found.of { "guess-or-whole" } else { "guess-or-more" };
        answer_told(&mut doc, game, (id, answer), found.of, speaker);
        other_slips(&mut doc, pad, answer, found, speaker);
    }
    if !found.undecided.is_empty() {
        doc.gap();
        doc.toned(speaker.word("guess-undecided"), Tone::Strong);
        for id in found.undecided.iter().take(FEW) {
            doc.text(format!("  • {}", title(game, id, speaker)));
        }
        let more = found.undecided.len().saturating_sub(FEW);
        if more > 0 {
            doc.toned(
                format!("  {}", speaker.phrase("guess-more", &[("count", &more.to_string())])),
                Tone::Faint,
            );
        }
    }
    asked_told(&mut doc, game, pad, found, speaker);
    if !found.sure {
        doc.gap();
        doc.toned(speaker.word("guess-unsure"), Tone::Faint);
    }
    doc
}

/// Rules that changed on the way: from where, and those before and after.
fn changed_told(doc: &mut Doc, game: &dyn AnyGame, found: &Guessed, speaker: &Speaker) {
    let (from, latest) = found.answers.get(1).map_or((0, 0), |answer| (answer.from, answer.latest));
    let id = if from == latest { "guess-changed" } else { "guess-changed-between" };
    let facts = [("deal", from.to_string()), ("latest", latest.to_string())];
    let facts = facts.each_ref().map(|(name, no)| (*name, no.as_str()));
    doc.toned(speaker.phrase(id, &facts), Tone::Strong);
    for answer in &found.answers {
        answer_told(doc, game, ("guess-from", answer), found.of, speaker);
    }
}

/// How the pad was read, where it was not as it stands.
fn retold(doc: &mut Doc, game: &dyn AnyGame, pad: &Pad, found: &Guessed, speaker: &Speaker) {
    let name = |account: Account| shown(&pad.table.account_name(account));
    if let ([one, other], true) = (pad.table.accounts().as_slice(), found.exchanged) {
        let facts = [("one", name(*one)), ("other", name(*other))];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(of, text)| (*of, text.as_str())).collect();
        doc.toned(speaker.phrase("guess-exchanged", &facts), Tone::Strong);
    }
    if found.in_tens {
        doc.toned(speaker.word("guess-in-tens"), Tone::Strong);
    }
    if let Some(dealer) = found.dealer {
        let name = shown(pad.table.name(dealer));
        doc.toned(speaker.phrase("guess-dealt-first", &[("player", &name)]), Tone::Strong);
    }
    let named = |account: Option<Account>, event: &Value| {
        let form = game.info().forms.iter().find(|form| form.is_of(event))?;
        let (first, others) = form.fields.split_first()?;
        let lang = speaker.lang();
        let held = |field: &Field| match (&event[field.name], field.kind) {
            (Value::String(id), Kind::Choice(words) | Kind::Camp(words)) => {
                words.iter().find(|word| word.id == id).map(|word| word.word(lang).to_owned())
            }
            (Value::Number(figure), Kind::Number(..)) => Some(figure.to_string()),
            _ => None,
        };
        let what = std::iter::once(form.word(lang).to_owned()).chain(others.iter().filter_map(held));
        let who = account.map(name).or_else(|| held(first));
        let what = what.collect::<Vec<_>>().join(" ");
        Some(match who {
            Some(who) => speaker.phrase("guess-unsaid-what", &[("what", &what), ("who", &who)]),
            None => speaker.phrase("guess-unsaid-anybody", &[("what", &what)]),
        })
    };
    let told = found.unsaid.iter().filter_map(|one| {
        let what = named(one.account, &one.event)?;
        let or = one.or.iter().filter_map(|(account, event)| named(*account, event));
        let what = speaker.any(&std::iter::once(what).chain(or).collect::<Vec<_>>());
        Some(speaker.phrase("guess-unsaid-one", &[("deal", &one.deal.to_string()), ("what", &what)]))
    });
    let told: Vec<String> = told.collect();
    if !told.is_empty() {
        doc.toned(speaker.word("guess-unsaid"), Tone::Strong);
        told.into_iter().for_each(|line| doc.text(format!("  • {line}")));
    }
}

/// A figure that is a slip, with what would be right.
fn slip_said(pad: &Pad, slip: &Wrong, id: &str, speaker: &Speaker) -> String {
    let who = shown(&pad.table.account_name(slip.account));
    let [deal, written, expected] =
        [slip.deal.to_string(), total(slip.written, speaker), total(slip.expected, speaker)];
    let facts = [
        ("deal", deal.as_str()),
        ("who", who.as_str()),
        ("written", written.as_str()),
        ("expected", expected.as_str()),
    ];
    speaker.phrase(id, &facts)
}

fn slips_told(doc: &mut Doc, game: &'static dyn AnyGame, pad: &Pad, found: &Guessed, speaker: &Speaker) {
    let Some(by) = &found.slips_by else { return };
    doc.gap();
    let possible = found.of.saturating_sub(found.impossible.len());
    let explained = found.answers.first().is_some_and(|best| best.explains == possible);
    let several = found.slips.len() > 1;
    let mistold = found.mistold.as_ref().map(|mistold| {
        let said = |event: &Value| shown(&speaker.told_event(game.info().forms, event, &pad.table));
        let (told, right) = (mistold.told.as_ref().map(said), mistold.right.as_ref().map(said));
        let id = match (&told, &right, several) {
            (Some(_), Some(_), _) => "guess-mistold",
            (Some(_), None, true) => "guess-uncounted",
            (Some(_), None, false) => "guess-or-uncounted",
            (None, _, true) => "guess-lacking",
            (None, _, false) => "guess-or-lacking",
        };
        let (told, right) = (told.unwrap_or_default(), right.unwrap_or_default());
        let facts = [("deal", &*mistold.deal.to_string()), ("told", &told), ("right", &right)];
        speaker.phrase(id, &facts)
    });
    if let Some(said) = mistold.as_ref().filter(|_| several) {
        doc.toned(said.clone(), Tone::Strong);
    }
    let full = explained || several && mistold.is_some();
    for wrong in found.slips.chunk_by(|one, other| one.deal == other.deal) {
        let told = |slip: &Wrong, id: &str| slip_said(pad, slip, id, speaker);
        match wrong {
            [slip] => doc.toned(told(slip, if full { "guess-or-slip" } else { "guess-slip" }), Tone::Strong),
            several => {
                // They are wrong together.
                let id = if full { "guess-or-slips" } else { "guess-slips" };
                doc.toned(speaker.phrase(id, &[("deal", &several[0].deal.to_string())]), Tone::Strong);
                for slip in several {
                    doc.text(format!("  • {}", told(slip, "guess-slip-figure")));
                }
            }
        }
    }
    if let Some(said) = mistold.filter(|_| !several) {
        doc.toned(said, Tone::Strong);
    }
    if explained {
        answer_told(doc, game, ("guess-then", by), found.of, speaker);
    }
    // What the pad leaves unsaid would be explained with it.
    let unsaid = found.slips.first().is_some_and(|slip| found.unsaid.iter().any(|one| one.deal == slip.deal));
    if let (Some(slip), Ok(report), false) = (found.slips.first(), pad.report(game, &by.rules), unsaid) {
        doc.blocks.extend(explain(&report, speaker, Some(slip.deal)).blocks);
    }
}

fn asked_told(doc: &mut Doc, game: &dyn AnyGame, pad: &Pad, found: &Guessed, speaker: &Speaker) {
    let Some(ask) = &found.ask else { return };
    if let Some(option) = &ask.option {
        doc.gap();
        let what = title(game, option, speaker);
        doc.toned(speaker.phrase("guess-ask", &[("what", &what)]), Tone::Strong);
        for value in ask.values.iter().take(FEW) {
            doc.text(format!("  • {}", value_said(game, option, value, speaker)));
        }
    }
    if !ask.deal.is_empty() {
        doc.gap();
        doc.toned(speaker.phrase("guess-deal", &[("parts", &ask.parts.to_string())]), Tone::Strong);
        // Typed behind the pad, it belongs to no deal before it.
        for event in [TableEvent::Deal { dealer: None }.stored()].iter().chain(&ask.deal) {
            doc.text(format!("  {}", speaker.event(game.info().forms, event, &pad.table)));
        }
    }
}

/// Two pads: the rules of each, and the deals in which they part.
#[must_use]
pub fn parted(
    game: &'static dyn AnyGame,
    names: [&str; 2],
    pads: [&Pad; 2],
    (found, parting): ([&Guessed; 2], &Parting),
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    for place in 0..2 {
        doc.heading(shown(names[place]));
        match parting.answers[place].and_then(|answer| found[place].answers.get(answer)) {
            None => doc
                .toned(speaker.phrase("guess-nothing", &[("of", &found[place].of.to_string())]), Tone::Alarm),
            Some(best) => {
                if found[place].changed {
                    changed_told(&mut doc, game, found[place], speaker);
                } else {
                    let id = if best.explains == found[place].of { "guess-one" } else { "guess-most" };
                    answer_told(&mut doc, game, (id, best), found[place].of, speaker);
                }
                retold(&mut doc, game, pads[place], found[place], speaker);
                slips_told(&mut doc, game, pads[place], found[place], speaker);
            }
        }
        doc.gap();
    }
    let Parting { rules: differing, deals: parted, alike, .. } = parting;
    if parted.is_empty() && differing.is_empty() {
        doc.toned(speaker.word("guess-together"), Tone::Strong);
        return doc;
    }
    if !differing.is_empty() {
        doc.toned(speaker.word("guess-rules-part"), Tone::Strong);
        let columns = vec![Column::words(""), Column::words(shown(names[0])), Column::words(shown(names[1]))];
        let said = |id: &str, value: &str| match value {
            "" => speaker.word("guess-default"),
            value => value_said(game, id, value, speaker),
        };
        let rows = differing
            .iter()
            .map(|rule| {
                let [one, other] = &rule.values;
                let mut what = title(game, &rule.id, speaker);
                if rule.from > 1 {
                    let facts = [("what", what.as_str()), ("deal", &rule.from.to_string())];
                    what = speaker.phrase("guess-rule-from", &facts);
                }
                vec![
                    Cell::toned(what, Tone::Strong),
                    Cell::plain(said(&rule.id, one)),
                    Cell::plain(said(&rule.id, other)),
                ]
            })
            .collect();
        doc.table(Table { columns, rows });
    }
    if *alike == 0 && parted.len() > 1 {
        doc.toned(speaker.word("guess-strangers"), Tone::Strong);
    } else if !parted.is_empty() {
        doc.toned(speaker.word("guess-deals-part"), Tone::Strong);
        for one in parted {
            doc.text(format!("  {}", parted_said((names, pads), one, speaker)));
        }
    }
    doc
}

fn parted_said((names, pads): ([&str; 2], [&Pad; 2]), one: &Parted, speaker: &Speaker) -> String {
    let figure = |figure: Option<i32>| figure.map_or_else(|| "·".to_owned(), |n| total(n, speaker));
    let name = |account: Account| shown(&pads[0].table.account_name(account));
    let figures = one.figures.iter().map(|apart| {
        // A total stands there for what it says of the deal, where it says that.
        let [left, right] = [0, 1].map(|pad| figure(apart.points[pad].or(apart.written[pad])));
        format!("{} {left} / {right}", name(apart.account))
    });
    let figures = figures.collect::<Vec<_>>().join(", ");
    if let Some(pad) = one.lacks {
        let facts = [("deal", one.deal.to_string()), ("name", shown(names[pad])), ("figures", figures)];
        return speaker.phrase_of("guess-parted-lacks", &facts);
    }
    let id = match (one.alike, figures.is_empty()) {
        (true, _) => "guess-parted",
        (false, false) => "guess-parted-told",
        (false, true) => "guess-parted-only-told",
    };
    speaker.phrase(id, &[("deal", &one.deal.to_string()), ("figures", &figures)])
}

fn answer_json(answer: &Answer, of: usize) -> Value {
    let set: Map<String, Value> = answer.set.iter().map(|set| (set.id.clone(), json!(set.value))).collect();
    let mut value = json!({
        "preset": answer.preset, "set": set, "explains": answer.explains, "of": of, "from_deal": answer.from,
    });
    if let (Some(object), Some(house)) = (value.as_object_mut(), &answer.house) {
        object.insert("house".to_owned(), json!(house));
    }
    if !answer.alike.is_empty() {
        value["alike"] = json!(answer.alike);
    }
    if answer.latest != answer.from {
        value["from_deal_at_latest"] = json!(answer.latest);
    }
    if let (Some(object), Some(last)) = (value.as_object_mut(), answer.over) {
        object.insert("over_after".to_owned(), json!(last));
    }
    let also: Map<String, Value> = answer
        .set
        .iter()
        .filter(|set| !set.also.is_empty())
        .map(|set| (set.id.clone(), json!(set.also)))
        .collect();
    if let Some(object) = value.as_object_mut().filter(|_| !also.is_empty()) {
        object.insert("also".to_owned(), Value::Object(also));
    }
    value
}

/// The same as JSON.
#[must_use]
pub fn guessed_json(game: &dyn AnyGame, pad: &Pad, found: &Guessed) -> Value {
    let answers: Vec<Value> = found.answers.iter().map(|answer| answer_json(answer, found.of)).collect();
    let ask = found.ask.as_ref().map(|ask| {
        let forms: &[&[_]] = &[ENGINE_FORMS, game.info().forms];
        let opens = Some(TableEvent::Deal { dealer: None }.stored()).filter(|_| !ask.deal.is_empty());
        let lines = opens.iter().chain(&ask.deal);
        let lines = lines.map(|event| notation::write_event(forms, event, &pad.table, Lang::CANONICAL));
        json!({"option": ask.option, "deal": lines.collect::<Vec<_>>().join("\n")})
    });
    // Of rules that are as likely each has its own.
    let likely =
        found.answers.iter().filter(|answer| Some(answer.cost) == found.answers.first().map(|a| a.cost));
    let mut slips: Vec<&Wrong> = found.slips.iter().collect();
    for slip in likely.flat_map(|answer| &answer.slips) {
        if !slips.contains(&slip) {
            slips.push(slip);
        }
    }
    let slips: Vec<Value> = slips
        .into_iter()
        .map(|slip| {
            json!({"deal": slip.deal, "account": slip.account, "written": slip.written, "expected": slip.expected})
        })
        .collect();
    let reading = match found.reading {
        Reading::Deals => "deals",
        Reading::Totals => "totals",
    };
    let mut value = json!({
        "format": 1, "game": game.id(), "answers": answers, "undecided": found.undecided, "ask": ask,
        "begins": found.begins.iter().map(|(account, points)| (account.to_string(), json!(points))).collect::<Map<_, _>>(),
        "slips": slips, "slips_by": found.slips_by.as_ref().map(|by| answer_json(by, found.of)),
        "impossible": found.impossible, "not_allowed": found.not_allowed, "figures": reading, "sure": found.sure,
    });
    if !found.unsaid.is_empty() {
        let unsaid = found.unsaid.iter();
        value["unsaid"] = unsaid
            .map(|one| {
                let or: Vec<&Value> = one.or.iter().map(|(_, event)| event).collect();
                let mut value = json!({
                    "deal": one.deal, "account": one.account, "event": tag(&one.event), "told": one.event,
                });
                if !or.is_empty() {
                    value["or"] = json!(or);
                }
                value
            })
            .collect();
    }
    if let Some(mistold) = &found.mistold {
        value["mistold"] = json!({"deal": mistold.deal, "told": mistold.told, "right": mistold.right});
    }
    if found.in_tens {
        value["in_tens"] = Value::from(true);
    }
    if let Some(dealer) = found.dealer {
        value["dealer"] = json!(dealer);
    }
    if found.exchanged {
        value["exchanged"] = Value::from(true);
    }
    value
}

/// Two pads as JSON.
#[must_use]
pub fn parted_json(game: &dyn AnyGame, pads: [&Pad; 2], found: [&Guessed; 2], parting: &Parting) -> Value {
    let each: Vec<Value> = (0..2).map(|place| guessed_json(game, pads[place], found[place])).collect();
    let options: Vec<Value> = parting
        .rules
        .iter()
        .map(|rule| {
            let mut value = json!({"option": rule.id, "one": rule.values[0], "other": rule.values[1]});
            if rule.from > 1 {
                value["from_deal"] = json!(rule.from);
            }
            value
        })
        .collect();
    let deals: Vec<Value> = parting
        .deals
        .iter()
        .map(|one| {
            let figures = one.figures.iter();
            let figures: Vec<Value> = figures
                .map(|apart| {
                    let ([left, right], [one, other]) = (apart.written, apart.points);
                    json!({"account": apart.account, "one": left, "other": right, "points": [one, other]})
                })
                .collect();
            json!({
                "deal": one.deal, "alike": one.alike, "figures": figures, "missing_from": one.lacks.map(|pad| pad + 1),
            })
        })
        .collect();
    json!({"format": 1, "game": game.id(), "pads": each, "options": options, "deals": deals})
}
