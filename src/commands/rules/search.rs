//! `ardoise rules search` and `rules glossary`: articles and words found by plain words, in either language.

use serde_json::json;

use crate::pages::{self, FoundArticle};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Arg, articles};
use ardoise_rules::games;
use ardoise_rules::words::{GlossaryEntry, glossary, glossary_names, plain};

/// Finds articles and words of the glossary.
///
/// # Errors
/// If nothing is found.
pub fn search(shell: &mut Shell, words: &[String]) -> Result<(), Failure> {
    let asked = fold_word(&words.join(" "));
    let entries = meant(glossary(shell.speaker.lang()), &asked);
    let mut phrases = vec![asked.clone()];
    phrases.extend(entries.iter().flat_map(|entry| glossary_names(entry.id)).map(fold_word));
    phrases.dedup();
    let mut found: Vec<(usize, FoundArticle)> = Vec::new();
    for (game, book) in games::rulebooks(shell.speaker.lang()) {
        for article in articles(book) {
            let (title, body) = (fold_word(article.title), fold_word(article.body));
            let of = |phrase: &String| {
                usize::from(has(&title, phrase)) * 4
                    + usize::from(has(&body, phrase))
                    + usize::from(has(article.id, phrase)) * 3
            };
            // What was typed weighs more than what the glossary made of it.
            let weight = of(&phrases[0]) * 3 + phrases.iter().skip(1).map(of).sum::<usize>();
            if weight > 0 {
                let specs = game.map_or(&[][..], |game| game.specs());
                let options = specs.iter().filter(|spec| spec.article == article.id).map(|spec| spec.id);
                let options = options.collect();
                found.push((weight, FoundArticle { id: article.id, title: article.title, options }));
            }
        }
    }
    found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    let found: Vec<FoundArticle> = found.into_iter().take(20).map(|(_, found)| found).collect();
    if shell.json {
        let listed: Vec<_> = found
            .iter()
            .map(|found| json!({"id": found.id, "title": found.title, "options": found.options}))
            .collect();
        shell.value(&json!({"format": 1, "articles": listed, "glossary": entries_json(&entries)}));
        return Ok(());
    }
    if found.is_empty() && entries.is_empty() {
        let failure = Failure::of("nothing-found", vec![("words", Arg::Text(plain(&words.join(" "))))]);
        return Err(failure.hint("articles-listed", vec![]));
    }
    let page = pages::found(&found, &entries, &shell.speaker);
    shell.page(&page);
    Ok(())
}

/// The words of the glossary that are meant: those called so; else those whose name holds what was asked; else those
/// whose name is among the words asked.
fn meant(entries: Vec<GlossaryEntry>, asked: &str) -> Vec<GlossaryEntry> {
    let tiers: [fn(&str, &str) -> bool; 3] =
        [|name, asked| name == asked, |name, asked| has(name, asked), |name, asked| has(asked, name)];
    let called = |tier: fn(&str, &str) -> bool, entry: &GlossaryEntry| {
        glossary_names(entry.id).iter().any(|name| tier(&fold_word(name), asked))
    };
    let tier = tiers.into_iter().find(|tier| entries.iter().any(|entry| called(*tier, entry)));
    entries.into_iter().filter(|entry| tier.is_some_and(|tier| called(tier, entry))).collect()
}

/// Are these words in the text, beginning at the beginning of a word? Short ones must be whole words.
fn has(text: &str, phrase: &str) -> bool {
    let starts =
        |place: usize| text[..place].chars().next_back().is_none_or(|before| !before.is_alphanumeric());
    let ends = |place: usize| {
        let after = text[place + phrase.len()..].chars().next();
        phrase.len() > 3 || after.is_none_or(|after| !after.is_alphanumeric())
    };
    phrase.len() > 1 && text.match_indices(phrase).any(|(place, _)| starts(place) && ends(place))
}

fn entries_json(entries: &[GlossaryEntry]) -> Vec<serde_json::Value> {
    entries.iter().map(|entry| json!({"id": entry.id, "names": entry.names, "text": entry.text})).collect()
}

/// The words of the card table, or one of them.
///
/// # Errors
/// If there is no such word.
pub fn words(shell: &mut Shell, word: Option<&str>) -> Result<(), Failure> {
    let mut entries = glossary(shell.speaker.lang());
    if let Some(word) = word {
        let asked = fold_word(word);
        entries = meant(entries, &asked);
        if entries.is_empty() {
            return Err(Failure::of("nothing-found", vec![("words", Arg::Text(plain(word)))]));
        }
    }
    if shell.json {
        let listed = entries_json(&entries);
        shell.value(&json!({"format": 1, "glossary": listed}));
        return Ok(());
    }
    let page = pages::glossary(&entries);
    shell.page(&page);
    Ok(())
}
