//! What the game has to say: lines of the score, refusals, headlines, needs and reminders.

use crate::cards::{Card, Trump};
use crate::engine::{Account, Arg, Common, Seat};
use crate::reasons;

reasons! {
    /// Why, with its figures; the words are in `words.*.ftl`.
    pub enum Reason in "whist" also { Common(Common) } {
        // Lines.
        /// Tricks above six.
        Tricks = "tricks" { tricks: i32, each: i32, points: i32 },
        /// Tricks above six that win the game before the other side's honours count.
        TricksFirst = "tricks-first" { tricks: i32, each: i32, points: i32, side: Account },
        /// The bonus by the tricks of the other side.
        TricksBonus = "tricks-bonus" { tricks: i32, points: i32 },
        /// Honours.
        Honours = "honours" { honours: i32, basis: &'static str, points: i32 },
        /// Honours where they do not count.
        HonoursOff = "honours-off" { honours: i32 },
        /// Honours of a side one point below the game.
        HonoursBarred = "honours-barred" { honours: i32, score: i32 },
        /// A revoke, added to the other side.
        RevokeAdd = "revoke-add" { player: Seat, points: i32 },
        /// A revoke that wins the game before the tricks count.
        RevokeFirst = "revoke-first" { player: Seat, points: i32 },
        /// A revoke, deducted from the side that did it.
        RevokeDeduct = "revoke-deduct" { player: Seat, points: i32 },
        /// A revoke of which only a part can be deducted.
        RevokeFloor = "revoke-floor" { player: Seat, points: i32, taken: i32 },
        /// A side that revoked stops short of the game.
        RevokerStops = "revoker-stops" { total: i32, stop: i32 },
        /// A game worth its difference, and four, and one, two or three.
        Difference = "difference" { score: i32, against: i32, step: i32, points: i32 },
        /// A single game.
        Single = "single" { score: i32, against: i32, points: i32 },
        /// A double game.
        Double = "double" { score: i32, against: i32, points: i32 },
        /// A treble game.
        Treble = "treble" { score: i32, points: i32 },
        /// A game of seven, by what the loser lacks.
        SevenMinusLoser = "seven-minus-loser" { game: i32, against: i32, points: i32 },
        /// A game of seven, by the difference.
        SevenOvershoot = "seven-overshoot" { score: i32, against: i32, points: i32 },
        /// Two games won.
        RubberBonus = "rubber-bonus" { games: u32, against: u32 },
        // Headlines.
        /// The trump.
        HeadTrump = "head-trump" { trump: Trump },
        /// The tricks of both sides.
        HeadTricks = "head-tricks" { tricks: i32, against: i32, revokes: u32 },
        /// Trump and tricks.
        HeadTrumpTricks = "head-trump-tricks" { trump: Trump, tricks: i32, against: i32, revokes: u32 },
        /// Tricks, and how many honours a side held.
        HeadTricksHonours = "head-tricks-honours" { tricks: i32, against: i32, honours: i32, revokes: u32 },
        /// Trump, tricks, and how many honours a side held.
        HeadTrumpTricksHonours = "head-trump-tricks-honours" { trump: Trump, tricks: i32, against: i32, honours: i32, revokes: u32 },
        /// A void deal.
        HeadAnnulled = "head-annulled",
        // The row of the sheet.
        /// Tricks of the first side against the other.
        SheetTricks = "sheet-tricks" { tricks: i32, against: i32, revokes: u32 },
        /// The same with the honours of a side.
        SheetHonours = "sheet-honours" { tricks: i32, against: i32, side: Account, honours: i32, revokes: u32 },
        // Needs.
        /// Points to the game.
        NeedsGame = "needs-game" { points: i32 },
        /// Points to the game that ends the rubber.
        NeedsLastGame = "needs-last-game" { points: i32 },
        // Reminders.
        /// The rules fix the trump of this deal.
        NoticeFixed = "notice-fixed" { deal: u32, trump: Trump },
        /// Both sides revoked: the same dealer deals again.
        NoticeThrownIn = "notice-thrown-in" { dealer: Seat },
        /// A side cannot score honours in this deal.
        NoticeBarred = "notice-barred" { side: Account, score: i32 },
        // Refusals.
        /// Another trump than the one the rules fix.
        TrumpFixed = "trump-fixed" { trump: Trump, said: Trump, deal: u32 },
        /// Another trump than the card turned up.
        TurnedDiffers = "turned-differs" { card: Card, said: Trump },
        /// No trump where it is not played.
        NoTrumpOff = "no-trump-off",
        /// A call that is not higher.
        CallTooLow = "call-too-low" { said: Trump, trump: Trump, holder: Seat },
        /// A call or a pass after the last pass.
        CallsOver = "calls-over" { player: Seat },
        /// A call or a pass by somebody whose turn it is not.
        NotInTurn = "not-in-turn" { player: Seat, turn: Seat },
        /// A pass where nobody calls.
        NobodyCalls = "nobody-calls" { player: Seat },
        /// A count without a side.
        TricksMissing = "tricks-missing",
        /// A number of tricks that no side can have.
        TricksRange = "tricks-range" { side: Account, tricks: i32 },
        /// More than thirteen tricks.
        TricksOver = "tricks-over" { first: i32, second: i32, sum: i32, extra: i32, most: i32, rest: i32 },
        /// Fewer than thirteen tricks.
        TricksUnder = "tricks-under" { first: i32, second: i32, sum: i32, missing: i32, most: i32, rest: i32 },
        /// Points given in the place of tricks.
        TricksAsPoints = "tricks-as-points" {
            first: i32, second: i32, sum: i32, points: i32, tricks: i32, rest: i32
        },
        /// A count that does not agree with the one before it.
        TricksDiffer = "tricks-differ" { side: Account, said: i32, counted: i32, holder: Account, held: i32 },
        /// A number of honours that scores nothing or does not exist.
        HonoursCount = "honours-count" { honours: i32 },
        /// Honours at no trump.
        HonoursNoTrump = "honours-no-trump" { side: Account },
        /// Honours of both sides.
        HonoursOtherSide = "honours-other-side" {
            side: Account, honours: i32, holder: Account, held: i32, left: i32
        },
        /// Fewer tricks than such honours must win.
        HonoursTooFewTricks = "honours-too-few-tricks" { side: Account, honours: i32, tricks: i32, least: i32 },
        /// A way of taking the penalty that the table does not play.
        RevokeWay = "revoke-way" { way: &'static str, allowed: Arg, mode: String },
        /// A misdeal by somebody who does not deal.
        MisdealNotDealer = "misdeal-not-dealer" { player: Seat, dealer: Seat },
        /// A side the table does not have.
        NoSuchSide = "no-such-side",
        /// A seat the table does not have.
        NoSuchPlayer = "no-such-player" { seat: usize },
        /// Points carried in that the open game cannot have.
        StartPoints = "start-points" { side: Account, points: i32, game: i32, most: i32 },
        /// Games carried in after which the match would be over.
        StartGames = "start-games" { games: String },
        /// Fewer deals carried in than the games won must have taken.
        StartDeals = "start-deals" { deals: u32, least: u32 },
        /// Something carried in that cannot be read.
        StartUnreadable = "start-unreadable" { field: &'static str },
        // Clashes.
        /// Nothing to add up for the rubber.
        ClashGameValues = "clash-game-values" { bonus: Arg, game: i32 },
        /// A single game that nobody could win.
        ClashSingleFrom = "clash-single-from" { single: i32, game: i32 },
        // Beside the cards.
        // The card for the wall.
        /// Chart: the card for the wall.
        ChartWall = "chart-wall",
        /// Column: what it is.
        ColumnWhat = "column-what",
        /// Column: its points.
        ColumnPoints = "column-points",
        /// Row: so many tricks.
        RowTricks = "row-tricks" { tricks: i32 },
        /// Row: so many honours.
        RowHonours = "row-honours" { honours: i32 },
        /// Row: a revoke.
        RowRevoke = "row-revoke",
        /// Row: a game without a point of the other side.
        RowTreble = "row-treble",
        /// Row: a game while the other side has few points.
        RowDouble = "row-double" { single: i32 },
        /// Row: a game while the other side has many.
        RowSingle = "row-single" { single: i32 },
        /// Row: the rubber.
        RowRubber = "row-rubber",
        /// Finding: more or fewer honours than the cards show.
        FalseHonours = "finding-honours" { account: Account, said: i32, counted: i32 },
    }
}
