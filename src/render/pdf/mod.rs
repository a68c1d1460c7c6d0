//! A page as a PDF: real text in a font of its own, tables that go on overleaf, a number on every page.

mod face;
mod flow;
mod ops;
mod plot;
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

use crate::pages::Doc;
use face::Face;
use flow::{Flow, Mark, fitted};
use ops::{Op, SOFT, Type};

/// The size of the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 in.
    Letter,
}

impl Paper {
    /// Width and height in points.
    const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
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
    let faces = Face::both()?;
    let (width, height) = pages.paper.size();
    let mut flow = Flow::new(&faces, (width, height), pages.continued);
    flow.blocks(&doc.blocks);
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
        surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)));
        let kind = Type { size: 8.0, bold: false, colour: SOFT };
        let number = (pages.number)(place + 1, count);
        let wide = faces[0].width(&number, kind.size);
        let y = height - 28.0;
        ops::draw(&mut surface, &faces, &Op::Text { x: width - 42.0 - wide, y, kind, text: number });
        let text = fitted(&faces[0], name, kind.size, width - 84.0 - wide - 20.0);
        ops::draw(&mut surface, &faces, &Op::Text { x: 42.0, y, kind, text });
        surface.end_tagged();
        surface.finish();
        page.finish();
    }
    document.set_tag_tree(tree.finish(&tagged, pages.lang));
    document.finish().ok()
}

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
