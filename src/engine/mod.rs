//! What all games share: tables, ledgers, forms, journals, folding and reports. Pure; it names no game.

mod cardplay;
mod chart;
mod erased;
mod evidence;
mod fold;
mod form;
mod game;
mod ids;
mod journal;
mod ledger;
mod legality;
mod mark;
mod options;
mod play;
mod posed;
mod race;
mod reasons;
mod record;
mod referee;
mod report;
mod rulebook;
mod said;
mod table;
mod trick_report;
mod umpire;

pub use cardplay::{Cardplay, Layout, Shown, Trick};
pub use chart::{Chart, ChartCell, Wager};
pub use erased::{AnyGame, AnyPlay, Erased, RulesError};
pub use fold::{Folded, fold, read_start};
pub use form::{Choice, ENGINE_FORMS, Field, Form, Kind, Need, common};
pub use game::{Expects, Finding, FindingKind, Game, Info, Parts, Setting, Standing, Start};
pub use ids::{Account, DealNo, Seat, Seq, Side};
pub use journal::{Entry, Happened, InForce, Record, RuleSet, in_force};
pub use ledger::{Article, Line, Score, Unit};
pub use legality::{Duties, Duty, Narrow, Position, SEATS, Stance, Trumps};
pub use mark::{Mark, check_zero};
pub use options::{
    Limit, OnOff, OptionKind, OptionSpec, OptionValue, Preset, Rules, SetError, YesNo, fold_value, limit,
    number,
};
pub use play::{Dealt, Placed, Play};
pub use posed::{Asked, Judge, Phase, Posed, Ruled, TrickRuled};
pub use race::Race;
pub use reasons::Engine;
pub use referee::{Judged, Taken, Tally};
pub use report::{
    AccountReport, ByAccount, DealReport, FindingReport, Head, LineReport, NextReport, PartsReport, Report,
    StandingReport, Voice,
};
pub use rulebook::{ArticleText, SHARED, articles};
pub use said::{Arg, Said, Say};
pub use table::{Camps, Table};
pub use trick_report::{TrickReport, TricksReport};
pub use umpire::Umpire;
