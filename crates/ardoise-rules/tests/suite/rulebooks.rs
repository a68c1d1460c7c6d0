//! Rulebooks: the same articles in every language, each with its source, and none cited that does not exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ardoise_rules::engine::{SHARED, articles};
use ardoise_rules::games::GAMES;
use ardoise_rules::lang::Lang;

/// How each language names the source of an article.
const SOURCE: [(Lang, &str); Lang::COUNT] =
    [(Lang::Fr, "Source :"), (Lang::En, "Source:"), (Lang::Nl, "Bron:")];

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
        for (lang, word) in SOURCE {
            let book = books[lang.place()];
            assert_eq!(ids(book), wanted, "{game}: {lang:?}");
            for article in articles(book) {
                let body = article.body.replace(['\u{a0}', '\u{202f}'], " ");
                assert!(!article.title.is_empty(), "{} has no title", article.id);
                assert!(body.contains(word), "{} does not name its source", article.id);
                assert!(article.id.starts_with(game), "{} is not of {game}", article.id);
            }
        }
    }
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
