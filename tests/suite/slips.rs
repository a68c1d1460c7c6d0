//! What is answered to slips of the pen: the line that was meant, each word once, nothing English in French.

use super::program::Place;

fn coinche() -> Place {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    place
}

#[test]
fn the_whole_line_that_was_meant_is_proposed() {
    let place = coinche();
    place.say("add A 100 h").refused(1, "“bid A 100 h”");
    place.say("add ana 100 coeur").refused(1, "“bid ana 100 coeur”");
    place.say("add ana pass").refused(1, "“pass ana”");
    place.say("add bidd ana 100 hearst, points ana 131").refused(1, "“bid ana 100 hearts, points ana 131”");
    place.say("add bid anna 100 h").refused(1, "“bid Ana 100 h”");
    let error = place.run(&["--json", "add", "ana", "100", "h"]).json()["error"].clone();
    assert!(error["hint"].as_str().is_some_and(|hint| hint.contains("bid ana 100 h")), "{error}");
    place.run(&["--lang", "fr", "noter", "ana", "100", "coeur"]).refused(1, "contrat ana 100 coeur");
    // « pike » is near a Dutch word, and a suit is proposed in the language of the line.
    place
        .run(&["--lang", "fr", "noter", "contrat", "ana", "100", "pike"])
        .refused(1, "contrat ana 100 pique");
    // What the match would not take is not proposed.
    let refused = place.say("add ana 85 h");
    assert!(!refused.err.contains("bid ana 85 h"), "{}", refused.err);
    place.say("add bid ana 100 h").ok();
    place.say("add ana 131").refused(1, "“points ana 131”");
}

#[test]
fn an_unknown_word_is_told_what_can_be_said_with_what_it_means() {
    let place = coinche();
    for (lang, near, bid) in
        [("en", "What can be said here:", "  bid PLAYER"), ("fr", "On peut dire ici :", "  contrat JOUEUR")]
    {
        let err = place.run(&["--lang", lang, "add", "xyzzy"]).err;
        let lines: Vec<&str> = err.lines().skip_while(|line| *line != near).skip(1).collect();
        assert_eq!(lines.len(), 3, "{err}");
        assert!(lines[0].starts_with(bid), "{err}");
        // Each with a few words on it.
        assert!(lines.iter().all(|line| line.contains(": ")), "{err}");
        // Nothing that throws the deal away or ends the match.
        assert!(
            !["misdeal", "maldonne", "annul", "nulle", "close", "clore"]
                .iter()
                .any(|word| err.contains(word)),
            "{err}"
        );
    }
}

/// A figure alone is no slip where another word of the line is; it is read behind the number of an event that it replaces too, and what is
/// put right is told of a deal that there is.
#[test]
fn a_figure_alone_is_not_what_is_wrong() {
    let place = coinche();
    for line in ["bid ana 100 h, points 131, blah", "bid ana 100 h, points 131, dernier pli ana"] {
        let refused = place.say(&format!("add {line}"));
        assert!(!refused.err.contains("“131”"), "{}", refused.err);
    }
    place.say("add bid ana 100 h, points 131, blah").refused(1, "“blah”");
    // Before a contract nobody has points: what is proposed is taken.
    place.say("add points 110").refused(1, "bid Ana");
    place.say("add bid ana 100 h, points 131").ok();
    place.say("amend 1 replace 2 points 120 --yes").ok();
    let events = place.say("show --json").ok().json()["deals"][0]["events"].clone();
    assert_eq!(events, serde_json::json!(["bid Ana 100 hearts", "points A 120"]));
    place.say("amend 9 replace 1 points 120").refused(1, "There is no deal 9");
}

/// What came of a deal, said where the deal is counted by a figure: the figure is told, and nothing that only looks like the word.
#[test]
fn down_is_a_figure_where_nothing_else_counts() {
    for (game, opening, figure) in [
        ("tarot", "bid ana garde", "  points [JOUEUR"),
        ("manille", "trump hearts", "  points CAMP N"),
        ("whist", "turn 7h", "  plis CAMP N"),
        ("marjolet", "turn 7h", "  brisques CAMP N"),
    ] {
        let place = Place::new();
        let four = if game == "marjolet" { "" } else { " Cy Dee" };
        place.say(&format!("new {game} Ana Bob{four}")).ok();
        place.say(&format!("add {opening}")).ok();
        let err = place.run(&["--lang", "fr", "noter", "chuté"]).err;
        assert!(err.contains(figure) && !err.contains("chelem"), "{err}");
    }
}

#[test]
fn figures_alone_are_those_of_each_side_the_takers_first() {
    let place = Place::new();
    place.say("new manille Hélène Jean-Pierre Zoé Michèle --dealer Jean-Pierre").ok();
    place.say("add trump hearts").ok();
    for typed in ["42 26", "42-26", "42/26", "42 à 26"] {
        place.run(&["--lang", "fr", "noter", typed]).refused(1, "points Jean-Pierre 42 Hélène 26");
    }
    // What does not add up is not proposed.
    let err = place.run(&["--lang", "fr", "noter", "42 27"]).err;
    assert!(!err.contains("Vouliez-vous"), "{err}");
    // What the last deal does not take may be said of the next.
    let place = Place::new();
    place.say("new whist Hélène Bob Zoé Dee").ok();
    place.say("add turn 7h, tricks bob 9").ok();
    place.run(&["--lang", "fr", "noter", "helen 9"]).refused(1, "donne, plis helen 9");
    place.run(&["--lang", "fr", "noter", "9 4"]).refused(1, "donne, plis Hélène 9 Bob 4");
}

#[test]
fn commands_are_read_with_their_accents() {
    let place = coinche();
    place.run(&["--lang", "fr", "règles", "voir"]).ok().shows("target=");
    place.run(&["--lang", "fr", "réglages"]).ok();
    place.run(&["--lang", "fr", "règles", "montre-moi"]).refused(2, "montre-moi");
}

#[test]
fn what_is_held_may_be_said_before_who_holds_it() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee").ok();
    place.run(&["--lang", "fr", "noter", "garde", "ana"]).refused(1, "enchère ana garde");
    place.say("add garde ana").refused(1, "“bid ana garde”");
}

#[test]
fn an_option_is_named_by_its_title_too() {
    let place = Place::new();
    let set = |lang: &str, set: &str| {
        place.run(&["--lang", lang, "new", "coinche", "Ana", "Bob", "Cy", "Dee", "--json", "--set", set])
    };
    let target = |report: &serde_json::Value| report["match"]["rules"]["options"]["target"].clone();
    assert_eq!(target(&set("fr", "objectif=1500").ok().json()), 1500);
    let closed = set("fr", "sans-atout=non").ok().json();
    assert_eq!(closed["match"]["rules"]["options"]["sans-atout"], "off");
    // What no title begins with is refused with the nearest three and what they are.
    let err = place
        .run(&["--lang", "fr", "nouveau", "coinche", "Ana", "Bob", "Cy", "Dee", "--set", "objetif=1500"])
        .err;
    let lines: Vec<&str> = err.lines().skip_while(|line| *line != "Les plus proches :").skip(1).collect();
    assert_eq!(lines.len(), 3, "{err}");
    assert!(lines[0].starts_with("  objectif : "), "{err}");
}

#[test]
fn a_contract_is_said_to_be_down_where_no_figure_counts() {
    let place = coinche();
    place.say("add bid ana 100 hearts, down").ok().shows("100 ♥ Ana, failed");
    // 160 and the contract, whatever the points were.
    assert_eq!(place.say("show --json").ok().json()["totals"], serde_json::json!({"A": 0, "B": 260}));
    place.say("add bid bob 90 spades, made").refused(1, "points count");
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee").ok();
    place
        .run(&["--lang", "fr", "noter", "prend", "ana", "coeur,", "belote", "ana,", "dedans"])
        .ok()
        .shows("dedans + belote");
    // 162 to the defence, and the belote stays with whoever has it.
    assert_eq!(place.say("show --json").ok().json()["totals"], serde_json::json!({"A": 20, "B": 162}));
}

#[test]
fn names_may_be_separated_by_commas() {
    for names in [
        &["Ana,Bob,Cy,Dee"][..],
        &["Ana,", "Bob,", "Cy,", "Dee"],
        &["Ana, Bob, Cy, Dee"],
        &["Ana,Bob", "Cy,Dee"],
    ] {
        let place = Place::new();
        let args = [&["new", "coinche"][..], names, &["--json"]].concat();
        let report = place.run(&args).ok().json();
        assert_eq!(report["players"], serde_json::json!(["Ana", "Bob", "Cy", "Dee"]), "{names:?}");
    }
}

#[test]
fn a_game_is_called_as_it_is_printed() {
    for (lang, words) in [
        ("en", &["colour", "whist", "Ana", "Bob", "Cy", "Dee"][..]),
        ("en", &["Colour whist", "Ana", "Bob", "Cy", "Dee"]),
        ("fr", &["whist", "à", "la", "couleur", "Ana", "Bob", "Cy", "Dee"]),
        ("fr", &["Whist à la couleur", "Ana", "Bob", "Cy", "Dee"]),
    ] {
        let report = Place::new().run(&[&["--lang", lang, "new", "--json"], words].concat()).ok().json();
        assert_eq!(report["match"]["game"], "colour-whist", "{words:?}");
        assert_eq!(report["players"], serde_json::json!(["Ana", "Bob", "Cy", "Dee"]), "{words:?}");
    }
}

#[test]
fn of_many_contracts_the_nearest_are_named() {
    let place = Place::new();
    place.say("new colour-whist Ana Bob Cy Dee").ok();
    place.say("add bid bob solo-9 hearts").refused(1, "The nearest: solo-5, solo-6 or solo-7.");
    place.say("add bid bob ask hearts").ok().shows("Bob: colour ♥, not joined yet");
}

#[test]
fn a_word_that_is_meant_is_told_as_the_reader_types_it() {
    let place = coinche();
    for (lang, said) in [("fr", "«\u{a0}contrat\u{a0}»"), ("nl", "“biedt”"), ("en", "“bid”")] {
        let err = place.run(&["--lang", lang, "add", "bidd"]).err;
        assert!(err.contains(said), "{lang}: {err}");
    }
}

#[test]
fn what_fits_and_what_was_meant_is_named_in_the_readers_language() {
    let place = Place::new();
    for (words, said) in [
        (
            "--lang nl statistieken --sort foo",
            "Hier past: gewonnen, aandeel, punten, verschil, rating, partijen, naam.",
        ),
        ("--lang nl kaarting nieuw ploegn manille", "Hier past: individueel, plan, ploegen, poules."),
        ("--lang fr concours imprimer foo", "cartes, tirage, classement, prix, vierges, mur"),
        ("--lang en stats --sort foo", "won, share, points"),
        ("--lang nl statistieken --sort wonn", "Bedoelde je “gewonnen”?"),
        // Only a French word is near to it: what it means is called otherwise in Dutch.
        ("--lang nl recompterr", "Bedoelde je “hertel”?"),
    ] {
        let err = place.say(words).err;
        assert!(err.contains(said), "{words}: {err}");
    }
    for (lang, said) in [("nl", "“Manillen”"), ("fr", "Manille"), ("en", "“Manille”")] {
        let err = place.run(&["--lang", lang, "new", "maniel", "Ana", "Bob", "Cy", "Dee"]).err;
        let hint = err.trim_end().lines().last().unwrap_or_default();
        assert!(hint.contains(said), "{lang}: {err}");
    }
}

#[test]
fn french_errors_are_french() {
    let place = coinche();
    let fr = |words: &[&str]| {
        let done = place.run(&[&["--lang", "fr"], words].concat());
        format!("{}{}", done.out, done.err)
    };
    for (words, said) in [
        (&["compter", "/nope"][..], "introuvable"),
        (&["noter", "bid", "ana"], "NIVEAU"),
        (&["noter", "points"], "CAMP N"),
        (&["noter", "bid", "ana", "100", "x"], "cœur"),
        (&["nouveau", "coinche", "A", "B", "C"], "joueurs A B C"),
        (&["lits"], "« liste »"),
    ] {
        let text = fr(words);
        assert!(text.contains(said), "{words:?}: {text}");
        for english in ["os error", "No such", "LEVEL", "SIDE", "hearts", "players"] {
            assert!(!text.contains(english), "{words:?} says {english}: {text}");
        }
    }
}

#[test]
fn french_pages_are_spelled_as_on_paper_and_store_canonical_words() {
    let place = coinche();
    place.run(&["--lang", "fr", "noter", "contrat", "ana", "100", "trefle"]).ok();
    place.run(&["--lang", "fr", "journal"]).ok().shows("contrat Ana 100 trèfle");
    place.say("log").ok().shows("bid Ana 100 clubs");
    place.say("export").ok().shows("bid Ana 100 clubs");
    assert_eq!(place.say("show --json").ok().json()["deals"][0]["events"][0], "bid Ana 100 clubs");
    let sheet = place.run(&["--lang", "fr", "imprimer", "--format", "sheet"]).ok().out;
    let path = place.write("french.sheet", &sheet);
    place.run(&["score", &path]).ok();
}

#[test]
fn english_words_for_a_raise_are_known() {
    let place = coinche();
    place.say("add bid ana 100 h, double bob, redouble ana, points ana 131").ok();
    let events = place.say("show --json").ok().json()["deals"][0]["events"].clone();
    assert_eq!(
        events,
        serde_json::json!(["bid Ana 100 hearts", "coinche Bob", "surcoinche Ana", "points A 131"])
    );
}

#[test]
fn a_slip_among_forty_deals_is_found_or_the_answer_is_not_sure() {
    let place = Place::new();
    let mut sheet = "match colour-whist\nplayers Ana Bob Cy Dee\nrules colour-whist\ndealer Dee\n".to_owned();
    for deal in 0..39 {
        let (one, two) = [("ana", "bob"), ("cy", "ana"), ("dee", "cy")][deal % 3];
        sheet.push_str(&format!(
            "deal\nbid {one} colour hearts, support {two}\ntricks {one} {}\n",
            8 + deal % 3
        ));
    }
    sheet.push_str("deal\nbid ana solo-6 clubs\ntricks ana 7\n");
    let path = place.write("forty.sheet", &sheet);
    place.run(&["import", &path]).ok();
    let totals = place.say("show --json").ok().json()["totals"].clone();
    let of = |seat: &str| totals[seat].as_i64().expect("a total");
    // The paper has eight tricks in the last deal and not seven: two points more from each of the three others.
    let line = format!(
        "check --json Ana {} Bob {} Cy {} Dee {}",
        of("1") + 6,
        of("2") - 2,
        of("3") - 2,
        of("4") - 2
    );
    let told = place.say(&line);
    assert_eq!(told.status, 1, "{}", told.err);
    let told = told.json();
    assert!(told["sure"].is_boolean(), "{told}");
    let found = told["explanations"].as_array().expect("explanations");
    assert!(
        found.iter().any(|slips| slips[0]["deal"] == 40 && slips[0]["kind"] == "event-otherwise"),
        "{told}"
    );
}

/// The events of a deal as they are recorded, in the canonical notation.
fn noted(place: &Place, deal: usize) -> Vec<String> {
    let report = place.say("show --json").ok().json();
    let events = report["deals"][deal]["events"].as_array().cloned().unwrap_or_default();
    events.iter().filter_map(|event| event.as_str().map(str::to_owned)).collect()
}

#[test]
fn a_figure_alone_counts_for_the_taker_in_every_game() {
    let games: [(&str, &str, &[&str], &[&str]); 8] = [
        ("coinche", "", &["bid cy 100 h", "131"], &["bid Cy 100 hearts", "points A 131"]),
        ("coinche", "", &["bid bob 100 h, 112"], &["bid Bob 100 hearts", "points B 112"]),
        // What fell without a figure takes one afterwards, or in the same breath.
        ("coinche", "", &["bid cy 100 h, down", "72"], &["bid Cy 100 hearts", "down", "points A 72"]),
        ("coinche", "", &["bid cy 100 h, down 72"], &["bid Cy 100 hearts", "down", "points A 72"]),
        ("belote", "", &["take cy hearts, 92"], &["take Cy hearts", "points A 92"]),
        ("tarot", "", &["bid cy garde, 2, 49"], &["bid Cy garde", "bouts 2", "points 49"]),
        ("colour-whist", "", &["bid cy solo-6 spades", "7"], &["bid Cy solo-6 spades", "tricks Cy 7"]),
        ("manille", "", &["trump hearts, 40"], &["trump hearts", "points A 40"]),
    ];
    for (game, more, lines, events) in games {
        let place = Place::new();
        place.say(&format!("new {game} Ana Bob Cy Dee --dealer Ana {more}")).ok();
        for line in lines {
            place.run(&["add", line]).ok();
        }
        assert_eq!(noted(&place, 0), events, "{game} {lines:?}");
    }
    // A figure behind a deal that has its count is too early for the next one; one that nobody undertook is asked for whom.
    let place = coinche();
    place.say("add bid ana 100 h, 131").ok();
    place
        .say("add 131")
        .refused(1, "131 is said when the deal is played. First, for example: “bid Bob 80 hearts”.");
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    place
        .run(&["--lang", "fr", "noter", "9"])
        .refused(1, "9 : pour qui ? Dites-le, par exemple « plis Ana 9 ».");
    // What the game refuses, it refuses in its own words; also what was said before the figure.
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add turn Qh, take ana hearts second, 97").refused(1, "the turned suit");
    place.say("add take ana none, points 81").refused(1, "not played at this table");
    let place = coinche();
    place.say("add bid ana 100 h").ok();
    place.say("add 163").refused(1, "162");
}

/// The words of an event in the order in which they are said, and whom it is said of where only one can have done it.
#[test]
fn words_in_another_order_and_the_only_player_are_put_right() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee Eve --dealer Eve").ok();
    for (line, meant) in [
        ("enchere bob garde, double poignée cy", "enchere bob garde, poignée cy double"),
        ("enchere bob garde, poignée double cy", "enchere bob garde, poignée cy double"),
        ("enchere bob garde, bob 2 bouts", "enchere bob garde, bouts bob 2"),
        ("enchere bob garde, chelem", "enchere bob garde, chelem Bob"),
        ("enchere bob garde, appelle roi pique", "enchere bob garde, appelle Bob roi pique"),
    ] {
        place.run(&["--lang", "fr", "noter", line]).refused(1, meant);
    }
    // Of several who can have done it none is guessed; and what reads no better is not proposed.
    let refused = place.run(&["--lang", "fr", "noter", "enchere bob garde, poignée simple"]);
    assert!(!refused.err.contains("Vouliez-vous"), "{}", refused.err);
    let refused = place.run(&["--lang", "fr", "noter", "bob prend la garde"]);
    assert!(!refused.err.contains("prend bob la garde"), "{}", refused.err);
    // What is lacking in the right order is told at once, and not only that the order is another.
    place
        .run(&["--lang", "fr", "noter", "bob prend"])
        .refused(1, "Il manque quelque chose à la fin de « prend »");
}

/// Where both sides revoked the hand is void, and the count behind it in one breath is not taken for that of the next.
#[test]
fn a_count_behind_the_revokes_of_both_sides_is_asked_for() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee --dealer Dee").ok();
    place
        .run(&["add", "trump hearts, revoke ana, revoke bob, tricks ana 11"])
        .refused(1, "this hand is void");
    place.run(&["add", "trump hearts, revoke ana, revoke bob, deal, tricks ana 11"]).ok();
    assert_eq!(
        place.say("show --json").ok().json()["deals"][0]["score"],
        serde_json::json!({"A": 5, "B": 0})
    );
}

/// What is restored is told by those who sit there when it counts again.
#[test]
fn what_is_restored_is_told_of_whom_it_is() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place.say("reseat bob Eve").ok();
    place.run(&["add", "bid eve 90 spades, points eve 100"]).ok();
    place.say("undo 2").ok();
    place.say("redo 2").ok().shows("bid Eve 90 spades, points Eve 100");
}

/// A half in a word of its own, and what a table says with more words than are printed.
#[test]
fn halves_and_whole_phrases_are_read_as_they_are_said() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy --dealer Cy").ok();
    place.run(&["--lang", "fr", "noter", "enchere ana garde, bouts 2, points 43 1/2"]).ok();
    place.run(&["--lang", "fr", "noter", "enchere bob garde, chelem annoncé bob, bouts 2, 43 ½"]).ok();
    assert_eq!(noted(&place, 0), ["bid Ana garde", "bouts 2", "points 43.5"]);
    assert_eq!(noted(&place, 1), ["bid Bob garde", "chelem Bob", "bouts 2", "points 43.5"]);
    // In a text they stay as they were typed.
    place.say("add note at 9 1/2 with 3 ½ points").ok();
    place.say("log").ok().shows("note at 9 1/2 with 3 ½ points");
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    let refused = place.run(&["--lang", "fr", "noter", "enchere ana garde, bouts 2, 41 1/2"]);
    refused.refused(1, "tout compte est entier");
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["--lang", "fr", "noter", "prend ana coeur au deuxième tour, belote et rebelote cy, 97"]).ok();
    assert_eq!(noted(&place, 0), ["take Ana hearts second", "belote Cy", "points A 97"]);
}

/// What is still missing of a count is told, and what a half was counted as.
#[test]
fn what_is_missing_of_a_count_and_what_a_half_counts_are_told() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana garde, points 50").ok().shows("how many bouts the attack has");
    place.say("undo").ok();
    place.say("add bid ana garde, bouts 2").ok().shows("the points of the attack");
    // A figure alone that no deal has is told what it can be.
    place.say("add 92").refused(1, "92 is not possible here: from 0 to 91.");
    place.say("add 91,5").refused(1, "91,5 is not possible here: from 0 to 91.");
    // A word too many makes no other event of the first one: who took the petit last does not hold it.
    let petit = Place::new();
    petit.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    let told = petit.say("add bid ana garde, petit cy bouts, bouts 2, points 45").refused(1, "petit");
    assert!(!told.err.contains("Did you mean"), "{}", told.err);
    // Of an announced capot the points do not say that every trick was taken.
    let slam = Place::new();
    slam.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    let told = slam.say("add bid ana capot hearts, 162").ok();
    told.shows("One side has every point: if it is a capot, say so (capot).");
    // A half goes to the camp that wins, and the line says so.
    let place = Place::new();
    place.say("new tarot Ana Bob Cy --dealer Cy").ok();
    place.say("add bid ana garde, bouts 2, points 43.5").ok();
    place.run(&["--lang", "fr", "expliquer", "1"]).ok().shows("43½ points, comptés 44");
    // A comma behind it says so in any line that ends there, but where a deal counts no halves, and behind bouts.
    let told = |players: &str, line: &str| {
        let place = Place::new();
        place.run(&[&["new", "tarot"], &*players.split(' ').collect::<Vec<_>>()].concat()).ok();
        place.run(&["add", line]).ok();
        let events = place.say("show --json").ok().json()["deals"][0]["events"].clone();
        events.as_array().and_then(|events| events.last()?.as_str().map(str::to_owned)).unwrap_or_default()
    };
    for line in ["bid ana garde, bouts 2, 43,", "bid ana garde, bouts 2, points 43, "] {
        assert_eq!(told("Ana Bob Cy --dealer Cy", line), "points 43.5", "{line}");
        assert_eq!(told("Ana Bob Cy Dee --dealer Dee", line), "points 43", "{line}");
    }
    assert_eq!(told("Ana Bob Cy --dealer Cy", "bid ana garde, bouts 2,"), "bouts 2");
}

#[test]
fn that_everybody_passes_is_one_line() {
    for (lang, words) in [
        ("fr", &["tous passent", "tout le monde passe"][..]),
        ("en", &["everybody passes", "all pass"]),
        ("nl", &["iedereen past"]),
    ] {
        for words in words {
            let place = coinche();
            place.run(&["--lang", lang, "add", words]).ok();
            assert_eq!(noted(&place, 0), ["pass Ana", "pass Bob", "pass Cy", "pass Dee"], "{words}");
        }
    }
    // Of the second round too, and of whoever is left after a bid.
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add everybody passes").ok();
    assert_eq!(noted(&place, 0).len(), 8);
    let place = coinche();
    place.say("add bid ana 100 h, everybody passes, 131").ok();
    assert_eq!(noted(&place, 0), ["bid Ana 100 hearts", "pass Bob", "pass Cy", "pass Dee", "points A 131"]);
}

#[test]
fn a_misere_is_made_or_lost_by_a_word() {
    for (lang, made, down) in
        [("fr", "fait", "chuté"), ("en", "made", "down"), ("nl", "gehaald", "niet gehaald")]
    {
        let place = Place::new();
        place.say("new colour-whist Ana Bob Cy Dee").ok();
        place.say("add bid ana grande-misere").ok();
        place.run(&["--lang", lang, "add", made]).ok();
        place.say("add bid bob grande-misere").ok();
        place.run(&["--lang", lang, "add", down]).ok();
        // 3 × 28 each way.
        let report = place.say("show --json").ok().json();
        assert_eq!(report["deals"][0]["score"], serde_json::json!({"1": 84, "2": -28, "3": -28, "4": -28}));
        assert_eq!(report["deals"][1]["score"], serde_json::json!({"1": 28, "2": -84, "3": 28, "4": 28}));
        assert_eq!(
            (&report["deals"][0]["contract"]["made"], &report["deals"][1]["contract"]["made"]),
            (&serde_json::json!(true), &serde_json::json!(false))
        );
        // A solo pays by its tricks.
        place.say("add bid cy solo-6 hearts").ok();
        place.run(&["--lang", lang, "add", made]).refused(1, "");
    }
}

#[test]
fn options_that_clash_are_named_by_their_titles() {
    let place = Place::new();
    let refused = |lang: &str, words: &[&str], text: &str| {
        let args = [&["--lang", lang, "rules", "show"], words].concat();
        let done = place.run(&args);
        assert!(done.err.contains(text), "{}", done.err);
    };
    let schmurtz = ["coinche", "--set", "low-hand=schmurtz", "--set", "sans-atout=off"];
    refused(
        "fr",
        &schmurtz,
        "«\u{a0}Ce que permet un très mauvais jeu\u{a0}: demander un capot schmürtz, l’ordre des cartes inversé\u{a0}» ne va pas avec «\u{a0}Joue-t-on à sans-atout\u{202f}? non\u{a0}».",
    );
    refused(
        "fr",
        &["colour-whist", "--set", "contract.colour-10.by=3"],
        "Cela ne se joue pas à 3\u{a0}: couleur à 10. Une couleur et un trou se jouent à deux",
    );
    refused(
        "nl",
        &["colour-whist", "--set", "contract.colour-10.by=1"],
        "Dit speel je niet alleen: samen 10. Samen en troel speel je met twee",
    );
    refused(
        "en",
        &["colour-whist", "--set", "chelem-table=custom"],
        "“The slam on the table: yes, at the price written in the table of contracts”: then the cell must be written, as contract.chelem-table.won",
    );
    refused(
        "en",
        &["whist", "--set", "rubber-total=game-values", "--set", "game-bonus=off"],
        "with this bonus (“none”) and games of 5 points they are worth nothing",
    );
    // Programs read the ids as before.
    let json = place.run(&[&["--json", "rules", "show"], schmurtz.as_slice()].concat());
    assert!(json.out.contains("\"one\": \"low-hand=schmurtz\""), "{}", json.out);
}

#[test]
fn a_word_of_another_game_leads_to_what_this_one_has_and_never_to_a_penalty() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee").ok();
    let told = place.run(&["--lang", "fr", "noter", "annonce ana"]).err;
    assert!(!told.contains("renonce"), "{told}");
    for event in ["poignée", "chelem"] {
        assert!(told.contains(&format!("\n  {event} ")), "{event}: {told}");
    }
    // A single slip is one.
    let told = place.run(&["--lang", "fr", "noter", "renonse ana"]).err;
    assert!(told.contains("«\u{a0}renonce\u{a0}»"), "{told}");
}

#[test]
fn who_deals_is_said_where_it_can_be_said() {
    let place = Place::new();
    for (lang, new, add, option) in [
        ("fr", "nouveau", "noter", "donneur"),
        ("en", "new", "add", "dealer"),
        ("nl", "nieuw", "noteer", "gever"),
    ] {
        let typed = |words: &[&str]| place.run(&[&["--lang", lang], words].concat());
        let option_typed = format!("--{option}");
        typed(&[new, "coinche", "Hélène", "Jean-Pierre", "Zoé", "Michèle", &option_typed, "Zoé"]).ok();
        assert_eq!(place.say("show --json").ok().json()["next"]["dealer"], 3, "{lang}");
        for verb in [add, "show", "list"] {
            let told = typed(&[verb, &option_typed, "Hélène"]);
            assert_eq!(told.status, 2, "{lang} {verb}: {}", told.err);
            assert!(told.err.contains(&format!("ardoise {new} coinche … --dealer")), "{lang}: {}", told.err);
            assert!(told.err.contains(&format!("ardoise {add} ")), "{lang}: {}", told.err);
        }
        // At the table it is the deal that somebody else deals.
        typed(&[add, option, "Michèle"]).ok();
        assert_eq!(place.say("show --json").ok().json()["deals"][0]["dealer"], 4, "{lang}");
        assert_eq!(typed(&[add, option, "Gustave"]).status, 1);
    }
    // What another command takes is said of every option.
    let told = place.run(&["--lang", "fr", "voir", "--title", "Jeudi"]);
    assert!(told.err.contains("ardoise nouveau"), "{}", told.err);
    place.run(&["--lang", "fr", "noter", "--title", "Jeudi"]).refused(2, "ardoise nouveau");
}

#[test]
fn an_unknown_cell_is_refused_with_the_nearest_three_in_words() {
    let place = Place::new();
    let told = |lang: &str, game: &str, set: &str| {
        let told = place.run(&["--lang", lang, "rules", "show", game, "--set", set]);
        assert_eq!(told.status, 1, "{set}: {}", told.err);
        assert!(told.err.lines().count() < 9, "{set}: {}", told.err);
        told.err
    };
    for (lang, game, set, words) in [
        ("fr", "tarot", "contract.gard.base=3", "contract.garde.base : garde, ce qu’il vaut"),
        ("nl", "tarot", "contract.garde.bas=3", "contract.garde.base: garde, wat het waard is"),
        ("en", "colour-whist", "contract.piccolo.one=3", "contract.piccolo.won: piccolo, price when won"),
        ("fr", "coinche", "marks.made.plain.takr=bid", "marks.made.plain.taker : "),
        ("fr", "coinche", "marks.made.plain.taker=bids", "Vouliez-vous dire"),
    ] {
        let told = told(lang, game, set);
        assert!(told.contains(words), "{set}: {told}");
    }
    // A cell that cannot hold something is named in words.
    let told = told("fr", "tarot", "contract.garde.base=x");
    assert!(told.contains("garde, ce qu’il vaut"), "{told}");
    assert!(told.contains("un nombre de 0 à 10"), "{told}");
}

#[test]
fn a_bid_with_its_figures_is_read_as_one_line_that_was_meant() {
    let place = Place::new();
    place.say("new tarot Hélène Jean-Pierre Zoé Michèle").ok();
    for line in ["zoe garde, 2, 49", "zoe garde 2 49", "zoe garde 2, 49"] {
        let told = place.run(&["--lang", "fr", "noter", line]);
        assert_eq!(told.status, 1);
        assert!(told.err.contains("enchère Zoé garde, bouts 2, points 49"), "{line}: {}", told.err);
    }
    assert_eq!(place.say("show --json").ok().json()["deals"], serde_json::json!([]));
}

#[test]
fn what_is_said_in_the_order_of_the_table_is_understood() {
    let place = Place::new();
    let noted = |lang: &str, line: &str| place.run(&["--lang", lang, "add", line]);
    place.say("new colour-whist Lieve Jef Marie-Jeanne Wout --dealer Wout").ok();
    noted("nl", "jef vraagt harten").refused(1, "“vraagt jef samen harten”");
    noted("fr", "jef annonce coeur").refused(1, "annonce jef couleur coeur");
    noted("nl", "jef vraagt harten, wout mee, jef 9")
        .refused(1, "“vraagt jef samen harten, mee wout, slagen jef 9”");
    place.say("add bid jef colour hearts, support wout").ok();
    noted("nl", "9 slagen voor wout").refused(1, "“slagen wout 9”");
    noted("nl", "9 slagen").ok().shows("samen 8 ♥ Jef+Wout, gehaald, 9 slagen");
    // The figure before whose it is.
    place.say("new manille Lieve Jef Marie-Jeanne Wout").ok();
    noted("nl", "lieve maakt harten troef").refused(1, "“troef lieve harten”");
    place.say("add trump hearts").ok();
    noted("nl", "42 voor Lieve").refused(1, "“punten Lieve 42”");
    noted("fr", "42 pour Lieve").refused(1, "points Lieve 42");
    noted("en", "42 points for Jef").refused(1, "“points Jef 42”");
    // Nothing is proposed where nobody's name was said.
    let told = noted("en", "42 for nobody").err;
    assert!(!told.contains("Did you mean"), "{told}");
}

#[test]
fn made_and_down_do_not_go_with_a_figure_that_says_otherwise() {
    let place = Place::new();
    let fr = |line: &str| place.run(&["--lang", "fr", "noter", line]);
    let deals = || place.say("show --json").ok().json()["deals"].as_array().map_or(0, Vec::len);
    for (game, contract, against, with) in [
        (
            "coinche --rules contree",
            "contrat zoe 100 coeur",
            ["chuté, points zoe 131", "chuté 131"],
            "chuté 72",
        ),
        (
            "coinche --rules coinche-2000",
            "contrat zoe 100 coeur",
            ["chuté, points zoe 131", "fait 72"],
            "fait 131",
        ),
        ("belote", "prend zoe coeur", ["dedans, points zoe 131", "dedans 131"], "dedans 60"),
        ("colour-whist", "annonce zoe solo-6 coeur", ["chuté, levées zoe 7", "chuté 7"], "chuté 3"),
        ("colour-whist", "annonce zoe petite-misère", ["fait, levées zoe 3", "fait 3"], "fait 0"),
    ] {
        place.say(&format!("new {game} Hélène Jean-Pierre Zoé Michèle")).ok();
        for against in against {
            let told = fr(&format!("{contract}, {against}"));
            assert!(
                told.status == 1 && told.err.contains("ne va pas avec"),
                "{game} {against}: {}",
                told.err
            );
            assert_eq!(deals(), 0, "{game} {against}");
        }
        fr(&format!("{contract}, {with}")).ok();
        assert_eq!(deals(), 1, "{game}");
    }
    // One figure may be what was made, or what is missing; of points the more is what was made.
    for (game, line, meant) in [
        (
            "colour-whist",
            "zoe solo 6 coeur chuté 1",
            "annonce Zoé solo-6 cœur, plis Zoé 1, ou : annonce Zoé solo-6 cœur, plis Zoé 5",
        ),
        (
            "colour-whist",
            "annonce zoe solo-6 coeur, chuté 1",
            "plis Zoé 1, ou : annonce Zoé solo-6 cœur, plis Zoé 5",
        ),
        (
            "colour-whist",
            "annonce zoe solo-6 coeur, chuté 4",
            "plis Zoé 4, ou : annonce Zoé solo-6 cœur, plis Zoé 2",
        ),
        (
            "coinche --rules contree",
            "contrat zoe 100 coeur, chuté 20",
            "points Hélène 20, ou : contrat Zoé 100 cœur, points Hélène 80",
        ),
        ("belote", "prend zoe coeur, dedans 2", "points Hélène 2, ou : prend Zoé cœur, points Hélène 80"),
    ] {
        place.say(&format!("new {game} Hélène Jean-Pierre Zoé Michèle")).ok();
        let told = fr(line);
        assert!(told.err.replace('\u{a0}', " ").contains(meant), "{line}: {}", told.err);
        assert_eq!(deals(), 0, "{line}");
    }
    // A figure of a deal that is put right is asked the same.
    place.say("new coinche --rules contree Hélène Jean-Pierre Zoé Michèle").ok();
    fr("contrat zoe 100 coeur, chuté").ok();
    fr("points zoe 131").refused(1, "ne va pas avec");
    place
        .run(&["--lang", "fr", "corriger", "1", "ajouter points zoe 131", "--yes"])
        .refused(1, "ne va pas avec");
    // Said again it takes the place of what came of the deal.
    place.run(&["--lang", "fr", "corriger", "1", "points zoe 131", "--yes"]).ok().shows("fait 131");
}

#[test]
fn a_word_too_many_is_called_no_option() {
    let place = Place::new();
    for (lang, said) in [
        ("en", "“coinche” is one word too many here.\nHelp: ardoise --help\n"),
        ("fr", "« coinche » est de trop ici.\nAide : ardoise --help\n"),
        ("nl", "“coinche” is hier te veel.\nHulp: ardoise --help\n"),
    ] {
        let done = place.run(&["--lang", lang, "print", "blank", "coinche"]).refused(2, "coinche");
        assert_eq!(done.err, said);
    }
}

#[test]
fn a_meant_word_is_one_of_the_readers_language() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    place.say("add contrac bob 100 hearts").refused(1, "“contract bob 100 hearts”");
    place.say("--lang fr add contrac bob 100 coeur").refused(1, "contrat bob 100 coeur");
    place.say("add contract bob 100 hearts").ok().shows("100 ♥ Bob");
}

/// A word of other games is no slip of one that only looks like it; and words are told with their accents.
#[test]
fn a_word_of_another_game_is_taken_for_no_other() {
    let place = Place::new();
    for game in ["belote", "tarot", "colour-whist", "whist"] {
        place.say(&format!("new {game} Ana Bob Cy Dee --dealer Dee")).ok();
        let told =
            place.run(&["--lang", "fr", "add", "contre bob"]).refused(1, "On peut dire ici").err.clone();
        assert!(!told.contains("Vouliez-vous"), "{told}");
    }
    place.run(&["--lang", "fr", "add", "controlle ana 12"]).refused(1, "contrôle ana 12");
    for (game, word) in [("manille", "coinche"), ("coinche", "contre")] {
        place.say(&format!("new {game} Ana Bob Cy Dee --dealer Dee")).ok();
        place.run(&["--lang", "fr", "add", "contrre bob"]).refused(1, &format!("«\u{a0}{word}\u{a0}»"));
    }
}

/// Passes of nobody named are those of whose turn it is.
#[test]
fn passes_without_names_go_round_the_table() {
    let place = Place::new();
    let fr = |line: &str| place.run(&["--lang", "fr", "add", line]);
    place.say("new coinche Ana Bob Cy Dee --dealer Ana").ok();
    fr("passe, passe, passe, passe").refused(1, "«\u{a0}tous passent\u{a0}»");
    place.say("--lang en add pass, pass, pass, pass").refused(1, "“everybody-passes”");
    place.say("--lang nl add pas, pas, pas, pas").refused(1, "“iedereen past”");
    fr("passe, passe").refused(1, "passe Bob, passe Cy\u{a0}»");
    fr("passe").refused(1, "passe Bob\u{a0}»");
    let told = fr("passe, passe, passe, passe, passe").err;
    assert!(!told.contains("Vouliez-vous"), "{told}");
    // Where there are two rounds, four passes are the first.
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    fr("passe, passe, passe, passe").refused(1, "passe Ana, passe Bob, passe Cy, passe Dee");
}

/// Half a point where none is counted is refused for that, and not for being no side.
#[test]
fn half_a_point_is_taken_for_no_side() {
    let place = coinche();
    place.say("add bid bob 80 hearts").ok();
    for line in ["points 82,5", "points 82½", "points bob 82,5"] {
        place.run(&["--lang", "fr", "add", line]).refused(1, "n’est pas un nombre entier");
    }
}

/// A whole deal said in short, without the keyword of its bid, is proposed whole.
#[test]
fn of_a_line_each_part_is_put_right() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee").ok();
    let meant = "enchère Ana garde, bouts 2, points 45";
    for line in ["ana garde, 2 bouts, 45", "garde ana, 2 bouts, 45 points", "ana garde, bouts 2, 45"] {
        place.run(&["--lang", "fr", "add", line]).refused(1, meant);
    }
    let lost = format!("{meant}, petit défense");
    place.run(&["--lang", "fr", "add", "ana garde, 2 bouts, 45, petit au bout perdu"]).refused(1, &lost);
    place
        .run(&["--lang", "en", "add", "ana garde, 2 bouts, 45"])
        .refused(1, "bid Ana garde, bouts 2, points 45");
    // Two figures of one count: the second is no figure of anything.
    let told = place.run(&["--lang", "fr", "add", "ana garde, 2 bouts, 200"]).err;
    assert!(!told.contains("Vouliez-vous"), "{told}");
    // With whom: a word in the midst of the line begins an event of its own.
    place.say("new tarot Ana Bob Cy Dee Eve").ok();
    for (lang, line, meant) in [
        ("fr", "ana garde avec dee 2 bouts 49", "enchère Ana garde, associé Dee, bouts 2, points 49"),
        (
            "fr",
            "ana petite avec dee, 49 points, 2 bouts",
            "enchère Ana prise, associé Dee, points 49, bouts 2",
        ),
        ("fr", "ana garde avec dee", "enchère Ana garde, associé Dee"),
        ("en", "ana guard with dee 2 49", "bid Ana garde, partner Dee, bouts 2, points 49"),
        ("nl", "ana garde met dee, 2 bouts, 49", "biedt Ana garde, maat Dee, bouts 2, punten 49"),
    ] {
        place.run(&["--lang", lang, "add", line]).refused(1, meant);
    }
}

/// Four of a kind are said by their rank, with any of the words for it; a row of cards has a suit.
#[test]
fn four_of_a_kind_are_said_by_their_rank() {
    for (game, opening) in [("belote", "take bob hearts"), ("coinche", "bid bob 100 hearts")] {
        for (lang, line, card) in [
            ("fr", "annonce bob carre V", "JH"),
            ("fr", "annonce bob carré de valets", "JH"),
            ("fr", "annonce bob carré d'as", "AH"),
            ("fr", "annonce bob carré d’as", "AH"),
            ("fr", "annonce bob quatre 10", "10H"),
            ("en", "declare bob four jacks", "JH"),
            ("en", "declare bob square of kings", "KH"),
            ("en", "declare bob carre QS", "QS"),
            ("nl", "meldt bob vier boeren", "JH"),
        ] {
            let place = Place::new();
            place.say(&format!("new {game} Ana Bob Cy Dee --dealer Dee")).ok();
            place.say(&format!("add {opening}")).ok();
            place.run(&["--lang", lang, "add", line]).ok();
            assert_eq!(noted(&place, 0)[1], format!("declare Bob carre {card}"), "{line}");
        }
        let place = Place::new();
        place.say(&format!("new {game} Ana Bob Cy Dee --dealer Dee")).ok();
        place.say(&format!("add {opening}")).ok();
        for line in ["bob carré de valets", "carré de valets bob"] {
            place.run(&["--lang", "fr", "add", line]).refused(1, "annonce bob carré de valets");
        }
        place.run(&["--lang", "en", "add", "bob four jacks"]).refused(1, "declare bob four jacks");
        place.say("add declare bob tierce K").refused(1, "“K” is not a card");
        place.say("add declare bob carre 8").refused(1, "8");
    }
}

/// A letter in a figure is the digit that looks like it: what was meant is told, and nothing else is recorded.
#[test]
fn a_letter_in_a_figure_is_the_digit_that_was_meant() {
    let place = coinche();
    place.run(&["--lang", "fr", "add", "contrat bob 8O coeur"]).refused(1, "contrat bob 80 coeur");
    place.say("add bid bob 80 hearts").ok();
    for lang in ["fr", "en", "nl"] {
        place.run(&["--lang", lang, "add", "points bob 4O"]).refused(1, "points bob 40");
        place.run(&["--lang", lang, "add", "points bob 13l"]).refused(1, "points bob 131");
    }
    place.say("new tarot Ana Bob Cy Dee").ok();
    place.run(&["--lang", "fr", "add", "enchère ana garde, points 4o"]).refused(1, "points 40");
}

/// What a sheet is refused for is what cannot be, and not the figure behind it that nobody was named for.
#[test]
fn a_figure_behind_what_is_refused_is_not_what_is_told() {
    let place = Place::new();
    let sheet =
        "match belote\nplayers Ana Bob Cy Dee\ndeal\ntake bob hearts, belote ana, belote bob, points 90\n";
    let file = place.write("two.sheet", sheet);
    let told = place.run(&["score", &file]).refused(1, "belote already");
    assert!(!told.err.contains("neither a side"), "{}", told.err);
}

/// A word that begins several contracts is none of them: all are named, and none is proposed.
#[test]
fn a_word_that_begins_several_is_none_of_them() {
    let place = Place::new();
    place.run(&["new", "colour-whist", "An", "Bé", "Cor", "Do", "--rules", "iwwa"]).ok();
    let refused = place.run(&["--lang", "nl", "add", "biedt bé solo schoppen, slagen 13"]);
    assert_eq!(
        refused.err,
        "“solo” kan hier niet staan. Het dichtst in de buurt: alleen-5, alleen-6, alleen-7, alleen-8, solo-13 of solo-slim.\n\
         biedt bé solo schoppen, slagen 13\n         ^^^^\nSchrijf: biedt SPELER CONTRACT [KLEUR|zonder]\n"
    );
}

/// What a game is called means its usual rules wherever rules are named, in every language.
#[test]
fn the_name_of_a_game_is_that_of_its_usual_rules() {
    let place = Place::new();
    for (lang, name, id) in [
        ("nl", "kleurenwiezen", "colour-whist"),
        ("nl", "manillen", "manille"),
        ("nl", "robberwhist", "whist"),
        ("fr", "whist à la couleur", "colour-whist"),
    ] {
        let show = |name: &str| place.run(&["--lang", lang, "rules", "show", name]).ok().out;
        assert_eq!(show(name), show(id), "{name}");
    }
    place.say("new manille Ana Bob Cy Dee --rules kleurenwiezen").refused(1, "kleurenwiezen");
}

/// A level and its suit close behind it are proposed apart, but not with a letter that is two suits.
#[test]
fn a_suit_close_behind_its_level_is_proposed_apart() {
    let place = coinche();
    for (lang, said, meant) in [
        ("fr", "contrat bob 110♥", "contrat bob 110 ♥"),
        ("fr", "contrat bob 110coeur", "contrat bob 110 coeur"),
        ("en", "bid bob 90spades", "bid bob 90 spades"),
    ] {
        place.run(&["--lang", lang, "add", said]).refused(1, meant);
    }
    let open = place.run(&["--lang", "fr", "add", "contrat bob 110c"]);
    assert!(open.status == 1 && !open.err.contains("Vouliez-vous"), "{}", open.err);
}

/// Two figures that make up the deal are what the two sides have, and a figure that is a seat gives the second to whoever sits there:
/// the program does not choose. A line of which only one reading can be stays what the notation says.
#[test]
fn two_figures_of_two_sides_are_no_seat_and_its_figure() {
    for (game, opening, line, readings) in [
        ("whist", "trump hearts", "tricks 3 10", "tricks Ann 3 Ben 10 or tricks Cat 10"),
        ("belote", "take ben hearts", "points 3 159", "points Ann 3 Ben 159 or points Cat 159"),
        ("manille", "trump hearts", "points 3 65", "points Ann 3 Ben 65 or points Cat 65"),
    ] {
        let place = Place::new();
        place.run(&["new", game, "Ann", "Ben", "Cat", "Dan", "--dealer", "Dan"]).ok();
        place.say(&format!("add {opening}")).ok();
        place.say(&format!("add {line}")).refused(1, readings);
        let (_, figures) = line.split_once(' ').expect("figures");
        let err = place.say(&format!("add {figures}")).err;
        assert!(!err.contains("Cat"), "{game}: {err}");
    }
    // Nobody has 1 where somebody has 100 of 162.
    let place = Place::new();
    place.say("new belote Ann Ben Cat Dan --dealer Dan").ok();
    place.say("add take ben hearts, points 1 100").ok().shows("♥ Ben, failed, 62");
    // The second figure is the second side's either way.
    let place = Place::new();
    place.say("new whist Ann Ben Cat Dan --dealer Dan").ok();
    place.say("add trump hearts, tricks 4 9").ok().shows("♥ 4–9");
    // 3 and nothing are what the slate says, and not that Cat's side has 0.
    place.say("add check 0 3").refused(1, "“0”");
    place.say("add check 3 0").refused(1, "check Ann 3 Ben 0 or check Cat 0");
}

/// A letter is a side, whoever is called so; a number behind `deal` a seat; a blank in a figure ends it. Where the other reading is as
/// good, none of them is taken in silence.
#[test]
fn what_reads_in_two_ways_is_asked() {
    let place = Place::new();
    place.say("new coinche B A C D --rules contree --dealer D").ok();
    place
        .say("add bid a 100 hearts, points a 120")
        .refused(1, "“a” can be read in several ways: B+C or A+D.");
    place.say("add bid a 100 hearts, points A+D 120").ok().shows("100 ♥ A, made 120");
    let place = Place::new();
    place.say("new manille Ana Bob Cy --rules manille-3 --dealer Cy").ok();
    place.say("add deal 1, trump hearts").refused(1, "“deal 1”: deal 1, or Ana deals?");
    place.say("add deal ana, trump hearts, points ana 40").ok().shows("1  Ana");
    place.say("add deal 2").ok();
    let place = coinche();
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place
        .run(&["--lang", "fr", "noter", "ajuste A -1 000 renonce"])
        .refused(1, "ajuste Ana -1000 renonce ou");
    place.run(&["add", "adjust A -20 3rd time"]).ok().shows("−20");
    place.run(&["add", "note Dee said it, revoke bob"]).refused(1, "A comma ends the remark");
    place.run(&["add", "note late night, close"]).refused(1, "“close” in a line of its own");
    place.run(&["add", "note \"Dee said it, revoke bob\""]).ok();
    place.run(&["add", "note late night, bid bob 100 hearts"]).ok();
}

/// What is beyond the six, the points of the slate, the counts of two partners, the points of another side: none of them is a count
/// that somebody made.
#[test]
fn a_figure_that_is_no_count_is_not_taken_for_one() {
    let whist = |line: &str| {
        let place = Place::new();
        place.say("new whist Ann Ben Cat Dan --dealer Dan").ok();
        place.run(&["add", line])
    };
    whist("tricks ann +3").refused(1, "“+3”: how many in all?");
    whist("tricks ann 7, capot ann").refused(1, "“tricks ann 7” and “capot ann” cannot both be");
    whist("capot ann, tricks ann 9").refused(1, "“capot ann” and “tricks ann 9” cannot both be");
    whist("capot ann, tricks ann 13").ok();
    whist("tricks ann 5, tricks cat 4").refused(1, "“tricks ann 5” and “tricks cat 4” cannot both be");
    whist("honours ann 4, honours cat 3, tricks ann 9").refused(1, "“honours ann 4” and “honours cat 3”");
    whist("tricks ann n=+3").refused(1, "“n=+3”: how many in all?");
    for line in ["tricks ann 9, tricks ben 4", "tricks ann 9, tricks ann 9", "tricks ann 9 ben 4"] {
        whist(line).ok().shows("9–4");
    }
    // Two deals in one line are two counts.
    whist("trump hearts, tricks ann 9, trump spades, tricks ann 8").ok();
    for line in ["points ann 3", "ann 3 points", "marks ann 3", "ann +3"] {
        let told = whist(line).refused(1, "ann");
        assert!(!told.err.contains("Did you mean"), "{line}: {}", told.err);
    }
    let place = coinche();
    place.run(&["add", "bid ana 100 hearts, points ana 60, points cy 60"]).refused(1, "cannot both be");
    place.run(&["add", "bid ana 100 hearts, points ana 120, points bob 42"]).ok();
    place.run(&["add", "adjust A -50 B +50 late"]).refused(1, "“B +50 late” would be the reason.");
    for text in ["and B +50 late", "B:+50", "late B +50", "+50 B late", "B 50"] {
        place.run(&["add", &format!("adjust A -50 {text}")]).refused(1, "would be the reason.");
    }
    for text in ["a 5 minute delay", "Bob 10 times late", "2 cards", "\"Bob +10\""] {
        place.run(&["add", &format!("adjust A -50 {text}")]).ok();
    }
    place.run(&["add", "adjust A -50 late, adjust B +50 late"]).ok().shows("−50").shows("+50");
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee Eli --dealer Eli").ok();
    let five = |line: &str| place.run(&["add", &format!("bid ana garde, partner cy, {line}")]);
    five("bouts ana 1, bouts cy 1, points 51").refused(1, "“bouts ana 1” and “bouts cy 1”");
    five("bouts 2, points ana 30, points cy 21").refused(1, "“points ana 30” and “points cy 21”");
    five("bouts ana 21, bouts ana excuse, points 51").refused(1, "“bouts ana 21” and “bouts ana excuse”");
    five("bouts attack 1 defence 2, points def 40").ok().shows("51");
    five("bouts ana 1, points ana 51, points bob 40").ok().shows("51");
    let place = Place::new();
    place.say("new colour-whist Jan Piet Els An --dealer An").ok();
    let add = |line: &str| place.run(&["add", line]);
    add("bid jan colour hearts, support els, tricks jan 4, tricks els 4").refused(1, "cannot both be");
    place
        .run(&["--lang", "fr", "noter", "annonce jan couleur coeur, emballe els, plis jan 4 els 4"])
        .refused(1, "plis Els 4");
    add("bid jan piccolo, made, failed").refused(1, "“made” and “failed” cannot both be");
    add("bid jan petite-misere, bid piet petite-misere, tricks jan 0, tricks piet 0").ok();
    let place = Place::new();
    place.say("new manille Ana Bob Cy --rules manille-3 --dealer Cy").ok();
    let add = |line: &str| place.run(&["add", line]);
    add("trump hearts, points ana 20, points bob 20").refused(1, "cannot both be");
    add("trump hearts, points ana 20, points cy 40").ok();
}

/// A deal of which both sides told their figure: another one takes the place of both.
#[test]
fn a_figure_that_is_put_right_takes_the_place_of_both() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "take ana hearts, points ana 97, points bob 65"]).ok();
    place.run(&["amend", "1", "points ana 50, points ana 110", "--yes"]).refused(1, "cannot both be");
    place.run(&["amend", "1", "points ana 100", "--yes"]).ok().shows("100 +100");
    place.run(&["amend", "1", "points ana 90, points bob 72", "--yes"]).ok().shows("90 +90");
    let place = Place::new();
    place.say("new whist Ann Ben Cat Dan --dealer Dan").ok();
    place.say("add tricks ann 9, tricks ben 4").ok();
    place.run(&["amend", "1", "tricks ann 10 ben 3", "--yes"]).ok().shows("10–3");
    let sheet = place.say("export").ok().out;
    assert!(sheet.ends_with("deal\ntricks A 10 B 3\n"), "{sheet}");
}

/// “Failed” is never turned into “made” by a likeness of letters, nor a camp into a player; of two names that are as near none is meant.
#[test]
fn nothing_is_turned_into_its_contrary_by_a_likeness() {
    for (lang, lines) in [
        ("nl", ["bid jan piccolo, gefaald", "bid jan piccolo, gezakt", "bid jan piccolo, verloren"]),
        ("en", ["bid jan piccolo, unmade", "bid jan piccolo, fail", "bid jan piccolo, lost"]),
        ("fr", ["bid jan piccolo, défait", "bid jan piccolo, raté", "bid jan piccolo, perdu"]),
    ] {
        for line in lines {
            let place = Place::new();
            place.say("new colour-whist Jan Piet Els An --dealer An").ok();
            place.run(&["--lang", lang, "add", line]).ok().shows("−54");
        }
    }
    let place = Place::new();
    place.say("new colour-whist Jan Piet Els An --dealer An").ok();
    place
        .run(&["--lang", "nl", "noteer", "biedt jan miserie, slagen 0"])
        .refused(1, "“miserie” kan meer dan één ding zijn: kleine-miserie of grote-miserie.");
    place.run(&["--lang", "nl", "noteer", "biedt jan grote miserie, slagen 0"]).ok().shows("+84");
    let place = Place::new();
    place.say("new whist Lea Leo Bea Ben").ok();
    let told = place.say("add tricks lei 9").refused(1, "“lei” is neither a side");
    assert!(!told.err.contains("Did you mean"), "{}", told.err);
    place.say("add tricks ben 9").ok();
    place.say("check 3 0").refused(1, "“3 0” can be read in several ways");
    place.say("check A 0 B 3").ok();
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Cy").ok();
    place.say("add bid dee garde, bouts 2, points def 51").ok().shows("lost 40");
}

/// Two sides as a slate heads them are four players; a figure that stays with the side which had taken says so.
#[test]
fn sides_seat_four_and_a_figure_says_whose_it_stays() {
    for names in [["Ana/Cy", "Bob/Dee"], ["Ana et Cy", "Bob et Dee"], ["Ana & Cy", "Bob & Dee"]] {
        let place = Place::new();
        place.run(&[&["new", "belote"], names.as_slice()].concat()).ok().shows("Ana+Cy 1,000 points more");
    }
    let place = Place::new();
    place.say("new belote Ana+Cy Bob+Dee --dealer Dee").ok().shows("Ana+Cy 1,000 points more");
    let path = place.write("t.csv", "Deal;Us;Them\n1;97;65\n");
    let import = ["--game", "belote", "--players", "Ana+Cy,Bob+Dee", "--figures", "deals"];
    place.run(&[&["import", &path], import.as_slice()].concat());
    assert_eq!(place.say("show --json").ok().json()["players"].as_array().map(Vec::len), Some(4));
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take ana hearts, points 97").ok();
    let stays = "“points Ana 97” stays as it was counted. Is it the new taker’s figure? Then";
    place.say("amend 1 take bob hearts --dry-run").ok().shows(stays);
    place.say("amend 1 take bob hearts --yes").ok().shows(stays);
    place.say("amend deal 1 take bob hearts --dry-run").refused(1, "Deal 1 is already so.");
    place.run(&["--lang", "fr", "corriger", "donne", "1"]).ok().shows("Donne 1, telle qu’elle est notée");
    place.say("amend deal 9").refused(1, "There is no deal 9");
    place.say("amend 1 points bob 97 --yes").ok().shows("♥ Bob, made, 97");
    // Partners share their figure.
    let told = place.say("amend 1 take dee hearts --dry-run").ok();
    assert!(!told.out.contains("stays"), "{}", told.out);
}

/// The same is asked where a figure of the line is said in short, which is how a deal is mostly typed.
#[test]
fn what_reads_in_two_ways_is_asked_beside_a_figure_in_short() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    let add = |line: &str| place.run(&["add", line]);
    add("bid ana 100 hearts, points 120, adjust A -1 000 late").refused(1, "“-1 000”");
    add("bid ana 100 hearts, points 120, note late night, close").refused(1, "A comma ends the remark");
    add("bid ana 100 hearts, points 120, bid bob 100 hearts, points 3 159").refused(1, "“3 159”");
    add("deal 1, bid bob 100 hearts, points 120").refused(1, "“deal 1”: deal 1, or Ana deals?");
    add("bid ana 100 hearts, points 120, note late night, bid bob 100 hearts").ok();
}

/// A figure said in short behind another taker is his, and what stays the old one's says so wherever it was told with a name.
#[test]
fn a_figure_behind_another_taker_is_his() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take ana hearts, points 97").ok();
    place.run(&["amend", "1", "take bob hearts, points 97", "--yes"]).ok().shows("♥ Bob, made, 97");
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana garde, bouts ana 2, points ana 50").ok();
    let told = place.run(&["amend", "1", "bid bob garde", "--dry-run"]).ok();
    let told = told
        .shows("“bouts Ana 2” stays as it was counted.")
        .shows("“points Ana 50” stays as it was counted.");
    assert!(told.out.contains("type: ardoise amend 1 points Bob 50"), "{}", told.out);
    let place = coinche();
    place.say("add bid ana 100 hearts, capot ana").ok();
    place
        .run(&["amend", "1", "bid bob 100 hearts", "--dry-run"])
        .ok()
        .shows("“capot Ana” stays as it was counted.");
}

/// The order of two figures is what they say: it is not exchanged until one of them is a seat.
#[test]
fn figures_behind_a_count_are_not_exchanged() {
    for (game, players, line, meant) in [
        ("whist", "Ann Ben Cat Dan", "tricks 9 4", "tricks Ann 9 Ben 4"),
        ("whist", "Ann Ben Cat Dan", "tricks 11 2", "tricks Ann 11 Ben 2"),
        ("marjolet", "Ann Ben", "brisques 6 2", "brisques Ann 6 Ben 2"),
    ] {
        let place = Place::new();
        place.say(&format!("new {game} {players} --dealer Ben")).ok();
        place.say(&format!("add {line}")).refused(1, &format!("“{meant}”"));
    }
    let place = Place::new();
    place.say("new tarot Ann Ben Cat Dan --dealer Dan").ok();
    let err = place.say("add 3 65").err;
    assert!(!err.contains("points 3 65"), "{err}");
    // A correction asks what the first telling asks, and a reason in quotes is one.
    let place = Place::new();
    place.say("new whist Ann Ben Cat Dan --dealer Dan").ok();
    place.say("add tricks ann 9").ok();
    place
        .run(&["amend", "1", "replace 1 tricks 3 10", "--yes"])
        .refused(1, "“3 10” can be read in several ways");
    place.run(&["amend", "1", "note late, close", "--yes"]).refused(1, "A comma ends the remark");
    place.run(&["add", "adjust ann +1 \"100 times\""]).ok().shows("100 times");
    let told = place.run(&["--json", "amend", "1", "tricks ben 10"]).json();
    assert_eq!(told["stays"], serde_json::json!([]), "{told}");
}

/// An event of a correction is taken between quotes too, and adjustments where points sum to zero are said together.
#[test]
fn a_correction_takes_its_event_in_quotes_and_adjustments_are_said_together() {
    let place = coinche();
    place.say("add bid ana 100 hearts, points ana 120").ok();
    place.run(&["amend", "1", "replace", "2", "points ana 130", "--yes"]).ok().shows("130");
    place.run(&["amend", "1", "insert", "2", "belote ana", "--yes"]).ok().shows("130 + belote");
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana garde, bouts 2, points 45").ok();
    let both = "adjust Ana +30 late, adjust Bob -30 late";
    place.say("add adjust ana +30 bob -30 late").refused(1, &format!("Say both in one line: “{both}”."));
    let alone = place.say("add adjust ana +30 late").refused(1, "these sum to 30.");
    assert!(alone.err.contains("Say all of them in one line: adjust"), "{}", alone.err);
    place.run(&["add", both]).ok();
}

/// A revoke that decides a deal is what the slate says of it, and not the tricks or points that it overrules: a solo of seven with five
/// tricks is made where a defender revoked, an alliance with ten is lost where its partner did; a garde with 60 and two bouts is lost.
#[test]
fn a_deal_that_a_revoke_decides_says_so() {
    let place = Place::new();
    place.say("new colour-whist Jan Piet Els An --dealer An").ok();
    let made = place.say("add bid jan solo-7 spades, tricks jan 5, revoke piet").ok();
    made.shows("made: Piet revoked");
    let lost = place.say("add bid els colour hearts, support an, tricks els 10, revoke an").ok();
    lost.shows("failed: An revoked");
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee --set renonce=lost-deal").ok();
    place.say("add bid ana garde, bouts 2, points 60, revoke ana").ok().shows("lost: Ana revoked");
    place.say("add bid bob garde, bouts 1, points 30, revoke cy").ok().shows("made: Cy revoked");
}

/// A blank in a figure makes no seat and a smaller figure of it: whoever typed `points 1 31` meant 131.
#[test]
fn a_blank_in_a_figure_is_no_seat() {
    for (game, said, opening, line, readings) in [
        ("coinche", "", "bid ana 100 hearts", "points 1 31", "points 131 or points Ana 31"),
        ("belote", "", "turn QH, take ana", "points 1 02", "points 102 or points Ana 2"),
        ("whist", "", "trump hearts", "tricks 1 0", "tricks A 10 or tricks Ana 0"),
        ("manille", "", "trump hearts", "points 3 5", "points 35 or points Cy 5"),
        ("colour-whist", "", "bid ana solo-6 hearts", "tricks 1 0", "tricks 10 or tricks Ana 0"),
        ("tarot", "", "bid ana garde, bouts 2", "points 4 1", "points 41 or points Dee 1"),
        // Together they are no figure that could be, or a contract would fail by it that is made: the seat is what was meant.
        ("colour-whist", "made, no trick", "bid ana petite-misere", "tricks 1 0", ""),
        ("colour-whist", "piccolo Ana, made", "bid ana piccolo", "tricks 1 1", ""),
        ("tarot", "lost 50 (1 bout)", "bid bob garde, points 50", "bouts 2 1", ""),
        ("coinche", "100 ♥ Ana, failed 62", "bid ana 100 hearts", "points 2 100", ""),
        ("tarot", "made 41 (2 bouts)", "bid ana garde, bouts 2", "points 3 50", ""),
    ] {
        let place = Place::new();
        place.run(&["new", game, "Ana", "Bob", "Cy", "Dee", "--dealer", "Dee"]).ok();
        let typed = place.say(&format!("add {opening}, {line}"));
        if readings.is_empty() {
            typed.ok().shows(said);
        } else {
            typed.refused(1, readings);
        }
    }
}

/// Figures that stand alone name nobody, and make no event of which nobody spoke.
#[test]
fn figures_alone_invent_no_event() {
    let proposed = |game: &str, line: &str| {
        let place = Place::new();
        place.run(&["new", game, "Ana", "Bob", "Cy", "Dee", "--dealer", "Dee"]).ok();
        place.say(&format!("add {line}")).err
    };
    let tarot = proposed("tarot", "bid ana garde, 2 50");
    assert!(tarot.contains("“bid Ana garde, bouts 2, points 50”"), "{tarot}");
    let coinche = proposed("coinche", "bid ana 100 hearts, 1 31");
    assert!(coinche.contains("“bid Ana 100 hearts, points A 131”"), "{coinche}");
    let belote = proposed("belote", "take ana hearts, 1 02");
    assert!(belote.contains("points A 102”") && !belote.contains("last-trick"), "{belote}");
    let manille = proposed("manille", "trump hearts, 3 5");
    assert!(manille.contains("“trump hearts, points B 35”") && !manille.contains("Cy"), "{manille}");
}

/// Words for a camp that begin a player's name are asked, as a side's letter is.
#[test]
fn a_camp_and_a_player_of_its_name_are_asked() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Defne --dealer Ana").ok();
    place
        .say("add bid defne garde, bouts 2, points def 50")
        .refused(1, "“def” can be read in several ways: defence or Defne");
    place.say("add bid defne garde, bouts 2, points 50, petit def").refused(1, "defence or Defne");
    place
        .say("add bid defne garde, bouts 2, points defence 41, petit defence")
        .ok()
        .shows("made 50 (2 bouts)");
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dan None --rules tarot-fft-5 --dealer None").ok();
    place.say("add bid ana garde, partner none").refused(1, "or None");
}

/// What stands behind the end of a deal and may be said of it as well begins no other deal unasked.
#[test]
fn what_stands_behind_the_end_of_a_deal_is_asked() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    place.say("add tricks ana 9, trump hearts, honours bob 3").refused(
        1,
        "“trump hearts” stands behind the end of deal 1. If it is said of that deal, it goes before: “trump hearts, \
         tricks Ana 9”. If it begins the next: “deal, trump hearts”.",
    );
    // Whatever else was said of it since.
    for line in ["tricks A 9, tricks B 4, trump hearts", "tricks ana 9, honours bob 3, trump hearts"] {
        place.say(&format!("add {line}")).refused(1, "If it begins the next: “deal, trump hearts”.");
    }
    // What is asked is no answer to what cannot be read.
    let err = place.say("add ana 9, bob 4, hearts").err;
    assert!(!err.contains("Did you mean"), "{err}");
    place.say("add trump hearts, tricks ana 9, honours bob 3").ok().shows("♥ 9–4, 3 honours");
    // Of a deal whose trump is said, the next trump is the next deal's.
    place.say("add trump spades, tricks cy 8, trump hearts, tricks bob 9").ok().shows("♥ 4–9");
    place.say("add deal, trump clubs, tricks ana 7, deal, trump hearts").ok();
    // Who passes, or what the count of another deal stands behind, begins that deal.
    let place = coinche();
    place
        .say("add bid ana 100 hearts, points ana 120, pass bob, bid cy 80 spades, points cy 90")
        .ok()
        .shows("80 ♠ Cy");
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add take ana hearts, points ana 100, turn QH, take bob, points bob 90").ok().shows("made, 90");
}

/// A finished deal that comes to the same by other figures was told otherwise all the same; one that is told word for word
/// again is another deal, whatever follows.
#[test]
fn a_deal_told_otherwise_or_again_is_told() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana garde, bouts 2, points 50").ok();
    place.say("add bouts 1, points 60, bid bob garde").ok().shows(
        "Deal 1 was finished (garde by Ana: 50, 2 bouts), and is garde by Ana: 60, 1 bout now. Was it another deal?",
    );
    let place = Place::new();
    place.say("new marjolet Ana Bob").ok();
    place.say("add turn 9H, last-trick ana, brisques ana 5").ok();
    place
        .say("add last-trick ana, brisques ana 5, turn 8S")
        .ok()
        .shows("Deal 1 is finished and says so already.");
}

/// Who has passed is told so, and not that everybody has.
#[test]
fn a_second_word_of_who_has_passed_is_refused_by_its_reason() {
    let place = coinche();
    place.say("add pass ana").ok();
    place.say("add bid ana 80 clubs, points 100").refused(1, "Ana has passed already; Bob speaks.");
    place.say("add bid cy 80 clubs").ok();
}

/// Of a match that is over no deal follows in which other rules could hold.
#[test]
fn no_rules_are_adopted_behind_the_end() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree --dealer Dee --set target=200").ok();
    place.say("add bid ana 100 hearts, points 131").ok();
    place.say("adopt --set target=1000").refused(1, "The match is over: no deal follows");
    place.say("undo").ok();
    place.say("adopt --set target=1000").ok();
    place.say("add bid ana 100 hearts, points 131").ok().shows("Deal 2: Ana deals");
}

/// A card alone is not laid open: at five it may be the one that is called.
#[test]
fn a_called_card_is_not_the_chien() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee Eve --dealer Eve").ok();
    let err = place.say("add bob garde, king of spades, dee, 2 bouts, 50").err;
    assert!(!err.contains("chien"), "{err}");
    place
        .say("add bob garde, dee, 2 bouts, 50")
        .refused(1, "“bid Bob garde, partner Dee, bouts 2, points 50”");
    place.say("add bid bob garde, chein KS").refused(1, "“bid bob garde, chien KS”");
}

/// Another card, or another number, is no slip of the pen: what it would be worth is not proposed in its place.
#[test]
fn another_card_or_figure_is_not_proposed() {
    let place = Place::new();
    place.say("new marjolet Ana Bob --dealer Bob").ok();
    for (lang, line) in [
        ("en", "turn QH, meld ana four-jacks, brisques ana 5, last-trick bob"),
        ("fr", "retourne DH, annonce ana carre-valets, brisques ana 5, der ana"),
        ("nl", "keerkaart VH, roem ana vier-boeren, brisques ana 5"),
    ] {
        let told = place.run(&["--lang", lang, "add", "--dry-run", line]);
        assert_eq!(told.status, 1, "{line}: {}", told.out);
        for proposed in ["Did you mean", "Vouliez", "Bedoelde"] {
            assert!(!told.err.contains(proposed), "{line}: {}", told.err);
        }
    }
    // A letter wrong in the word of the same card is one.
    let told =
        place.run(&["add", "--dry-run", "turn QH, meld ana four-acse, brisques ana 5, last-trick bob"]);
    assert!(told.err.contains("four-aces"), "{}", told.err);
    // Ten trumps are a double poignée of five and none of three: nobody proposes a simple one.
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee Eve --dealer Eve").ok();
    let told =
        place.run(&["add", "--dry-run", "bid ana garde, call ana KS, poignee cy 10, bouts 2, points 52"]);
    assert!(told.status == 1 && !told.err.contains("Did you mean"), "{}", told.err);
}

/// A word that is no command proposes one only where it may be a slip for it: following what is proposed may end a match.
#[test]
fn a_word_unlike_every_command_proposes_none() {
    let place = Place::new();
    for word in ["guide", "donneur", "quit", "suivant", "stop", "resultat", "delete"] {
        for lang in ["en", "fr", "nl"] {
            let told = place.run(&["--lang", lang, word]);
            assert_eq!(told.status, 2, "{word}");
            for proposed in ["Did you mean", "Vouliez", "Bedoelde"] {
                assert!(!told.err.contains(proposed), "{lang} {word}: {}", told.err);
            }
        }
    }
    place.run(&["shwo"]).refused(2, "Did you mean “show”?");
    place.run(&["--lang", "fr", "anuler"]).refused(2, "«\u{a0}annuler\u{a0}»");
    // Help is asked for behind any option, and of what is no command nothing is said in another language.
    place.run(&["--lang", "fr", "help"]).ok().shows("ardoise");
    place.run(&["--lang", "fr", "help", "noter"]).ok().shows("noter");
    place.run(&["--lang", "fr", "help", "sheet"]).refused(2, "«\u{a0}sheet\u{a0}» n’est pas une commande");
}

/// Whoever types a command where an event is read is told how that command is typed, and nothing else.
#[test]
fn a_command_typed_as_a_line_is_told_as_one() {
    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "trump spades, points A 40"]).ok();
    for (lang, line, told) in [
        ("en", "undo", "That is a command of its own: ardoise undo"),
        ("fr", "corriger 1 points A 45", "ardoise corriger 1 points A 45"),
        ("nl", "toon", "ardoise toon"),
    ] {
        let refused = place.run(&["--lang", lang, "add", line]);
        assert_eq!(refused.status, 1, "{line}");
        assert!(refused.err.contains(told) && !refused.err.contains("trump ["), "{line}: {}", refused.err);
    }
    let unknown = place.run(&["add", "blah"]);
    assert!(unknown.err.contains("What can be said here"), "{}", unknown.err);
}

/// What is guessed of a line tells of nobody what was not typed: no revoke, no dealer and no plugged trou by a figure that is the number
/// of a seat; and what somebody is beyond is no count.
#[test]
fn a_guess_tells_of_nobody_what_was_not_said_of_him() {
    let told = |game: &str, lines: &[&str]| {
        let place = Place::new();
        place.say(&format!("new {game} Ana Bob Cy Dee --dealer Dee")).ok();
        let (last, before) = lines.split_last().expect("a line");
        before.iter().for_each(|line| drop(place.run(&["add", line]).ok()));
        let told = place.run(&["add", last]);
        assert_eq!(told.status, 1, "{game} {last}: {}", told.out);
        told.err
    };
    for (game, line) in [
        ("whist", "hearts 3"),
        ("whist", "hearts ana 3"),
        ("whist", "spades ana 1"),
        ("whist", "ana 9 hearts"),
        ("whist", "trump hearts, 3"),
        ("belote", "ana 3"),
        ("tarot", "ana 3"),
        ("colour-whist", "ana 8"),
        ("colour-whist", "a 9"),
        ("colour-whist", "a co h"),
        ("colour-whist", "trou ana, dee, 9"),
    ] {
        let told = told(game, &[line]);
        assert!(!told.contains("Did you mean"), "{game} {line}: {told}");
    }
    // Manille: +7 is 41 of 68; whist: +3 is nine tricks; coinche: +10 beyond a bid of 100.
    for (game, lines) in [
        ("manille", &["trump hearts, ana +7"][..]),
        ("whist", &["trump hearts, ana +3"]),
        ("colour-whist", &["bid ana solo-6 hearts, ana +2"]),
        ("coinche", &["bid ana 100 hearts, ana +10"]),
        ("belote", &["take ana hearts", "ana +20"]),
    ] {
        let told = told(game, lines);
        assert!(told.contains(": how many in all?"), "{game} {lines:?}: {told}");
        assert!(!told.contains("Did you mean"), "{game} {lines:?}: {told}");
    }
    assert!(told("coinche", &["bid ana 100 hearts", "+10"]).contains(": how many in all?"));
    // An event is not proposed in the place of a line of several, and of what came of a bid nothing is left out.
    for (game, lines) in [
        ("tarot", &["bid ana garde", "2 bouts, blabla"][..]),
        ("coinche", &["bid ana 100 hearts", "ana belote, blabla"]),
        ("belote", &["pass ana, pass bob, cy take, 90"]),
        ("coinche", &["ana 100 spades made"]),
        ("whist", &["hearts 9 ana"]),
    ] {
        let told = told(game, lines);
        assert!(!told.contains("Did you mean"), "{game} {lines:?}: {told}");
    }
    // What stands behind an event that is whole begins another one.
    for (game, line, meant) in [
        ("coinche", "bid ana 100 hearts 131", "bid Ana 100 hearts, points A 131"),
        ("coinche", "bid ana 100 hearts points ana 131", "bid Ana 100 hearts, points A 131"),
        ("manille", "trump hearts points ana 42", "trump hearts, points A 42"),
        ("whist", "trump hearts tricks ana 9", "trump hearts, tricks A 9"),
        ("tarot", "bob garde 2 bouts 49", "bid Bob garde, bouts 2, points 49"),
        ("tarot", "ana prise 1 bout 52", "bid Ana prise, bouts 1, points 52"),
        ("tarot", "bob garde bouts 2 49", "bid Bob garde, bouts 2, points 49"),
    ] {
        assert!(
            told(game, &[line]).contains(&format!("“{meant}”")),
            "{game} {line}: {}",
            told(game, &[line])
        );
    }
    // Whose a figure is by name, and what was spelled wrong, are guessed as ever.
    assert!(told("whist", &["trump hearts, ana 9"]).contains("“trump hearts, tricks ana 9”"));
    assert!(told("coinche", &["ana 100 hearts 112"]).contains("“bid ana 100 hearts, points ana 112”"));
    assert!(told("coinche", &["bid ana 100 hearts", "coinchd bob"]).contains("“coinche bob”"));
}

/// “Solo slim” is thirteen tricks with the hand closed to most players, and by the notation those on the table: where both are played it
/// is asked. A table that has one of them, or prints that name, is not asked.
#[test]
fn the_name_of_two_contracts_of_thirteen_tricks_is_asked() {
    let noted = |rules: &str, line: &str| {
        let place = Place::new();
        place.say(&format!("new colour-whist Ana Bob Cy Dee --dealer Dee --rules {rules}")).ok();
        place.say(&format!("--lang nl noteer {line}, slagen ana 13"))
    };
    noted("colour-whist", "biedt ana solo slim")
        .refused(1, "“solo slim” kan meer dan één ding zijn: slem of solo-slim-op-tafel.");
    noted("colour-whist", "biedt ana solo-slim").refused(1, "slem of solo-slim-op-tafel.");
    noted("colour-whist", "biedt ana slem").ok().shows("300  −100");
    noted("colour-whist", "biedt ana solo slim op tafel").ok().shows("600  −200");
    noted("iwwa", "biedt ana solo slim").ok().shows("90  −30");
    noted("whisthub", "biedt ana solo slim").ok().shows("180 +180");
}

/// What is proposed is never the contrary of what was said, nor of anybody else.
#[test]
fn no_proposal_turns_what_was_said_around() {
    for (lang, game, lines, not) in [
        ("fr", "belote Ana Bob Cy Dee", &["prend ana coeur, fait", "prend ana coeur, fait 71"][..], "dedans"),
        ("nl", "belote Jan Nel An Dirk", &["neemt jan harten, gehaald"], "niet gehaald"),
        (
            "nl",
            "colour-whist Jan Nel An Dirk --rules whisthub",
            &["biedt jan solo-6 harten, net gehaald", "biedt jan solo-6 harten, net"],
            "“nat”",
        ),
        // A name behind a comma is whose the figure is.
        ("fr", "manille Ana Bob Cy Dee", &["sa contré, ana 42", "coeur contré, cy 42"], "coinche"),
        ("fr", "coinche Ana Bob Cy Dee", &["ana 100 coeur contré, bob 31"], "coinche"),
        // Of the two misères one is asked.
        ("nl", "colour-whist Jan Nel An Dirk", &["jan miserie verloren", "jan miserie gehaald"], "grote"),
        ("fr", "colour-whist Ana Max Zoe Luc", &["max misère, chuté"], "grande"),
        // Nothing is dropped before a figure.
        ("fr", "whist Ana Bob Cy Dee", &["ana - 3", "ana 9 - 4"], "ana 3"),
        ("fr", "tarot Ana Bob Cy Dee", &["moins 3"], "points"),
        (
            "fr",
            "belote Ana Bob Cy Dee",
            &["prend ana coeur, carre de valets, 97", "prend ana coeur, fait de 8"],
            "Dee",
        ),
    ] {
        for line in lines {
            let place = Place::new();
            place.say(&format!("new {game}")).ok();
            let done = place.run(&["--lang", lang, "add", line]);
            let proposed =
                ["Vouliez-vous dire", "Bedoelde je"].iter().find_map(|ask| done.err.split_once(ask));
            let proposed = proposed.map_or("", |(_, line)| line);
            assert!(done.status == 1 && !proposed.contains(not), "{line}: {}", done.err);
        }
    }
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee").ok();
    place.say("add bid ana garde").ok();
    place.run(&["--lang", "fr", "add", "bob petit"]).refused(1, "petit bob");
    place.run(&["--lang", "fr", "add", "moins 3"]).refused(1, "moins 3");
}

/// A small word of the sentence is nobody's name, though somebody is called so at his beginning; within a card it says nothing.
#[test]
fn a_small_word_is_no_name() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    let fr = |line: &str| place.run(&["--lang", "fr", "add", line]);
    fr("prend ana coeur, points de 97").refused(1, "Dee, ou un mot de la phrase");
    fr("prend bob coeur, points à 97").refused(1, "Ana+Cy, ou un mot de la phrase");
    fr("prend ana coeur, annonce bob tierce as de pique, points dee 31").ok();
    place.run(&["--lang", "en", "add", "take ana hearts, points de 31"]).ok();
    // Where nothing is counted behind it, it can but be a name.
    fr("passe de").ok();
    let place = Place::new();
    place.say("new marjolet Ana Bob --dealer Bob").ok();
    place.say("add turn 9H, brisques ana 4 bob 4, last-trick ana").ok().shows("4/4");
}

/// The beginning of what a side is called is not the letter of the other one, nor somebody of it.
#[test]
fn the_beginning_of_a_teams_name_is_asked_where_it_is_the_other_sides() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --teams Bleus,Amis").ok();
    place.say("add bid ana 100 hearts").ok();
    place.say("add points b 131").refused(1, "“b” can be read in several ways: B or Bleus");
    place.say("add points bleus 131").ok().shows("230 +230");
    let place = Place::new();
    place.say("new coinche Eve Nina Zoe Luc --dealer Luc --teams Nous,Eux").ok();
    place.say("add bid eve 100 hearts").ok();
    place.say("add points n 131").refused(1, "“n” can be read in several ways: Nina or Nous");
    place.say("add points no 131").ok().shows("230 +230");
}

/// What is put right says something: it takes the place of what it contradicts, a figure alone is that of the only line with a figure,
/// and what is asked of a typed line is asked there too.
#[test]
fn an_amendment_changes_what_it_speaks_of() {
    let place = Place::new();
    let amended = |opening: &str, said: &str, amendment: &str| {
        place.say(&format!("new {opening}")).ok();
        place.say(&format!("add {said}")).ok();
        let words: Vec<&str> = amendment.split(' ').collect();
        place.run(&[&["amend", "1"], words.as_slice(), &["--yes"]].concat())
    };
    let four = "Ana Bob Cy Dee --dealer Dee";
    // Three bouts of the taker leave none to the defence, whose petit was told.
    let told = "bid bob garde, bouts 2, points 45, petit ana";
    amended(&format!("tarot {four}"), told, "bouts 3").refused(1, "petit");
    // 114 with the petit of the defence, 234 with that of the taker: (25 + 4) × 2 × 3 and 10 × 2 × 3 more or less.
    amended(&format!("tarot {four}"), told, "petit attack").ok().shows("234 +234");
    amended(&format!("belote {four}"), "turn 9H, take ana, points ana 97", "turn 9S").ok().shows("♠ Ana");
    let meld = "turn 9H, meld ana marriage spades, brisques ana 5, last-trick ana";
    amended("marjolet Ana Bob --dealer Bob", meld, "turn 7S").refused(1, "royal-marriage");
    amended(&format!("coinche {four}"), "bid ana 100 hearts, points bob 31", "28").ok().shows("made 134");
    amended(&format!("tarot {four}"), "bid ana garde, bouts 2, points defence 42", "45")
        .ok()
        .shows("made 46");
    let piccolo = "bid ana piccolo, tricks ana 0";
    let asked = amended(&format!("colour-whist {four}"), piccolo, "bid ana misere");
    asked.refused(1, "petite-misere or grande-misere");
    // A bid that did not win stands in its place, and the contract is as before; of two declarers one keeps his figure.
    let auction = "bid ana 80 hearts, bid bob 90 spades, bid ana 110 hearts, points ana 131";
    amended(&format!("coinche {four}"), auction, "bid bob 90 clubs").ok().shows("110 ♥ Ana, made 131");
    let two = "bid ana petite-misere, bid bob petite-misere, tricks ana 0 bob 1";
    amended(&format!("colour-whist {four}"), two, "tricks bob 0").ok().shows("Ana+Bob, made");
    let misere =
        amended(&format!("colour-whist {four}"), "bid ana grande-misere, made", "bid bob solo-6 hearts");
    misere.refused(1, "ardoise amend 1 replace 1");
    amended(&format!("coinche {four}"), "bid ana 100 hearts, points ana 131", "capot ana")
        .ok()
        .shows("350 +350");
    // What came of a deal that was annulled counts for nothing there: what annuls it goes out with it.
    let void = "bid ana 100 hearts, annul";
    amended(&format!("coinche {four}"), void, "points ana 131").refused(1, "ardoise amend 1 drop 2");
    amended(&format!("coinche {four}"), void, "drop 2, points ana 131").ok().shows("230 +230");
    // Who had the called king is no card that was led out of turn.
    place.say("new tarot Ana Bob Cy Dee Eve --dealer Eve").ok();
    place.say("add bid ana garde, call ana king spades").ok();
    for line in ["king spades bob", "bob king spades"] {
        let told = place.say(&format!("add {line}"));
        assert!(told.status == 1 && !told.err.contains("Did you mean"), "{}", told.err);
    }
    // Two declarers who took as many failed each by himself, told again too.
    for rules in ["kleurenwiezen", "whisthub"] {
        place.say(&format!("new colour-whist {four} --rules {rules}")).ok();
        place.say("add bid ana piccolo, bid bob piccolo").ok();
        place.say("add tricks ana 2 bob 2").ok();
        place.say("add tricks ana 3, tricks bob 3").ok().shows("3 and 3");
    }
    // A count and a capot take each other's place, also beside the word for what came of it.
    let nine = "trump hearts, tricks ana 9";
    amended(&format!("whist {four}"), nine, "capot ana").ok().shows("7 +7");
    amended(&format!("coinche {four}"), "bid ana 100 hearts, down, capot bob", "points ana 131")
        .ok()
        .shows("230 +230");
    // Where each counts his own, a figure alone is nobody's.
    let piccolos = "bid ana piccolo, bid bob piccolo, tricks ana 1, tricks bob 2";
    amended(&format!("colour-whist {four}"), piccolos, "0").refused(1, "0");
    // What was told again is put right as anything else.
    place.say(&format!("new coinche {four}")).ok();
    place.say("add bid ana 100 hearts, points ana 131").ok();
    place.say("add points ana 120").ok();
    place.say("amend 1 belote ana --yes").ok().shows("made 120 + belote");
    place.say("amend 1 110 --yes").ok().shows("made 110 + belote");
}

/// The corrections of one command are judged together, and the advice of a refusal does what it says.
#[test]
fn an_amendment_is_judged_whole_and_its_advice_is_taken() {
    let place = Place::new();
    let amended = |opening: &str, said: &str, amendments: &[(&str, u8, &str)]| {
        place.say(&format!("new {opening}")).ok();
        place.say(&format!("add {said}")).ok();
        for (amendment, status, shown) in amendments {
            let words: Vec<&str> = amendment.split(' ').collect();
            let told = place.run(&[&["amend", "1"], words.as_slice(), &["--yes"]].concat());
            let _ = if *status == 0 { told.ok().shows(shown) } else { told.refused(1, shown) };
        }
    };
    let four = "Ana Bob Cy Dee --dealer Dee";
    // (25 + 45 − 36 + 10) × 2, three times over.
    let attack = "bid bob garde, bouts 2, points 45, petit ana";
    let without = ("bouts 3", 1, "ardoise amend 1 replace 2 …, drop 4");
    amended(&format!("tarot {four}"), attack, &[without, ("bouts 3, petit bob", 0, "264 +264")]);
    // Spades are turned by Bob's seven (10): 40, five brisques and the last trick are 100, three brisques 30.
    let meld = "turn 9H, meld ana marriage spades, brisques ana 5, last-trick ana";
    let turned = ("turn 7S, meld ana royal-marriage", 0, "100 +100    40 +40");
    amended("marjolet Ana Bob --dealer Bob", meld, &[turned]);
    let spoke = "pass ana, pass bob, bid cy garde, pass dee, bouts 2, points 45";
    let advice = "ardoise amend 1 replace 3 …, drop 2";
    let taken = ("replace 3 bid bob garde, drop 2", 0, "garde Bob, made 45");
    let asked = [("bid bob garde", 1, advice), ("replace 3 bid bob garde", 1, advice), taken];
    amended(&format!("tarot {four}"), spoke, &asked);
    let doubled = "bid ana 100 hearts, double bob, points 131";
    let own = ("replace 1 bid dee 110 hearts", 1, "ardoise amend 1 …, drop 2");
    let taken = ("replace 1 bid dee 110 hearts, drop 2", 0, "110 ♥ Dee, failed 31");
    amended(&format!("coinche {four}"), doubled, &[own, taken]);
    let passed = "pass ana, pass bob, pass cy, pass dee";
    let bid = ("bid ana 100 hearts, points ana 120", 1, "ardoise amend 1 replace 1 …");
    let taken = ("replace 1 bid ana 100 hearts, points ana 120", 0, "100 ♥ Ana, made 120");
    amended(&format!("coinche {four}"), passed, &[bid, taken]);
    // A figure alone is the taker's where a word alone told what came of the deal.
    amended(&format!("belote {four}"), "take ana hearts, down", &[("97", 0, "97 +97   65 +65")]);
    amended(&format!("coinche {four}"), "bid ana 100 hearts, capot bob", &[("131", 0, "230 +230    30 +30")]);
    place.say(&format!("new coinche {four}")).ok();
    place.say("amend 1 97").refused(1, "There is no deal 1: none was recorded yet");
}

/// A match, and what is told of its first deal.
fn begun(place: &Place, opening: &str, said: &str) {
    place.say(&format!("new {opening}")).ok();
    place.run(&["add", said]).ok();
}

/// What one correction says does not take the place of what it has just said, nor what is found out later that of what decided first.
#[test]
fn what_is_put_right_keeps_all_that_was_said() {
    let place = Place::new();
    let four = "Ana Bob Cy Dee --dealer Dee";
    let begun = |opening: &str, said: &str| begun(&place, opening, said);
    begun(&format!("coinche {four}"), "bid ana 100 hearts, points ana 131");
    place.run(&["amend", "1", "revoke bob, revoke ana"]).refused(1, "already lost by the revoke of Bob");
    place.run(&["amend", "1", "belote bob, belote cy"]).refused(1, "Bob has that belote already");
    place.run(&["amend", "1", "hand dee 7H, hand bob 8H", "--yes"]).ok();
    place.say("amend 1 hand cy 9H --yes").ok();
    let shown = place.say("amend 1").ok();
    let _ = shown.shows("hand Dee 7H").shows("hand Bob 8H").shows("hand Cy 9H");
    // The petit is in the last trick once.
    begun(&format!("tarot {four}"), "bid ana garde, bouts 2, points 50");
    // (25 + 9) × 2 = 68, and 10 × 2 less for the petit of the defence, three times over: 3 × 48.
    place.run(&["amend", "1", "petit bob, petit ana", "--yes"]).refused(1, "The last trick has one winner");
    place.run(&["amend", "1", "petit bob", "--yes"]).ok().shows("144 +144");
    // The revoke of the defence lost the deal to Ana's side before she revoked herself: 3 × 50.
    begun(&format!("tarot {four} --set renonce=lost-deal"), "bid ana garde, bouts 2, points 50, revoke bob");
    place.say("amend 1 revoke ana --yes").ok().shows("150 +150");
    // One card is turned, and one trump is named: the other was a slip.
    begun(&format!("whist {four}"), "trump hearts, tricks ana 8");
    place.say("amend 1 trump spades --yes").ok();
    let shown = place.say("amend 1").ok().shows("trump spades");
    assert!(!shown.out.contains("trump hearts"), "{}", shown.out);
    begun(
        "marjolet Ana Bob --dealer Bob",
        "turn 9H, meld ana marriage spades, brisques ana 5, last-trick ana",
    );
    place.say("amend 1 turn 7D --yes").ok();
    let shown = place.say("amend 1").ok().shows("turn 7D");
    assert!(!shown.out.contains("turn 9H"), "{}", shown.out);
}

/// What stands in a deal and is said once more keeps its place, and what is said beside it in the same correction takes none from it.
#[test]
fn what_is_said_again_keeps_its_place() {
    let place = Place::new();
    let four = "Ana Bob Cy Dee --dealer Dee";
    let begun = |game: &str, said: &str| begun(&place, &format!("{game} {four}"), said);
    let lines = || place.say("amend 1").ok().out;
    begun("coinche", "bid ana 100 hearts, revoke bob");
    place.run(&["amend", "1", "revoke bob, revoke ana"]).refused(1, "already lost by the revoke of Bob");
    begun("coinche", "bid ana 100 hearts, double bob, belote ana, points ana 110");
    place.run(&["amend", "1", "belote ana, belote bob"]).refused(1, "Ana has that belote already");
    place.run(&["amend", "1", "points ana 90, points bob 90"]).refused(1, "90 here");
    // Of several bids each stands: one more takes nobody's away.
    begun("coinche", "bid bob 80 spades, bid ana 100 hearts, bid bob 110 spades, points bob 120");
    place.run(&["amend", "1", "bid cy 90 diamonds"]).refused(1, "The auction is over");
    place.run(&["amend", "1", "bid bob 120 spades", "--yes"]).ok();
    let shown = lines();
    for line in ["bid Bob 80 spades", "bid Ana 100 hearts", "bid Bob 120 spades"] {
        assert!(shown.contains(line), "{shown}");
    }
    // What is turned and what is trump lay there before the tricks: the sheet reads back.
    for (game, said, correction, first) in [
        ("whist", "trump hearts, tricks ana 9", "turn 9H", "1   turn 9H"),
        ("whist", "turn 9H, tricks ana 9", "trump hearts", "1   trump hearts"),
        ("whist", "trump hearts, tricks ana 9", "trump ana spades", "1   trump Ana spades"),
        ("belote", "take ana spades, points ana 90", "turn 9S", "1   turn 9S"),
    ] {
        begun(game, said);
        place.run(&["amend", "1", correction, "--yes"]).ok();
        let shown = lines();
        assert!(shown.contains(first), "{shown}");
        place.say("check").ok();
    }
    // A count of which nobody is named is the taker's: it takes the place of that of a side.
    begun("tarot", "bid bob garde, bouts bob 2, points bob 50");
    place.run(&["amend", "1", "points 60", "--yes"]).ok();
    let shown = lines();
    assert!(shown.contains("points 60") && !shown.contains("points Bob 50"), "{shown}");
}

/// A line is taken out in the words that people have for that.
#[test]
fn a_line_is_taken_out_in_several_words() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "take ana hearts, points ana 90, belote ana"]).ok().shows("110 +110");
    for (lang, word) in [("en", "delete"), ("fr", "enleve"), ("fr", "efface"), ("nl", "verwijder")] {
        let told = place.run(&["--lang", lang, "amend", "1", word, "3", "--yes"]).ok();
        let _ = told.shows("90 +90");
        place.say("undo").ok().shows("110 +110");
    }
    place.run(&["--lang", "fr", "corriger", "dernier", "supprime", "3", "--yes"]).ok().shows("90 +90");
}

/// What stands where it would naturally is taken, though the deal that is being played comes to nothing yet.
#[test]
fn the_deal_that_is_being_played_is_put_right() {
    let place = Place::new();
    let four = "Ana Bob Cy Dee --dealer Dee";
    let open = [
        ("coinche", "bid ana 100 hearts", "belote ana"),
        ("belote", "take ana hearts", "belote ana"),
        ("tarot", "bid ana garde", "bouts 2"),
        ("tarot", "bid ana garde", "poignee ana simple"),
    ];
    for (game, said, correction) in open {
        place.say(&format!("new {game} {four}")).ok();
        place.say(&format!("add {said}")).ok();
        place.say(&format!("amend 1 {correction} --yes")).ok();
    }
}

/// An older deal that was put right asks again, and what is advised is an agreement to that one.
#[test]
fn the_agreement_that_is_missing_is_advised_with_its_deal() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --set agree=required").ok();
    for said in ["bid ana 100 hearts, points ana 131", "bid bob 90 spades, points bob 100"] {
        place.run(&["add", said]).ok();
        place.run(&["add", "agreed ana, agreed bob"]).ok();
    }
    place.say("amend 1 belote cy --yes").ok();
    place.say("add bid cy 80 hearts").refused(1, "ardoise add agreed NAME deal 1");
    place.say("amend 1 agreed bob --yes").refused(1, "ardoise add agreed Bob deal 1");
    place.say("amend 1 add disputed bob --yes").refused(1, "ardoise add disputed Bob deal 1");
    place.say("add agreed bob deal 1").ok();
    place.say("add agreed ana deal 1").ok();
    place.say("add bid cy 80 hearts").ok();
}

/// What says that something is not so is no slip of what says that it is.
#[test]
fn the_opposite_is_never_proposed() {
    let place = Place::new();
    let four = "Ana Bob Cy Dee --dealer Dee";
    let refused = |lang: &str, said: &str, never: &str| {
        let told = place.run(&["--lang", lang, "add", said]);
        assert_eq!(told.status, 1, "{said}");
        assert!(!told.err.contains(never), "{said}: {}", told.err);
    };
    place.say(&format!("new colour-whist {four}")).ok();
    for said in ["ana petite misere non faite", "ana grande misere non faite", "ana piccolo non fait"] {
        refused("fr", said, "sans-atout, fai");
    }
    refused("en", "ana little misere not made", "none, made");
    place.run(&["add", "bid ana petite-misere, not made"]).ok().shows("−30 −30");
    place.say(&format!("new belote {four} --set agree=shown")).ok();
    place.say("add take ana hearts, points 90").ok();
    refused("fr", "decoinche bob", "coinche bob »");
    place.run(&["--lang", "fr", "add", "desaccord bob"]).ok().shows("contestée");
    place.run(&["--lang", "fr", "add", "pas d'accord dee"]).ok().shows("Contestée, donne 1 : Dee.");
    place.say(&format!("new coinche {four}")).ok();
    place.say("add bid ana 100 hearts").ok();
    refused("en", "undoubled bob", "double bob");
}

/// A number is no reason to throw a deal away: who types one takes lines back.
#[test]
fn a_number_is_no_reason() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid ana 100 hearts").ok();
    place.run(&["--lang", "fr", "add", "annule 2"]).refused(1, "ardoise annuler 2");
    place.run(&["--lang", "nl", "add", "annul 2"]).refused(1, "ardoise terug 2");
    place.say("add annul the table fell over").ok();
}

/// Where the price hangs on the tricks, a word for what came of it goes with them.
#[test]
fn a_result_goes_with_the_tricks_that_say_it() {
    let place = Place::new();
    for (line, shown) in [
        ("annonce max solo-6 coeur, chuté, plis max 5", "−15"),
        ("annonce max solo-6 coeur, plis max 7, fait", "Max"),
        ("annonce max solo-6 coeur, chuté, plis 5", "−15"),
        ("annonce max solo-6 coeur, fait, plis 7", "Max"),
    ] {
        place.say("new colour-whist Ana Bob Max Dee --dealer Dee --rules whisthub").ok();
        place.run(&["--lang", "fr", "add", line]).ok().shows(shown);
    }
    place.say("new colour-whist Ana Bob Max Dee --dealer Dee --rules whisthub").ok();
    assert_eq!(place.run(&["--lang", "fr", "add", "annonce max solo-6 coeur, fait, plis max 5"]).status, 1);
}

/// Small words of the language stand where nobody writes them in a notation: the line is proposed without them, a side as it was named.
/// Who is called like one is no small word, and what does not read without them either is not proposed.
#[test]
fn small_words_between_what_is_told_are_none_of_it() {
    let place = Place::new();
    place.say("new coinche Anne Benoit Claire Denis --dealer Denis --rules contree").ok();
    let proposed = |lang: &str, line: &str, meant: &str| {
        let said = place.run(&["--lang", lang, "add", line]);
        let last = said.err.trim_end().replace(['\u{a0}', '\u{202f}'], " ");
        assert!(said.status == 1 && last.ends_with(meant), "{line}: {last}");
    };
    for (lang, line, meant) in [
        ("fr", "contrat pour anne 90 trèfle", "« contrat anne 90 trèfle » ?"),
        ("fr", "contrat de anne 90 trèfle", "« contrat anne 90 trèfle » ?"),
        ("fr", "contrat anne 90 à trèfle", "« contrat anne 90 trèfle » ?"),
        ("fr", "contrat anne 90 trèfle coinché par benoit", "« contrat Anne 90 trèfle, coinche Benoit » ?"),
        ("en", "bid anne 90 in clubs", "“bid anne 90 clubs”?"),
        ("nl", "bod van anne 90 klaveren", "“bod anne 90 klaveren”?"),
    ] {
        proposed(lang, line, meant);
    }
    place.say("add bid anne 90 clubs").ok();
    for (lang, line, meant) in [
        ("fr", "coinche par benoit", "« coinche benoit » ?"),
        ("fr", "belote chez denis", "« belote denis » ?"),
        ("fr", "points à anne 102, belote pour anne", "« points anne 102, belote anne » ?"),
        ("en", "points for anne 102", "“points anne 102”?"),
        ("nl", "punten aan anne 102", "“punten anne 102”?"),
        ("fr", "points pour zoe 102", "On écrit : points CAMP N …"),
        ("fr", "chuté de 12", "Tapez : points Anne 12, ou : points Anne 78"),
    ] {
        proposed(lang, line, meant);
    }
    let other = Place::new();
    other.say("new coinche Pour Benoit Claire Denis --dealer Denis --rules contree").ok();
    let said = other.run(&["--lang", "fr", "add", "contrat pour claire 90 trèfle"]).refused(1, "claire");
    assert!(!said.err.contains("Vouliez-vous"), "{}", said.err);
    assert_eq!(place.say("show --json").ok().json()["deals"].as_array().map(Vec::len), Some(1));
}

/// A card that is called without saying who calls is called by whoever took; people say the call and the calling alike.
#[test]
fn who_took_calls() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee Eve --dealer Eve").ok();
    place.say("add bid Ana garde").ok();
    for (lang, line, meant) in [
        ("fr", "appel roi de coeur", "Ana roi de coeur"),
        ("fr", "appelle roi coeur", "appelle Ana roi coeur"),
        ("nl", "roep koning harten", "Ana koning harten"),
        ("en", "call king of hearts", "call Ana king of hearts"),
    ] {
        place.run(&["--lang", lang, "add", line]).refused(1, meant);
    }
    place.run(&["--lang", "fr", "add", "appel ana roi de coeur, avec bob"]).ok().shows("Ana+Bob");
}
