//! What all games share: tables, ledgers, forms, journals, folding and reports. Pure; it names no game.

mod amend;
mod besides;
mod by_account;
mod cardplay;
mod chart;
mod conflict;
mod dealt;
mod erased;
mod erased_play;
mod evidence;
mod fold;
mod form;
mod game;
mod ids;
mod journal;
mod ledger;
mod legality;
mod mark;
mod misfit;
mod options;
mod play;
mod posed;
mod race;
mod reasons;
mod reconcile;
mod record;
mod referee;
pub mod remedy;
mod report;
mod reporting;
mod rulebook;
mod rules_error;
mod ruling;
mod said;
mod setting;
mod table;
mod variation;

pub use amend::Draft;
pub use by_account::ByAccount;
mod trick_report;
mod umpire;
mod undertaken;

pub use cardplay::{Cardplay, Layout, Shown, Trick};
pub use chart::{Chart, ChartCell, Wager};
pub use conflict::Conflict;
pub use dealt::Dealt;
pub use erased::{AnyGame, AnyPlay, Erased};
pub use fold::{Folded, fold, read_start};
pub use form::{Bearing, Choice, ENGINE_FORMS, Field, Form, Kind, Need, common};
pub use game::{Finding, FindingKind, Game, Info, Start};
pub use ids::{Account, DealNo, Seat, Seq, Side};
pub use journal::{Entry, Happened, InForce, Record, RuleSet, Slot, in_force};
pub use ledger::{Article, Line, Score, Unit};
pub use legality::{Duties, Duty, Narrow, Position, SEATS, Stance, Trumps};
pub use mark::{Mark, check_zero};
pub use misfit::Misfit;
pub use options::{
    Limit, OnOff, OptionKind, OptionSpec, OptionValue, Preset, Rules, SetError, YesNo, fold_value, limit,
    number,
};
pub use play::{Placed, Play};
pub use posed::{Asked, Judge, Phase, Posed, Ruled, TrickRuled};
pub use race::Race;
pub use reasons::Engine;
pub use reconcile::{Paper, Slip, Way, reconcile};
pub use referee::{Judged, Taken, Tally};
pub use report::{
    AccountReport, DealReport, FindingReport, Head, LineReport, NextReport, PartsReport, Report,
    StandingReport,
};
pub use rulebook::{ArticleText, SHARED, articles};
pub use rules_error::RulesError;
pub use ruling::{Ask, Exposed, FalseDeclared, Moment, OutOfTurn, Ruling, Trial, after, trial};
pub use said::{Arg, Said, Say};
pub use setting::{Expects, Goal, Parts, Setting, Standing};
pub use table::{Camps, Table};
pub use trick_report::{TrickReport, TricksReport};
pub use umpire::Umpire;
pub use undertaken::Undertaken;
