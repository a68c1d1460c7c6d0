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
use ardoise_rules::engine::{Bearing, ENGINE_FORMS, Form, Given, Kind, Offer, Report};
use ardoise_rules::lang::Lang;
use ardoise_rules::words::plain;

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
    pub(super) at: usize,
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

/// The keyword of a form as a line of the menu, found by the first letters of the reader's words for it, and by a whole one of
/// any language: a letter that begins a word nobody at the table speaks chooses nothing.
fn item_of(form: &Form, lang: Lang) -> Item {
    let item = form.spoken.of(lang).iter().copied().fold(Item::new(form.word(lang)), Item::key);
    form.words().fold(item, Item::whole)
}

/// Does it record the play, card by card? In every game that is the engine's.
fn of_cards(form: &Form) -> bool {
    ENGINE_FORMS.iter().any(|other| other.event == form.event)
        && form.fields.iter().any(|field| matches!(field.kind, Kind::Card | Kind::Cards))
}

/// What the menu offers: the next thing first, by the letters of whoever does it; what else is expected; what is also
/// possible; cards; what is always at hand; and last what would go to another deal.
pub(super) fn choices(shell: &Shell, found: &Evening, report: &Report) -> Choices {
    let speaker = &shell.speaker;
    let lang = speaker.lang();
    let guide = guide(shell, found, report);
    let forms = || found.play().forms().iter().chain(ENGINE_FORMS);
    let form_of = |event: &str| forms().find(|form| form.event == event);
    let now = report.next.as_ref().map(|next| next.deal);
    let mut menu = Choices { steps: Vec::new(), items: Vec::new(), at: 0, numbered: 0, spread: Vec::new() };
    if report.standing.over {
        let hint = speaker.phrase("play-rematch-hint", &[("player", &plain(&ending::next_dealer(report)))]);
        let item = named(Item::new(speaker.word("play-rematch")), "rematch", lang);
        menu.put(Step::Rematch, item.hint(hint));
        let item = named(Item::new(speaker.word("play-share")), "share", lang);
        menu.put(Step::Share, item.hint(speaker.word("play-share-hint")));
    }
    let expects: Vec<&str> = report.next.iter().flat_map(|next| next.expects.iter().copied()).collect();
    let mut expected: Vec<&'static Form> = expects.iter().filter_map(|event| form_of(event)).collect();
    let taken = contract(report).is_some();
    if taken && let Some(place) = expected.iter().position(|form| form.counts()) {
        // With a contract the next thing is what it made.
        let figure = expected.remove(place);
        expected.insert(0, figure);
    }
    let fresh = opened(found, now, report);
    let playing = fresh.as_deref().unwrap_or(found.play());
    let offer = Offer::new(playing, likely(found, report));
    for (place, form) in expected.iter().copied().enumerate().filter(|(_, form)| !of_cards(form)) {
        // Above the highest bid there is none.
        if place > 0 && offer.possible(form).is_none() {
            continue;
        }
        if form.counts() && place == 0 && taken {
            let hint = speaker.phrase("play-figure", &[("account", &guide.likely_account())]);
            menu.put(Step::Event(form, Vec::new()), item_of(form, lang).hint(hint).quick());
            continue;
        }
        let asking = Guide::new(
            found.game(),
            fresh.as_deref().unwrap_or(found.play()),
            speaker,
            likely(found, report),
        )
        .of(found.about());
        if place == 0
            && let Some((given, values)) = asking.first(form)
        {
            let field = form.fields.get(given.len());
            for (value, item) in values {
                let mut given = given.clone();
                given.push(Some(value));
                let hint = form.word(lang).to_owned();
                menu.put(Step::Event(form, given), item.hint(hint).quick());
            }
            menu.numbered = field.map_or(0, |field| numbered(field, &menu.items));
            menu.spread = form.spoken.of(lang).iter().map(|word| fold_word(word)).collect();
            continue;
        }
        // What throws a deal away is not one key away.
        let item = item_of(form, lang);
        let item = if form.bearing == Bearing::Tells { item.quick() } else { item };
        menu.put(Step::Event(form, Vec::new()), item);
    }
    if let Some(passes) = everybody_passes(found).filter(|_| !taken) {
        let item = Item::new(speaker.word("play-all-pass")).quick();
        menu.put(Step::Line(passes), item);
    }
    let mut known = expects;
    known.push("check");
    let mut cards: Vec<&'static Form> = expected.into_iter().filter(|form| of_cards(form)).collect();
    let mut elsewhere = Vec::new();
    for form in forms() {
        if !known.contains(&form.event)
            && let Some(deal) = guide.possible(form)
        {
            match now {
                Some(now) if deal != now => elsewhere.push((form, deal)),
                // After the end everything that can be said is a correction.
                None => elsewhere.push((form, deal)),
                _ if of_cards(form) => cards.push(form),
                _ if form.bearing == Bearing::Tells
                    && ENGINE_FORMS.iter().all(|own| own.event != form.event) =>
                {
                    menu.put(Step::Event(form, Vec::new()), item_of(form, lang).quick());
                }
                _ => menu.put(Step::Event(form, Vec::new()), item_of(form, lang)),
            }
        }
        known.push(form.event);
    }
    for form in cards {
        menu.put(Step::Event(form, Vec::new()), item_of(form, lang));
    }
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
            Step::Undo => taken::describe_last(shell, found, true),
            Step::Redo => taken::describe_last(shell, found, false),
            _ => Some(speaker.word(&format!("{id}-hint"))),
        };
        let Some(hint) = hint else { continue };
        let item = keys.iter().fold(Item::new(speaker.word(id)), |item, key| named(item, key, lang));
        // Whose turn it is stands on the slate.
        let item = if step == Step::Slate { item.whole(speaker.word("play-who-speaks")) } else { item };
        menu.put(step, item.hint(hint));
    }
    for (form, deal) in elsewhere {
        let hint = speaker.phrase("play-other-deal", &[("deal", &deal.to_string())]);
        menu.put(Step::Event(form, Vec::new()), item_of(form, lang).hint(hint));
    }
    // What is recorded at once, without a further question, is not one letter away from a line that begins so.
    let mut begins: Vec<char> = forms().filter_map(|form| initial(form.word(lang))).collect();
    begins.extend(
        ["play-undo", "play-amend", "play-explain", "play-quit", "play-new"]
            .iter()
            .filter_map(|id| initial(&speaker.word(id))),
    );
    let asking =
        Guide::new(found.game(), fresh.as_deref().unwrap_or(found.play()), speaker, likely(found, report))
            .of(found.about());
    for (place, (step, item)) in menu.steps.iter().zip(&mut menu.items).enumerate() {
        let at_once = match step {
            Step::Line(_) => true,
            Step::Event(form, given) => !asking.asks(form, given) && chosen(found, form, given).is_none(),
            _ => false,
        };
        let numbered = place < menu.numbered;
        if at_once && (numbered || initial(&item.label).is_none_or(|letter| begins.contains(&letter))) {
            item.quick = item.quick.min(Quick::Enter);
        }
        // Where words are typed next, a line that begins with the letter would be taken for them.
        if matches!(step, Step::Event(form, given) if asking.types_words(form, given)) {
            // The likely one keeps its letter: no other is taken by it.
            item.quick = if place == menu.at { Quick::Enter } else { Quick::Word };
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
    menu
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
