//! What is printed, in the bytes of a file.

use serde::Serialize;
use serde_json::{Value, json};

use super::chosen::Chosen;
use super::occasion::paper_of;
use crate::line::args::{Format, PrintArgs};
use crate::pages::{self, Block, Doc, MatchJson, Occasion};
use crate::render::{self, Look};
use crate::shell::failure::Failure;
use crate::shell::leaf;
use crate::shell::{self, Shell};
use crate::transfer::carried;
use ardoise_desk::evening::Evening;
use ardoise_desk::store::Whole;
use ardoise_rules::engine::{Arg, Report, Said};
use ardoise_rules::words::{Speaker, plain};

/// The endings of the files that a match is written to.
pub(super) const ENDINGS: &str = "html, pdf, svg, png, md, txt, csv, xlsx, json, sheet";

/// The head of the whole database, as it stands on paper.
fn head_told(shell: &Shell, whole: &Whole) -> String {
    let (head, entries) = (pages::digits(&whole.head), whole.entries.to_string());
    shell.speaker.phrase("check-head", &[("head", &head), ("entries", &entries)])
}

pub(super) fn rendered(
    shell: &Shell,
    args: &PrintArgs,
    format: Format,
    (chosen, whole): (Chosen, Option<&Whole>),
) -> Result<Vec<u8>, Failure> {
    let found = chosen.matches();
    let reports = || found.iter().map(|found| found.report()).collect::<Vec<Report>>();
    let text = match format {
        Format::Json => return as_json(&chosen, &reports(), whole, &shell.speaker),
        Format::Sheet => match found {
            [one] if args.hash => sealed_sheet(shell, one, whole),
            [one] => carried::sheet(shell, one).0,
            several => {
                let count = Arg::from(several.len());
                let failure = Failure::of("print-one-sheet", vec![("count", count)]);
                return Err(failure.hint("print-export", vec![]));
            }
        },
        Format::Csv | Format::Xlsx => {
            let lang = shell.speaker.lang();
            let sheet = |found: &Evening| carried::sheet(shell, found).0;
            let grid = match (&chosen, reports().as_slice()) {
                (Chosen::One(found), [one]) => {
                    pages::match_grid(one, &sheet(found), args.hash, &shell.speaker)
                }
                _ => {
                    let matches: Vec<_> = found.iter().map(|found| (found.report(), sheet(found))).collect();
                    pages::matches_grid(&matches, args.hash, &shell.speaker)
                }
            };
            if format == Format::Xlsx {
                return leaf::workbook(&[grid]);
            }
            render::csv(&grid, lang)
        }
        Format::Text => {
            let look = if args.output.is_some() { Look { color: false, ..shell.look } } else { shell.look };
            render::terminal(&page(shell, args, chosen, whole), look)
        }
        Format::Markdown => render::markdown(&page(shell, args, chosen, whole)),
        Format::Svg | Format::Png => {
            let [one] = found else {
                let count = Arg::from(found.len());
                return Err(Failure::of("print-one-picture", vec![("count", count)]));
            };
            let report = one.report();
            let slate = pages::slate_of(&report, &Occasion::default(), &shell.speaker);
            let day = pages::figure::day(&report.head.opened, &shell.speaker);
            let curve = pages::totals_chart(&report, &shell.speaker);
            let picture = render::share(&slate, &plain(&day), curve.as_ref());
            if format == Format::Png {
                return render::png(&picture).ok_or_else(|| Failure::of("print-png-failed", vec![]));
            }
            render::alone(&picture, &render::label(&slate))
        }
        Format::Html | Format::Pdf => {
            let kind = if format == Format::Html { leaf::Kind::Html } else { leaf::Kind::Pdf };
            let doc = page(shell, args, chosen, whole);
            return leaf::bytes(shell, &doc, kind, leaf::paper(args.paper), args.explain);
        }
    };
    Ok(text.into_bytes())
}

/// The sheet with the hash of its log, and the head of its database, as comments at its end.
fn sealed_sheet(shell: &Shell, one: &Evening, whole: Option<&Whole>) -> String {
    let seals = pages::seal(&one.report(), &shell.speaker).into_iter();
    let seals = seals.chain(whole.map(|whole| head_told(shell, whole)));
    let seals: String = seals.map(|seal| format!("# {seal}\n")).collect();
    format!("{}{}", carried::sheet(shell, one).0, if seals.is_empty() { seals } else { format!("\n{seals}") })
}

fn as_json(
    chosen: &Chosen,
    reports: &[Report],
    whole: Option<&Whole>,
    speaker: &Speaker,
) -> Result<Vec<u8>, Failure> {
    let matches: Vec<_> = reports.iter().map(|report| MatchJson::of(report, speaker)).collect();
    let database =
        whole.map(|whole| json!({"head": whole.head, "matches": whole.matches, "entries": whole.entries}));
    let mut bytes = Vec::new();
    let written = if let (Chosen::One(_), [one]) = (chosen, matches.as_slice()) {
        shell::json::write(&mut bytes, &one.clone().within(database))
    } else {
        let (day, title) = match chosen {
            Chosen::Day(day, ..) => (Some(json!(day)), None),
            Chosen::Period { title, .. } => (None, Some(json!(title))),
            Chosen::One(_) => (None, None),
        };
        shell::json::write(&mut bytes, &Several { format: 1, day, title, matches, database })
    };
    written.map_err(|error| {
        Failure::Damaged(Said::of("unreadable-event", vec![("text", Arg::Text(error.to_string()))]))
    })?;
    Ok(bytes)
}

/// Several matches as JSON.
#[derive(Serialize)]
struct Several<'a> {
    pub(super) format: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) day: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<Value>,
    pub(super) matches: Vec<MatchJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) database: Option<Value>,
}

/// The page; what was read for it is let go of before it is written.
fn page(shell: &Shell, args: &PrintArgs, chosen: Chosen, whole: Option<&Whole>) -> Doc {
    let mut doc = paper_of(shell, args, chosen);
    if let Some(whole) = whole {
        // Under what stands at the foot of the first page, or at the end.
        let foot = doc.blocks.iter().rposition(|block| matches!(block, Block::Foot(_)));
        let at = foot.map_or(doc.blocks.len(), |at| at + 1);
        doc.blocks.insert(at, Block::Foot(head_told(shell, whole)));
    }
    doc
}
