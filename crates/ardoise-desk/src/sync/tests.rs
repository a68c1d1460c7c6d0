//! Machines that meet at a place in any order, and a place in which anything may be cut, taken away or put.
#![allow(clippy::unwrap_used)]

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::known::Known;
use super::segment::{Entry, Held, House, Log, Name, Unread, packed, unpacked};
use super::*;
use crate::failure::Failure;
use crate::pseudonyms::{Pseudonyms, Sealing};
use crate::store::{
    Choice, DealProjection, FIRST_KIND, Forgotten, Kind, Names as _, Naming, NamingKind, NewRow, Projection,
    Reading, Row, Standing, Store, in_memory, link_of, match_id,
};

/// A place in memory; each change gives an object another stamp.
#[derive(Default)]
struct Shelf {
    objects: RefCell<BTreeMap<String, (Vec<u8>, u64)>>,
    changes: Cell<u64>,
    /// After so many requests the connection is cut.
    patience: Cell<Option<usize>>,
}

impl Shelf {
    fn asked(&self) -> Result<(), Fault> {
        match self.patience.get() {
            Some(0) => Err(Fault::Failed("cut".into())),
            left => {
                self.patience.set(left.map(|left| left - 1));
                Ok(())
            }
        }
    }

    fn lay(&self, name: &str, bytes: Vec<u8>) {
        self.changes.set(self.changes.get() + 1);
        self.objects.borrow_mut().insert(name.to_owned(), (bytes, self.changes.get()));
    }

    fn names(&self) -> Vec<String> {
        self.objects.borrow().keys().cloned().collect()
    }
}

impl Place for Shelf {
    fn list(&self) -> Result<Vec<Object>, Fault> {
        self.asked()?;
        let objects = self.objects.borrow();
        let listed = objects.iter().map(|(name, (bytes, stamp))| Object {
            name: name.clone(),
            size: bytes.len() as u64,
            stamp: stamp.to_string(),
        });
        Ok(listed.collect())
    }

    fn get(&self, name: &str) -> Result<Vec<u8>, Fault> {
        self.asked()?;
        self.objects.borrow().get(name).map(|(bytes, _)| bytes.clone()).ok_or(Fault::Gone)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<(), Fault> {
        self.asked()?;
        if !self.objects.borrow().contains_key(name) {
            self.lay(name, bytes.to_vec());
        }
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), Fault> {
        self.asked()?;
        self.objects.borrow_mut().remove(name);
        Ok(())
    }
}

/// What so many rows lead to: no two logs of these tests that say something else lead to the same.
fn leads_to(rows: &[Row]) -> Projection {
    let said = rows.iter().fold(7_i64, |sum, row| {
        row.payload.bytes().fold(sum, |sum, byte| (sum * 31 + i64::from(byte)) % 1_000_003)
    });
    Projection {
        kind: rows.first().and_then(|row| Kind::begun_by(&row.kind)).unwrap_or_default(),
        game: "coinche".to_owned(),
        title: None,
        opened: "2026-11-03".to_owned(),
        rules: "ffb".to_owned(),
        players: ["Anne", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec(),
        former: Vec::new(),
        played: rows.len() as i64 - 1,
        points: Vec::new(),
        over: false,
        winners: Vec::new(),
        totals: vec![("A".to_owned(), said)],
        deals: Vec::<DealProjection>::new(),
        engine: "0.1.0".to_owned(),
    }
}

/// Says a log everything that another one says? Here: the same steps, whoever took them.
fn holds(_: &str, log: &[Row], other: &[Row]) -> bool {
    let same =
        |(one, other): (&Row, &Row)| (one.seq, one.op, &one.payload) == (other.seq, other.op, &other.payload);
    log.len() >= other.len() && log.iter().zip(other).all(same)
}

/// One exchange, by what the machine remembers of the place.
fn met(store: &mut Store, place: &dyn Place, known: &mut Known) -> Result<Outcome, Failure> {
    let project = |_: &str, rows: &[Row]| Ok(leads_to(rows));
    let reading = Reading { project: &project, holds: &holds, names: &Sealing };
    let syncing = Syncing { place, seal: &Plain, houses: None, memory: None, device: String::new() };
    syncing.exchanged(known, store, &reading, &mut |_, _| ())
}

/// What a machine that calls itself so remembers before it was there.
fn stranger(no: usize) -> Known {
    Known { device: format!("{no:08x}"), ..Known::default() }
}

fn told(store: &Store, place: &dyn Place) -> Outcome {
    let syncing = Syncing { place, seal: &Plain, houses: None, memory: None, device: "00000000".to_owned() };
    syncing.status(Some(store), &mut |_, _| ()).unwrap()
}

/// Records a word in the log that is seen; the first one opens the match, or the contest.
fn say(store: &mut Store, id: &str, at: i64, word: &str) -> Vec<Row> {
    say_as(store, id, (at, "anne"), word)
}

/// The same by somebody.
fn say_as(store: &mut Store, id: &str, (at, author): (i64, &str), word: &str) -> Vec<Row> {
    let seen = store.seen_as(id).unwrap();
    let mut rows = store.read(&seen).unwrap_or_default();
    let kind = match rows.len() {
        0 if id == IDS[3] => Kind::Contest.opens(),
        0 => FIRST_KIND,
        _ => "play",
    };
    let payload = format!("{{\"title\":\"{word}\"}}");
    let new = NewRow { kind: kind.to_owned(), deal: None, schema: 1, payload: payload.clone() };
    let seq = rows.len() as i64 + 1;
    let (by, kind) = (author.to_owned(), kind.to_owned());
    rows.push(Row { seq, op: seq, at, author: by, kind, deal: None, schema: 1, payload });
    let projection = leads_to(&rows);
    if seq == 1 {
        store.create_match(&seen, &[new], at, author, &projection).unwrap();
    } else {
        store.append(&seen, seq - 1, &[new], at, author, &projection).unwrap();
    }
    rows
}

/// What is seen of a database: the logs with their heads, how copies stand, names and choices.
fn seen(store: &Store) -> String {
    let forks = store.forks().unwrap();
    let beneath = |id: &String| forks.iter().any(|fork| fork.id == *id && fork.standing == Standing::Beneath);
    let mut text = String::new();
    for id in store.ids().unwrap().iter().filter(|id| !beneath(id)) {
        text.push_str(&format!("{id} {:?}\n", store.hash(id, None).unwrap()));
    }
    // Where one log is left of several, it is the match itself: there it is said, and elsewhere there is nothing to say.
    let seen: Vec<_> =
        forks.iter().filter(|fork| fork.standing != Standing::Beneath && fork.id != fork.origin).collect();
    text.push_str(&format!("{seen:?}\n{:?}\n{:?}\n", store.choices().unwrap(), store.namings().unwrap()));
    text
}

/// Numbers that look like chance and are the same in every run (splitmix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }
}

/// Two players, of whom any may be forgotten.
const PLAYERS: [&str; 2] = ["zoltan", "yves"];

/// Forgets a player on one machine.
fn forget(store: &mut Store, at: i64, name: &str, number: usize) -> Option<String> {
    let project = |_: &str, rows: &[Row]| Ok::<_, Failure>(leads_to(rows));
    let reading = Reading { project: &project, holds: &holds, names: &Sealing };
    let (id, pseudonym) = (match_id(at), format!("Player {number}"));
    let names = Pseudonyms::sealed(&id, &[name.to_owned()], &[], &pseudonym);
    let at = at.max(store.newest().unwrap());
    let new = Forgotten { id: id.clone(), at, pseudonym, names, heads: vec![] };
    store.forget(&new, (at, "anne"), &reading, &mut |_, _| ()).unwrap().map(|_| id)
}

/// Three matches and a contest.
const IDS: [&str; 4] = [
    "0199f2a0-0000-7000-8000-0000000000a1",
    "0199f2a1-0000-7000-8000-00000000b2a1",
    "0199f2b0-0000-7000-8000-0000c3c3c3c3",
    "0199f2b1-0000-7000-8000-0000c3c3c3c4",
];

/// Something happens to an object: it is cut, taken away, exchanged with another one; or a strange one is put there.
fn harm(chance: &mut Chance, shelf: &Shelf) {
    let names = shelf.names();
    if names.is_empty() {
        return;
    }
    let one = names[chance.below(names.len())].clone();
    let bytes =
        |name: &String| shelf.objects.borrow().get(name).map(|(bytes, _)| bytes.clone()).unwrap_or_default();
    match chance.below(4) {
        0 => {
            let cut = bytes(&one);
            let left = chance.below(cut.len().max(1));
            shelf.lay(&one, cut[..left].to_vec());
        }
        1 => {
            shelf.objects.borrow_mut().remove(&one);
        }
        2 => {
            let other = names[chance.below(names.len())].clone();
            let (first, second) = (bytes(&one), bytes(&other));
            shelf.lay(&one, second);
            shelf.lay(&other, first);
        }
        _ => shelf.lay("segments/holiday.jpg", vec![0xff, 0xd8, 0xff]),
    }
}

/// Three machines record, meet at a place in any order with connections cut, and the place is harmed; at last they meet until
/// nothing is new. Then all of them show the same, and every row that was ever recorded is on each of them.
fn history(seed: u64) {
    let mut chance = Chance(seed);
    let shelf = Shelf::default();
    let mut stores: Vec<Store> = (0..3).map(|_| in_memory()).collect();
    let mut known: Vec<Known> = (0..4).map(stranger).collect();
    let mut recorded: Vec<(usize, Vec<Row>)> = Vec::new();
    let mut forgotten = 0;
    for step in 0..12 + chance.below(20) {
        let no = chance.below(3);
        // Clocks agree on nothing.
        let at = 1000 + chance.below(5) as i64;
        match chance.below(10) {
            0..=4 => {
                let of = chance.below(IDS.len());
                let author = ["anne", "anne", PLAYERS[0]][chance.below(3)];
                let word = ["open", "a", "b", "zoltan a", "for yves"][chance.below(5)];
                recorded.push((of, say_as(&mut stores[no], IDS[of], (at, author), word)));
            }
            5 => {
                let naming = Naming {
                    id: match_id(step as i64),
                    at,
                    author: "anne".to_owned(),
                    kind: NamingKind::Merge,
                    name: ["Bobby", "yves", "zoltan"][chance.below(3)].to_owned(),
                    target: Some(["Bob", "zoltan"][chance.below(2)].to_owned()),
                };
                stores[no].add_naming(&naming).unwrap();
            }
            6 => {
                let mut forks = stores[no].forks().unwrap();
                forks.retain(|fork| fork.standing != Standing::Beneath);
                if !forks.is_empty() {
                    let fork = forks[chance.below(forks.len())].clone();
                    let (id, author, reason) = (match_id(step as i64), "anne".to_owned(), String::new());
                    let choice = Choice { id, at, author, origin: fork.origin, chosen: fork.id, reason };
                    stores[no].choose(&choice).unwrap();
                }
            }
            7 if chance.below(3) == 0 => {
                // A pseudonym is of one machine alone.
                let name = PLAYERS[chance.below(2)];
                forgotten += usize::from(forget(&mut stores[no], at, name, 100 * step + no).is_some());
            }
            7 => harm(&mut chance, &shelf),
            other => {
                shelf.patience.set((other == 8).then(|| chance.below(9)));
                let _ = met(&mut stores[no], &shelf, &mut known[no]);
                shelf.patience.set(None);
                // Some forget what they saw.
                if chance.below(6) == 0 {
                    known[no] = stranger(no);
                }
            }
        }
    }
    stores.push(in_memory());
    let mut quiet = false;
    for _ in 0..10 {
        quiet = true;
        for (no, store) in stores.iter_mut().enumerate() {
            let outcome = met(store, &shelf, &mut known[no]).unwrap();
            quiet &= (outcome.sent, outcome.received, outcome.beside) == (0, 0, 0);
        }
        if quiet {
            break;
        }
    }
    assert!(quiet, "seed {seed}: they never agree");
    for store in &stores {
        assert_eq!(seen(store), seen(&stores[0]), "seed {seed}");
        let gone = store.gone(&Sealing).unwrap();
        assert!(gone.is_empty() == (forgotten == 0), "seed {seed}: a tombstone is lost");
        for (of, rows) in &recorded {
            // Of two pseudonyms of one player, which one stands there depends on who came first.
            let held = store.forgotten().unwrap().iter().map(Some).chain([None]).any(|first| {
                let names = first.and_then(|first| Sealing.without(first));
                let left = names.and_then(|names| names.rows(rows)).unwrap_or_else(|| rows.clone());
                let left = gone.rows(&left).unwrap_or(left);
                let link = link_of(IDS[*of], &left);
                store.holds(IDS[*of], IDS[*of], left.len() as i64, &link).unwrap()
            });
            assert!(held, "seed {seed}: a row is lost");
        }
        for id in store.ids().unwrap() {
            assert_eq!(gone.rows(&store.read(&id).unwrap()), None, "seed {seed}: a name is back");
        }
    }
    if seed.is_multiple_of(8) {
        assert_eq!(stores[0].verify().unwrap(), [], "seed {seed}");
    }
    let outcome = told(&stores[0], &shelf);
    assert_eq!((outcome.missing_here, outcome.missing_there), (vec![], vec![]), "seed {seed}");
    assert_eq!(outcome.here, outcome.there, "seed {seed}");
}

#[test]
fn machines_that_meet_in_any_order_hold_the_same_and_nothing_is_lost() {
    let count = std::env::var("ARDOISE_HISTORIES").ok().and_then(|count| count.parse().ok()).unwrap_or(24);
    let from = std::env::var("ARDOISE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    (from..from + count).for_each(history);
}

/// Two machines of which the first was at the place.
fn one_and_two(shelf: &Shelf) -> (Store, Store, Known) {
    let (mut one, two) = (in_memory(), in_memory());
    say(&mut one, IDS[0], 10, "open");
    say(&mut one, IDS[0], 11, "a");
    say(&mut one, IDS[1], 12, "open");
    let mut known = stranger(1);
    let outcome = met(&mut one, shelf, &mut known).unwrap();
    assert_eq!((outcome.sent, outcome.received, outcome.here, outcome.there), (2, 0, 2, 2));
    (one, two, known)
}

#[test]
fn what_is_new_goes_and_comes_and_a_second_time_nothing_does() {
    let shelf = Shelf::default();
    let (mut one, mut two, mut known) = one_and_two(&shelf);
    assert_eq!(shelf.names().len(), 2, "a segment and what it holds");
    let written = shelf.changes.get();
    let outcome = met(&mut one, &shelf, &mut known).unwrap();
    assert_eq!((outcome.sent, outcome.received, shelf.changes.get()), (0, 0, written));
    let status = told(&two, &shelf);
    assert_eq!((status.here, status.there), (0, 2));
    assert_eq!(
        (status.missing_here, status.missing_there),
        (IDS[..2].iter().map(|id| (*id).to_owned()).collect(), vec![])
    );
    let outcome = met(&mut two, &shelf, &mut stranger(2)).unwrap();
    assert_eq!((outcome.sent, outcome.received, outcome.damaged), (0, 2, vec![]));
    assert_eq!(seen(&one), seen(&two));
}

#[test]
fn an_object_that_is_cut_is_named_and_put_in_order_by_who_holds_what_it_held() {
    let shelf = Shelf::default();
    let (mut one, mut two, mut known) = one_and_two(&shelf);
    say(&mut one, IDS[2], 13, "open");
    met(&mut one, &shelf, &mut known).unwrap();
    let segments: Vec<String> =
        shelf.names().into_iter().filter(|name| name.starts_with("segments/")).collect();
    let bytes = shelf.get(&segments[0]).unwrap();
    let half = bytes[..bytes.len() / 2].to_vec();
    shelf.lay(&segments[0], half);
    // Who does not hold it takes the rest, names it, and leaves it where it is.
    let outcome = met(&mut two, &shelf, &mut stranger(2)).unwrap();
    let cut = Flaw { object: segments[0].clone(), what: What::Cut };
    assert_eq!((outcome.received, &outcome.damaged), (1, &vec![cut.clone()]));
    assert_eq!(shelf.get(&segments[0]).unwrap().len(), bytes.len() / 2);
    // Who holds it writes it again, names it once, and takes the half away.
    let outcome = met(&mut one, &shelf, &mut known).unwrap();
    assert_eq!((outcome.sent, outcome.damaged), (2, vec![cut]));
    assert!(!shelf.names().contains(&segments[0]));
    let outcome = met(&mut two, &shelf, &mut stranger(2)).unwrap();
    assert_eq!((outcome.received, outcome.damaged), (2, vec![]));
    assert_eq!(seen(&one), seen(&two));
}

#[test]
fn an_object_that_is_gone_or_strange_is_named_and_costs_nothing_else() {
    let shelf = Shelf::default();
    let (mut one, mut two, mut known) = one_and_two(&shelf);
    let segment = shelf.names().into_iter().find(|name| name.starts_with("segments/")).unwrap();
    shelf.objects.borrow_mut().remove(&segment);
    shelf.lay("segments/holiday.jpg", vec![1, 2, 3]);
    let flaws = |what| {
        [
            Flaw { object: segment.clone(), what },
            Flaw { object: "segments/holiday.jpg".to_owned(), what: What::Foreign },
        ]
    };
    let outcome = met(&mut two, &shelf, &mut stranger(2)).unwrap();
    assert_eq!(outcome.damaged, flaws(What::Missing));
    let outcome = met(&mut one, &shelf, &mut known).unwrap();
    assert_eq!((outcome.sent, outcome.damaged.as_slice()), (2, flaws(What::Missing).as_slice()));
    let outcome = met(&mut two, &shelf, &mut stranger(2)).unwrap();
    assert_eq!((outcome.received, outcome.damaged.len()), (2, 1));
    assert_eq!(seen(&one), seen(&two));
}

#[test]
fn a_connection_cut_anywhere_is_taken_up_again() {
    for patience in 0..8 {
        let shelf = Shelf::default();
        let (mut one, mut two) = (in_memory(), in_memory());
        say(&mut one, IDS[0], 10, "open");
        let (mut ours, mut theirs) = (stranger(1), stranger(2));
        shelf.patience.set(Some(patience));
        let _ = met(&mut one, &shelf, &mut ours);
        shelf.patience.set(None);
        met(&mut one, &shelf, &mut ours).unwrap();
        shelf.patience.set(Some(patience));
        let _ = met(&mut two, &shelf, &mut theirs);
        shelf.patience.set(None);
        met(&mut two, &shelf, &mut theirs).unwrap();
        assert_eq!(seen(&one), seen(&two), "cut after {patience}");
        assert_eq!(met(&mut one, &shelf, &mut ours).unwrap().damaged, []);
        assert_eq!(shelf.names().len(), 2, "cut after {patience}");
    }
}

#[test]
fn a_tombstone_that_a_log_at_hand_belies_is_named_and_not_followed() {
    let shelf = Shelf::default();
    let mut stores = [in_memory(), in_memory()];
    let mut known = [stranger(1), stranger(2)];
    say(&mut stores[0], IDS[0], 10, "open");
    let rows = say(&mut stores[0], IDS[0], 11, "zoltan a");
    for (store, known) in stores.iter_mut().zip(&mut known) {
        met(store, &shelf, known).unwrap();
    }
    let id = match_id(50);
    let names = Pseudonyms::sealed(&id, &["zoltan".to_owned()], &[], "Player 9");
    let (last, old) = (rows.len() as i64, link_of(IDS[0], &rows));
    let stone = |id: &str, new: String| Forgotten {
        id: id.to_owned(),
        at: 1000,
        pseudonym: "Player 9".to_owned(),
        names: names.clone(),
        heads: vec![(IDS[0].to_owned(), last, old.clone(), new)],
    };
    let lay = |no: &str, entries: &[Entry]| {
        let bytes = packed(entries);
        let name = Name::of(no, (1, entries.len() as u64), &bytes);
        shelf.lay(&name.manifest(), Held::by(entries).packed(&name));
        shelf.lay(&name.object(), bytes);
        name.object()
    };
    // It says that the log is the same without the name; beside it stands a match of somebody.
    let mut third = in_memory();
    let other = Log::of(IDS[2], None, say(&mut third, IDS[2], 12, "open"));
    let forged = stone(&id, old.clone());
    let object = lay("0000000f", &[Entry::from(&forged), Entry::Log(other)]);
    for (store, known) in stores.iter_mut().zip(&mut known) {
        for received in [1, 0] {
            let outcome = met(store, &shelf, known).unwrap();
            let untrue = Flaw { object: object.clone(), what: What::Untrue };
            assert_eq!((outcome.forgotten, outcome.received), (0, received));
            assert_eq!((outcome.damaged, outcome.cleared), (vec![untrue], vec![]));
        }
        assert_eq!((store.forgotten().unwrap(), store.read(IDS[0]).unwrap()), (vec![], rows.clone()));
    }
    assert_eq!(seen(&stores[0]), seen(&stores[1]));
    // The same with the head that the rows have without the name is followed.
    shelf.objects.borrow_mut().retain(|name, _| !name.contains("0000000f"));
    let left = Sealing.without(&forged).unwrap().rows(&rows).unwrap();
    lay("0000000e", &[Entry::from(&stone(&id, link_of(IDS[0], &left)))]);
    for (store, known) in stores.iter_mut().zip(&mut known) {
        assert_eq!(met(store, &shelf, known).unwrap().forgotten, 1);
        assert_eq!(store.read(IDS[0]).unwrap(), left);
    }
}

#[test]
fn a_match_that_is_damaged_here_is_not_sent() {
    let shelf = Shelf::default();
    let (mut store, mut known) = (in_memory(), stranger(1));
    say(&mut store, IDS[0], 10, "open");
    say(&mut store, IDS[1], 10, "open");
    store.edited(IDS[0]);
    let outcome = met(&mut store, &shelf, &mut known).unwrap();
    assert_eq!((outcome.sent, outcome.unsound, outcome.there), (1, vec![IDS[0].to_owned()], 1));
}

#[test]
fn a_segment_cut_or_changed_anywhere_is_none() {
    let log = Log::of(IDS[0], None, vec![]);
    let house = House { name: "ours".to_owned(), text: "game = \"coinche\"\n".to_owned(), before: None };
    let entries = vec![Entry::Log(log), Entry::House(house)];
    let bytes = packed(&entries);
    assert_eq!(unpacked(&bytes), Ok(entries));
    for end in 0..bytes.len() {
        assert!(unpacked(&bytes[..end]).is_err(), "{end}");
        let mut other = bytes.clone();
        other[end] ^= 1;
        assert!(!Name::of("00000001", (1, 2), &bytes).is_of(&other));
        // Whatever comes of it, it is no panic.
        let _ = unpacked(&other);
    }
    assert_eq!(unpacked(b"ardoise segment 9\nwhatever"), Err(Unread::Newer));
    let name = Name::of("00000001", (1, 2), &bytes);
    assert_eq!(Name::read(&name.object()), Some((name.clone(), true)));
    assert_eq!(Name::read(&name.manifest()), Some((name, false)));
    assert_eq!(Name::read("segments/00000001-1-2-00.segment"), None);
}

#[test]
fn saved_houses_follow_and_two_that_were_changed_both_stay() {
    let shelf = Shelf::default();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut machines: Vec<(Store, Known)> = (1..3).map(|no| (in_memory(), stranger(no))).collect();
    let mut meet = |no: usize| {
        let project = |_: &str, rows: &[Row]| Ok(leads_to(rows));
        let reading = Reading { project: &project, holds: &holds, names: &Sealing };
        let houses = Some(folders[no].path());
        let syncing = Syncing { place: &shelf, seal: &Plain, houses, memory: None, device: String::new() };
        let (store, known) = &mut machines[no];
        syncing.exchanged(known, store, &reading, &mut |_, _| ()).unwrap()
    };
    let file = |no: usize, name: &str| folders[no].path().join(name);
    let write = |no: usize, text: &str| std::fs::write(file(no, "ours.toml"), text).unwrap();
    let read = |no: usize, name: &str| std::fs::read_to_string(file(no, name)).unwrap_or_default();
    write(0, "one");
    meet(0);
    assert_eq!(meet(1).beside, 1);
    assert_eq!(read(1, "ours.toml"), "one");
    // Changed on one: the other follows.
    write(1, "two");
    meet(1);
    meet(0);
    assert_eq!(read(0, "ours.toml"), "two");
    // Changed on both: each keeps its own, and gets the other under a name beside it.
    write(0, "three");
    write(1, "four");
    meet(0);
    meet(1);
    meet(0);
    assert_eq!((read(0, "ours.toml"), read(1, "ours.toml")), ("three".to_owned(), "four".to_owned()));
    let others = |no: usize| {
        let names = std::fs::read_dir(folders[no].path()).unwrap().map(|file| file.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names.into_iter().filter(|name| name != "ours.toml").map(|name| read(no, &name)).collect::<Vec<_>>()
    };
    for no in [0, 1] {
        assert!(others(no).contains(&["four", "three"][no].to_owned()), "{:?}", others(no));
    }
}
