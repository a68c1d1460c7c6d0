//! What the menu of the table offers now: the next thing first, then what else may be told, and what is always at hand.

use crate::evening::back as taken;
use crate::guided::ending;
use crate::guided::event::{chosen, contract, guide, likely, opened};
use crate::guided::prompt::{Guide, Item, Quick, lettered, numbered};
use crate::guided::voiding::old_words;
use crate::shell::Shell;
use crate::words;
use ardoise_desk::evening::{Evening, event_text, everybody_passes as short_passes};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{
    AnyPlay, Bearing, DealNo, ENGINE_FORMS, Form, Given, Kind, Offer, Report, common,
};
use ardoise_rules::lang::Lang;
use ardoise_rules::words::{Speaker, plain};

/// What one line of the menu does.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Step {
    /// Records the line that was probably meant by the last one.
    Meant,
    /// Asks for an event, of which the first fields are answered.
    Event(&'static Form, Given),
    /// Records a line.
    Line(String),
    Undo,
    Redo,
    Amend,
    Explain,
    Ruling,
    Slate,
    Rematch,
    Share,
    Rules,
    Dealer,
    Reseat,
    New,
    Quit,
}

/// The sign that opens a correction at once: it begins no line, and stands beside the figures.
const AMEND: char = '/';

/// The lines of the menu with what each does, and the likely one.
pub(super) struct Choices {
    pub(super) steps: Vec<Step>,
    pub(super) items: Vec<Item>,
    pub(super) at: Option<usize>,
    /// So many of the first are chosen by their number.
    pub(super) numbered: usize,
    /// The words of the event whose first answers stand there in its place.
    pub(super) spread: Vec<String>,
}

impl Choices {
    fn put(&mut self, step: Step, item: Item) {
        self.steps.push(step);
        self.items.push(item);
    }
}

/// A line of the menu found by a word of the prompt: by the first letters of the reader's own, by a whole one of any language.
fn named(item: Item, word: &'static str, lang: Lang) -> Item {
    let usable = |name: &&str| !old_words().any(|old| old == *name);
    let own = words::of(lang, word).chain((lang == Lang::CANONICAL).then_some(word));
    let item = own.filter(usable).fold(item, Item::key);
    words::names(word).filter(usable).fold(item.whole(word), Item::whole)
}

/// Does it record the play, card by card? In every game that is the engine's.
fn of_cards(form: &Form) -> bool {
    ENGINE_FORMS.iter().any(|other| other.event == form.event)
        && form.fields.iter().any(|field| matches!(field.kind, Kind::Card | Kind::Cards))
}

/// What the menu offers: the next thing first, by the letters of whoever does it; what else is expected; what is also
/// possible; cards; what is always at hand; and last what would go to another deal.
pub(super) fn choices(shell: &Shell, found: &Evening, report: &Report) -> Choices {
    let now = report.next.as_ref().map(|next| next.deal);
    let fresh = opened(found, now, report);
    let choosing = Choosing {
        shell,
        speaker: &shell.speaker,
        lang: shell.speaker.lang(),
        found,
        report,
        playing: fresh.as_deref().unwrap_or(found.play()),
    };
    let mut menu =
        Choices { steps: Vec::new(), items: Vec::new(), at: Some(0), numbered: 0, spread: Vec::new() };
    choosing.ended(&mut menu);
    let expected = choosing.expected();
    choosing.next(&mut menu, &expected);
    let cards = expected.into_iter().filter(|form| of_cards(form)).collect();
    let elsewhere = choosing.possible(&mut menu, cards);
    choosing.always(&mut menu);
    for (form, deal) in elsewhere {
        let hint = shell.speaker.phrase("play-other-deal", &[("deal", &deal.to_string())]);
        menu.put(Step::Event(form, Vec::new()), choosing.item_of(form).hint(hint));
    }
    choosing.keyed(&mut menu);
    menu
}

/// The moment at which something is chosen.
struct Choosing<'a> {
    shell: &'a Shell,
    speaker: &'a Speaker,
    lang: Lang,
    found: &'a Evening,
    report: &'a Report,
    /// The match with its next deal opened.
    playing: &'a dyn AnyPlay,
}

impl<'a> Choosing<'a> {
    fn forms(&self) -> impl Iterator<Item = &'static Form> + use<> {
        self.found.play().forms().iter().chain(ENGINE_FORMS)
    }

    /// The keyword of a form as a line of the menu, found by the first letters of the reader's words for it, and by a whole one of
    /// any language: a letter that begins a word nobody at the table speaks chooses nothing.
    fn item_of(&self, form: &Form) -> Item {
        let own = form.spoken.of(self.lang).iter().copied();
        let item = own.fold(Item::new(form.word(self.lang)), Item::key);
        form.words().fold(item, Item::whole)
    }

    fn taken(&self) -> bool {
        contract(self.report).is_some()
    }

    /// The questions of the next deal.
    fn asking(&self) -> Guide<'a> {
        let likely = likely(self.found, self.report);
        Guide::new(self.found.game(), self.playing, self.speaker, likely).of(self.found.about())
    }

    /// Where the match is over: another one, and what is handed round.
    fn ended(&self, menu: &mut Choices) {
        if !self.report.standing.over {
            return;
        }
        let next = plain(&ending::next_dealer(self.report));
        for (step, id, word, facts) in [
            (Step::Rematch, "play-rematch", "rematch", &[("player", next.as_str())][..]),
            (Step::Share, "play-share", "share", &[]),
        ] {
            let item = named(Item::new(self.speaker.word(id)), word, self.lang);
            menu.put(step, item.hint(self.speaker.phrase(&format!("{id}-hint"), facts)));
        }
    }

    /// What is expected, in order: with a contract the next thing is what it made.
    fn expected(&self) -> Vec<&'static Form> {
        let expects = self.report.next.iter().flat_map(|next| &next.expects);
        let form_of = |event: &&'static str| self.forms().find(|form| form.event == *event);
        let mut expected: Vec<&'static Form> = expects.filter_map(form_of).collect();
        if self.taken()
            && let Some(place) = expected.iter().position(|form| form.counts())
        {
            let figure = expected.remove(place);
            expected.insert(0, figure);
        }
        expected
    }

    /// What is expected as lines of the menu; the answers to the first question of the likely one stand there in its place.
    fn next(&self, menu: &mut Choices, expected: &[&'static Form]) {
        let offer = Offer::new(self.playing, likely(self.found, self.report));
        for (place, form) in expected.iter().copied().enumerate().filter(|(_, form)| !of_cards(form)) {
            // Above the highest bid there is none.
            if place > 0 && offer.possible(form).is_none() {
                continue;
            }
            if form.counts() && place == 0 && self.taken() {
                let account = guide(self.shell, self.found, self.report).likely_account();
                let hint = self.speaker.phrase("play-figure", &[("account", &account)]);
                menu.put(Step::Event(form, Vec::new()), self.item_of(form).hint(hint).quick());
                continue;
            }
            if place == 0
                && let Some((given, values)) = self.asking().first(form)
            {
                let field = form.fields.get(given.len());
                // Of figures, and of who it was, none is likelier: Enter behind the answer before it chooses nothing.
                if field.is_some_and(|field| matches!(field.kind, Kind::Number(..) | Kind::PlayerOr(_))) {
                    menu.at = None;
                }
                for (value, item) in values {
                    let mut given = given.clone();
                    given.push(Some(value));
                    let hint = form.word(self.lang).to_owned();
                    menu.put(Step::Event(form, given), item.hint(hint).quick());
                }
                menu.numbered = field.map_or(0, |field| numbered(field, &menu.items));
                menu.spread = form.spoken.of(self.lang).iter().map(|word| fold_word(word)).collect();
                continue;
            }
            // What throws a deal away is not one key away.
            let item = self.item_of(form);
            let item = if form.bearing == Bearing::Tells { item.quick() } else { item };
            menu.put(Step::Event(form, Vec::new()), item);
        }
        if let Some(passes) = everybody_passes(self.found).filter(|_| !self.taken()) {
            let item = Item::new(self.speaker.word("play-all-pass")).quick();
            menu.put(Step::Line(passes), item);
        }
    }

    /// What is also possible, cards last; what would go to another deal is given back, with that.
    fn possible(&self, menu: &mut Choices, mut cards: Vec<&'static Form>) -> Vec<(&'static Form, DealNo)> {
        let guide = guide(self.shell, self.found, self.report);
        let next = self.report.next.as_ref();
        let mut known: Vec<&str> = next.iter().flat_map(|next| next.expects.iter().copied()).collect();
        known.push(common::CHECK.event);
        let mut elsewhere = Vec::new();
        for form in self.forms() {
            if !known.contains(&form.event)
                && let Some(deal) = guide.possible(form)
            {
                match next.map(|next| next.deal) {
                    Some(now) if deal != now => elsewhere.push((form, deal)),
                    // After the end everything that can be said is a correction.
                    None => elsewhere.push((form, deal)),
                    _ if of_cards(form) => cards.push(form),
                    _ if form.bearing == Bearing::Tells
                        && ENGINE_FORMS.iter().all(|own| own.event != form.event) =>
                    {
                        menu.put(Step::Event(form, Vec::new()), self.item_of(form).quick());
                    }
                    _ => menu.put(Step::Event(form, Vec::new()), self.item_of(form)),
                }
            }
            known.push(form.event);
        }
        for form in cards {
            menu.put(Step::Event(form, Vec::new()), self.item_of(form));
        }
        elsewhere
    }

    /// What is always at hand.
    fn always(&self, menu: &mut Choices) {
        let always = [
            (Step::Undo, "play-undo", &["undo"][..]),
            (Step::Redo, "play-redo", &["redo"]),
            (Step::Amend, "play-amend", &["amend"]),
            (Step::Explain, "play-explain", &["explain"]),
            (Step::Ruling, "play-ruling", &["ruling", "referee"]),
            (Step::Slate, "play-slate", &["show"]),
            (Step::Rules, "play-rules", &["rules"]),
            (Step::Dealer, "play-who-deals", &["dealer"]),
            (Step::Reseat, "play-reseat", &["reseat"]),
            (Step::New, "play-new", &["new", "next"]),
            (Step::Quit, "play-quit", &["quit"]),
        ];
        for (step, id, keys) in always {
            let hint = match step {
                Step::Undo => taken::describe_last(self.shell, self.found, true),
                Step::Redo => taken::describe_last(self.shell, self.found, false),
                _ => Some(self.speaker.word(&format!("{id}-hint"))),
            };
            let Some(hint) = hint else { continue };
            let item = Item::new(self.speaker.word(id));
            let item = keys.iter().fold(item, |item, key| named(item, key, self.lang));
            // Whose turn it is stands on the slate.
            let item = match step {
                Step::Slate => item.whole(self.speaker.word("play-who-speaks")),
                _ => item,
            };
            menu.put(step, item.hint(hint));
        }
    }

    /// By which keys each is chosen.
    fn keyed(&self, menu: &mut Choices) {
        // What is recorded at once, without a further question, is not one letter away from a line that begins so.
        let own = ["play-undo", "play-amend", "play-explain", "play-quit", "play-new"].into_iter();
        let words = self.forms().map(|form| form.word(self.lang).to_owned());
        let words = words.chain(own.map(|id| self.speaker.word(id)));
        let begins: Vec<char> = words.filter_map(|word| initial(&word)).collect();
        let asking = self.asking();
        for (place, (step, item)) in menu.steps.iter().zip(&mut menu.items).enumerate() {
            let at_once = match step {
                Step::Line(_) => true,
                Step::Event(form, given) => {
                    !asking.asks(form, given) && chosen(self.found, form, given).is_none()
                }
                _ => false,
            };
            let numbered = place < menu.numbered;
            if at_once && (numbered || initial(&item.label).is_none_or(|letter| begins.contains(&letter))) {
                item.quick = item.quick.min(Quick::Enter);
            }
            // Where words are typed next, a line that begins with the letter would be taken for them.
            if matches!(step, Step::Event(form, given) if asking.types_words(form, given)) {
                // The likely one keeps its letter: no other is taken by it.
                item.quick = if Some(place) == menu.at { Quick::Enter } else { Quick::Word };
            }
            // A word that begins with all of another one is not taken for it: « der » is no « dernière carte ».
            let label = fold_word(&item.label);
            if menu.spread.iter().any(|word| *word != label && label.starts_with(word)) {
                item.quick = item.quick.min(Quick::Enter);
            }
            item.records = at_once;
            // What takes something back is not a letter and Enter away from a line that begins so.
            item.guarded = match step {
                Step::Undo | Step::Redo => true,
                Step::Event(form, _) => matches!(form.bearing, Bearing::Voids | Bearing::Ends),
                _ => false,
            };
        }
        lettered(&mut menu.items, true, |item| item.quick != Quick::Word);
        // A number is a key of its own.
        let plain = |item: &&mut Item| item.quick != Quick::Letter;
        menu.items.iter_mut().filter(plain).for_each(|item| item.letter = None);
        menu.items.iter_mut().take(menu.numbered).for_each(|item| item.letter = None);
        if let Some(place) = menu.steps.iter().position(|step| *step == Step::Amend) {
            menu.items[place].letter = Some(AMEND);
        }
    }
}

/// The first letter of what is typed for a word.
fn initial(word: &str) -> Option<char> {
    fold_word(word).chars().find(|letter| letter.is_alphanumeric())
}

/// The passes of everybody, one after the other, where they end the deal; none where somebody has bid.
fn everybody_passes(found: &Evening) -> Option<String> {
    let (passes, _) = short_passes(found.play()).filter(|(_, ends)| *ends)?;
    let table = found.play().table();
    let each = passes.iter().map(|pass| event_text(found.game(), pass, table));
    Some(each.collect::<Vec<_>>().join(", "))
}
