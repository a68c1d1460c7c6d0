//! Databases brought into each other.

use super::*;

/// What is seen of a database: lists, logs, standings and choices.
fn seen(store: &Store) -> String {
    let list = store.list(&Filter::default()).unwrap();
    let mut text = String::new();
    for found in &list {
        text.push_str(&format!("{found:?}\n{:?}\n", store.hash(&found.id, None).unwrap()));
        text.push_str(&format!("{:?}\n", store.read(&found.id).unwrap()));
    }
    let forks = store.forks().unwrap();
    let forks = forks.iter().filter(|fork| fork.standing != Standing::Beneath);
    text.push_str(&format!("{:?}\n", forks.collect::<Vec<_>>()));
    text.push_str(&format!("{:?}\n{:?}\n", store.choices().unwrap(), store.namings().unwrap()));
    assert_eq!(store.verify().unwrap(), []);
    text
}

/// Nobody forgets anybody here.
struct Unread;

impl Names for Unread {
    fn without(&self, _: &Forgotten) -> Option<Box<dyn Without>> {
        None
    }

    fn sealed(&self, _: &str, _: &str, _: &str) -> String {
        "[]".to_owned()
    }
}

fn merge(into: &mut Store, from: &Store) -> Merged {
    let project = |_: &str, rows: &[Row]| {
        let length = rows.iter().map(|row| row.payload.len()).sum();
        Ok::<_, StoreError>(leads_to(rows.len(), length))
    };
    // Here nobody can read what a row says.
    let reading = Reading { project: &project, holds: &|_, _, _| false, names: &Unread };
    into.merge(from, &reading, &mut |_, _| {}).unwrap()
}

/// What so many rows of such a length together lead to: no two logs of these tests lead to the same.
fn leads_to(rows: usize, length: usize) -> Projection {
    let mut projection = projection(rows as i64 - 1);
    projection.totals = vec![("A".to_owned(), length as i64)];
    projection
}

/// Records words in a match, one row each; the first of them opens it.
fn say(store: &mut Store, id: &str, at: i64, words: &[&str]) {
    for (at, word) in (at..).zip(words) {
        let rows = store.read(id).unwrap_or_default();
        if rows.is_empty() {
            let leads_to = leads_to(1, opening()[0].payload.len());
            store.create_match(id, &opening(), at, "anne", &leads_to).unwrap();
            continue;
        }
        let new = rows_of(word);
        let length: usize = rows.iter().map(|row| row.payload.len()).sum();
        let leads_to = leads_to(rows.len() + 1, length + new.payload.len());
        store.append(id, rows.len() as i64, &[new], at, "anne", &leads_to).unwrap();
    }
}

fn rows_of(word: &str) -> NewRow {
    NewRow { kind: "play".to_owned(), deal: Some(1), schema: 1, payload: format!("\"{word}\"") }
}

fn choice(store: &mut Store, at: i64, chosen: &str) {
    let id = match_id(at);
    let fork = store.family(chosen).unwrap();
    let new = Choice {
        id,
        at,
        author: "anne".to_owned(),
        origin: fork[0].origin.clone(),
        chosen: chosen.to_owned(),
        reason: String::new(),
    };
    assert!(store.choose(&new).unwrap());
}

#[test]
fn what_is_new_is_added_and_the_longer_log_is_kept() {
    let (one, two) = (Scratch::new(), Scratch::new());
    let (mut one, mut two) = (one.store(), two.store());
    say(&mut one, IDS[0], 10, &["open", "a", "b"]);
    say(&mut two, IDS[0], 10, &["open", "a", "b", "c"]);
    say(&mut two, IDS[1], 20, &["open", "x"]);
    let merged = merge(&mut one, &two);
    assert_eq!(merged.matches, [(IDS[0].to_owned(), Brought::Longer(1)), (IDS[1].to_owned(), Brought::New)]);
    assert_eq!(merge(&mut one, &two), Merged { same: 2, ..Merged::default() });
    say(&mut one, IDS[1], 30, &["y"]);
    assert_eq!(merge(&mut one, &two), Merged { same: 2, ..Merged::default() });
    assert_eq!(merge(&mut two, &one).matches, [(IDS[1].to_owned(), Brought::Longer(1))]);
    assert_eq!(seen(&one), seen(&two));
    assert_eq!(one.forks().unwrap(), []);
}

/// Whoever types next goes on with the match that is being played here.
#[test]
fn what_is_brought_in_comes_beneath_the_match_that_is_open() {
    let (one, two) = (Scratch::new(), Scratch::new());
    let (mut one, mut two) = (one.store(), two.store());
    say(&mut one, IDS[0], 10, &["open", "a"]);
    say(&mut two, IDS[1], 20, &["open", "x"]);
    assert_eq!(merge(&mut one, &two).matches, [(IDS[1].to_owned(), Brought::New)]);
    assert_eq!(one.last_touched().unwrap().as_deref(), Some(IDS[0]));
    let listed = one.list(&Filter::default()).unwrap();
    assert_eq!(listed.iter().map(|found| found.id.as_str()).collect::<Vec<_>>(), [IDS[0], IDS[1]]);
}

#[test]
fn two_that_differ_are_kept_and_named_alike_on_both_machines() {
    let (one, two) = (Scratch::new(), Scratch::new());
    let (mut one, mut two) = (one.store(), two.store());
    say(&mut one, IDS[0], 10, &["open", "a", "b", "c"]);
    say(&mut two, IDS[0], 10, &["open", "a", "dd"]);
    say(&mut one, IDS[1], 50, &["open"]);
    let merged = merge(&mut one, &two);
    assert_eq!(merged.matches.iter().map(|(_, brought)| *brought).collect::<Vec<_>>(), [Brought::Differs; 2]);
    merge(&mut two, &one);
    assert_eq!(seen(&one), seen(&two));
    assert_eq!(merge(&mut one, &two).matches, []);
    let copies: Vec<_> = one.list(&Filter::default()).unwrap().into_iter().map(|found| found.id).collect();
    assert_eq!(copies.len(), 3);
    // The match stands for the copy recorded furthest, until one is chosen.
    let standing =
        |store: &Store, id: &str| store.family(id).unwrap().iter().find(|f| f.id == id).unwrap().standing;
    let counts = one.resolve(IDS[0]).unwrap();
    assert_eq!((one.read(&counts).unwrap().len(), standing(&one, &counts)), (4, Standing::Counts));
    let waits = copies.iter().find(|id| **id != counts && *id != IDS[1]).unwrap().clone();
    let hidden = one.not_counted().unwrap();
    assert!(hidden.contains(&waits) && !hidden.contains(&counts));
    choice(&mut two, 100, &waits);
    merge(&mut one, &two);
    assert_eq!(seen(&one), seen(&two));
    assert_eq!((one.resolve(IDS[0]).unwrap(), standing(&one, &waits)), (waits.clone(), Standing::Chosen));
    assert_eq!(one.list(&Filter::default()).unwrap().len(), 2);
    assert_eq!(one.stale_forks(false, &|_, _, _| false).unwrap(), Vec::<String>::new());
    // A later choice counts; the log of choices keeps both.
    choice(&mut one, 200, &counts);
    merge(&mut two, &one);
    assert_eq!((seen(&one), two.choices().unwrap().len()), (seen(&two), 2));
    assert_eq!(two.resolve(IDS[0]).unwrap(), counts);
}

#[test]
fn three_machines_in_any_order_hold_the_same() {
    let logs: [&[&str]; 3] = [&["open", "a", "b"], &["open", "c", "d", "e"], &["open", "c", "fff"]];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut results = Vec::new();
    for order in orders {
        let machines: Vec<Scratch> = logs.iter().map(|_| Scratch::new()).collect();
        let mut stores: Vec<Store> = machines.iter().map(Scratch::store).collect();
        for (store, log) in stores.iter_mut().zip(logs) {
            say(store, IDS[0], 10, log);
        }
        let middle = Scratch::new();
        let mut middle = middle.store();
        for place in order {
            merge(&mut middle, &stores[place]);
        }
        for store in &mut stores {
            merge(store, &middle);
            assert_eq!(seen(store), seen(&middle));
        }
        assert_eq!(middle.list(&Filter::default()).unwrap().len(), 3);
        results.push(seen(&middle));
    }
    assert!(results.iter().all(|result| *result == results[0]));
}

#[test]
fn a_copy_recorded_further_stays_that_copy() {
    let (one, two) = (Scratch::new(), Scratch::new());
    let (mut one, mut two) = (one.store(), two.store());
    say(&mut one, IDS[0], 10, &["open", "a", "b"]);
    say(&mut two, IDS[0], 10, &["open", "a", "ccc"]);
    merge(&mut one, &two);
    say(&mut two, IDS[0], 30, &["d"]);
    let merged = merge(&mut one, &two);
    assert!(matches!(merged.matches.as_slice(), [(_, Brought::Longer(1))]), "{merged:?}");
    merge(&mut two, &one);
    assert_eq!(seen(&one), seen(&two));
    // Both machines go on in the same copy, differently.
    let counts = one.resolve(IDS[0]).unwrap();
    say(&mut one, &counts, 40, &["e"]);
    say(&mut two, &counts, 41, &["f", "g"]);
    merge(&mut one, &two);
    merge(&mut two, &one);
    assert_eq!(seen(&one), seen(&two));
    assert_eq!(one.list(&Filter::default()).unwrap().len(), 3);
}

#[test]
fn some_matches_go_into_a_file_of_their_own() {
    let (one, two, three) = (Scratch::new(), Scratch::new(), Scratch::new());
    let (mut store, mut other) = (one.store(), two.store());
    say(&mut store, IDS[0], 10, &["open", "a"]);
    say(&mut other, IDS[0], 10, &["open", "bb"]);
    merge(&mut store, &other);
    say(&mut store, IDS[1], 20, &["open", "a"]);
    say(&mut store, IDS[2], 30, &["open", "a"]);
    let to = one.0.join("some.db");
    let one_of = store.resolve(IDS[0]).unwrap();
    store.extract(&[one_of, IDS[2].to_owned()], &to, &[], &mut |_, _| {}).unwrap();
    assert!(store.extract(&[], &to, &[], &mut |_, _| {}).is_err());
    let visit = Visit::to(&to, &one.0.join("scratch")).unwrap();
    assert_eq!(visit.store().unwrap().verify().unwrap(), []);
    let mut third = three.store();
    assert_eq!(merge(&mut third, visit.store().unwrap()).matches.len(), 3);
    assert_eq!(third.list(&Filter::default()).unwrap().len(), 3);
    assert_eq!(merge(&mut store, visit.store().unwrap()).matches, []);
}

#[test]
fn the_copy_that_is_recorded_further_counts_at_once() {
    let (one, two) = (Scratch::new(), Scratch::new());
    let (mut one, mut two) = (one.store(), two.store());
    say(&mut one, IDS[0], 10, &["open", "a", "b", "c"]);
    say(&mut two, IDS[0], 10, &["open", "a", "dd"]);
    merge(&mut one, &two);
    let counts = one.resolve(IDS[0]).unwrap();
    let seen: Vec<_> = one.list(&Filter::default()).unwrap().into_iter().map(|found| found.id).collect();
    let waits = seen.iter().find(|id| **id != counts).unwrap();
    // Five rows here, four there: no bringing in and no mending lies between.
    say(&mut one, waits, 40, &["e", "f"]);
    let standing = |id: &str| one.family(id).unwrap().iter().find(|fork| fork.id == id).unwrap().standing;
    assert_eq!((standing(waits), standing(&counts)), (Standing::Counts, Standing::Waits));
    assert_eq!(one.stale_forks(false, &|_, _, _| false).unwrap(), Vec::<String>::new());
}
