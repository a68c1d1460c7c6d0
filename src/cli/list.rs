//! `ardoise list`: the matches of the database.

use serde_json::json;

use super::args::ListArgs;
use super::failure::Failure;
use super::shell::Shell;
use crate::engine::{Account, Camps, Table};
use crate::store::{Filter, Summary};
use crate::view::{self, ListedMatch};

/// Lists matches, the one last touched first.
///
/// # Errors
/// If the database cannot be read.
pub fn run(shell: &mut Shell, args: &ListArgs) -> Result<(), Failure> {
    let game = match &args.game {
        Some(name) => Some(crate::games::find(name).ok_or_else(|| super::house::unknown_game(name))?),
        None => None,
    };
    let state = if args.open {
        Some("open")
    } else if args.over {
        Some("over")
    } else {
        None
    };
    let filter = Filter {
        game: game.map(|game| game.id().to_owned()),
        player: args.player.clone(),
        state: state.map(str::to_owned),
        since: args.since.clone(),
        until: args.until.clone(),
        limit: Some(usize::try_from(args.limit).unwrap_or(usize::MAX)),
    };
    let found = match shell.store_to_read()? {
        Some(store) => store.list(&filter)?,
        None => Vec::new(),
    };
    if shell.json {
        let rows: Vec<_> = found
            .iter()
            .map(|found| {
                let totals: serde_json::Map<String, serde_json::Value> =
                    found.totals.iter().map(|(account, total)| (account.clone(), json!(total))).collect();
                json!({
                    "id": found.id, "title": found.title, "game": found.game, "opened": found.opened,
                    "rules": found.rules, "players": found.players, "over": found.state == "over",
                    "winner": found.winner, "totals": totals, "deals": found.deals,
                })
            })
            .collect();
        shell.value(&json!({"format": 1, "matches": rows}));
        return Ok(());
    }
    let listed: Vec<ListedMatch> = found.iter().map(listed).collect();
    let page = view::list(&listed, &shell.speaker);
    shell.page(&page);
    Ok(())
}

fn listed(found: &Summary) -> ListedMatch {
    let sides = found.totals.iter().any(|(account, _)| account == "A");
    let camps = if sides { Camps::Pairs } else { Camps::Singles };
    let table = Table { players: found.players.clone(), camps };
    let name = |id: &str| {
        id.parse::<Account>().map_or_else(|_| id.to_owned(), |account| table.account_name(account))
    };
    let winner = found.winner.as_deref().unwrap_or_default();
    let winners: Vec<String> = winner.split(',').filter(|id| !id.is_empty()).map(name).collect();
    let totals: Vec<String> = found.totals.iter().map(|(_, total)| total.to_string()).collect();
    ListedMatch {
        id: found.id.clone(),
        game: found.game.clone(),
        title: found.title.clone(),
        opened: found.opened.clone(),
        rules: found.rules.clone(),
        players: found.players.clone(),
        over: found.state == "over",
        winner: winners.join(", "),
        deals: found.deals,
        totals: totals.join(" – "),
    }
}
