//! The table's page under load, on the built program: 250 tables with four phones each and twenty walls, then deals from many
//! phones at once. `cargo bench --bench serve` prints what it measures.
//!
//! `cargo bench --bench serve -- --tables 10000 --rate 400 --seconds 600` is a federation in its place: so many tables on one server,
//! so many events a second at moments that are fixed beforehand, an event a request, and how late each was acknowledged after its
//! moment. At the end the server is killed, and the rows are counted. `--connections 64` carry them, `--screens 0` of the
//! tables have a screen that waits for news.
#![allow(clippy::print_stdout, clippy::disallowed_methods, missing_docs)]

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

const TABLES: usize = 250;
const PHONES: usize = 4;
const WALLS: usize = 20;
/// The load lasts so long; every table enters one deal in it.
const SPREAD: Duration = Duration::from_secs(10);
const DURABLE: Duration = Duration::from_secs(5);
const DEAL: &str = "line=bid+ana+100+hearts%2C+points+ana+131";

struct Server {
    child: Child,
    port: u16,
    token: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn program(folder: &std::path::Path) -> Command {
    let mut command = Command::new("sh");
    let run = format!("ulimit -n 16384; exec {} \"$@\"", env!("CARGO_BIN_EXE_ardoise"));
    command.args(["-c", &run, "ardoise"]);
    command
        .env("ARDOISE_DB", folder.join("ardoise.db"))
        .env("ARDOISE_CONFIG", folder)
        .env("ARDOISE_COPIES", "off");
    command.stdin(Stdio::null());
    command
}

fn start(folder: &std::path::Path) -> Server {
    use std::io::BufRead as _;
    let mut command = program(folder);
    let mut child = command
        .args(["serve", "--port", "0", "--all", "--token", "scribe"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut lines =
        std::io::BufReader::new(child.stdout.take().expect("the server says where it is")).lines();
    let address = lines.next().expect("the server says where it is").expect("the server says where it is");
    let token = lines.next().expect("the server says where it is").expect("the server says where it is");
    std::thread::spawn(move || lines.for_each(drop));
    let port = address
        .trim_end_matches('/')
        .rsplit(':')
        .next()
        .expect("an address with a port")
        .parse()
        .expect("an address with a port");
    Server { child, port, token: token.trim_start_matches("token ").to_owned() }
}

/// One connection that asks again and again.
struct Asker {
    stream: BufReader<TcpStream>,
    port: u16,
    token: String,
}

impl Asker {
    async fn new(port: u16, token: &str) -> Asker {
        let stream = TcpStream::connect(("127.0.0.1", port)).await.expect("the server listens");
        stream.set_nodelay(true).expect("the server answers");
        Asker { stream: BufReader::new(stream), port, token: token.to_owned() }
    }

    async fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> u16 {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nAuthorization: Bearer {}\r\n{headers}Content-Type: \
             application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.port,
            self.token,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await.expect("the server answers");
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).await.expect("the server answers");
            if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
                status = rest[..3].parse().expect("a number");
            }
            if let Some(rest) = line.to_lowercase().strip_prefix("content-length: ") {
                length = rest.trim().parse().expect("a number");
            }
            if line == "\r\n" {
                break;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await.expect("the server answers");
        status
    }
}

/// A screen: waits for news, fetches its page, and says when it shows it.
async fn screen(
    port: u16,
    token: String,
    table: usize,
    id: String,
    page: String,
    shows: UnboundedSender<(usize, Instant)>,
    ready: Arc<AtomicUsize>,
) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.expect("the server listens");
    stream
        .write_all(format!("GET /m/{id}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n").as_bytes())
        .await
        .expect("the server answers");
    let mut lines = BufReader::with_capacity(1024, stream).lines();
    let mut asker: Option<Asker> = None;
    let mut first = true;
    while let Ok(Some(line)) = lines.next_line().await {
        if !line.starts_with("data:") {
            continue;
        }
        if std::mem::take(&mut first) {
            ready.fetch_add(1, Ordering::Relaxed);
            continue;
        }
        if asker.is_none() {
            asker = Some(Asker::new(port, &token).await);
        }
        let status =
            asker.as_mut().expect("it was opened above").ask("GET", &page, "x-part: 1\r\n", "").await;
        assert_eq!(status, 200);
        let _ = shows.send((table, Instant::now()));
        // A browser closes what it does not use.
        asker = None;
    }
}

fn resident(pid: u32) -> String {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or("VmRSS ?").to_owned()
}

async fn load(server: &Server, ids: &[String]) -> tokio::task::JoinSet<()> {
    let (shows, mut shown) = unbounded_channel();
    let ready = Arc::new(AtomicUsize::new(0));
    let mut looking = tokio::task::JoinSet::new();
    for (table, id) in ids.iter().enumerate().take(TABLES) {
        let screens = PHONES + usize::from(table < WALLS);
        for at in 0..screens {
            let id = id.clone();
            let page = if at < PHONES { format!("/m/{id}") } else { format!("/m/{id}/wall") };
            looking.spawn(screen(
                server.port,
                server.token.clone(),
                table,
                id,
                page,
                shows.clone(),
                Arc::clone(&ready),
            ));
        }
    }
    let streams = TABLES * PHONES + WALLS;
    while ready.load(Ordering::Relaxed) < streams {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("{streams} streams open, {}", resident(server.child.id()));
    let mut posts = Vec::new();
    for (table, id) in ids.iter().enumerate().take(TABLES) {
        let (port, token, id) = (server.port, server.token.clone(), id.clone());
        posts.push(tokio::spawn(async move {
            tokio::time::sleep(SPREAD.mul_f64(table as f64 / TABLES as f64)).await;
            let mut asker = Asker::new(port, &token).await;
            let key = uuid::Uuid::now_v7();
            let status = asker
                .ask(
                    "POST",
                    &format!("/m/{id}/record"),
                    "Accept: application/json\r\n",
                    &format!("{DEAL}&key={key}"),
                )
                .await;
            assert_eq!(status, 200);
            Instant::now()
        }));
    }
    let mut acknowledged = Vec::new();
    for post in posts {
        acknowledged.push(post.await.expect("a task that ends"));
    }
    let mut late: Vec<Duration> = Vec::new();
    while late.len() < streams {
        let Ok(Some((table, at))) = tokio::time::timeout(Duration::from_secs(5), shown.recv()).await else {
            break;
        };
        late.push(at.saturating_duration_since(acknowledged[table]));
    }
    late.sort();
    println!(
        "acknowledged to shown: {} of {streams} screens; half {:?}, 95 of 100 {:?}, the last {:?}; {}",
        late.len(),
        late[late.len() / 2],
        late[late.len() * 95 / 100],
        late[late.len() - 1],
        resident(server.child.id()),
    );
    looking
}

async fn durable(server: &Server, ids: &[String]) {
    let events = Arc::new(AtomicUsize::new(0));
    let until = Instant::now() + DURABLE;
    let began = Instant::now();
    let mut phones = Vec::new();
    for id in ids.iter().take(TABLES) {
        let (port, token, id, events) = (server.port, server.token.clone(), id.clone(), Arc::clone(&events));
        phones.push(tokio::spawn(async move {
            let mut asker = Asker::new(port, &token).await;
            while Instant::now() < until {
                let key = uuid::Uuid::now_v7();
                let body = format!("{DEAL}&key={key}");
                let status = asker
                    .ask("POST", &format!("/m/{id}/record"), "Accept: application/json\r\n", &body)
                    .await;
                match status {
                    200 => _ = events.fetch_add(2, Ordering::Relaxed),
                    // The match is over.
                    _ => return,
                }
            }
        }));
    }
    for phone in phones {
        phone.await.expect("a task that ends");
    }
    let events = events.load(Ordering::Relaxed);
    println!(
        "durable: {events} events in {:?}, {:.0} a second",
        began.elapsed(),
        events as f64 / began.elapsed().as_secs_f64()
    );
}

/// A federation: how many tables, how fast, how long, over how many connections, and how many screens look on.
struct Federation {
    tables: usize,
    rate: u32,
    seconds: u32,
    connections: usize,
    screens: usize,
}

impl Federation {
    /// As the arguments say; none without `--tables`.
    fn asked() -> Option<Federation> {
        let args: Vec<String> = std::env::args().collect();
        let number = |name: &str| {
            let at = args.iter().position(|arg| arg == name)?;
            Some(args.get(at + 1).and_then(|text| text.parse().ok()).expect("a number"))
        };
        Some(Federation {
            tables: number("--tables")?,
            rate: number("--rate").unwrap_or(400) as u32,
            seconds: number("--seconds").unwrap_or(600) as u32,
            connections: number("--connections").unwrap_or(64),
            screens: number("--screens").unwrap_or(0),
        })
    }

    /// Opens the tables in one command, and tells their matches.
    fn opened(&self, folder: &std::path::Path) -> Vec<String> {
        let sheets = folder.join("sheets");
        std::fs::create_dir_all(&sheets).expect("a folder");
        for table in 0..self.tables {
            let [ana, bob, cy, dee] = ["Ana", "Bob", "Cy", "Dee"].map(|name| format!("{name}{table}"));
            let text = format!(
                "match coinche \"Table {table}\"\ndate 2026-11-22\nplayers {ana} {bob} {cy} {dee}\nrules contree\nset \
                 target 100000\ndealer {dee}\n"
            );
            std::fs::write(sheets.join(format!("{table}.sheet")), text).expect("a sheet is written");
        }
        let done = program(folder)
            .arg("import")
            .arg(&sheets)
            .stdout(Stdio::null())
            .status()
            .expect("the program runs");
        assert!(done.success());
        let conn = rusqlite::Connection::open(folder.join("ardoise.db")).expect("the log is read");
        let mut ids = conn.prepare("SELECT id FROM match").expect("the log is read");
        let ids: Vec<String> = ids
            .query_map([], |row| row.get(0))
            .expect("the log is read")
            .map(|id| id.expect("an id"))
            .collect();
        assert_eq!(ids.len(), self.tables);
        ids
    }

    /// Every event at its moment, whatever became of those before.
    async fn meets(&self, server: &Server, ids: &[String]) -> usize {
        let news = Arc::new(AtomicUsize::new(0));
        for id in ids.iter().take(self.screens) {
            tokio::spawn(listens(server.port, id.clone(), Arc::clone(&news)));
        }
        while news.load(Ordering::Relaxed) < self.screens {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let before = news.load(Ordering::Relaxed);
        println!("{} tables, {} streams open, {}", self.tables, self.screens, resident(server.child.id()));
        let (all, next) = (self.rate as usize * self.seconds as usize, Arc::new(AtomicUsize::new(0)));
        let ids: Arc<[String]> = ids.into();
        let began = tokio::time::Instant::now() + Duration::from_secs(1);
        let mut carriers = Vec::new();
        for _ in 0..self.connections {
            let (next, ids, rate) = (Arc::clone(&next), Arc::clone(&ids), self.rate);
            let (port, token) = (server.port, server.token.clone());
            carriers.push(tokio::spawn(async move {
                let mut asker = Asker::new(port, &token).await;
                let (mut late, mut refused) = (Vec::new(), 0);
                loop {
                    let no = next.fetch_add(1, Ordering::Relaxed);
                    if no >= all {
                        return (late, refused);
                    }
                    let due = began + Duration::from_secs(1).mul_f64(no as f64 / f64::from(rate));
                    tokio::time::sleep_until(due).await;
                    // Round by round, each in an order that is not that of the file: a bid, then its points.
                    let id = &ids[(no % ids.len() * 7919) % ids.len()];
                    let line = if no / ids.len() % 2 == 0 { "bid+ana+100+hearts" } else { "points+ana+131" };
                    let body = format!("line={line}&key={}", uuid::Uuid::now_v7());
                    let path = format!("/m/{id}/record");
                    match asker.ask("POST", &path, "Accept: application/json\r\n", &body).await {
                        200 => late.push(due.elapsed()),
                        _ => refused += 1,
                    }
                }
            }));
        }
        let (mut late, mut refused) = (Vec::with_capacity(all), 0);
        for carrier in carriers {
            let (own, not) = carrier.await.expect("a task that ends");
            late.extend(own);
            refused += not;
        }
        let took = began.elapsed().as_secs_f64();
        late.sort();
        let of = |hundredth: usize| late[(late.len() * hundredth / 100).min(late.len() - 1)];
        println!(
            "{} of {all} events acknowledged in {took:.1} s, {:.0} a second, {refused} refused; after their moment: half {:?}, 95 of 100 \
             {:?}, 99 of 100 {:?} (50 ms are asked for), the last {:?}; {} told of news; {}",
            late.len(),
            late.len() as f64 / took,
            of(50),
            of(95),
            of(99),
            of(100),
            news.load(Ordering::Relaxed) - before,
            resident(server.child.id()),
        );
        late.len()
    }

    /// A federation meets; then the server is killed, and what it acknowledged must be there.
    fn run(&self) {
        let folder = std::env::temp_dir().join(format!("ardoise-bench-{}", uuid::Uuid::now_v7()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let ids = self.opened(&folder);
        let server = start(&folder);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let acknowledged = runtime.block_on(self.meets(&server, &ids));
        drop(server);
        let conn = rusqlite::Connection::open(folder.join("ardoise.db")).expect("the log is read");
        let rows = "SELECT count(*) FROM event WHERE kind = 'play'";
        let rows: u32 = conn.query_row(rows, [], |row| row.get(0)).expect("the log is read");
        println!("the server is killed: {rows} events stand in the log");
        assert_eq!(rows as usize, acknowledged, "every one that was acknowledged, and no other");
        let _ = std::fs::remove_dir_all(folder);
    }
}

/// A screen that waits for news and fetches nothing.
async fn listens(port: u16, id: String, news: Arc<AtomicUsize>) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.expect("the server listens");
    let ask = format!("GET /m/{id}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.expect("the server answers");
    let mut lines = BufReader::with_capacity(1024, stream).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        news.fetch_add(usize::from(line.starts_with("data:")), Ordering::Relaxed);
    }
}

fn main() {
    if let Some(federation) = Federation::asked() {
        return federation.run();
    }
    let folder = std::env::temp_dir().join(format!("ardoise-bench-{}", uuid::Uuid::now_v7()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let opened = |table: usize| {
        let players = ["Ana", "Bob", "Cy", "Dee"].map(|name| format!("{name}{table}"));
        let mut command = program(&folder);
        command.args(["new", "coinche"]).args(players).args(["--set", "target=100000", "--json"]);
        let opened: serde_json::Value =
            serde_json::from_slice(&command.output().expect("the program runs").stdout)
                .expect("the program runs");
        opened["match"]["id"].as_str().expect("an id").to_owned()
    };
    let ids: Vec<String> = (0..2 * TABLES).map(opened).collect();
    let server = start(&folder);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut looking = load(&server, &ids).await;
        println!("every screen looks on and fetches its page:");
        durable(&server, &ids).await;
        looking.shutdown().await;
        println!("other tables, phones that type and nobody who looks on:");
        durable(&server, &ids[TABLES..]).await;
    });
    drop(server);
    let _ = std::fs::remove_dir_all(folder);
}
