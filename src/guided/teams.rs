//! Who plays with whom, where four play two against two.

use std::hash::{BuildHasher as _, RandomState};

use crate::guided::prompt::{Answer, Chosen, Item, Menu, Terminal};
use crate::shell::Shell;
use ardoise_rules::words::plain;

/// Four players in their order around the table: the first and the third play together.
pub type Order = [String; 4];

/// The three ways in which four can play two against two: as they stand, and the others turned around the first.
#[must_use]
pub fn orders(players: &[String]) -> Option<[Order; 3]> {
    let [first, left, partner, right] = players else { return None };
    let ways = [[left, partner, right], [partner, right, left], [right, left, partner]];
    Some(ways.map(|[left, partner, right]| [first, left, partner, right].map(String::clone)))
}

/// `Ana+Cy against Bob+Dee`.
#[must_use]
pub fn said(shell: &Shell, [one, two, three, four]: &Order) -> String {
    let (one, other) = (format!("{one}+{three}"), format!("{two}+{four}"));
    shell.speaker.phrase("new-teams", &[("one", &plain(&one)), ("other", &plain(&other))])
}

/// Asks for one of them, the first standing under the cursor with a word on it; or draws one by lot where that is offered,
/// and says which.
pub fn ask(
    shell: &mut Shell,
    terminal: &mut Terminal,
    orders: &[Order; 3],
    hints: [&str; 3],
    lot: bool,
) -> Answer<Order> {
    let hint = |id: &str| if id.is_empty() { String::new() } else { shell.speaker.word(id) };
    let items = orders.iter().zip(hints).map(|(order, id)| Item::new(said(shell, order)).hint(hint(id)));
    let mut items: Vec<Item> = items.collect();
    if lot {
        items.push(Item::new(shell.speaker.word("rematch-lot")));
    }
    let title = shell.speaker.word("rematch-which");
    let help = shell.speaker.word("ask-keys-choice");
    let menu = Menu { at: Some(0), numbered: items.len(), help: &help, ..Menu::new(&title, &items) };
    match menu.ask(terminal) {
        Answer::Given(Chosen::Item(place)) => Answer::Given(match orders.get(place) {
            Some(order) => order.clone(),
            None => {
                // The hasher of a process begins with numbers of the system that nobody foresees.
                let drawn = usize::try_from(RandomState::new().hash_one(shell.now()) % 3).unwrap_or(0);
                let told = said(shell, &orders[drawn]);
                shell.sentence("rematch-drawn", &[("teams", &told)]);
                shell.flush();
                orders[drawn].clone()
            }
        }),
        Answer::Given(Chosen::Line(_)) | Answer::Back => Answer::Back,
        Answer::Interrupted => Answer::Interrupted,
    }
}
