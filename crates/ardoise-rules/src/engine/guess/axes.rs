//! What may be otherwise in the rules of a game: options and cells, and the values worth trying.

use crate::engine::options::{CellKind, OptionKind};
use crate::engine::play::{Again, AnyGame};

/// Rules that a house keeps, to begin from beside the presets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// Its name.
    pub name: String,
    /// The preset it stands on.
    pub preset: String,
    /// What it sets beside it.
    pub sets: Vec<(String, String)>,
}

/// Numbers that stand in sums of marking tables.
pub(super) const USUAL: [i32; 8] = [160, 162, 250, 252, 320, 324, 500, 640];
/// Values of a range no wider than this are all tried.
const NARROW: i32 = 24;
/// Of a range no wider than this all values are tried where a figure is not in proportion.
const WIDE: i32 = 400;

/// An option or a cell of a table.
#[derive(Debug, Clone)]
pub(super) struct Axis {
    pub id: String,
    /// Is it a cell?
    pub cell: bool,
    /// The article that an option stands in; none for a cell.
    pub article: &'static str,
    /// Values worth trying, those of the presets first.
    pub known: Vec<String>,
    /// How many of them stand in presets or houses.
    usual: usize,
    /// The range, where it may be a number.
    pub range: Option<(i32, i32)>,
    /// Is the number a limit, which no figure is in proportion to?
    limit: bool,
    /// The names of a sum.
    pub sum: &'static [&'static str],
    /// Is it a cell that tables leave alone?
    odd: bool,
}

impl Axis {
    fn new(id: &str, kind: CellKind, cell: bool, usual: Vec<String>) -> Axis {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let (more, range, sum): (Vec<String>, _, _) = match kind {
            CellKind::Of(OptionKind::Choice(values)) => (words(values), None, &[] as &'static [&'static str]),
            CellKind::Of(OptionKind::Number(min, max)) => (Vec::new(), Some((min, max)), &[]),
            CellKind::Of(OptionKind::Limit(min, max)) => (words(&["none"]), Some((min, max)), &[]),
            CellKind::Of(OptionKind::WordOr(known, min, max)) => (words(known), Some((min, max)), &[]),
            CellKind::Of(OptionKind::Cells(_)) => (Vec::new(), None, &[]),
            CellKind::Sum(names) => (Vec::new(), None, names),
        };
        let narrow = range.filter(|(min, max)| max.saturating_sub(*min) <= NARROW);
        let each = narrow.into_iter().flat_map(|(min, max)| (min..=max).map(|n| n.to_string()));
        // In a cell `none` takes away what has a price otherwise.
        let limit = !cell && matches!(kind, CellKind::Of(OptionKind::Limit(..)));
        let mut axis = Axis {
            id: id.to_owned(),
            cell,
            usual: usual.len(),
            known: usual,
            range,
            limit,
            sum,
            article: "",
            odd: false,
        };
        for value in more.into_iter().chain(each) {
            if !axis.known.contains(&value) {
                axis.known.push(value);
            }
        }
        axis
    }

    /// The numbers to scan where a figure is not in proportion to it: of a limit the lowest, which are felt most.
    pub(super) fn scanned(&self) -> Option<std::ops::RangeInclusive<i32>> {
        let (min, max) = self.range?;
        let width = max.saturating_sub(min);
        let last = if self.limit { min.saturating_add(NARROW) } else { max };
        (width > NARROW && (self.limit || width <= WIDE)).then_some(min..=last)
    }

    /// Two numbers at which it is seen how figures rise with it: the one in force, or a hundred where that is none, and ten more.
    pub(super) fn two_numbers(now: Option<&str>, (min, max): (i32, i32)) -> (i32, i32) {
        let low = now.and_then(|now| now.parse::<i32>().ok()).unwrap_or_else(|| 100.clamp(min, max));
        let high = if low.saturating_add(10) <= max { low + 10 } else { low.saturating_sub(10).max(min) };
        (low, high)
    }

    /// What a cell is given to see whether it matters, in each round something else; none where there is no more to try.
    pub(super) fn probe(&self, round: usize) -> Option<String> {
        match (self.range, self.sum) {
            (Some((min, max)), _) => {
                [7, 1].get(round).map(|step| min.saturating_add(*step).min(max).to_string())
            }
            (None, []) => self.known.get(round).cloned(),
            (None, _) => (round == 0).then(|| "7".to_owned()),
        }
    }

    /// May a figure be in proportion to the number? To a limit none is.
    pub(super) const fn proportional(&self) -> bool {
        !self.limit
    }

    /// How unlikely it is that a house sets it to that, in bits.
    pub(super) fn cost(&self, value: &str) -> u32 {
        let usual = self.known.iter().take(self.usual).any(|known| known == value);
        let choice = self.range.is_none() && self.sum.is_empty();
        let own = match value.parse::<i32>() {
            _ if choice => 6,
            _ if usual => 7,
            Ok(_) if self.known.iter().any(|known| known == value) => 8,
            // Where every table counts in tens, a figure that is not even a five is rather a slip of the pen.
            Ok(number) if self.in_tens() && number % 5 != 0 => 16,
            // A bare figure in the place of a sum is one that tables know, or rather a slip of the pen.
            Ok(number) if !self.sum.is_empty() && !USUAL.contains(&number) => 16,
            // Small prices are often others.
            Ok(number) if number.abs() <= 10 => 9,
            Ok(number) if number % 5 == 0 || number.abs() <= 20 => 10,
            Ok(_) => 14,
            Err(_) if self.sum.is_empty() => 7,
            Err(_) if value.contains(['+', '-']) && value.chars().any(|c| c.is_ascii_digit()) => 14,
            Err(_) => 12,
        };
        let own = if self.odd && !usual { own + 6 } else { own };
        // Where options say what stands in a cell, it is rarely written over.
        match (self.cell, self.range) {
            (false, _) => own,
            // How many tricks it takes, who may play it: such a cell says what a contract is, and no price.
            (true, Some((min, max))) if max.saturating_sub(min) <= NARROW && !usual => own + 5,
            (true, Some(_)) => own + 2,
            (true, None) => own + 4,
        }
    }

    /// Are the numbers of presets and houses all tens?
    fn in_tens(&self) -> bool {
        let usual = self.known.iter().take(self.usual);
        let mut numbers = usual.filter_map(|value| value.parse::<i32>().ok()).peekable();
        numbers.peek().is_some() && numbers.all(|number| number % 10 == 0)
    }

    /// The other values that tables have: words, and the numbers of presets and houses; where these all have the same
    /// number, one a little higher.
    pub(super) fn others(&self, now: &str) -> Vec<String> {
        let usual = if self.range.is_none() { &self.known } else { &self.known[..self.usual] };
        let mut others: Vec<String> = usual.iter().filter(|value| *value != now).cloned().collect();
        if let (true, Some((min, max))) = (others.is_empty(), self.range) {
            let step = if max.saturating_sub(min) <= NARROW { 1 } else { 10 };
            let next = now.parse::<i32>().unwrap_or(min).saturating_add(step).clamp(min, max).to_string();
            others.extend(Some(next).filter(|next| next != now));
        }
        others
    }

    /// Values of a sum without a number of its own: multiples of its names. None where it is no sum.
    pub(super) fn multiples(&self) -> Vec<String> {
        let mut all = vec![Vec::new()];
        for (place, name) in self.sum.iter().enumerate() {
            let most = [2, 1, 4].get(place).copied().unwrap_or(2);
            all = all
                .into_iter()
                .flat_map(|terms: Vec<String>| {
                    (0..=most).map(move |times| {
                        let term = match times {
                            0 => None,
                            1 => Some((*name).to_owned()),
                            _ => Some(format!("{times}*{name}")),
                        };
                        terms.iter().cloned().chain(term).collect()
                    })
                })
                .collect();
        }
        all.into_iter().filter(|terms| !terms.is_empty()).map(|terms| terms.join(" + ")).collect()
    }
}

/// Every option and cell of a game, with the values that presets and houses give them.
pub(super) fn axes(game: &dyn AnyGame, again: &dyn Again, houses: &[House]) -> Vec<Axis> {
    let presets = game.info().presets.iter().map(|preset| (preset.name, &[] as &[(String, String)]));
    let grounds = presets.chain(houses.iter().map(|house| (house.preset.as_str(), house.sets.as_slice())));
    let rules: Vec<_> = grounds.filter_map(|(preset, sets)| game.resolve(preset, sets).ok()).collect();
    let usual = |id: &str| {
        let mut values: Vec<String> = Vec::new();
        for value in rules.iter().filter_map(|rules| rules.options.get(id)) {
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            if !values.contains(&word) {
                values.push(word);
            }
        }
        values
    };
    let options = game.specs().iter().filter(|spec| !matches!(spec.kind, OptionKind::Cells(_)));
    let options = options.map(|spec| {
        let usual = if matches!(spec.kind, OptionKind::Choice(_)) { Vec::new() } else { usual(spec.id) };
        Axis { article: spec.article, ..Axis::new(spec.id, CellKind::Of(spec.kind), false, usual) }
    });
    let cells = again.cells().into_iter().map(|(id, kind)| {
        let usual = usual(&id);
        Axis { odd: again.odd(&id), ..Axis::new(&id, kind, true, usual) }
    });
    options.chain(cells).collect()
}
