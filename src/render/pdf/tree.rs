//! What the pieces of the pages are to somebody who hears them: headings, paragraphs, tables, figures.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, Node, TableHeaderScope, Tag, TagGroup, TagTree};

/// What a piece is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Role {
    /// A heading of a level, with its words.
    Heading(u8, String),
    /// A paragraph.
    Paragraph,
    /// A table.
    Table,
    /// The words above it.
    Caption,
    /// A row of it.
    Row,
    /// The head of a column.
    Head,
    /// A cell.
    Cell,
    /// A drawing, with the same in words.
    Figure(String),
}

/// The number of a piece that stands on one page without a break.
pub type Piece = usize;

#[derive(Debug)]
enum Child {
    Part(usize),
    Piece(Piece),
}

#[derive(Debug)]
struct Part {
    role: Role,
    children: Vec<Child>,
}

/// The parts of a document in the order in which they are read, while the pages are filled.
#[derive(Debug, Default)]
pub struct Tree {
    parts: Vec<Part>,
    top: Vec<usize>,
    open: Vec<usize>,
    pieces: Piece,
    /// The piece that goes on, if nothing has come between.
    current: Option<Piece>,
    hidden: bool,
}

impl Tree {
    /// Is a part open?
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Begins a part, within the one that is open.
    pub fn begin(&mut self, role: Role) {
        let place = self.parts.len();
        self.parts.push(Part { role, children: Vec::new() });
        match self.open.last() {
            Some(above) => self.parts[*above].children.push(Child::Part(place)),
            None => self.top.push(place),
        }
        self.open.push(place);
        self.current = None;
    }

    /// Ends the part that was begun last.
    pub fn end(&mut self) {
        self.open.pop();
        self.current = None;
    }

    /// What comes next is a piece of its own: a page has ended, or something else stands between.
    pub const fn part_pieces(&mut self) {
        self.current = None;
    }

    /// What comes next is for the eyes only, or no more.
    pub const fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
        self.current = None;
    }

    /// The piece that something belongs to; none where no part is open: it is an ornament.
    pub fn piece(&mut self) -> Option<Piece> {
        let open = *self.open.last().filter(|_| !self.hidden)?;
        if let Some(current) = self.current {
            return Some(current);
        }
        let piece = self.pieces;
        self.pieces += 1;
        self.parts[open].children.push(Child::Piece(piece));
        self.current = Some(piece);
        Some(piece)
    }

    /// What the parts are, in the order in which they were begun.
    #[cfg(test)]
    pub fn roles(&self) -> impl Iterator<Item = &Role> {
        self.parts.iter().map(|part| &part.role)
    }

    /// How many pieces there are.
    #[must_use]
    pub const fn pieces(&self) -> usize {
        self.pieces
    }

    /// The tree of the document; `marks` are the pieces as they were drawn.
    pub fn finish(&self, marks: &[Option<Identifier>], lang: &str) -> TagTree {
        let mut tree = TagTree::new().with_lang(Some(lang.to_owned()));
        for place in &self.top {
            if let Some(group) = self.group(*place, marks) {
                tree.push(group);
            }
        }
        tree
    }

    fn group(&self, place: usize, marks: &[Option<Identifier>]) -> Option<TagGroup> {
        let part = self.parts.get(place)?;
        let children: Vec<Node> = part
            .children
            .iter()
            .filter_map(|child| match child {
                Child::Part(below) => self.group(*below, marks).map(Node::from),
                Child::Piece(piece) => (*marks.get(*piece)?).map(Node::from),
            })
            .collect();
        let level = |level: u8| NonZeroU16::new(u16::from(level)).unwrap_or(NonZeroU16::MIN);
        Some(match &part.role {
            Role::Heading(rank, title) => {
                TagGroup::with_children(Tag::Hn(level(*rank), Some(title.clone())), children)
            }
            Role::Paragraph => TagGroup::with_children(Tag::P, children),
            Role::Table => TagGroup::with_children(Tag::Table, children),
            Role::Caption => TagGroup::with_children(Tag::Caption, children),
            Role::Row => TagGroup::with_children(Tag::TR, children),
            Role::Head => TagGroup::with_children(Tag::TH(TableHeaderScope::Column), children),
            Role::Cell => TagGroup::with_children(Tag::TD, children),
            Role::Figure(words) => TagGroup::with_children(Tag::Figure(Some(words.clone())), children),
        })
    }
}
