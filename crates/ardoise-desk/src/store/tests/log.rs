//! The log only grows, under the head that was read.

use std::thread;

use super::*;

#[test]
fn rows_are_read_as_they_were_written() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    store.create_match(IDS[0], &opening(), 5, "anne", &projection(0)).unwrap();
    let head = store
        .append(IDS[0], 1, &[row("play", Some(1)), row("adjust", None)], 7, "bob", &projection(1))
        .unwrap();
    assert_eq!(head, 3);
    assert_eq!(store.head(IDS[0]).unwrap(), 3);
    let rows = scratch.store().read(IDS[0]).unwrap();
    let brief: Vec<_> = rows.iter().map(|r| (r.seq, r.op, r.at, &*r.author, &*r.kind, r.deal)).collect();
    assert_eq!(
        brief,
        [
            (1, 1, 5, "anne", "open", None),
            (2, 2, 7, "bob", "play", Some(1)),
            (3, 2, 7, "bob", "adjust", None)
        ]
    );
    assert_eq!(rows[1].payload, r#"{"said":"play"}"#);
}

#[test]
fn another_program_cannot_rewrite_the_log() {
    let scratch = Scratch::new();
    played(&mut scratch.store(), IDS[0], 3, 10);
    let before = scratch.store().read(IDS[0]).unwrap();
    let other = scratch.sqlite();
    let values =
        |seq: i64| format!("VALUES ('{}', {seq}, 1, 0, 'x', 'play', NULL, 1, '{{}}', zeroblob(32))", IDS[0]);
    let refused = [
        "UPDATE event SET payload = '{}' WHERE seq = 2".to_owned(),
        "UPDATE OR REPLACE event SET seq = 1 WHERE seq = 2".to_owned(),
        "DELETE FROM event".to_owned(),
        "DELETE FROM event WHERE seq = 4".to_owned(),
        format!("INSERT INTO event {}", values(2)),
        format!("INSERT OR REPLACE INTO event {}", values(2)),
        format!("REPLACE INTO event {}", values(4)),
        format!("INSERT OR IGNORE INTO event {}", values(4)),
        format!("INSERT INTO event {} ON CONFLICT DO UPDATE SET payload = '{{}}'", values(4)),
        format!("INSERT INTO event {}", values(6)),
        format!("INSERT INTO event {}", values(0)),
        format!(
            "INSERT INTO event VALUES ('{}', 2, 1, 0, 'x', 'play', NULL, 1, '{{}}', zeroblob(32))",
            IDS[1]
        ),
    ];
    for sql in refused {
        let error = other.execute_batch(&sql).unwrap_err().to_string();
        assert!(error.contains("the log only grows"), "{sql}: {error}");
    }
    let not_json =
        format!("INSERT INTO event VALUES ('{}', 5, 5, 0, 'x', 'play', NULL, 1, 'no', zeroblob(32))", IDS[0]);
    assert!(other.execute_batch(&not_json).is_err());
    assert_eq!(scratch.store().read(IDS[0]).unwrap(), before);
}

#[test]
fn a_second_writer_is_told_that_the_log_has_moved_on() {
    let scratch = Scratch::new();
    let (mut one, mut two) = (scratch.store(), scratch.store());
    one.create_match(IDS[0], &opening(), 1, "anne", &projection(0)).unwrap();
    let (head, same) = (one.head(IDS[0]).unwrap(), two.head(IDS[0]).unwrap());
    one.append(IDS[0], head, &[row("play", Some(1))], 2, "anne", &projection(1)).unwrap();
    let refused = two.append(IDS[0], same, &[row("play", Some(1))], 3, "bob", &projection(1)).unwrap_err();
    assert_eq!(refused, StoreError::Moved { id: IDS[0].to_owned(), expected: 1, found: 2 });
    assert_eq!(refused.id(), "store-moved");
    assert_eq!(
        refused.args(),
        [("match", IDS[0].to_owned()), ("expected", "1".to_owned()), ("found", "2".to_owned())]
    );
    assert_eq!(two.head(IDS[0]).unwrap(), 2);
    two.append(IDS[0], 2, &[row("play", Some(2))], 4, "bob", &projection(2)).unwrap();
    let taken = one.create_match(IDS[0], &opening(), 5, "anne", &projection(0)).unwrap_err();
    assert_eq!(taken, StoreError::Moved { id: IDS[0].to_owned(), expected: 0, found: 3 });
}

#[test]
fn two_threads_never_interleave() {
    let scratch = Scratch::new();
    scratch.store().create_match(IDS[0], &opening(), 1, "anne", &projection(0)).unwrap();
    let write = |author: &'static str| {
        let path = scratch.db();
        move || {
            let mut store = Store::open(&path, Access::ReadWrite).unwrap();
            let mut done = 0;
            while done < 20 {
                let head = store.head(IDS[0]).unwrap();
                let rows = [row("play", Some(1)), row("play", Some(1))];
                match store.append(IDS[0], head, &rows, 2, author, &projection(1)) {
                    Ok(new) => {
                        assert_eq!(new, head + 2);
                        done += 1;
                    }
                    Err(StoreError::Moved { found, .. }) => assert!(found > head),
                    Err(other) => panic!("{other}"),
                }
            }
        }
    };
    let both = [thread::spawn(write("anne")), thread::spawn(write("bob"))];
    both.into_iter().for_each(|one| one.join().unwrap());
    let store = scratch.store();
    let rows = store.read(IDS[0]).unwrap();
    assert_eq!(rows.len(), 81);
    assert!(rows[1..].chunks(2).all(|pair| pair[0].author == pair[1].author && pair[0].op == pair[1].op));
    assert_eq!(store.verify().unwrap(), []);
}

#[test]
fn what_is_not_there_is_unknown() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let unknown = StoreError::Unknown { id: IDS[0].to_owned() };
    assert_eq!(store.read(IDS[0]).unwrap_err(), unknown);
    assert_eq!(store.head(IDS[0]).unwrap_err(), unknown);
    assert_eq!(store.append(IDS[0], 0, &opening(), 1, "anne", &projection(0)).unwrap_err(), unknown);
    assert_eq!(store.project(IDS[0], &projection(0), 1).unwrap_err(), unknown);
    for text in ["", "coinche", &IDS[0].to_uppercase().replace("0199F", "0199G"), &IDS[0].replace('-', "")] {
        let refused = store.create_match(text, &opening(), 1, "anne", &projection(0)).unwrap_err();
        assert_eq!(refused, StoreError::NotAnId { text: text.to_owned() });
    }
    assert_eq!(store.last_touched().unwrap(), None);
}

#[test]
fn a_match_is_named_by_the_beginning_or_the_end_of_its_id() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    for (at, id) in (0..).zip(IDS) {
        store.create_match(id, &opening(), at, "anne", &projection(0)).unwrap();
    }
    let resolve = |text: &str| store.resolve(text);
    for (text, id) in [
        (IDS[0], IDS[0]),
        (&*IDS[1].to_uppercase(), IDS[1]),
        (&*IDS[1].replace('-', ""), IDS[1]),
        ("00a1", IDS[0]),
        ("B2A1", IDS[1]),
        ("c3c3", IDS[2]),
        ("0199f2a0", IDS[0]),
        ("0199f2a00", IDS[0]),
        ("0199f2a1-", IDS[1]),
        ("0199F2B", IDS[2]),
        ("8000-0000c3c3c3c3", IDS[2]),
    ] {
        assert_eq!(resolve(text).unwrap(), id, "{text}");
    }
    let ids = [IDS[0], IDS[1]].map(str::to_owned).to_vec();
    assert_eq!(resolve("0199f2a").unwrap_err(), StoreError::Ambiguous { text: "0199f2a".to_owned(), ids });
    for text in
        ["dead", "2a1f", "zzzz", "%%%%", "é€éé", "0199f2a0-0000-7000-8000-0000000000ff", &"0".repeat(40)]
    {
        assert_eq!(resolve(text).unwrap_err(), StoreError::NoMatch { text: text.to_owned() });
    }
    assert!(matches!(resolve("3c3"), Err(StoreError::TooShort { least: 4, .. })));
    assert_eq!(store.ids().unwrap(), IDS);
}

#[test]
fn ids_sort_by_their_time() {
    let (early, late) = (match_id(1_800_000_000_123), match_id(1_800_000_000_124));
    assert!(early < late);
    assert_eq!(early[..13].replace('-', ""), format!("{:012x}", 1_800_000_000_123_i64));
    assert_ne!(match_id(5), match_id(5));
}

#[test]
fn writes_together_are_all_kept_or_none() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let failed = store.together(|store| {
        played(store, IDS[0], 2, 1);
        store.create_match(IDS[0], &opening(), 1, "anne", &projection(0))
    });
    assert!(matches!(failed, Err(StoreError::Moved { .. })));
    assert_eq!(store.ids().unwrap(), Vec::<String>::new());
    store
        .together(|store| {
            played(store, IDS[0], 2, 1);
            // One part refused takes back that part only.
            assert!(store.create_match(IDS[0], &opening(), 1, "anne", &projection(0)).is_err());
            store.together(|store| {
                played(store, IDS[1], 1, 9);
                Ok::<_, StoreError>(())
            })
        })
        .unwrap();
    assert_eq!(scratch.store().ids().unwrap(), &IDS[..2]);
    assert_eq!(store.verify().unwrap(), []);
}
