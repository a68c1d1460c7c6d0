//! Nothing is lost by a slip at the table: what destroys is never guessed, and a finished deal is not voided unasked.

use super::program::Place;
use super::terminal::Screen;

/// A match in which Anne sits, with one finished deal: 100 hearts made with 131.
fn anne() -> Place {
    let place = Place::new();
    place.say("new coinche Anne Bob Cy Dee --dealer Dee --rules contree").ok();
    place.say("add bid anne 100 hearts, points anne 131").ok();
    place
}

fn events(place: &Place) -> Vec<Vec<String>> {
    let report = place.say("show --json").ok().json();
    let deals = report["deals"].as_array().expect("deals").clone();
    let texts = |deal: &serde_json::Value| {
        let events = deal["events"].as_array().expect("events").clone();
        events.iter().map(|event| event.as_str().expect("a text").to_owned()).collect()
    };
    deals.iter().map(texts).collect()
}

#[test]
fn a_name_near_a_word_that_voids_is_read_as_a_contract_and_its_points() {
    let place = anne();
    let refused = place.run(&["--lang", "fr", "noter", "anne", "100", "coeur", "131"]);
    let refused = refused.refused(1, "contrat anne 100 coeur, points anne 131");
    assert!(!refused.err.contains("annule") && !refused.err.contains("nulle"), "{}", refused.err);
    let refused = place.say("add anne 100 hearts 131").refused(1, "“bid anne 100 hearts, points anne 131”");
    assert!(!refused.err.contains("annul"), "{}", refused.err);
    // Now that a contract stands, the figure is its points.
    place.say("add bid bob 80 spades").ok();
    place.say("add ann made 131").refused(1, "“points ann 131”");
    place.run(&["--lang", "fr", "noter", "anne", "a", "fait", "131"]).refused(1, "points anne 131");
    assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131"], vec!["bid Bob 80 spades"]]);
}

#[test]
fn nothing_that_voids_or_swallows_is_proposed_by_the_program() {
    let place = anne();
    for lang in ["fr", "en"] {
        for line in [
            "anul",
            "annulé 3",
            "anne annule",
            "nul",
            "redone",
            "misdeel dee",
            "nott anne 131",
            "ajuste anne",
        ] {
            let args = [&["--lang", lang, "add"][..], &line.split(' ').collect::<Vec<_>>()].concat();
            let refused = place.run(&args);
            assert_eq!(refused.status, 1, "{line}: {}", refused.out);
            let hint =
                refused.err.lines().filter(|text| text.contains("Vouliez") || text.contains("Did you mean"));
            assert_eq!(hint.collect::<Vec<_>>(), Vec::<&str>::new(), "{line}");
        }
    }
    assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131"]]);
}

#[test]
fn a_finished_deal_is_voided_only_with_yes_where_nobody_can_be_asked() {
    let place = anne();
    place.say("add annul").refused(1, "Deal 1 is finished");
    place.run(&["--lang", "fr", "noter", "annule"]).refused(1, "La donne 1 est finie");
    place.run(&["--lang", "fr", "noter", "donne", "nulle"]).refused(1, "ardoise annuler");
    place.say("add redeal").refused(1, "--yes");
    let error = place.say("--json add annul").json()["error"].clone();
    assert_eq!(error["id"], "void-finished");
    assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131"]]);
    // Nothing is written, so nothing is asked.
    place.say("add --dry-run annul").ok();
    // A deal that is not finished is not asked about; nor is a sheet.
    place.say("add bid bob 80 spades, annul").ok();
    assert_eq!(events(&place)[1], ["bid Bob 80 spades", "annul"]);
    place.feed(&["play"], "bid cy 90 clubs\npoints cy 100\n").ok();
    // What stood before a pipe is not thrown away by it; what it brought itself is.
    place.feed(&["play"], "annul\n").refused(1, "ardoise add annul --yes");
    place.say("undo").ok();
    place.say("undo").ok();
    place.feed(&["play"], "bid cy 90 clubs\npoints cy 100\nannul\n").ok();
    assert_eq!(events(&place)[2], ["bid Cy 90 clubs", "points A 100", "annul"]);
    place.say("add --yes annul wrong pack").ok();
    assert_eq!(events(&place)[2].last().map(String::as_str), Some("annul wrong pack"));
    // As it is told to be typed.
    place.say("undo").ok();
    place.say("add annul --yes").ok();
    assert_eq!(events(&place)[2].last().map(String::as_str), Some("annul"));
}

#[test]
fn on_a_terminal_add_asks_before_it_voids_a_finished_deal() {
    for (lang, args, question, no, yes, left) in [
        (
            "en",
            ["add", "annul"],
            "Deal 1 is finished (Anne+Cy +230, Bob+Dee +30). Make it void?",
            "n",
            "y",
            "stays as it is",
        ),
        (
            "fr",
            ["noter", "annule"],
            "La donne 1 est finie (Anne+Cy +230, Bob+Dee +30). La déclarer nulle ?",
            "n",
            "o",
            "reste comme elle est",
        ),
    ] {
        let place = anne();
        let mut screen = Screen::open(&place, &args, lang);
        screen.sees(question).keys("\r").keys(no).sees(left);
        assert_eq!(screen.ends(), 0);
        assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131"]]);
        let mut screen = Screen::open(&place, &args, lang);
        screen.sees(question).keys(yes);
        assert_eq!(screen.ends(), 0);
        assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131", "annul"]]);
    }
}

#[test]
fn the_table_asks_before_a_finished_deal_is_voided_and_what_an_old_word_means() {
    let place = anne();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    // What was probably meant stands first, and Enter keeps it.
    screen
        .sees("Donne 2 (Anne donne")
        .keys("anne 100 coeur 131\r")
        .sees("contrat anne 100 coeur, points anne 131");
    screen.looks().keys("\r").sees("Donne 3 (Bob donne");
    screen.keys("donne nulle\r").sees("La donne 2 est finie").sees("La déclarer nulle ?").keys("n");
    screen.sees("Donne 3 (Bob donne");
    for word in ["annule", "annuler", "annul", "reprendre"] {
        screen.keys(&format!("{word}\r")).sees("Que faut-il faire ?").sees("annuler la dernière saisie");
        screen.sees("donne nulle").sees("rien").keys("r").sees("Donne 3 (Bob donne");
    }
    screen
        .keys("annule\r")
        .sees("Que faut-il faire ?")
        .keys("d")
        .sees("La déclarer nulle ?")
        .keys("n")
        .sees("Donne 3");
    screen.keys("annule\r").sees("Que faut-il faire ?").keys("a").sees("Donne 2 (Anne donne");
    screen.keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131"]]);
}

#[test]
fn lines_without_menus_ask_too() {
    let place = anne();
    let mut screen = Screen::open(&place, &["play", "--lines"], "en");
    screen.sees("what happened?").keys("annul\n").sees("Make it void?").keys("n\n").sees("what happened?");
    screen.keys("annuler\n").sees("Undo the last entry").keys("n\n").sees("Make deal 1 void?").keys("n\n");
    screen.sees("what happened?").keys("annul\n").sees("Make it void?").keys("y\n").sees("what happened?");
    screen.keys("undo\n").sees("what happened?").keys("quit\n");
    assert_eq!(screen.ends(), 0);
    assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131"]]);
}

#[test]
fn a_lone_c_in_a_table_is_not_clubs_where_french_is_shown() {
    let place = Place::new();
    let run = |lang: &str, heads: &str, cells: &str| {
        let file = place.write("pad.csv", &format!("{heads}\n{cells}\n"));
        let about = ["--game", "coinche", "--players", "Ana,Bob,Cy,Dee", "--dry-run"];
        place.run(&[&["--lang", lang, "import", &file][..], &about].concat())
    };
    for (heads, cells) in [
        ("donneur;preneur;contrat;couleur;points", "Ana;Bob;100;C;120"),
        ("donneur;preneur;contrat;points", "Ana;Bob;100 C;120"),
        ("donneur;preneur;contrat;points", "Ana;Bob;100C;120"),
    ] {
        let told = run("fr", heads, cells).refused(1, "cœur ou carreau");
        assert!(told.err.contains("pad.csv:2:1"), "{}", told.err);
        run("fr", heads, &cells.replace('C', "Ca")).ok().shows("contrat Bob 100 Ca");
    }
    run("en", "dealer;bidder;contract;suit;points", "Ana;Bob;100;C;120").ok().shows("bid Bob 100 clubs");
    // A name that begins with C is a name.
    run("fr", "donneur;preneur;contrat;couleur;points", "C;C;100;pique;120").ok();
    // What the table says of its own words is believed.
    let map = place.write("pad.toml", "[values]\nC = \"cœur\"\n");
    let file = place.write("pad.csv", "donneur;preneur;contrat;couleur;points\nAna;Bob;100;C;120\n");
    let about = ["--game", "coinche", "--players", "Ana,Bob,Cy,Dee", "--dry-run", "--map", &map];
    place.run(&[&["--lang", "fr", "import", &file][..], &about].concat()).ok().shows("100 cœur");
}

#[test]
fn a_cell_or_a_line_that_no_table_has_is_refused() {
    let place = Place::new();
    let run = |text: &str| {
        let file = place.write("pad.csv", text);
        let about = ["--game", "coinche", "--players", "Ana,Bob,Cy,Dee"];
        let told = place.run(&[&["import", &file][..], &about].concat());
        assert!(told.err.len() < 500, "{}", told.err.len());
        told
    };
    let long = "x".repeat(40_000);
    run(&format!("bidder;contract;points;more\nBob;100 H;120;{long}\n"))
        .refused(1, "has 40000 characters: a cell may have 32767 at most");
    run(&format!("bidder;contract;points;{long}\nBob;100 H;120;a\n")).refused(1, "at most");
    run(&format!("bidder{}\n", ";a".repeat(2000))).refused(1, "more than 1000 columns");
}

#[test]
fn a_lone_c_is_not_clubs_where_french_is_shown() {
    let place = Place::new();
    place.say("new coinche Annie Bob Zoe Dee --dealer Dee --rules contree").ok();
    let french = |line: &str| {
        let args = [&["--lang", "fr", "noter"][..], &line.split(' ').collect::<Vec<_>>()].concat();
        place.run(&args)
    };
    french("contrat annie 90 C").refused(1, "cœur ou carreau");
    french("bid annie 90 c").refused(1, "cœur ou carreau");
    french("contrat annie 90 pique, main annie 10C").refused(1, "10♥ ou 10♦");
    for (letter, stored) in [
        ("T", "clubs"),
        ("K", "diamonds"),
        ("CA", "diamonds"),
        ("co", "hearts"),
        ("P", "spades"),
        ("tr", "clubs"),
        ("♣", "clubs"),
    ] {
        french(&format!("contrat annie 90 {letter}, joue annie 10{letter}")).ok();
        let card = format!("play Annie 10{}", stored[..1].to_uppercase());
        assert_eq!(events(&place), [vec![format!("bid Annie 90 {stored}"), card]], "{letter}");
        place.say("undo").ok();
    }
    // English letters stand where English is shown, and sheets are the same everywhere.
    place.say("add bid annie 90 C").ok();
    assert_eq!(events(&place), [vec!["bid Annie 90 clubs"]]);
    let sheet =
        place.write("c.sheet", "match coinche\nplayers Annie Bob Zoe Dee\nbid bob 90 C, points bob 100\n");
    let score = place.run(&["--lang", "fr", "--json", "compter", &sheet]).ok().json();
    assert_eq!(score["deals"][0]["contract"]["suit"], "clubs", "{score}");
    place
        .run(&["--lang", "fr", "corriger", "1", "contrat", "annie", "100", "C"])
        .refused(1, "cœur ou carreau");
    place
        .run(&["--lang", "fr", "convertir", "coinche", "--bid", "100", "--suit", "C"])
        .refused(1, "cœur ou carreau");
    let legal = ["referee", "legal", "coinche", "--trump", "T", "--hand", "7T,AC"];
    place.run(&[&["--lang", "fr"][..], &legal].concat()).refused(1, "A♥ ou A♦");
}

#[test]
fn a_lone_c_is_not_clubs_at_the_french_table() {
    let place = Place::new();
    place.say("new coinche Annie Bob Zoe Dee --dealer Dee --rules contree").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Donne 1 (").keys("contrat annie 90 C\r").sees("cœur ou carreau ?").sees("Donne 1 (");
    screen
        .keys("contrat annie 90 T\r")
        .sees("✓ contrat Annie 90 trèfle")
        .keys("joue\r")
        .sees("qui ?")
        .keys("a");
    screen.sees("carte").keys("RC\r").sees("R♥ ou R♦").keys("RT\r").sees("✓");
    screen.keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(events(&place), [vec!["bid Annie 90 clubs", "play Annie KC"]]);
}

/// A figure of the next deal, told before its contract, is one of the deal before: that is shown, and asked.
#[test]
fn a_figure_said_again_of_a_finished_deal_is_asked_about() {
    let place = anne();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 2 (").keys("points anne 95\r").sees("230 → 0").sees("Keep this correction?").keys("n");
    screen.sees("Deal 2 (").keys("bid bob 90 spa").sees("spa").keys("\x03").sees("is not recorded");
    screen.ends();
    let mut screen = Screen::open(&place, &["play", "--lines"], "fr");
    screen
        .sees("Donne 2")
        .keys("points anne 95\r")
        .sees("La changer en Bob+Dee +260")
        .keys("non\r")
        .sees("Donne 2");
    screen.keys("\x04");
    screen.ends();
    assert_eq!(events(&place), [vec!["bid Anne 100 hearts", "points A 131"]]);
    let done = place.say("add points anne 95").ok();
    let last = done.out.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("Deal 1 was finished (Anne+Cy +230, Bob+Dee +30), and is Bob+Dee +260 now."),
        "{}",
        done.out
    );
    // Of a deal that goes on nothing is asked; what is added to one that was finished is told.
    place.say("add bid bob 90 spades").ok();
    let done = place.say("add points bob 95").ok();
    assert!(!done.out.contains("was finished"), "{}", done.out);
    let told =
        "Deal 2 was finished (Anne+Cy +70, Bob+Dee +190); with this it comes to Anne+Cy +70, Bob+Dee +210.";
    place.say("add belote dee").ok().shows(told);
}

/// With Bob first, side A is Bob and Cy: a small `a` may be Ana, who sits across.
#[test]
fn a_small_letter_is_no_side_where_it_begins_a_name_of_the_other() {
    let place = Place::new();
    place.say("new coinche Bob Ana Cy Dee --rules contree --dealer Dee").ok();
    place.say("add bid a 100 hearts").ok();
    place.say("add points a 131").refused(1, "A or Ana");
    place.say("add points b 31").refused(1, "B or Bob");
    place.say("add points A 31").ok().shows("made 131");
    // Where the side is theirs there is nothing to be asked.
    place.say("new coinche Ana Bob Cy Dee --rules contree --dealer Dee").ok();
    place.run(&["add", "bid ana 100 hearts, points a 131"]).ok().shows("made 131");
}

/// Every trick of his side makes no générale: whether he took them alone is asked, and what is recorded then counts.
#[test]
fn a_generale_told_as_a_capot_is_asked() {
    let wanted = "A générale is made by Ana alone: if Ana took every trick, say so (generale).";
    for told in ["capot ana", "tricks ana 8"] {
        let place = Place::new();
        place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
        place.say("add bid ana generale hearts").ok();
        place.say(&format!("add {told}")).ok().shows(wanted);
        let made = place.say("add generale ana").ok();
        let made = made.shows("générale ♥ Ana, made");
        assert!(!made.out.contains(wanted), "{}", made.out);
    }
    // The others took every trick: nothing is to be asked.
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    let told = place.say("add bid ana generale hearts, capot bob").ok();
    assert!(!told.out.contains("say so (generale)"), "{}", told.out);
}
