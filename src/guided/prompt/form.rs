//! A form asked field by field: only what is possible now, found by trying it on the match.

use serde_json::{Map, Value};

use super::terminal::Terminal;
use super::{Answer, Chosen, Figure, Item, Menu, lettered};
use ardoise_rules::cards::{NotCards, Suit, next_four, read_cards, suits_meant};
use ardoise_rules::engine::{
    Account, AnyGame, AnyPlay, Choice, DealNo, Field, Form, Given, Half, Head, Kind, Need, Offer, Say as _,
    Seat, Table, answer_text, count_of, event_of,
};
use ardoise_rules::notation::{Slip, Tongue, letter_left_open};
use ardoise_rules::words::{Speaker, plain};

/// What answers are measured against: the match as it stands.
pub struct Guide<'a> {
    /// What may be said.
    pub offer: Offer<'a>,
    /// The words.
    pub speaker: &'a Speaker,
    /// The id of the game, which may ask some things in its own words.
    game: &'static str,
    /// How cards are typed.
    tongue: Tongue,
    /// What was answered before, where the questions are asked again.
    old: Given,
    /// What is known of the match besides its deals, where what an event implies is asked all the same.
    about: Option<&'a Head>,
    /// Is it known whose a figure is: that of whoever stands first?
    owned: bool,
    /// What was chosen just before and is recorded with the answer, in words: Enter alone records it by itself.
    behind: String,
}

/// So many answers are few enough to be part of another question.
const FEW: usize = 8;
/// So many are seen at once.
const SEEN: usize = 10;

impl<'a> Guide<'a> {
    /// Questions about a match of a game; who is likely stands first among players and sides.
    #[must_use]
    pub fn new(
        game: &dyn AnyGame,
        play: &'a dyn AnyPlay,
        speaker: &'a Speaker,
        likely: Option<Seat>,
    ) -> Guide<'a> {
        let tongue = Tongue::typed(speaker.lang()).at(game);
        Guide {
            offer: Offer::new(play, likely),
            speaker,
            game: game.id(),
            tongue,
            old: Given::new(),
            about: None,
            owned: true,
            behind: String::new(),
        }
    }

    /// The same questions behind what was chosen just before and is not recorded yet. Enter alone goes back, with
    /// [`Terminal::confirmed`]: it is to be recorded by itself.
    #[must_use]
    pub fn behind(mut self, chosen: String) -> Guide<'a> {
        self.behind = chosen;
        self
    }

    /// The same questions where nobody undertook anything: whose a figure is comes first.
    #[must_use]
    pub fn owned(mut self, owned: bool) -> Guide<'a> {
        self.owned = owned;
        self
    }

    /// The same questions of that match: a suit that may be left out, because one is turned up, is asked with that one first.
    #[must_use]
    pub fn of(mut self, about: &'a Head) -> Guide<'a> {
        self.about = Some(about);
        self
    }

    /// The same questions with answers that stand until they are changed.
    #[must_use]
    pub fn again(mut self, old: Given) -> Guide<'a> {
        self.old = old;
        self
    }

    /// Could anything of this form be said now? The deal it would go to.
    #[must_use]
    pub fn possible(&self, form: &Form) -> Option<DealNo> {
        self.offer.possible(form)
    }

    /// A figure said alone: the event of `form` that gives it to an account.
    #[must_use]
    pub fn figure_for(&self, form: &Form, account: Account, figure: i32) -> Option<Value> {
        let [Field { kind: Kind::Counts, name, .. }] = form.fields else { return None };
        let mut made = Map::new();
        made.insert("event".to_owned(), Value::from(form.event));
        made.insert((*name).to_owned(), count_of(account, figure));
        Some(Value::Object(made))
    }

    /// The name of the likely account, for a word on a count.
    #[must_use]
    pub fn likely_account(&self) -> String {
        let table = self.offer.play.table();
        self.offer.accounts().first().map_or_else(String::new, |account| plain(&table.account_name(*account)))
    }

    /// What would be asked first of that form, if it is one of a few: what stands before it, and the answers.
    #[must_use]
    pub fn first(&self, form: &Form) -> Option<(Given, Vec<(Value, Item)>)> {
        let mut given: Given = Vec::new();
        loop {
            let field = form.fields.get(given.len())?;
            if self.unasked(form, field, &given) {
                given.push(None);
                continue;
            }
            let fitting = self.fitting(form, field, &given, self.offer.domain(field)?);
            match fitting.as_slice() {
                [] => return None,
                [only] => given.push(Some(only.clone())),
                few if few.len() <= FEW => {
                    let items = few.iter().map(|value| (value.clone(), self.item(field, value))).collect();
                    return Some((given, items));
                }
                _ => return None,
            }
        }
    }

    /// Is anything left to be asked of that form, once its first fields are answered?
    #[must_use]
    pub fn asks(&self, form: &Form, answered: &Given) -> bool {
        self.next_field(form, answered).is_some()
    }

    /// Are words typed next of that form, and not chosen?
    #[must_use]
    pub fn types_words(&self, form: &Form, answered: &Given) -> bool {
        let typed =
            |field: &Field| matches!(field.kind, Kind::Card | Kind::Cards | Kind::Half(..) | Kind::Text);
        self.next_field(form, answered).is_some_and(typed)
    }

    /// The field that is asked next.
    fn next_field<'f>(&self, form: &'f Form, answered: &Given) -> Option<&'f Field> {
        let mut given = answered.clone();
        while let Some(field) = form.fields.get(given.len()) {
            if self.unasked(form, field, &given) {
                given.push(None);
                continue;
            }
            let Some(domain) = self.offer.domain(field) else { return Some(field) };
            match self.fitting(form, field, &given, domain).as_slice() {
                [only] => given.push(Some(only.clone())),
                _ => return Some(field),
            }
        }
        None
    }

    /// May the next field be left out, and is it nothing that the table has to choose? Of several words that fit one is.
    fn unasked(&self, form: &Form, field: &Field, given: &Given) -> bool {
        if field.need == Need::Required {
            return false;
        }
        let mut without = given.clone();
        without.push(None);
        if !self.offer.completes(form, &mut without, &mut 0) {
            return false;
        }
        if self.implied(form, field, given).is_some() {
            return false;
        }
        let words = Some(field).filter(|field| matches!(field.kind, Kind::Choice([_, _, ..])));
        let words = words.and_then(|field| self.offer.domain(field)).unwrap_or_default();
        self.fitting(form, field, given, words).len() < 2
    }

    /// What a suit that is left out may be, the one it says first.
    fn implied(&self, form: &Form, field: &Field, given: &Given) -> Option<Vec<Value>> {
        self.offer.implied(self.about?, form, field, given).filter(|_| field.need == Need::Optional)
    }

    /// The values with which the form can still be completed.
    fn fitting(&self, form: &Form, field: &Field, given: &Given, values: Vec<Value>) -> Vec<Value> {
        likely_figures(self.offer.fitting(form, given, values), field)
    }

    /// Asks for whom a figure is.
    pub fn holder(&self, terminal: &mut Terminal, form: &Form, fault: &str) -> Answer<Account> {
        let table = self.offer.play.table();
        let accounts = self.offer.accounts();
        let mut items: Vec<Item> = accounts.iter().map(|account| side(table, *account)).collect();
        lettered(&mut items, false, |_| true);
        let title = self.speaker.phrase("ask-account", &[("event", &self.keyword(form))]);
        let help = self.speaker.word("ask-keys-choice");
        let menu = Menu { eager: true, help: &help, fault, ..Menu::new(&title, &items) };
        match menu.ask(terminal) {
            Answer::Given(Chosen::Item(place)) => {
                accounts.get(place).map_or(Answer::Back, |one| Answer::Given(*one))
            }
            Answer::Given(Chosen::Line(_)) | Answer::Back => Answer::Back,
            Answer::Interrupted => Answer::Interrupted,
        }
    }

    /// Asks for an event of that form, of which the first fields may be answered. What the match refuses is said, and
    /// asked again.
    pub fn ask(&self, terminal: &mut Terminal, form: &Form, answered: &Given) -> Answer<Value> {
        let mut given: Given = answered.clone();
        let mut asked: Vec<bool> = vec![false; given.len()];
        let mut fault = String::new();
        loop {
            let Some(field) = form.fields.get(given.len()) else {
                let made = event_of(form, &given);
                match self.offer.play.copy().place(&made) {
                    Ok(_) => return Answer::Given(made),
                    Err(said) => fault = self.speaker.say(&said, Some(self.offer.play.table())),
                }
                if !back(&mut given, &mut asked) {
                    return Answer::Back;
                }
                continue;
            };
            match self.field(terminal, form, field, &given, &fault) {
                Asking::Skip(value) => {
                    given.push(value);
                    asked.push(false);
                }
                Asking::Answer(Answer::Given(value)) => {
                    given.push(Some(value));
                    asked.push(true);
                    fault.clear();
                }
                Asking::Answer(Answer::Back) => {
                    fault.clear();
                    if !back(&mut given, &mut asked) {
                        return Answer::Back;
                    }
                }
                Asking::Answer(Answer::Interrupted) => return Answer::Interrupted,
            }
        }
    }

    /// One field: known without asking, or asked.
    fn field(
        &self,
        terminal: &mut Terminal,
        form: &Form,
        field: &Field,
        given: &Given,
        fault: &str,
    ) -> Asking {
        let old = self.old_of(given);
        if old.is_none() && self.unasked(form, field, given) {
            return Asking::Skip(None);
        }
        let Some(values) = self.offer.domain(field) else {
            return Asking::Answer(self.open(terminal, form, (field, given), fault));
        };
        let implied = self.implied(form, field, given);
        let likely = implied.as_ref().map(|_| 0);
        let mut fitting = implied.unwrap_or_else(|| self.fitting(form, field, given, values));
        if let Some(old) = old.filter(|old| !fitting.contains(old)) {
            fitting.extend(self.offer.fitting(form, given, vec![old.clone()]));
        }
        match fitting.as_slice() {
            [only] if fault.is_empty() => return Asking::Skip(Some(only.clone())),
            [] if fault.is_empty() => return Asking::Answer(Answer::Back),
            _ => {}
        }
        let mut items: Vec<Item> = fitting.iter().map(|value| self.item(field, value)).collect();
        let numbered = numbered(field, &items);
        // Of a longer list not all is seen: a letter in the middle of a word that nobody sees chooses nothing.
        if numbered == 0 && items.len() <= SEEN {
            lettered(&mut items, false, |_| true);
        }
        let title = self.title(form, field, given);
        let help = self.speaker.word("ask-keys-choice");
        let at = old.and_then(|old| fitting.iter().position(|value| value == old)).or(likely);
        let confirms = !self.behind.is_empty();
        let unit = self.keyword(form);
        let unit = if matches!(field.kind, Kind::Number(..)) { unit.as_str() } else { "" };
        let menu = Menu {
            at,
            unit,
            eager: true,
            confirms,
            numbered,
            help: &help,
            fault,
            rows: SEEN,
            ..Menu::new(&title, &items)
        };
        Asking::Answer(match menu.ask(terminal) {
            Answer::Given(Chosen::Item(place)) => match fitting.get(place) {
                Some(value) => Answer::Given(value.clone()),
                None => Answer::Back,
            },
            Answer::Given(Chosen::Line(_)) | Answer::Back => Answer::Back,
            Answer::Interrupted => Answer::Interrupted,
        })
    }

    /// The answer that stands to the field after those given.
    fn old_of(&self, given: &Given) -> Option<&Value> {
        self.old.get(given.len()).and_then(Option::as_ref)
    }

    /// A field whose values are typed.
    fn open(
        &self,
        terminal: &mut Terminal,
        form: &Form,
        (field, given): (&Field, &Given),
        fault: &str,
    ) -> Answer<Value> {
        let help = self.speaker.word("ask-keys-figure");
        match field.kind {
            Kind::Counts => {
                let table = self.offer.play.table();
                let accounts = self.offer.accounts();
                let keyword = self.keyword(form);
                let titles: Vec<String> = accounts
                    .iter()
                    .map(|account| {
                        let name = plain(&table.account_name(*account));
                        self.speaker.phrase("ask-count", &[("event", &keyword), ("account", &name)])
                    })
                    .collect();
                let old = self.old_of(given).and_then(|old| {
                    let pair = old.get(0)?;
                    let holder: Account = pair.get(0)?.as_str()?.parse().ok()?;
                    Some((accounts.iter().position(|account| *account == holder)?, figure_in(pair.get(1)?)?))
                });
                let (mut at, old) = old.map_or((0, None), |(at, figure)| (at, Some(figure)));
                let mut fault = fault;
                if !self.owned && old.is_none() && accounts.len() > 1 {
                    match self.holder(terminal, form, fault) {
                        Answer::Given(holder) => {
                            at = accounts.iter().position(|account| *account == holder).unwrap_or(at);
                        }
                        Answer::Back => return Answer::Back,
                        Answer::Interrupted => return Answer::Interrupted,
                    }
                    fault = "";
                }
                let figure = Figure {
                    titles: &titles,
                    at,
                    old,
                    signed: false,
                    speaker: self.speaker,
                    help: &help,
                    fault,
                };
                figure.ask(terminal).map(|(place, n)| match accounts.get(place) {
                    Some(account) => count_of(*account, n),
                    None => Value::Null,
                })
            }
            Kind::Signed | Kind::Number(..) | Kind::Level(..) => {
                let titles = [self.title(form, field, given)];
                let signed = matches!(field.kind, Kind::Signed);
                let help = self.speaker.word("ask-keys-number");
                let old = self.old_of(given).and_then(figure_in);
                let figure =
                    Figure { titles: &titles, at: 0, old, signed, speaker: self.speaker, help: &help, fault };
                figure.ask(terminal).map(|(_, n)| Value::from(n))
            }
            Kind::Half(..) | Kind::Card | Kind::Cards | Kind::Text => {
                self.words(terminal, form, (field, given), fault)
            }
            Kind::Player
            | Kind::PlayerOr(_)
            | Kind::Camp(_)
            | Kind::Account
            | Kind::Suit(_)
            | Kind::Choice(_)
            | Kind::Labelled(..) => Answer::Back,
        }
    }

    /// Cards or a text, typed.
    fn words(
        &self,
        terminal: &mut Terminal,
        form: &Form,
        (field, given): (&Field, &Given),
        fault: &str,
    ) -> Answer<Value> {
        let title = self.title(form, field, given);
        let help = self.speaker.word(match field.kind {
            Kind::Text => "ask-keys-text",
            Kind::Half(..) => "ask-keys-half",
            _ => "ask-keys-cards",
        });
        let mut fault = fault.to_owned();
        let old = self.old_of(given).filter(|_| matches!(field.kind, Kind::Text | Kind::Half(..)));
        let items: Vec<Item> = old.iter().map(|old| self.item(field, old)).collect();
        let at = old.map(|_| 0);
        loop {
            let menu = Menu { at, free: true, help: &help, fault: &fault, ..Menu::new(&title, &items) };
            let line = match menu.ask(terminal) {
                Answer::Given(Chosen::Item(_)) => {
                    return old.map_or(Answer::Back, |old| Answer::Given(old.clone()));
                }
                Answer::Given(Chosen::Line(line)) => line,
                Answer::Back => return Answer::Back,
                Answer::Interrupted => return Answer::Interrupted,
            };
            if field.kind == Kind::Text {
                return Answer::Given(Value::from(line));
            }
            if let Kind::Half(min, max) = field.kind {
                let word = plain(&line);
                let slip = match Half::answered(line.trim()) {
                    Some(half) if (min..=max).contains(&half.halves()) => return Answer::Given(half.json()),
                    Some(_) => Slip::OutOfRange { word, min: min.div_euclid(2), max: max.div_euclid(2) },
                    None => Slip::NotHalf { word },
                };
                fault = self.speaker.say(&slip.said(), None);
                continue;
            }
            match read_cards(&line, self.tongue.letters).as_deref() {
                Ok([card]) if field.kind == Kind::Card => return Answer::Given(Value::from(card.code())),
                Ok(cards @ [_, ..]) if field.kind == Kind::Cards => {
                    return Answer::Given(cards.iter().map(|card| Value::from(card.code())).collect());
                }
                Err(NotCards::LeftOpen(word, cards)) => {
                    let readings: Vec<String> =
                        cards.iter().map(|card| card.shown(self.tongue.lang)).collect();
                    fault = self.speaker.say(&letter_left_open(word, &readings).said(), None);
                }
                _ if let Some(card) = self.any_of_four(form, field, given, &line) => {
                    return Answer::Given(card);
                }
                _ => fault = self.speaker.phrase("ask-not-cards", &[("text", &plain(&line))]),
            }
        }
    }

    /// Any of the four cards of a rank, where the line names it and the answers before mean all four.
    fn any_of_four(&self, form: &Form, field: &Field, given: &Given, line: &str) -> Option<Value> {
        let four = Value::from(form.four.filter(|_| field.kind == Kind::Card)?);
        given.iter().flatten().find(|value| **value == four)?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let (width, card) = next_four(&words)?;
        (width == words.len()).then(|| Value::from(card.code()))
    }

    fn keyword(&self, form: &Form) -> String {
        form.word(self.speaker.lang()).to_owned()
    }

    /// The question for a field.
    fn title(&self, form: &Form, field: &Field, given: &Given) -> String {
        let id = match field.kind {
            Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_) => "ask-player",
            Kind::Account | Kind::Counts => "ask-account",
            Kind::Suit(_) => "ask-suit",
            Kind::Card => "ask-card",
            Kind::Cards => "ask-cards",
            Kind::Number(..) | Kind::Half(..) | Kind::Level(..) => "ask-level",
            Kind::Signed => "ask-signed",
            Kind::Choice(_) | Kind::Labelled(..) => "ask-choice",
            Kind::Text => "ask-text",
        };
        let mut said = self.keyword(form);
        if !self.behind.is_empty() {
            said = format!("{}, {said}", self.behind);
        }
        for (field, value) in form.fields.iter().zip(given) {
            if let Some(value) = value {
                said.push_str(&format!(" {}", self.item(field, value).label));
            }
        }
        let chosen = given.last().and_then(Option::as_ref).and_then(Value::as_str);
        // The game's own question behind that word, or for that event.
        let own = chosen
            .into_iter()
            .chain([form.event])
            .find_map(|word| self.speaker.game_word(self.game, &format!("ask-{word}-{}", field.name)));
        match own {
            Some(question) => self.speaker.phrase("ask-own", &[("event", &said), ("question", &question)]),
            None => self.speaker.phrase(id, &[("event", &said)]),
        }
    }

    /// A value as a choice.
    fn item(&self, field: &Field, value: &Value) -> Item {
        let table = self.offer.play.table();
        let lang = self.speaker.lang();
        let text = value.as_str().unwrap_or_default();
        let word = |choices: &[Choice]| {
            let choice = choices.iter().find(|choice| choice.id == text)?;
            // A letter chooses by the player's own words; a whole word of any language is read.
            let own = choice.spoken.of(lang);
            let item = Item::new(choice.word(lang).replace('-', " "));
            let item = own.iter().fold(item, |item, word| item.key(*word));
            let item = if own.is_empty() { item.key(choice.id) } else { item.whole(choice.id) };
            Some(choice.spoken.every().iter().fold(item, |item, alias| item.whole(*alias)))
        };
        match field.kind {
            Kind::Player => {
                let seat = value.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(1);
                Item::new(plain(table.name(Seat::at(seat.saturating_sub(1))))).key(seat.to_string())
            }
            Kind::PlayerOr(choices) | Kind::Camp(choices) if value.is_string() => {
                word(choices).unwrap_or_else(|| Item::new(answer_text(value)))
            }
            Kind::PlayerOr(_) | Kind::Camp(_) => self.item(&Field { kind: Kind::Player, ..*field }, value),
            Kind::Account => text.parse().map_or_else(|_| Item::new(""), |account| side(table, account)),
            Kind::Suit(choices) => match Suit::ALL.iter().find(|suit| suit.id() == text) {
                Some(suit) => {
                    let word = self.speaker.word(&format!("suit-{text}"));
                    let letters = Tongue::typed(lang).letters;
                    let own =
                        suit.letters(lang).iter().filter(|letter| *suits_meant(letter, letters) == [*suit]);
                    let item = Item::new(format!("{} {word}", suit.sign())).suit();
                    own.fold(item, |item, letter| item.key(*letter))
                }
                None => word(choices).unwrap_or_else(|| Item::new(text)),
            },
            Kind::Level(_, _, choices) | Kind::Choice(choices) => {
                word(choices).unwrap_or_else(|| Item::new(answer_text(value)))
            }
            Kind::Number(..)
            | Kind::Half(..)
            | Kind::Counts
            | Kind::Card
            | Kind::Cards
            | Kind::Signed
            | Kind::Labelled(..)
            | Kind::Text => Item::new(answer_text(value)),
        }
    }
}

/// A side as a choice: by its name, by its letter, and by the name of each who plays for it.
fn side(table: &Table, account: Account) -> Item {
    let item = Item::new(plain(&table.account_name(account))).key(account.to_string());
    table.seats_of(account).into_iter().fold(item, |item, seat| item.key(plain(table.name(seat))))
}

/// A field that need not be asked, or what came of asking.
enum Asking {
    Skip(Option<Value>),
    Answer(Answer<Value>),
}

/// Goes back to the last field that was asked; false if there is none.
fn back(given: &mut Given, asked: &mut Vec<bool>) -> bool {
    while given.pop().is_some() {
        if asked.pop() == Some(true) {
            return true;
        }
    }
    false
}

/// How many answers are chosen by their number: words of a list, none of which begins with a figure itself.
#[must_use]
pub fn numbered(field: &Field, items: &[Item]) -> usize {
    let figure = |word: &String| word.starts_with(|letter: char| letter.is_ascii_digit());
    let figures = items.iter().any(|item| figure(&item.label) || item.keys.iter().any(figure));
    match field.kind {
        Kind::Suit(_) | Kind::Choice(_) if !figures => items.len().min(9),
        _ => 0,
    }
}

/// How many figures one question offers.
const FIGURES: usize = 18;

/// The lowest figures, and every word: higher figures are rare and can be typed as a line.
fn likely_figures(values: Vec<Value>, field: &Field) -> Vec<Value> {
    if !matches!(field.kind, Kind::Number(..) | Kind::Level(..)) {
        return values;
    }
    Offer::few(values, FIGURES)
}

/// A figure as it is stored.
fn figure_in(value: &Value) -> Option<i32> {
    value.as_i64().and_then(|figure| i32::try_from(figure).ok())
}
