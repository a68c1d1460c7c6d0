//! What the table is told while a deal is played: what it owes, and what this deal may still decide.

use super::deal::Deal;
use super::event::is_voiture;
use super::outcome::{At, Stakes, Step};
use super::reason::Reason;
use super::rules::MatchFormat;
use super::shape::card_points;
use super::standing::Carry;

/// What the table must not forget now.
#[must_use]
pub(crate) fn notices(at: At<'_>, carry: &Carry, deal: Option<&Deal>) -> Vec<Reason> {
    if carry.race.over && deal.is_none() {
        return Vec::new();
    }
    let mut notices = Vec::new();
    if let Some(card) = deal.and_then(|deal| deal.turned)
        && at.rules.turned_card_points.on()
        && card_points(card) > 0
        && let Some(deal) = deal
    {
        let account = at.table.account(deal.dealer);
        notices.push(Reason::NoticeTurned { account, card, points: card_points(card) });
    }
    let carried = deal.map_or(carry.carried, |deal| deal.carried);
    let mut stakes = Stakes::PLAIN;
    if carried > 0 {
        stakes.raise(at.rules, Step::Carried(carried), carried);
        notices.push(Reason::NoticeCarried { multiplier: stakes.multiplier() });
    }
    if let Some(hand) = deal.and_then(Deal::hand) {
        let multiplier = Stakes::of(at.rules, &hand.spoken, carried).multiplier();
        if multiplier != stakes.multiplier() {
            notices.push(Reason::NoticeMultiplier { multiplier });
        }
    }
    match at.rules.match_format {
        MatchFormat::Manches if carry.belle(at) => {
            notices.push(Reason::NoticeBelle { target: carry.target(at) });
        }
        MatchFormat::Manches => {}
        MatchFormat::Deals => notices.push(match carry.deals_left(at) {
            0 => Reason::NoticeExtraDeal,
            deals => Reason::NoticeDeals { deals },
        }),
    }
    let dealer = deal.map(|deal| deal.dealer).or(carry.dealer);
    for account in at.table.accounts() {
        let owed = carry.owed(at, account);
        // Before the first deal every account has all its choices; a deal whose trump is known has used one.
        let used = deal.is_some_and(|deal| deal.hand().is_some() && at.table.account(deal.dealer) == account);
        let chose = deal.and_then(Deal::hand).is_some_and(|hand| used && is_voiture(hand.spoken.trump));
        let left = dealer
            .map_or_else(|| carry.quota_left(at, account), |dealer| carry.choices_left(at, account, dealer));
        let (owed, left) = (owed - i32::from(chose), left - i32::from(used));
        if owed > 0 {
            notices.push(if left <= owed {
                Reason::NoticeMustSansAtout { account, owed, left }
            } else {
                Reason::NoticeOwes { account, owed, left }
            });
        }
    }
    notices
}
