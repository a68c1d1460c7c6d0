//! An object store as the place of several machines: a real server that speaks S3 (moto's), started by the tests; where there is
//! none, that is said aloud. Connections are cut by a proxy between.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use super::program::{Done, Place};

/// A server of its own, ended with the test.
struct Server {
    child: Child,
    port: u16,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

impl Server {
    /// Starts it and makes a bucket; none where it is not installed.
    fn start() -> Option<Server> {
        Server::run(Command::new("moto_server"))
    }

    #[expect(clippy::print_stderr, reason = "a test that was skipped says so")]
    fn run(mut command: Command) -> Option<Server> {
        // It takes a port itself, and says which: one that is only looked for may be another's by then.
        command.args(["-p", "0"]).env("PYTHONUNBUFFERED", "1").stdout(Stdio::null()).stderr(Stdio::piped());
        let Ok(mut child) = command.spawn() else {
            eprintln!(
                "\n*** SKIPPED: moto_server is not installed (pip install 'moto[server]'); no object store was tried ***\n"
            );
            return None;
        };
        let mut said =
            BufReader::new(child.stderr.take().expect("what it says")).lines().map_while(Result::ok);
        let port = said.find_map(|line| line.rsplit_once("http://127.0.0.1:")?.1.trim().parse().ok());
        // What it says of every request is read, so that it never waits for that.
        std::thread::spawn(move || said.for_each(drop));
        let server = Server { child, port: port.expect("the port that it took") };
        for _ in 0..600 {
            if server.request("PUT", "/club").is_some_and(|answer| answer.contains(" 200 ")) {
                return Some(server);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("moto_server does not answer");
    }

    fn request(&self, method: &str, path: &str) -> Option<String> {
        Some(String::from_utf8_lossy(&self.bytes(method, path)?).into_owned())
    }

    fn bytes(&self, method: &str, path: &str) -> Option<Vec<u8>> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\
             Authorization: AWS4-HMAC-SHA256 Credential=a/20261122/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).ok()?;
        Some(answer)
    }
}

/// Passes bytes on to a server, and cuts every connection after so many bytes in all.
fn cutting(to: u16, bytes: usize) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let left = Arc::new(AtomicUsize::new(bytes));
    std::thread::spawn(move || {
        for client in listener.incoming().map_while(Result::ok) {
            let Ok(server) = TcpStream::connect(("127.0.0.1", to)) else { return };
            let pairs = [(client.try_clone(), server.try_clone()), (Ok(server), Ok(client))];
            for (from, into) in pairs {
                let (Ok(mut from), Ok(mut into), left) = (from, into, Arc::clone(&left)) else { continue };
                std::thread::spawn(move || {
                    let mut some = [0; 512];
                    while let Ok(count @ 1..) = from.read(&mut some) {
                        let allowed = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                            left.checked_sub(count)
                        });
                        if allowed.is_err() || into.write_all(&some[..count]).is_err() {
                            break;
                        }
                    }
                    let _ = from.shutdown(std::net::Shutdown::Both);
                    let _ = into.shutdown(std::net::Shutdown::Both);
                });
            }
        }
    });
    port
}

fn sync(place: &Place, port: u16, more: &str) -> Done {
    sync_as(place, port, &format!("sync s3://club/scores {more} --json"), &[])
}

/// An exchange by somebody whose keys are in the environment, changed as it is said.
fn sync_as(place: &Place, port: u16, line: &str, changed: &[(&str, &str)]) -> Done {
    let args: Vec<&str> = line.split_whitespace().collect();
    let mut command = place.command(&args);
    command
        .env("HOME", place.path(""))
        .env("AWS_ACCESS_KEY_ID", "a")
        .env("AWS_SECRET_ACCESS_KEY", "b")
        .env("AWS_REGION", "us-east-1")
        .env("AWS_ENDPOINT_URL", format!("http://127.0.0.1:{port}"));
    for (name, value) in changed {
        match *value {
            "" => command.env_remove(name),
            value => command.env(name, value),
        };
    }
    Done::of(command.output().expect("the program runs"), &args)
}

fn heads(place: &Place) -> Value {
    let list = place.say("list --json").ok().json();
    let ids =
        list["matches"].as_array().expect("matches").iter().map(|found| found["id"].as_str().expect("an id"));
    let mut heads: Vec<Value> = ids
        .map(|id| json!([id, place.say(&format!("show {id} --json")).ok().json()["match"]["hash"]]))
        .collect();
    heads.sort_by_key(Value::to_string);
    json!(heads)
}

#[test]
fn two_machines_meet_in_a_bucket_though_connections_are_cut() {
    let Some(server) = Server::start() else { return };
    let (one, two) = (Place::new(), Place::new());
    for title in ["one", "two", "three"] {
        one.say(&format!("new coinche Ana Bob Cy Dee --dealer Dee --title {title}")).ok();
        one.say("add bid ana 100 hearts, points ana 112").ok();
    }
    // Cut ever later: what was carried until then stays, and one of them is the first to come through.
    let mut came_through = None;
    for bytes in [100, 1500, 3000, 6000, 100_000] {
        let done = sync(&one, cutting(server.port, bytes), "");
        if done.status == 0 {
            came_through = Some(bytes);
            break;
        }
        assert_eq!(done.status, 1, "{}", done.out);
    }
    assert!(came_through.is_some_and(|bytes| bytes > 100));
    let met = sync(&one, server.port, "").ok().json();
    assert_eq!((&met["sent"], &met["there"], &met["damaged"]), (&json!(0), &json!(3), &json!([])), "{met}");
    let met = sync(&two, server.port, "").ok().json();
    assert_eq!((&met["received"], &met["damaged"]), (&json!(3), &json!([])), "{met}");
    assert_eq!(heads(&one), heads(&two));
    // Both go on in the same match, otherwise.
    one.say("add bid bob 90 spades, points bob 110").ok();
    two.say("add bid cy 80 clubs, points cy 92").ok();
    for place in [&one, &two, &one, &two] {
        sync(place, server.port, "").ok();
    }
    assert_eq!(heads(&one), heads(&two));
    assert_eq!(heads(&one).as_array().map(Vec::len), Some(4));
    assert_eq!(sync(&two, server.port, "--status").ok().json()["missing_there"], json!([]));
}

#[test]
fn a_bucket_that_refuses_says_what_and_what_to_do() {
    // Its first request needs no rights, every later one those of a user that it knows: it knows none.
    let mut strict = Command::new("moto_server");
    strict.env("INITIAL_NO_AUTH_ACTION_COUNT", "1");
    let (Some(open), Some(strict)) = (Server::start(), Server::run(strict)) else { return };
    let place = Place::new();
    place.say("new coinche Ana Bob Cy Dee --dealer Dee").ok();
    let club = "sync s3://club/scores";
    type Pair = (&'static str, &'static str);
    type Case = (u16, &'static str, &'static [Pair], [Pair; 3]);
    let cases: [Case; 4] = [
        (
            open.port,
            "sync s3://nobody/scores",
            &[],
            [
                ("The target cannot be read: there is no such bucket.", "Is the name right?"),
                ("La destination ne peut pas être lue : ce seau n’existe pas.", "Le nom est-il juste ?"),
                ("De bestemming is niet te lezen: die bucket bestaat niet.", "Klopt de naam?"),
            ],
        ),
        (
            strict.port,
            club,
            &[],
            [
                ("The target cannot be read: it does not accept this access key.", "To be checked: AWS_"),
                ("La destination ne peut pas être lue : elle refuse cette clé d’accès.", "À vérifier : AWS_"),
                (
                    "De bestemming is niet te lezen: ze aanvaardt deze toegangssleutel niet.",
                    "Na te kijken: AWS_",
                ),
            ],
        ),
        (
            open.port,
            club,
            &[("AWS_ACCESS_KEY_ID", ""), ("AWS_SECRET_ACCESS_KEY", "")],
            [
                ("Nothing says who asks for the bucket “club”", "Set AWS_ACCESS_KEY_ID"),
                ("Rien ne dit qui demande le seau « club »", "Mettez AWS_ACCESS_KEY_ID"),
                ("Niets zegt wie de bucket “club” vraagt", "Stel AWS_ACCESS_KEY_ID"),
            ],
        ),
        (
            free_port(),
            club,
            &[],
            [
                ("The target does not answer: nobody is at that address.", "AWS_ENDPOINT_URL"),
                ("La destination ne répond pas : il n’y a personne à cette adresse.", "AWS_ENDPOINT_URL"),
                ("De bestemming antwoordt niet: op dat adres is niemand.", "AWS_ENDPOINT_URL"),
            ],
        ),
    ];
    for (port, line, changed, said) in cases {
        for (lang, (wrong, what_to_do)) in ["en", "fr", "nl"].into_iter().zip(said) {
            let done = sync_as(&place, port, &format!("{line} --lang {lang}"), changed).refused(1, wrong);
            assert!(done.err.lines().count() == 2 && done.err.contains(what_to_do), "{}", done.err);
        }
    }
    sync_as(&place, open.port, club, &[("AWS_SECRET_ACCESS_KEY", "")]).refused(1, "Nothing says who asks");
    place.say("check").ok();
    assert_eq!(sync(&place, open.port, "").ok().json()["sent"], 1);
}

#[cfg(feature = "age")]
#[test]
fn what_is_closed_in_a_bucket_is_read_only_with_the_key_though_connections_are_cut() {
    use age::secrecy::ExposeSecret as _;
    let Some(server) = Server::start() else { return };
    let (one, two) = (Place::new(), Place::new());
    let key = |place: &Place, name: &str| {
        let key = age::x25519::Identity::generate().to_string();
        place.write(name, &format!("# made by a test\n{}\n", key.expose_secret()))
    };
    let (own, foreign) = (key(&one, "club.key"), key(&two, "other.key"));
    let exchange = |place: &Place, port: u16, target: &str, how: &str, said: &str| {
        sync_as(place, port, &format!("sync {target} {how} --json"), &[("ARDOISE_PASSPHRASE", said)])
    };
    for title in ["one", "two", "three"] {
        one.say(&format!("new coinche Zoltan Bob Cy Dee --dealer Dee --title {title}")).ok();
    }
    let by_key = format!("--key {own}");
    for (target, how, said) in [
        ("s3://club/keyed", by_key.as_str(), ""),
        ("s3://club/said", "--passphrase", "four cards at a table"),
    ] {
        for bytes in [200, 2_000, 4_000] {
            let done = exchange(&one, cutting(server.port, bytes), target, how, said);
            assert_eq!(done.status, 1, "cut after {bytes}: {}", done.out);
        }
        let met = exchange(&one, server.port, target, how, said).ok().json();
        assert_eq!((&met["there"], &met["damaged"]), (&json!(3), &json!([])), "{target}: {met}");
        // Nobody who reads the bucket reads a name.
        let prefix = target.trim_start_matches("s3://club/");
        let listed = server.request("GET", &format!("/club?list-type=2&prefix={prefix}")).expect("a list");
        let keys: Vec<&str> =
            listed.split("<Key>").skip(1).filter_map(|rest| rest.split("</Key>").next()).collect();
        assert!(keys.len() >= 2, "{listed}");
        for key in keys {
            let object = server.bytes("GET", &format!("/club/{key}")).expect("an object");
            let holds = |words: &[u8]| object.windows(words.len()).any(|some| some == words);
            assert!(holds(b"age-encryption.org/") && !holds(b"Zoltan") && !holds(b"ardoise"), "{key}");
        }
        // Without the key, or with another one, nothing comes; what is here stays.
        let met = exchange(&two, server.port, target, "", "").ok().json();
        assert_eq!((&met["received"], &met["flaws"][0]["what"]), (&json!(0), &json!("sealed")), "{met}");
        let other = if said.is_empty() { format!("--key {foreign}") } else { how.to_owned() };
        let refused = exchange(&two, server.port, target, &other, "five cards");
        match said {
            "" => assert_eq!(refused.ok().json()["flaws"][0]["what"], "sealed"),
            _ => assert_eq!((refused.status, &refused.json()["error"]["id"]), (1, &json!("sync-locked"))),
        }
    }
    assert_eq!(heads(&two), json!([]));
    let met = exchange(&two, server.port, "s3://club/keyed", &by_key, "").ok().json();
    assert_eq!((&met["received"], &met["damaged"]), (&json!(3), &json!([])), "{met}");
    assert_eq!(heads(&one), heads(&two));
    two.say("add bid bob 90 spades, points bob 110").ok();
    let met =
        exchange(&two, server.port, "s3://club/said", "--passphrase", "four cards at a table").ok().json();
    assert_eq!(
        (&met["sent"], &met["received"], &met["damaged"]),
        (&json!(1), &json!(0), &json!([])),
        "{met}"
    );
    exchange(&one, server.port, "s3://club/said", "--passphrase", "four cards at a table").ok();
    assert_eq!(heads(&one), heads(&two));
}
