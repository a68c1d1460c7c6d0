//! Random positions: the referee says of each what a second reading of the rules says, and keeps its promises.

use ardoise_rules::cards::{Card, Cards, Suit};
use ardoise_rules::engine::{Asked, Judge, Phase, Posed, Seat, Trumps};
use ardoise_rules::games;

use super::oracle::{House, Ruff, Shuffler, Trump};

struct Case {
    house: House,
    sets: &'static [(&'static str, &'static str)],
    seats: usize,
    trumps: &'static [Trump],
    preset: &'static str,
}

const SUITS: &[Trump] = &[
    Trump::Suit(Suit::Hearts),
    Trump::Suit(Suit::Diamonds),
    Trump::Suit(Suit::Clubs),
    Trump::Suit(Suit::Spades),
];
const OR_NONE: &[Trump] = &[
    Trump::None,
    Trump::Suit(Suit::Hearts),
    Trump::Suit(Suit::Diamonds),
    Trump::Suit(Suit::Clubs),
    Trump::Suit(Suit::Spades),
];
const ANY: &[Trump] = &[
    Trump::None,
    Trump::All,
    Trump::Suit(Suit::Hearts),
    Trump::Suit(Suit::Diamonds),
    Trump::Suit(Suit::Clubs),
    Trump::Suit(Suit::Spades),
];

fn cases() -> Vec<Case> {
    let coinche = House::jack_and_nine("coinche");
    let case = |house, preset, sets, seats, trumps| Case { house, sets, seats, trumps, preset };
    vec![
        case(coinche, "coinche", &[], 4, ANY),
        case(House { undertrump_free: true, ..coinche }, "coinche", &[("undertrump", "free")], 4, ANY),
        case(
            House { partner_barred: true, ..coinche },
            "coinche",
            &[("undertrump-partner", "barred")],
            4,
            ANY,
        ),
        case(
            House { no_climb_over_partner: true, ..coinche },
            "coinche",
            &[("climb-over-partner", "no")],
            4,
            ANY,
        ),
        case(
            House { undertrump_free: true, partner_barred: true, no_climb_over_partner: true, ..coinche },
            "coinche",
            &[("undertrump", "free"), ("undertrump-partner", "barred"), ("climb-over-partner", "no")],
            4,
            ANY,
        ),
        case(House::take("manille"), "manille", &[], 4, OR_NONE),
        case(House::take("manille"), "manille-3", &[], 3, OR_NONE),
        case(House::take("manille"), "decouverte", &[], 2, OR_NONE),
        case(House::late("marjolet"), "marjolet", &[], 2, SUITS),
        case(
            House { ruff: Ruff::Any, ..House::late("marjolet") },
            "marjolet",
            &[("six-last-trump", "must")],
            2,
            SUITS,
        ),
        case(House::follow("whist"), "whist", &[], 4, OR_NONE),
        case(
            House { ruff: Ruff::Any, ..House::follow("whist") },
            "whist",
            &[("void-play", "must-trump")],
            4,
            OR_NONE,
        ),
        case(House { across: false, ..House::follow("colour-whist") }, "colour-whist", &[], 4, OR_NONE),
        case(House::of_258("belote"), "belote", &[], 4, ANY),
        case(
            House { undertrump_free: true, ..House::of_258("belote") },
            "belote",
            &[("undertrump", "free")],
            4,
            ANY,
        ),
        case(
            House { partner_barred: true, no_climb_over_partner: true, ..House::of_258("belote") },
            "belote",
            &[("undertrump-partner", "barred"), ("climb-over-partner", "no")],
            4,
            ANY,
        ),
        case(House { across: false, ..House::of_258("belote") }, "belote-decouverte", &[], 2, SUITS),
    ]
}

fn judge(case: &Case) -> Box<dyn Judge> {
    let game = games::find(case.house.game).expect("a game");
    let sets: Vec<_> = case.sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    game.judge(&game.resolve(case.preset, &sets).expect("rules")).expect("a judge")
}

fn trumps(trump: Trump) -> Trumps {
    match trump {
        Trump::None => Trumps::None,
        Trump::All => Trumps::All,
        Trump::Suit(suit) => Trumps::Suit(suit),
    }
}

const ROUNDS: usize = 8_000;

/// How many times as many positions and deals: `ARDOISE_POSITIONS=20` for many millions of positions.
pub fn times() -> usize {
    std::env::var("ARDOISE_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[test]
fn every_game_and_option_agrees_with_the_second_reading() {
    for (no, case) in cases().iter().enumerate() {
        let judge = judge(case);
        let mut shuffler = Shuffler(0x9e37_79b9_7f4a_7c15 ^ ((no as u64 + 1) << 32));
        let pack = case.house.pack;
        for _ in 0..ROUNDS * times() {
            one(case, judge.as_ref(), &mut shuffler, pack);
        }
    }
}

/// One random position. Suits are made short now and then, so that ruffs and overruffs are frequent.
fn one(case: &Case, judge: &dyn Judge, shuffler: &mut Shuffler, pack: Cards) {
    let mut cards: Vec<Card> = pack.iter().collect();
    if shuffler.below(2) == 0 {
        let out = Suit::ALL[shuffler.below(4)];
        cards.retain(|card| card.suit() != Some(out) || shuffler.below(4) == 0);
    }
    shuffler.shuffle(&mut cards);
    let trump = case.trumps[shuffler.below(case.trumps.len())];
    let leader = shuffler.below(case.seats);
    let played = shuffler.below(case.seats);
    let most = if case.house.late { 6 } else { pack.len() / case.seats.max(4) };
    let held = (1 + shuffler.below(most)).min(cards.len() - played);
    let trick: Vec<(usize, Card)> =
        (0..played).map(|place| ((leader + place) % case.seats, cards[place])).collect();
    let hand: Vec<Card> = cards[played..played + held].to_vec();
    let player = (leader + played) % case.seats;
    let alone = (case.seats == 3).then(|| shuffler.below(3));
    let partner = |seat: usize| match (case.seats, alone) {
        (4, _) => case.house.across && (seat + 2) % 4 == player,
        (3, Some(alone)) => seat != player && seat != alone && player != alone,
        _ => false,
    };
    let end = case.house.late && shuffler.below(4) != 0;
    let phase = if end { Phase::End } else { Phase::Talon };
    let expected = case.house.legal(trump, &trick, &partner, &hand, end);
    let only: Vec<Card> = trick.iter().map(|(_, card)| *card).collect();
    let posed = Posed { trumps: trumps(trump), alone: alone.map(Seat::at), phase, ..Posed::default() };
    let ask = |hand: &[Card]| {
        let hand = hand.iter().copied().collect();
        let asked =
            Asked { posed, leader: Seat::at(leader), trick: &only, hand, player: Some(Seat::at(player)) };
        judge.judge(&asked).expect("a judgement")
    };
    let ruled = ask(&hand);
    let legal = ruled.duties.legal();
    let place = || format!("{} {:?}: {trump:?} {trick:?} {hand:?} {player}", case.house.game, case.sets);
    let wanted: Cards = expected.iter().copied().collect();
    assert_eq!(legal, wanted, "{}", place());
    assert!(!legal.is_empty(), "nothing to play: {}", place());
    for card in &hand {
        assert_eq!(ruled.duties.breaks(*card).is_none(), legal.has(*card), "{card:?} {}", place());
    }
    let winning = (!trick.is_empty()).then(|| trick[case.house.master(trump, &trick)].0);
    assert_eq!(ruled.winning.map(Seat::index), winning, "{}", place());
    // Fewer cards never bar more.
    if hand.len() > 1 {
        let left_out = shuffler.below(hand.len());
        let fewer: Vec<Card> =
            hand.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, card)| *card).collect();
        let less = ask(&fewer).duties;
        for card in &fewer {
            assert!(
                less.breaks(*card).is_none() || !legal.has(*card),
                "{card:?} is barred by fewer: {}",
                place()
            );
        }
    }
    // A discard never wins.
    if !only.is_empty() {
        for card in &hand {
            let mut with = only.clone();
            with.push(*card);
            let taken = judge.trick(&posed, &with).expect("a trick");
            let discard = card.suit() != only[0].suit() && trump != Trump::Suit(card.suit().expect("a suit"));
            assert!(!(discard && taken.place == Some(with.len() - 1)), "{card:?} wins: {}", place());
        }
    }
}

#[track_caller]
fn worked(
    game: &str,
    sets: &[(&str, &str)],
    posed: Posed<'_>,
    trick: &str,
    hand: &str,
    legal: &str,
    article: &str,
) {
    let game = games::find(game).expect("a game");
    let sets: Vec<_> = sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let judge = game.judge(&game.resolve(game.id(), &sets).expect("rules")).expect("a judge");
    let read = |text: &str| -> Vec<Card> {
        text.split_whitespace().map(|word| ardoise_rules::cards::read_card(word).expect("a card")).collect()
    };
    let (trick, hand) = (read(trick), read(hand));
    let set = hand.iter().copied().collect();
    let asked = Asked { posed, leader: Seat::at(0), trick: &trick, hand: set, player: None };
    let duties = judge.judge(&asked).expect("a judgement").duties;
    assert_eq!(duties.legal(), read(legal).into_iter().collect());
    for card in hand.iter().filter(|card| !duties.legal().has(**card)) {
        let duty = duties.breaks(*card).expect("a duty");
        assert_eq!(judge.article(duty).0, article, "{card:?}");
    }
}

fn suited(suit: Suit) -> Posed<'static> {
    Posed { trumps: Trumps::Suit(suit), ..Posed::default() }
}

#[test]
fn the_examples_of_the_articles() {
    let spades = suited(Suit::Spades);
    let none = Posed::default();
    let all = Posed { trumps: Trumps::All, ..Posed::default() };
    // Following does not oblige to climb in a plain suit.
    worked("coinche", &[], spades, "9H JH", "AH 7H 7S", "AH 7H", "coinche.follow");
    // An opponent ruffed with the king.
    worked("coinche", &[], spades, "7D 9H KS", "JS 7S AC", "JS", "coinche.ruff");
    worked("coinche", &[], spades, "9H KS 8H", "JS 7S AC", "JS 7S AC", "coinche.ruff");
    worked("coinche", &[], spades, "9H 8H KS", "JS 7S AC", "JS", "coinche.ruff");
    worked("coinche", &[], spades, "9H 8H KS", "8S 7S AC", "8S 7S", "coinche.undertrump");
    worked("coinche", &[("undertrump", "free")], spades, "9H 8H KS", "8S 7S AC", "8S 7S AC", "");
    // The partner holds the trick by a ruff.
    let barred = [("undertrump-partner", "barred")];
    worked("coinche", &barred, spades, "9H KS 8H", "JS 7S AC", "JS AC", "coinche.undertrump-partner");
    worked("coinche", &barred, spades, "9H KS 8H", "8S 7S AC", "8S 7S AC", "");
    // Trumps led: higher even over the partner, unless the house spares him.
    worked("coinche", &[], spades, "7S AS 8S", "9S QS", "9S", "coinche.climb");
    worked("coinche", &[("climb-over-partner", "no")], spades, "7S AS 8S", "9S QS", "9S QS", "");
    worked("coinche", &[], all, "7H AH", "9H QH", "9H", "coinche.climb");
    worked("coinche", &[], none, "7H AH", "10H QH", "10H QH", "");
    // A top card against a capot: the defence may not lead one, the announcer and his partner may.
    let ban = [("capot-lead-ban", "yes")];
    let capot = |by: usize| Posed { alone: Some(Seat::at(by)), contract: Some("capot"), ..spades };
    worked("coinche", &ban, capot(1), "", "AH KH JS 9S", "KH 9S", "coinche.lead");
    worked("coinche", &ban, capot(1), "", "AH JS", "AH JS", "");
    worked("coinche", &ban, capot(0), "", "AH KH", "AH KH", "");
    worked("coinche", &ban, capot(2), "", "AH KH", "AH KH", "");
    worked("coinche", &[], capot(1), "", "AH KH", "AH KH", "");
    // Manille: over in plain suits too, no forced undertrump, a ruff frees who follows.
    // Belote, hearts trumps: the examples of its section on legality.
    let hearts = suited(Suit::Hearts);
    worked("belote", &[], hearts, "10S 9H", "JH 7H AC", "JH", "belote.ruff");
    worked("belote", &[], hearts, "10S 9H", "8H AC", "8H", "belote.undertrump");
    worked("belote", &[("undertrump", "free")], hearts, "10S 9H", "8H AC", "8H AC", "");
    worked("belote", &[], hearts, "10S 9H", "AC KD", "AC KD", "");
    worked("belote", &[], hearts, "AS 7S", "JH 7H AC", "JH 7H AC", "");
    worked("belote", &[], hearts, "QH 8H", "KH 7H", "KH", "belote.climb");
    worked("belote", &[], none, "7H AH", "10H QH", "10H QH", "");

    worked("manille", &[], spades, "KH", "10H AH 7H", "10H AH", "manille.overtake");
    worked("manille", &[], spades, "QH KH 7H", "10H JH", "10H JH", "");
    worked("manille", &[], spades, "KH 8S", "10H 7H 10S", "10H 7H", "manille.follow");
    worked("manille", &[], spades, "7H 8H KS", "AS 7S AC", "AS", "manille.ruff");
    worked("manille", &[], spades, "7H 8H KS", "9S 7S AC", "9S 7S AC", "");
    worked("manille", &[], spades, "KH 7H", "9S AC", "9S AC", "");
    worked("manille", &[], spades, "7S KS", "AS 10H", "AS", "manille.follow");
    worked("manille", &[], none, "KH", "10S 7C", "10S 7C", "");
    // Marjolet: nothing while there is a talon, then follow and go over.
    worked("marjolet", &[], spades, "KH", "AH 9H 7S", "AH 9H 7S", "");
    let end = Posed { phase: Phase::End, ..spades };
    worked("marjolet", &[], end, "KH", "AH 9H", "AH", "marjolet.rise");
    worked("marjolet", &[], end, "KH", "7S 9C", "7S 9C", "");
    worked("marjolet", &[("six-last-trump", "must")], end, "KH", "7S 9C", "7S", "marjolet.ruff");
    // Whist, to the letter or not.
    worked("whist", &[], spades, "KH", "2H AS", "2H", "whist.follow");
    worked("whist", &[], spades, "KH", "2C AS", "2C AS", "");
    worked("whist", &[("void-play", "must-trump")], spades, "KH", "2C AS", "AS", "whist.void");
    worked("colour-whist", &[], spades, "KH", "2H AS", "2H", "colour-whist.follow");
    // Tarot: a partner's ruff is gone over too; who cannot plays any trump; the excuse owes nothing.
    worked("tarot", &[], none, "KS 12T", "15T 4T KH", "15T", "tarot.trumps");
    worked("tarot", &[], none, "KS 12T", "9T 4T KH", "9T 4T", "tarot.trumps");
    worked("tarot", &[], none, "KS 12T", "9T 4T KH EX", "9T 4T EX", "tarot.trumps");
    worked("tarot", &[], none, "KS 12T", "2S 15T EX", "2S EX", "tarot.follow");
    worked("tarot", &[], none, "EX 6C", "2C 15T KH", "2C", "tarot.follow");
    worked("tarot", &[], none, "EX", "2C 15T KH", "2C 15T KH", "");
    worked("tarot", &[], none, "5T", "4T 6T", "6T", "tarot.trumps");
    worked("tarot", &[], none, "5T", "4T KH EX", "4T EX", "tarot.follow");
    worked("tarot", &[], none, "KS", "NH EX", "NH EX", "");
}

#[test]
fn the_order_of_the_schmurtz_is_reversed() {
    let game = games::find("coinche").expect("a game");
    let judge = game.judge(&game.resolve("coinche", &[]).expect("rules")).expect("a judge");
    let cards: Vec<Card> = ["AH", "10H", "7H", "7S"]
        .iter()
        .map(|word| ardoise_rules::cards::read_card(word).expect("a card"))
        .collect();
    let reversed = Posed { contract: Some("schmurtz"), ..Posed::default() };
    assert_eq!(judge.trick(&reversed, &cards).expect("a trick").place, Some(2));
    assert_eq!(judge.trick(&Posed::default(), &cards).expect("a trick").place, Some(0));
}

/// What a hand may play at tarot, read straight from the text: the suit led is that of the first card that is not the
/// excuse; follow; void, a trump above the highest there if one can, else any; trumps led, the same; the excuse always.
fn may_at_tarot(trick: &[Card], hand: &[Card]) -> Vec<Card> {
    let number = |card: &Card| card.trump_number();
    let Some(first) = trick.iter().find(|card| **card != Card::EXCUSE) else { return hand.to_vec() };
    let of =
        |held: &dyn Fn(&Card) -> bool| hand.iter().copied().filter(|card| held(card)).collect::<Vec<_>>();
    let mut may = of(&|card| number(card).is_none() && *card != Card::EXCUSE && card.suit() == first.suit());
    if number(first).is_some() || may.is_empty() {
        let highest = trick.iter().filter_map(number).max().unwrap_or(0);
        may = of(&|card| number(card).is_some_and(|number| number > highest));
        if may.is_empty() {
            may = of(&|card| number(card).is_some());
        }
    }
    if may.is_empty() {
        return hand.to_vec();
    }
    may.extend(of(&|card| *card == Card::EXCUSE));
    may
}

#[test]
fn positions_of_tarot_read_the_same_twice() {
    let game = games::find("tarot").expect("a game");
    let mut dice = Shuffler(20_261_122);
    for preset in ["tarot", "tarot-fft-3", "tarot-fft-5"] {
        let judge = game.judge(&game.resolve(preset, &[]).expect("rules")).expect("a judge");
        for no in 0..2000 {
            let mut pack: Vec<Card> = Cards::UNIVERSE.iter().collect();
            dice.shuffle(&mut pack);
            let (played, held) = (dice.below(judge.seats()), 1 + dice.below(14));
            let (trick, hand) = (&pack[..played], &pack[played..played + held]);
            let set: Cards = hand.iter().copied().collect();
            let asked =
                Asked { posed: Posed::default(), leader: Seat::at(0), trick, hand: set, player: None };
            let ruled = judge.judge(&asked).expect("a judgement");
            let may: Cards = may_at_tarot(trick, hand).into_iter().collect();
            assert_eq!(ruled.duties.legal(), may, "{preset} {no}: {trick:?} {hand:?}");
            // The highest trump holds the trick, else the highest card of the suit led; never the excuse.
            let led = trick.iter().find(|card| **card != Card::EXCUSE).and_then(|card| card.suit());
            let height = |card: &Card| match (card.trump_number(), card.rank()) {
                (Some(number), _) => 100 + i32::from(number),
                (None, Some(rank)) if card.suit() == led => {
                    let order = "1 2 3 4 5 6 7 8 9 10 J N Q K";
                    let code = card.code();
                    let code = code[..code.len() - 1].replace('A', "1");
                    let place = order.split(' ').position(|known| known == code);
                    1 + i32::try_from(place.unwrap_or_else(|| panic!("{rank:?}"))).expect("few")
                }
                _ => 0,
            };
            let best = trick.iter().enumerate().filter(|(_, card)| height(card) > 0);
            let best = best.max_by_key(|(_, card)| height(card)).map(|(place, _)| Seat::at(place));
            if best.is_some() {
                assert_eq!(ruled.winning, best, "{preset} {no}: {trick:?}");
            }
        }
    }
}
