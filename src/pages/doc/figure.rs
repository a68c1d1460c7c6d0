//! Figures, days and times as they stand on a page.

use chrono::Datelike as _;

use ardoise_rules::engine::{Arg, Said, day_of};
use ardoise_rules::words::Speaker;

/// A total: `2 340`, `−63`, with the language's mark between thousands.
#[must_use]
pub fn total(number: impl Into<i64>, speaker: &Speaker) -> String {
    Thousands::of(speaker).set(number.into())
}

/// Figures side by side, one of each account: `101 – 64`; where one is below nothing, `−74 / 222 / −74`, for a dash beside a minus is
/// read as one.
pub fn abreast<T: Into<i64>>(numbers: impl IntoIterator<Item = T>, speaker: &Speaker) -> String {
    let numbers: Vec<i64> = numbers.into_iter().map(Into::into).collect();
    let between = if numbers.iter().any(|number| *number < 0) { " / " } else { " – " };
    let set: Vec<String> = numbers.into_iter().map(|number| total(number, speaker)).collect();
    set.join(between)
}

/// How a language sets thousands apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thousands {
    /// What stands between them.
    mark: String,
    /// The greatest figure that is written together.
    undivided: u64,
}

impl Thousands {
    /// As the language of a speaker has it.
    #[must_use]
    pub fn of(speaker: &Speaker) -> Thousands {
        let undivided = speaker.lang().habits().undivided;
        Thousands { mark: speaker.word("figure-thousands"), undivided }
    }

    /// Every figure written together.
    #[must_use]
    pub const fn together() -> Thousands {
        Thousands { mark: String::new(), undivided: u64::MAX }
    }

    /// A figure as it is written so.
    #[must_use]
    pub fn set(&self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let mut text = if number < 0 { "\u{2212}".to_owned() } else { String::new() };
        let divided = number.unsigned_abs() > self.undivided;
        for (place, digit) in digits.chars().enumerate() {
            if divided && place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push_str(&self.mark);
            }
            text.push(digit);
        }
        text
    }
}

/// A number of tenths with that mark before the last digit: `27,4`, `−0,5`.
#[must_use]
pub fn tenths(number: i64, mark: &str) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "" };
    let number = number.unsigned_abs();
    format!("{sign}{}{mark}{}", number / 10, number % 10)
}

/// A quotient with one figure after the point, rounded: `27,4`; nought where there is nothing to divide by.
#[must_use]
pub fn quotient(over: i64, under: i64, speaker: &Speaker) -> String {
    tenths(rounded(over, under), &speaker.word("figure-decimal"))
}

/// The same as a change: `+3,2`.
#[must_use]
pub fn quotient_change(over: i64, under: i64, speaker: &Speaker) -> String {
    let number = rounded(over, under);
    let sign = if number > 0 { "+" } else { "" };
    format!("{sign}{}", tenths(number, &speaker.word("figure-decimal")))
}

/// Tenths of a quotient, a half away from nought.
fn rounded(over: i64, under: i64) -> i64 {
    if under <= 0 {
        return 0;
    }
    let tenths = (i128::from(over.unsigned_abs()) * 20 + i128::from(under)) / (i128::from(under) * 2);
    i64::try_from(tenths).unwrap_or(i64::MAX) * over.signum()
}

/// A part in hundredths: `58 %`; nothing of nothing.
#[must_use]
pub fn share(part: u32, whole: u32, speaker: &Speaker) -> String {
    if whole == 0 {
        return String::new();
    }
    let number = (u64::from(part) * 200 + u64::from(whole)) / (2 * u64::from(whole));
    speaker.phrase("figure-share", &[("number", &number.to_string())])
}

/// A change: `+240`, `−5`, `0`.
#[must_use]
pub fn change(number: impl Into<i64>, speaker: &Speaker) -> String {
    let number: i64 = number.into();
    let sign = if number > 0 { "+" } else { "" };
    format!("{sign}{}", total(number, speaker))
}

/// A reason with its figures as they stand on a page: a minus that is one, thousands set apart. Figures that need
/// neither stay figures, by which a language chooses its words.
#[must_use]
pub fn typeset(said: &Said, speaker: &Speaker) -> Said {
    let args = said.args.iter().map(|(name, arg)| (*name, figured(said.scope, arg, speaker)));
    Said { args: args.collect(), ..said.clone() }
}

fn figured(scope: &str, arg: &Arg, speaker: &Speaker) -> Arg {
    let each = |list: &[Arg]| list.iter().map(|one| figured(scope, one, speaker)).collect();
    match arg {
        Arg::Number(number) if !(0..1000).contains(number) => Arg::Text(total(*number, speaker)),
        Arg::Fraction(..) | Arg::Half(_) => Arg::Text(speaker.arg(scope, arg, None)),
        Arg::List(list) => Arg::List(each(list)),
        Arg::OneOf(list) => Arg::OneOf(each(list)),
        other => other.clone(),
    }
}

/// The whole number that a figure of a page stands for: the other way round from [`total`] and [`change`].
#[must_use]
pub fn read(text: &str, speaker: &Speaker) -> Option<i64> {
    let mark = speaker.word("figure-thousands");
    let bare = text.replace('\u{2212}', "-").replace(&mark, "");
    let number = bare.trim_start_matches('+').parse::<i64>().ok()?;
    let written = [total(number, speaker), change(number, speaker), number.to_string()];
    (written.iter().any(|known| known == text) || bare == text).then_some(number)
}

/// The tenths that a figure of a page stands for: the other way round from [`quotient`].
#[must_use]
pub fn read_tenths(text: &str, speaker: &Speaker) -> Option<i64> {
    let mark = speaker.word("figure-decimal");
    let bare = text.replace('\u{2212}', "-");
    let (whole, tenth) = bare.trim_start_matches('+').split_once(&mark)?;
    let number = format!("{whole}{tenth}").parse::<i64>().ok()?;
    let written = tenths(number, &mark);
    (tenth.len() == 1 && (written == text || format!("+{written}") == text)).then_some(number)
}

/// A day in words, from the first ten letters of a moment: `Thursday 19 November 2026`; what is no day stays as it is.
#[must_use]
pub fn day(moment: &str, speaker: &Speaker) -> String {
    let text = day_of(moment);
    let Ok(day) = chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d") else { return text.to_owned() };
    let weekday = speaker.word(&format!("weekday-{}", day.weekday().number_from_monday()));
    let month = speaker.word(&format!("month-{}", day.month()));
    let (number, year) = (day.day().to_string(), day.year().to_string());
    let facts = [("weekday", weekday.as_str()), ("day", &number), ("month", &month), ("year", &year)];
    speaker.phrase("day-in-words", &facts)
}

/// The same in as few letters as a narrow column has room for: `19 Nov 2026`.
#[must_use]
pub fn short_day(moment: &str, speaker: &Speaker) -> String {
    let text = day_of(moment);
    let Ok(day) = chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d") else { return text.to_owned() };
    let month = speaker.word(&format!("month-short-{}", day.month()));
    let (number, year) = (day.day().to_string(), day.year().to_string());
    speaker.phrase("day-in-short", &[("day", &number), ("month", &month), ("year", &year)])
}

/// A moment as the clock at the table shows it: `19 Nov 2026 19:40`.
#[must_use]
pub fn moment(at: i64, speaker: &Speaker) -> String {
    let text = crate::line::days::minute_here(at);
    match text.split_once(' ') {
        Some((day, time)) => format!("{} {}", short_day(day, speaker), clock(time, speaker)),
        None => text,
    }
}

/// A month in words, from `2026-11`.
#[must_use]
pub fn month(text: &str, speaker: &Speaker) -> String {
    let parts = text.split_once('-').and_then(|(year, month)| Some((year, month.parse::<u32>().ok()?)));
    let Some((year, month)) = parts.filter(|(_, month)| (1..=12).contains(month)) else {
        return text.to_owned();
    };
    format!("{} {year}", speaker.word(&format!("month-{month}")))
}

/// A month in few letters, from `2026-11`: `Nov 2026`.
#[must_use]
pub fn short_month(text: &str, speaker: &Speaker) -> String {
    let known = text.split_once('-').and_then(|(year, month)| Some((year, month.parse::<u32>().ok()?)));
    match known.filter(|(_, month)| (1..=12).contains(month)) {
        Some((year, month)) => format!("{} {year}", speaker.word(&format!("month-short-{month}"))),
        None => text.to_owned(),
    }
}

/// A time of the day, from `20:40`: `20 h 40`.
#[must_use]
pub fn clock(time: &str, speaker: &Speaker) -> String {
    let Some((hour, minute)) = time.split_once(':') else { return time.to_owned() };
    let hour = hour.trim_start_matches('0');
    let hour = if hour.is_empty() { "0" } else { hour };
    speaker.word("clock").replace("{hour}", hour).replace("{minute}", minute)
}

/// A place in a ranking: `1er`, `2e`; `1st`.
#[must_use]
pub fn rank(place: usize, speaker: &Speaker) -> String {
    speaker.phrase("rank", &[("place", &place.to_string())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use ardoise_rules::words::Lang;

    #[test]
    fn figures_are_written_as_each_language_writes_them() {
        let (fr, en) = (crate::words::speaker(Lang::Fr), crate::words::speaker(Lang::En));
        assert_eq!(total(2340, &fr), "2\u{202f}340");
        assert_eq!(total(1_234_567, &en), "1,234,567");
        let nl = crate::words::speaker(Lang::Nl);
        assert_eq!(total(2340, &nl), "2340");
        assert_eq!(total(-23_400, &nl), "\u{2212}23\u{202f}400");
        assert_eq!(total(-63, &fr), "\u{2212}63");
        assert_eq!(change(240, &fr), "+240");
        assert_eq!(change(0, &fr), "0");
        assert_eq!(change(-1200, &en), "\u{2212}1,200");
        assert_eq!(abreast([1240, 960], &fr), "1\u{202f}240 – 960");
        assert_eq!(abreast([-74, 222, -74, -74], &en), "\u{2212}74 / 222 / \u{2212}74 / \u{2212}74");
    }

    #[test]
    fn figures_within_a_reason_are_written_so_too() {
        let fr = crate::words::speaker(Lang::Fr);
        let args = vec![
            ("small", Arg::Number(7)),
            ("points", Arg::Number(-1240)),
            ("third", Arg::Fraction(-1, 3)),
            ("list", Arg::List(vec![Arg::Number(2000), Arg::Number(999)])),
        ];
        let set = typeset(&Said { scope: "shell", id: "x", args }, &fr);
        let text = |text: &str| Arg::Text(text.to_owned());
        let wanted = vec![
            ("small", Arg::Number(7)),
            ("points", text("\u{2212}1\u{202f}240")),
            ("third", text("\u{2212}1/3")),
            ("list", Arg::List(vec![text("2\u{202f}000"), Arg::Number(999)])),
        ];
        assert_eq!(set.args, wanted);
    }

    #[test]
    fn figures_of_a_page_are_read_back() {
        let (fr, en) = (crate::words::speaker(Lang::Fr), crate::words::speaker(Lang::En));
        assert_eq!(read("\u{2212}1\u{202f}240", &fr), Some(-1240));
        assert_eq!(read("+1,240", &en), Some(1240));
        assert_eq!(read("-3", &en), Some(-3));
        assert_eq!(read("12\u{202f}400", &crate::words::speaker(Lang::Nl)), Some(12_400));
        assert_eq!(read("1,2", &en), None, "two figures");
        assert_eq!(read("27,4", &fr), None, "a decimal");
        assert_eq!(read("6 on", &en), None);
    }

    #[test]
    fn days_and_times_are_said_in_words() {
        let (fr, en) = (crate::words::speaker(Lang::Fr), crate::words::speaker(Lang::En));
        assert_eq!(day("2026-11-19T19:40:00Z", &fr), "jeudi 19 novembre 2026");
        assert_eq!(day("2026-11-01", &fr), "dimanche 1er novembre 2026");
        assert_eq!(day("2026-11-19", &en), "Thursday 19 November 2026");
        assert_eq!(day("soon", &en), "soon");
        assert_eq!(short_day("2026-11-01T19:40:00Z", &fr), "1er\u{a0}nov.\u{a0}2026");
        assert_eq!(short_day("2026-05-19", &en), "19\u{a0}May\u{a0}2026");
        assert_eq!(month("2026-08", &fr), "août 2026");
        assert_eq!(clock("20:40", &fr), "20\u{a0}h\u{a0}40");
        assert_eq!(clock("00:05", &fr), "0\u{a0}h\u{a0}05");
        assert_eq!(clock("09:05", &en), "9:05");
        assert_eq!(rank(1, &fr), "1er");
        assert_eq!(rank(3, &en), "3rd");
    }
}
