//! `ardoise players`: everybody who played.

use std::collections::BTreeMap;

use serde_json::json;

use super::span::{read, span};
use crate::line::args::{PlayerOrder, PlayersArgs};
use crate::pages::{self, Doc, ListedPlayer};
use crate::shell::Shell;
use crate::shell::failure::Failure;
use ardoise_desk::records::{Order, Rating, Season, Tally, names, ratings};
use ardoise_rules::cards::fold_word;
use ardoise_rules::engine::Said;
use ardoise_rules::lang::by_name;
use ardoise_rules::notation::{look_alike, looks_of};
use ardoise_rules::words::plain;

/// The order that is asked for.
pub(super) const fn order(asked: PlayerOrder) -> Order {
    match asked {
        PlayerOrder::Won => Order::Won,
        PlayerOrder::Share => Order::Share,
        PlayerOrder::Points => Order::Points,
        PlayerOrder::Margin => Order::Margin,
        PlayerOrder::Rating => Order::Rating,
        PlayerOrder::Matches => Order::Matches,
        PlayerOrder::Name => Order::Name,
    }
}

pub(super) fn list(shell: &mut Shell, args: &PlayersArgs) -> Result<(), Failure> {
    let span = span(&args.span)?;
    let order = args.sort.map_or(Order::Rating, order);
    if matches!(order, Order::Points | Order::Margin) {
        return Err(Failure::Usage(Said::of("players-no-points", vec![])));
    }
    let (season, aliases) = match shell.desk_to_read()? {
        Some(desk) => (read(shell, &desk, &span, false)?, names(desk.store())?.aliases()),
        None => (Season::default(), Vec::new()),
    };
    let listed = listed(&season, &aliases, order);
    if shell.json {
        shell.value(&json!({"format": 1, "players": listed.iter().map(player_json).collect::<Vec<_>>()}));
        return Ok(());
    }
    let page: Doc = pages::players(&listed, order, &shell.speaker);
    shell.page(&page);
    // Two lines that nobody could tell apart are told.
    let mut looks: BTreeMap<String, &str> = BTreeMap::new();
    for player in &listed {
        let before = looks_of(&player.name).map(|look| looks.insert(look, &player.name));
        let other = before.into_iter().flatten().find(|other| look_alike(other, &player.name));
        if let Some(other) = other {
            let (name, other) = (plain(&player.name), plain(other));
            shell.sentence("players-alike", &[("name", &name), ("other", &other)]);
        }
    }
    Ok(())
}

/// The players of a season in that order, in all games together.
pub(super) fn listed(season: &Season, aliases: &[(String, String)], order: Order) -> Vec<ListedPlayer> {
    let rated = ratings(season.players.len(), &season.matches);
    let mut tallies = vec![Tally::default(); season.players.len()];
    for played in &season.matches {
        for (player, seat) in played.everybody() {
            if let Some(tally) = tallies.get_mut(player as usize) {
                tally.matches += 1;
                // Who left before the end has neither won nor lost it.
                tally.over += u32::from(played.over && seat.is_some());
                tally.won += u32::from(seat.is_some_and(|seat| played.won_by(played.account(seat))));
            }
        }
    }
    let each = season.players.iter().zip(tallies).zip(rated);
    let mut listed: Vec<ListedPlayer> = each
        .map(|((name, tally), rating)| {
            let folded = fold_word(name);
            let others = aliases.iter().filter(|(alias, read)| fold_word(read) == folded && *alias != folded);
            ListedPlayer {
                name: name.clone(),
                aliases: others.map(|(alias, _)| alias.clone()).collect(),
                tally,
                rating,
            }
        })
        .collect();
    listed.sort_by(|a, b| {
        let sure = || b.rating.sure().total_cmp(&a.rating.sure());
        let share = |one: &ListedPlayer, by: &ListedPlayer| {
            u64::from(one.tally.won) * u64::from(by.tally.over.max(1))
        };
        let first = match order {
            Order::Won => b.tally.won.cmp(&a.tally.won),
            Order::Share => share(b, a).cmp(&share(a, b)),
            Order::Matches => b.tally.matches.cmp(&a.tally.matches),
            Order::Rating | Order::Points | Order::Margin => sure(),
            Order::Name => std::cmp::Ordering::Equal,
        };
        first.then_with(|| by_name(&a.name, &b.name))
    });
    listed
}

pub(super) fn rating_json(rating: Rating) -> serde_json::Value {
    json!({
        "method": "weng-lin", "estimate": rating.estimate, "uncertainty": rating.uncertainty,
        "matches": rating.matches, "provisional": rating.provisional(),
    })
}

pub(super) fn player_json(player: &ListedPlayer) -> serde_json::Value {
    json!({
        "name": player.name, "aliases": player.aliases, "matches": player.tally.matches,
        "over": player.tally.over, "won": player.tally.won, "rating": rating_json(player.rating),
    })
}
