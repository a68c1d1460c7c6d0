//! What a table agrees on in mid-match: other rules, or another player, from the next deal on.

use serde_json::Value;

use ardoise_rules::engine::{Arg, DealNo, Entry, RuleSet, Say as _, Seat};
use ardoise_rules::notation;
use ardoise_rules::words::plain;

use super::{Difference, Draft, Evening};
use crate::failure::Refusal;

impl Evening {
    /// The deal from which something new can hold: the next one, or the first if none has begun.
    #[must_use]
    pub fn next_deal(&self) -> DealNo {
        match self.force().deals.keys().next_back().copied() {
            Some(last) if self.play().current() == last => last + 1,
            _ => self.play().current(),
        }
    }

    /// The rules in force in a deal.
    #[must_use]
    pub fn rules_at(&self, deal: DealNo) -> &RuleSet {
        let adopted = self.force().rules.range(..=deal).next_back();
        adopted.map_or(&self.about().rules, |(_, (_, rules))| rules)
    }

    pub(super) fn adopt(&self, rules: RuleSet, reason: &str) -> Result<Draft, Box<Refusal>> {
        // No deal follows in which they could hold.
        if self.play().over() {
            return Err(Refusal::of("adopt-over", vec![]).typed("adopt-over-hint", vec![]).into());
        }
        let from = self.next_deal();
        let (game, table) = (self.game(), self.table());
        let unreadable = |said| Box::new(Refusal::new(said));
        let allowed = game.players(&rules).map_err(unreadable)?;
        let camps = game.camps(&rules, table.len()).map_err(unreadable)?;
        if !allowed.contains(&table.len()) || camps != table.camps {
            let args = vec![("rules", Arg::Text(rules.preset.clone()))];
            return Err(Refusal::of("adopt-other-table", args).into());
        }
        if changed_options(self.rules_at(from), &rules).is_empty() {
            return Err(Refusal::of("adopt-same", vec![]).into());
        }
        let entry =
            Entry::Adopt { from, schema: game.schema(), rules: Box::new(rules), reason: plain(reason) };
        self.written(vec![entry], Difference { deals: vec![from], ..Difference::default() })
    }

    pub(super) fn reseat(&self, seat: Seat, with: &str, reason: &str) -> Result<Draft, Box<Refusal>> {
        // Who won it, and against whom, stands.
        if self.play().over() {
            return Err(Refusal::of("reseat-over", vec![]).typed("reseat-over-hint", vec![]).into());
        }
        let from = self.next_deal();
        let mut table = self.play().table_at(from).clone();
        let mut names = table.players.clone();
        if let Some(name) = names.get_mut(seat.index()) {
            with.clone_into(name);
        }
        table.players = notation::read_names(&names).map_err(|(_, slip)| Refusal::new(slip.said()))?;
        if table.players == self.play().table_at(from).players {
            return Err(Refusal::of("reseat-same", vec![("name", Arg::Text(plain(with)))]).into());
        }
        let entry = Entry::Reseat { from, table: Box::new(table), reason: plain(reason) };
        self.written(vec![entry], Difference { deals: vec![from], ..Difference::default() })
    }
}

/// The options that differ, each with both values.
#[must_use]
pub fn changed_options(old: &RuleSet, new: &RuleSet) -> Vec<(String, String, String)> {
    let word = |value: Option<&Value>| match value {
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => "–".to_owned(),
    };
    let mut ids: Vec<&String> = new.options.keys().chain(old.options.keys()).collect();
    ids.dedup();
    let mut changed: Vec<(String, String, String)> = Vec::new();
    for id in ids {
        let (before, after) = (old.options.get(id), new.options.get(id));
        if before != after && changed.iter().all(|(known, _, _)| known != id) {
            changed.push((id.clone(), word(before), word(after)));
        }
    }
    changed
}
