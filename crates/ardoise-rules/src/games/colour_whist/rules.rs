//! The house rules of the game: options, what moves with what, and what cannot go together.

use super::cells::{Cells, Column, written};
use super::contract::{Contract, Family};
use super::reason::Reason;
use crate::engine::{Arg, Exposed, MatchEnd, OnOff, Stop};

crate::choices! {
    /// What the sur table of the chelem is worth.
    pub enum ChelemTable { On = "on", Off = "off", Custom = "custom" }
    /// Does the hand lie open in the highest contract?
    pub enum SlamHand { Open = "open", Closed = "closed" }
    /// What the higher colours are worth.
    pub enum EmballageValues { Progression = "progression", SoloParity = "solo-parity", Custom = "custom" }
    /// How many tricks a trou needs.
    pub enum TrouTricks { EightNine = "8-9", Eight = "8-8", Custom = "custom" }
    /// Where the tricks beyond begin for a trou filled beside.
    pub enum TrouOvertricks { Required = "required", Eight = "eight" }
    /// What outbids a trou.
    pub enum TrouRank { WithCouleur = "with-couleur", AboveAbondance = "above-abondance", Top = "top" }
    /// When the trump of an impure trou begins to cut.
    pub enum ImpureTrump { SameTrick = "same-trick", NextTrick = "next-trick" }
    /// What happens when one hand holds the four aces.
    pub enum FourAces { None = "none", HighestHeart = "highest-heart" }
    /// How the cards are dealt.
    pub enum DealPattern { P445 = "4-4-5", P454 = "4-5-4", P544 = "5-4-4" }
    /// Which suit outbids which at the same level of solo.
    pub enum SoloSuitRank { Rising = "spades-clubs-diamonds-hearts", None = "none" }
    /// What a lost suit contract costs.
    pub enum Undertricks { Flat = "flat", PerTrick = "per-trick" }
    /// How several declarers of one contract settle.
    pub enum TwoDeclarers { Joint = "joint", Separate = "separate", Table = "table", Stake = "stake" }
    /// May different misères stand in one deal?
    pub enum SeveralMiseres { Joined = "joined", Beside = "beside" }
    /// What an abondance is paid by: the tricks it was called for, or those made.
    pub enum AbondancePays { Called = "called", Made = "made" }
    /// The trump of abondances and chelems.
    pub enum AbondanceTrump { None = "none", Declarer = "declarer" }
    /// Who marks: all against all, or each camp its own.
    pub enum Settlement { Shared = "shared", Own = "own" }
    /// What a revoke costs.
    pub enum RevokePrice { Base = "base", Counted = "counted" }
    /// Who deals after a misdeal.
    pub enum Misdeal { SameDealer = "same-dealer", NextDealer = "next-dealer" }
    /// What follows a deal that everybody passes.
    pub enum AllPass {
        RedealSameDealer = "redeal-same-dealer", NextDealer = "next-dealer", NextDealDouble = "next-deal-double",
    }
    /// Who sits out with the dealer when six play.
    pub enum SittingOut { Opposite = "opposite", Next = "next", Previous = "previous" }
}

crate::rules! {
    /// The complete rules of a table.
    pub struct Rules {
        match_end: MatchEnd = MatchEnd::Open, "match-end", "colour-whist.end";
        deals: i32 = 16, "deals" in 1..=999, "colour-whist.end";
        target: i32 = 100, "target" in 1..=99999, "colour-whist.end";
        deal_pattern: DealPattern = DealPattern::P445, "deal-pattern", "colour-whist.deal";
        sitting_out: SittingOut = SittingOut::Opposite, "sitting-out", "colour-whist.players";
        first_waits: OnOff = OnOff::On, "first-waits", "colour-whist.wait";
        solo_suit_rank: SoloSuitRank = SoloSuitRank::Rising, "solo-suit-rank", "colour-whist.auction";
        emballage_over_solo: OnOff = OnOff::Off, "emballage-over-solo", "colour-whist.higher-colours";
        emballage_values: EmballageValues = EmballageValues::Progression, "emballage-values", "colour-whist.higher-colours";
        piccolos: OnOff = OnOff::On, "piccolos", "colour-whist.miseres";
        grande_misere_table: OnOff = OnOff::Off, "grande-misere-table", "colour-whist.miseres";
        several_miseres: SeveralMiseres = SeveralMiseres::Joined, "several-miseres", "colour-whist.several";
        two_declarers: TwoDeclarers = TwoDeclarers::Joint, "two-declarers", "colour-whist.several";
        abondance_trump: AbondanceTrump = AbondanceTrump::None, "abondance-trump", "colour-whist.slams";
        abondance_pays: AbondancePays = AbondancePays::Called, "abondance-pays", "colour-whist.slams", since 3 = "called";
        chelem_table: ChelemTable = ChelemTable::On, "chelem-table", "colour-whist.slams";
        chelem_table_hand: SlamHand = SlamHand::Open, "chelem-table-hand", "colour-whist.slams", since 4 = "open";
        trou: OnOff = OnOff::On, "trou", "colour-whist.trou";
        trou_tricks: TrouTricks = TrouTricks::EightNine, "trou-tricks", "colour-whist.trou";
        trou_overtricks_from: TrouOvertricks = TrouOvertricks::Required, "trou-overtricks-from", "colour-whist.trou";
        trou_rank: TrouRank = TrouRank::WithCouleur, "trou-rank", "colour-whist.trou";
        trou_four_aces: FourAces = FourAces::None, "trou-four-aces", "colour-whist.trou";
        trou_impure: OnOff = OnOff::Off, "trou-impure", "colour-whist.impure";
        impure_trump_from: ImpureTrump = ImpureTrump::SameTrick, "impure-trump-from", "colour-whist.impure";
        undertricks: Undertricks = Undertricks::Flat, "undertricks", "colour-whist.failed";
        settlement: Settlement = Settlement::Shared, "settlement", "colour-whist.settlement";
        revoke_price: RevokePrice = RevokePrice::Base, "revoke-price", "colour-whist.revoke";
        exposed_card: Exposed = Exposed::FirstOccasion, "exposed-card", "colour-whist.exposed-card", since 2 = "first-occasion";
        misdeal: Misdeal = Misdeal::SameDealer, "misdeal", "colour-whist.deal";
        all_pass: AllPass = AllPass::RedealSameDealer, "all-pass", "colour-whist.all-pass";
    }
    cells {
        contract: Cells, "contract", "contract.piccolo.won", "colour-whist.prices";
    }
}

/// The cells that belong to an option with a value `custom`, and what its plain values say.
const HIGHER: [Contract; 3] = [Contract::Colour10, Contract::Colour11, Contract::Colour12];
const TROUS: [Contract; 2] = [Contract::Trou, Contract::TrouBeside];

/// Moves the options that follow another option or a cell, unless the table set them itself.
pub(crate) fn couple(rules: &mut Rules, explicit: &dyn Fn(&str) -> bool) {
    let set = |id: &str| explicit(id);
    rules.match_end = rules.match_end.coupled(explicit);
    let cells = rules.contract.clone();
    let written = |contract: Contract, column: Column| {
        super::cells::written(&cells, contract, column).is_some()
            && set(&format!("contract.{}.{}", contract.id(), column.id()))
    };
    if HIGHER.iter().any(|contract| written(*contract, Column::Won)) {
        if !set("emballage-values") {
            rules.emballage_values = EmballageValues::Custom;
        }
        if !set("emballage-over-solo") {
            rules.emballage_over_solo = OnOff::On;
        }
    }
    if written(Contract::ChelemTable, Column::Won) && !set("chelem-table") {
        rules.chelem_table = ChelemTable::Custom;
    }
    if written(Contract::GrandeMisereTable, Column::Won) && !set("grande-misere-table") {
        rules.grande_misere_table = OnOff::On;
    }
    if TROUS.iter().any(|contract| written(*contract, Column::Tricks)) && !set("trou-tricks") {
        rules.trou_tricks = TrouTricks::Custom;
    }
}

/// The options that cannot go together.
#[must_use]
pub(crate) fn clashes(rules: &Rules) -> Vec<Reason> {
    let mut found = Vec::new();
    let rows = || Contract::ALL.iter().map(|contract| rules.row(*contract));
    for row in rows() {
        let most = match row.contract.family() {
            Family::Pair => row.by == 2,
            Family::AtLeast => row.by == 1,
            Family::Exactly => true,
        };
        if !most {
            found.push(Reason::ClashBy { contract: row.called, by: row.by });
        }
        let several = row.offered && !row.contract.pair() && row.by > 2;
        if several && rules.two_declarers == TwoDeclarers::Joint {
            found.push(Reason::ClashJoint { contract: row.called, by: row.by });
        }
        let cells = &rules.contract;
        let own = [Column::Defence, Column::DefenceMissing];
        let own = own.iter().any(|column| written(cells, row.contract, *column).is_some());
        if own && rules.settlement == Settlement::Shared {
            found.push(Reason::ClashDefence { contract: row.called });
        }
    }
    if rules.several_miseres == SeveralMiseres::Beside
        && rules.two_declarers != TwoDeclarers::Table
        && rules.settlement == Settlement::Shared
    {
        found.push(Reason::ClashBeside { value: value(rules, "two-declarers") });
    }
    let impossible = [4, 5, 6].iter().all(|players| rules.deals % players != 0);
    if rules.match_end == MatchEnd::Deals && impossible {
        found.push(Reason::ClashDeals { deals: rules.deals });
    }
    if rules.trou_impure.on() && !rules.trou.on() {
        found.push(Reason::ClashImpure);
    }
    found.extend(custom(rules));
    found
}

/// The value of an option, by its title.
fn value(rules: &Rules, id: &str) -> Arg {
    Arg::value("colour-whist", id, &crate::engine::Rules::get(rules, id).unwrap_or_default())
}

/// An option whose cells say something else than its value, or that needs a cell nobody wrote.
fn custom(rules: &Rules) -> Vec<Reason> {
    let mut found = Vec::new();
    let cell = |contract, column| written(&rules.contract, contract, column);
    let mut check = |option: &str, plain: bool, contracts: &[Contract], column: Column| {
        let (option, value) = (Arg::option("colour-whist", option), value(rules, option));
        let written = contracts.iter().find(|contract| cell(**contract, column).is_some());
        match (plain, written) {
            (true, Some(contract)) => found.push(Reason::ClashCell {
                option,
                value,
                contract: contract.id().to_owned(),
                column: column.id().to_owned(),
            }),
            (false, None) => found.push(Reason::ClashCustom {
                option,
                value,
                contract: contracts.first().map_or("", |first| first.id()).to_owned(),
                column: column.id().to_owned(),
            }),
            (true, None) | (false, Some(_)) => {}
        }
    };
    let higher = rules.emballage_values != EmballageValues::Custom;
    check("emballage-values", higher, &HIGHER, Column::Won);
    if rules.chelem_table != ChelemTable::Off {
        let on = rules.chelem_table == ChelemTable::On;
        check("chelem-table", on, &[Contract::ChelemTable], Column::Won);
    }
    check("trou-tricks", rules.trou_tricks != TrouTricks::Custom, &TROUS, Column::Tricks);
    found
}

impl Rules {
    /// When the match stops; those who are level share.
    #[must_use]
    pub const fn stop(&self) -> Stop {
        Stop { end: self.match_end, deals: self.deals, target: self.target, shared: true }
    }
}
