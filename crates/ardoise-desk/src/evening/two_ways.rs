//! What reads, and yet says one thing to whoever typed it and another to the notation: two figures of two sides, a letter that
//! is a side and a player, the number of the next deal.

use ardoise_rules::cards::{Suit, read_rank, read_suit};
use ardoise_rules::engine::{
    Account, Arg, Bearing, Camps, Choice, ENGINE_FORMS, Field, Form, Kind, Say as _, Sayings, Table, common,
    ended_by, event_of, lay,
};
use ardoise_rules::lang::{Lang, fold_word};
use ardoise_rules::notation::{self, Line, Slip, Tongue, Word, Words};
use serde::Deserialize as _;
use serde_json::{Value, json};

use super::Evening;
use super::counted::Told;
use crate::failure::Refusal;

/// An event that reads, and how it was typed.
#[derive(Clone, Copy)]
struct Typed<'a> {
    form: &'a Form,
    event: &'a Value,
    words: &'a [Word],
    /// What was said before it in the same lines.
    before: &'a [Value],
    tongue: Tongue,
}

impl<'a> Typed<'a> {
    /// The fields that hold one of a list of words: each with its list, and the choice that was read.
    fn chosen(self) -> impl Iterator<Item = (&'a Field, &'static [Choice], &'static Choice)> {
        self.form.fields.iter().filter_map(move |field| {
            let choices = field.kind.choices();
            let read = |choice: &&Choice| self.event.get(field.name) == Some(&Value::from(choice.id));
            Some((field, choices, choices.iter().find(read)?))
        })
    }
}

impl Evening {
    /// Why lines that read are not taken as they are typed: they can be meant otherwise too, and that would be as possible. Sheets
    /// mean what the notation says.
    pub(super) fn in_two_ways(&self, read: &[Line], tongue: Tongue) -> Option<Box<Refusal>> {
        let (mut before, mut told): (Vec<Value>, Vec<Told>) = Default::default();
        let all: Vec<&Value> = read.iter().flat_map(|line| &line.events).map(|(event, _)| event).collect();
        for line in read {
            let parts = notation::split_line(1, &line.text).ok()?;
            let mut remark = false;
            for (event, span) in &line.events {
                let part = parts.iter().find(|part| part.span().column == span.column)?;
                let behind = all.get(before.len() + 1..).unwrap_or_default();
                let refused = self
                    .event_in_two_ways(event, &part.words, &before, tongue, &mut remark)
                    .or_else(|| self.deal_or_next((event, behind), &before, tongue));
                if let Some(mut refusal) = refused {
                    refusal.input = Some(line.text.clone());
                    refusal.span = Some((span.line, span.column, span.width));
                    return Some(Box::new(refusal));
                }
                before.push(event.clone());
                told.push(Told::new(event, &part.words, self.table()));
            }
        }
        let (second, mut refusal) = self.counted_twice(&told, tongue.lang)?;
        let places = read.iter().flat_map(|line| line.events.iter().map(move |(_, span)| (line, span)));
        if let Some((line, span)) = places.into_iter().nth(second) {
            refusal.input = Some(line.text.clone());
            refusal.span = Some((span.line, span.column, span.width));
        }
        Some(Box::new(refusal))
    }

    /// The same of one event, as it was said behind others; `remark` tells from one to the next whether a remark stands before.
    pub(super) fn event_in_two_ways(
        &self,
        event: &Value,
        words: &[Word],
        before: &[Value],
        tongue: Tongue,
        remark: &mut bool,
    ) -> Option<Refusal> {
        let forms = [ENGINE_FORMS, self.play().forms()];
        let form = forms.iter().copied().flatten().find(|form| form.is_of(event))?;
        let quoted = words.last().is_some_and(|word| word.quoted);
        let typed = Typed { form, event, words, before, tongue };
        let refused = beyond(typed)
            .or_else(|| self.figures_or_seat(typed))
            .or_else(|| self.side_or_player(typed))
            .or_else(|| self.name_or_word(typed))
            .or_else(|| self.camp_or_player(typed))
            .or_else(|| self.choice_or_other(typed))
            .or_else(|| self.begun_or_below(typed))
            .or_else(|| self.level_or_all(typed))
            .or_else(|| self.thousands_or_text(typed).filter(|_| !quoted))
            .or_else(|| self.points_or_text(typed).filter(|_| !quoted))
            .or_else(|| self.void_or_anew(typed))
            .or_else(|| self.deal_or_dealer(typed))
            .or_else(|| number_or_reason(typed))
            .or_else(|| done_behind_text(form, tongue).filter(|_| *remark));
        let texts = form.fields.iter().any(|field| field.kind == Kind::Text);
        *remark = texts && !quoted;
        refused
    }

    /// `tricks 3 10` gives 10 to whoever sits third; to whoever reads a slate it is 3 to 10. `points 1 31` gives 31 to whoever sits
    /// first; to whoever types in a hurry it is 131.
    fn figures_or_seat(&self, typed: Typed<'_>) -> Option<Refusal> {
        let Typed { form, event, words, before, tongue } = typed;
        let [.., one, other] = words else { return None };
        let figure = |word: &Word| word.text.parse::<u32>().ok().filter(|_| !word.quoted);
        let (first, second) = (figure(one)?, figure(other)?);
        let seat = usize::try_from(first).ok()?.checked_sub(1)?;
        let name = self.table().players.get(seat).map(|name| notation::as_word(name))?;
        if form.bearing == Bearing::Tells
            && let Some(refusal) = self.one_figure(typed, (&one.text, &other.text), &name)
        {
            return Some(refusal);
        }
        let accounts = self.table().accounts();
        let [left, right] = accounts.as_slice() else { return None };
        // Where each plays for himself, a figure of a player is said by his number as by his name.
        if self.table().camps == Camps::Singles {
            return None;
        }
        let told = event.get("counts").and_then(Value::as_array).filter(|_| form.counts())?;
        let [told] = told.as_slice() else { return None };
        // Where the second figure is the second side's, both say the same.
        if told.get(0).and_then(Value::as_str) == Some(right.to_string().as_str()) {
            return None;
        }
        let each = json!([[left.to_string(), first], [right.to_string(), second]]);
        let apart = event_of(form, &vec![Some(each)]);
        if !self.allows(before, apart.clone()) {
            return None;
        }
        let forms = [ENGINE_FORMS, self.play().forms()];
        let readings = vec![
            notation::tell_event(&forms, &apart, self.table(), tongue.lang),
            format!("{} {name} {second}", form.word(tongue.lang)),
        ];
        Some(ambiguous(format!("{first} {second}"), readings).at(self.table()))
    }

    /// The digits that stand apart as one figure, of the side that counts or, where sides play, of any, if that could be.
    fn one_figure(&self, typed: Typed<'_>, (one, other): (&str, &str), name: &str) -> Option<Refusal> {
        let Typed { form, event, before, tongue, .. } = typed;
        let forms = [ENGINE_FORMS, self.play().forms()];
        let (table, word) = (self.table(), form.word(tongue.lang));
        // It says of as many things what the words say, and makes no contract fail that they make.
        let named = |told: &Value| told.as_object().map_or(0, |fields| fields.len());
        let same = |told: &Value| {
            let counted =
                |field: &&Field| matches!(field.kind, Kind::Counts | Kind::Number(..) | Kind::Half(..));
            form.is_of(told)
                && named(told) <= named(event)
                && form
                    .fields
                    .iter()
                    .filter(counted)
                    .all(|field| event.get(field.name).is_none() || told.get(field.name).is_some())
        };
        let made = self.is_made(before, event);
        let said: Vec<String> =
            before.iter().map(|event| notation::write_event(&forms, event, table, tongue.lang)).collect();
        let possible = |line: String| {
            let behind: Vec<&str> = said.iter().map(String::as_str).chain([line.as_str()]).collect();
            let events = self.events_told(&behind.join(", "), tongue)?;
            let (told, earlier) = events.split_last()?;
            let fails = made == Some(true) && self.is_made(earlier, told) == Some(false);
            (same(told) && !fails && self.takes(events)).then_some(line)
        };
        let together = possible(format!("{word} {one}{other}")).or_else(|| {
            let sides = table.accounts().into_iter().filter(|_| table.camps == Camps::Pairs);
            sides.filter_map(|side| possible(format!("{word} {side} {one}{other}"))).next()
        })?;
        let at_seat = other.trim_start_matches('0');
        let at_seat = if at_seat.is_empty() { "0" } else { at_seat };
        let readings = vec![together, format!("{word} {name} {at_seat}")];
        Some(ambiguous(format!("{one} {other}"), readings).at(table))
    }

    /// Would the match take another event behind what was said before?
    fn allows(&self, before: &[Value], other: Value) -> bool {
        let events = before.iter().cloned().chain([other]).collect();
        lay(self.game(), self.play().copy().as_mut(), &mut Sayings::default(), events).is_ok()
    }

    /// A letter is a side, and a player of the other one may be called so.
    fn side_or_player(&self, Typed { form, event, words, .. }: Typed<'_>) -> Option<Refusal> {
        let table = self.table();
        let sides = form.fields.iter().filter(|field| matches!(field.kind, Kind::Account | Kind::Counts));
        let meant: Vec<&str> =
            sides.filter_map(|field| field.people(event)).flatten().filter_map(Value::as_str).collect();
        words.iter().filter(|word| !word.quoted).find_map(|word| {
            let typed = fold_word(&word.text);
            let side = table.accounts().into_iter().find(|side| {
                let letter = side.to_string();
                fold_word(&letter) == typed && meant.contains(&letter.as_str())
            })?;
            let player = table.seats().find(|seat| fold_word(table.name(*seat)) == typed)?;
            let other = table.account(player);
            let readings = vec![together(table, side), together(table, other)];
            (other != side).then(|| ambiguous(word.text.clone(), readings).at(table))
        })
    }

    /// « points de 97 » is no figure of Dee, nor « contrat à 100 cœur » one of the first side: a small word of the sentence is asked where
    /// it was read as whoever begins so.
    fn name_or_word(&self, Typed { form, event, words, tongue, .. }: Typed<'_>) -> Option<Refusal> {
        let table = self.table();
        let people = form.fields.iter().filter_map(|field| field.people(event)).flatten().next();
        people?;
        let forms = [ENGINE_FORMS, self.play().forms()];
        words.iter().enumerate().skip(1).filter(|(_, word)| !word.quoted).find_map(|(at, word)| {
            let name = self.begun_by_a_word(word, tongue)?;
            // Before nothing that is counted or held it can but be a name: « passe de », « enchère de garde ».
            let counted = words.get(at + 1).is_some_and(|next| {
                let folded = fold_word(&next.text);
                notation::is_figure(next) || read_suit(&folded).is_some() || read_rank(&folded).is_some()
            });
            if !counted {
                return None;
            }
            // Where it says nothing it stands within a card: « as de pique ».
            let mut others = words.to_vec();
            others.remove(at);
            let without = Words { line: "", words: others };
            if notation::read_event(&forms, table, &without, tongue).is_ok_and(|read| read == *event) {
                return None;
            }
            let said = vec![("word", Arg::Text(word.text.clone())), ("player", Arg::Text(name))];
            Some(Refusal::of("name-or-word", said).at(table))
        })
    }

    /// Whom a small word of the language would name by his beginning.
    pub(super) fn begun_by_a_word(&self, word: &Word, tongue: Tongue) -> Option<String> {
        let table = self.table();
        if !tongue.lang.habits().before_figures.contains(&word.text.as_str()) {
            return None;
        }
        // With its accent it is no letter of a side either.
        let side = table.accounts().into_iter().find(|side| {
            table.camps == Camps::Pairs && word.text != fold_word(&word.text) && {
                fold_word(&side.to_string()) == fold_word(&word.text)
            }
        });
        let player = || {
            let seat = notation::read_player(table, &word.text).ok()?;
            let name = table.name(seat);
            (fold_word(name) != fold_word(&word.text)).then(|| notation::as_word(name))
        };
        side.map(|side| together(table, side)).or_else(player)
    }

    /// Is the contract of the last deal made with an event behind others? None where that is not known.
    fn is_made(&self, before: &[Value], event: &Value) -> Option<bool> {
        let mut play = self.play().copy();
        let events = before.iter().chain([event]).cloned().collect();
        lay(self.game(), play.as_mut(), &mut Sayings::default(), events).ok()?;
        play.report(self.about()).deals.last()?.contract.get("made")?.as_bool()
    }

    /// `def` is the defence, and what the slate calls Defne.
    fn camp_or_player(&self, Typed { form, event, words, tongue, .. }: Typed<'_>) -> Option<Refusal> {
        let table = self.table();
        form.fields.iter().find_map(|field| {
            let (Kind::Camp(choices) | Kind::PlayerOr(choices)) = field.kind else { return None };
            let said =
                choices.iter().find(|choice| event.get(field.name) == Some(&Value::from(choice.id)))?;
            let word =
                words.iter().skip(1).find(|word| !word.quoted && said.is_named(&fold_word(&word.text)))?;
            let typed = fold_word(&word.text);
            let player = table.players.iter().find(|name| fold_word(name).starts_with(&typed))?;
            let camp = said.spoken.of(tongue.lang).first().copied().unwrap_or(said.id);
            Some(ambiguous(word.text.clone(), vec![camp.to_owned(), notation::as_word(player)]).at(table))
        })
    }

    /// A word that people use for two contracts, both of which this table plays: `misère` is the grande one, and the end of the name of
    /// the petite.
    fn choice_or_other(&self, typed: Typed<'_>) -> Option<Refusal> {
        let Typed { words, tongue, .. } = typed;
        typed.chosen().find_map(|(field, choices, said)| {
            // Said whole, in one word or in several, it is no other.
            let whole = |words: &[Word]| {
                let joined: Vec<String> = words.iter().map(|word| fold_word(&word.text)).collect();
                said.is_named(&joined.join("-"))
            };
            let word = words.iter().skip(1).find(|word| whole(std::slice::from_ref(word)))?;
            let bare = fold_word(&word.text);
            if bare.contains('-') || words.windows(2).any(whole) {
                return None;
            }
            let others =
                ended_by(choices, said, &bare).filter(|choice| self.allows_instead(typed, field, choice));
            let mut possible: Vec<&Choice> = others.chain([said]).collect();
            possible.sort_by_key(|one| choices.iter().position(|choice| choice.id == one.id));
            let longer = |choice: &Choice| {
                let mut words = choice.spoken.of(tongue.lang).iter().copied();
                words.find(|word| fold_word(word) != bare).unwrap_or(choice.id).to_owned()
            };
            let readings: Vec<String> = possible.into_iter().map(longer).collect();
            (readings.len() > 1).then(|| ambiguous(word.text.clone(), readings))
        })
    }

    /// A word that begins the name of a contract, and to many players is the one below it: `solo slim`, where that on the table is
    /// played beside the one with the hand closed.
    fn begun_or_below(&self, typed: Typed<'_>) -> Option<Refusal> {
        let Typed { words, tongue, .. } = typed;
        typed.chosen().find_map(|(field, choices, said)| {
            let joined =
                |words: &[Word]| words.iter().map(|word| fold_word(&word.text)).collect::<Vec<_>>().join("-");
            let bare = (1..words.len())
                .rev()
                .flat_map(|width| words[1..].windows(width))
                .map(joined)
                .find(|bare| said.is_named(bare))?;
            let names = || said.spoken.every().iter().map(|name| fold_word(name));
            let printed = Lang::ALL.iter().filter_map(|lang| said.spoken.printed(*lang));
            let begins = names().any(|name| name.starts_with(&format!("{bare}-")));
            if !begins || printed.into_iter().any(|name| fold_word(name) == bare) {
                return None;
            }
            let rest = |choice: &&Choice| said.id.strip_prefix(choice.id);
            let below =
                choices.iter().find(|choice| rest(choice).is_some_and(|rest| rest.starts_with('-')))?;
            let readings = [below, said].map(|choice| choice.word(tongue.lang).to_owned());
            self.allows_instead(typed, field, below)
                .then(|| ambiguous(bare.replace('-', " "), readings.to_vec()))
        })
    }

    /// A level that is what every trick counts, in a suit: `250` is a figure to the notation, and to many tables the capot.
    fn level_or_all(&self, typed: Typed<'_>) -> Option<Refusal> {
        let Typed { form, event, words, tongue, .. } = typed;
        form.fields.iter().find_map(|field| {
            let level = i32::try_from(event.get(field.name)?.as_i64()?).ok()?;
            let word = words.iter().find(|word| !word.quoted && word.text == level.to_string())?;
            let choice = field.every_trick(self.play().forms(), level)?;
            event.get("suit").and_then(|suit| Suit::deserialize(suit).ok())?;
            let readings = vec![choice.word(tongue.lang).to_owned(), format!("{}={level}", field.name)];
            self.allows_instead(typed, field, choice).then(|| ambiguous(word.text.clone(), readings))
        })
    }

    /// Could another choice stand in the place of the one that was read?
    fn allows_instead(&self, typed: Typed<'_>, field: &Field, choice: &Choice) -> bool {
        let mut other = typed.event.clone();
        other[field.name] = Value::from(choice.id);
        self.allows(typed.before, other)
    }

    /// `adjust A -50 B +50 late` takes 50 from one side and calls the other's “B +50 late”.
    fn points_or_text(&self, Typed { form, event, tongue, .. }: Typed<'_>) -> Option<Refusal> {
        form.fields.iter().find(|field| field.kind == Kind::Signed)?;
        let text = form.fields.iter().find(|field| field.kind == Kind::Text)?.name;
        let said = event.get(text)?.as_str()?;
        let signed = said.replace([':', ';', '(', ')'], " ").replace('+', " +");
        let words: Vec<&str> = signed.split_whitespace().collect();
        let figure = |word: &&str| {
            let bare = word.strip_prefix(['+', '-', '−']);
            bare.is_some_and(|bare| !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let alone = |word: &&str| words.len() == 2 && word.bytes().all(|byte| byte.is_ascii_digit());
        let forms = [ENGINE_FORMS, self.play().forms()];
        let next = words.iter().enumerate().filter(|(_, word)| figure(word) || alone(word)).find_map(
            |(at, points)| {
                [at.checked_sub(1), Some(at + 1)].into_iter().flatten().find_map(|beside| {
                    let whom = words.get(beside)?;
                    let rest = words.iter().enumerate().filter(|(place, _)| *place != at && *place != beside);
                    let rest: Vec<&str> = rest.map(|(_, word)| *word).collect();
                    let reason = if rest.is_empty() { "…".to_owned() } else { rest.join(" ") };
                    let line = format!("{} {whom} {points} {}", form.event, notation::as_word(&reason));
                    let read = notation::read_line(&forms, self.table(), 1, &line, tongue).ok()?;
                    let (next, _) = read.events.into_iter().next()?;
                    (self.holders_of(form, &next) != self.holders_of(form, event)).then_some((next, reason))
                })
            },
        );
        let (next, reason) = next?;
        let mut first = event.clone();
        first[text] = Value::from(reason);
        let told = |event: &Value| notation::tell_event(&forms, event, self.table(), tongue.lang);
        let args = vec![
            ("text", Arg::Text(said.to_owned())),
            ("line", Arg::Text(told(&first))),
            ("other", Arg::Text(told(&next))),
        ];
        Some(Refusal::of("points-or-text", args))
    }

    /// `adjust A -1 000 late` takes one point and calls it “000 late”; a slate writes a thousand so.
    fn thousands_or_text(&self, Typed { form, event, tongue, .. }: Typed<'_>) -> Option<Refusal> {
        let points = form.fields.iter().find(|field| field.kind == Kind::Signed)?.name;
        let text = form.fields.iter().find(|field| field.kind == Kind::Text)?.name;
        let figure = event.get(points)?.as_i64().filter(|figure| (1..1000).contains(&figure.abs()))?;
        let said = event.get(text)?.as_str()?;
        let (next, rest) = said.split_once(' ').unwrap_or((said, ""));
        if next.len() != 3 || !next.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let thousands = figure * 1000 + figure.signum() * next.parse::<i64>().ok()?;
        let (mut whole, mut apart) = (event.clone(), event.clone());
        whole[points] = Value::from(thousands);
        whole[text] = Value::from(if rest.is_empty() { "…" } else { rest });
        apart[text] = Value::from(format!("({said})"));
        let forms = [ENGINE_FORMS, self.play().forms()];
        let told = |event: &Value| notation::tell_event(&forms, event, self.table(), tongue.lang);
        Some(ambiguous(format!("{figure} {next}"), vec![told(&whole), told(&apart)]))
    }

    /// `tricks ana 9, trump hearts`: what stands behind the end of a deal, and may be said of it as well, begins the next.
    fn deal_or_next(
        &self,
        (event, behind): (&Value, &[&Value]),
        before: &[Value],
        tongue: Tongue,
    ) -> Option<Refusal> {
        let form = self.play().forms().iter().find(|form| form.is_of(event))?;
        if before.is_empty() || form.bearing != Bearing::Tells || common::PASS.is_of(event) {
            return None;
        }
        let played = |events: &[&Value]| {
            let mut play = self.play().copy();
            let events = events.iter().map(|event| (*event).clone()).collect();
            lay(self.game(), play.as_mut(), &mut Sayings::default(), events).ok()?;
            Some(play)
        };
        let laid = |events: &[&Value]| Some(played(events)?.report(self.about()).deals);
        let said: Vec<&Value> = before.iter().collect();
        // Mostly no deal has ended yet.
        if played(&said)?.complete() == self.play().complete() {
            return None;
        }
        let as_typed = laid(&[said.as_slice(), &[event]].concat())?;
        let (next, ended) = match as_typed.as_slice() {
            [.., ended, next] if ended.complete && !ended.annulled => (next, ended),
            _ => return None,
        };
        // Only where it opens the next deal, and nothing of its kind is said of this one.
        if next.events.len() != 1 || ended.events.iter().any(|known| form.is_of(known)) {
            return None;
        }
        // What ended it; more may have been said of it since.
        let ends = |count: &usize| {
            laid(&said[..*count])
                .is_some_and(|deals| deals.last().is_some_and(|deal| deal.no == ended.no && deal.complete))
        };
        let (earlier, since) = said.split_at((1..=said.len()).find(ends)?.saturating_sub(1));
        let last = since.first()?;
        // What the count of another deal stands behind begins that one.
        if behind.iter().any(|event| event.get("event") == last.get("event")) {
            return None;
        }
        let of_this = laid(&[earlier, &[event], since].concat())?;
        let same = of_this.last().is_some_and(|deal| deal.no == ended.no && deal.complete && !deal.annulled);
        if !same {
            return None;
        }
        let forms = [ENGINE_FORMS, self.play().forms()];
        let told = |event: &Value| notation::tell_event(&forms, event, self.table(), tongue.lang);
        let args = vec![
            ("word", Arg::Text(told(event))),
            ("deal", Arg::from(ended.no)),
            ("line", Arg::Text(format!("{}, {}", told(event), told(last)))),
            ("other", Arg::Text(format!("{}, {}", common::DEAL.word(tongue.lang), told(event)))),
        ];
        Some(Refusal::of("deal-or-next", args))
    }

    /// `revoke ana, revoke bob, tricks ana 11` at whist: both sides revoked and the hand is void, and what is counted in the same
    /// breath is most likely its count, and not that of the hand which is dealt in its place.
    fn void_or_anew(&self, typed: Typed<'_>) -> Option<Refusal> {
        let Typed { form, event, before, tongue, .. } = typed;
        let counted = form.fields.first().filter(|_| form.bearing == Bearing::Tells);
        counted.filter(|field| matches!(field.kind, Kind::Counts | Kind::Account))?;
        let voids = before.last()?;
        self.play().forms().iter().find(|form| form.is_of(voids)).filter(|form| form.blames)?;
        let mut play = self.play().copy();
        lay(self.game(), play.as_mut(), &mut Sayings::default(), before.to_vec()).ok()?;
        if !play.dealt_anew() {
            return None;
        }
        let told =
            notation::tell_event(&[ENGINE_FORMS, self.play().forms()], event, self.table(), tongue.lang);
        let line = format!("{}, {told}", common::DEAL.word(tongue.lang));
        let args = vec![("word", Arg::Text(told)), ("line", Arg::Text(line))];
        Some(Refusal::of("void-or-anew", args))
    }

    /// `deal 2` says that whoever sits second deals; the second deal is what a prompt calls so.
    fn deal_or_dealer(&self, typed: Typed<'_>) -> Option<Refusal> {
        let Typed { event, words, before, tongue, .. } = typed;
        let [.., number] = words else { return None };
        if !common::DEAL.is_of(event) || number.quoted {
            return None;
        }
        let dealer = usize::try_from(event.get("dealer")?.as_u64()?).ok()?;
        let typed: usize = number.text.parse().ok()?;
        let mut play = self.play().copy();
        lay(self.game(), play.as_mut(), &mut Sayings::default(), before.to_vec()).ok()?;
        let next = play.report(self.about()).next?;
        let (of_deal, of_dealer) = (usize::try_from(next.deal).ok()?, next.dealer.number());
        if typed != of_deal || dealer == of_dealer {
            return None;
        }
        let player = self.table().players.get(dealer.checked_sub(1)?)?;
        let word = common::DEAL.word(tongue.lang);
        let args = vec![
            ("word", Arg::Text(format!("{word} {typed}"))),
            ("deal", Arg::Number(i64::from(next.deal))),
            ("player", Arg::Text(player.clone())),
            ("line", Arg::Text(word.to_owned())),
            ("other", Arg::Text(format!("{word} {}", notation::as_word(player)))),
        ];
        Some(Refusal::of("deal-or-dealer", args))
    }
}

/// A comma ends a remark; what stands behind it and reads as an event that blames somebody, throws a deal away or ends the match
/// may be the rest of the sentence.
fn done_behind_text(form: &Form, tongue: Tongue) -> Option<Refusal> {
    let grave = form.blames || matches!(form.bearing, Bearing::Voids | Bearing::Ends);
    let word = form.word(tongue.lang);
    grave.then(|| Refusal::of("remark-or-event", vec![("word", Arg::Text(word.to_owned()))]))
}

/// `annule 2` throws the open deal away for the reason “2”; who types a number takes so many lines back, or means a deal of that number.
fn number_or_reason(Typed { form, event, words, tongue, .. }: Typed<'_>) -> Option<Refusal> {
    let text = form.fields.iter().find(|field| field.kind == Kind::Text)?.name;
    let said = event.get(text)?.as_str().filter(|_| form.bearing == Bearing::Voids)?;
    let [_, number] = words else { return None };
    if number.quoted || said.is_empty() || !said.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let word = form.word(tongue.lang);
    let args = vec![("word", Arg::Text(word.to_owned())), ("number", Arg::Text(said.to_owned()))];
    Some(Refusal::of("number-or-reason", args))
}

/// The figure of a word, behind the name of its field where it has one: `n=+6`.
fn figure_of(word: &Word) -> &str {
    word.text.rsplit('=').next().unwrap_or_default()
}

/// `tricks ann +3`: a slate writes so what is beyond the six; the count would be three.
fn beyond(Typed { form, words, .. }: Typed<'_>) -> Option<Refusal> {
    let counted = |kind: Kind| matches!(kind, Kind::Counts | Kind::Number(..) | Kind::Half(..));
    let counts = form.bearing == Bearing::Tells && form.fields.iter().any(|field| counted(field.kind));
    let word = words.iter().find(|word| counts && !word.quoted && notation::is_beyond(figure_of(word)))?;
    Some(Refusal::new(Slip::Beyond { word: word.text.clone() }.said()))
}

fn ambiguous(word: String, readings: Vec<String>) -> Refusal {
    let readings = Arg::OneOf(readings.into_iter().map(Arg::Text).collect());
    Refusal::new(Slip::Ambiguous { word, readings }.said())
}

/// A side by all its players, as a slate heads it.
fn together(table: &Table, side: Account) -> String {
    let players = table.seats().filter(|seat| table.account(*seat) == side);
    let names: Vec<&str> = players.map(|seat| table.name(seat)).collect();
    notation::as_word(&names.join("+"))
}
