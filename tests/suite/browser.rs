//! The table's page in a real browser: two phones and a wall; a phone without scripts. Needs chromium and chromedriver; where
//! they are missing the tests say so and pass.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use super::halls::{codes, hall, seated, shown as standing};
use super::program::Place;
use super::served::Served;

/// The program that drives browsers.
struct Driver {
    child: Child,
    port: u16,
    /// Where the browsers leave what they write: it goes when they have ended.
    _place: Place,
}

impl Driver {
    /// None, and loudly so, where there is no browser to be driven.
    #[expect(clippy::print_stderr, reason = "a test that was skipped says so")]
    fn start() -> Option<Driver> {
        let installed = |name: &str| {
            Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status()
        };
        if installed("chromium").is_err() || installed("chromedriver").is_err() {
            eprintln!(
                "\n*** SKIPPED: chromium and chromedriver are not installed; the page was not tried in a browser ***\n"
            );
            return None;
        }
        let place = Place::new();
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", place.path(""))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // The browsers that it starts are of its group: they end with it, also where a test fails before it closes them.
            .process_group(0)
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let port = lines.find_map(|line| {
            let line = line.ok()?;
            line.split("successfully on port ").nth(1)?.trim_end_matches('.').trim().parse().ok()
        });
        // What it goes on saying is read, so that it never waits for it.
        std::thread::spawn(move || lines.for_each(drop));
        Some(Driver { child, port: port.expect("a port"), _place: place })
    }

    async fn browser(&self, width: u32, height: u32, scripts: bool, lang: &str) -> Client {
        let size = format!("--window-size={width},{height}");
        let args = [
            size.as_str(),
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
        ];
        let mut options = json!({
            "args": args, "binary": "/usr/bin/chromium", "prefs": {"intl.accept_languages": lang},
        });
        // The driver taps a touch screen by a script of its own.
        if scripts {
            options["mobileEmulation"] =
                json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0}});
        }
        let mut wishes = serde_json::Map::new();
        wishes.insert("goog:chromeOptions".to_owned(), options);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wishes);
        let browser = builder.connect(&format!("http://127.0.0.1:{}", self.port)).await.expect("a browser");
        if !scripts {
            let session = browser.session_id().await.expect("an answer").expect("a session");
            self.without_scripts(&session);
        }
        browser
    }

    /// Tells a browser to run no script of any page; what drives it goes on.
    fn without_scripts(&self, session: &str) {
        let body =
            json!({"cmd": "Emulation.setScriptExecutionDisabled", "params": {"value": true}}).to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let request = format!(
            "POST /session/{session}/goog/cdp/execute HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: \
             close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("it is sent");
        let mut status = String::new();
        BufReader::new(stream).read_line(&mut status).expect("an answer");
        assert!(status.contains(" 200 "), "{status}");
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until a page has such an element whose text has these words.
#[track_caller]
fn shown<'a>(page: &'a Client, css: &'a str, words: &'a str) -> impl Future<Output = ()> + 'a {
    let at = std::panic::Location::caller();
    async move {
        let mut last = String::new();
        for _ in 0..150 {
            last.clear();
            for found in page.find_all(Locator::Css(css)).await.unwrap_or_default() {
                last += &found.text().await.unwrap_or_default();
                last += "|";
            }
            if last.contains(words) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{at}: {words} is not shown in {css}: {last}");
    }
}

/// Presses what is there; a page that is just being put in its place is looked at again.
async fn press(page: &Client, css: &str) {
    for _ in 0..100 {
        if let Ok(found) = page.find(Locator::Css(css)).await
            && found.click().await.is_ok()
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{css} cannot be pressed: {}", page.source().await.unwrap_or_default());
}

/// No page is wider than its window.
async fn fits(page: &Client) {
    let wide = page.execute("return document.documentElement.scrollWidth - innerWidth", vec![]).await;
    assert!(wide.as_ref().is_ok_and(|wide| wide.as_i64().is_some_and(|wide| wide <= 0)), "{wide:?}");
}

fn runs(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(test);
}

fn table() -> (Place, String) {
    let place = Place::new();
    let open = "new coinche Ana Bob Cy Dee --dealer Dee --rules contree --set agree=shown --json";
    let id = place.say(open).ok().json()["match"]["id"].as_str().expect("an id").to_owned();
    (place, id)
}

fn first_deal(place: &Place) -> Value {
    place.run(&["show", "--json"]).ok().json()["deals"][0].clone()
}

#[test]
fn two_phones_and_a_wall() {
    let Some(driver) = Driver::start() else { return };
    let (place, id) = table();
    let mut served = Served::start(&place, "onlooker", &[]);
    let at = format!("http://127.0.0.1:{}", served.port);
    runs(async {
        let ana = driver.browser(390, 844, true, "en").await;
        let bob = driver.browser(320, 640, true, "fr").await;
        let wall = driver.browser(1280, 720, true, "en").await;
        for (phone, name) in [(&ana, "Ana"), (&bob, "Bob")] {
            let (token, _) = served.invitation();
            phone.goto(&format!("{at}/join#{token}")).await.expect("the page");
            press(phone, &format!("button[value={name}]")).await;
            shown(phone, "p.foot", name).await;
        }
        wall.goto(&format!("{at}/m/{id}/wall")).await.expect("the wall");
        shown(&wall, ".total", "0").await;
        // From the slate to the recorded deal in six touches.
        press(&ana, "a.go").await;
        for (name, value) in [("bid.player", "1"), ("bid.level", "100"), ("bid.suit", "hearts")] {
            press(&ana, &format!("input[name='{name}'][value='{value}']")).await;
            let chosen = format!("input[name='{name}'][value='{value}']:checked");
            ana.wait()
                .at_most(Duration::from_secs(15))
                .for_element(Locator::Css(&chosen))
                .await
                .expect("chosen");
        }
        fits(&ana).await;
        let figure = ana.find(Locator::Css("input[type=number]")).await.expect("a figure");
        figure.send_keys("172").await.expect("typed");
        shown(&ana, ".fault", "172").await;
        // The page that came meanwhile left the field where it was, with what was typed, for whoever goes on typing.
        let typing = ana.execute(
            "return [document.activeElement === arguments[0], arguments[0].value]",
            vec![serde_json::to_value(&figure).expect("an element")],
        );
        assert_eq!(typing.await.expect("it is on the page"), json!([true, "172"]));
        figure.clear().await.expect("cleared");
        figure.send_keys("131").await.expect("typed");
        shown(&ana, ".enter", "230").await;
        press(&ana, ".enter button.go").await;
        shown(&wall, ".total", "230").await;
        shown(&bob, ".box", "230").await;
        fits(&bob).await;
        assert_eq!(first_deal(&place)["agreement"]["awaits"], json!([2, 4]));
        press(&bob, "button[value=yes]").await;
        for _ in 0..100 {
            if first_deal(&place)["agreement"]["state"] == "agreed" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(first_deal(&place)["agreement"]["agreed"], json!([2]));
        // A correction at the laptop reaches every screen, and asks to be agreed again.
        place.say("amend 1 points ana 120 --yes").ok();
        shown(&wall, ".total", "220").await;
        shown(&ana, ".total", "220").await;
        shown(&bob, ".box", "Donne 1").await;
        // The wall goes on with the next match of the table by itself.
        place.say("new coinche Ana Bob Cy Dee --rules contree --title Rematch").ok();
        shown(&wall, "h1", "Rematch").await;
        for page in [ana, bob, wall] {
            page.close().await.expect("closed");
        }
    });
}

#[test]
fn a_deal_put_right_in_its_form_and_the_next_match_by_touch() {
    let Some(driver) = Driver::start() else { return };
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee --rules contree --set target=200").ok();
    place.say("add bid ana 100 hearts, points ana 131").ok();
    let mut served = Served::start(&place, "onlooker", &[]);
    let at = format!("http://127.0.0.1:{}", served.port);
    runs(async {
        let ana = driver.browser(360, 740, true, "en").await;
        let cy = driver.browser(360, 740, true, "fr").await;
        for (phone, name) in [(&ana, "Ana"), (&cy, "Cy")] {
            let (token, _) = served.invitation();
            phone.goto(&format!("{at}/join#{token}")).await.expect("the page");
            press(phone, &format!("button[value={name}]")).await;
            shown(phone, "p.foot", name).await;
        }
        // The match is over at 230: it is 220 that was played.
        shown(&ana, "form[action$='/next'] button", "Next match").await;
        press(&ana, "a[href*='/deal/1']").await;
        press(&ana, "a.go[href*='amend']").await;
        let figure = ana.wait().for_element(Locator::Css("input[type=number]")).await.expect("a figure");
        assert_eq!(figure.prop("value").await.expect("a value").as_deref(), Some("131"));
        figure.clear().await.expect("cleared");
        figure.send_keys("120").await.expect("typed");
        shown(&ana, ".enter", "220").await;
        press(&ana, ".enter button.go").await;
        shown(&ana, "main", "220").await;
        fits(&ana).await;
        press(&ana, "button[name=sure]").await;
        shown(&cy, ".total", "220").await;
        let deal = first_deal(&place);
        assert_eq!(deal["amended"], json!(true), "{deal}");
        // The next match: asked for, and begun once; the phone of the other one is led to it.
        ana.goto(&format!("{at}/")).await.expect("the slate");
        press(&ana, "form[action$='/next'] button").await;
        shown(&ana, "main", "Ana, Bob, Cy and Dee").await;
        press(&ana, "button[name=sure]").await;
        shown(&ana, "main", "Ana deals").await;
        shown(&cy, "a.go", "Partie suivante").await;
        press(&cy, "a.go").await;
        shown(&cy, "main", "Ana donne").await;
        press(&cy, "a.go[href$='/enter']").await;
        shown(&cy, "h1", "1").await;
        assert_eq!(place.run(&["list", "--json"]).ok().json()["matches"].as_array().map(Vec::len), Some(2));
        for page in [ana, cy] {
            page.close().await.expect("closed");
        }
    });
}

#[test]
fn a_phone_without_scripts() {
    let Some(driver) = Driver::start() else { return };
    let (place, _) = table();
    let mut served = Served::start(&place, "onlooker", &[]);
    let at = format!("http://127.0.0.1:{}", served.port);
    runs(async {
        let phone = driver.browser(390, 844, false, "fr").await;
        let (_, code) = served.invitation();
        phone.goto(&format!("{at}/join")).await.expect("the page");
        let typed = phone.find(Locator::Css("#code")).await.expect("a field");
        typed.send_keys(&code).await.expect("typed");
        press(&phone, "form button").await;
        press(&phone, "button[value=Ana]").await;
        shown(&phone, "h1", "Coinche").await;
        press(&phone, "a.go").await;
        for (name, value) in [("bid.player", "1"), ("bid.level", "100"), ("bid.suit", "hearts")] {
            press(&phone, &format!("input[name='{name}'][value='{value}']")).await;
        }
        phone
            .find(Locator::Css("input[type=number]"))
            .await
            .expect("a figure")
            .send_keys("172")
            .await
            .expect("typed");
        // What it will give is looked at by a button, and what is refused stands beside its field.
        press(&phone, ".enter button.look").await;
        shown(&phone, ".fault", "172").await;
        let figure = phone.find(Locator::Css("input[type=number]")).await.expect("a figure");
        figure.clear().await.expect("cleared");
        figure.send_keys("131").await.expect("typed");
        press(&phone, ".enter button.look").await;
        shown(&phone, ".enter", "230").await;
        press(&phone, ".enter button.go").await;
        shown(&phone, ".total", "230").await;
        assert_eq!(first_deal(&place)["score"], json!({"A": 230, "B": 30}));
        // Taken back, after a question.
        press(&phone, "form[action$='/undo'] button").await;
        press(&phone, "button[name=sure]").await;
        shown(&phone, ".total", "0").await;
        phone.close().await.expect("closed");
    });
    assert_eq!(place.run(&["show", "--json"]).ok().json()["deals"], json!([]));
}

/// Two phones at a table of a hall, a third on the wall: the card's code, a result, the other side's word on every screen.
#[test]
fn two_sides_of_a_table_and_the_wall_of_the_hall() {
    let Some(driver) = Driver::start() else { return };
    let (place, page) = hall("individual whist --rounds 1 --deals 1", 4);
    place.say("contest draw --dice 1 2 3").ok();
    let served = Served::start(&place, "scribe", &["--contest"]);
    let at = format!("http://127.0.0.1:{}", served.port);
    let tables = seated(&standing(&served, &page));
    let code = codes(&served, &page).remove(0);
    runs(async {
        let one = driver.browser(320, 640, true, "fr").await;
        let other = driver.browser(390, 844, true, "en").await;
        let wall = driver.browser(1280, 720, true, "en").await;
        wall.goto(&format!("{at}{page}/wall")).await.expect("the wall");
        shown(&wall, ".open", "1").await;
        for (phone, name) in [(&one, &tables[0][0][0]), (&other, &tables[0][1][0])] {
            phone.goto(&format!("{at}/join#{code}")).await.expect("the page");
            press(phone, &format!("button[value={name}]")).await;
            shown(phone, "p.foot", name).await;
            fits(phone).await;
        }
        for (field, figure) in [("#s0", "101"), ("#s1", "64")] {
            let field = one.find(Locator::Css(field)).await.expect("a field");
            field.send_keys(figure).await.expect("typed");
        }
        press(&one, "form.result button.go").await;
        shown(&one, ".box", "attend l’accord").await;
        shown(&other, ".total", "101").await;
        press(&other, "button[value=agree]").await;
        shown(&other, ".box", "Both sides agree").await;
        shown(&one, ".box", "d’accord").await;
        shown(&wall, "h2", "All tables are done").await;
        place.say("contest lock").ok();
        shown(&wall, ".points", "101").await;
        for page in [&one, &other, &wall] {
            fits(page).await;
        }
        for page in [one, other, wall] {
            page.close().await.expect("closed");
        }
    });
}

/// A phone in ordinary hands: the page is loaded again in the middle of an entry, the table cannot be reached when it is recorded,
/// and the way back leads to a page that listens again. Nothing that was typed is lost, and nothing is written twice.
#[test]
fn a_phone_keeps_what_is_typed() {
    let Some(driver) = Driver::start() else { return };
    let (place, id) = table();
    let mut served = Served::start(&place, "onlooker", &[]);
    let port = served.port.to_string();
    let at = format!("http://127.0.0.1:{port}");
    runs(async {
        let ana = driver.browser(390, 844, true, "fr").await;
        let (token, _) = served.invitation();
        ana.goto(&format!("{at}/join#{token}")).await.expect("the page");
        press(&ana, "button[value=Ana]").await;
        shown(&ana, "p.foot", "Ana").await;
        press(&ana, "a.go").await;
        for (name, value) in [("bid.player", "1"), ("bid.level", "100"), ("bid.suit", "hearts")] {
            press(&ana, &format!("input[name='{name}'][value='{value}']")).await;
            let chosen = format!("input[name='{name}'][value='{value}'][checked]");
            ana.wait().for_element(Locator::Css(&chosen)).await.expect("chosen");
        }
        let figure = ana.find(Locator::Css("input[type=number]")).await.expect("a figure");
        figure.send_keys("131").await.expect("typed");
        shown(&ana, ".enter", "230").await;
        ana.refresh().await.expect("the page");
        shown(&ana, ".enter", "230").await;
        // The table cannot be reached: the page stays, and is sent once it can be.
        served.kill();
        shown(&ana, "#age", "je cherche la table").await;
        press(&ana, ".enter button.go").await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        shown(&ana, ".enter", "230").await;
        assert!(ana.current_url().await.expect("an address").path().ends_with("/enter"));
        let _served = Served::run(place.command(&["serve", "--port", &port, "--token", "onlooker"]));
        press(&ana, ".enter button.go").await;
        shown(&ana, ".total", "230").await;
        // Back at the form, it is that of the next deal: nothing of the last one stands in it.
        ana.back().await.expect("the page");
        shown(&ana, "h1", "Donne 2").await;
        let chosen = ana
            .find_all(Locator::Css("input[name='bid.player']:checked, input[name='bid.suit']:checked"))
            .await
            .expect("answers");
        assert_eq!(chosen.len(), 0);
        press(&ana, ".enter button.go").await;
        shown(&ana, "main", "manque").await;
        ana.goto(&format!("{at}/m/{id}")).await.expect("the slate");
        place.say("add bid bob 80 spades, points bob 100").ok();
        shown(&ana, "table", "80").await;
        ana.close().await.expect("closed");
    });
    assert_eq!(place.run(&["show", "--json"]).ok().json()["deals"].as_array().map(Vec::len), Some(2));
}
