//! The play of the cards: who leads, what a hand owes a trick, what it counts, and announcements that the cards disprove.

use super::Belote;
use super::deal::Deal;
use super::event::Event;
use super::reason::Reason;
use super::rules::{BeloteOrder, Players, Rules};
use super::standing::Carry;
use crate::cards::{Card, Cards, Rank, Strength, Suit};
use crate::engine::{
    Article, Cardplay, Duty, Finding, FindingKind, Layout, Narrow, Posed, Position, Said, Say as _, Seat,
    Setting, Stance, Tally, Tricks, Trumps, Umpire, across,
};
use crate::games::jass::{self, Seen, false_claims};

/// How many cards of each hand lie covered when two play.
const COVERED: usize = 8;

/// How the cards lie.
fn lie(rules: &Rules, leader: Seat) -> Layout {
    let hidden = if rules.players == Players::Two { COVERED } else { 0 };
    Layout { hidden, ..jass::all((0..rules.seats()).map(Seat::at), leader) }
}

/// The card that was turned up, and whose it has become.
fn turned(deal: &Deal) -> Option<(Seat, Cards)> {
    let taker = deal.taken.map(|taken| taken.by);
    taker.zip(deal.turned).map(|(by, card)| (by, Cards::EMPTY.with(card)))
}

impl Tricks for Belote {
    fn to_play(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Result<Deal, Said> {
        let two = at.rules.players == Players::Two;
        if deal.is_void() && !two {
            return Err(Umpire::DealVoid.said());
        }
        if deal.trump(at.rules).is_none() && two {
            return Err(Reason::TrumpUnknown.said());
        }
        deal.begin_play(at.rules).map_err(|reason| reason.said())
    }

    /// The player after the dealer leads, whoever took.
    fn layout(at: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Option<Layout> {
        Some(lie(at.rules, at.table.next(deal.dealer)))
    }

    fn pose(rules: &Rules) -> Option<Layout> {
        Some(lie(rules, Seat::at(0)))
    }

    fn stance(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, _: &Cardplay, _: usize) -> Option<Stance> {
        Some(Stance { trumps: deal.trump(at.rules)?.into(), alone: None, own: 0 })
    }

    fn posed(rules: &Rules, posed: &Posed<'_>) -> Result<Stance, Umpire> {
        match posed.trumps {
            Trumps::None | Trumps::All if rules.players == Players::Two => {
                Err(Umpire::NoSuchTrump { trump: posed.trumps.id() })
            }
            trumps => Ok(Stance { trumps, alone: None, own: 0 }),
        }
    }

    fn duties<N: Narrow>(rules: &Rules, stance: &Stance, position: &Position<'_>, hand: Cards) -> N {
        rules.owed().narrow(stance, &jass::strength(stance.trumps), position, hand)
    }

    fn article(duty: Duty) -> Article {
        Article(match duty {
            Duty::Follow | Duty::Lead => "belote.follow",
            Duty::Rise => "belote.climb",
            Duty::Ruff | Duty::Overruff => "belote.ruff",
            Duty::Undertrump => "belote.undertrump",
            Duty::SparePartner => "belote.undertrump-partner",
        })
    }

    fn strength(_: &Rules, stance: &Stance) -> Strength {
        jass::strength(stance.trumps)
    }

    /// Partners sit across; two players have none.
    fn partners(_: &Rules, seats: usize, _: &Stance, player: Seat) -> u8 {
        if seats == 4 { across(player) } else { 0 }
    }

    fn worth(rules: &Rules, stance: &Stance, card: Card) -> i32 {
        let is_trump = card.suit().is_some() && card.suit() == stance.trumps.suit();
        rules.scale(stance.trumps.into()).worth(card, is_trump)
    }

    fn last_worth(rules: &Rules, stance: &Stance) -> i32 {
        rules.scale(stance.trumps.into()).der()
    }

    fn from_shown(at: Setting<'_, Rules>, _: &Carry, deal: &Deal, cards: &Cardplay) -> Result<Deal, Said> {
        let mut deal = *deal;
        if at.rules.belote_order == BeloteOrder::KingFirst {
            for (suit, holder) in Suit::ALL.into_iter().zip(&mut deal.tally.belotes) {
                *holder = holder.filter(|_| !queen_first(cards, suit));
            }
        }
        Ok(deal)
    }

    fn from_cards(
        at: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        _: &Cardplay,
        tally: &Tally,
    ) -> Result<Deal, Said> {
        let mut deal = *deal;
        deal.tally = deal.tally.shown(deal.count_of(at.rules), tally)?;
        Ok(deal)
    }

    fn beside(at: Setting<'_, Rules>, deal: &Deal, tally: &Tally) -> Option<usize> {
        deal.tally.beside(deal.count_of(at.rules), tally)
    }

    fn disproved(
        at: Setting<'_, Rules>,
        deal: &Deal,
        told: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Option<Said> {
        let claims = told.iter().filter_map(|(_, event)| match event {
            Event::Belote { player, suit } => Some((*player, *suit)),
            _ => None,
        });
        let found = jass::false_belote(deal.trump(at.rules), claims, cards)?;
        Some(Reason::from(found).said())
    }

    /// The taker has the turned card, whatever he took.
    fn known(_: Setting<'_, Rules>, _: &Carry, deal: &Deal) -> Vec<(Seat, Cards)> {
        turned(deal).into_iter().collect()
    }

    fn aside(_: Setting<'_, Rules>, deal: &Deal) -> Vec<(Option<Seat>, Cards)> {
        turned(deal).map(|(taker, card)| (Some(taker), card)).into_iter().collect()
    }

    fn seen(
        at: Setting<'_, Rules>,
        _: &Carry,
        deal: &Deal,
        told: &[(usize, Event)],
        cards: &Cardplay,
    ) -> Vec<Finding<Said>> {
        seen(at, deal, told, cards)
    }
}

/// Did the queen of a suit fall before its king?
fn queen_first(cards: &Cardplay, suit: Suit) -> bool {
    let fell = |rank| cards.plays().position(|(_, _, played)| played == Card::new(suit, rank));
    let [king, queen] = [Rank::King, Rank::Queen].map(fell);
    queen.is_some_and(|queen| king.is_none_or(|king| queen < king))
}

/// Belotes and declarations whose cards were elsewhere, the queen before the king, declarations that came too late; and
/// all points on one side without a word on the tricks.
fn seen(
    at: Setting<'_, Rules>,
    deal: &Deal,
    told: &[(usize, Event)],
    cards: &Cardplay,
) -> Vec<Finding<Said>> {
    let trump = deal.trump(at.rules);
    let claims = told.iter().filter_map(|(_, event)| match event {
        Event::Belote { player, suit } => Some(Seen::Belote(*player, *suit)),
        Event::Declare { player, kind, card } => Some(Seen::Declared(*player, *kind, *card)),
        _ => None,
    });
    let articles = [Article("belote.belote"), Article("belote.annonces")];
    let mut found = false_claims::<Reason>(trump, claims, cards, articles);
    if deal.tally.may_be_sweep() {
        let sweeps = |side: &usize| deal.tally.points.is_some_and(|points| points.by_side[1 - *side] == 0);
        let player = Seat::at([0, 1].into_iter().find(sweeps).unwrap_or(0));
        let (kind, article) = (FindingKind::Unproved, Article("belote.capot"));
        found.push(Finding {
            kind,
            trick: 0,
            player,
            card: None,
            article,
            reason: Reason::CapotWanted.said(),
        });
    }
    let mut say = |player, article, reason: Reason| {
        let (kind, article) = (FindingKind::Irregular, Article(article));
        found.push(Finding { kind, trick: 0, player, card: None, article, reason: reason.said() });
    };
    for (moment, event) in told {
        match event {
            Event::Declare { player, .. } => {
                let player = *player;
                if cards.plays().take(*moment).any(|(_, seat, _)| seat == player) {
                    say(player, "belote.annonces", Reason::DeclaredLate { player });
                }
            }
            Event::Belote { player, suit } if at.rules.belote_order == BeloteOrder::KingFirst => {
                let player = *player;
                let Some(suit) = suit.or_else(|| trump.and_then(jass::Atout::suit)) else { continue };
                if queen_first(cards, suit) {
                    say(player, "belote.belote", Reason::QueenFirst { player });
                }
            }
            _ => {}
        }
    }
    found
}
