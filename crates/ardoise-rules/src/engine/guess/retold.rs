//! A pad as its table may have meant it: with what was counted and stands nowhere but in the figures, with its two columns the other
//! way round, or with another player dealing first where nobody is named.

use serde_json::{Value, json};

use super::answers::{Guessed, Unsaid, as_told};
use super::cost::{CHANGE, DEALER, EXCHANGED, IN_TENS, PLAIN, UNSAID, UNSAID_EACH};
use super::mistold::mistold;
use super::pad::{Pad, Reading};
use super::question::Guess;
use super::search::known_rules;
use crate::engine::event::{Form, Kind, Need, tag};
use crate::engine::play::{AnyGame, Came};
use crate::engine::say::Said;
use crate::engine::table::{Account, DealNo, Seat, Table};

/// A pad told otherwise, and how unlikely that is, in bits.
#[derive(Clone)]
struct Retold {
    pad: Pad,
    unsaid: Vec<Unsaid>,
    exchanged: bool,
    in_tens: bool,
    dealer: Option<Seat>,
    cost: u32,
}

impl Pad {
    /// The pad as it was read to find those rules: with what the table left unsaid, with its columns exchanged.
    #[must_use]
    pub fn retold(&self, found: &Guessed) -> Pad {
        let pad = if found.exchanged { self.exchanged() } else { self.clone() };
        let pad = if found.in_tens { pad.in_tens() } else { pad };
        Pad { dealer: found.dealer.or(pad.dealer), ..pad }.with(&found.unsaid)
    }

    fn with(mut self, unsaid: &[Unsaid]) -> Pad {
        for one in unsaid {
            let place = usize::try_from(one.deal).ok().and_then(|no| no.checked_sub(1));
            if let Some(deal) = place.and_then(|place| self.deals.get_mut(place)) {
                deal.events.push(one.event.clone());
            }
        }
        self
    }

    /// The same with a nought behind every figure: the marks of a table that counts in tens.
    fn in_tens(&self) -> Pad {
        let mut pad = self.clone();
        for (_, figure) in pad.deals.iter_mut().flat_map(|deal| &mut deal.figures) {
            *figure = figure.saturating_mul(10);
        }
        pad
    }

    /// The same with what was written of one side under the other.
    fn exchanged(&self) -> Pad {
        let accounts = self.table.accounts();
        let other =
            |account: Account| accounts.iter().copied().find(|one| *one != account).unwrap_or(account);
        let mut pad = self.clone();
        for (account, _) in pad.deals.iter_mut().flat_map(|deal| &mut deal.figures) {
            *account = other(*account);
        }
        pad
    }
}

/// Finds the rules by which a pad was written, as long as `on` says that there is time. Where the pad as it stands is explained by
/// nothing near, it is read as its table may have meant it too.
///
/// # Errors
/// If an event of the pad cannot be read.
pub fn guess(
    game: &'static dyn AnyGame,
    pad: &Pad,
    asked: &Guess,
    on: &dyn Fn() -> bool,
) -> Result<Guessed, Said> {
    let mut found = as_meant(game, pad, asked, on)?;
    found.mistold = mistold(game, &pad.retold(&found), &found);
    Ok(found)
}

fn as_meant(
    game: &'static dyn AnyGame,
    pad: &Pad,
    asked: &Guess,
    on: &dyn Fn() -> bool,
) -> Result<Guessed, Said> {
    let plain = as_told(game, pad, asked, u32::MAX, on)?;
    if unlikely(&plain) <= PLAIN {
        return Ok(plain);
    }
    let mut likely = unlikely(&plain);
    // One wrong figure, or those of one deal, is told beside what may be unsaid of it.
    let one_deal =
        plain.slips.first().is_some_and(|one| plain.slips.iter().all(|slip| slip.deal == one.deal));
    let slip = one_deal.then(|| (plain.slips.clone(), plain.slips_by.clone()));
    let otherwise = by_options(&plain);
    let mut best = plain;
    let mut tried = retellings(game, pad, asked)?;
    while let Some(retold) = tried.pop() {
        let other = as_told(game, &retold.pad, asked, likely.saturating_sub(retold.cost), on)?;
        let cost = unlikely(&other).saturating_add(retold.cost);
        if cost < likely {
            tried.extend(one_more(game, (&retold, &other), asked)?);
            likely = cost;
            let Retold { unsaid, exchanged, in_tens, dealer, .. } = retold;
            best = Guessed { unsaid, exchanged, in_tens, dealer, ..other };
        }
    }
    best.unsaid.sort_by_key(|one| one.deal);
    if let Some((slips, by)) = slip.filter(|_| !best.unsaid.is_empty() && best.slips.is_empty()) {
        (best.slips, best.slips_by) = (slips, by);
    }
    if !best.unsaid.is_empty() {
        // What was left unsaid is not known to have been: the options that would explain as much in its place are not decided.
        let open: Vec<String> = otherwise.into_iter().filter(|id| !best.undecided.contains(id)).collect();
        best.undecided.extend(open);
    }
    Ok(best)
}

/// The options by which the pad as it stands is explained whole, where they are one or two.
fn by_options(plain: &Guessed) -> Vec<String> {
    let whole = plain.answers.first().filter(|best| best.explains == plain.of && best.slips.is_empty());
    let whole = whole.filter(|best| plain.slips.is_empty() && !plain.changed && best.set.len() <= FEW);
    whole.map_or_else(Vec::new, |best| best.set.iter().map(|set| set.id.clone()).collect())
}

/// So many options are as easily another house as something left unsaid.
const FEW: usize = 2;

/// The same with something unsaid in the only deal that is still wrong: what it comes to may hang on an option that no known rules have
/// so.
fn one_more(
    game: &'static dyn AnyGame,
    (retold, found): (&Retold, &Guessed),
    asked: &Guess,
) -> Result<Vec<Retold>, Said> {
    let mut wrong = found.slips.iter().map(|slip| slip.deal);
    let deal = wrong.next().filter(|first| wrong.all(|deal| deal == *first));
    let deal = deal.filter(|deal| retold.unsaid.iter().all(|one| one.deal != *deal));
    let place = deal.and_then(|deal| usize::try_from(deal.saturating_sub(1)).ok());
    let Some(place) = place.filter(|_| !retold.unsaid.is_empty()) else { return Ok(Vec::new()) };
    let kinds: Vec<&str> = retold.unsaid.iter().map(|one| tag(&one.event)).collect();
    let forms: Vec<&'static Form> =
        game.info().forms.iter().filter(|form| kinds.contains(&form.event)).collect();
    let ways = ways(&retold.pad, &forms);
    let mut all = Vec::new();
    for way in ways.iter().filter(|way| way.len() == 1) {
        let more: Vec<Unsaid> = each((place, way.clone(), Vec::new())).collect();
        let pad = retold.pad.clone().with(&more);
        // What the deal does not allow was not left unsaid: no capot where the tricks were counted.
        if allowed(game, &pad, asked, place)? {
            let unsaid = retold.unsaid.iter().cloned().chain(more).collect();
            all.push(Retold { pad, unsaid, cost: retold.cost.saturating_add(UNSAID_EACH), ..*retold });
        }
    }
    Ok(all)
}

/// Can a deal be as it is told by some of the known rules?
fn allowed(game: &'static dyn AnyGame, pad: &Pad, asked: &Guess, place: usize) -> Result<bool, Said> {
    let events: Vec<Vec<Value>> = pad.deals.iter().map(|deal| deal.events.clone()).collect();
    let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &events)?;
    let mut known = known_rules(game, &pad.table, &asked.houses, &asked.known);
    Ok(known.any(|known| {
        let put = again.ground(known.preset, &known.sets).is_ok_and(|no| again.put(no, &[]));
        put && again.chain(place).last().is_some_and(|came| came.fits)
    }))
}

/// How unlikely what was found is, in bits.
fn unlikely(found: &Guessed) -> u32 {
    let costs = found.answers.iter().map(|answer| answer.cost);
    if found.changed {
        return costs.fold(CHANGE, u32::saturating_add);
    }
    costs.min().unwrap_or(u32::MAX / 2)
}

/// The other ways to read a pad by which more of its deals are as known rules have them.
fn retellings(game: &'static dyn AnyGame, pad: &Pad, asked: &Guess) -> Result<Vec<Retold>, Said> {
    let mut all = Vec::new();
    let told = explained(game, pad, asked, &[Vec::new()])?.len();
    let as_it_is = Retold {
        pad: pad.clone(),
        unsaid: Vec::new(),
        exchanged: false,
        in_tens: false,
        dealer: None,
        cost: 0,
    };
    let mut read = vec![as_it_is.clone()];
    let mut others = Vec::new();
    if pad.table.accounts().len() == 2 {
        others.push(Retold { pad: pad.exchanged(), exchanged: true, cost: EXCHANGED, ..as_it_is.clone() });
    }
    others.push(Retold { pad: pad.in_tens(), in_tens: true, cost: IN_TENS, ..as_it_is.clone() });
    // Where nobody is said to have dealt first, the first player is taken.
    let dealers = pad.table.seats().skip(1).filter(|_| pad.dealer.is_none()).map(Some);
    others.extend(dealers.map(|dealer| Retold {
        pad: Pad { dealer, ..pad.clone() },
        dealer,
        cost: DEALER,
        ..as_it_is.clone()
    }));
    for other in others {
        if explained(game, &other.pad, asked, &[Vec::new()])?.len() > told {
            read.push(other);
        }
    }
    for other in read {
        let Retold { pad, cost, .. } = &other;
        let kinds = unsaid_kinds(game, pad);
        let ways = ways(pad, &kinds);
        let as_it_is = explained(game, pad, asked, &[Vec::new()])?.len();
        let with = explained(game, pad, asked, &ways)?;
        let (with_it, unsaid) = (with.len(), with.into_iter().flat_map(each));
        let unsaid: Vec<Unsaid> = unsaid.collect();
        if with_it > as_it_is && !unsaid.is_empty() {
            let many = u32::try_from(unsaid.len()).unwrap_or(u32::MAX);
            let cost = cost.saturating_add(UNSAID).saturating_add(many.saturating_mul(UNSAID_EACH));
            all.push(Retold { pad: pad.clone().with(&unsaid), unsaid, cost, ..other.clone() });
        }
        if other.cost > 0 {
            all.push(other);
        }
    }
    Ok(all)
}

/// What may have been left unsaid of a deal, with whose it is.
type Way = Vec<(Option<Account>, Value)>;

/// What is unsaid of a deal, with what would count the same where it is one thing.
type Found = (usize, Way, Way);

fn each((deal, way, or): Found) -> impl Iterator<Item = Unsaid> {
    let deal = DealNo::try_from(deal + 1).unwrap_or(DealNo::MAX);
    way.into_iter().map(move |(account, event)| Unsaid { deal, account, event, or: or.clone() })
}

/// What tables leave to their figures and this one tells of no deal.
fn unsaid_kinds(game: &'static dyn AnyGame, pad: &Pad) -> Vec<&'static Form> {
    let told = |form: &&Form| pad.deals.iter().flat_map(|deal| &deal.events).any(|event| form.is_of(event));
    game.info().forms.iter().filter(|form| form.tacit && (pad.by_marks || !told(form))).collect()
}

/// The ways in which something may be unsaid: nothing, one thing of one side, or one of each kind.
fn ways(pad: &Pad, kinds: &[&'static Form]) -> Vec<Way> {
    let mut ways: Vec<Way> = vec![Vec::new()];
    for form in kinds {
        let events = events_of(&pad.table, form);
        let with: Vec<Way> = ways
            .iter()
            .flat_map(|way| events.iter().map(move |one| way.iter().chain([one]).cloned().collect()))
            .collect();
        ways.extend(with);
    }
    ways.sort_by_key(Vec::len);
    ways
}

/// Every event of a form whose fields hold one of a few things, with whose it is.
fn events_of(table: &Table, form: &Form) -> Way {
    let Some((first, others)) = form.fields.split_first() else { return Vec::new() };
    let of_account = |who: fn(&Table, Account) -> Option<Value>| -> Vec<(Option<Account>, Value)> {
        let accounts = table.accounts().into_iter();
        accounts.filter_map(|account| Some((Some(account), who(table, account)?))).collect()
    };
    let whose = match first.kind {
        Kind::Player => of_account(|table, account| Some(table.seats_of(account).first()?.number().into())),
        Kind::Account => of_account(|_, account| Some(account.to_string().into())),
        Kind::Camp(camps) => camps.iter().map(|camp| (None, Value::from(camp.id))).collect(),
        _ => return Vec::new(),
    };
    let begun = whose.into_iter().map(|(of, who)| (of, json!({"event": form.event, first.name: who})));
    let mut events: Way = begun.collect();
    for field in others.iter().filter(|field| field.need == Need::Required) {
        let held: Vec<Value> = match field.kind {
            Kind::Choice(words) => words.iter().map(|word| word.id.into()).collect(),
            Kind::Number(least, most) => (least..=most).map(Value::from).collect(),
            _ => return Vec::new(),
        };
        let with = |(of, event): &(Option<Account>, Value)| {
            let (of, event) = (*of, event.clone());
            held.clone().into_iter().map(move |value| {
                let mut event = event.clone();
                event[field.name] = value;
                (of, event)
            })
        };
        events = events.iter().flat_map(with).collect();
    }
    events
}

/// The same event of somebody else.
fn is_like(form: &Form, one: &Value, other: &Value) -> bool {
    form.is_of(one)
        && form.is_of(other)
        && form.fields.iter().skip(1).all(|field| one.get(field.name) == other.get(field.name))
}

impl Pad {
    /// Is the same written of every deal as in another reading of the pad, and does it count the same by each of the known rules?
    ///
    /// # Errors
    /// If an event cannot be read.
    pub fn counts_as(&self, other: &Pad, game: &'static dyn AnyGame, asked: &Guess) -> Result<bool, Said> {
        let figures = |pad: &Pad| pad.deals.iter().map(|deal| deal.figures.clone()).collect::<Vec<_>>();
        Ok(figures(self) == figures(other)
            && counted(game, self, asked, &Vec::new())? == counted(game, other, asked, &Vec::new())?)
    }
}

/// What the deals of a pad come to by each of the known rules, told in one of these ways.
fn counted(game: &'static dyn AnyGame, pad: &Pad, asked: &Guess, way: &Way) -> Result<Vec<Vec<Came>>, Said> {
    let with = |deal: &super::pad::Written| {
        let unsaid = way.iter().map(|(_, event)| event.clone());
        deal.events.iter().cloned().chain(unsaid).collect()
    };
    let events: Vec<Vec<Value>> = pad.deals.iter().map(with).collect();
    let mut again = game.again(&pad.table, pad.dealer, pad.start.as_ref(), &events)?;
    again.with_totals(true);
    let known = known_rules(game, &pad.table, &asked.houses, &asked.known);
    let by_ground = known.map(|known| {
        let put = again.ground(known.preset, &known.sets).is_ok_and(|no| again.put(no, &[]));
        let last = again.len().checked_sub(1).filter(|_| put);
        last.map_or_else(Vec::new, |last| again.chain(last))
    });
    Ok(by_ground.collect())
}

/// The deals that are as written by the one known set of rules that has most of them so, each told in the plainest of these ways that
/// makes it so.
fn explained(game: &'static dyn AnyGame, pad: &Pad, asked: &Guess, ways: &[Way]) -> Result<Vec<Found>, Said> {
    let came: Vec<_> = ways.iter().map(|way| counted(game, pad, asked, way)).collect::<Result<_, _>>()?;
    let grounds = came.first().map_or(0, Vec::len);
    let readings = [Reading::Deals, Reading::Totals].into_iter();
    let readings = readings.filter(|reading| asked.reading.is_none_or(|said| said == *reading));
    let each = readings.flat_map(|reading| (0..grounds).map(move |ground| (reading, ground)));
    let explained = each.map(|(reading, ground)| {
        let way_of = |deal: usize| {
            let agrees = |way: &usize| {
                came[*way][ground].get(deal).is_some_and(|came| pad.agrees(reading, deal, came))
            };
            let first = (0..ways.len()).find(agrees)?;
            if ways[first].len() != 1 {
                return Some((deal, ways[first].clone(), Vec::new()));
            }
            let single = || (first..ways.len()).filter(|way| ways[*way].len() == 1);
            let mut same = Way::new();
            for (account, event) in single().filter(agrees).map(|way| &ways[way][0]) {
                let form = game.info().forms.iter().find(|form| form.is_of(event))?;
                if same.iter().any(|(_, told)| is_like(form, told, event)) {
                    continue;
                }
                // Where it counts the same for everybody, it is nobody's in particular.
                let like = single().filter(|way| is_like(form, &ways[*way][0].1, event));
                let anybody =
                    account.is_some() && like.clone().count() > 1 && like.into_iter().all(|way| agrees(&way));
                same.push((account.filter(|_| !anybody), event.clone()));
            }
            let or = same.split_off(1);
            Some((deal, same, or))
        };
        let told = |deal: &usize| !pad.deals[*deal].figures.is_empty();
        (0..pad.deals.len()).filter(told).filter_map(way_of).collect::<Vec<_>>()
    });
    let unsaid = |deals: &[Found]| deals.iter().map(|(_, way, _)| way.len()).sum::<usize>();
    let best = explained.min_by_key(|deals| (std::cmp::Reverse(deals.len()), unsaid(deals)));
    Ok(best.unwrap_or_default())
}
