//! What a game tells of its cards, so that tricks can be recorded and judged. A game that is recorded without cards says
//! nothing.

use super::core::Game;
use super::finding::Finding;
use super::setting::Setting;
use crate::cards::{Card, Cards, Order, Strength};
use crate::engine::say::Said;
use crate::engine::score::Article;
use crate::engine::table::{Account, Seat};
use crate::engine::tricks::{Cardplay, Duty, Layout, Narrow, Posed, Position, Stance, Tally, Trick, Umpire};

/// The cards of a game: how they lie, what a hand may play, what wins, what counts.
pub trait Tricks: Game {
    /// The deal when its first card falls: what was not said is implied.
    ///
    /// # Errors
    /// If no card can fall yet, or none any more.
    fn to_play(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
    ) -> Result<Self::Deal, Said> {
        let _ = (at, carry);
        Ok(deal.clone())
    }
    /// How the cards lie; none in a game that is recorded without cards.
    fn layout(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal) -> Option<Layout> {
        let _ = (at, carry, deal);
        None
    }
    /// What decides legality and the winner in trick `no`, counted from 0; none while it is not known.
    fn stance(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        cards: &Cardplay,
        no: usize,
    ) -> Option<Stance> {
        let _ = (at, carry, deal, cards, no);
        None
    }
    /// The same for a position without a deal.
    ///
    /// # Errors
    /// If the game has no such trump, or must know more.
    fn posed(rules: &Self::Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        let _ = (rules, posed);
        Err(Umpire::NoCardsHere)
    }
    /// Is a card called by these rules?
    fn calls(rules: &Self::Rules) -> bool {
        let _ = rules;
        false
    }
    /// How the cards lie in a position without a deal.
    fn pose(rules: &Self::Rules) -> Option<Layout> {
        let _ = rules;
        None
    }
    /// What a hand may play. Written as if the hand were known.
    fn duties<N: Narrow>(rules: &Self::Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        let _ = (rules, stance, position);
        N::free(hand)
    }
    /// The article of a duty.
    fn article(duty: Duty) -> Article {
        let _ = duty;
        Article("table.trick")
    }
    /// What beats what.
    fn strength(rules: &Self::Rules, stance: &Stance) -> Strength {
        static NONE: Order = Order::strongest_first(&[]);
        let _ = rules;
        Strength::one_order(stance.trumps.suit(), &NONE)
    }
    /// Who takes a closed trick although its cards alone say another: `before` are the winners of the tricks before it.
    fn takes(
        at: Setting<'_, Self::Rules>,
        deal: &Self::Deal,
        before: &[Option<Seat>],
        trick: &Trick,
    ) -> Option<Seat> {
        let _ = (at, deal, before, trick);
        None
    }
    /// The partners of a player, one bit for each seat.
    fn partners(rules: &Self::Rules, seats: usize, stance: &Stance, player: Seat) -> u8 {
        let _ = (rules, seats, stance, player);
        0
    }
    /// How many of the units of [`worth`](Tricks::worth) make a point: two where cards count half points.
    const UNITS: i32 = 1;
    /// What a card counts for whoever takes it, in units.
    fn worth(rules: &Self::Rules, stance: &Stance, card: Card) -> i32 {
        let _ = (rules, stance, card);
        0
    }
    /// What a trick counts by itself, in units.
    fn trick_worth(rules: &Self::Rules, stance: &Stance) -> i32 {
        let _ = (rules, stance);
        0
    }
    /// What the last trick counts besides, in units.
    fn last_worth(rules: &Self::Rules, stance: &Stance) -> i32 {
        let _ = (rules, stance);
        0
    }
    /// The deal with what the hands that were shown and the cards that have fallen tell before all of them have.
    ///
    /// # Errors
    /// If something else was said.
    fn from_shown(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        cards: &Cardplay,
    ) -> Result<Self::Deal, Said> {
        let _ = (at, carry, cards);
        Ok(deal.clone())
    }
    /// The deal with everything that all its cards tell, in the counts it knows already.
    ///
    /// # Errors
    /// If what was counted by hand does not agree with the cards.
    fn from_cards(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        cards: &Cardplay,
        tally: &Tally,
    ) -> Result<Self::Deal, Said> {
        let _ = (at, carry, cards, tally);
        Ok(deal.clone())
    }
    /// The trick that cannot be beside what was counted by hand, while some cards are not recorded yet: its number from 0.
    /// What is stored goes on as it is; nothing new is recorded so.
    fn beside(at: Setting<'_, Self::Rules>, deal: &Self::Deal, tally: &Tally) -> Option<usize> {
        let _ = (at, deal, tally);
        None
    }
    /// What was said that the recorded cards show not to be so, or that was said too late to be so. `told` is as in
    /// [`seen`](Tricks::seen). What is stored goes on as it is; nothing new is recorded so.
    fn disproved(
        at: Setting<'_, Self::Rules>,
        deal: &Self::Deal,
        told: &[(usize, Self::Event)],
        cards: &Cardplay,
    ) -> Option<Said> {
        let _ = (at, deal, told, cards);
        None
    }
    /// Cards that were seen beside the hands, with the one player whose they may have become; none where they are nobody's.
    /// In any other hand or trick nothing new is recorded of them.
    fn aside(at: Setting<'_, Self::Rules>, deal: &Self::Deal) -> Vec<(Option<Seat>, Cards)> {
        let _ = (at, deal);
        Vec::new()
    }
    /// The points of the cards by account, in units.
    fn card_points(at: Setting<'_, Self::Rules>, deal: &Self::Deal, tally: &Tally) -> Vec<(Account, i32)> {
        let _ = deal;
        tally.by_account(at.table)
    }
    /// Cards whose holder is known without a hand: one that was turned up.
    fn known(at: Setting<'_, Self::Rules>, carry: &Self::Carry, deal: &Self::Deal) -> Vec<(Seat, Cards)> {
        let _ = (at, carry, deal);
        Vec::new()
    }
    /// What was said against the rules, as far as the cards tell. `told` are the events of the deal, each with
    /// the number of cards that had fallen before it.
    fn seen(
        at: Setting<'_, Self::Rules>,
        carry: &Self::Carry,
        deal: &Self::Deal,
        told: &[(usize, Self::Event)],
        cards: &Cardplay,
    ) -> Vec<Finding<Said>> {
        let _ = (at, carry, deal, told, cards);
        Vec::new()
    }
}
