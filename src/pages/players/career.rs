//! Pages of players: all of them, and everything about one.

use ardoise_desk::records::{Career, Contracts, Evening, Rating, Tally, With};
use ardoise_rules::engine::{AnyGame, articles};
use ardoise_rules::words::{Speaker, shown};

use crate::pages::doc::{Block, Cell, Chart, ChartKind, Column, Doc, Series, Table, Tone};

/// A player as the list shows him.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedPlayer {
    /// The name.
    pub name: String,
    /// Other names of his.
    pub aliases: Vec<String>,
    /// His matches.
    pub tally: Tally,
    /// His rating.
    pub rating: Rating,
}

/// All players, the best rated first.
#[must_use]
pub fn players(listed: &[ListedPlayer], speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    if listed.is_empty() {
        doc.text(speaker.word("players-none"));
        return doc;
    }
    let columns = vec![
        Column::words(speaker.word("evening-player")),
        Column::figures(speaker.word("evening-played")),
        Column::figures(speaker.word("stats-over")),
        Column::figures(speaker.word("evening-won")),
        Column::figures(speaker.word("stats-share")),
        Column::figures(speaker.word("stats-rating")),
        Column::words(speaker.word("stats-aliases")),
    ];
    let rows = listed
        .iter()
        .map(|player| {
            let aliases: Vec<String> = player.aliases.iter().map(|name| shown(name)).collect();
            let mut row = vec![Cell::toned(shown(&player.name), Tone::Strong)];
            row.extend(tally_cells(player.tally));
            row.push(Cell::plain(rated(player.rating, speaker)));
            row.push(Cell::toned(aliases.join(", "), Tone::Faint));
            row
        })
        .collect();
    doc.table(Table { columns, rows });
    doc.toned(speaker.word("stats-rating-words"), Tone::Faint);
    doc
}

/// `27.4 ± 3.1`.
fn rated(rating: Rating, speaker: &Speaker) -> String {
    decimal(format!("{:.1} ± {:.1}", rating.estimate, rating.uncertainty), speaker)
}

/// The point of a number as the language writes it.
fn decimal(number: String, speaker: &Speaker) -> String {
    if speaker.lang().french() { number.replace('.', ",") } else { number }
}

fn share(part: u32, whole: u32) -> String {
    if whole == 0 {
        String::new()
    } else {
        format!("{} %", (u64::from(part) * 200 + u64::from(whole)) / (2 * u64::from(whole)))
    }
}

fn tally_cells(tally: Tally) -> Vec<Cell> {
    let number = |number: u32| Cell::plain(number.to_string());
    vec![
        number(tally.matches),
        number(tally.over),
        number(tally.won),
        Cell::plain(share(tally.won, tally.over)),
    ]
}

/// Everything about a player, or about two who play together.
#[must_use]
pub fn career(
    title: &str,
    career: &Career,
    rating: Option<Rating>,
    games: &[&'static dyn AnyGame],
    speaker: &Speaker,
) -> Doc {
    let mut doc = Doc::default();
    doc.title(shown(title));
    facts(&mut doc, career, rating, speaker);
    rest(&mut doc, career, games, speaker);
    doc
}

/// What stands under the facts.
pub(in crate::pages) fn rest(
    doc: &mut Doc,
    career: &Career,
    games: &[&'static dyn AnyGame],
    speaker: &Speaker,
) {
    if let Some(chart) = balance(career, speaker) {
        doc.section(2, chart.title.clone());
        doc.blocks.push(Block::Chart(chart));
    }
    contracts(doc, career, games, speaker);
    lines(doc, career, games, speaker);
    let people = |doc: &mut Doc, id: &str, list: &[With]| {
        let rows = list.iter().take(20).map(|with| (shown(&with.name), with.tally)).collect();
        tallies(doc, id, "evening-player", rows, speaker);
    };
    people(doc, "stats-partners", &career.partners);
    people(doc, "stats-opponents", &career.opponents);
    let name = |id: &str| speaker.option(id, "game-name").unwrap_or_else(|| id.to_owned());
    let of = |map: &std::collections::BTreeMap<String, Tally>| -> Vec<(String, Tally)> {
        map.iter().map(|(key, tally)| (shown(key), *tally)).collect()
    };
    tallies(
        doc,
        "stats-games",
        "list-game",
        career.games.iter().map(|(id, t)| (name(id), *t)).collect(),
        speaker,
    );
    tallies(doc, "stats-houses", "paper-rules", of(&career.houses), speaker);
    tallies(doc, "stats-months", "stats-month", of(&career.months), speaker);
}

/// The numbers of a career, and its rating.
pub(in crate::pages) fn facts(doc: &mut Doc, career: &Career, rating: Option<Rating>, speaker: &Speaker) {
    let mut facts = Vec::new();
    let mut fact = |id: &str, text: String| facts.push((speaker.word(id), text));
    let tally = career.tally;
    fact(
        "evening-played",
        format!("{} ({})", tally.matches, crate::pages::paper::over_words(tally.over, speaker)),
    );
    let won = share(tally.won, tally.over);
    fact(
        "evening-won",
        if won.is_empty() { tally.won.to_string() } else { format!("{} ({won})", tally.won) },
    );
    fact("list-deals", career.deals.to_string());
    // Points of different games are no sum.
    if career.deals > 0 && career.games.len() == 1 {
        let per = |points: i64| decimal(tenths(points, i64::from(career.deals)), speaker);
        let facts = [("own", per(career.points)), ("others", per(career.others))];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        fact("stats-average", speaker.phrase("stats-average-words", &facts));
    }
    let evening = |evening: &Evening| {
        let (won, over) = (evening.tally.won.to_string(), evening.tally.over.to_string());
        let (margin, signed) = (evening.margin.to_string(), format!("{:+}", evening.margin));
        let facts = [
            ("day", evening.day.as_str()),
            ("won", &won),
            ("over", &over),
            ("margin", &margin),
            ("signed", &signed),
        ];
        speaker.phrase("stats-evening-words", &facts)
    };
    if let Some(best) = &career.best {
        fact("stats-best", evening(best));
    }
    if let Some(worst) = career.worst.as_ref().filter(|worst| Some(*worst) != career.best.as_ref()) {
        fact("stats-worst", evening(worst));
    }
    if tally.over > 0 {
        let (won, lost) = (career.longest_won.to_string(), career.longest_lost.to_string());
        let now = career.current.unsigned_abs().to_string();
        let id = if career.current > 0 { "stats-streaks-won" } else { "stats-streaks-lost" };
        fact("stats-streaks", speaker.phrase(id, &[("won", &won), ("lost", &lost), ("now", &now)]));
    }
    if let Some(rating) = rating {
        fact("stats-rating", rated(rating, speaker));
    }
    doc.blocks.push(Block::Facts(facts));
    if rating.is_some() {
        doc.toned(speaker.word("stats-rating-words"), Tone::Faint);
    }
}

/// A quotient with one figure after the point, rounded.
fn tenths(over: i64, under: i64) -> String {
    let tenths = (i128::from(over) * 20 + i128::from(under)).div_euclid(i128::from(under) * 2);
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

/// Matches won less those not won, over time.
fn balance(career: &Career, speaker: &Speaker) -> Option<Chart> {
    if career.balance.len() < 2 {
        return None;
    }
    let step = career.balance.len().div_ceil(400);
    let points = career
        .balance
        .iter()
        .enumerate()
        .filter(|(place, _)| (place + 1) % step == 0 || place + 1 == career.balance.len());
    let points = points.map(|(place, balance)| (i32::try_from(place + 1).unwrap_or(i32::MAX), *balance));
    let run = std::iter::once((0, 0)).chain(points).collect();
    let last = career.balance.last().copied().unwrap_or(0);
    let (count, end) = (career.balance.len().to_string(), format!("{last:+}"));
    Some(Chart {
        title: speaker.word("stats-balance"),
        kind: ChartKind::Curve,
        across: speaker.word("evening-played"),
        upwards: speaker.word("stats-balance"),
        places: Vec::new(),
        series: vec![Series { name: speaker.word("stats-balance-name"), runs: vec![run] }],
        goal: None,
        thousands: speaker.word("figure-thousands"),
        alternative: speaker.phrase("stats-balance-words", &[("count", &count), ("end", &end)]),
    })
}

/// The words of a level: a number stays one, a word of art is that of the game that has it.
fn level_words(level: &str, games: &[&'static dyn AnyGame], speaker: &Speaker) -> String {
    let term = format!("term-{level}");
    let words = games.iter().find_map(|game| speaker.game_word(game.id(), &term));
    words.unwrap_or_else(|| shown(level))
}

/// A row of contracts, made and failed.
fn row(name: &str, contracts: &Contracts) -> Vec<Cell> {
    let number = |number: u32| Cell::plain(number.to_string());
    let told = contracts.made + contracts.failed;
    vec![
        Cell::plain(name),
        number(contracts.played),
        number(contracts.made),
        number(contracts.failed),
        Cell::plain(share(contracts.made, told)),
    ]
}

/// The columns of such rows, under a first one.
fn columns(first: &str, speaker: &Speaker) -> Vec<Column> {
    vec![
        Column::words(speaker.word(first)),
        Column::figures(speaker.word("stats-played")),
        Column::figures(speaker.word("stats-made")),
        Column::figures(speaker.word("stats-failed")),
        Column::figures(speaker.word("stats-share-made")),
    ]
}

fn contracts(doc: &mut Doc, career: &Career, games: &[&'static dyn AnyGame], speaker: &Speaker) {
    if career.contracts.is_empty() {
        return;
    }
    doc.section(2, speaker.word("stats-contracts"));
    let mut levels: Vec<(&String, &Contracts)> = career.contracts.iter().collect();
    levels.sort_by_key(|(level, _)| (level.parse::<i64>().unwrap_or(i64::MAX), (*level).clone()));
    let levels: Vec<(String, &Contracts)> =
        levels.into_iter().map(|(level, all)| (level_words(level, games, speaker), all)).collect();
    let mut rows: Vec<_> = levels.iter().map(|(level, contracts)| row(level, contracts)).collect();
    rows.push(row(&speaker.word("stats-taken"), &career.taken));
    if career.doubled.played + career.suffered.played > 0 {
        rows.push(row(&speaker.word("stats-doubled"), &career.doubled));
        if career.doubler.played > 0 {
            rows.push(row(&speaker.word("stats-doubler"), &career.doubler));
        }
        rows.push(row(&speaker.word("stats-suffered"), &career.suffered));
    }
    let columns = columns("stats-level", speaker);
    doc.captioned(speaker.word("stats-contracts-caption"), Table { columns, rows });
    if !career.facts.is_empty() {
        let told = |(fact, all): (&String, &Contracts)| row(&level_words(fact, games, speaker), all);
        let rows = career.facts.iter().map(told).collect();
        let columns = self::columns("stats-fact", speaker);
        doc.captioned(speaker.word("stats-facts-caption"), Table { columns, rows });
    }
    let drawn = drawn(&levels);
    if drawn.len() > 1 {
        doc.blocks.push(Block::Chart(made_and_failed(&drawn, speaker)));
    }
}

/// So many letters fit under a chart, two between words.
const UNDER: usize = 56;

/// The levels that a chart has room for: the most played first, in their order.
fn drawn<'a>(levels: &'a [(String, &'a Contracts)]) -> Vec<&'a (String, &'a Contracts)> {
    let told = |(_, contracts): &&(String, &Contracts)| contracts.made + contracts.failed > 0;
    let mut most: Vec<_> = levels.iter().filter(told).enumerate().collect();
    most.sort_by_key(|(place, (_, contracts))| (std::cmp::Reverse(contracts.played), *place));
    let mut room = UNDER;
    most.retain(|(_, (level, _))| {
        let wide = level.chars().count() + 2;
        let fits = wide <= room;
        room = room.saturating_sub(if fits { wide } else { 0 });
        fits
    });
    most.sort_by_key(|(place, _)| *place);
    most.into_iter().map(|(_, level)| level).collect()
}

fn made_and_failed(levels: &[&(String, &Contracts)], speaker: &Speaker) -> Chart {
    let series = |id: &str, of: &dyn Fn(&Contracts) -> u32| Series {
        name: speaker.word(id),
        runs: vec![
            (0..)
                .zip(levels)
                .map(|(at, (_, contracts))| (at, i32::try_from(of(contracts)).unwrap_or(i32::MAX)))
                .collect(),
        ],
    };
    let words: Vec<String> = levels
        .iter()
        .map(|(level, contracts)| (level, format!("{} / {}", contracts.made, contracts.failed)))
        .map(|(level, both)| speaker.phrase("paper-colon", &[("what", level), ("words", &both)]))
        .collect();
    Chart {
        title: speaker.word("stats-contracts"),
        kind: ChartKind::Bars,
        across: speaker.word("stats-level"),
        upwards: speaker.word("stats-contracts"),
        places: levels.iter().map(|(level, _)| level.clone()).collect(),
        series: vec![series("stats-made", &|c| c.made), series("stats-failed", &|c| c.failed)],
        goal: None,
        thousands: speaker.word("figure-thousands"),
        alternative: speaker
            .phrase("stats-contracts-words", &[("each", &words.join(&speaker.word("slate-and")))]),
    }
}

/// Where the points come from, by article.
fn lines(doc: &mut Doc, career: &Career, games: &[&'static dyn AnyGame], speaker: &Speaker) {
    if career.articles.is_empty() {
        return;
    }
    let place = speaker.lang().place();
    let books: Vec<_> = games
        .iter()
        .map(|game| game.info().rulebook[place])
        .chain([ardoise_rules::engine::SHARED[place]])
        .flat_map(articles)
        .collect();
    let title = |id: &str| books.iter().find(|article| article.id == id).map_or("", |article| article.title);
    let mut listed: Vec<_> = career.articles.iter().collect();
    listed.sort_by(|a, b| b.1.0.cmp(&a.1.0).then(a.0.cmp(b.0)));
    let rows = listed.into_iter().map(|(id, (deals, points))| {
        vec![
            Cell::plain(title(id)),
            Cell::plain(deals.to_string()),
            Cell::plain(crate::pages::doc::figure::total(*points, speaker)),
            Cell::toned(id.as_str(), Tone::Faint),
        ]
    });
    let columns = vec![
        Column::words(speaker.word("stats-line")),
        Column::figures(speaker.word("stats-times")),
        Column::figures(speaker.word("explain-points")),
        Column::words(speaker.word("explain-article")),
    ];
    doc.section(2, speaker.word("stats-lines"));
    doc.captioned(speaker.word("stats-lines-caption"), Table { columns, rows: rows.collect() });
}

fn tallies(doc: &mut Doc, id: &str, head: &str, list: Vec<(String, Tally)>, speaker: &Speaker) {
    if list.is_empty() {
        return;
    }
    doc.section(2, speaker.word(id));
    let columns = vec![
        Column::words(speaker.word(head)),
        Column::figures(speaker.word("evening-played")),
        Column::figures(speaker.word("stats-over")),
        Column::figures(speaker.word("evening-won")),
        Column::figures(speaker.word("stats-share")),
    ];
    let row = |(name, tally): (String, Tally)| {
        let mut row = vec![Cell::plain(name)];
        row.extend(tally_cells(tally));
        row
    };
    doc.captioned(speaker.word(id), Table { columns, rows: list.into_iter().map(row).collect() });
}
