//! Contests in a database: what is recorded, what the matches at the tables give, what two machines hold.

use ardoise_rules::engine::RuleSet;
use ardoise_rules::games;
use ardoise_rules::notation::Tongue;

use super::{Change, Entrant, Hall};
use crate::contest::{Counting, Criterion, Event, Format, OddRule, Opening, Presence, State, standings};
use crate::evening::tests::Folder;
use crate::evening::{self, Which};
use crate::journal::READING;
use crate::store::{Access, Brought, Kind, Store, match_id};
use crate::{Changed, Desk, Failure};

fn whist() -> RuleSet {
    games::find("whist").unwrap().resolve("whist", &[]).unwrap()
}

fn opening(format: Format, rounds: u16) -> Opening {
    Opening {
        title: "  The   village ".to_owned(),
        game: "whist".to_owned(),
        format,
        rules: whist(),
        rounds,
        deals: 1,
        alone: false,
        counting: Counting::Points,
        limit: None,
        criteria: vec![Criterion::Margin],
        odd: OddRule::Average,
        pool: None,
        through: None,
        date: Some("2026-11-22".to_owned()),
        met: false,
        sealed: None,
    }
}

fn players(names: &[&str]) -> Vec<Entrant> {
    let entrant =
        |name: &&str| Entrant { names: name.split('+').map(str::to_owned).collect(), ..Entrant::default() };
    names.iter().map(entrant).collect()
}

fn held(desk: &mut Desk, format: Format, rounds: u16, names: &[&str]) -> Hall {
    let hall = desk.open_contest(opening(format, rounds), None).unwrap();
    desk.change(&hall, Change::Enter(players(names))).unwrap().hall
}

/// What a table gave, off its card.
fn gave(at: (u16, u32), scores: &[i64], reason: Option<&str>) -> Change {
    Change::Result { at, scores: scores.to_vec(), by: None, reason: reason.map(str::to_owned) }
}

fn undo(count: usize, reason: &str) -> Change {
    Change::Undo { count, reason: reason.to_owned() }
}

/// Records a deal of whist in the match of a table: so many tricks for the first side.
fn deal(desk: &mut Desk, hall: Hall, table: u32, tricks: u32) -> Hall {
    let round = hall.contest().rounds.len() as u16;
    let seated = desk.table(hall, (round, table), false).unwrap();
    let first = seated.evening.table().players[0].clone();
    let lines =
        seated.evening.read(&format!("deal, trump hearts, tricks {first} {tricks}"), Tongue::SHEET).unwrap();
    let draft = seated.evening.draft(evening::Change::Events { lines, as_played: false }).unwrap();
    desk.record(draft).unwrap();
    desk.hall(Which::Named(seated.hall.id())).unwrap()
}

fn refused(failure: Failure) -> &'static str {
    match failure {
        Failure::Refused(refusal) => refusal.said.id,
        other => panic!("{other:?}"),
    }
}

/// At colour whist what a table gives sums to zero; at whist it does not.
#[test]
fn totals_of_a_game_that_sums_to_zero_do_too() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let opening = Opening {
        game: "colour-whist".to_owned(),
        rules: games::find("colour-whist").unwrap().resolve("colour-whist", &[]).unwrap(),
        alone: true,
        ..opening(Format::Individual, 1)
    };
    let hall = desk.open_contest(opening, None).unwrap();
    let hall = desk.change(&hall, Change::Enter(players(&["Ana", "Bob", "Cy", "Dee"]))).unwrap().hall;
    let hall = desk.draw_round(&hall, &[1]).unwrap();
    let figures = |last| gave((1, 1), &[9, -3, -3, last], None);
    assert_eq!(refused(desk.change(&hall, figures(3)).unwrap_err()), "not-zero-sum");
    let hall = desk.change(&hall, figures(-3)).unwrap().hall;
    assert_eq!(hall.contest().rounds[0].tables[0].scores, Some(vec![9, -3, -3, -3]));
}

/// Nine tricks are three points above six; seven are one; five are one for the others.
#[test]
fn a_round_takes_its_results_from_the_matches_at_its_tables() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let hall =
        held(&mut desk, Format::Individual, 2, &["Ana", "Bob", "Cy", "Dee", "Eve", "Fox", "Gus", "Hal"]);
    assert_eq!(hall.contest().opening.title, "The village");
    let hall = desk.draw_round(&hall, &[4, 2, 6]).unwrap();
    assert_eq!(hall.contest().rounds[0].drawing.drawn.tables.len(), 2);
    assert_eq!(refused(desk.change(&hall, Change::Lock).unwrap_err()), "contest-missing");
    let hall = deal(&mut desk, hall, 1, 9);
    let table = &hall.contest().rounds[0].tables[0];
    assert_eq!(
        (table.scores.as_deref(), hall.played(1, 1).map(|played| played.deals)),
        (Some(&[3, 0][..]), Some(1))
    );
    // The match names its place, and the two of a side sit across from one another.
    let evening = desk.evening(Which::Named(table.id.as_deref().unwrap())).unwrap();
    let place = evening.about().contest.clone().unwrap();
    assert_eq!((place.id.as_str(), place.round, place.table), (hall.id(), 1, 1));
    let of = |seat: usize| {
        let name = &evening.table().players[seat];
        hall.contest().entries.iter().find(|entry| entry.names[0] == *name).unwrap().no
    };
    assert_eq!(table.sides, [[of(0), of(2)], [of(1), of(3)]]);
    // What a match gave is not in the journal until the round is locked.
    let results =
        |hall: &Hall| hall.records().iter().filter(|row| matches!(row.event, Event::Result { .. })).count();
    assert_eq!((results(&hall), hall.contest().rounds[0].missing()), (0, vec![2]));
    // Totals only, for the other table.
    let changed = desk.change(&hall, gave((1, 2), &[0, 2], None)).unwrap();
    assert!(changed.moved.is_empty());
    let locked = desk.change(&changed.hall, Change::Lock).unwrap().hall;
    assert_eq!((locked.contest().rounds[0].locked, results(&locked)), (true, 2));
    let points: Vec<i64> = standings(locked.contest(), None).iter().map(|one| one.points).collect();
    assert_eq!(points, [3, 3, 2, 2, 0, 0, 0, 0]);
    // Another database of the same journal says the same, without the matches.
    let rows = desk.store().read(hall.id()).unwrap();
    let (again, bad) = Hall::of_rows(hall.id(), rows, None).unwrap();
    assert_eq!((again.contest(), bad.len()), (locked.contest(), 0));
    // A corrected result of the locked round wants a reason.
    let corrected = |reason| gave((1, 2), &[0, 5], reason);
    for nothing in [None, Some("  ")] {
        assert_eq!(refused(desk.change(&locked, corrected(nothing)).unwrap_err()), "contest-needs-reason");
        assert_eq!(locked.moved_by(corrected(nothing)), None);
    }
    // What it would move is known before it is written; where nothing is locked, nothing moves.
    let foreseen = locked.moved_by(corrected(Some("misread"))).unwrap();
    assert_eq!(hall.moved_by(corrected(Some("misread"))), None);
    let changed = desk.change(&locked, corrected(Some("misread"))).unwrap();
    assert!(!changed.moved.is_empty());
    assert_eq!(foreseen.1, changed.moved);
    let hall = changed.hall;
    assert_eq!(standings(hall.contest(), None)[0].points, 5);
    // And back.
    let hall = desk.change(&hall, undo(1, "")).unwrap().hall;
    assert_eq!(standings(hall.contest(), None)[0].points, 3);
    assert!(desk.drawn_again(&hall).unwrap().iter().all(|one| one.doubts.is_empty() && one.sealed));
    assert_eq!(hall.contest().state(), State::Running);
    assert_eq!(desk.store().verify().unwrap(), []);
}

/// A match that is put right after its round was locked is told of, and counts only when somebody says so.
#[test]
fn a_match_amended_after_the_lock_is_noticed() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let hall = held(&mut desk, Format::Individual, 2, &["Ana", "Bob", "Cy", "Dee"]);
    let hall = desk.draw_round(&hall, &[1]).unwrap();
    let hall = deal(&mut desk, hall, 1, 9);
    let hall = desk.change(&hall, Change::Lock).unwrap().hall;
    assert!(hall.differing().is_empty());
    let id = hall.contest().rounds[0].tables[0].id.clone().unwrap();
    let evening = desk.evening(Which::Named(&id)).unwrap();
    let first = evening.table().players[0].clone();
    let change = |tricks: u32| {
        let text = format!("tricks {first} {tricks}");
        evening::Change::Amend(evening.read_amendment(1, &text, Tongue::SHEET, "counted again").unwrap())
    };
    desk.record(evening.draft(change(8)).unwrap()).unwrap();
    let hall = desk.hall(Which::Named(hall.id())).unwrap();
    let [differs] = hall.differing() else { panic!("{:?}", hall.differing()) };
    // Nine tricks are three points above six, eight are two.
    assert_eq!((&differs.recorded[..], differs.given.as_deref()), (&[3, 0][..], Some(&[2, 0][..])));
    assert_eq!(standings(hall.contest(), None)[0].points, 3);
    let Changed { hall, moved, .. } = desk.change(&hall, gave((1, 1), &[2, 0], Some("amended"))).unwrap();
    assert!(hall.differing().is_empty() && moved.is_empty());
    assert_eq!(standings(hall.contest(), None)[0].points, 2);
    // Taken back in the match: it gives nothing any more.
    let evening = desk.evening(Which::Named(&id)).unwrap();
    let undone = evening::Change::Undo { count: 2, reason: String::new() };
    desk.record(evening.draft(undone).unwrap()).unwrap();
    let hall = desk.hall(Which::Named(hall.id())).unwrap();
    assert!(matches!(hall.differing(), [one] if one.given.is_none() && one.recorded == [2, 0]));
}

/// What a table gave is written once, but anew where a side does not stand by it, where it came from a side alone, and never on a
/// contest to which somebody else wrote.
#[test]
fn what_a_table_gave_is_written_once() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let hall = held(&mut desk, Format::Individual, 1, &["Ana", "Bob", "Cy", "Dee"]);
    let hall = desk.draw_round(&hall, &[1]).unwrap();
    let by = |by| Change::Result { at: (1, 1), scores: vec![3, 0], by, reason: None };
    let side = desk.change(&hall, by(Some(0))).unwrap().hall;
    let card = desk.change(&side, by(None)).unwrap();
    assert!(!card.again);
    let again = desk.change(&card.hall, by(None)).unwrap();
    assert!(again.again && again.hall.head() == card.hall.head());
    let disputes = Change::Word { round: 1, tables: vec![1], side: Some(1), disputes: true };
    let disputed = desk.change(&card.hall, disputes).unwrap().hall;
    assert!(matches!(desk.change(&card.hall, by(None)), Err(Failure::Store(_))));
    assert!(!desk.change(&disputed, by(None)).unwrap().again);
}

/// Where its players write the deals, two sides stand by what the match gives before the round is locked.
#[test]
fn a_match_written_by_its_players_waits_for_both_sides() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let hall = held(&mut desk, Format::Individual, 1, &["Ana", "Bob", "Cy", "Dee"]);
    let hall = desk.draw_round(&hall, &[1]).unwrap();
    let hall = desk.table(hall, (1, 1), true).unwrap().hall;
    let hall = deal(&mut desk, hall, 1, 9);
    assert_eq!(hall.contest().rounds[0].tables[0].awaits(), [0, 1]);
    assert_eq!(refused(desk.change(&hall, Change::Lock).unwrap_err()), "contest-not-agreed");
    let agrees = |side| Change::Word { round: 1, tables: vec![1], side: Some(side), disputes: false };
    let hall = desk.change(&hall, agrees(0)).unwrap().hall;
    assert_eq!(hall.contest().rounds[0].tables[0].awaits(), [1]);
    let name = &hall.contest().entry(hall.contest().rounds[0].tables[0].sides[1][0]).unwrap().names[0];
    assert_eq!(hall.place_of(name).map(|(table, side)| (table.no, side)), Some((1, 1)));
    let hall = desk.change(&hall, agrees(1)).unwrap().hall;
    let hall = desk.change(&hall, Change::Lock).unwrap().hall;
    assert!(hall.contest().rounds[0].tables[0].agreed());
}

#[test]
fn commands_are_whole_or_not_there_and_names_say_who_is_meant() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let hall = held(&mut desk, Format::Pairs, 2, &["Ana+Bob", "Cy+Dee", "Jean+Eve", "Jeanne+Gus"]);
    assert_eq!(
        refused(desk.change(&hall, Change::Enter(players(&["Hal+Ida", "Cy+Zoe"]))).unwrap_err()),
        "contest-names-taken"
    );
    assert_eq!(desk.hall(Which::Last).unwrap().contest().entries.len(), 4);
    assert_eq!((hall.entry("dee").unwrap(), hall.entry("3").unwrap()), (2, 3));
    assert_eq!((hall.entry("jean").unwrap(), hall.entry("jeanne").unwrap()), (3, 4));
    assert_eq!(refused(hall.entry("j").unwrap_err()), "contest-several");
    // A beginning is enough, and nothing from the middle of a name: `e` is Eve, and `u` not Gus.
    assert_eq!(hall.entry("e").unwrap(), 3);
    assert_eq!(refused(hall.entry("u").unwrap_err()), "contest-nobody");
    assert_eq!(refused(hall.entry("Zoe").unwrap_err()), "contest-nobody");
    assert_eq!(refused(hall.entry("9").unwrap_err()), "contest-no-entry");
    // Capitals and accents tell nobody apart, whoever comes in: somebody new, or somebody who takes a seat.
    assert_eq!(
        refused(desk.change(&hall, Change::Enter(players(&["Hal+Éve"]))).unwrap_err()),
        "contest-name-taken"
    );
    let replaced = |names: [&str; 2]| Change::Replace {
        entry: 1,
        names: names.map(str::to_owned).to_vec(),
        reason: None,
    };
    let leaves = |entry| Change::Withdraw { entry, reason: None };
    for taken in [["Ana", "CY"], ["Hal", "hal"]] {
        assert_eq!(refused(desk.change(&hall, replaced(taken)).unwrap_err()), "contest-name-taken");
    }
    // Somebody else wrote meanwhile: nothing is written.
    let after = desk.change(&hall, leaves(4)).unwrap().hall;
    assert!(matches!(desk.change(&hall, leaves(3)), Err(Failure::Store(_))));
    assert_eq!(after.contest().entries[3].presence, Presence::Withdrawn);
    // Who stays may be written in other capitals.
    let renamed = desk.change(&after, replaced(["ANA", "Hal"])).unwrap().hall;
    let after = desk.change(&renamed, undo(1, "")).unwrap().hall;
    // Commands are taken back one by one; the opening stays.
    let hall = desk.change(&after, undo(1, "he came after all")).unwrap().hall;
    assert_eq!(hall.contest().entries[3].presence, Presence::In);
    let hall = desk.change(&hall, undo(1, "")).unwrap().hall;
    assert_eq!(hall.contest().entries.len(), 0);
    assert_eq!(refused(desk.change(&hall, undo(1, "")).unwrap_err()), "nothing-to-undo");
    // A contest is no match: neither is found for the other.
    assert_eq!(desk.contests().unwrap().len(), 1);
    assert!(desk.list(&crate::store::Filter::default()).unwrap().is_empty());
    assert_eq!(desk.find(Which::Last).unwrap(), None);
    assert!(desk.store().resolve(hall.id()).is_err());
    assert_eq!(desk.store().resolve_as(&hall.id()[28..], &[Kind::Contest]).unwrap(), hall.id());
}

/// What is brought to another machine is the same there, goes on there and comes back; the secret stays where it was.
#[test]
fn a_contest_is_carried_to_another_machine_and_back() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut one, mut other) = (here.desk("Ana"), there.desk("Bob"));
    let hall = held(&mut one, Format::Pairs, 3, &["A+B", "C+D", "E+F", "G+H"]);
    let hall = one.draw_round(&hall, &[1, 1, 1]).unwrap();
    let hall = deal(&mut one, hall, 1, 8);
    let bring = |into: &mut Desk, from: &Desk| {
        let reading = READING;
        into.store_mut().merge(from.store(), &reading, &mut |_, _| ()).unwrap()
    };
    let merged = bring(&mut other, &one);
    assert_eq!(merged.matches.iter().filter(|(_, brought)| *brought == Brought::New).count(), 2);
    let brought = other.hall(Which::Last).unwrap();
    assert_eq!((brought.id(), brought.contest()), (hall.id(), hall.contest()));
    assert_eq!(bring(&mut other, &one).matches, []);
    // It goes on there, by the dice alone.
    let brought = other.change(&brought, gave((1, 2), &[4, 1], None)).unwrap().hall;
    let brought = other.change(&brought, Change::Lock).unwrap().hall;
    let brought = other.draw_round(&brought, &[6, 5, 4]).unwrap();
    let verified = other.drawn_again(&brought).unwrap();
    assert_eq!(
        verified.iter().map(|one| (one.sealed, one.doubts.len())).collect::<Vec<_>>(),
        [(true, 0), (false, 0)]
    );
    assert_eq!(bring(&mut one, &other).matches.len(), 1);
    assert_eq!(one.hall(Which::Last).unwrap().contest(), brought.contest());
    // A file with some matches and the contest in it.
    let file = here.path("hall.db");
    one.store().extract(&[hall.id().to_owned()], &file, &[], &mut |_, _| ()).unwrap();
    let alone = Desk::new(Store::open(&file, Access::ReadOnly).unwrap(), || 0, "");
    let found = alone.hall(Which::Last).unwrap();
    assert!(alone.drawn_again(&found).unwrap().iter().all(|one| one.doubts.is_empty()));
    assert_eq!(alone.store().secret(hall.id()).unwrap(), None);
    // Drawn on both machines: both are kept.
    let leaves = |entry| Change::Withdraw { entry, reason: None };
    let mine = one.change(&one.hall(Which::Last).unwrap(), leaves(1)).unwrap().hall;
    other.change(&brought, leaves(2)).unwrap();
    let merged = bring(&mut one, &other);
    assert!(merged.matches.iter().any(|(_, brought)| *brought == Brought::Differs), "{merged:?}");
    assert_eq!(one.contests().unwrap().len(), 2);
    one.choose(mine.id(), "ours").unwrap_err();
    let ids: Vec<String> = one.contests().unwrap().into_iter().map(|contest| contest.id).collect();
    one.choose(&ids[0], "ours").unwrap();
    assert_eq!(one.contests().unwrap().len(), 1);
    assert!(one.families().unwrap().is_empty());
}

/// A name goes from entries, and every draw is still what comes out.
#[test]
fn a_player_of_a_contest_is_forgotten_and_the_draws_stay_identical() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let hall = held(&mut desk, Format::Individual, 2, &["Ana", "Zoltan", "Cy", "Dee"]);
    let hall = desk.draw_round(&hall, &[2, 2, 2]).unwrap();
    let prizes = vec![crate::contest::Prize { from: 1, to: 1, text: "Zoltan’s ham".to_owned() }];
    let hall = desk.change(&hall, Change::Prizes(prizes)).unwrap().hall;
    let people = crate::forget::People::of(desk.store()).unwrap();
    assert_eq!(people.names_of("zoltan"), ["Zoltan"]);
    let told = (&match_id(1)[..], 1, "Ana");
    let forget = crate::forget::forget;
    forget(desk.store_mut(), &people, "zoltan", "Player 1", told, &mut |_, _| ()).unwrap().unwrap();
    let after = desk.hall(Which::Named(hall.id())).unwrap();
    assert_eq!(after.contest().entries[1].names, ["Player 1"]);
    assert_eq!(after.contest().prizes[0].text, "Player 1’s ham");
    assert!(desk.drawn_again(&after).unwrap().iter().all(|one| one.doubts.is_empty() && one.sealed));
    assert_eq!(desk.store().verify().unwrap(), []);
}

/// A desk that goes on from what it proved says what a fresh one says, whoever wrote, whatever was taken back; what was proven is
/// not read again, and what it stands on is looked at each time.
#[test]
fn what_was_proven_of_a_contest_is_kept() {
    let folder = Folder::new();
    let mut desk = folder.desk("Ana");
    let hall =
        held(&mut desk, Format::Individual, 3, &["Ana", "Bob", "Cy", "Dee", "Eve", "Fox", "Gus", "Hal"]);
    let id = hall.id().to_owned();
    let which = || Which::Named(&id);
    let same = |desk: &Desk| {
        let (kept, fresh) = (desk.hall(which()).unwrap(), folder.desk("Bob").hall(which()).unwrap());
        assert!(kept.says_as(&fresh) && kept.records() == fresh.records(), "{kept:?}\n{fresh:?}");
        assert_eq!(kept.problems(), fresh.problems());
        kept
    };
    // Written here, written elsewhere, played at a table elsewhere, taken back elsewhere.
    let hall = desk.draw_round(&hall, &[1, 2, 3]).unwrap();
    same(&desk);
    let mut other = folder.desk("Bob");
    let theirs = other.hall(which()).unwrap();
    let theirs = other.change(&theirs, gave((1, 2), &[3, 0], None)).unwrap().hall;
    assert!(matches!(desk.change(&hall, Change::Lock).unwrap_err(), Failure::Refused(_)));
    assert_eq!(same(&desk).contest().rounds[0].missing(), [1]);
    deal(&mut other, theirs, 1, 9);
    let here = same(&desk);
    assert!(here.played(1, 1).unwrap().done);
    let theirs = other.hall(which()).unwrap();
    other.change(&theirs, undo(2, "misread")).unwrap();
    assert_eq!(same(&desk).contest().rounds[0].missing(), [1, 2]);
    // A change that was broken off is not kept.
    let failed: Result<(), Failure> = desk.together(|desk| {
        let hall = desk.hall(which())?;
        desk.change(&hall, gave((1, 1), &[5, 1], None))?;
        Err(super::no_contest())
    });
    assert!(failed.is_err());
    assert_eq!(same(&desk).contest().rounds[0].missing(), [1, 2]);
    // An entry that was edited behind its back: what was proven stands as it was read, and a fresh reading says so.
    let raw = rusqlite::Connection::open(folder.path("ardoise.db")).unwrap();
    raw.execute_batch("DROP TRIGGER event_kept").unwrap();
    let edit =
        "UPDATE event SET payload = replace(payload, 'Bob', 'Rob') WHERE match = ?1 AND payload LIKE '%Bob%'";
    assert_eq!(raw.execute(edit, [&id]).unwrap(), 1);
    let kept = desk.hall(which()).unwrap();
    assert_eq!((kept.contest().entries[1].names[0].as_str(), kept.unsound().is_none()), ("Bob", true));
    let fresh = folder.desk("Cy").hall(which()).unwrap();
    assert!(fresh.contest().entries[1].names[0] == "Rob" && fresh.unsound().is_some());
    // Where the last entry that was proven is another one, everything is read again.
    let last = "UPDATE event SET hash = zeroblob(32) WHERE match = ?1 AND seq = ?2";
    assert_eq!(raw.execute(last, rusqlite::params![id, kept.head()]).unwrap(), 1);
    assert!(desk.hall(which()).unwrap().unsound().is_some());
}
