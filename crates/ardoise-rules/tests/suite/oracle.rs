//! A second, slow reading of the rules of play, on vectors, straight from the rule texts: what the referee is compared with.

use ardoise_rules::cards::{Card, Rank, Suit};

/// What is trump.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Trump {
    None,
    All,
    Suit(Suit),
}

/// The house rules that bear on the play.
#[derive(Debug, Clone, Copy)]
pub struct House {
    pub game: &'static str,
    pub undertrump_free: bool,
    pub partner_barred: bool,
    pub no_climb_over_partner: bool,
    pub must_trump: bool,
    pub six_last_must: bool,
    pub trick_point: i32,
}

impl House {
    pub const fn of(game: &'static str) -> House {
        House {
            game,
            undertrump_free: false,
            partner_barred: false,
            no_climb_over_partner: false,
            must_trump: false,
            six_last_must: false,
            trick_point: 1,
        }
    }

    fn order(&self, as_trump: bool) -> &'static [Rank] {
        use Rank::*;
        match self.game {
            "coinche" if as_trump => &[Seven, Eight, Queen, King, Ten, Ace, Nine, Jack],
            "coinche" => &[Seven, Eight, Nine, Jack, Queen, King, Ten, Ace],
            "manille" => &[Seven, Eight, Nine, Jack, Queen, King, Ace, Ten],
            "marjolet" => &[Seven, Eight, Nine, Jack, Queen, King, Ten, Ace],
            _ => &[Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace],
        }
    }

    fn height(&self, trump: Trump, card: Card) -> usize {
        let as_trump = trump == Trump::All || trump == Trump::Suit(suit(card));
        self.order(as_trump).iter().position(|rank| Some(*rank) == card.rank()).expect("a rank of the game")
    }

    /// The place of the card that holds the trick.
    pub fn master(&self, trump: Trump, trick: &[(usize, Card)]) -> usize {
        let trumps: Vec<usize> =
            (0..trick.len()).filter(|place| trump == Trump::Suit(suit(trick[*place].1))).collect();
        let led: Vec<usize> =
            (0..trick.len()).filter(|place| suit(trick[*place].1) == suit(trick[0].1)).collect();
        let among = if trumps.is_empty() { led } else { trumps };
        among.into_iter().max_by_key(|place| self.height(trump, trick[*place].1)).expect("a card")
    }

    /// The cards of the hand that may be played.
    pub fn legal(
        &self,
        trump: Trump,
        trick: &[(usize, Card)],
        partner: &dyn Fn(usize) -> bool,
        hand: &[Card],
        end: bool,
    ) -> Vec<Card> {
        if trick.is_empty() || (self.game == "marjolet" && !end) {
            return hand.to_vec();
        }
        let led = suit(trick[0].1);
        let same: Vec<Card> = hand.iter().copied().filter(|card| suit(*card) == led).collect();
        let (by, best) = trick[self.master(trump, trick)];
        let takes = |card: &Card| {
            let mut with = trick.to_vec();
            with.push((99, *card));
            self.master(trump, &with) == trick.len()
        };
        let or = |some: Vec<Card>, all: &[Card]| if some.is_empty() { all.to_vec() } else { some };
        let taking = |cards: &[Card]| cards.iter().copied().filter(takes).collect::<Vec<_>>();
        let trumps: Vec<Card> =
            hand.iter().copied().filter(|card| trump == Trump::Suit(suit(*card))).collect();
        match self.game {
            "whist" | "colour-whist" => {
                if same.is_empty() && self.must_trump {
                    or(trumps, hand)
                } else {
                    or(same, hand)
                }
            }
            "marjolet" if !same.is_empty() => {
                let higher = |card: &Card| self.height(trump, *card) > self.height(trump, trick[0].1);
                or(same.iter().copied().filter(higher).collect(), &same)
            }
            "marjolet" => {
                if self.six_last_must {
                    or(trumps, hand)
                } else {
                    hand.to_vec()
                }
            }
            "manille" => {
                let candidates = or(same, hand);
                if partner(by) { candidates } else { or(taking(&candidates), &candidates) }
            }
            _ => {
                if !same.is_empty() {
                    let climbs = trump == Trump::All || trump == Trump::Suit(led);
                    if !climbs || (self.no_climb_over_partner && partner(by)) {
                        return same;
                    }
                    return or(taking(&same), &same);
                }
                let ruffed = trump == Trump::Suit(suit(best));
                let over = taking(&trumps);
                if partner(by) {
                    if self.partner_barred && ruffed && !over.is_empty() {
                        let low = |card: &Card| trumps.contains(card) && !over.contains(card);
                        return hand.iter().copied().filter(|card| !low(card)).collect();
                    }
                    return hand.to_vec();
                }
                if !over.is_empty() {
                    return over;
                }
                if self.undertrump_free { hand.to_vec() } else { or(trumps, hand) }
            }
        }
    }

    /// What a card counts; the count of the default rules.
    pub fn worth(&self, trump: Trump, card: Card) -> i32 {
        use Rank::*;
        let rank = card.rank().expect("a rank");
        match (self.game, trump) {
            ("coinche", Trump::All) => {
                [(Jack, 14), (Nine, 9), (Ace, 7), (Ten, 5), (King, 3), (Queen, 2)].pick(rank)
            }
            ("coinche", Trump::None) => [(Ace, 19), (Ten, 10), (King, 4), (Queen, 3), (Jack, 2)].pick(rank),
            ("coinche", Trump::Suit(trump)) if suit(card) == trump => {
                [(Jack, 20), (Nine, 14), (Ace, 11), (Ten, 10), (King, 4), (Queen, 3)].pick(rank)
            }
            ("coinche", _) => [(Ace, 11), (Ten, 10), (King, 4), (Queen, 3), (Jack, 2)].pick(rank),
            ("manille", _) => [(Ten, 5), (Ace, 4), (King, 3), (Queen, 2), (Jack, 1)].pick(rank),
            ("marjolet", _) => [(Ace, 10), (Ten, 10)].pick(rank),
            _ => 0,
        }
    }
}

trait Pick {
    fn pick(&self, rank: Rank) -> i32;
}

impl<const N: usize> Pick for [(Rank, i32); N] {
    fn pick(&self, rank: Rank) -> i32 {
        self.iter().find(|(known, _)| *known == rank).map_or(0, |(_, points)| *points)
    }
}

pub fn suit(card: Card) -> Suit {
    card.suit().expect("a suit")
}

/// Numbers that look random and are always the same.
pub struct Shuffler(pub u64);

impl Shuffler {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % n.max(1)
    }

    pub fn shuffle(&mut self, cards: &mut [Card]) {
        for place in (1..cards.len()).rev() {
            cards.swap(place, self.below(place + 1));
        }
    }
}
