//! What Marjolet has to say: lines, refusals, headlines, notices.

use crate::cards::{Card, Suit};
use crate::engine::{Account, Arg, Common, Seat};

crate::reasons! {
    /// Reasons of lines and refusals, words for the slate.
    pub enum Reason in "marjolet" also { Common(Common) } {
        /// Line: a combination.
        LineMeld = "line-meld" { meld: &'static str },
        /// Line: the dealer turned a seven.
        LineTurnedSeven = "line-turned-seven" { card: Card },
        /// Line: the seven of trump exchanged.
        LineExchange = "line-exchange",
        /// Line: the seven of trump played.
        LineSeven = "line-seven",
        /// Line of nought: it had been exchanged.
        LineSevenExchanged = "line-seven-exchanged" { by: Seat },
        /// Line of nought: this house does not pay it.
        LineSevenNever = "line-seven-never",
        /// Line: the last card of the talon.
        LineTalonLast = "line-talon-last",
        /// Line: the last trick.
        LineLastTrick = "line-last-trick",
        /// Line: the six last tricks, beside the last trick.
        LineSixLast = "line-six-last",
        /// Line: the six last tricks, in the place of the last trick.
        LineSixLastAlone = "line-six-last-alone" { last: i32 },
        /// Line: brisques.
        LineBrisques = "line-brisques" { count: i32, value: i32, cards: &'static str },

        /// A seat this table does not have.
        NoSuchPlayer = "no-such-player",
        /// A carré with a suit.
        MeldTakesNoSuit = "meld-takes-no-suit",
        /// A marriage without its suit.
        MeldNeedsSuit = "meld-needs-suit",
        /// A marjolet without the suit of its queen.
        MarjoletNeedsQueen = "marjolet-needs-queen",
        /// A plain marriage in the trump suit.
        MarriageIsRoyal = "marriage-is-royal" { suit: Suit },
        /// A royal marriage in a plain suit.
        RoyalNotTrump = "royal-not-trump" { suit: Suit, trump: Suit },
        /// Jack and queen where the house does not count them.
        JackQueenOff = "jack-queen-off" { suit: Suit },
        /// Jack and queen of trump.
        JackQueenIsMarjolet = "jack-queen-is-marjolet" { suit: Suit },
        /// The same combination with the same cards.
        MeldedBefore = "melded-before" { meld: &'static str, by: Seat },
        /// A card that the other player has shown.
        CardShown = "card-shown" { card: Card, player: Seat, meld: &'static str, by: Seat, shown: &'static str },
        /// The turned card, which the other player took for the seven.
        TurnUpTaken = "turn-up-taken" { card: Card, player: Seat, meld: &'static str, by: Seat },
        /// No trump suit makes all the melds true.
        MeldsContradict = "melds-contradict",
        /// More cards than a player has in a deal.
        TooManyCards = "too-many-cards" { player: Seat, count: usize },
        /// The seven was exchanged already.
        ExchangedBefore = "exchanged-before" { by: Seat },
        /// The card turned is the seven itself.
        ExchangeOfTurnedSeven = "exchange-of-turned-seven" { card: Card },
        /// The seven was played already.
        SevenBefore = "seven-before" { by: Seat },
        /// The seven lay under the talon and came to the other.
        SevenDrawnLast = "seven-drawn-last" { player: Seat, by: Seat },
        /// The last card of the talon went to somebody already.
        TalonLastBefore = "talon-last-before" { by: Seat },
        /// A count without a player.
        BrisquesOfNobody = "brisques-of-nobody",
        /// Two counts for one player.
        BrisquesTwice = "brisques-twice" { player: Seat },
        /// More than eight, or fewer than none.
        BrisquesRange = "brisques-range" { player: Seat, count: i32 },
        /// Points in the place of cards.
        BrisquesInPoints = "brisques-in-points" { player: Seat, count: i32, cards: i32, value: i32 },
        /// Two counts that do not make eight.
        BrisquesSum = "brisques-sum" { first: i32, second: i32, sum: i32, missing: i32 },
        /// A count that does not agree with that of the other player.
        BrisquesDisagree = "brisques-disagree" { player: Seat, count: i32, by: Seat, told: i32, sum: i32 },
        /// The other player won the last trick.
        LastTrickBefore = "last-trick-before" { player: Seat, by: Seat },
        /// Totals carried in that have ended the match.
        StartIsOver = "start-is-over" { player: Seat, points: i32, target: i32 },

        /// Headline: annulled.
        HeadlineAnnulled = "headline-annulled",
        /// Headline: the trump suit.
        HeadlineTrump = "headline-trump" { trump: Arg },
        /// Headline: melds while the deal is open.
        HeadlineMelds = "headline-melds" {
            trump: Arg, first: Account, melded_first: i32, second: Account, melded_second: i32
        },
        /// Headline: a deal that is counted.
        HeadlineCounted = "headline-counted" {
            trump: Arg, melded_first: i32, melded_second: i32, brisques_first: i32, brisques_second: i32,
            end: &'static str, by: Seat
        },
        /// Row of the sheet: the trump.
        SheetTrump = "sheet-trump" { trump: Suit },
        /// Row of the sheet: what each melded and took.
        SheetCounted = "sheet-counted" {
            melded_first: i32, melded_second: i32, brisques_first: i32, brisques_second: i32,
            end: &'static str, by: Seat
        },

        /// Needs: points to the target.
        Needs = "needs" { points: i32 },
        /// Needs: the higher total, both being at the target.
        NeedsLead = "needs-lead" { target: i32 },

        /// Notice: the points of the melds so far.
        NoticeMelds = "notice-melds" { first: Account, melded_first: i32, second: Account, melded_second: i32 },
        /// Notice: what a player has shown so far.
        NoticeShown = "notice-shown" { player: Seat, shown: Vec<Arg>, points: i32 },
        /// Notice: a player is at the target with what was shown.
        NoticeReached = "notice-reached" { player: Seat, total: i32 },
        /// Notice: the worth of a marjolet hangs on the card turned.
        NoticeNeedsTurn = "notice-needs-turn",
        /// Notice: the last card of the talon is not recorded.
        NoticeNeedsTalonLast = "notice-needs-talon-last",
        /// Notice: both at the target with equal totals.
        NoticeLevel = "notice-level" { target: i32 },
        /// Notice: won by being first, with fewer points.
        NoticeFirst = "notice-first" { player: Seat, target: i32 },
        // The card for the wall.
        /// Chart: the card for the wall.
        ChartWall = "chart-wall",
        /// Column: what it is.
        ColumnWhat = "column-what",
        /// Column: its points.
        ColumnPoints = "column-points",
        /// Row: a marriage of a plain suit.
        RowMarriage = "row-marriage",
        /// Row: the jack of trump with any queen.
        RowMarjolet = "row-marjolet",
        /// Row: the jack and the queen of trump.
        RowMarjoletTrump = "row-marjolet-trump",
        /// Row: the jack of trump with another queen.
        RowMarjoletPlain = "row-marjolet-plain",
        /// Row: jack and queen of a plain suit.
        RowJackQueen = "row-jack-queen",
        /// Row: the six last tricks.
        RowSixLast = "row-six-last",
        /// Row: a brisque.
        RowBrisque = "row-brisque" { cards: &'static str },
        // Beside the cards.
        /// Brisques counted by hand that the cards do not give.
        CardsCountBrisques = "cards-count-brisques" { account: Account, counted: i32, said: i32 },
        /// Finding: a combination with a card that was gone, or another's.
        FalseMeld = "finding-meld" { player: Seat, card: Card },
        /// Finding: a combination out of turn.
        MeldOutOfTurn = "finding-meld-turn" { player: Seat },
        /// Finding: a second combination after one trick.
        MeldTooMany = "finding-meld-second" { player: Seat },
        /// Finding: a combination too late.
        MeldTooLate = "finding-meld-late" { player: Seat },
        /// Finding: an exchange too early, or too late.
        ExchangeOutOfTurn = "finding-exchange" { player: Seat },
    }
}
