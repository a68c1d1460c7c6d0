//! What stands on the pages, and where.

use super::flow::Flow;
use super::ops::Op;
use super::{Pages, Paper, accessible, pdf};
use crate::pages::{
    Block, Cell, Column, Doc, Mark, RowKind, Sheet, SheetRow, Signed, Slate, SlateAccount, Span, Table,
    Weight,
};
use crate::render::face::Face;

const A4: (f32, f32) = (595.28, 841.89);
const A5: (f32, f32) = (419.53, 595.28);
const A6: (f32, f32) = (297.64, 419.53);

fn long_table(rows: usize, name: &str) -> Doc {
    let columns = vec![Column::figures("N°"), Column::words("Qui"), Column::figures("Points")];
    let row = |no: usize| {
        vec![Cell::plain(no.to_string()), Cell::plain(name), Cell::plain(format!("{}", 1000 + no))]
    };
    let mut doc = Doc::default();
    doc.title("Soirée ♥♦♣♠");
    doc.captioned("Les donnes", Table { columns, rows: (0..rows).map(row).collect() });
    doc
}

fn laid(doc: &Doc, faces: &[Face; 3]) -> Vec<Vec<Op>> {
    laid_on(A4, doc, faces)
}

fn laid_on(paper: (f32, f32), doc: &Doc, faces: &[Face; 3]) -> Vec<Vec<Op>> {
    let continued = |title: &str| format!("{title} (suite)");
    let mut flow = Flow::new(faces, paper, &continued);
    flow.blocks(&doc.blocks);
    flow.pages.into_iter().map(|page| page.into_iter().map(|(_, op)| op).collect()).collect()
}

fn words(page: &[Op]) -> Vec<&str> {
    page.iter()
        .filter_map(|op| match op {
            Op::Text { text, .. } => Some(text.as_str()),
            Op::Line { .. } | Op::Shape { .. } | Op::Circle { .. } | Op::Ring { .. } => None,
        })
        .collect()
}

#[test]
fn a_long_table_goes_on_with_its_heads() {
    let faces = Face::all().expect("letters");
    let pages = laid(&long_table(150, "Élodie"), &faces);
    assert!(pages.len() > 2);
    for (place, page) in pages.iter().enumerate() {
        let words = words(page);
        assert_eq!(words.iter().filter(|word| **word == "Points").count(), 1, "page {place}");
        assert_eq!(words.contains(&"Les donnes (suite)"), place > 0, "page {place}");
    }
    let all: Vec<&str> = pages.iter().flat_map(|page| words(page)).collect();
    for no in 0..150 {
        assert_eq!(all.iter().filter(|word| **word == (1000 + no).to_string()).count(), 1, "row {no}");
    }
}

#[test]
fn nothing_stands_outside_the_page() {
    let faces = Face::all().expect("letters");
    let names =
        ["x".repeat(200), "=cmd".to_owned(), "דוד ".repeat(60), "😀日本".repeat(40), "a+".repeat(300)];
    for name in &names {
        for page in laid(&long_table(40, name), &faces) {
            for op in page {
                let Op::Text { x, y, kind, text } = op else { continue };
                let reach = x + kind.width(&faces, text.trim_end());
                assert!(x >= 33.0 && reach <= A4.0 - 32.0, "{text} reaches {reach}");
                assert!(y > 30.0 && y < A4.1 - 30.0, "{text} stands at {y}");
            }
        }
    }
}

#[test]
fn lines_keep_every_letter() {
    let faces = Face::all().expect("letters");
    for text in ["Zoé et Élodie", "un-mot-très-long-sans-aucune-espace", "a b  c", "♥ 100, belote"] {
        let joined = faces[0].lines(text, 9.0, 40.0).join("");
        let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
        assert_eq!(letters(&joined), letters(text));
    }
}

#[test]
fn the_font_has_the_suits_and_the_accents() {
    let faces = Face::all().expect("letters");
    for face in &faces[..2] {
        for letter in "♥♦♣♠éèêëàâùûîïôöçœæÉÀÇŒ€–—…’«»×−Σ⚑⚠●○▲△■□◇✚▯▸†‡ᵉ0123456789".chars()
        {
            let runs = face.runs(&letter.to_string());
            let glyph = runs.iter().flat_map(|run| &run.glyphs).next().expect("a glyph");
            assert!(glyph.glyph_id.to_u32() != 0, "{letter} is not in the font");
        }
    }
}

#[test]
fn the_same_page_gives_the_same_bytes() {
    let doc = long_table(50, "Zoé");
    let pages = Pages {
        lang: "fr",
        made: "ardoise",
        paper: Paper::A4,
        number: &|page, pages| format!("{page}/{pages}"),
        lacking: "▯",
        continued: &|title| title.to_owned(),
    };
    let first = accessible(&doc, &pages).expect("a PDF/UA");
    assert!(first.starts_with(b"%PDF") && first.ends_with(b"%%EOF"));
    assert_eq!(first, pdf(&doc, &pages).expect("a PDF"));
}

#[test]
fn who_hears_the_pages_hears_rows_and_cells_in_their_order() {
    use super::tree::Role;
    let faces = Face::all().expect("letters");
    let mut doc = long_table(80, "");
    doc.text("Bob a joué les deux dernières donnes pour Dee. ".repeat(9).trim_end().to_owned());
    let continued = |title: &str| title.to_owned();
    let mut flow = Flow::new(&faces, A4, &continued);
    flow.blocks(&doc.blocks);
    assert!(flow.pages.len() > 1);
    let roles: Vec<&Role> = flow.tree.roles().collect();
    let count = |role: &Role| roles.iter().filter(|other| **other == role).count();
    // The heads once, though they stand on every page; an empty name is a cell too.
    assert_eq!(
        (count(&Role::Table), count(&Role::Row), count(&Role::Head), count(&Role::Cell)),
        (1, 81, 3, 240)
    );
    let said: String = flow
        .pages
        .iter()
        .flatten()
        .filter(|(piece, _)| piece.is_some())
        .filter_map(|(_, op)| if let Op::Text { text, .. } = op { Some(text.as_str()) } else { None })
        .collect();
    assert!(said.contains("Dee. Bob a joué les deux dernières donnes pour Dee. Bob a joué"), "{said}");
    assert_eq!(said.matches("Points").count(), 1);
}

/// On the smallest card the longest names stay on their own side of the stem and inside the frame.
#[test]
fn long_names_stay_on_their_side_of_the_slate() {
    let faces = Face::all().expect("letters");
    let names = [
        "8 François-Xavier de la Rochefoucauld + 14 Tom De Smet",
        "13 Ines Claes + 1 Anne-Sophie Vanderstraeten-de Montmorency",
    ];
    let account = |name: &&str| SlateAccount {
        name: (*name).to_owned(),
        total: String::new(),
        under: "Total".to_owned(),
        won: false,
    };
    let slate = Slate {
        title: "Table 1".to_owned(),
        line: String::new(),
        accounts: names.iter().map(account).collect(),
    };
    let mut doc = Doc::default();
    doc.blocks.push(Block::Slate(slate));
    for (width, height) in [A6, A4] {
        let continued = |title: &str| title.to_owned();
        let mut flow = Flow::new(&faces, (width, height), &continued);
        flow.blocks(&doc.blocks);
        let middle = width / 2.0;
        let mut sides = [String::new(), String::new()];
        for (_, op) in flow.pages.iter().flatten() {
            let Op::Text { x, kind, text, .. } = op else { continue };
            let end = x + kind.width(&faces, text.trim_end());
            if ["Table 1", "Total", ""].contains(&text.as_str()) {
                continue;
            }
            let side = usize::from(*x > middle);
            let (from, to) = if side == 0 { (flow.left(), middle) } else { (middle, width - flow.left()) };
            assert!(*x > from && end < to, "{text}: {x} to {end}, of {from} to {to}");
            sides[side].push_str(text);
        }
        for (side, name) in sides.iter().zip(names) {
            let letters = |text: &str| text.replace([' ', '\u{a0}'], "");
            assert_eq!(letters(side), letters(name));
        }
    }
}

/// A sheet of so many players, whose contracts have long words and whose figures four digits.
fn evening(players: usize, rows: usize) -> Sheet {
    let mark = Mark { points: "−1 014".to_owned(), total: "−2 303".to_owned(), leads: true };
    let row = |no: usize| SheetRow {
        kind: RowKind::Deal,
        no: no.to_string(),
        dealer: "Anne".to_owned(),
        contract: vec![Span::new("Grande misère sur table", Weight::Bold)],
        result: vec![Span::new("chutée de 12 (0 bout)", Weight::Plain)],
        marks: vec![mark.clone(); players],
        findings: Vec::new(),
    };
    Sheet {
        caption: "Donnes".to_owned(),
        heads: ["N°", "Donneur", "Contrat", "Résultat", "points"].map(str::to_owned),
        accounts: (1..=players).map(|no| (format!("Joueur {no}"), format!("J{no}"))).collect(),
        rows: (1..=rows).map(row).collect(),
        ruled: false,
    }
}

/// Where figures leave no room beside them the words of a row stand above: no word is broken, nothing lies over another or outside.
#[test]
fn a_sheet_of_many_players_is_read_on_a_card() {
    let faces = Face::all().expect("letters");
    for (paper, players) in [(A6, 2), (A6, 3), (A6, 4), (A6, 5), (A5, 4), (A5, 5)] {
        let mut doc = Doc::default();
        doc.blocks.push(Block::Sheet(evening(players, 6)));
        let pages = laid_on(paper, &doc, &faces);
        assert!(pages.len() < 3, "{players} on {paper:?} take {} pages", pages.len());
        let every = pages.iter().flatten();
        let mut put: Vec<(f32, f32, f32, &str)> = Vec::new();
        for op in every {
            let Op::Text { x, y, kind, text } = op else { continue };
            let end = x + kind.width(&faces, text.trim_end());
            assert!(*x >= 33.0 && end <= paper.0 - 32.0, "{text}: {x} to {end} on {paper:?}");
            put.push((*x, end, *y, text.trim_end()));
        }
        for word in ["Grande", "misère", "table", "chutée", "bout)"] {
            let whole = put.iter().filter(|(.., text)| *text == word).count();
            assert_eq!(whole, 6, "{word} of {players} on {paper:?}");
        }
        if pages.len() == 1 {
            for (at, (from, end, y, text)) in put.iter().enumerate() {
                let over = |(x, to, line, _): &&(f32, f32, f32, &str)| {
                    (line - y).abs() < 4.0 && *x < end - 0.1 && *to > from + 0.1
                };
                let other = put[at + 1..].iter().find(over);
                assert_eq!(other, None, "{text} of {players} on {paper:?}");
            }
        }
    }
}

/// What each made and failed stays below his own line, in words where strokes have no room.
#[test]
fn those_who_sign_have_each_their_own_room() {
    let faces = Face::all().expect("letters");
    let signed = |name: &&str| Signed {
        name: (*name).to_owned(),
        tally: Some((1, 12)),
        said: ["1 fait".to_owned(), "12 chutés".to_owned()],
    };
    let mut doc = Doc::default();
    let labels = ["faits".to_owned(), "chutés".to_owned()];
    doc.blocks.push(Block::Signatures(["Anne", "Bob", "Léa", "Tom"].iter().map(signed).collect(), labels));
    let pages = laid_on(A6, &doc, &faces);
    let said: Vec<&str> = pages.iter().flat_map(|page| words(page)).collect();
    assert_eq!(said.iter().filter(|text| **text == "12 chutés").count(), 4, "{said:?}");
    let mut ends: Vec<(f32, f32)> = Vec::new();
    for op in pages.iter().flatten() {
        let Op::Text { x, y, kind, text } = op else { continue };
        let end = x + kind.width(&faces, text);
        assert!(ends.iter().all(|(to, line)| line != y || to < x), "{text} begins in the room of another");
        ends.push((end, *y));
    }
}
