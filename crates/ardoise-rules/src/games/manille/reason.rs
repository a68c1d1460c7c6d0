//! Everything Manille has to say: lines, refusals, headlines, needs, notices and clashes.

use crate::cards::{Card, Cards};
use crate::engine::{Account, Arg, Common, Seat};

crate::reasons! {
    /// The reasons of Manille; their words are in `words.*.ftl`.
    pub enum Reason in "manille" also { Common(Common) } {
        // Lines of a score.
        Beyond = "beyond" { points: i32, par: i32, over: i32 },
        BeyondShare = "beyond-share" { points: i32, par: i32, over: i32 },
        Below = "below" { points: i32, par: i32, over: i32 },
        BelowShare = "below-share" { points: i32, par: i32, over: i32 },
        DealerTwice = "dealer-twice" { over: i32 },
        Tie = "tie" { points: i32 },
        TieDoubles = "tie-doubles" { points: i32 },
        StepVoiture = "step-voiture" { from: i32, multiplier: i32 },
        StepContre = "step-contre" { player: Seat, from: i32, multiplier: i32 },
        StepSurcontre = "step-surcontre" { player: Seat, from: i32, multiplier: i32 },
        StepCarried = "step-carried" { from: i32, multiplier: i32 },
        StepCapot = "step-capot" { from: i32, multiplier: i32 },
        Capped = "capped" { max: i32 },
        Turned = "turned" { card: Card, points: i32 },
        Misdealt = "misdealt" { player: Seat, points: i32, times: i32 },
        MisdealPaid = "misdeal-paid" { points: i32, times: i32 },
        Revoked = "revoked" { player: Seat, base: i32 },
        RevokePaid = "revoke-paid" { player: Seat, base: i32 },
        RevokePaidAlone = "revoke-paid-alone" { player: Seat, base: i32 },
        Lied = "lied" { player: Seat, base: i32 },
        LiePaid = "lie-paid" { player: Seat, base: i32 },
        LiePaidAlone = "lie-paid-alone" { player: Seat, base: i32 },
        // Refusals: the choice of trump.
        TurnFirst = "turn-first" { dealer: Seat },
        TrumpFirst = "trump-first" { speaker: Seat },
        NothingTurned = "nothing-turned",
        TurnedAlready = "turned-already" { card: Card },
        CardDecides = "card-decides" { dealer: Seat },
        TrumpChosen = "trump-chosen" { player: Seat, trump: Arg },
        NotTheChooser = "not-the-chooser" { player: Seat, speaker: Seat },
        VoitureOff = "voiture-off",
        SansAtoutOwed = "sans-atout-owed" { account: Account, owed: i32, left: i32 },
        EnFaceOff = "en-face-off" { dealer: Seat },
        EnFaceSpent = "en-face-spent" { speaker: Seat },
        PassBeforeTrump = "pass-before-trump" { speaker: Seat },
        // Refusals: contre, surcontre, exchange.
        ContreOff = "contre-off",
        ContreByChoosers = "contre-by-choosers" { player: Seat, chooser: Seat },
        ContredAlready = "contred-already" { by: Seat },
        SurcontreOff = "surcontre-off",
        SurcontreWithoutContre = "surcontre-without-contre" { player: Seat },
        SurcontreByDefence = "surcontre-by-defence" { player: Seat, contre: Seat },
        SurcontredAlready = "surcontred-already" { by: Seat },
        PassedAlready = "passed-already" { player: Seat },
        NotToSpeak = "not-to-speak" { player: Seat, speaker: Seat },
        NobodySpeaks = "nobody-speaks" { player: Seat },
        SpeechOver = "speech-over" { cards: i32 },
        NoChien = "no-chien",
        ExchangeOff = "exchange-off",
        ExchangedAlready = "exchanged-already" { cards: i32 },
        ExchangeTooMany = "exchange-too-many" { cards: i32, most: i32 },
        // Refusals: counts.
        EmptyCount = "empty-count",
        NotAnAccount = "not-an-account" { account: String },
        NotSeated = "not-seated" { seat: usize },
        OnePile = "one-pile" { first: i32, second: i32, sum: i32 },
        PointsOutOfRange = "points-out-of-range" { points: i32, total: i32 },
        PointsSum = "points-sum" { first: i32, second: i32, sum: i32, total: i32 },
        PointsLackTricks = "points-lack-tricks" { first: i32, second: i32, sum: i32, tricks: usize, total: i32 },
        PointsWithTricks = "points-with-tricks" { first: i32, second: i32, sum: i32, tricks: usize, total: i32 },
        PointsLackChien = "points-lack-chien" { first: i32, second: i32, sum: i32, total: i32, missing: i32 },
        PointsFromTricks = "points-from-tricks" { points: i32, tricks: usize, low: i32, high: i32, room: i32 },
        PointsWithChien = "points-with-chien" { points: i32, low: i32, high: i32 },
        SharesSum = "shares-sum" { sum: i32, total: i32 },
        SharesTricks = "shares-tricks" { sum: i32, all: i32 },
        TricksOutOfRange = "tricks-out-of-range" { tricks: i32, all: i32 },
        TricksSum = "tricks-sum" { first: i32, second: i32, sum: i32, all: i32 },
        CapotTwice = "capot-twice",
        CapotTricks = "capot-tricks" { all: i32 },
        ChienSize = "chien-size" { cards: usize, size: usize },
        ChienTwice = "chien-twice" { card: Card },
        // Refusals: irregularities.
        NoSuchTrick = "no-such-trick" { trick: usize, tricks: usize },
        LieWhereNobodyTalks = "lie-where-nobody-talks",
        AnnulledByRevoke = "annulled-by-revoke" { player: Seat },
        AnnulledByLie = "annulled-by-lie" { player: Seat },
        AnnulledAlready = "annulled-already",
        WeakOff = "weak-off",
        WeakTooLate = "weak-too-late" { player: Seat },
        // Refusals: what is carried in from paper.
        StartAccount = "start-account" { field: String, account: String },
        StartCarried = "start-carried",
        StartNoManches = "start-no-manches" { manches: String },
        StartManches = "start-manches" { manches: String, accounts: usize },
        StartDeals = "start-deals" { choices: i32, deals: i32 },
        StartNoTrump = "start-no-trump" { account: Account, no_trump: i32, choices: i32 },
        StartOver = "start-over",
        // Headlines.
        HeadOpen = "head-open" { trump: Arg, player: Seat, multiplier: i32 },
        HeadCounted = "head-counted" { trump: Arg, player: Seat, multiplier: i32, points: i32, others: i32 },
        HeadRevoke = "head-revoke" { trump: Arg, player: Seat, multiplier: i32, offender: Seat },
        HeadLie = "head-lie" { trump: Arg, player: Seat, multiplier: i32, offender: Seat },
        HeadAnnulled = "head-annulled",
        // The row of the sheet.
        SheetTrump = "sheet-trump" { trump: Arg },
        SheetTimes = "sheet-times" { multiplier: i32 },
        SheetContre = "sheet-contre" { multiplier: i32 },
        SheetSurcontre = "sheet-surcontre" { multiplier: i32 },
        SheetCounted = "sheet-counted" { points: i32, others: i32 },
        SheetRevoke = "sheet-revoke" { player: Seat },
        SheetLie = "sheet-lie" { player: Seat },
        // What is needed.
        NeedsManche = "needs-manche" { points: i32, target: i32, manches: i32 },
        NeedsLastManche = "needs-last-manche" { points: i32, target: i32 },
        NeedsClose = "needs-close" { target: i32 },
        NeedsLead = "needs-lead" { target: i32 },
        NeedsBelle = "needs-belle" { points: i32, target: i32 },
        NeedsAhead = "needs-ahead" { points: i32 },
        NeedsBehind = "needs-behind" { points: i32 },
        NeedsLevel = "needs-level",
        // Notices.
        NoticeTurned = "notice-turned" { account: Account, card: Card, points: i32 },
        NoticeMultiplier = "notice-multiplier" { multiplier: i32 },
        NoticeCarried = "notice-carried" { multiplier: i32 },
        NoticeBelle = "notice-belle" { target: i32 },
        NoticeDeals = "notice-deals" { deals: i32 },
        NoticeExtraDeal = "notice-extra-deal",
        NoticeOwes = "notice-owes" { account: Account, owed: i32, left: i32 },
        NoticeMustSansAtout = "notice-must-sans-atout" { account: Account, owed: i32, left: i32 },
        // Options that cannot go together.
        Clash = "clash" { first: Arg, second: Arg, why: &'static str },
        // Beside the cards.
        /// The card for the wall: what lies beyond half.
        ChartWall = "chart-wall" { par: i32 },
        /// The same for three: the dealer counts.
        ChartThree = "chart-three" { par: i32 },
        /// The points counted.
        ColumnCounted = "column-counted",
        /// What they are worth, so many times.
        ColumnTimes = "column-times" { multiplier: i32 },
        /// What the dealer marks.
        ColumnDealer = "column-dealer",
        /// What each of the others marks.
        ColumnOthers = "column-others",
        /// Cards said to have lain aside that were played, or not.
        CardsLeft = "cards-left" { cards: Cards },
    }
}
