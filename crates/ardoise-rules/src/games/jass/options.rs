//! The options that the games of the family share.

crate::choices! {
    /// What a repeated misdeal costs.
    pub enum Misdeal {
        Free = "free",
        Third = "third",
        Second = "second",
        AfterTrump = "after-trump",
    }
    /// Which declarations exist.
    pub enum Annonces { On = "on", BeloteOnly = "belote-only", Off = "off" }
    /// Belotes at tout-atout.
    pub enum TaBelotes { None = "none", PerSuit = "per-suit" }
    /// What becomes of a belote of which one word was forgotten.
    pub enum ForgottenRebelote { ToleratedOnce = "tolerated-once", Lost = "lost" }
    /// What becomes of a belote whose side has failed.
    pub enum BeloteOnChute { Kept = "kept", ToDefence = "to-defence", Lost = "lost" }
    /// What becomes of the declarations of a side that has failed.
    pub enum AnnoncesOnChute { Lost = "lost", ToDefence = "to-defence" }
    /// Where the half goes when one side marks the rest of the other.
    pub enum ComplementHalf { Up = "up", Down = "down" }
    /// Which fours are worth most without trumps.
    pub enum CarreSa { Same = "same", AcesHigh = "aces-high", AcesHighAll = "aces-high-all" }
}

/// What a house has of belotes and declarations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct House {
    /// Which of them exist.
    pub annonces: Annonces,
    /// Belotes at tout-atout.
    pub ta_belotes: TaBelotes,
    /// What fours are worth without trumps.
    pub carre_sa: CarreSa,
    /// May a card serve in two declarations?
    pub card_twice: bool,
    /// How many cards each player holds.
    pub hand: usize,
}

impl Misdeal {
    /// Does the misdeal of that number cost the deal? `fixed`: the trump was fixed already.
    #[must_use]
    pub const fn costs(self, times: u8, fixed: bool) -> bool {
        match self {
            Misdeal::Free => false,
            Misdeal::Third => times >= 3,
            Misdeal::Second => times >= 2,
            Misdeal::AfterTrump => fixed,
        }
    }

    /// Has a dealer who misdealt so often lost the right to take?
    #[must_use]
    pub const fn bars(self, times: u8) -> bool {
        matches!(self, Misdeal::Third) && times >= 2
    }
}
