//! Random histories: what is opened, recorded, refused, undone, redone, amended, adopted and reseated in any order is
//! compared with a slow second reading of the same journal.

use ardoise_rules::engine::{
    Agreement, AnyGame, Ask, DealNo, Entry, Folded, Kind, Opened, Record, RuleSet, Seat, Seq, Table, fold,
};
use ardoise_rules::games::{self, GAMES};
use proptest::prelude::*;
use serde_json::{Value, json};

/// One thing that somebody does to a match.
#[derive(Debug, Clone)]
enum Step {
    /// Says an event: which of the forms, and what stands in it.
    Say(u8, u8, u8),
    /// Takes back a command, or a taking back.
    Retract(u8),
    /// Puts an event, or nothing, in the place of another.
    Amend(u8, Option<(u8, u8, u8)>),
    /// Other rules from a deal on.
    Adopt(u8, u8),
    /// Another player from a deal on.
    Reseat(u8, u8),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (any::<u8>(), any::<u8>(), any::<u8>()).prop_map(|(form, one, two)| Step::Say(form, one, two)),
        2 => any::<u8>().prop_map(Step::Retract),
        2 => (any::<u8>(), proptest::option::of((any::<u8>(), any::<u8>(), any::<u8>())))
            .prop_map(|(which, event)| Step::Amend(which, event)),
        2 => (1_u8..5, any::<u8>()).prop_map(|(from, which)| Step::Adopt(from, which)),
        2 => (1_u8..5, any::<u8>()).prop_map(|(from, which)| Step::Reseat(from, which)),
    ]
}

/// An event of the game or of the engine whose fields are few; deals end by being void.
fn event(game: &dyn AnyGame, table: &Table, form: u8, one: u8, two: u8) -> Value {
    let seat = usize::from(one) % table.len() + 1;
    let accounts = table.accounts();
    let account = accounts[usize::from(one) % accounts.len()];
    match form % 8 {
        0 | 1 => json!({"event": "annul"}),
        2 => json!({"event": "note", "text": format!("{two}")}),
        3 => json!({"event": "adjust", "side": account, "points": i32::from(two), "text": "x"}),
        4 => json!({"event": "deal", "dealer": seat}),
        5 => json!({"event": "redeal"}),
        _ => {
            let forms = game.info().forms;
            let form = &forms[usize::from(two) % forms.len()];
            let mut event = json!({"event": form.event});
            for field in form.fields {
                match field.kind {
                    Kind::Player => event[field.name] = json!(seat),
                    Kind::Account => event[field.name] = json!(account),
                    Kind::Counts => event[field.name] = json!([[account, i32::from(two)]]),
                    _ => {}
                }
            }
            event
        }
    }
}

struct History {
    game: &'static dyn AnyGame,
    records: Vec<Record>,
}

impl History {
    fn new(game: &'static dyn AnyGame) -> History {
        History::set(game, &[])
    }

    fn set(game: &'static dyn AnyGame, sets: &[(&str, &str)]) -> History {
        let sets: Vec<_> = sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let rules = game.resolve(game.id(), &sets).expect("its own rules");
        let count = *game.players(&rules).expect("a number of players").start();
        let names = ["Ana", "Bob", "Cy", "Dee"];
        let players = names.iter().take(count).map(|name| (*name).to_owned()).collect();
        let camps = game.camps(&rules, count).expect("camps");
        let table = Table::new(players, camps);
        let entry = Entry::Open(Box::new(Opened {
            game: game.id().to_owned(),
            schema: game.schema(),
            rules,
            table,
            dealer: None,
            title: None,
            date: None,
            start: None,
            contest: None,
            after: None,
        }));
        let mut history = History { game, records: Vec::new() };
        history.write(entry);
        history
    }

    fn write(&mut self, entry: Entry) {
        let seq = self.records.len() as Seq + 1;
        self.records.push(Record { seq, op: seq, at: 0, author: String::new(), entry });
    }

    fn folded(&self) -> Folded {
        fold("", &self.records, "", &games::find).unwrap_or_else(|said| panic!("{said:?}"))
    }

    fn opening(&self) -> (&RuleSet, &Table) {
        match &self.records[0].entry {
            Entry::Open(opened) => (&opened.rules, &opened.table),
            other => panic!("{other:?}"),
        }
    }

    /// Does it, and compares what must be the same before and after.
    fn go(&mut self, step: &Step) {
        let last = self.records.len();
        match step {
            Step::Say(form, one, two) => {
                let mut folded = self.folded();
                let event = event(self.game, folded.play.table(), *form, *one, *two);
                let (before, current) = (folded.play.report(&folded.head), folded.play.current());
                match folded.play.place(&event) {
                    Ok(placed) => {
                        let schema = self.game.schema();
                        self.write(Entry::Play { deal: placed.deal, schema, event: event.into() });
                        // What was placed is what is read back.
                        let again = self.folded();
                        assert_eq!(folded.play.report(&folded.head), again.play.report(&again.head));
                    }
                    Err(_) => {
                        // What is refused has changed nothing.
                        assert_eq!(before, folded.play.report(&folded.head), "{event}");
                        assert_eq!(current, folded.play.current());
                    }
                }
            }
            Step::Retract(which) => {
                let op = (usize::from(*which) % last) as Seq + 1;
                if op > 1 {
                    let before = self.folded();
                    let had = before.force.live.contains(&op);
                    self.write(Entry::Retract { op, reason: String::new() });
                    if had {
                        // Taking back the taking back brings everything back.
                        let undo = self.records.len() as Seq;
                        self.write(Entry::Retract { op: undo, reason: String::new() });
                        let redone = self.folded();
                        assert_eq!(before.play.report(&before.head), redone.play.report(&redone.head));
                        self.records.pop();
                    }
                }
            }
            Step::Amend(which, with) => {
                let plays: Vec<Seq> = self
                    .records
                    .iter()
                    .filter(|record| matches!(record.entry, Entry::Play { .. }))
                    .map(|record| record.seq)
                    .collect();
                if let Some(seq) = plays.get(usize::from(*which) % plays.len().max(1)) {
                    let table = self.opening().1.clone();
                    let with = with.map(|(form, one, two)| event(self.game, &table, form, one, two));
                    let with: Vec<Value> = with.into_iter().collect();
                    let schema = self.game.schema();
                    self.write(Entry::Amend { seq: *seq, schema, with, reason: String::new() });
                }
            }
            Step::Adopt(from, which) => {
                let presets = self.game.info().presets;
                let name = presets[usize::from(*which) % presets.len()].name;
                let rules = self.game.resolve(name, &[]).expect("a preset");
                let table = self.opening().1;
                let fits = self.game.camps(&rules, table.len()).ok() == Some(table.camps)
                    && self.game.players(&rules).is_ok_and(|players| players.contains(&table.len()));
                if fits {
                    let schema = self.game.schema();
                    self.write(Entry::Adopt {
                        from: DealNo::from(*from),
                        schema,
                        rules: Box::new(rules),
                        reason: String::new(),
                    });
                }
            }
            Step::Reseat(from, which) => {
                let mut table = self.opening().1.clone();
                let seat = usize::from(*which) % table.len();
                table.players[seat] = format!("New{last}");
                self.write(Entry::Reseat {
                    from: DealNo::from(*from),
                    table: Box::new(table),
                    reason: String::new(),
                });
            }
        }
    }

    /// Is an entry in force? Said slowly: no later entry that is in force takes its command back.
    fn live(&self, seq: Seq) -> bool {
        let Some(record) = self.records.iter().find(|record| record.seq == seq) else { return false };
        !self.records.iter().any(|later| {
            later.seq > seq
                && matches!(later.entry, Entry::Retract { op, .. } if op == record.op)
                && self.live(later.seq)
        })
    }

    /// The last entry in force among those that `of` knows of, for a deal: later deals first, later entries first.
    fn latest<T>(&self, deal: DealNo, of: impl Fn(&Entry) -> Option<(DealNo, T)>) -> Option<T> {
        let live = self.records.iter().filter(|record| self.live(record.seq));
        let told = live.filter_map(|record| of(&record.entry).map(|(from, what)| (from, record.seq, what)));
        let before = told.filter(|(from, ..)| *from <= deal);
        before.max_by_key(|(from, seq, _)| (*from, *seq)).map(|(.., what)| what)
    }

    /// The players of a deal.
    fn table_at(&self, deal: DealNo) -> Table {
        let reseated = self.latest(deal, |entry| match entry {
            Entry::Reseat { from, table, .. } => Some((*from, Table::clone(table))),
            _ => None,
        });
        reseated.unwrap_or_else(|| self.opening().1.clone())
    }

    /// The rules of a deal.
    fn rules_at(&self, deal: DealNo) -> RuleSet {
        let adopted = self.latest(deal, |entry| match entry {
            Entry::Adopt { from, rules, .. } => Some((*from, RuleSet::clone(rules))),
            _ => None,
        });
        adopted.unwrap_or_else(|| self.opening().0.clone())
    }

    /// What stands in a deal, with the last amendment of each event.
    fn events_of(&self, deal: DealNo) -> Vec<Value> {
        let mut events = Vec::new();
        for record in self.records.iter().filter(|record| self.live(record.seq)) {
            let Entry::Play { deal: of, event, .. } = &record.entry else { continue };
            if *of != deal {
                continue;
            }
            let amended = self.records.iter().rev().find_map(|later| match &later.entry {
                Entry::Amend { seq, with, .. } if *seq == record.seq && self.live(later.seq) => {
                    Some(with.clone())
                }
                _ => None,
            });
            events.extend(amended.unwrap_or_else(|| vec![event.value()]));
        }
        events
    }

    /// Was a line of that deal put right, and is that still so?
    fn amended(&self, deal: DealNo) -> bool {
        let of_deal = |seq: Seq| {
            let told = self.records.iter().find(|record| record.seq == seq);
            told.is_some_and(|told| {
                matches!(told.entry, Entry::Play { deal: of, .. } if of == deal) && self.live(told.seq)
            })
        };
        let mut live = self.records.iter().filter(|record| self.live(record.seq));
        live.any(|record| matches!(record.entry, Entry::Amend { seq, .. } if of_deal(seq)))
    }

    /// Compares the fold with the slow reading: players, rules and events of every deal, and a match played from them.
    fn compare(&self) {
        let folded = self.folded();
        let deals: Vec<DealNo> = (1..=folded.play.current() + 4).collect();
        for deal in &deals {
            assert_eq!(folded.play.table_at(*deal), &self.table_at(*deal), "players of deal {deal}");
            let stands = folded.force.deals.get(deal).into_iter().flatten();
            let stands: Vec<Value> = stands.map(|happened| happened.event.value()).collect();
            assert_eq!(stands, self.events_of(*deal), "events of deal {deal}");
            let amended = folded.force.amended.contains(deal);
            assert_eq!(amended, self.amended(*deal), "was a line of deal {deal} put right?");
        }
        let (rules, table) = self.opening();
        let schema = self.game.schema();
        let mut slow = self.game.play(schema, rules, table, None, None).expect("a match");
        for deal in &deals {
            let rules = self.rules_at(*deal);
            slow.era(*deal, Some((schema, &rules)), Some(self.table_at(*deal))).expect("an era");
        }
        for deal in &deals {
            for event in self.events_of(*deal) {
                slow.feed(*deal, 0, schema, &event.into());
            }
        }
        slow.settle();
        assert_eq!(folded.play.report(&folded.head), slow.report(&folded.head));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_history_reads_back_as_a_slow_second_reading(
        game in 0..GAMES.len(),
        steps in proptest::collection::vec(step(), 1..24),
    ) {
        let mut history = History::new(GAMES[game]);
        for step in &steps {
            history.go(step);
        }
        history.compare();
    }
}

#[test]
fn of_two_adoptions_from_one_deal_the_later_holds() {
    for game in GAMES {
        let mut history = History::new(*game);
        let presets = game.info().presets.len() as u8;
        for which in 0..presets {
            history.go(&Step::Adopt(2, which));
        }
        let folded = history.folded();
        let adopted = folded.force.rules.get(&2).map(|(_, rules)| rules.clone());
        assert_eq!(adopted, Some(history.rules_at(2)), "{}", game.id());
    }
}

#[test]
fn who_was_replaced_stays_replaced_when_rules_are_adopted_later() {
    for game in GAMES {
        let mut history = History::new(*game);
        history.go(&Step::Reseat(2, 1));
        history.go(&Step::Adopt(3, 0));
        let folded = history.folded();
        for (deal, name) in [(1, "Bob"), (2, "New1"), (3, "New1"), (9, "New1")] {
            assert_eq!(folded.play.table_at(deal).name(Seat::at(1)), name, "{} deal {deal}", game.id());
        }
    }
}

#[test]
fn what_is_refused_opens_no_deal() {
    for game in GAMES {
        let mut play = History::new(*game).folded().play;
        let empty = play.totals();
        for event in [json!({"event": "deal", "dealer": 9}), json!({"event": "check", "counts": [["H", 3]]})]
        {
            assert!(play.place(&event).is_err(), "{event}");
            assert_eq!((play.current(), play.complete()), (1, 0));
            assert_eq!(play.totals(), empty);
            assert!(play.place(&json!({"event": "deal"})).is_ok_and(|placed| placed.opened));
            play = History::new(*game).folded().play;
        }
    }
}

#[test]
fn changes_said_out_of_order_hold_from_their_own_deal() {
    for game in GAMES {
        let history = History::new(*game);
        let mut play = history.folded().play;
        let renamed = |name: &str| {
            let mut table = history.opening().1.clone();
            table.players[1] = name.to_owned();
            table
        };
        play.era(5, None, Some(renamed("Late"))).expect("a table");
        play.era(2, None, Some(renamed("Early"))).expect("a table");
        for (deal, name) in [(1, "Bob"), (2, "Early"), (4, "Early"), (5, "Late"), (8, "Late")] {
            assert_eq!(play.table_at(deal).name(Seat::at(1)), name, "{} deal {deal}", game.id());
        }
    }
}

#[test]
fn a_deal_is_the_current_one_until_it_is_done() {
    for game in GAMES {
        let mut play = History::new(*game).folded().play;
        for (event, current, complete) in [("deal", 1, 0), ("annul", 2, 1), ("deal", 2, 1), ("annul", 3, 2)] {
            play.place(&json!({ "event": event })).expect("it can be true");
            assert_eq!((play.current(), play.complete()), (current, complete), "{} {event}", game.id());
        }
    }
}

#[test]
fn an_agreement_is_to_a_deal_that_is_done_and_falls_with_what_was_agreed_to() {
    let agreed = json!({"event": "agreed", "player": 2});
    for game in GAMES {
        let mut history = History::set(*game, &[("agree", "shown")]);
        let mut play = history.folded().play;
        play.place(&json!({"event": "deal"})).expect("a deal");
        assert_eq!(play.place(&agreed).map_err(|said| said.id), Err("agree-nothing"), "{}", game.id());
        let schema = game.schema();
        let told = |event: Value| Entry::Play { deal: 1, schema, event: event.into() };
        history.write(told(json!({"event": "annul"})));
        history.write(told(agreed.clone()));
        let stands = |history: &History| {
            let force = history.folded().force;
            let mut events = force.deals.get(&1).into_iter().flatten();
            events.any(|happened| happened.event.value() == agreed)
        };
        assert!(stands(&history), "{}", game.id());
        let account = history.opening().1.accounts()[0];
        history.write(told(json!({"event": "adjust", "side": account, "points": 10, "text": "x"})));
        assert!(!stands(&history), "{}: the deal is not as it was agreed to", game.id());
        let op = history.records.len() as Seq;
        history.write(Entry::Retract { op, reason: String::new() });
        assert!(stands(&history), "{}: it is again", game.id());
    }
}

#[test]
fn a_deal_dealt_again_is_announced_again() {
    for game in GAMES {
        let mut play = History::new(*game).folded().play;
        for (event, opened) in [("deal", true), ("redeal", false), ("deal", false)] {
            let placed = play.place(&json!({ "event": event }));
            let placed = placed.unwrap_or_else(|said| panic!("{} {event}: {}", game.id(), said.id));
            assert_eq!((placed.deal, placed.opened), (1, opened), "{} {event}", game.id());
        }
        // Announced twice it is not: the first of them is not finished.
        assert!(play.place(&json!({"event": "deal"})).is_err(), "{}", game.id());
    }
}

/// A deal that this player agreed to, and that nobody in particular entered.
fn who_agreed(place: usize) -> Agreement {
    Agreement { agreed: vec![Seat::at(place)], ..Agreement::default() }
}

#[test]
fn who_takes_a_seat_is_asked_to_agree_as_before() {
    for game in GAMES {
        let mut history = History::set(*game, &[("agree", "shown")]);
        history.go(&Step::Reseat(2, 1));
        let mut folded = history.folded();
        for deal in [1, 2, 3] {
            let agreed = json!({"event": "agreed", "player": 2});
            for event in [json!({"event": "deal"}), json!({"event": "annul"}), agreed] {
                let placed = folded.play.place(&event);
                let placed = placed.unwrap_or_else(|said| panic!("{} {deal}: {}", game.id(), said.id));
                assert_eq!(placed.deal, deal, "{} {event}", game.id());
            }
        }
        let report = folded.play.report(&folded.head);
        let agreed = report.deals.iter().filter_map(|deal| deal.agreement.as_ref());
        assert!(agreed.eq(&[(); 3].map(|()| who_agreed(1))), "{}", game.id());
    }
}

#[test]
fn an_agreement_stays_when_something_is_said_beside_its_deal() {
    for game in GAMES {
        let mut history = History::set(*game, &[("agree", "shown")]);
        let account = history.opening().1.accounts()[0];
        let schema = game.schema();
        let told = |event: Value| Entry::Play { deal: 1, schema, event: event.into() };
        let agreed = json!({"event": "agreed", "player": 2});
        history.write(told(json!({"event": "annul"})));
        history.write(told(agreed.clone()));
        for beside in [
            json!({"event": "note", "text": "a fine deal"}),
            json!({"event": "check", "counts": [[account, 3]]}),
            json!({"event": "disputed", "player": 1, "text": "the belote"}),
            json!({"event": "agreed", "player": 1}),
        ] {
            history.write(told(beside.clone()));
            let force = history.folded().force;
            let events = force.deals.get(&1).into_iter().flatten();
            let events: Vec<Value> = events.map(|happened| happened.event.value()).collect();
            assert!(events.contains(&agreed) && events.contains(&beside), "{} {beside}", game.id());
        }
    }
}

/// What a ruling lets each account mark by the hand of the referee.
fn adjusted(events: &[Value]) -> Vec<(&str, i64)> {
    let adjusts = events.iter().filter(|event| event["event"] == "adjust");
    adjusts.filter_map(|event| Some((event["side"].as_str()?, event["points"].as_i64()?))).collect()
}

#[test]
fn where_the_totals_add_up_to_nothing_so_do_the_points_of_every_ruling() {
    let price = [("out-of-turn".to_owned(), "10".to_owned())];
    let mut paid = 0;
    for game in GAMES {
        let all = game.info().presets.iter().flat_map(|preset| {
            [&price[..], &[]].into_iter().filter_map(|sets| game.resolve(preset.name, sets).ok())
        });
        for rules in all.filter(|rules| game.zero_sum(rules).expect("rules")) {
            let count = *game.players(&rules).expect("players").start();
            let names = ["Ana", "Bob", "Cy", "Dee", "Eva"];
            let players = names.iter().take(count).map(|name| (*name).to_owned()).collect();
            let table = Table::new(players, game.camps(&rules, count).expect("camps"));
            let play = game.play(game.schema(), &rules, &table, None, None).expect("a match");
            for player in table.seats() {
                let ask = Ask { player: Some(player), trick: None, points: Some(20) };
                for ruling in play.rulings(&ask) {
                    let points = adjusted(&ruling.events);
                    let sum: i64 = points.iter().map(|(_, points)| points).sum();
                    assert_eq!(sum, 0, "{} {}: {points:?}", game.id(), ruling.id);
                    paid += points.len();
                }
            }
        }
    }
    assert!(paid > 0, "no ruling asked for points");
}

#[test]
fn who_is_out_of_turn_at_tarot_pays_each_of_the_others() {
    let history = History::set(games::find("tarot").expect("tarot"), &[("out-of-turn", "10")]);
    let ask = Ask { player: Some(Seat::at(0)), trick: None, points: None };
    let rulings = history.folded().play.rulings(&ask);
    let ruling = rulings.iter().find(|ruling| ruling.id == "out-of-turn").expect("a ruling");
    let mut points = adjusted(&ruling.events);
    points.sort_unstable();
    assert_eq!(points, [("1", -30), ("2", 10), ("3", 10), ("4", 10)]);
}
