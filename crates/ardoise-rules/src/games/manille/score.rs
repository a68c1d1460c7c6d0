//! The lines of a deal: misdeals, the turned card, what lies beyond par, and each doubling as a line of its own.

use crate::cards::Card;
use crate::engine::{Account, Article, Score, Seat};

use super::deal::Deal;
use super::outcome::{At, End, Fault, Outcome, Stakes, Step};
use super::reason::Reason;
use super::rules::{Aim, Penalty, Players, Renonce3p, Scaling, TieDeal};
use super::shape::{Camp, Shape, card_points};

const MISDEAL: Article = Article("manille.misdeal");
const TURNED: Article = Article("manille.turned-card");
const MARKS: Article = Article("manille.marks");
const EACH: Article = Article("manille.each");
const THREE: Article = Article("manille.three-marks");
const TIE: Article = Article("manille.tie");
const RENONCE: Article = Article("manille.renonce");
const RENONCE_THREE: Article = Article("manille.renonce-three");
const LIE: Article = Article("manille.lie");
const VOITURE: Article = Article("manille.voiture");
const CONTRE: Article = Article("manille.contre");
const CAPOT: Article = Article("manille.capot");
const MULTIPLIER: Article = Article("manille.multiplier");

/// A score being written.
struct Slate<'a> {
    at: At<'a>,
    dealer: Seat,
    score: Score<Reason>,
}

/// The points that count before the deal closes: misdeals, and the turned card.
#[must_use]
pub(crate) fn due(at: At<'_>, deal: &Deal) -> Score<Reason> {
    let mut slate = Slate { at, dealer: deal.dealer, score: Score::default() };
    slate.misdeals(deal.misdealt);
    slate.turned(deal.turned);
    slate.score
}

/// The lines of a deal.
#[must_use]
pub(crate) fn score(at: At<'_>, outcome: &Outcome) -> Score<Reason> {
    let mut slate = Slate { at, dealer: outcome.dealer, score: Score::with_capacity(6) };
    slate.misdeals(outcome.misdealt);
    slate.turned(outcome.turned);
    match outcome.end {
        End::Counted { dealer } => slate.counted(outcome, dealer),
        End::Shared { points } => slate.shared(outcome, points),
        End::Fault { player, fault } => slate.penalty(outcome, player, fault),
        End::Annulled => {}
    }
    slate.score
}

impl<'a> Slate<'a> {
    fn points(&mut self, to: Account, amount: i32, article: Article, reason: Reason) {
        self.score.points(to, amount, article, reason);
    }

    fn of(&self, camp: Camp) -> impl Iterator<Item = Account> + use<'a> {
        camp.accounts(self.at.table, self.dealer)
    }

    /// With three players totals sum to zero: what two receive, one pays twice.
    fn three(&self) -> bool {
        self.at.rules.players == Players::Three
    }

    /// Points that the others receive because of `player`, whoever deals.
    fn misdeals(&mut self, misdealt: [u8; 4]) {
        let points = self.at.rules.maldonne_points;
        for player in self.at.table.seats() {
            let times = misdealt.get(player.index()).copied().unwrap_or(0);
            let due = points.saturating_mul(i32::from(times));
            if due == 0 {
                continue;
            }
            for account in Camp::Other.accounts(self.at.table, player) {
                self.points(
                    account,
                    due,
                    MISDEAL,
                    Reason::Misdealt { player, points, times: i32::from(times) },
                );
            }
            if self.three() {
                let payer = self.at.table.account(player);
                let reason = Reason::MisdealPaid { points, times: i32::from(times) };
                self.points(payer, due.saturating_mul(-2), MISDEAL, reason);
            }
        }
    }

    fn turned(&mut self, turned: Option<Card>) {
        let Some(card) = turned.filter(|_| self.at.rules.turned_card_points.on()) else { return };
        let points = card_points(card);
        if points > 0 {
            let account = self.at.table.account(self.dealer);
            self.points(account, points, TURNED, Reason::Turned { card, points });
        }
    }

    fn counted(&mut self, outcome: &Outcome, dealer: i32) {
        let shape = Shape::of(self.at.rules);
        let (par, other) = (shape.par(), shape.total() - dealer);
        let mut stakes = self.stakes(outcome);
        if self.at.rules.capot_bonus > 0 && (dealer == 0 || other == 0) {
            stakes.raise(self.at.rules, Step::Capot, 1);
        }
        if dealer == par {
            let reason = match self.at.rules.tie_deal {
                TieDeal::Void => Reason::Tie { points: par },
                TieDeal::DoublesNext => Reason::TieDoubles { points: par },
            };
            for account in self.of(Camp::Dealer).chain(self.of(Camp::Other)) {
                self.points(account, 0, TIE, reason.clone());
            }
        } else if self.three() {
            for account in self.of(Camp::Other) {
                let (over, reason) = self.over(other, par);
                self.points(account, over, THREE, reason);
                self.raise(account, over, &stakes);
            }
            let account = self.at.table.account(self.dealer);
            let (over, reason) = self.over(dealer, par);
            self.points(account, over, THREE, reason);
            self.points(account, over, THREE, Reason::DealerTwice { over });
            self.raise(account, over.saturating_mul(2), &stakes);
        } else {
            let dealers = (dealer > par) == (self.at.rules.aim == Aim::Most);
            let (camp, points) = if dealers { (Camp::Dealer, dealer) } else { (Camp::Other, other) };
            let (over, reason) = self.over(points, par);
            for account in self.of(camp) {
                self.points(account, over, MARKS, reason.clone());
                self.raise(account, over, &stakes);
            }
        }
    }

    /// What a count comes to: beyond par, or below it where the fewest points mark.
    fn over(&self, points: i32, par: i32) -> (i32, Reason) {
        let each = self.at.rules.each();
        match self.at.rules.aim {
            Aim::Most => {
                let over = points - par;
                let reason = if each {
                    Reason::BeyondShare { points, par, over }
                } else {
                    Reason::Beyond { points, par, over }
                };
                (over, reason)
            }
            Aim::Fewest => {
                let over = par - points;
                let reason = if each {
                    Reason::BelowShare { points, par, over }
                } else {
                    Reason::Below { points, par, over }
                };
                (over, reason)
            }
        }
    }

    /// Each of four for himself: whoever is beyond his share marks it, the others mark nothing.
    fn shared(&mut self, outcome: &Outcome, counts: [i32; 4]) {
        let shape = Shape::of(self.at.rules);
        let par = shape.par();
        let mut stakes = self.stakes(outcome);
        if self.at.rules.capot_bonus > 0 && counts.contains(&shape.total()) {
            stakes.raise(self.at.rules, Step::Capot, 1);
        }
        let tied = counts == [par; 4];
        for (seat, points) in self.at.table.seats().zip(counts) {
            let account = self.at.table.account(seat);
            let (over, reason) = self.over(points, par);
            if over > 0 {
                self.points(account, over, EACH, reason);
                self.raise(account, over, &stakes);
            } else if tied {
                let reason = match self.at.rules.tie_deal {
                    TieDeal::Void => Reason::Tie { points: par },
                    TieDeal::DoublesNext => Reason::TieDoubles { points: par },
                };
                self.points(account, 0, TIE, reason);
            }
        }
    }

    fn stakes(&self, outcome: &Outcome) -> Stakes {
        let spoken = outcome.spoken.as_ref();
        spoken.map_or(Stakes::PLAIN, |spoken| Stakes::of(self.at.rules, spoken, outcome.carried))
    }

    /// One line for each doubling, which adds the same again.
    fn raise(&mut self, to: Account, base: i32, stakes: &Stakes) {
        let max = self.at.rules.max_multiplier.0.unwrap_or(i32::MAX);
        for (step, from, multiplier) in stakes.steps() {
            let (from, multiplier) = (*from, *multiplier);
            if from == multiplier {
                self.points(to, 0, MULTIPLIER, Reason::Capped { max });
                continue;
            }
            let (article, reason) = match *step {
                Step::Voiture => (VOITURE, Reason::StepVoiture { from, multiplier }),
                Step::Contre(player) => (CONTRE, Reason::StepContre { player, from, multiplier }),
                Step::Surcontre(player) => (CONTRE, Reason::StepSurcontre { player, from, multiplier }),
                Step::Carried(_) => (TIE, Reason::StepCarried { from, multiplier }),
                Step::Capot => (CAPOT, Reason::StepCapot { from, multiplier }),
            };
            self.points(to, base.saturating_mul(multiplier - from), article, reason);
        }
    }

    fn penalty(&mut self, outcome: &Outcome, player: Seat, fault: Fault) {
        let rules = self.at.rules;
        let base = match rules.renonce_penalty {
            Penalty::HalfTotal => Shape::of(rules).par(),
            Penalty::Points(points) => points,
        };
        let stakes = match rules.renonce_scaling {
            Scaling::Scaled => self.stakes(outcome),
            Scaling::Flat => Stakes::PLAIN,
        };
        let (article, received) = match fault {
            Fault::Revoke => (RENONCE, Reason::Revoked { player, base }),
            Fault::Lie => (LIE, Reason::Lied { player, base }),
        };
        let (paid, paid_alone) = match fault {
            Fault::Revoke => (Reason::RevokePaid { player, base }, Reason::RevokePaidAlone { player, base }),
            Fault::Lie => (Reason::LiePaid { player, base }, Reason::LiePaidAlone { player, base }),
        };
        let guilty = Camp::of(self.at.table, self.dealer, player);
        let offended: Vec<Account> = if rules.each() {
            let others = self.at.table.seats().filter(|seat| *seat != player);
            others.map(|seat| self.at.table.account(seat)).collect()
        } else {
            self.of(guilty.across()).collect()
        };
        for account in offended {
            self.points(account, base, article, received.clone());
            let twice = self.three() && guilty == Camp::Other;
            if twice {
                self.points(account, base, THREE, Reason::DealerTwice { over: base });
            }
            self.raise(account, if twice { base.saturating_mul(2) } else { base }, &stakes);
        }
        if !self.three() {
            return;
        }
        let sole = guilty == Camp::Other && rules.renonce_3p == Renonce3p::OffenderOnly;
        let offender = self.at.table.account(player);
        for account in self.of(guilty) {
            let (article, times, reason) = match guilty {
                Camp::Dealer => (article, -2, paid_alone.clone()),
                Camp::Other if !sole => (RENONCE_THREE, -1, paid.clone()),
                Camp::Other if account == offender => (RENONCE_THREE, -2, paid_alone.clone()),
                Camp::Other => continue,
            };
            let amount = base.saturating_mul(times);
            self.points(account, amount, article, reason);
            self.raise(account, amount, &stakes);
        }
    }
}
