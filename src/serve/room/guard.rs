//! Who is listened to: requests for one of our own addresses, from our own pages, not too many of them.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::serve::{IncomingStream, Listener};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep};

use crate::serve::room::Room;

/// Bodies are no longer than this.
pub const LONGEST_BODY: usize = 16 * 1024;
/// So many connections of one address of the network are open at once: a household behind one address has ten phones
/// with six connections each.
const CONNECTIONS: usize = 64;
/// So long a connection may stand without an answer that goes back on it, whatever drips in: one that is half sent holds no
/// place for ever. A stream of news says something more often.
const SILENCE: Duration = Duration::from_secs(40);
/// So many requests of one address of the network are answered in a burst, and so many a second after that.
const BURST: f64 = 120.0;
const A_SECOND: f64 = 20.0;

/// The addresses under which the server is known, as a `Host` names them.
#[derive(Debug, Clone, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// This machine by its names, and by each of its addresses that is listened on.
    #[must_use]
    pub fn new(port: u16, addresses: &[IpAddr]) -> Hosts {
        let own = ["127.0.0.1", "localhost", "[::1]"].map(str::to_owned);
        let others = addresses.iter().map(|address| match address {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => format!("[{address}]"),
        });
        let names = own.into_iter().chain(others);
        Hosts(
            names
                .flat_map(|name| {
                    // A browser leaves the usual port out.
                    let bare = (port == 80).then(|| name.clone());
                    [Some(format!("{name}:{port}")), bare].into_iter().flatten()
                })
                .collect(),
        )
    }

    fn knows(&self, host: &str) -> bool {
        self.0.iter().any(|own| own.eq_ignore_ascii_case(host))
    }

    /// Is a request for one of our addresses, and if it would change something, from one of our pages?
    #[must_use]
    pub fn accept(&self, method: &Method, headers: &HeaderMap, target: Option<&str>) -> bool {
        let mut named = headers.get_all(header::HOST).iter();
        let (Some(host), None) = (named.next(), named.next()) else { return false };
        let Ok(host) = host.to_str() else { return false };
        if !self.knows(host) || target.is_some_and(|target| !self.knows(target)) {
            return false;
        }
        if matches!(*method, Method::GET | Method::HEAD) {
            return true;
        }
        let origin = |value: &HeaderValue| {
            value
                .to_str()
                .ok()
                .and_then(|text| text.strip_prefix("http://"))
                .is_some_and(|own| self.knows(own))
        };
        let site = |value: &HeaderValue| matches!(value.as_bytes(), b"same-origin" | b"none");
        headers.get_all(header::ORIGIN).iter().all(origin)
            && headers.get_all("sec-fetch-site").iter().all(site)
    }
}

/// How much each address of the network may still ask.
#[derive(Debug, Default)]
pub struct Rates(HashMap<IpAddr, (f64, i64)>);

impl Rates {
    /// One more request at a moment in milliseconds: is it answered?
    pub fn ask(&mut self, address: IpAddr, now: i64) -> bool {
        if address.is_loopback() {
            return true;
        }
        if self.0.len() > 4_096 {
            self.0.retain(|_, (_, last)| now.saturating_sub(*last) < 60_000);
        }
        let (left, last) = self.0.entry(address).or_insert((BURST, now));
        let passed = f64::from(i32::try_from(now.saturating_sub(*last).max(0)).unwrap_or(i32::MAX)) / 1_000.0;
        *left = (*left + passed * A_SECOND).min(BURST);
        *last = now;
        if *left < 1.0 {
            return false;
        }
        *left -= 1.0;
        true
    }
}

/// The address of whoever asks.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// Connections, so many of an address.
#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Door {
    /// A door on what listens.
    #[must_use]
    pub fn new(listener: TcpListener) -> Door {
        Door { listener, open: Arc::default() }
    }

    fn enters(&self, address: IpAddr) -> Option<Inside> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_insert(0);
        if *count >= CONNECTIONS && !address.is_loopback() {
            return None;
        }
        *count += 1;
        Some(Inside { address, open: Arc::clone(&self.open) })
    }
}

/// A connection that is counted as long as it lasts.
#[derive(Debug)]
struct Inside {
    address: IpAddr,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

impl Listener for Door {
    type Io = Counted;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Counted, SocketAddr) {
        loop {
            let (stream, peer) = Listener::accept(&mut self.listener).await;
            if let Some(inside) = self.enters(peer.ip()) {
                // A page that waits for its answer does not wait for the next packet.
                let _ = stream.set_nodelay(true);
                return (Counted::new(stream, SILENCE, inside), peer);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection with its place in the count, which ends where nothing has been answered on it for long.
#[derive(Debug)]
pub struct Counted {
    stream: TcpStream,
    silence: Duration,
    silent: Pin<Box<Sleep>>,
    _inside: Inside,
}

impl Counted {
    fn new(stream: TcpStream, silence: Duration, inside: Inside) -> Counted {
        Counted { stream, silence, silent: Box::pin(tokio::time::sleep(silence)), _inside: inside }
    }

    /// What waits for the other side waits no longer than this.
    fn waits<T>(&mut self, context: &mut Context<'_>) -> Poll<std::io::Result<T>> {
        self.silent.as_mut().poll(context).map(|()| Err(std::io::ErrorKind::TimedOut.into()))
    }
}

impl tokio::io::AsyncRead for Counted {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut tokio::io::ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let own = self.get_mut();
        match own.waits(context) {
            Poll::Pending => Pin::new(&mut own.stream).poll_read(context, into),
            over @ Poll::Ready(_) => over,
        }
    }
}

impl tokio::io::AsyncWrite for Counted {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let own = self.get_mut();
        let written = Pin::new(&mut own.stream).poll_write(context, bytes);
        match written {
            Poll::Pending => own.waits(context),
            Poll::Ready(_) => {
                own.silent.as_mut().reset(Instant::now() + own.silence);
                written
            }
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

/// What every answer says to the browser: nothing from elsewhere, in no frame, no other host told where it came from. (With
/// `no-referrer` a browser would hide its own `Origin` from us as well.)
const HEADERS: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'; object-src 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Lets a request through to its page, or not.
pub async fn guard(
    State(room): State<Arc<Room>>,
    ConnectInfo(Peer(peer)): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let target = request.uri().authority().map(ToString::to_string);
    let mut response = if !room.hosts().accept(request.method(), request.headers(), target.as_deref()) {
        StatusCode::FORBIDDEN.into_response()
    } else if !room.asks(peer.ip()) {
        StatusCode::TOO_MANY_REQUESTS.into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_str(value).unwrap());
        }
        headers
    }

    #[test]
    fn only_our_own_addresses_and_pages_are_answered() {
        let hosts = Hosts::new(7462, &["192.168.1.20".parse().unwrap()]);
        let accepts =
            |method: Method, pairs: &[(&'static str, &str)]| hosts.accept(&method, &headers(pairs), None);
        for own in ["127.0.0.1:7462", "localhost:7462", "[::1]:7462", "192.168.1.20:7462", "LOCALHOST:7462"] {
            assert!(accepts(Method::GET, &[("host", own)]), "{own}");
        }
        for other in
            ["evil.example:7462", "127.0.0.1", "127.0.0.1:80", "192.168.1.21:7462", "localhost.:7462", ""]
        {
            assert!(!accepts(Method::GET, &[("host", other)]), "{other}");
        }
        assert!(!accepts(Method::GET, &[]));
        assert!(!accepts(Method::GET, &[("host", "localhost:7462"), ("host", "evil.example")]));
        let post = |pairs: &[(&'static str, &str)]| {
            let mut all = vec![("host", "localhost:7462")];
            all.extend_from_slice(pairs);
            accepts(Method::POST, &all)
        };
        assert!(post(&[]) && post(&[("origin", "http://localhost:7462"), ("sec-fetch-site", "same-origin")]));
        for origin in
            ["null", "https://localhost:7462", "http://evil.example", "http://localhost:7462.evil.example"]
        {
            assert!(!post(&[("origin", origin)]), "{origin}");
        }
        for site in ["cross-site", "same-site", ""] {
            assert!(!post(&[("sec-fetch-site", site)]), "{site}");
        }
    }

    /// What drips in, and is answered by nothing, is read until the silence has lasted; an answer begins it anew.
    #[test]
    fn a_request_that_is_half_sent_ends() {
        use std::io::Write as _;
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let door = Door::new(TcpListener::bind("127.0.0.1:0").await.unwrap());
            let mut phone = std::net::TcpStream::connect(door.local_addr().unwrap()).unwrap();
            let (stream, peer) = door.listener.accept().await.unwrap();
            let inside = door.enters(peer.ip()).unwrap();
            let mut counted = Counted::new(stream, Duration::from_millis(60), inside);
            let before = counted.silent.deadline();
            tokio::time::sleep(Duration::from_millis(5)).await;
            counted.write_all(b"here").await.unwrap();
            assert!(counted.silent.deadline() > before);
            let drips = std::thread::spawn(move || {
                while phone.write_all(b"x").is_ok() {
                    std::thread::sleep(Duration::from_millis(5));
                }
            });
            let mut heard = Vec::new();
            let over = counted.read_to_end(&mut heard).await.unwrap_err();
            assert_eq!(over.kind(), std::io::ErrorKind::TimedOut);
            assert!(door.open.lock().unwrap().contains_key(&peer.ip()));
            drop(counted);
            assert!(door.open.lock().unwrap().is_empty());
            drips.join().unwrap();
        });
    }

    #[test]
    fn who_asks_too_much_waits() {
        let (near, far) = ("127.0.0.1".parse().unwrap(), "192.168.1.9".parse().unwrap());
        let mut rates = Rates::default();
        assert!((0..1_000).all(|_| rates.ask(near, 0)));
        assert_eq!((0..1_000).filter(|_| rates.ask(far, 0)).count(), 120);
        assert!(!rates.ask(far, 10) && rates.ask(far, 100));
    }
}
