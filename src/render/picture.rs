//! A drawing as lines, shapes and words, before anybody knows whether it becomes SVG or PDF.

/// A colour by what it means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Axes and words.
    Full,
    /// Labels.
    Soft,
    /// Lines behind the curves.
    Line,
    /// The ground, inside hollow marks.
    Ground,
    /// The colour of an account.
    Account(usize),
    /// The frame of the slate.
    Wood,
}

/// A colour: red, green, blue.
pub type Rgb = (u8, u8, u8);

/// A colour on the slate, for a picture that stands alone.
#[must_use]
pub const fn on_slate(ink: Ink) -> Rgb {
    const ACCOUNTS: [Rgb; STICKS] =
        [(0x9f, 0xd2, 0xff), (0xff, 0xd2, 0x7a), (0x8f, 0xe3, 0xb4), (0xff, 0xb3, 0xdc), (0xe3, 0xe3, 0xe3)];
    match ink {
        Ink::Full => (0xf6, 0xf2, 0xe7),
        Ink::Soft => (0xc3, 0xca, 0xc5),
        Ink::Line => (0x56, 0x66, 0x6a),
        Ink::Ground => (0x26, 0x32, 0x34),
        Ink::Wood => (0xb9, 0x8b, 0x52),
        Ink::Account(account) => ACCOUNTS[account % STICKS],
    }
}

/// The cut of letters; its place among the faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// Text.
    Plain,
    /// What is read first.
    Bold,
    /// Titles, names and totals.
    Serif,
}

/// How many accounts have a colour, a shape, a dash and a hatching of their own.
pub const STICKS: usize = 5;

/// The dashes of the accounts; none for a line without gaps.
pub const DASHES: [&[f32]; STICKS] = [&[], &[7.0, 4.0], &[2.0, 3.0], &[10.0, 3.0, 2.0, 3.0], &[14.0, 5.0]];

/// Where words stand from their place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// They begin there.
    Start,
    /// They are around it.
    Middle,
    /// They end there.
    End,
}

/// One thing in a drawing; places are in units from the upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub enum Thing {
    /// A line through points.
    Line {
        /// The points.
        points: Vec<(f32, f32)>,
        /// How thick.
        width: f32,
        /// The lengths of dashes and gaps.
        dash: Vec<f32>,
        /// The colour.
        ink: Ink,
    },
    /// A filled shape.
    Shape {
        /// Its corners.
        points: Vec<(f32, f32)>,
        /// The colour.
        ink: Ink,
    },
    /// A filled disc.
    Disc {
        /// The middle.
        at: (f32, f32),
        /// The radius.
        radius: f32,
        /// The colour.
        ink: Ink,
    },
    /// Words; the place is on their base line.
    Words {
        /// Where.
        at: (f32, f32),
        /// The height of the letters.
        size: f32,
        /// How they are cut.
        cut: Cut,
        /// The colour.
        ink: Ink,
        /// Where they stand from their place.
        anchor: Anchor,
        /// The words.
        text: String,
    },
}

/// A drawing.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Picture {
    /// How wide.
    pub width: f32,
    /// How high.
    pub height: f32,
    /// What is in it, the lowest first.
    pub things: Vec<Thing>,
}

impl Picture {
    /// An empty drawing.
    #[must_use]
    pub const fn new(width: f32, height: f32) -> Picture {
        Picture { width, height, things: Vec::new() }
    }

    /// Adds a line.
    pub fn line(&mut self, points: Vec<(f32, f32)>, width: f32, dash: &[f32], ink: Ink) {
        self.things.push(Thing::Line { points, width, dash: dash.to_vec(), ink });
    }

    /// Adds a shape.
    pub fn shape(&mut self, points: Vec<(f32, f32)>, ink: Ink) {
        self.things.push(Thing::Shape { points, ink });
    }

    /// Adds words.
    pub fn words(&mut self, at: (f32, f32), size: f32, cut: Cut, ink: Ink, anchor: Anchor, text: &str) {
        self.things.push(Thing::Words { at, size, cut, ink, anchor, text: text.to_owned() });
    }

    /// Adds another drawing, its upper left corner at that place.
    pub fn place(&mut self, (left, top): (f32, f32), other: Picture) {
        let moved = |(x, y): (f32, f32)| (x + left, y + top);
        self.things.extend(other.things.into_iter().map(|mut thing| {
            match &mut thing {
                Thing::Line { points, .. } | Thing::Shape { points, .. } => {
                    points.iter_mut().for_each(|point| *point = moved(*point));
                }
                Thing::Disc { at, .. } | Thing::Words { at, .. } => *at = moved(*at),
            }
            thing
        }));
    }

    /// Adds the mark of an account, so far from its middle to its edge: full disc, hollow square, full triangle, hollow
    /// diamond, cross.
    pub fn mark(&mut self, (x, y): (f32, f32), r: f32, line: f32, account: usize) {
        let ink = Ink::Account(account);
        match account % STICKS {
            0 => self.things.push(Thing::Disc { at: (x, y), radius: r, ink }),
            1 => {
                let s = r * 0.9;
                let corners = vec![(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)];
                self.hollow(corners, line, ink);
            }
            2 => {
                let corners =
                    vec![(x, y - r * 1.15), (x + r * 1.1, y + r * 0.85), (x - r * 1.1, y + r * 0.85)];
                self.shape(corners, ink);
            }
            3 => {
                let s = r * 1.2;
                self.hollow(vec![(x, y - s), (x + s, y), (x, y + s), (x - s, y)], line, ink);
            }
            _ => {
                let thick = r * 0.7;
                self.line(vec![(x - r * 1.1, y), (x + r * 1.1, y)], thick, &[], ink);
                self.line(vec![(x, y - r * 1.1), (x, y + r * 1.1)], thick, &[], ink);
            }
        }
    }

    fn hollow(&mut self, corners: Vec<(f32, f32)>, line: f32, ink: Ink) {
        self.shape(corners.clone(), Ink::Ground);
        let mut round = corners;
        round.extend(round.first().copied());
        round.extend(round.get(1).copied());
        self.line(round, line, &[], ink);
    }

    /// A bar in the colour and hatching of an account, with its outline.
    pub fn bar(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), line: f32, account: usize) {
        const STEP: f32 = 4.0;
        let ink = Ink::Account(account);
        let corners = vec![(x, y), (x + width, y), (x + width, y + height), (x, y + height)];
        let level = |picture: &mut Picture| {
            let mut at = y + STEP / 2.0;
            while at < y + height {
                picture.line(vec![(x, at), (x + width, at)], line * 0.6, &[], ink);
                at += STEP;
            }
        };
        match account % STICKS {
            0 => self.shape(corners.clone(), ink),
            1 => {
                let mut reach = STEP;
                while reach < width + height {
                    // From the left or lower edge to the upper or right one.
                    let from =
                        if reach <= height { (x, y + reach) } else { (x + reach - height, y + height) };
                    let to = if reach <= width { (x + reach, y) } else { (x + width, y + reach - width) };
                    self.line(vec![from, to], line * 0.6, &[], ink);
                    reach += STEP;
                }
            }
            2 => level(self),
            3 => {
                level(self);
                let mut at = x + STEP / 2.0;
                while at < x + width {
                    self.line(vec![(at, y), (at, y + height)], line * 0.6, &[], ink);
                    at += STEP;
                }
            }
            _ => {
                let mut down = y + STEP / 2.0;
                while down < y + height {
                    let mut at = x + STEP / 2.0;
                    while at < x + width {
                        self.things.push(Thing::Disc { at: (at, down), radius: line * 0.5, ink });
                        at += STEP;
                    }
                    down += STEP;
                }
            }
        }
        let mut round = corners;
        round.extend(round.first().copied());
        self.line(round, line, &[], ink);
    }
}

/// About how wide words are, for places where their letters are not known: never less than they are.
#[must_use]
pub fn about_as_wide(text: &str, size: f32) -> f32 {
    let wide = |letter: char| match letter {
        'i' | 'l' | 'j' | '.' | ',' | '\u{202f}' | '\'' | '’' | '|' => 0.32,
        'm' | 'M' | 'W' | 'w' | '—' => 0.95,
        letter if letter.is_uppercase() => 0.74,
        letter if letter.is_ascii() => 0.6,
        letter if (letter as u32) < 0x500 => 0.62,
        _ => 1.05,
    };
    text.chars().map(wide).sum::<f32>() * size
}
