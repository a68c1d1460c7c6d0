//! An object store as the place of several machines: a real server that speaks S3 (moto's), started by the tests; where there is
//! none, that is said aloud. Connections are cut by a proxy between.

use std::io::{Read as _, Write as _};
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
    #[expect(clippy::print_stderr, reason = "a test that was skipped says so")]
    fn start() -> Option<Server> {
        let port = free_port();
        let mut command = Command::new("moto_server");
        command.args(["-p", &port.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(child) = command.spawn() else {
            eprintln!(
                "\n*** SKIPPED: moto_server is not installed (pip install 'moto[server]'); no object store was tried ***\n"
            );
            return None;
        };
        let server = Server { child, port };
        for _ in 0..600 {
            if server.request("PUT", "/club").is_some_and(|answer| answer.contains(" 200 ")) {
                return Some(server);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("moto_server does not answer");
    }

    fn request(&self, method: &str, path: &str) -> Option<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\
             Authorization: AWS4-HMAC-SHA256 Credential=a/20261122/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
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
    let line = format!("sync s3://club/scores {more} --json");
    let args: Vec<&str> = line.split_whitespace().collect();
    let mut command = place.command(&args);
    command
        .env("AWS_ACCESS_KEY_ID", "a")
        .env("AWS_SECRET_ACCESS_KEY", "b")
        .env("AWS_REGION", "us-east-1")
        .env("AWS_ENDPOINT_URL", format!("http://127.0.0.1:{port}"));
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
