//! What is seen at a table of Marjolet, and how it is typed.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Suit};
use crate::engine::{Account, Choice, Field, Form, Kind, Seat, common};

/// A combination as it is announced; [`super::Meld`] is the same with its suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeldKind {
    /// The four aces.
    FourAces,
    /// The four tens.
    FourTens,
    /// The four kings.
    FourKings,
    /// The four queens.
    FourQueens,
    /// King and queen of trump.
    RoyalMarriage,
    /// King and queen of a plain suit.
    Marriage,
    /// The jack of trump with a queen.
    Marjolet,
    /// Jack and queen of a plain suit, where the house has it.
    JackQueen,
}

/// A fact of a deal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The thirteenth card, turned: it makes the trump suit.
    Turn {
        /// The card.
        card: Card,
    },
    /// A combination shown.
    Meld {
        /// Who shows it.
        player: Seat,
        /// Which.
        kind: MeldKind,
        /// Its suit; for a marjolet, that of the queen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suit: Option<Suit>,
    },
    /// The seven of trump exchanged.
    Exchange {
        /// Who held it.
        player: Seat,
    },
    /// The seven of trump played.
    Seven {
        /// Who played it.
        player: Seat,
    },
    /// The last card of the talon drawn.
    TalonLast {
        /// Who drew it.
        player: Seat,
    },
    /// Brisques taken in tricks.
    Brisques {
        /// How many, by one player or by both.
        counts: Vec<(Account, i32)>,
    },
    /// The last trick.
    LastTrick {
        /// Who won it.
        player: Seat,
    },
    /// All six tricks after the talon, the last one among them.
    SixLast {
        /// Who won them.
        player: Seat,
    },
    /// A misdeal.
    Misdeal {
        /// Who dealt.
        player: Seat,
    },
    /// The deal is void and counts as played.
    Annul {
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
}

crate::spoken! {
    Event opens with Turn | Misdeal;
    misdeal Misdeal;
    annul Annul;
}

const PLAYER: Field = Field::new("player", Kind::Player);

const KINDS: &[Choice] = &[
    Choice::with("four-aces", &["carre-as", "carre-d-as"]).spelled("carré-as"),
    Choice::with("four-tens", &["carre-dix", "carre-10", "carre-de-dix"]).spelled("carré-dix"),
    Choice::with("four-kings", &["carre-rois", "carre-roi", "carre-de-rois"]).spelled("carré-rois"),
    Choice::with("four-queens", &["carre-dames", "carre-dame", "carre-de-dames"]).spelled("carré-dames"),
    Choice::with("royal-marriage", &["mariage-royal"]),
    Choice::with("marriage", &["mariage"]),
    Choice::new("marjolet"),
    Choice::with("jack-queen", &["valet-dame"]),
];

/// The events, as help shows them.
pub const FORMS: &[Form] = &[
    Form::new("turn", &["retourne"], &[Field::new("card", Kind::Card)]),
    Form::new(
        "meld",
        &["annonce"],
        &[PLAYER, Field::new("kind", Kind::Choice(KINDS)), Field::optional("suit", Kind::Suit(&[]))],
    ),
    Form::new("exchange", &["echange"], &[PLAYER]).spelled("échange"),
    Form::new("seven", &["sept"], &[PLAYER]),
    Form::new("talon-last", &["derniere-carte"], &[PLAYER]).spelled("dernière-carte"),
    Form::new("brisques", &[], &[Field::new("counts", Kind::Counts)]),
    Form::new("last-trick", &["der"], &[PLAYER]),
    Form::new("six-last", &["six-dernieres"], &[PLAYER]).spelled("six-dernières"),
    common::MISDEAL,
    common::ANNUL,
];
