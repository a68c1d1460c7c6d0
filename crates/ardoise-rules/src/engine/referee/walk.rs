//! The referee: who should lead, who won, and what was played against the rules, from the cards alone.
//!
//! No hand need be known. A game writes its duties as if it were; the referee asks twice: with the cards a player
//! is known to have held (those he plays later, those he showed), and with all he might have held.

use crate::engine::game::{Dealt, Expects, Finding, FindingKind, Setting, Tricks};
use crate::engine::say::{Arg, Said, Say as _};
use crate::engine::score::Article;
use crate::engine::table::Seat;
use crate::engine::tricks::{Cardplay, Duties, Duty, Evidence, Layout, Position, SEATS, Stance};
use crate::engine::tricks::{Taken, Tally, Trick, Umpire};

use crate::cards::{Card, Cards, Strength, Suit};

/// The articles of what is the same in every game.
const TURN: Article = Article("table.turn");
const TRICK: Article = Article("table.trick");
const HAND: Article = Article("table.hand");
const PROVED: Article = Article("table.revoke-proved");

/// A trick that was judged.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged {
    /// Who should have led.
    pub leader: Seat,
    /// What decides it.
    pub stance: Stance,
    /// Who holds it, or won it.
    pub winner: Option<Seat>,
    /// What it counts, the last trick's own points aside.
    pub points: i32,
    /// Has everybody played?
    pub closed: bool,
}

/// A deal whose cards were recorded.
#[derive(Debug)]
pub(crate) struct Walk<'a, G: Tricks> {
    pub at: Setting<'a, G::Rules>,
    pub cards: &'a Cardplay,
    pub layout: Layout,
    pub tricks: Vec<Judged>,
    /// Who is to lead to the trick after the last one.
    pub leader: Seat,
}

impl<'a, G: Tricks> Walk<'a, G> {
    /// Goes through the tricks of a deal; none while the game does not know what decides them.
    pub(crate) fn new(
        at: Setting<'a, G::Rules>,
        carry: &G::Carry,
        deal: &G::Deal,
        cards: &'a Cardplay,
    ) -> Option<Self> {
        let layout = G::layout(at, carry, deal)?;
        let mut leader = layout.leader;
        let mut tricks = Vec::with_capacity(cards.tricks.len());
        for (no, trick) in cards.tricks.iter().enumerate() {
            let stance = G::stance(at, carry, deal, cards, no)?;
            let strength = G::strength(at.rules, &stance);
            let winner = winner(&strength, trick);
            let before: &[Judged] = &tricks;
            let taken = || {
                let before: Vec<Option<Seat>> = before.iter().map(|judged| judged.winner).collect();
                G::takes(at, deal, &before, trick)
            };
            let winner = if trick.closed { taken().or(winner) } else { winner };
            let worth = |(_, card): &(Seat, Card)| G::worth(at.rules, &stance, *card);
            let points = trick.plays.iter().map(worth).sum::<i32>() + G::trick_worth(at.rules, &stance);
            tricks.push(Judged { leader, stance, winner, points, closed: trick.closed });
            leader = winner.unwrap_or(leader);
        }
        Some(Walk { at, cards, layout, tricks, leader })
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.cards.turn(&self.layout, self.leader)
    }

    /// What the closed tricks came to.
    pub(crate) fn tally(&self) -> Tally {
        let closed = self.tricks.iter().zip(&self.cards.tricks).filter(|(judged, _)| judged.closed);
        let tricks: Vec<Taken> = closed
            .filter_map(|(judged, trick)| {
                let cards = trick.plays.iter().map(|(_, card)| *card).collect();
                judged.winner.map(|winner| Taken { winner, cards, points: judged.points })
            })
            .collect();
        let played: Cards = self.cards.plays().map(|(_, _, card)| card).collect();
        let last = self.tricks.last().map_or(0, |last| G::last_worth(self.at.rules, &last.stance));
        let complete = self.cards.complete(&self.layout);
        Tally { tricks, left: self.layout.pack.minus(played), last, complete }
    }

    /// Judges every card that fell.
    fn findings(&self, evidence: &Evidence<'_>) -> Vec<Finding<Said>> {
        let mut found = Vec::new();
        let mut denied = [Cards::EMPTY; SEATS];
        let mut moment = 0;
        for (judged, (no, trick)) in self.tricks.iter().zip((1_u8..).zip(&self.cards.tricks)) {
            for (place, (player, card)) in trick.plays.iter().copied().enumerate() {
                let before = &trick.plays[..place];
                let mut say = |kind, article, reason: Umpire| {
                    let (player, card) = (player, Some(card));
                    found.push(Finding { kind, trick: no, player, card, article, reason: reason.said() });
                };
                let extra = before.iter().any(|(seat, _)| *seat == player);
                if extra {
                    say(FindingKind::Irregular, TRICK, Umpire::CardTooMany { player, card });
                } else if let Some((kind, turn)) = self.out_of_turn(judged, trick, place, evidence.sure) {
                    let reason = match place {
                        0 => Umpire::LedOutOfTurn { player, card, turn },
                        _ => Umpire::PlayedOutOfTurn { player, card, turn },
                    };
                    say(kind, TURN, reason);
                }
                if let Some(holder) = evidence.holder(moment, player, card) {
                    say(FindingKind::Irregular, HAND, Umpire::HeldByAnother { player, card, holder });
                } else if evidence.not_in_hand(moment, player, card) {
                    say(FindingKind::Irregular, HAND, Umpire::NotInHand { player, card });
                }
                match self.offends(judged, before, no, moment, evidence).filter(|_| !extra) {
                    Some(Offence::Sure(duty, held)) => {
                        let led = self.led(judged, before);
                        say(FindingKind::Irregular, G::article(duty), broken(duty, player, card, led, held));
                    }
                    Some(Offence::Perhaps(duty, cards)) => {
                        let led = self.led(judged, before);
                        say(FindingKind::Unproved, G::article(duty), doubted(duty, player, card, led));
                        let own = &mut denied[player.index() % SEATS];
                        *own = own.or(cards);
                    }
                    None => {}
                }
                moment += 1;
            }
        }
        // Hands that do not agree with the cards that fell prove nothing of those that have not.
        if found.iter().all(|finding| finding.article != HAND) {
            let denials = evidence.denials(&denied);
            found.extend(denials.iter().filter_map(|(among, cards)| self.one_of(among, *cards)));
        }
        found
    }

    /// One of these players has revoked.
    fn one_of(&self, among: &[Seat], cards: Cards) -> Option<Finding<Said>> {
        let player =
            self.cards.plays().map(|(_, seat, _)| seat).filter(|seat| among.contains(seat)).last()?;
        let reason = match among {
            [player] => Umpire::HasRevoked { player: *player, cards },
            _ => {
                let players = Arg::OneOf(among.iter().map(|seat| Arg::Seat(*seat)).collect());
                Umpire::OneHasRevoked { players, cards }
            }
        };
        let kind = FindingKind::Irregular;
        Some(Finding { kind, trick: 0, player, card: None, article: PROVED, reason: reason.said() })
    }

    /// The suit that was led to a trick.
    fn led(&self, judged: &Judged, before: &[(Seat, Card)]) -> Option<Suit> {
        let strength = G::strength(self.at.rules, &judged.stance);
        strength.led(before.iter().map(|(_, card)| *card))
    }

    /// Who should have played, if somebody else did.
    fn out_of_turn(
        &self,
        judged: &Judged,
        trick: &Trick,
        place: usize,
        sure: bool,
    ) -> Option<(FindingKind, Seat)> {
        let (player, _) = trick.plays[place];
        if place == 0 {
            let kind = if sure { FindingKind::Irregular } else { FindingKind::Unproved };
            return (player != judged.leader).then_some((kind, judged.leader));
        }
        let (first, _) = trick.plays[0];
        let played = |seat: &Seat| trick.plays[..place].iter().any(|(player, _)| player == seat);
        let turn = self.layout.from(first).find(|seat| !played(seat))?;
        (player != turn).then_some((FindingKind::Irregular, turn))
    }

    /// The duty a card offends, proved or not.
    fn offends(
        &self,
        judged: &Judged,
        before: &[(Seat, Card)],
        no: u8,
        moment: usize,
        evidence: &Evidence<'_>,
    ) -> Option<Offence> {
        let (player, card) = evidence.play(moment);
        if self.layout.drawn > 0 && !evidence.sure {
            return None;
        }
        let rules = self.at.rules;
        let partners = G::partners(rules, self.layout.seats.len(), &judged.stance, player);
        let mut own: Vec<(Seat, Card)> = Vec::with_capacity(before.len());
        for play in before {
            if own.iter().all(|(seat, _)| *seat != play.0) {
                own.push(*play);
            }
        }
        let position = Position { trick: &own, player, partners, no };
        let judge = |hand: Cards| {
            let duties: Duties = G::duties(rules, &judged.stance, &position, hand);
            duties.breaks(card).map(|duty| (duty, duties.legal()))
        };
        if let Some((duty, held)) = evidence.proved(moment, &judge) {
            return Some(Offence::Sure(duty, held));
        }
        let (duty, _) = judge(evidence.might(moment))?;
        if let Some((duty, held)) = evidence.left_over(moment, &judge) {
            return Some(Offence::Sure(duty, held));
        }
        Some(Offence::Perhaps(duty, evidence.denied(moment, &judge)))
    }
}

/// What a card offends.
enum Offence {
    /// Whatever the hand was; with the cards that should have been played.
    Sure(Duty, Cards),
    /// If the hand was as it may have been; with the cards nobody has shown that it denies.
    Perhaps(Duty, Cards),
}

/// Who holds a trick: the first card of each player counts.
fn winner(strength: &Strength, trick: &Trick) -> Option<Seat> {
    let own = trick.own();
    let cards: Vec<Card> = own.iter().map(|(_, card)| *card).collect();
    strength.winner(&cards).map(|place| own[place].0)
}

/// A duty that was not done, in words.
fn broken(duty: Duty, player: Seat, card: Card, led: Option<Suit>, cards: Cards) -> Umpire {
    match (duty, led) {
        (Duty::Follow, Some(suit)) => Umpire::NotFollowed { player, card, suit, cards },
        (Duty::Follow | Duty::Lead, _) => Umpire::LeadBanned { player, card, cards },
        (Duty::Rise, _) => Umpire::NotRisen { player, card, cards },
        (Duty::Ruff, _) => Umpire::NotRuffed { player, card, cards },
        (Duty::Overruff, _) => Umpire::NotOverruffed { player, card, cards },
        (Duty::Undertrump, _) => Umpire::NotUndertrumped { player, card, cards },
        (Duty::SparePartner, _) => Umpire::PartnerUndertrumped { player, card, cards },
    }
}

/// A duty that was perhaps not done, in words.
fn doubted(duty: Duty, player: Seat, card: Card, led: Option<Suit>) -> Umpire {
    match (duty, led) {
        (Duty::Follow, Some(suit)) => Umpire::MayFollow { player, card, suit },
        (Duty::Follow | Duty::Lead, _) => Umpire::MayLead { player, card },
        (Duty::Rise, _) => Umpire::MayRise { player, card },
        (Duty::Ruff, _) => Umpire::MayRuff { player, card },
        (Duty::Overruff, _) => Umpire::MayOverruff { player, card },
        (Duty::Undertrump, _) => Umpire::MayUndertrump { player, card },
        (Duty::SparePartner, _) => Umpire::MaySparePartner { player, card },
    }
}

/// Everything the cards of a deal show against the rules.
pub(crate) fn findings<G: Tricks>(at: Setting<'_, G::Rules>, dealt: &Dealt<G>) -> Vec<Finding<Said>> {
    let mut found = Vec::new();
    if let Some(walk) = Walk::<G>::new(at, &dealt.before, &dealt.said, &dealt.cards) {
        let complete = walk.cards.complete(&walk.layout);
        let sure = complete || G::outcome(at, &dealt.before, &dealt.said).is_none();
        let facts = G::known(at, &dealt.before, &dealt.said);
        let evidence = Evidence::new(&walk.layout, walk.cards, &facts, sure);
        found = walk.findings(&evidence);
    }
    if let Some(reason @ Umpire::CardsBeside { player, trick }) = super::beside::<G>(at, dealt) {
        let (kind, trick) = (FindingKind::Irregular, u8::try_from(trick).unwrap_or(0));
        found.push(Finding { kind, trick, player, card: None, article: TRICK, reason: reason.said() });
    }
    found.extend(G::seen(at, &dealt.before, &dealt.said, &dealt.told, &dealt.cards));
    found
}

/// What may be said now: the game's own, and cards once it knows what decides them.
pub(crate) fn expects<G: Tricks>(at: Setting<'_, G::Rules>, dealt: &Dealt<G>) -> Expects {
    let mut expects = G::expects(at, &dealt.before, &dealt.state);
    if dealt.outcome.is_some() {
        return expects;
    }
    if dealt.cards.tricks.is_empty() {
        let ready = G::to_play(at, &dealt.before, &dealt.said).ok();
        let ready = ready.filter(|deal| G::stance(at, &dealt.before, deal, &dealt.cards, 0).is_some());
        if ready.is_some() {
            expects.events.extend(["trick", "play", "hand"]);
        }
        return expects;
    }
    if let Some(walk) = Walk::<G>::new(at, &dealt.before, &dealt.said, &dealt.cards) {
        expects.to_act = walk.turn();
        let open = dealt.cards.open().is_some();
        let cards: &[&'static str] = if open { &["play", "hand"] } else { &["trick", "play", "hand"] };
        let rest = expects.events.into_iter().filter(|event| !cards.contains(event));
        expects.events = cards.iter().copied().chain(rest).collect();
    }
    expects
}
