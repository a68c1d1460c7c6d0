//! One side counted twice in a breath: partners who each tell their own, two figures that contradict each other.

use ardoise_rules::engine::{
    Account, Arg, Bearing, ByAccount, Camps, DealNo, ENGINE_FORMS, Field, Form, Kind, Sayings, Seat, Table,
    common, lay, tag,
};
use ardoise_rules::lang::Lang;
use ardoise_rules::notation::{self, Word};
use serde_json::Value;

use super::Evening;
use super::figure::{figure_of, refigured};
use crate::failure::Refusal;

/// The most tricks of a deal.
const MOST_TRICKS: i32 = 13;

/// What deals come to.
#[derive(Debug, PartialEq)]
struct Came {
    /// Of which deals something was told.
    told: Vec<DealNo>,
    /// What each deal of the match brought, and whether it is finished.
    scores: Vec<(ByAccount, bool)>,
}

/// An event as it was typed.
#[derive(Debug, Clone)]
pub(super) struct Told {
    event: Value,
    said: String,
    /// The player by whose name it was told.
    player: Option<Seat>,
}

impl Told {
    pub(super) fn new(event: &Value, words: &[Word], table: &Table) -> Told {
        let named = |word: &Word| {
            let side = table.accounts().iter().any(|side| side.to_string() == word.text);
            let figure = word.text.bytes().all(|byte| byte.is_ascii_digit());
            notation::read_player(table, &word.text).ok().filter(|_| !side && !figure)
        };
        let player = words.iter().skip(1).find_map(named);
        let words: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
        Told { event: event.clone(), said: words.join(" "), player }
    }

    /// The event.
    pub(super) const fn event(&self) -> &Value {
        &self.event
    }

    /// Is an event one of the same form?
    pub(super) fn is_like(&self, event: &Value) -> bool {
        tag(&self.event) == tag(event)
    }
}

impl Evening {
    /// `tricks ann 5, tricks cat 4`: partners who each say what lies before them. One after the other the second figure puts the first
    /// right; in one breath both are meant. Two figures of two sides say the same in either order. Which event is the second, and why it
    /// is refused.
    pub(super) fn counted_twice(&self, told: &[Told], lang: Lang) -> Option<(usize, Refusal)> {
        // Of two counts in one event each is one by itself.
        let each: Vec<(usize, Told)> = told
            .iter()
            .enumerate()
            .flat_map(|(at, told)| self.each_count(told, lang).map(move |one| (at, one)))
            .collect();
        let apart: Vec<Told> = each.iter().map(|(_, told)| told.clone()).collect();
        (0..apart.len()).find_map(|second| {
            let first = (0..second).rev().find(|first| self.alike(&apart[*first], &apart[second]))?;
            let deals = self.deals_of(&apart);
            let of_one_deal = deals.get(first) == deals.get(second)
                && !apart[first..second].iter().any(|told| self.begins_anew(told));
            // What one event tells of everybody at the table is told together.
            let all = |at: usize| self.holders(&told[at].event).len() == self.table().accounts().len();
            let together = each[first].0 == each[second].0 && all(each[first].0);
            let clash = of_one_deal && !together && self.clash(&apart, first, second);
            let [one, other] = [first, second].map(|at| Arg::Text(apart[at].said.clone()));
            clash
                .then(|| (each[second].0, Refusal::of("counted-twice", vec![("one", one), ("other", other)])))
        })
    }

    /// The deals that events are told of, one after the other, as far as the match takes them.
    fn deals_of(&self, told: &[Told]) -> Vec<DealNo> {
        let mut play = self.play().copy();
        told.iter().map_while(|told| Some(play.place(&told.event).ok()?.deal)).collect()
    }

    /// Is what was told of the deal before gone, or another deal opened?
    fn begins_anew(&self, told: &Told) -> bool {
        let mut forms = ENGINE_FORMS.iter().chain(self.play().forms());
        let form = forms.find(|form| form.is_of(&told.event));
        form.is_some_and(|form| form.event == common::DEAL.event || form.bearing == Bearing::Voids)
    }

    /// The counts of an event, each as one that says nothing else.
    fn each_count<'a>(&'a self, told: &'a Told, lang: Lang) -> impl Iterator<Item = Told> + 'a {
        let form = self.form_of(&told.event);
        let counts = form.filter(|form| form.counts() && form.bearing == Bearing::Tells);
        let field = counts.and_then(|form| form.fields.first()).map_or("", |field| field.name);
        let pairs = told.event.get(field).and_then(Value::as_array).filter(|pairs| pairs.len() > 1);
        let apart = pairs.into_iter().flatten().map(move |pair| {
            let mut event = told.event.clone();
            event[field] = Value::from(vec![pair.clone()]);
            let forms = [ENGINE_FORMS, self.play().forms()];
            let said = notation::tell_event(&forms, &event, self.table(), lang);
            let account: Option<Account> =
                pair.get(0).and_then(Value::as_str).and_then(|text| text.parse().ok());
            let player = self.table().seats().find(|seat| account == Some(self.table().account(*seat)));
            Told { event, said, player: player.filter(|_| self.table().camps == Camps::Singles) }
        });
        let whole = pairs.is_none().then(|| told.clone());
        whole.into_iter().chain(apart)
    }

    fn form_of(&self, event: &Value) -> Option<&'static Form> {
        self.play().forms().iter().find(|form| form.is_of(event))
    }

    /// May two events say the same thing of a deal: two counts of one kind, or both what came of it?
    fn alike(&self, one: &Told, other: &Told) -> bool {
        let (Some(form), Some(behind)) = (self.form_of(&one.event), self.form_of(&other.event)) else {
            return false;
        };
        // Every trick, and a number of them.
        let sweep = |one: &Form, other: &Form| one.event == common::CAPOT.event && other.counts();
        if sweep(form, behind) || sweep(behind, form) {
            return true;
        }
        if form.event != behind.event {
            return form.made.is_some() && behind.made.is_some() && form.made != behind.made;
        }
        let figure = |field: &Field| matches!(field.kind, Kind::Number(..) | Kind::Half(..));
        let holder = |field: &Field| matches!(field.kind, Kind::Account | Kind::Camp(_));
        let numbered = form.fields.iter().any(figure) && form.fields.iter().any(holder);
        form.bearing == Bearing::Tells && (form.counts() || form.both || numbered)
    }

    /// Can two such events not both be meant?
    fn clash(&self, told: &[Told], first: usize, second: usize) -> bool {
        let (one, other) = (&told[first], &told[second]);
        let players = one.player.is_some() && other.player.is_some() && one.player != other.player;
        if one.event == other.event {
            return players;
        }
        if tag(&one.event) != tag(&other.event)
            && self.form_of(&one.event).is_some_and(|form| form.made.is_none())
        {
            return self.turns(told, first, second);
        }
        if self.holders(&one.event) == self.holders(&other.event) {
            return true;
        }
        let equal = players && same_of_two(&one.event, &other.event) && self.table().camps == Camps::Singles;
        equal && self.replaces(told, first) && self.sum_differs(told, first, second)
            || self.turns(told, first, second)
    }

    /// Is a count replaced by what was told behind it, whatever its figure is? Declarers of whom each counts his own keep theirs.
    fn replaces(&self, told: &[Told], first: usize) -> bool {
        let Some(form) = self.form_of(&told[first].event) else { return false };
        let whole = self.came(told, &[]);
        let same = |figure: i32| {
            let mut events: Vec<Value> = told.iter().map(|told| told.event.clone()).collect();
            let Some(other) = refigured(form, &events[first], &figure.to_string()) else { return true };
            events[first] = other;
            self.came_of(events).is_none_or(|came| Some(&came) == whole.as_ref())
        };
        whole.is_some() && self.came(told, &[first]) == whole && (0..=MOST_TRICKS).all(same)
    }

    /// Would a deal come otherwise if two equal figures were meant as a sum?
    fn sum_differs(&self, told: &[Told], first: usize, second: usize) -> bool {
        let summed = || {
            let form = self.form_of(&told[second].event)?;
            let figure = figure_of(form)
                .and_then(|field| told[second].event.get(field.name)?.pointer("/0/1")?.as_i64())?;
            let mut events: Vec<Value> = told.iter().map(|told| told.event.clone()).collect();
            events[second] = refigured(form, &events[second], &(figure * 2).to_string())?;
            events.remove(first);
            self.came_of(events)
        };
        summed() != self.came(told, &[])
    }

    /// For whom an event counts: sides where there are two.
    fn holders(&self, event: &Value) -> Vec<String> {
        self.form_of(event).map_or_else(Vec::new, |form| self.holders_of(form, event))
    }

    /// The same, of an event of a known form.
    pub(super) fn holders_of(&self, form: &Form, event: &Value) -> Vec<String> {
        let table = self.table();
        let people = form.fields.iter().filter_map(|field| field.people(event)).flatten();
        let each = people.map(|who| {
            let seat =
                who.as_u64().and_then(|number| usize::try_from(number).ok()).and_then(|n| n.checked_sub(1));
            let side = seat.filter(|seat| *seat < table.len()).map(|seat| table.account(Seat::at(seat)));
            side.map_or_else(|| who.as_str().unwrap_or_default().to_owned(), |side| side.to_string())
        });
        each.collect()
    }

    /// What deals come to by what was told, some of it left out.
    fn came(&self, told: &[Told], without: &[usize]) -> Option<Came> {
        let kept = (0..told.len()).filter(|at| !without.contains(at));
        self.came_of(kept.map(|at| told[at].event.clone()).collect())
    }

    fn came_of(&self, events: Vec<Value>) -> Option<Came> {
        let mut play = self.play().copy();
        let laid = lay(self.game(), play.as_mut(), &mut Sayings::default(), events).ok()?;
        let report = play.report(self.about());
        let deals = report.deals.into_iter().map(|deal| (deal.score, deal.complete));
        Some(Came { told: laid.deals, scores: deals.collect() })
    }

    /// Does a deal come otherwise when two events are told in the other order?
    fn turns(&self, told: &[Told], first: usize, second: usize) -> bool {
        let events: Vec<Value> = told.iter().map(|told| told.event.clone()).collect();
        let mut turned = events.clone();
        turned.swap(first, second);
        match (self.came_of(events), self.came_of(turned)) {
            (Some(told), Some(turned)) => told.told == turned.told && told.scores != turned.scores,
            _ => false,
        }
    }
}

/// Do two counts say the same figure?
fn same_of_two(one: &Value, other: &Value) -> bool {
    let (Some(one), Some(other)) = (one.as_object(), other.as_object()) else { return false };
    let figures = |value: &Value| -> Vec<Value> {
        let pairs = value.as_array().into_iter().flatten();
        pairs.filter_map(|pair| pair.get(1).cloned()).collect()
    };
    one.len() == other.len()
        && one.iter().all(|(key, value)| {
            let said = other.get(key);
            let counts = value.is_array() && said.is_some_and(|said| figures(said) == figures(value));
            said == Some(value) || key == "side" || counts
        })
}
