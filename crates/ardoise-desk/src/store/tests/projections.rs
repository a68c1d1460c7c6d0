//! Projections follow the log, and lists read them.

use super::*;

#[test]
fn a_projection_is_written_with_its_rows() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 3, 10);
    assert_eq!(store.projection(IDS[0]).unwrap(), Some(projection(3)));
    assert_eq!(store.projection(IDS[1]).unwrap(), None);

    let mut amended = projection(2);
    amended.title = Some("Jeudi".to_owned());
    amended.over = true;
    amended.winners = vec!["B".to_owned()];
    amended.deals[0].score = vec![("B".to_owned(), 250)];
    amended.deals[1].complete = false;
    amended.deals[1].contract = None;
    store.append(IDS[0], 4, &[row("amend", None)], 20, "anne", &amended).unwrap();
    assert_eq!(store.projection(IDS[0]).unwrap(), Some(amended));
}

#[test]
fn only_the_deals_that_changed_are_written() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 5, 10);
    let watch = "CREATE TEMP TABLE seen (no INTEGER);
        CREATE TEMP TRIGGER inserted AFTER INSERT ON main.deal BEGIN INSERT INTO seen VALUES (NEW.no); END;
        CREATE TEMP TRIGGER updated AFTER UPDATE ON main.deal BEGIN INSERT INTO seen VALUES (NEW.no); END;";
    store.conn.execute_batch(watch).unwrap();
    let mut next = projection(6);
    next.deals[1].complete = false;
    store.append(IDS[0], 6, &[row("play", Some(6))], 30, "anne", &next).unwrap();
    let mut seen = store.conn.prepare("SELECT no FROM seen ORDER BY no").unwrap();
    let seen: Vec<i64> = seen.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert_eq!(seen, [2, 6]);
}

#[test]
fn a_projection_can_be_written_again() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 3, 10);
    scratch.sqlite().execute_batch("PRAGMA foreign_keys = ON; DELETE FROM match").unwrap();
    assert_eq!(store.projection(IDS[0]).unwrap(), None);
    assert_eq!(store.ids().unwrap(), [IDS[0]]);
    assert_eq!(store.resolve(IDS[0]).unwrap(), IDS[0]);
    store.project(IDS[0], &projection(3), 13).unwrap();
    assert_eq!(store.projection(IDS[0]).unwrap(), Some(projection(3)));
    assert_eq!(store.verify().unwrap(), []);
}

#[test]
fn the_match_last_touched_comes_first() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 0, 10);
    played(&mut store, IDS[1], 2, 20);
    let ids =
        |store: &Store| store.list(&Filter::default()).unwrap().into_iter().map(|m| m.id).collect::<Vec<_>>();
    assert_eq!(ids(&store), [IDS[1], IDS[0]]);
    store.append(IDS[0], 1, &[row("play", Some(1))], 30, "anne", &projection(1)).unwrap();
    assert_eq!(ids(&store), [IDS[0], IDS[1]]);
    assert_eq!(store.last_touched().unwrap().as_deref(), Some(IDS[0]));
    // Whatever the clock says.
    store.append(IDS[1], 3, &[row("play", Some(3))], -5, "anne", &projection(3)).unwrap();
    assert_eq!(ids(&store), [IDS[1], IDS[0]]);
    assert_eq!(store.last_touched().unwrap().as_deref(), Some(IDS[1]));
    assert_eq!(store.verify().unwrap(), []);
    // A projection written again stays in its place; one that was lost takes that of its time.
    store.project(IDS[0], &projection(1), 30).unwrap();
    assert_eq!(ids(&store), [IDS[1], IDS[0]]);
    scratch.sqlite().execute_batch("PRAGMA foreign_keys = ON; DELETE FROM match").unwrap();
    store.project(IDS[1], &projection(3), -5).unwrap();
    store.project(IDS[0], &projection(1), 30).unwrap();
    assert_eq!(store.verify().unwrap(), []);
}

/// What the lists lost stands again where it stood, though another match is being played.
#[test]
fn a_projection_that_was_lost_comes_first_again() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    played(&mut store, IDS[0], 0, 10);
    played(&mut store, IDS[1], 2, 20);
    let lost = format!("PRAGMA foreign_keys = ON; DELETE FROM match WHERE id = '{}'", IDS[1]);
    scratch.sqlite().execute_batch(&lost).unwrap();
    store.project(IDS[1], &projection(2), 20).unwrap();
    assert_eq!(store.last_touched().unwrap().as_deref(), Some(IDS[1]));
}

#[test]
fn matches_are_listed_by_game_player_date_and_state() {
    let scratch = Scratch::new();
    let mut store = scratch.store();
    let mut second = projection(1);
    second.deals.push(DealProjection { complete: false, ..deal(2) });
    second.game = "whist".to_owned();
    second.opened = "2026-11-30T21:00".to_owned();
    second.over = true;
    second.players[0] = "Zoé".to_owned();
    let third = Projection { opened: "2026-12-01".to_owned(), ..projection(0) };
    for (at, (id, projection)) in (1..).zip(IDS.into_iter().zip([projection(0), second, third])) {
        store.create_match(id, &opening(), at, "anne", &projection).unwrap();
    }
    let ask = |filter: Filter| {
        let found = store.list(&filter).unwrap();
        found.iter().map(|m| IDS.iter().position(|id| *id == m.id).unwrap()).collect::<Vec<_>>()
    };
    let text = |s: &str| Some(s.to_owned());
    let all = Filter::default;
    assert_eq!(ask(all()), [2, 1, 0]);
    assert_eq!(ask(Filter { limit: Some(2), ..all() }), [2, 1]);
    assert_eq!(ask(Filter { limit: Some(0), ..all() }), [0; 0]);
    assert_eq!(ask(Filter { game: text("whist"), ..all() }), [1]);
    assert_eq!(ask(Filter { over: Some(false), ..all() }), [2, 0]);
    assert_eq!(ask(Filter { player: text("ANNE"), ..all() }), [2, 0]);
    assert_eq!(ask(Filter { player: text("ZOÉ"), ..all() }), [1]);
    assert_eq!(ask(Filter { player: text("élo"), limit: Some(1), ..all() }), [2]);
    assert_eq!(ask(Filter { player: text("%"), ..all() }), [0; 0]);
    assert_eq!(ask(Filter { since: text("2026-11-30"), ..all() }), [2, 1]);
    assert_eq!(ask(Filter { until: text("2026-11-30"), ..all() }), [1, 0]);
    assert_eq!(ask(Filter { since: text("2026-11"), until: text("2026-11"), ..all() }), [1, 0]);

    let whist = &store.list(&Filter { game: text("whist"), ..all() }).unwrap()[0];
    assert_eq!((whist.deals, whist.touched, whist.over), (1, 2, true));
    assert_eq!(whist.totals, [("A".to_owned(), 100), ("B".to_owned(), 62)]);
}

#[test]
fn the_questions_of_every_day_use_an_index() {
    let scratch = Scratch::new();
    let store = scratch.store();
    let plan = |sql: &str| {
        let mut plan = store.conn.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let lines = plan.query_map([], |row| row.get::<_, String>(3)).unwrap();
        lines.map(Result::unwrap).collect::<Vec<_>>().join("; ")
    };
    for (sql, index) in [
        ("SELECT id FROM match ORDER BY turn DESC, touched DESC, id DESC LIMIT 1", "match_turn"),
        ("SELECT coalesce(max(turn), 0) FROM match", "match_turn"),
        ("SELECT id FROM match WHERE id >= 'a' AND id < 'ag' ORDER BY 1 LIMIT 8", "SEARCH"),
        ("SELECT id FROM match WHERE tail >= 'a' AND tail < 'ag' LIMIT 8", "SEARCH"),
        ("SELECT seq FROM event WHERE match = 'a' ORDER BY seq DESC LIMIT 1", "SEARCH"),
        ("SELECT max(seq) FROM event WHERE match = 'a'", "SEARCH"),
        ("SELECT * FROM event WHERE match = 'a' ORDER BY seq", "SEARCH"),
        ("SELECT * FROM deal WHERE match = 'a' ORDER BY no", "SEARCH"),
    ] {
        let plan = plan(sql);
        assert!(plan.contains(index) && !plan.contains("TEMP B-TREE"), "{sql}: {plan}");
    }
}
