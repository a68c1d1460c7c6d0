//! Contests folded from their events: what they take, how they count, what they refuse.

use ardoise_rules::engine::RuleSet;

use super::*;

mod simulated;

fn opening(format: Format, rounds: u16) -> Opening {
    Opening {
        title: "A contest".to_owned(),
        game: "a-game".to_owned(),
        format,
        rules: RuleSet { preset: "house".to_owned(), options: serde_json::Map::new().into() },
        rounds,
        deals: 4,
        alone: false,
        counting: Counting::Matches,
        limit: None,
        criteria: vec![Criterion::Margin, Criterion::DirectMeeting],
        odd: OddRule::Average,
        pool: None,
        through: None,
        date: None,
        met: false,
        sealed: Some(Sealed::seal("secret")),
    }
}

/// These sides of a table did not come.
fn absent((round, table): (u16, u32), sides: &[u8], reason: Option<&str>) -> Event {
    Event::Forfeit {
        round,
        table,
        side: sides[0],
        also: sides[1..].to_vec(),
        reason: reason.map(str::to_owned),
    }
}

/// A journal that is written as a contest goes on.
struct Journal {
    rows: Vec<Row>,
}

impl Journal {
    fn of(opening: Opening, entries: u32) -> Journal {
        let pairs = matches!(opening.format, Format::Pairs | Format::Pools);
        let mut journal = Journal { rows: Vec::new() };
        journal.write(Event::Open(Box::new(opening)));
        for no in 1..=entries {
            let names = if pairs { vec![format!("A{no}"), format!("B{no}")] } else { vec![format!("P{no}")] };
            journal.write(Event::Enter { no, names, club: None, house: false });
        }
        journal
    }

    fn write(&mut self, event: Event) -> i64 {
        let seq = self.rows.len() as i64 + 1;
        self.rows.push(Row { seq, op: seq, at: seq * 1000, author: "Ana".to_owned(), event });
        seq
    }

    #[track_caller]
    fn contest(&self) -> Contest {
        let folded = fold(&self.rows).expect("a contest");
        assert_eq!(folded.problems, []);
        folded.contest
    }

    #[track_caller]
    fn draw(&mut self) -> Drawing {
        let contest = self.contest();
        let number = Sealed::number("secret", contest.next_round()).expect("a number");
        let drawing = contest.draw(&number, &[1, 2, 3]).expect("a draw");
        self.write(Event::Draw(Box::new(drawing.clone())));
        drawing
    }

    /// Every table of the last round: the lower numbers win, by ten for each they are lower.
    #[track_caller]
    fn play(&mut self) {
        let contest = self.contest();
        let round = contest.rounds.last().expect("a round");
        for table in &round.tables {
            let weight = |side: &Vec<EntryNo>| side.iter().map(|no| i64::from(*no)).sum::<i64>();
            let scores = table.sides.iter().map(|side| 1000 - 10 * weight(side)).collect();
            let (round, table) = (round.drawing.round, table.no);
            self.write(Event::Result { round, table, scores, reason: None, by: None });
        }
        let round = round.drawing.round;
        self.write(Event::Lock { round });
    }

    /// Every round up to the first of the brackets.
    #[track_caller]
    fn play_to_brackets(&mut self) {
        while !self.contest().rounds.last().is_some_and(Round::has_brackets) {
            self.draw();
            self.play();
        }
    }

    #[track_caller]
    fn refused(&self, event: Event) -> Refusal {
        let mut contest = self.contest();
        contest.apply(&event, 0).expect_err("a refusal")
    }
}

/// Two tables of fixed pairs, counted by hand: 1 beats 2 by 30, 3 beats 4 by 10; then 1 and 3 draw, 2 beats 4 by 30.
#[test]
fn standings_are_counted_and_parted() {
    let mut journal = Journal::of(opening(Format::Pairs, 2), 4);
    let result = |journal: &mut Journal, round: u16, wins: &[(EntryNo, i64, EntryNo, i64)]| {
        let tables = wins.iter().map(|(one, _, other, _)| vec![vec![*one], vec![*other]]).collect();
        let mut drawing = journal.draw();
        drawing.drawn.tables = tables;
        journal.rows.pop();
        journal.write(Event::Draw(Box::new(drawing)));
        for (nth, (_, a, _, b)) in wins.iter().enumerate() {
            let table = nth as u32 + 1;
            journal.write(Event::Result { round, table, scores: vec![*a, *b], reason: None, by: None });
        }
        journal.write(Event::Lock { round });
    };
    result(&mut journal, 1, &[(1, 130, 2, 100), (3, 110, 4, 100)]);
    result(&mut journal, 2, &[(1, 100, 3, 100), (2, 130, 4, 100)]);
    let contest = journal.contest();
    assert_eq!(contest.state(), State::Over);
    let standings = standings(&contest, None);
    let table: Vec<(u32, EntryNo, i64, u32, i64)> =
        standings.iter().map(|one| (one.rank, one.entry, one.points, one.wins, one.margin)).collect();
    // 1 and 3 both have three points; the margin of 1 is greater: 30 against 10.
    assert_eq!(table, [(1, 1, 3, 1, 30), (2, 3, 3, 1, 10), (3, 2, 2, 1, 0), (4, 4, 0, 0, -40)]);
    assert_eq!(
        standings[1].tie,
        Some(TieBreak { criterion: Criterion::Margin, from: 1, theirs: 30, own: 10 })
    );
    assert_eq!(standings[2].tie, None);
    assert_eq!(standings[2].opponents, 3);
}

/// Three pairs, each exempt once: 1 beats 2 by ten and 3 by twenty.
#[test]
fn an_exempt_round_is_the_average_or_a_fixed_number() {
    let mut journal = Journal::of(opening(Format::Pairs, 3), 3);
    for _ in 0..3 {
        journal.draw();
        journal.play();
    }
    let contest = journal.contest();
    for standing in standings(&contest, None) {
        assert_eq!((standing.byes, standing.parts.len()), (1, 3), "everybody is exempt once");
    }
    // Two points for each table, ten and twenty of margin, and the average of both once more.
    let first = &standings(&contest, None)[0];
    assert_eq!((first.entry, first.points, first.margin), (1, 6, 45));
    let fixed = Opening { odd: OddRule::Points(50), counting: Counting::Points, ..opening(Format::Pairs, 3) };
    let mut journal = Journal::of(fixed, 3);
    for _ in 0..3 {
        journal.draw();
        journal.play();
    }
    let first = &standings(&journal.contest(), None)[0];
    assert_eq!((first.entry, first.points), (1, 990 + 990 + 50));
}

#[test]
fn a_redraw_is_identical_and_a_forged_one_is_not() {
    let mut journal = Journal::of(opening(Format::Pairs, 4), 9);
    for _ in 0..2 {
        journal.draw();
        journal.play();
    }
    journal.write(Event::Withdraw { entry: 4, reason: None });
    let undone = journal.rows.len() as i64 + 1;
    journal.draw();
    journal.write(Event::Retract { op: undone, reason: "the dice fell off the table".to_owned() });
    journal.draw();
    journal.play();
    let verified = verify(&journal.rows).expect("a contest");
    assert_eq!(
        verified.iter().map(|one| (one.round, one.redrawn)).collect::<Vec<_>>(),
        [(1, 0), (2, 0), (3, 1)]
    );
    assert!(verified.iter().all(|one| one.doubts.is_empty() && one.sealed), "{verified:?}");
    // A result of the first round, corrected later: the draws stay, and still are what was drawn.
    let was = journal.contest();
    let scores = if was.rounds[0].tables[0].winner() == Some(0) { vec![0, 500] } else { vec![500, 0] };
    journal.write(Event::Result {
        round: 1,
        table: 1,
        scores,
        reason: Some("read from the card".to_owned()),
        by: None,
    });
    assert!(verify(&journal.rows).expect("a contest").iter().all(|one| one.doubts.is_empty()));
    let effects = effects(&was, &journal.contest());
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Rank { .. })), "{effects:?}");
    // Two tables that changed places, other dice, another number.
    let forge = |change: &dyn Fn(&mut Drawing)| {
        let mut rows = journal.rows.clone();
        let draw = rows.iter_mut().find_map(|row| match &mut row.event {
            Event::Draw(drawing) => Some(drawing),
            _ => None,
        });
        change(draw.expect("a draw"));
        verify(&rows).expect("a contest")[0].doubts.clone()
    };
    assert_eq!(forge(&|drawing| drawing.drawn.tables.swap(0, 1)), [Doubt::Result]);
    assert_eq!(forge(&|drawing| drawing.dice = vec![6, 6, 6]), [Doubt::Seed]);
    assert_eq!(forge(&|drawing| drawing.number = "7".to_owned()), [Doubt::Number, Doubt::Seed]);
    assert_eq!(forge(&|drawing| drawing.input = String::new()), [Doubt::Input]);
    assert_eq!(forge(&|drawing| drawing.version = 2), [Doubt::Unknown]);
}

#[test]
fn a_journal_is_read_as_it_was_written() {
    let mut journal = Journal::of(opening(Format::Individual, 3), 9);
    journal.draw();
    journal.play();
    journal.write(Event::Prizes { prizes: vec![Prize { from: 1, to: 1, text: "a ham".to_owned() }] });
    let text = serde_json::to_string(&journal.rows).expect("rows can be written");
    assert_eq!(serde_json::from_str::<Vec<Row>>(&text).expect("and read"), journal.rows);
    let contest = journal.contest();
    let shown = serde_json::to_value(show("0190", &contest)).expect("a value");
    assert_eq!(shown["contest"]["format"], "individual");
    assert_eq!(shown["contest"]["state"], "running");
    assert_eq!(shown["rounds"][0]["tables"].as_array().map(Vec::len), Some(2));
    assert_eq!(shown["rounds"][0]["out"][0]["why"], "bye");
    assert_eq!(shown["rounds"][0]["draw"]["certificate"]["partners_again"], 0);
}

#[test]
fn what_cannot_be_is_refused() {
    let mut journal = Journal::of(opening(Format::Individual, 3), 8);
    let twice = Event::Enter { no: 9, names: vec!["P3".to_owned()], club: None, house: false };
    assert_eq!(journal.refused(twice), Refusal::NameTaken { name: "P3".to_owned() });
    let two = Event::Enter { no: 9, names: vec!["X".to_owned(), "Y".to_owned()], club: None, house: false };
    assert_eq!(journal.refused(two), Refusal::Names { expected: 1, given: 2 });
    assert_eq!(journal.refused(Event::Lock { round: 1 }), Refusal::NoRound { round: 1 });
    assert_eq!(journal.refused(Event::Return { entry: 3 }), Refusal::Playing { entry: 3 });
    assert_eq!(journal.refused(Event::Withdraw { entry: 30, reason: None }), Refusal::NoEntry { entry: 30 });
    let mut drawing = journal.draw();
    assert_eq!(journal.refused(Event::Lock { round: 1 }), Refusal::Missing { round: 1, tables: vec![1, 2] });
    let agree = Event::Agree { round: 1, table: 1, side: None, scores: vec![], disputes: false };
    assert_eq!(journal.refused(agree), Refusal::Missing { round: 1, tables: vec![1] });
    assert_eq!(journal.contest().draw("", &[]), Err(Refusal::NotLocked { round: 1 }));
    let result = |scores: Vec<i64>| Event::Result { round: 1, table: 2, scores, reason: None, by: None };
    assert_eq!(journal.refused(result(vec![1])), Refusal::Scores { table: 2, expected: 2, given: 1 });
    let most = 1_000_000_000;
    assert_eq!(journal.refused(result(vec![1, i64::MIN])), Refusal::TooLarge { number: i64::MIN, most });
    journal.play();
    assert_eq!(journal.refused(result(vec![1, 2])), Refusal::NeedsReason { round: 1 });
    assert_eq!(journal.refused(absent((1, 1), &[0], None)), Refusal::NeedsReason { round: 1 });
    drawing.round = 2;
    drawing.drawn.tables[0][0][0] = drawing.drawn.tables[1][0][0];
    let entry = drawing.drawn.tables[1][0][0];
    assert_eq!(journal.refused(Event::Draw(Box::new(drawing))), Refusal::WrongSeats { entry });
    assert_eq!(fold(&journal.rows[1..]), Err(Refusal::OpensOnce));
}

/// A forfeit loses, and gives the others the average of what they play.
#[test]
fn a_forfeit_gives_the_others_their_average() {
    let mut journal = Journal::of(opening(Format::Pairs, 2), 4);
    journal.draw();
    let contest = journal.contest();
    let [first, second] = &contest.rounds[0].tables[..] else { panic!("two tables") };
    journal.write(absent((1, 1), &[1], None));
    journal.write(Event::Result { round: 1, table: 2, scores: vec![3, 1], reason: None, by: None });
    journal.write(Event::Lock { round: 1 });
    let standings = standings(&journal.contest(), None);
    let of = |entry: EntryNo| standings.iter().find(|one| one.entry == entry).expect("an entry");
    assert_eq!(of(first.sides[1][0]).parts[0].why, Why::Forfeit);
    assert_eq!(of(first.sides[0][0]).parts[0].why, Why::Given);
    assert_eq!(of(second.sides[0][0]).points, 2);
    journal.draw();
    journal.play();
    assert_eq!(journal.contest().state(), State::Over);
}

/// Neither side of a table came: neither has anything of it, and no average. A locked round is put right so with a reason, and figures
/// make it a table that was played.
#[test]
fn neither_side_came_and_a_locked_round_is_put_right() {
    let mut journal = Journal::of(opening(Format::Pairs, 2), 4);
    journal.draw();
    journal.play();
    let sides = journal.contest().rounds[0].tables[0].sides.clone();
    let [one, other] = [sides[0][0], sides[1][0]];
    let why = |journal: &Journal| {
        let standings = standings(&journal.contest(), None);
        let part =
            |entry| standings.iter().find(|found| found.entry == entry).map(|found| found.parts[0].why);
        [part(one), part(other)].map(|why| why.expect("an entry that played"))
    };
    journal.write(absent((1, 1), &[1, 0], Some("neither came")));
    assert_eq!(journal.contest().rounds[0].tables[0].absent, [0, 1]);
    assert_eq!(why(&journal), [Why::Forfeit, Why::Forfeit]);
    journal.write(absent((1, 1), &[1], Some("only one did not")));
    assert_eq!(why(&journal), [Why::Given, Why::Forfeit]);
    assert_eq!(journal.contest().rounds[0].tables[0].winner(), Some(0));
    let reason = Some("they did play".to_owned());
    journal.write(Event::Result { round: 1, table: 1, scores: vec![4, 0], reason, by: None });
    assert_eq!(why(&journal), [Why::Played, Why::Played]);
}

/// Who did not come to a table of a bracket is out, also where it is said after the round was locked; where neither came,
/// nobody goes on, and who would have met the winner is exempt.
#[test]
fn a_bracket_goes_on_with_who_came() {
    let mut journal = Journal::of(Opening { pool: Some(4), ..opening(Format::Pools, 5) }, 8);
    journal.play_to_brackets();
    let round = journal.contest().rounds.len() as u16;
    let sides = journal.contest().rounds[usize::from(round) - 1].tables[0].sides.clone();
    let presence = |journal: &Journal, side: usize| {
        let contest = journal.contest();
        contest.entry(sides[side][0]).map(|entry| entry.presence)
    };
    let lost = usize::from(presence(&journal, 0) == Some(Presence::In));
    assert_eq!(
        (presence(&journal, lost), presence(&journal, 1 - lost)),
        (Some(Presence::Out), Some(Presence::In))
    );
    journal.write(absent((round, 1), &[1 - lost as u8], Some("was not there")));
    assert_eq!(
        (presence(&journal, lost), presence(&journal, 1 - lost)),
        (Some(Presence::In), Some(Presence::Out))
    );
    journal.write(absent((round, 1), &[0, 1], Some("neither came")));
    assert_eq!([0, 1].map(|side| presence(&journal, side)), [Some(Presence::Out); 2]);
    let drawn = journal.draw().drawn;
    let met = drawn.brackets[0].iter().filter(|entry| **entry != 0).copied().collect::<Vec<_>>();
    assert!(matches!(met[..], [only] if drawn.out.contains(&only)), "{drawn:?}");
    journal.play();
    assert_eq!(journal.contest().state(), State::Over);
    // Who came first of those two is the only one whom the main bracket carried on.
    assert_eq!(standings(&journal.contest(), None)[0].entry, met[0]);
}

/// A result of a bracket that is put right moves the draw of the round behind it, as drawing it again shows, and of none before.
#[test]
fn a_bracket_that_is_put_right_moves_the_next_draw_alone() {
    let mut journal = Journal::of(Opening { pool: Some(4), ..opening(Format::Pools, 5) }, 8);
    journal.play_to_brackets();
    let contest = journal.contest();
    let last = contest.rounds.last().expect("a round");
    let (round, table) = (last.drawing.round, &last.tables[0]);
    let mut scores = table.scores.clone().expect("points");
    scores.reverse();
    let loser = table.sides[1 - table.winner().expect("a winner")][0];
    let right = Event::Result { round, table: 1, scores, reason: Some("misread".to_owned()), by: None };
    let moved = |journal: &mut Journal| {
        let before = journal.contest();
        journal.write(right.clone());
        let effects = effects(&before, &journal.contest());
        let draws = effects.into_iter().filter(|effect| matches!(effect, Effect::Draw { .. }));
        draws.collect::<Vec<_>>()
    };
    let mut before_it = Journal { rows: journal.rows.clone() };
    assert_eq!(moved(&mut before_it), []);
    let otherwise = before_it.draw();
    assert!(otherwise.drawn.tables.iter().flatten().flatten().any(|no| *no == loser));
    journal.draw();
    assert_eq!(moved(&mut journal), [Effect::Draw { round: round + 1, tables: 1 }]);
}

/// Nine pairs in pools of three, of which one withdraws: the consolation of two is over in its first round, and the main bracket is not.
/// Its table is put right: who beat the other there stands before him, whatever was drawn meanwhile.
#[test]
fn a_consolation_that_is_put_right_ranks_its_winner_first() {
    let mut journal = Journal::of(Opening { pool: Some(4), ..opening(Format::Pools, 5) }, 9);
    journal.draw();
    journal.play();
    journal.write(Event::Withdraw { entry: 9, reason: None });
    journal.play_to_brackets();
    let contest = journal.contest();
    let last = contest.rounds.last().expect("a round");
    let consolation = &last.drawing.drawn.brackets[1];
    let table = last.tables.iter().find(|table| consolation.contains(&table.sides[0][0])).expect("a table");
    let won = table.winner().expect("a winner");
    let [winner, loser] = [won, 1 - won].map(|side| table.sides[side][0]);
    let mut scores = table.scores.clone().expect("points");
    scores.reverse();
    let (round, table) = (last.drawing.round, table.no);
    journal.draw();
    journal.write(Event::Result { round, table, scores, reason: Some("misread".to_owned()), by: None });
    let standings = standings(&journal.contest(), None);
    let rank = |no| standings.iter().find(|one| one.entry == no).map(|one| one.rank);
    assert!(rank(loser) < rank(winner), "{standings:?}");
}

/// Whoever won a table of a bracket and withdrew plays no more, though the table is put right after the round was locked.
#[test]
fn who_withdrew_from_a_bracket_stays_away_when_its_table_is_put_right() {
    let mut journal = Journal::of(Opening { pool: Some(4), ..opening(Format::Pools, 5) }, 8);
    journal.play_to_brackets();
    let contest = journal.contest();
    let last = contest.rounds.last().expect("a round");
    let (round, table) = (last.drawing.round, &last.tables[0]);
    let won = table.winner().expect("a winner");
    let (winner, loser) = (table.sides[won][0], table.sides[1 - won][0]);
    let presence =
        |journal: &Journal| [winner, loser].map(|no| journal.contest().entry(no).map(|entry| entry.presence));
    journal.write(Event::Withdraw { entry: winner, reason: None });
    assert_eq!(presence(&journal), [Some(Presence::Withdrawn), Some(Presence::Out)]);
    let mut scores = vec![64, 64];
    scores[won] = 110;
    let reason = Some("misread".to_owned());
    journal.write(Event::Result {
        round,
        table: 1,
        scores: scores.clone(),
        reason: reason.clone(),
        by: None,
    });
    assert_eq!(presence(&journal), [Some(Presence::Withdrawn), Some(Presence::Out)]);
    // The other one has won it after all, and goes on; who left is no more out than before.
    scores.reverse();
    journal.write(Event::Result { round, table: 1, scores, reason, by: None });
    assert_eq!(presence(&journal), [Some(Presence::Withdrawn), Some(Presence::In)]);
    assert!(!journal.draw().drawn.tables.iter().flatten().flatten().any(|no| *no == winner));
}

/// Of four pairs with one table won each, 1 beat 2, 5 beat 6 and 6 beat 1; 2 and 5 never met. A direct meeting says nothing of them all,
/// and the margin does: 2 won by a hundred. A contest of before keeps its order.
#[test]
fn a_direct_meeting_parts_only_who_have_all_met() {
    let order = |met: bool| {
        let criteria = vec![Criterion::DirectMeeting, Criterion::Margin];
        let mut journal = Journal::of(Opening { met, criteria, ..opening(Format::Pairs, 2) }, 6);
        for (round, tables) in [
            (1, [([1, 2], [20, 10]), ([3, 4], [20, 10]), ([5, 6], [20, 10])]),
            (2, [([3, 5], [20, 10]), ([6, 1], [20, 10]), ([2, 4], [110, 10])]),
        ] {
            let mut drawing = journal.contest().draw("secret", &[1, 2, 3]).expect("a draw");
            drawing.drawn.tables =
                tables.iter().map(|([one, other], _)| vec![vec![*one], vec![*other]]).collect();
            journal.write(Event::Draw(Box::new(drawing)));
            for (table, (_, scores)) in (1..).zip(tables) {
                let scores = scores.map(i64::from).to_vec();
                journal.write(Event::Result { round, table, scores, reason: None, by: None });
            }
            journal.write(Event::Lock { round });
        }
        let standings = standings(&journal.contest(), None);
        standings.iter().map(|standing| standing.entry).collect::<Vec<_>>()
    };
    assert_eq!(order(true)[1], 2);
    assert_eq!(order(false)[4], 2);
}

/// Eight pairs: two pools of four over three rounds, then a main bracket and a consolation of four, two rounds each.
/// The lower numbers win, so 1 wins and 2 is second, whatever the pools were, unless they meet before the final.
#[test]
fn pools_and_brackets_are_played_out() {
    let mut journal = Journal::of(Opening { pool: Some(4), ..opening(Format::Pools, 5) }, 8);
    let mut rounds = 0;
    while journal.contest().state() != State::Over {
        journal.draw();
        journal.play();
        rounds += 1;
        assert!(rounds <= 5);
    }
    assert_eq!(rounds, 5);
    let contest = journal.contest();
    let standings = standings(&contest, None);
    assert_eq!(standings[0].entry, 1);
    assert_eq!(contest.entries.iter().filter(|entry| entry.presence == Presence::In).count(), 2);
    assert_eq!(contest.draw("", &[]), Err(Refusal::NoDraw { why: NoDraw::Over }));
    assert!(verify(&journal.rows).expect("a contest").iter().all(|one| one.doubts.is_empty()));
}

/// House players fill the tables and stand nowhere.
#[test]
fn house_players_fill_the_tables() {
    let mut journal = Journal::of(Opening { odd: OddRule::House, ..opening(Format::Individual, 3) }, 10);
    for no in 11..=13 {
        journal.write(Event::Enter { no, names: vec![format!("House {no}")], club: None, house: true });
    }
    let drawn = journal.draw().drawn;
    assert_eq!((drawn.tables.len(), drawn.out.len()), (3, 0));
    journal.play();
    assert_eq!(standings(&journal.contest(), None).len(), 10);
}

/// Behind the most rounds that there can be none is drawn, and that is not told as a contest that was closed.
#[test]
fn behind_the_most_rounds_none_is_drawn() {
    let mut journal = Journal::of(opening(Format::Individual, 1), 8);
    journal.draw();
    journal.play();
    let mut contest = journal.contest();
    let last = contest.rounds.last().cloned().expect("a round");
    assert!(last.locked && !contest.closed);
    contest.rounds = vec![last; MOST_ROUNDS.into()];
    assert_eq!(contest.draw("", &[]), Err(Refusal::MostRounds { most: MOST_ROUNDS }));
    contest.closed = true;
    assert_eq!(contest.draw("", &[]), Err(Refusal::Over));
}

/// The seal of a secret, the number of a round, and what answers what.
#[test]
fn a_sealed_number_answers_for_its_round_alone() {
    let seal = Sealed::seal("secret");
    // Hashed a hundred times by another program.
    assert_eq!(seal.digits(), "b78f4e0366d65a120a0e56f7d24ffd43ff84af1544ce86ba1423d635b92826f4");
    let third = Sealed::number("secret", 3).expect("a number");
    assert!(seal.answers(&third, 3));
    assert!(!seal.answers(&third, 2) && !seal.answers("other", 3) && !seal.answers(&third, 0));
    assert_eq!(Sealed::number("secret", 0), None);
    assert_eq!(Sealed::number("secret", MOST_ROUNDS).as_deref(), Some("secret"));
}

/// Who says it on a phone stands by it; the other side must too, and no other figures are meant. A card is signed by both.
#[test]
fn a_round_is_locked_when_both_sides_stand_by_what_a_phone_said() {
    let mut journal = Journal::of(opening(Format::Pairs, 2), 4);
    journal.draw();
    let result = |table: u32, scores: [i64; 2], by: Option<u8>| Event::Result {
        round: 1,
        table,
        scores: scores.to_vec(),
        reason: None,
        by,
    };
    let word = |side: Option<u8>, scores: &[i64], disputes: bool| Event::Agree {
        round: 1,
        table: 1,
        side,
        scores: scores.to_vec(),
        disputes,
    };
    let first = |journal: &Journal| {
        let table = journal.contest().rounds[0].tables[0].clone();
        (table.agreed(), table.awaits(), table.disputed())
    };
    journal.write(result(2, [3, 1], None));
    journal.write(result(1, [101, 64], Some(0)));
    assert_eq!(first(&journal), (false, vec![1], vec![]));
    let waits = Refusal::NotAgreed { round: 1, tables: vec![1] };
    assert_eq!(journal.refused(Event::Lock { round: 1 }), waits);
    assert_eq!(
        journal.refused(word(Some(2), &[101, 64], false)),
        Refusal::Scores { table: 1, expected: 2, given: 3 }
    );
    journal.write(word(Some(1), &[101, 64], true));
    assert_eq!(first(&journal), (false, vec![1], vec![1]));
    assert_eq!(journal.refused(Event::Lock { round: 1 }), waits);
    // Put right by the other side: now the first is asked, and what it said of other figures does not count.
    journal.write(result(1, [101, 74], Some(1)));
    journal.write(word(Some(0), &[101, 64], false));
    assert_eq!(first(&journal), (false, vec![0], vec![]));
    let taken = journal.write(word(Some(0), &[101, 74], false));
    assert_eq!(first(&journal), (true, vec![], vec![]));
    assert!(journal.contest().rounds[0].awaiting().is_empty());
    // Taken back, and said for both by whoever has the signed card.
    journal.write(Event::Retract { op: taken, reason: String::new() });
    assert_eq!(first(&journal), (false, vec![0], vec![]));
    let card = journal.write(word(None, &[], false));
    assert_eq!(first(&journal), (true, vec![], vec![]));
    // So it is where a side had disputed it: both have signed since.
    journal.write(Event::Retract { op: card, reason: String::new() });
    journal.write(word(Some(0), &[101, 74], true));
    assert_eq!(first(&journal), (false, vec![0], vec![0]));
    journal.write(word(None, &[], false));
    assert_eq!(first(&journal), (true, vec![], vec![]));
    journal.write(Event::Lock { round: 1 });
    assert!(journal.contest().rounds[0].locked);
    // The card of the second table stands by itself.
    assert!(!journal.contest().rounds[0].tables[1].agreed());
}

/// Three pairs, each exempt once; a fixed number is what that round is worth, and no table won but where it is worth one. By hand: 1
/// wins both its tables, 2 points each, and its exempt round is worth what was fixed.
#[test]
fn an_exempt_round_is_worth_what_was_fixed_and_won_by_nobody() {
    let first = |counting, fixed| {
        let opening = Opening { odd: OddRule::Fixed(fixed), counting, ..opening(Format::Pairs, 3) };
        let mut journal = Journal::of(opening, 3);
        for _ in 0..3 {
            journal.draw();
            journal.play();
        }
        let first = standings(&journal.contest(), None).remove(0);
        assert_eq!(first.entry, 1);
        (first.points, first.wins, first.scored)
    };
    for (fixed, points, wins) in [(0, 4, 2), (1, 5, 2), (2, 6, 3)] {
        assert_eq!(first(Counting::Matches, fixed), (points, wins, 3 * 990), "{fixed}");
    }
    assert_eq!(first(Counting::Points, 0), (2 * 990, 2, 2 * 990));
    assert_eq!(first(Counting::Points, 50), (2 * 990 + 50, 3, 2 * 990 + 50));
    // As it was before: a won table, whatever the number.
    let before = Opening { odd: OddRule::Points(0), ..opening(Format::Pairs, 3) };
    let mut journal = Journal::of(before, 3);
    journal.draw();
    journal.play();
    let exempt =
        standings(&journal.contest(), None).into_iter().find(|one| one.byes == 1).expect("one is exempt");
    assert_eq!((exempt.points, exempt.wins), (2, 1));
}

/// A side whose opponents did not come has the average of its other rounds, whatever an exempt round is worth.
#[test]
fn a_fixed_number_is_for_the_exempt_and_not_for_a_forfeit() {
    let fixed = Opening { odd: OddRule::Fixed(10), counting: Counting::Points, ..opening(Format::Pairs, 2) };
    let mut journal = Journal::of(fixed, 4);
    journal.draw();
    journal.play();
    journal.draw();
    let table = journal.contest().rounds[1].tables[0].clone();
    journal.write(absent((2, table.no), &[1], None));
    let came = table.sides[0][0];
    let standing =
        standings(&journal.contest(), None).into_iter().find(|one| one.entry == came).expect("it came");
    let played = 1000 - 10 * i64::from(came);
    assert_eq!(standing.points, 2 * played);
}
