//! How many keys an ordinary deal takes at the table, counted on the program itself.

use super::program::Place;
use super::terminal::Screen;

const NAMES: &str = "Hélène Jean-Pierre Zoé Michèle";

/// A deal: what is pressed, and what has to be seen after each part before the next is pressed.
struct Deal {
    parts: &'static [([&'static str; 2], [&'static str; 2])],
    most: usize,
}

/// The end of the main question, in French and in English.
const READY: [&str; 2] = ["note, quitter", "note, quit"];
/// What is seen first when the deal is done.
const NEXT: [&str; 2] = ["Donne ", "Deal "];
const LEVEL: [&str; 2] = ["combien", "how much?"];
const SUIT: [&str; 2] = ["quelle couleur", "suit?"];
const WHO: [&str; 2] = ["— qui", "— who?"];
const WHICH: [&str; 2] = ["laquelle", "which?"];
const ACCOUNT: [&str; 2] = ["pour qui", "for whom?"];

/// Plays deals of a game in both languages and in two windows, and counts the keys of each.
fn played(game: &str, names: &str, deals: &[Deal]) -> Vec<serde_json::Value> {
    let mut reports = Vec::new();
    for (at, (lang, command)) in [("fr", "jouer"), ("en", "play")].into_iter().enumerate() {
        for size in [(80, 24), (60, 20)] {
            let place = Place::new();
            place.say(&format!("new {game} {names}")).ok();
            let mut screen = Screen::sized(&place, &[command], lang, size);
            screen.sees(READY[at]);
            for (no, deal) in deals.iter().enumerate() {
                let before = screen.keys;
                for (keys, seen) in deal.parts {
                    screen.keys(keys[at]).sees(seen[at]);
                    if seen[at] == NEXT[at] {
                        // The question about the next deal, and not the page above it.
                        screen.sees(&format!("{} (", no + 2)).sees(READY[at]);
                    }
                }
                let keys = screen.keys - before;
                assert!(keys <= deal.most, "{keys} keys in deal {} of {game}", no + 1);
            }
            screen.keys("\x03");
            assert_eq!(screen.ends(), 130);
            reports.push(place.say("show --json").ok().json());
        }
    }
    reports
}

fn texts(report: &serde_json::Value, deal: usize) -> Vec<String> {
    let events = report["deals"][deal]["events"].as_array().expect("events").clone();
    events.iter().map(|event| event.as_str().expect("a text").to_owned()).collect()
}

#[test]
fn coinche() {
    let ordinary =
        &[(["z", "z"], LEVEL), (["11", "11"], SUIT), (["2", "2"], READY), (["131\r", "131\r"], NEXT)];
    let deals = [Deal { parts: ordinary, most: 8 }];
    for (at, report) in played("coinche", NAMES, &deals).iter().enumerate() {
        assert_eq!(texts(report, 0), ["bid Zoé 110 diamonds", "points A 131"], "{at}");
    }
}

#[test]
fn coinche_for_two_asks_for_both_counts() {
    for (at, (lang, command)) in [("fr", "jouer"), ("en", "play")].into_iter().enumerate() {
        let place = Place::new();
        place.say("new coinche Hélène Zoé --rules stephanoise-deux").ok();
        let mut screen = Screen::open(&place, &[command], lang);
        screen
            .sees(READY[at])
            .keys("bid zoé 42 hearts\r")
            .sees(READY[at])
            .keys("51\r")
            .sees(["manque", "missing"][at]);
        // The count of the other is the next figure.
        screen.sees(READY[at]).keys("40\r").sees("2 (").sees(READY[at]);
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        let report = place.say("show --json").ok().json();
        assert_eq!(texts(&report, 0), ["bid Zoé 42 hearts", "points Zoé 51", "points Hélène 40"]);
        assert_eq!(report["totals"], serde_json::json!({"1": 40, "2": 91}));
    }
}

#[test]
fn four_passes() {
    for (lang, command, key) in [("fr", "jouer", "t"), ("en", "play", "e\r")] {
        let place = Place::new();
        place.say(&format!("new coinche {NAMES}")).ok();
        let mut screen = Screen::open(&place, &[command], lang);
        screen
            .sees(READY[usize::from(lang == "en")])
            .keys(key)
            .sees("2 (")
            .sees(READY[usize::from(lang == "en")]);
        assert!(screen.keys <= 2, "{} keys", screen.keys);
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        assert_eq!(texts(&place.say("show --json").ok().json(), 0).len(), 4);
    }
}

#[test]
fn a_coinche_or_a_belote_costs_two_keys_more() {
    for (lang, command, key, event) in [
        ("fr", "jouer", "o", "coinche"),
        ("en", "play", "c", "coinche"),
        ("fr", "jouer", "b", "belote"),
        ("en", "play", "e", "belote"),
    ] {
        let place = Place::new();
        place.say(&format!("new coinche {NAMES}")).ok();
        let ready = READY[usize::from(lang == "en")];
        let mut screen = Screen::open(&place, &[command], lang);
        screen.sees(ready).keys("h").sees("Hélène").keys("9").sees("?").keys("1").sees(ready);
        screen
            .keys(key)
            .sees(WHO[usize::from(lang == "en")])
            .keys("j")
            .sees(ready)
            .keys("95\r")
            .sees("2 (")
            .sees(ready);
        assert!(screen.keys <= 10, "{} keys", screen.keys);
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        let report = place.say("show --json").ok().json();
        assert_eq!(
            texts(&report, 0),
            ["bid Hélène 90 hearts".into(), format!("{event} Jean-Pierre"), "points A 95".into()]
        );
    }
}

#[test]
fn belote() {
    let deals =
        [Deal { parts: &[(["z", "z"], SUIT), (["2", "2"], READY), (["97\r", "97\r"], NEXT)], most: 8 }];
    for report in played("belote", NAMES, &deals) {
        assert_eq!(texts(&report, 0), ["take Zoé diamonds", "points A 97"]);
    }
}

#[test]
fn tarot() {
    let parts =
        &[(["z", "z"], WHICH), (["2", "2"], READY), (["2\r", "2\r"], READY), (["50\r", "50\r"], NEXT)];
    for report in played("tarot", NAMES, &[Deal { parts, most: 8 }]) {
        assert_eq!(texts(&report, 0), ["bid Zoé garde", "bouts 2", "points 50"]);
        // 50 points with two bouts: 41 were needed, so 2 × (25 + 9) from each of three.
        assert_eq!(report["totals"], serde_json::json!({"1": -68, "2": -68, "3": 204, "4": -68}));
    }
}

#[test]
fn tarot_for_three_and_for_five() {
    let parts =
        &[(["z", "z"], WHICH), (["2", "2"], READY), (["2\r", "2\r"], READY), (["44\r", "44\r"], NEXT)];
    // A half may be typed as what it counts: with two bouts 43½ comes to 44, so 2 × (25 + 3) from each of two.
    for report in played("tarot", "Hélène Jean-Pierre Zoé", &[Deal { parts, most: 8 }]) {
        assert_eq!(texts(&report, 0), ["bid Zoé garde", "bouts 2", "points 44"]);
        assert_eq!(report["totals"], serde_json::json!({"1": -56, "2": -56, "3": 112}));
    }
    let parts = &[
        (["z", "z"], WHICH),
        (["2", "2"], ["associé", "partner"]),
        (["h\r", "h\r"], ["bouts — combien", "bouts — how"]),
        (["2", "2"], READY),
        (["50\r", "50\r"], NEXT),
    ];
    for report in played("tarot", "Hélène Jean-Pierre Zoé Michèle Ursule", &[Deal { parts, most: 8 }]) {
        assert_eq!(texts(&report, 0), ["bid Zoé garde", "partner Hélène", "bouts 2", "points 50"]);
        // 2 × (25 + 9) = 68: two shares of three to the taker, one to the partner.
        assert_eq!(report["totals"], serde_json::json!({"1": 68, "2": -68, "3": 136, "4": -68, "5": -68}));
    }
}

/// All points on one side may be a capot, which is worth more: it is asked before the deal is recorded.
#[test]
fn all_points_on_one_side_are_asked_about() {
    for (at, (lang, command)) in [("fr", "jouer"), ("en", "play")].into_iter().enumerate() {
        for (key, points) in [(["o", "y"][at], 252), ("n", 162)] {
            let place = Place::new();
            place.say(&format!("new belote {NAMES}")).ok();
            let mut screen = Screen::open(&place, &[command], lang);
            screen.sees(READY[at]).keys("z").sees(SUIT[at]).keys("2").sees(READY[at]);
            screen.keys("162\r").sees(["Noter aussi", "Record “"][at]).keys(key).sees("2 (").sees(READY[at]);
            assert!(screen.keys <= 8, "{} keys", screen.keys);
            screen.keys("\x03");
            assert_eq!(screen.ends(), 130);
            assert_eq!(place.say("show --json").ok().json()["totals"]["A"], points);
        }
    }
}

#[test]
fn manille() {
    // What follows the trump at once is the rest of a figure: the next question is waited for.
    let deals = [Deal { parts: &[(["4", "4"], ["(♠", "(♠"]), (["40\r", "40\r"], NEXT)], most: 8 }];
    for report in played("manille", NAMES, &deals) {
        assert_eq!(texts(&report, 0), ["trump spades", "points A 40"]);
    }
}

#[test]
fn whist() {
    let deals = [
        Deal { parts: &[(["9\r", "9\r"], ACCOUNT), (["j", "j"], NEXT)], most: 8 },
        Deal { parts: &[(["8\r", "8\r"], ACCOUNT), (["h", "h"], NEXT)], most: 8 },
    ];
    for report in played("whist", NAMES, &deals) {
        assert_eq!(
            (texts(&report, 0), texts(&report, 1)),
            (vec!["tricks B 9".into()], vec!["deal".into(), "tricks A 8".into()])
        );
    }
}

#[test]
fn marjolet() {
    let melds = &[
        (["a", "m"], WHO),
        (["z", "z"], WHICH),
        (["1", "1"], READY),
        (["5\r", "5\r"], ACCOUNT),
        (["h", "h"], READY),
        (["z", "z"], NEXT),
    ];
    for report in played("marjolet", "Hélène Zoé", &[Deal { parts: melds, most: 8 }]) {
        assert_eq!(texts(&report, 0), ["meld Zoé four-aces", "brisques Hélène 5", "last-trick Zoé"]);
    }
}

#[test]
fn colour_whist() {
    let solo = &[(["z", "z"], WHICH), (["2", "2"], SUIT), (["4", "4"], READY), (["7\r", "7\r"], NEXT)];
    for report in played("colour-whist", NAMES, &[Deal { parts: solo, most: 8 }]) {
        assert_eq!(texts(&report, 0), ["bid Zoé solo-6 spades", "tricks Zoé 7"]);
    }
}

/// The last screen that a person sees, in a window of that size.
fn evening(size: (u16, u16), names: &str) -> String {
    let place = Place::new();
    place.say(&format!("new coinche {names} --rules contree")).ok();
    let deals = "contrat 3 110 coeur, points 3 131\n".repeat(11);
    place.feed(&["play"], &deals).ok();
    let mut screen = Screen::sized(&place, &["jouer"], "fr", size);
    screen.sees("Donne 12 (").sees(READY[0]);
    let text = screen.on_screen();
    screen.keys("\x03");
    assert_eq!(screen.ends(), 130);
    text
}

#[test]
fn eight_deals_stand_above_the_question_and_no_name_is_broken() {
    for (size, names, heads) in [
        ((80, 24), NAMES, ["Hélène+Zoé", "Jean-Pierre+Michèle"]),
        ((60, 20), NAMES, ["Hél+Zoé", "Jea+Mic"]),
        ((60, 20), "Bartholomé12 Clémentine12 Maximilien12 Marguerite12", ["Bar+Max", "Cle+Mar"]),
    ] {
        let text = evening(size, names);
        let deals = text.lines().filter(|line| line.contains("110 ♥") && line.contains("fait 131"));
        assert!(deals.count() >= 8, "{text}");
        let head = text.lines().find(|line| line.contains("Donne") && line.contains('+')).unwrap_or_default();
        let bare = ardoise_rules::cards::fold_word(head);
        for name in heads {
            assert!(bare.contains(&ardoise_rules::cards::fold_word(name)), "{name}: {text}");
        }
        // The total with its change, in one cell, and who took.
        assert!(text.contains("2640 +240"), "{text}");
        assert!(text.contains("110 ♥ Zoé, fait 131") || text.contains("110 ♥ Max, fait 131"), "{text}");
    }
}

/// Names of twelve letters, so many of them.
const TWELVE: [&str; 5] = ["Bartholomé12", "Clémentine12", "Maximilien12", "Marguerite12", "Emmanuelle12"];

#[test]
fn every_game_shows_eight_deals_with_long_names_and_cuts_no_result() {
    // The game, how many sit there, and what is told of each deal in turn.
    let games: [(&str, usize, &[&str]); 9] = [
        (
            "coinche",
            4,
            &["bid 3 110 hearts, coinche 2, belote 1, points 3 131", "bid 2 90 spades, points 2 70"],
        ),
        ("belote", 4, &["take 3 hearts, belote 3, points 3 97", "take 2 spades, points 2 60"]),
        ("manille", 4, &["trump spades, points A 40", "trump none, points B 30"]),
        ("whist", 4, &["tricks A 7", "tricks B 7"]),
        ("colour-whist", 4, &["bid 3 grande-misere, down", "bid 2 colour hearts, support 4, tricks 2 9"]),
        (
            "colour-whist",
            5,
            &[
                "bid 3 grande-misere, tricks 3 4",
                "bid 3 solo-6 hearts, tricks 3 7",
                "bid 1 grande-misere, down",
                "bid 3 abondance, tricks 3 9",
                "bid 3 solo-7 clubs, tricks 3 4",
            ],
        ),
        ("tarot", 4, &["bid 3 garde-sans, bouts 2, points 49", "bid 2 garde-contre, bouts 1, points 45"]),
        (
            "tarot",
            5,
            &[
                "bid 3 garde-sans, partner 1, bouts 2, points 49",
                "bid 2 garde, partner none, bouts 1, points 45",
            ],
        ),
        (
            "marjolet",
            2,
            &["turn 7H, meld 1 marriage clubs, brisques 1 5, last-trick 2", "brisques 1 7, last-trick 1"],
        ),
    ];
    let mut bad = Vec::new();
    for (game, seats, told) in games {
        for (size, lang, command, ready) in [
            ((80, 24), "fr", "jouer", READY[0]),
            ((60, 20), "fr", "jouer", READY[0]),
            ((60, 20), "en", "play", READY[1]),
            ((60, 20), "nl", "speel", "stoppen"),
        ] {
            let place = Place::new();
            place.say(&format!("new {game} {} --set target=90000", TWELVE[..seats].join(" ")));
            if place.say("show --json").status != 0 {
                place.say(&format!("new {game} {}", TWELVE[..seats].join(" "))).ok();
            }
            let deals: String = told.iter().cycle().take(8).map(|deal| format!("deal, {deal}\n")).collect();
            place.feed(&["play"], &deals).ok();
            let mut screen = Screen::sized(&place, &[command], lang, size);
            screen.sees(ready);
            let text = screen.on_screen();
            screen.keys("\x03");
            assert_eq!(screen.ends(), 130);
            let rows = text.lines().filter(|line| {
                let mut words = line.split_whitespace();
                words.next().and_then(|no| no.parse::<usize>().ok()).is_some_and(|no| no <= 8)
                    && words.next().is_some_and(|word| !word.starts_with(['/', '(']))
            });
            let slate: Vec<&str> = text.lines().take_while(|line| !line.contains('?')).collect();
            if rows.count() < 8 || slate.iter().any(|line| line.contains('…')) {
                bad.push(format!("{game} {lang} {size:?}:\n{text}"));
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// A match of so many deals in which Zoé made 131 of 110 hearts each time.
fn with_deals(count: usize) -> Place {
    let place = Place::new();
    place.say(&format!("new coinche {NAMES} --rules contree")).ok();
    place.feed(&["play"], &"contrat 3 110 coeur, points 3 131\n".repeat(count)).ok();
    place
}

const WHICH_DEAL: [&str; 2] = ["Quelle donne ?", "Which deal?"];
const FIGURE: [&str; 2] = ["le nombre juste", "the right figure"];
const KEEP: [&str; 2] = ["Garder cette correction", "Keep this correction"];
const KEPT: [&str; 2] = ["La donne 1 est corrigée", "Deal 1 is put right"];

#[test]
fn a_figure_of_an_old_deal_is_put_right_in_ten_keys() {
    for (at, (lang, command, yes)) in [("fr", "jouer", "o"), ("en", "play", "y")].into_iter().enumerate() {
        for size in [(80, 24), (60, 20)] {
            let place = with_deals(11);
            let mut screen = Screen::sized(&place, &[command], lang, size);
            screen.sees("12 (").sees(READY[at]);
            screen.keys("/").sees(WHICH_DEAL[at]);
            screen.keys("1\r").sees(FIGURE[at]);
            screen.keys("116\r").sees("116").sees(KEEP[at]).keys(yes).sees(KEPT[at]).sees(READY[at]);
            assert!(screen.keys <= 10, "{} keys", screen.keys);
            screen.keys("\x03");
            assert_eq!(screen.ends(), 130);
            let report = place.say("show --json").ok().json();
            assert_eq!(texts(&report, 0), ["bid Zoé 110 hearts", "points A 116"]);
            assert_eq!(texts(&report, 10), ["bid Zoé 110 hearts", "points A 131"]);
        }
    }
}

#[test]
fn the_figure_of_every_other_game_is_put_right_as_fast() {
    // Each deal as it is typed, the new figure, and what is noted then.
    let games = [
        ("belote", "take zoe diamonds, points zoe 97", "90", "points A 90"),
        ("tarot", "bid zoe garde, bouts 2, points 50", "45,5", "points 45.5"),
        ("manille", "trump spades, points A 40", "38", "points A 38"),
        ("whist", "tricks A 9", "8", "tricks A 8"),
        ("colour-whist", "bid zoe solo-6 spades, tricks zoe 7", "5", "tricks Zoé 5"),
    ];
    for (game, deal, figure, noted) in games {
        let place = Place::new();
        let names = if game == "tarot" { "Hélène Jean-Pierre Zoé" } else { NAMES };
        place.say(&format!("new {game} {names}")).ok();
        place.feed(&["play"], &format!("{deal}\n")).ok();
        let mut screen = Screen::sized(&place, &["play"], "en", (60, 20));
        screen.sees(READY[1]).keys("/").sees(WHICH_DEAL[1]).keys("1").sees(FIGURE[1]);
        screen.keys(&format!("{figure}\r")).sees(KEEP[1]).keys("y").sees(KEPT[1]).sees(READY[1]);
        assert!(screen.keys <= 10, "{game}: {} keys", screen.keys);
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        let events = texts(&place.say("show --json").ok().json(), 0);
        assert!(events.contains(&noted.to_owned()), "{game}: {events:?}");
    }
}

#[test]
fn the_questions_of_an_old_line_come_again_with_their_answers_in_place() {
    for (at, (lang, command, yes)) in [("fr", "jouer", "o"), ("en", "play", "y")].into_iter().enumerate() {
        let place = with_deals(3);
        let mut screen = Screen::open(&place, &[command], lang);
        screen.sees("4 (").sees(READY[at]);
        screen.keys("/").sees(WHICH_DEAL[at]).keys("1").sees(FIGURE[at]);
        // One up from the figure stands the contract: its taker and suit stay, its height does not.
        screen.keys(super::terminal::UP).keys("\r").sees(WHO[at]).sees("› Zoé").keys("\r");
        screen.sees(LEVEL[at]).sees("› 110").keys("12").sees(SUIT[at]).keys("\r");
        screen.sees(KEEP[at]).keys(yes).sees(KEPT[at]).sees(READY[at]);
        // Its figure stands too: Enter keeps it, and nothing has changed.
        screen.keys("/").sees(WHICH_DEAL[at]).keys("1").sees(FIGURE[at]).keys("\r").sees(" 131");
        screen.keys("\r").sees(["déjà ainsi", "already"][at]).keys(super::terminal::ESCAPE).sees(READY[at]);
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        let report = place.say("show --json").ok().json();
        assert_eq!(texts(&report, 0), ["bid Zoé 120 hearts", "points A 131"]);
    }
}

#[test]
fn what_the_table_needs_besides_its_deals_is_at_hand() {
    let place = with_deals(2);
    let mut screen = Screen::sized(&place, &["jouer"], "fr", (60, 20));
    screen.sees("3 (").sees(READY[0]).keys("qui d\r").sees("Qui donne ?").keys("m").sees("Michèle");
    screen.sees(READY[0]).keys("remplacer\r").sees("Qui se lève ?").keys("z").sees("la place de Zoé ?");
    screen.keys("Luc\r").sees("Luc").sees(READY[0]).keys("règles\r").sees("contrée").sees(READY[0]);
    screen.keys("quitter\r").sees("Tout est noté. Pour reprendre : ardoise jouer");
    assert_eq!(screen.ends(), 0);
}

#[test]
fn the_end_is_told_and_a_rematch_is_three_keys_away() {
    for (at, (lang, command, teams)) in
        [("fr", "jouer", "Qui joue avec qui ?"), ("en", "play", "Who plays with whom?")]
            .into_iter()
            .enumerate()
    {
        let place = Place::new();
        place.say(&format!("new coinche {NAMES} --rules contree --set target=500 --dealer Michèle")).ok();
        // 110 + 131 − 1 and 31 − 1 rounded: 240 and 30; then a coinched contract of the other side that falls.
        place.feed(&["play"], "contrat 3 110 coeur, points 3 131\ncontrat 2 90 pique, coinche 3\n").ok();
        let mut screen = Screen::sized(&place, &[command], lang, (60, 20));
        screen.sees("2 (").sees(READY[at]).keys("50\r");
        screen.sees(["Écart : ", "Ahead by "][at]);
        screen.sees(["plus belle donne : la 2", "best deal: 2"][at]);
        screen.sees(
            ["Contrats réussis : Zoé 1 sur 1, Jean-Pierre 0 sur 1", "Zoé 1 of 1, Jean-Pierre 0 of 1"][at],
        );
        screen.sees(["Ont dit", "Said “coinche”"][at]).sees(": Zoé 1");
        screen.sees(["2 donnes", "2 deals"][at]).sees(READY[at]);
        // The text to share goes to the clipboard by OSC 52.
        screen.keys(["rés\r", "su\r"][at]).sees("Hélène+Zoé").sees("\x1b]52;c;").sees(READY[at]);
        screen.keys(["rev\r", "rem\r"][at]).sees(teams).sees("Hélène+Jean-Pierre").keys("3").sees(READY[at]);
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        let report = place.say("show --json").ok().json();
        // Michèle dealt the first deal and Hélène the second: Jean-Pierre is next, and plays with Hélène now.
        assert_eq!(
            report["players"],
            serde_json::json!(["Hélène", "Michèle", "Jean-Pierre", "Zoé"]),
            "{report}"
        );
        assert_eq!(report["next"]["dealer"], 3, "{report}");
    }
}

/// A score that is typed where the trump is asked names no trump.
#[test]
fn a_score_typed_before_the_trump_is_not_taken_apart() {
    let place = Place::new();
    place.say(&format!("new manille {NAMES}")).ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees(READY[1]).keys("41\r").sees("41").sees("Deal 1 (").sees(READY[1]);
    screen.keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(place.say("show --json").ok().json()["deals"], serde_json::json!([]));
}

/// Of bouts none is likelier: Enter behind the points records nothing, and the number does. (25 + 9) × 2 of each of three.
#[test]
fn enter_behind_a_figure_chooses_no_other() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana garde").ok();
    let mut screen = Screen::sized(&place, &["play"], "en", (92, 30));
    screen.sees("Deal 1 (").keys("50\r").sees("points 50").sees("bouts").keys("\r");
    screen.keys("2\r").sees("204").keys("\x03");
    assert_eq!(screen.ends(), 130);
    let report = place.say("show --json").ok().json();
    assert_eq!(texts(&report, 0), ["bid Ana garde", "points 50", "bouts 2"]);
}
