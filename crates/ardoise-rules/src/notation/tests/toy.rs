//! A game made for these tests: its forms use every kind of field.

use std::ops::RangeInclusive;

use serde_json::Map;

use crate::engine::{
    AnyGame, AnyPlay, Camps, Choice, Field, Form, Info, Kind, OnOff, OptionSpec, Preset, RuleSet, Rules,
    RulesError, Said, Seat, SetError, Start, Table, common,
};
use crate::lang::{Lang, Spoken};
use crate::notation::{Hooks, House};

/// A choice with French words.
const fn with(id: &'static str, french: &'static [&'static str]) -> Choice {
    Choice::with(id, Spoken::only(Lang::Fr, french))
}

/// A form with French keywords.
const fn form(event: &'static str, french: &'static [&'static str], fields: &'static [Field]) -> Form {
    Form::new(event, Spoken::only(Lang::Fr, french), fields)
}

const NO_TRUMP: &[Choice] =
    &[with("none", &["sans-atout", "sa", "nt", "voiture"]), with("all", &["tout-atout", "ta"])];
const KINDS: &[Choice] = &[
    with("solo-6", &["seul-6"]),
    with("grande-misere", &["gm"]),
    Choice::new("chelem"),
    with("four-aces", &["carre-as"]),
    Choice::new("ana"),
    with("trick", &["pli"]),
];
const PLAYER: Field = Field::new("player", Kind::Player);

/// Forms that use every kind of field, required and optional, some of them easily confused.
pub(super) const FORMS: &[Form] = &[
    common::PASS,
    common::HAND,
    common::PLAY,
    common::TRICK,
    common::POINTS,
    common::TRICKS,
    common::CAPOT,
    common::REVOKE,
    common::MISDEAL,
    common::WEAK,
    common::ANNUL,
    form(
        "bid",
        &["contrat", "enchere"],
        &[
            PLAYER,
            Field::new(
                "level",
                Kind::Level(80, 180, &[Choice::new("capot"), with("capot-belote", &["capot-et-belote"])]),
            ),
            Field::new("suit", Kind::Suit(NO_TRUMP)),
        ],
    ),
    form(
        "trump",
        &["atout"],
        &[Field::optional("player", Kind::Player), Field::new("suit", Kind::Suit(NO_TRUMP))],
    ),
    form("en-face", &["passe-parole"], &[PLAYER]),
    form("belote", &[], &[PLAYER, Field::optional("suit", Kind::Suit(&[]))]),
    form(
        "declare",
        &["annonce"],
        &[PLAYER, Field::new("kind", Kind::Choice(KINDS)), Field::optional("card", Kind::Card)],
    ),
    form(
        "exchange",
        &["echange"],
        &[Field::new("number", Kind::Number(0, 2)), Field::optional("text", Kind::Text)],
    ),
    form(
        "renege",
        &["faute"],
        &[
            PLAYER,
            Field::optional("how", Kind::Choice(&[with("add", &["ajoute"]), Choice::new("deduct")])),
            Field::optional("trick", Kind::Labelled(&[with("trick", &["pli"])], 1, 16)),
        ],
    ),
    form(
        "pile",
        &["paquet"],
        &[
            Field::new("of", Kind::PlayerOr(&[with("attack", &["attaque"])])),
            Field::new("points", Kind::Half(0, 182)),
        ],
    ),
    form(
        "muddle",
        &["fouillis"],
        &[
            Field::optional("player", Kind::Player),
            Field::optional("suit", Kind::Suit(NO_TRUMP)),
            Field::optional("side", Kind::Account),
            Field::optional("card", Kind::Card),
            Field::optional("points", Kind::Signed),
            Field::optional("text", Kind::Text),
        ],
    ),
    form(
        "heap",
        &["tas"],
        &[
            Field::new("cards", Kind::Cards),
            Field::optional("counts", Kind::Counts),
            Field::optional("kind", Kind::Choice(KINDS)),
        ],
    ),
];

/// What `start` carries besides the totals.
pub(super) const START: &[Field] = &[
    Field::optional("manche", Kind::Text),
    Field::optional("carried", Kind::Choice(&[with("yes", &["oui"]), with("no", &["non"])])),
    Field::optional("deals", Kind::Number(0, 100)),
    Field::optional("declarer", Kind::Player),
];

crate::choices! {
    /// How points are rounded.
    pub(super) enum Rounding { Exact = "exact", Nearest = "nearest-ten" }
}

crate::rules! {
    /// The rules of the toy.
    pub(super) struct ToyRules {
        target: i32 = 1000, "target" in 100..=5000, "toy.target";
        rounding: Rounding = Rounding::Nearest, "rounding", "toy.rounding";
        misdeal: OnOff = OnOff::Off, "misdeal-counts", "toy.misdeal";
        each: OnOff = OnOff::Off, "each-for-himself", "toy.sides";
    }
}

/// The game.
pub(super) struct Toy;

fn read(rules: &RuleSet) -> Result<ToyRules, Said> {
    ToyRules::read(&rules.options).map_err(|_| Said::of("unreadable-rules", Vec::new()))
}

impl AnyGame for Toy {
    fn id(&self) -> &'static str {
        "toy"
    }

    fn schema(&self) -> u16 {
        1
    }

    fn info(&self) -> Info {
        Info {
            names: crate::lang::Spoken::only(Lang::Fr, &["jouet"]),
            forms: FORMS,
            start: START,
            presets: &[
                Preset { name: "toy", sets: &[] },
                Preset { name: "cafe-rules", sets: &[("target", "501")] },
            ],
            shared_words: &[],
            words: [""; Lang::COUNT],
            option_words: [""; Lang::COUNT],
            rulebook: [""; Lang::COUNT],
            catalogue: &[],
        }
    }

    fn specs(&self) -> &'static [OptionSpec] {
        ToyRules::SPECS
    }

    fn resolve(&self, preset: &str, patch: &[(String, String)]) -> Result<RuleSet, RulesError> {
        let found = self.info().presets.iter().find(|known| known.name == preset);
        let Some(found) = found else { return Err(RulesError::UnknownPreset { name: preset.to_owned() }) };
        let mut rules = ToyRules::default();
        let sets = found.sets.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned()));
        for (id, value) in sets.chain(patch.iter().cloned()) {
            let kind = ToyRules::SPECS.iter().find(|spec| spec.id == id).map(|spec| spec.kind);
            match (rules.set(&id, &value), kind) {
                (Ok(()), _) => {}
                (Err(SetError::Value), Some(kind)) => return Err(RulesError::BadValue { id, value, kind }),
                (Err(_), _) => return Err(RulesError::UnknownOption { id }),
            }
        }
        if rules.target == 666 {
            let said = Said { scope: "toy", id: "clash", args: vec![("option", "target".into())] };
            return Err(RulesError::Clash(vec![said]));
        }
        let mut options = Map::new();
        rules.write(&mut options);
        Ok(RuleSet { preset: preset.to_owned(), options: options.into() })
    }

    fn patch(&self, _: &str, rules: &RuleSet) -> Result<Vec<(String, String)>, RulesError> {
        let target = rules.options["target"].to_string();
        Ok(vec![("target".to_owned(), target)])
    }

    fn players(&self, rules: &RuleSet) -> Result<RangeInclusive<usize>, Said> {
        Ok(if read(rules)?.each.on() { 2..=5 } else { 4..=4 })
    }

    fn camps(&self, rules: &RuleSet, _: usize) -> Result<Camps, Said> {
        Ok(if read(rules)?.each.on() { Camps::Singles } else { Camps::Pairs })
    }

    fn play(
        &self,
        _: u16,
        _: &RuleSet,
        _: &Table,
        _: Option<Seat>,
        _: Option<&Start>,
    ) -> Result<Box<dyn AnyPlay>, Said> {
        Err(Said::of("match-over", Vec::new()))
    }
}

fn find(name: &str) -> Option<&'static dyn AnyGame> {
    matches!(crate::cards::fold_word(name).as_str(), "toy" | "jouet").then_some(&Toy as &dyn AnyGame)
}

fn house(name: &str, _: &dyn AnyGame) -> Option<House> {
    (name == "chez-zoe").then(|| House {
        preset: "cafe-rules".to_owned(),
        sets: vec![("rounding".to_owned(), "exact".to_owned())],
    })
}

/// The toy, and one house.
pub(super) const HOOKS: Hooks<'static> =
    Hooks { find_game: &find, games: &["toy"], find_house: &house, houses: &[] };
