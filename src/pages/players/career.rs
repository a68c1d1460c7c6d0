//! Everything about a player, or about two who play together or against one another: matches, then each game by itself.

use super::ranking::rating_words;
use super::tallies::{
    in_tenths, marked_cells, marked_columns, match_columns, rated, tallies, tally_cells, tally_columns,
};
use crate::pages::doc::figure::{Thousands, change, day, month, quotient, quotient_change, share, total};
use crate::pages::doc::{Block, Cell, Chart, ChartKind, Column, Doc, Series, Table, Tone};
use crate::pages::players::tallies::over_words;
use crate::pages::rules::house_name;
use ardoise_desk::records::{Career, Contracts, Evening, InGame, Met, Rating, Recent, Tally, Undertaken};
use ardoise_rules::cards::read_suit;
use ardoise_rules::engine::{AnyGame, articles};
use ardoise_rules::words::{Speaker, shown};

/// The record of a player with what belongs to it.
#[derive(Debug, Clone, Copy)]
pub struct Told<'a> {
    /// What he has done.
    pub career: &'a Career,
    /// His rating; none of two.
    pub rating: Option<Rating>,
    /// What it was after each match that counted.
    pub course: &'a [f64],
    /// Every game there is.
    pub games: &'a [&'static dyn AnyGame],
}

/// So many people are listed at most.
const PEOPLE: usize = 20;
/// A partner with fewer matches that are over is neither the best nor the worst.
const FEW: u32 = 3;

/// Everything about a player, or about two.
#[must_use]
pub fn career(title: &str, told: Told<'_>, speaker: &Speaker) -> Doc {
    let mut doc = Doc::default();
    doc.title(shown(title));
    facts(&mut doc, told, speaker);
    rest(&mut doc, told, speaker);
    doc
}

/// What stands under the facts.
pub(in crate::pages) fn rest(doc: &mut Doc, told: Told<'_>, speaker: &Speaker) {
    let career = told.career;
    for chart in [course(told.course, speaker), balance(career, speaker)].into_iter().flatten() {
        doc.section(2, chart.title.clone());
        doc.blocks.push(Block::Chart(chart));
    }
    last(doc, &career.last, speaker);
    let name = |id: &str| speaker.option(id, "game-name").unwrap_or_else(|| shown(id));
    for (id, found) in &career.by_game {
        doc.section(2, name(id));
        let game = told.games.iter().copied().find(|game| game.id() == id);
        in_game(doc, id, found, game, speaker);
    }
    if career.by_game.len() > 1 {
        let games = career.games.iter().map(|(id, tally)| (name(id), *tally)).collect();
        tallies(doc, (2, "stats-games"), "list-game", games, speaker);
    }
    let named = |house: &str| {
        let game = told.games.iter().find(|game| game.info().presets.iter().any(|own| own.name == house));
        game.map_or_else(|| shown(house), |game| house_of(game.id(), house, &name, speaker))
    };
    let houses = career.houses.iter().map(|(house, tally)| (named(house), *tally)).collect();
    tallies(doc, (2, "stats-houses"), "paper-rules", houses, speaker);
    if career.years.len() > 1 {
        let years = career.years.iter().map(|(year, tally)| (shown(year), *tally)).collect();
        tallies(doc, (2, "stats-years"), "stats-year", years, speaker);
    }
    let months = career.months.iter().map(|(text, tally)| (shown(&month(text, speaker)), *tally)).collect();
    tallies(doc, (2, "stats-months"), "stats-month", months, speaker);
}

/// The rules of a game as they are told beside those of others.
fn house_of(game: &str, house: &str, name: &dyn Fn(&str) -> String, speaker: &Speaker) -> String {
    format!("{} ({})", name(game), house_name(game, house, speaker))
}

/// The numbers of a career, and its rating.
pub(in crate::pages) fn facts(doc: &mut Doc, told: Told<'_>, speaker: &Speaker) {
    let career = told.career;
    let mut facts = Vec::new();
    let mut fact = |id: &str, text: String| facts.push((speaker.word(id), text));
    let tally = career.tally;
    fact("evening-played", format!("{} ({})", tally.matches, over_words(tally.over, speaker)));
    fact("evening-won", won_words(tally, speaker));
    if tally.over > 0 {
        let (won, lost) = (career.longest_won.to_string(), career.longest_lost.to_string());
        let now = career.current.unsigned_abs().to_string();
        let id = if career.current > 0 { "stats-streaks-won" } else { "stats-streaks-lost" };
        fact("stats-streaks", speaker.phrase(id, &[("won", &won), ("lost", &lost), ("now", &now)]));
    }
    if let Some(rating) = told.rating {
        fact("stats-rating", rated(rating, speaker));
    }
    doc.blocks.push(Block::Facts(facts));
    if let Some(rating) = told.rating {
        rating_words(doc, std::iter::once(rating), speaker);
    }
}

/// `12 (58 %)`.
fn won_words(tally: Tally, speaker: &Speaker) -> String {
    let share = share(tally.won, tally.over, speaker);
    if share.is_empty() { tally.won.to_string() } else { format!("{} ({share})", tally.won) }
}

/// The last matches, the latest first.
fn last(doc: &mut Doc, recent: &[Recent], speaker: &Speaker) {
    if recent.is_empty() {
        return;
    }
    let columns = match_columns(speaker);
    let names = |names: &[String]| names.iter().map(|name| shown(name)).collect::<Vec<_>>().join(", ");
    let rows = recent.iter().map(|one| {
        let result = match (one.decided, one.won) {
            (_, true) => Cell::toned(speaker.word("year-best"), Tone::Strong),
            (true, false) => Cell::plain(speaker.word("year-lost")),
            (false, false) => Cell::plain(speaker.word("list-drawn")),
        };
        vec![
            Cell::plain(day(&one.day, speaker)),
            Cell::plain(speaker.option(&one.game, "game-name").unwrap_or_else(|| shown(&one.game))),
            Cell::plain(names(&one.with)),
            Cell::plain(names(&one.against)),
            Cell::plain(total(one.own, speaker)),
            Cell::plain(total(one.other, speaker)),
            result,
        ]
    });
    doc.section(2, speaker.word("stats-last"));
    let count = recent.len().to_string();
    let caption = speaker.phrase("stats-last-caption", &[("count", &count)]);
    doc.captioned(caption, Table { columns, rows: rows.collect() });
}

/// What was done in one game.
fn in_game(doc: &mut Doc, id: &str, found: &InGame, game: Option<&'static dyn AnyGame>, speaker: &Speaker) {
    let words = Words { id, levels: game.map(|game| game.levels()).unwrap_or_default(), speaker };
    doc.blocks.push(Block::Facts(game_facts(found, &words)));
    doc.toned(speaker.word("stats-margin-words"), Tone::Faint);
    contracts(doc, found, &words);
    let seats = found
        .seats
        .iter()
        .map(|(seat, tally)| (speaker.phrase("stats-seat-no", &[("no", &seat.to_string())]), *tally));
    tallies(doc, (3, "stats-seats"), "stats-seat", seats.collect(), speaker);
    people(doc, "stats-partners", &found.partners, speaker);
    people(doc, "stats-opponents", &found.opponents, speaker);
    lines(doc, found, game, speaker);
}

/// The words of one game.
struct Words<'a> {
    id: &'a str,
    levels: Vec<&'static str>,
    speaker: &'a Speaker,
}

impl Words<'_> {
    /// A level: a number stays one, a word of art is that of the game.
    fn level(&self, level: &str) -> String {
        self.named(level).unwrap_or_else(|| shown(level))
    }

    /// What the game calls a level, if it has a name.
    fn named(&self, level: &str) -> Option<String> {
        self.speaker.game_word(self.id, &format!("term-{level}"))
    }

    /// Where a level stands among the others: figures first, then the words in the order of the game.
    fn height(&self, level: &str) -> (usize, i64, String) {
        match level.parse::<i64>() {
            Ok(figure) => (0, figure, String::new()),
            Err(_) => {
                let place = self.levels.iter().position(|known| *known == level);
                (1 + place.unwrap_or(self.levels.len()), 0, level.to_owned())
            }
        }
    }

    fn suit(&self, suit: &str) -> String {
        if let Some(suit) = read_suit(suit) {
            return suit.sign().to_string();
        }
        match suit {
            "none" => self.speaker.word("stats-suit-none"),
            "all" => self.speaker.word("stats-suit-all"),
            other => self.level(other),
        }
    }

    fn feat(&self, feat: &str) -> String {
        self.speaker.game_word(self.id, &format!("term-feat-{feat}")).unwrap_or_else(|| shown(feat))
    }
}

fn game_facts(found: &InGame, words: &Words<'_>) -> Vec<(String, String)> {
    let speaker = words.speaker;
    let mut facts = Vec::new();
    let mut fact = |id: &str, text: String| facts.push((speaker.word(id), text));
    let tally = found.tally;
    fact("evening-played", format!("{} ({})", tally.matches, over_words(tally.over, speaker)));
    fact("evening-won", won_words(tally, speaker));
    fact("list-deals", total(i64::from(found.marked.deals), speaker));
    for (id, marked) in [("stats-average", found.marked), ("stats-dealing", found.dealing)] {
        if marked.deals > 0 {
            let deals = i64::from(marked.deals);
            let (own, margin) =
                (quotient(marked.points, deals, speaker), quotient_change(marked.margin, deals, speaker));
            let (number, count) = (deals.to_string(), total(deals, speaker));
            let facts = [("own", own.as_str()), ("margin", &margin), ("number", &number), ("deals", &count)];
            fact(id, speaker.phrase("stats-average-words", &facts));
        }
    }
    let evening = |evening: &Evening| {
        let (won, over) = (evening.tally.won.to_string(), evening.tally.over.to_string());
        let points = evening.margin.abs();
        let (margin, points) = (points.to_string(), total(points, speaker));
        let way = if evening.margin < 0 { "behind" } else { "ahead" };
        let day = day(&evening.day, speaker);
        let (day, way) = (("day", day.as_str()), ("way", way));
        let facts = [day, way, ("won", &won), ("over", &over), ("margin", &margin), ("points", &points)];
        speaker.phrase("stats-evening-words", &facts)
    };
    if let Some(best) = &found.best {
        fact("stats-best", evening(best));
    }
    if let Some(worst) = found.worst.as_ref().filter(|worst| Some(*worst) != found.best.as_ref()) {
        fact("stats-worst", evening(worst));
    }
    if let Some(biggest) = found.biggest.as_ref().filter(|biggest| biggest.points > 0) {
        let (points, no) = (total(biggest.points, speaker), biggest.deal.to_string());
        let (day, id) = (day(&biggest.day, speaker), crate::pages::lists::id_shown(&biggest.id));
        let facts = [("points", points.as_str()), ("no", &no), ("day", &day), ("match", &id)];
        fact("stats-biggest", speaker.phrase("stats-biggest-words", &facts));
    }
    let made = found.levels.iter().filter(|(_, undertaken)| undertaken.side.made > 0);
    if let Some((level, undertaken)) = made.max_by_key(|(level, _)| words.height(level))
        && found.levels.len() > 1
    {
        let (level, times) = (words.level(level), undertaken.side.made.to_string());
        fact("stats-highest", speaker.phrase("stats-highest-words", &[("level", &level), ("count", &times)]));
    }
    let paired = |partners: &[Met], best: bool| named(partners, best, speaker);
    if let Some(best) = paired(&found.partners, true) {
        fact("stats-best-partner", best);
    }
    if let Some(worst) = paired(&found.partners, false) {
        fact("stats-worst-partner", worst);
    }
    let agreements = found.agreements;
    if agreements.asked() > 0 {
        let [agreed, asked, disputed] =
            [agreements.agreed, agreements.asked(), agreements.disputed].map(|count| count.to_string());
        let counts = [("agreed", agreed.as_str()), ("asked", &asked), ("disputed", &disputed)];
        fact("stats-agreed", speaker.phrase("stats-agreed-words", &counts));
    }
    for (feat, count) in &found.feats {
        let (side, others) = (count.side.to_string(), count.others.to_string());
        let text = speaker.phrase("stats-feats-words", &[("side", &side), ("others", &others)]);
        facts.push((words.feat(feat), text));
    }
    facts
}

/// The partner, or several who are level, with whom most or least was won.
fn named(partners: &[Met], best: bool, speaker: &Speaker) -> Option<String> {
    let enough: Vec<&Met> = partners.iter().filter(|met| met.tally.over >= FEW).collect();
    if enough.len() < 2 {
        return None;
    }
    let (won, over) = (|met: &Met| u64::from(met.tally.won), |met: &Met| u64::from(met.tally.over));
    let rate = |one: &Met, other: &Met| (won(one) * over(other)).cmp(&(won(other) * over(one)));
    let extreme = enough.iter().copied().reduce(|one, other| {
        let replaces = if best { rate(other, one).is_gt() } else { rate(other, one).is_lt() };
        if replaces { other } else { one }
    })?;
    let level: Vec<&Met> = enough.iter().copied().filter(|met| rate(met, extreme).is_eq()).collect();
    if level.len() == enough.len() {
        return None;
    }
    let each = level.iter().map(|met| {
        let (won, over) = (met.tally.won.to_string(), met.tally.over.to_string());
        let facts = [("name", shown(&met.name)), ("won", won), ("over", over)];
        let facts: Vec<(&str, &str)> = facts.iter().map(|(id, text)| (*id, text.as_str())).collect();
        speaker.phrase("stats-partner-words", &facts)
    });
    Some(speaker.all(&each.collect::<Vec<_>>()))
}

/// The rating after each match.
fn course(course: &[f64], speaker: &Speaker) -> Option<Chart> {
    let tenths: Vec<i32> =
        course.iter().map(|estimate| i32::try_from(in_tenths(*estimate)).unwrap_or(i32::MAX)).collect();
    let (first, last) = (tenths.first()?, tenths.last()?);
    let mark = speaker.word("figure-decimal");
    let text = |number: i32| crate::pages::doc::figure::tenths(i64::from(number), &mark);
    let (first, last, count) = (text(*first), text(*last), tenths.len().to_string());
    let chart = Chart {
        title: speaker.word("stats-course"),
        kind: ChartKind::Curve,
        across: speaker.word("evening-played"),
        upwards: speaker.word("stats-rating"),
        places: Vec::new(),
        series: vec![Series { name: speaker.word("stats-rating"), runs: vec![thinned(&tenths)] }],
        goal: None,
        thousands: Thousands::of(speaker),
        tenths: Some(mark.clone()),
        alternative: speaker
            .phrase("stats-course-words", &[("first", &first), ("last", &last), ("count", &count)]),
    };
    (tenths.len() > 1).then_some(chart)
}

/// Values by their number from 1, four hundred of them at most, the last among them.
fn thinned(values: &[i32]) -> Vec<(i32, i32)> {
    let step = values.len().div_ceil(400).max(1);
    let kept =
        values.iter().enumerate().filter(|(place, _)| (place + 1) % step == 0 || place + 1 == values.len());
    kept.map(|(place, value)| (i32::try_from(place + 1).unwrap_or(i32::MAX), *value)).collect()
}

/// Matches won less those not won, over time.
fn balance(career: &Career, speaker: &Speaker) -> Option<Chart> {
    if career.balance.len() < 2 {
        return None;
    }
    let run = std::iter::once((0, 0)).chain(thinned(&career.balance)).collect();
    let last = career.balance.last().copied().unwrap_or(0);
    let (count, end) = (career.balance.len().to_string(), change(last, speaker));
    Some(Chart {
        title: speaker.word("stats-balance"),
        kind: ChartKind::Curve,
        across: speaker.word("evening-played"),
        upwards: speaker.word("stats-balance"),
        places: Vec::new(),
        series: vec![Series { name: speaker.word("stats-balance-name"), runs: vec![run] }],
        goal: None,
        thousands: Thousands::of(speaker),
        tenths: None,
        alternative: speaker.phrase("stats-balance-words", &[("count", &count), ("end", &end)]),
    })
}

/// Contracts by level and by suit, the side's, one's own and the partner's, and those that were doubled.
fn contracts(doc: &mut Doc, found: &InGame, words: &Words<'_>) {
    let speaker = words.speaker;
    if found.contracts.side.played == 0 {
        return;
    }
    doc.section(3, speaker.word("stats-contracts"));
    let mut levels: Vec<(&String, &Undertaken)> = found.levels.iter().collect();
    levels.sort_by_key(|(level, _)| words.height(level));
    let levels: Vec<(String, Undertaken)> =
        levels.into_iter().map(|(level, all)| (words.level(level), *all)).collect();
    let partner = found.contracts.partner.played > 0;
    let mut rows = levels.clone();
    rows.push((speaker.word("stats-all"), found.contracts));
    // A contract that has a name and no suit is told by its name.
    let named = found.levels.keys().any(|level| words.named(level).is_some());
    let plain = named && found.suits.keys().all(|suit| read_suit(suit).is_none());
    let suited = found.suits.len() > 1 || (levels.len() < 2 && !plain);
    // A game in which every contract is as high as any other has no heights to part, but by suits.
    if levels.len() > 1 || !suited {
        let caption = speaker.word("stats-contracts-caption");
        doc.captioned(caption, undertaken_table("stats-level", &rows, partner, speaker));
    }
    if suited {
        let rank =
            |suit: &str| (read_suit(suit).is_none(), read_suit(suit).map(|suit| suit.id()), suit.to_owned());
        let mut suits: Vec<(&String, &Undertaken)> = found.suits.iter().collect();
        suits.sort_by_key(|(suit, _)| rank(suit));
        let mut suits: Vec<(String, Undertaken)> =
            suits.into_iter().map(|(suit, all)| (words.suit(suit), *all)).collect();
        if levels.len() < 2 {
            suits.push((speaker.word("stats-all"), found.contracts));
        }
        let caption = speaker.word("stats-suits-caption");
        doc.captioned(caption, undertaken_table("stats-suit", &suits, partner, speaker));
    }
    if !found.facts.is_empty() {
        let row = |(fact, all): (&String, &Contracts)| {
            let number = |number: u32| Cell::plain(number.to_string());
            let told = all.made + all.failed;
            vec![
                Cell::plain(words.level(fact)),
                number(all.played),
                number(all.made),
                number(all.failed),
                Cell::plain(share(all.made, told, speaker)),
            ]
        };
        let mut columns = vec![Column::words(speaker.word("stats-fact"))];
        let heads = ["stats-played", "stats-made", "stats-failed", "stats-share-made"];
        columns.extend(heads.map(|id| Column::figures(speaker.word(id))));
        let rows = found.facts.iter().map(row).collect();
        doc.captioned(speaker.word("stats-facts-caption"), Table { columns, rows });
    }
    if found.doubled.played + found.suffered.played > 0 {
        // Who doubles wins where the contract fails.
        let row = |id: &str, contracts: &Contracts, won: u32, lost: u32| {
            let number = |number: u32| Cell::plain(number.to_string());
            vec![
                Cell::plain(speaker.word(id)),
                number(contracts.played),
                number(won),
                number(lost),
                Cell::plain(share(won, won + lost, speaker)),
            ]
        };
        let (doubled, doubler, suffered) = (&found.doubled, &found.doubler, &found.suffered);
        let mut rows = vec![row("stats-doubled", doubled, doubled.failed, doubled.made)];
        if doubler.played > 0 {
            rows.push(row("stats-doubler", doubler, doubler.failed, doubler.made));
        }
        rows.push(row("stats-suffered", suffered, suffered.made, suffered.failed));
        let columns = vec![
            Column::words(speaker.word("stats-doubles")),
            Column::figures(speaker.word("stats-played")),
            Column::figures(speaker.word("stats-doubles-won")),
            Column::figures(speaker.word("stats-doubles-lost")),
            Column::figures(speaker.word("stats-doubles-share")),
        ];
        doc.captioned(speaker.word("stats-doubles-caption"), Table { columns, rows });
    }
    let told: Vec<(String, Contracts)> = levels.into_iter().map(|(level, all)| (level, all.side)).collect();
    let drawn = drawn(&told);
    if drawn.len() > 1 {
        doc.blocks.push(Block::Chart(made_and_failed(&drawn, speaker)));
    }
}

/// Contracts of a side, and whose of them they were.
fn undertaken_table(head: &str, rows: &[(String, Undertaken)], partner: bool, speaker: &Speaker) -> Table {
    let mut columns = vec![Column::words(speaker.word(head))];
    let mut heads = |ids: &[&str]| columns.extend(ids.iter().map(|id| Column::figures(speaker.word(id))));
    heads(&["stats-played", "stats-made", "stats-failed", "stats-share-made"]);
    if partner {
        heads(&["stats-own-played", "stats-own-made", "stats-partner-played", "stats-partner-made"]);
    }
    let rows = rows.iter().map(|(name, undertaken)| {
        let number = |number: u32| Cell::plain(number.to_string());
        let Undertaken { side, own, partner: other } = undertaken;
        let told = side.made + side.failed;
        let mut row = vec![
            Cell::plain(name.clone()),
            number(side.played),
            number(side.made),
            number(side.failed),
            Cell::plain(share(side.made, told, speaker)),
        ];
        if partner {
            row.extend([own.played, own.made, other.played, other.made].map(number));
        }
        row
    });
    Table { columns, rows: rows.collect() }
}

/// So many letters fit under a chart, two between words.
const UNDER: usize = 56;

/// The levels that a chart has room for: the most played first, in their order.
fn drawn(levels: &[(String, Contracts)]) -> Vec<&(String, Contracts)> {
    let told = |(_, contracts): &&(String, Contracts)| contracts.made + contracts.failed > 0;
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

fn made_and_failed(levels: &[&(String, Contracts)], speaker: &Speaker) -> Chart {
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
        thousands: Thousands::of(speaker),
        tenths: None,
        alternative: speaker
            .phrase("stats-contracts-words", &[("each", &words.join(&speaker.word("slate-and")))]),
    }
}

/// Those who were met, with matches and points.
fn people(doc: &mut Doc, id: &str, list: &[Met], speaker: &Speaker) {
    if list.is_empty() {
        return;
    }
    doc.section(3, speaker.word(id));
    let mut columns = vec![Column::words(speaker.word("evening-player"))];
    columns.extend(tally_columns(speaker));
    columns.extend(marked_columns(speaker));
    let rows = list.iter().take(PEOPLE).map(|met| {
        let mut row = vec![Cell::plain(shown(&met.name))];
        row.extend(tally_cells(met.tally, speaker));
        row.extend(marked_cells(met.marked, speaker));
        row
    });
    doc.captioned(speaker.word(id), Table { columns, rows: rows.collect() });
    if list.len() > PEOPLE {
        let (count, all) = (PEOPLE.to_string(), list.len().to_string());
        doc.toned(speaker.phrase("stats-people-cut", &[("count", &count), ("all", &all)]), Tone::Faint);
    }
}

/// Where the points come from, by article.
fn lines(doc: &mut Doc, found: &InGame, game: Option<&'static dyn AnyGame>, speaker: &Speaker) {
    if found.articles.is_empty() {
        return;
    }
    let place = speaker.lang().place();
    let books: Vec<_> = game
        .iter()
        .map(|game| game.info().rulebook[place])
        .chain([ardoise_rules::engine::SHARED[place]])
        .flat_map(articles)
        .collect();
    let title = |id: &str| books.iter().find(|article| article.id == id).map_or("", |article| article.title);
    let mut listed: Vec<_> = found.articles.iter().collect();
    listed.sort_by(|a, b| b.1.0.cmp(&a.1.0).then(a.0.cmp(b.0)));
    let rows = listed.into_iter().map(|(id, (deals, points))| {
        vec![
            Cell::plain(title(id)),
            Cell::plain(total(i64::from(*deals), speaker)),
            Cell::plain(total(*points, speaker)),
            Cell::toned(id.as_str(), Tone::Faint),
        ]
    });
    let columns = vec![
        Column::words(speaker.word("stats-line")),
        Column::figures(speaker.word("stats-times")),
        Column::figures(speaker.word("explain-points")),
        Column::words(speaker.word("explain-article")),
    ];
    doc.section(3, speaker.word("stats-lines"));
    doc.captioned(speaker.word("stats-lines-caption"), Table { columns, rows: rows.collect() });
}
