//! What all games share. Pure; it names no game. Each folder looks only at those before it:
//!
//! ```text
//! table <- say <- score <- options <- event <- tricks <- journal <- game <- referee <- report <- play <- reconcile <- guess
//! ```

mod event;
mod game;
mod guess;
mod journal;
mod options;
mod play;
mod reconcile;
mod referee;
mod report;
mod say;
mod score;
mod table;
mod tricks;

pub use event::{
    Bearing, Choice, ENGINE_FORMS, Field, Form, Kind, Need, Opinion, Role, Sayings, StoredEvent, TableEvent,
    Typed, common, ended_by, is_beside, tag,
};
pub use game::{
    Advice, Ask, Chart, ChartCell, ChartRole, Dealt, Early, Expects, Finding, FindingKind, Game, Goal, Info,
    Misfit, Moment, NEVER, Parts, Revoke, Ruling, Rulings, Setting, Spoken, Standing, Start, TURN, Trial,
    Tricks, Undertaken, Usual, WORD, Wager,
};
pub use guess::{
    Answer, Apart, Asking, Guess, Guessed, Hindrance, House, Mistold, Pad, Parted, Parting, Reading,
    RuleApart, Set, Unsaid, Written, Wrong, guess, part, tells_its_end,
};
pub use journal::{Entry, Happened, InContest, InForce, Opened, Record, RuleSet, Slot, in_force};
pub use options::grid;
pub use options::{
    Agree, CellKind, Direction, Exposed, FalseDeclared, Finish, Limit, MatchEnd, MatchFormat, Missing, OnOff,
    OptionKind, OptionSpec, OptionValue, OutOfTurn, Preset, Rules, RulesError, SetError, Stop, TABLE_OPTIONS,
    TABLE_WORDS, TargetMode, Titles, Undertrump, UndertrumpPartner, YesNo, as_typed, fold_value, noted,
    points_in, schema_of, stored_value,
};
pub use play::{
    Again, AnyGame, AnyPlay, Came, Draft, Erased, Folded, Given, Laid, Offer, Placed, Play, answer_text,
    count_of, event_of, fold, given_of, lay, read_start, voids,
};
pub use reconcile::{Paper, Reconciled, Slip, Way, reconcile};
pub use referee::{Judged, after, remedy, trial};
pub use report::{
    AccountReport, Agreement, Conflict, Consent, DealReport, FindingReport, Head, LineReport, NextReport,
    PartsReport, Report, StandingReport, TrickReport, TricksReport, day_of, tells_winners,
};
pub use say::{
    Arg, ArticleText, Called, Catalogue, Common, Engine, Half, SHARED, Said, Say, Title, articles, escaped,
    steers,
};
pub use score::{Article, ByAccount, Line, Miscount, Race, Score, Told, Unit, side_of};
pub use table::{Account, Camps, DealNo, Seat, Seq, Side, Table};
pub use tricks::{
    Asked, Cardplay, Climb, Duties, Duty, Judge, Layout, Narrow, Obligations, Phase, Posed, Position, Ruff,
    Ruled, SEATS, Shown, Stance, Taken, Tally, Trick, TrickRuled, Trumps, Umpire, across,
};
