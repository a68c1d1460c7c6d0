//! The matches of a span of days.

use crate::evening::warned_of;
use crate::line::args::SpanArgs;
use crate::line::days::{period, span_end};
use crate::season::season;
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::Desk;
use ardoise_desk::records::Season;
use ardoise_desk::store::{Filter, ListOrder, Span};
use ardoise_rules::games;

pub(super) fn span(args: &SpanArgs) -> Result<Span, Failure> {
    let game = match &args.game {
        Some(name) => {
            Some(games::find(name).ok_or_else(|| ardoise_desk::unknown_game(name))?.id().to_owned())
        }
        None => None,
    };
    let end = |text: &Option<String>| text.as_deref().map(span_end).transpose().map_err(Failure::Usage);
    let year = args.year.map(|year| format!("{year:04}"));
    let whole =
        period(args.day.as_deref(), args.month.as_deref(), year.as_deref()).map_err(Failure::Usage)?;
    Ok(Span {
        game,
        rules: args.rules.clone(),
        since: end(&args.since)?.or_else(|| whole.clone()),
        until: end(&args.until)?.or(whole),
    })
}

/// So many matches, and so many of their entries, those written last, are read again to see whether they were edited.
const NEWEST: (usize, i64) = (1_000, 20_000);

/// The matches of a span; a warning where one of those written last is not what was recorded.
pub(super) fn read(shell: &Shell, desk: &Desk, span: &Span, with_deals: bool) -> Result<Season, Failure> {
    let filter = Filter {
        game: span.game.clone(),
        since: span.since.clone(),
        until: span.until.clone(),
        limit: Some(NEWEST.0),
        order: ListOrder::Written,
        ..Filter::default()
    };
    let mut newest = desk.list(&filter)?;
    newest.retain(|found| span.rules.as_ref().is_none_or(|rules| found.rules == *rules));
    warned_of(shell, desk, &newest, NEWEST.1)?;
    season(shell, desk, span, with_deals)
}
