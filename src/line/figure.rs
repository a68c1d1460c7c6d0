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

#[cfg(test)]
mod tests {
    use super::*;

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
