//! What a game tells people: a deal in a few words, what not to forget, tables of what counts, what the rules prescribe.

use serde_json::Value;

use super::chart::{Chart, Wager};
use super::core::Game;
use super::ruling::{Ask, Rulings};
use super::setting::Setting;
use super::undertaken::Undertaken;
use super::usual::Usual;
use crate::engine::table::{Account, Seat};

/// The advice of a game. No score depends on it.
pub trait Advice: Game {
    /// The deal in a few words, for its row on the slate: contract, tricks.
    fn headline(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Option<Self::Reason> {
        let _ = (at, deal);
        None
    }
    /// The deal as its row on the sheet: what was undertaken, by whom, and what came of it.
    fn undertaken(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Undertaken<Self::Reason> {
        Undertaken { contract: Self::headline(at, deal), ..Undertaken::default() }
    }
    /// What is told of a deal besides its contract, once it is known, each with who did it: every trick taken, a belote.
    /// The word is that of its words, `term-feat-WORD`.
    fn feats(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Vec<(&'static str, Account)> {
        let _ = (at, deal);
        Vec::new()
    }
    /// What the counts of all sides come to in a deal, where that hangs on the rules: by others the same cards are counted otherwise.
    fn counts_to(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Option<i32> {
        let _ = (at, deal);
        None
    }
    /// What came of a deal that somebody took, by what his side marked for it and what the other did, where a pad says nothing else; none
    /// where that does not show. Where several things count the same the plainest is told; what was told already is not told again.
    fn came_of_marks(taker: Seat, marks: [i32; 2], told: &[Self::Event]) -> Option<Vec<Self::Event>> {
        let _ = (taker, marks, told);
        None
    }
    /// What stands in a cell of a table of the rules where nothing is written over it, as a number; none where that is no number.
    fn in_force(rules: &Self::Rules, cell: &str) -> Option<i32> {
        let _ = (rules, cell);
        None
    }
    /// What came of a deal of which a pad tells by how much more was made than was needed, or less, as events beside those that were told;
    /// none where that does not show. What else it may hang on changes no figure.
    fn came_by(difference: i32, told: &[Self::Event]) -> Option<Vec<Self::Event>> {
        let _ = (difference, told);
        None
    }
    /// The levels of contracts that are no figures, the lowest first; each stands above every figure.
    fn levels() -> Vec<&'static str> {
        Vec::new()
    }
    /// What the table must not forget now: a doubled deal, sans-atout owed, what the standing bid pays.
    fn notices(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: Option<&Self::Deal>,
    ) -> Vec<Self::Reason> {
        let _ = (at, carry, deal);
        Vec::new()
    }
    /// What is to be asked about a deal that is done, as long as the next has not begun: every point on one side, and no word
    /// on the tricks.
    fn doubts(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Vec<Self::Reason> {
        let _ = (at, deal);
        Vec::new()
    }
    /// What is to be recorded where the answer to its first doubt is yes, as an event is stored.
    fn settles(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Option<Value> {
        let _ = (at, deal);
        None
    }
    /// Why a word that was said of the result cannot stand beside what was counted: a contract said to be down, and points
    /// that make it. What is stored goes on as it is; nothing new is recorded so.
    fn contradicts(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Option<Self::Reason> {
        let _ = (at, deal);
        None
    }
    /// Is no hand known by which the deal could go as it is told, though each of its words may be said: every trick of one side,
    /// and the highest trump with the other? Nothing is refused for it; but nobody proposes such a deal.
    fn cannot_be(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> bool {
        let _ = (at, deal);
        false
    }
    /// The tables that go with these rules: marks, conversions, equivalences.
    fn charts(rules: &Self::Rules) -> Vec<Chart> {
        let _ = rules;
        Vec::new()
    }
    /// One value of a scale of points on the others; none where the game converts nothing.
    ///
    /// # Errors
    /// If there is no such scale, or no such value on it.
    fn convert(
        rules: &Self::Rules,
        points: i32,
        from: &str,
        to: Option<&str>,
    ) -> Option<Result<Chart, Self::Reason>> {
        let _ = (rules, points, from, to);
        None
    }
    /// What each side would mark for each result of a bid; none where the game cannot say.
    ///
    /// # Errors
    /// If these rules know no such bid.
    fn pays(rules: &Self::Rules, wager: &Wager<'_>) -> Option<Result<Chart, Self::Reason>> {
        let _ = (rules, wager);
        None
    }
    /// What the engine must know to rule the irregularities that every table knows.
    fn usual(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Usual {
        let _ = (at, deal);
        Usual::default()
    }
    /// What the rules prescribe for each irregularity, the deal being as it is: those that every table knows, where this game
    /// has something else or something more.
    fn rulings(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        ask: &Ask,
        usual: Rulings,
    ) -> Rulings {
        let _ = (at, carry, deal, ask);
        usual
    }
}
