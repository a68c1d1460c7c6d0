//! What a column of a table says, as headings and `--map` name it.

use crate::words;
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::{Choice, ENGINE_FORMS, Field, Form, Kind, Need, Role};
use ardoise_rules::games::raises;
use ardoise_rules::notation::{NAMED, by_nearness};

/// What a column says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// The number of the deal: a row with another number opens another deal.
    Deal,
    /// Who deals.
    Dealer,
    /// Who took.
    Bidder,
    /// What was bid: a level, or both level and suit.
    Contract,
    /// The suit of it.
    Suit,
    /// What was counted by a side, or by the side that took.
    Count(&'static Form, Option<String>),
    /// What was counted by those against the side that took.
    Against(&'static Form),
    /// What came of the deal, as a word or a sign: made, or failed.
    Came,
    /// The stake raised, or raised again: who said it, or a yes.
    Raise(usize),
    /// The totals on paper after the deal, by account: compared, never used.
    Total(String),
    /// Lines of the notation.
    Events,
    /// A remark.
    Note,
    /// What `print` writes beside the figures: the lines of the sheet that the row stands for. Nothing else is read then.
    Lines,
    /// An event of the notation, with what follows its word.
    Event(&'static str),
    /// An event of one player, who stands at the head of the column: `Annonces Ana`.
    Of(&'static str, String),
    /// One kind of an event, and whose it is: `Tierce`.
    Kind(&'static str, &'static str),
    /// A field of an event of the notation.
    Field(&'static str, &'static str),
}

/// Signs at the head of the column with the numbers of the deals, folded; words stand in `headings.txt`.
const NUMBERS: &[&str] = &["n", "n°", "nº", "#"];
/// Signs in a cell that say that it is so.
const YES: &[&str] = &["x", "+", "1", "✓", "✔", "✅"];
/// Signs in a cell that say that it is not so.
const NO: &[&str] = &["", "-", "–", "—", "0", ".", "✗", "✘", "❌"];

/// Does a folded cell say yes, in any language?
pub(crate) fn is_yes(folded: &str) -> bool {
    YES.contains(&folded) || words::heading(folded, "yes")
}

/// Does a folded cell say no, or nothing?
pub(crate) fn is_no(folded: &str) -> bool {
    NO.contains(&folded) || words::heading(folded, "no")
}

/// What a folded cell says of a deal: that it was made, that it failed.
pub(crate) fn came(folded: &str, forms: &'static [Form]) -> Option<&'static Form> {
    let named = form(forms, folded).filter(|form| form.made.is_some());
    named.or_else(|| {
        let made = is_made(folded, forms)?;
        forms.iter().find(|form| form.made == Some(made))
    })
}

/// Does it say that the contract was made, or that it failed?
pub(crate) fn is_made(folded: &str, forms: &'static [Form]) -> Option<bool> {
    match folded {
        "-" | "–" | "—" | "−" => Some(false),
        _ if is_yes(folded) || words::heading(folded, "came-made") => Some(true),
        _ if is_no(folded) || words::heading(folded, "came-failed") => Some(false),
        _ => form(forms, folded)?.made,
    }
}

/// Is it a word that says what came of a deal, and no figure?
pub(crate) fn says_what_came(cell: &str, forms: &'static [Form]) -> bool {
    let word = cell.chars().any(char::is_alphabetic) && !cell.chars().any(|letter| letter.is_ascii_digit());
    word && is_made(&fold_word(cell), forms).is_some()
}

/// The side that folded words name as tables do: `us`, `eux`, `équipe 1`.
pub(crate) fn side_named(folded: &str) -> Option<usize> {
    let named = |ids: [&str; 2]| ids.iter().position(|id| words::heading(folded, id));
    named(["points-a", "points-b"]).or_else(|| named(["side-a", "side-b"]))
}

/// The kinds of what players show with a card, where an event tells that.
pub(crate) fn kinds_shown(form: &Form) -> Option<&'static [Choice]> {
    match form.fields {
        [
            Field { kind: Kind::Player, .. },
            Field { kind: Kind::Choice(kinds), .. },
            Field { kind: Kind::Card, .. },
        ] => Some(kinds),
        _ => None,
    }
}

/// Does a folded cell say that all passed?
pub(crate) fn is_passed(folded: &str) -> bool {
    words::heading(folded, "passed")
}

/// Does a folded cell say that the deal was void?
pub(crate) fn is_voided(folded: &str) -> bool {
    words::heading(folded, "voided")
}

/// What columns of a table can say besides what a game has for it.
const HEADED: [&str; 20] = [
    "deal",
    "dealer",
    "bidder",
    "contract",
    "suit",
    "points",
    "points-a",
    "points-b",
    "points-against",
    "tricks",
    "tricks-a",
    "tricks-b",
    "raise",
    "raise-again",
    "came",
    "total-a",
    "total-b",
    "events",
    "lines",
    "note",
];

pub(crate) fn form(forms: &'static [Form], word: &str) -> Option<&'static Form> {
    let named = |form: &&Form| form.is_named(word);
    forms.iter().find(named).or_else(|| ENGINE_FORMS.iter().find(named))
}

/// The form by which a stake is raised, the first time (nought) or on top of it.
pub(crate) fn raising(forms: &'static [Form], level: usize) -> Option<&'static Form> {
    forms.iter().find(|form| form.raise == Some(level))
}

/// The form by which somebody bids: he says what he undertakes.
pub(crate) fn bid(forms: &'static [Form]) -> Option<&'static Form> {
    Role::Contract.among(forms).filter(|form| !is_enough_with_who(form))
}

/// The form by which somebody takes what lies there, and need say no more.
pub(crate) fn taken(forms: &'static [Form]) -> Option<&'static Form> {
    Role::Contract.among(forms).filter(|form| is_enough_with_who(form))
}

/// May everything be left out but who it is that says it?
fn is_enough_with_who(form: &Form) -> bool {
    form.fields.iter().skip(1).all(|field| field.need == Need::Optional)
}

/// The form by which somebody joins whoever undertook something of his own will.
pub(crate) fn joining(forms: &'static [Form]) -> Option<&'static Form> {
    let of_player = |form: &&Form| matches!(form.fields, [Field { kind: Kind::Player, .. }]);
    Role::Partner.among(forms).filter(of_player)
}

/// Does a folded word at the head of a column say that points or tricks are counted under it, or what they add up to?
pub(crate) fn heads_figures(folded: &str) -> bool {
    ["points", "tricks", "total"].iter().any(|id| words::heading(folded, id))
}

impl Key {
    /// A key as it is typed.
    #[must_use]
    pub fn read(text: &str, forms: &'static [Form]) -> Option<Key> {
        let folded = fold_word(text.trim());
        if let Some((event, rest)) = folded.split_once('.') {
            let form = form(forms, event)?;
            return form.field(rest).map(|field| Key::Field(form.event, field.name));
        }
        if let Some((name, account)) = folded.split_once('-') {
            if name == "total" {
                return Some(Key::Total(account.to_owned()));
            }
            if let Some(form) = forms.iter().find(|form| form.tells_a_count() && form.event == name) {
                let own = Some(account).filter(|account| *account != "against");
                return Some(own.map_or(Key::Against(form), |own| Key::Count(form, Some(own.to_owned()))));
            }
        }
        match folded.as_str() {
            "deal" => Some(Key::Deal),
            "dealer" => Some(Key::Dealer),
            "bidder" => Some(Key::Bidder),
            "contract" => Some(Key::Contract),
            "suit" => Some(Key::Suit),
            "raise" => raising(forms, 0).map(|_| Key::Raise(0)),
            "raise-again" => raising(forms, 1).map(|_| Key::Raise(1)),
            "came" => forms.iter().any(|form| form.made == Some(true)).then_some(Key::Came),
            "events" => Some(Key::Events),
            "note" => Some(Key::Note),
            "lines" => Some(Key::Lines),
            word => {
                let form = form(forms, word)?;
                if form.tells_a_count() {
                    return Some(Key::Count(form, None));
                }
                Some(form.raise.map_or(Key::Event(form.event), Key::Raise))
            }
        }
    }

    /// What a heading says, if anything; what stands in it between brackets may say whose it is: `Nous (points)`.
    #[must_use]
    pub fn of_heading(heading: &str, forms: &'static [Form]) -> Option<Key> {
        let whole = || Key::of_words(heading, forms);
        let bracketed = || {
            let (before, rest) = heading.split_once('(')?;
            let (inside, behind) = rest.split_once(')')?;
            let before = format!("{}{behind}", before.trim());
            let of = |text: String| Key::of_words(&text, forms);
            let said = of(format!("{inside} {before}")).or_else(|| of(format!("{before} {inside}")));
            // Points that are somebody's are not those of whoever took.
            said.or_else(|| of(before).filter(|key| !matches!(key, Key::Count(_, None))))
        };
        whole().or_else(bracketed)
    }

    /// What the words of a heading say, if anything.
    fn of_words(heading: &str, forms: &'static [Form]) -> Option<Key> {
        let folded = fold_word(heading.trim().trim_end_matches([':', '.', '?', ' ', '\u{a0}', '\u{202f}']));
        // A word that is cut short has a point: `Nb. bouts`.
        let folded = folded.replace(". ", " ");
        let folded = folded.as_str();
        let headed = |form: &&Form| {
            form.column && (form.is_named(&folded.replace(' ', "-")) || words::heading(folded, form.event))
        };
        let event = || forms.iter().find(headed).map(|form| Key::Event(form.event));
        let found = if NUMBERS.contains(&folded) { Some("deal") } else { None };
        let found = found.or_else(|| HEADED.into_iter().find(|id| words::heading(folded, id)));
        // Where nothing is bid an `Annonce` is what was shown.
        if found == Some("contract")
            && bid(forms).is_none()
            && let Some(event) = event()
        {
            return Some(event);
        }
        let raises = |level: &usize| raises(*level).any(|form| form.event == folded);
        let raise = [0, 1].into_iter().find(raises);
        let key = match (found, raise) {
            (Some(key), _) => key,
            (None, Some(level)) => ["raise", "raise-again"].get(level).copied()?,
            (None, None) => {
                // Whoever won is who took where nobody takes or doubles.
                let takes = |form: &Form| form.role == Some(Role::Contract) || form.raise.is_some();
                let won = words::heading(folded, "winner") && !forms.iter().any(takes);
                return event()
                    .or_else(|| won.then_some(Key::Bidder))
                    .or_else(|| Key::of_kind(folded, forms))
                    .or_else(|| Key::of_count(folded, forms))
                    .or_else(|| Key::of_two(folded, forms));
            }
        };
        // Where no points are made, what came of a deal is told by a word.
        let came = || words::heading(folded, "came").then(|| Key::read("came", forms)).flatten();
        Key::read(key, forms).or_else(came)
    }

    /// What a key for the points of a side says where no points are counted: what it marked.
    fn of_side(folded: &str) -> Option<Key> {
        let side = ["points-a", "points-b"].iter().position(|id| words::heading(folded, id))?;
        ["a", "b"].get(side).map(|side| Key::Total((*side).to_owned()))
    }

    /// What is counted, and the side that counted it: `Tricks N/S`.
    fn of_count(folded: &str, forms: &'static [Form]) -> Option<Key> {
        let (first, last) = folded.split_once(' ')?;
        let (form, side) = [(first, last), (last, first)].into_iter().find_map(|(what, side)| {
            let counts = |form: &&Form| form.tells_a_count() && words::heading(what, form.event);
            Some((forms.iter().find(counts)?, side_named(side)?))
        })?;
        let side = *["a", "b"].get(side)?;
        Some(Key::Count(form, Some(side.to_owned())))
    }

    /// What the players of a side showed or had: `Annonces Nous`.
    fn of_two(folded: &str, forms: &'static [Form]) -> Option<Key> {
        let (first, last) = folded.split_once(' ')?;
        [(first, last), (last, first)].into_iter().find_map(|(what, side)| {
            let side = *["a", "b"].get(side_named(side)?)?;
            Key::of_player(what, side, forms).filter(|key| matches!(key, Key::Of(..)))
        })
    }

    /// What a word that stands with a player's name at the head of a column says of him: what he counted, or an event of his.
    #[must_use]
    pub fn of_player(word: &str, player: &str, forms: &'static [Form]) -> Option<Key> {
        let folded = fold_word(word.trim());
        let headed = |form: &&Form| {
            form.column && (form.is_named(folded.trim_end_matches('s')) || form.is_named(&folded))
                || words::heading(&folded, form.event)
        };
        let form = forms.iter().find(headed)?;
        match form.fields {
            [Field { kind: Kind::Counts, .. }] => Some(Key::Count(form, Some(player.to_owned()))),
            [Field { kind: Kind::Player | Kind::Account, .. }, ..] => {
                Some(Key::Of(form.event, player.to_owned()))
            }
            _ => None,
        }
    }

    /// The kind of what players show that heads a column.
    fn of_kind(folded: &str, forms: &'static [Form]) -> Option<Key> {
        forms.iter().filter(|form| form.column).find_map(|form| {
            let bare = folded.trim_end_matches('s');
            let kind = kinds_shown(form)?.iter().find(|kind| kind.is_named(folded) || kind.is_named(bare))?;
            Some(Key::Kind(form.event, kind.id))
        })
    }

    /// What somebody says of a column: a key as it is stored, else as the heading of such a column reads in any language.
    #[must_use]
    pub fn said(text: &str, forms: &'static [Form]) -> Option<Key> {
        let folded = fold_word(text.trim());
        let stored = HEADED.contains(&folded.as_str()) || forms.iter().any(|form| form.event == folded);
        let headed = || Key::of_heading(text, forms);
        if stored {
            Key::read(text, forms).or_else(headed)
        } else {
            headed().or_else(|| Key::read(text, forms)).or_else(|| Key::of_side(&folded))
        }
    }

    /// The words nearest to one that says nothing, among those that say something of a deal of this game in any language.
    #[must_use]
    pub fn near(text: &str, forms: &'static [Form]) -> Vec<String> {
        let mut known: Vec<&'static str> = HEADED.into_iter().collect();
        known.extend(HEADED.into_iter().flat_map(words::headings));
        known.extend(forms.iter().flat_map(Form::words));
        let mut near = by_nearness(text, known.into_iter().map(|word| (word, [word])));
        let mut told: Vec<&str> = Vec::new();
        near.retain(|word| {
            !told.contains(word) && {
                told.push(word);
                true
            }
        });
        near.into_iter().take(NAMED).map(|word| word.replace(' ', "-")).collect()
    }

    /// Does the column say what was played for, or what happened?
    #[must_use]
    pub const fn tells_what_happened(&self) -> bool {
        matches!(self, Key::Contract | Key::Events | Key::Lines | Key::Event(_) | Key::Of(..) | Key::Kind(..))
    }

    /// Does the column say what was made in a deal by whoever took, or all of it?
    #[must_use]
    pub const fn counts_what_was_made(&self) -> bool {
        matches!(self, Key::Count(_, None) | Key::Against(_) | Key::Came | Key::Events)
    }

    /// Does the column say what was counted of that by whoever took, and not by an account of its own?
    #[must_use]
    pub fn counts_whole(&self, role: Role) -> bool {
        matches!(self, Key::Count(form, None) if form.role == Some(role))
    }

    /// The account of which the column says what was counted.
    #[must_use]
    pub fn counts_of(&self) -> Option<&str> {
        match self {
            Key::Count(_, account) => account.as_deref(),
            _ => None,
        }
    }

    /// Does the column say something that is recorded?
    #[must_use]
    pub const fn records(&self) -> bool {
        !matches!(self, Key::Deal | Key::Dealer | Key::Note | Key::Total(_))
    }
}
