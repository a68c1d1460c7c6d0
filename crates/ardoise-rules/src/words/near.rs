//! What could have stood in the place of a word: the nearest few, with what they mean.

use super::Speaker;
use crate::cards::fold_word;
use crate::engine::{AnyGame, Form, OptionKind, Say as _, Table};
use crate::games::{self, GAMES};
use crate::lang::Lang;
use crate::notation::{NAMED, SheetError, Slip, Wanted, by_nearness, describe};

impl Speaker {
    /// What to do about a line that cannot be read: what was probably meant, how it is written, what is nearest to it.
    #[must_use]
    pub fn hints(&self, error: &SheetError, table: Option<&Table>) -> Vec<String> {
        let lang = self.lang();
        let mut told: Vec<String> = error.hints(lang).iter().map(|hint| self.say(hint, table)).collect();
        let (heading, forms) = self.meant(error);
        let lines = forms.into_iter().take(NAMED);
        let lines = lines.map(|form| self.named(&describe(form, lang), self.event_told(form)));
        told.extend(self.listed(&heading, lines.collect()));
        if error.suggestion.is_none()
            && let Some(wanted) = &error.wanted
        {
            told.extend(self.wanted(wanted));
        }
        told
    }

    /// The events that people are told of, and what they are: where another game has that very word, what is akin to it
    /// there, then that event itself; else those that the word is like, or if it is like none what can be said at all.
    fn meant<'a>(&self, error: &'a SheetError) -> (Slip, Vec<&'a Form>) {
        let said = games::events_named(&fold_word(&error.word()));
        let akin = |form: &Form| form.akin.iter().any(|akin| said.contains(akin));
        let (mut meant, others): (Vec<&Form>, Vec<&Form>) =
            error.near().partition(|form| akin(form) || said.contains(&form.event));
        meant.sort_by_key(|form| !akin(form));
        // What was meant is said once it is known, and nothing that only looks like it.
        if !meant.is_empty() {
            return (Slip::HintNear, meant);
        }
        let alike = error.alike();
        if alike.is_empty() || !said.is_empty() { (Slip::HintHere, others) } else { (Slip::HintNear, alike) }
    }

    /// The nearest of what was wanted of rules, an option or a value, by their titles.
    #[must_use]
    pub fn wanted(&self, wanted: &Wanted) -> Vec<String> {
        let lang = self.lang();
        let lines = match wanted {
            Wanted::Rules { game, word, houses } => {
                let among = || GAMES.iter().filter(|own| game.is_none_or(|game| own.id() == game));
                let presets = among().flat_map(|game| game.info().presets);
                let names: Vec<String> =
                    presets.map(|preset| preset.name.to_owned()).chain(houses.iter().cloned()).collect();
                let title = |name: &String| {
                    among().find_map(|game| self.option(game.id(), &format!("preset-{name}")))
                };
                self.nearest_of(word, &names, title, |name| name.clone())
            }
            Wanted::Option { game, word } => {
                let Some(found) = games::find(game) else { return Vec::new() };
                let titles = found.titles();
                let ids: Vec<String> = found.settable().iter().map(|spec| spec.id.to_owned()).collect();
                let title = |id: &String| self.option(game, &format!("option-{id}"));
                // Ids are words of the canonical language: there they are the shortest thing to type.
                let typed = |id: &String| {
                    titles.short(id, lang).filter(|_| lang != Lang::CANONICAL).unwrap_or_else(|| id.clone())
                };
                self.nearest_of(word, &ids, title, typed)
            }
            Wanted::Cell { game, word } => {
                let Some(found) = games::find(game) else { return Vec::new() };
                let title = |id: &String| Some(self.cell(game, id));
                self.nearest_of(word, &found.cells(), title, |id| id.clone())
            }
            Wanted::Term { game, word, known } => {
                let title = |term: &String| self.term_of_cell(game, term);
                let told: Vec<String> = known.iter().filter(|term| title(term).is_some()).cloned().collect();
                self.nearest_of(word, &told, title, |term| term.clone())
            }
            Wanted::Value { game, option, word } => {
                let Some(found) = games::find(game) else { return Vec::new() };
                let titles = found.titles();
                let values = values_of(found, option);
                let title = |value: &String| self.option(game, &format!("option-{option}-{value}"));
                let typed = |value: &String| {
                    titles
                        .short_value(option, value, lang)
                        .filter(|_| lang != Lang::CANONICAL)
                        .unwrap_or_else(|| value.clone())
                };
                self.nearest_of(word, &values, title, typed)
            }
        };
        self.listed(&Slip::HintNear, lines)
    }

    /// What an event tells, in a few words; none where nothing is said of it.
    #[must_use]
    pub fn event_told(&self, form: &Form) -> Option<String> {
        let id = format!("event-{}", form.event);
        let same = |own: &Form| (own.event, own.spoken, own.fields) == (form.event, form.spoken, form.fields);
        let own = GAMES.iter().filter(|game| game.info().forms.iter().any(same));
        let own = own.filter_map(|game| self.game_word(game.id(), &id)).next();
        own.or_else(|| Some(self.word(&id)).filter(|words| *words != id))
    }

    /// The nearest few of some ids to a word, by their own words and those of their titles.
    fn nearest_of(
        &self,
        word: &str,
        ids: &[String],
        title: impl Fn(&String) -> Option<String>,
        typed: impl Fn(&String) -> String,
    ) -> Vec<String> {
        let titles: Vec<String> = ids.iter().map(|id| title(id).unwrap_or_default()).collect();
        let words = |place: usize| {
            let title = titles[place].split(|letter: char| !letter.is_alphanumeric());
            title.filter(|word| word.chars().count() > 2).chain([ids[place].as_str()])
        };
        let places = by_nearness(word, (0..ids.len()).map(|place| (place, words(place))));
        let line = |place: usize| self.named(&typed(&ids[place]), Some(titles[place].clone()));
        places.into_iter().take(NAMED).map(line).collect()
    }

    fn named(&self, what: &str, words: Option<String>) -> String {
        match words.filter(|words| !words.is_empty()) {
            Some(words) => {
                let line = Slip::HintNearLine { what: what.to_owned(), words };
                self.say(&line.said(), None)
            }
            None => what.to_owned(),
        }
    }

    /// The lines under their heading; nothing where there are none.
    fn listed(&self, heading: &Slip, lines: Vec<String>) -> Vec<String> {
        if lines.is_empty() {
            return lines;
        }
        let heading = self.say(&heading.said(), None);
        std::iter::once(heading).chain(lines.iter().map(|line| format!("  {line}"))).collect()
    }
}

/// The values of an option that has a few.
fn values_of(game: &dyn AnyGame, option: &str) -> Vec<String> {
    let spec = game.settable().into_iter().find(|spec| spec.id == option);
    match spec.map(|spec| spec.kind) {
        Some(OptionKind::Choice(values)) => values.iter().map(|value| (*value).to_owned()).collect(),
        _ => Vec::new(),
    }
}
