//! Rulebooks: the same articles in every language, each with its source, and none cited that does not exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ardoise_rules::engine::{ENGINE_FORMS, Kind, OptionKind, SHARED, articles};
use ardoise_rules::games::GAMES;
use ardoise_rules::lang::Lang;

/// How a text names the source of an article, which stands at its end.
fn source(body: &str) -> &str {
    let last = body.trim_end().rsplit("\n\n").next().unwrap_or("");
    last.split_once(':').map_or("", |(word, _)| word.trim_end())
}

#[test]
fn articles_are_the_same_in_every_language() {
    let shared = ("table", SHARED);
    let books = GAMES.iter().map(|game| (game.id(), game.info().rulebook)).chain([shared]);
    for (game, books) in books {
        let ids = |book| articles(book).iter().map(|article| article.id.to_owned()).collect::<Vec<_>>();
        let wanted = ids(books[Lang::CANONICAL.place()]);
        assert!(!wanted.is_empty(), "{game} has no article");
        let unique: BTreeSet<_> = wanted.iter().collect();
        assert_eq!(unique.len(), wanted.len(), "{game} has an article twice");
        for lang in Lang::ALL {
            let word = source(articles(SHARED[lang.place()])[0].body);
            assert!(!word.is_empty() && !word.contains(' '), "{lang:?} calls the source “{word}”");
            let book = books[lang.place()];
            assert_eq!(ids(book), wanted, "{game}: {lang:?}");
            for article in articles(book) {
                assert!(!article.title.is_empty(), "{} has no title", article.id);
                assert_eq!(source(article.body), word, "{} does not name its source", article.id);
                assert!(article.id.starts_with(game), "{} is not of {game}", article.id);
            }
        }
    }
}

/// The figures of a text, with a point before decimals.
fn figures(text: &str) -> BTreeSet<String> {
    let text = text.replace(',', ".");
    let parts = text.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let figures = parts.map(|part| part.trim_matches('.')).filter(|part| !part.is_empty());
    figures.map(str::to_owned).collect()
}

/// What stands between backticks.
fn quoted(body: &str) -> Vec<&str> {
    body.split('`').skip(1).step_by(2).collect()
}

/// The figures of an article are those of the canonical one, and it refers to the same options, values, rules and articles.
/// Names of contracts may bring a figure where another language has none: *samen 8*.
#[test]
fn articles_have_the_same_figures_and_refer_to_the_same_things_in_every_language() {
    let (mut wrong, mut compared, mut referred) = (Vec::new(), 0, 0);
    for game in GAMES.iter().map(Some).chain([None]) {
        let books = game.map_or(SHARED, |game| game.info().rulebook);
        let ids: BTreeSet<&str> =
            articles(books[Lang::CANONICAL.place()]).iter().map(|article| article.id).collect();
        let specs = game.map_or(&[][..], |game| game.specs());
        let values = specs.iter().filter_map(|spec| match spec.kind {
            OptionKind::Choice(values) => Some(values),
            _ => None,
        });
        let mut known: BTreeSet<&str> = values.flatten().copied().collect();
        known.extend(specs.iter().map(|spec| spec.id));
        known.extend(game.map_or(&[][..], |game| game.info().presets).iter().map(|preset| preset.name));
        // Keywords of the notation are words of a language.
        let forms = || ENGINE_FORMS.iter().chain(game.map_or(&[][..], |game| game.info().forms));
        let listed = |kind| match kind {
            Kind::Choice(choices) | Kind::Suit(choices) | Kind::Level(_, _, choices) => choices,
            Kind::PlayerOr(choices) | Kind::Camp(choices) | Kind::Labelled(choices, ..) => choices,
            _ => &[],
        };
        known.retain(|word| {
            let fields = forms().flat_map(|form| form.fields);
            let mut choices = fields.flat_map(|field| listed(field.kind));
            !forms().any(|form| form.is_named(word)) && !choices.any(|choice| choice.is_named(word))
        });
        // What a reader is led to from there.
        let refers = |body| -> Vec<&str> {
            let is_known = |span: &&str| {
                let first = span.split([' ', '=', '.']).next().unwrap_or_default();
                known.contains(first) || ids.contains(*span)
            };
            let mut spans: Vec<&str> = quoted(body).into_iter().filter(is_known).collect();
            spans.sort_unstable();
            spans
        };
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::CANONICAL) {
            let words = game.map_or("", |game| game.info().words[lang.place()]);
            let names = words.lines().filter(|line| line.starts_with("term-"));
            let named: BTreeSet<String> = names.flat_map(figures).collect();
            let own = articles(books[lang.place()]);
            for (own, first) in own.iter().zip(articles(books[Lang::CANONICAL.place()])) {
                let what = format!("{} ({})", own.id, lang.code());
                let (said, wanted) = (figures(own.body), figures(first.body));
                let strange = |figure: &&String| !wanted.contains(*figure) && !named.contains(*figure);
                let strange: Vec<_> = said.iter().filter(strange).collect();
                let lacking: Vec<_> = wanted.difference(&said).collect();
                if !lacking.is_empty() || !strange.is_empty() {
                    wrong.push(format!("{what}: without {lacking:?}, with {strange:?}"));
                }
                let (said, wanted) = (refers(own.body), refers(first.body));
                if said != wanted || quoted(own.body).len() != quoted(first.body).len() {
                    wrong.push(format!("{what}: refers to {said:?}, not to {wanted:?}"));
                }
                compared += 1;
                referred += wanted.len();
            }
        }
    }
    assert!(compared > 400 && referred > 400, "{compared} articles, {referred} references");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_option_has_an_article() {
    for game in GAMES {
        let known: BTreeSet<_> = articles(game.info().rulebook[Lang::CANONICAL.place()])
            .iter()
            .map(|article| article.id)
            .collect();
        for spec in game.specs() {
            assert!(known.contains(spec.article), "{}: {} cites {}", game.id(), spec.id, spec.article);
        }
    }
}

/// Articles cited in the code of a game as `Article("coinche.marks")` exist in its rulebook.
#[test]
fn every_cited_article_exists() {
    for game in GAMES {
        let known: BTreeSet<_> = articles(game.info().rulebook[Lang::CANONICAL.place()])
            .iter()
            .map(|article| article.id)
            .collect();
        let folder = game.id().replace('-', "_");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(folder);
        let mut cited = 0;
        let mut folders = vec![folder];
        while let Some(path) = folders.pop() {
            if path.is_dir() {
                let inside = fs::read_dir(&path).expect("a folder of the game");
                folders.extend(inside.map(|entry| entry.expect("an entry").path()));
                continue;
            }
            let Ok(text) = fs::read_to_string(&path) else { continue };
            if path.extension().is_none_or(|extension| extension != "rs") {
                continue;
            }
            for part in text.split("Article(\"").skip(1) {
                let id = part.split('"').next().unwrap_or_default();
                assert!(known.contains(id), "{} cites {id}", path.display());
                cited += 1;
            }
        }
        assert!(cited > 0, "{} cites no article", game.id());
    }
}

#[test]
fn the_glossary_has_the_same_words_in_every_language() {
    use ardoise_rules::words::glossary;
    let ids = |lang| glossary(lang).iter().map(|entry| entry.id).collect::<Vec<_>>();
    for lang in Lang::ALL {
        assert_eq!(ids(lang), ids(Lang::CANONICAL), "{lang:?}");
        assert!(glossary(lang).iter().all(|entry| !entry.text.is_empty() && !entry.names.is_empty()));
    }
}
