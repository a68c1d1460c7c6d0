//! The referee: pure legality beside a plain reading of the same rule on vectors, and lines of positions read, judged
//! and written.
#![allow(missing_docs, reason = "a benchmark")]

use ardoise_rules::cards::{Card, Cards, FULL, PIQUET, Rank, Suit};
use ardoise_rules::engine::{AnyGame, Position, RuleSet, Said, Seat, Stance, Tricks, Trumps};
use ardoise_rules::games::{
    self, belote::Belote, coinche::Coinche, manille::Manille, tarot::Tarot, whist::Whist,
};
use ardoise_rules::positions::Judges;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// A position whose hand is known.
struct Posed {
    trick: Vec<(Seat, Card)>,
    hand: Cards,
    player: Seat,
    stance: Stance,
}

/// Numbers that look random and are always the same.
struct Shuffler(u64);

impl Shuffler {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % n
    }

    fn deal(&mut self, pack: Cards) -> Vec<Card> {
        let mut cards: Vec<Card> = pack.iter().collect();
        for place in (1..cards.len()).rev() {
            cards.swap(place, self.below(place + 1));
        }
        cards
    }
}

fn positions(pack: Cards, count: usize) -> Vec<Posed> {
    let mut shuffler = Shuffler(0x9e37_79b9_7f4a_7c15);
    let size = pack.len() / 4;
    let mut one = || {
        let cards = shuffler.deal(pack);
        let played = shuffler.below(4);
        let held = 1 + shuffler.below(size);
        let leader = shuffler.below(4);
        let trick = (0..played).map(|place| (Seat::at((leader + place) % 4), cards[place])).collect();
        let hand = cards[4..4 + held].iter().copied().collect();
        let own = !pack.suit(Suit::Trumps).is_empty();
        let trumps = Trumps::Suit(if own { Suit::Trumps } else { Suit::ALL[shuffler.below(4)] });
        let stance = Stance { trumps, alone: None, own: 0 };
        Posed { trick, hand, player: Seat::at((leader + played) % 4), stance }
    };
    (0..count).map(|_| one()).collect()
}

const COUNT: usize = 4096;

fn legality<G: Tricks>(bencher: Bencher<'_, '_>, pack: Cards) {
    let posed = positions(pack, COUNT);
    let rules = G::Rules::default();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let mut seen = Cards::EMPTY;
        for posed in black_box(&posed) {
            let partners = G::partners(&rules, 4, &posed.stance, posed.player);
            let position = Position { trick: &posed.trick, player: posed.player, partners, no: 0 };
            let may: Cards = G::duties(&rules, &posed.stance, &position, posed.hand);
            seen = black_box(may);
        }
        seen
    });
}

#[divan::bench]
fn legality_coinche(bencher: Bencher<'_, '_>) {
    legality::<Coinche>(bencher, PIQUET);
}

#[divan::bench]
fn legality_manille(bencher: Bencher<'_, '_>) {
    legality::<Manille>(bencher, PIQUET);
}

#[divan::bench]
fn legality_belote(bencher: Bencher<'_, '_>) {
    legality::<Belote>(bencher, PIQUET);
}

#[divan::bench]
fn legality_tarot(bencher: Bencher<'_, '_>) {
    legality::<Tarot>(bencher, Cards::UNIVERSE);
}

#[divan::bench]
fn legality_whist(bencher: Bencher<'_, '_>) {
    legality::<Whist>(bencher, FULL);
}

/// The baseline: the rule of coinche as one would write it down first, on vectors.
fn plain_coinche(
    trick: &[(usize, Suit, u8, u8)],
    hand: &[(Suit, u8, u8)],
    player: usize,
    trump: Suit,
) -> Vec<usize> {
    let all: Vec<usize> = (0..hand.len()).collect();
    let Some((_, led, ..)) = trick.first() else { return all };
    let key = |suit: Suit, plain: u8, high: u8| match suit {
        suit if suit == trump => 100 + high,
        suit if suit == *led => plain,
        _ => 0,
    };
    let best = trick.iter().max_by_key(|(_, suit, plain, high)| key(*suit, *plain, *high)).expect("a card");
    let above = |place: &usize| {
        let (suit, plain, high) = hand[*place];
        key(suit, plain, high) > key(best.1, best.2, best.3)
    };
    let of = |wanted: Suit| all.iter().copied().filter(|place| hand[*place].0 == wanted).collect::<Vec<_>>();
    let same = of(*led);
    if !same.is_empty() {
        let higher: Vec<usize> = same.iter().copied().filter(above).collect();
        return if *led == trump && !higher.is_empty() { higher } else { same };
    }
    let trumps = of(trump);
    if trumps.is_empty() || (best.0 + 2) % 4 == player {
        return all;
    }
    let higher: Vec<usize> = trumps.iter().copied().filter(above).collect();
    if higher.is_empty() { trumps } else { higher }
}

#[divan::bench]
fn legality_coinche_on_vectors(bencher: Bencher<'_, '_>) {
    const PLAIN: [Rank; 8] =
        [Rank::Seven, Rank::Eight, Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];
    const HIGH: [Rank; 8] =
        [Rank::Seven, Rank::Eight, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace, Rank::Nine, Rank::Jack];
    let place = |order: [Rank; 8], card: Card| {
        order.iter().position(|rank| Some(*rank) == card.rank()).expect("a rank") as u8 + 1
    };
    let read = |card: Card| (card.suit().expect("a suit"), place(PLAIN, card), place(HIGH, card));
    let posed: Vec<_> = positions(PIQUET, COUNT)
        .into_iter()
        .map(|posed| {
            let trick: Vec<_> = posed
                .trick
                .iter()
                .map(|(seat, card)| {
                    let (suit, plain, high) = read(*card);
                    (seat.index(), suit, plain, high)
                })
                .collect();
            let hand: Vec<_> = posed.hand.iter().map(read).collect();
            (trick, hand, posed.player.index(), posed.stance.trumps.suit().expect("a suit"))
        })
        .collect();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let mut legal = 0;
        for (trick, hand, player, trump) in black_box(&posed) {
            legal += plain_coinche(trick, hand, *player, *trump).len();
        }
        legal
    });
}

fn lines(game: &str, pack: Cards) -> Vec<String> {
    let list = |cards: &mut dyn Iterator<Item = Card>| {
        cards.map(|card| format!("\"{}\"", card.code())).collect::<Vec<_>>().join(",")
    };
    positions(pack, COUNT)
        .iter()
        .map(|posed| {
            let leader = (posed.player.index() + 4 - posed.trick.len()) % 4;
            format!(
                r#"{{"game":"{game}","trump":"{}","leader":{leader},"trick":[{}],"hand":[{}],"player":{}}}"#,
                posed.stance.trumps.id(),
                list(&mut posed.trick.iter().map(|(_, card)| *card)),
                list(&mut posed.hand.iter()),
                posed.player.index(),
            )
        })
        .collect()
}

fn resolve(game: &'static dyn AnyGame, preset: &str, sets: &[(String, String)]) -> Result<RuleSet, Said> {
    game.resolve(preset, sets).map_err(|_| Said::of("position-rules", vec![]))
}

#[divan::bench(args = ["coinche", "manille", "whist", "belote", "tarot"])]
fn lines_of_positions(bencher: Bencher<'_, '_>, game: &str) {
    let pack = match game {
        "whist" => FULL,
        "tarot" => Cards::UNIVERSE,
        _ => PIQUET,
    };
    let lines = lines(game, pack);
    let mut judges = Judges::new(&games::find, &resolve);
    let mut out = Vec::with_capacity(1 << 20);
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        out.clear();
        for line in black_box(&lines) {
            judges.line(line.as_bytes(), &mut out, &|said| said.id.to_owned());
        }
        out.len()
    });
}
