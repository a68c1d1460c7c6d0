//! Figures as people and spreadsheets write them: thousands that stand apart, decimals that are nought.

/// A number without decimals that are nought, as spreadsheets write whole ones: `220,0`, `220.00`.
#[must_use]
pub fn without_noughts(text: &str) -> &str {
    let ends = [",0", ".0", ",00", ".00"];
    ends.iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text)
}

/// A number whose thousands stand apart: `1.240`, `12,500`, `1'240`, `1 240`. Points have no three decimals.
#[must_use]
pub fn thousands(text: &str) -> Option<String> {
    let (sign, figures) = text.strip_prefix('-').map_or(("", text), |figures| ("-", figures));
    let whole = without_noughts(figures);
    let mut groups =
        whole.split(|letter: char| matches!(letter, '.' | ',' | '\'' | '’') || letter.is_whitespace());
    let first = groups.next()?;
    let figures = |group: &str| group.bytes().all(|byte| byte.is_ascii_digit());
    let rest: Vec<&str> = groups.collect();
    let whole = !rest.is_empty()
        && (1..=3).contains(&first.len())
        && !first.starts_with('0')
        && figures(first)
        && rest.iter().all(|group| group.len() == 3 && figures(group));
    whole.then(|| format!("{sign}{first}{}", rest.concat()))
}

/// The points of a side as a card or a phone has them: `101`, `−30`, `1 240`.
#[must_use]
pub fn points(text: &str) -> Option<i64> {
    let said = text.trim().replace('−', "-");
    thousands(&said).unwrap_or(said).parse().ok()
}

/// The figures of a line as a card has them: `1 101 – 64`, `2 101/64`. What stands before a figure alone is its sign.
#[must_use]
pub fn points_of_line(line: &str) -> Option<Vec<i64>> {
    let mut apart = String::with_capacity(line.len());
    for letter in line.chars() {
        let between = match letter {
            '–' | '/' | ':' => true,
            '-' | '−' => apart.ends_with(|before: char| before.is_ascii_digit()),
            _ => false,
        };
        apart.push(if between { ' ' } else { letter });
    }
    apart.split_whitespace().map(points).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_of_a_card_are_read_as_they_stand() {
        for (line, figures) in [
            ("1 101 – 64", vec![1, 101, 64]),
            ("2 101/64", vec![2, 101, 64]),
            ("3 −30 1.240", vec![3, -30, 1240]),
            ("4 -30-12", vec![4, -30, 12]),
        ] {
            assert_eq!(points_of_line(line), Some(figures), "{line}");
        }
        assert_eq!((points_of_line("1 a 3"), points("12,5"), points("")), (None, None, None));
    }

    #[test]
    fn thousands_stand_apart_in_threes() {
        for (text, whole) in
            [("1 240", "1240"), ("1.240", "1240"), ("-12\u{202f}500", "-12500"), ("1'240,0", "1240")]
        {
            assert_eq!(thousands(text).as_deref(), Some(whole));
        }
        for text in ["30 20", "23 04", "0 300", "1240", "1 2400"] {
            assert_eq!(thousands(text), None, "{text}");
        }
        assert_eq!((without_noughts("220,00"), without_noughts("52,5")), ("220", "52,5"));
    }
}
