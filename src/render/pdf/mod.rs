//! A page as a PDF: real text in a font of its own, tables that go on overleaf, a number on every page.

mod blocks;
mod flow;
mod ops;
mod plot;
mod sheet;
mod slate;
mod table;
mod tree;

#[cfg(test)]
mod tests;

use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::{Document, SerializeSettings};

use crate::pages::{Block, Doc};
use crate::render::face::Face;
use crate::render::picture::Cut;
use flow::{BELOW, Density, Flow, Mark, SIDE, fitted};
use ops::{Op, SOFT, Type};

/// The size of the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 in.
    Letter,
    /// 148 × 210 mm.
    A5,
    /// 105 × 148 mm.
    A6,
}

impl Paper {
    /// Width and height in points.
    const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
            Paper::A5 => (419.53, 595.28),
            Paper::A6 => (297.64, 419.53),
        }
    }
}

/// What the pages say of themselves.
pub struct Pages<'a> {
    /// The code of their language.
    pub lang: &'a str,
    /// The program that made them.
    pub made: &'a str,
    /// The paper.
    pub paper: Paper,
    /// `Page 2 of 5`.
    pub number: &'a dyn Fn(usize, usize) -> String,
    /// What the sign for a letter that the font lacks stands for.
    pub lacking: &'a str,
    /// `Deals (continued)`.
    pub continued: &'a dyn Fn(&str) -> String,
}

/// The page as a PDF; none if it cannot be made.
#[must_use]
pub fn pdf(doc: &Doc, pages: &Pages<'_>) -> Option<Vec<u8>> {
    // A letter that the font lacks (an emoji in a name) may stand in no PDF/UA: then without that claim.
    accessible(doc, pages).or_else(|| written(doc, pages, Document::new()))
}

/// The same as PDF/UA-1, the norm for readers who hear or feel a page; none if something in it forbids that.
fn accessible(doc: &Doc, pages: &Pages<'_>) -> Option<Vec<u8>> {
    let norm = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
    let configuration = norm.finish().ok()?;
    let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
    written(doc, pages, Document::new_with(settings))
}

/// The page written into an empty document.
fn written(doc: &Doc, pages: &Pages<'_>, mut document: Document) -> Option<Vec<u8>> {
    let faces = Face::all()?;
    let (width, height) = pages.paper.size();
    let empty = || Flow::new(&faces, (width, height), pages.continued);
    let mut flow = empty();
    fill(&mut flow, &doc.blocks, empty);
    if doc.blocks.iter().any(|block| matches!(block, Block::Contents(_))) {
        // The numbers of the pages are known once all are filled; they take no room of their own.
        let known: Vec<usize> = flow.marks.iter().map(|mark| mark.page).collect();
        flow = empty();
        flow.known = known;
        fill(&mut flow, &doc.blocks, empty);
    }
    if faces[..2].iter().any(Face::lacked) {
        flow.paragraph(pages.lacking, Type::new(8.0, Cut::Plain, SOFT));
    }
    let Flow { pages: laid, marks, tree, .. } = flow;
    let name = doc.name();
    document.set_metadata(
        Metadata::new()
            .title(name.to_owned())
            .language(pages.lang.to_owned())
            .creator(pages.made.to_owned())
            .producer(pages.made.to_owned()),
    );
    document.set_outline(outline(&marks));
    let count = laid.len();
    // Several sheets under no title of their own have each its name at the foot of its pages.
    let titled = doc.blocks.iter().any(|block| matches!(block, Block::Title(_)));
    let named = |page: usize| {
        let own = marks.iter().rev().find(|mark| mark.level == 1 && mark.page <= page);
        own.filter(|_| !titled).map_or(name, |mark| mark.title.as_str())
    };
    let mut tagged = vec![None; tree.pieces()];
    for (place, ops) in laid.iter().enumerate() {
        let mut page = document.start_page_with(PageSettings::from_wh(width, height)?);
        let mut surface = page.surface();
        for run in ops.chunk_by(|(one, _), (other, _)| one == other) {
            let piece = run.first().and_then(|(piece, _)| *piece);
            let tag = match piece {
                Some(_) => ContentTag::Span(SpanTag::empty()),
                None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
            };
            let mark = surface.start_tagged(tag);
            run.iter().for_each(|(_, op)| ops::draw(&mut surface, &faces, op));
            surface.end_tagged();
            if let Some(place) = piece.and_then(|piece| tagged.get_mut(piece)) {
                *place = Some(mark);
            }
        }
        if count > 1 {
            surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)));
            let kind = Type::new(8.0, Cut::Plain, SOFT);
            let number = (pages.number)(place + 1, count);
            let wide = kind.width(&faces, &number);
            let y = height - BELOW + 16.0;
            ops::draw(&mut surface, &faces, &Op::Text { x: width - SIDE - wide, y, kind, text: number });
            let text = fitted(&faces[0], named(place), kind.size, width - 2.0 * SIDE - wide - 20.0);
            ops::draw(&mut surface, &faces, &Op::Text { x: SIDE, y, kind, text });
            surface.end_tagged();
        }
        surface.finish();
        page.finish();
    }
    document.set_tag_tree(tree.finish(&tagged, pages.lang));
    document.finish().ok()
}

/// Fills the pages. What stands between two breaks takes as few pages as it can: rows and curve give way before a page
/// is opened, and a sheet that needs several pages fills them evenly, unless that would take one more.
fn fill<'a>(flow: &mut Flow<'a>, blocks: &[Block], empty: impl Fn() -> Flow<'a>) {
    for (place, part) in blocks.split(|block| matches!(block, Block::Break)).enumerate() {
        if place > 0 {
            flow.blocks(&[Block::Break]);
        }
        let rows = part.iter().map(|block| match block {
            Block::Sheet(sheet) => sheet.rows.len(),
            _ => 0,
        });
        let rows: usize = rows.sum();
        let laid = |density: Density, each: usize| {
            let mut trial = empty();
            (trial.density, trial.rows) = (density, each);
            trial.blocks(part);
            trial.pages.len()
        };
        const MOST: usize = 8;
        let fit = (1..=MOST).filter(|_| rows > 0).find_map(|pages| {
            let even = rows.div_ceil(pages).max(LEAST);
            let fits = |each: usize| Density::ALL.into_iter().find(|density| laid(*density, each) <= pages);
            let whole = |each: usize| fits(each).map(|density| (density, each));
            // The first page has the slate, and the last one the curve: they may have room for fewer.
            let uneven = || fits(usize::MAX).and_then(|_| (even + 1..rows).find_map(whole));
            whole(even).or_else(uneven)
        });
        (flow.density, flow.rows) = fit.unwrap_or((Density::ALL[0], usize::MAX));
        flow.blocks(part);
    }
}

/// Never fewer rows of a sheet on a page.
const LEAST: usize = 5;

/// The contents beside the pages: headings of level 2, those of level 3 under them.
fn outline(marks: &[Mark]) -> Outline {
    let mut outline = Outline::new();
    let mut open: Option<OutlineNode> = None;
    for mark in marks {
        let node = OutlineNode::new(
            mark.title.clone(),
            XyzDestination::new(mark.page, Point::from_xy(0.0, (mark.y - 10.0).max(0.0))),
        );
        match (&mut open, mark.level) {
            (Some(above), 3..) => above.push_child(node),
            _ => {
                if let Some(done) = open.replace(node) {
                    outline.push_child(done);
                }
            }
        }
    }
    if let Some(done) = open {
        outline.push_child(done);
    }
    outline
}
