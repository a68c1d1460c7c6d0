//! Rulebooks as articles: each heading `## game.slug — Title` begins one.

/// The articles that every game shares.
pub const SHARED: crate::lang::Texts = crate::languages!(texts! "rulebook." ".md");

/// One article of a rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArticleText<'a> {
    /// Its id, `coinche.marks`.
    pub id: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its text, the source line included.
    pub body: &'a str,
}

/// The articles of a rulebook, in order.
#[must_use]
pub fn articles(rulebook: &str) -> Vec<ArticleText<'_>> {
    let mut found = Vec::new();
    let mut rest = rulebook;
    while let Some(start) = heading(rest) {
        let text = &rest[start + 3..];
        let (line, after) = text.split_once('\n').unwrap_or((text, ""));
        let end = heading(after).unwrap_or(after.len());
        let (id, title) = line.split_once('—').unwrap_or((line, ""));
        found.push(ArticleText { id: id.trim(), title: title.trim(), body: after[..end].trim() });
        rest = &after[end..];
    }
    found
}

/// Where the next `## ` begins a line.
fn heading(text: &str) -> Option<usize> {
    if text.starts_with("## ") { Some(0) } else { text.find("\n## ").map(|place| place + 1) }
}
