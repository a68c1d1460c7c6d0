//! Which copies stay: some of the last days, weeks and months, and always one that is whole.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use chrono::{DateTime, Datelike as _};

use super::kept::{DAY, KeptCopy, Why, is_ahead};

/// Takes away the copies that are no longer needed, of those in a folder, newest first. As long as none that stays is sound,
/// what is sound stays: damaged ones never take the place of the last whole one.
pub(super) fn thinned(all: &[KeptCopy], now: i64, is_sound: impl Fn(&KeptCopy) -> bool) {
    let gone = outdated(all, now);
    let mut sound = false;
    for copy in all {
        let goes = gone.contains(&copy);
        if goes && (sound || !is_sound(copy)) {
            // One that cannot be taken away is in nobody's way.
            let _ = fs::remove_file(&copy.path);
        } else {
            sound = sound || goes || is_sound(copy);
        }
    }
}

/// The copies that are no longer needed, of those in a folder, newest first: of the last seven days that have any, the last
/// four weeks before them and the last twelve months before those, one each is kept, and the last ten of each of those days
/// that were made for another reason. Days without a copy do not count, so that a long pause takes none away; and what a clock made
/// that was ahead takes no other's place.
fn outdated(all: &[KeptCopy], now: i64) -> Vec<&KeptCopy> {
    let (ahead, others): (Vec<&KeptCopy>, Vec<&KeptCopy>) = all.iter().partition(|copy| is_ahead(copy, now));
    let mut gone = outdated_of(&others);
    gone.extend(outdated_of(&ahead));
    gone
}

/// The same of those whose days follow one another.
fn outdated_of<'a>(all: &[&'a KeptCopy]) -> Vec<&'a KeptCopy> {
    const DAYS: usize = 7;
    const WEEKS: usize = 4;
    const MONTHS: usize = 12;
    const OTHERS: usize = 10;
    let (mut days, mut weeks, mut months) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut daily, mut others) = (BTreeSet::new(), BTreeMap::<i64, usize>::new());
    let mut gone = Vec::new();
    for &copy in all {
        let day = copy.at.div_euclid(DAY);
        let date = DateTime::from_timestamp_millis(copy.at).unwrap_or_default();
        let kept = if days.contains(&day) || days.len() < DAYS {
            days.insert(day);
            if copy.why == Why::Daily {
                daily.insert(day)
            } else {
                let others = others.entry(day).or_default();
                *others += 1;
                *others <= OTHERS
            }
        } else if weeks.len() < WEEKS && weeks.insert(day.div_euclid(7)) {
            true
        } else {
            !weeks.contains(&day.div_euclid(7))
                && months.len() < MONTHS
                && months.insert((date.year(), date.month()))
        };
        if !kept {
            gone.push(copy);
        }
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::super::kept::copy;
    use super::*;

    #[test]
    fn seven_days_four_weeks_and_twelve_months_are_kept() {
        let today = 20_777;
        let all: Vec<KeptCopy> = (0..800).map(|age| copy(today - age, Why::Daily)).collect();
        let gone = outdated(&all, today * DAY);
        let left: Vec<i64> =
            all.iter().filter(|copy| !gone.contains(copy)).map(|copy| today - copy.at / DAY).collect();
        assert_eq!(left[..7], [0, 1, 2, 3, 4, 5, 6]);
        let weekly = left.iter().filter(|age| (7..35).contains(*age)).count();
        let monthly = left.iter().filter(|age| **age >= 35).count();
        assert!((4..=5).contains(&weekly), "{left:?}");
        assert!((11..=13).contains(&monthly), "{left:?}");
        assert_eq!(left.len(), 7 + weekly + monthly);
        // What was made before something risky stays a week, ten a day.
        let many: Vec<KeptCopy> = (0..14).map(|_| copy(today, Why::Import)).collect();
        assert_eq!(outdated(&many, today * DAY).len(), 4);
        let risky = [copy(today, Why::Import), copy(today, Why::Repair), copy(today - 6, Why::Import)];
        assert_eq!(outdated(&risky, today * DAY), Vec::<&KeptCopy>::new());
        // The newest stays, however old.
        assert_eq!(outdated(&[copy(today - 5000, Why::Daily)], today * DAY), Vec::<&KeptCopy>::new());
        // Nor do those that a clock far ahead made take the others away: what was made then is thinned out by itself.
        let left: Vec<KeptCopy> = all.iter().filter(|copy| !gone.contains(copy)).cloned().collect();
        let ahead: Vec<KeptCopy> = (0..20).map(|age| copy(today + 26_000 - age, Why::Daily)).collect();
        let both: Vec<KeptCopy> = ahead.iter().chain(&left).cloned().collect();
        let gone = outdated(&both, today * DAY);
        assert!(gone.iter().all(|copy| copy.at > today * DAY), "{gone:?}");
        assert!(gone.len() >= 8, "{gone:?}");
        // A clock that stands in the past knows all of them as ahead, and takes none away for it.
        assert_eq!(outdated(&left, 0), Vec::<&KeptCopy>::new());
    }
}
