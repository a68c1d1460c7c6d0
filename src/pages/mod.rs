//! Reports as pages: tables, sentences and headings, without a terminal or a file in sight.

mod compare;
mod contest;
mod deal;
mod doc;
mod json;
mod lists;
mod log;
mod paper;
mod players;
mod referee;
mod rules;
mod settings;
mod slate;

pub use compare::{compared, compared_json, rescored, rescored_by, version_json};
pub use contest::{
    Leaf, ListedContest, VerifiedContest, amended_matches, blank_card, card, cards, contest, contest_event,
    contest_heading, contest_line, contest_log, contest_undone, contests, drawn, drawn_how, entry_name,
    format_name, held_up, left_open, missing, moved, next_step, not_for_tables, numbered, points_of, prizes,
    reasons, redrawn, round_drawn, scores_of, side_names, standing_beside, standings, standings_title, stood,
    table_disputed, table_result, table_told, under_way, unlikely, verified, wall, where_seated,
};
pub use deal::{Told, all_agreed, awaits, changed, chip, disputes, explain};
pub use doc::{
    Align, Block, Cell, Chart, ChartKind, Column, Doc, Field, Grid, MARKS, Mark, Rich, Row, RowKind, Series,
    Sheet, SheetRow, Signed, Slate, SlateAccount, Span, Table, Tone, Weight, bare, capital, figure,
};
pub use json::{MatchJson, deal_json, match_json, problems_json, standing_json};
pub use lists::{
    CopiesOf, ListedBackup, ListedCopy, ListedFork, ListedMatch, a_few, backups, copies, id_shown, list,
    remedy, trouble,
};
pub use log::{
    amendment, amendment_json, command_described, described, difference, events, log, recorded_told, staying,
};
pub use paper::{
    Amended, BEFORE_FIGURES, Extent, LINE, OF_SEVERAL, Occasion, Played, account_name, blank, deals_chart,
    digits, evening, history, match_grid, matches_grid, seal, sheet_of, short_names, slate_of, totals_chart,
    year,
};
pub use players::{ListedPlayer, Told as CareerTold, career, players, rankings};
pub use referee::{Case, is_recordable, legal, ruled_events, ruling, ruling_json, rulings, trick, tricks};
pub use rules::{
    FoundArticle, House, article, article_words, booklet, charts, contents, differing, found, glossary,
    guessed, guessed_json, meaning, options, options_changed, parted, parted_json, presets, rules,
    value_said, value_text, value_words,
};
pub use settings::settings;
pub use slate::{
    Drawn, Needs, Scope, closing, coming, deals, ending, fitting_names, heading, needs, parts, plays, result,
    slate, slate_within, strip, summary, whose_turn,
};
