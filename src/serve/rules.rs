//! The rules in force at a table, and the articles of the rulebooks.

use maud::{Markup, html};
use serde_json::Value;

use crate::pages::{House, article_words, value_words};
use crate::serve::slate::Of;
use ardoise_rules::engine::{AnyGame, ArticleText, OptionSpec, RuleSet, articles, stored_value};
use ardoise_rules::games::rulebooks;
use ardoise_rules::words::{Lang, Speaker};

/// The rules that are played by now.
fn in_force<'a>(of: Of<'a>) -> &'a RuleSet {
    let report = &of.shown.report;
    report.adopted.last().map_or(&report.head.rules, |(_, rules)| rules)
}

/// The middle of the page of the rules in force: first what differs from the game's own.
#[must_use]
pub fn middle(of: Of<'_>) -> Markup {
    let speaker = of.speaker;
    let game = of.shown.game;
    let rules = in_force(of);
    let usual = game.resolve(game.id(), &[]).map(|usual| usual.options).unwrap_or_default();
    let set: Vec<(&'static OptionSpec, Value)> = game
        .settable()
        .into_iter()
        .filter_map(|spec| Some((spec, stored_value(spec, &rules.options)?)))
        .collect();
    let differs = |spec: &OptionSpec, value: &Value| stored_value(spec, &usual).as_ref() != Some(value);
    let (own, same): (Vec<_>, Vec<_>) = set.into_iter().partition(|(spec, value)| differs(spec, value));
    let name = speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
    let meaning = speaker.option(game.id(), &format!("preset-{}", rules.preset));
    html! {
        p { a href=(of.at("")) { "← " (speaker.word("serve-slate")) } }
        h1 { (name) }
        p { (meaning.unwrap_or_else(|| ardoise_rules::words::plain(&rules.preset))) }
        @if !own.is_empty() {
            h2 { (speaker.word("paper-rules-own")) }
            (options(game.id(), &own, of))
        }
        details {
            summary { (speaker.phrase("paper-rules-count", &[("count", &same.len().to_string())])) }
            (options(game.id(), &same, of))
        }
        h2 { (speaker.word("serve-articles")) }
        ul.articles {
            @for (book, text) in rulebooks(of.asking.lang) {
                @if book.is_none_or(|book| book.id() == game.id()) {
                    @for article in articles(text) { li { a href=(format!("/article/{}", article.id)) { (article.title) } } }
                }
            }
        }
    }
}

fn options(game: &str, set: &[(&'static OptionSpec, Value)], of: Of<'_>) -> Markup {
    let speaker = of.speaker;
    html! {
        dl {
            @for (spec, value) in set {
                div {
                    dt { a href=(format!("/article/{}", spec.article)) { (speaker.option(game, &format!("option-{}", spec.id)).unwrap_or_default()) } }
                    dd { (value_words(of.shown.game, spec.id, value, speaker)) }
                }
            }
        }
    }
}

/// The title of an article.
#[must_use]
pub fn title(lang: Lang, id: &str) -> Option<String> {
    let books = rulebooks(lang);
    books
        .iter()
        .flat_map(|(_, text)| articles(text))
        .find(|article| article.id == id)
        .map(|article| article.title.to_owned())
}

/// An article: its title and the middle of its page. None where there is none.
#[must_use]
pub fn article(lang: Lang, id: &str, speaker: &Speaker) -> Option<(String, Markup)> {
    let (game, article) = found(lang, id)?;
    let rules = game.and_then(|game| Some((game, game.resolve(game.id(), &[]).ok()?)));
    let house = rules.as_ref().map(|(game, rules)| House { game: *game, ours: rules, usual: rules });
    let middle = html! {
        p { a href="/" { "← " (speaker.word("serve-slate")) } }
        h1 { (article.title) }
        (body(&article, house, speaker))
    };
    Some((article.title.to_owned(), middle))
}

/// An article below what it decides, in the words of the rules that are played by.
#[must_use]
pub fn article_below(of: Of<'_>, id: &str) -> Markup {
    let Some((_, article)) = found(of.asking.lang, id) else { return html! {} };
    let game = of.shown.game;
    let usual = game.resolve(game.id(), &[]).ok();
    let house = usual.as_ref().map(|usual| House { game, ours: in_force(of), usual });
    html! {
        h2 { (article.title) }
        (body(&article, house, of.speaker))
    }
}

/// An article with the game of its book; none in the book that all games share.
fn found(lang: Lang, id: &str) -> Option<(Option<&'static dyn AnyGame>, ArticleText<'static>)> {
    rulebooks(lang).into_iter().find_map(|(game, text)| {
        articles(text).into_iter().find(|article| article.id == id).map(|article| (game, article))
    })
}

/// What an article says.
fn body(article: &ArticleText<'_>, house: Option<House<'_>>, speaker: &Speaker) -> Markup {
    let told = |text: &str| match house {
        Some(house) => article_words(house, article.id, text, speaker),
        None => text.replace(['`', '*'], ""),
    };
    html! { @for paragraph in article.body.split("\n\n") { (piece(paragraph, &told)) } }
}

/// A paragraph, a list or a table of a rulebook.
fn piece(paragraph: &str, told: &dyn Fn(&str) -> String) -> Markup {
    let lines: Vec<&str> = paragraph.lines().map(str::trim_end).collect();
    if lines.iter().all(|line| line.trim_start().starts_with('|')) {
        let rule = |line: &&&str| !line.chars().all(|letter| "|-: ".contains(letter));
        let cells = |line: &str| -> Vec<String> {
            line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
        };
        return html! {
            table.why { tbody {
                @for line in lines.iter().filter(rule) { tr { @for cell in cells(line) { td { (told(&cell)) } } } }
            } }
        };
    }
    let item = |line: &&str| line.starts_with("- ") || line.starts_with("* ");
    if lines.first().is_some_and(item) {
        let mut items: Vec<String> = Vec::new();
        for line in &lines {
            match line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
                Some(text) => items.push(text.to_owned()),
                None => {
                    if let Some(last) = items.last_mut() {
                        last.push(' ');
                        last.push_str(line.trim());
                    }
                }
            }
        }
        return html! { ul { @for item in &items { li { (told(item)) } } } };
    }
    html! { p { (told(&lines.join(" "))) } }
}
