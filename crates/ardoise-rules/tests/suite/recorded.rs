//! Whole deals recorded card by card: played by the rules they show nothing, a planted revoke is found as soon as a
//! later card proves it, and the counts follow from the cards.

use ardoise_rules::cards::{Card, Cards, PIQUET, Suit};
use ardoise_rules::engine::{
    Account, AnyPlay, Arg, Article, Camps, Finding, FindingKind, Said, Seat, Side, Table,
};
use ardoise_rules::games;
use serde_json::{Value, json};

use super::oracle::{House, Shuffler, Trump};

/// A game as its deals are opened.
struct Shape {
    house: House,
    preset: &'static str,
    sets: &'static [(&'static str, &'static str)],
    seats: usize,
    trumps: &'static [Trump],
    /// The events before the first card; the dealer is the last seat, the first leader seat 0.
    opening: fn(&mut Shuffler, Trump) -> Vec<Value>,
}

const HEARTS: Trump = Trump::Suit(Suit::Hearts);
const SPADES: Trump = Trump::Suit(Suit::Spades);

fn word(trump: Trump) -> &'static str {
    match trump {
        Trump::None => "none",
        Trump::All => "all",
        Trump::Suit(suit) => suit.id(),
    }
}

fn shapes() -> Vec<Shape> {
    let bid: fn(&mut Shuffler, Trump) -> Vec<Value> = |shuffler, trump| {
        vec![json!({"event": "bid", "player": 1 + shuffler.below(4), "level": 80, "suit": word(trump)})]
    };
    let take: fn(&mut Shuffler, Trump) -> Vec<Value> = |shuffler, trump| {
        vec![json!({"event": "take", "player": 1 + shuffler.below(4), "suit": word(trump)})]
    };
    let choose: fn(&mut Shuffler, Trump) -> Vec<Value> =
        |_, trump| vec![json!({"event": "trump", "suit": word(trump)})];
    let solo: fn(&mut Shuffler, Trump) -> Vec<Value> = |_, trump| match trump {
        Trump::None => vec![json!({"event": "bid", "player": 2, "contract": "grande-misere"})],
        _ => vec![json!({"event": "bid", "player": 2, "contract": "solo-6", "suit": word(trump)})],
    };
    let coinche = House::jack_and_nine("coinche");
    vec![
        Shape {
            house: coinche,
            preset: "coinche",
            sets: &[],
            seats: 4,
            trumps: &[HEARTS, SPADES, Trump::None, Trump::All],
            opening: bid,
        },
        Shape {
            house: House { undertrump_free: true, ..coinche },
            preset: "coinche",
            sets: &[("undertrump", "free")],
            seats: 4,
            trumps: &[HEARTS],
            opening: bid,
        },
        Shape {
            house: House::of_258("belote"),
            preset: "belote-ffb-sa-ta",
            sets: &[],
            seats: 4,
            trumps: &[HEARTS, SPADES, Trump::None, Trump::All],
            opening: take,
        },
        Shape {
            house: House::take("manille"),
            preset: "manille",
            sets: &[],
            seats: 4,
            trumps: &[HEARTS, SPADES, Trump::None],
            opening: choose,
        },
        Shape {
            house: House { trick_point: 0, ..House::take("manille") },
            preset: "manille-3",
            sets: &[("min-sans-atout", "0")],
            seats: 3,
            trumps: &[HEARTS, SPADES, Trump::None],
            opening: choose,
        },
        Shape {
            house: House::follow("whist"),
            preset: "whist",
            sets: &[("no-trump", "on")],
            seats: 4,
            trumps: &[HEARTS, SPADES, Trump::None],
            opening: choose,
        },
        Shape {
            house: House { across: false, ..House::follow("colour-whist") },
            preset: "colour-whist",
            sets: &[],
            seats: 4,
            trumps: &[HEARTS, Trump::None],
            opening: solo,
        },
    ]
}

/// A match of one deal, dealt by the last seat.
fn open(shape: &Shape) -> Box<dyn AnyPlay> {
    let game = games::find(shape.house.game).expect("a game");
    let sets: Vec<_> = shape.sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let rules = game.resolve(shape.preset, &sets).expect("rules");
    let camps = game.camps(&rules, shape.seats).expect("camps");
    let players = ["Ana", "Bob", "Cy", "Dee"][..shape.seats].iter().map(|name| (*name).to_owned()).collect();
    let table = Table::new(players, camps);
    game.play(game.schema(), &rules, &table, Some(Seat::at(shape.seats - 1)), None).expect("a match")
}

fn irregular(play: &dyn AnyPlay) -> Vec<(u8, usize, Card)> {
    let found = play.findings().into_iter().filter(|finding| finding.kind == FindingKind::Irregular);
    let mut found: Vec<_> = found
        .filter_map(|finding: Finding<Said>| Some((finding.trick, finding.player.index(), finding.card?)))
        .collect();
    found.sort();
    found
}

/// Whom a finding without a card names as those of whom one has revoked.
fn suspects(play: &dyn AnyPlay) -> Vec<Vec<usize>> {
    let found =
        play.findings().into_iter().filter(|finding| finding.article == Article("table.revoke-proved"));
    found
        .map(|finding| match finding.reason.args.iter().find(|(name, _)| *name == "players") {
            Some((_, Arg::OneOf(players))) => players.iter().map(seat).collect(),
            _ => vec![finding.player.index()],
        })
        .collect()
}

fn seat(arg: &Arg) -> usize {
    let Arg::Seat(seat) = arg else { panic!("{arg:?} is no seat") };
    seat.index()
}

/// Whoever is suspected, one of them has cheated; where nobody has, nobody is.
#[track_caller]
fn rightly_suspected(play: &dyn AnyPlay, planted: &[(u8, usize, Card)]) {
    for among in suspects(play) {
        assert!(planted.iter().any(|(_, cheat, _)| among.contains(cheat)), "{among:?} {planted:?}");
    }
}

/// A card that fell: its trick, who played it, the trick before it.
struct Fallen {
    trick: usize,
    seat: usize,
    card: Card,
    before: Vec<(usize, Card)>,
}

fn partner(shape: &Shape, player: usize, seat: usize) -> bool {
    match shape.seats {
        4 => shape.house.across && (seat + 2) % 4 == player,
        // The dealer, who sits last, plays alone.
        3 => seat != player && seat != 2 && player != 2,
        _ => false,
    }
}

/// What a second reading proves from the cards that have fallen so far: a play that his later cards bar, or that is barred
/// however the cards that have not fallen yet lie, because the others have no room for all those that would bar it.
fn proved(shape: &Shape, trump: Trump, fallen: &[Fallen]) -> Vec<(u8, usize, Card)> {
    let pack = shape.house.pack;
    let hand = pack.len() / shape.seats;
    let all_dealt = hand * shape.seats == pack.len();
    let unseen: Vec<Card> = pack.iter().filter(|card| fallen.iter().all(|play| play.card != *card)).collect();
    let mut found = Vec::new();
    for (place, play) in fallen.iter().enumerate() {
        let known: Vec<Card> =
            fallen[place..].iter().filter(|later| later.seat == play.seat).map(|later| later.card).collect();
        let partner = |seat: usize| partner(shape, play.seat, seat);
        let barred = |hand: &[Card]| {
            !shape.house.legal(trump, &play.before, &partner, hand, true).contains(&play.card)
        };
        let left = hand - fallen.iter().filter(|other| other.seat == play.seat).count();
        let barring = unseen.iter().filter(|card| barred(&[&known[..], &[**card]].concat())).count();
        let no_room = all_dealt && left > 0 && barring > unseen.len() - left;
        if barred(&known) || no_room {
            found.push((u8::try_from(play.trick + 1).expect("a trick"), play.seat, play.card));
        }
    }
    found.sort();
    found
}

/// Plays one random deal; with `cheats`, now and then against the rules.
fn deal(shape: &Shape, shuffler: &mut Shuffler, cheats: bool) {
    let pack = shape.house.pack;
    let mut cards: Vec<Card> = pack.iter().collect();
    shuffler.shuffle(&mut cards);
    let tricks = pack.len() / shape.seats;
    let mut hands: Vec<Vec<Card>> = cards.chunks(tricks).take(shape.seats).map(<[Card]>::to_vec).collect();
    let left: Cards = cards[tricks * shape.seats..].iter().copied().collect();
    let trump = shape.trumps[shuffler.below(shape.trumps.len())];
    let mut play = open(shape);
    for event in (shape.opening)(shuffler, trump) {
        play.place(&event).expect("an opening");
    }
    let mut fallen: Vec<Fallen> = Vec::new();
    let mut planted: Vec<(u8, usize, Card)> = Vec::new();
    let mut leader = 0;
    let mut taken: Vec<(usize, i32)> = Vec::new();
    for trick in 0..tricks {
        let whole = shuffler.below(3) == 0;
        let mut on_table: Vec<(usize, Card)> = Vec::new();
        for step in 0..shape.seats {
            let seat = (leader + step) % shape.seats;
            let partner = |other: usize| partner(shape, seat, other);
            let legal = shape.house.legal(trump, &on_table, &partner, &hands[seat], true);
            let barred: Vec<Card> =
                hands[seat].iter().copied().filter(|card| !legal.contains(card)).collect();
            let cheat = cheats && !barred.is_empty() && shuffler.below(4) == 0;
            let among = if cheat { &barred } else { &legal };
            let card = among[shuffler.below(among.len())];
            if cheat {
                planted.push((u8::try_from(trick + 1).expect("a trick"), seat, card));
            }
            hands[seat].retain(|held| *held != card);
            fallen.push(Fallen { trick, seat, card, before: on_table.clone() });
            on_table.push((seat, card));
            if !whole {
                let turn = play.expects().to_act;
                assert!(fallen.len() == 1 || turn == Some(Seat::at(seat)), "{turn:?} {seat}");
                play.place(&json!({"event": "play", "player": seat + 1, "card": card})).expect("a card");
                assert_eq!(irregular(play.as_ref()), proved(shape, trump, &fallen));
                rightly_suspected(play.as_ref(), &planted);
            }
        }
        if whole {
            let cards: Vec<Card> = on_table.iter().map(|(_, card)| *card).collect();
            play.place(&json!({"event": "trick", "player": leader + 1, "cards": cards})).expect("a trick");
            assert_eq!(irregular(play.as_ref()), proved(shape, trump, &fallen));
            rightly_suspected(play.as_ref(), &planted);
        }
        leader = on_table[shape.house.master(trump, &on_table)].0;
        let worth: i32 = on_table.iter().map(|(_, card)| shape.house.worth(trump, *card)).sum();
        taken.push((leader, worth + shape.house.trick_point));
    }
    planted.sort();
    assert_eq!(irregular(play.as_ref()), planted);
    assert!(play.findings().iter().all(|finding| finding.kind == FindingKind::Irregular), "all is known");
    counted(shape, play.as_ref(), trump, &taken, left);
}

/// The tricks, their points and the sums, beside our own.
fn counted(shape: &Shape, play: &dyn AnyPlay, trump: Trump, taken: &[(usize, i32)], left: Cards) {
    let report = play.tricks().expect("tricks");
    let ours: Vec<(usize, i32)> =
        report.tricks.iter().map(|trick| (trick.winner.index(), trick.points.floor())).collect();
    assert_eq!(ours, taken);
    let last = taken.last().map_or(0, |(seat, _)| *seat);
    let der = shape.house.last(trump);
    let points = |of: &dyn Fn(usize) -> bool| {
        let own: i32 = taken.iter().filter(|(seat, _)| of(*seat)).map(|(_, points)| *points).sum();
        own + if of(last) { der } else { 0 }
    };
    if shape.seats == 3 {
        let chien: i32 = left.iter().map(|card| shape.house.worth(trump, card)).sum();
        assert_eq!(report.points_of(Account::Seat(Seat::at(2))).floor(), points(&|seat| seat == 2) + chien);
        assert_eq!(report.points_of(Account::Seat(Seat::at(0))).floor(), points(&|seat| seat != 2));
        return;
    }
    if play.table().camps == Camps::Pairs {
        let sides = [0, 1].map(|side| report.points_of(Account::Side(Side::at(side))).floor());
        assert_eq!(sides, [0, 1].map(|side| points(&|seat| seat % 2 == side)));
        let all = shape.house.all(trump, taken.len());
        assert_eq!(sides[0] + sides[1], all);
    }
    assert!(report.complete);
}

#[test]
fn deals_played_by_the_rules_show_nothing() {
    for (no, shape) in shapes().iter().enumerate() {
        let mut shuffler = Shuffler(0x51ed_270b_9c1d_7f2b ^ ((no as u64 + 1) << 24));
        for _ in 0..10 * super::positions::times() {
            deal(shape, &mut shuffler, false);
        }
    }
}

#[test]
fn planted_revokes_are_found_as_soon_as_they_are_proved() {
    for (no, shape) in shapes().iter().enumerate() {
        let mut shuffler = Shuffler(0xdead_beef_1234_5678 ^ ((no as u64 + 1) << 24));
        for _ in 0..16 * super::positions::times() {
            deal(shape, &mut shuffler, true);
        }
    }
}

/// Marjolet: cards are drawn for ten tricks, and only the last six have duties.
#[test]
fn drawing_proves_nothing_and_the_last_six_do() {
    let shape = Shape {
        house: House::late("marjolet"),
        preset: "marjolet",
        sets: &[],
        seats: 2,
        trumps: &[HEARTS],
        opening: |_, _| Vec::new(),
    };
    let mut shuffler = Shuffler(0x1357_9bdf_2468_ace0);
    for round in 0..60 {
        let mut cards: Vec<Card> = PIQUET.iter().collect();
        shuffler.shuffle(&mut cards);
        let turned = cards[12];
        let trump = Trump::Suit(turned.suit().expect("a suit"));
        let mut hands = [cards[..6].to_vec(), cards[6..12].to_vec()];
        let mut talon: Vec<Card> = cards[13..].to_vec();
        talon.push(turned);
        let mut play = open(&shape);
        play.place(&json!({"event": "turn", "card": turned})).expect("a card");
        let (mut leader, mut planted) = (0, Vec::new());
        for trick in 0..16 {
            let mut on_table: Vec<(usize, Card)> = Vec::new();
            for seat in [leader, 1 - leader] {
                let hand = &mut hands[seat];
                let legal = shape.house.legal(trump, &on_table, &|_| false, hand, trick >= 10);
                let barred: Vec<Card> = hand.iter().copied().filter(|card| !legal.contains(card)).collect();
                let cheat = round % 2 == 1 && !barred.is_empty() && shuffler.below(3) == 0;
                let among = if cheat { &barred } else { &legal };
                let card = among[shuffler.below(among.len())];
                if cheat {
                    planted.push((u8::try_from(trick + 1).expect("a trick"), seat, card));
                }
                hand.retain(|held| *held != card);
                on_table.push((seat, card));
                play.place(&json!({"event": "play", "player": seat + 1, "card": card})).expect("a card");
            }
            leader = on_table[shape.house.master(trump, &on_table)].0;
            for seat in [leader, 1 - leader] {
                if !talon.is_empty() {
                    hands[seat].push(talon.remove(0));
                }
            }
        }
        planted.sort();
        assert_eq!(irregular(play.as_ref()), planted);
        let report = play.tricks().expect("tricks");
        let points: i32 = (0..2).map(|seat| report.points_of(Account::Seat(Seat::at(seat))).floor()).sum();
        assert!(points == 90 || points == 140, "{points}");
    }
}

/// Découverte: a card played later may have lain covered, so it proves nothing by itself.
#[test]
fn covered_cards_accuse_nobody() {
    let shape = Shape {
        house: House { trick_point: 0, ..House::take("manille") },
        preset: "decouverte",
        sets: &[],
        seats: 2,
        trumps: &[HEARTS, SPADES, Trump::None],
        opening: |_, _| Vec::new(),
    };
    let mut shuffler = Shuffler(0x0f0f_1e1e_2d2d_3c3c);
    let mut found = 0;
    for round in 0..80 {
        let mut cards: Vec<Card> = PIQUET.iter().collect();
        shuffler.shuffle(&mut cards);
        let trump = shape.trumps[shuffler.below(3)];
        let mut play = open(&shape);
        play.place(&json!({"event": "trump", "suit": word(trump)})).expect("a trump");
        // Eight in hand, four face up, and one covered below each of these.
        let mut seen = [cards[..12].to_vec(), cards[12..24].to_vec()];
        let below = [cards[24..28].to_vec(), cards[28..].to_vec()];
        let covers = [cards[8..12].to_vec(), cards[20..24].to_vec()];
        let (mut leader, mut planted) = (0, Vec::new());
        for trick in 0..16 {
            let mut on_table: Vec<(usize, Card)> = Vec::new();
            for seat in [leader, 1 - leader] {
                let legal = shape.house.legal(trump, &on_table, &|_| false, &seen[seat], true);
                let barred: Vec<Card> =
                    seen[seat].iter().copied().filter(|card| !legal.contains(card)).collect();
                let cheat = round % 2 == 1 && !barred.is_empty() && shuffler.below(3) == 0;
                let among = if cheat { &barred } else { &legal };
                let card = among[shuffler.below(among.len())];
                if cheat {
                    planted.push((u8::try_from(trick + 1).expect("a trick"), seat, card));
                }
                seen[seat].retain(|held| *held != card);
                on_table.push((seat, card));
            }
            for (seat, card) in &on_table {
                play.place(&json!({"event": "play", "player": seat + 1, "card": card})).expect("a card");
                if let Some(place) = covers[*seat].iter().position(|cover| cover == card) {
                    seen[*seat].push(below[*seat][place]);
                }
            }
            leader = on_table[shape.house.master(trump, &on_table)].0;
        }
        let irregular = irregular(play.as_ref());
        assert!(irregular.iter().all(|one| planted.contains(one)), "{irregular:?} {planted:?}");
        found += irregular.len();
        assert_eq!(
            play.tricks().expect("tricks").points.iter().map(|(_, points)| points.floor()).sum::<i32>(),
            60
        );
    }
    assert!(found > 30, "hardly a revoke was proved: {found}");
}

/// Whoever does not sit at the table has nothing recorded of him, from wherever the event comes.
#[test]
fn nobody_from_outside_the_table_is_recorded() {
    let events = [
        ("belote", json!({"event": "belote", "player": 9}), "no-such-seat"),
        ("belote", json!({"event": "declare", "player": 5, "kind": "tierce", "card": "AS"}), "no-such-seat"),
        ("belote", json!({"event": "revoke", "player": 7}), "no-such-seat"),
        ("coinche", json!({"event": "belote", "player": 6}), "no-such-seat"),
        ("coinche", json!({"event": "capot", "side": "7"}), "no-such-seat"),
        ("tarot", json!({"event": "bid", "player": 5, "contract": "garde"}), "no-such-seat"),
        ("tarot", json!({"event": "points", "side": 8, "points": 40}), "no-such-seat"),
    ];
    for (game, event, id) in events {
        let game = games::find(game).expect("a game");
        let rules = game.resolve(game.info().presets[0].name, &[]).expect("rules");
        let names = ["Ana", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec();
        let table = Table { players: names, camps: game.camps(&rules, 4).expect("camps"), teams: Vec::new() };
        let mut play = game.play(game.schema(), &rules, &table, None, None).expect("a match");
        let first = match game.id() {
            "belote" => json!({"event": "take", "player": 2, "suit": "hearts"}),
            "coinche" => json!({"event": "bid", "player": 2, "level": 80, "suit": "hearts"}),
            _ => json!({"event": "bid", "player": 2, "contract": "prise"}),
        };
        play.place(&first).expect("a bid");
        let refused = play.place(&event).expect_err("nobody sits there");
        assert!(refused.id == id || refused.scope != "shell", "{event}: {refused:?}");
        assert_eq!(play.current(), 1);
    }
}
