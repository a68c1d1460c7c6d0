//! Evenings typed at a pseudo-terminal: whole matches of every game, rulings, slips, windows that change, a kill.

use std::time::Duration;

use super::program::Place;
use super::terminal::{DOWN, ESCAPE, Screen};

/// Answers the questions of a new match, up to the first dealer.
fn seated(screen: &mut Screen, words: &[&str; 5], game: &str, names: &[&str]) {
    let [which, player, rules, dealer, teams] = words;
    screen.sees(which).keys(&format!("{game}\r"));
    for (place, name) in names.iter().enumerate() {
        screen.sees(&format!("{player} {}", place + 1)).keys(&format!("{name}\r"));
    }
    screen.sees(rules).keys("vite\r");
    if game == "marj" {
        screen.sees("combien de points ?").keys("\r");
    }
    if names.len() == 4 {
        screen.sees(teams).keys("\r");
    }
    screen.sees(dealer).keys("\r");
}

const FRENCH: [&str; 5] =
    ["Quel jeu ?", "Joueur", "Quelles règles ?", "Qui donne en premier ?", "Ana+Cy contre Bob+Dédé"];

/// The slate from its title on and the whole menu stand on the screen.
#[track_caller]
fn on_one_screen(screen: &Screen, title: &str) {
    let text = screen.on_screen();
    assert!(text.contains(title), "{title} is gone: {text}");
    assert!(text.trim_end().lines().last().is_some_and(|line| line.contains("note, quit")), "{text}");
}

#[test]
fn a_whole_match_of_manille_in_french() {
    let place = Place::new();
    place.say("rules save vite --rules manille --set manche-target=20").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    seated(&mut screen, &FRENCH, "manille", &["Ana", "Bob", "Cy", "Dédé"]);
    screen.sees("Donne 1 (Ana donne").sees("note, quitter").keys("4").sees("✓");
    screen.sees("tapez le nombre").keys("60\r").sees("Manche 2").sees("+26").sees("Donne 2 (");
    // A word of the other language, accents missing; then the deal is taken back, and said again.
    screen.keys("trump coeur\r").sees("✓ atout cœur").sees("note, quitter").keys("undo\r").sees("Annulé");
    screen
        .sees("Donne 2 (")
        .keys("atout trefle, points A 58\r")
        .sees("gagnent la partie")
        .sees("Et maintenant ?");
    // The match is over: a note and the points can still be had.
    screen.keys("note bravo\r").sees("bravo").sees("Et maintenant ?").keys("expliquer\r").sees("Pourquoi");
    screen.sees("Et maintenant ?").keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["standing"]["winner"], "A");
}

#[test]
fn a_whole_match_of_marjolet_in_french() {
    let place = Place::new();
    place.say("rules save vite --rules marjolet --set target=100").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    seated(&mut screen, &FRENCH, "marj", &["Ana", "Bob"]);
    screen.sees("Donne 1 (Ana donne").keys("\r").sees("quelle carte ?").sees("valeur puis couleur");
    screen.keys("roi x\r").sees("ne se lit pas").keys("roi de cœur\r").sees("✓ retourne R♥");
    screen.sees("Donne 1 (atout ♥").keys("annonce\r").sees("annonce — qui ?").keys("b").sees("laquelle ?");
    screen.keys(ESCAPE).sees("annonce — qui ?").keys("b").sees("laquelle ?").keys("carré-di");
    screen.sees("Bob a montré").sees("Donne 1 (atout ♥");
    screen
        .keys("brisques\r")
        .sees("brisques — pour qui")
        .keys("a")
        .sees("brisques d’Ana")
        .keys("6\r")
        .sees("Donne 1")
        .sees("note, quitter")
        .keys("b\r");
    screen.sees("gagne").sees("Et maintenant ?").keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["standing"]["over"], true);
}

#[test]
fn a_whole_match_of_colour_whist_in_english() {
    let place = Place::new();
    place.say("rules save vite --rules colour-whist --set match-end=deals --set deals=4").ok();
    let mut screen = Screen::sized(&place, &["play"], "en", (60, 24));
    screen.sees("Which game?").keys("colour\r");
    for (no, name) in ["Ana", "Bob", "Cy", "Dee"].iter().enumerate() {
        screen.sees(&format!("Player {}", no + 1)).keys(&format!("{name}\r"));
    }
    screen.sees("that is all").keys("\r").sees("Which rules?").keys("vite\r").sees("deals first").keys("\r");
    for (deal, player) in [(1, "b"), (2, "c"), (3, "d"), (4, "a")] {
        screen.sees(&format!("Deal {deal} (")).sees("ruling, note, quit");
        screen.keys(player).sees("— which?").keys("solo-6").sees("suit?").keys("s");
        screen.sees("type the number");
        screen.keys("\r").sees("tricks of").keys("7\r");
        if deal < 4 {
            screen.sees(&format!("Deal {} (", deal + 1)).sees("note, quit");
            on_one_screen(&screen, "Colour whist (vite) · Friday 20 November 2026");
            // Nothing of this screen is asked twice: a line takes its place.
            screen.keys("note on we go\r").sees("on we go");
        }
    }
    screen.sees("And now?").keys("quit\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["standing"]["over"], true);
}

#[test]
fn an_ordinary_deal_takes_eight_keys_and_one_screen() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    for (lang, suit, figure) in [("en", "h", "110"), ("fr", "pi", "95")] {
        let mut screen = Screen::open(&place, &["play"], lang);
        screen.sees("note, quit");
        for deal in 0..6 {
            let before = screen.keys;
            screen.keys("b");
            screen.sees(if lang == "en" { "how much?" } else { "combien ?" }).keys("9").sees("?").keys(suit);
            screen.sees(if lang == "en" { "type the number" } else { "tapez le nombre" });
            screen.keys(figure).keys("\r");
            assert!(screen.keys - before <= 8, "{} keys in deal {deal}", screen.keys - before);
            screen.sees(if lang == "en" { "To win" } else { "Pour gagner" });
            screen.sees("note, quit");
            on_one_screen(
                &screen,
                if lang == "en" {
                    "Coinche · Friday 20 November 2026"
                } else {
                    "Coinche · vendredi 20 novembre 2026"
                },
            );
        }
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
    }
    assert_eq!(place.say("show --json").ok().json()["deals"].as_array().map(Vec::len), Some(12));
}

#[test]
fn a_half_at_tarot_takes_eight_keys_too() {
    for (lang, partner, points) in
        [("en", "— how much?", "the points of the attack"), ("fr", "— combien ?", "les points de l’attaque")]
    {
        let place = Place::new();
        place.say("new tarot Ana Bob Cy --rules tarot-fft-3").ok();
        let mut screen = Screen::open(&place, &["play"], lang);
        screen.sees("note, quit").keys("b").sees("garde").keys("2").sees("bouts");
        screen.keys("1\r").sees(points).keys("43,\r").sees("43½").sees("note, quit");
        assert!(screen.keys <= 8, "{} keys at three", screen.keys);
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        assert_eq!(place.say("show --json").ok().json()["deals"][0]["events"][2], "points 43.5");

        let place = Place::new();
        place.say("new tarot Ana Bob Cy Dee Eve").ok();
        let mut screen = Screen::open(&place, &["play"], lang);
        screen.sees("note, quit").keys("b").sees("garde").keys("2").sees("Eve");
        screen.keys("c").sees(partner).keys("1").sees(points).keys("43.\r").sees("43½").sees("note, quit");
        assert!(screen.keys <= 8, "{} keys at five", screen.keys);
        // Enter behind the name records it alone; a line that begins like a name is a line.
        screen
            .keys("c")
            .sees("garde")
            .keys("2")
            .sees("Eve")
            .keys("dee\r")
            .sees("Dee")
            .sees(partner)
            .keys(ESCAPE);
        screen.sees("note, quit").keys("\x03");
        assert_eq!(screen.ends(), 130);
        let deals = place.say("show --json").ok().json()["deals"].clone();
        assert_eq!(
            deals[0]["events"],
            serde_json::json!(["bid Bob garde", "partner Cy", "bouts 1", "points 43.5"])
        );
        assert_eq!(deals[1]["events"], serde_json::json!(["bid Cy garde", "partner Dee"]));
    }
}

#[test]
fn a_letter_of_a_partner_may_begin_a_line() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee Eve").ok();
    place.say("add bid bob garde").ok();
    let mut screen = Screen::open(&place, &["play"], "fr");
    screen.sees("personne").keys("chelem bob\r").sees("chelem Bob").sees("note, quitter");
    screen.keys("d").sees("associé Dee, bouts — combien ?").keys(ESCAPE).sees("note, quitter").keys("\x03");
    assert_eq!(screen.ends(), 130);
    let deals = place.say("show --json").ok().json()["deals"].clone();
    assert_eq!(deals[0]["events"], serde_json::json!(["bid Bob garde", "chelem Bob"]));
}

#[test]
fn a_ruling_is_asked_for_in_the_middle_of_a_deal() {
    for (lang, word, what, who, question, yes, line) in [
        ("en", "ruling\r", "What happened?", "who?", "Record it?", "y", "revoke Dee"),
        ("fr", "arbitre\r", "Que s’est-il passé ?", "qui ?", "Le noter ?", "o", "renonce Dee"),
    ] {
        let place = Place::new();
        place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
        place.say("add bid ana 100 hearts").ok();
        let mut screen = Screen::open(&place, &[if lang == "en" { "play" } else { "jouer" }], lang);
        screen.sees("100 ♥").keys(word).sees(what).keys("\x1b");
        screen
            .sees("100 ♥")
            .keys(word)
            .sees(what)
            .keys(if lang == "en" { "revoke p" } else { "renonce p" })
            .keys("\r");
        screen
            .sees(who)
            .keys(ESCAPE)
            .sees(what)
            .keys("\r")
            .sees(who)
            .keys("d")
            .sees("coinche.revoke")
            .sees(line);
        screen.sees(question).keys("n").sees("100 ♥");
        screen.keys(word).sees(what).keys(if lang == "en" { "revoke p" } else { "renonce p" }).keys("\r");
        screen.sees(who).keys("dee\r").sees(question).keys(yes).sees("+260").sees(if lang == "en" {
            "Deal 2 ("
        } else {
            "Donne 2 ("
        });
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        let deal = place.say("show --json").ok().json()["deals"][0].clone();
        assert_eq!(deal["events"], serde_json::json!(["bid Ana 100 hearts", "revoke Dee"]));
        assert_eq!(deal["score"]["A"], 260);
    }
}

#[test]
fn the_referee_lets_choose_on_a_terminal() {
    for (lang, args, what, chosen, question, no) in [
        ("en", ["referee", "ruling", "coinche"], "What happened?", "exposed", "Record it?", "n"),
        ("fr", ["arbitre", "decision", "coinche"], "Que s’est-il passé ?", "carte", "Le noter ?", "n"),
    ] {
        let place = Place::new();
        // Without a match it only says what the rules prescribe.
        let mut screen = Screen::open(&place, &args, lang);
        screen.sees(what).keys(chosen).keys("\r").sees("coinche.");
        assert_eq!(screen.ends(), 0);
        place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
        place.say("add bid ana 100 hearts").ok();
        let mut screen = Screen::open(&place, &args, lang);
        screen.sees(what).keys(DOWN).keys("\x1b");
        assert_eq!(screen.ends(), 0);
        let mut screen = Screen::open(&place, &args, lang);
        screen.sees(what).keys("\x03");
        assert_eq!(screen.ends(), 130);
        let mut screen = Screen::open(&place, &args, lang);
        screen
            .sees(what)
            .keys(if lang == "en" { "revoke p" } else { "renonce p" })
            .keys("\r")
            .sees("?")
            .keys("b");
        screen.sees(question).keys(no);
        assert_eq!(screen.ends(), 0);
        assert_eq!(
            place.say("show --json").ok().json()["deals"][0]["events"].as_array().map(Vec::len),
            Some(1)
        );
        let mut screen = Screen::open(&place, &args, lang);
        screen
            .sees(what)
            .keys(if lang == "en" { "revoke p" } else { "renonce p" })
            .keys("\r")
            .sees("?")
            .keys("b");
        // The second letter of « Bob », typed on, would only move the cursor: it is an answer after a look at the question.
        screen.sees(question);
        std::thread::sleep(std::time::Duration::from_millis(800));
        screen.keys(if lang == "en" { "y" } else { "o" }).sees("Bob");
        assert_eq!(screen.ends(), 0);
        assert_eq!(place.say("show --json").ok().json()["deals"][0]["events"][1], "revoke Bob");
    }
}

#[test]
fn a_slip_is_put_right_by_enter() {
    let place = Place::new();
    place.say("new coinche Ana Bob Zoé Dee --dealer Dee --rules contree").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen
        .sees("Donne 1 (")
        .keys("ana 100 coeur\r")
        .sees("contrat ana 100 coeur")
        .sees("sans doute")
        .looks()
        .keys("\r");
    screen
        .sees("✓ contrat Ana 100 cœur")
        .sees("tapez le nombre")
        .keys("pionts zoe 131\r")
        .sees("points zoe 131");
    screen.sees("sans doute").looks().keys("\r").sees("Donne 2 (");
    // What is chosen by its first letter may be typed to its end: the rest is no answer to the next question.
    screen
        .sees("note, quitter")
        .keys("bob\r")
        .sees("combien ?")
        .keys("80")
        .sees("couleur ?")
        .keys("pique")
        .keys("\r");
    screen
        .sees("✓ contrat Bob 80 pique")
        .sees("tapez le nombre")
        .keys("90\r")
        .sees("Donne 3 (")
        .keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["deals"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_correction_that_cannot_be_read_is_asked_again() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    place.say("add bid ana 100 hearts, points ana 131").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen
        .sees("Deal 2 (")
        .keys("amend\r")
        .sees("Which deal?")
        .keys("\r")
        .sees("the right figure")
        .keys("belote cyy\r");
    screen
        .sees("cyy")
        .sees("Deal 1: ")
        .keys("belote cy\r")
        .sees("230 → 250")
        .sees("Keep this")
        .keys("y")
        .sees("250");
    screen.sees("Deal 2 (").keys("quit\r");
    assert_eq!(screen.ends(), 0);
}

#[test]
fn a_window_that_changes_in_the_middle_of_a_question() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1 (").sees("note, quit").keys("ana").sees("how much?").sees("Esc");
    screen.sized_anew(44, 12).sees("how much?").sees("Esc");
    screen
        .sized_anew(100, 40)
        .sees("how much?")
        .keys("8")
        .sees("suit?")
        .keys("h")
        .sees("type the number")
        .keys("9");
    screen.sized_anew(60, 24).sees("9").keys("0\r").sees("Deal 2 (");
    screen.keys("quit\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["totals"]["A"], 170);
    let mut screen = Screen::open(&place, &["watch"], "en");
    screen.sees("Deal 2: Ana deals");
    screen.sized_anew(50, 14).sees("Deal 2").sized_anew(120, 40).sees("Deal 2: Ana deals");
    place.say("add bid bob 90 spades, points bob 100").ok();
    screen.sees("Bob,").keys("q").sees("\x1b[?25h");
    assert_eq!(screen.ends_after_a_screen(), 0);
}

#[test]
fn a_kill_in_the_middle_of_a_deal_loses_nothing_that_was_acknowledged() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen
        .sees("Deal 1 (")
        .keys("bid ana 100 hearts\r")
        .sees("✓")
        .sees("type the number")
        .keys("points\r")
        .sees("points of")
        .keys("1");
    screen.session.get_process_mut().kill(expectrl::process::unix::Signal::SIGKILL).expect("a kill");
    std::thread::sleep(Duration::from_millis(100));
    drop(screen);
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1 (100 ♥)").keys("131\r").sees("Deal 2 (").keys("quit\r");
    assert_eq!(screen.ends(), 0);
    place.say("check").ok();
    assert_eq!(place.say("show --json").ok().json()["totals"]["A"], 230);
}

/// Points that are told at the table behind a void deal are not written to it.
#[test]
fn points_behind_a_void_deal_are_not_written() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1 (").keys("take ana hearts, annul\r").sees("Deal 2 (");
    screen.keys("points ana 102\r").sees("Deal 1 is void: nothing counts in it any more.").keys("\x03");
    assert_eq!(screen.ends(), 130);
    let events = place.say("show --json").ok().json()["deals"][0]["events"].clone();
    assert_eq!(events, serde_json::json!(["take Ana hearts", "annul"]));
}
