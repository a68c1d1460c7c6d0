//! `ardoise serve` as programs see it: addresses and forms, places, resends, other writers, and its end.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use super::program::Place;

/// A server of a place's database.
pub struct Served {
    child: Child,
    pub port: u16,
    /// A token of the place that was asked for.
    pub token: String,
    lines: BufReader<std::process::ChildStdout>,
}

/// An answer.
pub struct Answered {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

impl Answered {
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.headers.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Served {
    /// Serves a place's database to whoever holds the token of `place`.
    pub fn start(at: &Place, place: &str, args: &[&str]) -> Served {
        let args = [&["serve", "--port", "0", "--token", place], args].concat();
        Served::run(at.command(&args))
    }

    /// The same on a port of before, in a clock that goes.
    pub fn run(mut command: Command) -> Served {
        let mut child =
            command.env_remove("ARDOISE_NOW").stdout(Stdio::piped()).spawn().expect("the program runs");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = || {
            let mut line = String::new();
            lines.read_line(&mut line).expect("a line");
            line.trim().to_owned()
        };
        let address = line();
        let token = line();
        let port = address.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        let token = token.strip_prefix("token ").expect("a token").to_owned();
        Served { child, port: port.unwrap_or_else(|| panic!("no address: {address}")), token, lines }
    }

    /// The next invitation that is said: token and code.
    pub fn invitation(&mut self) -> (String, String) {
        loop {
            let mut line = String::new();
            assert!(self.lines.read_line(&mut line).expect("a line") > 0, "nothing more is said");
            if let Some((address, code)) =
                line.trim().strip_prefix("join ").and_then(|l| l.split_once(" code "))
            {
                let token = address.split_once('#').expect("a fragment").1;
                return (token.to_owned(), code.replace(' ', ""));
            }
        }
    }

    /// Sends bytes as they are and gives what comes back.
    pub fn raw(&self, request: &str) -> Answered {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        // What is too long is answered before all of it has come.
        let _ = stream.write_all(request.as_bytes());
        let mut text = Vec::new();
        let _ = stream.read_to_end(&mut text);
        let text = String::from_utf8_lossy(&text).into_owned();
        let (headers, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = headers.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answered { status, headers: headers.to_owned(), body: body.to_owned() }
    }

    /// A request with headers of its own.
    pub fn ask(&self, method: &str, path: &str, headers: &str, fields: &[(&str, &str)]) -> Answered {
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        let body = body.join("&");
        self.raw(&format!(
            "{method} {path} HTTP/1.1\r\nConnection: close\r\n{headers}Content-Type: \
             application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ))
    }

    fn host(&self) -> String {
        format!("Host: 127.0.0.1:{}\r\n", self.port)
    }

    pub fn get(&self, path: &str, headers: &str) -> Answered {
        self.ask("GET", path, &format!("{}{headers}", self.host()), &[])
    }

    /// Posts fields as the program that holds the token, and wants JSON.
    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answered {
        let own =
            format!("{}Accept: application/json\r\nAuthorization: Bearer {}\r\n", self.host(), self.token);
        self.ask("POST", path, &own, fields)
    }

    /// The headers of a browser that holds the token.
    pub fn as_browser(&self) -> String {
        format!("{}Accept: text/html\r\nAuthorization: Bearer {}\r\n", self.host(), self.token)
    }

    /// Posts fields as the browser that holds a cookie, and wants JSON.
    pub fn post_as(&self, cookie: &str, path: &str, fields: &[(&str, &str)]) -> Answered {
        let own = format!("{}Accept: application/json\r\nCookie: {cookie}\r\n", self.host());
        self.ask("POST", path, &own, fields)
    }

    /// Ends it as the system does, and gives its status.
    pub fn terminate(self) -> i32 {
        self.ended_by("-TERM")
    }

    /// The same with a signal.
    pub fn ended_by(mut self, signal: &str) -> i32 {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status().expect("a signal is sent");
        assert!(sent.success());
        for _ in 0..500 {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status.code().unwrap_or(-1);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it does not end");
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn encoded(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(letter).collect()
}

fn key() -> String {
    uuid::Uuid::now_v7().to_string()
}

/// A match of coinche by the contrée, with the address of its page.
fn table(set: &str) -> (Place, String) {
    let place = Place::new();
    let open = format!("new coinche Ana Bob Cy Dee --dealer Dee --rules contree --json {set}");
    let id = place.say(&open).ok().json()["match"]["id"].as_str().expect("an id").to_owned();
    (place, format!("/m/{id}"))
}

#[test]
fn a_deal_is_recorded_once_and_a_stale_page_is_told() {
    let (place, page) = table("");
    let served = Served::start(&place, "scribe", &[]);
    let key = key();
    let line = "bid ana 100 hearts, points ana 131";
    let fields = [("line", line), ("seq", "1"), ("key", key.as_str())];
    let first = served.post(&format!("{page}/record"), &fields);
    assert_eq!((first.status, &first.json()["seq"], &first.json()["again"]), (200, &json!(3), &json!(false)));
    let again = served.post(&format!("{page}/record"), &fields);
    assert_eq!((again.status, &again.json()["seq"], &again.json()["again"]), (200, &json!(3), &json!(true)));
    // Somebody goes back to the form that was sent, and changes it: it is not the deal that is recorded.
    let otherwise = [("line", "bid ana 100 hearts, points ana 95"), ("seq", "3"), ("key", key.as_str())];
    let changed = served.post(&format!("{page}/record"), &otherwise);
    let said = (changed.status, &changed.json()["error"]["id"], &changed.json()["recorded"]);
    assert_eq!(said, (409, &json!("serve-sent-before"), &json!(false)));
    let other = self::key();
    let stale = served.post(&format!("{page}/record"), &[("line", line), ("seq", "1"), ("key", &other)]);
    assert_eq!(stale.status, 409);
    assert_eq!(stale.json()["meanwhile"][0]["text"], "bid Ana 100 hearts");
    let text = |stale: &Answered| stale.json()["error"]["text"].as_str().expect("a text").to_owned();
    assert!(text(&stale).ends_with("What you typed is kept; look whether it still holds."), "{}", stale.body);
    // Who takes something back has typed nothing.
    let stale = served.post(&format!("{page}/undo"), &[("seq", "1"), ("key", &self::key()), ("sure", "1")]);
    assert_eq!(stale.status, 409);
    assert!(text(&stale).ends_with("Look whether this is still wanted."), "{}", stale.body);
    let stale = served.post(&format!("{page}/record"), &[("line", line), ("seq", "1"), ("key", &other)]);
    assert_eq!(stale.json()["seq"], 3);
    // What was taken back meanwhile is told, and not by its number.
    place.say("undo").ok();
    let stale = served.post(&format!("{page}/record"), &[("line", line), ("seq", "3"), ("key", &other)]);
    assert_eq!(stale.json()["meanwhile"][0]["text"], "takes back “bid Ana 100 hearts, points Ana 131”");
    place.say("redo").ok();
    // What cannot be is refused in the words of the command line.
    let refused = served
        .post(&format!("{page}/record"), &[("line", "bid ana 95 hearts"), ("seq", "5"), ("key", &other)]);
    let said = place.run(&["--json", "add", "bid ana 95 hearts"]).json();
    assert_eq!((refused.status, &refused.json()["error"]["text"]), (422, &said["error"]["text"]));
    assert_eq!(place.run(&["show", "--json"]).ok().json()["deals"].as_array().map(Vec::len), Some(1));
    let shown = served.get(&format!("{page}.json"), "");
    assert_eq!(shown.json()["totals"], json!({"A": 230, "B": 30}));
}

/// Two who count a deal both send it: the second one is told that it is written already, and finds no form to send once more. What
/// is not the same is kept.
#[test]
fn a_deal_that_two_phones_send_is_written_once() {
    let (place, page) = table("");
    let served = Served::start(&place, "scribe", &[]);
    let browser = served.as_browser();
    let send = |line: &str, key: &str| {
        served.ask("POST", &format!("{page}/record"), &browser, &[("line", line), ("seq", "1"), ("key", key)])
    };
    let line = "bid ana 100 hearts, points ana 131";
    assert_eq!(send(line, &key()).status, 303);
    let same = send(line, &key());
    assert_eq!(same.status, 409);
    assert!(
        same.body.contains("The same is written already") && !same.body.contains("<form"),
        "{}",
        same.body
    );
    // What may be typed to put it right is told with what was said at this table.
    let deal = served.ask("GET", &format!("{page}/deal/1"), &browser, &[]);
    let how = "What is right: points A 131 · drop 2 · replace 2 points A 131";
    assert!(deal.body.contains(how), "{}", deal.body);
    let other = send("bid ana 100 hearts, points ana 132", &key());
    assert!(other.status == 409 && other.body.contains("What you typed is kept"), "{}", other.body);
    assert_eq!(place.run(&["show", "--json"]).ok().json()["deals"].as_array().map(Vec::len), Some(1));
}

#[test]
fn every_other_change_is_shown_before_it_is_made() {
    let (place, page) = table("--set agree=shown");
    place.say("add bid ana 100 hearts, points ana 131").ok();
    let bob = Served::start(&place, "Bob", &[]);
    for (act, fields) in [
        ("undo", vec![]),
        ("amend", vec![("deal", "1"), ("change", "points ana 120")]),
        ("agree", vec![("deal", "1")]),
    ] {
        let looked = bob.post(&format!("{page}/{act}"), &fields);
        assert_eq!(
            (looked.status, &looked.json()["recorded"]),
            (200, &json!(false)),
            "{act}: {}",
            looked.body
        );
    }
    assert_eq!(place.run(&["show", "--json"]).ok().json()["deals"][0]["agreement"]["agreed"], json!([]));
    let agreed = bob.post(&format!("{page}/agree"), &[("deal", "1"), ("sure", "1")]);
    assert_eq!((agreed.status, &agreed.json()["recorded"]), (200, &json!(true)), "{}", agreed.body);
    let deal = place.run(&["show", "--json"]).ok().json()["deals"][0].clone();
    assert_eq!((&deal["agreement"]["agreed"], &deal["score"]["A"]), (&json!([2]), &json!(230)));
    // The author of an event is the place's player.
    let log = place.run(&["log", "--json"]).ok().json();
    assert!(log.to_string().contains("\"Bob\""), "{log}");
    let ruling = bob.post(&format!("{page}/ruling"), &[("ruling", "misdeal"), ("sure", "1")]);
    assert_eq!(ruling.status, 403);
    let amended =
        bob.post(&format!("{page}/amend"), &[("deal", "1"), ("change", "points ana 120"), ("sure", "1")]);
    assert_eq!(amended.status, 200, "{}", amended.body);
    // Bob put it right himself: now somebody of the other side must agree.
    let deal = place.run(&["show", "--json"]).ok().json()["deals"][0].clone();
    assert_eq!(
        (&deal["agreement"]["state"], &deal["agreement"]["awaits"]),
        (&json!("entered"), &json!([1, 3]))
    );
}

/// Ana and Cy entered the deal: it waits for Bob or Dee, and for nobody who speaks for them.
#[test]
fn a_player_agrees_for_himself_alone_and_gives_no_points_of_his_own() {
    let (place, page) = table("--set agree=required");
    let ana = Served::start(&place, "Ana", &[]);
    let record = format!("{page}/record");
    let deal = ana.post(&record, &[("line", "bid ana 100 hearts, points ana 131")]);
    assert_eq!(deal.status, 200, "{}", deal.body);
    for (act, field, text, id) in [
        ("record", "line", "agreed bob", "serve-agree-own"),
        ("record", "line", "disputed bob", "serve-agree-own"),
        ("record", "line", "note done, agreed dee", "serve-agree-own"),
        ("record", "line", "adjust A +500 mine", "serve-only-referee"),
        ("amend", "change", "adjust A +500 mine", "serve-only-referee"),
    ] {
        let refused = ana.post(&format!("{page}/{act}"), &[(field, text), ("deal", "1"), ("sure", "1")]);
        assert_eq!(
            (refused.status, &refused.json()["error"]["id"]),
            (422, &json!(id)),
            "{text}: {}",
            refused.body
        );
    }
    let deal = place.run(&["show", "--json"]).ok().json()["deals"][0].clone();
    assert_eq!((&deal["agreement"]["state"], &deal["score"]["A"]), (&json!("entered"), &json!(230)));
    drop(ana);
    let bob = Served::start(&place, "Bob", &[]);
    // Why he disputes it stands with it; whoever agrees needs no word.
    let why = [("deal", "1"), ("sure", "1"), ("agrees", "no"), ("text", "the belote")];
    assert_eq!(bob.post(&format!("{page}/agree"), &why).status, 200);
    let disputed = place.run(&["show", "--json"]).ok().json()["deals"][0]["agreement"]["disputed"].clone();
    assert_eq!((&disputed[0]["by"], &disputed[0]["text"]), (&json!(2), &json!("the belote")), "{disputed}");
    let key = uuid::Uuid::now_v7().to_string();
    let fields = [("deal", "1"), ("sure", "1"), ("key", key.as_str())];
    for again in [false, true] {
        let agreed = bob.post(&format!("{page}/agree"), &fields).json();
        assert_eq!((&agreed["recorded"], &agreed["again"]), (&json!(true), &json!(again)), "{agreed}");
    }
    drop(bob);
    // What he said is not theirs to take back.
    let ana = Served::start(&place, "Ana", &[]);
    let refused = ana.post(&format!("{page}/undo"), &[("sure", "1")]);
    assert_eq!((refused.status, &refused.json()["error"]["id"]), (422, &json!("serve-agree-own")));
}

/// What the referee gave is not put right by a player, neither dropped nor written over, and the deal said again on a phone is not
/// taken for the one before.
#[test]
fn a_player_puts_no_points_of_the_referee_right() {
    let (place, page) = table("");
    place.run(&["add", "bid ana 100 hearts, points ana 131"]).ok();
    place.run(&["add", "adjust A -100 revoke"]).ok();
    let served = Served::start(&place, "Ana", &[]);
    for change in ["drop 3", "replace 3 note gone"] {
        let fields = [("deal", "1"), ("change", change), ("sure", "1")];
        let refused = served.post(&format!("{page}/amend"), &fields);
        assert_eq!(
            (refused.status, &refused.json()["error"]["id"]),
            (422, &json!("serve-only-referee")),
            "{change}: {}",
            refused.body
        );
    }
    let amended = [("deal", "1"), ("change", "points ana 121"), ("sure", "1")];
    assert_eq!(served.post(&format!("{page}/amend"), &amended).status, 200);
    let line = [("line", "points ana 121")];
    let again = served.ask("POST", &format!("{page}/record"), &served.as_browser(), &line);
    assert!(again.body.contains("says so already"), "{}", again.body);
    assert_eq!(place.run(&["show", "--json"]).ok().json()["deals"][0]["score"]["A"], json!(120));
    // What a side did wrong is a ruling too: neither his to write nor to take back.
    let revoked = [("line", "bid cy 100 spades, revoke bob"), ("sure", "1")];
    let refused = served.post(&format!("{page}/record"), &revoked);
    assert_eq!((refused.status, &refused.json()["error"]["id"]), (422, &json!("serve-only-referee")));
    drop(served);
    place.run(&["add", "bid cy 100 spades, revoke bob"]).ok();
    let served = Served::start(&place, "Bob", &[]);
    let refused = served.post(&format!("{page}/undo"), &[("sure", "1")]);
    assert_eq!((refused.status, &refused.json()["error"]["id"]), (422, &json!("serve-only-referee")));
    drop(served);
    // So it is where the referee put a deal of before right with them.
    place.run(&["amend", "1", "add adjust B -50 late", "--yes"]).ok();
    let score = || place.run(&["show", "--json"]).ok().json()["deals"][0]["score"]["B"].clone();
    let given = score();
    let served = Served::start(&place, "Bob", &[]);
    let refused = served.post(&format!("{page}/undo"), &[("sure", "1")]);
    assert_eq!((refused.status, &refused.json()["error"]["id"]), (422, &json!("serve-only-referee")));
    assert_eq!(score(), given, "they stand");
}

/// The referee writes under his own name: a deal that he entered is nobody's, whoever started the server.
#[test]
fn what_the_referee_records_is_entered_by_no_player() {
    let (place, page) = table("--set agree=shown");
    let mut command = place.command(&["serve", "--port", "0", "--token", "referee"]);
    command.env("ARDOISE_AUTHOR", "Ana");
    let served = Served::run(command);
    let deal = served.post(&format!("{page}/record"), &[("line", "bid ana 100 hearts, points ana 131")]);
    assert_eq!((deal.status, &deal.json()["recorded"]), (200, &json!(true)), "{}", deal.body);
    let log = place.run(&["log", "--json"]).ok().json()["log"].clone();
    let last = log.as_array().and_then(|log| log.last()).expect("an entry");
    assert_eq!(last["author"], "referee", "{log}");
    let agreement = place.run(&["show", "--json"]).ok().json()["deals"][0]["agreement"].clone();
    assert_eq!((&agreement["by"], &agreement["awaits"]), (&Value::Null, &json!([1, 2, 3, 4])), "{agreement}");
}

/// What a program answers that is no answer is refused, and neither replaced by another nor left out.
#[test]
fn an_answer_that_is_none_is_refused() {
    let place = Place::new();
    place.say("new whist Ana Bob Cy Dee").ok();
    let page = format!("/m/{}", place.run(&["show", "--json"]).ok().json()["match"]["id"].as_str().unwrap());
    let served = Served::start(&place, "scribe", &[]);
    let tricks = |whose| [("end", "tricks"), ("tricks.for", whose), ("tricks.figure", "9")];
    let refused = served.post(&format!("{page}/record"), &tricks("Ana"));
    assert_eq!((refused.status, &refused.json()["error"]["id"]), (422, &json!("serve-bad-field")));
    // What is wrong with an answer, and what is missing, is told to a program as to a thumb.
    let why = |served: &Served, page: &str, answers: &[(&str, &str)]| {
        let refused = served.post(&format!("{page}/record"), answers);
        (refused.status, refused.json()["error"]["id"].clone(), refused.json()["error"]["text"].clone())
    };
    assert_eq!(
        why(&served, &page, &tricks("A")[..2]),
        (422, json!("serve-missing"), json!("Still missing: Tricks."))
    );
    let taken = served.post(&format!("{page}/record"), &tricks("A"));
    assert_eq!((taken.status, &taken.json()["recorded"]), (200, &json!(true)), "{}", taken.body);
    let totals = place.run(&["show", "--json"]).ok().json()["deals"][0]["score"].clone();
    assert_eq!(totals["A"], json!(3), "{totals}");
    drop(served);
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee").ok();
    let page = format!("/m/{}", place.run(&["show", "--json"]).ok().json()["match"]["id"].as_str().unwrap());
    let served = Served::start(&place, "scribe", &[]);
    let own = [("bid.player", "1"), ("bid.level", "100"), ("bid.suit", "hearts"), ("coinche.player", "3")];
    let said = "Coinche: One does not coinche one’s own side: 100 ♥ is by Ana.";
    assert_eq!(why(&served, &page, &own), (422, json!("serve-fault"), json!(said)));
}

/// Whose a count is stands under no finger where nobody undertook the deal; and what was tapped and fits no more is not left out
/// without a word.
#[test]
fn a_form_chooses_no_side_and_loses_no_answer() {
    let place = Place::new();
    let open = |game: &str| {
        let opened = place.say(&format!("new {game} Ana Bob Cy Dee --dealer Dee --json")).ok().json();
        format!("/m/{}", opened["match"]["id"].as_str().expect("an id"))
    };
    let (whist, tarot) = (open("whist"), open("tarot"));
    let (belote, coinche) = (open("belote"), open("coinche"));
    let served = Served::start(&place, "scribe", &["--all"]);
    let enter = |page: &str, fields: &[(&str, &str)]| {
        served.ask("POST", &format!("{page}/record"), &served.as_browser(), fields)
    };
    let form = served.ask("GET", &format!("{whist}/enter"), &served.as_browser(), &[]).body;
    assert!(form.contains("name=\"tricks.for\" value=\"A\">"), "{form}");
    assert!(!form.contains("name=\"tricks.for\" value=\"A\" checked"), "{form}");
    let tricks = [("end", "tricks"), ("tricks.figure", "9")];
    assert_eq!(enter(&whist, &tricks).status, 422);
    assert!(enter(&whist, &[tricks.as_slice(), &[("tricks.for", "B")]].concat()).status < 400);
    // Cy takes, and Dee announced no slam.
    let deal =
        [("bid.player", "3"), ("bid.contract", "garde"), ("bouts.count", "2"), ("points.points", "60")];
    let lost = enter(&tarot, &[deal.as_slice(), &[("chelem.player", "4")]].concat());
    assert_eq!(lost.status, 422);
    assert!(lost.body.contains("Dee is not the taker: only Cy may say that."), "{}", lost.body);
    assert!(enter(&tarot, &deal).status < 400);
    // A figure that makes the contract, and the word that it failed: the form with the word has no figure.
    let deal = [("take.player", "1"), ("take.suit", "hearts"), ("end", "down")];
    let lost = enter(&belote, &[deal.as_slice(), &[("points.figure", "120")]].concat());
    assert_eq!(lost.status, 422);
    assert!(lost.body.contains("“points 120” does not go with the rest"), "{}", lost.body);
    assert!(enter(&belote, &deal).status < 400);
    // To many tables 250 is the capot: that is the word on the button.
    let form = served.ask("GET", &format!("{coinche}/enter"), &served.as_browser(), &[]).body;
    assert!(form.contains("name=\"bid.level\" value=\"240\"") && form.contains("value=\"capot\""), "{form}");
    assert!(!form.contains("name=\"bid.level\" value=\"250\""), "{form}");
}

/// At tarot a count may have a half: what cannot be read says so, and stays where it was typed.
#[test]
fn a_count_that_cannot_be_read_is_told_as_what_it_is() {
    let place = Place::new();
    place.say("new tarot Ana Bob Cy Dee").ok();
    let page = format!("/m/{}", place.run(&["show", "--json"]).ok().json()["match"]["id"].as_str().unwrap());
    let served = Served::start(&place, "scribe", &[]);
    let asked = "/enter?bid.player=2&bid.contract=garde&bouts.count=1&points.points=5o";
    let form = served.ask("GET", &format!("{page}{asked}"), &served.as_browser(), &[]).body;
    assert!(
        form.contains("“5o” is no figure: points, with a half") && form.contains("value=\"5o\""),
        "{form}"
    );
    let refused = served.post(&format!("{page}/amend"), &[("deal", "-1"), ("change", "note x")]);
    assert_eq!(refused.json()["error"]["id"], json!("serve-no-deal"), "{}", refused.body);
}

/// A phone is told what is wrong and no command of a terminal; programs are told both.
#[test]
fn a_page_names_no_command() {
    let place = Place::new();
    let opened = |line: &str| {
        let shown = place.say(line).ok().json();
        format!("/m/{}", shown["match"]["id"].as_str().expect("an id"))
    };
    let other = opened("new coinche Eve Fox Guy Hal --json");
    let page = opened("new tarot Ana Bob Cy Dee --dealer Dee --json");
    let served = Served::start(&place, "scribe", &[]);
    let elsewhere = served.ask("GET", &other, &served.as_browser(), &[]);
    assert!(elsewhere.status == 404 && !elsewhere.body.contains("ardoise play"), "{}", elsewhere.body);
    place.say("add bid ana garde, bouts 2, points ana 50").ok();
    place.say("add bid ana garde").ok();
    let refused = |(act, fields, why, typed): (&str, &[(&str, &str)], &str, &str)| {
        let at = format!("{page}/{act}");
        let told = served.post(&at, fields);
        let hint = told.json()["error"]["hint"].as_str().map(str::to_owned).unwrap_or_default();
        assert!(told.status == 422 && hint.contains(typed), "{act}: {}", told.body);
        let read = served.ask("POST", &at, &served.as_browser(), fields);
        assert!(read.status == 422 && read.body.contains(why), "{act}: {}", read.body);
        assert!(!read.body.contains("ardoise a"), "{act}: {}", read.body);
    };
    let amended = |change| [("deal", "1"), ("change", change)];
    for case in [
        ("record", &[("line", "revoke bob")][..], "no price", "ardoise add --as-played"),
        ("amend", &amended("add bid bob petite"), "1", "ardoise amend 1 replace 1"),
        ("amend", &amended("drop 1"), "1", "ardoise amend 1 …, drop 2"),
        ("amend", &amended("agreed bob"), "1", "ardoise add agreed Bob deal 1"),
    ] {
        refused(case);
    }
}

/// By which rules the table plays is nothing that a player takes back, be it the last thing that was written.
#[test]
fn a_player_takes_no_rules_of_the_table_back() {
    let (place, page) = table("");
    place.run(&["adopt", "--set", "target=1500"]).ok();
    let served = Served::start(&place, "Ana", &["--agree", "required"]);
    let log = || place.run(&["log", "--json"]).ok().json();
    let before = log();
    for _ in 0..2 {
        let refused = served.post(&format!("{page}/undo"), &[("sure", "1")]);
        assert_eq!(
            (refused.status, &refused.json()["error"]["id"]),
            (422, &json!("serve-table-not-yours")),
            "{}",
            refused.body
        );
    }
    assert_eq!(log(), before);
}

/// A match that is over says on a phone who won it.
#[test]
fn a_phone_is_told_who_won() {
    let (place, page) = table("--set target=500");
    place.run(&["add", "bid ana 160 hearts, coinche bob, capot ana"]).ok();
    let served = Served::start(&place, "onlooker", &[]);
    let told = served.get(&page, "").body;
    assert!(told.contains("Ana+Cy won the match.") && !told.contains("drawn"), "{told}");
}

#[test]
fn a_token_and_a_code_let_one_person_in_and_no_other() {
    let (place, page) = table("");
    let mut served = Served::start(&place, "onlooker", &[]);
    let (token, code) = served.invitation();
    let host = served.host();
    let join =
        |fields: &[(&str, &str)], more: &str| served.ask("POST", "/join", &format!("{host}{more}"), fields);
    // Reading wants no place, writing does; an onlooker only reads.
    assert_eq!(served.get(&page, "").status, 200);
    let record = format!("{page}/record");
    assert_eq!(served.ask("POST", &record, &host, &[("line", "pass ana")]).status, 403);
    assert_eq!(served.post(&record, &[("line", "pass ana")]).status, 403);
    let let_in = join(&[("token", &token)], "");
    let cookie = let_in.header("set-cookie").expect("a cookie").to_owned();
    assert_eq!((let_in.status, let_in.header("location")), (303, Some("/join")));
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().expect("a pair"));
    assert_eq!(join(&[("token", &token)], "").status, 403);
    assert_eq!(join(&[("code", &code)], "").status, 403);
    assert_eq!(join(&[("place", "Eve")], &cookie).status, 422);
    assert_eq!(join(&[("place", "Ana")], &cookie).status, 303);
    let recorded = served.ask("POST", &record, &format!("{host}{cookie}"), &[("line", "pass ana")]);
    assert_eq!((recorded.status, recorded.header("location")), (303, Some(page.as_str())));
    // The secret is nowhere but with its holder.
    let kept = std::fs::read_to_string(place.path("ardoise.places.json")).expect("places are kept");
    let secret = cookie.trim().split('=').nth(1).expect("a secret").to_owned();
    assert!(!kept.contains(&secret) && kept.contains("Ana"), "{kept}");
}

#[test]
fn nothing_forged_is_accepted() {
    let (place, page) = table("");
    let served = Served::start(&place, "scribe", &[]);
    let record = format!("{page}/record");
    let own = format!("Authorization: Bearer {}\r\nAccept: application/json\r\n", served.token);
    let port = served.port;
    let mut accepted = 0;
    for n in 0..1_000_u32 {
        let host = match n % 5 {
            0 => format!("evil{n}.example:{port}"),
            1 => format!("127.0.0.1:{}", u32::from(port) + 1 + n),
            2 => format!("192.168.{}.{}:{port}", n % 250, n % 199),
            3 => format!("localhost.evil{n}.example"),
            _ => format!("127.0.0.1:{port}.evil{n}.example"),
        };
        accepted += u32::from(
            served.ask("POST", &record, &format!("Host: {host}\r\n{own}"), &[("line", "note a")]).status
                != 403,
        );
    }
    assert_eq!(accepted, 0, "hosts");
    let host = served.host();
    for n in 0..1_000_u32 {
        let from = match n % 4 {
            0 => format!("Origin: http://evil{n}.example\r\n"),
            1 => format!("Origin: https://127.0.0.1:{port}\r\n"),
            2 => format!("Origin: http://127.0.0.1:{port}.evil{n}.example\r\n"),
            _ => "Origin: null\r\nSec-Fetch-Site: cross-site\r\n".to_owned(),
        };
        accepted += u32::from(
            served.ask("POST", &record, &format!("{host}{own}{from}"), &[("line", "note a")]).status != 403,
        );
    }
    assert_eq!(accepted, 0, "origins");
    for n in 0..1_000_u64 {
        let token = format!("{:064x}", u128::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835));
        let bearer = format!("{host}Authorization: Bearer {token}\r\nCookie: ardoise={token}\r\n");
        accepted += u32::from(served.ask("POST", &record, &bearer, &[("line", "note a")]).status != 403);
        accepted += u32::from(served.ask("POST", "/join", &host, &[("token", &token)]).status != 403);
    }
    assert_eq!(accepted, 0, "tokens");
    let mut locked = 0;
    for n in 0..1_000_u32 {
        let code = format!("{:06}", n * 997 % 1_000_000);
        match served.ask("POST", "/join", &host, &[("code", &code)]).status {
            403 => {}
            429 => locked += 1,
            _ => accepted += 1,
        }
    }
    assert_eq!(accepted, 0, "codes");
    assert!(locked > 900, "{locked} codes were locked out");
    assert_eq!(place.run(&["show", "--json"]).ok().json()["deals"], json!([]));
}

#[test]
fn what_the_command_line_writes_is_news_and_the_end_closes_every_stream() {
    let (place, page) = table("");
    let served = Served::start(&place, "scribe", &[]);
    let mut stream = TcpStream::connect(("127.0.0.1", served.port)).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a timeout");
    stream
        .write_all(format!("GET {page}/stream HTTP/1.1\r\n{}\r\n", served.host()).as_bytes())
        .expect("sent");
    let mut lines = BufReader::new(stream);
    let mut next = |wanted: &str| {
        let mut line = String::new();
        loop {
            line.clear();
            if lines.read_line(&mut line).expect("news") == 0 {
                return false;
            }
            if line.contains(wanted) {
                return true;
            }
        }
    };
    assert!(next("\"seq\":1}"));
    place.say("add bid ana 100 hearts, points ana 131").ok();
    assert!(next("\"seq\":3}"));
    // The next match of the same players is told to who waits for news of this one.
    place.say("new coinche Ana Bob Cy Dee --rules contree").ok();
    let next_id =
        place.run(&["show", "--json"]).ok().json()["match"]["id"].as_str().expect("an id").to_owned();
    assert!(next(&next_id));
    assert_eq!(served.terminate(), 0);
    assert!(!next("data:"), "the stream goes on");
}

#[test]
fn a_server_killed_in_the_middle_loses_nothing_and_writes_nothing_twice() {
    let (place, page) = table("");
    let port = {
        let served = Served::start(&place, "scribe", &[]);
        served.port
    };
    let port = port.to_string();
    let serve = || Served::run(place.command(&["serve", "--port", &port, "--token", "scribe"]));
    let mut served = serve();
    let keys: Vec<String> = (0..12).map(|_| key()).collect();
    for (at, key) in keys.iter().enumerate() {
        let note = format!("note number {at}");
        // Sent until it is acknowledged, the first time into a server that is killed at once.
        let mut tries = 0;
        loop {
            tries += 1;
            let shown = served.get(&format!("{page}.json"), "");
            if tries == 1 && at % 3 == 0 {
                let body = format!("line={}&key={key}", encoded(&note));
                let mut stream = TcpStream::connect(("127.0.0.1", served.port)).expect("it listens");
                let head = format!(
                    "POST {page}/record HTTP/1.1\r\n{}Authorization: Bearer {}\r\nContent-Type: \
                     application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
                    served.host(),
                    served.token,
                    body.len()
                );
                stream.write_all(head.as_bytes()).expect("sent");
                std::thread::sleep(Duration::from_millis(at as u64));
                served.kill();
                served = serve();
                continue;
            }
            assert_eq!(shown.status, 200);
            let answered = served.post(&format!("{page}/record"), &[("line", note.as_str()), ("key", key)]);
            if answered.status == 200 {
                break;
            }
            assert!(tries < 5, "{}", answered.body);
        }
    }
    let log = place.run(&["log", "--json"]).ok().json().to_string();
    for at in 0..keys.len() {
        let note = format!("number {at}\"");
        assert_eq!(
            log.matches(&format!("note \\\"number {at}\\\"")).count().max(log.matches(&note).count()),
            1,
            "{at}: {log}"
        );
    }
    place.say("check").ok();
}

#[test]
fn pages_are_small_and_speak_the_language_of_the_reader() {
    let (place, page) = table("--set target=10000");
    for _ in 0..12 {
        place.say("add bid ana 100 hearts, points ana 90").ok();
    }
    let served = Served::start(&place, "scribe", &[]);
    let common: usize = ["/table.css", "/table.js"].iter().map(|path| served.get(path, "").body.len()).sum();
    for path in ["", "/wall", "/rules", "/deal/3", "/ruling", "/enter"] {
        let own = format!("Authorization: Bearer {}\r\n", served.token);
        let french =
            served.get(&format!("{page}{path}"), &format!("{own}Accept-Language: fr-BE,en;q=0.5\r\n"));
        let english = served.get(&format!("{page}{path}"), &format!("{own}Accept-Language: en\r\n"));
        assert_eq!((french.status, english.status), (200, 200), "{path}");
        assert!(french.body.contains("lang=\"fr\"") && english.body.contains("lang=\"en\""), "{path}");
        assert!(
            french.body.len() + common <= 30_000 || path == "/rules",
            "{path}: {}",
            french.body.len() + common
        );
        assert!(
            ["src", "href", "action"].iter().all(|name| !english.body.contains(&format!("{name}=\"http"))),
            "{path} asks another host"
        );
        assert!(
            !english.body.contains("<script>") && !english.body.contains(" onclick"),
            "{path} has a script inside"
        );
        assert!(
            english
                .header("content-security-policy")
                .is_some_and(|policy| policy.starts_with("default-src 'self'"))
        );
    }
    assert!(served.get(&page, "Accept-Language: fr\r\n").body.contains("Les donnes, la dernière en haut"));
    assert_eq!(served.get("/article/coinche.marks", "").status, 200);
    assert_eq!((served.get("/m/nobody", "").status, served.get("/nowhere", "").status), (404, 404));
    let long = "x".repeat(20_000);
    assert_eq!(served.post(&format!("{page}/record"), &[("line", &long)]).status, 413);
}

/// The values of the radio buttons of a page by their names, in its order; `checked` is not looked at.
fn questions(page: &str) -> Vec<(String, Vec<String>)> {
    let attribute = |tag: &str, name: &str| {
        let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
        Some(rest.split('"').next().unwrap_or_default().to_owned())
    };
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    let form =
        page.split("<form class=\"entry\"").nth(1).expect("a form").split("</form>").next().expect("its end");
    for tag in form.split("<input").skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
        let (Some(kind), Some(name)) = (attribute(tag, "type"), attribute(tag, "name")) else { continue };
        let value =
            if kind == "radio" { attribute(tag, "value").unwrap_or_default() } else { format!("<{kind}>") };
        match found.iter_mut().find(|(known, _)| *known == name) {
            Some((_, values)) => values.push(value),
            None => found.push((name, vec![value])),
        }
    }
    found
}

/// The deal that comes of the first answer to each question, figures and words being those: its answers, or none if it cannot be
/// entered.
fn answered(served: &Served, page: &str, (figure, words): (&str, &str)) -> Option<Vec<(String, String)>> {
    let own = format!("Authorization: Bearer {}\r\n", served.token);
    let mut answers: Vec<(String, String)> = Vec::new();
    for _ in 0..16 {
        let query: Vec<String> =
            answers.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        let shown = served.get(&format!("{page}/enter?{}", query.join("&")), &own);
        assert_eq!(shown.status, 200, "{}", shown.body);
        if !shown.body.contains("class=\"go open\"") {
            return Some(answers);
        }
        let asked = questions(&shown.body);
        let open = |(name, values): &&(String, Vec<String>)| {
            let hidden = values[0] == "<hidden>";
            !hidden && !values[0].is_empty() && answers.iter().all(|(known, _)| known != name)
        };
        let (name, values) = asked.iter().find(open)?;
        let value = match values[0].as_str() {
            "<number>" => figure.to_owned(),
            "<text>" => words.to_owned(),
            _ if values.contains(&figure.to_owned()) && name.ends_with("figure") => figure.to_owned(),
            first => first.to_owned(),
        };
        answers.push((name.clone(), value));
    }
    None
}

/// In every game of the registry a deal can be entered by answering what the page asks, first answers first; and put right in the
/// same form, which has those answers in place.
#[test]
fn every_game_has_its_form() {
    for game in ardoise_rules::games::GAMES {
        let rules = game.resolve(game.info().presets[0].name, &[]).expect("a preset");
        let range = game.players(&rules).expect("a number");
        let count = if range.contains(&4) { 4 } else { *range.start() };
        let players = ["Ana", "Bob", "Cy", "Dee", "Eve"][..count].join(" ");
        let game = game.id();
        let place = Place::new();
        let id = place.say(&format!("new {game} {players} --json")).ok().json()["match"]["id"]
            .as_str()
            .expect("an id")
            .to_owned();
        let served = Served::start(&place, "scribe", &[]);
        let page = format!("/m/{id}");
        let own = format!("Authorization: Bearer {}\r\n", served.token);
        // A figure that this game takes, and a card or half points where it wants to be told one.
        let typed =
            ["100", "30", "8", "7", "4"].iter().flat_map(|figure| [(*figure, "10H"), (*figure, *figure)]);
        let answers = typed.into_iter().find_map(|typed| answered(&served, &page, typed));
        let answers = answers.unwrap_or_else(|| panic!("{game} takes none of the figures"));
        let fields: Vec<(&str, &str)> =
            answers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let done = served.post(&format!("{page}/record"), &fields);
        assert_eq!(done.status, 200, "{game}: {answers:?} {}", done.body);
        let deals = || place.run(&["show", "--json"]).ok().json()["deals"].clone();
        let before = deals();
        assert_eq!(before[0]["complete"], json!(true), "{game}: {answers:?} {before}");
        // Put right: the same answers are in place, and another one moves the score.
        let form = served.get(&format!("{page}/amend?deal=1"), &own);
        assert_eq!(form.status, 200, "{game}: {}", form.body);
        assert!(!form.body.contains("class=\"go open\""), "{game}: {}", form.body);
        let choices = questions(&form.body);
        for (name, value) in &answers {
            let chosen = format!("name=\"{name}\" value=\"{value}\" checked");
            let typed = format!("name=\"{name}\"");
            let stands = form.body.contains(&chosen)
                || (form.body.contains(&typed) && form.body.contains(&format!(" value=\"{value}\"")));
            assert!(stands, "{game}: {name}={value} {choices:?}");
        }
        let amend = |other: Option<(&str, &str)>, sure: &str| {
            let mut fields = vec![("deal", "1"), ("sure", sure)];
            for (name, value) in &answers {
                let value = other.filter(|(changed, _)| changed == name).map_or(value.as_str(), |(_, to)| to);
                fields.push((name, value));
            }
            served.post(&format!("{page}/amend"), &fields)
        };
        assert_eq!(amend(None, "").json()["error"]["id"], json!("amend-nothing"), "{game}");
        let others = choices.iter().flat_map(|(name, values)| {
            values
                .iter()
                .filter(|value| !value.is_empty() && !value.starts_with('<'))
                .map(move |value| (name, value))
        });
        let mut others = others
            .filter(|(name, value)| answers.iter().any(|(known, chosen)| known == *name && chosen != *value));
        let moved = others.find(|(name, value)| {
            let would = amend(Some((name, value)), "");
            would.status == 200
                && would.json()["would"]["totals"]["before"] != would.json()["would"]["totals"]["after"]
        });
        let (name, value) = moved.unwrap_or_else(|| panic!("{game}: nothing moves the score {choices:?}"));
        assert_eq!(deals(), before, "{game}: looked at only");
        let kept = amend(Some((name, value)), "1");
        assert_eq!(kept.status, 200, "{game}: {name}={value} {}", kept.body);
        let after = deals();
        assert!(after[0] != before[0] && after[0]["amended"] == json!(true), "{game}: {after}");
        place.say("check").ok();
    }
}

/// What a page says, without its marks.
fn words_of(page: &str) -> String {
    let main = page.split("<main").nth(1).and_then(|rest| rest.split("</main>").next()).expect("a middle");
    main.split('<')
        .filter_map(|part| part.split_once('>'))
        .map(|(_, text)| text)
        .collect::<Vec<_>>()
        .join("\n")
}

/// What an irregularity costs is told in words to players: what happened, what follows and what the article says. Nothing there is
/// typed, and nothing is called by its id.
#[test]
fn a_ruling_is_told_in_words() {
    for game in ardoise_rules::games::GAMES {
        let place = Place::new();
        let id = game.id();
        let rules = game.resolve(id, &[]).expect("its rules");
        let count = *game.players(&rules).expect("a number").end().min(&4);
        let players = ["Ana", "Bob", "Cy", "Dee"][..count].join(" ");
        place.say(&format!("new {id} {players}")).ok();
        let known =
            place.say(&format!("referee ruling {id} --lang fr --json")).ok().json()["rulings"].clone();
        let served = Served::start(&place, "scribe", &[]);
        let page = served.get("/", "").header("location").expect("the match").to_owned();
        for ruling in known.as_array().expect("rulings") {
            let text = |name: &str| ruling[name].as_str().expect("a text").to_owned();
            let shown =
                served.get(&format!("{page}/ruling?ruling={}", text("id")), "Accept-Language: fr\r\n").body;
            let said = words_of(&shown);
            let article = ardoise_rules::games::rulebooks(ardoise_rules::words::Lang::Fr)
                .into_iter()
                .flat_map(|(_, book)| ardoise_rules::engine::articles(book))
                .find(|article| article.id == text("article"))
                .expect("its article");
            assert!(said.contains(article.title), "{id}: {said}");
            let ids = [text("article"), " ardoise ".to_owned(), "À noter".to_owned()];
            for id in ids {
                assert!(!said.contains(&id), "{id}: {said}");
            }
            let options = game.settable().into_iter().map(|spec| spec.id).filter(|id| id.contains('-'));
            for option in options {
                assert!(!said.contains(option), "{option}: {said}");
            }
        }
    }
}

/// At tarot for five the called card is a button among those that may be called, and none need be; a slam that was announced may be
/// a small one, and the excuse may lie among the trumps that were shown.
#[test]
fn cards_and_marks_of_a_deal_are_buttons() {
    let place = Place::new();
    let opened = place.say("new tarot Ana Bob Cy Dee Eve --set petit-chelem=on --json").ok().json();
    let id = opened["match"]["id"].as_str().expect("an id").to_owned();
    let served = Served::start(&place, "scribe", &[]);
    let page = format!("/m/{id}");
    let own = format!("Authorization: Bearer {}\r\n", served.token);
    let mut answers = vec![
        ("bid.player", "2"),
        ("bid.contract", "garde"),
        ("partner.holder", "3"),
        ("bouts.count", "2"),
        ("poignee.player", "2"),
        ("poignee.size", "double"),
        ("chelem.player", "2"),
        ("points.points", "81,5"),
    ];
    let form = |answers: &[(&str, &str)]| {
        let query: Vec<String> =
            answers.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        served.get(&format!("{page}/enter?{}", query.join("&")), &own).body
    };
    // Nobody need tell what was called.
    let shown = form(&answers);
    assert!(!shown.contains("class=\"go open\""), "{shown}");
    let asked = questions(&shown);
    let values = |name: &str| asked.iter().find(|(known, _)| known == name).map(|(_, values)| values.clone());
    let called = values("call.card").expect("cards to call");
    assert_eq!(called[..6], ["", "KH", "KD", "KC", "KS", "QH"]);
    assert_eq!(called.len(), 1 + 16, "{called:?}");
    assert_eq!(values("chelem.small").expect("a small slam"), ["", "petit"]);
    assert_eq!(values("poignee.excuse").expect("the excuse"), ["", "excuse"]);
    // A small slam is made or failed by the tricks.
    answers.extend([("call.card", "KC"), ("chelem.small", "petit"), ("poignee.excuse", "excuse")]);
    answers.extend([("tricks.side", "attack"), ("tricks.count", "14")]);
    let done = served.post(&format!("{page}/record"), &answers);
    assert_eq!(done.status, 200, "{}", done.body);
    let sheet = place.say(&format!("export {id}")).ok().out.clone();
    for line in
        ["call Bob KC", "chelem Bob petit", "poignee Bob double excuse", "tricks attack 14", "points 81.5"]
    {
        assert!(sheet.contains(line), "{line}: {sheet}");
    }
    let amended = served.get(&format!("{page}/amend?deal=1"), &own).body;
    for (name, value) in answers.iter().filter(|(name, _)| *name != "points.points") {
        assert!(amended.contains(&format!("name=\"{name}\" value=\"{value}\" checked")), "{name}: {amended}");
    }
    // Half a point stands as the reader writes it.
    let french = served.get(&format!("{page}/amend?deal=1"), &format!("{own}Accept-Language: fr\r\n")).body;
    assert!(amended.contains("value=\"81.5\"") && french.contains("value=\"81,5\""), "{french}");
}

/// Where a camp will do as well as any of its players, the page asks for the camp; whom a line named is kept. What a side did is
/// asked once.
#[test]
fn a_camp_is_asked_for_by_its_word() {
    let place = Place::new();
    let open = |game: &str| {
        let line = format!("new {game} Ana Bob Cy Marie-Jeanne --dealer Marie-Jeanne --json");
        format!("/m/{}", place.say(&line).ok().json()["match"]["id"].as_str().expect("an id"))
    };
    let (belote, page) = (open("belote"), open("tarot"));
    place.say("add bid ana garde, bouts 2, petit cy, points 50").ok();
    let served = Served::start(&place, "scribe", &["--all"]);
    let own = format!("Authorization: Bearer {}\r\nAccept-Language: fr\r\n", served.token);
    let asked_at = |address: &str, name: &str| {
        let shown = served.get(address, &own).body;
        let asked = questions(&shown).into_iter().find(|(known, _)| known == name);
        asked.map(|(_, values)| values)
    };
    let values = |path: &str, name: &str| asked_at(&format!("{page}{path}"), name);
    let one = "/enter?bid.player=2&bid.contract=garde&bouts.count=1";
    assert_eq!(values(one, "petit.side").expect("it is asked"), ["", "attack", "defence"]);
    assert_eq!(values(one, "tricks.side").expect("it is asked"), ["", "attack", "defence"]);
    let told = format!("{one}&petit.side=attack");
    assert_eq!(values(&told, "petit2.side"), None);
    let last = format!("{belote}/enter?take.player=1&take.suit=hearts&last-trick.side=A");
    assert_eq!(asked_at(&last, "last-trick.side").expect("it is asked"), ["", "A", "B"]);
    assert_eq!(asked_at(&last, "last-trick2.side"), None);
    // Who won is not known before the bouts are told: either camp can be said, and stays said.
    for told in ["", "&petit.side=attack", "&bouts.count=1"] {
        let asked = format!("/enter?bid.player=2&bid.contract=garde{told}");
        assert_eq!(values(&asked, "petit.side").expect("it is asked"), ["", "attack", "defence"], "{told}");
    }
    assert_eq!(values("/enter", "capot.side").expect("it is asked"), ["", "attack", "defence"]);
    assert_eq!(values("/enter", "chelem.player").expect("it is asked"), ["", "2", "3", "4", "1"]);
    // Without a bout the petit is the other camp's: the answer of before stands with what is wrong with it, and the points are asked.
    let against = "/enter?bid.player=2&bid.contract=garde&bouts.count=0&petit.side=attack";
    let shown = served.get(&format!("{page}{against}"), &own).body;
    assert!(shown.contains("name=\"petit.side\" value=\"attack\" checked"), "{shown}");
    assert!(shown.contains("class=\"fault\"") && shown.contains("name=\"points.points\""), "{shown}");
    assert_eq!(values("/amend?deal=1", "petit.side").expect("it is asked"), ["", "attack", "defence", "3"]);
    let form = served.get(&format!("{page}/amend?deal=1"), &own).body;
    assert!(form.contains("name=\"petit.side\" value=\"3\" checked"), "{form}");
    // What belongs to an answer says so, and another one is called another one.
    let more = format!("{one}&poignee.player=4&tricks.side=attack");
    let more = served.get(&format!("{page}{more}"), &own).body;
    for label in ["Poignée · <bdi>Marie-Jeanne</bdi>", "Autre poignée", "Plis · attaque"] {
        assert!(more.contains(&format!("<legend>{label}</legend>")), "{label}: {more}");
    }
    let much = format!("{page}/enter?bid.player=2&bid.contract=garde&bouts.count=3&points.points=91");
    assert!(served.get(&much, &own).body.contains("tous-les-plis"));
}

/// At marjolet the turned card alone tells the trumps: it is asked, and what is shown is of a suit.
#[test]
fn a_turned_card_that_tells_the_trumps_is_asked() {
    let place = Place::new();
    let opened = place.say("new marjolet Ana Lea --dealer Ana --json").ok().json();
    let served = Served::start(&place, "scribe", &[]);
    let own = format!("Authorization: Bearer {}\r\n", served.token);
    let enter = format!("/m/{}/enter", opened["match"]["id"].as_str().expect("an id"));
    let asked = questions(&served.get(&enter, &own).body);
    let (_, cards) = asked.iter().find(|(name, _)| name == "turn.card").expect("the card is asked");
    assert_eq!((cards.len(), cards[0].as_str(), cards[1].as_str()), (33, "", "AH"));
    let shown = served.get(&format!("{enter}?meld.player=1&meld.kind=marriage"), &own).body;
    assert!(shown.contains("Missing: Who.") || shown.contains(">Suit<"), "{shown}");
    assert!(!shown.contains(">Trumps<"), "{shown}");
}

/// With the card that is turned up its suit is chosen already, and the second round is one touch away.
#[test]
fn a_suit_that_is_turned_up_is_chosen_and_another_one_can_be() {
    let place = Place::new();
    let opened = place.say("new belote Ana Bob Cy Dee --dealer Dee --json").ok().json();
    place.say("add turn 9H").ok();
    let served = Served::start(&place, "scribe", &["--all"]);
    let own = format!("Authorization: Bearer {}\r\n", served.token);
    let enter = format!("/m/{}/enter?take.player=1", opened["match"]["id"].as_str().expect("an id"));
    let shown = served.get(&enter, &own).body;
    let asked = questions(&shown);
    let suits = asked.iter().find(|(name, _)| name == "take.suit").expect("the suit is asked");
    assert_eq!(suits.1, ["hearts", "diamonds", "clubs", "spades"]);
    assert!(shown.contains("name=\"take.suit\" value=\"hearts\" checked"), "{shown}");
    let other = served.get(&format!("{enter}&take.suit=spades&points.A=90"), &own).body;
    assert!(other.contains("name=\"take.suit\" value=\"spades\" checked"), "{other}");
}

/// Names of which one is long stand on wider buttons, four of them two by two, so that none is broken at its hyphen; in a line of
/// text such a name goes to the next one whole.
#[test]
fn a_name_with_a_hyphen_is_not_broken() {
    let place = Place::new();
    let line = "new tarot Ana Bob Cy Marie-Jeanne --dealer Marie-Jeanne --json";
    let opened = place.say(line).ok().json();
    let served = Served::start(&place, "scribe", &[]);
    let own = format!("Authorization: Bearer {}\r\n", served.token);
    let page = format!("/m/{}/enter", opened["match"]["id"].as_str().expect("an id"));
    let form = served.get(&page, &own).body;
    let before = form.split("name=\"bid.player\"").next().expect("it is asked who");
    assert!(before.contains("style=\"--w:max(5.5rem,min(40%,8rem))\""), "{form}");
    assert!(form.contains("style=\"--w:5.5rem\""), "{form}");
    assert!(form.contains("<bdi>Marie-Jeanne</bdi> deals"), "{form}");
}

/// Whose a figure is can be seen, and each of two declarers has one; what was probably meant by a line is one touch away.
#[test]
fn it_is_said_whose_a_figure_is() {
    let place = Place::new();
    let open = |game: &str| {
        let opened =
            place.say(&format!("new {game} Lieve Jef Marie-Jeanne Wout --dealer Wout --json")).ok().json();
        format!("/m/{}", opened["match"]["id"].as_str().expect("an id"))
    };
    let (wiezen, manillen, belote, tarot) =
        (open("colour-whist"), open("manille"), open("belote"), open("tarot"));
    let served = Served::start(&place, "scribe", &["--all"]);
    let own = format!("Authorization: Bearer {}\r\nAccept-Language: nl\r\n", served.token);
    let shown = |page: &str, answers: &str| served.get(&format!("{page}/enter?{answers}"), &own).body;
    let misere = "what=bid&bid.player=2&bid.contract=petite-misere";
    assert!(!shown(&wiezen, misere).contains("Slagen van"));
    // Who took is not answered yet; then it is his side's figure, of two sides, and at tarot the attack's.
    assert!(!shown(&belote, "").contains("Punten van"));
    assert!(shown(&belote, "take.player=2&take.suit=hearts").contains("Punten van Jef + Wout"));
    assert!(shown(&tarot, "").contains("Punten · aanval"));
    let beyond = shown(&tarot, "bid.player=2&bid.contract=garde&points.points=92");
    assert!(beyond.contains("“92” is te veel: een gift telt 91 punten."), "{beyond}");
    let two = shown(&wiezen, &format!("{misere}&support.player=4&end=tricks&tricks.figure=0"));
    assert!(two.contains("Slagen van Jef") && two.contains("Slagen van Wout"), "{two}");
    assert!(two.contains("Ontbreekt nog: Slagen van Wout."), "{two}");
    let fields = [
        ("what", "bid"),
        ("bid.player", "2"),
        ("bid.contract", "petite-misere"),
        ("support.player", "4"),
        ("end", "tricks"),
        ("tricks.figure", "0"),
        ("tricks2.figure", "1"),
    ];
    let done = served.post(&format!("{wiezen}/record"), &fields);
    assert_eq!(done.status, 200, "{}", done.body);
    let totals = served.get(&format!("{wiezen}.json"), "").json()["totals"].clone();
    assert_eq!(totals, json!({"1": 10, "2": -10, "3": 10, "4": -10}));
    let amended = served.get(&format!("{wiezen}/amend?deal=1"), &own).body;
    assert!(amended.contains("name=\"tricks2.figure\" value=\"1\" checked"), "{amended}");
    // At manille nobody on the screen was asked who undertakes: the other side may count as well.
    let trump = shown(&manillen, "what=trump&trump.suit=hearts");
    assert!(trump.contains("name=\"points.for\" value=\"B\" checked"), "{trump}");
    let other = shown(&manillen, "what=trump&trump.suit=hearts&points.for=A&points.figure=42");
    assert!(other.contains("Lieve + <bdi>Marie-Jeanne</bdi> <b>8</b>"), "{other}");
    // An example of a line is one that can be said.
    assert!(shown(&wiezen, "").contains("zoals op papier: iedereen past · nota"));
    assert!(shown(&manillen, "").contains("zoals op papier: nota"));
    let headers = format!("{}{own}", served.host());
    let refused = served.ask("POST", &format!("{manillen}/record"), &headers, &[("line", "wout harten 42")]);
    assert_eq!(refused.status, 422, "{}", refused.body);
    // What can be said stands line by line.
    let said = served.ask("POST", &format!("{manillen}/record"), &headers, &[("line", "zzz wout 42")]).body;
    let said =
        said.split("role=\"alert\">").nth(1).and_then(|said| said.split("</p>").next()).expect("a refusal");
    assert!(said.lines().count() > 2, "{said}");
    let meant = "name=\"line\" value=\"troef wout harten, punten wout 42\"";
    assert!(refused.body.contains(meant) && refused.body.contains("Ja, noteren"), "{}", refused.body);
}

#[test]
fn a_token_is_for_somebody_at_the_table() {
    let (place, _) = table("");
    place.say("serve --port 0 --token Zoe").refused(1, "Nobody at this table is called “Zoe”");
    place
        .run(&["--lang", "nl", "serve", "--port", "0", "--token", "Zoe"])
        .refused(1, "Ana, Bob, Cy of Dee, of voor schrijver");
}

/// The same four sit at two tables: the next match of each stays with it, however often it is asked for.
#[test]
fn the_next_match_stays_with_the_table_it_was_asked_from() {
    let place = Place::new();
    let open = |game: &str| {
        let opened = place.say(&format!("new {game} Ana Bob Cy Dee --json")).ok().json();
        opened["match"]["id"].as_str().expect("an id").to_owned()
    };
    let (one, two) = (open("coinche"), open("whist"));
    let served = Served::start(&place, "scribe", &["--all"]);
    let next = |id: &str| served.post(&format!("/m/{id}/next"), &[("sure", "1")]).json();
    let first = next(&one);
    assert_eq!(first["again"], json!(false), "{first}");
    let third = first["match"].as_str().expect("a match").to_owned();
    assert!(third != one && third != two, "{first}");
    assert_eq!((&next(&one)["match"], &next(&one)["again"]), (&json!(third), &json!(true)));
    let game = |id: &str| served.get(&format!("/m/{id}.json"), "").json()["match"]["game"].clone();
    assert_eq!(game(&third), json!("coinche"));
    let fourth = next(&two);
    assert_eq!(
        (&fourth["again"], game(fourth["match"].as_str().expect("a match"))),
        (&json!(false), json!("whist"))
    );
    assert_eq!(next(&one)["match"], json!(third));
}

#[test]
fn more_tables_than_a_list_shows_are_served_all_the_same() {
    let place = Place::new();
    std::fs::create_dir(place.path("tables")).expect("a folder");
    for table in 0..1_001 {
        let sheet = format!("match whist \"{table}\"\ndate 2026-11-01\nplayers Ana Bob Cy Dee{table}\n");
        place.write(&format!("tables/{table}.sheet"), &sheet);
    }
    place.run(&["import", &place.path("tables").display().to_string()]).ok();
    let conn = rusqlite::Connection::open(place.db()).expect("a database");
    let by_turn = |order: &str| -> String {
        let sql = format!("SELECT id FROM match ORDER BY turn {order} LIMIT 1");
        conn.query_row(&sql, [], |row| row.get(0)).expect("a match")
    };
    let served = Served::start(&place, "scribe", &["--all"]);
    for id in [by_turn("ASC"), by_turn("DESC")] {
        let told =
            served.post(&format!("/m/{id}/record"), &[("line", "tricks ana 9"), ("key", key().as_str())]);
        assert_eq!((told.status, told.json()["recorded"].clone()), (200, json!(true)), "{}", told.body);
        assert_eq!(served.get(&format!("/m/{id}"), "").status, 200);
    }
}

/// What is refused before a page looks at it is told in the language of who asks, and in JSON to programs, as everything else.
#[test]
fn what_no_page_answers_is_told_in_words() {
    let (place, page) = table("");
    let served = Served::start(&place, "scribe", &[]);
    let host = served.host();
    let french = format!("{host}Accept-Language: fr\r\n");
    let long = "x".repeat(3_000_000);
    let record = format!("{page}/record");
    for (answer, status, words) in [
        (served.ask("GET", &format!("{page}/deal/x"), &french, &[]), 400, "Rechargez la page"),
        (served.ask("DELETE", &page, &french, &[]), 405, "Il n’y a rien à cette adresse."),
        (served.ask("POST", &record, &french, &[("line", &long)]), 413, "C’est trop pour un seul formulaire"),
        (served.ask("GET", &page, "Host: evil.example\r\nAccept-Language: fr\r\n", &[]), 403, "tapez celle"),
    ] {
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.body.contains(words), "{status}: {}", answer.body);
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{status}");
    }
    let told = served.post(&record, &[("line", &long)]);
    assert_eq!(
        (told.status, &told.json()["error"]["text"]),
        (413, &json!("That is too much for one form: nothing is recorded."))
    );
    // Two lines of one form are both recorded.
    let told = served.post(&record, &[("line", "note one"), ("line", "note two"), ("sure", "1")]);
    assert_eq!((told.status, &told.json()["recorded"]), (200, &json!(true)), "{}", told.body);
    let log = place.say("log --json").ok().json();
    assert_eq!(log["log"].as_array().map(Vec::len), Some(3), "{log}");
    // Bytes that are no text are no remark.
    let before = served.get(&page, "").body;
    let body = "line=note+salut%FF&seq=&key=";
    let told = served.raw(&format!(
        "POST {record} HTTP/1.1\r\nConnection: close\r\n{host}Accept: application/json\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        served.token,
        body.len()
    ));
    assert_eq!(
        (told.status, &told.json()["error"]["text"]),
        (400, &json!("What was sent is not text in UTF-8: nothing is recorded."))
    );
    assert_eq!(served.get(&page, "").body, before);
}

/// Another taker in the form of a deal takes with the figures that stand there, whatever name they were told with. By hand: Bob with
/// two bouts and 50 makes 41 by 9, 25 and 9 twice is 68, three times over.
#[test]
fn another_taker_in_the_form_has_its_figures() {
    for (game, told, fields, totals) in [
        (
            "tarot",
            "bid ana garde, bouts ana 2, points ana 50",
            &[("bid.player", "2"), ("bid.contract", "garde"), ("bouts.count", "2"), ("points.points", "50")]
                [..],
            json!({"1": -68, "2": 204, "3": -68, "4": -68}),
        ),
        (
            "belote",
            "take ana hearts, points 97",
            &[("take.player", "2"), ("take.suit", "hearts"), ("points.figure", "97")],
            json!({"A": 65, "B": 97}),
        ),
    ] {
        let place = Place::new();
        place.say(&format!("new {game} Ana Bob Cy Dee --dealer Dee")).ok();
        place.say(&format!("add {told}")).ok();
        let served = Served::start(&place, "scribe", &[]);
        let page = served.get("/", "").header("location").expect("the match").to_owned();
        let own = format!("Authorization: Bearer {}\r\n", served.token);
        let form = served.get(&format!("{page}/amend?deal=1"), &own).body;
        let mut sent = vec![("deal".to_owned(), "1".to_owned()), ("sure".to_owned(), "1".to_owned())];
        for (name, values) in questions(&form) {
            let checked =
                |value: &&String| form.contains(&format!("name=\"{name}\" value=\"{value}\" checked"));
            let stands = values.iter().find(checked).cloned();
            let other = fields.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
            sent.extend(other.or(stands).map(|value| (name.clone(), value)));
        }
        let sent: Vec<(&str, &str)> =
            sent.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let done = served.post(&format!("{page}/amend"), &sent);
        assert_eq!(done.status, 200, "{game}: {sent:?} {}", done.body);
        assert_eq!(place.say("show --json").ok().json()["totals"], totals, "{game}: {sent:?}");
    }
}
