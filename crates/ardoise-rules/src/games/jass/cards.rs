//! The cards of the family: their order, how they lie, and announcements that the cards disprove.

use super::atout::Atout;
use super::declaration::{Declaration, Kind};
use super::refusal::Refusal;
use crate::cards::orders::{ACE_TEN, JACK_NINE};
use crate::cards::{Card, Cards, PIQUET, Rank, Strength, Suit};
use crate::engine::{
    Article, Cardplay, Climb, Finding, FindingKind, Layout, Obligations, Ruff, Said, Seat, Trumps,
    Undertrump, UndertrumpPartner,
};

/// What beats what.
#[must_use]
pub(crate) fn strength(trumps: Trumps) -> Strength {
    let plain = if trumps == Trumps::All { &JACK_NINE } else { &ACE_TEN };
    Strength { trump: trumps.suit(), plain, trumps: &JACK_NINE, idle: Cards::EMPTY }
}

/// What a player owes a trick: he follows, climbs at trump, and ruffs unless his partner holds the trick; `over_partner`:
/// he climbs over his partner too.
#[must_use]
pub(crate) fn owed(over_partner: bool, undertrump: Undertrump, spared: UndertrumpPartner) -> Obligations {
    Obligations {
        climb: Climb::Trumps,
        over_partner,
        ruff: Ruff::UnlessPartner,
        overruff: true,
        undertrump: undertrump == Undertrump::Must,
        spare_partner: spared == UndertrumpPartner::Barred,
        ..Obligations::FOLLOW
    }
}

/// All thirty-two cards dealt to so many players.
#[must_use]
pub(crate) fn all(seats: impl Iterator<Item = Seat>, leader: Seat) -> Layout {
    let seats: Vec<Seat> = seats.collect();
    let tricks = PIQUET.len() / seats.len().max(1);
    Layout::dealt(PIQUET, seats, leader, tricks)
}

/// Something announced, as the cards may disprove it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Seen {
    /// King and queen, of trump where no suit was said.
    Belote(Seat, Option<Suit>),
    /// A declaration.
    Declared(Seat, Kind, Card),
}

/// King and queen of a suit, of trump where none was said.
fn pair(trump: Option<Atout>, suit: Option<Suit>) -> Option<Cards> {
    let suit = suit.or_else(|| trump.and_then(Atout::suit))?;
    Some([Rank::King, Rank::Queen].into_iter().map(|rank| Card::new(suit, rank)).collect())
}

/// The first belote of which the recorded cards show a card with another player.
pub(crate) fn false_belote(
    trump: Option<Atout>,
    mut claims: impl Iterator<Item = (Seat, Option<Suit>)>,
    cards: &Cardplay,
) -> Option<Refusal> {
    claims.find_map(|(player, suit)| {
        let (card, holder) = cards.elsewhere(player, pair(trump, suit)?)?;
        Some(Refusal::BeloteDisproved { player, card, holder })
    })
}

/// Belotes and declarations whose cards were elsewhere; `articles` are those of the belote and of declarations.
pub(crate) fn false_claims<R: crate::engine::Say + From<Refusal>>(
    trump: Option<Atout>,
    claims: impl Iterator<Item = Seen>,
    cards: &Cardplay,
    articles: [Article; 2],
) -> Vec<Finding<Said>> {
    let mut found = Vec::new();
    for claim in claims {
        let (player, held, article) = match claim {
            Seen::Belote(player, suit) => {
                let Some(pair) = pair(trump, suit) else { continue };
                (player, pair, articles[0])
            }
            Seen::Declared(player, kind, card) => {
                (player, Declaration { by: player, kind, card }.cards(), articles[1])
            }
        };
        let Some((card, holder)) = cards.elsewhere(player, held) else { continue };
        let reason = match claim {
            Seen::Belote(..) => Refusal::FalseBelote { player, card, holder },
            Seen::Declared(..) => Refusal::FalseDeclaration { player, card, holder },
        };
        let (kind, card) = (FindingKind::Irregular, Some(card));
        found.push(Finding { kind, trick: 0, player, card, article, reason: R::from(reason).said() });
    }
    found
}
