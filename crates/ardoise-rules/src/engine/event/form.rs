//! What can be typed, as data: the sheet parser, the prompts, the help and the printed sheets all read it.

use serde_json::Value;

use super::stored::tag;
use crate::lang::{Lang, Spoken};

/// How a number of words is taken by a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// It must be there.
    Required,
    /// It may be left out.
    Optional,
}

/// One word of a closed list, with its words in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The canonical word, as stored.
    pub id: &'static str,
    /// Its words in every language.
    pub spoken: Spoken,
}

impl Choice {
    /// A choice without other words.
    #[must_use]
    pub const fn new(id: &'static str) -> Choice {
        Choice { id, spoken: Spoken::NONE }
    }

    /// A choice with its words.
    #[must_use]
    pub const fn with(id: &'static str, spoken: Spoken) -> Choice {
        Choice { id, spoken }
    }

    /// The word that a language prints.
    #[must_use]
    pub fn word(&self, lang: Lang) -> &'static str {
        self.spoken.printed(lang).unwrap_or(self.id)
    }

    /// Is it meant by that folded word, in any language?
    #[must_use]
    pub fn is_named(&self, folded: &str) -> bool {
        self.id == folded || self.spoken.has(folded)
    }
}

/// The choices of which a word that names one of them is the end of the name too: `misère`, which is the grande one, of the petite. What
/// lies on the table besides is of another kind.
pub fn ended_by<'a>(
    choices: &'a [Choice],
    named: &'a Choice,
    folded: &str,
) -> impl Iterator<Item = &'a Choice> + use<'a> {
    let end = format!("-{folded}");
    let kind = |choice: &Choice| choice.id.rsplit_once('-').map(|(_, kind)| kind);
    choices.iter().filter(move |choice| {
        let mut called = choice.spoken.every().iter().chain([&choice.id]);
        choice.id != named.id
            && kind(choice).is_some_and(|own| kind(named) == Some(own))
            && called.any(|word| crate::lang::fold_word(word).ends_with(&end))
    })
}

/// What a field holds, and how it is stored in the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A player: stored as the seat number.
    Player,
    /// A side where there are sides, else a player: stored as `"A"` or `"1"`.
    Account,
    /// A player, or one of the words: stored as the seat number or the word.
    PlayerOr(&'static [Choice]),
    /// A camp of the deal by its word, or by one of its players: stored as the word or the seat number.
    Camp(&'static [Choice]),
    /// Pairs of an account and a number, at most one for each account: stored as `[["A", 112], …]`.
    Counts,
    /// A suit or one of the named others (`none`, `all`): stored as a word.
    Suit(&'static [Choice]),
    /// A card: stored as `"10H"`.
    Card,
    /// One card or more: stored as a list.
    Cards,
    /// A whole number in a range, both ends included.
    Number(i32, i32),
    /// Points in a range that may end in a half; the range counts half points: stored as a number.
    Half(i32, i32),
    /// A signed number (`+10`, `-20`).
    Signed,
    /// A number in a range, or one of the words: stored as a number or a word.
    Level(i32, i32, &'static [Choice]),
    /// One of the words.
    Choice(&'static [Choice]),
    /// A number that follows its own name: `trick 3`.
    Labelled(&'static [Choice], i32, i32),
    /// The rest of the words, as text.
    Text,
}

/// Who stands in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Named {
    /// One player, camp or account.
    One,
    /// The account of each pair.
    Each,
    Nobody,
}

impl Kind {
    /// The words of which it holds one; nothing where it holds anything else.
    #[must_use]
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Kind::Choice(words) => words,
            _ => &[],
        }
    }

    const fn named(self) -> Named {
        match self {
            Kind::Player | Kind::PlayerOr(_) | Kind::Camp(_) | Kind::Account => Named::One,
            Kind::Counts => Named::Each,
            Kind::Suit(_)
            | Kind::Card
            | Kind::Cards
            | Kind::Number(..)
            | Kind::Half(..)
            | Kind::Signed
            | Kind::Level(..)
            | Kind::Choice(_)
            | Kind::Labelled(..)
            | Kind::Text => Named::Nobody,
        }
    }
}

/// One field of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The name, as in `level=100` and in the stored event.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Must it be there?
    pub need: Need,
}

impl Field {
    /// A field that must be there.
    #[must_use]
    pub const fn new(name: &'static str, kind: Kind) -> Field {
        Field { name, kind, need: Need::Required }
    }

    /// A field that may be left out.
    #[must_use]
    pub const fn optional(name: &'static str, kind: Kind) -> Field {
        Field { name, kind, need: Need::Optional }
    }

    /// The word for every trick where so high a level is what every trick counts: `250` is the capot to many tables.
    #[must_use]
    pub fn every_trick(&self, forms: &[Form], level: i32) -> Option<&'static Choice> {
        let Kind::Level(_, _, choices) = self.kind else { return None };
        let all = forms.iter().find(|form| form.counted.contains(&level))?;
        choices.iter().find(|choice| choice.id == all.event)
    }

    /// Who stands in this field of a stored event, each as it is stored: a seat number, a word, an account. None where the
    /// field is for nobody.
    #[must_use]
    pub fn people<'a>(&self, event: &'a Value) -> Option<Vec<&'a Value>> {
        let value = event.get(self.name);
        match self.kind.named() {
            Named::One => Some(value.into_iter().collect()),
            Named::Each => {
                let pairs = value.and_then(Value::as_array).into_iter().flatten();
                Some(pairs.filter_map(|pair| pair.get(0)).collect())
            }
            Named::Nobody => None,
        }
    }

    /// The same, to put others in their place.
    pub fn people_mut<'a>(&self, event: &'a mut Value) -> Vec<&'a mut Value> {
        let value = event.get_mut(self.name);
        match self.kind.named() {
            Named::One => value.into_iter().collect(),
            Named::Each => {
                let pairs = value.and_then(Value::as_array_mut).into_iter().flatten();
                pairs.filter_map(|pair| pair.get_mut(0)).collect()
            }
            Named::Nobody => Vec::new(),
        }
    }
}

/// What an event of a form does to the slate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bearing {
    /// It tells what happened in a deal.
    Tells,
    /// It speaks of the slate and not of the play: a remark, a comparison, an agreement.
    Remarks,
    /// It throws a deal away or takes something back. No program guesses such an event, and where it
    /// hits a deal that is finished people are asked first.
    Voids,
    /// It ends the match.
    Ends,
}

/// The part that an event plays in a deal, where its fields alone do not say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Somebody undertakes something: he bids, or takes.
    Contract,
    /// Trumps are chosen, by which nobody undertakes anything.
    Trump,
    /// A card is called, whose holder plays beside whoever calls it.
    Called,
    /// Somebody plays beside whoever undertook something: he says so, or he is named.
    Partner,
    /// Points of cards are counted.
    Points,
    /// Tricks are counted.
    Tricks,
}

impl Role {
    /// The form that plays it among those of a game.
    #[must_use]
    pub fn among(self, forms: &[Form]) -> Option<&Form> {
        forms.iter().find(|form| form.role == Some(self))
    }
}

/// One kind of event: its keyword, its words in every language and its fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    /// The canonical keyword, which is also the tag of the stored event.
    pub event: &'static str,
    /// Its keywords in every language.
    pub spoken: Spoken,
    /// The fields, in the order in which they are typed.
    pub fields: &'static [Field],
    /// What it does to the slate.
    pub bearing: Bearing,
    /// The part that it plays in a deal.
    pub role: Option<Role>,
    /// Does it raise the stake? Once (nought) or on top of a first time (one).
    pub raise: Option<usize>,
    /// Do tables on paper have it in a column under one of its keywords?
    pub column: bool,
    /// Do tables on paper often count it in their figures and tell it nowhere?
    pub tacit: bool,
    /// Does it cost a player points for what he did wrong? Nobody is led to it by a word of another meaning.
    pub blames: bool,
    /// Does it say of a contract that it was made, or that it was not?
    pub made: Option<bool>,
    /// May it be told of both camps in one, with the keyword once?
    pub both: bool,
    /// Is what is still missing asked at once behind it?
    pub leads: bool,
    /// The event that says that what it announces came about.
    pub announces: Option<&'static str>,
    /// The events of other games that tables call much the same.
    pub akin: &'static [&'static str],
    /// The word behind which a card is said by its rank alone: any of the four is meant.
    pub four: Option<&'static str>,
    /// Figures that stand for it where tables on paper write what was counted: no count comes to as much.
    pub counted: &'static [i32],
}

impl Form {
    /// Do two events of this form speak of the same player, side, or holders of a count?
    #[must_use]
    pub fn same_holder(&self, one: &Value, other: &Value) -> bool {
        for field in self.fields {
            if let (Some(own), Some(others)) = (field.people(one), field.people(other)) {
                return own == others || own.iter().any(|who| others.contains(who));
            }
        }
        true
    }

    /// A form of what happens in a deal.
    #[must_use]
    pub const fn new(event: &'static str, spoken: Spoken, fields: &'static [Field]) -> Form {
        Form {
            event,
            spoken,
            fields,
            bearing: Bearing::Tells,
            role: None,
            raise: None,
            column: false,
            tacit: false,
            blames: false,
            made: None,
            both: false,
            leads: false,
            announces: None,
            akin: &[],
            four: None,
            counted: &[],
        }
    }

    /// Is it a figure for whoever counts, and nothing else?
    #[must_use]
    pub fn counts(&self) -> bool {
        matches!(self.fields, [field] if field.kind == Kind::Counts)
    }

    /// Does it say how much of something was counted in a deal: points, tricks, or what else a game counts?
    #[must_use]
    pub fn tells_a_count(&self) -> bool {
        let counted = self.counts() || matches!(self.role, Some(Role::Points | Role::Tricks));
        counted && self.bearing == Bearing::Tells
    }

    /// The words of the first of its fields that holds one of a list of words.
    #[must_use]
    pub fn choices(&self) -> &'static [Choice] {
        let mut lists = self.fields.iter().map(|field| field.kind.choices());
        lists.find(|words| !words.is_empty()).unwrap_or_default()
    }

    /// Is it of a card that is turned up: of a card, and of nobody?
    #[must_use]
    pub fn turns_up(&self) -> bool {
        matches!(self.fields, [field] if field.kind == Kind::Card)
    }

    /// The keyword that a language prints.
    #[must_use]
    pub fn word(&self, lang: Lang) -> &'static str {
        self.spoken.printed(lang).unwrap_or(self.event)
    }

    /// Is an event, as it is stored, of this form?
    #[must_use]
    pub fn is_of(&self, event: &Value) -> bool {
        tag(event) == self.event
    }

    /// Does an event of this form say who, and nothing besides?
    #[must_use]
    pub fn says_who_alone(&self, event: &Value) -> bool {
        let mut told = self.fields.iter().filter(|field| !event[field.name].is_null()).peekable();
        told.peek().is_some() && told.all(|field| matches!(field.kind.named(), Named::One))
    }

    /// Is it meant by that folded word, in any language?
    #[must_use]
    pub fn is_named(&self, folded: &str) -> bool {
        self.event == folded || self.spoken.has(folded)
    }

    /// In which language that folded keyword of it is said.
    #[must_use]
    pub fn lang_of(&self, folded: &str) -> Lang {
        let other = if folded == self.event { None } else { self.spoken.lang_of(folded) };
        other.unwrap_or(Lang::CANONICAL)
    }

    /// Every keyword, the canonical one first.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.event).chain(self.spoken.every().iter().copied())
    }

    /// The same, which plays that part in a deal.
    #[must_use]
    pub const fn in_role(self, role: Role) -> Form {
        Form { role: Some(role), ..self }
    }

    /// The same, of an event that raises the stake: nought for the first time, one for what answers it.
    #[must_use]
    pub const fn raising(self, level: usize) -> Form {
        Form { raise: Some(level), ..self }
    }

    /// The same, which a table on paper has in a column under its keywords.
    #[must_use]
    pub const fn headed(self) -> Form {
        Form { column: true, ..self }
    }

    /// The same, which tables on paper often count in their figures and tell nowhere.
    #[must_use]
    pub const fn tacit(self) -> Form {
        Form { tacit: true, ..self }
    }

    /// The same, which may be told of both camps in one: `points attack 63 defence 28` is two events.
    #[must_use]
    pub const fn of_both(self) -> Form {
        Form { both: true, ..self }
    }

    /// The same, which announces what that event says came about: a table on paper has both in one column.
    #[must_use]
    pub const fn announcing(self, event: &'static str) -> Form {
        Form { announces: Some(event), ..self }
    }

    /// The same, said when the deal is counted: guided entry asks at once for the first thing that is still missing.
    #[must_use]
    pub const fn leading(self) -> Form {
        Form { leads: true, ..self }
    }

    /// The same, of an event that costs a player points for what he did wrong.
    #[must_use]
    pub const fn blaming(self) -> Form {
        Form { blames: true, ..self }
    }

    /// The same, of an event that says of a contract that it was made, or that it was not.
    #[must_use]
    pub const fn telling(self, made: bool) -> Form {
        Form { made: Some(made), ..self }
    }

    /// The same, of an event that names all four cards of a rank behind that word.
    #[must_use]
    pub const fn four(self, word: &'static str) -> Form {
        Form { four: Some(word), ..self }
    }

    /// The same, which tables on paper write as one of these figures in the place of a count.
    #[must_use]
    pub const fn counted(self, figures: &'static [i32]) -> Form {
        Form { counted: figures, ..self }
    }

    /// The same, akin to those events of other games: who says their word may have meant it.
    #[must_use]
    pub const fn akin(self, events: &'static [&'static str]) -> Form {
        Form { akin: events, ..self }
    }

    /// The same, of events that speak of the slate.
    #[must_use]
    pub const fn remarking(self) -> Form {
        Form { bearing: Bearing::Remarks, ..self }
    }

    /// The same, of events that throw a deal away or take something back.
    #[must_use]
    pub const fn voiding(self) -> Form {
        Form { bearing: Bearing::Voids, ..self }
    }

    /// The same, of an event that ends the match.
    #[must_use]
    pub const fn ending(self) -> Form {
        Form { bearing: Bearing::Ends, ..self }
    }

    /// May it be proposed to somebody who did not write it? Not what throws away or ends.
    #[must_use]
    pub const fn proposable(self) -> bool {
        match self.bearing {
            Bearing::Tells | Bearing::Remarks => true,
            Bearing::Voids | Bearing::Ends => false,
        }
    }

    /// May somebody be led to it whose word meant something else? Not to what throws away, ends, costs points or takes the
    /// rest of the line for its text.
    #[must_use]
    pub fn guessable(&self) -> bool {
        self.proposable() && !self.blames && !self.swallows()
    }

    /// Does it lay cards open? Nobody is led to it by a card alone, which may be one that is called.
    #[must_use]
    pub fn lays_open(&self) -> bool {
        self.fields.iter().any(|field| matches!(field.kind, Kind::Cards) && field.need == Need::Required)
    }

    /// Does free text take whatever words are left?
    #[must_use]
    pub fn swallows(&self) -> bool {
        self.fields.iter().any(|field| matches!(field.kind, Kind::Text))
    }

    /// The field of that name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

/// The forms that several games share: each game lists those it knows.
pub mod common {
    use super::{AT_ENTRY, Choice, Field, Form, Kind, OF_DEAL, Role};

    /// The player who does it.
    pub const PLAYER: Field = Field::new("player", Kind::Player);

    /// Opens the next deal, and says who really deals.
    pub const DEAL: Form =
        Form::new("deal", crate::keyword!("deal"), &[Field::optional("dealer", Kind::Player)]);
    /// A player says nothing.
    pub const PASS: Form = Form::new("pass", crate::keyword!("pass"), &[PLAYER]);
    /// Cards a player is known to have held.
    pub const HAND: Form =
        Form::new("hand", crate::keyword!("hand"), &[PLAYER, Field::new("cards", Kind::Cards)]);
    /// One card.
    pub const PLAY: Form =
        Form::new("play", crate::keyword!("play"), &[PLAYER, Field::new("card", Kind::Card)]);
    /// A whole trick, from its leader on.
    pub const TRICK: Form =
        Form::new("trick", crate::keyword!("trick"), &[PLAYER, Field::new("cards", Kind::Cards)]);
    /// Card points counted.
    pub const POINTS: Form =
        Form::new("points", crate::keyword!("points"), &[Field::new("counts", Kind::Counts)])
            .akin(CAME)
            .in_role(Role::Points);
    /// Tricks counted.
    pub const TRICKS: Form =
        Form::new("tricks", crate::keyword!("tricks"), &[Field::new("counts", Kind::Counts)])
            .akin(CAME)
            .in_role(Role::Tricks);
    /// What some games say of a deal in place of its figure.
    pub const CAME: &[&str] = &["made", "down"];
    /// A side took every trick.
    pub const CAPOT: Form =
        Form::new("capot", crate::keyword!("capot"), &[Field::new("side", Kind::Account)]).headed().tacit();
    /// A revoke, ruled by the table.
    pub const REVOKE: Form = revoke(&[PLAYER, trick_no(16)]);
    /// A revoke, ruled by the table, with what a game asks besides.
    #[must_use]
    pub const fn revoke(fields: &'static [Field]) -> Form {
        Form::new("revoke", crate::keyword!("revoke"), fields).blaming().headed()
    }
    const TRICK_WORD: &[Choice] = &[Choice::with("trick", crate::keyword!("trick"))];
    /// The trick in which something happened, one of so many.
    #[must_use]
    pub const fn trick_no(tricks: i32) -> Field {
        Field::optional("trick", Kind::Labelled(TRICK_WORD, 1, tricks))
    }
    /// Points that the referee gives or takes, and why.
    pub const ADJUST: Form = Form::new(
        "adjust",
        crate::keyword!("adjust"),
        &[
            Field::new("side", Kind::Account),
            Field::new("points", Kind::Signed),
            Field::new("text", Kind::Text),
        ],
    )
    .remarking();
    /// A remark.
    pub const NOTE: Form =
        Form::new("note", crate::keyword!("note"), &[Field::new("text", Kind::Text)]).remarking();
    /// A player agrees to a deal.
    pub const AGREED: Form =
        Form::new("agreed", crate::keyword!("agreed"), &[PLAYER, OF_DEAL, AT_ENTRY]).remarking();
    /// A player disputes a deal.
    pub const DISPUTED: Form = Form::new(
        "disputed",
        crate::keyword!("disputed"),
        &[PLAYER, OF_DEAL, AT_ENTRY, Field::optional("text", Kind::Text)],
    )
    .remarking();
    /// The match is over.
    pub const CLOSE: Form =
        Form::new("close", crate::keyword!("close"), &[Field::optional("text", Kind::Text)]).ending();
    /// What a sheet on paper says.
    pub const CHECK: Form =
        Form::new("check", crate::keyword!("check"), &[Field::new("counts", Kind::Counts)]).remarking();
    /// A misdeal by the dealer.
    pub const MISDEAL: Form = Form::new("misdeal", crate::keyword!("misdeal"), &[PLAYER]).voiding();
    /// A worthless hand: its holder asks for a new deal.
    pub const WEAK: Form = Form::new("weak", crate::keyword!("weak"), &[PLAYER]).voiding();
    /// The same dealer deals again.
    pub const REDEAL: Form =
        Form::new("redeal", crate::keyword!("redeal"), &[Field::optional("text", Kind::Text)]).voiding();
    /// The deal is void and counts as played.
    pub const ANNUL: Form =
        Form::new("annul", crate::keyword!("annul"), &[Field::optional("text", Kind::Text)]).voiding();
}

/// The deal that is spoken of, where it is not the last one.
const OF_DEAL: Field =
    Field::optional("deal", Kind::Labelled(&[Choice::with("deal", crate::keyword!("deal"))], 1, 9_999));
/// The last entry of the log that the speaker had seen.
const AT_ENTRY: Field = Field::optional(
    "entry",
    Kind::Labelled(&[Choice::with("entry", crate::keyword!("entry"))], 1, 999_999_999),
);

/// The forms that the engine itself answers, in every game.
pub const ENGINE_FORMS: &[Form] = &[
    common::DEAL,
    common::REDEAL,
    common::HAND,
    common::PLAY,
    common::TRICK,
    common::ADJUST,
    common::NOTE,
    common::AGREED,
    common::DISPUTED,
    common::CLOSE,
    common::CHECK,
];
