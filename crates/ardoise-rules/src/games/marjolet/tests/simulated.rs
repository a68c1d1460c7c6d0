//! Whole deals played with real cards: what truly happened is never refused, and is scored as a player would.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{play, rules};
use crate::cards::{Card, Cards, Order, PIQUET, Rank, Strength, Suit, read_card};

static ORDER: Order = Order::strongest_first(&[
    Rank::Ace,
    Rank::Ten,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
]);

/// A combination as a player knows it: what is said, its cards, its points.
struct Known {
    kind: &'static str,
    suit: Option<&'static str>,
    cards: Cards,
    points: i32,
}

fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|word| read_card(word).expect("a card")).collect()
}

fn combinations(trump: Suit) -> Vec<Known> {
    let four = |kind, text, points| Known { kind, suit: None, cards: cards(text), points };
    let mut all = vec![
        four("four-aces", "AH AD AC AS", 100),
        four("four-tens", "10H 10D 10C 10S", 80),
        four("four-kings", "KH KD KC KS", 60),
        four("four-queens", "QH QD QC QS", 40),
    ];
    for suit in Suit::ALL {
        let letter = suit.letter();
        let pair = cards(&format!("K{letter} Q{letter}"));
        all.push(if suit == trump {
            Known { kind: "royal-marriage", suit: None, cards: pair, points: 40 }
        } else {
            Known { kind: "marriage", suit: Some(suit.id()), cards: pair, points: 20 }
        });
        let jack = cards(&format!("J{} Q{letter}", trump.letter()));
        let points = if suit == trump { 40 } else { 20 };
        all.push(Known { kind: "marjolet", suit: Some(suit.id()), cards: jack, points });
    }
    all
}

/// Everything said in a deal by player 1 with these cards in this order, and the score by hand.
fn simulate(pack: &[Card], choices: &[usize]) -> (Vec<Value>, [i32; 2]) {
    let mut hands: [Cards; 2] = [pack[0..6].iter().copied().collect(), pack[6..12].iter().copied().collect()];
    let turn = pack[12];
    let trump = turn.suit().expect("a suit");
    let mut talon: Vec<Card> = pack[13..].iter().copied().chain([turn]).collect();
    talon.reverse();
    let strength = Strength::one_order(Some(trump), &ORDER);
    let seven = Card::new(trump, Rank::Seven);
    let mut known = combinations(trump);
    let mut events = vec![json!({"event": "turn", "card": turn})];
    let (mut score, mut brisques, mut exchanged) = ([0; 2], [0; 2], false);
    let (mut leader, mut row) = (1, 0);
    if turn == seven {
        score[0] += 10;
    }
    for trick in 0..16 {
        let mut fell = Vec::new();
        for player in [leader, 1 - leader] {
            let hand: Vec<Card> = hands[player].iter().collect();
            let card = hand[choices[trick * 2 + fell.len()] % hand.len()];
            hands[player] = hands[player].without(card);
            fell.push(card);
            if card == seven {
                events.push(json!({"event": "seven", "player": player + 1}));
                score[player] += if exchanged { 0 } else { 10 };
            }
        }
        let winner = if strength.winner(&fell) == Some(0) { leader } else { 1 - leader };
        row = if winner == leader && trick != 10 { row + 1 } else { 1 };
        brisques[winner] +=
            fell.iter().filter(|card| matches!(card.rank(), Some(Rank::Ace | Rank::Ten))).count();
        leader = winner;
        if hands[winner].has(seven) && talon.len() > 1 && !exchanged && choices[trick].is_multiple_of(2) {
            hands[winner] = hands[winner].without(seven).with(turn);
            talon[0] = seven;
            exchanged = true;
            events.push(json!({"event": "exchange", "player": winner + 1}));
            score[winner] += 10;
        }
        known.retain(|meld| {
            let made = meld.cards.minus(hands[winner]).is_empty();
            if made {
                let mut event = json!({"event": "meld", "player": winner + 1, "kind": meld.kind});
                if let Some(suit) = meld.suit {
                    event["suit"] = suit.into();
                }
                events.push(event);
                score[winner] += meld.points;
            }
            !made
        });
        for player in [winner, 1 - winner] {
            if let Some(card) = talon.pop() {
                hands[player] = hands[player].with(card);
                if talon.is_empty() {
                    events.push(json!({"event": "talon-last", "player": player + 1}));
                    score[player] += 10;
                }
            }
        }
    }
    let six = row == 6;
    let end = if six { "six-last" } else { "last-trick" };
    events.push(json!({"event": end, "player": leader + 1}));
    score[leader] += if six { 60 } else { 10 };
    let [first, second] = brisques;
    events.push(json!({"event": "brisques", "counts": [["1", first], ["2", second]]}));
    for player in 0..2 {
        score[player] += 10 * i32::try_from(brisques[player]).expect("eight at most");
    }
    (events, score)
}

fn shuffled() -> impl Strategy<Value = Vec<Card>> {
    Just(PIQUET.iter().collect::<Vec<_>>()).prop_shuffle()
}

proptest! {
    #[test]
    fn what_truly_happened_is_never_refused(
        pack in shuffled(),
        choices in prop::collection::vec(0..60usize, 32),
    ) {
        let (events, score) = simulate(&pack, &choices);
        let sets = [("marjolet-trump-queen", "40"), ("talon-last-card", "10"), ("target", "5000")];
        let mut play = play(rules(&sets));
        for event in &events {
            let placed = play.place(event);
            prop_assert!(placed.is_ok(), "{event} refused: {placed:?} in {events:?}");
        }
        prop_assert_eq!(play.standing().totals, score);
        prop_assert_eq!(play.current(), 2);
    }

    #[test]
    fn nor_when_it_is_written_in_another_order(
        pack in shuffled(),
        choices in prop::collection::vec(0..60usize, 32),
        order in prop::collection::vec(0..1000usize, 60),
    ) {
        let (mut events, score) = simulate(&pack, &choices);
        for (place, other) in order.iter().enumerate().take(events.len()) {
            let other = other % events.len();
            events.swap(place, other);
        }
        let mut play = play(rules(&[("marjolet-trump-queen", "40"), ("talon-last-card", "10")]));
        let mut deal = super::Deal::new(super::Seat::at(0));
        for event in &events {
            let typed = serde_json::from_value(event.clone()).expect("an event");
            let applied = super::deal::apply(play.at(1), deal, &typed);
            prop_assert!(applied.is_ok(), "{event} refused: {applied:?} in {events:?}");
            deal = applied.expect("checked");
        }
        play.settle();
        let outcome = deal.outcome(play.at(1).rules).expect("complete");
        let lines = super::score::score(play.at(1), &outcome);
        for (place, points) in score.into_iter().enumerate() {
            prop_assert_eq!(lines.of(super::Account::Seat(super::Seat::at(place))), points);
        }
    }
}
