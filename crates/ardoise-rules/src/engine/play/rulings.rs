//! What the rules prescribe for each irregularity, as a match stands.

use crate::engine::event::TableEvent;

use super::matched::Play;
use crate::engine::game::{Advice, Ask, Moment, Ruling, Tricks};
use crate::engine::referee::remedy;

impl<G: Tricks + Advice> Play<G> {
    /// What the rules prescribe for each irregularity, as the match stands.
    #[must_use]
    pub fn rulings(&self, ask: &Ask) -> Vec<Ruling> {
        let coming = || {
            let (at, carry) = (self.at(self.current()), self.carry());
            let mut found = remedy::rulings::<G>(at, &carry, &G::deal(at, &carry, self.next_dealer()), ask);
            // What ends the coming deal must not end the one before it.
            for ruling in found.iter_mut().filter(|ruling| ruling.moment == Moment::Dealing && ruling.voids) {
                ruling.events.insert(0, TableEvent::Deal { dealer: None }.stored());
            }
            found
        };
        let Some(last) = self.deals().last() else { return coming() };
        let mut found = remedy::rulings::<G>(self.at(last.no), &last.before, &last.state, ask);
        if last.outcome.is_some() {
            for (ruling, coming) in found.iter_mut().zip(coming()) {
                if ruling.moment == Moment::Dealing && ruling.id == coming.id {
                    *ruling = coming;
                }
            }
        }
        found
    }
}
