//! Guided entry through a pseudo-terminal: whole matches in both languages, going back, interrupting, typing lines.

use std::num::NonZeroU16;
use std::process::{Command, Stdio};
use std::time::Duration;

use expectrl::session::OsSession;
use expectrl::{Captures, Eof, Expect as _, Needle, Session};

use super::halls::{codes, hall, scans, seated, shown};
use super::program::Place;
use super::served::Served;

pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
pub const ESCAPE: &str = "\x1b";

fn cells(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a window has room")
}

/// The same command, once the terminal it runs in has its size: a window has it before a program starts in it.
fn in_window(command: &Command, columns: u16, rows: u16) -> Command {
    let wait =
        format!(r#"until [ "$(stty size)" = "{rows} {columns}" ]; do sleep 0.01; done; exec "$0" "$@""#);
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(wait).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        shell.current_dir(folder);
    }
    shell.stdin(Stdio::inherit());
    shell
}

/// A terminal with the program in it.
pub struct Screen {
    pub session: OsSession,
    pub seen: String,
    /// What a terminal would show of it.
    shown: vt100::Parser,
    pub keys: usize,
}

impl Screen {
    pub fn open(place: &Place, args: &[&str], lang: &str) -> Screen {
        Screen::sized(place, args, lang, (80, 24))
    }

    pub fn sized(place: &Place, args: &[&str], lang: &str, (columns, rows): (u16, u16)) -> Screen {
        let mut command = place.command(args);
        command.env_remove("COLUMNS").env("ARDOISE_LANG", lang).env("TERM", "xterm-256color");
        command.env("NO_COLOR", "1");
        let mut session = Session::spawn(in_window(&command, columns, rows)).expect("the program runs");
        session.get_process_mut().set_window_size(columns, rows).expect("a window");
        Screen {
            session,
            seen: String::new(),
            shown: vt100::Parser::new(cells(rows), cells(columns), 0),
            keys: 0,
        }
    }

    /// Waits for something on the screen, looking again every few milliseconds: a wait that never rests takes the time of the program
    /// it waits for.
    fn waits<N: Needle>(&mut self, wanted: impl Fn() -> N) -> Result<Captures, expectrl::Error> {
        // Twenty seconds.
        for _ in 0..10_000 {
            let found = self.session.check(wanted())?;
            if found.get(0).is_some() {
                return Ok(found);
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        Err(expectrl::Error::ExpectTimeout)
    }

    /// Waits for words.
    #[track_caller]
    pub fn sees(&mut self, words: &str) -> &mut Screen {
        match self.waits(|| words) {
            Ok(found) => {
                let before = found.before().to_vec();
                self.shown.process(&before);
                self.shown.process(words.as_bytes());
                self.seen.push_str(&String::from_utf8_lossy(&before));
                self.seen.push_str(words);
            }
            Err(error) => {
                let mut rest = vec![0; 100_000];
                let read = self.session.try_read(&mut rest).unwrap_or(0);
                let rest = String::from_utf8_lossy(&rest[..read]).replace('\x1b', "^");
                panic!(
                    "{words:?} never came ({error}); seen: {}\nthen: {rest}",
                    self.seen.replace('\x1b', "^")
                );
            }
        }
        self
    }

    /// Presses keys.
    pub fn keys(&mut self, keys: &str) -> &mut Screen {
        self.keys += if keys.starts_with(ESCAPE) { 1 } else { keys.chars().count() };
        self.session.send(keys).expect("keys are taken");
        self
    }

    /// Lets as much time pass as it takes to look at a question, and a little more.
    pub fn looks(&mut self) -> &mut Screen {
        std::thread::sleep(Duration::from_millis(700));
        self
    }

    /// Gives the window another size.
    pub fn sized_anew(&mut self, columns: u16, rows: u16) -> &mut Screen {
        self.session.get_process_mut().set_window_size(columns, rows).expect("a window");
        self.shown.screen_mut().set_size(cells(rows), cells(columns));
        self
    }

    /// What stands on the screen.
    pub fn on_screen(&self) -> String {
        self.shown.screen().contents()
    }

    /// Waits for the end and gives the status.
    pub fn ends(self) -> i32 {
        assert!(!self.seen.contains("\x1b[?25l"), "the cursor is never hidden");
        self.ends_after_a_screen()
    }

    /// The same after a view that fills the screen, where the cursor is hidden meanwhile.
    pub fn ends_after_a_screen(mut self) -> i32 {
        let left = self.waits(|| Eof);
        if let Ok(left) = left {
            self.seen.push_str(&String::from_utf8_lossy(left.before()));
        }
        match self.session.get_process().wait() {
            Ok(expectrl::process::unix::WaitStatus::Exited(_, code)) => code,
            other => panic!("it ended with {other:?}"),
        }
    }
}

fn totals(place: &Place) -> serde_json::Value {
    place.say("show --json").ok().json()["totals"].clone()
}

/// Coinche to the end, in French, with a house of 300 points.
#[test]
fn a_whole_match_of_coinche_in_french() {
    let place = Place::new();
    place.say("rules save vite --rules contree --set target=500").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Quel jeu ?").keys("c\r").sees("Joueur 1");
    for (name, next) in [("Zoé", "Joueur 2"), ("Bob", "Joueur 3"), ("Cy", "Joueur 4"), ("Dédé", "règles ?")]
    {
        screen.keys(&format!("{name}\r")).sees(next);
    }
    screen
        .keys("v\r")
        .sees("combien de points ? 500")
        .keys("\r")
        .sees("Zoé+Cy contre Bob+Dédé")
        .keys("\r")
        .sees("donne en premier")
        .keys("d\r")
        .sees("Donne 1 (Dédé donne, Zoé parle)");
    let before = screen.keys;
    screen.keys("z").sees("contrat Zoé — combien ?");
    screen.keys("10").sees("couleur ?").keys("2").sees("✓").sees("tapez le nombre").keys("131\r");
    assert!(screen.keys - before <= 8, "{} keys", screen.keys - before);
    screen
        .sees("Donne 1, 100 ♦, fait (131) : Zoé+Cy +230, Bob+Dédé +30.")
        .sees("Donne 2 (Zoé donne, Bob parle)");
    // A typed line, with a name without its accent; then one that cannot be.
    screen.keys("contrat dede 80 pique, points bob 85\r").sees("Donne 3 (Bob donne");
    screen.keys("points zoe 163\r").sees("Donne 3");
    screen.keys("contrat zoe 200 coeur\r").sees("200");
    screen.sees("Donne 3 (Bob donne").keys("undo\r").sees("Annulé").sees("Donne 2 (Zoé donne");
    screen.keys("refaire\r").sees("Rétabli").sees("Donne 3 (Bob donne");
    screen.keys("corriger 2 belote cy\r").sees("+ belote Cy").sees("Garder cette correction ?").keys("o");
    screen.sees("Donne 3 (Bob donne");
    screen
        .keys("contrat zoe 160 coeur, points zoe 162\r")
        .sees("Noter aussi")
        .keys("n")
        .sees("gagnent la partie")
        .sees("Et maintenant ?");
    screen.keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["standing"]["winner"], "A");
}

/// A rubber of whist from nothing, in English.
#[test]
fn a_whole_rubber_of_whist_in_english() {
    let place = Place::new();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Which game?").keys(UP).keys(DOWN).keys("whist\r").sees("Player 1");
    for (name, next) in [("Ana", "Player 2"), ("Bob", "Player 3"), ("Cy", "Player 4"), ("Dee", "rules?")] {
        screen.keys(&format!("{name}\r")).sees(next);
    }
    screen
        .keys("\r")
        .sees("Ana+Cy against Bob+Dee")
        .keys("\r")
        .sees("deals first")
        .keys("\r")
        .sees("Deal 1 (Ana deals");
    // Nobody has undertaken anything: whose tricks they are is asked first.
    for (side, next) in [("b", "Deal 2 ("), ("a", "Deal 3 ("), ("b", "And now?")] {
        screen.keys("tricks\r").sees("tricks — for whom?").keys(side).sees("tricks of ");
        screen.keys("13\r").sees(next);
    }
    assert_eq!(place.say("show --json").ok().json()["standing"]["over"], true);
    screen.keys("q\r");
    assert_eq!(screen.ends(), 0);
}

/// What the claimant of a revoke may choose is asked; where the table has settled it, it is not.
#[test]
fn whether_a_revoke_is_added_or_deducted_is_asked() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee --dealer Dee").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Donne 1 (Dee donne").keys("renonce\r").sees("renonce — qui").keys("b");
    screen.sees("points ajoutés à l’autre camp, ou déduits du sien").keys("d");
    screen.sees("renonce Bob déduit").keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    place.say("new whist Ana Bob Cy Dee --dealer Dee --set revoke-mode=add-only").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Donne 1 (Dee donne").keys("renonce\r").sees("renonce — qui").keys("b");
    screen.sees("✓ renonce Bob").keys("quitter\r");
    assert_eq!(screen.ends(), 0);
}

/// A command that is mistyped in `play` is proposed with what stands behind it.
#[test]
fn a_command_of_play_that_is_mistyped_is_proposed_whole() {
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "take ana hearts, points ana 90"]).ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen
        .sees("Donne 2 (Ana donne")
        .keys("corrigr 1 points ana 95\r")
        .sees("«\u{a0}corriger 1 points ana 95\u{a0}»");
    screen.sees("Donne 2 (Ana donne").keys("expliqer 1\r").sees("«\u{a0}expliquer 1\u{a0}»");
    screen.sees("Donne 2 (Ana donne").keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["totals"]["A"], 90);
}

#[test]
fn escape_goes_back_one_question_at_a_time() {
    let place = Place::new();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen
        .sees("Which game?")
        .keys("coinche\r")
        .sees("Player 1")
        .keys("Ana\r")
        .sees("Player 2")
        .keys("ana\r");
    screen.sees("Ana").sees("Player 2").keys(ESCAPE).sees("Player 1").keys(ESCAPE).sees("Which game?");
    screen.keys("coi\r").sees("Player 1");
    for (name, next) in [("Ana", "Player 2"), ("Bob", "Player 3"), ("Cy", "Player 4"), ("Dee", "rules?")] {
        screen.keys(&format!("{name}\r")).sees(next);
    }
    screen
        .keys(ESCAPE)
        .sees("Player 4")
        .keys("Eve\r")
        .sees("rules?")
        .keys("\r")
        .sees("how many points? 3000")
        .keys("2000\r")
        .sees("Ana+Cy against Bob+Eve")
        .keys("\r")
        .sees("deals first")
        .keys(ESCAPE)
        .sees("Ana+Cy against Bob+Eve")
        .keys(ESCAPE)
        .sees("how many points? 2000")
        .keys("\r")
        .sees("Ana+Cy against Bob+Eve")
        .keys("\r")
        .sees("deals first")
        .keys("e\r");
    screen.sees("Deal 1 (Eve deals").sees("note, quit").keys("a").sees("bid Ana — how much?").keys(ESCAPE);
    screen
        .sees("Deal 1 (Eve deals")
        .sees("note, quit")
        .keys("b")
        .sees("how much?")
        .keys("9")
        .sees("suit?")
        .keys(ESCAPE)
        .sees("how much?");
    screen
        .keys("8")
        .sees("suit?")
        .keys("s")
        .sees("type the number")
        .keys("999\r")
        .sees("Deal 1")
        .keys("85\r");
    screen.sees("Deal 2 (").keys("quit\r");
    assert_eq!(screen.ends(), 0);
    let report = place.say("show --json").ok().json();
    assert_eq!(report["deals"][0]["events"], serde_json::json!(["bid Bob 80 spades", "points B 85"]));
}

#[test]
fn an_interruption_keeps_what_was_recorded() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1 (").keys("bid ana 100 hearts\r").sees("type the number").keys("points\r");
    screen.sees("points of Ana+Cy").keys("13").sees("13").keys("\x03");
    assert_eq!(screen.ends(), 130);
    let report = place.say("show --json").ok().json();
    assert_eq!(report["deals"][0]["events"], serde_json::json!(["bid Ana 100 hearts"]));
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1 (100 ♥)").keys("131\r").sees("Deal 2 (").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(totals(&place)["A"], 230);
}

#[test]
fn names_that_begin_alike_and_a_narrow_window() {
    let place = Place::new();
    place.say("new coinche Anna Anne Annie Zoe --dealer Zoe --rules contree").ok();
    let mut screen = Screen::sized(&place, &["play"], "en", (60, 20));
    screen.sees("Deal 1 (").keys("bid ann 100 hearts\r").sees("can be Anna").sees("Deal 1 (");
    screen.sees("note, quit").keys("anni").sees("how much?").keys("8").sees("suit?").keys("d");
    screen
        .sees("Anna+Annie: type the number")
        .keys(DOWN)
        .keys(UP)
        .keys("90\r")
        .sees("Deal 2 (")
        .keys("quit\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(totals(&place)["A"], 170);
}

/// What ends a match where the table stops, typed in guided entry, and who won it.
#[test]
fn every_game_is_closed_at_the_table_in_both_languages() {
    let games = [
        ("manille Ana Bob Cy Dee", "trump hearts, points ana 40"),
        ("coinche Ana Bob Cy Dee", "bid ana 100 hearts, points ana 112"),
        ("belote Ana Bob Cy Dee", "take ana hearts, points ana 97"),
        ("marjolet Ana Bob", "turn 9C, brisques ana 5, last-trick ana"),
        ("whist Ana Bob Cy Dee", "tricks ana 8"),
        ("colour-whist Ana Bob Cy Dee", "bid ana chelem, tricks ana 13"),
    ];
    for (game, deal) in games {
        for (lang, command, word, ready, over) in [
            ("en", "play", "close", "note, quit", ["won the match", "And now"]),
            ("fr", "jouer", "clore", "note, quitter", ["la partie.", "Et maintenant"]),
        ] {
            let place = Place::new();
            place.say(&format!("new {game}")).ok();
            place.say(&format!("add {deal}")).ok();
            let mut screen = Screen::open(&place, &[command], lang);
            screen.sees(ready).keys(&format!("{word}\r")).sees(over[0]).sees(over[1]).keys("\x03");
            assert_eq!(screen.ends(), 130);
            let report = place.say("show --json").ok().json();
            assert_eq!(report["standing"]["over"], true, "{game}");
        }
    }
}

/// On leaving, the end is asked for where nothing but the table ends the match, and nowhere else.
#[test]
fn the_end_is_asked_for_where_only_the_table_ends() {
    let place = Place::new();
    place.say("new colour-whist Ana Bob Cy Dee").ok();
    place.say("add bid ana chelem, tricks ana 13").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("note, quit").keys("quit\r").sees("Is the match to end here?").keys("y");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["standing"]["over"], true);
    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee").ok();
    place.say("add trump hearts, points ana 40").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("note, quitter").keys("quitter\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(place.say("show --json").ok().json()["standing"]["over"], false);
}

#[test]
fn a_correction_is_asked_for_in_both_languages() {
    for (lang, word, question, yes) in
        [("en", "amend", "Keep this correction?", "y"), ("fr", "corriger", "Garder cette correction ?", "o")]
    {
        let place = Place::new();
        place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
        place.say("add bid ana 100 hearts, points ana 131").ok();
        let mut screen = Screen::open(&place, &[word, "1", "belote", "cy"], lang);
        screen.sees("230 → 250").sees(question).keys("n");
        assert_eq!(screen.ends(), 0);
        assert_eq!(totals(&place)["A"], 230);
        let mut screen = Screen::open(&place, &[word, "1", "belote", "cy"], lang);
        screen.sees(question).keys("x").keys(yes).sees("250");
        assert_eq!(screen.ends(), 0);
        assert_eq!(totals(&place)["A"], 250);
        let mut screen = Screen::open(&place, &[word, "1", "drop", "3"], lang);
        screen.sees(question).keys("\x03");
        assert_eq!(screen.ends(), 130);
    }
    // Of a figure that names somebody the figure is asked, and its digits are no seats.
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid bob garde, bouts bob 2, points bob 52").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 2").keys("/").sees("Which deal").keys("1").sees("points Bob 52").keys("\r");
    screen.sees("how much").keys("54\r").sees("216 → 228").keys("n").keys("\x03");
    assert_eq!(screen.ends(), 130);
}

#[test]
fn a_slip_of_a_word_of_the_prompt_is_told_and_enter_behind_yes_records_nothing() {
    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee --rules belge").ok();
    place.say("add trump hearts, points ana 40").ok();
    let mut screen = Screen::open(&place, &["speel"], "nl");
    screen.sees("nota, stop").keys("trug\r").sees("Bedoelde je “terug”?").sees("nota, stop");
    // A letter taken back leaves yes and no as they were.
    screen.keys("verbeter 1 punten ana 38\r").sees("Deze verbetering bewaren?").keys("\u{7f}\r");
    screen.keys("j\r");
    screen.sees("Gift 1 is verbeterd").sees("nota, stop").keys("stop\r");
    assert_eq!(screen.ends(), 0);
    assert_eq!(totals(&place)["A"], 8);
    let shown = place.say("show").ok();
    shown.shows("Deal 2:");
}

/// Enter takes the line that was meant, and nothing where only other writing was proposed.
#[test]
fn enter_behind_a_proposal_takes_it_or_takes_nothing() {
    let place = Place::new();
    place.say("new colour-whist Lieve Jef Marie-Jeanne Wout --dealer Wout").ok();
    let mut screen = Screen::open(&place, &["speel"], "nl");
    screen.sees("nota, stop").keys("jef vraagt harten\r").sees("Bedoelde je “vraagt jef samen harten”?");
    // Pressed twice it was not looked at.
    screen.sees("nota, stop").keys("\r").looks().keys("\r").sees("Jef vraagt ♥ en wacht op een maat");
    screen.sees("nota, stop").keys("biedt wout alleen 6 ruiten\r").sees("8 als het lukt").sees("nota, stop");
    // Nobody may join a solo: the line reads, and cannot be.
    screen.keys("lieve mee\r").sees("Bedoelde je “mee lieve”?").sees("nota, stop").keys("\r");
    screen.keys("slagen wout 6\r").sees("Gift 1, Wout: alleen 6").sees("nota, stop").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(totals(&place)["4"], 24);
}

/// With a card turned up its suit stands first, and the suit of the second round is one key away.
#[test]
fn the_suit_of_a_second_round_is_asked() {
    for (key, suit) in [("\r", "hearts"), ("p", "spades")] {
        let place = Place::new();
        place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
        place.say("add turn 9H").ok();
        let mut screen = Screen::open(&place, &["jouer"], "fr");
        screen.sees("note, quitter").keys("b").sees("quelle couleur").sees("pique").looks().keys(key);
        screen.sees("✓").sees("note, quitter").keys("\x03");
        assert_eq!(screen.ends(), 130);
        let report = place.say("show --json").ok().json();
        assert_eq!(report["deals"][0]["contract"]["suit"], suit);
    }
}

/// What is typed of a figure is recorded or refused, all of it.
#[test]
fn a_letter_in_a_figure_is_no_figure() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid bob 80 hearts").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("note, quitter").keys("p").sees("points de Bob+Dee").keys("oints4O\r");
    screen
        .sees("«\u{a0}4O\u{a0}» n’est pas un nombre entier")
        .sees("Vouliez-vous dire «\u{a0}40\u{a0}»")
        .sees("4O");
    screen.keys("\u{7f}0\r").sees("Donne 1, 80 ♥, chuté (40)").sees("note, quitter").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(totals(&place)["A"], 240);
}

/// Enter pressed twice behind a figure answers nothing of what is asked next.
#[test]
fn a_second_enter_behind_a_figure_records_nothing() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add bid bob garde").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen
        .sees("note, quitter")
        .keys("49\r\r")
        .sees("Reste à dire combien de bouts")
        .sees("note, quitter")
        .looks();
    screen.keys("2\r").sees("49, 2 bouts").sees("note, quitter").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(totals(&place)["2"], 3 * (25 + 49 - 41) * 2);
}

/// Parts won are no points: where they decide, no difference of points is told at the end.
#[test]
fn the_end_tells_no_parts_as_points() {
    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "trump none, contre ana, surcontre bob, points ana 68"]).ok();
    let mut screen = Screen::open(&place, &["speel"], "nl");
    screen.sees("nota, stop").keys("troef zonder, klopt bob, tegenklopt ana, punten ana 68\r");
    screen.sees("winnen de partij.").sees("De beste gift").sees("nota, stop").keys("\x03");
    assert!(!screen.seen.contains("verschil"), "{}", screen.seen);
    assert_eq!(screen.ends(), 130);
}

/// Of two declarers the one who has no figure yet is asked for it.
#[test]
fn each_of_two_declarers_is_asked_for_his_tricks() {
    let place = Place::new();
    place.say("new colour-whist Lieve Jef Marie-Jeanne Wout --dealer Wout").ok();
    place.say("add bid jef petite-misere, bid wout petite-misere").ok();
    let mut screen = Screen::open(&place, &["speel"], "nl");
    screen.sees("Jef: typ het getal").sees("nota, stop").keys("0\r");
    screen.sees("Wout: typ het getal").sees("nota, stop").keys("1\r").sees("Gift 1, Jef en Wout");
    screen.sees("nota, stop").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(totals(&place), serde_json::json!({"1": 10, "2": -10, "3": 10, "4": -10}));
}

/// What is typed at the question of a deal is said of that deal, and is refused in the reader's words.
#[test]
fn a_line_typed_at_a_question_answers_that_question() {
    let place = Place::new();
    place.say("new whist Hélène Jean-Pierre Zoé Michèle --dealer Hélène").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Donne 1 (Hélène donne, à Jean-Pierre de jouer)").keys("14\r").sees("pour qui");
    screen.keys("h").sees("ne peuvent pas avoir 14 levées").sees("plis Hélène 14").sees("Donne 1 (");
    assert!(!screen.on_screen().contains("tricks"), "{}", screen.on_screen());
    screen.keys("retourne 7 coeur, plis jean 9\r").sees("Donne 2 (Jean-Pierre donne");
    // The same figure once more is the next deal, and no more is said of the last one.
    screen.keys("plis jean 9\r").sees("Donne 3 (Zoé donne");
    assert_eq!(totals(&place), serde_json::json!({"A": 0, "B": 0}));
    // The likely one stands first: its letter leads to it, and to no other choice.
    screen.keys("r").sees("renonce (").keys("\r").sees("quelle carte").keys(ESCAPE).sees("Donne 3 (");
    screen.keys("4-9\r").sees("donne, plis Hélène 4 Jean-Pierre 9").looks().keys("\r").sees("Donne 4 (");
    screen.keys("robre\r").sees("On peut dire ici").sees("retourne CARTE").keys("q\r");
    assert_eq!(screen.ends(), 0);
    place.say("show").ok().shows("4–9");
}

/// Keys that were pressed to no end choose nothing.
#[test]
fn a_key_too_many_records_nothing() {
    let place = Place::new();
    place.say("new marjolet Marie Bart --dealer Marie").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Donne 1 (Marie donne, à Bart de jouer)");
    screen
        .keys("retourne V coeur, annonce bart carre d'as, brisques marie 4\r")
        .sees("comptés à la fin")
        .sees("six-derni");
    screen.keys("der\r").sees("der — qui").keys(ESCAPE).sees("Bart").sees("der");
    // The last card of the talon, and Enter behind it from habit: the last trick is not recorded with it.
    screen.keys("dernière-carte\r").sees("dernière-carte — qui").keys("b\r").sees("dernière-carte Bart");
    assert_eq!(place.say("show --json").ok().json()["deals"][0]["complete"], false);
    screen.keys("annonce\r").sees("annonce — qui").keys("m").sees("laquelle").keys("marj");
    screen.sees("la dame de quelle couleur").keys("2").sees("marjolet carreau").keys("q\r");
    assert_eq!(screen.ends(), 0);
}

/// A question of a game stands in its own words: behind a word that was chosen, or for one of its events.
#[test]
fn whoever_fills_the_trou_is_asked_for_the_trump() {
    let place = Place::new();
    place.say("new whist-couleur Ann Bert Jef Lieve").ok();
    let mut screen = Screen::open(&place, &["speel"], "nl");
    screen.sees("Gift 1").keys("troel lieve\r").sees("maat").keys("maat\r").sees("maat — wie");
    screen.keys("j").sees("maat Jef — welke troef?").keys("\x03");
    assert_eq!(screen.ends(), 130);
}

#[test]
fn the_watch_redraws_what_others_record() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    let mut screen = Screen::open(&place, &["watch"], "en");
    screen.sees("Deal 1: Dee deals");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    screen.sees("131").keys("q");
    screen.waits(|| Eof).expect("it ends");
}

#[test]
fn the_watch_goes_on_with_the_next_match_of_the_table() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree --set target=500").ok();
    place.say("add bid ana 160 hearts, coinche bob, points ana 162").ok();
    let mut screen = Screen::open(&place, &["watch"], "en");
    screen.sees("won the match");
    // Another table does not take its place; the same people at another game do.
    place.say("new whist Eve Fay Gus Hal").ok();
    place.say("new manille Bob Ana Dee Cy --dealer Cy").ok();
    screen.sees("Manche 1").sees("Deal 1: Cy deals");
    assert!(screen.on_screen().contains("Manille"));
    screen.keys("q");
    screen.waits(|| Eof).expect("it ends");
}

#[test]
fn the_server_answers_the_keys_and_asks_before_it_stops() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    let mut screen = Screen::sized(&place, &["serve", "--port", "0"], "en", (100, 40));
    screen.sees("Nobody yet").keys("q").sees("Stop serving?").keys("n").sees("q: stop");
    screen.keys("r").keys("7").sees("Number: 7_").keys("\x1b").sees("q: stop");
    screen.keys("q").sees("Stop serving?").keys("y");
    screen.waits(|| Eof).expect("it ends");
}

#[test]
fn lines_are_asked_for_where_no_menu_can_be_drawn() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree").ok();
    let mut screen = Screen::open(&place, &["play", "--lines"], "en");
    screen
        .sees("what happened?")
        .keys("bid ana 100 hearts, points ana 131\n")
        .sees("Deal 2")
        .sees("happened?");
    screen.keys("quit\n");
    assert_eq!(screen.ends(), 0);
}

#[test]
#[allow(clippy::disallowed_methods, reason = "a test that waits")]
fn work_that_lasts_shows_how_far_it_is_and_leaves_nothing_behind() {
    let place = Place::new();
    std::fs::create_dir(place.path("sheets")).expect("a folder");
    // Enough for half a second in a program that is not optimised; sooner nothing is shown.
    for no in 0..600 {
        let deals = "deal, bid 1 100 hearts, points 1 110\n".repeat(8);
        let sheet = format!("match coinche \"Evening {no}\"\nplayers Ana Bob Cy Dee\n{deals}");
        std::fs::write(place.path(&format!("sheets/{no:04}.sheet")), sheet).expect("a sheet");
    }
    let folder = place.path("sheets");
    let begun = std::time::Instant::now();
    let mut screen = Screen::open(&place, &["import", folder.to_str().expect("a path")], "fr");
    screen.sees("600 nouvelles");
    // On a machine that does it at once there is nothing to show.
    let lasted = begun.elapsed() > Duration::from_millis(1500);
    assert!(
        !lasted || (screen.seen.contains("Importation") && screen.seen.contains("/600")),
        "{}",
        screen.seen
    );
    let shown = screen.on_screen();
    assert!(!shown.contains("/600"), "{shown}");
    assert_eq!(screen.ends(), 0);
}

#[test]
fn the_opening_shows_the_teams_and_explains_the_rules_under_the_cursor() {
    for (lang, command, whom, against, meaning) in [
        ("fr", "jouer", "Qui joue avec qui ?", "Hélène+Michèle contre Zoé+Jean-Pierre", "générale"),
        ("en", "play", "Who plays with whom?", "Hélène+Michèle against Zoé+Jean-Pierre", "declarations"),
    ] {
        let place = Place::new();
        place.say("new coinche Hélène Jean-Pierre Zoé Michèle --rules contree --set target=700").ok();
        let mut screen = Screen::sized(&place, &[command], lang, (60, 20));
        screen.sees("note, quit").keys(if lang == "fr" { "nouvelle\r" } else { "new\r" });
        screen.sees("?").keys("coi\r").sees("1").keys("\r");
        // Like last time: the day in words, what was set beside the preset too.
        screen.sees("2026").sees("700");
        // Another line: its whole meaning stands below, however long.
        screen.keys("coinche\r");
        screen.sees(meaning).sees(if lang == "fr" { "combien de points" } else { "how many points" });
        screen.keys("\r").sees(whom).sees(against).keys("2").sees("?").keys("\r").sees("1 (");
        screen.keys("\x03");
        assert_eq!(screen.ends(), 130);
        let report = place.say("show --json").ok().json();
        assert_eq!(report["players"], serde_json::json!(["Hélène", "Zoé", "Michèle", "Jean-Pierre"]));
    }
}

/// Somebody who has never held a contest: eight players, two tables, one round, and always the one next thing.
#[test]
fn a_contest_is_led_through_question_by_question() {
    let place = Place::new();
    let mut screen = Screen::open(&place, &["contest"], "en");
    screen.sees("Which game?").keys("whist\r");
    screen.sees("How many players come?").keys("none\r").sees("is no number").keys("8\r");
    screen.sees("how do they meet?").sees("2 tables, nobody exempt");
    screen.keys(DOWN).sees("7 rounds of 2 tables").keys(UP).sees("2 tables, nobody exempt").keys("\r");
    screen.sees("Which rules?").keys("\r").sees("How many rounds?").keys("1\r");
    screen.sees("How many deals").keys("\r").sees("What is the contest called?").keys("The Lion\r");
    screen.sees("Nobody has entered yet").sees("Who enters?").keys("Ana, Bob, Cy, Dee, Eve, Fox, Gus, Ana\r");
    screen.sees("Nobody was entered: Ana is in").keys("Ana, Bob, Cy, Dee, Eve, Fox, Gus, Hal\r");
    screen
        .sees("Who else enters, or what do the dice show?")
        .keys("4 2 7\r")
        .sees("each shows 1 to 6")
        .keys("4 2\r")
        .sees("Three dice are thrown");
    screen.keys("ANA\r").sees("Ana is entered already").keys("4 2 6\r");
    screen.sees("Which card comes in?").keys("1 three one\r").sees("is not what is asked for here");
    screen.keys("1 3 1\r").sees("One table still plays").sees("Which card comes in?").keys("2 0 5\r");
    screen.sees("Lock the round?").keys("\r").sees("The contest is over").sees("stop here").keys(ESCAPE);
    assert_eq!(screen.ends(), 0);
    let shown = place.say("contest show --json").ok().json();
    let points: Vec<_> =
        shown["standings"].as_array().expect("standings").iter().map(|one| one["points"].clone()).collect();
    assert_eq!(points, [5, 5, 3, 3, 1, 1, 0, 0]);
    assert_eq!(
        (&shown["contest"]["state"], &shown["contest"]["title"]),
        (&serde_json::json!("over"), &serde_json::json!("The Lion"))
    );
}

/// A figure typed behind one that was refused takes its place: it does not stand behind its digits.
#[test]
fn a_figure_takes_the_place_of_what_was_refused() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "bid ana 100 hearts"]).ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1").sees("quit").keys("points\r").sees("points").keys("about 131\r");
    screen.sees("is not a whole number").keys("131\r").sees("Deal 2");
    let deal = place.say("show --json").ok().json()["deals"][0]["events"].clone();
    assert_eq!(deal, serde_json::json!(["bid Ana 100 hearts", "points A 131"]));
}

/// A table that somebody disputes is not signed by its number alone: it is asked first, and no leaves it disputed.
#[test]
fn the_question_of_a_contest_asks_before_it_signs_what_is_disputed() {
    let (place, at) = hall("individual whist --rounds 1 --deals 1", 4);
    place.say("contest draw --dice 1 2 3").ok();
    {
        let served = Served::start(&place, "scribe", &["--contest"]);
        let seats = seated(&shown(&served, &at));
        let code = codes(&served, &at).remove(0);
        for (name, act, scores, known) in
            [(&seats[0][0][0], "result", "3 1", ""), (&seats[0][1][0], "dispute", "", "3 1")]
        {
            let said = [("act", act), ("scores", scores), ("known", known)];
            let said = served.post_as(&scans(&served, &code, name), &format!("{at}/1/1"), &said);
            assert_eq!(said.status, 200, "{}", said.body);
        }
    }
    let disputed =
        || place.say("contest show --json").ok().json()["rounds"][0]["tables"][0]["disputed"].clone();
    let mut screen = Screen::open(&place, &["contest"], "en");
    screen.sees("which table has signed?").keys("1\r").sees("Have both sides signed all the same?").keys("n");
    screen.sees("which table has signed?");
    assert_eq!(disputed(), serde_json::json!(["B"]));
    screen.keys("1\r").sees("Have both sides signed all the same?").keys("y");
    screen.sees("Both sides count as having signed").sees("Lock the round?").keys(ESCAPE);
    assert_eq!(screen.ends(), 0);
    assert_eq!(disputed(), serde_json::json!([]));
}

/// A letter that begins a line, and Enter at once: nothing is taken back by it, in any language.
#[test]
fn a_letter_and_enter_take_nothing_back() {
    for (lang, letters, ready) in
        [("en", ["t", "ta"], "Deal 2 ("), ("nl", ["t", "te"], "Gift 2 ("), ("fr", ["a", "an"], "Donne 2 (")]
    {
        let place = Place::new();
        place.say("new manille Ana Bob Cy Dee").ok();
        place.run(&["add", "trump spades, points A 40"]).ok();
        for letter in letters {
            let mut screen = Screen::open(&place, &["play"], lang);
            screen.sees(ready).sees("›").keys(&format!("{letter}\r"));
            // Whatever the letter begins asks for more, or is refused; the deal stands meanwhile.
            std::thread::sleep(std::time::Duration::from_millis(700));
            let report = place.say("show --json").ok().json();
            assert_eq!(report["deals"][0]["complete"], true, "{lang} {letter}");
        }
    }
}

/// The word for taking back, typed whole and ended by Enter: it takes back one entry and answers nothing of the next question.
#[test]
fn a_word_typed_whole_behind_its_first_letter_answers_nothing_else() {
    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee --dealer Dee").ok();
    place.run(&["add", "trump spades, points dee 50"]).ok();
    let mut screen = Screen::open(&place, &["play"], "fr");
    screen.sees("Donne 2 (").sees("›").keys("annuler\r").sees("donne nulle").keys("annuler\r");
    screen.sees("Donne 1 (").looks();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let report = place.say("show --json").ok().json();
    let events = report["deals"]
        .as_array()
        .map_or(0, |deals| deals.iter().map(|deal| deal["events"].as_array().map_or(0, Vec::len)).sum());
    assert_eq!(events, 0, "{report}");
}

/// A line that is pasted answers no question but the one that takes lines; behind one that is refused the others are not read, for
/// they would be told of another deal.
#[test]
fn what_is_pasted_is_read_as_lines_and_no_further_than_a_refused_one() {
    const BLOCK: &str = "bid ana 100 hearts, points ana 131\nbid bob 90 spades, points bob 400\nbid cy 90 clubs, points cy 100";
    let told = |place: &Place| {
        let deals = place.say("show --json").ok().json()["deals"].clone();
        let deals = deals.as_array().expect("deals").iter().map(|deal| deal["events"].to_string());
        deals.collect::<Vec<_>>()
    };
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1").sees("quit").keys(&format!("\x1b[200~{BLOCK}\x1b[201~"));
    screen.sees("there are only 162").sees("The line behind it is not read.").sees("Deal 2");
    assert_eq!(told(&place).len(), 1);
    // How much is asked: a line is no answer to that.
    screen
        .sees("quit")
        .keys("b")
        .sees("how much?")
        .keys("\x1b[200~bid dee 90 hearts, points dee 100\x1b[201~");
    screen.looks().keys(ESCAPE).sees("Deal 2");
    assert_eq!(told(&place).len(), 1);
    screen.sees("quit").keys("\x03");
    assert_eq!(screen.ends(), 130);
    let mut screen = Screen::open(&place, &["play", "--lines"], "en");
    screen
        .sees("Deal 2")
        .keys("bid bob 90 spades, points bob 400\nbid cy 90 clubs, points cy 100\npoints cy 99\n");
    screen.sees("there are only 162").sees("The 2 lines behind it are not read.").sees("Deal 2");
    assert_eq!(told(&place).len(), 1);
    screen.keys("quit\n");
    assert_eq!(screen.ends(), 0);
}

/// What is typed at a table at ordinary speed: a line is no longer word of the menu that begins so, Enter behind a refused line chooses
/// nothing, several players are named at once, and the name of one of two is that of their side.
#[test]
fn a_line_that_is_typed_is_what_it_says() {
    let dealt = |place: &Place| place.say("show --json").ok().json();
    let place = Place::new();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Quel jeu").keys("belote\r").sees("Joueur").keys("Ana, Bob, Cy, Dee, Eve\r").sees("5 noms");
    screen.keys("Ana, Bob, Cy, Dee\r").sees("Quelles règles").keys("\x03");
    assert_eq!(screen.ends(), 130);

    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen
        .sees("Donne 1 (")
        .sees("arr")
        .keys("passe ana, passe bob, prend cy coeur, points 95\r")
        .sees("Donne 2 (");
    let told = serde_json::json!(["pass Ana", "pass Bob", "take Cy hearts", "points A 95"]);
    assert_eq!(dealt(&place)["deals"][0]["events"], told);
    screen.keys("qsdf\r").sees("commence par").sees("Donne 2 (").keys("\r\r").keys("qui parle ?\r");
    screen.sees("Pour gagner").sees("Donne 2 (");
    assert_eq!(dealt(&place)["deals"].as_array().map(Vec::len), Some(1));
    screen.keys("\x03");
    assert_eq!(screen.ends(), 130);

    let place = Place::new();
    place.say("new colour-whist An Bé Cor Do --dealer Do").ok();
    let mut screen = Screen::open(&place, &["speel"], "nl");
    screen.sees("Gift 1").sees("stop").keys("beslissing\r").sees("regel");
    let paused = || std::thread::sleep(std::time::Duration::from_millis(700));
    screen.keys(ESCAPE).sees("Gift 1").sees("stop");
    // A key right behind Escape is another key.
    paused();
    screen.keys("c").sees("welke").keys("solo 6");
    screen.sees("alleen 6");
    screen.keys("ha");
    // The same words stand below before and behind it: what is recorded says that it was read.
    let recorded = || dealt(&place)["deals"][0]["events"].clone();
    let read = (0..100).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        recorded().is_array()
    });
    assert!(read, "nothing was recorded");
    screen.sees("stop").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(recorded(), serde_json::json!(["bid Cor solo-6 hearts"]));

    let place = Place::new();
    place.say("new whist Ann Ben Cat Dan --dealer Dan").ok();
    let mut screen = Screen::open(&place, &["play"], "en");
    screen.sees("Deal 1").sees("quit").keys("i").sees("for whom?");
    paused();
    screen.keys("zz\r").sees("none of these");
    paused();
    screen.keys("d").sees("Ben+Dan").keys("8\r").sees("Deal 2").sees("quit").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(dealt(&place)["deals"][0]["events"], serde_json::json!(["tricks B 8"]));
}

/// A letter of the menu records nothing that a word may begin with, whatever stands below the fold: the revoke of whoever is named, the
/// passes of everybody. A word that is written out and goes on otherwise is another word.
#[test]
fn a_word_is_not_eaten_by_a_letter_of_the_menu() {
    let events = |place: &Place| place.say("show --json").ok().json()["deals"][0]["events"].clone();
    let slowly = |screen: &mut Screen, keys: &str| {
        for key in keys.chars() {
            screen.keys(&key.to_string());
            std::thread::sleep(std::time::Duration::from_millis(60));
        }
    };
    let place = Place::new();
    place.say("new belote Ana Bob Cy Dee --dealer Dee").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Donne 1 (").sees("quitter");
    slowly(&mut screen, "tierce dee roi coeur\r");
    screen.sees("Donne 1 (").sees("quitter");
    assert_eq!(events(&place), serde_json::Value::Null);
    screen.keys("prend bob pique\r").sees("Donne 1 (prise");
    for word in ["remise bob\r", "reb bob\r"] {
        slowly(&mut screen, word);
        screen.sees("commence par").sees("Donne 1 (prise").keys("\x1b");
        std::thread::sleep(std::time::Duration::from_millis(700));
    }
    slowly(&mut screen, "rebelote bob\r");
    screen.sees("belote").sees("Donne 1 (prise").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(events(&place), serde_json::json!(["take Bob spades", "belote Bob"]));

    let place = Place::new();
    place.say("new manille Ana Bob Cy Dee --dealer Dee").ok();
    place.say("add trump spades").ok();
    let mut screen = Screen::open(&place, &["speel"], "nl");
    screen.sees("Gift 1").sees("stop");
    slowly(&mut screen, "verdubbeld ana\r");
    screen.sees("schoppen, klopt Ana").sees("Gift 1").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(events(&place), serde_json::json!(["trump spades", "contre Ana"]));

    // The letter alone is enough, once nothing comes behind it.
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    screen.sees("Donne 1 (").sees("quitter").keys("t").sees("Donne 2 (").sees("quitter").keys("\x03");
    assert_eq!(screen.ends(), 130);
    assert_eq!(events(&place).as_array().map(Vec::len), Some(4));
}

/// Who deals is said where it can be nobody else; asked, the cursor stands on who does, and a slip is put right the same way.
#[test]
fn who_deals_is_told_and_a_slip_is_put_right() {
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --rules contree --dealer Ana").ok();
    let mut screen = Screen::open(&place, &["jouer"], "fr");
    let dealer = || place.say("show --json").ok().json()["next"]["dealer"].clone();
    screen.sees("Donne 1 (").sees("note, quitter");
    // Enter alone changes nothing.
    screen.keys("qui donne\r").sees("Qui donne").sees("› Ana").keys("\r").sees("Donne 1 (");
    assert_eq!(dealer(), serde_json::json!(1));
    screen.sees("note, quitter").keys("qui donne\r").sees("Qui donne").keys("b").sees("note, quitter");
    screen.keys("qui donne\r").sees("Qui donne").sees("› Bob").keys("c").sees("note, quitter");
    assert_eq!(dealer(), serde_json::json!(3));
    screen.keys("contrat ana 100 cœur\r").sees("note, quitter").keys("qui donne\r");
    screen.sees("Cy donne, ").sees("note, quitter");
    screen.keys("\x03");
    assert_eq!(screen.ends(), 130);
}
