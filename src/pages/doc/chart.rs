//! A chart as a value: what is drawn, and the same in words for those who cannot see it.

use crate::pages::doc::figure::Thousands;

/// What a chart looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartKind {
    /// A line for each series.
    Curve,
    /// A bar for each series at each place.
    Bars,
}

/// One line of a chart, or one set of bars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Series {
    /// Whose it is.
    pub name: String,
    /// Points from left to right; a new list where the line begins afresh.
    pub runs: Vec<Vec<(i32, i32)>>,
}

/// A chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// Lines or bars.
    pub kind: ChartKind,
    /// What runs from left to right.
    pub across: String,
    /// What is counted upwards.
    pub upwards: String,
    /// Words for the places 0, 1, 2, …; without any, their numbers.
    pub places: Vec<String>,
    /// What is drawn.
    pub series: Vec<Series>,
    /// What is aimed at, with its words.
    pub goal: Option<(i32, String)>,
    /// Figures as the language writes them: what stands between thousands.
    pub thousands: Thousands,
    /// Where its figures are tenths, what stands before the last digit; such an axis need not begin at nought.
    pub tenths: Option<String>,
    /// The same in words.
    pub alternative: String,
}

/// The marks by which series are told apart without colour, in their order.
pub const MARKS: [char; 5] = ['●', '□', '▲', '◇', '✚'];

impl Chart {
    /// The mark of a series.
    #[must_use]
    pub fn mark(place: usize) -> char {
        MARKS[place % MARKS.len()]
    }

    /// Which mark is whose: `● Ana+Cy   ○ Bob+Dee`.
    #[must_use]
    pub fn legend(&self) -> Vec<String> {
        let each = self.series.iter().enumerate();
        each.map(|(place, series)| format!("{} {}", Chart::mark(place), series.name)).collect()
    }

    /// A figure on its axes.
    #[must_use]
    pub fn figure(&self, number: i32) -> String {
        match &self.tenths {
            Some(mark) => crate::pages::doc::figure::tenths(i64::from(number), mark),
            None => self.thousands.set(i64::from(number)),
        }
    }

    /// Every point that is drawn.
    pub fn points(&self) -> impl Iterator<Item = (i32, i32)> {
        self.series.iter().flat_map(|series| series.runs.iter().flatten().copied())
    }

    /// The numbers from left to right and upwards between which everything lies; nought is among them, unless they are
    /// tenths.
    #[must_use]
    pub fn range(&self) -> ((i32, i32), (i32, i32)) {
        let mut across = (i32::MAX, i32::MIN);
        let mut upwards = if self.tenths.is_some() { (i32::MAX, i32::MIN) } else { (0, 0) };
        for (x, y) in self.points() {
            across = (across.0.min(x), across.1.max(x));
            upwards = (upwards.0.min(y), upwards.1.max(y));
        }
        if let Some((goal, _)) = self.goal {
            upwards = (upwards.0.min(goal), upwards.1.max(goal));
        }
        if across.0 > across.1 {
            (across, upwards) = ((0, 1), (0, 0));
        }
        if upwards.0 == upwards.1 {
            upwards.1 = upwards.0.saturating_add(1);
        }
        (across, upwards)
    }
}
