//! Unit tests: what they all need, and how a match is told to them.

mod deals;
mod matches;
mod properties;

use serde_json::{Value, json};

use super::{Manille, ManilleRules};
use crate::engine::Advice as _;
use crate::engine::{
    AnyGame as _, Camps, Erased, Game as _, Play, Rules as _, RulesError, Seat, Start, Table,
};

fn rules(preset: &str, sets: &[(&str, &str)]) -> ManilleRules {
    let sets: Vec<_> = sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let made = Erased::<Manille>::new().resolve(preset, &sets).unwrap();
    ManilleRules::read(&made.options).unwrap()
}

fn clash(preset: &str, sets: &[(&str, &str)]) -> Vec<&'static str> {
    let sets: Vec<_> = sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    match Erased::<Manille>::new().resolve(preset, &sets) {
        Err(RulesError::Clash(clashes)) => clashes.iter().map(|clash| clash.id).collect(),
        Err(other) => panic!("{other:?}"),
        Ok(_) => Vec::new(),
    }
}

fn table(rules: &ManilleRules) -> Table {
    let names = ["Ana", "Bob", "Cy", "Dee"].iter().take(rules.players.seats());
    let camps: Camps = Manille::camps(rules, rules.players.seats());
    Table::new(names.map(|name| (*name).to_owned()).collect(), camps)
}

struct Match(Play<Manille>);

impl Match {
    fn new(preset: &str, sets: &[(&str, &str)]) -> Match {
        let rules = rules(preset, sets);
        let table = table(&rules);
        Match(Play::new(rules, table, None, None).unwrap())
    }

    fn from(preset: &str, totals: &[(&str, i32)], fields: Value) -> Result<Match, &'static str> {
        let rules = rules(preset, &[]);
        let table = table(&rules);
        let totals = totals.iter().map(|(id, n)| (id.parse().unwrap(), *n)).collect();
        let start = Start { totals, fields: fields.as_object().unwrap().clone() };
        Play::new(rules, table, None, Some(&start)).map(Match).map_err(|said| said.id)
    }

    #[track_caller]
    fn say(&mut self, event: Value) -> &mut Match {
        if let Err(said) = self.0.place(&event) {
            panic!("{event} was refused: {said:?}");
        }
        self
    }

    #[track_caller]
    fn refuse(&mut self, event: Value, id: &str) -> &mut Match {
        match self.0.place(&event) {
            Err(said) => assert_eq!(said.id, id, "{event}: {said:?}"),
            Ok(_) => panic!("{event} was not refused"),
        }
        self
    }

    fn score(&self) -> Vec<i32> {
        let last = self.0.deals().last().unwrap();
        assert!(last.outcome.is_some(), "the deal is open");
        let accounts = self.0.at(last.no).table.accounts();
        accounts.iter().map(|account| last.score.of(*account)).collect()
    }

    fn closing(&self) -> Vec<i32> {
        self.0.standing().closing
    }

    fn dealer(&self) -> usize {
        self.0.open_deal().map_or_else(|| self.0.next_dealer(), |open| Manille::dealer(&open.state)).number()
    }

    fn acts(&self) -> Option<usize> {
        let open = self.0.open_deal().unwrap();
        Manille::expects(self.0.at(open.no), &open.before, &open.state).to_act.map(Seat::number)
    }

    fn notices(&self) -> Vec<&'static str> {
        use crate::engine::Say as _;
        let open = self.0.open_deal().map(|open| &open.state);
        let notices = Manille::notices(self.0.at(self.0.current()), &self.0.carry(), open);
        notices.iter().map(|notice| notice.id()).collect()
    }
}

fn trump(suit: &str) -> Value {
    json!({"event": "trump", "suit": suit})
}

fn by(event: &str, player: usize) -> Value {
    json!({"event": event, "player": player})
}

fn count(event: &str, counts: &[(&str, i32)]) -> Value {
    json!({"event": event, "counts": counts})
}

fn points(account: &str, points: i32) -> Value {
    count("points", &[(account, points)])
}
