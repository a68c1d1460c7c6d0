//! The booklet of a house: the rulebook in order with our values, what a club hands out.

use crate::pages::doc::{Block, Cell, Column, Doc, Slate, Span, Table, Tone, Weight};
use crate::pages::rules::option::{differences, lower, value_words};
use ardoise_rules::engine::{AnyGame, ArticleText, OptionKind, OptionSpec, RuleSet, articles};
use ardoise_rules::words::{Speaker, plain, shown};

/// The rules of a house beside those the rulebook is written for.
#[derive(Clone, Copy)]
pub struct House<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Our rules.
    pub ours: &'a RuleSet,
    /// Those of the rulebook, where nothing is set.
    pub usual: &'a RuleSet,
}

/// The whole booklet: what differs with us, contents, then article by article.
#[must_use]
pub fn booklet(house: House<'_>, speaker: &Speaker) -> Doc {
    let House { game, ours, usual } = house;
    let book = game.info().rulebook[speaker.lang().place()];
    let articles = articles(book);
    let name = speaker.option(game.id(), "game-name").unwrap_or_else(|| game.id().to_owned());
    let line = match speaker.option(game.id(), &format!("preset-{}", ours.preset)) {
        Some(meaning) => format!("{name} · {meaning}"),
        None => format!("{name} · {}", shown(&ours.preset)),
    };
    let mut doc = Doc::default();
    doc.blocks.push(Block::Slate(Slate { title: speaker.word("booklet-title"), line, accounts: Vec::new() }));
    doc.section(2, speaker.word("booklet-ours"));
    let differs = differences(game, ours, usual, &|_, _| false, speaker);
    if differs.is_empty() {
        doc.text(speaker.word("booklet-as-usual"));
    }
    for one in differs {
        doc.text(format!("– {one}"));
    }
    doc.section(2, speaker.word("booklet-contents"));
    doc.blocks.push(Block::Contents(articles.iter().map(|article| (2, article.title.to_owned())).collect()));
    doc.blocks.push(Block::Break);
    for article in &articles {
        one(&mut doc, house, article, speaker);
    }
    doc
}

fn one(doc: &mut Doc, house: House<'_>, article: &ArticleText<'_>, speaker: &Speaker) {
    doc.section(2, article.title);
    // What is typed to set a rule is of no use at the table.
    for paragraph in article.body.split("\n\n").filter(|text| !text.contains("`set ")) {
        let told = |line: &str| article_words(house, article.id, line.trim(), speaker);
        match paragraph.trim_start().chars().next() {
            Some('|') => doc.table(table(paragraph, &told)),
            Some('-' | '*') => {
                for line in paragraph.lines() {
                    doc.text(format!("– {}", told(line.trim_start_matches(['-', '*', ' ']))));
                }
            }
            Some(_) => doc.text(told(&paragraph.lines().collect::<Vec<_>>().join(" "))),
            None => {}
        }
    }
    let options: Vec<_> =
        house.game.specs().iter().filter(|spec| spec.article == article.id).map(|spec| spec.id).collect();
    for (place, id) in options.iter().enumerate() {
        let Some(value) = house.ours.options.get(*id) else { continue };
        let what = named(house, id, speaker);
        let value = value_words(house.game, id, value, speaker);
        let head = if place == 0 { format!("{} ", speaker.word("booklet-here")) } else { String::new() };
        doc.blocks.push(Block::Rich(vec![
            Span::new(head, Weight::Bold),
            Span::new(speaker.setting(&what, ""), Weight::Soft),
            Span::new(value, Weight::Bold),
        ]));
    }
}

/// The words of an option.
fn named(house: House<'_>, id: &str, speaker: &Speaker) -> String {
    speaker.option(house.game.id(), &format!("option-{id}")).unwrap_or_else(|| plain(id))
}

/// A table of the rulebook.
fn table(text: &str, told: &dyn Fn(&str) -> String) -> Table {
    let cells = |line: &str| -> Vec<String> { line.trim().trim_matches('|').split('|').map(told).collect() };
    let mut lines = text.lines().filter(|line| line.trim_start().starts_with('|'));
    let heads: Vec<String> = lines.next().map(cells).unwrap_or_default();
    let rule = |line: &&str| !line.chars().all(|letter| "|-: ".contains(letter));
    let rows = lines.filter(rule).map(|line| {
        let mut row: Vec<Cell> = cells(line).into_iter().map(Cell::plain).collect();
        row.resize(heads.len(), Cell::toned("", Tone::Plain));
        row
    });
    let rows = rows.collect();
    Table { columns: heads.into_iter().map(Column::words).collect(), rows }
}

/// The option that a value in a sentence belongs to: the one that was named last, or else the first of the article that has it.
fn owner(game: &dyn AnyGame, article: &str, last: Option<&'static str>, value: &str) -> Option<&'static str> {
    let has = |spec: &&OptionSpec| match spec.kind {
        OptionKind::Choice(words) | OptionKind::WordOr(words, ..) => words.contains(&value),
        OptionKind::Number(..) | OptionKind::Limit(..) | OptionKind::Cells(_) => false,
    };
    let specs = || game.specs().iter().filter(has);
    let named = specs().find(|spec| Some(spec.id) == last);
    named.or_else(|| specs().find(|spec| spec.article == article)).map(|spec| spec.id)
}

/// A sentence of an article for people: options and their values by their words, and in brackets behind a figure our own
/// where it is another.
#[must_use]
pub fn article_words(house: House<'_>, article: &str, text: &str, speaker: &Speaker) -> String {
    let mut said = String::new();
    // The option that was named last, and where its words stand.
    let mut last: Option<(&'static str, std::ops::Range<usize>)> = None;
    let mut parts = text.split('`').peekable();
    let mut typed = false;
    let mut skip = false;
    while let Some(part) = parts.next() {
        let part = if std::mem::take(&mut skip) { part.strip_prefix(')').unwrap_or(part) } else { part };
        typed = !typed;
        if typed {
            // Titles of books and words that stand out: a page has one voice.
            said.push_str(&part.replace('*', ""));
            continue;
        }
        let bracketed = said.ends_with(" (") && parts.peek().is_some_and(|after| after.starts_with(')'));
        match (part.split_once('='), house.ours.options.get(part)) {
            (None, Some(ours)) if bracketed => {
                if house.usual.options.get(part) == Some(ours) {
                    said.truncate(said.len() - 2);
                    skip = true;
                } else {
                    let value = value_words(house.game, part, ours, speaker);
                    said.push_str(&speaker.phrase("booklet-ours-is", &[("value", &value)]));
                }
            }
            (None, Some(_)) => {
                let what = lower(&named(house, part, speaker));
                let from = said.len();
                said.push_str(&speaker.phrase("booklet-option", &[("what", &what)]));
                let spec = house.game.specs().iter().find(|spec| spec.id == part);
                last = spec.map(|spec| (spec.id, from..said.len()));
            }
            (Some((id, value)), _) if house.ours.options.contains_key(id) => {
                let value = value_words(house.game, id, &value.into(), speaker);
                let what = lower(&named(house, id, speaker));
                said.push_str(&speaker.phrase("booklet-set", &[("what", &what), ("value", &value)]));
            }
            _ => match owner(house.game, article, last.as_ref().map(|(id, _)| *id), part) {
                Some(id) => {
                    let value = value_words(house.game, id, &part.into(), speaker);
                    match last.as_ref().filter(|(named, at)| *named == id && said[at.end..] == *" ") {
                        Some((_, at)) => {
                            let what = lower(&named(house, id, speaker));
                            said.truncate(at.start);
                            said.push_str(
                                &speaker.phrase("booklet-set", &[("what", &what), ("value", &value)]),
                            );
                        }
                        None => said.push_str(&speaker.phrase("booklet-option", &[("what", &value)])),
                    }
                }
                None => said.push_str(part),
            },
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use ardoise_rules::games;
    use ardoise_rules::words::Lang;

    #[track_caller]
    fn reads(set: &[(&str, &str)], text: &str, wanted: &str) {
        let bids = [("min-bid".to_owned(), "90".to_owned())];
        let game = games::GAMES.iter().find(|game| game.resolve(game.id(), &bids).is_ok());
        let game = *game.expect("a game with a lowest bid");
        let set: Vec<_> = set.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let ours = game.resolve(game.id(), &set).expect("rules");
        let usual = game.resolve(game.id(), &[]).expect("rules");
        let house = House { game, ours: &ours, usual: &usual };
        let spec = game.specs().iter().find(|spec| spec.id == "annonces").expect("declarations");
        assert_eq!(article_words(house, spec.article, text, &crate::words::speaker(Lang::En)), wanted);
    }

    #[test]
    fn a_figure_has_our_own_behind_it_only_where_it_is_another() {
        reads(&[], "from 80 up (`min-bid`), by tens", "from 80 up, by tens");
        reads(&[("min-bid", "90")], "from 80 up (`min-bid`), by tens", "from 80 up (here 90), by tens");
    }

    #[test]
    fn a_value_is_told_by_its_words_and_with_the_option_before_it() {
        reads(&[], "no points (`annonces` `off`)", "no points (“declarations: none, not even the belote”)");
        reads(
            &[],
            "`belote-only` keeps it; `redouble` is typed",
            "“only the belote” keeps it; redouble is typed",
        );
    }

    #[test]
    fn what_is_typed_at_the_table_stays_as_it_is() {
        reads(&[], "dealt afresh (`annulled`).", "dealt afresh (annulled).");
    }
}
