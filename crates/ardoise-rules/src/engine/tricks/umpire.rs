//! What the referee has to say: cards that cannot have fallen, cards that fell against the rules, questions it cannot answer.

use crate::engine::say::Arg;
use crate::engine::table::{Account, Seat};

use crate::cards::{Card, Cards, Suit};

crate::reasons! {
    /// The referee's refusals and findings; their words are the shell's, the articles are the games'.
    pub enum Umpire in "shell" {
        /// The game is recorded without cards.
        NoCardsHere = "cards-unknown",
        /// It is not known yet what is trump.
        NotYet = "cards-too-early",
        /// A card that the pack does not have.
        NotOfThePack = "card-not-of-pack" { card: Card },
        /// A card that fell before.
        CardTwice = "card-twice" { card: Card, player: Seat, trick: usize },
        /// A card named twice in one line.
        CardNamedTwice = "card-named-twice" { card: Card },
        /// A player without cards.
        HoldsNoCards = "holds-no-cards" { player: Seat },
        /// More cards than the deal has.
        TooManyTricks = "too-many-tricks" { tricks: usize },
        /// A player who has played all his cards.
        NoCardLeft = "no-card-left" { player: Seat, tricks: usize },
        /// A trick with too few cards, or far too many.
        TrickSize = "trick-size" { count: usize, size: usize },
        /// A trick while another is open.
        TrickOpen = "trick-open" { trick: usize, player: Seat },
        /// A card said to be in two hands.
        HandTwice = "hand-twice" { card: Card, player: Seat, holder: Seat },
        /// A hand of too many cards.
        HandTooLarge = "hand-too-large" { player: Seat, count: usize, size: usize },
        /// A trick that cannot be while somebody sits out, plays alone or leads.
        NotHisTurn = "not-his-turn" { player: usize, turn: usize },
        /// A position of a game that must know who plays alone.
        WhoAlone = "who-plays-alone",
        /// A trump that the game does not have.
        NoSuchTrump = "no-such-trump" { trump: &'static str },
        /// A seat that the game does not have.
        NoSuchPlace = "no-such-place" { seat: usize, last: usize },
        /// A called card by rules that call none.
        NothingCalled = "nothing-called",
        /// A contract that the game does not have, or has no use for here.
        NoSuchContract = "no-such-contract" { contract: String },
        /// Cards in a deal that is void.
        DealVoid = "cards-of-void-deal",
        /// Points counted by hand that the cards do not give.
        CardsCountPoints = "cards-count-points" { account: Account, counted: i32, said: i32 },
        /// Tricks counted by hand that the cards do not give.
        CardsCountTricks = "cards-count-tricks" { account: Account, counted: i32, said: i32 },
        /// The last trick, or all of them, said of somebody else.
        CardsSayOtherwise = "cards-say-otherwise" { account: Account },
        /// A recorded trick that what was counted by hand leaves no room for.
        CardsBeside = "cards-beside" { player: Seat, trick: usize },
        /// A card in a hand or a trick although it was seen to lie elsewhere.
        CardAside = "card-aside" { card: Card, player: Seat },
        /// A trick that is full already.
        TrickFull = "trick-full" { size: usize },

        /// Finding: the led suit was not followed.
        NotFollowed = "finding-follow" { player: Seat, card: Card, suit: Suit, cards: Cards },
        /// Finding: a higher card was not played.
        NotRisen = "finding-rise" { player: Seat, card: Card, cards: Cards },
        /// Finding: a void player did not ruff.
        NotRuffed = "finding-ruff" { player: Seat, card: Card, cards: Cards },
        /// Finding: a ruff was not gone over.
        NotOverruffed = "finding-overruff" { player: Seat, card: Card, cards: Cards },
        /// Finding: a player who could not go over a ruff threw another suit.
        NotUndertrumped = "finding-undertrump" { player: Seat, card: Card, cards: Cards },
        /// Finding: a partner's ruff was gone under.
        PartnerUndertrumped = "finding-spare-partner" { player: Seat, card: Card, cards: Cards },
        /// Finding: a card that may not be led was led.
        LeadBanned = "finding-lead-ban" { player: Seat, card: Card, cards: Cards },
        /// Unproved: he may have held the led suit.
        MayFollow = "unproved-follow" { player: Seat, card: Card, suit: Suit },
        /// Unproved: he may have held a higher card.
        MayRise = "unproved-rise" { player: Seat, card: Card },
        /// Unproved: he may have held a trump.
        MayRuff = "unproved-ruff" { player: Seat, card: Card },
        /// Unproved: he may have held a higher trump.
        MayOverruff = "unproved-overruff" { player: Seat, card: Card },
        /// Unproved: he may have held a lower trump.
        MayUndertrump = "unproved-undertrump" { player: Seat, card: Card },
        /// Unproved: he may have held a higher trump to spare his partner's.
        MaySparePartner = "unproved-spare-partner" { player: Seat, card: Card },
        /// Unproved: he may have held another card to lead.
        MayLead = "unproved-lead-ban" { player: Seat, card: Card },
        /// Finding: cards that a player denied at several tricks, and that the others have not room for.
        HasRevoked = "finding-has-revoked" { player: Seat, cards: Cards },
        /// Finding: cards that these players denied, and that the others have not room for.
        OneHasRevoked = "finding-one-has-revoked" { players: Arg, cards: Cards },
        /// Finding: somebody else's card.
        LedOutOfTurn = "finding-lead" { player: Seat, card: Card, turn: Seat },
        /// Finding: played before his turn.
        PlayedOutOfTurn = "finding-turn" { player: Seat, card: Card, turn: Seat },
        /// Finding: a second card in one trick.
        CardTooMany = "finding-card-too-many" { player: Seat, card: Card },
        /// Finding: a card that another player held.
        HeldByAnother = "finding-not-held" { player: Seat, card: Card, holder: Seat },
        /// Finding: a card that was not in the hand he showed.
        NotInHand = "finding-not-in-hand" { player: Seat, card: Card },
    }
}
