//! A figure said alone: what was made, by whoever took the contract.

use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{
    Account, AnyPlay, ENGINE_FORMS, Form, Head, Offer, Sayings, Seat, count_of, event_of, lay,
};
use ardoise_rules::notation::{self, Tongue, Words};
use serde_json::Value;

use super::{Evening, Lines};

/// Whose contract the last deal is while it is not counted.
fn taker(play: &dyn AnyPlay, head: &Head) -> Option<Account> {
    let report = play.report(head);
    let open = report.deals.last().filter(|deal| !deal.complete)?;
    let number = open.contract.get("by")?.get(0)?.as_u64()?;
    let seat = Seat::at(usize::try_from(number).ok()?.checked_sub(1)?);
    Offer::new(play, Some(seat)).accounts().first().copied()
}

/// `points 131`: a word for a count, and nothing but the figure behind it.
fn alone(forms: &[&'static [Form]], words: &Words<'_>) -> Option<(&'static Form, i32)> {
    let [word, figure] = words.words.as_slice() else { return None };
    if word.quoted || figure.quoted {
        return None;
    }
    let folded = fold_word(&word.text);
    let is = |form: &&Form| form.is_named(&folded);
    let form = forms.iter().copied().flatten().filter(|form| form.counts()).find(is)?;
    Some((form, figure.text.parse().ok()?))
}

impl Evening {
    /// The events of lines in which a figure stands alone: it counts for the taker of its deal. None where no figure does,
    /// where nobody took, or where the rest cannot be read.
    pub(super) fn with_takers(&self, text: &str, tongue: Tongue) -> Option<Lines> {
        let forms: [&'static [Form]; 2] = [ENGINE_FORMS, self.play().forms()];
        let mut play = self.play().copy();
        let mut events: Vec<Value> = Vec::new();
        let mut found = false;
        for (number, line) in text.lines().enumerate() {
            for words in notation::split_line(number + 1, line).ok()? {
                let event = match alone(&forms, &words) {
                    Some((form, figure)) => {
                        found = true;
                        let taker = taker(play.as_ref(), self.about())?;
                        event_of(form, &vec![Some(count_of(taker, figure))])
                    }
                    None => notation::read_event(&forms, play.table(), &words, tongue).ok()?,
                };
                // What cannot be true is refused with its words when the lines are tried together.
                let _ = lay(self.game(), play.as_mut(), &mut Sayings::default(), vec![event.clone()]);
                events.push(event);
            }
        }
        found.then(|| Lines::from(events))
    }
}
