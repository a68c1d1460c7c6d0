//! A second, slow reading of the rules of play, on vectors, straight from the rule texts: what the referee is compared with.

use ardoise_rules::cards::{Card, Cards, FULL, PIQUET, Rank, Suit};

/// What is trump.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Trump {
    None,
    All,
    Suit(Suit),
}

/// Where whoever follows must play higher.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Climb {
    Never,
    Trumps,
    Always,
}

/// What a player who is void owes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ruff {
    Nothing,
    /// A trump, any.
    Any,
    /// A trump higher than those in the trick, unless his partner holds it.
    Contested,
}

/// What ranks are worth, by what is trump and whether the card is of the trump suit.
type Values = fn(Trump, bool) -> &'static [(Rank, i32)];

/// The shape of a game's play, with the house rules that bear on it.
#[derive(Debug, Clone, Copy)]
pub struct House {
    /// Under which name the rules are found; nothing is decided by it.
    pub game: &'static str,
    pub pack: Cards,
    /// The order of a plain suit and of trumps, weakest first.
    pub plain: &'static [Rank],
    pub trumps: &'static [Rank],
    /// Do partners sit across?
    pub across: bool,
    /// Are there duties in the last tricks only?
    pub late: bool,
    pub climb: Climb,
    pub no_climb_over_partner: bool,
    pub ruff: Ruff,
    pub undertrump_free: bool,
    pub partner_barred: bool,
    pub values: Values,
    pub trick_point: i32,
    /// What the last trick is worth with a trump suit or none, and at all trumps.
    pub last_trick: [i32; 2],
}

use Rank::{Ace, Eight, Five, Four, Jack, King, Nine, Queen, Seven, Six, Ten, Three, Two};

const ACE_TEN: &[Rank] = &[Seven, Eight, Nine, Jack, Queen, King, Ten, Ace];
const JACK_NINE: &[Rank] = &[Seven, Eight, Queen, King, Ten, Ace, Nine, Jack];
const TEN_ACE: &[Rank] = &[Seven, Eight, Nine, Jack, Queen, King, Ace, Ten];
const ACE_KING: &[Rank] = &[Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace];

const PLAIN: &[(Rank, i32)] = &[(Ace, 11), (Ten, 10), (King, 4), (Queen, 3), (Jack, 2)];
const TRUMPS: &[(Rank, i32)] = &[(Jack, 20), (Nine, 14), (Ace, 11), (Ten, 10), (King, 4), (Queen, 3)];
const NO_TRUMPS: &[(Rank, i32)] = &[(Ace, 19), (Ten, 10), (King, 4), (Queen, 3), (Jack, 2)];
const ALL_OF_160: &[(Rank, i32)] = &[(Jack, 14), (Nine, 9), (Ace, 7), (Ten, 5), (King, 3), (Queen, 2)];
const MANILLE: &[(Rank, i32)] = &[(Ten, 5), (Ace, 4), (King, 3), (Queen, 2), (Jack, 1)];

impl House {
    /// Four with partners follow, and nothing is counted but tricks.
    pub const fn follow(game: &'static str) -> House {
        House {
            game,
            pack: FULL,
            plain: ACE_KING,
            trumps: ACE_KING,
            across: true,
            late: false,
            climb: Climb::Never,
            no_climb_over_partner: false,
            ruff: Ruff::Nothing,
            undertrump_free: false,
            partner_barred: false,
            values: |_, _| &[],
            trick_point: 0,
            last_trick: [0, 0],
        }
    }

    /// Trumps are contested with jack and nine on top: at all trumps 160 points without the last trick.
    pub const fn jack_and_nine(game: &'static str) -> House {
        House {
            pack: PIQUET,
            plain: ACE_TEN,
            trumps: JACK_NINE,
            climb: Climb::Trumps,
            ruff: Ruff::Contested,
            values: |trump, of_trump| match trump {
                Trump::All => ALL_OF_160,
                Trump::None => NO_TRUMPS,
                Trump::Suit(_) if of_trump => TRUMPS,
                Trump::Suit(_) => PLAIN,
            },
            last_trick: [10, 0],
            ..House::follow(game)
        }
    }

    /// The same with every suit counted as trump at all trumps, 258 in all.
    pub const fn of_258(game: &'static str) -> House {
        House {
            values: |trump, of_trump| match trump {
                Trump::All => TRUMPS,
                Trump::None => NO_TRUMPS,
                Trump::Suit(_) if of_trump => TRUMPS,
                Trump::Suit(_) => PLAIN,
            },
            last_trick: [10, 10],
            ..House::jack_and_nine(game)
        }
    }

    /// Whoever can takes the trick, in every suit, unless his partner holds it.
    pub const fn take(game: &'static str) -> House {
        House {
            pack: PIQUET,
            plain: TEN_ACE,
            trumps: TEN_ACE,
            climb: Climb::Always,
            no_climb_over_partner: true,
            ruff: Ruff::Contested,
            undertrump_free: true,
            values: |_, _| MANILLE,
            trick_point: 1,
            ..House::follow(game)
        }
    }

    /// Two players, whose duties begin when no card is left to draw.
    pub const fn late(game: &'static str) -> House {
        House {
            pack: PIQUET,
            plain: ACE_TEN,
            trumps: ACE_TEN,
            across: false,
            late: true,
            climb: Climb::Always,
            values: |_, _| &[(Ace, 10), (Ten, 10)],
            ..House::follow(game)
        }
    }

    fn height(&self, trump: Trump, card: Card) -> usize {
        let as_trump = trump == Trump::All || trump == Trump::Suit(suit(card));
        let order = if as_trump { self.trumps } else { self.plain };
        order.iter().position(|rank| Some(*rank) == card.rank()).expect("a rank of the game")
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
        if trick.is_empty() || (self.late && !end) {
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
        if !same.is_empty() {
            let climbs = match self.climb {
                Climb::Never => false,
                Climb::Trumps => trump == Trump::All || trump == Trump::Suit(led),
                Climb::Always => true,
            };
            if !climbs || (self.no_climb_over_partner && partner(by)) {
                return same;
            }
            return or(taking(&same), &same);
        }
        match self.ruff {
            Ruff::Nothing => return hand.to_vec(),
            Ruff::Any => return or(trumps, hand),
            Ruff::Contested => {}
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

    /// What a card counts; the count of the default rules.
    pub fn worth(&self, trump: Trump, card: Card) -> i32 {
        let values = (self.values)(trump, trump == Trump::Suit(suit(card)));
        values.iter().find(|(known, _)| Some(*known) == card.rank()).map_or(0, |(_, points)| *points)
    }

    /// What the last trick counts besides.
    pub fn last(&self, trump: Trump) -> i32 {
        self.last_trick[usize::from(trump == Trump::All)]
    }

    /// All there is to count in a deal of so many tricks.
    pub fn all(&self, trump: Trump, tricks: usize) -> i32 {
        let cards: i32 = self.pack.iter().map(|card| self.worth(trump, card)).sum();
        cards + self.last(trump) + self.trick_point * i32::try_from(tricks).expect("a few tricks")
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
